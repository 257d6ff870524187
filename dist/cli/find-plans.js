export const id = 9983;
export const ids = [9983];
export const modules = {
};
