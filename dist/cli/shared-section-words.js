export const id = 5317;
export const ids = [5317];
export const modules = {
};
