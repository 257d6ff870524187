export const id = 716;
export const ids = [716,9753];
export const modules = {
};
