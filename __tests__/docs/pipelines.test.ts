/**
 * Every pipeline that is printed, in a page, in a template or by a command, is read by the rules of its host: by
 * GitHub's own parser, or by a model of what the host documents. A new snippet that nothing reads is an error.
 */
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadCommands } from '../../src/cli/commands.ts';
import { parseAsGitHub } from '../../src/tools/doctor/parse-as-github.ts';
import { parse as parseWords } from '../../src/cli/program.ts';
import { renderGroups } from '../../src/cli/matrix.ts';
import {
  readAzure,
  readBitbucket,
  readCircle,
  readGitea,
  readGitLab,
  readJenkins,
  readPreCommit,
  type Broken,
} from '../support/pipelines.ts';
import { readSettingsFile } from '../../src/settings/settings-file/read-settings-file.ts';
import { describe, expect, test } from '../support/jest.ts';
import {
  fencedBlocks,
  filesWith,
  readText,
  REPOSITORY,
  type FencedBlock,
} from '../support/markdown-files.ts';
import { REPORT_FILES } from '../../src/cli/output-files.ts';

const plangate = await loadCommands();

const HOOKS = (parse(readText('.pre-commit-hooks.yaml')) as { id: string }[]).map(({ id }) => id);

/** The workflows of this repository call none of their own. */
const readGitHub = (at: string, text: string) => parseAsGitHub(at, text, () => undefined);

type Reader = (text: string, at: string) => unknown[] | Promise<unknown[]>;

/** What a text is, by something that only this kind has; the first counts. */
const KINDS: readonly [name: string, is: RegExp, read: Reader][] = [
  [
    'Gitea',
    /^# \.gitea\/workflows\//m,
    async (text, at) => [...readGitea(text), ...(await readGitHub(at, text))],
  ],
  ['GitHub', /^\s+runs-on:/m, (text, at) => readGitHub(at, text)],
  ['CircleCI', /^version: 2\.1$/m, readCircle],
  ['Bitbucket', /^pipelines:$/m, readBitbucket],
  ['Dependabot', /^updates:$/m, readDependabot],
  ['pre-commit', /^repos:$/m, (text) => readPreCommit(text, HOOKS)],
  ['Jenkins', /^pipeline \{$/m, readJenkins],
  ['Azure Pipelines', /^(?:jobs|steps|pool):.*$[\s\S]*(?:vmImage|##vso|\$\(System\.)/m, readAzure],
  [
    'a part that GitLab includes',
    /^\.plangate-group:$/m,
    (text) => readGitLab({ text, isPart: true }),
  ],
  ['an include of GitLab', /^include:\n {2}- remote:/m, (text) => readGitLab({ text })],
  ['GitLab', /\$CI_PIPELINE_SOURCE/, (text) => readGitLab({ text })],
  [
    'steps',
    /^- (?:uses|run):/m,
    (text, at) => readGitHub(at, ofJob(`steps:\n${indented(text, 2)}`)),
  ],
  ['plangate.yml', /^# (?:plangate\.yml|yaml-language-server: .*)$/m, readSettings],
];

/** Those of examples/ are read by `settings-files.test.ts`. */
function readSettings(text: string, at: string): unknown[] {
  const reading = readSettingsFile(text, at, /^repository-may:/m.test(text));
  return 'problems' in reading ? reading.problems : [];
}

/** What the project's own file does not use is not printed either. */
function readDependabot(text: string): string[] {
  const partsOf = (file: string) =>
    (parse(file) as { updates: object[] }).updates.flatMap((each) =>
      Object.entries(each).map(([key, value]) =>
        typeof value === 'object'
          ? `${key}: ${Object.keys(value as object).join()}`
          : `${key}: ${value}`,
      ),
    );
  const known = partsOf(readText('.github/dependabot.yml'));
  return partsOf(text).filter((part) => !known.includes(part));
}

const indented = (text: string, by: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));

function ofJob(part: string): string {
  return `on: pull_request\njobs:\n  gate:\n    runs-on: ubuntu-latest\n${indented(part, 4)}\n`;
}

const LANGUAGES = /^(?:ya?ml|groovy)\b/;
const TEMPLATES = filesWith(['.yml']).filter((path) => path.startsWith('templates/'));
/** What `plangate init` prints; `__tests__/tools/init/init.test.ts` holds it to the letter. */
const OF_INIT = filesWith(['.yml', '.txt'], join(REPOSITORY, '__tests__/golden/init')).filter(
  // What people read beside the workflow.
  (path) => !/(?:one-configuration|other-backend|many|beside-a-snippet|local-\w+)\.txt$/.test(path),
);
const printed: Pick<FencedBlock, 'at' | 'text'>[] = [
  ...filesWith(['.md']).flatMap((path) =>
    fencedBlocks(path).filter(({ language }) => LANGUAGES.test(language)),
  ),
  ...[...TEMPLATES, ...OF_INIT].map((path) => ({ at: path, text: readText(path) })),
];

const kindOf = (text: string) => KINDS.find(([, is]) => is.test(text));

test('the snippets include what `init` prints for each host', () => {
  const hosts = OF_INIT.map((path) => kindOf(readText(path))?.[0]);
  expect(new Set(hosts)).toEqual(
    new Set(['Azure Pipelines', 'Bitbucket', 'CircleCI', 'GitHub', 'GitLab', 'Gitea', 'Jenkins']),
  );
});

test('every snippet is of a kind that is read, and every kind is printed', () => {
  expect(printed.filter(({ text }) => kindOf(text) === undefined).map(({ at }) => at)).toEqual([]);
  const found = new Set(printed.map(({ text }) => kindOf(text)?.[0]));
  expect(KINDS.map(([name]) => name).filter((name) => !found.has(name))).toEqual([]);
});

describe('its host can read', () => {
  test.each(printed)('the snippet of $at', async ({ at, text }) => {
    expect(await kindOf(text)?.[2](text, at)).toEqual([]);
  });
});

describe('a line that a pipeline runs in a shell', () => {
  const calls = printed.flatMap(({ at, text }) =>
    Array.from(
      text.replaceAll('\\\n', ' ').matchAll(/^[ -]*(?:run: |sh ')?(plangate [a-z][^'\n;&|>]*)/gm),
      ([, line = '']) => ({ at, text, line: line.trim() }),
    ),
  );

  test('is a command with options that it has', () => {
    expect(calls.length).toBeGreaterThan(10);
    for (const { at, line } of calls) {
      const [, ...words] = line.replaceAll('"', '').split(/\s+/);
      expect([at, line, parseWords(plangate, words).kind]).toEqual([at, line, 'run']);
    }
  });

  test('writes the reports that the pipeline reads', () => {
    const read = calls.flatMap(({ at, text, line }) => {
      const [, directory] = / --reports (\S+)/.exec(line) ?? [];
      const named =
        directory === undefined ? [] : text.matchAll(new RegExp(`${directory}/([\\w.-]+)`, 'g'));
      return Array.from(named, ([, file]) => ({ at, file }));
    });
    expect(read.length).toBeGreaterThan(10);
    const written: string[] = REPORT_FILES.map(({ file }) => file);
    expect(read.filter(({ file = '' }) => !written.includes(file))).toEqual([]);
  });
});

const textOf = (page: string, words: string) =>
  fencedBlocks(page).find(({ text }) => text.includes(words))?.text ?? '';

const CHILD = renderGroups([{ group: 'a-1-of-1', workspaces: 'net' }], 'gitlab', 'plangate.yml');
const INCLUDED = textOf('docs/matrix.md', '.plangate-group:');
const child = (text: string) =>
  readGitLab({ text, source: 'parent_pipeline', included: INCLUDED }).map(({ rule }) => rule);

test('the child pipeline on GitLab runs its jobs in a merge request', () => {
  expect(child(CHILD)).toEqual([]);
});

/** Each model is shown to see what was printed wrong once, or could be. */
describe('a wrong pipeline is refused', () => {
  const GITLAB = textOf('docs/matrix.md', 'strategy: depend');
  const GATE = textOf('docs/ci/gitlab.md', 'codequality');
  const AZURE = textOf('docs/matrix.md', 'DownloadPipelineArtifact');
  const BITBUCKET = textOf('docs/ci/bitbucket.md', 'pull-requests');
  const CIRCLE = textOf('docs/ci/circleci.md', 'workflows');
  const JENKINS = textOf('docs/ci/jenkins.md', 'pipeline');
  const GITEA = textOf('docs/ci/gitea.md', 'runs-on');
  const HOOK = textOf('docs/without-a-terminal.md', 'repos:');
  const COMPONENT = readText('templates/policy-gate.yml');
  const gitLab = (text: string) => readGitLab({ text });
  const RULES_OF_JOB = /^ {2}rules:\n {4}- if:.*\n/gm;
  type Case = [read: (text: string) => Broken[], text: string, from: RegExp | string, to: string];
  const CASES: Record<string, Case> = {
    'gl-merge-request': [gitLab, GITLAB, RULES_OF_JOB, ''],
    'gl-merge-request, by a rule': [gitLab, GATE, 'merge_request_event', 'push'],
    'gl-keyword': [gitLab, GATE, 'codequality', 'code_quality'],
    'gl-needs': [gitLab, GITLAB, 'needs: [matrix]', 'needs: [groups]'],
    'gl-inputs': [gitLab, COMPONENT, 'inputs.stage', 'inputs.phase'],
    'az-secret': [readAzure, AZURE, /^ +env: .*\n/gm, ''],
    'az-secret, of one': [readAzure, AZURE, /TF_API_TOKEN: \$\(TF_API_TOKEN\), /g, ''],
    'az-literal': [readAzure, AZURE, 'PLANGATE_GROUP: $(group)', 'PLANGATE_GROUP: $(name)'],
    'az-output': [readAzure, AZURE, 'dependsOn: [matrix, groups]', 'dependsOn: [groups]'],
    'az-output, by its step': [readAzure, AZURE, 'isOutput=true', 'isOutput=no'],
    'az-artifact': [readAzure, AZURE, 'plangate-$(group)', 'plangate/$(group)'],
    'az-condition': [readAzure, AZURE, /(groups\])\n +condition: always\(\)/, 'groups]'],
    'az-keyword': [readAzure, AZURE, 'strategy:', 'stategy:'],
    'bb-pull-request': [readBitbucket, BITBUCKET, 'pull-requests:', 'branches:'],
    'bb-tests': [readBitbucket, BITBUCKET, '--reports test-results', '--reports reports'],
    'bb-keyword': [readBitbucket, BITBUCKET, 'name:', 'title:'],
    'cc-context': [readCircle, CIRCLE, 'policy-gate: { context: hcp-terraform }', 'policy-gate'],
    'cc-workflow': [readCircle, CIRCLE, '- policy-gate:', '- gate:'],
    'cc-checkout': [readCircle, CIRCLE, /^ +- checkout\n/m, ''],
    'cc-keyword': [readCircle, CIRCLE, 'docker:', 'dokcer:'],
    'jk-directive': [readJenkins, JENKINS, 'stages {', 'phases {'],
    'jk-directive, braces': [readJenkins, JENKINS, /\}\s*$/, ''],
    'jk-credentials': [readJenkins, JENKINS, /^ +environment .*\n/m, ''],
    'gt-address': [readGitea, GITEA, 'uses: https://github.com/plangate', 'uses: plangate'],
    'pc-hook': [(text) => readPreCommit(text, HOOKS), HOOK, 'id: plangate', 'id: policies'],
  };
  test.each(Object.entries(CASES))('%s', (name, [read, text, from, to]) => {
    const changed = text.replace(from, () => to);
    expect(changed).not.toBe(text);
    expect(read(text)).toEqual([]);
    expect(read(changed).map((one) => one.rule)).toContain(name.split(',')[0]);
  });

  test('for jobs without rules in a child pipeline without workflow rules', () => {
    const without = CHILD.replace('"always"', '"never"').replace('"rules"', '"name"');
    expect(child(without)).toContain('gl-merge-request');
  });
});
