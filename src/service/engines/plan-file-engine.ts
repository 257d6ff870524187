/** Uses a plan that was made elsewhere, as JSON (`terraform show -json`). */
import { errorMessage } from '../../model/error-message.ts';
import { loadModule, sourcesOf } from '../../configuration/load-module.ts';
import { planConfiguration } from '../plan/plan-configuration.ts';
import { actionDifferences } from '../plan/plan-actions.ts';
import type { Planned, PlanLimit } from '../plan/plan-document.ts';
import { failedPlan } from '../plan/to-plan.ts';
import type { Engine, PlanRequest } from './engine.ts';
import { holdPlan, type Held } from './plan-file/hold-plan.ts';
import type { DigestAnswer } from './plan-file/tree-digest.ts';
import { placesOf } from './places-in.ts';
import { readPlan, UnreadablePlan } from './read-plan.ts';
import { TERRAFORM_PLAN } from '../plan/plan-shape.ts';

interface PlanFile {
  /** The plan in JSON. */
  text: string;
  /** What its digest says; undefined if there is none. */
  digest?: DigestAnswer | undefined;
}

interface PlanFileOptions {
  /** Returns the plan of a workspace; undefined if there is none. */
  planOf: (workspaceName: string) => Promise<PlanFile | undefined>;
}

/** An engine that returns given plans, after comparing each with the uploaded configuration. */
export function planFileEngine({ planOf }: PlanFileOptions): Engine {
  return {
    name: 'plan',
    shape: TERRAFORM_PLAN,
    plan: async (request) => {
      try {
        const plan = await planOf(request.workspaceName);
        if (plan !== undefined) return compareWithFiles(plan, request);
        return unusable(request, `There is no plan of the workspace "${request.workspaceName}".`);
      } catch (error) {
        if (!(error instanceof UnreadablePlan)) throw error;
        return unusable(request, errorMessage(error));
      }
    },
  };
}

/** The plan in `text` with its differences from the upload as limits. Throws `UnreadablePlan`. */
function compareWithFiles({ text, digest }: PlanFile, request: PlanRequest): Planned {
  const { document, counts } = readPlan(text);
  return { document, text, counts, ...hold(document, digest, request) };
}

function hold(
  document: Planned['document'],
  digest: DigestAnswer | undefined,
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
  const { differences, notInPlan } = holdPlan(document, {
    sources,
    root,
    variables: request.variables,
  });
  const planned = planConfiguration({ ...request, state: {}, outputs: {} });
  const actions = actionDifferences(document, planned.triggering ?? []);
  const all = [...actions, ...differences];
  for (const message of objections({ differences: all, notInPlan }, digest)) {
    limits.push({ kind: 'not-certain', message });
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

/** The most differences or places that are named. */
const MOST = 5;

/** Why a plan does not count as that of the files. */
function objections({ differences, notInPlan }: Held, digest: DigestAnswer | undefined): string[] {
  const said: string[] = [];
  if (digest?.kind === 'changed') {
    said.push(
      `The files have changed since the plan was made: ${listSome(digest.paths)}. Make the plan of the commit that is judged.`,
    );
  }
  if (digest?.kind === 'unusable') {
    said.push(`The digest beside the plan ${digest.why}. Write it again with \`plangate digest\`.`);
  }
  if (differences.length > 0) {
    const named = differences.slice(0, MOST).join(' ');
    said.push(
      `The plan is not of these files: ${named} Make the plan of the commit that is judged.`,
    );
  } else if (digest === undefined && notInPlan.length > 0) {
    said.push(
      `The plan in JSON does not have everything that the files say: ${listSome(notInPlan)}. Run \`plangate digest plan.json\` in the job that plans, and keep the digest beside the plan.`,
    );
  }
  return said;
}

function listSome(names: readonly string[]): string {
  const rest = names.length - MOST;
  return `${names.slice(0, MOST).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function unusable({ terraformVersion }: PlanRequest, detail: string): Planned {
  return failedPlan(terraformVersion, [
    { severity: 'error', summary: 'The plan cannot be used', detail },
  ]);
}
