/** Own policies over the plan of a run, judged by the `opa` of this machine: what passes, and what is not known. */
import { decide, judgeNamed } from '../support/judges.ts';
import { delimiter, dirname, join } from 'node:path';
import { execute, executeBounded } from '../../src/machine/execute.ts';
import type { AuthorTeams } from '../../src/model/run-input.ts';
import { keptAfterJudging } from '../../src/model/job-time.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import { openOwnPolicies, type OpenedOwn } from '../../src/rego/open-own-policies.ts';
import { readPlanJson } from '../../src/plan/read-plan.ts';
import { toRedactedPlan } from '../../src/plan/redacted-plan.ts';
import {
  ownEvidence,
  type OwnJudgement,
  type WorkspacePlan,
} from '../../src/policy/systems/own-policies.ts';
import { textOf as toText } from '../../src/model/finding.ts';
import { callCli } from '../support/call-cli.ts';
import { evidence } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';
import { eachWith, findProgram, testWith } from '../support/optional-tools.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { OWN_TREE } from '../support/own-tree.ts';
import { inputOf } from '../support/rego-sets.ts';
import { textCases } from '../support/text-cases.ts';
import { makeTree } from '../support/tree.ts';
import { watchSlowness } from '../support/time-limits.ts';
import { ENTRY, TODAY } from '../policy/sample-exception.ts';

const { run: RUN } = inputOf({});

interface PlannedResource {
  type: string;
  name: string;
  values: Record<string, unknown>;
  marks?: Record<string, unknown> | true;
}

/** What Terraform writes of resources that are created. */
function planOf(resources: readonly PlannedResource[], more: object = {}) {
  const planned = resources.map(({ type, name, values, marks = {} }) => ({
    address: `${type}.${name}`,
    mode: 'managed',
    type,
    name,
    provider_name: 'registry.terraform.io/hashicorp/aws',
    values,
    sensitive_values: marks,
  }));
  return {
    format_version: '1.2',
    terraform_version: '1.11.4',
    resource_changes: planned.map(({ values: after, sensitive_values: marks, ...one }) => ({
      ...one,
      change: {
        actions: ['create'],
        before: null,
        after,
        after_unknown: {},
        before_sensitive: false,
        after_sensitive: marks,
      },
    })),
    output_changes: {},
    planned_values: { root_module: { resources: planned } },
    configuration: { root_module: {} },
    ...more,
  };
}

const BUCKET = { type: 'aws_s3_bucket', name: 'logs', values: { acl: 'public-read' } };
const DATABASE = {
  type: 'aws_db_instance',
  name: 'main',
  values: { name: 'main', password: 'correct horse' },
  marks: { password: true },
};

interface Opened {
  files: Readonly<Record<string, string>>;
  path?: string;
  readsWhole?: boolean;
  sources?: string[];
}

async function openAny({ files, path, readsWhole = false, sources = ['policies'] }: Opened) {
  const { root } = makeTree(files);
  const clock = systemClock();
  const { signal } = new AbortController();
  const endsAt = clock.now() + 110_000 + keptAfterJudging(120_000);
  const opa = dirname(findProgram('opa') ?? '/nowhere');
  const environment = { PATH: path ?? [opa, process.env['PATH']].join(delimiter) };
  return openOwnPolicies(
    { policies: sources, directory: '.', timeoutMs: 120_000 },
    { workingDirectory: root, jobTree: OWN_TREE },
    { clock, signal, endsAt, execute, executeBounded, environment },
    readsWhole,
  );
}

async function open(given: Opened): Promise<OpenedOwn> {
  const opened = await openAny(given);
  if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
  return opened;
}

/** A package for each policy, named after it. */
const packages = (policies: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(policies).map(([name, text]) => [
      `policies/${name}.rego`,
      `package ${name}\n\n${text}\n`,
    ]),
  );

/** How the plan of a run is read. */
type Form = 'redacted' | 'whole';

async function textOf(plan: object, form: Form): Promise<string> {
  const text = JSON.stringify(plan);
  if (form === 'whole') return text;
  const { text: planText } = await toRedactedPlan(text);
  return JSON.stringify({ plan_format_version: '1.2', ...JSON.parse(planText) });
}

async function judgeBy(
  own: OpenedOwn,
  plan: object,
  form: Form,
  more: Partial<WorkspacePlan> = {},
): Promise<OwnJudgement> {
  const text = await textOf(plan, form);
  const json = await readPlanJson(text, form === 'whole');
  const about = { json, run: RUN, workspace: 'net-prod', ...more };
  return own.judge(about, new AbortController().signal);
}

/** What policies say of one plan, over which they are opened alone. */
async function judgeOnce(
  given: Opened,
  plan: object,
  more: Partial<WorkspacePlan> = {},
): Promise<OwnJudgement & Pick<OpenedOwn, 'judgedBy'>> {
  const own = await open(given);
  const judged = await judgeBy(own, plan, given.readsWhole === true ? 'whole' : 'redacted', more);
  await own.close();
  return { ...judged, judgedBy: own.judgedBy };
}

/** What becomes of policies that deny by such a body, all judged over one plan, in their order. */
async function judgeBodies(
  bodies: readonly string[],
  plan: object,
  more: Partial<WorkspacePlan> = {},
  readsWhole = true,
): Promise<OwnJudgement['results']> {
  const rules = bodies.map((body, at) => [`p${at}`, `deny contains "x" if {\n\t${body}\n}`]);
  const given = { files: packages(Object.fromEntries(rules)), readsWhole };
  return (await judgeOnce(given, plan, more)).results;
}

const statusesOf = (results: OwnJudgement['results']) => results.map(({ status }) => status);

/** The verdict of a run whose plan was judged so, and in which nothing else was found. */
function wordOf(results: OwnJudgement['results']): string {
  const known = evidence({ requirements: { judgedBy: [judgeNamed('own-policies')] } });
  return decide({ ...known, systems: [...known.systems, ownEvidence(results)] }).word;
}

const CHANGES = 'some r in input.plan.resource_changes';
const LACKING = 'input.plan.configuration.root_module.module_calls[_].source == "x"';
const PUBLIC = `{
	${CHANGES}
	r.change.after.acl == "public-read"
	msg := sprintf("%s is public", [r.address])
}`;

/** Each with its verdict over a redacted and over a whole plan. */
const MATRIX = textCases('rego-over-plans.rego');

describe.each<[Form, number]>([
  ['redacted', 0],
  ['whole', 1],
])('over a %s plan, a policy', (form, column) => {
  testWith('opa', 'has its verdict, with what it has or lacks', async () => {
    const policies = Object.fromEntries(MATRIX.map(({ what, text }) => [what, text]));
    const own = await open({ files: packages(policies), readsWhole: form === 'whole' });
    const { results, notices } = await judgeBy(own, planOf([BUCKET, DATABASE]), form);
    const withoutRun = await judgeBy(own, planOf([BUCKET]), form, { run: undefined });
    await own.close();
    const of = (name: string, all = results) => all.filter(({ policy }) => policy === name);
    expect(own.judgedBy).toMatch(/^opa 1\./);
    expect(MATRIX.map(({ what }) => [what, wordOf(of(what))])).toEqual(
      MATRIX.map(({ what, said }) => [what, said[column]]),
    );
    const base = {
      judge: judgeNamed('own-policies'),
      policySet: 'policies',
      overridable: false,
      generalMessages: [],
    };
    const passed = { status: 'passed', message: '', output: [], resources: [] };
    const [address, message] = ['aws_s3_bucket.logs', 'aws_s3_bucket.logs is public'];
    const found = {
      message,
      output: [message],
      printedFor: [[]],
      answers: [expect.objectContaining({ lines: [message] })],
      resources: [{ address, messages: [message] }],
    };
    const hidden = 'may read `password`, and sensitive values are not in a redacted plan';
    const undecided = { status: 'not-evaluated', message: hidden, output: [hidden], resources: [] };
    const level = 'mandatory';
    expect(['denies', 'is_advised', 'names_password'].flatMap((name) => of(name))).toEqual([
      { ...base, policy: 'denies', level, status: 'failed', address, ...found },
      { ...base, policy: 'is_advised', level: 'advisory', ...passed },
      { ...base, policy: 'names_password', level, ...(form === 'whole' ? passed : undecided) },
    ]);
    expect(of('has_dynamic_key')[0]?.message).toBe(
      form === 'whole' ? '' : 'may read sensitive values, and these are not in a redacted plan',
    );
    const wanted =
      form === 'whole'
        ? []
        : [
            expect.stringMatching(/"is_advised" may read `input\.configuration`/),
            expect.stringMatching(/"is_advised_of_password" may read `password`/),
          ];
    expect(notices.map(toText).toSorted()).toEqual(wanted);
    const read = of('reads_run', withoutRun.results);
    expect([wordOf(read), read[0]?.message]).toEqual([
      'undecided',
      'may read the run, of which too little is known here',
    ]);
    expect(wordOf(of('passes', withoutRun.results))).toBe('passed');
  });

  testWith('opa', 'prints what it finds in this plan only', async () => {
    const prints = `deny contains "x" if {
	${CHANGES}
	print(r.address, r.change.after.password)
	r.type == "x"
}`;
    const own = await open({ files: packages({ prints }), readsWhole: form === 'whole' });
    const { notices } = await judgeBy(own, planOf([BUCKET, DATABASE]), form);
    const plain = await judgeBy(own, planOf([BUCKET]), form);
    await own.close();
    const line = (rest: string) => `The policy "prints" printed: aws_${rest}`;
    const ofBucket = line('s3_bucket.logs <undefined>');
    const shown = [ofBucket, line('db_instance.main <undefined>')];
    expect(notices.map(toText)).toEqual(form === 'whole' ? [] : shown);
    expect(plain.notices.map(toText)).toEqual([ofBucket]);
  });
});

describe('no policy passes that may read from a redacted plan a sensitive', () => {
  testWith('opa', 'argument of an action', async () => {
    const called = {
      address: 'action.aws_call.c',
      type: 'aws_call',
      name: 'c',
      provider_name: 'registry.terraform.io/hashicorp/aws',
      config_values: { body: 'evil', method: 'GET' },
      config_sensitive: { body: true },
    };
    const of = (path: string) => `input.plan.action_invocations[_].${path} == "evil"`;
    const plan = planOf([BUCKET], { action_invocations: [called] });
    const results = await judgeBodies([of('config_values.body'), of('type')], plan, {}, false);
    expect(results.map(({ status, message }) => [status, message])).toEqual([
      ['not-evaluated', 'may read `body`, and sensitive values are not in a redacted plan'],
      ['passed', ''],
    ]);
  });

  testWith('opa', 'value as a whole', async () => {
    const of = (path: string) => `input.resource_changes[_].${path} == "x"`;
    const bodies = [of('change.after.acl'), of('change.after[_]'), of('type')];
    const results = await judgeBodies(bodies, planOf([{ ...BUCKET, marks: true }]), {}, false);
    const why = 'may read a whole value, and sensitive values are not in a redacted plan';
    expect(results.map(({ message }) => message)).toEqual([why, why, '']);
  });

  testWith('opa', 'output', async () => {
    const output = {
      actions: ['create'],
      before: null,
      after: 'correct horse',
      after_unknown: false,
      before_sensitive: true,
      after_sensitive: true,
    };
    const plan = planOf([BUCKET], { output_changes: { key: output } });
    const READING = [
      'startswith(input.output_changes.key.after, "correct")',
      'input.resource_changes\n\tinput.output_changes[_].after',
      'object.get(input, ["output_changes", "key", "after"], "") != ""',
      'contains(json.marshal(input.output_changes), "horse")',
    ];
    const OTHERS = [
      'input.output_changes[_].actions == ["delete"]',
      'input.resource_changes[_].change.after.acl == "private"',
      'walk(input.resource_changes, [_, "horse"])',
    ];
    for (const [readsWhole, status] of [
      [false, 'not-evaluated'],
      [true, 'failed'],
    ] as const) {
      const results = await judgeBodies([...READING, ...OTHERS], plan, {}, readsWhole);
      const expected = [...READING.map(() => status), ...OTHERS.map(() => 'passed')];
      expect(statusesOf(results)).toEqual(expected);
    }
  });
});

describe('a run of which only this machine knows', () => {
  const LOCAL = {
    is_destroy: false,
    refresh: true,
    refresh_only: false,
    replace_addrs: [],
    target_addrs: [],
    organization: { name: 'acme' },
    workspace: { name: 'net-prod', working_directory: null },
  };

  testWith(
    'opa',
    'lacks what the input of a service has, and each policy names what it misses',
    async () => {
      const reads: Record<string, string> = {
        'input.run.workspace.name == "x"': '',
        'input.run.workspace.working_directory == "x"': '',
        'input.run.is_destroy': '',
        'input.run.id == "x"': '`input.run.id`',
        '"x" in input.run.workspace.tags': '`input.run.workspace.tags`',
        'object.get(input.run.workspace, "id", "y") == "x"': '`input.run.workspace.id`',
        'count(input.run) == 0':
          '`input.run.id`, `input.run.created_at`, `input.run.message` and 5 more',
        'count(input.run.workspace) == 0':
          '`input.run.workspace.id`, `input.run.workspace.auto_apply`, `input.run.workspace.tags`',
      };
      const results = await judgeBodies(Object.keys(reads), planOf([BUCKET]), { run: LOCAL });
      expect(results.map(({ status, message }) => [status, message])).toEqual(
        Object.values(reads).map((names) => {
          const why = `may read ${names}, which only a run of a service has`;
          return names === '' ? ['passed', ''] : ['not-evaluated', why];
        }),
      );
    },
  );

  testWith('opa', 'lacks that as well for a policy that reads its whole input', async () => {
    const files = {
      'policies/policies.hcl':
        'policy "all" {\n  query = "data.all.deny"\n  enforcement_level = "mandatory"\n}\n',
      ...packages({ all: 'deny contains "x" if walk(input, [["run", "id"], "x"])' }),
    };
    const given = { files, readsWhole: true };
    const { results } = await judgeOnce(given, planOf([BUCKET]), { run: LOCAL });
    expect(results).toMatchObject([
      { status: 'not-evaluated', message: expect.stringMatching(/^may read `input\.run\./) },
    ]);
    const redacted = await judgeOnce({ files, readsWhole: false }, planOf([BUCKET]));
    const said = 'may read `input.configuration`, which a redacted plan does not have: read';
    expect(redacted.results).toMatchObject([
      { status: 'not-evaluated', message: expect.stringContaining(said) },
    ]);
  });

  eachWith<[string]>('opa', [[''], ['plan.']])(
    'names what to read in place of a part of input.%s that a redacted plan lacks',
    async (at) => {
      const files = packages({ a: `deny contains "x" if input.${at}planned_values.outputs.x` });
      const { results } = await judgeOnce({ files, readsWhole: false }, planOf([BUCKET]));
      const said =
        'may read `input.planned_values`, which a redacted plan does not have: read `resource_changes` in its place, or let the whole plan be read (`full-plan`)';
      expect(results).toMatchObject([{ status: 'not-evaluated', message: said }]);
    },
  );
});

testWith('opa', 'an organization that is not named is missing, and not invented', async () => {
  const files = packages({ p: 'deny contains "x" if input.run.organization.name == "local"' });
  const { root } = makeTree({ 'main.tf': '', ...files });
  const opa = dirname(findProgram('opa') ?? '/nowhere');
  const plan = join(REPOSITORY, '__tests__/data/plan-made-elsewhere.json');
  const words = ['check', '--local', '--plan', plan, '--json'];
  const env = { PATH: [opa, process.env['PATH']].join(delimiter) };
  const { stdout, code } = await callCli(words, { cwd: root, env });
  expect([code, stdout]).toEqual([5, expect.stringContaining('input.run.organization.name')]);
  expect(stdout).not.toMatch(/"(?:organization|hostname)"/);
});

describe('the pull request', () => {
  const KNOWN = { number: 42, author: 'octocat', labels: ['emergency'], draft: false };

  /** What a policy reads, and what becomes of it. */
  const READS: Record<string, string> = {
    '"emergency" in input.pull_request.labels': 'failed',
    '"x" in input.pull_request.labels': 'passed',
    'input.pull_request.author == "alice"': 'passed',
    'input.pull_request.base == "x"': 'not-evaluated',
    'count(input.pull_request) == 9': 'not-evaluated',
    'input.pull_request[_] == "x"': 'not-evaluated',
    'input.pull_request.teams[_] == "x"': 'not-evaluated',
  };
  const judgeReads = (changes: string, pullRequest: object | undefined) => {
    const bodies = Object.keys(READS).map((body) => `${changes}\n\t${body}`);
    return judgeBodies(bodies, planOf([BUCKET]), { pullRequest });
  };

  eachWith<[string]>('opa', [['input.plan.resource_changes'], ['input.resource_changes']])(
    'is read beside %s, if the host reports it',
    async (changes) => {
      const results = await judgeReads(changes, KNOWN);
      expect(statusesOf(results)).toEqual(Object.values(READS));
      for (const { status, message } of results) {
        if (status === 'not-evaluated') expect(message).toMatch(/pull_request\.\w+/);
      }
    },
  );

  testWith(
    'opa',
    'closes the gate over each policy that reads it where there is none',
    async () => {
      const results = await judgeReads('input.resource_changes', undefined);
      expect(new Set(statusesOf(results))).toEqual(new Set(['not-evaluated']));
    },
  );

  /** A policy about the teams of the author, for a plan that it is about. */
  const teamRule = (body: string) =>
    `deny contains "x" if {\n\tinput.resource_changes\n\t${body}\n}`;
  const TEAMS = 'input.pull_request.teams';
  const BY_A_RULE = `not is_platform\n}\n\nis_platform if {\n\t"platform" in ${TEAMS}`;
  const UNKNOWN = { unknown: 'GitHub lists no teams of acme. Pass another token' };

  const TEAM_RULES = textCases('rego-teams.rego');
  testWith('opa', 'is judged for each answer about the teams of its author', async () => {
    const rules = TEAM_RULES.map(({ what, text }) => [what.replaceAll(/\W/g, '_'), text]);
    const other = 'deny contains "x" if input.resource_changes[_].type == "x"';
    const files = packages({ other, ...Object.fromEntries(rules) });
    const own = await open({ files, readsWhole: true });
    const answers = [{ teams: ['platform'] }, { teams: ['data'] }, UNKNOWN];
    const judged = await Promise.all(
      answers.map((answer) => {
        const pullRequest = { ...KNOWN, askTeams: async () => answer };
        return judgeBy(own, planOf([BUCKET]), 'whole', { pullRequest });
      }),
    );
    await own.close();
    const said = TEAM_RULES.map(({ what }) => {
      const name = what.replaceAll(/\W/g, '_');
      const found = judged.map(({ results }) => results.find(({ policy }) => policy === name));
      return [what, found.map((result) => result?.status)];
    });
    expect(said).toEqual(TEAM_RULES.map((rule) => [rule.what, rule.said]));
    const undecided = judged.map(({ results }) => [
      ...new Set(results.flatMap(({ status, message }) => (status === 'failed' ? [] : message))),
    ]);
    const secret = expect.stringContaining('let the policy require a team');
    const lacking = `may read \`${TEAMS}\`, which this job does not know: ${UNKNOWN.unknown}`;
    expect(undecided).toEqual([
      [secret, ''],
      [secret, ''],
      [lacking, ''],
    ]);
  });

  /** What a policy says that asks for the teams so. */
  const judgeAsking = (text: string, askTeams = async (): Promise<AuthorTeams> => UNKNOWN) =>
    judgeOnce({ files: packages({ p: text }), readsWhole: true }, planOf([BUCKET]), {
      pullRequest: { ...KNOWN, askTeams },
    });

  testWith('opa', 'is missing for an advisory policy with a notice of what it lacks', async () => {
    const { results, notices } = await judgeAsking(teamRule(BY_A_RULE).replace('deny', 'warn'));
    expect(statusesOf(results)).toEqual(['failed']);
    expect(notices.map(toText)).toEqual([expect.stringContaining(UNKNOWN.unknown)]);
  });

  testWith('opa', 'may lack its teams where METADATA says so', async () => {
    const metadata = '# METADATA\n# custom:\n#   input-keys: [pull_request.teams]\n';
    const { results } = await judgeAsking(`${metadata}${teamRule(`"platform" in ${TEAMS}`)}`);
    expect(statusesOf(results)).toEqual(['passed']);
  });

  testWith('opa', 'is read without its teams where no policy reads them', async () => {
    const { results } = await judgeAsking(teamRule('input.pull_request.author == "alice"'), () =>
      Promise.reject(new Error('nobody asked')),
    );
    expect(statusesOf(results)).toEqual(['passed']);
  });

  testWith('opa', 'is in the input of no other policy', async () => {
    const files = packages({ p: `deny contains "x" if input.plan.resource_changes` });
    const own = await open({ files, readsWhole: true });
    const json = await readPlanJson(await textOf(planOf([BUCKET]), 'whole'), true);
    const about = { json, run: RUN };
    const plan = { ...about, workspace: 'a', pullRequest: KNOWN };
    const [seen] = await own.explain('p', plan, (document) => Object.keys(Object(document)).join());
    await own.close();
    expect(seen).toBe('plan');
  });
});

describe('no plan passes', () => {
  const files = packages({ passes: MATRIX[0]?.text ?? '' });

  test('without an opa', async () => {
    const own = await open({ files, path: '/nowhere' });
    expect(own.judgedBy).toBeUndefined();
    await expect(judgeBy(own, planOf([BUCKET]), 'redacted')).rejects.toThrow(
      /^There is no opa on the PATH to judge the Rego in policies\. To get opa: /,
    );
    await own.close();
  });

  test('with a directory that does not exist', async () => {
    const opened = await openAny({ files: {} });
    expect(opened).toEqual({
      problems: [{ where: 'policies', message: expect.stringContaining('does not exist') }],
    });
  });

  testWith('opa', 'with policies that cannot be read', async () => {
    const opened = await openAny({ files: packages({ broken: 'deny contains' }) });
    expect(opened).toEqual({
      problems: expect.arrayContaining([
        { where: 'policies', message: expect.stringContaining('policies/broken.rego') },
      ]),
    });
  });

  testWith('opa', 'with JSON that is no plan', async () => {
    const own = await open({ files });
    const about = { run: RUN, workspace: 'net-prod' };
    const { signal } = new AbortController();
    for (const isWhole of [true, false]) {
      for (const text of ['', 'null', '[]', '{}', '<html>', '{"errored":true}']) {
        const judging = readPlanJson(text, isWhole).then((json) =>
          own.judge({ ...about, json }, signal),
        );
        await expect(judging).rejects.toThrow(/plan/);
      }
    }
    await own.close();
  });
});

describe('policy sets', () => {
  const declared = {
    'policies/policies.hcl': `policy "buckets" {
  query             = "data.terraform.policies.buckets.deny"
  enforcement_level = "mandatory-overridable"
  description       = "No public bucket"
}

policy "advised" {
  query             = "data.terraform.policies.advised.deny"
  enforcement_level = "advisory"
}
`,
    'policies/buckets.rego': `package terraform.policies.buckets\n\ndeny contains msg if ${PUBLIC}\n`,
    'policies/advised.rego': `package terraform.policies.advised\n\ndeny contains "x" if ${LACKING}\n`,
  };

  testWith('opa', 'with policies.hcl have its names and levels', async () => {
    const { results, notices } = await judgeOnce({ files: declared }, planOf([BUCKET]));
    expect(results).toMatchObject([
      { policy: 'buckets', status: 'failed', overridable: true, description: 'No public bucket' },
      { policy: 'advised', level: 'advisory', status: 'passed', description: undefined },
    ]);
    expect(notices.map(toText)).toEqual([
      expect.stringContaining('"advised" may read `input.configuration`'),
    ]);
  });

  const at = `?ref=${'a'.repeat(40)}`;
  const deep = Array.from({ length: 14 }, (_, level) => level).join('/');
  const many = Array.from({ length: 2_001 }, (_, index) => [`many/rules/${index}.rego`, '']);
  for (const [source, said] of [
    ['other/rules/', 'Two policy sets are called "rules"'],
    [
      'rules/a.rego',
      '"rules/a.rego" is no directory. Name the directory of the policies: "rules".',
    ],
    ['deep', '"deep/0/1/2/3/4/5/6/7/8/9/10/11/12" is a directory that is too deep'],
    ['many/rules', '"many/rules" has more than 2000 files that are read'],
    [`git::ftp://example.com/a.git//b${at}`, 'has an address that git does not take'],
    [`git::https://example.com/a.git//b/../c${at}`, 'whose directory leads out of its repository'],
  ] as const) {
    testWith('opa', `are refused: ${source}`, async () => {
      const rule = `package a\n\ndeny contains msg if ${PUBLIC}\n`;
      const files = {
        'rules/a.rego': rule,
        'other/rules/a.rego': rule,
        [`deep/${deep}/a.rego`]: rule,
        ...(source === 'many/rules' && Object.fromEntries(many)),
      };
      expect(await openAny({ files, sources: ['rules', source] })).toEqual({
        problems: [expect.objectContaining({ message: expect.stringContaining(said) })],
      });
    });
  }

  for (const level of ['false', '3', 'hard']) {
    testWith('opa', `with the level ${level} in METADATA are refused`, async () => {
      const metadata = `# METADATA\n# custom:\n#   enforcement_level: ${level}\n`;
      const text = `package a\n\n${metadata}warn contains "x" if ${PUBLIC}\n`;
      const shown = level === 'hard' ? '"hard"' : level;
      const message = expect.stringContaining(
        `a.rego:5: METADATA has \`enforcement_level: ${shown}\`.`,
      );
      expect(await openAny({ files: { 'policies/a.rego': text } })).toEqual({
        problems: [expect.objectContaining({ message })],
      });
    });
  }

  testWith(
    'opa',
    'have the levels that METADATA gives to a package or to all below it',
    async () => {
      const metadata = (scope: string, level = 'mandatory') =>
        `# METADATA\n# scope: ${scope}\n# custom:\n#   enforcement_level: ${level}\n`;
      const warns = (name: string) => `package ${name}\n\nwarn contains "x" if ${PUBLIC}\n`;
      const files = {
        'policies/all.rego': `${metadata('subpackages', 'soft-mandatory')}package top\n\na := 1\n`,
        'policies/below.rego': warns('top.below'),
        'policies/one.rego': `${metadata('package')}package one\n\na := 1\n`,
        'policies/other.rego': warns('one'),
        'policies/inner.rego': warns('one.inner'),
      };
      const { results } = await judgeOnce({ files }, planOf([BUCKET]));
      expect(results.map(({ policy, level, overridable }) => [policy, level, overridable])).toEqual(
        [
          ['inner', 'advisory', false],
          ['one', 'mandatory', false],
          ['below', 'soft-mandatory', true],
        ],
      );
    },
  );

  testWith(
    'opa',
    'of several directories judge together, and one in Sentinel beside them is undecided',
    async () => {
      const files = { ...declared, 'more/tags.sentinel': 'main = rule { true }' };
      const given = { files, sources: ['policies', 'more'] };
      const { results, judgedBy } = await judgeOnce(given, planOf([]));
      expect(judgedBy).toMatch(/^opa \S+ and nothing here$/);
      expect(results.map(({ policySet, status }) => [policySet, status])).toEqual([
        ['policies', 'passed'],
        ['policies', 'passed'],
        ['more', 'not-evaluated'],
      ]);
    },
  );

  testWith('opa', 'beside Terraform policy are undecided, and its files are named', async () => {
    const files = {
      'policies/a.rego': 'package a\n\ndeny contains "x" if input.plan.resource_changes\n',
      'policies/deep/tags.policy.hcl': 'resource_policy "x" "y" {}\n',
    };
    const { results } = await judgeOnce({ files }, planOf([]));
    expect(
      results.map(({ policy, status, level, output }) => [policy, status, level, output]),
    ).toEqual([
      [
        'deep/tags.policy.hcl',
        'not-evaluated',
        'mandatory',
        [
          expect.stringContaining(
            'holds policies in HCL (deep/tags.policy.hcl), which are not judged here.',
          ),
        ],
      ],
    ]);
  });
});

describe('failures that the default branch has, too', () => {
  const configured = (commands: string) => ({
    configuration: {
      root_module: {
        resources: [
          {
            address: 'aws_s3_bucket.logs',
            provisioners: [
              { type: 'local-exec', expressions: { command: { constant_value: commands } } },
            ],
          },
        ],
      },
    },
  });
  const POLICIES = packages({
    reads_files: `deny contains msg if {
	some r in input.configuration.root_module.resources
	count(r.provisioners) > 0
	msg := sprintf("%s: runs programs", [r.address])
}`,
    reads_changes: `deny contains msg if {
	some r in input.resource_changes
	r.change.after.acl == "public-read"
	msg := sprintf("%s: is public", [r.address])
}`,
  });

  testWith('opa', 'are old, unless the policy reads a file that differs', async () => {
    const text = JSON.stringify(planOf([BUCKET], configured('echo a')));
    const readBase = async () => ({ json: await readPlanJson(text, true) });
    const statusesWith = async (command: string) => {
      const given = { files: POLICIES, readsWhole: true };
      const plan = planOf([BUCKET], configured(command));
      const { results } = await judgeOnce(given, plan, { readBase });
      return Object.fromEntries(results.map((one) => [one.policy, one.status]));
    };
    const old = { reads_changes: 'existing', reads_files: 'existing' };
    expect(await statusesWith('echo a')).toEqual(old);
    expect(await statusesWith('curl b')).toEqual({ ...old, reads_files: 'failed' });
  });

  const drifted = { address: 'aws_s3_bucket.logs', change: { actions: ['update'] } };
  /** The same bucket in a module that is called with this argument. */
  function inModule(argument: string) {
    const { resource_changes: changes, planned_values: values, ...plan } = planOf([BUCKET]);
    const place = { address: 'module.m.aws_s3_bucket.logs', module_address: 'module.m' };
    const resources = values.root_module.resources.map((one) => ({ ...one, ...place }));
    const call = {
      expressions: { x: { constant_value: argument } },
      module: { resources: [{ address: 'aws_s3_bucket.logs' }] },
    };
    return {
      ...plan,
      resource_changes: changes.map((one) => ({ ...one, ...place })),
      planned_values: { root_module: { child_modules: [{ address: 'module.m', resources }] } },
      configuration: { root_module: { module_calls: { m: call } } },
    };
  }
  const READS_CALLS = packages({
    reads_calls: `deny contains msg if {
	count(input.configuration.root_module.module_calls) > 0
	msg := sprintf("%s: is in a module", [input.resource_changes[_].address])
}`,
  });

  const { resource_changes: _, ...NO_RESOURCES } = planOf([]);
  const DRIFTED = planOf([BUCKET], { resource_drift: [drifted] });
  for (const [what, files, plan, before, status] of [
    ['that did not change', POLICIES, planOf([BUCKET]), planOf([BUCKET]), 'existing'],
    ['that is new', POLICIES, planOf([BUCKET]), NO_RESOURCES, 'failed'],
    ['that drifted', POLICIES, DRIFTED, planOf([BUCKET]), 'failed'],
    ['that drifted there', POLICIES, planOf([BUCKET]), DRIFTED, 'failed'],
    ['whose module is called as before', READS_CALLS, inModule('a'), inModule('a'), 'existing'],
    ['whose module is called otherwise', READS_CALLS, inModule('b'), inModule('a'), 'failed'],
  ] as const) {
    testWith('opa', `a failure of a resource ${what} is ${status}`, async () => {
      const readBase = async () => ({ json: await readPlanJson(JSON.stringify(before), true) });
      const { results } = await judgeOnce({ files, readsWhole: true }, plan, { readBase });
      const words = results.map((one) => one.status).filter((word) => word !== 'passed');
      expect(words).toEqual([status]);
    });
  }
});

describe('sensitive values of a whole plan', () => {
  const secret = (at: number): string => `s3cr3t-${at}-${'abcdefghij'[at % 10]}${at * 7919}`;
  const SECRETS = Array.from({ length: 40 }, (_, at) => secret(at));
  const [S = '', ...REST] = SECRETS;

  /** Values in every place that a plan has for them. */
  const plan = (() => {
    let next = 0;
    const take = (): string => REST[next++ % REST.length] ?? S;
    const resources: PlannedResource[] = Array.from({ length: 15 }, (_, at) => ({
      type: 'aws_db_instance',
      name: `db${at}`,
      values: { name: `db${at}`, password: take(), users: [{ role: 'x', key: take() }] },
      marks: { password: true, users: [{ key: true }] },
    }));
    const text = take();
    const constant = take();
    const [token, hidden, past, old, action, given, drifted] = Array.from({ length: 7 }, take);
    const state = (value: string | undefined) => ({
      outputs: { out: { sensitive: true, value } },
      root_module: {
        child_modules: [
          {
            address: 'module.a',
            resources: [
              {
                address: 'module.a.data.aws_secret.s',
                mode: 'data',
                type: 'aws_secret',
                name: 's',
                values: { token: value, plain: 'shown' },
                sensitive_values: { token: true },
              },
            ],
          },
        ],
      },
    });
    const made = planOf([
      ...resources,
      { type: 'aws_key', name: 'k', values: { text: constant }, marks: { text: true } },
      { type: 'aws_key', name: 'plain', values: { text: 'shown' } },
    ]);
    const { resources: planned } = made.planned_values.root_module;
    return {
      ...made,
      variables: { token: { value: token }, stage: { value: 'dev' } },
      output_changes: {
        out: {
          actions: ['create'],
          before: null,
          after: text,
          after_unknown: false,
          before_sensitive: false,
          after_sensitive: true,
        },
      },
      planned_values: {
        outputs: {
          out: { sensitive: true, value: text },
          plain: { sensitive: false, value: 'shown' },
        },
        root_module: { resources: planned, child_modules: state(hidden).root_module.child_modules },
      },
      prior_state: { format_version: '1.0', values: state(past) },
      resource_drift: [
        {
          ...made.resource_changes[0],
          change: {
            actions: ['update'],
            before: { password: old },
            after: { password: drifted },
            before_sensitive: { password: true },
            after_sensitive: { password: true },
          },
        },
      ],
      action_invocations: [
        {
          address: 'action.aws_call.c',
          type: 'aws_call',
          name: 'c',
          provider_name: 'registry.terraform.io/hashicorp/aws',
          config_values: { body: action },
          config_sensitive: { body: true },
        },
      ],
      configuration: {
        root_module: {
          variables: { token: { sensitive: true, default: S }, stage: {} },
          resources: [
            {
              address: 'aws_key.k',
              mode: 'managed',
              type: 'aws_key',
              name: 'k',
              expressions: { text: { constant_value: constant } },
            },
          ],
          module_calls: {
            a: {
              source: './a',
              expressions: { pass: { constant_value: given } },
              module: { variables: { pass: { sensitive: true } } },
            },
          },
        },
      },
    };
  })();
  const inPlan = SECRETS.filter((one) => JSON.stringify(plan).includes(one));

  /** Every text of the plan, as it is, in parts, and written in other ways. */
  const leaf = 'walk(input.plan, [path, value])\n\tis_string(value)';
  const TELLING: Record<string, string> = {
    texts: `deny contains value if {\n\t${leaf}\n}`,
    quoted: `deny contains msg if {\n\t${leaf}\n\tmsg := sprintf("aws_key.k: %q at %v", [value, path])\n}`,
    parts: `deny contains msg if {\n\t${leaf}\n\tmsg := sprintf("%s|%s", [substring(value, 0, 9), substring(value, 9, -1)])\n}`,
    addressed: `deny contains msg if {\n\t${leaf}\n\tmsg := sprintf("aws_key.%s is bad", [replace(value, " ", "_")])\n}`,
    based: `deny contains msg if {\n\t${leaf}\n\tmsg := sprintf("aws_key.k: %s", [base64.encode(value)])\n}`,
    objects: `deny contains {"msg": "is bad", "address": "aws_key.k", "resource": value, "attribute": value} if {\n\t${leaf}\n}`,
    everything: 'deny contains json.marshal(input.plan) if input.plan.resource_changes',
    advised: `warn contains value if {\n\t${leaf}\n}`,
    printing: `deny contains "x" if {\n\t${leaf}\n\tprint(value)\n\tvalue == "never"\n}`,
    conflicting: `deny contains msg if {\n\t${leaf}\n\tmsg := told(path[0])\n}\n\ntold(_) := value if {\n\t${leaf}\n}`,
    wordless: `deny contains {"value": value} if {\n\t${leaf}\n}`,
  };

  /** A value, and how somebody could find it in a text: its parts and base64 with and without shifts. */
  const tracesOf = (value: string): string[] => [
    value,
    value.slice(9),
    Buffer.from(value).toString('base64').slice(0, 12),
    Buffer.from(`.${value}`).toString('base64').slice(4, 16),
    Buffer.from(`..${value}`).toString('base64').slice(4, 16),
  ];

  test('are in each place of the plan of this test', () => {
    expect(inPlan).toEqual(SECRETS);
  });

  testWith('opa', 'are in no result, no message and no notice, and hide no others', async () => {
    const own = await open({ files: packages(TELLING), readsWhole: true });
    const exceptions = {
      entries: ['texts', 'objects'].map((policy) => ({
        ...ENTRY,
        policy,
        address: 'aws_db_instance.db0',
      })),
      today: TODAY,
    };
    const once = await judgeBy(own, plan, 'whole');
    const again = await judgeBy(own, plan, 'whole', { exceptions });
    await own.close();
    const text = JSON.stringify({ once, again, about: [own.judgedBy, own.notices] });
    const found = SECRETS.filter((one) => tracesOf(one).some((trace) => text.includes(trace)));
    expect(found).toEqual([]);
    const { results } = once;
    const outputOf = (name: string) => results.find(({ policy }) => policy === name)?.output ?? [];
    expect(outputOf('texts')).toContain('shown');
    expect(outputOf('quoted')).toContain(
      'aws_key.k: the message may hold a sensitive value, so it is not shown',
    );
    for (const { policy, status } of results) {
      const wanted = { printing: 'passed', conflicting: 'errored' }[policy] ?? 'failed';
      expect([policy, status]).toEqual([policy, wanted]);
    }
  });

  testWith('opa', 'are searched in many messages in little time', async () => {
    const body =
      'some n in numbers.range(1, 20000)\n\tmsg := sprintf("%d: aws_key.k is wrong", [n])';
    const files = packages({ long: `deny contains msg if {\n\t${body}\n}` });
    const own = await open({ files, readsWhole: true });
    const slowness = watchSlowness();
    const start = performance.now();
    const { results } = await judgeBy(own, plan, 'whole');
    const tookMs = performance.now() - start;
    slowness.stop();
    expect(tookMs).toBeLessThan(slowness.limitMs(10_000));
    expect(results[0]?.output).toContain('10000: aws_key.k is wrong');
    await own.close();
  });

  testWith('opa', 'hide no reason why a policy was not evaluated', async () => {
    const lacking = [
      'deny contains "a pod" if input.plan.kind == "Pod"',
      'deny contains "no text" if {\n\tsome key in input.plan.resource_changes\n\tkey.address == "aws_key.k"\n\tnot key.change.after.text\n}',
    ].join('\n\n');
    const files = packages({ lacking });
    const { results } = await judgeOnce({ files, readsWhole: true }, plan);
    expect(results).toEqual([
      expect.objectContaining({
        status: 'not-evaluated',
        message: expect.stringContaining('policies/lacking.rego:3 reads input.plan.kind, which'),
      }),
    ]);
  });

  testWith('opa', 'are in no error about the plan', async () => {
    const own = await open({
      files: packages({ texts: TELLING['texts'] ?? '' }),
      readsWhole: true,
    });
    const text = JSON.stringify(plan);
    const { signal } = new AbortController();
    const about = { run: RUN, workspace: 'net-prod' };
    for (const secret of inPlan) {
      const end = text.indexOf(secret) + secret.length;
      const broken = [`${text.slice(0, end)}"x${text.slice(end)}`, text.slice(0, end)];
      for (const one of broken) {
        const error: unknown = await readPlanJson(one, true)
          .then((json) => own.judge({ ...about, json }, signal))
          .catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(Error);
        for (const trace of tracesOf(secret)) expect(String(error)).not.toContain(trace);
      }
    }
    await own.close();
  });
});

testWith('opa', 'it is known whether a policy may read drift', async () => {
  const readsDrift = async (body: string) => {
    const own = await open({ files: packages({ p: `deny contains "x" if {\n\t${body}\n}` }) });
    await own.close();
    return own.readsDrift;
  };
  const not = ['some r in input.plan.resource_changes', 'input.run.message == "x"'];
  expect(await Promise.all(not.map(readsDrift))).toEqual([false, false]);
  const reads = [
    'count(input.plan.resource_drift) > 0',
    'some r in input.plan["resource_drift"]',
    'some name; count(input.plan[name]) > 100',
    'some path; walk(input, [path, "x"])',
    'object.get(input.plan, "resource_drift", []) != []',
  ];
  expect(await Promise.all(reads.map(readsDrift))).toEqual(reads.map(() => true));
});
