export const id = 127;
export const ids = [127,5317];
export const modules = {
};
