/** Trees to pack: the same on every machine, made from a seed. */
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
