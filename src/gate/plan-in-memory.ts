/** Plans that are in memory: made or read on this machine. No service has a run of them. */
import type { Plan } from '../client/wire/run.ts';
import { nextTurn, runInTurns } from '../machine/take-turn.ts';
import { ACCEPTED_LIMITS, PlanJson, type PlanLimit } from '../model/plan-json.ts';
import type { LocalRunInput, RunInput } from '../model/run-input.ts';
import { jsonOf, type Planned } from '../plan/plan-document.ts';
import { withoutSensitiveValues } from '../plan/plan-without.ts';
import { changesIn } from '../policy/from-change-json.ts';
import { countsOf } from '../policy/reading.ts';
import type { BasePlan } from '../policy/systems/own-policies.ts';
import { workspaceFacts, type FoundWorkspace } from './result.ts';
import type { Scope } from './scope.ts';
import type { ObtainedPlan, Offer } from './source.ts';

/** No service has a run of such a plan. */
export const GIVES_PLANS = { run: false, plannedCommit: false, serviceSystems: false };

/** A plan in memory, and what is known beside it. */
export interface PlanInMemory {
  planned: Planned;
  input: RunInput | LocalRunInput | undefined;
  /** The default branch's plan, for `only-new`; left out where every failure counts. */
  base?: (() => Promise<BasePlan>) | undefined;
}

/** The offer of a plan that is there. Where it has errors, it failed. */
export function offerInMemory(workspace: FoundWorkspace, plan: PlanInMemory, scope: Scope): Offer {
  const notices = messagesOf(plan.planned.limits, 'empty-state', 'noted');
  return {
    facts: workspaceFacts({ ...workspace, notices: [...workspace.notices, ...notices] }),
    plan: planInMemory(workspace.name, plan, scope),
    status: 'planned',
  };
}

function planInMemory(
  name: string,
  { planned, input, base }: PlanInMemory,
  { signal }: Pick<Scope, 'signal'>,
): ObtainedPlan {
  const { limits, problems, counts, document } = planned;
  const failed = problems
    .filter(({ severity }) => severity === 'error')
    .map(({ summary }) => summary);
  const accepted = ACCEPTED_LIMITS.filter((kind) => messagesOf(limits, kind).length > 0);
  const attributes = attributesOf(planned);
  const { status, 'has-changes': hasChanges } = attributes;
  const isFailed = failed.length > 0;
  const summary = {
    ...counts,
    imports: counts.imports ?? 0,
    status,
    hasChanges,
    accepted: accepted.length > 0 ? accepted : undefined,
  };
  return {
    workspace: { name },
    failed: isFailed ? failed : undefined,
    known: async () =>
      isFailed
        ? { evidence: { failed }, attributes: undefined, summary: undefined }
        : { evidence: { limits }, attributes, summary },
    input,
    json: async () => ({ json: jsonOf(planned), document, doubts: async () => [] }),
    async changes({ isGuarded, diff }) {
      if (!hasChanges && !isGuarded) return undefined;
      // The changes are read while `opa` judges.
      await nextTurn();
      const json = PlanJson.of(withoutSensitiveValues(document), false);
      return runInTurns(
        changesIn(json, { counts: countsOf(attributes), diff, keepsEntries: isGuarded }),
        signal,
      );
    },
    base,
    isPartial: accepted.includes('partial') || accepted.includes('unproven'),
    // With an empty state a plan destroys nothing, so the guard does not know what an apply would destroy.
    unseen: messagesOf(limits, 'empty-state'),
    problems: async () => problems,
  };
}

function messagesOf(limits: readonly PlanLimit[], ...kinds: PlanLimit['kind'][]): string[] {
  return limits.flatMap(({ kind, message }) => (kinds.includes(kind) ? message : []));
}

/** What a service would say of the plan. */
export function attributesOf({ counts, document }: Planned): Plan['attributes'] & {
  'has-changes': boolean;
} {
  const isChanged = ({ actions }: { actions: readonly string[] }): boolean =>
    actions.some((action) => action !== 'no-op' && action !== 'read');
  return {
    status: 'finished',
    'has-changes':
      document.resource_changes.some(({ change }) => isChanged(change)) ||
      Object.values(document.output_changes ?? {}).some(isChanged),
    'resource-additions': counts.additions,
    'resource-changes': counts.changes,
    'resource-destructions': counts.destructions,
    'resource-imports': counts.imports,
  };
}
