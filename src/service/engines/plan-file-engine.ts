/** Uses a plan that was made elsewhere, as JSON (`terraform show -json`). */
import { errorMessage } from '../../model/error-message.ts';
import type { Planned, PlanLimit } from '../plan/plan-document.ts';
import { failedPlan } from '../plan/failed-plan.ts';
import type { Engine } from './engine.ts';
import type { DigestAnswer } from './plan-file/tree-digest.ts';
import { readPlan, UnreadablePlan } from './read-plan.ts';
import { TERRAFORM_PLAN } from '../plan/plan-shape.ts';

interface PlanFile {
  /** The plan in JSON. */
  text: string;
  /** What its digest says; undefined if there is none. */
  digest?: DigestAnswer | undefined;
  /** Whether the plan is undecided without a digest. */
  needsDigest: boolean;
}

interface PlanFileOptions {
  /** Returns the plan of a workspace; undefined if there is none. */
  planOf: (workspaceName: string) => Promise<PlanFile | undefined>;
}

/** An engine that returns given plans, and says what their digests find. */
export function planFileEngine({ planOf }: PlanFileOptions): Engine {
  return {
    name: 'plan',
    shape: TERRAFORM_PLAN,
    plan: async ({ workspaceName, terraformVersion }) => {
      const unusable = (detail: string) =>
        failedPlan(terraformVersion, [
          { severity: 'error', summary: 'The plan cannot be used', detail },
        ]);
      try {
        const plan = await planOf(workspaceName);
        if (plan !== undefined) return toPlanned(plan);
        return unusable(`There is no plan of the workspace "${workspaceName}".`);
      } catch (error) {
        if (!(error instanceof UnreadablePlan)) throw error;
        return unusable(errorMessage(error));
      }
    },
  };
}

/** Throws `UnreadablePlan`. */
function toPlanned({ text, digest, needsDigest }: PlanFile): Planned {
  const { document, counts } = readPlan(text);
  const limits: PlanLimit[] = [];
  const message = objection(digest);
  if (message !== undefined) {
    const isNoted = digest === undefined && !needsDigest;
    limits.push({ kind: isNoted ? 'noted' : 'not-certain', message });
  }
  if (document.complete === false) {
    limits.push({ kind: 'not-certain', message: 'The plan says that it is not complete.' });
  }
  return { document, text, counts, problems: [], limits, places: new Map() };
}

/** The most files that are named. */
const MOST = 5;

/** Why a plan does not count as that of the files. */
function objection(digest: DigestAnswer | undefined): string | undefined {
  if (digest === undefined) {
    return 'There is no digest beside the plan, so it may be the plan of other files. Run `plangate digest plan.json` in the job that plans, and keep the digest beside the plan.';
  }
  if (digest.kind === 'changed') {
    return `The files have changed since the plan was made: ${listSome(digest.paths)}. Make the plan of the commit that is judged.`;
  }
  if (digest.kind === 'unusable') {
    return `The digest beside the plan ${digest.why}. Write it again with \`plangate digest\`.`;
  }
  return undefined;
}

function listSome(names: readonly string[]): string {
  const rest = names.length - MOST;
  return `${names.slice(0, MOST).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
