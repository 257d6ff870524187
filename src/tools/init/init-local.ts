/** The way without a service: the workflow that fits what is there, and a first policy with its test and its level where none is. */
import { join, posix, relative, resolve } from 'node:path';
import { repositoryOf } from '../../archive/resolve-directory.ts';
import { findOnPath } from '../../machine/program-path.ts';
import { isJob } from '../../hosts/job-workspace.ts';
import { HOSTS_WITH_PAGES } from './hosts-with-pages.ts';
import { quotedWord } from '../../model/command-line.ts';
import { POLICY_DIRECTORIES } from '../../model/policy-files.ts';
import { CONFTEST_FILE } from '../../rego/conftest-file.ts';
import { printableJson } from '../../report/json.ts';
import { safeLine } from '../../report/neutralise-log.ts';
import { countWords, groupBy, listText } from '../../report/text.ts';
import { hasPolicies, namesApprovers } from '../../settings/repository-contents.ts';
import { SETTINGS_PLACES } from '../../settings/settings-file/find-settings-file.ts';
import { nameOfDirectory } from '../../settings/workspace-selectors.ts';
import { EXIT, type CommandInput, type CommandIo } from '../../check/command.ts';
import { flagOf, optionOf } from '../../check/command-input.ts';
import type { ChosenRoot, Lack } from './roots-without-service.ts';
import { findCredentials, type Credentials } from './credentials.ts';
import { firstPolicy } from './first-policy.ts';
import { lookAround, type SeenHere } from './look-around.ts';
import { namesIn, proposeSettings } from './propose-settings.ts';
import { COMMANDS_WORKFLOW, renderCommands } from './render-commands.ts';
import type { ChosenKeys } from './render-settings-file.ts';
import {
  IMAGE_TO_NAME,
  renderLocalSnippet,
  renderPlanJob,
  renderWorkflow,
  type PinnedRelease,
} from './render-workflow.ts';
import { tryPlan } from './try-plan.ts';
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

/** What is planned and judged, and how. */
interface Proposal {
  seen: SeenHere;
  /** What is planned: where no root is known, the place where `init` was started. */
  roots: readonly PlannedHere[];
  /** The roots that cannot be planned as they are. */
  leftOut: readonly ChosenRoot[];
  credentials: Credentials;
  /** Directories of the policies that will judge, relative to the repository. */
  policies: readonly string[];
  /** The policy that is written. */
  written: readonly ProposedFile[];
  /** Where `init` was started, relative to the repository; '' is the repository itself. */
  directory: string;
}

type PlannedHere = Pick<ChosenRoot, 'name' | 'directory' | 'isUnit' | 'environment'>;

interface LocalOptions {
  /** Path of the workflow, relative to the repository. */
  workflow: string;
  release: PinnedRelease;
}

/**
 * Looks at what is there, prints the files that fit, and writes them if the person agrees. Policies and a workflow that
 * are there already stay.
 *
 * @returns the exit code
 */
export async function initLocal(
  input: CommandInput,
  io: CommandIo,
  { workflow, release }: LocalOptions,
): Promise<number> {
  const { workingDirectory } = io;
  const json = flagOf(input, 'json');
  const root = repositoryOf(workingDirectory) ?? resolve(workingDirectory);
  const directory = relative(root, workingDirectory).replaceAll('\\', '/');
  const seen = withHost(await lookAround(root, directory, io), input);
  const found = linesOfWhatIsHere(seen);
  const why = whyNothing(seen);
  if (why !== undefined) {
    await io.out(
      json
        ? printableJson({ data: { found, files: [], written: false, notices: [why] } })
        : `${foundText(found)}Nothing was written: ${why}\n${pagesLine()}`,
    );
    return EXIT.green;
  }
  const proposal = await propose(input, io, { root, directory, seen });
  const { policies, written } = proposal;
  const shownWorkflow = relative(workingDirectory, join(root, workflow));
  const isOnGitHub = seen.otherHost === undefined;
  const writesWorkflow = isOnGitHub && !(await isThere(workflow, root));
  const writesSettings = writesWorkflow || !isOnGitHub;
  const isAsked = await Promise.all(policies.map((path) => namesApprovers(join(root, path))));
  const takesCommands = isAsked.includes(true);
  const keys = chooseKeys(proposal, takesCommands && isOnGitHub);
  const [file = ''] = SETTINGS_PLACES;
  refuseUnsafeNames(namesIn(keys));
  const settings = await proposeSettings(writesSettings ? [{ file, keys }] : [], root);
  const toFile = ([path, text]: readonly [string, string]): ProposedFile => [
    relative(workingDirectory, join(root, path)),
    text,
  ];
  const files = [...written, ...settings.proposed.map(toFile)];
  if (writesWorkflow) files.push([shownWorkflow, await renderLocalWorkflow(proposal, release)]);
  if (takesCommands && isOnGitHub && !(await isThere(COMMANDS_WORKFLOW, root))) {
    files.push(toFile([COMMANDS_WORKFLOW, renderCommands(release)]));
  }
  if (json) {
    const data = { found, files: files.map(([path, text]) => ({ path, text })), written: false };
    await io.out(printableJson({ data }));
    return EXIT.green;
  }
  await io.out(foundText(found));
  const more = [
    ...settings.kept.map(
      (path) =>
        `${path} is there already, and was left as it is: see that it has \`policies\`, and \`workspaces\` for several roots${seen.scans === undefined ? '' : ', and `scanners` for what they find (docs/scanners.md)'}.`,
    ),
    ...(takesCommands && isOnGitHub ? WHO_APPROVES : []),
  ];
  const named = settings.proposed.length > 0 ? (keys.workspaces ?? []) : undefined;
  const asWritten = { ...proposal, named };
  const steps = nextSteps(asWritten, { workflow: shownWorkflow, writesWorkflow, release }, more);
  if (files.length === 0) {
    await io.out(`Nothing was written. ${steps}`);
  } else if (await writeIfAgreed(files, input, io)) {
    const said = await sayTried(asWritten, input, io);
    await io.out(`Written: ${files.map(([path]) => path).join(', ')}.\n${said}${steps}`);
  } else {
    await io.out('Nothing was written.\n');
  }
  return EXIT.green;
}

/** With the host that an option names in place of the one whose pipeline is there. */
function withHost(seen: SeenHere, input: CommandInput): SeenHere {
  const asked = HOSTS_WITH_PAGES.find(({ name }) => name === optionOf(input, 'host'));
  return asked === undefined ? seen : { ...seen, otherHost: { ...asked, file: asked.page.file } };
}

const foundText = (found: readonly string[]): string =>
  found.length > 0 ? `Found:\n${found.map((line) => `  ${line}\n`).join('')}\n` : '';

/** Why there is nothing to gate yet, and what to do; undefined if there is something. */
function whyNothing(seen: SeenHere): string | undefined {
  const { roots, modules, files, isLibrary } = seen;
  if (planned(seen).length > 0) return undefined;
  const [first] = roots;
  if (first !== undefined) {
    const which = roots.length === 1 ? 'the root' : `each of the ${roots.length} roots`;
    return `nothing can be planned as it is: ${which} lacks what is named above. Write it into \`terraform.tfvars\` or the block of the backend, and run \`plangate init\` again; or plan in a job of your own (docs/plan-files.md).`;
  }
  if (isLibrary || modules.length > 0) {
    return 'the configurations here are modules, which other configurations call, and none can be planned. An example below examples/ that needs no values is gated.';
  }
  if (files.stacks !== undefined) {
    return `${files.stacks} is of Stacks, and Stacks are not gated: HCP Terraform plans them by itself, and no API shows policies of such a plan.`;
  }
  const [policies] = files.rego;
  if (policies !== undefined) {
    return `this is a repository of policies. \`plangate policies check ${quotedWord(policies)} --organization NAME --workspaces SELECTORS\` says what a change of them would block (docs/policies-repository.md); examples/workflows/policies.yml is the workflow.`;
  }
  if (files.sentinel !== undefined) {
    return 'this is a repository of policies in Sentinel. HCP Terraform judges by them, and the gate of each repository with a configuration shows what they say (docs/policies.md).';
  }
  return undefined;
}

interface Place {
  root: string;
  directory: string;
  seen: SeenHere;
}

async function propose(
  input: CommandInput,
  io: CommandIo,
  { root, directory, seen }: Place,
): Promise<Proposal> {
  const isForced = flagOf(input, 'force');
  const writesPolicy = isForced || seen.policies.length === 0;
  const own = await freeDirectory(io.workingDirectory, isForced);
  const roots = planned(seen);
  const ofRoots = roots.flatMap(({ module }) => module ?? []);
  const isEmpty = seen.modules.length + seen.roots.length === 0;
  const used = isEmpty ? undefined : ofRoots.map(({ providers }) => providers);
  const written = writesPolicy ? firstPolicy(used, own) : [];
  if (!flagOf(input, 'json') && !isForced) {
    await refuseToReplace(
      written.map(([path]) => path),
      io.workingDirectory,
    );
  }
  const place = {
    name: nameOfDirectory(resolve(root, directory)),
    directory: directory || '.',
    isUnit: false,
  };
  return {
    seen,
    roots: roots.length > 0 ? roots : [place],
    leftOut: seen.roots.filter((root) => !roots.includes(root)),
    credentials: findCredentials(ofRoots, io.environment),
    policies: writesPolicy ? [posix.join(directory, own)] : seen.policies,
    written,
    directory,
  };
}

/** The directory of a first policy: the usual one, unless it has policies that judge something else. */
async function freeDirectory(workingDirectory: string, isForced: boolean): Promise<string> {
  const [usual = ''] = POLICY_DIRECTORIES;
  const isTaken = !isForced && (await hasPolicies(join(workingDirectory, usual)));
  return isTaken ? 'plan-policies' : usual;
}

/** With more roots than this, a job plans those that the change concerns, and not one after the other. */
const MANY_ROOTS = 20;

/**
 * Whether one job is to plan, with credentials, and another to judge its plan: so it is where Terragrunt plans many units at once,
 * where a workflow calls conftest, and where a workflow gives the roots what their files do not say.
 */
function fitsPlanFiles({ conftest, plans, roots, otherHost }: SeenHere): boolean {
  if (roots.some(({ isUnit }) => isUnit)) return true;
  if (otherHost !== undefined || roots.some(({ environment }) => environment)) return false;
  const isGiven = plans.length > 0 && roots.length > 0 && roots.every(isLacking);
  return isGiven || (conftest.length > 0 && roots.length <= MANY_ROOTS);
}

const isLacking = ({ lacks }: ChosenRoot): boolean => lacks.length > 0;

/** The roots that are planned: a job of one's own can give them what their files do not say, but for their name. */
function planned(seen: SeenHere): ChosenRoot[] {
  const isPlanned = fitsPlanFiles(seen)
    ? ({ lacks }: ChosenRoot) => lacks.every(({ kind }) => kind !== 'name')
    : (root: ChosenRoot) => !isLacking(root);
  return seen.roots.filter(isPlanned);
}

/** What plangate.yml says: each directory that is planned, with a name, because no service has one for it. */
function chooseKeys(proposal: Proposal, takesCommands: boolean): ChosenKeys {
  const { seen, roots, leftOut, policies, credentials } = proposal;
  // A step plans the repository itself where nothing else is named.
  const isNamed =
    fitsPlanFiles(seen) ||
    roots.some(({ directory, environment }) => directory !== '.' || environment !== undefined);
  const toEntry = ({ name, directory, environment }: PlannedHere) => ({
    name,
    directory,
    varFile: environment?.varFile,
    backendConfig: environment?.backendConfig,
    terraformWorkspace: seen.selectsWorkspaces ? environment?.name : undefined,
  });
  const workspaces = roots.map(toEntry);
  const plansItself = !fitsPlanFiles(seen);
  return {
    ...(isNamed && { workspaces }),
    leftOut: leftOut.map((root) => ({
      ...toEntry(root),
      why: root.lacks.map(lackWords).join('; '),
    })),
    ...(roots.length > 1 && plansItself && { affectedOnly: true }),
    policies,
    ...(plansItself &&
      seen.roots.some(({ module }) => module?.forTofu === true) && { engine: 'tofu' }),
    ...(plansItself && { engineEnv: credentials.engineEnv }),
    ...(takesCommands && { commentCommands: true }),
    ...(seen.scans && seen.otherHost === undefined && { scanners: seen.scans.entries }),
  };
}

/** The workflow that judges without a service. */
async function renderLocalWorkflow(
  { seen, roots, credentials }: Proposal,
  release: PinnedRelease,
): Promise<string> {
  const scans = seen.scans?.text;
  const { COMPILE_OPA: compileOpa } = await import('../../rego/find-opa.ts');
  if (!fitsPlanFiles(seen)) {
    const { program, programVersion } = seen;
    const gate = { inputs: [{ name: 'local', value: 'true' }], env: credentials.env };
    const signIn = seen.signIn?.steps ?? credentials.steps;
    const planner = { program, programVersion, signIn };
    return renderWorkflow([gate], release, { compileOpa, planner, scans });
  }
  const inputs = [
    { name: 'plan', value: '${{ runner.temp }}/plan' },
    { name: 'plan-digest', value: '${{ needs.plan.outputs.digests }}' },
  ];
  const { program, signIn } = seen;
  const given = seen.roots.some(isLacking) ? seen.plans : [];
  const job = renderPlanJob({ roots, program, signIn: signIn?.steps, given, release });
  return renderWorkflow([{ inputs }], release, { compileOpa, planner: { job }, scans });
}

/** What the person should know of approvals. */
const WHO_APPROVES = [
  'Policies say who must approve: they write the line of the report as a comment. Teams need the input members-token (docs/approvals.md).',
];

interface WrittenProposal extends Proposal {
  /** What the plangate.yml names that was written now; undefined if none was. */
  named: ChosenKeys['workspaces'];
}

/** A line: what came of a check of one root, or why none was tried. Empty where nothing here plans. */
async function sayTried(
  { seen, roots, credentials, named }: WrittenProposal,
  input: CommandInput,
  io: CommandIo,
): Promise<string> {
  const [first] = roots;
  if (fitsPlanFiles(seen) || first === undefined) return '';
  const why = whyNotTried({ seen, credentials, named }, input, io);
  if (why !== undefined) return `Nothing was planned to try it: ${why}\n`;
  if (!flagOf(input, 'yes')) {
    const question = `Try it now: plan ${first.directory} here by ${seen.program}? [Y/n] `;
    const answer = (await io.ask(question))?.trim().toLowerCase() ?? 'no';
    if (!['', 'y', 'yes'].includes(answer)) return 'Nothing was planned to try it.\n';
  }
  return `${await tryPlan(first, io)}\n`;
}

function whyNotTried(
  { seen, credentials, named }: Pick<WrittenProposal, 'seen' | 'credentials' | 'named'>,
  input: CommandInput,
  io: CommandIo,
): string | undefined {
  const { program } = seen;
  if (named === undefined) return 'plangate.yml is another one.';
  if (isJob(io.environment)) return 'this is a job.';
  if (!io.canAnswer && !flagOf(input, 'yes')) return 'that takes a terminal, or --yes.';
  if (!credentials.areHere) {
    const needed = [...credentials.titles, ...credentials.unknown];
    return `no credentials for ${listText(needed, MOST_NAMED)} are in the environment.`;
  }
  const isHere = findOnPath(program, io.environment) !== undefined;
  return isHere ? undefined : `no ${program} is on the PATH.`;
}

const MOST_NAMED = 5;

interface WrittenWorkflow {
  workflow: string;
  /** Whether it was written now. */
  writesWorkflow: boolean;
  release: PinnedRelease;
}

/**
 * What the person does next, as a numbered list.
 *
 * @param more steps
 */
function nextSteps(
  proposal: WrittenProposal,
  written: WrittenWorkflow,
  more: readonly string[],
): string {
  const { seen, policies, directory } = proposal;
  const { conftest, hasConftestFile } = seen;
  const paths = policies.map((path) => posix.relative(directory, path));
  const judgesPlanFiles = fitsPlanFiles(seen);
  const judge = judgesPlanFiles
    ? `Judge a plan that is there: plangate check --plan plan.json${optionsHere(proposal)}`
    : `${whatIsJudged(proposal)}: plangate check --local${optionsHere(proposal)}`;
  const usesConftest = hasConftestFile || conftest.length > 0;
  const testCommand = usesConftest ? 'conftest verify --policy' : 'opa test';
  const tests = paths.map((path) => `${testCommand} ${quotedWord(path)}`).join(', ');
  const steps = [judge, `Test ${paths.length > 1 ? 'each of them' : 'it'}: ${tests}`];
  if (!judgesPlanFiles) steps.push('Write your own rule, and run 1 again.');
  steps.push(...stepsToGate(proposal, written), ...more);
  if (conftest.length > 0) {
    steps.push(
      fitNotice(conftest, 'Once it judges, delete conftest at NAMES (docs/plan-files.md).'),
    );
  }
  const snippet =
    seen.otherHost === undefined || judgesPlanFiles
      ? ''
      : `\nFor ${seen.otherHost.file}:\n\n${indented(renderLocalSnippet(seen.otherHost, written.release.version))}\n`;
  return `Next:\n${numberedList(steps)}${snippet}${pagesLine()}`;
}

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

function whatIsJudged({ seen, named = [] }: WrittenProposal): string {
  if (named.length > 0) return 'Judge what plangate.yml names';
  return seen.isModule ? 'Judge this directory' : 'Judge a directory with .tf files';
}

/** The options that say what plangate.yml does not. */
function optionsHere({ seen, roots, policies, directory, named }: WrittenProposal): string {
  const paths = policies.map((path) => posix.relative(directory, path));
  // A check finds these without the option.
  const areUsual = paths.every((path) => POLICY_DIRECTORIES.includes(path));
  const isSaid = named !== undefined || areUsual;
  const ofPolicies = isSaid ? '' : ` --policies ${quotedWord(paths.join(','))}`;
  const [first, ...others] = named ?? [];
  if (fitsPlanFiles(seen)) {
    // A plan file is of one of them.
    const isOneOfMany = others.length > 0 && first !== undefined && 'name' in first;
    const pair = isOneOfMany ? `${first.name}=${first.directory ?? '.'}` : '';
    return isOneOfMany ? ` --workspaces ${quotedWord(pair)}` : ofPolicies;
  }
  if (seen.isModule || first !== undefined) return ofPolicies;
  const [root] = seen.roots.length > 0 ? roots : [];
  const place = root === undefined ? 'DIRECTORY' : posix.relative(directory, root.directory);
  return ` --directory ${quotedWord(place)}${ofPolicies}`;
}

/** What is done by hand, each thing once, and then the merge. */
function stepsToGate(
  { seen, credentials }: WrittenProposal,
  { workflow, writesWorkflow, release }: WrittenWorkflow,
): string[] {
  const { otherHost } = seen;
  const merge = 'merge it all: plangate.yml and policies count from the default branch.';
  if (otherHost !== undefined) {
    if (fitsPlanFiles(seen)) {
      return [`Gate pull requests in ${otherHost.file}: docs/plan-files.md has the commands.`];
    }
    const [needed] = credentials.engineEnv;
    return [
      `Gate pull requests: copy the job below into ${otherHost.file}, name an image with ${seen.program}, opa and plangate in place of ${IMAGE_TO_NAME}, and ${merge}`,
      ...(needed === undefined
        ? []
        : [
            `Give the job credentials that may only read, as ${listText(credentials.engineEnv, MOST_NAMED)}.`,
          ]),
    ];
  }
  if (!writesWorkflow) {
    return [
      `${workflow} is there already, and was left as it is. To judge without a service, see docs/local.md.`,
    ];
  }
  const pin =
    release.commit === undefined
      ? [`Put a commit in place of <sha> in ${workflow}: its first lines say how.`]
      : [];
  if (fitsPlanFiles(seen)) {
    const install = seen.roots.some(({ isUnit }) => isUnit) ? 'Terragrunt' : seen.program;
    const what =
      seen.signIn === undefined ? `Sign in and install ${install}` : `Install ${install}`;
    return [...pin, `${what} where ${workflow} says so.`, `Gate pull requests: ${merge}`];
  }
  const { secrets, unknown } = credentials;
  // What the steps name that are there, is set.
  const variables = seen.signIn === undefined ? credentials.variables : [];
  return [
    ...pin,
    variables.length > 0
      ? `Let a role that may only read trust this repository, and set the variables of the repository: ${listText(variables, 9)}${secrets.length > 0 ? `, and the secret ${listText(secrets, 9)}` : ''}.`
      : '',
    unknown.length > 0
      ? `Give credentials that may only read to ${listText(unknown, MOST_NAMED)}, if it needs some: as \`env\` of the step, and their names in \`engine-env\` of plangate.yml.`
      : '',
    `Gate pull requests: ${merge}`,
  ].filter((step) => step !== '');
}

/** A line for each kind of thing that is there. `fitNotice` puts the names in place of `NAMES`, and gives '' for none. */
function linesOfWhatIsHere(seen: SeenHere): string[] {
  const { policies, unfit, conftest, hasConftestFile, plans, roots, scans, otherHost } = seen;
  const units = roots.filter(({ isUnit }) => isUnit).map(({ directory }) => directory);
  const environments = planned(seen).flatMap(({ environment }) => environment?.name ?? []);
  const others = planned(seen).filter(({ isUnit }) => !isUnit);
  const isGiven = fitsPlanFiles(seen);
  const { stacks, terramate, sentinel } = seen.files;
  const forTofu = roots.flatMap(({ module }) => (module?.forTofu ? module.directory : []));
  return [
    fitNotice(
      policies,
      'policies in NAMES: they judge, and none is replaced (docs/own-policies.md)',
    ),
    ...unfit.map(({ directory, why }) =>
      safeLine(`policies in ${directory} judge no plan, so \`policies\` does not name it: ${why}`),
    ),
    fitNotice(
      hasConftestFile ? CONFTEST_FILE : undefined,
      'NAMES: policy, namespace and data are read (docs/plan-files.md)',
    ),
    fitNotice(conftest, 'conftest is called: NAMES (docs/plan-files.md)'),
    fitNotice(scans?.found, 'scanners: NAMES (docs/scanners.md)'),
    fitNotice(plans, 'a pipeline plans: NAMES (docs/plan-files.md)'),
    fitNotice(seen.signIn?.places, 'it signs in at NAMES, and the job that is written by the same'),
    fitNotice(units, 'units of Terragrunt: NAMES (docs/plan-files.md)'),
    fitNotice(
      [...new Set(others.map(({ directory }) => directory))],
      seen.isLibrary
        ? 'a library of modules, whose examples are planned: NAMES'
        : 'roots: NAMES (docs/local.md)',
    ),
    fitNotice(
      [...new Set(environments)],
      `environments by their files: NAMES. Each is a workspace of its own${seen.selectsWorkspaces ? ', and of the program' : ''}`,
    ),
    ...statesOf(roots),
    ...whatRootsLack(roots, isGiven ? 'planned with what your job gives' : 'not planned yet'),
    fitNotice(
      seen.templates.map(({ directory, placeholder }) => `${directory} (${placeholder})`),
      'not planned, because it is filled in first: NAMES',
    ),
    fitNotice(
      forTofu,
      'files that OpenTofu reads and Terraform does not: NAMES. So `tofu` plans here',
    ),
    fitNotice(
      terramate,
      'Terramate: NAMES. What it generates is planned as it is committed (docs/plan-files.md)',
    ),
    fitNotice(stacks, 'Stacks: NAMES. They are not gated'),
    fitNotice(sentinel, 'policies in Sentinel: NAMES. A service judges by them, and nothing here'),
    fitNotice(
      otherHost?.file,
      `a pipeline of ${otherHost?.title}: NAMES, and no workflow of GitHub`,
    ),
  ].filter((line) => line !== '');
}

/** Where the roots keep their state: a line for each backend. */
function statesOf(roots: readonly ChosenRoot[]): string[] {
  const withBackend = roots.filter(({ module }) => module?.backend !== undefined);
  return groupBy(withBackend, ({ module }) => [module?.backend]).map((group) => {
    const [{ directory, module }] = group;
    const count = new Set(group.map((root) => root.directory)).size;
    const backend = module?.backend === 'cloud' ? 'a service' : `backend "${module?.backend}"`;
    const where = count > 1 ? countWords(count, 'directory', 'directories') : directory;
    return safeLine(`state in ${backend}: ${where}`);
  });
}

/** What keeps roots from being planned as they are: a line for each kind of reason. */
function whatRootsLack(roots: readonly ChosenRoot[], what: string): string[] {
  const lacking = roots.flatMap(({ directory, environment, lacks }) => {
    const place = environment === undefined ? directory : `${directory} for ${environment.name}`;
    return lacks.map((lack) => ({ place, lack }));
  });
  return groupBy(lacking, ({ lack }) => [lack.kind]).map((group) =>
    fitNotice(
      group.map(({ place, lack }) => `${place} (${listText(lack.names, MOST_LACKED)})`),
      `${what}, because ${WHAT_IS_LACKED[group[0].lack.kind]}: NAMES`,
    ),
  );
}

const MOST_LACKED = 2;

const WHAT_IS_LACKED: Readonly<Record<Lack['kind'], string>> = {
  backend: 'the block of its backend does not say all',
  variables: 'no file gives variables a value',
  name: 'plangate.yml cannot have its name',
};

/** As the beginning of a comment. */
function lackWords({ kind, names }: Lack): string {
  const list = listText(names, MOST_NAMED);
  if (kind === 'backend') return `the block of the backend says no ${list}`;
  return kind === 'variables' ? `no file gives a value for ${list}` : `its name ${list}`;
}
