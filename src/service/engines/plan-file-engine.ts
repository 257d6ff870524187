/** Uses a plan that was made elsewhere, as JSON (`terraform show -json`). */
import { errorMessage } from '../../model/error-message.ts';
import { loadModule, sourcesOf } from '../../configuration/load-module.ts';
import { planConfiguration } from '../plan/plan-configuration.ts';
import type { Planned, PlanLimit } from '../plan/plan-document.ts';
import { failedPlan } from '../plan/to-plan.ts';
import { differencesFrom } from './bind-plan.ts';
import type { Engine, PlanRequest } from './engine.ts';
import { placesOf } from './places-in.ts';
import { readPlan, UnreadablePlan } from './read-plan.ts';
import { TERRAFORM_PLAN } from '../plan/plan-shape.ts';

interface PlanFileOptions {
  /** Returns the plan of a workspace as JSON text; undefined if there is none. */
  planOf: (workspaceName: string) => Promise<string | undefined>;
}

/** An engine that returns given plans, after comparing each with the uploaded configuration. */
export function planFileEngine({ planOf }: PlanFileOptions): Engine {
  return {
    name: 'plan',
    shape: TERRAFORM_PLAN,
    plan: async (request) => {
      try {
        const text = await planOf(request.workspaceName);
        if (text !== undefined) return held(text, request);
        return unusable(request, `There is no plan of the workspace "${request.workspaceName}".`);
      } catch (error) {
        if (!(error instanceof UnreadablePlan)) throw error;
        return unusable(request, errorMessage(error));
      }
    },
  };
}

/** The plan in `text` with its differences from the upload as limits. Throws `UnreadablePlan`. */
function held(text: string, request: PlanRequest): Planned {
  const { document, counts } = readPlan(text);
  return { document, text, counts, ...hold(document, request) };
}

function hold(
  document: Planned['document'],
  request: PlanRequest,
): Pick<Planned, 'problems' | 'limits' | 'places'> {
  const limits: PlanLimit[] = [];
  const sources = sourcesOf(request);
  const root = loadModule(sources, request.workingDirectory);
  const unread = sources.problems.filter(({ severity }) => severity === 'error');
  if (root === undefined || unread.length > 0) {
    const { problems } = planConfiguration(request);
    return { limits, problems: unread.length > 0 ? unread : problems, places: new Map() };
  }
  const values = Object.entries(document.variables ?? {}).map(([name, { value }]) => [name, value]);
  const planned = planConfiguration({
    ...request,
    variables: Object.fromEntries(values),
    state: stateOf(document),
    outputs: {},
  });
  const judged = { sources, root, variables: request.variables, planned };
  const differences = differencesFrom(document, judged);
  if (differences.length > 0) {
    const message = `The plan is not of these files: ${differences.join(' ')} Make the plan of the commit that is judged.`;
    limits.push({ kind: 'not-certain', message, count: differences.length });
  }
  const { isDestroy, options } = request;
  const isPart = Reflect.get(document, 'complete') === false;
  if (isPart && options.targets.length === 0) {
    limits.push({ kind: 'not-certain', message: 'The plan says that it is not complete.' });
  }
  if (isDestroy || options.refreshOnly || options.targets.length + options.replace.length > 0) {
    const message =
      'The run asks for a plan of another kind (destroy, refresh-only, targets or replace), and Plangate cannot determine whether this plan is one. Remove these options.';
    limits.push({ kind: 'not-certain', message });
  }
  return { problems: [], limits, places: placesOf(document, planned) };
}

/** The resources that exist before the plan: the static plan needs them for arguments with ignored changes. */
function stateOf({ resource_changes: changes }: Planned['document']): PlanRequest['state'] {
  const existing = changes.flatMap(({ address, mode, previous_address: previous, change }) =>
    mode === 'managed' && change.before !== null && change.importing === undefined
      ? [[previous ?? address, change.before] as const]
      : [],
  );
  return Object.fromEntries(existing);
}

function unusable({ terraformVersion }: PlanRequest, detail: string): Planned {
  return failedPlan(terraformVersion, [
    { severity: 'error', summary: 'The plan cannot be used', detail },
  ]);
}
