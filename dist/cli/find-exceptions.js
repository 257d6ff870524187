export const id = 1126;
export const ids = [1126,8745];
export const modules = {
};
