/** Writes the files that a repository needs for the gate. */
import { readdirSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';
import { repositoryOf } from '../../archive/resolve-directory.ts';
import { listRemote } from '../../machine/ask-git.ts';
import { readRegular } from '../../machine/read-regular.ts';
import { filesBelowOf } from './files-of-repository.ts';
import { endedBy } from '../../model/ended-by.ts';
import { HOSTS_WITH_PAGES, type HostWithPage } from './hosts-with-pages.ts';
import { NEWEST_RELEASE } from '../../model/newest-release.ts';
import { printableJson } from '../../report/json.ts';
import { safeLine } from '../../report/neutralise-log.ts';
import {
  type CommandInput,
  type CommandIo,
  type CommandSpec,
  DIRECTORY,
  EXIT,
  option,
} from '../../check/command.ts';
import { chooseGates, selectsWorkspaces, type ChosenGate } from './gates-with-service.ts';
import { findUsualSettings, namesIn, proposeSettings } from './propose-settings.ts';
import {
  type ConfigurationsHere,
  findConfigurations,
  ownPolicyDirectories,
  namedInWorkflows,
  namesApprovers,
} from '../../settings/repository-contents.ts';
import {
  fitNotice,
  isThere,
  numberedList,
  pagesLine,
  refuseUnsafeNames,
  refuseToReplace,
  writeIfAgreed,
  type ProposedFile,
} from './write-files.ts';
import { COMMANDS_WORKFLOW, renderCommands } from './render-commands.ts';
import {
  renderSnippet,
  renderWorkflow,
  REPOSITORY_URL,
  type PinnedRelease,
} from './render-workflow.ts';
import { renderScanners } from './render-settings-file.ts';
import { scanSteps, type ScanSteps } from './scan-steps.ts';
import { settleConfigurations } from './settle-configurations.ts';
import { sortPolicies, type SortedPolicies } from './sort-policies.ts';
import { filesOfKinds } from './look-around.ts';
import { quote } from '../../model/quote.ts';
import { countWords, listText } from '../../report/text.ts';
import { UsageError, usageError, flagOf, optionOf } from '../../check/command-input.ts';

const WORKFLOW = '.github/workflows/plangate.yml';
/** The most directories that one job gates well. */
const MAX_DIRECTORIES = 100;
/** How long the look-up of the release's commit may take. */
const TIME_LIMIT_MS = 5_000;

export const init: CommandSpec = {
  name: 'init',
  summary: 'write the workflow and plangate.yml for this repository',
  description: `Looks at this repository, says what it saw, and writes what fits: ${WORKFLOW}, one job on every pull request, and plangate.yml with what is gated and by which policies. Where cloud blocks or \`backend "remote"\` name workspaces, a service plans them. Where the state is in another backend, the runner plans, and the workflow signs in to the cloud of that backend and of the providers. Units of Terragrunt are planned by a job of their own, and of a library of modules the examples are planned. It shows the files and writes them; at a terminal it asks before that, and offers to plan one root. A plangate.yml that is there stays. Policies in Rego, in policies/ or policy/, judge, unless they read what no plan has; with none, a gate without a service gets a first one. It reads the commit of this release from GitHub and pins it in the workflow. For other CI hosts it prints a snippet to copy, beside plangate.yml.`,
  arguments: [DIRECTORY],
  options: [
    option('--host <name>', 'CI host', {
      choices: ['github', ...HOSTS_WITH_PAGES.map(({ name }) => name)],
      default: 'github',
    }),
    option('--organization <name>', 'else from the cloud block, or the env of a workflow'),
    option('--workspace <name>', 'else from the cloud block, or the env of a workflow'),
    option('--directory <directory>', 'else the directory of the cloud block'),
    option('--local', 'without a service, also where a cloud block or a workflow names one'),
    option('--json', 'print what would be written as JSON and nothing else'),
    option('--force', 'replace files that are there already, but no plangate.yml'),
    option(
      '-y, --yes',
      'write it without asking, as without a terminal, and plan one root to try it',
    ),
    option('--allowed-sources', 'write the list of what may be installed'),
  ],
  examples: {
    'plangate init': 'GitHub, everything from what is here',
    'plangate init --local': 'a first policy of your own, without any service',
    'plangate init --allowed-sources': 'what may be installed, from what is used',
    'plangate init --host gitlab >> .gitlab-ci.yml': 'another host',
  },
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  if (flagOf(input, 'allowed-sources')) {
    const { initSources } = await import('./init-sources.ts');
    return initSources(input, io);
  }
  const root = repositoryOf(io.workingDirectory) ?? resolve(io.workingDirectory);
  const here = await findConfigurations(root);
  if (flagOf(input, 'local') || !(await isOfService(input, here, root))) {
    if (!flagOf(input, 'local')) await refuseNothing(here, root);
    const { initLocal } = await import('./init-local.ts');
    return initLocal(input, io, { workflow: WORKFLOW, release: await findRelease(io) });
  }
  const proposal = await propose(input, io, { root, here });
  for (const notice of flagOf(input, 'json') ? [] : proposal.notices) await io.err(`${notice}\n`);
  const { ciHost } = proposal;
  if (ciHost === undefined) await writeForGitHub(proposal, input, io);
  else await writeForHost(ciHost, proposal, input, io);
  return EXIT.green;
}

/** What fits the repository, before anything is written. */
interface Proposal {
  /** Absolute path of the repository. */
  root: string;
  /** Another host than GitHub. */
  ciHost: HostWithPage | undefined;
  gates: readonly ChosenGate[];
  /** The files of settings, relative to the working directory. */
  settings: readonly ProposedFile[];
  /** How many there are. */
  cloudBlocks: number;
  /** The command that compiles `opa`, where the repository has policies of its own. */
  compileOpa: string | undefined;
  takesCommands: boolean;
  /** The steps of scanners whose configuration is there. */
  scans: string | undefined;
  notices: readonly string[];
}

/**
 * Whether a service plans: an option, a `cloud` block, `backend "remote"`, the environment of a workflow, or the plangate.yml
 * that is there names one.
 */
async function isOfService(
  input: CommandInput,
  here: ConfigurationsHere,
  root: string,
): Promise<boolean> {
  const isNamed = ['organization', 'workspace'].some((name) => optionOf(input, name) !== undefined);
  if (isNamed || here.configurations.length > 0 || here.broken !== undefined) return true;
  const usual = await findUsualSettings(root);
  const text = usual === undefined ? '' : await readRegular(join(root, usual)).catch(() => '');
  if (/^organization:/m.test(text)) return true;
  const { organization, workspace } = await namedInWorkflows(root);
  return here.backends.length === 0 && (organization ?? workspace) !== undefined;
}

/** @throws UsageError where nothing of the repository can be gated, or is a policy */
async function refuseNothing({ directories }: ConfigurationsHere, root: string): Promise<void> {
  if (directories.length > 0) return;
  const files = await filesBelowOf(root);
  if (files.some((path) => OF_A_GATE.test(path))) return;
  const message =
    'holds no configuration: not a single .tf file in it or below. If a workspace plans it anyway, name it with --organization and --workspace. To begin with a policy, run `plangate init --local`.';
  throw usageError('this repository', message);
}

/** What has no `.tf` file beside it, and is planned or judges. */
const OF_A_GATE =
  /(?:^|\/)terragrunt\.hcl$|\.(?:tfcomponent|tfdeploy|tfstack)\.hcl$|\.rego$|\.sentinel$/;

async function propose(
  input: CommandInput,
  io: CommandIo,
  { root, here }: { root: string; here: ConfigurationsHere },
): Promise<Proposal> {
  const ciHost = HOSTS_WITH_PAGES.find(({ name }) => name === optionOf(input, 'host'));
  const { chosen, named } = await chooseValues(input, io, { here, root });
  const sorted = await sortPolicies(await ownPolicyDirectories(root), root, io);
  const [policies] = sorted.policies;
  const otherFiles = filesOfKinds(await filesBelowOf(root));
  const takesCommands = policies !== undefined && (await namesApprovers(join(root, policies)));
  const scans = scanSteps(readdirSync(root));
  const scansOfWorkflow = ciHost === undefined ? scans : undefined;
  const isOneNamed = (chosen.workspace ?? chosen.directory) !== undefined;
  const settled = settleConfigurations(here.configurations, root);
  const { configurations, templates, shared, overlapping } = isOneNamed
    ? { configurations: here.configurations, templates: [], shared: [], overlapping: [] }
    : settled;
  const [first] = shared;
  if (configurations.length === 0 && first !== undefined) {
    const message = `is missing: the workspace ${quote(first.workspace)} is named in ${listText(first.directories)}. Name the one whose workspace it is.`;
    throw usageError('--directory', message);
  }
  const [template] = templates;
  if (configurations.length === 0 && template !== undefined) {
    const message = `has a cloud block in ${template.directory} alone, which is filled in first (${template.placeholder}). Name its workspace with --organization and --workspace.`;
    throw usageError('this repository', message);
  }
  const { gates, omitted } = chooseGates(
    { ...here, configurations },
    {
      ...chosen,
      isOneOfSeveral: ciHost !== undefined,
      more: {
        ...(policies !== undefined && { policies: [policies] }),
        ...(takesCommands && { commentCommands: true }),
        // Without a step that scans, the file would be missing in each check.
        ...(scansOfWorkflow && { scanners: scansOfWorkflow.entries }),
      },
    },
  );
  // One workflow can have a step for each organization. A snippet has one command, and an option names one organization.
  if (gates.length > 1 && (ciHost ?? chosen.organization) !== undefined) {
    refuseSeveralOrganizations(gates);
  }
  const { hostname } = named;
  if (hostname !== undefined) {
    for (const { inputs } of gates) inputs.unshift({ name: 'hostname', value: hostname });
  }
  for (const { inputs, keys } of gates) refuseUnsafeNames([...inputs, ...namesIn(keys)]);
  const { proposed, kept } = await proposeSettings(gates, root);
  const shown = (path: string) => relative(io.workingDirectory, join(root, path));
  const gated = gates.flatMap(({ directories }) => directories).length;
  const notices = [
    ...noticesOfPolicies(sorted),
    fitNotice(
      takesCommands ? policies : undefined,
      'NAMES/ says who must approve: they write the line of the report as a comment. Teams need the input members-token (docs/approvals.md).',
    ),
    ...noticesOfScans(scans, { hasStep: ciHost === undefined, isKeyWritten: kept.length === 0 }),
    fitNotice(
      Object.values(named),
      'from the `env` of a workflow that is here: NAMES. See that they are meant.',
    ),
    fitNotice(
      here.broken?.where,
      'warning: the file of a cloud block cannot be read at NAMES (docs/inputs.md).',
    ),
    ...shared.map(({ workspace, directories }) =>
      fitNotice(
        directories,
        `warning: not gated: workspace ${quote(workspace)}, named in NAMES. Take it out of all but one`,
      ),
    ),
    fitNotice(
      overlapping.map(({ wide, narrow }) => `${wide} and ${narrow}`),
      'tags overlap: NAMES. A workspace with all of them is of its own working directory.',
    ),
    fitNotice(
      templates.map(({ directory, placeholder }) => `${directory} (${placeholder})`),
      'not gated, because it is filled in first: NAMES.',
    ),
    fitNotice(
      here.configurations.flatMap(({ directory, forTofu }) => (forTofu === true ? directory : [])),
      'warning: files of OpenTofu alone in NAMES. HCP Terraform reads none of them: the service has to run OpenTofu.',
    ),
    fitNotice(otherFiles.stacks, 'Stacks: NAMES. They are not gated.'),
    fitNotice(
      omitted,
      'warning: not gated: NAMES. Their cloud blocks say no name, tags or prefix as a text: write one, or name the workspace in a file.',
    ),
    fitNotice(
      kept,
      'NAMES is there and stays as it is: `plangate doctor` shows what it gates. To have it written again, delete it first.',
    ),
    fitNotice(
      gated > MAX_DIRECTORIES ? String(gated) : undefined,
      'NAMES directories in one job: docs/matrix.md shares them among many.',
    ),
  ].filter((line) => line !== '');
  return {
    root,
    ciHost,
    gates,
    settings: proposed.map(([path, text]) => [shown(path), text]),
    cloudBlocks: here.configurations.length,
    compileOpa: policies && (await import('../../rego/find-opa.ts')).COMPILE_OPA,
    takesCommands,
    scans: scansOfWorkflow?.text,
    notices,
  };
}

const asJson = (files: readonly ProposedFile[]) => files.map(([path, text]) => ({ path, text }));

async function writeForGitHub(
  proposal: Proposal,
  input: CommandInput,
  io: CommandIo,
): Promise<void> {
  const { root, gates, settings, compileOpa, takesCommands, notices } = proposal;
  const json = flagOf(input, 'json');
  if (!json && !flagOf(input, 'force')) await refuseToReplace([WORKFLOW], root);
  const { version, commit } = await findRelease(io);
  const workflow = relative(io.workingDirectory, join(root, WORKFLOW));
  const text = renderWorkflow(gates, { version, commit }, { compileOpa, scans: proposal.scans });
  const others = takesCommands
    ? await proposeCommands(root, io.workingDirectory, { version, commit })
    : [];
  const files: ProposedFile[] = [...settings, [workflow, text], ...others];
  if (json) {
    const data = { files: asJson(files), notices, written: false };
    await io.out(printableJson({ data }));
    return;
  }
  const isWritten = await writeIfAgreed(files, input, io);
  await io.out(isWritten ? nextSteps(workflow, proposal, commit) : 'Nothing was written.\n');
}

/** Prints the snippet, and writes the file of settings that it needs. What is said of that file is not for the pipeline. */
async function writeForHost(
  ciHost: HostWithPage,
  { gates, settings, compileOpa, notices }: Proposal,
  input: CommandInput,
  io: CommandIo,
): Promise<void> {
  const [gate = { inputs: [] }] = gates;
  const text = renderSnippet(ciHost, gate, NEWEST_RELEASE ?? { version: io.version }, compileOpa);
  if (flagOf(input, 'json')) {
    const data = { text, files: asJson(settings), notices, written: false };
    await io.out(printableJson({ data }));
    return;
  }
  await io.out(text);
  if (settings.length === 0) return;
  const isWritten = await writeIfAgreed(settings, input, { ...io, out: io.err });
  const names = settings.map(([path]) => path).join(', ');
  const steps = [...stepsOfSettings(settings, gates), mergeFirst(settings, gates)];
  await io.err(
    isWritten
      ? `${names} written. Next:\n${numberedList(steps)}${pagesLine()}`
      : `${names} was not written, and the gate needs it.\n`,
  );
}

function noticesOfScans(
  scans: ScanSteps | undefined,
  { hasStep, isKeyWritten }: { hasStep: boolean; isKeyWritten: boolean },
): string[] {
  if (scans === undefined) return [];
  const step = hasStep
    ? 'NAMES: the workflow has a step of each such scanner'
    : 'NAMES: let each such scanner write its file before the gate';
  const isWritten = hasStep && isKeyWritten;
  const key = isWritten
    ? ', and plangate.yml names its file (docs/scanners.md).'
    : '. What it finds counts with this in plangate.yml (docs/scanners.md):';
  return [fitNotice(scans.found, step + key), isWritten ? '' : renderScanners(scans.entries)];
}

function noticesOfPolicies({ policies: [judging], unfit }: SortedPolicies): string[] {
  return [
    fitNotice(
      judging,
      'NAMES/ has policies in Rego: opa judges the plan by them, too, as they are on the default branch (docs/own-policies.md).',
    ),
    ...unfit.map(({ directory, why }) =>
      safeLine(
        `warning: ${directory}/ has policies in Rego that judge no plan, so \`policies\` does not name it: ${why}`,
      ),
    ),
  ];
}

/**
 * What options name, or else the environment of a workflow that is here; at a terminal the person is asked for what is not known.
 *
 * @returns as `named` what the environment says
 * @throws UsageError for what nobody says: a file with a name in its place would close the gate for everybody
 */
async function chooseValues(
  input: CommandInput,
  io: CommandIo,
  { here, root }: { here: ConfigurationsHere; root: string },
) {
  if (here.configurations.length === 0 && here.broken !== undefined) {
    throw new UsageError([here.broken]);
  }
  const named = namesNoWorkspace(here) ? await namedInWorkflows(root) : {};
  const isThere = (await findUsualSettings(root)) !== undefined;
  const clouds = here.configurations.map(({ cloud }) => cloud);
  const ask = async (name: 'organization' | 'workspace', isKnown: boolean) => {
    const given = optionOf(input, name) ?? named[name];
    if (given !== undefined || isKnown || isThere) return given;
    const canAsk = io.canAnswer && !flagOf(input, 'yes') && !flagOf(input, 'json');
    const answer = canAsk ? (await io.ask(`Which ${name}? `))?.trim() : undefined;
    if (answer !== undefined && answer !== '') return answer;
    throw usageError(`--${name}`, `is missing: no cloud block in this repository says it.`);
  };
  const isOrganizationKnown = clouds.some(({ organization }) => organization !== undefined);
  const isWorkspaceKnown = here.configurations.some(selectsWorkspaces);
  const chosen = {
    organization: await ask('organization', isOrganizationKnown),
    workspace: await ask('workspace', isWorkspaceKnown),
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
  const names = gates.map(({ inputs, organization }) => {
    const hostname = inputs.find(({ name }) => name === 'hostname')?.value;
    return `${quote(organization)}${hostname === undefined ? '' : ` on ${quote(hostname)}`}`;
  });
  const message = `does not say which cloud blocks are meant: they are of ${names.join(', ')}. Name one organization, or a --directory, and run this once for each: each has a file of its own. Then give each job a name and a token of its own: of two jobs with one name, some hosts run the last.`;
  throw usageError('--organization', message);
}

/** What a workflow pins. */
async function findRelease(io: CommandIo): Promise<PinnedRelease> {
  const version = NEWEST_RELEASE?.version ?? io.version;
  const commit = NEWEST_RELEASE?.commit ?? (await findCommit(io, version));
  return commit === undefined ? { version } : { version, commit };
}

/** Asks GitHub by git for the commit of a release; undefined without an answer in time. */
async function findCommit(io: CommandIo, version: string): Promise<string | undefined> {
  // `^{}` asks for the commit, also if the tag is an object of its own.
  const ref = `refs/tags/v${version}^{}`;
  const asking = listRemote(io, { address: REPOSITORY_URL }, ref);
  const answer = await endedBy(io.alarms.in(TIME_LIMIT_MS), asking).catch(() => undefined);
  const text = answer !== undefined && 'text' in answer ? answer.text : '';
  return /^([0-9a-f]{40})\t/.exec(text)?.[1];
}

/** What is to be done before the gate counts on files of settings. */
function stepsOfSettings(
  settings: readonly ProposedFile[],
  gates: readonly ChosenGate[],
): string[] {
  if (settings.length === 0) return [];
  const ofBlocks = gates.some(({ directories }) => directories.length > 0);
  return ofBlocks ? ['Run `plangate doctor`: it shows which workspaces the directories have.'] : [];
}

/** When the files of settings count. */
function mergeFirst(settings: readonly ProposedFile[], gates: readonly ChosenGate[]): string {
  const names = settings.map(([path]) => path);
  const counts = `${names.join(' and ')} ${names.length > 1 ? 'count' : 'counts'}`;
  const choosesWorkspaces = gates.some(({ keys }) => keys.workspaces ?? keys.organization);
  const before = choosesWorkspaces ? ', and before that the gate is undecided' : '';
  return `Commit it all and merge that request first: ${counts} from the default branch${before}.`;
}

/** @param commit of the release; undefined if the workflow has a placeholder */
function nextSteps(
  workflow: string,
  { settings, gates, cloudBlocks }: Proposal,
  commit: string | undefined,
): string {
  const secrets = gates.map(({ secret = 'TF_API_TOKEN' }) => secret);
  const steps = [
    ...(commit === undefined
      ? ['Put the commit of the release in place of <sha>: the workflow says how.']
      : []),
    ...stepsOfSettings(settings, gates),
    secrets.length > 1
      ? fitNotice(secrets, 'Store a team token of each organization as a secret: NAMES.')
      : `Store a team or user API token as the secret ${secrets[0]} of the repository.`,
    settings.length > 0 ? mergeFirst(settings, gates) : 'Commit it and open a pull request.',
  ];
  const names = [...settings.map(([path]) => path), workflow].join(' and ');
  const blocks = countWords(cloudBlocks, 'cloud block');
  return `${names} written, from ${blocks}. Next:\n${numberedList(steps)}${pagesLine()}`;
}
