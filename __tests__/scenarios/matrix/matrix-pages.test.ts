/** What docs/matrix.md says for GitLab and Azure Pipelines, run as their runners would: job after job, with artifacts. */
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { RunningService } from '../../../src/service/service.ts';
import { startFakeAzure } from '../../support/fake-azure.ts';
import { startFakeGitLab } from '../../support/fake-gitlab.ts';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import { fencedBlocks } from '../../support/markdown-files.ts';
import { addressOf, projectUrl } from '../../support/git-server.ts';
import { gitIn } from '../../support/git-in.ts';
import { policyRepository } from '../../support/policy-repository.ts';
import { installCli, runShell } from '../../support/spawn-cli.ts';
import { startTestService } from '../../support/start-service.ts';
import { teamSeed } from '../../support/team-seed.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';

const TOKEN = 'team-token-of-this-test';
const REPORTS = 'plangate-reports';

type Vanishes = (group: string) => boolean;
type Ended = Awaited<ReturnType<typeof runShell>>;
interface Host {
  job(commit: string): Record<string, string>;
  /** Where the server of the repository is, as the variables of a job say it. */
  repository(origin: string): Record<string, string>;
  /** What the page says besides of its file. */
  more?: string;
  texts(): string[];
  /** The whole pipeline: what its one required check ended with. */
  run(vanishes: Vanishes): Promise<Ended>;
  stop(): Promise<void>;
}

let service: RunningService;
let host: Host;
let cwd: string;
let variables: Record<string, string>;
/** Of the host, outside of the checkout. */
let store: string;
afterEach(async () => {
  await Promise.all([service.stop(), host.stop()]);
});

/** Of the page's blocks, the one that says this. */
function block(words: string): unknown {
  const found = fencedBlocks('docs/matrix.md').filter(({ text }) => text.includes(words));
  expect(found).toHaveLength(1);
  // Two groups: what the page leaves to the number of workspaces.
  return parse(found[0]?.text.replace(' matrix --format', ' matrix --groups 2 --format') ?? '');
}

function shell(script: string, more: Record<string, string> = {}): Promise<Ended> {
  const env = {
    PATH: `${join(store, 'bin')}:${process.env['PATH']}`,
    HOME: store,
    TF_CLOUD_HOSTNAME: service.origin,
    TF_API_TOKEN: TOKEN,
    ...variables,
    ...more,
  };
  return runShell(script, cwd, env);
}

/** Where the host keeps what a job leaves; the job's own directory is clean afterwards. */
function keep(name: string): void {
  cpSync(join(cwd, REPORTS), join(store, 'artifacts', name), { recursive: true });
  rmSync(join(cwd, REPORTS), { recursive: true });
}

async function gitLab(): Promise<Host> {
  const fake = await startFakeGitLab();
  type Jobs = Record<string, { script: string[] }>;
  return Object.assign(fake, {
    repository: (origin: string) => ({ CI_PROJECT_URL: projectUrl(origin) }),
    async run(vanishes: Vanishes) {
      const parent = block('strategy: depend') as Jobs;
      const templates = block('.plangate-group:') as Jobs;
      const made = await shell(parent['matrix']?.script.join('\n') ?? '');
      if (made.code !== 0) return made;
      const child = parse(readFileSync(join(cwd, 'child.yml'), 'utf8')) as {
        include: { local: string }[];
        plangate: { extends: string; parallel: { matrix: Record<string, string>[] } };
        'plangate-combine': { extends: string; variables: Record<string, string> };
      };
      expect(child.include).toEqual([{ local: '.gitlab/plangate.yml' }]);
      for (const [index, row] of child.plangate.parallel.matrix.entries()) {
        if (vanishes(row['PLANGATE_GROUP'] ?? '')) continue;
        const script = templates[child.plangate.extends]?.script.join('\n') ?? '';
        await shell(script, { ...row, CI_NODE_INDEX: String(index + 1) });
        keep('.');
      }
      cpSync(join(store, 'artifacts'), join(cwd, REPORTS), { recursive: true });
      const last = child['plangate-combine'];
      return shell(templates[last.extends]?.script.join('\n') ?? '', last.variables);
    },
  });
}

async function azure(): Promise<Host> {
  const fake = await startFakeAzure();
  interface Job {
    job: string;
    steps: { bash?: string }[];
  }
  return Object.assign(fake, {
    more: 'target-branches: [main]\n',
    repository: (origin: string) => ({ BUILD_REPOSITORY_URI: addressOf(origin) }),
    async run(vanishes: Vanishes) {
      const { jobs } = block('DownloadPipelineArtifact') as { jobs: Job[] };
      const scriptOf = (name: string) =>
        jobs.find(({ job }) => job === name)?.steps.find(({ bash }) => bash !== undefined)?.bash ??
        '';
      const made = await shell(scriptOf('matrix'));
      const [, groups] =
        /^##vso\[task\.setvariable variable=groups;isOutput=true\](.*)$/m.exec(made.said) ?? [];
      if (made.code !== 0 || groups === undefined) return made;
      for (const row of Object.values(
        JSON.parse(groups) as Record<string, Record<string, string>>,
      )) {
        const { group = '', workspaces = '' } = row;
        if (vanishes(group)) continue;
        const variables = { PLANGATE_WORKSPACES: workspaces, PLANGATE_GROUP: group };
        await shell(scriptOf('groups'), variables);
        keep(`plangate-${group}`);
      }
      cpSync(join(store, 'artifacts'), join(cwd, REPORTS), { recursive: true });
      return shell(scriptOf('policy_gate'), { PLANGATE_GROUPS: groups });
    },
  });
}

async function pipeline(start: () => Promise<Host>, vanishes: Vanishes): Promise<Ended> {
  const workspaces = ['a', 'b'].map((name) => ({ name, tags: ['net'], script: 'both' as const }));
  service = await startTestService({
    seed: teamSeed({ team: 'gate', token: TOKEN }, workspaces),
  });
  host = await start();
  const [file] = fencedBlocks('docs/matrix.md').filter(({ text }) =>
    text.includes('# plangate.yml'),
  );
  const settings = `${file?.text ?? ''}\n${host.more ?? ''}`;
  const { origin, propose } = policyRepository({ 'plangate.yml': settings, 'README.md': '' });
  cwd = propose({ 'main.tf': 'resource "null_resource" "a" {}\n' });
  variables = { ...host.job(gitIn(cwd, 'rev-parse', 'HEAD')), ...host.repository(origin) };
  store = emptyDirectory();
  installCli(join(store, 'bin'));
  return host.run(vanishes);
}

describe.each([
  ['GitLab', gitLab],
  ['Azure Pipelines', azure],
])('%s', (_, start) => {
  test('where all groups pass, one check is green and there is no comment', async () => {
    const ended = await pipeline(start, () => false);
    expect(readdirSync(join(cwd, REPORTS))).toHaveLength(2);
    expect([ended.code, service.runs().length, host.texts()]).toEqual([0, 2, []]);
  });

  test('where a runner vanishes, the result is undecided and names its group', async () => {
    const ended = await pipeline(start, (group) => group.includes('-2-of-'));
    expect(ended.code).toBe(5);
    expect(host.texts()).toEqual([expect.stringMatching(/-2-of-2` left no report/)]);
  });
});
