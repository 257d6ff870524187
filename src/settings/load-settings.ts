/**
 * Settings with what only the file system knows: the configuration's own `cloud` block, or the
 * trusted one where the checkout is judged, and whether the directories are there and hold a
 * configuration. No request to the service is made before this.
 */
import { existsSync } from 'node:fs';
import { opendir, readFile, readdir, stat } from 'node:fs/promises';
import { environmentProblems } from './environment-problems.ts';
import { join, relative, resolve, sep } from 'node:path';
import { isWithin, repositoryOf } from '../archive/place.ts';
import { findAround, findCheckout, realOrSame } from '../machine/find-repository.ts';
import type { CloudBlock } from '../locate/cloud-block.ts';
import { mayHaveCloudBlock } from '../locate/cloud-block.ts';
import { otherHost } from '../trust/target.ts';
import type { ConfigurationFiles, Judgement } from '../trust/trusted-block.ts';
import {
  UntrustedError,
  findBlock,
  readBranch,
  describeDifferences,
} from '../trust/trusted-block.ts';
import type { SettingProblem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import { toLiterals } from './run-options.ts';
import type { SettingSources, Settings } from './settings.ts';
import { readSettings, unanswered } from './settings.ts';
import { plannedDirectories } from './workspace-selectors.ts';

export type LoadedSettings =
  | {
      settings: Settings;
      /** What the pull request would have chosen, and does not: for people. */
      notices: string[];
    }
  | { problems: SettingProblem[] };

/** `workingDirectory` is what relative directories are relative to. */
export async function loadSettings(
  sources: Omit<SettingSources, 'cloud' | 'judged'>,
  workingDirectory: string,
  judgement: Judgement,
): Promise<LoadedSettings> {
  const open = unanswered(sources);
  const blocks = await readBlocks(sources, open, workingDirectory, judgement);
  const { written, directory, own, trusted } = blocks;
  const judged = blocks.judged !== undefined;
  const read = readSettings({ ...sources, cloud: blocks.cloud, judged: blocks.judged });
  const planned = 'settings' in read ? plannedDirectories(read.settings) : [written];
  const problems = 'problems' in read ? [...read.problems] : [];
  const sends = 'problems' in read || read.settings.source === 'upload';
  for (const text of sends ? planned : []) {
    const input = text === written ? 'directory' : 'workspaces';
    const problem =
      outsideProblem(input, text, directory, workingDirectory) ??
      (await directoryProblem(input, text, workingDirectory)) ??
      (judged && 'settings' in read && text !== written
        ? otherHost(read.settings, await findHost(resolve(workingDirectory, text), text))
        : undefined);
    if (problem !== undefined) problems.push(problem);
  }
  const caFile = sources.given['ca-file']?.trim() || undefined;
  problems.push(...(await environmentProblems(caFile, sources.environment, workingDirectory)));
  if (problems.length > 0 || 'problems' in read) return { problems };
  const notices = [
    ...(trusted.block ? describeDifferences(own, trusted.block, open) : []),
    ...(judged ? secretAuthorityProblem(read.settings, directory, workingDirectory) : []),
  ];
  const runOptions = await toLiterals(read.settings.runOptions);
  return { settings: { ...read.settings, runOptions }, notices };
}

/**
 * The `cloud` blocks that have a say in what is not answered yet, and those that only must not
 * name another host.
 */
export async function readBlocks(
  sources: Pick<SettingSources, 'given'>,
  open: ReturnType<typeof unanswered>,
  workingDirectory: string,
  judgement: Judgement,
) {
  const written = sources.given['directory']?.trim() || '.';
  const directory = resolve(workingDirectory, written);
  const { judged } = judgement;
  const names = open.organization || open.workspaces;
  const look = names || (!judged && open.hostname) ? findCloudBlock : findHost;
  const own = judged || names || open.hostname ? await look(directory, written) : undefined;
  const trusted: Trusted =
    judged && names
      ? await findTrusted(sources, directory, workingDirectory, judgement, own)
      : { why: '' };
  return {
    written,
    directory,
    own,
    trusted,
    cloud: judged ? trusted.block : own,
    judged: judged ? { blocks: [own, trusted.block], why: trusted.why } : undefined,
  };
}

interface Trusted {
  block?: CloudBlock;
  /** What to say where it names nothing. */
  why: string;
}

/** Whoever writes a certificate authority into the checkout could stand between here and the host. */
function secretAuthorityProblem({ caFile }: Settings, directory: string, workingDirectory: string) {
  const root = findCheckout(directory) ?? workingDirectory;
  if (caFile === undefined || relative(root, resolve(workingDirectory, caFile)).startsWith('..')) {
    return [];
  }
  return [
    `The certificate authorities in ${quote(caFile)} are trusted, and a pull request can change that file. Keep it outside of the checkout.`,
  ];
}

/** @param own where to look first: a file is seldom renamed */
async function findTrusted(
  sources: Pick<SettingSources, 'given'>,
  directory: string,
  workingDirectory: string,
  { trusted, workspace = workingDirectory }: Extract<Judgement, { judged: true }>,
  own: CloudBlock | undefined,
): Promise<Trusted> {
  const written = sources.given['trusted-branch']?.trim() || undefined;
  const named = written === undefined ? undefined : readBranch(written);
  if (named !== undefined && 'problem' in named) return { why: named.problem };
  const branch = named?.value;
  const title = branch === undefined ? 'the default branch' : `the branch ${quote(branch)}`;
  try {
    const root = findAround(directory, workspace).repository?.root ?? workingDirectory;
    const path = relative(root, realOrSame(directory)).split(sep).join('/');
    const files = await trusted(root, branch);
    const likely = own?.at.replace(/:\d+$/, '').split('/').at(-1);
    const block = await findBlock(files, path, likely);
    if (block !== undefined) {
      const at = `${block.at} of ${title}`;
      return { block: { ...block, at }, why: `The block at ${at} does not name it.` };
    }
    const where = path === '' ? 'the repository' : quote(path);
    return {
      why: `There is no \`cloud\` block in ${where} on ${title} that this job may read, and one that a pull request adds does not count.`,
    };
  } catch (error) {
    if (!(error instanceof UntrustedError)) throw error;
    return { why: `The \`cloud\` block of ${title} could not be read: ${error.message}` };
  }
}

/**
 * A directory that holds the whole checkout, or lies in no repository beside it: said before anything looks through it,
 * because it may be as large as the machine.
 *
 * @param directory the one of all workspaces that name none
 */
function outsideProblem(
  input: string,
  text: string,
  directory: string,
  workingDirectory: string,
): SettingProblem | undefined {
  const place = realOrSame(resolve(workingDirectory, text));
  const repository = repositoryOf(directory);
  if (repository === undefined && input === 'directory') return undefined;
  const home = repository ?? realOrSame(workingDirectory);
  const isAbove = place !== home && isWithin(home, place);
  const isBeside = repository !== undefined && !isWithin(place, home) && existsSync(place);
  if (!isAbove && !(isBeside && repositoryOf(place) === undefined)) return undefined;
  const message = `names ${quote(text)}, which leads out of ${home}: only what lies in a repository is planned. Write where it is, seen from where the job works.`;
  return { input, message };
}

async function directoryProblem(
  input: string,
  text: string,
  workingDirectory: string,
): Promise<SettingProblem | undefined> {
  const path = resolve(workingDirectory, text);
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) {
    const checkoutHint = ' Is the checkout step there, and the name right?';
    const hint =
      input === 'workspaces'
        ? ' It is looked for from where this runs, whatever `directory` says.'
        : text === '.'
          ? ''
          : checkoutHint;
    return { input, message: `${quote(text)} does not exist.${hint}` };
  }
  if (!found.isDirectory()) return { input, message: `${quote(text)} is not a directory.` };
  const has = await hasConfiguration(path).catch((error: NodeJS.ErrnoException) => error);
  if (has === true) return undefined;
  if (has !== false) {
    const what = has.path === undefined || has.path === path ? '' : `: ${has.path}`;
    const message = `${quote(text)} cannot be read (${has.code}${what}). Is it the right directory?`;
    return { input, message };
  }
  const message = `${quote(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`;
  return { input, message };
}

const CONFIGURATION = /\.(?:tf|tofu)(?:\.json)?$/;

async function hasConfiguration(path: string): Promise<boolean> {
  const deeper: string[] = [];
  for await (const entry of await opendir(path)) {
    if (entry.isFile() && CONFIGURATION.test(entry.name)) return true;
    if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
      deeper.push(join(path, entry.name));
    }
  }
  for (const directory of deeper) if (await hasConfiguration(directory)) return true;
  return false;
}

/** A link may lead to what never ends. */
async function readRegular(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() !== true || found.size > MAX_BYTES) return undefined;
  return readFile(path, 'utf8').catch(() => undefined);
}

/** Nobody writes a configuration file of this size. */
const MAX_BYTES = 5_000_000;

/** Only a block that names a host, which few do: the others need not be parsed. */
function findHost(directory: string, shown: string): Promise<CloudBlock | undefined> {
  const worth = (text: string) => mayHaveCloudBlock(text) && text.includes('hostname');
  return findCloudBlock(directory, shown, worth);
}

/** `shown` is how messages call the directory. */
export async function findCloudBlock(
  directory: string,
  shown: string,
  worth = mayHaveCloudBlock,
): Promise<CloudBlock | undefined> {
  const files: ConfigurationFiles = {
    names: () => readdir(directory).catch(() => undefined),
    read: (name) => readRegular(join(directory, name)),
  };
  const first = await findBlock(files, '', undefined, worth);
  const block = first?.hostname === undefined ? await withHost(first, files) : first;
  const here = shown === '' || shown === '.';
  return block && !here ? { ...block, at: `${shown}/${block.at}` } : block;
}

/**
 * The same block with the host that another file names: one that overrides it, or one in JSON. It is
 * said so rather than another host being taken for granted.
 */
async function withHost(
  block: CloudBlock | undefined,
  files: ConfigurationFiles,
): Promise<CloudBlock | undefined> {
  const names = ((await files.names('')) ?? []).filter((name) => CONFIGURATION.test(name)).sort();
  for (const name of names) {
    const text = (await files.read(name)) ?? '';
    if (!/hostname|\\u/.test(text)) continue;
    const alone = { ...files, names: async () => [name] };
    const found = name.endsWith('.json')
      ? { at: name, hostname: hostInJson(text) }
      : await findBlock(alone, '');
    if (found?.hostname !== undefined) return { ...block, at: found.at, hostname: found.hostname };
  }
  return block;
}

/** Of a `cloud` block or a `remote` backend, however deep it lies. */
function hostInJson(text: string): string | undefined {
  let found: string | undefined;
  const hosts = new Map<unknown, string>();
  try {
    JSON.parse(text, function (this: unknown, key: string, value: unknown) {
      if (key === 'hostname' && typeof value === 'string') hosts.set(this, value);
      if (!['cloud', 'remote'].includes(key)) return value;
      for (const one of [value].flat(2)) found ??= hosts.get(one);
      return value;
    });
  } catch {
    // Terraform cannot read it either.
  }
  return found;
}
