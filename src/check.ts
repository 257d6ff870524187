/**
 * The story around the gate, the same for both doors: settings → client → which workspaces →
 * gate → where in the files → report view. It publishes nothing and exits nothing.
 */
import { readFile, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createClient } from './client/create-client.ts';
import { findWorkspaces } from './gate/find-workspaces.ts';
import { describeQuery } from './gate/query-workspaces.ts';
import type { GateEvent, GateResult } from './gate.ts';
import type { Clock, Environment, Execute, Log, Random, Send } from './ports.ts';
import type { ReportContext, ReportView } from './report/view.ts';
import type { Settings } from './settings/settings.ts';
import { failureOf } from './wait/failure-of.ts';

export interface CheckOptions {
  settings: Settings;
  context: ReportContext;
  /** What relative directories in the settings are relative to. */
  workingDirectory: string;
  /** Absolute path of the checkout: locations in the report are relative to it. */
  repositoryRoot: string;
  /** Shown on the runs when the settings name no message. */
  message: string;
  /** Values that must not be inside any file that is sent, besides the token. */
  secrets: readonly string[];
  /** Absolute paths that never ship: the runner's own command files and temporary directory. */
  never?: readonly string[];
  /** Files that the pull request changes, relative to the repository, for `affected-only`. */
  changedFiles?: () => Promise<string[] | undefined>;
  /** What earlier runs of the same pull request are recognised by, as in `acme/infra#42`. */
  changeRequest?: string;
  /** Of earlier runs, by workspace. May be filled while the gate runs; read when it is needed. */
  lastDurationMs?: Readonly<Record<string, number>>;
  /** Runs by workspace that may have been overridden: hints (see `GateOptions`). */
  earlierRuns?: () => Promise<Readonly<Record<string, string>>>;
  /** Findings of the report before this one on the same workspaces, asked once the gate is done. */
  previous?: (workspaces: string[]) => Promise<ReportContext['previous']>;
}

export interface CheckPorts {
  send: Send;
  clock: Clock;
  random: Random;
  execute: Execute;
  environment: Environment;
  log: Log;
  signal: AbortSignal;
  onEvent(event: GateEvent): void;
}

export interface Checked {
  result: GateResult;
  view: ReportView;
}

/** Never throws for anything the service, the network or the files do: it is in the result. */
export async function check(options: CheckOptions, ports: CheckPorts): Promise<Checked> {
  const result = await locate(await run(options, ports), options.repositoryRoot);
  const names = result.workspaces.map(({ workspace }) => workspace);
  const previous = (await options.previous?.(names)) ?? options.context.previous;
  const context = previous === undefined ? options.context : { ...options.context, previous };
  const { toReportView } = await import('./report/to-view.ts');
  return { result, view: toReportView(result, context) };
}

async function run(options: CheckOptions, ports: CheckPorts): Promise<GateResult> {
  const { settings, repositoryRoot, workingDirectory, never = [] } = options;
  const { clock, signal, log } = ports;
  const { timeoutMs } = settings;
  const started = clock.now();
  const deadline = started + timeoutMs;
  try {
    const client = createClient({ ...settings, ...ports, deadline });
    const { wanted, skipped } = await findWorkspaces(client, options);
    if (skipped.length > 0) {
      log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
    }
    const { gate } = await import('./gate.ts');
    return await gate(
      {
        ...settings,
        workspaces: wanted,
        message: settings.message ?? options.message,
        deadline,
        ...(options.changeRequest !== undefined && { changeRequest: options.changeRequest }),
        ...(options.lastDurationMs !== undefined && { lastDurationMs: options.lastDurationMs }),
        ...(options.earlierRuns !== undefined && { earlierRuns: options.earlierRuns }),
      },
      {
        ...ports,
        client,
        // Loaded while the service looks for the workspace, not before it is asked.
        pack: async (root) => {
          const { packDirectory } = await import('./archive/pack-directory.ts');
          return packDirectory(
            {
              root,
              repository: repositoryRoot,
              rules: settings.rules,
              secretScan: settings.secretScan,
              includeUntrackedSecrets: settings.includeUntrackedSecrets,
              secrets: [settings.token, ...options.secrets],
              never: never.map((path) => resolve(workingDirectory, path)),
            },
            ports,
          );
        },
      },
    );
  } catch (error) {
    const ended = signal.aborted ? 'aborted' : clock.now() >= deadline ? 'timeout' : undefined;
    return await notGated(settings, failureOf(error, ended), clock.now() - started);
  }
}

/** Nothing was started: the workspaces could not even be listed. */
async function notGated(
  settings: Settings,
  failure: ReturnType<typeof failureOf>,
  durationMs: number,
): Promise<GateResult> {
  const { combine, decideWithout } = await import('./policy/decide.ts');
  const verdict = decideWithout(failure);
  const workspaces = settings.workspaces.map((selector) => ({
    workspace: selector.kind === 'name' ? selector.name : describeQuery(selector),
    workingDirectory: '',
    results: [],
    runTasks: [],
    notices: [],
    diagnostics: [],
    verdict,
    failure,
  }));
  const named = workspaces.map(({ workspace }) => ({ name: workspace, verdict }));
  return { verdict: combine(named), workspaces, archives: [], durationMs };
}

/** The parser is loaded only where something has to be located. */
async function locate(result: GateResult, repositoryRoot: string): Promise<GateResult> {
  const anything = result.workspaces.some(
    ({ results, diagnostics }) =>
      diagnostics.length > 0 || results.some(({ status }) => status !== 'passed'),
  );
  if (!anything) return result;
  const { locateResults } = await import('./locate/locate-results.ts');
  return locateResults(result, {
    repositoryRoot,
    readFile: (path: string) => readFile(path, 'utf8').catch(() => undefined),
    readDirectory: (path: string) => readdir(path).catch(() => []),
  });
}
