/** Finds out why the gate does not work here, and says a remedy for each cause. */
import type { Client } from '../client/client.ts';
import { repositoryOf } from '../archive/place.ts';
import { join, relative, resolve } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import type { Problem } from '../model/parse.ts';
import { printableJson } from '../report/json.ts';
import { count } from '../report/text.ts';
import { CHECK_OPTIONS, toProblem } from './check-options.ts';
import type { CommandInput, CommandIo, CommandSpec } from './command.ts';
import { DIRECTORY, EXIT, option, TRUST_OPTION } from './command.ts';
import { connect, findNamedWorkspace, loadOptions } from './connection.ts';
import { examineArchive } from './doctor/examine-here.ts';
import { examineNeeds, renderNeeds, type Need } from './workbench/examine-needs.ts';
import { examineOpa } from './doctor/examine-opa.ts';
import { examineService } from './doctor/examine-service.ts';
import { examineSelector } from './doctor/examine-workspace.ts';
import type { Finding } from './doctor/finding.ts';
import { ok, problem, withoutDetails } from './doctor/finding.ts';
import { createLog } from './log.ts';
import type { CommandLog } from './log.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { flagOf } from './read-input.ts';
import { UsageError } from './problems.ts';
import { describeCiJob } from '../hosts/ci-job.ts';
import {
  isTerminalMissing,
  NO_TERMINAL,
  NOT_FOR_JUDGED,
  trustsCheckout,
} from '../hosts/trust-checkout.ts';
import { wrapLines } from './wrap.ts';

const USED = [
  'hostname',
  'token',
  'ca-file',
  'organization',
  'workspace',
  'workspaces',
  'directory',
  'rules',
  'source',
  'mode',
  'trusted-branch',
];

export const doctor: CommandSpec = {
  // The conformance test archives the versions that it made.
  tidiesUpMs: 5_000,
  name: 'doctor',
  summary: 'diagnose setup problems',
  description:
    'Examines everything a check depends on and prints a fix for each problem. It covers token, host, organization, workspaces, their permissions and execution mode, the upload and the workflows. It changes nothing. Pass the options of `plangate check`.\n\nWith --conformance it tests everything the gate needs of a service, in a workspace without other use. It uploads, plans `terraform_data` speculatively and cancels a run. It never applies. It rejects a workspace with auto-apply, state or a run in progress. It lists what it could not clean up.',
  arguments: [DIRECTORY],
  options: [
    ...CHECK_OPTIONS.filter(({ name }) => USED.includes(name)),
    option('--conformance', 'plan in a workspace of your own and report what the service supports'),
    option('--i-own-it <name>', 'with --conformance: the workspace once more; it is made for this'),
    TRUST_OPTION,
    option('--json', 'print the findings as JSON'),
    option('--verbose', 'log the requests to the service'),
  ],
  often: [
    'workspace',
    'workspaces',
    'organization',
    'hostname',
    'directory',
    'conformance',
    'json',
  ],
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  if (flagOf(input, 'conformance')) {
    const { runConformance } = await import('./workbench/conformance.ts');
    return await runConformance(input, io);
  }
  const verbose = flagOf(input, 'verbose');
  const log = createLog(io, { verbose });
  const json = flagOf(input, 'json');
  const findings: Finding[] = [];
  const needs: Need[] = [];
  const report: ReportFindings = async (more, met = []) => {
    findings.push(...more);
    needs.push(...met);
    if (json) return;
    const isTableShown = verbose || met.some((need) => need.met === 'no');
    const lines = verbose ? more : withoutDetails(more);
    const shown = fitted(lines.map(renderFinding).join(''), io);
    await io.out(log.conceal(`${shown}${isTableShown ? renderNeeds(met) : ''}`));
  };
  await report([ok('plangate', io.version)]);
  await examine(input, io, log, report);
  await log.flush();
  const first = findings.find(({ state }) => state === 'problem');
  if (json) await io.out(printableJson(log.secrets.concealAll({ findings, needs })));
  else await io.out(verdict(findings));
  return first?.exitCode ?? EXIT.green;
}

type ReportFindings = (found: readonly Finding[], needs?: readonly Need[]) => Promise<void>;

async function examine(call: CommandInput, io: CommandIo, log: CommandLog, report: ReportFindings) {
  const { environment, workingDirectory } = io;
  const trusts = trustsCheckout(flagOf(call, 'trust-checkout'), environment);
  const isPersonThere = io.isPersonThere || trusts;
  const { judgement } = await describeCiJob({ ...io, isPersonThere });
  if (trusts && judgement.judged) throw new UsageError([NOT_FOR_JUDGED]);
  const root = repositoryOf(workingDirectory) ?? resolve(workingDirectory);
  // No other command loads the reader of YAML.
  const { examineWorkflows } = await import('./doctor/examine-workflows.ts');
  const workflows = await examineWorkflows(root, environment, io.version);
  // A checkout that is judged chooses nothing.
  const input = judgement.judged ? call : withDefaults(call, workflows.inputs, io, root);
  const read = await loadOptions(input, io, judgement);
  const settings = 'settings' in read ? read.settings : undefined;
  // What a workflow lacks is missing afterwards: the cause comes first.
  const isCause = workflows.findings.some(({ state }) => state === 'problem');
  if (isCause) await report(workflows.findings);
  if ('problems' in read) {
    const isCause = isTerminalMissing(read.problems, { environment, isPersonThere });
    const { seen, fix } = NO_TERMINAL;
    const cause = isCause ? [problem('terminal', seen, fix, EXIT.badInput)] : [];
    await report([...cause, ...read.problems.map(ofSetting)]);
  }
  const sent = new Map<string, string>();
  const target = settings ? { target: settings } : await findNamedWorkspace(input, io, false);
  if ('target' in target) {
    const { client, close } = connect(target.target, input, io, { log, patienceMs: 20_000 });
    try {
      const service = await examineService(client, target.target.hostname);
      await report(service);
      if (settings && service.every(({ state }) => state !== 'problem')) {
        const ofWorkspaces: Finding[] = [];
        const context = { client, settings, workingDirectory, isPersonal: !judgement.judged };
        for (const selector of settings.workspaces) {
          ofWorkspaces.push(...(await examineSelector(selector, context, sent)));
        }
        await report(ofWorkspaces);
        const { findings: lacking, needs: met } = await needsOf(client, settings);
        await report(lacking, met);
      }
    } finally {
      await close();
    }
  }
  if (settings && sent.size === 0) sent.set(resolve(workingDirectory, settings.directory), '');
  const archives: Finding[] = [];
  for (const [root, inside] of sent) {
    const rules = settings?.rules ?? 'terraform';
    archives.push(...(await examineArchive({ root, inside, rules }, io, log)));
  }
  await report([...archives, ...(await examineOpa(root, workflows.inputs, io))]);
  if (!isCause) await report(workflows.findings);
}

/** Inputs that only the workflow may choose: a person says where the token goes, not a configuration. */
const FROM_WORKFLOW = USED.filter((name) => !['hostname', 'token', 'ca-file'].includes(name));
/** The inputs that choose workspaces. The environment can choose them, too. */
const SELECTORS = ['workspace', 'workspaces'];

/** Adds the workflow's inputs where no option is set. Its paths are relative to the repository. */
function withDefaults(
  input: CommandInput,
  inputs: Readonly<Record<string, string>>,
  { workingDirectory, environment }: CommandIo,
  root: string,
): CommandInput {
  const isChosen =
    SELECTORS.some((name) => input.options[name] !== undefined) ||
    (environment['TF_WORKSPACE'] ?? '') !== '';
  const defaults = Object.entries(inputs)
    .filter(([name]) => FROM_WORKFLOW.includes(name) && !(isChosen && SELECTORS.includes(name)))
    .map(([name, value]) => [
      name,
      name === 'directory' ? relative(workingDirectory, join(root, value)) || '.' : value,
    ]);
  const options = Object.entries(input.options).filter(([, value]) => value !== undefined);
  return { ...input, options: { ...Object.fromEntries(defaults), ...Object.fromEntries(options) } };
}

/** Examines the service with the first workspace: its features are the same for all of them. */
async function needsOf(client: Client, { organization, workspaces }: Settings) {
  const name = workspaces.find((selector) => selector.kind === 'name')?.name;
  if (name === undefined) return { needs: [], findings: [] };
  const workspace = await client.workspaces.showByName(organization, name).catch(() => undefined);
  return workspace === undefined
    ? { needs: [], findings: [] }
    : await examineNeeds(client, workspace.id);
}

function ofSetting(wrong: Problem): Finding {
  const { where: subject, message } = toProblem(wrong);
  const [seen = message, ...fix] = message.split(/(?<=\.) /);
  const remedy = fix.length > 0 ? fix.join(' ') : 'See `plangate check --help`.';
  return problem(subject, seen, remedy, EXIT.badInput);
}

const SIGNS = { ok: '✓', unknown: '·', note: '!', problem: '✗' } as const;

function renderFinding({ state, subject, seen, fix }: Finding): string {
  const line = `${SIGNS[state]} ${subject}: ${seen}`;
  return `${safeLine(line)}\n${fix === undefined ? '' : `    → ${safeLine(fix)}\n`}`;
}

/** Fitted to the terminal, where there is one. */
function fitted(text: string, { columns, screen }: CommandIo): string {
  return columns === undefined || screen === undefined ? text : wrapLines(text, columns());
}

function verdict(findings: readonly Finding[]): string {
  const problems = findings.filter(({ state }) => state === 'problem').length;
  if (problems === 0) {
    const noted = findings.some(({ state }) => state === 'note');
    return `\nNo problems found.${noted ? ' What a line with ! says does not stop a check.' : ''}\n`;
  }
  return `\n${count(problems, 'problem')}. Each → line says how to fix one.\n`;
}
