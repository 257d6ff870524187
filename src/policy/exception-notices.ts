/** What a report says of exceptions besides the failures that they take out: their ends, and those without use. */
import type { PolicyResult } from '../model/policy-result.ts';
import { quote } from '../model/quote.ts';
import { matchesGlob } from './address-patterns.ts';
import { exceptionsFor, fitsPolicy, isNamedInText, type Exceptions } from './apply-exceptions.ts';
import { daysLeft, type PolicyException } from './read-exceptions.ts';

/** A report warns this many days before an exception ends. */
const WARNED_DAYS = 30;

/**
 * Sentences for each workspace; their texts are hostile until escaped. An exception that fits nothing is named
 * once, in the first workspace that it is about, and not if none of them was judged.
 *
 * @param judged each workspace with every result of its run, but for those that were not judged to their end
 * @returns workspace → sentences
 */
export function exceptionNotices(
  judged: readonly { workspace: string; results: readonly PolicyResult[] }[],
  { entries, today }: Exceptions,
): Map<string, string[]> {
  const notices = new Map<string, string[]>();
  const say = (workspace: string, sentence: string) => {
    const sentences = notices.get(workspace) ?? [];
    sentences.push(sentence);
    notices.set(workspace, sentences);
  };
  for (const entry of entries) {
    const about = judged.filter(({ workspace }) => matchesGlob(entry.workspace, workspace));
    const fitting = about.filter(({ workspace, results }) =>
      results.some((result) => exceptionsFor(result, workspace, [entry]).length > 0),
    );
    const [first] = about;
    if (first !== undefined && fitting.length === 0) {
      const sentence = `${describeException(entry)} fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it. Its owner is ${quote(entry.owner)}.`;
      say(first.workspace, sentence);
    }
    const sentence = endSentence(entry, today);
    if (sentence !== undefined) for (const { workspace } of fitting) say(workspace, sentence);
    if (daysLeft(entry, today) < 0) continue;
    for (const { workspace, results } of fitting) {
      // Own policies are asked again, those of a service have to be advisory.
      const ofService = results.filter(({ system }) => system !== 'own-policies');
      const counting = ofService.some(
        (result) =>
          result.level !== 'advisory' && exceptionsFor(result, workspace, [entry]).length > 0,
      );
      const unchanged = `${describeException(entry)} changes no verdict, because`;
      const namedInText = ofService.some(
        (result) => fitsPolicy(entry, result, workspace) && isNamedInText(entry, result),
      );
      if (counting) say(workspace, `${unchanged} the policy is not advisory: the failure counts.`);
      else if (namedInText) say(workspace, `${unchanged} ${IN_TEXT}`);
    }
  }
  return notices;
}

/** That an exception has ended, or ends soon, and who owns it; undefined if its end is far away. */
export function endSentence(entry: PolicyException, today: string): string | undefined {
  const days = daysLeft(entry, today);
  const { until, owner } = entry;
  if (days > WARNED_DAYS) return undefined;
  if (days < 0) {
    return `${describeException(entry)} ended on ${until}, so the failure counts again. Its owner is ${quote(owner)}.`;
  }
  const when = ['today', 'tomorrow'][days] ?? `in ${days} days`;
  return `${describeException(entry)} ends ${when}, after ${until}. Its owner is ${quote(owner)}.`;
}

const IN_TEXT =
  'the answer of the service has the address in a text alone, which its author may have written. Let the policy give it in a field `address`, or leave `address` out of the entry to except the whole policy.';

function describeException({ policy, address, workspace }: PolicyException): string {
  const what = address === undefined ? `in ${quote(workspace)}` : `for ${quote(address)}`;
  return `The exception from policy ${quote(policy)} ${what}`;
}
