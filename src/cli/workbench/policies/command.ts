/** What a change of policies would block: both sides judge the newest plans of an organization, or plans in files. */
import { posix, resolve } from 'node:path';
import type { Trial } from '../../../rego/trial/open-trial.ts';
import { describeCiJob } from '../../../hosts/ci-job.ts';
import { PolicyProblem } from '../../../model/policy-files.ts';
import {
  CLOSES,
  comparePolicies,
  decideTrial,
  type PolicyFacts,
  type TrialVerdict,
  type TriedWorkspace,
} from '../../../policy/compare-policies.ts';
import { printableJson } from '../../../report/json.ts';
import { byCodeUnit, count, workspaces as countWorkspaces } from '../../../report/text.ts';
import { renderTrialComment, renderTrialLines } from '../../../report/trial/draw-trial.ts';
import { DIRECTORY, EXIT, option, type CommandSpec } from '../../command.ts';
import { createLog, type StartedCommand } from '../../log.ts';
import { operation } from '../../operation.ts';
import { UsageError, usageError } from '../../problems.ts';
import { flagOf, optionOf } from '../../read-input.ts';
import { parseDuration } from '../../../model/parse.ts';
import type { FoundPlan } from './plan-sources.ts';
import { errorMessage } from '../../../model/error-message.ts';
import { writeWholeFile } from '../../report-files.ts';
import { FULL_SPEED, readInLanes } from '../read-in-lanes.ts';
import { findAll, SELECTION_OPTIONS, selectionProblems } from '../select-workspaces.ts';

/** How long both sides may judge. */
const ALL_MS = 7_200_000;
/** For how many plans a policy is asked that is ended each time. */
const MOST_ENDED = 3;

const fromService = operation('check', '', {
  tidiesUpMs: 3_000,
  summary: 'report what a change of policies would block',
  description:
    'Judges the newest finished plan of each workspace twice: by the Rego policies of a directory as they are here, and as the default branch has them. Reports what differs, and runs `opa test`.\n\nIt reads redacted plans, without sensitive values. A policy that may depend on what is not in such a plan "cannot be judged" there and never counts as passed. Names of policies, workspaces, resources and attributes are shown, and no value of a plan.\n\nIt starts and changes nothing. It needs `opa` and a git clone.',
  arguments: [DIRECTORY],
  options: [
    option('--directory <directory>', 'where the policies are', { required: true }),
    ...SELECTION_OPTIONS,
    option(
      '--plans <directory>',
      'judge these files of `terraform show -json`, and ask no service',
    ),
    option('--fail-on <word>', 'what closes the gate; newly-blocking includes tests', {
      choices: CLOSES,
      default: 'tests',
    }),
    option('-o, --output <file>', 'write the report for a comment or a job summary there'),
    option('--policy-timeout <duration>', 'maximum duration of each policy on one plan', {
      default: '10s',
      check: (text) =>
        'problem' in parseDuration(text) ? 'is not a duration. Write 90s or 2m.' : undefined,
    }),
    FULL_SPEED,
  ],
  examples: {
    'plangate policies check policies --organization acme':
      'what the policies in this checkout would newly block',
    'plangate policies check policies --plans plans --fail-on newly-blocking':
      'with plans in files, and closed if a workspace would be newly blocked',
  },
  problems: selectionProblems,
  patienceMs: () => ALL_MS,
  async call(call) {
    const { client, input, io, log } = call;
    const { readPlanOf } = await import('./plan-sources.ts');
    return tryPolicies({ input, io, log }, async (judge) => {
      const requests = await findAll(call);
      const tried: TriedWorkspace[] = [];
      const each = async (request: (typeof requests)[number]): Promise<void> => {
        const plan = await readPlanOf(request, client, io.signal);
        tried.push(await judge(request.workspace.attributes.name, plan));
      };
      const progress = () => `${tried.length} of ${countWorkspaces(requests.length)} judged`;
      await readInLanes(requests, { each, progress }, call);
      log.info(
        `${countWorkspaces(tried.length)} for ${count(client.answers(), 'request')}. Nothing was changed.`,
      );
      return tried;
    });
  },
});

const check: CommandSpec = {
  ...fromService,
  async run(input, io) {
    const plans = optionOf(input, 'plans');
    if (plans === undefined) return (await fromService.run?.(input, io)) ?? EXIT.green;
    const { listPlanFiles, readPlanFile } = await import('./plan-sources.ts');
    const log = createLog(io);
    try {
      return await tryPolicies({ input, io, log }, async (judge) => {
        const tried: TriedWorkspace[] = [];
        for (const file of await listPlanFiles(plans, io)) {
          tried.push(await judge(file.workspace, await readPlanFile(file, io.signal)));
        }
        return tried;
      });
    } finally {
      await log.flush();
    }
  },
};

export const policyTrials: CommandSpec = {
  name: 'policies',
  summary: 'try policies before they are merged',
  commands: [check],
};

type JudgePlan = (workspace: string, plan: FoundPlan) => Promise<TriedWorkspace>;

async function tryPolicies(
  trying: StartedCommand,
  judgeAll: (judge: JudgePlan) => Promise<TriedWorkspace[]>,
): Promise<number> {
  const { io } = trying;
  const { addressesIn } = await import('../../../plan/hidden-values.ts');
  const trial = await open(trying);
  try {
    const judge: JudgePlan = async (workspace, plan) => {
      if ('unread' in plan) return { workspace, ...plan };
      const [before = [], after] = await Promise.all([
        trial.before?.judge(plan, io.signal),
        trial.after.judge(plan, io.signal),
      ]);
      return { workspace, addresses: addressesIn(plan.document), before, after };
    };
    const tried = await judgeAll(judge);
    // What was ended has no answer, and what it says would count as an answer.
    io.signal.throwIfAborted();
    // `net-2` before `net-10`.
    const sorted = tried.toSorted(
      ({ workspace: one }, { workspace: other }) =>
        one.localeCompare(other, 'en', { numeric: true }) || byCodeUnit(one, other),
    );
    return await report(sorted, trial, trying);
  } finally {
    await trial.close();
  }
}

/** @throws UsageError with everything that is wrong with the policies */
async function open({ input, io }: StartedCommand): Promise<Trial> {
  const { openTrial } = await import('../../../rego/trial/open-trial.ts');
  const { jobTree, defaultBranch, workspace } = await describeCiJob(io);
  const { workingDirectory } = io;
  const directory = optionOf(input, 'directory') ?? '';
  const where = { directory, workingDirectory, workspace, jobTree, defaultBranch };
  const { REDACTED_PLAN } = await import('../../../plan/redacted-plan.ts');
  const { availableParallelism } = await import('node:os');
  const policyTime = parseDuration(optionOf(input, 'policy-timeout') ?? '');
  const limits = {
    clock: io.clock,
    policyMs: 'value' in policyTime ? policyTime.value : 0,
    deadlineMs: io.clock.now() + ALL_MS,
    processes: availableParallelism(),
    mostEnded: MOST_ENDED,
  };
  try {
    return await openTrial(where, { ...io, plan: REDACTED_PLAN, limits });
  } catch (error) {
    if (!(error instanceof PolicyProblem) || io.signal.aborted) throw error;
    const lines = error.message.split('\n');
    throw new UsageError(lines.map((message) => ({ where: 'policies', message })));
  }
}

async function report(
  tried: readonly TriedWorkspace[],
  trial: Trial,
  { input, io, log }: StartedCommand,
): Promise<number> {
  const { before, after, tests, notices } = trial;
  const directory = optionOf(input, 'directory') ?? '';
  const named = (rules: readonly PolicyFacts[] = []) =>
    rules.map(({ file, ...rule }) => ({ ...rule, file: file && posix.join(directory, file) }));
  const sides = { before: named(before?.rules), after: named(after.rules) };
  const changes = comparePolicies(tried, sides);
  const closes = CLOSES.find((word) => word === optionOf(input, 'fail-on')) ?? 'tests';
  const { word, because } = decideTrial(changes, tests, closes);
  const { workspaces, policies } = changes;
  const view = log.secrets.concealAll({
    verdict: word,
    because,
    directory,
    workspaces,
    policies,
    tests,
    notices,
  });
  const text = `${renderTrialLines(view).join('\n')}\n`;
  await io.out(flagOf(input, 'json') ? printableJson(view) : text);
  const file = optionOf(input, 'output');
  if (file !== undefined) {
    const writing = writeWholeFile(resolve(io.workingDirectory, file), renderTrialComment(view));
    // The next step of a job publishes the file: without it, the job is not green.
    await writing.catch((error: unknown) => {
      throw usageError('--output', `"${file}" was not written: ${errorMessage(error)}`);
    });
  }
  return EXITS[word];
}

const EXITS: Readonly<Record<TrialVerdict['word'], number>> = {
  passed: EXIT.green,
  blocked: EXIT.blocked,
  undecided: EXIT.undecided,
};
