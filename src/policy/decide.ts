/**
 * Makes a verdict of evidence: the only file that makes verdicts. `vouch.ts` says what passes.
 *
 * This directory has what policies, scanners and the guard say of a plan (`systems/` and `guard.ts`, in the one form of
 * `reading.ts`), what of it does not count (`exceptions.ts`, `existing-failures.ts`), and which claims must hold for a pass. Nothing
 * here has a client of its own: `systems/` says how each of them is read, with the client that `gate/` hands in.
 */
import { CODES } from '../model/errors.ts';
import { finding, withoutRepeated, type Finding } from '../model/finding.ts';
import { phrase, setting } from '../model/sentence.ts';
import { isGreen, leadingVerdict, VERDICTS, type FailOn, type Verdict } from '../model/verdict.ts';
import { BASE_CODE, problemOfBase, type JudgedBase } from './target-branches.ts';
import type { Reason } from './claim-result.ts';
import type { SystemEvidence } from './reading.ts';
import { claimsOfJudges, vouch, type Claims, type Evidence } from './vouch.ts';

/**
 * Decides about one plan.
 *
 * @param evidence everything that was read of it, and of its run if it has one
 * @param claims what must hold, by `claimsWith` of the judges that there are
 * @returns a green verdict only if each of these claims holds, else the leading one of the reasons
 */
export function decide(evidence: Evidence, claims: Claims): Verdict {
  const vouched = vouch(evidence, claims);
  if ('green' in vouched) {
    return {
      word: vouched.green,
      reasons: withoutRepeated(vouched.remarks),
    };
  }
  const { reasons } = vouched;
  const leading = leadingVerdict(reasons, evidence.requirements.failOn);
  const rankOf = ({ word }: Reason) =>
    word === leading ? VERDICTS.length : VERDICTS.indexOf(word);
  const worstFirst = reasons.toSorted((one, other) => rankOf(other) - rankOf(one));
  const findings = worstFirst.map((reason): Finding => {
    const { word: _, omitIf: __, waits: ___, ...found } = reason;
    return found;
  });
  const isCertain = reasons.some(({ word, waits }) => word === leading && waits !== true);
  return {
    word: leading,
    reasons: withoutRepeated(findings),
    ...(!isCertain && { waits: true }),
  };
}

/**
 * The verdict on several workspaces: the leading one of theirs, with the reasons of all that have it.
 *
 * @param failOn as for `leadingVerdict`
 */
export function combineVerdicts(
  verdicts: readonly { name: string; verdict: Verdict }[],
  failOn?: FailOn,
): Verdict {
  const word = leadingVerdict(
    verdicts.map(({ verdict }) => verdict),
    failOn,
  );
  const worstVerdicts = verdicts.filter(({ verdict }) => verdict.word === word);
  const isOfJob = ({ code }: Finding): boolean => code === BASE_CODE;
  const reasons = worstVerdicts.flatMap(({ name, verdict }) =>
    verdict.reasons.map((reason) =>
      isOfJob(reason) ? reason : { ...reason, about: { workspace: name, ...reason.about } },
    ),
  );
  // What is said of the whole job comes first, and once.
  const ofJob = withoutRepeated(reasons.filter(isOfJob));
  return { word, reasons: [...ofJob, ...reasons.filter((reason) => !isOfJob(reason))] };
}

/** What a verdict depends on where the change affects no workspace. */
interface Unaffected {
  requirePolicies: boolean;
  /** The base of the request that is judged; undefined for a job about no request. */
  base: JudgedBase | undefined;
  /** What was judged of the check as a whole. */
  ofCheck?: readonly SystemEvidence[] | undefined;
}

/** The verdict if the change affects no workspace, so that no policy ran. */
export function decideUnaffected({ requirePolicies, base, ofCheck = [] }: Unaffected): Verdict {
  const why = problemOfBase(base);
  if (why !== undefined) return { word: 'undecided', reasons: [why] };
  const judged = decideOfCheck(ofCheck, base);
  if (!requirePolicies || !isGreen(judged.word)) return judged;
  const none = finding(
    CODES.noneAffected,
    phrase`No workspace is affected by the files that change, so no policy was asked, and policies are required.`,
    {
      remedy: phrase`Set ${setting('require-policies')} to false where such a change may pass, or ${setting('affected-only')} to false.`,
      actor: 'operators',
    },
  );
  return { word: 'undecided', reasons: [none] };
}

/** The verdict on the check as a whole, where nothing was planned: only the claims about what judged it are asked. */
function decideOfCheck(systems: readonly SystemEvidence[], base: JudgedBase | undefined): Verdict {
  const claims = claimsOfJudges(systems.map(({ judge }) => judge));
  const gives = { run: false, plannedCommit: false, serviceSystems: false };
  const requirements = { requirePolicies: false, base };
  return decide({ requirements, gives, plan: { limits: [] }, systems }, claims);
}

/**
 * The verdict if no run could be judged.
 *
 * @param failure.kind as that of the failure in a workspace's result; only `canceled` matters here
 * @param failure.errored whether the service itself ended the run
 */
export function decideUnjudged(failure: Finding & { kind?: string; errored?: boolean }): Verdict {
  const { kind, errored = false, ...found } = failure;
  const reasons = [found];
  if (kind === 'canceled') return { word: 'canceled', reasons };
  return { word: errored ? 'errored' : 'undecided', reasons };
}
