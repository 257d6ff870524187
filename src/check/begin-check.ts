/** The beginning of a check: its settings, and what is judged. Nothing is asked of the service yet. */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { repositoryOf } from '../archive/place.ts';
import { hintsFrom } from '../hosts/earlier-reports.ts';
import type { JobHost, JobPlace, Subject } from '../hosts/host.ts';
import type { OpenedLocal } from './open-local.ts';
import type { OpenedOwn } from '../rego/own-policies.ts';
import type { CheckPorts, CheckRequest, CheckDoor, NotChecked } from './check-request.ts';
import { withoutProposedPrograms } from '../machine/program-path.ts';
import type { Clock, Environment, Log } from '../model/ports.ts';
import { endedBy } from '../model/ended-by.ts';
import { hash } from '../report/marker.ts';
import type { ReportContext } from '../report/view.ts';
import { quote } from '../model/quote.ts';
import { createSecrets, secretsOfLog, type Secrets } from '../model/secrets.ts';
import type { Problem } from '../model/parse.ts';
import type { Exceptions } from '../policy/apply-exceptions.ts';
import { reportedSettings, type Settings } from '../settings/settings.ts';
import { plannedDirectories } from '../settings/workspace-selectors.ts';
import { VERSION } from '../model/version.ts';
import { mayReadWholePlan } from '../trust/change-origin.ts';

interface Loaded {
  settings: Settings;
  notices: string[];
  local?: OpenedLocal;
  /** Why nothing here can plan or judge. */
  undecided?: string;
  /** With a PATH that leads to no program in the directories that are planned. */
  ports: CheckPorts;
}

/** Reads the settings. Where they ask for no service, opens what plans and judges here. */
async function readOrOpen(
  host: JobHost,
  door: CheckDoor,
  given: CheckPorts,
): Promise<Loaded | NotChecked> {
  const { jobTree, reviewed } = host;
  const { workingDirectory, openLocal } = door;
  const loaded = await door.settings(jobTree);
  if ('problems' in loaded) return loaded;
  const ports = { ...given, environment: withoutPlanned(loaded.settings, door, given) };
  if (!loaded.settings.local || openLocal === undefined) return { ...loaded, ports };
  const starting = openLocal(loaded.settings, { workingDirectory, jobTree, reviewed }, ports);
  // What judges is loaded while programs read the policies.
  const [local] = await Promise.all([starting, import('./judge-locally.ts')]);
  if ('problems' in local) return local;
  if ('undecided' in local) return { ...loaded, ...local, ports };
  const { planner, own } = local;
  if (planner.notApart !== undefined) door.log.info(planner.notApart);
  const settings = { ...loaded.settings, engine: planner.program };
  return { settings, notices: [...loaded.notices, ...own.notices], local, ports };
}

/** What is planned may be in another repository than the one in which the job works. */
function withoutPlanned(
  settings: Settings,
  { workingDirectory, log }: CheckDoor,
  { environment }: CheckPorts,
): Environment {
  const proposed = plannedDirectories(settings).map((path) => {
    const directory = resolve(workingDirectory, path);
    return repositoryOf(directory) ?? directory;
  });
  const places = { proposed, workingDirectory };
  return withoutProposedPrograms(environment, places, (sentence) => log.warning(sentence));
}

export interface Begun {
  request: CheckRequest;
  local: OpenedLocal | undefined;
  /** With a PATH that leads to no program in the directories that are planned. */
  ports: CheckPorts;
}

/** Reads the settings and what is judged. It waits for git, the CI host and files, and for none of them longer than the job lasts. */
export async function beginInTime(
  host: JobHost,
  door: CheckDoor,
  given: CheckPorts,
): Promise<Begun | NotChecked> {
  const { over } = given;
  const reading = readOrOpen(host, door, given);
  let begun: Begun | NotChecked | undefined;
  let preparing: Promise<CheckRequest | NotChecked> | undefined;
  try {
    const loaded = await endedBy(over, reading);
    if ('problems' in loaded) return loaded;
    const { local, ports } = loaded;
    preparing = prepare(host, door, ports, loaded);
    const request = await endedBy(over, preparing);
    begun = 'problems' in request ? request : { request, local, ports };
    return begun;
  } catch (error) {
    if (!over.aborted) throw error;
    const what = 'git and the CI host had said what is to be judged';
    return notInTime(given, what);
  } finally {
    const stop = async (): Promise<void> => {
      const loaded = await reading;
      if ('local' in loaded) await loaded.local?.stop();
      const prepared = await preparing;
      if (prepared !== undefined && 'own' in prepared) await prepared.own?.close();
    };
    if (begun === undefined || 'problems' in begun) {
      // What was opened removes its files, unless that takes too long.
      const tidied = stop().catch(() => undefined);
      await endedBy(given.alarms.in(TIDY_MS), tidied).catch(() => undefined);
    }
  }
}

/** How long the end of a check may wait for what it opened to be closed. */
const TIDY_MS = 500;

/** The outcome of a check that was ended before it had one. */
export function notInTime({ signal }: CheckPorts, what = 'this check was'): NotChecked {
  if (signal.aborted) {
    return { problems: [{ where: 'The check', message: 'was canceled.' }], ended: 'canceled' };
  }
  const message = `was over before ${what}. Look in the lines above for what took so long, or raise \`timeout\`.`;
  return { problems: [{ where: 'timeout', message }], ended: 'timeout' };
}

/** Reads what is judged; nothing is asked of the service yet. */
async function prepare(
  host: JobHost,
  door: CheckDoor,
  ports: CheckPorts,
  { settings, notices: settingsNotices, local, undecided: missing }: Loaded,
): Promise<CheckRequest | NotChecked> {
  const { clock, signal, endsAt: deadline } = ports;
  const { log, workingDirectory, never } = door;
  const secrets = [settings.githubToken, settings.checksToken, ...door.secrets].filter(
    (secret) => secret !== undefined,
  );
  const conceals = secretsOf(settings, [...door.secrets, ...door.concealed], log);
  const problems = secretVariables(settings, secrets);
  if (problems.length > 0) return { problems };
  const directory = resolve(workingDirectory, settings.directory);
  const root = repositoryOf(directory) ?? resolve(host.root ?? realpathSync.native(directory));
  const found = await findSubject(host, settings, { directory, root, deadline });
  if ('refused' in found) {
    const message = `is false. ${found.refused}`;
    return { ...found, problems: [{ where: 'allow-untrusted-head', message }] };
  }
  const { subject, undecided = missing } = found;
  const shown = shownValues(settings, subject);
  if (shown !== undefined) return { problems: [shown] };
  const { workspace, jobTree } = host;
  const { proposed } = jobTree;
  const reading = await exceptionsOf(settings, { directory, workingDirectory, jobTree }, ports);
  if ('problems' in reading) return reading;
  const { exceptions } = reading;
  const own = await ownPoliciesOf(settings, { subject, workingDirectory, jobTree }, ports);
  if (own !== undefined && 'problems' in own) return own;
  const { reuse, group } = settings;
  const isVain = reuse === 'upload' && (group !== undefined || subject.uploads === undefined);
  const vain = isVain && subject.about.pullRequest !== undefined ? [NO_REUSE] : [];
  const notices = settingsNotices.concat(reading.notices, own?.notices ?? [], vain);
  const judges = local?.own ?? own;
  const judgedBy = judges?.judgedBy;
  const about = { byPerson: !proposed, judgedBy, ownPolicies: judges?.sources };
  const context = { ...contextOf(settings, subject, clock), ...about };
  const paths = { workingDirectory, repositoryRoot: root, workspace, never };
  // The earlier reports are read while the service is asked.
  const hints = hintsFrom(subject, context, { clock, signal });
  const extras = { notices, provided: judges?.provided, own, exceptions, undecided };
  return { subject, settings, context, hints, ...paths, secrets, conceals, proposed, ...extras };
}

const NO_REUSE =
  '`reuse: upload` takes nothing over here: only runs of this commit count. It needs a pull request of GitHub within the repository, its `comment`, and no `group`.';

/** The team's own policies, where a check with a service has some. Each has to be readable before anything starts. */
async function ownPoliciesOf(
  settings: Settings,
  where: { subject: Subject; workingDirectory: string; jobTree: JobHost['jobTree'] },
  ports: CheckPorts,
): Promise<OpenedOwn | NotChecked | undefined> {
  if (settings.local || settings.policies === undefined) return undefined;
  const { openOwnPolicies } = await import('../rego/own-policies.ts');
  const { subject } = where;
  const place = { ...where, pullRequest: subject.change?.pullRequest };
  return openOwnPolicies(settings, place, ports, mayReadWholePlan(settings, subject));
}

/** The exceptions of the file that the settings name. One problem refuses the whole file. */
async function exceptionsOf(
  { exceptionsFile }: Settings,
  where: { directory: string; workingDirectory: string; jobTree: JobHost['jobTree'] },
  ports: CheckPorts,
): Promise<NotChecked | { exceptions: Exceptions | undefined; notices: string[] }> {
  if (exceptionsFile === undefined) return { exceptions: undefined, notices: [] };
  const { findExceptions } = await import('./find-exceptions.ts');
  const found = await findExceptions({ written: exceptionsFile, ...where }, ports);
  if ('problems' in found) return found;
  if ('notice' in found) return { exceptions: undefined, notices: [found.notice] };
  const { parseExceptions } = await import('../policy/read-exceptions.ts');
  const today = ports.clock.date().toISOString().slice(0, 10);
  const parsed = parseExceptions(found.text, today);
  if ('problems' in parsed) return parsed;
  return { exceptions: { entries: parsed.exceptions, today }, notices: [] };
}

/**
 * What is judged, or why its files must not be planned. A check without a service reports that as a verdict: no
 * program plans the files, and a plan that was made elsewhere would be judged.
 */
async function findSubject(
  host: JobHost,
  settings: Settings,
  place: JobPlace,
): Promise<{ subject: Subject; undecided?: string } | { refused: string }> {
  const allowed = { ...settings, allowUntrustedHead: true };
  // Nothing is planned, and nothing of the files is run.
  const isRead = settings.local && settings.plan !== undefined;
  const subject = await host.subject(isRead ? allowed : settings, place);
  if (!('refused' in subject)) return { subject };
  const { refused } = subject;
  if (!settings.local) return { refused };
  const reported = await host.subject(allowed, place);
  if ('refused' in reported) return reported;
  const { PLAN_RECIPE } = await import('../plan/open-plan-file.ts');
  const undecided = `Nothing was planned. ${refused} Or judge a plan that such a job has made: ${PLAN_RECIPE}`;
  return { subject: reported, undecided };
}

/** The secrets of a job, which its log conceals from now on as well. */
export function secretsOf(
  {
    token,
    githubToken = '',
    checksToken = '',
  }: Pick<Settings, 'token' | 'githubToken' | 'checksToken'>,
  others: readonly string[],
  log: Log,
): Secrets {
  return secretsOfLog(log, [token, githubToken, checksToken, ...others]);
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
  const secrets = createSecrets([token, ...others]);
  return variables
    .filter((line) => secrets.conceal(line) !== line)
    .map((line) => ({
      where: 'variables',
      message: `would show a secret of this check to everybody who can read the run: the value of ${quote(line.slice(0, line.indexOf('=')).trim())} is one, or holds one. Set it as a sensitive variable of the workspace.`,
    }));
}
