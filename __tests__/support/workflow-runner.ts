/**
 * A workflow of GitHub as its runners would run it, as far as the recipes go: jobs after those that they need, a
 * matrix from the output of another job, artifacts between jobs, called workflows. Each job has a token of its
 * own that may do what its `permissions:` say and nothing else, and the secrets of the repository and of its
 * environment. What the runner does not know it refuses, so that no recipe passes for a reason that is none.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { fillIn, isTrue, type Facts } from './expression.ts';
import type { Access, Identity } from './github/start-github.ts';
import { inDist, ROOT } from './dist.ts';
import type { Ended, Step } from './runner.ts';
import { HEAD, type Scenario, type StepChanges } from './scenario.ts';
import { inputsOf } from './settings-text.ts';

interface WorkflowStep {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  'working-directory'?: string;
  'continue-on-error'?: boolean;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface WorkflowJob {
  needs?: string | string[];
  if?: string;
  environment?: string;
  permissions?: Record<string, Access>;
  outputs?: Record<string, string>;
  env?: Record<string, string>;
  strategy?: { matrix: string };
  /** Another workflow. */
  uses?: string;
  secrets?: 'inherit' | Record<string, string>;
  steps?: WorkflowStep[];
}

export interface RanJob {
  result: 'success' | 'failure' | 'cancelled' | 'skipped';
  outputs: Record<string, string>;
  steps: Ended[];
  /** The jobs of a matrix, one for each row; a job without a matrix is the only one. */
  legs?: RanJob[];
}

/** All jobs of a workflow run. */
export type Ran = Record<string, RanJob>;

type Texts = Record<string, string>;

interface RunOptions {
  /** Of the repository. */
  secrets?: Texts;
  /** Of its environments. */
  environments?: Record<string, Texts>;
  variables?: Texts;
  /**
   * Inputs that replace those of the recipe, because the stand-ins have other addresses than the real servers. An action gets
   * those that it has.
   */
  inputs?: Texts;
  /** What `plangate.yml` of the default branch has. */
  keys?: StepChanges['keys'];
  /** What started it; the pull request of the scenario when left out. */
  event?: Step['event'];
  /** More variables for every step, as `GITHUB_REF` or a proxy. */
  env?: Texts;
  /** Workflows that others call, by the end of what they are called by. */
  called?: Record<string, string>;
  /** The reviewers of an environment, before a job with it begins. `false`: they refuse, and GitHub lets the job fail. */
  release?: (environment: string) => boolean | void;
  /** Shell scripts in place of programs, by name; '' leaves the program of this machine. */
  programs?: Texts;
  /** Variables of a job that may ask for an identity. */
  identity?: Texts;
  /** Each job has a runner of its own: a checkout leaves what the commit has, and nothing else. */
  ownRunners?: boolean;
  /** Artifacts that are gone before another job asks for them. */
  expires?: (artifact: string) => boolean;
  /** Groups whose runner is gone before it could leave anything. */
  vanishes?: (group: string) => boolean;
  /** Groups whose runner is gone when the gate has ended, before its report is uploaded. */
  vanishesAtEnd?: (group: string) => boolean;
  /** Groups whose job a person cancels once its run has begun. */
  cancels?: (group: string) => boolean;
  /**
   * "Re-run failed jobs" of what ran before: the jobs that did not succeed and those that need them run
   * again, and artifacts are still there. Of a matrix, only the jobs that did not succeed.
   */
  again?: { attempt: number; of: Ran };
}

interface Run {
  scenario: Scenario;
  options: RunOptions;
  artifacts: string;
  /** Contexts that all jobs have. */
  facts: Facts;
  /** The most permissions that a job can have: those of the job that called the workflow. */
  most?: Record<string, Access> | undefined;
}

const MOST_JOBS = 256;
let tokens = 0;

export async function runWorkflow(text: string, scenario: Scenario, given: RunOptions = {}) {
  const attempt = given.again?.attempt ?? 1;
  const countsForLimit: Texts = { GITHUB_RUN_ATTEMPT: String(attempt) };
  const options = { ...given, env: { ...countsForLimit, ...given.env } };
  const artifacts = join(scenario.job.temp, 'artifacts');
  mkdirSync(artifacts, { recursive: true });
  installStubs(scenario, options.programs ?? {});
  const { event, env = {} } = scenario.step({ ...(options.event && { event: options.event }) });
  const { GITHUB_SHA, GITHUB_REF, GITHUB_ACTOR } = { ...env, ...options.env };
  const facts: Facts = {
    github: {
      event: event.payload,
      event_name: event.name,
      repository: 'acme/infra',
      sha: GITHUB_SHA,
      ref: GITHUB_REF,
      base_ref: baseOf(event.payload),
      actor: GITHUB_ACTOR,
      workspace: scenario.job.workspace,
    },
    secrets: options.secrets ?? {},
    vars: options.variables ?? {},
    inputs: (event.payload as { inputs?: Texts } | undefined)?.inputs ?? {},
  };
  return runJobs(text, { scenario, options, artifacts, facts });
}

function baseOf(payload: unknown): string {
  const { pull_request: request } = payload as { pull_request?: { base?: { ref?: string } } };
  return request?.base?.ref ?? '';
}

async function runJobs(text: string, run: Run): Promise<Ran> {
  const { jobs } = parse(text) as { jobs: Record<string, WorkflowJob> };
  const ran: Ran = {};
  for (const [name, job] of Object.entries(jobs)) {
    const needs = [job.needs ?? []].flat();
    const facts: Facts = {
      ...run.facts,
      needs: Object.fromEntries(needs.map((each) => [each, ran[each]])),
    };
    const before = run.options.again?.of[name];
    const isKept = needs.every((each) => ran[each] === run.options.again?.of[each]);
    if (before?.result === 'success' && isKept) {
      ran[name] = before;
      continue;
    }
    const ready = needs.every((each) => ran[each]?.result === 'success');
    const isMeant = job.if === undefined || isTrue(job.if, facts);
    if (!isMeant || !(ready || job.if?.includes('always()'))) {
      ran[name] = { result: 'skipped', outputs: {}, steps: [] };
      continue;
    }
    if (job.uses !== undefined)
      Object.assign(ran, await callWorkflow(name, job, { ...run, facts }));
    else ran[name] = await runLegs(name, job, { ...run, facts });
  }
  return ran;
}

/** A called workflow gets the secrets that its caller passes; those of an environment only with `secrets: inherit`. */
async function callWorkflow(name: string, job: WorkflowJob, run: Run) {
  const { called = {} } = run.options;
  const [, text] = Object.entries(called).find(([path]) => job.uses?.includes(`/${path}@`)) ?? [];
  if (text === undefined) throw new Error(`the runner does not know ${job.uses}`);
  const given =
    job.secrets === 'inherit'
      ? run.facts['secrets']
      : Object.fromEntries(
          Object.entries(job.secrets ?? {}).map(([one, value]) => [one, fillIn(value, run.facts)]),
        );
  const environments = job.secrets === 'inherit' ? run.options.environments : {};
  const inner = await runJobs(text, {
    ...run,
    options: { ...run.options, environments: environments ?? {} },
    facts: { ...run.facts, secrets: given },
    most: job.permissions ?? {},
  });
  return Object.fromEntries(
    Object.entries(inner).map(([inside, done]) => [`${name} / ${inside}`, done]),
  );
}

/** Runs the jobs one after the other, because all of them use this machine. */
async function runLegs(name: string, job: WorkflowJob, run: Run): Promise<RanJob> {
  const matrix = job.strategy && readMatrix(job.strategy.matrix, run.facts);
  const legs: RanJob[] = [];
  for (const [index, row] of (matrix ?? [{}]).entries()) {
    const before = matrix && run.options.again?.of[name]?.legs?.[index];
    legs.push(
      before?.result === 'success'
        ? before
        : await runJob(name, job, { ...run, facts: { ...run.facts, matrix: row } }),
    );
  }
  const failed = legs.some(({ result }) => result !== 'success');
  return {
    result: failed ? 'failure' : 'success',
    outputs: legs[0]?.outputs ?? {},
    steps: legs.flatMap(({ steps }) => steps),
    legs,
  };
}

async function runJob(name: string, job: WorkflowJob, run: Run): Promise<RanJob> {
  const { options, scenario } = run;
  const { group } = run.facts['matrix'] as { group?: string };
  const isGone = group !== undefined && options.vanishes?.(group);
  const isRefused = job.environment !== undefined && options.release?.(job.environment) === false;
  if (isGone || isRefused) return { result: 'failure', outputs: {}, steps: [] };
  const of = permissionsOf(name, job, run);
  const { 'id-token': identity, 'security-events': scanning, ...permissions } = of;
  const token = makeToken(scenario, permissions);
  const secrets = {
    ...(run.facts['secrets'] as Texts),
    ...options.environments?.[job.environment ?? ''],
  };
  const github = { ...(run.facts['github'] as Facts), token };
  const steps: Record<string, { outputs: Texts; outcome: 'success' | 'failure' }> = {};
  const temp = join(scenario.job.temp, `runner-${token.slice(4, 8)}`);
  mkdirSync(temp);
  const begun = { token, checkRunId: scenario.github.addJob(name, headOf(run.facts)) };
  const checkRun = { check_run_id: begun.checkRunId };
  const facts = { ...run.facts, secrets, github, steps, job: checkRun, runner: { temp } };
  const done: RanJob = { result: 'success', outputs: {}, steps: [] };
  const env = {
    RUNNER_TEMP: temp,
    ...(identity === 'write' && options.identity),
    ...fill(job.env ?? {}, facts),
  };
  for (const step of job.steps ?? []) {
    // Without a word on the outcome so far, a condition means `success() && …`.
    if (step.if !== undefined && !/always\(\)|cancelled\(\)/.test(step.if))
      throw new Error(`if: ${step.if}`);
    const isUpload = step.uses?.startsWith('actions/upload-artifact@') === true;
    if (step.uses?.includes('/upload-sarif@') === true && scanning !== 'write')
      throw new Error(`${name} may not upload findings: security-events: ${scanning}`);
    if (isUpload && group !== undefined && options.vanishesAtEnd?.(group)) {
      return { result: 'failure', outputs: {}, steps: done.steps };
    }
    if (step.if === undefined ? done.result === 'failure' : !isTrue(step.if, facts)) continue;
    const around = { ...env, ...fill(step.env ?? {}, facts) };
    const ended = await runStep(step, { ...run, facts }, around, begun);
    if (ended === undefined) continue;
    done.steps.push(ended);
    const outcome = ended.exitCode === 0 ? 'success' : 'failure';
    if (outcome === 'failure' && step['continue-on-error'] !== true) done.result = 'failure';
    if (step.id !== undefined) steps[step.id] = { outputs: ended.outputs, outcome };
  }
  done.outputs = fill(job.outputs ?? {}, facts);
  return done;
}

/** The commit that GitHub shows the job's check on. */
function headOf({ github }: Facts): string {
  const { event, sha } = github as { event?: { pull_request?: unknown }; sha?: string };
  return event?.pull_request === undefined ? (sha ?? HEAD) : HEAD;
}

function permissionsOf(name: string, job: WorkflowJob, { most }: Run): Record<string, Access> {
  const { permissions = {} } = job;
  const rank = (access: Access = 'none') => ['none', 'read', 'write'].indexOf(access);
  for (const [one, access] of Object.entries(permissions)) {
    if (most !== undefined && rank(access) > rank(most[one])) {
      throw new Error(`${name} asks for ${one}: ${access}, which its caller does not give it`);
    }
  }
  return permissions;
}

/** A token that may do what is written, and nothing else. */
function makeToken({ github }: Scenario, permissions: Record<string, Access>): string {
  const token = `ghs_${String(++tokens).padStart(4, '0')}${'s3cr3tOfAJob'.repeat(3)}`;
  const all: Identity['permissions'] = {
    contents: 'none',
    pull_requests: 'none',
    issues: 'none',
    checks: 'none',
    actions: 'none',
  };
  for (const [name, access] of Object.entries(permissions)) {
    const known = name.replaceAll('-', '_');
    if (!(known in all)) throw new Error(`the runner does not know the permission ${name}`);
    all[known as keyof typeof all] = access;
  }
  const identity = { login: 'github-actions[bot]', app: 'github-actions', permissions: all };
  github.addToken(token, identity);
  return token;
}

/** Undefined if no step of the action ran. */
async function runStep(
  { uses = '', run: script, with: written = {}, 'working-directory': place }: WorkflowStep,
  { facts, options, scenario, artifacts }: Run,
  env: Texts,
  begun: Pick<Step, 'token' | 'checkRunId'>,
): Promise<Ended | undefined> {
  const { job, step } = scenario;
  const given = fill(written, facts);
  const { env: usual = {}, event } = step({
    ...(options.event && { event: options.event }),
    ...(options.keys && { keys: options.keys }),
  });
  const around = { ...usual, ...env, ...options.env };
  // A release, or the repository's own checkout.
  const action = /^(?:plangate\/plangate(?:\/([a-z-]+))?@|\.\/([a-z-]*)$)/.exec(uses);
  if (action !== null) {
    const folder = action[1] ?? action[2] ?? '';
    const exist = inputsOf(folder);
    const known = Object.entries(options.inputs ?? {}).filter(([name]) => exist.includes(name));
    const inputs = { ...given, ...Object.fromEntries(known) };
    const whole = { ...begun, event, env: around, action: folder, with: inputs };
    const { group } = (facts['matrix'] ?? {}) as { group?: string };
    if (group === undefined || !options.cancels?.(group)) return job.run(whole);
    return cancelOnceItHasARun(whole, scenario);
  }
  if (script !== undefined) {
    const hostname = options.inputs?.['hostname'];
    const more = {
      PATH: `${binOf(scenario)}:${around['PATH'] ?? process.env['PATH']}`,
      ...(hostname !== undefined && { TF_CLOUD_HOSTNAME: hostname }),
    };
    const there = place === undefined ? '' : `cd '${fillIn(place, facts)}'\n`;
    return job.shell({ event, env: { ...around, ...more } }, there + script);
  }
  if (uses.startsWith('actions/upload-artifact@')) {
    const { name: called = '', path = '', overwrite } = given;
    // By its README, an artifact with the name of an earlier one fails, or replaces it with `overwrite`.
    if (existsSync(join(artifacts, called))) {
      if (overwrite !== 'true')
        return failed(`Conflict: an artifact with this name already exists on the workflow run`);
      rmSync(join(artifacts, called), { recursive: true });
    }
    const lines = path.split('\n').filter((one) => one.trim() !== '');
    for (const line of lines) {
      const from = resolve(job.workspace, line.trim());
      // By default, a path that leads nowhere is a warning.
      if (!existsSync(from)) continue;
      mkdirSync(join(artifacts, called), { recursive: true });
      // Of one directory, the artifact has what is in it.
      const isWhole = lines.length === 1 && statSync(from).isDirectory();
      const to = isWhole ? join(artifacts, called) : join(artifacts, called, basename(from));
      cpSync(from, to, { recursive: isWhole });
    }
  } else if (uses.startsWith('actions/download-artifact@')) {
    const { name: called, path: to = '' } = given;
    const from = join(artifacts, called ?? '');
    if (called !== undefined && (!existsSync(from) || options.expires?.(called))) {
      return failed(`Artifact not found for name: ${called}`);
    }
    cpSync(from, resolve(job.workspace, to), { recursive: true });
  } else if (uses.startsWith('actions/checkout@')) {
    const { ref = '' } = given;
    if (options.ownRunners) execFileSync('git', ['clean', '-ffdxq'], { cwd: job.workspace });
    if (ref !== '') writeFileSync(join(job.workspace, '.git/HEAD'), `${ref}\n`);
  } else if (uses.startsWith('actions/setup-go@')) {
    // A test that runs such a recipe says what `go` is, among its programs.
    if (options.programs?.['go'] === undefined) throw new Error('no test says what go is');
  } else if (uses.startsWith('hashicorp/setup-terraform@')) {
    // The program that plans is on the PATH of the test.
    if (given['terraform_wrapper'] !== 'false') throw new Error('the wrapper hides the program');
  } else if (uses.startsWith('github/codeql-action/upload-sarif@')) {
    const { sarif_file: path = '' } = given;
    if (!existsSync(path)) return failed(`Path does not exist: ${path}`);
    const { runs } = JSON.parse(readFileSync(path, 'utf8')) as { runs: { results: object[] }[] };
    const uploaded = runs.flatMap(({ results: of }) => of).length;
    return { ...failed(''), exitCode: 0, stdout: `Uploaded ${uploaded} results` };
  } else {
    throw new Error(`the runner does not know ${uses}`);
  }
  return undefined;
}

/** A person cancels the job: the runner interrupts its step. */
async function cancelOnceItHasARun(step: Step, { job, service }: Scenario): Promise<Ended> {
  const before = service.runs().length;
  const { child, ended } = await job.start(step);
  const looking = setInterval(() => {
    if (service.runs().length > before) child.kill('SIGINT');
  }, 50);
  return ended.finally(() => clearInterval(looking));
}

function failed(why: string): Ended {
  return {
    exitCode: 1,
    stdout: `::error::${why}`,
    stderr: '',
    outputs: {},
    state: {},
    summary: '',
  };
}

const binOf = ({ job }: Scenario): string => join(job.temp, 'stubs');

/** The release as it would be fetched: `dist/` of this checkout is in place of it. */
function installStubs(scenario: Scenario, programs: Texts): void {
  const bin = binOf(scenario);
  mkdirSync(bin, { recursive: true });
  const unpack = [
    'to=.; while [ $# -gt 0 ]; do [ "$1" = -C ] && to=$2; shift; done',
    `ln -sfn '${ROOT.replace(/\/$/, '')}' "$to/package"`,
  ];
  // The step that installs a program puts it on the PATH, too.
  const plangate = `exec node '${inDist('cli/index.js')}' "$@"`;
  const nothing = { curl: 'exit 0', sha256sum: 'exit 0' };
  const stubs = { ...nothing, tar: unpack.join('\n'), ...programs, plangate };
  for (const [name, script] of Object.entries(stubs)) {
    if (script !== '') writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
}

function readMatrix(expression: string, facts: Facts): Record<string, string>[] {
  const { include } = JSON.parse(fillIn(expression, facts)) as {
    include: Record<string, string>[];
  };
  if (include.length === 0) throw new Error('Matrix vector does not contain any values');
  if (include.length > MOST_JOBS) throw new Error(`more than ${MOST_JOBS} jobs`);
  return include;
}

function fill(texts: Record<string, unknown>, facts: Facts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const isEmpty = text === undefined || text === null;
      const written = typeof text === 'string' ? text : isEmpty ? '' : JSON.stringify(text);
      return [name, fillIn(written, facts)];
    }),
  );
}
