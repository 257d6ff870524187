/** Which workspaces are planned where directories select them: each in one directory, and none by a block of a request alone. */
import { GateStop } from '../../src/gate/failure-of.ts';
import { findReady } from '../../src/gate/find-workspace.ts';
import { findWorkspaces, logSkipped, throwRefused } from '../../src/gate/requested-workspaces.ts';
import type { RequestedWorkspace } from '../../src/gate/request.ts';
import { openWithin } from '../../src/gate/within.ts';
import { textOf } from '../../src/model/finding.ts';
import { toPlainText } from '../../src/model/sentence.ts';
import type { Within, WorkspaceSelector } from '../../src/settings/workspace-selectors.ts';
import { afterAll, describe, expect, test } from '../support/jest.ts';
import { runLocally, startLocally } from '../support/local-bench.ts';
import { quietLog } from '../support/quiet-log.ts';
import { listing, refused, stubClient } from '../support/stub-client.ts';
import { makeTree } from '../support/tree.ts';

const ROOTS = ['prod', 'dev', 'new', 'eu/prod'];
const tree = makeTree({
  '.git/HEAD': 'ref: refs/heads/main\n',
  'main.tf': '',
  ...Object.fromEntries(ROOTS.map((root) => [`live/${root}/main.tf`, 'locals {}\n'])),
  link: { link: 'live/prod' },
});
afterAll(() => tree.remove());

interface OfService {
  project?: string | undefined;
  /** Names with values, as the service has them for the workspace and its project. */
  tags?: Record<string, string>;
  /** What its answer about the workspace has; the names of `tags` if left out. */
  tagNames?: string[] | null;
  workingDirectory?: string;
}

const SERVICE: Record<string, OfService> = {
  prod: { project: 'prj-Platform', tags: { env: 'prod', net: '' } },
  'prod-eu': { project: 'prj-Platform', tags: { env: 'prod' } },
  dev: { project: 'prj-Sandbox', tags: { env: 'dev', net: '' } },
  'net-a': { project: 'prj-Platform', tags: { inherited: 'yes' }, tagNames: [] },
  'my-net-a': { project: 'prj-Platform' },
};

function serviceOf(workspaces: Record<string, OfService>, effectiveTags?: Error) {
  const all = Object.entries(workspaces).map(([name, { project, tags = {}, ...has }]) => ({
    id: `ws-${name}`,
    type: 'workspaces',
    attributes: {
      name,
      'tag-names': has.tagNames === undefined ? Object.keys(tags) : has.tagNames,
      'working-directory': has.workingDirectory,
    },
    relationships:
      project === undefined ? {} : { project: { data: { id: project, type: 'projects' } } },
    links: {},
  }));
  const tagsOf = (id: string) => workspaces[id.slice('ws-'.length)]?.tags ?? {};
  interface Asked {
    tags?: string[] | Record<string, string>;
    project?: string;
    search?: string;
  }
  return stubClient({
    'workspaces.list': (_: string, { tags = [], project, search = '' }: Asked) => {
      const wanted = Array.isArray(tags)
        ? tags.map((tag) => [tag, undefined])
        : Object.entries(tags);
      return listing(
        all.filter(
          ({ id, attributes, relationships: { project: of } }) =>
            attributes.name.includes(search) &&
            (project === undefined || of?.data.id === project) &&
            wanted.every(([tag = '', value]) => {
              const own = tagsOf(id)[tag];
              return own !== undefined && (value === undefined || own === value);
            }),
        ),
      );
    },
    'workspaces.showByName': async (_: string, name: string) =>
      all.find(({ attributes }) => attributes.name === name.toLowerCase()) ??
      Promise.reject(refused('not-found')),
    'workspaces.variables': () => listing([]),
    'workspaces.variableSets': () => listing([]),
    'workspaces.effectiveTags': (id: string) =>
      listing(effectiveTags ?? Object.entries(tagsOf(id)).map((pair) => JSON.stringify(pair))),
    'names.project': async (_: string, name: string) =>
      ['Platform', 'Sandbox'].includes(name) ? `prj-${name}` : undefined,
  });
}

interface Asked {
  service?: Record<string, OfService>;
  effectiveTags?: Error;
  directory?: string;
  changed?: string[];
  changesSettingsAlone?: boolean;
  ofCommit?: boolean;
}

async function choose(workspaces: WorkspaceSelector[], asked: Asked = {}) {
  const { directory = '.', service = SERVICE, effectiveTags, changed, ...more } = asked;
  const { client, calls } = serviceOf(service, effectiveTags);
  const found = await findWorkspaces(client, 'acme', {
    plan: { directory, affectedOnly: changed !== undefined, workspaces },
    workingDirectory: tree.root,
    repositoryRoot: tree.root,
    changedFiles: async () => changed,
    ...more,
  });
  return { ...found, calls, client, planned: found.requested.map(described) };
}

/** The name and its directory, or why it is not planned. */
function described({ name, directory, refused: error }: RequestedWorkspace): string[] {
  if (error === undefined) return [name, directory.slice(tree.root.length + 1)];
  return error instanceof GateStop
    ? [name, error.kind, textOf(error.finding)]
    : [name, error instanceof Error ? error.message : ''];
}

const named = (name: string, directory: string): WorkspaceSelector => ({
  kind: 'name',
  name,
  directory,
});
const proposed = (
  selector: WorkspaceSelector,
  within: NonNullable<WorkspaceSelector['proposed']>['within'] = { tags: [], project: 'Platform' },
): WorkspaceSelector => ({
  ...selector,
  proposed: { at: `${selector.directory}/main.tf:2`, within },
});
const tagged = (
  tags: string[] | Record<string, string>,
  directory?: string,
): WorkspaceSelector => ({
  kind: 'query',
  tags,
  ...(directory !== undefined && { directory }),
});

describe('a workspace', () => {
  test('that names and tags find is planned in their directories', async () => {
    const { planned } = await choose([
      named('prod', 'live/prod'),
      tagged({ env: 'dev' }, 'live/dev'),
    ]);
    expect(planned).toEqual([
      ['prod', 'live/prod'],
      ['dev', 'live/dev'],
    ]);
  });

  test('whose name only has the prefix in its middle is not planned', async () => {
    const { planned, calls } = await choose([
      { kind: 'query', tags: [], prefix: 'net-', directory: 'live/new' },
    ]);
    expect(planned).toEqual([['net-a', 'live/new']]);
    expect(calls).toEqual(['workspaces.list ["acme",{"tags":[],"search":"net-"}]']);
  });

  test('of a prefix that every other name has in its middle is not found', async () => {
    const query = { kind: 'query' as const, tags: [], prefix: 'et-', directory: 'live/new' };
    const { planned } = await choose([query]);
    expect(planned).toEqual([
      [
        'prefix:et- in live/new',
        'input',
        expect.stringContaining('Not found in organization "acme": prefix:et- in live/new.'),
      ],
    ]);
  });

  test.each<[string, WorkspaceSelector[]]>([
    [
      'by name and by tags',
      [named('prod', 'live/prod'), tagged({ env: 'prod', net: '' }, 'live/prod')],
    ],
    [
      'by two names for one directory',
      [named('prod', 'live/prod'), named('prod', 'live/../live/prod')],
    ],
    ['by a name in other letters', [named('prod', 'live/prod'), named('PROD', 'live/prod')]],
  ])('that two entries find in one directory is planned once: %s', async (_, selectors) => {
    expect((await choose(selectors)).planned).toEqual([['prod', 'live/prod']]);
  });

  test.each<[string, WorkspaceSelector[], Asked]>([
    ['two names', [named('prod', 'live/prod'), named('prod', 'live/dev')], {}],
    ['the other way', [named('prod', 'live/dev'), named('prod', 'live/prod')], {}],
    ['a name and tags', [named('prod', 'live/prod'), tagged({ net: '' }, 'live/dev')], {}],
    ['a name in other letters', [named('prod', 'live/prod'), named('Prod', 'live/dev')], {}],
    [
      'version control',
      [named('prod', 'live/prod'), named('prod', 'live/dev')],
      { ofCommit: true },
    ],
    [
      'a changed file in one of them',
      [named('prod', 'live/prod'), named('prod', 'live/dev')],
      { changed: ['live/dev/main.tf'] },
    ],
    [
      'a working directory that is none of them',
      [named('prod', 'live/prod'), named('prod', 'live/dev')],
      { service: { prod: { workingDirectory: 'live/new' } } },
    ],
    [
      'a working directory that the service does not name',
      [named('prod', '.'), named('prod', 'live/dev')],
      { service: { prod: { workingDirectory: '' } } },
    ],
    ['a request', [named('prod', 'live/prod'), proposed(named('prod', 'live/dev'))], {}],
    [
      'a request, and tags without a directory',
      [tagged({ net: '' }), proposed(named('prod', 'live/dev'))],
      {},
    ],
    [
      'a request alone',
      [proposed(named('prod', 'live/prod')), proposed(named('prod', 'live/dev'))],
      {},
    ],
  ])('that is found in two directories is planned in none: %s', async (_, selectors, asked) => {
    const { planned } = await choose(selectors, asked);
    const [name, kind, text = ''] = planned.find(([each]) => each === 'prod') ?? [];
    expect([name, kind]).toEqual(['prod', 'input']);
    expect(text).toMatch(
      /^The workspace is selected in several directories, and nothing says which one counts: \S+ and \S+\. Set the working directory of the workspace at the service to one of them, or exclude the others in workspaces, as in !live\/\S+\.$/,
    );
  });

  test('that is found in three directories names them all, and the others are planned', async () => {
    const { planned } = await choose([
      named('prod', 'live/prod'),
      named('prod', 'live/dev'),
      named('dev', 'live/dev'),
      named('prod', 'live/new'),
    ]);
    expect(planned).toEqual([
      ['prod', 'input', expect.stringContaining('live/prod, live/dev and live/new.')],
      ['dev', 'live/dev'],
    ]);
  });

  test('that is found in two directories is planned in the one that its working directory names', async () => {
    const service = {
      base: { tags: { conf: '' }, workingDirectory: 'live/dev' },
      aws: { tags: { conf: '', aws: '' }, workingDirectory: 'live/prod' },
    };
    const found = await choose(
      [tagged(['conf'], 'live/dev'), tagged(['conf', 'aws'], 'live/prod')],
      {
        service,
      },
    );
    expect(found.planned).toEqual([
      ['base', 'live/dev'],
      ['aws', 'live/prod'],
    ]);
    const byName = [named('aws', 'live/dev'), named('aws', 'live/prod')];
    expect((await choose(byName, { service })).planned).toEqual([['aws', 'live/prod']]);
  });

  test('whose working directory only a block of the request names has to be within its entry', async () => {
    const service = { prod: { project: 'prj-Sandbox', workingDirectory: 'live/dev' } };
    const selectors = [named('prod', 'live/prod'), proposed(named('prod', 'live/dev'))];
    expect((await choose(selectors, { service })).planned).toEqual([
      ['prod', 'unplanned', expect.stringContaining('the project "Platform"')],
    ]);
  });

  test('that is found in two directories is skipped where a change concerns neither', async () => {
    const selectors = [named('prod', 'live/prod'), named('prod', 'live/dev')];
    expect(await choose(selectors, { changed: ['docs/a'] })).toMatchObject({
      planned: [],
      skipped: [{ name: 'prod', directory: undefined }],
    });
    const inOne = await choose([named('prod', 'live/prod')], { changed: ['docs/a'] });
    expect(inOne.skipped).toEqual([
      { name: 'prod', directory: expect.stringMatching(/live.prod$/) },
    ]);
  });

  test('that a name gives a directory is planned there, although tags without one find it', async () => {
    const { planned } = await choose([tagged(['net']), named('prod', 'live/prod')]);
    expect(planned).toEqual([
      ['prod', 'live/prod'],
      ['dev', ''],
    ]);
  });

  test('is not planned in a directory that is a link', async () => {
    await expect(choose([tagged(['net'], 'link')])).rejects.toThrow('is a link to live/prod');
  });
});

describe('a workspace that only a block of the request selects', () => {
  const at = 'live/new/main.tf:2';
  const isRefused = (name: string, why: string) => [
    name,
    'unplanned',
    `Only the block at ${at} in this request selects the workspace, and ${why}. Nothing was started in it. Merge the directory first, add within to its entry, or name the workspace by an entry of its own.`,
  ];
  const one = (name: string, within: Parameters<typeof proposed>[1], asked: Asked = {}) =>
    choose([proposed(named(name, 'live/new'), within)], asked);

  test.each<[string, NonNullable<Parameters<typeof proposed>[1]>]>([
    ['in the project', { tags: [], project: 'Platform' }],
    ['in the project by its id', { tags: [], project: 'prj-Platform' }],
    ['with the tag', { tags: ['net'] }],
    ['with all tags, and in the project', { tags: ['net', 'env'], project: 'Platform' }],
    ['with the values of tags', { tags: { env: 'prod', net: '' } }],
  ])('is planned %s', async (_, within) => {
    expect((await one('prod', within)).planned).toEqual([['prod', 'live/new']]);
  });

  test('is planned with a tag that it has from its project', async () => {
    expect((await one('net-a', { tags: ['inherited'] })).planned).toEqual([['net-a', 'live/new']]);
  });

  test.each<[string, string, NonNullable<Parameters<typeof proposed>[1]>, string]>([
    [
      'in another project',
      'dev',
      { tags: [], project: 'Platform' },
      'the service does not have it in the project "Platform"',
    ],
    [
      'in a project by another id',
      'dev',
      { tags: [], project: 'prj-Platform' },
      'the service does not have it in the project "prj-Platform"',
    ],
    [
      'where no such project is visible',
      'prod',
      { tags: [], project: 'Secret' },
      'no project "Secret" is visible to this token',
    ],
    [
      'without one of the tags',
      'dev',
      { tags: ['net', 'aws'] },
      'the service does not have it with the tag "aws"',
    ],
    [
      'with another value',
      'dev',
      { tags: { env: 'prod' } },
      'the service does not have it with the tag "env=prod"',
    ],
    [
      'with a value for an empty one',
      'prod',
      { tags: { env: '' } },
      'the service does not have it with the tag "env="',
    ],
    [
      'with the tag in another project',
      'dev',
      { tags: ['net'], project: 'Platform' },
      'the service does not have it in the project "Platform"',
    ],
  ])('is not planned %s', async (_, name, within, why) => {
    expect((await one(name, within)).planned).toEqual([isRefused(name, why)]);
  });

  test('is not planned where its entry has no `within`', async () => {
    const selector = { ...named('prod', 'live/new'), proposed: { at } };
    expect((await choose([selector])).planned).toEqual([
      isRefused('prod', 'its entry in workspaces has no within'),
    ]);
  });

  test('is not planned where the service says no project', async () => {
    const service = { prod: { tags: { net: '' } } };
    expect((await one('prod', { tags: [], project: 'Platform' }, { service })).planned).toEqual([
      isRefused('prod', 'the service does not have it in the project "Platform"'),
    ]);
  });

  test.each<['not-found' | 'forbidden']>([['not-found'], ['forbidden']])(
    'is not planned where its tags may not be read: %s',
    async (code) => {
      const effectiveTags = refused(code);
      const { planned } = await one('prod', { tags: { env: 'prod' } }, { effectiveTags });
      expect(planned).toEqual([isRefused('prod', 'its tags are not visible to this token')]);
      const service = { prod: { tags: { net: '' }, tagNames: null } };
      const unknown = await one('prod', { tags: ['net'] }, { effectiveTags, service });
      expect(unknown.planned).toEqual([
        isRefused('prod', 'its tags are not visible to this token'),
      ]);
    },
  );

  test('is not planned where the service gives no answer, or does not have it', async () => {
    const effectiveTags = refused('network');
    const { planned } = await one('prod', { tags: { env: 'prod' } }, { effectiveTags });
    expect(planned).toEqual([['prod', 'network']]);
    const [missing] = (await one('none', { tags: ['net'] })).planned;
    expect(missing?.slice(0, 2)).toEqual(['none', 'refused']);
  });

  test('is planned, or not, each by itself, and the project is asked for once', async () => {
    const { planned, calls } = await choose([proposed(tagged(['net'], 'live/new'))]);
    expect(planned).toEqual([
      ['prod', 'live/new'],
      isRefused('dev', 'the service does not have it in the project "Platform"'),
    ]);
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['workspaces.list', 'names.project']);
  });

  test('is not new where the default branch selects it in the same directory', async () => {
    const selectors = [named('dev', 'live/new'), proposed(tagged(['net'], 'live/new'))];
    expect((await choose(selectors)).planned).toEqual([
      ['dev', 'live/new'],
      ['prod', 'live/new'],
    ]);
  });

  test('has to be within what each entry says', async () => {
    const selector = named('prod', 'live/new');
    const { planned } = await choose([
      proposed(selector),
      proposed(selector, { tags: { env: 'dev' } }),
    ]);
    expect(planned).toEqual([
      isRefused('prod', 'the service does not have it with the tag "env=dev"'),
    ]);
  });

  test('is not skipped where no changed file concerns it', async () => {
    const selectors = [named('prod', 'live/prod'), proposed(named('dev', 'live/new'))];
    const { planned, skipped } = await choose(selectors, { changed: ['docs/a'] });
    expect(skipped).toMatchObject([{ name: 'prod' }]);
    expect(planned).toEqual([
      isRefused('dev', 'the service does not have it in the project "Platform"'),
    ]);
  });

  test('is not looked up, packed or given to another job', async () => {
    const { requested, client, calls } = await one('dev', { tags: [], project: 'Platform' });
    const before = calls.length;
    const plan = { organization: 'acme', mode: 'speculative' } as never;
    const { signal } = new AbortController();
    const ready = await findReady(requested, { client, plan, signal });
    expect(ready).toEqual([{ name: 'dev', error: requested[0]?.refused, isAlone: true }]);
    expect(calls).toHaveLength(before);
    expect(() => throwRefused(requested)).toThrow('Only the block at live/new/main.tf:2');
    expect(() => throwRefused([])).not.toThrow();
  });
});

describe('at a service', () => {
  test('nothing is sent or started in a workspace that is not planned, and the others are judged', async () => {
    const { requested } = await choose([proposed(named('dev', 'live/new'))]);
    const workspaces = [...requested, { name: 'prod', directory: '/repo' }];
    const { result, asked, runs } = await runLocally({
      workspaces: { prod: { script: 'both' }, dev: { script: 'both' } },
      options: { workspaces },
    });
    const words = result.workspaces.map(({ workspace, verdict }) => [
      workspace,
      verdict.word,
      verdict.reasons[0]?.code,
    ]);
    expect([result.verdict.word, words]).toEqual([
      'undecided',
      [
        ['dev', 'undecided', 'block-outside'],
        ['prod', 'passed', undefined],
      ],
    ]);
    expect(runs).toHaveLength(1);
    const changing = asked.filter(({ method }) => method !== 'GET');
    expect(changing.filter(({ target }) => target.includes('ws-dev'))).toEqual([]);
  });

  test('project and tags are read as the service writes them', async () => {
    const { portsOf } = await startLocally({
      prod: { project: 'Platform', tags: { env: 'prod' } },
      dev: { project: 'Sandbox', tags: ['net'] },
    });
    const { client } = portsOf({ random: () => 0 });
    const whyOutside = openWithin(client, 'acme');
    const ask = async (name: string, within: Within) => {
      const workspace = await client.workspaces.showByName('acme', name);
      const why = await whyOutside(workspace, within);
      return why === undefined ? 'within' : toPlainText(why);
    };
    const within: Within[] = [
      { tags: [], project: 'Platform' },
      { tags: { env: 'prod' }, project: 'Platform' },
      { tags: ['env'] },
      { tags: ['net'] },
      { tags: { env: 'dev' } },
    ];
    const answers = async (name: string) =>
      Promise.all(within.map(async (each) => (await ask(name, each)) === 'within'));
    expect(await answers('prod')).toEqual([true, true, true, false, false]);
    expect(await answers('dev')).toEqual([false, false, false, true, false]);
  });
});

describe('a selector that finds nothing', () => {
  const selectors = [
    tagged(['gone'], 'live/new'),
    named('none', 'live/dev'),
    named('prod', 'live/prod'),
  ];

  test('is not judged, and closes no other workspace', async () => {
    expect((await choose(selectors)).planned).toEqual([
      [
        'tag:gone in live/new',
        'input',
        expect.stringContaining('Not found in organization "acme": tag:gone in live/new.'),
      ],
      ['none', 'live/dev'],
      ['prod', 'live/prod'],
    ]);
  });

  test('is said where the request changes the settings file alone, and the others are planned', async () => {
    const { planned, foundNothing, ...found } = await choose(selectors, {
      changesSettingsAlone: true,
    });
    expect(planned).toEqual([['prod', 'live/prod']]);
    expect(foundNothing).toEqual(['tag:gone in live/new', 'none']);
    const log = quietLog();
    logSkipped({ ...found, foundNothing }, log);
    expect(log.lines).toEqual([
      'warning Nothing is found for tag:gone in live/new, none, which is an error in a request that changes anything else.',
    ]);
  });

  test('stops the gate where the service answers about another workspace, whatever changes', async () => {
    const { client } = stubClient({
      'workspaces.showByName': async () => ({ attributes: { name: 'other' } }),
    });
    const asking = findWorkspaces(client, 'acme', {
      plan: { directory: '.', affectedOnly: false, workspaces: [named('prod', 'live/prod')] },
      workingDirectory: tree.root,
      repositoryRoot: tree.root,
      changedFiles: async () => undefined,
      changesSettingsAlone: true,
    });
    await expect(asking).rejects.toThrow('The service answered with "other"');
  });

  test('stops the gate where the service does not answer, whatever changes', async () => {
    const { client } = stubClient({ 'workspaces.list': () => listing(refused('network')) });
    const asking = findWorkspaces(client, 'acme', {
      plan: { directory: '.', affectedOnly: false, workspaces: [tagged(['net'], 'live/new')] },
      workingDirectory: tree.root,
      repositoryRoot: tree.root,
      changedFiles: async () => undefined,
      changesSettingsAlone: true,
    });
    await expect(asking).rejects.toThrow('network');
  });
});
