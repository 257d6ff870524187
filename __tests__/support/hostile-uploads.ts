/** Archives that are made to cost a server time or memory, named by how they do it. */
import { gzipSync } from 'node:zlib';
import { Header } from 'tar';

type Entry = [path: string, content: string | { link: string } | typeof DEVICE];

/** In place of the content of an entry. */
export const DEVICE = Symbol('device');

/** The longest text that is read. */
const SIZE = 300 * 1024;
const MB = 1024 ** 2;
const ZEROS = Buffer.alloc(MB);
/** The file of every configuration. */
const MAIN = entriesOf([['main.tf', 'resource "aws_instance" "a" {\n  ami = "x"\n}\n']]);
/** Of an archive. */
const END = Buffer.alloc(1024);

export const HOSTILE_UPLOADS: Readonly<Record<string, () => Uint8Array>> = {
  'a chain of 99,000 links': () => {
    const links = many(99_000, (at): Entry => [`l${at}`, { link: `l${String(Number(at) + 1)}` }]);
    return pack([['main.tf', MODULE('./l0')], ...links]);
  },
  '99,000 links that end in .tf': () => {
    const links = many(99_000, (at): Entry => [
      `l${at}.tf`,
      { link: `l${String(Number(at) + 1)}.tf` },
    ]);
    return pack([['main.tf', MODULE('./')], ...links]);
  },
  'links that lead around twice at each step': () => {
    const links = many(39, (at): Entry => [
      `d${at}`,
      { link: `d${String(Number(at) + 1)}/d${String(Number(at) + 1)}` },
    ]);
    return pack([['main.tf', MODULE('./d0')], ...links]);
  },
  'links with long targets': () => {
    const links = many(40, (at): Entry => [
      `d${at}`,
      { link: `${'x/../'.repeat(15)}d${String(Number(at) + 1)}` },
    ]);
    return pack([
      ['main.tf', many(1000, (at) => MODULE(`./${'d0/'.repeat(30)}${at}`, at)).join('')],
      ...links,
    ]);
  },
  'a million entries': () => archive([entriesOf(many(1_000, (): Entry => ['d/f', ''])), 1_000]),
  '99,000 empty .tf files': () => pack(many(99_000, (at): Entry => [`f${at}.tf`, ''])),
  '99,000 directories deep': () =>
    pack([
      ['a/'.repeat(49) + 'main.tf', ''],
      ...many(9_000, (at): Entry => [`${'a/'.repeat(45)}f${at}.tf`, '']),
    ]),
  'a gigabyte of zeros': () => gzipSync(Buffer.alloc(1024 ** 3), { level: 1 }),
  'a gigabyte of one file': () =>
    archive([MAIN, 1], [headerOf('big', 'File', 1024 ** 3), 1], [ZEROS, 1_024]),
  'half a gigabyte after the end': () => archive([MAIN, 1], [END, 1], [ZEROS, 511]),
  '17 MB of configuration': () => pack(many(17, (at): Entry => [`f${at}.tf`, '#'.repeat(MB)])),
  '8 MB of attributes': () => tf(`a "b" {\n${'  x = 1\n'.repeat(MB)}}\n`),
  '16 MB in one .tf': () => tf(`a = "${'x'.repeat(16 * 1024 ** 2 - 2000)}"`),
  '16 MB in many .tf': () =>
    pack(many(16_000, (at): Entry => [`f${at}.tf`, 'locals {}\n'.repeat(100)])),
  '100 MB of noise': () => noise(100 * 1024 ** 2 - 10),
};
for (const [name, text] of Object.entries(texts())) {
  Object.assign(HOSTILE_UPLOADS, { [name]: () => tf(text) });
}

function texts(): Record<string, string> {
  const fill = (text: string): string => text.repeat(Math.floor(SIZE / text.length));
  return {
    brackets: `a = ${fill('[')}`,
    braces: `a = ${fill('{')}`,
    'blocks in blocks': fill('a {\n'),
    'open templates': `a = ${fill('"${')}`,
    parentheses: `a = ${fill('(')}`,
    'closed parentheses': `locals {\n a = ${'('.repeat(SIZE / 2)}1${')'.repeat(SIZE / 2)}\n}`,
    'only quotes': fill('"'),
    'only letters and spaces': fill('a '),
    'only equal signs': fill('a = = '),
    'closing braces': fill('}\n'),
    errors: fill('a = ] b\n'),
    'open heredocs': fill('a = <<E\n'),
    'one long heredoc': `a = <<E\n${fill('E \n')}`,
    'heredocs that begin in each line': fill('<<E\n'),
    comments: fill('/*'),
    'comment lines': fill('#\n'),
    'null bytes': fill('\0'),
    attributes: `locals {\n${many(25_000, (at) => ` a${at} = ${at}`).join('\n')}\n}`,
    blocks: many(20_000, (at) => `a "b${at}" {}`).join('\n'),
    'a long sum': `locals {\n a = 1${fill('+1')}\n}`,
    'a long chain of conditions': `locals {\n a = ${fill('true ? 1 : ')} 2\n}`,
    'long access': `locals {\n a = b${fill('.c')}\n}`,
    'many indexes': `locals {\n a = b${fill('[0]')}\n}`,
    negations: `locals {\n a = ${fill('!')}true\n}`,
    'long tuple': `locals {\n a = [${fill('1,')}]\n}`,
    'long template': `locals {\n a = "${fill('${a}')}"\n}`,
    'template directives': `locals {\n a = "${fill('%{ if a }')}"\n}`,
    'many for': `locals {\n a = ${fill('[for a in ')}\n}`,
    'calls in calls': `locals {\n a = ${'f('.repeat(20_000)}1${')'.repeat(20_000)}\n}`,
    'objects in objects': `locals {\n a = ${'{a='.repeat(20_000)}1${'}'.repeat(20_000)}\n}`,
    outputs: many(9_000, (at) => `output "o${at}" { value = ${at} }`).join('\n'),
    'deep blocks': `resource "aws_a" "a" {\n${'a {\n'.repeat(1_500)}${'}\n'.repeat(1_500)}}`,
    'deeper blocks': `resource "aws_a" "a" {\n${'a {\n'.repeat(4_000)}${'}\n'.repeat(4_000)}}`,
    'a thousand calls of ten thousand blocks': `${many(1_000, (at) => MODULE('./', at)).join('')}${many(9_000, (at) => `data "a" "b${at}" {}`).join('\n')}`,
    twins: many(9_000, () => `resource "a" "b" {}`).join('\n'),
    'counted resources': many(3_000, (at) => `resource "a" "b${at}" {\n count = 10000\n}`).join(
      '\n',
    ),
    'required variables': many(9_000, (at) => `variable "v${at}" {}`).join('\n'),
    'many calls of a module that is not there': many(5_000, (at) => MODULE(`./m${at}`, at)).join(
      '\n',
    ),
    'a module that calls itself': MODULE('./', 'a') + MODULE('./', 'b') + MODULE('./', 'c'),
  };
}

function MODULE(source: string, name = 'm'): string {
  return `module "${name}" {\n  source = "${source}"\n}\n`;
}

function many<T>(count: number, make: (name: string, at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(String(at), at));
}

function tf(text: string): Uint8Array {
  return pack([['main.tf', text]]);
}

function noise(size: number): Uint8Array {
  const bytes = Buffer.alloc(size);
  let state = 1;
  for (let at = 0; at + 4 <= size; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    bytes.writeInt32LE(state, at);
  }
  return gzipSync(bytes, { level: 0 }).subarray(0, size);
}

/** An archive of these entries, whatever is wrong with them. */
export function pack(entries: readonly Entry[]): Uint8Array {
  return archive([entriesOf(entries), 1]);
}

/** Gzip in one member for each time that a part is there: a part is compressed once. */
function archive(...parts: [part: Buffer, times: number][]): Uint8Array {
  const members = [...parts, [END, 1] as const].flatMap(([part, times]) =>
    Array<Buffer>(times).fill(gzipSync(part, { level: 1 })),
  );
  return Buffer.concat(members);
}

function entriesOf(entries: readonly Entry[]): Buffer {
  const parts = entries.flatMap(([path, what]): Buffer[] => {
    const content = Buffer.from(typeof what === 'string' ? what : '');
    const isLink = typeof what === 'object';
    const type = isLink ? 'SymbolicLink' : what === DEVICE ? 'CharacterDevice' : 'File';
    const header = headerOf(path, type, content.length, isLink ? what.link : '');
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return Buffer.concat(parts);
}

type Type = 'File' | 'SymbolicLink' | 'CharacterDevice';

function headerOf(path: string, type: Type, size: number, linkpath = ''): Buffer {
  const header = new Header({ path, type, linkpath, size, mode: 0o644, mtime: new Date(0) });
  header.encode();
  return header.block ?? Buffer.alloc(0);
}
