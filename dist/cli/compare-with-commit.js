export const id = 167;
export const ids = [167];
export const modules = {
};
