/** Locates a block that a change removes: at the line before it, in the new version of the file. */
import { posix } from 'node:path';
import type { Location } from '../model/policy-result.ts';
import type { Patch } from '../model/ports.ts';
import { IDENTIFIER, type Address } from '../model/address.ts';
import { declaresBlocks } from '../configuration/file-names.ts';

const HUNK = /^@@ -[\d,]{1,20} \+(\d{1,9})(?:,(\d{1,9}))? @@/;
const LABEL = String.raw`\s+"?(${IDENTIFIER})"?`;
const BLOCK = new RegExp(
  `^-\\s*(resource|data|ephemeral|action|module)${LABEL}(?:${LABEL})?\\s*\\{`,
  'u',
);
const LONGEST_LINE = 500;

/**
 * Locates a removed block of the module in this directory of the repository; undefined if none or more than one has its
 * name.
 */
export function findRemoved(
  patches: readonly Patch[],
  directory: string,
  { type, labels }: Address['block'],
): Location | undefined {
  const locations = patches.flatMap(({ path, text }): Location[] => {
    const { dir, base } = posix.parse(path);
    if (dir !== directory || !declaresBlocks(base)) return [];
    return linesBefore(text, [type, ...labels]).map((line) => {
      const at = Math.max(1, line);
      return { path, startLine: at, endLine: at, source: 'removed-block' };
    });
  });
  return locations.length === 1 ? locations[0] : undefined;
}

function linesBefore(text: string, words: readonly string[]): number[] {
  const lines: number[] = [];
  let before = 0;
  for (const line of text.split('\n')) {
    const [, start, count = '1'] = HUNK.exec(line) ?? [];
    // A hunk without new lines names the line before it.
    if (start !== undefined) before = Number(start) - (count === '0' ? 0 : 1);
    else if (line.startsWith('+') || line.startsWith(' ')) before++;
    else if (line.length <= LONGEST_LINE) {
      const block = BLOCK.exec(line)?.slice(1);
      if (block?.filter((word) => word !== undefined).join(' ') === words.join(' ')) {
        lines.push(before);
      }
    }
  }
  return lines;
}
