/**
 * Combines the groups of a matrix into one result. The reports of the jobs only say which runs to read: every run is
 * judged again. It counts only if its message names the group, because only the token can write a message.
 */
import type { Workspace } from '../client/wire/workspace.ts';
import { OTHER_GROUPS } from '../model/other-groups.ts';
import { mayRest, runWords } from '../model/status.ts';
import { unjudgedWorkspace, verdictOf } from './workspace-result.ts';
import { failureOf, GateStop, type GateFailure } from './failure-of.ts';
import { currentOf, readWorkingDirectory, uploadRoot } from './find-workspace.ts';
import {
  findReportBy,
  refuseRunBy,
  REPORT_CLAIMS,
  RUN_CLAIMS,
  type FoundReport,
  type GroupReport,
} from './group-claims.ts';
import type { Group } from './groups.ts';
import { inLanes } from './in-lanes.ts';
import { runUrlOf, startJob, type Job } from './job.ts';
import { judgeSettled } from './judge.ts';
import { listWorkspaces } from './overview.ts';
import type { GateRequest, GateResult, WatchPorts, WorkspaceResult } from './result.ts';
import { runDurationMs, WATCHED } from './watch.ts';

const findReport = findReportBy(REPORT_CLAIMS);
const refuseRun = refuseRunBy(RUN_CLAIMS);

/** How many runs are judged at the same time. More would only wait for the service's rate limit. */
const LANES = 40;

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
  const job = startJob(request, { ...ports, pack });
  try {
    const listed = await listWorkspaces(job.client, request.plan.organization, names);
    const judging = groups.flatMap((group) => {
      const found = findReport({ group, reports, commit });
      return group.workspaces.map((name) => async () => {
        const result = await judgeOrSayWhy({ name, group, found, listed: listed.get(name) }, job);
        job.emit({ kind: 'workspace-decided', result });
        return result;
      });
    });
    const workspaces = await inLanes(judging, LANES);
    const stranger = reports.find(({ group }) => groups.every((each) => each.group !== group));
    if (stranger !== undefined) {
      const { name, group } = stranger;
      const of = group === undefined ? 'no group' : `the group ${group.slice(0, 40)}`;
      const why = `The report ${name} is of ${of}, which the matrix does not have.`;
      workspaces.push(undecided(OTHER_GROUPS, why));
    }
    const verdict = verdictOf(workspaces, request.policy);
    return { verdict, workspaces, archives: [], durationMs: job.elapsedMs() };
  } finally {
    await job.close();
  }
}

interface WorkspaceOfGroup {
  name: string;
  group: Group;
  found: FoundReport;
  listed: Workspace | undefined;
}

async function judgeOrSayWhy(asked: WorkspaceOfGroup, job: Job): Promise<WorkspaceResult> {
  const { name, found } = asked;
  const { group } = asked.group;
  if ('why' in found) return { ...undecided(name, found.why), missedBy: group };
  const reported = found.report.workspaces.find((each) => each.name === name);
  try {
    return await readAndJudge(asked, reported, job);
  } catch (error) {
    const { kind, message } = failureOf(error, job.ended());
    return { ...undecided(name, message, kind), missedBy: reported?.runId ? undefined : group };
  }
}

async function readAndJudge(
  { name, group: { group }, listed }: WorkspaceOfGroup,
  { runId, configurationVersionId: versionId }: Partial<GroupReport['workspaces'][number]> = {},
  job: Job,
): Promise<WorkspaceResult> {
  job.signal.throwIfAborted();
  const { client, plan } = job;
  if (runId === undefined || versionId === undefined) {
    throw new GateStop('service', `Group ${group} started no run for it: its job says why.`);
  }
  const [watched, workspace] = await Promise.all([
    client.runs.show(runId, { include: WATCHED }),
    listed ?? client.workspaces.showByName(plan.organization, name),
  ]);
  const { run, taskStages = [] } = watched;
  const { status, message } = run.attributes;
  const stages = taskStages.map(({ attributes }) => attributes);
  const { mode } = plan;
  const refused = refuseRun({
    id: runId,
    group,
    change: job.changeRequest,
    status,
    message,
    mode,
    stages,
    rests: mayRest(mode, run),
    words: runWords(run),
  });
  if (refused !== undefined) {
    throw new GateStop(refused.claim === 'isOver' ? 'timeout' : 'service', refused.why);
  }
  const working = readWorkingDirectory(workspace.attributes['working-directory']);
  const workingDirectory = 'path' in working ? working.path : '';
  const directory = job.workspaces.find((each) => each.name === name)?.directory;
  const settled = {
    name,
    workspaceId: workspace.id,
    workingDirectory,
    root: directory === undefined ? undefined : uploadRoot(directory, workingDirectory),
    current: currentOf(workspace),
    notices: [],
    mayHaveRun: true,
    versionId,
    runSeen: { id: runId, url: runUrlOf(name, runId, job), status },
    watched,
    durationMs: runDurationMs(run),
  };
  return await judgeSettled(settled, job, true);
}

function undecided(
  workspace: string,
  message: string,
  kind: GateFailure['kind'] = 'service',
): WorkspaceResult {
  return unjudgedWorkspace({ workspace, failure: { kind, message } });
}
