/** A plan that was made elsewhere: the honest one counts, and no other one counts as it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planFileEngine } from '../../src/service/engines/plan-file-engine.ts';
import { readPlan } from '../../src/service/engines/read-plan.ts';
import type { DigestAnswer } from '../../src/service/engines/plan-file/tree-digest.ts';
import type { PlanRequest } from '../../src/service/engines/engine.ts';
import type { Planned } from '../../src/service/plan/plan-document.ts';
import { requestFor, type Files } from '../support/engine-bench.ts';
import { planForReal } from '../support/against-terraform.ts';
import { CONFIGURATIONS } from '../support/configurations.ts';
import { describe, expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';

/** What Terraform 1.11.4 made of these files. */
const PLAN = readFileSync(join(REPOSITORY, '__tests__/data/plan-made-elsewhere.json'), 'utf8');
const FILES: Files = {
  'main.tf': `
variable "environment" {
  type    = string
  default = "staging"
}

locals {
  names = ["web", "api"]
}

resource "terraform_data" "host" {
  for_each         = toset(local.names)
  input            = { name = "\${var.environment}-\${each.key}", public = false }
  triggers_replace = "v1"
}

resource "terraform_data" "plain" {
  input = "private"
}

module "net" {
  source = "./modules/net"
  cidr   = "10.0.0.0/16"
  zones  = 2
}

output "hosts" {
  value = [for host in terraform_data.host : host.id]
}
`,
  'modules/net/main.tf': `
variable "cidr" {}

variable "zones" {
  default = 1
}

resource "terraform_data" "subnet" {
  count = var.zones
  input = cidrsubnet(var.cidr, 4, count.index)
}

output "subnets" {
  value = terraform_data.subnet[*].output
}
`,
};

async function hold(
  text: string | undefined,
  files: Files = FILES,
  { digest, ...more }: Partial<PlanRequest> & { digest?: DigestAnswer } = {},
): Promise<Planned> {
  const engine = planFileEngine({
    planOf: async () => (text === undefined ? text : { text, digest }),
  });
  return engine.plan(await requestFor(files, more));
}

/** Why it is not used, or does not count; empty for the plan of these files. */
function objections({ problems, limits }: Planned): string[] {
  return [...problems.map(({ detail }) => detail), ...limits.map(({ message }) => message)];
}

test('the plan of these files counts', async () => {
  const planned = await hold(PLAN, FILES, { digest: { kind: 'same' } });
  expect(objections(planned)).toEqual([]);
  expect(planned.counts).toEqual({ additions: 5, changes: 0, destructions: 0, imports: 0 });
  expect(planned.places.get('terraform_data.host["web"]')).toEqual({ file: 'main.tf', line: 11 });
  expect(planned.places.get('module.net.terraform_data.subnet[1]')?.file).toBe(
    'modules/net/main.tf',
  );
});

describe('another configuration than the one that was planned', () => {
  test.each<[string, string, (text: string) => string, string]>([
    [
      'a literal',
      'main.tf',
      (text) => text.replace('"private"', '"public"'),
      'terraform_data.plain',
    ],
    ['a local', 'main.tf', (text) => text.replace('"web", "api"', '"web", "db"'), 'host["api"]'],
    [
      'one instance more',
      'main.tf',
      (text) => text.replace('"web", "api"', '"web", "api", "db"'),
      'host["db"]',
    ],
    [
      'one instance less',
      'main.tf',
      (text) => text.replace('"web", "api"', '"web"'),
      'host["api"]',
    ],
    [
      'a reference',
      'main.tf',
      (text) => text.replace('toset(local.names)', 'toset(["web", "api"])'),
      '"for_each"',
    ],
    [
      'part of an object',
      'main.tf',
      (text) => text.replace('public = false', 'public = true'),
      '"input"',
    ],
    [
      'a resource more',
      'main.tf',
      (text) => `${text}resource "terraform_data" "new" {}\n`,
      'terraform_data.new',
    ],
    [
      'a resource less',
      'main.tf',
      (text) => text.replace(/resource "terraform_data" "plain"[^}]*\}/, ''),
      'terraform_data.plain',
    ],
    [
      'an argument more',
      'main.tf',
      (text) => text.replace('input = "private"', 'input = "private"\n  triggers_replace = 1'),
      '"triggers_replace"',
    ],
    [
      'an argument of a module',
      'main.tf',
      (text) => text.replace('10.0.0.0/16', '0.0.0.0/0'),
      '"cidr"',
    ],
    [
      'another module',
      'main.tf',
      (text) => text.replace('./modules/net', './modules/../modules/net'),
      '"./modules/../modules/net" in the files, and "./modules/net" in the plan',
    ],
    [
      'a module more',
      'main.tf',
      (text) => `${text}module "more" {\n  source = "./modules/net"\n  cidr = "10.0.0.0/8"\n}\n`,
      'module.more',
    ],
    [
      'inside of a module',
      'modules/net/main.tf',
      (text) => text.replace('cidrsubnet(var.cidr, 4,', 'cidrsubnet(var.cidr, 8,'),
      'subnet[1]',
    ],
    [
      'a default',
      'main.tf',
      (text) => text.replace('"staging"', '"production"'),
      'var.environment',
    ],
    [
      'an output less',
      'main.tf',
      (text) => text.replace(/output "hosts"[^}]*\}/, ''),
      'output.hosts',
    ],
    [
      'an override',
      'override.tf',
      () => 'resource "terraform_data" "plain" {\n  input = "public"\n}\n',
      'terraform_data.plain',
    ],
  ])('%s', async (_, path, change, said) => {
    const files = { ...FILES, [path]: change(FILES[path] ?? '') };
    const planned = await hold(PLAN, files);
    expect(planned.limits.map(({ kind }) => kind)).toContain('not-certain');
    expect(objections(planned).join(' ')).toContain(said);
  });

  test('no configuration at all, and one that cannot be read', async () => {
    expect(objections(await hold(PLAN, {})).join()).toContain('no .tf file');
    expect(objections(await hold(PLAN, { 'main.tf': 'resource {' })).join()).toContain(
      'could not be read',
    );
  });

  test('other values of variables than those of the run', async () => {
    const planned = await hold(PLAN, FILES, { variables: { environment: 'production' } });
    expect(objections(planned).join()).toContain(
      'var.environment is not the value of this run, "production", but "staging" in the plan',
    );
    const without = forged((plan) => delete plan['variables']);
    const missing = await hold(without, FILES, { variables: { environment: 'staging' } });
    expect(objections(missing).join()).toContain('but absent in the plan');
    const same = { variables: { environment: 'staging' }, digest: { kind: 'same' } } as const;
    expect(objections(await hold(PLAN, FILES, same))).toEqual([]);
  });

  test.each([
    { isDestroy: true },
    { options: { refreshOnly: false, targets: ['a_b.c'], replace: [], allowEmptyApply: false } },
  ])('a run of another kind: %j', async (more) => {
    expect(objections(await hold(PLAN, FILES, more)).join()).toContain('another kind');
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
const first = ({ resource_changes: [one] }: Loose): Loose['resource_changes'][number] => {
  if (one === undefined) throw new Error('the plan has no change');
  return one;
};

describe('a plan that was changed', () => {
  test.each<[string, string, string]>([
    ['nothing', '', 'not JSON'],
    ['no JSON', 'Terraform will perform the following actions', 'not JSON'],
    ['cut', PLAN.slice(0, 4_000), 'not JSON'],
    ['a list', '[]', 'another form'],
    ['null', 'null', 'another form'],
    ['the log of a plan', '{"@level":"info"}', 'another form'],
    ['a format of tomorrow', forged((plan) => (plan['format_version'] = '2.0')), 'format_version'],
    ['errored', forged((plan) => (plan['errored'] = true)), 'errored'],
    ['a part only', forged((plan) => (plan['complete'] = false)), 'not complete'],
    ['deep', `{"format_version":"1.2","a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'too deeply'],
    [
      'another address',
      forged((plan) => (first(plan)['address'] = 'terraform_data.other')),
      'by another address',
    ],
    [
      'another type',
      forged((plan) => (first(plan)['type'] = 'null_resource')),
      'by another address',
    ],
    [
      'another module',
      forged((plan) => (first(plan)['module_address'] = 'module.x')),
      'by another address',
    ],
    [
      'a name that is none',
      forged((plan) =>
        Object.assign(first(plan), {
          name: 'a\n::error::x',
          index: undefined,
          address: 'terraform_data.a\n::error::x',
        }),
      ),
      'no possible name',
    ],
    ['an address twice', forged((plan) => plan.resource_changes.push(first(plan))), 'twice'],
    [
      'an action of tomorrow',
      forged((plan) => (first(plan).change['actions'] = ['keep'])),
      'actions',
    ],
    ['no action', forged((plan) => (first(plan).change['actions'] = [])), 'actions'],
    [
      'create of what is there',
      forged((plan) => (first(plan).change['before'] = {})),
      'do not fit',
    ],
    [
      'no-op of what is not',
      forged((plan) => (first(plan).change['actions'] = ['no-op'])),
      'do not fit',
    ],
    [
      'delete with values',
      forged((plan) => (first(plan).change['actions'] = ['delete'])),
      'do not fit',
    ],
    ['a change left out', forged((plan) => plan.resource_changes.shift()), 'two things'],
    [
      'a value in one place',
      forged((plan) => (first(plan).change.after['input'] = 'other')),
      'two things',
    ],
    [
      'a value in both places',
      forged((plan) => {
        for (const one of plan.resource_changes)
          if (one['name'] === 'plain') one.change.after['input'] = 'other';
        for (const one of plan.planned_values.root_module.resources)
          if (one['name'] === 'plain') one.values['input'] = 'other';
      }),
      '"input" is "private" in the files, and "other" in the plan',
    ],
    [
      'a resource left out everywhere',
      forged((plan) => {
        plan.resource_changes = plan.resource_changes.filter((one) => one['name'] !== 'plain');
        const { root_module: root } = plan.planned_values;
        root.resources = root.resources.filter((one) => one['name'] !== 'plain');
      }),
      'terraform_data.plain is declared, and not planned',
    ],
    [
      'planned values of no form',
      forged((plan) => Object.assign(plan, { planned_values: { root_module: { resources: 3 } } })),
      'planned_values',
    ],
    ['no configuration', forged((plan) => (plan['configuration'] = {})), 'not in the plan'],
  ])('%s', async (_, text, said) => {
    const planned = await hold(text);
    expect(objections(planned).join(' ')).toContain(said);
  });

  test('a name that is special to JavaScript stays what it is', () => {
    const text = forged((plan) => {
      const values = { __proto__: null, constructor: 'x', prototype: 'y' };
      for (const one of plan.resource_changes)
        if (one['name'] === 'plain') Object.assign(one.change.after, values);
      for (const one of plan.planned_values.root_module.resources)
        if (one['name'] === 'plain') Object.assign(one.values, values);
    });
    const { document } = readPlan(text);
    const plain = document.resource_changes.find(({ name }) => name === 'plain');
    expect(plain?.change.after).toMatchObject({ prototype: 'y' });
    expect(Object.hasOwn(plain?.change.after ?? {}, 'constructor')).toBe(true);
  });

  test('there is none for this workspace', async () => {
    expect(objections(await hold(undefined))).toEqual([
      'There is no plan of the workspace "prod".',
    ]);
  });
});

describe('plans that Terraform makes', () => {
  for (const { name, before, files } of CONFIGURATIONS.filter(
    (one) => one.name !== 'JSON syntax',
  )) {
    testWith('terraform', `count for their own files: ${name}`, async (program) => {
      const real = planForReal(program, { before, files });
      if (real.failed) return;
      const digest: DigestAnswer = { kind: 'same' };
      const planned = await hold(real.text, files, { workspaceName: 'default', digest });
      expect(objections(planned)).toEqual([]);
    });
  }
});
