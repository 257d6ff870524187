/**
 * Reads the settings from four sources, in this order: inputs or options, environment, `cloud` block,
 * defaults. The result has all settings, or every problem at once. It never takes a
 * value from a file that a pull request may have written.
 */
import { didYouMean } from '../model/did-you-mean.ts';
import type { Parsed, Problem } from '../model/parse.ts';
import { parseChoice, parseDuration, parseFlag, parseList, parseNumber } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import type { EntryPoint, InputSpec, SettingsGroup, TextSpec } from './inputs.ts';
import { existsAt, INPUTS, INPUT_TABLE, type Way } from './inputs.ts';
import type { CloudBlock } from '../configuration/cloud-block.ts';
import type { RunOptions } from '../client/wire/run.ts';
import type { Environment } from '../model/ports.ts';
import { chooseTarget } from '../trust/target.ts';
import type { Own, Trusted } from '../trust/tree.ts';
import type { AddProblem, WorkspaceSelector } from './workspace-selectors.ts';
import { describeSelector, NAME, NAME_RULE, selectWorkspaces } from './workspace-selectors.ts';
import { conflictsOf, otherWayMeant } from './conflicts.ts';
import {
  asksService,
  choosePlans,
  wayOf,
  type GroupsToCombine,
  type PlansOfCheck,
  type ServiceSettings,
} from './plans.ts';
import { REMOVED_INPUTS } from './removed-inputs.ts';
import { toRunOptionProblem, runOptionsOf, splitRunOptions } from './run-options.ts';
import { DEPENDENT_INPUTS, type ParsedInputs, type Values } from './table-types.ts';
import { CODES } from '../model/errors.ts';

/** What is planned and how, wherever the plans come from. Paths are as written: absolute, or relative to the working directory. */
export interface PlanSettings extends Pick<
  Values<'plan'>,
  'directory' | 'affectedOnly' | 'allowPartial'
> {
  /** Empty only where each of several plans names its own. */
  workspaces: WorkspaceSelector[];
  /** Whether it may be several of them: so a tag, a project and a pattern of plans stand for. */
  mayBeSeveral: boolean;
  /** What was asked for, in words: the workspaces, or the plans that name them. */
  asked: string[];
  runOptions: RunOptions;
}

export type PolicySettings = Values<'policy'>;
export type ReportSettings = Values<'report'>;
/** Durations are in ms. */
export type JobSettings = Values<'job'>;

/** All groups, for the check that hands them out: a step gets its own. */
export interface Settings {
  plan: PlanSettings;
  /** Where the plans come from, with the token where a service is asked. */
  plans: PlansOfCheck;
  policy: PolicySettings;
  report: ReportSettings;
  job: JobSettings;
}

/** The duration in ms that the input `timeout` names; that of its default if it names none that can be read. */
export function readTimeout(text = ''): number {
  const parsed = parseDuration(text);
  return 'value' in parsed ? parsed.value : readTimeout(INPUT_TABLE.timeout.default);
}

/** Which gate a report is of, and what it was asked: what tells one report from another. */
export function reportedSettings({ plan, plans, policy, report }: Settings) {
  return {
    key: report.commentKey,
    failOn: policy.failOn,
    selected: [...plan.asked].sort().join(', '),
    group: 'group' in plans ? plans.group : undefined,
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
  /** Set if the runs of these groups are judged, and none is started. */
  groups?: GroupsToCombine | undefined;
  /** Whether it is to be printed what a policy saw. */
  explains?: boolean;
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
  /** The workspace of plans without a service, where nothing names one. */
  unnamed?: string;
  /** Whether the input `plan` names one file that is one plan. If left out, it does. */
  isOnePlan?: (files: readonly string[]) => boolean;
}

const SPECS: ReadonlyMap<string, InputSpec> = new Map(INPUTS.map((spec) => [spec.name, spec]));

/** Which settings neither an input nor the environment answers, so that a `cloud` block may. Files are parsed only if there are any. */
export function unansweredSettings(sources: WrittenSources) {
  return {
    hostname: settingText('hostname', sources) === undefined,
    organization: settingText('organization', sources) === undefined,
    // TF_WORKSPACE is appended to the prefix of a block, so the block is needed even if it is set.
    workspaces:
      sources.groups === undefined &&
      inputText('workspace', sources) === undefined &&
      inputText('workspaces', sources) === undefined,
  };
}

/** Reads all settings, or finds every problem of the inputs. */
export function readSettings(
  sources: SettingSources,
): { settings: Settings } | { problems: Problem[] } {
  const way = wayOf(sources.inputs, sources.groups);
  const otherWay = otherWayMeant(way, sources.explains === true);
  if (otherWay !== undefined) return { problems: [otherWay] };
  const specs = INPUTS.filter((spec) => existsAt(spec, sources.entryPoint));
  const unknown = unknownInputs(sources.inputs, specs);
  if (sources.entryPoint !== 'action') return readKnownInputs(way, sources, unknown);
  const { inputs, problems } = splitRunOptions(sources.inputs);
  const reading = readKnownInputs(way, { ...sources, inputs }, [...unknown, ...problems]);
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
  way: PlansOfCheck['from'],
  sources: SettingSources,
  earlierProblems: readonly Problem[],
): { settings: Settings } | { problems: Problem[] } {
  const problems = [...earlierProblems];
  const addProblem: AddProblem = (where, message, facts) => {
    problems.push({ where, message, ...facts });
  };
  const hint = hintOfNames(sources);
  const target = asksService(way) ? readTarget(sources, problems) : undefined;
  const organization = readOrganization(way, sources, hint, addProblem);
  const workspaces = readWorkspaces(way, sources, hint, addProblem);
  const { plan, plans, policy, report, job } = readIndependentInputs(sources, addProblem);
  const isOnePlan = sources.isOnePlan?.(plans.plan ?? []) ?? true;
  const written = { way, textOf: (name: string) => inputText(name, sources), isOnePlan };
  const values = { ...plan, ...plans };
  problems.push(...conflictsOf({ ...written, values, workspaces: workspaces.length }));
  const chosen = choosePlans(way, plans, {
    service: target,
    organization,
    groups: sources.groups,
    isOnePlan,
  });
  if (problems.length > 0 || chosen === undefined) return { problems };
  // Each of several plans is of a workspace of its own.
  const areOfPlans = way === 'file' && !isOnePlan && unansweredSettings(sources).workspaces;
  const named = areOfPlans ? [] : workspaces;
  const { directory, affectedOnly, allowPartial } = plan;
  return {
    settings: {
      plan: {
        directory,
        workspaces: named,
        mayBeSeveral: named.length !== 1 || named[0]?.kind !== 'name' || !isOnePlan,
        asked: named.length > 0 ? named.map(describeSelector) : [...(plans.plan ?? [])],
        affectedOnly,
        allowPartial,
        runOptions: runOptionsOf(plan),
      },
      plans: chosen,
      policy,
      report,
      job,
    },
  };
}

/** The end of the sentence that says which input names what is missing. */
function hintOfNames({ proposed, names: cloud, backend }: SettingSources): string {
  if (proposed !== undefined) return `. ${proposed.why}`.trimEnd();
  const block = cloud === undefined ? 'the `cloud` block' : `the block at ${cloud.at}`;
  return backend === undefined
    ? `, or name it in ${block}.`
    : `: ${backend} says where the state is, so no \`cloud\` block counts.`;
}

/** The organization. Without a service, policies read its name, and it needs none. */
function readOrganization(
  way: Way,
  sources: SettingSources,
  hint: string,
  addProblem: AddProblem,
): string | undefined {
  const { names: cloud } = sources;
  const organization = settingText('organization', sources) ?? cloud?.organization;
  const unread = cloud?.unread?.organization;
  if (organization !== undefined && !NAME.test(organization)) {
    addProblem('organization', `${quote(organization)} is not a name. ${NAME_RULE}`);
  }
  if (organization !== undefined || !asksService(way)) return organization;
  if (unread !== undefined) addProblem(unread.where, unread.message, unread);
  else {
    addProblem('organization', `is missing. Pass \`organization\`${hint}`, {
      isMissing: true,
      code: CODES.noOrganization,
    });
  }
  return undefined;
}

/** The workspaces that are named. Without a service, one that nobody names is called like its directory. */
function readWorkspaces(
  way: Way,
  sources: SettingSources,
  hint: string,
  addProblem: AddProblem,
): WorkspaceSelector[] {
  const { names: cloud, groups, unnamed } = sources;
  if (groups !== undefined) return workspacesOfGroups(groups);
  return selectWorkspaces(
    {
      workspace: settingText('workspace', sources),
      isFromEnvironment: inputText('workspace', sources) === undefined,
      list: inputText('workspaces', sources),
      unnamed: asksService(way) ? undefined : unnamed,
      cloud,
      hint,
    },
    addProblem,
  );
}

/** Those of all groups: at least one, so that nothing passes where the matrix is empty and its reports cannot be read. */
function workspacesOfGroups({ groups }: GroupsToCombine): WorkspaceSelector[] {
  const selectors = groups.flatMap((group) => group.selectors);
  return selectors.length > 0 ? selectors : [{ kind: 'name', name: 'none' }];
}

/** The host that is asked, and its token; undefined if a problem was added. */
function readTarget(
  sources: SettingSources,
  problems: Problem[],
): Pick<ServiceSettings, 'hostname' | 'origin' | 'token'> | undefined {
  const chosen = chooseTarget({
    hostname: inputText('hostname', sources),
    token: inputText('token', sources),
    environment: sources.environment,
    storedToken: sources.storedToken,
    block: sources.forHost,
    otherBlocks: sources.proposed?.blocks,
    missingToken: (hostname) => missingToken(sources, hostname),
  });
  problems.push(...chosen.problems);
  const { serviceHost, token } = chosen;
  return serviceHost && token !== undefined ? { ...serviceHost, token } : undefined;
}

/** What is read for a command that judges an existing run, which says itself how it was planned. */
export interface RunSettings extends Pick<Settings, 'policy' | 'report' | 'job'> {
  plan: Omit<PlanSettings, 'workspaces' | 'mayBeSeveral' | 'asked'>;
}

/** Reads the inputs that are parsed alone, for a command that judges an existing run. */
export function readRunSettings(
  sources: SettingSources,
): { settings: RunSettings } | { problems: Problem[] } {
  const problems: Problem[] = [];
  const { plan, plans, policy, report, job } = readIndependentInputs(sources, (where, message) => {
    problems.push({ where, message });
  });
  const values = { ...plan, ...plans };
  const textOf = (name: string) => inputText(name, sources);
  problems.push(...conflictsOf({ way: 'run', textOf, values, workspaces: 1, isOnePlan: true }));
  if (problems.length > 0) return { problems };
  const { directory, affectedOnly, allowPartial } = plan;
  const runOptions = runOptionsOf(plan);
  return {
    settings: { plan: { directory, affectedOnly, allowPartial, runOptions }, policy, report, job },
  };
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
function readIndependentInputs(sources: SettingSources, addProblem: AddProblem): ParsedInputs {
  const dependent: readonly string[] = DEPENDENT_INPUTS;
  const groups: Record<SettingsGroup, Record<string, unknown>> = {
    service: {},
    plan: {},
    plans: {},
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
  return groups as ParsedInputs;
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
