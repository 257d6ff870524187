export const id = 3597;
export const ids = [3597];
export const modules = {
};
