export const id = 3021;
export const ids = [3021];
export const modules = {
};
