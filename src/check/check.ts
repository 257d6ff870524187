/**
 * What every door does: reads the settings, runs the gate, prints the report and publishes it. What
 * differs between CI hosts is behind `JobHost`, what differs between doors behind `Door`.
 */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { repositoryOf } from '../archive/place.ts';
import type { GateEvent, GateResult } from '../gate/gate.ts';
import { announcer } from '../hosts/announce.ts';
import { publishUntil } from '../hosts/deadline.ts';
import { hintsFrom } from '../hosts/earlier-reports.ts';
import type { JobHost, Published, Subject } from '../hosts/host.ts';
import type { LocalContext, OpenedLocal } from '../local/open-local.ts';
import type { CheckPorts, CheckRequest } from './check-request.ts';
import { planAndJudge, type RunGate } from './plan-and-judge.ts';
import { withoutJudgedPrograms } from '../machine/program-path.ts';
import type { Clock, Environment, Log } from '../model/ports.ts';
import { errorMessage } from '../model/error-message.ts';
import { renderEvent, renderOpening, renderVerdict } from '../report/console.ts';
import { withHelp } from '../report/help.ts';
import { hash } from '../report/marker.ts';
import type { ReportContext, ReportView } from '../report/view.ts';
import { quote } from '../model/quote.ts';
import { createSecrets } from '../model/secrets.ts';
import type { Problem } from '../model/parse.ts';
import type { LoadedSettings } from '../settings/load-settings.ts';
import { reportedSettings, type Settings } from '../settings/settings.ts';
import { plannedDirectories } from '../settings/workspace-selectors.ts';
import type { Judgement } from '../trust/trusted-block.ts';
import { startLiveLog, type LineOutput, type LiveLog } from './progress-line.ts';
import { VERSION } from '../model/version.ts';

/** Where one door (action, command line, library) has its settings from, and where its log goes. */
export interface Door extends LineOutput {
  settings(judgement: Judgement): Promise<LoadedSettings>;
  /** Relative directories in the settings are relative to this absolute path. */
  workingDirectory: string;
  /** Values that must not be inside any file that is sent, besides the tokens of the settings. */
  secrets: readonly string[];
  /** Paths that never ship. */
  never: readonly string[];
  log: Log;
  /** Prints the end of the log, where that is drawn for a terminal. */
  printEnd?: ((view: ReportView) => void) | undefined;
  /** Runs in place of the gate. */
  runGate?: RunGate | undefined;
  /** Starts a service inside this process, where the settings ask for one. */
  openLocal?: (
    settings: Settings,
    place: LocalContext,
    ports: CheckPorts,
  ) => Promise<OpenedLocal | { problems: Problem[] }>;
  /** Called with the local service when everything is judged. */
  afterLocal?(local: OpenedLocal): Promise<void>;
  /** Called once with the settings; the function that it returns is called for each event. */
  follow?(settings: Settings): (event: GateEvent) => void;
  /** Called when the verdict is decided and nothing is published yet. */
  beforePublishing?(view: ReportView): Promise<void>;
}

export interface Checked {
  settings: Settings;
  result: GateResult;
  view: ReportView;
  published: Published;
}

export interface NotChecked {
  problems: Problem[];
  /** Why the files must not be planned, if that is the only problem. */
  refused?: string;
}

/**
 * Checks what the host describes with the settings that the door reads, and publishes the report.
 *
 * @param host the CI host, or the machine of a person
 * @param door where the settings come from and where the log goes
 * @param given `send` is closed at the end
 * @returns the result, or the problems of the settings. It never rejects for anything that the service,
 *   the network or the files do: that is in the result.
 */
export async function check(
  host: JobHost,
  door: Door,
  given: CheckPorts,
): Promise<Checked | NotChecked> {
  let local: OpenedLocal | undefined;
  try {
    const read = await readOrOpen(host, door, given);
    if ('problems' in read) return read;
    const { ports } = read;
    ({ local } = read);
    const prepared = await prepare(host, door, ports, read);
    if ('problems' in prepared) return prepared;
    const { request, deadline } = prepared;
    const { settings, subject } = request;
    const opening = startOpening(request, door);
    // A local service ends with this process, so no later step has to end its runs.
    const follow = local === undefined ? door.follow?.(settings) : undefined;
    const liveLog = startLiveLog({ ...door, print: opening.print }, ports.clock);
    const announced = announcer(subject, request.context, ports, (problem) =>
      door.log.debug(`The comment does not say that a run has begun: ${errorMessage(problem)}`),
    );
    const showEvent = eventHandler(request, door, liveLog, follow);
    const onEvent = (event: GateEvent) => {
      if (event.kind === 'archive') opening.open(event.archive.uncommitted?.length);
      if (event.kind === 'run-created' || event.kind === 'run-found') announced.begin(event.runUrl);
      showEvent(event);
    };
    const send = local?.send ?? ports.send;
    const judgePorts = { ...ports, send, log: door.log, onEvent };
    const judging = planAndJudge(request, judgePorts, door.runGate);
    const { result, view } = await liveLog.runWhile(judging);
    opening.open();
    printEnd(view, door);
    if (local !== undefined) await door.afterLocal?.(local);
    await door.beforePublishing?.(view);
    await announced.end();
    const until = publishUntil(deadline, ports.clock.now());
    const published = (await subject.publish?.(view, until)) ?? { problems: [] };
    return { settings, result, view, published };
  } finally {
    await given.send.close();
    await local?.stop();
  }
}

interface Read {
  settings: Settings;
  notices: string[];
  local?: OpenedLocal;
  /** With a PATH that leads to no program in the directories that are planned. */
  ports: CheckPorts;
}

/** Reads the settings. If they ask for a local service, starts it and puts its address and token into them. */
async function readOrOpen(
  host: JobHost,
  door: Door,
  given: CheckPorts,
): Promise<Read | NotChecked> {
  const { judgement } = host;
  const { workingDirectory, openLocal } = door;
  const read = await door.settings(judgement);
  if ('problems' in read) return read;
  const ports = { ...given, environment: withoutPlanned(read.settings, door, given) };
  if (!read.settings.local || openLocal === undefined) return { ...read, ports };
  const local = await openLocal(read.settings, { workingDirectory, judgement }, ports);
  if ('problems' in local) return local;
  return { settings: local.settings, notices: [...read.notices, ...local.notices], local, ports };
}

/** What is planned may be in another repository than the one in which the job works. */
function withoutPlanned(
  settings: Settings,
  { workingDirectory, log }: Door,
  { environment }: CheckPorts,
): Environment {
  const judged = plannedDirectories(settings).map((path) => {
    const directory = resolve(workingDirectory, path);
    return repositoryOf(directory) ?? directory;
  });
  const places = { judged, workingDirectory };
  return withoutJudgedPrograms(environment, places, (sentence) => log.warning(sentence));
}

interface Prepared {
  request: CheckRequest;
  /** Monotonic: when the whole job is over. */
  deadline: number;
}

/** Reads what is judged; nothing is asked of the service yet. */
async function prepare(
  host: JobHost,
  door: Door,
  { clock, signal }: CheckPorts,
  { settings, notices, local }: Read,
): Promise<Prepared | NotChecked> {
  const { log, workingDirectory, never } = door;
  log.secret(settings.token);
  const secrets = [settings.githubToken, settings.checksToken, ...door.secrets].filter(
    (secret) => secret !== undefined,
  );
  const problems = secretVariables(settings, secrets);
  if (problems.length > 0) return { problems };
  const deadline = clock.now() + settings.timeoutMs;
  const directory = resolve(workingDirectory, settings.directory);
  const root = repositoryOf(directory) ?? resolve(host.root ?? realpathSync.native(directory));
  const subject = await host.subject(whatRuns(settings), { directory, root, deadline });
  if ('refused' in subject) {
    const message = `is false. ${subject.refused}`;
    return { ...subject, problems: [{ where: 'allow-untrusted-head', message }] };
  }
  const shown = shownValues(settings, subject);
  if (shown !== undefined) return { problems: [shown] };
  const { workspace } = host;
  const { judged } = host.judgement;
  const context = { ...contextOf(settings, subject, clock), byPerson: !judged };
  const paths = { workingDirectory, repositoryRoot: root, workspace, never };
  // The earlier reports are read while the service is asked.
  const hints = hintsFrom(subject, context, { clock, signal });
  const extras = { notices, finish: local?.finish, unknownValues: local?.unknownValues };
  return {
    request: { subject, settings, context, hints, ...paths, secrets, judged, ...extras },
    deadline,
  };
}

/** The static planner has no secret and reads the files as text, so files of unknown origin are allowed. */
function whatRuns(settings: Settings): Settings {
  const isText = settings.local && (settings.engine === 'static' || settings.plan !== undefined);
  return isText ? { ...settings, allowUntrustedHead: true } : settings;
}

/**
 * Prints what is about to be checked, and what the settings and the host could not use. To a person
 * it also says whether their files are those of the commit, which is known once they are packed.
 */
function startOpening({ context, subject, judged, notices = [] }: CheckRequest, door: Door) {
  let isOpen = false;
  const open = (uncommittedFiles?: number): void => {
    if (isOpen) return;
    isOpen = true;
    renderOpening({ ...context, uncommittedFiles }).forEach(door.print);
    for (const problem of [...notices, ...(subject.problems ?? [])]) {
      door.log.warning(withHelp(problem));
    }
  };
  if (judged || context.commit === undefined) open();
  const print = (line: string): void => {
    open();
    door.print(line);
  };
  return { open, print };
}

/** Hands each event of the gate to the door and to the log. */
function eventHandler(
  { settings, repositoryRoot }: CheckRequest,
  door: Door,
  liveLog: LiveLog,
  follow?: (event: GateEvent) => void,
): (event: GateEvent) => void {
  const { length: workspaces } = settings.workspaces;
  const shown = { workspaces, repositoryRoot, isLocal: settings.local };
  return (event) => {
    follow?.(event);
    liveLog.onEvent(event);
    // The status line of a terminal already shows what a heartbeat says.
    if (door.status && event.kind === 'heartbeat') return;
    for (const line of renderEvent(event, shown)) liveLog.print(line);
  };
}

function printEnd(view: ReportView, door: Door): void {
  if (door.printEnd) door.printEnd(view);
  else renderVerdict(view).forEach(door.print);
}

/** What the report says of the job and of the settings. */
export function contextOf(settings: Settings, { about }: Subject, clock: Clock): ReportContext {
  const startedAt = clock.date().toISOString();
  const reported = reportedSettings(settings);
  const jobId = hash(JSON.stringify(reported.section ?? settings.workspaces));
  return { ...reported, ...about, startedAt, version: VERSION, jobId };
}

/** The values in a plan are for those who may read the run, and a report is for all who can read the repository. */
function shownValues({ planDiff }: Settings, { isPrivate }: Subject): Problem | undefined {
  if (planDiff !== 'values' || isPrivate === true) return undefined;
  const why =
    isPrivate === false
      ? 'this repository is public, and everybody could read the values'
      : 'this job does not say that its repository is private, so everybody might read the values';
  return { where: 'plan-diff', message: `cannot be "values": ${why}. Use \`names\`.` };
}

/** Everybody who may read a run may read its variables, and a service cannot take one back. */
function secretVariables(
  { token, variables = [] }: Settings,
  others: readonly string[],
): Problem[] {
  const secrets = createSecrets();
  for (const secret of [token, ...others]) secrets.keep(secret);
  return variables
    .filter((line) => secrets.conceal(line) !== line)
    .map((line) => ({
      where: 'variables',
      message: `would show a secret of this check to everybody who can read the run: the value of ${quote(line.slice(0, line.indexOf('=')).trim())} is one, or holds one. Set it as a sensitive variable of the workspace.`,
    }));
}

const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY)$/;

/** Values that must not be inside a file that is sent. Shorter values would be found by chance. */
export function environmentSecrets(environment: Environment, named = SECRET_NAME): string[] {
  return Object.entries(environment)
    .filter(([name]) => named.test(name) || name.startsWith('TF_TOKEN_'))
    .map(([, value]) => value?.trim() ?? '')
    .filter((value) => value.length >= 16);
}
