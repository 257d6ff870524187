/** Texts of variables become the values that `terraform plan -var` makes of them, or are refused as it refuses them. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { literalsIn } from '../../src/configuration/literal.ts';
import { parseHcl } from '../../src/configuration/syntax/parse-hcl.ts';
import { readAssigned } from '../../src/configuration/variables.ts';
import { describe, expect, test } from '../support/jest.ts';
import { EVERY_CASE } from '../support/sampled.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { makeTree } from '../support/tree.ts';

/** The value that is given and the one that is planned; null where Terraform refuses the text. */
type Outcome = [given: unknown, planned: unknown] | null;

const RECORDED = JSON.parse(
  readFileSync(join(REPOSITORY, '__tests__/data/values-of-variables.json'), 'utf8'),
) as { types: string[]; texts: Record<string, Outcome[]> };
const TEXTS = Object.entries(RECORDED.texts);

/** What Terraform evaluates without anything else, and nobody writes as a value: refused here. */
const REFUSED_HERE = ['[for a in [1, 2] : a]', '[{ a = 1 }][*].a'];

const TEXTUAL = ['none', 'string', 'number', 'bool'];
const ANY = RECORDED.types.indexOf('any');

const declared = (type: string) =>
  `variable "x" {\n${type === 'none' ? '' : `  type = ${type}\n`}}\n`;

function filesOf(texts: Readonly<Record<string, string>>) {
  return { names: async () => Object.keys(texts), read: async (path: string) => texts[path] };
}

async function read(text: string, texts: Readonly<Record<string, string>>, program?: 'tofu') {
  return readAssigned([{ key: 'x', value: text }], filesOf(texts), '', { program });
}

/** The literal that a text of HCL is, with all digits of numbers; undefined if it has to be evaluated. */
function valueOf(hcl: string): unknown {
  const [attribute] = parseHcl(`x = ${hcl}\n`).body.attributes;
  if (attribute === undefined) return undefined;
  const { value, unknown } = literalsIn(attribute.value);
  return unknown === undefined ? value : undefined;
}

/** Numbers of the record as JavaScript has them. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && '#' in inner ? Number(inner['#']) : inner,
  );
}

describe.each(RECORDED.types)('a value of the type %s', (type) => {
  test.each(TEXTS)('is what Terraform makes of %j', async (text, outcomes) => {
    const found = await read(text, { 'main.tf': declared(type) });
    if (TEXTUAL.includes(type)) {
      // Terraform says only later that a text is no number.
      const value = 'value' in found ? found.value[0]?.value : undefined;
      expect(valueOf(String(value))).toBe(text);
      const given = outcomes[RECORDED.types.indexOf(type)];
      if (given !== null && given !== undefined) expect(given[0]).toBe(text);
      return;
    }
    // What is an expression does not depend on the type; whether it can be converted is said by the plan.
    const outcome = outcomes[ANY];
    if (outcome === null || outcome === undefined || REFUSED_HERE.includes(text)) {
      expect(found).toEqual({
        problems: ['"x" takes an expression: write lists, maps and texts as in HCL'],
      });
      return;
    }
    expect(found).toEqual({ value: [{ key: 'x', value: text }] });
    const value = valueOf(text);
    const isRounded = JSON.stringify(outcome).includes('993') || text.includes('67890');
    if (value !== undefined && !isRounded)
      expect(value === 0 ? 0 : value).toEqual(plain(outcome[0]));
  });
});

describe('a variable', () => {
  const LIST = { 'main.tf': declared('list(string)') };
  const hcl = { value: [{ key: 'x', value: '["b"]' }] };
  const text = { value: [{ key: 'x', value: '"[\\"b\\"]"' }] };
  test.each<[string, Record<string, string>, object]>([
    ['declared in JSON', { 'a.tf.json': '{"variable":{"x":{"type":"list(string)"}}}' }, hcl],
    ['that is a text in JSON', { 'a.tf.json': '{"variable":{"x":{"type":" string "}}}' }, text],
    ['without a type in JSON', { 'a.tf.json': '{"variable":{"x":{}}}' }, text],
    ['with a default of another type', { 'a.tf': 'variable "x" {\n default = ["a"]\n}\n' }, text],
    ['whose type an override changes', { ...LIST, 'override.tf': declared('string') }, text],
    [
      'whose type an override adds',
      { 'a.tf': declared('none'), 'b_override.tf': declared('any') },
      hcl,
    ],
    [
      'whose type an override leaves',
      { ...LIST, 'override.tf': 'variable "x" {\n default = []\n}\n' },
      hcl,
    ],
  ])('gets its type: %s', async (_, texts, expected) => {
    expect(await read('["b"]', texts)).toEqual(expected);
  });

  test.each<[string, Record<string, string>]>([
    ['nowhere', { 'main.tf': 'locals {}\n' }],
    ['in an override alone', { 'override.tf': declared('string') }],
    ['in a file of variables alone', { 'x.tfvars': 'x = 1\n' }],
    ['in a file that is not read', { '.hidden.tf': declared('string') }],
  ])('that is declared %s is refused, as Terraform refuses it', async (_, texts) => {
    expect(await read('b', texts)).toEqual({ problems: ['"x" is not declared'] });
  });

  test('is unclear where a file cannot be read', async () => {
    expect(await read('b', { 'a.tf': 'locals {' })).toEqual({
      problems: ['"x" is not declared, or in a file that cannot be read: a.tf'],
    });
  });

  test('is unclear where an override cannot be read, which may declare it otherwise', async () => {
    const texts = { 'a.tf': declared('string'), 'override.tf': 'locals {' };
    expect(await read('b', texts)).toEqual({
      problems: ['"x" may be declared otherwise in override.tf, which cannot be read'],
    });
    expect(await read('b', { 'a.tf': declared('string'), 'b.tf': 'locals {' })).toEqual({
      value: [{ key: 'x', value: '"b"' }],
    });
  });

  test.each(['string', ' string\t', 'string # any', '(\nstring\n)', '/* a */ string'])(
    'of the type %j in JSON takes a text',
    async (type) => {
      const text = JSON.stringify({ variable: { x: { type } } });
      expect(await read('b', { 'a.tf.json': text })).toEqual({
        value: [{ key: 'x', value: '"b"' }],
      });
    },
  );

  test.each(['\u00a0string', 'string\u0085', 'stri\u00adng', 'strıng', 'String'])(
    'of the type %j in JSON takes no text',
    async (type) => {
      const text = JSON.stringify({ variable: { x: { type } } });
      expect(await read('b', { 'a.tf.json': text })).toMatchObject({ problems: [/takes an exp/] });
    },
  );

  test('is refused where the two programs declare it in two ways, unless one of them plans', async () => {
    const texts = { 'a.tf': declared('string'), 'a.tofu': declared('any') };
    expect(await read('["b"]', texts)).toEqual({
      problems: ['"x" is declared in one way for Terraform, and in another for OpenTofu'],
    });
    expect(await read('["b"]', texts, 'tofu')).toEqual(hcl);
  });

  test('is refused together with all others that are wrong, and no text is shown', async () => {
    const given = ['a', 'b', 'x'].map((key) => ({ key, value: 'secret' }));
    const { problems } = { problems: [], ...(await readAssigned(given, filesOf(LIST), '')) };
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('secret');
  });
});

testWith(
  'terraform',
  'the recorded values are what `terraform plan` makes of them',
  async (program) => {
    const cases = TEXTS.flatMap(([text, outcomes]) =>
      RECORDED.types.map((type, at) => ({ text, type, outcome: outcomes[at] ?? null })),
    ).filter(({ text }, at) => !REFUSED_HERE.includes(text) && (EVERY_CASE || at % 19 === 0));
    const work = async (): Promise<void> => {
      for (let one = cases.shift(); one !== undefined; one = cases.shift()) {
        const { text, type, outcome } = one;
        const expected = outcome === null ? undefined : plain(outcome[1]);
        const direct = await planned(program, type, ['-var', `x=${text}`]);
        expect([text, type, direct]).toEqual([text, type, expected]);
        const found = await read(text, { 'main.tf': declared(type) });
        const value = 'value' in found ? found.value[0]?.value : undefined;
        const ours = value === undefined ? undefined : await planned(program, type, [], value);
        expect([text, type, ours]).toEqual([text, type, expected]);
      }
    };
    await Promise.all([work(), work()]);
  },
  600_000,
);

/** The output that is the variable, or undefined where Terraform refuses. */
async function planned(
  program: string,
  type: string,
  words: readonly string[],
  value?: string,
): Promise<unknown> {
  const tree = makeTree({
    'main.tf': `${declared(type)}output "x" {\n  value = var.x\n}\n`,
    ...(value === undefined ? {} : { 'given.tfvars': `x = ${value}\n` }),
  });
  const env = { PATH: process.env['PATH'], HOME: tree.root, CHECKPOINT_DISABLE: '1' };
  const run = (args: readonly string[]) =>
    new Promise<string | undefined>((resolve) => {
      execFile(program, args, { cwd: tree.root, env }, (error, out) =>
        resolve(error === null ? out : undefined),
      );
    });
  const files = value === undefined ? [] : ['-var-file=given.tfvars'];
  const end = await run(['plan', '-input=false', '-out=p', ...words, ...files]);
  const shown = end === undefined ? undefined : await run(['show', '-json', 'p']);
  tree.remove();
  if (shown === undefined) return undefined;
  const { planned_values: values } = JSON.parse(shown);
  // A null is no output.
  return values.outputs.x?.value ?? null;
}
