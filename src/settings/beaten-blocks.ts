/** Says where a variable of the environment counts more than what the configuration names. */
import type { CloudBlock } from '../locate/cloud-block.ts';
import type { Environment } from '../model/ports.ts';
import { quote } from '../model/quote.ts';

/** What a variable is about, and what a block says about it. */
const NAMES: readonly [
  input: string,
  variable: string,
  inBlock: (block: CloudBlock) => string | undefined,
][] = [
  ['organization', 'TF_CLOUD_ORGANIZATION', ({ organization }) => organization],
  ['workspace', 'TF_WORKSPACE', ({ workspaces }) => workspaces?.name],
];

/** Variables that answer although the block would: undefined inputs only, because an input is no accident. */
export function answeringVariables(
  given: Readonly<Record<string, string | undefined>>,
  environment: Environment,
): [variable: string, value: string, inBlock: (block: CloudBlock) => string | undefined][] {
  const isGiven = (name: string) => (given[name]?.trim() ?? '') !== '';
  return NAMES.flatMap(([input, variable, inBlock]) => {
    const value = environment[variable]?.trim() ?? '';
    const named = isGiven(input) || (input === 'workspace' && isGiven('workspaces'));
    return value === '' || named ? [] : [[variable, value, inBlock]];
  });
}

/** One sentence for each variable that says something else than the block. */
export function describeBeaten(
  answering: ReturnType<typeof answeringVariables>,
  block: CloudBlock | undefined,
): string[] {
  return answering.flatMap(([variable, value, inBlock]) => {
    const named = block && inBlock(block);
    if (block === undefined || named === undefined || named === value) return [];
    return [
      `${variable} is ${quote(value)} and counts more than ${block.at}, which names ${quote(named)}. \`unset ${variable}\` lets the block decide.`,
    ];
  });
}
