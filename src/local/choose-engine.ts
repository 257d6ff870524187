/** Chooses what plans a local check: the static planner, a program on the PATH, mocked providers, or a plan made elsewhere. */
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { readFile, stat } from 'node:fs/promises';
import { isJob } from '../hosts/workspace.ts';
import { startsApart } from '../machine/apart.ts';
import { isOnPath } from '../machine/execute.ts';
import { findAround, realOrSame } from '../machine/find-repository.ts';
import { listTrackedFiles, type GitPorts } from '../machine/ask-git.ts';
import { readRegular } from '../machine/read-regular.ts';
import { quote } from '../model/quote.ts';
import { planFileEngine } from '../service/engines/plan-file-engine.ts';
import { compareDigest, digestPath } from '../service/engines/plan-file/tree-digest.ts';
import { LONGEST_PLAN } from '../service/engines/read-plan.ts';
import type { Clock, Environment, ExecuteBounded } from '../model/ports.ts';
import type { Problem } from '../model/parse.ts';
import type { PolicyFiles } from '../model/policy-files.ts';
import type { Engine } from '../service/engines/engine.ts';
import { readEngineEnvironment } from '../service/engines/engine-environment.ts';
import { mockedEngine } from '../service/engines/mocked/mocked-engine.ts';
import { programEngine } from '../service/engines/program-engine.ts';
import type { Settings } from '../settings/settings.ts';
import { asTrusted, type ConfigurationFiles, type JobTree, type Trusted } from '../trust/tree.ts';
import { TERRAFORM_PLAN } from '../service/plan/plan-shape.ts';
import type { PlaceOf } from './planned-places.ts';
import { digestFiles } from './tree-files.ts';

interface EngineContext {
  workingDirectory: string;
  jobTree: JobTree;
  placeOf: PlaceOf;
}

interface EnginePorts extends GitPorts {
  clock: Clock;
  executeBounded: ExecuteBounded;
}

type EngineName = NonNullable<Settings['engine']>;

interface ChosenEngine {
  /** Undefined for a plan that was made elsewhere. */
  name: EngineName | undefined;
  /** Undefined for the static planner. */
  engine: Engine | undefined;
  /** A sentence for people, if the program can read what other processes hold. */
  notApart?: string | undefined;
}

/** The engine of the settings, or what is wrong with it. */
export async function chooseEngine(
  settings: Settings,
  directories: EngineContext,
  ports: EnginePorts,
): Promise<ChosenEngine | { problems: Problem[] }> {
  if (settings.plan !== undefined) return planEngine(settings.plan, settings, directories, ports);
  const name = settings.engine ?? defaultEngine(settings, directories, ports);
  if (name === undefined) {
    return { problems: [{ where: 'engine', message: NO_PROGRAM }] };
  }
  if (name === 'static') return { name, engine: undefined };
  const program = name === 'mocked' ? 'terraform' : name;
  if (!isOnPath(program, ports.environment)) {
    return { problems: [{ where: 'engine', message: sayMissing(name, ports.environment) }] };
  }
  const named = settings.engineEnv ?? [];
  const { githubToken = '', checksToken = '' } = settings;
  const tokens = [githubToken, checksToken];
  const variables = readEngineEnvironment(named, ports.environment, tokens);
  if ('problem' in variables) {
    return { problems: [{ where: 'engine-env', message: variables.problem }] };
  }
  const { execute, notApart } = await startsApart(program, ports.executeBounded, variables.value);
  const options = { execute, clock: ports.clock, variables: variables.value };
  const chosen = { name, notApart };
  if (name === 'mocked') {
    const providersOf = (workspace: string) => providersFor(workspace, settings, directories);
    return { ...chosen, engine: mockedBy(options, providersOf) };
  }
  const pluginCache = cacheOf(settings, directories);
  const trusted = await trustedFiles(settings, directories);
  const engine: Engine = {
    name,
    shape: TERRAFORM_PLAN,
    plan: (request) =>
      programEngine({
        ...options,
        program: name,
        pluginCache,
        trusted: trusted?.(request.workspaceName),
      }).plan(request),
  };
  return { ...chosen, engine };
}

function cacheOf(
  { pluginCache }: Settings,
  { workingDirectory }: EngineContext,
): string | undefined {
  return pluginCache && resolve(workingDirectory, pluginCache);
}

function sayMissing(name: EngineName, environment: Environment): string {
  if (name !== 'mocked') {
    return `is ${name}, and there is no ${name} on the PATH. Install it, or write \`engine: static\`.`;
  }
  const isTofu = isOnPath('tofu', environment);
  const why = isTofu
    ? 'OpenTofu cannot be used for it, because it makes up values that are known after the apply only'
    : 'it runs `terraform test`';
  return `is mocked, and there is no terraform on the PATH: ${why}. Install Terraform 1.7 or newer, or write \`engine: ${isTofu ? 'tofu' : 'static'}\`.`;
}

/** Mocked providers come from where `terraform init` has put them for the workspace. */
function mockedBy(
  options: Parameters<typeof mockedEngine>[0],
  providersOf: (workspace: string) => string | undefined,
): Engine {
  return {
    ...mockedEngine(options),
    plan: (request) =>
      mockedEngine({ ...options, pluginCache: providersOf(request.workspaceName) }).plan(request),
  };
}

/** The directory of providers to use; undefined if they have to come from their registries. */
function providersFor(
  workspace: string,
  settings: Settings,
  directories: EngineContext,
): string | undefined {
  const named = cacheOf(settings, directories);
  if (named !== undefined) return named;
  // No program is taken from a tree under judgement.
  if (directories.jobTree.proposed) return undefined;
  const { root, workingDirectory } = directories.placeOf(workspace);
  const installed = join(root, workingDirectory, '.terraform', 'providers');
  return existsSync(installed) ? installed : undefined;
}

/** Reads the plan and its digest once, so that they cannot change between two readings. */
async function planEngine(
  written: string,
  settings: Settings,
  { workingDirectory, jobTree, placeOf }: EngineContext,
  ports: EnginePorts,
): Promise<ChosenEngine | { problems: Problem[] }> {
  const refuse = (message: string) => ({ problems: [{ where: 'plan', message }] });
  const path = realOrSame(resolve(workingDirectory, written));
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isFile() !== true) {
    return refuse(
      `is ${quote(written)}, and there is no such file. Write it with \`terraform show -json\`.`,
    );
  }
  if (stats.size > LONGEST_PLAN) {
    return refuse(`is ${quote(written)}, which has more than ${LONGEST_PLAN} bytes.`);
  }
  const workspace = (jobTree.proposed ? jobTree.workspace : undefined) ?? workingDirectory;
  if (jobTree.proposed) {
    const directory = resolve(workingDirectory, settings.directory);
    const root = findAround(directory, workspace).repository?.root;
    for (const [name, file] of [
      [written, path],
      [digestPath(written), digestPath(path)],
    ] as const) {
      if (await isCommitted(file, root, workspace, ports)) return refuse(committed(name));
    }
  }
  const text = await readFile(path, 'utf8');
  const digest = await readRegular(digestPath(path), LONGEST_DIGEST).catch(() => undefined);
  const except = [path, digestPath(path)];
  const engine = planFileEngine({
    planOf: async (name) => {
      if (digest === undefined) return { text, digest };
      const files = await digestFiles({ root: placeOf(name).root, workspace, except }, ports);
      return { text, digest: compareDigest(digest, text, files) };
    },
  });
  return { name: undefined, engine };
}

const LONGEST_DIGEST = 32 * 1024 * 1024;

/** Whether git tracks a file that is there, or cannot say that it does not. */
async function isCommitted(
  path: string,
  root: string | undefined,
  workspace: string,
  ports: EnginePorts,
): Promise<boolean> {
  if (root === undefined || !existsSync(path)) return false;
  const inner = relative(root, path).split(sep).join('/');
  if (inner.startsWith('../') || isAbsolute(inner)) return false;
  const tracked = await listTrackedFiles(root, workspace, ports);
  return !(tracked instanceof Set) || tracked.has(inner);
}

function committed(written: string): string {
  return `is ${quote(written)}, which is a file of the repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`;
}

const NO_PROGRAM =
  'is missing, and the PATH of this job has no terraform and no tofu. Install one of them, or set `engine: static`, which cannot judge values from providers.';

/** Also true if the files of a job are not judged, as after a push. */
export function isInJob(
  { jobTree }: Pick<EngineContext, 'jobTree'>,
  { environment }: Pick<EnginePorts, 'environment'>,
): boolean {
  return jobTree.proposed || isJob(environment);
}

/** A job plans with the program and the state; a person without credentials, where the providers are there. */
function defaultEngine(
  settings: Settings,
  directories: EngineContext,
  ports: EnginePorts,
): EngineName | undefined {
  const { environment } = ports;
  if (isInJob(directories, ports)) {
    return (['terraform', 'tofu'] as const).find((name) => isOnPath(name, environment));
  }
  const isReady =
    isOnPath('terraform', environment) &&
    settings.workspaces.every(
      (selector) =>
        providersFor(selector.kind === 'name' ? selector.name : '', settings, directories) !==
        undefined,
    );
  return isReady ? 'mocked' : 'static';
}

/** The default branch, with the directory that each workspace plans; undefined where nothing is judged. */
async function trustedFiles(
  settings: Settings,
  { workingDirectory, jobTree, placeOf }: EngineContext,
): Promise<
  ((workspace: string) => { files: Trusted<ConfigurationFiles>; root: string }) | undefined
> {
  if (!jobTree.proposed) return undefined;
  const { workspace: top = workingDirectory } = jobTree;
  const directory = resolve(workingDirectory, settings.directory);
  const root = findAround(directory, top).repository?.root;
  const files =
    root === undefined ? NO_FILES : await jobTree.trusted(root, undefined).catch(() => NO_FILES);
  return (workspace) => {
    const { root: path } = placeOf(workspace);
    return {
      files,
      root: relative(root ?? path, path)
        .split(sep)
        .join('/'),
    };
  };
}

/** Files that cannot be read count as missing: then no backend counts as that of the default branch. */
const NO_FILES = asTrusted<ConfigurationFiles>({
  names: async () => undefined,
  read: async () => undefined,
});

/** What happens to a resource that exists. */
const OF_EXISTING = /"(delete|update|forget)"/;
const MOST_NOTICES = 5;

/**
 * Notices about the policies that compare `actions` with words of resources that exist already.
 *
 * @param sets the policies that judge
 */
export function sayStateActions(sets: readonly PolicyFiles[]): string[] {
  return sets
    .flatMap(({ files, shownAs }) =>
      [...files].flatMap(([path, content]) => {
        if (!/\.(?:rego|sentinel)$/.test(path) || path.endsWith('_test.rego')) return [];
        const text = Buffer.from(content).toString('utf8');
        if (!/\bactions\b/.test(text)) return [];
        const lines = text.split('\n').map((line) => line.replace(/#.*$/, ''));
        const at = lines.findIndex((line) => OF_EXISTING.test(line));
        const [, word] = OF_EXISTING.exec(lines[at] ?? '') ?? [];
        if (word === undefined) return [];
        return [
          `${shownAs}/${path}:${at + 1} looks for the action "${word}". A plan with mocked providers knows no state and never has it: this rule finds nothing here.`,
        ];
      }),
    )
    .slice(0, MOST_NOTICES);
}
