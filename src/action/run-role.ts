/**
 * One bundle, several actions: the folder and file that the runner starts say which one. Only its
 * own code is loaded.
 */
import { basename, dirname } from 'node:path';
import { withProgramsFromOutside } from '../hosts/workspace.ts';
import { safeLine } from '../report/neutralise-log.ts';
import type { ActionIo } from './action-io.ts';
import { runAction } from './run-action.ts';
import type { SubRole } from './run-sub-action.ts';

type Role = 'gate' | 'gate-post' | 'combine' | 'command' | 'report-apply' | SubRole;

/** Called as their folders are. */
const IN_FOLDERS = [
  'override',
  'command',
  'report-apply',
  'agent-token',
  'team-access',
  'combine',
] as const;

/** @param script what the runner started: `dist/action/index.js`, `post/index.js`, `override/index.js`… */
export function roleOf(script: string): Role {
  const folder = basename(dirname(script));
  if (folder === 'agent-token' && basename(script) === 'post.js') return 'agent-token-post';
  if (folder === 'post') return 'gate-post';
  return IN_FOLDERS.find((name) => name === folder) ?? 'gate';
}

/** Resolves to the exit code. What fails by an internal error is a closed gate. */
export async function runStep(script: string, io: ActionIo): Promise<number> {
  try {
    const environment = withProgramsFromOutside(io.environment, io.workingDirectory, (sentence) =>
      io.host.warning(safeLine(sentence)),
    );
    return await runRole(roleOf(script), { ...io, environment });
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    for (const line of text.split('\n')) io.host.print(safeLine(line));
    io.host.error('Plangate failed by an internal error. The lines above show where.');
    return 1;
  }
}

/** Resolves to the exit code. */
export async function runRole(role: Role, io: ActionIo): Promise<number> {
  if (role === 'gate' || role === 'combine') return runAction(io, role === 'combine');
  if (role === 'gate-post') return (await import('./post.ts')).finishAction(io);
  if (role === 'report-apply') return (await import('./report-apply.ts')).runReportApply(io);
  const { askCommand, runSubAction } = await import('./run-sub-action.ts');
  return role === 'command' ? askCommand(io) : runSubAction(role, io);
}
