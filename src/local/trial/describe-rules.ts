/** What is known of each policy of a set before anything is evaluated: which files it leads to, and what it reads. */
import { createHash } from 'node:crypto';
import { ANY_INPUT, isOfRun, planPath } from '../rego/input-form.ts';
import type { JudgingRule } from '../rego/judging-rules.ts';
import type { RegoSet } from '../rego/open-rego.ts';
import { reached } from '../rego/reached.ts';
import { readData } from '../rego/read-data.ts';
import { Tracer } from '../rego/trace.ts';
import { part } from '../rego/value.ts';
import type { PlanShape } from '../../service/plan/plan-shape.ts';
import { readNamesIn, type ReadNames } from './hidden-values.ts';

export interface RuleFacts extends ReadNames {
  rule: JudgingRule;
  /** Below the directory of the policies. */
  file: string | undefined;
  /** Parts of a plan or of a run that it reads and the plans at hand do not have. */
  absent: readonly string[];
  /** The same for rules that lead to the same files, with the same name, query and level. */
  identity: string;
}

/** What the plans at hand have. */
export interface KnownInput {
  plan: PlanShape;
  /** Whether the run of a plan is known. */
  hasRun: boolean;
}

/** The policies of a set, in the order in which it judges. */
export function describeRules(
  { policies, groups, judging, reading }: RegoSet,
  { plan, hasRun }: KnownInput,
): RuleFacts[] {
  const { files } = policies;
  const textOf = (name: string): string => Buffer.from(files.get(name) ?? '').toString();
  const data = [...files.keys()].filter((name) => /(?:^|\/)data\.(?:json|yaml)$/.test(name)).sort();
  const keys = Object.entries(reading.form.shape.keys).filter(([key]) => hasRun || !isOfRun([key]));
  const tracer = new Tracer(
    groups,
    part({ keys: Object.fromEntries(keys) }, []),
    readData(policies),
  );
  const isLacking = (path: readonly string[]): boolean => {
    if (isOfRun(path)) return !hasRun;
    const [member = ''] = planPath(path);
    return !Object.hasOwn(plan.keys, member) && Object.hasOwn(ANY_INPUT.keys, member);
  };
  const isPart = !Object.hasOwn(plan.keys, 'configuration');
  return judging.map((rule): RuleFacts => {
    const ways = reached(tracer.trace(rule.group));
    const sources = ways.flatMap(({ of }) => of.group.rules.map(({ module }) => module.file));
    // An exception of conftest decides as well.
    const excepting = rule.exception?.group.rules.map(({ module }) => module.file) ?? [];
    const names = [...new Set([...sources, ...excepting])].sort();
    const texts = [...names, ...data].map((name) => [name, textOf(name)]);
    const absent = ways.flatMap(({ of }) => of.absent.map(({ path }) => path)).filter(isLacking);
    const { name, query, level } = rule;
    const identity = createHash('sha256').update(JSON.stringify([name, query, level, texts]));
    return {
      ...readNamesIn(texts.map(([, text = '']) => text)),
      rule,
      file: rule.group.rules[0]?.module.file,
      absent: [...new Set([...absent.map(planMember), ...(isPart ? wholeIn(texts) : [])])],
      identity: identity.digest('hex'),
    };
  });
}

function planMember(path: readonly string[]): string {
  return isOfRun(path) ? 'run' : (planPath(path)[0] ?? '');
}

/** A plan that is read as a whole is read with the members that it lacks. */
function wholeIn(texts: readonly (readonly string[])[]): string[] {
  return texts.some(([, text = '']) => /\bwalk\s*\(\s*input\b/.test(text)) ? ['configuration'] : [];
}
