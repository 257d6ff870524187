/** What the configuration calls sensitive is shown to nobody who looks at a plan. */
import { describe, expect, test } from '../support/jest.ts';
import { startRunOf, testService, uploadTo, type TestService } from '../support/local-service.ts';

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
  const version = await uploadTo(
    service,
    workspace,
    { 'main.tf': text },
    { speculative: false, 'auto-queue-runs': false },
  );
  const run = await startRunOf(service, workspace, version, { ...attributes });
  service.pass(60_000);
  const plan = (await service.ask('GET', `/runs/${run}/plan`)).json.data;
  const log = new URL(String(plan.attributes['log-read-url']));
  const whole = await service.ask('GET', `/plans/${plan.id}/json-output`);
  const { pathname, search } = new URL(whole.headers['location'] ?? 'http://none/');
  const redacted = await service.ask('GET', `/plans/${plan.id}/json-output-redacted`);
  return {
    run,
    log: (await service.ask('GET', log.pathname)).text,
    whole: JSON.parse((await service.ask('GET', pathname + search)).text || '{}'),
    redacted: JSON.parse(redacted.text || '{}'),
    text: redacted.text,
  };
}

async function applied(service: TestService, text: string): Promise<void> {
  const { run } = await planOf(service, text);
  expect((await service.ask('POST', `/runs/${run}/actions/apply`)).status).toBe(202);
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
    ['itself', 'var.v', true],
    ['in a template', '"x-${var.v}"', true],
    ['in a part of an object', '{ open = 1, closed = var.v }', { closed: true }],
    ['in a list', '["a", var.v]', [false, true]],
    ['through a function', 'upper(var.v)', true],
    ['merged', 'merge({ a = 1 }, { b = var.v })', { b: true }],
    ['as a condition', 'contains([var.v], "x") ? 1 : 2', true],
    ['as a key', '{ (var.v) = 1 }', true],
    ['one step into it', 'jsondecode("{\\"a\\": \\"${var.v}\\"}").a', true],
    ['through a for', '[for each in [1, 2] : "${var.v}-${each}"]', [true, true]],
    ['chosen by it', '[for each in [1, 2] : each if startswith(var.v, "h")]', true],
    ['expanded', 'format("%s-%s", ["a", var.v]...)', true],
    ['said in place', `sensitive("${SECRET}")`, true],
  ])('%s: is marked and hidden', async (_, input, tree) => {
    const { whole, text, log } = await planOf(testService(), resource(input));
    const [change] = whole.resource_changes;
    expect(change?.change.after_sensitive).toEqual({ input: tree });
    expect(text).toContain('terraform_data.a');
    expect(text.toLowerCase() + log).not.toContain(SECRET);
  });

  test('goes through locals, modules and their outputs', async () => {
    const service = testService();
    const workspace = service.workspaceId('storage');
    const files = {
      'main.tf': `${variable}module "m" {\n  source = "./m"\n  given = var.v\n}
locals {\n  way = module.m.out\n}
resource "terraform_data" "a" {\n  input = local.way\n}
resource "terraform_data" "b" {\n  input = module.m.own\n}\n`,
      'm/main.tf': `variable "given" {}\noutput "out" {\n  value = var.given\n}
output "own" {\n  value = "${SECRET}"\n  sensitive = true\n}\n`,
    };
    const version = await uploadTo(service, workspace, files);
    const run = await startRunOf(service, workspace, version);
    service.pass(60_000);
    const plan = (await service.ask('GET', `/runs/${run}/plan`)).json.data.id;
    const { text } = await service.ask('GET', `/plans/${plan}/json-output-redacted`);
    expect(text).toContain('"terraform_data.b"');
    expect(text).not.toContain(SECRET);
  });

  test('is open again after nonsensitive', async () => {
    const { text } = await planOf(testService(), resource('nonsensitive(var.v)'));
    expect(text).toContain(SECRET);
  });

  test('in an output that is not sensitive fails the plan, at its place', async () => {
    const { log } = await planOf(testService(), `${variable}output "o" {\n  value = var.v\n}\n`);
    expect(log).toContain('Output refers to sensitive values');
    expect(log).toContain('"filename":"main.tf","start":{"line":5');
    expect(log).not.toContain(SECRET);
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

  test('of a resource stays one in the state, and when it is destroyed', async () => {
    const service = testService();
    await applied(service, resource('{ open = 1, closed = var.v }'));
    const workspace = service.workspaceId('storage');
    const state = await service.ask('GET', `/workspaces/${workspace}/current-state-version`);
    const url = new URL(String(state.json.data.attributes['hosted-state-download-url']));
    const file = JSON.parse((await service.ask('GET', url.pathname + url.search)).text);
    expect(file.resources[0].instances[0].sensitive_attributes).toEqual([
      [
        { type: 'get_attr', value: 'input' },
        { type: 'index', value: { value: 'closed', type: 'string' } },
      ],
    ]);
    const gone = await planOf(service, 'locals {}\n', { 'plan-only': true });
    expect(gone.whole.resource_changes[0]?.change).toMatchObject({
      before_sensitive: { input: { closed: true } },
      after_sensitive: false,
    });
  });
});

describe('a run with targets', () => {
  const TEXT = `resource "terraform_data" "a" {}
resource "terraform_data" "b" {}
output "a" {\n  value = terraform_data.a.id\n}
output "b" {\n  value = terraform_data.b.id\n}
output "both" {\n  value = "\${terraform_data.a.id}\${terraform_data.b.id}"\n}
output "constant" {\n  value = 1\n}\n`;

  test('plans the outputs of what it is about, and warns', async () => {
    const service = testService();
    const options = { 'target-addrs': ['terraform_data.a'], 'plan-only': true };
    const { whole, log } = await planOf(service, TEXT, options);
    expect(Object.keys(whole.output_changes)).toEqual(['a']);
    expect(log).toContain('Warning: Resource targeting is in effect');
    await applied(service, TEXT);
    const later = await planOf(service, 'resource "terraform_data" "a" {}\n', options);
    expect(later.whole.output_changes ?? {}).toEqual({});
  });
});
