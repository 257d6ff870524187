export const id = 1242;
export const ids = [1242];
export const modules = {
};
