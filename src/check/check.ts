/**
 * The story that every door tells: host → settings → gate → report → publish. What differs between
 * CI hosts is behind `JobHost`, what differs between doors behind `Door`.
 */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { repositoryOf } from '../archive/place.ts';
import type { GateEvent, GateResult } from '../gate/gate.ts';
import { publishUntil } from '../hosts/deadline.ts';
import { hintsFrom } from '../hosts/earlier-reports.ts';
import type { JobHost, Published, Subject } from '../hosts/host.ts';
import { judge, type JudgePorts, type RunGate } from './plan-and-judge.ts';
import type { Network } from '../machine/network.ts';
import type { Clock, Environment, Log } from '../model/ports.ts';
import { renderEvent, renderOpening, renderVerdict } from '../report/console.ts';
import { withHelp } from '../report/help.ts';
import type { ReportContext, ReportView } from '../report/view.ts';
import { quote } from '../model/quote.ts';
import { createSecrets } from '../model/secrets.ts';
import type { SettingProblem } from '../model/parse.ts';
import type { LoadedSettings } from '../settings/load-settings.ts';
import { reportedSettings, type Settings } from '../settings/settings.ts';
import type { Judgement } from '../trust/trusted-block.ts';
import { startLiveLog, type LineOutput } from './progress-line.ts';
import { VERSION } from '../model/version.ts';

/** What a door asks for and where its log goes. */
export interface Door extends LineOutput {
  settings(judgement: Judgement): Promise<LoadedSettings>;
  /** What relative directories in the settings are relative to. */
  workingDirectory: string;
  /** Values that must not be inside any file that is sent, besides the tokens of the settings. */
  secrets: readonly string[];
  /** Paths that never ship. */
  never: readonly string[];
  log: Log;
  /** Prints the end of the log, where that is drawn for a terminal. */
  printEnd?: ((view: ReportView) => void) | undefined;
  /** What takes the place of the gate. */
  runGate?: RunGate | undefined;
  /** Called once with what was asked for; what it returns follows the gate. */
  follow?(settings: Settings): (event: GateEvent) => void;
  /** The verdict stands, and nothing is published yet. */
  beforePublishing?(view: ReportView): Promise<void>;
}

export interface CheckPorts extends Omit<JudgePorts, 'send' | 'log' | 'onEvent'> {
  /** Closed at the end. */
  send: Network;
}

export interface Checked {
  settings: Settings;
  result: GateResult;
  view: ReportView;
  published: Published;
}

export interface NotChecked {
  problems: SettingProblem[];
  /** Why the files must not be planned, where that is the one problem. */
  refused?: string;
}

/** Rejects for nothing that the service, the network or the files do: it is in the result. */
export async function check(
  host: JobHost,
  door: Door,
  ports: CheckPorts,
): Promise<Checked | NotChecked> {
  try {
    return await runCheck(host, door, ports);
  } finally {
    await ports.send.close();
  }
}

async function runCheck(
  host: JobHost,
  door: Door,
  ports: CheckPorts,
): Promise<Checked | NotChecked> {
  const { clock, signal } = ports;
  const { log, workingDirectory } = door;
  const read = await door.settings(host.judgement);
  if ('problems' in read) return read;
  const { settings, notices } = read;
  log.secret(settings.token);
  const secrets = [settings.githubToken, settings.checksToken, ...door.secrets].filter(
    (secret) => secret !== undefined,
  );
  const problems = secretVariables(settings, secrets);
  if (problems.length > 0) return { problems };
  const deadline = clock.now() + settings.timeoutMs;
  const directory = resolve(workingDirectory, settings.directory);
  const root = repositoryOf(directory) ?? resolve(host.root ?? realpathSync.native(directory));
  const subject = await host.subject(settings, { directory, root, deadline });
  if ('refused' in subject) {
    const message = `is false. ${subject.refused}`;
    return { ...subject, problems: [{ input: 'allow-untrusted-head', message }] };
  }
  const context = contextOf(settings, subject, clock);
  renderOpening(context).forEach(door.print);
  for (const problem of notices.concat(subject.problems ?? [])) log.warning(withHelp(problem));
  const follow = door.follow?.(settings);
  const shown = { workspaces: settings.workspaces.length, repositoryRoot: root };
  const story = startLiveLog(door, clock);
  const { result, view } = await story.during(
    judge(
      {
        ...subject,
        ...hintsFrom(subject, context, { clock, signal }),
        settings,
        context,
        workingDirectory,
        repositoryRoot: root,
        workspace: host.workspace,
        secrets,
        never: door.never,
        notices,
      },
      {
        ...ports,
        log,
        onEvent(event) {
          follow?.(event);
          story.see(event);
          // A line that moves says it all the time.
          if (door.status && event.kind === 'heartbeat') return;
          for (const line of renderEvent(event, shown)) story.print(line);
        },
      },
      door.runGate,
    ),
  );
  printEnd(view, door);
  await door.beforePublishing?.(view);
  const until = publishUntil(deadline, clock.now());
  const published = (await subject.publish?.(view, until)) ?? { problems: [] };
  return { settings, result, view, published };
}

function printEnd(view: ReportView, door: Door): void {
  if (door.printEnd) door.printEnd(view);
  else renderVerdict(view).forEach(door.print);
}

/** What the report says of the job and of what was asked for. */
export function contextOf(settings: Settings, { about }: Subject, clock: Clock): ReportContext {
  const startedAt = clock.date().toISOString();
  return { ...reportedSettings(settings), ...about, startedAt, version: VERSION };
}

/** Whoever may read a run reads its variables, and a service has no way to take one back. */
function secretVariables(
  { token, variables = [] }: Settings,
  others: readonly string[],
): SettingProblem[] {
  const secrets = createSecrets();
  for (const secret of [token, ...others]) secrets.keep(secret);
  return variables
    .filter((line) => secrets.conceal(line) !== line)
    .map((line) => ({
      input: 'variables',
      message: `would show a secret of this job to everybody who may read the run: the value of ${quote(line.slice(0, line.indexOf('=')).trim())} is one, or holds one. Set it as a sensitive variable of the workspace.`,
    }));
}

const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY)$/;

/** Values that must not be inside a file that is sent. Shorter ones would be found by chance. */
export function environmentSecrets(environment: Environment, named = SECRET_NAME): string[] {
  return Object.entries(environment)
    .filter(([name]) => named.test(name) || name.startsWith('TF_TOKEN_'))
    .map(([, value]) => value?.trim() ?? '')
    .filter((value) => value.length >= 16);
}
