export const id = 77;
export const ids = [77];
export const modules = {
};
