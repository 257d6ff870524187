/**
 * What of a repository a scanner reads that says what it leaves out: comments, files to ignore, and its configuration. A
 * request that adds or changes these chooses its judge.
 */
import { mayBeRead } from '../configuration/file-names.ts';

interface KnownScanner {
  /** How names of the tool begin, in small letters. */
  tools: readonly string[];
  comments: Comments;
  /** Other files by which it leaves something out, by their names. */
  files?: readonly string[];
  /** Whether it reads the files that OpenTofu alone reads. */
  readsTofu?: true;
  /** Directories that it passes over without a word, relative to the one that it scans. */
  leavesOut?: RegExp;
}

interface Comments {
  /** What they have, in letters of either case: Go and Python take two letters of other alphabets for `k` and `s`. */
  pattern: RegExp;
  /** How the rules follow: one, a list, or in sections of a word, which may have others before. */
  rules: 'one' | 'list' | 'sections';
}

const KNOWN_SCANNERS: readonly KnownScanner[] = [
  {
    tools: ['trivy'],
    comments: { pattern: /\b(?:trivy|tfsec):(?: *ignore)?\S*/giu, rules: 'sections' },
    readsTofu: true,
    leavesOut: /^(?:dev|proc|sys)(?:\/|$)/,
  },
  {
    tools: ['tfsec'],
    comments: { pattern: /\btfsec:(?: *ignore)?\S*/giu, rules: 'sections' },
  },
  {
    tools: ['checkov', 'bridgecrew'],
    // In a comment, in an annotation of Kubernetes, and in the metadata of CloudFormation.
    comments: {
      pattern: /\b(?:checkov|bridgecrew|cortex)(?:\.io\/skip\d*|["']?\s*:\s*\{?\s*["']?skip)/giu,
      rules: 'one',
    },
    leavesOut: /(?:^|\/)(?:\.|node_modules(?:\/|$))/,
  },
  {
    tools: ['tflint'],
    comments: { pattern: /\btflint-ignore(?:-file)?/giu, rules: 'list' },
    leavesOut: /(?:^|\/)\./,
  },
  {
    tools: ['kics'],
    comments: { pattern: /\bkics-scan/giu, rules: 'list' },
    files: ['.gitignore'],
  },
  { tools: ['terrascan'], comments: { pattern: /\bts: *skip/giu, rules: 'one' } },
  {
    tools: ['semgrep'],
    comments: { pattern: /\bnosem(?:grep)?\b/giu, rules: 'list' },
    files: ['.gitignore'],
  },
  { tools: ['snyk'], comments: { pattern: /\b(?:file|deepcode) *ignore/giu, rules: 'one' } },
];

/** A comment that lets a scanner leave something out. */
export interface IgnoreComment {
  /** 1-based. */
  line: number;
  /** The line with it, or its part around it. */
  text: string;
  /** A rule that it names, where it names several there is one comment for each; undefined if it names none, or all. */
  rule: string | undefined;
}

/** More than people write in one file; each is compared with those before. */
export const MOST_COMMENTS = 1_000;

/**
 * In the order of the text; of more than `MOST_COMMENTS`, some. A scanner that is not known has the comments of all that are.
 */
export function ignoreComments(written: string, tool: string): IgnoreComment[] {
  const known = knownAs(tool);
  const text = withoutEscapes(written);
  const all: { at: number; word: string; comments: Comments }[] = [];
  for (const { comments } of known === undefined ? KNOWN_SCANNERS : [known]) {
    let left = MOST_COMMENTS + 1;
    for (const { 0: word, index: at } of text.matchAll(comments.pattern)) {
      if (comments.rules === 'sections' && !/ignore/i.test(word)) continue;
      all.push({ at, word, comments });
      if (--left === 0) break;
    }
  }
  if (all.length === 0) return [];
  const ends = Array.from(text.matchAll(/\r\n|[\n\r\u2028\u2029]|$/gu));
  let line = 0;
  let start = 0;
  return all
    .sort((one, other) => one.at - other.at)
    .flatMap(({ at, word, comments }) => {
      for (let end = ends[line]; end !== undefined && end.index <= at; end = ends[line]) {
        start = end.index + end[0].length;
        line++;
      }
      const after = at + word.length;
      const end = Math.max(ends[line]?.index ?? text.length, after);
      const rest = text.slice(after, Math.min(end, after + LONGEST_LIST + 1));
      const shown = text.slice(
        Math.max(start, at - MOST_AROUND),
        Math.min(end, after + MOST_AROUND),
      );
      return rulesOf(word, rest, comments).map((rule) => ({ line: line + 1, text: shown, rule }));
    });
}

/** Of a line, so much before and after a comment. */
const MOST_AROUND = 1_000;
/** No list of rules that people write is longer. */
const LONGEST_LIST = 300;

/** JSON and YAML have escapes in names. */
function withoutEscapes(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})|\\x([0-9a-f]{2})/gi, (_, long: string, short: string) => {
    const sign = String.fromCodePoint(parseInt(long ?? short, 16));
    return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(sign) ? ' ' : sign;
  });
}

/** @param rest of the line, after the word that was found */
function rulesOf(
  word: string,
  rest: string,
  { rules }: Comments,
): readonly IgnoreComment['rule'][] {
  if (rules === 'sections') {
    const [, sections] = /ignore([^]*)/i.exec(word) ?? [];
    if (sections === undefined) return [];
    const [, rule, isPattern = ''] = /^:([A-Za-z0-9][\w.-]*)(\*?)/.exec(sections) ?? [];
    return [isPattern === '' ? rule : undefined];
  }
  if (rules === 'one') {
    const [, rule] = /^["']?\s*[:=]\s*["']?([A-Za-z0-9][\w.-]*)/.exec(rest) ?? [];
    return [rule];
  }
  const [whole = '', list] =
    /^\s*(?:[:=]|disable=)\s*([\w.-]+(?:\s*,\s*[\w.-]+)*)/.exec(rest) ?? [];
  if (list === undefined || whole.length > LONGEST_LIST) return [undefined];
  return list.split(',').map((rule) => rule.trim());
}

/** Whether a scanner of a directory passes over a path in it. @param path relative to that directory */
export function leavesOut(path: string, tool: string): boolean {
  return knownAs(tool)?.leavesOut?.test(path) === true;
}

/** Whether a scanner reads `.tofu` files; undefined if it is not known. */
export function readsTofu(tool: string): boolean | undefined {
  const known = knownAs(tool);
  return known && known.readsTofu === true;
}

function knownAs(tool: string): KnownScanner | undefined {
  const name = tool.toLowerCase();
  return KNOWN_SCANNERS.find(({ tools }) => tools.some((known) => name.startsWith(known)));
}

/** Whether no scanner is configured by a file of this name, whatever it begins with. */
function isOtherFile(name: string): boolean {
  return mayBeRead(name) || /\.(?:md|sarif)$/.test(name);
}

/** Whether a scanner reads a file to know what to look for, or what to leave out. */
export function configures(path: string, tool: string): boolean {
  const known = knownAs(tool);
  const stems = known?.tools ?? [/^[a-z0-9]+/.exec(tool.toLowerCase())?.[0] ?? tool];
  const names = path.toLowerCase().split('/');
  const name = names.at(-1) ?? '';
  if (known?.files?.includes(name) === true) return true;
  return stems.some(
    (stem) =>
      names.some((part) => part.startsWith(`.${stem}`)) ||
      (name.startsWith(stem) && !isOtherFile(name)),
  );
}
