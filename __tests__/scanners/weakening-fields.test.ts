/** The fields of SARIF that can make a result count for less: what is not understood in one of them makes no pass. */
import { toPlainText } from '../../src/model/sentence.ts';
import type { ScanResult } from '../../src/scanners/scan.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readSarif } from '../support/read-sarif.ts';

const HEAD = '1a0c6554caa37144459cb97cb15429b27831476e';
const OTHER = '2b0c6554caa37144459cb97cb15429b27831476e';
const EXT = '11111111-1111-1111-1111-111111111111';
const RULE = '22222222-2222-2222-2222-222222222222';

const run = (more: object = {}) => ({ tool: { driver: { name: 'T' } }, results: [], ...more });
const textOf = (...runs: unknown[]) => JSON.stringify({ version: '2.1.0', runs });
const NOTE = { ruleId: 'R', level: 'note', message: { text: 'm' } };
const result = (more: object, ofRun: object = {}) =>
  textOf(run({ results: [{ ruleId: 'R', message: { text: 'm' }, ...more }], ...ofRun }));
const invocation = (more: object) =>
  textOf(run({ invocations: [{ executionSuccessful: true, ...more }] }));
const revisions = (...entries: object[]) =>
  textOf(
    run({
      versionControlProvenance: entries.map((one) => ({
        repositoryUri: 'https://a.example/r',
        ...one,
      })),
    }),
  );

/** A rule that the tool makes a note of, and one of the same id in an extension, which makes an error of it. */
const EXTENDED = {
  tool: {
    driver: { name: 'T', rules: [{ id: 'R', defaultConfiguration: { level: 'note' } }] },
    extensions: [
      {
        name: 'ext',
        guid: EXT,
        rules: [{ id: 'R', guid: RULE, defaultConfiguration: { level: 'error' } }],
      },
    ],
  },
};
const NOTED = { tool: { driver: EXTENDED.tool.driver } };
const FAILED = {
  tool: {
    driver: { name: 'T', rules: [{ id: 'R', defaultConfiguration: { level: 'error' } }] },
  },
};
const override = (level: string, more: object = {}) => ({
  invocations: [
    {
      executionSuccessful: true,
      ruleConfigurationOverrides: [
        { descriptor: { id: 'R', index: 0 }, configuration: { level }, ...more },
      ],
    },
  ],
});

function read(text: string) {
  return readSarif(new TextEncoder().encode(text), 'T', '/checkout', new Set([HEAD]));
}

function whyOf(text: string): string {
  const reading = read(text);
  return 'scan' in reading ? JSON.stringify(reading.scan.results) : toPlainText(reading.why);
}

function resultOf(text: string): ScanResult | undefined {
  const reading = read(text);
  if (!('scan' in reading)) throw new Error(toPlainText(reading.why));
  return reading.scan.results[0];
}

describe('a scan is not known where its file', () => {
  test.each<[string, string, RegExp]>([
    [
      'says that a signal ended it, by name',
      invocation({ exitSignalName: 'SIGKILL' }),
      /a signal ended the scan/,
    ],
    [
      'says that a signal ended it, by number',
      invocation({ exitSignalNumber: 9 }),
      /a signal ended the scan/,
    ],
    [
      'says that it did not start',
      invocation({ processStartFailureMessage: 'not found' }),
      /the scan did not start: not found/,
    ],
    [
      'says in a text that it went well',
      invocation({ executionSuccessful: 'true' }),
      /executionSuccessful/,
    ],
    [
      'says in a text that it went wrong',
      invocation({ executionSuccessful: 'false' }),
      /executionSuccessful/,
    ],
    [
      'does not say whether it went well',
      textOf(run({ invocations: [{}] })),
      /executionSuccessful/,
    ],
    ['has an invocation that is none', textOf(run({ invocations: ['ok'] })), /invocations\[0\]/],
    ['has invocations that are no list', textOf(run({ invocations: {} })), /invocations/],
    [
      'says that what converted it failed',
      textOf(run({ conversion: { tool: {}, invocation: { executionSuccessful: false } } })),
      /the scan failed/,
    ],
    [
      'has a notification whose description makes an error of it',
      textOf({
        ...run({
          invocations: [
            {
              executionSuccessful: true,
              toolExecutionNotifications: [
                { descriptor: { id: 'N', index: 0 }, message: { text: 'cannot parse' } },
              ],
            },
          ],
        }),
        tool: {
          driver: {
            name: 'T',
            notifications: [{ id: 'N', defaultConfiguration: { level: 'error' } }],
          },
        },
      }),
      /could not be scanned: cannot parse/,
    ],
    [
      'has a notification of a level that the format does not have',
      invocation({ toolConfigurationNotifications: [{ level: 'fatal', message: { text: 'x' } }] }),
      /toolConfigurationNotifications\[0\]\.level/,
    ],
    ['is of another commit', revisions({ revisionId: OTHER }), /another commit/],
    ['is of a shortened commit', revisions({ revisionId: HEAD.slice(0, 7) }), /another commit/],
    ['is of a branch', revisions({ branch: 'main' }), /another commit/],
    [
      'is of two commits of one repository',
      revisions({ revisionId: HEAD }, { revisionId: OTHER, branch: 'main' }),
      /another commit/,
    ],
    [
      'has a place that is none',
      textOf(run({ versionControlProvenance: [HEAD] })),
      /versionControlProvenance\[0\]/,
    ],
    [
      'is of the commits of two repositories',
      revisions(
        { revisionId: HEAD },
        { repositoryUri: 'https://a.example/sub', revisionId: OTHER },
      ),
      /another commit/,
    ],
    [
      'has a suppression of an unknown status',
      result({ suppressions: [{ kind: 'inSource', status: 'maybe' }] }),
      /suppressions\[0\]\.status/,
    ],
    [
      'has a suppression of an unknown kind',
      result({ suppressions: [{ kind: 'byName' }] }),
      /suppressions\[0\]\.kind/,
    ],
    [
      'has a result that is gone, from no baseline',
      result({ baselineState: 'absent' }),
      /a result that is gone/,
    ],
    [
      'has a result that is gone, from itself',
      result({ baselineState: 'absent' }, { baselineGuid: EXT, automationDetails: { guid: EXT } }),
      /a result that is gone/,
    ],
    [
      'has a result that is gone beside one that was not compared',
      textOf(
        run({
          baselineGuid: EXT,
          results: [{ ruleId: 'R', baselineState: 'absent' }, { ruleId: 'R' }],
        }),
      ),
      /a result that is gone/,
    ],
    [
      'has a result of a rule that is off',
      result(
        { level: 'note' },
        {
          tool: {
            driver: { name: 'T', rules: [{ id: 'R', defaultConfiguration: { enabled: false } }] },
          },
        },
      ),
      /a rule that is off/,
    ],
    [
      'has a field that the format does not have',
      result({ Level: 'error' }),
      /results\[0\]\.Level/,
    ],
    [
      'has the schema of another version',
      JSON.stringify({
        $schema: 'https://a.example/sarif-2.0.0.json',
        version: '2.1.0',
        runs: [run()],
      }),
      /\$schema/,
    ],
    [
      'has a severity in a number',
      result({ level: 'note', properties: { 'security-severity': 2 } }),
      /security-severity/,
    ],
    [
      'names an extension by its name alone',
      result({ level: 'note', rule: { id: 'R', toolComponent: { name: 'ext' } } }, EXTENDED),
      /rule that the file does not have/,
    ],
    [
      'has a run of errors that failed',
      textOf(run(), { tool: { driver: { name: 'T-errors' } }, results: null }),
      /without a list "results"/,
    ],
    ['has no runs', textOf(), /names no tool/],
    [
      'has a run of a tool without a name',
      textOf(run(), { tool: { driver: {} }, results: [] }),
      /tool\.driver\.name/,
    ],
    [
      'has parts of runs outside of them',
      JSON.stringify({ version: '2.1.0', runs: [run()], inlineExternalProperties: [{}] }),
      /"inlineExternalProperties"/,
    ],
    [
      'has rules in another file',
      textOf(run({ externalPropertyFileReferences: { driver: { location: { uri: 'd.json' } } } })),
      /another file/,
    ],
    [
      'has a policy that could make a rule stricter',
      textOf(run({ policies: [{ name: 'p', rules: [] }] })),
      /"policies"/,
    ],
    [
      'has a key twice',
      textOf(run({ results: [NOTE] })).replace('"results":', '"results":[],"results":'),
      /has the key "results" twice/,
    ],
    [
      'has a key twice, once with an escape',
      textOf(run({ results: [NOTE] })).replace('"results":', '"result\\u0073":[],"results":'),
      /has the key "results" twice/,
    ],
    ['has a result that is none', textOf(run({ results: ['R'] })), /results\[0\]/],
    ['has a kind that is unknown', result({ kind: 'passed' }), /results\[0\]\.kind/],
    ['has a kind in a list', result({ kind: ['pass'] }), /results\[0\]\.kind/],
    ['has a level that is unknown', result({ level: 'harmless' }), /results\[0\]\.level/],
    ['has a level that is no text', result({ level: 0 }), /results\[0\]\.level/],
    ['has a failure of no level', result({ level: 'none' }), /level "none"/],
    [
      'has a failure of no level that says its kind',
      result({ level: 'none', kind: 'fail' }),
      /level "none"/,
    ],
    [
      'has a failure of no level, by its rule',
      result(
        { ruleIndex: 0 },
        {
          tool: {
            driver: { name: 'T', rules: [{ id: 'R', defaultConfiguration: { level: 'none' } }] },
          },
        },
      ),
      /level "none"/,
    ],
    ['has a pass with a level', result({ kind: 'pass', level: 'error' }), /kind "pass"/],
    [
      'has a severity in a word',
      result({ level: 'note', properties: { 'security-severity': 'critical' } }),
      /security-severity/,
    ],
    [
      'has a severity with a comma',
      result({ level: 'note', properties: { 'security-severity': '9,8' } }),
      /security-severity/,
    ],
    [
      'has a severity beyond the scale',
      result({ level: 'note', properties: { 'security-severity': 98 } }),
      /security-severity/,
    ],
    [
      'has a severity below the scale',
      result({ level: 'note', properties: { 'security-severity': '-1' } }),
      /security-severity/,
    ],
    [
      'has a severity of a rule in a word',
      result(
        { ruleIndex: 0 },
        {
          tool: {
            driver: {
              name: 'T',
              rules: [{ id: 'R', properties: { 'security-severity': 'high' } }],
            },
          },
        },
      ),
      /rules\[0\]\.properties\.security-severity/,
    ],
    [
      'has an index of a rule that is not there',
      result({ level: 'note', ruleIndex: 7 }),
      /rule that the file does not have/,
    ],
    [
      'has an index that is no number',
      result({ level: 'note', ruleIndex: '0' }, NOTED),
      /results\[0\]\.ruleIndex/,
    ],
    [
      'has an index of another rule',
      result({ ruleId: 'S', level: 'note', ruleIndex: 0 }, NOTED),
      /rule that the file does not have/,
    ],
    ['names two rules', result({ level: 'note', rule: { id: 'S' } }, NOTED), /two rules/],
    [
      'names two indexes',
      result({ level: 'note', ruleIndex: 0, rule: { index: 1 } }, NOTED),
      /two rules/,
    ],
    [
      'names an extension that is not there',
      result({ level: 'note', rule: { id: 'R', toolComponent: { index: 3 } } }, EXTENDED),
      /rule that the file does not have/,
    ],
    [
      'names an extension by what disagrees',
      result(
        { level: 'note', rule: { index: 0, toolComponent: { index: 0, guid: RULE } } },
        EXTENDED,
      ),
      /rule that the file does not have/,
    ],
    [
      'overrides a rule that is not there',
      result({ level: 'note' }, override('note', { descriptor: { index: 4 } })),
      /rule that the file does not have/,
    ],
    [
      'overrides nothing that is named',
      result({ level: 'note' }, override('note', { descriptor: 'R' })),
      /descriptor/,
    ],
    [
      'overrides by a level that is unknown',
      result({}, { ...NOTED, ...override('severe') }),
      /configuration\.level/,
    ],
    [
      'names an invocation that is not there',
      result({ provenance: { invocationIndex: 2 } }, { ...NOTED, ...override('error') }),
      /invocation that the file does not have/,
    ],
    [
      'has rules that are no list',
      result({ level: 'note' }, { tool: { driver: { name: 'T', rules: {} } } }),
      /tool\.driver\.rules/,
    ],
    [
      'names two files for a place',
      result(
        {
          level: 'note',
          locations: [{ physicalLocation: { artifactLocation: { uri: 'a.tf', index: 0 } } }],
        },
        { artifacts: [{ location: { uri: 'b.tf' } }] },
      ),
      /two files/,
    ],
    [
      'names a file that is not there',
      result({
        level: 'note',
        locations: [{ physicalLocation: { artifactLocation: { index: 0 } } }],
      }),
      /two files/,
    ],
  ])('%s', (_, text, why) => {
    expect(whyOf(text)).toMatch(why);
  });
});

describe('a result', () => {
  test.each<[string, string, Partial<ScanResult>]>([
    [
      'has the level of the override of its rule',
      result({ ruleIndex: 0 }, { ...NOTED, ...override('error') }),
      { severity: 'high' },
    ],
    [
      'has the level of an override that makes less of it',
      result({ ruleIndex: 0 }, { ...FAILED, ...override('note') }),
      { severity: 'low' },
    ],
    [
      'of an unknown one of two invocations has the worst level of all',
      result(
        { ruleIndex: 0 },
        {
          ...NOTED,
          invocations: [{ executionSuccessful: true }, ...override('error').invocations],
        },
      ),
      { severity: 'high' },
    ],
    [
      'has the rule of the extension that it names by index',
      result({ rule: { id: 'R', index: 0, toolComponent: { index: 0 } } }, EXTENDED),
      { severity: 'high' },
    ],
    [
      'has the rule of the extension that it names by guid',
      result({ rule: { id: 'R', index: 0, toolComponent: { guid: EXT.toUpperCase() } } }, EXTENDED),
      { severity: 'high' },
    ],
    [
      'has the rule that it names by guid',
      result({ rule: { guid: RULE, toolComponent: { guid: EXT, name: 'ext' } } }, EXTENDED),
      { severity: 'high' },
    ],
    [
      'of an id that two rules have is as bad as the worse one',
      result({}, EXTENDED),
      { severity: 'high' },
    ],
    [
      'of an id alone is as bad as one whose rule is not described',
      result({}, NOTED),
      { severity: 'medium' },
    ],
    [
      'is not made less by an override that may be of another rule',
      result({ ruleIndex: 0 }, { ...FAILED, ...override('note', { descriptor: { id: 'R' } }) }),
      { severity: 'high' },
    ],
    [
      'of a part of a rule is of that rule',
      result({ ruleId: 'R/part', ruleIndex: 0 }, NOTED),
      { severity: 'low' },
    ],
    [
      'that is open is a finding, as bad as any',
      result({ kind: 'open', level: 'none' }),
      { severity: 'critical' },
    ],
    [
      'that asks for a review is a finding, as bad as any',
      result({ kind: 'review' }, NOTED),
      { severity: 'critical' },
    ],
    [
      'with one suppression of two that is rejected counts',
      result({ suppressions: [{ kind: 'inSource' }, { kind: 'external', status: 'rejected' }] }),
      { isSuppressed: false },
    ],
    [
      'with one suppression of two that is under review counts',
      result({
        suppressions: [
          { kind: 'inSource', status: 'accepted' },
          { kind: 'inSource', status: 'underReview' },
        ],
      }),
      { isSuppressed: false },
    ],
    [
      'of this commit is read',
      result(
        {},
        {
          versionControlProvenance: [{ repositoryUri: 'https://a.example/r', revisionId: HEAD }],
        },
      ),
      { rule: 'R' },
    ],
  ])('%s', (_, text, expected) => {
    expect(resultOf(text)).toMatchObject(expected);
  });

  test('that is absent, where the run names a baseline, is none', () => {
    const absent = result({ baselineState: 'absent' }, { baselineGuid: EXT });
    expect(read(absent)).toHaveProperty('scan.results', []);
  });

  test('at several places is a finding at each', () => {
    const at = (uri: string) => ({ physicalLocation: { artifactLocation: { uri } } });
    const reading = read(result({ locations: [at('a.tf'), at('b.tf')] }));
    expect('scan' in reading && reading.scan.results.map(({ place }) => place?.path)).toEqual([
      'a.tf',
      'b.tf',
    ]);
  });
});
