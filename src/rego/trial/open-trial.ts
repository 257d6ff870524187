/**
 * Opens the policies of a directory as the working tree has them, and as the default branch has them. No side decides
 * about a plan: both are tried and compared.
 */
import { relative, resolve, sep } from 'node:path';
import type { GitPorts } from '../../machine/ask-git.ts';
import { findAround, openAt, realOrSame } from '../../machine/find-repository.ts';
import { PolicyProblem, type PolicyFiles } from '../../model/policy-files.ts';
import type { PolicyTests } from '../../policy/compare-policies.ts';
import { quote } from '../../model/quote.ts';
import { trustedInGit } from '../../trust/git-files.ts';
import type { JobTree } from '../../trust/tree.ts';
import { UntrustedError } from '../../trust/trusted-block.ts';
import {
  isPolicyFile,
  isTest,
  sentinelFiles,
  nameOfSet,
  readCommitPolicies,
  readDirectoryPolicies,
} from '../policy-files.ts';
import type { PolicyPorts } from '../open-policies.ts';
import { findOpa, type Opa } from '../find-opa.ts';
import { howToGetOpa } from '../get-opa.ts';
import { openSide, type Side } from './open-side.ts';
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

export type TrialPorts = PolicyPorts & GitPorts;

export interface Trial {
  /** Undefined without policies that can judge: nothing is blocked there. */
  before: Side | undefined;
  after: Side;
  tests: PolicyTests;
  /** Sentences for people about the two sides. */
  notices: string[];
  close: () => Promise<void>;
}

/**
 * Opens both sides and runs the tests of the working tree. The caller closes it.
 *
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
export async function openTrial(where: PolicyDirectory, ports: TrialPorts): Promise<Trial> {
  const { directory } = where;
  const path = resolve(realOrSame(where.workingDirectory), directory);
  const own = await readDirectoryPolicies(path, directory, !where.jobTree.proposed, belongs);
  if (own === undefined) {
    throw new PolicyProblem(`${quote(directory)} does not exist, or is a link. ${NAME_IT}`);
  }
  refuseOthers(own);
  const other = await readDefaultBranch(path, where, ports);
  const opa = await findOpa(ports);
  if (opa === undefined || 'problem' in opa) {
    const problem = opa?.problem ?? 'There is no `opa` on the PATH.';
    throw new PolicyProblem(`${problem} ${howToGetOpa()}`);
  }
  const after = await openSide(own, opa, ports);
  try {
    const { before, notices } = await openBefore(other, opa, directory, ports);
    const tests = await testPolicies(own, opa, ports, { other, isOld: after.isOld });
    return {
      before,
      after,
      tests,
      notices: [...notices, ...after.warnings],
      close: async () => {
        await Promise.all([before?.close(), after.close()]);
      },
    };
  } catch (error) {
    await after.close();
    throw error;
  }
}

const NAME_IT = 'Name the directory of your policies, as in `plangate policies check policies`.';

function belongs(name: string): boolean {
  return isPolicyFile(name) || isForTests(name);
}

/** @throws PolicyProblem if a set has policies that are not tried, or none */
function refuseOthers(policies: PolicyFiles): void {
  const shown = quote(policies.shownAs);
  if (sentinelFiles(policies).length > 0) {
    throw new PolicyProblem(
      `${shown} holds Sentinel policies, which HCP Terraform alone judges. Only Rego is tried.`,
    );
  }
  const names = [...policies.files.keys()];
  if (!names.some((name) => name.endsWith('.rego') && !isTest(name))) {
    throw new PolicyProblem(`${shown} holds no Rego policy. ${NAME_IT}`);
  }
}

/** The policies of the default branch; undefined if it has no such directory. */
async function readDefaultBranch(
  path: string,
  { directory, workspace, jobTree, defaultBranch }: PolicyDirectory,
  ports: TrialPorts,
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
    const about = { name: nameOfSet(path), shownAs: `${directory} on the default branch` };
    return await readCommitPolicies(source, tree, about);
  } catch (error) {
    if (!(error instanceof UntrustedError)) throw error;
    throw new PolicyProblem(
      `The default branch cannot be read, so nothing can be compared: ${error.message} In a job, check out with \`fetch-depth: 0\`.`,
    );
  }
}

/** The default branch's side, or why there is none. */
async function openBefore(
  policies: PolicyFiles | undefined,
  opa: Opa,
  directory: string,
  ports: TrialPorts,
): Promise<Pick<Trial, 'before' | 'notices'>> {
  if (policies === undefined || policies.files.size === 0) {
    const notice = `The default branch has no policies in ${quote(directory)}: all of them count as new.`;
    return { before: undefined, notices: [notice] };
  }
  try {
    refuseOthers(policies);
    return { before: await openSide(policies, opa, ports), notices: [] };
  } catch (error) {
    if (!(error instanceof PolicyProblem)) throw error;
    const [first = ''] = error.message.split('\n');
    const notice = `The policies of the default branch cannot be used, so all of them count as new: ${first}`;
    return { before: undefined, notices: [notice] };
  }
}
