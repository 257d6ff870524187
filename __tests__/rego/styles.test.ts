/** Policies that were written for other tools run as they are: which input they get, which rules judge. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openPolicies, type OpenedPolicies } from '../../src/rego/open-policies.ts';
import { readDirectoryPolicies } from '../../src/rego/policy-files.ts';
import { describe, expect } from '../support/jest.ts';
import { eachWith, findProgram, testWith } from '../support/optional-tools.ts';
import { inputOf, planOfBucket, policyPorts, policySet } from '../support/rego-sets.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

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
  const results = await opened.set.judge.judge(input, new AbortController().signal);
  const levels = new Map(opened.set.policies.map(({ name, level }) => [name, level]));
  return results.map(
    ({ name, status, output }) => `${name} ${levels.get(name)} ${status}: ${output.join(' | ')}`,
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
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
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

/** The same rule in four styles. */
const STYLES = {
  'HCP Terraform': { reads: 'input.plan', keys: ['plan'], levels: true },
  conftest: { reads: 'input', keys: ['resource_changes'], levels: false },
  Scalr: { reads: 'input.tfplan', keys: ['tfplan'], levels: false },
  Spacelift: { reads: 'input.terraform', keys: ['terraform'], levels: false },
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
          expect(opened.warnings).toEqual(
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

describe('in a file of tests', () => {
  const POLICY = 'package a\n\ndeny contains "x" if input.resource_changes[_].type == "x"\n';
  const directoryOf = (files: Readonly<Record<string, string>>) => {
    const directory = emptyDirectory();
    for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
    return directory;
  };

  testWith('opa', 'a deny judges, as it does for opa', async () => {
    const own = 'package a\n\ndeny contains "y" if input.resource_changes\n\ntest_y if true\n';
    const files = { 'a.rego': POLICY, 'a_test.rego': own };
    expect(evaluate(files, JSON.stringify(PLAN), false, 'data.a.deny')).toEqual(['y']);
    const read = await readDirectoryPolicies(directoryOf(files), 'policies', true);
    const opened = await openPolicies(read ?? policySet({}), await policyPorts());
    expect(await judge(opened)).toEqual(['a mandatory failed: y']);
    expect(opened.warnings).toEqual([]);
    await opened.close();
  });

  testWith('opa', 'what looks like a verdict is named, if no test is beside it', async () => {
    const files = {
      'a.rego': POLICY,
      'b_test.rego': 'package b\n\ndenied := true\n',
      'c_test.rego': 'package c_test\n\nresult := data.a.deny\n\ntest_x if count(result) == 0\n',
    };
    const read = await readDirectoryPolicies(directoryOf(files), 'policies', true);
    const opened = await openPolicies(read ?? policySet({}), await policyPorts());
    expect(opened.warnings).toEqual([
      expect.stringContaining('policies/b_test.rego: the rule "denied" judges nothing'),
    ]);
    await opened.close();
  });
});

testWith('opa', 'two styles and two versions in one directory get both keys', async () => {
  const files = {
    'one.rego': V1('input.plan').replace('package acl', 'package one'),
    'two.rego': V0('input').replace('package acl', 'package two'),
    'three.rego': V0('input.tfplan').replace('package acl', 'package three'),
  };
  await open(files, async (opened) => {
    const document = JSON.parse(opened.write(INPUT)) as object;
    expect(Object.keys(document)).toEqual(['plan', 'tfplan', 'resource_changes']);
    const results = await judge(opened);
    expect(results).toHaveLength(3);
    expect(results.every((line) => line.includes('failed: aws_s3_bucket.logs: ["create"]'))).toBe(
      true,
    );
  });
});

describe('which keys are written', () => {
  testWith('opa', 'follows aliases, functions and patterns', async () => {
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

  testWith('opa', 'keeps numbers that JavaScript cannot hold', async () => {
    const text =
      'package a\n\ndeny contains m if m := sprintf("%v %v", [input.plan.variables.n.value, input.plan.variables.f.value])\n';
    const written =
      '{"variables":{"n":{"value":9007199254740993},"f":{"value":1.50}},"resource_changes":[]}';
    const input = inputOf(JSON.parse(written) as object, 'net-prod', written);
    await open({ 'a.rego': text }, async (opened) => {
      expect(await judge(opened, input)).toEqual(['a mandatory failed: 9007199254740993 1.5']);
    });
  });
});

describe('which rules judge', () => {
  testWith('opa', 'deny, violation and warn of each package, also with a suffix', async () => {
    const text =
      'deny contains "d" if input.plan.x_unused == 1\n\nviolation := true\n\nwarn contains "w"\n\ndeny_a := "text"\n\nwarn_b if true\n';
    const files = {
      'main.rego': `package main\n\n${text.replace(' if input.plan.x_unused == 1', '')}`,
      'deep/other.rego': 'package acme["b-c"]\n\ndeny contains "never" if false\n',
      'lib/rule.rego': 'package acme.lib\n\nrule := ["r"]\n',
    };
    await open(files, async (opened) => {
      expect(await judge(opened)).toEqual([
        'lib mandatory failed: r',
        'b-c mandatory passed: ',
        'main.deny mandatory failed: d',
        'main.deny_a mandatory failed: text',
        'main.violation mandatory failed: violation',
        'main.warn advisory failed: w',
        'main.warn_b advisory failed: warn_b',
      ]);
      expect(opened.warnings).toEqual([]);
    });
  });

  testWith('opa', 'what is written below deny, as conftest refuses to read it', async () => {
    const files = {
      'a.rego':
        'package main\n\ndeny["the bucket is public"] if true\n\ndeny.listed contains "x"\n\ndeny.never contains "y" if false\n\nwarn.old := "w"\n\nrule.id := "no verdict"\n',
      'b.rego': 'package other\n\ndeny[msg] := true if msg := "b"\n\ndeny["c"] := true\n',
      // Another rule of the same path, in a package above it.
      'c.rego': 'package other\n\nbelow.deny contains "z" if false\n',
      'd.rego': 'package other.below\n\ndeny contains "d"\n',
    };
    await open(files, async (opened) => {
      expect(await judge(opened)).toEqual([
        'main.deny.listed mandatory failed: x',
        'main.deny.never mandatory passed: ',
        'main.deny.the bucket is public mandatory failed: the bucket is public',
        'main.warn.old advisory failed: w',
        'below mandatory failed: d',
        'other mandatory failed: b | c',
      ]);
    });
  });

  testWith('opa', 'packages of one name are told apart', async () => {
    const files = {
      'a.rego': 'package a.tags\n\ndeny contains "1"\n',
      'b.rego': 'package b.tags\n\ndeny contains "2"\n',
    };
    await open(files, async (opened) => {
      expect(await judge(opened)).toEqual([
        'a.tags.deny mandatory failed: 1',
        'b.tags.deny mandatory failed: 2',
      ]);
    });
  });

  testWith(
    'opa',
    'a rule that looks like a verdict, and a package without one, are named',
    async () => {
      const files = {
        'main.rego':
          'package main\n\nimport data.used\n\ndeny contains used.x if denylist[_] == "a"\n\ndenylist := ["a"]\n\nallow := true\n\nblocked contains "x"\n\ndeny_all(x) := x\n',
        'used.rego': 'package used\n\nx := "x"\n\nfailed := 1\n',
        'idle.rego': 'package idle\n\nhelper := 1\n',
      };
      await open(files, async (opened) => {
        expect(opened.warnings).toEqual([
          expect.stringMatching(
            /^policies\/main\.rego: the rule "allow" judges nothing: `deny`, `violation` and `warn` are read/,
          ),
          expect.stringMatching(/^policies\/main\.rego: the rule "blocked" judges nothing/),
          expect.stringMatching(/^policies\/used\.rego: the rule "failed" judges nothing/),
          expect.stringMatching(
            /^policies\/idle\.rego: package idle has no rule that judges, and no policy uses it/,
          ),
        ]);
      });
    },
  );

  testWith('opa', 'beside policies.hcl a verdict that it does not name is named', async () => {
    const files = {
      'acl.rego': `${V1('input.plan')}\nwarn contains "x"\n`,
      'more.rego': 'package more\n\ndeny contains "x"\n',
      'policies.hcl': LEVELS,
    };
    await open(files, async (opened) => {
      expect(opened.warnings).toEqual([
        'policies/acl.rego: no policy of policies.hcl names data.acl.warn, so it judges nothing.',
        'policies/more.rego: no policy of policies.hcl names data.more.deny, so it judges nothing.',
      ]);
    });
  });

  testWith('opa', 'conftest’s exception of a plain rule is an empty word', async () => {
    const text =
      'package main\n\ndeny contains "x"\n\ndeny_a contains "y"\n\nexception contains [""]\n';
    await open({ 'main.rego': text }, async (opened) => {
      expect(await judge(opened)).toEqual([
        'main.deny mandatory passed: ',
        'main.deny_a mandatory failed: y',
      ]);
      const [first] = await opened.set.judge.judge(INPUT, new AbortController().signal);
      expect(first?.said).toEqual(['failed, and is excepted by data.main.exception.']);
    });
  });
});

testWith('opa', 'what a policies.hcl below the top declares may judge by its name', async () => {
  await open({ 'net/acl.rego': V1('input.plan'), 'net/policies.hcl': LEVELS }, async (opened) => {
    expect(opened.set.policies.map(({ name, level }) => [name, level])).toEqual([
      ['acl', 'mandatory'],
    ]);
  });
});

describe('the level in METADATA', () => {
  const says = (scope: string, level = 'advisory') =>
    `# METADATA\n# scope: ${scope}\n# custom:\n#   enforcement_level: ${level}\n`;
  const of = (first: string, more = '') => ({
    'main.rego': `package main\n\n${first}deny contains "a"\n\n${more}`,
  });
  const all = (files: Record<string, string>) => Object.entries(files);
  const cases: readonly (readonly [what: string, files: [string, string][], level: string])[] = [
    ['of its only rule', all(of(says('rule'))), 'advisory'],
    ['of each rule', all(of(says('rule'), `${says('rule')}deny contains "b"\n`)), 'advisory'],
    ['of one of two rules', all(of(says('rule'), 'deny contains "b"\n')), 'mandatory'],
    [
      'of the rule of one file',
      all({ ...of(says('rule')), 'b.rego': 'package main\n\ndeny contains "b"\n' }),
      'mandatory',
    ],
    ['of the document', all(of(says('document'), 'deny contains "b"\n')), 'advisory'],
    [
      'of the package',
      all({
        'main.rego': `${says('package')}package main\n\ndeny contains "a"\n`,
        'b.rego': 'package main\n\ndeny contains "b"\n',
      }),
      'advisory',
    ],
    [
      'of two rules, and they differ',
      all(of(says('rule'), `${says('rule', 'soft-mandatory')}deny contains "b"\n`)),
      'soft-mandatory',
    ],
    [
      'of a rule with `else` and a default',
      all({
        'main.rego': `package main\n\ndefault deny := false\n\n${says('rule')}deny := "a" if false else := "b"\n`,
      }),
      'advisory',
    ],
  ];

  eachWith<[string, [string, string][], string]>(
    'opa',
    cases.map(([...one]) => one),
  )('%s', async (_, files, level) => {
    await open(Object.fromEntries(files), async (opened) => {
      expect(opened.set.policies.map((policy) => policy.level)).toEqual([level]);
    });
  });
});

describe('what is refused', () => {
  const levels = (query: string, name = 'acl') =>
    `policy "${name}" {\n  query             = "${query}"\n  enforcement_level = "mandatory"\n}\n`;
  const cases: readonly (readonly [what: string, files: Record<string, string>, said: RegExp])[] = [
    [
      'a query of a package',
      { 'acl.rego': V1('input.plan'), 'policies.hcl': `\n\n${levels('data.acl')}` },
      /^policies\/policies\.hcl:3: policy "acl": no rule is called data\.acl\. There are: data\.acl\.deny\.$/,
    ],
    [
      'a query that is more than a reference',
      { 'acl.rego': V1('input.plan'), 'policies.hcl': levels('count(data.acl.deny) > 0') },
      /the query "count\(data\.acl\.deny\) > 0" is no reference to a rule/,
    ],
    [
      'a policy that is there twice',
      {
        'acl.rego': V1('input.plan'),
        'policies.hcl': levels('data.acl.deny') + levels('data.acl.deny'),
      },
      /^policies\/policies\.hcl line 5: policy "acl" is there twice/,
    ],
    [
      'a policy with two levels',
      {
        'acl.rego': V1('input.plan'),
        'policies.hcl': levels('data.acl.deny').replace('}', '  enforcement_level = "advisory"\n}'),
      },
      /^policies\/policies\.hcl line 1: policy "acl" has enforcement_level twice\. Keep one\.$/,
    ],
    [
      'a policies.hcl below the top, of which a rule would not judge',
      {
        'net/acl.rego': V1('input.plan').replace('deny', 'must_be_private'),
        'net/policies.hcl': levels('data.acl.must_be_private'),
        'b.rego': 'package b\n\ndeny contains "x" if false\n',
      },
      /^policies\/net\/policies\.hcl: not all that it declares would judge.* Name its directory in `policies`: "policies\/net"\.$/,
    ],
    [
      'a policies.hcl below the top that is stricter than the name of the rule',
      {
        'net/acl.rego': V1('input.plan').replace('deny', 'warn'),
        'net/policies.hcl': levels('data.acl.warn'),
      },
      /^policies\/net\/policies\.hcl: not all that it declares would judge/,
    ],
    [
      'no policy in policies.hcl',
      { 'acl.rego': V1('input.plan'), 'policies.hcl': '' },
      /it names no policy/,
    ],
  ];
  for (const [what, files, said] of cases) {
    testWith('opa', what, async () => {
      await expect(openPolicies(policySet(files), await policyPorts())).rejects.toThrow(said);
    });
  }

  for (const version of ['v1', 'v0'] as const) {
    for (const name of ['http.send', 'net.lookup_ip_addr', 'opa.runtime']) {
      testWith('opa', `${name} in Rego ${version}`, async () => {
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
      expect(await judge(opened)).toEqual(['b mandatory passed: ']);
    });
    const opening = openPolicies(policySet({ 'a.rego': annotated }), await policyPorts());
    const said = await opening.then(judge, (error: Error) => error.message);
    expect(String(said)).not.toMatch(/refused|dial|connect/);
  });
});
