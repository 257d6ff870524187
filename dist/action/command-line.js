export const id = 9753;
export const ids = [9753];
export const modules = {
};
