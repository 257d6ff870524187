/** What is said of failures whose policy names who must agree: who, how many are missing, who agreed, and what to type. */
import type { Finding } from '../model/finding.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { ownPage } from '../model/own-pages.ts';
import { fittingTexts } from './kept-texts.ts';
import { prose } from './markdown.ts';
import { sayWhole } from './render-sentence.ts';
import {
  literal,
  joinSentences,
  linkPart,
  phrase,
  sentencePart,
  type Sentence,
  formatNumber,
  listParts,
} from '../model/sentence.ts';
import type { ReportedApprovals } from './view.ts';
import { countWords, formatMinute, verbFor } from './text.ts';

type Approval = NonNullable<PolicyResult['approval']>;

const MOST_NAMES = 4;
const APPROVALS = ownPage('docs/approvals.md');

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

/** Who has to write which line. */
export function approvalStep(
  { toWrite, texts, notes }: ReportedApprovals,
  approvals: readonly Approval[],
): Sentence {
  const steps = toWrite.map(({ approvers, line }) => {
    const alike = approvals.filter((each) =>
      approvers.some((name) => each.approvers.includes(name)),
    );
    const most = Math.max(1, ...alike.map(({ missing }) => missing));
    const isOnePerson = approvers.length === 1 && approvers.every((name) => /^[^/:]+$/.test(name));
    const several = most > 1 ? countWords(most, 'person', 'different people') : phrase`A person`;
    const who =
      approvers.length === 0 ? phrase`who may write here` : phrase`of ${namesOf(approvers)}`;
    const people = isOnePerson ? namesOf(approvers) : phrase`${several} ${who}`;
    if (line === undefined)
      return phrase`What ${people} would approve is too much for one line: divide the change.`;
    return phrase`${people} ${verbFor(most, 'comments', 'comment')} this line, with a reason in the place of REASON: ${sentencePart('typed', line, 10_000)}`;
  });
  const isKept = fittingTexts(texts).length === texts.length;
  const kept = isKept ? '' : ` ${NOT_ALL_KEPT}`;
  return phrase`${joinSentences(literal` `, ...steps)} It stands alone in the comment (${linkPart(phrase`approvals`, APPROVALS)}). The author and everybody who pushed to this branch cannot.${kept}${notesAfter(notes)}`;
}

/** What is said of lines that people wrote, behind a sentence. */
export function notesAfter(notes: readonly Finding[]): Sentence {
  if (notes.length === 0) return '';
  const shown = notes.slice(0, MOST_NOTES).map(sayWhole);
  const left = notes.length - shown.length;
  const more = left > 0 ? [phrase`${formatNumber(left)} more lines do not count.`] : [];
  return phrase` ${joinSentences(literal` `, ...shown, ...more)}`;
}

const MOST_NOTES = 5;
const NOT_ALL_KEPT =
  'The comment cannot hold all that is approved: what it leaves out counts only while the plan is the same.';

/** What waits for whom, as the output `needs-approval` has it: one entry for each policy, with the most that are missing. */
export function neededApprovals(
  results: readonly PolicyResult[],
): { policy: string; approvers: readonly string[]; needed: number; missing: number }[] {
  const byPolicy = new Map<string, ReturnType<typeof neededApprovals>[number]>();
  for (const { policySet, policy, status, approval } of results) {
    const isAsked = status === 'failed' || status === 'known-after-apply';
    if (!isAsked || approval === undefined) continue;
    const name = policySet === '' ? policy : `${policySet}/${policy}`;
    const { approvers, needed, missing } = approval;
    const earlier = byPolicy.get(name);
    if (earlier !== undefined && earlier.missing >= missing) continue;
    byPolicy.set(name, { policy: name, approvers, needed, missing });
  }
  return [...byPolicy.values()];
}
