export const id = 1597;
export const ids = [1597];
export const modules = {
};
