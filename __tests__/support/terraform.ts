/** Real Terraform against `plangate serve` as people start it: the bundle, and its configuration file. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Seed } from '../../src/service/seed.ts';
import { startCli } from './spawn-cli.ts';

interface Ended {
  code: number | null;
  /** Both streams, without colors. */
  text: string;
}

export type TerraformBench = Awaited<ReturnType<typeof startTerraform>>;

interface RunOptions {
  workspace?: string;
  /** What is typed once a text was seen, in this order. */
  answers?: readonly (readonly [seen: string, typed: string])[];
  /** Interrupts once this was seen, as Ctrl-C does. */
  interruptAt?: string;
}

export async function startTerraform(
  program: string,
  seed: Seed,
  files: Readonly<Record<string, string>>,
  options: readonly string[] = [],
) {
  const root = mkdtempSync(join(tmpdir(), 'plangate-terraform-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const seedFile = join(root, 'seed.json');
  writeFileSync(seedFile, JSON.stringify(seed));
  const config = join(root, 'terraform.rc');
  const service = startCli(['serve', '--seed', seedFile, '--terraform-config', config, ...options]);
  const env = await readExports(service);
  return {
    /** What `serve` exported. */
    env,
    /** The mode of the file that holds the token. */
    configMode: statSync(config).mode & 0o777,
    /** Runs one command in the directory of the configuration. */
    run: (args: readonly string[], { workspace, answers = [], interruptAt }: RunOptions = {}) => {
      const child = spawn(program, args, {
        cwd: root,
        env: {
          PATH: process.env['PATH'] ?? '',
          HOME: root,
          CHECKPOINT_DISABLE: '1',
          ...env,
          // Terraform takes an empty name for a name; an undefined variable is left out.
          TF_WORKSPACE: (workspace ?? env['TF_WORKSPACE']) || undefined,
        },
      });
      return converse(child, [...answers], interruptAt);
    },
    stop: () =>
      new Promise<void>((resolve) => {
        service.once('close', () => resolve());
        service.kill('SIGINT');
      }),
  };
}

/** The lines for `eval`, once all of them are there: the two streams come in either order. */
function readExports(service: ChildProcess): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    let [text, errors] = ['', ''];
    const look = (): void => {
      const lines = [...text.matchAll(/^export (\w+)='(.*)'\n/gm)];
      const exported = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
      const isWhole = 'TF_CLI_CONFIG_FILE' in exported;
      if (isWhole && errors.includes('Serving on')) resolve(exported);
    };
    service.stdout?.setEncoding('utf8').on('data', (part: string) => ((text += part), look()));
    service.stderr?.setEncoding('utf8').on('data', (part: string) => ((errors += part), look()));
    service.once('close', (code) => reject(new Error(`serve ended with ${code}: ${errors}`)));
  });
}

function converse(
  child: ChildProcess,
  answers: (readonly [string, string])[],
  interruptAt: string | undefined,
): Promise<Ended> {
  let text = '';
  let read = 0;
  let interrupt = interruptAt;
  const take = (part: string): void => {
    text += part;
    const [next] = answers;
    const at = next === undefined ? -1 : text.indexOf(next[0], read);
    if (next !== undefined && at >= 0) {
      read = at + next[0].length;
      answers.shift();
      child.stdin?.write(`${next[1]}\n`);
    }
    if (interrupt !== undefined && text.includes(interrupt)) {
      interrupt = undefined;
      child.kill('SIGINT');
    }
  };
  child.stdout?.setEncoding('utf8').on('data', take);
  child.stderr?.setEncoding('utf8').on('data', take);
  if (answers.length === 0) child.stdin?.end();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, text: stripVTControlCharacters(text) }));
  });
}
