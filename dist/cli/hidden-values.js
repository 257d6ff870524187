export const id = 7768;
export const ids = [7768];
export const modules = {
};
