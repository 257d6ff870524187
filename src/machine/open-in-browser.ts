/** Shows a file to the person at this machine. */
import { platform } from 'node:os';
import type { Environment, Execute } from '../model/ports.ts';

const OPENERS: Readonly<Record<string, string>> = { darwin: 'open', win32: 'explorer' };

/** Variables by which a program finds the graphical session. */
const SESSION = [
  'DISPLAY',
  'WAYLAND_DISPLAY',
  'XDG_RUNTIME_DIR',
  'DBUS_SESSION_BUS_ADDRESS',
  'BROWSER',
];

interface OpenPorts {
  execute: Execute;
  environment: Environment;
  cwd: string;
}

/**
 * Opens a file in the browser; does nothing on a machine without one.
 *
 * @param path absolute path of a file that this program wrote
 */
export async function openInBrowser(path: string, ports: OpenPorts): Promise<void> {
  const { execute, environment, cwd } = ports;
  const variables: Record<string, string> = {};
  for (const name of SESSION) {
    const value = environment[name];
    if (value !== undefined) variables[name] = value;
  }
  const opener = OPENERS[platform()] ?? 'xdg-open';
  await execute(opener, [path], { cwd, environment, variables, goesOn: true }).catch(
    () => undefined,
  );
}
