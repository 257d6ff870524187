/**
 * The runs that the groups of a matrix started. The reports of their jobs only say which runs to read: each counts only by
 * its seal, and if everything holds that a run needs to be taken over. Nothing is packed, and nothing is started.
 */
import type { Run } from '../../client/wire/run.ts';
import type { Workspace } from '../../client/wire/workspace.ts';
import { OTHER_GROUPS } from '../../model/other-groups.ts';
import {
  describeRunStatus,
  isSettled,
  mayWaitForConfirmation,
  type Mode,
} from '../../model/status.ts';
import type { SealedFacts } from '../../trust/run-seals.ts';
import type { Group } from '../../settings/plans.ts';
import { GateStop } from '../failure-of.ts';
import { approvalsOfRuns, approvedRunOf } from '../approved-run.ts';
import { conditionsReader, wasAppliedSince } from '../conditions.ts';
import {
  conditionsOfSettings,
  currentConfigurationOf,
  uploadRoot,
  workingDirectoryOf,
} from '../find-workspace.ts';
import {
  findReport,
  type GroupReport,
  type ReportedRun,
  type ReportSearch,
  type SharedSettings,
} from '../group-reports.ts';
import { createdAt, createListedRuns, MOST_PLAN_AGE_MS, type ListedRuns } from '../listed-runs.ts';
import { offerOfRun } from '../plan-of-run.ts';
import { listWorkspaces } from '../overview.ts';
import { ageMsOf, factsFor, openSealsOf, whyNotUsable, type OwnRun } from '../own-run.ts';
import type { ApprovalsOfJob, GateRequest } from '../request.ts';
import type { FoundWorkspace } from '../result.ts';
import { digestOfOptions, partsThatMayWait, runDurationMs, settledRun, WATCHED } from '../run.ts';
import { runConcurrently } from '../../machine/take-turn.ts';
import { openServiceScope, type AskedService, type ServiceScope } from '../service-scope.ts';
import { isUnjudged, type Offer, type PlansFrom, type Unjudged } from '../plans-from.ts';
import { baseRunFinder } from '../current-run.ts';
import { CODES } from '../../model/errors.ts';
import { finding } from '../../model/finding.ts';
import {
  filePart,
  listParts,
  phrase,
  plain,
  runPart,
  sentencePart,
  setting,
  type Sentence,
} from '../../model/sentence.ts';

/** More would only wait for the service's rate limit. */
const MOST_AT_ONCE = 40;

export interface GroupPorts extends AskedService {
  groups: readonly Group[];
  /** Reads what the jobs of the groups left. */
  readReports(this: void): Promise<readonly GroupReport[]>;
  /** The commit that is judged, as the CI host names it. */
  commit: string | undefined;
  settings: SharedSettings;
  /** The absolute directory of a workspace's files; undefined if they are not here. */
  directoryOf(this: void, workspace: string): string | undefined;
}

/** A workspace of a group, and what the report of the group says of its run. */
interface WorkspaceOfGroup extends FoundWorkspace {
  group: string;
  reported: ReportedRun;
  /** As the service has it; undefined until it is asked. */
  workspace?: Workspace;
}

export function openMatrixGroup(
  request: GateRequest,
  { groups, readReports, commit, settings, directoryOf, ...asked }: GroupPorts,
): PlansFrom<WorkspaceOfGroup> {
  return {
    gives: { run: true, plannedCommit: false, serviceSystems: true },
    startsCode: false,
    startsTogether: false,
    mostAtOnce: MOST_AT_ONCE,
    async find(scope) {
      const reports = await readReports();
      const names = groups.flatMap(({ workspaces }) => workspaces);
      const service = openServiceScope(request, scope, asked, names.length);
      const asApproved = openAsApproved(service, approvalsOfRuns(request));
      const matrix = groups[0]?.group.split('-')[0] ?? '';
      const search = service.change.sealing?.searched ?? matrix;
      const runs = createListedRuns(service.client, service.clock, search, service.plan);
      const listed = await listWorkspaces(service.client, service.plan.organization, names);
      const inGroups = groups.flatMap((group) => findInGroup({ group, reports, commit, settings }));
      const found = await runConcurrently(
        inGroups.map((each) => () => placeFiles(each, { listed, directoryOf }, service)),
        MOST_AT_ONCE,
      );
      return {
        found: [...found, ...foreignIn(reports, groups)],
        prepare: async (workspace) => workspace,
        async *offers(workspace) {
          yield await offerRunOfGroup(workspace, { listed: runs, asApproved }, service);
        },
        // Its job has to run again, where it started no run.
        giveUp: async ({ group, reported }) => ({
          missedBy: reported.runId === undefined ? group : undefined,
        }),
      };
    },
  };
}

const stop = (says: Sentence, kind: 'service' | 'timeout' = 'service') =>
  new GateStop(kind, finding(CODES.wrongGroup, says));

function findInGroup(search: ReportSearch): (WorkspaceOfGroup | Unjudged)[] {
  const { group } = search;
  const found = findReport(search);
  return group.workspaces.map((name) => {
    if ('why' in found) return { name, error: stop(found.why), missedBy: group.group };
    const { workspaces } = found.report;
    const reported = workspaces.find((workspaceOfReport) => workspaceOfReport.name === name) ?? {};
    const place = { workingDirectory: '', root: undefined, notices: [] };
    return { name, ...place, group: group.group, reported };
  });
}

/** Says where the files of a workspace are, as the service knows it. What it refuses to say is that of one workspace. */
async function placeFiles(
  found: WorkspaceOfGroup | Unjudged,
  {
    listed,
    directoryOf,
  }: { listed: ReadonlyMap<string, Workspace>; directoryOf: GroupPorts['directoryOf'] },
  { client, plan }: ServiceScope,
): Promise<WorkspaceOfGroup | Unjudged> {
  if (isUnjudged(found)) return found;
  const { name, reported } = found;
  const isStarted = reported.runId !== undefined && reported.configurationVersionId !== undefined;
  // Its job says why.
  if (!isStarted) return found;
  try {
    const workspace =
      listed.get(name) ?? (await client.workspaces.showByName(plan.organization, name));
    const workingDirectory = workingDirectoryOf(workspace.attributes);
    const directory = directoryOf(name);
    const root = directory === undefined ? undefined : uploadRoot(directory, workingDirectory);
    return { ...found, workspace, workingDirectory, root };
  } catch (error) {
    return { name, error };
  }
}

/** The first report that is of no group of the matrix keeps the gate closed. */
function foreignIn(reports: readonly GroupReport[], groups: readonly Group[]): Unjudged[] {
  const groupNames = new Set<string | undefined>(groups.map(({ group }) => group));
  const foreign = reports.find(({ group }) => !groupNames.has(group));
  if (foreign === undefined) return [];
  const { name, group } = foreign;
  const what =
    group === undefined
      ? phrase`another check`
      : phrase`the group ${sentencePart('name', group.slice(0, 40), 40)}`;
  const why = phrase`The report ${filePart(name)} is of ${what}, which the matrix does not have.`;
  return [{ name: OTHER_GROUPS, error: stop(why) }];
}

/** @throws GateStop if the group reported no run, or if the run does not count; or what the client threw */
async function offerRunOfGroup(
  { name, group, reported, workspace, workingDirectory, root }: WorkspaceOfGroup,
  { listed, asApproved }: { listed: ListedRuns; asApproved: ReturnType<typeof openAsApproved> },
  service: ServiceScope,
): Promise<Offer> {
  const { client, plan, change, clock } = service;
  const { sealing } = change;
  const { runId, configurationVersionId: versionId, seals: otherSeals } = reported;
  if (runId === undefined || versionId === undefined || workspace === undefined) {
    throw stop(phrase`Group ${groupPart(group)} started no run for it: its job says why.`);
  }
  if (sealing === undefined) {
    throw stop(phrase`Which commit this job is about is not known, so no run is known as its own.`);
  }
  const watched = await client.runs.show(runId, {
    include: [...WATCHED, 'configuration_version'],
  });
  const { run, configurationVersion: version } = watched;
  const own = openSealsOf({ run, workspaceId: workspace.id, otherSeals }, { client, ...sealing });
  if ('why' in own) throw stop(phrase`Run ${runPart(runId)} ${plain(own.text)}.`);
  const { head, searched: changeRequest, seals, endedByComment, gate, form } = sealing;
  const stages = partsThatMayWait(watched);
  const asked = { gate, form, options: digestOfOptions(plan.runOptions, seals) };
  const refused = refuseRun({ group, head, mode: plan.mode, asked, own, run, stages });
  if (refused !== undefined) {
    throw stop(refused.why, refused.claim === 'isOver' ? 'timeout' : 'service');
  }
  const ports = { client, clock, seals, listed, changeRequest, endedByComment };
  const atAnyAge = await asApproved(run, own, workspace);
  const why = await whyNotUsable(run, own, head, { ...ports, version, atAnyAge });
  if (why !== undefined) throw stop(phrase`Run ${runPart(runId)} ${plain(why)}.`);
  const found = {
    name,
    workspaceId: workspace.id,
    versionId,
    workingDirectory,
    root,
    current: currentConfigurationOf(workspace),
    notices: [],
    mayHaveRun: true,
    seals: otherSeals && Array.from(otherSeals),
    durationMs: runDurationMs(run),
  };
  const settled = settledRun(found, runId, watched, service);
  const findBaseRun = baseRunFinder(settled, service);
  return { ...offerOfRun(settled, service, { findBaseRun }), skipsEvents: true };
}

/** Makes the test whether a run that is older than a day is one that people approved, with the conditions of now. */
function openAsApproved(service: ServiceScope, approvals: ApprovalsOfJob | undefined) {
  const { client, plan, change } = service;
  const readConditions = conditionsReader(client, plan.organization);
  return async (run: Run, { facts }: OwnRun, workspace: Workspace): Promise<boolean> => {
    if (approvals === undefined || ageMsOf(run, service) <= MOST_PLAN_AGE_MS) return false;
    if ((await approvedRunOf(workspace.id, approvals)) !== run.id) return false;
    const now = conditionsOfSettings(workspace);
    const conditions = await readConditions(now);
    if (conditions?.areWhole !== true) return false;
    if (change.sealing?.seals.digest(conditions.text) !== facts.conditions) return false;
    return !(await wasAppliedSince(createdAt(run), now.current.runId, client));
  };
}

interface RunOfGroup {
  group: string;
  /** The commit under review. */
  head: string;
  mode: Mode;
  /** What tells the gates of a workspace apart, as this job has it. */
  asked: { gate: string; form: SealedFacts['form']; options: string };
  /** What is sealed of the run. */
  own: Pick<OwnRun, 'facts' | 'later'>;
  run: Run;
  stages: readonly { stage: string; status: string }[];
}

const groupPart = (group: string) => sentencePart('name', group, 80);
const wholeCommit = (commit: string) => sentencePart('name', commit, 64);

type RunClaim = (run: RunOfGroup) => Sentence | undefined;

/** Each returns why the run does not count, or undefined. The seal, which nobody else can write, says each. */
export const RUN_CLAIMS = {
  isOfCommit: ({ own, head, run: { id } }) =>
    factsFor(own, head) === undefined
      ? phrase`Run ${runPart(id)} was started for the commit ${wholeCommit(own.facts.head)}, and this job is about ${wholeCommit(head)}.`
      : undefined,
  isOfGroup: ({ group, own, head, run: { id } }) =>
    (factsFor(own, head) ?? own.facts).group === group
      ? undefined
      : phrase`Run ${runPart(id)} is not one that group ${groupPart(group)} started.`,
  isOfMode: ({ mode, own, run: { id } }) =>
    own.facts.mode === mode
      ? undefined
      : phrase`Run ${runPart(id)} is ${own.facts.mode}, and not ${mode}.`,
  isOfGate: ({ asked, own: { facts }, run: { id } }) => {
    const others = [
      facts.gate === asked.gate ? undefined : phrase`settings file`,
      facts.options === asked.options ? undefined : phrase`options of the run`,
      facts.form === asked.form ? undefined : setting('full-plan'),
    ].filter((each) => each !== undefined);
    return others.length > 0
      ? phrase`Run ${runPart(id)} is of a gate with another ${listParts(others)}: give all jobs the same settings.`
      : undefined;
  },
  // A saved plan may wait to be confirmed although its status says that it goes on.
  isOver: ({ mode, run, stages }) =>
    mayWaitForConfirmation(mode, run) || isSettled(mode, run.attributes.status, stages)
      ? undefined
      : phrase`Run ${runPart(run.id)} is not over: ${plain(describeRunStatus(run))}.`,
} satisfies Record<string, RunClaim>;

/**
 * The first claim that a run does not meet, and why; undefined if it meets all.
 *
 * @param claims all of them; a test leaves one out
 */
export function refuseRun(
  run: RunOfGroup,
  claims: Readonly<Record<string, RunClaim>> = RUN_CLAIMS,
): { claim: string; why: Sentence } | undefined {
  for (const [name, claim] of Object.entries(claims)) {
    const why = claim(run);
    if (why !== undefined) return { claim: name, why };
  }
  return undefined;
}
