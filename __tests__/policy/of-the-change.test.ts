/** What version control says of a run, held against the change. */
import { differencesFromCommit, isNamed, tooOld } from '../../src/policy/commit-under-review.ts';
import { expect, test } from '../support/jest.ts';
import { ingressOf } from '../support/pushes.ts';
import { run } from '../support/stub-client.ts';

const commit = '6f1cb4077fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1';
const server = 'https://git.example';

function say(repository: string, changes: object) {
  const attributes = { ...ingressOf({ commit, server }), ...changes };
  const change = { commit, pullRequest: 42, repository, slug: 'acme/infra', sinceMs: 0 };
  const known = { relationships: {}, links: {} };
  return differencesFromCommit(
    { id: 'ia-1', type: 'ingress-attributes', attributes, ...known },
    change,
  );
}

test.each([
  'https://git.example/acme/infra.git',
  'git@git.example:acme/infra.git',
  'ssh://git@git.example:22/Acme/infra',
])('the address of the clone, however it is written: %s', (address) => {
  expect(say('https://git.example/acme/infra', { 'clone-url': address })).toEqual([]);
  expect(say('git@git.example:acme/infra.git', { 'clone-url': address })).toEqual([]);
});

test.each(['git@git.example:mallory/infra.git', 'git@evil.example:acme/infra.git', 'nonsense'])(
  'the clone of another repository: %s',
  (address) => {
    const [said] = say('https://git.example/acme/infra', { 'clone-url': address });
    expect(said).toBe(`was cloned from "${address}", not from https://git.example/acme/infra`);
  },
);

test.each(['https://evil.example/acme/infra/commit/x', 'https://git.example/acme/infra2/x', 'x'])(
  'an address outside of the repository: %s',
  (address) => {
    expect(say('https://git.example/acme/infra', { 'compare-url': address })).toEqual([
      'has addresses outside of https://git.example/acme/infra',
    ]);
  },
);

const HERE = 'https://git.example/acme/infra';

test.each<[string, object, string]>([
  ['another number', { 'pull-request-number': 43 }, 'is of pull request 43'],
  ['no number', { 'pull-request-number': null }, 'is of pull request null'],
  ['a push', { 'is-pull-request': false }, 'is not of a pull request'],
  ['another commit', { 'commit-sha': 'c0ffee' }, 'is of commit "c0ffee"'],
  ['another repository', { identifier: 'acme/other' }, 'is of repository "acme/other"'],
])('what it says of %s', (_, changes, sentence) => {
  expect(say(HERE, changes)).toContain(sentence);
});

test('without any address nothing says on which server the repository is', () => {
  const none = { 'commit-url': null, 'compare-url': null, 'pull-request-url': null };
  expect(say(HERE, { ...none, 'clone-url': null })).toEqual([
    'does not say on which server its repository is',
  ]);
  expect(say(HERE, none)).toEqual([]);
  expect(say(HERE, { 'clone-url': null })).toEqual([]);
});

test.each<[string, object, string]>([
  [
    'commit',
    { 'commit-url': `${HERE}/commit/c0ffee00?x#y` },
    'has the address of commit "c0ffee00"',
  ],
  [
    'pull request',
    { 'pull-request-url': `${HERE}/pull/43/files` },
    'has the address of pull request "43"',
  ],
])('the address of another %s', (_, changes, sentence) => {
  expect(say(HERE, changes)).toEqual([sentence]);
});

test('the address of a commit may have its beginning alone', () => {
  const linked = (hex: string) => say(HERE, { 'commit-url': `${HERE}/commit/${hex}` });
  expect(linked(commit.slice(0, 7))).toEqual([]);
  expect(linked(commit)).toEqual([]);
  const end = commit.slice(-8);
  expect(linked(end)).toEqual([`has the address of commit "${end}"`]);
});

test('a push belongs to a commit without a pull request, and a name is cut', () => {
  const attributes = { ...ingressOf({ commit, server }), 'is-pull-request': true };
  const change = {
    commit,
    pullRequest: undefined,
    repository: HERE,
    slug: 'acme/infra',
    sinceMs: 0,
  };
  const type = 'ingress-attributes' as const;
  const told = (changes: object) =>
    differencesFromCommit(
      { id: 'ia-1', type, attributes: { ...attributes, ...changes }, relationships: {}, links: {} },
      change,
    );
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
  expect(isNamed(identifier, slug)).toBe(expected);
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
  const since = {
    commit,
    pullRequest: 42,
    repository: HERE,
    slug: 'acme/infra',
    sinceMs: Date.parse('2026-11-21T10:00:00Z'),
  };
  const plain = run();
  const { 'created-at': _, 'status-timestamps': __, ...attributes } = plain.attributes;
  const said = tooOld({ ...plain, attributes: { ...attributes, ...times } }, since);
  expect(said).toHaveLength(expected.length);
  for (const [at, words] of expected.entries()) expect(said[at]).toContain(words);
});
