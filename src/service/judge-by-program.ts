/**
 * Evaluates the policy sets that need a program. Programs take time, so they run before all other
 * judgements.
 */
import { errorMessage } from '../model/error-message.ts';
import type { EvaluatedPolicy, EvaluatedSet } from './evaluated.ts';
import type { DeclaredPolicy, PolicySet } from './load-policies.ts';
import type { Planned } from './plan/plan-document.ts';
import type { RunInput } from './policy-input.ts';
import type { RunRecord, WorkspaceRecord } from './records.ts';
import { must, type Store } from './store.ts';

export type Judgements = ReadonlyMap<PolicySet, EvaluatedSet>;

/** The policy sets of a workspace. */
export function policySetsOf(
  { policySets }: Store,
  { id, organizationId }: WorkspaceRecord,
): PolicySet[] {
  return [...policySets.values()]
    .filter((each) => each.organizationId === organizationId)
    .filter(({ global, workspaceIds }) => global || workspaceIds.includes(id))
    .map(({ set }) => set);
}

/** The results by policy set. A plan that failed is not judged. */
export async function judgeByPrograms(
  store: Store,
  { run, workspace, planned }: { run: RunRecord; workspace: WorkspaceRecord; planned: Planned },
  signal: AbortSignal,
): Promise<Judgements> {
  const judgements = new Map<PolicySet, EvaluatedSet>();
  if (planned.problems.some(({ severity }) => severity === 'error')) return judgements;
  const input = { plan: planned.document, run: toRunInput(store, run, workspace) };
  for (const set of policySetsOf(store, workspace)) {
    if (set.program === undefined) continue;
    const judged = await set.program
      .judge(input, signal)
      .catch((error: unknown) => errorMessage(error));
    const policies = set.policies.map((policy) => resultOf(policy, judged));
    const { name, description, overridable } = set;
    judgements.set(set, { name, description, overridable, error: null, policies });
  }
  return judgements;
}

/** One policy's result with the level that the set gives it; a policy without a result is an error. */
function resultOf(
  { name, level, description }: DeclaredPolicy,
  judged: readonly EvaluatedPolicy[] | string,
): EvaluatedPolicy {
  const result = typeof judged === 'string' ? undefined : judged.find((each) => each.name === name);
  if (result !== undefined) return { ...result, level };
  const message = typeof judged === 'string' ? judged : 'This policy was not judged.';
  const common = { name, level, description, query: null, resources: [] };
  return { ...common, status: 'errored', output: [message] };
}

/** The run as policies read it in `input.run`. */
export function toRunInput(store: Store, run: RunRecord, workspace: WorkspaceRecord): RunInput {
  return {
    id: run.id,
    created_at: run.createdAt,
    message: run.message,
    is_destroy: run.isDestroy,
    refresh: run.refresh,
    source: run.source,
    speculative: run.planOnly,
    organization: { name: must(store.organizations, workspace.organizationId).name },
    workspace: {
      id: workspace.id,
      name: workspace.name,
      auto_apply: workspace.autoApply,
      working_directory: workspace.workingDirectory,
      tags: workspace.tags,
    },
  };
}
