export const id = 7544;
export const ids = [7544];
export const modules = {
};
