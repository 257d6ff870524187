export const id = 9426;
export const ids = [9426,6754];
export const modules = {
};
