/** Repositories that come with what is judged: git is asked about the job's own, and runs nothing of theirs. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gitIn } from '../../support/git-in.ts';
import { afterEach, beforeEach, describe, expect, test } from '../../support/jest.ts';
import { openRepository, type Repository } from '../../support/repository.ts';
import {
  BASE,
  HEAD,
  pullRequestPayload,
  SERVICE_TOKEN,
  startScenario,
  type Scenario,
} from '../../support/scenario.ts';
import { emptyDirectory, runCli } from '../../support/spawn-cli.ts';

let scenario: Scenario;
let base: string;
/** What a program of the attacker writes when it runs. */
let ran: string;
beforeEach(async () => {
  const forkPull = { number: 42, headSha: HEAD, baseSha: BASE, headRepository: 'octocat/infra' };
  scenario = await startScenario({ github: { pullRequests: [forkPull] } });
  base = gitIn(scenario.job.workspace, 'rev-parse', 'HEAD');
  ran = join(emptyDirectory(), 'ran');
});
afterEach(() => scenario.close());

const EVIL = '# of the fork\n';
const over = (...path: string[]) => join(scenario.job.workspace, 'infra/network', ...path);

/** A repository of the fork that says that nothing was changed, and names programs to be run. */
function theirs(): Repository {
  const repository = openRepository(emptyDirectory());
  cpSync(over(), repository.root, { recursive: true });
  repository.commit({ 'main.tf': EVIL });
  const program = join(repository.root, '.git/program.sh');
  writeFileSync(program, `#!/bin/sh\nenv > ${ran}\ncat\n`, { mode: 0o755 });
  const settings = [
    `[core]\n\tfsmonitor = ${program}\n\tsshCommand = ${program}\n\tworktree = ..`,
    `[filter "evil"]\n\tclean = ${program}\n\tprocess = ${program}`,
    `[diff]\n\texternal = ${program}\n`,
  ];
  appendFileSync(join(repository.root, '.git/config'), settings.join('\n'));
  mkdirSync(join(repository.root, '.git/info'));
  writeFileSync(join(repository.root, '.git/info/exclude'), '*\n');
  writeFileSync(join(repository.root, '.git/info/attributes'), '* filter=evil\n');
  return repository;
}

/** The fork's directory laid over the checkout of the base: its files, and its repository in some form. */
const SHAPES: [string, (from: Repository) => void][] = [
  [
    'a bare repository',
    ({ root }) => {
      gitIn(root, 'config', 'core.worktree', '.');
      gitIn(root, 'config', 'core.bare', 'false');
      cpSync(join(root, '.git'), over(), { recursive: true });
    },
  ],
  ['a .git', ({ root }) => cpSync(join(root, '.git'), over('.git'), { recursive: true })],
  [
    'a file .git that leads to a repository in it',
    ({ root }) => {
      gitIn(root, 'config', 'core.worktree', '../..');
      cpSync(join(root, '.git'), over('data/git'), { recursive: true });
      writeFileSync(over('.git'), 'gitdir: data/git\n');
    },
  ],
  [
    'a link .git',
    ({ root }) => {
      cpSync(join(root, '.git'), over('git'), { recursive: true });
      symlinkSync('git', over('.git'));
    },
  ],
  [
    'a .git whose configuration is included',
    ({ root }) => {
      cpSync(join(root, '.git'), over('.git'), { recursive: true });
      cpSync(over('.git/config'), over('settings'));
      writeFileSync(
        over('.git/config'),
        '[core]\n\trepositoryformatversion = 0\n[include]\n\tpath = ../settings\n',
      );
    },
  ],
  [
    'a .git with a configuration of its worktree',
    ({ root }) => {
      gitIn(root, 'config', 'extensions.worktreeConfig', 'true');
      cpSync(join(root, '.git'), over('.git'), { recursive: true });
      cpSync(over('.git/config'), over('.git/config.worktree'));
    },
  ],
  [
    'a .git with the objects of another',
    ({ root }) => {
      cpSync(join(root, '.git'), over('.git'), { recursive: true });
      rmSync(over('.git/objects'), { recursive: true });
      cpSync(join(root, '.git/objects'), over('store'), { recursive: true });
      mkdirSync(over('.git/objects/info'), { recursive: true });
      writeFileSync(over('.git/objects/info/alternates'), '../../store\n');
    },
  ],
  [
    'a .git with a common directory elsewhere',
    ({ root }) => {
      cpSync(join(root, '.git'), over('common'), { recursive: true });
      mkdirSync(over('.git'));
      for (const name of ['HEAD', 'index']) cpSync(over('common', name), over('.git', name));
      writeFileSync(over('.git/commondir'), '../common\n');
    },
  ],
  [
    'a .git that replaces its commit',
    ({ root }) => {
      const evil = gitIn(root, 'rev-parse', 'HEAD');
      gitIn(root, 'replace', gitIn(root, 'commit-tree', '-m', 'x', `${evil}^{tree}`), evil);
      cpSync(join(root, '.git'), over('.git'), { recursive: true });
    },
  ],
  [
    'a .git whose HEAD names the commit of the base',
    ({ root }) => {
      cpSync(join(root, '.git'), over('.git'), { recursive: true });
      const store = join(scenario.job.workspace, '.git/objects');
      mkdirSync(over('.git/objects/info'), { recursive: true });
      writeFileSync(over('.git/objects/info/alternates'), `${store}\n`);
      writeFileSync(over('.git/HEAD'), `${base}\n`);
    },
  ],
  [
    'a .git that leads to the repository of the job',
    () => writeFileSync(over('.git'), 'gitdir: ../../.git\n'),
  ],
  ['a link to the .git of the job', () => symlinkSync('../../.git', over('.git'))],
  [
    'a .git that says of itself that it is a worktree of the job',
    ({ root }) => {
      cpSync(join(root, '.git'), over('data/git'), { recursive: true });
      writeFileSync(over('data/git/commondir'), '../../../../.git\n');
      writeFileSync(over('data/git/gitdir'), `${over('.git')}\n`);
      writeFileSync(over('.git'), 'gitdir: data/git\n');
    },
  ],
  [
    'a .git with hooks',
    ({ root }) => {
      gitIn(root, 'config', 'core.hooksPath', '.hooks');
      cpSync(join(root, '.git'), over('.git'), { recursive: true });
      mkdirSync(over('.hooks'));
      for (const name of ['post-index-change', 'reference-transaction', 'post-checkout']) {
        writeFileSync(over('.hooks', name), `#!/bin/sh\nenv > ${ran}\n`, { mode: 0o755 });
      }
    },
  ],
];

const laidOver = () => ({
  event: { name: 'pull_request_target', payload: pullRequestPayload({ from: 'octocat/infra' }) },
  env: { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: base },
});

describe('a directory of a fork, laid over the checkout of the base', () => {
  test.each(SHAPES)('with %s: nothing of it runs, and it is refused', async (_, plant) => {
    plant(theirs());
    writeFileSync(over('main.tf'), EVIL);
    const ended = await scenario.job.run(scenario.step(laidOver()));
    expect(existsSync(ran) ? readFileSync(ran, 'utf8') : 'nothing ran').toBe('nothing ran');
    expect(ended.stdout).toMatch(/allow-untrusted-head is false/);
    expect(scenario.service.requests).toEqual([]);
  });

  test.each<[string, (repository: string) => Record<string, string>]>([
    ['GIT_DIR', (at) => ({ GIT_DIR: at, GIT_WORK_TREE: over() })],
    [
      'GIT_CONFIG_PARAMETERS',
      () => ({ GIT_CONFIG_PARAMETERS: "'core.excludesFile'='/dev/stdin' 'filter.evil.clean'='x'" }),
    ],
    [
      'GIT_CONFIG_COUNT',
      (at) => ({
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'include.path',
        GIT_CONFIG_VALUE_0: join(at, 'config'),
      }),
    ],
    ['GIT_CONFIG_GLOBAL', (at) => ({ GIT_CONFIG_GLOBAL: join(at, 'config') })],
    ['GIT_INDEX_FILE', (at) => ({ GIT_INDEX_FILE: join(at, 'index') })],
    ['GIT_OBJECT_DIRECTORY', (at) => ({ GIT_OBJECT_DIRECTORY: join(at, 'objects') })],
    ['GIT_EXEC_PATH', (at) => ({ GIT_EXEC_PATH: at })],
    ['GIT_TRACE', () => ({ GIT_TRACE: ran })],
  ])('%s of the job leads git nowhere', async (_, variables) => {
    const step = laidOver();
    const env = { ...step.env, ...variables(join(theirs().root, '.git')) };
    writeFileSync(over('main.tf'), EVIL);
    const refused = await scenario.job.run(scenario.step({ ...step, env }));
    expect(refused.stdout).toContain('"infra/network/main.tf" differs from commit');
    gitIn(scenario.job.workspace, 'checkout', '-q', '.');
    const own = await scenario.job.run(
      scenario.step({ ...step, env, with: { workspace: 'gone' } }),
    );
    expect(own.stdout).not.toContain('allow-untrusted-head');
    expect(existsSync(ran)).toBe(false);
  });

  test('a file that rules of the base ignore is not its own for that', async () => {
    const { workspace } = scenario.job;
    writeFileSync(join(workspace, '.gitignore'), '*_override.tf\n');
    gitIn(workspace, 'add', '.gitignore');
    gitIn(workspace, 'commit', '-q', '-m', 'rules');
    base = gitIn(workspace, 'rev-parse', 'HEAD');
    writeFileSync(over('evil_override.tf'), EVIL);
    const ended = await scenario.job.run(scenario.step(laidOver()));
    expect(ended.stdout).toMatch(
      /allow-untrusted-head is false.*"infra\/network\/evil_override\.tf" is not part of commit/,
    );
    expect(scenario.service.requests).toEqual([]);
  });

  test('nor is a module beside the directory that the workspace runs in', async () => {
    const [module] = readdirSync(join(scenario.job.workspace, 'infra/modules'));
    writeFileSync(join(scenario.job.workspace, 'infra/modules', module ?? '', 'evil.tf'), EVIL);
    const ended = await scenario.job.run(scenario.step(laidOver()));
    expect(ended.stdout).toMatch(/allow-untrusted-head is false.*evil\.tf" is not part of/);
    expect(scenario.service.requests).toEqual([]);
  });
});

describe('a submodule of the base', () => {
  beforeEach(() => {
    const library = openRepository(emptyDirectory());
    library.commit({ 'main.tf': '' });
    const { workspace } = scenario.job;
    const local = ['-c', 'protocol.file.allow=always', 'submodule', 'add', '-q'];
    gitIn(workspace, ...local, library.root, 'infra/network/library');
    gitIn(workspace, 'commit', '-q', '-m', 'library');
    base = gitIn(workspace, 'rev-parse', 'HEAD');
  });

  test.each<[string, () => void, RegExp]>([
    [
      'a file laid over its own',
      () => writeFileSync(over('library/main.tf'), EVIL),
      /"infra\/network\/library\/main\.tf" differs from/,
    ],
    [
      'a file laid beside its own',
      () => writeFileSync(over('library/evil.tf'), EVIL),
      /evil\.tf" is not part of/,
    ],
    [
      'a .git laid over its own, that leads to a repository of the fork',
      () => {
        cpSync(join(theirs().root, '.git'), over('library/data'), { recursive: true });
        writeFileSync(over('library/.git'), 'gitdir: data\n');
      },
      /allow-untrusted-head is false/,
    ],
    [
      'a .git laid over its own, that leads to the repository of the job',
      () => writeFileSync(over('library/.git'), 'gitdir: ../../../.git\n'),
      /allow-untrusted-head is false/,
    ],
  ])('%s: nothing of it runs, and it is refused', async (_, lay, why) => {
    lay();
    const ended = await scenario.job.run(scenario.step(laidOver()));
    expect(existsSync(ran)).toBe(false);
    expect(ended.stdout).toMatch(why);
    expect(ended.stdout).toContain('allow-untrusted-head is false');
    expect(scenario.service.requests).toEqual([]);
  });
});

describe('between the checkout and the packed directory', () => {
  const teams = (...path: string[]) => join(scenario.job.workspace, 'teams', ...path);

  test.each<[string, (gitDirectory: string) => void]>([
    ['a .git', (from) => cpSync(from, teams('.git'), { recursive: true })],
    [
      'a file .git',
      (from) => {
        cpSync(from, teams('data/git'), { recursive: true });
        writeFileSync(teams('.git'), 'gitdir: data/git\n');
      },
    ],
    ['a bare repository', (from) => cpSync(from, teams(), { recursive: true })],
  ])('%s is named, and nothing of it runs', async (_, plant) => {
    const { workspace } = scenario.job;
    cpSync(join(workspace, 'infra'), teams('a/infra'), { recursive: true });
    plant(join(theirs().root, '.git'));
    writeFileSync(teams('a/infra/network/prod.tfvars'), 'a = 1\n');
    const ended = await scenario.job.run(
      scenario.step({ with: { directory: 'teams/a/infra/network' } }),
    );
    expect(existsSync(ran)).toBe(false);
    expect(ended.stdout).toContain(
      'warning ../.. is another repository than the one of the job, and git is not run in it',
    );
  });
});

describe('the commit that a report names', () => {
  test('is not chosen by a repository that is tracked as files', async () => {
    const { workspace } = scenario.job;
    const chosen = theirs().root;
    for (const name of ['HEAD', 'objects', 'refs']) {
      cpSync(join(chosen, '.git', name), over(name), { recursive: true });
    }
    writeFileSync(over('config'), '[core]\n\tbare = false\n\tworktree = .\n');
    gitIn(workspace, 'add', '-A', '.');
    gitIn(workspace, 'commit', '-q', '-m', 'a repository in the repository');
    const words = ['check', '--json', '--organization', 'acme', '--workspace', 'net-prod'];
    const { stdout } = await runCli([...words, '--directory', '.'], {
      cwd: over(),
      env: { CI: 'true', TF_CLOUD_HOSTNAME: scenario.service.origin, TF_API_TOKEN: SERVICE_TOKEN },
    });
    const sha = (JSON.parse(stdout) as { commit?: { sha: string } }).commit?.sha;
    expect(sha).toBe(gitIn(workspace, 'rev-parse', 'HEAD'));
  });
});

describe('a program that is started', () => {
  /** A `git` that comes first in PATH and tells what it was given. */
  function spy(): { PATH: string; seen: () => string } {
    const folder = emptyDirectory();
    const log = join(folder, 'seen');
    const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
    const script = `#!/bin/sh\nenv >> ${log}\nexec ${real} "$@"\n`;
    writeFileSync(join(folder, 'git'), script, { mode: 0o755 });
    return { PATH: `${folder}:${process.env['PATH']}`, seen: () => readFileSync(log, 'utf8') };
  }
  const SECRETS = {
    TF_API_TOKEN: 's3cret-of-the-service-0001',
    TF_TOKEN_app_terraform_io: 's3cret-of-the-service-0002',
    GITHUB_TOKEN: 's3cret-of-the-host-0003',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 's3cret-of-the-host-0004',
    ACTIONS_RUNTIME_TOKEN: 's3cret-of-the-host-0005',
    AWS_SECRET_ACCESS_KEY: 's3cret-of-a-cloud-0006',
    SOMETHING_ELSE: 's3cret-of-a-step-0007',
    GIT_CONFIG_PARAMETERS: "'http.extraHeader'='s3cret-0008'",
    GIT_ASKPASS: '/s3cret-0009',
    NODE_OPTIONS: '--no-deprecation',
  };
  /** Names of what it may have, besides what it sets itself. */
  const MAY =
    /^(?:PATH|HOME|USER|LOGNAME|LANG|LC_ALL|LC_CTYPE|TZ|TMPDIR|PWD|OLDPWD|SHLVL|_|NO_PROXY|no_proxy|GIT_(?:CONFIG_(?:COUNT|(?:KEY|VALUE)_\d|NOSYSTEM)|CONFIG_SYSTEM|CONFIG_GLOBAL|ATTR_NOSYSTEM|NO_REPLACE_OBJECTS|NO_LAZY_FETCH|OPTIONAL_LOCKS|TERMINAL_PROMPT|ALLOW_PROTOCOL|DIR|OBJECT_DIRECTORY))$/;
  const names = (seen: string) => [
    ...new Set(seen.split('\n').flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? [])),
  ];

  test('in a step is no script, which is named and passed over', async () => {
    const { PATH, seen } = spy();
    const step = laidOver();
    const ended = await scenario.job.run(scenario.step({ ...step, env: { ...step.env, PATH } }));
    expect(ended.stdout.match(/its git is a script/g)).toHaveLength(1);
    expect(seen).toThrow('ENOENT');
  });

  test.each<[string, string[]]>([
    ['check', ['check', '--timeout', '5s']],
    ['pack', ['pack', '--list']],
    ['doctor', ['doctor']],
  ])('by plangate %s has no secret of its environment', async (_, words) => {
    const { PATH, seen } = spy();
    writeFileSync(over('prod.tfvars'), 'a = 1\n');
    const env = {
      ...SECRETS,
      TF_API_TOKEN: SERVICE_TOKEN,
      PLANGATE_REPOSITORY_URL: 'http://127.0.0.1:9/acme/infra.git',
      TF_CLOUD_HOSTNAME: scenario.service.origin,
      PATH,
    };
    await runCli(words, { cwd: over(), env });
    expect(seen()).not.toMatch(/s3cret|INPUT_|GITHUB_/);
    expect(seen()).not.toContain(SERVICE_TOKEN);
    expect(seen()).toContain('GIT_NO_REPLACE_OBJECTS=1');
    expect(names(seen()).filter((name) => !MAY.test(name))).toEqual([]);
  });

  test('is not looked for in the checkout, whatever PATH says', async () => {
    writeFileSync(over('git'), `#!/bin/sh\nenv > ${ran}\n`, { mode: 0o755 });
    writeFileSync(over('prod.tfvars'), 'a = 1\n');
    const env = { PATH: `.::bin:${process.env['PATH']}` };
    const { stdout } = await runCli(['pack', '--list'], { cwd: over(), env });
    expect(stdout).toContain('prod.tfvars');
    expect(existsSync(ran)).toBe(false);
  });
});
