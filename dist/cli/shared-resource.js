export const id = 9291;
export const ids = [9291];
export const modules = {
};
