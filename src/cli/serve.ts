/** The embedded service as a command: it runs until it is told to stop. */
import { readFile, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Seed } from '../service/seed.ts';
import type { RunningService, ServiceOptions } from '../service/service.ts';
import type { CommandInput, CommandIo, CommandSpec } from './command.ts';
import { EXIT, option } from './command.ts';
import { UsageError, type Problem } from './problems.ts';
import { terraformConfig, toJsonLine, toShell } from './serve-lines.ts';
import { writeSecretFile } from './write-secret-file.ts';

const IDENTITIES = ['neutral', 'hcp-terraform', 'terraform-enterprise'] as const;

export const serve: CommandSpec = {
  name: 'serve',
  summary: 'a local service with the same API',
  description: [
    'Serves the 23 operations, runs, policy checks and policy evaluations on 127.0.0.1, in memory, until it is stopped. What is uploaded is unpacked, planned statically, and judged by real Rego policies. For demonstrations, tests and policy authors.',
    'Without --seed there is an organization with two workspaces, two teams, an agent pool, and a finished run with a policy check to override.',
  ].join('\n\n'),
  options: [
    option('--port <N>', 'listen on this port; any free one when left out'),
    option('--seed <FILE>', 'start with what this JSON file describes'),
    option(
      '--policies <DIR>',
      'judge every plan by policies.hcl and policy.wasm (or bundle.tar.gz) in here; without this and --seed, by the example policies',
    ),
    option('--edition <EDITION>', 'hosted does not know the operations on backing data', {
      choices: ['hosted', 'self-managed'],
      default: 'hosted',
    }),
    option(
      '--identity <NAME>',
      'as what the service introduces itself in its headers; neutral when left out, hcp-terraform with --terraform-config',
      { choices: IDENTITIES },
    ),
    option(
      '--terraform-config <FILE>',
      "write Terraform's CLI configuration for this service, with a token, to a new file that only you may read",
    ),
    option('--format <FORMAT>', 'what the first lines on standard output are', {
      choices: ['shell', 'json'],
      default: 'shell',
    }),
    option('--run-seconds <N>', 'how long runs take whose script does not say; 0.4 when left out'),
    option('--rate-limit <N>', 'answer 429 beyond this many requests per second and user'),
    option('--faults', 'open /admin/faults and /admin/scripts to anyone on this machine'),
  ],
  examples: [
    { command: 'plangate serve --port 8099', what: 'something to try at http://127.0.0.1:8099' },
    {
      command: 'plangate serve --format json --policies ./policies',
      what: 'for a script: the first line is JSON; every plan is judged by your own policies',
    },
    {
      command: 'plangate serve --port 8099 --terraform-config terraform.rc > service.env',
      what: 'for Terraform itself: `. ./service.env` in another shell, then `terraform init`',
    },
  ],
  run,
};

async function run({ options }: CommandInput, io: CommandIo): Promise<number> {
  const service = await start(options, io);
  const file = options['terraform-config'];
  let written: string | undefined;
  try {
    if (typeof file === 'string') {
      const content = terraformConfig(service);
      await writeSecretFile('terraform-config', file, io.workingDirectory, () =>
        Promise.resolve({ content, value: undefined }),
      );
      written = resolve(io.workingDirectory, file);
    }
    await io.out(options['format'] === 'json' ? toJsonLine(service) : toShell(service, written));
    await io.err(`Serving on ${service.origin} until it is stopped (Ctrl-C).\n`);
    await aborted(io.signal);
    return EXIT.green;
  } finally {
    await service.stop();
    // Its token opens nothing any more.
    if (written !== undefined) await rm(written, { force: true });
  }
}

async function start(options: CommandInput['options'], io: CommandIo): Promise<RunningService> {
  const problems: Problem[] = [];
  const number = (name: string, most: number): number | undefined => {
    const given = options[name];
    if (typeof given !== 'string') return undefined;
    const value = Number(given);
    if (given.trim() !== '' && value >= 0 && value <= most) return value;
    problems.push({
      subject: `--${name}`,
      message: `"${given}" is not a number from 0 to ${String(most)}.`,
    });
    return undefined;
  };
  const port = number('port', 65_535);
  const seconds = number('run-seconds', 86_400);
  const rateLimit = number('rate-limit', 1_000_000);
  const seedFile = typeof options['seed'] === 'string' ? options['seed'] : undefined;
  const seed = seedFile === undefined ? undefined : await readSeed(seedFile, io, problems);
  if (options['terraform-config'] !== undefined && options['identity'] === 'neutral') {
    const message = 'neutral says no version, and Terraform asks for one. Name another, or none.';
    problems.push({ subject: '--identity', message });
  }
  if (problems.length > 0) throw new UsageError(problems);
  const { policies, identity } = options;
  const forTerraform = options['terraform-config'] !== undefined && identity === undefined;
  const wanted: ServiceOptions = {
    clock: io.clock,
    random: io.random,
    edition: options['edition'] === 'self-managed' ? 'self-managed' : 'hosted',
    identity: forTerraform ? 'hcp-terraform' : IDENTITIES.find((one) => one === identity),
    faults: options['faults'] === true,
    port,
    runDurationMs: seconds === undefined ? undefined : seconds * 1000,
    rateLimit,
    policies:
      typeof policies === 'string'
        ? resolve(io.workingDirectory, policies)
        : // Without a seed there is something to see all the same.
          seedFile === undefined
          ? { bundled: 'examples' }
          : undefined,
    seed,
    seedDirectory: seedFile && dirname(resolve(io.workingDirectory, seedFile)),
  };
  try {
    return await (await import('../service/service.ts')).startService(wanted);
  } catch (error) {
    throw new UsageError([explain(error, port)]);
  }
}

async function readSeed(
  file: string,
  io: CommandIo,
  problems: Problem[],
): Promise<Seed | undefined> {
  try {
    return JSON.parse(await readFile(resolve(io.workingDirectory, file), 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'cannot be read';
    problems.push({ subject: '--seed', message: `${file} ${why}.` });
    return undefined;
  }
}

function explain(error: unknown, port: number | undefined): Problem {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return { subject: '--port', message: `${String(port)} is in use. Choose another one.` };
  }
  if (code === 'EACCES') {
    return {
      subject: '--port',
      message: `${String(port)} may not be used. Choose one above 1023.`,
    };
  }
  return { subject: 'plangate serve', message };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
}
