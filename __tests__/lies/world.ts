/**
 * One world: the gate, the real client and the local service in virtual time, and between them
 * whoever tells at most one lie. What was answered is kept, so that a lie can be told about it.
 */
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jobOf } from '../support/approval-world.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { textsOf } from '../support/findings.ts';
import { ownedSeed } from '../support/owned-seed.ts';

import { judgeNamedRun } from '../../src/cli/judge-named-run.ts';
import type { ApprovalsOfJob, GatePorts } from '../../src/gate/request.ts';
import type { GateResult } from '../../src/gate/result.ts';
import type { Seed } from '../../src/service/seed.ts';
import type { HttpRequest, Send } from '../../src/model/ports.ts';
import type { Client } from '../../src/client/client.ts';
import { findWorkspace } from '../../src/gate/find-workspace.ts';
import { factsToSeal } from '../../src/gate/run.ts';
import { conditionsReader } from '../../src/gate/conditions.ts';
import { archiveOnDisk, gate, gateRequest, sealingOf } from '../support/gate-bench.ts';
import { inMemorySend } from '../support/in-memory-send.ts';
import { startLocally } from '../support/local-bench.ts';
import { askElsewhere, FILES, leaveEarlierRun, leavePushes, OWNER, overrideAll } from './around.ts';
import { combineOne, COMMIT, GROUP, reportAnswer, reportOf } from './combined.ts';
import { sendWithFacts } from './facts.ts';
import { factsOf } from './guarded.ts';
import { judgeInMemory } from './own.ts';
import type { Scenario } from './scenarios.ts';
import { tellTo, type Lie } from './tell.ts';
import { seededRandom } from '../support/virtual-time.ts';

export type World = Awaited<ReturnType<typeof live>>;

const TIMEOUT_MS = 90_000;

/** The configuration of the workspace, which declares the variable that some scenarios set. */
const DIRECTORY = emptyDirectory();
writeFileSync(join(DIRECTORY, 'main.tf'), 'variable "stage" {}\n');
const WORKSPACES = [{ name: 'net', directory: DIRECTORY }];

/** Beside the workspace that is gated, one whose runs pass whatever they plan. */
export function seedOf({ script, accepts }: Pick<Scenario, 'script' | 'accepts'>): Seed {
  const versions = accepts === true ? [{ files: { 'main.tf': '' }, run: { script } }] : undefined;
  return ownedSeed({ user: 'owner', token: OWNER }, [
    { name: 'net', script, vcsRepository: 'acme/infra', versions },
    {
      name: 'sandbox',
      script: { policyChecks: [], policySets: [], durationMs: 0 },
      versions: [
        {
          files: { 'main.tf': '' },
          speculative: true,
          run: { planOnly: true, message: 'elsewhere' },
        },
      ],
    },
  ]);
}

/** One for each failure of the scripts. */
const EXCEPTIONS = {
  today: '2026-11-24',
  entries: [
    ['allowed-regions', 'module.vpc'],
    ['require-encrypted-volumes', 'aws_ebs_volume.data'],
  ].map(([policy = '', address = '']) => ({
    policy,
    address,
    workspace: 'net',
    reason: 'Moves in January',
    owner: 'team-network',
    until: '2027-01-31',
  })),
};

/** Seals an earlier run as if everything were the same: only what the service says can keep it from being taken over. */
function sealerOf(scenario: Scenario, client: Client) {
  const { mode, options = {}, recorded = false } = scenario;
  return async (workspaceId: string, versionId: string): Promise<string> => {
    const request = gateRequest([], {
      workspaces: WORKSPACES,
      mode,
      runOptions: options,
      deadline: 0,
    });
    const ready = await findWorkspace(request.workspaces[0]!, { client, plan: request.plan });
    const conditions = recorded ? await conditionsReader(client, 'acme')(ready) : undefined;
    const archive = { sha256: createHash('sha256').update(FILES).digest('hex') };
    const facts = factsToSeal({ archive, conditions: conditions?.text }, request, SEALING);
    const version = { service: client.origin, workspaceId, versionId };
    return SEALING.seals.seal(version, { ...facts, head: recorded ? 'd'.repeat(40) : COMMIT });
  };
}

/** Judges the run of the workspace once more, by its name, its workspace and its version. */
async function judgeNamed(
  { mode, options, requirePolicies, guard, own }: Scenario,
  { workspaces }: GateResult,
  { deadline, ...ports }: GatePorts & { client: Client; deadline: number },
): Promise<GateResult | undefined> {
  const { runId: id, workspaceId = '', configurationVersionId: versionId } = workspaces[0] ?? {};
  if (id === undefined) return undefined;
  const workspace = { id: workspaceId, name: 'net' };
  const organization = 'acme';
  const settings = gateRequest([], {
    mode,
    requirePolicies,
    ...(options !== undefined && { runOptions: options }),
    ...(guard && { guard: guard.rules }),
    ...(own && { own: judgeInMemory(own) }),
    deadline,
    timeoutMs: TIMEOUT_MS,
  });
  const compared = { allowsUncompared: false, waits: true };
  const reference = { id, workspace, versionId, organization, ...compared };
  return (await judgeNamedRun(reference, settings, ports)).result;
}

/** Where the pull request goes, and which branches count. */
function baseOf({ elsewhere }: Scenario) {
  const branch = elsewhere === true ? 'mine' : 'main';
  return { branch, defaultBranch: 'main', targetBranches: ['release/*'] };
}

/** What ann wrote, and by what the gate reads it. */
async function approvedIn(scenario: Scenario): Promise<ApprovalsOfJob | undefined> {
  if (scenario.guard?.isApproved === undefined) return undefined;
  const ofService = { organization: 'acme' };
  const { approvals } = await live(scenario, undefined, jobOf([], [], ofService));
  const { toWrite = [], texts = [] } = approvals ?? {};
  const ofAnn = toWrite.filter(({ approvers }) => approvers.includes('ann'));
  return jobOf(
    ofAnn.flatMap(({ line }) => line ?? []),
    texts,
    ofService,
  );
}

const SEALING = sealingOf({ key: OWNER, head: COMMIT });

/** @param unapproved by what nobody has approved anything yet */
export async function live(scenario: Scenario, lie?: Lie, unapproved?: ApprovalsOfJob) {
  const { courses = {} } = scenario;
  const approvals = unapproved ?? (await approvedIn(scenario));
  const options = { seed: seedOf(scenario), courses };
  const { clock, service, portsOf } = await startLocally({}, options);
  const { folder, pack } = archiveOnDisk(FILES);
  const honestPorts = portsOf({ random: seededRandom(5) });
  const sealFor = sealerOf(scenario, honestPorts.client);
  const earlier = await leaveEarlierRun(scenario, service, clock, sealFor);
  const versionControl = await leavePushes(scenario, service, clock);
  const before = new Set(service.runs().map(({ id }) => id));
  const { combined, guard, own } = scenario;
  const honest = inMemorySend(service);
  const isPlanned = guard !== undefined || own !== undefined;
  const asks = isPlanned ? sendWithFacts(honest, factsOf(scenario)) : honest;
  let report = '';
  const teller = tellTo(
    async (request: HttpRequest) => reportAnswer(request.url, report) ?? asks(request),
    lie,
  );
  const send: Send = async (request) => {
    if (scenario.overridden) await overrideAll(service);
    const answer = await clock.track(teller.send(request));
    if (request.file === undefined || answer.status !== 200) return answer;
    await clock.track(writeFile(request.file, answer.body));
    return { ...answer, body: new Uint8Array(), bytes: answer.body.length };
  };
  const deadline = clock.now() + TIMEOUT_MS;
  const ports = portsOf({ random: seededRandom(3), deadline, wrap: () => send });
  const judged = await gate(
    gateRequest([], {
      workspaces: WORKSPACES,
      mode: scenario.mode,
      versionControl,
      requirePolicies: scenario.requirePolicies,
      base: baseOf(scenario),
      ...(scenario.options !== undefined && { runOptions: scenario.options }),
      ...(scenario.allowPartial === true && { allowPartial: true }),
      ...(scenario.accepts === true && { onlyNew: true, exceptions: EXCEPTIONS }),
      deadline,
      timeoutMs: TIMEOUT_MS,
      ...(guard && { guard: guard.rules }),
      ...(own && { own: judgeInMemory(own) }),
      ...(approvals && { approvals }),
      sealing: SEALING,
      ...(combined !== undefined && { group: GROUP }),
      ...(scenario.recorded === true && { reuse: 'upload' }),
      ...(earlier !== undefined && {
        namedRuns: async () => [{ workspace: 'net', runId: earlier, head: COMMIT }],
      }),
    }),
    { ...ports, pack },
  );
  report = reportOf(judged.workspaces);
  const again = scenario.named && (await judgeNamed(scenario, judged, { ...ports, deadline }));
  const verdict =
    combined === undefined
      ? (again ?? judged).verdict
      : await combineOne(scenario, { ...ports, send, folder, timeoutMs: TIMEOUT_MS });
  rmSync(folder, { recursive: true });
  await clock.advance(60_000);
  return {
    verdict: verdict.word,
    approvals: judged.approvals,
    reasons: textsOf(verdict.reasons),
    /** As they were told: the lie instead of what it replaced. */
    answers: teller.answers,
    /** What the service would have said of a run elsewhere: true of that one, a lie about this one. */
    elsewhere: lie === undefined ? await askElsewhere(service) : [],
    /** The answer that was not true; undefined where nobody asked for it. */
    lie: teller.lie(),
    /** Runs of this job as the service has them in the end. */
    runs: service.runs().filter(({ id }) => !before.has(id)),
  };
}
