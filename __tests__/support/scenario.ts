/** One pull request, one service, one GitHub: everything a step meets, and what came of it as text. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitIn, gitIn, initIn } from './git-in.ts';
import type { GitHubOptions, RunningGitHub } from './github/start-github.ts';
import { startGitHub } from './github/start-github.ts';
import { workflowToken } from './github/state.ts';
import type { ServiceOptions, RunningService } from '../../src/service/service.ts';
import type { Seed } from '../../src/service/seed.ts';
import type { Ended, Step } from './runner.ts';
import { ROOT, startJob } from './runner.ts';
import { seededRandom } from './virtual-time.ts';
import { startTestService } from './start-service.ts';

export const HEAD = '6f1cb4077fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1';
export const MERGE = 'a9d3f0b86c5e4d7f8091a2b3c4d5e6f708192a3b';
export const BASE = '0b5e7c1d9f8a4b3c2d1e0f9a8b7c6d5e4f3a2b1c';
/** Secrets that no output may hold. */
export const SERVICE_TOKEN = 'Sc3narioT0ken.atlasv1.s3cr3tOfTheService0123456789';
export const GITHUB_TOKEN = 'ghs_s3cr3tOfTheWorkflow0123456789abcdefghi';
export const JOB = 4801;

/** The workspace that a scenario has unless its test names others. */
export const NET = {
  id: 'ws-netprod0000000000',
  name: 'net-prod',
  workingDirectory: 'network',
};

/** What a step of the gate names itself. Those of other actions have it from `plangate.yml`. */
const GATED = { organization: 'acme', workspace: 'net-prod', directory: 'infra/network' };

export type StepChanges = Partial<Step> & {
  with?: Record<string, string>;
  /** What `plangate.yml` of the default branch has from this step on, by key. The request leaves it as it is. */
  keys?: Record<string, unknown>;
};

export type Scenario = Awaited<ReturnType<typeof startScenario>>;

export interface ScenarioOptions {
  service?: Partial<ServiceOptions>;
  /** Of the one workspace, `net-prod`. */
  script?: NonNullable<Seed['organizations'][number]['workspaces']>[number]['script'];
  workspaces?: NonNullable<Seed['organizations'][number]['workspaces']>;
  policySets?: NonNullable<Seed['organizations'][number]['policySets']>;
  github?: Partial<GitHubOptions>;
  /** The text of `plangate.yml` on the default branch, which the request leaves as it is. Without it there is none. */
  settings?: string;
}

export async function startScenario(options: ScenarioOptions = {}) {
  const job = await startJob();
  // To copy it without waiting takes a quarter of the processor time.
  cpSync(checkedOutExamples(), job.workspace, { recursive: true });
  const { settings } = options;
  const branches = { main: { 'README.md': '' } as Files, ...options.github?.branches };
  /** The default branch has it, and so has the request, as if it were in the commits that a test may have made. */
  const mergeSettings = (text: string) => {
    branches.main = { ...branches.main, 'plangate.yml': text };
    writeFileSync(join(job.workspace, 'plangate.yml'), text);
    const excluding = join(job.workspace, '.git/info');
    mkdirSync(excluding, { recursive: true });
    writeFileSync(join(excluding, 'exclude'), '/plangate.yml\n');
  };
  if (settings !== undefined) mergeSettings(settings);
  const service = await startTestService({
    random: seededRandom(42),
    seed: seedOf(options),
    seedDirectory: ROOT,
    ...options.service,
  });
  const github = await startGitHub({
    pullRequests: [{ number: 42, headSha: HEAD, baseSha: BASE, files: ['infra/network/main.tf'] }],
    mainline: [BASE],
    // Unless a test says otherwise, the head has the files that are checked out.
    commits: (_, path) => readIfThere(join(job.workspace, path)),
    jobs: [{ id: JOB, name: 'gate', headSha: HEAD }],
    tokens: { [GITHUB_TOKEN]: workflowToken() },
    ...options.github,
    branches,
  });

  const all: Ended[] = [];
  const bare = { ...job };
  job.run = async (step) => kept(await bare.run(step));
  job.post = async (step, state) => kept(await bare.post(step, state));
  const kept = (ended: Ended) => {
    all.push(ended);
    return ended;
  };
  const everything = ({ stdout, stderr, summary, outputs, state }: Ended) =>
    [
      stdout,
      stderr,
      summary,
      JSON.stringify([outputs, state]),
      JSON.stringify([github.comments(42), github.checkRuns()]),
    ].join('\n');

  /** Makes equal what differs from run to run. */
  const normalize = (text: string) =>
    text
      .replaceAll(service.origin, 'http://service.example')
      .replaceAll(new URL(service.origin).host, 'service.example')
      .replaceAll(github.serverUrl, 'http://github.example')
      .replaceAll(job.workspace, '/checkout')
      .replaceAll(job.temp, '/temp')
      .replace(/\/v1\/(object|log)\/[A-Za-z0-9_/-]+(\?\S*)?/g, '/v1/$1/…')
      .replace(/^::add-mask::[A-Za-z0-9_-]{43}$/gm, '::add-mask::…')
      .replaceAll(SERVICE_TOKEN, '*** (the service token)')
      .replaceAll(GITHUB_TOKEN, '*** (the GitHub token)')
      .replace(/ s=[A-Za-z0-9_-]+ -->/g, ' s=… -->')
      .replace(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, '<date> UTC')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<date>')
      .replace(/\b\d\d:\d\d(?=[ \n]|$)/gm, 'mm:ss')
      .replace(/[\d.,]+ [kM]?B, sha256 [0-9a-f]+/g, '<size>, sha256 <digest>')
      .replace(/\b[0-9a-f]{64}\b/g, '<sha256>')
      .replace(/"(bytes|durationMs)": [\d.]+/g, '"$1": 0');

  const step = ({ keys, ...changes }: StepChanges = {}): Step => {
    if (keys !== undefined) mergeSettings(yamlOf(keys));
    return stepOf(changes);
  };
  const stepOf = (changes: Omit<StepChanges, 'keys'>): Step => ({
    event: pullRequestEvent(),
    token: GITHUB_TOKEN,
    checkRunId: JOB,
    ...changes,
    with: {
      hostname: service.origin,
      token: SERVICE_TOKEN,
      ...(changes.action ? {} : GATED),
      ...changes.with,
    },
    env: {
      GITHUB_SHA: MERGE,
      GITHUB_REF: 'refs/pull/42/merge',
      GITHUB_API_URL: github.serverUrl,
      GITHUB_GRAPHQL_URL: github.graphqlUrl,
      GITHUB_SERVER_URL: github.serverUrl,
      RUNNER_DEBUG: '1',
      ACTIONS_STEP_DEBUG: 'true',
      ...changes.env,
    },
  });

  return {
    job,
    service,
    github,
    /** The gate as a step of a workflow on this pull request. */
    step,
    run: (changes?: StepChanges) => job.run(step(changes)),
    /** What people and machines see. */
    transcript: (ended: Ended) => normalize(transcriptOf(ended, service, github)),
    normalize,
    /** The comments as they are now. */
    comment: () =>
      normalize(
        github
          .comments(42)
          .map(({ id, author, body }) => `comment ${id} by ${author}\n\n${body}\n\n`)
          .join(''),
      ),
    /** Rejects when a step has printed, saved, written or posted a secret. */
    async close() {
      await service.stop();
      await github.stop();
      await job.remove();
      const leaks = all.flatMap((ended) => leaksIn(everything(ended)));
      if (leaks.length > 0) throw new Error(`a secret leaked:\n${leaks.join('\n')}`);
    },
  };
}

type Files = NonNullable<GitHubOptions['branches']>[string];

/** A file of settings: a line for each key. */
export function yamlOf(keys: Readonly<Record<string, unknown>>): string {
  return Object.entries(keys)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');
}

export function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Lines that show a token or a signed URL. Masking is a command that the runner swallows. */
function leaksIn(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('::add-mask::'))
    .filter(
      (line) =>
        line.includes(SERVICE_TOKEN) ||
        line.includes(GITHUB_TOKEN) ||
        /\/v1\/(?:object|log)\/|\/signed-artifact\//.test(line),
    );
}

export function seedOf({ script, workspaces, policySets }: ScenarioOptions): Seed {
  return {
    users: [{ username: 'ci' }],
    organizations: [
      {
        name: 'acme',
        teams: [{ id: 'team-owners0000000000', name: 'owners', owners: true, members: ['ci'] }],
        workspaces: workspaces ?? [{ ...NET, ...(script !== undefined && { script }) }],
        ...(policySets !== undefined && { policySets }),
      },
    ],
    tokens: [{ kind: 'user', of: 'ci', secret: SERVICE_TOKEN }],
  };
}

export function pullRequestPayload(
  changes: { head?: string; from?: string | null; number?: number; author?: string } = {},
): unknown {
  const { head = HEAD, from = 'acme/infra', number = 42, author } = changes;
  return {
    action: 'synchronize',
    number,
    pull_request: {
      number,
      user: author === undefined ? undefined : { login: author },
      head: { sha: head, ref: 'change', repo: from === null ? null : { full_name: from } },
      base: { sha: BASE, ref: 'main', repo: { full_name: 'acme/infra' } },
    },
  };
}

/** The event of the pull request; `name` is that of another event with the same payload. */
export const pullRequestEvent = (
  changes: Parameters<typeof pullRequestPayload>[0] = {},
  name = 'pull_request',
) => ({ name, payload: pullRequestPayload(changes) });

let examples: string | undefined;

/** The examples in `infra`, as a checkout. Made once and packed, because git takes longer to make it than to copy it. */
function checkedOutExamples(): string {
  if (examples !== undefined) return examples;
  const directory = mkdtempSync(join(tmpdir(), 'plangate-examples-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  cpSync(join(ROOT, 'examples/infra'), join(directory, 'infra'), { recursive: true });
  checkOut(directory);
  gitIn(directory, 'gc', '--quiet');
  return (examples = directory);
}

/** A checkout of one commit: enough of a repository to say which commit it is. */
export function checkOut(directory: string): string {
  initIn(directory);
  return commitIn(directory, 'checkout');
}

/** Checks out what GitHub would make of the head, and returns its id. */
export function checkOutMerge(workspace: string): string {
  const base = checkOut(workspace);
  const tree = gitIn(workspace, 'rev-parse', `${base}^{tree}`);
  const who = 'GitHub <noreply@github.com> 1700000000 +0000';
  const text = `tree ${tree}\nparent ${base}\nparent ${HEAD}\nauthor ${who}\ncommitter ${who}\n\nmerge\n`;
  const path = join(workspace, '.git/merge');
  writeFileSync(path, text);
  const merge = gitIn(workspace, 'hash-object', '-t', 'commit', '-w', '--literally', path);
  writeFileSync(join(workspace, '.git/HEAD'), `${merge}\n`);
  return merge;
}

function transcriptOf(ended: Ended, service: RunningService, github: RunningGitHub): string {
  const shown = (title: string, text: string) => `===== ${title}\n${text.trimEnd()}\n`;
  const list = (requests: { method: string; path: string; status: number }[]) =>
    inOrder(requests.map(({ method, path, status }) => `${method} ${path} ${status}`)).join('\n');
  const comments = github
    .comments(42)
    .map(({ id, author, body }) => `comment ${id} by ${author}\n${body}`);
  const checks = github
    .checkRuns()
    .map(({ name, title, summary, annotations }) =>
      [
        `check run ${name}: ${title ?? '(no title)'}`,
        summary ?? '',
        ...annotations.map((one) => JSON.stringify(one, undefined, 2)),
      ].join('\n'),
    );
  return [
    shown('exit code', String(ended.exitCode)),
    shown('log', withoutDebug(ended.stdout)),
    shown('stderr', ended.stderr),
    shown(
      'outputs',
      Object.entries(ended.outputs)
        .map(([name, value]) => `${name}=${value}`)
        .join('\n'),
    ),
    shown('comment', comments.join('\n\n')),
    shown('check run', checks.join('\n\n')),
    shown('summary', ended.summary),
    shown('requests to the service', list(service.requests)),
    shown('requests to GitHub', list(github.requests)),
    shown('what GitHub would refuse', github.violations.join('\n')),
  ].join('\n');
}

/** Reads that are made side by side arrive in any order: between two writes they are sorted. */
function inOrder(lines: string[]): string[] {
  const sorted: string[] = [];
  let reads: string[] = [];
  for (const line of lines) {
    if (line.startsWith('GET ')) {
      reads.push(line);
      continue;
    }
    sorted.push(...reads.sort(), line);
    reads = [];
  }
  return [...sorted, ...reads.sort()];
}

/** Debug lines depend on timing, so they are only searched for secrets. */
function withoutDebug(log: string): string {
  return log
    .split('\n')
    .filter((line) => !line.startsWith('::debug::'))
    .join('\n');
}
