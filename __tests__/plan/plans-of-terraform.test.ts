/** Every form of change in plans that Terraform makes without a provider is read without an objection. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { planFromFile } from '../../src/plan/plan-file.ts';
import { readPlan } from '../../src/plan/read-plan.ts';
import { expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { makeTree } from '../support/tree.ts';

interface Configuration {
  name: string;
  /** The configuration that was applied before, if any. */
  before?: Record<string, string>;
  files: Record<string, string>;
}

const one = (text: string): Record<string, string> => ({ 'main.tf': text });
const data = (name: string, body = ''): string =>
  `resource "terraform_data" "${name}" {\n${body}\n}\n`;

const CONFIGURATIONS: Configuration[] = [
  {
    name: 'literals, templates and conditionals',
    files: one(`
variable "environment" { default = "staging" }
locals {
  big  = var.environment == "production"
  tags = merge({ team = "net" }, { environment = var.environment })
}
${data('a', 'input = { name = "app-${var.environment}", size = local.big ? 3 : 1, tags = local.tags }')}`),
  },
  {
    name: 'count and for_each over known collections',
    files: one(`
locals { names = ["web", "api"] }
${data('list', 'count = 3\ninput = count.index * 2')}
${data('set', 'for_each = toset(local.names)\ninput = each.key')}
${data('map', 'for_each = { for name in local.names : upper(name) => length(name) }\ninput = each.value')}`),
  },
  {
    name: 'values that are known after an apply',
    files: one(`
${data('a', 'input = "x"')}
${data('b', 'input = { id = terraform_data.a.id, text = "${terraform_data.a.output}-y" }')}
output "id" { value = terraform_data.b.id }`),
  },
  {
    name: 'modules with count and for_each',
    files: {
      'main.tf': `
module "net" {
  source   = "./net"
  for_each = { a = "10.0.0.0/16", b = "10.1.0.0/16" }
  cidr     = each.value
}
module "optional" {
  source = "./net"
  count  = 1
  cidr   = "10.2.0.0/16"
}
${data('all', 'input = [for name, net in module.net : net.cidr]')}`,
      'net/main.tf': `
variable "cidr" { type = string }
variable "zones" { default = 2 }
${data('subnet', 'count = var.zones\ninput = cidrsubnet(var.cidr, 8, count.index)')}
output "cidr" { value = var.cidr }`,
    },
  },
  {
    name: 'the convention create = true',
    files: {
      'main.tf':
        'module "db" {\n  source = "./db"\n  create = false\n}\nmodule "other" {\n  source = "./db"\n}\n',
      'db/main.tf': `
variable "create" { default = true }
variable "name" { default = null }
${data('this', 'count = var.create ? 1 : 0\ninput = coalesce(var.name, "default")')}
output "id" { value = try(terraform_data.this[0].id, null) }`,
    },
  },
  {
    name: 'a resource that changes, one that is replaced, one that goes',
    before: one(
      data('a', 'input = 1') +
        data('b', 'triggers_replace = 1') +
        data('c', 'input = 1') +
        data('d', 'input = 1'),
    ),
    files: one(data('a', 'input = 2') + data('b', 'triggers_replace = 2') + data('d', 'input = 1')),
  },
  {
    name: 'moves in a chain, into a module, and of a module',
    before: {
      'main.tf': `${data('a', 'input = 1')}${data('many', 'for_each = toset(["x", "y"])')}module "old" {\n  source = "./m"\n}\n`,
      'm/main.tf': data('inner', 'input = 1'),
    },
    files: {
      'main.tf': `
moved {
  from = terraform_data.a
  to   = terraform_data.b
}
moved {
  from = terraform_data.b
  to   = module.new.terraform_data.c
}
moved {
  from = terraform_data.many
  to   = terraform_data.several
}
moved {
  from = module.old
  to   = module.new
}
${data('several', 'for_each = toset(["x", "y"])')}
module "new" {
  source = "./m"
}`,
      'm/main.tf': `moved {\n  from = terraform_data.inner\n  to = terraform_data.deep["k"]\n}\n${data('deep', 'for_each = toset(["k"])\ninput = 1')}${data('c', 'input = 1')}`,
    },
  },
  {
    name: 'count and for_each come and go',
    before: one(
      data('a', 'input = 1') +
        data('b', 'count = 2\ninput = 1') +
        data('c', 'count = 1\ninput = 1'),
    ),
    files: one(
      data('a', 'count = 2\ninput = 1') +
        data('b', 'input = 1') +
        `moved {\n  from = terraform_data.c[0]\n  to = terraform_data.c["k"]\n}\n` +
        data('c', 'for_each = { k = 1 }\ninput = each.value'),
    ),
  },
  {
    name: 'a module that gets a count',
    before: {
      'main.tf': 'module "m" {\n  source = "./m"\n}\n',
      'm/main.tf': data('a', 'input = 1'),
    },
    files: {
      'main.tf': 'module "m" {\n  source = "./m"\n  count = 2\n}\n',
      'm/main.tf': data('a', 'input = 1'),
    },
  },
  {
    name: 'removed blocks that destroy and that forget',
    before: one(data('a', 'input = 1') + data('b', 'count = 2\ninput = 1')),
    files: one(`
removed {
  from = terraform_data.a
  lifecycle {
    destroy = false
  }
}
removed {
  from = terraform_data.b
}
`),
  },
  {
    name: 'an import',
    files: one(
      `import {\n  to = terraform_data.a\n  id = "known"\n}\n${data('a', 'input = 1')}${data('b')}`,
    ),
  },
  {
    name: 'checks that fail and that pass',
    files: one(`
locals { size = 1 }
check "size" {
  assert {
    condition     = local.size > 2
    error_message = "Too small."
  }
}
${data('a', 'input = 1')}`),
  },
  {
    name: 'lifecycle: ignored changes, and the new one first',
    before: one(
      data('a', 'input = 1') +
        data('b', 'triggers_replace = 1') +
        data('c', 'input = 1\ntriggers_replace = 1'),
    ),
    files: one(
      data('a', 'input = 2\nlifecycle {\n  ignore_changes = [input]\n}') +
        data('b', 'triggers_replace = 2\nlifecycle {\n  create_before_destroy = true\n}') +
        data('c', 'input = 2\ntriggers_replace = 2\nlifecycle {\n  ignore_changes = all\n}'),
    ),
  },
  {
    name: 'another resource replaces one',
    before: one(data('a', 'input = 1') + data('b', 'input = 1')),
    files: one(
      data('a', 'input = 2') +
        data('b', 'input = 1\nlifecycle {\n  replace_triggered_by = [terraform_data.a]\n}'),
    ),
  },
  {
    name: 'instances whose number is not known here, and that exist',
    before: one(data('a', 'count = length(regexall("a", "banana"))\ninput = 1')),
    files: one(data('a', 'count = length(regexall("n", "banana"))\ninput = 1')),
  },
];

/** What `terraform show -json` prints of a plan of the files. */
function planOf(program: string, { before, files }: Configuration): string {
  const tree = makeTree(before ?? files);
  const run = (...args: string[]): string =>
    execFileSync(program, args, {
      cwd: tree.root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '', HOME: tree.root, CHECKPOINT_DISABLE: '1' },
    });
  run('init', '-input=false');
  if (before !== undefined) {
    run('apply', '-input=false', '-auto-approve');
    for (const name of Object.keys(before)) rmSync(tree.path(name));
    tree.add(files);
    run('init', '-input=false');
  }
  run('plan', '-input=false', '-out=saved');
  const text = run('show', '-json', 'saved');
  tree.remove();
  return text;
}

for (const configuration of CONFIGURATIONS) {
  testWith('terraform', configuration.name, async (program) => {
    const text = planOf(program, configuration);
    const file = { text, reading: readPlan(text), objections: [], notes: [] };
    const about = { whenPartial: 'undecided', now: new Date(0) } as const;
    const { problems, limits } = await planFromFile(file, about);
    expect([...problems, ...limits]).toEqual([]);
  });
}
