export const id = 5917;
export const ids = [5917];
export const modules = {
};
