/**
 * Reads and parses the files of one directory. Every reader of a configuration gets them from here, so that all
 * agree on which files count, in which order, and what they say.
 */
import { basename } from 'node:path';
import type { ReadableFiles } from '../model/ports.ts';
import { isOverride } from './file-names.ts';
import { ParsedFiles } from './parsed-files.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';
import { LONGEST_FILE, type HclFile } from './syntax/hcl-syntax.ts';

/** A file of a configuration. */
export interface ModuleFile extends HclFile {
  name: string;
  path: string;
  /** '' if it could not be read. */
  text: string;
  /** Whether it only changes blocks that other files declare. */
  isOverride: boolean;
  /** Why nothing of it was read, as the end of a sentence; undefined if it was. */
  unread: string | undefined;
}

export const CANNOT_BE_READ = 'it cannot be read';
export const TOO_LONG = `it is longer than ${LONGEST_FILE} characters`;

/**
 * Reads files that a request may have to fetch.
 *
 * @param parsed what this check has parsed before
 * @param isWorth decides which texts are parsed; the files of the others are left out
 */
export async function fetchModuleFiles(
  paths: readonly string[],
  read: ReadableFiles['read'],
  parsed: ParsedFiles = new ParsedFiles(),
  isWorth: (text: string) => boolean = () => true,
): Promise<ModuleFile[]> {
  const files = await Promise.all(
    paths.map(async (path) => {
      const text = await read(path).catch((error: unknown) => {
        if (!(error instanceof UnreadableFile)) throw error;
        return { why: `it ${error.message}` };
      });
      if (typeof text === 'string' && !isWorth(text)) return [];
      return [parseModuleFile(path, text ?? { why: CANNOT_BE_READ }, parsed)];
    }),
  );
  return files.flat();
}

/**
 * Parses one file of a module, or of variables.
 *
 * @param text what it says, or why that is not known, as the end of a sentence
 */
export function parseModuleFile(
  path: string,
  text: string | { why: string },
  parsed: ParsedFiles,
): ModuleFile {
  const name = basename(path);
  const identity = { name, path, isOverride: isOverride(name) };
  const withoutText = (unread: string): ModuleFile => ({
    ...identity,
    text: '',
    body: { attributes: [], blocks: [] },
    problems: [],
    unread,
  });
  if (typeof text !== 'string') return withoutText(text.why);
  if (text.length > LONGEST_FILE) return withoutText(TOO_LONG);
  return { ...identity, ...parsed.parse(name, text), text, unread: undefined };
}
