/** Writes the list of allowed sources from what the configurations of this repository use. */
import { join, posix, relative, resolve } from 'node:path';
import { repositoryOf } from '../../archive/resolve-directory.ts';
import { isForTofuAlone, LOCK_FILE } from '../../configuration/file-names.ts';
import { readConfiguration, searchedFiles } from '../../configuration/read-configuration.ts';
import { localFiles } from '../../machine/files-here.ts';
import { slashed } from '../../machine/find-repository.ts';
import { printableJson } from '../../report/json.ts';
import { countWords, groupBy } from '../../report/text.ts';
import { formatNumber, toPlainText } from '../../model/sentence.ts';
import { findUsed, type SourceRemark, type Used } from '../../allowed-sources/find-used.ts';
import { readLockFile } from '../../allowed-sources/lock-file.ts';
import { terragruntFilesIn } from '../../allowed-sources/terragrunt.ts';
import { writeList } from '../../allowed-sources/write-list.ts';
import { type CommandInput, type CommandIo, EXIT } from '../../check/command.ts';
import { flagOf, usageError } from '../../check/command-input.ts';
import { findConfigurations } from '../../settings/repository-contents.ts';
import { fitNotice, numberedList, refuseToReplace, writeIfAgreed } from './write-files.ts';

const FILE = 'allowed-sources.json';

export async function initSources(input: CommandInput, io: CommandIo): Promise<number> {
  const root = repositoryOf(io.workingDirectory) ?? resolve(io.workingDirectory);
  const { directories } = await findConfigurations(root);
  if (directories.length === 0) {
    const message = 'holds no configuration: not a single .tf file in it or below.';
    throw usageError('this repository', message);
  }
  const json = flagOf(input, 'json');
  if (!json && !flagOf(input, 'force')) await refuseToReplace([FILE], root);
  const { text, isAdvisory, withoutPin, byTag, unread } = writeList(readUsed(root, directories));
  const notices = [
    ...warnOfEach('without a pin', withoutPin, root),
    ...warnOfEach('not allowed by any entry', unread, root),
    fitNotice(byTag, 'pinned by a tag alone, which can be moved: NAMES.'),
  ].filter((line) => line !== '');
  const shown = relative(io.workingDirectory, join(root, FILE));
  if (json) {
    await io.out(printableJson({ data: { path: shown, text, notices, written: false } }));
    return EXIT.green;
  }
  for (const notice of notices) await io.err(`${notice}\n`);
  const isWritten = await writeIfAgreed([[shown, text]], input, io);
  const from = countWords(directories.length, 'directory', 'directories');
  const steps = [
    'Read it: take out what you do not know.',
    ...(isAdvisory ? [WHY_ADVISORY] : []),
    `Merge it. Name its owners in CODEOWNERS: \`/${FILE} @acme/platform\`.`,
    `Then add \`allowed-sources: ${FILE}\` to plangate.yml.`,
  ];
  const next = `${shown} written, from ${from}. Next:\n${numberedList(steps)}`;
  await io.out(isWritten ? next : 'Nothing was written.\n');
  return EXIT.green;
}

const WHY_ADVISORY =
  'It is advisory, because what the warnings name would fail in every pull request. Pin or remove that, and then set enforcement_level to mandatory.';

/** A warning for each text, with its first place and how many more there are. */
function warnOfEach(what: string, remarks: readonly SourceRemark[], root: string): string[] {
  return groupBy(remarks, ({ text }) => [text]).map(([first, ...others]) => {
    const { path, line } = first.place ?? { path: root, line: 1 };
    const more = others.length === 0 ? '' : ` and ${formatNumber(others.length)} more`;
    return `warning: ${what}: ${first.text} (${slashed(relative(root, path))}:${line}${more})`;
  });
}

/** What all configurations use. One that another calls is read with it, and once more: that changes nothing. */
function readUsed(root: string, directories: readonly string[]) {
  const used: Used[] = [];
  const locked = new Set<string>();
  const units: string[] = [];
  for (const place of directories) {
    const directory = join(root, place);
    const files = searchedFiles(localFiles);
    const { modules } = readConfiguration(directory, files);
    const hasTofu = modules.some(({ paths }) =>
      paths.some((path) => isForTofuAlone(path.slice(path.lastIndexOf('/') + 1))),
    );
    const programs = hasTofu ? (['terraform', 'tofu'] as const) : (['terraform'] as const);
    for (const program of programs) {
      const found = findUsed(directory, files, program);
      // A directory may have files of one of the programs alone.
      if (!hasTofu || found.doubts.length === 0) used.push(found);
    }
    const lockFile = readLockFile(
      localFiles.readFile(join(directory, LOCK_FILE)) ?? '',
      'terraform',
    );
    for (const address of 'value' in lockFile ? lockFile.value.keys() : []) locked.add(address);
    for (const unit of terragruntFilesIn(directory, localFiles)) {
      units.push(slashed(posix.normalize(relative(root, unit))));
    }
  }
  return { used: eachOnce(used), locked: [...locked], units };
}

/** Each module, refusal and doubt once: a local module is a directory, too. */
function eachOnce(used: readonly Used[]): Used[] {
  const seen = new Set<string>();
  const isNew = (what: string, place: SourceRemark['place']) => {
    const key = `${what} ${place?.path}:${place?.line}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  return used.map((one) => ({
    ...one,
    modules: one.modules.filter(({ source, place }) => isNew(source, place)),
    refused: one.refused.filter(({ text, place }) => isNew(text, place)),
    doubts: one.doubts.filter(({ says, place }) => isNew(toPlainText(says), place)),
  }));
}
