import { SCRIPT_NAMES, type ScriptName } from '../../src/service/scripts.ts';
import { afterAll, describe, expect } from '../support/jest.ts';
import { EVERY_CASE } from '../support/sampled.ts';
import { expectGolden } from '../support/golden.ts';
import { readText } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { startTerraform, type TerraformBench } from '../support/terraform.ts';

/** Needs no provider: what it has, Terraform brings along. */
const CONFIGURATION = readText('__tests__/data/terraform-data.tf');

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
  'tf-policy-init': 1,
  'tf-policy-error': 1,
  'tf-policy-init-error': 1,
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
  // Terraform 1.11 knows no policy that waits before the plan.
  'tf-policy-init-awaiting-override',
  // Terraform asks for half a minute whether the upload was processed.
  'version-errored',
];

/** With all tests some of each kind of ending; `npm run every-case` tries every scenario. */
const TRIED = EVERY_CASE ? SCRIPT_NAMES : SCRIPT_NAMES.filter((_, at) => at % 4 === 0);

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

/** The lines that say what happens to what, and which outputs and workspaces there are. */
function told(text: string): string[] {
  const resources = String.raw`^ {2}# .*|^(?:Plan:|No changes|Apply complete|Created and).*|Error: .*`;
  const others = String.raw`Resource targeting is in effect|^ {2}\+ \w+ += .*|^[* ] app-.*`;
  return text.match(new RegExp(`${resources}|${others}`, 'gm')) ?? [];
}

describe('real Terraform', () => {
  testTogether('plans, applies, shows and destroys', async (program) => {
    const { run, configMode, env } = await open(program, APPLIED, ENGINE);
    expect(configMode).toBe(0o600);
    const story: string[] = [];
    const step = async (words: string, answer = 'yes') => {
      const { code, text } = await run(words.split(' '), { answers: [['Enter a value:', answer]] });
      story.push(`$ terraform ${words}`, ...told(text), `exit ${code}\n`);
      return text;
    };
    await step('plan -out=saved.tfplan');
    await step('show saved.tfplan');
    await step('apply saved.tfplan');
    await step('apply saved.tfplan');
    expect(JSON.parse(await step('output -json'))).toEqual({
      id: { value: expect.stringMatching(/^[\da-f-]{36}$/), type: 'string', sensitive: false },
      zone: { value: 'west', type: 'string', sensitive: false },
      secret: { value: 'hidden from view', type: 'string', sensitive: true },
    });
    const shown = await step('show');
    expect(shown).toMatch(/ports += \[\n +80,\n +443,/);
    expect(shown).not.toContain('hidden from view');
    await step('plan -detailed-exitcode');
    await step('plan -refresh-only');
    await step('plan -replace=terraform_data.many[0]');
    await step('plan -destroy -target=terraform_data.many');
    const confirmed = await step('apply -replace=terraform_data.second');
    await step('apply -replace=terraform_data.first', 'no');
    await step('destroy -auto-approve');
    expect(await step('state list')).toBe('');
    expect(confirmed + shown).not.toContain(env['TF_API_TOKEN']);
    expectGolden('service/terraform.txt', story.join('\n'));
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

const TAGGED = readText('__tests__/data/terraform-tagged.tf');

describe('real Terraform with tags', () => {
  testTogether('makes workspaces, hides secrets and writes states', async (program) => {
    const seed = {
      organizations: [{ name: 'acme', workspaces: [{ name: 'app-new', tags: ['app'] }] }],
    };
    const { run, stop } = await startTerraform(program, seed, { 'main.tf': TAGGED }, ENGINE);
    try {
      const made = await run(['init'], { workspace: 'app-new' });
      expect([made.code, made.text]).toEqual([0, expect.stringContaining('successfully')]);
      const story: string[] = [];
      for (const words of [
        'workspace new app-two',
        'workspace list',
        'plan -target=terraform_data.second',
        'plan',
        'apply -auto-approve',
        'state rm terraform_data.first',
        'taint terraform_data.second',
        'plan',
        // Nothing is left locked.
        'apply -auto-approve',
        'workspace select app-new',
        'workspace delete app-two',
        'workspace delete -force app-two',
        'workspace new app-three',
        'workspace select app-new',
        'workspace delete app-three',
        'workspace list',
      ]) {
        const { code, text } = await run(words.split(' '), { workspace: '' });
        expect(text).not.toContain('hunter2');
        story.push(`$ terraform ${words}`, ...told(text), `exit ${code}\n`);
      }
      expectGolden('service/terraform-tags.txt', story.join('\n'));
    } finally {
      await stop();
    }
  });
});
