/**
 * Where the plans of a check come from, and what is different by it. Each way has one function. A check asks `openPlans`
 * once, and then reads the values; `runs show` asks `shownPlans`.
 *
 * **Without a service** are the last two ways: a program on this machine (`planningProgram`) and files with plans (`planFiles`).
 * `withoutService` has what both do otherwise than the ways through a service (`atService`), and `ofNoRun` what a report shows of
 * them. What follows from it elsewhere:
 *
 * - settings/: the organization may be missing, a workspace without a name is called like its directory, and inputs of other ways
 *   are refused (`ways` of settings/inputs.ts, settings/conflicts.ts).
 * - gate/: settings and directories say which workspaces there are, and nobody is asked. No run is waited for, ended or compared
 *   (`gives` of `PlansFrom` says what a plan comes with: gate/plan-in-memory.ts), so no time is kept to end one, and without a state
 *   the guard cannot see what would be destroyed.
 * - check/without-service.ts: git says which files are not committed. With a service the archive that was packed does.
 * - policy/vouch.ts: the claims about runs have no subject, and a pass needs an own policy or what scanners found.
 */
import type { JudgedChange } from '../hosts/judged-change.ts';
import { finding, textOf, type Finding } from '../model/finding.ts';
import type { RunOptions } from '../client/wire/run.ts';
import { ownPage } from '../model/own-pages.ts';
import type { Problem } from '../model/parse.ts';
import type { WrittenDirectory } from '../model/relative-path.ts';
import { phrase, typed } from '../model/sentence.ts';
import type { FoundWorkspace } from '../gate/result.ts';
import type { PlansFrom } from '../gate/plans-from.ts';
import { describeOptions } from '../policy/run-differences.ts';
import type { ProgramName } from '../configuration/file-names.ts';
import type { OpenedOwn } from '../rego/open-own-policies.ts';
import type { ReportedActors, ReportedPlans } from '../report/view.ts';
import type {
  MatrixGroups,
  PlanFiles,
  PlanningProgram,
  Plans,
  PlansAtService,
  ServiceSettings,
  UploadedFiles,
  VersionControlRuns,
} from '../settings/plans.ts';
import type { Settings } from '../settings/settings.ts';
import type { JobTree } from '../trust/tree.ts';
import { mayReadWholePlan } from '../trust/change-origin.ts';
import { secretOfSeals } from '../trust/seals.ts';
import type {
  AskedPlansFrom,
  CheckPorts,
  Explained,
  NotChecked,
  PlansPlace,
} from './check-request.ts';
import type { OpenedHere } from './without-service.ts';

/** What a check does by where its plans come from. */
export interface OpenedPlans {
  /**
   * What becomes of files whose author may not choose what runs here, such as those of a fork: the check is refused, or it is
   * undecided, or none of them is run.
   */
  foreignCode: 'refused' | 'undecided' | 'not-run';
  /**
   * What is planned: what is sent of the files that are checked out, these files themselves, a commit wherever it is, or nothing,
   * because somebody else has done it.
   */
  planned: 'upload' | 'checkout' | 'commit' | 'nothing';
  /** The program that plans on this machine, if one does. */
  program?: ProgramName | undefined;
  /** Why nothing here can plan or judge: then `plansFrom` is not called, and the verdict is undecided. */
  undecided?: Finding | undefined;
  /** Shown with every workspace. */
  notices(subject: JudgedChange): readonly Finding[];
  /** The team's own policies. Each has to be readable before anything starts. */
  ownPolicies(place: OwnPlace, ports: CheckPorts): Promise<OwnOfTeam | NotChecked>;
  /** How runs are sealed; undefined where no run is made or taken over. */
  seals: { secret: string; areReadLater: boolean } | undefined;
  /** Opens what the gate takes the plans from. */
  plansFrom(asked: AskedPlansFrom): Promise<PlansFrom<FoundWorkspace>>;
  /** Temporary directories in which plans are made, and of what each is a copy. */
  copies(): readonly WrittenDirectory[];
  /** Whether the log says what a reader should know of a workspace. A run of a service has a page that says it. */
  logsNotices: boolean;
  /** Prints what a policy saw of each plan, when all are judged. */
  explain?(explained: Explained): Promise<void>;
  /** Closes everything that was opened here, policies too. */
  close(): Promise<void>;
}

/** The team's own policies, as they judge the plans. */
interface OwnOfTeam {
  own: OpenedOwn | undefined;
  /** Why no policy judges, where own policies alone could. */
  noPolicies?: Finding | undefined;
}

interface OwnPlace {
  subject: JudgedChange;
  workingDirectory: string;
  jobTree: JobTree;
}

/** @returns what is opened, or what is wrong with the settings, the policies or the plans. Nothing is asked of a service */
export async function openPlans(
  settings: Settings,
  place: PlansPlace,
  ports: CheckPorts,
): Promise<OpenedPlans | NotChecked> {
  const { plans } = settings;
  switch (plans.from) {
    case 'service':
      return uploadedFiles(plans, settings);
    case 'version-control':
      return versionControlRuns(plans, settings);
    case 'groups':
      return matrixGroups(plans, settings);
    case 'program':
      return planningProgram(plans, settings, place, ports);
    case 'file':
      return planFiles(plans, settings, place, ports);
  }
}

type AtService = Omit<OpenedPlans, 'planned' | 'plansFrom'>;

/** What all ways through a service have in common. Own policies judge beside those of the service, if some are named. */
function atService(
  { service, recordKey }: PlansAtService,
  areReadLater: boolean,
  { policy, plan, job }: Settings,
): AtService {
  const secret = secretOfSeals({ recordKey, token: service.token });
  let opening: Promise<OpenedOwn | { problems: Problem[] }> | undefined;
  return {
    foreignCode: 'refused',
    notices: () => [],
    async ownPolicies({ subject, ...place }, ports) {
      const { policies } = policy;
      if (policies === undefined) return { own: undefined };
      const { openOwnPolicies } = await import('../rego/open-own-policies.ts');
      opening = openOwnPolicies(
        { policies, directory: plan.directory, timeoutMs: job.timeoutMs },
        { ...place, pullRequest: subject.change?.pullRequest },
        ports,
        mayReadWholePlan(policy, subject),
      );
      const own = await opening;
      return 'problems' in own ? own : { own };
    },
    seals: { secret, areReadLater },
    copies: () => [],
    logsNotices: false,
    async close() {
      const opened = await opening;
      if (opened !== undefined && 'close' in opened) await opened.close();
    },
  };
}

export function uploadedFiles(plans: UploadedFiles, settings: Settings): OpenedPlans {
  return {
    ...atService(plans, plans.group !== undefined, settings),
    planned: 'upload',
    notices({ sealed, reportedJob }) {
      const isUnknown = sealed?.searched === undefined && reportedJob.pullRequest !== undefined;
      return plans.reuse === 'upload' && isUnknown ? [NO_REUSE] : [];
    },
    plansFrom: async (asked) => (await import('./with-service.ts')).openUploads(plans, asked),
  };
}

const NO_REUSE = finding(
  'no-reuse',
  phrase`${typed('reuse: upload')} takes nothing over here, because the CI host does not say which repository this is.`,
);

function versionControlRuns(plans: VersionControlRuns, settings: Settings): OpenedPlans {
  return {
    ...atService(plans, plans.group !== undefined, settings),
    planned: 'commit',
    plansFrom: async (asked) =>
      (await import('./with-service.ts')).openVersionControlRuns(plans, asked),
  };
}

/** Whether files of a fork were planned was for the job of each group to refuse: a run counts by its seal, and nothing is started. */
function matrixGroups(plans: MatrixGroups, settings: Settings): OpenedPlans {
  return {
    ...atService(plans, true, settings),
    foreignCode: 'not-run',
    planned: 'upload',
    plansFrom: async (asked) => (await import('./with-service.ts')).openGroups(plans, asked),
  };
}

/**
 * What both ways without a service do differently. Nothing is sent, and no run is made: so no run gets a mark by which a later job
 * knows it (a seal). Own policies alone judge, those in the usual directories if none are named, and they see the whole plan. They
 * are opened together with what plans, before the change is looked at, and where nothing can plan or judge here, the verdict is
 * undecided. The log says what the page of a run would say, and `--explain` can show what a policy saw.
 */
function withoutService(
  here: OpenedHere | { undecided: Finding },
): Omit<OpenedPlans, 'planned' | 'foreignCode'> {
  const ofBoth = { seals: undefined, logsNotices: true, notices: () => [], copies: () => [] };
  if ('undecided' in here) {
    return {
      ...ofBoth,
      undecided: here.undecided,
      ownPolicies: async () => ({ own: undefined }),
      plansFrom: () => Promise.reject(new Error(textOf(here.undecided))),
      close: async () => undefined,
    };
  }
  const { own, noPolicies, plansFrom, explain, close } = here;
  return { ...ofBoth, ownPolicies: async () => ({ own, noPolicies }), plansFrom, explain, close };
}

/** A program runs what the files name, so none plans the files of a fork. */
async function planningProgram(
  plans: PlanningProgram,
  settings: Settings,
  place: PlansPlace,
  ports: CheckPorts,
): Promise<OpenedPlans | NotChecked> {
  const opening = (await import('./without-service.ts')).openProgramHere(
    plans,
    settings,
    place,
    ports,
  );
  const here = await withGateLoaded(opening);
  if ('problems' in here) return here;
  const opened = {
    ...withoutService(here),
    foreignCode: 'undecided',
    planned: 'checkout',
  } as const;
  if ('undecided' in here) return { ...opened, program: plans.engine };
  const { program, notIsolated, copies } = here.planner;
  if (notIsolated !== undefined) place.log.info(notIsolated);
  return { ...opened, program, copies };
}

/** A plan is read and nothing is run, whoever wrote the files. */
async function planFiles(
  plans: PlanFiles,
  settings: Settings,
  place: PlansPlace,
  ports: CheckPorts,
): Promise<OpenedPlans | NotChecked> {
  const opening = (await import('./without-service.ts')).openFilesHere(
    plans,
    settings,
    place,
    ports,
  );
  const here = await withGateLoaded(opening);
  if ('problems' in here) return here;
  return { ...withoutService(here), foreignCode: 'not-run', planned: 'nothing' };
}

/** What judges is loaded while programs read the policies. */
async function withGateLoaded<T>(opening: Promise<T>): Promise<T> {
  const [opened] = await Promise.all([opening, import('../gate/gate.ts')]);
  return opened;
}

/** What a report shows of where the plans come from, and who can act there. */
export interface ShownPlans {
  plans: ReportedPlans;
  /** The address of the page that says what own policies read of such plans. */
  pageOfReads: string;
  actors: Pick<ReportedActors, 'overrideRuns' | 'onlyPlans' | 'commands'>;
}

/** How the plans were asked for. */
interface AskedPlans {
  runOptions: RunOptions;
  /** As it was written; undefined if nobody did. */
  directory?: string | undefined;
  /** Whether a person checks their own files at a terminal, and no job does. */
  byPerson: boolean;
}

/** The same of plans that were not opened, and of the run that a person names. */
export function shownPlans(plans: Plans, asked: AskedPlans): ShownPlans {
  switch (plans.from) {
    case 'service':
    case 'groups':
      return ofRuns(plans, plans.organization, asked, plans.mode === 'speculative');
    case 'version-control':
      return ofRuns(plans, plans.organization, asked);
    case 'run':
      return ofRuns(plans, plans.run.organization, asked);
    case 'program':
      return ofNoRun(plans, asked, plans.varFile);
    case 'file':
      return ofNoRun(plans, asked);
  }
}

/** @param onlyPlans whether this job, or one of its matrix, starts the runs, and they only plan */
function ofRuns(
  { service: { hostname, origin } }: { service: ServiceSettings },
  organization: string | undefined,
  { runOptions, directory }: AskedPlans,
  onlyPlans = false,
): ShownPlans {
  const madeWhere = organization === undefined ? hostname : `${organization} on ${hostname}`;
  const options = describeOptions(runOptions);
  const commands = { serviceOrigin: origin, directory };
  return {
    plans: { madeWhere, organization, hostname, runsAt: origin, areOfCommit: true, options },
    pageOfReads: ownPage('docs/own-policies.md#what-a-policy-reads'),
    actors: { overrideRuns: true, onlyPlans, commands },
  };
}

/** Without a service no run is linked, and no command helps that asks one. A person plans files as they lie there. */
function ofNoRun(
  { organization }: PlanningProgram | PlanFiles,
  { runOptions, byPerson }: AskedPlans,
  varFile: readonly string[] = [],
): ShownPlans {
  const options = [...describeOptions(runOptions), ...varFile.map((file) => `var-file: ${file}`)];
  return {
    plans: { madeWhere: 'without a service', organization, areOfCommit: !byPerson, options },
    pageOfReads: ownPage('docs/local-policies.md#how-it-judges'),
    actors: { overrideRuns: false, onlyPlans: false },
  };
}
