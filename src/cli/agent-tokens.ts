/** Tokens with which HCP agents of a pool sign in. */
import type { AgentToken } from '../wire/agent-token.ts';
import type { CommandSpec } from './command.ts';
import { answerListing, LIST_OPTIONS, listProblems } from './listing.ts';
import { neutraliseLine } from './neutralise.ts';
import { operation } from './operation.ts';
import { argumentOf, optionOf } from './read-input.ts';
import type { Cell } from './table.ts';
import { renderRecord } from './table.ts';
import { writeSecretFile } from './write-secret-file.ts';

const POOL = { name: 'pool', description: 'id as in apool-…', required: true };
const TOKEN = { name: 'agent-token', description: 'id as in at-…', required: true };

const list = operation({
  name: 'list',
  summary: 'list the tokens of an agent pool, without their secrets',
  description: 'Operation 20: GET /agent-pools/<agent_pool_id>/authentication-tokens.',
  arguments: [POOL],
  options: LIST_OPTIONS,
  problems: listProblems,
  async call(call) {
    await answerListing(call, call.client.agentTokens.list(argumentOf(call.input, 'pool')), {
      headings: ['id', 'created', 'last used', 'description'],
      row: ({ id, attributes }) => [
        id,
        attributes['created-at'],
        attributes['last-used-at'] ?? 'never',
        attributes.description,
      ],
    });
  },
});

const show = operation({
  name: 'show',
  summary: 'show one agent token, without its secret',
  description: 'Operation 21: GET /authentication-tokens/<agent_token_id>.',
  arguments: [TOKEN],
  async call({ client, input, answer }) {
    const token = await client.agentTokens.show(argumentOf(input, 'agent-token'));
    await answer({ data: token }, renderRecord(tokenFacts(token)));
  },
});

const create = operation({
  name: 'create',
  summary: 'create an agent token and hand over its secret, once',
  description:
    'Operation 22: POST /agent-pools/<agent_pool_id>/authentication-tokens. The secret cannot be read again later. It is printed on standard output and nothing else is, or written to a new file that only you may read.',
  arguments: [POOL],
  options: [
    { name: 'description', value: 'text', description: 'what the token is for', required: true },
    {
      name: 'out',
      value: 'file',
      description: 'new file for the secret instead of standard output',
    },
  ],
  examples: [
    {
      command: 'plangate agent-tokens create apool-… --description "build farm" --out agent.token',
      what: 'keep the secret out of logs and of the shell',
    },
  ],
  async call({ client, input, io, log, answer, remark }) {
    const make = async () => {
      const created = await client.agentTokens.create(
        argumentOf(input, 'pool'),
        optionOf(input, 'description') ?? '',
      );
      const secret = created.attributes.token ?? '';
      log.secret(secret);
      return { content: `${secret}\n`, value: created };
    };
    const path = optionOf(input, 'out');
    if (path === undefined) {
      const { content, value } = await make();
      await answer({ data: value }, content);
      remark(`${neutraliseLine(value.id)} created. The secret above cannot be read again.`);
      return;
    }
    const { workingDirectory } = io;
    const created = await writeSecretFile({ option: 'out', path, workingDirectory }, make);
    const shown = { ...created, attributes: { ...created.attributes, token: null } };
    await answer({ data: shown }, renderRecord([...tokenFacts(created), ['secret in', path]]));
  },
});

const destroy = operation({
  name: 'destroy',
  summary: 'destroy an agent token: agents that use it can no longer sign in',
  description: 'Operation 23: DELETE /authentication-tokens/<agent_token_id>.',
  arguments: [TOKEN],
  destroys: (input) => `destroy the agent token ${argumentOf(input, 'agent-token')}`,
  async call({ client, input, answer }) {
    const id = argumentOf(input, 'agent-token');
    await client.agentTokens.destroy(id);
    await answer({ data: null }, `${neutraliseLine(id)} is destroyed.\n`);
  },
});

export const agentTokens: CommandSpec = {
  name: 'agent-tokens',
  summary: 'tokens with which HCP agents of a pool sign in',
  commands: [list, show, create, destroy],
};

function tokenFacts({ id, attributes }: AgentToken): [string, Cell][] {
  return [
    ['id', id],
    ['description', attributes.description],
    ['created-at', attributes['created-at']],
    ['last-used-at', attributes['last-used-at'] ?? 'never'],
    ['expired-at', attributes['expired-at']],
  ];
}
