/** The lock file of providers: which versions `init` installs, and by which hashes it knows them. */
import { ParsedFiles } from '../configuration/parsed-files.ts';
import { LOCK_FILE, type ProgramName } from '../configuration/file-names.ts';
import { attributeIn, literalText } from '../configuration/syntax/hcl-syntax.ts';
import type { Parsed } from '../model/parse.ts';
import { readProviderAddress } from './source-address.ts';

/** As both programs take it in a lock file: whole, and without an operator. */
const VERSION = /^\d+\.\d+\.\d+(?:[-+].*)?$/s;

export interface LockedProvider {
  address: string;
  version: string;
  hashes: ReadonlySet<string>;
  line: number;
}

/** Reads the text of a lock file, by address; or why it is not certain what it says, as the end of a sentence. */
export function readLockFile(
  text: string,
  program: ProgramName,
  parsed: ParsedFiles = new ParsedFiles(),
): Parsed<ReadonlyMap<string, LockedProvider>> {
  const { body, problems } = parsed.parse(LOCK_FILE, text);
  const [problem] = problems;
  if (problem !== undefined) {
    return { problem: `line ${problem.range.startLine}: ${problem.message}` };
  }
  const locked = new Map<string, LockedProvider>();
  for (const { type, labels, body: entry, range } of body.blocks) {
    const [label = ''] = labels;
    const isWhole = type === 'provider' && label.split('/').length === 3;
    const address = readProviderAddress(label, program);
    const version = literalText(attributeIn(entry, 'version')) ?? '';
    const hashes = attributeIn(entry, 'hashes');
    const texts = hashes?.kind === 'tuple' ? hashes.items.map(literalText) : [];
    const isRepeated =
      new Set(entry.attributes.map(({ name }) => name)).size < entry.attributes.length;
    const isRead = isWhole && 'value' in address && VERSION.test(version) && !isRepeated;
    if (!isRead || texts.includes(undefined) || locked.has(address.value)) {
      return { problem: `line ${range.startLine}: this entry is not as \`init\` writes it` };
    }
    locked.set(address.value, {
      address: address.value,
      version,
      hashes: new Set(texts.flatMap((hash) => hash ?? [])),
      line: range.startLine,
    });
  }
  if (body.attributes.length > 0) return { problem: 'it has arguments outside of its entries' };
  return { value: locked };
}
