/** The text of `plangate.yml` from texts as inputs and options have them, for steps that are given both. */
import { existsAt, INPUTS } from '../../src/settings/inputs.ts';
import { KEYS } from '../../src/settings/settings-file/keys.ts';
import { SUB_ACTIONS } from '../../src/settings/sub-actions.ts';

/** Each key on a line, without those that have no value. Lists are by lines, or by commas where no item has one. */
export function settingsText(keys: Readonly<Record<string, string>>): string {
  return Object.entries(keys)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${key}: ${JSON.stringify(valueOf(key, text))}\n`)
    .join('');
}

function valueOf(key: string, text: string): unknown {
  const kind = KEYS.find(({ name }) => name === key)?.kind;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (kind === 'workspaces') return text.split(/[\n,]+/).map((name) => ({ name: name.trim() }));
  if (kind === 'flag' && /^(?:true|false)$/.test(text)) return text === 'true';
  if (kind === 'limit') return Number(text);
  if (kind !== 'list') return text;
  return key === 'override-by' ? lines : lines.flatMap((line) => line.split(/ *, */));
}

/** Parts what a step of an action is given into its inputs, and into what is a key of the file and no input of it. */
export function partedGiven(
  given: Readonly<Record<string, string>>,
  action = '',
): Record<'inputs' | 'keys', Record<string, string>> {
  const specs =
    SUB_ACTIONS.find(({ name }) => name === action)?.inputs ??
    INPUTS.filter((spec) => existsAt(spec, 'action'));
  const isKeyAlone = ([name]: [string, string]) =>
    !specs.some((spec) => spec.name === name) && KEYS.some((key) => key.name === name);
  const all = Object.entries(given);
  return {
    inputs: Object.fromEntries(all.filter((each) => !isKeyAlone(each))),
    keys: Object.fromEntries(all.filter(isKeyAlone)),
  };
}
