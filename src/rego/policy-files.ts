/** The files of a policy set: from a directory of this machine, a commit, or a pinned URL. */
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { isNamedSubmodule } from '../machine/find-repository.ts';
import { readDeciding } from '../machine/read-regular.ts';
import { errorMessage } from '../model/error-message.ts';
import { BLANKS, toLower } from '../model/go-text.ts';
import { nameSome, quote } from '../model/quote.ts';
import { PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { UnreadableFile, wholeText } from '../model/unreadable-file.ts';
import { readModule, type Trees } from './syntax.ts';
import { asTrusted, type ConfigurationFiles, type Obstacle, type Trusted } from '../trust/tree.ts';

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

/** Whether `opa` reads data from a file, as HCP Terraform does. @param path its path, or its name alone */
export function isDataFile(path: string): boolean {
  return /(?:^|\/)data\.(?:json|yaml)$/.test(path);
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
    return `${shownAs}/${path}: is not read under this name. Call it ${right}.`;
  });
  if (problems.length > 0) throw new PolicyProblem(problems);
}

const MOST_NAMED = 5;

/** The files of policies that nothing on this machine judges, and what to do with them; undefined if a set has none. */
export function findUnjudged({
  shownAs,
  files,
}: PolicyFiles): { names: string[]; why: string } | undefined {
  const all = [...files.keys()];
  const sentinel = all.filter((name) => /(?:^|\/)sentinel\.hcl$|\.sentinel$/.test(name));
  if (sentinel.length > 0) {
    const why = `"${shownAs}" holds Sentinel policies (${nameSome(sentinel, MOST_NAMED)}), which are not judged here. HCP Terraform judges them: attach them to the workspace as a policy set, and check with the service. \`sentinel test\` tries them on your machine. Keep Rego in a directory of its own.`;
    return { names: sentinel, why };
  }
  const compiled = all.filter(isCompiled);
  if (compiled.length === 0) return undefined;
  const why = `"${shownAs}" holds compiled policies (${nameSome(compiled, MOST_NAMED)}), which are not judged here. \`opa\` judges Rego as it is written: keep the .rego files in this directory, and compiled ones elsewhere.`;
  return { names: compiled, why };
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
  const notice = `"${policies.shownAs}" has tests for \`conftest verify\` (${nameSome(tests, MOST_NAMED)}), which no check runs.`;
  return { ...policies, files, notices: [policies.notices ?? [], notice].flat() };
}

const MOST_FILES = 2_000;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_LEVELS = 12;

/** Directories in which programs keep files of their own. Others that are hidden are read, as `opa` and conftest do. */
const PROGRAM_DIRECTORIES = new Set([
  '.git',
  '.regal',
  '.terraform',
  '.terragrunt-cache',
  '.venv',
  'node_modules',
]);

interface CollectedFiles {
  files: Map<string, Uint8Array>;
  bytes: number;
  /** Files with data under another name. */
  unreadData: string[];
}

function addFile(
  collected: CollectedFiles,
  path: string,
  content: Uint8Array,
  shownAs: string,
): void {
  collected.files.set(path, content);
  collected.bytes += content.length;
  if (collected.files.size <= MOST_FILES && collected.bytes <= MOST_BYTES) return;
  throw new PolicyProblem(
    `"${shownAs}" holds more than ${MOST_FILES} policy files, or more than 64 MB of them. Name the directory of the policies alone.`,
  );
}

/**
 * Reads the policies of a directory of this machine.
 *
 * @param directory absolute
 * @param followsLinks whether symbolic links are followed; those of judged files must not be
 * @param belongs which files are read
 * @returns undefined if there is no such directory
 */
export async function readDirectoryPolicies(
  directory: string,
  shownAs: string,
  followsLinks: boolean,
  belongs = isPolicyFile,
): Promise<PolicyFiles | undefined> {
  const collected: CollectedFiles = { files: new Map(), bytes: 0, unreadData: [] };
  const walk = async (path: string, level: number): Promise<void> => {
    const folder = join(directory, path);
    const entries = await orPolicyProblem(shownAs, path, () =>
      readdir(folder, { withFileTypes: true }),
    );
    if (entries.length === 0 && isNamedSubmodule(await realpath(folder))) {
      throw new PolicyProblem(
        `"${posix.join(shownAs, path)}" is a submodule that is not checked out, so its policies are missing. Check it out: \`git submodule update --init --recursive\`, or \`submodules: true\` for actions/checkout.`,
      );
    }
    const countedEntries = entries.filter((entry) => followsLinks || !entry.isSymbolicLink());
    for (const { name } of countedEntries) {
      if (isUnreadData(name)) collected.unreadData.push(posix.join(path, name));
    }
    for (const { name } of countedEntries.filter((entry) => belongs(entry.name))) {
      const inner = posix.join(path, name);
      const read = async () => (isCompiled(inner) ? '' : readDeciding(join(directory, inner)));
      const text = await orPolicyProblem(shownAs, inner, read);
      addFile(collected, inner, Buffer.from(text ?? ''), shownAs);
    }
    for (const entry of countedEntries) {
      if (belongs(entry.name) || PROGRAM_DIRECTORIES.has(entry.name)) continue;
      const inner = posix.join(path, entry.name);
      const target = entry.isSymbolicLink()
        ? await stat(join(directory, inner)).catch(() => undefined)
        : entry;
      if (target === undefined && mayBeDirectory(entry.name)) {
        throw new PolicyProblem(describeUnread('link', posix.join(shownAs, inner), shownAs));
      }
      if (target?.isDirectory() !== true) continue;
      if (level < MOST_LEVELS) await walk(inner, level + 1);
      // What is so deep below a hidden directory is a cache.
      else if (!/(?:^|\/)\./.test(inner)) throw new PolicyProblem(describeTooDeep(inner, shownAs));
    }
  };
  const stats = await stat(directory).catch(() => undefined);
  if (stats === undefined && (await lstat(directory).then(() => false, isNotFound))) {
    return undefined;
  }
  if (stats?.isDirectory() !== true) {
    throw new PolicyProblem(
      `"${shownAs}" is no directory. Name the directory of the policies: ${quote(dirname(shownAs))}.`,
    );
  }
  if (!followsLinks && (await realpath(directory)) !== directory) return undefined;
  await walk('', 0);
  const { files, unreadData } = collected;
  return { name: nameOfSet(directory), shownAs, files, unreadData };
}

function isNotFound(error: unknown): boolean {
  return /^ENO(?:ENT|TDIR)(?![A-Z])/.test(errorMessage(error));
}

function describeTooDeep(path: string, shownAs: string): string {
  return `"${shownAs}" has the directory ${path}, and none below it is read. Move its policies up.`;
}

/** @throws PolicyProblem if a part of the set cannot be read: it may be a policy that fails */
async function orPolicyProblem<T>(
  shownAs: string,
  path: string,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const isOfSystem = error instanceof Error && 'code' in error;
    if (!(error instanceof UnreadableFile) && !isOfSystem) throw error;
    const [first = ''] = errorMessage(error).split(':');
    const why = isOfSystem ? `cannot be read (${first})` : errorMessage(error);
    throw new PolicyProblem(`"${posix.join(shownAs, path)}" ${why}.`);
  }
}

/**
 * Reads the policies of a directory in a commit.
 *
 * @param directory relative to the repository, '' for the repository itself
 * @returns undefined if the commit has no such directory
 */
export async function readCommitPolicies(
  source: Trusted<ConfigurationFiles>,
  directory: string,
  { name: setName, shownAs }: { name: string; shownAs: string },
): Promise<Trusted<PolicyFiles> | undefined> {
  const collected: CollectedFiles = { files: new Map(), bytes: 0, unreadData: [] };
  const walk = async (path: string, level: number): Promise<boolean> => {
    const at = posix.join(directory, path).replace(/^\.$/, '');
    const names = await source.names(at);
    const obstacle = names === undefined ? await source.obstacleAt?.(at) : undefined;
    if (obstacle !== undefined) throw new PolicyProblem(describeUnread(obstacle, at, shownAs));
    for (const name of names ?? []) {
      const inner = posix.join(path, name);
      if (isUnreadData(name)) collected.unreadData.push(inner);
      if (isPolicyFile(name)) {
        const file = posix.join(directory, inner);
        const content = await orPolicyProblem(shownAs, inner, () => contentOf(source, file));
        if (content === undefined) {
          const isSubmodule = (await source.obstacleAt?.(file)) === 'submodule';
          throw new PolicyProblem(
            isSubmodule
              ? describeUnread('submodule', file, shownAs)
              : `"${shownAs}" has ${inner}, and no file could be read there from the commit. A policy that is not read may be one that fails.`,
          );
        }
        addFile(collected, inner, content, shownAs);
      } else if (mayBeDirectory(name) || (await source.isNoFile?.(posix.join(at, name)))) {
        const file = posix.join(directory, inner);
        if ((await walk(inner, level + 1)) || !(await source.isNoFile?.(file))) continue;
        // A link may lead to a file.
        if ((await source.read(file)) !== undefined) continue;
        throw new PolicyProblem(describeUnread('unlisted', file, shownAs));
      }
    }
    if (names !== undefined && level > MOST_LEVELS)
      throw new PolicyProblem(describeTooDeep(path, shownAs));
    return names !== undefined;
  };
  if (!(await walk('', 0))) return undefined;
  const { files, unreadData } = collected;
  return asTrusted({ name: setName, shownAs, files, unreadData });
}

/** Without its files, policies would be missing and everything would pass. */
function describeUnread(obstacle: Obstacle | 'unlisted', path: string, shownAs: string): string {
  const why = {
    submodule:
      'a submodule, and its files are not in this commit. Name its repository by a pinned URL, as in `git::https://HOST/REPOSITORY.git//DIR?ref=COMMIT`.',
    link: 'a link that leads to no file here, and the policies of a directory behind it are not read. Put the directory in its place, or name it in `policies`, too.',
    unlisted: 'no file, and what is in it was not listed. Run the job again.',
  };
  return `"${shownAs}" cannot be read as a whole: ${path} is ${why[obstacle]}`;
}

/** A listing does not show which entries are directories, and each attempt to list one may be a request. */
export function mayBeDirectory(name: string): boolean {
  const isFile =
    /\.(?:md|rego|txt|sh|json|ya?ml|tf|hcl|lock|png|svg|gitignore|gitattributes|gitkeep|editorconfig)$/;
  return !PROGRAM_DIRECTORIES.has(name) && !isFile.test(name);
}

async function contentOf(
  source: ConfigurationFiles,
  path: string,
): Promise<Uint8Array | undefined> {
  // Of a compiled file only the name is needed.
  if (isCompiled(path)) return new Uint8Array();
  const text = await source.read(path);
  return text === undefined ? undefined : Buffer.from(wholeText(text));
}

/** `rules/network` → `network`. */
export function nameOfSet(path: string): string {
  const [last] = path
    .split(/[/\\]+/)
    .filter((part) => part !== '' && part !== '.')
    .slice(-1);
  return last ?? 'policies';
}
