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
  // No line counts before this is done.
  const before = notes.filter(({ code }) => code === 'approval-not-compared');
  const others = notes.filter((note) => !before.includes(note));
  const steps = toWrite.map(({ approvers, line }, index) => {
    const article = index === 0 && before.length > 0 ? 'a' : 'A';
    const alike = approvals.filter((each) =>
      approvers.some((name) => each.approvers.includes(name)),
    );
    const most = Math.max(1, ...alike.map(({ missing }) => missing));
    if (line === undefined)
      return phrase`What ${peopleOf(approvers, most, 'a')} would approve is too much for one line: divide the change.`;
    return phrase`${peopleOf(approvers, most, article)} ${verbFor(most, 'comments', 'comment')} this line, with a reason in the place of REASON: ${sentencePart('typed', line, 10_000)}`;
  });
  const isKept = fittingTexts(texts).length === texts.length;
  const kept = isKept ? '' : ` ${NOT_ALL_KEPT}`;
  const first =
    before.length === 0 ? '' : phrase`${joinSentences(literal` `, ...before.map(sayWhole))} Then `;
  return phrase`${first}${joinSentences(literal` `, ...steps)} It stands alone in the comment: see ${linkPart(phrase`approvals`, APPROVALS)}. The author and everybody who pushed to this branch cannot.${kept}${notesAfter(others)}`;
}

/**
 * `ann or a member of acme/platform`; where more of them are needed, `2 different people out of ann and the members of acme/platform`.
 *
 * @param article with which the first words begin, where they are no name
 */
function peopleOf(approvers: readonly string[], needed: number, article: 'A' | 'a'): Sentence {
  const several = countWords(needed, 'person', 'different people');
  if (approvers.length === 0)
    return needed > 1
      ? phrase`${several} who may write here`
      : phrase`${article} person who may write here`;
  const rankOf = (name: string) => (name.includes(':') ? 2 : name.includes('/') ? 1 : 0);
  const parts = approvers
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((name, index): Sentence => {
      const shown = sentencePart('code', name, 60);
      const a = index === 0 ? article : 'a';
      if (rankOf(name) === 0) return phrase`${shown}`;
      if (rankOf(name) === 1)
        return needed > 1 ? phrase`the members of ${shown}` : phrase`${a} member of ${shown}`;
      return needed > 1 ? phrase`those with ${shown}` : phrase`${a} person with ${shown}`;
    });
  const left = parts.length - MOST_NAMES;
  const named =
    left > 0 ? [...parts.slice(0, MOST_NAMES), phrase`${formatNumber(left)} more`] : parts;
  const [last = '', ...others] = named.toReversed();
  const first = joinSentences(literal`, `, ...others.toReversed());
  const list = joinSentences(needed > 1 ? literal` and ` : literal` or `, first, last);
  return needed > 1 ? phrase`${several} out of ${list}` : list;
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
