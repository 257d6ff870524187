/**
 * Attacks on approvals: what somebody could do who may push a branch, read every secret of the gate's workflow, edit the comment
 * of the gate and choose what is planned. None of it opens the gate.
 */
import { OWN } from '../../src/gate/judges/own-policies.ts';
import type { CommandsOnChange, JudgedChange } from '../../src/hosts/host.ts';
import { PlanJson } from '../../src/model/plan-json.ts';
import { WholeAnswer, type PolicyResult } from '../../src/model/policy-result.ts';
import { approvalsFor, withApprovals } from '../../src/overrides/approvals.ts';
import { questionsAbout } from '../../src/overrides/questions.ts';
import { permitByRule, type PeopleOfHost, type Standing } from '../../src/overrides/who-agrees.ts';
import { ALLOWED, notAllowed } from '../../src/overrides/who-may.ts';
import { HostError } from '../../src/hosts/host-error.ts';
import { policyClaim } from '../../src/policy/claim-result.ts';
import { ownersByLine, toApprovers } from '../../src/policy/policy-owners.ts';
import { readApprovers } from '../../src/settings/parse-inputs.ts';
import { addCommand } from '../../src/report/gate-comment.ts';
import { decodeMarker, encodeMarker, markerStart } from '../../src/report/marker.ts';
import { marksIn } from '../../src/model/approval-marks.ts';
import { signApproval, type GivenCommand } from '../../src/trust/seals.ts';
import { OTHER_PAIR, PAIR } from '../support/approval-keys.ts';
import { policyResult } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';

const SECRET = 'every-secret-of-the-gate';
const HEAD = '6f1cb4077fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1';
const OLDER = HEAD.replace('6', '7');
const ROLE = 'aws_iam_role.deploy';
const OTHER = 'aws_iam_role.admin';

const change = (address: string, after: object) => ({
  address,
  change: { actions: ['update'], before: {}, after },
});
const planOf = (...changes: object[]) => PlanJson.of({ resource_changes: changes }, false);
const PLAN = planOf(change(ROLE, { policy: 'read' }), change('aws_vpc.main', { cidr: '10/8' }));

const failing = (...answers: unknown[]): PolicyResult =>
  policyResult({
    system: 'own-policies',
    policySet: 'policies',
    policy: 'iam',
    level: 'soft-mandatory',
    status: 'failed',
    overridable: true,
    answers: answers.map((answer) => new WholeAnswer(['shown'], JSON.stringify(answer))),
    approval: { approvers: ['acme/security', 'ann'], needed: 2, missing: 2, given: [] },
  });
const SAID = { msg: `${ROLE} changes who may do what`, address: ROLE };
const FAILURE = failing(SAID);

interface World {
  results: PolicyResult[];
  plan: PlanJson;
  base: string;
  changes: CommandsOnChange[];
  workspaceId: string;
  key: typeof PAIR | undefined;
  secret: string;
}

const where = { repository: 'acme/infra', number: 42, commit: HEAD };

/** A command of a person, signed as the job of commands does. */
const command = (
  by: string,
  {
    result = FAILURE,
    plan = PLAN,
    pair = PAIR,
    secret = SECRET,
    commit = HEAD,
    ...about
  }: Partial<{
    result: PolicyResult;
    plan: PlanJson;
    pair: typeof PAIR;
    secret: string;
    commit: string;
    number: number;
    repository: string;
    base: string;
    workspaceId: string;
    appPushed: boolean;
    reason: string;
    at: string;
  }> = {},
): GivenCommand => {
  const at = '2026-11-29T10:12:00.000Z';
  const said = { by, at, reason: 'agreed', ...where, commit, base: 'main', workspaceId: 'ws-1' };
  const sealing = { ...said, appPushed: false, ...about };
  const acts = questionsAbout(plan, secret)(result).map(({ act }) => act);
  const approval = signApproval({ secret, privateKey: pair.privateKey }, sealing, acts);
  const { reason } = sealing;
  return { verb: 'approve', by, at: sealing.at, commit, reason, approvals: [approval] };
};
const ANN = command('ann');
const BOB = command('bob');
const edited = (given: GivenCommand, approval: object): GivenCommand => ({
  ...given,
  approvals: given.approvals.map((each) => ({ ...each, ...approval })),
});

const onChange = (commands: GivenCommand[], more: Partial<CommandsOnChange> = {}) => ({
  ...where,
  ...more,
  commands,
});
const world = (changes: Partial<World> = {}): World => ({
  results: [FAILURE],
  plan: PLAN,
  base: 'main',
  changes: [onChange([ANN, BOB])],
  workspaceId: 'ws-1',
  key: PAIR,
  secret: SECRET,
  ...changes,
});

/** The judge of own policies, as the gate asks it, and what the verdict is made of. */
async function judge({ results, plan, base, changes, workspaceId, key, secret }: World) {
  const subject = {
    base: { branch: base },
    approvals: async () => changes,
  } as unknown as JudgedChange;
  const keys = key && { secret, publicKey: key.publicKey };
  const own = withApprovals(
    {
      sources: ['policies'],
      readsWhole: false,
      judge: async () => ({ results, notices: [] }),
    },
    approvalsFor(subject, keys),
    secret,
  );
  const obtained = {
    workspace: { name: 'net-prod', id: workspaceId },
    json: async () => ({ json: plan, doubts: async () => [] }),
    input: undefined,
  } as unknown as Parameters<typeof OWN.judge>[0];
  const asked: Parameters<typeof OWN.judge>[1] = {
    judging: { own },
    pullRequest: undefined,
    signal: new AbortController().signal,
    ofRun: [],
    changes: async () => undefined,
  };
  const judged = await OWN.judge(obtained, asked);
  return judged?.systems?.flatMap(({ reading }) => reading.results) ?? [];
}
const isGreen = async (asked: World) => {
  const results = await judge(asked);
  return results.length > 0 && results.every((result) => 'green' in policyClaim(result));
};

test('the approvals of two people of the list open the gate', async () => {
  expect(await isGreen(world())).toBe(true);
  const [result] = await judge(world());
  expect(result).toMatchObject({
    status: 'overridden',
    override: { by: 'ann and bob' },
    approval: { needed: 2, missing: 0 },
  });
});

const MANY = failing(SAID, { msg: `${OTHER} changes`, address: OTHER });
const GENERAL = failing({ msg: 'there is no trail' });
const FORGED = { pair: OTHER_PAIR };
const both = (about: Parameters<typeof command>[1]) => [
  onChange([command('ann', about), command('bob', about)]),
];
const inQueue = (ofOne: GivenCommand[], ofOther: GivenCommand[]) => [
  onChange(ofOne),
  onChange(ofOther, { number: 43, commit: OLDER }),
];
const B = { number: 43, commit: OLDER };

const ATTACKS: Record<string, Partial<World>> = {
  'nobody approves': { changes: [onChange([])] },
  'one of two approves': { changes: [onChange([ANN])] },
  'one person approves twice': {
    changes: [onChange([ANN, command('ann', { at: '2026-11-29T11:00:00.000Z' })])],
  },
  'one person approves in two spellings of the name': {
    changes: [onChange([ANN, command('Ann')])],
  },
  'one approval is copied under another name': {
    changes: [onChange([ANN, { ...ANN, by: 'bob' }])],
  },
  'one approval is there twice': { changes: [onChange([ANN, ANN])] },
  'one command has one approval twice': {
    changes: [onChange([{ ...ANN, approvals: [...ANN.approvals, ...ANN.approvals] }])],
  },
  'both are signed with a key that the branch made': { changes: both(FORGED) },
  'one of them is signed with a key that the branch made': {
    changes: [onChange([ANN, command('bob', FORGED)])],
  },
  'both have a seal that is made with every secret of the gate': {
    changes: [onChange([edited(ANN, { signature: SECRET }), edited(BOB, { signature: SECRET })])],
  },
  'the signature is empty': { changes: [onChange([ANN, edited(BOB, { signature: '' })])] },
  'the signature is that of the other': {
    changes: [onChange([ANN, edited(BOB, ANN.approvals[0] ?? {})])],
  },
  'the signature has a letter more': {
    changes: [onChange([ANN, edited(BOB, { signature: `${BOB.approvals[0]?.signature ?? ''}A` })])],
  },
  'the gate has no key': { key: undefined },
  'the gate has another key': { key: OTHER_PAIR },
  'the gate has no secret': { secret: '' },
  'the gate has another secret': { secret: 'another' },
  'the head is newer': { changes: [onChange([ANN, BOB], { commit: OLDER })] },
  'the approvals are of an older head': { changes: both({ commit: OLDER }) },
  'an approval of an older head is given the new one': {
    changes: [onChange([ANN, { ...command('bob', { commit: OLDER }), commit: HEAD }])],
  },
  'the base branch is another one': { base: 'release' },
  'the base branch is not known': { base: '' },
  'the approvals are for another base branch': { changes: both({ base: 'release' }) },
  'the approvals are of another pull request': { changes: both({ number: 41 }) },
  'the approvals are of another repository': { changes: both({ repository: 'mallory/infra' }) },
  'the approvals are of another workspace': { changes: both({ workspaceId: 'ws-2' }) },
  'an approval of another workspace is given this one': {
    changes: [
      onChange([ANN, edited(command('bob', { workspaceId: 'ws-2' }), { workspaceId: 'ws-1' })]),
    ],
  },
  'the workspace is another one': { workspaceId: 'ws-2' },
  'the planned change is another one': {
    plan: planOf(change(ROLE, { policy: 'admin' }), change('aws_vpc.main', {})),
  },
  'one more change is planned at the address': {
    plan: planOf(change(ROLE, { policy: 'read' }), change(ROLE, { policy: 'admin' })),
  },
  'the resource is not planned any more': { plan: planOf(change('aws_vpc.main', {})) },
  'the message says more': { results: [failing({ ...SAID, more: true })] },
  'the message has another text behind what is shown': {
    results: [failing({ ...SAID, msg: `${SAID.msg}${' '.repeat(9_000)}x` })],
  },
  'the message is of another resource': {
    results: [failing({ msg: SAID.msg.replace(ROLE, OTHER), address: OTHER })],
    plan: planOf(change(ROLE, { policy: 'read' }), change(OTHER, { policy: 'read' })),
  },
  'a message is added': { results: [MANY] },
  'the policy is another one': { results: [{ ...FAILURE, policy: 'network' }] },
  'the policy set is another one': { results: [{ ...FAILURE, policySet: 'other' }] },
  'the policy names other people': {
    results: [{ ...FAILURE, approval: { ...FAILURE.approval!, approvers: ['acme/data'] } }],
  },
  'the policy names one person more': {
    results: [
      {
        ...FAILURE,
        approval: { ...FAILURE.approval!, approvers: ['acme/security', 'ann', 'eve'] },
      },
    ],
  },
  'the policy asks for three': {
    results: [{ ...FAILURE, approval: { ...FAILURE.approval!, needed: 3 } }],
  },
  'the policy is mandatory': {
    results: [{ ...FAILURE, level: 'mandatory', overridable: false }],
  },
  'the policy could not be evaluated': { results: [{ ...FAILURE, status: 'errored' }] },
  'the policy was not evaluated': { results: [{ ...FAILURE, status: 'not-evaluated' }] },
  'another failure is there beside it': {
    results: [FAILURE, { ...FAILURE, policy: 'network' }],
  },
  'each approves another message': {
    results: [MANY],
    plan: planOf(change(ROLE, { policy: 'read' }), change(OTHER, {})),
    changes: [
      onChange([
        command('ann', { result: FAILURE }),
        command('bob', { result: failing({ msg: `${OTHER} changes`, address: OTHER }) }),
      ]),
    ],
  },
  'an app pushed': { changes: both({ appPushed: true }) },
  'an app pushed, which one of the two does not say': {
    changes: [onChange([ANN, command('bob', { appPushed: true })])],
  },
  'an app pushed, which the comment does not say any more': {
    changes: [onChange([ANN, BOB].map((each) => edited(edited(each, {}), { appPushed: true })))],
  },
  'marks are added to a true approval': {
    changes: [
      onChange([
        ANN,
        edited(command('bob', { result: failing('something else') }), {
          marks: ANN.approvals[0]?.marks,
        }),
      ]),
    ],
  },
  'the reason is another one': {
    changes: [onChange([ANN, { ...BOB, reason: 'agreed, all of it' }])],
  },
  'the time is another one': {
    changes: [onChange([ANN, { ...BOB, at: '2026-11-30T00:00:00.000Z' }])],
  },
  'the message names no resource, and something else is planned as well': {
    results: [GENERAL],
    changes: both({ result: GENERAL }),
    plan: planOf(change(ROLE, { policy: 'admin' })),
  },
  'in a queue, each request has one approval of it': {
    changes: inQueue([ANN], [command('bob', B)]),
  },
  'in a queue, both requests have both approvals of it': {
    changes: inQueue([ANN, BOB], [command('ann', B), command('bob', B)]),
  },
  'in a queue, the approvals of one stand in the comment of the other': {
    changes: inQueue([], [ANN, BOB]),
  },
  'in a queue, the message names no resource': {
    results: [GENERAL],
    changes: inQueue(both({ result: GENERAL })[0]?.commands ?? [], []),
  },
  'in a queue, the head of the request that was approved is another one': {
    changes: [onChange([ANN, BOB], { commit: OLDER }), onChange([], { number: 43 })],
  },
  'in a queue, nobody says which requests it has': { changes: [] },
};

describe('the gate stays closed', () => {
  test.each(Object.entries(ATTACKS))('where %s', async (_, changes) => {
    expect(await isGreen(world(changes))).toBe(false);
  });
});

test('in a queue, what one request changes counts by the approvals of that one', async () => {
  expect(await isGreen(world({ changes: inQueue([ANN, BOB], []) }))).toBe(true);
});

test('with an app that pushed, one person more opens the gate', async () => {
  const about = { appPushed: true };
  const commands = ['ann', 'bob', 'carl'].map((by) => command(by, about));
  expect(await isGreen(world({ changes: [onChange(commands)] }))).toBe(true);
});

describe('the report says why an approval does not count', () => {
  test.each<[string, Partial<World>, RegExp]>([
    ['of an older head', { changes: both({ commit: OLDER }) }, /Approve again: the head is newer/],
    [
      'of another plan',
      { plan: planOf(change(ROLE, { policy: 'admin' })) },
      /Approve again: the plan is newer/,
    ],
    ['signed with another key', { changes: both(FORGED) }, /not signed with the key of/],
    [
      'in a queue',
      { changes: inQueue([ANN], []) },
      /approvals of #42, #43 were looked at: update the branch/,
    ],
  ])('%s', async (_, changes, expected) => {
    const [result] = await judge(world(changes));
    expect(result?.approval?.notCounted?.join(' ')).toMatch(expected);
  });
});

test('the comment keeps the approvals of each person, and they count', async () => {
  const empty: string = `### x\n\n${encodeMarker({ key: 'default' })}`;
  const body = [ANN, BOB].reduce((text, each) => addCommand(text, each, 'default'), empty);
  expect(body).toContain(markerStart('default'));
  const commands = decodeMarker(body, 'default')?.commands ?? [];
  expect(commands.map(({ by }) => by)).toEqual(['ann', 'bob']);
  expect(await isGreen(world({ changes: [onChange(commands)] }))).toBe(true);
});

test('no mark shows its act, and none is that of another act', () => {
  const marks = [ANN, command('ann', { secret: 'another' })].map(({ approvals: [approval] }) =>
    marksIn(approval ?? { marks: '' }),
  );
  expect(marks[0]).not.toEqual(marks[1]);
  expect(JSON.stringify(ANN)).not.toContain('aws_iam');
});

describe('who may approve', () => {
  const members: Record<string, string[] | 'unlisted'> = {
    'acme/security': ['bob', 'Carl', 'author'],
    'acme/gone': 'unlisted',
  };
  const permissions: Record<string, string> = { ann: 'write', rita: 'read', eve: 'admin' };
  const host: PeopleOfHost = {
    async membersOf(organization, team) {
      const listed = members[`${organization}/${team}`] ?? 'unlisted';
      if (listed === 'unlisted') throw new HostError('not-found', 'GitHub answered 404.');
      return listed;
    },
    async permissionOf(login) {
      const permission = permissions[login];
      if (permission === undefined) throw new HostError('not-found', 'GitHub answered 404.');
      return permission;
    },
  };
  const standing = (login: string, more: Partial<Standing> = {}): Standing => ({
    login,
    role: 'write',
    byChange: ALLOWED,
    excluded: new Set(['author', 'pusher']),
    appPushed: false,
    ...more,
  });
  const ask = (
    names: string[],
    who: Standing,
    { count = 1, line }: { count?: number; line?: string[] } = {},
  ) =>
    permitByRule(
      { approvers: toApprovers(names).approvers, count },
      line && toApprovers(line).approvers,
      who,
      host,
    );

  test.each<[string, string[], Standing, { count?: number; line?: string[] }?]>([
    ['who is named', ['@ann'], standing('ann')],
    ['who is named in another spelling', ['ANN'], standing('Ann')],
    ['who is in a team', ['@acme/security'], standing('carl')],
    ['who has a role', ['role:maintain'], standing('x', { role: 'admin' })],
    ['whom a line for the policy names', ['acme/security'], standing('eve'), { line: ['eve'] }],
    ['who is named beside a team that cannot be listed', ['ann', 'acme/gone'], standing('ann')],
    ['one of two who are left', ['ann', 'acme/security'], standing('ann'), { count: 3 }],
  ])('%s may', async (_, names, who, more) => {
    expect(await ask(names, who, more)).toEqual(ALLOWED);
  });

  test.each<[string, string[], Standing, RegExp, { count?: number }?]>([
    ['who is not named', ['ann'], standing('mallory'), /none of those who must agree \(ann\)/],
    [
      'whose own change it is, though named',
      ['ann'],
      standing('ann', { byChange: notAllowed('own-change', 'ann pushed.') }),
      /ann pushed/,
    ],
    [
      'of whom it is not known whether it is their own change',
      ['ann'],
      standing('ann', { excluded: undefined }),
      /unknown/,
    ],
    [
      'who says to be in a team that cannot be listed',
      ['acme/gone'],
      standing('mallory'),
      /members of acme\/gone cannot be listed: GitHub answered 404/,
    ],
    ['whose name begins alike', ['ann'], standing('anne'), /none of those/],
    ['who has a lower role', ['role:admin'], standing('x', { role: 'maintain' }), /none of those/],
    ['with a role that only sounds so', ['role:admin'], standing('admin'), /none of those/],
    ['who is called like a team', ['acme/security'], standing('security'), /none of those/],
    [
      'where more approvals are asked for than people can give',
      ['ann', 'rita'],
      standing('ann'),
      /asks for 2 approvals, and only ann can give one\.$/,
      { count: 2 },
    ],
    [
      'where a name does not exist',
      ['ann', 'ghost'],
      standing('ann'),
      /only ann can give one\. No account is called ghost/,
      { count: 2 },
    ],
    [
      'where three are asked for, who are named in the order of letters',
      ['eve', 'ann'],
      standing('ann'),
      /asks for 3 approvals, and only ann, eve can give one\.$/,
      { count: 3 },
    ],
    [
      'where only the author is left',
      ['ann', 'author'],
      standing('ann'),
      /asks for 2 approvals/,
      { count: 2 },
    ],
    [
      'where an app pushed and nobody else is left',
      ['ann'],
      standing('ann', { appPushed: true }),
      /asks for 2 approvals, one of them because an app pushed/,
    ],
  ])('nobody may %s', async (_, names, who, why, more) => {
    expect(await ask(names, who, more)).toMatchObject({ text: expect.stringMatching(why) });
  });
});

test.each<[string, string[]]>([
  ['policies/iam: ann', ['ann']],
  ['iam: ann', ['ann']],
  ['policies/*: ann', ['ann']],
  ['*: ann', []],
  ['*/*: ann', []],
  ['**: ann', []],
  ['iam: ann\n*: boss', []],
  ['ann', []],
  ['network: ann', []],
])('a line of override-by counts only where it is about the policy: %j', (text, names) => {
  const owners = readApprovers(text);
  if ('problem' in owners) throw new Error(owners.problem);
  const policy = { policySet: 'policies', policy: 'iam' };
  expect(ownersByLine(owners.value, policy)?.names ?? []).toEqual(names);
});
