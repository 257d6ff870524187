/** Plans without credentials: what they know, what they leave unknown, and that nobody is asked. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Planned } from '../../src/service/plan/plan-document.ts';
import { planMockedFiles, type Files } from '../support/engine-bench.ts';
import { describe, expect, test } from '../support/jest.ts';
import { madeOnce } from '../support/made-once.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { go, placeOf } from '../support/own-provider.ts';
import { hunted, showFigure } from '../support/hunt.ts';
import { limitMs } from '../support/time-limits.ts';

const PROVIDERS = ['acme/shelf', 'other/shelf', 'acme/rack'];

/** A directory of providers that write down what they are asked. */
async function shelves(): Promise<{ root: string; calls: () => string }> {
  const root = await madeOnce('marking-providers', async (folder) => {
    const [first = '', ...others] = PROVIDERS.map((name) => join(folder, placeOf(name)));
    const built = go('build', '-o', first, '.');
    expect([built.status, built.stderr]).toEqual([0, '']);
    for (const other of others) {
      mkdirSync(join(other, '..'), { recursive: true });
      copyFileSync(first, other);
    }
  });
  const notes = PROVIDERS.map((name) => join(root, placeOf(name), '../../calls'));
  for (const note of notes) rmSync(note, { force: true });
  return {
    root,
    calls: () => notes.map((note) => (existsSync(note) ? readFileSync(note, 'utf8') : '')).join(''),
  };
}

const isBuildable = go('list', '-deps', '.').status === 0;
/** A test that needs Terraform, and the packages of which the provider is built. */
function testWithShelf(name: string, run: () => Promise<void>, ms = 120_000): void {
  if (isBuildable) testWith('terraform', name, run, limitMs(ms));
  else test.skip(`${name} [needs terraform-plugin-framework]`, () => undefined);
}

const SHELF =
  'terraform {\n  required_providers {\n    shelf = {\n      source = "acme/shelf"\n    }\n  }\n}\n';

function reasonsOf({ limits }: Planned): string[] {
  return limits.flatMap(({ kind, message }) => (kind === 'not-certain' ? [message] : []));
}

function after(planned: Planned, address: string): unknown {
  return planned.document.resource_changes.find((one) => one.address === address)?.change.after;
}

function unknown(planned: Planned, address: string): unknown {
  return planned.document.resource_changes.find((one) => one.address === address)?.change
    .after_unknown;
}

testWith('terraform', 'what the text says is known, with the name of the workspace', async () => {
  const planned = await planMockedFiles(
    {
      'main.tf':
        'terraform {\n  cloud {\n    organization = "acme"\n  }\n}\nvariable "size" {}\nvariable "other" {\n  default = 2\n}\nmodule "m" {\n  source = "./m"\n  size   = var.size\n}\nresource "terraform_data" "a" {\n  for_each = toset(["x", "y"])\n  input    = "${each.key}-${var.size + var.other}-${terraform.workspace}"\n}\noutput "id" {\n  value = module.m.id\n}\n',
      'm/main.tf':
        'variable "size" {}\nresource "terraform_data" "b" {\n  input = jsonencode({ size = var.size, at = terraform.workspace })\n}\noutput "id" {\n  value = terraform_data.b.id\n}\n',
      'terraform.tfvars': 'size = 40\n',
      'tests/own.tftest.hcl': 'run "apply" {}\n',
      'own.tftest.hcl': 'provider "aws" {}\nrun "apply" {}\n',
    },
    { request: { workspaceName: 'net-prod', variables: { other: 3, undeclared: 1 } } },
  );
  expect(reasonsOf(planned)).toEqual([]);
  expect(planned.problems).toEqual([]);
  const addresses = planned.document.resource_changes.map(({ address }) => address);
  expect(addresses).toEqual([
    'terraform_data.a["x"]',
    'terraform_data.a["y"]',
    'module.m.terraform_data.b',
  ]);
  expect(after(planned, 'terraform_data.a["x"]')).toMatchObject({ input: 'x-43-net-prod' });
  expect(after(planned, 'module.m.terraform_data.b')).toMatchObject({
    input: '{"at":"net-prod","size":40}',
  });
  expect(planned.counts).toMatchObject({ additions: 3, changes: 0, destructions: 0 });
  expect(planned.document.planned_values.root_module.child_modules).toMatchObject([
    { address: 'module.m', resources: [{ address: 'module.m.terraform_data.b' }] },
  ]);
  expect(planned.places.get('module.m.terraform_data.b')).toEqual({ file: 'm/main.tf', line: 2 });
  expect(planned.limits).toMatchObject([{ kind: 'empty-state' }]);
});

/** Providers in every place: aliases, blocks of children, providers that only a child requires, data everywhere. */
const EVERYWHERE: Files = {
  'main.tf': `${SHELF}provider "shelf" {
  room = "root"
}
provider "shelf" {
  alias = "west"
  room  = data.shelf_list.here.id
}
terraform {
  backend "local" {
    path = "elsewhere.tfstate"
  }
}
data "shelf_list" "here" { filter = "here" }
data "shelf_list" "west" {
  provider   = shelf.west
  depends_on = [shelf_box.west]
}
data "terraform_remote_state" "net" {
  backend = "http"
  config = {
    address = "http://127.0.0.1:1/state"
  }
}
resource "shelf_box" "west" {
  provider = shelf.west
  label    = "west"
}
resource "shelf_box" "here" {
  label  = "here"
  locked = data.shelf_list.here.total == 0
}
module "child" {
  source    = "./child"
  providers = { shelf = shelf.west }
}
check "here" {
  data "shelf_list" "checked" {
    filter = "check"
  }
  assert {
    condition     = data.shelf_list.checked.total == 0
    error_message = "none"
  }
}
output "net" {
  value = data.terraform_remote_state.net.outputs.id
}
`,
  'child/main.tf': `terraform {
  required_providers {
    shelf = {
      source                = "acme/shelf"
      configuration_aliases = [shelf]
    }
    rack = { source = "acme/rack" }
    far  = { source = "other/shelf" }
  }
}
provider "rack" {
  room = "child"
}
data "rack_list" "r" {
  provider = rack
}
module "deeper" {
  source = "../deeper"
}
`,
  'child/more.tf.json': JSON.stringify({
    provider: { far: { alias: 'away' } },
    data: { shelf_list: { json: { provider: 'far.away', filter: 'json' } } },
    resource: {
      shelf_box: { json: { provider: 'far.away', label: '${data.shelf_list.json.id}' } },
    },
  }),
  'deeper/main.tf': `terraform {
  required_providers {
    third = { source = "other/shelf" }
  }
}
provider "third" {
  room = "deeper"
}
data "shelf_list" "third" {
  provider = third
  count    = 2
}
resource "shelf_box" "third" {
  provider = third
  for_each = toset(["a"])
  label    = "\${each.key}\${data.shelf_list.third[0].id}"
}
`,
};

function withoutRack(files: Files): Files {
  // `rack_list` has another type in the schema of the marking provider.
  const child = (files['child/main.tf'] ?? '').replace(
    'data "rack_list" "r" {',
    'data "shelf_list" "r" {',
  );
  return { ...files, 'child/main.tf': child };
}

testWithShelf('nobody is configured, read, planned by or called, wherever they are', async () => {
  const { root, calls } = await shelves();
  const planned = await planMockedFiles(withoutRack(EVERYWHERE), { pluginCache: root });
  expect(reasonsOf(planned)).toEqual([]);
  expect(calls()).toBe('');
  const reads = planned.document.resource_changes.filter(({ mode }) => mode === 'data');
  expect(reads.map(({ address }) => address)).toEqual([
    'data.shelf_list.here',
    'data.shelf_list.west',
    'data.terraform_remote_state.net',
    'module.child.data.shelf_list.json',
    'module.child.data.shelf_list.r',
    'module.child.module.deeper.data.shelf_list.third[0]',
    'module.child.module.deeper.data.shelf_list.third[1]',
  ]);
  expect(unknown(planned, 'shelf_box.here')).toEqual({ id: true, locked: true, names: true });
  expect(unknown(planned, 'module.child.module.deeper.shelf_box.third["a"]')).toMatchObject({
    label: true,
  });
  // What the provider alone knows, in every plan, limits nothing; a default of it does.
  expect(planned.limits).toContainEqual(expect.objectContaining({ kind: 'not-known', count: 4 }));
});

testWithShelf('the provider of the tests does mark what it is asked', async () => {
  const { root, calls } = await shelves();
  const { planFiles } = await import('../support/engine-bench.ts');
  const files = {
    'main.tf': `${SHELF}data "shelf_list" "a" {}\nresource "shelf_box" "a" {\n  label = provider::shelf::mark("a")\n}\n`,
  };
  await planFiles(files, { pluginCache: root });
  expect(calls()).toMatch(/configured/);
  expect(calls()).toMatch(/read/);
  expect(calls()).toMatch(/called/);
});

describe('undecided, with a reason, before a provider is started', () => {
  const RESOURCE = 'resource "terraform_data" "a" {}\n';

  test.each<[string, Files, RegExp]>([
    [
      'an import',
      { 'main.tf': `${RESOURCE}import {\n  to = terraform_data.a\n  id = "x"\n}\n` },
      /a block `import`/,
    ],
    [
      'an ephemeral of a provider',
      { 'main.tf': 'ephemeral "a_b" "c" {}\n' },
      /a block `ephemeral`/,
    ],
    [
      'an action',
      { 'main.tf': `${RESOURCE}action "a_b" "c" {}\n` },
      /a block `action`|"action" are not expected/,
    ],
    [
      'a function of a provider',
      { 'main.tf': 'output "a" {\n  value = provider::shelf::mark("a")\n}\n' },
      /main\.tf:2 calls provider::shelf::mark\(\), which only the provider/,
    ],
    [
      'the time',
      { 'a.tf': 'locals {\n  at = "${core::plantimestamp()}"\n}\n' },
      /a\.tf:2 calls plantimestamp\(\), whose value is the time/,
    ],
    ['the home', { 'a.tf': 'locals {\n  at = pathexpand("~/x")\n}\n' }, /calls pathexpand\(\)/],
    ['the directory', { 'a.tf': 'locals {\n  at = path.cwd\n}\n' }, /reads path\.cwd/],
    [
      'the directory in JSON',
      { 'a.tf': RESOURCE, 'b.tf.json': '{"locals":{"at":"${path.cwd}"}}' },
      /b\.tf\.json:1 reads path\.cwd/,
    ],
    [
      'the time in a template',
      { 'a.tf': 'locals {\n  at = templatefile("x.tpl", {})\n}\n', 'x.tpl': '${plantimestamp()}' },
      /x\.tpl may be a template that calls plantimestamp/,
    ],
    [
      'its own text',
      { 'main.tf': `provider "aws" {}\nlocals {\n  text = filesha256("main.tf")\n}\n` },
      /may read a configuration file as a text/,
    ],
    [
      'a list of its own files',
      { 'main.tf': 'locals {\n  names = fileset(path.module, "*.tf")\n}\n' },
      /may read a configuration file/,
    ],
    [
      'another provider by the name terraform',
      {
        'main.tf':
          'terraform {\n  required_providers {\n    terraform = { source = "acme/terraform" }\n  }\n}\n',
      },
      /gives the name `terraform` to another provider/,
    ],
    [
      'a computed source',
      {
        'main.tf':
          'terraform {\n  required_providers {\n    a = { source = "${"acme"}/a" }\n  }\n}\n',
      },
      /a source of a provider that is/,
    ],
    [
      'a mistake in the text',
      { 'main.tf': 'resource "a" {\n' },
      /has a mistake in line|could not be read/,
    ],
    [
      'the workspace in JSON',
      { 'main.tf.json': '{"locals":{"at":"${terraform.workspace}"}}' },
      /`terraform\.workspace` in JSON/,
    ],
    [
      'a variable without a value',
      { 'main.tf': `variable "v" {}\n${RESOURCE}` },
      /No value for required variable\. .*terraform\.tfvars/,
    ],
    [
      'a number that only data know',
      {
        'main.tf':
          'data "terraform_remote_state" "s" {\n  backend = "local"\n}\nresource "terraform_data" "a" {\n  count = length(data.terraform_remote_state.s.outputs)\n}\n',
      },
      /Invalid count argument/,
    ],
    [
      'a provider that is not there',
      { 'main.tf': 'resource "nowhere_box" "a" {}\n' },
      /Failed to query available provider packages|ended with an error/,
    ],
  ])('%s', async (_, files, said) => {
    if (findProgram('terraform') === undefined) return;
    const planned = await planMockedFiles(files);
    expect(reasonsOf(planned).join('\n')).toMatch(said);
    expect(planned.problems).toEqual([]);
    expect(planned.document.resource_changes).toEqual([]);
  });

  testWith('terraform', 'a plan of another kind', async () => {
    const options = { refreshOnly: false, targets: ['a.b'], replace: [], allowEmptyApply: false };
    const planned = await planMockedFiles({ 'main.tf': RESOURCE }, { request: { options } });
    expect(reasonsOf(planned)).toMatchObject([/needs the state/]);
  });
});

/** What a real plan may learn from somebody, by the name of what it is taken from. */
const SOURCES_OF_VALUES: Record<string, readonly string[]> = {
  text: [
    'data.shelf_list.d.id',
    'data.terraform_remote_state.s.outputs.id',
    'shelf_box.c.id',
    'module.m.id',
    'timestamp()',
    'uuid()',
    'terraform_data.t.output.id',
    'local.from',
  ],
  list: [
    'data.shelf_list.d.names',
    'data.terraform_remote_state.s.outputs.list',
    'shelf_box.c.names',
    'module.m.list',
  ],
  truth: [
    'data.shelf_list.d.locked',
    'shelf_box.c.locked',
    'data.terraform_remote_state.s.outputs.truth',
  ],
  number: ['data.shelf_list.d.total', 'data.terraform_remote_state.s.outputs.number'],
};

/** Places in which such a value can be. Each gives other results for two different answers. */
const POSITIONS: Record<string, readonly ((value: string, other: string) => string)[]> = {
  text: [
    (a) => `${a} == "x"`,
    (a, b) => `${a} == ${b} ? "same-\${${a}}" : "other-\${${a}}"`,
    (a) => `length(${a})`,
    (a) => `"id-\${${a}}"`,
    (a) => `try(tonumber(${a}), ${a})`,
    (a) => `can(tonumber(${a}))`,
    (a) => `contains(["x", "y"], ${a})`,
    (a) => `{ for k in [${a}] : k => upper(k) }`,
    (a) => `jsonencode({ id = ${a} })`,
    (a) => `lookup({ x = 1 }, ${a}, 2)`,
    (a) => `coalesce(${a}, "none")`,
    (a) => `toset([${a}, "x"])`,
    (a) => `${a} != null && ${a} != "" ? "yes-\${${a}}" : "no"`,
    (a) => `sha256(${a})`,
    (a) => `regexall("x", ${a})`,
  ],
  list: [
    (a) => `length(${a})`,
    (a) => `contains(${a}, "x")`,
    (a) => `[for n in ${a} : upper(n)]`,
    (a) => `${a}[0]`,
    (a) => `try(${a}[1], "none")`,
    (a) => `can(${a}[1])`,
    (a) => `join(",", ${a})`,
    (a) => `length(${a}) > 0 ? "some" : "none"`,
    (a, b) => `concat(${a}, ["x"]) == concat(${b}, ["y"]) ? ${a} : ${b}`,
    (a) => `one(${a}[*])`,
  ],
  truth: [
    (a) => `!${a}`,
    (a) => `${a} == true`,
    (a) => `${a} ? "yes" : "no"`,
    (a) => `alltrue([${a}, true])`,
    (a) => `anytrue([${a}])`,
    (a) => `try(tobool(${a}), false)`,
  ],
  number: [
    (a) => `${a} + 1`,
    (a) => `${a} > 3`,
    (a) => `max(${a}, 5)`,
    (a) => `range(${a})`,
    (a) => `format("%03d", ${a})`,
    (a) => `${a} == 0`,
  ],
};

/** Everything that the expressions take their values from. */
const SURROUNDINGS: Files = {
  'm/main.tf':
    'terraform {\n  required_providers {\n    inner = { source = "acme/rack" }\n  }\n}\nprovider "inner" {}\ndata "shelf_list" "i" {\n  provider = inner\n}\noutput "id" {\n  value = data.shelf_list.i.id\n}\noutput "list" {\n  value = data.shelf_list.i.names\n}\n',
  'sources.tf': `${SHELF}data "shelf_list" "d" {
  filter = "d"
}
data "terraform_remote_state" "s" {
  backend = "local"
  config  = { path = "given.tfstate" }
}
resource "shelf_box" "c" {
  label = "c"
}
resource "terraform_data" "t" {
  input = { id = data.shelf_list.d.id }
}
module "m" {
  source = "./m"
}
locals {
  from = data.shelf_list.d.sizes["a"]
}
`,
  // It is there, and would be read.
  'given.tfstate':
    '{"version":4,"terraform_version":"1.11.4","serial":1,"lineage":"x","outputs":{"id":{"value":"x","type":"string"},"list":{"value":["x"],"type":["list","string"]},"truth":{"value":true,"type":"bool"},"number":{"value":4,"type":"number"}},"resources":[]}',
};

/** All expressions, in an order that mixes kinds and positions. */
function expressions(): string[] {
  const all = Object.entries(POSITIONS).flatMap(([kind, positions]) => {
    const values = SOURCES_OF_VALUES[kind] ?? [];
    return positions.flatMap((position, at) =>
      values.map((value, index) =>
        position(value, values[(index + at + 1) % values.length] ?? value),
      ),
    );
  });
  return all
    .map((text, at) => ({ text, at: (at * 7919) % 1_009 }))
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text);
}

testWithShelf(
  'no value that two answers of somebody would change is known',
  async () => {
    const { root, calls } = await shelves();
    const all = expressions();
    const cases = hunted(300);
    const known: string[] = [];
    for (let at = 0; at < cases; at++) {
      const text = all[at % all.length] ?? '';
      const second = all[(at * 31 + 7) % all.length] ?? '';
      const counted =
        at % 3 === 2
          ? `resource "terraform_data" "n" {\n  count = try(length(${text}), 0)\n}\nresource "terraform_data" "e" {\n  for_each = try(toset([for one in flatten([${second}]) : tostring(one)]), [])\n}\n`
          : '';
      const files = {
        ...SURROUNDINGS,
        'main.tf': `resource "terraform_data" "a" {\n  input = { v = ${text} }\n}\noutput "b" {\n  value = { v = ${second} }\n}\nresource "shelf_box" "l" {\n  label = try(jsonencode(${second}), "failed")\n}\n${counted}`,
      };
      const planned = await planMockedFiles(files, { pluginCache: root });
      const reasons = reasonsOf(planned);
      if (counted === '') expect([text, reasons]).toEqual([text, []]);
      else if (reasons.length > 0) {
        expect(reasons.join('\n')).toMatch(/Invalid (?:count|for_each)/);
        continue;
      }
      const output = planned.document.output_changes?.['b'];
      const label = planned.document.resource_changes.find(
        ({ address }) => address === 'shelf_box.l',
      );
      const found = [
        [
          text,
          part(after(planned, 'terraform_data.a'), 'input', 'v'),
          part(unknown(planned, 'terraform_data.a'), 'input', 'v'),
        ],
        [second, part(output?.after, 'v'), part(output?.after_unknown, 'v')],
        [
          `jsonencode of ${second}`,
          label?.change.after?.['label'],
          label?.change.after_unknown['label'],
        ],
      ] as const;
      for (const [written, value, marks] of found) {
        if (value !== undefined && !holdsTrue(marks))
          known.push(`${written} = ${JSON.stringify(value)}`);
      }
    }
    expect(known).toEqual([]);
    expect(calls()).toBe('');
    showFigure(`mocked: ${cases} configurations, ${known.length} known, nobody asked`);
  },
  900_000,
);

function part(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : inner),
    value,
  );
}

/** Whether a part of a value is unknown. */
function holdsTrue(marks: unknown): boolean {
  if (typeof marks !== 'object' || marks === null) return marks === true;
  return Object.values(marks).some(holdsTrue);
}
