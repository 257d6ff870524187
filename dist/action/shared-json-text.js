export const id = 3172;
export const ids = [3172];
export const modules = {
};
