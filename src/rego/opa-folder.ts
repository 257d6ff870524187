/** A temporary directory with the sources of a policy set, in which `opa` is asked about them. */
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { askOpa, type Bounds, type ProgramAnswer, type ProgramPorts } from '../machine/ask-opa.ts';
import type { PolicyFiles } from '../model/policy-files.ts';
import type { Opa } from './find-opa.ts';

interface Question {
  stdin?: string;
  signal?: AbortSignal;
  bounds?: Partial<Bounds>;
}

export interface OpaFolder {
  /** Asks `opa` in the directory of the sources. */
  ask: (args: readonly string[], question?: Question) => Promise<ProgramAnswer>;
  /** The options of `opa` that name the sources and the functions that they may use. */
  sources: readonly string[];
  /** Says which files are written in Rego v0. */
  markOld: (files: readonly string[]) => Promise<void>;
  /** Writes a file next to the sources. Returns its absolute path. */
  write: (name: string, content: string) => Promise<string>;
  remove: () => Promise<void>;
}

const MOST_PROCESSES = 4;

/** Makes a function that runs work: at most so much at the same time, and the rest waits in order. */
function createTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

/** As HCP Terraform does, data is read from files of these two names alone. */
function isSource(name: string): boolean {
  return /\.rego$|(?:^|\/)data\.(?:json|yaml)$/.test(name);
}

/**
 * Writes the sources. The caller removes the folder.
 *
 * @param belongs which of the files are sources
 */
export async function openFolder(
  files: PolicyFiles['files'],
  { capabilities }: Opa,
  ports: ProgramPorts,
  belongs = isSource,
): Promise<OpaFolder> {
  const path = await mkdtemp(join(tmpdir(), 'plangate-rego-'));
  const writing = new Set<Promise<unknown>>();
  const remove = async (): Promise<void> => {
    // A file that is still written would come back, or keep its directory from being removed.
    await Promise.allSettled(writing);
    rmSync(path, { recursive: true, force: true });
  };
  const cwd = join(path, 'sources');
  const put = async (at: string, content: string | Uint8Array): Promise<string> => {
    await mkdir(dirname(at), { recursive: true });
    await writeFile(at, content, { mode: 0o600 });
    return at;
  };
  try {
    const sources = [...files].filter(([name]) => belongs(name));
    await Promise.all(sources.map(([name, content]) => put(join(cwd, name), content)));
    const allowed = await put(join(path, 'capabilities.json'), capabilities);
    const inTurn = createTurns(MOST_PROCESSES);
    return {
      ask: (args, question) =>
        inTurn(async () => {
          const answer = await askOpa(ports, { args, cwd, ...question });
          return answer ?? { exitCode: -1, stdout: '', stderr: 'opa is no longer on the PATH.' };
        }),
      sources: ['--bundle', '.', '--capabilities', allowed],
      markOld: async (old) => {
        const versions = Object.fromEntries(old.map((name) => [`/${name}`, 0]));
        const manifest = { roots: [''], rego_version: 1, file_rego_versions: versions };
        await put(join(cwd, '.manifest'), JSON.stringify(manifest));
      },
      write: async (name, content) => {
        const written = put(join(path, name), content);
        writing.add(written);
        return written;
      },
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
