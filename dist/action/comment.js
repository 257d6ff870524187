export const id = 1669;
export const ids = [1669];
export const modules = {
};
