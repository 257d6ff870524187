/** Writes the files that a repository needs for the gate. */
import { join, posix, relative, resolve } from 'node:path';
import { repositoryOf } from '../archive/place.ts';
import { listRemote } from '../machine/ask-git.ts';
import { endedBy } from '../model/ended-by.ts';
import { HOSTS_WITH_PAGES } from '../hosts/registry.ts';
import { NEWEST_RELEASE } from '../model/newest-release.ts';
import { printableJson } from '../report/json.ts';
import type { CommandInput, CommandIo, CommandSpec } from './command.ts';
import { DIRECTORY, EXIT, option } from './command.ts';
import { chooseGates, type ChosenGate } from './init/choose-inputs.ts';
import type { ConfigurationsHere } from '../settings/repository-contents.ts';
import {
  findOwnPolicies,
  findConfigurations,
  namedInWorkflows,
  namesApprovers,
  namesPlans,
} from '../settings/repository-contents.ts';
import {
  fitNotice,
  isThere,
  numberedList,
  pagesLine,
  refuseUnsafeNames,
  refuseToReplace,
  writeIfAgreed,
  type ProposedFile,
} from './init/write-files.ts';
import { COMMANDS_WORKFLOW, renderCommands } from './init/render-commands.ts';
import {
  renderSnippet,
  renderWorkflow,
  REPOSITORY_URL,
  type PinnedRelease,
} from './init/render-workflow.ts';
import { quote } from '../model/quote.ts';
import { countWords } from '../report/text.ts';
import { UsageError, usageError, flagOf, optionOf } from './read-input.ts';

const WORKFLOW = '.github/workflows/plangate.yml';
/** The most workspaces that one job gates well. */
const MAX_WORKSPACES = 100;
/** How long the look-up of the release's commit may take. */
const PATIENCE_MS = 5_000;

export const init: CommandSpec = {
  name: 'init',
  summary: 'write the workflow for this repository',
  description: `Reads the cloud blocks of this repository and writes ${WORKFLOW}: one job, on every pull request. It shows the file and writes it; at a terminal it asks before that. Where the repository has policies in Rego, in policies/ or policy/, the workflow installs opa and judges by them, too. It reads the commit of this release from GitHub and pins it in the workflow. For other CI hosts it prints a snippet to copy.`,
  arguments: [DIRECTORY],
  options: [
    option('--host <name>', 'CI host', {
      choices: ['github', ...HOSTS_WITH_PAGES.map(({ name }) => name)],
      default: 'github',
    }),
    option('--organization <name>', 'else from the cloud block, or the env of a workflow'),
    option('--workspace <name>', 'else from the cloud block, or the env of a workflow'),
    option('--directory <directory>', 'else the directory of the cloud block'),
    option(
      '--local',
      'look for policies, conftest and what plans, and write the workflow that judges without a service; with no policy there, a first one with its test, too',
    ),
    option('--json', 'print what would be written as JSON and nothing else'),
    option('--force', 'replace files that are there already'),
    option('-y, --yes', 'write it without asking, as without a terminal'),
    option('--allowed-sources', 'write the list of what may be installed'),
  ],
  examples: {
    'plangate init': 'GitHub, everything from the cloud block',
    'plangate init --local': 'a first policy of your own, without any service',
    'plangate init --allowed-sources': 'what may be installed, from what is used',
    'plangate init --host gitlab >> .gitlab-ci.yml': 'another host',
  },
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  if (flagOf(input, 'allowed-sources')) {
    const { initSources } = await import('./init/init-sources.ts');
    return initSources(input, io);
  }
  if (flagOf(input, 'local')) {
    const { initLocal } = await import('./init/init-local.ts');
    return initLocal(input, io, WORKFLOW);
  }
  const root = repositoryOf(io.workingDirectory) ?? resolve(io.workingDirectory);
  const here = await findConfigurations(root);
  const ciHost = HOSTS_WITH_PAGES.find(({ name }) => name === optionOf(input, 'host'));
  const { chosen, named } = await chooseValues(input, here, root);
  const { gates, omitted } = chooseGates(here.configurations, {
    repeatsBlocks: ciHost !== undefined,
    ...chosen,
  });
  // One workflow can have a step for each organization. A snippet has one command, and an option names one organization.
  if (gates.length > 1 && (ciHost ?? chosen.organization) !== undefined) {
    refuseSeveralOrganizations(gates);
  }
  const policies = await findOwnPolicies(root);
  for (const { inputs } of gates) {
    const { hostname } = named;
    if (hostname !== undefined) inputs.unshift({ name: 'hostname', value: hostname });
    refuseUnsafeNames(inputs);
    if (policies !== undefined) inputs.push({ name: 'policies', value: policies });
  }
  const compileOpa = policies && (await import('../rego/find-opa.ts')).COMPILE_OPA;
  const takesCommands = policies !== undefined && (await namesApprovers(join(root, policies)));
  const version = NEWEST_RELEASE?.version ?? io.version;
  const json = flagOf(input, 'json');
  const selectors = gates.flatMap(({ inputs }) => inputs.flatMap((input) => input.selectors ?? []));
  const notices = [
    ...(await noticesOfPolicies(root, policies)),
    fitNotice(
      takesCommands ? policies : undefined,
      'NAMES/ says who must approve: they write the line of the report as a comment. Teams need the input members-token (docs/approvals.md).',
    ),
    fitNotice(
      Object.values(named),
      'from the `env` of a workflow that is here: NAMES. See that they are meant.',
    ),
    fitNotice(
      here.broken?.where,
      'warning: the file of a cloud block cannot be read at NAMES (docs/inputs.md).',
    ),
    fitNotice(
      omitted,
      'warning: not in the workflow: NAMES. No line of `workspaces` says what their cloud blocks do: add the names (docs/inputs.md).',
    ),
    fitNotice(
      selectors.length > MAX_WORKSPACES ? String(selectors.length) : undefined,
      'NAMES workspaces in one job: docs/matrix.md shares them among many.',
    ),
  ].filter((line) => line !== '');
  for (const notice of json ? [] : notices) await io.err(`${notice}\n`);
  const [first] = gates;
  if (ciHost !== undefined && first !== undefined) {
    const text = renderSnippet(ciHost, first, NEWEST_RELEASE ?? { version }, compileOpa);
    await io.out(json ? printableJson({ data: { text, notices, written: false } }) : text);
    return EXIT.green;
  }
  const path = join(root, WORKFLOW);
  const shown = relative(io.workingDirectory, path);
  if (!json && !flagOf(input, 'force')) await refuseToReplace([WORKFLOW], root);
  const commit = NEWEST_RELEASE?.commit ?? (await findCommit(io, version));
  const text = renderWorkflow(gates, { version, commit }, { compileOpa, takesCommands });
  const others = takesCommands
    ? await proposeCommands(root, io.workingDirectory, { version, commit })
    : [];
  if (json) {
    const more = others.map(([at, content]) => ({ path: at, text: content }));
    const data = { path: shown, text, others: takesCommands ? more : undefined, notices };
    await io.out(printableJson({ data: { ...data, written: false } }));
    return EXIT.green;
  }
  const files: ProposedFile[] = [[shown, text], ...others];
  const isWritten = await writeIfAgreed(files, input, io);
  const steps = nextSteps(shown, here.configurations.length, gates, commit);
  await io.out(isWritten ? steps : 'Nothing was written.\n');
  return EXIT.green;
}

/** @param policies their directory; undefined if there is none */
async function noticesOfPolicies(root: string, policies: string | undefined): Promise<string[]> {
  if (policies === undefined) return [];
  const ofNoPlan = (await namesPlans(join(root, policies))) ? [] : [policies];
  return [
    fitNotice(
      policies,
      'NAMES/ has policies in Rego: opa judges the plan by them, too, as they are on the default branch (docs/own-policies.md).',
    ),
    fitNotice(
      ofNoPlan,
      'warning: nothing of a plan is named in NAMES/, so these policies pass every plan: take it out of `policies` if they judge something else.',
    ),
  ];
}

/** What options name, or else the environment of a workflow that is here. @returns as `named` what that says */
async function chooseValues(input: CommandInput, here: ConfigurationsHere, root: string) {
  const organization = optionOf(input, 'organization');
  const workspace = optionOf(input, 'workspace');
  if (organization === undefined || workspace === undefined) refuseWithoutCloudBlock(here);
  const named = namesNoWorkspace(here) ? await namedInWorkflows(root) : {};
  const chosen = {
    organization: organization ?? named.organization,
    workspace: workspace ?? named.workspace,
    directory: optionOf(input, 'directory') ?? directoryNamed(named, here),
  };
  return { chosen, named };
}

/** Whether no `cloud` block says whose configuration this is, so that only a pipeline can. */
function namesNoWorkspace({ configurations }: ConfigurationsHere): boolean {
  return configurations.every(
    ({ cloud: { hostname, organization, workspaces } }) =>
      (hostname ?? organization ?? workspaces) === undefined,
  );
}

/** The directory that a workflow names, if a configuration is there. */
function directoryNamed(
  { directory }: { directory?: string },
  { directories }: ConfigurationsHere,
): string | undefined {
  const written =
    directory === undefined ? undefined : posix.join(directory, '.').replace(/\/$/, '');
  return directories.find((each) => each === written);
}

/** The workflow of commands, unless one is there. */
async function proposeCommands(
  root: string,
  workingDirectory: string,
  release: PinnedRelease,
): Promise<ProposedFile[]> {
  if (await isThere(COMMANDS_WORKFLOW, root)) return [];
  return [[relative(workingDirectory, join(root, COMMANDS_WORKFLOW)), renderCommands(release)]];
}

/** @throws UsageError with the organizations that the gates are of */
function refuseSeveralOrganizations(gates: readonly ChosenGate[]): never {
  const names = gates.map(({ inputs }) => {
    const values = new Map(inputs.map(({ name, value }) => [name, value]));
    const organization = quote(values.get('organization') ?? '');
    const hostname = values.get('hostname');
    return hostname === undefined ? organization : `${organization} on ${quote(hostname)}`;
  });
  const message = `does not say which cloud blocks are meant: they are of ${names.join(', ')}. Name one organization, or a --directory, and run this once for each. Then give each job a name, a token and a settings file of its own, which --settings names: of two jobs with one name, some hosts run the last.`;
  throw usageError('--organization', message);
}

/**
 * Refuses a repository without a configuration, or with configurations that run elsewhere: a workflow
 * full of placeholders would hide that.
 */
function refuseWithoutCloudBlock(here: ConfigurationsHere): void {
  const { configurations, backends, directories, broken } = here;
  if (configurations.length > 0) return;
  if (broken !== undefined) throw new UsageError([broken]);
  const remedy = 'If a workspace plans it anyway, name it with --organization and --workspace.';
  if (directories.length === 0) {
    const message = `holds no configuration: not a single .tf file in it or below. ${remedy}`;
    throw usageError('this repository', message);
  }
  if (backends.length === 0) return;
  const list = backends.map(({ type, file }) => `backend "${type}" (${file})`).join(', ');
  const message = `keeps its state in ${list}. Plangate gates workspaces of HCP Terraform, Terraform Enterprise or a service with the same API. ${remedy}`;
  throw usageError('this repository', message);
}

/** Asks GitHub by git for the commit of a release; undefined without an answer in time. */
async function findCommit(io: CommandIo, version: string): Promise<string | undefined> {
  // `^{}` asks for the commit, also if the tag is an object of its own.
  const ref = `refs/tags/v${version}^{}`;
  const asking = listRemote(io, { address: REPOSITORY_URL }, ref);
  const answer = await endedBy(io.alarms.in(PATIENCE_MS), asking).catch(() => undefined);
  const text = answer !== undefined && 'text' in answer ? answer.text : '';
  return /^([0-9a-f]{40})\t/.exec(text)?.[1];
}

/** @param cloudBlocks how many there are. @param commit of the release; undefined if the workflow has a placeholder */
function nextSteps(
  path: string,
  cloudBlocks: number,
  gates: readonly ChosenGate[],
  commit: string | undefined,
): string {
  const inputs = gates.flatMap((gate) => gate.inputs);
  const blanks = new Set(inputs.filter(({ blank }) => blank).map(({ name }) => name));
  const secrets = gates.map(({ secret = 'TF_API_TOKEN' }) => secret);
  const steps = [
    commit === undefined && 'Put the commit of the release in place of <sha>: the file says how.',
    blanks.size > 0 &&
      `Put your ${[...blanks].join(' and ')} into it: no cloud block in this repository says it.`,
    inputs.some(({ selectors = [] }) => selectors.some(({ kind }) => kind === 'query')) &&
      'See that the workspaces found by tag or project have their working directory: it says which directory is theirs.',
    secrets.length > 1
      ? fitNotice(secrets, 'Store a team token of each organization as a secret: NAMES.')
      : `Store a team or user API token as the secret ${secrets[0]} of the repository.`,
    'Commit it and open a pull request.',
  ].filter((step) => typeof step === 'string');
  const blocks = countWords(cloudBlocks, 'cloud block');
  return `${path} written, from ${blocks}. Next:\n${numberedList(steps)}${pagesLine()}`;
}
