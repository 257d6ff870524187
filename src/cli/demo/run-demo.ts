/**
 * A pull request through everything: the local service plans and judges the examples, the real gate
 * decides, the real publisher writes to a GitHub in memory.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeRuns } from '../../check/judge-runs.ts';
import { planAndJudge } from '../../check/plan-and-judge.ts';
import { createClient } from '../../client/client.ts';
import { createSend } from '../../client/http/send.ts';
import type { OpenJudge } from '../../rego/judge.ts';
import type { Seed } from '../../service/seed.ts';
import { startService, type RunningService } from '../../service/service.ts';
import { overrideRun } from '../../gate/override-run.ts';
import { exitCodeOf, type VerdictWord } from '../../model/verdict.ts';
import type { Execute, Log, Random, Send } from '../../model/ports.ts';
import type { JudgedChange } from '../../hosts/host.ts';
import { publishOnGitHub } from '../../hosts/github/publish.ts';
import { renderEvent, renderHead } from '../../report/console.ts';
import type { ReportContext, ReportView } from '../../report/view.ts';
import { readSettings, reportedSettings, type Settings } from '../../settings/settings.ts';
import {
  createDemoClock,
  createVersionsInOrder,
  oneAtATime,
  type DemoClock,
} from './demo-clock.ts';
import { createInMemoryGitHub, type InMemoryGitHub } from './in-memory-github.ts';
import { SCENARIOS, SHOWN, type Edit } from './scenarios.ts';
import { createSecrets } from '../../model/secrets.ts';

export interface DemoOptions {
  scenario: VerdictWord;
  examples: string;
  version: string;
  signal: AbortSignal;
  onLines(lines: string[]): void;
  log: Log;
  /** What judges; left out, answers of `opa` that were recorded. */
  openJudge?: OpenJudge;
}

export interface Demo {
  view: ReportView;
  exitCode: number;
  comments: InMemoryGitHub['comments'];
  annotations: InMemoryGitHub['annotations'];
  /** What could not be published; empty unless something is broken. */
  problems: string[];
}

/** As many as the settings below name. */
const WORKSPACES = 2;
const CHECK_RUN = 7001;
const SHA = '6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77';
const PAGE = `${SHOWN.github}/acme/infra`;
const PULL_REQUEST = { number: 42, url: `${PAGE}/pull/42` };
const RUN_DURATION_MS = 41_000;
/** What the pull request changes, for annotations of advisory failures. */
const CHANGED = [
  'infra/network/flow-logs.tf',
  'infra/network/main.tf',
  'infra/storage/shared.tf',
  'infra/storage/volumes.tf',
];

/** No time of this machine ends a scenario, because the clock of the demo runs as fast as it can. */
const NEVER = new AbortController().signal;
const UNLIMITED = {
  endsAt: Number.POSITIVE_INFINITY,
  endSignal: NEVER,
  alarms: { in: () => NEVER, after: () => NEVER, any: () => NEVER },
};

const SUBJECT: JudgedChange = {
  about: {},
  proposed: true,
  message: `acme/infra #${PULL_REQUEST.number} at ${SHA.slice(0, 7)}`,
  changeRequest: `acme/infra#${PULL_REQUEST.number}`,
  changedFiles: async () => undefined,
};

/** Plays one scenario, and deletes what it made. @throws if the demonstration itself is broken */
export async function runDemo(options: DemoOptions): Promise<Demo> {
  const { scenario, examples } = options;
  const clock = createDemoClock();
  const random = seededRandom(2026);
  const cleanUp: (() => Promise<unknown>)[] = [];
  try {
    const checkout = await copyExamples(examples, SCENARIOS[scenario].edits);
    cleanUp.push(() => checkout.remove());
    const seed = withPlans(
      JSON.parse(await readFile(join(examples, 'seed.json'), 'utf8')),
      SCENARIOS[scenario].plans,
    );
    const service = await startService({
      seed,
      seedDirectory: examples,
      clock,
      random,
      runDurationMs: RUN_DURATION_MS,
      openJudge: options.openJudge,
    });
    cleanUp.push(() => service.stop());
    const send = createSend({ environment: {} });
    cleanUp.push(() => send.close());
    return await runScenario(options, { clock, random, checkout, service, send, seed });
  } finally {
    for (const step of cleanUp.toReversed()) await step();
  }
}

/** The seed with the plans that were recorded of the scenario's files. */
function withPlans(seed: Seed, directory: string): Seed {
  const organizations = seed.organizations?.map((organization) => ({
    ...organization,
    workspaces: organization.workspaces?.map((workspace) => ({
      ...workspace,
      plan: `plans/${directory}/${workspace.name}.json`,
    })),
  }));
  return { ...seed, organizations };
}

interface DemoParts {
  clock: DemoClock;
  random: Random;
  checkout: Checkout;
  service: RunningService;
  send: Send;
  seed: Seed;
}

async function runScenario(options: DemoOptions, parts: DemoParts): Promise<Demo> {
  const { scenario, log, signal } = options;
  const { clock, random, checkout, service } = parts;
  const { script, isOverridden } = SCENARIOS[scenario];
  if (script) service.setScript(script.workspace, script.reference);
  const settings = settingsFor(service.origin, secretOf('pull-requests', parts.seed));
  const context = contextFor(settings, options, parts);
  const beforeRequest = isOverridden === true ? overrideBeforeRequests(parts, options) : undefined;
  const print = (lines: string[]) =>
    options.onLines(lines.map((line) => withShownAddress(line, service.origin)));
  print(renderHead({ ...context, hostname: SHOWN_HOST }));
  const conceals = createSecrets();
  const { result, view: plainView } = await planAndJudge(
    {
      settings,
      context,
      workingDirectory: checkout.root,
      repositoryRoot: checkout.root,
      subject: SUBJECT,
      secrets: [],
      conceals,
      proposed: true,
    },
    {
      send: createVersionsInOrder(oneAtATime(parts.send, clock, beforeRequest), WORKSPACES),
      clock,
      random,
      execute: everythingIsCommitted(checkout),
      environment: {},
      log,
      signal,
      ...UNLIMITED,
      onEvent: (event) =>
        print(renderEvent(event, { workspaces: WORKSPACES, repositoryRoot: checkout.root })),
    },
    judgeRuns,
  );
  const { host } = new URL(service.origin);
  const shown: ReportView = JSON.parse(
    withShownAddress(JSON.stringify(plainView), service.origin).replaceAll(host, SHOWN_HOST),
  );
  const view = conceals.concealAll(shown);
  const { api, comments, annotations } = createInMemoryGitHub(SHA, CHANGED, PULL_REQUEST.url);
  const { comment, annotate } = settings.report;
  const { problems } = await publishOnGitHub({
    view,
    target: {
      headSha: SHA,
      checkRunId: CHECK_RUN,
      pullRequest: { number: PULL_REQUEST.number, fork: false },
      comment,
      annotate,
    },
    github: { comments: api, checks: api },
    ports: { clock, random, signal },
  });
  const exitCode = exitCodeOf(result, settings.policy.failOn);
  return { view, exitCode, comments, annotations, problems: problems.map(({ text }) => text) };
}

const SHOWN_HOST = new URL(SHOWN.service).host;

/**
 * Replaces local addresses before anything is rendered, so that the output is the same on every machine. `--hostname`
 * names a host without its scheme if that is https, as for the shown host.
 */
function withShownAddress(text: string, origin: string): string {
  return text
    .replaceAll(`--hostname ${origin}`, `--hostname ${SHOWN_HOST}`)
    .replaceAll(origin, SHOWN.service);
}

function settingsFor(origin: string, token: string): Settings {
  const inputs = {
    hostname: origin,
    token,
    organization: 'acme',
    workspaces: 'net-prod=infra/network, storage-prod=infra/storage',
    comment: 'always',
  };
  const loaded = readSettings({ inputs, environment: {}, entryPoint: 'action' });
  if ('problems' in loaded)
    throw new Error(loaded.problems.map(({ message }) => message).join(' '));
  return loaded.settings;
}

function contextFor(settings: Settings, options: DemoOptions, parts: DemoParts): ReportContext {
  const { checkout, clock } = parts;
  return {
    ...reportedSettings(settings),
    repository: {
      serverUrl: SHOWN.github,
      slug: 'acme/infra',
      root: checkout.root,
      defaultBranch: 'main',
    },
    commit: { sha: SHA, url: `${PAGE}/commit/${SHA}` },
    pullRequest: PULL_REQUEST,
    job: { url: `${PAGE}/actions/runs/1`, runId: 1, attempt: 1 },
    startedAt: clock.date().toISOString(),
    version: options.version,
    adoptsOverridden: true,
  };
}

function secretOf(team: string, { tokens }: Seed): string {
  const token = tokens?.find(({ of }) => of === team);
  if (token === undefined) throw new Error(`the examples have no token of the team ${team}`);
  return token.secret;
}

/** Before each request of the gate for a run, the security team overrides what waits for it. */
function overrideBeforeRequests(parts: DemoParts, options: DemoOptions) {
  const { service, clock, random, seed } = parts;
  const { log, signal } = options;
  const { origin } = service;
  const token = secretOf('security', seed);
  const send: Send = (request) => clock.during(() => parts.send(request));
  const client = createClient({ origin, token, send, clock, random, log, signal });
  return async ({ url }: { url: URL }) => {
    const [, runId] = /^\/api\/v2\/runs\/(run-\w+)$/.exec(url.pathname) ?? [];
    if (runId === undefined) return;
    const reason = 'Flow logs of all accounts are kept in one region: agreed on in SEC-217.';
    await overrideRun(client, clock, { runId, reason, actor: {} });
  };
}

/** Answers in place of git: every file of this checkout is committed, and any other command fails. */
function everythingIsCommitted({ files }: Checkout): Execute {
  return async (program, args) => {
    const listing = program === 'git' && args.includes('ls-files');
    const stdout = listing ? files.map((path) => `${path}\0`).join('') : '';
    return { exitCode: listing ? 0 : 1, stdout, stderr: '' };
  };
}

interface Checkout {
  /** Absolute; the configuration is in `infra/` below it. */
  root: string;
  /** Every file, relative to the root: all of them count as committed. */
  files: string[];
  remove(): Promise<void>;
}

async function copyExamples(examples: string, edits: readonly Edit[]): Promise<Checkout> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'plangate-demo-')));
  const remove = () => rm(root, { recursive: true, force: true });
  try {
    await mkdir(join(root, '.git'));
    await cp(join(examples, 'infra'), join(root, 'infra'), { recursive: true });
    for (const [file, find, replace] of edits) {
      const path = join(root, 'infra', file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(find))
        throw new Error(`${file} of the examples has no ${JSON.stringify(find)}`);
      await writeFile(path, text.replaceAll(find, replace));
    }
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .map((path) => path.replaceAll('\\', '/'));
    return { root, files: files.sort(), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Random numbers that are the same every time: mulberry32. */
function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
