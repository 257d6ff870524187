/** Which of the places counts that say the value of a setting, and where a locked one is said as well. */
import type { Problem } from '../../model/parse.ts';

/**
 * The places, those first that count before the others. `organization` is a file of another repository, pinned to a commit, that the
 * organization's required workflow names; `locked` is what it has under `locked`. `call` is the step, or the options at a terminal.
 */
const PLACES = {
  job: ['locked', 'call', 'file', 'organization', 'environment', 'cloud block', 'default'],
  // A person has no step, and the variables of a shell are nearer than a file.
  terminal: ['locked', 'call', 'environment', 'file', 'organization', 'cloud block', 'default'],
} as const;

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

/** Inputs that say what a key says: whoever locks the key locks them, and the place that counts for one counts for both. */
const SAYS_KEY: ReadonlyMap<string, string> = new Map([['workspace', 'workspaces']]);

/** Who could say otherwise what is locked. A `cloud` block and a default never do: they fill what is open. */
const LOCKED_OUT: readonly PlaceName[] = ['call', 'file', 'environment'];

/**
 * Chooses for each setting what counts: all that the first place says which says anything of it.
 *
 * @param said in any order; a place may say a key by several inputs
 * @returns by key or input what counts; and a problem with both places for each place that says what is locked
 */
export function chooseByPlace<Value>(
  said: readonly SaidValue<Value>[],
  who: keyof typeof PLACES,
): { chosen: ReadonlyMap<string, readonly SaidValue<Value>[]>; problems: Problem[] } {
  const bySetting = new Map<string, SaidValue<Value>[]>();
  for (const each of said) {
    const key = SAYS_KEY.get(each.setting) ?? each.setting;
    const others = bySetting.get(key);
    if (others === undefined) bySetting.set(key, [each]);
    else others.push(each);
  }
  const chosen = new Map<string, readonly SaidValue<Value>[]>();
  const problems: Problem[] = [];
  for (const [key, values] of bySetting) {
    const first = PLACES[who].find((place) => values.some((each) => each.place === place));
    chosen.set(
      key,
      values.filter(({ place }) => place === first),
    );
    const lock = values.find(({ place }) => place === 'locked');
    if (lock === undefined) continue;
    for (const { setting, place, at } of values) {
      if (!LOCKED_OUT.includes(place)) continue;
      const message = `sets \`${setting}\`, which ${lock.at} locks. Take it out of ${at}.`;
      problems.push({ where: at, message });
    }
  }
  return { chosen, problems };
}
