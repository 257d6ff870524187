export const id = 2134;
export const ids = [2134,9753];
export const modules = {
};
