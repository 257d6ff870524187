/** Shows a file to the person at this machine. */
import { platform } from 'node:os';
import type { Environment, Execute } from '../model/ports.ts';
import { pickVariables } from './execute.ts';

const OPENERS: Readonly<Record<string, string>> = { darwin: 'open', win32: 'explorer' };

/** Variables by which a program finds the graphical session. */
const SESSION = [
  'DISPLAY',
  'WAYLAND_DISPLAY',
  'XDG_RUNTIME_DIR',
  'DBUS_SESSION_BUS_ADDRESS',
  'BROWSER',
];

/**
 * Opens a file in the browser; does nothing on a machine without one.
 *
 * @param path absolute path of a file that this program wrote
 */
export async function openInBrowser(
  path: string,
  { execute, ...where }: { execute: Execute; environment: Environment; cwd: string },
): Promise<void> {
  const variables = pickVariables(where.environment, SESSION);
  const opener = OPENERS[platform()] ?? 'xdg-open';
  await execute(opener, [path], { ...where, variables, goesOn: true }).catch(() => undefined);
}
