/** Which reviews are requested, so that those who may approve a failure hear of it. */
import { allowedOrigins } from './links.ts';
import { link, mention } from './markdown.ts';
import { phrase, listParts } from '../model/sentence.ts';
import { toMarkdown } from './render-sentence.ts';
import { countWords } from './text.ts';
import type { ReportView } from './view.ts';

/** GitHub takes at most 15 people and teams in one request. */
const MOST_REVIEWERS = 15;

interface ReviewQuestion {
  /** Of the pull request, who cannot be asked to review it. */
  author: string | undefined;
  /** Where people read the report. */
  url: string | undefined;
}

/**
 * Whom to ask about the failures that wait for an approval.
 *
 * @param asked fingerprints of causes about which a person was asked before
 * @returns fingerprints of the causes, logins of people, names of teams within the organization, and one line for a
 *   comment where no review can be requested; undefined if nobody has to be asked
 */
export function reviewRequestOf(
  { causes, context }: ReportView,
  asked: readonly string[],
  { author, url }: ReviewQuestion,
) {
  const isAuthor = (name: string) => name.toLowerCase() === author?.toLowerCase();
  const waiting = causes.flatMap(({ severity, fingerprint, approval }) => {
    const names = (approval?.approvers ?? []).filter((name) => !isAuthor(name));
    const isNew = severity === 'needs-override' && !asked.includes(fingerprint);
    return isNew && names.length > 0 ? [{ fingerprint, names }] : [];
  });
  if (waiting.length === 0) return undefined;
  const names = [...new Set(waiting.flatMap((cause) => cause.names))].slice(0, MOST_REVIEWERS);
  const what = countWords(waiting.length, 'failure');
  const report = link('Report', url, allowedOrigins(context));
  return {
    fingerprints: waiting.map(({ fingerprint }) => fingerprint),
    people: names.filter((name) => !/[/:]/.test(name)),
    teams: names.flatMap((name) => /^[^/]+\/(.+)$/.exec(name)?.[1] ?? []),
    line: toMarkdown(
      phrase`${listParts(names.map(mention))} can approve ${what} of the policy gate. ${report}`,
    ),
  };
}
