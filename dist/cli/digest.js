export const id = 8717;
export const ids = [8717,5852];
export const modules = {
};
