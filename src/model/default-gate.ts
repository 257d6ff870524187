/** The name of the gate whose settings are in the usual file, or in none. */
export const DEFAULT_GATE = 'default';
