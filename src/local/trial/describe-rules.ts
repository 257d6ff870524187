/** What is known of each policy of a set before anything is evaluated: which files it leads to, and what it reads. */
import { createHash } from 'node:crypto';
import { ANY_INPUT, isOfRun, planPath } from '../rego/input-form.ts';
import type { RegoSet } from '../rego/open-rego.ts';
import { readPolicyNames } from '../rego/names.ts';
import type { PolicyFacts } from '../../model/policy-trial.ts';
import type { PlanShape } from '../../service/plan/plan-shape.ts';
import { readNamesIn, type ReadNames } from './hidden-values.ts';

export interface RuleFacts extends ReadNames, PolicyFacts {
  /** Parts of a plan or of a run that it reads and the plans at hand do not have. */
  absent: readonly string[];
}

/**
 * The policies of a set, in the order in which it judges.
 *
 * @param plan what the plans at hand have
 */
export function describeRules(
  { policies, groups, judging, reading }: RegoSet,
  plan: PlanShape,
): RuleFacts[] {
  const { files } = policies;
  const textOf = (name: string): string => Buffer.from(files.get(name) ?? '').toString();
  const data = [...files.keys()].filter((name) => /(?:^|\/)data\.(?:json|yaml)$/.test(name)).sort();
  // A plan that is read as a whole is read with the member that a redacted one lacks.
  const readMember = (path: readonly string[]): string =>
    isOfRun(path) ? 'run' : (planPath(path)[0] ?? 'configuration');
  const isLacking = (path: readonly string[]): boolean => {
    if (isOfRun(path)) return true;
    const member = readMember(path);
    return !Object.hasOwn(plan.keys, member) && Object.hasOwn(ANY_INPUT.keys, member);
  };
  return judging.map((rule): RuleFacts => {
    const { rules, parts } = readPolicyNames([rule.group], groups, reading.form.shape);
    const sources = [...rules].flatMap((group) => group.rules.map(({ module }) => module.file));
    // An exception of conftest decides as well.
    const excepting = rule.exception?.group.rules.map(({ module }) => module.file) ?? [];
    const names = [...new Set([...sources, ...excepting])].sort();
    const texts = [...names, ...data].map((name) => [name, textOf(name)]);
    const { name, query, level } = rule;
    // Policies that lead to the same files, with the same name, query and level, say the same of every plan.
    const identity = createHash('sha256').update(JSON.stringify([name, query, level, texts]));
    return {
      ...readNamesIn(texts.map(([, text = '']) => text)),
      policy: name,
      level,
      file: rule.group.rules[0]?.module.file,
      absent: [...new Set(parts.filter(isLacking).map(readMember))],
      identity: identity.digest('hex'),
    };
  });
}
