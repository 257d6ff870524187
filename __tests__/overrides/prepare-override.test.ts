/** Which failures a person approves, and what is said of those that stay open. */
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { WholeAnswer } from '../../src/model/policy-result.ts';
import { HostError } from '../../src/hosts/host-error.ts';
import { describeApproved, type OwnFailures } from '../../src/overrides/own-failures.ts';
import { mustApprove, sortFailures, textsOf } from '../../src/overrides/prepare-override.ts';
import { ALLOWED, notAllowed, type Permission } from '../../src/overrides/who-may.ts';
import { readApprovers } from '../../src/settings/parse-inputs.ts';
import { policyResult } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';

const UNLISTED = notAllowed('unlisted', 'mallory is none of those whom `override-by` names.');

const failure = (more: Partial<PolicyResult> = {}): PolicyResult =>
  policyResult({
    system: 'own-policies',
    policySet: 'policies',
    policy: 'iam',
    level: 'soft-mandatory',
    status: 'failed',
    overridable: true,
    ...more,
  });
const named = (...approvers: string[]): Partial<PolicyResult> => ({
  approval: { approvers, needed: 1, missing: 1, given: [] },
});

const failingIn = (workspace: string, ...results: PolicyResult[]): OwnFailures => ({
  runId: `run-${workspace}`,
  workspace,
  workspaceId: `ws-${workspace}`,
  results,
  questionsOf: ({ policy }) => [{ act: `act of ${policy}`, namesResources: true }],
  describe: ({ policy }) => policy,
});

/** What mallory may, where `override-by` has these lines and names them or not. */
function requestOf(byList: Permission, overrideBy = 'boss', problem = 'GitHub answered 404.') {
  const owners = readApprovers(overrideBy);
  if ('problem' in owners) throw new Error(owners.problem);
  const asked: string[] = [];
  const membersOf = async (organization: string, team: string) => {
    asked.push(`${organization}/${team}`);
    if (team === 'security') return ['mallory', 'ann'];
    throw new HostError('not-found', problem);
  };
  const standing = {
    login: 'mallory',
    role: 'write',
    byChange: ALLOWED,
    excluded: new Set<string>(),
    appPushed: false,
  };
  const request = {
    by: 'mallory',
    role: 'write',
    commit: 'c0ffee',
    owners: owners.value,
    isMember: async () => false,
    standing: async () => standing,
    people: { membersOf, permissionOf: async () => 'write' },
    byList,
  } as unknown as Parameters<typeof sortFailures>[1];
  return { request, asked };
}

async function sort(failing: OwnFailures[], ...asked: Parameters<typeof requestOf>) {
  const { request, asked: teams } = requestOf(...asked);
  const sorted = await sortFailures(failing, request);
  return { ...sorted, request, teams };
}

describe('a failure is approved', () => {
  test.each<[string, PolicyResult, Permission, string]>([
    ['of a policy that names them, whoever is listed', failure(named('mallory')), UNLISTED, 'boss'],
    ['of a policy that names their team', failure(named('acme/security')), UNLISTED, 'boss'],
    ['of a policy that names nobody, by who is listed', failure(), ALLOWED, 'mallory'],
    ['of a policy whose line names them', failure(), ALLOWED, '*: boss\npolicies/*: mallory'],
    ['of the guard, by whoever is listed', failure({ system: 'guard' }), ALLOWED, 'boss'],
  ])('%s', async (_, result, byList, overrideBy) => {
    const { toApprove, open } = await sort([failingIn('net', result)], byList, overrideBy);
    expect(toApprove).toEqual([
      expect.objectContaining({
        runId: 'run-net',
        workspaceId: 'ws-net',
        acts: ['act of iam'],
        approved: ['iam'],
      }),
    ]);
    expect(open).toEqual([]);
  });
});

describe('a failure stays open', () => {
  test.each<[string, PolicyResult, Permission, string, string, RegExp]>([
    ['of another owner', failure(), ALLOWED, 'boss, dora', 'other-owner', /to boss, dora\.$/],
    ['of nobody', failure(), ALLOWED, 'net: boss', 'other-owner', /It belongs to nobody\.$/],
    ['if they are not listed', failure(), UNLISTED, 'mallory', 'unlisted', /`override-by` names/],
    [
      'of the guard, if they are not listed',
      failure({ system: 'guard' }),
      UNLISTED,
      'boss',
      'unlisted',
      /`override-by` names/,
    ],
    [
      'of a policy that names others, though they are listed',
      failure(named('ann')),
      ALLOWED,
      'mallory',
      'not-named',
      /must agree \(ann\)/,
    ],
    [
      'of the guard, where a line for policies names them, and the rule does not',
      failure({ system: 'guard', ...named('ann') }),
      ALLOWED,
      '*: boss\npolicies/iam: mallory',
      'not-named',
      /must agree \(ann\)/,
    ],
  ])('%s', async (_, result, byList, overrideBy, why, text) => {
    const { toApprove, open } = await sort([failingIn('net', result)], byList, overrideBy);
    expect(open).toEqual([{ allowed: false, why, text: expect.stringMatching(text) }]);
    expect(open[0]?.text).toMatch(/^net: \W*policies\/iam\W* stays open\. /);
    expect(toApprove).toEqual([expect.objectContaining({ acts: [], approved: [] })]);
  });

  test('and nothing is asked of one that nobody can approve', async () => {
    const passed = failure({ status: 'passed' });
    const final = failure({ level: 'hard-mandatory', overridable: false });
    const { toApprove, open } = await sort([failingIn('net', passed, final)], ALLOWED, 'mallory');
    expect([toApprove[0]?.acts, open]).toEqual([[], []]);
  });
});

test('only failures of policies that name nobody are without a rule', async () => {
  const [one, other] = [failure({ policy: 'one' }), failure({ policy: 'other', ...named('ann') })];
  const { withoutRule } = await sort([failingIn('net', one, other)], ALLOWED, 'mallory');
  expect(withoutRule).toEqual([one]);
});

test('the host is asked once for the team of a policy, and again for that of another', async () => {
  const iam = failure(named('acme/gone'));
  const inTwo = [failingIn('net', iam), failingIn('app', iam)];
  expect((await sort(inTwo, ALLOWED)).teams).toEqual(['acme/gone']);
  const changed = failingIn('app', failure(named('acme/gone', 'acme/other')));
  expect((await sort([failingIn('net', iam), changed], ALLOWED)).teams).toHaveLength(3);
});

describe('what is said of open failures', () => {
  test('is said once of the failures of a policy in a workspace', async () => {
    const { open } = await sort([failingIn('net', failure(), failure())], ALLOWED, 'boss');
    expect(open).toHaveLength(2);
    expect(textsOf(open)).toHaveLength(1);
  });

  test('leaves out what was said of all of them, by the reason and not by the words', async () => {
    const results = [failure(), failure(named('acme/gone'))];
    // The host answers with the very sentence.
    const { open } = await sort([failingIn('net', ...results)], UNLISTED, 'boss', UNLISTED.text);
    expect(open.map(({ why }) => why)).toEqual(['unlisted', 'not-named']);
    for (const { text } of open) expect(text.endsWith(UNLISTED.text)).toBe(true);
    expect(textsOf(open, UNLISTED)).toEqual([open[1]?.text]);
  });

  const { request } = requestOf(ALLOWED);
  const { request: unlisted } = requestOf(UNLISTED);
  const given = { approvals: [], approved: [], audit: [] };
  const sorted = { toApprove: [], withoutRule: [], open: [] };
  test.each([
    ['that nothing waits', request, [], 'Nothing at c0ffee waits for an approval'],
    ['who is not listed', unlisted, [], UNLISTED.text],
    ['what stays open', unlisted, [notAllowed('not-named', 'net: a.')], /^Nothing is approved\. /],
  ])('refuses an approval of nothing: %s', (_, asked, open, text) => {
    expect(() => mustApprove(given, { ...sorted, open }, asked)).toThrow(text);
  });
});

describe('an approved failure', () => {
  const answers = (...mayBeShown: boolean[]) =>
    mayBeShown.map((each) => new WholeAnswer(['a line'], '"x"', each));
  test.each<[string, Partial<PolicyResult>, string]>([
    ['is described with its messages', { answers: answers(true, true) }, '2 messages'],
    ['has one message, if nothing is known of it', {}, '1 message'],
    ['has a message for each entry', { output: ['a', 'b', 'c'] }, '3 messages'],
    [
      'says how many messages are hidden',
      { answers: answers(true, false) },
      '2 messages, 1 of them not shown because of sensitive values',
    ],
    [
      'has no hidden message for the words in it',
      {
        answers: [
          new WholeAnswer(
            ['x: the message may hold a sensitive value, so it is not shown'],
            '"x"',
            true,
          ),
        ],
      },
      '1 message',
    ],
  ])('%s', (_, more, words) => {
    expect(describeApproved(failure(more))).toBe(`policies/iam (${words})`);
  });
});
