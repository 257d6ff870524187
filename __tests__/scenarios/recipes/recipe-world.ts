/** A workflow of examples/workflows/, run as it is written on a pull request of this machine. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Push, Seed } from '../../../src/service/seed.ts';
import { afterEach, expect } from '../../support/jest.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';
import { readText } from '../../support/markdown-files.ts';
import type { StoredFile } from '../../support/github/state.ts';
import { openRepository } from '../../support/repository.ts';
import { startProxied, type Proxied } from '../../support/proxied.ts';
import {
  BASE,
  checkOut,
  HEAD,
  MERGE,
  NET,
  SERVICE_TOKEN,
  startScenario,
  type Scenario,
  type ScenarioOptions,
} from '../../support/scenario.ts';
import { MEMBERS, MEMBERS_TOKEN, RUN } from '../commands/commented.ts';
import { runWorkflow, type RanJob } from '../../support/workflow-runner.ts';

type Workspace = NonNullable<Seed['organizations'][number]['workspaces']>[number];
export type RunOptions = NonNullable<Parameters<typeof runWorkflow>[2]>;

/** Those of docs/security/review.md that a recipe asks: the proxy refuses every other one. */
const HOSTS = ['service', 'storage', 'github'];
/** Their command line asks for the default branch by git, to which the names of the proxied hosts mean nothing. */
const BY_GIT = ['matrix'];
const DATA = 'resource "aws_ebs_volume" "data" {\n  size = 1\n}\n';

/** By the test that runs them. */
export const RECIPES = {
  'pull-request': [
    'plangate',
    'merge-queue',
    'many-workspaces',
    'several-branches',
    'stacked',
    'organization-gate',
    'organization-caller',
    'self-managed',
    'version-control',
    'matrix',
    'forks',
    'code-scanning',
    'scanners',
  ],
  'after-merge': ['provisional', 'apply'],
  overrides: ['override', 'commands'],
  'plan-elsewhere': ['plan-elsewhere', 'fork-plans'],
  policies: ['policies'],
  // `second-day` runs recipes of the other tests, and what pages show.
  'second-day': [],
};

/** The file of examples/settings/ that says how the repository of a recipe is gated; absent for one without a file. */
export const SETTINGS: Readonly<Record<string, string>> = {
  'many-workspaces': 'monorepo',
  'merge-queue': 'monorepo',
  'several-branches': 'several-branches',
  'version-control': 'version-control',
  matrix: 'matrix',
  forks: 'plangate-forks',
  provisional: 'required',
  apply: 'apply',
  override: 'commands',
  commands: 'commands',
};

export const recipe = (name: string): string => readText(`examples/workflows/${name}.yml`);
export const recipesThere = (): string[] =>
  readdirSync('examples/workflows').map((name) => name.replace('.yml', ''));

export const ours = { secrets: { TF_API_TOKEN: SERVICE_TOKEN } };
export const inNetwork = { inputs: { directory: 'network' } };
export const pushed = {
  event: { name: 'push', payload: { ref: 'refs/heads/main', before: BASE, after: MERGE } },
  env: { GITHUB_REF: 'refs/heads/main' },
};
export const queued = {
  event: {
    name: 'merge_group',
    payload: { merge_group: { head_sha: MERGE, base_sha: BASE, base_ref: 'refs/heads/main' } },
  },
  env: { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-42-x' },
};
export const BLOCKED = 'evaluation-failed';

export interface RecipeWorld {
  readonly scenario: Scenario;
  readonly proxied: Proxied;
  start: (
    workspace?: Partial<Workspace>,
    github?: Partial<NonNullable<ScenarioOptions['github']>>,
    others?: Workspace[],
  ) => Promise<void>;
  run: (
    name: string,
    options?: RunOptions,
    text?: string,
  ) => Promise<{ said: string; results: Record<string, RanJob['result']> }>;
  /**
   * The same, of a recipe whose jobs end so: the service was asked, GitHub refused nothing, and no job missed
   * anything. Answers what they said.
   */
  expectRun: (
    name: string,
    options: RunOptions,
    results: Record<string, RanJob['result']>,
  ) => Promise<string>;
  /** Gives the default branch another file. */
  merge: (path: string, text: string) => void;
  /** Version control starts a run of the one workspace. */
  push: (ingress: Push['ingress']) => void;
  /** The next job of this recipe goes through the proxy once more. */
  behindProxyAgain: (name: string) => void;
  /** For a recipe of another test whose runs and comments one of these finds again: by the same addresses. */
  alsoBehindProxy: (name: string) => void;
  /** @param skipped recipes whose program is not here */
  expectAllBehindProxy: (skipped?: readonly string[]) => void;
  /** The service was asked, GitHub refused nothing, and no job missed anything. */
  expectNothingMissing: (said: string) => void;
}

/**
 * Each job has a token with the permissions of that job and no others, and the secrets of its own environment. The
 * first time that one of the file's own recipes is run, it is behind a proxy that wants a password, in processes of
 * `dist/`; every other time in this process.
 */
export function recipeWorld(file: keyof typeof RECIPES): RecipeWorld {
  const own: readonly string[] = RECIPES[file];
  const ranBehindProxy = new Set<string>();
  const others = new Set<string>();
  let scenario: Scenario;
  let proxied: Proxied;
  let main: Record<string, StoredFile>;
  const settingsFiles: string[] = [];

  async function start(
    ...[workspace, github, others = []]: Parameters<RecipeWorld['start']>
  ): Promise<void> {
    main = github?.branches?.['main'] ?? {
      'network/versions.tf': readText('examples/infra/network/versions.tf'),
    };
    settingsFiles.length = 0;
    scenario = await startScenario({
      // Some recipes ask for policies: these have one.
      workspaces: [{ ...NET, script: 'evaluation-passed', ...workspace }, ...others],
      github: {
        workflowRuns: [{ id: RUN, headSha: HEAD }],
        people: { octocat: 'write', ann: 'maintain', rita: 'read' },
        teams: { 'acme/platform': [] },
        tokens: {
          [MEMBERS_TOKEN]: MEMBERS,
        },
        ...github,
        branches: { ...github?.branches, main },
      },
    });
    // The directories of the recipes are in the root of their repositories.
    cpSync('examples/infra', scenario.job.workspace, { recursive: true });
    writeFileSync(join(scenario.job.workspace, 'network/data.tf'), DATA);
    checkOut(scenario.job.workspace);
    proxied = await startProxied(scenario, HOSTS);
  }

  /** What the repository of the recipe has on its default branch and in the commit, and none of another recipe. */
  function mergeSettings(name: string, text: string): void {
    const inWorkspace = (path: string) => join(scenario.job.workspace, path);
    for (const path of settingsFiles.splice(0)) {
      delete main[path];
      rmSync(inWorkspace(path));
    }
    const [, named] = /^ +settings: (?!git::)(\S+)/m.exec(text) ?? [];
    const settings = SETTINGS[name];
    const isSecond = named !== undefined && basename(named, '.yml') !== settings;
    const wanted = new Map([
      [isSecond ? 'plangate.yml' : (named ?? 'plangate.yml'), settings],
      ...(isSecond ? [[named, basename(named, '.yml')] as const] : []),
    ]);
    for (const [path, example] of wanted) {
      if (example === undefined || path in main) continue;
      const content = readText(`examples/settings/${example}.yml`);
      main[path] = content;
      mkdirSync(dirname(inWorkspace(path)), { recursive: true });
      writeFileSync(inWorkspace(path), content);
      settingsFiles.push(path);
    }
    // As if the commit had them.
    const excluded = settingsFiles.map((path) => `/${path}\n`).join('');
    if (excluded !== '') writeFileSync(inWorkspace('.git/info/exclude'), excluded);
  }

  async function run(name: string, options: RunOptions = {}, text = recipe(name)) {
    mergeSettings(name, text);
    const isBehind =
      !BY_GIT.includes(name) &&
      (others.has(name) || (own.includes(name) && !ranBehindProxy.has(name)));
    const { hostname } = isBehind ? proxied : { hostname: scenario.service.origin };
    // A recipe that names its authorities gets no others.
    const trusted = !text.includes('NODE_EXTRA_CA_CERTS:') && {
      NODE_EXTRA_CA_CERTS: proxied.caFile,
    };
    const around = isBehind ? { ...proxied.env, ...trusted } : {};
    const called = [text, ...Object.values(options.called ?? {})];
    const before = {
      service: scenario.service.requests.length,
      github: scenario.github.requests.length,
    };
    const ran = await runWorkflow(text, scenario, {
      ...options,
      // A recipe without a service has no address of one.
      inputs: {
        ...(!/^ +local: true$/m.test(text) && { hostname }),
        ...(/settings: git::/.test(called.join('')) && { settings: pinnedSettings() }),
        ...options.inputs,
      },
      env: { ...around, ...options.env },
    });
    const steps = Object.values(ran).flatMap((job) => job.steps);
    if (isBehind && steps.length > 0) {
      if (own.includes(name)) ranBehindProxy.add(name);
      const asked = (['service', 'github'] as const).filter(
        (each) => scenario[each].requests.length > before[each],
      );
      expect(asked).not.toEqual([]);
      expect(proxied.tunnels()).toEqual(expect.arrayContaining(asked));
      expect(proxied.hosts().filter((host) => !HOSTS.includes(host))).toEqual([]);
    }
    const said = steps.map(({ stdout, stderr }) => `${stdout}\n${stderr}`).join('\n');
    return { said, results: results(ran) };
  }

  function expectNothingMissing(said: string): void {
    expect(scenario.service.requests).not.toEqual([]);
    const refused = scenario.github.requests.filter(({ status }) => status >= 400);
    expect([refused, scenario.github.violations]).toEqual([[], []]);
    // Here the files lie in no clone of git, so nothing lists what changes.
    const warnings = said.split('\n').filter((line) => line.startsWith('::warning'));
    expect(warnings.filter((line) => !line.includes('no complete list of changed files'))).toEqual(
      [],
    );
  }

  afterEach(async () => {
    await proxied.stop();
    await scenario.close();
  });
  return {
    get scenario() {
      return scenario;
    },
    get proxied() {
      return proxied;
    },
    start,
    run,
    async expectRun(name, options, expected) {
      const { results: ended, said } = await run(name, options);
      expect(ended).toEqual(expected);
      expectNothingMissing(said);
      return said;
    },
    merge: (path, text) => void (main[path] = text),
    push(ingress) {
      const files = { 'network/main.tf': '' };
      scenario.service.push({ workspace: 'net-prod', ingress, files });
    },
    behindProxyAgain: (name) => void ranBehindProxy.delete(name),
    alsoBehindProxy: (name) => void others.add(name),
    expectAllBehindProxy: (skipped = []) =>
      expect([...ranBehindProxy, ...skipped].sort()).toEqual(
        own.filter((name) => !BY_GIT.includes(name)).sort(),
      ),
    expectNothingMissing,
  };
}

/** The address of the file of the platform team, in a repository of this machine. */
function pinnedSettings(): string {
  const { root, commit } = openRepository(emptyDirectory());
  const head = commit({ 'plangate.yml': readText('examples/settings/organization.yml') });
  return `git::file://${root}//plangate.yml?ref=${head}`;
}

function results(ran: Record<string, RanJob>) {
  return Object.fromEntries(Object.entries(ran).map(([name, { result }]) => [name, result]));
}
