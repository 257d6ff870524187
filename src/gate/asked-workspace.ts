/** What people are asked in a workspace whose plan was judged, and what it takes to count their answers. */
import type { AnswerAgain, AskedAgain } from '../approvals/count-approvals.ts';
import type { AskedQuestion, AskedWorkspace, FilesOfPlan } from '../approvals/code.ts';
import { canonicalJson, digest160 } from '../approvals/canonical.ts';
import { readPlanEntries, type PlanEntry } from '../approvals/plan-entries.ts';
import { questionsOf, withAnswers, type Answered } from '../approvals/put-questions.ts';
import { runInTurns } from '../machine/take-turn.ts';
import { finding, type Finding } from '../model/finding.ts';
import { phrase, workspacePart, plain } from '../model/sentence.ts';
import type { PlanJson } from '../model/plan-json.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { isApprovedHere, mayBeApproved } from '../policy/may-be-approved.ts';
import { readRemoteCalls } from './installed-modules.ts';
import { changesToRead, type JudgedParts } from './judge.ts';
import type { ApprovalsOfJob, Judging } from './request.ts';
import type { WorkspaceFacts } from './result.ts';
import type { ObtainedPlan } from './plans-from.ts';

/** A failure that people may approve, with its questions. */
export interface PutFailure {
  result: PolicyResult;
  questions: readonly AskedQuestion[];
}

/** What one workspace says for all to be counted together. */
export interface AskedHere {
  workspace: AskedWorkspace;
  failures: readonly PutFailure[];
  /** Whether something waits for an override at the service. */
  overridesAtService: boolean;
  /** Why nothing can be approved here although people could, or why it would not count. */
  note?: Finding | undefined;
  askAgain(this: void, asked: AskedAgain): Promise<AnswerAgain>;
  /** The entries of the plan of another run of this workspace; undefined if it cannot be read. */
  entriesOf(this: void, runId: string): Promise<readonly PlanEntry[] | undefined>;
  /** Whether `/plangate again` ended the use of such a run, or that is not known. */
  wasEnded(this: void, runId: string): Promise<boolean>;
}

interface JudgedWorkspace {
  plan: ObtainedPlan;
  facts: WorkspaceFacts;
  parts: JudgedParts;
  judging: Judging;
  signal: AbortSignal;
}

export async function askedIn(
  judged: JudgedWorkspace,
  approvals: ApprovalsOfJob,
): Promise<AskedHere> {
  const { plan, facts, parts, judging, signal } = judged;
  const failures = resultsToApprove(parts).map((result): PutFailure => ({
    result,
    questions: questionsOf(result),
  }));
  const overridesAtService = parts.systems.some(
    ({ judge, reading }) =>
      judge.acceptedBy === 'service' && reading.results.some((result) => mayBeApproved(result)),
  );
  const { name } = plan.workspace;
  const nothing: AskedHere = {
    workspace: {
      name,
      scope: scopeOf(judged, approvals),
      questions: [],
      entries: [],
      run: facts.runId,
      variables: facts.variables && digest160('variables at the service', facts.variables),
      files: NO_FILES,
    },
    failures: [],
    overridesAtService,
    askAgain: async () => 'unknown',
    entriesOf: async () => undefined,
    wasEnded: async () => true,
  };
  if (failures.length === 0) return nothing;
  const json = parts.json ?? (await readPlanJsonOf(plan, judging));
  if (json === undefined) {
    const note = finding(
      'approvals-unread',
      phrase`Nothing can be approved in ${workspacePart(name)}: the JSON of the plan could not be read.`,
      { about: { workspace: name } },
    );
    return { ...nothing, note };
  }
  const { own } = judging;
  const readsDrift = own !== undefined && own.readsDrift !== false;
  const reading = { key: approvals.key, readsDrift };
  const entriesIn = (of: PlanJson) => runInTurns(readPlanEntries(of, reading), signal);
  const { root, workingDirectory } = facts;
  const directory = root === undefined ? undefined : `${root}/${workingDirectory}`;
  const [entries, files] = await Promise.all([
    entriesIn(json),
    approvals.digestFiles({
      workspace: name,
      directory,
      data: plan.dataDirectory,
      calls: readRemoteCalls(json.document['configuration']),
      signal,
    }),
  ]);
  const questions = failures.flatMap((failure) => failure.questions);
  return {
    ...nothing,
    workspace: { ...nothing.workspace, questions, entries, files: withPlanned(files, json) },
    failures,
    note: noteOf(nothing.workspace, entries, files),
    askAgain: (asked) => askAgain(asked, failures, parts),
    async entriesOf(runId) {
      const other = await plan.run?.jsonOf(runId, json.isWhole);
      return other && entriesIn(other);
    },
    wasEnded: async (runId) => plan.run?.wasEnded(runId) ?? true,
  };
}

const NO_FILES: FilesOfPlan = {
  digests: { configuration: '', named: '', uncommitted: '' },
  uncommittedPaths: [],
};

/** Says it before somebody writes a line that will not count. A run that was approved is taken, and its files are not compared. */
function noteOf(
  { name, run }: AskedWorkspace,
  entries: readonly PlanEntry[],
  { notCompared }: FilesOfPlan,
): Finding | undefined {
  const isDecided = entries.some(({ needsSameFiles }) => needsSameFiles);
  if (notCompared === undefined || !isDecided || run !== undefined) return undefined;
  const { why, remedy } = notCompared;
  return finding(
    'approval-not-compared',
    phrase`An approval of ${workspacePart(name)} will not count: its files cannot be compared (${plain(why)}).`,
    { about: { workspace: name }, remedy: phrase`${plain(remedy)}.` },
  );
}

/** The failures that people may approve here: what the service judges is overridden there. */
function resultsToApprove({ systems }: JudgedParts): PolicyResult[] {
  const readings = systems.filter(isApprovedHere).map(({ reading }) => reading);
  return readings.flatMap(({ results }) => results.filter((result) => mayBeApproved(result)));
}

function scopeOf(
  { plan: { workspace }, facts: { root = '', workingDirectory } }: JudgedWorkspace,
  { organization = '', directoryOf }: ApprovalsOfJob,
): AskedWorkspace['scope'] {
  return workspace.id === undefined
    ? { directory: directoryOf(root, workingDirectory) }
    : { organization, workspace: workspace.id };
}

async function readPlanJsonOf(plan: ObtainedPlan, judging: Judging): Promise<PlanJson | undefined> {
  const content = await plan.json(changesToRead(judging).mayReadWhole);
  return 'json' in content ? content.json : undefined;
}

/** A plan shows what it was made of as well, where its files are not on this machine. */
function withPlanned({ digests, ...files }: FilesOfPlan, json: PlanJson): FilesOfPlan {
  const planned = json.texts().findLast(([member]) => member === 'configuration')?.[1];
  const text = canonicalJson([digests.configuration, planned]);
  return { ...files, digests: { ...digests, configuration: digest160('configuration', text) } };
}

/** What the judge of a failure says of the plan without what was approved. */
async function askAgain(
  { policySet, policy, without, workspace: { entries } }: AskedAgain,
  failures: readonly PutFailure[],
  { askAgain: ask }: JudgedParts,
): Promise<AnswerAgain> {
  const isMeant = (each: AskedQuestion) => each.policySet === policySet && each.policy === policy;
  const failure = failures.find(({ questions }) => questions.some(isMeant));
  const judge = failure && ask?.get(failure.result.judge.name);
  const results = await judge?.({ policySet, policy, without, all: entries });
  if (results === undefined) return 'unknown';
  const failing = results.filter(({ status }) => status !== 'passed');
  return { messages: failing.flatMap(questionsOf).filter(isMeant) };
}

/** What was judged, with what people answered. */
export function withAnswered(
  parts: JudgedParts,
  { failures }: AskedHere,
  answers: ReadonlyMap<AskedQuestion, Answered>,
): JudgedParts {
  const answered = new Map(
    failures.map(({ result, questions }) => {
      const ofResult = questions.flatMap((question) => answers.get(question) ?? []);
      const isKnown = ofResult.length === questions.length;
      return [result, isKnown ? withAnswers(result, ofResult) : result];
    }),
  );
  const inReading = <R extends { results: PolicyResult[] }>(reading: R): R => ({
    ...reading,
    results: reading.results.map((result) => answered.get(result) ?? result),
  });
  return {
    ...parts,
    systems: parts.systems.map((each) => ({ ...each, reading: inReading(each.reading) })),
  };
}
