export const id = 8717;
export const ids = [8717,564];
export const modules = {
};
