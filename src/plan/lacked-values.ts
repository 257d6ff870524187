/**
 * What a plan lacks, as the places of the values: those that are known only after the apply. Values that are sensitive have the
 * same form (`sensitive-values.ts`).
 */
import { isMarked } from '../model/plan-json.ts';
import { fieldOf, fieldsOf, isRecord, listOf, recordOf, textIn } from '../model/parse.ts';

/** In a path: a member of a list of the plan, whichever it is. */
export const ANY_MEMBER = '*';

/** Where a plan has no value: everything at this place and below it. */
export interface LackedValue {
  /**
   * From the top of the plan: names, `*` for a member of a list of the plan, and indexes in the values of providers. All planned
   * resources are in `planned_values.resources`, in whichever module they are.
   */
  path: readonly string[];
  /** How many of the first keys lead to the values of a provider, or to the value of an output. */
  depth: number;
  /** For each list with several members in the values: how many keys lead to it. Its members may get another order or number. */
  lists: readonly number[];
  /** The resource or action: as the plan describes it. Undefined for an output. */
  entry?: Readonly<Record<string, unknown>> | undefined;
  /** Most providers never have it, so only a policy that names it asks for it. */
  isRare?: true;
}

/** The attribute that is lacked, as in `ingress[0].port`; empty for a whole value. */
export function attributeOf({ path, depth }: LackedValue): string {
  return path
    .slice(depth)
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

/** The values at one place of a plan, and the marks at what is lacked in them. */
export interface MarkedValues extends Pick<LackedValue, 'entry'> {
  path: readonly string[];
  values: unknown;
  marks: unknown;
}

/** No value of a plan has so many levels. What is deeper counts as marked. */
const DEEPEST = 100;

/** The place of each mark. */
export function lackedIn({ path, values, marks, entry }: MarkedValues): LackedValue[] {
  const lacked: LackedValue[] = [];
  const add = (at: readonly string[], lists: readonly number[]) =>
    lacked.push({ path: at, depth: path.length, lists, entry });
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

/** Marks at write-only arguments: a plan has null there, whatever is given. */
function marksOfWriteOnly(values: unknown, depth = 0): unknown {
  if (typeof values !== 'object' || values === null || depth > DEEPEST) return false;
  const marks = Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
    const mark = value === null && isWriteOnlyName(key) ? true : marksOfWriteOnly(value, depth + 1);
    return mark === false ? [] : [[key, mark]];
  });
  return marks.length > 0 ? Object.fromEntries(marks) : false;
}

/**
 * Everything that a plan does not know before the apply: values and all that is below them, the numbers of members and the keys
 * of what is not known as a whole, outputs, arguments of actions, what is deferred, write-only arguments, the results of checks.
 * Where a change asks for its marks, they are not known either: after the apply there are none.
 *
 * @param plan a plan in JSON, whole or redacted
 */
export function unknownValues(plan: object): LackedValue[] {
  const member = (name: string): unknown => Reflect.get(plan, name);
  // What will be done to a resource is not known before it is planned.
  const deferred = listOf(member('deferred_changes')).map((each) => {
    return { ...recordOf(fieldOf(each, 'resource_change')), change: {} };
  });
  const deferredActions = listOf(member('deferred_action_invocations')).map((each) =>
    recordOf(fieldOf(each, 'action_invocation')),
  );
  return [
    ...listOf(member('resource_changes')).filter(isRecord).flatMap(unknownOfResource),
    ...Object.entries(recordOf(member('output_changes'))).flatMap(unknownOfOutput),
    ...listOf(member('action_invocations')).filter(isRecord).flatMap(unknownOfAction),
    ...deferred.flatMap((entry) => [
      whole(['resource_changes', ANY_MEMBER], entry),
      whole(['planned_values', 'resources', ANY_MEMBER], entry),
      whole(['planned_values', 'modules'], entry),
      whole(['deferred_changes', ANY_MEMBER], entry),
    ]),
    ...deferredActions.flatMap((entry) => [
      whole(['action_invocations', ANY_MEMBER], entry),
      whole(['deferred_action_invocations', ANY_MEMBER], entry),
    ]),
    ...listOf(member('checks')).flatMap((check) =>
      JSON.stringify(check).includes('"unknown"') ? whole(['checks', ANY_MEMBER], undefined) : [],
    ),
  ];
}

function whole(path: readonly string[], entry: LackedValue['entry']): LackedValue {
  return { path, depth: path.length, lists: [], entry };
}

function rare(path: readonly string[], entry: LackedValue['entry']): LackedValue {
  return { path, depth: path.length - 1, lists: [], entry, isRare: true };
}

function unknownOfResource(entry: Readonly<Record<string, unknown>>): LackedValue[] {
  const change = recordOf(entry['change']);
  const { after, after_unknown: marks, importing, actions } = change;
  const place = ['resource_changes', ANY_MEMBER, 'change'];
  const planned = ['planned_values', 'resources', ANY_MEMBER];
  const of = (path: readonly string[], given: unknown) =>
    lackedIn({ path, values: after, marks: given, entry });
  const isNew = listOf(actions).includes('create');
  const writeOnly = marksOfWriteOnly(after);
  return [
    ...of([...place, 'after'], marks),
    ...of([...place, 'after_unknown'], marksOfMarks(marks)),
    ...of([...planned, 'values'], marks),
    ...of([...place, 'after'], writeOnly),
    ...of([...planned, 'values'], writeOnly),
    ...(fieldOf(importing, 'unknown') === true ? [whole([...place, 'importing'], entry)] : []),
    ...(isNew && change['after_identity'] === undefined
      ? [rare([...place, 'after_identity'], entry), rare([...planned, 'identity'], entry)]
      : []),
  ];
}

/** Marks themselves go with the last of them: then an attribute has none, not even around another. */
function marksOfMarks(marks: unknown): unknown {
  if (!isRecord(marks)) return marks;
  const marked = Object.entries(marks).filter(([, mark]) => isMarked(mark));
  return Object.fromEntries(marked.map(([name]) => [name, true]));
}

function unknownOfOutput([name, change]: [string, unknown]): LackedValue[] {
  const { after: values, after_unknown: marks } = fieldsOf(change);
  if (!isMarked(marks)) return [];
  const planned = ['planned_values', 'outputs', name];
  return [
    ...lackedIn({ path: ['output_changes', name, 'after'], values, marks }),
    whole(['output_changes', name, 'after_unknown'], undefined),
    // Of an output that is not known as a whole, planned values have neither the value nor the type.
    whole([...planned, 'value'], undefined),
    ...lackedIn({ path: planned, values: {}, marks: { type: true } }),
  ];
}

function unknownOfAction(entry: Readonly<Record<string, unknown>>): LackedValue[] {
  const { config_values: values, config_unknown: marks } = entry;
  const place = ['action_invocations', ANY_MEMBER];
  const of = (key: string, given: unknown) =>
    lackedIn({ path: [...place, key], values, marks: given, entry });
  return [
    ...of('config_values', marks),
    ...of('config_unknown', marksOfMarks(marks)),
    ...of('config_values', marksOfWriteOnly(values)),
  ];
}

/** The address of the resource or action that lacks something; of an output, `output.NAME`. */
export function lackingName({ path, entry }: LackedValue): string {
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
