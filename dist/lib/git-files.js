export const id = 3790;
export const ids = [3790];
export const modules = {
};
