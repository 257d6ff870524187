/** Goes the way of a check up to the first thing that it would start, and says what the gate would refuse, as the gate says it. */
import type { CheckEntryPoint } from '../../check/check-request.ts';
import { limitPorts } from '../../check/limits.ts';
import { prepareOnly } from '../../check/prepare-only.ts';
import { openCiJob } from '../../hosts/ci-job.ts';
import { openNetwork } from '../../machine/network.ts';
import { concealedIn, environmentSecrets } from '../../model/job-secrets.ts';
import { remedyOf, type Code } from '../../model/message.ts';
import { exitCodeOf } from '../../model/verdict.ts';
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
      settings: (jobTree, parsed) => loadCheckSettings(input, io, jobTree, parsed),
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
        return refusal(subject, failure.message, failure.code, exitCode);
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
