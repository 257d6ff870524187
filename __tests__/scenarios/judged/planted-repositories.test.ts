/** Repositories that come with what is judged: git is asked about the job's own, and runs nothing of theirs. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { commitIn, gitIn } from '../../support/git-in.ts';
import { afterEach, beforeEach, describe, expect, test } from '../../support/jest.ts';
import { openRepository, type Repository } from '../../support/repository.ts';
import {
  BASE,
  HEAD,
  pullRequestEvent,
  SERVICE_TOKEN,
  startScenario,
  type Scenario,
} from '../../support/scenario.ts';
import { runCli } from '../../support/spawn-cli.ts';
import { serveClone } from '../../support/served-clone.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';

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

/** Copies the repository of the fork over the checkout of the base, as another name than `.git` or as that. */
const copyGit = ({ root }: Repository, to = '.git') =>
  cpSync(join(root, '.git'), over(to), { recursive: true });
/** A file `.git` of the directory, which leads to a repository elsewhere. */
const leadTo = (path: string) => writeFileSync(over('.git'), `gitdir: ${path}\n`);

/** The fork's directory laid over the checkout of the base: its files, and its repository in some form. */
const SHAPES: Record<string, (from: Repository) => void> = {
  'a bare repository': (from) => {
    from.git('config', 'core.worktree', '.');
    from.git('config', 'core.bare', 'false');
    copyGit(from, '.');
  },
  'a .git': (from) => copyGit(from),
  'a file .git that leads to a repository in it': (from) => {
    from.git('config', 'core.worktree', '../..');
    copyGit(from, 'data/git');
    leadTo('data/git');
  },
  'a .git that leads to the repository of the job': () => leadTo('../../.git'),
  'a .git with hooks': (from) => {
    from.git('config', 'core.hooksPath', '.hooks');
    copyGit(from);
    mkdirSync(over('.hooks'));
    for (const name of ['post-index-change', 'reference-transaction', 'post-checkout']) {
      writeFileSync(over('.hooks', name), `#!/bin/sh\nenv > ${ran}\n`, { mode: 0o755 });
    }
  },
};

/** The gate with the rights of the base, on the pull request of the fork. */
const laidOver = (env: Record<string, string> = {}, given: Record<string, string> = {}) =>
  scenario.run({
    event: pullRequestEvent({ from: 'octocat/infra' }, 'pull_request_target'),
    env: { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: base, ...env },
    with: given,
  });

/** Refused, and, where a reviewer released it, planned without running anything of theirs. */
async function expectNothingRan(env: Record<string, string> = {}): Promise<void> {
  const refused = await laidOver(env);
  expect(refused.stdout).toMatch(/allow-untrusted-head is false|#pg-125/);
  expect(scenario.service.requests).toEqual([]);
  const released = await laidOver(env, { 'allow-untrusted-head': 'true' });
  expect(released.stdout).not.toContain('allow-untrusted-head is false');
  expect(existsSync(ran) ? readFileSync(ran, 'utf8') : 'nothing ran').toBe('nothing ran');
}

describe('a directory of a fork, laid over the checkout of the base', () => {
  test.each(Object.entries(SHAPES))('is refused, and nothing of it runs: %s', async (_, plant) => {
    plant(theirs());
    writeFileSync(over('main.tf'), EVIL);
    await expectNothingRan();
  });

  test('variables of the job lead git nowhere', async () => {
    const at = join(theirs().root, '.git');
    writeFileSync(over('main.tf'), EVIL);
    await expectNothingRan({
      GIT_DIR: at,
      GIT_WORK_TREE: over(),
      GIT_CONFIG_PARAMETERS: "'core.excludesFile'='/dev/stdin' 'filter.evil.clean'='x'",
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'include.path',
      GIT_CONFIG_VALUE_0: join(at, 'config'),
      GIT_CONFIG_GLOBAL: join(at, 'config'),
      GIT_INDEX_FILE: join(at, 'index'),
      GIT_OBJECT_DIRECTORY: join(at, 'objects'),
      GIT_EXEC_PATH: at,
      GIT_TRACE: ran,
    });
  });
});

test('nothing of a repository between the checkout and the packed directory runs', async () => {
  const teams = join(scenario.job.workspace, 'teams');
  cpSync(join(scenario.job.workspace, 'infra'), join(teams, 'a/infra'), { recursive: true });
  cpSync(join(theirs().root, '.git'), join(teams, '.git'), { recursive: true });
  writeFileSync(join(teams, 'a/infra/network/prod.tfvars'), 'a = 1\n');
  const ended = await scenario.run({ with: { directory: 'teams/a/infra/network' } });
  expect(existsSync(ran)).toBe(false);
  expect(ended.stdout).toContain('prod.tfvars');
});

test('the commit that a report names is not chosen by a repository that is tracked as files', async () => {
  const chosen = theirs().root;
  for (const name of ['HEAD', 'objects', 'refs']) {
    cpSync(join(chosen, '.git', name), over(name), { recursive: true });
  }
  writeFileSync(over('config'), '[core]\n\tbare = false\n\tworktree = .\n');
  const commit = commitIn(scenario.job.workspace, 'a repository in the repository');
  const words = ['check', '--json', '--organization', 'acme', '--workspace', 'net-prod'];
  const { stdout } = await runCli([...words, '--directory', '.'], {
    cwd: over(),
    env: {
      ...serveClone(scenario.job.workspace),
      CI: 'true',
      TF_CLOUD_HOSTNAME: scenario.service.origin,
      TF_API_TOKEN: SERVICE_TOKEN,
    },
  });
  const sha = (JSON.parse(stdout) as { commit?: { sha: string } }).commit?.sha;
  expect(sha).toBe(commit);
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

  test('is never a script in a step, which is named and not started', async () => {
    const { PATH, seen } = spy();
    const ended = await laidOver({ PATH });
    expect(ended.stdout.match(/its git is a script/g)).toHaveLength(1);
    expect(seen).toThrow('ENOENT');
  });

  test.each([['check', '--timeout', '5s'], ['pack', '--list'], ['doctor']])(
    'by plangate %s has no secret of its environment',
    async (...words) => {
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
    },
  );
});
