/** A run that is over, read to its last page and decided. */
import type { RunWithRelated } from '../client/resources/runs.ts';
import { ServiceError } from '../client/errors.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { CostEstimate } from '../client/wire/run.ts';
import { decide } from '../policy/decide.ts';
import { guard, type GuardRules } from '../policy/guard.ts';
import { fromPlanLog } from '../policy/from-plan-log.ts';
import { attributeOverrides, noticesOf } from '../policy/from-run-events.ts';
import { toSystems } from '../policy/observed.ts';
import { partsOnly } from '../policy/run-options.ts';
import { merge } from '../policy/reading.ts';
import type { CostSummary, PolicyResult, PolicySystem } from '../model/policy-result.ts';
import type { Evidence, SystemEvidence } from '../policy/vouch.ts';
import { awaitsOverride, kindOf, PLAN, runKind } from '../model/status.ts';
import { startOfResult } from './find-workspace.ts';
import { readIngress } from './connection.ts';
import { readChanges } from './read-changes.ts';
import type { Job } from './job.ts';
import { extra, readPolicies, type ReadPorts } from './read-policies.ts';
import type { WorkspaceResult } from './result.ts';
import { summarizePlan } from './summarize-plan.ts';
import type { Settled } from './watch.ts';

/** The end of a plan's log holds its errors. */
const LOG_BYTES = 256 * 1024;

export type JudgedRun = Pick<
  WorkspaceResult,
  | 'verdict'
  | 'results'
  | 'runTasks'
  | 'canOverride'
  | 'plan'
  | 'changes'
  | 'cost'
  | 'diagnostics'
  | 'notices'
  | 'timestamps'
>;

export async function judge(settled: Settled, job: Job): Promise<WorkspaceResult> {
  const { mode, requirePolicies, runOptions: options, allowPartial } = job.options;
  const { name, workspaceId: id, versionId, run, watched, durationMs, unsaid } = settled;
  const wanted = { mode, requirePolicies, options, allowPartial, unsaid };
  const asked = { ...wanted, runId: run.id, versionId, workspace: { id, name } };
  const [origin, rules] = [await readOrigin(settled, job), await guardOf(id, job)];
  const judged = await judgeRun(watched, asked, job, { origin, rules });
  const { status } = watched.run.attributes;
  return { ...toWorkspaceResult(judged, startOfResult(settled), status, job), durationMs };
}

/** What the guard holds a run of this workspace to; undefined without one. */
export async function guardOf(id: string, { options }: Job): Promise<GuardRules | undefined> {
  const { guard: rules } = options;
  return rules && { ...rules, released: await rules.released?.(id) };
}

/** Tells the job what the policies said, too. */
export function toWorkspaceResult(
  judged: JudgedRun,
  known: Omit<WorkspaceResult, 'verdict'>,
  status: string,
  job: Job,
): WorkspaceResult {
  for (const words of policyWords(judged.results)) {
    job.emit({ kind: 'progress', workspace: known.workspace, status, words });
  }
  // Terraform names files from where it ran; readers of the result look from the packed root.
  const from = known.workingDirectory === '' ? '' : `${known.workingDirectory}/`;
  const diagnostics = judged.diagnostics.map((each) =>
    each.file === undefined ? each : { ...each, file: `${from}${each.file}` },
  );
  return { ...known, ...judged, notices: [...known.notices, ...judged.notices], diagnostics };
}

interface KnownExtras {
  origin?: Evidence['origin'];
  rules?: GuardRules | undefined;
  /** What decides nothing and is known for certain already: it is not asked for again. */
  sealedResult?: Pick<JudgedRun, 'plan' | 'changes' | 'notices'> | undefined;
}

export async function judgeRun(
  watched: RunWithRelated,
  asked: Evidence['asked'],
  ports: ReadPorts,
  beside: KnownExtras = {},
): Promise<JudgedRun> {
  const { run, costEstimate } = watched;
  const { sealedResult: fromSeal } = beside;
  const readEvents = () => extra(ports, [], (client) => client.runs.events(run.id));
  const earlier = fromSeal ? undefined : readEvents();
  const [known, earlyEvents] = await Promise.all([
    readEvidence(watched, asked, ports, beside),
    earlier,
  ]);
  const { evidence, ...shown } = known;
  const { guard: guarded, policyChecks, taskStages, terraformPolicy } = evidence;
  const systems: SystemEvidence[] = [policyChecks, taskStages, terraformPolicy];
  const { results, runTasks, canOverride } = merge([
    ...systems.map(({ reading }) => reading),
    ...(guarded ? [guarded] : []),
  ]);
  const isOverridden = results.some(({ status }) => status === 'overridden');
  const events = earlyEvents ?? (isOverridden ? await readEvents() : []);
  return {
    verdict: decide(evidence),
    results: attributeOverrides(results, events),
    runTasks,
    canOverride,
    ...shown,
    cost: costEstimate && summarizeCost(costEstimate.attributes),
    timestamps: watched.run.attributes['status-timestamps'] ?? undefined,
    notices: fromSeal?.notices ?? noticesOf(events),
  };
}

/** All that a verdict is made of, and what is only shown beside it. */
export async function readEvidence(
  { run, workspace, ...watched }: RunWithRelated,
  asked: Evidence['asked'],
  ports: ReadPorts,
  { origin, rules, sealedResult: fromSeal }: KnownExtras = {},
): Promise<{ evidence: Evidence } & Pick<JudgedRun, 'plan' | 'changes' | 'diagnostics'>> {
  const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
  const rests = runKind(asked.mode, run.attributes.status) === 'person' || awaitsOverride(stages);
  const plan = await readPlan({ run, ...watched }, ports);
  const read = 'read' in plan ? plan.read : undefined;
  const planFailed = read !== undefined && kindOf(PLAN, read.attributes.status) === 'bad';
  const [observed, summary, diagnostics, changes] = await Promise.all([
    readPolicies(run, rests, ports),
    fromSeal ? fromSeal.plan : read && summarizePlan(read, ports),
    planFailed
      ? extra(ports, [], async (client) => fromPlanLog(await client.runs.planLog(read, LOG_BYTES)))
      : [],
    fromSeal && !rules ? fromSeal.changes : read && readChanges(read, ports, rules !== undefined),
  ]);
  const partial = asked.allowPartial === true && partsOnly(asked.options ?? {}).length > 0;
  const evidence = {
    asked: { ...asked, guarded: rules !== undefined },
    origin,
    run: { read: run, workspaceName: workspace?.attributes.name },
    plan,
    ...toSystems(run, observed),
    guard: rules && read && guard({ ...rules, partial }, read, changes),
  };
  return { evidence, plan: summary, changes, diagnostics };
}

/** Read once more in the end, like everything else that the verdict is made of. */
async function readOrigin(
  { versionId, terraformVersion }: Settled,
  { client, options: { versionControl } }: Job,
): Promise<Evidence['origin']> {
  if (versionControl === undefined) return undefined;
  const { change } = versionControl;
  return { change, terraformVersion, ingress: await readIngress(versionId, client) };
}

/** Where a service does not include the plan, it is read once, in the end. */
async function readPlan(
  { run, plan }: RunWithRelated,
  { client }: ReadPorts,
): Promise<Evidence['plan']> {
  if (plan !== undefined) return { read: plan };
  const id = relatedId(run, 'plan');
  if (id === undefined) return { doubt: `Run ${run.id} does not name its plan.` };
  try {
    return { read: await client.runs.plan(id) };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
    return { doubt: error.message };
  }
}

function summarizeCost(attributes: CostEstimate['attributes']): CostSummary {
  return {
    status: attributes.status,
    priorMonthly: attributes['prior-monthly-cost'] ?? undefined,
    proposedMonthly: attributes['proposed-monthly-cost'] ?? undefined,
    deltaMonthly: attributes['delta-monthly-cost'] ?? undefined,
  };
}

const NAMES: Record<PolicySystem, string> = {
  'policy-check': 'policy check',
  'policy-evaluation': 'policy evaluation',
  'terraform-policy': 'Terraform policy',
  guard: 'guard',
};

/** `policy evaluation: 17 policies, 2 mandatory failed, 1 advisory failed` */
export function policyWords(results: readonly PolicyResult[]): string[] {
  return Object.entries(NAMES).flatMap(([system, name]) => {
    const own = results.filter((result) => result.system === system);
    if (own.length === 0) return [];
    const count = (test: (result: PolicyResult) => boolean): number => own.filter(test).length;
    const parts: [number, string][] = [
      [count((it) => it.status === 'failed' && it.level !== 'advisory'), 'mandatory failed'],
      [count((it) => it.status === 'failed' && it.level === 'advisory'), 'advisory failed'],
      [count((it) => it.status === 'overridden'), 'overridden'],
      [count((it) => it.status === 'errored'), 'errored'],
      [count((it) => it.status === 'unknown' || it.status === 'not-evaluated'), 'undecided'],
    ];
    const some = parts.filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
    const total = `${own.length} ${own.length === 1 ? 'policy' : 'policies'}`;
    return [`${name}: ${[total, ...(some.length > 0 ? some : ['all passed'])].join(', ')}`];
  });
}
