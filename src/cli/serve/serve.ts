/** The local service as a command: it runs until it is stopped. */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { ServedPolicies } from './open-served.ts';
import type { Seed } from '../../service/seed.ts';
import type { RunningService, ServiceOptions } from '../../service/service.ts';
import {
  EXIT,
  option,
  type CommandInput,
  type CommandIo,
  type CommandSpec,
} from '../../check/command.ts';
import {
  UsageError,
  usageError,
  flagOf,
  numberOf,
  optionOf,
  optionsOf,
  wantsJson,
  wholeNumber,
} from '../../check/command-input.ts';
import { readNamedFile } from '../../machine/read-regular.ts';
import { errorMessage, systemErrorCode } from '../../model/error-message.ts';
import { textOf } from '../../model/finding.ts';
import type { Problem } from '../../model/parse.ts';
import { safeLine } from '../../report/neutralise-log.ts';
import { readCourse } from '../../service/courses.ts';
import { Unusable } from '../../service/unusable.ts';
import { isSecretOfCiHost } from '../../hosts/registry.ts';
import { readEngineEnvironment } from '../../plan/program-variables.ts';
import { writeSecretFile } from '../output-files.ts';

export const serve: CommandSpec = {
  name: 'serve',
  tidiesUpMs: 3_000,
  summary: 'a local service with the same API',
  description:
    'Serves the 23 operations, runs, policy checks and policy evaluations on 127.0.0.1, in memory, until you stop it. Uploads are unpacked, planned by `--engine` or else listed, and evaluated by real Rego policies. For demonstrations, tests and policy authors.\n\nWithout --seed there is an organization with two workspaces, two teams and an agent pool. Each workspace has a run with a policy check to override.',
  options: [
    option('--port <number>', 'listen on this port; the default is any free port', {
      check: wholeNumber(0, 65_535),
    }),
    option('--seed <file>', 'start with what this JSON file describes'),
    option(
      '--policies <directory>',
      'evaluate these policies on every plan, by the opa on the PATH. The default without --seed is the example policies',
    ),
    option(
      '--engine <word>',
      'the program on the PATH that plans and applies. Without one, and for seeded runs, the resource blocks are listed',
      { choices: ['terraform', 'tofu'] },
    ),
    option(
      '--engine-env <name>',
      'with --engine terraform or tofu: an environment variable to pass to it',
      {
        repeatable: true,
      },
    ),
    option('--edition <word>', 'hosted lacks the operations on backing data', {
      choices: ['hosted', 'self-managed'],
      default: 'hosted',
    }),
    option(
      '--terraform-config <file>',
      "write Terraform's CLI configuration for this service, with a token, to a new file that only you can read",
    ),
    option('--format <word>', 'format of the first lines on standard output', {
      choices: ['shell', 'json'],
      default: 'shell',
    }),
    option('--json', 'the same as --format json'),
    option(
      '--run-seconds <number>',
      'duration of runs whose script sets none; the default is 0.4',
      {
        check: (text) =>
          text.trim() !== '' && Number(text) >= 0 && Number(text) <= 86_400
            ? undefined
            : 'is not a number from 0 to 86400.',
      },
    ),
    option('--rate-limit <number>', 'answer 429 beyond this many requests per second and user', {
      check: wholeNumber(0, 1_000_000),
    }),
    option(
      '--course <name=value>',
      'what to do where the documentation of the real service says nothing, or two sources disagree; docs/assumptions.md lists the courses',
      {
        repeatable: true,
        check: (text) => {
          const course = readCourse(text);
          return 'problem' in course ? `is refused: ${course.problem}` : undefined;
        },
      },
    ),
    option('--faults', 'open /admin/faults and /admin/scripts to anyone on this machine'),
  ],
  examples: {
    'plangate serve --port 8099': 'something to try at http://127.0.0.1:8099',
    'plangate serve --format json --policies ./policies':
      'for a script: the first line is JSON; every plan is judged by your own policies',
    'plangate serve --engine terraform': 'with real plans, by the terraform on the PATH',
    'plangate serve --port 8099 --terraform-config terraform.rc > service.env':
      'for Terraform itself: `. ./service.env` in another shell, then `terraform init`',
  },
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const engine = await openEngine(input, io);
  const problems: Problem[] = [];
  /** Keeps what is wrong with the call, to report it together with the rest, and then is undefined. */
  const collectProblems = async <T>(reading: Promise<T>): Promise<T | undefined> =>
    reading.catch((error: unknown) => {
      if (!(error instanceof UsageError)) throw error;
      // What is wrong with the policies, which are opened last, is said first.
      problems.unshift(...error.problems);
      return undefined;
    });
  const seed = await collectProblems(readSeedFile(input, io));
  const { openServedPolicies } = await import('./open-served.ts');
  const served = await collectProblems(openServedPolicies(optionOf(input, 'policies'), io));
  for (const warning of served?.warnings ?? []) {
    await io.err(`${safeLine(`warning: ${textOf(warning)}`)}\n`);
  }
  if (served === undefined || problems.length > 0) {
    await served?.close();
    throw new UsageError(problems);
  }
  const service = await startServing(input, io, { engine, served, seed }).catch(
    async (error: unknown) => {
      await served.close();
      throw error;
    },
  );
  let configPath: string | undefined;
  try {
    configPath = await writeTerraformConfig(service, input, io);
    await io.out(wantsJson(input) ? toJsonLine(service) : toShell(service, configPath));
    await io.err(`Serving on ${service.origin} until it is stopped (Ctrl-C).\n`);
    if (!io.signal.aborted) await once(io.signal, 'abort');
    return EXIT.green;
  } finally {
    await service.stop();
    await served.close();
    // The file's token is useless after the service has stopped.
    if (configPath !== undefined) await rm(configPath, { force: true });
  }
}

/** Writes the file of `--terraform-config`. @returns its absolute path; undefined without the option */
async function writeTerraformConfig(
  service: RunningService,
  input: CommandInput,
  { workingDirectory }: CommandIo,
): Promise<string | undefined> {
  const path = optionOf(input, 'terraform-config');
  if (path === undefined) return undefined;
  await writeSecretFile('terraform-config', path, workingDirectory, async () => ({
    content: terraformConfig(service),
    value: undefined,
  }));
  return resolve(workingDirectory, path);
}

/** The seed of `--seed`; undefined without the option. @throws UsageError with everything that is wrong with the file */
async function readSeedFile(input: CommandInput, io: CommandIo): Promise<Seed | undefined> {
  const shownAs = optionOf(input, 'seed');
  if (shownAs === undefined) return undefined;
  const { signal, workingDirectory } = io;
  const text = await readNamedFile(resolve(workingDirectory, shownAs), signal).catch(() => {
    signal.throwIfAborted();
    throw usageError('--seed', `${shownAs} cannot be read.`);
  });
  const { readSeed } = await import('../../service/seed.ts');
  const { parseKept } = await import('../../service/long-numbers.ts');
  try {
    const seed = parseKept(text);
    readSeed(seed);
    return seed as Seed;
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw usageError('--seed', `${shownAs} is not JSON: ${error.message}.`);
    }
    if (error instanceof Unusable) throw new UsageError(problemsOf(error));
    throw error;
  }
}

/** Starts the service as the options describe it. @throws UsageError if it cannot be started so */
async function startServing(
  input: CommandInput,
  io: CommandIo,
  {
    engine,
    seed,
    served: { set, openJudge },
  }: { engine: ServiceOptions['engine']; seed: Seed | undefined; served: ServedPolicies },
): Promise<RunningService> {
  const port = numberOf(input, 'port');
  const seconds = numberOf(input, 'run-seconds');
  const seedFile = optionOf(input, 'seed');
  // The option's `check` has refused what has problems. A name that is given twice has its last value.
  const courses = optionsOf(input, 'course')
    .map(readCourse)
    .flatMap((course) => ('problem' in course ? [] : [[course.name, course.value]]));
  const { FIRST_SEED } = await import('../../service/seed.ts');
  const options: ServiceOptions = {
    clock: io.clock,
    random: io.random,
    edition: optionOf(input, 'edition') === 'self-managed' ? 'self-managed' : 'hosted',
    // Terraform asks for a version, and a neutral service has none.
    identity: optionOf(input, 'terraform-config') === undefined ? 'neutral' : 'hcp-terraform',
    faults: flagOf(input, 'faults'),
    courses: Object.fromEntries(courses),
    port,
    runDurationMs: seconds === undefined ? undefined : seconds * 1000,
    rateLimit: numberOf(input, 'rate-limit'),
    policySets: set && [set],
    openJudge,
    engine,
    // Without a seed and policies there are examples to look at.
    seed: seed ?? (set === undefined ? FIRST_SEED : undefined),
    seedDirectory: seedFile && dirname(resolve(io.workingDirectory, seedFile)),
  };
  try {
    return await (await import('../../service/service.ts')).startService(options);
  } catch (error) {
    if (error instanceof Unusable) throw new UsageError(problemsOf(error));
    const portProblem = PORT_PROBLEMS[systemErrorCode(error) ?? ''];
    throw portProblem === undefined
      ? usageError('plangate serve', errorMessage(error))
      : usageError('--port', `${port} ${portProblem}`);
  }
}

/** The program of `--engine`, which plans; undefined without the option. */
async function openEngine(input: CommandInput, io: CommandIo): Promise<ServiceOptions['engine']> {
  const variableNames = optionsOf(input, 'engine-env');
  const program = (['terraform', 'tofu'] as const).find(
    (name) => name === optionOf(input, 'engine'),
  );
  if (program === undefined) {
    if (variableNames.length === 0) return undefined;
    throw usageError(
      '--engine-env',
      'is for a program that plans. Add --engine terraform or tofu.',
    );
  }
  const { environment, clock, executeBounded } = io;
  const variables = readEngineEnvironment(variableNames, environment, isSecretOfCiHost);
  if ('problem' in variables) throw usageError('--engine-env', variables.problem);
  const { programEngine } = await import('./program-engine.ts');
  const { isolateProgram } = await import('../../machine/isolate-program.ts');
  const { execute, notIsolated } = await isolateProgram(program, executeBounded, variables.value);
  if (notIsolated !== undefined) await io.err(`${notIsolated}\n`);
  return programEngine({ program, clock, execute, variables: variables.value });
}

/** Why a port cannot be had, by the code of the system. */
const PORT_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use. Choose another one.',
  EACCES: 'may not be used. Choose one above 1023.',
};

function problemsOf({ of, problems }: Unusable): Problem[] {
  return problems.map((message) => ({ where: `--${of}`, message }));
}

/** What `serve --format json` prints: where the service is, and ids and names of what it has, on one line. */
function toJsonLine(service: RunningService): string {
  const { origin: address, token, organization, workspaces, teams, agentPools } = service;
  const terraform = { hostname: hostOf(service), config: terraformConfig(service) };
  const runs = service.toDecide();
  const line = { address, token, organization, workspaces, teams, agentPools, runs, terraform };
  return `${JSON.stringify(line)}\n`;
}

/**
 * Commands for a shell that set the variables of a client, then comments with ids and names.
 *
 * @param config path of the file with Terraform's configuration, if one was written
 */
function toShell(service: RunningService, config: string | undefined): string {
  const [workspace] = service.workspaces;
  const variables = [
    ['PLANGATE_ADDRESS', service.origin],
    // Terraform expects a name without `http://`, all other programs the URL.
    ['TF_CLOUD_HOSTNAME', config === undefined ? service.origin : hostOf(service)],
    ['TF_API_TOKEN', service.token],
    ['TF_CLOUD_ORGANIZATION', service.organization],
    ...(workspace === undefined ? [] : [['TF_WORKSPACE', workspace.name]]),
    ...(config === undefined ? [] : [['TF_CLI_CONFIG_FILE', config]]),
  ];
  return [
    ...variables.map(
      ([name = '', value = '']) => `export ${name}='${value.replaceAll("'", String.raw`'\''`)}'`,
    ),
    ...service.workspaces.map(({ id, name }) => `# workspace ${name}: ${id}`),
    ...service.teams.map(({ id, name }) => `# team ${name}: ${id}`),
    ...service.agentPools.map(({ id, name }) => `# agent pool ${name}: ${id}`),
    ...service.toDecide().map(({ id, workspace, what }) => `# run ${id}: ${what}, in ${workspace}`),
    ...(config === undefined ? ['# For Terraform itself: --terraform-config FILE'] : []),
    '',
  ].join('\n');
}

/** Terraform's configuration of its command line, for a file that TF_CLI_CONFIG_FILE names. It holds a token. */
function terraformConfig(service: RunningService): string {
  const host = JSON.stringify(hostOf(service));
  const api = JSON.stringify(`${service.origin}/api/v2/`);
  return [
    `host ${host} {`,
    '  services = {',
    ...['tfe.v2', 'tfe.v2.1', 'tfe.v2.2'].map((name) => `    "${name}" = ${api}`),
    '  }',
    '}',
    `credentials ${host} {`,
    `  token = ${JSON.stringify(service.token)}`,
    '}',
    '',
  ].join('\n');
}

/** The host without a scheme, as Terraform expects it. */
function hostOf({ origin }: RunningService): string {
  return `localhost:${new URL(origin).port}`;
}
