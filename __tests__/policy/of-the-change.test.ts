/** What version control says of a run, held against the change. */
import {
  differencesFromCommit,
  isSameSlug,
  differencesInTime,
} from '../../src/policy/commit-under-review.ts';
import { expect, test } from '../support/jest.ts';
import { ingressOf } from '../support/pushes.ts';
import { run } from '../support/stub-client.ts';

const commit = '6f1cb4077fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1';
const server = 'https://git.example';

const HERE = 'https://git.example/acme/infra';
const CHANGE = { commit, pullRequest: 42, repository: HERE, slug: 'acme/infra', sinceMs: 0 };

function say(
  attributes: object,
  change: Partial<Parameters<typeof differencesFromCommit>[1]> = {},
) {
  const said = { ...ingressOf({ commit, server }), ...attributes };
  const known = { type: 'ingress-attributes' as const, relationships: {}, links: {} };
  return differencesFromCommit(
    { id: 'ia-1', attributes: said, ...known },
    { ...CHANGE, ...change },
  );
}

test.each([
  'https://git.example/acme/infra.git',
  'git@git.example:acme/infra.git',
  'ssh://git@git.example:22/Acme/infra',
])('the address of the clone, however it is written: %s', (address) => {
  expect(say({ 'clone-url': address })).toEqual([]);
  const repository = 'git@git.example:acme/infra.git';
  expect(say({ 'clone-url': address }, { repository })).toEqual([]);
});

test.each(['git@git.example:mallory/infra.git', 'git@evil.example:acme/infra.git', 'nonsense'])(
  'the clone of another repository: %s',
  (address) => {
    const [said] = say({ 'clone-url': address });
    expect(said).toBe(`was cloned from "${address}", not from ${HERE}`);
  },
);

test.each(['https://evil.example/acme/infra/commit/x', 'https://git.example/acme/infra2/x', 'x'])(
  'an address outside of the repository: %s',
  (address) => {
    expect(say({ 'compare-url': address })).toEqual([`has addresses outside of ${HERE}`]);
  },
);

test.each<[string, object, string]>([
  ['another number', { 'pull-request-number': 43 }, 'is of pull request 43'],
  ['no number', { 'pull-request-number': null }, 'is of pull request null'],
  ['a push', { 'is-pull-request': false }, 'is not of a pull request'],
  ['another commit', { 'commit-sha': 'c0ffee' }, 'is of commit "c0ffee"'],
  ['another repository', { identifier: 'acme/other' }, 'is of repository "acme/other"'],
])('what it says of %s', (_, changes, sentence) => {
  expect(say(changes)).toContain(sentence);
});

test('without any address nothing says on which server the repository is', () => {
  const none = { 'commit-url': null, 'compare-url': null, 'pull-request-url': null };
  expect(say({ ...none, 'clone-url': null })).toEqual([
    'does not say on which server its repository is',
  ]);
  expect(say(none)).toEqual([]);
  expect(say({ 'clone-url': null })).toEqual([]);
});

test.each<[string, object, string]>([
  ['commit', { 'commit-url': `${HERE}/commit/c0ffee00?x#y` }, 'c0ffee00'],
  ['pull request', { 'pull-request-url': `${HERE}/pull/43/files` }, '43'],
])('the address of another %s', (what, changes, named) => {
  expect(say(changes)).toEqual([`has the address of ${what} "${named}"`]);
});

test('the address of a commit may have its beginning alone', () => {
  const linked = (hex: string) => say({ 'commit-url': `${HERE}/commit/${hex}` });
  expect(linked(commit.slice(0, 7))).toEqual([]);
  expect(linked(commit)).toEqual([]);
  const end = commit.slice(-8);
  expect(linked(end)).toEqual([`has the address of commit "${end}"`]);
});

test('a push belongs to a commit without a pull request, and a name is cut', () => {
  const told = (changes: object) =>
    say({ 'is-pull-request': true, ...changes }, { pullRequest: undefined });
  expect(told({})).toEqual(['is of a pull request']);
  expect(told({ 'is-pull-request': false })).toEqual([]);
  expect(told({ 'is-pull-request': false, identifier: 'x'.repeat(200) })).toEqual([
    `is of repository "${'x'.repeat(99)}`,
  ]);
});

test.each<[string | null | undefined, string, boolean]>([
  ['acme/infra', 'acme/infra', true],
  ['Acme/Infra', 'acme/infra', true],
  ['acme/project/_git/infra', 'acme/project/infra', true],
  ['acme/infra', 'acme/other', false],
  ['', 'acme/infra', false],
  [null, 'acme/infra', false],
  [undefined, 'acme/infra', false],
])('the repository %j is %s: %s', (identifier, slug, expected) => {
  expect(isSameSlug(identifier, slug)).toBe(expected);
});

test.each<[object, string[]]>([
  [{ 'created-at': '2026-11-21T10:00:00Z' }, []],
  [{ 'created-at': '2026-11-21T09:59:59Z' }, ['was there before']],
  [{}, ['does not say when it was created']],
  [{ 'created-at': 'yesterday' }, ['does not say when it was created']],
  [
    {
      'created-at': '2026-11-21T10:00:01Z',
      'status-timestamps': { 'planning-at': '2026-11-21T09:00:00Z' },
    },
    ['was there before'],
  ],
])('a run with the times %j', (times, expected) => {
  const since = { ...CHANGE, sinceMs: Date.parse('2026-11-21T10:00:00Z') };
  const plain = run();
  const { 'created-at': _, 'status-timestamps': __, ...attributes } = plain.attributes;
  const said = differencesInTime({ ...plain, attributes: { ...attributes, ...times } }, since);
  expect(said).toHaveLength(expected.length);
  for (const [at, words] of expected.entries()) expect(said[at]).toContain(words);
});
