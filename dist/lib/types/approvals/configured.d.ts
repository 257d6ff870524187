/** What only the files say, as their reader found it. */
export interface WrittenFiles {
    /**
     * A digest of all that says how providers are configured: every `provider` block, and what such a block refers to (local
     * values, arguments of module calls). With a service, also of the variables of the workspace.
     */
    providers: string;
    /** The addresses, without keys, of blocks that have a `dynamic` block: no plan says what is written there. */
    dynamicBlocks: ReadonlySet<string>;
    /** Whether any block has a provisioner, `removed` blocks included. */
    hasProvisioner: boolean;
}
/** The parts of a plan beside its changes, each with a string in the place of a number that JavaScript would change. */
export interface PartsBeside {
    configuration: unknown;
    variables: unknown;
    /** `values` of the state before, and the values that are planned; read only where a provider refers to something. */
    states: () => readonly unknown[];
}
/** What the configuration adds to an entry. */
export interface Context {
    /** A digest of how its provider is configured; undefined for what has no provider. */
    provider?: string;
    /** A digest of all variables, if something of it is decided by the files alone. */
    variables?: string | undefined;
    /** A digest of its block with the variables of that, if it has a provisioner or a write-only argument: no entry has these. */
    block?: string | undefined;
    needsSameFiles: boolean;
    /** The same where more is known of the files: `hidden-blocks`: only if a block may have parts that no plan shows. */
    decidedByFiles: 'always' | 'hidden-blocks' | 'never';
    /** Whether one of these variables is sensitive. */
    hasHidden: boolean;
}
/** Makes the function that says what the configuration adds to an entry for a resource, or for the invocation of an action. */
export declare function readConfigured({ configuration, variables: written, states }: PartsBeside, { key, files }: {
    key: string | undefined;
    files: WrittenFiles | undefined;
}): (entry: unknown) => Context;
/** Whether a block of a configuration has a provisioner, or the plan does not show its configuration. */
export declare function mayProvision(configuration: unknown): boolean;
