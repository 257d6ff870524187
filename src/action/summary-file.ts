/** The job summary: a file that the runner throws away whole when it gets too large. */
import { appendFile, stat } from 'node:fs/promises';
import type { Environment, Log } from '../ports.ts';
import { SUMMARY_BUDGET_BYTES } from '../report/summary.ts';

/** Bytes left of the budget after what this step has written already. */
export async function summaryRoom(environment: Environment): Promise<number> {
  const path = environment['GITHUB_STEP_SUMMARY'] ?? '';
  const written = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  return Math.max(0, SUMMARY_BUDGET_BYTES - written);
}

/** An old runner has no summary: nothing happens then. */
export async function appendSummary(
  text: string,
  environment: Environment,
  log?: Log,
): Promise<void> {
  const path = environment['GITHUB_STEP_SUMMARY'];
  if (path === undefined || path === '' || text === '') return;
  try {
    await appendFile(path, text);
  } catch (error) {
    log?.warning(`The job summary could not be written: ${String(error)}`);
  }
}
