export const id = 928;
export const ids = [928];
export const modules = {
};
