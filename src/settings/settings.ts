/**
 * Reads the settings from four sources, in this order: inputs or options, environment, `cloud` block,
 * defaults. The result has all settings, or every problem at once. It never takes a
 * value from a file that a pull request may have written.
 */
import { didYouMean } from '../model/did-you-mean.ts';
import type { Parsed, Problem } from '../model/parse.ts';
import { parseChoice, parseDuration, parseFlag, parseList, parseNumber } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import type { EntryPoint, InputSpec, SettingsGroup, TextSpec, Way } from './inputs.ts';
import { existsAt, INPUTS, INPUT_TABLE } from './inputs.ts';
import type { CloudBlock } from '../configuration/cloud-block.ts';
import { describeOptions } from '../policy/run-differences.ts';
import type { RunOptions } from '../client/wire/run.ts';
import type { Environment } from '../model/ports.ts';
import { chooseTarget, type Host } from '../trust/target.ts';
import type { Own, Trusted } from '../trust/tree.ts';
import type { AddProblem, WorkspaceSelector } from './workspace-selectors.ts';
import {
  namedOrganization,
  describeSelected,
  NAME,
  NAME_RULE,
  selectWorkspaces,
} from './workspace-selectors.ts';
import { readApprovers } from './parse-inputs.ts';
import { REMOVED_INPUTS } from './removed-inputs.ts';
import { toRunOptionProblem, conflictsOf, runOptionsOf, splitRunOptions } from './run-options.ts';
import { CODES } from '../model/errors.ts';

/** The inputs that depend on each other or on the `cloud` block. Each other input is parsed alone. */
const DEPENDENT_INPUTS = ['hostname', 'token', 'organization', 'workspace', 'workspaces'] as const;

export type Table = typeof INPUT_TABLE;
type IndependentInput = Exclude<keyof Table, (typeof DEPENDENT_INPUTS)[number]>;

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The name of an input in the settings. */
export type SettingName<Name extends keyof Table> = Table[Name] extends {
  setting: infer Given extends string;
}
  ? Given
  : CamelCase<Name>;

/** The type of the parsed value of an input, by its row in the table. */
export type ValueOf<Row> = Row extends { choices: readonly (infer Choice)[] }
  ? Choice
  : Row extends { kind: 'flag' }
    ? boolean
    : Row extends { kind: 'duration' | 'number' }
      ? number
      : Row extends { kind: 'list' }
        ? string[]
        : string;

type InGroup<Group> = {
  [Name in IndependentInput]: Table[Name]['group'] extends Group ? Name : never;
}[IndependentInput];

/** What the inputs of a group say. Those with a default always have a value. */
type Values<Group extends SettingsGroup> = {
  [
    Name in InGroup<Group> as Table[Name] extends { default: string } ? SettingName<Name> : never
  ]: ValueOf<Table[Name]>;
} & {
  [
    Name in InGroup<Group> as Table[Name] extends { default: string } ? never : SettingName<Name>
  ]?: ValueOf<Table[Name]>;
};

type IndependentSettings = { [Group in SettingsGroup]: Values<Group> };

/** Where to ask, and the token to ask with: only what makes a client gets it. */
export interface ServiceSettings extends Values<'service'> {
  /** As in `app.terraform.io` or `tfe.acme.example:8443`. */
  hostname: string;
  /** `https://app.terraform.io`: where the token goes, and nowhere else. */
  origin: string;
  token: string;
}

/** What is planned, where and how. Paths are as written: absolute, or relative to the working directory. */
export interface PlanSettings extends Values<'plan'> {
  organization: string;
  /** Empty only where each of several plans names its own. */
  workspaces: WorkspaceSelector[];
  runOptions: RunOptions;
}

export type PolicySettings = Values<'policy'>;
export type ReportSettings = Values<'report'>;
/** Durations are in ms. */
export type JobSettings = Values<'job'>;

/** All groups, for the check that hands them out: a step gets its own. */
export interface Settings extends IndependentSettings {
  service: ServiceSettings;
  plan: PlanSettings;
}

/** The duration in ms that the input `timeout` names; that of its default if it names none that can be read. */
export function readTimeout(text = ''): number {
  const parsed = parseDuration(text);
  return 'value' in parsed ? parsed.value : readTimeout(INPUT_TABLE.timeout.default);
}

/** The settings that reports show, or that tell one report from another. */
export function reportedSettings({ service, plan, policy, report }: Settings) {
  const owners = readApprovers(report.overrideBy ?? '');
  const lacksRecordKey = plan.local && policy.approvalKey !== undefined && !service.recordKey;
  return {
    key: report.commentKey,
    failOn: policy.failOn,
    organization: namedOrganization(plan) ?? '',
    hostname: service.hostname,
    isLocal: plan.local,
    onlyPlans: !plan.local && plan.source === 'upload' && plan.mode === 'speculative',
    serviceOrigin: service.origin,
    directory: plan.directory,
    caFile: service.caFile,
    runOptions: [
      ...describeOptions(plan.runOptions),
      ...(plan.varFile ?? []).map((file) => `var-file: ${file}`),
    ],
    group: plan.group,
    selected: describeSelected(plan).sort().join(', '),
    overrideBy: 'value' in owners ? owners.value : undefined,
    hasApprovalKey: policy.approvalKey !== undefined && !lacksRecordKey,
    lacksRecordKey,
  };
}

/** What people and the environment write about the settings. */
export interface WrittenSources {
  /** Texts of inputs by name. An empty text counts as absent; an unknown name is a problem. */
  inputs: Readonly<Record<string, string | undefined>>;
  environment: Environment;
  /** The token that `terraform login` stored for a host; it counts last. */
  storedToken?: (hostname: string) => string | undefined;
  entryPoint: EntryPoint;
  /** A possible cause of a missing token, for the message: "pull requests from forks get no secrets". */
  tokenHint?: string;
}

/** With what `cloud` blocks say. */
export interface SettingSources extends WrittenSources {
  /** Names an organization or a workspace that no input names: the block of trusted files, or of the default branch. */
  names?: Trusted<CloudBlock> | undefined;
  /** In words, the backend that counts in the place of a block. */
  backend?: string | undefined;
  /** Names the host that no input names: the block of files that no pull request wrote. */
  forHost?: Own<CloudBlock> | undefined;
  /**
   * Set if a pull request may have written the files: none of these blocks may name another host, and `why` is the sentence
   * that says why no block names what is missing.
   */
  proposed?: { blocks: readonly (CloudBlock | undefined)[]; why: string } | undefined;
}

const SPECS: ReadonlyMap<string, InputSpec> = new Map(INPUTS.map((spec) => [spec.name, spec]));

/**
 * Which settings neither an input nor the environment answers, so that a `cloud` block may, or names of a local check.
 * Files are parsed only if there are any.
 */
export function unansweredSettings(sources: WrittenSources) {
  return {
    isLocal: wantsLocal(sources.inputs),
    hostname: settingText('hostname', sources) === undefined,
    organization: settingText('organization', sources) === undefined,
    // TF_WORKSPACE is appended to the prefix of a block, so the block is needed even if it is set.
    workspaces:
      inputText('workspace', sources) === undefined &&
      inputText('workspaces', sources) === undefined,
  };
}

/** Reads all settings, or finds every problem of the inputs. */
export function readSettings(
  sources: SettingSources,
): { settings: Settings } | { problems: Problem[] } {
  const specs = INPUTS.filter((spec) => existsAt(spec, sources.entryPoint));
  const unknown = unknownInputs(sources.inputs, specs);
  if (sources.entryPoint !== 'action') return readKnownInputs(sources, unknown);
  const { inputs, problems } = splitRunOptions(sources.inputs);
  const reading = readKnownInputs({ ...sources, inputs }, [...unknown, ...problems]);
  if (!('problems' in reading)) return reading;
  return {
    problems: reading.problems.map((problem) =>
      // The action has no input `target`, so one that is written there is unknown, and no line of `run-options`.
      unknown.includes(problem) ? problem : toRunOptionProblem(problem),
    ),
  };
}

/** @param earlierProblems those that were found already, which come first in the result */
function readKnownInputs(
  sources: SettingSources,
  earlierProblems: readonly Problem[],
): { settings: Settings } | { problems: Problem[] } {
  const problems = [...earlierProblems];
  const addProblem: AddProblem = (where, message, facts) => {
    problems.push({ where, message, ...facts });
  };
  const { proposed, names: cloud } = sources;
  const { serviceHost, token, problems: targetProblems } = readTarget(sources);
  problems.push(...targetProblems);
  const block = cloud === undefined ? 'the `cloud` block' : `the block at ${cloud.at}`;
  const byBlock =
    sources.backend === undefined
      ? `, or name it in ${block}.`
      : `: ${sources.backend} says where the state is, so no \`cloud\` block counts.`;
  const hint = proposed === undefined ? byBlock : `. ${proposed.why}`.trimEnd();
  const organization = settingText('organization', sources) ?? cloud?.organization;
  const unread = cloud?.unread?.organization;
  if (organization === undefined && unread !== undefined) problems.push(unread);
  else if (organization === undefined) {
    addProblem('organization', `is missing. Pass \`organization\`${hint}`, {
      isMissing: true,
      code: CODES.noOrganization,
    });
  } else if (!NAME.test(organization)) {
    addProblem('organization', `${quote(organization)} is not a name. ${NAME_RULE}`);
  }
  const workspaceTexts = {
    workspace: settingText('workspace', sources),
    isFromEnvironment: inputText('workspace', sources) === undefined,
    list: inputText('workspaces', sources),
    cloud,
    hint,
  };
  const workspaces = selectWorkspaces(workspaceTexts, addProblem);
  const { service, plan, policy, report, job } = readIndependentInputs(sources, addProblem);
  plan.local = wantsLocal(sources.inputs);
  problems.push(...conflictsOf(plan));
  const runOptions = runOptionsOf(plan);
  const localWay = plan.plan === undefined ? 'program' : 'file';
  addUnusedInputs(sources, plan.local ? localWay : 'service', addProblem);
  if (problems.length > 0 || !serviceHost || token === undefined || organization === undefined) {
    return { problems };
  }
  return {
    settings: {
      service: { ...service, ...serviceHost, token },
      plan: { ...plan, organization, workspaces, runOptions },
      policy,
      report,
      job,
    },
  };
}

/** Stands for the host and the token where no service is asked. */
const LOCAL_TARGET: { serviceHost: Host; token: string; problems: Problem[] } = {
  serviceHost: { hostname: 'localhost', origin: 'http://localhost' },
  token: 'local',
  problems: [],
};

/** The host and its token; without a service, what stands for them. */
function readTarget(sources: SettingSources): ReturnType<typeof chooseTarget> {
  if (wantsLocal(sources.inputs)) return LOCAL_TARGET;
  return chooseTarget({
    hostname: inputText('hostname', sources),
    token: inputText('token', sources),
    environment: sources.environment,
    storedToken: sources.storedToken,
    block: sources.forHost,
    otherBlocks: sources.proposed?.blocks,
    missingToken: (hostname) => missingToken(sources, hostname),
  });
}

/** Inputs that ask for a check without a service by themselves. */
export const IMPLY_LOCAL = ['plan', 'engine'] as const;

/**
 * Whether the inputs ask for a check without a service, by `local` or by what plans there. A text of `local` that is
 * neither true nor false does not.
 */
export function wantsLocal(inputs: WrittenSources['inputs']): boolean {
  const parsed = parseFlag(inputs['local']?.trim() || 'false');
  const isImplied = IMPLY_LOCAL.some((name) => (inputs[name] ?? '').trim() !== '');
  return isImplied || ('value' in parsed && parsed.value);
}

/** Reads the inputs that are parsed alone, for a command that judges an existing run. */
export function readIndependentSettings(
  sources: SettingSources,
): (IndependentSettings & { runOptions: RunOptions }) | { problems: Problem[] } {
  const problems: Problem[] = [];
  const groups = readIndependentInputs(sources, (where, message) => {
    problems.push({ where, message });
  });
  problems.push(...conflictsOf(groups.plan));
  return problems.length > 0 ? { problems } : { ...groups, runOptions: runOptionsOf(groups.plan) };
}

const WAY_WORDS: Record<Way, string> = {
  service: 'a run of a service',
  program: 'a program that plans here (`local`)',
  file: 'a plan that is made already (`plan`)',
};

/** Each input that this way of planning does not use is a problem, so that none is ignored. */
function addUnusedInputs(sources: WrittenSources, way: Way, addProblem: AddProblem): void {
  for (const { name, ways, default: defaultText } of SPECS.values()) {
    if (ways === undefined || ways.includes(way)) continue;
    const text = inputText(name, sources);
    if (text === undefined || text === defaultText) continue;
    const used = ways.map((usedWay) => WAY_WORDS[usedWay]).join(' or ');
    addProblem(name, `is for ${used}, and this check has ${WAY_WORDS[way]}. Change one of them.`);
  }
}

type Parse = (text: string, spec: TextSpec) => Parsed<unknown>;

const asWritten: Parse = (value) => ({ value });

const PARSERS: Record<TextSpec['kind'], Parse> = {
  flag: parseFlag,
  number: parseNumber,
  duration: parseDuration,
  list: parseList,
  choice: (text, { choices = [] }) => parseChoice(text, choices),
  string: asWritten,
  secret: asWritten,
  path: asWritten,
};

/** The values of the independent inputs; the result is complete if no problem was added. */
function readIndependentInputs(
  sources: SettingSources,
  addProblem: AddProblem,
): IndependentSettings {
  const dependent: readonly string[] = DEPENDENT_INPUTS;
  const groups: Record<SettingsGroup, Record<string, unknown>> = {
    service: {},
    plan: {},
    policy: {},
    report: {},
    job: {},
  };
  for (const spec of SPECS.values()) {
    const text = settingText(spec.name, sources) ?? spec.default;
    if (dependent.includes(spec.name) || text === undefined) continue;
    const parse: Parse = spec.parse ?? PARSERS[spec.kind];
    const parsed = parse(text, spec);
    if ('problem' in parsed) addProblem(spec.name, parsed.problem);
    else groups[spec.group][settingName(spec)] = parsed.value;
  }
  return groups as IndependentSettings;
}

/** The name of an input in a program. */
export function settingName({ name, setting }: Pick<InputSpec, 'name' | 'setting'>): string {
  return setting ?? name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The text of the input, else of its environment variable; neither of the `cloud` block nor of a default. */
function settingText(name: string, sources: WrittenSources): string | undefined {
  const ofInput = inputText(name, sources);
  if (ofInput !== undefined) return ofInput;
  // The input `workspaces` counts more than TF_WORKSPACE.
  if (name === 'workspace' && inputText('workspaces', sources) !== undefined) return undefined;
  const variables = SPECS.get(name)?.environment ?? [];
  return variables.map((variable) => sources.environment[variable]?.trim()).find(Boolean);
}

function inputText(name: string, sources: WrittenSources): string | undefined {
  return sources.inputs[name]?.trim() || undefined;
}

/** A problem for each name that is none of an input: what to do in place of one that was taken out, or a name that may be meant. */
export function unknownInputs(
  inputs: WrittenSources['inputs'],
  specs: readonly TextSpec[],
): Problem[] {
  const names = new Set(specs.map(({ name }) => name));
  return Object.keys(inputs)
    .filter((name) => !names.has(name))
    .map((name) => {
      const near = didYouMean(name, names);
      const guess = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
      const remedy = REMOVED_INPUTS.get(name) ?? guess;
      return { where: name, message: `is not an input. ${remedy}`, code: CODES.unknownInput };
    });
}

const TOKEN_REMEDY: Record<EntryPoint | 'job', string> = {
  action: 'Pass `token: ${{ secrets.TF_API_TOKEN }}`',
  cli: 'Run `terraform login HOST`, set TF_API_TOKEN or TF_TOKEN_<host>, or pass `--token`',
  job: 'Set TF_API_TOKEN or TF_TOKEN_<host> in this job, or pass `--token`',
  library: 'Pass `token`, or an `environment` with TF_API_TOKEN or TF_TOKEN_<host>',
};

/** The problem of a missing token: its message continues a sentence that begins with `token`. */
function missingToken({ entryPoint, tokenHint, proposed }: SettingSources, hostname: string) {
  const isCommandLine = entryPoint === 'cli';
  const place = isCommandLine && proposed !== undefined ? 'job' : entryPoint;
  const remedy = TOKEN_REMEDY[place].replace('HOST', () => hostname);
  const how = tokenHint === undefined ? `. ${remedy}.` : `: ${tokenHint}`;
  const message = `is ${isCommandLine ? 'missing' : 'empty'}${how}`;
  return { message, code: place === 'cli' ? undefined : CODES.noToken };
}
