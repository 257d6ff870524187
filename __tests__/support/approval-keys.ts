/** A pair of keys by which approvals are signed in tests, and another one. */
import { makeApprovalKey, readPrivateKey, readPublicKey } from '../../src/trust/approval-key.ts';
import type { Approval, WorkspaceApprovals } from '../../src/policy/given-approvals.ts';

function made(seed: string) {
  const texts = makeApprovalKey(Buffer.from(seed.repeat(32).slice(0, 32)));
  const privateKey = readPrivateKey(texts.privateKey);
  const publicKey = readPublicKey(texts.publicKey);
  if ('problem' in privateKey || 'problem' in publicKey) throw new Error('This is no pair.');
  return { texts, privateKey: privateKey.value, publicKey: publicKey.value };
}

export const PAIR = made('plangate tests ');
export const OTHER_PAIR = made('somebody else ');

/** An approval by one person, on pull request 42. */
export const approvalBy = (
  by: string,
  approves: Approval['approves'],
  more: Partial<Approval> = {},
): Approval => ({
  approves,
  by,
  at: '2026-11-21T01:00:00Z',
  reason: 'agreed',
  number: 42,
  appPushed: false,
  isOfDestroys: false,
  ...more,
});

/** These approvals, of these pull requests: of number 42 alone if left out. */
export const givenIn = (
  approvals: readonly Approval[],
  ...numbers: readonly number[]
): WorkspaceApprovals => ({
  approvals,
  requests: (numbers.length > 0 ? numbers : [42]).map((number) => ({ number, commit: '1' })),
  notCounted: [],
});
