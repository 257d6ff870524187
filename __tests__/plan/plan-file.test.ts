/** A plan that was made elsewhere: what its digest finds, and plans that are none. */
import { execFileSync } from 'node:child_process';
import { planFromFile } from '../../src/plan/open-plan-file.ts';
import { LONGEST_PLAN, readPlan, UnreadablePlan } from '../../src/plan/read-plan.ts';
import type { Planned } from '../../src/plan/plan-document.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import type { PlannedAs } from '../../src/plan/planned-as.ts';
import { MADE_OF, WHOLE } from '../support/saved-plan.ts';
import { makeTree } from '../support/tree.ts';
import { note } from '../support/findings.ts';
import { textOf, type Finding } from '../../src/model/finding.ts';

/** What Terraform 1.11.4 made of these files. */
const PLAN = readText('__tests__/data/plan-made-elsewhere.json');
async function hold(
  text: string,
  { objections: why = [], notes = [], whenPartial = 'undecided', planned }: Partial<Options> = {},
): Promise<Planned> {
  const digest = { ...MADE_OF, planned: planned === undefined ? WHOLE : planned };
  const file = { reading: readPlan(text), objections: why, notes, digest };
  const asked = { ...ASKED, ...WHEN_PARTIAL[whenPartial] };
  return planFromFile(file, { asked, now: NOW });
}

const ASKED = { mode: 'normal', targets: false } as const;
const WHEN_PARTIAL = {
  undecided: { allowPartial: false, allowUnproven: false, inJob: true },
  advisory: { allowPartial: true, allowUnproven: false, inJob: true },
  note: { allowPartial: false, allowUnproven: false, inJob: false },
} as const;

/** Shortly after that plan was made, and before each that is made here. */
const NOW = new Date('2026-11-21T17:00:00Z');

interface Options {
  objections: Finding[];
  notes: Finding[];
  whenPartial: 'undecided' | 'advisory' | 'note';
  /** What the digest says; left out, that the plan is whole. */
  planned: PlannedAs | null;
}

/** Why it is not used, or does not count; empty for the plan of these files. */
function objections({ problems, limits }: Planned): string[] {
  return [
    ...problems.map(({ detail = '' }) => detail),
    ...limits.map((limit) => textOf(limit.finding)),
  ];
}

const describeLimits = ({ limits }: Planned): string[] =>
  limits.map((limit) => `${limit.kind}: ${textOf(limit.finding)}`);

test('a plan counts with its digest', async () => {
  const planned = await hold(PLAN);
  expect(objections(planned)).toEqual([]);
  expect(planned.counts).toEqual({ additions: 5, changes: 0, destructions: 0, imports: 0 });
});

test('problems of a digest make a plan uncertain, and its notes do not', async () => {
  const planned = await hold(PLAN, {
    objections: [note('Another commit.')],
    notes: [note('A file more.')],
  });
  expect(describeLimits(planned)).toEqual(['not-certain: Another commit.', 'noted: A file more.']);
});

test('formats before Terraform 1.1 count, and all their values are sensitive unless marked', async () => {
  const old = (format_version: string, marks: object): string =>
    forged((plan) => {
      Object.assign(plan, { format_version });
      for (const { change } of plan.resource_changes) {
        delete change['before_sensitive'];
        delete change['after_sensitive'];
        Object.assign(change, marks);
      }
      for (const one of plan.planned_values.root_module.resources) delete one['sensitive_values'];
    });
  const marksIn = async (text: string): Promise<unknown[]> => {
    const { resource_changes: changes, planned_values: planned } = (await readPlan(text)).document;
    const { before_sensitive: before, after_sensitive: after } = Object(changes[0]?.change);
    return [before, after, planned.root_module.resources?.[0]?.sensitive_values];
  };
  expect(objections(await hold(old('0.1', {})))).toEqual([]);
  expect(await marksIn(old('0.1', {}))).toEqual([true, true, true]);
  const marks = { before_sensitive: false, after_sensitive: { input: true } };
  expect(await marksIn(old('0.2', marks))).toEqual([false, { input: true }, true]);
  expect(await marksIn(old('1.2', {}))).toEqual([undefined, undefined, undefined]);
});

test('drift and what is deferred have no marks in these formats, either', async () => {
  const change = { actions: ['update'], before: { input: 'a' }, after: { input: 'b' } };
  const entry = { address: 'terraform_data.web', mode: 'managed', change };
  const text = forged((plan) => {
    const lists = { resource_drift: [entry], deferred_changes: [{ resource_change: entry }] };
    Object.assign(plan, { format_version: '0.2', ...lists });
  });
  const { document } = await readPlan(text);
  const marks = { before_sensitive: true, after_sensitive: true };
  expect(document).toMatchObject({
    resource_drift: [{ change: marks }],
    deferred_changes: [{ resource_change: { change: marks } }],
  });
});

type Json = Record<string, unknown>;
interface Loose extends Json {
  resource_changes: (Json & { change: Json & { after: Json } })[];
  planned_values: { root_module: { resources: (Json & { values: Json })[] } };
}
const forged = (change: (plan: Loose) => void): string => {
  const plan = JSON.parse(PLAN) as Loose;
  change(plan);
  return JSON.stringify(plan);
};
/** The plan, its first change, and what that does, with other values. */
const planWith = (values: object) => forged((plan) => Object.assign(plan, values));
const firstWith = (values: object) => forged((plan) => Object.assign(first(plan), values));
const changeWith = (values: object) => forged((plan) => Object.assign(first(plan).change, values));
const first = ({ resource_changes: [one] }: Loose): Loose['resource_changes'][number] => {
  if (one === undefined) throw new Error('the plan has no change');
  return one;
};

test.each([
  '\u0928\u092e\u0938\u094d\u0924\u0947',
  '\u0e17\u0e31\u0e49',
  'e\u0301',
  'a\u00b7b',
  'a\u203fb',
  '\u2118-\u212e',
])('a resource may have the name %s', async (name) => {
  const address = `terraform_data.${name}`;
  const text = forged((plan) => {
    const { address: old } = first(plan);
    Object.assign(first(plan), { name, index: undefined, address });
    for (const one of plan.planned_values.root_module.resources)
      if (one['address'] === old) one['address'] = address;
  });
  const { document } = await readPlan(text);
  expect(document.resource_changes[0]?.address).toBe(address);
});

test.each(['2.0', '1', '10.1', 'x'])('a plan of the format %s is refused', async (format) => {
  const holding = hold(planWith({ format_version: format }));
  await expect(holding).rejects.toBeInstanceOf(UnreadablePlan);
  await expect(holding).rejects.toThrow(`the format "${format}", and Plangate reads 0.1 to 1.x`);
});

/** A resource of a provider as plans have it before its first apply, or after it is gone. */
const ADDRESS = {
  type: 'aws_s3_bucket_policy',
  name: 'logs',
  address: 'aws_s3_bucket_policy.logs',
};

/** The plan with one resource more: its change, and what its planned values list of it. */
function withResource(change: object, ...listed: object[]): string {
  const one = { ...ADDRESS, mode: 'managed', provider_name: 'registry.terraform.io/hashicorp/aws' };
  return forged((plan) => {
    plan.resource_changes.push({ ...one, change } as unknown as ReturnType<typeof first>);
    const resources = plan.planned_values.root_module.resources as object[];
    resources.push(...listed.map((values) => ({ ...one, ...values })));
  });
}

const UNKNOWN = { actions: ['create'], before: null, after: {}, after_unknown: { policy: true } };
const GONE = { actions: ['no-op'], before: null, after: null, after_unknown: {} };

test.each<[string, string]>([
  ['a resource of which nothing is known, without values', withResource(UNKNOWN, {})],
  ['the same with values', withResource(UNKNOWN, { values: {} })],
  ['one that is gone, and not listed', withResource(GONE)],
  ['one that is gone, and listed without values', withResource(GONE, {})],
])('%s is accepted, as providers plan it', async (_, text) => {
  const planned = await hold(text);
  expect(objections(planned)).toEqual([]);
});

test('an ephemeral resource is listed by OpenTofu 1.11, which opens it, and changes nothing', async () => {
  const secret = { type: 'aws_secretsmanager_secret_version', name: 'db' };
  const [mode, address] = ['ephemeral', `module.db[0].ephemeral.${secret.type}.db`];
  const nothing = { before: null, after: null, after_unknown: {} };
  const opened = { actions: ['open'], ...nothing, before_sensitive: false, after_sensitive: false };
  const withOpened = (values: object) =>
    forged((plan) => {
      const one = { ...secret, mode, address, module_address: 'module.db[0]', ...values };
      const change = { change: opened, provider_name: 'registry.opentofu.org/hashicorp/aws' };
      plan.resource_changes.push({ ...change, ...one } as unknown as ReturnType<typeof first>);
    });
  const planned = await hold(withOpened({}));
  expect(objections(planned)).toEqual([]);
  expect(planned.counts.additions).toBe(5);
  const change = { ...opened, after: { secret_string: 'x' } };
  await expect(hold(withOpened({ change }))).rejects.toThrow('do not fit');
  await expect(hold(withOpened({ mode: 'managed' }))).rejects.toThrow('by another address');
  await expect(hold(changeWith({ ...opened }))).rejects.toThrow('do not fit');
});

test('a plan need not say which version made it', async () => {
  const planned = await hold(planWith({ terraform_version: undefined }));
  expect(objections(planned)).toEqual([]);
});

describe('a plan that was changed', () => {
  const name = 'a\n::error::x';
  const INVOKED = { address: 'warm', type: 'aws_lambda', name: 'warm', provider_name: 'aws' };
  const twice = (member: string, value: string) =>
    PLAN.replace('"actions"', `${member}:${value},"actions"`);
  const NO_NAME = { name, index: undefined, address: `terraform_data.${name}` };
  test.each<[string, string, string]>([
    ['too long', ' '.repeat(LONGEST_PLAN + 1), 'has more than'],
    ['cut', PLAN.slice(0, 4_000), 'not JSON. It is not complete'],
    ['a list', '[]', 'not an object of JSON'],
    ['null', 'null', 'not an object of JSON'],
    [
      'a thousand names at its top',
      planWith(Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`x${at}`, 0]))),
      'has more than 1000 members',
    ],
    [
      'numbers for a list of changes',
      planWith({ resource_changes: Array.from({ length: 3_000_000 }, () => 0) }),
      'another form',
    ],
    ['complete by a word', planWith({ complete: 'true' }), 'another form'],
    ['deep', `{"format_version":"1.2","a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'too deeply'],
    ['another address', firstWith({ address: 'terraform_data.other' }), 'by another address'],
    ['another type', firstWith({ type: 'null_resource' }), 'by another address'],
    ['another module', firstWith({ module_address: 'module.x' }), 'by another address'],
    ['a name that is none', firstWith(NO_NAME), 'no possible name'],
    ['a long address', firstWith({ address: `a_b.${'c'.repeat(300)}` }), 'cc…"'],
    ['an action by no address', planWith({ action_invocations: [INVOKED] }), 'by another address'],
    ['an address twice', forged((plan) => plan.resource_changes.push(first(plan))), 'twice'],
    [
      'a member twice',
      PLAN.replace(/\}\s*$/, ',"resource_changes":[]}'),
      '"resource_changes" twice',
    ],
    ['a member of a change twice', twice('"actions"', '["no-op"]'), 'in resource_changes" twice'],
    ['the same with an escape', twice('"acti\\u006fns"', '["no-op"]'), 'resource_changes" twice'],
    ['an action of tomorrow', changeWith({ actions: ['keep'] }), 'actions'],
    ['no action', changeWith({ actions: [] }), 'actions'],
    ['create of what is there', changeWith({ before: {} }), 'do not fit'],
    ['no-op of what is not', changeWith({ actions: ['no-op'] }), 'do not fit'],
    ['delete with values', changeWith({ actions: ['delete'] }), 'do not fit'],
    ['values of what is unknown', withResource(UNKNOWN, { values: { policy: '' } }), 'two things'],
    ['a create that is not listed', withResource(UNKNOWN), 'two things'],
    ['values of what is gone', withResource(GONE, { values: {} }), 'two things'],
    ['no values of what is known', withResource({ ...UNKNOWN, after: { a: 1 } }, {}), 'two things'],
    ['delete of nothing', withResource({ ...GONE, actions: ['delete'] }), 'do not fit'],
    ['a change left out', forged((plan) => plan.resource_changes.shift()), 'two things'],
    [
      'a value in one place',
      forged((plan) => (first(plan).change.after['input'] = 'other')),
      'two things',
    ],
    [
      'planned values of no form',
      planWith({ planned_values: { root_module: { resources: 3 } } }),
      'planned_values',
    ],
  ])('is refused: %s', async (_, text, said) => {
    const holding = hold(text);
    await expect(holding).rejects.toBeInstanceOf(UnreadablePlan);
    await expect(holding).rejects.toThrow(said);
  });

  test('a name that is special to JavaScript is only a name', async () => {
    const text = forged((plan) => {
      const values = { __proto__: null, constructor: 'x', prototype: 'y' };
      for (const one of plan.resource_changes)
        if (one['name'] === 'plain') Object.assign(one.change.after, values);
      for (const one of plan.planned_values.root_module.resources)
        if (one['name'] === 'plain') Object.assign(one.values, values);
    });
    const { document } = await readPlan(text);
    const plain = document.resource_changes.find(({ name }) => name === 'plain');
    expect(plain?.change.after).toMatchObject({ prototype: 'y' });
    expect(Object.hasOwn(plain?.change.after ?? {}, 'constructor')).toBe(true);
  });
});

describe('a file that is no plan in JSON', () => {
  const saved = '`terraform show -json saved.plan > plan.json`';
  const utf16 = Buffer.from(PLAN, 'utf16le');
  const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]);
  test.each([
    ['an empty file', '', 'It is empty', saved],
    ['an empty line', '\r\n', 'It is empty', saved],
    ['a saved plan', 'PK\u0003\u0004\u0014', 'a saved plan, which is binary', saved],
    ['UTF-16 of Windows', marked.toString(), 'UTF-16, as PowerShell', 'Out-File -Encoding utf8'],
    ['UTF-16 alone', utf16.toString(), 'UTF-16, as PowerShell', 'Out-File -Encoding utf8'],
    ['the log', '{"@level":"info"}\n{"@level":"info"}\n', '`terraform plan -json`', '-out'],
    ['one line of the log', '{"@level":"info"}', '`terraform plan -json`', '-out'],
    [
      'the wrapper',
      `[command]/bin/terraform show\n${PLAN}`,
      'a line that is no',
      '_wrapper: false',
    ],
    [
      'a plan for people',
      '\nTerraform will perform the following',
      'for people',
      '-out saved.plan',
    ],
    ['the end of one', '\u001b[1mPlan: 1 to add', 'prints for people', '-out saved.plan'],
    [
      'a state file',
      '{"version":4,"terraform_version":"1.11.4","serial":3}',
      'a state file',
      saved,
    ],
    ['a state', '{"format_version":"1.0","values":{"root_module":{}}}', 'It is a state', saved],
    ['no state', '{"format_version":"1.0"}', 'It is a state', saved],
    ['a redacted plan', '{"plan_format_version":"1.2"}', 'a redacted plan of a service', 'leave'],
    ['something else', 'hello', 'not JSON. Write the plan with', saved],
  ])('is named for what it is: %s', async (_, text, is, command) => {
    const holding = hold(text);
    await expect(holding).rejects.toBeInstanceOf(UnreadablePlan);
    await expect(holding).rejects.toThrow(is);
    await expect(holding).rejects.toThrow(command);
  });

  test('a byte order mark is no part of a plan', async () => {
    const { json, problems } = await hold(`\ufeff${PLAN}`);
    expect(problems).toEqual([]);
    expect(json?.text).toBe(PLAN);
  });
});

describe('a plan that is not whole', () => {
  const targeted = planWith({ complete: false });
  const bare = { resource_changes: undefined, planned_values: { root_module: {} } };
  const refreshed = planWith(bare);

  test.each([
    ['undecided', 'not-certain'],
    ['advisory', 'partial'],
    ['note', 'noted'],
  ] as const)('is %s if that is asked for', async (whenPartial, kind) => {
    for (const [text, why, whatDigestSays] of [
      [targeted, 'The plan says that it is not complete', WHOLE],
      [refreshed, 'leaves out what the state or the configuration has', null],
    ] as const) {
      const planned = await hold(text, { whenPartial, planned: whatDigestSays });
      expect(describeLimits(planned)).toEqual([expect.stringMatching(`^${kind}: .*${why}`)]);
    }
  });

  test('is refused where it errored, with any settings', async () => {
    const { problems } = await hold(planWith({ errored: true }), { whenPartial: 'advisory' });
    expect(problems.map(({ detail }) => detail)).toEqual([expect.stringContaining('errored')]);
  });

  testWith('terraform', 'is recognized as Terraform makes one', async (program) => {
    const tree = makeTree({
      'main.tf':
        'resource "terraform_data" "a" {}\nresource "terraform_data" "b" {\n  input = 1\n}\n',
    });
    const run = (...words: string[]) =>
      execFileSync(program, words, { cwd: tree.root, encoding: 'utf8', stdio: 'pipe' });
    const plan = async (option: string, planned: PlannedAs | null = WHOLE) => {
      run('plan', '-input=false', '-out=saved', option);
      return hold(run('show', '-json', 'saved'), { whenPartial: 'advisory', planned });
    };
    run('init', '-input=false');
    expect(describeLimits(await plan('-target=terraform_data.a'))).toEqual([
      expect.stringMatching(/^partial: The plan says that it is not complete/),
    ]);
    run('apply', '-input=false', '-auto-approve', '-target=terraform_data.a');
    const refreshed = await plan('-refresh-only', null);
    expect(refreshed.problems).toEqual([]);
    expect(describeLimits(refreshed)).toEqual([expect.stringMatching(/^partial: .*leaves out/)]);
    const destroyed = await plan('-destroy');
    expect(objections(destroyed)).toEqual([expect.stringContaining('to destroy everything')]);
    expect(destroyed.counts.destructions).toBe(1);
    tree.remove();
  });
});

test.each([
  ['2026-11-21T16:00:01Z', undefined],
  ['2026-11-21T15:59:59Z', '1 hour'],
  ['2026-11-21T08:30:00Z', '8 hours'],
  ['2026-11-16T16:00:00Z', '5 days'],
  ['2026-11-21T18:00:00Z', undefined],
  ['soon', undefined],
])('the age of a plan of %s is a notice from an hour on', async (timestamp, age) => {
  const { limits } = await hold(planWith({ timestamp }));
  expect(limits.map((limit) => textOf(limit.finding))).toEqual(
    age === undefined ? [] : [`The plan was made ${age} ago. What exists may have changed since.`],
  );
});

test('a `check` block that failed is a warning of the plan', async () => {
  const address = { kind: 'check', to_display: 'check.health', name: 'health' };
  const failed = { status: 'fail', problems: [{ message: 'The page answers 500.' }] };
  const checks = [
    { address, status: 'fail', instances: [{ address, ...failed }] },
    { address: { ...address, to_display: 'check.fine' }, status: 'pass', instances: [] },
    { address: { kind: 'check' }, status: 'fail' },
  ];
  const { problems, limits } = await hold(JSON.stringify({ ...JSON.parse(PLAN), checks }));
  const detail = 'check.health: The page answers 500.';
  const warning = { severity: 'warning', summary: 'Check block assertion failed' };
  expect(problems).toEqual([
    { ...warning, detail },
    { ...warning, detail: 'check' },
  ]);
  expect(limits).toEqual((await hold(PLAN)).limits);
});
