/** The log of a step: own lines made harmless, foreign text fenced off from the runner. */
import type { Log } from '../ports.ts';
import { neutraliseLog, safeLine } from '../report/neutralise-log.ts';
import type { Host } from './host.ts';

/** @param makeToken a new word each time that nobody who wrote the text can know. */
export function createActionLog(host: Host, makeToken: () => string): Log {
  return {
    debug: (line) => host.debug(safeLine(line)),
    info: (line) => host.print(safeLine(line)),
    warning: (line) => host.warning(safeLine(line)),
    error: (line) => host.error(safeLine(line)),
    foreign(text) {
      const token = makeToken();
      host.print(`::stop-commands::${token}`);
      try {
        for (const line of neutraliseLog(text)) host.print(line);
      } finally {
        host.print(`::${token}::`);
      }
    },
    secret: (value) => host.mask(value),
  };
}
