/** Goes the way of a check up to the first thing that it would start, and says what the gate would refuse, as the gate says it. */
import type { CheckEntryPoint, CheckPorts, NotChecked } from '../../check/check-request.ts';
import { prepareInTime, runGate } from '../../check/check.ts';
import { limitPorts } from '../../check/limits.ts';
import type { FoundWorkspace, GateResult } from '../../gate/result.ts';
import type { PlanSource } from '../../gate/source.ts';
import { openCiJob, type CiJob } from '../../hosts/ci-job.ts';
import { openNetwork } from '../../machine/network.ts';
import { concealedIn, environmentSecrets } from '../../model/job-secrets.ts';
import { remedyOf, type Code } from '../../model/errors.ts';
import { exitCodeOf } from '../../model/verdict.ts';
import type { Settings } from '../../settings/settings.ts';
import { toOptionProblem } from '../check-options.ts';
import { EXIT, type CommandInput, type CommandIo } from '../command.ts';
import { loadCheckSettings } from '../load-options.ts';
import type { CommandLog } from '../log.ts';
import { optionOf } from '../read-input.ts';
import { note, ok, problem, unknown, type Diagnosis } from './finding.ts';

/** How long files may be packed, git be asked and the service be listed. */
const PATIENCE_MS = 120_000;

/**
 * What a check with these options would refuse before it starts anything, and every workspace that it would plan.
 *
 * @param io with `isPersonThere` as the checkout is trusted
 * @returns `ready` has the names of the workspaces of which nothing is said but that they would be planned
 */
export async function examinePrepared(
  input: CommandInput,
  io: CommandIo,
  log: CommandLog,
): Promise<{ findings: Diagnosis[]; ready: readonly string[] }> {
  const network = openNetwork(optionOf(input, 'ca-file'), io);
  const ports = limitPorts(PATIENCE_MS, { ...io, ...network });
  try {
    const host = await openCiJob(ports);
    const entryPoint: CheckEntryPoint = {
      settings: (jobTree, parsed) => loadCheckSettings(input, io, jobTree, { parsed }),
      workingDirectory: io.workingDirectory,
      secrets: environmentSecrets(io.environment, /(?:^|_)TOKEN$/),
      concealed: concealedIn(io.environment),
      never: [],
      // What a check says on its way is said here of each workspace.
      log: { ...log, info: (line) => log.debug(line) },
      print: () => undefined,
    };
    const prepared = await prepareOnly(host, entryPoint, ports);
    if ('problems' in prepared) {
      const exitCode = prepared.ended === undefined ? EXIT.badInput : EXIT.undecided;
      const findings = prepared.problems.map(({ code, ...wrong }) => {
        const { where, message } = toOptionProblem(wrong);
        return refusal(where, message, code, exitCode);
      });
      return { findings, ready: [] };
    }
    const { settings, result, ready } = prepared;
    const exitCode = exitCodeOf(result, settings.policy.failOn);
    const refused = result.workspaces.map(({ workspace, failure, verdict }) => {
      const subject = `workspace ${workspace}`;
      const [reason] = verdict.reasons;
      if (failure !== undefined) {
        return refusal(subject, failure.text, failure.code, exitCode);
      }
      return unknown(subject, withoutFullStop(reason?.text ?? 'nothing was found out about it'));
    });
    return {
      findings: [...ready.map((name) => ok(`workspace ${name}`, READY)), ...refused],
      ready,
    };
  } finally {
    await network.send.close();
  }
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
): Promise<{ settings: Settings; result: GateResult; ready: string[] } | NotChecked> {
  const prepared = await prepareInTime(host, entryPoint, ports);
  if ('problems' in prepared) return prepared;
  const { request, plans } = prepared;
  try {
    const ready: string[] = [];
    const judgePorts = { ...prepared.ports, log: entryPoint.log, onEvent: () => undefined };
    const limit = (source: PlanSource<FoundWorkspace>) => withoutPlans(source, ready);
    const result = await runGate(request, plans, judgePorts, limit);
    return { settings: request.settings, result: request.conceals.concealAll(result), ready };
  } finally {
    await plans.close();
  }
}

/** The same source, which offers no plan of any workspace. @param ready gets the names of those that it prepared */
function withoutPlans(
  source: PlanSource<FoundWorkspace>,
  ready: string[],
): PlanSource<FoundWorkspace> {
  return {
    ...source,
    async find(scope) {
      const workspaces = await source.find(scope);
      return {
        ...workspaces,
        // Who may override is not asked where nothing waits.
        describe: async () => ({}),
        async prepare(found, step) {
          const prepared = await workspaces.prepare(found, step);
          ready.push(found.name);
          return prepared;
        },
        async *offers() {
          // No plan stands for the workspace, so the gate makes no verdict of it.
        },
      };
    },
  };
}

const READY = 'would be planned';

/** What is wrong is the first sentence of a message, and what to do about it the rest. */
function refusal(
  subject: string,
  message: string,
  code: Code | undefined,
  exitCode: number,
): Diagnosis {
  const [seen = message, ...others] = message.split(/(?<=\.) /);
  const page = code === undefined ? [] : [`See ${remedyOf(code)}.`];
  const fix = [...others, ...page].join(' ') || 'Run `plangate check` to see more.';
  const said = withoutFullStop(seen);
  // With `fail-on: never` such a check does not fail.
  const finding =
    exitCode === EXIT.green ? note(subject, said, fix) : problem(subject, said, fix, exitCode);
  return { ...finding, ...(code !== undefined && { code }) };
}

/** As findings are written. */
function withoutFullStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
