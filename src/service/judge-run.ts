/** Has all policy sets of a workspace judge a plan. That takes time, so it comes before the rest of the run. */
import { errorMessage } from '../model/error-message.ts';
import type { EvaluatedPolicy, EvaluatedSet } from './evaluated.ts';
import type { JudgedPolicy } from '../rego/judge.ts';
import type { PolicySet } from './load-policies.ts';
import type { DeclaredPolicy } from '../rego/policy-set.ts';
import type { Planned } from '../plan/plan-document.ts';
import type { RunInput } from '../model/run-input.ts';
import type { RunRecord } from './records.ts';
import type { Store } from './store.ts';

export type Judgements = ReadonlyMap<PolicySet, EvaluatedSet>;

/** The policy sets of a workspace that its script lists no results of. */
export function setsToJudge({ policySets }: Store, { workspace, script }: RunRecord): PolicySet[] {
  const scripted = {
    'policy-check': script.policyChecks,
    'policy-evaluation': script.policySets,
    'terraform-policy': script.terraformPolicySets,
  };
  return [...policySets.values()]
    .filter(({ organization }) => organization === workspace.organization)
    .filter(({ workspaces }) => workspaces?.includes(workspace) ?? true)
    .map(({ set }) => set)
    .filter(({ system }) => scripted[system] === undefined);
}

/** The results by policy set. A plan that failed is not judged, and its results are never shown. */
export async function judgePlanned(
  store: Store,
  run: RunRecord,
  planned: Planned,
  signal: AbortSignal,
): Promise<Judgements> {
  const isPlan = planned.problems.every(({ severity }) => severity !== 'error');
  const { document: plan } = planned;
  const addresses = new Set(plan.resource_changes.map(({ address }) => address));
  const input = { plan, planText: planned.json?.text, run: toRunInput(run) };
  const judging = setsToJudge(store, run).map(async (set): Promise<[PolicySet, EvaluatedSet]> => {
    const judged = isPlan
      ? await set.judge.judge(input, signal).catch((error: unknown) => errorMessage(error))
      : [];
    const policies = set.policies.map((policy) => resultOf(policy, judged, addresses));
    const { name, description, overridable } = set;
    return [set, { name, description, overridable, error: null, policies }];
  });
  return new Map(await Promise.all(judging));
}

/** One policy's result with the level that the set gives it; a policy without a result is an error. */
function resultOf(
  { name, level, description, query }: DeclaredPolicy,
  judged: readonly JudgedPolicy[] | string,
  addresses: ReadonlySet<string>,
): EvaluatedPolicy {
  const result = typeof judged === 'string' ? undefined : judged.find((each) => each.name === name);
  const message = typeof judged === 'string' ? judged : 'This policy was not judged.';
  const { status, output } = result ?? { status: 'errored' as const, output: [message] };
  const common = { name, level, description, query: query || null };
  return { ...common, status, output, resources: findResources(output, addresses) };
}

/** The resources that a failure names, as Terraform policy shows them: a message may begin with an address. */
function findResources(
  output: readonly unknown[],
  addresses: ReadonlySet<string>,
): EvaluatedPolicy['resources'] {
  return output.flatMap((one) => {
    const address = typeof one === 'string' ? (one.split(': ', 1)[0] ?? '') : '';
    return addresses.has(address) ? [{ address }] : [];
  });
}

/** The run as policies read it in `input.run`. */
function toRunInput(run: RunRecord): RunInput {
  const { workspace } = run;
  return {
    id: run.id,
    created_at: run.createdAt,
    message: run.message,
    is_destroy: run.isDestroy,
    refresh: run.refresh,
    refresh_only: run.options.refreshOnly,
    replace_addrs: run.options.replace,
    target_addrs: run.options.targets,
    source: run.source,
    speculative: run.planOnly,
    organization: { name: workspace.organization.name },
    workspace: {
      id: workspace.id,
      name: workspace.name,
      auto_apply: workspace.autoApply,
      working_directory: workspace.workingDirectory,
      tags: workspace.tags,
    },
  };
}
