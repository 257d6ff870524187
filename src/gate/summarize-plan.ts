/** How much a plan changes, from the service's counts or, if it has none, from the plan's log. */
import type { Plan } from '../client/wire/run.ts';
import { countsInLog } from '../policy/from-plan-log.ts';
import { countsOf } from '../policy/reading.ts';
import type { PlanSummary } from '../model/policy-result.ts';
import { extra, type ReadPorts } from './read-policies.ts';

/** The end of a log says how much the plan changes. */
const LOG_BYTES = 64 * 1024;

/** Undefined if neither has counts. That does not mean "no changes". */
export async function summarizePlan(
  plan: Plan,
  ports: ReadPorts,
): Promise<PlanSummary | undefined> {
  const { status, 'has-changes': changes } = plan.attributes;
  const figures = Object.values(countsOf(plan.attributes));
  const silent = figures.every((count) => count === undefined || count === null);
  const counts =
    silent && status === 'finished' && changes !== false
      ? await extra(ports, undefined, async (client) =>
          countsInLog(await client.runs.planLog(plan, LOG_BYTES)),
        )
      : figures.map((count) => count ?? 0);
  if (counts === undefined) return undefined;
  const [additions = 0, updates = 0, destructions = 0, imports = 0] = counts;
  const hasChanges = changes ?? counts.some((count) => count > 0);
  return { status, hasChanges, additions, changes: updates, destructions, imports };
}
