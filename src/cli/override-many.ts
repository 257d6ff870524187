/** Overrides the runs of a commit, or of a report, that wait in many workspaces. */
import { overrideRun, type OverrideResult } from '../overrides/override-run.ts';
import { runsOfReport, runsThatName, type ProposedRun } from '../overrides/waiting-runs.ts';
import { isJob } from '../hosts/job-workspace.ts';
import type { Problem } from '../model/parse.ts';
import { countWords, workspaceCountWords } from '../report/text.ts';
import type { Actor } from '../model/acts-on-runs.ts';
import { EXIT, type CommandInput, type CommandIo } from '../check/command.ts';
import { changesOfRuns } from './changes-of-runs.ts';
import { readGateReport } from './gate-report.ts';
import {
  actInEach,
  exitCodeOfMany,
  findListed,
  listedProblems,
  type StepOutcome,
} from './many-workspaces.ts';
import { confirm, confirmProblems, type CommandCall } from './operation.ts';
import { argumentsOf, flagOf, optionOf, usageError } from '../check/command-input.ts';
import { renderTable } from './table.ts';

/** How many runs one call overrides: a person reads the list before. */
const MOST_RUNS = 100;
/** A message of a run is cut to this length in the list. */
const LONGEST_MESSAGE = 60;

/** Whether the call is about the runs of a commit or a report, and not about runs that it names by their ids. */
export function isOfMany({ options }: CommandInput): boolean {
  return options['commit'] !== undefined || options['report'] !== undefined;
}

/** What is wrong with a call that is about many runs. */
export async function problemsOfMany(input: CommandInput, io: CommandIo): Promise<Problem[]> {
  const { organization, list, problems } = await readProposal(input, io);
  const found = [...problems];
  const [option, other] = ['commit', 'report'].filter(
    (name) => optionOf(input, name) !== undefined,
  );
  if (other !== undefined) {
    found.unshift({
      where: `--${other}`,
      message: `and --${option} are both given. Keep one of them.`,
    });
  }
  if (argumentsOf(input, 'run').length > 0) {
    found.push({ where: 'RUN', message: `and --${option} are both given. Keep one of them.` });
  }
  if (problems.length === 0 && organization === '') {
    found.push({ where: '--organization', message: 'is needed to find the workspaces.' });
  }
  if (problems.length === 0 && list === '') {
    const message = 'is needed: whose runs may be overridden.';
    found.push({ where: '--workspaces', message });
  }
  if (list !== '') found.push(...listedProblems(list, input));
  return [...found, ...confirmProblems('override the failures of many runs', input, io)];
}

/**
 * What a call proposes, before the service is asked. In a job, a report names neither the organization nor the workspaces:
 * those who wrote the job do.
 *
 * @returns `list` is as in `--workspaces`; `ofReport` are the runs that a report names, undefined where there is none
 */
async function readProposal(input: CommandInput, io: CommandIo) {
  const { environment } = io;
  const path = optionOf(input, 'report');
  const reading = path === undefined ? undefined : await readGateReport(path, io);
  const report = reading && 'runs' in reading ? reading : undefined;
  const named = isJob(environment) ? undefined : report;
  const organization =
    optionOf(input, 'organization')?.trim() ||
    environment['TF_CLOUD_ORGANIZATION']?.trim() ||
    named?.organization ||
    '';
  const names = [...new Set(named?.runs.map(({ workspace }) => workspace))];
  const list = optionOf(input, 'workspaces')?.trim() || names.join(',');
  const problems =
    reading && 'problem' in reading ? [{ where: '--report', message: reading.problem }] : [];
  return { organization, list, ofReport: report?.runs, problems };
}

/** Finds the runs, shows them, and overrides those that wait once it is confirmed. @returns the exit code */
export async function overrideMany(
  { reason, actor }: { reason: string; actor: Actor },
  call: CommandCall,
): Promise<number> {
  const { client, input, io, log } = call;
  const { organization, list, ofReport } = await readProposal(input, io);
  const workspaces = await findListed(client, organization, list, input);
  const commit = optionOf(input, 'commit') ?? '';
  const proposed =
    ofReport === undefined
      ? await runsThatName(commit, { organization, workspaces }, { client, clock: io.clock })
      : await runsOfReport(
          workspaces.flatMap((workspace) =>
            ofReport
              .filter((run) => run.workspace === workspace.name)
              .map(({ runId }) => ({ workspace, runId })),
          ),
          client,
        );
  const where = workspaceCountWords(workspaces.length);
  if (proposed.length === 0) {
    throw ofReport === undefined
      ? usageError(
          '--commit',
          `finds no run in ${where}: no run of the last day that only plans has it in its message. Override others by their ids.`,
        )
      : usageError('--report', `names no run of ${where}.`);
  }
  const open = proposed.filter(
    ({ leftAlone, waiting }) => leftAlone === undefined && waiting.overridable > 0,
  );
  if (open.length > MOST_RUNS) {
    throw usageError(
      '--workspaces',
      `names workspaces in which ${open.length} runs wait, and one call overrides ${MOST_RUNS} at most. Name fewer. Nothing was overridden.`,
    );
  }
  if (open.length > 0) {
    if (!flagOf(input, 'yes')) {
      await io.err(listOf(open));
      const lines = await changesOfRuns(open, call);
      await io.err(lines.map((line) => `${log.secrets.conceal(line)}\n`).join(''));
    }
    await confirm(`override the failures of ${countWords(open.length, 'run')}`, input, io);
  }
  const results: OverrideResult[] = [];
  const selectors = workspaces.map(({ name }) => ({ kind: 'name' as const, name }));
  const onlyIn = { organization, selectors };
  const done = await actInEach(open, async ({ runId }) => {
    const result = await overrideRun(client, io.clock, { runId, reason, actor, onlyIn });
    results.push(result);
    return outcomeOf(result);
  });
  const outcomes = proposed.map((run) => done[open.indexOf(run)] ?? outcomeWithoutOverride(run));
  const rows = proposed.map((run, index) => ({ ...run, ...(outcomes[index] as StepOutcome) }));
  const cells = rows.map(({ workspace, runId, result }) => [workspace, runId, result]);
  const table = renderTable(['workspace', 'run', 'result'], cells);
  await call.answer({ data: rows, results }, table);
  for (const step of new Set(results.flatMap(({ nextSteps }) => nextSteps))) log.info(step);
  return exitCodeOfMany(outcomes);
}

/** The runs as the service has them, for people who decide about them. */
function listOf(runs: readonly ProposedRun[]): string {
  const cells = runs.map(({ workspace, runId, status, createdAt, message = '' }) => [
    workspace,
    runId,
    status,
    createdAt,
    message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message,
  ]);
  return renderTable(['workspace', 'run', 'status', 'created', 'message'], cells);
}

function outcomeOf({ overridden, refused, final, next }: OverrideResult): StepOutcome {
  const [first] = refused;
  if (first !== undefined) {
    return { result: `refused: ${first.problem ?? ''}`, exitCode: EXIT.refused };
  }
  if (final.length > 0) {
    const result = `${overridden.length} overridden, ${final.length} cannot be overridden`;
    return { result, exitCode: EXIT.blocked };
  }
  if (next.length > 0) {
    return { result: 'overridden, and waits for a further override', exitCode: EXIT.needsOverride };
  }
  return { result: 'overridden', exitCode: EXIT.green };
}

/** What is said of a run that is not overridden here. One that is left alone may still wait. */
function outcomeWithoutOverride({ leftAlone, waiting }: ProposedRun): StepOutcome {
  const waits = waiting.overridable + waiting.refused > 0;
  if (leftAlone !== undefined) {
    return { result: leftAlone, exitCode: waits ? EXIT.needsOverride : EXIT.green };
  }
  if (waiting.refused > 0) {
    return { result: 'refused: this token may not override it', exitCode: EXIT.refused };
  }
  if (waiting.final > 0) return { result: 'cannot be overridden', exitCode: EXIT.blocked };
  return { result: 'waits for nothing', exitCode: EXIT.green };
}
