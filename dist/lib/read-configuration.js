export const id = 741;
export const ids = [741,984];
export const modules = {
};
