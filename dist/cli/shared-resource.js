export const id = 7649;
export const ids = [7649];
export const modules = {
};
