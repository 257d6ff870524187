export const id = 9611;
export const ids = [9611];
export const modules = {
};
