/** Finds the local modules of a configuration that are not sent with it, so that the plan would fail. */
import { basename, dirname, join, relative } from 'node:path';
import { isBelow, isDirectory, slashed } from '../machine/find-repository.ts';
import { isConfiguration } from '../configuration/file-names.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import { localFiles } from '../machine/files-here.ts';
import { finding, type Finding } from '../model/finding.ts';
import { directoryPart, firstParts, phrase, quoted, type Sentence } from '../model/sentence.ts';

const MOST_NAMED = 3;

/**
 * The local modules outside of the archive, and what to do about them; undefined if there are none. Only a
 * source with `..` can lead outside. Links are not followed, because the files that they lead to are sent in their place.
 *
 * @param archive as the fields of `Archive`
 * @param workspace.inside working directory of the workspace; '' when it has none
 * @param workspace.repository absolute path; undefined if there is none, or it is not known
 * @param parsed what this check has parsed before
 */
export async function findOutside(
  { root, filesWithParentPaths }: { root: string; filesWithParentPaths: readonly string[] },
  { inside, repository }: { inside: string; repository?: string | undefined },
  parsed?: ParsedFiles,
): Promise<Finding | undefined> {
  if (!filesWithParentPaths.some((path) => isConfiguration(basename(path)))) return undefined;
  const { searchedFiles, readConfiguration } =
    await import('../configuration/read-configuration.ts');
  const module = join(root, ...inside.split('/'));
  // What a link outside leads to is sent in its place, and calls what is beside the link.
  const files = { ...localFiles, follow: (path: string) => [path] };
  const { modules } = readConfiguration(module, searchedFiles(files, parsed));
  const outside = modules.map(({ directory }) => directory).filter((path) => !isBelow(path, root));
  if (outside.length === 0) return undefined;
  const sources = outside.map((path) => quoted(slashed(relative(module, path))));
  const isOne = outside.length === 1;
  const verb = isOne
    ? phrase`is the source of a module and lies`
    : phrase`are sources of modules and lie`;
  const it = isOne ? phrase`it` : phrase`them`;
  const said = (remedy: Sentence) =>
    finding(
      'module-outside',
      phrase`${firstParts(sources, MOST_NAMED)} ${verb} outside of what is sent: the plan will not find ${it}.`,
      { about: { directory: inside }, remedy },
    );
  const canBeSent = (path: string): boolean =>
    isDirectory(path) && (repository === undefined || isBelow(path, repository));
  if (!outside.every(canBeSent)) {
    return said(phrase`Correct the source, or move ${it} into the repository.`);
  }
  // The innermost directory that has all of them.
  let common = module;
  while (!outside.every((path) => isBelow(path, common))) common = dirname(common);
  const workingDirectory = directoryPart(slashed(relative(common, module)));
  return said(
    phrase`Set the working directory of the workspace to ${workingDirectory} in its settings: then what is above is sent.`,
  );
}
