/**
 * Makes a verdict of evidence: the only file that makes verdicts. `vouch.ts` says what passes. Each
 * reason is a whole sentence that names the word of the service. This directory never reads anything itself: all evidence
 * comes in.
 */
import { reworded, type Doubt } from '../model/doubt.ts';
import { CODES } from '../model/errors.ts';
import { VERDICTS, worstVerdict, type Verdict } from '../model/verdict.ts';
import { BASE_CODE, whyBaseDoesNotCount, type JudgedBase } from './target-branches.ts';
import { vouch, type Claims, type Evidence } from './vouch.ts';

/**
 * Decides about one plan.
 *
 * @param evidence everything that was read of it, and of its run if it has one
 * @param claims all that must hold, where more judges were asked than those that ship
 * @returns a green verdict only if every claim of `vouch.ts` holds, else the worst of the reasons
 */
export function decide(evidence: Evidence, claims?: Claims): Verdict {
  const vouched = vouch(evidence, claims);
  if ('green' in vouched) {
    return {
      word: vouched.green,
      reasons: withoutRepeats(vouched.sentences.map((text) => ({ text }))),
    };
  }
  const { reasons } = vouched;
  const worstFirst = reasons.toSorted(
    (one, other) => VERDICTS.indexOf(other.word) - VERDICTS.indexOf(one.word),
  );
  const messages = worstFirst.map(({ text, code }) => ({ text, code }));
  return { word: worstVerdict(reasons.map(({ word }) => word)), reasons: withoutRepeats(messages) };
}

/** The first message of each text. */
function withoutRepeats(messages: readonly Doubt[]): Doubt[] {
  const firsts = new Map<string, Doubt>();
  for (const message of messages) {
    if (!firsts.has(message.text)) firsts.set(message.text, message);
  }
  return [...firsts.values()];
}

/** The verdict on several workspaces: the worst of theirs, with the reasons of all that are as bad. */
export function combineVerdicts(verdicts: readonly { name: string; verdict: Verdict }[]): Verdict {
  const word = worstVerdict(verdicts.map(({ verdict }) => verdict.word));
  const worstVerdicts = verdicts.filter(({ verdict }) => verdict.word === word);
  const isOfJob = ({ code }: Doubt): boolean => code === BASE_CODE;
  const reasons = worstVerdicts.flatMap(({ name, verdict }) =>
    verdict.reasons.map((reason) =>
      verdicts.length > 1 && !isOfJob(reason)
        ? reworded(reason, (text) => `${name}: ${text}`)
        : reason,
    ),
  );
  // What is said of the whole job comes first, and once.
  const ofJob = withoutRepeats(reasons.filter(isOfJob));
  return { word, reasons: [...ofJob, ...reasons.filter((reason) => !isOfJob(reason))] };
}

/** What a verdict depends on where the change affects no workspace. */
interface Unaffected {
  requirePolicies: boolean;
  /** The base of the request that is judged; undefined for a job about no request. */
  base: JudgedBase | undefined;
}

/** The verdict if the change affects no workspace, so that no policy ran. */
export function decideUnaffected({ requirePolicies, base }: Unaffected): Verdict {
  const why = whyBaseDoesNotCount(base);
  if (why !== undefined) return { word: 'undecided', reasons: [why] };
  if (!requirePolicies) return { word: 'passed', reasons: [] };
  const text =
    'No workspace is affected by the files that change, so no policy was asked, and policies are required. Set require-policies to false where such a change may pass, or affected-only to false.';
  return { word: 'undecided', reasons: [{ text, code: CODES.noneAffected }] };
}

/**
 * The verdict if no run could be judged.
 *
 * @param failure.kind as that of the failure in a workspace's result; only `canceled` matters here
 * @param failure.errored whether the service itself ended the run
 */
export function decideUnjudged({
  text,
  code,
  ...failure
}: Doubt & { kind?: string; errored?: boolean }): Verdict {
  const reasons = [{ text, code }];
  if (failure.kind === 'canceled') return { word: 'canceled', reasons };
  return { word: failure.errored === true ? 'errored' : 'undecided', reasons };
}
