/** The files of scanners: whose a finding is, what a missing scan means, and what a request cannot choose. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesOf } from '../../src/model/parse.ts';
import { parseExceptions } from '../../src/policy/exceptions.ts';
import { describe, expect, test } from '../support/jest.ts';
import { judgeNamed } from '../support/judges.ts';
import {
  judgeScan,
  linkTo,
  MAIN,
  makeOld,
  sarifOf,
  type ScannedRequest,
} from '../support/scanned-request.ts';

const OPEN = 'It is open to the world.';
const until = { reason: 'it moves', owner: 'acme/web', until: '2027-01-31' };
const today = '2026-11-30';
const exceptionsOf = (...scanners: object[]) => ({
  entries: [],
  scanners: scanners.map((one) => ({ ...until, ...one })) as never,
  today,
});

describe('a finding', () => {
  test('is about the resource at its place', async () => {
    const { said, results } = await judgeScan({ scan: [{ line: 2 }] });
    expect(said).toEqual([`failed mandatory AVD-1 main.tf:2 aws_s3_bucket.a: ${OPEN}`]);
    expect(results[0]).toMatchObject({
      judge: judgeNamed('scanners'),
      policySet: 'Trivy',
      overridable: false,
    });
  });

  test('is mandatory from the severity on that the entry names', async () => {
    const scan = ['error', 'warning', 'note'].map((level) => ({ level, rule: level }));
    const levelsOf = async (mandatory: 'critical' | 'medium' | 'none') => {
      const { results } = await judgeScan({ scan, entry: { mandatory } });
      return results.map(({ policy, level }) => `${policy} ${level}`);
    };
    expect(await levelsOf('critical')).toEqual([
      'error advisory',
      'warning advisory',
      'note advisory',
    ]);
    expect(await levelsOf('medium')).toEqual([
      'error mandatory',
      'warning mandatory',
      'note advisory',
    ]);
    expect(await levelsOf('none')).toEqual(['error advisory', 'warning advisory', 'note advisory']);
  });

  test('outside of a block, and in a file that is no configuration, is about no resource', async () => {
    const { said } = await judgeScan({
      before: { 'main.tf': `\n\n${MAIN}`, Dockerfile: 'FROM a\n' },
      scan: [{ line: 1 }, { path: 'Dockerfile', line: 1 }],
    });
    expect(said).toEqual([
      `failed mandatory AVD-1 main.tf:1 ${OPEN}`,
      `failed mandatory AVD-1 Dockerfile:1 ${OPEN}`,
    ]);
  });

  test('at a place that is not in the checkout counts, without a place', async () => {
    const { said } = await judgeScan({ scan: [{ path: '../x.tf' }, { path: 'gone.tf' }] });
    expect(said).toEqual([
      `failed mandatory AVD-1 - ${OPEN} (../x.tf)`,
      `failed mandatory AVD-1 - ${OPEN} (gone.tf)`,
    ]);
  });

  const TWO: ScannedRequest = {
    before: {
      'live/a/main.tf': 'module "net" {\n  source = "../../modules/net"\n}\n',
      'live/b/main.tf':
        'module "one" {\n  source = "../../modules/net"\n}\nmodule "two" {\n  source = "../../modules/net"\n}\n',
      'modules/net/main.tf': MAIN,
      'other/main.tf': MAIN,
    },
    workspaces: ['live/a', 'live/b'],
    scan: [{ path: 'live/a/main.tf' }, { path: 'modules/net/main.tf' }, { path: 'other/main.tf' }],
  };

  test('is of each workspace whose configuration has its file, by the address there', async () => {
    const inA = await judgeScan({ ...TWO, judged: 'live/a' });
    expect(inA.said).toEqual([
      `failed mandatory AVD-1 live/a/main.tf:1 module.net: ${OPEN}`,
      `failed mandatory AVD-1 modules/net/main.tf:1 module.net.aws_s3_bucket.a: ${OPEN}`,
      `failed mandatory AVD-1 other/main.tf:1 ${OPEN}`,
    ]);
    const inB = await judgeScan({ ...TWO, judged: 'live/b' });
    expect(inB.said).toEqual([
      `failed mandatory AVD-1 modules/net/main.tf:1 ${OPEN} module.one.aws_s3_bucket.a module.two.aws_s3_bucket.a`,
      `failed mandatory AVD-1 other/main.tf:1 ${OPEN}`,
    ]);
  });

  test('of no workspace is of the check as a whole, also where no workspace is judged', async () => {
    const { said } = await judgeScan({ ...TWO, workspaces: [], judged: undefined });
    expect(said).toHaveLength(3);
  });

  test('below the directory of a workspace is of that, and not of one above', async () => {
    const nested: ScannedRequest = {
      before: { 'main.tf': MAIN, 'live/a/main.tf': MAIN, 'live/a/image/Dockerfile': 'FROM a' },
      workspaces: ['.', 'live/a'],
      scan: [{ path: 'live/a/image/Dockerfile' }],
    };
    expect((await judgeScan({ ...nested, judged: '.' })).said).toEqual([]);
    expect((await judgeScan({ ...nested, judged: 'live/a' })).said).toHaveLength(1);
  });

  test('is approved by those whom the entry names for its rule', async () => {
    const approvers = ['AVD-1: acme/security', 'octocat'];
    const { results } = await judgeScan({
      scan: [{}, { rule: 'AVD-2' }, { rule: 'AVD-3', level: 'note' }],
      entry: { approvers },
    });
    expect(
      results.map(({ policy, level, overridable, approval }) => [
        policy,
        level,
        overridable,
        approval?.approvers,
      ]),
    ).toEqual([
      ['AVD-1', 'mandatory-overridable', true, ['acme/security']],
      ['AVD-2', 'mandatory-overridable', true, ['octocat']],
      ['AVD-3', 'advisory', false, undefined],
    ]);
    const ofOne = await judgeScan({
      scan: [{ rule: 'AVD-2' }],
      entry: { approvers: ['AVD-1: octocat'] },
    });
    expect(ofOne.results[0]).toMatchObject({ level: 'mandatory', overridable: false });
  });

  test('is excepted by rule and resource, or by rule and file, until its end', async () => {
    const scan = [{ line: 2 }, { rule: 'AVD-2', line: 2 }];
    const byAddress = { scanner: 'trivy/AVD-1', address: 'aws_s3_bucket.a', workspace: '.' };
    const statusesOf = async (...entries: object[]) => {
      const { results, notices } = await judgeScan({ scan, exceptions: exceptionsOf(...entries) });
      return [...results.map(({ policy, status }) => `${policy} ${status}`), ...notices];
    };
    // A workspace in a test is called like its directory.
    expect(await statusesOf({ ...byAddress, workspace: '*' })).toEqual([
      'AVD-1 excepted',
      'AVD-2 failed',
    ]);
    expect(await statusesOf({ scanner: 'TRIVY/AVD-2', path: 'main.tf' })).toEqual([
      'AVD-1 failed',
      'AVD-2 excepted',
    ]);
    expect(await statusesOf({ ...byAddress, workspace: 'other' })).toEqual([
      'AVD-1 failed',
      'AVD-2 failed',
    ]);
    expect(await statusesOf({ ...byAddress, workspace: '*', until: '2026-11-29' })).toEqual([
      'AVD-1 failed',
      'AVD-2 failed',
      'The exception from policy "trivy/AVD-1" for "aws_s3_bucket.a" ended on 2026-11-29, so the failure counts again. Its owner is "acme/web".',
    ]);
    expect(await statusesOf({ scanner: 'trivy/AVD-9', path: 'main.tf' })).toEqual([
      'AVD-1 failed',
      'AVD-2 failed',
      'The exception from policy "trivy/AVD-9" for "main.tf" fits no finding. If it is not needed any more, remove it. Its owner is "acme/web".',
    ]);
  });
});

test.each([
  'git::https:/github.com/acme/modules?ref=v5/main.tf',
  'https://example.com/modules/main.tf',
  'github.com/acme/modules/main.tf',
  '.terraform/modules/net/main.tf',
  'plans/tfplan.json',
  '/src/plans/tfplan.json',
])('a finding at %s is excepted by its place, as the report shows it', async (path) => {
  const parsed = parseExceptions(
    JSON.stringify({ exceptions: [{ scanner: 'trivy/AVD-1', path, ...until }] }),
    today,
  );
  if ('problems' in parsed) throw new Error(sentencesOf(parsed.problems));
  const exceptions = { entries: [], scanners: parsed.scanners, today };
  const { said, notices } = await judgeScan({ scan: [{ path }], exceptions });
  expect(said).toEqual([`excepted mandatory AVD-1 - ${OPEN} (${path})`]);
  expect(notices).toEqual([]);
  const other = await judgeScan({ scan: [{ path: `${path}x` }], exceptions });
  expect(other.said).toEqual([`failed mandatory AVD-1 - ${OPEN} (${path}x)`]);
});

test('an exception by address has to fit all calls of a module, also those that no report names', async () => {
  const call = (name: string) => `module "${name}" {\n  source = "./m"\n}\n`;
  const known = ['a1', 'a2', 'a3', 'a4', 'a5'].map(call).join('');
  const judgedWith = async (last: string) => {
    const { said } = await judgeScan({
      before: { 'main.tf': known + call(last), 'm/main.tf': MAIN },
      scan: [{ path: 'm/main.tf' }],
      exceptions: exceptionsOf({
        scanner: 'trivy/AVD-1',
        address: 'module.a*.aws_s3_bucket.a',
        workspace: '*',
      }),
    });
    return said.map((line) => line.split(' ')[0]);
  };
  expect(await judgedWith('a6')).toEqual(['excepted']);
  expect(await judgedWith('b')).toEqual(['failed']);
});

test('an exception by address fits nothing in a module that is called in more ways than are known', async () => {
  const call = (name: string, source: string) => `module "${name}" {\n  source = "${source}"\n}\n`;
  const judgedWith = async (calls: number) => {
    const ofX = Array.from({ length: calls }, (_, at) => call(`x${at}`, './x')).join('');
    const { said } = await judgeScan({
      before: {
        'main.tf': ofX + call('a', './m'),
        'x/main.tf': call('m', '../m'),
        'm/main.tf': MAIN,
      },
      scan: [{ path: 'm/main.tf' }],
      exceptions: exceptionsOf({
        scanner: 'trivy/AVD-1',
        address: 'module.a.aws_s3_bucket.a',
        workspace: '*',
      }),
    });
    return said.map((line) => line.split(' ')[0]);
  };
  expect(await judgedWith(0)).toEqual(['excepted']);
  expect(await judgedWith(101)).toEqual(['failed']);
});

test('an old comment above an argument that the request adds is a failure that an exception may cover', async () => {
  const call = (more = '') => `#trivy:ignore:AVD-1\nmodule "m" {\n  source = "./m"\n${more}}\n`;
  const request: ScannedRequest = {
    before: { 'main.tf': call(), 'm/main.tf': 'variable "open" {\n  default = false\n}\n' },
    change: { 'main.tf': call('  open = true\n') },
    scan: [],
  };
  expect((await judgeScan(request)).said).toEqual([
    'failed mandatory AVD-1 main.tf:1 #trivy:ignore:AVD-1 (an old comment lets the scanner leave it out, and this request adds an argument to its block, or changes its call of a module)',
  ]);
  const exceptions = exceptionsOf({ scanner: 'trivy/AVD-1', path: 'main.tf' });
  const excepted = await judgeScan({ ...request, exceptions });
  expect(excepted.said).toEqual([expect.stringMatching(/^excepted mandatory AVD-1 main\.tf:1/)]);
  const withResult = await judgeScan({ ...request, scan: [{ line: 2, isSuppressed: true }] });
  expect(withResult.said).toEqual([
    expect.stringMatching(/^failed mandatory AVD-1 main\.tf:2 module\.m: It is open .*old comment/),
  ]);
});

describe('with the scan of the merge base', () => {
  const entry = { base: 'base.sarif' };
  test('what both have is old, also where lines moved', async () => {
    const { said, notices } = await judgeScan({
      change: { 'main.tf': `locals {}\n\n${MAIN}resource "aws_s3_bucket" "b" {\n}\n` },
      scan: [{ line: 3 }, { line: 6 }],
      base: [{ line: 1 }],
      entry,
    });
    expect(said).toEqual([
      `existing mandatory AVD-1 main.tf:3 aws_s3_bucket.a: ${OPEN}`,
      `failed mandatory AVD-1 main.tf:6 aws_s3_bucket.b: ${OPEN}`,
    ]);
    expect(notices).toEqual([]);
  });

  test('a default that the request changes makes a new finding at a line that it does not touch', async () => {
    const before = { 'main.tf': MAIN, 'variables.tf': 'variable "open" {\n  default = false\n}\n' };
    const { said } = await judgeScan({
      before,
      change: { 'variables.tf': 'variable "open" {\n  default = true\n}\n' },
      scan: [{ line: 2 }],
      base: [],
      entry,
    });
    expect(said).toEqual([`failed mandatory AVD-1 main.tf:2 aws_s3_bucket.a: ${OPEN}`]);
  });

  test('that scanned a directory of its own, paths are compared', async () => {
    const base = sarifOf([{ line: 1 }], {
      originalUriBaseIds: { ROOTPATH: { uri: 'file:///somewhere/base/' } },
    });
    const { said } = await judgeScan({ scan: [{ line: 1 }], base, entry });
    expect(said).toEqual([`existing mandatory AVD-1 main.tf:1 aws_s3_bucket.a: ${OPEN}`]);
  });

  test('that is missing, nothing is old, and it is said', async () => {
    const { said, doubts, notices } = await judgeScan({ scan: [{}], entry });
    expect(said).toEqual([`failed mandatory AVD-1 main.tf:1 aws_s3_bucket.a: ${OPEN}`]);
    expect(doubts).toEqual([]);
    expect(notices[0]).toMatch(/^Every finding of Trivy counts as new: base\.sarif is not there\./);
  });

  test('nothing is old on a push', async () => {
    const { said, notices } = await judgeScan({ scan: [{}], base: [{}], entry, isPush: true });
    expect(said[0]).toMatch(/^failed/);
    expect(notices).toEqual([]);
  });
});

describe('a scan that found nothing', () => {
  test('says so by its file', async () => {
    const { passed, said, doubts, notices } = await judgeScan({ scan: [] });
    expect([passed, said, doubts, notices]).toEqual([['Trivy'], [], [], []]);
  });

  const AGAIN =
    'Run the scanner in an earlier step of this job, after the checkout, and let it write this file also where it finds nothing.';
  const NOT_KNOWN = 'What Trivy found is not known: trivy.sarif';
  const ABSENT: [name: string, request: ScannedRequest, doubt: string][] = [
    ['is not there', { scan: undefined }, `${NOT_KNOWN} is not there. ${AGAIN}`],
    [
      'is a directory',
      { scan: undefined, prepare: (root) => mkdirSync(join(root, 'trivy.sarif')) },
      `${NOT_KNOWN} is no file. Let the scanner write a file.`,
    ],
    [
      'is empty',
      { scan: '' },
      `${NOT_KNOWN} is empty. Let the scanner write the whole file as SARIF 2.1.0, in UTF-8, in an earlier step of this job.`,
    ],
    [
      'is older than the commit',
      { prepare: (root) => makeOld(join(root, 'trivy.sarif')) },
      `${NOT_KNOWN} is older than the commit that is checked out here. ${AGAIN}`,
    ],
    [
      'is older than the job',
      { environment: { CI_JOB_STARTED_AT: '2100-01-01T00:00:00Z' } },
      `${NOT_KNOWN} is older than this job. ${AGAIN}`,
    ],
    [
      'is of another tool',
      { scan: sarifOf([], {}, 'checkov') },
      `${NOT_KNOWN} has runs of "checkov", and none of "Trivy". Write the name of the tool as its file has it, or name the file of this tool.`,
    ],
    [
      'failed',
      { scan: sarifOf([], { invocations: [{ executionSuccessful: false }] }) },
      `${NOT_KNOWN} says that the scan failed: "executionSuccessful" is false. The log of the step that scans says more. Repair it, and run the job again.`,
    ],
    [
      'is of another directory',
      { scan: sarifOf([], { originalUriBaseIds: { ROOTPATH: { uri: 'file:///tmp/clean/' } } }) },
      `${NOT_KNOWN} says that "/tmp/clean/" was scanned, and that is not what is gated. Scan the checkout of this job. In a container, mount it where it is: "docker run -v "$PWD:$PWD" -w "$PWD"".`,
    ],
  ];
  test.each(ABSENT)('and %s is undecided, with what to do', async (_, request, doubt) => {
    const { doubts, passed, said } = await judgeScan(request);
    expect([doubts, passed, said]).toEqual([[doubt], [], []]);
  });
});

/** What a request tries on its judge. Each would hide a finding of its own; what closes it is in the verdict. */
const IGNORED = `#trivy:ignore:AVD-1\n${MAIN}`;
const revision = (revisionId: string) => ({
  versionControlProvenance: [{ repositoryUri: 'https://git.example/acme/infra', revisionId }],
});
const ATTACKS: [name: string, request: ScannedRequest, closedBy: RegExp][] = [
  [
    'commits the file of a clean scan',
    { change: { 'trivy.sarif': sarifOf([]) } },
    /is tracked by git/,
  ],
  [
    'commits it by force beside an ignore rule',
    {
      change: { '.gitignore': '*.sarif' },
      prepare: (_, git) => void git('add', '-f', 'trivy.sarif'),
    },
    /is tracked by git/,
  ],
  [
    'commits a link to a clean scan',
    {
      scan: undefined,
      change: { 'clean.json': sarifOf([]) },
      prepare: (root) => linkTo('clean.json', join(root, 'trivy.sarif')),
    },
    /is a link/,
  ],
  [
    'commits a link for the directory of the file',
    {
      scan: undefined,
      entry: { file: 'out/trivy.sarif' },
      prepare: (root) => {
        mkdirSync(join(root, 'clean'));
        writeFileSync(join(root, 'clean/trivy.sarif'), sarifOf([]));
        linkTo('clean', join(root, 'out'));
      },
    },
    /is not there/,
  ],
  [
    'lets the scanner break on a file',
    {
      scan: sarifOf([], {
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: [
              { level: 'error', message: { text: 'cannot parse main.tf' } },
            ],
          },
        ],
      }),
    },
    /could not be scanned: cannot parse main\.tf/,
  ],
  [
    'lets the scanner be killed, which says that it went well',
    {
      scan: sarifOf([], {
        invocations: [{ executionSuccessful: true, exitSignalName: 'SIGKILL' }],
      }),
    },
    /a signal ended the scan: SIGKILL/,
  ],
  [
    'scans the default branch',
    {
      change: { 'b.tf': 'locals {}' },
      scan: undefined,
      prepare: (root, git) =>
        writeFileSync(join(root, 'trivy.sarif'), sarifOf([], revision(git('rev-parse', 'main')))),
    },
    /another commit was scanned/,
  ],
  [
    'lets the scan shorten its commit',
    {
      scan: undefined,
      prepare: (root, git) =>
        writeFileSync(
          join(root, 'trivy.sarif'),
          sarifOf([], revision(git('rev-parse', '--short', 'HEAD'))),
        ),
    },
    /another commit was scanned/,
  ],
  [
    'gives the scan of its own commit for that of the merge base',
    {
      scan: [{}],
      entry: { base: 'base.sarif' },
      prepare: (root, git) =>
        writeFileSync(join(root, 'base.sarif'), sarifOf([{}], revision(git('rev-parse', 'HEAD')))),
    },
    /failed mandatory AVD-1 main\.tf:1/,
  ],
  [
    'lets the scanner crash in the middle of the file',
    { scan: sarifOf([]).slice(0, -3) },
    /is cut/,
  ],
  [
    'lets the scanner find too much',
    { scan: sarifOf(Array.from({ length: 25_001 }, () => ({}))) },
    /25,001 results/,
  ],
  [
    'removes the file in a later step',
    { prepare: (root) => rmSync(join(root, 'trivy.sarif')) },
    /is not there/,
  ],
  [
    'leaves the scan of an earlier job',
    { prepare: (root) => makeOld(join(root, 'trivy.sarif')) },
    /is older than/,
  ],
  [
    'scans a directory without faults',
    { scan: sarifOf([], { originalUriBaseIds: { R: { uri: 'file:///opt/' } } }) },
    /"\/opt\/" was scanned/,
  ],
  ['scans with another tool', { scan: sarifOf([], {}, 'tflint') }, /none of "Trivy"/],
  [
    'adds a comment for a rule',
    { change: { 'main.tf': IGNORED } },
    /failed mandatory AVD-1 main\.tf:1 .*#trivy:ignore:AVD-1/,
  ],
  [
    'adds a comment for all rules',
    { change: { 'main.tf': `#trivy:ignore:*\n${MAIN}` } },
    /failed mandatory every-rule main\.tf:1/,
  ],
  [
    'adds the comment of an older tool that Trivy reads, too',
    { change: { 'main.tf': `#tfsec:ignore:aws-s3\n${MAIN}` } },
    /failed mandatory aws-s3/,
  ],
  [
    'adds a comment in capitals',
    { change: { 'main.tf': IGNORED.replace('trivy', 'TRIVY') } },
    /failed mandatory AVD-1/,
  ],
  [
    'adds a comment at the end of a line',
    { change: { 'main.tf': MAIN.replace('"a"\n', '"a" #trivy:ignore:AVD-1\n') } },
    /failed mandatory AVD-1 main\.tf:2/,
  ],
  [
    'adds a comment in a block comment',
    { change: { 'main.tf': `/*\n trivy:ignore:AVD-1\n*/\n${MAIN}` } },
    /failed mandatory AVD-1 main\.tf:2/,
  ],
  [
    'adds a comment in JSON',
    { change: { 'b.tf.json': '{"//":"trivy:ignore:AVD-1"}' } },
    /failed mandatory AVD-1 b\.tf\.json:1/,
  ],
  [
    'adds a comment in a Dockerfile',
    { change: { Dockerfile: '#trivy:ignore:AVD-DS-2\nFROM a' } },
    /failed mandatory AVD-DS-2 Dockerfile:1/,
  ],
  [
    'adds a comment in a module',
    { change: { 'modules/m/main.tf': IGNORED } },
    /failed mandatory AVD-1 modules\/m/,
  ],
  [
    'adds a comment with the line ends of Windows',
    { change: { 'main.tf': IGNORED.replaceAll('\n', '\r\n') } },
    /failed mandatory AVD-1 main\.tf:1/,
  ],
  [
    'adds a comment behind a line separator',
    { change: { 'main.tf': `# a\u2028#trivy:ignore:AVD-1\n${MAIN}` } },
    /failed mandatory AVD-1 main\.tf:2/,
  ],
  [
    'adds a comment in a file that nothing can parse',
    { change: { 'b.tf': '{{{\n#trivy:ignore:AVD-1' } },
    /failed mandatory AVD-1 b\.tf:2/,
  ],
  [
    'copies an old comment to another resource',
    {
      before: { 'main.tf': IGNORED },
      change: { 'main.tf': IGNORED + IGNORED.replace('"a" {', '"b" {') },
    },
    /failed mandatory AVD-1 main\.tf:5/,
  ],
  [
    'moves an old comment to another resource',
    {
      before: { 'main.tf': IGNORED + MAIN.replace('"a" {', '"b" {') },
      change: { 'main.tf': MAIN + IGNORED.replace('"a" {', '"b" {') },
    },
    /failed mandatory AVD-1 main\.tf:4/,
  ],
  [
    'puts a resource under an old comment',
    {
      before: { 'main.tf': IGNORED },
      change: { 'main.tf': `#trivy:ignore:AVD-1\n${MAIN.replace('"a" {', '"z" {')}${MAIN}` },
    },
    /failed mandatory AVD-1 main\.tf:1/,
  ],
  [
    'moves a file with an old comment to another directory',
    {
      before: { 'dev/main.tf': IGNORED },
      prepare: (root, git) => {
        mkdirSync(join(root, 'prod'));
        renameSync(join(root, 'dev/main.tf'), join(root, 'prod/main.tf'));
        git('add', '-A');
        git('reset', '-q', 'trivy.sarif');
        git('commit', '-qm', 'move');
        writeFileSync(join(root, 'trivy.sarif'), sarifOf([]));
      },
    },
    /failed mandatory AVD-1 prod\/main\.tf:1/,
  ],
  [
    'makes an old comment wider',
    {
      before: { 'main.tf': IGNORED },
      change: { 'main.tf': IGNORED.replace('AVD-1', 'AVD-1 trivy:ignore:AVD-2') },
    },
    /failed mandatory AVD-1 main\.tf:1/,
  ],
  [
    'lets the scanner mark a finding as suppressed',
    { change: { 'main.tf': IGNORED }, scan: [{ line: 2, isSuppressed: true }] },
    /failed mandatory AVD-1 main\.tf:2 aws_s3_bucket\.a: It is open/,
  ],
  [
    'suppresses by a form that is not known',
    {
      change: { 'main.tf': `# scanner, look away\n${MAIN}` },
      scan: [{ line: 2, isSuppressed: true }],
    },
    /failed mandatory AVD-1 main\.tf:2/,
  ],
  [
    'suppresses what is a warning in the file',
    { change: { 'main.tf': IGNORED }, scan: [{ line: 2, level: 'note', isSuppressed: true }] },
    /failed mandatory AVD-1 main\.tf:2/,
  ],
  [
    'adds an ignore file',
    { change: { '.trivyignore': 'AVD-1' } },
    /changes what Trivy looks for, or leaves out: \.trivyignore/,
  ],
  [
    'changes the ignore file',
    { before: { 'main.tf': MAIN, '.trivyignore': 'AVD-2' }, change: { '.trivyignore': 'AVD-1' } },
    /looks for, or leaves out: \.trivyignore/,
  ],
  [
    'removes a configuration that made it stricter',
    { before: { 'main.tf': MAIN, 'trivy.yaml': 'x: 1' }, change: { 'trivy.yaml': undefined } },
    /looks for, or leaves out: trivy\.yaml/,
  ],
  [
    'adds an ignore file in a directory below',
    { change: { 'live/.trivyignore.yaml': 'x' } },
    /live\/\.trivyignore\.yaml/,
  ],
  [
    'changes an ignore file that the call names',
    {
      before: { 'main.tf': MAIN, 'security/accepted.txt': 'AVD-2' },
      change: { 'security/accepted.txt': 'AVD-1' },
      entry: { ignoreFiles: ['security/accepted.txt'] },
    },
    /looks for, or leaves out: security\/accepted\.txt/,
  ],
  [
    'adds a check to a directory that the call names',
    { change: { 'security/checks/a.py': 'x' }, entry: { ignoreFiles: ['Security/checks'] } },
    /looks for, or leaves out: security\/checks\/a\.py/,
  ],
  [
    'changes what an ignore file that the call names is a link to',
    {
      before: { 'main.tf': MAIN, 'docs/old.txt': 'AVD-2' },
      change: { 'docs/old.txt': 'AVD-1' },
      entry: { ignoreFiles: ['accepted.txt'] },
      prepare: (root) => linkTo('docs/old.txt', join(root, 'accepted.txt')),
    },
    /looks for, or leaves out: docs\/old\.txt/,
  ],
  ['adds a configuration in capitals', { change: { 'TRIVY.yaml': 'x' } }, /TRIVY\.yaml/],
  [
    'adds a policy of the scanner itself',
    { change: { '.trivy/policy/ignore.rego': 'x' } },
    /\.trivy\/policy\/ignore\.rego/,
  ],
  [
    'adds a comment although the configuration is taken from the default branch',
    { change: { 'main.tf': IGNORED }, entry: { configuredBy: 'default-branch' } },
    /failed mandatory AVD-1/,
  ],
  [
    'changes more than the host says',
    { isUnknown: true },
    /not known which files this request changes/,
  ],
  [
    'hides a comment in a file of 6 MB',
    { change: { 'big.tf': `${'#'.repeat(6_000_000)}\n#trivy:ignore:AVD-1` } },
    /big\.tf changes and cannot be searched/,
  ],
  [
    'writes more comments than can be compared',
    { change: { 'many.yaml': 'a: 1 #trivy:ignore:AVD-1\n'.repeat(200_000) } },
    /many\.yaml changes and cannot be searched/,
  ],
  [
    'links a file with comments into a directory',
    {
      before: { 'main.tf': MAIN, 'old/x.tf': IGNORED },
      prepare: (root, git) => {
        linkTo('old/x.tf', join(root, 'x.tf'));
        git('add', 'x.tf');
        git('commit', '-qm', 'link');
        writeFileSync(join(root, 'trivy.sarif'), sarifOf([]));
      },
    },
    /failed mandatory AVD-1 x\.tf:1/,
  ],
  [
    'changes a link to a device, which nobody can read to its end',
    {
      prepare: (root, git) => {
        linkTo('/dev/null', join(root, 'x.yaml'));
        git('add', 'x.yaml');
        git('commit', '-qm', 'link');
        writeFileSync(join(root, 'trivy.sarif'), sarifOf([]));
      },
    },
    /x\.yaml changes and cannot be searched/,
  ],
  [
    'writes the scan of the merge base itself',
    { change: { 'base.sarif': sarifOf([{}]) }, scan: [{}], entry: { base: 'base.sarif' } },
    /failed mandatory AVD-1 main\.tf:1/,
  ],
  [
    'makes an old finding worse',
    {
      change: { 'main.tf': `${MAIN}\n` },
      scan: [{}],
      base: [{ level: 'note' }],
      entry: { base: 'base.sarif' },
    },
    /failed mandatory AVD-1 main\.tf:1/,
  ],
  [
    'repeats an old finding',
    {
      change: { 'b.tf': MAIN.replace('"a" {', '"b" {') },
      scan: [{ print: '1' }, { path: 'b.tf', print: '1' }],
      base: [{ print: '1' }],
      entry: { base: 'base.sarif' },
    },
    /failed mandatory AVD-1 b\.tf:1/,
  ],
];

/** Scans of others than Trivy. */
const clean = (tool: string, more: object = {}) => ({
  scan: sarifOf([], more, tool),
  entry: { tool },
});
const MODULE = (source: string) => `module "m" {\n  source = "${source}"\n}\n`;
const ofRule = (scanner: string) => ({
  entries: [],
  scanners: [{ scanner, path: 'main.tf', reason: 'x', owner: 'ann', until: '2027-01-31' }],
  today: '2026-11-23',
});

ATTACKS.push(
  [
    'writes the rule of a comment behind a date',
    { change: { 'main.tf': `#trivy:exp:2099-01-01:ignore:AVD-1\n${MAIN}` } },
    /failed mandatory AVD-1 main\.tf:1/,
  ],
  [
    'names rules by a pattern',
    { change: { 'main.tf': `#trivy:ignore:AVD-*\n${MAIN}` } },
    /failed mandatory every-rule main\.tf:1/,
  ],
  [
    'adds an annotation of Kubernetes',
    {
      ...clean('checkov'),
      change: { 'pod.yaml': 'metadata:\n  annotations:\n    checkov.io/skip1: CKV_K8S_20=no\n' },
    },
    /failed mandatory CKV_K8S_20 pod\.yaml:3/,
  ],
  [
    'adds metadata of CloudFormation',
    {
      ...clean('checkov'),
      change: { 'a.yaml': 'Metadata:\n  checkov:\n    skip:\n      - id: CKV_AWS_18\n' },
    },
    /failed mandatory every-rule a\.yaml:2/,
  ],
  [
    'writes such metadata with escapes of JSON',
    {
      ...clean('checkov'),
      change: { 'a.json': '{"Metadata": {"\\u0063heckov": {"skip": [{"id": "CKV_AWS_18"}]}}}' },
    },
    /failed mandatory every-rule a\.json:1/,
  ],
  [
    'writes a comment with a letter that only looks like one of the alphabet',
    { ...clean('KICS'), change: { 'main.tf': `# \u212aics-scan ignore-block\n${MAIN}` } },
    /failed mandatory every-rule main\.tf:1/,
  ],
  [
    'adds a comment for good while an exception counts until its end',
    {
      change: { 'main.tf': IGNORED },
      exceptions: ofRule('trivy/AVD-1'),
      scan: [{ line: 2, isSuppressed: true }],
    },
    /failed mandatory AVD-1 main\.tf:2/,
  ],
  [
    'adds a comment of which the scan says nothing, beside such an exception',
    { change: { 'main.tf': IGNORED }, exceptions: ofRule('trivy/AVD-1') },
    /failed mandatory AVD-1 main\.tf:1/,
  ],
  [
    'has the file in a submodule',
    {
      scan: undefined,
      entry: { file: 'out/trivy.sarif' },
      prepare: (root, git) => {
        git('update-index', '--add', '--cacheinfo', `160000,${git('rev-parse', 'HEAD')},out`);
        mkdirSync(join(root, 'out'));
        writeFileSync(join(root, 'out/trivy.sarif'), sarifOf([]));
      },
    },
    /is tracked by git/,
  ],
  [
    'adds a second rule to a comment, behind one with an exception',
    {
      ...clean('tflint'),
      change: { 'main.tf': `# tflint-ignore: aws_a, aws_b\n${MAIN}` },
      exceptions: ofRule('tflint/aws_a'),
    },
    /failed mandatory aws_b main\.tf:1/,
  ],
  [
    'hides a rule behind a long list',
    {
      ...clean('tflint'),
      change: { 'main.tf': `# tflint-ignore: ${'aws_a, '.repeat(60)}aws_b\n${MAIN}` },
      exceptions: ofRule('tflint/aws_a'),
    },
    /failed mandatory every-rule main\.tf:1/,
  ],
  [
    'lets Semgrep leave out all rules by the comment for one with an exception',
    {
      ...clean('Semgrep OSS'),
      change: { 'main.tf': `# nosemgrep rule-a\n${MAIN}` },
      exceptions: ofRule('Semgrep OSS/rule-a'),
    },
    /failed mandatory every-rule main\.tf:1/,
  ],
  [
    'adds a comment in JSON with the line ends of Windows',
    { change: { 'b.tf.json': '{\r\n  "//": "trivy:ignore:AVD-1"\r\n}\r\n' } },
    /failed mandatory AVD-1 b\.tf\.json:2/,
  ],
  [
    'adds a comment in a heredoc',
    { change: { 'main.tf': `${MAIN}locals {\n  a = <<-E\n    #trivy:ignore:AVD-1\n  E\n}\n` } },
    /failed mandatory AVD-1 main\.tf:6/,
  ],
  [
    'lets something outside of the files suppress it',
    { scan: [{ isSuppressedOutside: true }] },
    /failed mandatory AVD-1 main\.tf:1/,
  ],
  [
    'gives a configuration another name',
    {
      before: { 'main.tf': MAIN, 'trivy.yaml': 'severity: [LOW]\n' },
      change: { 'trivy.yaml': undefined, 'docs/old.yaml': 'severity: [LOW]\n' },
    },
    /looks for, or leaves out: trivy\.yaml/,
  ],
  [
    'adds a baseline',
    { ...clean('checkov'), change: { 'live/.checkov.baseline': '{}' } },
    /looks for, or leaves out: live\/\.checkov\.baseline/,
  ],
  [
    'lets the second run of the tool fail',
    {
      scan: JSON.stringify({
        version: '2.1.0',
        runs: [{}, { invocations: [{ executionSuccessful: false }] }].map((more) => ({
          tool: { driver: { name: 'Trivy' } },
          results: [],
          ...more,
        })),
      }),
    },
    /says that the scan failed/,
  ],
  [
    'breaks a file, which tflint says in a run of another name',
    {
      entry: { tool: 'tflint' },
      scan: JSON.stringify({
        version: '2.1.0',
        runs: ['tflint', 'tflint-errors'].map((name, at) => ({
          tool: { driver: { name } },
          results: at === 0 ? [] : [{ level: 'error', message: { text: 'broken.tf:1' } }],
        })),
      }),
    },
    /could not be scanned: broken\.tf:1/,
  ],
  [
    'names a base that is elsewhere for its place',
    {
      scan: JSON.stringify({
        version: '2.1.0',
        runs: [
          {
            tool: { driver: { name: 'Trivy' } },
            originalUriBaseIds: { A: { uri: 'file:///elsewhere/' }, B: { uri: './' } },
            results: [
              {
                ruleId: 'AVD-1',
                level: 'error',
                message: { text: 'open' },
                locations: [
                  { physicalLocation: { artifactLocation: { uri: 'main.tf', uriBaseId: 'A' } } },
                ],
              },
            ],
          },
        ],
      }),
    },
    /"\/elsewhere\/" was scanned/,
  ],
  [
    'writes its module where Trivy never looks',
    { change: { 'main.tf': MODULE('./dev/m'), 'dev/m/main.tf': MAIN } },
    /Trivy passes over dev\/m without a word/,
  ],
  [
    'writes its module in a hidden directory',
    { ...clean('tflint'), change: { 'main.tf': MODULE('./.m'), '.m/main.tf': MAIN } },
    /tflint passes over \.m without a word/,
  ],
  [
    'writes its module where checkov expects packages of others',
    {
      ...clean('checkov'),
      change: { 'main.tf': MODULE('./node_modules/m'), 'node_modules/m/main.tf': MAIN },
    },
    /checkov passes over node_modules\/m without a word/,
  ],
  [
    'writes its configuration in a text, behind a link',
    {
      change: { 'notes.txt': MAIN },
      prepare: (root, git) => {
        linkTo('notes.txt', join(root, 'more.tf'));
        git('add', 'more.tf');
        git('commit', '-qm', 'link');
        writeFileSync(join(root, 'trivy.sarif'), sarifOf([]));
      },
    },
    /Trivy passes over more\.tf without a word/,
  ],
  [
    'calls a module by the name of a link',
    {
      change: { 'live/main.tf': MODULE('./m'), 'modules/m/main.tf': MAIN },
      workspaces: ['live', 'modules/m'],
      scan: undefined,
      prepare: (root, git) => {
        linkTo('../modules/m', join(root, 'live/m'));
        git('add', 'live/m');
        git('commit', '-qm', 'link');
        writeFileSync(join(root, 'trivy.sarif'), sarifOf([{ path: 'modules/m/main.tf' }]));
      },
    },
    /failed mandatory AVD-1 modules\/m\/main\.tf:1 module\.m\.aws_s3_bucket\.a/,
  ],
);

describe('what is judged does not choose its judge: a request that', () => {
  test('60 attacks at least are tried', () => expect(ATTACKS.length).toBeGreaterThanOrEqual(60));

  test.each(ATTACKS)('%s gains nothing', async (_, request, closedBy) => {
    const { said, doubts } = await judgeScan(request);
    const closing = said.filter((line) => line.startsWith('failed mandatory'));
    expect([...closing, ...doubts].join('\n')).toMatch(closedBy);
  });

  test.each<[string, ScannedRequest]>([
    [
      'leaves a comment where it was',
      { before: { 'main.tf': IGNORED }, change: { 'b.tf': 'locals {}' } },
    ],
    [
      'changes another part of a file with an old comment',
      { before: { 'main.tf': IGNORED }, change: { 'main.tf': `locals {}\n${IGNORED}` } },
    ],
    ['removes a comment', { before: { 'main.tf': IGNORED }, change: { 'main.tf': MAIN } }],
    [
      'changes an ignore file that the call takes from the default branch',
      { change: { '.trivyignore': 'x' }, entry: { configuredBy: 'default-branch' } },
    ],
    [
      'changes an ignore file that the call names, and takes from the default branch',
      {
        change: { 'accepted.txt': 'x' },
        entry: { configuredBy: 'default-branch', ignoreFiles: ['accepted.txt'] },
      },
    ],
    [
      'is scanned at the commit that is checked out',
      {
        prepare: (root, git) =>
          writeFileSync(join(root, 'trivy.sarif'), sarifOf([], revision(git('rev-parse', 'HEAD')))),
      },
    ],
    [
      'links to a configuration that is scanned at its own place',
      {
        before: { 'main.tf': MAIN, 'shared/a.tf': MAIN },
        prepare: (root, git) => {
          linkTo('shared/a.tf', join(root, 'a.tf'));
          git('add', 'a.tf');
          git('commit', '-qm', 'link');
          writeFileSync(join(root, 'trivy.sarif'), sarifOf([]));
        },
      },
    ],
    [
      'names a version of the scanner',
      { change: { 'ci.yml': 'image: aquasec/trivy:0.74.0\n', 'job.yml': 'checkov:\n  run: x\n' } },
    ],
    [
      'changes the ignore file of another scanner',
      { change: { '.tflint.hcl': 'x', '.checkov.yaml': 'y' } },
    ],
    [
      'suppresses nothing in a file that has an old suppression',
      {
        before: { 'main.tf': IGNORED },
        change: { 'b.tf': MAIN },
        scan: [{ line: 2, isSuppressed: true }],
      },
    ],
  ])('%s is judged as it is', async (_, request) => {
    const { said, doubts, passed } = await judgeScan(request);
    expect([said, doubts, passed]).toEqual([[], [], ['Trivy']]);
  });

  test('pushes to the default branch is not compared with anything', async () => {
    const { doubts, said } = await judgeScan({
      isPush: true,
      isUnknown: true,
      change: { '.trivyignore': 'x' },
    });
    expect([doubts, said]).toEqual([[], []]);
  });
});

test('a file of OpenTofu alone is undecided beside a scanner that does not read it', async () => {
  const judgedWith = async (tool: string, more: Partial<ScannedRequest> = {}) => {
    const { doubts, notices } = await judgeScan({
      before: { 'main.tf': MODULE('./m'), 'm/more.tofu': MAIN, 'other/x.tofu': MAIN },
      scan: sarifOf([], {}, tool),
      entry: { tool },
      ...more,
    });
    return { doubts, notices };
  };
  const unread = (tool: string) => ({
    doubts: [
      `${tool} does not read m/more.tofu. Scan with one that reads the files of OpenTofu, as Trivy does, or give them the ending .tf.`,
    ],
    notices: [],
  });
  for (const tool of ['checkov', 'tflint', 'KICS', 'Semgrep OSS', 'Snyk IaC', 'terrascan', 'tfsec'])
    expect(await judgedWith(tool)).toEqual(unread(tool));
  expect(await judgedWith('checkov', { program: 'tofu' })).toEqual(unread('checkov'));
  const nothing = { doubts: [], notices: [] };
  expect(await judgedWith('checkov', { program: 'terraform' })).toEqual(nothing);
  expect(await judgedWith('Trivy')).toEqual(nothing);
  expect(await judgedWith('Own')).toEqual({
    doubts: [],
    notices: [
      'It is not known whether Own reads m/more.tofu. Look it up in the pages of the scanner. What it does not read, it finds nothing in.',
    ],
  });
});

test('a directory that one call passes over is scanned by a call of its own', async () => {
  const scanOf = (root: string, directory: string) =>
    sarifOf([], { originalUriBaseIds: { ROOTPATH: { uri: `file://${root}/${directory}` } } });
  const request: ScannedRequest = {
    before: { 'dev/main.tf': MAIN },
    workspaces: ['dev'],
    scan: undefined,
    prepare: (root) => writeFileSync(join(root, 'trivy.sarif'), scanOf(root, '')),
  };
  expect((await judgeScan(request)).doubts).toEqual([
    'Trivy passes over dev without a word. Give the directory another name, and put a file in place of the link; or scan the directory by a call of its own, with an entry for its file.',
  ]);
  const second = (root: string) => scanOf(root, 'dev/');
  expect((await judgeScan({ ...request, second })).doubts).toEqual([]);
});

test('a workspace that the scan did not reach is undecided, and the others are not', async () => {
  const request: ScannedRequest = {
    before: { 'live/a/main.tf': MAIN, 'live/b/main.tf': MAIN },
    workspaces: ['live/a', 'live/b'],
    scan: undefined,
    prepare: (root) =>
      writeFileSync(
        join(root, 'trivy.sarif'),
        sarifOf([], { originalUriBaseIds: { R: { uri: `file://${root}/live/a/` } } }),
      ),
  };
  expect((await judgeScan({ ...request, judged: 'live/a' })).doubts).toEqual([]);
  expect((await judgeScan({ ...request, judged: 'live/b' })).doubts).toEqual([
    'Trivy did not scan live/b: trivy.sarif says that it scanned live/a. Let one call scan the whole checkout.',
  ]);
});

describe('an old comment, where the request changes what the module of its block is given,', () => {
  const call = (more = '', source = './m') => `module "m" {\n  source = "${source}"\n${more}}\n`;
  const HANDED =
    'the scanner leaves it out as before, and this request changes the values that its module is given';
  const COUNTS = `failed mandatory AVD-1 m/main.tf:1 #trivy:ignore:AVD-1 (${HANDED})`;
  const before = {
    'main.tf': call(),
    'm/main.tf': IGNORED,
    'm/variables.tf': 'variable "open" {\n  default = false\n}\n',
  };
  const twice = { 'main.tf': call('', './a'), 'a/main.tf': call('', '../m'), 'm/main.tf': IGNORED };

  test.each<[string, ScannedRequest]>([
    ['by a new argument', { before, change: { 'main.tf': call('  open = true\n') } }],
    [
      'by another value',
      {
        before: { ...before, 'main.tf': call('  open = false\n') },
        change: { 'main.tf': call('  open = true\n') },
      },
    ],
    [
      'by a further call',
      { before, change: { 'b.tf': call('  open = true\n').replace('"m"', '"n"') } },
    ],
    ['by an override', { before, change: { 'm_override.tf': call('  open = true\n') } }],
    [
      'by an override that is gone',
      {
        before: { ...before, 'm_override.tf': call('  open = false\n') },
        change: { 'm_override.tf': undefined },
      },
    ],
    [
      'in JSON',
      {
        before: { ...before, 'main.tf': '', 'b.tf.json': '{"module": {"m": {"source": "./m"}}}' },
        change: { 'b.tf.json': '{"module": {"m": {"source": "./m", "open": true}}}' },
      },
    ],
    [
      'by the call of the module that calls it',
      { before: twice, change: { 'main.tf': call('  open = true\n', './a') } },
    ],
    [
      'by a call behind a link',
      {
        before: { 'shared/calls.tf': call('', '../m'), 'live/x.tf': 'locals {}\n', ...before },
        workspaces: ['live'],
        change: { 'shared/calls.tf': call('  open = true\n', '../m') },
        prepare: (root) => linkTo('../shared/calls.tf', join(root, 'live/calls.tf')),
      },
    ],
    ['by a new file of variables', { before, change: { 'terraform.tfvars': 'open = true\n' } }],
    ['by one of JSON', { before, change: { 'x.auto.tfvars.json': '{"open": true}' } }],
    [
      'by one that changes',
      {
        before: { ...before, 'x.auto.tfvars': 'open = false\n' },
        change: { 'x.auto.tfvars': 'open = true\n' },
      },
    ],
    [
      'by one that is gone',
      {
        before: { ...before, 'terraform.tfvars': 'open = false\n' },
        change: { 'terraform.tfvars': undefined },
      },
    ],
    [
      'by one that a call of the program names',
      { before, change: { 'envs/prod/terraform.tfvars': 'open = true\n' } },
    ],
    [
      'by one behind a link',
      {
        before: { ...before, 'values.txt': 'open = false\n' },
        change: { 'values.txt': 'open = true\n' },
        prepare: (root) => linkTo('values.txt', join(root, 'terraform.tfvars')),
      },
    ],
  ])('%s, is a failure', async (_, request) => {
    expect((await judgeScan({ scan: [], ...request })).said).toEqual([COUNTS]);
  });

  test('at the root by a file of variables, is a failure that an exception may cover', async () => {
    const request: ScannedRequest = {
      before: { 'main.tf': IGNORED },
      change: { 'terraform.tfvars': 'open = true\n' },
    };
    const { said } = await judgeScan(request);
    expect(said).toEqual([`failed mandatory AVD-1 main.tf:1 #trivy:ignore:AVD-1 (${HANDED})`]);
    const exceptions = exceptionsOf({ scanner: 'trivy/AVD-1', path: 'main.tf' });
    expect((await judgeScan({ ...request, exceptions })).said).toEqual([
      expect.stringMatching(/^excepted/),
    ]);
  });

  test('is told by the result that the scan has of it, also where no comment is known', async () => {
    const change = { 'main.tf': call('  open = true\n') };
    const scan = [{ path: 'm/main.tf', line: 2, isSuppressed: true }];
    const told = `failed mandatory AVD-1 m/main.tf:2 module.m.aws_s3_bucket.a: ${OPEN} (${HANDED})`;
    expect((await judgeScan({ before, change, scan })).said).toEqual([told]);
    const withoutComment = { ...before, 'm/main.tf': `\n${MAIN}` };
    expect((await judgeScan({ before: withoutComment, change, scan })).said).toEqual([told]);
  });

  test('at the call itself, is a failure', async () => {
    const ofCall = (more: string) => `#trivy:ignore:AVD-1\n${call(more)}`;
    const { said } = await judgeScan({
      before: { 'main.tf': ofCall('  open = false\n'), 'm/main.tf': MAIN },
      change: { 'main.tf': ofCall('  open = true\n') },
    });
    expect(said).toEqual([
      expect.stringMatching(/^failed mandatory AVD-1 main\.tf:1 .*changes its call of a module/),
    ]);
  });

  test('is undecided where its file cannot be searched', async () => {
    const { doubts } = await judgeScan({
      before: { ...before, 'm/main.tf': `${'#'.repeat(6_000_000)}\n` },
      change: { 'main.tf': call('  open = true\n') },
    });
    expect(doubts).toEqual([expect.stringMatching(/^m\/main\.tf cannot be searched for comments/)]);
  });

  test.each<[string, ScannedRequest]>([
    ['another call', { before, change: { 'b.tf': call('', './n').replace('"m"', '"n"') } }],
    [
      'where its call is',
      { before: { ...before, 'x.tf': 'locals {}' }, change: { 'main.tf': '', 'b.tf': call() } },
    ],
    [
      'variables of another root',
      {
        before: { ...before, 'live/main.tf': 'locals {}\n' },
        change: { 'live/terraform.tfvars': 'open = true\n' },
      },
    ],
    [
      'a call in another root',
      { before, change: { 'live/main.tf': call('  open = true\n', '../m') } },
    ],
    ['nothing, as on a push', { before, isPush: true, change: { 'terraform.tfvars': 'a = 1\n' } }],
  ])('is as it was, where the request changes %s', async (_, request) => {
    const { said, doubts } = await judgeScan({ scan: [], ...request });
    expect([said, doubts]).toEqual([[], []]);
  });
});

describe('a finding in a workspace that the change does not concern', () => {
  const module = (source: string) => MODULE(`../../${source}`);
  const request: ScannedRequest = {
    before: {
      'live/a/main.tf': 'locals {}\n',
      'live/b/main.tf': module('modules/b') + module('modules/shared').replace('"m"', '"n"'),
      'live/c/main.tf': module('modules/shared'),
      'live/b/image/Dockerfile': 'FROM a\n',
      'modules/b/main.tf': MAIN,
      'modules/shared/main.tf': MAIN,
      'other/main.tf': MAIN,
    },
    change: { 'live/a/x.tf': 'locals {}\n' },
    workspaces: ['live/a'],
    skipped: ['live/b', 'live/c'],
  };
  const judgedAt = (path: string, more: Partial<ScannedRequest> = {}) =>
    judgeScan({ ...request, scan: [{ path }], ...more });
  const COUNTS = [expect.stringMatching(/^failed mandatory AVD-1/)];

  test.each(['live/b/main.tf', 'live/b/image/Dockerfile', 'modules/b/main.tf'])(
    'alone is left aside and told: %s',
    async (path) => {
      const { said, notices, doubts } = await judgedAt(path);
      expect([said, doubts]).toEqual([[], []]);
      expect(notices).toEqual([
        `Trivy has findings in files that concern no workspace of this check but those that the change does not affect, and they close nothing: AVD-1 at ${path}.`,
      ]);
    },
  );

  test('is of that workspace, and not of one above it', async () => {
    const before = { 'main.tf': MAIN, 'live/b/main.tf': MAIN };
    const above = { before, workspaces: ['.'], skipped: ['live/b'] };
    expect((await judgedAt('live/b/main.tf', above)).said).toEqual([]);
    expect((await judgedAt('main.tf', above)).said).toEqual(COUNTS);
  });

  test.each<[string, string, Partial<ScannedRequest>]>([
    ['is in a module that several of them share', 'modules/shared/main.tf', {}],
    [
      'is in a module that it shares with one that is judged',
      'modules/shared/main.tf',
      { workspaces: ['live/c'], skipped: ['live/b'] },
    ],
    ['is in no workspace', 'other/main.tf', {}],
    ['is in no file of the repository', '../x.tf', {}],
    [
      'is in a file that the request changes',
      'modules/b/main.tf',
      { change: { 'modules/b/main.tf': `${MAIN}\n` } },
    ],
    [
      'is in a link to a file that the request changes',
      'live/b/link.tf',
      {
        before: { ...request.before, 'files/link.tf': 'locals {}\n' },
        change: { 'files/link.tf': 'locals {}\n\n' },
        prepare: (root) => linkTo('../../files/link.tf', join(root, 'live/b/link.tf')),
      },
    ],
    ['is of a request whose files are not known', 'live/b/main.tf', { isUnknown: true }],
    ['is in a workspace that this check does not have', 'live/b/main.tf', { skipped: [] }],
    [
      'may be in a module of the one that is judged, whose call cannot be read',
      'modules/b/main.tf',
      {
        before: {
          ...request.before,
          'live/a/main.tf': 'module "m" {\n  source = "${local.where}"\n}\n',
        },
      },
    ],
    [
      'may be in a module of the one that is judged, which cannot be parsed',
      'modules/b/main.tf',
      { before: { ...request.before, 'live/a/main.tf': 'module "m" {\n' } },
    ],
    ['is of a check that judges none', 'live/b/main.tf', { workspaces: [], judged: undefined }],
  ])('counts, if it %s', async (_, path, more) => {
    const { said, notices } = await judgedAt(path, more);
    expect(said).toEqual(COUNTS);
    expect(notices).toEqual([]);
  });

  test('is told by a notice once for all of a tool, and not where the merge base has it', async () => {
    const scan = [{ path: 'live/b/main.tf' }, { path: 'modules/b/main.tf', rule: 'AVD-2' }];
    const { notices } = await judgeScan({ ...request, scan });
    expect(notices).toEqual([
      expect.stringContaining('AVD-1 at live/b/main.tf and AVD-2 at modules/b/main.tf.'),
    ]);
    const base = { base: scan, entry: { base: 'base.sarif' } };
    expect((await judgeScan({ ...request, scan, ...base })).notices).toEqual([]);
  });
});
