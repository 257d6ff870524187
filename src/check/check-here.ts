/** The check of the library, with the network, the files and the clock of this machine. Nothing is published. */
import { resolve } from 'node:path';
import { check } from './check.ts';
import { limitPorts } from './limits.ts';
import { toOptionNames, readOptions } from './read-options.ts';
import { SILENT } from '../machine/connect.ts';
import type { GateEvent, GateResult } from '../gate/gate.ts';
import { alarms } from '../machine/alarms.ts';
import { execute, executeBounded } from '../machine/execute.ts';
import { openCiJob } from '../hosts/ci-job.ts';
import { loadHost } from '../hosts/detect.ts';
import type { CiHost } from '../hosts/host.ts';
import { withProgramsFromOutside } from '../hosts/workspace.ts';
import { openNetwork } from '../machine/network.ts';
import { concealedIn } from '../model/job-secrets.ts';
import { endedBy } from '../model/ended-by.ts';
import { isGreen, type VerdictWord } from '../model/verdict.ts';
import type { Environment, Log } from '../model/ports.ts';
import { toReport } from '../report/json.ts';
import type { Report } from '../model/report-type.ts';
import { sentencesOf, type Problem } from '../model/parse.ts';
import { createSecrets, type Secrets } from '../model/secrets.ts';
import type { CheckInputs } from '../settings/check-inputs.ts';
import { loadSettings } from '../settings/load-settings.ts';
import { readTimeout } from '../settings/settings.ts';
import { systemClock } from '../machine/system-clock.ts';

/** The inputs of the gate, and what this process gives. */
export interface CheckOptions extends CheckInputs {
  /** Tokens, proxies, `TF_CLOUD_ORGANIZATION`: mostly `process.env`. Empty when left out. */
  environment?: Environment | undefined;
  /** What relative directories are relative to; where the program runs when left out. */
  workingDirectory?: string | undefined;
  /**
   * Whether a person chose these files, and not a pull request or another job: their `cloud` block
   * then says which host, organization and workspace are meant. When left out: no.
   */
  isPersonThere?: boolean | undefined;
  /** Paths that a change touches, relative to the repository, for `affectedOnly`. */
  changedFiles?: readonly string[] | undefined;
  /** Cancels what was started at the service. */
  signal?: AbortSignal | undefined;
  /** Where warnings and other remarks go; nowhere when left out. */
  log?: Log | undefined;
  /** Called for each step of each workspace, as it happens. */
  onEvent?: ((event: GateEvent) => void) | undefined;
}

/** The options that are no inputs. The type requires each of them. */
const NO_INPUTS: Record<Exclude<keyof CheckOptions, keyof CheckInputs>, true> = {
  environment: true,
  workingDirectory: true,
  isPersonThere: true,
  changedFiles: true,
  signal: true,
  log: true,
  onEvent: true,
};

/** The outcome of a check. */
export interface Checked {
  /** The worst verdict of any workspace. */
  verdict: VerdictWord;
  /** Whether the gate is open: `fail-on` says which verdicts close it. */
  green: boolean;
  /** Every workspace with its results, each located in the files where that is certain. */
  result: GateResult;
  /** All of it for programs, and as JSON: `plangate/docs/report.schema.json` describes it. */
  report: Report;
}

/** The options cannot be used. It has every problem at once, and nothing was requested yet. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** Each with the name of the option, or of the environment variable, that is wrong. */
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(sentencesOf(problems));
    this.problems = problems;
  }
}

/**
 * Runs the whole check, as the action and `plangate check` do, and publishes nothing.
 *
 * @param options inputs by their names, and what this process gives: environment, files, signal, log
 * @returns the verdict, the results and the report. Failures of the service, the network or the files
 *   do not reject: they are in the result.
 * @throws InputError with every problem of the options, before any request; an Error if the check was
 *   canceled, or its time was over, before there was a verdict
 */
export async function checkHere(options: CheckOptions = {}): Promise<Checked> {
  const { changedFiles, isPersonThere } = options;
  const { signal = new AbortController().signal } = options;
  const { inputs, problems } = readOptions(options, Object.keys(NO_INPUTS));
  const workingDirectory = resolve(options.workingDirectory ?? '.');
  const secrets = createSecrets(concealedIn(options.environment ?? {}));
  const log = concealingLog(options.log ?? SILENT, secrets);
  const environment = withProgramsFromOutside(
    options.environment ?? {},
    workingDirectory,
    (sentence) => log.warning(sentence),
  );
  const { random } = Math;
  const machine = { environment, execute, executeBounded, alarms, workingDirectory, isPersonThere };
  const network = openNetwork(inputs['ca-file'], machine);
  const unlimited = { ...machine, ...network, clock: systemClock(), random, signal };
  const ports = limitPorts(readTimeout(inputs['timeout']), unlimited);
  const host = hostOf(await loadHost(environment), changedFiles);
  const ciJob = await endedBy(ports.endSignal, openCiJob({ ...ports, host }));
  const checked = await check(
    ciJob,
    {
      async settings(jobTree) {
        const sources = { inputs, environment, entryPoint: 'library' } as const;
        const loaded = await loadSettings(sources, workingDirectory, jobTree);
        const found = 'problems' in loaded ? loaded.problems.map(toOptionNames) : [];
        // An option of the wrong type was left out of `inputs`. It is not reported again as missing.
        const reported = new Set(problems.map(({ where }) => where));
        const all = [...problems, ...found.filter(({ where }) => !reported.has(where))];
        return all.length > 0 ? { problems: all } : loaded;
      },
      workingDirectory,
      secrets: [],
      concealed: concealedIn(environment),
      never: [],
      log,
      print: () => undefined,
      follow: () => (event) => options.onEvent?.(secrets.concealAll(event)),
    },
    ports,
  );
  if ('problems' in checked) {
    const shown = secrets.concealAll(checked.problems);
    throw checked.ended === undefined ? new InputError(shown) : new Error(sentencesOf(shown));
  }
  const { settings, result, view } = checked;
  const verdict = result.verdict.word;
  return {
    verdict,
    green: isGreen(verdict, settings.policy.failOn),
    result,
    report: toReport(view),
  };
}

/** The CI host of this process, which here only says where the files come from. What changed is said by the caller. */
function hostOf(host: CiHost, changedFiles: CheckOptions['changedFiles']): CiHost {
  return {
    ...host,
    change: async (_, { jobOrigin }) => ({
      reportedJob: {},
      message: 'plangate',
      proposed: jobOrigin.proposed,
      changedFiles: async () => changedFiles && [...changedFiles],
    }),
  };
}

/** Conceals secrets in each line for the caller's log. That log is also given each new secret, to conceal it elsewhere. */
function concealingLog(log: Log, secrets: Secrets): Log {
  return {
    debug: (line) => log.debug(secrets.conceal(line)),
    info: (line) => log.info(secrets.conceal(line)),
    warning: (line) => log.warning(secrets.conceal(line)),
    error: (line) => log.error(secrets.conceal(line)),
    foreign: (text) => log.foreign(secrets.conceal(text)),
    secret(value) {
      secrets.keep(value);
      log.secret(value);
    },
  };
}
