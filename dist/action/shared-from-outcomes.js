export const id = 4341;
export const ids = [4341,5917];
export const modules = {
};
