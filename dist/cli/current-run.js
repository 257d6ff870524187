export const id = 189;
export const ids = [189];
export const modules = {
};
