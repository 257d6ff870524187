/** The command that makes the pair of keys by which approvals are signed. */
import {
  checkPublicKey,
  isSignedBy,
  readPrivateKey,
  readPublicKey,
  signText,
} from '../../src/trust/approval-key.ts';
import { callCli } from '../support/call-cli.ts';
import { describe, expect, test } from '../support/jest.ts';

interface Pair {
  data: { privateKey: string; publicKey: string };
}
const make = async () => JSON.parse((await callCli(['approval-key', '--json'])).stdout) as Pair;

test('each pair is a new one, and its halves belong together', async () => {
  const [one, other] = [(await make()).data, (await make()).data];
  expect(one.privateKey).not.toBe(other.privateKey);
  const read = [readPrivateKey(one.privateKey), readPublicKey(one.publicKey)] as const;
  const strange = readPublicKey(other.publicKey);
  if ('problem' in read[0] || 'problem' in read[1] || 'problem' in strange) throw new Error('none');
  const signature = signText(read[0].value, 'text');
  expect(isSignedBy(read[1].value, 'text', signature)).toBe(true);
  expect(isSignedBy(read[1].value, 'text.', signature)).toBe(false);
  expect(isSignedBy(strange.value, 'text', signature)).toBe(false);
  expect(checkPublicKey(one.publicKey)).toEqual({ value: one.publicKey });
});

test('the command says where each half goes', async () => {
  const { code, stdout } = await callCli(['approval-key']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/environment that only the default branch may use:\n\n {2}MC4CAQ\S{58}\n/);
  expect(stdout).toMatch(/ {4}approval-key: MCowBQ\S{54}\n$/);
});

test('the command makes no pair in a job, whose log others read', async () => {
  const env = { GITHUB_ACTIONS: 'true' };
  const { code, stdout, stderr } = await callCli(['approval-key'], { env });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('runs in no job');
});

describe('a half of a pair of keys', () => {
  test.each<[string, string, RegExp]>([
    ['nothing', '', /is no public key/],
    ['another text', 'MCow', /is no public key/],
    ['a key with a line break', `MCowBQYDK2VwAyEA${'A'.repeat(43)}=\n`, /is no public key/],
    ['PEM', '-----BEGIN PUBLIC KEY-----', /is no public key/],
  ])('is refused as the public one: %s', (_, text, expected) => {
    expect(readPublicKey(text)).toEqual({ problem: expect.stringMatching(expected) });
    expect(checkPublicKey(text)).toEqual(readPublicKey(text));
  });

  test('is named and not shown where it is the other one', async () => {
    const pair = (await make()).data;
    const asPublic = readPublicKey(pair.privateKey);
    const asPrivate = readPrivateKey(pair.publicKey);
    expect(asPublic).toEqual({ problem: expect.stringContaining('is the private half of a pair') });
    expect(JSON.stringify(asPublic)).not.toContain(pair.privateKey);
    expect(asPrivate).toEqual({ problem: expect.stringContaining('is the public half') });
  });
});
