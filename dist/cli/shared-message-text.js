export const id = 1627;
export const ids = [1627];
export const modules = {
};
