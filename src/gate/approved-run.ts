/** The run that people approved for a workspace: it is offered before any other one, and whether the approval counts is decided later. */
import { findApprovedRun } from '../approvals/count-approvals.ts';
import { examineLines } from '../approvals/examine-lines.ts';
import { JUDGES } from './judges/judges.ts';
import type { ApprovalsOfJob, GateRequest } from './request.ts';

/** Whether people may be asked about a plan, or were asked about an earlier one. */
export function mayAskPeople({ judging, approvals }: GateRequest): boolean {
  const isAsked = JUDGES.some(
    (judge) =>
      judge.systems.some(({ acceptedBy }) => acceptedBy === 'people') &&
      judge.isAsked(judging, GIVEN_BY_RUN),
  );
  return approvals !== undefined && isAsked;
}

/** By what a run may have been approved. A queue's run is of another commit. */
export function approvalsOfRuns(request: GateRequest): ApprovalsOfJob | undefined {
  const { approvals } = request;
  return mayAskPeople(request) && approvals?.isQueue === false ? approvals : undefined;
}

const GIVEN_BY_RUN = { run: true, plannedCommit: false, serviceSystems: true };

/** @returns the id of the run of the newest line of somebody who may approve here */
export async function approvedRunOf(
  workspaceId: string,
  { read, organization = '' }: ApprovalsOfJob,
): Promise<string | undefined> {
  const written = await read();
  if ('problem' in written) return undefined;
  const lines = written.requests.flatMap(({ place, texts, againAt, look }) =>
    look === undefined
      ? []
      : examineLines({ place, texts, againAt, ...look, overridesAtService: true }).lines,
  );
  return findApprovedRun(lines, { organization, workspace: workspaceId });
}
