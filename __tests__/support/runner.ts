/**
 * A step of a workflow, run as the runner runs it: the script of action.yml in a process of its
 * own, `with:` and its defaults as INPUT_*, the runner's files, and afterwards what they hold.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startConnectProxy } from './connect-proxy.ts';
import { inDist, ROOT, SHORT_PAUSES } from './dist.ts';
import { runsProcesses } from './processes.ts';
import { runStepHere } from './step-here.ts';

/** The root of the repository; the tests run from `build/`. */
export { ROOT };

export interface Step {
  /** `with:`; keys as written in a workflow. */
  with: Record<string, string>;
  event: { name: string; payload: unknown };
  /** Further environment variables: `env:`, GITHUB_SHA, … */
  env?: Record<string, string>;
  /** Folder of the action: '' (the gate), `override`, `command`. */
  action?: string;
  /** Where another release of the action lies; this repository when left out. */
  root?: string;
  /** Of the workflow: what `${{ github.token }}` and `${{ job.check_run_id }}` are. */
  token?: string;
  checkRunId?: number;
  /** Path of the Node.js that runs it; the one of the tests when left out. */
  node?: string;
  /** Whether pauses take their full time; they are short when left out. */
  realTime?: boolean;
  /** The bundle in a process of its own; the compiled sources in this process when left out (`processes.ts`). */
  process?: boolean;
}

/** What every program of a step gets. */
type Around = Pick<Step, 'event' | 'env'>;

export interface Ended {
  exitCode: number | null;
  stdout: string;
  stderr: string;
  outputs: Record<string, string>;
  state: Record<string, string>;
  summary: string;
}

export type Job = Awaited<ReturnType<typeof startJob>>;

/** @param refusesOthers whether steps have a proxy that refuses all hosts; those of networks have their own, or none */
export async function startJob({ refusesOthers = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'plangate-job-'));
  const [workspace, temp] = [join(folder, 'work'), join(folder, 'temp')];
  mkdirSync(workspace);
  mkdirSync(temp);
  // What is on this machine is never asked for through a proxy, so whatever arrives here would have left it.
  const outside = await startConnectProxy({ only: [] });
  let steps = 0;

  async function run(step: Step, key: 'main' | 'post', state: Record<string, string>) {
    const { root, node, realTime, env = {} } = step;
    const isForNode = Object.keys(env).some((name) => name.startsWith('NODE_'));
    const mustStart = isForNode || root !== undefined || node !== undefined || realTime === true;
    if (mustStart || runsProcesses(step)) return (await begin(step, key, state)).ended;
    const { script, environment } = prepare(step, key, state);
    const { read, variables } = makeFiles(step);
    const all = { ...variables, ...environment };
    return read({ ...(await runStepHere(script, all, workspace)), stderr: '' });
  }

  async function begin(step: Step, key: 'main' | 'post', state: Record<string, string>) {
    const { script, environment } = prepare(step, key, state);
    if (step.root === undefined) inDist('action/index.js');
    const words = [...(step.realTime ? [] : SHORT_PAUSES), script];
    return spawnStep(step, step.node ?? process.execPath, words, environment);
  }

  /** The script that the runner starts, and what it hands over besides the variables of every step. */
  function prepare(step: Step, key: 'main' | 'post', state: Record<string, string>) {
    const actionFolder = join(step.root ?? ROOT, step.action ?? '');
    const { script, defaults } = readAction(actionFolder, key);
    const inputs = { ...defaults, ...step.with };
    const environment: Record<string, string> = {
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [inputName(name), evaluate(value, step)]),
      ),
      ...Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])),
    };
    return { script: join(actionFolder, script), environment };
  }

  /** The runner writes the event when a job begins, and no step writes it again. */
  function writeEvent(text: string): string {
    const directory = join(temp, '_github_workflow');
    mkdirSync(directory, { recursive: true });
    const path = join(directory, `event-${createHash('sha256').update(text).digest('hex')}.json`);
    if (!existsSync(path)) writeFileSync(path, text);
    return path;
  }

  /** The runner's files of one step, the variables that name them, and what is in them afterwards. */
  function makeFiles(step: Around) {
    const files = join(temp, `_runner_file_commands_${steps++}`);
    mkdirSync(files);
    const path = (name: string) => join(files, name);
    for (const name of ['output', 'state', 'summary', 'env', 'path']) writeFileSync(path(name), '');
    const event = writeEvent(JSON.stringify(withRepository(step.event.payload)));
    const variables = {
      PATH: process.env['PATH'],
      HOME: temp,
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTION: '__plangate',
      GITHUB_REPOSITORY: 'acme/infra',
      GITHUB_RUN_ID: '7001',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_ACTOR: 'octocat',
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: temp,
      RUNNER_ENVIRONMENT: 'github-hosted',
      GITHUB_EVENT_NAME: step.event.name,
      GITHUB_EVENT_PATH: event,
      GITHUB_OUTPUT: path('output'),
      GITHUB_STATE: path('state'),
      GITHUB_STEP_SUMMARY: path('summary'),
      GITHUB_ENV: path('env'),
      GITHUB_PATH: path('path'),
      ...(refusesOthers && {
        HTTPS_PROXY: `http://127.0.0.1:${outside.port}`,
        HTTP_PROXY: `http://127.0.0.1:${outside.port}`,
      }),
      ...step.env,
    };
    const read = (ended: Pick<Ended, 'exitCode' | 'stdout' | 'stderr'>): Ended => ({
      ...ended,
      outputs: readCommands(readFileSync(path('output'), 'utf8')),
      state: readCommands(readFileSync(path('state'), 'utf8')),
      summary: readFileSync(path('summary'), 'utf8'),
    });
    return { variables, read };
  }

  function spawnStep(step: Around, command: string, words: string[], more: Record<string, string>) {
    const { variables, read } = makeFiles(step);
    const child = spawn(command, words, {
      cwd: workspace,
      env: { ...variables, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => {
      child.once('close', (code) => resolve(code));
    }).then((exitCode) => read({ exitCode, stdout, stderr }));
    return { child, ended };
  }

  return {
    /** The checkout. */
    workspace,
    temp,
    /**
     * Starts the step and returns at once; `ended` resolves when its process is gone. The test acts while the step runs,
     * so pauses take their full time.
     */
    start: (step: Step) => begin({ realTime: true, ...step }, 'main', {}),
    /** Runs `main:` of the action to its end. */
    run: (step: Step) => run(step, 'main', {}),
    /** Runs a script of the workflow (`run:`). */
    shell: (step: Around, script: string) =>
      spawnStep(step, 'bash', ['-e', '-c', script], {}).ended,
    program: (step: Around, path: string, words: string[]) =>
      spawnStep(step, path, words, {}).ended,
    /** Runs `post:` with the state that `main:` left, as the runner does whatever happened. */
    post: (step: Step, state: Record<string, string>) => run(step, 'post', state),
    /** Rejects when a step asked for a host that is not on this machine. */
    async remove() {
      rmSync(folder, { recursive: true, force: true });
      await outside.stop();
      const hosts = [...new Set(outside.asked)];
      if (hosts.length > 0) throw new Error(`another host was asked: ${hosts.join(', ')}`);
    },
  };
}

/** As the runner names them: capitals, blanks as underscores, hyphens kept. */
export function inputName(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

function readAction(
  folder: string,
  key: 'main' | 'post',
): { script: string; defaults: Record<string, string> } {
  const text = readFileSync(join(folder, 'action.yml'), 'utf8');
  const script = new RegExp(`^  ${key}: (.+)$`, 'm').exec(text)?.[1];
  if (script === undefined) throw new Error(`${folder}/action.yml has no ${key}`);
  const inputs = text.slice(text.indexOf('\ninputs:'), text.indexOf('\noutputs:'));
  const defaults: Record<string, string> = {};
  let name = '';
  for (const line of inputs.split('\n')) {
    name = /^ {2}([a-z-]+):$/.exec(line)?.[1] ?? name;
    const usual = /^ {4}default: '(.*)'$/.exec(line)?.[1];
    if (usual !== undefined) defaults[name] = usual.replaceAll("''", "'");
  }
  return { script, defaults };
}

function evaluate(value: string, { token = '', checkRunId }: Step): string {
  return value
    .replace('${{ github.token }}', token)
    .replace('${{ job.check_run_id }}', checkRunId === undefined ? '' : String(checkRunId));
}

/** `name=value`, or `name<<DELIMITER`, lines, `DELIMITER`; a later value replaces an earlier one. */
function readCommands(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]?.trimEnd() ?? '';
    const [, plain, value] = /^([^=<]+)=(.*)$/.exec(line) ?? [];
    if (plain !== undefined && value !== undefined) values[plain] = value;
    const [, name, delimiter] = /^([^=<]+)<<(.+)$/.exec(line) ?? [];
    if (name === undefined || delimiter === undefined) continue;
    const end = lines.findIndex((line, index) => index > at && line.trimEnd() === delimiter);
    if (end < 0) continue;
    values[name] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return values;
}

/** GitHub describes the repository in the payload of every event. */
function withRepository(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return payload;
  const { repository } = payload as { repository?: object };
  return { ...payload, repository: { default_branch: 'main', ...repository } };
}
