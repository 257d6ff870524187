/** The files of a policy set: from a directory of this machine, a commit, or a pinned URL. */
import { existsSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { isDirectory } from '../machine/find-repository.ts';
import { idOf as gitIdOf } from '../machine/git-objects.ts';
import type { DecidingFiles } from '../model/file-tree.ts';
import { BLANKS, toLower } from '../model/go-text.ts';
import { finding, type Finding } from '../model/finding.ts';

import { PolicyProblem, wrongPolicies, type PolicyFiles } from '../model/policy-files.ts';
import {
  filePart,
  firstParts,
  plain,
  phrase,
  quoted,
  sentencePart,
  setting,
  typed,
  type Sentence,
} from '../model/sentence.ts';
import {
  filesHere,
  MOST_BYTES_TOGETHER,
  readBelow,
  UnreadablePart,
} from '../settings/files-of-default-branch.ts';
import { asTrusted, UntrustedError, type Trusted } from '../trust/tree.ts';
import { isDataFile, refuseLeftOutData } from './data-files.ts';
import { readModule, type Trees } from './syntax.ts';

/**
 * Whether a file belongs to a policy set. Data files have the same names as in a bundle of `opa`. Files of tests belong to
 * it, because a `deny` in one judges, for `opa` and for conftest; so do policies that `findUnjudged` reports.
 *
 * One whose name differs from these in capital letters alone, or is `data.yml`, belongs to it to be refused.
 *
 * @param name without its directory
 */
export function isPolicyFile(name: string): boolean {
  return isCalledAsPolicy(toLower(name)) || isOfDataYml(name);
}

function isCalledAsPolicy(name: string): boolean {
  return (
    /\.(?:rego|sentinel|wasm|tar\.gz|policy\.hcl)$/.test(name) ||
    /^(?:policies|sentinel)\.hcl$/.test(name) ||
    isDataFile(name)
  );
}

function isOfDataYml(name: string): boolean {
  return toLower(name) === 'data.yml';
}

/** Whether a file has data under another name, which no check reads. */
function isUnreadData(name: string): boolean {
  return /\.(?:json|ya?ml)$/.test(toLower(name)) && !isPolicyFile(name);
}

/** @throws PolicyProblem naming each file that only its name keeps from being read */
export function refuseMisnamed({ shownAs, files }: PolicyFiles): void {
  const problems = [...files.keys()].flatMap((path) => {
    const name = posix.basename(path);
    if (!isPolicyFile(name) || isCalledAsPolicy(name)) return [];
    const right = isOfDataYml(name) ? 'data.yaml' : toLower(name);
    return wrongPolicies(
      phrase`${filePart(`${shownAs}/${path}`)}: is not read under this name.`,
      phrase`Call it ${sentencePart('name', right, 160)}.`,
    );
  });
  if (problems.length > 0) throw new PolicyProblem(...problems);
}

const MOST_NAMED = 5;

/** The files of policies that nothing on this machine judges, and what to do with them; undefined if a set has none. */
export function findUnjudged({
  shownAs,
  files,
}: PolicyFiles): { names: string[]; why: Finding } | undefined {
  const all = [...files.keys()];
  const sentinel = all.filter((name) => /(?:^|\/)sentinel\.hcl$|\.sentinel$/.test(name));
  if (sentinel.length > 0) {
    const says = phrase`${quoted(shownAs)} holds Sentinel policies (${nameFiles(sentinel)}), which are not judged here.`;
    const remedy = phrase`${AT_THE_SERVICE} ${typed('sentinel test')} tries them on your machine. ${APART}`;
    return { names: sentinel, why: notJudgedHere(says, remedy) };
  }
  const inHcl = all.filter((name) => name.endsWith('.policy.hcl'));
  // Alone they are refused: then nothing of the set can be judged here.
  if (inHcl.length > 0 && all.some((name) => name.endsWith('.rego') && !isTestFile(name))) {
    const says = phrase`${quoted(shownAs)} holds policies in HCL (${nameFiles(inHcl)}), which are not judged here.`;
    return { names: inHcl, why: notJudgedHere(says, phrase`${AT_THE_SERVICE} ${APART}`) };
  }
  const compiled = all.filter(isCompiled);
  if (compiled.length === 0) return undefined;
  const says = phrase`${quoted(shownAs)} holds compiled policies (${nameFiles(compiled)}), which are not judged here.`;
  const remedy = phrase`${setting('opa')} judges Rego as it is written: keep the .rego files in this directory, and compiled ones elsewhere.`;
  return { names: compiled, why: notJudgedHere(says, remedy) };
}

const AT_THE_SERVICE = phrase`HCP Terraform judges them: attach them to the workspace as a policy set, and check with the service.`;
const APART = phrase`Keep Rego in a directory of its own.`;

function notJudgedHere(says: Sentence, remedy: Sentence): Finding {
  return finding('policies-not-judged-here', says, { remedy, actor: 'policy-owners' });
}

function nameFiles(names: readonly string[]): Sentence {
  return firstParts(names.map(filePart), MOST_NAMED);
}

function isCompiled(name: string): boolean {
  return /\.(?:wasm|tar\.gz)$/.test(name);
}

export function isTestFile(name: string): boolean {
  return name.endsWith('_test.rego');
}

/** Functions that only `conftest verify` has. */
const OF_CONFTEST = new RegExp(
  String.raw`(?<![A-Za-z0-9_])parse_(?:config(?:_file)?|combined_config_files)[${BLANKS}]*\(`,
);
const JUDGES = /^(?:deny|violation|warn|rule|exception)/;
const BEGINS_TO_JUDGE = new RegExp(
  String.raw`(?:^|\n)[${BLANKS}]*(?:default[${BLANKS}]+)?${JUDGES.source.slice(1)}`,
);
const TEXT_OR_COMMENT = /"(?:[^"\\\n]|\\[^\n])*"|`[^`]*`|#[^\n]*/g;

/** Leaves the heads of the rules: a test asks for `deny` in its body. */
function withoutBodies(text: string): string {
  const shorter = text.replaceAll(/\{[^{}]*\}/g, '');
  return shorter === text ? text : withoutBodies(shorter);
}

/**
 * The set without tests that `opa` cannot read. One with a rule that judges stays, and is a problem.
 *
 * @param trees what `opa` reads in the files that are in Rego v1
 */
export function withoutTestsOfConftest(policies: PolicyFiles, trees: Trees): PolicyFiles {
  const judges = (name: string, text: string): boolean => {
    const rules = readModule(name, trees[name])?.rules;
    if (rules !== undefined) return rules.some(({ name: [first = ''] }) => JUDGES.test(first));
    return BEGINS_TO_JUDGE.test(withoutBodies(text.replaceAll(TEXT_OR_COMMENT, '')));
  };
  const tests = [...policies.files].flatMap(([name, content]) => {
    const text = isTestFile(name) ? Buffer.from(content).toString() : '';
    return OF_CONFTEST.test(text) && !judges(name, text) ? name : [];
  });
  if (tests.length === 0) return policies;
  const files = new Map([...policies.files].filter(([name]) => !tests.includes(name)));
  const says = phrase`${quoted(policies.shownAs)} has tests for ${typed('conftest verify')} (${nameFiles(tests)}), which no check runs.`;
  const notices = [...(policies.notices ?? []), finding('tests-not-run', says)];
  return { ...policies, files, notices };
}

/** Directories in which programs keep files of their own, on a disk. Others that are hidden are read, as `opa` and conftest do. */
export const PROGRAM_DIRECTORIES: ReadonlySet<string> = new Set([
  '.regal',
  '.terraform',
  '.terragrunt-cache',
  '.venv',
  'node_modules',
]);

/**
 * Reads the policies of a directory.
 *
 * @param directory its path in the tree, '' for the tree itself
 * @param belongs which files are read
 * @returns undefined if there is no such directory
 * @throws PolicyProblem if a part of it cannot be read: it may be a policy that fails
 */
export async function readPolicySet(
  files: DecidingFiles,
  directory: string,
  { name, shownAs }: { name: string; shownAs: string },
  belongs = isPolicyFile,
): Promise<PolicyFiles | undefined> {
  const readOne = async (path: string) => {
    const name = posix.basename(path);
    // Of a compiled file only the name is needed.
    const bytes = isCompiled(name) ? undefined : await files.bytes(path, mostBytesOf(name));
    const value = bytes ?? new Uint8Array();
    return { value, bytes: value.length };
  };
  const leftOut: string[] = [];
  const leaves = (path: string) => void leftOut.push(path);
  const reading = { belongs, skips: skippedIn(files), read: readOne, leaves };
  const found = await orPolicyProblem(shownAs, () => readBelow(files, directory, reading));
  if (found === undefined) return undefined;
  const unreadData = [...found.keys(), ...leftOut].filter((path) =>
    isUnreadData(posix.basename(path)),
  );
  const set = { name, shownAs, files: found, unreadData };
  await refuseLeftOutData(set);
  return set;
}

/** The most bytes of `data.json`. `opa` takes a gigabyte for them; to read as much YAML would take minutes. */
const MOST_DATA_BYTES = 50_000_000;

/** Only tests read files that belong to no set, which may be whole plans. */
function mostBytesOf(name: string): number | undefined {
  if (name === 'data.json') return MOST_DATA_BYTES;
  return isPolicyFile(name) ? undefined : MOST_BYTES_TOGETHER;
}

/** As `readPolicySet`, of files that a job may believe. */
export async function readTrustedSet(
  files: Trusted<DecidingFiles>,
  ...rest: [directory: string, about: { name: string; shownAs: string }]
): Promise<Trusted<PolicyFiles> | undefined> {
  const policies = await readPolicySet(files, ...rest);
  return policies && asTrusted(policies);
}

/**
 * Reads the policies of a directory of this machine.
 *
 * @param directory absolute
 * @returns undefined if there is no such directory
 */
export async function readDirectoryPolicies(
  directory: string,
  shownAs: string,
  workingDirectory: string,
  belongs = isPolicyFile,
): Promise<PolicyFiles | undefined> {
  if (existsSync(directory) && !isDirectory(directory)) {
    throw new PolicyProblem(
      finding('policies-missing', phrase`${quoted(shownAs)} is no directory.`, {
        remedy: phrase`Name the directory of the policies: ${quoted(dirname(shownAs))}.`,
      }),
    );
  }
  const { files, path } = filesHere(directory, workingDirectory);
  return readPolicySet(files, path, { name: nameOfSet(directory), shownAs }, belongs);
}

/**
 * What a request changes in a policy set: it is read by the same rules as the set, without its contents.
 *
 * @param directory of the set, in the tree of the request
 * @returns what is `added`, `removed` and `changed`, as phrases; or why the set could not be read after the merge
 */
export async function findChangedPolicies(
  { files: before, shownAs }: PolicyFiles,
  request: DecidingFiles,
  directory: string,
): Promise<Sentence[] | { why: Finding }> {
  const idOf = async (path: string) => ({ value: await request.idOf(path), bytes: 0 });
  const reading = { belongs: isPolicyFile, read: idOf };
  let after: ReadonlyMap<string, string | undefined>;
  try {
    const found = await orPolicyProblem(shownAs, () => readBelow(request, directory, reading));
    after = found ?? new Map();
  } catch (error) {
    if (error instanceof UntrustedError) return { why: error.finding };
    if (!(error instanceof PolicyProblem)) throw error;
    const [why] = error.findings;
    if (why === undefined) throw error;
    return { why };
  }
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name): Sentence[] => {
    const [content, id] = [before.get(name), after.get(name)];
    if (content === undefined) return [phrase`${quoted(name)} added`];
    if (id === undefined) return [phrase`${quoted(name)} removed`];
    const isSame = isCompiled(name) || gitIdOf('blob', content, id) === id;
    return isSame ? [] : [phrase`${quoted(name)} changed`];
  });
}

/** A commit has only what somebody has added to it. */
function skippedIn(files: DecidingFiles): ReadonlySet<string> {
  return files.of === 'commit' ? new Set() : PROGRAM_DIRECTORIES;
}

async function orPolicyProblem<T>(shownAs: string, read: () => Promise<T>): Promise<T> {
  return read().catch((error: unknown) => {
    if (!(error instanceof UnreadablePart)) throw error;
    const path = quoted(posix.join(shownAs, error.path));
    throw new PolicyProblem(finding('policies-unread', phrase`${path} ${plain(error.message)}.`));
  });
}

/** `rules/network` → `network`. */
export function nameOfSet(path: string): string {
  const [last] = path
    .split(/[/\\]+/)
    .filter((part) => part !== '' && part !== '.')
    .slice(-1);
  return last ?? 'policies';
}
