/** Policies that were written for other tools run as they are: which input they get, which rules judge. */
import { execFileSync } from 'node:child_process';
import { openPolicies, type OpenedPolicies } from '../../src/rego/open-policies.ts';
import { readDirectoryPolicies } from '../../src/rego/policy-files.ts';
import { textOf } from '../../src/model/finding.ts';
import { toPlainText } from '../../src/model/sentence.ts';
import { describe, expect } from '../support/jest.ts';
import { eachWith, findProgram, testWith } from '../support/optional-tools.ts';
import { inputOf, planOfBucket, policyPorts, policySet } from '../support/rego-sets.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { textCases } from '../support/text-cases.ts';
import { layIn } from '../support/tree.ts';

const PLAN = { ...planOfBucket('public-read'), terraform_version: '1.11.4' };
const INPUT = inputOf(PLAN);

async function open(
  files: Readonly<Record<string, string>>,
  use: (opened: OpenedPolicies) => Promise<void>,
): Promise<void> {
  const opened = await openPolicies(policySet(files), await policyPorts());
  try {
    await use(opened);
  } finally {
    await opened.close();
  }
}

async function judge(opened: OpenedPolicies, input = INPUT) {
  const results = await opened.set.judge.evaluate(input, new AbortController().signal);
  const levels = new Map(opened.set.policies.map(({ name, level }) => [name, level]));
  return results.map(({ name, status, output, remarks: said = [] }) =>
    [`${name} ${levels.get(name)} ${status}: ${output.join(' | ')}`, ...said.map(toPlainText)]
      .join('; ')
      .trimEnd(),
  );
}

/** What `opa eval` says of a document. */
function evaluate(
  files: Readonly<Record<string, string>>,
  document: string,
  isOld: boolean,
  query: string,
) {
  const directory = emptyDirectory();
  layIn(directory, files);
  const version = isOld ? ['--v0-compatible'] : [];
  const args = ['eval', ...version, '-b', '.', '-I', '-f', 'raw', query];
  const options = { cwd: directory, input: document, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(findProgram('opa') ?? '', args, options)) as unknown;
}

const LEVELS = `policy "acl" {
  query             = "data.acl.deny"
  enforcement_level = "mandatory"
}
`;

/** The same rule in two styles. */
const STYLES = {
  'HCP Terraform': { reads: 'input.plan', keys: ['plan'], levels: true },
  conftest: { reads: 'input', keys: ['resource_changes'], levels: false },
} as const;

const V1 = (reads: string): string => `package acl

deny contains msg if {
	some r in ${reads}.resource_changes
	r.change.after.acl == "public-read"
	msg := sprintf("%s: %v", [r.address, r.change.actions])
}
`;
const V0 = (reads: string): string => `package acl

deny[msg] {
	r := ${reads}.resource_changes[_]
	r.change.after.acl == "public-read"
	msg := sprintf("%s: %v", [r.address, r.change.actions])
}
`;

describe.each(Object.entries(STYLES))('in the style of %s', (_, { reads, keys, levels }) => {
  for (const [version, write] of [
    ['v1', V1],
    ['v0', V0],
  ] as const) {
    testWith(
      'opa',
      `a rule in Rego ${version} gets only what it reads, and denies what opa denies`,
      async () => {
        const files: Record<string, string> = { 'acl.rego': write(reads) };
        if (levels) files['policies.hcl'] = LEVELS;
        await open(files, async (opened) => {
          const document = opened.write(INPUT);
          expect(Object.keys(JSON.parse(document) as object)).toEqual(keys);
          const said = evaluate(
            { 'acl.rego': write(reads) },
            document,
            version === 'v0',
            'data.acl.deny',
          );
          expect(said).toEqual(['aws_s3_bucket.logs: ["create"]']);
          expect(await judge(opened)).toEqual([
            'acl mandatory failed: aws_s3_bucket.logs: ["create"]',
          ]);
          expect(opened.warnings.map(textOf)).toEqual(
            version === 'v1'
              ? []
              : [
                  'policies/acl.rego: Rego v0, judged as such. `opa fmt --write --v0-v1 policies` rewrites it in v1.',
                ],
          );
        });
      },
    );
  }
});

describe('a file of tests', () => {
  const POLICY = 'package a\n\ndeny contains "x" if input.resource_changes[_].type == "x"\n';
  const directoryOf = (files: Readonly<Record<string, string>>) => {
    const directory = emptyDirectory();
    layIn(directory, files);
    return directory;
  };

  testWith('opa', 'has a deny that judges, as it does for opa', async () => {
    const own = 'package a\n\ndeny contains "y" if input.resource_changes\n\ntest_y if true\n';
    const files = { 'a.rego': POLICY, 'a_test.rego': own };
    expect(evaluate(files, JSON.stringify(PLAN), false, 'data.a.deny')).toEqual(['y']);
    const directory = directoryOf(files);
    const read = await readDirectoryPolicies(directory, 'policies', directory);
    const opened = await openPolicies(read ?? policySet({}), await policyPorts());
    expect(await judge(opened)).toEqual(['a mandatory failed: y']);
    expect(opened.warnings.map(textOf)).toEqual([]);
    await opened.close();
  });

  testWith('opa', 'has what looks like a verdict named, if no test is beside it', async () => {
    const files = {
      'a.rego': POLICY,
      'b_test.rego': 'package b\n\ndenied := true\n',
      'c_test.rego': 'package c_test\n\nresult := data.a.deny\n\ntest_x if count(result) == 0\n',
    };
    const directory = directoryOf(files);
    const read = await readDirectoryPolicies(directory, 'policies', directory);
    const opened = await openPolicies(read ?? policySet({}), await policyPorts());
    expect(opened.warnings.map(textOf)).toEqual([
      expect.stringContaining('policies/b_test.rego: the rule "denied" judges nothing'),
    ]);
    await opened.close();
  });
});

testWith('opa', 'two styles and two versions in one directory get the keys of both', async () => {
  const files = {
    'one.rego': V1('input.plan').replace('package acl', 'package one'),
    'two.rego': V0('input').replace('package acl', 'package two'),
  };
  await open(files, async (opened) => {
    const document = JSON.parse(opened.write(INPUT)) as object;
    expect(Object.keys(document)).toEqual(['plan', 'resource_changes']);
    const results = await judge(opened);
    expect(results).toHaveLength(2);
    expect(results.every((line) => line.includes('failed: aws_s3_bucket.logs: ["create"]'))).toBe(
      true,
    );
  });
});

testWith('opa', 'Rego v0 is read in a file of any name', async () => {
  const names = ['*.rego', '[a]/b.rego', '{a,b}.rego', 'a?!.rego', 'a\\b.rego'];
  const old = names.map((name, at) => [
    name,
    `package p${at}\n\ndeny[msg] { msg := input.resource_changes[_].type }\n`,
  ]);
  await open({ ...Object.fromEntries(old), 'new.rego': V1('input') }, async (opened) => {
    const judged = await judge(opened);
    expect(judged).toHaveLength(names.length + 1);
    expect(judged.filter((one) => / mandatory failed: /.test(one))).toEqual(judged);
  });
});

describe('the keys that a policy reads', () => {
  testWith('opa', 'are found behind aliases, functions and patterns', async () => {
    const text = `package a

import input as document

whole := document

changes(from) := from.resource_changes

deny contains "x" if changes(whole)[_].type == "x"

deny contains "y" if {
	{"output_changes": outputs} = whole
	outputs.x.after == 1
}
`;
    await open({ 'a.rego': text }, async (opened) => {
      const document = JSON.parse(opened.write(inputOf({ ...PLAN, output_changes: {} }))) as object;
      expect(Object.keys(document)).toEqual(
        ['output_changes', 'resource_changes'].toSorted((a) => (a === 'resource_changes' ? -1 : 1)),
      );
    });
  });

  testWith('opa', 'are written with numbers that JavaScript cannot hold', async () => {
    const text =
      'package a\n\ndeny contains m if m := sprintf("%v %v", [input.plan.variables.n.value, input.plan.variables.f.value])\n';
    const written =
      '{"variables":{"n":{"value":9007199254740993},"f":{"value":1.50}},"resource_changes":[]}';
    const input = inputOf(JSON.parse(written) as object, written);
    await open({ 'a.rego': text }, async (opened) => {
      expect(await judge(opened, input)).toEqual(['a mandatory failed: 9007199254740993 1.5']);
    });
  });
});

/** What a set of policies says of the plan and of itself, or why it is refused. */
async function saidBy(files: Readonly<Record<string, string>>): Promise<string[]> {
  const opened = await openPolicies(policySet(files), await policyPorts()).catch(
    (error: Error) => error,
  );
  if (opened instanceof Error) return [`refused: ${opened.message}`];
  const results = await judge(opened);
  await opened.close();
  return [...results, ...opened.warnings.map(textOf)];
}

describe('a policy set judges with these rules and levels', () => {
  for (const { what, said, files } of textCases('rego-verdicts.rego')) {
    testWith('opa', what, async () => {
      expect(await saidBy(files)).toEqual(said);
    });
  }
});

describe('a policy that asks for the document of another tool', () => {
  const deny = (body: string, more = '') => `package acl\n\n${more}deny contains "x" if ${body}\n`;
  const metadata = (word: string) => `# METADATA\n# custom:\n#   input-document: ${word}\n`;
  const others = { 'other.rego': V1('input.plan').replace('package acl', 'package other') };

  eachWith<[what: string, line: number, asks: string, text: string, more?: object]>('opa', [
    ['in Rego v1', 4, 'reads input.tfplan', V1('input.tfplan')],
    ['in Rego v0', 4, 'reads input.terraform', V0('input.terraform')],
    [
      'beside policies.hcl',
      4,
      'reads input.tfplan',
      V1('input.tfplan'),
      { 'policies.hcl': LEVELS },
    ],
    ['by its run', 3, 'reads input.tfrun', deny('input.tfrun.is_destroy')],
    ['by an import', 5, 'reads input.tfplan', deny('i.checks', 'import input.tfplan as i\n\n')],
    ['by a key in a text', 3, 'reads input.tfplan', deny('input["tfplan"].checks')],
    ['by object.get', 3, 'reads input.terraform', deny('object.get(input, "terraform", {}).x')],
    ['by a key in a list', 3, 'reads input.tfplan', deny('input[["tfplan", "plan"][_]].checks')],
    ['below not', 3, 'reads input.tfplan', deny('not input.tfplan')],
    [
      'where METADATA says that it can be absent',
      5,
      'reads input.tfplan',
      deny('input.tfplan.checks', '# METADATA\n# custom: {input-keys: [tfplan]}\n'),
    ],
    [
      'in a library',
      3,
      'reads input.tfplan',
      'package lib\n\nplan := input.tfplan\n',
      { 'b.rego': deny('data.lib.plan.checks') },
    ],
    [
      'and in METADATA for one that there is',
      6,
      'reads input.tfplan',
      deny('input.tfplan.checks', metadata('conftest')),
    ],
  ])('is refused: %s', async (_, line, asks, text, more = {}) => {
    const tool = /terraform|spacelift/.test(asks) ? 'Spacelift' : 'Scalr';
    expect(await saidBy({ 'acl.rego': text, ...others, ...more })).toEqual([
      `refused: policies/acl.rego:${line}: policy "acl" ${asks}, and no policy gets a document of ${tool} here. Read that of HCP Terraform (input.plan, input.run), or the plan itself as conftest does (input.resource_changes).`,
    ]);
  });

  testWith('opa', 'is not meant by a key of that name elsewhere', async () => {
    const text = deny('input.variables.tfplan.value == data.terraform', 'tfplan := 1\n\n');
    expect(await saidBy({ 'acl.rego': text })).toEqual(['acl mandatory passed:']);
  });
});

describe('a policy is refused with a function that it cannot use here', () => {
  for (const version of ['v1', 'v0'] as const) {
    for (const name of ['http.send', 'net.lookup_ip_addr', 'opa.runtime']) {
      testWith('opa', `such as ${name} in Rego ${version}`, async () => {
        const args = {
          'http.send': '{"method": "get", "url": "http://127.0.0.1:9"}',
          'net.lookup_ip_addr': '"localhost"',
          'opa.runtime': '',
        }[name];
        const body = `{\n\tx := ${name}(${args})\n\tmsg := sprintf("%v", [x])\n}`;
        const rule = version === 'v1' ? `deny contains msg if ${body}` : `deny[msg] ${body}`;
        const opening = openPolicies(
          policySet({ 'a.rego': `package a\n\n${rule}\n` }),
          await policyPorts(),
        );
        await expect(opening).rejects.toThrow(
          `policies/a.rego:4: undefined function ${name}: policies cannot use it here`,
        );
      });
    }
  }
});

describe('no schema of a policy is read from a network', () => {
  testWith('opa', 'in METADATA, or in a call', async () => {
    const annotated = `package a

# METADATA
# schemas:
#   - input: {$ref: "http://127.0.0.1:9/schema.json"}
deny contains "x" if input.plan.resource_changes
`;
    const called = `package b

deny contains "read" if json.match_schema({}, {"$ref": "http://127.0.0.1:9/schema.json"})
`;
    await open({ 'b.rego': called }, async (opened) => {
      const [said] = await judge(opened);
      expect(said).toMatch(/^b mandatory errored: .*: remote reference loading disabled: /);
    });
    const opening = openPolicies(policySet({ 'a.rego': annotated }), await policyPorts());
    const said = await opening.then(judge, (error: Error) => error.message);
    expect(String(said)).not.toMatch(/refused|dial|connect/);
  });
});
