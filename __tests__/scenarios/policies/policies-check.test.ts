/** What a change of policies would block, for workspaces of the local service. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { executeBounded } from '../../../src/machine/execute.ts';
import type { TrialView } from '../../../src/policy/compare-policies.ts';
import type { RunningService } from '../../../src/service/service.ts';
import { callCli } from '../../support/call-cli.ts';
import { expectGolden } from '../../support/golden.ts';
import { afterAll, beforeAll, describe, expect } from '../../support/jest.ts';
import { REPOSITORY } from '../../support/markdown-files.ts';
import { eachWith, testWith } from '../../support/optional-tools.ts';
import {
  mergeRequestIn,
  policyRepository,
  type PolicyRepository,
} from '../../support/policy-repository.ts';
import { makeTree } from '../../support/tree.ts';
import {
  buckets,
  ENCRYPTED,
  environmentOf,
  kindOf,
  NAMES,
  PLAIN_PLAN,
  SECRET_PLAN,
  policiesOnMain,
  PUBLIC,
  SENSITIVE,
  sizes,
  startWorkspaces,
} from './policy-changes.ts';

type Changes = Parameters<PolicyRepository['propose']>[0];

let service: RunningService;
let repository: PolicyRepository;

beforeAll(async () => {
  service = await startWorkspaces();
  repository = policiesOnMain();
});
afterAll(() => service.stop());

const SCHEMA = JSON.parse(
  readFileSync(join(REPOSITORY, 'docs/policies-report.schema.json'), 'utf8'),
) as object;

async function checkIn(cwd: string, words = '', env: Record<string, string> = {}) {
  service.requests.splice(0);
  const given = ['policies', 'check', 'policies', ...words.split(' ').filter(Boolean)];
  const isPersonThere = env['CI'] === undefined;
  const around = { ...environmentOf(service), ...env };
  const called = await callCli(given, { cwd, env: around, isPersonThere });
  const asked = service.requests.splice(0).filter(({ path }) => path.startsWith('/api/v2'));
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(called.stdout + called.stderr).not.toContain(SENSITIVE);
  return { ...called, asked: asked.length };
}

async function checkChanges(changes: Changes, words = '') {
  const cwd = repository.propose(changes);
  const called = await checkIn(cwd, `--full-speed --json ${words}`);
  return { ...called, view: readView(called.stdout) };
}

function readView(stdout: string): TrialView {
  const view = JSON.parse(stdout) as TrialView;
  const validate = new Ajv({ strict: false }).compile(SCHEMA);
  expect([validate(view), validate.errors]).toEqual([true, null]);
  return view;
}

/** What a report says of each workspace. */
function saidOf({ workspaces: { newlyBlocked, notJudged } }: TrialView) {
  const unknown = notJudged.map(({ workspace }) => workspace);
  return (workspace: string): string => {
    if (newlyBlocked.includes(workspace)) return 'newly blocked';
    return unknown.includes(workspace) ? 'unknown' : 'same';
  };
}

const rule = (name: string, condition: string) => `package acme.${name}

deny contains change.address if {
	some change in input.plan.resource_changes
	${condition}
}
`;
const ENDLESS = rule(
  'endless',
  'some one in numbers.range(1, 100000); some other in numbers.range(1, 100000); one + other < 0',
);

interface Case {
  changes: Changes;
  words?: string;
  /** Only these; all of them where it is left out. */
  workspaces?: string[];
  newlyBlocked?: string[];
  /** Kinds that cannot be judged. Workspaces without a run never can be. */
  unknown?: string[];
}

const CASES: Record<string, Case> = {
  'a new rule': {
    changes: { 'policies/encrypted.rego': ENCRYPTED },
    newlyBlocked: ['unencrypted'],
  },
  'another level': {
    changes: { 'policies/sizes.rego': sizes('deny') },
    newlyBlocked: ['unknown'],
  },
  'a rule without an end': {
    changes: { 'policies/endless.rego': ENDLESS, 'policies/encrypted.rego': ENCRYPTED },
    words: '--policy-timeout 1s',
    // It takes a second of each, so one of each kind is asked.
    workspaces: NAMES.filter((name) => name.endsWith('-1')),
    newlyBlocked: ['unencrypted'],
    unknown: ['plain', 'shared', 'secret', 'unknown'],
  },
  'a rule about sensitive values': {
    changes: { 'policies/secret.rego': rule('secret', 'count(change.change.after.password) > 5') },
    unknown: ['secret'],
  },
  'a rule about a part that the plan does not have': {
    changes: { 'policies/part.rego': rule('part', 'count(input.plan.configuration) > 99') },
    unknown: ['plain', 'unencrypted', 'shared', 'secret', 'unknown'],
  },
};

describe('each difference is right', () => {
  for (const [name, expected] of Object.entries(CASES)) {
    const { changes, words = '', newlyBlocked = [], unknown = [] } = expected;
    const { workspaces = NAMES } = expected;
    const some = expected.workspaces === undefined ? '' : `--workspaces ${workspaces.join(',')}`;
    testWith('opa', `for ${name}`, async () => {
      const { view, asked } = await checkChanges(changes, `${words} ${some}`);
      // The list of workspaces and the plan of each; those that are named are also looked up one by one.
      const most = expected.workspaces === undefined ? NAMES.length + 1 : 3 * workspaces.length;
      expect(asked).toBeLessThanOrEqual(most);
      const said = saidOf(view);
      const wanted = (workspace: string): string => {
        const kind = kindOf(workspace);
        if (newlyBlocked.includes(kind)) return 'newly blocked';
        return kind === 'idle' || unknown.includes(kind) ? 'unknown' : 'same';
      };
      const saidOfAll = workspaces.map((workspace) => `${workspace}: ${said(workspace)}`);
      expect(saidOfAll).toEqual(
        workspaces.map((workspace) => `${workspace}: ${wanted(workspace)}`),
      );
      expect(view.workspaces.total).toBe(workspaces.length);
    });
  }
});

testWith('opa', 'the report names policies, resources and lines, and no value', async () => {
  const cwd = repository.propose({
    'policies/encrypted.rego': ENCRYPTED,
    'policies/buckets.rego': buckets(PUBLIC, 'storage'),
    'policies/buckets_test.rego': null,
    'policies/sizes.rego': sizes('deny'),
    'policies/secret.rego': rule('secret', 'count(change.change.after.password) > 5'),
  });
  const words = '--full-speed --fail-on newly-blocking --output out/report.md';
  const text = await checkIn(cwd, words);
  expect(text.code).toBe(1);
  const comment = readFileSync(join(cwd, 'out/report.md'), 'utf8');
  expectGolden('scenarios/policies/changes.md', comment);
  expectGolden('scenarios/policies/changes.txt', text.stdout);
  const json = await checkIn(cwd, '--full-speed --fail-on never --json');
  expect(json.code).toBe(0);
  readView(json.stdout);
  expectGolden('scenarios/policies/changes.json', json.stdout);
  const all = text.stdout + text.stderr + comment + json.stdout.replaceAll('"breaks": false', '');
  expect(all).not.toMatch(/false|is small/);
});

testWith('opa', 'an address that a policy makes of a value is not shown', async () => {
  const leak = `package acme.leak

deny contains message if {
	some change in input.plan.resource_changes
	zone := replace(change.change.after.acl, "-", "_")
	message := sprintf("leak_zone.%s: x", [zone])
}
`;
  const cwd = repository.propose({ 'policies/leak.rego': leak });
  const words = '--full-speed --workspaces shared-1 --output report.md';
  const text = await checkIn(cwd, words);
  expect(text.stdout).toContain('1 of 1 workspace would be newly blocked');
  const json = await checkIn(cwd, `${words} --json`);
  const comment = readFileSync(join(cwd, 'report.md'), 'utf8');
  expect(text.stdout + comment + json.stdout).not.toMatch(/leak_zone|authenticated/);
});

testWith('opa', 'packages and data that conftest.toml names count as in a check', async () => {
  const deny = `package acme.buckets

deny contains change.address if {
	some change in input.resource_changes
	change.change.after.acl in data.forbidden
}
`;
  const forbidding = (acl: string) => ({ 'conf/acls.yaml': `forbidden: [${acl}]\n` });
  const onMain = policyRepository({
    'conftest.toml': 'namespace = "acme.buckets"\npolicy = "policies"\ndata = "conf"\n',
    'policies/main.rego': deny.replace('acme.buckets', 'main'),
    'policies/buckets.rego': deny,
    ...forbidding('none'),
  });
  const words = '--full-speed --fail-on newly-blocking --json';
  const { code, stdout } = await checkIn(onMain.propose(forbidding('public-read')), words);
  expect(code).toBe(1);
  const { policies, workspaces } = readView(stdout);
  expect(policies.map(({ policy }) => policy)).toEqual(['buckets']);
  expect(workspaces.newlyBlocked).toHaveLength(2);
  const spoiled = onMain.propose({ 'conftest.toml': 'namespace = {}\n' });
  const refused = await checkIn(spoiled, '--full-speed');
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringContaining('conftest.toml: "namespace" is no text and no list of texts.'),
  ]);
});

describe('a comparison', () => {
  const README = { 'policies/README.md': '' };
  const NOTHING = {
    'policies/buckets.rego': null,
    'policies/buckets_test.rego': null,
    'policies/sizes.rego': null,
  };
  const BROKEN = { 'policies/new.rego': 'package acme.new\n\ndeny contains {\n' };
  const NOWHERE = { TF_CLOUD_ORGANIZATION: '' };
  eachWith<[string, Changes, words: string, said: RegExp, env?: Record<string, string>]>('opa', [
    ['an error of syntax', BROKEN, '', /policies {2}policies\/new\.rego:4: unexpected eof/],
    ['no policies', { ...NOTHING, ...README }, '', /"policies" holds no policy\./],
    ['no organization', {}, '', /--organization is needed/, NOWHERE],
    ['a word that closes nothing', {}, '--fail-on often', /often/],
    ['plans that are not there', {}, '--plans nowhere', /cannot be read \(ENOENT\)/],
    ['a directory without plans', {}, '--plans policies', /holds no \.json/],
  ])('with %s is refused', async (_, changes, words, said, env) => {
    const ended = await checkIn(repository.propose(changes), `--full-speed ${words}`, env);
    expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(said) });
  });

  const BROKEN_ON_MAIN = { 'policies/buckets.rego': 'package acme.buckets\n\ndeny {' };
  eachWith<[string, Record<string, string>, RegExp]>('opa', [
    [
      'without policies',
      { 'README.md': 'nothing yet\n' },
      /The default branch has no policies in "policies": all of them count/,
    ],
    [
      'whose policies are broken',
      BROKEN_ON_MAIN,
      /The policies of the default branch cannot be used, so all of them count as new: policies on the default branch\S*:3: /,
    ],
  ])('with a default branch %s takes all policies as new', async (_, files, said) => {
    const cwd = policyRepository(files).propose({ 'policies/buckets.rego': buckets(PUBLIC) });
    const { code, stdout } = await checkIn(cwd, '--full-speed --fail-on newly-blocking');
    expect([code, stdout]).toEqual([1, expect.stringMatching(said)]);
    expect(stdout).toContain(`Policies: 2 of ${NAMES.length} workspaces would be newly blocked`);
  });

  testWith('opa', 'without a plan that can be read is undecided', async () => {
    const cwd = repository.propose({ 'policies/encrypted.rego': ENCRYPTED });
    const words = '--full-speed --fail-on never --workspaces idle-1,idle-2';
    const { code, stdout } = await checkIn(cwd, words);
    expect(code).toBe(5);
    expect(stdout).toMatch(/^\? Policies: .*\n {2}No plan could be read\.\n/);
  });

  testWith('opa', 'in a directory outside of git is refused', async () => {
    const cwd = makeTree({ 'policies/a.rego': buckets(PUBLIC) }).root;
    const { code, stderr } = await checkIn(cwd, '--full-speed');
    expect([code, stderr]).toEqual([2, expect.stringContaining('is in no git repository')]);
  });
});

testWith('opa', 'a report that cannot be written fails the command', async () => {
  const words = '--full-speed --workspaces plain-1 --output policies';
  const { code, stdout, stderr } = await checkIn(repository.propose({}), words);
  expect([code, stderr]).toEqual([2, expect.stringContaining('"policies" was not written')]);
  expect(stdout).toContain('0 of 1 workspace would be newly blocked');
});

describe('the gate is closed', () => {
  const some = '--full-speed --workspaces unencrypted-1,plain-1';

  testWith('opa', 'by a test that fails, and its line is named', async () => {
    const failing = 'package acme.sizes_test\n\ntest_nothing if {\n\tfalse\n}\n';
    const changes = { 'policies/sizes_test.rego': failing };
    const { code, stdout } = await checkIn(repository.propose(changes), some);
    expect(code).toBe(1);
    expect(stdout).toContain(
      '✗ data.acme.sizes_test.test_nothing: failed, policies/sizes_test.rego:3',
    );
    expect((await checkIn(repository.propose(changes), `${some} --fail-on never`)).code).toBe(0);
  });

  testWith('opa', 'by tests that are removed, skipped or cannot run', async () => {
    const removed = await checkIn(repository.propose({ 'policies/buckets_test.rego': null }), some);
    expect([removed.code, removed.stdout]).toEqual([
      1,
      expect.stringMatching(
        /Tests of policies were skipped or removed\.\n {2}Tests: 0 passed, 1 removed\n.*data\.acme\.buckets_test\.test_private_passes: removed\n/,
      ),
    ]);
    const skipping = {
      'policies/buckets_test.rego':
        'package acme.buckets_test\n\ntodo_test_private_passes if {\n\tfalse\n}\n\ntest_other if {\n\ttrue\n}\n',
    };
    const skipped = await checkIn(repository.propose(skipping), some);
    expect([skipped.code, skipped.stdout]).toEqual([
      1,
      expect.stringMatching(
        /1 passed, 1 skipped, 1 removed\n.*data\S*todo_test_private_passes: skipped\n/,
      ),
    ]);
    const unreadable = await checkIn(repository.propose({ 'policies/bad.json': '{' }), some);
    expect([unreadable.code, unreadable.stdout]).toEqual([
      5,
      expect.stringMatching(/Tests: policies\S*: the tests cannot run: /),
    ]);
  });
});

testWith('opa', 'a signal ends it without a decision', async () => {
  const cwd = repository.propose({ 'policies/endless.rego': ENDLESS });
  const cancel = new AbortController();
  const words = ['policies', 'check', 'policies', '--full-speed', '--workspaces', 'plain-1'];
  const called = await callCli(words, {
    cwd,
    env: environmentOf(service),
    signal: cancel.signal,
    executeBounded: (program, args, options) => {
      if (args[0] === 'eval' && args.includes('--timeout')) cancel.abort('SIGTERM');
      return executeBounded(program, args, options);
    },
  });
  expect([called.code, called.stdout]).toEqual([143, '']);
});

testWith('opa', 'a job compares with the default branch, and follows no link', async () => {
  const some = '--full-speed --workspaces unencrypted-1,public-1';
  const cwd = repository.propose({ 'policies/encrypted.rego': ENCRYPTED });
  const { code, stdout } = await checkIn(cwd, some, mergeRequestIn(cwd));
  expect(code).toBe(0);
  expect(stdout).toContain('1 of 2 workspaces would be newly blocked');
  const linked = repository.propose({ policies: { link: '.' } });
  const refused = await checkIn(linked, some, mergeRequestIn(linked));
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringContaining('"policies" is a link,'),
  ]);
});

describe('plans', () => {
  const PLAIN = { 'plans/b.json': JSON.stringify(PLAIN_PLAN) };

  testWith(
    'opa',
    'in files are judged without their sensitive values, and no service is asked',
    async () => {
      const cwd = repository.propose({
        'policies/secret.rego': rule('secret', 'count(change.change.after.password) > 5'),
        'plans/a.json': JSON.stringify(SECRET_PLAN),
        ...PLAIN,
        'plans/c.json': '{"format_version": "1.2"}',
      });
      const { code, stdout, asked } = await checkIn(cwd, '--plans plans', { TF_API_TOKEN: '' });
      expect([code, asked]).toEqual([0, 0]);
      expect(stdout).toContain('0 of 3 workspaces would be newly blocked, 2 cannot be judged');
      expect(stdout).toMatch(
        /\? a: It may read `password`, and sensitive values are not in a redacted plan/,
      );
      expect(stdout).toMatch(/\? c: The plan is not what `terraform show -json` writes/);
    },
  );

  testWith('opa', 'name a built-in that fails in a policy that is not changed', async () => {
    const numbers = rule('numbers', 'to_number(change.change.after.engine) > 1');
    const unchanged = policyRepository({ 'policies/numbers.rego': numbers });
    const plans = { a: SECRET_PLAN, b: PLAIN_PLAN, c: SECRET_PLAN };
    const cwd = unchanged.propose(
      Object.fromEntries(
        Object.entries(plans).map(([name, plan]) => [`plans/${name}.json`, JSON.stringify(plan)]),
      ),
    );
    const { code, stdout } = await checkIn(cwd, '--plans plans --json', { TF_API_TOKEN: '' });
    const { notices, workspaces } = readView(stdout);
    expect([code, workspaces.newlyBlocked]).toEqual([0, []]);
    expect(notices).toEqual([
      expect.stringMatching(
        /^In a, c, this pass is none\. policies\/numbers\.rego:5: the built-in function `to_number` failed in policy "numbers"\. /,
      ),
    ]);
    expect(stdout).not.toContain('postgres');
  });

  testWith('opa', 'say where the pass of a changed policy would wait for the apply', async () => {
    const ami = 'change.type == "aws_instance"\n\tchange.change.after.ami == "ami-1"';
    const waits = '# METADATA\n# custom:\n#   unknown: advisory\n';
    const cwd = repository.propose({
      'policies/ami.rego': rule('ami', ami),
      'policies/may_wait.rego': `${waits}${rule('may_wait', ami)}`,
    });
    const { code, stdout } = await checkIn(cwd, '--full-speed');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /\? unknown-1: aws_instance\.web: `ami` is known only after the apply\. The policy compares it with "ami-1"\./,
    );
    expect(stdout.match(/known only after the apply/g)).toHaveLength(1);
  });

  testWith('opa', 'of a service are judged without a run', async () => {
    const cwd = repository.propose({
      'policies/run.rego': rule('run', 'input.run.workspace.name == "b"'),
      ...PLAIN,
    });
    const { stdout } = await checkIn(cwd, '--plans plans', { TF_API_TOKEN: '' });
    expect(stdout).toContain('? b: It may read the run, of which too little is known here.');
    const served = await checkIn(cwd, '--full-speed --workspaces plain-1');
    expect(served.stdout).toContain(
      '? plain-1: It may read the run, of which too little is known here.',
    );
  });
});
