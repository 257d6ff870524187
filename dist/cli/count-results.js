export const id = 276;
export const ids = [276];
export const modules = {
};
