/** Answers of `opa` by the example policies that were recorded, for the plans of the demonstration and of the example seed. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { JudgedPolicy } from '../rego/judge.ts';
import type { PlanDocument } from '../plan/plan-document.ts';

interface RecordedAnswers {
  /** The version that answered, as in `1.22.3`. */
  opa: string;
  /** The digest of the policies' sources. */
  policies: string;
  /** Each query that was asked of each plan. */
  queries: string[];
  /** Digest of a plan → query → why the plan fails by it. A query that is missing passed. */
  plans: Record<string, Record<string, string[]>>;
}

/** A judge for where no `opa` is. */
export interface RecordedJudge {
  /** The version of `opa` that answered. */
  version: string;
  answer(plan: PlanDocument): JudgedPolicy[];
}

interface NamedQuery {
  name: string;
  query: string;
}

/** Reads one of two files of examples/policies; compiling and bundling copy them next to the code. */
export function readExample(name: 'answers.json' | 'policies.hcl'): Buffer {
  return readFileSync(new URL(name, import.meta.url));
}

function readAnswers(): RecordedAnswers {
  return JSON.parse(readExample('answers.json').toString()) as RecordedAnswers;
}

/**
 * A judge that looks the answers up. A plan, a policy or a set that was not recorded is an error.
 *
 * @param sources name → text of each Rego file of the policies; undefined for the example policies themselves
 */
export function judgeByAnswers(
  policies: readonly NamedQuery[],
  sources: ReadonlyMap<string, string> | undefined,
): RecordedJudge {
  const answers = readAnswers();
  const areRecorded = sources === undefined || digestOfSources(sources) === answers.policies;
  /** @param failures those of one plan, by query; undefined if the plan was not recorded */
  const judgePolicy = (
    { name, query }: NamedQuery,
    failures: Record<string, string[]> | undefined,
  ): JudgedPolicy => {
    if (failures === undefined || !answers.queries.includes(query)) {
      return { name, status: 'errored', output: [NOT_RECORDED] };
    }
    const output = failures[query] ?? [];
    return { name, status: output.length === 0 ? 'passed' : 'failed', output };
  };
  return {
    version: answers.opa,
    answer(plan) {
      const failures = areRecorded ? answers.plans[digestOfPlan(plan)] : undefined;
      return policies.map((policy) => judgePolicy(policy, failures));
    },
  };
}

/** Whether these are the policies that were asked. */
export function areExamples(sources: ReadonlyMap<string, string>): boolean {
  return digestOfSources(sources) === readAnswers().policies;
}

const NOT_RECORDED =
  'There is no `opa` on the PATH of this service, which has answers for the plans of the demonstration and the example seed alone. Install opa (https://openpolicyagent.org), and start the service again.';

/** The digest of what the example policies read of a plan. */
export function digestOfPlan({ resource_changes: changes }: PlanDocument): string {
  return createHash('sha256').update(JSON.stringify(changes)).digest('hex');
}

export function digestOfSources(sources: ReadonlyMap<string, string>): string {
  const sorted = [...sources].sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
