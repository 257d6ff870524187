/**
 * Finds the workspaces to gate: those with a name, those that a query finds, and without those that the change does not affect.
 */
import { relative, resolve } from 'node:path';
import { resolvePackDirectory } from '../archive/resolve-directory.ts';
import type { Client } from '../client/client.ts';
import { isUnseen, ServiceError } from '../client/service-error.ts';
import { filesInArguments, type SetVariable } from '../configuration/argument-files.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import type { UnboundedRead } from '../configuration/named-files.ts';
import { realOrSame, slashed } from '../machine/find-repository.ts';
import type { PlanSettings } from '../settings/settings.ts';
import {
  describeSelector,
  type WorkspaceSelector,
  type Within,
} from '../settings/workspace-selectors.ts';
import { runConcurrently } from '../machine/take-turn.ts';
import type { Log } from '../model/ports.ts';
import { nameSome } from '../model/quote.ts';
import { addTo } from '../model/add-to.ts';
import { failureOf, GateStop } from './failure-of.ts';
import { readWorkingDirectory, showWorkspace } from './find-workspace.ts';
import type { RequestedWorkspace, SkippedWorkspace } from './request.ts';
import { CODES } from '../model/errors.ts';
import { finding } from '../model/finding.ts';
import {
  directoryPart,
  filePart,
  listParts,
  phrase,
  quoted,
  sentencePart,
  setting,
  type Sentence,
} from '../model/sentence.ts';
import { openWithin } from './within.ts';
import {
  directoryOfConfiguration,
  isConfigured,
  affectedTest,
  type PlacedWorkspace,
  type ReadingOptions,
} from './affected-workspaces.ts';
import { queryWorkspaces, type WorkspaceQuery } from './query-workspaces.ts';

interface ChoiceOptions extends ReadingOptions {
  plan: Pick<PlanSettings, 'workspaces' | 'directory' | 'affectedOnly'>;
  /** Whether the commit is planned, and no directory of this checkout. */
  ofCommit?: boolean;
  workingDirectory: string;
  /** Relative to the repository; undefined if the list may be incomplete: then all workspaces are affected. */
  changedFiles: () => Promise<string[] | undefined>;
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
  /** Those that the change does not concern. */
  skipped: SkippedWorkspace[];
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

const CHANGES_NOT_KNOWN_HERE =
  '`affected-only` finds no change here: nothing differs from the default branch, or no branch is known to compare with (`git remote set-head origin --auto`). So every workspace counts as affected.';

/** Tells the log which workspaces are left out, or why none is. @param byPerson whether a person checks their own files */
export function logSkipped(found: ChosenWorkspaces, log: Log, byPerson = false): void {
  const { skipped } = found;
  logDoubts(found, log, byPerson);
  if (skipped.length > 0) {
    const names = skipped.map(({ name }) => name).join(', ');
    log.info(`Not affected by the files that change, and skipped: ${names}.`);
  }
}

/** Tells the log why workspaces are planned that the change may not concern. */
export function logDoubts(
  { unread, unlisted, always, foundNothing }: ChosenWorkspaces,
  log: Log,
  byPerson = false,
): void {
  if (unlisted && byPerson) log.info(CHANGES_NOT_KNOWN_HERE);
  else if (unlisted) log.warning(CHANGES_NOT_KNOWN);
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
      const workspaces = await queryWorkspaces(client, organization, selector).catch(
        (error: unknown) => {
          throw sayUnlisted(error, organization, client);
        },
      );
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

/** Why the workspaces of an organization could not be listed: of the check as a whole, because no selector is at fault. */
function sayUnlisted(error: unknown, organization: string, { origin }: Client): unknown {
  if (!(error instanceof ServiceError) || error.code === 'aborted') return error;
  const { code, says, remedy } = error.finding;
  const kind = failureOf(error).kind;
  if (error.code !== 'not-found') {
    return new GateStop(kind, finding(code, says, { remedy, actor: 'operators' }));
  }
  return new GateStop(
    kind,
    finding(
      'no-such-organization',
      phrase`The organization ${quoted(organization)} was not found on ${sentencePart('name', new URL(origin).host, 160)}: the service answered 404.`,
      {
        about: { setting: 'organization' },
        remedy: phrase`Correct ${setting('organization')}, if the name is written wrong. Else the token may not see the organization.`,
        actor: 'operators',
      },
    ),
  );
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
  const { argumentFiles } = lookup;
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
  const skipped: SkippedWorkspace[] = [];
  const unread: string[] = [];
  const always: ChosenWorkspaces['always'] = [];
  /** Those that the files show as not affected. */
  const doubtful = new Map<string, PlacedWorkspace>();
  for (const workspace of all.values()) {
    const place = await lookUpPlace(workspace, lookup);
    if (place === undefined) continue;
    const candidates = [workspace, ...workspace.others];
    if (!candidates.every((candidate) => isConfigured(candidate, place))) continue;
    const why = await firstOf(candidates, (candidate) => whyAffected(candidate, place, []));
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
    const candidates = [workspace, ...workspace.others];
    if (
      place === undefined ||
      files === undefined ||
      (await firstOf(candidates, (candidate) => whyAffected(candidate, place, files))) !== undefined
    ) {
      requested.push(workspace);
    } else if (ofCommit) requested.push({ ...workspace, unaffected: true });
    else {
      const isCertain = workspace.others.length === 0;
      const directory = isCertain ? directoryOfConfiguration(workspace, place) : undefined;
      skipped.push({ name: workspace.name, directory });
    }
  }
  return { requested, skipped, unread, always, unlisted: false, foundNothing };
}

/** What the service, or the settings, say of a workspace; undefined where nothing does: then every change may concern it. */
async function lookUpPlace(
  { name, place, isUnknown }: ResolvedWorkspace,
  { show }: WorkspaceLookup,
): Promise<PlacedWorkspace | undefined> {
  if (isUnknown === true) return undefined;
  if (place !== undefined) return place;
  return show(name).catch((error: unknown) => {
    // Where the workspaces are looked up, this says it of the one alone.
    if (error instanceof GateStop && error.finding.code === CODES.notFound) return undefined;
    throw error;
  });
}

/** The first answer, asked one after the other; undefined if there is none. */
async function firstOf<Asked, Answer>(
  all: readonly Asked[],
  ask: (one: Asked) => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  for (const one of all) {
    const answer = await ask(one);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** What one selector finds. */
interface FoundBySelector {
  name: string;
  /** Why it finds nothing that can be planned: then the name is what the selector says. */
  refused?: unknown;
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
    const planned = realOrSame(resolve(workingDirectory, written));
    const { refused } = selector;
    if (refused !== undefined && !ofCommit) {
      return { selector, planned, directories: { directory: planned, repository: repositoryRoot } };
    }
    const directories = ofCommit
      ? wholeRepository
      : resolvePackDirectory(written, workingDirectory);
    return { selector, directories, planned };
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
    Array.from(
      byName.values(),
      (finders) => () => resolveWorkspace(finders, lookup, repositoryRoot),
    ),
    MOST_AT_ONCE,
  );
  return { all: new Map(resolved.map((workspace) => [workspace.name, workspace])), foundNothing };
}

interface ResolvedWorkspace extends RequestedWorkspace {
  place?: PlacedWorkspace | undefined;
  /** The other directories that it may be planned in, where nothing says which. */
  others: Pick<RequestedWorkspace, 'name' | 'directory' | 'repository' | 'plannedWith'>[];
  /** Whether nothing says which files concern it: then every change may. */
  isUnknown?: boolean;
}

async function lookUp(
  selector: WorkspaceSelector,
  { query, show }: WorkspaceLookup,
  mayFindNothing: boolean,
): Promise<Pick<FoundBySelector, 'name' | 'place' | 'refused'>[]> {
  const { refused } = selector;
  if (refused !== undefined) {
    return [{ name: describeSelector(selector), refused: new GateStop('input', refused) }];
  }
  if (selector.kind === 'name' && !mayFindNothing) return [{ name: selector.name }];
  const looking =
    selector.kind === 'query'
      ? query(selector)
      : show(selector.name).then((place) => [{ ...place, name: selector.name }]);
  const found = await looking.catch((error: unknown) => {
    if (!(error instanceof GateStop) || error.finding.code !== CODES.notFound) throw error;
    return mayFindNothing ? [] : error;
  });
  // What one selector does not find closes nothing else.
  if (found instanceof GateStop) return [{ name: describeSelector(selector), refused: found }];
  return found.map(({ name, ...place }) => ({ name, place }));
}

async function resolveWorkspace(
  finders: readonly [FoundBySelector, ...FoundBySelector[]],
  lookup: WorkspaceLookup,
  repositoryRoot: string,
): Promise<ResolvedWorkspace> {
  const { name, refused } = finders[0];
  const place = finders.find((each) => each.place !== undefined)?.place;
  const planned = ({ directories, selector }: FoundBySelector) => ({
    name,
    ...directories,
    plannedWith: selector.plannedWith,
  });
  if (refused !== undefined) {
    // Of a directory without a workspace no service says which files its arguments name.
    const isUnknown = lookup.argumentFiles !== undefined;
    return { ...planned(finders[0]), place, refused, others: [], isUnknown };
  }
  const proposed = finders.filter(({ selector }) => selector.proposed !== undefined);
  const others = finders.filter(({ selector }) => selector.proposed === undefined);
  // Where the default branch says a directory, that of the settings does not count.
  const stated = others.filter(({ selector }) => selector.directory !== undefined);
  const counting = [...(stated.length > 0 ? stated : others), ...proposed];
  const different = new Map(counting.map((finder) => [placeKey(finder), finder] as const));
  const known = { place, others: [] };
  const refusal = (why: unknown) =>
    why === undefined ? {} : { refused: why, isUnknown: proposed.length > 0 };
  const [only = finders[0]] = counting;
  if (different.size > 1) {
    const candidates = [...different.values()];
    try {
      const shown = place ?? (await lookup.show(name));
      const chosen = candidates.filter(({ planned: at }) => isPlannedIn(at, shown, repositoryRoot));
      const [one] = chosen;
      if (one !== undefined && chosen.length === 1) {
        const there = counting.filter((finder) => placeKey(finder) === placeKey(one));
        const why = await whyRefused(name, there, lookup);
        return { ...planned(one), ...known, place: shown, ...refusal(why) };
      }
      const [, ...further] = candidates.map(planned);
      const isOfService = shown.id !== undefined;
      const why = inSeveralDirectories(name, candidates, { isOfService, repositoryRoot });
      return { ...planned(only), ...known, place: shown, others: further, ...refusal(why) };
    } catch (error) {
      if (!(error instanceof GateStop)) throw error;
      return { ...planned(only), ...known, refused: error, isUnknown: true };
    }
  }
  const why = await whyRefused(name, others.length > 0 ? others : proposed, lookup);
  return { ...planned(only), ...known, ...refusal(why) };
}

/** The same for all that find a workspace in one directory, planned with the same files. */
function placeKey({ planned, selector }: FoundBySelector): string {
  return JSON.stringify([planned, selector.plannedWith]);
}

/** Whether a service says that a workspace works in this directory. One that names none says nothing. */
function isPlannedIn(planned: string, place: PlacedWorkspace, repositoryRoot: string): boolean {
  const working = readWorkingDirectory(place['working-directory']);
  // Without a service, the settings themselves would say it.
  if (place.id === undefined || !('path' in working) || working.path === '') return false;
  return slashed(relative(repositoryRoot, planned)) === working.path;
}

/** Why a workspace is not planned in the directory where it is found: only a block finds it there that does not count. */
async function whyRefused(
  name: string,
  finders: readonly FoundBySelector[],
  { whyOutside = async () => NOT_KNOWN }: WorkspaceLookup,
): Promise<unknown> {
  if (finders.some(({ selector }) => selector.proposed === undefined)) return undefined;
  for (const { selector } of finders) {
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

function inSeveralDirectories(
  name: string,
  finders: readonly FoundBySelector[],
  { isOfService, repositoryRoot }: { isOfService: boolean; repositoryRoot: string },
): GateStop {
  const written = finders.map(
    ({ selector, planned }) =>
      selector.directory ?? (slashed(relative(repositoryRoot, planned)) || '.'),
  );
  const directories = [...new Set(written)];
  const [first = '', second] = directories;
  const about = { about: { workspace: name } };
  if (second === undefined) {
    return new GateStop(
      'input',
      finding(
        'two-directories',
        phrase`The workspace is selected more than once in ${directoryPart(first)}, each time to be planned with other files.`,
        {
          ...about,
          remedy: phrase`Give each entry of ${setting('workspaces')} a name of its own.`,
        },
      ),
    );
  }
  const exclude = phrase`exclude the others in ${setting('workspaces')}, as in ${setting(`!${second}`)}`;
  const remedy = isOfService
    ? phrase`Set the working directory of the workspace at the service to one of them, or ${exclude}.`
    : phrase`Choose one, and ${exclude}.`;
  return new GateStop(
    'input',
    finding(
      'two-directories',
      phrase`The workspace is selected in several directories, and nothing says which one counts: ${listParts(directories.map(directoryPart))}.`,
      { ...about, remedy, actor: 'operators' },
    ),
  );
}

/** @throws why one of them may not be planned, where nothing is planned of the others either */
export function throwRefused(requested: readonly RequestedWorkspace[]): void {
  const first = requested.find(({ refused }) => refused !== undefined);
  if (first !== undefined) throw first.refused;
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
