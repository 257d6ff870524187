/** Trees to pack: the same on every machine, made from a seed. */
import { execFileSync } from 'node:child_process';
import { createCipheriv } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const WORDS =
  'resource aws_instance variable module output description type default string list map count for_each tags name value locals data source version provider region vpc subnet id cidr_block security_group ingress egress from_port to_port protocol true false null each key self'.split(
    ' ',
  );

/** A small linear generator: numbers in [0, 1). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function makeText(bytes: number, random: () => number): string {
  let text = '';
  while (text.length < bytes) {
    text += WORDS[Math.floor(random() * WORDS.length)] ?? '';
    text += random() < 0.2 ? ` = "${Math.floor(random() * 1e6)}"\n` : ' ';
  }
  return text.slice(0, bytes);
}

/** 10,000 files in 520 directories, 7 MB, and a rule file unless there are no rules. */
export function makeSmallFiles(root: string, rules: number): void {
  const random = createRandom(42);
  const endings = ['tf', 'md', 'json', 'txt'];
  for (let at = 0; at < 10_000; at++) {
    const number = Math.floor(at / 20);
    const directory = join(root, `m${number % 20}`, `sub${Math.floor(number / 20)}`, `d${number}`);
    if (at % 20 === 0) mkdirSync(directory, { recursive: true });
    const text = makeText(200 + Math.floor(random() * 1000), random);
    writeFileSync(join(directory, `f${at}.${endings[at % 4]}`), text);
  }
  if (rules > 0) writeFileSync(join(root, '.terraformignore'), makeRules(rules));
}

/**
 * Sizes of the 2,968 files of GoogleCloudPlatform/cloud-foundation-fabric at 11c1d2488: the share of files that are at
 * most so large, and the bytes. What is between two rows is on the line between them.
 */
const SIZES: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.05, 413],
  [0.1, 705],
  [0.2, 922],
  [0.3, 1138],
  [0.4, 1241],
  [0.5, 1544],
  [0.6, 2109],
  [0.7, 2936],
  [0.75, 3632],
  [0.8, 4339],
  [0.85, 5595],
  [0.9, 7383],
  [0.95, 13421],
  [0.96, 16725],
  [0.97, 20774],
  [0.98, 29408],
  [0.985, 39606],
  [0.99, 56805],
  [0.995, 134324],
  [1, 412679],
];

/** The endings of those files, in their proportions. Large files are pictures there, which do not get smaller. */
const ENDINGS = [...of(43, 'yaml'), ...of(28, 'tf'), ...of(11, 'md'), ...of(7, 'tfvars')].concat(
  ...of(4, 'json'),
  ...of(4, 'tofu'),
  ...of(3, 'py'),
);
const PICTURE_BYTES = 60_000;

function of(count: number, ending: string): string[] {
  return Array.from({ length: count }, () => ending);
}

/** A tree like a real one: 2,968 files, 1,000 directories, 15 MB (19 MB as `du --apparent-size` counts). */
export function makeTerraform(root: string): void {
  const random = createRandom(11);
  const text = makeText(1 << 20, random);
  for (let at = 0; at < 2968; at++) {
    const leaf = at % 890;
    const area = join(root, `area${leaf % 10}`, `module${Math.floor(leaf / 10) % 10}`);
    const directory = join(area, `part${leaf}`);
    if (at < 890) mkdirSync(directory, { recursive: true });
    // Each size once, in an order that has nothing to do with the place.
    const size = sizeAt((((at * 1301) % 2968) + 0.5) / 2968);
    if (size > PICTURE_BYTES) {
      const noise = Buffer.from(Array.from({ length: size }, () => random() * 256));
      writeFileSync(join(directory, `f${at}.png`), noise);
      continue;
    }
    const from = Math.floor(random() * (text.length - size));
    const ending = ENDINGS[Math.floor(random() * ENDINGS.length)] ?? 'tf';
    writeFileSync(join(directory, `f${at}.${ending}`), text.slice(from, from + size));
  }
}

function sizeAt(share: number): number {
  const above = Math.max(
    1,
    SIZES.findIndex(([most]) => most >= share),
  );
  const [least, smaller] = SIZES[above - 1] ?? [0, 0];
  const [most, larger] = SIZES[above] ?? [1, 0];
  return Math.round(smaller + ((larger - smaller) * (share - least)) / (most - least));
}

/** Makes the tree a checkout with everything committed, as CI has it. */
export function commitTree(root: string): void {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...words], {
      cwd: root,
      stdio: 'ignore',
    });
  git('init', '-q');
  git('add', '--all');
  git('commit', '-q', '-m', 'one');
}

/** Rules of every usual shape that exclude nothing, so that all contenders pack the same files. */
export function makeRules(count: number): string {
  const shapes = [
    (at: number) => `*.ext${at}`,
    (at: number) => `build${at}/`,
    (at: number) => `/top${at}/deep/`,
    (at: number) => `docs${at}/**/*.draft`,
    (at: number) => `**/cache${at}/*`,
    (at: number) => `secret${at}.yaml`,
    (at: number) => `test_*_${at}.py`,
    (at: number) => `/a${at}/?/b*`,
  ];
  return Array.from({ length: count }, (_, at) => `${shapes[at % shapes.length]?.(at)}\n`).join('');
}

/** 5,000 files of 10,000 bytes of text. */
export function makeText50(root: string): void {
  const random = createRandom(7);
  for (let at = 0; at < 5000; at++) {
    const directory = join(root, `d${at % 100}`);
    if (at < 100) mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, `f${at}.tf`), makeText(10_000, random));
  }
}

/** One file of 300 MiB of noise. */
export function makeNoise(root: string): void {
  mkdirSync(root, { recursive: true });
  // A cipher over zeros: noise that is the same everywhere.
  const cipher = createCipheriv('aes-256-ctr', Buffer.alloc(32), Buffer.alloc(16));
  const zeros = Buffer.alloc(1 << 20);
  const file = openSync(join(root, 'noise.bin'), 'w');
  for (let megabyte = 0; megabyte < 300; megabyte++) {
    writeSync(file, cipher.update(zeros));
  }
  closeSync(file);
}

/** 100,000 files, 2 GB: every fourth one noise, the others text. */
export function makeLarge(root: string): void {
  const random = createRandom(3);
  const text = Buffer.from(makeText(1 << 20, random));
  const noise = Buffer.from(Array.from({ length: 1 << 20 }, () => random() * 256));
  for (let at = 0; at < 100_000; at++) {
    const directory = join(root, `a${at % 100}`, `b${Math.floor(at / 100) % 20}`);
    if (at < 2000) mkdirSync(directory, { recursive: true });
    const from = Math.floor(random() * ((1 << 20) - 20_000));
    const source = at % 4 === 0 ? noise : text;
    writeFileSync(join(directory, `f${at}`), source.subarray(from, from + 20_000));
  }
}
