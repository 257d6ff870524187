export const id = 8570;
export const ids = [8570];
export const modules = {
};
