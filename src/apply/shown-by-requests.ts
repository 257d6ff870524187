/**
 * What the merged requests showed of a workspace: with a service by the plans of the gate's runs for their heads, read again, and
 * without one by the records in the gate's comments. It opens nothing: a request of which this is not known showed nothing.
 */
import { join } from 'node:path';
import { directoryIn, filesOfWorkspace } from '../check/gate-request.ts';
import type { CheckRequest } from '../check/check-request.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import { readIngress } from '../gate/connected-repository.ts';
import { factsFor, openSealsOf } from '../gate/own-run.ts';
import { sealsNamed, withNamedRuns } from '../gate/runs-of-change.ts';
import { onHostError } from '../hosts/host-error.ts';
import type { CiJob } from '../hosts/ci-job.ts';
import type { MergedHistory, MergedRequest } from '../hosts/merged-history.ts';
import type { ApprovalsOnChange } from '../hosts/judged-change.ts';
import { runInTurns } from '../machine/take-turn.ts';
import { finding, type Finding } from '../model/finding.ts';
import {
  commitPart,
  filePart,
  firstParts,
  foreign,
  phrase,
  requestPart,
  sentencePart,
  setting,
  typed,
  type Sentence,
} from '../model/sentence.ts';
import { differencesFromCommit } from '../policy/commit-under-review.ts';
import type { ShownByRequest } from '../seen/compare-seen.ts';
import { readPlannedEntries } from '../seen/planned-entries.ts';
import { readShownRecord } from '../seen/shown-record.ts';
import { keyOfShown } from '../settings/settings.ts';
import { createRunSeals, type RunOfReport } from '../trust/run-seals.ts';
import type { AskedShown, ShownIn } from './compare-with-shown.ts';
import { decidingFiles } from './deciding-files.ts';
import { commitsApplied } from './last-applied.ts';
import type { EarlierFiles } from './judge-by-earlier.ts';
import { requestsMergedIn, type MergedSince, type RequestOfBranch } from './merged-requests.ts';

/** The requests that an apply is of. */
export interface MergedOfApply {
  shownIn: ShownIn;
  /** The same job, in which people may have approved on the requests of the push. */
  withApprovals(this: void, host: CiJob): CiJob;
  /** All requests that were found in any workspace, and at least those of the push; a finding where these are not known. */
  found(this: void): Promise<readonly MergedRequest[] | Finding>;
}

export function openMerged(history: MergedHistory): MergedOfApply {
  const reader = openReader(history);
  const found = new Map<number, MergedRequest>();
  const explain = explainIn(history);
  return {
    withApprovals: (host) => ({
      ...host,
      async subject(settings, at) {
        const subject = await host.subject(settings, at);
        if ('refused' in subject) return subject;
        return { ...subject, writtenApprovals: () => approvalsOfPush(settings.gate, reader) };
      },
    }),
    async shownIn(asked) {
      const merged = await mergedBefore(asked, reader).catch(explain);
      if ('says' in merged) return asked.isEmpty ? { none: merged } : { refused: merged };
      for (const request of merged.requests) found.set(request.number, request);
      return asked.isEmpty ? { plans: [] } : shownBy(merged, asked, reader);
    },
    async found() {
      const ofPush = await reader.ofPush().catch(explain);
      if (ofPush === undefined || 'says' in ofPush) {
        return found.size > 0 ? [...found.values()] : (ofPush ?? sayUnknown(history.branch, CUT));
      }
      for (const request of ofPush.requests) found.set(request.number, request);
      return [...found.values()];
    },
  };
}

/** Reads which requests were merged. Undefined is where the host does not list all commits. */
interface MergedReader {
  history: MergedHistory;
  /** Since this commit, which is asked about once. */
  since(this: void, commit: string): Promise<MergedSince | undefined>;
  ofPush(this: void): Promise<MergedSince | undefined>;
}

function openReader(history: MergedHistory): MergedReader {
  const known = new Map<string, Promise<MergedSince | undefined>>();
  const since = (commit: string): Promise<MergedSince | undefined> => {
    const reading =
      known.get(commit) ??
      history
        .commitsSince(commit)
        .then((commits) => commits && requestsMergedIn(commits, history.branch));
    known.set(commit, reading);
    return reading;
  };
  return {
    history,
    since,
    ofPush: async () => (history.before === undefined ? undefined : since(history.before)),
  };
}

/** For a `catch`: why the requests are not known. */
function explainIn({ branch }: MergedHistory) {
  return onHostError(({ message }) => sayUnknown(branch, phrase`${foreign(message)}`));
}

/** What people wrote on the requests of the push. */
async function approvalsOfPush(
  gate: string,
  { history, ofPush: read }: MergedReader,
): Promise<ApprovalsOnChange | { problem: Finding }> {
  const ofPush = await read().catch(explainIn(history));
  if (ofPush === undefined || 'says' in ofPush)
    return { problem: ofPush ?? sayUnknown(history.branch, CUT) };
  const { requests, byHand } = ofPush;
  if (byHand.length > 0) return { problem: sayByHand(byHand) };
  return requests.length === 0 ? { problem: NONE_MERGED } : history.writtenOn(requests, gate);
}

/** `isSinceApply`: whether these are all since the last apply. */
type Since = MergedSince & { isSinceApply: boolean };

/** The requests that were merged since the last apply of the workspace, or those of the push; or why they are not known. */
async function mergedBefore(
  { plan, request, key = '' }: AskedShown,
  { history, since, ofPush: read }: MergedReader,
): Promise<Since | Finding> {
  const { run, workspace } = plan;
  // Nothing says what was applied last, so the job of any newer commit may have been before this one.
  if (run === undefined && !(await history.isNewest())) return sayNotNewest(history.branch);
  if (run !== undefined && workspace.id !== undefined && key !== '') {
    const here = { workspaceId: workspace.id, key, gate: request.settings.gate, history };
    for await (const commit of commitsApplied(here, run.ports)) {
      const merged = await since(commit);
      if (merged !== undefined) return { ...merged, isSinceApply: true };
      if (await history.isPartOf(commit)) return sayOlder(commit);
    }
  }
  const ofPush = await read();
  return ofPush === undefined
    ? sayUnknown(history.branch, CUT)
    : { ...ofPush, isSinceApply: false };
}

/** What these requests showed of the workspace, and by which files its plan has to be judged as well. */
async function shownBy(
  { requests, byHand, upTo, isSinceApply }: Since,
  asked: AskedShown,
  { history, ofPush: read }: MergedReader,
): ReturnType<ShownIn> {
  const ofPush = await read();
  const numbersOfPush = new Set(ofPush?.requests.map(({ number }) => number));
  const others = requests.filter(({ number }) => !numbersOfPush.has(number));
  const countsApprovals = others.length === 0 && byHand.length === 0;
  if (asked.isApproved && !countsApprovals) {
    return { refused: others.length > 0 ? sayNotOfPush(others) : sayByHand(byHand) };
  }
  const reading = earlierFilesOf(requests, asked.request, history, countsApprovals);
  const earlier = await reading.catch(explainIn(history));
  if ('says' in earlier) return { refused: earlier };
  const shown = await Promise.all(requests.map((request) => plansOf(request, asked, history)));
  const withPlan = requests.flatMap((request, at) => {
    const plan = shown[at];
    return plan === undefined ? [] : { request, plan };
  });
  const nothing = requests.filter((_, at) => shown[at] === undefined);
  const handMade = await handMadeOf(requests, history);
  const gaps = {
    isSinceApply,
    commits: [
      ...byHand,
      ...(await concerning(nothing, asked, history)).map(({ mergedAs }) => mergedAs),
      ...handMade.map(({ mergedAs }) => mergedAs),
    ],
  };
  const closed = await closeGaps(gaps, { withPlan, handMade, upTo }, history);
  return {
    plans: closed.plans,
    areFilesUnseen: closed.areFilesUnseen,
    earlier,
    mustBeSeen: !isSinceApply,
    notes: [
      ...(isSinceApply ? [] : [LAST_UNKNOWN]),
      ...(nothing.length > 0 ? [sayNothing(nothing)] : []),
      ...(byHand.length > 0 ? [sayByHand(byHand)] : []),
      ...(handMade.length > 0 ? [sayHandMade(handMade)] : []),
    ],
  };
}

/** The requests that were merged as a commit which is not known to have the files that git makes of it. */
async function handMadeOf(
  requests: readonly RequestOfBranch[],
  history: MergedHistory,
): Promise<RequestOfBranch[]> {
  const found: RequestOfBranch[] = [];
  for (const request of requests) {
    const { before, mayBeHandMade } = request;
    if (!mayBeHandMade) continue;
    const isClean = before !== undefined && (await history.isCleanMerge({ ...request, before }));
    if (!isClean) found.push(request);
  }
  return found;
}

/** Those that may change a file of the workspace: what a provisioner reads may be any file. */
async function concerning(
  requests: readonly RequestOfBranch[],
  { request: check, facts: { workspace, root, workingDirectory }, hasProvisioner }: AskedShown,
  history: MergedHistory,
): Promise<readonly RequestOfBranch[]> {
  if (requests.length === 0 || root === undefined || hasProvisioner) return requests;
  const { filesOf } = await import('../gate/files-of.ts');
  const isLoaded = await filesOf({
    directory: join(root, workingDirectory),
    repositoryRoot: check.repositoryRoot,
    files: filesOfWorkspace(check.settings, workspace),
  });
  const lists = requests.map((request) =>
    history.filesOf(request).catch(onHostError(() => undefined)),
  );
  const files = await Promise.all(lists);
  return requests.filter((_, at) => files[at]?.some(isLoaded) ?? true);
}

interface Gaps {
  /** Whether all commits are known that were not applied yet. */
  isSinceApply: boolean;
  /** Commits that brought files which no request showed in this workspace. */
  commits: readonly string[];
}

/**
 * What a request showed whose branch had all that was merged before it is of the very files that it made of the branch: nothing
 * that came before it is unseen.
 *
 * @returns the plans that count, and whether files came after the last such request that none showed
 */
async function closeGaps(
  { isSinceApply, commits }: Gaps,
  {
    withPlan,
    handMade,
    upTo,
  }: {
    withPlan: readonly { request: RequestOfBranch; plan: ShownByRequest }[];
    handMade: readonly RequestOfBranch[];
    upTo: Since['upTo'];
  },
  history: MergedHistory,
): Promise<{ plans: ShownByRequest[]; areFilesUnseen: boolean }> {
  const all = withPlan.map(({ plan }) => plan);
  if (isSinceApply && commits.length === 0) return { plans: all, areFilesUnseen: false };
  for (const { request } of withPlan.toReversed()) {
    const { before, head, mergedAs } = request;
    if (before === undefined || handMade.includes(request)) continue;
    if (!(await history.contains(head, before))) continue;
    const covered = upTo(mergedAs);
    const left = withPlan.filter(
      (one) => one.request === request || !covered.has(one.request.mergedAs),
    );
    return {
      plans: left.map(({ plan }) => plan),
      areFilesUnseen: commits.some((commit) => !covered.has(commit)),
    };
  }
  return { plans: all, areFilesUnseen: true };
}

/** What a request showed of a workspace; undefined where it showed nothing that this gate knows as its own. */
async function plansOf(
  request: MergedRequest,
  asked: AskedShown,
  history: MergedHistory,
): Promise<ShownByRequest | undefined> {
  const { gate } = asked.request.settings;
  const left = await history.leftOn(request.number, gate).catch(onHostError(() => undefined));
  if (asked.plan.run !== undefined) {
    return planOfNewestRun(request, { asked, history, named: left?.runs ?? [] });
  }
  const key = keyOfShown(asked.request.settings);
  if (left?.shown === undefined || key === undefined) return undefined;
  const { host, repository, repositoryId = repository } = history.change;
  const { number, base, head } = request;
  const place = { host, repository: repositoryId, request: number, base, head };
  const { facts, plan } = asked;
  const { repositoryRoot } = asked.request;
  const directory = directoryIn(repositoryRoot, facts.root ?? '', facts.workingDirectory);
  const record = readShownRecord(left.shown, place, key);
  return record?.shownIn({ name: plan.workspace.name, directory });
}

interface AtService {
  asked: AskedShown;
  history: MergedHistory;
  /** By the comment of the gate. */
  named: readonly RunOfReport[];
}

/** The plan of the newest run of the gate for the head of the request, which may have planned an earlier commit of it. */
async function planOfNewestRun(
  request: MergedRequest,
  { asked, history, named }: AtService,
): Promise<ShownByRequest | undefined> {
  const { plan, key, isWhole } = asked;
  const { run: ofNow, workspace } = plan;
  if (ofNow === undefined || workspace.id === undefined || !key) return undefined;
  const { client, signal } = ofNow.ports;
  const ofWorkspace = named.filter((each) => each.workspace === workspace.name);
  const { head } = request;
  const isOfVersionControl = asked.request.settings.plans.from === 'version-control';
  const query = isOfVersionControl ? { commit: head } : { search: head };
  const { items } = await client.runs.list(workspace.id, query).page({ size: MOST_RUNS });
  const runs = await withNamedRuns(items, ofWorkspace, client);
  for (const run of runs) {
    if (!(await isShownRun(run, request, { asked, history, named: ofWorkspace }))) continue;
    const json = await ofNow.jsonOf(run.id, isWhole);
    if (json === undefined) continue;
    const { entries, variables } = await runInTurns(readPlannedEntries(json, { key }), signal);
    return { request: request.number, entries, variables };
  }
  return undefined;
}

/** How many runs of a commit are looked at. */
const MOST_RUNS = 50;

/** Whether the gate showed the plan of this run at the head of the request: by its seal, or by what version control says. */
async function isShownRun(
  run: Run,
  { number, base, head }: MergedRequest,
  { asked, history, named }: AtService,
): Promise<boolean> {
  const { plan, key = '', request } = asked;
  const { run: ofNow, workspace } = plan;
  if (ofNow === undefined || workspace.id === undefined) return false;
  const { client } = ofNow.ports;
  const { change, slug } = history;
  const seals = createRunSeals(key, { ...change, number, base });
  const otherSeals = sealsNamed(run.id, named);
  const own = openSealsOf({ run, workspaceId: workspace.id, otherSeals }, { client, seals });
  if (!('why' in own)) {
    const facts = factsFor(own, head);
    return facts !== undefined && facts.gate === request.settings.gate && facts.base === base;
  }
  const versionId = relatedId(run, 'configuration-version');
  const isOfWorkspace = relatedId(run, 'workspace') === workspace.id;
  if (
    request.settings.plans.from !== 'version-control' ||
    versionId === undefined ||
    !isOfWorkspace
  )
    return false;
  const ingress = await readIngress(versionId, client);
  const repository = `${change.host}/${slug}`;
  const planned = { commit: head, pullRequest: number, repository, slug };
  return 'answer' in ingress && differencesFromCommit(ingress.answer, planned).length === 0;
}

/**
 * The files before each request that changes what judges, and more: its plan would be judged by what it brought along itself. A
 * request that changes such files alone has no plan of its own.
 *
 * @returns or why these files are not known
 */
async function earlierFilesOf(
  requests: readonly RequestOfBranch[],
  check: CheckRequest,
  history: MergedHistory,
  countsApprovals: boolean,
): Promise<EarlierFiles[] | Finding> {
  const decides = await decidingFiles(check);
  const earlier: EarlierFiles[] = [];
  for (const request of requests) {
    const files = await history.filesOf(request);
    const deciding = files?.filter(decides) ?? [];
    const isJudged = files !== undefined && [0, files.length].includes(deciding.length);
    if (isJudged) continue;
    const { number, before } = request;
    if (before === undefined || earlier.length === MOST_EARLIER)
      return sayOwnJudges(request, deciding);
    earlier.push({ request: number, countsApprovals, files: () => history.filesAt(before) });
  }
  return earlier;
}

/** Each is another judgement. */
const MOST_EARLIER = 5;

const MOST_NAMED = 5;

function namesOfRequests(requests: readonly MergedRequest[]): Sentence {
  return firstParts(
    requests.map(({ number }) => requestPart(number)),
    MOST_NAMED,
  );
}

function sayOwnJudges(request: MergedRequest, files: readonly string[]): Finding {
  const name = requestPart(request.number);
  const says =
    files.length === 0
      ? phrase`GitHub does not list all files of ${name}, so that it may change by what its own plan is judged, and the files before it are not known.`
      : phrase`${name} changes by what its own plan is judged (${firstParts(files.map(filePart), MOST_NAMED)}), and the files before it are not known.`;
  return finding('changes-own-judges', says, {
    remedy: phrase`Apply request by request, or look at the plan at a terminal: ${typed('plangate apply')}.`,
  });
}

function sayUnknown(branch: string, why: Sentence): Finding {
  return finding(
    'merged-unknown',
    phrase`Which requests were merged into ${sentencePart('name', branch, 80)} is not known: ${why}`,
    {
      remedy: phrase`Start this job again, or look at the plan at a terminal: ${typed('plangate apply')}.`,
    },
  );
}

/** Where a job is started again: what it would apply was seen before, and would undo what came after. */
function sayOlder(applied: string): Finding {
  const name = commitPart(applied);
  return finding(
    'apply-refused',
    phrase`${name} was applied here already, which is newer than the commit of this job and has all of it.`,
    { remedy: phrase`Start the job of the newest push.` },
  );
}

function sayNotNewest(branch: string): Finding {
  return finding(
    'apply-refused',
    phrase`${sentencePart('name', branch, 80)} has a newer commit than this job, and without a service nothing says whether that was applied already.`,
    { remedy: phrase`Start the job of the newest push.` },
  );
}

const CUT = phrase`the branch was made or moved by this push, or has more new commits than are listed.`;

const LAST_UNKNOWN = finding(
  'merged-of-push',
  phrase`No applied run names its commit, so only the requests of this push count.`,
);

const NONE_MERGED = finding(
  'merged-by-hand',
  phrase`This push brought no request on which a person could approve.`,
);

function sayNotOfPush(requests: readonly MergedRequest[]): Finding {
  const verb = requests.length === 1 ? phrase`was` : phrase`were`;
  return finding(
    'merged-unknown',
    phrase`People approved on the requests of this push, and ${namesOfRequests(requests)} ${verb} merged before and not applied: everybody who had a hand in that may have approved.`,
    { remedy: phrase`Apply request by request: start the job of the oldest push again first.` },
  );
}

function sayNothing(requests: readonly MergedRequest[]): Finding {
  const verb = requests.length === 1 ? phrase`has` : phrase`have`;
  return finding(
    'nothing-shown',
    phrase`${namesOfRequests(requests)} ${verb} shown no plan of this workspace that this gate knows as its own.`,
    {
      remedy: phrase`Where the gate has another token, give both jobs one ${setting('record-key')}.`,
    },
  );
}

function sayByHand(commits: readonly string[]): Finding {
  return finding(
    'merged-by-hand',
    phrase`No request brought ${firstParts(commits.map(commitPart), MOST_NAMED)}: nobody was shown what was pushed by hand.`,
  );
}

function sayHandMade(requests: readonly MergedRequest[]): Finding {
  const verb = requests.length === 1 ? phrase`was` : phrase`were`;
  return finding(
    'merged-by-hand',
    phrase`${namesOfRequests(requests)} ${verb} merged as a commit that may have other files than git makes of it.`,
    { remedy: phrase`Let this job check out the whole history: ${typed('fetch-depth: 0')}.` },
  );
}
