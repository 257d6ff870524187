/** Runs that are there, whoever started them: listed, reported, watched, ended, applied. */
import type { Client } from '../client/client.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import { runWords } from '../status/status.ts';
import { option, type CommandInput, type CommandIo, type CommandSpec } from './command.ts';
import {
  findWorkspaceId,
  namedWorkspace,
  WORKSPACE_OPTIONS,
  workspaceProblems,
} from './connection.ts';
import { neutraliseLine } from './neutralise.ts';
import { listing, operation } from './operation.ts';
import { UsageError } from './problems.ts';
import { argumentOf, optionOf } from './read-input.ts';
import { applying } from './runs/apply.ts';
import { examining, RUN } from './runs/examine.ts';

export const runs: CommandSpec = {
  name: 'runs',
  summary: 'runs that are there, whoever started them',
  commands: [
    listing('list', '', {
      summary: 'list the runs of a workspace, newest first',
      description: 'The service allows 30 such requests a minute.',
      inWorkspace: true,
      options: [
        option('--status <words>', 'only with one of these statuses, as in planned,applied'),
      ],
      ask: async ({ client, workspaceId, input }) =>
        client.runs.list(await workspaceId(), { status: optionOf(input, 'status') }),
      headings: ['id', 'status', 'created', 'what', 'version', 'message'],
      row: (run) => [
        run.id,
        run.attributes.status,
        run.attributes['created-at'],
        kindOf(run),
        relatedId(run, 'configuration-version'),
        run.attributes.message,
      ],
    }),
    examining(
      'show',
      'judge a run that is over, and report on it',
      'Reads everything that judged the run and tells it as `plangate check` does, with the same formats and exit codes. Nothing is started, changed or ended.',
    ),
    examining(
      'watch',
      'wait for the end of a run, and report on it',
      'Waits until the run is over or waits for somebody, as long as --timeout says, and then does what `runs show` does. The run goes on when nobody watches any more.',
    ),
    ending('cancel', 'cancel a run that is going on'),
    ending('discard', 'discard a run that waits for somebody'),
    applying,
  ],
};

function kindOf({ attributes }: Run): string {
  if (attributes['plan-only'] === true) return 'speculative';
  if (attributes['save-plan'] === true) return 'provisional';
  return attributes['is-destroy'] === true ? 'destroy' : 'plan and apply';
}

function ending(action: 'cancel' | 'discard', summary: string): CommandSpec {
  return operation(action, '', {
    summary,
    description: `Needs the permission to apply runs. A run that is over already is left as it is.`,
    arguments: [RUN],
    options: [...WORKSPACE_OPTIONS, option('--comment <text>', 'why; shown on the run')],
    destroys: `${action} the run`,
    problems: (input, io) => (needsWorkspace(input, io) ? workspaceProblems(input, io) : []),
    async call({ client, input, io, id, answer }) {
      const runId = await findRunId(id, client, input, io);
      await client.runs[action](runId, optionOf(input, 'comment'));
      const { run } = await client.runs.show(runId);
      const text = `${neutraliseLine(`${run.id} is ${runWords(run)}`)}\n`;
      await answer({ data: run }, text);
    },
  });
}

function needsWorkspace(input: CommandInput, io: CommandIo): boolean {
  const { workspace } = namedWorkspace(input, io);
  return argumentOf(input, 'run') === 'latest' || workspace !== undefined;
}

/** Of the workspace that was said, if one was: a run of another one is not touched. */
async function findRunId(
  id: string,
  client: Client,
  input: CommandInput,
  io: CommandIo,
): Promise<string> {
  if (!needsWorkspace(input, io)) return id;
  const workspaceId = await findWorkspaceId(client, input, io);
  const [run] =
    id === 'latest'
      ? (await client.runs.list(workspaceId).page({ number: 1, size: 1 })).items
      : [(await client.runs.show(id)).run];
  if (run !== undefined && relatedId(run, 'workspace') === workspaceId) return run.id;
  const message = run === undefined ? 'has no run yet.' : `is not the workspace of ${run.id}.`;
  throw new UsageError([{ subject: '--workspace', message }]);
}
