/** What the configuration calls sensitive is shown to nobody who looks at a plan. */
import { describe, expect, test } from '../support/jest.ts';
import { startRunOf, testService, uploadTo, type TestService } from '../support/local-service.ts';
import { acmeWith, follow, inState, opened, writeState } from './asking.ts';
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

describe('a sensitive value', () => {
  test('of a recorded plan is hidden', async () => {
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
  });

  test('of a state is hidden when it is destroyed', async () => {
    const service = testService();
    const sensitive_attributes = [
      [
        { type: 'get_attr', value: 'input' },
        { type: 'index', value: { value: 'closed', type: 'string' } },
      ],
    ];
    const input = { value: { open: 1, closed: SECRET }, type: 'dynamic' };
    const resources = [inState('terraform_data', 'a', { input }, { sensitive_attributes })];
    await writeState(service, service.workspaceId('storage'), { resources });
    const options = { 'plan-only': true, 'is-destroy': true };
    const gone = await planOf(service, 'locals {}\n', options);
    expect(gone.whole.resource_changes[0]?.change).toMatchObject({
      before_sensitive: { input: true },
      after_sensitive: false,
    });
    expect(gone.text).not.toContain(SECRET);
  });
});
