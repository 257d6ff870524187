/** The options of a run besides planning everything, in words for people. */
import type { RunOptions } from '../client/wire/run.ts';

/** The name and the value of each option that was requested. */
export function givenOptions(options: RunOptions): [name: string, value: unknown][] {
  return Object.entries(options).filter(([, value]) => value !== undefined);
}

/** The names of the inputs that set the options. */
export function describeOptions(options: RunOptions): string[] {
  return givenOptions(options).map(([name, value]) => {
    const shown = name === 'variables' ? namesOfVariables(value) : value;
    return `${inputNameOf(name)}: ${[shown].flat().join(', ')}`;
  });
}

/** The names of variables without their values, because a comment has more readers than a run; `?` for what has no name. */
export function namesOfVariables(variables: unknown): unknown {
  if (!Array.isArray(variables)) return variables === undefined ? undefined : '?';
  return variables.map((each: { key?: unknown } | null) => each?.key ?? '?');
}

/** The options with which a run planned only a part, by the names of their inputs. */
export function partialInputs(options: RunOptions): string[] {
  const names = ['refresh-only', 'target-addrs'] as const;
  return names.filter((name) => options[name] !== undefined).map(inputNameOf);
}

function inputNameOf(attribute: string): string {
  return INPUT_OF_ATTRIBUTE[attribute] ?? attribute;
}

const INPUT_OF_ATTRIBUTE: Readonly<Record<string, string>> = {
  'is-destroy': 'destroy',
  'target-addrs': 'target',
  'replace-addrs': 'replace',
};
