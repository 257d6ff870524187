/** What a check finds in the digest of a plan. */
import {
  compareDigest as compareText,
  nameOfDigest,
  writeDigest,
  type MadeOf,
} from '../../src/plan/digest.ts';
import { textsOf } from '../support/findings.ts';
import { WHOLE } from '../support/saved-plan.ts';
import { describe, expect, test } from '../support/jest.ts';

const PLAN = Buffer.from('{"a plan": true}');
const HEAD = 'a'.repeat(40);
const MERGE = 'b'.repeat(40);
const HERE = { directory: 'infra', workspace: 'net', run: 'gitlab 7' };
const MADE_OF: MadeOf = {
  ...HERE,
  commit: HEAD,
  files: {},
  selected: 'default',
  modules: {},
  planned: WHOLE,
};
type Demands = Parameters<typeof compareText>[1];
const DEMANDS: Demands = {
  ...HERE,
  plan: PLAN,
  head: HEAD,
  merge: undefined,
  planDigest: undefined,
  varFiles: undefined,
  inJob: true,
};
const TERMINAL = { inJob: false, run: null };

const compareDigest = (...[text, demands]: Parameters<typeof compareText>) => {
  const { objections, notes, ...answer } = compareText(text, demands);
  return { ...answer, objections: textsOf(objections), notes: textsOf(notes) };
};
const compare = (madeOf: Partial<MadeOf> = {}, demands: Partial<Demands> = {}) =>
  compareDigest(writeDigest(PLAN, { ...MADE_OF, ...madeOf }), { ...DEMANDS, ...demands });

test('a plan of this commit, directory, workspace and run counts, and the report says the commit', () => {
  expect(compare()).toMatchObject({
    objections: [],
    notes: ['The plan is of commit aaaaaaaaaaaa.'],
    words: 'digest of aaaaaaaaaaaa',
  });
});

test("a plan of the host's merge counts, and the report says that it is one", () => {
  expect(compare({ commit: MERGE }, { merge: MERGE })).toMatchObject({
    objections: [],
    notes: ['The plan is of bbbbbbbbbbbb, the merge that the CI host made of aaaaaaaaaaaa.'],
    words: 'digest of bbbbbbbbbbbb',
  });
});

describe('a digest in a job', () => {
  test.each<[string, Partial<MadeOf>, Partial<Demands>, string]>([
    ['another plan', {}, { plan: Buffer.from('{}') }, 'is that of another plan'],
    ['another commit', { commit: MERGE }, {}, 'is of commit bbbbbbbbbbbb, and aaaaaaaaaaaa'],
    ['no known commit', {}, { head: undefined }, 'It is not known which commit is judged'],
    ['another directory', { directory: 'infra/b' }, {}, 'directory infra/b, and infra is'],
    ['another workspace', { workspace: 'dev' }, {}, 'workspace "dev", and "net"'],
    [
      'another run',
      { run: 'gitlab 6' },
      {},
      'of "gitlab 6" of the CI host, and this is "gitlab 7"',
    ],
    ['no run', { run: null }, {}, 'of no run of the CI host'],
    ['a host that names no run', {}, { run: null }, 'does not say which run this is'],
    [
      'a digest that was not handed over',
      {},
      { planDigest: [`sha256:${'0'.repeat(64)}`] },
      'not the one that plan-digest names',
    ],
  ])('is undecided with %s', (_, madeOf, demands, words) => {
    expect(compare(madeOf, demands).objections).toEqual([expect.stringContaining(words)]);
  });

  test('is required', () => {
    const answer = compareDigest(undefined, DEMANDS);
    expect(answer.objections).toEqual([expect.stringContaining('There is no digest')]);
  });
});

test('the value that is handed over replaces the digest, also where the host names no run', () => {
  const digest = writeDigest(PLAN, MADE_OF);
  const planDigest = nameOfDigest(digest);
  expect(planDigest).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(compare({}, { planDigest: [planDigest] }).objections).toEqual([]);
  expect(compare({}, { planDigest: [planDigest], run: null }).objections).toEqual([]);
});

describe('a digest at a terminal', () => {
  test('is not required, which is a note', () => {
    expect(compareDigest(undefined, { ...DEMANDS, ...TERMINAL })).toEqual({
      objections: [],
      notes: [expect.stringContaining('There is no digest')],
      words: 'no digest: nothing says which files it is of',
    });
  });

  test('that differs is undecided, and its run does not count', () => {
    expect(compare({}, TERMINAL)).toMatchObject({ objections: [], notes: [] });
    expect(compare({ commit: MERGE, workspace: 'x' }, TERMINAL).objections).toHaveLength(2);
    expect(compareDigest('{}', { ...DEMANDS, ...TERMINAL })).toMatchObject({
      objections: [expect.any(String)],
      words: 'its digest cannot be read',
    });
    expect(compare({}, { head: MERGE }).words).toBe('its digest is of something else');
    const planDigest = [`sha256:${'0'.repeat(64)}`];
    expect(compareDigest(undefined, { ...DEMANDS, ...TERMINAL, planDigest }).objections).toEqual([
      expect.stringContaining('There is no digest'),
    ]);
  });
});

test('the report names files that are not in the commit', () => {
  const sha256 = 'c'.repeat(64);
  const { notes } = compare({ files: { 'infra/backend.tf': { kind: 'generated', sha256 } } });
  expect(notes[1]).toBe(
    'The plan was also made of infra/backend.tf (generated, SHA-256 cccccccccccc), as they were in the job that planned.',
  );
});

test.each<[string, (text: string) => string]>([
  ['no JSON', () => 'x'],
  ['another format', (text) => text.replace('"format": 3', '"format": 4')],
  ['a member more', (text) => text.replace('"format": 3', '"format": 3, "x": 1')],
  ['a commit that is no id', (text) => text.replace(HEAD, 'main')],
])('%s is not what `plangate digest` writes', (_, change) => {
  const text = change(writeDigest(PLAN, MADE_OF));
  expect(compareDigest(text, DEMANDS).objections).toEqual([
    expect.stringContaining('is not what `plangate digest` writes'),
  ]);
});

test.each([1, 2])(
  'a digest of format %i is refused, with the command that makes a new one',
  (format) => {
    const text = writeDigest(PLAN, MADE_OF).replace('"format": 3', `"format": ${format}`);
    const { objections } = compareDigest(text, DEMANDS);
    expect(objections).toEqual([
      expect.stringMatching(
        /^An earlier release wrote .*`plangate digest -o plan\.json -- terraform plan`/,
      ),
    ]);
  },
);

describe('the files of variables that the entry of a workspace names', () => {
  const madeWith = (...words: string[]) => ({ planned: { ...WHOLE, arguments: words } });
  const prod = { varFiles: ['env/prod.tfvars'] };

  test('are those that the plan was made with', () => {
    expect(compare(madeWith('-var-file=./env/prod.tfvars'), prod).objections).toEqual([]);
    for (const words of [
      [],
      ['-var-file=env/dev.tfvars'],
      ['-var-file=env/prod.tfvars', '-var-file=x'],
    ]) {
      expect(compare(madeWith(...words), prod).objections).toEqual([
        expect.stringMatching(/^The plan was made with .*names env\/prod\.tfvars/),
      ]);
    }
  });

  test('are not asked for where the entry names none, or nothing says what was given', () => {
    expect(compare(madeWith('-var-file=env/dev.tfvars')).objections).toEqual([]);
    expect(compare({ planned: null }, prod).objections).toEqual([]);
  });
});

test("the report names Terraform's own workspace where it is not the default one", () => {
  expect(compare({ selected: 'prod' }).notes).toContain(
    'The plan is of "prod", as Terraform names its workspace.',
  );
});
