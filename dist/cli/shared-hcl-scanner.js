export const id = 1992;
export const ids = [1992,9611];
export const modules = {
};
