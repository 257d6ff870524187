export const id = 741;
export const ids = [741];
export const modules = {
};
