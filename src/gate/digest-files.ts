/** Digests of the files that a plan is made of, to compare what was approved with what is judged. */
import { basename, join } from 'node:path';
import { canonicalJson, digest160 } from '../approvals/canonical.ts';
import type { FilesOfPlan } from '../approvals/code.ts';
import { isRead } from '../configuration/file-names.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import { compareWithCommit } from '../machine/compare-with-commit.ts';
import { findAround, isBelow, realOrSame, type Repository } from '../machine/find-repository.ts';
import { dataDirectoryOf, placesOfInit } from '../machine/places-of-init.ts';
import { nameSome } from '../model/quote.ts';
import { addContents, type Contents } from './file-contents.ts';
import { addInstalled } from './installed-modules.ts';
import { filesOf } from './files-of.ts';
import type { PlannedDirectory } from './request.ts';

interface FilesPorts extends GitPorts {
  /** Absolute: where the job works. */
  workspace: string;
  /** The commit under review, of which the files are where no repository says more. */
  commit: string;
  parsed?: ParsedFiles | undefined;
  /** Files that the plan of a workspace is made with, of variables and of its backend, relative to its directory. */
  filesOf?: (workspace: string) => readonly string[];
  /** What the job names as plans and as files of scanners, absolute: these are no part of what was planned. */
  planFiles?: readonly string[] | undefined;
}

/** Makes the function that digests the files of a plan. The work tree is compared with its commit once. */
export function openFileDigests(ports: FilesPorts) {
  const compared = new Map<string, ReturnType<typeof compareWithCommit>>();
  const compare = (repository: Repository) => {
    const comparing = compared.get(repository.root) ?? compareWithCommit(repository, ports);
    compared.set(repository.root, comparing);
    return comparing;
  };
  const planFiles = new Set(ports.planFiles?.map(realOrSame));
  return async ({
    workspace,
    directory,
    data,
    calls,
    signal,
  }: PlannedDirectory): Promise<FilesOfPlan> => {
    if (directory === undefined) return ofCommit(ports, calls?.length === 0 ? undefined : NOT_HERE);
    const module = realOrSame(directory);
    const { repository } = findAround(module, ports.workspace);
    const comparison = repository && (await compare(repository));
    if (repository === undefined || comparison === undefined) return ofCommit(ports, NO_ANSWER);
    const { root } = repository;
    const { parsed, environment } = ports;
    const planned = { directory: module, repositoryRoot: root, files: ports.filesOf?.(workspace) };
    const isLoaded = await filesOf(planned, ports);
    const found = placesOfInit(module, environment).sort();
    const places = [
      ...(data === undefined ? [] : [{ place: module, data }]),
      ...found.map((each) => ({ place: each, data: dataDirectoryOf(each, environment) })),
    ];
    const installedIn = places.flatMap((each) => (isBelow(module, each.data) ? [] : each.data));
    const isSkipped = (path: string) =>
      basename(path) === '.terraform' ||
      installedIn.some((at) => isBelow(path, at)) ||
      (planFiles.size > 0 && planFiles.has(realOrSame(path)));
    const contents: Contents = {
      digests: new Map([...comparison.committed].filter(([path]) => isLoaded(path))),
      unread: [],
    };
    const isCommitted = (path: string) => comparison.committed.has(path);
    for (const { path, how } of comparison.differences) {
      const name = path.replace(/\/$/, '');
      if (!isLoaded(name) || name.split('/').includes('.terraform')) continue;
      if (how === 'missing') contents.digests.set(name, how);
      else await addContents(contents, name, join(root, name), { isSkipped, signal });
    }
    const installed: Contents = { digests: new Map(), unread: contents.unread };
    const missing = await addInstalled(installed, module, { places, calls, parsed, signal });
    // A directory that no commit has may hold others besides.
    const files = [...contents.digests].filter(([path]) => isLoaded(path));
    const isConfigured = ([path]: [string, string]) => isRead(basename(path));
    const others = files.filter((file) => !isConfigured(file));
    const uncommitted = others.filter(([path]) => !isCommitted(path));
    return {
      digests: {
        configuration: digestOf([...files.filter(isConfigured), ...installed.digests]),
        named: digestOf(others.filter(([path]) => isCommitted(path))),
        uncommitted: digestOf(uncommitted),
      },
      uncommittedPaths: uncommitted.map(([path]) => path),
      notCompared: whyNotCompared(contents.unread, missing),
    };
  };
}

/** Nothing is the same as this but another look at the same commit. */
function ofCommit({ commit }: FilesPorts, notCompared: FilesOfPlan['notCompared']): FilesOfPlan {
  const digest = digest160('files of a commit', commit);
  const digests = { configuration: digest, named: digest, uncommitted: digest };
  return { digests, uncommittedPaths: [], notCompared };
}

function digestOf(files: readonly [string, string][]): string {
  const sorted = files.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return digest160('files', canonicalJson(sorted));
}

const NOT_HERE = {
  why: 'its modules are unknown',
  remedy: 'Approve again',
};
const NO_ANSWER = {
  why: 'git does not say which of them are committed',
  remedy: 'Let the job have git and a checkout with `.git`, and approve again',
};
const MOST_NAMED = 3;

function whyNotCompared(
  unread: readonly string[],
  missing: readonly string[],
): FilesOfPlan['notCompared'] {
  const nameAll = (names: readonly string[]) =>
    nameSome(
      names.map((name) => `\`${name}\``),
      MOST_NAMED,
    );
  if (missing.length > 0) {
    return {
      why: `not installed here: module ${nameAll(missing)}`,
      remedy: 'Run `terraform get` in this job, before the gate, and approve again',
    };
  }
  if (unread.length === 0) return undefined;
  return {
    why: `not readable: ${nameAll(unread)}`,
    remedy: 'Keep them out of the directory, and approve again',
  };
}
