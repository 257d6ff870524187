/** The record of what a request showed: nobody without the key makes one, and none is of another change. */
import { packTexts, unpackTexts } from '../../src/report/kept-texts.ts';
import { keyFrom, sealOf } from '../../src/trust/seals.ts';
import { compareSeen } from '../../src/seen/compare-seen.ts';
import {
  readShownRecord,
  writeShownRecord,
  type ShownPlace,
  type ShownWorkspace,
} from '../../src/seen/shown-record.ts';
import { changeOf, HEAD, KEY, planOf } from '../support/approval-world.ts';
import { describe, expect, test } from '../support/jest.ts';
import { seenIn, wordsOf, type Part } from '../support/seen-world.ts';

const PLACE: ShownPlace = {
  host: 'https://github.com',
  repository: '4711',
  request: 42,
  base: 'main',
  head: HEAD,
};
const CREATED = {
  after: { size: 2, tags: {} },
  after_unknown: { id: true, tags: { 'a.b': true } },
};
const PLAN = planOf(
  [
    changeOf('aws_instance.web', 'create', { change: CREATED }),
    changeOf('aws_instance.old["a\\"b"]', 'delete'),
    changeOf('aws_instance.gone', 'delete', { deposed: 'aaaa1111' }),
    changeOf('aws_instance.moved', 'no-op', { previous_address: 'aws_instance.b' }),
    changeOf('aws_instance.found', 'no-op', { change: { importing: { id: 'i-1' } } }),
  ],
  {
    output_changes: { o: { actions: ['create'], after: 1, after_sensitive: false } },
    action_invocations: [{ address: 'action.a.b', config_values: {}, config_sensitive: {} }],
  },
);
const NET: ShownWorkspace = { name: 'net', directory: 'live/net', plan: seenIn(PLAN) };
const written = (workspaces: readonly ShownWorkspace[] = [NET], place = PLACE) =>
  writeShownRecord(place, workspaces, KEY);
const read = (record: string, place = PLACE, key = KEY) => readShownRecord(record, place, key);
/** A record that is sealed whatever it says. */
const sealing = (document: unknown) => {
  const json = typeof document === 'string' ? document : JSON.stringify(document);
  return `${sealOf(keyFrom(KEY), `shown ${json}`)} ${json}`;
};
const documentOf = (record: string) =>
  JSON.parse(record.slice(record.indexOf(' ') + 1)) as { shown: Part[] } & Part;

test('a record says all that was shown', () => {
  const shown = read(written())?.shownIn(NET);
  expect(shown?.request).toBe(42);
  expect(shown?.variables).toEqual(NET.plan.variables);
  expect(wordsOf(compareSeen(shown === undefined ? [] : [shown], seenIn(PLAN)))).toEqual([
    'aws_instance.web seen',
    'aws_instance.old["a\\"b"] seen',
    'aws_instance.gone seen',
    'aws_instance.moved seen',
    'aws_instance.found seen',
    'output.o seen',
    'action.a.b seen',
  ]);
});

test.each([
  ['another name', { ...NET, name: 'app' }],
  ['another directory', { ...NET, directory: 'live/app' }],
  ['the same letters in another order', { name: 'live/net', directory: 'net' }],
])('a record says nothing of a workspace of %s', (_, workspace) => {
  expect(read(written())?.shownIn(workspace)).toBeUndefined();
});

test.each<[string, Partial<ShownPlace>]>([
  ['another host', { host: 'https://github.example' }],
  ['another repository', { repository: '4712' }],
  ['another request', { request: 43 }],
  ['another base', { base: 'release' }],
  ['another commit', { head: HEAD.replace('9', '8') }],
])('a record of %s does not count', (_, other) => {
  expect(read(written(), { ...PLACE, ...other })).toBeUndefined();
  expect(read(written([NET], { ...PLACE, ...other }))).toBeUndefined();
});

test.each<[string, string]>([
  ['by another key', writeShownRecord(PLACE, [NET], `${KEY}x`)],
  ['and edited', written().replace('live/net', 'live/app')],
  ['not at all', written().slice(written().indexOf(' ') + 1)],
  ['with an empty seal', written().slice(written().indexOf(' '))],
  ['for something else', written().replace(/^[^ ]+/, sealOf(keyFrom(KEY), 'run []'))],
])('a record that is sealed %s does not count', (_, record) => {
  expect(read(record)).toBeUndefined();
});

describe('a record that the key sealed and that is none', () => {
  const { shown, ...place } = documentOf(written());
  const [workspace = {}] = shown;
  const [entry = [], ...entries] = workspace['entries'] as unknown[][];
  const withEntry = (change: (entry: unknown[]) => unknown[]) => ({
    ...place,
    shown: [{ ...workspace, entries: [change(entry), ...entries] }],
  });

  test.each<[string, unknown]>([
    ['is empty', ''],
    ['is no object', []],
    ['is cut', written().slice(written().indexOf(' ') + 1, -3)],
    ['has another member', { ...place, shown, more: 1 }],
    ['lacks a member', { shown }],
    ['has a number that is none', { ...place, shown: -1 }],
    ['has a workspace twice', { ...place, shown: [workspace, workspace] }],
    ['has an entry twice', { ...place, shown: [{ ...workspace, entries: [entry, entry] }] }],
    ['has an entry with a part more', withEntry((parts) => [...parts, 1])],
    ['has another list', withEntry(([, ...parts]) => [3, ...parts])],
    ['refers to no provider', withEntry((parts) => parts.with(3, 99))],
    ['refers to no paths', withEntry((parts) => parts.with(4, 99))],
    ['has a digest that is none', withEntry((parts) => parts.with(5, 'x'))],
    [
      'has more entries than a record holds',
      {
        ...place,
        shown: [
          {
            ...workspace,
            entries: Array.from({ length: 501 }, (_, at) => entry.with(1, `aws_instance.x${at}`)),
          },
        ],
      },
    ],
    ['is too deep', `{"shown":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['is too long', JSON.stringify({ ...place, shown, more: 'x'.repeat(1_000_000) })],
  ])('%s does not count', (_, document) => {
    expect(read(sealing({ ...place, shown }))).toBeDefined();
    expect(read(sealing(document))).toBeUndefined();
  });
});

test('a forged unknown path loses the comparison of that value, and nothing else', () => {
  const { shown, ...place } = documentOf(written());
  const [workspace = {}] = shown;
  const forged = { ...workspace, unknown: (workspace['unknown'] as unknown[]).map(() => [[]]) };
  const plan = read(sealing({ ...place, shown: [forged] }))?.shownIn(NET);
  const { unseen } = compareSeen(plan === undefined ? [] : [plan], seenIn(PLAN));
  expect(unseen.map(({ entry }) => entry.name)).toContain('aws_instance.web');
});

/** As many resources as a large request changes, with what providers do not know of them. */
const many = (number: number): ShownWorkspace => {
  const unknown = ['id', 'arn', 'tags_all', 'ipv6_addresses', 'private_dns', 'primary_network'];
  const marks = Object.fromEntries(unknown.map((name) => [name, true]));
  const change = { after: { size: 2 }, after_unknown: marks };
  const changes = Array.from({ length: number }, (_, at) =>
    changeOf(`module.region["eu-west-${at % 7}"].aws_instance.server_${at}`, 'create', { change }),
  );
  return { ...NET, plan: seenIn(planOf(changes)) };
};

test('500 entries fit into a comment, and of 501 a record has the number', () => {
  const record = written([many(500)]);
  expect(unpackTexts(packTexts([record]))).toEqual([record]);
  expect(read(record)?.shownIn(NET)?.entries).toHaveLength(500);
  const more = written([many(500), { ...many(1), name: 'app' }]);
  expect(more.length).toBeLessThan(300);
  expect(more).toContain('"shown":501');
  expect(read(more)).toBeDefined();
  expect(read(more)?.shownIn(NET)).toBeUndefined();
});
