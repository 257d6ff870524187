export const id = 7183;
export const ids = [7183];
export const modules = {
};
