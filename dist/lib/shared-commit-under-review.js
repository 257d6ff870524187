export const id = 6077;
export const ids = [6077];
export const modules = {
};
