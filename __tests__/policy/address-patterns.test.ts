/** Many patterns over many addresses: what they answer, and how often a text is read for it. */
import { describe, expect, test } from '../support/jest.ts';
import { matchesGlob, readFromRoot, readProtected } from '../../src/policy/address-patterns.ts';
import { limitMs, processorMs } from '../support/time-limits.ts';
import { exceptionNotices } from '../../src/policy/exception-notices.ts';
import { exceptionsFor } from '../../src/policy/fitting-exceptions.ts';
import { ENTRY, TODAY } from './sample-exception.ts';
import { policyResult } from '../support/evidence.ts';

const PATTERNS = [
  'aws_vpc.a',
  'aws_vpc.*',
  '*.a',
  'aws_*.a["k*"]',
  'aws_vpc.a["k1"]',
  'module.net',
  'module.n*.aws_vpc.a',
  'module.net["eu"].aws_vpc.*',
  'module.a.module.net',
  'data.aws_vpc.a',
  'aws_vpc.a',
];
const numbered = (patterns: readonly string[]) =>
  patterns.map((pattern, index) => [pattern, index] as const);

describe('many patterns answer as each of them alone', () => {
  test.each([
    'aws_vpc.a',
    'aws_vpc.a["k1"]',
    'aws_vpc.b[0]',
    'data.aws_vpc.a',
    'module.net.aws_vpc.a',
    'module.net["eu"].aws_vpc.b',
    'module.a.module.net["eu"].aws_vpc.a["k1"]',
    'module.a.module.net.module.b.aws_s3_bucket.a["k1"]',
    'module.net',
    'action.aws_vpc.a',
    'no address',
  ])('for %s', (address) => {
    for (const read of [readFromRoot<number>, readProtected<number>]) {
      const alone = numbered(PATTERNS).filter((one) => (read([one])(address) ?? []).length > 0);
      const together = read(numbered(PATTERNS))(address);
      expect(together ?? []).toEqual(alone.map(([, index]) => index));
    }
  });
});

test('a type, a module and a name are not taken for each other', () => {
  const fitting = readFromRoot(numbered(['module.aws_vpc', 'aws_vpc.module', '*.*', 'module.*']));
  expect(fitting('module.aws_vpc.aws_s3_bucket.a')).toEqual([0, 3]);
  expect(fitting('aws_vpc.module')).toEqual([1, 2]);
  expect(fitting('data.aws_vpc.module')).toEqual([]);
});

test('a key that contains a sign of patterns is read as text', () => {
  const fitting = readFromRoot(numbered(['aws_vpc.a["x"]', 'aws_vpc.a']));
  expect(fitting('aws_vpc.a["*"]')).toEqual([1]);
  expect(matchesGlob('a*b*', 'a-b')).toBe(true);
});

/** Processor time of a computation, in milliseconds. */
function measured(compute: () => void): number {
  const before = processorMs();
  compute();
  return processorMs() - before;
}

test('500 patterns over 20,000 addresses take as long as reading the addresses', () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => `aws_vpc.a["k${index}"]`);
  const plain = numbered(keys.slice(0, 500));
  const globs = numbered(keys.slice(0, 500).map((key) => key.replace('vpc', 'v*')));
  for (const patterns of [plain, globs]) {
    const [root, anywhere] = [readFromRoot(patterns), readProtected(patterns)];
    const ms = measured(() => {
      const found = keys.filter((key) => root(key).length > 0 && anywhere(key)?.length === 1);
      expect(found).toHaveLength(500);
    });
    expect(ms).toBeLessThan(limitMs(3_000));
  }
});

test('1,000 exceptions over the results of 500 workspaces are compared once for each result', () => {
  const address = (index: number) => `aws_s3_bucket.logs["k${index}"]`;
  const entries = Array.from({ length: 1_000 }, (_, index) => ({
    ...ENTRY,
    address: address(index),
    workspace: 'w*',
  }));
  const resources = Array.from({ length: 100 }, (_, index) => ({
    address: address(index),
    messages: [],
  }));
  const result = policyResult({ policy: ENTRY.policy, status: 'failed', resources });
  const judged = Array.from({ length: 500 }, (_, index) => ({
    workspace: `w${index}`,
    results: [result],
  }));
  const ms = measured(() => {
    // 900 fit nothing, and are named in the first workspace that they are about.
    const notices = exceptionNotices(judged, { entries, today: TODAY });
    expect(notices.get('w0')?.length).toBeGreaterThanOrEqual(900);
    const { at } = exceptionsFor({ workspace: 'w7', exceptions: { entries, today: TODAY } })(
      result,
    );
    expect(at(address(999))).toHaveLength(1);
  });
  expect(ms).toBeLessThan(limitMs(4_000));
});
