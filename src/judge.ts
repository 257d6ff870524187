/**
 * What is judged, from settings to a report view: client → which workspaces → gate → where in the
 * files. Nothing is published.
 */
import { readFile, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Archive } from './archive/pack.ts';
import { createClient } from './client/client.ts';
import type { WantedWorkspace } from './gate/wanted-workspaces.ts';
import type { GateEvent, GateResult } from './gate/gate.ts';
import type { Clock, Environment, Execute, Log, Random, Send } from './ports.ts';
import { keptForPublishing } from './hosts/deadline.ts';
import type { hintsFrom } from './hosts/earlier-reports.ts';
import type { Subject } from './hosts/host.ts';
import type { ReportContext, ReportView } from './report/view.ts';
import { createSecrets, type Secrets } from './secrets.ts';
import type { Settings } from './settings/settings.ts';
import { failureOf } from './gate/failure-of.ts';

interface JudgeOptions
  extends
    Pick<Subject, 'message' | 'proposed' | 'changeRequest'>,
    Partial<Pick<Subject, 'changedFiles'> & ReturnType<typeof hintsFrom>> {
  settings: Settings;
  context: ReportContext;
  /** What relative directories in the settings are relative to. */
  workingDirectory: string;
  /** Absolute path of the checkout: locations in the report are relative to it. */
  repositoryRoot: string;
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

/** Never throws for anything the service, the network or the files do: it is in the result. */
export async function judge(options: JudgeOptions, ports: JudgePorts): Promise<Judged> {
  const secrets = createSecrets();
  for (const secret of options.secrets) secrets.keep(secret);
  const gated = await run(options, ports, secrets);
  const { notices = [] } = options;
  const workspaces = gated.workspaces.map((workspace) => ({
    ...workspace,
    notices: [...notices, ...workspace.notices],
  }));
  const result = await locate({ ...gated, workspaces }, options.repositoryRoot);
  const names = result.workspaces.map(({ workspace }) => workspace).concat(result.unaffected ?? []);
  const previous = await options.previous?.(names);
  const { toReportView } = await import('./report/to-view.ts');
  // A service may echo what it was given or has given; no part of a report shows it.
  return {
    result,
    view: secrets.concealAll(toReportView(result, { ...options.context, previous })),
  };
}

async function run(
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
    const client = createClient({ ...settings, ...ports, deadline, secrets, discovers: true });
    const { findWorkspaces } = await import('./gate/wanted-workspaces.ts');
    const { wanted, skipped } = await findWorkspaces(client, options);
    if (skipped.length > 0) {
      log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
    }
    if (wanted.length === 0) {
      const { decideUnaffected } = await import('./policy/decide.ts');
      const verdict = decideUnaffected(settings.requirePolicies);
      const durationMs = clock.now() - started;
      return { verdict, workspaces: [], unaffected: skipped, archives: [], durationMs };
    }
    sayWithoutRepository(wanted, options, log);
    const { gate } = await import('./gate/gate.ts');
    const result = await gate(
      {
        ...settings,
        workspaces: wanted,
        message: settings.message ?? options.message,
        deadline,
        changeRequest: options.changeRequest,
        lastDurationMs: options.lastDurationMs,
        earlierRuns: options.earlierRuns,
        proposal: options.proposed ? { repository: repositoryRoot, changedFiles } : undefined,
      },
      { ...ports, client, pack: (root) => pack(root, options, ports) },
    );
    return skipped.length > 0 ? { ...result, unaffected: skipped } : result;
  } catch (error) {
    const ended = signal.aborted ? 'aborted' : clock.now() >= deadline ? 'timeout' : undefined;
    return await notGated(settings, failureOf(error, ended), clock.now() - started);
  }
}

/** Loaded while the service looks for the workspace, not before it is asked. */
async function pack(root: string, options: JudgeOptions, ports: JudgePorts): Promise<Archive> {
  const { settings, workingDirectory, secrets, never = [] } = options;
  const { rules, secretScan, includeUntrackedSecrets, token } = settings;
  const { packDirectory } = await import('./archive/pack-directory.ts');
  return packDirectory(
    {
      root,
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
  wanted: readonly WantedWorkspace[],
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
  const { unjudged } = await import('./gate/end-run.ts');
  const { describeQuery } = await import('./gate/wanted-workspaces.ts');
  const known = settings.workspaces.map((selector) => ({
    workspace: selector.kind === 'name' ? selector.name : describeQuery(selector),
    failure,
  }));
  return unjudged(known, durationMs);
}

/** The parser is loaded only where something has to be located. */
export async function locate(result: GateResult, repositoryRoot: string): Promise<GateResult> {
  const anything = result.workspaces.some(
    ({ results, diagnostics, changes }) =>
      diagnostics.length > 0 ||
      changes !== undefined ||
      results.some(({ status }) => status !== 'passed'),
  );
  if (!anything) return result;
  const { locateResults } = await import('./locate/locate-results.ts');
  return locateResults(result, {
    repositoryRoot,
    readFile: (path: string) => readFile(path, 'utf8').catch(() => undefined),
    readDirectory: (path: string) => readdir(path).catch(() => []),
  });
}
