/**
 * Failures that wait for people where no service has the plan: the report of the gate says what is asked. It is in the artifact
 * of the newest run of the gate's workflow, which the host names. A job wrote it that whoever may push can change, so it is
 * hostile: nothing in it approves anything. Each act is made anew from the question as it is shown, and the gate makes its own
 * from its plan: what differs in a character is another question.
 */
import * as v from '../client/wire/schema.ts';
import { onHostError } from '../hosts/host-error.ts';
import { explainProblem } from '../hosts/github/calls.ts';
import type { WorkflowRun } from '../hosts/github/artifacts.ts';
import { isRecord, listOf, parseJson, textIn, fieldOf } from '../model/parse.ts';
import type { OpenQuestion, PolicyResult } from '../model/policy-result.ts';
import { firstParts } from '../report/text.ts';
import { scopeOfApprovals } from '../policy/given-approvals.ts';
import {
  CommandRefused,
  MOST_IN_MESSAGE,
  type AllowedCommand,
  type CommandRights,
  type GivenApprovals,
  type ReportedWork,
} from './command-work.ts';
import { policyName, type OwnFailures } from './own-failures.ts';
import { mustApprove, signSorted, sortFailures, textsOf } from './prepare-override.ts';
import { notAllowed, type NotAllowed } from './who-may.ts';
import { actOf } from './questions.ts';

/** Where the workflows of a repository are. */
const WORKFLOWS = '.github/workflows/';

/** @returns what approves, once everything else of the command was asked */
export async function prepareReported(
  request: AllowedCommand & CommandRights,
  work: ReportedWork,
): Promise<() => Promise<GivenApprovals>> {
  const isOfDestroys = request.verb === 'allow-destroys';
  const system = isOfDestroys ? 'guard' : 'own-policies';
  const reported = await readFailures(request, work);
  const failing = reported.map(({ results, ...of }) => {
    return { ...of, results: results.filter((result) => result.system === system) };
  });
  const isAsked = ({ questions = [] }: PolicyResult) => questions.length > 0;
  const asked = failing.map((of) => ({ ...of, results: of.results.filter(isAsked) }));
  const sorted = await sortFailures(asked, request);
  sorted.open.push(...failing.flatMap(sayNotAsked));
  const approved = await signSorted(sorted, failing, request, work);
  mustApprove(approved, sorted, request);
  for (const sentence of textsOf(sorted.open)) work.log.warning(sentence);
  sayAsked(
    sorted.toApprove.flatMap(({ asked = [] }) => asked),
    work,
  );
  return async () => approved;
}

function sayNotAsked({ workspace, results }: OwnFailures): NotAllowed[] {
  return results
    .filter(({ questions = [] }) => questions.length === 0)
    .map((result) =>
      notAllowed(
        'not-asked',
        `${workspace}: ${policyName(result)} stays open. The report does not say what is asked: the gate needs \`approval-key\`, \`record-key\` and a change that a report has room for.`,
      ),
    );
}

/** Characters of the questions of one command. */
const MOST_SHOWN = 4_000_000;

/** The log has all that an approval is of. */
function sayAsked(asked: readonly OpenQuestion[], { log }: ReportedWork): void {
  const lines = asked.flatMap(({ answer, changes }) => [
    `Asked: ${answer}`,
    ...changes.map((change) => `  about: ${change}`),
  ]);
  if (lines.reduce((sum, { length }) => sum + length, 0) > MOST_SHOWN) {
    throw new CommandRefused('What is asked is longer than a log can show: split the change.');
  }
  for (const line of lines) log.info(line);
}

async function readFailures(request: AllowedCommand, work: ReportedWork): Promise<OwnFailures[]> {
  const { api, number, commit } = request;
  if (api.artifacts === undefined) throw new CommandRefused('This host has no artifacts.');
  const explain = onHostError((problem): never => {
    const what = 'The report of the gate could not be read';
    throw new CommandRefused(explainProblem(what, 'actions: read', problem).text);
  });
  const file = work.gateWorkflow.replace(/^\.github\/workflows\//, '');
  const runs = await api.artifacts.runsOfWorkflow(file, commit).catch(explain);
  const run = await newestRun(runs, `${WORKFLOWS}${file}`, request);
  const read = await api.artifacts.readReport(run, work.artifact).catch(explain);
  if ('problem' in read) throw new CommandRefused(read.problem);
  const content = parseJson(read.bytes.toString());
  const parsed = v.safeParse(reportSchema, content, { abortEarly: true });
  const report = parsed.success ? parsed.output : undefined;
  const why = report && whyOther(report, { number, commit, run });
  if (report === undefined || why !== undefined) {
    const which = `The report of the workflow run ${run.id}`;
    throw new CommandRefused(`${which} ${why ?? 'is none of Plangate'}: start the gate again.`);
  }
  return failuresIn(report, run);
}

/**
 * The newest run of the gate for the head of this pull request. Runs of forks, of other branches with the same head, and of other
 * events are none of them.
 */
async function newestRun(
  runs: readonly WorkflowRun[],
  path: string,
  { api, event, number, commit }: AllowedCommand,
): Promise<WorkflowRun> {
  const { branch } = await api.pullRequest(number);
  const here = `${event.owner}/${event.repository}`.toLowerCase();
  const [run] = runs
    .filter(
      (each) =>
        each.path === path &&
        each.event === 'pull_request' &&
        each.headSha === commit &&
        each.headBranch === branch &&
        each.headRepository.toLowerCase() === here,
    )
    .sort((one, other) => other.id - one.id);
  if (run === undefined) {
    throw new CommandRefused(
      `No run of the workflow ${path} is known for ${commit}: \`gate-workflow\` names the file of the gate.`,
    );
  }
  if (run.status === 'completed') return run;
  throw new CommandRefused(
    `The workflow run ${run.id} is still going: comment again once it is over.`,
  );
}

/** More would not fit into an approval, and takes long to read. */
const MOST_RESULTS = 20_000;
const text = v.pipe(v.string(), v.maxLength(1_000));
const results = v.pipe(v.array(v.unknown()), v.maxLength(MOST_RESULTS));
const reportSchema = v.looseObject({
  tool: v.looseObject({ name: v.literal('plangate') }),
  commit: v.looseObject({ sha: v.string() }),
  pullRequest: v.looseObject({ number: v.number() }),
  job: v.looseObject({ runId: v.number(), attempt: v.number() }),
  hostname: v.optional(v.string()),
  results,
});
type ReadReport = v.InferOutput<typeof reportSchema>;

const resultSchema = v.looseObject({
  workspace: text,
  system: v.picklist(['own-policies', 'guard']),
  status: v.literal('failed'),
  overridable: v.literal(true),
  policySet: text,
  policy: text,
  approval: v.optional(
    v.looseObject({
      approvers: v.pipe(v.array(text), v.minLength(1), v.maxLength(100)),
      needed: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  questions: v.optional(
    v.array(v.object({ answer: v.string(), changes: v.array(v.string()) })),
    [],
  ),
});

interface Wanted {
  number: number;
  commit: string;
  run: WorkflowRun;
}

type ReportClaim = (report: ReadReport, wanted: Wanted) => string | undefined;

/** Each returns why the report is another one, as the end of a sentence. A test leaves one out. */
export const REPORTED_CLAIMS = {
  isOfPullRequest: ({ pullRequest }, { number }) =>
    pullRequest.number === number ? undefined : `is of pull request #${pullRequest.number}`,
  isOfCommit: ({ commit: { sha } }, { commit }) =>
    sha === commit ? undefined : `is of the commit ${sha.slice(0, 40)}`,
  isOfAttempt: ({ job: { runId, attempt } }, { run }) =>
    runId === run.id && attempt === run.attempt ? undefined : 'is of another job',
  hasNoService: ({ hostname }) =>
    hostname === undefined
      ? undefined
      : 'is of a gate with a service, which is asked for its plan: leave `gate-workflow` out',
} satisfies Record<string, ReportClaim>;

/** @param claims all of them; a test leaves one out */
export function whyOther(
  report: ReadReport,
  wanted: Wanted,
  claims: Readonly<Record<string, ReportClaim>> = REPORTED_CLAIMS,
): string | undefined {
  for (const claim of Object.values(claims)) {
    const why = claim(report, wanted);
    if (why !== undefined) return why;
  }
  return undefined;
}

function failuresIn(report: ReadReport, run: WorkflowRun): OwnFailures[] {
  const byWorkspace = new Map<string, PolicyResult[]>();
  for (const result of report.results) {
    const parsed = v.safeParse(resultSchema, result, { abortEarly: true });
    if (!parsed.success) continue;
    const { workspace, approval, ...known } = parsed.output;
    const all = byWorkspace.get(workspace) ?? [];
    byWorkspace.set(workspace, all);
    all.push({
      ...known,
      level: 'soft-mandatory',
      message: '',
      output: [],
      resources: [],
      generalMessages: [],
      ...(approval && { approval: { ...approval, missing: approval.needed, given: [] } }),
    });
  }
  return [...byWorkspace].map(([name, ofWorkspace]) => ({
    runId: String(run.id),
    workspace: name,
    workspaceId: scopeOfApprovals({ name }),
    results: ofWorkspace,
    questionsOf: (result) =>
      (result.questions ?? []).map((shown) => {
        return { act: actOf(result, shown), namesResources: true, shown };
      }),
    describe: describeAsked,
  }));
}

/** `policies/iam: "aws_iam_role.deploy changes who may do what" (aws_iam_role.deploy: update, 2 hidden values)`. */
function describeAsked({ policySet, policy, questions = [] }: PolicyResult): string {
  const name = policySet === '' ? policy : `${policySet}/${policy}`;
  const shown = questions.map(({ answer, changes }) => {
    const about = firstParts(changes.map(describeChange), 3).join('');
    return about === '' ? wordsOf(answer) : `${wordsOf(answer)} (${about})`;
  });
  return `${name}: ${firstParts(shown, MOST_IN_MESSAGE).join('')}`;
}

/** What people read of an answer; all of it if it has no message. */
function wordsOf(answer: string): string {
  const value = parseJson(answer);
  const lines = listOf(fieldOf(value, 'lines')).filter((line) => typeof line === 'string');
  const message = ['msg', 'message', 'reason'].flatMap((key) => textIn(fieldOf(value, key)) ?? []);
  const [words = answer] = [textIn(value), ...message, lines.join(' ') || undefined].filter(
    (each) => each !== undefined,
  );
  return JSON.stringify(words);
}

function describeChange(json: string): string {
  const value = parseJson(json);
  const change = fieldOf(value, 'change');
  const actions = listOf(fieldOf(change, 'actions')).filter((action) => typeof action === 'string');
  const name = textIn(fieldOf(value, 'address')) ?? textIn(fieldOf(value, 'output')) ?? 'a change';
  const hidden = countHidden(change);
  const values = hidden === 0 ? '' : `, ${hidden} hidden ${hidden === 1 ? 'value' : 'values'}`;
  return `${name}: ${actions.join(' and ') || 'changed'}${values}`;
}

function countHidden(value: unknown): number {
  let count = 0;
  const left: unknown[] = [value];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string' && next.startsWith('hidden:')) count += 1;
    if (isRecord(next) || Array.isArray(next)) left.push(...Object.values(next));
  }
  return count;
}
