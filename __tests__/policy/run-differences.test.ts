/** What a run has is held against what was asked for, and what version control says of it against the change. */
import { toPlainText, type Sentence } from '../../src/model/sentence.ts';
import {
  differencesFromCommit,
  differencesInTime,
  isSameSlug,
} from '../../src/policy/commit-under-review.ts';
import {
  differencesFromOptions,
  differencesFromRequest,
  differencesOfForeignRun,
  reportedOptions,
  unusualOptions,
  describeOptions,
  partialInputs,
} from '../../src/policy/run-differences.ts';
import type { RunOptions } from '../../src/client/wire/run.ts';
import { describe, expect, test } from '../support/jest.ts';
import { ingressOf } from '../support/pushes.ts';
import { run } from '../support/stub-client.ts';

const plainly = (differences: readonly Sentence[]) => differences.map(toPlainText);

const variable = (key: string, value: string) => ({ key, value });

test('options are shown by the names of their inputs, and variables without their values', () => {
  const options: RunOptions = {
    'is-destroy': true,
    'target-addrs': ['aws_a.b', 'aws_c.d'],
    'replace-addrs': ['aws_e.f'],
    refresh: false,
    variables: [variable('stage', '"quiet"'), variable('size', '3')],
  };
  expect(describeOptions(options)).toEqual([
    'destroy: true',
    'target: aws_a.b, aws_c.d',
    'replace: aws_e.f',
    'refresh: false',
    'variables: stage, size',
  ]);
  expect(describeOptions({})).toEqual([]);
});

test('a run that only refreshes, or has targets, planned a part', () => {
  expect(partialInputs({ 'refresh-only': true, 'target-addrs': ['aws_a.b'] })).toEqual([
    'refresh-only',
    'target',
  ]);
  expect(partialInputs({ refresh: false, 'replace-addrs': ['aws_a.b'] })).toEqual([]);
});

const OTHERS: RunOptions = {
  'is-destroy': true,
  'replace-addrs': ['a.b', 'c.d'],
  'terraform-version': '1.5.7',
  'allow-empty-apply': true,
};
const [ONE, TWO] = [variable('a', '1'), variable('b', '2')];

test.each<[string, RunOptions, object]>([
  [
    'targets in another order',
    { 'target-addrs': ['aws_a.b', 'aws_c.d'] },
    { 'target-addrs': ['aws_c.d', 'aws_a.b'] },
  ],
  [
    'variables in another order, and their parts too',
    { variables: [ONE, TWO] },
    { variables: [TWO, ONE].map(({ key, value }) => ({ value, key })) },
  ],
  ['a flag', { refresh: false }, { refresh: false }],
  ['all others at once', OTHERS, OTHERS],
  ['nothing', {}, { 'target-addrs': [], variables: null, refresh: true, 'is-destroy': false }],
  ['what is usual', {}, { 'refresh-only': false, 'allow-empty-apply': false, variables: [] }],
  ['nothing of a flag, or of a list', {}, { refresh: null, 'target-addrs': null }],
])('the run has what was requested: %s', (_, options, attributes) => {
  expect(differencesFromOptions(run(attributes), options)).toEqual([]);
});

test.each<[string, unknown]>([
  ['refresh', 'true'],
  ['refresh-only', true],
  ['is-destroy', true],
  ['is-destroy', 'no'],
  ['target-addrs', ['aws_instance.web']],
  ['target-addrs', 'aws_instance.web'],
  ['replace-addrs', ['aws_instance.web']],
  ['invoke-action-addrs', ['action.x']],
  ['policy-paths', ['policies']],
  ['allow-empty-apply', true],
  // Of Terraform 1.17: resources that nothing changes are not read again.
  ['minimal-refresh', true],
])('%s = %j is a difference where nothing was requested', (name, value) => {
  expect(plainly(differencesFromOptions(run({ [name]: value }), {}))).toEqual([
    `has "${name}": ${JSON.stringify(value)}, which was not requested`,
  ]);
});

test.each<[string, unknown, unknown]>([
  ['is-destroy', true, 'true'],
  ['is-destroy', true, false],
  ['refresh', false, undefined],
  ['refresh', false, null],
  ['target-addrs', ['a.b'], ['a.c']],
  ['replace-addrs', ['a.b', 'c.d'], ['a.b']],
  ['replace-addrs', ['a.b'], ['a.b', 'c.d']],
  ['replace-addrs', ['a.b'], null],
  ['terraform-version', '1.5.7', '1.5.8'],
  ['terraform-version', '1.5.7', undefined],
  ['allow-empty-apply', true, undefined],
])('%s = %j was requested, and is a difference where the run has %j', (name, asked, has) => {
  const shown = JSON.stringify(has) ?? 'unknown';
  expect(plainly(differencesFromOptions(run({ [name]: has }), { [name]: asked }))).toEqual([
    `has "${name}": ${shown}, and ${JSON.stringify(asked)} was asked for`,
  ]);
});

test.each([[[variable('a', '2')]], [[{ key: 'a' }]], [[]], [undefined]])(
  'the variables %j are a difference, and no value of them is shown',
  (variables) => {
    const options = { variables: [ONE] };
    const [told = '', ...others] = plainly(differencesFromOptions(run({ variables }), options));
    expect(told).toMatch(/^has "variables": .*, and \["a"\] was asked for$/);
    expect([told.includes('2'), others]).toEqual([false, []]);
  },
);

test.each<[object, string]>([
  [{ variables: 'odd' }, '"variables": "?"'],
  [{ variables: [{}, null] }, '"variables": ["?","?"]'],
  [{ 'policy-paths': ['x'.repeat(200)] }, `"policy-paths": ["${'x'.repeat(98)}`],
])('%j is shown in a hundred characters', (attributes, told) => {
  const differences = differencesFromOptions(run(attributes), {});
  expect(plainly(differences)).toEqual([`has ${told}, which was not requested`]);
});

test('a run says which options it has', () => {
  const attributes = {
    refresh: false,
    'target-addrs': ['aws_a.b'],
    'replace-addrs': [],
    'allow-config-generation': true,
  };
  expect(unusualOptions(run(attributes).attributes)).toEqual(['refresh', 'target-addrs']);
  expect(reportedOptions(run(attributes))).toEqual({
    refresh: false,
    'target-addrs': ['aws_a.b'],
    'allow-config-generation': true,
  });
});

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
  const ingress = { id: 'ia-1', attributes: said, ...known };
  return plainly(differencesFromCommit(ingress, { ...CHANGE, ...change }));
}

test.each([
  'https://git.example/acme/infra.git',
  'git@git.example:acme/infra.git',
  'ssh://git@git.example:22/Acme/infra',
])('a run is of the repository of its clone, in any spelling: %s', (address) => {
  expect(say({ 'clone-url': address })).toEqual([]);
  const repository = 'git@git.example:acme/infra.git';
  expect(say({ 'clone-url': address }, { repository })).toEqual([]);
});

test.each(['git@git.example:mallory/infra.git', 'git@evil.example:acme/infra.git', 'nonsense'])(
  'a run is not of the repository with the clone %s',
  (address) => {
    const [said] = say({ 'clone-url': address });
    expect(said).toBe(`was cloned from "${address}", not from ${HERE}`);
  },
);

test.each(['https://evil.example/acme/infra/commit/x', 'https://git.example/acme/infra2/x', 'x'])(
  'a run is in doubt with an address outside of the repository: %s',
  (address) => {
    expect(say({ 'compare-url': address })).toEqual([`has addresses outside of ${HERE}`]);
  },
);

test.each<[string, object, string]>([
  ['another number', { 'pull-request-number': 43 }, 'is of pull request 43'],
  ['no number', { 'pull-request-number': null }, 'is of pull request null'],
  ['a push', { 'is-pull-request': false }, 'is not of a pull request'],
  ['another commit', { 'commit-sha': 'c0ffee' }, 'is of commit "c0ffee"'],
  ['no commit', { 'commit-sha': undefined }, 'is of commit unknown'],
  ['another repository', { identifier: 'acme/other' }, 'is of repository "acme/other"'],
])('a run is in doubt with what it says of %s', (_, changes, sentence) => {
  expect(say(changes)).toContain(sentence);
});

test('a run without any address does not say on which server the repository is', () => {
  const none = { 'commit-url': null, 'compare-url': null, 'pull-request-url': null };
  expect(say({ ...none, 'clone-url': null })).toEqual([
    'does not say on which server its repository is',
  ]);
  expect(say(none)).toEqual([]);
  expect(say({ 'clone-url': null })).toEqual([]);
});

test.each<[string, object, string]>([
  ['commit', { 'commit-url': `${HERE}/commit/c0ffee00?x#y` }, 'c0ffee00'],
  ['commit', { 'commit-url': `${HERE}/c0ffee00/${commit}-diff` }, 'c0ffee00'],
  ['pull request', { 'pull-request-url': `${HERE}/pull/43/files` }, '43'],
])('a run is in doubt with the address of another %s', (what, changes, named) => {
  expect(say(changes)).toEqual([`has the address of ${what} "${named}"`]);
});

test('the address of a commit may have its beginning only', () => {
  const linked = (hex: string) => say({ 'commit-url': `${HERE}/commit/${hex}` });
  expect(linked(commit.slice(0, 7))).toEqual([]);
  expect(linked(commit)).toEqual([]);
  const end = commit.slice(-8);
  expect(linked(end)).toEqual([`has the address of commit "${end}"`]);
});

test('a run of a push belongs to a commit without a pull request, and a name is cut', () => {
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
])('a run with the times %j has the differences %j', (times, expected) => {
  const since = { ...CHANGE, sinceMs: Date.parse('2026-11-21T10:00:00Z') };
  const plain = run();
  const { 'created-at': _, 'status-timestamps': __, ...attributes } = plain.attributes;
  const all = { ...plain, attributes: { ...attributes, ...times } };
  const said = plainly(differencesInTime(all, since));
  expect(said).toHaveLength(expected.length);
  for (const [at, words] of expected.entries()) expect(said[at]).toContain(words);
});

describe('a run that another program started', () => {
  const own = {
    'plan-only': true,
    refresh: true,
    'refresh-only': false,
    'is-destroy': false,
    'target-addrs': null,
    'replace-addrs': [],
    variables: [],
    'terraform-version': '1.11.4',
  };
  const unlike = (attributes: Record<string, unknown>, version: string | undefined = '1.11.4') =>
    plainly(differencesOfForeignRun(run({ ...own, ...attributes }), version, {}, 'speculative'));

  test('counts where it has everything that a run of the gate has', () => {
    expect(unlike({})).toEqual([]);
    expect(unlike({ 'target-addrs': [], variables: null, 'replace-addrs': null })).toEqual([]);
  });

  const PLANS_WITH = 'the workspace has "1.11.4"';
  const LISTS = ['target-addrs', 'replace-addrs', 'variables'];
  const UNSAID: Record<string, unknown>[] = [
    { refresh: null },
    { 'is-destroy': null },
    ...['refresh', 'refresh-only', ...LISTS].map((name) => ({ [name]: undefined })),
  ];
  test.each<[Record<string, unknown>, string]>([
    [{ refresh: false }, 'has "refresh": false, which was not requested'],
    ...UNSAID.map((options): [Record<string, unknown>, string] => [
      options,
      `does not say what its "${Object.keys(options).join()}" is`,
    ]),
    [{ 'target-addrs': 'all' }, 'has "target-addrs": "all", which was not requested'],
    [{ variables: {} }, 'has "variables": "?", which was not requested'],
    [{ 'allow-empty-apply': true }, 'has "allow-empty-apply": true, which was not requested'],
    [{ 'allow-config-generation': 1 }, 'has "allow-config-generation": 1, which was not requested'],
    [{ 'plan-only': 'true' }, 'is not speculative: it could be applied'],
    [{ 'terraform-version': '1.5.7' }, `planned with Terraform "1.5.7", ${PLANS_WITH}`],
    [{ 'terraform-version': undefined }, `planned with Terraform unknown, ${PLANS_WITH}`],
  ])('with %j does not count', (attributes, why) => {
    expect(unlike(attributes)).toContain(why);
  });

  test('may have the requested version', () => {
    const asked = { 'terraform-version': '1.9.0' };
    expect(
      differencesOfForeignRun(run({ ...own, ...asked }), '1.11.4', asked, 'speculative'),
    ).toEqual([]);
  });

  test('is unknown where the workspace does not say what it plans with', () => {
    const unsaid = run({ ...own, 'terraform-version': undefined });
    expect(plainly(differencesOfForeignRun(unsaid, undefined, {}, 'speculative'))).toEqual([
      'planned with Terraform unknown, the workspace has unknown',
    ]);
  });
});

test('a run of version control that is applied is an ordinary one, which nothing applies by itself', () => {
  const ordinary = { 'plan-only': false, 'auto-apply': false, 'save-plan': false };
  const of = (more: object) =>
    plainly(differencesFromRequest(run({ ...ordinary, ...more }), 'ordinary'));
  expect(of({})).toEqual([]);
  expect(of({ 'plan-only': true })).toEqual(['may be one that only plans']);
  expect(of({ 'plan-only': undefined })).toEqual(['may be one that only plans']);
  expect(of({ 'save-plan': true })[0]).toContain('only saves its plan');
  expect(of({ 'auto-apply': undefined })[0]).toContain('nothing applies it by itself');
});
