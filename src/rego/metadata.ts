/**
 * What METADATA comments say of policies. `opa inspect` reads them. Each word that counts here has one shape, and what is
 * not of it is refused: it may make a policy stricter.
 */
import { readAttributePath } from '../model/attribute-path.ts';
import { BLANKS, lowerAscii, trimSpace } from '../model/go-text.ts';
import { listOf, parseJson, recordOf, textIn } from '../model/parse.ts';
import type { Finding } from '../model/finding.ts';
import { PolicyProblem, wrongPolicies, type PolicyFiles } from '../model/policy-files.ts';
import { filePart, foreign, listParts, phrase, plain, typed } from '../model/sentence.ts';
import { TOOLS_IN_METADATA } from './input-form.ts';
import { placeOf } from './opa-errors.ts';
import type { OpaFolder } from './opa-folder.ts';
import { constantsOf, type Annotations, type RegoModule } from './syntax.ts';

/** A block of METADATA. */
interface MetadataBlock {
  /** What it is said of, without `data`. */
  path: readonly string[];
  scope: string | undefined;
  title: string | undefined;
  custom: Readonly<Record<string, unknown>>;
  file: string;
  /** The line of what it is said of; the first is 1. */
  row: number;
}

/** Whether a comment of a line begins METADATA, in whatever letters. `opa` takes off white space as Go does. */
function beginsMetadata(line: string): boolean {
  const [, ...comments] = lowerAscii(line).split('#');
  return comments.some((comment) => trimSpace(comment).startsWith('metadata'));
}

const LEVELS = ['advisory', 'soft-mandatory', 'mandatory'] as const;

/** What is wrong with a value: a sentence. */
type Shape = (value: unknown) => string | undefined;

/** A text, or a list of texts. @param known all that there are, if only these count */
function texts(known?: readonly string[]): Shape {
  return (value) => {
    const items: unknown[] = [value].flat();
    const isOne = (item: unknown) => typeof item === 'string' && (known?.includes(item) ?? true);
    if (items.length > 0 && items.every(isOne)) return undefined;
    return known === undefined
      ? 'Write a text, or a list of texts.'
      : `There are: ${known.join(', ')}.`;
  };
}

const isReadElsewhere: Shape = () => undefined;

/** The words of `custom` that count. `readApprovalRule` reads who must agree. */
const SHAPES: Readonly<Record<string, Shape>> = {
  'input-keys': texts(),
  'input-document': texts(TOOLS_IN_METADATA),
  enforcement_level: texts(LEVELS),
  builtin_errors: (value) =>
    value === 'undefined' ? undefined : 'Write `undefined`, or leave it out.',
  unknown: (value) => (value === 'advisory' ? undefined : 'Write `advisory`, or leave it out.'),
  argument: (value) =>
    readAttributePath(value) === undefined
      ? 'Write the path of an argument, as `root_block_device[0].encrypted`.'
      : undefined,
  approvers: isReadElsewhere,
  approvals: isReadElsewhere,
};
const WORDS = Object.keys(SHAPES);

/** `enforcementLevel` and `Enforcement-Level` are meant to be `enforcement_level`. */
function meantBy(key: string): string | undefined {
  const loose = (word: string) => lowerAscii(word).replaceAll(/[-_ ]/g, '');
  return WORDS.find((word) => loose(word) === loose(key));
}

/** The METADATA of all files, with one process, if there is any. */
async function readMetadata(policies: PolicyFiles, folder: OpaFolder): Promise<MetadataBlock[]> {
  const { files, shownAs } = policies;
  const named = [...files].flatMap(([file, content]) => {
    const text = file.endsWith('.rego') ? Buffer.from(content).toString() : '';
    return text.split('\n').some(beginsMetadata) ? [{ file, text }] : [];
  });
  if (named.length === 0) return [];
  const read = await inspect(folder);
  if ('failed' in read) {
    const isNeeded = ({ text }: { text: string }) =>
      commentsIn(text).some(
        // An escape or a tag can hide a word.
        (comment) => /[\\!]/.test(comment) || WORDS.some((word) => comment.includes(word)),
      );
    const needed = named.filter(isNeeded).map(({ file }) => file);
    if (needed.length === 0) return [];
    throw new PolicyProblem(describeFailure(read.failed, needed, shownAs));
  }
  const problems = named.flatMap(({ file, text }) => {
    const said = read.blocks.filter((block) => block.file === file);
    const wrong = wrongIn(said, writtenIn(text)).map(
      ({ row, why }) => [`${row} ${why}`, { row, why }] as const,
    );
    return Array.from(new Map(wrong).values(), ({ row, why }) =>
      wrongPolicies(phrase`${filePart(placeOf(shownAs, { file, row }))}: METADATA ${plain(why)}`),
    );
  });
  if (problems.length > 0) throw new PolicyProblem(...problems);
  return read.blocks;
}

/** The rest of each line with a `#`. */
function commentsIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => (line.includes('#') ? line.slice(line.indexOf('#')) : []));
}

/** The METADATA of all files, or what `opa` says instead. */
async function inspect(
  folder: OpaFolder,
): Promise<{ blocks: MetadataBlock[] } | { failed: string }> {
  const args = ['inspect', '--annotations', '--format', 'json', '.'];
  const { exitCode, stdout, stderr } = await folder.ask(args);
  if (exitCode !== 0) return { failed: stderr };
  const blocks = listOf(recordOf(parseJson(stdout))['annotations']).map((block): MetadataBlock => {
    const { annotations, location, path } = recordOf(block);
    const { file, row } = recordOf(location);
    const { scope, title, custom } = recordOf(annotations);
    return {
      path: constantsOf(path).slice(1),
      scope: textIn(scope),
      title: textIn(title),
      custom: recordOf(custom),
      file: (textIn(file) ?? '').replace(/^\.?\//, ''),
      row: Number(row),
    };
  });
  return { blocks };
}

/** @param files in which METADATA may count */
function describeFailure(said: string, files: readonly string[], shownAs: string): Finding {
  const [, file, row, reason = ''] =
    /([^ \n]+\.rego):(\d+): rego_parse_error: ([^\n]+(?:\n {2}[^\n]+)*)/.exec(said) ?? [];
  if (file === undefined) {
    const where = listParts(files.map((name) => filePart(`${shownAs}/${name}`)));
    return wrongPolicies(
      phrase`${where}: ${typed('opa inspect')} failed, so the METADATA is not known.`,
    );
  }
  const sentence = reason.split('\n').map(trimSpace).join(' ').replace(/:$/, '');
  const place = filePart(placeOf(shownAs, { file, row: Number(row) }));
  return wrongPolicies(
    phrase`${place}: METADATA cannot be read: ${foreign(sentence)}.`,
    phrase`Correct it.`,
  );
}

/** A comment that begins with METADATA: its line, and the words that count and are keys in it, wherever they stand. */
interface WrittenBlock {
  row: number;
  words: readonly { word: string; row: number }[];
}

const ANY_WORD = `(${WORDS.map((word) => word.replaceAll(/[-_]/g, '[-_ ]?')).join('|')})`;
const KEY = new RegExp(
  `(?<![A-Za-z0-9_/.@-])${ANY_WORD}["']?[${BLANKS}]*:|\\?[${BLANKS}]+["']?${ANY_WORD}(?![A-Za-z0-9_-])`,
  'gi',
);

function writtenIn(text: string): WrittenBlock[] {
  const written: { row: number; words: { word: string; row: number }[] }[] = [];
  let isInside = false;
  for (const [at, line] of text.split('\n').entries()) {
    const row = at + 1;
    const begins = beginsMetadata(line);
    if (begins) written.push({ row, words: [] });
    isInside = begins || (isInside && trimSpace(line).startsWith('#'));
    if (!isInside) continue;
    for (const [, key, explicitKey] of line.matchAll(KEY)) {
      const word = meantBy(key ?? explicitKey ?? '');
      if (word !== undefined) written.at(-1)?.words.push({ word, row });
    }
  }
  return written;
}

/** What is wrong with the METADATA of a file: the rests of sentences. */
function wrongIn(said: readonly MetadataBlock[], written: readonly WrittenBlock[]) {
  const problems: { row: number; why: string }[] = [];
  const unread = [...written];
  // From the end: a block is said of what is below it.
  for (const { custom, row: below } of said.toSorted((one, other) => other.row - one.row)) {
    const at = unread.findLastIndex(({ row }) => row < below);
    const [block = { row: below, words: [] }] = at < 0 ? [] : unread.splice(at, 1);
    for (const [key, value] of Object.entries(custom)) {
      const word = meantBy(key);
      if (word === undefined) continue;
      const row = block.words.find((each) => each.word === word)?.row ?? block.row;
      const shown = `has \`${key}: ${(JSON.stringify(value) ?? '').slice(0, 80)}\``;
      const wrong = word === key ? SHAPES[word]?.(value) : `Write ${word}.`;
      if (wrong !== undefined) problems.push({ row, why: `${shown}. ${wrong}` });
    }
    const known = new Set(Object.keys(custom).map(meantBy));
    // Of two of them, one counts.
    const isFirst = ({ word }: { word: string }, at: number) =>
      block.words.findIndex((each) => each.word === word) === at;
    const dropped = block.words.filter((each, at) => !known.has(each.word) || !isFirst(each, at));
    problems.push(...dropped.map(describeDropped));
  }
  problems.push(...unread.flatMap(({ words }) => words).map(describeDropped));
  return problems.toSorted((one, other) => one.row - other.row);
}

function describeDropped({ word, row }: { word: string; row: number }) {
  const why = `has \`${word}\` where it does not count. Write it below \`custom:\`, above a rule or a package.`;
  return { row, why };
}

/** Makes the function that returns the title of a rule, and asks for all of them at most once. */
export function titleReader(
  folder: OpaFolder,
): (path: readonly string[]) => Promise<string | undefined> {
  let asking: ReturnType<typeof inspect> | undefined;
  return async (path) => {
    const read = await (asking ??= inspect(folder));
    const blocks = 'blocks' in read ? read.blocks : [];
    const ofRule = blocks.filter((block) => block.path.join('\0') === path.join('\0'));
    return ofRule.map(({ title }) => title).find((title) => title !== undefined);
  };
}

/** A rule `default` begins in a line. */
const DEFAULT = new RegExp(`^[${BLANKS}]*default[${BLANKS}]`);

/**
 * Makes the function that adds to a module and its rules what METADATA says of them.
 *
 * @throws PolicyProblem with all that is wrong with METADATA, each with file and line
 */
export async function annotator(
  policies: PolicyFiles,
  folder: OpaFolder,
): Promise<(module: RegoModule) => RegoModule> {
  const blocks = await readMetadata(policies, folder);
  const { files } = policies;
  const isAboveDefault = ({ file, row }: MetadataBlock): boolean => {
    const lines = Buffer.from(files.get(file) ?? '')
      .toString()
      .split('\n');
    return DEFAULT.test(lines[row - 1] ?? '');
  };
  const at = (path: readonly string[]) => path.join('\0');
  return (module) => {
    const ofPackage = blocks.filter(
      ({ path, scope }) =>
        (scope === 'package' && at(path) === at(module.package)) ||
        (scope === 'subpackages' && `${at(module.package)}\0`.startsWith(`${at(path)}\0`)),
    );
    const ofRules = blocks.filter(
      ({ file, scope }) => file === module.file || scope === 'document',
    );
    const taken = new Set<MetadataBlock>();
    const rules = module.rules.map((rule) => {
      const path = at([...module.package, ...rule.name]);
      const said = ofRules.filter((block) => {
        const { scope } = block;
        if (at(block.path) !== path || scope === 'package' || scope === 'subpackages') return false;
        if (scope === 'document') return true;
        // One block is said of one rule: of the next of this name, or of the default.
        return !rule.isElse && rule.isDefault === isAboveDefault(block) && !taken.has(block);
      });
      const [ofRule] = said.filter(({ scope }) => scope !== 'document');
      if (ofRule !== undefined) taken.add(ofRule);
      const counted = said.filter((block) => block === ofRule || block.scope === 'document');
      return { ...rule, annotations: toAnnotations(counted) };
    });
    return { ...module, rules, annotations: toAnnotations(ofPackage) };
  };
}

/** What blocks of METADATA say of a rule or of a package. */
function toAnnotations(blocks: readonly MetadataBlock[]): Annotations {
  const textsOf = (word: string): string[] =>
    blocks.flatMap(({ custom }) => [custom[word] ?? []].flat().map(String));
  const title = blocks.map((block) => block.title).find((text) => text !== undefined);
  const levels = textsOf('enforcement_level');
  return {
    ...(title !== undefined && { title }),
    inputKeys: textsOf('input-keys'),
    documents: textsOf('input-document'),
    levels: LEVELS.filter((level) => levels.includes(level)),
    argumentPaths: blocks.flatMap(({ custom }) => {
      const path = readAttributePath(custom['argument']);
      return path === undefined ? [] : [path];
    }),
    approvals: blocks.flatMap(({ custom, file, row }) =>
      'approvers' in custom || 'approvals' in custom
        ? { approvers: custom['approvers'], count: custom['approvals'], file, row }
        : [],
    ),
    words: new Set(blocks.flatMap(({ custom }) => Object.keys(custom))),
    ofAll: new Set(
      blocks.flatMap(({ scope, custom }) =>
        scope === undefined || scope === 'rule' ? [] : Object.keys(custom),
      ),
    ),
  };
}
