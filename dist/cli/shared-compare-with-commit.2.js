export const id = 8669;
export const ids = [8669,167];
export const modules = {
};
