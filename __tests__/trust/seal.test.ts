import { sealApproval, isSealed, keyFrom, sealOf } from '../../src/trust/sealed-approval.ts';
import { expect, test } from '../support/jest.ts';

const TOKEN = 'token-of-the-service';
const KEY = keyFrom(TOKEN);

test('a key is made of the token', () => {
  expect(KEY).toHaveLength(32);
  expect(KEY).toEqual(keyFrom(TOKEN));
  expect(KEY).not.toEqual(keyFrom(`${TOKEN}x`));
});

test('a seal is of one text, by one key, and whole', () => {
  const seal = sealOf(KEY, 'text');
  expect(isSealed(KEY, 'text', seal)).toBe(true);
  for (const other of ['', 'x', `${seal}x`, seal.slice(1), `${seal.slice(0, -1)}é`]) {
    expect(isSealed(KEY, 'text', other)).toBe(false);
  }
  expect(isSealed(KEY, 'texts', seal)).toBe(false);
  expect(isSealed(keyFrom('other'), 'text', seal)).toBe(false);
});

test('an approval is the same in whatever order a plan names what it destroys', () => {
  const about = {
    by: 'ann',
    at: '2026-11-21T01:00:00.000Z',
    commit: 'c'.repeat(40),
    reason: 'agreed',
    repository: 'acme/infra',
    number: 42,
    workspaceId: 'ws-1',
  };
  const acts = ['delete a.a', 'delete a.b', 'delete a.c', 'forget a.d'];
  const one = sealApproval(TOKEN, about, acts);
  expect(one).toEqual(sealApproval(TOKEN, about, acts.toReversed()));
  expect(one.marks).toMatch(/^[0-9a-f]{48}$/);
  expect(sealApproval(TOKEN, { ...about, repository: 'Acme/INFRA' }, acts)).toEqual(one);
});
