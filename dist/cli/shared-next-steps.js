export const id = 2189;
export const ids = [2189];
export const modules = {
};
