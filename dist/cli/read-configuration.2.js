export const id = 4122;
export const ids = [4122,1741];
export const modules = {
};
