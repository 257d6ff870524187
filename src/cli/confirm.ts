/** What cannot be taken back is asked for twice: by `--yes`, or by the answer of a person. */
import type { CommandInput, CommandIo, OptionSpec } from './command.ts';
import type { Problem } from './problems.ts';
import { UsageError } from './problems.ts';
import { flagOf } from './read-input.ts';

export const YES_OPTION: OptionSpec = {
  name: 'yes',
  short: 'y',
  description: 'do it without asking; needed where nobody can be asked',
};

/** Without a terminal there is nobody to ask: the call is refused. */
export function needsYes(what: string, input: CommandInput, io: CommandIo): Problem[] {
  if (flagOf(input, 'yes') || io.terminal) return [];
  return [{ subject: '--yes', message: `is needed to ${what}: nobody can be asked here.` }];
}

/** Returns when it may be done. */
export async function confirm(what: string, input: CommandInput, io: CommandIo): Promise<void> {
  if (flagOf(input, 'yes')) return;
  const answer = await io.ask(`This will ${what}, for good. Go on? [y/N] `);
  if (answer?.trim().toLowerCase() !== 'y') {
    throw new UsageError([
      { subject: '--yes', message: 'was not given, and you did not say "y".' },
    ]);
  }
}
