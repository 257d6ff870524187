/**
 * The bundles and the installed package on the networks of their users: proxies, certificates of a company's own,
 * names that are not this machine's. Sources and their tests cannot show what a bundler left out.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Parser } from 'tar';
import { inDist } from '../support/dist.ts';
import { EVERY_CASE } from '../support/sampled.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { pairwise } from '../support/pairwise.ts';
import { publish } from '../support/published.ts';
import type { FrontRequest } from '../support/tls-front.ts';
import type { Outcome, Row, ShippedWorld } from './shipped-world.ts';
import { BUNDLES, CLOSED_WAYS, NO_TRUST, startShippedWorld, WAYS } from './shipped-world.ts';

const VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY'] as const;
type Cells = Omit<Row, 'number'>;
const TRUST = ['its authority'] as const;
const closed: Cells[] = [
  ...pairwise({ entry: BUNDLES, way: CLOSED_WAYS, trust: TRUST, variable: VARIABLES }),
  ...pairwise({ entry: BUNDLES, way: ['direct'], trust: NO_TRUST, variable: ['HTTPS_PROXY'] }),
];
/** Each way that leads nowhere and each certificate that nobody trusts once, and each bundle twice. */
const someClosed: Cells[] = [...CLOSED_WAYS.keys()].flatMap((at) => [
  {
    entry: BUNDLES[at]!,
    way: CLOSED_WAYS[at]!,
    trust: 'its authority',
    variable: VARIABLES[at]!,
  },
  { entry: BUNDLES[at]!, way: 'direct', trust: NO_TRUST[at]!, variable: 'HTTPS_PROXY' },
]);
const open: Cells[] = pairwise({ entry: BUNDLES, way: WAYS, trust: TRUST, variable: VARIABLES });
const OTHER_WAYS = WAYS.filter((way) => way !== 'proxy');
/** Each bundle through a proxy, and on another way; by each variable. */
const someOpen: Cells[] = BUNDLES.flatMap((entry, at) => [
  { entry, way: 'proxy', trust: 'its authority', variable: VARIABLES[at]! },
  { entry, way: OTHER_WAYS[at]!, trust: 'its authority', variable: VARIABLES[at]! },
]);
const here: Cells[] = EVERY_CASE ? [...open, ...closed] : [...someOpen, ...someClosed];
/** What is said of a network that leads nowhere does not depend on the version: it is tried at night. */
const onNode24: Cells[] = EVERY_CASE ? [...open, ...closed] : someOpen;
/** Git is not in the tests' DNS, so a proxy resolves every name. */
const locally = (rows: Omit<Cells, 'isLocal'>[]) =>
  rows.map((row): Cells => ({ ...row, isLocal: true }));
const LOCAL: Cells[] = locally([
  ...pairwise({
    entry: ['action', 'cli'] as const,
    way: ['proxy', 'proxy with a password'] as const,
    trust: TRUST,
    variable: ['HTTPS_PROXY', 'ALL_PROXY'],
  }),
  { entry: 'cli', way: 'proxy 407', trust: 'its authority', variable: 'HTTPS_PROXY' },
  { entry: 'cli', way: 'proxy', trust: 'another authority', variable: 'HTTPS_PROXY' },
]);
const ROWS: Row[] = [...here, ...LOCAL, ...onNode24].map((row, index) => ({
  ...row,
  number: index + 1,
}));
/** Waiting for runs takes more of a job than working does. */
const AT_ONCE = 6;

/** Of the Node.js of the tests. */
const FIRST = here.length + LOCAL.length;

let world: ShippedWorld;
const outcomes = new Map<Row, Promise<Outcome>>();

beforeAll(async () => {
  world = await startShippedWorld(ROWS.length);
});
afterAll(async () => {
  await Promise.allSettled(outcomes.values());
  await world.close();
});

/** Whoever asks first of a part of the rows starts all rows of that part. */
function outcomeOf(row: Row): Promise<Outcome> {
  if (!outcomes.has(row)) startAll(ROWS.filter((other) => partOf(other) === partOf(row)));
  return outcomes.get(row) ?? Promise.reject(new Error('it was not started'));
}

function startAll(rows: readonly Row[]): void {
  const workers = Array.from({ length: AT_ONCE }, () => ({ last: Promise.resolve<unknown>(0) }));
  for (const [index, row] of rows.entries()) {
    const node = partOf(row) === 'node24' ? (findProgram('node24') ?? '') : process.execPath;
    const worker = workers[index % AT_ONCE];
    const outcome = (worker?.last ?? Promise.resolve()).then(() => world.run(row, node));
    if (worker !== undefined) worker.last = outcome.catch(() => undefined);
    outcomes.set(row, outcome);
    outcome.catch(() => undefined);
  }
}

function partOf({ number, isLocal }: Row): 'here' | 'local' | 'node24' {
  if (number > FIRST) return 'node24';
  return isLocal === true ? 'local' : 'here';
}

const titleOf = ({ entry, way, trust, variable }: Row) =>
  `${entry} gets through or says why not: ${way}${way === 'direct' ? '' : ` (${variable})`}, ${trust}`;

describe(`on ${process.version}`, () => {
  for (const row of ROWS.slice(0, here.length)) test(titleOf(row), () => judge(row));
});

describe('check --local with policies at a pinned URL', () => {
  for (const row of ROWS.slice(here.length, FIRST)) {
    testWith('opa', titleOf(row), async () => {
      const outcome = await outcomeOf(row);
      await (SAYS[row.way] === undefined && SAYS[row.trust] === undefined
        ? expectJudgedHere(row, outcome)
        : expectNoDefaultBranch(row, outcome));
    });
  }
});

describe('on Node.js 24', () => {
  for (const row of ROWS.slice(FIRST)) testWith('node24', titleOf(row), () => judge(row));
});

async function judge(row: Row): Promise<void> {
  const outcome = await outcomeOf(row);
  const arrives = WAYS.some((way) => way === row.way) && row.trust === 'its authority';
  await (arrives ? expectJudged(row, outcome) : expectRefused(row, outcome));
}

/** Everything that a bundle holds was used: packages that are left out show here. */
async function expectJudged(row: Row, outcome: Outcome): Promise<void> {
  const { entry, way } = row;
  expect(saidBy(outcome)).toEqual([1, 'blocked', expect.any(String)]);
  // The service judged by its Rego policies, and the parser found the lines.
  expect(outcome.located).toContain('main.tf:17');
  expect(outcome.requests.map(({ method }) => method)).toEqual(
    expect.arrayContaining(['GET', 'POST', 'PUT']),
  );
  const files = await filesOf(outcome.requests);
  expect(files).toEqual(expect.arrayContaining(['network/main.tf', 'network/tracked.pem']));
  expect(files).not.toEqual(expect.arrayContaining(['network/notes.txt']));
  expect(files).not.toEqual(expect.arrayContaining(['network/untracked.pem']));
  // On GitHub the action comments, and nothing else does.
  const published = entry === 'action';
  expect(outcome.comment !== '').toBe(published);
  const names = new Set(outcome.tunnels.map((target) => target.replace(/-.*$/, '')));
  const through = way === 'proxy' || way === 'proxy with a password';
  expect([...names].sort()).toEqual(
    through ? (published ? ['github', 'service'] : ['service']) : [],
  );
}

/** Git fetched the policies, `opa` judged, the action commented: all through the proxy, and no service was asked. */
async function expectJudgedHere({ entry, number }: Row, outcome: Outcome): Promise<void> {
  expect(saidBy(outcome)).toEqual([1, 'blocked', expect.any(String)]);
  expect(outcome.comment).toMatch(entry === 'action' ? /allowed-regions/ : /^$/);
  const asked = new Set(outcome.tunnels.map((target) => target.replace(/\..*$/, '')));
  // GitHub has the comment of the action, and says to git where the target of the change is.
  expect([...asked].sort()).toEqual([`git-${number}`, `github-${number}`]);
}

/** Without the default branch nothing is judged, and the sentence says what git says. */
function expectNoDefaultBranch({ way }: Row, outcome: Outcome): void {
  expect(saidBy(outcome)).toEqual([
    2,
    '',
    expect.stringMatching(
      way === 'proxy 407'
        ? /plangate\.yml could not be looked for .*\b407\b/
        : /plangate\.yml could not be looked for .*certificate/,
    ),
  ]);
  expect([outcome.requests, outcome.comment]).toEqual([[], '']);
}

const SAYS: Partial<Record<Row['way'] | Row['trust'], RegExp>> = {
  'proxy 407': /\bproxy proxy\.internal\.example:\d+ answered 407\b/,
  'proxy 502': /\bproxy proxy\.internal\.example:\d+ answered 502\b/,
  'no proxy there': /\bECONNREFUSED\b/,
  'another authority':
    /\b(?:verify the first certificate|self-signed certificate(?: in certificate chain)?|local issuer certificate) \(/,
  expired: /\bcertificate has expired\b/,
  'another name': /\bdoes not match certificate's altnames\b/,
};

/** The gate stays closed, the sentence says what was in the way, and nothing was sent. */
function expectRefused(row: Row, outcome: Outcome): void {
  const code = row.entry === 'cli' ? 7 : 1;
  expect(saidBy(outcome)).toEqual([
    code,
    'undecided',
    expect.stringMatching(SAYS[row.way] ?? SAYS[row.trust] ?? /^$/),
  ]);
  expect(outcome.requests).toEqual([]);
  expect(outcome.comment).toBe('');
}

function saidBy({ exitCode, verdict, stdout, stderr }: Outcome): unknown[] {
  return [exitCode, verdict, stdout + stderr];
}

/** The paths in the archive that was uploaded. */
async function filesOf(requests: readonly FrontRequest[]): Promise<string[]> {
  const upload = requests.find(({ method }) => method === 'PUT');
  const files: string[] = [];
  const parser = new Parser({
    onReadEntry(entry) {
      if (entry.type === 'File') files.push(entry.path);
      entry.resume();
    },
  });
  await pipeline(Readable.from([upload?.body ?? Buffer.alloc(0)]), parser);
  return files;
}

// `cli/library` and `cli/package` start what is installed.
test('the installed files are the built ones', async () => {
  const published = await publish();
  const project = await published.installIn('use');
  const listed = await published.run('tar', ['-tzf', published.tarball]);
  const paths = listed.split('\n').filter((path) => /^package\/dist\/.*[^/]$/.test(path));
  expect(paths.length).toBeGreaterThan(20);
  const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  const installed = `${project}/node_modules/plangate/dist/`;
  const other = paths
    .map((path) => path.replace('package/dist/', ''))
    .filter((path) => digest(installed + path) !== digest(inDist(path)));
  expect(other).toEqual([]);
  await published.close();
});

test('no request was sent that GitHub would refuse', async () => {
  await Promise.allSettled(outcomes.values());
  expect(world.github.violations).toEqual([]);
});
