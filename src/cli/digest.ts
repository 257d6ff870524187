/** `digest`: writes down what a plan was made of. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { errorMessage, systemErrorCode } from '../model/error-message.ts';
import { resolvePackDirectory } from '../archive/place.ts';
import { hostRunOf } from '../hosts/detect.ts';
import { openAt, realOrSame } from '../machine/find-repository.ts';
import { DIRECTORY, EXIT, option } from './command.ts';
import type { CommandInput, CommandIo, CommandSpec } from './command.ts';
import { readNamedFile } from '../machine/read-regular.ts';
import { UsageError, usageError, argumentOf, flagOf, optionOf, optionsOf } from './read-input.ts';
import { printableJson } from '../report/json.ts';
import { nameOfDirectory } from '../settings/workspace-selectors.ts';

export const digest: CommandSpec = {
  name: 'digest',
  summary: 'write down, beside a plan, of what it was made',
  description:
    'Run this where the plan was made, right after `terraform show -json`. It writes PLAN.digest: the SHA-256 of the plan, the commit, the directory, the workspace and the run of the CI host. `check --local --plan` finds the file there. In a job, a plan without a digest is undecided, and so is a plan of another commit, directory, workspace or run.\n\nIt refuses while files differ from the commit, and while Terraform would read files that the commit does not have. Name those: `--var-file` for files of variables, `--generated` for what is generated before the plan. Their SHA-256 is written down, and the report names them.\n\nOn standard output is one line, the SHA-256 of the digest and so of the plan. Hand it to the job that judges, as its `plan-digest`.\n\nA digest finds plans that are out of date, swapped or of something else. It never proves who made a plan: the code that was planned ran in the same job. Nothing is sent.',
  arguments: [
    {
      name: 'plan',
      description:
        'the plan in JSON, from `terraform show -json`; for several, a directory or a pattern as in `check --plan`',
      required: true,
    },
    DIRECTORY,
  ],
  options: [
    option('--directory <directory>', 'what was planned; else the working directory'),
    option(
      '--workspace <name>',
      'the workspace as the check names it; like the directory when left out',
    ),
    option('--var-file <file>', 'a file that `terraform plan -var-file` got', { repeatable: true }),
    option('--generated <pattern>', 'generated files, as in `infra/_*.tf` or `**/backend.tf`', {
      repeatable: true,
    }),
    option('--json', 'print of what each plan was made, as JSON and nothing else'),
  ],
  examples: {
    'plangate digest plan.json --directory infra': 'writes plan.json.digest',
    "plangate digest 'plans/**/*.json' --generated '**/backend.tf'":
      'of units of Terragrunt, each named after its directory',
  },
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const { findPlans } = await import('../plan/find-plans.ts');
  const file = argumentOf(input, 'plan');
  const directory = optionOf(input, 'directory') ?? '.';
  const workspace = optionOf(input, 'workspace');
  // Undefined if the argument is the name of one file.
  const found = findPlans({ plan: [file], directory, workspaces: [] }, io.workingDirectory);
  const plans = found ?? [{ file, directory, workspace }];
  if ('unmatched' in plans) throw usageError('plan', `fits no file: ${plans.unmatched}`);
  const refusals = plans
    .flatMap((plan) => ('refused' in plan ? (plan.refused ?? []) : []))
    .map((message) => ({ where: 'plan', message }));
  if (found !== undefined && workspace !== undefined) {
    const message = 'is the name of one, and `plan` names several. Leave it out.';
    refusals.push({ where: '--workspace', message });
  }
  if (refusals.length > 0) throw new UsageError(refusals);
  const digests: Awaited<ReturnType<typeof writeDigestOf>>[] = [];
  for (const plan of plans) digests.push(await writeDigestOf(plan, input, io));
  const lines = digests.map(({ digest: sha256 }) => `${sha256}\n`);
  await io.out(flagOf(input, 'json') ? printableJson({ data: digests }) : lines.join(''));
  return EXIT.green;
}

function refusal(refused: readonly string[]): UsageError {
  return new UsageError(refused.map((message) => ({ where: 'Refused:', message })));
}

/**
 * Writes the digest beside its plan, and a line about it on standard error.
 *
 * @param plan `file` and `directory` relative to the working directory; without a `workspace`, `TF_WORKSPACE` or the
 *   directory names it
 * @returns what `--json` prints of this plan; `digest` is the SHA-256 of the file that was written
 */
async function writeDigestOf(
  plan: { file: string; directory?: string | undefined; workspace: string | undefined },
  input: CommandInput,
  io: CommandIo,
) {
  const { readPlan } = await import('../plan/read-plan.ts');
  const { describeFiles } = await import('../plan/made-of.ts');
  const { whyIncompleteCheckoutCloses } = await import('../gate/look-at-commit.ts');
  const { digestPath, nameOfDigest, writeDigest } = await import('../plan/digest.ts');
  const { environment, workingDirectory } = io;
  const path = realOrSame(resolve(workingDirectory, plan.file));
  const text = await readNamedFile(path, io.signal).catch((error: unknown) => {
    io.signal.throwIfAborted();
    const why = systemErrorCode(error) ?? errorMessage(error);
    const remedy = 'Write it with `terraform show -json`.';
    throw usageError('plan', `"${plan.file}" cannot be read (${why}). ${remedy}`);
  });
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
  const planned = {
    directory: place.directory,
    repository,
    workingDirectory: realOrSame(workingDirectory),
    varFiles: optionsOf(input, 'var-file'),
    generated: optionsOf(input, 'generated'),
  };
  const described = await describeFiles(planned, io);
  if ('refused' in described) throw refusal(described.refused);
  const at = { root: repository.root, workingDirectory: described.directory };
  const endReason = () => (io.signal.aborted ? 'aborted' : undefined);
  // No pull request is judged here, so every missing file counts.
  const unlisted = async () => undefined;
  const lacking = await whyIncompleteCheckoutCloses(at, unlisted, { ...io, endReason });
  if (lacking !== undefined) throw refusal([lacking]);
  const { notices, ...madeOf } = described;
  const workspace =
    plan.workspace ?? (environment['TF_WORKSPACE'] || nameOfDirectory(place.directory));
  const content = writeDigest(Buffer.from(text), {
    ...madeOf,
    workspace,
    run: hostRunOf(environment) ?? null,
  });
  await writeFile(digestPath(path), content).catch((error: unknown) => {
    throw usageError('plan', `has no digest, because it cannot be written: ${errorMessage(error)}`);
  });
  for (const notice of notices) await io.err(`${notice}\n`);
  await io.err(
    `${digestPath(plan.file)}: commit ${madeOf.commit.slice(0, 12)}, directory ${madeOf.directory}, workspace ${workspace}\n`,
  );
  return {
    plan: plan.file,
    digest: nameOfDigest(content),
    commit: madeOf.commit,
    directory: madeOf.directory,
    workspace,
  };
}
