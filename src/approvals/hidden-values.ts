/** What is put in the place of sensitive values, so that nobody can find them by trying, and a changed one still counts. */
import { fieldOf, fieldsOf, isRecord } from '../model/parse.ts';
import { isMarked } from '../model/plan-json.ts';
import { isOfAction, type Entry } from '../plan/entries.ts';
import { canonicalJson, keyedDigest160 } from './canonical.ts';

/** Hides the values of one part of a plan, and remembers whether there was one. */
export interface Hiding {
  hide: (value: unknown) => unknown;
  hasHidden: boolean;
}

/**
 * @param key `record-key`; undefined without one: then a hidden value leaves only its place
 * @param place keeps equal values of two places from having one digest
 */
export function createHiding(key: string | undefined, place: unknown): Hiding {
  const hiding: Hiding = {
    hasHidden: false,
    hide(value) {
      hiding.hasHidden = true;
      if (key === undefined) return { hidden: true };
      return { hidden: keyedDigest160(key, 'hidden value', canonicalJson([place, value])) };
    },
  };
  return hiding;
}

/** What an entry says, without its sensitive values. */
export function withoutHidden(entry: Entry, hiding: Hiding): unknown {
  const { said, change, values } = entry;
  if (!isRecord(said)) return said;
  if (isOfAction(entry)) {
    const hasValues = 'config_values' in said || 'config_sensitive' in said;
    return hasValues ? hideIn(said, ['config_values'], [values.sensitiveAfter], hiding) : said;
  }
  // What is sensitive on one side is hidden on both.
  const marks = [values.sensitiveBefore, values.sensitiveAfter];
  const shown = () => hideIn(change, ['before', 'after'], marks, hiding);
  if (change === said) return shown();
  return change === said['change'] ? { ...said, change: shown() } : said;
}

function hideIn(
  part: Readonly<Record<string, unknown>>,
  names: readonly string[],
  marks: readonly unknown[],
  hiding: Hiding,
): unknown {
  // Old formats have no marks: there, each value counts as sensitive.
  const areKnown = marks.some((mark) => isRecord(mark) || typeof mark === 'boolean');
  // A service leaves out the values, and not the marks.
  if (marks.some((mark) => isMarked(mark))) hiding.hasHidden = true;
  const hidden = names.map((name): [string, unknown] => {
    const value = part[name] ?? undefined;
    return [name, hideMarked(value, areKnown ? marks : [true], hiding)];
  });
  return { ...part, ...Object.fromEntries(hidden) };
}

/** The value with what is marked in it hidden. @param marks trees of its shape, with `true` where it is sensitive */
export function hideMarked(value: unknown, marks: readonly unknown[], hiding: Hiding): unknown {
  if (value === undefined || value === null) return value;
  if (marks.includes(true)) return hiding.hide(value);
  const trees = marks.filter((mark) => typeof mark === 'object' && mark !== null);
  if (trees.length === 0 || typeof value !== 'object') return value;
  const inner = (name: string, member: unknown) =>
    hideMarked(
      member,
      trees.map((mark) => (Object.hasOwn(mark, name) ? fieldsOf(mark)[name] : false)),
      hiding,
    );
  if (Array.isArray(value)) return value.map((item, index) => inner(String(index), item));
  const members = Object.entries(value).map(([name, member]): [string, unknown] => [
    name,
    inner(name, member),
  ]);
  return Object.fromEntries(members);
}

/** The variables of the root module, by name; those that the configuration marks as sensitive are hidden. */
export function hiddenVariables(
  variables: unknown,
  declared: unknown,
  key: string | undefined,
): { values: Record<string, unknown>; hidden: ReadonlySet<string> } {
  const hidden = new Set<string>();
  const values = Object.entries(fieldsOf(variables)).map(([name, variable]): [string, unknown] => {
    const value = fieldOf(variable, 'value');
    const declaration = Object.hasOwn(fieldsOf(declared), name)
      ? fieldsOf(declared)[name]
      : undefined;
    const isPlain = isRecord(declaration) && (declaration['sensitive'] ?? false) === false;
    if (isPlain) return [name, value];
    hidden.add(name);
    return [name, createHiding(key, ['variable', name]).hide(value)];
  });
  return { values: Object.fromEntries(values), hidden };
}
