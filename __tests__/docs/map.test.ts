/**
 * "Where to start" in ARCHITECTURE.md, tried out: the changes are made in a copy of the tree, each in the
 * files of its row and in no other. What the row says to run writes the rest. Then the copy must compile,
 * tests included, the tests that hold such changes must pass in it, and a program that uses all changes
 * must get what they promise.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '../support/jest.ts';
import { readText, REPOSITORY } from '../support/markdown-files.ts';

/** From a file's text to the changed text; of a new file the text before is empty. */
type Edit = (before: string) => string;

interface Change {
  /** How the row of the table begins. */
  row: string;
  /** What the capitals in the row's file names stand for here. */
  names: Readonly<Record<string, string>>;
  /** By file. */
  edits: Readonly<Record<string, Edit>>;
}

/** Writes a second line after each one that has the first word of a pair in it, with the second word instead. */
function repeatLines(pairs: readonly (readonly [from: string, to: string])[]): Edit {
  return (before) => {
    const isMeant = (line: string) => pairs.some(([from]) => line.includes(from));
    const other = (line: string) =>
      pairs.reduce((text, [from, to]) => text.replaceAll(from, to), line);
    const lines = before.split('\n');
    return lines.flatMap((line) => (isMeant(line) ? [line, other(line)] : [line])).join('\n');
  };
}

/** The lines come after what is found, which ends with a line. */
function insertAfter(anchor: RegExp, ...lines: readonly string[]): Edit {
  return (before) => before.replace(anchor, (found) => `${found}${lines.join('\n')}\n`);
}

const replace =
  (from: string, to: string): Edit =>
  (before) =>
    before.replace(from, () => to);

const inOrder =
  (...edits: readonly Edit[]): Edit =>
  (before) =>
    edits.reduce((text, edit) => edit(text), before);

const write =
  (...lines: readonly string[]): Edit =>
  () =>
    `${lines.join('\n')}\n`;

const INPUT: Change = {
  row: 'an input that a report shows',
  names: { RENDERER: 'body' },
  edits: {
    'src/settings/inputs.ts': insertAfter(
      /export const INPUT_TABLE = \{\n/,
      "  'sample-motto': input('A line of the report.', { kind: 'string', group: 'The run' }),",
    ),
    'src/settings/settings.ts': insertAfter(
      /function reportedSettings\(settings: Settings\) \{\n  return \{\n/,
      '    motto: settings.sampleMotto,',
    ),
    'src/report/view.ts': insertAfter(
      /export interface ReportContext extends ReportedJob \{\n/,
      '  motto?: string | undefined;',
    ),
    'src/report/body.ts': insertAfter(
      /return joined\(\n\s*'\\n\\n',\n/,
      "    prose(view.context.motto ?? ''),",
    ),
  },
};

/** The step reads when the report began from the input, and not from the clock. */
const STEP: Change = {
  row: 'an input that a step acts on',
  names: { 'ROOM/STEP': 'check/begin-check' },
  edits: {
    'src/settings/inputs.ts': insertAfter(
      /export const INPUT_TABLE = \{\n/,
      "  'sample-start': input('When the report began.', { kind: 'string', group: 'The run' }),",
    ),
    'src/check/begin-check.ts': replace(
      'const startedAt = clock.date()',
      'const startedAt = settings.sampleStart ?? clock.date()',
    ),
  },
};

const OUTPUT: Change = {
  row: 'an output',
  names: {},
  edits: {
    'src/settings/inputs.ts': insertAfter(
      /const OUTPUT_TABLE = \{\n/,
      "  'sample-count': 'How many workspaces the report is about.',",
    ),
    'src/hosts/outputs.ts': insertAfter(
      /'policies-undecided': .*\n/,
      "    'sample-count': String(view.workspaces.length),",
    ),
  },
};

const STATUS: Change = {
  row: 'a status word of the service',
  names: {},
  edits: {
    'src/model/status.ts': repeatLines([['  queuing: {', '  sample_warming: {']]),
    'src/service/machines.ts': inOrder(
      repeatLines([['  queuing: [', '  sample_warming: [']]),
      replace('  queuing: [', "  queuing: ['sample_warming', "),
    ),
    'src/service/timeline.ts': repeatLines([["enter('queuing')", "enter('sample_warming')"]]),
    '__tests__/service/scripts.test.ts': (before) =>
      before.replaceAll('queuing plan_queued', 'queuing sample_warming plan_queued'),
    'src/report/page/timeline.ts': repeatLines([
      ["  queuing: 'queued',", "  sample_warming: 'queued',"],
    ]),
  },
};

const WORD: Change = {
  row: 'a word in the comment',
  names: {},
  edits: {
    'src/report/words.ts': replace(
      'passed · ${countedPolicies(tally)}',
      'passed · all ${countedPolicies(tally)}',
    ),
  },
};

const COLUMN: Change = {
  row: "a column of the comment's table",
  names: {},
  edits: {
    'src/report/workspace-table.ts': inOrder(
      replace('Policies | Run |\\n|---|', 'Policies | Run | Took |\\n|---|---|'),
      insertAfter(
        /\.\.\.runCells\(view, runOf\(workspace, view\.context\) \|\| written`–`\),\n/,
        '    workspace.durationMs === undefined ? written`–` : elapsed(workspace.durationMs),',
      ),
      replace('| ${counts} |${run}`', '| ${counts} |${run} |`'),
      replace('import { byCodeUnit,', 'import { byCodeUnit, elapsed,'),
    ),
  },
};

const RENDERER: Change = {
  row: 'a report as a file',
  names: { NAME: 'sample-list' },
  edits: {
    'src/report/sample-list.ts': write(
      '/** The verdict of each workspace, one a line. */',
      "import type { ReportView } from './view.ts';",
      '',
      'export function renderSampleList({ workspaces }: ReportView): string {',
      "  return workspaces.map(({ name, verdict }) => `${JSON.stringify(name)} ${verdict}\\n`).join('');",
      '}',
    ),
    'src/hosts/files.ts': inOrder(
      insertAfter(
        /REPORT_FILES: readonly ReportFile\[\] = \[\n/,
        "  { file: 'list.txt', option: 'sample-list', what: 'one verdict a line', render: renderSampleList },",
      ),
      (before) => `import { renderSampleList } from '../report/sample-list.ts';\n${before}`,
    ),
  },
};

const CLAIM: Change = {
  row: 'what counts as a pass',
  names: {},
  edits: {
    'src/policy/vouch.ts': insertAfter(
      /endsWell: \(evidence\) => \[endsWell\(evidence\)\],\n/,
      "    isNoSample: ({ run: { answer } }) => [\n      claim(answer.attributes.message !== 'sample', 'A sample cannot pass.'),\n    ],",
    ),
    '__tests__/lies/witnesses.json': insertAfter(
      /^\[\n/,
      `${JSON.stringify({
        claim: 'run.isNoSample',
        says: 'A sample cannot pass.',
        world: 'speculative: run-task-advisory',
        lies: [{ of: 'runs', at: 'attributes/message', is: 'sample' }],
      })},`,
    ),
  },
};

/** One job of the sample host, as its page describes it. */
function sampleJob(variables: Record<string, string>, judged: boolean, whose: string) {
  const commit = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';
  const change = variables['SAMPLE_CHANGE'];
  return {
    environment: {
      SAMPLE_CI: 'true',
      SAMPLE_ROOT: '/builds/infra',
      SAMPLE_COMMIT: commit,
      SAMPLE_REPOSITORY: 'acme/infra',
      SAMPLE_REPOSITORY_URL: 'git@git.sample.example:acme/infra.git',
      SAMPLE_STARTED_BY: 'alice',
      SAMPLE_TOKEN: 'sample-0123456789abcdef',
      ...variables,
    },
    expected: {
      judged,
      whose,
      commit,
      pullRequest: change === undefined ? undefined : Number(change),
    },
  };
}

const CHANGED = { SAMPLE_CHANGE: '12', SAMPLE_TARGET: 'main' };

/** What each host needs: a row among the hosts, a place in the registry, and a page. */
function hostEdits(
  name: string,
  title: string,
  { row, asked }: { row: readonly string[]; asked: readonly string[] },
): Record<string, Edit> {
  const constant = name.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase());
  const marks = (what: string, between: string) =>
    ['start', 'end'].map((end) => `<!-- ${what}:${end} -->`).join(between);
  return {
    'src/model/ci-hosts.ts': insertAfter(
      /const CI_HOSTS = \[\n/,
      `  { name: '${name}', title: '${title}',`,
      ...row,
      "    tried: 'environments made from its documentation',",
      '  },',
    ),
    'src/hosts/registry.ts': inOrder(
      insertAfter(/Record<KnownHostName, CiHost>> = \{\n/, `  '${name}': ${constant},`),
      (before) => `import { ${constant} } from './${name}.ts';\n${before}`,
    ),
    'src/hosts/asked-servers.ts': insertAfter(
      /ASKED_SERVERS: Record<HostName, Row> = \{\n/,
      `  '${name}': ${asked.join('\n')},`,
    ),
    [`docs/ci/${name}.md`]: write(
      `# ${title}\n`,
      `${marks('release-state', ' ')}\n`,
      marks('snippet', '\n\n'),
    ),
  };
}

const HOST: Change = {
  row: 'another CI host',
  names: { NAME: 'sample-ci' },
  edits: {
    ...hostEdits('sample-ci', 'Sample CI', {
      row: [
        "    variable: 'SAMPLE_CI',",
        "    root: 'SAMPLE_ROOT',",
        "    run: 'SAMPLE_RUN',",
        "    secrets: ['SAMPLE_TOKEN'],",
        "    documentation: 'https://ci.sample.example/variables',",
        '    page: {',
        "      file: '.sample.yml',",
        "      secrets: 'Project settings: TF_API_TOKEN.',",
        "      template: 'image: IMAGE\\nscript: SCRIPT\\n',",
        '    },',
      ],
      asked: [
        '{',
        "    asked: '`SAMPLE_REPOSITORY_URL`',",
        "    credential: 'the SSH key of the checkout',",
        "    keepsWorkspaces: 'never',",
        '    address: ({ SAMPLE_REPOSITORY_URL }) => SAMPLE_REPOSITORY_URL,',
        "    remedy: 'Give the job an SSH key.',",
        '  }',
      ],
    }),
    'src/hosts/sample-ci.ts': write(
      '/** Sample CI. Reports appear as files. */',
      "import type { CiHost } from './host.ts';",
      "import { change, parseCount, parseLink, sha } from './shapes.ts';",
      '',
      'export const sampleCi: CiHost = {',
      "  name: 'sample-ci',",
      "  actor: ['SAMPLE_STARTED_BY'],",
      "  target: ['SAMPLE_TARGET'],",
      '  facts: (environment) => ({',
      "    commit: sha(environment['SAMPLE_COMMIT']),",
      "    pullRequest: change(parseCount(environment['SAMPLE_CHANGE'])),",
      "    jobUrl: parseLink(environment['SAMPLE_JOB_URL']),",
      '  }),',
      '  jobOrigin(environment) {',
      '    const { SAMPLE_CHANGE: number, SAMPLE_FROM: from, SAMPLE_REPOSITORY: to } = environment;',
      "    if (!number) return { proposed: false, changeOrigin: 'own' };",
      "    if (!from) return { proposed: true, changeOrigin: 'unknown' };",
      "    return { proposed: true, changeOrigin: from === to ? 'own' : 'foreign' };",
      '  },',
      '};',
    ),
    '__tests__/hosts/environments/sample-ci.json': write(
      JSON.stringify({
        secrets: ['SAMPLE_TOKEN'],
        push: sampleJob({}, false, 'own'),
        pullRequest: sampleJob({ ...CHANGED, SAMPLE_FROM: 'acme/infra' }, true, 'own'),
        fork: sampleJob({ ...CHANGED, SAMPLE_FROM: 'mallory/infra' }, true, 'foreign'),
        unknown: sampleJob(CHANGED, true, 'unknown'),
      }),
    ),
  },
};

/** A host whose API is GitHub's, as that of Gitea is. */
const SERVER: Change = {
  row: "one with GitHub's API",
  names: { NAME: 'sample-hub' },
  edits: {
    ...hostEdits('sample-hub', 'Sample Hub', {
      row: [
        "    variable: 'SAMPLE_HUB_ACTIONS',",
        "    root: 'GITHUB_WORKSPACE',",
        "    run: 'GITHUB_RUN_ID',",
        "    secrets: ['SAMPLE_HUB_*'],",
        "    documentation: 'https://hub.sample.example/actions',",
        "    page: { file: '.hub/workflows/plangate.yml' },",
      ],
      asked: ['GITEA'],
    }),
    'src/hosts/sample-hub.ts': write(
      '/** Sample Hub: jobs as those of GitHub. */',
      "import type { CiHost } from './host.ts';",
      "import { connectGitHub } from './github/calls.ts';",
      "import { github } from './github/host.ts';",
      "import { SAMPLE_HUB, serverOf } from './github/server.ts';",
      "import { parseLink } from './shapes.ts';",
      '',
      'export const sampleHub: CiHost = {',
      '  ...github,',
      '  name: SAMPLE_HUB.name,',
      '  comments({ environment, repository }, ports) {',
      "    const apiUrl = parseLink(environment['GITHUB_API_URL']);",
      "    const [owner, name] = repository?.slug.split('/') ?? [];",
      '    if (!apiUrl || !owner || !name) return undefined;',
      "    const githubToken = environment['SAMPLE_HUB_TOKEN'];",
      '    const access = { apiUrl, owner, name, githubToken, server: serverOf(environment) };',
      "    return connectGitHub(access, ports).comments ?? 'No comment: there is no token for the API.';",
      '  },',
      '};',
    ),
    'src/hosts/github/server.ts': inOrder(
      replace("name: 'github' |", "name: 'sample-hub' | 'github' |"),
      replace('SERVERS = [', 'SERVERS = [SAMPLE_HUB, '),
      insertAfter(
        /export const GITHUB: Server = \{[^}]*\};\n/,
        "\nexport const SAMPLE_HUB: Server = { ...GITHUB, name: 'sample-hub', service: 'Sample Hub' };",
      ),
    ),
    '__tests__/hosts/environments/sample-hub.json': () =>
      readText('__tests__/hosts/environments/gitea.json').replaceAll('GITEA_', 'SAMPLE_HUB_'),
  },
};

/** One more way to show an agent token, as the operations beside it. */
const OPERATION: Change = {
  row: 'an operation of the API in an area that is there',
  names: { AREA: 'agent-tokens' },
  edits: {
    'src/client/resources/agent-tokens.ts': insertAfter(
      /createAgentTokens\(api: Api\) \{\n  return \{\n/,
      '    /** GET /authentication-tokens/:id/sample. Errors: `not-found`. */',
      '    sample: (id: string): Promise<AgentToken> =>',
      '      api.ask(GET`/authentication-tokens/${id}/sample`, {',
      "        what: 'read a sample of the agent token',",
      '        needs: MANAGE_POOLS,',
      '        read: one(agentTokenSchema),',
      '      }),',
    ),
    'src/cli/agent-tokens.ts': insertAfter(
      /^  commands: \[\n/m,
      "    showing('sample', 'GET /authentication-tokens/<agent_token_id>/sample', {",
      "      summary: 'show a sample of one agent token',",
      '      ask: ({ client, id }) => client.agentTokens.sample(id),',
      '      facts,',
      '    }),',
    ),
    'src/service/routes/agent-tokens.ts': insertAfter(
      /AGENT_TOKEN_ROUTES: readonly ServedRoute\[\] = \[\n/,
      "  get('/authentication-tokens/:token/sample', (call) =>",
      '    respondOne(call, findAgentToken(call), toAgentToken),',
      '  ),',
    ),
    'docs/api.md': insertAfter(
      /^\| show one, without its secret .*\n/m,
      '| show a sample of one | `GET /authentication-tokens/:id/sample` | _manage agent pools_ | `agentTokens.sample` | `agent-tokens sample` |',
    ),
    '__tests__/contract/operations.ts': inOrder(
      insertAfter(
        /^  'agentTokens\.show': 'GET .*\n/m,
        "  'agentTokens.sample': 'GET /authentication-tokens/:id/sample',",
      ),
      insertAfter(/^  'agentTokens\.show': \[.*\n/m, "  'agentTokens.sample': [200, 404],"),
    ),
    '__tests__/contract/cases.ts': insertAfter(
      /\.\.\.notFound\('agentTokens\.show'.*\n/,
      "  tokens('sample', 200, 'as it is shown', ['agentPoolId'], async (world) => {",
      '    const id = await aToken(world);',
      '    const { attributes } = await world.client.agentTokens.sample(id);',
      "    expect(attributes).toMatchObject({ description: 'plangate contract' });",
      '    await world.client.agentTokens.destroy(id);',
      '  }),',
      "  ...notFound('agentTokens.sample', aToken, ['agentPoolId']),",
    ),
  },
};

const AREA: Change = {
  row: 'an operation of the API in a new area',
  names: { AREA: 'sample-labels' },
  edits: {
    'src/client/wire/sample-labels.ts': write(
      "import { resource, text } from './resource.ts';",
      "import type * as v from './schema.ts';",
      "export const sampleLabelSchema = resource('sample-labels', { name: text });",
      'export type SampleLabel = v.InferOutput<typeof sampleLabelSchema>;',
    ),
    'src/client/resources/sample-labels.ts': write(
      "import type { Api } from '../api.ts';",
      "import { GET } from '../http/route.ts';",
      "import { one } from '../jsonapi.ts';",
      "import { sampleLabelSchema, type SampleLabel } from '../wire/sample-labels.ts';",
      'export function createSampleLabels(api: Api) {',
      '  return {',
      '    show: (id: string): Promise<SampleLabel> =>',
      '      api.ask(GET`/sample-labels/${id}`, {',
      "        what: 'read the label',",
      '        read: one(sampleLabelSchema),',
      '      }),',
      '  };',
      '}',
    ),
    'src/client/client.ts': repeatLines([
      ['createAgentTokens', 'createSampleLabels'],
      ['agentTokens', 'sampleLabels'],
      ['agent-tokens', 'sample-labels'],
    ]),
    'src/cli/sample-labels.ts': write(
      "import type { CommandSpec } from './command.ts';",
      "import { showing } from './operation.ts';",
      'export const sampleLabels: CommandSpec = {',
      "  name: 'sample-labels',",
      "  summary: 'labels',",
      '  commands: [',
      "    showing('show', 'GET /sample-labels/<sample_label_id>', {",
      "      summary: 'show one label',",
      '      ask: ({ client, id }) => client.sampleLabels.show(id),',
      "      facts: ({ id, attributes }) => [['id', id], ['name', attributes.name]],",
      '    }),',
      '  ],',
      '};',
    ),
    'src/cli/commands.ts': inOrder(
      replace('const operations = [', 'const operations = [sampleLabels, '),
      (before) => `import { sampleLabels } from './sample-labels.ts';\n${before}`,
    ),
    'src/cli/operation.ts': insertAfter(
      /const IDS: .*\{\n/,
      "  sample_label_id: idArgument('label', 'lbl'),",
    ),
    'src/service/records.ts': (before) =>
      `${before}\nexport interface SampleLabelRecord { id: string; workspaceId: string; name: string }\n`,
    'src/service/store.ts': repeatLines([
      ['AgentPoolRecord', 'SampleLabelRecord'],
      ['pools:', 'sampleLabels:'],
      ["| 'apool'", "| 'lbl'"],
    ]),
    'src/service/documents/sample-labels.ts': write(
      "import type { RouteCall } from '../domain.ts';",
      "import type { SampleLabelRecord } from '../records.ts';",
      "import type { Resource } from '../respond.ts';",
      'export function toSampleLabel(_: RouteCall, { id, name }: SampleLabelRecord): Resource {',
      "  return { id, type: 'sample-labels', attributes: { name } };",
      '}',
    ),
    'src/service/routes/sample-labels.ts': write(
      "import { parameter, type ServedRoute } from '../domain.ts';",
      "import { toSampleLabel } from '../documents/sample-labels.ts';",
      "import { respondOne } from '../respond.ts';",
      "import { found, workspaceById } from './find.ts';",
      "import { get, post } from './route.ts';",
      'export const SAMPLE_LABEL_ROUTES: readonly ServedRoute[] = [',
      "  post('/workspaces/:workspace/sample-labels', (call) => {",
      '    const { store } = call.domain;',
      '    const workspaceId = workspaceById(call).id;',
      "    const label = { id: store.newId('lbl'), workspaceId, name: 'checked' };",
      '    store.sampleLabels.set(label.id, label);',
      '    return respondOne(call, label, toSampleLabel);',
      '  }),',
      "  get('/sample-labels/:label', (call) => {",
      "    const label = found(call.domain.store.sampleLabels.get(parameter(call, 'label')));",
      "    workspaceById(call, 'readRuns', label.workspaceId);",
      '    return respondOne(call, label, toSampleLabel);',
      '  }),',
      '];',
    ),
    'src/service/dispatch.ts': repeatLines([
      ['AGENT_TOKEN_ROUTES', 'SAMPLE_LABEL_ROUTES'],
      ['agent-tokens', 'sample-labels'],
    ]),
    'docs/api.md': (before) =>
      before.replace(
        '## Beside these',
        (found) =>
          `## Labels\n\n| what it does | route | permission | client | command |\n| --- | --- | --- | --- | --- |\n| show one | \`GET /sample-labels/:id\` | _read runs_ | \`sampleLabels.show\` | \`sample-labels show\` |\n\n${found}`,
      ),
    '__tests__/contract/operations.ts': inOrder(
      insertAfter(
        /^  'agentTokens\.destroy': 'DELETE .*\n/m,
        "  'sampleLabels.show': 'GET /sample-labels/:id',",
      ),
      insertAfter(/^  'agentTokens\.destroy': \[.*\n/m, "  'sampleLabels.show': [404],"),
    ),
    '__tests__/contract/cases.ts': insertAfter(
      /\.\.\.notFound\('agentTokens\.show'.*\n/,
      "  ...notFound('sampleLabels.show', () => 'lbl-0123456789abcdef'),",
    ),
  },
};

const CHANGES = [
  WORD,
  COLUMN,
  RENDERER,
  STEP,
  INPUT,
  OUTPUT,
  CLAIM,
  STATUS,
  HOST,
  SERVER,
  OPERATION,
  AREA,
];

/** Tests that hold such changes: those that a change is 'seen by' and that run no bundle. */
const HOLDING = [
  'architecture',
  'contract/contract',
  'contract/coverage',
  'docs/api',
  'docs/links',
  'docs/pages',
  'hosts/contract',
  'hosts/publish-on',
  'hosts/two-hosts',
  'house',
  'lies/witnesses',
  'model/status',
  'report/golden',
  'service/scripts',
];

/** Uses what the changes add, and prints what comes of it. */
const PROBE = `
import { plangate } from '../src/cli/commands.ts';
import { createClient } from '../src/client/client.ts';
import { REPORT_FILES } from '../src/hosts/files.ts';
import { emptyOutputs } from '../src/hosts/outputs.ts';
import { detect } from '../src/hosts/registry.ts';
import { serverOf } from '../src/hosts/github/server.ts';
import { contextOf } from '../src/check/begin-check.ts';
import { runWords } from '../src/model/status.ts';
import { renderComment } from '../src/report/comment.ts';
import { toReportView } from '../src/report/to-view.ts';
import { CLAIMS } from '../src/policy/vouch.ts';
import { readEngineEnvironment } from '../src/plan/engine-environment.ts';
import { RUN_MACHINE } from '../src/service/machines.ts';
import { readSettings, reportedSettings } from '../src/settings/settings.ts';
import { inMemorySend } from './support/in-memory-send.ts';
import { instantClock } from './support/instant-clock.ts';
import { testService } from './support/local-service.ts';
import { quietLog } from './support/quiet-log.ts';
import { sampleContext, sampleResult } from './support/sample-report.ts';

const given = { organization: 'acme', workspace: 'a', token: 't', 'sample-motto': 'Per aspera' };
const read = readSettings({ inputs: given, environment: {}, door: 'library' });
if ('problems' in read) throw new Error(JSON.stringify(read.problems));
const context = sampleContext(reportedSettings(read.settings));
const result = sampleResult({ verdict: 'passed', system: 'policy-check', workspaces: 1 });

const service = testService();
await service.ready();
const clock = instantClock();
const client = createClient({
  origin: 'http://127.0.0.1:9', token: service.token, send: inMemorySend(service, clock),
  clock, random: () => 0, log: quietLog(),
});
const path = '/workspaces/' + (service.workspaces[0]?.id ?? '') + '/sample-labels';
const created = await service.ask('POST', path);
const label = await client.sampleLabels.show(created.json.data.id);
const command = plangate.commands?.find(({ name }) => name === 'sample-labels')?.commands?.[0];

const two = sampleResult({ verdict: 'passed', system: 'policy-check', workspaces: 2 });
const comment = renderComment(toReportView(two, context));
console.log(JSON.stringify({
  word: comment.includes('passed · all '),
  column: comment.includes('| Took |'),
  input: renderComment(toReportView(result, context)).includes('Per aspera'),
  output: 'sample-count' in emptyOutputs(true),
  status: [runWords({ attributes: { status: 'sample_warming' } }), 'sample_warming' in RUN_MACHINE],
  host: detect({ SAMPLE_CI: '1' }).host.name,
  server: serverOf({ SAMPLE_HUB_ACTIONS: '1', GITHUB_ACTIONS: '1' }).service,
  isSecret: 'problem' in readEngineEnvironment(['SAMPLE_TOKEN'], {}),
  claim: 'isNoSample' in CLAIMS.run,
  file: REPORT_FILES.some(({ file }) => file === 'list.txt'),
  step: contextOf({ ...read.settings, sampleStart: 'early' }, { about: {} } as never, clock).startedAt,
  operation: 'sample' in client.agentTokens,
  area: [label.attributes.name, command?.arguments?.map(({ name }) => name)],
}));
`;

/** The first two cells of each row: what to change, and all files to touch. */
const ROWS = (readText('ARCHITECTURE.md').split('## Where to start')[1] ?? '')
  .split('\n')
  .filter((line) => /^\| (?!to change|---)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, 3)
      .map((cell) => cell.trim()),
  );

/** The files that a row of the table names, those that are the same for every change of its kind filled in. */
function namedFiles({ row, names }: Change): string[] {
  const at = ROWS.findIndex(([name]) => name === row);
  if (at < 0) throw new Error(`"Where to start" has no row "${row}"`);
  const [, cell = ''] = ROWS[at] ?? [];
  const [, before = ''] = ROWS[at - 1] ?? [];
  const whole = cell.startsWith('the same') ? before + cell : cell;
  return Array.from(whole.matchAll(/`([^`]+\/[^`]+\.\w+)`/g), ([, path = '']) =>
    Object.entries(names).reduce((text, [hole, name]) => text.replaceAll(hole, name), path),
  );
}

/** Not of the sources: programs, what they made, and pictures. */
const LEFT_OUT = /[\\/](?:node_modules|build|dist|\.git)$|\.png$/;

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'plangate-map-'));
  for (const name of readdirSync(REPOSITORY)) {
    const from = join(REPOSITORY, name);
    if (LEFT_OUT.test(from)) continue;
    cpSync(from, join(copy, name), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  }
  // What the folders of the sub-actions start.
  mkdirSync(join(copy, 'dist/action'), { recursive: true });
  writeFileSync(join(copy, 'dist/action/index.js'), '');
  symlinkSync(join(REPOSITORY, 'node_modules'), join(copy, 'node_modules'), 'junction');
});
afterAll(() => rm(copy, { recursive: true }));

test('each row of the table is carried out', () => {
  expect(ROWS.map(([name]) => name)).toEqual(CHANGES.map(({ row }) => row));
});

test.each(CHANGES.map((change) => [change.row, change] as const))(
  '%s: the row names the files that the change touches',
  (_, change) => {
    expect(namedFiles(change).sort()).toEqual(Object.keys(change.edits).sort());
  },
);

test('with these files alone changed, everything compiles and each change arrives', () => {
  for (const { row, edits } of CHANGES) {
    for (const [path, edit] of Object.entries(edits)) {
      const file = join(copy, path);
      const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const after = edit(before);
      // An anchor that is no longer there would leave the file as it was.
      if (after === before) throw new Error(`${row}: the edit of ${path} finds nothing to change`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, after);
    }
  }
  writeFileSync(join(copy, '__tests__/probe.ts'), PROBE);
  compile();
  // What the rows say to run: `npm run docs`, and `npm run golden`.
  inCopy(['scripts/generate-docs.js']);
  compile();
  const printed = execFileSync(process.execPath, [join(copy, 'build/__tests__/probe.js')], {
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual({
    word: true,
    column: true,
    input: true,
    output: true,
    status: ['queuing', true],
    host: 'sample-ci',
    server: 'Sample Hub',
    isSecret: true,
    claim: true,
    file: true,
    step: 'early',
    operation: true,
    area: ['checked', ['label']],
  });
});

test('the tests that hold such changes pass with them, after the golden files are written', () => {
  const jest = join(copy, 'node_modules/jest/bin/jest.js');
  const tests = HOLDING.map((name) => `build/__tests__/${name}.test.js`);
  const run = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', jest, '--maxWorkers', '2', ...tests],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, GOLDEN: 'update' } },
  );
  expect(run.status === 0 ? '' : run.stderr).toBe('');
});

/** Runs a program of the copy, which must say nothing of an error. */
function inCopy(args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
}

function compile(): void {
  inCopy([join(REPOSITORY, 'node_modules/typescript/bin/tsc'), '-p', '.']);
}
