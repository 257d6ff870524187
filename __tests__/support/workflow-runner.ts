/**
 * A workflow of GitHub as its runners would run it, as far as `matrix.yml` goes: jobs after those that they need, a
 * matrix from the output of another job, artifacts between jobs. What it does not know it refuses, so that no recipe
 * passes for a reason that is none.
 */
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { inDist } from './dist.ts';
import type { Ended } from './runner.ts';
import type { Scenario } from './scenario.ts';

interface WorkflowStep {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

interface WorkflowJob {
  needs?: string | string[];
  if?: string;
  outputs?: Record<string, string>;
  env?: Record<string, string>;
  strategy?: { matrix: string };
  steps: WorkflowStep[];
}

export interface RanJob {
  result: 'success' | 'failure' | 'skipped';
  outputs: Record<string, string>;
  steps: Ended[];
}

interface RunOptions {
  secrets: Record<string, string>;
  /** In place of what the recipe says, as the stand-ins are not where the real ones are. */
  inputs: Record<string, string>;
  /** Groups whose runner is gone before it could leave anything. */
  vanishes?: (group: string) => boolean;
  /** After the groups and before what needs them. */
  between?: (artifacts: string) => void;
}

type Facts = Record<string, unknown>;
const MOST_JOBS = 256;

export async function runWorkflow(text: string, scenario: Scenario, options: RunOptions) {
  const { jobs } = parse(text) as { jobs: Record<string, WorkflowJob> };
  const artifacts = join(scenario.job.temp, 'artifacts');
  mkdirSync(artifacts, { recursive: true });
  const ran: Record<string, RanJob> = {};
  for (const [name, job] of Object.entries(jobs)) {
    const needs = [job.needs ?? []].flat();
    const facts: Facts = {
      needs: Object.fromEntries(needs.map((each) => [each, ran[each]])),
      secrets: options.secrets,
    };
    const ready = needs.every((each) => ran[each]?.result === 'success');
    if (
      !(job.if === undefined ? ready : isTrue(job.if, facts) && (ready || job.if === 'always()'))
    ) {
      ran[name] = { result: 'skipped', outputs: {}, steps: [] };
      continue;
    }
    if (needs.length > 1) options.between?.(artifacts);
    const matrix = job.strategy && readMatrix(job.strategy.matrix, facts);
    const legs: RanJob[] = [];
    // One after the other: here they share a machine.
    for (const row of matrix ?? [{}]) {
      legs.push(await runJob(job, { ...facts, matrix: row }, artifacts, scenario, options));
    }
    const failed = legs.some(({ result }) => result === 'failure');
    ran[name] = {
      result: failed ? 'failure' : 'success',
      outputs: legs[0]?.outputs ?? {},
      steps: legs.flatMap(({ steps }) => steps),
    };
  }
  return ran;
}

async function runJob(
  job: WorkflowJob,
  facts: Facts,
  artifacts: string,
  scenario: Scenario,
  options: RunOptions,
): Promise<RanJob> {
  const { group } = facts['matrix'] as { group?: string };
  if (group !== undefined && options.vanishes?.(group)) {
    return { result: 'failure', outputs: {}, steps: [] };
  }
  const done: RanJob = { result: 'success', outputs: {}, steps: [] };
  const steps: Record<string, { outputs: Record<string, string> }> = {};
  const known = { ...facts, steps };
  for (const step of job.steps) {
    if (step.if !== undefined && step.if !== 'always()') throw new Error(`if: ${step.if}`);
    if (done.result === 'failure' && step.if === undefined) continue;
    const given = fill(step.with ?? {}, known);
    const ended = await runStep(
      step,
      given,
      fill(job.env ?? {}, known),
      artifacts,
      scenario,
      options,
    );
    if (ended === undefined) continue;
    done.steps.push(ended);
    if (ended.exitCode !== 0) done.result = 'failure';
    if (step.id !== undefined) steps[step.id] = { outputs: ended.outputs };
  }
  done.outputs = fill(job.outputs ?? {}, known);
  return done;
}

/** Undefined: nothing of ours ran. */
async function runStep(
  { name, uses = '', run }: WorkflowStep,
  given: Record<string, string>,
  env: Record<string, string>,
  artifacts: string,
  { job, step }: Scenario,
  { inputs }: RunOptions,
): Promise<Ended | undefined> {
  const action = /^plangate\/plangate(?:\/([a-z-]+))?@/.exec(uses);
  if (action !== null) {
    const { directory, ...own } = inputs;
    const place = { workspace: '', ...own, ...(directory !== undefined && { directory }) };
    return job.run(step({ action: action[1] ?? '', with: { ...given, ...place } }));
  }
  if (run !== undefined && name !== 'Install the command line') {
    const bin = join(job.temp, 'bin');
    mkdirSync(bin, { recursive: true });
    rmSync(join(bin, 'plangate'), { force: true });
    symlinkSync(inDist('cli/index.js'), join(bin, 'plangate'));
    const { env: around = {}, event } = step();
    const more = {
      PATH: `${bin}:${process.env['PATH']}`,
      TF_CLOUD_HOSTNAME: inputs['hostname'] ?? '',
    };
    return job.shell({ event, env: { ...around, ...env, ...more } }, run);
  }
  if (uses.startsWith('actions/upload-artifact@')) {
    const { name: called = '', path = '' } = given;
    mkdirSync(join(artifacts, called), { recursive: true });
    if (path !== '') cpSync(path, join(artifacts, called, basename(path)));
  } else if (uses.startsWith('actions/download-artifact@')) {
    cpSync(artifacts, join(job.workspace, given['path'] ?? ''), { recursive: true });
  } else if (run === undefined && !uses.startsWith('actions/checkout@')) {
    throw new Error(`the runner does not know ${uses}`);
  }
  return undefined;
}

function readMatrix(expression: string, facts: Facts): Record<string, string>[] {
  const [, path = ''] = /^\$\{\{ fromJSON\(([\w.-]+)\) \}\}$/.exec(expression) ?? [];
  const { include } = JSON.parse(String(look(path, facts))) as {
    include: Record<string, string>[];
  };
  if (include.length === 0) throw new Error('Matrix vector does not contain any values');
  if (include.length > MOST_JOBS) throw new Error(`more than ${MOST_JOBS} jobs`);
  return include;
}

function isTrue(condition: string, facts: Facts): boolean {
  if (condition === 'always()') return true;
  const [, path, text] = /^([\w.-]+) != '([^']*)'$/.exec(condition) ?? [];
  if (path === undefined) throw new Error(`the runner does not know ${condition}`);
  return look(path, facts) !== text;
}

function fill(texts: Record<string, unknown>, facts: Facts): Record<string, string> {
  const put = (text: string) =>
    text.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_, path: string) => textAt(path, facts));
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, put(String(text))]));
}

function textAt(path: string, facts: Facts): string {
  const found = look(path, facts);
  return typeof found === 'string' ? found : '';
}

function look(path: string, facts: Facts): unknown {
  return path
    .split('.')
    .reduce<unknown>((inside, name) => (inside as Facts | undefined)?.[name], facts);
}
