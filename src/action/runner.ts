/** What the runner tells in files and variables. */
import { readFile } from 'node:fs/promises';
import type { Environment } from '../ports.ts';

/** The event's payload; undefined when there is none or it cannot be read. */
export async function readPayload(environment: Environment): Promise<unknown> {
  const path = environment['GITHUB_EVENT_PATH'];
  if (path === undefined || path === '') return undefined;
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The runner's own files: they hold outputs, state and more, and never ship. */
export function runnerFiles(environment: Environment): string[] {
  return [
    'RUNNER_TEMP',
    'GITHUB_ENV',
    'GITHUB_EVENT_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
  ].flatMap((name) => {
    const path = environment[name];
    return path === undefined || path === '' ? [] : [path];
  });
}

const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY)$/;

/** Values that must not be inside a file that is sent. Shorter ones would be found by chance. */
export function environmentSecrets(environment: Environment): string[] {
  return Object.entries(environment)
    .filter(([name]) => SECRET_NAME.test(name) || name.startsWith('TF_TOKEN_'))
    .map(([, value]) => value?.trim() ?? '')
    .filter((value) => value.length >= 16);
}
