/**
 * Starts the action that the runner asked for: one bundle serves several, and the folder and the file that the runner
 * starts say which one. The code of the others is not loaded.
 */
import { basename, dirname } from 'node:path';
import { withProgramsFromOutside } from '../hosts/workspace.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { endedBy } from '../model/ended-by.ts';
import { readTimeout } from '../settings/settings.ts';
import { readActionInputs, type ActionIo } from './action-io.ts';
import { runAction } from './run-action.ts';
import { findUnusableFile } from './runner-files.ts';
import type { SubRole } from './run-sub-action.ts';

type Role = 'gate' | 'gate-post' | 'combine' | SubRole;

/** The roles that have the name of their folder. */
const IN_FOLDERS = [
  'override',
  'command',
  'report-apply',
  'agent-token',
  'team-access',
  'combine',
] as const;

/** @param script what the runner started: `dist/action/index.js`, `dist/post/index.js`, `override/index.js`… */
export function roleOf(script: string): Role {
  const folder = basename(dirname(script));
  if (folder === 'agent-token' && basename(script) === 'post.js') return 'agent-token-post';
  if (folder === 'post') return 'gate-post';
  return IN_FOLDERS.find((name) => name === folder) ?? 'gate';
}

/** How long a step may take that is not the gate. The gate ends by its input `timeout`. */
const LONGEST_MS = 10 * 60_000;

/** Resolves to the exit code, and never rejects: an internal error is printed and closes the gate. */
export async function runStep(script: string, io: ActionIo): Promise<number> {
  const role = roleOf(script);
  const limitsItself = role === 'gate' || role === 'combine';
  // What `report-apply` waits for ends by its input `timeout`, before this step is given up.
  const timeoutMs =
    role === 'report-apply' ? readTimeout(readActionInputs(io.environment)['timeout']) : 0;
  const late = io.alarms.in(LONGEST_MS + timeoutMs);
  try {
    const environment = withProgramsFromOutside(io.environment, io.workingDirectory, (sentence) =>
      io.runner.warning(safeLine(sentence)),
    );
    const unusable = role.endsWith('-post') ? undefined : await findUnusableFile(environment);
    if (unusable !== undefined) {
      io.runner.error(safeLine(unusable));
      return 1;
    }
    const running = runRole(role, { ...io, environment });
    return await (limitsItself ? running : endedBy(late, running));
  } catch (error) {
    if (late.aborted) {
      io.runner.error(safeLine('This step did not end in time, and was given up.'));
      return 1;
    }
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    for (const line of text.split('\n')) io.runner.print(safeLine(line));
    io.runner.error(safeLine('Plangate failed by an internal error. The lines above show where.'));
    return 1;
  }
}

async function runRole(role: Role, io: ActionIo): Promise<number> {
  if (role === 'gate' || role === 'combine') return runAction(io, role === 'combine');
  if (role === 'gate-post') return (await import('./post.ts')).finishAction(io);
  return (await import('./run-sub-action.ts')).runSubAction(role, io);
}
