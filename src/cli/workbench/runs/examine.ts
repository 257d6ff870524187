/** `runs show` and `runs watch`: an existing run, with the report that the gate would make. */
import type { Client } from '../../../client/client.ts';
import { describeOptions } from '../../../policy/run-options.ts';
import { exitCodeOf } from '../../../model/verdict.ts';
import { renderEvent, renderHead, renderVerdict } from '../../../report/console.ts';
import type { ReportView } from '../../../report/view.ts';
import type { Concealed } from '../../../model/secrets.ts';
import { readAlone } from '../../../settings/settings.ts';
import { toLiterals } from '../../../settings/run-options.ts';
import { VERSION } from '../../../model/version.ts';
import { givenInputs, INPUTS_PAGE, JUDGE_OPTIONS, toProblem } from '../../check-options.ts';
import {
  option,
  type CommandInput,
  type CommandIo,
  type CommandSpec,
  type OptionSpec,
} from '../../command.ts';
import {
  connectTo,
  CONNECTION_OPTIONS,
  findNamedWorkspace,
  findId,
  WORKSPACE_OPTIONS,
  workspaceProblems,
} from '../../connection.ts';
import { describeCiJob } from '../../../hosts/ci-job.ts';
import { createLog } from '../../log.ts';
import type { StartedCommand } from '../../operation.ts';
import { UsageError } from '../../problems.ts';
import type { Problem } from '../../../model/parse.ts';
import { argumentOf, flagOf, optionOf } from '../../read-input.ts';
import { REPORT_OPTIONS, reportProblems, wantsJson, handOver } from '../../report-files.ts';
import type { ExaminedRun, RunReference } from '../examine-run.ts';

export const RUN_ARGUMENT = {
  name: 'run',
  description: 'id as in run-…, or latest: the newest of the workspace',
  required: true,
};

export const MUST_BE: OptionSpec[] = [
  ...WORKSPACE_OPTIONS,
  option('--version <id>', 'configuration version that it must be of, as in cv-…'),
  option('--commit <hash>', 'commit that it must be of, for runs of version control', {
    check: (text) =>
      /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)
        ? undefined
        : 'is not the whole hash of a commit.',
  }),
];

const NOT_SAID =
  'Name the workspace of the run and its version or commit. Otherwise they are not compared, and the verdict is undecided with exit code 5. Also pass the options that it was planned with.';

/** @param instead what says how an apply ended, in place of the report: where this option asks, else of an applied run */
export function examining(
  name: 'show' | 'watch',
  summary: string,
  description: string,
  instead: { option?: OptionSpec; run: (session: Session) => Promise<number> },
): CommandSpec {
  return {
    name,
    summary,
    description: `${description}\n\n${NOT_SAID}`,
    more: INPUTS_PAGE,
    arguments: [RUN_ARGUMENT],
    options: [
      ...MUST_BE,
      option('--any', 'accept the run without the comparisons that were not given'),
      ...JUDGE_OPTIONS,
      // The directory is for hosts that show reports by themselves.
      ...REPORT_OPTIONS.filter(({ name: one }) => one !== 'reports'),
      ...[instead.option ?? []].flat(),
      ...CONNECTION_OPTIONS,
    ],
    often: ['workspace', 'organization', 'version', 'commit', 'any', 'fail-on', 'protect', 'json'],
    examples: {
      [`plangate runs ${name} latest --organization acme -w net-prod --any`]:
        'the newest run of any kind',
      [`plangate runs ${name} run-CZcmD7eagjhyX0vN -w ws-6jrRyVDv1J8zQMB5 --version cv-UYwHEakurukz85nW`]:
        'this run, if it is of this version',
    },
    async run(input, io) {
      const session = await openSession(input, io);
      try {
        if (await wantsApply(session, instead.option?.name)) return await instead.run(session);
        const reference = { ...session.reference, waits: name === 'watch' };
        const { view, exitCode } = await session.examine(reference);
        await handOver(view, session);
        return exitCode;
      } finally {
        await session.close();
      }
    },
  };
}

/** An apply is told in lines or as JSON, and in no other form of a report. */
async function wantsApply(
  { input, reference, client }: Session,
  option: string | undefined,
): Promise<boolean> {
  if (option !== undefined) return flagOf(input, option);
  const files = REPORT_OPTIONS.filter(({ name }) => name !== 'format' && name !== 'json');
  if (files.some(({ name }) => optionOf(input, name) !== undefined)) return false;
  const { isApplied } = await import('../examine-run.ts');
  return isApplied(reference, client);
}

interface ShownRun extends ExaminedRun {
  view: Concealed<ReportView>;
  exitCode: number;
}

export interface Session extends StartedCommand {
  client: Client;
  deadline: number;
  json: boolean;
  reference: RunReference;
  /** Judges the run and prints its state. */
  examine: (run: RunReference) => Promise<ShownRun>;
  close: () => Promise<void>;
}

interface SessionNeeds {
  /** What the command found wrong in its own options. */
  problems?: Problem[];
  inWorkspace?: boolean;
}

/** @throws UsageError with everything that is wrong */
async function readCall(
  input: CommandInput,
  io: CommandIo,
  { problems = [], inWorkspace = false }: SessionNeeds,
) {
  const named = await findNamedWorkspace(input, io, true);
  const inputs = givenInputs(input);
  const reading = readAlone({ inputs, environment: io.environment, door: 'cli' });
  const id = argumentOf(input, 'run');
  const wrong = [...problems, ...(await reportProblems(input, io.workingDirectory))];
  if (inWorkspace || id === 'latest' || named.workspace !== undefined) {
    wrong.push(...workspaceProblems(named));
  }
  if ('problems' in named) wrong.push(...named.problems);
  if ('problems' in reading) wrong.push(...reading.problems.map(toProblem));
  if (wrong.length > 0 || 'problems' in named || 'problems' in reading) throw new UsageError(wrong);
  return { named, reading };
}

export async function openSession(
  input: CommandInput,
  io: CommandIo,
  needs: SessionNeeds = {},
): Promise<Session> {
  const json = wantsJson(input);
  const { named, reading } = await readCall(input, io, needs);
  const { values } = reading;
  const log = createLog(io, { verbose: flagOf(input, 'verbose'), story: json ? 'err' : 'out' });
  const { secrets } = log;
  const patience = { log, patienceMs: values.timeoutMs, secrets };
  const { client, deadline, close } = connectTo(named.target, input, io, patience);
  const reference = await referenceOf(input, named, client).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const runOptions = await toLiterals(reading.runOptions);
  const { hostname, origin: serviceOrigin } = named.target;
  const startedAt = io.clock.date().toISOString();
  const commit = reference.commit === undefined ? undefined : { sha: reference.commit };
  const { jobTree } = await describeCiJob(io);
  const examine = async (run: RunReference): Promise<ShownRun> => {
    const { examineRun } = await import('../examine-run.ts');
    const { guardOfSettings, unknownValuesOf } = await import('../../../check/judging-options.ts');
    const diff = values.planDiff !== 'off';
    const unknownValues = unknownValuesOf(values);
    const guard = guardOfSettings(values);
    const request = { ...values, runOptions, deadline, guard, diff, unknownValues };
    const onEvent = (event: Parameters<typeof renderEvent>[0]) =>
      renderEvent(event).forEach(log.print);
    const ports = { ...io, client, log, onEvent };
    const examined = await examineRun(run, request, ports);
    const context = {
      key: 'default',
      failOn: values.failOn,
      organization: run.organization ?? '',
      hostname,
      serviceOrigin,
      runOptions: describeOptions(examined.options),
      startedAt,
      version: VERSION,
      commit,
      byPerson: !jobTree.proposed,
    };
    const { toReportView } = await import('../../../report/to-view.ts');
    const view = secrets.concealAll(toReportView(examined.result, context));
    [...renderHead(context).slice(1), ...renderVerdict(view)].forEach(log.print);
    const signal = io.signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT';
    return { ...examined, view, exitCode: exitCodeOf(examined.result, values.failOn, signal) };
  };
  return { client, input, io, deadline, log, json, reference, examine, close };
}

async function referenceOf(
  input: CommandInput,
  named: Awaited<ReturnType<typeof findNamedWorkspace>>,
  client: Client,
): Promise<RunReference> {
  const { workspace: nameOrId, organization } = named;
  const id = argumentOf(input, 'run');
  const workspaceId = nameOrId && (await findId(client, 'workspace', nameOrId, named));
  const workspace = workspaceId && {
    id: workspaceId,
    name: workspaceId === nameOrId ? undefined : nameOrId,
  };
  return {
    id,
    organization,
    workspace: workspace || undefined,
    versionId: optionOf(input, 'version'),
    commit: optionOf(input, 'commit'),
    sha256: undefined,
    any: flagOf(input, 'any'),
    waits: false,
  };
}
