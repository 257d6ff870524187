/** Which runs of a commit a command acts on, and which runs of a change `/plangate again` ends. */
import type { ServiceErrorCode } from '../../src/client/service-error.ts';
import type { Run } from '../../src/client/wire/run.ts';
import { createListedRuns, UnreadError } from '../../src/gate/listed-runs.ts';
import { runMessage } from '../../src/gate/run-message.ts';
import { endRunsOfChange, runsOfCommit } from '../../src/overrides/find-runs.ts';
import type { RunOfReport, SealedFacts } from '../../src/trust/run-seals.ts';
import { describe, expect, test } from '../support/jest.ts';
import { instantClock } from '../support/instant-clock.ts';
import { CHANGE_REQUEST, HEAD, sealedFacts, sealingOf } from '../support/gate-bench.ts';
import { listing, refused, run, stubClient } from '../support/stub-client.ts';

const OTHER_HEAD = '1'.repeat(40);

interface Planned extends Partial<SealedFacts> {
  id: string;
  workspaceId?: string;
  /** Minutes ago. */
  ago?: number;
  versionId?: string;
  /** The version that is sealed; that of the run if left out. */
  sealedVersion?: string;
  /** Left out: the tag with the seal. */
  message?: string;
  key?: string;
  attributes?: object;
}

const FACTS = sealedFacts();

const sealOf = (
  version: string,
  facts: Partial<SealedFacts> = {},
  key?: string,
  workspace = 'ws-net',
) =>
  sealingOf(key === undefined ? {} : { key }).seals.seal(
    { service: 'https://service.example', workspaceId: workspace, versionId: version },
    { ...FACTS, ...facts },
  );

/** A run that a job started, by default on the head, for `net`. */
function planned({
  id,
  workspaceId = 'ws-net',
  ago = 5,
  key,
  message,
  attributes,
  ...of
}: Planned): Run {
  const { versionId = `cv-${id}`, sealedVersion = versionId, ...facts } = of;
  const seal = sealOf(sealedVersion, facts, key, workspaceId);
  const tag = { changeRequest: CHANGE_REQUEST, commit: facts.head ?? HEAD, seal };
  const created = new Date(instantClock().date().getTime() - ago * 60_000).toISOString();
  return {
    ...run(
      {
        message: message ?? runMessage('Plan for #42', Math.random, tag),
        'created-at': created,
        'plan-only': true,
        ...attributes,
      },
      id,
    ),
    relationships: {
      workspace: { data: { type: 'workspaces', id: workspaceId } },
      'configuration-version': { data: { type: 'configuration-versions', id: versionId } },
    },
  };
}

interface World {
  listed: readonly Run[] | Error;
  named?: readonly RunOfReport[];
  comments?: (runId: string) => unknown;
  ingress?: unknown;
  /** Whether the upload started the run. */
  autoQueued?: boolean;
  ended?: ReadonlySet<string>;
}

function startWorld(world: World) {
  const { listed, named = [], comments = () => [], ingress = null, ended } = world;
  const { client, calls } = stubClient({
    'workspaces.showByName': async (_: string, name: string) =>
      name === 'net' ? { id: 'ws-net' } : Promise.reject(refused(name as ServiceErrorCode)),
    'runs.list': () => listing(listed),
    'runs.show': async (id: string) => ({
      run: listed instanceof Error ? undefined : listed.find((each) => each.id === id),
    }),
    'runs.comments': comments,
    'runs.comment': () => undefined,
    'configurationVersions.show': (id: string) => ({
      version: {
        id,
        type: 'configuration-versions',
        attributes: { 'auto-queue-runs': world.autoQueued === true },
        relationships: { 'ingress-attributes': { data: ingress } },
      },
    }),
  });
  Object.assign(client, { lastAnswerAt: () => undefined });
  const clock = instantClock();
  const ports = {
    client,
    clock,
    seals: sealingOf().seals,
    listed: createListedRuns(client, clock, CHANGE_REQUEST),
    changeRequest: CHANGE_REQUEST,
    endedByComment: async () => ended,
  };
  const query = {
    organization: 'acme',
    workspaces: ['net'],
    gate: 'default',
    commit: HEAD,
    named,
  };
  return { ports, query, calls };
}

async function runsOf(world: World, workspaces = ['net', 'not-found', 'net']) {
  const { ports, query } = startWorld(world);
  const { runs, refused: whys } = await runsOfCommit(ports, { ...query, workspaces });
  return { ids: runs.map((each) => each.run.id), whys };
}

describe('the runs of a commit, for a command', () => {
  test('are the newest of each gate', async () => {
    const listed = [
      planned({ id: 'run-3', ago: 1, options: 'targets' }),
      planned({ id: 'run-2', ago: 2 }),
      planned({ id: 'run-1', ago: 3 }),
    ];
    expect((await runsOf({ listed })).ids).toEqual(['run-3', 'run-2']);
    await expect(runsOf({ listed }, ['network'])).rejects.toThrow('network');
  });

  test('of a matrix are the newest of a workspace, in any matrix', async () => {
    const listed = [
      planned({ id: 'run-2', ago: 2, group: 'b-1-of-2' }),
      planned({ id: 'run-1', ago: 3, group: 'a-2-of-3' }),
    ];
    expect((await runsOf({ listed })).ids).toEqual(['run-2']);
  });

  const byApi = { type: 'ingress-attributes', id: 'ia-1' };
  test.each<[string, World, string]>([
    [
      'without a seal: a commit on main with this text',
      { listed: [planned({ id: 'run-1', message: `x [plangate ${CHANGE_REQUEST} x@${HEAD}]` })] },
      'has no seal of this gate',
    ],
    [
      'with a copied seal',
      { listed: [planned({ id: 'run-1', sealedVersion: 'cv-other' })] },
      'has a seal of another run, workspace or change',
    ],
    [
      'with the seal of another key',
      { listed: [planned({ id: 'run-1', key: 'x' })] },
      'another key',
    ],
    [
      'of version control',
      { listed: [planned({ id: 'run-1' })], ingress: byApi },
      'version control',
    ],
    [
      'for another base',
      { listed: [planned({ id: 'run-1', base: 'x' })] },
      'another target branch',
    ],
    [
      'of another gate',
      { listed: [planned({ id: 'run-1', gate: 'prod' })] },
      'is of a gate with another settings file',
    ],
    [
      'that can be applied',
      { listed: [planned({ id: 'run-1', attributes: { 'plan-only': false } })] },
      'is not speculative',
    ],
    [
      'that may apply by itself',
      {
        listed: [planned({ id: 'run-1', mode: 'provisional', attributes: { 'save-plan': true } })],
      },
      'does not say that nothing applies it by itself',
    ],
    [
      'of the day before',
      { listed: [planned({ id: 'run-1', ago: 1_441 })] },
      'is older than a day',
    ],
    [
      'of a commit that a text names as this one',
      {
        listed: [
          planned({
            id: 'run-1',
            message: `[plangate ${CHANGE_REQUEST} x@${HEAD}] ${sealOf('cv-run-1', { head: OTHER_HEAD })}`,
          }),
        ],
      },
      'was started for another commit',
    ],
    [
      'that a comment names, of another commit',
      {
        listed: [planned({ id: 'run-1', head: OTHER_HEAD })],
        named: [{ workspace: 'net', runId: 'run-1', head: HEAD }],
      },
      'was started for another commit',
    ],
    [
      'that a comment names, of another workspace',
      {
        listed: [planned({ id: 'run-1', workspaceId: 'ws-dns' })],
        named: [{ workspace: 'net', runId: 'run-1', head: HEAD }],
      },
      'belongs to another workspace',
    ],
    [
      'that shares its version with another run',
      {
        listed: [
          planned({ id: 'run-2', ago: 9, versionId: 'cv-run-1', message: 'x' }),
          planned({ id: 'run-1', ago: 5 }),
        ].toReversed(),
        named: [],
      },
      'is not the only run of its configuration version: run-2',
    ],
    [
      'of a version whose upload started another run',
      { listed: [planned({ id: 'run-1' })], autoQueued: true },
      'is not the run that its upload started',
    ],
    [
      'with a newer run that only names the commit',
      {
        listed: [
          planned({ id: 'run-2', ago: 1, message: `[plangate ${CHANGE_REQUEST} x@${HEAD}]` }),
          planned({ id: 'run-1', ago: 5 }),
        ],
      },
      'is older than run run-2, which names the same commit',
    ],
    [
      'that was ended',
      { listed: [planned({ id: 'run-1' })], comments: () => ['/plangate again by octocat'] },
      'was ended by `/plangate again`',
    ],
    [
      'that the comment of the gate names as ended',
      {
        listed: [planned({ id: 'run-1' })],
        comments: () => refused('forbidden'),
        ended: new Set(['run-1']),
      },
      'was ended by `/plangate again`',
    ],
  ])('are not those %s', async (_how, world, why) => {
    const { ids, whys } = await runsOf(world);
    expect(ids).toEqual([]);
    expect(whys.join(' ')).toContain(why);
  });

  test.each<[string, World]>([
    ['a list that fails', { listed: refused('network') }],
    [
      'comments that fail',
      { listed: [planned({ id: 'run-1' })], comments: () => refused('network') },
    ],
    [
      'a comment without a text',
      { listed: [planned({ id: 'run-1' })], comments: () => [undefined] },
    ],
    [
      'comments that are forbidden, and a comment of the gate that is not known',
      { listed: [planned({ id: 'run-1' })], comments: () => refused('not-found') },
    ],
  ])('are unknown with %s', async (_how, world) => {
    const { ports, query } = startWorld(world);
    const asked = runsOfCommit(ports, { ...query, commit: HEAD });
    await expect(asked).rejects.toBeInstanceOf(UnreadError);
  });

  test.each<[string, Error]>([
    ['the job was ended', refused('aborted')],
    ['the code has a mistake', new TypeError('A mistake of ours.')],
  ])('are not unread, but not asked, where %s', async (_, error) => {
    await expect(runsOf({ listed: error })).rejects.toBe(error);
  });

  test('are those that a job took over for this commit, if its seal says so', async () => {
    const later = { kind: 'taken-over', head: HEAD } as const;
    const listed = [planned({ id: 'run-1', head: OTHER_HEAD })];
    const of = (seal: string) =>
      runsOf({ listed, named: [{ workspace: 'net', runId: 'run-1', head: HEAD, seals: [seal] }] });
    expect((await of(sealOf('cv-run-1', later))).ids).toEqual(['run-1']);
    expect((await of(sealOf('cv-run-1', { ...later, head: OTHER_HEAD }))).ids).toEqual([]);
    expect((await of(sealOf('cv-run-2', later))).ids).toEqual([]);
  });

  test('of a matrix that took one over are replaced by a newer run for this commit, of another group', async () => {
    const group = { first: 'a-1-of-2', second: 'b-1-of-2' };
    const later = sealOf('cv-run-1', { kind: 'taken-over', group: group.second });
    const named = [{ workspace: 'net', runId: 'run-1', head: HEAD, seals: [later] }];
    const first = planned({ id: 'run-1', head: OTHER_HEAD, group: group.first });
    expect((await runsOf({ listed: [first], named })).ids).toEqual(['run-1']);
    const newer = { id: 'run-2', ago: 2, group: group.second, key: 'another key' };
    const { ids, whys } = await runsOf({ listed: [planned(newer), first], named });
    expect(ids).toEqual([]);
    expect(whys).toContain(
      'Run run-1 of net is older than run run-2, which names the same commit.',
    );
  });

  test('are those whose message the service wrote, if the seal is in the comment', async () => {
    const listed = [planned({ id: 'run-1', message: 'Queued manually in HCP Terraform' })];
    const of = (seals: string[]) =>
      runsOf({ listed, named: [{ workspace: 'net', runId: 'run-1', head: HEAD, seals }] });
    expect((await of([sealOf('cv-run-1')])).ids).toEqual(['run-1']);
    expect((await of([])).ids).toEqual([]);
    // The seal that says for which commit it was taken over needs the one with which it began.
    expect((await of([sealOf('cv-run-1', { kind: 'taken-over' })])).ids).toEqual([]);
  });
});

describe('`/plangate again`', () => {
  const comment = '/plangate again by octocat';

  test('ends a run that several reports name, whichever of them has its seal', async () => {
    const listed = [planned({ id: 'run-1', message: 'Queued manually in HCP Terraform' })];
    const name = { workspace: 'net', runId: 'run-1', head: HEAD };
    const seals = [sealOf('cv-run-1')];
    for (const named of [
      [name, { ...name, seals }],
      [
        { ...name, seals: ['none'] },
        { ...name, seals },
      ],
      [{ ...name, seals }, name],
    ]) {
      const { ports, query } = startWorld({ listed, named });
      expect(await endRunsOfChange(ports, query, comment)).toEqual({
        ended: ['run-1'],
        unsaid: [],
      });
      expect((await runsOf({ listed, named })).ids).toEqual(['run-1']);
    }
  });
  const listed = [
    planned({ id: 'run-1', ago: 1 }),
    planned({ id: 'run-2', ago: 2, head: OTHER_HEAD }),
    planned({ id: 'run-3', ago: 3, message: 'of somebody else' }),
    planned({ id: 'run-4', ago: 3, gate: 'prod' }),
    planned({ id: 'run-5', ago: 3_000 }),
    planned({ id: 'run-6', ago: 3_000, head: OTHER_HEAD }),
    planned({ id: 'run-7', ago: 3_000, key: 'another key' }),
  ];

  test('comments once on each run of the change that a job could take over, of the head at any age', async () => {
    const said = (id: string) => (id === 'run-2' ? [comment] : []);
    const { ports, query, calls } = startWorld({ listed, comments: said });
    expect(await endRunsOfChange(ports, query, comment)).toEqual({
      ended: ['run-1', 'run-2', 'run-5', 'run-7'],
      unsaid: [],
    });
    expect(calls.filter((call) => call.startsWith('runs.comment '))).toEqual([
      `runs.comment ["run-1","${comment}"]`,
      `runs.comment ["run-5","${comment}"]`,
      `runs.comment ["run-7","${comment}"]`,
    ]);
  });

  test('names the runs on which it may not comment', async () => {
    const { ports, query } = startWorld({ listed, comments: () => refused('forbidden') });
    expect(await endRunsOfChange(ports, query, comment)).toEqual({
      ended: ['run-1', 'run-2', 'run-5', 'run-7'],
      unsaid: ['run-1', 'run-2', 'run-5', 'run-7'],
    });
  });

  test('fails where a comment fails', async () => {
    const { ports, query } = startWorld({ listed, comments: () => refused('server-error') });
    await expect(endRunsOfChange(ports, query, comment)).rejects.toThrow();
  });
});
