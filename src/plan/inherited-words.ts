/** The arguments that variables of the environment give to `plan`. */
import { splitWords } from '../configuration/argument-files.ts';
import type { Parsed } from '../model/parse.ts';
import type { Environment } from '../model/ports.ts';

/** In the order in which the program reads them: each list is put right behind `plan`. The problem is a whole sentence. */
export function inheritedWords(environment: Environment): Parsed<string[]> {
  const words: string[] = [];
  for (const name of ['TF_CLI_ARGS_plan', 'TF_CLI_ARGS']) {
    const split = splitWords(environment[name] ?? '');
    if ('problem' in split) return { problem: `\`${name}\` ${split.problem}` };
    words.push(...split.value);
  }
  return { value: words };
}
