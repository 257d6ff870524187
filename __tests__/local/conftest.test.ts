/** Repositories that were made for conftest: which of their policies judge, and with which data. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../support/clock-without-pauses.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { judge } from '../../src/index.ts';
import { INSTEAD_OF_CONFTEST } from '../../src/model/conftest.ts';
import { mergeRequestIn, pathWith, policyRepository } from '../support/policy-repository.ts';
import { layIn } from '../support/tree.ts';

const PLAN = join(REPOSITORY, '__tests__/data/plan-made-elsewhere.json');
const denies = (name: string, when = 'input.resource_changes[_]') =>
  `package ${name}\n\ndeny contains "${name} says no" if ${when}\n`;
const KUBERNETES = 'package kubernetes.pods\n\ndeny contains "a pod" if input.kind == "Pod"\n';
const TEST_OF_CONFTEST =
  'package main\n\ntest_it if {\n\tcfg := parse_config("yaml", "a: {}")\n\tdeny with input as {"a": {"}": cfg}}\n\trules := 1\n}\n';

interface Report {
  verdict: string;
  findings: { policy: string; policySet?: string; detail?: string; message?: string }[];
  notices?: string[];
  workspaces: { notices: string[] }[];
}

async function check(
  opa: string | undefined,
  files: Readonly<Record<string, string>>,
  words: readonly string[] = [],
  addTo: (root: string) => void = () => undefined,
) {
  const cwd = emptyDirectory();
  layIn(cwd, { 'main.tf': '', ...files });
  addTo(cwd);
  cpSync(PLAN, join(cwd, 'plan.json'));
  const env = { PATH: opa === undefined ? cwd : pathWith(opa), HOME: cwd };
  const all = ['check', '--plan', 'plan.json', '--json', ...words];
  const ended = await callCli(all, { clock: WITHOUT_PAUSES, cwd, env });
  const report = ended.code === 2 ? undefined : (JSON.parse(ended.stdout) as Report);
  return {
    ...ended,
    report,
    verdict: report?.verdict,
    said: `${ended.stdout}\n${ended.stderr}`.replaceAll('\\"', '"'),
    policies: report?.findings.map(({ policy }) => policy).sort(),
  };
}

testWith('opa', 'policies and policy are both read, and that is said', async (opa) => {
  const files = { 'policies/a.rego': denies('ours'), 'policy/b.rego': denies('main') };
  const { verdict, policies, said } = await check(opa, files);
  expect([verdict, policies]).toEqual(['blocked', ['main', 'ours']]);
  expect(said).toContain('"policies" and "policy" are both read. To judge by one alone');
});

testWith('opa', 'a plan of a person is judged where no configuration is', async (opa) => {
  const files = { 'policy/a.rego': denies('main'), 'plans/README.md': '' };
  const { verdict, policies } = await check(opa, files, ['--directory', 'plans']);
  expect([verdict, policies]).toEqual(['blocked', ['main']]);
});

describe('in policy, without policies.hcl', () => {
  testWith('opa', 'package main judges, and one notice names the others', async (opa) => {
    const files = {
      'policy/a.rego': denies('main'),
      'policy/k.rego': KUBERNETES,
      'policy/x.rego': denies('other'),
    };
    const { verdict, policies, said } = await check(opa, files);
    expect([verdict, policies]).toEqual(['blocked', ['main']]);
    expect(said).toContain(
      'policy: judged by package main alone, as conftest does. For kubernetes.pods, other, too, write `namespace = ["main", "kubernetes.pods", "other"]` in conftest.toml.',
    );
    expect(said).not.toContain('judges nothing');
  });

  testWith('opa', 'every package judges where none is called main', async (opa) => {
    const { verdict, policies } = await check(opa, { 'policy/x.rego': denies('other') });
    expect([verdict, policies]).toEqual(['blocked', ['other']]);
  });

  testWith('opa', 'an absent part below not is said in the log and in the report', async (opa) => {
    const files = { 'policy/a.rego': denies('main', 'not input.resource_changs') };
    const { verdict, report, stderr } = await check(opa, files);
    const said = /policy\/a\.rego:3 reads input\.resource_changs.* was judged\./;
    expect([verdict, stderr.match(new RegExp(said, 'g'))?.length]).toEqual(['blocked', 1]);
    expect(report?.workspaces[0]?.notices).toContainEqual(expect.stringMatching(said));
  });

  testWith('opa', 'tests for conftest verify stop nothing', async (opa) => {
    const files = { 'policy/a.rego': denies('main'), 'policy/a_test.rego': TEST_OF_CONFTEST };
    const { verdict, said } = await check(opa, files);
    expect(verdict).toBe('blocked');
    expect(said).toContain('has tests for `conftest verify` (a_test.rego), which no check runs');
    const inOneLine = TEST_OF_CONFTEST.replace('main', 'main deny contains "x"');
    // In Rego v0, which only `opa` itself can read.
    const old = 'package old\n\ndefault deny = true\n\ntest_it { parse_config("yaml", "a: {}") }\n';
    for (const text of [`${TEST_OF_CONFTEST}\ndeny contains "x"\n`, inOneLine, old]) {
      const { code, stderr } = await check(opa, { ...files, 'policy/a_test.rego': text });
      expect([code, stderr]).toEqual([2, expect.stringContaining('parse_config')]);
    }
  });
});

describe('conftest.toml', () => {
  const rego = {
    'rules/a.rego': denies('one'),
    'rules/b.rego': denies('two', '{\n\tdata.limits.most == 3\n\tdata.on == "on"\n}'),
    'rules/c.rego': denies('three'),
  };

  testWith('opa', 'names the directory, the packages and the data', async (opa) => {
    const toml = `# Ours\npolicy = "rules"\nnamespace = [\n  "one", # the first\n  'two',\n]\ndata = ["values"]\noutput = "json"\nfail-on-warn = true\n`;
    const data = { 'values/v1.2/l.yaml': 'limits: {most: 3}\n', 'values/o.json': '{"on": "on"}' };
    const files = { ...rego, ...data, 'conftest.toml': toml };
    const { verdict, policies, said } = await check(opa, files);
    expect([verdict, policies]).toEqual(['blocked', ['one', 'two']]);
    expect(said).toContain('"fail-on-warn" is not read here. Write `--fail-on advisory`.');
    expect(said).toContain('namespace = ["one", "two", "three"]');
    expect(said).not.toContain('"output" is not');
  });

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
        expect(report?.findings[0]?.policySet).toBe('policy');
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

  test.each(['conftest.yaml', 'conftest.yml', 'conftest.json'])(
    'in another language, as %s, is refused',
    async (name) => {
      const files = { 'policy/a.rego': denies('main'), [name]: 'all-namespaces: true\n' };
      const { code, stderr } = await check(undefined, files);
      const said = `${name} is not read here, and conftest reads it. Write what it says into conftest.toml.`;
      expect([code, stderr.replaceAll(/\s+/g, ' ')]).toEqual([2, expect.stringContaining(said)]);
      const unrelated = await check(undefined, { ...files, [name]: '{}' });
      expect(unrelated.code).not.toBe(2);
    },
  );

  testWith('opa', 'says of tables that they are not read', async (opa) => {
    const toml = `policy = "rules"\nnamespace = "one"\n\n[[policies]]\nrepository = "x"\nnamespace = "two"\n`;
    const { policies, said } = await check(opa, { ...rego, 'conftest.toml': toml });
    expect(policies).toEqual(['one']);
    expect(said).toContain('conftest.toml: "policies" is not read here.');
  });

  testWith('opa', 'is named where the rules are in other packages than it says', async (opa) => {
    const toml = 'policy = "rules"\n';
    const { code, stderr } = await check(opa, { ...rego, 'conftest.toml': toml });
    expect([code, stderr.replaceAll(/\s+/g, ' ')]).toEqual([
      2,
      expect.stringContaining(
        'Other packages have such rules. For these, write `namespace = ["one", "three", "two"]` in conftest.toml.',
      ),
    ]);
  });

  testWith('opa', 'names data with long numbers, which keep their digits', async (opa) => {
    const long = '9007199254740993';
    const files = {
      'rules/a.rego': denies('main', `data.account == ${long}`),
      'values/a.json': `{"account": ${long}}`,
      'conftest.toml': 'policy = "rules"\ndata = ["values"]\n',
    };
    expect((await check(opa, files)).policies).toEqual(['main']);
  });

  testWith('opa', 'can let every package judge', async (opa) => {
    const lines = [
      'all-namespaces = true',
      'all-namespaces = "True"',
      'All-Namespaces = 1',
      '"all-namespaces" = """\nt"""',
    ];
    for (const line of lines) {
      const toml = `policy = ["rules"]\n${line}\n`;
      const { policies, said } = await check(opa, { ...rego, 'conftest.toml': toml });
      expect(policies).toEqual(['one', 'three', 'two']);
      expect(said).not.toContain('as conftest does');
    }
  });

  test.each([
    ['policy = 3', '"policy" is no text'],
    ['namespace = "k8s.*"', '"namespace" has a wildcard'],
    ['data = ["none"]', 'the data "none" is missing'],
    ['policy = ["a" "b"', 'conftest.toml:1: cannot be read'],
    ['data = ["a"]\ndata = []', 'conftest.toml:2: cannot be read'],
    ['data = ["a"]\nData = []', '"data" is there twice'],
    ['policy = [["a"]]', '"policy" is no text'],
    ['[namespace]\nmain = true', '"namespace" is no text'],
  ])('%s is refused', async (text, why) => {
    const { code, stderr } = await check(undefined, { ...rego, 'conftest.toml': text });
    expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
  });

  testWith(
    'opa',
    'is refused where a directory of data is a link that leads nowhere',
    async (opa) => {
      const toml = 'policy = "rules"\nall-namespaces = true\ndata = ["values"]\n';
      const files = {
        ...rego,
        'conftest.toml': toml,
        'values/a.json': '{}',
        'values/LICENSE': '-',
      };
      const linkedTo = (target: string) => (root: string) =>
        symlinkSync(target, join(root, 'values/sub'));
      const broken = await check(opa, files, [], linkedTo('../gone'));
      const said = 'the data "values/sub" is missing, or is a link';
      expect([broken.code, broken.stderr]).toEqual([2, expect.stringContaining(said)]);
      expect((await check(opa, files, [], linkedTo('../rules'))).code).not.toBe(2);
    },
  );

  testWith('opa', 'is refused where two files of data have one key', async (opa) => {
    const toml = 'policy = "rules"\nall-namespaces = true\ndata = ["values", "more"]\n';
    const data = (more: string) => ({
      'values/a.json': '{"limits": {"most": 3}}',
      'more/b.yaml': more,
    });
    const files = { ...rego, 'conftest.toml': toml };
    const same = await check(opa, { ...files, ...data('limits: {most: 4}\n') });
    const said = 'the data "more/b.yaml" has the key "most", and another file has it, too';
    expect([same.code, same.stderr]).toEqual([2, expect.stringContaining(said)]);
    const other = await check(opa, { ...files, ...data('limits: {least: 1}\n') });
    expect(other.code).not.toBe(2);
  });

  testWith('opa', 'counts in a job as the default branch has it', async (opa) => {
    const { origin, propose } = policyRepository({
      ...rego,
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
      const { findings } = JSON.parse(stdout) as Report;
      expect(findings.map(({ policy }) => policy)).toEqual(['one']);
    }
  });
});

test.each([
  ...Object.keys(INSTEAD_OF_CONFTEST).map((name) => [`--${name}`, name] as const),
  ['-p', 'policy'] as const,
  ['-n', 'namespace'] as const,
])('%s is answered with what to write', async (option, name) => {
  const { code, stderr } = await check(undefined, {}, [option]);
  expect(code).toBe(2);
  expect(stderr.replaceAll(/\s+/g, ' ')).toContain(
    `${option} is not an option of plangate check. ${INSTEAD_OF_CONFTEST[name]}`,
  );
});

testWith('opa', 'each of several messages without an address is shown everywhere', async (opa) => {
  const deny = (name: string, words: string) =>
    `${name} contains msg if {\n\tsome i in [1, 2, 3]\n\tmsg := sprintf("${words} %d", [i])\n}\n`;
  const policy = `package main\n\n${deny('deny', 'wrong')}\n${deny('warn', 'odd')}`;
  const reports = emptyDirectory();
  const files = { 'policy/a.rego': policy, 'policy/data.yaml': 'y: on\n' };
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

testWith('opa', 'keys and words of YAML are what opa reads', async (opa) => {
  const yaml = 'limits:\n  y: on\n  "no": 1\n';
  const own = execFileSync(opa, ['eval', '--format', 'raw', '-I', 'yaml.unmarshal(input)'], {
    input: JSON.stringify(yaml),
    encoding: 'utf8',
  });
  const { limits } = JSON.parse(own) as { limits: Record<string, unknown> };
  const rule = `package main\n\ndeny contains json.marshal(data.limits) if input.resource_changes\n`;
  const { report } = await check(opa, { 'policy/a.rego': rule, 'policy/data.yaml': yaml });
  const [finding] = report?.findings ?? [];
  expect(JSON.parse(finding?.message ?? '')).toEqual(limits);
});
