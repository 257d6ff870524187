/**
 * Where a step or a command runs. In a process of its own, from the bundle in `dist/`, it is what ships; starting one
 * takes half a second of processor time. So a test that asks for nothing runs the compiled sources in this process,
 * by the same entry that `main.ts` calls. PLANGATE_PROCESSES=all starts a process for each: CI does so on Node.js 24.
 */
const STARTS_ALL = process.env['PLANGATE_PROCESSES'] === 'all';

export function runsProcesses({ process }: { process?: boolean }): boolean {
  return STARTS_ALL || process === true;
}
