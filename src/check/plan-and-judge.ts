/**
 * What is judged, from settings to a report view: client → which workspaces → gate → where in the
 * files. Nothing is published.
 */
import { readFile, readdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Archive } from '../archive/pack.ts';
import { createClient } from '../client/client.ts';
import { checkedOutCommit } from '../machine/checked-out-commit.ts';
import type { Files } from '../locate/locate.ts';
import type { RequestedWorkspace } from '../gate/wanted-workspaces.ts';
import type { GateEvent, GateOptions, GateResult } from '../gate/gate.ts';
import { EXCEPTIONS, type ApprovedDestroys } from '../policy/guard.ts';
import type { Clock, Environment, Execute, Log, Random, Send } from '../model/ports.ts';
import { keptForPublishing } from '../hosts/deadline.ts';
import type { hintsFrom } from '../hosts/earlier-reports.ts';
import type { CommandsOnChange, Subject } from '../hosts/host.ts';
import type { ReportContext, ReportView } from '../report/view.ts';
import { createSecrets, type Secrets } from '../model/secrets.ts';
import type { Settings } from '../settings/settings.ts';
import { describeSelector } from '../settings/workspace-selectors.ts';
import { openReleaseBy, RELEASE_CLAIMS } from '../trust/destroy-approval.ts';
import { reportKey } from '../trust/seal.ts';
import { failureOf } from '../gate/failure-of.ts';

interface JudgeOptions
  extends
    Pick<Subject, 'message' | 'proposed' | 'changeRequest' | 'destroyApprovals'>,
    Partial<
      Pick<Subject, 'changedFiles' | 'textsAtMergeBase' | 'change' | 'patches' | 'textsAtHead'> &
        ReturnType<typeof hintsFrom>
    > {
  settings: Settings;
  context: ReportContext;
  /** What relative directories in the settings are relative to. */
  workingDirectory: string;
  /** Absolute path of the checkout: locations in the report are relative to it. */
  repositoryRoot: string;
  /** Absolute: where the job works. Left out, it is the checkout. */
  workspace?: string | undefined;
  /** Values that must not be inside any file that is sent, besides the token. */
  secrets: readonly string[];
  /** Paths that never ship. */
  never?: readonly string[];
  /** Said beside every workspace: what the pull request would have chosen, and does not. */
  notices?: readonly string[];
}

export interface JudgePorts {
  send: Send;
  clock: Clock;
  random: Random;
  execute: Execute;
  environment: Environment;
  log: Log;
  signal: AbortSignal;
  onEvent(event: GateEvent): void;
}

interface Judged {
  result: GateResult;
  view: ReportView;
}

export type RunGate = (
  options: JudgeOptions,
  ports: JudgePorts,
  secrets: Secrets,
) => Promise<GateResult>;

/** Never throws for anything the service, the network or the files do: it is in the result. */
export async function judge(
  options: JudgeOptions,
  ports: JudgePorts,
  runGate: RunGate = runGateHere,
): Promise<Judged> {
  const secrets = createSecrets();
  for (const secret of options.secrets) secrets.keep(secret);
  const gated = await runGate(options, ports, secrets);
  // What another commit planned is not to be found in these files.
  const elsewhere = await isElsewhere(options);
  const more = elsewhere && gated.workspaces.some(({ runId }) => runId !== undefined);
  const notices = [...(options.notices ?? []), ...(more ? [ELSEWHERE] : [])];
  const workspaces = gated.workspaces.map((workspace) => ({
    ...workspace,
    // Those of a group may be the same ones.
    notices: [...new Set([...notices, ...workspace.notices])],
  }));
  const files = elsewhere ? NO_FILES : { ...FILES, patches: options.patches };
  const located = await locate({ ...gated, workspaces }, options.repositoryRoot, files);
  const { readExcerpts } = await import('./read-excerpts.ts');
  const shown = await readExcerpts(located, options.repositoryRoot, (path) => files.readFile(path));
  const result = await carry(shown, options);
  const names = result.workspaces.map(({ workspace }) => workspace).concat(result.unaffected ?? []);
  const previous = await options.previous?.(names);
  const { toReportView } = await import('../report/to-view.ts');
  // A service may echo what it was given or has given; no part of a report shows it.
  const view = secrets.concealAll(toReportView(result, { ...options.context, previous }));
  view.sealed = await seal(located, options, secrets);
  return { result, view };
}

/** Lines are those of the commit that the report names. */
async function carry(
  result: GateResult,
  { textsAtHead, repositoryRoot, workspace = repositoryRoot, context: { commit } }: JudgeOptions,
): Promise<GateResult> {
  if (textsAtHead === undefined || commit === undefined) return result;
  const checkedOut = await checkedOutCommit(repositoryRoot, workspace);
  if (checkedOut === commit.sha) return result;
  const { carryPlaces } = await import('./carry-places.ts');
  return carryPlaces(result, { repositoryRoot, checkedOut, files: FILES, textsAtHead });
}

/** For the job that combines the groups; undefined where there is none. */
async function seal(
  { workspaces }: GateResult,
  { settings, context, repositoryRoot }: JudgeOptions,
  secrets: Secrets,
): Promise<string | undefined> {
  const { group, token } = settings;
  if (group === undefined) return undefined;
  const { askedOf, sealGroup, withRoots } = await import('../gate/sealed-group.ts');
  const asked = askedOf(settings, context.commit?.sha);
  const portable = withRoots(secrets.concealAll(workspaces), (root) =>
    relative(repositoryRoot, root),
  );
  return sealGroup(reportKey(token), { group, asked, workspaces: portable });
}

async function runGateHere(
  options: JudgeOptions,
  ports: JudgePorts,
  secrets: Secrets,
): Promise<GateResult> {
  const { settings, repositoryRoot, changedFiles = async () => undefined } = options;
  const { clock, signal, log } = ports;
  const { timeoutMs } = settings;
  const started = clock.now();
  const deadline = started + timeoutMs - keptForPublishing(timeoutMs);
  try {
    const versionControl = await askVersionControl(options, clock);
    const client = createClient({ ...settings, ...ports, deadline, secrets, discovers: true });
    const { findWorkspaces } = await import('../gate/wanted-workspaces.ts');
    const { wanted, skipped } = await findWorkspaces(client, options);
    if (skipped.length > 0) {
      log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
    }
    if (wanted.length === 0) {
      const { decideUnaffected } = await import('../policy/decide.ts');
      const verdict = decideUnaffected(settings.requirePolicies);
      const durationMs = clock.now() - started;
      return { verdict, workspaces: [], unaffected: skipped, archives: [], durationMs };
    }
    if (!versionControl) sayWithoutRepository(wanted, options, log);
    const { gate } = await import('../gate/gate.ts');
    const result = await gate(
      {
        ...settings,
        workspaces: wanted,
        versionControl,
        message: settings.message ?? options.message,
        deadline,
        changeRequest: options.changeRequest,
        commit: options.changeRequest && options.context.commit?.sha,
        lastDurationMs: options.lastDurationMs,
        earlierRuns: options.earlierRuns,
        guard: guardOf(options),
        proposal: options.proposed
          ? { repository: repositoryRoot, changedFiles, textsAtMergeBase: options.textsAtMergeBase }
          : undefined,
      },
      { ...ports, client, pack: (root) => pack(root, options, ports) },
    );
    return skipped.length > 0 ? { ...result, unaffected: skipped } : result;
  } catch (error) {
    const ended = signal.aborted ? 'aborted' : clock.now() >= deadline ? 'timeout' : undefined;
    return await notGated(settings, failureOf(error, ended), clock.now() - started);
  }
}

async function askVersionControl({ settings, context, change = {} }: JudgeOptions, clock: Clock) {
  if (settings.source !== 'vcs') return undefined;
  const { versionControlOf } = await import('../gate/connection.ts');
  return versionControlOf(context, change, clock.date());
}

/** What guards a plan here; of a run that is merely named, nobody lets anything through. */
export function guardOf({
  settings,
  destroyApprovals,
}: {
  settings: Pick<Settings, 'protect' | 'maxDestroys' | 'guardExcept'> & { token?: string };
  destroyApprovals?: JudgeOptions['destroyApprovals'];
}): GateOptions['guard'] {
  const { protect = [], maxDestroys, guardExcept = [], token = '' } = settings;
  if (protect.length === 0 && maxDestroys === undefined) return undefined;
  return {
    protect,
    maxDestroys,
    except: EXCEPTIONS.filter((each) => guardExcept.includes(each)),
    async released(workspaceId) {
      const all = (await destroyApprovals?.()) ?? [];
      return all.flatMap((change) => approvedDestroysOf(change, workspaceId, token));
    },
  };
}

const openRelease = openReleaseBy(RELEASE_CLAIMS);

/** What counts of the acts on one change: whole, and for this very commit of it. */
function approvedDestroysOf(
  change: CommandsOnChange,
  workspaceId: string,
  token: string,
): ApprovedDestroys[] {
  return change.acts.flatMap((act) =>
    act.approvals.flatMap((release): ApprovedDestroys[] => {
      const approves = openRelease(token, { ...change, workspaceId }, act, release);
      return approves === undefined
        ? []
        : [{ approves, by: act.by, at: act.at, reason: act.reason }];
    }),
  );
}

/** Loaded while the service looks for the workspace, not before it is asked. */
async function pack(root: string, options: JudgeOptions, ports: JudgePorts): Promise<Archive> {
  const { settings, workingDirectory, repositoryRoot, secrets, never = [] } = options;
  const { rules, secretScan, includeUntrackedSecrets, token } = settings;
  const { packDirectory } = await import('../archive/pack-directory.ts');
  return packDirectory(
    {
      root,
      workspace: options.workspace ?? repositoryRoot,
      rules,
      secretScan,
      includeUntrackedSecrets,
      secrets: [token, ...secrets],
      never: never.map((path) => resolve(workingDirectory, path)),
    },
    ports,
  );
}

/** On a laptop it is usual; a pull request was checked out from somewhere. */
function sayWithoutRepository(
  wanted: readonly RequestedWorkspace[],
  { proposed }: JudgeOptions,
  log: Log,
): void {
  const loose = wanted.filter(({ repository }) => repository === undefined);
  for (const directory of new Set(loose.map((each) => each.directory))) {
    const sentence = `${directory} is in no git repository: links may lead no further than what is sent, and every file counts as changed.`;
    if (proposed) log.warning(sentence);
    else log.debug(sentence);
  }
}

/** Nothing was started: the workspaces could not even be listed. */
async function notGated(
  settings: Settings,
  failure: ReturnType<typeof failureOf>,
  durationMs: number,
): Promise<GateResult> {
  const { unjudged } = await import('../gate/end-run.ts');
  const known = settings.workspaces.map((selector) => ({
    workspace: describeSelector(selector),
    failure,
  }));
  return unjudged(known, durationMs);
}

const ELSEWHERE =
  'The checkout is another commit than the one that was planned, so findings have no lines. Check out the head of the pull request to have them.';

async function isElsewhere(options: JudgeOptions): Promise<boolean> {
  const { settings, context, repositoryRoot, workspace = repositoryRoot } = options;
  if (settings.source !== 'vcs') return false;
  const checkedOut = await checkedOutCommit(repositoryRoot, workspace);
  return checkedOut === undefined || checkedOut !== context.commit?.sha;
}

export const FILES: Files = {
  readFile: (path) => readFile(path, 'utf8').catch(() => undefined),
  readDirectory: (path) => readdir(path).catch(() => []),
};
const NO_FILES: Files = { readFile: async () => undefined, readDirectory: async () => [] };

/** The parser is loaded only where something has to be located. */
export async function locate(
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
