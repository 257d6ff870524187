/**
 * All commands in the order in which a new user needs them, and the help page that lists them. A command is loaded when it
 * is called: `check`, `apply`, `pack`, `demo` and `serve` alone, and the others together, because many small files take longer
 * than what they have.
 */
import type { CommandSpec } from '../check/command.ts';

interface ListedCommand extends Pick<CommandSpec, 'name' | 'summary'> {
  load: () => Promise<CommandSpec>;
}

const firstCommands: ListedCommand[] = [
  {
    name: 'check',
    summary: 'pack, plan, read the policies, decide',
    load: async () => (await import('./check.ts')).checkCommand,
  },
  {
    name: 'demo',
    summary: 'see all of it in ten seconds, no account, no network',
    load: async () => (await import('../tools/demo/index.ts')).demo,
  },
  {
    name: 'doctor',
    summary: 'diagnose setup problems',
    load: async () => (await import('./other-commands.ts')).doctor,
  },
  {
    name: 'init',
    summary: 'write the workflow and plangate.yml for this repository',
    load: async () => (await import('./other-commands.ts')).init,
  },
];
const otherCommands: ListedCommand[] = [
  {
    name: 'pack',
    summary: 'what would leave this machine, and why',
    load: async () => (await import('./pack.ts')).pack,
  },
  {
    name: 'digest',
    summary: 'plan, and write it as JSON with a digest',
    load: async () => (await import('./other-commands.ts')).digest,
  },
  {
    name: 'matrix',
    summary: 'print the affected workspaces as groups, one for each job',
    load: async () => (await import('./other-commands.ts')).matrix,
  },
  {
    name: 'combine',
    summary: 'judge the groups of a matrix again, as one verdict',
    load: async () => (await import('./other-commands.ts')).combine,
  },
  {
    name: 'audit',
    summary: 'report what each policy would block in the newest finished runs',
    load: async () => (await import('./other-commands.ts')).audit,
  },
  {
    name: 'policies',
    summary: 'try policies before they are merged',
    load: async () => (await import('./other-commands.ts')).policyTrials,
  },
  {
    name: 'override',
    summary: 'override a failed policy, with a reason',
    load: async () => (await import('./other-commands.ts')).override,
  },
  {
    name: 'apply',
    summary: 'plan and judge what was merged, and apply what was seen',
    load: async () => (await import('./apply.ts')).applyCommand,
  },
  {
    name: 'runs',
    summary: 'list and judge existing runs',
    load: async () => (await import('./other-commands.ts')).runs,
  },
  {
    name: 'serve',
    summary: 'a local service with the same API',
    load: async () => (await import('./serve/serve.ts')).serve,
  },
];
const operationCommands: ListedCommand[] = [
  {
    name: 'configuration-versions',
    summary: 'the uploaded files that runs work on',
    load: async () => (await import('./other-commands.ts')).configurationVersions,
  },
  {
    name: 'policy-checks',
    summary: 'results of the policy checks of a run',
    load: async () => (await import('./other-commands.ts')).policyChecks,
  },
  {
    name: 'team-access',
    summary: 'which teams may do what in a workspace',
    load: async () => (await import('./other-commands.ts')).teamAccess,
  },
  {
    name: 'agent-tokens',
    summary: 'tokens with which HCP agents of a pool sign in',
    load: async () => (await import('./other-commands.ts')).agentTokens,
  },
];
const allCommands = [...firstCommands, ...otherCommands, ...operationCommands];

const SUMMARY = 'Gate infrastructure changes on policy, before anything is applied.';

/** Everything, with each command as it is written. */
export async function loadCommands(): Promise<CommandSpec> {
  return withCommands(await Promise.all(allCommands.map(({ load }) => load())));
}

/** What a call needs: the command that its words begin with, and of the others their names. */
export async function loadCommand([first, second]: readonly string[]): Promise<CommandSpec> {
  const word = first === 'help' ? second : first;
  return withCommands(
    await Promise.all(
      allCommands.map(async ({ name, summary, load }) =>
        name === word ? load() : { name, summary },
      ),
    ),
  );
}

function withCommands(commands: CommandSpec[]): CommandSpec {
  return { name: 'plangate', summary: SUMMARY, commands, help: renderHelp() };
}

function renderHelp(): string {
  const width = Math.max(...allCommands.map(({ name }) => name.length));
  const lineOf = ({ name, summary }: ListedCommand) =>
    `  plangate ${name.padEnd(width)}   ${summary}`;
  return [
    SUMMARY,
    '',
    ...firstCommands.map(lineOf),
    '',
    ...otherCommands.map(lineOf),
    '',
    'Every operation of the service:',
    ...operationCommands.map(lineOf),
    '',
    'Each has -h (what is used most) and --help (everything).',
    '`plangate --version` prints the version.',
    '',
    'Exit codes: 0 passed · 1 blocked · 2 bad input · 3 needs override ·',
    '            4 run errored · 5 undecided · 6 refused · 7 network · 8 too large ·',
    '            130, 143 canceled',
    '',
  ].join('\n');
}
