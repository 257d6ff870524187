/** A route that lists, shows or deletes is one row of the table: everything else follows from it. */
import { listAt, type ResourceType } from '../../src/service/resource.ts';
import { WORKSPACES } from '../../src/service/resources/workspaces.ts';
import { issueToken } from '../../src/service/secrets.ts';
import type { Kept } from '../../src/service/store.ts';
import { expect, test } from '../support/jest.ts';
import { openedStore } from './opened-store.ts';

interface Note extends Kept {
  attributes: { text: string };
}

const NOTES: ResourceType<Note> = {
  type: 'notes',
  shown: '/notes/:note',
  includes: ['about'],
  lists: [
    listAt('/workspaces/:workspace/notes', WORKSPACES, {
      filters: { 'search[text]': ({ attributes }, asked) => attributes.text.includes(asked) },
    }),
  ],
  deleted: { path: '/notes/:note', right: 'admin' },
};

test('a row lists, pages, filters, includes, shows and deletes, each for whoever may', async () => {
  const { store, ask } = openedStore([{ name: 'app' }], [NOTES]);
  const [within] = store.all('workspaces');
  if (within === undefined) throw new Error('no workspace');
  const about = { data: { type: 'workspaces', id: within.id } };
  for (const text of ['one', 'two', 'three']) {
    const id = `note-${text}`;
    store.keep<Note>({ type: 'notes', id, within, attributes: { text }, relationships: { about } });
  }
  const list = `/workspaces/${within.id}/notes`;
  const ids = async (query: string): Promise<string[]> =>
    (await ask(`${list}?${query}`)).json.data.map(({ id }: Kept) => id);
  expect(await ids('')).toEqual(['note-one', 'note-two', 'note-three']);
  expect(await ids('page[size]=2&page[number]=2')).toEqual(['note-three']);
  expect(await ids('search[text]=t')).toEqual(['note-two', 'note-three']);
  for (const strange of ['filter[text]=t', 'sort=text', 'include=moon', 'page[size]=0']) {
    expect([strange, (await ask(`${list}?${strange}`)).status]).toEqual([strange, 400]);
  }
  const shown = await ask('/notes/note-one?include=about');
  expect(shown.json).toMatchObject({
    data: { type: 'notes', attributes: { text: 'one' }, links: { self: '/api/v2/notes/note-one' } },
    included: [{ type: 'workspaces', attributes: { name: 'app' } }],
  });

  const team = store.keep({ ...TEAM, within: within.within });
  const { secret } = issueToken(store, { kind: 'team', subject: team, description: '' });
  const asTeam = async (path: string, method: 'GET' | 'DELETE' = 'GET') =>
    (await ask(path, method, secret)).status;
  expect([await asTeam(list), await asTeam('/notes/note-one')]).toEqual([404, 404]);
  team.attributes['organization-access']['read-workspaces'] = true;
  expect([await asTeam(list), await asTeam('/notes/note-one')]).toEqual([200, 200]);
  expect(await asTeam('/notes/note-one', 'DELETE')).toBe(404);
  expect((await ask('/notes/note-one', 'DELETE')).status).toBe(204);
  expect(await ids('')).toEqual(['note-two', 'note-three']);
});

const TEAM = {
  type: 'teams',
  id: 'team-readers',
  owners: false,
  memberIds: [],
  attributes: {
    name: 'readers',
    visibility: 'organization' as const,
    'organization-access': {
      'read-workspaces': false,
      'manage-workspaces': false,
      'manage-policy-overrides': false,
      'manage-agent-pools': false,
    },
  },
};
