/** The keys of `plangate.yml` from texts as inputs and options have them, for steps that are given both. */
import { existsAt, INPUTS } from '../../src/settings/inputs.ts';
import { KEYS } from '../../src/settings/settings-file/keys.ts';
import { SUB_ACTIONS } from '../../src/settings/sub-actions.ts';

/**
 * Parts what a step of an action is given into its inputs, and into what is a key of the file and no input of it. A key without a
 * value is left out.
 */
export function partedGiven(
  given: Readonly<Record<string, string>>,
  action = '',
): { inputs: Record<string, string>; keys: Record<string, unknown> } {
  const specs = inputsOf(action);
  const inputs: Record<string, string> = {};
  const keys: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(given)) {
    if (specs.includes(name) || !KEYS.some((key) => key.name === name)) inputs[name] = text;
    else if (text !== '') keys[name] = valueOf(name, text);
  }
  return { inputs, keys };
}

/** The names of the inputs of an action; of the gate where it has no name. */
export function inputsOf(action: string): string[] {
  const specs =
    SUB_ACTIONS.find(({ name }) => name === action)?.inputs ??
    INPUTS.filter((spec) => existsAt(spec, 'action'));
  return specs.map(({ name }) => name);
}

/** Lists are by lines, or by commas where no item has one. */
function valueOf(key: string, text: string): unknown {
  const kind = KEYS.find(({ name }) => name === key)?.kind;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (kind === 'workspaces') return text.split(/[\n,]+/).map((name) => ({ name: name.trim() }));
  if (kind === 'flag' && /^(?:true|false)$/.test(text)) return text === 'true';
  if (kind === 'number') return Number(text);
  if (kind !== 'list') return text;
  return key === 'override-by' ? lines : lines.flatMap((line) => line.split(/ *, */));
}
