/** Which block of a configuration a line is in. */
import { isConfiguration } from '../configuration/file-names.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { HclBlock } from '../configuration/syntax/hcl-syntax.ts';

interface BlockAround {
  /** As an address in its module where it has one: `aws_s3_bucket.logs`, `data.aws_ami.base`, `module.network`. */
  name: string;
  /** Whether the name is that of a resource, of data or of a call of a module. */
  isAddress: boolean;
}

/** @param line 1-based */
export type BlockAt = (line: number) => BlockAround | undefined;

/** Makes the function for one file; of a file that is no configuration, or that cannot be read, no line is in a block. */
export function blockAt(path: string, text: string, parsed: ParsedFiles): BlockAt {
  const name = path.split('/').at(-1) ?? '';
  if (!isConfiguration(name)) return () => undefined;
  const { body, problems } = parsed.parse(name, text);
  const firstProblem = Math.min(...problems.map(({ range }) => range.startLine), Infinity);
  const blockOfLine = new Map<number, HclBlock>();
  for (const block of body.blocks) {
    const { startLine, endLine } = block.range;
    if (endLine >= firstProblem) continue;
    for (let line = startLine; line <= endLine; line++) {
      if (!blockOfLine.has(line)) blockOfLine.set(line, block);
    }
  }
  return (line) => {
    const block = blockOfLine.get(line);
    return block && describeBlock(block);
  };
}

/**
 * The arguments of the blocks of a file, by the names of the blocks: `acl`, `ingress.cidr_blocks`. Of a call of a module, also
 * its text: what it says is what the module gets. Of a file that is no configuration, none.
 */
export function argumentsIn(
  path: string,
  text: string,
  parsed: ParsedFiles,
): ReadonlyMap<string, ReadonlySet<string>> {
  const name = path.split('/').at(-1) ?? '';
  const found = new Map<string, Set<string>>();
  if (!isConfiguration(name)) return found;
  const collect = ({ body }: HclBlock, before: string, into: Set<string>): void => {
    for (const attribute of body.attributes) into.add(before + attribute.name);
    for (const inner of body.blocks) collect(inner, `${before}${inner.type}.`, into);
  };
  for (const block of parsed.parse(name, text).body.blocks) {
    const { name: blockName } = describeBlock(block);
    const of = found.get(blockName) ?? new Set();
    found.set(blockName, of);
    collect(block, '', of);
    if (block.type === 'module') of.add(textOfBlock(block, text));
  }
  return found;
}

/** The lines of a block. Their ends are left out: git may have written them anew. */
export function textOfBlock({ range }: HclBlock, text: string): string {
  const lines = text.split('\n').slice(range.startLine - 1, range.endLine);
  return lines.map((line) => line.replace(/\r$/, '')).join('\n');
}

function describeBlock({ type, labels }: HclBlock): BlockAround {
  const [first = '', second = ''] = labels;
  if (type === 'resource' && labels.length === 2) return address(`${first}.${second}`);
  if (type === 'data' && labels.length === 2) return address(`data.${first}.${second}`);
  if (type === 'ephemeral' && labels.length === 2) return address(`ephemeral.${first}.${second}`);
  if (type === 'module' && labels.length === 1) return address(`module.${first}`);
  return { name: [type, ...labels].join(' '), isAddress: false };
}

const address = (name: string): BlockAround => ({ name, isAddress: true });
