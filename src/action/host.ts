/** What the runner offers to a step; the only importer of @actions/core. */
import * as core from '@actions/core';

export interface Host {
  /** One line, ready to print: nothing in it acts, unless it is a command that is meant to. */
  print(line: string): void;
  debug(line: string): void;
  /** A line and an annotation on the job. */
  warning(line: string): void;
  error(line: string): void;
  /** From now on `***` in the log. */
  mask(value: string): void;
  output(name: string, value: string): void;
  /** Read back by the post step, even when this one is killed. */
  save(name: string, value: string): void;
  saved(name: string): string;
}

export function actionsHost(): Host {
  const masked = new Set<string>();
  return {
    print: core.info,
    debug: core.debug,
    warning: core.warning,
    error: core.error,
    mask(value) {
      if (!masked.has(value)) core.setSecret(value);
      masked.add(value);
    },
    output: core.setOutput,
    save: core.saveState,
    saved: core.getState,
  };
}
