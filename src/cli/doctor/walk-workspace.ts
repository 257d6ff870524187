/** A walk through everything that the gate needs, in a workspace that is made for being walked through. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packDirectory } from '../../archive/pack-directory.ts';
import type { Client } from '../../client/client.ts';
import { ServiceError } from '../../client/errors.ts';
import type { ConfigurationVersion } from '../../client/wire/configuration-version.ts';
import { relatedId } from '../../client/wire/resource.ts';
import type { Run } from '../../client/wire/run.ts';
import type { Workspace } from '../../client/wire/workspace.ts';
import { endRun } from '../../gate/end-run.ts';
import { messageOf } from '../../gate/failure-of.ts';
import { nextIntervalMs, poll } from '../../gate/poll.ts';
import { unlikeAsked } from '../../policy/as-asked.ts';
import { isRunOver } from '../../status/status.ts';
import type { CommandIo } from '../command.ts';
import type { CommandLog } from '../log.ts';

export interface Step {
  step: string;
  held: boolean;
  /** What came instead. Hostile until escaped. */
  seen: string | undefined;
  /** The gate works without it, if less well. */
  optional: boolean;
}

export interface Walked {
  steps: Step[];
  /** What could not be cleaned up, each with its id. */
  left: string[];
}

/** Why a workspace is not walked through, as the ends of sentences about it: it could be in use. */
export async function whyNotWalked(client: Client, workspace: Workspace): Promise<string[]> {
  const { id, attributes } = workspace;
  const { items } = await client.runs.list(id).page({ number: 1, size: 100 });
  const going = items.find(({ attributes: { status } }) => !isRunOver(status));
  const hasState = relatedId(workspace, 'current-state-version') !== undefined;
  const reasons: [boolean, string][] = [
    [attributes['auto-apply'] !== false, 'does not say that it never applies by itself'],
    [attributes.locked === true, 'is locked'],
    [attributes['execution-mode'] === 'local', 'plans on the machines of its users'],
    [going !== undefined, `has a run that is not over, ${going?.id}`],
    [hasState || (await client.workspaces.hasState(id)), 'has state'],
  ];
  return reasons.flatMap(([holds, why]) => (holds ? [why] : []));
}

/** Plans `terraform_data` and never applies. What it made is cleaned up, however it ends. */
export async function walkWorkspace(
  client: Client,
  { id }: Workspace,
  io: CommandIo,
  log: CommandLog,
): Promise<Walked> {
  const steps: Step[] = [];
  const made: Made = { versions: [], runs: [] };
  const directory = await mkdtemp(join(tmpdir(), 'plangate-'));
  let left: string[] = [];
  try {
    await writeFile(join(directory, 'main.tf'), CONFIGURATION);
    const archive = await packDirectory({ root: directory }, { ...io, log });
    const walk = { client, workspaceId: id, archive, made, clock: io.clock, signal: io.signal };
    await walkThrough(walk, createTry(steps));
    await archive.remove();
  } finally {
    await rm(directory, { recursive: true, force: true });
    left = await cleanUp(client, id, made, io);
  }
  return { steps, left };
}

const CONFIGURATION = 'resource "terraform_data" "plangate" {\n  input = "conformance"\n}\n';
const UPLOAD_MS = 60_000;
const RUN_MS = 5 * 60_000;
const CLEANING_MS = 30_000;

interface Made {
  versions: { id: string; uploaded: boolean }[];
  runs: { id: string; versionId: string }[];
}

interface Walk extends Pick<CommandIo, 'clock' | 'signal'> {
  client: Client;
  workspaceId: string;
  archive: { path: string; bytes: number };
  made: Made;
}

type Try = ReturnType<typeof createTry>;

/** Undefined where a step did not hold, so that those that build on it are not tried. */
function createTry(steps: Step[]) {
  return async <T>(
    step: string,
    act: () => Promise<T>,
    wrong: (answer: T) => string | undefined,
    optional = false,
  ): Promise<T | undefined> => {
    let answer: T | undefined;
    let seen: string | undefined;
    try {
      answer = await act();
      seen = wrong(answer);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
      seen = error.message;
    }
    steps.push({ step, held: seen === undefined, seen, optional });
    return seen === undefined ? answer : undefined;
  };
}

async function walkThrough(walk: Walk, attempt: Try): Promise<void> {
  const version = await attempt(
    'makes a speculative configuration version',
    () => createVersion(walk, 'speculative'),
    ({ attributes }) => unless(attributes.speculative === true, 'it does not say so'),
  );
  const run = version && (await plan(walk, version, attempt));
  if (run === undefined) return;
  await attempt(
    'knows provisional versions (mode: provisional)',
    () => createVersion(walk, 'provisional'),
    ({ attributes }) => unless(attributes.provisional === true, 'it does not say so'),
    true,
  );
  await attempt(
    'ends a run when it is asked to (cancel-superseded, cancelled jobs)',
    async () => {
      const another = await createVersion(walk, 'speculative');
      await upload(walk, another);
      const { id } = await createRun(walk, another.id);
      return await end(walk, { id, versionId: another.id }, walk.clock.now() + CLEANING_MS);
    },
    (trouble) => trouble,
    true,
  );
}

async function plan(
  walk: Walk,
  version: ConfigurationVersion,
  attempt: Try,
): Promise<Run | undefined> {
  const taken = await attempt(
    'takes an archive',
    () => upload(walk, version),
    (status) => unless(status === 'uploaded', `the version is "${status}"`),
  );
  if (taken === undefined) return undefined;
  const unlike = (run: Run) => unlikeAsked(run, 'speculative')[0];
  const run = await attempt(
    'starts a run that can only plan',
    () => createRun(walk, version.id),
    unlike,
  );
  if (run === undefined) return undefined;
  return await attempt(
    'plans, and says the same of the run at a later look',
    () => awaitEnd(walk, run),
    (ended) =>
      unlike(ended) ??
      unless(
        ended.attributes.status === 'planned_and_finished',
        `run ${ended.id} is "${ended.attributes.status}"`,
      ),
  );
}

function unless(holds: boolean, otherwise: string): string | undefined {
  return holds ? undefined : otherwise;
}

async function createVersion(
  { client, workspaceId, made }: Walk,
  kind: 'speculative' | 'provisional',
): Promise<ConfigurationVersion> {
  const asked = { autoQueueRuns: false, [kind]: true };
  const version = await client.configurationVersions.create(workspaceId, asked);
  made.versions.push({ id: version.id, uploaded: false });
  return version;
}

/** The status that the version then has. */
async function upload(walk: Walk, version: ConfigurationVersion): Promise<string> {
  const { client, archive, made } = walk;
  await client.configurationVersions.upload(version, archive);
  for (const each of made.versions) each.uploaded ||= each.id === version.id;
  const read = async () =>
    (await client.configurationVersions.show(version.id)).version.attributes.status;
  const isTaken = (status: string) => status !== 'pending' && status !== 'fetching';
  return (await look(walk, UPLOAD_MS, read, isTaken, (status) => status)) ?? 'pending';
}

async function createRun({ client, workspaceId, made }: Walk, versionId: string): Promise<Run> {
  const asked = { message: 'plangate doctor --conformance', planOnly: true };
  const run = await client.runs.create(workspaceId, versionId, asked);
  made.runs.push({ id: run.id, versionId });
  return run;
}

async function awaitEnd(walk: Walk, run: Run): Promise<Run> {
  const read = async () => (await walk.client.runs.show(run.id)).run;
  const isOver = ({ attributes }: Run) => isRunOver(attributes.status);
  return (await look(walk, RUN_MS, read, isOver, ({ attributes }) => attributes.status)) ?? run;
}

async function look<T>(
  { clock, signal }: Walk,
  withinMs: number,
  read: () => Promise<T>,
  isSettled: (value: T) => boolean,
  wordOf: (value: T) => string,
): Promise<T | undefined> {
  const intervalMs = (waitedMs: number, remainingMs: number) =>
    waitedMs === 0 ? 0 : nextIntervalMs({ waitedMs, remainingMs });
  const deadline = clock.now() + withinMs;
  const options = { read, isSettled, wordOf, intervalMs, deadline, clock, signal };
  return (await poll<T>(options)).last;
}

/** Why the run could not be ended, if it could not. */
async function end(
  { client, workspaceId, clock }: Pick<Walk, 'client' | 'workspaceId' | 'clock'>,
  { id: runId, versionId }: Made['runs'][number],
  deadline: number,
): Promise<string | undefined> {
  const run = { workspaceId, versionId, runId, mode: 'speculative' } as const;
  const comment = 'plangate doctor --conformance';
  const ended = await endRun(run, { client, clock, deadline, comment });
  return ended.outcome === 'unknown' ? (ended.trouble ?? `it is "${ended.status}"`) : undefined;
}

async function cleanUp(
  client: Client,
  workspaceId: string,
  made: Made,
  { clock }: CommandIo,
): Promise<string[]> {
  const left: string[] = [];
  const deadline = clock.now() + CLEANING_MS;
  const scoped = client.with({ signal: new AbortController().signal, deadline });
  for (const run of made.runs) {
    const trouble = await end({ client: scoped, workspaceId, clock }, run, deadline);
    if (trouble !== undefined) left.push(`run ${run.id}: ${trouble}`);
  }
  for (const { id, uploaded } of made.versions) {
    if (!uploaded) left.push(`configuration version ${id}: it is empty, and stays so`);
    else
      await scoped.configurationVersions.archive(id).catch((error: unknown) => {
        left.push(`configuration version ${id}: ${messageOf(error)}`);
      });
  }
  return left;
}
