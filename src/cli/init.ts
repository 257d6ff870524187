/** Writes what a repository needs to be gated. */
import { open, mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { CommandInput, CommandIo, CommandSpec } from './command.ts';
import { EXIT } from './command.ts';
import { describeCheckout } from './describe-checkout.ts';
import type { ChosenInput } from './init/choose-inputs.ts';
import { chooseInputs } from './init/choose-inputs.ts';
import { findConfigurations } from './init/find-configurations.ts';
import type { SnippetHost } from './init/render-snippet.ts';
import { renderSnippet, SNIPPET_HOSTS } from './init/render-snippet.ts';
import { renderWorkflow } from './init/render-workflow.ts';
import { UsageError } from './problems.ts';
import { flagOf, optionOf } from './read-input.ts';

const WORKFLOW = '.github/workflows/plangate.yml';

export const init: CommandSpec = {
  name: 'init',
  summary: 'write the workflow for this repository',
  description: `Reads the cloud blocks of this repository and writes ${WORKFLOW}: one job, on every pull request. For other CI hosts it prints what to copy.`,
  options: [
    {
      name: 'host',
      value: 'name',
      description: 'CI host',
      choices: ['github', ...SNIPPET_HOSTS],
      default: 'github',
    },
    { name: 'organization', value: 'name', description: 'else from the cloud block' },
    { name: 'workspace', value: 'name', description: 'else from the cloud block' },
    { name: 'directory', value: 'path', description: 'else where the cloud block stands' },
    { name: 'force', description: 'replace a workflow that is there already' },
  ],
  examples: [
    { command: 'plangate init', what: 'GitHub, everything from the cloud block' },
    { command: 'plangate init --host gitlab >> .gitlab-ci.yml', what: 'another host' },
  ],
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const { root } = await describeCheckout(io.workingDirectory, { name: 'none' }, io.execute);
  const found = await findConfigurations(root);
  const inputs = chooseInputs(found, {
    ...pick(input, 'organization'),
    ...pick(input, 'workspace'),
    ...pick(input, 'directory'),
  });
  const host = optionOf(input, 'host');
  if (host !== 'github') {
    await io.out(renderSnippet(host as SnippetHost, inputs, io.version));
    return EXIT.green;
  }
  const path = join(root, WORKFLOW);
  await write(path, renderWorkflow(inputs, io.version), flagOf(input, 'force'));
  await io.out(nextSteps(relative(io.workingDirectory, path), found.length, inputs));
  return EXIT.green;
}

async function write(path: string, text: string, force: boolean): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, force ? 'w' : 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    const message = `is needed: ${WORKFLOW} is there already and would be replaced.`;
    throw new UsageError([{ subject: '--force', message }]);
  });
  await file.writeFile(text);
  await file.close();
}

function nextSteps(path: string, found: number, inputs: readonly ChosenInput[]): string {
  const blanks = inputs.filter(({ blank }) => blank).map(({ name }) => name);
  const steps = [
    blanks.length > 0 &&
      `Put your ${blanks.join(' and ')} into it: no cloud block in this repository says it.`,
    'Store a team or user API token as the secret TF_API_TOKEN of the repository.',
    'Commit it and open a pull request.',
  ].filter((step) => typeof step === 'string');
  const blocks = found === 1 ? '1 cloud block' : `${found} cloud blocks`;
  const lines = steps.map((step, index) => `  ${index + 1}. ${step}`);
  return [`${path} written, from ${blocks}. Next:`, ...lines, ''].join('\n');
}

function pick<Name extends string>(input: CommandInput, name: Name): { [Key in Name]?: string } {
  const value = optionOf(input, name);
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: string };
}
