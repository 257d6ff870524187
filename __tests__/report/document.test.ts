/** What the document of a report tells is on each surface, where the medium has room for it. */
import { VERDICTS } from '../../src/model/verdict.ts';
import type { Sentence } from '../../src/model/sentence.ts';
import { makeDocument, type CauseItem, type Room } from '../../src/report/document.ts';
import { renderVerdict } from '../../src/report/job-log.ts';
import { renderComment, renderSummary } from '../../src/report/markdown-report.ts';
import { renderTerminal } from '../../src/report/screen.ts';
import type { ReportView } from '../../src/report/view.ts';
import { wrapLines } from '../../src/report/wrap-lines.ts';
import { renderPage } from '../../src/features/report-files/page/page.ts';
import { describe, expect, test } from '../support/jest.ts';
import { manyWorkspaces, viewOfWorkspaces } from './many-workspaces.ts';
import { sampleView } from './sample-view.ts';

const ROOM: Room = { occurrences: 5, others: 10, text: { characters: 240, lines: 6 } };

/** The texts of a sentence, each as it stands in it. What is drawn differently by each medium, such as a sign, is left out. */
function textsOf(sentence: Sentence): string[] {
  if (typeof sentence === 'string') return [sentence];
  if (!('kind' in sentence)) return sentence.flatMap(textsOf);
  const { kind, text, words, others = [] } = sentence;
  if (kind === 'sign') return [];
  if (kind === 'link') return textsOf(words);
  return others.length > 0 ? [text] : text.split('\n');
}

/** What an item tells: each name, fact, message and place. */
function toldBy(item: CauseItem): string[] {
  const { title, facts, says, messages, notes, places } = item;
  return [
    ...[title, says, ...facts, ...notes].flatMap(textsOf),
    ...messages,
    ...places.flatMap((group) => [
      ...group.messages,
      ...group.facts.flatMap(textsOf),
      ...group.places.flatMap(({ fileLine, addresses, facts: own }) => [
        // The line alone stands behind another one of the same file.
        fileLine.replace(/^.*:/, ''),
        ...addresses,
        ...own.flatMap(textsOf),
      ]),
    ]),
  ];
}

/** Letters and digits alone: each medium marks, breaks and escapes a text in its own way. */
const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

function surfacesOf(view: ReportView): Record<string, string> {
  const page = renderPage(view)
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#\d+|\w+);/g, '');
  const screen = (columns: number) =>
    renderTerminal(view, { columns, rows: 1_000, colour: false }).join('\n');
  return {
    comment: renderComment(view),
    summary: renderSummary(view),
    log: renderVerdict(view).join('\n'),
    'terminal of 80 columns': screen(80),
    'terminal of 120 columns': screen(120),
    page,
  };
}

/** By name: reports of one workspace, of several, of twelve and of sixty. */
const VIEWS: [string, () => ReportView][] = [
  ...VERDICTS.flatMap((verdict): [string, () => ReportView][] =>
    [1, 3].map((workspaces) => [
      `${verdict} in ${workspaces}`,
      () => sampleView({ verdict, workspaces }),
    ]),
  ),
  ...[12, 60].map((number): [string, () => ReportView] => [
    `${number} workspaces`,
    () =>
      viewOfWorkspaces(manyWorkspaces(number), {
        ci: { takesCommands: true },
        actors: { overriders: ['security'] },
      }),
  ]),
];

describe.each(VIEWS)('a report: %s', (_, viewOf) => {
  test('tells what its document tells on each surface', () => {
    const view = viewOf();
    const document = makeDocument(view);
    const closing = document
      .closing(ROOM)
      .flatMap(({ items, title }) => [...textsOf(title), ...items.flatMap(toldBy)]);
    const folded = document
      .others(ROOM)
      .filter(({ id }) => id !== 'notices')
      .flatMap(({ items }) => items)
      .flatMap(toldBy);
    const headline = textsOf(document.headline);
    const steps = document.steps.flatMap(textsOf);
    const told = [...headline, ...closing, ...folded, ...steps]
      .map(bare)
      .filter((text) => text !== '');
    expect(told.length).toBeGreaterThan(0);
    for (const [name, shown] of Object.entries(surfacesOf(view))) {
      const text = bare(shown).toLowerCase();
      const lacking = told.filter((each) => !text.includes(each.toLowerCase()));
      expect([name, lacking]).toEqual([name, []]);
    }
  });

  test.each([40, 80, 120])(
    'breaks no command on %d columns, and begins no line with a stop',
    (columns) => {
      const view = viewOf();
      const lines = renderTerminal(view, { columns, rows: 1_000, colour: false });
      const text = lines.join('\n');
      // What prints it leaves it as it is.
      expect(wrapLines(text, columns)).toBe(text);
      // The signs of items stand at the second column.
      expect(lines.filter((line) => /^ *[.,;:)]|^ {3,}[·!?]/.test(line))).toEqual([]);
      const commands = view.nextSteps.flatMap((step) =>
        Array.from(step.matchAll(/`([^`]+ [^`]+ [^`]+)`/g), ([, command = '']) => command),
      );
      for (const command of commands) expect(lines.map((line) => line.trim())).toContain(command);
    },
  );
});
