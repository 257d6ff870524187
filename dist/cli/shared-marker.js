export const id = 2842;
export const ids = [2842,1627];
export const modules = {
};
