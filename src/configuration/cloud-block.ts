/** Finds and reads the `cloud` block or `backend "remote"` of a configuration. */
import { posix } from 'node:path';
import type { Problem } from '../model/parse.ts';
import type { ReadableFiles } from '../model/ports.ts';
import { configurationIn, isJsonSyntax, isOverride } from './file-names.ts';
import { attributeIn, literalText } from './syntax/hcl-syntax.ts';
import type { HclBlock, HclBody, HclExpression, HclFile } from './syntax/hcl-syntax.ts';

/** What a block says in literals. */
export interface CloudBlock {
  /** Where it is, as in `infra/versions.tf:3`. */
  at: string;
  hostname?: string;
  organization?: string;
  workspaces?: { name?: string; prefix?: string; tags?: string[]; project?: string };
}

function mayHaveCloudBlock(text: string): boolean {
  return text.includes('cloud') || text.includes('"remote"');
}

/**
 * Finds the `cloud` block of a directory: the one of an override if there is one, else the first.
 *
 * @param likelyFile name of the file to read first, because each read may be a request
 * @param isWorth decides which texts are parsed, because parsing takes the most time
 */
export async function findBlock(
  files: ReadableFiles,
  directory: string,
  likelyFile?: string,
  isWorth: (text: string) => boolean = mayHaveCloudBlock,
): Promise<CloudBlock | undefined> {
  const names = configurationIn((await files.names(directory)) ?? []);
  const hclNames = names.filter((name) => !isJsonSyntax(name));
  const likely = hclNames.filter((name) => name === likelyFile);
  // Of several overrides, the last one counts.
  const inOrder = [...hclNames.filter(isOverride).toReversed(), ...likely, ...hclNames];
  for (const name of new Set(inOrder)) {
    const path = posix.join(directory, name);
    const file = await parseIfWorth(files, path, isWorth);
    const block = file && readCloudBlock(path, file);
    if (block !== undefined) return block;
  }
  return undefined;
}

/**
 * The first error of syntax in the files of a directory that may hold a `cloud` block: what such a block names is not
 * missing, it cannot be read.
 */
export async function findBroken(
  files: ReadableFiles,
  directory: string,
): Promise<Problem | undefined> {
  for (const name of configurationIn((await files.names(directory)) ?? [])) {
    const path = posix.join(directory, name);
    const [first] = (await parseIfWorth(files, path, mayHaveCloudBlock))?.problems ?? [];
    if (first === undefined) continue;
    return {
      where: `${path}:${first.range.startLine}`,
      message: `cannot be read, and a \`cloud\` block in it says nothing: ${first.message}. Correct that line.`,
    };
  }
  return undefined;
}

/**
 * Parses a file; undefined if its text is not worth it. The parser is loaded for the first text that is: most
 * configurations have none.
 */
async function parseIfWorth(
  files: ReadableFiles,
  path: string,
  isWorth: (text: string) => boolean,
): Promise<HclFile | undefined> {
  const text = await files.read(path);
  if (text === undefined || !isWorth(text)) return undefined;
  const { parseFile } = await import('./syntax/parse-file.ts');
  return parseFile(path, text);
}

/**
 * Finds the `cloud` block of a directory, with the host that another file names: an override, or a file in JSON.
 * Without that file, the default host would be assumed.
 *
 * @param isForHost whether only a block that names a host counts. Few blocks name one, so most files are not parsed.
 */
export async function findBlockAndHost(
  files: ReadableFiles,
  isForHost: boolean,
): Promise<CloudBlock | undefined> {
  const isWorth = (text: string) =>
    mayHaveCloudBlock(text) && (!isForHost || text.includes('hostname'));
  const block = await findBlock(files, '', undefined, isWorth);
  if (block?.hostname !== undefined) return block;
  for (const name of configurationIn((await files.names('')) ?? [])) {
    // JSON may write any letter as an escape.
    const file = await parseIfWorth(files, name, (text) => /hostname|\\u/.test(text));
    if (file === undefined) continue;
    for (const { body, range } of cloudBlocksIn(file)) {
      const hostname = textAttribute(body, 'hostname');
      if (hostname !== undefined) return { ...block, at: `${name}:${range.startLine}`, hostname };
    }
  }
  return block;
}

function cloudBlocksIn({ body: file }: HclFile): HclBlock[] {
  return file.blocks
    .flatMap(({ type, body }) => (type === 'terraform' ? body.blocks : []))
    .filter(
      ({ type, labels }) => type === 'cloud' || (type === 'backend' && labels[0] === 'remote'),
    );
}

/** The first `cloud` block or `backend "remote"` of a file; only literal values count. */
function readCloudBlock(path: string, file: HclFile): CloudBlock | undefined {
  const [block] = cloudBlocksIn(file);
  if (block === undefined) return undefined;
  const { body, range } = block;
  const workspaces = body.blocks.find(({ type }) => type === 'workspaces')?.body;
  const tags = tagsIn(attributeIn(workspaces, 'tags'));
  return {
    at: `${path}:${range.startLine}`,
    hostname: textAttribute(body, 'hostname'),
    organization: textAttribute(body, 'organization'),
    workspaces: workspaces && {
      name: textAttribute(workspaces, 'name'),
      prefix: textAttribute(workspaces, 'prefix'),
      project: textAttribute(workspaces, 'project'),
      tags: tags.length > 0 ? tags : undefined,
    },
  };
}

/** `["a", "b"]`, or the newer `{ key = "value" }`, whose keys are the tags' names. */
function tagsIn(value: HclExpression | undefined): string[] {
  if (value?.kind === 'tuple') return value.items.flatMap((item) => literalText(item) || []);
  if (value?.kind === 'object') return value.entries.flatMap(({ key }) => literalText(key) || []);
  return [];
}

function textAttribute(body: HclBody, name: string): string | undefined {
  return literalText(attributeIn(body, name)) || undefined;
}
