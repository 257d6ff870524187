/** The job of a gate: does it start for every change, may it do what the gate does, and does its result count? */
import { posix } from 'node:path';
import { CODES } from '../../model/errors.ts';
import { finding } from '../../model/finding.ts';
import { ownPage } from '../../model/own-pages.ts';
import { recordOf } from '../../model/parse.ts';
import {
  filePart,
  firstParts,
  foreign,
  literal,
  phrase,
  quoted,
  setting,
  typed,
  type Sentence,
} from '../../model/sentence.ts';
import type { ScannerEntry } from '../../settings/settings-file/read-settings-file.ts';
import { note, unknown, type Diagnosis } from './diagnosis.ts';
import { isForGitHub, type GateStep, type JobInWorkflow, type StepInputs } from './gate-steps.ts';
import { scalarText, type Call, type WorkflowJob } from './read-workflow.ts';

/** @param callers jobs of this repository that call the gate's workflow */
export function examineJob(gate: GateStep, callers: readonly Call[]): Diagnosis[] {
  const { workflow, job, step, inputs, folder } = gate;
  // Only the gate itself has to run for every pull request. Other events may start a sub-action.
  const startedBy = folder === '' ? [gate, ...callers] : [];
  const ignoringFailures = [
    { body: job.body, what: literal`job`, place: workflow.lineOf('jobs', job.name) },
    { body: step.body, what: literal`step`, place: step.place },
  ].filter(({ body }) => body['continue-on-error'] === true);
  return [
    ...startedBy.flatMap((starter) => examineTriggers(starter, inputs)),
    ...(folder === '' ? examinePermissions(gate) : []),
    ...(folder === '' ? examineRunner(gate) : []),
    ...(folder === '' ? examineMembersToken(gate) : []),
    ...(folder === '' ? examineScanners(gate) : []),
    ...ignoringFailures.map(({ what, place }) => {
      const says = phrase`has ${typed('continue-on-error')} on the ${what}: the job passes although the gate fails`;
      const remedy = phrase`Take it out, or use ${typed('fail-on: never')}.`;
      return note(place, finding('failure-ignored', says, { remedy }));
    }),
  ];
}

/**
 * What the gate does with the token of the job: the permission, what is missing without it, and what makes it needless. A group of
 * a matrix, which an expression names, leaves comment and annotations to the job that combines all of them.
 */
const PERMISSIONS = [
  {
    name: 'pull-requests',
    lost: literal`it writes no comment, and lists no changed files`,
    unless: ({ inputs: { written, setByExpression }, keys }: GateStep) =>
      (written['comment'] ?? keys.get('comment')?.value) === 'off' ||
      setByExpression.has('group') ||
      written['github-token'] !== undefined ||
      setByExpression.has('github-token'),
  },
  {
    name: 'checks',
    lost: literal`it puts no annotations at the lines at fault`,
    unless: ({ inputs: { written, setByExpression }, keys }: GateStep) =>
      keys.get('annotate')?.value === 'off' ||
      setByExpression.has('group') ||
      written['checks-token'] !== undefined ||
      setByExpression.has('checks-token'),
  },
] as const;

/** What the job may not do with its own token, where the workflow says what it may. */
function examinePermissions(gate: GateStep): Diagnosis[] {
  const { workflow, job } = gate;
  const written = job.body['permissions'] ?? workflow.body['permissions'];
  if (written === undefined || written === 'write-all' || !isForGitHub(workflow)) return [];
  const place =
    job.body['permissions'] === undefined
      ? workflow.lineOf('permissions')
      : workflow.lineOf('jobs', job.name, 'permissions');
  const given = recordOf(written);
  const findings = PERMISSIONS.filter(
    ({ name, unless }) => given[name] !== 'write' && !unless(gate),
  ).map(({ name, lost }) => {
    return lacksPermission(place, `${name}: write`, lost);
  });
  const checksOut = job.steps.some(({ body }) =>
    scalarText(body['uses']).startsWith('actions/checkout@'),
  );
  const mayRead =
    written === 'read-all' || ['read', 'write'].includes(scalarText(given['contents']));
  if (!checksOut || mayRead) return findings;
  const lost = literal`a private repository is not checked out`;
  return [lacksPermission(place, 'contents: read', lost), ...findings];
}

/** @param lost what the gate does not do without the permission */
function lacksPermission(place: string, permission: string, lost: Sentence): Diagnosis {
  const says = phrase`gives the job of the gate no ${typed(permission)}: ${lost}`;
  const remedy = phrase`Add ${typed(permission)} to the ${typed('permissions')} of the job.`;
  return note(place, finding(CODES.lacksHostRight, says, { remedy, actor: 'operators' }));
}

const FROM_STEP = /^\$\{\{\s*steps\.([\w-]+)\.outputs\.token\s*\}\}$/;
const OF_WORKFLOW = /^\$\{\{\s*(?:github\.token|secrets\.GITHUB_TOKEN)\s*\}\}$/;
const MAKE_TOKEN = phrase`Make it with ${typed('actions/create-github-app-token')} and ${typed('permission-members: read')}, and nothing else.`;

/** Everybody who may push a branch can read the secrets of the gate: a token that reads teams has to be good for nothing else. */
function examineMembersToken({ job, step }: GateStep): Diagnosis[] {
  const inputs = recordOf(step.body['with']);
  const written = scalarText(inputs['members-token']).trim();
  if (written === '') return [];
  const why = excessOf(written, inputs, job);
  if (why === undefined) return [];
  const says = phrase`has a ${typed('members-token')} ${why}`;
  return [note(step.place, finding('members-token-wide', says, { remedy: MAKE_TOKEN }))];
}

function excessOf(
  written: string,
  inputs: Readonly<Record<string, unknown>>,
  { steps }: WorkflowJob,
): Sentence | undefined {
  if (OF_WORKFLOW.test(written)) {
    return phrase`that is the one of the workflow, and cannot read teams`;
  }
  const others = Object.entries(inputs).filter(([name]) => name !== 'members-token');
  const same = others.find(([, value]) => scalarText(value).trim() === written);
  if (same !== undefined) {
    return phrase`that is ${typed(same[0])} as well, and may do more than read teams`;
  }
  const [, id] = FROM_STEP.exec(written) ?? [];
  const maker = steps.find(({ body }) => id !== undefined && body['id'] === id);
  if (!scalarText(maker?.body['uses']).startsWith('actions/create-github-app-token@'))
    return undefined;
  const given = Object.entries(recordOf(maker?.body['with']))
    .filter(([name]) => name.startsWith('permission-'))
    .map(([name, value]) => `${name}: ${scalarText(value)}`);
  if (given.length === 0) return phrase`with all permissions of its app`;
  const wide = given.filter((each) => each !== 'permission-members: read');
  const names = firstParts(wide.map(setting), 5);
  return wide.length === 0 ? undefined : phrase`with more than it needs (${names})`;
}

/** The files of scanners that no step before the gate seems to write. A script that a step starts is not read. */
function examineScanners({ job, step, keys }: GateStep): Diagnosis[] {
  const entries = (keys.get('scanners')?.value ?? []) as readonly ScannerEntry[];
  const before = job.steps.slice(0, job.steps.indexOf(step));
  const text = JSON.stringify(before.map(({ body }) => body)).toLowerCase();
  const isNamed = (...words: string[]) => words.some((word) => text.includes(word.toLowerCase()));
  return entries.flatMap(({ file, tool, base }) => {
    const [program = tool] = tool.split(' ');
    const missing = [
      ...(isNamed(program, ...pathWords(file)) ? [] : [file]),
      ...(base === undefined || isNamed(...pathWords(base)) ? [] : [base]),
    ];
    return missing.map((path) => {
      const says = phrase`no step before it is seen to write ${filePart(path)}, and without that file what ${setting(tool)} found is ${path === file ? 'not known' : 'all new'}`;
      const remedy = phrase`Let an earlier step of this job write it: ${foreign(ownPage('docs/scanners.md#the-calls'))}.`;
      return note(step.place, finding('scan-step-unseen', says, { remedy, actor: 'operators' }));
    });
  });
}

/** A step names a file, or the directory that the scanner makes for it. */
function pathWords(path: string): string[] {
  const directory = posix.dirname(path);
  return directory === '.' ? [path] : [path, directory];
}

/** A runner of GitHub has the Node.js of the action. One of one's own may be older. */
function examineRunner({ workflow, job }: GateStep): Diagnosis[] {
  const labels = [job.body['runs-on'] ?? []].flat().map(scalarText);
  if (isForGitHub(workflow) && !labels.includes('self-hosted')) return [];
  const says = phrase`runs on a machine of your own, and whether its runner knows ${typed('node24')} is not seen from here`;
  const remedy = phrase`Update the runner if the job ends with ${quoted('unknown runs.using node24')}.`;
  const place = workflow.lineOf('jobs', job.name, 'runs-on');
  return [unknown(place, finding('runner-unseen', says, { remedy }))];
}

/** Conditions that are met even if an earlier job failed: `always()` and `!cancelled()`, bare or in `${{ }}`. */
const ALWAYS = /^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\))\s*(?:\}\})?$/;

/** Whether the job starts for every change: the events of its workflow, their filters, and its own condition. */
function examineTriggers(
  { workflow, job }: JobInWorkflow,
  { written, setByExpression }: StepInputs,
): Diagnosis[] {
  const { triggers, lineOf } = workflow;
  const findings: Diagnosis[] = [];
  for (const event of ['pull_request', 'pull_request_target']) {
    const filters = triggers.get(event);
    if (filters === undefined) continue;
    const types = [filters['types'] ?? []].flat().map(String);
    if (types.length > 0 && !types.includes('synchronize')) {
      const says = phrase`does not run when a pull request gets new commits (${typed('types')} of ${setting(event)})`;
      const remedy = phrase`Add ${typed('synchronize')}, or leave ${typed('types')} out.`;
      findings.push(note(lineOf('on', event), finding('gate-not-started', says, { remedy })));
    }
    if (filters['paths'] !== undefined || filters['paths-ignore'] !== undefined) {
      const says = phrase`runs for some paths only: where the check is required, other pull requests wait for it without end`;
      const remedy = phrase`Where it is required, let it run on all of them; ${typed('affected-only')} leaves out what no file touches.`;
      findings.push(unknown(lineOf('on', event), finding('gate-not-started', says, { remedy })));
    }
  }
  // A job that judges the plan of another one does not run code of the pull request.
  const judgesPlan = written['plan'] !== undefined || setByExpression.has('plan');
  // An environment can have reviewers, who see the files before the job starts.
  const hasEnvironment = job.body['environment'] !== undefined;
  if (triggers.has('pull_request_target') && !judgesPlan && !hasEnvironment) {
    const says = phrase`runs on ${setting('pull_request_target')}`;
    const remedy = phrase`Use ${typed('on: pull_request')}: a plan runs code, and here it would run with your secrets.`;
    findings.push(note(lineOf('on'), finding('secrets-handed-out', says, { remedy })));
  }
  findings.push(...examineMergeQueue({ workflow, job }));
  const condition = job.body['if'];
  if (condition !== undefined && !ALWAYS.test(scalarText(condition).trim())) {
    const says = phrase`skips the job ${quoted(job.name)} unless its ${typed('if')} is met, and a required check that is skipped counts as passed`;
    findings.push(unknown(lineOf('jobs', job.name), finding('gate-not-started', says)));
  }
  return findings;
}

/**
 * Whether entries of a merge queue cancel each other. Its event has no number of a pull request, so a concurrency group
 * that is named after that number alone is the same group for all entries.
 */
function examineMergeQueue({ workflow, job }: JobInWorkflow): Diagnosis[] {
  if (!workflow.triggers.has('merge_group')) return [];
  const blocks = [
    { body: workflow.body['concurrency'], place: workflow.lineOf('concurrency') },
    { body: job.body['concurrency'], place: workflow.lineOf('jobs', job.name, 'concurrency') },
  ];
  return blocks.flatMap(({ body, place }) => {
    const concurrency = recordOf(body);
    const group = scalarText(concurrency['group']);
    const isOfOneEntry = /github\.(?:ref|sha|run_id|event\.merge_group)\b/.test(group);
    if (concurrency['cancel-in-progress'] !== true || isOfOneEntry) return [];
    const says = phrase`cancels every entry of the merge queue but the newest: all of them have the group ${quoted(group)}`;
    const remedy = phrase`Write ${typed('${{ github.event.pull_request.number || github.ref }}')} in the group.`;
    return [note(place, finding('queue-canceled', says, { remedy }))];
  });
}
