/** `digest`: shows a saved plan as JSON, and writes down how and of what it was made. */
import { resolve } from 'node:path';
import { errorMessage, systemErrorCode } from '../model/error-message.ts';
import { textOf } from '../model/finding.ts';
import type { Problem } from '../model/parse.ts';
import { resolvePackDirectory } from '../archive/resolve-directory.ts';
import { hostRunOf } from '../hosts/detect.ts';
import { isDirectory, openAt, realOrSame } from '../machine/find-repository.ts';
import { inEmptyDirectory } from '../machine/temporary.ts';
import {
  DIRECTORY,
  EXIT,
  option,
  type CommandInput,
  type CommandIo,
  type CommandSpec,
} from '../check/command.ts';
import { readNamedFile } from '../machine/read-regular.ts';
import {
  UsageError,
  usageError,
  argumentOf,
  argumentsOf,
  flagOf,
  optionOf,
  optionsOf,
} from '../check/command-input.ts';
import { printableJson } from '../report/json.ts';
import { nameOfDirectory } from '../settings/workspace-selectors.ts';
import type { PlanToDigest } from '../plan/find-plans.ts';
import type { Tracked } from '../gate/look-at-commit.ts';
import type { Checkouts } from '../plan/made-of.ts';
import type { ShownPlan } from '../plan/show-plan.ts';
import type { ProgramName } from '../configuration/file-names.ts';
import { writeWholeFile } from '../machine/write-whole-file.ts';

const ENGINES: readonly ProgramName[] = ['terraform', 'tofu'];

export const digest: CommandSpec = {
  name: 'digest',
  summary: 'plan, and write it as JSON with a digest',
  description:
    'Run this in the job that plans, with the command that plans after `--`: `terraform`, `tofu` or `terragrunt`, with `plan` among its words. It starts that, shows what it saved as JSON, and writes PLAN.json.digest: the SHA-256 of the JSON; the program, its version and its arguments, with those in `TF_CLI_ARGS` and `TF_CLI_ARGS_plan` and without the values of `-var`; the commit, the directory, the workspace and the run of the CI host. `check --local --plan` finds the file there. In a job, a plan without a digest is undecided, and so is a plan of a part, of another mode, commit, directory, workspace or run.\n\nOf a plan that is there already, as a wrapper makes one, name the saved plan or its JSON. Nothing says then how it was planned. It is whole where its JSON shows it: all that the state and the files have is in it.\n\nA saved plan has the state and secrets in it, and it can be applied: let only the JSON and its digest leave the job.\n\nIt refuses while files differ from the commit, and while Terraform would read files that the commit does not have. Name those: `--var-file` for files of variables, `--generated` for what is generated before the plan. Their SHA-256 is written down, and the report names them.\n\nOn standard output is one line for each plan, the SHA-256 of its digest and so of the plan. Hand it to the job that judges, as its `plan-digest`.\n\nA digest finds plans that are out of date, swapped or of something else. It never proves who made a plan: the code that was planned ran in the same job. Nothing is sent.',
  arguments: [
    {
      name: 'plan',
      description:
        'a saved plan, or its JSON; for several, a directory or a pattern as in `check --plan`. The JSON of each saved plan is written beside it, as NAME.json',
      required: false,
    },
    DIRECTORY,
  ],
  takesCommand: true,
  options: [
    option(
      '-o, --output <file>',
      'where the JSON of the saved plan goes; else NAME.json beside it',
    ),
    option('--directory <directory>', 'what was planned; else the working directory'),
    option(
      '--workspace <name>',
      'the workspace as the check names it; like the directory when left out',
    ),
    option('--engine <name>', 'the program that made a saved plan; else the one that can show it', {
      choices: ENGINES,
    }),
    option('--var-file <file>', 'a file that `terraform plan -var-file` got', { repeatable: true }),
    option('--generated <pattern>', 'generated files, as in `infra/_*.tf` or `**/backend.tf`', {
      repeatable: true,
    }),
    option('--json', 'print of what each plan was made, as JSON and nothing else'),
  ],
  examples: {
    'plangate digest -o plan.json -- terraform -chdir=infra plan -lock=false':
      'plans, and writes plan.json and plan.json.digest',
    'plangate digest saved.plan -o plan.json --directory infra': 'of a plan that is there',
    "plangate digest 'plans/**/*.tfplan' --generated '**/backend.tf'":
      'of units of Terragrunt, each named after its directory',
  },
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const { openCheckouts } = await import('../plan/made-of.ts');
  const { listCheckout } = await import('../gate/look-at-commit.ts');
  const listings = new Map<string, Promise<Tracked>>();
  const job = {
    input,
    io,
    checkouts: openCheckouts(io),
    listed(root: string) {
      const listing = listings.get(root) ?? listCheckout(root, io);
      listings.set(root, listing);
      return listing;
    },
  };
  const digests =
    input.arguments['command'] === undefined ? await digestPlans(job) : [await digestNewPlan(job)];
  const lines = digests.map(({ digest: sha256 }) => `${sha256}\n`);
  await io.out(flagOf(input, 'json') ? printableJson({ data: digests }) : lines.join(''));
  return EXIT.green;
}

interface DigestJob {
  input: CommandInput;
  io: CommandIo;
  checkouts: Checkouts;
  /** What git tracks in a work tree. It is asked once for all plans. */
  listed: (root: string) => Promise<Tracked>;
}

/** Writes the digests of plans that are there. What is wrong with several is said of all at once. */
async function digestPlans(job: DigestJob): Promise<WrittenDigest[]> {
  const { input, io } = job;
  const { findPlansToDigest } = await import('../plan/find-plans.ts');
  const written = argumentOf(input, 'plan');
  if (written === '')
    throw usageError('PLAN', 'is needed: `-- terraform plan …`, or a saved plan.');
  const directory = optionOf(input, 'directory') ?? '.';
  const found = findPlansToDigest(written, directory, io.workingDirectory);
  if ('unmatched' in found) throw usageError('plan', `fits no file: ${found.unmatched}`);
  const [first] = found;
  const isOne = found.length === 1 && first?.file === written;
  const problems = found.flatMap(({ refused }): Problem[] =>
    refused === undefined ? [] : [{ where: 'plan', message: textOf(refused) }],
  );
  const output = optionOf(input, 'output');
  for (const [name, value] of [
    ['--workspace', optionOf(input, 'workspace')],
    ['--output', output],
  ] as const) {
    if (isOne || value === undefined) continue;
    problems.push({
      where: name,
      message: 'is the name of one, and `plan` names several. Leave it out.',
    });
  }
  const pathOf = (path: string) => realOrSame(resolve(io.workingDirectory, path));
  if (isOne && output !== undefined && pathOf(output) === pathOf(first.file)) {
    problems.push({ where: '--output', message: 'is the saved plan itself. Name another file.' });
  }
  if (problems.length > 0) throw new UsageError(problems);
  // These options are for a saved plan, whatever the file is.
  const isToShow = isOne && (output ?? optionOf(input, 'engine')) !== undefined;
  const digests: WrittenDigest[] = [];
  for (const plan of found) {
    try {
      const isShown = isToShow || plan.json !== plan.file;
      const shown = isShown ? await showPlan(plan, job) : undefined;
      const workspace = isOne ? optionOf(input, 'workspace') : plan.workspace;
      const json = isOne ? (output ?? plan.json) : plan.json;
      digests.push(await writeDigestOf({ ...plan, json, workspace, shown }, job));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new UsageError(problems);
  return digests;
}

/** Shows a saved plan as JSON. @throws UsageError */
async function showPlan(
  { file, directory = '.' }: PlanToDigest,
  job: DigestJob,
): Promise<ShownPlan> {
  const { input, io } = job;
  const { showSavedPlan } = await import('../plan/show-plan.ts');
  const { EngineFailure } = await import('../plan/run-programs.ts');
  const engine = ENGINES.find((name) => name === optionOf(input, 'engine'));
  const saved = {
    file: realOrSame(resolve(io.workingDirectory, file)),
    shownAs: file,
    directory: realOrSame(resolve(io.workingDirectory, directory)),
    engine,
  };
  return await showSavedPlan(saved, io).catch((error: unknown) => {
    io.signal.throwIfAborted();
    if (error instanceof EngineFailure) throw usageError('plan:', error.message);
    throw usageError(
      'plan',
      `"${file}" cannot be read (${systemErrorCode(error) ?? errorMessage(error)}).`,
    );
  });
}

/** Plans by the command after `--`, and writes the digest of that plan. @throws UsageError */
async function digestNewPlan(job: DigestJob): Promise<WrittenDigest> {
  const { input, io } = job;
  const { readPlanCall } = await import('../plan/plan-call.ts');
  const { planAndShow } = await import('../plan/show-plan.ts');
  const { readPlanOptions } = await import('../plan/plan-options.ts');
  const { EngineFailure } = await import('../plan/run-programs.ts');
  const words = argumentsOf(input, 'command');
  const json = optionOf(input, 'output');
  const call = readPlanCall(words, io.environment);
  const problems: Problem[] = [];
  if ('problem' in call)
    problems.push({ where: `-- ${words[0] ?? ''}`.trim(), message: call.problem });
  if (json === undefined) {
    problems.push({ where: '--output', message: 'is needed: where the JSON of the plan goes.' });
  }
  if (argumentOf(input, 'plan') !== '') {
    problems.push({ where: 'PLAN', message: 'is made by the command after `--`. Leave it out.' });
  }
  if (optionOf(input, 'engine') !== undefined) {
    problems.push({ where: '--engine', message: 'is for a saved plan. Leave it out.' });
  }
  if (problems.length > 0 || 'problem' in call || json === undefined)
    throw new UsageError(problems);
  const directory = call.value.directory ?? '.';
  const named = optionOf(input, 'directory') ?? directory;
  const pathOf = (path: string) => realOrSame(resolve(io.workingDirectory, path));
  if (pathOf(named) !== pathOf(directory)) {
    throw usageError('--directory', `is "${named}", and "${directory}" is planned. Change one.`);
  }
  if (!isDirectory(pathOf(directory)))
    throw usageError('-chdir', `"${directory}" is no directory.`);
  const shown = await inEmptyDirectory(async (temporaryDirectory) => {
    const workingDirectory = realOrSame(io.workingDirectory);
    const where = { directory: pathOf(directory), workingDirectory, temporaryDirectory };
    return planAndShow(call.value, where, io, (text) => void io.err(text));
  }, io.signal).catch((error: unknown) => {
    io.signal.throwIfAborted();
    if (error instanceof EngineFailure) throw usageError('plan:', error.message);
    throw error;
  });
  const workspace = optionOf(input, 'workspace');
  const { varFiles } = readPlanOptions(shown.planned?.arguments ?? []);
  const given = varFiles.map((file) => resolve(pathOf(directory), file));
  return await writeDigestOf({ file: json, json, directory, workspace, shown, given }, job);
}

type WrittenDigest = Awaited<ReturnType<typeof writeDigestOf>>;

function refusal(refused: readonly string[]): UsageError {
  return new UsageError(refused.map((message) => ({ where: 'Refused:', message })));
}

/**
 * Writes the JSON of a saved plan, and the digest beside it, and a line about it on standard error.
 *
 * @param plan paths are relative to the working directory; without a `workspace`, `TF_WORKSPACE` or the directory names
 *   it. `shown` is undefined where the JSON is there already; `given`: files of variables that the program got, absolute.
 * @returns what `--json` prints of this plan; `digest` is the SHA-256 of the file that was written
 */
async function writeDigestOf(
  plan: PlanToDigest & { shown: ShownPlan | undefined; given?: readonly string[] },
  { input, io, checkouts, listed }: DigestJob,
) {
  const { findEmptySubmodules, findMissingFiles } = await import('../gate/look-at-commit.ts');
  const { readPlan } = await import('../plan/read-plan.ts');
  const { describeFiles, installedModules, selectedWorkspace } = await import('../plan/made-of.ts');
  const { digestPath, nameOfDigest, writeDigest } = await import('../plan/digest.ts');
  const { environment, workingDirectory } = io;
  const path = realOrSame(resolve(workingDirectory, plan.json));
  const text = plan.shown?.json ?? (await readJson(path, plan.json, io));
  try {
    await readPlan(text, io.signal);
  } catch (error) {
    io.signal.throwIfAborted();
    throw usageError('plan', `cannot be used: ${errorMessage(error)}`);
  }
  const place = resolvePackDirectory(plan.directory ?? '.', workingDirectory);
  const repository = place.repository === undefined ? undefined : openAt(place.repository);
  if (repository === undefined) {
    throw usageError('directory', 'is in no git repository, so no commit says what was planned.');
  }
  const described = await describeFiles(
    {
      directory: place.directory,
      repository,
      workingDirectory: realOrSame(workingDirectory),
      varFiles: [...optionsOf(input, 'var-file'), ...(plan.given ?? [])],
      generated: optionsOf(input, 'generated'),
    },
    checkouts,
  );
  if ('refused' in described) throw refusal(described.refused);
  const { root } = repository;
  const at = { root, workingDirectory: described.directory, tracked: await listed(root) };
  const step = { endReason: () => (io.signal.aborted ? ('aborted' as const) : undefined) };
  // No pull request is judged here, so every missing file counts.
  const lacking =
    (await findEmptySubmodules(at, step)) ??
    (await findMissingFiles(at, async () => undefined, step));
  if (lacking !== undefined) throw refusal([textOf(lacking)]);
  const { notices, ...madeOf } = described;
  const workspace =
    plan.workspace ?? (environment['TF_WORKSPACE'] || nameOfDirectory(place.directory));
  const planned = plan.shown?.planned ?? null;
  const run = hostRunOf(environment) ?? null;
  const selected = selectedWorkspace(place.directory, environment);
  const modules = installedModules(place.directory, environment);
  const made = { ...madeOf, planned, workspace, run, selected, modules };
  const content = writeDigest(Buffer.from(text), made);
  try {
    if (plan.shown !== undefined) await writeWholeFile(path, text);
    await writeWholeFile(digestPath(path), content);
  } catch (error) {
    throw usageError('plan', `has no digest, because it cannot be written: ${errorMessage(error)}`);
  }
  for (const notice of notices) await io.err(`${notice}\n`);
  await io.err(
    `${digestPath(plan.json)}: commit ${madeOf.commit.slice(0, 12)}, directory ${madeOf.directory}, workspace ${workspace}\n`,
  );
  return {
    plan: plan.json,
    digest: nameOfDigest(content),
    commit: madeOf.commit,
    directory: madeOf.directory,
    workspace,
    planned,
  };
}

async function readJson(path: string, shownAs: string, io: CommandIo): Promise<string> {
  return await readNamedFile(path, io.signal).catch((error: unknown) => {
    io.signal.throwIfAborted();
    const why = systemErrorCode(error) ?? errorMessage(error);
    const remedy = 'Write it with `terraform plan -out`.';
    throw usageError('plan', `"${shownAs}" cannot be read (${why}). ${remedy}`);
  });
}
