/** A log that prints nothing and keeps its lines. */
import type { Log } from '../../src/model/ports.ts';

export function quietLog(): Log & { lines: string[]; secrets: string[] } {
  const lines: string[] = [];
  const secrets: string[] = [];
  const write = (level: string) => (line: string) => void lines.push(`${level} ${line}`);
  return {
    lines,
    secrets,
    debug: write('debug'),
    info: write('info'),
    warning: write('warning'),
    error: write('error'),
    foreign: write('foreign'),
    secret: (value) => void secrets.push(value),
  };
}
