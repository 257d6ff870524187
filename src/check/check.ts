/**
 * What every entry point does: reads the settings, runs the gate, prints the report and publishes it. What
 * differs between CI hosts is behind `CiHost`, what differs between entry points behind `CheckEntryPoint`. This file puts the steps in
 * order. It never does the work of a step, and never makes a verdict.
 */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Message } from '../model/message.ts';
import { repositoryOf } from '../archive/place.ts';
import type { GateEvent, GateResult } from '../gate/gate.ts';
import { createEarlierHints } from '../hosts/earlier-reports.ts';
import type { CiJob } from '../hosts/ci-job.ts';
import type { JobPlace, JudgedChange, Published } from '../hosts/host.ts';
import { withoutProposedPrograms } from '../machine/program-path.ts';
import { endedBy } from '../model/ended-by.ts';
import { PLAN_RECIPE } from '../model/own-pages.ts';
import { publishUntil } from '../model/job-time.ts';
import type { Problem } from '../model/parse.ts';
import type { Environment } from '../model/ports.ts';
import { quote } from '../model/quote.ts';
import { createSecrets, type Concealed } from '../model/secrets.ts';
import type { Exceptions } from '../policy/apply-exceptions.ts';
import type { OpenedOwn } from '../rego/open-own-policies.ts';
import type { ReportView } from '../report/view.ts';
import type { PlanSettings, PolicySettings, Settings } from '../settings/settings.ts';
import { plannedDirectories } from '../settings/workspace-selectors.ts';
import { mayReadWholePlan } from '../trust/change-origin.ts';
import { openCheckLog } from './check-log.ts';
import {
  reportContext,
  secretsOfJob,
  type PreparedCheck,
  type CheckEntryPoint,
  type CheckPorts,
  type CheckRequest,
  type NotChecked,
  type RunGate,
} from './check-request.ts';
import { endInTime } from './limits.ts';
import type { OpenedLocal } from './open-local.ts';
import { planAndJudge } from './plan-and-judge.ts';

export interface CheckedJob {
  settings: Settings;
  result: GateResult;
  view: Concealed<ReportView>;
  published: Published;
}

/**
 * Checks what the host describes with the settings that the entry point reads, and publishes the report.
 *
 * @param host the CI host, or the machine of a person
 * @param entryPoint where the settings come from and where the log goes
 * @param ports `send` is closed at the end
 * @returns the result, or the problems of the settings. It never rejects for anything that the service,
 *   the network or the files do: that is in the result.
 */
export function check(
  host: CiJob,
  entryPoint: CheckEntryPoint,
  ports: CheckPorts,
): Promise<CheckedJob | NotChecked> {
  const checkOnce = async (needsLonger: () => void): Promise<CheckedJob | NotChecked> => {
    let prepared: PreparedCheck | undefined;
    try {
      const preparing = await prepareInTime(host, entryPoint, ports);
      if ('problems' in preparing) return preparing;
      prepared = preparing;
      const { request, local } = prepared;
      const checkLog = openCheckLog(prepared, entryPoint);
      const onEvent = (event: GateEvent) => {
        if (event.kind === 'version-created') needsLonger();
        checkLog.onEvent(event);
      };
      const runGate = entryPoint.runGate ?? (await chooseGate(local));
      const judgePorts = { ...prepared.ports, log: entryPoint.log, onEvent };
      const judging = planAndJudge(request, judgePorts, runGate);
      const { result, view } = await checkLog.during(judging);
      checkLog.end(view);
      if (local !== undefined) await entryPoint.afterLocal?.(local);
      await entryPoint.beforePublishing?.(view, request);
      needsLonger();
      const published = await publishInTime(view, request.subject, ports);
      return { settings: request.settings, result, view, published };
    } finally {
      await ports.send.close();
      await prepared?.local?.stop();
      await prepared?.request.own?.close();
    }
  };
  return endInTime(ports, checkOnce, () => notInTime(ports));
}

async function chooseGate(local: OpenedLocal | undefined): Promise<RunGate> {
  if (local !== undefined) return (await import('./judge-locally.ts')).localGate(local);
  return (await import('./judge-runs.ts')).judgeRuns;
}

/** When the time for publishing is over, its last request has this long to stop. */
const GIVE_UP_MS = 1_000;

async function publishInTime(
  view: Concealed<ReportView>,
  subject: JudgedChange,
  { endsAt, clock, alarms }: CheckPorts,
): Promise<Published> {
  const until = publishUntil(endsAt, clock.now());
  const late = alarms.in(until + GIVE_UP_MS - clock.now());
  const publishing = subject.publish?.(view, until) ?? Promise.resolve({ problems: [] });
  try {
    return await endedBy(late, publishing);
  } catch (error) {
    if (!late.aborted) throw error;
    return {
      problems: [{ text: 'The time was over before the report was published.', code: 'PG-121' }],
    };
  }
}

/** How long a check that could not begin waits until the temporary files and programs that it opened are closed. */
const CLOSING_MS = 500;

/** Reads the settings, and from git, the CI host and files what is to be judged. None of these waits is longer than the job. */
async function prepareInTime(
  host: CiJob,
  entryPoint: CheckEntryPoint,
  jobPorts: CheckPorts,
): Promise<PreparedCheck | NotChecked> {
  const { endSignal } = jobPorts;
  const loading = readSettingsAndOpen(host, entryPoint, jobPorts);
  let preparing: Promise<CheckRequest | NotChecked> | undefined;
  let isPrepared = false;
  try {
    const loaded = await endedBy(endSignal, loading);
    if ('problems' in loaded) return loaded;
    const { local, ports } = loaded;
    preparing = prepareRequest(host, entryPoint, loaded);
    const request = await endedBy(endSignal, preparing);
    if ('problems' in request) return request;
    isPrepared = true;
    return { request, local, ports };
  } catch (error) {
    if (!endSignal.aborted) throw error;
    return notInTime(jobPorts, 'git and the CI host had said what is to be judged');
  } finally {
    const close = async (): Promise<void> => {
      const loaded = await loading;
      if ('local' in loaded) await loaded.local?.stop();
      const request = await preparing;
      if (request !== undefined && 'own' in request) await request.own?.close();
    };
    if (!isPrepared) {
      // Temporary files are removed too, unless that takes too long.
      const closing = close().catch(() => undefined);
      await endedBy(jobPorts.alarms.in(CLOSING_MS), closing).catch(() => undefined);
    }
  }
}

/** Why a check ended before it had a verdict. @param what had not happened yet, as the end of "was over before" */
function notInTime({ signal }: CheckPorts, what = 'this check was'): NotChecked {
  if (signal.aborted) {
    const canceled: Problem = { where: 'The check', message: 'was canceled.', code: 'PG-132' };
    return { problems: [canceled], ended: 'canceled' };
  }
  const message = `was over before ${what}. Look in the lines above for what took so long, or raise \`timeout\`.`;
  return { problems: [{ where: 'timeout', message, code: 'PG-121' }], ended: 'timeout' };
}

interface Loaded {
  settings: Settings;
  notices: string[];
  local?: OpenedLocal;
  /** Why nothing here can plan or judge. */
  undecided?: Message;
  /** With a PATH that leads to no program in the directories that are planned. */
  ports: CheckPorts;
}

/** Reads the settings and, for a check without a service, opens what plans and what judges. */
async function readSettingsAndOpen(
  { jobTree, reviewed }: CiJob,
  entryPoint: CheckEntryPoint,
  jobPorts: CheckPorts,
): Promise<Loaded | NotChecked> {
  const loaded = await entryPoint.settings(jobTree);
  if ('problems' in loaded) return loaded;
  const ports = {
    ...jobPorts,
    environment: environmentForPrograms(loaded.settings.plan, entryPoint, jobPorts),
  };
  if (!loaded.settings.plan.local) return { ...loaded, ports };
  const { workingDirectory } = entryPoint;
  const { openLocal } = await import('./open-local.ts');
  const opening = openLocal(loaded.settings, { workingDirectory, jobTree, reviewed }, ports);
  // The module that judges is loaded while programs read the policies.
  const [local] = await Promise.all([opening, import('./judge-locally.ts')]);
  if ('problems' in local) return local;
  if ('undecided' in local) return { ...loaded, undecided: { text: local.undecided }, ports };
  const refused = entryPoint.refuseLocal?.(local, jobTree);
  if (refused !== undefined) {
    await local.stop();
    return { problems: [refused] };
  }
  const { planner, own } = local;
  if (planner.notIsolated !== undefined) entryPoint.log.info(planner.notIsolated);
  const plan = { ...loaded.settings.plan, engine: planner.program };
  const settings = { ...loaded.settings, plan };
  return { settings, notices: [...loaded.notices, ...own.notices], local, ports };
}

/**
 * The environment without programs of the repositories that are planned, which may be others than the repository
 * of the job.
 */
function environmentForPrograms(
  plan: PlanSettings,
  { workingDirectory, log }: CheckEntryPoint,
  { environment }: CheckPorts,
): Environment {
  const proposed = plannedDirectories(plan).map((path) => {
    const directory = resolve(workingDirectory, path);
    return repositoryOf(directory) ?? directory;
  });
  const places = { proposed, workingDirectory };
  return withoutProposedPrograms(environment, places, (sentence) => log.warning(sentence));
}

async function prepareRequest(
  host: CiJob,
  { log, workingDirectory, never, ...entryPoint }: CheckEntryPoint,
  { settings, notices: settingsNotices, local, undecided: missingProgram, ports }: Loaded,
): Promise<CheckRequest | NotChecked> {
  const { plan, policy, job } = settings;
  const secrets = [job.githubToken, job.checksToken, ...entryPoint.secrets].filter(
    (secret) => secret !== undefined,
  );
  const conceals = secretsOfJob(settings, [...entryPoint.secrets, ...entryPoint.concealed], log);
  const problems = secretVariableProblems(settings, secrets);
  if (problems.length > 0) return { problems };
  const directory = resolve(workingDirectory, plan.directory);
  const repositoryRoot =
    repositoryOf(directory) ?? resolve(host.root ?? realpathSync.native(directory));
  const place = { directory, root: repositoryRoot, deadline: ports.endsAt };
  const found = await findSubject(host, settings, place);
  if ('refused' in found) {
    const message = `is false. ${found.refused}`;
    const problem = { where: 'allow-untrusted-head', message, code: 'PG-106' as const };
    return { ...found, problems: [problem] };
  }
  const { subject, undecided = missingProgram } = found;
  const { checkedOutTarget } = subject;
  // Version control plans the commit of the change, and a plan file has a digest of what was planned.
  if (checkedOutTarget !== undefined && plan.source !== 'vcs' && plan.plan === undefined) {
    const message = `is of commit ${checkedOutTarget.slice(0, 7)} of the target branch, and not of the change, which would not be judged. Check the head out: \`ref: \${{ github.event.pull_request.head.sha }}\` in the checkout step.`;
    return { problems: [{ where: 'The checkout', message, code: 'PG-125' }] };
  }
  const { workspace, jobTree } = host;
  const excepted = await readExceptions(policy, { directory, workingDirectory, jobTree }, ports);
  if ('problems' in excepted) return excepted;
  const own = await openOwnBesideService(settings, { subject, workingDirectory, jobTree }, ports);
  if (own !== undefined && 'problems' in own) return own;
  const isReuseWithoutEffect =
    plan.reuse === 'upload' &&
    (plan.group !== undefined || subject.uploads === undefined) &&
    subject.reportedJob.pullRequest !== undefined;
  const ownPolicies = local?.own ?? own;
  const context = {
    ...reportContext(settings, subject, ports.clock),
    byPerson: !jobTree.proposed,
    judgedBy: ownPolicies?.judgedBy,
    ownPolicies: ownPolicies?.sources,
  };
  return {
    subject,
    settings,
    context,
    // The earlier reports are read while the service is asked.
    hints: createEarlierHints(subject, context, ports),
    workingDirectory,
    repositoryRoot,
    workspace,
    never,
    secrets,
    conceals,
    proposed: jobTree.proposed,
    notices: settingsNotices.concat(
      excepted.notices,
      own?.notices ?? [],
      isReuseWithoutEffect ? [NO_REUSE] : [],
    ),
    provided: ownPolicies?.provided,
    own,
    exceptions: excepted.exceptions,
    undecided,
  };
}

const NO_REUSE =
  '`reuse: upload` takes nothing over here: only runs of this commit count. It needs a pull request of GitHub within the repository, its `comment`, and no `group`.';

/** The team's own policies, where a check with a service has some. Each has to be readable before anything starts. */
async function openOwnBesideService(
  settings: Settings,
  where: { subject: JudgedChange; workingDirectory: string; jobTree: CiJob['jobTree'] },
  ports: CheckPorts,
): Promise<OpenedOwn | NotChecked | undefined> {
  const { plan, policy, job } = settings;
  const { policies } = policy;
  if (plan.local || policies === undefined) return undefined;
  const { openOwnPolicies } = await import('../rego/open-own-policies.ts');
  const { subject } = where;
  const place = { ...where, pullRequest: subject.change?.pullRequest };
  const ownSettings = { policies, directory: plan.directory, timeoutMs: job.timeoutMs };
  return openOwnPolicies(ownSettings, place, ports, mayReadWholePlan(policy, subject));
}

/** The exceptions of the file that the settings name. One problem refuses the whole file. */
async function readExceptions(
  { exceptionsFile: written }: PolicySettings,
  where: { directory: string; workingDirectory: string; jobTree: CiJob['jobTree'] },
  ports: CheckPorts,
): Promise<NotChecked | { exceptions: Exceptions | undefined; notices: string[] }> {
  if (written === undefined) return { exceptions: undefined, notices: [] };
  const { findExceptions } = await import('./find-exceptions.ts');
  const found = await findExceptions({ written, ...where }, ports);
  if ('problems' in found) return found;
  if ('notice' in found) return { exceptions: undefined, notices: [found.notice] };
  const { parseExceptions } = await import('../policy/read-exceptions.ts');
  const today = ports.clock.date().toISOString().slice(0, 10);
  const parsed = parseExceptions(found.text, today);
  if ('problems' in parsed) return parsed;
  return { exceptions: { entries: parsed.exceptions, today }, notices: [] };
}

/**
 * What is judged, or why its files must not be planned. A check without a service reports the refusal as an
 * undecided verdict (`undecided`), which says that a plan file of another job would be judged.
 */
async function findSubject(
  host: CiJob,
  { plan, report, job }: Settings,
  place: JobPlace,
): Promise<{ subject: JudgedChange; undecided?: Message } | { refused: string }> {
  const allowingAnyHead = { plan, report, job: { ...job, allowUntrustedHead: true } };
  // The plan is read from a file, so no program runs code of the change.
  const hasPlanFile = plan.local && plan.plan !== undefined;
  const subject = await host.subject(hasPlanFile ? allowingAnyHead : { plan, report, job }, place);
  if (!('refused' in subject)) return { subject };
  const { refused } = subject;
  if (!plan.local) return { refused };
  const reported = await host.subject(allowingAnyHead, place);
  if ('refused' in reported) return reported;
  const text = `Nothing was planned. ${refused} Or judge a plan that such a job has made: ${PLAN_RECIPE}`;
  return { subject: reported, undecided: { text, code: 'PG-106' } };
}

/**
 * A problem for each variable that holds a secret: who may read a run may read it, and a service cannot take it back.
 *
 * @param others further secrets of the job
 */
function secretVariableProblems(
  { service, plan: { variables = [] } }: Settings,
  others: readonly string[],
): Problem[] {
  const secrets = createSecrets([service.token, ...others]);
  return variables
    .filter((line) => secrets.conceal(line) !== line)
    .map((line) => ({
      where: 'variables',
      message: `would show a secret of this check to everybody who can read the run: the value of ${quote(line.slice(0, line.indexOf('=')).trim())} is one, or holds one. Set it as a sensitive variable of the workspace.`,
    }));
}
