/** Nothing takes the text of a sentence apart or compares it: what something is about is found by values. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { expect, test } from '../support/jest.ts';
import { ROOT } from '../support/runner.ts';

/** What makes a text of a sentence, and where the sentence itself is. */
const SENTENCE_FIELDS = ['says', 'remedy'];
const TEXTS_OF_SENTENCES = ['textOf', 'toPlainText'];
const TAKES_APART = [
  'includes',
  'startsWith',
  'endsWith',
  'replace',
  'replaceAll',
  'slice',
  'split',
  'match',
  'search',
  'indexOf',
];

interface Node {
  type: string;
  loc?: { start: { line: number } };
  [field: string]: unknown;
}

function isSentence(node: unknown): boolean {
  const { type, property, callee } = (node ?? {}) as Record<string, { name?: string } & string>;
  if (type === 'MemberExpression') return SENTENCE_FIELDS.includes(property?.name ?? '');
  return type === 'CallExpression' && TEXTS_OF_SENTENCES.includes(callee?.name ?? '');
}

/** Whether it is compared with nothing: that asks only whether there is one. */
function isNothing(node: unknown): boolean {
  const { type, name, value } = (node ?? {}) as Record<string, unknown>;
  return name === 'undefined' || (type === 'StringLiteral' && value === '');
}

/** The lines in which a sentence is compared, or its text taken apart. */
function linesAtFault(source: string): number[] {
  const lines: number[] = [];
  // To parse a file takes far longer than to search it.
  const names = [...SENTENCE_FIELDS, ...TEXTS_OF_SENTENCES];
  if (!names.some((name) => source.includes(name))) return lines;
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const { type, operator, left, right, callee, loc } = node as Node;
    const isComparison = type === 'BinaryExpression' && /^[!=]==?$/.test(String(operator));
    const isCompared =
      isComparison &&
      (isSentence(left) || isSentence(right)) &&
      !isNothing(left) &&
      !isNothing(right);
    const {
      type: calleeType,
      object,
      property,
    } = (callee ?? {}) as Record<string, { name?: string } & string>;
    const isTakenApart =
      type === 'CallExpression' &&
      calleeType === 'MemberExpression' &&
      TAKES_APART.includes(property?.name ?? '') &&
      isSentence(object);
    if (isCompared || isTakenApart) lines.push(loc?.start.line ?? 0);
    Object.values(node).forEach(visit);
  };
  visit(parse(source, { sourceType: 'module', plugins: ['typescript'] }).program);
  return lines;
}

test.each([
  ['found.says === other.says', [1]],
  ['if (textOf(found) !== textOf(other)) end();', [1]],
  ["\nconst isOfQueue = toPlainText(says).includes('queue');", [2]],
  ["textOf(found).replace(name, '')", [1]],
  ['found.remedy === undefined', []],
  ["found.remedy !== ''", []],
  ['found.code === other.code', []],
])('in %j the lines at fault are %j', (source, lines) => {
  expect(linesAtFault(source)).toEqual(lines);
});

test('no source outside of the renderers compares sentences or takes them apart', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  const found = files
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !/^(?:report|features\/report-files)\//.test(path))
    .flatMap((path) => {
      const lines = linesAtFault(readFileSync(join(ROOT, 'src', path), 'utf8'));
      return lines.map((line) => `${path}:${line}`);
    });
  expect(found).toEqual([]);
});
