/**
 * What is read of generated configurations, to the line and the way of each read. `npm run reads` holds
 * the same generator against Terraform; this holds what the reader says today, of whole texts and of
 * texts with a mistake in them.
 */
import { createHash } from 'node:crypto';
import { parseHcl } from '../../src/configuration/syntax/parse-hcl.ts';
import type { Load } from '../../src/configuration/loads.ts';
import { expectGolden } from '../support/golden.ts';
import { test } from '../support/jest.ts';
import { seededRandom } from '../support/virtual-time.ts';
import { generate } from './against-terraform/generate.ts';
import { loads } from './memory-loads.ts';

const WHOLE = 60;
const BROKEN = 150;
const short = (path: string) => path.replace('/repo/', '');

/** One line of the golden file: what is read, where that is written, and a digest of how. */
function lineOf({ kind, path, ending, where, written, how }: Load): string {
  const { text, onAnyFile } = how();
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 6);
  const on = onAnyFile ? '!' : '';
  return `  ${kind} ${short(path)}${ending} < ${short(where)} ${JSON.stringify(written.slice(0, 40))} ${digest}${on}`;
}

function describeLoads(files: Record<string, string>): string[] {
  const { modules, linked, calls, reads } = loads(files);
  const lines = [...new Set(reads.map(lineOf))].sort();
  const called = calls.map(({ path, how }) => `  calls ${short(path)} < ${short(how)}`);
  return [`  modules ${[...modules, ...linked].map(short).join(' ')}`, ...called, ...lines];
}

test('whole texts', () => {
  const said = Array.from({ length: WHOLE }, (_, seed) => [
    `seed ${seed}`,
    ...describeLoads(generate(seed).files),
  ]);
  expectGolden('configuration/generated-reads.txt', `${said.flat().join('\n')}\n`);
});

const SIGNS = '{}[]()"$%~\\\n=.,:?!&|<>#*/-+1a'.split('');

/** One sign too many, one too few, or another one. */
function spoil(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length);
  const sign = SIGNS[Math.floor(random() * SIGNS.length)] ?? '';
  const kind = Math.floor(random() * 3);
  const from = kind === 0 ? at : at + 1;
  return `${text.slice(0, at)}${kind === 1 ? '' : sign}${text.slice(from)}`;
}

test('texts with a mistake in them', () => {
  const said = Array.from({ length: BROKEN }, (_, seed) => {
    const random = seededRandom(seed);
    const { files } = generate(1_000 + seed);
    const names = ['net/main.tf', 'net/more.tf.json', 'net/t0.tpl'].filter((name) => name in files);
    const name = names[seed % names.length] ?? 'net/main.tf';
    const text = spoil(files[name] ?? '', random);
    const problems = name.endsWith('.tf') ? parseHcl(text).problems : [];
    const found = problems.map(
      ({ range, message }) => `  ${range.startLine}:${range.startColumn} ${message}`,
    );
    const lines = describeLoads({ ...files, [name]: text }).map((line) =>
      line.replace(/ [0-9a-f]{6}(!?)$/, '$1'),
    );
    const digest = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
    const unclear = lines.filter((line) => line.startsWith('  any')).length;
    return [`seed ${seed} ${name}: ${lines.length} lines, ${unclear} unclear, ${digest}`, ...found];
  });
  expectGolden('configuration/broken-reads.txt', `${said.flat().join('\n')}\n`);
});
