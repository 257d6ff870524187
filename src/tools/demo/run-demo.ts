/**
 * A pull request through everything: the local service plans and judges the examples, the real gate
 * decides, the real publisher writes to a GitHub in memory.
 */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRuleFile } from '../../archive/ignore-rules.ts';
import { planAndJudge } from '../../check/check.ts';
import { reportContext } from '../../check/report-context.ts';
import { uploadedFiles } from '../../check/where-plans-come-from.ts';
import { createClient } from '../../client/client.ts';
import { createSend } from '../../client/http/send.ts';
import type { OpenJudge } from '../../service/load-policies.ts';
import type { Seed } from '../../service/seed.ts';
import { startService, type RunningService } from '../../service/service.ts';
import { overrideRun } from '../../overrides/override-run.ts';
import { exitCodeOf, type VerdictWord } from '../../model/verdict.ts';
import type { Execute, Log, Random, Send } from '../../model/ports.ts';
import { toRequestBase } from '../../model/request-base.ts';
import type { JudgedChange } from '../../hosts/judged-change.ts';
import { publishOnGitHub } from '../../hosts/github/publish.ts';
import { renderEvent, renderHead } from '../../report/job-log.ts';
import type { ReportContext, ReportView } from '../../report/view.ts';
import { readSettings, type Settings } from '../../settings/settings.ts';
import {
  readSettingsFile,
  type SettingsFile,
  type WorkspaceEntry,
} from '../../settings/settings-file/read-settings-file.ts';
import type { WorkspaceSelector } from '../../settings/workspace-selectors.ts';
import { sentencesOf } from '../../model/parse.ts';
import {
  type DemoClock,
  type InMemoryGitHub,
  createDemoClock,
  createVersionsInOrder,
  oneAtATime,
  createInMemoryGitHub,
} from './stand-ins.ts';
import { SCENARIOS, SHOWN, type Edit } from './scenarios.ts';
import { createSecrets, type Secrets } from '../../model/secrets.ts';
import { makeTemporary, removeTemporary } from '../../machine/temporary.ts';

export interface DemoOptions {
  scenario: VerdictWord;
  /** Absolute path of the directory `examples/`. */
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
  /** That of `plangate check`. */
  exitCode: number;
  comments: InMemoryGitHub['comments'];
  annotations: InMemoryGitHub['annotations'];
}

/** As many as the settings below name. */
const WORKSPACE_COUNT = 2;
const CHECK_RUN_ID = 7001;
const HEAD_SHA = '6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77';
const REPOSITORY_URL = `${SHOWN.github}/acme/infra`;
const PULL_REQUEST = { number: 42, url: `${REPOSITORY_URL}/pull/42` };
const RUN_DURATION_MS = 41_000;
/** What the pull request changes: advisory failures get annotations in changed files only. */
const CHANGED_FILES = [
  'infra/network/flow-logs.tf',
  'infra/network/main.tf',
  'infra/storage/shared.tf',
  'infra/storage/volumes.tf',
];

const NEVER_ABORTED = new AbortController().signal;
/** A scenario has no limit of time: the clock of the demonstration runs as fast as it can. */
const UNLIMITED = {
  endsAt: Number.POSITIVE_INFINITY,
  endSignal: NEVER_ABORTED,
  alarms: { in: () => NEVER_ABORTED, after: () => NEVER_ABORTED, any: () => NEVER_ABORTED },
};

const SUBJECT: JudgedChange = {
  reportedJob: {},
  base: toRequestBase('main', 'main'),
  proposed: true,
  message: `acme/infra #${PULL_REQUEST.number} at ${HEAD_SHA.slice(0, 7)}`,
  changeRequest: `acme/infra#${PULL_REQUEST.number}`,
  changedFiles: async () => undefined,
};

/** Plays one scenario, and deletes what it made. @throws if the demonstration itself is broken */
export async function runDemo(options: DemoOptions): Promise<Demo> {
  const { scenario, examples } = options;
  const clock = createDemoClock();
  const random = seededRandom(2026);
  const cleanUps: (() => Promise<unknown>)[] = [];
  try {
    const checkout = await copyExamples(examples, SCENARIOS[scenario].edits);
    cleanUps.push(() => checkout.remove());
    const exampleSeed: Seed = JSON.parse(await readFile(join(examples, 'seed.json'), 'utf8'));
    const seed = withPlans(exampleSeed, SCENARIOS[scenario].plans);
    const service = await startService({
      seed,
      seedDirectory: examples,
      clock,
      random,
      runDurationMs: RUN_DURATION_MS,
      openJudge: options.openJudge,
    });
    cleanUps.push(() => service.stop());
    const send = createSend({ environment: {} });
    cleanUps.push(() => send.close());
    return await runScenario(options, { clock, random, checkout, service, send, seed });
  } finally {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  }
}

/** The seed with the plans that were recorded of the scenario's files. @param directory below `examples/plans` */
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

/** Judges the change, and publishes the report to a GitHub in memory. */
async function runScenario(options: DemoOptions, parts: DemoParts): Promise<Demo> {
  const { scenario, signal } = options;
  const { clock, random, service } = parts;
  const { script } = SCENARIOS[scenario];
  if (script) service.setScript(script.workspace, script.reference);
  const settings = settingsFor(service.origin, secretOf('pull-requests', parts.seed));
  const secrets = createSecrets();
  const { result, view: judgedView } = await judgeScenario(settings, secrets, options, parts);
  const { host } = new URL(service.origin);
  const shownView: ReportView = JSON.parse(
    withShownAddress(JSON.stringify(judgedView), service.origin).replaceAll(host, SHOWN_HOST),
  );
  const view = secrets.concealAll(shownView);
  const { api, comments, annotations } = createInMemoryGitHub({
    headSha: HEAD_SHA,
    files: CHANGED_FILES,
    url: PULL_REQUEST.url,
  });
  const { comment, annotate } = settings.report;
  await publishOnGitHub({
    view,
    target: {
      headSha: HEAD_SHA,
      checkRunId: CHECK_RUN_ID,
      pullRequest: { number: PULL_REQUEST.number, fork: false },
      comment,
      annotate,
    },
    github: { comments: api, checks: api },
    ports: { clock, random, signal },
  });
  const exitCode = exitCodeOf(result, settings.policy.failOn);
  return { view, exitCode, comments, annotations };
}

/** The real gate over the local service, with what happens in the scenario. Its log goes to `onLines`. */
async function judgeScenario(
  settings: Settings,
  secrets: Secrets,
  options: DemoOptions,
  parts: DemoParts,
) {
  const { plans } = settings;
  if (plans.from !== 'service') throw new Error('the demo uploads files');
  const { scenario, log, signal } = options;
  const { clock, random, checkout, service } = parts;
  const beforeRequest = SCENARIOS[scenario].isOverridden
    ? overrideBeforeRequests(parts, options)
    : undefined;
  const context = contextFor(settings, options, parts);
  const print = (lines: string[]) =>
    options.onLines(lines.map((line) => withShownAddress(line, service.origin)));
  const madeWhere = `acme on ${SHOWN_HOST}`;
  print(renderHead({ ...context, plans: { ...context.plans, madeWhere } }));
  return planAndJudge(
    {
      settings,
      context,
      workingDirectory: checkout.root,
      repositoryRoot: checkout.root,
      subject: SUBJECT,
      secrets: [],
      conceals: secrets,
      sent: async () => ({
        at: async (root) => ({ rules: await readRuleFile(root, root) }),
        textOnBranch: async () => undefined,
      }),
      proposed: true,
    },
    uploadedFiles(plans, settings),
    {
      send: createVersionsInOrder(oneAtATime(parts.send, clock, beforeRequest), WORKSPACE_COUNT),
      clock,
      random,
      execute: everythingIsCommitted(checkout),
      environment: {},
      log,
      signal,
      ...UNLIMITED,
      onEvent: (event) =>
        print(renderEvent(event, { areSeveral: true, repositoryRoot: checkout.root })),
    },
  );
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

/** What says how the repository is gated, as `plangate.yml` on its default branch. */
const SETTINGS_FILE = `organization: acme
workspaces:
  - { name: net-prod, directory: infra/network }
  - { name: storage-prod, directory: infra/storage }
comment: always
`;

function settingsFor(origin: string, token: string): Settings {
  const read = readSettingsFile(SETTINGS_FILE, 'plangate.yml');
  if ('problems' in read) throw new Error(sentencesOf(read.problems));
  const { file: own } = read;
  const loaded = readSettings({
    inputs: { hostname: origin, token },
    environment: {},
    files: { own },
    selectors: namedBy(own),
    entryPoint: 'action',
  });
  if ('problems' in loaded) throw new Error(sentencesOf(loaded.problems));
  return loaded.settings;
}

/** The workspaces that a file names without patterns. */
function namedBy({ values }: SettingsFile): WorkspaceSelector[] {
  const entries = (values.get('workspaces')?.value ?? []) as readonly WorkspaceEntry[];
  return entries.flatMap((entry) => (entry.kind === 'directories' ? [] : entry));
}

function contextFor(settings: Settings, options: DemoOptions, parts: DemoParts): ReportContext {
  const { checkout, clock } = parts;
  const reportedJob = {
    repository: {
      serverUrl: SHOWN.github,
      slug: 'acme/infra',
      root: checkout.root,
      defaultBranch: 'main',
    },
    commit: { sha: HEAD_SHA, url: `${REPOSITORY_URL}/commit/${HEAD_SHA}` },
    pullRequest: PULL_REQUEST,
    job: { url: `${REPOSITORY_URL}/actions/runs/1`, runId: 1, attempt: 1 },
    adoptsOverridden: true,
  };
  const context = reportContext(settings, { reportedJob }, clock, { byPerson: false });
  return { ...context, gate: { ...context.gate, version: options.version } };
}

function secretOf(team: string, { tokens }: Seed): string {
  const token = tokens?.find(({ of }) => of === team);
  if (token === undefined) throw new Error(`the examples have no token of the team ${team}`);
  return token.secret;
}

/** What overrides, as the security team, what waits for an override, each time before the gate asks for a run. */
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
    if (program !== 'git' || !args.includes('ls-files')) {
      return { exitCode: 1, stdout: '', stderr: '' };
    }
    return { exitCode: 0, stdout: files.map((path) => `${path}\0`).join(''), stderr: '' };
  };
}

interface Checkout {
  /** Absolute; the configuration is in `infra/` below it. */
  root: string;
  /** Every file, relative to the root: all of them count as committed. */
  files: string[];
  remove(): Promise<void>;
}

/** A temporary directory with the configuration of the examples as the pull request changes it. */
async function copyExamples(examples: string, edits: readonly Edit[]): Promise<Checkout> {
  const root = makeTemporary('plangate-demo-');
  const remove = async () => removeTemporary(root);
  try {
    await mkdir(join(root, '.git'));
    await cp(join(examples, 'infra'), join(root, 'infra'), { recursive: true });
    for (const [file, search, replacement] of edits) {
      const path = join(root, 'infra', file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(search))
        throw new Error(`${file} of the examples has no ${JSON.stringify(search)}`);
      await writeFile(path, text.replaceAll(search, replacement));
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
