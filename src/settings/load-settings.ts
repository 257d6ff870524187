/**
 * Loads the settings, before any request to the service: opens `plangate.yml`, finds the workspaces that it names, reads the `cloud`
 * block of the configuration, and looks whether each directory is there and holds a configuration.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { findCheckout, isBelow, realOrSame } from '../machine/find-repository.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import { describeDifferences } from '../trust/tree.ts';
import { finding, type Finding } from '../model/finding.ts';
import type { Problem } from '../model/parse.ts';
import type { Environment } from '../model/ports.ts';
import { isSocks, proxiesIn } from '../model/proxies.ts';
import { filePart, firstParts, phrase, quoted, setting } from '../model/sentence.ts';
import { checkDirectories } from './check-directories.ts';
import { readBlocks } from './read-blocks.ts';
import type { SettingsFiles } from './said-settings.ts';
import type { SaidValues, Settings, WrittenSettings } from './settings.ts';
import { readSettings, unansweredSettings } from './settings.ts';
import { workspacesOfFile, type LoadingPlace } from './workspaces-of-file.ts';
import type { OpenedSettingsFiles, Proposed } from './settings-file/open-settings-files.ts';
import { withPathsFromRoot } from './settings-file/paths-from-root.ts';
import type { SettingsFile } from './settings-file/read-settings-file.ts';

export type LoadedSettings =
  | {
      settings: Settings;
      said: SaidValues;
      /** Such as what the pull request's own block would have chosen. */
      notices: Finding[];
      /** Why nothing can be planned yet. */
      undecided?: Finding | undefined;
      /** What is wrong unless the request changes the file of the settings, and nothing else. */
      unlessAlone?: Problem[];
      /** What the request has in place of the file that says how the repository is gated. */
      proposedFile?: OpenedSettingsFiles['proposed'];
    }
  | { problems: Problem[] };

/**
 * Reads the settings, and checks what they name on the disk.
 *
 * @param at.jobTree says whether the files of the checkout may choose settings
 */
export async function loadSettings(
  written: WrittenSettings,
  at: LoadingPlace,
  ports: GitPorts,
): Promise<LoadedSettings> {
  const { workingDirectory } = at;
  // A program that calls the library has its settings as values.
  if (written.entryPoint === 'library') return loadFrom(written, at);
  const directory = resolve(workingDirectory, written.inputs['directory']?.trim() || '.');
  const file = written.inputs['settings']?.trim() || undefined;
  const { openSettingsFiles } = await import('./settings-file/open-settings-files.ts');
  const opened = await openSettingsFiles(file, { directory, ...at }, ports);
  if ('problems' in opened) return withOthers(opened.problems, written, at);
  const files = withPathsFromRoot(opened, { root: opened.root, workingDirectory });
  const withFiles = { ...written, files, gate: opened.gate };
  const named = await workspacesOfFile(withFiles, opened, at, ports);
  if ('problems' in named) return withOthers(named.problems, withFiles, at);
  const loaded = await loadFrom({ ...withFiles, ...named }, at);
  const proposedFile = opened.proposed;
  if ('settings' in loaded) {
    const { undecided, unlessAlone } = named;
    const notices = [...loaded.notices, ...named.notices];
    return { ...loaded, notices, undecided, unlessAlone, proposedFile };
  }
  const first = firstFileOf(opened, loaded.problems);
  if (first === undefined) return loaded;
  if ('problems' in first) return first;
  return loadFirst({ first: first.file, opened, written: withFiles }, at, ports);
}

/** What a repository says in vain, because a pinned file decides. */
function besidePinned(
  left: readonly { setting: string; at: string }[],
  { pinned }: SettingsFiles,
): Finding[] {
  if (left.length === 0) return [];
  const listed = left.map(({ setting: key, at }) => phrase`${setting(key)} of ${filePart(at)}`);
  return [
    finding(
      'not-beside-pinned',
      phrase`${filePart(pinned?.path ?? '')} decides, so this does not count: ${firstParts(listed, 10)}.`,
      {
        remedy: phrase`Take it out, or have the pinned file open it by ${setting('repository-may')}.`,
        actor: 'operators',
      },
    ),
  ];
}

/** Adds what else is wrong. What nothing names may be in the file that has these problems. */
async function withOthers(
  problems: readonly Problem[],
  written: WrittenSettings,
  at: LoadingPlace,
): Promise<{ problems: Problem[] }> {
  const loaded = await loadFrom(written, at);
  const others = 'problems' in loaded ? loaded.problems : [];
  return { problems: [...problems, ...others.filter(({ isMissing }) => isMissing !== true)] };
}

/** The file that a request brings along where the default branch has none, and nothing else names what is gated. */
function firstFileOf(
  { proposed, own }: OpenedSettingsFiles,
  problems: readonly Problem[],
): Proposed {
  const isMissing = problems.every((problem) => problem.isMissing === true);
  return own === undefined && isMissing ? proposed?.is : undefined;
}

/** A file that is not merged chooses nothing: what it would gate is named, and nothing of it is planned. */
async function loadFirst(
  {
    first: file,
    opened,
    written,
  }: { first: SettingsFile; opened: OpenedSettingsFiles; written: WrittenSettings },
  at: LoadingPlace,
  ports: GitPorts,
): Promise<LoadedSettings> {
  const named = ['organization', 'workspaces'];
  const values = new Map([...file.values].filter(([key]) => named.includes(key)));
  const files = { own: { ...file, values } };
  const ofCheckout = { ...opened, deciding: undefined };
  const workspaces = await workspacesOfFile({ ...written, files }, ofCheckout, at, ports);
  if ('problems' in workspaces) return workspaces;
  const loaded = await loadFrom({ ...written, files, ...workspaces }, at);
  if ('problems' in loaded) return loaded;
  const { asked } = loaded.settings.plan;
  return {
    ...loaded,
    undecided: finding(
      'settings-not-merged',
      phrase`${filePart(file.path)} is not on the default branch yet, and nothing else says what is gated. It would gate ${firstParts(asked.map(setting), 10)}.`,
      {
        remedy: phrase`Merge this request: from then on the file counts. Where this check is required, a person who may merge without it does it this once.`,
        actor: 'operators',
      },
    ),
  };
}

/** @param written with what `plangate.yml` says */
async function loadFrom(written: WrittenSettings, at: LoadingPlace): Promise<LoadedSettings> {
  const { inputs, environment } = written;
  const { workingDirectory, jobTree } = at;
  const unanswered = unansweredSettings(written);
  const blocks = await readBlocks(written, unanswered, at);
  const { shownAs, directory, blockOfCheckout, trusted, names, forHost, proposed, backend } =
    blocks;
  const reading = readSettings({
    ...written,
    names,
    backend,
    forHost,
    proposed,
    directory,
    isOnePlan: (files) => isOnePlan(files, workingDirectory),
  });
  const { settings, said = [], left = [] } = 'settings' in reading ? reading : {};
  const plan = inputs['plan'] ?? (written.isPlannedElsewhere === true ? 'elsewhere' : undefined);
  const place = { ...at, directory, shownAs, plan };
  const checked = await checkDirectories(settings, place);
  const { problems } = checked;
  if (blocks.problem !== undefined) problems.push(blocks.problem);
  if (jobTree.proposed && written.entryPoint === 'cli') problems.push(...otherPlanProblems(said));
  // These come last: what is missing may only be missing because the directory is, or because its block cannot be read.
  if ('problems' in reading) {
    const isExplained = blocks.problem !== undefined;
    problems.push(...reading.problems.filter(({ isMissing }) => !(isExplained && isMissing)));
  }
  problems.push(...proxyProblems(environment));
  const missing = problems.findIndex(({ isMissing }) => isMissing);
  const firstMissing = problems[missing];
  if (firstMissing !== undefined && written.entryPoint === 'action') {
    const { blocksSentence } = await import('./repository-contents.ts');
    const hint = await blocksSentence({ directory, shownAs }, jobTree.proposed, '');
    problems[missing] = { ...firstMissing, message: firstMissing.message + hint };
  }
  if (problems.length > 0 || settings === undefined) return { problems };
  const notices = [
    ...(trusted.block ? describeDifferences(blockOfCheckout, trusted.block, unanswered) : []),
    ...(proposed ? authorityNotices(environment, directory, workingDirectory) : []),
    ...besidePinned(left, written.files ?? {}),
  ];
  return { settings: withRefused(settings, checked.refused), said, notices };
}

/**
 * Why no option of a job says that a request is destroyed or planned in part: whoever opens the request may write the call, and such a
 * plan may pass where that of its files does not.
 *
 * @param said what counts of each setting, with the place that says it
 */
function otherPlanProblems(said: readonly { setting: string; place: string }[]): Problem[] {
  return said.flatMap(({ setting, place }) =>
    place === 'call' && ['destroy', 'refresh-only', 'target'].includes(setting)
      ? [
          {
            where: setting,
            message:
              'makes another plan than that of the files of a request. Write it as a key into `plangate.yml`.',
          },
        ]
      : [],
  );
}

/** The same, without the workspaces whose directory cannot be planned: why is said of them alone. */
function withRefused(settings: Settings, refused: ReadonlyMap<string, Finding>): Settings {
  if (refused.size === 0) return settings;
  const { plan } = settings;
  const workspaces = plan.workspaces.map((selector) => {
    const why = refused.get(selector.directory ?? plan.directory);
    return why === undefined ? selector : { ...selector, refused: why };
  });
  return { ...settings, plan: { ...plan, workspaces } };
}

/**
 * Whether the input `plan` names one file that is one plan. A directory, a pattern, a pair `workspace=FILE` and a list may
 * stand for several plans.
 */
export function isOnePlan([first, ...others]: readonly string[], workingDirectory: string) {
  if (first === undefined) return true;
  const isPatternOrPair = /[*?]|^[\w-]+=/.test(first);
  if (others.length > 0 || isPatternOrPair) return false;
  const stats = statSync(resolve(workingDirectory, first), { throwIfNoEntry: false });
  return stats === undefined || !stats.isDirectory();
}

/** Warns of certificate authorities inside the checkout: a pull request could add one and read the traffic. */
function authorityNotices(
  { NODE_EXTRA_CA_CERTS: file = '' }: Environment,
  directory: string,
  workingDirectory: string,
): Finding[] {
  const root = findCheckout(directory) ?? workingDirectory;
  const path = resolve(workingDirectory, file);
  const isInside = isBelow(path, root) || isBelow(realOrSame(path), realOrSame(root));
  if (file === '' || !isInside) return [];
  return [
    finding(
      'proposed-authority',
      phrase`The certificate authorities in ${quoted(file)} are trusted, and a pull request can change that file.`,
      { remedy: phrase`Keep it outside of the checkout.`, actor: 'operators' },
    ),
  ];
}

/** What is wrong with the proxies that the environment names. */
export function proxyProblems(environment: Environment): Problem[] {
  const problems: Problem[] = [];
  for (const proxy of proxiesIn(environment)) {
    // A SOCKS proxy carries no request of this program, but NO_PROXY may name all hosts that it asks.
    if (proxy.url !== undefined || isSocks(proxy)) continue;
    // The message leaves the value out, because it may hold a password.
    const message = 'is not the address of a proxy. Write http://HOST:PORT.';
    problems.push({ where: proxy.variable, message });
  }
  return problems;
}
