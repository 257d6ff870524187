export const id = 4122;
export const ids = [4122];
export const modules = {
};
