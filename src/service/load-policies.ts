/**
 * Loads a directory of policies: `policies.hcl` and the Rego files beside it. Where there is no `opa`, answers judge that it
 * gave by the example policies, and that were recorded for the plans of the demonstration and of the example seed.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Judge,
  type JudgedPolicy,
  readDeclaredPolicies,
  type DeclaredSet,
  type PolicyLevel,
} from '../rego/policy-set.ts';
import type { POLICY_SYSTEMS } from './scripts.ts';
import { errorMessage } from '../model/error-message.ts';
import { readIfThere } from '../machine/read-regular.ts';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PlanDocument } from '../plan/plan-document.ts';
import { Unusable } from './unusable.ts';

/** The policies of one directory, and the policy system that they run in. */
export interface PolicySet extends Omit<DeclaredSet, 'judge'> {
  judge: Judge | RecordedJudge;
  description: string | null;
  system: (typeof POLICY_SYSTEMS)[number];
  /** Whether a person may override failures of mandatory policies. */
  overridable: boolean;
}

interface PolicySetOptions {
  name: string;
  /** The directory to load; left out, the example policies that come with this program. */
  directory?: string;
  system: PolicySet['system'];
  overridable: boolean;
  description?: string | null | undefined;
  only?: readonly string[] | undefined;
  /** Levels that replace those of the file, by name of the policy. */
  levels?: Readonly<Record<string, PolicyLevel>> | undefined;
}

/**
 * Reads and checks one policy set.
 *
 * @param openJudge left out, or without an `opa`, recorded answers judge
 * @throws Unusable with everything that is wrong with the set
 */
export async function loadPolicySet(
  options: PolicySetOptions,
  openJudge?: OpenJudge,
): Promise<PolicySet> {
  const { directory } = options;
  const problems: string[] = [];
  const addProblem = (error: unknown): undefined => {
    problems.push(errorMessage(error));
  };
  const sources =
    directory === undefined ? undefined : await readSources(directory).catch(addProblem);
  const text =
    directory === undefined
      ? readExample('policies.hcl').toString()
      : await readFileIn(directory, 'policies.hcl').catch(addProblem);
  const policies = readDeclaredPolicies(text, problems)
    .filter(({ name }) => options.only?.includes(name) ?? true)
    .map((policy) => ({ ...policy, level: options.levels?.[policy.name] ?? policy.level }));
  const judge = await openJudge?.(directory).catch(addProblem);
  if (problems.length > 0) {
    const what = `The policy set in ${directory ?? 'this program'} cannot be used:`;
    throw new Unusable('policies', what, problems);
  }
  const { name, system, overridable, description = null } = options;
  const judgeOrAnswers = judge ?? judgeByAnswers(policies, sources);
  return { name, description, system, overridable, policies, judge: judgeOrAnswers };
}

/** Path → text of each file that decides what policies say: Rego, without its tests, and data. */
export async function readSources(directory: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(directory, { recursive: true })).filter((name) =>
    /(?<!_test)\.rego$|(?:^|[/\\])data\.(?:json|yaml)$/.test(name),
  );
  const read = async (name: string) => [name, (await readFileIn(directory, name)) ?? ''] as const;
  return new Map(await Promise.all(names.map(read)));
}

async function readFileIn(directory: string, name: string): Promise<string | undefined> {
  return readIfThere(join(directory, name)).catch((error: unknown) => {
    throw new Error(`${name} ${errorMessage(error)}`);
  });
}

/** The file `answers.json`, which `scripts/record-answers.js` writes. */
interface RecordedAnswers {
  /** The version that answered, as in `1.22.4`. */
  opa: string;
  policies: string;
  /** Each query that was asked of each plan. */
  queries: string[];
  /** Digest of a plan → query → why the plan fails by it. A query that is missing passed. */
  plans: Record<string, Record<string, string[]>>;
}

/** A judge for where no `opa` is. */
interface RecordedJudge {
  version: string;
  answer(plan: PlanDocument): JudgedPolicy[];
}

export function isRecorded(judge: PolicySet['judge']): judge is RecordedJudge {
  return 'answer' in judge;
}

/**
 * Opens what judges by the policies of a directory, or without one by the example policies.
 * Rejects with an Error that says everything that is wrong with them.
 *
 * @returns undefined where there is no `opa`
 */
export type OpenJudge = (directory: string | undefined) => Promise<Judge | undefined>;

/** Reads one of two files of examples/policies; compiling and bundling copy them next to the code. */
function readExample(name: 'answers.json' | 'policies.hcl'): Buffer {
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
function judgeByAnswers(
  policies: PolicySet['policies'],
  sources: ReadonlyMap<string, string> | undefined,
): RecordedJudge {
  const answers = readAnswers();
  const areRecorded = sources === undefined || digestOfSources(sources) === answers.policies;
  return {
    version: answers.opa,
    answer(plan) {
      const failures = areRecorded ? answers.plans[digestOfPlan(plan)] : undefined;
      return policies.map(({ name, query }) => {
        if (failures === undefined || !answers.queries.includes(query)) {
          return { name, status: 'errored', output: [NOT_RECORDED] };
        }
        const output = failures[query] ?? [];
        return { name, status: output.length === 0 ? 'passed' : 'failed', output };
      });
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
  return hash('sha256', JSON.stringify(changes));
}

export function digestOfSources(sources: ReadonlyMap<string, string>): string {
  const sorted = [...sources].sort(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify(sorted));
}
