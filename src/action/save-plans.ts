/** The JSON of the plans as files, for later steps of the job. The post step deletes them. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckRequest } from '../check/check-request.ts';
import { createClient } from '../client/client.ts';
import { relatedId } from '../client/wire/resource.ts';
import { fetchPlanText } from '../gate/read-changes.ts';
import { runConcurrently } from '../gate/run-concurrently.ts';
import { errorMessage } from '../model/error-message.ts';
import type { Log } from '../model/ports.ts';
import type { ReportView } from '../report/view.ts';
import { mayReadWholePlan } from '../trust/change-origin.ts';
import type { OpenJob } from './connect-github.ts';

/** A plan may have 64 MB, so only a few are read at the same time. */
const LANES = 4;

/**
 * Writes one file for each run of the report whose plan finished, in the form that `plan-json` asks for. A form that the
 * token may not read is a problem: the other form is never written in its place.
 *
 * @returns workspace → path of its plan, and a sentence for each plan that could not be written
 */
export async function savePlans(
  { workspaces }: ReportView,
  { settings, subject, conceals }: CheckRequest,
  ports: OpenJob['ports'] & { log: Log },
): Promise<{ paths: Record<string, string>; problems: string[] }> {
  const { environment, runner } = ports;
  const isFull = settings.job.planJson === 'full';
  const saved: Awaited<ReturnType<typeof savePlans>> = { paths: {}, problems: [] };
  if (isFull && !mayReadWholePlan({ fullPlan: true }, subject)) {
    const problem =
      'the plan of a fork is not written in full, because its author chooses which values it reads.';
    return { paths: {}, problems: [problem] };
  }
  const options = { deadline: ports.endsAt, secrets: conceals, discovers: true };
  const client = createClient({ ...settings.service, ...ports, ...options });
  const parent = join(environment['RUNNER_TEMP'] ?? tmpdir(), 'plangate');
  await mkdir(parent, { recursive: true });
  const directory = await mkdtemp(join(parent, 'plans-'));
  runner.save('plans', directory);
  const save = async (name: string, runId: string): Promise<void> => {
    try {
      const { run } = await client.runs.show(runId);
      const planId = relatedId(run, 'plan');
      if (planId === undefined) throw new Error(`Run ${runId} does not name its plan.`);
      const text = await fetchPlanText(planId, isFull, client);
      // The service has no JSON of a plan that did not finish.
      if (text === '') return;
      const file = `${name}-${runId}`.replaceAll(/[^A-Za-z0-9_-]/g, '_');
      const path = join(directory, `${file}.json`);
      await writeFile(path, text, { mode: 0o600, flag: 'wx' });
      saved.paths[name] = path;
    } catch (error) {
      saved.problems.push(`${name}: ${errorMessage(error)}`);
    }
  };
  const planned = workspaces.flatMap(({ name, runId }) =>
    runId === undefined ? [] : [() => save(name, runId)],
  );
  await runConcurrently(planned, LANES);
  return saved;
}
