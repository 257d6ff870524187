export const id = 3208;
export const ids = [3208,9369];
export const modules = {
};
