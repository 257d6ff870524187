/** Text from a service on a terminal or in a job's log: shown, and unable to act. */
import { safeLine } from '../report/neutralise-log.ts';

/** Any number of lines; line breaks stay. */
export function neutralise(text: string): string {
  return text
    .split(/\r\n|\n/)
    .map(safeLine)
    .join('\n');
}

/** The same on one line, for a cell of a table. */
export { safeLine as neutraliseLine } from '../report/neutralise-log.ts';
