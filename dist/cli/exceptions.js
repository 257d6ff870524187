export const id = 9272;
export const ids = [9272];
export const modules = {
};
