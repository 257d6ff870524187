/** What the tests of this directory ask of a local service. */
import type { Method } from '../../src/model/ports.ts';
import type { Seed } from '../../src/service/seed.ts';
import type { ServiceOptions } from '../../src/service/service.ts';
import { testService, type Answer, type TestService } from '../support/local-service.ts';

type Workspace = NonNullable<NonNullable<Seed['organizations']>[number]['workspaces']>[number];

/** A service that has read its seed. */
export async function opened(options: Partial<ServiceOptions> = {}): Promise<TestService> {
  const service = testService(options);
  await service.ready();
  return service;
}

/** A seed of one organization. */
export const acmeWith = (...workspaces: Workspace[]): Seed => ({
  organizations: [{ name: 'acme', workspaces }],
});

/** The attributes of the resource at a path. */
export const attributesOf = async (service: TestService, path: string) =>
  (await service.ask('GET', path)).json.data.attributes;

/** Its attribute `status`. */
export const statusOf = async (service: TestService, path: string) =>
  (await attributesOf(service, path))['status'];

/** How an action at a path is answered. */
export const act = async (service: TestService, path: string): Promise<number> =>
  (await service.ask('POST', path)).status;

/** Asks an address that the service gave for a log, a download or an upload. */
export function follow(
  service: TestService,
  address: unknown,
  method: Method = 'GET',
  body?: unknown,
): Promise<Answer> {
  const { pathname, search } = new URL(String(address));
  const headers = { 'content-type': 'application/octet-stream' };
  return service.ask(method, pathname + search, body, { headers });
}

/** The bytes at an address that the service gave. */
export function download(service: TestService, address: unknown) {
  const { pathname, search } = new URL(String(address));
  const request = { path: pathname, query: search.slice(1), headers: {}, body: new Uint8Array() };
  return service.handle({ method: 'GET', ...request });
}
