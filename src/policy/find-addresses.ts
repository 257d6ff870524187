/**
 * Resource addresses in text that a policy wrote: `module.vpc.aws_subnet.a[0]`,
 * `data.aws_ami.base`, `aws_s3_bucket.logs["eu"]`. One pass over the text; nothing is backtracked.
 */

/** More than these in one text are an inventory, not a finding. */
const MOST = 100;
const LONGEST = 512;

/** Every distinct address, in the order of appearance. */
export function findAddresses(text: string): string[] {
  const found = new Set<string>();
  let at = 0;
  while (at < text.length && found.size < MOST) {
    if (!isNameStart(text.charCodeAt(at)) || (at > 0 && continues(text.charCodeAt(at - 1)))) {
      at += 1;
      continue;
    }
    const end = endOfReference(text, at);
    const address = end - at <= LONGEST ? asAddress(text.slice(at, end)) : undefined;
    if (address !== undefined) found.add(address);
    at = end;
  }
  return [...found];
}

/** `name`, `.name` and `[index]` for as long as they follow each other. */
function endOfReference(text: string, start: number): number {
  let at = endOfName(text, start);
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === DOT && isNameStart(text.charCodeAt(at + 1))) at = endOfName(text, at + 1);
    else if (code === OPEN) {
      const end = endOfIndex(text, at);
      if (end === undefined) return at;
      at = end;
    } else return at;
  }
}

function endOfName(text: string, start: number): number {
  let at = start;
  while (at < text.length && isNamePart(text.charCodeAt(at))) at += 1;
  return at;
}

/** The position after `[0]`, `[*]` or `["key"]`; a key may hold anything but a line end, `\` escapes. */
function endOfIndex(text: string, open: number): number | undefined {
  let at = open + 1;
  if (text.charCodeAt(at) === QUOTE) {
    at += 1;
    const limit = Math.min(text.length, open + LONGEST);
    while (at < limit && text.charCodeAt(at) !== QUOTE) {
      const code = text.charCodeAt(at);
      if (code === LINE_FEED || code === CARRIAGE_RETURN) return undefined;
      at += code === BACKSLASH ? 2 : 1;
    }
    if (text.charCodeAt(at) !== QUOTE) return undefined;
    at += 1;
  } else {
    const first = at;
    if (text.charCodeAt(at) === STAR) at += 1;
    else while (isDigit(text.charCodeAt(at))) at += 1;
    if (at === first) return undefined;
  }
  return text.charCodeAt(at) === CLOSE ? at + 1 : undefined;
}

/**
 * The part of a reference that is an address: module path, then `type.name` with an index, or the
 * module path alone. A type without an underscore is taken only after `module.`, `data.` or
 * `ephemeral.`, so that `example.com` and `e.g` are none.
 */
function asAddress(reference: string): string | undefined {
  const parts = splitParts(reference);
  let next = 0;
  while (parts[next]?.name === 'module' && parts[next]?.index === '' && parts[next + 1]) next += 2;
  const moduleEnd = next;
  const afterModule = next > 0;
  const { name: kind, index } = parts[next] ?? { name: '', index: '' };
  const isRead = (kind === 'data' || kind === 'ephemeral') && index === '';
  if (isRead) next += 1;
  const type = parts[next];
  const name = parts[next + 1];
  if (type !== undefined && name !== undefined && type.index === '') {
    const looksLikeType = type.name.includes('_') && !type.name.startsWith('_');
    if (looksLikeType || isRead || afterModule) return join(parts.slice(0, next + 2));
  }
  return afterModule ? join(parts.slice(0, moduleEnd)) : undefined;
}

interface Part {
  name: string;
  index: string;
}

function splitParts(reference: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  while (at < reference.length) {
    const end = endOfName(reference, at);
    let indexEnd = end;
    while (reference.charCodeAt(indexEnd) === OPEN) {
      const after = endOfIndex(reference, indexEnd);
      if (after === undefined) break;
      indexEnd = after;
    }
    parts.push({ name: reference.slice(at, end), index: reference.slice(end, indexEnd) });
    at = indexEnd + 1;
  }
  return parts;
}

function join(parts: readonly Part[]): string {
  return parts.map(({ name, index }) => name + index).join('.');
}

const DOT = 46;
const OPEN = 91;
const CLOSE = 93;
const QUOTE = 34;
const BACKSLASH = 92;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const DOLLAR = 36;
const STAR = 42;
const SLASH = 47;
const AT = 64;
const LETTER = /\p{L}/u;
const LETTER_PART = /[\p{N}\p{M}]/u;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isNameStart(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    code === 95 ||
    (code > 127 && LETTER.test(String.fromCharCode(code)))
  );
}

function isNamePart(code: number): boolean {
  return (
    isNameStart(code) ||
    isDigit(code) ||
    code === 45 ||
    (code > 127 && LETTER_PART.test(String.fromCharCode(code)))
  );
}

/** Characters before which a name is the rest of something else: a path, a host, another name. */
function continues(code: number): boolean {
  return isNamePart(code) || [DOT, SLASH, BACKSLASH, DOLLAR, AT].includes(code);
}
