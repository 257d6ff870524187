/**
 * The policies of a directory as the working tree has them, and as the default branch has them. Both judge the same
 * plans, so that their answers can be compared. Neither decides about a plan.
 */
import { relative, resolve } from 'node:path';
import type { GitPorts } from '../machine/ask-git.ts';
import { findAround, realOrSame, slashed } from '../machine/find-repository.ts';
import { policiesMissing, PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { finding, type Finding } from '../model/finding.ts';
import { joinSentences, literal, phrase, quoted, typed } from '../model/sentence.ts';
import { UNKNOWN_RUN } from '../model/run-input.ts';
import { unknownValues } from '../plan/unknown-values.ts';
import { describeCondition } from './describe-condition.ts';
import { addressesIn, sensitiveValues } from '../plan/sensitive-values.ts';
import type { CheckedPlan } from '../plan/read-plan.ts';
import type { PolicyAnswer, TriedPlan } from '../policy/compare-policies.ts';
import { filesOfDefaultBranch } from '../settings/files-of-default-branch.ts';
import { UntrustedError, type JobTree } from '../trust/tree.ts';
import { explainUncertainPass, type KnownToPolicies } from './judge-plan.ts';
import { groupByPlace } from './read-places.ts';
import {
  openPolicies,
  refuseUnjudged,
  type OpenedPolicies,
  type PolicyPorts,
} from './open-policies.ts';
import { isPolicyFile, nameOfSet, readDirectoryPolicies, readPolicySet } from './policy-files.ts';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { readConftestFile } from './conftest-file.ts';
import { joinNamed, readConftestHere } from './open-own-policies.ts';
import { isForTests, runPolicyTests } from './run-policy-tests.ts';

interface PolicyDirectory {
  /** The directory as it was written. */
  directory: string;
  workingDirectory: string;
  /** The directory in which the job works. */
  workspace: string;
  jobTree: JobTree;
}

export type Trial = Awaited<ReturnType<typeof openTrial>>;

/**
 * Opens both sides and runs the tests of the working tree. The caller closes it.
 *
 * @returns the `rules` of a default branch without policies that can judge are none
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
export async function openTrial(where: PolicyDirectory, ports: PolicyPorts & GitPorts) {
  const { directory } = where;
  const path = resolve(realOrSame(where.workingDirectory), directory);
  const belongs = (name: string) => isPolicyFile(name) || isForTests(name);
  const found = await readDirectoryPolicies(path, directory, where.workingDirectory, belongs);
  if (found === undefined) {
    const remedy = phrase`Name the directory of your policies, as in ${typed('plangate policies check policies')}.`;
    throw new PolicyProblem(policiesMissing(directory, remedy));
  }
  const conftest = await readConftestHere(where.workingDirectory, ports);
  const [changed = found] = joinNamed([found], conftest);
  const other = await readDefaultBranch(path, where, ports);
  const after = await openJudged(changed, ports);
  let before: OpenedPolicies | undefined;
  const close = async (): Promise<void> => {
    await Promise.all([before?.close(), after.close()]);
  };
  try {
    const notices: Finding[] = [];
    if (other === undefined || other.files.size === 0) {
      const says = phrase`The default branch has no policies in ${quoted(directory)}: all of them count as new.`;
      notices.push(finding('nothing-to-compare', says));
    } else {
      before = await openJudged(other, ports).catch((error: unknown) => {
        if (!(error instanceof PolicyProblem)) throw error;
        notices.push(
          ...error.findings.slice(0, 1).map((found) => ({
            ...found,
            says: phrase`The policies of the default branch cannot be used, so all of them count as new: ${found.says}`,
          })),
        );
        return undefined;
      });
    }
    const { engine } = after;
    if (engine === undefined) throw new Error(`${directory} was opened without opa.`);
    const tests = await runPolicyTests(changed, engine, other, ports);
    notices.push(...after.warnings);
    return {
      rules: { before: before?.facts ?? [], after: after.facts },
      tests,
      notices,
      async judge(plan: CheckedPlan, signal: AbortSignal): Promise<TriedPlan> {
        const sensitive = groupByPlace(sensitiveValues(plan.document));
        const known = { json: plan.json, sensitive, run: undefined, pullRequest: undefined };
        const [answersBefore, answersAfter] = await Promise.all([
          before === undefined ? [] : answersOf(before, plan, known, signal),
          answersOf(after, plan, known, signal),
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

/** Opens a set, and rejects with a PolicyProblem if nothing here can judge it. */
async function openJudged(files: PolicyFiles, ports: PolicyPorts): Promise<OpenedPolicies> {
  refuseUnjudged(files);
  return await openPolicies(files, ports);
}

/** The policies of the default branch; undefined if it has no such directory. */
async function readDefaultBranch(
  path: string,
  { directory, workingDirectory, workspace, jobTree }: PolicyDirectory,
  ports: GitPorts & ProgramPorts,
): Promise<PolicyFiles | undefined> {
  const { repository } = findAround(path, workspace);
  if (repository === undefined) {
    throw new PolicyProblem(
      finding(
        'nothing-to-compare',
        phrase`${quoted(directory)} is in no git repository, so there is no default branch to compare with.`,
        { remedy: phrase`Run it in a clone.` },
      ),
    );
  }
  const { root } = repository;
  try {
    const source = await filesOfDefaultBranch(root, jobTree, ports);
    const inTree = (place: string) => slashed(relative(root, realOrSame(place)));
    const names = { name: nameOfSet(path), shownAs: directory };
    const found = await readPolicySet(source, inTree(path), names);
    if (found === undefined) return undefined;
    const conftest = await readConftestFile(source, inTree(workingDirectory), ports);
    const [other = found] = joinNamed([found], conftest);
    return { ...other, shownAs: `${directory} on the default branch` };
  } catch (error) {
    if (!(error instanceof UntrustedError)) throw error;
    const { finding: found } = error;
    const inJob = phrase`In a job, check out with ${typed('fetch-depth: 0')}.`;
    throw new PolicyProblem({
      ...found,
      says: phrase`The default branch cannot be read, so nothing can be compared: ${found.says}`,
      remedy: joinSentences(literal` `, found.remedy ?? '', inJob),
    });
  }
}

/** What each policy of one side says of a redacted plan. */
async function answersOf(
  { set, facts }: OpenedPolicies,
  { document, text }: CheckedPlan,
  known: KnownToPolicies,
  signal: AbortSignal,
): Promise<PolicyAnswer[]> {
  const input = { plan: document, planText: text, run: UNKNOWN_RUN };
  const unknown = groupByPlace(unknownValues(document));
  const answers = await set.judge.evaluate(input, signal);
  return facts.flatMap((rule, index): PolicyAnswer | [] => {
    const judged = answers[index];
    if (judged === undefined) return [];
    const { policy } = rule;
    const { status, output, withoutValues } = judged;
    const builtinErrors = withoutValues?.flatMap((sentence) => sentence ?? []);
    const why = explainUncertainPass(rule, known);
    const [condition] = status === 'passed' ? describeCondition(rule.mayRead(unknown)) : [];
    if (why === undefined && condition !== undefined && !rule.meansUnknown) {
      return { policy, status: 'unknown', output: [], because: condition.text, builtinErrors };
    }
    if (why === undefined && status !== 'not_evaluated') {
      return { policy, status, output, builtinErrors };
    }
    const because = why === undefined ? output.map(String).join(' ') : `It ${why}.`;
    return { policy, status: 'unknown', output: [], because, builtinErrors };
  });
}
