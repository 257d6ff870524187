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
import { isProtection, judgeByGuard, type GuardRules } from '../policy/guard.ts';
import { isJudgedHere, mayBeApproved } from '../policy/systems/judged-here.ts';
import { readRemoteCalls } from './installed-modules.ts';
import type { JudgedParts } from './judge.ts';
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
    ({ system, reading }) =>
      !isJudgedHere({ system }) && reading.results.some((result) => mayBeApproved(result)),
  );
  const { name } = plan.workspace;
  const nothing: AskedHere = {
    workspace: {
      name,
      scope: scopeOf(judged, approvals),
      questions: [],
      entries: [],
      run: facts.runId,
      files: NO_FILES,
    },
    failures: [],
    overridesAtService,
    askAgain: async () => 'unknown',
    entriesOf: async () => undefined,
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
  const entriesIn = (of: PlanJson) =>
    runInTurns(readPlanEntries(of, { key: approvals.key, files: undefined }), signal);
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
    askAgain: (asked) =>
      asked.policySet === '' ? askGuardAgain(asked, judged) : askPolicyAgain(asked, parts),
    async entriesOf(runId) {
      const other = await plan.run?.jsonOf(runId, json.isWhole);
      return other && entriesIn(other);
    },
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
function resultsToApprove({ systems, guard: guarded }: JudgedParts): PolicyResult[] {
  const own = systems.filter(isJudgedHere);
  const readings = [...own.map(({ reading }) => reading), ...(guarded ? [guarded] : [])];
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

async function readPlanJsonOf(
  plan: ObtainedPlan,
  { guard: rules }: Judging,
): Promise<PlanJson | undefined> {
  const content = await plan.json(rules?.fullPlan === true);
  return 'json' in content ? content.json : undefined;
}

/** A plan shows what it was made of as well, where its files are not on this machine. */
function withPlanned({ digests, ...files }: FilesOfPlan, json: PlanJson): FilesOfPlan {
  const planned = json.texts().findLast(([member]) => member === 'configuration')?.[1];
  const text = canonicalJson([digests.configuration, planned]);
  return { ...files, digests: { ...digests, configuration: digest160('configuration', text) } };
}

async function askPolicyAgain(
  { policySet, policy, without }: AskedAgain,
  { askAgain }: JudgedParts,
): Promise<AnswerAgain> {
  // What is later in a list goes first, so that the others keep their places.
  const indexOf = ({ place: [, at] }: PlanEntry) => (typeof at === 'number' ? at : -1);
  const lastFirst = without.toSorted((one, other) => indexOf(other) - indexOf(one));
  const paths = lastFirst.map(({ place }) => place.map(String));
  const answer = await askAgain?.({ policySet, policy, without: paths });
  if (answer?.status === 'passed') return { messages: [] };
  const isAsked = answer?.status === 'failed' || answer?.status === 'known-after-apply';
  return isAsked ? { messages: questionsOf(answer) } : 'unknown';
}

/** The guard is asked about one rule of `protect`. How many resources a part of a plan destroys is not known. */
async function askGuardAgain(
  { policy, without, workspace: { entries } }: AskedAgain,
  { plan, parts: { changes }, judging: { guard: rules } }: JudgedWorkspace,
): Promise<AnswerAgain> {
  const { attributes } = await plan.known();
  if (attributes === undefined || changes === undefined || rules === undefined) return 'unknown';
  const approved = new Set(without);
  const kept = new Set(entries.flatMap((entry) => (approved.has(entry) ? [] : entry.name)));
  const gone = new Set(without.flatMap(({ name }) => (kept.has(name) ? [] : name)));
  const left = { ...changes, changes: changes.changes.filter(({ address }) => !gone.has(address)) };
  const again: GuardRules = { ...rules, partial: plan.isPartial, maxDestroys: undefined };
  const { results, doubts } = judgeByGuard(again, attributes, left, plan.unseen);
  const isCounted = !isProtection(policy);
  if (isCounted || doubts.length > 0) return 'unknown';
  const failing = results.filter((result) => mayBeApproved(result)).flatMap(questionsOf);
  return { messages: failing.filter((each) => each.policy === policy) };
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
    guard: parts.guard && inReading(parts.guard),
  };
}
