/**
 * Keeps the environment of the step out of what Linux shows of its process. A process cannot change the environment
 * that it was started with, so the step replaces itself by a new program in the same process, with hardly any
 * environment. Otherwise a program that plans could read it, where `machine/isolate-program.ts` cannot separate the two.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { pickVariables } from '../machine/execute.ts';
import type { Environment } from '../model/ports.ts';

/** Names the file that holds the environment meanwhile. Only its user can read it, and only once. */
const FILE_VARIABLE = 'PLANGATE_ENVIRONMENT';

/** What Node.js reads while it starts. None of them holds a token. */
const READ_BY_NODE = [
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'NODE_USE_SYSTEM_CA',
  'NODE_TLS_REJECT_UNAUTHORIZED',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'LD_LIBRARY_PATH',
  'UV_THREADPOOL_SIZE',
];

/**
 * The environment of the step. Where a program may plan, it returns in the second process only: the first one
 * becomes it. Before version 22.15, Node.js cannot do so, and on Windows it never can.
 */
export function hideEnvironment(step: {
  env: NodeJS.ProcessEnv;
  argv: string[];
  execArgv: string[];
  execPath: string;
  removeAllListeners(event: 'warning'): unknown;
}): Environment {
  const file = step.env[FILE_VARIABLE];
  if (file !== undefined) {
    const environment: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(dirname(file), { recursive: true });
    delete step.env[FILE_VARIABLE];
    Object.assign(step.env, environment);
    return environment;
  }
  const input = (name: string) => step.env[`INPUT_${name}`]?.trim().toLowerCase() ?? '';
  const mayPlan = input('LOCAL') === 'true' && input('PLAN') === '';
  const execve: unknown = Reflect.get(step, 'execve');
  if (sep !== '/' || typeof execve !== 'function' || !mayPlan) return { ...step.env };
  const temporary = step.env['RUNNER_TEMP'] || tmpdir();
  const environmentFile = join(mkdtempSync(join(temporary, 'step-')), 'environment.json');
  writeFileSync(environmentFile, JSON.stringify(step.env), { mode: 0o600 });
  const environment: Record<string, string | undefined> = {
    ...pickVariables(step.env),
    [FILE_VARIABLE]: environmentFile,
  };
  for (const name of READ_BY_NODE) {
    if (step.env[name] !== undefined) environment[name] = step.env[name];
  }
  const words = [step.execPath, ...step.execArgv, ...step.argv.slice(1)];
  // Node.js warns that `execve` is experimental.
  step.removeAllListeners('warning');
  try {
    Reflect.apply(execve, step, [step.execPath, words, environment]);
  } finally {
    // It returns only if it could not start the program.
    rmSync(dirname(environmentFile), { recursive: true, force: true });
  }
  return { ...step.env };
}
