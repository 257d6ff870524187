/** Digests of the files that a plan is made of, to compare what was approved with what is judged. */
import { basename, join, resolve } from 'node:path';
import { canonicalJson, digest160 } from '../approvals/canonical.ts';
import type { FileDigests } from '../approvals/code.ts';
import { concernedBy } from '../configuration/affected.ts';
import { isRead } from '../configuration/file-names.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import { compareWithCommit } from '../machine/compare-with-commit.ts';
import { findAround, realOrSame, type Repository } from '../machine/find-repository.ts';
import { readBytesSync } from '../machine/read-regular.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { readFilesElsewhere } from './requested-workspaces.ts';

interface FilesPorts extends GitPorts {
  /** Absolute: where the job works. */
  workspace: string;
  /** The commit under review, of which the files are where no repository says more. */
  commit: string;
  parsed?: ParsedFiles | undefined;
  /** Files of variables that the plan is made with, relative to its directory. */
  variableFiles?: readonly string[] | undefined;
}

/** Makes the function that digests the files of a directory. The work tree is compared with its commit once. */
export function openFileDigests(ports: FilesPorts) {
  const compared = new Map<string, ReturnType<typeof compareWithCommit>>();
  const compare = (repository: Repository) => {
    const comparing = compared.get(repository.root) ?? compareWithCommit(repository, ports);
    compared.set(repository.root, comparing);
    return comparing;
  };
  /** Nothing is the same as this but another look at the same commit. */
  const ofCommit = (): FileDigests => {
    const digest = digest160('files of a commit', ports.commit);
    return { configuration: digest, named: digest };
  };
  /** @param directory absolute; undefined where the files are not on this machine */
  return async (directory: string | undefined): Promise<FileDigests> => {
    if (directory === undefined) return ofCommit();
    const module = realOrSame(directory);
    const { repository } = findAround(module, ports.workspace);
    const comparison = repository && (await compare(repository));
    if (repository === undefined || comparison === undefined) return ofCommit();
    const { root } = repository;
    const { parsed, variableFiles = [] } = ports;
    const given = variableFiles.map((file) => resolve(module, file));
    const elsewhere = await readFilesElsewhere(
      { module, root, variableFiles: given },
      { repositoryRoot: root, parsed },
    );
    const ofVariables = given.flatMap((path) => relativePathInside(root, path) ?? []);
    const place = relativePathInside(root, module) ?? '';
    const isWhole = 'why' in elsewhere;
    const isNamed = isWhole ? () => false : concernedBy({ ...NOTHING, ...elsewhere });
    const isBelow = concernedBy({ ...NOTHING, directory: place, prefixes: ofVariables });
    const isLoaded = (path: string) => isWhole || isBelow(path) || isNamed(path);
    const files = new Map([...comparison.committed].filter(([path]) => isLoaded(path)));
    for (const { path, how } of comparison.differences) {
      // Of what no commit has, a plan that lies there is no part of the configuration.
      const isAddedPart = isBelow(path) ? isRead(basename(path)) : isNamed(path);
      const isPart = how === 'added' ? isAddedPart : isLoaded(path);
      const isOfTerraform = path.split('/').includes('.terraform');
      if (isPart && !isOfTerraform && !path.endsWith('/'))
        files.set(path, how === 'missing' ? how : contentOf(join(root, path)));
    }
    return digestsOf(files);
  };
}

/** A directory that no file is in: the files that are read are what concerns it. */
const NOTHING = { directory: '\0', patterns: [], prefixes: [] };

function contentOf(path: string): string {
  try {
    return digest160('file', readBytesSync(path).toString('base64'));
  } catch {
    return 'not read';
  }
}

function digestsOf(files: ReadonlyMap<string, string>): FileDigests {
  const all = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const isConfigured = ([path]: [string, string]) => isRead(basename(path));
  const digest = (of: readonly [string, string][]) => digest160('files', canonicalJson(of));
  return {
    configuration: digest(all.filter(isConfigured)),
    named: digest(all.filter((file) => !isConfigured(file))),
  };
}
