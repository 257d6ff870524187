export const id = 984;
export const ids = [984];
export const modules = {
};
