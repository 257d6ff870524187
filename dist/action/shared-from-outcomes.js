export const id = 3889;
export const ids = [3889];
export const modules = {
};
