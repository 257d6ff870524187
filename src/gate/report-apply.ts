/** Finds the runs of a commit that are applied, and watches how their applies end. It confirms none. */
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import type { CommitUnderReview } from '../policy/commit-under-review.ts';
import { isConnectedTo } from './find-workspace.ts';
import { GateStop } from './failure-of.ts';
import { awaitNewestRun, otherRunsSentence } from './find-vcs-run.ts';
import type { ReadPorts } from './read-policies.ts';
import { watchApply, type AppliedRun, type ApplyPorts } from './watch-apply.ts';
import { errorMessage } from '../model/error-message.ts';

export interface ReportedApply extends Omit<AppliedRun, 'runId' | 'outcome'> {
  workspace: string;
  runId: string | undefined;
  /** `none`: there is no such run, or it could not be read; `words` say why. */
  outcome: AppliedRun['outcome'] | 'none';
}

interface ApplyQuery {
  organization: string;
  workspace: string;
  /** The commit that was merged. */
  change: CommitUnderReview;
  /** The id of a run that the gate made: such a run is not found by its commit. */
  runId: string | undefined;
}

/** Never rejects: what could not be found out is in the answer. */
export async function reportApply(query: ApplyQuery, ports: ApplyPorts): Promise<ReportedApply> {
  const { workspace } = query;
  try {
    const run = await findAppliedRun(query, ports);
    return { workspace, ...(await watchApply(run, { confirmed: false }, ports)) };
  } catch (error) {
    const words = errorMessage(error);
    return { workspace, runId: undefined, outcome: 'none', status: '', words };
  }
}

/** @throws GateStop when there is none, and why */
async function findAppliedRun(
  { organization, workspace: name, change, runId }: ApplyQuery,
  ports: ReadPorts,
): Promise<Run> {
  const { client } = ports;
  const workspace = await client.workspaces.showByName(organization, name);
  if (runId !== undefined) {
    const { run } = await client.runs.show(runId);
    if (relatedId(run, 'workspace') === workspace.id) return run;
    throw new GateStop('input', { text: `Run ${runId} belongs to another workspace.` });
  }
  if (!isConnectedTo(workspace, change)) {
    throw new GateStop('input', {
      text: `The workspace is not connected to ${change.repository}, so no push starts a run. Name the run with the input \`run\`.`,
    });
  }
  const { waiting, limitSeconds } = await awaitNewestRun(
    { workspaceId: workspace.id, change },
    ports,
  );
  if (waiting.kind === 'settled' && waiting.last.run) return waiting.last.run;
  const why = `Version control started no run for commit ${change.commit.slice(0, 7)} within ${limitSeconds} s.`;
  throw new GateStop('timeout', { text: `${why}${otherRunsSentence(waiting.last?.others)}` });
}
