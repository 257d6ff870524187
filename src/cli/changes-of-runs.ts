/** What the plans of runs change, with their values, for a person who is asked about these runs. */
import { relatedId } from '../client/wire/resource.ts';
import { isRefusal } from '../gate/failure-of.ts';
import { fetchPlanJson } from '../gate/read-changes.ts';
import { runConcurrently } from '../machine/take-turn.ts';
import { errorMessage } from '../model/error-message.ts';
import { safeLine } from '../report/neutralise-log.ts';
import type { CommandCall } from './operation.ts';

/** How many plans are read at the same time. */
const MOST_AT_ONCE = 4;
/** Of all runs together, unless the screen has more: each has its line, and what matters most in its plan. */
const FEWEST_ROWS = 24;
const FEWEST_ROWS_OF_RUN = 3;

/** @returns lines; of a plan that cannot be read, why. It rejects for the signal alone. */
export async function changesOfRuns(
  runs: readonly { workspace: string; runId: string }[],
  call: CommandCall,
): Promise<string[]> {
  const { io } = call;
  const rows = Math.max(FEWEST_ROWS, io.screen?.rows() ?? 0);
  const ofEach = Math.max(FEWEST_ROWS_OF_RUN, Math.floor(rows / Math.max(1, runs.length)) - 1);
  const reading = runs.map((run) => async () => {
    const lines = await linesOfRun(run.runId, ofEach, call).catch((error: unknown) => {
      io.signal.throwIfAborted();
      return [whyNotShown(error)];
    });
    return [`${run.workspace}, ${run.runId}:`, ...lines.map((line) => `  ${line}`)];
  });
  const lines = await runConcurrently(reading, MOST_AT_ONCE);
  return lines.flat().map(safeLine);
}

async function linesOfRun(
  runId: string,
  rows: number,
  { client, io: { tellPlan, signal }, log }: CommandCall,
): Promise<readonly string[]> {
  if (tellPlan === undefined) return [];
  const { run, plan } = await client.runs.show(runId, { include: ['plan'] });
  const planId = plan?.id ?? relatedId(run, 'plan');
  const json =
    planId === undefined ? undefined : await fetchPlanJson(planId, false, { client, signal });
  if (json === undefined)
    return ['The service has no JSON of its plan, so its values are not shown.'];
  const conceal = (text: string) => log.secrets.conceal(text);
  return (await tellPlan(json, { hideValues: [], conceal, signal })).onScreen(rows).lines;
}

const whyNotShown = (error: unknown): string =>
  isRefusal(error)
    ? 'Its values are not shown: this token lacks the permission to read its plan.'
    : `Its values are not shown: ${errorMessage(error)}`;
