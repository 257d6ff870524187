/**
 * One of the two sides that a trial compares: the policies of the working tree or those of the default branch, and
 * what each of them says of a plan.
 */
import type { PolicyFiles } from '../../model/policy-files.ts';
import type { PolicyAnswer } from '../../policy/compare-policies.ts';
import type { JudgedPolicy } from '../judge.ts';
import { nameSome } from '../../model/name-some.ts';
import { UNKNOWN_RUN } from '../../model/run-input.ts';
import type { PolicyPorts } from '../open-policies.ts';
import type { Opa } from '../find-opa.ts';
import { openRego } from '../open-rego.ts';
import type { RuleFacts } from '../describe-rules.ts';
import { ANY_NAME, hiddenNames, withReplacements } from '../../plan/hidden-values.ts';
import type { PlanDocument } from '../../plan/plan-document.ts';
import type { CheckedPlan } from '../../plan/read-plan.ts';

export interface Side {
  rules: readonly RuleFacts[];
  /** Whether a file of it is in Rego v0. */
  isOld: boolean;
  /** Sentences about the policies themselves. They hold no value of a plan. */
  warnings: readonly string[];
  judge: (plan: CheckedPlan, signal: AbortSignal) => Promise<PolicyAnswer[]>;
  close: () => Promise<void>;
}

/**
 * Opens one side. The caller closes it.
 *
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
export async function openSide(files: PolicyFiles, opa: Opa, ports: PolicyPorts): Promise<Side> {
  const opened = await openRego(files, opa, ports);
  const { facts: rules } = opened;
  return {
    rules,
    isOld: opened.old.length > 0,
    warnings: opened.warnings.concat(await opened.provided),
    async judge({ document, text }, signal) {
      const judge = (plan: PlanDocument, planText: string) =>
        opened.set.judge.judge({ plan, planText, run: UNKNOWN_RUN }, signal);
      const hidden = hiddenNames(document);
      const others = hidden.size === 0 ? [] : withReplacements(document);
      const [answers, ...withOthers] = await Promise.all([
        judge(document, text),
        ...others.map((other) => judge(other, JSON.stringify(other))),
      ]);
      return rules.map((rule, at) =>
        toAnswer(rule, answers?.[at], { hidden, others: withOthers.map((one) => one[at]) }),
      );
    },
    close: opened.close,
  };
}

interface Hidden {
  /** Names of the attributes with a sensitive value. */
  hidden: ReadonlySet<string>;
  /** What the policy says with other values in their place. */
  others: readonly (JudgedPolicy | undefined)[];
}

function toAnswer(
  { policy, absent, names, readsUnnamed }: RuleFacts,
  judged: JudgedPolicy | undefined,
  { hidden, others }: Hidden,
): PolicyAnswer {
  const unknown = (because: string): PolicyAnswer => {
    return { policy, status: 'unknown', output: [], because };
  };
  if (judged === undefined) return unknown('It gave no result.');
  if (absent.includes('run')) return unknown('It reads the run, and only a plan is read here.');
  if (absent.length > 0) {
    return unknown(
      `It reads ${shownNames(absent)}, and the plan that may be read does not have that.`,
    );
  }
  const { status, output } = judged;
  const named = [...hidden].filter(names).sort();
  if (named.length > 0) {
    return unknown(
      `It reads ${shownNames(named)}, and sensitive values are not in the plan that may be read.`,
    );
  }
  const said = JSON.stringify([status, output]);
  const depends = others.some((other) => JSON.stringify([other?.status, other?.output]) !== said);
  if (depends || (readsUnnamed && hidden.size > 0)) {
    return unknown(
      'It may depend on sensitive values, and these are not in the plan that may be read.',
    );
  }
  return status === 'not_evaluated'
    ? unknown(output.map(String).join(' '))
    : { policy, status, output };
}

const MOST_NAMED = 3;

function shownNames(names: readonly string[]): string {
  const words = names.map((name) => (name === ANY_NAME ? 'a whole value' : `"${name}"`));
  return nameSome(words, MOST_NAMED);
}
