/** Which of the places counts that say the value of a setting; and beside a pinned file, which of the others count at all. */
import { addTo } from '../../model/add-to.ts';
import { KEYS, type KeySpec } from './keys.ts';

/**
 * The places, those first that count before the others. `pinned` is a file of another repository at a commit; `call` is the step, or
 * the options at a terminal. What is left open, `cloud` blocks and defaults fill.
 */
const PLACES = {
  job: ['pinned', 'call', 'file', 'environment'],
  // Who starts a command says what it is to do.
  terminal: ['call', 'pinned', 'file', 'environment'],
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

/** A file that is pinned. */
interface Pin {
  /** The keys that it lets a repository say. */
  opens: ReadonlySet<string>;
}

/** Inputs that say what a key says: the place that counts for one counts for both. */
const SAYS_KEY: ReadonlyMap<string, string> = new Map([['workspace', 'workspaces']]);

const SPECS: ReadonlyMap<string, KeySpec> = new Map(KEYS.map((spec) => [spec.name, spec]));

/**
 * Chooses for each setting what counts: all that the first place says which says anything of it; and beside a pinned file, by what the
 * key can do to a verdict.
 *
 * @param said in any order; a place may say a key by several inputs
 * @param pin undefined where no file is pinned
 * @param wordOf one value of a choice or a flag as people write it
 * @returns by key or input what counts, that of the pinned file first; and what does not count because a file is pinned
 */
export function chooseByPlace<Value>(
  said: readonly SaidValue<Value>[],
  who: keyof typeof PLACES,
  pin: Pin | undefined,
  wordOf: (value: Value) => string,
): { chosen: ReadonlyMap<string, readonly SaidValue<Value>[]>; left: SaidValue<Value>[] } {
  const chosen = new Map<string, readonly SaidValue<Value>[]>();
  const left: SaidValue<Value>[] = [];
  const bySetting = new Map<string, SaidValue<Value>[]>();
  for (const each of said) addTo(bySetting, SAYS_KEY.get(each.setting) ?? each.setting, each);
  for (const [key, values] of bySetting) {
    const first = (of: readonly SaidValue<Value>[]) => {
      const place = PLACES[who].find((each) => of.some((one) => one.place === each));
      return of.filter((one) => one.place === place);
    };
    const spec = SPECS.get(key);
    const counting = first(values);
    const isByPerson = who === 'terminal' && counting.some(({ place }) => place === 'call');
    if (pin === undefined || spec === undefined || spec.effect === 'neither' || isByPerson) {
      chosen.set(key, counting);
      continue;
    }
    const pinned = values.filter(({ place }) => place === 'pinned');
    const others = values.filter(({ place }) => place !== 'pinned');
    const counts = besidePin({ spec, isOpen: pin.opens.has(key), pinned, others, first, wordOf });
    chosen.set(key, counts);
    if (spec.effect === 'adds' || pin.opens.has(key)) continue;
    const words = counts.length > 0 ? counts.map(({ value }) => wordOf(value)) : [spec.default];
    left.push(...others.filter(({ value }) => !words.includes(wordOf(value))));
  }
  return { chosen, left };
}

/** What counts of a key that can do something to a verdict: empty where its default does. */
function besidePin<Value>({
  spec: { effect, kind, looseToStrict, default: usual = '' },
  isOpen,
  pinned,
  others,
  first,
  wordOf,
}: {
  spec: KeySpec;
  isOpen: boolean;
  pinned: readonly SaidValue<Value>[];
  others: readonly SaidValue<Value>[];
  first: (of: readonly SaidValue<Value>[]) => readonly SaidValue<Value>[];
  wordOf: (value: Value) => string;
}): readonly SaidValue<Value>[] {
  if (effect === 'adds' || (isOpen && kind === 'list')) return [...pinned, ...first(others)];
  if (isOpen && others.length > 0) return first(others);
  if (looseToStrict === undefined) return pinned;
  const strictness = (word: string) => looseToStrict.indexOf(word);
  const [ofPin] = pinned;
  let counting = strictness(ofPin === undefined ? usual : wordOf(ofPin.value));
  let counts = pinned;
  for (const other of others) {
    const strict = strictness(wordOf(other.value));
    if (strict > counting) [counting, counts] = [strict, [other]];
  }
  return counts;
}
