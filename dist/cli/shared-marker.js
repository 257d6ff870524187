export const id = 533;
export const ids = [533,1627];
export const modules = {
};
