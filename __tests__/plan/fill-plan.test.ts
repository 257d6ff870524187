/** A plan that was approved, filled from the state after its apply: policies judge again what they could not know. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fillPlan } from '../../src/plan/fill-plan.ts';
import { unknownValues } from '../../src/plan/unknown-values.ts';
import { judgeBySets } from '../../src/rego/judge-plan.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { PlanJson } from '../../src/model/plan-json.ts';
import { describe, expect, test } from '../support/jest.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { testWith } from '../support/optional-tools.ts';
import { policyPorts, policySet } from '../support/rego-sets.ts';
import { makeTree } from '../support/tree.ts';

type Json = Readonly<Record<string, unknown>>;

const change = (after: object, after_unknown: object, more: object = {}) => ({
  address: 'a.b',
  change: {
    actions: ['create'],
    before: null,
    after,
    after_unknown,
    after_sensitive: {},
    after_identity: null,
  },
  ...more,
});
const stateOf = (
  values: object,
  address = 'a.b',
  outputs: object = {},
  sensitive: object | null = {},
) => {
  const resource = { address, values, ...(sensitive && { sensitive_values: sensitive }) };
  return { values: { outputs, root_module: { child_modules: [{ resources: [resource] }] } } };
};

describe('a plan is filled', () => {
  test('where it marks something, and nowhere else', () => {
    const plan = {
      format_version: '1.2',
      resource_changes: [
        change(
          { name: 'x', tags: { env: 'prod' }, rules: [{ port: 1 }] },
          { id: true, tags: { id: true }, rules: [{ group: true }] },
        ),
      ],
    };
    const before = structuredClone(plan);
    const values = {
      id: 'i-1',
      name: 'other',
      tags: {
        env: 'dev',
        id: 'i-1',
      },
      rules: [
        {
          port: 1,
          group: 'g',
        },
      ],
    };
    expect(fillPlan(plan, stateOf(values))).toEqual({
      format_version: '1.2',
      resource_changes: [
        change(
          {
            id: 'i-1',
            name: 'x',
            tags: {
              env: 'prod',
              id: 'i-1',
            },
            rules: [
              {
                port: 1,
                group: 'g',
              },
            ],
          },
          {},
        ),
      ],
    });
    expect(plan).toEqual(before);
  });

  test('in outputs and in planned values of every module, too', () => {
    const plan = {
      resource_changes: [change({}, { id: true })],
      output_changes: {
        url: { after_unknown: true, after_sensitive: false },
        kept: { after: 1, after_unknown: false },
      },
      planned_values: {
        outputs: { url: { sensitive: false }, kept: { value: 1 } },
        root_module: { child_modules: [{ resources: [{ address: 'a.b', values: {} }] }] },
      },
    };
    const state = stateOf({ id: 'i-1' }, 'a.b', {
      url: { value: 'http', type: 'string', sensitive: true },
      kept: { value: 2 },
    });
    expect(fillPlan(plan, state)).toEqual({
      resource_changes: [change({ id: 'i-1' }, {})],
      output_changes: {
        url: { after: 'http', after_unknown: false, after_sensitive: true },
        kept: { after: 1, after_unknown: false },
      },
      planned_values: {
        outputs: {
          url: { sensitive: true, value: 'http', type: 'string' },
          kept: { value: 1, sensitive: undefined },
        },
        root_module: {
          child_modules: [
            { resources: [{ address: 'a.b', values: { id: 'i-1' }, sensitive_values: {} }] },
          ],
        },
      },
    });
  });

  test('with the marks of both, and as sensitive as a whole where a state has none', () => {
    const planned = change({ name: 'x', list: [{ key: 'k' }] }, { id: true, list: [{ of: true }] });
    const marked = (after_sensitive: object) => ({
      resource_changes: [{ ...planned, change: { ...planned.change, after_sensitive } }],
    });
    const marksAfter = (plan: object, sensitive: object | null) => {
      const values = { id: 'i-1', name: 'x', list: [{ key: 'k', of: 'o' }] };
      const { resource_changes: changes } = fillPlan(
        plan as Json,
        stateOf(values, 'a.b', {}, sensitive),
      );
      return (changes as { change: Json }[])[0]?.change['after_sensitive'];
    };
    expect(marksAfter(marked({ name: true }), { id: true })).toEqual({ name: true, id: true });
    expect(marksAfter(marked({ list: [{ key: true }] }), { list: [{ of: true }] })).toEqual({
      list: true,
    });
    expect(marksAfter(marked({ list: [{ key: true }] }), { list: [{ key: true }] })).toEqual({
      list: [{ key: true }],
    });
    expect(marksAfter(marked({}), null)).toBe(true);
  });

  test.each([
    ['a resource that the state does not have', stateOf({ id: 1 }, 'a.c'), {}],
    ['an attribute that the state does not have', stateOf({ name: 1 }), {}],
    ['an object that was deposed', stateOf({ id: 1 }), { deposed: 'x' }],
  ])('but for %s, which stays unknown', (_, state, more) => {
    const plan = { resource_changes: [change({}, { id: true }, more)] };
    expect(fillPlan(plan, state)).toEqual(plan);
    expect(unknownValues(fillPlan(plan, state)).length).toBeGreaterThan(0);
  });
});

const FIRST = `variable "word" {}
resource "terraform_data" "first" {
  input = var.word
}
resource "terraform_data" "second" {
  input = { acl = terraform_data.first.output, name = "logs" }
}
output "acl" {
  value = terraform_data.first.output
}
output "of" {
  value = { acl = terraform_data.first.output, name = "logs" }
}
`;
const POLICIES = {
  'a.rego': `package a

deny contains r.address if {
	some r in input.resource_changes
	r.change.actions == ["create"]
	r.change.after.input.acl == "public-read"
}
`,
  'b.rego': `package b

deny contains "an output" if input.output_changes.acl.after == "public-read"
`,
  'c.rego': `package c

deny contains "planned" if input.planned_values.outputs.of.value == {"acl": "public-read", "name": "logs"}
`,
};

/** What an apply leaves unknown; it tells no text of the configuration. */
const unknownAfter = (filled: Json) => unknownValues(filled).filter((one) => !one.hasNoText);

/** With providers of the registry, whose programs are here: the configuration of Terraform that finds them. */
function mirrorOf(providers: Readonly<Record<string, string>>): string {
  const files = emptyDirectory();
  for (const [name, program] of Object.entries(providers)) {
    const { platform, arch } = process;
    const system = `${platform === 'win32' ? 'windows' : platform}_${arch === 'x64' ? 'amd64' : arch}`;
    const place = join(files, 'registry.terraform.io/hashicorp', name, '3.0.0', system);
    mkdirSync(place, { recursive: true });
    copyFileSync(program, join(place, basename(program)));
  }
  return `provider_installation {\n  filesystem_mirror {\n    path = ${JSON.stringify(files)}\n  }\n}\n`;
}

/** What policies say of a plan of Terraform, and again once it was applied. */
async function judgeTwice(
  terraform: string,
  policies: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
  words: Readonly<Record<string, string>>,
) {
  const opened = await openPolicies(policySet(policies), await policyPorts());
  const judge = async (document: Json) => {
    const json = PlanJson.of(document, true);
    const plan = { json, document: document as never, run: undefined, workspace: 'net' };
    const { results } = await judgeBySets([opened], plan, new AbortController().signal);
    return results.map(({ status, output }) => [status, ...output]);
  };
  const tree = makeTree(files);
  const run = (...args: string[]): string =>
    execFileSync(terraform, args, {
      cwd: tree.root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '', HOME: tree.root, CHECKPOINT_DISABLE: '1' },
    });
  run('init', '-input=false');
  const values = Object.entries(words).map(([name, word]) => `-var=${name}=${word}`);
  run('plan', '-input=false', '-out=saved', ...values);
  const plan = JSON.parse(run('show', '-json', 'saved')) as Json;
  run('apply', '-input=false', 'saved');
  const filled = fillPlan(plan, JSON.parse(run('show', '-json')) as Json);
  const judged = { before: await judge(plan), after: await judge(filled), filled };
  tree.remove();
  await opened.close();
  return judged;
}

testWith(
  ['terraform', 'opa'],
  'what Terraform applied is judged again: it passes and fails as the values do',
  async (terraform) => {
    const later = 'is known only after the apply. The policy compares it with';
    const waits = [
      ['known-after-apply', `terraform_data.second: \`input.acl\` ${later} "public-read".`],
      ['known-after-apply', `output.acl: its value ${later} "public-read".`],
      ['known-after-apply', `output.of: its value ${later} "logs", "public-read".`],
    ];
    const judged = (word: string) =>
      judgeTwice(terraform, POLICIES, { 'main.tf': FIRST }, { word });
    const open = await judged('public-read');
    expect(open.before).toEqual(waits);
    expect(open.after).toEqual([
      ['failed', 'terraform_data.second'],
      ['failed', 'an output'],
      ['failed', 'planned'],
    ]);
    expect(unknownAfter(open.filled)).toEqual([]);
    const closed = await judged('private');
    expect(closed.before).toEqual(waits);
    expect(closed.after).toEqual([['passed'], ['passed'], ['passed']]);
  },
  120_000,
);

const GENERATED = `variable "algorithm" {}
variable "length" {}
terraform {
  required_providers {
    random = { source = "hashicorp/random" }
    tls    = { source = "hashicorp/tls" }
  }
}
resource "random_string" "name" {
  length  = tonumber(var.length)
  special = false
}
resource "random_integer" "port" {
  min = 8000
  max = 8999
}
resource "tls_private_key" "host" {
  algorithm = var.algorithm
}
resource "tls_self_signed_cert" "host" {
  private_key_pem       = tls_private_key.host.private_key_pem
  validity_period_hours = 24
  allowed_uses          = ["server_auth"]
  subject {
    common_name = random_string.name.result
  }
}
`;
const OF_GENERATED = {
  'a.rego': `package a

deny contains sprintf("%s: too short", [r.address]) if {
	some r in input.resource_changes
	r.type == "random_string"
	count(r.change.after.result) < 12
}
`,
  'b.rego': `package b

deny contains sprintf("%s: an old key", [r.address]) if {
	some r in input.resource_changes
	startswith(r.type, "tls_")
	startswith(r.change.after.public_key_openssh, "ssh-rsa ")
}
`,
  'c.rego': `package c

deny contains sprintf("%s: no name", [r.address]) if {
	some r in input.resource_changes
	r.type == "tls_self_signed_cert"
	every subject in r.change.after.subject { count(subject.common_name) < 12 }
}
`,
  'd.rego': `package d

deny contains r.address if {
	some r in input.resource_changes
	r.type == "random_integer"
	r.change.after.max > 9000
}
`,
};

testWith(
  ['terraform', 'opa', 'terraform-provider-random', 'terraform-provider-tls'],
  'what providers generate is judged once it is there, and nothing else waits for it',
  async (terraform, _opa, random, tls) => {
    const files = { 'main.tf': GENERATED, '.terraformrc': mirrorOf({ random, tls }) };
    const judged = (words: Record<string, string>) =>
      judgeTwice(terraform, OF_GENERATED, files, words);
    const waits = [
      ['known-after-apply', 'random_string.name: `result` is known only after the apply.'],
      [
        'known-after-apply',
        'tls_private_key.host: `public_key_openssh` is known only after the apply. The policy compares it with "ssh-rsa".',
      ],
      [
        'known-after-apply',
        'tls_self_signed_cert.host: `subject[0].common_name` is known only after the apply.',
      ],
      ['passed'],
    ];
    const weak = await judged({ algorithm: 'RSA', length: '4' });
    expect(weak.before).toEqual(waits);
    expect(weak.after).toEqual([
      ['failed', 'random_string.name: too short'],
      ['failed', 'tls_private_key.host: an old key'],
      ['failed', 'tls_self_signed_cert.host: no name'],
      ['passed'],
    ]);
    expect(unknownAfter(weak.filled)).toEqual([]);
    const strong = await judged({ algorithm: 'ED25519', length: '16' });
    expect(strong.before).toEqual(waits);
    expect(strong.after).toEqual([['passed'], ['passed'], ['passed'], ['passed']]);
  },
  180_000,
);
