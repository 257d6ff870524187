/** The text of an approval and its code: what it is of, and that a text which anybody may have written is read or refused. */
import { canonicalJson } from '../../src/approvals/canonical.ts';
import {
  MOST_ENTRIES,
  codeOf,
  readApprovalText,
  writeApprovalText,
  type ApprovalText,
  type AskedWorkspace,
} from '../../src/approvals/code.ts';
import {
  KEY,
  PLACE,
  QUESTION,
  changeOf,
  entriesOf,
  filesWith,
  planOf,
  workspaceOf,
} from '../support/approval-world.ts';
import { describe, expect, test } from '../support/jest.ts';

const TEXT = writeApprovalText(PLACE, [workspaceOf()], KEY);
const SERVICE = { organization: 'org-1', workspace: 'ws-1' };
const many = (count: number, size = 2) =>
  entriesOf(
    planOf(
      Array.from({ length: count }, (_, at) =>
        changeOf(`aws_x.y[${at}]`, 'update', { change: { after: { size } } }),
      ),
    ),
  );

test('a code is 160 bits, in 32 letters and digits', () => {
  expect(codeOf(TEXT)).toMatch(/^[a-z2-7]{32}$/);
  // Of SHA-256, as other programs compute it: `printf 'plangate approval v1\n' | sha256sum`, in base32.
  expect(codeOf('')).toBe('3u4uucbbuqg47qekqobtlykv6dgp4ju7');
});

describe('another code has', () => {
  test.each<[string, Partial<typeof PLACE>, Partial<AskedWorkspace>?, (string | undefined)?]>([
    ['another host', { host: 'github.acme.example' }],
    ['another repository, whatever its name', { repository: '4712' }],
    ['another request', { request: 43 }],
    ['another base branch', { base: 'release' }],
    ['another head', { head: PLACE.head.replace('9', '8') }],
    ['a head that differs in its last digit', { head: PLACE.head.replace(/.$/, 'b') }],
    ['a directory of the same last name', {}, { scope: { directory: 'live/dev/net' } }],
    ['another workspace of a service', {}, { scope: { ...SERVICE, workspace: 'ws-2' } }],
    ['another organization of a service', {}, { scope: { ...SERVICE, organization: 'org-2' } }],
    ['another name', {}, { name: 'dev' }],
    ['another policy set', {}, { questions: [{ ...QUESTION, policySet: 'other' }] }],
    ['another policy', {}, { questions: [{ ...QUESTION, policy: 'other' }] }],
    [
      'a message with one space more',
      {},
      { questions: [{ ...QUESTION, message: `${QUESTION.message} ` }] },
    ],
    ['one message more', {}, { questions: [QUESTION, { ...QUESTION, message: '"b"' }] }],
    ['a hidden message', {}, { questions: [{ ...QUESTION, hidden: '"s"' }] }],
    ['another run', {}, { run: 'run-2' }],
    [
      'one change less',
      {},
      { entries: entriesOf(planOf([changeOf('aws_iam_role.deploy', 'update')])) },
    ],
    ['other files', {}, { files: filesWith({ configuration: 'files-2' }) }],
    ['other generated files', {}, { files: filesWith({ uncommitted: 'generated-2' }) }],
    ['other named files', {}, { files: filesWith({ named: 'named-2' }) }],
  ])('%s', (_, place, workspace = {}) => {
    const text = writeApprovalText({ ...PLACE, ...place }, [workspaceOf(workspace)], KEY);
    expect(readApprovalText(text)).toBeDefined();
    expect(codeOf(text)).not.toBe(codeOf(TEXT));
  });

  test('a workspace more', () => {
    const other = workspaceOf({ scope: { directory: 'x' } });
    expect(writeApprovalText(PLACE, [workspaceOf(), other], KEY)).not.toBe(TEXT);
  });
});

test('the same has the same code in any order, and by any spelling of the host', () => {
  const other = workspaceOf({
    scope: { directory: 'x' },
    questions: [QUESTION, { ...QUESTION, message: '"b"' }],
  });
  const reversed = {
    ...other,
    questions: other.questions.toReversed(),
    entries: other.entries.toReversed(),
  };
  const text = writeApprovalText(PLACE, [workspaceOf(), other], KEY);
  expect(writeApprovalText({ ...PLACE, host: 'GitHub.com' }, [reversed, workspaceOf()], KEY)).toBe(
    text,
  );
  expect(writeApprovalText(PLACE, [workspaceOf({ questions: [QUESTION, QUESTION] })], KEY)).toBe(
    TEXT,
  );
});

describe('a hidden message', () => {
  const text = (hidden: string, key: string | undefined) =>
    writeApprovalText(PLACE, [workspaceOf({ questions: [{ ...QUESTION, hidden }] })], key);

  test('is in no text, and counts where there is a key', () => {
    expect(text('"s3cret"', KEY)).not.toContain('s3cret');
    expect(text('"s3cret"', KEY)).not.toBe(text('"other"', KEY));
    expect(text('"s3cret"', KEY)).not.toContain('uncompared');
    expect(text('"s3cret"', KEY)).not.toBe(text('"s3cret"', 'another key'));
  });

  test('leaves only what may be shown where there is none, and the text says so', () => {
    expect(text('"s3cret"', undefined)).toBe(text('"other"', undefined));
    expect(text('"s3cret"', undefined)).toContain('"uncompared":true');
  });
});

test('of more entries, a text has one digest for each workspace, of the same entries', () => {
  const short = writeApprovalText(PLACE, [workspaceOf({ entries: many(MOST_ENTRIES) })], KEY);
  const long = (entries = many(MOST_ENTRIES + 1)) =>
    writeApprovalText(PLACE, [workspaceOf({ entries })], KEY);
  expect(readApprovalText(short)?.workspaces[0]?.plan).toMatchObject({
    entries: { length: MOST_ENTRIES },
  });
  expect(readApprovalText(long())?.workspaces[0]?.plan).toEqual({
    digest: expect.stringMatching(/^[a-z2-7]{32}$/) as unknown,
    counts: { change: MOST_ENTRIES + 1 },
  });
  expect(long(many(MOST_ENTRIES + 1).toReversed())).toBe(long());
  expect(long([...many(MOST_ENTRIES), ...many(1, 3)])).not.toBe(long());
  const halves = ['a', 'b'].map((directory) =>
    workspaceOf({ scope: { directory }, entries: many(300) }),
  );
  expect(writeApprovalText(PLACE, halves, KEY)).not.toContain('entries');
  expect(
    writeApprovalText(PLACE, [workspaceOf({ entries: many(2_000), run: 'run-1' })], KEY),
  ).toContain('"plan":{"counts":{"change":2000},"run":"run-1","variables":"');
});

test('a text is read as it was written', () => {
  const read = readApprovalText(TEXT);
  expect(canonicalJson(read)).toBe(TEXT);
  expect(read).toMatchObject({
    ...PLACE,
    workspaces: [{ name: 'net', scope: { directory: 'live/prod/net' } }],
  });
});

test('a plan that says one thing twice has it twice', () => {
  const [entry] = workspaceOf().entries;
  const entries = entry ? [entry, entry] : [];
  const text = writeApprovalText(PLACE, [workspaceOf({ entries })], KEY);
  expect(readApprovalText(text)?.workspaces[0]?.plan).toMatchObject({ entries: { length: 2 } });
});

test('a member without a value is none', () => {
  expect(canonicalJson({ b: [undefined, { c: 1 }], a: undefined })).toBe('{"b":[null,{"c":1}]}');
});

describe('no text is', () => {
  const said = JSON.parse(TEXT) as ApprovalText;
  const [workspace] = said.workspaces;
  if (workspace === undefined) throw new Error('The text has no workspace.');
  const changed = (more: object) => canonicalJson({ ...said, ...more });
  const withWorkspace = (more: object) => changed({ workspaces: [{ ...workspace, ...more }] });
  const question = workspace.questions[0];
  const entries = 'entries' in workspace.plan ? workspace.plan.entries : [];
  test.each<[string, string]>([
    ['nothing', ''],
    ['something else', 'approved'],
    ['a list', '[]'],
    ['null', 'null'],
    ['one that is cut', TEXT.slice(0, -2)],
    ['one with a space', TEXT.replace(',', ', ')],
    ['one with a line end', `${TEXT}\n`],
    ['one with a member more', changed({ more: 1 })],
    ['one with a member less', changed({ base: undefined })],
    ['one with a name twice', TEXT.replace('{"base"', '{"base":"x","base"')],
    ['one with an escape', TEXT.replace('"main"', '"m\\u0061in"')],
    ['one in another order', JSON.stringify(Object.fromEntries(Object.entries(said).toReversed()))],
    ['one without a workspace', changed({ workspaces: [] })],
    ['one with a workspace twice', changed({ workspaces: [workspace, workspace] })],
    ['one with a short commit', changed({ head: '9c0f2e1' })],
    ['one with a number that is a text', changed({ request: '42' })],
    ['one with a fraction', changed({ request: 4.2 })],
    ['one with half a scope', withWorkspace({ scope: { organization: 'org-1' } })],
    ['one with two scopes', withWorkspace({ scope: { ...SERVICE, directory: 'x' } })],
    ['one with a question twice', withWorkspace({ questions: [question, question] })],
    [
      'one with a message in place of its digest',
      withWorkspace({ questions: [{ ...question, message: 'x' }] }),
    ],
    ['one with an entry without its digest', withWorkspace({ plan: { entries: ['add'] } })],
    [
      'one with an entry of an unknown word',
      withWorkspace({ plan: { entries: [`nothing ${'a'.repeat(32)}`] } }),
    ],
    [
      'one with an entry without a word',
      withWorkspace({ plan: { entries: [` ${'a'.repeat(32)}`] } }),
    ],
    [
      'one with a word more in an entry',
      withWorkspace({ plan: { entries: [`add ${'a'.repeat(32)} x`] } }),
    ],
    [
      'one with entries in another order',
      withWorkspace({ plan: { entries: entries.toReversed() } }),
    ],
    [
      'one with entries in another order in its last workspace',
      canonicalJson({
        ...said,
        workspaces: [
          workspace,
          {
            ...workspace,
            name: 'z',
            scope: { directory: 'z' },
            plan: { entries: entries.toReversed() },
          },
        ],
      }),
    ],
    ['one with entries and a run', withWorkspace({ plan: { entries, run: 'run-1' } })],
    ['one with a run and no counts', withWorkspace({ plan: { run: 'run-1' } })],
    ['one with a count of nothing', withWorkspace({ plan: { run: 'run-1', counts: { add: 0 } } })],
    ['one with a negative count', withWorkspace({ plan: { run: 'run-1', counts: { add: -1 } } })],
    [
      'one with a count of an unknown word',
      withWorkspace({ plan: { run: 'run-1', counts: { nothing: 1 } } }),
    ],
    [
      'one that says false of what it says of others',
      withWorkspace({ questions: [{ ...question, uncompared: false }] }),
    ],
    ['one that inherits', TEXT.replace('{"base"', '{"__proto__":{},"base"')],
    ['one with a name that is too long', changed({ base: 'x'.repeat(4_097) })],
    [
      'one that is too long',
      withWorkspace({
        plan: { entries: Array.from({ length: 30_000 }, () => `add ${'a'.repeat(32)}`) },
      }),
    ],
    ['one that is nested too deeply', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('%s', (_, text) => {
    expect(readApprovalText(text)).toBeUndefined();
  });

  test('two workspaces that are planned in one directory are a text', () => {
    const text = changed({ workspaces: [{ ...workspace, name: 'a' }, workspace] });
    expect(readApprovalText(text)?.workspaces.map(({ name }) => name)).toEqual(['a', 'net']);
  });
});
