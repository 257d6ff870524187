/**
 * Opens the policies of a directory as the working tree has them, and as the default branch has them. No side decides
 * about a plan: both are tried and compared.
 */
import { relative, resolve, sep } from 'node:path';
import type { GitPorts } from '../../machine/ask-git.ts';
import { findAround, openAt, realOrSame } from '../../machine/find-repository.ts';
import { PolicyProblem, type PolicyFiles } from '../../model/policy-files.ts';
import type { PolicyTests } from '../../model/policy-trial.ts';
import { quote } from '../../model/quote.ts';
import { trustedInGit } from '../../trust/git-files.ts';
import type { JobTree } from '../../trust/tree.ts';
import { UntrustedError } from '../../trust/trusted-block.ts';
import type { PolicyPorts } from '../open-policies.ts';
import {
  isPolicyFile,
  isTest,
  sentinelFiles,
  nameOfSet,
  readCommitPolicies,
  readDirectoryPolicies,
} from '../policy-files.ts';
import { findOpa, type Opa } from '../rego/find-opa.ts';
import { howToGetOpa } from '../rego/get-opa.ts';
import type { KnownInput } from './describe-rules.ts';
import { NO_POLICIES, openSide, type Side } from './open-side.ts';
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

export type TrialPorts = PolicyPorts & KnownInput & GitPorts;

export interface Trial {
  before: Side;
  after: Side;
  /** Both sides have the same policies. */
  isSame: boolean;
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
  if (!hasRego(own))
    throw new PolicyProblem(`${quote(directory)} holds no Rego policy. ${NAME_IT}`);
  const other = await readDefaultBranch(path, where, ports);
  const opa = await usableOpa(ports);
  const after = await openSide(own, opa, ports);
  try {
    const isSame = other !== undefined && hasSamePolicies(own, other);
    const { before, notice } = isSame
      ? {
          before: after,
          notice: `The policies in ${quote(directory)} are those of the default branch.`,
        }
      : await openBefore(other, after, { opa, directory }, ports);
    const tests = await testPolicies(own, opa, ports, { other, isOld: after.isOld });
    return {
      before,
      after,
      isSame,
      tests,
      notices: [...(notice === undefined ? [] : [notice]), ...after.warnings],
      close: async () => {
        await Promise.all([before.close(), after.close()]);
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

function hasRego({ files }: PolicyFiles): boolean {
  return [...files.keys()].some((name) => name.endsWith('.rego') && !isTest(name));
}

function refuseOthers(policies: PolicyFiles): void {
  if (sentinelFiles(policies).length === 0) return;
  const { shownAs } = policies;
  throw new PolicyProblem(
    `${quote(shownAs)} holds Sentinel policies, which HCP Terraform alone judges. Only Rego is tried.`,
  );
}

async function usableOpa(ports: TrialPorts): Promise<Opa> {
  const opa = await findOpa(ports);
  if (opa === undefined)
    throw new PolicyProblem(`There is no \`opa\` on the PATH. ${howToGetOpa()}`);
  if ('problem' in opa) throw new PolicyProblem(opa.problem);
  return opa;
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

/** Whether everything that can change a result is the same. */
function hasSamePolicies(one: PolicyFiles, other: PolicyFiles): boolean {
  const names = ({ files }: PolicyFiles): string[] =>
    [...files.keys()].filter((name) => isPolicyFile(name) && !isTest(name)).sort();
  const all = names(one);
  return (
    all.join('\0') === names(other).join('\0') &&
    all.every((name) => {
      const left = one.files.get(name);
      const right = other.files.get(name);
      return left !== undefined && right !== undefined && Buffer.compare(left, right) === 0;
    })
  );
}

/** The default branch's side, and what there is to say of it. */
async function openBefore(
  policies: PolicyFiles | undefined,
  after: Side,
  { opa, directory }: { opa: Opa; directory: string },
  ports: TrialPorts,
): Promise<{ before: Side; notice?: string }> {
  if (policies === undefined || policies.files.size === 0) {
    const notice = `The default branch has no policies in ${quote(directory)}: all of them count as new.`;
    return { before: NO_POLICIES, notice };
  }
  try {
    refuseOthers(policies);
    if (hasRego(policies)) return { before: await openSide(policies, opa, ports) };
    throw new PolicyProblem(`${quote(policies.shownAs)} holds no Rego policy.`);
  } catch (error) {
    if (!(error instanceof PolicyProblem)) throw error;
    const [first = ''] = error.message.split('\n');
    const notice = `The policies of the default branch cannot be used, so nothing can be compared: ${first}`;
    return { before: unknownLike(after), notice };
  }
}

/** A side that could not be read: it has the policies of the other one, without an answer. */
function unknownLike({ rules }: Side): Side {
  const unjudged = { kind: 'no-result', sentence: 'The default branch gave no result.' } as const;
  return {
    ...NO_POLICIES,
    rules: rules.map((rule) => ({ ...rule, identity: '' })),
    judge: async () =>
      rules.map(({ rule: { name } }) => ({
        policy: name,
        status: 'unknown',
        output: [],
        unjudged,
      })),
  };
}
