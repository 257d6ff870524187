/** What a repository has for a gate without a service: policies, calls of conftest, plans of pipelines, root modules. */
import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { HOSTS_WITH_PAGES } from '../../hosts/registry.ts';
import type { ProgramPorts } from '../../machine/ask-opa.ts';
import { localFiles } from '../../machine/files-here.ts';
import { readRegular } from '../../machine/read-regular.ts';
import { POLICY_DIRECTORIES } from '../../model/policy-files.ts';
import { findRoots, nameRoots, type Root } from '../../plan/find-plans.ts';
import { CONFTEST_FILE } from '../../rego/conftest-file.ts';
import { readConftestHere } from '../../rego/open-own-policies.ts';
import { findConfigurations, hasPolicies, namesPlans } from '../../settings/repository-contents.ts';
import { scanSteps, type ScanSteps } from './scan-steps.ts';

export interface SeenHere {
  /** Directories with policies, relative to the repository. */
  policies: string[];
  /** Those of them whose policies name nothing of a plan. */
  withoutPlans: string[];
  /** Where conftest is called, as in `.github/workflows/ci.yml:12`. */
  conftest: string[];
  hasConftestFile: boolean;
  /** Where a pipeline plans, as in `.github/workflows/ci.yml:12`. */
  plans: string[];
  /** What plans: `tofu` if a pipeline names it. */
  program: 'terraform' | 'tofu';
  /** The root modules and the units of Terragrunt, without what another module calls. */
  roots: Root[];
  /** Whether the directory itself, where `init` was started, is a module. */
  isModule: boolean;
  /** The steps of scanners whose configuration is there. */
  scans: ScanSteps | undefined;
  /** The file and the name of another CI host, if there is its pipeline and no workflow of GitHub. */
  otherHost: { file: string; title: string } | undefined;
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
export async function lookAround(
  root: string,
  directory: string,
  io: ProgramPorts,
): Promise<SeenHere> {
  const namesIn = (path: string) => readdir(join(root, path)).catch(() => undefined);
  const textOf = (path: string) => readRegular(join(root, path)).catch(() => '');
  const workflows = (await namesIn(WORKFLOW_DIRECTORY)) ?? [];
  const workflowFiles = workflows.filter((name) => /\.ya?ml$/.test(name)).sort();
  const pipelines = workflowFiles.map((name) => `${WORKFLOW_DIRECTORY}/${name}`);
  const otherHosts: SeenHere['otherHost'][] = [];
  for (const { title, page } of HOSTS_WITH_PAGES) {
    if ((await textOf(page.file)) === '') continue;
    pipelines.push(page.file);
    otherHosts.push({ file: page.file, title });
  }
  const conftest: string[] = [];
  const plans: string[] = [];
  /** The directories that calls of conftest name. */
  const conftestDirectories: string[] = [];
  let isTofu = false;
  for (const path of pipelines) {
    for (const { text, line } of commandsIn(await textOf(path))) {
      if (PLAN_COMMAND.test(text)) plans.push(`${path}:${line}`);
      isTofu ||= /\btofu\b/.test(text);
      if (!CONFTEST_CALL.test(text)) continue;
      conftest.push(`${path}:${line}`);
      for (const [, name = ''] of text.matchAll(POLICY_OPTION)) conftestDirectories.push(name);
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
  const areOfPlans = await Promise.all(policies.map((path) => namesPlans(join(root, path))));
  return {
    policies,
    withoutPlans: policies.filter((_, at) => areOfPlans[at] === false),
    scans: scanSteps((await namesIn('.')) ?? []),
    conftest,
    hasConftestFile: (await namesIn('.'))?.includes(CONFTEST_FILE) === true,
    plans,
    program: isTofu ? 'tofu' : 'terraform',
    ...(await lookForRoots(directory, root)),
    otherHost: workflows.length === 0 ? otherHosts[0] : undefined,
  };
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

/** The root modules: those that look like one; where none does, all that no other one calls. */
async function lookForRoots(directory: string, root: string) {
  const { directories } = await findConfigurations(join(root, directory));
  const called = await findCalled(directories.map((place) => join(root, directory, place)));
  const isRoot = (one: { directory: string }): boolean => !called.has(join(root, one.directory));
  const roots = (await findRoots(directory || '.', root)).filter(isRoot);
  const all = directories.map((place) => ({
    directory: posix.join(directory, place),
    isUnit: false,
  }));
  const isModule = directories.includes('.');
  const isKnown = roots.length > 0 || isModule;
  return { isModule, roots: isKnown ? roots : nameRoots(all.filter(isRoot), directory || '.') };
}

/** The local modules that the configurations in these directories call. All paths are absolute. */
async function findCalled(directories: readonly string[]): Promise<ReadonlySet<string>> {
  const { readConfiguration, searchedFiles } =
    await import('../../configuration/read-configuration.ts');
  const called = directories.flatMap((path) => {
    const [, ...modules] = readConfiguration(path, searchedFiles(localFiles)).modules;
    return modules.map(({ directory }) => directory);
  });
  return new Set(called);
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
