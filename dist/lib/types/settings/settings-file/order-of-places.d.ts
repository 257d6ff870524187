/** Which of the places counts that say the value of a setting, and where a locked one is said as well. */
import type { Problem } from '../../model/parse.js';
/**
 * The places, those first that count before the others. `organization` is a file of another repository, pinned to a commit, that the
 * organization's required workflow names; `locked` is what it has under `locked`. `call` is the step, or the options at a terminal.
 */
declare const PLACES: {
    readonly job: readonly ['locked', 'call', 'file', 'organization', 'environment', 'cloud block', 'default'];
    readonly terminal: readonly ['locked', 'call', 'environment', 'file', 'organization', 'cloud block', 'default'];
};
type PlaceName = (typeof PLACES)['job'][number];
/** What one place says of a setting. */
export interface SaidValue<Value> {
    /** The key, or the input where the setting is no key. */
    setting: string;
    place: PlaceName;
    /** Where it stands, as people find it: `the step`, `plangate.yml:7`, `TF_WORKSPACE`. */
    at: string;
    value: Value;
}
/**
 * Chooses for each setting what counts: all that the first place says which says anything of it.
 *
 * @param said in any order; a place may say a key by several inputs
 * @returns by key or input what counts; and a problem with both places for each place that says what is locked
 */
export declare function chooseByPlace<Value>(said: readonly SaidValue<Value>[], who: keyof typeof PLACES): {
    chosen: ReadonlyMap<string, readonly SaidValue<Value>[]>;
    problems: Problem[];
};
export {};
