export interface Includes {
    resource: string;
    names: readonly string[];
}
/**
 * Asks with the includes; a service that refuses one of them (400) is asked again without it, and
 * never for it again: `refused` remembers `runs:task_stages`.
 */
export declare function withIncludes<T>(refused: Set<string>, { resource, names }: Includes | undefined, ask: (included: readonly string[]) => Promise<T>): Promise<T>;
