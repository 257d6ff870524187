import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '../support/jest.ts';
import { answerJson } from '../support/loopback-service.ts';
import { TOKEN, asking, endClients, reply, resource } from './client-on-loopback.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

afterEach(endClients);

test('the requests of a gate, in order, each with what it must carry', async () => {
  const archive = join(emptyDirectory(), 'a.tar.gz');
  await writeFile(archive, 'not really an archive');
  const { client, service, log } = await asking({
    'GET /organizations/acme/workspaces/net': reply(200, {
      data: resource('workspaces', 'ws-1', { name: 'net' }),
    }),
    'POST /workspaces/ws-1/configuration-versions': (response, { headers }) =>
      answerJson(response, 201, {
        data: resource('configuration-versions', 'cv-1', {
          status: 'pending',
          'upload-url': `http://${headers.host}/_upload/v1/object/secret-part?sig=1`,
        }),
      }),
    'PUT /_upload/v1/object/secret-part': reply(200, ''),
    'POST /runs': reply(201, {
      data: resource(
        'runs',
        'run-1',
        { status: 'pending' },
        { 'configuration-version': { data: { type: 'configuration-versions', id: 'cv-1' } } },
      ),
    }),
    'GET /runs/run-1/policy-checks': reply(200, {
      data: [resource('policy-checks', 'polchk-1', { status: 'passed' })],
    }),
  });
  const workspace = await client.workspaces.showByName('acme', 'net');
  const version = await client.configurationVersions.create(workspace.id, {
    autoQueueRuns: false,
    speculative: true,
  });
  await client.configurationVersions.upload(version, { path: archive, bytes: 21 });
  const run = await client.runs.create(workspace.id, version.id, { message: 'hello' });
  const checks = await client.policyChecks.list(run.id).all();
  expect(checks.map(({ attributes }) => attributes.status)).toEqual(['passed']);

  const [show, create, put, post, list] = service.seen;
  expect(service.seen).toHaveLength(5);
  for (const request of [show, create, post, list]) {
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      accept: 'application/vnd.api+json',
      'content-type': 'application/vnd.api+json',
      'user-agent': expect.stringMatching(/^plangate\/\d/),
    });
  }
  expect(JSON.parse(create?.body ?? '')).toEqual({
    data: {
      type: 'configuration-versions',
      attributes: { 'auto-queue-runs': false, speculative: true },
    },
  });
  expect(put?.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': '21',
  });
  expect(put?.headers).not.toHaveProperty('authorization');
  expect(put?.body).toBe('not really an archive');
  expect(JSON.parse(post?.body ?? '')).toEqual({
    data: {
      type: 'runs',
      attributes: { message: 'hello' },
      relationships: {
        workspace: { data: { type: 'workspaces', id: 'ws-1' } },
        'configuration-version': { data: { type: 'configuration-versions', id: 'cv-1' } },
      },
    },
  });
  expect(list?.url).toBe('/api/v2/runs/run-1/policy-checks');
  expect(log.secrets).toEqual([TOKEN, version.attributes['upload-url']]);
});
