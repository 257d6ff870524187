/** The gate with a service: its client, its workspaces and its packer. */
import { resolve } from 'node:path';
import type { Archive } from '../archive/pack.ts';
import { createClient } from '../client/client.ts';
import { failureOf } from '../gate/failure-of.ts';
import type { GateOptions, GateResult } from '../gate/gate.ts';
import type { ReadPorts } from '../gate/read-policies.ts';
import type { RequestedWorkspace } from '../gate/requested-workspaces.ts';
import { findKnownRepository } from '../machine/find-repository.ts';
import { endedBy } from '../model/ended-by.ts';
import { keptForPublishing } from '../model/job-time.ts';
import type { Log } from '../model/ports.ts';
import type { Secrets } from '../model/secrets.ts';
import { isRecordOf, sealUpload } from '../trust/upload-record.ts';
import type { Settings } from '../settings/settings.ts';
import type { CheckRequest, JudgePorts } from './check-request.ts';
import { judgingOptions, notGated } from './judging-options.ts';
import { LAST_MS } from './limits.ts';

/** Makes a client, chooses the workspaces, and runs the gate on them. It never rejects. */
export async function judgeRuns(
  request: CheckRequest,
  ports: JudgePorts,
  secrets: Secrets,
): Promise<GateResult> {
  const { settings, subject } = request;
  const { clock, signal, alarms, endsAt, log } = ports;
  const started = clock.now();
  const deadline = endsAt - keptForPublishing(settings.timeoutMs);
  const late = alarms.any(alarms.in(deadline - started), alarms.after(signal, LAST_MS));
  try {
    const versionControl = await versionControlFor(request, ports);
    const about = { deadline, secrets, discovers: true };
    const client = createClient({ ...settings, ...ports, ...about });
    const { findWorkspaces, sayChosen } = await import('../gate/requested-workspaces.ts');
    const { workingDirectory, repositoryRoot } = request;
    const { changedFiles } = subject;
    const finding = findWorkspaces(client, {
      settings,
      workingDirectory,
      repositoryRoot,
      changedFiles,
    });
    const { requested, skipped, unlisted } = await endedBy(late, finding);
    sayChosen({ skipped, unlisted }, log);
    if (requested.length === 0) {
      const { decideUnaffected } = await import('../policy/decide.ts');
      const verdict = decideUnaffected(settings.requirePolicies);
      const durationMs = clock.now() - started;
      return { verdict, workspaces: [], unaffected: skipped, archives: [], durationMs };
    }
    if (!versionControl) reportMissingRepository(requested, subject.proposed, log);
    const { gate } = await import('../gate/gate.ts');
    const diff = settings.planDiff !== 'off';
    const options = {
      ...gateOptions(request, deadline),
      diff,
      workspaces: requested,
      versionControl,
    };
    const pack = (root: string) => packRoot(root, request, ports);
    const result = await gate(options, { ...ports, client, pack });
    const reading = { client, clock, signal, deadline };
    const overriders = await overridersOf(result, settings, reading);
    const told = { ...result, overriders };
    return skipped.length > 0 ? { ...told, unaffected: skipped } : told;
  } catch (error) {
    const ended = signal.aborted ? 'aborted' : clock.now() >= deadline ? 'timeout' : undefined;
    return await notGated(settings, failureOf(error, ended), clock.now() - started);
  }
}

/** Asked once, where a failure waits for the service's override and the workflow does not say who gives it. */
async function overridersOf(
  { workspaces }: GateResult,
  { overrideBy, organization }: Settings,
  ports: ReadPorts,
): Promise<string[] | undefined> {
  const waits = workspaces.some(
    ({ verdict, results }) =>
      verdict.word === 'needs-override' &&
      results.some(
        ({ system, overridable }) => overridable && system !== 'guard' && system !== 'own-policies',
      ),
  );
  if (!waits || overrideBy !== undefined) return undefined;
  const { extra } = await import('../gate/read-policies.ts');
  // The right is named instead where this takes long, fails or is canceled: the verdict is there already.
  const reading = extra(ports, undefined, (client) => client.workspaces.overriders(organization));
  return reading.catch(() => undefined);
}

/** What the gate is asked for, besides which workspaces it judges. */
function gateOptions(request: CheckRequest, deadline: number) {
  const { settings, subject, context, hints, repositoryRoot } = request;
  const { changeRequest, mayBeRepeated, changedFiles, textsAtMergeBase } = subject;
  return {
    ...judgingOptions(request),
    message: settings.message ?? subject.message,
    deadline,
    changeRequest,
    commit: changeRequest && context.commit?.sha,
    lastDurationMs: hints?.lastDurationMs,
    earlierRuns: hints?.earlierRuns,
    uploads: uploadsOf(request),
    askedAnewAt: hints?.askedAnewAt,
    mayBeRepeated,
    proposal: subject.proposed
      ? { repository: repositoryRoot, changedFiles, textsAtMergeBase }
      : undefined,
  };
}

/** Runs of earlier commits, if they count; a group of a matrix writes no comment that could name them. */
function uploadsOf({ settings, subject, context, hints }: CheckRequest): GateOptions['uploads'] {
  const { reuse, group, token } = settings;
  const head = context.commit?.sha;
  if (reuse !== 'upload' || group !== undefined || subject.uploads === undefined) return undefined;
  if (head === undefined || hints === undefined) return undefined;
  const { repositoryId, number, target } = subject.uploads;
  const change = { repositoryId, number, target };
  return {
    records: hints.uploads,
    seal: (upload, runId) => sealUpload(token, { ...upload, ...change }, { runId, head }),
    isOf: (upload, record) => isRecordOf(token, { ...upload, ...change }, record),
  };
}

/** The change that version control planned; undefined where the files are uploaded. */
async function versionControlFor(request: CheckRequest, ports: JudgePorts) {
  const { settings, context, subject, repositoryRoot, workspace = repositoryRoot } = request;
  if (settings.source !== 'vcs') return undefined;
  const { versionControlOf } = await import('../gate/connection.ts');
  const repository = findKnownRepository(repositoryRoot, workspace);
  const { sha = '' } = context.commit ?? {};
  return {
    ...versionControlOf(context, subject.change ?? {}, ports.clock.date()),
    committed: async () => {
      const { listCommitted } = await import('../machine/compare-with-commit.ts');
      return repository && listCommitted(sha, repository, ports);
    },
  };
}

/** The packer is loaded while the service looks for the workspace, not before the first request. */
async function packRoot(root: string, request: CheckRequest, ports: JudgePorts): Promise<Archive> {
  const { settings, workingDirectory, repositoryRoot, secrets, never = [] } = request;
  const { rules, secretScan, includeUntrackedSecrets, token } = settings;
  const { packDirectory } = await import('../archive/pack-directory.ts');
  const { findUncommitted } = await import('../archive/uncommitted.ts');
  const workspace = request.workspace ?? repositoryRoot;
  const archive = await packDirectory(
    {
      root,
      workspace,
      rules,
      secretScan,
      includeUntrackedSecrets,
      secrets: [token, ...secrets],
      never: never.map((path) => resolve(workingDirectory, path)),
    },
    ports,
  );
  if (request.context.commit === undefined) return archive;
  return { ...archive, uncommitted: await findUncommitted(archive, { rules, workspace }, ports) };
}

/** On a laptop a directory may be in no repository. The checkout of a pull request always is in one. */
function reportMissingRepository(
  requested: readonly RequestedWorkspace[],
  isProposed: boolean,
  log: Log,
): void {
  const outside = requested.filter(({ repository }) => repository === undefined);
  for (const directory of new Set(outside.map((each) => each.directory))) {
    const sentence = `${directory} is in no git repository: links may lead no further than what is sent, and every file counts as changed.`;
    if (isProposed) log.warning(sentence);
    else log.debug(sentence);
  }
}
