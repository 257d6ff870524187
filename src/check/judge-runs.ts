/** The gate with a service: its client, its workspaces and its packer. */
import { resolve } from 'node:path';
import type { Archive } from '../archive/pack.ts';
import { createClient } from '../client/client.ts';
import { versionControlOf } from '../gate/find-workspace.ts';
import { endReasonAt, failureOf } from '../gate/failure-of.ts';
import type { GateResult } from '../gate/gate.ts';
import type { ReadPorts } from '../gate/read-policies.ts';
import { findWorkspaces, logSkipped } from '../gate/requested-workspaces.ts';
import type { RequestedWorkspace } from '../gate/result.ts';
import { findKnownRepository } from '../machine/find-repository.ts';
import { endedBy } from '../model/ended-by.ts';
import { keptForPublishing } from '../model/job-time.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import type { Log } from '../model/ports.ts';
import type { CheckRequest, JudgePorts } from './check-request.ts';
import { judgingOptions, nothingJudged } from './judging-options.ts';
import { LAST_MS } from './limits.ts';

/** Makes a client, chooses the workspaces, and runs the gate on them. It never rejects. */
export async function judgeRuns(request: CheckRequest, ports: JudgePorts): Promise<GateResult> {
  const { subject, conceals: secrets } = request;
  const { service, plan, report, job } = request.settings;
  const { clock, signal, alarms, endsAt, log } = ports;
  const startedAt = clock.now();
  const deadline = endsAt - keptForPublishing(job.timeoutMs);
  // A little later than the client gives up: its error names the service that did not answer.
  const end = alarms.in(deadline - startedAt + LAST_MS);
  const endSignal = alarms.any(end, alarms.after(signal, LAST_MS));
  try {
    const versionControl = await versionControlFor(request, ports);
    const client = createClient({ ...service, ...ports, deadline, secrets, discovers: true });
    const { workingDirectory, repositoryRoot } = request;
    const { changedFiles } = subject;
    const choice = { plan, workingDirectory, repositoryRoot, changedFiles };
    const found = await endedBy(endSignal, findWorkspaces(client, choice));
    logSkipped(found, log);
    const { requested, skipped } = found;
    if (!versionControl) reportMissingRepository(requested, subject.proposed, log);
    const { gate } = await import('../gate/gate.ts');
    const options = judgingOptions(request, deadline);
    const isRead = plan.group !== undefined || options.sealing?.searched !== undefined;
    const gateRequest = {
      ...options,
      ...knownOfChange(request),
      // A job about no request, and of no matrix, has no later reader.
      sealing: isRead ? options.sealing : undefined,
      workspaces: requested,
      versionControl,
    };
    const pack = (root: string) => packRoot(root, request, { ...ports, signal: endSignal });
    const result = await gate(gateRequest, { ...ports, client, pack });
    const overriders =
      report.overrideBy === undefined
        ? await findOverriders(result, plan.organization, { client, clock, signal, deadline })
        : undefined;
    return { ...result, overriders, unaffected: skipped.length > 0 ? skipped : result.unaffected };
  } catch (error) {
    const failure = failureOf(error, endReasonAt(deadline, ports));
    return await nothingJudged(plan, failure, clock.now() - startedAt);
  }
}

/** The teams that may override, if a failure waits for an override at the service; undefined if they are not known. */
async function findOverriders(
  { workspaces }: GateResult,
  organization: string,
  ports: ReadPorts,
): Promise<string[] | undefined> {
  // The guard and own policies are approved by comments, and not at the service.
  const isOverriddenAtService = ({ system, overridable }: PolicyResult) =>
    overridable && system !== 'guard' && system !== 'own-policies';
  const waiting = workspaces.filter(
    ({ verdict, results }) =>
      verdict.word === 'needs-override' && results.some(isOverriddenAtService),
  );
  if (waiting.length === 0) return undefined;
  const ids = waiting.flatMap(({ workspaceId }) => workspaceId ?? []);
  const { readIfPossible } = await import('../gate/read-policies.ts');
  // Without the teams, the report names the permission that an override needs. The verdict does not depend on them.
  const reading = readIfPossible(ports, undefined, (client) =>
    client.workspaces.overriders(organization, ids),
  );
  return reading.catch(() => undefined);
}

/** What the CI host and the earlier reports know of the change, as fields of a request of the gate. */
function knownOfChange(request: CheckRequest) {
  const { settings, subject, context, hints, repositoryRoot: repository } = request;
  const { mayBeRepeated, leavesBase, changedFiles, textsAtMergeBase } = subject;
  return {
    message: settings.plan.message ?? subject.message,
    // A host that counts no runs has 0.
    jobNumber: context.job?.runId || undefined,
    lastDurationMs: hints?.lastDurationMs,
    namedRuns: hints?.namedRuns,
    mayBeRepeated,
    leavesBase,
    proposal: subject.proposed ? { repository, changedFiles, textsAtMergeBase } : undefined,
  };
}

/** The change that version control planned; undefined where the files are uploaded. */
async function versionControlFor(request: CheckRequest, ports: JudgePorts) {
  const { settings, context, subject, repositoryRoot, workspace = repositoryRoot } = request;
  if (settings.plan.source !== 'vcs') return undefined;
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
  const { rules, secretScan, includeUntrackedSecrets } = settings.plan;
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
      secrets: [settings.service.token, ...secrets],
      never: never.map((path) => resolve(workingDirectory, path)),
    },
    ports,
  );
  if (request.context.commit === undefined) return archive;
  return { ...archive, uncommitted: await findUncommitted(archive, { rules, workspace }, ports) };
}

/** Reports directories without a repository: usual on a laptop, so only a job that judges a pull request warns. */
function reportMissingRepository(
  requested: readonly RequestedWorkspace[],
  isProposed: boolean,
  log: Log,
): void {
  const outside = requested.filter(({ repository }) => repository === undefined);
  for (const directory of new Set(outside.map((workspace) => workspace.directory))) {
    const sentence = `${directory} is in no git repository: links may lead no further than what is sent, and every file counts as changed.`;
    if (isProposed) log.warning(sentence);
    else log.debug(sentence);
  }
}
