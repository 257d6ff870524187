/**
 * Finds and opens the team's own Rego policies. They judge the plans of a service, and those that were made here. A
 * person's own files count as they are. In a job the files are judged, and policies come from the default branch or from
 * a pinned URL.
 */
import { randomBytes } from 'node:crypto';
import { resolve, posix, relative } from 'node:path';
import type { GitPorts } from '../machine/ask-git.ts';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { keptAfterJudging } from '../model/job-time.ts';
import { parseJson, type Problem } from '../model/parse.ts';
import { finding, type Finding } from '../model/finding.ts';
import {
  MissingJudge,
  policiesMissing,
  PolicyProblem,
  POLICY_DIRECTORIES,
} from '../model/policy-files.ts';
import type { PolicyFiles } from '../model/policy-files.ts';
import type { Clock } from '../model/ports.ts';
import type { PullRequestOfJob } from '../model/run-input.ts';
import type { OwnJudgement, OwnPolicies } from '../policy/systems/own-policies.ts';
import { asOwn, asTrusted, UntrustedError } from '../trust/tree.ts';
import type { JobTree, Trusted, ProposedTree, OwnTree } from '../trust/tree.ts';
import {
  openPolicies,
  POLICY_MS,
  type OpenedPolicies,
  type PolicyPorts,
  type UndecidedPolicy,
} from './open-policies.ts';
import type { PolicyInput } from './input-form.ts';
import { askPolicyAgain, inputOf, judgeBySets, type PlanToJudge } from './judge-plan.ts';
import { findAround, isBelow, realOrSame, slashed } from '../machine/find-repository.ts';
import type { DecidingFiles } from '../model/file-tree.ts';
import {
  firstParts,
  joinSentences,
  listParts,
  literal,
  phrase,
  quoted,
  sentencePart,
  setting,
  typed,
} from '../model/sentence.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { keepLongNumbers, restoreLongNumbers } from '../model/json-text.ts';
import { replaceInText } from '../plan/sensitive-values.ts';
import { withoutTextsOf } from '../plan/without-sensitive-texts.ts';
import {
  filesHere,
  filesOfClone,
  filesOfRequest,
  readTrusted,
  type DecidingPlace,
} from '../settings/files-of-default-branch.ts';
import {
  describePinned,
  readPinnedAddress,
  withPinned,
  type PinnedAddress,
} from '../trust/pinned-commit.ts';
import {
  findChangedPolicies,
  nameOfSet,
  readDirectoryPolicies,
  readTrustedSet,
} from './policy-files.ts';
import { CONFTEST_FILE, joinSets, readConftestFile, type ConftestFile } from './conftest-file.ts';
import { isPinnedAddress } from '../model/repository-address.ts';
import type { Approvers } from '../policy/policy-owners.ts';

export interface OpenedOwn extends OwnPolicies {
  /** What judges, as in `opa 1.22.4`; undefined where nothing here can. */
  readonly judgedBy: string | undefined;
  /** Names of the policies. */
  readonly policies: readonly string[];
  /** Whom each of them names, where it names anybody. */
  readonly approvers: readonly Approvers[];
  /** What is to be said of the policies themselves. */
  readonly notices: readonly Finding[];
  /** The policies that no plan passes, because they read what none has. */
  readonly undecided: readonly UndecidedPolicy[];
  /** Why nothing here can judge. */
  readonly missing?: Finding | undefined;
  judge(plan: PlanToJudge, signal: AbortSignal): Promise<OwnJudgement>;
  /**
   * The documents that a policy reads of a plan, without sensitive values.
   *
   * @param show makes a text of a document; the numbers in it get their digits afterwards
   */
  explain(
    policy: string,
    plan: PlanToJudge,
    show: (document: unknown) => string,
  ): Promise<string[]>;
  close(): Promise<void>;
}

interface OwnPlace {
  workingDirectory: string;
  jobTree: JobTree;
  /** What policies may read of the change, where no plan says it. */
  pullRequest?: PullRequestOfJob | undefined;
  /** The policies, where they were looked for already. */
  sets?: Promise<Trusted<PolicyFiles>[]>;
}

interface OwnSettings {
  /** The input `policies`; undefined when it is left out. */
  policies?: readonly string[] | undefined;
  directory: string;
}

type OwnPorts = GitPorts & ProgramPorts & { clock: Clock; signal: AbortSignal; endsAt: number };

/**
 * Finds and opens the policies that the settings name. The caller closes them.
 *
 * @param readsWhole whether whole plans are judged, with every value
 * @returns what is wrong with them; without an `opa` they open and judge nothing
 */
export async function openOwnPolicies(
  settings: OwnSettings & { timeoutMs: number },
  place: OwnPlace,
  ports: OwnPorts,
  readsWhole: boolean,
): Promise<OpenedOwn | { problems: Problem[] }> {
  const { policies: written, timeoutMs } = settings;
  const { clock, endsAt, executeBounded, environment, signal } = ports;
  const deadlineMs = endsAt - keptAfterJudging(timeoutMs);
  const limits = { clock, policyMs: POLICY_MS, deadlineMs };
  let sources = written ?? [];
  try {
    const sets = await (place.sets ?? findOwnSets(settings, place, ports));
    sources = written ?? sets.map(({ calledAs, shownAs }) => calledAs ?? shownAs);
    const opened = await openAll(sets, { executeBounded, environment, signal, limits });
    return {
      sources,
      readsWhole,
      readsDrift: opened.some(({ facts }) => facts.some((rule) => rule.readsDrift)),
      judgedBy: [...new Set(opened.map(({ judgedBy }) => judgedBy))].join(' and ') || undefined,
      policies: opened.flatMap(({ set }) => set.policies.map(({ name }) => name)),
      approvers: opened.flatMap(({ set }) =>
        set.policies.flatMap(({ approval }) => approval?.approvers ?? []),
      ),
      notices: opened.flatMap(({ warnings }) => warnings),
      undecided: opened.flatMap(({ undecided }) => undecided),
      judge: (plan, judging) =>
        judgeBySets(opened, { pullRequest: place.pullRequest, ...plan }, judging),
      askAgain: (plan, asked, judging) =>
        askPolicyAgain(opened, { pullRequest: place.pullRequest, ...plan }, asked, judging),
      explain: async (policy, plan, show) => {
        const input = await inputOf(opened, plan, signal);
        return opened
          .filter(({ set }) => set.policies.some(({ name }) => name === policy))
          .map((set) => showDocument(set, input, show));
      },
      close: async () => {
        for (const set of opened) await set.close();
      },
    };
  } catch (error) {
    if (!(error instanceof PolicyProblem) || signal.aborted) throw error;
    if (error instanceof MissingJudge) return { ...nothingJudges(error), sources, readsWhole };
    return { problems: error.problems('policies') };
  }
}

/** What a document of a set shows of an input, without sensitive values. */
function showDocument(
  { write }: OpenedPolicies,
  { planText, ...input }: PolicyInput & { planText: string },
  show: (document: unknown) => string,
): string {
  const mark = randomBytes(12).toString('hex');
  const seen = write({ ...input, planText: replaceInText(planText, undefined) });
  const shown = restoreLongNumbers(show(parseJson(keepLongNumbers(seen, mark))), mark);
  return withoutTextsOf(input.plan)(shown);
}

/** What is opened where no program can judge. */
function nothingJudges(missing: MissingJudge): Omit<OpenedOwn, 'sources' | 'readsWhole'> {
  return {
    judgedBy: undefined,
    policies: [],
    approvers: [],
    notices: [],
    undecided: [],
    missing: missing.finding,
    judge: () => Promise.reject(missing),
    explain: async () => [],
    close: async () => undefined,
  };
}

/** Opens all sets, or none. */
export async function openAll(
  sets: readonly Trusted<PolicyFiles>[],
  ports: PolicyPorts,
): Promise<OpenedPolicies[]> {
  const opened: OpenedPolicies[] = [];
  try {
    for (const set of sets) opened.push(await openPolicies(set, ports));
    return opened;
  } catch (error) {
    for (const set of opened) await set.close();
    throw error;
  }
}

/**
 * Reads all policy sets that judge: those that the settings name.
 *
 * @returns none if a person leaves the input out and no directory has a policy
 * @throws PolicyProblem if a set cannot be read
 */
export async function findOwnSets(
  { policies: written, directory }: OwnSettings,
  { workingDirectory, jobTree }: OwnPlace,
  ports: GitPorts & ProgramPorts,
): Promise<Trusted<PolicyFiles>[]> {
  const where = { workingDirectory, jobTree, directory: resolve(workingDirectory, directory) };
  let reading: Promise<ConftestFile | undefined> | undefined;
  const conftest = () => (reading ??= readConftestOf(where, ports));
  if (written === undefined && !jobTree.proposed)
    return findPersonalSets(where, jobTree, await conftest());
  const texts = written ?? (await conftest())?.policy;
  if (texts === undefined) throw new PolicyProblem(UNNAMED);
  const found: Trusted<PolicyFiles>[] = [];
  for (const text of texts) found.push(await findSet(text, where, ports));
  // Only such a set needs conftest.toml, for which a job has to read the default branch once more.
  const needsFile = found.some(
    (set, index) => !isPinnedAddress(texts[index] ?? '') && isForConftest(set),
  );
  const sets = joinNamed(found, needsFile ? await conftest() : undefined).map(asTrusted);
  const names = sets.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated === undefined) return sets;
  throw new PolicyProblem(
    finding(
      'policies-wrong',
      phrase`Two policy sets are called ${quoted(repeated)}, after the last part of their directory.`,
      { remedy: phrase`Rename one directory, so that a report says which set it means.` },
    ),
  );
}

/** The sets of a person who names none: those of both usual directories, and of those that conftest.toml names. */
async function findPersonalSets(
  { workingDirectory }: DecidingPlace,
  jobTree: OwnTree,
  conftest: ConftestFile | undefined,
): Promise<Trusted<PolicyFiles>[]> {
  const found: PolicyFiles[] = [];
  for (const name of new Set([POLICY_DIRECTORIES, conftest?.policy ?? []].flat())) {
    const path = resolve(workingDirectory, name);
    const set = await readDirectoryPolicies(path, name, workingDirectory);
    if (set === undefined && !POLICY_DIRECTORIES.includes(name)) {
      throw new PolicyProblem(
        finding(
          'policies-missing',
          phrase`conftest.toml names the directory ${quoted(name)}, which does not exist.`,
          { about: { policySet: name }, remedy: phrase`Correct the name.` },
        ),
      );
    }
    if (set !== undefined && set.files.size > 0) found.push(set);
  }
  const sets = joinNamed(found, conftest);
  const [first, ...others] = sets;
  if (first === undefined) return [];
  const names = listParts(sets.map(({ shownAs }) => quoted(shownAs)));
  const together = finding('policies-read-together', phrase`${names} are both read.`, {
    remedy: phrase`To judge by one alone, name it with ${setting('policies')}.`,
  });
  const notices = [first.notices ?? [], others.length > 0 ? together : []].flat();
  return [{ ...first, notices }, ...others].map((set) => asOwn(jobTree, set));
}

/** Whether only the names of its rules say which of them judge, as conftest does it. */
function isForConftest({ files }: PolicyFiles): boolean {
  return !files.has('policies.hcl') && [...files.keys()].some((name) => name.endsWith('.rego'));
}

/** The sets as conftest.toml says it: those that it names are one. */
export function joinNamed(
  sets: readonly PolicyFiles[],
  conftest: ConftestFile | undefined,
): PolicyFiles[] {
  const named = conftest?.policy.map((path) => posix.join(path, '/'));
  const isNamed = (set: PolicyFiles) =>
    isForConftest(set) && named?.includes(posix.join(set.shownAs, '/')) === true;
  return [...sets.filter((set) => !isNamed(set)), ...joinSets(sets.filter(isNamed), conftest)];
}

/** Reads conftest.toml of a directory of this machine. @throws PolicyProblem */
export function readConftestHere(directory: string, ports: ProgramPorts) {
  const { files, path } = filesHere(directory, directory);
  return readConftestFile(files, path, ports);
}

/**
 * Reads conftest.toml of the directory in which the check was started; in a job, the one on the default branch.
 *
 * @throws PolicyProblem also where that branch cannot be read
 */
async function readConftestOf(
  { directory, workingDirectory, jobTree }: DecidingPlace,
  ports: GitPorts & ProgramPorts,
): Promise<ConftestFile | undefined> {
  if (!jobTree.proposed) return readConftestHere(workingDirectory, ports);
  const { repository } = findAround(directory, jobTree.workspace);
  if (repository === undefined) return undefined;
  const tree = relativePathInside(repository.root, realOrSame(workingDirectory));
  if (tree === undefined) return undefined;
  return readFromDefaultBranch(CONFTEST_FILE, async () =>
    readConftestFile(await jobTree.trusted(repository.root), tree, ports),
  );
}

const UNNAMED = finding('policies-missing', phrase`is missing.`, {
  remedy: phrase`Name the directory of your policies on the default branch, as in ${typed('policies: policies')}, or a pinned URL. Policies of a pull request do not judge it, and a check without a terminal counts as a job. To judge by the files on your disk, run the check in a terminal, without a pipe.`,
});

async function findSet(
  text: string,
  where: DecidingPlace,
  ports: GitPorts,
): Promise<Trusted<PolicyFiles>> {
  if (isPinnedAddress(text)) return readPinnedSet(readPinnedAddress(text), ports);
  const { workingDirectory, jobTree } = where;
  const path = resolve(realOrSame(workingDirectory), text);
  if (jobTree.proposed) return findTrustedSet(text, path, { ...where, jobTree }, ports);
  const ownPolicies = await readDirectoryPolicies(path, text, workingDirectory);
  if (ownPolicies !== undefined) return asOwn(jobTree, ownPolicies);
  throw new PolicyProblem(policiesMissing(text, FIRST_POLICY_REMEDY));
}

const FIRST_POLICY_REMEDY = phrase`${typed('plangate init --local')} writes a first policy with its test.`;

/**
 * The policies of a job. The path is taken as it is written: a link in the judged files must not lead
 * to another directory of the default branch.
 */
async function findTrustedSet(
  text: string,
  path: string,
  { directory, workingDirectory, jobTree }: DecidingPlace & { jobTree: ProposedTree },
  ports: GitPorts,
): Promise<Trusted<PolicyFiles>> {
  const { workspace } = jobTree;
  const { repository } = findAround(directory, workspace);
  if (repository !== undefined && isBelow(path, repository.root)) {
    const tree = slashed(relative(repository.root, path));
    const source = await readFromDefaultBranch(text, () => jobTree.trusted(repository.root));
    const set = await readBranchSet(source, tree, text);
    const request = await filesOfRequest(repository.root, ports);
    return asTrusted(await withChangeNotice(set, request, tree));
  }
  const secondCheckout = findAround(path, workspace).repository;
  if (secondCheckout !== undefined) {
    // It may be of the pull request as well, so its default branch counts.
    const source = await readFromDefaultBranch(text, () =>
      filesOfClone(secondCheckout.root, ports),
    );
    return readBranchSet(source, relative(secondCheckout.root, realOrSame(path)), text);
  }
  const ownPolicies = isBelow(path, realOrSame(workspace))
    ? undefined
    : await readDirectoryPolicies(path, text, workingDirectory);
  if (ownPolicies !== undefined) return asTrusted(ownPolicies);
  throw new PolicyProblem(
    finding(
      'policies-unread',
      phrase`${quoted(text)} is in no git repository that this job can read, so nothing says that a pull request did not write it.`,
      { remedy: phrase`Check the repository out with git, or name a pinned URL.` },
    ),
  );
}

async function readBranchSet(
  source: Trusted<DecidingFiles>,
  tree: string,
  text: string,
): Promise<Trusted<PolicyFiles>> {
  const names = { name: nameOfSet(text), shownAs: text };
  const policies = await readFromDefaultBranch(text, () => readTrustedSet(source, tree, names));
  if (policies !== undefined) return policies;
  throw new PolicyProblem(
    finding('policies-missing', phrase`${quoted(text)} is not on the default branch.`, {
      about: { policySet: text },
      remedy: phrase`Correct the name, or merge the policies first: those that a pull request brings along do not judge it.`,
    }),
  );
}

/** Reads the policies of a commit. Nothing is checked out, and nothing of it is run. */
async function readPinnedSet(
  pinned: PinnedAddress,
  ports: GitPorts,
): Promise<Trusted<PolicyFiles>> {
  const { repository: address, path } = pinned;
  const name = nameOfSet(path === '' ? address.replace(/\.git$/, '') : path);
  const shownAs = describePinned(pinned);
  const policies = await withPinned(pinned, ports, (tree) =>
    readTrustedSet(readTrusted(tree), path, { name, shownAs }),
  );
  if (policies !== undefined) return policies;
  const shown = sentencePart('name', shownAs, 160);
  throw new PolicyProblem(
    finding('policies-missing', phrase`${shown} has no directory ${quoted(path)}.`),
  );
}

const MOST_NAMED = 5;

/** Says where the commit under review has other policies, which decide nothing. */
async function withChangeNotice(
  set: PolicyFiles,
  request: DecidingFiles | undefined,
  tree: string,
): Promise<PolicyFiles> {
  const { shownAs } = set;
  const changes = request === undefined ? [] : await findChangedPolicies(set, request, tree);
  if (Array.isArray(changes) && changes.length === 0) return set;
  const decide = phrase`Those of the default branch decide.`;
  if ('why' in changes) {
    const { says, remedy } = changes.why;
    const unread = phrase`This pull request has policies in ${quoted(shownAs)} that could not be read after the merge: ${says} ${decide}`;
    return { ...set, notices: [finding('policies-changed', unread, { remedy })] };
  }
  const changed = finding(
    'policies-changed',
    phrase`This pull request changes the policies in ${quoted(shownAs)} (${firstParts(changes, MOST_NAMED)}). ${decide}`,
    {
      about: { policySet: shownAs },
      remedy: phrase`${typed(`plangate policies check ${shownAs}`)} shows what the changes would decide.`,
    },
  );
  return { ...set, notices: [changed] };
}

/** @throws PolicyProblem, which names the policies by their `text`, if the default branch cannot be read */
async function readFromDefaultBranch<T>(text: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UntrustedError)) throw error;
    const { finding: found } = error;
    const others = phrase`Policies of a pull request do not judge it. To judge by the files on your disk, run the check in a terminal, without a pipe.`;
    throw new PolicyProblem({
      ...found,
      says: phrase`${quoted(text)} could not be read from the default branch: ${found.says}`,
      remedy: joinSentences(literal` `, found.remedy ?? '', others),
    });
  }
}
