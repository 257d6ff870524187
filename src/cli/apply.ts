/** `apply`: what was merged is planned and judged, and what was seen of it is applied. */
import { resolve } from 'node:path';
import { apply, type AppliedJob } from '../apply/apply.ts';
import type { ShownIn } from '../apply/compare-with-shown.ts';
import { LAST_AFTER_SIGNAL_MS, limitTime } from '../check/time-limits.ts';
import { createSend } from '../client/http/send.ts';
import { openCiJob } from '../hosts/ci-job.ts';
import { endedBy } from '../model/ended-by.ts';
import { exitCodeOfApply } from '../model/apply-outcome.ts';
import { sentencesOf } from '../model/parse.ts';
import { appliedJson, appliedLines } from '../report/apply-report.ts';
import { textWithRemedy } from '../report/text.ts';
import { readTimeout } from '../settings/settings.ts';
import { CHECK_OPTIONS, INPUTS_PAGE, toOptionProblem } from '../check/check-options.ts';
import {
  DIRECTORY,
  option,
  signalName,
  withGroup,
  type CommandInput,
  type CommandIo,
  type CommandSpec,
  type StartedCommand,
} from '../check/command.ts';
import { commonEntryPoint, loadCheckSettings } from './load-options.ts';
import { createLog } from './log.ts';
import type { ToldPlan } from '../check/told-plan.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { YES_OPTION } from './operation.ts';
import { flagOf, optionOf, UsageError, wantsJson } from '../check/command-input.ts';
import { FORMAT_OPTIONS } from './output-files.ts';
import { writeWholeFile } from '../machine/write-whole-file.ts';

/** What no apply may be asked. */
const NOT_ASKED = new Set(['plan', 'plan-digest', 'group', 'mode', 'auto-queue-runs', 'reuse']);

export const applyCommand: CommandSpec = {
  name: 'apply',
  tidiesUpMs: LAST_AFTER_SIGNAL_MS,
  summary: 'plan and judge what was merged, and apply what was seen',
  description:
    'Plans each workspace once more and saves the plan. It is judged as `plangate check` does, compared with what the merged requests have shown, and exactly that plan is applied. Workspaces come one after the other, up to the first that is not applied. Call it again when the cause is gone: what was applied stays so.\n\nIn a CI job it is for a push to the default branch, or to one of --target-branches. At a terminal it asks before each apply, and shows what nobody has seen.\n\nWith --local, terraform or tofu plans and applies in the directory itself, with its own backend.\n\nThe exit code is that of `plangate check`: 0 if all is applied and passes, 1 if a policy fails by what the apply made known, 3 if nobody has seen something of the plan, 4 if an apply failed, 5 if its end is not known.',
  arguments: [DIRECTORY],
  more: INPUTS_PAGE,
  options: [
    ...CHECK_OPTIONS.filter(({ name }) => !NOT_ASKED.has(name)),
    YES_OPTION,
    ...withGroup('Reports', [
      ...FORMAT_OPTIONS,
      option('--report-json <file>', 'the report as JSON'),
    ]),
    option('--verbose', 'log the requests to the service'),
  ],
  often: ['workspace', 'workspaces', 'organization', 'hostname', 'local', 'timeout', 'yes', 'json'],
  examples: {
    'plangate apply': 'what plangate.yml or the cloud block of this directory names',
    'plangate apply --workspace net-prod': 'one workspace of several',
    'plangate apply --local': 'without a service, by terraform or tofu in this directory',
  },
  run: runApply,
};

/** @param shownIn what the merged requests showed, where a test says it */
export async function runApply(
  input: CommandInput,
  io: CommandIo,
  shownIn?: ShownIn,
): Promise<number> {
  const log = createLog(io, {
    verbose: flagOf(input, 'verbose'),
    printTo: wantsJson(input) ? 'err' : 'out',
  });
  try {
    const { result, report, published, settings } = await applyByOptions(
      { input, io, log },
      shownIn,
    );
    appliedLines(report, io.screen?.columns()).forEach(log.command);
    for (const doubt of published.doubts) log.warning(textWithRemedy(doubt));
    const text = appliedJson(report);
    const path = optionOf(input, 'report-json');
    if (path !== undefined) await writeWholeFile(resolve(io.workingDirectory, path), text);
    await log.flush();
    if (wantsJson(input)) await io.out(log.secrets.conceal(text));
    return exitCodeOfApply(
      report.applies,
      { result, failOn: settings.policy.failOn },
      io.signal.aborted ? signalName(io.signal) : undefined,
    );
  } finally {
    await log.flush();
  }
}

async function applyByOptions(
  started: StartedCommand,
  shownIn: ShownIn | undefined,
): Promise<AppliedJob> {
  const { input, io } = started;
  const send = createSend(io);
  const ports = limitTime(readTimeout(optionOf(input, 'timeout')), { ...io, send });
  const host = await endedBy(ports.endSignal, openCiJob(ports));
  const asks = io.canAnswer && !flagOf(input, 'yes');
  const applied = await apply(
    host,
    {
      async settings(jobTree, _, parsed) {
        const loaded = await loadCheckSettings(input, io, jobTree, { parsed });
        if ('settings' in loaded) return loaded;
        throw new UsageError(loaded.problems.map(toOptionProblem));
      },
      ...commonEntryPoint(started),
      ask: asks
        ? async (question, plan, told) => isYes(question, await io.tellPlan?.(plan, told), started)
        : undefined,
      publish: async () => ({ doubts: [] }),
    },
    ports,
    shownIn,
  );
  if (!('problems' in applied)) return applied;
  const { problems, ended } = applied;
  if (ended !== undefined) throw new Error(sentencesOf(problems));
  throw new UsageError(problems.map(toOptionProblem));
}

/** Rows that the question and what is unseen take beside what changes. */
const ROWS_BESIDE_CHANGES = 4;
const MIN_ROWS = 20;

/** Says what changes, and asks. A person may ask for all of it before. */
async function isYes(
  question: string,
  told: ToldPlan | undefined,
  { io, log }: StartedCommand,
): Promise<boolean> {
  const rows = Math.max(MIN_ROWS, (io.screen?.rows() ?? 0) - ROWS_BESIDE_CHANGES);
  const first = told?.onScreen(rows) ?? { lines: [], isWhole: true };
  for (const line of first.lines) log.command(safeLine(`  ${line}`));
  let mayShowAll = !first.isWhole;
  for (;;) {
    await log.flush();
    const answers = mayShowAll ? '[y/N, a: show all]' : '[y/N]';
    const answer = (await io.ask(`${question} ${answers} `))?.trim().toLowerCase();
    if (!mayShowAll || answer !== 'a') return answer === 'y';
    for (const line of told?.lines() ?? []) log.command(safeLine(`  ${line}`));
    mayShowAll = false;
  }
}
