/** Approves failures of own policies by a comment: the service does not know these policies, so nothing is overridden there. */
import { relatedId } from '../client/wire/resource.ts';
import { judgeByOwn } from '../gate/judge-by-own.ts';
import type { RunOfCommit } from '../gate/runs-of-commit.ts';
import type { OpenedOwn } from '../rego/own-policies.ts';
import { parseList, sentencesOf } from '../model/parse.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { quote } from '../model/quote.ts';
import { actsOfOwn, mayBeApproved } from '../policy/systems/own-policies.ts';
import type { AuditRecord } from '../trust/audit.ts';
import { MOST_RELEASED, sealRelease, type SealedApproval } from '../trust/sealed-approval.ts';
import type { PullRequestInput } from '../model/run-input.ts';
import type { JobTree } from '../trust/tree.ts';
import type { SubActionWork } from './action-io.ts';

export interface OwnFailures extends RunOfCommit {
  results: readonly PolicyResult[];
}

interface FindingWork extends Pick<SubActionWork, 'client' | 'io' | 'values'> {
  jobTree: JobTree;
  readPullRequest(): Promise<PullRequestInput | undefined>;
}

const JUDGED_MS = 90_000;

/**
 * Has the plans of these runs judged by own policies as they are now.
 *
 * @returns nothing where the workflow names no policies; the problem if it is not known what would be approved
 */
export async function findOwnFailures(
  runs: readonly RunOfCommit[],
  work: FindingWork,
): Promise<OwnFailures[] | { problem: string }> {
  const { io, values, jobTree } = work;
  const policies = parseList(values['policies'] ?? '');
  if ('problem' in policies) return { problem: `policies ${policies.problem}` };
  if (policies.value.length === 0) return [];
  const { openOwnPolicies } = await import('../rego/own-policies.ts');
  const { workingDirectory, clock } = io;
  const deadline = clock.now() + JUDGED_MS;
  const settings = { timeoutMs: JUDGED_MS, policies: policies.value, directory: '.' };
  const place = { workingDirectory, jobTree, pullRequest: await work.readPullRequest() };
  const ports = { ...io, caFile: values['ca-file'], endsAt: deadline };
  const own = await openOwnPolicies(settings, place, ports, false);
  if ('problems' in own) return { problem: sentencesOf(own.problems) };
  try {
    const failing: OwnFailures[] = [];
    for (const found of runs) {
      const judged = await judgeRunByOwn(found, own, { ...work, deadline });
      if ('problem' in judged) return judged;
      failing.push(judged);
    }
    return failing;
  } finally {
    await own.close();
  }
}

async function judgeRunByOwn(
  found: RunOfCommit,
  own: OpenedOwn,
  { client, io, values, deadline }: FindingWork & { deadline: number },
): Promise<OwnFailures | { problem: string }> {
  const { run, workspace: name, workspaceId: id } = found;
  const planId = relatedId(run, 'plan');
  const plan = planId === undefined ? undefined : await client.runs.plan(planId);
  const { workspace } = await client.runs.show(run.id, { include: ['workspace'] });
  const requirements = { organization: values['organization'], workspace: { id, name } };
  const about = { run, plan, workspace, requirements, of: [], findOther: undefined };
  const { clock, signal } = io;
  const { evidence } = await judgeByOwn(own, about, { client, clock, signal, deadline });
  const { results, doubts } = evidence.reading;
  return doubts[0] === undefined ? { ...found, results } : { problem: doubts[0] };
}

/** Who approves, for which commit of which change, and why. */
interface Given {
  by: string;
  at: string;
  reason: string;
  commit: string;
  number: number;
  repository: string;
  job: string | undefined;
}

/** Seals an approval for each workspace with failures that may be approved. */
export function approveOwn(
  failing: readonly OwnFailures[],
  given: Given,
  { values, secrets }: Pick<SubActionWork, 'values' | 'secrets'>,
):
  | { approvals: SealedApproval[]; audit: AuditRecord[]; remaining: string[] }
  | { problem: string } {
  const token = values['gate-token'] ?? values['token'] ?? '';
  const { job, ...about } = given;
  const { by, at, reason } = given;
  const approvals: SealedApproval[] = [];
  const audit: AuditRecord[] = [];
  for (const { run, workspace, workspaceId, results } of failing) {
    // What a policy says goes into no comment: the approval has a mark of each message.
    const acts = secrets.concealAll(results.filter(mayBeApproved).flatMap(actsOfOwn));
    if (acts.length > MOST_RELEASED) {
      const tooMany = `${acts.length} exceed the limit: a comment approves at most ${MOST_RELEASED} at once.`;
      return { problem: tooMany };
    }
    if (acts.length === 0) continue;
    approvals.push(sealRelease(token, { ...about, workspaceId }, acts));
    audit.push({ action: 'override', run: run.id, workspace, by, at, job, reason });
  }
  return { approvals, audit, remaining: failing.flatMap(remainingIn) };
}

/** What keeps the gate closed all the same. */
function remainingIn({ workspace, results }: OwnFailures): string[] {
  return results
    .filter(({ status, level }) => status !== 'passed' && level !== 'advisory')
    .filter((result) => !mayBeApproved(result))
    .map(
      ({ policySet, policy }) =>
        `${workspace}: ${quote(`${policySet}/${policy}`)} cannot be overridden.`,
    );
}
