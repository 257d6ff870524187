/**
 * Shows a saved plan as JSON, in the job that planned: by the program that made it, where `init` ran. The saved plan says
 * how it was made.
 */
import type { ProgramName } from '../configuration/file-names.ts';
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { placesOfInit } from '../machine/places-of-init.ts';
import { environmentFor, findOnPath } from '../machine/program-path.ts';
import { readBytesSync } from '../machine/read-regular.ts';
import { trimSpace } from '../model/go-text.ts';
import { orElse } from '../model/or-else.ts';
import type { Environment } from '../model/ports.ts';
import { nameSome, quote } from '../model/quote.ts';
import { plannedAsSaved, type PlannedAs } from './planned-as.ts';
import type { PlanCall } from './plan-arguments.ts';
import { LONGEST_PLAN } from './read-plan.ts';
import { EngineFailure, PROGRAMS, runInJob } from './run-programs.ts';
import { kindOfPlanFile, LONGEST_SAVED_PLAN, readSavedPlan, runOfBookmark } from './saved-plan.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';

/** The JSON of a plan, and how the plan was made. */
export interface ShownPlan {
  json: string;
  planned: PlannedAs;
}

const TITLES: Readonly<Record<ProgramName, string>> = { terraform: 'Terraform', tofu: 'OpenTofu' };
const SHORT_MS = 60_000;
const LONG_MS = 24 * 60 * 60_000;
const MOST_LOG_BYTES = 64 * 1024 * 1024;

/**
 * Shows a saved plan.
 *
 * @param saved.file absolute
 * @param saved.shownAs its name for people
 * @param saved.directory absolute: what was planned
 * @param saved.engine the program that made it; left out, the one on the PATH of that version
 * @throws EngineFailure
 */
export async function showSavedPlan(
  saved: { file: string; shownAs: string; directory: string; engine: ProgramName | undefined },
  ports: ProgramPorts,
): Promise<ShownPlan> {
  const { file, shownAs } = saved;
  const bytes = readBytesSync(file, LONGEST_SAVED_PLAN);
  refuseOtherKinds(bytes, shownAs);
  const readable = orUnreadable(() => readSavedPlan(bytes), shownAs);
  const { version } = readable;
  const { json, program } = await showByItsProgram(version, saved, ports);
  if (!readBytesSync(file, LONGEST_SAVED_PLAN).equals(bytes)) {
    throw new EngineFailure(
      `${quote(shownAs)} was changed while it was shown. Run this after the plan.`,
    );
  }
  return { json, planned: plannedAsSaved(program, readable) };
}

/**
 * Starts `tofu plan` and shows what it planned. Where the saved plan is encrypted, the arguments say how it was planned.
 *
 * @param call as `readPlanCall` returns it
 * @param where.directory absolute: what is planned
 * @param where.workingDirectory absolute: where the command is started
 * @param where.temporaryDirectory absolute: for a saved plan that the call does not keep
 * @param log gets what the program prints
 * @throws EngineFailure
 */
export async function planAndShow(
  call: PlanCall,
  where: { directory: string; workingDirectory: string; temporaryDirectory: string },
  ports: ProgramPorts,
  log: (text: string) => void,
): Promise<ShownPlan> {
  const { directory, workingDirectory, temporaryDirectory } = where;
  const program = await askVersion('tofu', directory, ports);
  if (program?.name !== 'tofu') {
    throw new EngineFailure('`tofu` on the PATH is not OpenTofu, whose arguments are read here.');
  }
  const file =
    call.out === undefined ? join(temporaryDirectory, 'plan') : resolve(directory, call.out);
  if (statSync(file, { throwIfNoEntry: false }) !== undefined) {
    throw new EngineFailure(
      `${quote(call.out ?? '')} is there already, so it may be an older plan. Remove it before you plan.`,
    );
  }
  const chdir = call.directory === undefined ? [] : [`-chdir=${call.directory}`];
  const out = call.out === undefined ? [`-out=${file}`] : [];
  const end = await runInJob(
    'tofu',
    [...chdir, 'plan', ...out, ...call.words],
    {
      cwd: workingDirectory,
      variables: definedOf(ports.environment),
      timeoutMs: LONG_MS,
      maxBytes: MOST_LOG_BYTES,
      signal: ports.signal,
      take: log,
    },
    ports,
  );
  log(end.stderr);
  const isPlanned = end.exitCode === 0 || (call.hasDetailedExitCode && end.exitCode === 2);
  if (!isPlanned) {
    throw new EngineFailure(`\`tofu plan\` ended with exit code ${end.exitCode ?? 'none'}.`);
  }
  const bytes = orElse(() => readBytesSync(file, LONGEST_SAVED_PLAN), undefined);
  if (bytes === undefined) throw new EngineFailure('`tofu plan` ended well and saved no plan.');
  const kind = kindOfPlanFile(bytes);
  if (kind !== 'encrypted') refuseOtherKinds(bytes, 'the saved plan');
  const json = await showWith('tofu', file, directory, ports);
  if (kind === 'saved') {
    const saved = orUnreadable(() => readSavedPlan(bytes), 'the saved plan');
    return { json, planned: plannedAsSaved('tofu', saved) };
  }
  const { version } = program;
  return { json, planned: { by: 'arguments', program: 'tofu', version, ...call.planned } };
}

function orUnreadable<T>(read: () => T, shownAs: string): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new EngineFailure(`${quote(shownAs)} ${error.message}.`);
  }
}

/** @throws EngineFailure for a file that is no saved plan, or shows nothing */
function refuseOtherKinds(bytes: Buffer, shownAs: string): void {
  switch (kindOfPlanFile(bytes)) {
    case 'saved':
      return;
    case 'encrypted':
      throw new EngineFailure(
        `${quote(shownAs)} is encrypted, so it does not say how it was planned. Let this command start the plan: \`plangate digest -o plan.json -- tofu plan …\`, with the arguments of your plan.`,
      );
    case 'bookmark': {
      const run = runOfBookmark(bytes) ?? 'RUN-ID';
      throw new EngineFailure(
        `${quote(shownAs)} is no saved plan: with a \`cloud\` block \`plan -out\` writes the id of a run, which has the plan. Judge that run: \`plangate runs show ${run}\`.`,
      );
    }
    case 'other':
      throw new EngineFailure(
        `${quote(shownAs)} is no saved plan. Name what \`terraform plan -out\` or \`tofu plan -out\` wrote.`,
      );
  }
}

/** The JSON of a saved plan by the program that made it, and which one that is. @throws EngineFailure */
async function showByItsProgram(
  version: string,
  { file, shownAs, directory, engine }: Parameters<typeof showSavedPlan>[0],
  ports: ProgramPorts,
): Promise<{ json: string; program: ProgramName }> {
  const candidates = engine === undefined ? PROGRAMS : [engine];
  const there: string[] = [];
  const shown: { json: string; program: ProgramName }[] = [];
  const failures: EngineFailure[] = [];
  for (const command of candidates) {
    if (findOnPath(command, environmentFor(ports.environment, directory)) === undefined) continue;
    const answer = await askVersion(command, directory, ports);
    there.push(answer === undefined ? command : `${TITLES[answer.name]} ${answer.version}`);
    if (answer !== undefined && answer.version !== version) continue;
    try {
      const json = await showWith(command, file, directory, ports);
      shown.push({ json, program: answer?.name ?? command });
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      failures.push(error);
    }
  }
  const [first, second] = shown;
  if (second !== undefined && second.program !== first?.program) {
    throw new EngineFailure(
      `${quote(shownAs)} is a plan of version ${quote(version)}, and so are both programs on the PATH. Name the one that planned: \`--engine terraform\` or \`--engine tofu\`.`,
    );
  }
  if (first !== undefined) return first;
  if (failures[0] !== undefined) throw failures[0];
  const found = there.length === 0 ? `no ${candidates.join(' and no ')}` : nameSome(there, 2);
  throw new EngineFailure(
    `${quote(shownAs)} is a plan of version ${quote(version)}, and only the program that made it can show it. On the PATH is ${found}.`,
  );
}

const VERSION = /(?:^|\n)(Terraform|OpenTofu) v([^ \t\r\n]+)(?:[\r\n]|$)/;

/** Which program this is, as it says itself; undefined if it does not say it. */
async function askVersion(
  command: ProgramName,
  directory: string,
  ports: ProgramPorts,
): Promise<{ name: ProgramName; version: string } | undefined> {
  const limits = { timeoutMs: SHORT_MS, maxBytes: 1_000_000, signal: ports.signal };
  const options = { cwd: directory, variables: quietVariables(ports.environment), ...limits };
  const end = await runInJob(command, ['version'], options, ports).catch(() => undefined);
  ports.signal.throwIfAborted();
  const [, title, version = ''] = VERSION.exec(end?.stdout ?? '') ?? [];
  const name = PROGRAMS.find((one) => TITLES[one] === title);
  return name === undefined ? undefined : { name, version };
}

/** The JSON of a saved plan. @throws EngineFailure */
async function showWith(
  command: ProgramName,
  file: string,
  directory: string,
  ports: ProgramPorts,
): Promise<string> {
  const limits = { timeoutMs: LONG_MS, maxBytes: LONGEST_PLAN, signal: ports.signal };
  const variables = quietVariables(ports.environment);
  let said = '';
  for (const cwd of placesOfInit(directory, ports.environment)) {
    const options = { cwd, variables, ...limits };
    const end = await runInJob(command, ['show', '-json', file], options, ports);
    if (end.exitCode === 0) return end.stdout;
    said = trimSpace(stripVTControlCharacters(end.stderr || end.stdout)).slice(-2_000);
  }
  throw new EngineFailure(
    `\`${command} show -json\` failed in ${quote(directory)}: run this where \`init\` ran, in the job that planned.\n${said}`,
  );
}

/** The variables of the job, without the arguments that are meant for its plan. */
function quietVariables(environment: Environment): Record<string, string> {
  const variables = definedOf(environment);
  for (const name of Object.keys(variables)) {
    if (name.startsWith('TF_CLI_ARGS')) delete variables[name];
  }
  return variables;
}

function definedOf(environment: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
