/** Existing runs, also those that others started: list and show. */
import { option, type CommandSpec } from '../check/command.ts';
import { listCommand } from './operation.ts';
import { optionOf } from '../check/command-input.ts';
import { showRun } from './show-run.ts';
import { relatedId } from '../client/wire/resource.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import { quote } from '../model/quote.ts';
import { RUN_STATUSES, statusWords } from '../model/status.ts';

export const runs: CommandSpec = {
  name: 'runs',
  summary: 'list and judge existing runs',
  commands: [
    listCommand('list', '', {
      summary: 'list the runs of a workspace, newest first',
      description: 'The service allows 30 such requests a minute.',
      inWorkspace: true,
      options: [
        option('--status <words>', 'only with one of these statuses, as in planned,applied'),
      ],
      ask: async ({ client, workspaceId, input, log }) => {
        const status = optionOf(input, 'status');
        const known = statusWords(RUN_STATUSES);
        for (const word of status?.split(',') ?? []) {
          // The service answers such a word with an empty list. A newer service may have words of its own.
          if (known.some((one) => one === word.trim())) continue;
          const near = didYouMean(word, known);
          const meant = near === undefined ? '' : ` Did you mean ${quote(near)}?`;
          log.warning(`--status: ${quote(word)} is no status that is known here.${meant}`);
        }
        return client.runs.list(await workspaceId(), { status });
      },
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
    showRun,
  ],
};
