import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '../support/jest.ts';
import { answerJson } from '../support/loopback-service.ts';
import { TOKEN, asking, endClients, reply, resource } from './client-on-loopback.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

afterEach(endClients);

test('each request has the headers that it must have, and an upload no token', async () => {
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
  });
  const { id } = await client.workspaces.showByName('acme', 'net');
  const options = { autoQueueRuns: false, speculative: true };
  const version = await client.configurationVersions.create(id, options);
  await client.configurationVersions.upload(version, { path: archive, bytes: 21 });

  const [show, create, put] = service.seen;
  expect(service.seen).toHaveLength(3);
  for (const request of [show, create]) {
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      accept: 'application/vnd.api+json',
      'content-type': 'application/vnd.api+json',
      'user-agent': expect.stringMatching(/^plangate\/\d/),
    });
  }
  expect(JSON.parse(create?.body ?? '').data.attributes).toEqual({
    'auto-queue-runs': false,
    speculative: true,
  });
  expect(put?.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': '21',
  });
  expect(put?.headers).not.toHaveProperty('authorization');
  expect(put?.body).toBe('not really an archive');
  expect(log.secrets).toEqual([TOKEN, version.attributes['upload-url']]);
});
