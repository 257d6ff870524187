/** A temporary directory with the sources of a policy set, in which `opa` is asked about them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { askOpa, type Bounds, type ProgramAnswer, type ProgramPorts } from '../machine/ask-opa.ts';
import type { PolicyFiles } from '../model/policy-files.ts';
import { pathWriter } from '../model/relative-path.ts';
import type { Opa } from './find-opa.ts';
import { isDataFile } from './data-files.ts';
import { makeTemporary, removeTemporary } from '../machine/temporary.ts';

export interface OpaFolder {
  /** The absolute path of the sources. */
  path: string;
  /** Asks `opa` in the directory of the sources. */
  ask: (
    args: readonly string[],
    more?: { stdin?: string; signal?: AbortSignal; bounds?: Partial<Bounds> },
  ) => Promise<ProgramAnswer>;
  /** The options of `opa` that name the functions that policies may use. */
  functionOptions: readonly string[];
  /** The options of `opa` that name the sources, and these functions. */
  sourceOptions: readonly string[];
  /** How many bytes the data of the sources has: `opa` holds it in memory. */
  dataBytes: number;
  /** Tells `opa` which files are written in Rego v0. */
  markVersion0: (files: readonly string[]) => void;
  /** Writes a file next to the sources. Returns its absolute path. */
  write: (name: string, content: string) => string;
  remove: () => void;
}

const MOST_PROCESSES = 4;

/** Makes a function that runs work: at most this many at the same time, and the rest waits in order. */
function limitConcurrency(mostRunning: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= mostRunning) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

function isSource(name: string): boolean {
  return name.endsWith('.rego') || isDataFile(name);
}

/**
 * Writes the sources. The caller removes the folder.
 *
 * @param belongs which of the files are sources
 */
export function openFolder(
  files: PolicyFiles['files'],
  { capabilities }: Opa,
  ports: ProgramPorts,
  belongs = isSource,
): OpaFolder {
  const path = makeTemporary('plangate-rego-');
  const remove = () => removeTemporary(path);
  const cwd = join(path, 'sources');
  const withoutFolder = pathWriter([cwd, path].map((each) => ({ path: each, writtenAs: '' })));
  // Small files: to wait for each takes longer than to write it.
  const write = (name: string, content: string | Uint8Array): string => {
    const file = join(path, name);
    writeFileSync(file, content, { mode: 0o600 });
    return file;
  };
  try {
    mkdirSync(cwd);
    let dataBytes = 0;
    for (const [name, content] of files) {
      if (!belongs(name)) continue;
      mkdirSync(dirname(join(cwd, name)), { recursive: true });
      write(join('sources', name), content);
      if (isDataFile(name)) dataBytes += content.length;
    }
    const functionOptions = ['--capabilities', write('capabilities.json', capabilities)];
    const inTurn = limitConcurrency(MOST_PROCESSES);
    return {
      path: cwd,
      ask: (args, more) =>
        inTurn(async () => {
          const answer = await askOpa(ports, { args, cwd, ...more });
          if (answer === undefined) {
            return { exitCode: -1, stdout: '', stderr: 'opa is no longer on the PATH.' };
          }
          // What it names of these files is read by people who know them by other paths.
          return { ...answer, stderr: withoutFolder(answer.stderr) };
        }),
      functionOptions,
      dataBytes,
      sourceOptions: ['--bundle', '.', ...functionOptions],
      markVersion0: (old) => {
        // `opa` takes each name for a pattern.
        const patterns = old.map((name) => `/${name.replaceAll(/[*?![\]{}\\]/g, String.raw`\$&`)}`);
        const versions = Object.fromEntries(patterns.map((pattern) => [pattern, 0]));
        const manifest = { roots: [''], rego_version: 1, file_rego_versions: versions };
        write(join('sources', '.manifest'), JSON.stringify(manifest));
      },
      write,
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
}
