/**
 * Finds the workspaces to gate: those with a name, those that a query finds, and without those that the change does not affect.
 */
import { dirname, join, relative, resolve, sep } from 'node:path';
import { RULE_FILE } from '../archive/archive.ts';
import { resolvePackDirectory } from '../archive/resolve-directory.ts';
import type { Client } from '../client/client.ts';
import { isUnseen } from '../client/service-error.ts';
import { filesInArguments, type SetVariable } from '../configuration/argument-files.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import { inDirectory, pathsOfAll, type PathPattern } from '../configuration/computed-names.ts';
import { isConfiguration } from '../configuration/file-names.ts';
import type { UnboundedRead, NamedFiles } from '../configuration/named-files.ts';
import { isBelow, realOrSame } from '../machine/find-repository.ts';
import type { PlanSettings } from '../settings/settings.ts';
import {
  describeSelector,
  type WorkspaceSelector,
  type Within,
} from '../settings/workspace-selectors.ts';
import { followLinks, followLinksIn, localFiles } from '../machine/files-here.ts';
import { runConcurrently } from '../machine/take-turn.ts';
import type { Log } from '../model/ports.ts';
import { nameSome } from '../model/quote.ts';
import { relativePathInside } from '../model/relative-path.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import { addTo } from '../model/add-to.ts';
import { isAffected, type Elsewhere, type Watched } from '../configuration/affected.ts';
import { GateStop, noneIfNotFound } from './failure-of.ts';
import { readWorkingDirectory, showWorkspace, uploadRoot } from './find-workspace.ts';
import { readNamedFiles } from './hidden-files.ts';
import type { RequestedWorkspace } from './result.ts';
import { CODES } from '../model/errors.ts';
import { finding } from '../model/finding.ts';
import {
  directoryPart,
  filePart,
  phrase,
  quoted,
  setting,
  type Sentence,
} from '../model/sentence.ts';
import { openWithin, projectId } from './within.ts';

interface ChoiceOptions {
  plan: Pick<PlanSettings, 'workspaces' | 'directory' | 'affectedOnly'>;
  /** Whether the commit is planned, and no directory of this checkout. */
  ofCommit?: boolean;
  /** Files of values for variables, relative to the directory of a workspace. */
  varFile?: readonly string[] | undefined;
  workingDirectory: string;
  repositoryRoot: string;
  /** Relative to the repository; undefined if the list may be incomplete: then all workspaces are affected. */
  changedFiles: () => Promise<string[] | undefined>;
  /** What this check has parsed of files. */
  parsed?: ParsedFiles | undefined;
  /** Whether the request changes the settings file and nothing else: then a selector may find nothing. */
  changesSettingsAlone?: boolean | undefined;
}

/** Whoever knows the workspaces: the service, or a check without one. */
interface WorkspaceLookup {
  /** @throws GateStop when there is none */
  query(
    this: void,
    selector: WorkspaceQuery,
  ): Promise<readonly (PlacedWorkspace & { name: string })[]>;
  show(this: void, name: string): Promise<PlacedWorkspace>;
  /** Why a workspace is not within these, or why that is not known; undefined if it is. If absent, it is never known. */
  whyOutside?(this: void, name: string, within: Within): Promise<Sentence | undefined>;
  /**
   * The files that arguments in the environment of its runs name, relative to its directory; undefined if that may not be
   * read.
   */
  argumentFiles?(this: void, workspace: PlacedWorkspace): Promise<readonly string[] | undefined>;
}

export interface ChosenWorkspaces {
  requested: RequestedWorkspace[];
  /** Names of those that the change does not concern. */
  skipped: string[];
  /** Names of those that are planned because their variables may not be read. */
  unread: string[];
  /** Those that are planned for every change, each with what may read any file. */
  always: ({ name: string } & UnboundedRead)[];
  /** Whether only those that the change concerns were asked for, and what changes is not known. */
  unlisted: boolean;
  /** What found nothing and may: the request changes the settings file alone. */
  foundNothing: string[];
}

/** How many workspaces are asked for their variables at the same time. */
const MOST_AT_ONCE = 20;
/** How many workspaces a warning names. */
const MOST_NAMED = 5;

const CHANGES_NOT_KNOWN =
  '`affected-only` has no complete list of changed files, or an empty one, so every workspace counts as affected. Where git has to make the list, as in a merge queue or on another host than GitHub, let the checkout have the history: `fetch-depth: 0` (on GitLab `GIT_DEPTH: 0`, in Azure Pipelines `fetchDepth: 0`).';

/** Tells the log which workspaces are left out, or why none is. */
export function logSkipped(found: ChosenWorkspaces, log: Log): void {
  const { skipped } = found;
  logDoubts(found, log);
  if (skipped.length > 0) {
    log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
  }
}

/** Tells the log why workspaces are planned that the change may not concern. */
export function logDoubts(
  { unread, unlisted, always, foundNothing }: ChosenWorkspaces,
  log: Log,
): void {
  if (unlisted) log.warning(CHANGES_NOT_KNOWN);
  if (foundNothing.length > 0) {
    log.warning(
      `Nothing is found for ${nameSome(foundNothing, MOST_NAMED)}, which is an error in a request that changes anything else.`,
    );
  }
  const namesByReason = new Map<string, string[]>();
  for (const { name, where, why } of always) addTo(namesByReason, `${where} ${why}`, name);
  for (const [reason, names] of namesByReason) {
    log.info(`${nameSome(names, MOST_NAMED)}: planned for every change, because ${reason}.`);
  }
  if (unread.length > 0) {
    log.warning(
      `${nameSome(unread, MOST_NAMED)}: planned, although no changed file is among those that the configuration names. TF_CLI_ARGS or TF_CLI_ARGS_plan may name others, and this token may not read all variables that apply there. Give its team the permission to read variables.`,
    );
  }
}

/**
 * @throws PackError when a link leads to a directory, before any request; GateStop when a query
 *   finds nothing; or what the client threw.
 */
export async function findWorkspaces(
  client: Client,
  organization: string,
  options: ChoiceOptions,
): Promise<ChosenWorkspaces> {
  const found = new Map<string, Workspace>();
  const remember = (workspace: Workspace) => {
    found.set(workspace.attributes.name, workspace);
    return placed(workspace);
  };
  const whyOutside = openWithin(client, organization);
  const lookup: WorkspaceLookup = {
    async query(selector) {
      const workspaces = await queryWorkspaces(client, organization, selector);
      if (workspaces.length > 0) return workspaces.map(remember);
      throw new GateStop(
        'input',
        finding(
          CODES.notFound,
          phrase`Not found in organization ${quoted(organization)}: ${setting(describeSelector(selector))}.`,
          {
            about: { setting: 'workspaces' },
            remedy: phrase`Either no workspace has it, or the token may not see those that do.`,
          },
        ),
      );
    },
    show: async (name) => remember(await showWorkspace(client, organization, name)),
    whyOutside: async (name, within) =>
      whyOutside(found.get(name) ?? (await showWorkspace(client, organization, name)), within),
    argumentFiles: argumentFilesOf(client),
  };
  return chooseWorkspaces(lookup, options);
}

/**
 * Chooses the workspaces by functions that look them up.
 *
 * @throws PackError when a link leads to a directory; GateStop when a query finds nothing
 */
export async function chooseWorkspaces(
  lookup: WorkspaceLookup,
  options: ChoiceOptions,
): Promise<ChosenWorkspaces> {
  const { plan, ofCommit = false } = options;
  const { show, argumentFiles } = lookup;
  const { all, foundNothing } = await resolveSelectors(lookup, options);
  const changed = plan.affectedOnly || ofCommit ? await options.changedFiles() : undefined;
  // A list with nothing in it was not made from a change.
  if (changed === undefined || changed.length === 0) {
    const requested = [...all.values()];
    const unlisted = plan.affectedOnly;
    return { requested, skipped: [], unread: [], always: [], unlisted, foundNothing };
  }
  const whyAffected = affectedTest(changed, options);
  const requested: RequestedWorkspace[] = [];
  const skipped: string[] = [];
  const unread: string[] = [];
  const always: ChosenWorkspaces['always'] = [];
  /** Those that the files show as not affected. */
  const doubtful = new Map<string, PlacedWorkspace>();
  for (const workspace of all.values()) {
    if (workspace.refused !== undefined) continue;
    const place = workspace.place ?? (await show(workspace.name));
    if (!isConfigured(workspace, place)) continue;
    const why = await whyAffected(workspace, place, []);
    if (why === undefined) doubtful.set(workspace.name, place);
    else if (why !== 'changed') always.push({ name: workspace.name, ...why });
  }
  const named = await runConcurrently(
    Array.from(doubtful, ([name, place]) => async () => {
      const files = argumentFiles === undefined ? [] : await argumentFiles(place);
      return [name, { place, files }] as const;
    }),
    MOST_AT_ONCE,
  );
  const asked = new Map(named);
  for (const workspace of all.values()) {
    const { place, files } = asked.get(workspace.name) ?? {};
    if (place !== undefined && files === undefined) unread.push(workspace.name);
    if (
      place === undefined ||
      files === undefined ||
      (await whyAffected(workspace, place, files)) !== undefined
    ) {
      requested.push(workspace);
    } else if (ofCommit) requested.push({ ...workspace, unaffected: true });
    else skipped.push(workspace.name);
  }
  return { requested, skipped, unread, always, unlisted: false, foundNothing };
}

/** What one selector finds. */
interface FoundBySelector {
  name: string;
  place?: PlacedWorkspace | undefined;
  selector: WorkspaceSelector;
  /** What is packed for it. */
  directories: { directory: string; repository: string | undefined };
  /** Absolute real path of the directory that the selector says, or that the settings say for it. */
  planned: string;
}

/** Looks up all selectors, and chooses one directory for each workspace that they find. */
async function resolveSelectors(
  lookup: WorkspaceLookup,
  options: ChoiceOptions,
): Promise<{ all: Map<string, ResolvedWorkspace>; foundNothing: string[] }> {
  const { plan, workingDirectory, repositoryRoot, ofCommit = false } = options;
  const wholeRepository = { directory: repositoryRoot, repository: repositoryRoot };
  // All are resolved before the first request, so that a wrong directory costs none.
  const selected = plan.workspaces.map((selector) => {
    const written = selector.directory ?? plan.directory;
    const directories = ofCommit
      ? wholeRepository
      : resolvePackDirectory(written, workingDirectory);
    return { selector, directories, planned: realOrSame(resolve(workingDirectory, written)) };
  });
  const looked = await runConcurrently(
    selected.map((one) => async () => {
      const found = await lookUp(one.selector, lookup, options.changesSettingsAlone === true);
      return found.map((each) => ({ ...each, ...one }));
    }),
    MOST_AT_ONCE,
  );
  const foundNothing = selected.flatMap(({ selector }, at) =>
    looked[at]?.length === 0 ? describeSelector(selector) : [],
  );
  const byName = new Map<string, [FoundBySelector, ...FoundBySelector[]]>();
  for (const found of looked.flat()) {
    // The service takes names in other letters for the same.
    const key = found.name.toLowerCase();
    const finders = byName.get(key);
    if (finders === undefined) byName.set(key, [found]);
    else finders.push(found);
  }
  const resolved = await runConcurrently(
    Array.from(byName.values(), (finders) => () => resolveWorkspace(finders, lookup)),
    MOST_AT_ONCE,
  );
  return { all: new Map(resolved.map((workspace) => [workspace.name, workspace])), foundNothing };
}

type ResolvedWorkspace = RequestedWorkspace & { place?: PlacedWorkspace | undefined };

async function lookUp(
  selector: WorkspaceSelector,
  { query, show }: WorkspaceLookup,
  mayFindNothing: boolean,
): Promise<{ name: string; place?: PlacedWorkspace }[]> {
  if (selector.kind === 'name' && !mayFindNothing) return [{ name: selector.name }];
  const looking =
    selector.kind === 'query'
      ? query(selector)
      : show(selector.name).then((place) => [{ ...place, name: selector.name }]);
  const found = await looking.catch((error: unknown) => {
    if (mayFindNothing && error instanceof GateStop && error.finding.code === CODES.notFound)
      return [];
    throw error;
  });
  return found.map(({ name, ...place }) => ({ name, place }));
}

async function resolveWorkspace(
  finders: readonly [FoundBySelector, ...FoundBySelector[]],
  lookup: WorkspaceLookup,
): Promise<ResolvedWorkspace> {
  const { name } = finders[0];
  const { directories } = finders.find(({ selector }) => selector.directory) ?? finders[0];
  const place = finders.find((each) => each.place !== undefined)?.place;
  const refused = await whyRefused(name, finders, lookup);
  return { name, ...directories, place, ...(refused !== undefined && { refused }) };
}

/** Why a workspace is not planned by what found it: in two directories, or only by a block that does not count. */
async function whyRefused(
  name: string,
  finders: readonly FoundBySelector[],
  { whyOutside = async () => NOT_KNOWN }: WorkspaceLookup,
): Promise<unknown> {
  const proposed = finders.filter(({ selector }) => selector.proposed !== undefined);
  const others = finders.filter(({ selector }) => selector.proposed === undefined);
  // Where the default branch says a directory, that of the settings does not count.
  const stated = others.filter(({ selector }) => selector.directory !== undefined);
  const counting = [...(stated.length > 0 ? stated : others), ...proposed];
  const [first] = counting;
  const other = counting.find(({ planned }) => planned !== first?.planned);
  if (first !== undefined && other !== undefined) return inTwoDirectories(name, first, other);
  if (others.length > 0) return undefined;
  for (const { selector } of proposed) {
    const { at = '', within } = selector.proposed ?? {};
    try {
      const why = within === undefined ? NO_WITHIN : await whyOutside(name, within);
      if (why !== undefined) return outside(name, at, why);
    } catch (error) {
      return error;
    }
  }
  return undefined;
}

const NOT_KNOWN = phrase`no service says what the workspace is within`;
const NO_WITHIN = phrase`its entry in ${setting('workspaces')} has no ${setting('within')}`;

function outside(name: string, at: string, why: Sentence): GateStop {
  return new GateStop(
    'unplanned',
    finding(
      'block-outside',
      phrase`Only the block at ${filePart(at)} in this request selects the workspace, and ${why}. Nothing was started in it.`,
      {
        about: { workspace: name, file: at },
        remedy: phrase`Merge the directory first, add ${setting('within')} to its entry, or name the workspace by an entry of its own.`,
        actor: 'operators',
      },
    ),
  );
}

function inTwoDirectories(name: string, one: FoundBySelector, other: FoundBySelector): GateStop {
  const directoryOf = ({ selector, planned }: FoundBySelector) =>
    directoryPart(selector.directory ?? planned);
  return new GateStop(
    'input',
    finding(
      'two-directories',
      phrase`The workspace is selected in two directories: ${directoryOf(one)} and ${directoryOf(other)}.`,
      {
        about: { workspace: name },
        remedy: phrase`Let one directory select it.`,
      },
    ),
  );
}

/** @throws why one of them may not be planned, where nothing is planned of the others either */
export function throwRefused(requested: readonly RequestedWorkspace[]): void {
  const first = requested.find(({ refused }) => refused !== undefined);
  if (first !== undefined) throw first.refused;
}

export type WorkspaceQuery = Extract<WorkspaceSelector, { kind: 'query' }>;

/** The workspaces that a query finds and that this token sees. Rejects with what the client threw. */
export async function queryWorkspaces(
  client: Client,
  organization: string,
  selector: WorkspaceQuery,
): Promise<Workspace[]> {
  const query = await toQuery(client, organization, selector);
  if (query === undefined) return [];
  const found = await client.workspaces.list(organization, query).all();
  // The service looks for a part of the name, anywhere in it.
  const { prefix = '' } = selector;
  return found.filter(({ attributes }) => attributes.name.startsWith(prefix));
}

/** Workspaces of an organization, as the settings name them. */
export interface Selection {
  organization: string;
  selectors: readonly WorkspaceSelector[];
}

/**
 * The workspace of a run, if one of the selectors finds it. Names are asked first, and that of the run alone where it is known.
 *
 * @param seen the run, with its workspace where the service sends it along
 */
export async function selectedWorkspaceOf(
  { run, workspace }: { run: Run; workspace?: Workspace | undefined },
  { organization, selectors }: Selection,
  client: Client,
): Promise<Workspace | undefined> {
  const id = relatedId(run, 'workspace');
  const ownName = workspace?.attributes.name.toLowerCase();
  const find = async (selector: WorkspaceSelector): Promise<readonly Workspace[]> => {
    if (selector.kind === 'query') return queryWorkspaces(client, organization, selector);
    if (ownName !== undefined && selector.name.toLowerCase() !== ownName) return [];
    const named = client.workspaces.showByName(organization, selector.name);
    return [await named.catch(noneIfNotFound)].filter((each) => each !== undefined);
  };
  const isName = ({ kind }: WorkspaceSelector) => kind === 'name';
  const namesFirst = [...selectors].sort(
    (one, other) => Number(isName(other)) - Number(isName(one)),
  );
  for (const selector of id === undefined ? [] : namesFirst) {
    const found = (await find(selector)).find((each) => each.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The names of all workspaces that are selected, each once; whether one with a name exists is not asked. */
export async function selectedNames(
  { organization, selectors }: Selection,
  client: Client,
): Promise<string[]> {
  const names = new Set<string>();
  for (const selector of selectors) {
    const found =
      selector.kind === 'name' ? [] : await queryWorkspaces(client, organization, selector);
    if (selector.kind === 'name') names.add(selector.name);
    for (const { attributes } of found) names.add(attributes.name);
  }
  return [...names];
}

/** The query of the service's list, with the id of the project; undefined if there is no such project. */
export async function toQuery(
  client: Client,
  organization: string,
  { tags, project, prefix }: WorkspaceQuery,
) {
  const search = prefix === undefined ? {} : { search: prefix };
  if (project === undefined) return { tags, ...search };
  const id = await projectId(client, organization, project);
  return id === undefined ? undefined : { tags, project: id, ...search };
}

/** The directory that would be packed for a workspace, and the one that Terraform runs in; a `..` is ignored here. */
function configurationOf(directory: string, { 'working-directory': text }: PlacedWorkspace) {
  const working = readWorkingDirectory(text);
  const inside = 'path' in working ? working.path : '';
  const root = uploadRoot(directory, inside);
  return { root, module: join(root, inside) };
}

function placed({ id, attributes }: Workspace): PlacedWorkspace & { name: string } {
  return { ...attributes, id };
}

/** Makes the function that asks for the variables of a workspace and of its variable sets; each set is read once. */
function argumentFilesOf(client: Client) {
  const ofSets = new Map<string, Promise<SetVariable[]>>();
  const read = async (listing: { all(): Promise<{ attributes: SetVariable }[]> }) =>
    (await listing.all()).map(({ attributes }) => attributes);
  const readOnce = (id: string) => {
    const reading = ofSets.get(id) ?? read(client.workspaces.variablesOfSet(id));
    ofSets.set(id, reading);
    return reading;
  };
  return async ({ id = '' }: PlacedWorkspace): Promise<string[] | undefined> => {
    try {
      const sets = await client.workspaces.variableSets(id).all();
      const inherited = await Promise.all(sets.map(async (set) => readOnce(set.id)));
      const own = await read(client.workspaces.variables(id));
      return filesInArguments([...own, ...inherited.flat()]);
    } catch (error) {
      // The token may not read variables, or the service has no variable sets.
      if (isUnseen(error)) return undefined;
      throw error;
    }
  };
}

/** Where a workspace plans, and which other files concern it. */
interface PlacedWorkspace {
  /** Left out where no service knows the workspace. */
  id?: string;
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
 * Makes a test whether the files that change affect a workspace. It answers with `changed`, or with what may read any file;
 * undefined if the workspace is not affected.
 *
 * @param changed relative to the repository: the list has no file of another one, or of none
 */
function affectedTest(changed: readonly string[], options: ChoiceOptions) {
  const { repositoryRoot, varFile = [] } = options;
  const modulesElsewhere = new Map<string, Promise<Elsewhere | UnboundedRead>>();
  return async (
    { directory, repository }: RequestedWorkspace,
    attributes: PlacedWorkspace,
    argumentFiles: readonly string[],
  ): Promise<'changed' | UnboundedRead | undefined> => {
    if (repository !== repositoryRoot) return 'changed';
    const { root, module } = configurationOf(directory, attributes);
    const variableFiles = [...varFile, ...argumentFiles].map((file) => resolve(module, file));
    const given = variableFiles.flatMap((file) => followLinks(file));
    // Some file systems ignore the case of letters, so the directory may have another name there.
    const places = [realOrSame(module), ...given].flatMap(
      (path) => relativePathInside(repositoryRoot, path) ?? [],
    );
    const watched: Watched = {
      directory: relativePathInside(repositoryRoot, module) ?? '',
      patterns: attributes['trigger-patterns'] ?? [],
      prefixes: (attributes['trigger-prefixes'] ?? []).concat(places),
    };
    if (isAffected(changed, watched)) return 'changed';
    const key = [module, ...variableFiles].join('\0');
    const reading =
      modulesElsewhere.get(key) ?? readFilesElsewhere({ module, root, variableFiles }, options);
    modulesElsewhere.set(key, reading);
    const elsewhere = await reading;
    if ('why' in elsewhere) return elsewhere;
    return isAffected(changed, { ...watched, ...elsewhere }) ? 'changed' : undefined;
  };
}

/**
 * The files that a plan reads, also outside of the directory; or what may read any file.
 *
 * @param of.module absolute path of the directory
 * @param of.root absolute path of what is packed for it
 * @param of.variableFiles absolute paths of the files of variables that are given
 */
export async function readFilesElsewhere(
  { module, root, variableFiles }: { module: string; root: string; variableFiles: string[] },
  { repositoryRoot, parsed }: Pick<ChoiceOptions, 'repositoryRoot' | 'parsed'>,
): Promise<Elsewhere | UnboundedRead> {
  const named = await readNamedFiles(
    module,
    // What is below the directory counts in any case.
    (path) => !isBelow(path, module),
    localFiles,
    {
      endReason: () => undefined,
      parsed,
      variableFiles,
      mayChange: (path) => isBelow(path, repositoryRoot),
    },
  );
  const { modules, files, directories, computed } = named;
  const patternsOfComputed = pathsOfAll(computed, named.upward);
  const reason = named.unbounded[0] ?? whyWhole(named, patternsOfComputed, repositoryRoot);
  if (reason !== undefined) return fromRepository(reason, repositoryRoot);
  const namedDirectories = [...directories.values()];
  const patterns = [
    ...patternsOfComputed,
    ...namedDirectories.flatMap(({ path, endings }) =>
      followLinks(path).flatMap((place) =>
        Array.from(endings.keys(), (suffix) => ({ prefix: inDirectory(place), suffix })),
      ),
    ),
  ];
  const places = [module, ...modules.flatMap((called) => called.places), ...files.keys()];
  const linkTargets = modules.flatMap((called) => called.linked);
  const walked = [...places, ...patterns.map(({ prefix }) => dirname(`${prefix}x`))];
  for (const place of new Set(walked)) {
    // The change is of the repository, so what is elsewhere is as it was.
    if (!isBelow(place, repositoryRoot)) continue;
    const targets = followLinksIn(place);
    if (targets === undefined) {
      const where = files.get(place)?.[0]?.where ?? place;
      return fromRepository({ where, why: 'has too many files below it' }, repositoryRoot);
    }
    linkTargets.push(...targets);
  }
  const rules = followLinks(join(root, RULE_FILE));
  const readPaths = [...rules, ...linkTargets, ...places.flatMap((path) => followLinks(path))];
  return {
    reads: readPaths.flatMap((path) => relativePathInside(repositoryRoot, path) ?? []),
    readPatterns: patterns.flatMap(({ prefix, suffix }) => {
      const top = inDirectory(repositoryRoot);
      if (top.startsWith(prefix)) return [{ prefix: '', suffix }];
      if (!prefix.startsWith(top)) return [];
      return [{ prefix: prefix.slice(top.length).split(sep).join('/'), suffix }];
    }),
  };
}

/** What makes every file of the repository one that is read; undefined if there is nothing. */
function whyWhole(
  { modules, directories, computed }: NamedFiles,
  patterns: readonly PathPattern[],
  repositoryRoot: string,
): UnboundedRead | undefined {
  const isWhole = (directory: string) => isBelow(repositoryRoot, directory);
  const call = modules.find(({ places }) => places.some(isWhole))?.calls[0];
  if (call !== undefined)
    return { where: call.where, why: 'calls a module that is the whole repository' };
  const mention = [...directories.values()].find(
    ({ path, endings }) => isWhole(path) && endings.has(''),
  );
  const where = mention?.endings.get('')?.[0]?.where;
  if (where !== undefined) return { where, why: 'names the whole repository' };
  const top = inDirectory(repositoryRoot);
  const isCovered = ({ prefix, suffix }: PathPattern) => suffix === '' && top.startsWith(prefix);
  const widest = computed.find(isCovered) ?? computed[0];
  if (widest === undefined || !patterns.some(isCovered)) return undefined;
  const why = 'has the computed name of a file, which texts may lead to any directory';
  return { where: widest.where, why };
}

/** The same with a path from the top of the repository. */
function fromRepository({ where, why }: UnboundedRead, repositoryRoot: string): UnboundedRead {
  const [, path = where, line = ''] = /^(.*?)(:\d+)?$/s.exec(where) ?? [];
  return { where: `${relativePathInside(repositoryRoot, path) ?? path}${line}`, why };
}
