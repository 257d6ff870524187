/** Approvals of a check without a service: what is asked is in the report of the gate's newest run, and nowhere else. */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeMarker } from '../../../src/report/marker.ts';
import { OTHER_PAIR } from '../../support/approval-keys.ts';
import type { Identity } from '../../support/github/start-github.ts';
import { workflowToken } from '../../support/github/state.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';
import { afterEach, describe, expect } from '../../support/jest.ts';
import { eachWith, findProgram, testWith } from '../../support/optional-tools.ts';
import { planningProgram } from '../../support/planning-program.ts';
import { pathWith } from '../../support/policy-repository.ts';
import {
  BASE,
  checkOut,
  GITHUB_TOKEN,
  HEAD,
  MERGE,
  pullRequestPayload,
  type Scenario,
  type StepChanges,
} from '../../support/scenario.ts';
import { layIn } from '../../support/tree.ts';
import { zipOf } from '../../support/zip.ts';
import {
  comment,
  gate,
  MEMBERS,
  MEMBERS_TOKEN,
  NEWER,
  RUN,
  start,
  type Comment,
  type GitHub,
} from './commented.ts';

const rego = (custom: string) => `# METADATA
# title: Buckets are agreed on
# custom: { enforcement_level: soft-mandatory, ${custom} }
package buckets

deny contains {"msg": sprintf("%s holds data", [rc.address]), "address": rc.address} if {
	some rc in input.resource_changes
	rc.type == "aws_s3_bucket"
}
`;
const TWO = 'approvers: ["@acme/platform", "@ann"], approvals: 2';
const RECORD_KEY = 'r3cordKeyOfTheGate0123456789abcdef';
const ARTIFACT = 'plangate-report';
const NO_SERVICE = { hostname: '', token: '', organization: '', workspace: '' };
const LOCAL = { ...NO_SERVICE, local: 'true', policies: 'policies', 'record-key': RECORD_KEY };
const COMMANDS = {
  'gate-workflow': 'plangate.yml',
  'record-key': RECORD_KEY,
  'override-by': '',
  policies: 'policies',
};
const APPROVE = `/plangate approve ${HEAD} agreed in the design review`;
/** What the recipe gives to the job that acts. */
const TOKENS: Record<string, Identity> = {
  [GITHUB_TOKEN]: workflowToken({ actions: 'write' }),
  [MEMBERS_TOKEN]: MEMBERS,
};

let scenario: Scenario;
let attempt = 1;
afterEach(() => scenario.close());

const withPrograms = () => ({ PATH: pathWith(planningProgram(), findProgram('opa')) });

/** The gate's job: its report is uploaded, as the recipe has it. */
async function check(given: Record<string, string> = {}, changes: StepChanges = {}) {
  const env = { ...withPrograms(), GITHUB_RUN_ATTEMPT: String(attempt), ...changes.env };
  const ended = await gate(scenario, { ...LOCAL, ...given }, { ...changes, env });
  const run = Number(changes.env?.['GITHUB_RUN_ID'] ?? RUN);
  const { 'report-json': path = '' } = ended.outputs;
  const report = path === '' ? '' : readFileSync(path, 'utf8');
  if (report !== '') upload(report, run);
  for (const stored of scenario.github.workflowRuns) {
    Object.assign(stored, { status: 'completed', conclusion: 'failure' });
  }
  return { ...ended, report };
}
const upload = (report: string, run = RUN, name = ARTIFACT) =>
  scenario.github.upload({ run, name, zip: zipOf({ 'report.json': report }) });

async function opened(custom = TWO, given = {}, github: Partial<GitHub> = {}) {
  attempt = 1;
  const main = { 'policies/buckets.rego': rego(custom) };
  scenario = await start({}, { branches: { main }, tokens: TOKENS, ...github });
  layIn(scenario.job.workspace, main);
  checkOut(scenario.job.workspace);
  return check(given);
}
const again = (given = {}, changes = {}) => {
  attempt += 1;
  const begun = { attempt, startedAt: new Date().toISOString() };
  Object.assign(scenario.github.workflowRuns[0] ?? {}, begun);
  return check(given, changes);
};
const approves = (login: string, { given, ...more }: Comment = {}) =>
  comment(scenario, {
    login,
    body: APPROVE,
    given: { hostname: '', token: '', organization: '', workspaces: '', ...COMMANDS, ...given },
    ...more,
  });
const needed = ({ outputs }: { outputs: Record<string, string> }) =>
  JSON.parse(outputs['needs-approval'] ?? '') as { missing: number }[];
const sticky = () =>
  scenario.github.comments(42).find(({ body }) => body.includes('plangate:v1'))?.body ?? '';

testWith('opa', 'from the request by one of two and two of two to a queue and a push', async () => {
  const queued = { number: 42, headCommit: MERGE, baseCommit: BASE };
  const first = await opened(TWO, {}, { queue: [queued] });
  expect([first.outputs['verdict'], needed(first)[0]?.missing]).toEqual(['needs-override', 2]);
  expect(sticky()).toContain(`/plangate approve ${HEAD} REASON`);
  const author = await approves('author');
  expect(author).toMatchObject({ exitCode: 1, reaction: '-1' });
  expect((await again()).outputs['verdict']).toBe('needs-override');

  const ann = await approves('ann');
  expect([ann.exitCode, ann.reaction, ann.said]).toEqual([0, 'rocket', expect.any(String)]);
  expect(ann.said).toContain('holds data');
  expect(sticky()).toContain('holds data');
  const one = await again();
  expect([one.outputs['verdict'], needed(one)[0]?.missing]).toEqual(['needs-override', 1]);

  expect(await approves('ann')).toMatchObject({ exitCode: 0 });
  expect((await again()).outputs['verdict']).toBe('needs-override');
  expect(await approves('carl')).toMatchObject({ exitCode: 0 });
  const two = await again();
  expect([two.outputs['verdict'], needed(two)]).toEqual(['overridden', []]);

  const head_ref = `refs/heads/gh-readonly-queue/main/pr-42-${BASE}`;
  const merge_group = { head_sha: MERGE, base_sha: BASE, base_ref: 'refs/heads/main', head_ref };
  const inQueue = await again(
    {},
    {
      event: { name: 'merge_group', payload: { merge_group } },
      env: { GITHUB_REF: head_ref, GITHUB_RUN_ID: '7002' },
    },
  );
  expect(inQueue.outputs['verdict']).toBe('overridden');

  scenario.github.push(42, NEWER);
  const pushed = await again(
    {},
    {
      event: { name: 'pull_request', payload: pullRequestPayload({ head: NEWER }) },
      env: { GITHUB_RUN_ID: '7003' },
    },
  );
  expect(pushed.outputs['verdict']).toBe('needs-override');
});

/** What a report says of the one question. */
interface Told {
  commit: { sha: string };
  pullRequest: { number: number };
  job: { runId: number; attempt: number };
  hostname?: string;
  tool: { name: string };
  results: {
    status: string;
    approval?: { approvers: string[]; needed: number };
    questions?: { answer: string; changes: string[] }[];
  }[];
}
const bent = (report: string, bend: (told: Told) => void) => {
  const told = JSON.parse(report) as Told;
  bend(told);
  return JSON.stringify(told);
};
const ANOTHER = '2'.repeat(40);
const OTHER_WORKFLOW = { path: '.github/workflows/mine.yml' };

/** Nobody's approval is written down. */
interface RefusedCase {
  name: string;
  said: RegExp;
  /** Of the run of the gate. */
  run?: Partial<(typeof scenario.github.workflowRuns)[number]>;
  /** A newer run, which leaves the forged report, too. */
  newer?: Partial<(typeof scenario.github.workflowRuns)[number]>;
  bend?: (told: Told) => void;
  files?: (report: string) => Record<string, string>;
  told?: Parameters<typeof zipOf>[1];
  artifact?: Partial<(typeof scenario.github.artifacts)[number]>;
  copies?: number;
  given?: Record<string, string>;
}
const REFUSED: RefusedCase[] = [
  {
    name: 'workflow of the branch',
    run: OTHER_WORKFLOW,
    said: /could not be read: .*plangate\.yml/,
  },
  { name: 'run of another head', run: { headSha: ANOTHER }, said: /No run of the workflow/ },
  {
    name: 'run of a fork',
    run: { headRepository: 'mallory/infra' },
    said: /No run of the workflow/,
  },
  { name: 'run of another branch', run: { headBranch: 'other' }, said: /No run of the workflow/ },
  { name: 'run of a push', run: { event: 'push' }, said: /No run of the workflow/ },
  { name: 'report of an older run', newer: {}, copies: 1, said: /7002 left 0 artifacts/ },
  {
    name: 'older run while a newer one goes on',
    newer: { status: 'queued' },
    said: /7002 is still going/,
  },
  {
    name: 'report of an earlier attempt',
    artifact: { createdAt: '1969-01-01T00:00:00Z' },
    said: /left 0 artifacts/,
  },
  { name: 'expired', artifact: { expired: true }, said: /left 0 artifacts/ },
  {
    name: 'artifact of another name',
    artifact: { name: 'plangate-reports' },
    said: /left 0 artifacts/,
  },
  { name: 'two artifacts', copies: 2, said: /left 2 artifacts/ },
  {
    name: 'other bytes than were uploaded',
    artifact: { digest: 'sha256:00' },
    said: /is not what was uploaded/,
  },
  {
    name: 'two report files',
    files: (report) => ({ 'a.json': report, 'b.json': report }),
    said: /has 2 files/,
  },
  { name: 'no file', files: () => ({}), said: /has 0 files/ },
  { name: 'longer than it says', told: { bytes: 10 }, said: /damaged, or longer/ },
  { name: 'as long as nobody reads', told: { bytes: 4_000_000_000 }, said: /is longer than/ },
  { name: 'another checksum', told: { checksum: 1 }, said: /damaged/ },
  { name: 'encrypted', told: { flags: 9 }, said: /unrecognized way/ },
  { name: 'packed in another way', told: { method: 14 }, said: /unrecognized way/ },
  { name: 'no JSON', files: () => ({ 'report.json': 'yes' }), said: /none of Plangate/ },
  {
    name: 'report of another tool',
    bend: (told) => (told.tool.name = 'mine'),
    said: /none of Plangate/,
  },
  {
    name: 'another pull request',
    bend: (told) => (told.pullRequest.number = 43),
    said: /is of pull request #43/,
  },
  {
    name: 'another commit',
    bend: (told) => (told.commit.sha = ANOTHER),
    said: /is of the commit 2222/,
  },
  { name: 'another run', bend: (told) => (told.job.runId = 7002), said: /is of another job/ },
  { name: 'another attempt', bend: (told) => (told.job.attempt = 9), said: /is of another job/ },
  {
    name: 'a gate with a service',
    bend: (told) => (told.hostname = 'app.terraform.io'),
    said: /with a service/,
  },
  {
    name: 'nothing asked',
    bend: ({ results }) => results.forEach((one) => delete one.questions),
    said: /does not say what is asked/,
  },
  {
    name: 'nothing fails',
    bend: ({ results }) => results.forEach((one) => (one.status = 'passed')),
    said: /none of those whom/,
  },
  {
    name: 'others are asked',
    bend: ({ results }) =>
      results.forEach(({ approval }) => approval?.approvers.splice(0, 9, 'boss')),
    said: /ann is none of those who must agree/,
  },
  {
    name: 'longer than a log shows',
    bend: ({ results: [one] }) => one?.questions?.[0]?.changes.push('x'.repeat(4_000_001)),
    said: /longer than a log can show/,
  },
  { name: 'job without record-key', given: { 'record-key': '' }, said: /set `record-key`/ },
  {
    name: 'job without a key',
    given: { 'approval-private-key': '' },
    said: /`plangate approval-key` makes one/,
  },
  {
    name: 'workflow that is not there',
    given: { 'gate-workflow': 'none.yml' },
    said: /could not be read/,
  },
  {
    name: 'run of a service',
    given: { run: 'run-CZcmD7eagjhyX0vN' },
    said: /run .*is of a service/,
  },
];
testWith('opa', 'no report but that of the newest run of the gate is approved', async () => {
  const { report } = await opened('approvers: [ann]');
  const { github } = scenario;
  const [own] = structuredClone(github.workflowRuns);
  const [stored] = github.artifacts;
  if (own === undefined || stored === undefined) throw new Error('The gate left nothing.');
  for (const {
    name,
    said,
    run,
    newer,
    bend,
    files,
    told,
    artifact,
    copies = 1,
    given,
  } of REFUSED) {
    github.workflowRuns.splice(0, 9, { ...own, ...run });
    if (newer) github.workflowRuns.push({ ...own, id: 7002, ...newer });
    const written = bend === undefined ? report : bent(report, bend);
    const zip = zipOf(files?.(written) ?? { 'report.json': written }, told);
    const left = Array.from({ length: copies }, (_, id) => ({
      ...stored,
      zip,
      ...artifact,
      id: 90 + id,
    }));
    github.artifacts.splice(0, 9, ...left);
    const ended = await approves('ann', given ? { given } : {});
    expect([name, ended.exitCode, ended.said]).toEqual([name, 1, expect.stringMatching(said)]);
    expect([name, github.workflowRuns[0]?.attempt]).toEqual([name, 1]);
    const { commands = [] } = decodeMarker(sticky(), 'default') ?? {};
    expect(commands.flatMap(({ approvals }) => approvals)).toEqual([]);
  }
  expect(github.violations).toEqual([]);
});

testWith('opa', 'newer runs of others, with reports of their own, are overlooked', async () => {
  const { report } = await opened('approvers: [ann]');
  const { github } = scenario;
  const [own] = structuredClone(github.workflowRuns);
  if (own === undefined) throw new Error('The gate left nothing.');
  const forged = bent(report, ({ results }) => {
    for (const { questions = [] } of results) {
      for (const question of questions) question.answer = '"Nothing to see here."';
    }
  });
  const others = [
    OTHER_WORKFLOW,
    { headRepository: 'mallory/infra' },
    { headBranch: 'other' },
    { event: 'push' },
    { headSha: ANOTHER },
  ];
  for (const [index, other] of others.entries()) {
    github.workflowRuns.push({ ...own, id: 7100 + index, ...other });
    upload(forged, 7100 + index);
  }
  const ended = await approves('ann');
  expect([ended.exitCode, ended.said]).toEqual([0, expect.stringContaining('holds data')]);
  expect(ended.said).not.toContain('Nothing to see here');
  expect((await again()).outputs['verdict']).toBe('overridden');
});

/** What is signed, and is not what the gate asks. */
const SIGNED: [what: string, custom: string, bend: (told: Told) => void, more?: Comment][] = [
  [
    'a harmless answer in place of the real one',
    'approvers: [ann]',
    ({ results: [one] }) => {
      for (const question of one?.questions ?? []) question.answer = '"Nothing to see here."';
    },
  ],
  [
    'a harmless change in place of the real one',
    'approvers: [ann]',
    ({ results: [one] }) => {
      for (const question of one?.questions ?? [])
        question.changes = ['{"change":{"actions":["no-op"]}}'];
    },
  ],
  [
    'values that are said to be hidden',
    'approvers: [ann]',
    ({ results: [one] }) => {
      for (const question of one?.questions ?? []) {
        question.changes = question.changes.map((text) =>
          text.replace(/"after":\{[^}]*\}/, '"after":"hidden:x"'),
        );
      }
    },
  ],
  [
    'a question that asks other people',
    'approvers: [boss]',
    ({ results: [one] }) => void one?.approval?.approvers.splice(0, 9, 'ann'),
  ],
  [
    'a question that asks fewer people',
    'approvers: [ann, boss], approvals: 2',
    ({ results: [one] }) => void Object.assign(one?.approval ?? {}, { needed: 1 }),
  ],
  [
    'a question of another policy',
    'approvers: [ann]',
    ({ results: [one] }) => void Object.assign(one ?? {}, { policy: 'other' }),
  ],
  [
    'a question in another workspace',
    'approvers: [ann]',
    ({ results: [one] }) => void Object.assign(one ?? {}, { workspace: 'other' }),
  ],
  [
    'the question, digested with another key',
    'approvers: [ann]',
    () => undefined,
    { given: { 'record-key': 'an0therKeyOfTheGate0123456789abcdef' } },
  ],
  [
    'the question, signed with another key',
    'approvers: [ann]',
    () => undefined,
    { given: { 'approval-private-key': OTHER_PAIR.texts.privateKey } },
  ],
];
describe('the gate stays closed after the approval of', () => {
  eachWith('opa', SIGNED)('%s', async (_, custom, bend, more = {}) => {
    const { report } = await opened(custom);
    const [stored] = scenario.github.artifacts;
    Object.assign(stored ?? {}, { zip: zipOf({ 'report.json': bent(report, bend) }) });
    expect(await approves('ann', more)).toMatchObject({ exitCode: 0 });
    expect((await again()).outputs['verdict']).toBe('needs-override');
  });
});

testWith(
  'opa',
  'a gate without record-key asks nothing, and its comment names the key',
  async () => {
    const { report } = await opened('approvers: [ann]', { 'record-key': '' });
    expect(report).not.toContain('"questions"');
    expect(sticky()).toContain('`record-key`');
    expect(await approves('ann')).toMatchObject({ exitCode: 1 });
  },
);

testWith('opa', 'a job that may not read artifacts says which permission it lacks', async () => {
  const tokens = { ...TOKENS, [GITHUB_TOKEN]: workflowToken({ actions: 'none' }) };
  await opened('approvers: [ann]', {}, { tokens });
  const ended = await approves('ann');
  expect([ended.exitCode, ended.said]).toEqual([1, expect.stringContaining('actions:')]);
});

/** A program whose plan destroys a database that is in the state of a backend. */
function destroyingProgram(): string {
  const directory = emptyDirectory();
  const change = {
    actions: ['delete'],
    before: { engine: 'postgres', password: 'correct horse battery staple' },
    after: null,
    after_unknown: {},
    before_sensitive: { password: true },
    after_sensitive: false,
  };
  const destroyed = { address: 'aws_db_instance.main', mode: 'managed', type: 'aws_db_instance' };
  const plan = {
    format_version: '1.2',
    terraform_version: '1.11.4',
    planned_values: { root_module: {} },
    resource_changes: [
      { ...destroyed, name: 'main', provider_name: 'registry.terraform.io/hashicorp/aws', change },
    ],
    complete: true,
    errored: false,
    configuration: { root_module: {} },
  };
  writeFileSync(join(directory, 'plan.json'), JSON.stringify(plan));
  const path = join(directory, 'terraform');
  const lines = [
    '#!/bin/sh',
    'case "$1" in',
    'show) exec /bin/cat "$3" ;;',
    `plan) for word; do case "$word" in -out=*) /bin/cat '${directory}/plan.json' > "\${word#-out=}" ;; esac; done ;;`,
    'esac',
  ];
  writeFileSync(path, `${lines.join('\n')}\n`);
  chmodSync(path, 0o755);
  return path;
}

testWith('opa', 'what the guard stops is approved by those whom its rule names', async () => {
  attempt = 1;
  const main = {
    'policies/buckets.rego': rego('approvers: [ann]'),
    'data/main.tf': 'terraform {\n  backend "s3" {\n    bucket = "states"\n  }\n}\n',
  };
  scenario = await start({}, { branches: { main }, tokens: TOKENS });
  layIn(scenario.job.workspace, main);
  checkOut(scenario.job.workspace);
  const protect = 'aws_db_instance.* by @acme/platform';
  const given = { directory: 'data', protect, 'max-destroys': '0' };
  const changes = { env: { PATH: pathWith(destroyingProgram(), findProgram('opa')) } };
  const first = await check(given, changes);
  expect([first.outputs['verdict'], needed(first)[0]?.missing]).toEqual(['needs-override', 1]);
  expect(first.report).not.toContain('correct horse');
  const body = `/plangate allow-destroys ${HEAD} copied elsewhere`;
  const commands = { given: { protect, 'override-by': 'boss' } };
  // The limit names nobody: it is for those whom the workflow names.
  expect(await approves('ann', { body, ...commands })).toMatchObject({ exitCode: 1 });
  const carl = await approves('carl', { body, ...commands });
  expect([carl.exitCode, carl.said]).toEqual([0, expect.stringContaining('aws_db_instance.main')]);
  expect((await again(given, changes)).outputs['verdict']).toBe('needs-override');
  expect(await approves('boss', { body, ...commands })).toMatchObject({ exitCode: 0 });
  expect((await again(given, changes)).outputs['verdict']).toBe('overridden');
  expect(
    (await again({ ...given, protect: 'aws_db_instance.* by carl' }, changes)).outputs['verdict'],
  ).toBe('needs-override');
});
