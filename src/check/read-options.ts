/** Reads the options of the library's `check`: a program's values become the texts that all entry points share. */
import { didYouMean } from '../model/did-you-mean.ts';
import type { Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import type { CheckInputs } from '../settings/check-inputs.ts';
import { existsAt, INPUTS, type InputSpec } from '../settings/inputs.ts';
import { settingName } from '../settings/settings.ts';

/** The inputs, by the names that they have in a program: `failOn`. */
const SPECS: ReadonlyMap<string, InputSpec> = new Map(
  INPUTS.filter((spec) => existsAt(spec, 'library')).map((spec) => [settingName(spec), spec]),
);
/** The names in a program, by those of the inputs: `fail-on`. */
const OPTION_NAMES: ReadonlyMap<string, string> = new Map(
  Array.from(SPECS, ([name, spec]) => [spec.name, name]),
);

/**
 * Reads the options of a program as texts of inputs.
 *
 * @param options what a program passed; not only TypeScript calls the library
 * @param others names of options that are no inputs
 * @returns input → text, and what is wrong with options that have no text
 */
export function readOptions(
  options: CheckInputs,
  others: readonly string[],
): { inputs: Record<string, string>; problems: Problem[] } {
  const inputs: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries<unknown>({ ...options })) {
    if (others.includes(name) || value === undefined) continue;
    const spec = SPECS.get(name);
    if (spec === undefined) {
      const near = OPTION_NAMES.get(name) ?? didYouMean(name, [...SPECS.keys(), ...others]);
      const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
      problems.push({ where: name, message: `is not an option. ${remedy}` });
      continue;
    }
    const option = textOf(value, spec);
    if ('problem' in option) problems.push({ where: name, message: option.problem });
    else inputs[spec.name] = option.text;
  }
  return { inputs, problems };
}

/** A problem with an input as one with its option: `fail-on` is `failOn` in a program. */
export function toOptionNames({ where, message }: Problem): Problem {
  const messageOfOption = message.replaceAll(
    /`([a-z-]+)`/g,
    (_, word: string) => `\`${OPTION_NAMES.get(word) ?? word}\``,
  );
  return { where: OPTION_NAMES.get(where) ?? where, message: messageOfOption };
}

type OptionText = { text: string } | { problem: string };

function textOf(value: unknown, spec: InputSpec): OptionText {
  switch (spec.kind) {
    case 'list':
      return listText(value, spec);
    case 'duration':
      return typeof value === 'number' && value > 0 && Number.isFinite(value)
        ? { text: `${Math.ceil(value / 1000)}s` }
        : { problem: `${shown(value)} is not a number of milliseconds. Pass one as in 60_000.` };
    case 'number':
      return typeof value === 'number'
        ? { text: String(value) }
        : { problem: `${shown(value)} is not a number.` };
    case 'flag':
      return typeof value === 'boolean'
        ? { text: String(value) }
        : { problem: `${shown(value)} is neither true nor false.` };
    default:
      return typeof value === 'string'
        ? { text: value }
        : { problem: `${shown(value, spec)} is not a text.` };
  }
}

/** Writes one item per line. Refuses an item that would be read back as something else. */
function listText(value: unknown, { parse }: InputSpec): OptionText {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!Array.isArray(value) || !items.every((item) => typeof item === 'string')) {
    return { problem: `${shown(value)} is not a list of texts. Pass an array.` };
  }
  const isUnwritable = (item: string) => /^\s*(?:#|$)|[\r\n]/.test(item);
  const unwritable = items.find(isUnwritable);
  if (unwritable !== undefined) {
    return {
      problem: `has the item ${quote(unwritable)}: it is empty, a comment or several lines.`,
    };
  }
  const isPlain = parse === undefined;
  return { text: items.map((item) => (isPlain ? `- ${item}` : item)).join('\n') };
}

/** The value of a secret is never shown. */
function shown(value: unknown, spec?: InputSpec): string {
  if (value === null) return 'null';
  const isShort =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isShort && spec?.kind !== 'secret'
    ? quote(String(value))
    : `a value of type ${Array.isArray(value) ? 'array' : typeof value}`;
}
