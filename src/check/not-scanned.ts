/** What of a workspace a scanner has not looked at, by what its files say and by what it is known to pass over. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isConfiguration, isForTofuAlone } from '../configuration/file-names.ts';
import { realOrSame } from '../machine/find-repository.ts';
import { finding, type Finding } from '../model/finding.ts';
import { orElse } from '../model/or-else.ts';
import { relativePathInside } from '../model/relative-path.ts';
import {
  directoryPart,
  filePart,
  listParts,
  phrase,
  setting,
  type SentencePart,
} from '../model/sentence.ts';
import { leavesOut, readsTofu } from '../scanners/known-scanners.ts';

/** One call of a scanner, by its file. */
export interface ScannerCall {
  entry: { tool: string; file: string };
  /** The directories that were scanned, relative to the checkout; empty: all, as far as the file says it. */
  scanned: readonly string[];
}

/** The directories of a workspace, relative to the checkout. */
export interface DirectoriesOfWorkspace {
  /** Undefined if it is outside of the checkout, or not known. */
  ofRoot: string | undefined;
  ofModules: readonly string[];
}

/**
 * What all calls of a tool together have not scanned of a workspace: one call may scan a directory that another one leaves out.
 *
 * @param calls of this tool
 * @param root absolute path of the checkout
 */
export function whyNotScanned(
  tool: string,
  calls: readonly ScannerCall[],
  { ofRoot, ofModules }: DirectoriesOfWorkspace,
  root: string,
): Finding[] {
  return [...whyElsewhere(tool, calls, ofRoot), ...whyPassedOver(tool, calls, ofModules, root)];
}

/** That the directory of a workspace was not scanned, by what the files of the tool say. */
function whyElsewhere(
  tool: string,
  calls: readonly ScannerCall[],
  directory: string | undefined,
): Finding[] {
  const [first] = calls;
  const saysNothing = calls.some(({ scanned }) => scanned.length === 0);
  if (first === undefined || saysNothing || directory === undefined) return [];
  const scanned = calls.flatMap((each) => each.scanned);
  const isIn = (outer: string) =>
    outer === '' || directory === outer || directory.startsWith(`${outer}/`);
  if (scanned.some(isIn)) return [];
  const named = listParts([...new Set(scanned)].map(directoryPart), 5);
  const says = phrase`${setting(tool)} did not scan ${directoryPart(directory)}: ${filePart(first.entry.file)} says that it scanned ${named}.`;
  return [
    finding('scan-elsewhere', says, {
      remedy: phrase`Let one call scan the whole checkout.`,
      actor: 'operators',
    }),
  ];
}

/** The directories and links in a workspace that a scanner passes over without a word. */
function whyPassedOver(
  tool: string,
  calls: readonly ScannerCall[],
  directories: readonly string[],
  root: string,
): Finding[] {
  const starts = calls.flatMap(({ scanned }) => (scanned.length === 0 ? [''] : scanned));
  const isScanned = (path: string) => {
    const inside = starts.flatMap(
      (start) => relativePathInside(join('/', start), join('/', path)) ?? [],
    );
    return inside.length === 0 || inside.some((below) => !leavesOut(below, tool));
  };
  const written = directories.filter((path) => !isInstalled(path));
  const links = written.flatMap((directory) => unscannedLinks(directory, isScanned, root));
  const left = [...written.filter((path) => !isScanned(path)).map(directoryPart), ...links];
  if (left.length === 0) return [];
  const says = phrase`${setting(tool)} passes over ${listParts(left, 5)} without a word.`;
  const remedy = phrase`Give the directory another name, and put a file in place of the link; or scan the directory by a call of its own, with an entry for its file.`;
  return [finding('scan-elsewhere', says, { remedy, actor: 'author' })];
}

/**
 * The files of OpenTofu alone in the modules of a workspace, which most scanners do not read.
 *
 * @returns what is not known because of them, or, where it is not known whether the scanner reads them, what to look up
 */
export function tofuNotScanned(
  tool: string,
  { ofModules }: DirectoriesOfWorkspace,
  root: string,
): { doubts: Finding[]; notices: Finding[] } {
  const isRead = readsTofu(tool);
  const files = ofModules
    .filter((path) => isRead !== true && !isInstalled(path))
    .flatMap((directory) =>
      orElse(() => readdirSync(join(root, directory)), [])
        .filter((name) => isConfiguration(name) && isForTofuAlone(name))
        .map((name) => filePart(join(directory, name))),
    );
  if (files.length === 0) return { doubts: [], notices: [] };
  const named = listParts(files, 5);
  if (isRead === undefined) {
    const says = phrase`It is not known whether ${setting(tool)} reads ${named}.`;
    const remedy = phrase`Look it up in the pages of the scanner. What it does not read, it finds nothing in.`;
    return {
      doubts: [],
      notices: [finding('scan-elsewhere', says, { remedy, actor: 'operators' })],
    };
  }
  const says = phrase`${setting(tool)} does not read ${named}.`;
  const remedy = phrase`Scan with one that reads the files of OpenTofu, as Trivy does, or give them the ending ${setting('.tf')}.`;
  return { doubts: [finding('scan-elsewhere', says, { remedy, actor: 'author' })], notices: [] };
}

/** The links to files that no scanner knows for a configuration. */
function unscannedLinks(
  directory: string,
  isScanned: (path: string) => boolean,
  root: string,
): SentencePart[] {
  const names = orElse(() => readdirSync(join(root, directory), { withFileTypes: true }), []);
  return names.flatMap((one) => {
    if (!one.isSymbolicLink() || !isConfiguration(one.name)) return [];
    const target = relativePathInside(root, realOrSame(join(root, directory, one.name)));
    const isRead = target !== undefined && isConfiguration(basename(target)) && isScanned(target);
    return isRead ? [] : [filePart(join(directory, one.name))];
  });
}

/** Where Terraform puts modules of others; a module in a directory that people wrote is another thing. */
export const isInstalled = (path: string): boolean => /(?:^|\/)\.terraform\/modules\//.test(path);
