/** Configurations of which Terraform makes genuine plans: ten groups of twenty. All were written for this project. */
export type Files = Record<string, string>;

interface Genuine {
  group: string;
  name: string;
  files: Files;
}

const SHELF = `terraform {
  required_providers {
    shelf = {
      source  = "acme/shelf"
      version = ">= 1.0, < 2.0"
    }
  }
}
`;

const data = (name: string, body: string): string =>
  `resource "terraform_data" "${name}" {\n${body}\n}\n`;
const rack = (name: string, body: string): string =>
  `resource "shelf_rack" "${name}" {\n${body}\n}\n`;
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

const ACTIONS = ['s3:GetObject', 's3:PutObject', 'ec2:Describe*', 'iam:PassRole', 'kms:Decrypt'];

function json(n: number): Files {
  const statement = `{
      Sid       = "Stmt${n}"
      Effect    = "${pick(['Allow', 'Deny'], n)}"
      Action    = ["${pick(ACTIONS, n)}", "${pick(ACTIONS, n + 2)}"]
      Resource  = "arn:aws:s3:::bucket-${n}/*"
      Condition = { Bool = { "aws:SecureTransport" = "${n % 3 === 0}" }, NumericLessThan = { "s3:max-keys" = ${n} } }
    }`;
  return pick(
    [
      {
        'main.tf': data(
          'policy',
          `  input = jsonencode({\n    Version   = "2012-10-17"\n    Statement = [${statement}]\n  })`,
        ),
      },
      {
        'main.tf': `variable "account" {\n  default = "12345678901${n % 10}"\n}\nlocals {\n  statement = ${statement}\n}\n${data(
          'policy',
          '  input = jsonencode({ Version = "2012-10-17", Statement = [local.statement, { Effect = "Allow", Principal = { AWS = "arn:aws:iam::${var.account}:root" }, Action = "*", Resource = "*" }] })',
        )}`,
      },
      {
        'main.tf':
          SHELF +
          rack(
            'policy',
            `  label = jsonencode({ z = 1, a = [true, null, "x<y>&z"], n = { "${n}" = ${n}.5 } })\n  tags  = { Policy = jsonencode([${n}, "é"]) }`,
          ),
      },
      {
        'main.tf': data(
          'policy',
          `  input = <<-POLICY\n    {\n      "Version": "2012-10-17",\n      "Statement": [{ "Effect": "Allow", "Action": "${pick(ACTIONS, n)}", "Resource": "*" }]\n    }\n  POLICY`,
        ),
      },
    ],
    n,
  );
}

function urls(n: number): Files {
  const url = `https://example.com:${8000 + n}/a/b?x=${n}&y=<z>#top`;
  return pick(
    [
      { 'main.tf': data('a', `  input = "${url}"`) },
      {
        'main.tf': `variable "host" {\n  type    = string\n  default = "h${n}.example.com"\n}\n${data('a', '  input = "https://${var.host}/callback?next=%2F&state=1"')}output "url" {\n  value = "https://\${var.host}/"\n}\n`,
      },
      {
        'main.tf': `locals {\n  hosts = { a = "${url}", b = "http://localhost:${n}" }\n}\n${data('each', '  for_each = local.hosts\n  input    = { name = each.key, url = each.value, literal = "%7B%7D $${x} %%{y}" }')}`,
      },
      {
        'main.tf':
          SHELF +
          rack(
            'a',
            `  label = "${url}"\n  sides = ["http://a/?b&c", "${url}"]\n  tags  = { Home = "${url}" }`,
          ),
      },
    ],
    n,
  );
}

function numbers(n: number): Files {
  return pick(
    [
      {
        'main.tf': data(
          'a',
          `  input = { whole = ${n}, part = ${n}.25, small = 1e-${n % 9}, minus = -${n}, text = "${n}" }`,
        ),
      },
      {
        'main.tf': `variable "size" {\n  type    = number\n  default = ${n * 7}\n}\n${data('a', '  input = [var.size, "${var.size}", 0.1, 100000]')}`,
      },
      {
        'main.tf': `${SHELF}variable "port" {\n  type    = number\n  default = "${8000 + n}"\n}\n${rack('a', '  port  = var.port\n  label = "${var.port}"')}${rack('b', `  port = ${n}\n  open = ${n % 2 === 0}`)}`,
      },
      {
        'main.tf': data(
          'many',
          `  count = ${(n % 4) + 1}\n  input = { index = count.index, fixed = ${n}, name = "n-\${count.index}" }`,
        ),
      },
      {
        'main.tf': `locals {\n  limits = { low = ${n}, high = ${n + 100} }\n}\n${data('a', '  input            = local.limits\n  triggers_replace = local.limits.high')}`,
      },
    ],
    n,
  );
}

function heredocs(n: number): Files {
  const script = `#!/bin/sh\nset -eu\necho "run ${n}"\nexit ${n % 3}\n`;
  return pick(
    [
      { 'main.tf': data('a', `  input = <<EOT\n${script}EOT`) },
      {
        'main.tf': `variable "user" {\n  default = "u${n}"\n}\n${data('a', `  input = <<-EOT\n    id \${var.user}\n      indented ${n}\n    end\n  EOT`)}`,
      },
      {
        'main.tf': `${SHELF}locals {\n  note = <<-EOT\n    first ${n}\n    second\n  EOT\n}\n${rack('a', '  label = local.note\n  tags  = { Note = "x ${local.note}" }')}`,
      },
      {
        'main.tf': data(
          'a',
          `  input = { script = <<-EOT\n    line ${n}\n  EOT\n  }\n  provisioner "local-exec" {\n    command = <<-EOT\n      echo ${n}\n    EOT\n  }`,
        ),
      },
    ],
    n,
  );
}

function maps(n: number): Files {
  return pick(
    [
      {
        'main.tf': data(
          'each',
          `  for_each = { web = "10.${n}.0.0/16", api = "10.${n + 1}.0.0/16" }\n  input    = { name = each.key, cidr = each.value, public = false }`,
        ),
      },
      {
        'main.tf': `locals {\n  zones = {\n    a = { size = ${n}, open = false }\n    b = { size = ${n + 1}, open = true }\n  }\n}\n${data('zone', '  for_each = local.zones\n  input    = { size = each.value.size, open = each.value.open, label = "zone-${each.key}" }')}`,
      },
      {
        'main.tf': `variable "rooms" {\n  type    = map(object({ size = number, name = optional(string, "none") }))\n  default = { x = { size = ${n} }, y = { size = 2, name = "Y" } }\n}\n${data('room', '  for_each = var.rooms\n  input    = each.value')}`,
      },
      {
        'main.tf': `${SHELF}resource "shelf_rack" "each" {\n  for_each = toset(["r${n}", "s${n}"])\n  label    = "rack \${each.key}"\n  open     = false\n  tags     = { Name = each.value, Number = "${n}" }\n}\n`,
      },
      {
        'main.tf': `locals {\n  base = { team = "t${n}" }\n}\n${data('each', '  for_each = { for name in ["p", "q"] : name => "v-${name}" }\n  input    = merge(local.base, { key = each.key, open = false })')}`,
      },
    ],
    n,
  );
}

function dynamics(n: number): Files {
  return pick(
    [
      {
        'main.tf': `${SHELF}variable "ports" {\n  type    = list(number)\n  default = [80, ${400 + n}]\n}\n${rack('a', '  dynamic "rule" {\n    for_each = var.ports\n    content {\n      cidr = "10.0.0.0/8"\n      port = rule.value\n    }\n  }')}`,
      },
      {
        'main.tf':
          SHELF +
          rack(
            'a',
            `  rule {\n    cidr = "10.${n}.0.0/16"\n    port = 22\n    note {\n      text = "ssh ${n}"\n    }\n  }\n  dynamic "rule" {\n    for_each = { a = ${n}, b = 2 }\n    iterator = each_rule\n    content {\n      cidr = "192.168.0.0/16"\n      port = each_rule.value\n      dynamic "note" {\n        for_each = ["n-\${each_rule.key}"]\n        content {\n          text = note.value\n        }\n      }\n    }\n  }`,
          ),
      },
      {
        'main.tf': `${SHELF}locals {\n  doors = [{ name = "left", width = ${n} }, { name = "right", width = 3 }]\n}\n${rack('a', '  dynamic "door" {\n    for_each = local.doors\n    content {\n      name  = door.value.name\n      width = door.value.width\n    }\n  }\n  lock {\n    kind = "steel"\n  }')}`,
      },
      {
        'main.tf':
          SHELF +
          rack(
            'a',
            `  rule {\n    cidr = "0.0.0.0/${n}"\n  }\n  rule {\n    cidr = "10.0.0.0/8"\n    port = ${n}\n  }\n  door {\n    name = "only ${n}"\n  }\n  settings = { mode = "m${n}" }\n  groups   = ["a", "b${n}"]\n  secret   = "hidden-${n}"`,
          ),
      },
    ],
    n,
  );
}

function modules(n: number): Files {
  const net = `variable "cidr" {\n  type = string\n}\nvariable "open" {\n  type    = bool\n  default = false\n}\n${data('net', `  input = { cidr = var.cidr, open = var.open, fixed = "f${n}" }`)}output "cidr" {\n  value = var.cidr\n}\n`;
  return pick<Files>(
    [
      {
        'main.tf': `module "net" {\n  source = "./net"\n  cidr   = "10.${n}.0.0/16"\n}\n${data('b', '  input = module.net.cidr')}`,
        'net/main.tf': net,
      },
      {
        'main.tf': `module "net" {\n  source   = "./net"\n  for_each = { a = "10.${n}.0.0/16", b = "10.9.0.0/16" }\n  cidr     = each.value\n  open     = true\n}\n`,
        'net/main.tf': net,
      },
      {
        'main.tf': data('a', `  input = "base ${n}"`),
        'main_override.tf': data('a', `  input = "override ${n}"`),
        'b.tf': `module "net" {\n  source = "./net"\n  cidr   = "wrong"\n}\n`,
        'b_override.tf': `module "net" {\n  cidr = "10.${n}.0.0/16"\n}\n`,
        'net/main.tf': net,
        'net/override.tf': `variable "open" {\n  default = true\n}\n`,
      },
      {
        'main.tf': `module "outer" {\n  source = "./outer"\n  zone   = "z${n}"\n}\noutput "deep" {\n  value = module.outer.cidr\n}\n`,
        'outer/main.tf': `variable "zone" {}\nmodule "inner" {\n  source = "../net"\n  cidr   = "10.${n}.1.0/24"\n  count  = 2\n}\n${data('outer', '  input = "outer-${var.zone}"')}output "cidr" {\n  value = module.inner[0].cidr\n}\n`,
        'net/main.tf': net,
      },
      {
        'main.tf': `${SHELF}provider "shelf" {\n  room = "r${n}"\n}\nprovider "shelf" {\n  alias = "west"\n  room  = "west ${n}"\n}\nmodule "racks" {\n  source    = "./racks"\n  providers = { shelf = shelf.west }\n  label     = "l${n}"\n}\nresource "shelf_rack" "here" {\n  provider = shelf.west\n  label    = "here"\n}\n`,
        'racks/main.tf': `${SHELF}variable "label" {\n  type = string\n}\nresource "shelf_rack" "a" {\n  label = var.label\n  port  = ${n}\n}\n`,
      },
    ],
    n,
  );
}

function blocks(n: number): Files {
  return pick<Files>(
    [
      {
        'main.tf': `terraform {\n  required_version = ">= 1.${n % 9}"\n}\nlocals {\n  name = "n${n}"\n}\nvariable "size" {\n  type        = number\n  default     = ${n}\n  description = "The size."\n  validation {\n    condition     = var.size < 1000\n    error_message = "Too large."\n  }\n}\n${data('a', '  input = "${local.name}-${var.size}"\n  lifecycle {\n    prevent_destroy = true\n    precondition {\n      condition     = var.size > -1\n      error_message = "Too small."\n    }\n  }')}output "name" {\n  value       = local.name\n  description = "The name."\n}\n`,
      },
      {
        'main.tf': `${data('a', `  input = "a${n}"`)}${data('b', `  input      = "b${n}"\n  depends_on = [terraform_data.a]`)}check "a" {\n  assert {\n    condition     = terraform_data.a.input != "x${n}"\n    error_message = "It is x."\n  }\n}\noutput "both" {\n  value      = { a = terraform_data.a.input, n = ${n} }\n  depends_on = [terraform_data.b]\n}\n`,
      },
      {
        'main.tf': `moved {\n  from = terraform_data.old\n  to   = terraform_data.new\n}\nremoved {\n  from = terraform_data.gone\n  lifecycle {\n    destroy = false\n  }\n}\n${data('new', `  input = ${n}\n  lifecycle {\n    ignore_changes        = [triggers_replace]\n    create_before_destroy = true\n  }`)}`,
      },
      {
        'main.tf': `import {\n  to = terraform_data.here\n  id = "id-${n}"\n}\n${data('here', `  input = "i${n}"`)}variable "secret" {\n  type      = string\n  sensitive = true\n  default   = "s${n}"\n}\noutput "secret" {\n  value     = var.secret\n  sensitive = true\n}\n`,
      },
      {
        'main.tf': `${data('a', `  input = "x${n}"\n  provisioner "local-exec" {\n    command     = "echo ${n}"\n    environment = { A = "b${n}" }\n    when        = create\n  }`)}terraform {\n  backend "local" {\n    path = "state-${n}.tfstate"\n  }\n}\n`,
      },
    ],
    n,
  );
}

function jsonSyntax(n: number): Files {
  const text = (value: unknown): string => JSON.stringify(value, undefined, 2);
  return pick<Files>(
    [
      {
        'main.tf.json': text({
          resource: { terraform_data: { a: { input: `x${n}`, triggers_replace: [n, true] } } },
        }),
      },
      {
        'main.tf.json': text({
          variable: { size: { type: 'number', default: n } },
          locals: { name: 'n-${var.size}' },
          resource: {
            terraform_data: {
              a: { input: { name: '${local.name}', size: '${var.size}', plain: `p${n}` } },
            },
          },
          output: { name: { value: '${local.name}' } },
        }),
      },
      {
        'main.tf.json': text({
          terraform: { required_providers: { shelf: { source: 'acme/shelf', version: '~> 1.0' } } },
          provider: { shelf: { room: `r${n}` } },
          resource: {
            shelf_rack: {
              a: {
                label: `l${n}`,
                rule: [{ cidr: '10.0.0.0/8', port: n }, { cidr: `10.${n}.0.0/16` }],
                lock: { kind: 'steel' },
                tags: { A: `b${n}` },
              },
            },
          },
        }),
      },
      {
        'main.tf.json': text({
          '//': 'a comment',
          module: { m: { source: './m', name: `n${n}` } },
          resource: {
            terraform_data: {
              each: {
                for_each: '${toset(["a", "b"])}',
                input: 'e-${each.key}',
                depends_on: ['module.m'],
              },
            },
          },
        }),
        'm/main.tf.json': text({
          variable: { name: {} },
          resource: {
            terraform_data: {
              inner: {
                input: '${var.name}',
                provisioner: [{ 'local-exec': { command: `echo ${n}` } }],
              },
            },
          },
        }),
      },
    ],
    n,
  );
}

function tfvars(n: number): Files {
  const main = `variable "name" {\n  type = string\n}\nvariable "sizes" {\n  type    = list(number)\n  default = []\n}\nvariable "rooms" {\n  type    = set(string)\n  default = ["none"]\n}\n${data('a', '  input = { name = var.name, sizes = var.sizes, label = "label-${var.name}" }')}${data('room', '  for_each = var.rooms\n  input    = "room ${each.key}"')}`;
  return pick<Files>(
    [
      { 'main.tf': main, 'terraform.tfvars': `name  = "t${n}"\nsizes = [1, ${n}]\n` },
      {
        'main.tf': main,
        'terraform.tfvars': `name = "first"\n`,
        'b.auto.tfvars': `name  = "auto ${n}"\nrooms = ["y", "x${n}"]\n`,
      },
      {
        'main.tf': main,
        'terraform.tfvars.json': JSON.stringify({ name: `j${n}`, sizes: ['5', n] }),
      },
      {
        'main.tf': `variable "zone" {\n  type = object({ id = string, size = optional(number, ${n}), tags = map(string) })\n}\n${data('a', '  input = var.zone')}${data('b', '  input = "${var.zone.id}-${var.zone.size}"')}`,
        'x.auto.tfvars': `zone = {\n  id   = ${n}\n  tags = { a = 1, b = true }\n}\n`,
      },
    ],
    n,
  );
}

const GROUPS = {
  json,
  urls,
  numbers,
  heredocs,
  maps,
  dynamics,
  modules,
  blocks,
  jsonSyntax,
  tfvars,
};

/** All of them, always the same ones. */
export const GENUINE: readonly Genuine[] = Object.entries(GROUPS).flatMap(([group, make]) =>
  Array.from({ length: 20 }, (_, n) => ({ group, name: `${group} ${n + 1}`, files: make(n) })),
);
