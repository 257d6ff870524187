/** What a report says of exceptions besides the failures that they take out: their ends, and those without use. */
import type { PolicyResult } from '../model/policy-result.ts';
import { nameSome } from '../model/name-some.ts';
import { quote } from '../model/quote.ts';
import { matchesGlob } from './address-patterns.ts';
import { exceptionsFor, fitsPolicy, isNamedInText, type Exceptions } from './apply-exceptions.ts';
import { daysLeft, type PolicyException } from './read-exceptions.ts';

/** A report warns this many days before an exception ends. */
const WARNING_DAYS = 30;

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
    const inWorkspaces = judged.filter(({ workspace }) => matchesGlob(entry.workspace, workspace));
    const fitting = inWorkspaces.filter(({ workspace, results }) =>
      results.some((result) => exceptionsFor(result, workspace, [entry]).length > 0),
    );
    const [first] = inWorkspaces;
    if (first !== undefined && fitting.length === 0) {
      const why = whyUnused(entry, inWorkspaces);
      say(
        first.workspace,
        `${describeException(entry)} ${why} Its owner is ${quote(entry.owner)}.`,
      );
    }
    const ending = endSentence(entry, today);
    for (const { workspace, results } of fitting) {
      if (ending !== undefined) say(workspace, ending);
      const why =
        daysLeft(entry, today) < 0 ? undefined : whyWithoutEffect(entry, workspace, results);
      if (why !== undefined) {
        say(workspace, `${describeException(entry)} changes no verdict, because ${why}`);
      }
    }
  }
  return notices;
}

/** Why a failure counts although an exception fits it, as the end of a sentence; undefined if it does not count. */
function whyWithoutEffect(
  entry: PolicyException,
  workspace: string,
  results: readonly PolicyResult[],
): string | undefined {
  // Own policies are asked again without the excepted resources. Those of a service have to be advisory.
  const ofService = results.filter(({ system }) => system !== 'own-policies');
  const isMandatory = ofService.some(
    (result) => result.level !== 'advisory' && exceptionsFor(result, workspace, [entry]).length > 0,
  );
  if (isMandatory) return 'the policy is not advisory: the failure counts.';
  const isOnlyInText = ofService.some(
    (result) => fitsPolicy(entry, result, workspace) && isNamedInText(entry, result),
  );
  return isOnlyInText ? ONLY_IN_TEXT : undefined;
}

/** Why nothing fits an exception in the workspaces that it names, and what to do: the rest of a sentence. */
function whyUnused(
  entry: PolicyException,
  workspaces: readonly { workspace: string; results: readonly PolicyResult[] }[],
): string {
  const names = new Set<string>();
  let isNamed = false;
  for (const { workspace, results } of workspaces) {
    for (const result of results) {
      isNamed ||= fitsPolicy(entry, result, workspace);
      const { policy } = result;
      if (fitsPolicy({ ...entry, policy }, result, workspace)) names.add(policy);
    }
  }
  if (isNamed || names.size === 0) {
    return 'fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it.';
  }
  const longer = [...names].filter((name) => name.includes(entry.policy));
  const shown = nameSome([...new Set([...longer, ...names])].map(quote), MOST_NAMED);
  return `fits no policy by its name. Judged were ${shown}: write one of these names, or remove it.`;
}

const MOST_NAMED = 6;

/** That an exception has ended, or ends soon, and who owns it; undefined if its end is far away. */
export function endSentence(entry: PolicyException, today: string): string | undefined {
  const days = daysLeft(entry, today);
  const { until, owner } = entry;
  if (days > WARNING_DAYS) return undefined;
  if (days < 0) {
    return `${describeException(entry)} ended on ${until}, so the failure counts again. Its owner is ${quote(owner)}.`;
  }
  const when = ['today', 'tomorrow'][days] ?? `in ${days} days`;
  return `${describeException(entry)} ends ${when}, after ${until}. Its owner is ${quote(owner)}.`;
}

const ONLY_IN_TEXT =
  'the answer of the service has the address in a text alone, which its author may have written. Let the policy give it in a field `address`, or leave `address` out of the entry to except the whole policy.';

function describeException({ policy, address, workspace }: PolicyException): string {
  const what = address === undefined ? `in ${quote(workspace)}` : `for ${quote(address)}`;
  return `The exception from policy ${quote(policy)} ${what}`;
}
