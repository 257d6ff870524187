/** How approvals of one question are counted, and what is said where some are missing. */
import { countApprovals } from '../../src/policy/given-approvals.ts';
import { approvalBy, givenIn } from '../support/approval-keys.ts';
import { expect, test } from '../support/jest.ts';

const QUESTION = { act: 'delete a', namesResources: true };
const approves = (act: string) => act === QUESTION.act;

test.each<[string, readonly string[], boolean, number]>([
  ['a team', ['@acme/dba'], false, 1],
  ['a team, after an app pushed', ['@acme/dba'], true, 2],
  // One of the people who are named may have had the app push: where nobody is named, nobody more is asked.
  ['nobody', [], false, 1],
  ['nobody, after an app pushed', [], true, 1],
])('where %s is asked, so many have to approve', (_, approvers, appPushed, needed) => {
  const given = givenIn([approvalBy('ann', approves, { appPushed })]);
  const { isComplete, approval } = countApprovals([QUESTION], given, { approvers, needed: 1 });
  expect(approval).toMatchObject({ needed, missing: needed - 1 });
  expect(isComplete).toBe(needed === 1);
});

test('that other pull requests were looked at is said of several alone', () => {
  const asked = { approvers: [], needed: 1 };
  const ofOne = countApprovals([QUESTION], givenIn([], 42), asked);
  expect(ofOne.approval).not.toHaveProperty('notCounted');
  const ofTwo = countApprovals([QUESTION], givenIn([], 42, 43), asked);
  expect(ofTwo.approval.notCounted).toEqual([
    'The approvals of #42, #43 were looked at: update the branch of the one that changes it, and approve again.',
  ]);
  // With a reason of its own, no other is said.
  const both = [approvalBy('ann', approves), approvalBy('bob', approves, { number: 43 })];
  const ofBoth = countApprovals([QUESTION], givenIn(both, 42, 43), asked);
  expect(ofBoth.approval.notCounted).toEqual([expect.stringMatching(/^More than one of these/)]);
});
