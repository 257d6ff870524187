export const id = 1864;
export const ids = [1864];
export const modules = {
};
