/** Finds out why the gate does not work here, and says a remedy for each cause. */
import { repositoryOf } from '../archive/place.ts';
import { resolve } from 'node:path';
import { wantsLocal, type Settings } from '../settings/settings.ts';
import type { JobTree } from '../trust/tree.ts';
import type { Problem } from '../model/parse.ts';
import { printableJson } from '../report/json.ts';
import { countWords } from '../report/text.ts';
import { CHECK_OPTIONS, givenInputs, INPUTS_PAGE, toOptionProblem } from './check-options.ts';
import type { CommandInput, CommandIo, CommandSpec } from './command.ts';
import { DIRECTORY, EXIT, option, TRUST_OPTION } from './command.ts';
import { connectTo, findNamedWorkspace } from './connection.ts';
import { loadCheckSettings } from './load-options.ts';
import { examineExceptions, examineOpa } from './doctor/examine-here.ts';
import { examineService } from './doctor/examine-service.ts';
import type { ExaminedGate } from './doctor/examine-workflows.ts';
import {
  gatesToExamine,
  splitProblems,
  DOCTOR_OPTIONS,
  withGateInputs,
} from './doctor/gate-options.ts';
import { examineWorkspaces } from './doctor/examine-workspace.ts';
import { ok, problem, type Diagnosis } from './doctor/finding.ts';
import { findOwnPolicies } from './init/find-own-policies.ts';
import { createLog, type CommandLog } from './log.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { flagOf } from './read-input.ts';
import { describeJob } from './describe-job.ts';
import { isTerminalMissing, NO_TERMINAL } from '../hosts/trust-checkout.ts';
import { wrapLines } from './wrap.ts';

export const doctor: CommandSpec = {
  name: 'doctor',
  summary: 'diagnose setup problems',
  description:
    'Examines the setup of the gate and prints a fix for each problem. It covers token, host, organization, workspaces and their permissions, and the workflows, or what plans and judges without a service. What is wrong with the settings of a check is said by its first run, and what would be uploaded by `plangate pack`. It changes nothing. Pass the options of `plangate check`.',
  arguments: [DIRECTORY],
  more: INPUTS_PAGE,
  options: [
    ...CHECK_OPTIONS.filter(({ name }) => DOCTOR_OPTIONS.includes(name)),
    TRUST_OPTION,
    option('--json', 'print the findings as JSON'),
    option('--verbose', 'log the requests to the service'),
  ],
  often: ['workspace', 'workspaces', 'organization', 'hostname', 'directory', 'json'],
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const log = createLog(io, { verbose: flagOf(input, 'verbose') });
  const json = flagOf(input, 'json');
  const findings: Diagnosis[] = [];
  const report: Examination['report'] = async (more) => {
    findings.push(...more);
    if (json) return;
    await io.out(log.secrets.conceal(renderFindings(more, io)));
  };
  await report([ok('plangate', io.version)]);
  await examine(input, io, log, report);
  await log.flush();
  const first = findings.find(({ state }) => state === 'problem');
  if (json) await io.out(printableJson(log.secrets.concealAll({ findings })));
  else await io.out(summaryLine(findings));
  return first?.exitCode ?? EXIT.green;
}

interface Examination {
  io: CommandIo;
  log: CommandLog;
  report: (found: readonly Diagnosis[]) => Promise<void>;
  /** Absolute path of the repository. */
  root: string;
  jobTree: JobTree;
  /** Also if a person says so from a hook, an editor or a pipe. */
  isPersonThere: boolean;
}

async function examine(
  call: CommandInput,
  io: CommandIo,
  log: CommandLog,
  report: Examination['report'],
) {
  const { workingDirectory } = io;
  const { jobTree, isPersonThere } = await describeJob(call, io);
  const root = repositoryOf(workingDirectory) ?? resolve(workingDirectory);
  // No other command loads the readers of workflows.
  const { examineWorkflows } = await import('./doctor/examine-workflows.ts');
  const workflows = await examineWorkflows(root, io.version);
  // A problem of a workflow can be the cause of others, and is printed before them.
  const comesFirst = workflows.findings.some(({ state }) => state === 'problem');
  if (comesFirst) await report(workflows.findings);
  // A checkout that is judged chooses nothing.
  const gates = jobTree.proposed ? [undefined] : gatesToExamine(workflows.gates, call, io);
  for (const gate of gates) {
    if (gate !== undefined && gates.length > 1) await report([ok('gate', gate.place)]);
    const options = gate === undefined ? call : withGateInputs(call, gate, io, root);
    await examineGate(options, gate, { io, log, report, root, jobTree, isPersonThere });
  }
  const allInputs = [givenInputs(call), ...workflows.gates.map(({ inputs }) => inputs)];
  await report(await examineOpa(root, allInputs.some(wantsLocal), io));
  if (!comesFirst) await report(workflows.findings);
}

/**
 * Examines the service and the workspaces of one gate.
 *
 * @param options with the inputs of the gate
 * @param gate in a workflow; undefined for the options alone
 */
async function examineGate(
  options: CommandInput,
  gate: ExaminedGate | undefined,
  examination: Examination,
): Promise<void> {
  const { io, log, report, root: repository, jobTree, isPersonThere } = examination;
  const { environment } = io;
  const loaded = await loadCheckSettings(options, io, jobTree);
  const settings = 'settings' in loaded ? loaded.settings : undefined;
  if ('problems' in loaded) {
    const presence = { environment, isPersonThere };
    const hasOwnPolicies = gate === undefined && (await findOwnPolicies(repository)) !== undefined;
    const missing = loaded.problems.map(({ where }) => where);
    const namesNoService = ['token', 'organization', 'workspace'].every((name) =>
      missing.includes(name),
    );
    // Then a check without a service is meant, unless the settings of a service only lack a terminal to count.
    if (hasOwnPolicies && namesNoService && !isTerminalMissing(loaded.problems, presence)) {
      const local = { ...options, options: { ...options.options, local: true } };
      return examineGate(local, gate, examination);
    }
    const { own, elsewhere } = splitProblems(loaded.problems, gate);
    const { seen, fix } = NO_TERMINAL;
    const cause = isTerminalMissing(own, presence) ? [problem('terminal', seen, fix)] : [];
    await report([...cause, ...own.map(settingDiagnosis), ...elsewhere]);
  }
  if (settings !== undefined) await report(await examineExceptions(settings, jobTree, io));
  if (settings?.plan.local === true) {
    const { examineLocal } = await import('./doctor/examine-local.ts');
    await report(await examineLocal({ settings, gate, root: repository, jobTree }, io));
    return;
  }
  const target = await findTarget(options, settings, io);
  if (target === undefined) return;
  const { client, close } = connectTo(target, options, io, { log, patienceMs: 20_000 });
  try {
    const service = await examineService(client, target.hostname);
    await report(service);
    if (settings && service.every(({ state }) => state !== 'problem')) {
      const isPersonal = !jobTree.proposed;
      await report(await examineWorkspaces(client, settings.plan, isPersonal));
    }
  } finally {
    await close();
  }
}

/** Where the service is; undefined for a gate without one, and if it is not known. */
async function findTarget(options: CommandInput, settings: Settings | undefined, io: CommandIo) {
  if (settings !== undefined) return settings.service;
  if (wantsLocal(givenInputs(options))) return undefined;
  const found = await findNamedWorkspace(options, io, false);
  return 'target' in found ? found.target : undefined;
}

function settingDiagnosis(wrong: Problem): Diagnosis {
  const { where: subject, message } = toOptionProblem(wrong);
  const [seen = message, ...fix] = message.split(/(?<=\.) /);
  const remedy = fix.length > 0 ? fix.join(' ') : 'See `plangate check --help`.';
  return problem(subject, seen, remedy);
}

const SIGNS = { ok: '✓', unknown: '·', note: '!', problem: '✗' } as const;

/** Fitted to the terminal, where there is one. */
function renderFindings(findings: readonly Diagnosis[], { columns, screen }: CommandIo): string {
  const lines = findings.flatMap(({ state, subject, seen, fix }) => [
    `${SIGNS[state]} ${subject}: ${seen}`,
    ...(fix === undefined ? [] : [`    → ${fix}`]),
  ]);
  const text = lines.map((line) => `${safeLine(line)}\n`).join('');
  return columns === undefined || screen === undefined ? text : wrapLines(text, columns());
}

function summaryLine(findings: readonly Diagnosis[]): string {
  const problems = findings.filter(({ state }) => state === 'problem').length;
  if (problems === 0) {
    const noted = findings.some(({ state }) => state === 'note');
    return `\nNo problems found.${noted ? ' What a line with ! says does not stop a check.' : ''}\n`;
  }
  return `\n${countWords(problems, 'problem')}. Each → line says how to fix one.\n`;
}
