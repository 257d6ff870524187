/** Writes the JSON of the plans to files, for later steps of the job. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckRequest } from '../check/check-request.ts';
import { createClient } from '../client/client.ts';
import { relatedId } from '../client/wire/resource.ts';
import { fetchPlanText } from '../gate/read-changes.ts';
import { runConcurrently } from '../machine/take-turn.ts';
import { finding, findingOf, type Finding } from '../model/finding.ts';
import type { Log } from '../model/ports.ts';
import { phrase } from '../model/sentence.ts';
import type { ReportView } from '../report/view.ts';
import { mayReadWholePlan } from '../trust/change-origin.ts';
import type { OpenJob } from './open-job.ts';

/** A plan may have 64 MB, so only a few are read at the same time. */
const MOST_AT_ONCE = 4;

interface SavedPlans {
  /** Workspace → path of its plan. */
  paths: Record<string, string>;
  /** Why plans could not be written. */
  problems: Finding[];
}

/**
 * Writes the JSON of the plans for later steps of the job, until the post step deletes it: one file for each run of the
 * report whose plan finished, in the form that `plan-json` asks for. A form that the token may not read is a problem: the
 * other form is never written in its place.
 */
export async function savePlans(
  { workspaces }: ReportView,
  { settings, subject, conceals }: CheckRequest,
  ports: OpenJob['ports'] & { log: Log },
): Promise<SavedPlans> {
  const { environment, runner } = ports;
  const { service } = settings.plans;
  const isFull = settings.job.planJson === 'full';
  const saved: SavedPlans = { paths: {}, problems: [] };
  if (service === undefined) return saved;
  if (isFull && !mayReadWholePlan({ fullPlan: true }, subject)) {
    const says = phrase`the plan of a fork is not written in full, because its author chooses which values it reads.`;
    return { paths: {}, problems: [finding('plan-not-written', says)] };
  }
  const options = { deadline: ports.endsAt, secrets: conceals, discovers: true };
  const client = createClient({ ...service, ...ports, ...options });
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
      const found = findingOf(error);
      saved.problems.push({ ...found, about: { ...found.about, workspace: name } });
    }
  };
  const planned = workspaces.flatMap(({ name, runId }) =>
    runId === undefined ? [] : [() => save(name, runId)],
  );
  await runConcurrently(planned, MOST_AT_ONCE);
  return saved;
}
