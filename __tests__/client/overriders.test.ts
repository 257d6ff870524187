/** Which teams may override what waits for it: by rights of the organization, of the workspace and of its project. */
import { describe, expect, test } from '../support/jest.ts';
import { startJobs } from '../support/jobs-in-turn.ts';

const TEAMS: Record<string, Record<string, boolean>> = {
  security: { 'manage-policy-overrides': true, 'delegate-policy-overrides': false },
  network: { 'manage-policy-overrides': false, 'delegate-policy-overrides': true },
  database: { 'manage-policy-overrides': false, 'delegate-policy-overrides': true },
  readers: { 'manage-policy-overrides': false, 'delegate-policy-overrides': false },
};

/** Which teams have overrides in a workspace or project, by its name; undefined: the list is refused. */
interface Granted {
  workspaces?: Record<string, string[]> | undefined;
  project?: string[] | undefined;
  teams?: typeof TEAMS;
}

async function overridersOf(names: readonly string[], granted: Granted): Promise<unknown> {
  const jobs = await startJobs(
    Object.fromEntries(names.map((name) => [name, 'awaiting-override'])),
  );
  const ids = new Map<string, string>();
  for (const { id, name } of jobs.service.workspaces) ids.set(id, name);
  const { teams = TEAMS } = granted;
  const encode = (body: unknown) => new TextEncoder().encode(JSON.stringify(body));
  const grant = (type: string, name: string, attributes: object) => ({
    id: `${type}-${name}`,
    type,
    attributes: { access: 'custom', ...attributes },
    relationships: { team: { data: { id: `team-${name}`, type: 'teams' } } },
  });
  const listOf = (path: string, query: URLSearchParams): unknown[] | undefined => {
    if (path.endsWith('/teams')) {
      return Object.entries(teams).map(([name, access]) => ({
        id: `team-${name}`,
        type: 'teams',
        attributes: { name, 'organization-access': access },
      }));
    }
    if (path.endsWith('/team-workspaces')) {
      const name = ids.get(query.get('filter[workspace][id]') ?? '') ?? '';
      return granted.workspaces?.[name]?.map((team) =>
        grant('team-workspaces', team, { 'policy-overrides': true }),
      );
    }
    return granted.project?.map((team) =>
      grant('team-projects', team, { 'workspace-access': { 'policy-overrides': true } }),
    );
  };
  const asked: string[] = [];
  jobs.bend(({ url }, answer) => {
    if (!/\/(?:teams|team-workspaces|team-projects)$/.test(url.pathname)) return answer;
    asked.push(url.pathname.split('/').at(-1) ?? '');
    const data = listOf(url.pathname, url.searchParams);
    const headers = { 'content-type': 'application/vnd.api+json' };
    return data === undefined
      ? { status: 404, headers, body: encode({ errors: [{ status: '404' }] }) }
      : { status: 200, headers, body: encode({ data }) };
  });
  const workspaceIds = names.map((name) => [...ids].find(([, each]) => each === name)?.[0] ?? '');
  const found = await jobs.ports.client.workspaces.overriders('acme', workspaceIds);
  return [found, [...new Set(asked)].sort()];
}

const ALL = ['team-projects', 'team-workspaces', 'teams'];

describe('the teams that may override', () => {
  test.each<[string, string[], Granted, string[]]>([
    ['by the organization alone', ['net'], { workspaces: { net: [] }, project: [] }, ['security']],
    [
      'by the workspace',
      ['net'],
      { workspaces: { net: ['network'] }, project: [] },
      ['security', 'network'],
    ],
    [
      'by its project',
      ['net'],
      { workspaces: { net: [] }, project: ['database'] },
      ['security', 'database'],
    ],
    [
      'in both workspaces that wait',
      ['net', 'dns'],
      { workspaces: { net: ['network', 'database'], dns: ['network'] }, project: [] },
      ['security', 'network'],
    ],
    [
      'only where it was delegated to them',
      ['net'],
      { workspaces: { net: ['readers'] }, project: ['readers'] },
      ['security'],
    ],
    ['where no list may be read', ['net'], {}, ['security']],
    ['where one list may be read', ['net'], { project: ['network'] }, ['security', 'network']],
  ])('are known from the lists that may be read: %s', async (_, names, granted, expected) => {
    expect(await overridersOf(names, granted)).toEqual([expected, ALL]);
  });

  test('are asked of no workspace where nothing was delegated', async () => {
    const teams = { security: TEAMS['security']!, old: {} };
    expect(await overridersOf(['net'], { teams })).toEqual([['security'], ['teams']]);
  });

  test('are those who may override in each of them, where there are many', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const workspaces = Object.fromEntries(names.map((name) => [name, ['network']]));
    expect(await overridersOf(names, { workspaces })).toEqual([['security'], ['teams']]);
  });
});
