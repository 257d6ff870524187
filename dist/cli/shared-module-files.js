export const id = 2200;
export const ids = [2200,6754];
export const modules = {
};
