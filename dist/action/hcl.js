export const id = 3984;
export const ids = [3984,9611];
export const modules = {
};
