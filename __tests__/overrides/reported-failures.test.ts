/** What is approved where no service has the plan: the report says what is asked, and the newest run of the gate says which one counts. */
import { CommandRefused } from '../../src/overrides/command-work.ts';
import { prepareReported } from '../../src/overrides/reported-failures.ts';
import { actOf } from '../../src/overrides/questions.ts';
import { ALLOWED } from '../../src/overrides/who-may.ts';
import { HostError } from '../../src/hosts/host-error.ts';
import { readApprovers } from '../../src/settings/parse-inputs.ts';
import { APPROVAL_CLAIMS, keyFrom } from '../../src/trust/seals.ts';
import { PAIR } from '../support/approval-keys.ts';
import { policyResult } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';
import { quietLog } from '../support/quiet-log.ts';

const HEAD = '6'.repeat(40);
const SECRET = 'r3cordKeyOfTheGate0123456789abcdef';
const RUN = {
  id: 7001,
  attempt: 2,
  path: '.github/workflows/plangate.yml',
  event: 'pull_request',
  status: 'completed',
  headSha: HEAD,
  headBranch: 'change',
  headRepository: 'Acme/infra',
  startedMs: 0,
};
const change = (address: string, more: object = {}) =>
  JSON.stringify({ address, change: { actions: ['delete', 'create'], ...more } });
const QUESTION = {
  answer: '{"msg":"the bucket holds data"}',
  changes: [change('aws_s3_bucket.a', { after: { k: 'hidden:1', l: ['hidden:2', 'shown'] } })],
};
const RESULT = {
  workspace: 'net',
  system: 'own-policies',
  status: 'failed',
  overridable: true,
  policySet: 'policies',
  policy: 'buckets',
  questions: [QUESTION],
};
const NAMED = { ...RESULT, approval: { approvers: ['mallory'], needed: 1 } };
const GUARD = { ...RESULT, system: 'guard', policySet: '', policy: 'protect', ...NAMED.approval };

const reportOf = (results: unknown[], more: object = {}) => ({
  tool: { name: 'plangate' },
  pullRequest: { number: 42 },
  commit: { sha: HEAD },
  job: { runId: RUN.id, attempt: RUN.attempt },
  results,
  ...more,
});

interface World {
  results?: unknown[];
  report?: unknown;
  runs?: object[];
  verb?: string;
  values?: Record<string, string | undefined>;
  gateWorkflow?: string;
  artifacts?: object | undefined;
  appPushed?: boolean;
  overrideBy?: string;
}

async function approve(world: World = {}) {
  const { results = [RESULT], report = reportOf(results), runs = [RUN], verb = 'approve' } = world;
  const asked: unknown[] = [];
  const artifacts = {
    runsOfWorkflow: async (file: string, commit: string) => {
      asked.push([file, commit]);
      return runs;
    },
    readReport: async ({ id }: { id: number }, name: string) => {
      asked.push([id, name]);
      const text = typeof report === 'string' ? report : JSON.stringify(report);
      return { bytes: Buffer.from(text) };
    },
    ...world.artifacts,
  };
  const owners = readApprovers(world.overrideBy ?? 'mallory');
  if ('problem' in owners) throw new Error(owners.problem);
  const log = quietLog();
  const standing = {
    login: 'mallory',
    role: 'write',
    byChange: ALLOWED,
    excluded: new Set<string>(),
    appPushed: world.appPushed === true,
  };
  const request = {
    verb,
    by: 'mallory',
    at: '2026-11-29T10:12:00.000Z',
    reason: 'agreed',
    commit: HEAD,
    number: 42,
    base: 'main',
    event: { owner: 'acme', repository: 'Infra', job: { url: 'https://job.example' } },
    api: {
      artifacts: 'artifacts' in world && world.artifacts === undefined ? undefined : artifacts,
      pullRequest: async () => ({ branch: 'change' }),
    },
    role: 'write',
    owners: owners.value,
    isMember: async () => false,
    standing: async () => standing,
    people: { membersOf: async () => [], permissionOf: async () => 'write' },
    byList: ALLOWED,
  } as unknown as Parameters<typeof prepareReported>[0];
  const work = {
    gateWorkflow: world.gateWorkflow ?? 'plangate.yml',
    artifact: 'plangate-report',
    values: {
      'gate-workflow': 'plangate.yml',
      'record-key': SECRET,
      'approval-private-key': PAIR.texts.privateKey,
      ...world.values,
    },
    log,
  } as unknown as Parameters<typeof prepareReported>[1];
  const given = await (await prepareReported(request, work))();
  return { ...given, asked, lines: log.lines };
}

describe('an approval of what a report asks', () => {
  test('covers the question as it is shown, and nothing else', async () => {
    const { approvals, audit } = await approve();
    const [approval] = approvals;
    if (approval === undefined) throw new Error('Nothing is approved.');
    const { workspaceId } = approval;
    const scope = { repository: 'acme/Infra', number: 42, base: 'main', commit: HEAD, workspaceId };
    const covers = (question: typeof QUESTION) =>
      APPROVAL_CLAIMS.coversAct(
        { key: keyFrom(SECRET), scope, approval } as Parameters<
          typeof APPROVAL_CLAIMS.coversAct
        >[0],
        actOf(
          policyResult({ system: 'own-policies', policySet: 'policies', policy: 'buckets' }),
          question,
        ),
      );
    expect(covers(QUESTION)).toBe(true);
    expect(covers({ ...QUESTION, answer: '{"msg":"harmless"}' })).toBe(false);
    expect(audit).toEqual([
      {
        action: 'approve',
        run: '7001',
        workspace: 'net',
        by: 'mallory',
        at: '2026-11-29T10:12:00.000Z',
        job: 'https://job.example',
        reason: 'agreed',
      },
    ]);
  });

  test('shows all of it in the log', async () => {
    const { lines, asked } = await approve();
    expect(lines).toEqual([
      `info Asked: ${QUESTION.answer}`,
      `info   about: ${QUESTION.changes[0]}`,
    ]);
    expect(asked).toEqual([
      ['plangate.yml', HEAD],
      [7001, 'plangate-report'],
    ]);
  });

  test('is refused where a log cannot show it', async () => {
    const long = { ...QUESTION, answer: 'x'.repeat(4_000_000) };
    await expect(approve({ results: [{ ...RESULT, questions: [long] }] })).rejects.toThrow(
      'longer than a log can show',
    );
  });

  test('takes one more person where an app pushed and the policy names people', async () => {
    const refused = approve({ results: [NAMED], appPushed: true });
    await expect(refused).rejects.toThrow('one of them because an app pushed');
    const byRole = { ...NAMED, approval: { approvers: ['mallory', 'role:admin'], needed: 1 } };
    const { approvals } = await approve({ results: [byRole], appPushed: true });
    expect(approvals[0]?.appPushed).toBe(true);
    expect((await approve({ appPushed: true })).approvals[0]?.appPushed).toBe(false);
  });

  test('is one for each workspace', async () => {
    const other = { ...RESULT, workspace: 'app', policy: 'other' };
    const { approvals, approved } = await approve({ results: [RESULT, other, other] });
    expect(approvals).toHaveLength(2);
    expect(approved.map((text) => text.split(':')[0])).toEqual(['net', 'app']);
  });

  test.each<[string, (typeof QUESTION)[], string]>([
    [
      'its message',
      [QUESTION],
      '"the bucket holds data" (aws_s3_bucket.a: delete and create, 2 hidden values)',
    ],
    [
      'the only hidden value',
      [{ answer: '"a"', changes: [change('a.b', { after: 'hidden:' })] }],
      '"a" (a.b: delete and create, 1 hidden value)',
    ],
    [
      'no hidden value for what only has the word in it',
      [{ answer: '"a"', changes: [change('a.b', { after: 'not hidden:' })] }],
      '"a" (a.b: delete and create)',
    ],
    ['another name of the message', [{ answer: '{"reason":"r"}', changes: [] }], '"r"'],
    [
      'its lines, if it has no message',
      [{ answer: '{"lines":["a",1,"b"]}', changes: [] }],
      '"a b"',
    ],
    ['all of it, if it has neither', [{ answer: '{"x":1}', changes: [] }], String.raw`"{\"x\":1}"`],
    ['an output', [{ answer: '"a"', changes: ['{"output":"o"}'] }], '"a" (o: changed)'],
    ['a change without a name', [{ answer: '"a"', changes: ['[]'] }], '"a" (a change: changed)'],
  ])('is described by %s', async (_, questions, words) => {
    const { approved } = await approve({ results: [{ ...RESULT, questions }] });
    expect(approved).toEqual([`net: policies/buckets: ${words}`]);
  });

  test('is described without a policy set where there is none', async () => {
    const { approved } = await approve({ results: [GUARD], verb: 'allow-destroys' });
    expect(approved).toEqual([expect.stringMatching(/^net: protect: /)]);
  });
});

describe('nothing is approved', () => {
  const OTHERS: [string, World, string | RegExp][] = [
    ['of what passed', { results: [{ ...RESULT, status: 'passed' }] }, /^Nothing at 6+ waits/],
    ['of what nobody can override', { results: [{ ...RESULT, overridable: false }] }, /waits/],
    ['of an unknown system', { results: [{ ...RESULT, system: 'sentinel' }] }, /waits/],
    ['of the guard by `approve`', { results: [GUARD] }, /waits/],
    ['of a policy by `allow-destroys`', { verb: 'allow-destroys' }, /waits/],
    [
      'of a policy of others',
      {
        overrideBy: 'policies/*: boss\n*: mallory',
        results: [{ ...NAMED, approval: { approvers: ['ann'], needed: 1 } }],
      },
      'must agree (ann)',
    ],
    [
      'that asks nothing',
      { results: [{ ...RESULT, questions: [] }] },
      /^Nothing is approved\. net: \W*policies\/buckets\W* stays open\. The report does not say what is asked/,
    ],
    [
      'that needs fewer than one person',
      { results: [{ ...NAMED, approval: { approvers: ['mallory'], needed: 0 } }] },
      /waits/,
    ],
    [
      'of a report that is no JSON',
      { report: 'not JSON' },
      'is none of Plangate: start the gate again.',
    ],
    [
      'of a report of another tool',
      { report: reportOf([RESULT], { tool: { name: 'x' } }) },
      'is none of Plangate',
    ],
    [
      'of a report of another request',
      { report: reportOf([RESULT], { pullRequest: { number: 43 } }) },
      'The report of the workflow run 7001 is of pull request #43: start the gate again.',
    ],
    ['where the host has no artifacts', { artifacts: undefined }, 'This host has no artifacts.'],
    [
      'of an artifact that is not there',
      { artifacts: { readReport: async () => ({ problem: 'There is none.' }) } },
      'There is none.',
    ],
    [
      'where the host refuses its runs',
      {
        artifacts: {
          runsOfWorkflow: () => Promise.reject(new HostError('permission', 'GitHub answered 403.')),
        },
      },
      'The report of the gate could not be read',
    ],
    [
      'where the host refuses the artifact',
      {
        artifacts: {
          readReport: () => Promise.reject(new HostError('permission', 'GitHub answered 403.')),
        },
      },
      'The report of the gate could not be read: GitHub answered 403.',
    ],
    ['without a run', { runs: [] }, `No run of the workflow ${RUN.path} is known for ${HEAD}`],
    ['of another workflow', { runs: [{ ...RUN, path: '.github/workflows/other.yml' }] }, 'No run'],
    ['of a push', { runs: [{ ...RUN, event: 'push' }] }, 'No run'],
    ['of another commit', { runs: [{ ...RUN, headSha: '7'.repeat(40) }] }, 'No run'],
    ['of another branch', { runs: [{ ...RUN, headBranch: 'other' }] }, 'No run'],
    ['of a fork', { runs: [{ ...RUN, headRepository: 'mallory/infra' }] }, 'No run'],
    [
      'while the gate goes on',
      { runs: [{ ...RUN, status: 'in_progress' }] },
      'The workflow run 7001 is still going',
    ],
    [
      'while a newer run goes on',
      { runs: [RUN, { ...RUN, id: 7002, status: 'queued' }] },
      'The workflow run 7002',
    ],
    ['without a key', { values: { 'approval-private-key': '' } }, 'plangate approval-key'],
    [
      'without an input for the key',
      { values: { 'approval-private-key': undefined } },
      'makes one',
    ],
    [
      'with a key that is none',
      { values: { 'approval-private-key': 'x' } },
      '`approval-private-key` ',
    ],
    [
      'by the token, which is no secret of the gate',
      { values: { 'record-key': '', token: 't' } },
      'set `record-key`',
    ],
    ['without a secret', { values: { 'record-key': '' } }, 'record-key'],
  ];
  test.each(OTHERS)('%s', async (_, world, why) => {
    const refused = await approve(world).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CommandRefused);
    expect((refused as Error).message).toMatch(why);
  });
});

test('a result that cannot be read hides no other, and what stays open is said', async () => {
  const unasked = { ...RESULT, policy: 'unasked', questions: [] };
  const { approvals, lines } = await approve({ results: [null, 'x', RESULT, unasked] });
  expect(approvals).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('warning'))).toEqual([
    expect.stringMatching(/policies\/unasked\W* stays open/),
  ]);
});

test('the workflow may be named with its folder', async () => {
  const { asked } = await approve({ gateWorkflow: '.github/workflows/plangate.yml' });
  expect(asked[0]).toEqual(['plangate.yml', HEAD]);
});
