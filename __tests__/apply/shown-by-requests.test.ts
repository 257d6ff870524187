/** Which runs count as what a merged request showed, and since when requests count, whoever wrote what. */
import { openMerged } from '../../src/apply/shown-by-requests.ts';
import { requestsMergedIn } from '../../src/apply/merged-requests.ts';
import type { AskedShown } from '../../src/apply/compare-with-shown.ts';
import { HostError } from '../../src/hosts/host-error.ts';
import type {
  CommitWithRequests,
  LeftOnRequest,
  MergedHistory,
  MergedRequest,
} from '../../src/hosts/merged-history.ts';
import { finding, textOf } from '../../src/model/finding.ts';
import { phrase } from '../../src/model/sentence.ts';
import { PlanJson } from '../../src/model/plan-json.ts';
import { createRunSeals, type SealedChange, type SealedFacts } from '../../src/trust/run-seals.ts';
import { changeOf, planOf } from '../support/approval-world.ts';
import { describe, expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';

const CHECKOUT = makeTree().root;
const KEY = 'key-of-the-gate';
const [HEAD, HEAD_2] = ['a'.repeat(40), 'b'.repeat(40)];
const COMMITS = ['0', '1', '2'].map((digit) => digit.repeat(40));
const [C0 = '', C1 = '', C2 = ''] = COMMITS;
const NEWER = 'c'.repeat(40);
const CHANGE = { host: 'https://github.com', repository: 'acme/infra', repositoryId: '7' };

const requestOf = (more: Partial<MergedRequest> = {}): MergedRequest => ({
  number: 42,
  head: HEAD,
  base: 'main',
  mergedAs: C1,
  ...more,
});

interface StubRun {
  id: string;
  message?: string;
  status?: string;
  workspaceId?: string;
  targets?: string[];
  /** As version control planned it. */
  ingress?: Record<string, unknown>;
}

interface Stub {
  /** The branch, oldest first. */
  commits?: CommitWithRequests[];
  before?: string | undefined;
  runs?: StubRun[];
  left?: LeftOnRequest | undefined;
  files?: string[] | undefined;
  gate?: string;
  from?: string;
  isEmpty?: boolean;
  isNewest?: boolean;
  /** Heads of requests, each with a commit that it has. */
  upToDate?: string[];
  /** The number of a request that was merged with other files. */
  handMade?: number;
  atService?: boolean;
  hasProvisioner?: boolean;
  root?: string;
}

const FACTS: SealedFacts = {
  kind: 'run',
  head: HEAD,
  base: 'main',
  gate: 'default',
  group: '',
  mode: 'speculative',
  form: 'redacted',
  options: '',
  upload: '',
  conditions: '',
};

/** A seal of the run with this id. */
const sealOf = (
  run: string,
  facts: Partial<SealedFacts> = {},
  {
    key = KEY,
    workspaceId = 'ws-1',
    ...change
  }: Partial<SealedChange> & { key?: string; workspaceId?: string } = {},
) =>
  createRunSeals(key, { ...CHANGE, number: 42, base: 'main', ...change }).seal(
    { service: 'https://tfe.example', workspaceId, versionId: `cv-${run}` },
    { ...FACTS, ...facts },
  );

function open({
  commits = [{ id: C1, parents: [C0], requests: [requestOf()] }],
  before = C0,
  runs = [],
  left = { shown: undefined, runs: [] },
  files = ['net/main.tf'],
  gate = 'default',
  from = 'service',
  isEmpty = false,
  isNewest = true,
  upToDate = [],
  handMade,
  atService = true,
  hasProvisioner = false,
  root,
}: Stub) {
  const asked: string[] = [];
  const history: MergedHistory = {
    change: CHANGE,
    slug: 'acme/infra',
    branch: 'main',
    before,
    async commitsSince(commit) {
      const at = [C0, ...commits.map(({ id }) => id)].indexOf(commit);
      return at < 0 ? undefined : commits.slice(at);
    },
    isPartOf: async (commit) => commit === NEWER,
    isNewest: async () => isNewest,
    contains: async (commit, ancestor) => upToDate.includes(`${commit} ${ancestor}`),
    isCleanMerge: async ({ number }) => number !== handMade,
    leftOn: async () => left,
    filesOf: async () => files,
    writtenOn: async () => ({ problem: finding('nothing-approvable', phrase`Nobody is asked.`) }),
    filesAt: () => Promise.reject(new Error('No file is read.')),
  };
  const wire = runs.map(
    ({
      id,
      message = '',
      status = 'planned_and_finished',
      workspaceId = 'ws-1',
      targets = [],
    }) => ({
      id,
      attributes: {
        message,
        status,
        'created-at': '2026-11-20T13:00:00Z',
        'target-addrs': targets,
      },
      relationships: {
        workspace: { data: { type: 'workspaces', id: workspaceId } },
        'configuration-version': { data: { type: 'configuration-versions', id: `cv-${id}` } },
      },
    }),
  );
  const client = {
    origin: 'https://tfe.example',
    runs: {
      list: (_: string, { status }: { status?: string }) => ({
        page: async () => ({
          items: wire.filter(
            ({ attributes }) => status === undefined || attributes.status === status,
          ),
        }),
      }),
      show: async (id: string) => ({ run: wire.find((run) => run.id === id) }),
    },
    configurationVersions: {
      show: async (versionId: string) => {
        const ingress = runs.find(({ id }) => `cv-${id}` === versionId)?.ingress;
        return { version: { id: versionId }, ingressAttributes: { attributes: ingress ?? {} } };
      },
    },
  };
  const document = planOf([changeOf('aws_iam_role.a', 'create')]);
  const json = new PlanJson(JSON.stringify(document), document, true);
  const { signal } = new AbortController();
  const plan = {
    workspace: { name: 'net', id: 'ws-1' },
    ...(atService && {
      run: {
        ports: { client, signal },
        jsonOf: async (id: string) => (asked.push(id), json),
      },
    }),
  };
  const request = {
    settings: {
      gate,
      policy: { policies: ['policies'] },
      plan: { workspaces: [] },
      plans: { from },
      apply: {},
    },
    workingDirectory: root ?? CHECKOUT,
    repositoryRoot: root ?? CHECKOUT,
  };
  const facts = { workspace: 'net', workingDirectory: '', root };
  const question = {
    request,
    facts,
    plan,
    isEmpty,
    hasProvisioner,
    isWhole: true,
    key: KEY,
  } as unknown as AskedShown;
  return { merged: openMerged(history), question, asked, history };
}

/** Of which runs the plans were read, and what was said. */
async function shownIn(stub: Stub) {
  const { merged, question, asked } = open(stub);
  const shown = await merged.shownIn(question);
  if ('plans' in shown) {
    return {
      asked,
      numbers: shown.plans.map(({ request }) => request),
      notes: (shown.notes ?? []).map(textOf),
    };
  }
  return { asked, refused: textOf('refused' in shown ? shown.refused : shown.none) };
}

describe('the run of a request', () => {
  test('is known by its seal for the head of the request', async () => {
    const { asked, numbers } = await shownIn({
      runs: [{ id: 'run-1', message: `x ${sealOf('run-1')}` }],
    });
    expect([asked, numbers]).toEqual([['run-1'], [42]]);
  });

  test('of an earlier commit is known by the seal that took it over', async () => {
    const message = `x ${sealOf('run-1', { head: HEAD_2 })}`;
    const seals = [sealOf('run-1', { kind: 'taken-over' })];
    const runs = [{ workspace: 'net', runId: 'run-1', head: HEAD, seals }];
    const known = await shownIn({
      runs: [{ id: 'run-1', message }],
      left: { shown: undefined, runs },
    });
    expect(known.numbers).toEqual([42]);
    const unknown = await shownIn({ runs: [{ id: 'run-1', message }] });
    expect(unknown.numbers).toEqual([]);
  });

  test.each<[string, StubRun]>([
    ['without a seal', { id: 'run-1', message: '[plangate acme/infra#42 x-1@' }],
    ['sealed by another key', { id: 'run-1', message: sealOf('run-1', {}, { key: 'other' }) }],
    ['of another request', { id: 'run-1', message: sealOf('run-1', {}, { number: 41 }) }],
    [
      'of another repository',
      { id: 'run-1', message: sealOf('run-1', {}, { repository: 'eve/infra' }) },
    ],
    ['of another base', { id: 'run-1', message: sealOf('run-1', { base: 'release' }) }],
    ['of another commit', { id: 'run-1', message: sealOf('run-1', { head: HEAD_2 }) }],
    ['of another gate', { id: 'run-1', message: sealOf('run-1', { gate: 'other.yml' }) }],
    ['with the seal of another run', { id: 'run-1', message: sealOf('run-2') }],
    [
      'of another workspace',
      { id: 'run-1', message: sealOf('run-1', {}, { workspaceId: 'ws-2' }) },
    ],
    [
      'in another workspace',
      { id: 'run-1', message: sealOf('run-1', {}, { workspaceId: 'ws-2' }), workspaceId: 'ws-2' },
    ],
    [
      'that version control started, where the files are uploaded',
      { id: 'run-1', ingress: { 'commit-sha': HEAD } },
    ],
  ])('%s is none', async (_, run) => {
    const { asked, numbers, notes } = await shownIn({ runs: [run] });
    expect([asked, numbers]).toEqual([[], []]);
    expect(notes?.join('\n')).toContain('#42 has shown no plan of this workspace');
  });

  test('that version control started is known by what the service says of its commit', async () => {
    const ingress = {
      'commit-sha': HEAD,
      identifier: 'acme/infra',
      'clone-url': 'https://github.com/acme/infra.git',
      'is-pull-request': true,
      'pull-request-number': 42,
    };
    const from = 'version-control';
    const run = { id: 'run-1', ingress };
    expect((await shownIn({ from, runs: [run] })).numbers).toEqual([42]);
    const other = { id: 'run-1', ingress: { ...ingress, 'pull-request-number': 41 } };
    expect((await shownIn({ from, runs: [other] })).numbers).toEqual([]);
  });
});

describe('requests count', () => {
  const second = requestOf({ number: 43, head: HEAD_2, mergedAs: C2 });
  const commits = [
    { id: C1, parents: [C0], requests: [requestOf()] },
    { id: C2, parents: [C1], requests: [second] },
  ];
  const applied = (facts: Partial<SealedFacts>, more: Parameters<typeof sealOf>[2] = {}) => ({
    id: 'run-9',
    status: 'applied',
    message: sealOf(
      'run-9',
      { mode: 'provisional', base: '', ...facts },
      {
        number: undefined,
        ...more,
      },
    ),
  });
  const numbersWith = async (run: StubRun) => {
    const { merged, question } = open({ commits, before: C1, runs: [run] });
    await merged.shownIn(question);
    return ((await merged.found()) as readonly MergedRequest[]).map(({ number }) => number);
  };

  test('since the commit that an apply of this gate sealed', async () => {
    expect(await numbersWith(applied({ head: C0 }))).toEqual([42, 43]);
    expect(await numbersWith(applied({ head: C1 }))).toEqual([43]);
  });

  test.each([
    ['was not applied', { ...applied({ head: C0 }), status: 'planned_and_saved' }],
    ['applied a part', { ...applied({ head: C0 }), targets: ['aws_iam_role.a'] }],
    ['is sealed by another key', applied({ head: C0 }, { key: 'other' })],
    ['is of a request', applied({ head: C0 }, { number: 42 })],
    ['is speculative', applied({ head: C0, mode: 'speculative' })],
    ['is of another gate', applied({ head: C0, gate: 'other.yml' })],
    ['is of a commit that the branch does not have', applied({ head: HEAD })],
  ])('of the push alone, where the run %s', async (_, run) => {
    expect(await numbersWith(run)).toEqual([43]);
    const { notes } = await shownIn({ commits, before: C1, runs: [run] });
    expect(notes?.[0]).toBe(
      'No applied run names its commit, so only the requests of this push count.',
    );
  });

  test('not at all, where a newer commit was applied already', async () => {
    for (const runs of [
      [applied({ head: NEWER })],
      [applied({ head: NEWER }), applied({ head: C0 })],
    ]) {
      const { refused } = await shownIn({ commits, before: C1, runs });
      expect(refused).toContain('ccccccc was applied here already, which is newer than');
    }
  });

  test('and all changes have to be seen, unless it is known what was applied last', async () => {
    const mustBeSeen = async (runs: StubRun[]) => {
      const { merged, question } = open({ commits, before: C1, runs });
      const shown = await merged.shownIn(question);
      return 'plans' in shown && shown.mustBeSeen;
    };
    expect(await mustBeSeen([applied({ head: C0 })])).toBe(false);
    expect(await mustBeSeen([])).toBe(true);
  });

  test('since the commit of version control', async () => {
    const ingress = {
      'commit-sha': C0,
      identifier: 'acme/infra',
      'clone-url': 'https://github.com/acme/infra.git',
    };
    expect(await numbersWith({ id: 'run-9', status: 'applied', ingress })).toEqual([42, 43]);
    const ofOther = { ...ingress, identifier: 'eve/infra' };
    expect(await numbersWith({ id: 'run-9', status: 'applied', ingress: ofOther })).toEqual([43]);
  });
});

describe('files are unseen', () => {
  const second = requestOf({ number: 43, head: HEAD_2, mergedAs: C2 });
  const shown = [
    { id: 'run-1', message: sealOf('run-1') },
    { id: 'run-2', message: sealOf('run-2', { head: HEAD_2 }, { number: 43 }) },
  ];
  const appliedFirst = {
    id: 'run-9',
    status: 'applied',
    message: sealOf('run-9', { mode: 'provisional', base: '', head: C0 }, { number: undefined }),
  };
  const both = [
    { id: C1, parents: [C0], requests: [requestOf()] },
    { id: C2, parents: [C1], requests: [second] },
  ];
  const merge = [
    { id: HEAD, parents: ['f'.repeat(40)], requests: [requestOf()] },
    { id: C1, parents: [C0, HEAD], requests: [requestOf()] },
  ];
  const byHandFirst = [
    { id: C1, parents: [C0], requests: [] },
    { id: C2, parents: [C1], requests: [second] },
  ];
  const byHandLast = [
    { id: C1, parents: [C0], requests: [requestOf()] },
    { id: C2, parents: [C1], requests: [] },
  ];
  const runs = [...shown, appliedFirst];

  test.each<[string, Stub, boolean, number[]]>([
    ['not where each request showed its own', { commits: both, runs }, false, [42, 43]],
    ['not of a merge that git makes', { commits: merge, runs }, false, [42]],
    ['of a merge with other files', { commits: merge, runs, handMade: 42 }, true, [42]],
    ['of a commit by hand', { commits: byHandLast, runs }, true, [42]],
    [
      'of a request without a plan',
      { commits: both, runs: [shown[0], appliedFirst] as StubRun[] },
      true,
      [42],
    ],
    ['where nothing says what was applied', { commits: both, runs: shown }, true, [42, 43]],
    [
      'not where the newest request showed what was merged',
      { commits: both, runs: shown, upToDate: [`${HEAD_2} ${C1}`] },
      false,
      [43],
    ],
    [
      'not of a commit by hand that the branch of a later request has',
      { commits: byHandFirst, runs, upToDate: [`${HEAD_2} ${C1}`] },
      false,
      [43],
    ],
    [
      'of a commit by hand that came after such a request',
      { commits: byHandLast, runs, upToDate: [`${HEAD} ${C0}`] },
      true,
      [42],
    ],
    [
      'of a merge with other files, whatever its head has',
      { commits: merge, runs, handMade: 42, upToDate: [`${HEAD} ${C0}`] },
      true,
      [42],
    ],
  ])('%s', async (_, stub, areFilesUnseen, numbers) => {
    const { merged, question } = open(stub);
    const found = await merged.shownIn(question);
    const plans = 'plans' in found ? found.plans.map(({ request }) => request) : found;
    expect([plans, 'plans' in found && found.areFilesUnseen]).toEqual([numbers, areFilesUnseen]);
  });

  test.each<[string, Partial<Stub>, boolean]>([
    ['but not of a file that the configuration does not read', {}, false],
    ['of a file of the directory', { files: ['main.tf'] }, true],
    ['of a file that the host does not list', { files: undefined }, true],
    ['of any file, where a provisioner may read it', { hasProvisioner: true }, true],
  ])('of a request without a plan: %s', async (_, more, areFilesUnseen) => {
    const { root } = makeTree({ 'net/main.tf': 'resource "terraform_data" "a" {}\n' });
    const files = more.files ?? ['docs/README.md'];
    const given = open({ commits: both, runs: [shown[0], appliedFirst] as StubRun[], files, root });
    if ('files' in more)
      given.history.filesOf = async () => more.files?.map((file) => `net/${file}`);
    Object.assign(given.question.facts, { workingDirectory: 'net' });
    Object.assign(given.question, { hasProvisioner: more.hasProvisioner === true });
    const found = await given.merged.shownIn(given.question);
    expect('plans' in found && found.areFilesUnseen).toBe(areFilesUnseen);
  });
});

describe('nothing is applied', () => {
  test('without a service, where the branch has a newer commit', async () => {
    const { refused } = await shownIn({ atService: false, isNewest: false });
    expect(refused).toContain('main has a newer commit than this job');
    expect((await shownIn({ atService: false })).refused).toBeUndefined();
  });

  test.each<[string, Stub, string]>([
    [
      'the branch was made',
      { before: undefined },
      'Which requests were merged into main is not known',
    ],
    ['the branch was moved', { before: HEAD }, 'Which requests were merged into main is not known'],
  ])('where %s', async (_, stub, says) => {
    // An own field, because one that is left out has a value here.
    const given = open(stub);
    if ('before' in stub) given.history.before = stub.before;
    const shown = await given.merged.shownIn(given.question);
    expect('refused' in shown ? textOf(shown.refused) : '').toContain(says);
  });

  test.each([['.github/plangate.yml'], ['policies/sub/a.rego'], ['conftest.toml'], [undefined]])(
    'that is not judged by the files before a request, which changes %s and a resource',
    async (file) => {
      const given = open({});
      given.history.filesOf = async () => (file === undefined ? undefined : [file, 'net/a.tf']);
      const read: string[] = [];
      given.history.filesAt = async (commit) => (read.push(commit), undefined as never);
      const shown = await given.merged.shownIn(given.question);
      const earlier = 'plans' in shown ? (shown.earlier ?? []) : [];
      await Promise.all(earlier.map(async ({ files }) => files()));
      expect([earlier.map(({ request }) => request), read]).toEqual([[42], [C0]]);
    },
  );

  test.each(['gate/real.yml', 'shared/a.rego', 'shared/b.rego', 'lists/real.json'])(
    'that is not judged by the files before a request, which changes %s, to which a link leads',
    async (file) => {
      const { root } = makeTree({
        'plangate.yml': { link: 'gate/real.yml' },
        'gate/real.yml': '',
        'policies/sub/a.rego': { link: '../../shared/a.rego' },
        'shared/a.rego': { link: 'b.rego' },
        'shared/b.rego': 'package a',
        'exceptions.json': { link: 'lists/real.json' },
        'lists/real.json': '[]',
      });
      const given = open({});
      const { settings } = given.question.request;
      const policy = { ...settings.policy, exceptionsFiles: ['exceptions.json'] };
      Object.assign(settings, { policy });
      Object.assign(given.question.request, { workingDirectory: root, repositoryRoot: root });
      given.history.filesOf = async () => [file, 'net/a.tf'];
      const shown = await given.merged.shownIn(given.question);
      expect('plans' in shown && shown.earlier?.map(({ request }) => request)).toEqual([42]);
    },
  );

  test('where the files before a request are not known', async () => {
    const commits = [{ id: C1, parents: [], requests: [requestOf()] }];
    const { refused } = await shownIn({ commits, files: ['policies/a.rego', 'net/a.tf'] });
    expect(refused).toContain('#42 changes by what its own plan is judged (policies/a.rego)');
  });

  test('where the host does not answer', async () => {
    const { merged, question, history } = open({});
    history.commitsSince = () =>
      Promise.reject(new HostError('unreachable', 'GitHub did not answer.'));
    const shown = await merged.shownIn(question);
    expect('refused' in shown ? textOf(shown.refused) : '').toContain('GitHub did not answer.');
  });

  test.each([[['policies/a.rego']], [['net/a.tf', 'docs/policies/a.md']]])(
    'but where a request changes %j alone, it is judged by the files of now',
    async (files) => {
      const { merged, question } = open({ files });
      expect(await merged.shownIn(question)).toMatchObject({ earlier: [] });
    },
  );
});

describe('a request was merged', () => {
  const rebased = requestOf({ mergedAs: C2 });
  test('before it there was what no commit of it is on top of', () => {
    const before = (...commits: CommitWithRequests[]) =>
      requestsMergedIn(commits, 'main').requests.map((request) => request.before);
    expect(before({ id: C1, parents: [C0], requests: [requestOf()] })).toEqual([C0]);
    const branch = { id: HEAD, parents: ['f'.repeat(40)], requests: [requestOf()] };
    expect(before(branch, { id: C1, parents: [C0, HEAD], requests: [requestOf()] })).toEqual([C0]);
    expect(
      before(
        { id: C1, parents: [C0], requests: [rebased] },
        { id: C2, parents: [C1], requests: [rebased] },
      ),
    ).toEqual([C0]);
    expect(before({ id: C1, parents: [], requests: [requestOf()] })).toEqual([undefined]);
    expect(before({ id: C1, parents: [C1], requests: [requestOf()] })).toEqual([undefined]);
  });

  const merged = (...commits: CommitWithRequests[]) => {
    const { requests, byHand } = requestsMergedIn(commits, 'main');
    return [requests.map(({ number }) => number), byHand];
  };
  test.each<[string, CommitWithRequests[], unknown]>([
    ['as one commit', [{ id: C1, parents: [C0], requests: [requestOf()] }], [[42], []]],
    [
      'by rebase',
      [
        { id: C1, parents: [C0], requests: [rebased] },
        { id: C2, parents: [C1], requests: [rebased] },
      ],
      [[42], []],
    ],
    ['by hand, or not at all', [{ id: C1, parents: [C0], requests: [] }], [[], [C1]]],
    [
      'to another branch, or to one that had this name',
      [{ id: C1, parents: [C0], requests: [requestOf({ base: 'master' })] }],
      [[], [C1]],
    ],
    ['before', [{ id: C1, parents: [C0], requests: [requestOf({ mergedAs: C0 })] }], [[], [C1]]],
    [
      'in their order',
      [
        { id: C1, parents: [C0], requests: [requestOf({ number: 9 })] },
        { id: C2, parents: [C1], requests: [requestOf({ number: 3, mergedAs: C2 })] },
      ],
      [[9, 3], []],
    ],
    [
      'with others as one commit',
      [{ id: C1, parents: [C0], requests: [requestOf({ number: 9 }), requestOf({ number: 3 })] }],
      [[3, 9], []],
    ],
  ])('%s', (_, commits, expected) => {
    expect(merged(...commits)).toEqual(expected);
  });
});
