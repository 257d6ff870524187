/** The texts of the files of a checkout, and the blocks in them. Each is read once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import { realOrSame } from '../machine/find-repository.ts';
import { readRegularSync } from '../machine/read-regular.ts';
import { orElse } from '../model/or-else.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { blockAt, type BlockAt } from '../scanners/block-at.ts';

/** In bytes. A larger file is not read. */
const MOST_BYTES_OF_TEXT = 5_000_000;

/** All paths are relative to the checkout. */
export class CheckoutTexts {
  readonly #root: string;
  readonly #parsed: ParsedFiles;
  readonly #texts = new Map<string, string | undefined>();
  readonly #blocks = new Map<string, BlockAt>();

  /** @param root absolute path of the checkout */
  constructor(root: string, parsed: ParsedFiles) {
    this.#root = root;
    this.#parsed = parsed;
  }

  /** The text of a file; undefined if it is not there, no file, or too large. */
  textOf(path: string): string | undefined {
    if (!this.#texts.has(path)) {
      const file = join(this.#root, path);
      this.#texts.set(
        path,
        orElse(() => readRegularSync(file, MOST_BYTES_OF_TEXT), undefined),
      );
    }
    return this.#texts.get(path);
  }

  isThere(path: string): boolean {
    return existsSync(join(this.#root, path));
  }

  /** The path that a path leads to by links; undefined if that is outside of the checkout. */
  targetOf(path: string): string | undefined {
    return relativePathInside(realOrSame(this.#root), realOrSame(join(this.#root, path)));
  }

  /** The address, in its module, of the block that a line is in. */
  addressAt(path: string, line: number | undefined): string | undefined {
    if (line === undefined) return undefined;
    const find = this.#blocks.get(path) ?? blockAt(path, this.textOf(path) ?? '', this.#parsed);
    this.#blocks.set(path, find);
    const block = find(line);
    return block?.isAddress === true ? block.name : undefined;
  }
}
