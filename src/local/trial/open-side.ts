/** One side of a trial: policies that `opa` judges by, and what each of them says of a plan. */
import type { PolicyFiles } from '../../model/policy-files.ts';
import type { PolicyAnswer, Unjudged } from '../../model/policy-trial.ts';
import type { JudgedPolicy } from '../../service/judge.ts';
import type { RunInput } from '../../service/policy-input.ts';
import type { PolicyPorts } from '../open-policies.ts';
import type { Opa } from '../rego/find-opa.ts';
import { openRego } from '../rego/open-rego.ts';
import { describeRules, type KnownInput, type RuleFacts } from './describe-rules.ts';
import { hiddenNames, withReplacements } from './hidden-values.ts';
import type { PlanInText } from './redacted-plan.ts';

/** A redacted plan to judge. Without a run, policies that read it cannot be judged. */
export interface PlanToTry extends PlanInText {
  run: RunInput;
}

export interface Side {
  rules: readonly RuleFacts[];
  /** Whether some of it is in Rego v0. */
  isOld: boolean;
  /** Sentences about the policies themselves. They hold no value of a plan. */
  warnings: readonly string[];
  judge: (plan: PlanToTry, signal: AbortSignal) => Promise<PolicyAnswer[]>;
  /** The line at which the rule of a policy begins; 0 if that is not known. */
  lineOf: (policy: string) => Promise<number>;
  close: () => Promise<void>;
}

/** A side without policies: nothing is judged, and nothing is closed. */
export const NO_POLICIES: Side = {
  rules: [],
  isOld: false,
  warnings: [],
  judge: async () => [],
  lineOf: async () => 0,
  close: async () => {
    // Nothing was opened.
  },
};

/**
 * Opens one side. The caller closes it.
 *
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
export async function openSide(
  files: PolicyFiles,
  opa: Opa,
  ports: PolicyPorts & KnownInput,
): Promise<Side> {
  const opened = await openRego(files, opa, ports);
  const rules = describeRules(opened.source, ports);
  return {
    rules,
    isOld: opened.source.modules.old.length > 0,
    warnings: opened.warnings,
    async judge(plan, signal) {
      const { plan: document, planText, run } = plan;
      const judge = (input: Pick<PlanToTry, 'plan' | 'planText'>) =>
        opened.set.judge.judge({ ...input, run }, signal);
      const hidden = hiddenNames(document);
      const others = hidden.size === 0 ? [] : withReplacements(document);
      const [answers, ...withOthers] = await Promise.all([
        judge({ plan: document, planText }),
        ...others.map((other) => judge({ plan: other, planText: JSON.stringify(other) })),
      ]);
      return rules.map((rule, at) =>
        toAnswer(rule, answers?.[at], { hidden, others: withOthers.map((one) => one[at]) }),
      );
    },
    async lineOf(policy) {
      const rule = rules.find((one) => one.rule.name === policy)?.rule;
      return rule === undefined ? 0 : opened.lineOf(rule);
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
  { rule: { name: policy }, absent, names, readsUnnamed }: RuleFacts,
  judged: JudgedPolicy | undefined,
  { hidden, others }: Hidden,
): PolicyAnswer {
  const unknown = (unjudged: Unjudged): PolicyAnswer => {
    return { policy, status: 'unknown', output: [], unjudged };
  };
  if (judged === undefined) return unknown({ kind: 'no-result', sentence: 'It gave no result.' });
  const { status, output } = judged;
  if (absent.length > 0) return unknown({ kind: 'absent', names: absent });
  const named = [...hidden].filter(names).sort();
  const said = JSON.stringify([status, output]);
  const depends = others.some((other) => JSON.stringify([other?.status, other?.output]) !== said);
  if (named.length > 0 || depends || (readsUnnamed && hidden.size > 0)) {
    return unknown({ kind: 'sensitive', names: named });
  }
  if (status === 'not_evaluated') {
    return unknown({ kind: 'no-result', sentence: output.map(String).join(' ') });
  }
  return { policy, status, output };
}
