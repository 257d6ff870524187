export const id = 6337;
export const ids = [6337];
export const modules = {
};
