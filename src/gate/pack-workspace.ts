/** Has the files of a workspace packed. If Terraform would load a file that the policies do not see, the gate says so or stops. */
import { slashed } from '../machine/find-repository.ts';
import { existsSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import {
  EMPTY_SUBMODULE,
  NOT_CHECKED_OUT,
  UNTRACKED,
  type Archive,
  type ExcludedEntry,
} from '../archive/archive.ts';
import { isConfiguration } from '../configuration/file-names.ts';
import { GateStop } from './failure-of.ts';
import { shownDirectory, type Packed, type ReadyWorkspace } from './find-workspace.ts';
import {
  findHidden,
  linksOf,
  loadReader,
  couldBeLoaded,
  MOST_NAMED,
  sayDoubtful,
} from './hidden-files.ts';
import { sayEmptySubmodules } from './look-at-commit.ts';
import { examineManifest } from './examine-manifest.ts';
import { examineExcludedFiles, type Hidden } from './refuse-excluded.ts';
import type { ServiceScope, ServiceStep } from './service-scope.ts';
import { finding, textOf, type Finding } from '../model/finding.ts';
import {
  directoryPart,
  filePart,
  listParts,
  numberPart,
  phrase,
  plain,
  quoted,
  setting,
  typed,
} from '../model/sentence.ts';
import { findOutside } from '../plan/outside-modules.ts';
import type { Proposal } from './request.ts';
import type { GateResult } from './result.ts';
import type { Scope } from './scope.ts';
import { CODES } from '../model/errors.ts';

/**
 * Packs the files of a workspace.
 *
 * @throws GateStop when Terraform would find nothing to plan, or the policies would not see all of it
 */
export async function packWorkspace(
  workspace: ReadyWorkspace,
  archives: Archives,
  step: ServiceStep,
): Promise<Packed> {
  const { workingDirectory, root, repository } = workspace;
  const archive = await archives.pack(root);
  if (!holdsConfiguration(archive.entries, workingDirectory)) {
    const directory = shownDirectory(join(archive.root, workingDirectory), repository);
    throw new GateStop('input', sayUnconfigured(directory, archive, workingDirectory));
  }
  const outside = await findOutside(archive, { inside: workingDirectory, repository }, step.parsed);
  const outsideNotices = outside === undefined ? [] : [outside];
  const packed = { ...workspace, archive, notices: [...workspace.notices, ...outsideNotices] };
  outsideNotices.forEach((notice) => step.warn(textOf(notice)));
  step.reach(packed);
  const hiddenNotices = await examineExcluded(packed, archives, step);
  hiddenNotices.forEach((notice) => step.warn(textOf(notice)));
  return { ...packed, notices: [...packed.notices, ...hiddenNotices] };
}

/** That a directory has no configuration, and what to do. @param directory as a sentence names it */
function sayUnconfigured(directory: string, archive: Archive, workingDirectory: string): Finding {
  const isMissing = phrase`There is no Terraform configuration in ${directoryPart(directory)}`;
  const about = { directory };
  const rules = rulesThatExclude(archive, workingDirectory);
  if (rules.length > 0) {
    const names = listParts(rules.slice(0, MOST_NAMED).map(quoted));
    return finding(
      CODES.noConfiguration,
      phrase`${isMissing}: what it has is excluded by ${names}.`,
      {
        about,
        remedy: phrase`Narrow the rule, or bring the files back after it with ${setting('!')}.`,
      },
    );
  }
  const remedy =
    workingDirectory === ''
      ? phrase`Point ${typed('directory')} at the one that has them.`
      : phrase`Point ${typed('directory')} at a path that ends in the working directory of the workspace or contains it, or change the working directory in the workspace's settings.`;
  return finding(
    CODES.noConfiguration,
    phrase`${isMissing}: no .tf or .tofu file that is sent lies directly there.`,
    { about, remedy, actor: 'operators' },
  );
}

/** The rules that exclude the configuration. */
function rulesThatExclude({ excluded }: Archive, workingDirectory: string): string[] {
  const configurationFiles = excluded.filter(
    ({ path }) =>
      `${workingDirectory}/`.startsWith(`${path}/`) ||
      (posix.dirname(path) === (workingDirectory || '.') && isConfiguration(posix.basename(path))),
  );
  return [...new Set(configurationFiles.flatMap(({ rule }) => rule ?? []))];
}

/** Whether the packed entries hold a configuration in the working directory. */
export function holdsConfiguration(
  entries: readonly { path: string; type: string }[],
  workingDirectory: string,
): boolean {
  const directory = workingDirectory === '' ? '.' : workingDirectory;
  return entries.some(
    ({ path, type }) =>
      type !== 'directory' &&
      posix.dirname(path) === directory &&
      isConfiguration(posix.basename(path)),
  );
}

/**
 * Which excluded files Terraform would load, as notices.
 *
 * @throws GateStop when git cannot say whether a file is tracked that Terraform would load; when a
 *   pull request changes one that is not sent, or the rules so that it is not
 */
async function examineExcluded(
  { archive, workingDirectory }: Packed,
  { hiddenIn }: Archives,
  step: ServiceScope,
): Promise<Finding[]> {
  const { proposal } = step.change;
  const missing = proposal ? notCheckedOut(archive, proposal) : [];
  const mayHide = archive.excluded.some(couldBeLoaded) || archive.changedRules !== undefined;
  if (missing.length === 0 && !mayHide) return [];
  const module = join(archive.root, ...workingDirectory.split('/'));
  const manifest = await examineManifest(archive, module, proposal);
  if (manifest.closing !== undefined) throw new GateStop('unseen', manifest.closing);
  const found = await hiddenIn(archive, module, () => findHiddenOf(archive, module, missing, step));
  // What is not checked out is reported with the other differences from the commit.
  const certain = found.files.filter(
    ({ isCertain, entry }) => isCertain && entry.reason !== NOT_CHECKED_OUT,
  );
  const empty = certain.filter(({ entry }) => entry.reason === EMPTY_SUBMODULE);
  if (empty.length > 0) throw new GateStop('unseen', sayEmptySubmodules(empty));
  const doubt = sayDoubtful(found.files, archive.root);
  if (doubt !== undefined) throw new GateStop('input', doubt);
  const { closing, notices } = await examineExcludedFiles(found, step);
  if (closing !== undefined) throw new GateStop('unseen', closing);
  const ofManifest = manifest.notice === undefined ? [] : [manifest.notice];
  return [...ofManifest, ...sayNotSent(certain.map(({ entry }) => entry)), ...notices];
}

/** That Terraform would load these, and that the policies judge a plan without them. */
function sayNotSent(entries: readonly ExcludedEntry[]): Finding[] {
  const said = entries.slice(0, MOST_NAMED).map(({ path, reason, rule }) => {
    const why = rule === undefined ? plain(reason) : setting(rule);
    const about = { file: path };
    return reason === UNTRACKED
      ? finding(
          CODES.untrackedSecret,
          phrase`Terraform would load ${filePart(path)}, but it ${why}: the policies judge a plan without it.`,
          { about, remedy: phrase`Pass its values as variables of the workspace.` },
        )
      : finding(
          'hidden-file',
          phrase`Terraform would load ${filePart(path)}, but the policies do not get to see it: ${why}.`,
          { about },
        );
  });
  if (entries.length <= MOST_NAMED) return said;
  const more = numberPart(entries.length - MOST_NAMED);
  return [
    ...said,
    finding('hidden-file', phrase`${more} more files that Terraform would load are excluded.`),
  ];
}

/** Files of the commit that would be sent if they were here. */
function notCheckedOut(
  { root, uncommitted = [] }: Archive,
  { repository }: Proposal,
): ExcludedEntry[] {
  const missing = uncommitted
    .map((path) => join(repository, path))
    .filter((path) => !existsSync(path));
  return missing.map((path) => ({
    path: slashed(relative(root, path)),
    reason: NOT_CHECKED_OUT,
  }));
}

/** @param missing files of the commit that are not here: they are hidden as well */
async function findHiddenOf(
  archive: Archive,
  module: string,
  missing: readonly ExcludedEntry[],
  step: ServiceScope,
): Promise<Hidden> {
  const { root, entries } = archive;
  const excluded = [...archive.excluded, ...missing];
  const packing = { root, excluded, links: linksOf(entries) };
  const { named, files } = await findHidden(packing, module, step);
  return { archive, missing, module, named, files };
}

/** The archives of a check: each root (an absolute directory) is packed once, and all are removed at the end. */
export interface Archives {
  pack(this: void, root: string): Promise<Archive>;
  /**
   * What is hidden in an archive from the configuration of a directory. It is read once for all workspaces that are planned there.
   *
   * @param module absolute path of the directory
   */
  hiddenIn(
    this: void,
    archive: Archive,
    module: string,
    read: () => Promise<Hidden>,
  ): Promise<Hidden>;
  summaries(this: void): GateResult['archives'];
  close(this: void): Promise<void>;
}

export function openArchives(
  packRoot: (root: string) => Promise<Archive>,
  emit: Scope['emit'],
): Archives {
  const packed = new Map<string, Promise<Archive>>();
  const hidden = new Map<string, Promise<Hidden>>();
  const done: Archive[] = [];
  let isClosed = false;
  const packNow = async (root: string): Promise<Archive> => {
    const archive = await packRoot(root);
    done.push(archive);
    // A job that could not wait for it has its result.
    if (isClosed) await archive.remove();
    // Loaded before any workspace goes on, so that all go on in their order.
    if (archive.excluded.some(couldBeLoaded)) await loadReader();
    emit({ kind: 'archive', root, archive });
    return archive;
  };
  return {
    pack: (root: string): Promise<Archive> => {
      const archive = packed.get(root) ?? packNow(root);
      packed.set(root, archive);
      return archive;
    },
    hiddenIn({ root }, module, read) {
      const key = JSON.stringify([root, module]);
      const reading = hidden.get(key) ?? read();
      hidden.set(key, reading);
      return reading;
    },
    summaries: (): GateResult['archives'] =>
      done.map(({ root, bytes, contentBytes, sha256, entries, uncommitted, excluded }) => {
        const files = entries.filter(({ type }) => type !== 'directory').length;
        return { root, files, bytes, contentBytes, sha256, excluded: excluded.length, uncommitted };
      }),
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all(done.map((archive) => archive.remove().catch(() => undefined)));
    },
  };
}
