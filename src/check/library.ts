/**
 * What the library does with the network, the files and the clock of this machine: `check`, which publishes nothing; `judge`,
 * which judges a plan by Rego policies, with no run, no service, no workspace and no gate; and `packDirectory`.
 */
import { resolve } from 'node:path';
import type { Archive, PackOptions } from '../archive/archive.ts';
import { check } from './check.ts';
import { limitTime } from './time-limits.ts';
import { SILENT } from '../machine/connect.ts';
import type { GateEvent } from '../gate/result.ts';
import { alarms, systemClock } from '../machine/system-clock.ts';
import { execute, executeBounded } from '../machine/execute.ts';
import { openCiJob } from '../hosts/ci-job.ts';
import { loadHost } from '../hosts/detect.ts';
import type { CiHost, LoadableHost } from '../hosts/host.ts';
import { withProgramsFromOutside } from '../hosts/job-workspace.ts';
import { createSend } from '../client/http/send.ts';
import { concealedIn } from '../model/job-secrets.ts';
import { endedBy } from '../model/ended-by.ts';
import { isGreen, type VerdictWord } from '../model/verdict.ts';
import type { Environment, Log } from '../model/ports.ts';
import { toReport } from '../report/json.ts';
import type { Report } from '../model/report-type.ts';
import { sentencesOf, type Problem } from '../model/parse.ts';
import { createSecrets, type Secrets } from '../model/secrets.ts';
import { readTimeout, settingName } from '../settings/settings.ts';
import type { CheckInputs } from '../settings/check-inputs.ts';
import { loadSettings } from '../settings/load-settings.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import type { RunInput } from '../model/run-input.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import { quote } from '../model/quote.ts';
import { existsAt, INPUTS, type InputSpec } from '../settings/inputs.ts';
import type { Severity } from '../model/severity.ts';
import type { SettingsFile } from '../settings/settings-file/read-settings-file.ts';
import { REMOVED_INPUTS } from '../settings/removed-inputs.ts';

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
  /** Files that scanners wrote in this job, as entries of `scanners` in `plangate.yml`. */
  scanners?: readonly ScannerOption[] | undefined;
  /** Cancels what was started at the service. */
  signal?: AbortSignal | undefined;
  /** Where warnings and other remarks go; nowhere when left out. */
  log?: Log | undefined;
  /** Called for each step of each workspace, as it happens. */
  onEvent?: ((event: GateEvent) => void) | undefined;
}

/** The file of one scanner, and how its findings count: docs/scanners.md. */
interface ScannerOption {
  /** Relative to the repository. */
  file: string;
  tool: string;
  /** From which severity on a finding is mandatory; `high` when left out. */
  mandatory?: Severity | undefined;
  base?: string | undefined;
  'configured-by'?: 'default-branch' | undefined;
  approvers?: string | readonly string[] | undefined;
}

/** The options that are no inputs. The type requires each of them. */
const NO_INPUTS: Record<Exclude<keyof CheckOptions, keyof CheckInputs>, true> = {
  environment: true,
  workingDirectory: true,
  isPersonThere: true,
  changedFiles: true,
  scanners: true,
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
  /** Every workspace with its results, for programs, and as JSON: `plangate/docs/report.schema.json` describes it. */
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

/** `check` of the library (index.ts has what it promises). `hosts` can be asked where a job works, besides GitHub. */
export async function checkWith(
  options: CheckOptions,
  hosts: readonly LoadableHost[],
): Promise<Checked> {
  const { changedFiles, isPersonThere } = options;
  const { signal: signalOfProgram = new AbortController().signal } = options;
  // A program may have one signal for many checks: what waits for it waits for one of the check's own.
  const signal = alarms.any(signalOfProgram);
  const { inputs, problems } = readOptions(options, Object.keys(NO_INPUTS));
  const own = await readScanners(options.scanners);
  problems.push(...('problems' in own ? own.problems : []));
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
  const send = createSend(machine);
  const unlimited = { ...machine, send, clock: systemClock(), random, signal };
  const ports = limitTime(readTimeout(inputs['timeout']), unlimited);
  const host = hostOf(await loadHost(environment, hosts), changedFiles);
  const ciJob = await endedBy(ports.endSignal, openCiJob({ ...ports, hosts, host }));
  const checked = await check(
    ciJob,
    {
      async settings(jobTree, gitPorts, parsed) {
        const files = 'file' in own ? { own: own.file } : undefined;
        const sources = { inputs, environment, entryPoint: 'library', files } as const;
        const loaded = await loadSettings(sources, { workingDirectory, jobTree, parsed }, gitPorts);
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
    report: toReport(view),
  };
}

/** The entries as the file has them: what JSON says, YAML says too. */
async function readScanners(
  scanners: CheckOptions['scanners'],
): Promise<{ file: SettingsFile | undefined } | { problems: Problem[] }> {
  if (scanners === undefined) return { file: undefined };
  const { readSettingsFile } = await import('../settings/settings-file/read-settings-file.ts');
  const read = readSettingsFile(JSON.stringify({ scanners }), 'the options');
  if ('file' in read) return read;
  const { problems } = read;
  const inOptions = ({ where, message }: Problem): Problem => {
    const [, key = ''] = /: (`[^`]+`)$/.exec(where) ?? [];
    return { where: `scanners ${key}`.trim(), message };
  };
  return { problems: problems.map(inOptions) };
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

export interface JudgeOptions {
  /** With the PATH on which `opa` is: mostly `process.env`. */
  environment: Environment;
  /** Whether the plan is redacted, as a service shows it. A policy that reads what is missing and passes is `not-evaluated`. */
  redacted?: boolean | undefined;
  /** What policies read as `input.run`. If left out, a policy that may read the run and passes is `not-evaluated`. */
  run?: RunInput | undefined;
  /** What relative directories are relative to; where the program runs when left out. */
  workingDirectory?: string | undefined;
  /** The most time for all policies, in milliseconds: 10 minutes when left out. Each policy has at most one minute. */
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

const TIMEOUT_MS = 10 * 60_000;

/**
 * Judges one plan by all policies of some directories, in one process of `opa` where the policies allow it.
 *
 * @param plan its JSON, as `terraform show -json` writes it or as a service shows it redacted
 * @param policies directories of Rego, each with `policies.hcl` or without
 * @returns one result for each policy, whatever became of it
 * @throws an Error that names everything wrong with the plan or the policies; without an `opa`, how to get one
 */
export async function judge(
  plan: string,
  policies: readonly string[],
  options: JudgeOptions,
): Promise<PolicyResult[]> {
  const { judgeFiles } = await import('../rego/judge-files.ts');
  const { environment, redacted = false, run } = options;
  const { timeoutMs = TIMEOUT_MS, workingDirectory = '.' } = options;
  const timeUp = alarms.in(timeoutMs);
  const signal = options.signal === undefined ? timeUp : alarms.any(timeUp, options.signal);
  const clock = systemClock();
  const deadlineMs = clock.now() + timeoutMs;
  const { readPlanJson } = await import('../plan/read-plan.ts');
  const json = await readPlanJson(plan, !redacted, signal);
  const planToJudge = { json, run, workspace: '' };
  const limits = { environment, signal, deadlineMs };
  return judgeFiles(planToJudge, policies, workingDirectory, { clock, executeBounded, ...limits });
}

/** What to pack, and what this process gives. */
export interface PackHereOptions extends PackOptions {
  /** With the PATH on which `git` is: mostly `process.env`. Empty when left out. */
  environment?: Environment | undefined;
  /** Where warnings go; nowhere when left out. */
  log?: Log | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Packs a directory into a reproducible .tar.gz, as the gate does. Nothing is sent.
 *
 * @returns the archive, and what was excluded and why. Call its `remove` when it is no longer needed
 * @throws PackError with everything that cannot be packed as it is; nothing is left behind
 */
export async function packHere(options: PackHereOptions): Promise<Archive> {
  const { environment: given = {}, log: logOfCaller = SILENT, signal, ...toPack } = options;
  const root = resolve(toPack.root);
  const secrets = createSecrets([...concealedIn(given), ...(toPack.secrets ?? [])]);
  const log = concealingLog(logOfCaller, secrets);
  const environment = withProgramsFromOutside(given, root, (sentence) => log.warning(sentence));
  const { packDirectory } = await import('../archive/pack-directory.ts');
  return packDirectory({ ...toPack, root }, { environment, execute, log, signal });
}

/** The inputs, by the names that they have in a program: `failOn`. */
const SPECS: ReadonlyMap<string, InputSpec> = new Map(
  INPUTS.filter((spec) => existsAt(spec, 'library')).map((spec) => [settingName(spec), spec]),
);
/** The names in a program, by those of the inputs: `fail-on`. */
const OPTION_NAMES: ReadonlyMap<string, string> = new Map(
  Array.from(SPECS, ([name, spec]) => [spec.name, name]),
);

/** What to do in place of an option that was taken out. */
const REMOVED_OPTIONS: ReadonlyMap<string, string> = new Map(
  Array.from(REMOVED_INPUTS, ([name, instead]) => [settingName({ name }), instead]),
);

/**
 * Reads the options of a program as texts of inputs.
 *
 * @param options what a program passed; not only TypeScript calls the library
 * @param others names of options that are no inputs
 * @returns input → text, and what is wrong with options that have no text
 */
function readOptions(
  options: CheckInputs,
  others: readonly string[],
): { inputs: Record<string, string>; problems: Problem[] } {
  const inputs: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries<unknown>({ ...options })) {
    if (others.includes(name) || value === undefined) continue;
    const spec = SPECS.get(name);
    if (spec === undefined) {
      const near = OPTION_NAMES.get(name) ?? didYouMean(name, [...SPECS.keys(), ...others]);
      const guess = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
      const remedy = REMOVED_OPTIONS.get(name) ?? guess;
      const { message } = toOptionNames({ where: name, message: `is not an option. ${remedy}` });
      problems.push({ where: name, message });
      continue;
    }
    const option = textOf(value, spec);
    if ('problem' in option) problems.push({ where: name, message: option.problem });
    else inputs[spec.name] = option.text;
  }
  return { inputs, problems };
}

/** A problem with an input as one with its option: `fail-on` is `failOn` in a program. */
function toOptionNames({ where, message }: Problem): Problem {
  const messageOfOption = message.replaceAll(
    /`([a-z-]+)`/g,
    (_, word: string) => `\`${OPTION_NAMES.get(word) ?? word}\``,
  );
  return { where: OPTION_NAMES.get(where) ?? where, message: messageOfOption };
}

type OptionText = { text: string } | { problem: string };

/** What a value of an option has to be, and what is said of another one. The options of other kinds are texts. */
const TYPES: Partial<Record<InputSpec['kind'], readonly [type: string, problem: string]>> = {
  number: ['number', 'is not a number.'],
  flag: ['boolean', 'is neither true nor false.'],
};

function textOf(value: unknown, spec: InputSpec): OptionText {
  if (spec.kind === 'list') return listText(value, spec);
  if (spec.kind === 'duration') {
    return typeof value === 'number' && value > 0 && Number.isFinite(value)
      ? { text: `${Math.ceil(value / 1000)}s` }
      : { problem: `${shown(value)} is not a number of milliseconds. Pass one as in 60_000.` };
  }
  const [type, problem] = TYPES[spec.kind] ?? ['string', 'is not a text.'];
  return typeof value === type
    ? { text: String(value) }
    : { problem: `${shown(value, spec)} ${problem}` };
}

/** Writes one item per line. Refuses an item that would be read back as something else. */
function listText(value: unknown, { parse }: InputSpec): OptionText {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!Array.isArray(value) || !items.every((item) => typeof item === 'string')) {
    return { problem: `${shown(value)} is not a list of texts. Pass an array.` };
  }
  const isUnwritable = (item: string) => /^\s*(?:#|$)|[\r\n]/.test(item);
  const unwritable = items.find(isUnwritable);
  if (unwritable !== undefined) {
    return {
      problem: `has the item ${quote(unwritable)}: it is empty, a comment or several lines.`,
    };
  }
  const isPlain = parse === undefined;
  return { text: items.map((item) => (isPlain ? `- ${item}` : item)).join('\n') };
}

/** The value of a secret is never shown. */
function shown(value: unknown, spec?: InputSpec): string {
  if (value === null) return 'null';
  const isShort =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isShort && spec?.kind !== 'secret'
    ? quote(String(value))
    : `a value of type ${Array.isArray(value) ? 'array' : typeof value}`;
}
