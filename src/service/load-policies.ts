/** Loads a directory of policies: `policies.hcl` and the Rego files beside it. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Judge, OpenJudge } from '../rego/judge.ts';
import { readDeclaredPolicies, type DeclaredSet, type PolicyLevel } from '../rego/policy-set.ts';
import { judgeByAnswers, readExample, type RecordedJudge } from './recorded-answers.ts';
import type { POLICY_SYSTEMS } from './script.ts';
import { errorMessage } from '../model/error-message.ts';
import { readDeciding } from '../machine/read-regular.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';

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
  /** Names of policies; all when left out. */
  only?: readonly string[] | undefined;
  /** Levels that replace those of the file, by name of the policy. */
  levels?: Readonly<Record<string, PolicyLevel>> | undefined;
}

/**
 * Reads and checks one policy set.
 *
 * @param openJudge left out, or without an `opa`, recorded answers judge
 * @throws Error that lists everything that is wrong with the set
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
    throw new Error(
      `The policy set in ${directory ?? 'this program'} cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
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
  return readDeciding(join(directory, name)).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new Error(`${name} ${error.message}`) : error;
  });
}
