export const id = 4341;
export const ids = [4341];
export const modules = {
};
