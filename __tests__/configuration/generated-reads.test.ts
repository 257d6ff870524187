/**
 * What is read of generated configurations, to the line and the way of each read. `npm run compare-with-terraform` holds
 * the same generator against Terraform; this holds what the reader says today, of whole texts and of
 * texts with a mistake in them.
 */
import { createHash } from 'node:crypto';
import { parseHcl } from '../../src/configuration/syntax/parse-hcl.ts';
import type { Mention } from '../../src/configuration/named-files.ts';
import { expectGolden } from '../support/golden.ts';
import { test } from '../support/jest.ts';
import { seededRandom } from '../support/virtual-time.ts';
import { generate } from './against-terraform/generate.ts';
import { namedIn } from './memory-files.ts';

const WHOLE = 30;
const BROKEN = 150;
const short = (path: string) => path.replace('/repo/', '').replaceAll('\n', String.raw`\n`);

/** One line for each mention: what is named, where that is written, and a digest of what is written there. */
function describeNames(files: Record<string, string>): string[] {
  const named = namedIn(files);
  const lineOf = (place: string, { where, isRead, written }: Mention) => {
    const digest = createHash('sha256').update(written()).digest('hex').slice(0, 6);
    return `  ${isRead ? 'read' : 'text'} ${short(place)} < ${short(where)} ${digest}`;
  };
  const lines = [...named.files].flatMap(([path, mentions]) =>
    mentions.map((mention) => lineOf(path, mention)),
  );
  for (const { path, endings } of named.directories.values()) {
    for (const [ending, mentions] of endings) {
      lines.push(...mentions.map((mention) => lineOf(`${path}/*${ending}`, mention)));
    }
  }
  const places = named.modules.flatMap((module) => [...module.places, ...module.linked]);
  return [
    `  modules ${places.map(short).join(' ')}`,
    ...named.modules.flatMap(({ calls }) =>
      calls.map(({ from }) => `  called from ${short(from)}`),
    ),
    ...[...new Set(lines)].sort(),
    ...named.computed.map(
      ({ where, prefix, suffix }) => `  computed ${short(prefix)}*${suffix} < ${short(where)}`,
    ),
    ...named.unbounded.map(({ where, why }) => `  any file ${short(where)} ${why}`),
  ];
}

test('what generated configurations read is as recorded', () => {
  const said = Array.from({ length: WHOLE }, (_, seed) => [
    `seed ${seed}`,
    ...describeNames(generate(seed).files),
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

test('what configurations with one mistake read is as recorded', () => {
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
    const lines = describeNames({ ...files, [name]: text });
    const digest = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
    return [`seed ${seed} ${name}: ${lines.length} lines, ${digest}`, ...found];
  });
  expectGolden('configuration/broken-reads.txt', `${said.flat().join('\n')}\n`);
});
