/** How selectors are said, and which directories they plan. */
import {
  describeSelector,
  plannedDirectories,
  type WorkspaceSelector,
} from '../../src/settings/workspace-selectors.ts';
import { expect, test } from '../support/jest.ts';

test.each<[string, WorkspaceSelector]>([
  ['app', { kind: 'name', name: 'app', directory: 'live/app' }],
  ['tag:net,aws in live/net', { kind: 'query', tags: ['net', 'aws'], directory: 'live/net' }],
  ['prefix:net- in .', { kind: 'query', tags: [], prefix: 'net-', directory: '.' }],
  [
    'tag:env=prod project:Shop in live/shop',
    { kind: 'query', tags: { env: 'prod' }, project: 'Shop', directory: 'live/shop' },
  ],
])('a selector is said as %s', (words, selector) => {
  expect(describeSelector(selector)).toBe(words);
});

test('the directories of names and of queries are planned, each once', () => {
  const workspaces: WorkspaceSelector[] = [
    { kind: 'query', tags: ['a'], directory: 'live/a' },
    { kind: 'name', name: 'a', directory: 'live/a' },
    { kind: 'query', tags: ['b'] },
    { kind: 'name', name: 'b', directory: 'live/b' },
  ];
  expect(plannedDirectories({ workspaces, directory: 'infra' })).toEqual([
    'live/a',
    'infra',
    'live/b',
  ]);
});
