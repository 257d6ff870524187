/** The local service as a command: it runs until it is told to stop. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Seed } from '../service/seed.ts';
import type { RunningService, ServiceOptions } from '../service/service.ts';
import type { CommandInput, CommandIo, CommandSpec } from './command.ts';
import { EXIT, option } from './command.ts';
import { UsageError, type Problem } from './problems.ts';
import { flagOf, numberOf, optionOf } from './read-input.ts';

const IDENTITIES = ['neutral', 'hcp-terraform', 'terraform-enterprise'] as const;

export const serve: CommandSpec = {
  name: 'serve',
  summary: 'a local service with the same API',
  description:
    'Serves the 23 operations, runs, policy checks and policy evaluations on 127.0.0.1, in memory, until it is stopped. What is uploaded is unpacked, planned statically, and judged by real Rego policies. For demonstrations, tests and policy authors.\n\nWithout --seed there is an organization with two workspaces, two teams, an agent pool, and a finished run with a policy check to override.',
  options: [
    option('--port <N>', 'listen on this port; any free one when left out', {
      check: numberTo(65_535),
    }),
    option('--seed <FILE>', 'start with what this JSON file describes'),
    option(
      '--policies <DIR>',
      'judge every plan by policies.hcl and policy.wasm (or bundle.tar.gz) in here; without this and --seed, by the example policies',
    ),
    option('--edition <EDITION>', 'hosted does not know the operations on backing data', {
      choices: ['hosted', 'self-managed'],
      default: 'hosted',
    }),
    option('--identity <NAME>', 'as what the service introduces itself in its headers', {
      choices: IDENTITIES,
      default: 'neutral',
    }),
    option('--format <FORMAT>', 'what the first lines on standard output are', {
      choices: ['shell', 'json'],
      default: 'shell',
    }),
    option('--run-seconds <N>', 'how long runs take whose script does not say; 0.4 when left out', {
      check: numberTo(86_400),
    }),
    option('--rate-limit <N>', 'answer 429 beyond this many requests per second and user', {
      check: numberTo(1_000_000),
    }),
    option('--faults', 'open /admin/faults and /admin/scripts to anyone on this machine'),
  ],
  examples: {
    'plangate serve --port 8099': 'something to try at http://127.0.0.1:8099',
    'plangate serve --format json --policies ./policies':
      'for a script: the first line is JSON; every plan is judged by your own policies',
  },
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const service = await start(input, io);
  try {
    await io.out(optionOf(input, 'format') === 'json' ? toJsonLine(service) : toShell(service));
    await io.err(`Serving on ${service.origin} until it is stopped (Ctrl-C).\n`);
    await aborted(io.signal);
    return EXIT.green;
  } finally {
    await service.stop();
  }
}

async function start(input: CommandInput, io: CommandIo): Promise<RunningService> {
  const at = (path: string | undefined) =>
    path === undefined ? undefined : resolve(io.workingDirectory, path);
  const port = numberOf(input, 'port');
  const seconds = numberOf(input, 'run-seconds');
  const seedFile = at(optionOf(input, 'seed'));
  // Without a seed there is something to see all the same.
  const examples = seedFile === undefined ? ({ bundled: 'examples' } as const) : undefined;
  const wanted: ServiceOptions = {
    clock: io.clock,
    random: io.random,
    edition: optionOf(input, 'edition') === 'self-managed' ? 'self-managed' : 'hosted',
    identity: IDENTITIES.find((name) => name === optionOf(input, 'identity')),
    faults: flagOf(input, 'faults'),
    port,
    runDurationMs: seconds === undefined ? undefined : seconds * 1000,
    rateLimit: numberOf(input, 'rate-limit'),
    policies: at(optionOf(input, 'policies')) ?? examples,
    seed:
      seedFile === undefined ? undefined : await readSeed(seedFile, optionOf(input, 'seed') ?? ''),
    seedDirectory: seedFile && dirname(seedFile),
  };
  try {
    return await (await import('../service/service.ts')).startService(wanted);
  } catch (error) {
    throw new UsageError([explain(error, port)]);
  }
}

async function readSeed(path: string, shownAs: string): Promise<Seed> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'cannot be read';
    throw new UsageError([{ subject: '--seed', message: `${shownAs} ${why}.` }]);
  }
}

function numberTo(most: number): (value: string) => string | undefined {
  return (value) =>
    value.trim() !== '' && Number(value) >= 0 && Number(value) <= most
      ? undefined
      : `is not a number from 0 to ${most}.`;
}

function explain(error: unknown, port: number | undefined): Problem {
  const { code, message } = error as NodeJS.ErrnoException;
  const subject = '--port';
  if (code === 'EADDRINUSE') return { subject, message: `${port} is in use. Choose another one.` };
  if (code === 'EACCES') {
    return { subject, message: `${port} may not be used. Choose one above 1023.` };
  }
  return { subject: 'plangate serve', message };
}

function toJsonLine(service: RunningService): string {
  const { origin: address, token, organization, workspaces, teams, agentPools } = service;
  return `${JSON.stringify({ address, token, organization, workspaces, teams, agentPools })}\n`;
}

/** Lines for `eval` and for people alike. */
function toShell(service: RunningService): string {
  return [
    `export PLANGATE_ADDRESS=${quote(service.origin)}`,
    `export TF_CLOUD_HOSTNAME=${quote(service.origin)}`,
    `export TF_API_TOKEN=${quote(service.token)}`,
    `export TF_CLOUD_ORGANIZATION=${quote(service.organization)}`,
    ...service.workspaces.slice(0, 1).map(({ name }) => `export TF_WORKSPACE=${quote(name)}`),
    ...service.workspaces.map(({ id, name }) => `# workspace ${name}: ${id}`),
    ...service.teams.map(({ id, name }) => `# team ${name}: ${id}`),
    ...service.agentPools.map(({ id, name }) => `# agent pool ${name}: ${id}`),
    '',
  ].join('\n');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
