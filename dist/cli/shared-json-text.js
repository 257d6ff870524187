export const id = 1251;
export const ids = [1251,9611];
export const modules = {
};
