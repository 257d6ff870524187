/** Watches how much memory a program has. */
import { readFile } from 'node:fs/promises';

const PAUSE_MS = 100;

/**
 * Calls `exceeded` once the program has more memory than it may have. Returns what stops the watch. There is nothing to
 * watch if the program did not start, or has no limit.
 *
 * @param ask resident memory of a process in bytes; undefined if the system does not say it
 */
export function watchMemory(
  { pid, maxBytes }: { pid: number | undefined; maxBytes: number | undefined },
  ask: (pid: number) => Promise<number | undefined>,
  exceeded: () => void,
): () => void {
  if (pid === undefined || maxBytes === undefined) return () => undefined;
  let isAsking = false;
  const look = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    // The process may have ended by now.
    const bytes = await ask(pid).catch(() => undefined);
    isAsking = false;
    if (bytes !== undefined && bytes > maxBytes) exceeded();
  };
  const timer = setInterval(() => void look(), PAUSE_MS);
  return () => clearInterval(timer);
}

/**
 * How much memory a process has, in bytes. Linux has it in a file, macOS in the answer of `ps`, and
 * Windows says it nowhere.
 */
export async function residentBytes(
  pid: number,
  system: string,
  askPs: (pid: number) => Promise<string>,
): Promise<number | undefined> {
  if (system === 'win32') return undefined;
  const kilobytes =
    system === 'linux'
      ? /^VmRSS:\s*(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
      : /\d+/.exec(await askPs(pid))?.[0];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
