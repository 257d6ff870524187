/** Finds out why the gate does not work here, and says a remedy for each cause. */
import { resolve } from 'node:path';
import { repositoryOf } from '../../archive/resolve-directory.ts';
import { asksService, wayOf, type ServiceSettings } from '../../settings/plans.ts';
import type { Client } from '../../client/client.ts';
import type { LoadedSettings } from '../../settings/load-settings.ts';
import type { SaidValues, Settings } from '../../settings/settings.ts';
import type { JobTree } from '../../trust/tree.ts';
import type { Problem } from '../../model/parse.ts';
import { printableJson } from '../../report/json.ts';
import { countWords } from '../../report/text.ts';
import { CHECK_OPTIONS, givenInputs, INPUTS_PAGE } from '../../check/check-options.ts';
import {
  type CommandInput,
  type CommandIo,
  type CommandLog,
  type CommandSpec,
  DIRECTORY,
  EXIT,
  option,
  TRUST_OPTION,
} from '../../check/command.ts';
import { examinePrepared } from './examine-prepared.ts';
import {
  examineOrganization,
  examineService,
  examineWorkspaces,
  remedyForUnseen,
} from './examine-service.ts';
import type { ExaminedGate } from './examine-workflows.ts';
import {
  choosesWorkspaces,
  CHOSEN_BY_EITHER,
  CHOSEN_BY_PERSON,
  FROM_WORKFLOW,
  gatesToExamine,
  withGateInputs,
  WORKSPACE_INPUTS,
} from './gates-to-examine.ts';
import {
  hasProblem,
  mergeAlike,
  note,
  ofProblem,
  ok,
  problem,
  toShown,
  unknown,
  type Diagnosis,
} from './diagnosis.ts';
import { findConfigurations, findOwnPolicies } from '../../settings/repository-contents.ts';
import { safeLine } from '../../report/neutralise-log.ts';
import { flagOf } from '../../check/command-input.ts';
import { isJob } from '../../hosts/job-workspace.ts';
import { isTerminalMissing, NO_TERMINAL } from '../../hosts/trust-checkout.ts';
import { CODES } from '../../model/errors.ts';
import { finding } from '../../model/finding.ts';
import { filePart, phrase, setting, typed } from '../../model/sentence.ts';
import { wrapLines } from '../../report/wrap-lines.ts';

export const doctor: CommandSpec = {
  name: 'doctor',
  summary: 'diagnose setup problems',
  description:
    'Examines the setup of the gate and prints a fix for each problem. It covers token, host, organization, workspaces and their permissions, and the workflows, or what plans and judges without a service. It goes the way of `plangate check` up to the first thing that this would start, with the inputs of each gate in a workflow, and refuses what the gate would refuse. What would be uploaded is said by `plangate pack`. It changes nothing. Pass the options of `plangate check`.',
  arguments: [DIRECTORY],
  more: INPUTS_PAGE,
  options: [
    ...CHECK_OPTIONS.filter(({ name }) =>
      [...CHOSEN_BY_PERSON, ...CHOSEN_BY_EITHER].includes(name),
    ),
    TRUST_OPTION,
    option('--json', 'print the findings as JSON'),
    option('--verbose', 'log the requests to the service'),
  ],
  often: ['workspace', 'workspaces', 'organization', 'hostname', 'directory', 'json'],
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const { createLog } = await io.partsForTools();
  const log = createLog(io, { verbose: flagOf(input, 'verbose') });
  const json = flagOf(input, 'json');
  const findings: Diagnosis[] = [];
  const report: Examination['report'] = async (more) => {
    findings.push(...more);
    if (!json) await io.out(log.secrets.conceal(renderFindings(more, io)));
  };
  await report([ok('plangate', setting(io.version))]);
  await examine(input, io, log, report);
  await log.flush();
  await io.out(
    json
      ? printableJson(log.secrets.concealAll({ findings: findings.map(toShown) }))
      : summaryLine(findings),
  );
  const firstProblem = findings.find(({ state }) => state === 'problem');
  return firstProblem?.exitCode ?? EXIT.green;
}

interface Examination {
  io: CommandIo;
  log: CommandLog;
  /** Keeps findings for the end, and prints them at once unless JSON is asked for. */
  report: (findings: readonly Diagnosis[]) => Promise<void>;
  /** Absolute path of the repository. */
  root: string;
  jobTree: JobTree;
  /** Also true if `--trust-checkout` says so from a hook, an editor or a pipe. */
  isPersonThere: boolean;
  /** The options of the command. */
  call: CommandInput;
  /** Whether settings count as in a job; undefined for as they count here. */
  inJob: boolean | undefined;
}

/** Examines the workflows of the repository, then each gate in them, then what judges on this machine. */
async function examine(
  input: CommandInput,
  io: CommandIo,
  log: CommandLog,
  report: Examination['report'],
) {
  const { workingDirectory } = io;
  const { describeJob } = await io.partsForTools();
  const { jobTree, isPersonThere } = await describeJob(input, io);
  const root = repositoryOf(workingDirectory) ?? resolve(workingDirectory);
  // No other command loads the readers of workflows.
  const { examineWorkflows } = await import('./examine-workflows.ts');
  const workflows = await examineWorkflows(root, io.version);
  // A problem of a workflow can be the cause of others, and is printed before them.
  const workflowsComeFirst = workflows.findings.some(({ state }) => state === 'problem');
  if (workflowsComeFirst) await report(workflows.findings);
  // In a job, workflows of a checkout that is judged choose nothing.
  const isJudged = jobTree.proposed && isJob(io.environment);
  const gates = isJudged ? [undefined] : gatesToExamine(workflows.gates, input, io);
  for (const gate of gates) {
    if (gate !== undefined && gates.length > 1) await report([ok('gate', filePart(gate.place))]);
    const gateInput = gate === undefined ? input : withGateInputs(input, gate, io, root);
    // A job has its file before its environment. What a person chose by the environment stays chosen.
    const inJob = gate === undefined || choosesWorkspaces(input, io) ? undefined : true;
    const examination = { io, log, report, root, jobTree, isPersonThere, call: input, inJob };
    await examineGate(gateInput, gate, examination);
  }
  const allInputs = [givenInputs(input), ...workflows.gates.map(({ inputs }) => inputs)];
  const { examineOpa } = await import('./examine-local.ts');
  // A gate in a workflow has the programs of its job.
  const isNeeded = gates.includes(undefined) && givenInputs(input)['policies'] !== undefined;
  const judgesAlone = allInputs.some((inputs) => !asksService(wayOf(inputs)));
  const judgesBeside = isNeeded && !judgesAlone;
  await report(await examineOpa(root, { judgesAlone, judgesBeside }, io));
  if (!workflowsComeFirst) await report(workflows.findings);
  const { examineRequired } = await import('./examine-required.ts');
  await report(await examineRequired(workflows.checks, root, io));
}

/**
 * Examines one gate: its settings, and its service and workspaces or what it needs without a service.
 *
 * @param input the options of the call, with the inputs of the gate where an option is not given
 * @param gate in a workflow; undefined if the options alone are examined
 */
async function examineGate(
  input: CommandInput,
  gate: ExaminedGate | undefined,
  examination: Examination,
): Promise<void> {
  const { io, log, report, root, jobTree, isPersonThere } = examination;
  const isPlannedElsewhere = gate?.setByExpression.includes('plan');
  const order = { ...(examination.inJob && { inJob: true }), isPlannedElsewhere };
  const { loadCheckSettings } = await io.partsForTools();
  const loaded = await loadCheckSettings(input, { ...io, isPersonThere }, jobTree, order);
  if ('problems' in loaded) {
    if (gate === undefined && (await meansLocalCheck(loaded.problems, examination))) {
      const localInput = { ...input, options: { ...input.options, local: true } };
      return examineGate(localInput, gate, examination);
    }
    await report(settingFindings(loaded.problems, gate, examination));
  }
  const settings = 'settings' in loaded ? loaded.settings : undefined;
  const entriesOf = async (of: Settings, client: Client | undefined) => {
    const { examineEntries } = await import('./examine-settings.ts');
    const place = { root, workingDirectory: io.workingDirectory, client };
    return examineEntries('said' in loaded ? loaded.said : [], of, place);
  };
  let isEnded = false;
  if ('settings' in loaded) await report(await examineLoaded(loaded, gate, examination));
  if (settings !== undefined) {
    const { examineExceptions, examineLocal, examineNamed, examineSources } =
      await import('./examine-local.ts');
    const files = [
      ...(await examineExceptions(settings, jobTree, io)),
      ...(await examineSources(settings, jobTree, io)),
    ];
    await report(files);
    // A check ends there, too, before it asks for any workspace.
    isEnded = hasProblem(files);
    if (settings.plans.from === 'program' || settings.plans.from === 'file') {
      const { plans } = settings;
      const local = await examineLocal({ settings, plans, gate, root, jobTree }, io);
      await report(local);
      // What plans in a job is not on this machine.
      if (gate === undefined && !isEnded && !hasProblem(local)) {
        const prepared = await examinePrepared(input, { ...io, isPersonThere }, log, order);
        await report([...prepared.findings, ...mergeAlike(prepared.refused)]);
      }
      await report(await entriesOf(settings, undefined));
      return;
    }
    await report(await examineNamed({ settings, gate, root, jobTree }, io));
  }
  const target = settings?.plans.service ?? (await findTarget(input, io));
  if (target === undefined) return;
  const { connectTo } = await io.partsForTools();
  const { client, close } = connectTo(target, input, io, { log, timeLimitMs: TIME_LIMIT_MS });
  try {
    const findings = await examineService(client, target.hostname);
    if (!hasProblem(findings)) findings.push(...(await examineTheOrganization(loaded, client)));
    await report(findings);
    const unseen = gate?.setByExpression.filter(
      (name) => FROM_WORKFLOW.includes(name) && input.options[name] === undefined,
    );
    if (settings !== undefined && unseen !== undefined && unseen.length > 0) {
      await report(unseen.map((name) => unseenInput(name, gate?.place ?? '')));
    } else if (settings?.plans.service !== undefined && !isEnded && !hasProblem(findings)) {
      await report(await entriesOf(settings, client));
      const prepared = await examinePrepared(input, { ...io, isPersonThere }, log, order);
      const { organization } = settings.plans;
      for (const { workspace, diagnosis } of prepared.refused) {
        // A selector names none that could be misspelt.
        if (diagnosis.found.code !== CODES.notFound || !/^[\w-]+$/.test(workspace)) continue;
        const remedy = await remedyForUnseen(client, organization, workspace);
        if (remedy !== undefined) diagnosis.found = { ...diagnosis.found, remedy };
      }
      await report([...prepared.findings, ...mergeAlike(prepared.refused)]);
      const mayBePersonal = !jobTree.proposed;
      await report(await examineWorkspaces(client, settings.plans, prepared.ready, mayBePersonal));
    }
  } finally {
    await close();
  }
}

/** The organization that the settings name; nothing is said of one that is there. */
async function examineTheOrganization(
  loaded: LoadedSettings,
  client: Client,
): Promise<Diagnosis[]> {
  if (!('settings' in loaded)) return [];
  const { organization } = loaded.settings.plans;
  const said = loaded.said.find(({ setting: name }) => name === 'organization');
  return organization === undefined ? [] : examineOrganization(client, organization, said?.at);
}

/** What is said by which place, and what the files of this checkout would choose otherwise. */
async function examineLoaded(
  { said, notices, settings }: Extract<LoadedSettings, { settings: Settings }>,
  gate: ExaminedGate | undefined,
  { call }: Examination,
): Promise<Diagnosis[]> {
  const { examineSaid } = await import('./examine-settings.ts');
  const { inputs = {}, setByExpression = [], place: ofGate } = gate ?? {};
  // `doctor` itself says that the plan of another job needs no service.
  const isPlanned = [...Object.keys(inputs), ...setByExpression].includes('plan');
  const values = said.filter(({ setting: name }) => name !== 'local' || !isPlanned);
  // What a gate in a workflow says, its step says, and not the options that stand for it here.
  const placeOf = ({ setting: name, at, place }: SaidValues[number]) =>
    place === 'call' && call.options[name] === undefined ? (ofGate ?? at) : at;
  return [
    ...notices.map((notice) => note('settings', notice)),
    ...examineSaid(values, settings, placeOf),
  ];
}

/** How long the questions to the service may take for one gate. */
const TIME_LIMIT_MS = 20_000;

/**
 * Whether a person who names no service means a check without one: the repository has policies of its own, or configurations and no
 * block that names a service. It is not meant if the settings name a service, and only do not count because there is no terminal.
 */
async function meansLocalCheck(
  problems: readonly Problem[],
  { io, root, isPersonThere, call }: Examination,
): Promise<boolean> {
  const { environment } = io;
  const missing = problems.map(({ where }) => where);
  const namesNoService = ['token', 'organization'].every((name) => missing.includes(name));
  if (!namesNoService || isTerminalMissing(problems, { environment, isPersonThere })) return false;
  const hasPolicies = (await findOwnPolicies(root)) !== undefined;
  if (hasPolicies && missing.includes('workspace')) return true;
  if (choosesWorkspaces(call, io)) return false;
  const { configurations, directories, broken } = await findConfigurations(root);
  return directories.length > 0 && configurations.length === 0 && broken === undefined;
}

/**
 * The problems of a gate's settings, after the missing terminal if that is their cause. Last comes what to do about each
 * input that the gate sets by an expression: its value is unknown.
 */
function settingFindings(
  problems: readonly Problem[],
  gate: ExaminedGate | undefined,
  { io: { environment }, isPersonThere }: Examination,
): Diagnosis[] {
  const { place, setByExpression } = gate ?? { place: '', setByExpression: [] };
  // A missing workspace is reported for one of the two inputs that could name it.
  const isProblemOf = (name: string, { where }: Problem) =>
    name === where || (WORKSPACE_INPUTS.includes(name) && WORKSPACE_INPUTS.includes(where));
  const unseen = setByExpression.filter((name) => problems.some((one) => isProblemOf(name, one)));
  const known = problems.filter((one) => !unseen.some((name) => isProblemOf(name, one)));
  return [
    ...(isTerminalMissing(known, { environment, isPersonThere })
      ? [problem('terminal', NO_TERMINAL)]
      : []),
    ...known.map((one) => ofProblem(one)),
    ...unseen.map((name) => unseenInput(name, place)),
  ];
}

function unseenInput(name: string, place: string): Diagnosis {
  const says = phrase`sets ${typed(name)} by an expression, which has a value at GitHub only`;
  const remedy = phrase`Pass ${typed(`--${name}`)} to examine it from here, too.`;
  return unknown(place, finding('input-unseen', says, { about: { setting: name }, remedy }));
}

/** The service of settings with problems; undefined if it is not known, or if a check without a service is asked for. */
async function findTarget(
  input: CommandInput,
  io: CommandIo,
): Promise<ServiceSettings | undefined> {
  if (!asksService(wayOf(givenInputs(input)))) return undefined;
  const { findService } = await io.partsForTools();
  const found = await findService(input, io);
  return 'target' in found ? found.target : undefined;
}

const SIGNS = { ok: '✓', unknown: '·', note: '!', problem: '✗' } as const;

/** Two lines for each finding: what was seen, and after an arrow what to do. Fitted to the terminal, if there is one. */
function renderFindings(findings: readonly Diagnosis[], { lineWidth, screen }: CommandIo): string {
  const lines = findings
    .map(toShown)
    .flatMap(({ state, subject, seen, fix }) => [
      `${SIGNS[state]} ${subject}: ${seen}`,
      ...(fix === undefined ? [] : [`    → ${fix}`]),
    ]);
  const text = lines.map((line) => `${safeLine(line)}\n`).join('');
  return lineWidth === undefined || screen === undefined ? text : wrapLines(text, lineWidth());
}

function summaryLine(findings: readonly Diagnosis[]): string {
  const problems = findings.filter(({ state }) => state === 'problem');
  if (problems.length > 0) {
    return `\n${countWords(problems.length, 'problem')}. Each → line says how to fix one.\n`;
  }
  const hasNotes = findings.some(({ state }) => state === 'note');
  return `\nNo problems found.${hasNotes ? ' What a line with ! says does not stop a check.' : ''}\n`;
}
