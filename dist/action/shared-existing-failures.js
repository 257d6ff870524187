export const id = 9206;
export const ids = [9206];
export const modules = {
};
