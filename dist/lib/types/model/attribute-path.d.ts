/** The path of an argument inside the block of a resource, as `ingress[1].from_port`: names and indexes. */
/** `["ingress", 1, "from_port"]`; never empty, and the first is a name. */
export type AttributePath = readonly (string | number)[];
/** Reads what a rule names: a path as a text, or a list of names and indexes; undefined if it is neither. */
export declare function readAttributePath(value: unknown): AttributePath | undefined;
