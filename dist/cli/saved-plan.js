export const id = 5852;
export const ids = [5852];
export const modules = {
};
