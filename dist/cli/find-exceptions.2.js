export const id = 8745;
export const ids = [8745];
export const modules = {
};
