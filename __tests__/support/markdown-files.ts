/** The repository's own pages and the fenced blocks in them. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root; tests run from build/__tests__/support. */
export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

const SKIPPED = new Set([
  'node_modules',
  '.git',
  'build',
  'dist',
  'golden',
  'coverage',
  'reports',
  'release',
  '.stryker-tmp',
]);

/** Relative to the repository, sorted. */
export function filesWith(extensions: readonly string[], directory = REPOSITORY): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesWith(extensions, path);
      return extensions.some((end) => entry.name.endsWith(end)) ? [relative(REPOSITORY, path)] : [];
    })
    .sort();
}

export function readText(path: string): string {
  return readFileSync(join(REPOSITORY, path), 'utf8');
}

export interface FencedBlock {
  language: string;
  text: string;
  /** `README.md:31` */
  at: string;
}

/** Blocks fenced by three backticks at the start of a line. */
export function fencedBlocks(path: string): FencedBlock[] {
  const blocks: FencedBlock[] = [];
  let open: { language: string; at: string; lines: string[] } | undefined;
  readText(path)
    .split('\n')
    .forEach((line, index) => {
      if (!line.startsWith('```')) open?.lines.push(line);
      else if (open === undefined) {
        open = { language: line.slice(3).trim(), at: `${path}:${index + 1}`, lines: [] };
      } else {
        blocks.push({ language: open.language, at: open.at, text: open.lines.join('\n') });
        open = undefined;
      }
    });
  return blocks;
}

/** As GitHub makes it from a heading. */
export function anchorOf(heading: string): string {
  return heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

export function anchorsOf(page: string): string[] {
  return Array.from(readText(page).matchAll(/^#+ .+$/gm), ([heading]) => anchorOf(heading));
}
