/**
 * Failures of own policies that wait for a person. The service knows nothing of them, and nothing that the gate wrote down of
 * its results is believed: the plans are judged once more, by the policies of the default branch.
 */
import { ServiceError } from '../client/errors.ts';
import { judgePlan } from '../gate/judge.ts';
import { PLAN_JUDGES } from '../gate/judges/judges.ts';
import { planOfRun } from '../gate/plan-of-run.ts';
import { teamsOfAuthor } from '../hosts/github/teams.ts';
import { parseList, sentencesOf } from '../model/parse.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { nameSome, quote } from '../model/quote.ts';
import type { PullRequestOfJob } from '../model/run-input.ts';
import { mergeReadings } from '../policy/reading.ts';
import { mayBeApproved, type OwnPolicies } from '../policy/systems/own-policies.ts';
import { countWords } from '../report/text.ts';
import { splitSeal } from '../trust/run-seals.ts';
import type { GateRun, RunToApprove } from './approvals.ts';
import { questionsAbout, type QuestionsOf } from './questions.ts';
import {
  CommandRefused,
  MOST_IN_MESSAGE,
  secretOf,
  type CommandRequest,
  type CommentWork,
  type ServiceWork,
} from './command-work.ts';

export interface OwnFailures {
  runId: string;
  workspace: string;
  workspaceId: string;
  results: readonly PolicyResult[];
  questionsOf: QuestionsOf;
  /** What an approval of a failure covers, in words. */
  describe(this: void, failure: PolicyResult): string;
}

/** The time for reading runs and their plans, and for judging these by own policies. */
export const MOST_READING_MS = 90_000;

/**
 * Has the plans of these runs judged by own policies, each in the form that the gate judged.
 *
 * @returns nothing where the workflow names no policies
 */
export async function findOwnFailures(
  runs: readonly GateRun[],
  pullRequest: PullRequestOfJob | undefined,
  work: ServiceWork,
): Promise<OwnFailures[]> {
  const { io, values, job } = work;
  const policies = parseList(values['policies'] ?? '');
  if ('problem' in policies) throw new CommandRefused(`policies ${policies.problem}`);
  if (policies.value.length === 0) return [];
  const { openOwnPolicies } = await import('../rego/open-own-policies.ts');
  const { workingDirectory, clock } = io;
  const deadline = clock.now() + MOST_READING_MS;
  const settings = { timeoutMs: MOST_READING_MS, policies: policies.value, directory: '.' };
  const place = { workingDirectory, jobTree: job.jobTree, pullRequest };
  const ports = { ...io, caFile: values['ca-file'], endsAt: deadline };
  const failing: OwnFailures[] = [];
  for (const isWhole of [false, true]) {
    const inForm = runs.filter(({ form }) => (form === 'whole') === isWhole);
    if (inForm.length === 0) continue;
    const ownPolicies = await openOwnPolicies(settings, place, ports, isWhole);
    if ('problems' in ownPolicies) throw new CommandRefused(sentencesOf(ownPolicies.problems));
    try {
      for (const run of inForm) failing.push(await judgeAgain(run, ownPolicies, deadline, work));
    } finally {
      await ownPolicies.close();
    }
  }
  return failing;
}

async function judgeAgain(
  judged: GateRun,
  ownPolicies: OwnPolicies,
  deadline: number,
  { client, io, values }: ServiceWork,
): Promise<OwnFailures> {
  const { run, workspace: name, workspaceId: id, form } = judged;
  const { workspace } = await client.runs.show(run.id, { include: ['workspace'] });
  const about = { organization: values['organization'], workspace: { id, name } };
  const reading = { ...io, client, deadline };
  const plan = planOfRun({ run, workspace }, { ...about, waitsForPerson: true }, reading);
  const asked = { judging: { own: ownPolicies }, pullRequest: undefined, signal: io.signal };
  const { systems, json } = await judgePlan(plan, asked, PLAN_JUDGES);
  if (json !== undefined && json.isWhole !== (form === 'whole')) {
    throw new CommandRefused(
      `The gate judged the whole plan of run ${run.id} (\`full-plan\`), and this token may not read that: its JSON with every value (\`json-output\`) needs *Admin* on the workspace ${name}.`,
    );
  }
  const { results, doubts } = mergeReadings(systems.map(({ reading: said }) => said));
  if (json === undefined || doubts[0] !== undefined) {
    throw new CommandRefused(doubts[0] ?? `The plan of run ${run.id} could not be read.`);
  }
  const questionsOf = questionsAbout(json, secretOf(values));
  const of = { runId: run.id, workspace: name, workspaceId: id };
  return { ...of, results, questionsOf, describe: describeApproved };
}

/** What is approved of these failures. */
export function toApprove(
  { results: _results, questionsOf, describe, ...run }: OwnFailures,
  failures: readonly PolicyResult[],
): RunToApprove {
  const questions = failures.flatMap(questionsOf);
  return {
    ...run,
    acts: questions.map(({ act }) => act),
    approved: failures.map(describe),
    asked: questions.flatMap(({ shown }) => shown ?? []),
  };
}

/** The messages themselves are in the report. */
export function describeApproved({
  policySet,
  policy,
  answers = [],
  output,
}: PolicyResult): string {
  const count = countWords(Math.max(1, answers.length || output.length), 'message');
  const hidden = answers.filter(({ mayBeShown }) => !mayBeShown).length;
  const unseen = hidden === 0 ? '' : `, ${hidden} of them not shown because of sensitive values`;
  return `${policySet}/${policy} (${count}${unseen})`;
}

/** What policies read as `input.pull_request`. The teams of the author are asked for only if one reads them. */
export async function pullRequestFor(
  { api, number }: CommandRequest,
  { job }: CommentWork,
): Promise<PullRequestOfJob | undefined> {
  const { comments, checks = comments } = job.github;
  const { input } = await api.pullRequest(number);
  return input && { ...input, askTeams: () => teamsOfAuthor(checks, number) };
}

/**
 * Says which own policies keep a run waiting that was overridden by its id: the service knows nothing of them.
 *
 * @returns whole sentences; none where the workflow names no policies, or none of them fails
 */
export async function sayOwnWaiting(runId: string, work: ServiceWork): Promise<string[]> {
  if ((work.values['policies'] ?? '').trim() === '') return [];
  try {
    const { run, workspace } = await work.client.runs.show(runId, { include: ['workspace'] });
    const { form = 'redacted' } = splitSeal(run.attributes.message ?? '').claimed ?? {};
    const name = workspace?.attributes.name ?? '';
    const found = { run, form, workspace: name, workspaceId: workspace?.id ?? '' };
    const [failing] = await findOwnFailures([found], work.job.event?.pullRequest?.input, work);
    if (failing === undefined) return [];
    const waiting = failing.results.filter(mayBeApproved).map(policyName);
    if (waiting.length === 0) return remainingIn(failing);
    return [
      `Run ${runId} still waits for ${nameSome(waiting, MOST_IN_MESSAGE)} of your own policies, which no service can override. Comment \`/plangate override COMMIT REASON\` on the pull request.`,
    ];
  } catch (error) {
    if (!(error instanceof CommandRefused) && !(error instanceof ServiceError)) throw error;
    return [`Whether own policies still fail in run ${runId} is not known: ${error.message}`];
  }
}

/** A sentence for each failure that keeps the gate closed after the approval. */
export function remainingIn({ workspace, results }: OwnFailures): string[] {
  return results
    .filter(({ status, level }) => status !== 'passed' && level !== 'advisory')
    .filter((result) => !mayBeApproved(result))
    .map(
      ({ policySet, policy }) =>
        `${workspace}: ${quote(`${policySet}/${policy}`)} cannot be overridden.`,
    );
}

export function policyName({ policySet, policy }: { policySet: string; policy: string }): string {
  return quote(policySet === '' ? policy : `${policySet}/${policy}`);
}
