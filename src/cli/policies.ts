/** What a change of policies would block: both sides judge the newest plans of an organization, or plans in files. */
import { readdir } from 'node:fs/promises';
import { join, parse, posix, resolve } from 'node:path';
import { relatedId } from '../client/wire/resource.ts';
import { describeCiJob } from '../hosts/describe-ci-job.ts';
import { readRegular } from '../machine/read-regular.ts';
import { errorMessage } from '../model/error-message.ts';
import { parseDuration } from '../model/parse.ts';
import { PolicyProblem } from '../model/policy-files.ts';
import type { CheckedPlan } from '../plan/read-plan.ts';
import {
  type TrialView,
  type TriedWorkspace,
  CLOSING_RULES,
  comparePolicies,
  decideTrial,
  sayWhichBuiltinsFail,
  sayWhoIsAsked,
} from '../policy/compare-policies.ts';
import { textOf } from '../model/finding.ts';
import { printableJson } from '../report/json.ts';
import { countWords, workspaceCountWords } from '../report/text.ts';
import { renderTrialComment, renderTrialLines } from '../report/trial-report.ts';
import type { Trial } from '../rego/trial.ts';
import {
  DIRECTORY,
  EXIT,
  option,
  type CommandIo,
  type CommandSpec,
  type StartedCommand,
} from '../check/command.ts';
import { createLog } from './log.ts';
import { operationCommand, type CommandCall } from './operation.ts';
import { UsageError, usageError, flagOf, optionOf } from '../check/command-input.ts';
import {
  type SelectedWorkspace,
  FULL_SPEED_OPTION,
  TIME_LIMIT_MS,
  readSelectedWorkspaces,
  SELECTION_OPTIONS,
  selectionProblems,
} from './read-workspaces.ts';
import { writeWholeFile } from '../machine/write-whole-file.ts';

/** A policy that takes too long on so many plans is not asked about the others. */
const MAX_TIMED_OUT_PLANS = 3;

const checkByService = operationCommand('check', '', {
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
      choices: CLOSING_RULES,
      default: 'tests',
    }),
    option('-o, --output <file>', 'write the report for a comment or a job summary there'),
    option('--policy-timeout <duration>', 'maximum duration of each policy on one plan', {
      default: '10s',
      check: (text) =>
        'problem' in parseDuration(text) ? 'is not a duration. Write 90s or 2m.' : undefined,
    }),
    FULL_SPEED_OPTION,
  ],
  examples: {
    'plangate policies check policies --organization acme':
      'what the policies in this checkout would newly block',
    'plangate policies check policies --plans plans --fail-on newly-blocking':
      'with plans in files, and closed if a workspace would be newly blocked',
  },
  problems: selectionProblems,
  timeLimitMs: TIME_LIMIT_MS,
  async call(call) {
    const { client, log } = call;
    return tryPolicies(call, async (judge) => {
      const tried = await readSelectedWorkspaces(call, 'judged', (selected) =>
        judge(selected.workspace.attributes.name, readNewestPlan(selected, call)),
      );
      log.info(
        `${workspaceCountWords(tried.length)} for ${countWords(client.answers(), 'request')}. Nothing was changed.`,
      );
      return tried;
    });
  },
});

export const policyTrials: CommandSpec = {
  name: 'policies',
  summary: 'try policies before they are merged',
  commands: [
    {
      ...checkByService,
      // With plans in files, no service is looked for.
      async run(input, io) {
        const directory = optionOf(input, 'plans');
        if (directory === undefined) return (await checkByService.run?.(input, io)) ?? EXIT.green;
        const log = createLog(io);
        try {
          return await tryPolicies({ input, io, log }, async (judge) => {
            const tried: TriedWorkspace[] = [];
            for (const path of await listPlanFiles(directory, io)) {
              tried.push(await judge(parse(path).name, readPlanFile(path, io.signal)));
            }
            return tried;
          });
        } finally {
          await log.flush();
        }
      },
    },
  ],
};

/**
 * Judges plans by the policies here and by those of the default branch, and reports what differs.
 *
 * @param judgeAll calls `judge` with each workspace and the reading of its plan, and resolves to what that gave
 * @returns the exit code
 */
async function tryPolicies(
  command: StartedCommand,
  judgeAll: (
    judge: (workspace: string, reading: Promise<CheckedPlan>) => Promise<TriedWorkspace>,
  ) => Promise<TriedWorkspace[]>,
): Promise<number> {
  const { signal } = command.io;
  const trial = await openPolicies(command);
  try {
    const tried = await judgeAll(async (workspace, reading) => {
      const plan = await reading.catch(unreadOrThrow);
      return { workspace, ...('unread' in plan ? plan : await trial.judge(plan, signal)) };
    });
    // After a signal, programs that were ended would count as policies that cannot be judged.
    signal.throwIfAborted();
    // `net-2` before `net-10`.
    const sorted = tried.toSorted((one, other) =>
      one.workspace.localeCompare(other.workspace, 'en', { numeric: true }),
    );
    return await reportTrial(sorted, trial, command);
  } finally {
    await trial.close();
  }
}

/** Why a workspace has no plan that can be judged. @throws the error itself, if it is about more than this workspace */
async function unreadOrThrow(error: unknown): Promise<{ unread: string }> {
  const { concernsOneWorkspace } = await import('./read-audit.ts');
  const { UnreadablePlan } = await import('../plan/read-plan.ts');
  if (!concernsOneWorkspace(error) && !(error instanceof UnreadablePlan)) throw error;
  return { unread: errorMessage(error) };
}

/**
 * The plan of the newest finished run of a workspace; two requests at most.
 *
 * @throws UnreadablePlan if there is no such plan
 */
async function readNewestPlan(
  { workspace, currentRun }: SelectedWorkspace,
  { client, io: { signal } }: CommandCall,
): Promise<CheckedPlan> {
  const { findNewestRun } = await import('./read-audit.ts');
  const { fetchPlanJson } = await import('../gate/read-changes.ts');
  const { checkRedacted } = await import('../plan/redacted-plan.ts');
  const { UnreadablePlan } = await import('../plan/read-plan.ts');
  const run = await findNewestRun(workspace, currentRun, client);
  const planId = run && relatedId(run, 'plan');
  if (planId === undefined) {
    throw new UnreadablePlan('It has no finished run of its present configuration.');
  }
  const json = await fetchPlanJson(planId, false, { client, signal });
  if (json === undefined) {
    throw new UnreadablePlan('The service shows no plan of its newest finished run.');
  }
  return checkRedacted(json, signal);
}

/** The paths of the plans in JSON in a directory. @throws UsageError if there is none */
async function listPlanFiles(directory: string, io: CommandIo): Promise<string[]> {
  const path = resolve(io.workingDirectory, directory);
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    throw usageError('--plans', `"${directory}" cannot be read (${error.code}).`);
  });
  const plans = names.filter((name) => name.endsWith('.json')).sort();
  if (plans.length > 0) return plans.map((name) => join(path, name));
  throw usageError(
    '--plans',
    `"${directory}" holds no .json. Write plans there: \`terraform show -json plan > ${directory}/NAME.json\`.`,
  );
}

/** A plan of `terraform show -json`, without what a redacted plan of the service lacks. @throws UnreadablePlan */
async function readPlanFile(path: string, signal: AbortSignal): Promise<CheckedPlan> {
  const { LONGEST_PLAN, UnreadablePlan } = await import('../plan/read-plan.ts');
  const { toRedactedPlan } = await import('../plan/redacted-plan.ts');
  const text = await readRegular(path, LONGEST_PLAN).catch((error: unknown) => {
    throw new UnreadablePlan(`The file cannot be read: ${errorMessage(error)}`);
  });
  return toRedactedPlan(text, signal);
}

/** The policies here and those of the default branch. @throws UsageError with everything that is wrong with them */
async function openPolicies({ input, io }: StartedCommand): Promise<Trial> {
  const { openTrial } = await import('../rego/trial.ts');
  const { workingDirectory } = io;
  const directory = optionOf(input, 'directory') ?? '';
  const where = { ...(await describeCiJob(io)), directory, workingDirectory };
  const policyTimeout = parseDuration(optionOf(input, 'policy-timeout') ?? '');
  const limits = {
    clock: io.clock,
    policyMs: 'value' in policyTimeout ? policyTimeout.value : 0,
    deadlineMs: io.clock.now() + TIME_LIMIT_MS,
    mostEnded: MAX_TIMED_OUT_PLANS,
  };
  try {
    return await openTrial(where, { ...io, limits });
  } catch (error) {
    if (!(error instanceof PolicyProblem) || io.signal.aborted) throw error;
    throw new UsageError(error.problems('policies'));
  }
}

/** Prints the report, and writes it for a comment if `--output` says so. @returns the exit code */
async function reportTrial(
  tried: readonly TriedWorkspace[],
  { rules, tests, notices }: Trial,
  { input, io, log }: StartedCommand,
): Promise<number> {
  const directory = optionOf(input, 'directory') ?? '';
  const changes = comparePolicies(tried, rules);
  const closes = CLOSING_RULES.find((word) => word === optionOf(input, 'fail-on')) ?? 'tests';
  const view: TrialView = log.secrets.concealAll({
    ...decideTrial(changes, tests, closes),
    directory,
    workspaces: changes.workspaces,
    policies: changes.policies.map((policy) => {
      return { ...policy, file: policy.file && posix.join(directory, policy.file) };
    }),
    tests,
    notices: [
      ...notices.map(textOf),
      ...sayWhichBuiltinsFail(tried),
      ...sayWhoIsAsked(tried, rules),
    ],
  });
  const text = `${renderTrialLines(view, io.screen?.columns()).join('\n')}\n`;
  await io.out(flagOf(input, 'json') ? printableJson(view) : text);
  const file = optionOf(input, 'output');
  if (file !== undefined) {
    const writing = writeWholeFile(resolve(io.workingDirectory, file), renderTrialComment(view));
    // The next step of a job publishes the file: without it, the job is not green.
    await writing.catch((error: unknown) => {
      throw usageError('--output', `"${file}" was not written: ${errorMessage(error)}`);
    });
  }
  return view.verdict === 'passed' ? EXIT.green : EXIT[view.verdict];
}
