/** Names of attributes that want to act, from the plan's JSON to everything that shows or keeps them. */
import type { PlannedChanges } from '../../src/policy/planned-changes.ts';
import { annotationCommands, renderAnnotations } from '../../src/report/annotations.ts';
import { renderCheck, renderComment, renderSummary } from '../../src/report/comment.ts';
import { renderVerdict } from '../../src/report/console.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { PAGE_BUDGET_BYTES, renderPage } from '../../src/report/page/page.ts';
import { renderCodeQuality, renderSarif } from '../../src/report/sarif.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import type { ReportView } from '../../src/report/view.ts';
import { createSecrets } from '../../src/model/secrets.ts';
import { HOSTILE_STRINGS } from '../support/hostile-strings.ts';
import { readPage, UNSEEN } from '../support/html-oracle.ts';
import { describe, expect, test } from '../support/jest.ts';
import { changesInJson } from '../support/plan-sources.ts';
import { readMarkdown } from '../support/markdown-oracle.ts';
import { readXml } from '../support/read-xml.ts';
import { commandsIn } from '../support/runner-oracle.ts';
import { ORIGINS, sampleView } from './sample-view.ts';

const SCREEN = { columns: 100, rows: 200, colour: false };
const UNKNOWN = { additions: undefined, changes: null, destructions: null, imports: null };
const HUGE = 'x'.repeat(100_000);
const TEXTS = [
  ...HOSTILE_STRINGS,
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  'length',
  '0',
  ']]>',
  '<![CDATA[',
  '&#10;',
  'a\nb',
  '\u202e\u2066a',
  '\ud800',
  '\udc00\ud800',
  HUGE,
  `${HUGE}|@octocat`,
  '::error::'.repeat(9_000),
];
const TITLED = TEXTS.map((text): [string, string] => [JSON.stringify(text).slice(0, 60), text]);

/** JSON of an object with one member, which may have any name. */
const member = (name: string, value: unknown) =>
  `{${JSON.stringify(name)}:${JSON.stringify(value)}}`;

function planWith(name: string, value: string): PlannedChanges {
  const changes = [['delete', 'create'], ['update'], ['create'], ['delete']].map(
    (actions, index) =>
      `{"address":"aws_x.y${index}","type":"aws_x","mode":"managed","change":{"actions":${JSON.stringify(actions)},` +
      `"before":${index === 2 ? 'null' : member(name, `old ${value}`)},` +
      `"after":${index === 3 ? 'null' : member(name, { [value.slice(0, 500)]: value })},` +
      `"after_unknown":{},"before_sensitive":{},"after_sensitive":{},` +
      `"replace_paths":${index === 0 ? JSON.stringify([[name]]) : '[]'}}}`,
  );
  return read(changes.join(','));
}

function read(changes: string): PlannedChanges {
  const text = `{"plan_format_version":"1.1","resource_changes":[${changes}]}`;
  const planned = changesInJson(text, UNKNOWN, true);
  if (planned === undefined) throw new Error('no changes were read');
  return planned;
}

const viewOf = (changes: PlannedChanges) => sampleView({ system: 'policy-check' }, {}, { changes });

describe('a name that wants to act', () => {
  test.each(TITLED)('%s is read as it stands, up to 200 characters', (_, text) => {
    const { changes, doubt } = planWith(text, text);
    expect(doubt).toBeUndefined();
    expect(changes).toHaveLength(4);
    const name = text.slice(0, 200);
    for (const { differs = [], action } of changes) {
      expect(differs.map((each) => each.name)).toEqual([name]);
      expect(differs[0]?.forces).toBe(action === 'replace' ? true : undefined);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test.each(TITLED)('%s acts nowhere, and leaves everything else in place', (_, text) => {
    const view = viewOf({ ...planWith(text, text), unread: text });
    const plain = viewOf({ ...planWith('a', 'a'), unread: 'a' });
    const short = [view, plain].map((each) => readMarkdown(renderComment(each, 3_000), ORIGINS));
    expect(short.map(({ problems, tables }) => [problems, tables])).toEqual(
      short.map(() => [[], short[1]?.tables]),
    );
    for (const render of [
      renderComment,
      renderSummary,
      (each: ReportView) => renderCheck(each).summary,
    ]) {
      const body = render(view);
      const facts = readMarkdown(body, ORIGINS);
      expect(facts.problems).toEqual([]);
      expect(facts.tables).toEqual(readMarkdown(render(plain), ORIGINS).tables);
      expect(body.length).toBeLessThan(65_536);
      // What blocks, and what is replaced, is there whatever the attributes are called.
      for (const { policy } of view.findings) expect(body).toContain(policy);
      expect(body).toContain('aws_x.y0');
    }
    const page = renderPage(view);
    expect(Buffer.byteLength(page)).toBeLessThan(PAGE_BUDGET_BYTES);
    expect(readPage(page, ORIGINS).problems).toEqual([]);
    expect(page).not.toMatch(UNSEEN);
    const shown = [...renderTerminal(view, SCREEN), ...renderVerdict(view)];
    expect(shown.filter((line) => /[\r\n]/.test(line))).toEqual([]);
    const files = [renderJson(view), renderSarif(view), renderCodeQuality(view)];
    for (const file of files) expect(() => JSON.parse(file) as unknown).not.toThrow();
    expect([...shown, ...files.join('\n').split('\n')].flatMap(commandsIn)).toEqual([]);
    expect(readXml(renderJunit(view)).length).toBeGreaterThan(0);
    const annotations = renderAnnotations(view, { annotate: 'all' });
    expect(annotations.length).toBeGreaterThan(0);
    expect(annotationCommands(annotations).flatMap(commandsIn)).toHaveLength(annotations.length);
    const said = (each: ReportView) => renderAnnotations(each, { annotate: 'all' });
    expect(said(view)).toEqual(said(plain));
  });
});

function planWithNames(length: number): PlannedChanges {
  const names = Array.from({ length: 1_500 }, (_, index) => `${index}${HUGE.slice(0, length)}`);
  const all = (value: string) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, value])));
  const change = `{"actions":["update"],"before":${all('a')},"after":${all('b')},"after_unknown":{}}`;
  return read(`{"address":"aws_x.y","type":"aws_x","mode":"managed","change":${change}}`);
}

test('more names than a schema has are cut, and leave room for what blocks', () => {
  const planned = planWithNames(300);
  const [only] = planned.changes;
  expect([only?.address, only?.differs?.length]).toEqual(['aws_x.y', 1_000]);
  const view = viewOf(planned);
  const comment = renderComment(view);
  expect(comment.length).toBeLessThan(65_536);
  for (const { policy } of view.findings) expect(comment).toContain(policy);
  expect(Buffer.byteLength(renderPage(view))).toBeLessThan(PAGE_BUDGET_BYTES);
});

test('a secret of the job is in none of them', () => {
  const secret = 'Zq8vT3xWn5Kd7Lp2Rm9s';
  const secrets = createSecrets();
  secrets.keep(secret);
  const planned = { ...planWith(`x ${secret} y`, `x ${secret} y`), unread: secret };
  const view = secrets.concealAll(viewOf(planned));
  const texts = [renderComment, renderSummary, renderPage, renderJson].map((render) =>
    render(view),
  );
  const all = [...texts, ...renderTerminal(view, SCREEN)].join('\n');
  expect(all).not.toContain(secret);
  expect(all).toContain('***');
});
