/**
 * Reads the settings from what the step or the options, `plangate.yml`, the environment and the `cloud` block say; the default
 * comes last. The result has all settings, or every problem at once. It never takes a value from a file that a pull request may
 * have written.
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
import { chooseService } from '../trust/service-host.ts';
import type { Own, Trusted } from '../trust/tree.ts';
import type { AddProblem, WorkspaceSelector } from './workspace-selectors.ts';
import { NAME, NAME_RULE } from './parse-inputs.ts';
import { describeSelector, selectWorkspaces } from './workspace-selectors.ts';
import { conflictsOf, EXPLAINS_WITHOUT_SERVICE } from './conflicts.ts';
import {
  asksService,
  choosePlans,
  wayOf,
  type GroupsToCombine,
  type PlansOfCheck,
  type ServiceSettings,
} from './plans.ts';
import { runOptionsOf } from './run-options.ts';
import { DEFAULT_GATE } from '../model/default-gate.ts';
import { KEYS } from './settings-file/keys.ts';
import type { ScannerEntry } from './settings-file/read-settings-file.ts';
import {
  readSaid,
  textOfSaid,
  type Said,
  type SaidSettings,
  type SettingsFiles,
} from './said-settings.ts';
import type { SaidValue } from './settings-file/order-of-places.ts';
import { DEPENDENT_INPUTS, type ParsedInputs, type Values } from './table-types.ts';
import { CODES } from '../model/errors.ts';

/** What is planned and how, wherever the plans come from. Paths are as written: absolute, or relative to the working directory. */
export interface PlanSettings extends Pick<
  Values<'plan'>,
  'directory' | 'affectedOnly' | 'allowPartial' | 'allowUnproven'
> {
  /** Empty only where each of several plans names its own. */
  workspaces: WorkspaceSelector[];
  /** Whether it may be several of them: so a tag, a project and a pattern of plans stand for. */
  mayBeSeveral: boolean;
  /** What was asked for, in words: the workspaces, or the plans that name them. */
  asked: string[];
  runOptions: RunOptions;
}

/** `scanners`: the files of scanners, and how their findings count; none where no file names any. */
export type PolicySettings = Values<'policy'> & { scanners?: readonly ScannerEntry[] | undefined };
export type ReportSettings = Values<'report'>;
/** Durations are in ms. */
export type JobSettings = Values<'job'>;

/** A setting that is not left to its default, and the place that says it, as people find it. */
interface SaidSetting {
  setting: string;
  at: string;
}

/** All groups, for the check that hands them out: a step gets its own. */
export interface Settings {
  /** The name of the gate, as `gateNameOf` makes it: tells it from another gate on the same pull request. */
  gate: string;
  plan: PlanSettings;
  /** Where the plans come from, with the token where a service is asked. */
  plans: PlansOfCheck;
  policy: PolicySettings;
  report: ReportSettings;
  /** `report`: how an apply reports, whose check writes no comment; left out where nothing is applied. */
  apply: Values<'apply'> & { report?: ReportSettings | undefined };
  job: JobSettings;
  said: readonly SaidSetting[];
  /** What is asked for, as one text that stays the same where a request adds a workspace to those that an entry finds. */
  selected: string;
}

/** The duration in ms that the input `timeout` names; that of its default if it names none that can be read. */
export function readTimeout(text = ''): number {
  const parsed = parseDuration(text);
  return 'value' in parsed ? parsed.value : readTimeout(INPUT_TABLE.timeout.default);
}

/** Which gate a report is of, and what it was asked: what tells one report from another. */
export function reportedSettings({ gate, plans, policy, report, said, selected }: Settings) {
  return {
    name: gate,
    failOn: policy.failOn,
    selected,
    group: 'group' in plans ? plans.group : undefined,
    settings: said,
    valuesInComment:
      report.showValues === 'true' || report.showValues === 'public' ? true : undefined,
  };
}

/** What is written about the settings, in all places but the `cloud` blocks. */
export interface WrittenSettings {
  /** Texts of inputs by name. An empty text counts as absent; an unknown name is a problem. */
  inputs: Readonly<Record<string, string | undefined>>;
  environment: Environment;
  /** What says how the repository is gated. */
  files?: SettingsFiles | undefined;
  /** The workspaces that the file names which counts for them, and what the blocks of its directories say where nothing else does. */
  selectors?: readonly WorkspaceSelector[] | undefined;
  ofBlocks?: Pick<CloudBlock, 'organization' | 'hostname'> | undefined;
  /** Whether a job reads the settings. */
  inJob?: boolean | undefined;
  /** Whether another job plans, and only it knows where its plan is. */
  isPlannedElsewhere?: boolean | undefined;
  /** The token that `terraform login` stored for a host; it counts last. */
  storedToken?: (hostname: string) => string | undefined;
  entryPoint: EntryPoint;
  /** The inputs of a sub-action; left out for those that exist at the entry point. */
  specs?: readonly TextSpec[] | undefined;
  /** As `gateNameOf` makes it; left out for the only gate of the repository. */
  gate?: string | undefined;
  /** Set if the runs of these groups are judged, and none is started. */
  groups?: GroupsToCombine | undefined;
  /** Whether it is to be printed what a policy saw. */
  explains?: boolean;
  /** A possible cause of a missing token, for the message: "pull requests from forks get no secrets". */
  tokenHint?: string;
}

/** The same with what `cloud` blocks say. */
export interface WrittenWithBlocks extends WrittenSettings {
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
  /** Absolute path of the configuration. Without a service, a workspace that nobody names is called like it. */
  directory?: string;
  /** Whether the input `plan` names one file that is one plan. If left out, it does. */
  isOnePlan?: (files: readonly string[]) => boolean;
}

const SPECS: ReadonlyMap<string, InputSpec> = new Map(INPUTS.map((spec) => [spec.name, spec]));

/** Which settings are left to a `cloud` block. Files are parsed only if there are any. */
export function unansweredSettings(written: WrittenSettings, said = readSaid(written)) {
  return {
    hostname: said.of('hostname') === undefined,
    organization: said.of('organization') === undefined,
    // TF_WORKSPACE is appended to the prefix of a block, so the block is needed even if it is set.
    workspaces:
      written.groups === undefined &&
      said.textOf('workspace') === undefined &&
      said.textOf('workspaces') === undefined &&
      said.entries() === undefined,
  };
}

/** Where the plans come from, by what is said. */
export function wayOfSaid(
  written: WrittenSettings,
  said = readSaid(written),
): PlansOfCheck['from'] {
  return wayOf(
    {
      local: said.textOf('local'),
      plan: said.textOf('plan'),
      // In a file it says which program plans where none is asked for by a service.
      engine: said.textOf('engine'),
      'plans-from': textOfSaid(said.of('plans-from')),
    },
    written.groups,
  );
}

/** What is not left to its default, with its value and the place that says it, without secrets. No report has it. */
export type SaidValues = readonly SaidValue<Said>[];

const NAMES_NONE = 'is missing: `plangate.yml` names none.';

/** The key of the record of what a request shows; undefined where none is kept. */
export function keyOfShown({
  apply: { isApplied },
  plans,
}: Pick<Settings, 'apply' | 'plans'>): string | undefined {
  return isApplied && !asksService(plans.from) ? plans.recordKey || undefined : undefined;
}

/** Reads all settings, or finds every problem of them. */
export function readSettings(
  written: WrittenWithBlocks,
): { settings: Settings; said: SaidValues; left: SaidSettings['left'] } | { problems: Problem[] } {
  const said = readSaid(written);
  const way = wayOfSaid(written, said);
  // Whatever else is missing: another way of planning is meant.
  if (written.explains === true && asksService(way))
    return { problems: [EXPLAINS_WITHOUT_SERVICE] };
  const specs = written.specs ?? INPUTS.filter((spec) => existsAt(spec, written.entryPoint));
  const problems = [...unknownInputs(written.inputs, specs), ...said.problems];
  const addProblem: AddProblem = (where, message, facts) => {
    // The other actions have no input for what is missing.
    const isOfFile = written.specs !== undefined && facts?.isMissing === true;
    problems.push({ where, message: isOfFile ? NAMES_NONE : message, ...facts });
  };
  const names = { way, written, said, hint: hintOfNames(written) };
  const target = asksService(way) ? readTarget(written, problems) : undefined;
  const organization = readOrganization(names, addProblem);
  const workspaces = readWorkspaces(names, addProblem);
  const { plan, plans, policy, report, apply, job } = readOfJob(said, problems);
  const isOnePlan = written.isOnePlan?.(plans.plan ?? []) ?? true;
  const { textOf } = said;
  const values = { ...plan, ...plans, ...apply, comment: report.comment };
  problems.push(
    ...conflictsOf({ way, textOf, isOnePlan, values, workspaces: workspaces.length }).map(
      ({ where, message }) => said.problemWith(where, message),
    ),
  );
  const chosen = choosePlans(way, plans, {
    service: target,
    organization,
    groups: written.groups,
    isOnePlan,
  });
  if (problems.length > 0 || chosen === undefined) return { problems };
  // Each of several plans is of a workspace of its own.
  const areOfPlans = way === 'file' && !isOnePlan && unansweredSettings(written, said).workspaces;
  const named = areOfPlans ? [] : workspaces;
  const { directory, affectedOnly, allowPartial, allowUnproven } = plan;
  const asked = named.length > 0 ? named.map(describeSelector) : [...(plans.plan ?? [])];
  return {
    said: said.all.filter(isShown),
    left: said.left,
    settings: {
      gate: written.gate ?? DEFAULT_GATE,
      plan: {
        directory,
        workspaces: named,
        mayBeSeveral: named.length !== 1 || named[0]?.kind !== 'name' || !isOnePlan,
        asked,
        affectedOnly,
        allowPartial,
        allowUnproven,
        runOptions: runOptionsOf(plan),
      },
      plans: chosen,
      policy: { ...policy, scanners: said.scanners() },
      // A green request shows something as well.
      report:
        keyOfShown({ apply, plans: chosen }) === undefined
          ? report
          : { ...report, comment: 'always' },
      apply,
      job,
      said: shownOf(said),
      selected: [...(said.entries()?.words ?? asked)].sort().join(', '),
    },
  };
}

/** What people see of them: a secret is given to the step in any case. */
function shownOf({ all }: SaidSettings): SaidSetting[] {
  return all.filter(isShown).map(({ setting, at }) => ({ setting, at }));
}

function isShown({ setting, value }: SaidSettings['all'][number]): boolean {
  const spec = SPECS.get(setting);
  const isDefault =
    'text' in value && (value.text === spec?.default || spec?.expression !== undefined);
  return spec?.kind !== 'secret' && !isDefault;
}

/** The end of the sentence that says which input names what is missing. */
function hintOfNames({ proposed, names: cloud, backend }: WrittenWithBlocks): string {
  if (proposed !== undefined) return `. ${proposed.why}`.trimEnd();
  const block = cloud === undefined ? 'the `cloud` block' : `the block at ${cloud.at}`;
  return backend === undefined
    ? `, or name it in ${block}.`
    : `: ${backend} says where the state is, so no \`cloud\` block counts.`;
}

/** From what the organization and the workspaces are read. */
interface AskedNames {
  way: Way;
  written: WrittenWithBlocks;
  said: SaidSettings;
  /** The end of a sentence about what is missing. */
  hint: string;
}

/** The organization. Without a service, policies read its name, and it needs none. */
function readOrganization(
  { way, written, said, hint }: AskedNames,
  addProblem: AddProblem,
): string | undefined {
  const { names: cloud } = written;
  const organization =
    textOfSaid(said.of('organization')) ?? written.ofBlocks?.organization ?? cloud?.organization;
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
  { way, written, said, hint }: AskedNames,
  addProblem: AddProblem,
): WorkspaceSelector[] {
  const { names: cloud, groups, selectors = [], directory } = written;
  if (groups !== undefined) return workspacesOfGroups(groups);
  if (said.entries() !== undefined) return [...selectors];
  return selectWorkspaces(
    {
      workspace: textOfSaid(said.of('workspace')),
      isFromEnvironment: said.textOf('workspace') === undefined,
      list: said.textOf('workspaces'),
      directory: asksService(way) ? undefined : directory,
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
function readTarget(written: WrittenWithBlocks, problems: Problem[]): ServiceSettings | undefined {
  const chosen = chooseService({
    hostname: written.inputs['hostname'],
    token: written.inputs['token'],
    environment: written.environment,
    storedToken: written.storedToken,
    block: written.forHost,
    otherBlocks: written.proposed?.blocks,
    missingToken: (hostname) => missingToken(written, hostname),
  });
  problems.push(...chosen.problems);
  const { serviceHost, token } = chosen;
  return serviceHost && token !== undefined ? { ...serviceHost, token } : undefined;
}

/** What is read for a command that judges an existing run, which says itself how it was planned. */
export interface RunSettings extends Pick<Settings, 'gate' | 'policy' | 'report' | 'job' | 'said'> {
  plan: Omit<PlanSettings, 'workspaces' | 'mayBeSeveral' | 'asked'>;
}

/** Reads the inputs that are parsed alone, for a command that judges an existing run. */
export function readRunSettings(
  written: WrittenWithBlocks,
): { settings: RunSettings } | { problems: Problem[] } {
  const said = readSaid(written);
  const problems: Problem[] = [...said.problems];
  const { plan, plans, policy, report, apply, job } = readIndependentInputs(said, problems);
  const values = { ...plan, ...plans, ...apply, comment: report.comment };
  const { textOf } = said;
  problems.push(...conflictsOf({ way: 'run', textOf, values, workspaces: 1, isOnePlan: true }));
  if (problems.length > 0) return { problems };
  const { directory, affectedOnly, allowPartial, allowUnproven } = plan;
  const runOptions = runOptionsOf(plan);
  return {
    settings: {
      gate: written.gate ?? DEFAULT_GATE,
      plan: { directory, affectedOnly, allowPartial, allowUnproven, runOptions },
      policy,
      report,
      job,
      said: shownOf(said),
    },
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

/** The values of a job: one with `group` says nothing of its own, and plans what the matrix found. */
function readOfJob(said: SaidSettings, problems: Problem[]): ParsedInputs {
  const values = readIndependentInputs(said, problems);
  if (values.plans.group === undefined) return values;
  return {
    ...values,
    plan: { ...values.plan, affectedOnly: false },
    report: { ...values.report, comment: 'off', annotate: 'off' },
  };
}

/** The values of the independent settings; the result is complete if no problem was added. */
function readIndependentInputs(said: SaidSettings, problems: Problem[]): ParsedInputs {
  const dependent: readonly string[] = DEPENDENT_INPUTS;
  const groups: Record<SettingsGroup, Record<string, unknown>> = {
    service: {},
    plan: {},
    plans: {},
    policy: {},
    report: {},
    job: {},
    apply: {},
  };
  for (const spec of SPECS.values()) {
    const all = said.allOf(spec.name).map(({ value }) => value);
    if (all.length === 0 && spec.default !== undefined) all.push({ text: spec.default });
    if (dependent.includes(spec.name)) continue;
    const parse: Parse = spec.parse ?? PARSERS[spec.kind];
    for (const value of all) {
      const parsed = 'text' in value ? parse(value.text, spec) : value;
      if ('problem' in parsed) problems.push(said.problemWith(spec.name, parsed.problem));
      else {
        const group = groups[spec.group];
        const name = settingName(spec);
        group[name] = name in group ? bothOf(group[name], parsed.value) : parsed.value;
      }
    }
  }
  return groups as ParsedInputs;
}

/** What a pinned file and a repository say of one setting, together: what either of them asks for. */
function bothOf(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...new Set<unknown>([...one, ...other])];
  if (typeof one === 'number' && typeof other === 'number') return Math.min(one, other);
  if (typeof one === 'string' && typeof other === 'string') return `${one}\n${other}`;
  return one === true || other === true;
}

/** The name of an input in a program. */
export function settingName({ name, setting }: Pick<InputSpec, 'name' | 'setting'>): string {
  return setting ?? name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** A problem for each name that is none of an input, with the place where it belongs or a name that may be meant. */
export function unknownInputs(
  inputs: WrittenSettings['inputs'],
  specs: readonly TextSpec[],
): Problem[] {
  const names = new Set(specs.map(({ name }) => name));
  return Object.keys(inputs)
    .filter((name) => !names.has(name))
    .map((name) => {
      const message = `is not an input. ${placeInstead(name, names)}`;
      return { where: name, message, code: CODES.unknownInput };
    });
}

/** What to do about a name that is no input: the key of a file may be meant, where a file counts. */
function placeInstead(name: string, inputs: ReadonlySet<string>): string {
  const keys = inputs.has('settings') ? KEYS.map((key) => key.name) : [];
  if (keys.includes(name)) return 'It is a key of `plangate.yml`.';
  const near = didYouMean(name, new Set([...inputs, ...keys]));
  if (near === undefined) return 'Take it out.';
  return inputs.has(near)
    ? `Did you mean \`${near}\`?`
    : `Did you mean \`${near}\`? It is a key of \`plangate.yml\`.`;
}

const TOKEN_REMEDY: Record<EntryPoint | 'job', string> = {
  action: 'Pass `token: ${{ secrets.TF_API_TOKEN }}`',
  cli: 'Run `terraform login HOST`, set TF_API_TOKEN or TF_TOKEN_<host>, or pass `--token`',
  job: 'Set TF_API_TOKEN or TF_TOKEN_<host> in this job, or pass `--token`',
  library: 'Pass `token`, or an `environment` with TF_API_TOKEN or TF_TOKEN_<host>',
};

/** The problem of a missing token: its message continues a sentence that begins with `token`. */
function missingToken({ entryPoint, tokenHint, proposed }: WrittenWithBlocks, hostname: string) {
  const isCommandLine = entryPoint === 'cli';
  const place = isCommandLine && proposed !== undefined ? 'job' : entryPoint;
  const remedy = TOKEN_REMEDY[place].replace('HOST', () => hostname);
  const how = tokenHint === undefined ? `. ${remedy}.` : `: ${tokenHint}`;
  const message = `is ${isCommandLine ? 'missing' : 'empty'}${how}`;
  return { message, code: place === 'cli' ? undefined : CODES.noToken };
}
