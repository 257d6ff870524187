export const id = 7928;
export const ids = [7928,9611];
export const modules = {
};
