import { toPlainText } from '../../src/model/sentence.ts';
import { MOST_BYTES } from '../../src/scanners/read-sarif.ts';
import { describe, expect, test } from '../support/jest.ts';
import { limitMs } from '../support/time-limits.ts';
import { readSarif } from '../support/read-sarif.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const run = (more: object = {}) => ({ tool: { driver: { name: 'T' } }, results: [], ...more });
const sarif = (...runs: unknown[]) => JSON.stringify({ version: '2.1.0', runs });
const withResult = (result: object, more: object = {}) =>
  sarif(run({ results: [{ ruleId: 'R', ...result }], ...more }));
const at = (uri: unknown, region?: unknown) => ({
  ruleId: 'R',
  message: { text: 'm' },
  locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
});
const bases = (uris: Record<string, unknown>) => run({ originalUriBaseIds: uris });

function read(text: string | Uint8Array) {
  return readSarif(typeof text === 'string' ? bytesOf(text) : text, 'T');
}

function whyOf(text: string | Uint8Array): string {
  const reading = read(text);
  return 'scan' in reading ? 'read' : toPlainText(reading.why);
}

const utf16 = (text: string) =>
  Uint8Array.from(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]));

/** What says nothing of what was scanned, and the sentence about it, which begins with the file. */
const UNREAD: [name: string, text: string | (() => string | Uint8Array), why: string][] = [
  ['nothing', '', 'is empty.'],
  ['white space', '  \n ', 'is no JSON.'],
  ['no JSON', 'CRITICAL: 3', 'is no JSON.'],
  ['a list', '[]', 'is no SARIF: it has no list "runs".'],
  ['null', 'null', 'is no SARIF: it has no list "runs".'],
  ['a text', '"sarif"', 'is no SARIF: it has no list "runs".'],
  ['JSON of another kind', '{"Results": []}', 'is no SARIF: it has no list "runs".'],
  ['runs that are no list', '{"version":"2.1.0","runs":{}}', 'is no SARIF: it has no list "runs".'],
  [
    'another version',
    '{"version":"2.0.0","runs":[]}',
    'is no SARIF 2.1.0: its version is "2.0.0".',
  ],
  ['no version', '{"runs":[]}', 'is no SARIF 2.1.0: its version is "undefined".'],
  ['a file that is cut', sarif(run()).slice(0, -4), 'is cut: its JSON ends too early.'],
  ['a file that is cut in a text', '{"version":"2.1.', 'is cut: its JSON ends too early.'],
  ['two documents', `${sarif(run())}${sarif(run())}`, 'is no JSON.'],
  ['no runs', sarif(), 'names no tool, and none of "T".'],
  ['runs that are null', sarif(null, 1, 'x'), 'names no tool, and none of "T".'],
  [
    'a run of another tool',
    sarif(run({ tool: { driver: { name: 'Other' } } })),
    'has runs of "Other", and none of "T".',
  ],
  [
    'a tool whose name begins the same',
    sarif(run({ tool: { driver: { name: 'T2' } } })),
    'has runs of "T2", and none of "T".',
  ],
  ['a tool without a driver', sarif(run({ tool: {} })), 'names no tool, and none of "T".'],
  [
    'a tool whose name is no text',
    sarif(run({ tool: { driver: { name: ['T'] } } })),
    'names no tool, and none of "T".',
  ],
  [
    'results that are absent',
    sarif({ tool: { driver: { name: 'T' } } }),
    'has a run without a list "results": nothing says what was found.',
  ],
  [
    'results that are null',
    sarif(run({ results: null })),
    'has a run without a list "results": nothing says what was found.',
  ],
  [
    'results that are an object',
    sarif(run({ results: { length: 0 } })),
    'has a run without a list "results": nothing says what was found.',
  ],
  [
    'results in another file',
    sarif(run({ externalPropertyFileReferences: { results: [{}] } })),
    'has a part of its results or rules in another file.',
  ],
  [
    'a scan that failed',
    sarif(run({ invocations: [{ executionSuccessful: false }] })),
    'says that the scan failed: "executionSuccessful" is false.',
  ],
  [
    'a second run that failed',
    sarif(run(), run({ invocations: [{ executionSuccessful: false }] })),
    'says that the scan failed: "executionSuccessful" is false.',
  ],
  [
    'an error in the scan',
    sarif(
      run({
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: [
              { level: 'error', message: { text: 'cannot parse x.tf' } },
            ],
          },
        ],
      }),
    ),
    'says that something could not be scanned: cannot parse x.tf',
  ],
  [
    'an error in a run of errors',
    sarif(run(), { tool: { driver: { name: 't-Errors' } }, results: [{ message: {} }] }),
    'says that something could not be scanned: an error',
  ],
  [
    'an error in the configuration',
    sarif(
      run({
        invocations: [
          { executionSuccessful: true, toolConfigurationNotifications: [{ level: 'error' }] },
        ],
      }),
    ),
    'says that something could not be scanned: an error',
  ],
  [
    'another directory',
    sarif(bases({ ROOTPATH: { uri: 'file:///elsewhere/' } })),
    'says that "/elsewhere/" was scanned, and that is not what is gated.',
  ],
  [
    'a directory beside the checkout',
    sarif(bases({ ROOTPATH: { uri: 'file:///checkout-2/' } })),
    'says that "/checkout-2/" was scanned, and that is not what is gated.',
  ],
  [
    'a directory that leads out',
    sarif(bases({ ROOTPATH: { uri: 'file:///checkout/../other/' } })),
    'says that "/checkout/../other/" was scanned, and that is not what is gated.',
  ],
  [
    'a result that is null',
    sarif(run({ results: [null] })),
    'says something that is not understood, at "results[0]".',
  ],
  [
    'a result that is a list',
    sarif(run({ results: [[]] })),
    'says something that is not understood, at "results[0]".',
  ],
  [
    'a result of no rule',
    sarif(run({ results: [{ message: { text: 'm' } }] })),
    'names no rule, at "results[0]".',
  ],
  [
    'a number of severity that is no text',
    withResult({ level: 'note', properties: { 'security-severity': 2 } }),
    'says something that is not understood, at "results[0].properties.security-severity".',
  ],
  [
    'an index of a rule that is not there',
    withResult({ ruleIndex: 7 }),
    'names a rule that the file does not have, at "results[0]".',
  ],
  [
    'a level that SARIF does not have',
    withResult({ level: 'harmless' }),
    'says something that is not understood, at "results[0].level".',
  ],
  [
    'a number of severity that is none',
    withResult({ level: 'error', properties: { 'security-severity': '-1' } }),
    'says something that is not understood, at "results[0].properties.security-severity".',
  ],
  ['bytes of UTF-16', () => utf16(sarif(run())), 'is UTF-16, and not UTF-8.'],
  [
    'UTF-16 without a mark',
    () => Uint8Array.from(Buffer.from(sarif(run()), 'utf16le')),
    'is UTF-16, and not UTF-8.',
  ],
  [
    'bytes of Latin-1',
    () => Uint8Array.from(Buffer.from(withResult({ message: { text: 'ü' } }), 'latin1')),
    'is no text in UTF-8.',
  ],
  [
    '101 levels',
    () => `{"version":"2.1.0","runs":${'['.repeat(101)}`,
    'has more than 100 levels, and no SARIF has.',
  ],
  [
    'ten million levels',
    () => '['.repeat(10_000_000),
    'has more than 100 levels, and no SARIF has.',
  ],
  ['101 runs', () => sarif(...Array.from({ length: 101 }, () => run())), 'has more than 100 runs.'],
  [
    'a million results',
    () =>
      `{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"T"}},"results":[${'{"ruleId":"R"},'.repeat(999_999)}{}]}]}`,
    'has 1,000,000 results, and at most 25,000 are read.',
  ],
  [
    'results of many runs',
    () =>
      sarif(
        ...Array.from({ length: 30 }, () =>
          run({ results: Array.from({ length: 1_000 }, () => ({ ruleId: 'R' })) }),
        ),
      ),
    'has 1,000 results, and at most 25,000 are read.',
  ],
  ['100 MB', () => new Uint8Array(100_000_000), 'has 100 MB, and at most 50 MB are read.'],
  [
    '50 MB of empty objects',
    () =>
      `{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"T"}},"results":[${'{},'.repeat(16_000_000)}{}]}]}`,
    'has more than 2,000,000 objects and lists.',
  ],
  [
    '50 MB of one text',
    () => withResult({ message: { text: 'x'.repeat(49_000_000) } }).slice(0, -1),
    'is cut: its JSON ends too early.',
  ],
];

/** What is read all the same: the rule, the place and the message of the one result. */
const READ: [name: string, text: string | (() => string), expected: object][] = [
  [
    'a result that says nothing but its rule',
    withResult({}),
    { rule: 'R', place: undefined, message: 'no message', severity: 'medium' },
  ],
  [
    'no rules',
    withResult(at('main.tf', { startLine: 3 })),
    { rule: 'R', place: { path: 'main.tf', line: 3, endLine: 3 } },
  ],
  ['an index that stands for none', withResult({ ruleIndex: -1 }), { rule: 'R' }],
  ['a rule called __proto__', withResult({ ruleId: '__proto__' }), { rule: '__proto__' }],
  ['a rule with control characters', withResult({ ruleId: 'A\n\tB' }), { rule: 'A B' }],
  [
    'a rule of 10,000 letters',
    withResult({ ruleId: 'R'.repeat(10_000) }),
    { rule: `${'R'.repeat(199)}…` },
  ],
  [
    'the address of a website',
    withResult(at('https://example.com/main.tf')),
    { place: undefined, elsewhere: 'https://example.com/main.tf' },
  ],
  [
    'a script as an address',
    withResult(at('javascript:alert(1)')),
    { place: undefined, elsewhere: 'javascript:alert(1)' },
  ],
  [
    'a place that leads out',
    withResult(at('../../etc/passwd')),
    { place: undefined, elsewhere: '../../etc/passwd' },
  ],
  ['a place that leads out by escapes', withResult(at('%2e%2e/etc/passwd')), { place: undefined }],
  [
    'a place that leads out and back',
    withResult(at('a/../../checkout/main.tf')),
    { place: undefined },
  ],
  ['a place that leads out with backslashes', withResult(at('..\\..\\etc')), { place: undefined }],
  [
    'a path of Windows',
    withResult(at('live\\net\\main.tf', { startLine: 1 })),
    { place: { path: 'live/net/main.tf', line: 1, endLine: 1 } },
  ],
  [
    'an absolute path',
    withResult(at('/etc/passwd')),
    { place: undefined, elsewhere: '/etc/passwd' },
  ],
  [
    'a file of another machine',
    withResult(at('file://host/checkout/main.tf')),
    { place: undefined },
  ],
  [
    'a file of this machine',
    withResult(at('file://localhost/checkout/main.tf')),
    { place: { path: 'main.tf', line: undefined, endLine: undefined } },
  ],
  [
    'a file in a container of GitHub',
    withResult(at('file:///github/workspace/a.tf')),
    { place: { path: 'a.tf', line: undefined, endLine: undefined } },
  ],
  ['a path with a NUL', withResult(at('main\0.tf')), { place: undefined }],
  ['a path with an invisible letter', withResult(at('ma\u200bin.tf')), { place: undefined }],
  ['an escape that is none', withResult(at('100%.tf')), { place: { path: '100%.tf' } }],
  [
    'a line that is negative',
    withResult(at('main.tf', { startLine: -5 })),
    { place: { path: 'main.tf', line: undefined } },
  ],
  [
    'a line that is no number',
    withResult(at('main.tf', { startLine: '7' })),
    { place: { path: 'main.tf', line: undefined } },
  ],
  [
    'a line that ends before it begins',
    withResult(at('main.tf', { startLine: 7, endLine: 2 })),
    { place: { path: 'main.tf', line: 7, endLine: 7 } },
  ],
  [
    'bases that name each other',
    withResult(
      { ...at('main.tf'), ruleId: 'R' },
      { originalUriBaseIds: { A: { uriBaseId: 'B' }, B: { uriBaseId: 'A' } } },
    ),
    { place: { path: 'main.tf' } },
  ],
  [
    'a number of severity below its level',
    withResult({ level: 'error', properties: { 'security-severity': '0.0' } }),
    { severity: 'high' },
  ],
  [
    'a number of severity above its level',
    withResult({ level: 'note', properties: { 'security-severity': '9.8' } }),
    { severity: 'critical' },
  ],
  [
    'a suppression that was rejected',
    withResult({ suppressions: [{ kind: 'inSource', status: 'rejected' }] }),
    { isSuppressed: false },
  ],
  [
    'a suppression elsewhere',
    withResult({ suppressions: [{ kind: 'external' }] }),
    { isSuppressed: false },
  ],
  ['a result under review', withResult({ kind: 'review', ruleId: 'R' }), { rule: 'R' }],
  [
    'a message of 100,000 letters',
    withResult({ message: { text: 'x'.repeat(100_000) } }),
    { message: `${'x'.repeat(1_999)}…` },
  ],
  [
    'a message that its rule has',
    withResult(
      { ruleIndex: 0, message: { id: 'm', arguments: ['<b>'] } },
      {
        tool: {
          driver: { name: 'T', rules: [{ id: 'R', messageStrings: { m: { text: 'is {0}{1}' } } }] },
        },
      },
    ),
    { message: 'is <b>{1}' },
  ],
  ['a mark of byte order', `\uFEFF${withResult(at('main.tf'))}`, { rule: 'R' }],
];

test('at least 60 hostile files are tried', () => {
  expect(UNREAD.length + READ.length).toBeGreaterThanOrEqual(60);
});

describe('a file with', () => {
  test.each(UNREAD)('%s says nothing, with a sentence', (_, given, why) => {
    const text = typeof given === 'function' ? given() : given;
    const bytes = typeof text === 'string' ? bytesOf(text) : text;
    const started = performance.now();
    expect(whyOf(bytes)).toBe(why);
    // A second for each 10 MB.
    const most = limitMs(Math.max(1_000, bytes.length / 10_000));
    expect(performance.now() - started).toBeLessThan(most);
  });

  test.each(READ)('%s is read', (_, given, expected) => {
    const reading = read(typeof given === 'function' ? given() : given);
    expect(reading).toHaveProperty('scan');
    if ('scan' in reading)
      expect(reading.scan.results).toEqual([expect.objectContaining(expected)]);
  });

  test('a pass, or with what does not apply, has no finding', () => {
    const results = ['pass', 'notApplicable', 'informational'].map((kind) => ({
      kind,
      ruleId: 'R',
    }));
    const reading = read(sarif(run({ results })));
    expect('scan' in reading && reading.scan.results).toEqual([]);
  });

  test('an address of help that is no plain one has none', () => {
    const help = (helpUri: string) => {
      const tool = { driver: { name: 'T', rules: [{ id: 'R', helpUri }] } };
      const reading = read(withResult({ ruleId: 'R' }, { tool }));
      return 'scan' in reading ? reading.scan.rules.get('R')?.help : 'unread';
    };
    expect(help('https://example.com/a?b#c')).toBe('https://example.com/a?b#c');
    for (const bad of [
      'javascript:1',
      'http://example.com',
      'https://a b',
      'https://u:p@example.com',
      `https://e.com/${'x'.repeat(500)}`,
    ]) {
      expect(help(bad)).toBeUndefined();
    }
  });

  test('half of the checkout scanned says which half', () => {
    const reading = read(sarif(bases({ ROOTPATH: { uri: 'file:///checkout/live/' } })));
    expect('scan' in reading && reading.scan.scanned).toEqual(['live']);
    const around = read(sarif(bases({ ROOTPATH: { uri: 'file:///' } })));
    expect('scan' in around && around.scan.scanned).toEqual(['']);
  });
});

test('the limit of bytes is that of the sentence', () => expect(MOST_BYTES).toBe(50_000_000));
