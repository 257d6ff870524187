/**
 * Overrides the failures of one run: every object of a policy system that waits for an override, and nothing else.
 * Then it follows the run, because a later policy system may wait for a further override.
 * That one is named and not overridden, because the person who gave the reason has not read it yet.
 *
 * Which rights the service asks for:
 * https://developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/permissions/organization.
 */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import type { Run } from '../client/wire/run.ts';
import { CODES } from '../model/errors.ts';
import { finding } from '../model/finding.ts';
import type { Clock } from '../model/ports.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { nameSome } from '../model/quote.ts';
import { phrase, quoted, runPart } from '../model/sentence.ts';
import { isRunOver, runKind } from '../model/status.ts';
import { hasPolicyName } from '../policy/policy-owners.ts';
import { mergeReadings } from '../policy/reading.ts';
import type { ServiceSystem, SystemObject } from '../policy/systems/policy-system.ts';
import { SERVICE_SYSTEMS } from '../policy/systems/systems.ts';
import { followRun } from '../gate/follow-run.ts';
import { takesNoOverride } from '../gate/plan-of-run.ts';
import { summarizePlan } from '../gate/read-changes.ts';
import { readPolicies, type ReadPorts } from '../gate/read-policies.ts';
import { selectedWorkspaceOf, type Selection } from '../gate/query-workspaces.ts';
import { WATCHED } from '../gate/run.ts';
import { describeSelector } from '../settings/workspace-selectors.ts';
import { saysSomething, signReason, type Actor, type AuditRecord } from '../model/acts-on-runs.ts';

/** One object of a run that failed. */
export interface OverrideItem {
  /** As in `policy-check`, `task-stage`. */
  system: string;
  id: string;
  /** The status word it had before. */
  status: string;
  /** Why it was not overridden, for people; absent when it was. Hostile until escaped. */
  problem?: string;
}

/** What became of the failures of a run. */
export interface OverrideResult {
  runId: string;
  workspace?: string;
  /** Name of the account behind the token, when the service names it. */
  by?: string;
  reason: string;
  overridden: OverrideItem[];
  /** Waits for an override that this token may not give, or that the service refused. */
  refused: OverrideItem[];
  /** Failed, and cannot be overridden. */
  final: OverrideItem[];
  /** Failed after the override, and waits for a further one. */
  next: OverrideItem[];
  /** Never judged, although the run goes no further. */
  unjudged: OverrideItem[];
  /** The status word that the run had at last. Hostile until escaped. */
  status: string;
  /** What to do now, as whole sentences. Hostile until escaped. */
  nextSteps: string[];
  /** One record, if anything was overridden. */
  audit: AuditRecord[];
}

/** The run to override, the reason and the person. */
export interface OverrideRequest {
  runId: string;
  /** Not blank. */
  reason: string;
  /** Who asks, and in which job: the comment on the run names both with the reason. */
  actor: Actor;
  /** Where runs may be overridden; anywhere when left out. */
  onlyIn?: Selection;
  /** Ids of what may be overridden; anything that waits when left out. The rest waits for a further override. */
  onlyIds?: ReadonlySet<string> | undefined;
}

/** How long a run is followed after an override. */
const FOLLOWED_MS = 2 * 60_000;

/** What a person can do if an override of a run that only planned opens nothing. */
const TWO_WAYS =
  'Two ways remain: fix what failed, or set `mode: provisional`. Such a run waits for the override; if its plan changes nothing, only with `allow-empty-apply: true`.';
const REFUSED_FOR_GOOD = `The run only planned and has ended, so the service takes no override. ${TWO_WAYS}`;

/**
 * Overrides every failed policy of one run that can be overridden.
 *
 * @param request the run, the reason, who asks for it, and where runs may be overridden
 * @returns what was overridden, what was refused, what cannot be overridden, and what waits next
 * @throws ServiceError with the code `invalid` if the reason is blank or the run is of another workspace
 *   than those named, and with another code if the run or its policies cannot be read
 */
export async function overrideRun(
  client: Client,
  clock: Clock,
  { runId, reason, actor, onlyIn, onlyIds }: OverrideRequest,
): Promise<OverrideResult> {
  if (!saysSomething(reason)) {
    const needed = 'An override needs a reason, with a letter or a digit in it.';
    throw cannotOverride(needed, 'POST', runId, 'Say why the failures may pass.');
  }
  const { run, workspace, plan } = await client.runs.show(runId, {
    include: ['workspace', 'plan'],
  });
  if (onlyIn !== undefined) await refuseOtherWorkspaces({ run, workspace }, onlyIn, client);
  const objects = await readObjects(client, runId);
  const answer = await client.account().catch(() => undefined);
  const by = answer?.account.attributes.username ?? undefined;
  const name = workspace?.attributes.name;
  const { status } = run.attributes;
  const lists = {
    overridden: [],
    refused: [],
    final: [],
    next: [],
    unjudged: [],
    audit: [],
    nextSteps: [],
  };
  const result: OverrideResult = { runId, workspace: name, by, reason, status, ...lists };
  const comment = signReason(reason, actor);
  for (const { item, state, override } of objects) {
    if (state === undefined) continue;
    if (state === 'final') result.final.push(item);
    else if (onlyIds !== undefined && !onlyIds.has(item.id)) result.next.push(item);
    else if (state === 'not-permitted') result.refused.push({ ...item, problem: NOT_PERMITTED });
    else {
      const problem = await tryOverride(() => override(comment));
      if (problem === undefined) result.overridden.push(item);
      else result.refused.push({ ...item, problem });
    }
  }
  if (result.overridden.length > 0) {
    result.audit.push({
      action: 'override',
      run: runId,
      workspace: name ?? '',
      by: actor.by ?? by,
      job: actor.job,
      at: clock.date().toISOString(),
      reason,
    });
    await followAfterOverride(result, client, clock);
  }
  const isEmpty = takesNoOverride(run, plan && summarizePlan(plan)) === true;
  result.nextSteps.push(...stepsAfter(result, run.attributes['plan-only'] === true, isEmpty));
  return result;
}

/**
 * Overrides runs one after the other. An error ends it: what was overridden before stays so. The results have the runs before that
 * error, and not the one at which it ended, even if some of its failures were overridden by then.
 *
 * @returns how many items each list of the results has together, the records of all, and the error that ended it
 */
export async function overrideRuns(
  client: Client,
  clock: Clock,
  requests: readonly OverrideRequest[],
) {
  const results: OverrideResult[] = [];
  let failure: { error: unknown } | undefined;
  for (const request of requests) {
    try {
      results.push(await overrideRun(client, clock, request));
    } catch (error) {
      failure = { error };
      break;
    }
  }
  const count = (list: 'overridden' | 'refused' | 'final' | 'next') =>
    results.flatMap((result) => result[list]).length;
  return {
    results,
    overridden: count('overridden'),
    refused: count('refused'),
    final: count('final'),
    next: count('next'),
    audit: results.flatMap(({ audit }) => audit),
    failure,
  };
}

/** What an override of a run would do, asked before it acts. */
export async function previewOverride(
  client: Client,
  runId: string,
  onlyIds?: ReadonlySet<string>,
): Promise<Record<'overridable' | 'refused' | 'final', number>> {
  const counts = { overridable: 0, refused: 0, final: 0 };
  for (const { item, state } of await readObjects(client, runId)) {
    if (state === undefined) continue;
    if (state === 'final') counts.final += 1;
    else if (onlyIds !== undefined && !onlyIds.has(item.id)) continue;
    else if (state === 'not-permitted') counts.refused += 1;
    else counts.overridable += 1;
  }
  return counts;
}

/** Follows the overridden run, and adds to `result` what waits for a further override. */
async function followAfterOverride(
  result: OverrideResult,
  client: Client,
  clock: Clock,
): Promise<void> {
  const deadline = clock.now() + FOLLOWED_MS;
  const ports = { client, clock, deadline, before: result.status };
  try {
    const seen = await client.runs.show(result.runId, { include: WATCHED });
    const { run } = await followRun(seen, ports);
    result.status = run.attributes.status;
    const { overridden, refused, final, next, unjudged } = result;
    const knownIds = new Set([overridden, refused, final, next].flat().map(({ id }) => id));
    const objects = await readObjects(client, result.runId);
    const goesOn = runKind('provisional', result.status) === 'moving';
    // A run that only planned stays "policy_checked".
    const isOver = !goesOn || result.status === 'policy_checked';
    for (const { item, state } of objects) {
      if (isOver && NEVER_ASKED.includes(item.status)) unjudged.push(item);
      if (state === undefined || knownIds.has(item.id)) continue;
      if (state === 'final') final.push(item);
      else next.push(item);
    }
  } catch (error) {
    // The override is done. That the run could not be read afterwards does not undo it.
    if (!(error instanceof ServiceError)) throw error;
    result.nextSteps.push(`The run could not be read after the override: ${error.message}`);
  }
}

/**
 * What to do after an override, as whole sentences.
 *
 * @param planOnly whether the run is speculative
 * @param isEmpty whether its plan changes nothing, and was not asked to be applied then
 */
function stepsAfter(
  { runId, status, overridden, refused, final, next, unjudged }: OverrideResult,
  planOnly: boolean,
  isEmpty: boolean,
): string[] {
  const steps: string[] = [];
  const names = (items: readonly OverrideItem[]): string =>
    items.map(describeOverrideItem).join(', ');
  if (next.length > 0) {
    steps.push(
      `Run ${runId} waits for a further override: ${names(next)}. Read it, then override the run once more.`,
    );
  }
  const isEnded = isRunOver(status) && planOnly;
  if (final.length > 0) {
    // A soft failure could have been overridden before the run ended.
    const isTooLate = isEnded && final.some(({ status: word }) => word === 'soft_failed');
    steps.push(isTooLate ? REFUSED_FOR_GOOD : `Fix what failed: ${names(final)}.`);
  }
  if (refused.length > 0 && isEmpty) {
    steps.push(
      `The plan of run ${runId} changes nothing, and the service takes no override of such a run. Fix what failed: ${names(refused)}. Or set \`allow-empty-apply: true\`, and the next run takes one.`,
    );
  } else if (refused.length > 0 && isRunOver(status)) {
    const fix = `The run has ended as "${status}", so the service takes no override. Fix what failed: ${names(refused)}.`;
    steps.push(planOnly ? REFUSED_FOR_GOOD : fix);
  }
  if (unjudged.length > 0 && next.length === 0) {
    const ways = planOnly ? TWO_WAYS : 'Fix what failed instead.';
    steps.push(
      `The run stays "${status}" after the override, and ${names(unjudged)} was never judged, so the gate does not open. ${ways}`,
    );
  }
  if (overridden.length === 0 || steps.length > 0) return steps;
  const kind = runKind('provisional', status);
  const isStopped = kind === 'stopped' || status === 'errored';
  return isStopped
    ? [`Run ${runId} is "${status}" now, so the override opens nothing: start the gate again.`]
    : [
        `Run the job of the gate again: it takes this run, if the files are the same and the host says which pull request the job is about. Elsewhere \`plangate runs show ${runId} --workspace NAME --version CV\` judges it, with the workspace and the configuration version in the gate's report.`,
      ];
}

/** As in `task stage ts-1`. */
export function describeOverrideItem({ system, id }: OverrideItem): string {
  const itsSystem = SERVICE_SYSTEMS.find(({ override }) => override.object === system);
  return `${itsSystem?.override.title ?? system} ${id}`;
}

/** The error that a request for an override is not valid. @param remedy what to do, as a sentence */
function cannotOverride(message: string, method: 'GET' | 'POST', runId: string, remedy: string) {
  return new ServiceError(message, {
    code: 'invalid',
    method,
    path: `/runs/${runId}`,
    remedy: `Nothing was overridden. ${remedy}`,
  });
}

/** @returns why the service refused it; undefined if it did not */
async function tryOverride(override: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await override();
    return undefined;
  } catch (error) {
    if (error instanceof ServiceError && error.code !== 'aborted') return error.message;
    throw error;
  }
}

/** How many workspaces a message names. */
const MOST_NAMED = 10;

/** @throws ServiceError if the run is of none of these workspaces */
async function refuseOtherWorkspaces(
  seen: Parameters<typeof selectedWorkspaceOf>[0],
  onlyIn: Selection,
  client: Client,
): Promise<void> {
  if ((await selectedWorkspaceOf(seen, onlyIn, client)) !== undefined) return;
  const { run } = seen;
  const named = `${nameSome(onlyIn.selectors.map(describeSelector), MOST_NAMED)} of ${onlyIn.organization}`;
  const remedy = 'Name the workspace of the run, if it is one to override in.';
  throw cannotOverride(
    `Run ${run.id} is of none of these workspaces: ${named}.`,
    'GET',
    run.id,
    remedy,
  );
}

const NOT_PERMITTED =
  'this token may not override it: its team needs the permission to override policies, in the organization, the project or the workspace';

/** An object of a policy system, as it was read. */
interface ReadObject {
  item: OverrideItem;
  /** Undefined if it neither waits for an override nor failed for good. */
  state: OverrideState | undefined;
  override: (reason: string) => Promise<unknown>;
}

/** `not-permitted`: it waits, and this token may not override it. `final`: it failed for good. */
type OverrideState = 'overridable' | 'not-permitted' | 'final';

/** The objects of all policy systems of a run, without those of its apply. */
async function readObjects(client: Client, runId: string): Promise<ReadObject[]> {
  const objects: ReadObject[] = [];
  for (const system of SERVICE_SYSTEMS) {
    for (const item of await system.list(client, runId).all()) {
      const { id, attributes } = system.objectOf(item);
      if (system.isOfApply(item)) continue;
      objects.push({
        item: { system: system.override.object, id, status: attributes.status },
        state: overrideStateOf(system.override, attributes),
        override: (comment) => system.sendOverride(client, id, comment),
      });
    }
  }
  return objects;
}

/** The status words of an object of which its policy system was never asked. */
const NEVER_ASKED = ['pending', 'queued', 'unreachable'];

function overrideStateOf(
  { waitingStatus, finalStatus }: ServiceSystem<unknown, unknown>['override'],
  { status, actions, permissions }: SystemObject['attributes'],
): OverrideState | undefined {
  if (status === finalStatus) return 'final';
  if (status !== waitingStatus) return undefined;
  if (actions?.['is-overridable'] === false) return 'final';
  const isPermitted = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
  return isPermitted === false ? 'not-permitted' : 'overridable';
}

/** A policy or a run task that failed, and that the override would accept; names are hostile until escaped. */
export type OverridableFailure = { policySet: string; policy: string } | { runTask: string };

/**
 * Reads which failures an override of a run would accept, before anything is overridden. An override of a policy
 * check, a task stage or an evaluation accepts every failure in it, so all of them have to be known.
 *
 * @returns the ids of what waits for an override now, the failures in it, and as doubts why it is not known what would be
 *   accepted: with one of these, nothing may be overridden
 * @throws ServiceError when the service did not answer
 */
export async function readOverridable(run: Run, ports: ReadPorts) {
  const observed = await readPolicies(run, ports, { waitsForPerson: true });
  const waiting = observed.flatMap(({ system, objects }) =>
    objects
      .filter(({ object }) => overrideStateOf(system.override, object.attributes) === 'overridable')
      .map(({ object, contents }) => ({ object, system, contents })),
  );
  const { results, runTasks, unfinished, doubts, errors } = mergeReadings(
    waiting.map(({ system, contents }) =>
      // An override is for failures that are known: without names that may be wrong, where a system has such.
      system.readCertain === undefined ? system.read(contents) : system.readCertain(contents),
    ),
  );
  const policies = results.filter(isAcceptedByOverride);
  const failures: OverridableFailure[] = [
    ...policies,
    ...runTasks
      .filter(({ status, level }) => status !== 'passed' && level !== 'advisory')
      .map(({ name }) => ({ runTask: name })),
  ];
  return {
    ids: waiting.map(({ object }) => object.id),
    failures,
    doubts: [
      ...observed.flatMap(({ how }) => ('doubt' in how ? how.doubt : [])),
      ...doubts,
      ...errors,
      ...unfinished.map(({ what, word }) =>
        finding(CODES.noResult, phrase`The ${runPart(what)} is ${quoted(word)}.`),
      ),
      ...(policies.every(hasPolicyName)
        ? []
        : [finding('policies-broken', phrase`A policy that failed has no name.`)]),
    ],
  };
}

/** Whether an override accepts this result. The failure of an advisory policy closes nothing, so it needs none. */
function isAcceptedByOverride({ status, level }: PolicyResult): boolean {
  if (status === 'passed' || status === 'overridden') return false;
  return level !== 'advisory' || (status !== 'failed' && status !== 'known-after-apply');
}
