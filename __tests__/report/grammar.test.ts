/** Everything that is counted, for none, one, two and many: one place has the forms. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  firstParts,
  foreign,
  listParts,
  phrase,
  plain,
  setting,
  toPlainText,
} from '../../src/model/sentence.ts';
import {
  countWords,
  countWordsIfAny,
  policyCountWords,
  verbFor,
  workspaceCountWords,
} from '../../src/report/text.ts';
import { workspaceNames } from '../../src/report/workspace-names.ts';
import { verdictWordsFor } from '../../src/report/words.ts';
import { VERDICTS } from '../../src/model/verdict.ts';
import { expectGolden } from '../support/golden.ts';
import { expect, test } from '../support/jest.ts';
import { renderComment, renderSummary } from '../../src/report/markdown-report.ts';
import { renderVerdict } from '../../src/report/job-log.ts';
import { renderPage } from '../../src/features/report-files/page/page.ts';
import { renderTerminal } from '../../src/report/screen.ts';
import { manyWorkspaces, viewOfWorkspaces } from './many-workspaces.ts';

const NUMBERS = [0, 1, 2, 12, 60];

test('numbers and their nouns agree', () => {
  const names = (number: number) => Array.from({ length: number }, (_, at) => `n${at}`);
  const told = NUMBERS.map((number) =>
    [
      `=== ${number}`,
      countWords(number, 'failure'),
      countWordsIfAny(number, 'more resource') || '(nothing)',
      policyCountWords(number),
      workspaceCountWords(number),
      `${number} ${verbFor(number, 'needs', 'need')} an override`,
      ...VERDICTS.map(
        (verdict) => `${number} ${verdictWordsFor(verdict, number, { waitsForApproval: false })}`,
      ),
      `${number} ${verdictWordsFor('needs-override', number, { waitsForApproval: true })}`,
      `listed: ${listParts(names(number), 3).join('')}`,
      `first: ${firstParts(names(number), 3).join('')}`,
      `first, with a noun: ${firstParts(names(number), 3, (rest) => countWords(rest, 'more workspace')).join('')}`,
    ].join('\n'),
  );
  expectGolden('report/grammar.txt', `${told.join('\n\n')}\n`);
});

/** What no sentence of this program may say of a number. */
const WRONG = [
  /\b1 (?:workspaces|policies|failures|causes|resources|messages|changes|runs|notices|files|guards)\b/,
  /\b(?:0|[2-9]|\d\d+) (?:workspace|policy|failure|cause|resource|message|change|run|notice|file|guard)\b(?![-'`])/,
  /\b1 need an override/,
  /\b(?:[2-9]|\d\d+) needs an override/,
  /\b(?:[2-9]|\d\d+) (?:policies|guards|run tasks) needs\b/,
  /workspaces more\b|workspaces run failed/,
];

test.each([1, 2, 12, 60])('numbers and verbs agree in a report of %i workspaces', (number) => {
  const view = viewOfWorkspaces(manyWorkspaces(number), { actors: { overriders: ['security'] } });
  const surfaces = [
    renderComment(view),
    renderSummary(view),
    renderVerdict(view).join('\n'),
    renderTerminal(view, { columns: 100, rows: 40, colour: false }).join('\n'),
    renderPage(view).replaceAll(/<style>[^]*?<\/style>|<[^>]*>/g, ' '),
  ];
  for (const text of surfaces) {
    for (const wrong of WRONG) expect(text).not.toMatch(wrong);
  }
});

test('a sentence that ends with what another one says ends once', () => {
  const nested = phrase`the service: ${foreign('No quota.')}`;
  const ends = [
    plain('It is late.'),
    foreign('Why?'),
    phrase`${nested}`,
    plain('late'),
    setting('..'),
  ];
  expect(ends.map((end) => toPlainText(phrase`Stopped: ${end}. Look.`))).toEqual([
    'Stopped: It is late. Look.',
    'Stopped: Why? Look.',
    'Stopped: the service: No quota. Look.',
    'Stopped: late. Look.',
    'Stopped: ... Look.',
  ]);
});

/** Of what people see, names may end in anything: a directory in two dots. */
const WRONGLY_JOINED = [
  /[a-z)"'`]\.\.(?=[\s"]|$)/m,
  /[a-z]{2}[!?]\.(?=\s|$)/m,
  /\bbecause (?:The|A|It|No)\b/,
];

test('no text that people see ends a sentence twice, or begins one in the middle', () => {
  const shown = fileURLToPath(new URL('../../../__tests__/golden', import.meta.url));
  const names = readdirSync(shown, { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(shown, name), 'utf8'));
  expect(texts.length).toBeGreaterThan(50);
  for (const text of texts) {
    for (const wrong of WRONGLY_JOINED) expect(text).not.toMatch(wrong);
  }
});

test('a group of names is shown as a pattern only where it fits exactly these', () => {
  const { workspaces } = viewOfWorkspaces(manyWorkspaces(60));
  const all = workspaces.map(({ name }) => name);
  const network = all.filter((name) => name.startsWith('network-'));
  const say = (names: readonly string[], unaffected: string[] = []) =>
    toPlainText(workspaceNames(names, { workspaces, unaffected }));
  expect(say(network)).toBe('10 workspaces (network-*)');
  expect(say(network.slice(1))).toBe('9 workspaces (network-dev-us, network-stage-eu and 7 more)');
  // One that was not planned fits the pattern, too.
  expect(say(network, ['network-old'])).not.toContain('*');
  expect(say(all)).toBe('all 60 workspaces');
  expect(say(network.slice(0, 2))).toBe('network-dev-eu and network-dev-us');
});
