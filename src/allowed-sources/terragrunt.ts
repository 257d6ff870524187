/**
 * The files that Terragrunt reads for a unit. It runs hooks, commands and programs that they name, so they count as code.
 * Which ones are read is not evaluated: every file that may be meant is one of them.
 */
import { basename, dirname, join, resolve } from 'node:path';
import { partsOf, type HclBody, type HclExpression } from '../configuration/syntax/hcl-syntax.ts';
import { normalized, trimSpace } from '../model/go-text.ts';
import { pathWords } from '../model/path-words.ts';
import type { LoadedFiles, SearchedFiles } from '../configuration/read-configuration.ts';

const UNIT_FILES = ['terragrunt.hcl', 'terragrunt.hcl.json', 'terragrunt.stack.hcl'];

/** The files in a directory of which one is the unit's, as absolute paths: which one, the version of Terragrunt decides. */
export function terragruntFilesIn(directory: string, files: LoadedFiles): string[] {
  const names = files.readDirectory(directory);
  return UNIT_FILES.filter((name) => names.includes(name)).map((name) => join(directory, name));
}

const MOST_FILES = 200;

/**
 * The files that a unit is made of, absolute; undefined if it is not certain which they are.
 *
 * @param path of the unit's file
 * @param root absolute path of the repository
 * @param tracked what git tracks in it, relative to it
 */
export function filesOfUnit(
  path: string,
  root: string,
  { files, parsed }: SearchedFiles,
  tracked: Iterable<string>,
): string[] | undefined {
  const inRepository = [...tracked];
  const found = new Set([path]);
  const addIfThere = (candidate: string): void => {
    if (!files.readDirectory(dirname(candidate)).includes(basename(candidate))) return;
    if (files.readFile(candidate) !== undefined) found.add(candidate);
  };
  // More are found while the loop runs: those that a file names.
  for (const each of found) {
    if (found.size > MOST_FILES) return undefined;
    const text = files.readFile(each);
    const isJson = each.endsWith('.hcl.json');
    if (text === undefined || !(isJson || each.endsWith('.hcl'))) continue;
    const { body, problems } = parsed.parse(basename(each), text);
    if (problems.length > 0) return undefined;
    // What is included is looked for in every directory above.
    const above = directoriesUpTo(root, dirname(each));
    for (const directory of above) {
      for (const name of ['terragrunt.hcl', 'root.hcl']) addIfThere(join(directory, name));
    }
    for (const ending of endingsIn(body, isJson)) {
      if (ending === undefined) return undefined;
      for (const directory of above) {
        addIfThere(resolve(directory, ending));
        for (const name of UNIT_FILES) addIfThere(resolve(directory, ending, name));
      }
      const tail = ending.replace(/^(?:\.{0,2}\/)+/, '');
      // A word without a step or an ending is looked for only beside what names it.
      if (tail === '' || !/[/.]/.test(ending)) continue;
      for (const candidate of inRepository) {
        if (candidate === tail || candidate.endsWith(`/${tail}`)) found.add(join(root, candidate));
      }
    }
  }
  return [...found];
}

/** A directory and those around it, up to `root`, or to that of the disk. */
function directoriesUpTo(root: string, directory: string): string[] {
  const directories = [directory];
  for (const inner of directories) {
    const outer = dirname(inner);
    if (inner !== root && inner !== outer) directories.push(outer);
  }
  return directories;
}

/**
 * The ends of all texts that may name a file: undefined for one whose end has to be computed.
 *
 * @param isJson whether objects stand for blocks
 */
function endingsIn(body: HclBody, isJson: boolean): (string | undefined)[] {
  return [
    ...body.attributes.flatMap(({ name, value }) =>
      PATHS.includes(name) && !isWrittenPath(value) ? [undefined] : endingsOf(value, isJson),
    ),
    ...body.blocks.flatMap((block) => endingsIn(block.body, isJson)),
  ];
}

/** A text, and the words of it: what a shell gets names programs among others. */
export function wordsIn(text: string): string[] {
  const all = [text, ...pathWords(text)].flatMap((word) => [
    word,
    trimSpace(word),
    normalized(word),
  ]);
  return [...new Set(all)].filter((word) => /^[^\n\0]*[^\n\0./][^\n\0]*$/.test(word));
}

function endingsOf(value: HclExpression, isJson: boolean): (string | undefined)[] {
  switch (value.kind) {
    case 'literal':
      return typeof value.value === 'string' ? wordsIn(value.value) : [];
    case 'template':
      return value.parts.flatMap((part) =>
        endingsOf(part, isJson).map((ending) => ending?.replace(/^\/+/, '')),
      );
    case 'object':
      return value.entries.flatMap(({ key, value: inner }) => {
        const isPath = isJson && key.kind === 'literal' && PATHS.includes(String(key.value));
        return isPath && !isWrittenPath(inner)
          ? [undefined]
          : [...endingsOf(key, isJson), ...endingsOf(inner, isJson)];
      });
    case 'traversal':
      return [];
    case 'call': {
      const inner = value.arguments.flatMap((part) => endingsOf(part, isJson));
      const [first] = value.arguments;
      const isRead = READING.includes(value.name);
      return isRead && first !== undefined && !isWrittenPath(first) ? [...inner, undefined] : inner;
    }
    case 'for':
      return [value.collection, value.key, value.value, value.condition].flatMap((part) =>
        part === undefined ? [] : endingsOf(part, isJson),
      );
    default:
      return partsOf(value).flatMap((part) => endingsOf(part, isJson));
  }
}

/** Arguments that name what Terragrunt reads. */
const PATHS = ['path', 'config_path'];

/** Whether the end of a path is written out, or it is that of a file that is looked for by its name. */
function isWrittenPath(value: HclExpression): boolean {
  if (value.kind === 'literal') return true;
  if (value.kind === 'template') {
    const last = value.parts.at(-1);
    return last !== undefined && isWrittenPath(last);
  }
  return (
    value.kind === 'call' &&
    value.name === 'find_in_parent_folders' &&
    value.arguments.every((argument) => argument.kind === 'literal')
  );
}

/** Functions that read or run what they are given. */
const READING = ['read_terragrunt_config', 'run_cmd', 'file', 'templatefile', 'sops_decrypt_file'];
