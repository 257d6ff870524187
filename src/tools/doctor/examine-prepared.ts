/** Goes the way of a check up to the first thing that it would start, and says what the gate would refuse, as the gate says it. */
import type { CheckEntryPoint, CheckPorts, NotChecked } from '../../check/check-request.ts';
import { prepareInTime, runGate } from '../../check/check.ts';
import { limitTime } from '../../check/time-limits.ts';
import type { FoundWorkspace, GateResult } from '../../gate/result.ts';
import { isUnjudged, type PlansFrom } from '../../gate/plans-from.ts';
import { openCiJob, type CiJob } from '../../hosts/ci-job.ts';
import { createSend } from '../../client/http/send.ts';
import { finding, type Finding } from '../../model/finding.ts';
import { firstParts, phrase, workspacePart, type Sentence } from '../../model/sentence.ts';
import { exitCodeOf } from '../../model/verdict.ts';
import type { Settings } from '../../settings/settings.ts';
import { EXIT, type CommandInput, type CommandIo, type CommandLog } from '../../check/command.ts';
import { note, ofProblem, ok, problem, unknown, type Diagnosis } from './diagnosis.ts';

/** How long files may be packed, git be asked and the service be listed. */
const TIME_LIMIT_MS = 120_000;

/** What is said of all workspaces, and of each that would not be planned; and the names of those that would. */
interface Prepared {
  findings: Diagnosis[];
  refused: { workspace: string; diagnosis: Diagnosis }[];
  ready: readonly string[];
}

/**
 * What a check with these options would refuse before it starts anything, and every workspace that it would plan.
 *
 * @param io with `isPersonThere` as the checkout is trusted
 * @param order whether settings count as in a job, where that differs from here
 */
export async function examinePrepared(
  input: CommandInput,
  io: CommandIo,
  log: CommandLog,
  order: { inJob?: boolean },
): Promise<Prepared> {
  const { commonEntryPoint, loadCheckSettings } = await io.partsForTools();
  const send = createSend(io);
  const ports = limitTime(TIME_LIMIT_MS, { ...io, send });
  try {
    const host = await openCiJob(ports);
    const entryPoint: CheckEntryPoint = {
      settings: (jobTree, _, parsed) => loadCheckSettings(input, io, jobTree, { ...order, parsed }),
      ...commonEntryPoint({ input, io, log }),
      // What a check says on its way is said here of each workspace.
      log: { ...log, info: (line) => log.debug(line) },
      print: () => undefined,
      status: undefined,
    };
    const prepared = await prepareOnly(host, entryPoint, ports);
    if ('problems' in prepared) {
      const exitCode = prepared.ended === undefined ? EXIT.badInput : EXIT.undecided;
      const findings = prepared.problems.map((wrong) => ofProblem(wrong, exitCode));
      return { findings, refused: [], ready: [] };
    }
    const { settings, result, ready, alone, startsTogether } = prepared;
    const exitCode = exitCodeOf(result, settings.policy.failOn);
    const refused = result.workspaces.flatMap(({ workspace, failure, verdict }) => {
      if (failure !== undefined) {
        const { kind: _kind, ...found } = failure;
        return { workspace, diagnosis: refusal(found, exitCode) };
      }
      const reasons = verdict.reasons.length > 0 ? verdict.reasons : [NOTHING_KNOWN];
      return reasons.map((found) => ({ workspace, diagnosis: unknown('', found) }));
    });
    const holding = result.workspaces.filter(({ workspace }) => !alone.has(workspace));
    const stopping = startsTogether ? holding.map(({ workspace }) => workspace) : [];
    const says = readyWords([...new Set(stopping)]);
    return { findings: ready.map((name) => ok(`workspace ${name}`, says)), refused, ready };
  } finally {
    await send.close();
  }
}

/** What is seen of the plans of a check that starts none. */
interface SeenOfPlans {
  /** The names of the workspaces that were prepared. */
  ready: string[];
  /** The names of those that are refused by themselves, and keep no other from starting. */
  alone: Set<string>;
  /** Whether another workspace that is refused keeps the others from starting. */
  startsTogether: boolean;
}

/**
 * A check up to the first thing that it would start: nothing is planned, uploaded, judged or published.
 *
 * @returns `result` is of the workspaces that the check would refuse, with the reasons that it would give, and `ready` has
 *   the names of those that it would plan; or the problems of the settings, as a check returns them. It never rejects for
 *   what the service or the files do.
 */
async function prepareOnly(
  host: CiJob,
  entryPoint: CheckEntryPoint,
  ports: CheckPorts,
): Promise<(SeenOfPlans & { settings: Settings; result: GateResult }) | NotChecked> {
  const prepared = await prepareInTime(host, entryPoint, ports);
  if ('problems' in prepared) return prepared;
  const { request, plans } = prepared;
  try {
    const judgePorts = { ...prepared.ports, log: entryPoint.log, onEvent: () => undefined };
    const seen: SeenOfPlans = { ready: [], alone: new Set(), startsTogether: false };
    const result = await runGate(request, plans, judgePorts, (plansFrom) =>
      withoutPlans(plansFrom, seen),
    );
    return { ...seen, settings: request.settings, result: request.conceals.concealAll(result) };
  } finally {
    await plans.close();
  }
}

/**
 * Plans come from the same, and none of any workspace is offered. Nothing is started, so none waits for the others, and what is wrong
 * with one hides nothing of them.
 *
 * @param seen gets what there is to see
 */
function withoutPlans(
  plansFrom: PlansFrom<FoundWorkspace>,
  seen: SeenOfPlans,
): PlansFrom<FoundWorkspace> {
  seen.startsTogether = plansFrom.startsTogether;
  return {
    ...plansFrom,
    startsTogether: false,
    async find(scope) {
      const workspaces = await plansFrom.find(scope);
      for (const one of workspaces.found) {
        if (isUnjudged(one) && one.isAlone === true) seen.alone.add(one.name);
      }
      return {
        ...workspaces,
        // Who may override is not asked where nothing waits.
        describe: async () => ({}),
        async prepare(found, step) {
          const prepared = await workspaces.prepare(found, step);
          seen.ready.push(found.name);
          return prepared;
        },
        async *offers() {
          // No plan stands for the workspace, so the gate makes no verdict of it.
        },
      };
    },
  };
}

/** @param stopping the workspaces that keep a check from starting anything */
function readyWords(stopping: readonly string[]): Sentence {
  if (stopping.length === 0) return phrase`would be planned`;
  return phrase`would be planned once ${firstParts(stopping.map(workspacePart), 3)} can be`;
}

const NOTHING_KNOWN = finding('not-given', phrase`Nothing was found out about it.`);

/** With `fail-on: never` a check that refuses something does not fail. */
function refusal(found: Finding, exitCode: number): Diagnosis {
  return exitCode === EXIT.green ? note('', found) : problem('', found, exitCode);
}
