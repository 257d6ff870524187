/**
 * Names reach no shell and no expression: the lines of each printed recipe run in their real shells, with names that a
 * service or the author of a change could give, and `plangate` gets every name whole.
 */
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import { chooseGates } from '../../src/tools/init/gates-with-service.ts';
import { renderSettingsFile } from '../../src/tools/init/render-settings-file.ts';
import { renderSnippet, renderWorkflow } from '../../src/tools/init/render-workflow.ts';
import { renderGroups } from '../../src/cli/matrix.ts';
import { readGroups } from '../../src/gate/groups.ts';
import {
  directoryProblem,
  findDirectories,
} from '../../src/settings/settings-file/directory-patterns.ts';
import { readSettingsFile } from '../../src/settings/settings-file/read-settings-file.ts';
import { HOSTS_WITH_PAGES } from '../../src/tools/init/hosts-with-pages.ts';
import {
  type ListedSelector,
  readWorkspaceList,
  writeWorkspaceList,
} from '../../src/settings/workspace-selectors.ts';
import { describe, expect, test } from '../support/jest.ts';
import { fencedBlocks, filesWith, readText } from '../support/markdown-files.ts';

const run = promisify(execFile);
const SHELLS = ['sh', 'bash'];

/** What a file of the repository can be called, and `init` writes. */
const ODD = [
  'net-prod',
  'a b',
  " it's ",
  'a"b',
  String.raw`a\nb\u0024\'`,
  '${IFS}touch${IFS}ran',
  '$CI_JOB_TOKEN',
  '%0A%25',
  'a;touch ran',
  'a&&touch ran|cat>ran',
  '* ? ~ ! # {a,b}',
  'a,b',
  'c=d',
  'tag:net',
  'project:x',
  '- a',
  '--json',
  '[a]',
  '{"name":"x"}',
  '# a',
  'ünïcödé',
];
/** What a service can call a workspace, and no file of a pipeline holds as it is. */
const HOSTILE = [
  '$(touch ran)',
  '`touch ran`',
  '${{ secrets.OTHER }}',
  '$[[ inputs.stage ]]',
  '<< pipeline.id >>',
  'a\nb',
  'a\r\ntouch ran',
  '##vso[task.setvariable variable=green]true',
  '$(TF_API_TOKEN)',
  '\u0007\u001b[31m',
  '\u202ex',
];
const EVERY = [...ODD, ...HOSTILE];
/** One after the other in the first shell, and all in one text in the second, which starts slowly. */
const VALUES: Record<string, string[]> = { sh: EVERY, bash: [EVERY.join('')] };

interface Ran {
  /** One list for each call of `plangate`. */
  calls: string[][];
  stdout: string;
  directory: string;
}

/** Runs a script in an empty directory, where `plangate` writes down its words. */
async function runIn(shell: string, script: string, env: Record<string, string>): Promise<Ran> {
  const directory = mkdtempSync(join(tmpdir(), 'plangate-recipe-'));
  const program = join(directory, 'plangate');
  const words = join(directory, 'words');
  writeFileSync(
    program,
    `#!/bin/sh\nprintf '%s\\0' "$@" >> '${words}'\nprintf '\\0' >> '${words}'\n[ "$1" != matrix ] || printf '%s' "$PRINTED"\n`,
  );
  chmodSync(program, 0o755);
  const { stdout } = await run(shell, ['-ec', script], {
    cwd: directory,
    env: { PATH: `${directory}:${process.env['PATH'] ?? ''}`, CI_JOB_TOKEN: 'secret', ...env },
  });
  expect(existsSync(join(directory, 'ran'))).toBe(false);
  const calls = readFileSync(words, 'utf8').split('\0\0').slice(0, -1);
  return { calls: calls.map((each) => each.split('\0')), stdout, directory };
}

function valueOf([words = []]: string[][], option: string): string | undefined {
  return words[words.indexOf(option) + 1];
}

function selectorsOf(text: string | undefined): ListedSelector[] {
  return readWorkspaceList(text ?? '', (input, message) => {
    throw new Error(`${input} ${message}`);
  });
}

const NAMED = EVERY.map((name): ListedSelector => ({ kind: 'name', name, directory: name }));
const VALUED = EVERY.map((tag): ListedSelector => {
  return { kind: 'query', tags: { [tag]: tag, b: '' }, project: tag };
});
const QUERIES = EVERY.map((tag): ListedSelector => {
  return { kind: 'query', tags: [tag, tag], project: tag };
});

test('a list of workspaces is read as it was written', () => {
  const all = [...NAMED, ...QUERIES, ...VALUED];
  for (const list of [NAMED, QUERIES, VALUED, ...all.map((one) => [one])]) {
    const text = writeWorkspaceList(list);
    expect(text).toMatch(/^[\w ./:=,[\]{}"\\-]+$/);
    expect(selectorsOf(text)).toEqual(list);
  }
  expect(writeWorkspaceList([{ kind: 'name', name: 'net', directory: 'a/b' }])).toBe('net=a/b');
});

test.each([
  '[{}]',
  '[{"tags":[]}]',
  '[{"tags":{}}]',
  '[{"tags":{"a":1}}]',
  '[{"name":""}]',
  '[{"name":"a","tag":"b"}]',
  '[{"name":"a"},"b"]',
])('objects of another form are refused: %s', (text) => {
  expect(() => selectorsOf(text)).toThrow(/of another form/);
});

/** The scripts of a pipeline: the texts that a host hands to a shell. */
function scriptsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]): string[] =>
    ['with', 'outputs'].includes(key)
      ? []
      : ['run', 'script', 'bash'].includes(key) && (typeof one === 'string' || Array.isArray(one))
        ? [one].flat().map(String)
        : scriptsIn(one),
  );
}

const scriptOf = (text: string, words: string): string =>
  scriptsIn(parse(text)).find((script) => script.includes(words)) ?? '';
const blockOf = (page: string, words: string): string =>
  fencedBlocks(page).find(({ text }) => text.includes(words))?.text ?? '';

describe.each(SHELLS)('the names of a matrix arrive whole in %s', (shell) => {
  const GROUP = 'aaaaaaaaaaaa-1-of-1';
  const entries = [{ group: GROUP, workspaces: writeWorkspaceList(NAMED) }];

  test('on GitHub', async () => {
    const script = scriptOf(readText('examples/workflows/matrix.yml'), 'plangate matrix');
    const PRINTED = renderGroups(entries, 'github', '');
    const { directory } = await runIn(shell, script, { PRINTED, GITHUB_OUTPUT: 'output' });
    const [line, ...others] = readFileSync(join(directory, 'output'), 'utf8').split('\n');
    expect(others).toEqual(['']);
    const { include } = JSON.parse(line?.replace('groups=', '') ?? '') as typeof EMPTY;
    expect(selectorsOf(include[0]?.workspaces)).toEqual(NAMED);
  });
  const EMPTY = { include: entries };

  test('on GitLab', async () => {
    // GitLab looks for variables in the values of variables; two dollars stand for one.
    const expanded = (value: string) =>
      value.replaceAll(/\$(?:\$|\{?([A-Za-z_]\w*)\}?)/g, (_, name) => (name ? 'secret' : '$'));
    const child = parse(renderGroups(entries, 'gitlab', '.gitlab/plangate.yml')) as {
      plangate: { parallel: { matrix: Record<string, string>[] } };
      'plangate-combine': { variables: { PLANGATE_GROUPS: string } };
    };
    const variables = Object.entries(child.plangate.parallel.matrix[0] ?? {});
    const env = Object.fromEntries(variables.map(([name, value]) => [name, expanded(value)]));
    const script = scriptOf(blockOf('docs/matrix.md', '.plangate-group:'), 'plangate check');
    const { calls } = await runIn(shell, script, { ...env, CI_NODE_INDEX: '1' });
    expect(selectorsOf(valueOf(calls, '--workspaces'))).toEqual(NAMED);
    expect(valueOf(calls, '--group')).toBe(GROUP);
    const groups = readGroups(expanded(child['plangate-combine'].variables.PLANGATE_GROUPS));
    expect(groups).toMatchObject([{ group: GROUP, selectors: NAMED }]);
  });

  test('on Azure', async () => {
    const pipeline = blockOf('docs/matrix.md', 'plangate matrix --format azure');
    const PRINTED = renderGroups(entries, 'azure', '');
    const { stdout } = await runIn(shell, scriptOf(pipeline, 'plangate matrix'), { PRINTED });
    // The agent takes each line with a command, and reads escapes in its value.
    const [line = '', ...others] = stdout.split('\n').filter((each) => each.includes('##'));
    expect(others).toEqual([]);
    const escapes: Record<string, string> = {
      '%0A': '\n',
      '%0D': '\r',
      '%3B': ';',
      '%5D': ']',
      '%25': '%',
    };
    const value = line
      .replace('##vso[task.setvariable variable=groups;isOutput=true]', '')
      .replaceAll(/%(?:0A|0D|3B|5D|25)/g, (sign) => escapes[sign] ?? sign);
    const { group_1: variables = {} } = JSON.parse(value) as Record<string, Record<string, string>>;
    const { jobs } = parse(pipeline) as { jobs: { job: string; steps: object[] }[] };
    const { bash = '', env = {} } =
      jobs
        .flatMap(({ steps }) => steps)
        .find(
          (step): step is { bash: string; env: Record<string, string> } =>
            'bash' in step && String(step.bash).includes('--group'),
        ) ?? {};
    // A macro is replaced wherever it stands, in what replaces another one, too.
    const filled = (text: string): string => {
      const next = text.replaceAll(
        /\$\(([\w.]+)\)/g,
        (all, name: string) => variables[name] ?? all,
      );
      return next === text ? text : filled(next);
    };
    const mapped = Object.entries(env).map(([name, text]) => [name, filled(text)]);
    const { calls } = await runIn(shell, filled(bash), Object.fromEntries(mapped));
    expect(selectorsOf(valueOf(calls, '--workspaces'))).toEqual(NAMED);
    expect(valueOf(calls, '--group')).toBe(GROUP);
    expect(readGroups(value)).toMatchObject([{ group: GROUP, selectors: NAMED }]);
  });
});

describe('the names of a repository arrive whole in what init writes', () => {
  const stepsWith = ODD.map((name) => [
    { name: 'settings', value: name },
    { name: 'hostname', value: name },
  ]);
  const hosts = HOSTS_WITH_PAGES.filter(({ page }) => page.template !== undefined);

  test.each(hosts.map((host) => ({ host, name: host.name })))('for $name', async ({ host }) => {
    for (const [at, inputs] of stepsWith.entries()) {
      const text = renderSnippet(host, { inputs }, { version: '1.2.3' });
      // Groovy takes a text between single quotes as it is, but for what a backslash escapes.
      const [, groovy = ''] = /\bsh '((?:[^'\\\n]|\\.)*)'$/m.exec(text) ?? [];
      const script = groovy.replaceAll(/\\(.)/g, '$1') || scriptOf(text, 'plangate check');
      for (const shell of at === 0 ? SHELLS : ['sh']) {
        const { calls } = await runIn(shell, script, {});
        for (const { name, value } of inputs) expect(valueOf(calls, `--${name}`)).toEqual(value);
      }
    }
  });

  test('for GitHub and Gitea', () => {
    for (const inputs of stepsWith) {
      const text = renderWorkflow([{ inputs }], { version: '1.2.3' });
      const { jobs } = parse(text) as {
        jobs: { gate: { steps: { with: Record<string, string | boolean> }[] } };
      };
      const given = jobs.gate.steps.at(-1)?.with ?? {};
      for (const { name, value } of inputs) expect(given[name]).toEqual(value);
      expect(text.match(/\$\{\{[^}]*\}\}/g)).toEqual([
        '${{ github.event.pull_request.number || github.ref }}',
        '${{ secrets.TF_API_TOKEN }}',
      ]);
    }
  });

  test('for plangate.yml, which finds just the directories', () => {
    const names = ODD.filter(
      (name) => directoryProblem(name) === undefined && name.trim() === name,
    );
    expect(names.length).toBeGreaterThan(10);
    for (const wanted of [names, ...names.map((name) => [name])]) {
      const configurations = wanted.map((directory) => ({
        directory,
        cloud: { at: 'main.tf:1', organization: 'acme', workspaces: { name: 'net' } },
      }));
      const directories = [...names, 'modules'];
      const { gates, omitted } = chooseGates({ configurations, directories }, {});
      expect(omitted).toEqual([]);
      const [{ keys }] = gates as [(typeof gates)[number]];
      const reading = readSettingsFile(renderSettingsFile(keys) ?? '', 'plangate.yml');
      const entries = 'file' in reading ? reading.file.values.get('workspaces')?.value : reading;
      const [{ patterns }] = entries as unknown as [{ patterns: string[] }];
      expect(findDirectories(patterns, directories).directories).toEqual(wanted);
    }
  });
});

test.each(SHELLS)('the component of GitLab takes its inputs as variables in %s', async (shell) => {
  const text = readText('templates/policy-gate.yml');
  for (const name of VALUES[shell] ?? []) {
    const written = writeWorkspaceList([{ kind: 'name', name, directory: name }]);
    // GitLab puts inputs into the text of the file.
    const filled = text.replaceAll(/\$\[\[ inputs\.(\w+) \]\]/g, (_, input) =>
      input === 'workspaces' ? written : 'x',
    );
    const job = parseAllDocuments(filled)[1]?.toJS() as {
      plangate: { variables: Record<string, { value: string; expand: boolean }> };
    };
    const variables = Object.entries(job.plangate.variables);
    expect(variables.every(([, { expand }]) => !expand)).toBe(true);
    const env = Object.fromEntries(variables.map(([key, { value }]) => [key, value]));
    const { calls } = await runIn(shell, scriptOf(JSON.stringify(job), 'plangate check'), env);
    expect(selectorsOf(valueOf(calls, '--workspaces'))).toEqual([
      { kind: 'name', name, directory: name },
    ]);
  }
});

/** Every pipeline of a page, an example or a template. */
const PIPELINES = [
  ...filesWith(['.md']).flatMap((page) =>
    fencedBlocks(page).filter(({ language }) => /^ya?ml\b/.test(language)),
  ),
  ...filesWith(['.yml'])
    .filter((path) => /^(?:templates|examples\/workflows)\//.test(path))
    .map((path) => ({ at: path, text: readText(path) })),
];

test('no printed script has an expression: names come as variables', () => {
  const scripts = PIPELINES.flatMap(({ at, text }) =>
    parseAllDocuments(text).flatMap((each) =>
      scriptsIn(each.toJS()).map((script) => ({ at, script })),
    ),
  );
  expect(scripts.length).toBeGreaterThan(20);
  const pasted = scripts.filter(({ script }) =>
    /\$\{\{|\$\[\[|<<[^\n]*>>|\$\((?:\w+\.)*\w+\)/.test(script),
  );
  expect(pasted).toEqual([]);
});

test.each(SHELLS)('every line of a recipe hands its variables on whole in %s', async (shell) => {
  const lines = [
    ...PIPELINES.flatMap(({ text }) =>
      parseAllDocuments(text).flatMap((each) => scriptsIn(each.toJS())),
    ),
    ...filesWith(['.md'])
      .flatMap((page) => fencedBlocks(page).filter(({ language }) => /^sh\b/.test(language)))
      .map(({ text }) => text),
  ]
    .flatMap((script) => script.replaceAll('\\\n', ' ').split('\n'))
    .filter((line) => /^\s*plangate [^|>;&]*\$\{?[A-Z]/.test(line));
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) {
    const names = Array.from(line.matchAll(/\$\{?([A-Z]\w*)/g), ([, name = '']) => name);
    for (const value of VALUES[shell] ?? []) {
      const env = Object.fromEntries(names.map((name) => [name, value]));
      const { calls } = await runIn(shell, line, env);
      const words = calls[0] ?? [];
      expect(words.filter((word) => word.includes(value)).length).toBeGreaterThanOrEqual(
        names.length,
      );
    }
  }
});
