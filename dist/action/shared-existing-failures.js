export const id = 1176;
export const ids = [1176];
export const modules = {
};
