/** Where plans come from is decided once, by the inputs, and each way has what it needs and nothing of the others. */
import { asksService, wayOf, type GroupsToCombine } from '../../src/settings/plans.ts';
import { readSettings, type WrittenWithBlocks } from '../../src/settings/settings.ts';
import { testCases } from '../support/compile-cases.ts';
import { describe, expect, test } from '../support/jest.ts';

testCases('compile-plans.txt');

const AT_SERVICE = { token: 't-1', organization: 'acme', workspace: 'net' };
const GROUPS: GroupsToCombine = {
  groups: [{ group: 'a-1-of-1', workspaces: ['net'], selectors: [{ kind: 'name', name: 'net' }] }],
  reportsIn: '/reports',
};

function read(inputs: Record<string, string>, more: Partial<WrittenWithBlocks> = {}) {
  return readSettings({ inputs, environment: {}, entryPoint: 'cli', directory: 'here', ...more });
}

function settingsOf(inputs: Record<string, string>, more: Partial<WrittenWithBlocks> = {}) {
  const reading = read(inputs, more);
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  return reading.settings;
}

function problemsOf(inputs: Record<string, string>, more: Partial<WrittenWithBlocks> = {}) {
  const reading = read(inputs, more);
  return 'problems' in reading
    ? reading.problems.map(({ where, message }) => `${where} ${message}`)
    : [];
}

test.each<[string, Record<string, string>, string]>([
  ['nothing', {}, 'service'],
  ['`plans-from: version-control`', { 'plans-from': 'version-control' }, 'version-control'],
  ['`source` in other letters', { 'plans-from': ' Version-Control ' }, 'version-control'],
  ['`local`', { local: 'true' }, 'program'],
  ['`local: false`', { local: 'false' }, 'service'],
  ['a text of `local` that is no flag', { local: 'perhaps' }, 'service'],
  ['`engine` alone', { engine: 'tofu' }, 'program'],
  ['`plan` alone', { plan: 'plan.json', local: 'false' }, 'file'],
  ['`plan` beside `engine`', { plan: 'plan.json', engine: 'tofu' }, 'file'],
  ['a blank `plan`', { plan: ' ' }, 'service'],
])('where plans come from by %s', (_, inputs, way) => {
  expect(wayOf(inputs)).toBe(way);
});

test('the groups of a matrix count before every input', () => {
  expect(wayOf({ local: 'true', plan: 'plan.json' }, GROUPS)).toBe('groups');
});

test('a service is asked but for a program and files', () => {
  const ways = ['service', 'version-control', 'run', 'groups', 'program', 'file'] as const;
  expect(ways.filter((way) => !asksService(way))).toEqual(['program', 'file']);
});

describe('each way has what it needs, and nothing of the others', () => {
  const service = {
    hostname: 'app.terraform.io',
    origin: 'https://app.terraform.io',
    token: 't-1',
  };
  const asked = { service, organization: 'acme' };

  test('files that are uploaded', () => {
    expect(settingsOf({ ...AT_SERVICE, message: 'CHG-1' }).plans).toEqual({
      from: 'service',
      ...asked,
      mode: 'speculative',
      message: 'CHG-1',
      reuse: 'commit',
      autoQueueRuns: false,
      secretScan: 'warn',
    });
  });

  test('runs of version control', () => {
    const { plans } = settingsOf({ ...AT_SERVICE, 'plans-from': 'version-control' });
    expect(plans).toEqual({ from: 'version-control', ...asked });
  });

  test('the groups of a matrix, which name the workspaces', () => {
    const { plan, plans } = settingsOf({ token: 't-1', organization: 'acme' }, { groups: GROUPS });
    expect(plans).toEqual({ from: 'groups', ...asked, mode: 'speculative', ...GROUPS });
    expect(plan.asked).toEqual(['net']);
  });

  test('an empty matrix, of which something is asked all the same', () => {
    const groups = { ...GROUPS, groups: [] };
    expect(settingsOf({ token: 't-1', organization: 'acme' }, { groups }).plan.asked).toEqual([
      'none',
    ]);
  });

  test('a program, without any token, and with no organization that nobody names', () => {
    const environment = { TF_API_TOKEN: 'not for a program' };
    const { plan, plans } = settingsOf({ local: 'true', 'var-file': 'a' }, { environment });
    expect(plans).toEqual({ from: 'program', varFile: ['a'] });
    expect(plan.asked).toEqual(['here']);
  });

  test('an organization that is called local is one', () => {
    const { plans } = settingsOf({ local: 'true', organization: 'local' });
    expect(plans.organization).toBe('local');
  });

  test('one plan, which is of the workspace', () => {
    const { plan, plans } = settingsOf({ plan: 'plan.json' });
    expect(plans).toEqual({ from: 'file', files: ['plan.json'], isOne: true });
    expect(plan).toMatchObject({ asked: ['here'], mayBeSeveral: false });
  });

  test('several plans, which name the workspaces', () => {
    const { plan, plans } = settingsOf({ plan: 'plans' }, { isOnePlan: () => false });
    expect(plans).toMatchObject({ from: 'file', files: ['plans'], isOne: false });
    expect(plan).toMatchObject({ workspaces: [], asked: ['plans'], mayBeSeveral: true });
  });
});

describe('inputs that have no effect together are refused', () => {
  test.each([
    ['message', 'CHG-1'],
    ['reuse', 'upload'],
    ['secret-scan', 'fail'],
  ])('%s beside `plans-from: version-control`', (input, text) => {
    expect(problemsOf({ ...AT_SERVICE, 'plans-from': 'version-control', [input]: text })).toEqual([
      `${input} is for a run of files that are sent (\`plans-from: upload\`), and this check has a run that version control starts (\`plans-from: version-control\`). Change one of them.`,
    ]);
  });

  test.each([
    ['message', 'CHG-1'],
    ['reuse', 'upload'],
    ['auto-queue-runs', 'true'],
    ['group', 'a1b2c3d4e5f6-1-of-1'],
    ['plans-from', 'vcs'],
    ['mode', 'provisional'],
  ])('%s without a service', (input, text) => {
    expect(problemsOf({ local: 'true', [input]: text })).toContain(
      `${input} is for a run of a service, and this check has a program that plans here (\`local\`). Change one of them.`,
    );
  });

  test('a workspace beside the groups of a matrix', () => {
    expect(problemsOf(AT_SERVICE, { groups: GROUPS })).toEqual([
      expect.stringMatching(/^workspace is for .*, and this check has a run of a service\. Change/),
    ]);
  });

  test('one plan beside several workspaces', () => {
    expect(problemsOf({ plan: 'plan.json', workspaces: 'a,b' })).toEqual([
      'plan is the plan of one configuration. Name one workspace, or a plan for each: `workspace=FILE`.',
    ]);
  });

  test('what a policy saw, of plans of a service: alone, because another way is meant', () => {
    expect(problemsOf({}, { explains: true })).toEqual([
      '--explain is for a check without a service. Add --local.',
    ]);
    expect(problemsOf({ plan: 'plan.json' }, { explains: true })).toEqual([]);
  });
});
