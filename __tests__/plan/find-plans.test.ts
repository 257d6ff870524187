/** Where root modules are, by what their files say, and how their workspaces are called. */
import { findRoots, nameByDirectories } from '../../src/plan/find-plans.ts';
import type { WorkspaceSelector } from '../../src/settings/workspace-selectors.ts';
import { describe, expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';

const BACKEND = 'terraform {\n  backend "s3" {}\n}\n';
const LOCALS = (value: string) => `locals {\n  backend = ${value}\n}\n`;

test('a directory is a root module where a file that may name its backend is unclear', async () => {
  const { root } = makeTree({
    'plain/main.tf': BACKEND,
    'hidden/main.tf': `locals {\n  a = <<EOT\n\x85EOT\n}\n${BACKEND}${LOCALS('<<E\nEOT\nE')}`,
    'unclear/main.tf': LOCALS('"$$$${x}"'),
    'bytes/main.tf': LOCALS('"\ufffd"'),
    'module/main.tf': LOCALS('"x"'),
    'other/main.tf': 'locals {\n  a = "$$$${x}"\n}\n',
  });
  const roots = await findRoots('.', root);
  expect(roots.map(({ name }) => name)).toEqual(['bytes', 'hidden', 'plain', 'unclear']);
});

describe('without a service', () => {
  const query = (directory: string): WorkspaceSelector => ({
    kind: 'query',
    tags: ['a'],
    directory,
  });
  const name = (text: string, directory: string): WorkspaceSelector => ({
    kind: 'name',
    name: text,
    directory,
  });
  const ofRequest = (selector: WorkspaceSelector): WorkspaceSelector => ({
    ...selector,
    proposed: { at: `${selector.directory}/main.tf:2` },
  });
  const called = (...workspaces: WorkspaceSelector[]) =>
    nameByDirectories({ workspaces, directory: '.' }).map((selector) =>
      selector.kind === 'name' ? `${selector.name}=${selector.directory}` : 'query',
    );

  test.each<[string, WorkspaceSelector[], string[]]>([
    ['the name of its block', [name('prod', 'live/a')], ['prod=live/a']],
    ['its place', [query('live/a'), query('apps/a')], ['live-a=live/a', 'apps-a=apps/a']],
    ['its place, once for two queries', [query('live/a'), query('live/a')], ['live-a=live/a']],
    ['a name in the place of a query', [query('live/a'), name('x', 'live/a')], ['x=live/a']],
    ['two names, each once', [name('x', 'a'), name('y', 'a'), name('x', 'a')], ['x=a', 'y=a']],
    [
      'no name beside that of the default branch',
      [name('x', 'a'), ofRequest(name('y', 'a'))],
      ['x=a'],
    ],
    ['no name of a request for a query', [query('a'), ofRequest(name('y', 'a'))], ['a=a']],
    ['the name of a request where it is new', [ofRequest(name('y', 'a'))], ['y=a']],
    [
      'another name where two places come to one',
      [query('a/b'), query('a-b')],
      ['a-b=a/b', 'a-b-2=a-b'],
    ],
  ])('a directory has %s', (_, workspaces, names) => {
    expect(called(...workspaces)).toEqual(names);
  });

  test('a selector without a directory stays where it is', () => {
    const others: WorkspaceSelector[] = [
      { kind: 'query', tags: ['a'] },
      { kind: 'name', name: 'x' },
    ];
    const [first, , last] = nameByDirectories({
      workspaces: [others[0] ?? query('a'), query('a'), others[1] ?? query('a')],
      directory: '.',
    });
    expect([first, last]).toEqual(others);
  });
});
