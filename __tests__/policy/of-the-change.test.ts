/** What version control says of a run, held against the change. */
import { expect, test } from '@jest/globals';
import { differencesFromCommit } from '../../src/policy/commit-under-review.ts';
import { ingressOf } from '../support/pushes.ts';

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
