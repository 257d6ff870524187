/** Who is asked about findings that wait for an approval. A finding is asked about once. */
import { link, mention } from './escape-markdown.ts';
import { originsOf } from './links.ts';
import { written } from './markdown.ts';
import { count, list } from './text.ts';
import type { ReportView } from './view.ts';

/** GitHub takes at most 15 people and teams in one request. */
const MOST_NAMES = 15;

/**
 * @param asked fingerprints of findings about which a person was asked before
 * @param author of the pull request, who cannot be asked to review it
 * @param url where people read the report
 * @returns fingerprints of the findings, logins of people, names of teams within the organization, and one line for a
 *   comment where no review can be requested; undefined if nobody has to be asked
 */
export function reviewRequestOf(
  { findings, context }: ReportView,
  asked: readonly string[],
  author: string | undefined,
  url: string | undefined,
) {
  const isAuthor = (name: string) => name.toLowerCase() === author?.toLowerCase();
  const waiting = findings.flatMap(({ severity, fingerprint, overrideBy = [] }) => {
    const names = overrideBy.filter((name) => !isAuthor(name));
    const isNew = severity === 'needs-override' && !asked.includes(fingerprint);
    return isNew && names.length > 0 ? [{ fingerprint, names }] : [];
  });
  if (waiting.length === 0) return undefined;
  const names = [...new Set(waiting.flatMap((each) => each.names))].slice(0, MOST_NAMES);
  const what = count(waiting.length, 'finding');
  const report = link('Report', url, originsOf(context));
  return {
    fingerprints: waiting.map(({ fingerprint }) => fingerprint),
    people: names.filter((name) => !/[/:]/.test(name)),
    teams: names.flatMap((name) => /^[^/]+\/(.+)$/.exec(name)?.[1] ?? []),
    line: written`${list(names, MOST_NAMES, mention)} can approve ${what} of the policy gate. ${report}`,
  };
}
