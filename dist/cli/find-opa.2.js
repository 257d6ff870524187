export const id = 8190;
export const ids = [8190];
export const modules = {
};
