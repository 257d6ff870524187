/** What an input says of values that no plan knows. */
/**
 * How values count that are not known before the apply, or not to a local planner: a policy may pass only
 * because it does not see them. Undefined where a service plans and no input says it.
 */
export type UnknownValues = 'undecided' | 'advisory' | 'note' | undefined;
