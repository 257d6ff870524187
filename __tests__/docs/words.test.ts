/** The words of what the program prints: texts of the sources, help, inputs, golden files of messages and reports. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { INPUTS, OUTPUTS } from '../../src/settings/inputs.ts';
import { SUB_ACTIONS } from '../../src/settings/sub-actions.ts';
import { expect, test } from '../support/jest.ts';
import { filesWith, readText, REPOSITORY } from '../support/markdown-files.ts';
import { privateWordsIn } from '../support/private-words.ts';

const MOST_WORDS = 25;

/** Texts that keep such a word, by how they begin: a key of the report, names of cases. */
const EXCEPTIONS: readonly string[] = ['"excluded":', '=== '];

interface Text {
  at: string;
  text: string;
}

/** The texts of a source, without comments, imports and single words; `…` where a value is filled in. */
function textsOf(path: string): Text[] {
  const texts: Text[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, value, quasis, loc } = node as Partial<Literal>;
    if (type === 'ImportDeclaration') return;
    const text =
      type === 'StringLiteral'
        ? value
        : type === 'TemplateLiteral'
          ? quasis?.map((part) => part.value.raw).join('…')
          : undefined;
    if (typeof text === 'string' && text.trim().includes(' '))
      texts.push({ at: `${path}:${loc?.start.line}`, text });
    for (const [key, child] of Object.entries(node)) if (!/[cC]omments/.test(key)) visit(child);
  };
  const tree = parse(readText(path), { sourceType: 'module', plugins: ['typescript'] });
  visit(tree.program);
  return texts;
}

interface Literal {
  type: string;
  value: unknown;
  quasis: readonly { value: { raw: string } }[];
  loc: { start: { line: number } };
}

function wordsMet(texts: readonly Text[]): string[] {
  return texts
    .filter(({ text }) => !EXCEPTIONS.some((start) => text.trimStart().startsWith(start)))
    .flatMap(({ at, text }) => privateWordsIn(withoutCode(text)).map((met) => `${at}: ${met}`));
}

/** Names of options and functions are not prose. */
function withoutCode(text: string): string {
  return text.replaceAll(/`[^`\n]*`/g, '`');
}

const sources = filesWith(['.ts'], join(REPOSITORY, 'src')).filter(
  (path) => !path.endsWith('.d.ts'),
);

test('the texts of the sources: no private words', () => {
  // To parse a file takes far longer than to search it; most words that are found are in comments.
  const suspects = sources.filter((path) => privateWordsIn(readText(path)).length > 0);
  const texts = suspects.flatMap(textsOf);
  expect(texts.length).toBeGreaterThan(500);
  expect(wordsMet(texts)).toEqual([]);
});

test('a private word is found in a text', () => {
  expect(privateWordsIn('mend the reason given, which nobody can override')).toHaveLength(2);
});

const GOLDEN = ['action', 'demo', 'help', 'init', 'messages', 'report', 'scenarios', 'terminal'];

test.each(GOLDEN)('golden files of %s: no private words', (folder) => {
  const directory = join('__tests__/golden', folder);
  const files = readdirSync(join(REPOSITORY, directory), { recursive: true, encoding: 'utf8' });
  const read = files.filter((path) => /\.(?:txt|md)$/.test(path));
  expect(read).not.toEqual([]);
  const lines = read.flatMap((path) =>
    readText(join(directory, path))
      .split('\n')
      .map((text, index) => ({ at: `${folder}/${path}:${index + 1}`, text })),
  );
  expect(wordsMet(lines)).toEqual([]);
});

const described = [{ name: 'the gate', inputs: INPUTS, outputs: OUTPUTS }, ...SUB_ACTIONS];

test.each(described)(
  'inputs and outputs of $name: at most 25 words in a sentence',
  ({ inputs, outputs }) => {
    const long = [...inputs, ...outputs].flatMap(({ name, description }) =>
      description
        .split(/(?<=[.:;])\s/)
        .filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS)
        .map((sentence) => `${name}: ${sentence}`),
    );
    expect(long).toEqual([]);
  },
);
