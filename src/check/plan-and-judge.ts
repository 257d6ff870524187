/**
 * From a request to a report: makes the client, chooses the workspaces, runs the gate, and finds the
 * places of its findings in the files. Nothing is published.
 */
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Archive } from '../archive/pack.ts';
import { createClient } from '../client/client.ts';
import { checkedOutCommit } from '../machine/checked-out-commit.ts';
import { findKnownRepository } from '../machine/find-repository.ts';
import type { Files } from '../locate/locate.ts';
import type { RequestedWorkspace } from '../gate/requested-workspaces.ts';
import type { GateOptions, GateResult } from '../gate/gate.ts';
import { withBoundedTexts } from '../policy/bounded-texts.ts';
import type { UnknownValues } from '../model/unknown-values.ts';
import type { Approval } from '../policy/own-policies.ts';
import type { Log } from '../model/ports.ts';
import { readRegular } from '../machine/read-regular.ts';
import { endedBy } from '../model/ended-by.ts';
import { keptForPublishing } from '../model/job-time.ts';
import type { CommandsOnChange, Subject } from '../hosts/host.ts';
import { firstOf } from '../report/text.ts';
import type { ReportView } from '../report/view.ts';
import type { Concealed, Secrets } from '../model/secrets.ts';
import type { Settings } from '../settings/settings.ts';
import { describeSelector } from '../settings/workspace-selectors.ts';
import { mayReadWholePlan } from '../trust/whole-plan.ts';
import { openReleaseBy, RELEASE_CLAIMS } from '../trust/destroy-approval.ts';
import { failureOf } from '../gate/failure-of.ts';
import type { CheckRequest, JudgePorts, RunGate } from './check-request.ts';
import { LAST_MS, whileTimeLasts } from './limits.ts';

/** The result of the gate, and the report of it. */
interface Judged {
  result: GateResult;
  view: Concealed<ReportView>;
}

/**
 * Runs the gate and makes the report of its result. Nothing is published.
 *
 * @param runGate what judges the workspaces; the gate, when left out
 * @returns the result with places in the files, and the report without any secret. It never rejects
 *   for anything that the service, the network or the files do: that is in the result.
 */
export async function planAndJudge(
  request: CheckRequest,
  ports: JudgePorts,
  runGate: RunGate = gateWorkspaces,
): Promise<Judged> {
  const { context, hints, repositoryRoot, conceals: secrets } = request;
  // Loaded while the service plans, so that a stuck disk at the end cannot prevent the report.
  const renderers = Promise.all([import('./read-excerpts.ts'), import('../report/to-view.ts')]);
  const { undecided } = request;
  const ended =
    undecided === undefined
      ? await runGate(request, ports, secrets)
      : await notGated(request.settings, { kind: 'unplanned', message: undecided }, 0);
  const [{ readExcerpts }, { toReportView }] = await renderers;
  // Without what follows the report says less, and the verdict is the same.
  const inTime = whileTimeLasts(ports.endsAt, ports);
  const { finish } = request;
  const finished =
    finish === undefined ? ended : await inTime(finish(ended, ports.log), () => ended);
  const gated = { ...finished, workspaces: withBoundedTexts(finished.workspaces) };
  const isElsewhere = await inTime(isOtherCommit(request), () => true);
  const noticed = withNotices(gated, request, isElsewhere);
  // The files of this checkout say nothing about a plan of another commit.
  const files = isElsewhere ? NO_FILES : { ...FILES, patches: request.subject.patches };
  const located = await inTime(locate(noticed, repositoryRoot, files), () =>
    locate(noticed, repositoryRoot, NO_FILES),
  );
  const reading = readExcerpts(located, repositoryRoot, (path) => files.readFile(path));
  const quoted = await inTime(reading, () => located);
  const carried = await inTime(carryToHead(quoted, request), () => quoted);
  // A service may repeat a secret in its answers; no part of a result or a report shows one.
  const result = secrets.concealAll(carried);
  const names = result.workspaces.map(({ workspace }) => workspace).concat(result.unaffected ?? []);
  const earlier = hints?.previous(names);
  const previous = earlier && (await inTime(earlier, () => undefined));
  const uncommittedFiles = uncommittedOf(result)?.length;
  const about = { ...context, previous, uncommittedFiles };
  const view = secrets.concealAll(toReportView(result, about));
  return { result, view };
}

/** Adds the notices of the request to each workspace. */
function withNotices(
  gated: GateResult,
  { notices: requestNotices = [], proposed }: CheckRequest,
  isElsewhere: boolean,
): GateResult {
  const lacksLines = isElsewhere && gated.workspaces.some(({ runId }) => runId !== undefined);
  // A person knows about the changed files, and the first lines of the log name them.
  const uncommitted = proposed ? (uncommittedOf(gated) ?? []) : [];
  const notices = [
    ...requestNotices,
    ...(lacksLines ? [ELSEWHERE] : []),
    ...(uncommitted.length > 0 ? [sayUncommitted(uncommitted)] : []),
  ];
  const workspaces = gated.workspaces.map((workspace) => ({
    ...workspace,
    // The results of a group may hold the same notices already.
    notices: [...new Set([...notices, ...workspace.notices])],
  }));
  return { ...gated, workspaces };
}

/** The packed files that are not as the commit has them; undefined if that is not known. */
function uncommittedOf({ archives }: GateResult): string[] | undefined {
  const pathsByArchive = archives.flatMap(({ uncommitted }) => (uncommitted ? [uncommitted] : []));
  return pathsByArchive.length === 0 ? undefined : [...new Set(pathsByArchive.flat())];
}

function sayUncommitted(paths: readonly string[]): string {
  const verb = paths.length === 1 ? 'differs' : 'differ';
  return `Uncommitted changes: ${firstOf(paths, 3)} ${verb} from the commit that is checked out, and the run planned the changed files.`;
}

/** Moves the places of findings to the lines that they have in the commit of the report. */
async function carryToHead(result: GateResult, request: CheckRequest): Promise<GateResult> {
  const { repositoryRoot, workspace = repositoryRoot } = request;
  const { textsAtHead } = request.subject;
  const { commit } = request.context;
  if (textsAtHead === undefined || commit === undefined) return result;
  const checkedOut = await checkedOutCommit(repositoryRoot, workspace);
  if (checkedOut === commit.sha) return result;
  const { carryPlaces } = await import('./carry-places.ts');
  return carryPlaces(result, { repositoryRoot, checkedOut, files: FILES, textsAtHead });
}

/** Makes a client, chooses the workspaces, and runs the gate on them. */
async function gateWorkspaces(
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
    const isLimited = !settings.local;
    const about = { deadline, secrets, discovers: true, isLimited };
    const client = createClient({ ...settings, ...ports, ...about });
    const { findWorkspaces, UNLISTED } = await import('../gate/requested-workspaces.ts');
    const { workingDirectory, repositoryRoot } = request;
    const { changedFiles } = subject;
    const finding = findWorkspaces(client, {
      settings,
      workingDirectory,
      repositoryRoot,
      changedFiles,
    });
    const { requested, skipped, unlisted } = await endedBy(late, finding);
    if (unlisted) log.info(UNLISTED);
    if (skipped.length > 0) {
      log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
    }
    if (requested.length === 0) {
      const { decideUnaffected } = await import('../policy/decide.ts');
      const verdict = decideUnaffected(settings.requirePolicies);
      const durationMs = clock.now() - started;
      return { verdict, workspaces: [], unaffected: skipped, archives: [], durationMs };
    }
    if (!versionControl) reportMissingRepository(requested, subject.proposed, log);
    const { gate } = await import('../gate/gate.ts');
    const diff = planDiffOf(settings, secrets);
    const options = {
      ...gateOptions(request, deadline),
      diff,
      workspaces: requested,
      versionControl,
    };
    const pack = (root: string) => packRoot(root, request, ports);
    const result = await gate(options, { ...ports, client, pack });
    return skipped.length > 0 ? { ...result, unaffected: skipped } : result;
  } catch (error) {
    const ended = signal.aborted ? 'aborted' : clock.now() >= deadline ? 'timeout' : undefined;
    return await notGated(settings, failureOf(error, ended), clock.now() - started);
  }
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
    mayBeRepeated,
    proposal: subject.proposed
      ? { repository: repositoryRoot, changedFiles, textsAtMergeBase }
      : undefined,
  };
}

/** What decides how a run is judged: the same where it was planned and where groups are combined. */
export function judgingOptions({ settings, subject, exceptions, ofLocal, own }: CheckRequest) {
  const released = approvalsFor(subject, settings.token);
  return {
    ...settings,
    ...ofLocal,
    own: own && { ...own, released },
    exceptions,
    unknownValues: unknownValuesOf(settings),
    guard: guardOfSettings(settings, subject),
  };
}

/** How values count that no plan of a service knows, by the input `allow-unknown`. */
export function unknownValuesOf({ allowUnknown }: Pick<Settings, 'allowUnknown'>): UnknownValues {
  return allowUnknown ? 'advisory' : undefined;
}

/** What is read of the attributes that a plan changes, by the input `plan-diff`. */
export function planDiffOf(
  { planDiff }: Pick<Settings, 'planDiff'>,
  secrets: Secrets,
): GateOptions['diff'] {
  if (planDiff === 'off') return undefined;
  return { values: planDiff === 'values', conceal: (text) => secrets.conceal(text) };
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

/** The settings of the guard, and the token that seals approvals. */
interface GuardSettings {
  protect?: string[] | undefined;
  maxDestroys?: number | undefined;
  maxActions?: number | undefined;
  fullPlan?: boolean | undefined;
  token?: string | undefined;
}

/**
 * The guard over destroys that the settings ask for.
 *
 * @param subject has the approvals that comments on the change give; left out where a run is only named,
 *   and then nothing is approved
 * @returns undefined when the settings ask for no guard
 */
export function guardOfSettings(
  { protect = [], maxDestroys, maxActions, fullPlan, token = '' }: GuardSettings,
  subject?: Subject,
): GateOptions['guard'] {
  const limits = [maxDestroys, maxActions];
  if (protect.length === 0 && limits.every((each) => each === undefined)) return undefined;
  return {
    protect,
    maxDestroys,
    maxActions,
    fullPlan: mayReadWholePlan({ fullPlan }, subject),
    released: approvalsFor(subject, token),
  };
}

/** What comments on the change approve in a workspace: of destroys, and of failures of own policies. */
function approvalsFor(subject: Subject | undefined, token: string) {
  return async (workspaceId: string): Promise<Approval[]> => {
    const commands = (await subject?.destroyApprovals?.()) ?? [];
    return commands.flatMap((change) => approvalsOn(change, workspaceId, token));
  };
}

const openRelease = openReleaseBy(RELEASE_CLAIMS);

/** The approvals on one change that count: unaltered, and given for its present commit. */
function approvalsOn(change: CommandsOnChange, workspaceId: string, token: string): Approval[] {
  return change.acts.flatMap((act) =>
    act.approvals.flatMap((release): Approval[] => {
      const approves = openRelease(token, { ...change, workspaceId }, act, release);
      return approves === undefined
        ? []
        : [{ approves, by: act.by, at: act.at, reason: act.reason }];
    }),
  );
}

/** The packer is loaded while the service looks for the workspace, not before the first request. */
async function packRoot(root: string, request: CheckRequest, ports: JudgePorts): Promise<Archive> {
  const { settings, workingDirectory, repositoryRoot, secrets, never = [] } = request;
  const { secretScan, includeUntrackedSecrets, token } = settings;
  const rules = settings.local ? 'none' : settings.rules;
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

/** The result where nothing was started, because the workspaces could not be listed. */
async function notGated(
  settings: Settings,
  failure: ReturnType<typeof failureOf>,
  durationMs: number,
): Promise<GateResult> {
  const { unjudged } = await import('../gate/end-run.ts');
  const failures = settings.workspaces.map((selector) => ({
    workspace: describeSelector(selector),
    failure,
  }));
  return unjudged(failures, durationMs);
}

const ELSEWHERE =
  'The checkout is another commit than the one that was planned, so findings have no lines. Check out the head of the pull request to have them.';

/** Whether version control planned a commit that is not the one checked out here. */
async function isOtherCommit(request: CheckRequest): Promise<boolean> {
  const { settings, context, repositoryRoot, workspace = repositoryRoot } = request;
  if (settings.source !== 'vcs') return false;
  const checkedOut = await checkedOutCommit(repositoryRoot, workspace);
  return checkedOut === undefined || checkedOut !== context.commit?.sha;
}

const FILES: Files = {
  readFile: (path) => readRegular(path).catch(() => undefined),
  readDirectory: (path) => readdir(path).catch(() => []),
};
const NO_FILES: Files = { readFile: async () => undefined, readDirectory: async () => [] };

/**
 * Adds places in the files of the repository to what a result found. The parser is loaded only when
 * there is something to locate.
 *
 * @param files reads the repository; this machine's files when left out
 */
async function locate(
  result: GateResult,
  repositoryRoot: string,
  files: Files & Pick<Subject, 'patches'> = FILES,
): Promise<GateResult> {
  const anything = result.workspaces.some(
    ({ results, diagnostics, changes }) =>
      diagnostics.length > 0 ||
      changes !== undefined ||
      results.some(({ status }) => status !== 'passed'),
  );
  if (!anything) return result;
  const { locateResults } = await import('./locate-results.ts');
  return locateResults(result, { repositoryRoot, ...files });
}
