/** Numbers that JavaScript would round are served as they were written. */
import { hash } from 'node:crypto';
import { parseKept, toJson } from '../../src/service/long-numbers.ts';
import { toRedactedPlan } from '../../src/plan/redacted-plan.ts';
import { expect, test } from '../support/jest.ts';
import { startRunOf, uploadTo } from '../support/local-service.ts';
import { makeTree } from '../support/tree.ts';
import { acmeWith, follow, opened } from './asking.ts';

const NUMBERS = [
  '9007199254740993',
  '-12345678901234567890',
  '0.12345678901234567890123',
  '1e400',
  '100000000000000000000000001',
];

/** The JSON of a plan whose only change has these numbers, and a text that looks like the mark of one. */
function planWith(numbers: readonly string[], format = '1.2'): string {
  const change = {
    actions: ['create'],
    before: null,
    after: { input: { numbers: 'HERE', text: '#12', secret: 'HERE' } },
    after_unknown: {},
    before_sensitive: false,
    after_sensitive: { input: { secret: true } },
  };
  const resource = {
    address: 'terraform_data.a',
    mode: 'managed',
    type: 'terraform_data',
    name: 'a',
    provider_name: 'terraform.io/builtin/terraform',
  };
  const values = { ...resource, values: change.after, sensitive_values: change.after_sensitive };
  const text = JSON.stringify({
    format_version: format,
    terraform_version: '1.11.4',
    planned_values: { root_module: { resources: [values] } },
    resource_changes: [{ ...resource, change }],
    configuration: { root_module: {} },
  });
  return text.replaceAll('"HERE"', `[${numbers.join(',')}]`);
}

const LISTED = `"numbers":[${NUMBERS.join(',')}]`;

test('a plan of a seed keeps its numbers, whole and redacted', async () => {
  const tree = makeTree({ 'plan.json': planWith(NUMBERS) });
  const seed = acmeWith({ name: 'storage', plan: 'plan.json' });
  const service = await opened({ seed, seedDirectory: tree.root });
  tree.remove();
  const workspace = service.workspaceId('storage');
  const version = await uploadTo(service, workspace, { 'main.tf': 'locals {}\n' });
  const run = await startRunOf(service, workspace, version);
  service.pass(60_000);
  const plan = (await service.ask('GET', `/runs/${run}/plan`)).json.data;
  const { headers } = await service.ask('GET', `/plans/${plan.id}/json-output`);
  const whole = await follow(service, headers['location'] ?? 'http://none/');
  expect(whole.text).toContain(LISTED);
  const redacted = await service.ask('GET', `/plans/${plan.id}/json-output-redacted`);
  expect(redacted.text).toContain(LISTED);
  expect(redacted.text).not.toContain('"secret":[');
  expect(JSON.parse(redacted.text)).toMatchObject({ provider_format_version: '1.0' });
});

test('a state keeps its numbers, and so do its outputs and its plan', async () => {
  const service = await opened({ seed: acmeWith({ name: 'storage' }) });
  const workspace = service.workspaceId('storage');
  const state = `{"version":4,"terraform_version":"1.11.4","serial":1,"lineage":"a-b","outputs":{"n":{"value":${NUMBERS[0]},"type":"number"}},"resources":[{"mode":"managed","type":"aws_x","name":"a","provider":"provider[\\"registry.terraform.io/hashicorp/aws\\"]","instances":[{"attributes":{"numbers":[${NUMBERS.join(',')}]}}]}]}`;
  const sent = {
    serial: 1,
    lineage: 'a-b',
    md5: hash('md5', state),
    state: Buffer.from(state).toString('base64'),
  };
  await service.ask('POST', `/workspaces/${workspace}/actions/lock`, {});
  const path = `/workspaces/${workspace}/state-versions`;
  const made = await service.ask('POST', path, {
    data: { type: 'state-versions', attributes: sent },
  });
  expect(made.status).toBe(201);
  await service.ask('POST', `/workspaces/${workspace}/actions/unlock`, {});
  const outputs = await service.ask(
    'GET',
    `/workspaces/${workspace}/current-state-version-outputs`,
  );
  expect(outputs.text).toContain(`"value":${NUMBERS[0]}`);
  expect(outputs.text).toContain('"type":"number"');
  const version = await service.ask('GET', `/workspaces/${workspace}/current-state-version`);
  const url = version.json.data.attributes['hosted-state-download-url'];
  expect((await follow(service, url)).text).toContain(LISTED);
  const uploaded = await uploadTo(service, workspace, { 'main.tf': 'locals {}\n' });
  const run = await startRunOf(service, workspace, uploaded);
  service.pass(60_000);
  const plan = (await service.ask('GET', `/runs/${run}/plan`)).json.data;
  const redacted = await service.ask('GET', `/plans/${plan.id}/json-output-redacted`);
  expect(redacted.text).toContain(LISTED);
});

test('a seed keeps its numbers', () => {
  const kept = parseKept(`{"a":[${NUMBERS.join(',')},1,"x"]}`);
  expect(toJson(kept)).toBe(`{"a":[${NUMBERS.join(',')},1,"x"]}`);
  expect(() => parseKept('{')).toThrow(SyntaxError);
});

test('a plan that is redacted here keeps its numbers', async () => {
  const { json, text } = await toRedactedPlan(planWith(NUMBERS));
  expect(json.text).toContain(LISTED);
  expect(text).toContain(LISTED);
  expect(json.text).not.toContain('"secret":[');
});

test('a plan of a format without marks stays wholly marked', async () => {
  const text = planWith(['9007199254740993'], '0.2').replaceAll(
    /"(?:before|after)_sensitive":(?:false|\{[^}]*\}\}),?/g,
    '',
  );
  expect(text).not.toContain('_sensitive":{"input"');
  const { json } = await toRedactedPlan(text.replaceAll(',}', '}'));
  expect(json.text).not.toContain('9007199254740993');
});
