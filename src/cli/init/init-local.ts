/** `init --local`: the workflow that fits what is there, and a first policy with its test and its level where none is. */
import { join, posix, relative, resolve } from 'node:path';
import { repositoryOf } from '../../archive/resolve-directory.ts';
import { quotedWord } from '../../model/command-line.ts';
import { NEWEST_RELEASE } from '../../model/newest-release.ts';
import { POLICY_DIRECTORIES } from '../../model/policy-files.ts';
import { CONFTEST_FILE } from '../../rego/conftest-file.ts';
import { printableJson } from '../../report/json.ts';
import { namesApprovers } from '../../settings/repository-contents.ts';
import { SETTINGS_PLACES } from '../../settings/settings-file/find-settings-file.ts';
import { nameOfDirectory } from '../../settings/workspace-selectors.ts';
import { EXIT, type CommandInput, type CommandIo } from '../command.ts';
import { flagOf } from '../read-input.ts';
import { FIRST_POLICY } from './first-policy.ts';
import { lookAround, type SeenHere } from './look-around.ts';
import { namesIn, proposeSettings } from './propose-settings.ts';
import { COMMANDS_WORKFLOW, renderCommands } from './render-commands.ts';
import type { ChosenKeys } from './render-settings-file.ts';
import { renderPlanJob, renderWorkflow, type PlannedRoot } from './render-workflow.ts';
import {
  fitNotice,
  isThere,
  numberedList,
  pagesLine,
  refuseUnsafeNames,
  refuseToReplace,
  writeIfAgreed,
} from './write-files.ts';

interface Proposal {
  seen: SeenHere;
  /** Directories of the policies that will judge, relative to the repository. */
  policies: readonly string[];
  /** Where `init` was started, relative to the repository; '' is the repository itself. */
  directory: string;
}

/**
 * Looks at what is there, prints the files that fit, and writes them if the person agrees. Policies and a workflow that
 * are there already stay.
 *
 * @param workflow path of the workflow, relative to the repository
 * @returns the exit code
 */
export async function initLocal(
  input: CommandInput,
  io: CommandIo,
  workflow: string,
): Promise<number> {
  const { workingDirectory } = io;
  const json = flagOf(input, 'json');
  const isForced = flagOf(input, 'force');
  const root = repositoryOf(workingDirectory) ?? resolve(workingDirectory);
  const directory = relative(root, workingDirectory).replaceAll('\\', '/');
  const seen = await lookAround(root, directory, io);
  const writesPolicy = isForced || seen.policies.length === 0;
  if (!json && !isForced && writesPolicy) {
    await refuseToReplace(
      FIRST_POLICY.map(([path]) => path),
      workingDirectory,
    );
  }
  const shownWorkflow = relative(workingDirectory, join(root, workflow));
  const writesWorkflow = seen.otherHost === undefined && !(await isThere(workflow, root));
  const policies = writesPolicy ? [posix.join(directory, 'policies')] : seen.policies;
  const proposal = { seen, policies, directory };
  const files = writesPolicy ? [...FIRST_POLICY] : [];
  const isAsked = await Promise.all(policies.map((path) => namesApprovers(join(root, path))));
  const takesCommands = isAsked.includes(true);
  const keys = chooseKeys(proposal, root, takesCommands);
  const [file = ''] = SETTINGS_PLACES;
  const settings = await proposeSettings(writesWorkflow ? [{ file, keys }] : [], root);
  if (writesWorkflow) {
    refuseUnsafeNames(namesIn(keys));
    for (const [path, text] of settings.proposed) {
      files.push([relative(workingDirectory, join(root, path)), text]);
    }
    files.push([shownWorkflow, await renderLocalWorkflow(proposal, root, io.version)]);
  }
  const isGitHub = seen.otherHost === undefined;
  if (takesCommands && isGitHub && !(await isThere(COMMANDS_WORKFLOW, root))) {
    const release = NEWEST_RELEASE ?? { version: io.version };
    const text = renderCommands(release);
    files.push([relative(workingDirectory, join(root, COMMANDS_WORKFLOW)), text]);
  }
  const found = linesOfWhatIsHere(seen);
  if (json) {
    const data = { found, files: files.map(([path, text]) => ({ path, text })), written: false };
    await io.out(printableJson({ data }));
    return EXIT.green;
  }
  if (found.length > 0) await io.out(`Found:\n${found.map((line) => `  ${line}\n`).join('')}\n`);
  const more = [
    ...settings.kept.map(
      (path) =>
        `${path} is there already, and was left as it is: see that it has \`policies\`, and \`workspaces\` for several roots${seen.scans === undefined ? '' : ', and `scanners` for what they find (docs/scanners.md)'}.`,
    ),
    ...(takesCommands && isGitHub ? WHO_APPROVES : []),
  ];
  const named = settings.proposed.length > 0 ? (keys.workspaces ?? []) : undefined;
  const steps = nextSteps({ ...proposal, named }, shownWorkflow, writesWorkflow, more);
  if (files.length === 0) {
    await io.out(`Nothing was written. ${steps}`);
  } else if (await writeIfAgreed(files, input, io)) {
    await io.out(`Written: ${files.map(([path]) => path).join(', ')}. ${steps}`);
  } else {
    await io.out('Nothing was written.\n');
  }
  return EXIT.green;
}

/**
 * Whether one job is to plan, with credentials, and another to judge its plan: so it is where a pipeline plans or calls
 * conftest already, and where Terragrunt plans many units at once.
 */
function fitsPlanFiles({ conftest, plans, roots }: SeenHere): boolean {
  return conftest.length > 0 || plans.length > 0 || roots.some(({ isUnit }) => isUnit);
}

/** What is planned: where no root is known, the place where `init` was started. */
function plannedRoots({ seen, directory }: Proposal, root: string): PlannedRoot[] {
  const name = nameOfDirectory(resolve(root, directory));
  const roots = seen.isModule && !fitsPlanFiles(seen) ? [] : seen.roots;
  return roots.length > 0 ? roots : [{ name, directory: directory || '.', isUnit: false }];
}

/** What plangate.yml says: each directory that is planned, with a name, because no service has one for it. */
function chooseKeys(proposal: Proposal, root: string, takesCommands: boolean): ChosenKeys {
  const { seen, policies } = proposal;
  const roots = plannedRoots(proposal, root);
  // A step plans the repository itself where nothing else is named.
  const isNamed = fitsPlanFiles(seen) || roots.some(({ directory }) => directory !== '.');
  const workspaces = roots.map(({ name, directory }) => ({ name, directory }));
  return {
    ...(isNamed && { workspaces }),
    policies,
    ...(takesCommands && { commentCommands: true }),
    ...(seen.scans && { scanners: seen.scans.entries }),
  };
}

/** The workflow that judges without a service. @param version of this program, if no release is known */
async function renderLocalWorkflow(
  proposal: Proposal,
  root: string,
  version: string,
): Promise<string> {
  const { seen } = proposal;
  const scans = seen.scans?.text;
  const { COMPILE_OPA: compileOpa } = await import('../../rego/find-opa.ts');
  const release = NEWEST_RELEASE ?? { version };
  if (!fitsPlanFiles(seen)) {
    const inputs = [{ name: 'local', value: 'true' }];
    return renderWorkflow([{ inputs }], release, { compileOpa, planner: {}, scans });
  }
  const inputs = [
    { name: 'plan', value: '${{ runner.temp }}/plan' },
    { name: 'plan-digest', value: '${{ needs.plan.outputs.digests }}' },
  ];
  const job = renderPlanJob({ ...seen, roots: plannedRoots(proposal, root) });
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

/**
 * What the person does next, as a numbered list.
 *
 * @param isWorkflowNew whether `workflow` was written now
 * @param more steps
 */
function nextSteps(
  proposal: WrittenProposal,
  workflow: string,
  isWorkflowNew: boolean,
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
  steps.push(stepToGate(seen, workflow, isWorkflowNew), ...more);
  if (conftest.length > 0) {
    steps.push(
      fitNotice(conftest, 'Once it judges, delete conftest at NAMES (docs/plan-files.md).'),
    );
  }
  return `Next:\n${numberedList(steps)}${pagesLine()}`;
}

function whatIsJudged({ seen, named = [] }: WrittenProposal): string {
  if (named.length > 0) return 'Judge what plangate.yml names';
  return seen.isModule ? 'Judge this directory' : 'Judge a directory with .tf files';
}

/** The options that say what plangate.yml does not. */
function optionsHere({ seen, policies, directory, named }: WrittenProposal): string {
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
  const [root] = seen.roots;
  const place = root === undefined ? 'DIRECTORY' : posix.relative(directory, root.directory);
  return ` --directory ${quotedWord(place)}${ofPolicies}`;
}

function stepToGate(seen: SeenHere, workflow: string, isWorkflowNew: boolean): string {
  if (seen.otherHost !== undefined) {
    return `Gate pull requests in ${seen.otherHost.file}: docs/plan-files.md has the commands, docs/local.md what plans by itself.`;
  }
  if (!isWorkflowNew) {
    return `${workflow} is there already, and was left as it is. To judge without a service, see docs/local.md.`;
  }
  if (fitsPlanFiles(seen)) {
    return `Gate pull requests: sign in and install where ${workflow} says so, put a commit in place of any <sha>, and merge it all: plangate.yml and policies count from the default branch.`;
  }
  return `Gate pull requests: put a commit in place of any <sha> in ${workflow}, and merge it all: plangate.yml and policies count from the default branch.`;
}

/** A line for each kind of thing that is there. `fitNotice` puts the names in place of `NAMES`, and gives '' for none. */
function linesOfWhatIsHere({
  policies,
  withoutPlans,
  conftest,
  hasConftestFile,
  plans,
  roots,
  scans,
  otherHost,
}: SeenHere): string[] {
  const units = roots.filter(({ isUnit }) => isUnit).map(({ directory }) => directory);
  const others = roots.filter(({ isUnit }) => !isUnit).map(({ directory }) => directory);
  return [
    fitNotice(
      policies,
      'policies in NAMES: they judge, and none is replaced (docs/own-policies.md)',
    ),
    fitNotice(
      withoutPlans,
      'nothing of a plan is named in NAMES, so these pass every plan: take them out of `policies` if they judge something else',
    ),
    fitNotice(
      hasConftestFile ? CONFTEST_FILE : undefined,
      'NAMES: policy, namespace and data are read (docs/plan-files.md)',
    ),
    fitNotice(conftest, 'conftest is called: NAMES (docs/plan-files.md)'),
    fitNotice(scans?.found, 'scanners: NAMES (docs/scanners.md)'),
    fitNotice(plans, 'a pipeline plans: NAMES (docs/plan-files.md)'),
    fitNotice(units, 'units of Terragrunt: NAMES (docs/plan-files.md)'),
    fitNotice(others, 'roots: NAMES (docs/local.md)'),
    fitNotice(
      roots.length > MANY_ROOTS ? String(roots.length) : undefined,
      'NAMES roots, each with a line of its own: else a pull request could change which are planned (docs/plan-files.md)',
    ),
    fitNotice(
      otherHost?.file,
      `a pipeline of ${otherHost?.title}: NAMES, and no workflow of GitHub`,
    ),
  ].filter((line) => line !== '');
}

/** With more roots than this, a list of them is explained. */
const MANY_ROOTS = 20;
