/**
 * Makes a plan and shows it as JSON, or shows one that is there, in the job that plans: by the program that made it, where
 * `init` ran.
 */
import type { ProgramName } from '../configuration/file-names.ts';
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { placesOfInit } from '../machine/places-of-init.ts';
import { environmentFor, findOnPath } from '../machine/program-path.ts';
import { readBytesSync } from '../machine/read-regular.ts';
import { trimSpace } from '../model/go-text.ts';
import { orElse } from '../model/or-else.ts';
import type { Environment } from '../model/ports.ts';
import { quote } from '../model/quote.ts';
import { kindOfPlanFile, LONGEST_SAVED_PLAN, runOfBookmark } from './plan-file-kind.ts';
import { readPlanOptions } from './plan-options.ts';
import { DIGEST_COMMAND, plannedBy, type PlannedAs, type ProgramThatPlans } from './planned-as.ts';
import type { PlanCall } from './plan-call.ts';
import { LONGEST_PLAN } from './read-plan.ts';
import { EngineFailure, PROGRAMS, runInJob } from './run-programs.ts';

/** The JSON of a plan, and by which command it was planned; null if that was not started here. */
export interface ShownPlan {
  json: string;
  planned: PlannedAs | null;
}

const SHORT_MS = 60_000;
const LONG_MS = 24 * 60 * 60_000;
const MOST_LOG_BYTES = 64 * 1024 * 1024;

/**
 * Shows a saved plan.
 *
 * @param saved.file absolute
 * @param saved.shownAs its name for people
 * @param saved.directory absolute: what was planned
 * @param saved.engine the program that made it; left out, the one on the PATH that can show it
 * @throws EngineFailure
 */
export async function showSavedPlan(
  saved: { file: string; shownAs: string; directory: string; engine: ProgramName | undefined },
  ports: ProgramPorts,
): Promise<ShownPlan> {
  const { file, shownAs } = saved;
  const bytes = readBytesSync(file, LONGEST_SAVED_PLAN);
  refuseOtherKinds(bytes, shownAs);
  const json = await showByItsProgram(saved, ports);
  if (!readBytesSync(file, LONGEST_SAVED_PLAN).equals(bytes)) {
    throw new EngineFailure(
      `${quote(shownAs)} was changed while it was shown. Run this after the plan.`,
    );
  }
  return { json, planned: null };
}

/**
 * Plans, and shows what this very program wrote where nothing was before.
 *
 * @param call as `readPlanCall` returns it
 * @param where.directory absolute: what is planned
 * @param where.workingDirectory absolute: where the command is started
 * @param where.temporaryDirectory absolute, and empty: for the saved plan
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
  const { program, before, words, inherited } = call;
  const options = readPlanOptions([...inherited, ...call.ofPlan]);
  const version = await askVersion(program, directory, ports);
  if (version === undefined) {
    throw new EngineFailure(`\`${program} version\` does not say that it is ${program}.`);
  }
  const file = join(temporaryDirectory, 'plan');
  const end = await runInJob(
    program,
    // The last one counts.
    [...before, ...words, `-out=${file}`],
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
  const isPlanned = end.exitCode === 0 || (options.hasDetailedExitCode && end.exitCode === 2);
  if (!isPlanned) {
    throw new EngineFailure(`\`${program} plan\` ended with exit code ${end.exitCode ?? 'none'}.`);
  }
  const bytes = orElse(() => readBytesSync(file, LONGEST_SAVED_PLAN), undefined);
  if (bytes === undefined) {
    throw new EngineFailure(
      `\`${program} plan\` ended well and saved no plan where it was to (\`-out\`).`,
    );
  }
  refuseOtherKinds(bytes, 'the saved plan');
  const json = await showWith(program, file, directory, ports);
  if (options.out !== undefined) await copyFile(file, resolve(directory, options.out));
  return { json, planned: plannedBy(program, version, options.shown) };
}

/** @throws EngineFailure for a file that is no saved plan, or shows nothing */
function refuseOtherKinds(bytes: Buffer, shownAs: string): void {
  switch (kindOfPlanFile(bytes)) {
    case 'saved':
      return;
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

/** The JSON of a saved plan by the program that made it: no other one shows it. @throws EngineFailure */
async function showByItsProgram(
  { file, shownAs, directory, engine }: Parameters<typeof showSavedPlan>[0],
  ports: ProgramPorts,
): Promise<string> {
  const candidates = engine === undefined ? PROGRAMS : [engine];
  const shown: string[] = [];
  const failures: EngineFailure[] = [];
  for (const command of candidates) {
    if (findOnPath(command, environmentFor(ports.environment, directory)) === undefined) continue;
    try {
      shown.push(await showWith(command, file, directory, ports));
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      failures.push(error);
    }
  }
  const [first, second] = shown;
  if (second !== undefined && second !== first) {
    throw new EngineFailure(
      `${quote(shownAs)} is shown by both programs on the PATH. Name the one that planned: \`--engine terraform\` or \`--engine tofu\`.`,
    );
  }
  if (first !== undefined) return first;
  if (failures.length > 0)
    throw new EngineFailure(failures.map(({ message }) => message).join('\n'));
  throw new EngineFailure(
    `Only the program that made ${quote(shownAs)} can show it, and there is no ${candidates.join(' and no ')} on the PATH. Let this command start the plan: \`${DIGEST_COMMAND}\`.`,
  );
}

/** How each program says its own version. */
const VERSIONS: Readonly<Record<ProgramThatPlans, RegExp>> = {
  terraform: /(?:^|\n)Terraform v([^ \t\r\n]+)(?:[\r\n]|$)/,
  tofu: /(?:^|\n)OpenTofu v([^ \t\r\n]+)(?:[\r\n]|$)/,
  terragrunt: /(?:^|\n)terragrunt version v?([^ \t\r\n]+)(?:[\r\n]|$)/,
};

/** Its version, as it says itself; undefined if it is another program, or does not say it. */
async function askVersion(
  program: ProgramThatPlans,
  directory: string,
  ports: ProgramPorts,
): Promise<string | undefined> {
  const limits = { timeoutMs: SHORT_MS, maxBytes: 1_000_000, signal: ports.signal };
  const options = { cwd: directory, variables: quietVariables(ports.environment), ...limits };
  const word = program === 'terragrunt' ? '--version' : 'version';
  const end = await runInJob(program, [word], options, ports).catch(() => undefined);
  ports.signal.throwIfAborted();
  return VERSIONS[program].exec(end?.stdout ?? '')?.[1];
}

/** The JSON of a saved plan. @throws EngineFailure */
async function showWith(
  command: ProgramThatPlans,
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
