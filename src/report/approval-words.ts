/** What is said of failures whose policy names who must agree: who, how many are missing, who agreed, and what to type. */
import type { PolicyResult } from '../model/policy-result.ts';
import { ownPage } from '../model/own-pages.ts';
import { literal, prose } from './markdown.ts';
import type { ReportContext } from './view.ts';
import { joinSentences, linkPart, phrase, sentencePart, type Sentence } from './sentence.ts';
import { countWords, formatMinute, formatNumber, listParts } from './text.ts';

type Approval = NonNullable<PolicyResult['approval']>;

const MOST_NAMES = 4;

/** `needs approval by acme/security (1 of 2)`, who agreed, and why an approval does not count. */
export function approvalFact({
  approvers,
  needed,
  missing,
  given,
  notCounted = [],
}: Approval): Sentence {
  const who = namesOf(approvers);
  const count =
    needed > 1 ? phrase` (${formatNumber(needed - missing)} of ${formatNumber(needed)})` : '';
  const needs = phrase`needs approval by ${who}${count}`;
  const agreed = given.map(
    ({ by, at, reason }) =>
      phrase`approved by ${sentencePart('code', by, 60)} at ${formatMinute(at)}: ${prose(reason, 200)}`,
  );
  const why = notCounted.slice(0, MOST_NAMES).map((sentence) => phrase`${prose(sentence, 300)}`);
  return joinSentences(literal` · `, needs, ...agreed, ...why);
}

/** Names are code, so that the host notifies nobody. */
function namesOf(names: readonly string[]): Sentence {
  return listParts(
    names.map((name) => sentencePart('code', name, 60)),
    MOST_NAMES,
  );
}

/** Who has to type which command. @param command undefined if no workflow reads comments */
export function approvalStep(
  approvals: readonly Approval[],
  command: string | undefined,
  { actors: { approvalsLack } }: ReportContext,
): Sentence {
  const names = [...new Set(approvals.flatMap(({ approvers }) => approvers))];
  const who = namesOf(names);
  if (approvalsLack === 'record-key') {
    return phrase`Nothing can be approved yet: without a service that needs ${sentencePart('typed', 'record-key', 60)}, here and in the workflow of commands (${linkPart(phrase`approvals`, APPROVALS)}).`;
  }
  if (approvalsLack === 'approval-key') {
    return phrase`Nothing can be approved yet: ${sentencePart('typed', 'plangate approval-key', 60)} makes the key and says where its halves go (${linkPart(phrase`approvals`, APPROVALS)}).`;
  }
  const most = Math.max(...approvals.map(({ missing }) => missing));
  const isOnePerson = names.length === 1 && names.every((name) => /^[^/:]+$/.test(name));
  const several = most > 1 ? countWords(most, 'person', 'different people') : phrase`Somebody`;
  const people = isOnePerson ? who : phrase`${several} of ${who}`;
  if (command === undefined) {
    return phrase`${people} must agree, and no workflow here takes ${linkPart(phrase`commands`, COMMANDS)}: ask for ${linkPart(phrase`an exception`, EXCEPTIONS)}.`;
  }
  const comments = most > 1 ? phrase`comment` : phrase`comments`;
  return phrase`${people} ${comments} ${sentencePart('typed', command, 700)}. The author and everybody who pushed to this branch cannot.`;
}

const APPROVALS = ownPage('docs/approvals.md');
const COMMANDS = ownPage('docs/commands.md');
const EXCEPTIONS = ownPage('docs/exceptions.md');

/** What waits for whom, as the output `needs-approval` has it: one entry for each policy, with the most that are missing. */
export function neededApprovals(
  results: readonly PolicyResult[],
): { policy: string; approvers: readonly string[]; needed: number; missing: number }[] {
  const byPolicy = new Map<string, ReturnType<typeof neededApprovals>[number]>();
  for (const { policySet, policy, status, approval } of results) {
    if (status !== 'failed' || approval === undefined) continue;
    const name = policySet === '' ? policy : `${policySet}/${policy}`;
    const { approvers, needed, missing } = approval;
    const earlier = byPolicy.get(name);
    if (earlier !== undefined && earlier.missing >= missing) continue;
    byPolicy.set(name, { policy: name, approvers, needed, missing });
  }
  return [...byPolicy.values()];
}
