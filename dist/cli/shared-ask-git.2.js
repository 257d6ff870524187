export const id = 9796;
export const ids = [9796];
export const modules = {
};
