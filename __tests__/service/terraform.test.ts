import { SCRIPT_NAMES, type ScriptName } from '../../src/service/scripts.ts';
import { afterAll, describe, expect } from '../support/jest.ts';
import { IS_WHOLE } from '../support/hunt.ts';
import { testWith } from '../support/optional-tools.ts';
import { startTerraform, type TerraformBench } from '../support/terraform.ts';

/** Needs no provider: what it has, Terraform brings along. */
const CONFIGURATION = `
terraform {
  cloud {}
}
variable "name" {
  default = "net"
}
resource "terraform_data" "first" {
  input = var.name
}
resource "terraform_data" "second" {
  input = { name = terraform_data.first.input, ports = [80, 443] }
}
resource "terraform_data" "many" {
  count = 2
  input = "west"
}
output "id" {
  value = terraform_data.first.id
}
output "zone" {
  value = "west"
}
output "secret" {
  value     = "hidden from view"
  sensitive = true
}
`;

/** What `terraform plan` exits with where that is not 0. */
const PLANS: Partial<Record<ScriptName, number>> = {
  'pre-plan-task-failed': 1,
  'policy-check-soft-failed': 1,
  'policy-check-hard-failed': 1,
  'policy-check-errored': 1,
  'evaluation-failed': 1,
  'evaluation-errored': 1,
  'awaiting-override': 1,
  'run-task-failed': 1,
  'tf-policy': 1,
  'plan-errored': 1,
  'canceled-by-someone': 1,
  discarded: 1,
  'force-canceled-by-someone': 1,
  'save-plan-failed': 1,
  'unknown-level': 1,
};
/** The scripts whose runs never end: Terraform waits until somebody interrupts it. */
const ENDLESS: readonly ScriptName[] = [
  'cancel-ignored',
  'stuck-pending',
  'stuck-post-plan',
  'evaluation-stuck',
  'evaluation-never-started',
  // Terraform asks for half a minute whether the upload was processed.
  'version-errored',
];

/** With all tests some of each kind of ending; `npm run hunt` tries every scenario. */
const TRIED = IS_WHOLE ? SCRIPT_NAMES : SCRIPT_NAMES.filter((_, at) => at % 4 === 0);

const workspacesOf = (scripts: Record<string, ScriptName>) => ({
  organizations: [
    {
      name: 'acme',
      workspaces: Object.entries(scripts).map(([name, script]) => ({ name, script })),
    },
  ],
});
const APPLIED = workspacesOf({
  shared: 'plain',
  'check-to-override': 'policy-check-soft-failed',
  'stage-to-override': 'awaiting-override',
});
const PLANNED = workspacesOf(Object.fromEntries(SCRIPT_NAMES.map((name) => [name, name])));
const ENGINE = ['--engine', 'terraform'];

const benches: TerraformBench[] = [];
async function open(
  program: string,
  ...[seed, options]: [seed: typeof APPLIED, options?: string[]]
): Promise<TerraformBench> {
  const bench = await startTerraform(program, seed, { 'main.tf': CONFIGURATION }, options);
  benches.push(bench);
  const [name] = seed.organizations[0]?.workspaces ?? [];
  const { code, text } = await bench.run(['init'], { workspace: name?.name });
  expect([code, text]).toEqual([0, expect.stringContaining('has been successfully initialized')]);
  return bench;
}
afterAll(() => Promise.all(benches.map((bench) => bench.stop())));

const bodies: ((program: string) => Promise<void>)[] = [];
/** Terraform mostly waits, so all of these tests begin with the first. */
function testTogether(name: string, body: (program: string) => Promise<void>): void {
  let running: Promise<void> | undefined;
  const begin = (program: string) => (running ??= body(program));
  bodies.push(begin);
  testWith('terraform', name, async (program) => {
    await Promise.allSettled(bodies.map((each) => each(program)));
    await begin(program);
  });
}

/** The lines that say what happens to what. */
function told(text: string): string[] {
  return text.match(/^ {2}# .*|^(Plan:|No changes|Apply complete).*|Error: .*/gm) ?? [];
}

describe('real Terraform', () => {
  testTogether('plans, applies, shows and destroys', async (program) => {
    const { run, configMode, env } = await open(program, APPLIED, ENGINE);
    expect(configMode).toBe(0o600);
    const step = async (...args: string[]): Promise<unknown[]> => {
      const { code, text } = await run(args);
      return [code, ...told(text)];
    };
    const created = [
      '  # terraform_data.first will be created',
      '  # terraform_data.many[0] will be created',
      '  # terraform_data.many[1] will be created',
      '  # terraform_data.second will be created',
      'Plan: 4 to add, 0 to change, 0 to destroy.',
    ];
    expect(await step('plan', '-out=saved.tfplan')).toEqual([0, ...created]);
    expect(await step('show', 'saved.tfplan')).toEqual([0, ...created]);
    expect(await step('apply', 'saved.tfplan')).toEqual([
      0,
      'Apply complete! Resources: 4 added, 0 changed, 0 destroyed.',
    ]);
    expect(await step('apply', 'saved.tfplan')).toEqual([
      1,
      'Error: Saved plan is already applied',
    ]);
    const outputs = JSON.parse((await run(['output', '-json'])).text);
    expect(outputs).toEqual({
      id: { value: expect.stringMatching(/^[\da-f-]{36}$/), type: 'string', sensitive: false },
      zone: { value: 'west', type: 'string', sensitive: false },
      secret: { value: 'hidden from view', type: 'string', sensitive: true },
    });
    const shown = await run(['show']);
    expect(shown.text).toMatch(/ports += \[\n +80,\n +443,/);
    expect(shown.text).not.toContain('hidden from view');
    expect(await step('plan', '-detailed-exitcode')).toEqual([
      0,
      'No changes. Your infrastructure matches the configuration.',
    ]);
    expect(await step('plan', '-refresh-only')).toEqual([
      0,
      'No changes. Your infrastructure still matches the configuration.',
    ]);
    expect(await step('plan', '-replace=terraform_data.many[0]')).toEqual([
      0,
      '  # terraform_data.many[0] will be replaced, as requested',
      'Plan: 1 to add, 0 to change, 1 to destroy.',
    ]);
    expect(await step('plan', '-destroy', '-target=terraform_data.many')).toEqual([
      0,
      '  # terraform_data.many[0] will be destroyed',
      '  # terraform_data.many[1] will be destroyed',
      'Plan: 0 to add, 0 to change, 2 to destroy.',
    ]);
    const confirmed = await run(['apply', '-replace=terraform_data.second'], {
      answers: [['Enter a value:', 'yes']],
    });
    expect([confirmed.code, ...told(confirmed.text)].at(-1)).toBe(
      'Apply complete! Resources: 1 added, 0 changed, 1 destroyed.',
    );
    const refused = await run(['apply', '-replace=terraform_data.first'], {
      answers: [['Enter a value:', 'no']],
    });
    expect([refused.code, ...told(refused.text)].at(-1)).toBe('Error: Apply discarded.');
    expect((await step('destroy', '-auto-approve')).at(-1)).toBe(
      'Apply complete! Resources: 0 added, 0 changed, 4 destroyed.',
    );
    expect((await run(['state', 'list'])).text).toBe('');
    expect(confirmed.text + shown.text).not.toContain(env['TF_API_TOKEN']);
  });

  testTogether('overrides a policy check and a task stage', async (program) => {
    const { run } = await open(program, APPLIED, ENGINE);
    const ended = await Promise.all(
      ['check-to-override', 'stage-to-override'].map((workspace) =>
        run(['apply'], {
          workspace,
          answers: [
            ['Enter a value:', 'override'],
            ['Enter a value:', 'yes'],
          ],
        }),
      ),
    );
    for (const { code, text } of ended) {
      expect([code, told(text).at(-1)]).toEqual([
        0,
        'Apply complete! Resources: 4 added, 0 changed, 0 destroyed.',
      ]);
    }
  });

  testTogether('plans in every scenario of the seed', async (program) => {
    const { run } = await open(program, PLANNED);
    const left = [...TRIED];
    const codes = new Map<string, number | null>();
    const work = async (): Promise<void> => {
      for (let name = left.shift(); name !== undefined; name = left.shift()) {
        const interruptAt = ENDLESS.includes(name) ? 'remote plan...' : undefined;
        const { code } = await run(['plan', '-input=false'], { workspace: name, interruptAt });
        codes.set(name, code);
      }
    };
    // Terraform mostly waits.
    await Promise.all(Array.from({ length: 6 }, work));
    const expected = TRIED.map((name) => [name, ENDLESS.includes(name) ? 1 : (PLANS[name] ?? 0)]);
    expect(Object.fromEntries(codes)).toEqual(Object.fromEntries(expected));
  });
});

const TAGGED = `
terraform {
  cloud {
    organization = "acme"
    workspaces {
      tags = ["app"]
    }
  }
}
variable "password" {
  default   = "hunter2"
  sensitive = true
}
resource "terraform_data" "first" {
  input = var.password
}
resource "terraform_data" "second" {
  input = "open"
}
output "first" {
  value = terraform_data.first.id
}
output "second" {
  value = terraform_data.second.id
}
output "hidden" {
  value     = var.password
  sensitive = true
}
`;

describe('real Terraform with tags', () => {
  testTogether('makes workspaces, hides secrets and writes states', async (program) => {
    const seed = {
      organizations: [{ name: 'acme', workspaces: [{ name: 'app-new', tags: ['app'] }] }],
    };
    const other = await startTerraform(program, seed, { 'main.tf': TAGGED }, ENGINE);
    const step = async (...args: string[]) => other.run(args, { workspace: '' });
    try {
      const made = await other.run(['init'], { workspace: 'app-new' });
      expect([made.code, made.text]).toEqual([0, expect.stringContaining('successfully')]);
      const second = await step('workspace', 'new', 'app-two');
      expect([second.code, second.text]).toEqual([
        0,
        expect.stringContaining('Created and switched'),
      ]);
      const list = await step('workspace', 'list');
      expect(list.text.match(/app-\w+/g)?.sort()).toEqual(['app-new', 'app-two']);
      const target = await step('plan', '-target=terraform_data.second');
      expect(target.text).not.toMatch(/\+ first|\+ hidden/);
      expect(target.text).toContain('Resource targeting is in effect');
      const plan = await step('plan');
      expect([plan.code, plan.text]).toEqual([
        0,
        expect.stringMatching(/\+ hidden += \(sensitive value\)/),
      ]);
      expect(plan.text).not.toContain('hunter2');
      expect((await step('apply', '-auto-approve')).code).toBe(0);
      expect((await step('state', 'rm', 'terraform_data.first')).code).toBe(0);
      expect((await step('taint', 'terraform_data.second')).code).toBe(0);
      const after = await step('plan');
      expect(told(after.text)).toEqual([
        '  # terraform_data.first will be created',
        '  # terraform_data.second is tainted, so must be replaced',
        'Plan: 2 to add, 0 to change, 1 to destroy.',
      ]);
      // Nothing is left locked.
      expect((await step('apply', '-auto-approve')).code).toBe(0);
    } finally {
      await other.stop();
    }
  });
});
