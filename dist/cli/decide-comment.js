export const id = 9369;
export const ids = [9369];
export const modules = {
};
