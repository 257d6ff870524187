/** What a check asks git, the CI host and files before anything is judged. */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { problemTextOf, type Finding } from '../model/finding.ts';
import { repositoryOf } from '../archive/resolve-directory.ts';
import { createEarlierHints } from '../hosts/earlier-reports.ts';
import { createLazy } from '../hosts/lazy.ts';
import type { CiJob } from '../hosts/ci-job.ts';
import type { JobPlace } from '../hosts/host.ts';
import type { JudgedChange } from '../hosts/judged-change.ts';
import { planRecipe } from '../model/own-pages.ts';
import { realOrSame } from '../machine/find-repository.ts';
import { pathWriter, type WrittenDirectory } from '../model/relative-path.ts';
import type { Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import { linkPart, phrase } from '../model/sentence.ts';
import { createSecrets } from '../model/secrets.ts';
import type { SourcesJudge } from '../policy/systems/allowed-sources.ts';
import type { ScannersJudge } from '../policy/systems/scanners.ts';
import type { Exceptions } from '../policy/exceptions.ts';
import type { PolicySettings, Settings } from '../settings/settings.ts';
import type { LoadedSettings } from '../settings/load-settings.ts';
import { problemOfShownValues } from './show-values.ts';
import { settingsChanges } from './settings-changes.ts';
import { secretsOfJob, settingsForHost } from './check-request.ts';
import type { CheckEntryPoint, CheckPorts, CheckRequest, NotChecked } from './check-request.ts';
import { findingWithRelativePaths } from '../report/relative-paths.ts';
import { reportContext } from './report-context.ts';
import type { OpenedPlans } from './where-plans-come-from.ts';
import { CODES } from '../model/errors.ts';

/** The settings, and where the plans come from. */
export interface LoadedCheck extends Extract<LoadedSettings, { settings: Settings }> {
  plans: OpenedPlans;
  /** With a PATH that leads to no program in the directories that are planned. */
  ports: CheckPorts;
}

/**
 * Makes the request of a check: what is judged, with which settings, policies and exceptions.
 *
 * @returns the problems, if it must not be judged
 */
export async function prepareRequest(
  host: CiJob,
  { log, workingDirectory, never, ...entryPoint }: CheckEntryPoint,
  { plans, ports, ...loaded }: LoadedCheck,
): Promise<CheckRequest | NotChecked> {
  const { settings } = loaded;
  const { plan, policy, job } = settings;
  const { recordKey } = settings.plans;
  const { githubToken, checksToken, membersToken } = job;
  const ofHost = [githubToken, checksToken, membersToken];
  const secrets = [recordKey, ...ofHost, ...entryPoint.secrets].filter(
    (secret) => secret !== undefined,
  );
  const conceals = secretsOfJob(settings, [...entryPoint.secrets, ...entryPoint.concealed], log);
  const problems = secretVariableProblems(settings, secrets);
  if (problems.length > 0) return { problems };
  const directory = resolve(workingDirectory, plan.directory);
  const repositoryRoot =
    repositoryOf(directory) ?? resolve(host.root ?? realpathSync.native(directory));
  const place = { directory, root: repositoryRoot, deadline: ports.endsAt };
  const found = await findSubject(host, settings, plans, place);
  const isElsewhere = otherCheckout(found.subject, plans);
  if (isElsewhere !== undefined) return { problems: [isElsewhere] };
  if ('refused' in found) {
    const refused = problemTextOf(found.refused);
    const message = `is false. ${refused}`;
    const problem = { where: 'allow-untrusted-head', message, code: CODES.foreignCode };
    return { refused, problems: [problem] };
  }
  const { subject, undecided = loaded.undecided ?? plans.undecided } = found;
  // A person sees the report alone.
  const open = host.jobTree.proposed
    ? problemOfShownValues(settings.report, subject.isPrivate)
    : [];
  if (open.length > 0) return { problems: open };
  const changes = await settingsChanges(loaded, subject);
  if (changes.problems.length > 0) return { problems: changes.problems };
  const { workspace, jobTree } = host;
  const excepted = await readExceptions(policy, { directory, workingDirectory, jobTree }, ports);
  if ('problems' in excepted) return excepted;
  const judging = await plans.ownPolicies({ subject, workingDirectory, jobTree }, ports);
  if ('problems' in judging) return judging;
  const { server } = host;
  const { targetBranches = [] } = policy;
  const judgedHere = { subject, jobTree, server, targetBranches, repositoryRoot, workspace };
  const { get: sent } = createLazy(async () =>
    (await import('./sent-rules.ts')).openSentRules(judgedHere, ports),
  );
  const sources = await openAllowedSources(
    settings,
    { subject, address: server?.address, directory, workingDirectory, jobTree, sent },
    ports,
    plans,
  );
  if (sources !== undefined && 'problems' in sources) return sources;
  const scanners = await openScanners(
    settings,
    {
      subject,
      jobTree,
      repositoryRoot,
      exceptions: excepted.exceptions,
      program: plans.program,
    },
    ports,
  );
  const { own, noPolicies } = judging;
  const written = pathsInRepository({ repositoryRoot, workspace });
  const shown = own && { ...own, sources: own.sources.map(written) };
  const context = reportContext(settings, subject, ports.clock, {
    byPerson: !jobTree.proposed,
    own: shown,
  });
  return {
    subject,
    settings,
    context,
    // The earlier reports are read while the service is asked.
    hints: createEarlierHints(subject, context.gate.selected, ports),
    workingDirectory,
    repositoryRoot,
    workspace,
    sent,
    // What scanners wrote of the files is none of them.
    never: [...never, ...scanFiles(settings).map((file) => resolve(repositoryRoot, file))],
    secrets,
    conceals,
    proposed: jobTree.proposed,
    notices: [
      ...loaded.notices,
      ...changes.notices,
      ...excepted.notices,
      ...(own?.notices ?? []),
      ...plans.notices(subject),
    ].map((found) => findingWithRelativePaths(found, written)),
    changesSettingsAlone: changes.isAlone,
    own,
    noPolicies,
    exceptions: excepted.exceptions,
    sources,
    scanners,
    undecided,
  };
}

/**
 * What writes the paths of the checkout in texts as they are in the repository.
 *
 * @param copies temporary directories, and of which directory of the checkout each is a copy
 */
export function pathsInRepository(
  {
    repositoryRoot,
    workspace = repositoryRoot,
  }: { repositoryRoot: string; workspace?: string | undefined },
  copies: readonly WrittenDirectory[] = [],
): (text: string) => string {
  const named = [repositoryRoot, workspace];
  // Programs that follow links name what these lead to.
  const paths = new Set([...named, ...named.map(realOrSame)]);
  const ofCopies = pathWriter(copies);
  const inRepository = pathWriter([...paths].map((path) => ({ path, writtenAs: '' })));
  return (text) => inRepository(ofCopies(text));
}

/** The problem where the target branch is checked out, whose files are not those of the change; undefined where none is. */
function otherCheckout(
  subject: JudgedChange | undefined,
  { planned }: OpenedPlans,
): Problem | undefined {
  const isOfCheckout = planned === 'upload' || planned === 'checkout';
  if (subject?.checkedOutTarget === undefined || !isOfCheckout) return undefined;
  const { commit } = subject.checkedOutTarget;
  const message =
    commit === undefined
      ? 'has no git, so it is not known whether it is of the target branch, as this event checks out by itself. Install git before the checkout step, and check the head of the pull request out there.'
      : `is of commit ${commit.slice(0, 7)} of the target branch, and not of the change, which would not be judged. Check the head out: \`ref: \${{ github.event.pull_request.head.sha }}\` in the checkout step.`;
  return { where: 'The checkout', message, code: CODES.otherCommit };
}

interface ReadExceptions {
  exceptions: Exceptions | undefined;
  notices: Finding[];
}

/** The exceptions of all files that the settings name. */
async function readExceptions(
  { exceptionsFiles = [] }: PolicySettings,
  where: Parameters<typeof readExceptionsOf>[1],
  ports: CheckPorts,
): Promise<NotChecked | ReadExceptions> {
  let all: ReadExceptions = { exceptions: undefined, notices: [] };
  for (const written of exceptionsFiles) {
    const read = await readExceptionsOf(written, where, ports);
    if ('problems' in read) return read;
    const { exceptions: found = all.exceptions } = read;
    const exceptions =
      found && all.exceptions && found !== all.exceptions
        ? {
            ...found,
            entries: [...all.exceptions.entries, ...found.entries],
            scanners: [...(all.exceptions.scanners ?? []), ...(found.scanners ?? [])],
          }
        : found;
    all = { exceptions, notices: [...all.notices, ...read.notices] };
  }
  return all;
}

/** The exceptions of one file. One problem refuses the whole file. */
async function readExceptionsOf(
  written: string,
  where: { directory: string; workingDirectory: string; jobTree: CiJob['jobTree'] },
  ports: CheckPorts,
): Promise<NotChecked | ReadExceptions> {
  const { findExceptions } = await import('./find-exceptions.ts');
  const found = await findExceptions({ written, ...where }, ports);
  if ('problems' in found) return found;
  if ('notice' in found) return { exceptions: undefined, notices: [found.notice] };
  const { parseExceptions } = await import('../policy/exceptions.ts');
  const today = ports.clock.date().toISOString().slice(0, 10);
  const parsed = parseExceptions(found.text, today);
  if ('problems' in parsed) {
    // The entry alone does not say which file is meant.
    const inFile = ({ where: entry, ...problem }: Problem): Problem => {
      return { ...problem, where: `${written}: ${entry}` };
    };
    return { problems: parsed.problems.map(inFile) };
  }
  const { exceptions: entries, scanners } = parsed;
  return { exceptions: { entries, scanners, today }, notices: [] };
}

/** The files of scanners, relative to the repository. */
export function scanFiles({ policy: { scanners = [] } }: Settings): string[] {
  return scanners.flatMap(({ file, base }) => (base === undefined ? file : [file, base]));
}

/** The files of scanners that the settings name. */
async function openScanners(
  { policy: { scanners = [] } }: Settings,
  where: {
    subject: JudgedChange;
    jobTree: CiJob['jobTree'];
    repositoryRoot: string;
    exceptions: Exceptions | undefined;
    program: OpenedPlans['program'];
  },
  ports: CheckPorts,
): Promise<ScannersJudge | undefined> {
  if (scanners.length === 0) return undefined;
  const { OpenedScanners } = await import('./open-scanners.ts');
  return new OpenedScanners(scanners, where, ports);
}

/** The list of allowed sources, which has to be readable before anything starts. */
async function openAllowedSources(
  { policy }: Settings,
  where: {
    subject: JudgedChange;
    /** Of the repository, as git is given it. */
    address: string | undefined;
    directory: string;
    workingDirectory: string;
    jobTree: CiJob['jobTree'];
    sent: CheckRequest['sent'];
  },
  ports: CheckPorts,
  { program, planned }: OpenedPlans,
): Promise<SourcesJudge | NotChecked | undefined> {
  const { allowedSourcesFiles = [] } = policy;
  if (allowedSourcesFiles.length === 0) return undefined;
  const { subject, address, sent, ...place } = where;
  const { repository, commit } = subject.reportedJob;
  const { openAllowedSources } = await import('./open-allowed-sources.ts');
  const reported = repository && `${repository.serverUrl}/${repository.slug}`;
  return openAllowedSources(
    allowedSourcesFiles,
    {
      ...place,
      repositoryAddresses: [reported, address].filter((each) => each !== undefined),
      today: ports.clock.date().toISOString().slice(0, 10),
      program,
      commit: planned === 'commit' ? commit?.sha : undefined,
      sent: planned === 'upload' ? sent : undefined,
      plansWithJob: planned === 'nothing',
    },
    ports,
  );
}

/**
 * What is judged, or why its files must not be planned, with what would be judged. Where such files leave a check undecided, that
 * is a verdict (`undecided`), which says that a plan file of another job would be judged.
 */
async function findSubject(
  host: CiJob,
  settings: Settings,
  { foreignCode }: OpenedPlans,
  place: JobPlace,
): Promise<
  | { subject: JudgedChange; undecided?: Finding }
  | { refused: Finding; subject: JudgedChange | undefined }
> {
  const ofSettings = settingsForHost(settings);
  const { job } = settings;
  const allowingAnyHead = { ...ofSettings, job: { ...job, allowUntrustedHead: true } };
  const subject = await host.subject(
    foreignCode === 'not-run' ? allowingAnyHead : ofSettings,
    place,
  );
  if (!('refused' in subject)) return { subject };
  const { refused } = subject;
  // Whose code it is does not matter where the change is not even checked out.
  const reported = await host.subject(allowingAnyHead, place);
  if ('refused' in reported) {
    return {
      refused: foreignCode === 'refused' ? refused : reported.refused,
      subject: undefined,
    };
  }
  if (foreignCode === 'refused') return { refused, subject: reported };
  const { says, remedy = '' } = refused;
  const undecided: Finding = {
    ...refused,
    says: phrase`Nothing was planned. ${says}`,
    remedy: phrase`${remedy} Or judge ${linkPart(phrase`a plan that such a job has made`, planRecipe())}.`,
  };
  return { subject: reported, undecided };
}

/**
 * A problem for each variable that holds a secret: who may read a run may read it, and a service cannot take it back.
 *
 * @param others further secrets of the job
 */
function secretVariableProblems(
  { plan: { runOptions }, plans }: Settings,
  others: readonly string[],
): Problem[] {
  const secrets = createSecrets([plans.service?.token ?? '', ...others]);
  return (runOptions.variables ?? [])
    .filter(({ key, value }) => secrets.conceal(`${key}=${value}`) !== `${key}=${value}`)
    .map(({ key }) => ({
      where: 'variables',
      message: `would show a secret of this check to everybody who can read the run: the value of ${quote(key)} is one, or holds one. Set it as a sensitive variable of the workspace.`,
    }));
}
