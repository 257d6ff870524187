/**
 * "Where to start" in ARCHITECTURE.md, tried out: five changes are made in a copy of the sources, each in the
 * files of its row and in no other. Then the copy must compile, tests included, and a program that uses
 * all five must get what they promise.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
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

function insertAfter(anchor: RegExp, added: string): Edit {
  return (before) => before.replace(anchor, (found) => found + added);
}

const inOrder =
  (...edits: readonly Edit[]): Edit =>
  (before) =>
    edits.reduce((text, edit) => edit(text), before);

const write =
  (...lines: readonly string[]): Edit =>
  () =>
    lines.join('\n');

const INPUT: Change = {
  row: 'an input that a report shows',
  names: { RENDERER: 'body' },
  edits: {
    'src/settings/inputs.ts': insertAfter(
      /export const INPUT_TABLE = \{\n/,
      "  'sample-motto': input('A line of the report.', { kind: 'string', group: 'The run' }),\n",
    ),
    'src/settings/settings.ts': insertAfter(
      /function reportedSettings\(settings: Settings\) \{\n  return \{\n/,
      '    motto: settings.sampleMotto,\n',
    ),
    'src/report/view.ts': insertAfter(
      /export interface ReportContext extends ReportedJob \{\n/,
      '  motto?: string | undefined;\n',
    ),
    'src/report/body.ts': insertAfter(
      /return joined\(\n\s*'\\n\\n',\n/,
      "    prose(view.context.motto ?? ''),\n",
    ),
  },
};

const OUTPUT: Change = {
  row: 'an output',
  names: {},
  edits: {
    'src/settings/inputs.ts': insertAfter(
      /const OUTPUT_TABLE = \{\n/,
      "  'sample-count': 'How many workspaces the report is about.',\n",
    ),
    'src/hosts/outputs.ts': insertAfter(
      /verdict: view\.verdict,\n/,
      "    'sample-count': String(view.workspaces.length),\n",
    ),
  },
};

const STATUS: Change = {
  row: 'a status word of the service',
  names: {},
  edits: {
    'src/model/status.ts': repeatLines([['  queuing: {', '  sample_warming: {']]),
    'src/service/machines.ts': repeatLines([['  queuing: [', '  sample_warming: [']]),
  },
};

const HOST: Change = {
  row: 'another CI host',
  names: { NAME: 'sample-ci' },
  edits: {
    'src/hosts/sample-ci.ts': write(
      "import { jenkins } from './jenkins.ts';",
      "import type { CiHost } from './host.ts';",
      "export const sampleCi: CiHost = { ...jenkins, name: 'sample-ci' };",
    ),
    'src/hosts/recognise.ts': insertAfter(
      /const RECOGNISED = \[\n/,
      "  { name: 'sample-ci', variable: 'SAMPLE_CI', root: 'SAMPLE_ROOT' },\n",
    ),
    'src/hosts/registry.ts': inOrder(
      insertAfter(/\] = \[\n(?= {2}forgejo)/, '  sampleCi,\n'),
      (before) => `import { sampleCi } from './sample-ci.ts';\n${before}`,
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
      insertAfter(/const operations = \[/, 'sampleLabels, '),
      (before) => `import { sampleLabels } from './sample-labels.ts';\n${before}`,
    ),
    'src/cli/operation.ts': insertAfter(
      /const IDS: .*\{\n/,
      "  sample_label_id: idArgument('label', 'lbl'),\n",
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
      "import { parameter, type Route } from '../domain.ts';",
      "import { toSampleLabel } from '../documents/sample-labels.ts';",
      "import { respondOne } from '../respond.ts';",
      "import { found, findWorkspace } from './find.ts';",
      "import { get, post } from './route.ts';",
      'export const SAMPLE_LABEL_ROUTES: readonly Route[] = [',
      "  post('/workspaces/:workspace/sample-labels', (call) => {",
      '    const { store } = call.domain;',
      '    const workspaceId = findWorkspace(call).id;',
      "    const label = { id: store.newId('lbl'), workspaceId, name: 'checked' };",
      '    store.sampleLabels.set(label.id, label);',
      '    return respondOne(call, label, toSampleLabel);',
      '  }),',
      "  get('/sample-labels/:label', (call) => {",
      "    const label = found(call.domain.store.sampleLabels.get(parameter(call, 'label')));",
      "    findWorkspace(call, 'readRuns', label.workspaceId);",
      '    return respondOne(call, label, toSampleLabel);',
      '  }),',
      '];',
    ),
    'src/service/dispatch.ts': repeatLines([
      ['AGENT_TOKEN_ROUTES', 'SAMPLE_LABEL_ROUTES'],
      ['agent-tokens', 'sample-labels'],
    ]),
  },
};

const CHANGES = [INPUT, OUTPUT, STATUS, HOST, AREA];

/** Uses what the five changes add, and prints what comes of it. */
const PROBE = `
import { plangate } from '../src/cli/commands.ts';
import { createClient } from '../src/client/client.ts';
import { emptyOutputs } from '../src/hosts/outputs.ts';
import { detect } from '../src/hosts/registry.ts';
import { runWords } from '../src/model/status.ts';
import { renderComment } from '../src/report/comment.ts';
import { toReportView } from '../src/report/to-view.ts';
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

console.log(JSON.stringify({
  input: renderComment(toReportView(result, context)).includes('Per aspera'),
  output: 'sample-count' in emptyOutputs(true),
  status: [runWords({ attributes: { status: 'sample_warming' } }), 'sample_warming' in RUN_MACHINE],
  host: detect({ SAMPLE_CI: '1' }).host.name,
  operation: [label.attributes.name, command?.arguments?.map(({ name }) => name)],
}));
`;

/** The files that a row of the table names, those that are the same for every change of its kind filled in. */
function namedFiles({ row, names }: Change): string[] {
  const [, table = ''] = readText('ARCHITECTURE.md').split('## Where to start');
  const line = table.split('\n').find((each) => each.startsWith(`| ${row} |`));
  if (line === undefined) throw new Error(`"Where to start" has no row "${row}"`);
  const cell = line.split('|')[2] ?? '';
  return Array.from(cell.matchAll(/`([^`]+\/[^`]+\.\w+)`/g), ([, path = '']) =>
    Object.entries(names).reduce((text, [hole, name]) => text.replaceAll(hole, name), path),
  );
}

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'plangate-map-'));
  const isSource = (path: string) =>
    !/[\\/]golden$/.test(path) && (/\.(?:ts|json)$/.test(path) || !/\.\w+$/.test(path));
  for (const folder of ['src', '__tests__', 'bench'])
    cpSync(join(REPOSITORY, folder), join(copy, folder), { recursive: true, filter: isSource });
  for (const file of ['tsconfig.json', 'package.json'])
    cpSync(join(REPOSITORY, file), join(copy, file));
  symlinkSync(join(REPOSITORY, 'node_modules'), join(copy, 'node_modules'), 'junction');
});
afterAll(() => rm(copy, { recursive: true }));

test.each(CHANGES.map((change) => [change.row, change] as const))(
  '%s: the row names the files that the change touches',
  (_, change) => {
    const named = namedFiles(change).filter((path) => path.startsWith('src/'));
    expect(named.sort()).toEqual(Object.keys(change.edits).sort());
  },
);

test('every other file that the table names is there, or one for each of what there is', () => {
  const examples = { AREA: 'agent-tokens', NAME: 'gitlab', RENDERER: 'body' };
  const [, table = ''] = readText('ARCHITECTURE.md').split('## Where to start');
  const paths = Array.from(table.matchAll(/`([^`\s]+\/[^`\s]+)`/g), ([, path = '']) =>
    Object.entries(examples).reduce((text, [hole, name]) => text.replaceAll(hole, name), path),
  );
  expect(paths.length).toBeGreaterThan(20);
  // Two areas share a file for their words and records.
  const shared = ['src/client/wire/agent-tokens.ts', 'src/service/documents/agent-tokens.ts'];
  const missing = paths.filter((path) => !existsSync(join(REPOSITORY, path)));
  expect(missing.filter((path) => !shared.includes(path))).toEqual([]);
});

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
  const compiler = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
  const compiled = spawnSync(process.execPath, [compiler, '-p', '.', '--singleThreaded'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(compiled.stdout).toBe('');
  const printed = execFileSync(process.execPath, [join(copy, 'build/__tests__/probe.js')], {
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual({
    input: true,
    output: true,
    status: ['queuing', true],
    host: 'sample-ci',
    operation: ['checked', ['label']],
  });
});
