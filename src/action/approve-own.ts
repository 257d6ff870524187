/** Approvals by a comment: of failures of own policies, of which the service knows nothing, and of what plans destroy. */
import { readPlanAndJudgeByOwnPolicies } from '../gate/judge-by-own.ts';
import type { RunOfCommit } from '../gate/runs-of-commit.ts';
import { parseList, sentencesOf } from '../model/parse.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { quote } from '../model/quote.ts';
import { approvableActs, mayBeApproved } from '../policy/systems/own-policies.ts';
import type { AuditRecord } from '../trust/audit.ts';
import { MOST_APPROVED, sealApproval, type SealedApproval } from '../trust/sealed-approval.ts';
import type { PullRequestOfJob } from '../model/run-input.ts';
import type { Secrets } from '../model/secrets.ts';
import type { JobTree } from '../trust/tree.ts';
import type { Client } from '../client/client.ts';
import type { ActionIo, SubActionWork } from './action-io.ts';

export interface OwnFailures extends RunOfCommit {
  results: readonly PolicyResult[];
  /** A text for each message that can be approved. A comment has a mark of each, and not the message itself. */
  acts: string[];
}

const MOST_JUDGING_MS = 90_000;

/**
 * Has the plans of these runs judged by own policies as they are now.
 *
 * @returns nothing where the workflow names no policies; the problem if it is not known what would be approved
 */
export async function findOwnFailures(
  runs: readonly RunOfCommit[],
  {
    client,
    io,
    values,
    jobTree,
    pullRequestForPolicies,
  }: {
    client: Client;
    io: ActionIo;
    values: SubActionWork['values'];
    jobTree: JobTree;
    pullRequestForPolicies: () => Promise<PullRequestOfJob | undefined>;
  },
): Promise<OwnFailures[] | { problem: string }> {
  const policies = parseList(values['policies'] ?? '');
  if ('problem' in policies) return { problem: `policies ${policies.problem}` };
  if (policies.value.length === 0) return [];
  const { openOwnPolicies } = await import('../rego/open-own-policies.ts');
  const { workingDirectory, clock } = io;
  const deadline = clock.now() + MOST_JUDGING_MS;
  const settings = { timeoutMs: MOST_JUDGING_MS, policies: policies.value, directory: '.' };
  const place = { workingDirectory, jobTree, pullRequest: await pullRequestForPolicies() };
  const ports = { ...io, caFile: values['ca-file'], endsAt: deadline };
  const own = await openOwnPolicies(settings, place, ports, false);
  if ('problems' in own) return { problem: sentencesOf(own.problems) };
  try {
    const failing: OwnFailures[] = [];
    for (const found of runs) {
      const { run, workspace: name, workspaceId: id } = found;
      const { workspace } = await client.runs.show(run.id, { include: ['workspace'] });
      const requirements = { organization: values['organization'], workspace: { id, name } };
      const judged = { run, workspace, requirements, serviceEvidence: [] };
      const { evidence } = await readPlanAndJudgeByOwnPolicies(own, judged, {
        ...io,
        client,
        deadline,
      });
      const { results, doubts } = evidence.reading;
      if (doubts[0] !== undefined) return { problem: doubts[0] };
      const acts = results.filter(mayBeApproved).flatMap(approvableActs);
      failing.push({ ...found, results, acts });
    }
    return failing;
  } finally {
    await own.close();
  }
}

/**
 * Seals an approval for each run with something to approve: what is shown in the comment is what its seal covers.
 *
 * @param given who approves, for which commit of which change, and why
 */
export function sealApprovals(
  action: AuditRecord['action'],
  found: readonly (RunOfCommit & { acts: string[] })[],
  given: {
    by: string;
    at: string;
    reason: string;
    commit: string;
    number: number;
    repository: string;
    job: string | undefined;
  },
  { values, secrets }: { values: SubActionWork['values']; secrets: Secrets },
): { approvals: SealedApproval[]; audit: AuditRecord[] } | { problem: string } {
  const token = values['gate-token'] ?? values['token'] ?? '';
  const { job, ...sealed } = given;
  const { by, at, reason } = given;
  const approved = found.filter(({ acts }) => acts.length > 0);
  const actCount = approved.flatMap(({ acts }) => acts).length;
  if (actCount > MOST_APPROVED) {
    const problem = `${actCount} exceed the limit: a comment approves at most ${MOST_APPROVED} at once.`;
    return { problem };
  }
  return {
    approvals: approved.map(({ workspaceId, acts }) =>
      sealApproval(token, { ...sealed, workspaceId }, secrets.concealAll(acts)),
    ),
    audit: approved.map(({ run, workspace }) => {
      return { action, run: run.id, workspace, by, at, job, reason };
    }),
  };
}

/** A sentence for each failure that keeps the gate closed after the approval. */
export function remainingIn({ workspace, results }: OwnFailures): string[] {
  return results
    .filter(({ status, level }) => status !== 'passed' && level !== 'advisory')
    .filter((result) => !mayBeApproved(result))
    .map(
      ({ policySet, policy }) =>
        `${workspace}: ${quote(`${policySet}/${policy}`)} cannot be overridden.`,
    );
}
