/** The names in an expression, as Terraform 1.11.4 has listed them. */
import { compareReferences } from '../../src/service/engines/plan-file/listed-references.ts';
import { parseHcl } from '../../src/configuration/syntax/parse-hcl.ts';
import { expect, test } from '../support/jest.ts';

const compare = (text: string, planned: string[]) => {
  const { body, problems } = parseHcl(`value = ${text}\n`);
  expect(problems).toEqual([]);
  return compareReferences(
    body.attributes.map(({ value }) => value),
    planned,
  );
};

test.each([
  ['var.a', ['var.a']],
  ['var.a.b["c"]', ['var.a.b["c"]', 'var.a.b', 'var.a']],
  ['each.value.size', ['each.value.size', 'each.value']],
  ['a_b.c.id', ['a_b.c.id', 'a_b.c']],
  ['a_b.c[0].id', ['a_b.c[0].id', 'a_b.c[0]', 'a_b.c']],
  ['a_b.c[count.index].id', ['a_b.c', 'count.index']],
  ['a_b.c[*].id', ['a_b.c']],
  ['data.a_b.c.id', ['data.a_b.c.id', 'data.a_b.c']],
  ['module.m.out.x', ['module.m.out.x', 'module.m.out', 'module.m']],
  ['module.m["k"].out', ['module.m["k"].out', 'module.m["k"]']],
  ['[for k, v in var.a : "${k}-${local.b}" if v]', ['var.a', 'local.b']],
  ['{ a = var.a, (var.b) = 1 }', ['var.a', 'var.b']],
  ['upper("x")', []],
  ['true', []],
])('%s', (text, planned) => {
  expect(compare(text, planned)).toBe('same');
  expect(compare(text, [...planned, 'var.other'])).toBe('other');
  if (planned.length > 0) expect(compare(text, planned.slice(1))).not.toBe('same');
});

test('another order is not another list', () => {
  expect(compare('var.a - var.b', ['var.b', 'var.a'])).toBe('moved');
});
