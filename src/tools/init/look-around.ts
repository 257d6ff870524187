/** What a repository has for a gate without a service: policies, calls of conftest, plans of pipelines, root modules. */
import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { HOSTS_WITH_PAGES, type HostWithPage } from './hosts-with-pages.ts';
import { filesBelowOf } from './files-of-repository.ts';
import { readRegular } from '../../machine/read-regular.ts';
import { POLICY_DIRECTORIES } from '../../model/policy-files.ts';
import { findRoots } from '../../plan/find-plans.ts';
import { CONFTEST_FILE } from '../../rego/conftest-file.ts';
import { readConftestHere } from '../../rego/open-own-policies.ts';
import { findConfigurations, hasPolicies } from '../../settings/repository-contents.ts';
import { chooseRoots, type ChosenRoots } from './roots-without-service.ts';
import { findSignIn, type FoundSignIn } from './find-sign-in.ts';
import { readModulesHere, type ModuleHere } from './modules-here.ts';
import { scanSteps, type ScanSteps } from './scan-steps.ts';
import { sortPolicies, type OwnPorts, type SortedPolicies } from './sort-policies.ts';

export interface SeenHere extends ChosenRoots, SortedPolicies {
  /** Where a pipeline calls conftest, as in `.github/workflows/ci.yml:12`. */
  conftest: string[];
  hasConftestFile: boolean;
  /** Whether a pipeline or a script runs `workspace select`, so that each environment has a state of its own. */
  selectsWorkspaces: boolean;
  /** Where a pipeline plans, as in `.github/workflows/ci.yml:12`. */
  plans: string[];
  /** The steps of workflows that plan by which these sign in. */
  signIn: FoundSignIn | undefined;
  /** What plans: `tofu` if a pipeline names it, or a configuration is for it. */
  program: 'terraform' | 'tofu';
  /** Its version, where a file of the repository says it. */
  programVersion: string | undefined;
  /** What each directory with a configuration says. */
  modules: ModuleHere[];
  /** Whether the directory itself, where `init` was started, is a module. */
  isModule: boolean;
  /** The steps of scanners whose configuration is there. */
  scans: ScanSteps | undefined;
  /** The file and the name of another CI host, if there is its pipeline and no workflow of GitHub. */
  otherHost: OtherHost | undefined;
  /** What else is there, by its kind: files of Stacks, of Terramate, policies in Sentinel and in Rego. */
  files: FilesHere;
}

type OtherHost = HostWithPage & { file: string };

/** The first file of each kind, relative to the repository; undefined where there is none. */
export interface FilesHere {
  stacks: string | undefined;
  terramate: string | undefined;
  sentinel: string | undefined;
  /** The directories with policies in Rego. */
  rego: string[];
}

const WORKFLOW_DIRECTORY = '.github/workflows';
/** `conftest test`, or a step that uses an action with that name. */
const CONFTEST_CALL = /\bconftest(?:\.exe)?["']?\s+test\b|\buses:\s*\S*conftest/i;
/** `-p` or `--policy` of conftest, with its directory. */
const POLICY_OPTION = /(?:^|\s)(?:-p|--policy)(?:\s+|=)["']?([\w./-]+)/g;
/** The name of a program and the word `plan` in one command of a shell. */
const PLAN_COMMAND = /\b(?:terraform|tofu|terragrunt)\b[^#|&;]*\bplan\b/;

/**
 * Looks for policies, for calls of conftest and for plans in the pipelines of all CI hosts, and for root modules.
 *
 * @param root absolute path of the repository
 * @param directory where `init` was started, relative to it; '' is the repository itself
 */
export async function lookAround(root: string, directory: string, io: OwnPorts): Promise<SeenHere> {
  const namesIn = (path: string) => readdir(join(root, path)).catch(() => undefined);
  const textOf = (path: string) => readRegular(join(root, path)).catch(() => '');
  const workflows = (await namesIn(WORKFLOW_DIRECTORY)) ?? [];
  const workflowFiles = workflows.filter((name) => /\.ya?ml$/.test(name)).sort();
  const pipelines = workflowFiles.map((name) => `${WORKFLOW_DIRECTORY}/${name}`);
  const otherHosts: OtherHost[] = [];
  for (const host of HOSTS_WITH_PAGES) {
    const { file } = host.page;
    if ((await textOf(file)) === '') continue;
    pipelines.push(file);
    otherHosts.push({ ...host, file });
  }
  const allFiles = await filesBelowOf(root);
  const scripts = allFiles.filter((path) => SCRIPT.test(path) && !pipelines.includes(path));
  const conftest: string[] = [];
  const plans: string[] = [];
  /** The directories that calls of conftest name. */
  const conftestDirectories: string[] = [];
  let isTofu = false;
  let selectsWorkspaces = false;
  for (const path of [...pipelines, ...scripts.slice(0, MOST_SCRIPTS)]) {
    for (const { text, line } of commandsIn(await textOf(path))) {
      const isPipeline = pipelines.includes(path);
      if (isPipeline && PLAN_COMMAND.test(text)) plans.push(`${path}:${line}`);
      selectsWorkspaces ||= /\bworkspace\s+select\b/.test(text);
      isTofu ||= isPipeline && /\btofu\b/.test(text);
      if (!CONFTEST_CALL.test(text)) continue;
      if (isPipeline) conftest.push(`${path}:${line}`);
      for (const [, name = ''] of text.matchAll(POLICY_OPTION)) {
        conftestDirectories.push(name, posix.join(posix.dirname(path), name));
      }
    }
  }
  const conftestFile = await readConftestHere(root, io).catch(() => undefined);
  const candidates = [
    ...POLICY_DIRECTORIES.map((name) => posix.join(directory, name)),
    ...(conftestFile?.policy ?? []),
    ...conftestDirectories,
    ...POLICY_DIRECTORIES,
  ];
  const policies = await policyDirectoriesOf(candidates, root);
  const { directories } = await findConfigurations(root);
  const isIn = (path: string) => directory === '' || isBelow(path, directory);
  const modules = readModulesHere(root, directories.filter(isIn));
  const found = await findRoots(directory || '.', root);
  const version = await readVersion(textOf);
  const chosen = chooseRoots({ root, files: allFiles, modules }, found, directory || '.');
  const forTofu =
    isTofu ||
    version?.program === 'tofu' ||
    chosen.roots.some(({ module }) => module?.forTofu === true);
  return {
    ...(await sortPolicies(policies, root, io)),
    ...chosen,
    modules,
    isModule: modules.some((one) => one.directory === (directory || '.')),
    scans: scanSteps((await namesIn('.')) ?? []),
    conftest,
    selectsWorkspaces,
    hasConftestFile: (await namesIn('.'))?.includes(CONFTEST_FILE) === true,
    plans,
    signIn: await findSignIn(
      pipelines.filter((path) => plans.some((place) => place.startsWith(`${path}:`))),
      textOf,
    ),
    program: forTofu ? 'tofu' : 'terraform',
    programVersion: version?.version,
    otherHost: workflows.length === 0 ? otherHosts[0] : undefined,
    files: filesOfKinds(allFiles),
  };
}

const isBelow = (path: string, directory: string): boolean =>
  path === directory || path.startsWith(`${directory}/`);

/** What may call conftest, beside pipelines. */
const SCRIPT =
  /(?:\.sh|\.mk|(?:^|\/)(?:Makefile|makefile|GNUmakefile|[Jj]ustfile|Taskfile\.ya?ml))$/;
const MOST_SCRIPTS = 200;

export function filesOfKinds(files: readonly string[]): FilesHere {
  const first = (name: RegExp) => files.find((path) => name.test(path));
  const rego = files.filter((path) => path.endsWith('.rego') && !path.endsWith('_test.rego'));
  return {
    stacks: first(/\.(?:tfcomponent|tfdeploy|tfstack)\.hcl$/),
    terramate: first(/(?:^|\/)terramate\.tm\.hcl$/) ?? first(/\.tm(?:\.hcl)?$/),
    sentinel: first(/\.sentinel$/),
    rego: [...new Set(rego.map((path) => posix.dirname(path)))],
  };
}

/** The version that the repository names for the program, by the files of the usual version managers. */
async function readVersion(
  textOf: (path: string) => Promise<string>,
): Promise<{ program: 'terraform' | 'tofu'; version: string } | undefined> {
  const exact = (text: string) => /^v?(\d+\.\d+\.\d+)\s*$/.exec(text.trim())?.[1];
  const terraform = exact(await textOf('.terraform-version'));
  if (terraform !== undefined) return { program: 'terraform', version: terraform };
  const tofu = exact(await textOf('.opentofu-version'));
  if (tofu !== undefined) return { program: 'tofu', version: tofu };
  const [, name, version] =
    /^(terraform|opentofu)\s+(\d+\.\d+\.\d+)\s*$/m.exec(await textOf('.tool-versions')) ?? [];
  if (version === undefined) return undefined;
  return { program: name === 'terraform' ? 'terraform' : 'tofu', version };
}

/** Those of the paths that have policies, in their order. A check refuses two directories of one name: the first counts. */
async function policyDirectoriesOf(paths: readonly string[], root: string): Promise<string[]> {
  const directories: string[] = [];
  for (const written of paths) {
    const path = posix.join(written, '.');
    const isNameTaken = directories.some(
      (directory) => posix.basename(directory) === posix.basename(path),
    );
    const isOutside = path.startsWith('..');
    if (isOutside || isNameTaken || !(await hasPolicies(join(root, path)))) continue;
    directories.push(path);
  }
  return directories;
}

/** The lines of a pipeline without comments. A line that ends with `\` is joined with the next, and has its own number. */
function commandsIn(pipeline: string): { text: string; line: number }[] {
  const commands: { text: string; line: number }[] = [];
  let isContinued = false;
  for (const [index, written] of pipeline.split('\n').entries()) {
    const text = written.trimEnd().replace(/\\$/, '');
    const last = commands.at(-1);
    if (isContinued && last !== undefined) last.text += text;
    else if (!/^\s*(?:#|\/\/)/.test(text)) commands.push({ text, line: index + 1 });
    isContinued = text !== written.trimEnd();
  }
  return commands;
}
