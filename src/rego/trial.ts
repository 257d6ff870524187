/**
 * The policies of a directory as the working tree has them, and as the default branch has them. Both judge the same
 * plans, so that their answers can be compared. Neither decides about a plan.
 */
import { relative, resolve, sep } from 'node:path';
import type { GitPorts } from '../machine/ask-git.ts';
import { findAround, openAt, realOrSame } from '../machine/find-repository.ts';
import { PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { quote } from '../model/quote.ts';
import { UNKNOWN_RUN } from '../model/run-input.ts';
import { addressesIn, sensitiveNames } from '../plan/hidden-values.ts';
import type { CheckedPlan } from '../plan/read-plan.ts';
import type { PolicyAnswer, PolicyTests, Sides, TriedPlan } from '../policy/compare-policies.ts';
import { trustedInGit } from '../trust/git-files.ts';
import { type JobTree, UntrustedError } from '../trust/tree.ts';
import { listNames, type RuleFacts } from './describe-rules.ts';
import { openJudging, type OpenedPolicies } from './open-policies.ts';
import type { PolicyPorts } from './open-rego.ts';
import {
  isPolicyFile,
  nameOfSet,
  readCommitPolicies,
  readDirectoryPolicies,
} from './policy-files.ts';
import { isForTests, testPolicies } from './test-policies.ts';

interface PolicyDirectory {
  /** The directory as it was written. */
  directory: string;
  workingDirectory: string;
  /** The directory in which the job works. */
  workspace: string;
  jobTree: JobTree;
  /** Undefined if the host does not say it. */
  defaultBranch: string | undefined;
}

export interface Trial {
  /** Those of the default branch are empty if it has no policies that can judge. Then it blocks nothing. */
  rules: Sides<readonly RuleFacts[]>;
  tests: PolicyTests;
  /** Sentences for people about the two sides. */
  notices: string[];
  judge: (plan: CheckedPlan, signal: AbortSignal) => Promise<TriedPlan>;
  close: () => Promise<void>;
}

/**
 * Opens both sides and runs the tests of the working tree. The caller closes it.
 *
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
export async function openTrial(
  where: PolicyDirectory,
  ports: PolicyPorts & GitPorts,
): Promise<Trial> {
  const { directory, jobTree } = where;
  const path = resolve(realOrSame(where.workingDirectory), directory);
  const belongs = (name: string) => isPolicyFile(name) || isForTests(name);
  const own = await readDirectoryPolicies(path, directory, !jobTree.proposed, belongs);
  if (own === undefined) {
    throw new PolicyProblem(
      `${quote(directory)} does not exist, or is a link. Name the directory of your policies, as in \`plangate policies check policies\`.`,
    );
  }
  const other = await readDefaultBranch(path, where, ports);
  const after = await openJudging(own, ports);
  let before: OpenedPolicies | undefined;
  const close = async (): Promise<void> => {
    await Promise.all([before?.close(), after.close()]);
  };
  try {
    const notices: string[] = [];
    if (other === undefined || other.files.size === 0) {
      notices.push(
        `The default branch has no policies in ${quote(directory)}: all of them count as new.`,
      );
    } else {
      before = await openJudging(other, ports).catch((error: unknown) => {
        if (!(error instanceof PolicyProblem)) throw error;
        const [first = ''] = error.message.split('\n');
        notices.push(
          `The policies of the default branch cannot be used, so all of them count as new: ${first}`,
        );
        return undefined;
      });
    }
    const tests = await testPolicies(own, after, other, ports);
    notices.push(...after.warnings, ...(await after.provided));
    return {
      rules: { before: before?.facts ?? [], after: after.facts },
      tests,
      notices,
      async judge(plan, signal) {
        const hidden = sensitiveNames(plan.document);
        const [answersBefore, answersAfter] = await Promise.all([
          before === undefined ? [] : answersOf(before, plan, hidden, signal),
          answersOf(after, plan, hidden, signal),
        ]);
        const addresses = addressesIn(plan.document);
        return { addresses, before: answersBefore, after: answersAfter };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The policies of the default branch; undefined if it has no such directory. */
async function readDefaultBranch(
  path: string,
  { directory, workspace, jobTree, defaultBranch }: PolicyDirectory,
  ports: GitPorts,
): Promise<PolicyFiles | undefined> {
  const { repository } = findAround(path, workspace);
  if (repository === undefined) {
    throw new PolicyProblem(
      `${quote(directory)} is in no git repository, so there is no default branch to compare with. Run it in a clone.`,
    );
  }
  const { root } = repository;
  const inGit = { repository: openAt(root), branch: defaultBranch };
  try {
    const source = await (jobTree.proposed
      ? jobTree.trusted(root, undefined)
      : trustedInGit(inGit, ports));
    const tree = relative(root, realOrSame(path)).split(sep).join('/');
    const names = { name: nameOfSet(path), shownAs: `${directory} on the default branch` };
    return await readCommitPolicies(source, tree, names);
  } catch (error) {
    if (!(error instanceof UntrustedError)) throw error;
    throw new PolicyProblem(
      `The default branch cannot be read, so nothing can be compared: ${error.message} In a job, check out with \`fetch-depth: 0\`.`,
    );
  }
}

/** What each policy of one side says of a redacted plan. */
async function answersOf(
  { set, facts }: OpenedPolicies,
  { document, text }: CheckedPlan,
  hidden: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<PolicyAnswer[]> {
  const input = { plan: document, planText: text, run: UNKNOWN_RUN };
  const answers = await set.judge.judge(input, signal);
  return facts.flatMap((rule, index): PolicyAnswer | [] => {
    const judged = answers[index];
    if (judged === undefined) return [];
    const { policy } = rule;
    const { status, output } = judged;
    const because = whyUnknown(rule, hidden);
    if (because === undefined && status !== 'not_evaluated') return { policy, status, output };
    const unknown = { policy, status: 'unknown' as const, output: [] };
    return { ...unknown, because: because ?? output.map(String).join(' ') };
  });
}

function whyUnknown(
  { absent, mayRead }: RuleFacts,
  hidden: ReadonlySet<string>,
): string | undefined {
  if (absent.includes('run')) return 'It reads the run, and only a plan is read here.';
  if (absent.length > 0) {
    return `It reads ${listNames(absent, '"')}, and the plan that may be read does not have that.`;
  }
  const named = mayRead(hidden);
  if (named === undefined) return undefined;
  return named.length > 0
    ? `It reads ${listNames(named, '"')}, and sensitive values are not in the plan that may be read.`
    : 'It may depend on sensitive values, and these are not in the plan that may be read.';
}
