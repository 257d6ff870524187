/** Which approval that was kept where others may write counts: the one that is unaltered, and of what is judged. */
import { openApproval, sealApproval, type GivenCommand } from '../../src/trust/seals.ts';
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
  const approval = sealApproval(token, { ...act, ...change, workspaceId: 'ws-1' }, acts);
  const here = { ...change, commit: SHA, workspaceId: 'ws-1' };
  interface Changes {
    token?: string;
    change?: Partial<typeof here>;
    act?: Partial<GivenCommand>;
    approval?: Partial<typeof approval>;
  }
  const open = (changes: Changes = {}) => {
    const covers = openApproval(changes.token ?? token, {
      scope: { ...here, ...changes.change },
      command: { ...act, ...changes.act },
      approval: { ...approval, ...changes.approval },
    });
    return covers && [...acts, 'delete aws_vpc.a', 'forget aws_db_instance.main'].map(covers);
  };

  test('covers its acts and nothing else', () => {
    expect(open()).toEqual([true, true, false, false]);
    expect(open({ change: { repository: 'Acme/Infra' } })).toBeDefined();
    expect(approval.marks).toMatch(/^[0-9a-f]{24}$/);
    expect(JSON.stringify(approval)).not.toContain('aws');
    const about = { ...act, ...change, workspaceId: 'ws-1' };
    expect(sealApproval(token, about, acts.toReversed())).toEqual(approval);
  });

  const COMMIT = { commit: SHA.replace('6', '7') };
  const other = sealApproval(token, { ...act, ...change, ...COMMIT, workspaceId: 'ws-1' }, acts);
  const [first, second] = [approval.marks.slice(0, 12), approval.marks.slice(12)];
  test.each<[string, Changes]>([
    ['sealed with another token', { token: 'another' }],
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
    ['with a mark more', { approval: { marks: `${approval.marks}${'0'.repeat(12)}` } }],
    ['with a mark less', { approval: { marks: second } }],
    ['without marks', { approval: { marks: '' } }],
    ['with its marks turned around', { approval: { marks: `${second}${first}` } }],
    ['with a seal cut short', { approval: { seal: approval.seal.slice(0, -1) } }],
    ['with a longer seal', { approval: { seal: `${approval.seal}A` } }],
    ['without a seal', { approval: { seal: '' } }],
    ['with the seal of another', { approval: { seal: other.seal } }],
    ['with a seal that is made up', { approval: { seal: 'A'.repeat(43) } }],
    ['with a seal of other signs', { approval: { seal: 'é'.repeat(43) } }],
  ])('%s counts for nothing', (_, changes) => {
    expect(open(changes)).toBeUndefined();
  });
});
