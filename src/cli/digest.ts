/** `digest`: writes down from which files a plan was made. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { errorMessage } from '../model/error-message.ts';
import { resolvePackDirectory } from '../archive/place.ts';
import { findPlannedPlace } from '../gate/outside-modules.ts';
import { workspaceOf } from '../hosts/workspace.ts';
import { realOrSame } from '../machine/find-repository.ts';
import { EXIT, option, type CommandInput, type CommandIo, type CommandSpec } from './command.ts';
import { readNamed } from '../machine/read-regular.ts';
import { usageError } from './problems.ts';
import { argumentOf, optionOf } from './read-input.ts';
import { count } from '../report/text.ts';

export const digest: CommandSpec = {
  name: 'digest',
  summary: 'write down, beside a plan, the files of which it was made',
  description:
    'Run this in the job that plans, right after `terraform show -json`. It writes PLAN.digest: the SHA-256 of the plan and of each file that is planned. `check --local --plan` finds the file there, and the plan is undecided as soon as a file is another one. In a job it is undecided without a digest, too.\n\nThe digest was written where the code of the author ran. It finds a plan that is out of date, and never proves who made it. Nothing is sent.',
  arguments: [
    { name: 'plan', description: 'the plan in JSON, from `terraform show -json`', required: true },
  ],
  options: [option('--directory <path>', 'the directory that was planned', { default: '.' })],
  examples: {
    'plangate digest plan.json --directory infra': 'writes plan.json.digest',
  },
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const { readPlan } = await import('../service/engines/read-plan.ts');
  const { digestFiles } = await import('../local/tree-files.ts');
  const { digestPath, writeDigest } = await import('../service/engines/plan-file/tree-digest.ts');
  const written = argumentOf(input, 'plan');
  const path = realOrSame(resolve(io.workingDirectory, written));
  const text = await readNamed(path, io.signal).catch((error: unknown) => {
    throw usageError('plan', `cannot be read: ${errorMessage(error)}`);
  });
  try {
    readPlan(text);
  } catch (error) {
    throw usageError('plan', `cannot be used: ${errorMessage(error)}`);
  }
  const { directory, repository } = resolvePackDirectory(
    optionOf(input, 'directory') ?? '.',
    io.workingDirectory,
  );
  const { root } = await findPlannedPlace(directory, repository);
  const workspace = workspaceOf(io.environment, io.workingDirectory);
  const to = digestPath(path);
  const files = await digestFiles({ root, workspace, except: [path, to] }, io);
  await writeFile(to, writeDigest(text, files)).catch((error: unknown) => {
    throw usageError('plan', `has no digest, because it cannot be written: ${errorMessage(error)}`);
  });
  await io.out(`${digestPath(written)}: ${count(files.size, 'file')} in ${root}\n`);
  return EXIT.green;
}
