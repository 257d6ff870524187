/** Repositories that were made for conftest: which of their policies judge, and with which data. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../support/clock-without-pauses.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { expectGolden } from '../support/golden.ts';
import { describe, expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { judge } from '../../src/index.ts';
import { INSTEAD_OF_CONFTEST } from '../../src/model/conftest.ts';
import { mergeRequestIn, pathWith, policyRepository } from '../support/policy-repository.ts';
import { layIn, type Layout } from '../support/tree.ts';

const PLAN = join(REPOSITORY, '__tests__/data/plan-made-elsewhere.json');
/** Without its time: of a plan that says when it was made, the report says how old it is. */
const { timestamp: _, ...PLANNED } = JSON.parse(readFileSync(PLAN, 'utf8')) as Record<
  string,
  unknown
>;
const MADE = JSON.stringify(PLANNED);
const denies = (name: string, when = 'input.resource_changes[_]') =>
  `package ${name}\n\ndeny contains "${name} says no" if ${when}\n`;
const KUBERNETES = 'package kubernetes.pods\n\ndeny contains "a pod" if input.kind == "Pod"\n';
const TEST_OF_CONFTEST =
  'package main\n\ntest_it if {\n\tcfg := parse_config("yaml", "a: {}")\n\tdeny with input as {"a": {"}": cfg}}\n\trules := 1\n}\n';

interface Report {
  verdict: string;
  causes: {
    kind?: string;
    policy: string;
    policySet?: string;
    detail?: string;
    message?: string;
  }[];
  notices?: string[];
  workspaces: { notices: string[] }[];
}

async function check(
  opa: string | undefined,
  files: Layout,
  words: readonly string[] = [],
  addTo: (root: string) => void = () => undefined,
) {
  const cwd = emptyDirectory();
  layIn(cwd, { 'main.tf': '', ...files });
  addTo(cwd);
  layIn(cwd, { 'plan.json': MADE });
  const env = { PATH: opa === undefined ? cwd : pathWith(opa), HOME: cwd };
  const all = ['check', '--plan', 'plan.json', '--json', ...words];
  const ended = await callCli(all, { clock: WITHOUT_PAUSES, cwd, env });
  const report = ended.code === 2 ? undefined : (JSON.parse(ended.stdout) as Report);
  return {
    ...ended,
    report,
    verdict: report?.verdict,
    said: `${ended.stdout}\n${ended.stderr}`.replaceAll('\\"', '"'),
    policies: report?.causes
      .map(({ policy }) => policy)
      .filter(Boolean)
      .sort(),
  };
}

const BOTH_READ = { 'policies/a.rego': denies('ours'), 'policy/b.rego': denies('main') };
const OTHERS = {
  'policy/a.rego': denies('main'),
  'policy/k.rego': KUBERNETES,
  'policy/x.rego': denies('other'),
};
const WITH_TESTS = { 'policy/a.rego': denies('main'), 'policy/a_test.rego': TEST_OF_CONFTEST };
const RULES = {
  'rules/a.rego': denies('one'),
  'rules/b.rego': denies('two', '{\n\tdata.limits.most == 3\n\tdata.on == "on"\n}'),
  'rules/c.rego': denies('three'),
};
const withToml = (toml: string, files: Readonly<Record<string, string>> = RULES) => ({
  ...files,
  'conftest.toml': toml,
});
const ALL = 'policy = "rules"\nall-namespaces = true\n';
const LONG = '9007199254740993';
/** It never fails. */
const UNUSED = {
  'rules/a.rego': 'package main\n\ndeny contains "x" if {\n\tunused := 1\n\tinput.errored\n}\n',
};
const MEANT = {
  'rules/a.rego':
    'package main\n\n# METADATA\n# custom:\n#   builtin_errors: undefined\ndeny contains "x" if to_number("x") == 1\n',
};

const LINKED = {
  'shared/a.rego': denies('main', 'true'),
  'policy/a.rego': { link: '../shared/a.rego' },
};

/** What a repository has, and words for the command. */
const CASES: Record<string, [files: Layout, ...words: string[]]> = {
  'policies and policy': [BOTH_READ],
  'a plan where no configuration is': [
    { 'policy/a.rego': denies('main'), 'plans/README.md': '' },
    '--directory',
    'plans',
  ],
  'package main and others': [OTHERS],
  'no package main': [{ 'policy/x.rego': denies('other') }],
  'an absent part below not': [{ 'policy/a.rego': denies('main', 'not input.resource_changs') }],
  'tests for conftest verify': [WITH_TESTS],
  'such tests beside a rule that judges': [
    { ...WITH_TESTS, 'policy/a_test.rego': `${TEST_OF_CONFTEST}\ndeny contains "x"\n` },
  ],
  'the same in one line': [
    {
      ...WITH_TESTS,
      'policy/a_test.rego': TEST_OF_CONFTEST.replace('main', 'main deny contains "x"'),
    },
  ],
  'the same in Rego v0, which only opa itself can read': [
    {
      ...WITH_TESTS,
      'policy/a_test.rego':
        'package old\n\ndefault deny = true\n\ntest_it { parse_config("yaml", "a: {}") }\n',
    },
  ],
  'directory, packages and data in conftest.toml': [
    withToml(
      `# Ours\npolicy = "rules"\nnamespace = [\n  "one", # the first\n  'two',\n]\ndata = ["values"]\noutput = "json"\nfail-on-warn = true\n`,
      {
        ...RULES,
        'values/v1.2/l.yaml': 'limits: {most: 3}\n',
        'values/o.json': '{"on": "on"}',
      },
    ),
  ],
  'packages alone in conftest.toml': [withToml('namespace = "other"\n', OTHERS)],
  'tables in conftest.toml': [
    withToml(
      'policy = "rules"\nnamespace = "one"\n\n[[policies]]\nrepository = "x"\nnamespace = "two"\n',
    ),
  ],
  'rules in other packages than conftest.toml says': [withToml('policy = "rules"\n')],
  'long numbers in data': [
    withToml('policy = "rules"\ndata = ["values"]\n', {
      'rules/a.rego': denies('main', `data.account == ${LONG}`),
      'values/a.json': `{"account": ${LONG}}`,
    }),
  ],
  'every package': [withToml(ALL)],
  'every package, as a text': [withToml('policy = ["rules"]\nall-namespaces = "True"\n')],
  'every package, in other letters': [withToml('policy = ["rules"]\nAll-Namespaces = 1\n')],
  'every package, as a text of several lines': [
    withToml('policy = ["rules"]\n"all-namespaces" = """\nt"""\n'),
  ],
  'a file of data, and no object in one': [
    withToml(`${ALL}data = ["values/a.json", "values/b.yaml"]\n`, {
      ...RULES,
      'values/a.json': '{"limits": {"most": 3}}',
      'values/b.yaml': '- 1\n',
    }),
  ],
  'one file of data': [
    withToml('policy = "rules"\ndata = "values/a.json"\n', {
      'rules/a.rego': denies('main', 'data.limits.most == 3'),
      'values/a.json': '{"limits": {"most": 3}}',
    }),
  ],
  'a directory that is not there': [withToml('policy = ["rules", "rulez"]\n')],
  'a link to a policy': [LINKED],
  'a link to a policy in a directory that is named': [LINKED, '--policies', 'policy'],
  'a directory with policies.hcl that conftest.toml names': [
    withToml(ALL, {
      ...RULES,
      'rules/policies.hcl':
        'policy "one" {\n  query             = "data.one.deny"\n  enforcement_level = "advisory"\n}\n',
    }),
  ],
  'two files of data with one key': [
    withToml(`${ALL}data = ["values", "more"]\n`, {
      ...RULES,
      'values/a.json': '{"limits": {"most": 3}}',
      'more/b.yaml': 'limits: {most: 4}\n',
    }),
  ],
  'two files of data with other keys below one': [
    withToml(`${ALL}data = ["values", "more"]\n`, {
      ...RULES,
      'values/a.json': '{"limits": {"most": 3}}',
      'more/b.yaml': 'limits: {least: 1}\n',
    }),
  ],
  'data in a second document': [
    withToml(`${ALL}data = ["values"]\n`, {
      ...RULES,
      'values/b.yaml': 'limits: {most: 4}\n---\nlimits: {most: 3}\n',
    }),
  ],
  'data with a key twice': [
    withToml(`${ALL}data = ["values/a.json"]\n`, {
      ...RULES,
      'values/a.json': '{"limits": {\n  "most": 3,\n  "most": 4\n}}',
    }),
  ],
  'YAML that is called JSON, with a key twice': [
    withToml(`${ALL}data = ["values"]\n`, { ...RULES, 'values/a.json': 'on: 1\non: 2\n' }),
  ],
  'what only a strict opa objects to': [withToml('policy = "rules"\n', UNUSED)],
  'the same with strict': [withToml('policy = "rules"\nstrict = true\n', UNUSED)],
  'the same with strict, as a text in other letters': [
    withToml('policy = "rules"\nStrict = "T"\n', UNUSED),
  ],
  'the same with strict switched off': [withToml('policy = "rules"\nstrict = false\n', UNUSED)],
  'a built-in that fails where that is meant': [withToml('policy = "rules"\n', MEANT)],
  'the same with show-builtin-errors': [
    withToml('policy = "rules"\nshow-builtin-errors = true\n', MEANT),
  ],
  'the same with show-builtin-errors, as a number': [
    withToml('policy = "rules"\nshow-builtin-errors = 1\n', MEANT),
  ],
  'the same with show-builtin-errors switched off': [
    withToml('policy = "rules"\nshow-builtin-errors = false\n', MEANT),
  ],
  'keys without effect': [
    withToml(`${ALL}quiet = true\nno-color = true\noutput = "json"\nmine = 1\n`),
  ],
  'a number for a directory': [withToml('policy = 3')],
  'a pattern of packages': [withToml('namespace = "k8s.*"')],
  'data that is not there': [withToml('data = ["none"]')],
  'a list without a comma': [withToml('policy = ["a" "b"')],
  'a key twice': [withToml('data = ["a"]\ndata = []')],
  'a key twice, in other letters': [withToml('data = ["a"]\nData = []')],
  'a list in a list': [withToml('policy = [["a"]]')],
  'a table in place of a text': [withToml('[namespace]\nmain = true')],
  'conftest.yaml': [{ ...WITH_TESTS, 'conftest.yaml': 'all-namespaces: true\n' }],
  'conftest.yml': [{ ...WITH_TESTS, 'conftest.yml': 'all-namespaces: true\n' }],
  'conftest.json': [{ ...WITH_TESTS, 'conftest.json': 'all-namespaces: true\n' }],
  'no file of that name, but a directory': [{ ...OTHERS, 'conftest.toml': { link: 'policy' } }],
  'a file of that name that says nothing': [{ ...WITH_TESTS, 'conftest.json': '{}' }],
};

testWith(
  'opa',
  'policies of conftest judge or are refused, as listed for each repository',
  async (opa) => {
    const told: string[] = [];
    for (const [what, [files, ...words]] of Object.entries(CASES)) {
      const { code, report, stderr } = await check(opa, files, words);
      told.push(`=== ${what}: ${report?.verdict ?? 'refused'}, exit ${code}`);
      for (const { kind, policy, message } of report?.causes ?? [])
        if (kind !== 'notice') told.push(`${policy}: ${message}`);
      told.push(...(report?.workspaces ?? []).flatMap(({ notices }) => notices));
      told.push(...(report === undefined ? [stderr] : (report.notices ?? [])));
    }
    expectGolden('messages/conftest.txt', `${told.join('\n')}\n`);
  },
);

describe('conftest.toml', () => {
  testWith(
    'opa',
    'makes one set of its directories, with their libraries and exceptions',
    async (opa) => {
      const files = {
        'conftest.toml': 'policy = ["policy", "lib", "exceptions"]\ndata = ["values"]\n',
        'values/l.yaml': 'most: 3\n',
        'policy/a.rego':
          'package main\n\nimport data.lib.changes\n\ndeny_a contains "a" if changes.all\n\ndeny_b contains "b" if data.most == 3\n',
        'lib/changes.rego': 'package lib.changes\n\nall := input.resource_changes\n',
        'exceptions/e.rego': 'package main\n\nexception contains ["a"]\n',
      };
      for (const words of [[], ['--policies', 'policy,lib,exceptions']]) {
        const { policies, said, report } = await check(opa, files, words);
        expect([policies, said]).toEqual([
          ['main.deny_b'],
          expect.not.stringContaining('judges nothing'),
        ]);
        expect(report?.causes[0]?.policySet).toBe('policy');
      }
      const twice = { ...files, 'policy/data.json': '{"x": 1}', 'lib/data.json': '{"y": 1}' };
      const { code, stderr } = await check(opa, twice);
      expect([code, stderr.replaceAll(/\s+/g, ' ')]).toEqual([
        2,
        expect.stringContaining(
          '"lib" has data.json, and another directory in "policy" has one, too.',
        ),
      ]);
    },
  );

  testWith('opa', 'lets all data of a directory of policies count, and once', async (opa) => {
    const files = {
      'policy/a.rego': denies('main', 'data.limits.most == 3'),
      'values/l.yaml': 'other: 1\n',
    };
    const inJson = { 'policy/data.json': '{"limits": {"most": 3}}' };
    for (const data of [inJson, { 'policy/data.yaml': 'limits: {most: 3}\n' }]) {
      const toml = { 'conftest.toml': 'data = ["./policy", "values"]\n' };
      const { policies } = await check(opa, { ...files, ...data, ...toml });
      expect(policies).toEqual(['main']);
    }
    const toml = { 'conftest.toml': 'data = ["values"]\n' };
    const { code, stderr } = await check(opa, { ...files, ...inJson, ...toml });
    expect([code, stderr.replaceAll(/\s+/g, ' ')]).toEqual([
      2,
      expect.stringContaining('"data" does not name data.json of "policy", so nothing'),
    ]);
  });

  testWith('opa', 'counts for the library as for the command line', async (opa) => {
    const workingDirectory = emptyDirectory();
    layIn(workingDirectory, {
      'conftest.toml': 'policy = ["policy", "lib"]\nnamespace = "one"\n',
      'policy/a.rego':
        'package one\n\nimport data.lib.changes\n\ndeny contains "a" if changes.all\n',
      'policy/b.rego': 'package main\n\ndeny contains "b" if false\n',
      'lib/changes.rego': 'package lib.changes\n\nall := input.resource_changes\n',
    });
    const environment = { PATH: pathWith(opa) };
    const options = { environment, workingDirectory };
    const results = await judge(readFileSync(PLAN, 'utf8'), ['policy', 'lib'], options);
    expect(results.map(({ policy, status }) => [policy, status])).toEqual([['one', 'failed']]);
  });

  testWith(
    'opa',
    'is refused where a directory of data has a link that leads to no file',
    async (opa) => {
      const data = { 'values/a.json': '{}', 'values/LICENSE': '-' };
      const files = withToml(`${ALL}data = ["values"]\n`, { ...RULES, ...data });
      const linkedTo = (target: string) => (root: string) =>
        symlinkSync(target, join(root, 'values/sub'));
      for (const [target, said] of [
        ['../gone', 'is a link that leads to no file'],
        ['../rules', 'is a link to "rules", which is a directory'],
      ] as const) {
        const { code, stderr } = await check(opa, files, [], linkedTo(target));
        const whole = `the data "values/sub" ${said}`;
        expect([code, stderr]).toEqual([2, expect.stringContaining(whole)]);
      }
      expect((await check(opa, files, [], linkedTo('a.json'))).code).not.toBe(2);
    },
  );

  testWith('opa', 'counts in a job as the default branch has it', async (opa) => {
    const { origin, propose } = policyRepository({
      ...RULES,
      'main.tf': '',
      'conftest.toml': 'policy = "rules"\nnamespace = "one"\n',
    });
    expect(origin).not.toBe('');
    const cwd = propose({ 'conftest.toml': 'policy = "rules"\nnamespace = "none"\n' });
    const plan = join(emptyDirectory(), 'plan.json');
    cpSync(PLAN, plan);
    const env = { ...mergeRequestIn(cwd), PATH: pathWith(opa), HOME: cwd };
    for (const words of [[], ['--policies', 'rules']]) {
      const all = ['check', '--plan', plan, '--json', ...words];
      const { stdout } = await callCli(all, { clock: WITHOUT_PAUSES, cwd, env });
      const { causes } = JSON.parse(stdout) as Report;
      const told = causes.filter(({ policy }) => policy !== '');
      expect(told.map(({ policy }) => policy)).toEqual(['one']);
    }
  });
});

test.each([
  ...Object.keys(INSTEAD_OF_CONFTEST).map((name) => [`--${name}`, name] as const),
  ['-p', 'policy'] as const,
  ['-n', 'namespace'] as const,
])('%s of conftest is refused with what to write instead', async (option, name) => {
  const { code, stderr } = await check(undefined, {}, [option]);
  expect(code).toBe(2);
  const { stdout: help } = await callCli(['check', '--help'], { clock: WITHOUT_PAUSES });
  for (const [named] of INSTEAD_OF_CONFTEST[name]?.matchAll(/--[a-z-]+/g) ?? [])
    expect(help).toContain(named);
  expect(stderr.replaceAll(/\s+/g, ' ')).toContain(
    `${option} is not an option of plangate check. ${INSTEAD_OF_CONFTEST[name]}`,
  );
});

testWith('opa', 'each of several messages without an address is on every surface', async (opa) => {
  const deny = (name: string, words: string) =>
    `${name} contains msg if {\n\tsome i in [1, 2, 3]\n\tmsg := sprintf("${words} %d", [i])\n}\n`;
  const policy = `package main\n\n${deny('deny', 'wrong')}\n${deny('warn', 'odd')}`;
  const reports = emptyDirectory();
  const files = { 'policy/a.rego': policy, 'policy/data.yaml': 'limit: 3\n' };
  const { stderr } = await check(opa, files, ['--reports', reports]);
  const named = ['comment.md', 'summary.md', 'junit.xml', 'report.html', 'report.json'];
  const texts = [...named, 'report.sarif', 'code-quality.json'].map((name) =>
    readFileSync(join(reports, name), 'utf8'),
  );
  for (const text of [stderr, ...texts]) {
    for (const words of ['wrong 1', 'wrong 2', 'wrong 3', 'odd 1', 'odd 2', 'odd 3']) {
      expect(text).toContain(words);
    }
  }
});

testWith('opa', 'data in YAML has the keys and words that opa reads', async (opa) => {
  const yaml = 'limits:\n  "y": "on"\n  "no": 1\n  small: true\n';
  const own = execFileSync(opa, ['eval', '--format', 'raw', '-I', 'yaml.unmarshal(input)'], {
    input: JSON.stringify(yaml),
    encoding: 'utf8',
  });
  const { limits } = JSON.parse(own) as { limits: Record<string, unknown> };
  const rule = `package main\n\ndeny contains json.marshal(data.limits) if input.resource_changes\n`;
  const { report } = await check(opa, { 'policy/a.rego': rule, 'policy/data.yaml': yaml });
  const [finding] = report?.causes ?? [];
  expect(JSON.parse(finding?.message ?? '')).toEqual(limits);
});
