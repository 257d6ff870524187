/**
 * What a plan lacks, as the places of the values: those that are known only after the apply (`unknown-values.ts`), those that are
 * sensitive (`sensitive-values.ts`), and texts of the configuration (`expressions-without-text.ts`).
 */
import { isMarked, markAt } from '../model/plan-json.ts';
import { fieldOf, fieldsOf, listOf, textIn } from '../model/parse.ts';

/** In a path: a member of a list of the plan, whichever it is. */
export const ANY_MEMBER = '*';

/** Where a plan has no value: everything at this place and below it. */
export interface LackedValue {
  /**
   * From the top of the plan: names, `*` for a member of a list of the plan, and indexes in the values of providers. All planned
   * resources are in `planned_values.resources`, in whichever module they are, and what the configuration has of modules within
   * modules is in `configuration`.
   */
  path: readonly string[];
  /** How many of the first keys lead to the values of a provider, or to the value of an output. */
  depth: number;
  /** How many of the keys people may read, where those below are of a sensitive value. Left out: all. */
  shown?: number | undefined;
  /** For each list with several members in the values: how many keys lead to it. Its members may get another order or number. */
  lists: readonly number[];
  /** The resource or action: as the plan describes it. Undefined for an output. */
  entry?: Readonly<Record<string, unknown>> | undefined;
  /** What people call it, where `entry` does not say it: the configuration has addresses without the module. */
  name?: string;
  /** It is the text of an expression, which no plan and no state has. */
  hasNoText?: true;
  /** Most providers never have it, so only a policy that names it asks for it. */
  isRare?: true;
}

/** The attribute that is lacked, as in `ingress[0].port`; empty for a whole value. */
export function attributeOf({ path, depth, shown, hasNoText }: LackedValue): string {
  const end = hasNoText === true && path.at(-1) === 'constant_value' ? -1 : shown;
  return path
    .slice(depth, end)
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

/** The values at one place of a plan, and the marks at what is lacked in them. */
export interface MarkedValues extends Pick<LackedValue, 'entry'> {
  path: readonly string[];
  values: unknown;
  marks: unknown;
  /** The marks at what is sensitive, of whose keys nothing is shown. Left out: nothing is. */
  sensitive?: unknown;
}

/** No value of a plan has so many levels. What is deeper counts as marked. */
export const DEEPEST = 100;

/** The place of each mark. */
export function lackedIn({ path, values, marks, sensitive, entry }: MarkedValues): LackedValue[] {
  const lacked: LackedValue[] = [];
  const shownOf = (at: readonly string[]): number | undefined => {
    let mark = sensitive;
    for (let shown = path.length; shown < at.length; shown += 1) {
      if (mark === true) return shown;
      mark = markAt(mark, at[shown] ?? '');
    }
    return undefined;
  };
  const add = (at: readonly string[], lists: readonly number[]) =>
    lacked.push({ path: at, depth: path.length, shown: shownOf(at), lists, entry });
  const look = (
    value: unknown,
    mark: unknown,
    at: readonly string[],
    lists: readonly number[],
  ): void => {
    if (mark === true || at.length > DEEPEST) {
      add(at, lists);
      return;
    }
    if (!isMarked(mark)) return;
    const isLong = Array.isArray(mark) && (mark.length > 1 || listOf(value).length > 1);
    const around = isLong ? [...lists, at.length] : lists;
    for (const [key, inner] of Object.entries(fieldsOf(mark))) {
      look(fieldsOf(value)[key], inner, [...at, key], around);
    }
  };
  look(values, marks, path, []);
  return lacked;
}

/**
 * Whether an argument is write-only, by the convention for its name: what is given is in no plan and in no state.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/write-only
 */
export function isWriteOnlyName(argument: string): boolean {
  return argument.endsWith('_wo');
}

/** The address of the resource or action that lacks something; of an output, `output.NAME`. */
export function lackingName({ path, entry, name: given }: LackedValue): string {
  if (given !== undefined) return given;
  const address = textIn(entry?.['address']);
  if (address !== undefined) return address;
  const [part = '', name = '', ofPlanned = ''] = path;
  if (part === 'output_changes') return `output.${name}`;
  return name === 'outputs' ? `output.${ofPlanned}` : part;
}

/** A fact that a policy asks of a resource: one of its fields is one of these texts, begins with one, or is a list that has one. */
export interface AskedFact {
  field: string;
  how: 'is' | 'starts' | 'has';
  texts: readonly string[];
}

/** Whether the resource may be one of those; what is not certain of it may be. */
export function mayFit(entry: LackedValue['entry'], { field, how, texts }: AskedFact): boolean {
  if (entry === undefined) return true;
  if (entry['index_unknown'] === true && (field === 'address' || field === 'module_address')) {
    return true;
  }
  if (how === 'has') {
    const actions = listOf(fieldOf(entry['change'], 'actions'));
    return actions.length === 0 || texts.some((text) => actions.includes(text));
  }
  const value = entry[field];
  if (typeof value !== 'string') return false;
  return texts.some((text) => (how === 'is' ? value === text : value.startsWith(text)));
}
