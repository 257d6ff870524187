/** Tokens with which HCP agents of a pool sign in. */
import type { AgentToken } from '../client/wire/account.ts';
import { printableJson } from '../report/json.ts';
import { option, type CommandSpec } from '../check/command.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { actionCommand, listCommand, operationCommand, showCommand } from './operation.ts';
import { flagOf, optionOf } from '../check/command-input.ts';
import { renderRecord, type Fact } from './table.ts';
import { writeSecretFile } from './output-files.ts';

export const agentTokens: CommandSpec = {
  name: 'agent-tokens',
  summary: 'tokens with which HCP agents of a pool sign in',
  commands: [
    listCommand('list', 'GET /agent-pools/<agent_pool_id>/authentication-tokens', {
      summary: 'list the tokens of an agent pool, without their secrets',
      ask: ({ client, id }) => client.agentTokens.list(id),
      columns: {
        id: ({ id }) => id,
        created: ({ attributes }) => attributes['created-at'],
        'last used': ({ attributes }) => attributes['last-used-at'] ?? 'never',
        expires: ({ attributes }) => attributes['expired-at'] ?? 'never',
        description: ({ attributes }) => attributes.description,
      },
    }),
    showCommand('show', 'GET /authentication-tokens/<agent_token_id>', {
      summary: 'show one agent token, without its secret',
      ask: ({ client, id }) => client.agentTokens.show(id),
      facts: tokenFacts,
    }),
    operationCommand('create', 'POST /agent-pools/<agent_pool_id>/authentication-tokens', {
      summary: 'create an agent token and hand over its secret, once',
      description:
        'The secret cannot be read again later. Standard output gets the secret alone. With --output it goes to a new file that only you can read.',
      options: [
        option('--description <text>', 'what the token is for', { required: true }),
        option('--expired-at <time>', 'when it stops working, as in 2027-01-31T12:00:00Z'),
        option('-o, --output <file>', 'new file for the secret instead of standard output'),
      ],
      examples: {
        'plangate agent-tokens create apool-… --description "build farm" --output agent.token':
          'keep the secret out of logs and of the shell',
      },
      async call({ client, id, input, io, log, answer }) {
        const createToken = async () => {
          const value = await client.agentTokens.create(id, optionOf(input, 'description') ?? '', {
            expiredAt: optionOf(input, 'expired-at'),
          });
          return { content: `${value.attributes.token}\n`, value, id: value.id };
        };
        const outputPath = optionOf(input, 'output');
        if (outputPath === undefined) {
          const { content, value } = await createToken();
          // Not by `answer`, which conceals secrets: here the secret is what was asked for.
          await io.out(flagOf(input, 'json') ? printableJson({ data: value }) : content);
          log.info(`${safeLine(value.id)} created. The secret above cannot be read again.`);
          return;
        }
        const created = await writeSecretFile(
          'output',
          outputPath,
          io.workingDirectory,
          createToken,
        );
        const withoutSecret = { ...created, attributes: { ...created.attributes, token: null } };
        const text = renderRecord([...tokenFacts(created), ['secret in', outputPath]]);
        await answer({ data: withoutSecret }, text);
      },
    }),
    actionCommand('destroy', 'DELETE /authentication-tokens/<agent_token_id>', {
      summary: 'destroy an agent token: agents that use it can no longer sign in',
      destroys: 'destroy the agent token',
      act: ({ client, id }) => client.agentTokens.destroy(id),
      done: (id) => `${id} is destroyed.`,
    }),
  ],
};

function tokenFacts({ id, attributes }: AgentToken): Fact[] {
  return [
    ['id', id],
    ['description', attributes.description],
    ['created-at', attributes['created-at']],
    ['last-used-at', attributes['last-used-at'] ?? 'never'],
    ['expired-at', attributes['expired-at']],
  ];
}
