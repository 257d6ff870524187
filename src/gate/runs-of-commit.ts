/** The message of each run of the gate ends in a tag, by which the runs of one commit of a pull request are found. */
import { ServiceError } from '../client/errors.ts';
import type { Client } from '../client/client.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import type { Clock, Random } from '../model/ports.ts';
import { noneIfNotFound } from './failure-of.ts';
import type { WorkspaceProgress } from './find-workspace.ts';
import type { GateRequest } from './result.ts';

/** Without an answer for so long, new runs are started. */
const LIST_MS = 15_000;
const LARGEST_PAGE = 100;

/**
 * Makes what finds the run of an earlier attempt of this job, which may have been overridden since: the gate's comment
 * names it, else it is the newest run of this commit. A group of a matrix writes no comment, and only the runs that it
 * started count. Everything is asked once, and when it is needed first.
 */
export function earlierRunBy(request: GateRequest, client: Client, clock: Clock) {
  const { earlierRuns, mayBeRepeated, changeRequest, commit } = request;
  const { group, organization, mode } = request.plan;
  const isListed = mayBeRepeated === true && changeRequest !== undefined && commit !== undefined;
  let hinted: ReturnType<NonNullable<typeof earlierRuns>> | undefined;
  let listed: Promise<Run[]> | undefined;

  async function list(): Promise<Run[]> {
    const soon = client.with({ deadline: clock.now() + LIST_MS });
    try {
      const search = group ?? changeRequest;
      const page = soon.runs.listPlanned(organization, mode, search).page({ size: LARGEST_PAGE });
      const { items } = await page;
      return items.filter(
        ({ attributes: { message } }) =>
          isRunAt(message, changeRequest ?? '', commit ?? '') &&
          (group === undefined || isRunOfGroup(message, group)),
      );
    } catch (error) {
      // A service may have no list of an organization.
      if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
      return [];
    }
  }

  return async ({ name, workspaceId }: WorkspaceProgress): Promise<string | undefined> => {
    if (group === undefined) {
      hinted ??= earlierRuns?.();
      const runs = (await hinted) ?? {};
      if (Object.hasOwn(runs, name)) return runs[name];
    }
    if (!isListed) return undefined;
    listed ??= list();
    const ofWorkspace = (await listed).filter((run) => relatedId(run, 'workspace') === workspaceId);
    return newestRunOf(ofWorkspace)?.id;
  };
}

function newestRunOf(runs: readonly Run[]): Run | undefined {
  const [newest] = [...runs].sort((one, other) => createdAt(other) - createdAt(one));
  return newest;
}

function createdAt({ attributes }: Run): number {
  return Date.parse(attributes['created-at'] ?? '') || 0;
}

interface CommitQuery {
  organization: string;
  workspaces: readonly string[];
  /** As in `acme/infra#42`; with a key as in `acme/infra#42/KEY`. */
  changeRequest: string;
  commit: string;
  /** By workspace, the run that the report on this commit is about: it may be of an earlier commit. */
  named?: Readonly<Record<string, string>>;
}

export interface RunOfCommit {
  workspace: string;
  workspaceId: string;
  run: Run;
}

/**
 * The newest run of each of these workspaces that exists. A comment can only name one that the service lists for the
 * same pull request.
 *
 * @throws ServiceError what the client threw while looking
 */
export async function runsOfCommit(
  client: Client,
  { organization, workspaces, changeRequest, commit, named = {} }: CommitQuery,
): Promise<RunOfCommit[]> {
  const runs: RunOfCommit[] = [];
  for (const name of new Set(workspaces)) {
    const workspace = await client.workspaces.showByName(organization, name).catch(noneIfNotFound);
    if (workspace === undefined) continue;
    const { id } = workspace;
    const { items } = await client.runs.list(id, { search: changeRequest }).page({ size: 100 });
    const ofChange = items.filter(
      (run) => relatedId(run, 'workspace') === id && isRunOf(run.attributes.message, changeRequest),
    );
    const ofCommit = ofChange.filter((run) =>
      isRunAt(run.attributes.message, changeRequest, commit),
    );
    const taken = ofChange.find((run) => Object.hasOwn(named, name) && run.id === named[name]);
    const newest = newestRunOf(ofCommit) ?? taken;
    if (newest !== undefined) runs.push({ workspace: name, workspaceId: id, run: newest });
  }
  return runs;
}

const TAG_START = '[plangate ';
/** The service shows messages in lists; a longer one is cut there anyway. */
const LONGEST = 1_000;

/** The message of a run, `Plan for #42 [plangate acme/infra#42 k3x9…@6f1cb40…]`: its tag names the change and the commit. */
export function runMessage(
  message: string,
  random: Random,
  { changeRequest, commit, group }: { changeRequest?: string; commit?: string; group?: string },
): string {
  const of = changeRequest === undefined ? '' : `${clean(changeRequest)} `;
  const part = group === undefined ? '' : `${group}.`;
  const at = commit === undefined || commit === '' ? '' : `@${clean(commit)}`;
  const nonce = Array.from({ length: 4 }, () =>
    Math.floor(random() * 36 ** 4)
      .toString(36)
      .padStart(4, '0'),
  ).join('');
  const tag = `${TAG_START}${of}${part}${nonce}${at}]`;
  const title = clean(message).slice(0, LONGEST - tag.length - 1);
  return title === '' ? tag : `${title} ${tag}`;
}

/** The parts of the tag in which a message ends: text of a pull request cannot come after it. */
function readTag(message: string | null | undefined) {
  const text = message ?? '';
  const at = text.lastIndexOf(TAG_START);
  if (at < 0 || !text.endsWith(']')) return undefined;
  const words = text.slice(at + TAG_START.length, -1);
  const [name = ''] = words.split(' ').slice(-1);
  return { change: words.slice(0, -name.length - 1), name };
}

/** Whether a run with this message is one of the gate for this pull request. */
export function isRunOf(message: string | null | undefined, changeRequest: string): boolean {
  return readTag(message)?.change === clean(changeRequest);
}

/** Whether a run with this message is one of the gate for this commit of the pull request. */
export function isRunAt(message: string | null | undefined, changeRequest: string, commit: string) {
  return isRunOf(message, changeRequest) && message?.endsWith(`@${commit}]`) === true;
}

/** Whether a run with this message was started by this group of a matrix. */
export function isRunOfGroup(message: string | null | undefined, group: string): boolean {
  return readTag(message)?.name.startsWith(`${group}.`) === true;
}

/** The change in the tag of this message; undefined if its job knew none. */
export function changeOfRun(message: string | null | undefined): string | undefined {
  return readTag(message)?.change || undefined;
}

/**
 * Whether both are known, and are not the same change. The key of a comment may follow each, as in
 * `acme/infra#42/prod`: the jobs of a matrix need not have the same one.
 */
export function areOtherChanges(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const first = `${clean(one)}/`;
  const second = `${clean(other)}/`;
  return !first.startsWith(second) && !second.startsWith(first);
}

/** The text on one line, without the bracket that begins a tag. */
function clean(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('[plangate', '(plangate')
    .trim();
}
