/** `moved` blocks, applied to the addresses that the default branch plans. */
import { findMoved } from '../../src/plan/moved-resources.ts';
import { failedPlan, type ResourceChange } from '../../src/plan/plan-document.ts';
import { expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';

const block = (from: string, to: string): string =>
  `moved {\n  from = ${from}\n  to   = ${to}\n}\n`;

const change = (address: string): ResourceChange => ({
  address,
  mode: 'managed',
  type: 'aws_vpc',
  name: 'any',
  provider_name: 'aws',
  change: {
    actions: ['create'],
    before: null,
    after: {},
    after_unknown: {},
    before_sensitive: false,
    after_sensitive: {},
  },
});

function moved(text: string, addresses: readonly string[]): [to: string, from: string][] {
  const { root } = makeTree({ 'main.tf': text, 'net/main.tf': FIRST });
  const { document, ...plan } = failedPlan([]);
  const before = { ...plan, document: { ...document, resource_changes: addresses.map(change) } };
  return [...findMoved({ root, workingDirectory: '.' }, before)];
}

const FIRST = block('aws_vpc.a', 'aws_vpc.b');
const SECOND = block('aws_vpc.b', 'aws_vpc.c');

test.each([
  ['in their order', FIRST + SECOND],
  ['the newest block first', SECOND + FIRST],
])('a chain of moves is followed to its end: %s', (_, text) => {
  expect(moved(text, ['aws_vpc.a'])).toEqual([['aws_vpc.c', 'aws_vpc.a']]);
});

test('an object does not move to an address that another one has', () => {
  expect(moved(FIRST, ['aws_vpc.a', 'aws_vpc.b'])).toEqual([]);
  expect(moved(FIRST + SECOND, ['aws_vpc.a', 'aws_vpc.b'])).toEqual([['aws_vpc.c', 'aws_vpc.b']]);
});

test('nothing has moved where a file is not read for certain', () => {
  expect(moved(`${FIRST}locals {\n  a = "$$$\${x}"\n}\n`, ['aws_vpc.a'])).toEqual([]);
  expect(moved(`${FIRST}locals {\n  a = "\ufffd"\n}\n`, ['aws_vpc.a'])).toEqual([]);
});

test('a circle of moves ends', () => {
  const circle = FIRST + SECOND + block('aws_vpc.c', 'aws_vpc.a');
  expect(moved(circle, ['aws_vpc.a'])).toEqual([['aws_vpc.c', 'aws_vpc.a']]);
});

const CALL = 'module "net" {\n  source = "./net"\n}\n';

test.each([
  ['the key of an instance stays', FIRST, 'aws_vpc.a[0]', 'aws_vpc.b[0]'],
  ['a key is named', block('aws_vpc.a["x.y"]', 'aws_vpc.b'), 'aws_vpc.a["x.y"]', 'aws_vpc.b'],
  ['a key is given', block('aws_vpc.a', 'aws_vpc.b[0]'), 'aws_vpc.a', 'aws_vpc.b[0]'],
  ['another key is named', block('aws_vpc.a["x"]', 'aws_vpc.b'), 'aws_vpc.a["y"]'],
  ['a key stays where one is given', block('aws_vpc.a', 'aws_vpc.b[0]'), 'aws_vpc.a[1]'],
  ['a key that is no text', block('aws_vpc.a[var.key]', 'aws_vpc.b'), 'aws_vpc.a'],
  ['no address', block('"aws_vpc.a"', 'aws_vpc.b'), 'aws_vpc.a'],
  ['a module', block('module.a', 'module.b'), 'module.a[0].aws_vpc.a', 'module.b[0].aws_vpc.a'],
  ['more than the address has', block('aws_vpc.a.b', 'aws_vpc.b'), 'aws_vpc.a'],
  ['in a module', CALL, 'module.net[0].aws_vpc.a', 'module.net[0].aws_vpc.b'],
  ['not around the module', CALL, 'aws_vpc.a'],
])('a moved block moves its own instances only: %s', (_, text, from, to?: string) => {
  expect(moved(text, [from])).toEqual(to === undefined ? [] : [[to, from]]);
});
