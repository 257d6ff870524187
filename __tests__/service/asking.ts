/** What the tests of this directory ask of a local service. */
import { hash } from 'node:crypto';
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

/** The attribute `status` of the resource at a path. */
export const statusOf = async (service: TestService, path: string) =>
  (await attributesOf(service, path))['status'];

/** How an action at a path is answered. */
export const act = async (service: TestService, path: string): Promise<number> =>
  (await service.ask('POST', path)).status;

/** Writes a state of these resources and outputs, as Terraform does that is at work elsewhere. */
export async function writeState(
  service: TestService,
  workspace: string,
  content: object,
): Promise<void> {
  const head = { version: 4, terraform_version: '1.11.4', serial: 1, lineage: 'a-b' };
  const text = JSON.stringify({ ...head, ...content });
  const { serial, lineage } = JSON.parse(text) as typeof head;
  const sent = { serial, lineage, md5: hash('md5', text), state: toBase64(text) };
  const data = { type: 'state-versions', attributes: sent };
  for (const [path, status, body] of [
    ['actions/lock', 200, {}],
    ['state-versions', 201, { data }],
    ['actions/unlock', 200, {}],
  ] as const) {
    const answer = await service.ask('POST', `/workspaces/${workspace}/${path}`, body);
    if (answer.status !== status) throw new Error(`${path}: ${answer.text}`);
  }
}

const toBase64 = (text: string) => Buffer.from(text).toString('base64');

/** A resource of a state, with one instance. */
export const inState = (type: string, name: string, attributes: object, more: object = {}) => ({
  mode: 'managed',
  type,
  name,
  provider: 'provider["terraform.io/builtin/terraform"]',
  instances: [{ schema_version: 0, attributes, ...more }],
});

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
