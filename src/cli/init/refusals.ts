/** What `init` refuses: to replace a file unless `--force` says so, and to write a name that could act. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeUnits } from '../../model/quote.ts';
import { usageError } from '../problems.ts';
import type { ChosenInput } from './choose-inputs.ts';

export async function refuseToReplace(paths: readonly string[], directory: string): Promise<void> {
  for (const path of paths) {
    if (!(await isThere(path, directory))) continue;
    throw usageError('--force', `is needed: ${path} is there already and would be replaced.`);
  }
}

export async function isThere(path: string, directory: string): Promise<boolean> {
  const there = await stat(join(directory, path)).catch(() => undefined);
  return there !== undefined;
}

/** What a shell or a pipeline of some host takes for more than a text, or what no eye sees. */
const ACTS = /\$\{\{|\$\[\[|<<|\$\(|`|##(?:vso)?\[|[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

const UNSEEN = /[^\x20-\x7e]/g;

/** @throws UsageError if a name could be more than a text in the file of a pipeline, on any host */
export function refuseToAct(inputs: readonly ChosenInput[]): void {
  for (const { name: input, value, selectors } of inputs) {
    const texts = selectors?.flatMap((selector) =>
      selector.kind === 'name'
        ? [selector.name, selector.directory ?? '']
        : [...selector.tags, selector.project ?? ''],
    );
    const name = (texts ?? [value]).find((text) => ACTS.test(text));
    if (name === undefined) continue;
    const message = `would be ${JSON.stringify(name).replaceAll(UNSEEN, escapeUnits)}, of which a pipeline or a shell could run a part. Rename it: no file has a name with "\${{", "<<", "$(", a backtick or a control character.`;
    throw usageError(`--${input}`, message);
  }
}
