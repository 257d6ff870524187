import type { ReadableFiles } from './ports.ts';

/**
 * A file is there and cannot be read. It must not count as empty: by its content, more might be refused. The message is
 * the rest of a sentence that begins with the file.
 */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/**
 * Files, with what becomes of an error at a path.
 *
 * @param handle throws the error, or another one, or returns: then the file counts as missing
 */
export function handleErrors(
  files: ReadableFiles,
  handle: (error: unknown, path: string) => void,
): ReadableFiles {
  const orMissing = (path: string) => (error: unknown) => {
    handle(error, path);
    return undefined;
  };
  return {
    names: (directory) => files.names(directory).catch(orMissing(directory)),
    read: (path) => files.read(path).catch(orMissing(path)),
  };
}

/**
 * Returns the text of a file unless something was lost when it was decoded from UTF-8.
 *
 * @throws UnreadableFile if it was no such text: decoding puts U+FFFD for what it cannot read
 */
export function wholeText(text: string): string {
  if (!/[\0\uFFFD]/.test(text)) return text;
  throw new UnreadableFile('is no text in UTF-8. Save it as UTF-8');
}
