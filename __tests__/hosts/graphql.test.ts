/** What is asked of GitHub by GraphQL, and what the stand-in answers, against GitHub's own schema. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, execute, parse, validate, type GraphQLSchema } from 'graphql';
import { createSend } from '../../src/client/http/send.ts';
import type { HttpRequest } from '../../src/model/ports.ts';
import { connectGitHub } from '../../src/hosts/github/calls.ts';
import { readNonEmptyText } from '../../src/hosts/shapes.ts';
import { fieldsOf } from '../../src/model/parse.ts';
import { parseJson } from '../../src/model/parse.ts';
import { instantClock } from '../support/instant-clock.ts';
import { beforeAll, expect, test } from '../support/jest.ts';
import { filesWith, readText, REPOSITORY } from '../support/markdown-files.ts';
import { startGitHub } from '../support/github/start-github.ts';
import { workflowToken } from '../support/github/state.ts';

const HEAD = '6f1cb4077fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1';
const BASE = 'b'.repeat(40);

interface Exchange {
  document: string;
  variables: Record<string, unknown>;
  data: unknown;
}

let schema: GraphQLSchema;
let exchanges: Exchange[];

beforeAll(async () => {
  const package_ = join(REPOSITORY, 'node_modules/@octokit/graphql-schema');
  schema = buildSchema(readFileSync(join(package_, 'schema.graphql'), 'utf8'), {
    assumeValidSDL: true,
  });
  exchanges = await askEverything();
});

/** Everything that is asked by GraphQL, in every form, of a stand-in that has some of each. */
async function askEverything(): Promise<Exchange[]> {
  const found: Exchange[] = [];
  const network = createSend({ environment: {} });
  const send = async (request: HttpRequest) => {
    const response = await network(request);
    const { query, variables } = fieldsOf(parseJson(readNonEmptyText(request.body) ?? ''));
    const { data, errors } = fieldsOf(parseJson(Buffer.from(response.body).toString()));
    expect(errors).toBeUndefined();
    const document = readNonEmptyText(query);
    if (document !== undefined) found.push({ document, variables: fieldsOf(variables), data });
    return response;
  };
  const github = await startGitHub({
    pullRequests: [
      {
        number: 42,
        headSha: HEAD,
        files: ['main.tf', ['old.tf', 'new.tf']],
        commits: Array.from({ length: 101 }, () => ({
          author: 'author',
          coAuthors: ['octocat', null],
          committer: null,
        })),
        reopenedAt: ['2026-11-20T13:50:00Z'],
        transferred: true,
      },
    ],
    branches: { main: { 'infra/main.tf': 'terraform {}', 'infra/modules/a.tf': '' } },
    commits: (_, path) => `# ${path}\n`,
    queue: [{ headCommit: HEAD, baseCommit: BASE, number: 42 }],
    teams: { 'acme/platform': ['octocat'] },
    tokens: { secret: workflowToken({ members: 'read' }) },
  });
  for (let index = 0; index < 101; index++) github.addComment(42, { login: 'octocat' }, 'hello');
  github.editComment(github.comments(42)[0]?.id ?? 0, 'hi', 'ann');
  github.addComment(42, { login: 'github-actions[bot]', app: 'github-actions' }, 'hello');
  const ports = { send, clock: instantClock(), random: () => 0.5 };
  const { comments } = connectGitHub(github.access, ports);
  const blobs = [`${HEAD}:infra/main.tf`, `${HEAD}:infra/modules/a.tf`];
  for (const wish of [{}, { files: true }, { tree: 'HEAD:infra' }, { blobs }]) {
    await comments?.snapshot(42, wish);
  }
  await comments?.snapshot(42, { files: true, tree: 'HEAD:infra' });
  expect((await comments?.lookAtPull?.(42))?.commits).toHaveLength(101);
  expect(await comments?.textsAt(HEAD, ['infra/main.tf'])).toEqual(['# infra/main.tf\n']);
  expect(await comments?.listTeams?.('octocat')).toEqual(['platform']);
  expect(await comments?.commands?.queuedPullRequests('main', HEAD, BASE)).toEqual([
    { number: 42, commit: HEAD, isFork: expect.any(Boolean) },
  ]);
  expect(github.violations).toEqual([]);
  await github.stop();
  await network.close();
  return found;
}

/** Of a node that does not say it: files have a text here, and folders have none. */
const kindOf = (value: unknown): string => {
  const fields = fieldsOf(value);
  const name = fields['__typename'];
  return typeof name === 'string' ? name : 'text' in fields || 'oid' in fields ? 'Blob' : 'Tree';
};

/** What GitHub's schema makes of this answer: the same, or problems. */
function checked({ document, variables, data }: Exchange): unknown {
  const result = execute({
    schema,
    document: parse(document),
    rootValue: data,
    variableValues: variables,
    typeResolver: kindOf,
    // Under the name that the document gives it.
    fieldResolver: (from: unknown, _, __, { path }) => fieldsOf(from)[path.key],
  });
  return JSON.parse(JSON.stringify(result));
}

const problemsOf = (document: string) =>
  validate(schema, parse(document)).map(({ message }) => message);

test('all documents of the sources are checked', () => {
  const sources = filesWith(['.ts'], join(REPOSITORY, 'src'));
  const asking = sources.filter((path) => /`(?:query|mutation)\b/.test(readText(path)));
  expect(asking.map((path) => path.replace(/^.*src\//, ''))).toEqual([
    'hosts/github/command-calls.ts',
    'hosts/github/file-calls.ts',
    'hosts/github/snapshot.ts',
    'hosts/github/teams.ts',
  ]);
  expect(new Set(exchanges.map(({ document }) => document)).size).toBe(11);
});

test('GitHub has every field, argument and variable that is used', () => {
  expect(exchanges.flatMap(({ document }) => problemsOf(document))).toEqual([]);
});

test('the stand-in answers as GitHub would', () => {
  for (const exchange of exchanges) expect(checked(exchange)).toEqual({ data: exchange.data });
});
