/** What a run was asked for besides planning everything, said to people. */
import type { RunOptions } from '../client/wire/run-options.ts';

export type { RunOptions };

/** Name and value of each that was asked for. */
export function askedOptions(options: RunOptions): [name: string, value: unknown][] {
  return Object.entries(options).filter(([, value]) => value !== undefined);
}

/** As the inputs are called that ask for it. */
export function describeOptions(options: RunOptions): string[] {
  return askedOptions(options).map(([name, value]) => {
    const shown = name === 'variables' ? namesOf(value) : value;
    return `${inputOf(name)}: ${[shown].flat().join(', ')}`;
  });
}

/** Of variables, without their values: a comment has more readers than a run. Of what is no list, nothing. */
export function namesOf(variables: unknown): unknown {
  if (!Array.isArray(variables)) return variables === undefined ? undefined : '?';
  return variables.map((each: { key?: unknown } | null) => each?.key ?? '?');
}

/** What kept a run from planning everything, as the names of the inputs that allow for it. */
export function partsOnly(options: RunOptions): string[] {
  const names = ['refresh-only', 'target-addrs'] as const;
  return names.filter((name) => options[name] !== undefined).map(inputOf);
}

function inputOf(attribute: string): string {
  return INPUTS[attribute] ?? attribute;
}

const INPUTS: Readonly<Record<string, string>> = {
  'is-destroy': 'destroy',
  'target-addrs': 'target',
  'replace-addrs': 'replace',
};
