import { planConfiguration } from '../../src/service/plan/plan-configuration.ts';
import type { Planned } from '../../src/service/plan/plan-document.ts';
import { describe, expect, test } from '../support/jest.ts';
import { planInput } from '../support/plan-input.ts';
import { limitMs } from '../support/time-limits.ts';

async function plan(
  files: Record<string, string>,
  more: { workingDirectory?: string; variables?: Record<string, unknown> } = {},
): Promise<Planned> {
  return planConfiguration({ ...planInput(files), ...more });
}

/** What `x = <text>` is planned as: its value, or 'unknown'. */
async function value(text: string, before = ''): Promise<unknown> {
  const { document, problems } = await plan({
    'main.tf': `${before}\nresource "a_b" "c" {\n  x = ${text}\n}\n`,
  });
  expect(problems).toEqual([]);
  const change = document.resource_changes.find(({ type }) => type === 'a_b')?.change;
  return change?.after_unknown['x'] === true ? 'unknown' : change?.after?.['x'];
}

describe('values', () => {
  test.each<[string, unknown]>([
    ['1 + 2 * 3', 7],
    ['-(4 - 1)', -3],
    ['true && !false', true],
    ['1 == 1 ? "a" : "b"', 'a'],
    ['"${upper("a")}-${1 + 1}"', 'A-2'],
    ['[for v in ["a", "b"] : upper(v) if v != "a"]', ['B']],
    ['{ for k, v in { a = 1 } : k => v + 1 }', { a: 2 }],
    ['{ for v in ["x", "y"] : "all" => v... }', { all: ['x', 'y'] }],
    ['merge({ a = 1 }, { b = 2 })', { a: 1, b: 2 }],
    ['concat([1], [2, 3]...)', 'unknown'],
    ['concat([1], [2, 3])', [1, 2, 3]],
    ['lookup({ a = 1 }, "b", 7)', 7],
    ['toset(["b", "a", "b"])', ['a', 'b']],
    ['join(",", ["a", 1])', 'a,1'],
    ['format("%s-%d%%", "a", 3)', 'a-3%'],
    ['replace("a.b.c", ".", "-")', 'a-b-c'],
    ['replace("abc", "/[a-b]/", "x")', 'unknown'],
    ['cidrsubnet("10.20.0.0/16", 4, 2)', '10.20.32.0/20'],
    ['cidrsubnet("10.20.0.0/16", 4, 99)', 'unknown'],
    ['index(["a", "b"], "b")', 1],
    ['element(["a", "b"], 3)', 'b'],
    ['jsondecode("{\\"a\\":[1]}").a[0]', 1],
    ['length({ a = 1, b = 2 })', 2],
    ['terraform.workspace', 'unknown'],
    ['path.module', '.'],
    ['path.cwd', 'unknown'],
    ['0.1 + 0.2 == 0.3', 'unknown'],
    ['9007199254740993', 'unknown'],
    ['try(yamldecode("encrypted: false").encrypted, true)', 'unknown'],
    ['true ? 1 : "a"', 'unknown'],
    ['[1, 1 / 0][0]', 'unknown'],
    ['{ a = 1, b = upper({}) }.a', 'unknown'],
    ['contains([{ a = 1 }], { a = 1 })', 'unknown'],
    ['tolist([1, "a"])', 'unknown'],
    ['tolist(["a"]) == ["a"]', 'unknown'],
    ['[for i, v in toset(["b", "a"]) : i]', ['a', 'b']],
    ['toset(["b", "a"])[0]', 'unknown'],
    ['upper("ß")', 'unknown'],
    ['jsonencode({ b = 1, a = "<&>" })', '{"a":"\\u003c\\u0026\\u003e","b":1}'],
    ['[1, 2]["1"]', 'unknown'],
    ['{ a = 1, a = 2 }', 'unknown'],
    ['{ for v in ["x", "x"] : v => 1 }', 'unknown'],
    ['[for v in [] : v if 1]', 'unknown'],
    ['var.region', 'unknown'],
    ['data.a_b.c.id', 'unknown'],
    ['timestamp()', 'unknown'],
    ['a_b.c.x', 'unknown'],
    ['constructor.constructor', 'unknown'],
    ['{ "__proto__" = 1 }', JSON.parse('{"__proto__":1}')],
  ])('%s', async (text, expected) => {
    expect(await value(text)).toEqual(expected);
  });

  test('locals that need themselves are unknown', async () => {
    expect(await value('local.a', 'locals {\n  a = local.b\n  b = local.a\n}')).toBe('unknown');
  });

  test('one resource sees what another one says of itself', async () => {
    expect(await value('a_d.e.name', 'resource "a_d" "e" {\n  name = "n"\n}')).toBe('n');
  });

  test.each([
    [
      'doubling text',
      Array.from(
        { length: 40 },
        (_, at) => `  v${String(at + 1)} = "\${local.v${String(at)}}\${local.v${String(at)}}"`,
      ),
    ],
    [
      'doubling lists',
      Array.from(
        { length: 40 },
        (_, at) => `  v${String(at + 1)} = [local.v${String(at)}, local.v${String(at)}]`,
      ),
    ],
  ])('%s ends as unknown, soon', async (_, lines) => {
    const began = performance.now();
    await value('local.v40', `locals {\n  v0 = "abcdefgh"\n${lines.join('\n')}\n}`);
    expect(performance.now() - began).toBeLessThan(limitMs(5000));
  });

  test('loops in loops end', async () => {
    const inner = '[for a in range(9000) : [for b in range(9000) : [for c in range(9000) : c]]]';
    const began = performance.now();
    await value(`length(${inner})`);
    expect(performance.now() - began).toBeLessThan(limitMs(15_000));
  });
});

describe('configurations', () => {
  test('modules, count and for_each become addresses', async () => {
    const { document, counts, places } = await plan({
      'main.tf': [
        'module "net" {',
        '  source = "./net"',
        '  for_each = toset(["a", "b"])',
        '  size = 2',
        '}',
        'output "ids" { value = module.net["a"].names }',
        'resource "a_b" "last" {',
        '  name = module.net["b"].names',
        '  dynamic "rule" {',
        '    for_each = [80, 443]',
        '    content {',
        '      port = rule.value',
        '    }',
        '  }',
        '  rule {',
        '    port = 22',
        '  }',
        '}',
      ].join('\n'),
      'net/main.tf':
        'variable "size" {}\nresource "a_b" "x" {\n  count = var.size\n  i = count.index\n}\noutput "names" { value = var.size }\n',
    });
    expect(document.resource_changes.map(({ address }) => address)).toEqual([
      'a_b.last',
      'module.net["a"].a_b.x[0]',
      'module.net["a"].a_b.x[1]',
      'module.net["b"].a_b.x[0]',
      'module.net["b"].a_b.x[1]',
    ]);
    expect(counts).toEqual({ additions: 5, changes: 0, destructions: 0 });
    expect(document.resource_changes[0]?.change.after).toEqual({
      name: 2,
      rule: [{ port: 80 }, { port: 443 }, { port: 22 }],
    });
    expect(document.resource_changes[2]).toMatchObject({
      module_address: 'module.net["a"]',
      index: 1,
      change: { actions: ['create'], after: { i: 1 } },
    });
    expect(places.get('a_b.last')).toEqual({ file: 'main.tf', line: 7 });
  });

  test('variables: the workspace wins over auto files, those over terraform.tfvars, all over defaults', async () => {
    const files = {
      'main.tf':
        ['a', 'b', 'c', 'd']
          .map((name) => `variable "${name}" { default = "default" }`)
          .join('\n') +
        '\nresource "r_s" "t" {\n  all = "${var.a} ${var.b} ${var.c} ${var.d}"\n}\n',
      'terraform.tfvars': 'a = "plain"\nb = "plain"\nc = "plain"\n',
      'x.auto.tfvars': 'a = "auto"\nb = "auto"\n',
      'other.tfvars': 'd = "never"\n',
    };
    const { document } = await plan(files, { variables: { a: 'workspace' } });
    expect(document.resource_changes[0]?.change.after).toEqual({
      all: 'workspace auto plain default',
    });
  });

  test.each<[string, Record<string, string>, string, string | undefined]>([
    [
      'a variable without a value',
      { 'main.tf': '\nvariable "a" {}\n' },
      'No value for required variable',
      'main.tf:2',
    ],
    [
      'a module that is not there',
      { 'main.tf': 'module "m" {\n  source = "./m"\n}\n' },
      'Unreadable module directory',
      'main.tf:1',
    ],
    [
      'a module outside of the upload',
      { 'main.tf': 'module "m" {\n  source = "../../m"\n}\n' },
      'Unreadable module directory',
      'main.tf:1',
    ],
    [
      'a module that calls itself',
      { 'main.tf': 'module "m" {\n  source = "./"\n}\n' },
      'Unreadable module directory',
      'main.tf:1',
    ],
    [
      'a resource twice',
      { 'a.tf': 'resource "x" "y" {}\n', 'b.tf': '\nresource "x" "y" {}\n' },
      'Duplicate resource "x" "y"',
      'b.tf:2',
    ],
    ['a broken file', { 'main.tf': 'resource "x" "y" {\n' }, 'Invalid HCL', 'main.tf:2'],
    [
      'a broken variables file',
      { 'main.tf': '', 'terraform.tfvars': 'a = = 1\n' },
      'Invalid HCL',
      'terraform.tfvars:1',
    ],
    ['nothing at all', {}, 'No Terraform configuration files', undefined],
    [
      'an argument that a module needs',
      { 'main.tf': 'module "m" {\n  source = "./m"\n}\n', 'm/m.tf': 'variable "v" {}\n' },
      'Missing required argument',
      'main.tf:1',
    ],
  ])('%s fails the plan, with its place', async (_, files, summary, place) => {
    const { problems, document } = await plan(files);
    expect(problems[0]?.summary).toBe(summary);
    const range = problems[0]?.range;
    expect(range && `${range.filename}:${String(range.start.line)}`).toBe(place);
    expect(document.resource_changes).toEqual([]);
  });

  test('modules of registries are left alone', async () => {
    const { problems, document } = await plan({
      'main.tf':
        'module "m" {\n  source = "acme/vpc/aws"\n}\nresource "a_b" "c" {\n  id = module.m.id\n}\n',
    });
    expect(problems).toEqual([]);
    expect(document.configuration.root_module.module_calls).toEqual({
      m: { source: 'acme/vpc/aws' },
    });
    expect(document.resource_changes[0]?.change.after_unknown).toEqual({ id: true });
  });

  test('more instances than anybody plans are an error', async () => {
    const { problems } = await plan({
      'main.tf': ['a', 'b', 'c']
        .map((name) => `resource "x_y" "${name}" {\n  count = 9000\n}`)
        .join('\n'),
    });
    expect(problems.map(({ summary }) => summary)).toEqual(['Too many resources']);
  });
});

describe('terraform_data as Terraform 1.16 keeps it, with a `store`', () => {
  const kept = { id: '1', input: 'x', output: 'x', store: null, triggers_replace: null };
  const planWith = (block: string, before: Record<string, unknown>) => {
    const text = `resource "terraform_data" "a" {\n  input = "x"\n${block}}\n`;
    const input = { ...planInput({ 'main.tf': text }), state: { 'terraform_data.a': before } };
    const { document, limits } = planConfiguration(input);
    return { actions: document.resource_changes[0]?.change.actions, limits };
  };

  test('nothing changes where the configuration has none', () => {
    expect(planWith('', kept)).toEqual({ actions: ['no-op'], limits: [] });
  });

  test('where it has one, it is not known what is replaced', () => {
    const store = { version: 1, output: 'y', replace: null, sensitive: null };
    const { limits } = planWith('  store {\n    input = "y"\n  }\n', { ...kept, store });
    expect(limits).toMatchObject([{ kind: 'not-known', addresses: ['terraform_data.a'] }]);
  });

  test('an object that had one and has none any more is updated', () => {
    expect(planWith('', { ...kept, store: { version: 1 } }).actions).toEqual(['update']);
  });
});
