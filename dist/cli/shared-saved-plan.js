export const id = 564;
export const ids = [564];
export const modules = {
};
