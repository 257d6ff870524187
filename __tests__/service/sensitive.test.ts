/** What the configuration calls sensitive is shown to nobody who looks at a plan. */
import { describe, expect, test } from '../support/jest.ts';
import { startRunOf, testService, uploadTo, type TestService } from '../support/local-service.ts';
import { acmeWith, act, attributesOf, follow, opened } from './asking.ts';
import { makeTree } from '../support/tree.ts';

const SECRET = 'hunter2';

interface Change {
  actions: string[];
  before: unknown;
  after: unknown;
  before_sensitive: unknown;
  after_sensitive: unknown;
}
interface Shown {
  resource_changes: { address: string; change: Change }[];
  output_changes: Record<string, Change>;
}

async function planOf(
  service: TestService,
  text: string,
  attributes: object = {},
): Promise<{ run: string; log: string; whole: Shown; redacted: Shown; text: string }> {
  const workspace = service.workspaceId('storage');
  const options = { speculative: false, 'auto-queue-runs': false };
  const version = await uploadTo(service, workspace, { 'main.tf': text }, options);
  const run = await startRunOf(service, workspace, version, { ...attributes });
  service.pass(60_000);
  const plan = (await service.ask('GET', `/runs/${run}/plan`)).json.data;
  const { headers } = await service.ask('GET', `/plans/${plan.id}/json-output`);
  const whole = await follow(service, headers['location'] ?? 'http://none/');
  const redacted = await service.ask('GET', `/plans/${plan.id}/json-output-redacted`);
  return {
    run,
    log: (await follow(service, plan.attributes['log-read-url'])).text,
    whole: JSON.parse(whole.text || '{}'),
    redacted: JSON.parse(redacted.text || '{}'),
    text: redacted.text,
  };
}

async function applied(service: TestService, text: string): Promise<void> {
  const { run } = await planOf(service, text);
  expect(await act(service, `/runs/${run}/actions/apply`)).toBe(202);
  service.pass(60_000);
}

const variable = `variable "v" {
  default   = "${SECRET}"
  sensitive = true
}
`;
const resource = (input: string): string =>
  `${variable}resource "terraform_data" "a" {\n  input = ${input}\n}\n`;

describe('a sensitive value', () => {
  test.each([
    ['itself', 'var.v'],
    ['in a template', '"x-${var.v}"'],
    ['in a part of an object', '{ open = 1, closed = var.v }'],
    ['said in place', `sensitive("${SECRET}")`],
  ])('%s: is not known to a listing', async (_, input) => {
    const { whole, text, log } = await planOf(testService(), resource(input));
    expect(JSON.stringify(whole.resource_changes)).toContain('terraform_data.a');
    expect(JSON.stringify(whole) + text + log).not.toContain(SECRET);
  });

  test('in an output of which it is not known whether it is sensitive is hidden', async () => {
    const text = `output "o" {\n  value = "${SECRET}"\n  sensitive = 1 == 1\n}\n`;
    const shown = await planOf(testService(), text, { 'plan-only': true });
    expect(shown.redacted.output_changes['o']).toMatchObject({ after: 'REDACTED' });
    expect(shown.text + shown.log).not.toContain(SECRET);
  });

  test('of an output is seen to be made, changed and kept, without its value', async () => {
    const service = testService();
    const output = (value: string): string =>
      `output "o" {\n  value = "${value}"\n  sensitive = true\n}\n`;
    const made = await planOf(service, output(SECRET), { 'plan-only': true });
    expect(made.redacted.output_changes['o']).toMatchObject({ before: null, after: 'REDACTED' });
    await applied(service, output(SECRET));
    const kept = (await planOf(service, output(SECRET), { 'plan-only': true })).redacted;
    expect(kept.output_changes['o']?.before).toBe(kept.output_changes['o']?.after);
    const changed = await planOf(service, output('hunter3'), { 'plan-only': true });
    const { before, after } = changed.redacted.output_changes['o'] ?? {};
    expect(before).not.toBe(after);
    expect(changed.text).not.toMatch(/hunter/);
  });

  test('of a recorded plan stays one in the state, and when it is destroyed', async () => {
    const change = {
      actions: ['create'],
      before: null,
      after: { input: { open: 1, closed: SECRET } },
      after_unknown: {},
      before_sensitive: false,
      after_sensitive: { input: { closed: true } },
    };
    const named = {
      address: 'terraform_data.a',
      mode: 'managed',
      type: 'terraform_data',
      name: 'a',
      provider_name: 'terraform.io/builtin/terraform',
    };
    const { after: values, after_sensitive: sensitive_values } = change;
    const planned = { ...named, values, sensitive_values };
    const plan = {
      format_version: '1.2',
      terraform_version: '1.11.4',
      planned_values: { root_module: { resources: [planned] } },
      resource_changes: [{ ...named, change }],
      configuration: { root_module: {} },
    };
    const tree = makeTree({ 'plan.json': JSON.stringify(plan) });
    const seed = acmeWith({ name: 'storage', plan: 'plan.json' });
    const service = await opened({ seed, seedDirectory: tree.root });
    tree.remove();
    const { text } = await planOf(service, 'locals {}\n', { 'plan-only': true });
    expect(text).toContain('terraform_data.a');
    expect(text).not.toContain(SECRET);
    await applied(service, 'locals {}\n');
    const workspace = service.workspaceId('storage');
    const state = await attributesOf(service, `/workspaces/${workspace}/current-state-version`);
    const file = JSON.parse((await follow(service, state['hosted-state-download-url'])).text);
    expect(file.resources[0].instances[0].sensitive_attributes).toEqual([
      [
        { type: 'get_attr', value: 'input' },
        { type: 'index', value: { value: 'closed', type: 'string' } },
      ],
    ]);
    const options = { 'plan-only': true, 'is-destroy': true };
    const gone = await planOf(service, 'locals {}\n', options);
    expect(gone.whole.resource_changes[0]?.change).toMatchObject({
      before_sensitive: { input: { closed: true } },
      after_sensitive: false,
    });
    expect(gone.text).not.toContain(SECRET);
  });
});

test('a run with targets changes no outputs, and warns', async () => {
  const service = testService();
  const text = `resource "terraform_data" "a" {}
resource "terraform_data" "b" {}
output "constant" {\n  value = 1\n}\n`;
  const options = { 'target-addrs': ['terraform_data.a'], 'plan-only': true };
  const { whole, log } = await planOf(service, text, options);
  expect(whole.resource_changes.map(({ address }) => address)).toEqual(['terraform_data.a']);
  expect(whole.output_changes ?? {}).toEqual({});
  expect(log).toContain('Warning: Resource targeting is in effect');
});
