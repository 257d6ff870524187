/** The result of one claim: it holds, or it gives a reason why the gate stays closed. */
import type { PolicyResult, RunTaskResult } from '../model/policy-result.ts';
import { CODES } from '../model/errors.ts';
import { nameSome } from '../model/quote.ts';
import type { UnknownValues } from '../model/unknown-values.ts';
import type { Doubt } from '../model/doubt.ts';
import { UNNAMED } from './systems/policy-checks.ts';
import type { Green, VerdictWord } from '../model/verdict.ts';

/** Why the gate stays closed. */
export interface Reason extends Doubt {
  word: VerdictWord;
  /** Left out of the verdict if another reason blocks the run already, or if there is any other reason. */
  omitIf?: 'runAlreadyBlocked' | 'anyOtherReason' | undefined;
}

type ReasonDetails = Pick<Reason, 'omitIf' | 'code'>;

export type ClaimResult =
  | { green: 'passed' }
  | { green: Exclude<Green, 'passed'>; text: string }
  | { red: Reason };

export const HOLDS: ClaimResult = { green: 'passed' };

export const PLAN_FAILED = doesNotHold(
  'errored',
  'The plan failed, so no policy could be evaluated.',
  {
    code: CODES.planFailed,
  },
);

/** The plan of a run that a policy stopped before. It is no reason of its own where that policy closes the gate. */
export const PLAN_NOT_MADE = doesNotHold('errored', 'The run was stopped before its plan.', {
  omitIf: 'runAlreadyBlocked',
});

/** A claim that is not certain to hold. */
export function undecided(text: string, details?: ReasonDetails): ClaimResult {
  return doesNotHold('undecided', text, details);
}

/** A claim that cannot be checked. */
export function fromDoubt({ text, code }: Doubt, omitIf?: Reason['omitIf']): ClaimResult {
  return undecided(text, { omitIf, code });
}

/** A claim that does not hold, with the verdict that it gives. */
export function doesNotHold(
  word: Exclude<VerdictWord, Green>,
  text: string,
  details: ReasonDetails = {},
): ClaimResult {
  return { red: { word, text, ...details } };
}

/** The claim about one policy result. @param unknownValues how values count that no plan can know */
export function policyClaim(result: PolicyResult, unknownValues?: UnknownValues): ClaimResult {
  const { level, status, word, overridable, approval } = result;
  const name = policyName(result);
  if (status === 'unknown') return undecided(`${name} is "${word ?? ''}", an unrecognized status.`);
  if (word !== undefined) {
    return undecided(`${name} has the unrecognized enforcement level "${word}".`);
  }
  switch (status) {
    case 'passed':
      return HOLDS;
    case 'overridden':
      return { green: 'overridden', text: `${name} failed and was overridden.` };
    case 'excepted':
    case 'existing': {
      // Own policies have judged the plan again without the accepted resources; for others an address in a text decides.
      const canBeAccepted =
        result.system === 'own-policies' ? level !== 'unknown' : level === 'advisory';
      return canBeAccepted
        ? HOLDS
        : undecided(`${name} failed, and at that level no failure can be accepted.`);
    }
    case 'not-evaluated': {
      const text = `${name} was not evaluated.`;
      return level === 'advisory' ? { green: 'advisory', text } : undecided(text);
    }
    case 'known-after-apply': {
      const text = `${name} cannot be judged before the apply: it asks for values that are known only then.`;
      if (level === 'advisory' || (unknownValues === 'advisory' && level !== 'unknown')) {
        return { green: 'advisory', text };
      }
      return undecided(`${text} If it may be judged by then, set allow-unknown to true.`);
    }
    case 'errored': {
      const text = `${name} could not be evaluated.`;
      return level === 'advisory' ? { green: 'advisory', text } : doesNotHold('errored', text);
    }
    case 'failed':
      if (level === 'advisory') return { green: 'advisory', text: `${name} failed.` };
      if (level === 'unknown') {
        return undecided(`${name} failed, and the service does not say at which level.`);
      }
      if (overridable && approval !== undefined) {
        return doesNotHold('needs-override', `${name} failed and ${needsApproval(approval)}.`);
      }
      return overridable
        ? doesNotHold('needs-override', `${name} failed and needs an override.`)
        : doesNotHold('blocked', `${name} failed and cannot be overridden.`);
  }
}

/** `needs approval by acme/security, ann (1 of 2)`: how many people have given theirs, of how many. */
export function needsApproval({
  approvers,
  needed,
  missing,
}: NonNullable<PolicyResult['approval']>): string {
  const who = nameSome([...approvers], MOST_NAMED);
  return `needs approval by ${who}${needed > 1 ? ` (${needed - missing} of ${needed})` : ''}`;
}

const MOST_NAMED = 5;

/** The sentence with which the claim about this result does not hold or is remarked; undefined if it says nothing. */
export function saidOfPolicy(result: PolicyResult): string | undefined {
  // What may be done about values that are not known is said in the sentence alone.
  return result.status === 'known-after-apply' ? undefined : sentenceOf(policyClaim(result));
}

/** As `saidOfPolicy`; undefined for a run task without a result, of which another claim says why. */
export function saidOfRunTask(task: RunTaskResult): string | undefined {
  return sentenceOf(runTaskClaim(task, HOLDS));
}

function sentenceOf(claim: ClaimResult): string | undefined {
  if ('red' in claim) return claim.red.text;
  return 'text' in claim ? claim.text : undefined;
}

function policyName({ policy, policySet, level, system }: PolicyResult): string {
  if (policy === '') return `Policy set "${policySet}"`;
  const levelPart = level === 'unknown' ? '' : ` (${level})`;
  if (system === 'policy-check' && policy === UNNAMED) {
    return `A policy${levelPart} that the log does not name`;
  }
  const setPart = policySet === '' ? '' : ` of policy set "${policySet}"`;
  return `Policy "${policy}"${levelPart}${setPart}`;
}

/** The claim about one run task. @param unanswered the claim about a mandatory one that never got a result */
export function runTaskClaim(task: RunTaskResult, unanswered: ClaimResult): ClaimResult {
  const name = `Run task "${task.name}"`;
  const { level, status, word = '' } = task;
  if (status === 'unknown') return undecided(`${name} is "${word}", an unrecognized status.`);
  if (level === 'unknown' && (status !== 'passed' || task.word !== undefined)) {
    return undecided(`${name} is ${status} at an unrecognized enforcement level.`);
  }
  const advisory = (sentence: string): ClaimResult => ({
    green: 'advisory',
    text: `${name} (advisory) ${sentence}.`,
  });
  switch (status) {
    case 'passed':
      return HOLDS;
    case 'not-evaluated':
      return level === 'advisory' ? advisory(`never answered: "${word}"`) : unanswered;
    case 'failed':
      if (level === 'advisory') return advisory('failed');
      return task.overridable === true
        ? doesNotHold('needs-override', `${name} (mandatory) failed; it needs an override.`)
        : doesNotHold('blocked', `${name} (mandatory) failed.`);
    case 'errored':
      return level === 'advisory'
        ? advisory('errored')
        : doesNotHold('errored', `${name} (mandatory) errored.`);
  }
}
