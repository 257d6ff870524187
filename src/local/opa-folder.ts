/** A temporary directory with the sources of a policy set, in which `opa` is asked about them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { askProgram, type ProgramAnswer, type ProgramPorts } from '../machine/ask-program.ts';
import { writeCapabilities } from './examine-opa.ts';
import type { PolicyFiles } from './policy-files.ts';

export interface OpaFolder {
  /** Absolute path. Bundles and input documents are written here. */
  path: string;
  /** Options that keep policies from the network. */
  allowed: readonly string[];
  /** Asks `opa` in the directory of the sources. */
  ask: (args: readonly string[]) => Promise<ProgramAnswer>;
  /** Evaluates a query on the document of a file. */
  evaluate: (query: string, inputFile: string) => Promise<ProgramAnswer>;
}

/** Writes the sources, calls `use`, and deletes the directory when `use` has ended. */
export async function inOpaFolder<T>(
  files: PolicyFiles['files'],
  ports: ProgramPorts,
  use: (folder: OpaFolder) => Promise<T>,
): Promise<T> {
  const path = await mkdtemp(join(tmpdir(), 'plangate-rego-'));
  try {
    const sources = join(path, 'sources');
    await mkdir(sources);
    for (const [name, content] of files) {
      if (!/\.rego$|(?:^|\/)data\.(?:json|ya?ml)$/.test(name)) continue;
      await mkdir(dirname(join(sources, name)), { recursive: true });
      await writeFile(join(sources, name), content);
    }
    const allowed = await writeCapabilities(path, ports);
    const ask = async (args: readonly string[]): Promise<ProgramAnswer> => {
      const answer = await askProgram('opa', ports, { args, cwd: sources });
      return answer ?? { exitCode: -1, stdout: '', stderr: 'opa is no longer on the PATH.' };
    };
    const evaluate = (query: string, inputFile: string): Promise<ProgramAnswer> =>
      ask(['eval', '--bundle', '.', '--input', inputFile, ...allowed, refOf(query)]);
    return await use({ path, allowed, ask, evaluate });
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

/** `data.terraform.x-y.deny` → `data["terraform"]["x-y"]["deny"]`. */
function refOf(query: string): string {
  const [root = 'data', ...parts] = query.split('.');
  return root + parts.map((part) => `[${JSON.stringify(part)}]`).join('');
}
