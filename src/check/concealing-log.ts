/** A log of a caller, in which no secret is shown. */
import type { Log } from '../model/ports.ts';
import type { Secrets } from '../model/secrets.ts';

/** Conceals secrets in each line for the caller's log. That log is also given each new secret, to conceal it elsewhere. */
export function concealingLog(log: Log, secrets: Secrets): Log {
  return {
    debug: (line) => log.debug(secrets.conceal(line)),
    info: (line) => log.info(secrets.conceal(line)),
    warning: (line) => log.warning(secrets.conceal(line)),
    error: (line) => log.error(secrets.conceal(line)),
    foreign: (text) => log.foreign(secrets.conceal(text)),
    secret(value) {
      secrets.keep(value);
      log.secret(value);
    },
  };
}
