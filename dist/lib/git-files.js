export const id = 790;
export const ids = [790];
export const modules = {
};
