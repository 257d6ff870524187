/**
 * `/plangate except`: the entry that a person asks for, and where to add it. It reads the file of the
 * default branch and writes nothing.
 */
import { posix } from 'node:path';
import { parseExceptions } from '../policy/exceptions.ts';
import type { ProposedException } from '../model/comment-commands.ts';
import { isPinnedAddress } from '../model/repository-address.ts';
import { encodePath } from '../report/links.ts';

/** GitHub may refuse a longer link. Then the link opens an empty file, and the person pastes the entry. */
const LONGEST_LINK = 4_000;
const LONGEST_WORDS = 4_000;

/**
 * @param asked the words of the comment after `except`, and the UTC day, as in `2026-11-23`
 * @returns also the problems of the words, or which setting of the workflow is missing, in sentences
 */
export async function proposeException(
  asked: { words: string; by: string; today: string },
  {
    exceptionsInput,
    page,
    branch,
    read,
  }: {
    /** The key `exceptions`: a path in the repository, or a pinned URL. */
    exceptionsInput: string;
    /** The address of the repository's pages for people, as in `https://github.com/acme/infra`. */
    page: string;
    /** The default branch. */
    branch: string | undefined;
    /** Reads a file of the default branch; undefined if it is not there. */
    read: (path: string) => Promise<string | undefined>;
  },
): Promise<ProposedException | { unclear: string[] } | { missing: string }> {
  if (exceptionsInput === '') {
    return {
      missing: 'No file of exceptions is named. Write its path as `exceptions` in `plangate.yml`.',
    };
  }
  if (asked.words.length > LONGEST_WORDS) return { unclear: ['The command is too long.'] };
  const entry = { ...parseEntry(asked.words), owner: asked.by };
  const unclear = problemsOf([entry], asked.today);
  if (unclear.length > 0) return { unclear };
  const text = toJson(entry);
  if (isPinnedAddress(exceptionsInput)) return { text };
  const path = posix.normalize(exceptionsInput.replaceAll('\\', '/'));
  if (path.startsWith('../') || path.startsWith('/') || path.endsWith('/')) {
    return { missing: '`exceptions` names no file of this repository.' };
  }
  const present = await read(path);
  if (present !== undefined) {
    const parsed = parseExceptions(present, asked.today);
    // The gate and `doctor` say what is wrong with the file itself.
    const besideOthers =
      'exceptions' in parsed
        ? problemsOf([...parsed.exceptions, ...parsed.scanners, entry], asked.today)
        : [];
    if (besideOthers.length > 0) return { unclear: besideOthers };
    const link = branch && `${page}/edit/${encodePath(branch)}/${encodePath(path)}`;
    return { text, file: { path, isNew: false, link } };
  }
  const newText = toJson({ exceptions: [entry] });
  if (branch === undefined) return { text: newText, file: { path, isNew: true, link: undefined } };
  const empty = `${page}/new/${encodePath(branch)}?filename=${encodeURIComponent(path)}`;
  const filled = `${empty}&value=${encodeURIComponent(`${newText}\n`)}`;
  const link = filled.length > LONGEST_LINK ? empty : filled;
  return { text: newText, file: { path, isNew: true, link } };
}

/**
 * `POLICY ADDRESS WORKSPACE UNTIL REASON`, or the same without the address. The second word is an address if it has a
 * dot. A first word with a slash is the rule of a scanner, which has an address and a workspace, or the path of a file before
 * the day. Words before the reason may have spaces only inside quotes.
 */
function parseEntry(words: string): Record<string, string | undefined> {
  // A quotation mark that is not closed counts as a letter, so that every text matches at once.
  const word = /^ *((?:[^ "]|"(?:[^"\\]|\\.)*"|")+)/;
  let rest = words;
  const next = (): string | undefined => {
    const [all = '', text] = word.exec(rest) ?? [];
    rest = rest.slice(all.length);
    const [, inner] = /^"([^"\\]+)"$/.exec(text ?? '') ?? [];
    return inner ?? text;
  };
  const withReason = (entry: Record<string, string | undefined>) => {
    const reason = rest.trim();
    return reason === '' ? entry : { ...entry, reason };
  };
  const policy = next();
  const second = next();
  if (policy?.includes('/') === true) {
    const third = next();
    return DAY.test(third ?? '')
      ? withReason({ scanner: policy, path: second, until: third })
      : withReason({ scanner: policy, address: second, workspace: third, until: next() });
  }
  const address = second?.includes('.') === true ? second : undefined;
  const workspace = address === undefined ? second : next();
  return withReason({ policy, address, workspace, until: next() });
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function problemsOf(exceptions: readonly object[], today: string): string[] {
  const parsed = parseExceptions(JSON.stringify({ exceptions }), today);
  if (!('problems' in parsed)) return [];
  return parsed.problems.map(({ where, message }) => {
    const field = where.split('.')[1];
    return field === undefined ? `It ${message}` : `The ${field} ${message}`;
  });
}

/** JSON that has no beginning of an HTML comment in it. */
function toJson(value: object): string {
  return JSON.stringify(value, null, 2).replaceAll('<!', '\\u003c!');
}
