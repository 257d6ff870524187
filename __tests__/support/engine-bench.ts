/** Asks an engine for a plan of a few files, without any service. */
import { chmodSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { executeBounded } from '../../src/machine/execute.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import type { PlanRequest } from '../../src/service/engine.ts';
import type { ProgramOptions } from '../../src/plan/run-programs.ts';
import type { ReadableFiles } from '../../src/model/ports.ts';
import type { Planned } from '../../src/plan/plan-document.ts';
import { archiveOf } from './local-service.ts';
import { makeTree } from './tree.ts';
import { expect } from './jest.ts';
import { planInput } from './plan-input.ts';
import { programEngine } from '../../src/cli/serve/program-engine.ts';

export type Files = Record<string, string>;

export async function requestFor(
  files: Files,
  more: Partial<PlanRequest> = {},
): Promise<PlanRequest> {
  return {
    ...planInput(files),
    archive: archiveOf(files),
    refresh: true,
    signal: new AbortController().signal,
    log: () => undefined,
    ...more,
  };
}

type Asked = Partial<ProgramOptions> & { request?: Partial<PlanRequest> };

/** Plans with the terraform on the PATH. */
export async function planFiles(
  files: Files,
  { request = {}, ...options }: Asked = {},
): Promise<Planned> {
  const temporary = makeTree();
  const engine = programEngine({
    program: 'terraform',
    execute: executeBounded,
    clock: systemClock(),
    variables: { PATH: process.env['PATH'] ?? '' },
    temporaryDirectory: temporary.root,
    ...options,
  });
  const planned = await engine.plan(await requestFor(files, request));
  expect(readdirSync(temporary.root)).toEqual([]);
  return planned;
}

/** Makes a shell script with this name in a new directory. The PATH that it returns finds the script first, then all other programs. */
export function scriptedProgram(name: string, script: string): { path: string; root: string } {
  const { root } = makeTree({ [name]: `#!/bin/sh\n${script}\n` });
  chmodSync(join(root, name), 0o755);
  return { root, path: [root, process.env['PATH'] ?? ''].join(delimiter) };
}

export function readableFiles(files: Files): ReadableFiles {
  return {
    names: async (directory) => {
      const prefix = directory === '' ? '' : `${directory}/`;
      const inside = Object.keys(files).filter((path) => path.startsWith(prefix));
      return inside.length === 0 ? undefined : inside.map((path) => path.slice(prefix.length));
    },
    read: async (path) => files[path],
  };
}
