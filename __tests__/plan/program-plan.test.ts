/** A repository is copied once, `init` runs once for each configuration, and what was written is deleted. */
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { executeBounded } from '../../src/machine/execute.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import { plansInCopies } from '../../src/plan/program-plan.ts';
import type { Planned } from '../../src/plan/plan-document.ts';
import { readEngineEnvironment } from '../../src/plan/program-variables.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { scriptedProgram } from '../support/engine-bench.ts';
import { expect, test } from '../support/jest.ts';
import { layIn } from '../support/tree.ts';

const PLAN = JSON.stringify({
  format_version: '1.2',
  terraform_version: '1.11.4',
  planned_values: { root_module: {} },
  configuration: { root_module: {} },
});

interface Made {
  /** The command and the directory in which it ran, in their order. */
  ran: () => string[];
  plan: (directory: string, workspace: string) => Promise<Planned>;
  /** What is left in the directory for temporary files after the end. */
  close: () => Promise<string[]>;
  root: string;
}

function plansOf(
  files: Readonly<Record<string, string>>,
  { mayHaveModules = true, script = '', variables = {} } = {},
): Made {
  const root = emptyDirectory();
  layIn(root, files);
  const temporaryDirectory = emptyDirectory();
  const seen = join(emptyDirectory(), 'seen');
  writeFileSync(seen, '');
  const program = scriptedProgram(
    'terraform',
    [
      `echo "$1 $(pwd -P)" >> '${seen}'`,
      script,
      `[ "$1" = show ] && cat <<'EOF'\n${PLAN}\nEOF`,
      'exit 0',
    ].join('\n'),
  );
  const plans = plansInCopies(
    {
      program: 'terraform',
      execute: executeBounded,
      clock: systemClock(),
      variables: { PATH: program.path, ...variables },
      temporaryDirectory,
    },
    { trustedOf: () => undefined, mayHaveModules: async () => mayHaveModules },
  );
  return {
    root,
    ran: () => readFileSync(seen, 'utf8').trim().split('\n'),
    plan: (workingDirectory, workspaceName) =>
      plans.plan(
        { root, workingDirectory },
        {
          workspaceName,
          assigned: [],
          isDestroy: false,
          refresh: true,
          options: { refreshOnly: false, targets: [], replace: [] },
          signal: new AbortController().signal,
        },
      ),
    async close() {
      await plans.close();
      return readdirSync(temporaryDirectory);
    },
  };
}

test('two workspaces of one configuration and one of another need one copy and two inits', async () => {
  const made = plansOf({ 'a/main.tf': '', 'b/main.tf': '' });
  const planned = await Promise.all([
    made.plan('a', 'one'),
    made.plan('a', 'two'),
    made.plan('b', 'three'),
  ]);
  expect(planned.flatMap(({ problems }) => problems)).toEqual([]);
  const inits = made.ran().filter((line) => line.startsWith('init '));
  const places = inits.map((line) => line.split('/').at(-1) ?? '').sort();
  expect(places).toEqual(['a', 'b']);
  const copies = new Set(inits.map((line) => line.slice('init '.length, -'/a'.length)));
  expect(copies.size).toBe(1);
  expect([...copies]).not.toContain(made.root);
  expect(await made.close()).toEqual([]);
});

test('a copy has no history and no state of `init`, and its links are in it', async () => {
  const made = plansOf(
    { 'a/main.tf': '', 'shared/x.txt': '', '.git/HEAD': '', 'a/.terraform/providers/x': '' },
    {
      script:
        '[ "$1" = plan ] && { ls -A .. ; ls -A; readlink ../link ../away here; } >&2 && exit 3',
    },
  );
  symlinkSync('shared/x.txt', join(made.root, 'link'));
  symlinkSync('.', join(made.root, 'a/here'));
  const elsewhere = emptyDirectory();
  symlinkSync(elsewhere, join(made.root, 'away'));
  const [problem] = (await made.plan('a', 'one')).problems;
  const lines = problem?.detail?.split('\n') ?? [];
  expect(lines).toEqual(expect.arrayContaining(['shared', 'shared/x.txt', '.', elsewhere]));
  expect(lines).not.toContain('.git');
  expect(lines).not.toContain('.terraform');
  expect(await made.close()).toEqual([]);
});

test.each([
  [true, ['.terraform']],
  [false, []],
])(
  'modules that `init` installed are copied, if they may count: %s',
  async (mayHaveModules, there) => {
    const manifest = '{"Modules":[{"Key":"","Source":"","Dir":"."}]}';
    const made = plansOf(
      { 'a/main.tf': '', 'a/.terraform/modules/modules.json': manifest },
      { mayHaveModules, script: '[ "$1" = plan ] && ls -A >&2 && exit 3' },
    );
    const [problem] = (await made.plan('a', 'one')).problems;
    const lines = problem?.detail?.split('\n') ?? [];
    expect(lines.filter((line) => line === '.terraform')).toEqual(there);
    await made.close();
  },
);

const A = { 'a/main.tf': '' };
const MADE_NONE = 'terraform made no plan';

test.each<[what: string, Record<string, string>, script: string, summary: string, RegExp]>([
  ['no configuration', { 'a/b.txt': '' }, '', MADE_NONE, /no \.tf or \.tofu file is in a\./],
  [
    'modules that nothing can follow',
    { ...A, 'a/.terraform/modules/modules.json': '{' },
    '',
    MADE_NONE,
    /^\.terraform\/modules\/modules\.json /,
  ],
  ['no words', A, '[ "$1" = plan ] && exit 4', 'terraform plan failed', /with exit code 4\.$/],
  ['no JSON', A, '[ "$1" = show ] && echo why >&2 && exit 1', 'terraform show failed', /^why$/],
])('a plan fails with %s', async (_, files, script, summary, detail) => {
  const made = plansOf(files, { script });
  const { problems } = await made.plan('a', 'one');
  expect(problems).toMatchObject([{ summary, detail: expect.stringMatching(detail) }]);
  expect(await made.close()).toEqual([]);
});

test('a directory that cannot be copied is a plan that failed', async () => {
  const made = plansOf(A);
  rmSync(made.root, { recursive: true });
  expect((await made.plan('a', 'one')).problems).toMatchObject([
    {
      summary: 'The files could not be copied to plan them',
      detail: expect.stringMatching(/^ENOENT/),
    },
  ]);
  expect(await made.close()).toEqual([]);
});

test('with one cache of plugins, each `init` waits for the one before', async () => {
  const lock = join(emptyDirectory(), 'lock');
  const work = `{ mkdir ${lock} && head -c 30000000 /dev/zero | wc -c && rmdir ${lock}; } >&2`;
  const script = `[ "$1" != init ] || ${work} || exit 5`;
  const made = plansOf(
    { ...A, 'b/main.tf': '' },
    { script, variables: { TF_PLUGIN_CACHE_DIR: '/' } },
  );
  const planned = await Promise.all(['a', 'b'].map((directory) => made.plan(directory, directory)));
  expect(planned.flatMap(({ problems }) => problems)).toEqual([]);
  await made.close();
});

test.each([
  ['a-b', 'is not the name of a variable'],
  ['TF_TOKEN_app_terraform_io', 'belongs to the job'],
  ['Plangate_Token', 'belongs to the job'],
  ['LD_PRELOAD', 'is set by the engine'],
  ['tf_cli_args_plan', 'is set by the engine'],
  ['AUTHORIZATION', 'holds a token'],
])('no program gets the variable %s', (name, problem) => {
  const environment = { [name]: 'Bearer token-of-this-job' };
  const read = readEngineEnvironment([name], environment, () => false, ['', 'token-of-this-job']);
  expect(read).toEqual({ problem: expect.stringContaining(problem) });
});
