/** A check as a program calls it: its options become inputs, and nothing is published. */
import { resolve } from 'node:path';
import { check } from './check.ts';
import { limitTime } from './time-limits.ts';
import { SILENT } from '../machine/connect.ts';
import { alarms, systemClock } from '../machine/system-clock.ts';
import { execute, executeBounded } from '../machine/execute.ts';
import { openCiJob } from '../hosts/ci-job.ts';
import { loadHost } from '../hosts/detect.ts';
import type { CiHost, LoadableHost } from '../hosts/host.ts';
import { withProgramsFromOutside } from '../hosts/job-workspace.ts';
import { createSend } from '../client/http/send.ts';
import { concealedIn } from '../model/job-secrets.ts';
import { endedBy } from '../model/ended-by.ts';
import { isGreen } from '../model/verdict.ts';
import { toReport } from '../report/json.ts';
import { sentencesOf, type Problem } from '../model/parse.ts';
import { createSecrets } from '../model/secrets.ts';
import { readTimeout, settingName } from '../settings/settings.ts';
import type { CheckInputs } from '../settings/check-inputs.ts';
import { loadSettings } from '../settings/load-settings.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import { quote } from '../model/quote.ts';
import { existsAt, INPUTS, type InputSpec } from '../settings/inputs.ts';
import type { SettingsFile } from '../settings/settings-file/read-settings-file.ts';
import { concealingLog } from './concealing-log.ts';
import { InputError, type Checked, type CheckOptions } from './library.ts';

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

/** The inputs, by the names that they have in a program: `failOn`. */
const SPECS: ReadonlyMap<string, InputSpec> = new Map(
  INPUTS.filter((spec) => existsAt(spec, 'library')).map((spec) => [settingName(spec), spec]),
);
/** The names in a program, by those of the inputs: `fail-on`. */
const OPTION_NAMES: ReadonlyMap<string, string> = new Map(
  Array.from(SPECS, ([name, spec]) => [spec.name, name]),
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
      const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
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
