/** The JSON of the plans as files, for later steps of the job. The post step deletes them. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '../client/client.ts';
import { relatedId } from '../client/wire/resource.ts';
import { fetchPlanText } from '../gate/fetch-plan-json.ts';
import { inLanes } from '../gate/in-lanes.ts';
import { errorMessage } from '../model/error-message.ts';
import type { ReportView } from '../report/view.ts';
import type { ActionIo } from './action-io.ts';

/** A plan may have 64 MB, so only a few are read at the same time. */
const LANES = 4;

export interface SavedPlans {
  /** Workspace → path of its plan. */
  paths: Record<string, string>;
  /** Why a plan that was asked for is in no file, one sentence each. */
  problems: string[];
}

/**
 * Writes one file for each run of the report whose plan finished. A form that the token may not read is a problem: the
 * other form is never written in its place.
 */
export async function savePlans(
  { workspaces }: ReportView,
  form: 'redacted' | 'full',
  client: Client,
  { environment, runner }: ActionIo,
): Promise<SavedPlans> {
  const saved: SavedPlans = { paths: {}, problems: [] };
  const parent = join(environment['RUNNER_TEMP'] ?? tmpdir(), 'plangate');
  await mkdir(parent, { recursive: true });
  const directory = await mkdtemp(join(parent, 'plans-'));
  runner.save('plans', directory);
  const save = async (name: string, runId: string): Promise<void> => {
    try {
      const { run } = await client.runs.show(runId);
      const planId = relatedId(run, 'plan');
      if (planId === undefined) throw new Error(`Run ${runId} does not name its plan.`);
      const text = await fetchPlanText(planId, form === 'full', client);
      // The service has none of a plan that did not finish.
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
  await inLanes(planned, LANES);
  return saved;
}
