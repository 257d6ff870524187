import { array, assert, constantFrom, property } from 'fast-check';

import { findAddresses } from '../../src/model/address.ts';
import { parsePolicyLog } from '../../src/policy/systems/policy-checks.ts';
import { printedMessages } from '../../src/policy/named-resources.ts';
import { sampled } from '../support/sampled.ts';
import { describe, expect, test } from '../support/jest.ts';
import { limitMs, processorMs } from '../support/time-limits.ts';
import { saidOf } from '../support/text-cases.ts';

const printOutput = (output: unknown) => printedMessages(output).map(({ text }) => text);

describe('a resource address in a text', () => {
  test.each<[string, string[]]>([
    ['aws_a.b["x\ry"]', []],
    ['aws_é.ß and aws_x.a\u0301٣', ['aws_é.ß', 'aws_x.a\u0301٣']],
    ['', []],
    ...saidOf('addresses-in-texts.txt'),
  ])('is found in %j', (text, addresses) => {
    expect(findAddresses(text).addresses).toEqual(addresses);
  });

  /** What the author of a change can write around an address, or as a name. */
  const HOSTILE = [
    ...['\u00b7', '\u203f', '\u0308', '\u0387', '\u094d', '-', '\u0e31', '9'].map(
      (letter) => `aws_s3_bucket.logs${letter}x is public`,
    ),
    `aws_s3_bucket.${'x'.repeat(1_500)} is public, as aws_s3_bucket.logs is`,
    `aws_s3_bucket.x["${'k'.repeat(1_500)}"] is public, as aws_s3_bucket.logs is`,
    `${'module.m.'.repeat(200)}aws_s3_bucket.x is public, as aws_s3_bucket.logs is`,
    ...['/', '\\', '@', '$', '.', '-', '_', '9', '\u0308']
      .concat('a.', 'x_y[0].', '.module.m.', '.aws_x[0].')
      .map((before) => `aws_s3_bucket.logs ${before}aws_s3_bucket.data is public`),
    'aws_s3_bucket.logs/aws_s3_bucket.data is public',
    'aws_s3_bucket.logs.aws_s3_bucket.data is public',
    'aws_s3_bucket.logs.module.m.aws_s3_bucket.data is public',
    'aws_s3_bucket.logs[": aws_s3_bucket.data["]"] is public',
    'aws_s3_bucket.logs[\\"aws_s3_bucket.data\\"] is public',
    'aws_s3_bucket.logs, aws_s3_bucket.data…',
    'aws_s3_bucket.logs…',
    'aws_s3_bucket.logs["eu',
    'xaws_s3_bucket.logs is public',
    'module.m.aws_s3_bucket.logs is public',
    'data.aws_s3_bucket.logs is read',
  ];
  test.each(HOSTILE)('is not certainly aws_s3_bucket.logs alone in %j', (text) => {
    const { addresses, isCertain } = findAddresses(text);
    const others = addresses.filter((one) => !/^aws_s3_bucket\.logs(?:\[|$)/.test(one));
    expect(isCertain && addresses.length > 0 && others.length === 0).toBe(false);
  });

  test('is one of a hundred at most, of any length', () => {
    const many = Array.from({ length: 300 }, (_, index) => `aws_a.b${index}`);
    const { addresses, isCertain } = findAddresses(many.join(' '));
    expect([addresses.length, isCertain]).toEqual([100, false]);
    expect(findAddresses(many.slice(0, 100).join(' '))).toEqual({
      addresses: many.slice(0, 100),
      isCertain: true,
    });
    const long = [`aws_a.${'b'.repeat(3_900)}`, `aws_a.b["${'x'.repeat(3_900)}"]`];
    for (const one of long) expect(findAddresses(one).addresses).toEqual([one]);
  });

  test('is searched without cost in a hundred thousand characters of the worst text', () => {
    const before = processorMs();
    for (const piece of ['a_b.', 'a_b[', '_', 'a_b.c["', 'module.', 'module.a.', 'a_b.c["\\']) {
      findAddresses(piece.repeat(100_000 / piece.length));
    }
    expect(processorMs() - before).toBeLessThan(limitMs(3_000));
  });

  test('is always a part of the text', () => {
    assert(
      property(
        array(constantFrom('aws_', 'a', '.', '[', '"', ']', '0', ' ', 'module.', 'data.', '\\')),
        (pieces) => {
          const text = pieces.join('');
          for (const address of findAddresses(text).addresses) expect(text).toContain(address);
        },
      ),
      { seed: 7, numRuns: sampled(2_000) },
    );
  });
});

describe('the output of a policy', () => {
  test.each(saidOf('printed-outputs.txt'))('is read from %s', (output, messages) => {
    expect(printOutput(JSON.parse(output))).toEqual(messages.map((text) => JSON.parse(text)));
  });

  test('is read as a whole, unless it is too deep', () => {
    let nested: unknown = 'deep';
    for (let n = 0; n < 8; n += 1) nested = { msg: nested, address: `aws_a.b${n}` };
    expect(printOutput(nested)).toEqual([
      '{"msg":{"msg":"deep","address":"aws_a.b0"},"address":"aws_a.b1"}',
    ]);
    expect(printOutput('x'.repeat(5_000))).toEqual(['x'.repeat(5_000)]);
    expect(printOutput(Array.from({ length: 2_000 }, () => 'x'))).toHaveLength(2_000);
    expect(printOutput('x\n'.repeat(2_000))).toEqual(['x\n'.repeat(2_000).trim()]);
    expect(printOutput([[[[[[['x']]]]]]])).toEqual(['["x"]']);
    expect(printOutput([[[[[['x']]]]]])).toEqual(['x']);
    expect(printOutput([[[[[[{ print: 'x' }]]]]]])).toEqual(['{"print":"x"}']);
    let deep: unknown = 'x';
    for (let n = 0; n < 20_000; n += 1) deep = [deep];
    // Node.js 26 writes at any depth, and it is cut; before, this was too deep to be written.
    const shown = /^(?:\(an output too deep to show\)|\[{19994}"x"\]{19994})$/;
    expect(printOutput(deep)).toEqual([expect.stringMatching(shown)]);
  });
});

describe('the log of a policy check', () => {
  test('is read without regard to spaces', () => {
    const text = '## Policy 1:  set/tags.sentinel  ( soft-mandatory )\nResult:   TRUE ';
    const named = { policySet: 'set', policy: 'tags', level: 'soft-mandatory' };
    expect(parsePolicyLog(text)).toEqual([{ ...named, passed: true, description: '', output: [] }]);
  });

  const A = '## Policy 1: a (advisory)';
  test.each<[string, object[]]>([
    ['', []],
    [
      '## Policy 1: a.sentinel (advisory)\nResult: true',
      [{ policySet: '', policy: 'a', level: 'advisory', passed: true }],
    ],
    [
      '## Policy 1: s/t/a.sentinel (hard-mandatory)\r\nResult: FALSE\r\n',
      [{ policySet: 's/t', policy: 'a', level: 'hard-mandatory', passed: false }],
    ],
    ['## Policy 1: a (b) (soft-mandatory)', [{ policy: 'a (b)', level: 'soft-mandatory' }]],
    ['## Policy 1: a (strange)\nResult: undefined', [{ policy: 'a', level: 'unknown' }]],
    [`${A}\nResult: maybe`, [{}]],
    [`${A}\nResult: maybe\nResult: true`, [{ passed: true }]],
    [`${A}\nResult: false\nResult: true`, [{ passed: false }]],
    ['## Policy 1: a (advisory', []],
    ['## Policy 1 a (advisory)', []],
    ['## Policy 1: (advisory)', []],
    [A.slice(1), []],
    [` ${A}`, []],
    [`before\n${A}\nDescription: d1\nd2\n\nline`, [{ description: 'd1 d2', output: ['line'] }]],
    [`${A}\nDescription:\n\n  d1\n\nline`, [{ description: 'd1', output: ['line'] }]],
    [
      `${A}\nDescription: d\n## Policy 2: b (advisory)\nline`,
      [
        { description: 'd', output: [] },
        { policy: 'b', description: '', output: ['line'] },
      ],
    ],
  ])('is read from %j', (log, policies) => {
    const parsed = parsePolicyLog(log);
    expect(parsed).toHaveLength(policies.length);
    policies.forEach((expected, index) => expect(parsed[index]).toMatchObject(expected));
    for (const policy of parsed) {
      expect('passed' in policy).toBe(typeof policy.passed === 'boolean');
    }
  });

  test('has a limit of policies and of the length of a description, not of lines', () => {
    const policies = Array.from({ length: 2_100 }, (_, n) => `## Policy ${n}: p${n} (advisory)`);
    expect(parsePolicyLog(policies.join('\n'))).toHaveLength(2_000);
    const parse = (text: string) => parsePolicyLog(`${A}\n${text}`)[0];
    const lines = `${'line\n'.repeat(600)}${'x'.repeat(5_000)}`;
    expect(parse(lines)?.output).toHaveLength(601);
    expect(parse('x'.repeat(5_000))?.output).toEqual(['x'.repeat(5_000)]);
    const words = `Description: ${'word\n'.repeat(1_000)}`;
    expect(parse(words)?.description.length).toBeLessThanOrEqual(2_000);
  });
});
