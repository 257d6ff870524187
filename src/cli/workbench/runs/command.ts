/** Existing runs, also those that others started: list, show, watch, apply. */
import { relatedId } from '../../../client/wire/resource.ts';
import { option, type CommandSpec } from '../../command.ts';
import { listCommand } from '../../operation.ts';
import { optionOf } from '../../read-input.ts';
import { applyCommand, followApply } from './apply.ts';
import { examineCommand } from './examine.ts';

export const runs: CommandSpec = {
  name: 'runs',
  summary: 'list and manage existing runs',
  commands: [
    listCommand('list', '', {
      summary: 'list the runs of a workspace, newest first',
      description: 'The service allows 30 such requests a minute.',
      inWorkspace: true,
      options: [
        option('--status <words>', 'only with one of these statuses, as in planned,applied'),
      ],
      ask: async ({ client, workspaceId, input }) =>
        client.runs.list(await workspaceId(), { status: optionOf(input, 'status') }),
      columns: {
        id: ({ id }) => id,
        status: ({ attributes }) => attributes.status,
        created: ({ attributes }) => attributes['created-at'],
        what: ({ attributes }) => {
          if (attributes['plan-only'] === true) return 'speculative';
          if (attributes['save-plan'] === true) return 'provisional';
          return attributes['is-destroy'] === true ? 'destroy' : 'plan and apply';
        },
        version: (run) => relatedId(run, 'configuration-version'),
        message: ({ attributes }) => attributes.message,
      },
    }),
    examineCommand('show', {
      summary: 'judge a run that is over, and report on it',
      description:
        'Reads all results of the run and reports them as `plangate check` does, with the same formats and exit codes. It starts, changes and ends nothing. Of an applied run it says how the apply ended, with exit code 0 if it was applied.',
      followApply,
    }),
    examineCommand('watch', {
      summary: 'wait for the end of a run, and report on it',
      description:
        'Waits until the run is over or waits for a person, at most for --timeout. Then it does the same as `runs show`. The run goes on when you stop watching.',
      applyOption: option(
        '--apply',
        'wait for the end of its apply instead, and judge nothing: exit code 0 where it was applied or waits for a person, 4 where it failed, 5 where that is not known',
      ),
      followApply,
    }),
    applyCommand,
  ],
};
