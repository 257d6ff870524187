/** A plan of a part, or of another mode, in a job: from a file with its digest, and by `engine`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../support/clock-without-pauses.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { mergeRequestIn, pathWith, policyRepository } from '../support/policy-repository.ts';
import { savedPlan, savedWith, showingTerraform, type Field } from '../support/saved-plan.ts';
import { layIn, type Layout } from '../support/tree.ts';

const BLOCK = (name: string, argument: string) =>
  `resource "terraform_data" "${name}" {\n  ${argument}\n}\n`;
const FILES = {
  'infra/main.tf': BLOCK('a', 'input = "a"') + BLOCK('b', 'input = "b"') + BLOCK('c', 'count = 0'),
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
      const { workspaces } = JSON.parse(stdout) as { workspaces: Row[] };
      const said = workspaces.map(({ name, verdict, reasons, notices }) =>
        [`${name}: ${verdict}`, ...reasons, ...notices.filter((one) => !/commit/.test(one))].join(
          '\n  ',
        ),
      );
      return { code, said: said.join('\n'), stderr };
    },
  };
}

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
    target: PART('-target: "terraform_data.a"'),
    exclude: PART('-exclude: "terraform_data.a"'),
    'refresh-only': PART('plan of -refresh-only'),
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
        expect(await judge(destroyed)).toMatchObject({ code: 0, said: 'destroy-call: passed' });
        // Who accepts a part has not asked to destroy everything.
        expect(await judge([...destroyed.slice(0, 2), '--allow-partial'])).toMatchObject({
          code: 5,
        });
        const other = ['--plan', `everything-call=${path('everything-call.json')}`, '--destroy'];
        expect((await judge(other)).said).toContain('asks for a plan to destroy everything');
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
        const targeted = await judge([...engine, '--target', 'terraform_data.a']);
        expect(targeted).toMatchObject({
          code: 5,
          said: expect.stringContaining('Only a part was planned'),
        });
        const destroyed = await judge([...engine, '--destroy']);
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
        expect(said).toContain('-target: "terraform_data.a"');
        expect(code).toBe(5);
      },
    );
  }

  testWith(
    ['opa', 'tofu'],
    'is planned by the command itself, if the plan is encrypted',
    async (opa, tofu) => {
      const TF_ENCRYPTION =
        'key_provider "pbkdf2" "k" {\n  passphrase = "correct horse battery staple"\n  iterations = 200000\n}\nmethod "aes_gcm" "m" {\n  keys = key_provider.pbkdf2.k\n}\nplan {\n  method = method.aes_gcm.m\n}\n';
      const { cwd, path, planning, digest, judge } = openJob(opa, `${dirname(tofu)}:/usr/bin:/bin`);
      const infra = join(cwd, 'infra');
      execFileSync(tofu, ['init', '-input=false'], { cwd: infra, env: planning, stdio: 'pipe' });
      const plan = async (words: readonly string[], env: Record<string, string> = {}) => {
        const all = [
          '-o',
          path('plan.json'),
          '--',
          'tofu',
          '-chdir=infra',
          'plan',
          '-lock=false',
          ...words,
        ];
        const written = await digest(all, { TF_ENCRYPTION, ...env });
        expect([written.code, written.stderr]).toEqual([0, expect.stringContaining('.digest: ')]);
        const given = ['--plan', path('plan.json'), '--plan-digest', written.stdout.trim()];
        return (await judge([...given, '--workspace', 'infra'])).said;
      };
      expect(await plan([])).toBe('infra: passed');
      expect(JSON.parse(readFileSync(path('plan.json.digest'), 'utf8'))).toMatchObject({
        planned: { by: 'arguments', program: 'tofu', mode: 'normal', refreshed: true },
      });
      expect(await plan(['-exclude', 'terraform_data.a'])).toContain(
        '`-exclude`: "terraform_data.a"',
      );
      const quoted = { TF_CLI_ARGS_plan: `-target 'terraform_data.a'` };
      expect(await plan([], quoted)).toContain('-target: "terraform_data.a"');
      expect(await plan(['-destroy', '-detailed-exitcode'])).toContain('`-destroy`');
      expect(await plan(['-refresh=false'])).toMatch(/passed\n  .*trusts the state/);
      // Where it is not encrypted, the saved plan says it.
      expect(await plan([], { TF_ENCRYPTION: '' })).toBe('infra: passed');
      const kept = [
        '-o',
        path('plan.json'),
        '--',
        'tofu',
        '-chdir=infra',
        'plan',
        `-out=${path('kept')}`,
      ];
      const encrypted = { TF_ENCRYPTION };
      expect(await digest(kept, encrypted)).toMatchObject({ code: 0 });
      const again = await digest(kept, encrypted);
      expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('is there already') });
      const shown = await digest([path('kept'), '--directory', 'infra'], encrypted);
      expect(shown).toMatchObject({ code: 2, stderr: expect.stringContaining('-- tofu plan …') });
      const failing = await digest([
        '-o',
        path('x.json'),
        '--',
        'tofu',
        '-chdir=infra',
        'plan',
        '-var=x=1',
      ]);
      expect(failing).toMatchObject({ code: 2, stderr: expect.stringContaining('exit code 1') });
      const unknown = await digest([
        '-o',
        path('x.json'),
        '--',
        'tofu',
        '-chdir=infra',
        'plan',
        '-x',
      ]);
      expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('exit code 1') });
    },
  );
});

describe('what a saved plan contains', () => {
  const [PLAN] = [readText('__tests__/data/plan-made-elsewhere.json')];
  const { timestamp: _, ...made } = JSON.parse(PLAN) as object & { timestamp: string };
  const JSON_OF_PLAN = JSON.stringify(made);

  /** Writes the digest of a saved plan with these fields, and judges it. */
  async function judged(
    opa: string,
    fields: readonly Field[],
    words: readonly string[] = [],
    json = JSON_OF_PLAN,
  ) {
    const { plans, path, digest, judge } = openJob(opa, `${showingTerraform()}:${pathWith()}`);
    layIn(plans, savedWith('saved.plan', json, fields));
    const written = await digest([
      path('saved.plan'),
      '-o',
      path('plan.json'),
      '--directory',
      'infra',
    ]);
    expect([written.code, written.stderr]).toEqual([0, expect.stringContaining('.digest: ')]);
    const given = ['--plan', path('plan.json'), '--plan-digest', written.stdout.trim()];
    return judge([...given, '--workspace', 'infra', ...words]);
  }

  const UNKNOWN: readonly Field[] = [
    [33, 'x'],
    [6, 'terraform_data.a'],
  ];
  testWith('opa', 'is undecided by a field that is not known, named by its number', async (opa) => {
    const { said, code } = await judged(opa, UNKNOWN);
    expect(code).toBe(5);
    for (const field of [6, 33]) {
      expect(said).toContain(
        `Terraform 1.11.4 has the field ${field}, of which Plangate does not know`,
      );
    }
    expect(said).toContain('Set allow-partial to true where that may pass.');
  });

  testWith('opa', 'is at best advisory with allow-partial, which names each field', async (opa) => {
    const taken = await judged(opa, UNKNOWN, ['--allow-partial']);
    expect(taken).toMatchObject({
      code: 0,
      said: expect.stringContaining('has the field 6, of which Plangate does not know'),
    });
    expect(taken.stderr).toContain('passed with the unknown fields 6 and 33 of the saved plan');
    const strict = await judged(opa, UNKNOWN, ['--allow-partial', '--fail-on', 'advisory']);
    expect(strict).toMatchObject({ code: 1 });
    expect(strict.stderr).toContain('the fields 6 and 33 of the saved plan are not known');
  });

  testWith('opa', 'is named beside a part that the plan says it is of', async (opa) => {
    const both = await judged(opa, [...UNKNOWN, [5, 'a.b']], ['--allow-partial']);
    expect(both).toMatchObject({ code: 0 });
    expect(both.stderr).toContain(
      'passed for a part of the configuration and with the unknown fields 6 and 33 of the saved plan',
    );
  });

  testWith(
    'opa',
    'is a part if something was left to a later plan, even if the JSON says otherwise',
    async (opa) => {
      for (const field of [27, 31]) {
        const deferred = await judged(opa, [[field, 'x']]);
        expect(deferred).toMatchObject({ code: 5, said: expect.stringContaining('(deferred)') });
      }
      const complete = JSON_OF_PLAN.replace('"complete":true', '"complete":false');
      expect(complete).not.toBe(JSON_OF_PLAN);
      const incomplete = await judged(opa, [], [], complete);
      expect(incomplete).toMatchObject({
        code: 5,
        said: expect.stringContaining('is not complete'),
      });
    },
  );

  testWith('opa', 'is a part if it has actions alone', async (opa) => {
    const { code, said } = await judged(opa, [[32, 'action.a_b.c']]);
    expect([code, said]).toEqual([5, expect.stringContaining('-invoke: "action.a_b.c"')]);
  });

  testWith('opa', 'passes with allow-partial, and the line of the verdict says so', async (opa) => {
    const { code, said, stderr } = await judged(
      opa,
      [[5, 'terraform_data.a']],
      ['--allow-partial'],
    );
    expect([code, said]).toEqual([0, expect.stringMatching(/^infra: advisory\n  Only a part/)]);
    expect(stderr).toContain('passed for a part of the configuration in 1 workspace');
  });

  describe('a digest without the options of its plan', () => {
    const REMEDY = 'Run `plangate digest SAVED-PLAN -o plan.json` in the job that planned';
    /** Of the JSON alone; with a change of the text of its digest. */
    async function jsonAlone(opa: string, change: (digest: string) => string, ...words: string[]) {
      const { path, digest, judge } = openJob(opa, pathWith());
      writeFileSync(path('plan.json'), JSON_OF_PLAN);
      const written = await digest([path('plan.json'), '--directory', 'infra']);
      expect(written).toMatchObject({ code: 0, stderr: expect.stringContaining('JSON alone') });
      const file = path('plan.json.digest');
      writeFileSync(file, change(readFileSync(file, 'utf8')));
      return judge(['--plan', path('plan.json'), '--workspace', 'infra', ...words]);
    }
    const FORMS: [string, (digest: string) => string][] = [
      ['of the JSON alone', (text) => text],
      [
        'of the first format',
        (text) => text.replace('"format": 2', '"format": 1').replace(/,\n "planned": null/, ''),
      ],
    ];
    for (const [what, change] of FORMS) {
      testWith('opa', `${what} is undecided in a job, with the command that helps`, async (opa) => {
        const { code, said } = await jsonAlone(opa, change);
        expect([code, said]).toEqual([5, expect.stringContaining(REMEDY)]);
      });

      testWith('opa', `${what} passes with allow-partial, and the verdict says so`, async (opa) => {
        const { code, said, stderr } = await jsonAlone(opa, change, '--allow-partial');
        expect([code, said]).toEqual([
          0,
          expect.stringMatching(/^infra: advisory\n  Nothing says/),
        ]);
        expect(stderr).toContain('passed for what may be a part of the configuration');
      });
    }
  });

  test.each<[string, Layout, RegExp]>([
    [
      'a bookmark',
      { p: '{"remote_plan_format":1,"run_id":"run-a1"}' },
      /plangate runs show run-a1/,
    ],
    [
      'an encrypted plan',
      { p: '{"meta":{},"encrypted_data":"eA=="}' },
      /is encrypted.*-- tofu plan/,
    ],
    [
      'a plan of another version',
      { p: savedPlan([], '1.11.3') },
      /On the PATH is Terraform 1\.11\.4/,
    ],
    ['a damaged one', { p: savedPlan().subarray(0, 90) }, /is damaged/],
    ['one that cannot be shown', { p: savedPlan() }, /show -json` failed.*where `init` ran/s],
    ['no plan', { p: 'x' }, /cannot be used/],
  ])('%s is refused with what to do', async (_, layout, said) => {
    const { plans, path, digest } = openJob(undefined, `${showingTerraform()}:${pathWith()}`);
    layIn(plans, layout);
    const { code, stdout, stderr } = await digest([path('p'), '--directory', 'infra']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.replaceAll(/\s+/g, ' ')).toMatch(said);
  });

  test('the program must be named where two of one version could have planned', async () => {
    const tofu = emptyDirectory();
    const script =
      '#!/bin/sh\n[ "$1" = version ] && echo OpenTofu v1.11.4\n[ "$1" = show ] && exec /bin/cat "$3.shown"\n';
    writeFileSync(join(tofu, 'tofu'), script, { mode: 0o755 });
    const both = `${showingTerraform()}:${tofu}:${pathWith()}`;
    const { plans, path, digest } = openJob(undefined, both);
    layIn(plans, savedWith('p', JSON_OF_PLAN));
    const words = [path('p'), '--directory', 'infra'];
    const unnamed = await digest(words);
    expect(unnamed).toMatchObject({ code: 2, stderr: expect.stringContaining('--engine tofu') });
    expect(await digest([...words, '--engine', 'tofu'])).toMatchObject({ code: 0 });
    const { planned } = JSON.parse(readFileSync(path('p.json.digest'), 'utf8')) as {
      planned: object;
    };
    expect(planned).toMatchObject({ program: 'tofu', version: '1.11.4' });
  });
});
