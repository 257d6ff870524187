/**
 * What every entry point does: reads the settings and what is to be judged, opens what the plans come from, has
 * the gate judge them, finds the places of the findings in the files, prints the report and publishes it. What
 * differs between CI hosts is behind `CiHost`, what differs between entry points behind `CheckEntryPoint`. No verdict is made here.
 */
import { tellingValues, whereValuesAreShown } from './show-values.ts';
import { resolve } from 'node:path';
import { repositoryOf } from '../archive/resolve-directory.ts';
import { ParsedFiles } from '../configuration/parsed-files.ts';
import type { CiJob } from '../hosts/ci-job.ts';
import type { Published } from '../hosts/publishing.ts';
import type { JudgedChange } from '../hosts/judged-change.ts';
import { takeTurn } from '../machine/take-turn.ts';
import { withoutProposedPrograms } from '../machine/program-path.ts';
import { endedBy } from '../model/ended-by.ts';
import type { Problem } from '../model/parse.ts';
import type { Concealed } from '../model/secrets.ts';
import type { Log } from '../model/ports.ts';
import type { Settings } from '../settings/settings.ts';
import { withPlace } from '../settings/said-settings.ts';
import { plannedDirectories } from '../settings/workspace-selectors.ts';
import type {
  CheckEntryPoint,
  CheckPorts,
  CheckRequest,
  NotChecked,
  JudgePorts,
} from './check-request.ts';
import type { FoundWorkspace, GateEvent, GateResult } from '../gate/result.ts';
import type { PlansFrom } from '../gate/plans-from.ts';
import { publishUntil } from '../model/job-time.ts';
import type { ReportContext, ReportView } from '../report/view.ts';
import { addNotices, uncommittedOf } from './add-notices.ts';
import { openCheckLog } from './check-log.ts';
import { isOtherCommit, placeFindings } from './place-findings.ts';
import { pathsInRepository, prepareRequest, type LoadedCheck } from './prepare-request.ts';
import { endInTime, whileTimeLasts } from './time-limits.ts';
import { withBoundedTexts } from '../policy/bounded-texts.ts';
import { withRelativePaths } from '../report/relative-paths.ts';
import { groupBy, listText } from '../report/text.ts';
import { finding, textOf } from '../model/finding.ts';
import { phrase } from '../model/sentence.ts';
import { gateRequestOf } from './gate-request.ts';
import { endReasonAt, failureOf, type GateFailure } from '../gate/failure-of.ts';
import { CODES } from '../model/errors.ts';
import { openPlans, type OpenedPlans } from './where-plans-come-from.ts';

export interface PreparedCheck {
  request: CheckRequest;
  plans: OpenedPlans;
  /** With a PATH that leads to no program in the directories that are planned. */
  ports: CheckPorts;
}

export interface CheckedJob {
  settings: Settings;
  result: GateResult;
  view: Concealed<ReportView>;
  published: Published;
}

/** What is done with a verdict when it is there. */
export interface JudgedJob {
  request: CheckRequest;
  plans: OpenedPlans;
  result: GateResult;
  view: Concealed<ReportView>;
  ports: CheckPorts;
  /** Called before anything that takes more than a moment after a signal. */
  allowMoreTime(this: void): void;
}

/** How one use of a check differs from others. */
export interface UseOfCheck<Outcome> {
  /** Takes from what the plans come from what must not be done, or adds to it. */
  adaptPlans?: ((plansFrom: PlansFrom<FoundWorkspace>) => PlansFrom<FoundWorkspace>) | undefined;
  /** Says more of what is judged than the CI host does. */
  adapt?(request: CheckRequest): CheckRequest;
  conclude(judged: JudgedJob): Promise<Outcome>;
}

/**
 * Checks what the host describes with the settings that the entry point reads.
 *
 * @param host the CI host, or the machine of a person
 * @param entryPoint where the settings come from and where the log goes
 * @param ports `send` is closed at the end
 * @param use what is done with the verdict; left out, the report is published
 * @returns what `use` makes of the verdict, or why there is none. What fails while plans are made and judged is in the verdict.
 *   Rejects with what fails before that, or after it, as in `use.conclude`
 */
export function check(
  host: CiJob,
  entryPoint: CheckEntryPoint,
  ports: CheckPorts,
): Promise<CheckedJob | NotChecked>;
export function check<Outcome extends object>(
  host: CiJob,
  entryPoint: CheckEntryPoint,
  ports: CheckPorts,
  use: UseOfCheck<Outcome>,
): Promise<Outcome | NotChecked>;
export function check(
  host: CiJob,
  entryPoint: CheckEntryPoint,
  ports: CheckPorts,
  use: UseOfCheck<object> = publishing(entryPoint),
): Promise<object> {
  const work = async (allowMoreTime: () => void): Promise<object> => {
    let prepared: PreparedCheck | undefined;
    try {
      const preparing = await prepareInTime(host, entryPoint, ports);
      if ('problems' in preparing) return inRepository(preparing, host, entryPoint);
      prepared = preparing;
      const { plans } = prepared;
      const request = use.adapt?.(prepared.request) ?? prepared.request;
      const checkLog = openCheckLog(request, entryPoint, ports);
      const onEvent = (event: GateEvent) => {
        // The service may have a run of this check from here on, which takes time to end.
        if (event.kind === 'version-created') allowMoreTime();
        checkLog.onEvent(event);
      };
      const judgePorts = { ...prepared.ports, log: entryPoint.log, onEvent };
      const adaptPlans = (plansFrom: PlansFrom<FoundWorkspace>) => {
        const adapted = use.adaptPlans?.(plansFrom) ?? plansFrom;
        return withShownValues(adapted, request, entryPoint, judgePorts);
      };
      const judging = planAndJudge(request, plans, judgePorts, adaptPlans);
      const { result, view } = await checkLog.during(judging);
      checkLog.end(view);
      if (entryPoint.explained !== undefined) await plans.explain?.(entryPoint.explained);
      const { ports: lasting } = prepared;
      return await use.conclude({ request, plans, result, view, ports: lasting, allowMoreTime });
    } finally {
      await ports.send.close();
      await prepared?.plans.close();
    }
  };
  return endInTime(ports, work, () => notInTime(ports));
}

/** The same plans, with their values in the reports where the settings ask for them. */
function withShownValues(
  plansFrom: PlansFrom<FoundWorkspace>,
  { settings: { report }, conceals }: CheckRequest,
  { tellPlan }: CheckEntryPoint,
  { signal }: JudgePorts,
): PlansFrom<FoundWorkspace> {
  if (tellPlan === undefined || whereValuesAreShown(report) === undefined) return plansFrom;
  const { hideValues = [] } = report;
  const asked = { hideValues, conceal: (text: string) => conceals.conceal(text), signal };
  return tellingValues(plansFrom, async (json) => ({
    entries: (await tellPlan(json, asked)).entries(),
  }));
}

function publishing({ beforePublishing }: CheckEntryPoint): UseOfCheck<CheckedJob> {
  return {
    async conclude({ request, result, view, ports, allowMoreTime }) {
      await beforePublishing?.(view, request, ports);
      allowMoreTime();
      const published = await publishInTime(view, request.subject, ports);
      return { settings: request.settings, result, view, published };
    },
  };
}

/** The problems with paths as they are in the repository; people at a terminal named files by the paths that they see. */
function inRepository(
  { problems, ...rest }: NotChecked,
  { jobTree, workspace, root }: CiJob,
  { workingDirectory }: CheckEntryPoint,
): NotChecked {
  if (!jobTree.proposed) return { problems, ...rest };
  const write = pathsInRepository({ repositoryRoot: root ?? workingDirectory, workspace });
  const written = problems.map((each) => ({ ...each, message: write(each.message) }));
  return { problems: written, ...rest };
}

/** How long a check that could not begin waits until the temporary files and programs that it opened are closed. */
const CLOSING_MS = 500;

/** Reads the settings, and from git, the CI host and files what is to be judged. None of these waits is longer than the job. */
export async function prepareInTime(
  host: CiJob,
  entryPoint: CheckEntryPoint,
  jobPorts: CheckPorts,
): Promise<PreparedCheck | NotChecked> {
  const { endSignal } = jobPorts;
  const loading = readSettingsAndOpen(host, entryPoint, jobPorts);
  let isPrepared = false;
  try {
    const loaded = await endedBy(endSignal, loading);
    if ('problems' in loaded) return loaded;
    const { plans, ports } = loaded;
    const request = await endedBy(endSignal, prepareRequest(host, entryPoint, loaded));
    if ('problems' in request) return withPlaces(request, loaded);
    isPrepared = true;
    return { request, plans, ports };
  } catch (error) {
    if (!endSignal.aborted) throw error;
    return notInTime(jobPorts, 'git and the CI host had said what is to be judged');
  } finally {
    const close = async (): Promise<void> => {
      const loaded = await loading;
      if ('plans' in loaded) await loaded.plans.close();
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
    const canceled: Problem = {
      where: 'The check',
      message: 'was canceled.',
      code: CODES.canceled,
    };
    return { problems: [canceled], ended: 'canceled' };
  }
  const message = `was over before ${what}. Look in the lines above for what took so long, or raise \`timeout\`.`;
  return { problems: [{ where: 'timeout', message, code: CODES.outOfTime }], ended: 'timeout' };
}

/** Reads the settings, and opens what the plans come from. */
async function readSettingsAndOpen(
  { jobTree, reviewed }: CiJob,
  entryPoint: CheckEntryPoint,
  jobPorts: CheckPorts,
): Promise<LoadedCheck | NotChecked> {
  const parsed = new ParsedFiles();
  const loaded = await entryPoint.settings(jobTree, jobPorts, parsed);
  if ('problems' in loaded) return loaded;
  const limits = jobPorts.moveEnd(loaded.settings.job.timeoutMs);
  const { workingDirectory, log } = entryPoint;
  // What is planned may be in other repositories than that of the job.
  const proposed = plannedDirectories(loaded.settings.plan).map((path) => {
    const directory = resolve(workingDirectory, path);
    return repositoryOf(directory) ?? directory;
  });
  const directories = { proposed, workingDirectory };
  const environment = withoutProposedPrograms(jobPorts.environment, directories, (sentence) =>
    log.warning(sentence),
  );
  const ports = { ...jobPorts, ...limits, environment, parsed };
  const explained = entryPoint.explained?.policy;
  const place = { workingDirectory, jobTree, reviewed, explained, log };
  const plans = await openPlans(loaded.settings, place, ports);
  return 'problems' in plans ? withPlaces(plans, loaded) : { ...loaded, plans, ports };
}

/** The problems of settings with the places that say them. */
function withPlaces(
  { problems, ...rest }: NotChecked,
  { said }: Pick<LoadedCheck, 'said'>,
): NotChecked {
  return { ...rest, problems: problems.map((problem) => withPlace(problem, said)) };
}

/**
 * Opens what the plans come from, and has the gate judge them. What fails in either is in the result.
 *
 * @param adaptPlans takes from what the plans come from what must not be done
 * @returns with the paths of files as they are in the repository
 */
export async function runGate(
  request: CheckRequest,
  plans: OpenedPlans,
  ports: JudgePorts,
  adaptPlans = (plansFrom: PlansFrom<FoundWorkspace>) => plansFrom,
): Promise<GateResult> {
  const { undecided } = request;
  const startedAt = ports.clock.now();
  const gateRequest = gateRequestOf(request, plans, ports);
  const withPaths = (result: GateResult) =>
    withRelativePaths(result, pathsInRepository(request, plans.copies()));
  const explain = async (failure: GateFailure): Promise<GateResult> => {
    const { unjudgedResult } = await import('../gate/result.ts');
    const failures = gateRequest.plan.asked.map((workspace) => ({ workspace, failure }));
    return withPaths(unjudgedResult(failures, ports.clock.now() - startedAt));
  };
  if (undecided !== undefined) {
    return explain({ kind: 'unplanned', ...undecided });
  }
  try {
    const plansFrom = await plans.plansFrom({ request, gateRequest, ports });
    const { gate } = await import('../gate/gate.ts');
    return withPaths(await gate(adaptPlans(plansFrom), gateRequest, ports));
  } catch (error) {
    return explain(failureOf(error, endReasonAt(gateRequest.deadline, ports)));
  }
}

/**
 * Runs the gate and makes the report of its result. Nothing is published.
 *
 * @param adaptPlans as in `runGate`
 * @returns the result with places in the files, and the report without any secret. What fails while plans are made and judged is in
 *   the result
 */
export async function planAndJudge(
  request: CheckRequest,
  plans: OpenedPlans,
  ports: JudgePorts,
  adaptPlans?: UseOfCheck<unknown>['adaptPlans'],
): Promise<{ result: GateResult; view: Concealed<ReportView> }> {
  const { hints, conceals: secrets } = request;
  // Loaded while the service plans, so that a stuck disk at the end cannot prevent the report.
  const renderer = import('../report/to-view.ts');
  const judged = await runGate(request, plans, ports, adaptPlans);
  if (plans.logsNotices) sayNotices(judged, ports.log);
  const { toReportView } = await renderer;
  // Without what follows the report says less, and the verdict is the same.
  const inTime = whileTimeLasts(ports);
  // Each step may compute for long where a plan has many thousand findings: between them a signal ends the check.
  await takeTurn();
  const bounded = { ...judged, workspaces: withBoundedTexts(judged.workspaces) };
  await takeTurn();
  const isElsewhere = await inTime(isOtherCommit(request, plans), () => true);
  const noticed = addNotices(bounded, request, isElsewhere);
  const placed = await placeFindings(noticed, request, isElsewhere, {
    parsed: ports.parsed,
    inTime,
  });
  // A service may repeat a secret in its answers; no part of a result or a report shows one.
  await takeTurn();
  const result = secrets.concealAll(placed);
  await takeTurn();
  const earlier = hints?.previous();
  const previous = earlier && (await inTime(earlier, () => undefined));
  const shown = toReportView(result, { ...contextOfResult(request, result), previous });
  await takeTurn();
  const view = secrets.concealAll(shown);
  await takeTurn();
  return { result, view };
}

/** What the report knows, with what the result says of it. */
function contextOfResult(request: CheckRequest, result: GateResult): ReportContext {
  const { context, exceptions, settings } = request;
  const { plans, judges, actors } = context;
  // Those whom the report tells change the file of the repository.
  const file = settings.policy.exceptionsFiles?.at(-1);
  const exceptionsFile = file && pathsInRepository(request)(file);
  return {
    ...context,
    plans: { ...plans, uncommittedFiles: uncommittedOf(result)?.length },
    judges: { ...judges, exceptions, exceptionsFile },
    actors: { ...actors, overriders: result.overriders, approvals: result.approvals },
    shown: result.shown,
  };
}

/** Says once what several workspaces have in common. */
function sayNotices({ workspaces }: GateResult, log: Log): void {
  const said = workspaces.flatMap(({ workspace, notices }) =>
    notices.map((notice) => ({ workspace, notice })),
  );
  for (const alike of groupBy(said, ({ notice }) => notice)) {
    const names = alike.map(({ workspace }) => workspace);
    log.info(`${listText(names, 4)}: ${textOf(alike[0].notice)}`);
  }
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
  const publishing = subject.publish?.(view, until) ?? Promise.resolve({ doubts: [] });
  try {
    return await endedBy(late, publishing);
  } catch (error) {
    if (!late.aborted) throw error;
    const says = phrase`The time was over before the report was published.`;
    return { doubts: [finding(CODES.outOfTime, says)] };
  }
}
