/** Nothing that a checkout under judgement holds chooses the host, a name, a backend or a policy: that is a type. */
import { treeOf } from '../../src/trust/tree.ts';
import { testCases } from '../support/compile-cases.ts';
import { expect, test } from '../support/jest.ts';

testCases('compile-tree.txt');

test('the files that replace a checkout belong to a job whose checkout may be of a pull request', () => {
  const notAsked = () => Promise.reject(new Error('not asked'));
  const trustedFiles = { workspace: '/w', trusted: notAsked, trustedCommit: notAsked };
  expect(treeOf(true, trustedFiles)).toEqual({ proposed: true, ...trustedFiles });
  expect(treeOf(false, trustedFiles)).toEqual({ proposed: false });
});
