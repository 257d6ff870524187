/** A plan of a part, or of another mode, in a job: from a file with its digest, and by `engine`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../support/clock-without-pauses.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { mergeRequestIn, pathWith, policyRepository } from '../support/policy-repository.ts';
import { savedPlan, showingTerraform } from '../support/saved-plan.ts';
import { layIn, type Layout } from '../support/tree.ts';

const BLOCK = (name: string, argument: string) =>
  `resource "terraform_data" "${name}" {\n  ${argument}\n}\n`;
const FILES = {
  'infra/main.tf':
    BLOCK('a', 'input = "a"') +
    BLOCK('b', 'input = "b"') +
    BLOCK('c', 'count = 0') +
    'variable "unused" {\n  default = ""\n}\n',
  'policies/a.rego':
    'package a\n\ndeny contains "x" if input.plan.resource_changes[_].type == "none"\n',
  '.gitignore': '.terraform/\n',
};

interface Row {
  name: string;
  verdict: string;
  reasons: string[];
  notices: string[];
}

/** A merge request of a project with these files: the job that plans and the one that judges, beside each other. */
function openJob(opa: string | undefined, planPath: string) {
  const { propose } = policyRepository(FILES);
  const cwd = propose({ 'infra/more.tf': '# changed\n' });
  const plans = emptyDirectory();
  const job = { ...mergeRequestIn(cwd), CI_PROJECT_DIR: cwd, CI_PIPELINE_ID: '7' };
  const planning = { ...job, PATH: planPath, HOME: plans, TF_CLI_CONFIG_FILE: '/dev/null' };
  const options = { clock: WITHOUT_PAUSES, cwd, isPersonThere: false };
  return {
    cwd,
    plans,
    planning,
    path: (name: string) => join(plans, name),
    digest: (words: readonly string[], env: Record<string, string> = {}) =>
      callCli(['digest', ...words], { ...options, env: { ...planning, ...env } }),
    judge: async (words: readonly string[], env: Record<string, string> = {}) => {
      const named = ['--directory', 'infra', '--policies', 'policies'];
      const PATH = `${pathWith(opa)}:${planPath}`;
      const judging = { ...options, env: { ...job, PATH, ...env } };
      const { code, stdout, stderr } = await callCli(
        ['check', '--json', ...named, ...words],
        judging,
      );
      if (stdout === '') throw new Error(stderr);
      const { workspaces } = JSON.parse(stdout) as { workspaces?: Row[] };
      if (workspaces === undefined) throw new Error(stdout);
      const said = workspaces.map(({ name, verdict, reasons, notices }) =>
        [`${name}: ${verdict}`, ...reasons, ...notices.filter((one) => !/commit/.test(one))].join(
          '\n  ',
        ),
      );
      return { code, said: said.join('\n'), stderr };
    },
  };
}

/** In place of a merge request, which cannot ask for such plans by an option. */
const ON_MAIN = { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'main', CI_MERGE_REQUEST_IID: '' };

describe('a call that plans a part', () => {
  const MODES: Record<string, string> = {
    everything: '',
    target: '-target=terraform_data.a',
    'refresh-only': '-refresh-only',
    destroy: '-destroy',
    replace: '-replace=terraform_data.a',
  };
  const PART = (option: string) =>
    new RegExp(`undecided\\n  .*${option}.* Set allow-partial to true where that may pass\\.$`);
  const SAID: Record<string, RegExp> = {
    everything: /passed$/,
    replace: /passed\n  It was asked to replace terraform_data.a \(-replace\)\.$/,
    target: PART('(not complete|leaves out).*'),
    exclude: PART('leaves out.*'),
    'refresh-only': PART('leaves out.*'),
    destroy: /undecided\n  .*-destroy\), and the workflow asks for no such plan\. Set destroy/,
  };

  for (const name of ['terraform', 'tofu'] as const) {
    const modes = { ...MODES, ...(name === 'tofu' && { exclude: '-exclude=terraform_data.a' }) };

    testWith(
      ['opa', name],
      `is known in each way to plan with ${name}`,
      async (opa, program) => {
        const { cwd, path, planning, digest, judge } = openJob(
          opa,
          `${dirname(program)}:/usr/bin:/bin`,
        );
        const infra = join(cwd, 'infra');
        const start = (words: readonly string[], env: Record<string, string> = {}) =>
          execFileSync(program, words, { cwd: infra, env: { ...planning, ...env }, stdio: 'pipe' });
        start(['init', '-input=false']);
        start([
          'apply',
          '-input=false',
          '-auto-approve',
          '-target=terraform_data.a',
          `-state=${path('state')}`,
        ]);
        const plans: string[] = [];
        const names: string[] = [];
        for (const [mode, option] of Object.entries(modes)) {
          for (const by of option === '' ? ['call'] : ['call', 'TF_CLI_ARGS', 'TF_CLI_ARGS_plan']) {
            const workspace = `${mode}-${by}`;
            const saved = path(`${workspace}.plan`);
            const words = [
              'plan',
              '-input=false',
              '-lock=false',
              `-state=${path('state')}`,
              `-out=${saved}`,
            ];
            const variables = by === 'call' ? {} : { [by]: option };
            start([...words, ...(by === 'call' && option !== '' ? [option] : [])], variables);
            // The variables of the job are still there when the plan is shown.
            const written = await digest(
              [saved, '--directory', 'infra', '--workspace', workspace],
              variables,
            );
            expect([written.code, written.stderr]).toEqual([
              0,
              expect.stringContaining('.digest: '),
            ]);
            names.push(written.stdout.trim());
            plans.push(`${workspace}=${path(`${workspace}.json`)}`);
          }
        }
        const given = ['--plan', plans.join(','), '--plan-digest', names.join(',')];
        const { said, code } = await judge(given);
        expect(code).toBe(5);
        const rows = said.split(/\n(?=\S)/);
        expect(rows).toHaveLength(plans.length);
        for (const row of rows)
          expect(row).toMatch(SAID[/^[a-z-]+(?=-(?:call|TF))/.exec(row)?.[0] ?? ''] ?? /^$/);
        const destroyed = ['--plan', `destroy-call=${path('destroy-call.json')}`, '--destroy'];
        expect(await judge(destroyed, ON_MAIN)).toMatchObject({
          code: 0,
          said: 'destroy-call: passed',
        });
        // Who accepts a part has not asked to destroy everything.
        expect(await judge([...destroyed.slice(0, 2), '--allow-partial'])).toMatchObject({
          code: 5,
        });
        const other = ['--plan', `everything-call=${path('everything-call.json')}`, '--destroy'];
        expect((await judge(other, ON_MAIN)).said).toContain(
          'asks for a plan to destroy everything',
        );
      },
      120_000,
    );

    testWith(
      ['opa', name],
      `is compared with what was asked for, if ${name} plans here`,
      async (opa, program) => {
        const { judge } = openJob(opa, `${dirname(program)}:/usr/bin:/bin`);
        const engine = ['--engine', name, '--workspace', 'infra'];
        const target = '-target=terraform_data.a';
        // No variable of the job reaches the program.
        const all = await judge(engine, { TF_CLI_ARGS_plan: target, TF_CLI_ARGS: target });
        expect(all).toMatchObject({ code: 0, said: expect.stringMatching(/^infra: passed/) });
        const targeted = await judge([...engine, '--target', 'terraform_data.a'], ON_MAIN);
        expect(targeted).toMatchObject({
          code: 5,
          said: expect.stringContaining('Only a part was planned'),
        });
        const destroyed = await judge([...engine, '--destroy'], ON_MAIN);
        expect(destroyed).toMatchObject({ code: 0, said: expect.stringMatching(/^infra: passed/) });
      },
    );

    testWith(
      ['opa', name],
      `does not pass, if a wrapper of ${name} adds its option`,
      async (opa, program) => {
        const directory = emptyDirectory();
        const script = `#!/bin/sh\nif [ "$1" = plan ]; then exec '${program}' "$@" -target=terraform_data.a; fi\nexec '${program}' "$@"\n`;
        writeFileSync(join(directory, name), script, { mode: 0o755 });
        const { judge } = openJob(opa, `${directory}:/usr/bin:/bin`);
        const { code, said } = await judge(['--engine', name, '--workspace', 'infra']);
        expect(said).toMatch(/not complete|leaves out/);
        expect(code).toBe(5);
      },
    );
  }

  testWith(
    ['opa', 'terraform'],
    'is made and attested by one command, with real Terraform',
    async (opa, terraform) => {
      const { cwd, path, planning, digest, judge } = openJob(
        opa,
        `${dirname(terraform)}:/usr/bin:/bin`,
      );
      const infra = join(cwd, 'infra');
      execFileSync(terraform, ['init', '-input=false'], {
        cwd: infra,
        env: planning,
        stdio: 'pipe',
      });
      const start = ['-o', path('plan.json'), '--', 'terraform', '-chdir=infra', 'plan'];
      const plan = async (words: readonly string[], env: Record<string, string> = {}) => {
        const written = await digest([...start, '-lock=false', ...words], env);
        expect([written.code, written.stderr]).toEqual([0, expect.stringContaining('.digest: ')]);
        const given = ['--plan', path('plan.json'), '--plan-digest', written.stdout.trim()];
        return (await judge([...given, '--workspace', 'infra'])).said;
      };
      expect(await plan([`-out=${path('kept')}`, '-var=unused=s3cret'])).toBe('infra: passed');
      expect(existsSync(path('kept'))).toBe(true);
      const text = readFileSync(path('plan.json.digest'), 'utf8');
      expect(text).not.toContain('s3cret');
      expect(JSON.parse(text)).toMatchObject({
        planned: {
          program: 'terraform',
          version: expect.stringMatching(/^1\./),
          arguments: ['-lock=false', expect.stringMatching(/^-out=/), '-var'],
        },
      });
      const quoted = { TF_CLI_ARGS_plan: `-target 'terraform_data.a'` };
      expect(await plan([], quoted)).toContain(
        'Only a part was planned ("-target=terraform_data.a")',
      );
      expect(await plan(['-destroy', '-detailed-exitcode'])).toContain('-destroy');
      expect(await plan(['-refresh=false'])).toMatch(/passed\n  .*trusts the state/);
      expect(await plan([`-state=${path('other')}`])).toMatch(
        /undecided\n  The program that planned was given "-state": .* allow-unproven/,
      );
      const failing = await digest([...start, '-x']);
      expect(failing).toMatchObject({ code: 2, stderr: expect.stringContaining('exit code 1') });
    },
    120_000,
  );
});

describe('a plan that a stand-in makes', () => {
  const NAMES = ['a', 'b'];
  const named = (name: string) => ({
    address: `terraform_data.${name}`,
    mode: 'managed',
    type: 'terraform_data',
    name,
    provider_name: 'terraform.io/builtin/terraform',
  });
  const created = (name: string) => ({
    ...named(name),
    change: { actions: ['create'], before: null, after: { input: name }, after_unknown: {} },
  });
  const deleted = (name: string) => ({
    ...named(name),
    change: { actions: ['delete'], before: { input: name }, after: null },
  });
  const values = (names: readonly string[]) => ({
    root_module: {
      resources: names.map((name) => ({
        ...named(name),
        values: { input: name },
        sensitive_values: {},
      })),
    },
  });
  /** A plan that creates these of the resources. */
  const planOf = (names: readonly string[], more: object = {}) => ({
    format_version: '1.2',
    terraform_version: '1.11.4',
    planned_values: values(names),
    resource_changes: names.map(created),
    configuration: { root_module: { resources: NAMES.map(named) } },
    ...more,
  });
  const COUNTED = {
    root_module: {
      resources: [named('a'), { ...named('b'), count_expression: { references: ['var.n'] } }],
    },
  };
  const REFRESHED = { ...planOf([], { complete: true }), resource_changes: undefined };
  const DESTROYED = { ...planOf([], { complete: true }), resource_changes: NAMES.map(deleted) };
  const DEFERRED = {
    ...planOf(['a'], { complete: false }),
    deferred_changes: [{ reason: 'provider_config_unknown', resource_change: created('b') }],
  };
  const whole = planOf(NAMES, { complete: true });

  /** A program of this name that writes this plan where `-out` says, and shows it. */
  function standIn(name: string, plan: object): string {
    const directory = emptyDirectory();
    const title = { terraform: 'Terraform v1.11.4', tofu: 'OpenTofu v1.11.4' }[name];
    writeFileSync(join(directory, 'plan.shown'), JSON.stringify(plan));
    const script = `#!/bin/sh
case " $* " in
*version*) echo '${title ?? 'terragrunt version v0.99.1'}' ;;
*" show "*) exec /bin/cat '${join(directory, 'plan.shown')}' ;;
*) for word in "$@"; do case "$word" in -out=*) out="\${word#-out=}" ;; esac; done
  printf 'PK\\003\\004saved' > "$out" ;;
esac
`;
    writeFileSync(join(directory, name), script, { mode: 0o755 });
    return directory;
  }

  interface Made {
    program: string;
    plan: object;
    words?: readonly string[];
    env?: Record<string, string>;
    /** Whether it is digested once a wrapper made it. */
    isSaved?: true;
  }
  const OF_TOFU = planOf(NAMES);
  const MADE: Record<string, Made & { says: RegExp }> = {
    terraform: { program: 'terraform', plan: whole, says: /: passed$/ },
    tofu: { program: 'tofu', plan: OF_TOFU, says: /: passed$/ },
    // Its arguments say that nothing was left out.
    'tofu-counted': {
      program: 'tofu',
      plan: planOf(['a'], { configuration: COUNTED }),
      says: /: passed$/,
    },
    terragrunt: {
      program: 'terragrunt',
      plan: OF_TOFU,
      words: ['--non-interactive'],
      says: /: passed$/,
    },
    // Its files may add arguments.
    'terragrunt-counted': {
      program: 'terragrunt',
      plan: planOf(['a'], { configuration: COUNTED }),
      says: /: undecided\n  Nothing says .*terraform_data\.b.*allow-unproven/,
    },
    // OpenTofu says of no resource whether it is disabled.
    'terragrunt-part': {
      program: 'terragrunt',
      plan: planOf(['a']),
      says: /: undecided\n  Nothing says .*terraform_data\.b.*allow-unproven/,
    },
    'terragrunt-part-before': {
      program: 'terragrunt',
      plan: planOf(['a'], { terraform_version: '1.10.6' }),
      says: /: undecided\n  The plan leaves out .*terraform_data\.b.*allow-partial/,
    },
    wrapper: { program: 'terraform', plan: whole, isSaved: true, says: /: passed$/ },
    'wrapper-part': {
      program: 'tofu',
      plan: planOf(['a'], { terraform_version: '1.10.6' }),
      isSaved: true,
      says: /: undecided\n  The plan leaves out .*allow-partial/,
    },
    'wrapper-counted': {
      program: 'tofu',
      plan: planOf(['a'], { configuration: COUNTED }),
      isSaved: true,
      says: /: undecided\n  Nothing says .*allow-unproven/,
    },
    target: {
      program: 'tofu',
      plan: planOf(['a']),
      words: ['-target', 'terraform_data.a'],
      says: /: undecided\n  Only a part was planned \("-target=terraform_data\.a"\).*allow-partial/,
    },
    'target-of-environment': {
      program: 'terraform',
      plan: planOf(['a'], { complete: false }),
      env: { TF_CLI_ARGS: '-target=terraform_data.a' },
      says: /: undecided\n  Only a part was planned/,
    },
    'target-hidden': {
      program: 'terraform',
      plan: planOf(['a'], { complete: false }),
      isSaved: true,
      says: /: undecided\n  The plan says that it is not complete/,
    },
    'refresh-only': {
      program: 'terraform',
      plan: REFRESHED,
      words: ['-refresh-only'],
      says: /: undecided\n  It is a plan of `?-refresh-only/,
    },
    'refresh-only-saved': {
      program: 'terraform',
      plan: REFRESHED,
      isSaved: true,
      says: /: undecided\n  The plan leaves out/,
    },
    destroy: {
      program: 'terraform',
      plan: DESTROYED,
      words: ['-destroy'],
      says: /: undecided\n  It is a plan to destroy everything/,
    },
    'destroy-saved': {
      program: 'tofu',
      plan: { ...DESTROYED, complete: undefined },
      isSaved: true,
      says: /: undecided\n  It is a plan to destroy everything/,
    },
    deferred: {
      program: 'terraform',
      plan: DEFERRED,
      says: /: undecided\n[^]*The plan says that it is not complete/,
    },
    state: {
      program: 'terraform',
      plan: whole,
      words: ['-state', 'x'],
      says: /: undecided\n  The program that planned was given "-state" and "x": .*allow-unproven/,
    },
  };
  type Digest = Record<'commit' | 'directory' | 'workspace' | 'run', string>;
  /** What the digest says in place of what is judged. */
  const OTHERS: Record<string, Partial<Digest>> = {
    this: {},
    commit: { commit: 'f'.repeat(40) },
    directory: { directory: 'elsewhere' },
    workspace: { workspace: 'elsewhere' },
    run: { run: 'gitlab 6' },
  };

  const digested = async (job: ReturnType<typeof openJob>, name: string, made: Made) => {
    const { program, plan, words = [], env = {}, isSaved } = made;
    const PATH = `${standIn(program, plan)}:${pathWith()}`;
    const about = ['-o', job.path(`${name}.json`), '--directory', 'infra'];
    if (isSaved) layIn(job.plans, { saved: savedPlan() });
    const chdir = program === 'terragrunt' ? '--working-dir=infra' : '-chdir=infra';
    const what = isSaved
      ? [job.path('saved'), ...about]
      : [...about, '--', program, chdir, 'plan', ...words];
    const written = await job.digest(what, { PATH, ...env });
    expect([name, written.code, written.stderr]).toEqual([
      name,
      0,
      expect.stringContaining('.digest: '),
    ]);
  };

  testWith(
    'opa',
    'is green only where it is whole and of what is judged',
    async (opa) => {
      const job = openJob(opa, pathWith());
      const plans: string[] = [];
      const expected: RegExp[] = [];
      for (const [name, made] of Object.entries(MADE)) {
        await digested(job, name, made);
        const json = readFileSync(job.path(`${name}.json`));
        const digest = JSON.parse(readFileSync(job.path(`${name}.json.digest`), 'utf8')) as Digest;
        for (const [other, change] of Object.entries(OTHERS)) {
          const workspace = `${name}-${other}`;
          writeFileSync(job.path(`${workspace}.json`), json);
          const text = JSON.stringify({ ...digest, workspace, ...change });
          writeFileSync(job.path(`${workspace}.json.digest`), text);
          plans.push(`${workspace}=${job.path(`${workspace}.json`)}`);
          expected.push(
            other === 'this' ? made.says : /: undecided\n[^]* {2}The plan is of (?!a part)/,
          );
        }
      }
      const { said } = await job.judge(['--plan', plans.join(',')]);
      const rows = said.split(/\n(?=\S)/);
      const found = new Map(rows.map((row) => [row.split(':')[0], row]));
      expect(found.size).toBe(plans.length);
      for (const [at, plan] of plans.entries()) {
        expect(found.get(plan.split('=')[0])).toMatch(expected[at] ?? /^$/);
      }
    },
    120_000,
  );

  testWith('opa', 'passes with the word that accepts its doubt, and with no other', async (opa) => {
    const job = openJob(opa, pathWith());
    const judge = async (name: string, ...words: string[]) => {
      const { [name]: made } = MADE;
      if (made !== undefined) await digested(job, name, made);
      const file = ['--plan', job.path(`${name}.json`), '--workspace', 'infra'];
      const where = words.includes('--destroy') ? ON_MAIN : {};
      const { said, stderr } = await job.judge([...file, ...words], where);
      return `${/^infra: (\w+)/.exec(said)?.[1] ?? ''} ${/passed for [^\n]*/.exec(stderr)?.[0] ?? ''}`;
    };
    const [partial, unproven] = ['--allow-partial', '--allow-unproven'];
    expect(await judge('target', partial)).toMatch(/^advisory passed for a part of the conf/);
    expect(await judge('target', unproven)).toMatch(/^undecided/);
    expect(await judge('wrapper-counted', unproven)).toMatch(/^advisory passed for what may be a/);
    expect(await judge('wrapper-counted', partial)).toMatch(/^undecided/);
    expect(await judge('state', unproven)).toMatch(/^advisory/);
    expect(await judge('destroy', partial, unproven)).toMatch(/^undecided/);
    expect(await judge('destroy', '--destroy')).toMatch(/^passed/);
    expect(await judge('destroy-saved', '--destroy')).toMatch(/^passed/);
    expect(await judge('wrapper', '--destroy')).toMatch(/^undecided/);
  });

  test.each<[string, Layout, RegExp]>([
    [
      'a bookmark',
      { p: '{"remote_plan_format":1,"run_id":"run-a1"}' },
      /plangate runs show run-a1/,
    ],
    ['one that cannot be shown', { p: savedPlan() }, /show -json` failed.*where `init` ran/s],
    ['no plan', { p: 'x' }, /cannot be used/],
  ])('%s is refused with what to do', async (_, layout, said) => {
    const { plans, path, digest } = openJob(undefined, `${showingTerraform()}:${pathWith()}`);
    layIn(plans, layout);
    const { code, stdout, stderr } = await digest([path('p'), '--directory', 'infra']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.replaceAll(/\s+/g, ' ')).toMatch(said);
  });

  test('the program must be named where two show the plan in different ways', async () => {
    const both = [standIn('terraform', whole), standIn('tofu', OF_TOFU), pathWith()].join(':');
    const { plans, path, digest } = openJob(undefined, both);
    layIn(plans, { p: savedPlan() });
    const words = [path('p'), '--directory', 'infra'];
    const unnamed = await digest(words);
    expect(unnamed).toMatchObject({ code: 2, stderr: expect.stringContaining('--engine tofu') });
    expect(await digest([...words, '--engine', 'tofu'])).toMatchObject({ code: 0 });
    expect(readFileSync(path('p.json'), 'utf8')).toBe(JSON.stringify(OF_TOFU));
  });
});
