/** What a run was asked for besides planning everything, said to people. */
import type { RunOptions } from '../client/wire/run-options.ts';

export type { RunOptions };

/** Name and value of each that was asked for. */
export function askedOptions(options: RunOptions): [name: string, value: unknown][] {
  return Object.entries(options).filter(([, value]) => value !== undefined);
}

/** As the inputs are called that ask for it. Values of variables are not said: a comment has more readers than a run. */
export function describeOptions(options: RunOptions): string[] {
  const variables = options.variables?.map(({ key }) => key);
  return askedOptions({ ...options, variables: undefined })
    .concat(variables === undefined ? [] : [['variables', variables]])
    .map(([name, value]) => `${inputOf(name)}: ${[value].flat().join(', ')}`);
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
