/**
 * Finds the workspaces to gate: those with a name, those that a query finds, and without those that the change does not affect.
 */
import { join, relative, resolve, sep } from 'node:path';
import { RULE_FILE } from '../archive/pack.ts';
import { resolvePackDirectory } from '../archive/place.ts';
import type { Client } from '../client/client.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import { isConfiguration } from '../configuration/file-names.ts';
import { isBelow, realOrSame } from '../machine/find-repository.ts';
import type { PlanSettings } from '../settings/settings.ts';
import { describeSelector, type WorkspaceSelector } from '../settings/workspace-selectors.ts';
import { followLinks, followLinksIn, localFiles } from '../machine/files-here.ts';
import type { Log } from '../model/ports.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { isAffected, type Elsewhere, type Watched } from '../configuration/affected.ts';
import { GateStop } from './failure-of.ts';
import { readWorkingDirectory, showWorkspace, uploadRoot } from './find-workspace.ts';
import { readNamedFiles } from './hidden-files.ts';
import type { RequestedWorkspace } from './result.ts';

interface ChoiceOptions {
  plan: PlanSettings;
  workingDirectory: string;
  repositoryRoot: string;
  /** Relative to the repository; undefined if the list may be incomplete: then all workspaces are affected. */
  changedFiles?: () => Promise<string[] | undefined>;
}

/** Whoever knows the workspaces: the service, or a check without one. */
interface WorkspaceLookup {
  query(
    this: void,
    selector: WorkspaceQuery,
  ): Promise<readonly (PlacedWorkspace & { name: string })[]>;
  show(this: void, name: string): Promise<PlacedWorkspace>;
}

export interface FoundWorkspaces {
  requested: RequestedWorkspace[];
  /** Names of those that the change does not concern. */
  skipped: string[];
  /** Whether only those that the change concerns were asked for, and what changes is not known. */
  unlisted: boolean;
}

export const CHANGES_NOT_KNOWN =
  '`affected-only` has no complete list of changed files, or an empty one, so every workspace counts as affected.';

/** Tells the log which workspaces are left out, or why none is. */
export function logSkipped({ skipped, unlisted }: FoundWorkspaces, log: Log): void {
  if (unlisted) log.info(CHANGES_NOT_KNOWN);
  if (skipped.length > 0) {
    log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
  }
}

/**
 * @throws PackError when a link leads to a directory, before any request; GateStop when a query
 *   finds nothing; or what the client threw.
 */
export async function findWorkspaces(
  client: Client,
  options: ChoiceOptions,
): Promise<FoundWorkspaces> {
  const { organization } = options.plan;
  const lookup = {
    query: async (selector: WorkspaceQuery) =>
      (await queryWorkspaces(client, organization, selector)).map(({ attributes }) => attributes),
    show: async (name: string) => (await showWorkspace(client, organization, name)).attributes,
  };
  return chooseWorkspaces(lookup, options);
}

/**
 * Chooses the workspaces by functions that look them up.
 *
 * @throws PackError when a link leads to a directory; GateStop when a query finds nothing
 */
export async function chooseWorkspaces(
  { query, show }: WorkspaceLookup,
  options: ChoiceOptions,
): Promise<FoundWorkspaces> {
  const { plan, workingDirectory, repositoryRoot } = options;
  const isVersionControl = plan.source === 'vcs';
  const wholeRepository = { directory: repositoryRoot, repository: repositoryRoot };
  // All are resolved before the first request, so that a wrong directory costs none.
  const selected = plan.workspaces.map((selector) => {
    const directory = (selector.kind === 'name' ? selector.directory : undefined) ?? plan.directory;
    const directories = isVersionControl
      ? wholeRepository
      : resolvePackDirectory(directory, workingDirectory);
    return { selector, directories };
  });
  const all = new Map<string, RequestedWorkspace & { place?: PlacedWorkspace }>();
  for (const { selector, directories } of selected) {
    if (selector.kind === 'name') {
      all.set(selector.name, { name: selector.name, ...directories });
      continue;
    }
    const workspaces = await query(selector);
    if (workspaces.length === 0) {
      const text = `${describeSelector(selector)} was not found in organization "${plan.organization}". Either no workspace has it, or the token may not see those that do.`;
      throw new GateStop('input', { text, code: 'PG-109' });
    }
    for (const { name, ...place } of workspaces) {
      if (!all.has(name)) all.set(name, { name, ...directories, place });
    }
  }
  const changed =
    plan.affectedOnly || isVersionControl ? await options.changedFiles?.() : undefined;
  // A list with nothing in it was not made from a change.
  if (changed === undefined || changed.length === 0) {
    return { requested: [...all.values()], skipped: [], unlisted: plan.affectedOnly };
  }
  const isAffectedWorkspace = affectedTest(changed, repositoryRoot, plan.varFile);
  const requested: RequestedWorkspace[] = [];
  const skipped: string[] = [];
  for (const workspace of all.values()) {
    const place = workspace.place ?? (await show(workspace.name));
    if (!isConfigured(workspace, place) || (await isAffectedWorkspace(workspace, place))) {
      requested.push(workspace);
    } else if (isVersionControl) requested.push({ ...workspace, unaffected: true });
    else skipped.push(workspace.name);
  }
  return { requested, skipped, unlisted: false };
}

export type WorkspaceQuery = Extract<WorkspaceSelector, { kind: 'query' }>;

/** The workspaces that a query finds and that this token sees. Rejects with what the client threw. */
export async function queryWorkspaces(
  client: Client,
  organization: string,
  selector: WorkspaceQuery,
): Promise<Workspace[]> {
  const query = await toQuery(client, organization, selector);
  return query === undefined ? [] : await client.workspaces.list(organization, query).all();
}

/** The query of the service's list, with the id of the project; undefined if there is no such project. */
export async function toQuery(
  client: Client,
  organization: string,
  { tags, project }: WorkspaceQuery,
) {
  if (project === undefined) return { tags };
  // A project may be called like the id of another one.
  const named = await client.names.project(organization, project);
  const id = named ?? (/^prj-[A-Za-z0-9]+$/.test(project) ? project : undefined);
  return id === undefined ? undefined : { tags, project: id };
}

/** The directory that would be packed for a workspace, and the one that Terraform runs in; a `..` is ignored here. */
function configurationOf(directory: string, { 'working-directory': text }: PlacedWorkspace) {
  const working = readWorkingDirectory(text);
  const inside = 'path' in working ? working.path : '';
  const root = uploadRoot(directory, inside);
  return { root, module: join(root, inside) };
}

/** Where a workspace plans, and which other files concern it. */
interface PlacedWorkspace {
  'working-directory'?: string | null | undefined;
  'trigger-patterns'?: string[] | null | undefined;
  'trigger-prefixes'?: string[] | null | undefined;
}

/**
 * Whether the checkout has a configuration for the workspace. If not, the list of changes says nothing about it: its working
 * directory may be misspelt, or the service may be wrong. The gate refuses such a workspace.
 */
function isConfigured(
  { directory, repository }: RequestedWorkspace,
  attributes: PlacedWorkspace,
): boolean {
  if (!('path' in readWorkingDirectory(attributes['working-directory']))) return false;
  const { module } = configurationOf(directory, attributes);
  const real = realOrSame(module);
  if (repository !== undefined && !isBelow(real, repository)) return false;
  // Directories of git and Terraform themselves, in which no configuration is.
  const names = relative(directory, module).split(sep);
  if (names.includes('.git') || names.includes('.terraform')) return false;
  // A directory or a broken link with the name of a file of Terraform is none.
  const isThere = (name: string) => localFiles.readFile(join(real, name)) !== undefined;
  const entries = localFiles.readDirectory(real);
  // Only Terragrunt knows which files a unit is made of.
  return !entries.includes('terragrunt.hcl') && entries.filter(isConfiguration).some(isThere);
}

/**
 * Makes a test whether the files that change affect a workspace.
 *
 * @param changed relative to the repository
 * @param repositoryRoot absolute; the list has no file of another repository, or of none
 * @param varFile files of values that each plan gets, relative to its directory
 */
function affectedTest(
  changed: readonly string[],
  repositoryRoot: string,
  varFile: readonly string[] = [],
) {
  const modulesElsewhere = new Map<string, Promise<Elsewhere | undefined>>();
  return async (
    { directory, repository }: RequestedWorkspace,
    attributes: PlacedWorkspace,
  ): Promise<boolean> => {
    if (repository !== repositoryRoot) return true;
    const { root, module } = configurationOf(directory, attributes);
    const given = varFile.flatMap((file) => followLinks(resolve(module, file)));
    // Some file systems ignore the case of letters, so the directory may have another name there.
    const places = [realOrSame(module), ...given].flatMap(
      (path) => relativePathInside(repositoryRoot, path) ?? [],
    );
    const watched: Watched = {
      directory: relativePathInside(repositoryRoot, module) ?? '',
      patterns: attributes['trigger-patterns'] ?? [],
      prefixes: (attributes['trigger-prefixes'] ?? []).concat(places),
    };
    if (isAffected(changed, watched)) return true;
    const reading =
      modulesElsewhere.get(module) ?? readFilesElsewhere(module, root, repositoryRoot);
    modulesElsewhere.set(module, reading);
    const elsewhere = await reading;
    return elsewhere === undefined || isAffected(changed, { ...watched, ...elsewhere });
  };
}

/** The files that a plan reads, also outside of the directory; undefined if that is not certain. */
async function readFilesElsewhere(
  module: string,
  root: string,
  repositoryRoot: string,
): Promise<Elsewhere | undefined> {
  // What is below the directory counts in any case.
  const isElsewhere = (path: string) => !isBelow(path, module);
  const { modules, files, directories, computed } = await readNamedFiles(module, isElsewhere);
  if (computed.length > 0) return undefined;
  const namedDirectories = [...directories.values()];
  const places = [module, ...modules.flatMap((called) => called.places), ...files.keys()];
  const linkTargets = modules.flatMap((called) => called.linked);
  for (const place of new Set([...places, ...namedDirectories.map(({ path }) => path)])) {
    const targets = followLinksIn(place);
    if (targets === undefined) return undefined;
    linkTargets.push(...targets);
  }
  const rules = followLinks(join(root, RULE_FILE));
  const readPaths = [...rules, ...linkTargets, ...places.flatMap((path) => followLinks(path))];
  return {
    reads: readPaths.flatMap((path) => relativePathInside(repositoryRoot, path) ?? []),
    readPatterns: namedDirectories.flatMap(({ path, endings }) => {
      const from = relativePathInside(repositoryRoot, path);
      if (from === undefined) return [];
      const prefix = from === '' ? '' : `${from}/`;
      return Array.from(endings.keys(), (suffix) => ({ prefix, suffix }));
    }),
  };
}
