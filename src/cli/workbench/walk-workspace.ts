/** Uses everything that the gate needs, in a workspace that was made for this test. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packDirectory } from '../../archive/pack-directory.ts';
import type { Client } from '../../client/client.ts';
import { ServiceError } from '../../client/errors.ts';
import { relatedId } from '../../client/wire/resource.ts';
import type { Workspace } from '../../client/wire/workspace.ts';
import { gate, type GateEvent, type WorkspaceResult } from '../../gate/gate.ts';
import { isRunOver } from '../../model/status.ts';
import type { CommandIo } from '../command.ts';
import type { CommandLog } from '../log.ts';
import { examineBeliefs, type ExaminedBelief } from './examine-beliefs.ts';
import { errorMessage } from '../../model/error-message.ts';

export interface ConformanceStep {
  step: string;
  holds: boolean;
  /** The answer of the service, if it was not as expected. Hostile until escaped. */
  seen: string | undefined;
  /** Whether the gate works without it, although not as well. */
  optional: boolean;
}

/**
 * Why the test may not use a workspace, as the ends of sentences about it; empty if it may.
 */
export async function whyNotWalked(client: Client, workspace: Workspace): Promise<string[]> {
  const { id, attributes } = workspace;
  const { items } = await client.runs.list(id).page({ number: 1, size: 100 });
  const going = items.find(({ attributes: { status } }) => !isRunOver(status));
  const hasState = relatedId(workspace, 'current-state-version') !== undefined;
  const isHidden = attributes.permissions?.['can-read-state-versions'] === false;
  const reasons: [boolean, string][] = [
    [attributes['auto-apply'] !== false, 'does not say that it never applies by itself'],
    [attributes.locked === true, 'is locked'],
    [attributes['execution-mode'] === 'local', 'plans on the machines of its users'],
    [going !== undefined, `has a run that is not over, ${going?.id}`],
    [isHidden && !hasState, 'does not show this token whether it has state'],
    [hasState || (!isHidden && (await client.workspaces.hasState(id))), 'has state'],
  ];
  return reasons.flatMap(([holds, why]) => (holds ? [why] : []));
}

interface Walk {
  client: Client;
  organization: string;
  workspace: Workspace;
  io: CommandIo;
  log: CommandLog;
}

/**
 * Plans `terraform_data` and never applies. Uploaded versions are archived, also after an error. `left`
 * lists what could not be cleaned up, each with its id.
 */
export async function walkWorkspace(
  walk: Walk,
): Promise<{ steps: ConformanceStep[]; beliefs: ExaminedBelief[]; left: string[] }> {
  const directory = await mkdtemp(join(tmpdir(), 'plangate-'));
  const versions: string[] = [];
  const left: string[] = [];
  try {
    await writeFile(join(directory, 'main.tf'), CONFIGURATION);
    const steps = await planOnce(walk, directory, versions);
    if (steps.every(({ holds }) => holds)) {
      steps.push(await askProvisional(walk, left), await cancelOnce(walk, directory, versions));
    }
    return { steps, beliefs: await examineWalked(walk, directory, versions), left };
  } finally {
    await rm(directory, { recursive: true, force: true });
    left.push(...(await archiveAll(walk, versions)));
  }
}

/** Before the versions are archived, because an archived one cannot be downloaded. */
async function examineWalked(
  { client, workspace, io, log }: Walk,
  directory: string,
  [versionId]: readonly string[],
): Promise<ExaminedBelief[]> {
  if (versionId === undefined) return [];
  const archive = await packDirectory({ root: directory }, { ...io, log });
  try {
    const walked = { client, workspaceId: workspace.id, versionId, message: MESSAGE };
    return await examineBeliefs({ ...walked, sha256: archive.sha256 });
  } finally {
    await archive.remove();
  }
}

const MESSAGE = 'plangate doctor --conformance';
const CONFIGURATION = 'resource "terraform_data" "plangate" {\n  input = "conformance"\n}\n';
const RUN_MS = 5 * 60_000;
const CLEANING_MS = { over: 30_000, canceled: 4_000 };

const STEPS: readonly [kind: GateEvent['kind'], step: string][] = [
  ['version-created', 'makes a speculative configuration version'],
  ['uploaded', 'takes an archive'],
  ['run-created', 'starts a run that can only plan'],
];

async function planOnce(
  walk: Walk,
  directory: string,
  versions: string[],
): Promise<ConformanceStep[]> {
  const eventKinds = new Set<string>();
  const result = await runGate(walk, directory, (event) => {
    eventKinds.add(event.kind);
    if (event.kind === 'version-created') versions.push(event.versionId);
  });
  const { word, reasons } = result?.verdict ?? { word: 'undecided', reasons: [] };
  const why = reasons.join(' ');
  const reached = STEPS.filter(([kind]) => eventKinds.has(kind));
  const steps = reached.map(([, step]) => ({
    step,
    holds: true,
    seen: undefined,
    optional: false,
  }));
  const [, next = 'plans, and all that judges the plan can be read'] = STEPS[steps.length] ?? [];
  const holds = steps.length === STEPS.length && word !== 'undecided' && word !== 'canceled';
  return [...steps, { step: next, holds, seen: holds ? undefined : why, optional: false }];
}

/** The gate itself, as a check would start it. */
async function runGate(
  { client, organization, workspace, io, log }: Walk,
  directory: string,
  onEvent: (event: GateEvent) => void,
  signal = io.signal,
): Promise<WorkspaceResult | undefined> {
  const { workspaces } = await gate(
    {
      organization,
      workspaces: [{ name: workspace.attributes.name, directory, repository: directory }],
      mode: 'speculative',
      message: MESSAGE,
      requirePolicies: false,
      rules: 'terraform',
      autoQueueRuns: false,
      onFailure: 'discard',
      deadline: io.clock.now() + RUN_MS,
      timeoutMs: RUN_MS,
    },
    {
      ...io,
      client,
      log,
      signal,
      onEvent,
      pack: (root) => packDirectory({ root }, { ...io, log }),
    },
  );
  return workspaces[0];
}

async function askProvisional(
  { client, workspace }: Walk,
  left: string[],
): Promise<ConformanceStep> {
  const step = 'knows provisional versions (mode: provisional)';
  try {
    const versionAttributes = { provisional: true, autoQueueRuns: false };
    const { id, attributes } = await client.configurationVersions.create(
      workspace.id,
      versionAttributes,
    );
    left.push(`configuration version ${id}: nothing was uploaded to it, and nothing can be`);
    const holds = attributes.provisional === true;
    return { step, holds, seen: holds ? undefined : 'it does not say so', optional: true };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
    return { step, holds: false, seen: error.message, optional: true };
  }
}

async function cancelOnce(
  walk: Walk,
  directory: string,
  versions: string[],
): Promise<ConformanceStep> {
  const cancelled = new AbortController();
  const onEvent = (event: GateEvent) => {
    if (event.kind === 'version-created') versions.push(event.versionId);
    if (event.kind === 'run-created') cancelled.abort();
  };
  const signal = AbortSignal.any([walk.io.signal, cancelled.signal]);
  const result = await runGate(walk, directory, onEvent, signal);
  const status = result?.runStatus ?? 'not there';
  const holds = isRunOver(status);
  const seen = holds ? undefined : (result?.leftover ?? `the run is "${status}"`);
  return { step: 'ends a run when the job is canceled', holds, seen, optional: true };
}

/** What could not be archived, and why. */
async function archiveAll({ client, io }: Walk, versions: readonly string[]): Promise<string[]> {
  const signal = new AbortController().signal;
  const leftMs = CLEANING_MS[io.signal.aborted ? 'canceled' : 'over'];
  const scoped = client.with({ signal, deadline: io.clock.now() + leftMs });
  const left: string[] = [];
  for (const id of versions) {
    await scoped.configurationVersions.archive(id).catch((error: unknown) => {
      left.push(`configuration version ${id}: ${errorMessage(error)}`);
    });
  }
  return left;
}
