export const id = 2032;
export const ids = [2032,167];
export const modules = {
};
