/** Reads a plan that was made elsewhere, as JSON (`terraform show -json`). */
import { errorMessage } from '../model/error-message.ts';
import type { PlanLimit } from '../model/plan-limit.ts';
import type { UnknownValues } from '../model/unknown-values.ts';
import { failedPlan, type PlanDocument, type Planned } from './plan-document.ts';
import { ErroredPlan, type readPlan } from './read-plan.ts';

/**
 * The plan, with everything that limits it; one that failed if it says so itself.
 *
 * @param file.reading rejects with what makes it no plan
 * @param file.objections whole sentences: why the plan does not count
 * @param file.notes whole sentences that do not change the verdict
 * @param how.whenPartial what comes of a plan that is not whole
 */
export async function planFromFile(
  file: { reading: ReturnType<typeof readPlan>; objections: string[]; notes: string[] },
  how: { whenPartial: NonNullable<UnknownValues>; now: Date },
): Promise<Planned> {
  const { reading, objections, notes } = file;
  const { whenPartial, now } = how;
  try {
    const { json, document, counts } = await reading;
    const noted = [...notes, ...sayAge(document, now)];
    const limits: PlanLimit[] = [
      ...objections.map((message) => ({ kind: 'not-certain' as const, message })),
      ...noted.map((message) => ({ kind: 'noted' as const, message })),
    ];
    const partial = sayPartial(document);
    if (partial !== undefined) limits.push({ kind: PARTIAL[whenPartial], message: partial });
    return { document, json, counts, problems: [], limits };
  } catch (error) {
    if (!(error instanceof ErroredPlan)) throw error;
    const summary = 'The plan cannot be used';
    return failedPlan([{ severity: 'error', summary, detail: errorMessage(error) }]);
  }
}

const PARTIAL = { undecided: 'not-certain', advisory: 'partial', note: 'noted' } as const;

/** Why a plan is not whole: `-target` says it itself, and `-refresh-only` has no changes at all. */
function sayPartial(document: PlanDocument): string | undefined {
  if (Object.hasOwn(document, 'complete') && document.complete !== true) {
    return 'The plan says that it is not complete, so the rest of the configuration was not judged. Set allow-partial to true where that may pass.';
  }
  if (document.resource_changes.length > 0 || !hasResources(document.configuration.root_module)) {
    return undefined;
  }
  return 'The plan has no changes of resources, not even none, although its configuration has resources, as with `-refresh-only`: there was nothing to judge. Set allow-partial to true where that may pass.';
}

/** Whether a module or one that it calls has a resource. Without the module nothing says that there is none. */
function hasResources(module: object | undefined): boolean {
  if (module === undefined) return true;
  const { resources = [], module_calls: calls = {} } =
    module as PlanDocument['configuration']['root_module'];
  return (
    resources.some(({ mode }) => mode === 'managed') ||
    Object.values(calls).some((call) => call.module !== undefined && hasResources(call.module))
  );
}

const HOUR_MS = 3_600_000;

function sayAge(document: PlanDocument, now: Date): string[] {
  const timestamp: unknown = Reflect.get(document, 'timestamp');
  const made = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN;
  const hours = Math.floor((now.getTime() - made) / HOUR_MS);
  if (!(now.getTime() - made > HOUR_MS)) return [];
  const age =
    hours < 48 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : `${Math.floor(hours / 24)} days`;
  return [`The plan was made ${age} ago. What exists may have changed since.`];
}
