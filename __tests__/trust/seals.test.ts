/** Which approval that was kept where others may write counts: the one that is unaltered, and of what is judged. */
import { openApproval, signApproval, type GivenCommand } from '../../src/trust/seals.ts';
import { OTHER_PAIR, PAIR } from '../support/approval-keys.ts';
import { describe, expect, test } from '../support/jest.ts';

const SHA = '6f1cb4077fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1';

describe('an approval', () => {
  const token = 'a-token-of-the-service';
  const change = { repository: 'acme/infra', number: 42, base: 'main' };
  const act: GivenCommand = {
    verb: 'allow-destroys',
    by: 'alice',
    at: '2026-11-21T01:00:00.000Z',
    commit: SHA,
    reason: 'agreed',
    approvals: [],
  };
  const acts = ['delete aws_db_instance.main', 'replace aws_vpc.a'];
  const keys = { secret: token, ...PAIR };
  const about = { ...act, ...change, workspaceId: 'ws-1', appPushed: false };
  const approval = signApproval(keys, about, acts);
  const here = { ...change, commit: SHA, workspaceId: 'ws-1' };
  interface Changes {
    keys?: Partial<typeof keys>;
    change?: Partial<typeof here>;
    act?: Partial<GivenCommand>;
    approval?: Partial<typeof approval>;
  }
  const open = (changes: Changes = {}) => {
    const opening = { ...keys, ...changes.keys };
    const covers = openApproval(opening, {
      scope: { ...here, ...changes.change },
      command: { ...act, ...changes.act },
      approval: { ...approval, ...changes.approval },
    });
    return covers && [...acts, 'delete aws_vpc.a', 'forget aws_db_instance.main'].map(covers);
  };

  test('covers its acts and nothing else', () => {
    expect(open()).toEqual([true, true, false, false]);
    expect(open({ change: { repository: 'Acme/Infra' } })).toBeDefined();
    expect(approval.marks).toMatch(/^[\w-]{44}$/);
    expect(JSON.stringify(approval)).not.toContain('aws');
    expect(signApproval(keys, about, acts.toReversed())).toEqual(approval);
  });

  const COMMIT = { commit: SHA.replace('6', '7') };
  const other = signApproval(keys, { ...about, ...COMMIT }, acts);
  const forged = signApproval({ ...keys, ...OTHER_PAIR }, about, acts);
  const [first, second] = [approval.marks.slice(0, 22), approval.marks.slice(22)];
  test('covers nothing with the secret of another gate', () => {
    expect(open({ keys: { secret: 'another' } })).toEqual([false, false, false, false]);
  });

  test.each<[string, Changes]>([
    ['signed with another key, by whoever has every secret of the gate', { approval: forged }],
    ['opened with another public key', { keys: { publicKey: OTHER_PAIR.publicKey } }],
    ['that hides that an app pushed', { approval: { appPushed: true } }],
    ['copied to another pull request', { change: { number: 43 } }],
    ['copied to another repository', { change: { repository: 'acme/other' } }],
    ['for another base', { change: { base: 'mine' } }],
    ['replayed for another commit', { act: COMMIT }],
    ['of another commit', { change: COMMIT }],
    ['of another workspace', { change: { workspaceId: 'ws-2' } }],
    ['in the name of somebody else', { act: { by: 'mallory' } }],
    ['with another reason', { act: { reason: 'agreed!' } }],
    ['at another time', { act: { at: '2026-11-22T01:00:00.000Z' } }],
    ['for another workspace', { approval: { workspaceId: 'ws-2' } }],
    ['with a mark more', { approval: { marks: `${approval.marks}${'0'.repeat(22)}` } }],
    ['with a mark less', { approval: { marks: second } }],
    ['without marks', { approval: { marks: '' } }],
    ['with its marks turned around', { approval: { marks: `${second}${first}` } }],
    ['with a signature cut short', { approval: { signature: approval.signature.slice(0, -1) } }],
    ['with a longer signature', { approval: { signature: `${approval.signature}A` } }],
    ['without a signature', { approval: { signature: '' } }],
    ['with the signature of another', { approval: { signature: other.signature } }],
    ['with a signature that is made up', { approval: { signature: 'A'.repeat(86) } }],
    ['with a signature of other signs', { approval: { signature: 'é'.repeat(86) } }],
  ])('%s counts for nothing', (_, changes) => {
    expect(open(changes)).toBeUndefined();
  });
});
