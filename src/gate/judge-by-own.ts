/**
 * Has the plan of a run judged by the team's own policies. The service knows nothing of them: the JSON of its plan is
 * read once, and judged on this machine.
 */
import { ServiceError } from '../client/errors.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Plan, Run } from '../client/wire/run.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import { takeTurn } from '../machine/take-turn.ts';
import { errorMessage } from '../model/error-message.ts';
import { listOf } from '../model/parse.ts';
import { createChangeJsonReader } from '../policy/from-change-json.ts';
import { countsOf, type SystemEvidence } from '../policy/reading.ts';
import type { RunInput } from '../model/run-input.ts';
import { kindOf, PLAN } from '../model/status.ts';
import {
  mayBeApproved,
  ownDoubt,
  ownEvidence,
  withApprovals,
  type BasePlan,
  type OwnPolicies,
} from '../policy/systems/own-policies.ts';
import type { RunRequirements } from '../policy/vouch.ts';
import type { FindOtherRun } from './existing-failures.ts';
import type { ReadPorts } from './read-policies.ts';

/** How long a service may take to show the JSON of a plan that has ended. The pauses double. */
const CATCH_UP_MS = 10_000;

/** A plan's JSON, as it came. */
export interface PlanJson {
  bytes: Uint8Array;
  isWhole: boolean;
}

export interface JudgedByOwn {
  evidence: SystemEvidence;
  notices: string[];
  /** What was read, so that nothing asks for it again. */
  json?: PlanJson;
}

interface PlannedRun {
  run: Run;
  plan: Plan | undefined;
  workspace: Workspace | undefined;
  requirements: Pick<RunRequirements, 'organization' | 'workspace' | 'exceptions'>;
  /** What the service's policies said of it. */
  of: readonly SystemEvidence[];
  /** Finds the run of the default branch; left out if every failure counts. */
  findOther: FindOtherRun | undefined;
}

/** It rejects only where the job is canceled. What cannot be judged keeps the gate closed, and says why. */
export async function judgeByOwn(
  own: OwnPolicies,
  { run, plan, workspace, requirements, of, findOther }: PlannedRun,
  ports: ReadPorts,
): Promise<JudgedByOwn> {
  const { organization } = requirements;
  const doubtful = (why: string) => ({ evidence: ownDoubt(own, why), notices: [] });
  if (plan === undefined || kindOf(PLAN, plan.attributes.status) !== 'good') {
    return doubtful(`run ${run.id} has no finished plan`);
  }
  let json: PlanJson;
  try {
    json = await readPlanJson(plan.id, own.readsWhole, ports);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
    return doubtful(error.message);
  }
  if (json.bytes.length === 0) return doubtful(`the service shows no JSON of plan ${plan.id}`);
  const about = {
    text: Buffer.from(json.bytes).toString('utf8'),
    isWhole: json.isWhole,
    run: workspace && runInput(run, workspace, organization),
    workspace: requirements.workspace.name,
    exceptions: requirements.exceptions,
    readBase: findOther && (() => readBase(findOther, json.isWhole, ports)),
    others: new Set(of.flatMap(({ reading }) => reading.results.map(({ policy }) => policy))),
  };
  try {
    const { results, notices } = await own.judge(about, ports.signal);
    const approvals = results.some(mayBeApproved)
      ? await own.released?.(requirements.workspace.id)
      : undefined;
    const evidence = ownEvidence(withApprovals(results, approvals ?? []));
    const doubts = await doubtsAbout(plan, json, ports);
    return { evidence: { ...evidence, reading: { ...evidence.reading, doubts } }, notices, json };
  } catch (error) {
    ports.signal.throwIfAborted();
    return { ...doubtful(errorMessage(error)), json };
  }
}

/** Why the JSON may not be that of this plan, or lack some of it: it has to have the changes that the plan counts. */
async function doubtsAbout(
  { attributes }: Plan,
  { bytes }: PlanJson,
  { signal }: ReadPorts,
): Promise<string[]> {
  const reader = createChangeJsonReader(undefined, true);
  await takeInParts(bytes, (some) => reader.take(some), signal);
  const changes = reader.end(countsOf(attributes));
  if (changes === undefined) return ["The plan's JSON cannot be read."];
  const isLost = changes.unlisted === true && attributes['has-changes'] === true;
  const lost = isLost
    ? "The plan's JSON has no list of changes, and the plan has some."
    : undefined;
  return [changes.doubt ?? lost ?? []].flat();
}

const AT_ONCE = 256 * 1024;

/** Hands over what was read already, in parts: a signal ends it between two of them. */
export async function takeInParts(
  bytes: Uint8Array,
  take: (some: Uint8Array) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    take(bytes.subarray(at, at + AT_ONCE));
    await takeTurn(signal);
  }
}

/** The JSON of the default branch's plan; or why every failure counts. It rejects only where the job is canceled. */
async function readBase(
  findOther: FindOtherRun,
  isWhole: boolean,
  ports: ReadPorts,
): Promise<BasePlan> {
  try {
    const run = await findOther();
    const planId = relatedId(run, 'plan');
    if (planId === undefined) throw new Error(`its run ${run.id} names no plan`);
    const { bytes, ...base } = await readPlanJson(planId, isWhole, ports);
    if (bytes.length === 0 || base.isWhole !== isWhole) {
      throw new Error(`the JSON of plan ${planId} could not be read`);
    }
    return { text: Buffer.from(bytes).toString('utf8') };
  } catch (error) {
    ports.signal.throwIfAborted();
    const why = errorMessage(error).replace(/\.$/, '');
    return {
      notice: `Every failure of an own policy counts: only-new could not compare with the default branch, because ${why}.`,
    };
  }
}

/** The whole plan only where it is asked for; a service that does not show it has its redacted form read. */
async function readPlanJson(
  planId: string,
  readsWhole: boolean,
  ports: ReadPorts,
): Promise<PlanJson> {
  if (readsWhole) {
    try {
      const bytes = await readBytes('streamWholePlanJson', planId, ports);
      if (bytes.length > 0) return { bytes, isWhole: true };
    } catch (error) {
      if (!(error instanceof ServiceError) || !['not-found', 'forbidden'].includes(error.code)) {
        throw error;
      }
    }
  }
  return { bytes: await readBytes('streamPlanJson', planId, ports), isWhole: false };
}

/** Empty if the service has none, even after a while. */
async function readBytes(
  how: 'streamPlanJson' | 'streamWholePlanJson',
  planId: string,
  { client, clock, signal, deadline }: ReadPorts,
): Promise<Uint8Array> {
  const until = Math.min(deadline, clock.now() + CATCH_UP_MS);
  for (let pauseMs = 1_000; ; pauseMs *= 2) {
    const bytes = await readStreamed((open) => client.runs[how](planId, open));
    if (bytes.length > 0 || clock.now() + pauseMs >= until) return bytes;
    await clock.sleep(pauseMs, signal);
  }
}

/** Keeps what is streamed; of a stream that begins anew, what came since. */
export async function readStreamed(
  stream: (open: () => (bytes: Uint8Array) => void) => Promise<void>,
): Promise<Uint8Array> {
  let parts: Uint8Array[] = [];
  await stream(() => {
    parts = [];
    return (bytes) => void parts.push(Uint8Array.from(bytes));
  });
  return Buffer.concat(parts);
}

/** What policies read of the run as `input.run`; undefined if the service says too little of it. */
function runInput(
  { id, attributes, relationships }: Run,
  workspace: Workspace,
  organization: string | undefined,
): RunInput | undefined {
  const { 'created-at': createdAt, source } = attributes;
  const facts: Readonly<Record<string, unknown>> = attributes;
  const { name, 'auto-apply': autoApply, 'working-directory': directory } = workspace.attributes;
  const { 'tag-names': tags } = workspace.attributes;
  const isKnown = [createdAt, source, autoApply, tags, organization].every(
    (one) => (one ?? undefined) !== undefined,
  );
  if (!isKnown || relatedId({ relationships }, 'workspace') !== workspace.id) return undefined;
  return {
    id,
    created_at: createdAt ?? '',
    message: attributes.message ?? '',
    is_destroy: attributes['is-destroy'] === true,
    refresh: facts['refresh'] !== false,
    refresh_only: facts['refresh-only'] === true,
    replace_addrs: stringsOf(facts['replace-addrs']),
    target_addrs: stringsOf(facts['target-addrs']),
    source: source ?? '',
    speculative: attributes['plan-only'] === true,
    organization: { name: organization ?? '' },
    workspace: {
      id: workspace.id,
      name,
      auto_apply: autoApply === true,
      working_directory: directory ?? null,
      tags: tags ?? [],
    },
  };
}

function stringsOf(value: unknown): string[] {
  return listOf(value).map(String);
}
