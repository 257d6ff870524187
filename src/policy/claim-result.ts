/**
 * The result of one claim: it holds, or it gives a reason why the gate stays closed. What one policy result means, by its status and
 * level, is decided here, and what `allow-unknown` changes in that.
 */
import { CODES } from '../model/errors.ts';
import { finding, type Finding } from '../model/finding.ts';
import { judgesAtService } from '../model/judge-traits.ts';
import type { PolicyResult, RunTaskResult } from '../model/policy-result.ts';
import {
  firstParts,
  formatNumber,
  literal,
  phrase,
  quoted,
  sentencePart,
  setting,
  type Sentence,
} from '../model/sentence.ts';
import type { UnknownValues } from '../model/unknown-values.ts';
import type { Green, VerdictWord } from '../model/verdict.ts';
import { mayBeApproved } from './may-be-approved.ts';
import { isUnnamed } from './systems/policy-checks.ts';

/** Why the gate stays closed. */
export interface Reason extends Finding {
  word: VerdictWord;
  /** Left out of the verdict if another reason blocks the run already, or if there is any other reason. */
  omitIf?: 'runAlreadyBlocked' | 'anyOtherReason' | undefined;
  /** Whether it is a pass that may rest on what is known only after the apply. */
  waits?: true | undefined;
}

type OmitIf = Reason['omitIf'];

export type ClaimResult =
  | { green: 'passed' }
  | { green: Exclude<Green, 'passed'>; remark: Finding }
  | { red: Reason };

export const HOLDS: ClaimResult = { green: 'passed' };

export const PLAN_FAILED = doesNotHold(
  'errored',
  finding(CODES.planFailed, phrase`The plan failed, so no policy could be evaluated.`),
);

/** The plan of a run that a policy stopped before. It is no reason of its own where that policy closes the gate. */
export const PLAN_NOT_MADE = doesNotHold(
  'errored',
  finding('plan-not-made', phrase`The run was stopped before its plan.`),
  'runAlreadyBlocked',
);

/** A claim that is not certain to hold, or that cannot be checked. */
export function undecided(found: Finding, omitIf?: OmitIf): ClaimResult {
  return doesNotHold('undecided', found, omitIf);
}

/** A claim that does not hold, with the verdict that it gives. */
export function doesNotHold(
  word: Exclude<VerdictWord, Green>,
  found: Finding,
  omitIf?: OmitIf,
): ClaimResult {
  return { red: { ...found, word, omitIf } };
}

/** The claim about a pass that may rest on what is known only after the apply. */
function waitsForApply(word: 'needs-override' | 'undecided', found: Finding): ClaimResult {
  return { red: { ...found, word, waits: true } };
}

/** A claim that holds, with something to say. */
function remarked(green: Exclude<Green, 'passed'>, remark: Finding): ClaimResult {
  return { green, remark };
}

/** The claim about one policy result. @param unknownValues how values count that no plan can know */
export function policyClaim(result: PolicyResult, unknownValues?: UnknownValues): ClaimResult {
  const { level, status, word, overridable, approval, override, policySet, policy } = result;
  const { judge } = result;
  const name = policyName(result);
  const of = (says: Sentence, remedy?: Sentence) =>
    finding('policy-result', says, { about: { policySet, policy }, remedy });
  if (status === 'unknown') {
    return undecided(of(phrase`${name} is ${quoted(word ?? '')}, an unrecognized status.`));
  }
  if (word !== undefined) {
    return undecided(of(phrase`${name} has the unrecognized enforcement level ${quoted(word)}.`));
  }
  switch (status) {
    case 'passed':
      return HOLDS;
    case 'overridden': {
      const says = override?.condition
        ? phrase`${name} passes on a condition, which was approved.`
        : phrase`${name} failed and was overridden.`;
      return remarked('overridden', of(says));
    }
    case 'excepted':
    case 'existing': {
      // Own policies have judged the plan again without the accepted resources, and findings of scanners have places; for others
      // an address in a text decides.
      const canBeAccepted = judgesAtService(judge) ? level === 'advisory' : level !== 'unknown';
      return canBeAccepted
        ? HOLDS
        : undecided(of(phrase`${name} failed, and at that level no failure can be accepted.`));
    }
    case 'not-evaluated': {
      const said = of(phrase`${name} was not evaluated.`);
      return level === 'advisory' ? remarked('advisory', said) : undecided(said);
    }
    case 'known-after-apply': {
      const says = phrase`${name} cannot be judged before the apply: it asks for values that are known only then`;
      if (level === 'advisory' || (unknownValues === 'advisory' && level !== 'unknown')) {
        return remarked('advisory', of(phrase`${says}.`));
      }
      if (mayBeApproved(result)) {
        const needs = approval === undefined ? phrase`needs approval` : needsApproval(approval);
        return waitsForApply('needs-override', of(phrase`${says}, and ${needs}.`));
      }
      const remedy = phrase`If it may be judged by then, set ${setting('allow-unknown')} to true.`;
      return waitsForApply('undecided', of(phrase`${says}.`, remedy));
    }
    case 'errored': {
      const said = of(phrase`${name} could not be evaluated.`);
      return level === 'advisory' ? remarked('advisory', said) : doesNotHold('errored', said);
    }
    case 'failed':
      if (level === 'advisory') return remarked('advisory', of(phrase`${name} failed.`));
      if (level === 'unknown') {
        return undecided(of(phrase`${name} failed, and the service does not say at which level.`));
      }
      if (overridable && approval !== undefined) {
        return doesNotHold(
          'needs-override',
          of(phrase`${name} failed and ${needsApproval(approval)}.`),
        );
      }
      return overridable
        ? doesNotHold('needs-override', of(phrase`${name} failed and needs an override.`))
        : doesNotHold('blocked', of(phrase`${name} failed and cannot be overridden.`));
  }
}

/** `needs approval by acme/security and ann (1 of 2)`: how many people have given theirs, of how many. */
export function needsApproval({
  approvers,
  needed,
  missing,
}: NonNullable<PolicyResult['approval']>): Sentence {
  const who = firstParts(
    approvers.map((each) => sentencePart('name', each, 60)),
    MOST_NAMED,
  );
  const given =
    needed > 1 ? phrase` (${formatNumber(needed - missing)} of ${formatNumber(needed)})` : '';
  return phrase`needs approval by ${who}${given}`;
}

const MOST_NAMED = 5;

/** Whether a reason says what a policy result or a run task says itself. */
export function isSaidByResult({ code }: Finding): boolean {
  return code === 'policy-result' || code === 'run-task-result';
}

function policyName({ policy, policySet, level, judge }: PolicyResult): Sentence {
  if (policy === '') return phrase`Policy set ${quoted(policySet)}`;
  const levelPart = level === 'unknown' ? '' : literal` (${level})`;
  if (isUnnamed({ judge, policy })) {
    return phrase`A policy${levelPart} that the log does not name`;
  }
  const setPart = policySet === '' ? '' : phrase` of policy set ${quoted(policySet)}`;
  return phrase`Policy ${quoted(policy)}${levelPart}${setPart}`;
}

/** The claim about one run task. @param unanswered the claim about a mandatory one that never got a result */
export function runTaskClaim(task: RunTaskResult, unanswered: ClaimResult): ClaimResult {
  const { level, status, word = '' } = task;
  const name = phrase`Run task ${quoted(task.name)}`;
  const of = (says: Sentence) =>
    finding('run-task-result', says, { about: { runTask: task.name } });
  if (status === 'unknown') {
    return undecided(of(phrase`${name} is ${quoted(word)}, an unrecognized status.`));
  }
  if (level === 'unknown' && (status !== 'passed' || task.word !== undefined)) {
    return undecided(of(phrase`${name} is ${status} at an unrecognized enforcement level.`));
  }
  switch (status) {
    case 'passed':
      return HOLDS;
    case 'not-evaluated':
      return level === 'advisory'
        ? remarked('advisory', of(phrase`${name} (advisory) never answered: ${quoted(word)}.`))
        : unanswered;
    case 'failed':
      if (level === 'advisory') return remarked('advisory', of(phrase`${name} (advisory) failed.`));
      return task.overridable === true
        ? doesNotHold(
            'needs-override',
            of(phrase`${name} (mandatory) failed; it needs an override.`),
          )
        : doesNotHold('blocked', of(phrase`${name} (mandatory) failed.`));
    case 'errored':
      return level === 'advisory'
        ? remarked('advisory', of(phrase`${name} (advisory) errored.`))
        : doesNotHold('errored', of(phrase`${name} (mandatory) errored.`));
  }
}
