/**
 * Configurations that Terraform plans without a provider. All were written for this
 * project. `origin` names the page of Terraform's documentation, or the habit of public modules, that
 * the configuration follows.
 */
interface Configuration {
  name: string;
  origin: string;
  /** The configuration that was applied before, if any. */
  before?: Record<string, string>;
  files: Record<string, string>;
}

const LANGUAGE = 'own, after the language reference';
const MODULES = 'own, after the habits of public modules';

const one = (text: string): Record<string, string> => ({ 'main.tf': text });
const data = (name: string, body = ''): string =>
  `resource "terraform_data" "${name}" {\n${body}\n}\n`;

export const CONFIGURATIONS: Configuration[] = [
  {
    name: 'literals, templates and conditionals',
    origin: LANGUAGE,
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
    origin: LANGUAGE,
    files: one(`
locals { names = ["web", "api"] }
${data('list', 'count = 3\ninput = count.index * 2')}
${data('set', 'for_each = toset(local.names)\ninput = each.key')}
${data('map', 'for_each = { for name in local.names : upper(name) => length(name) }\ninput = each.value')}`),
  },
  {
    name: 'count as a text, and none',
    origin: LANGUAGE,
    files: one(
      `${data('text', 'count = "2"\ninput = count.index')}${data('none', 'count = false ? 1 : 0')}`,
    ),
  },
  {
    name: 'functions that are not evaluated here',
    origin: LANGUAGE,
    files: {
      'text.tftpl': 'Hello ${name}',
      'main.tf': `
${data('a', 'input = regex("[a-z]+", "abc123")')}
${data('b', 'count = length(regexall("a", "banana"))\ninput = sha256("x")')}
${data('c', 'for_each = toset(flatten([["x"], ["y"]]))\ninput = each.key')}
${data('d', 'input = setproduct(["a", "b"], [1, 2])')}
${data('e', 'input = templatefile("text.tftpl", { name = "x" })')}`,
    },
  },
  {
    name: 'values that are known after an apply',
    origin: LANGUAGE,
    files: one(`
${data('a', 'input = "x"')}
${data('b', 'input = { id = terraform_data.a.id, text = "${terraform_data.a.output}-y" }')}
output "id" { value = terraform_data.b.id }`),
  },
  {
    name: 'modules with count and for_each',
    origin: MODULES,
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
    origin: MODULES,
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
    name: 'optional attributes and types',
    origin: MODULES,
    files: {
      'main.tf': 'module "m" {\n  source = "./m"\n  settings = { name = "x" }\n}\n',
      'm/main.tf': `
variable "settings" {
  type = object({ name = string, size = optional(number, 3) })
}
${data('a', 'input = var.settings')}
${data('b', 'input = var.settings.size')}`,
    },
  },
  {
    name: 'variables that are converted',
    origin: LANGUAGE,
    files: {
      'main.tf': `
variable "number" {
  type = number
  default = "5"
}
variable "text" {
  type = string
  default = 5
}
variable "names" {
  type = set(string)
  default = ["b", "a", "b"]
}
${data('a', 'input = { number = var.number, text = var.text }')}
${data('b', 'for_each = var.names\ninput = each.key')}`,
    },
  },
  {
    name: 'files of variables',
    origin: LANGUAGE,
    files: {
      'main.tf': `
variable "a" {}
variable "b" {}
variable "c" {}
${data('x', 'input = [var.a, var.b, var.c]')}`,
      'terraform.tfvars': 'a = "1"\nb = "1"\n',
      'terraform.tfvars.json': '{"b": "2", "c": "2"}',
      'z.auto.tfvars': 'c = "3"\n',
    },
  },
  {
    name: 'JSON syntax',
    origin: LANGUAGE,
    files: {
      'main.tf.json': JSON.stringify({
        locals: { name: 'x' },
        resource: {
          terraform_data: {
            a: { input: '${local.name}-y' },
            b: { count: 2, input: { deep: ['${count.index}'] } },
          },
        },
      }),
      'more.tf': data('c', 'input = terraform_data.a.input'),
    },
  },
  {
    name: 'override files',
    origin: LANGUAGE,
    files: {
      'main.tf': `variable "x" { default = "a" }\n${data('a', 'count = 1\ninput = var.x')}`,
      'b_override.tf': data('a', 'count = 2'),
      'override.tf': 'variable "x" {\n  default = "b"\n}\n',
    },
  },
  {
    name: 'a resource that changes, one that is replaced, one that goes',
    origin: LANGUAGE,
    before: one(
      data('a', 'input = 1') +
        data('b', 'triggers_replace = 1') +
        data('c', 'input = 1') +
        data('d', 'input = 1'),
    ),
    files: one(data('a', 'input = 2') + data('b', 'triggers_replace = 2') + data('d', 'input = 1')),
  },
  {
    name: 'a resource that was moved',
    origin: LANGUAGE,
    before: one(data('a', 'input = 1')),
    files: one(
      `moved {\n  from = terraform_data.a\n  to = terraform_data.b\n}\n${data('b', 'input = 1')}`,
    ),
  },
  {
    name: 'moves in a chain, into a module, and of a module',
    origin: LANGUAGE,
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
    origin: LANGUAGE,
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
    origin: MODULES,
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
    origin: LANGUAGE,
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
    origin: LANGUAGE,
    files: one(
      `import {\n  to = terraform_data.a\n  id = "known"\n}\n${data('a', 'input = 1')}${data('b')}`,
    ),
  },
  {
    name: 'imports for each, into a module',
    origin: LANGUAGE,
    files: {
      'main.tf': `
import {
  for_each = { x = "1", y = "2" }
  to       = module.m.terraform_data.a[each.key]
  id       = each.value
}
module "m" {
  source = "./m"
}`,
      'm/main.tf': data('a', 'for_each = toset(["x", "y", "z"])\ninput = each.key'),
    },
  },
  {
    name: 'checks that fail and that pass',
    origin: LANGUAGE,
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
    name: 'a variable that is not valid',
    origin: LANGUAGE,
    files: one(`
variable "size" {
  default = 3
  validation {
    condition     = var.size > 10
    error_message = "Too small."
  }
}
${data('a', 'input = var.size')}`),
  },
  {
    name: 'a precondition that is false',
    origin: LANGUAGE,
    files: one(
      data(
        'a',
        'input = 1\nlifecycle {\n  precondition {\n    condition = path.module == "elsewhere"\n    error_message = "No."\n  }\n}',
      ),
    ),
  },
  {
    name: 'lifecycle: ignored changes, and the new one first',
    origin: LANGUAGE,
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
    name: 'what must not be destroyed is replaced',
    origin: LANGUAGE,
    before: one(data('a', 'triggers_replace = 1')),
    files: one(data('a', 'triggers_replace = 2\nlifecycle {\n  prevent_destroy = true\n}')),
  },
  {
    name: 'another resource replaces one',
    origin: LANGUAGE,
    before: one(data('a', 'input = 1') + data('b', 'input = 1')),
    files: one(
      data('a', 'input = 2') +
        data('b', 'input = 1\nlifecycle {\n  replace_triggered_by = [terraform_data.a]\n}'),
    ),
  },
  {
    name: 'instances whose number is not known here, and that exist',
    origin: MODULES,
    before: one(data('a', 'count = length(regexall("a", "banana"))\ninput = 1')),
    files: one(data('a', 'count = length(regexall("n", "banana"))\ninput = 1')),
  },
];
