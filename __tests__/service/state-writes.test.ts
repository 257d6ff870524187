/** States that Terraform writes, as `state rm`, `taint` and runs in local mode do. */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from '../support/jest.ts';
import {
  startRunOf,
  testService,
  uploadTo,
  type Answer,
  type TestService,
} from '../support/local-service.ts';
import { attributesOf, follow, inState, statusOf, writeState } from './asking.ts';

const resource = (name: string, input: string) =>
  `resource "terraform_data" "${name}" {\n  input = "${input}"\n}\n`;
const TEXT = resource('a', 'one') + resource('b', 'two') + resource('c', 'three');
const RESOURCES = Object.entries({ a: 'one', b: 'two', c: 'three' }).map(([name, value]) =>
  inState('terraform_data', name, { input: { value, type: 'string' } }),
);

interface State {
  serial: number;
  lineage: string;
  resources: { name: string }[];
}

let service: TestService;
let workspace: string;
beforeEach(async () => {
  service = testService();
  workspace = service.workspaceId('storage');
  await writeState(service, workspace, { resources: RESOURCES });
});

async function run(attributes: Record<string, unknown>): Promise<string> {
  const options = { speculative: false, 'auto-queue-runs': false };
  const version = await uploadTo(service, workspace, { 'main.tf': TEXT }, options);
  const made = await startRunOf(service, workspace, version, attributes);
  service.pass(60_000);
  return made;
}

async function current(): Promise<State> {
  const state = await attributesOf(service, `/workspaces/${workspace}/current-state-version`);
  return JSON.parse((await follow(service, state['hosted-state-download-url'])).text) as State;
}

const lock = async (word: 'lock' | 'unlock'): Promise<Answer> =>
  service.ask('POST', `/workspaces/${workspace}/actions/${word}`, '{}');

async function announce(text: string, more: object = {}): Promise<Answer> {
  const { serial, lineage } = JSON.parse(text.replace(/\[{9,}\]*/, '0')) as State;
  const md5 = createHash('md5').update(text).digest('hex');
  const attributes = { serial, lineage, md5, ...more };
  const body = { data: { type: 'state-versions', attributes } };
  return service.ask('POST', `/workspaces/${workspace}/state-versions`, body);
}

const upload = async ({ json }: Answer, text: string): Promise<number> =>
  (await follow(service, json.data.attributes['hosted-state-upload-url'], 'PUT', text)).status;

async function planned(): Promise<Record<string, string>> {
  const made = await run({ 'plan-only': true });
  const plan = (await service.ask('GET', `/runs/${made}/plan`)).json.data.id;
  const { text } = await service.ask('GET', `/plans/${plan}/json-output-redacted`);
  const { resource_changes: changes } = JSON.parse(text) as {
    resource_changes: { address: string; action_reason?: string; change: { actions: string[] } }[];
  };
  return Object.fromEntries(
    changes.map((one) => [
      one.address,
      [...one.change.actions, one.action_reason ?? ''].join(' ').trim(),
    ]),
  );
}

describe('a state that is written', () => {
  test('is taken while the workspace is locked, and is what the next plan begins with', async () => {
    const state = await current();
    expect(Object.values(await planned())).toEqual(['no-op', 'no-op', 'no-op']);
    state.serial += 1;
    state.resources = state.resources.filter(({ name }) => name !== 'a');
    const text = JSON.stringify(state);
    expect((await announce(text)).status).toBe(409);
    await lock('lock');
    const announced = await announce(text);
    expect([announced.status, announced.json.data.attributes['status']]).toEqual([201, 'pending']);
    expect((await current()).serial).toBe(state.serial - 1);
    expect(await upload(announced, text)).toBe(200);
    expect(await statusOf(service, `/state-versions/${announced.json.data.id}`)).toBe('finalized');
    expect(await current()).toEqual(state);
    await lock('unlock');
    expect(await planned()).toEqual({
      'terraform_data.a': 'create',
      'terraform_data.b': 'no-op',
      'terraform_data.c': 'no-op',
    });
  });

  test('can come with its announcement, in base64', async () => {
    const text = JSON.stringify({ ...(await current()), serial: 9, resources: [] });
    await lock('lock');
    const answer = await announce(text, { state: Buffer.from(text).toString('base64') });
    expect([answer.status, answer.json.data.attributes['status']]).toEqual([201, 'finalized']);
    expect((await current()).serial).toBe(9);
  });

  test.each([
    ['an older serial', (state: State) => ({ ...state, serial: 0 }), 409],
    ['another lineage', (state: State) => ({ ...state, serial: 7, lineage: 'other' }), 409],
    ['no state', () => ({ serial: 7 }), 422],
    ['values too deep', (state: State) => ({ ...state, serial: 7, more: 'NESTED' }), 422],
    ['a newer format', (state: State) => ({ ...state, serial: 7, version: 5 }), 422],
  ])('is refused with %s, and nothing changes', async (_, change, status) => {
    const before = await current();
    const deep = '['.repeat(5000) + ']'.repeat(5000);
    const text = JSON.stringify(change(before)).replace('"NESTED"', deep);
    await lock('lock');
    const answer = await announce(text, { state: Buffer.from(text).toString('base64') });
    expect(answer.status).toBe(status);
    expect(await current()).toEqual(before);
  });

  test('is refused where it is not what was announced, comes twice, or the URL is that of a download', async () => {
    const before = await current();
    const text = JSON.stringify({ ...before, serial: 7 });
    await lock('lock');
    const announced = await announce(text);
    expect(await upload(announced, `${text} `)).toBe(422);
    expect(await current()).toEqual(before);
    const download = announced.json.data.attributes['hosted-state-download-url'];
    expect((await follow(service, download, 'PUT', text)).status).toBe(404);
    expect(await upload(announced, text)).toBe(200);
    expect(await upload(announced, text)).toBe(422);
  });
});
