export const id = 1741;
export const ids = [1741];
export const modules = {
};
