/**
 * Combines the groups of a matrix into one result, in place of the gate. The reports of the jobs only say which runs to
 * read: every run is judged again. It counts only by its seal, and if everything holds that a run needs to be taken over.
 */
import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { createClient } from '../client/client.ts';
import * as v from '../client/wire/schema.ts';
import type { Group, PrintedGroup } from '../gate/groups.ts';
import type { RunGate } from './check-request.ts';
import { judgingOptions } from './judging-options.ts';
import { readRegular } from '../machine/read-regular.ts';
import { endedBy } from '../model/ended-by.ts';
import { keptForPublishing } from '../model/job-time.ts';
import { parseJson } from '../model/parse.ts';
import type { Run } from '../client/wire/run.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import { OTHER_GROUPS } from '../model/other-groups.ts';
import {
  isSettled,
  mayWaitForConfirmation,
  describeRunStatus,
  type Mode,
} from '../model/status.ts';
import {
  unjudgedWorkspace,
  verdictOf,
  type GateRequest,
  type GateResult,
  type WatchPorts,
  type WorkspaceResult,
} from '../gate/result.ts';
import { failureOf, GateStop } from '../gate/failure-of.ts';
import {
  currentConfigurationOf,
  readWorkingDirectory,
  uploadRoot,
} from '../gate/find-workspace.ts';
import { runConcurrently } from '../machine/take-turn.ts';
import { runUrlOf, startJob, type Job } from '../gate/job.ts';
import { judgeSettledRun } from '../gate/judge.ts';
import { listWorkspaces } from '../gate/overview.ts';
import { createListedRuns, type ListedRuns } from '../gate/listed-runs.ts';
import { factsFor, openSealsOf, whyNotUsable, type OwnRun } from '../gate/own-run.ts';
import { digestOfOptions, runDurationMs, WATCHED } from '../gate/run.ts';
import type { SealedFacts } from '../trust/run-seals.ts';

export interface GroupsToCombine {
  groups: readonly PrintedGroup[];
  /** Absolute path of the directory that holds the reports. */
  from: string;
}

/** Makes the function that runs in place of the gate, to combine groups. It packs nothing and starts nothing. */
export function combiningGate({ groups, from }: GroupsToCombine): RunGate {
  return async (request, ports) => {
    const { context, workingDirectory, conceals: secrets } = request;
    const { service, plan, job } = request.settings;
    const deadline = ports.endsAt - keptForPublishing(job.timeoutMs);
    const client = createClient({ ...service, ...ports, deadline, secrets, discovers: true });
    const workspaces = groups.flatMap(({ selectors }) =>
      selectors.map(({ name, directory = plan.directory }) => {
        return { name, directory: resolve(workingDirectory, directory) };
      }),
    );
    const gateRequest = { ...judgingOptions(request, deadline), workspaces, message: '' };
    const commit = context.commit?.sha;
    const reports = await endedBy(ports.endSignal, readReports(from));
    return await combineGroups({ groups, reports, commit }, gateRequest, { ...ports, client });
  };
}

const MOST_BYTES = 32 * 1024 * 1024;

const reportSchema = v.looseObject({
  tool: v.looseObject({ name: v.literal('plangate') }),
  group: v.optional(v.string()),
  commit: v.optional(v.looseObject({ sha: v.string() })),
  workspaces: v.array(
    v.looseObject({
      name: v.string(),
      runId: v.optional(v.string()),
      configurationVersionId: v.optional(v.string()),
      seals: v.optional(v.array(v.string())),
    }),
  ),
});

/** Reads every report below a directory; a file that is no report, or is too large, is left out. */
async function readReports(directory: string): Promise<GroupReport[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const reports: GroupReport[] = [];
  for (const file of files) {
    const reading = readRegular(file, MOST_BYTES);
    const value = await reading.then(parseJson, () => undefined);
    const parsed = v.safeParse(reportSchema, value, { abortEarly: true });
    if (!parsed.success) continue;
    const { group, commit, workspaces } = parsed.output;
    const name = relative(directory, file);
    reports.push({ name, group, commit: commit?.sha, workspaces });
  }
  return reports;
}

/** How many runs are judged at the same time. More would only wait for the service's rate limit. */
const MOST_AT_ONCE = 40;

/**
 * Judges the runs that the groups of a matrix started.
 *
 * @param reported the groups, what their jobs reported, and the commit that is judged
 * @returns one result for all groups. It never rejects for anything that the reports, the service or the
 *   network do: that is in the result.
 */
export async function combineGroups(
  reported: {
    groups: readonly Group[];
    reports: readonly GroupReport[];
    commit: string | undefined;
  },
  request: GateRequest,
  ports: WatchPorts,
): Promise<GateResult> {
  const { groups, reports, commit } = reported;
  const pack = () => Promise.reject(new Error('nothing is packed where groups are combined'));
  const names = groups.flatMap(({ workspaces }) => workspaces);
  // The groups have canceled what their runs supersede.
  const plan = { ...request.plan, cancelSuperseded: false };
  const job = startJob({ ...request, plan }, { ...ports, pack });
  const matrix = groups[0]?.group.split('-')[0] ?? '';
  const search = job.sealing?.searched ?? matrix;
  const runs = createListedRuns(job.client, job.clock, search, plan);
  try {
    const listed = await listWorkspaces(job.client, plan.organization, names);
    const judging = groups.flatMap((group) => {
      const found = findReport({ group, reports, commit });
      return group.workspaces.map((name) => async () => {
        const workspace = { name, group, found, listed: listed.get(name), runs };
        const result = await judgeOrExplain(workspace, job);
        job.emit({ kind: 'workspace-decided', result });
        return result;
      });
    });
    const workspaces = await runConcurrently(judging, MOST_AT_ONCE);
    const groupNames = new Set<string | undefined>(groups.map(({ group }) => group));
    const foreign = reports.find(({ group }) => !groupNames.has(group));
    if (foreign !== undefined) {
      const { name, group } = foreign;
      const what = group === undefined ? 'another check' : `the group ${group.slice(0, 40)}`;
      const why = `The report ${name} is of ${what}, which the matrix does not have.`;
      workspaces.push(undecidedWorkspace(OTHER_GROUPS, why));
    }
    const verdict = verdictOf(workspaces, request);
    return { verdict, workspaces, archives: [], durationMs: job.elapsedMs() };
  } finally {
    await job.close();
  }
}

interface WorkspaceOfGroup {
  name: string;
  group: Group;
  found: FoundReport;
  /** The workspace, if it was in the list of the service. */
  listed: Workspace | undefined;
  /** Those of the change, or of the matrix. */
  runs: ListedRuns;
}

/** Judges the run that a group reported. What makes that impossible is in the result. */
async function judgeOrExplain(workspace: WorkspaceOfGroup, job: Job): Promise<WorkspaceResult> {
  const { name, found } = workspace;
  const { group } = workspace.group;
  if ('why' in found) return { ...undecidedWorkspace(name, found.why), missedBy: group };
  const reported: ReportedRun =
    found.report.workspaces.find((workspaceOfReport) => workspaceOfReport.name === name) ?? {};
  try {
    return await judgeRunOfGroup(workspace, reported, job);
  } catch (error) {
    const failure = failureOf(error, job.endReason());
    return {
      ...unjudgedWorkspace({ workspace: name, failure }),
      missedBy: reported.runId ? undefined : group,
    };
  }
}

/** @throws GateStop if the group reported no run, or if the run does not count; or what the client threw */
async function judgeRunOfGroup(
  { name, group: { group }, listed, runs }: WorkspaceOfGroup,
  { runId, configurationVersionId: versionId, seals: otherSeals }: ReportedRun,
  job: Job,
): Promise<WorkspaceResult> {
  job.signal.throwIfAborted();
  const { client, plan, sealing } = job;
  const stop = (text: string, kind: 'service' | 'timeout' = 'service') =>
    new GateStop(kind, { code: 'PG-139', text });
  if (runId === undefined || versionId === undefined)
    throw stop(`Group ${group} started no run for it: its job says why.`);
  if (sealing === undefined) {
    throw stop('Which commit this job is about is not known, so no run is known as its own.');
  }
  const [watched, workspace] = await Promise.all([
    client.runs.show(runId, { include: [...WATCHED, 'configuration_version'] }),
    listed ?? client.workspaces.showByName(plan.organization, name),
  ]);
  const { run, taskStages = [], configurationVersion: version } = watched;
  const own = openSealsOf({ run, workspaceId: workspace.id, otherSeals }, { client, ...sealing });
  if ('why' in own) throw stop(`Run ${runId} ${own.why}.`);
  const { head, searched: changeRequest } = sealing;
  const stages = taskStages.map(({ attributes }) => attributes);
  const { commentKey, form } = sealing;
  const gate = { commentKey, form, options: digestOfOptions(plan.runOptions, sealing.seals) };
  const refused = refuseRun({ group, head, mode: plan.mode, gate, own, run, stages });
  if (refused !== undefined) {
    throw stop(refused.why, refused.claim === 'isOver' ? 'timeout' : 'service');
  }
  const { seals, endedByComment } = sealing;
  const ports = { client, clock: job.clock, seals, listed: runs, changeRequest, endedByComment };
  const why = await whyNotUsable(run, own, head, { ...ports, version });
  if (why !== undefined) throw stop(`Run ${runId} ${why}.`);
  const working = readWorkingDirectory(workspace.attributes['working-directory']);
  const workingDirectory = 'path' in working ? working.path : '';
  const directory = job.workspaces.find((requested) => requested.name === name)?.directory;
  const settled = {
    name,
    workspaceId: workspace.id,
    workingDirectory,
    root: directory === undefined ? undefined : uploadRoot(directory, workingDirectory),
    current: currentConfigurationOf(workspace),
    notices: [],
    mayHaveRun: true,
    versionId,
    seals: otherSeals && Array.from(otherSeals),
    runSeen: { id: runId, url: runUrlOf(name, runId, job), status: run.attributes.status },
    watched,
    durationMs: runDurationMs(run),
  };
  return await judgeSettledRun(settled, job, { skipsEvents: true });
}

/** The result of a workspace of a group whose report does not count. */
function undecidedWorkspace(workspace: string, message: string): WorkspaceResult {
  return unjudgedWorkspace({ workspace, failure: { kind: 'service', message, code: 'PG-139' } });
}

/*
 * The claims about the report of a group, and about a run that it names, that must hold before the run
 * is judged. Each claim has a name, so that a test can leave it out and see what is accepted without it.
 */

/** The content of a file that looks like the report of a group. */
export interface GroupReport {
  /** Name of the file, for messages. */
  name: string;
  group: string | undefined;
  commit: string | undefined;
  workspaces: ({ name: string } & ReportedRun)[];
}

/** What a report says of the run of a workspace. */
interface ReportedRun {
  runId?: string;
  configurationVersionId?: string;
  /** Seals of the run that its message does not have. */
  seals?: readonly string[];
}

interface Search {
  group: Group;
  reports: readonly GroupReport[];
  commit: string | undefined;
}

/**
 * @param report the first of them
 * @param ofGroup the reports that say that they are of this group
 */
type ReportClaim = (
  search: Search,
  report: GroupReport,
  ofGroup: readonly GroupReport[],
) => string | undefined;

/** Each returns a sentence about why no report can be used, or undefined. They are checked in this order. */
export const REPORT_CLAIMS = {
  isOnly: ({ group: { group } }, _, ofGroup) =>
    ofGroup.length > 1
      ? `Group ${group} has ${ofGroup.length} reports (${ofGroup.map(({ name }) => name).join(', ')}): Plangate cannot determine which one is its own.`
      : undefined,
  isOfCommit: ({ group: { group }, commit }, report) => {
    if (commit !== undefined && report.commit === commit) return undefined;
    const reported =
      report.commit === undefined ? 'no commit' : `the commit ${report.commit.slice(0, 40)}`;
    return `The report of group ${group} is of ${reported}, and this job is of ${commit ?? 'none that it knows'}.`;
  },
  isOfWorkspaces: ({ group: { group, workspaces } }, report) => {
    const named = report.workspaces.map(({ name }) => name).sort();
    return JSON.stringify(named) === JSON.stringify([...workspaces].sort())
      ? undefined
      : `The report of group ${group} is not about the workspaces of that group.`;
  },
} satisfies Record<string, ReportClaim>;

/** `why` is a sentence about why no report of the group can be used. */
export type FoundReport = { report: GroupReport } | { why: string };

/** Makes the function that finds the only report of a group. */
export function findReportBy(claims: Readonly<Record<string, ReportClaim>>) {
  return (search: Search): FoundReport => {
    const { group } = search.group;
    const ofGroup = search.reports.filter((report) => report.group === group);
    const [report] = ofGroup;
    if (report === undefined) {
      const why = `Group ${group} left no report: its job may have been cancelled, or its runner may have vanished.`;
      // Mostly they lie in another directory.
      const none =
        ' No other group did, either: see that `from` names the directory of the reports.';
      return { why: search.reports.length === 0 ? why + none : why };
    }
    for (const claim of Object.values(claims)) {
      const why = claim(search, report, ofGroup);
      if (why !== undefined) return { why };
    }
    return { report };
  };
}

interface RunOfGroup {
  group: string;
  /** The commit under review. */
  head: string;
  mode: Mode;
  /** What tells the gates of a workspace apart, as this job has it. */
  gate: { commentKey: string; form: SealedFacts['form']; options: string };
  /** What is sealed of the run. */
  own: Pick<OwnRun, 'facts' | 'later'>;
  run: Run;
  stages: readonly { stage: string; status: string }[];
}

type RunClaim = (run: RunOfGroup) => string | undefined;

/** Each returns a sentence about why the run does not count, or undefined. The seal, which nobody else can write, says each. */
export const RUN_CLAIMS = {
  isOfCommit: ({ own, head, run: { id } }) =>
    factsFor(own, head) === undefined
      ? `Run ${id} was started for the commit ${own.facts.head}, and this job is about ${head}.`
      : undefined,
  isOfGroup: ({ group, own, head, run: { id } }) =>
    (factsFor(own, head) ?? own.facts).group === group
      ? undefined
      : `Run ${id} is not one that group ${group} started.`,
  isOfMode: ({ mode, own, run: { id } }) =>
    own.facts.mode === mode ? undefined : `Run ${id} is ${own.facts.mode}, and not ${mode}.`,
  isOfGate: ({ gate, own: { facts }, run: { id } }) => {
    const others = [
      facts.commentKey === gate.commentKey ? [] : '`comment-key`',
      facts.options === gate.options ? [] : 'options of the run',
      facts.form === gate.form ? [] : '`full-plan`',
    ].flat();
    return others.length > 0
      ? `Run ${id} is of a gate with another ${others.join(' and ')}: give this step the inputs of the groups.`
      : undefined;
  },
  // A saved plan may wait to be confirmed although its status says that it goes on.
  isOver: ({ mode, run, stages }) =>
    mayWaitForConfirmation(mode, run) || isSettled(mode, run.attributes.status, stages)
      ? undefined
      : `Run ${run.id} is not over: ${describeRunStatus(run)}.`,
} satisfies Record<string, RunClaim>;

/** Makes a function that answers with the first claim that a run does not meet, and why; undefined if it meets all. */
export function refuseRunBy(claims: Readonly<Record<string, RunClaim>>) {
  return (run: RunOfGroup): { claim: string; why: string } | undefined => {
    for (const [name, claim] of Object.entries(claims)) {
      const why = claim(run);
      if (why !== undefined) return { claim: name, why };
    }
    return undefined;
  };
}

const findReport = findReportBy(REPORT_CLAIMS);
const refuseRun = refuseRunBy(RUN_CLAIMS);
