export const id = 6307;
export const ids = [6307,3597];
export const modules = {
};
