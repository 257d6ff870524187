/** What a plan does not know before the apply, as the places of the values. */
import { isMarked, markAt } from '../model/plan-json.ts';
import { fieldOf, fieldsOf, isRecord, listOf } from '../model/parse.ts';
import { entriesOfDocument, type Entry } from './entries.ts';
import { expressionsWithoutText } from './expressions-without-text.ts';
import {
  ANY_MEMBER,
  DEEPEST,
  isWriteOnlyName,
  lackedIn,
  type LackedValue,
} from './lacked-values.ts';

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
 * of what is not known as a whole, outputs, arguments of actions, what is deferred, write-only arguments, the results of checks, and
 * texts of the configuration, which are not known then, either.
 * Where a change asks for its marks, they are not known either: after the apply nothing is unknown any more, and what was may be
 * sensitive.
 *
 * @param plan a plan in JSON, whole or redacted
 */
export function unknownValues(plan: object): LackedValue[] {
  const member = (name: string): unknown => Reflect.get(plan, name);
  return [
    ...Array.from(entriesOfDocument(plan)).flatMap(unknownOfEntry),
    ...listOf(member('checks')).flatMap((check) =>
      JSON.stringify(check).includes('"unknown"') ? whole(['checks', ANY_MEMBER], undefined) : [],
    ),
    ...expressionsWithoutText(plan),
  ];
}

function whole(path: readonly string[], entry: LackedValue['entry']): LackedValue {
  return { path, depth: path.length, lists: [], entry };
}

function rare(path: readonly string[], entry: LackedValue['entry']): LackedValue {
  return { path, depth: path.length - 1, lists: [], entry, isRare: true };
}

function unknownOfEntry(entry: Entry): LackedValue[] {
  const { list, whole: member, said } = entry;
  if (list === 'output_changes') return unknownOfOutput(entry);
  if (!isRecord(member) || !isRecord(said)) return [];
  switch (list) {
    case 'resource_changes':
      return unknownOfResource(entry, said);
    case 'action_invocations':
      return unknownOfAction(entry, said);
    case 'deferred_changes': {
      // What will be done to a resource is not known before it is planned.
      const unplanned = { ...said, change: {} };
      return [
        whole(['resource_changes', ANY_MEMBER], unplanned),
        whole(['planned_values', 'resources', ANY_MEMBER], unplanned),
        whole(['planned_values', 'modules'], unplanned),
        whole(['deferred_changes', ANY_MEMBER], unplanned),
      ];
    }
    case 'deferred_action_invocations':
      return [
        whole(['action_invocations', ANY_MEMBER], said),
        whole(['deferred_action_invocations', ANY_MEMBER], said),
      ];
    case 'resource_drift':
    case 'unknown':
      return [];
  }
}

function unknownOfResource(
  { actions = [], importing, change, values }: Entry,
  entry: Readonly<Record<string, unknown>>,
): LackedValue[] {
  const { after, unknownAfter: marks, sensitiveAfter: sensitive } = values;
  const place = ['resource_changes', ANY_MEMBER, 'change'];
  const planned = ['planned_values', 'resources', ANY_MEMBER];
  const of = (path: readonly string[], given: unknown) =>
    lackedIn({ path, values: after, marks: given, sensitive, entry });
  const isNew = actions.includes('create');
  const laterMarks = marksOutside(marks, sensitive);
  const writeOnly = marksOfWriteOnly(after);
  return [
    ...of([...place, 'after'], marks),
    ...of([...place, 'after_unknown'], marksOfMarks(marks)),
    ...of([...place, 'after_sensitive'], laterMarks),
    ...of([...planned, 'values'], marks),
    ...of([...planned, 'sensitive_values'], laterMarks),
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

/**
 * The marks at what is unknown and not known to be sensitive: whether it is, or a part of it, is known only after the apply. What is
 * sensitive stays so.
 */
function marksOutside(unknown: unknown, sensitive: unknown): unknown {
  if (sensitive === true || !isMarked(unknown)) return false;
  if (unknown === true) return true;
  const inner = Object.entries(fieldsOf(unknown)).map(([name, mark]): [string, unknown] => [
    name,
    marksOutside(mark, markAt(sensitive, name)),
  ]);
  return Array.isArray(unknown) ? inner.map(([, mark]) => mark) : Object.fromEntries(inner);
}

function unknownOfOutput({ at, values: sides }: Entry): LackedValue[] {
  const { after: values, unknownAfter: marks, sensitiveAfter: sensitive } = sides;
  const name = String(at);
  if (!isMarked(marks)) return [];
  const planned = ['planned_values', 'outputs', name];
  return [
    ...lackedIn({ path: ['output_changes', name, 'after'], values, marks, sensitive }),
    whole(['output_changes', name, 'after_unknown'], undefined),
    // Of an output that is not known as a whole, planned values have neither the value nor the type.
    whole([...planned, 'value'], undefined),
    ...lackedIn({ path: planned, values: {}, marks: { type: true } }),
  ];
}

function unknownOfAction(
  { values: sides }: Entry,
  entry: Readonly<Record<string, unknown>>,
): LackedValue[] {
  const { after: values, unknownAfter: marks, sensitiveAfter: sensitive } = sides;
  const place = ['action_invocations', ANY_MEMBER];
  const of = (key: string, given: unknown) =>
    lackedIn({ path: [...place, key], values, marks: given, sensitive, entry });
  return [
    ...of('config_values', marks),
    ...of('config_unknown', marksOfMarks(marks)),
    ...of('config_sensitive', marksOutside(marks, sensitive)),
    ...of('config_values', marksOfWriteOnly(values)),
  ];
}
