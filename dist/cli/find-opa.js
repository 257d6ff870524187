export const id = 5809;
export const ids = [5809,8190];
export const modules = {
};
