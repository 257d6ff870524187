export const id = 458;
export const ids = [458];
export const modules = {
};
