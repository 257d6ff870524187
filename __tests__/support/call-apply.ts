/** Calls `plangate apply` in this process, with what the merged requests have shown. */
import { applyCommand, runApply } from '../../src/cli/apply.ts';
import type { AskedShown, ShownIn } from '../../src/apply/compare-with-shown.ts';
import { runInTurns } from '../../src/machine/take-turn.ts';
import { readPlannedEntries, type PlannedEntry } from '../../src/seen/planned-entries.ts';
import { callCli, type CallOptions, type CallResult } from './call-cli.ts';

/** Everything that the plan of now changes, as if a request had shown it, but for what is left out. */
export function shown(isShown: (entry: PlannedEntry) => boolean = () => true): ShownIn {
  return async ({ plan, isWhole, key }: AskedShown) => {
    const content = await plan.json(isWhole);
    if ('doubt' in content) throw new Error('the plan has no JSON');
    const { signal } = new AbortController();
    const { entries, variables } = await runInTurns(
      readPlannedEntries(content.json, { key }),
      signal,
    );
    return { plans: [{ request: 42, entries: entries.filter(isShown), variables }] };
  };
}

export interface ApplyResult extends CallResult {
  /** The report; undefined where nothing was begun. */
  report: ReturnType<typeof JSON.parse>;
  /** As in `net-prod: applied`. */
  outcomes: string[] | undefined;
}

/** @param options.shownIn left out: as the command finds it out */
export async function callApply(
  words: readonly string[],
  { shownIn, ...options }: CallOptions & { shownIn?: ShownIn } = {},
): Promise<ApplyResult> {
  const commands = {
    name: 'plangate',
    summary: '',
    commands: [
      {
        ...applyCommand,
        run: (...given: Parameters<typeof runApply>) => runApply(given[0], given[1], shownIn),
      },
    ],
  };
  const all = ['apply', ...words, '--json'];
  const ended = await callCli(all, { ...options, ...(shownIn && { commands }) });
  const report = ended.stdout.startsWith('{') ? JSON.parse(ended.stdout) : undefined;
  const outcomes = report?.workspaces?.map(
    ({ workspace, outcome }: Record<string, string>) => `${workspace}: ${outcome}`,
  );
  return { ...ended, report, outcomes };
}
