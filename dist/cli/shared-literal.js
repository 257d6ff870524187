export const id = 6754;
export const ids = [6754];
export const modules = {
};
