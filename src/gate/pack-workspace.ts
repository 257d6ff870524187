/** Packs the files of a workspace. If Terraform would load a file that the policies do not see, the gate says so or stops. */
import { join, posix, relative, sep } from 'node:path';
import { EMPTY_SUBMODULE, IGNORED, RULE_FILE, UNTRACKED, type Archive } from '../archive/pack.ts';
import { isInDirectory } from '../archive/place.ts';
import type { LoadedFiles } from '../configuration/read-configuration.ts';
import { isConfiguration } from '../configuration/file-names.ts';
import { sayWhatElse } from '../configuration/no-configuration.ts';
import type { Load } from '../configuration/loads.ts';
import { touches } from './affected.ts';
import { lookAtMergeBase } from './at-merge-base.ts';
import { GateStop } from './failure-of.ts';
import type { ReadyWorkspace } from './find-workspace.ts';
import type { Job, StepJob } from './job.ts';
import { lookAtManifest } from './hold-manifest.ts';
import { findOutside } from './outside-modules.ts';
import type { GateOptions } from './result.ts';
import {
  findUnseen,
  listUnseen,
  NAMED,
  sayDoubtful,
  follow,
  mayBeMissed,
  readLoads,
  readsHere,
  type Unseen,
} from './read-loads.ts';

export interface Packed extends ReadyWorkspace {
  archive: Archive;
}

/** @throws GateStop when Terraform would find nothing to plan, or the policies would not see all of it. */
export async function packWorkspace(workspace: ReadyWorkspace, job: StepJob): Promise<Packed> {
  const { name, workingDirectory: working, root } = workspace;
  const archive = await job.pack(root);
  const isLocal = job.options.local === true;
  if (!holdsConfiguration(archive.entries, working)) {
    const where = sayElse(archive, working) ?? sayMissing(archive.root, working);
    const message = `There is no Terraform configuration for workspace "${name}": ${where}`;
    throw new GateStop('input', message);
  }
  const planning = { inside: working, repository: workspace.repository, isLocal };
  const outside = await findOutside(archive, planning);
  const outsideNotices = outside === undefined ? [] : [`${outside.seen} ${outside.fix}`];
  const packed = { ...workspace, archive, notices: [...workspace.notices, ...outsideNotices] };
  // The end of a local check logs every notice of a workspace.
  const warn = isLocal ? () => undefined : job.warn;
  outsideNotices.forEach((notice) => warn(notice));
  job.reach(packed);
  const hiddenNotices = await noticesOfHidden(packed, job);
  hiddenNotices.forEach((notice) => warn(notice));
  return { ...packed, notices: [...packed.notices, ...hiddenNotices] };
}

/** What is there in place of a configuration: a Stack or policies. */
function sayElse({ entries, root }: Archive, working: string): string | undefined {
  const here = entries.filter(({ path }) => posix.dirname(path) === (working || '.'));
  const what = sayWhatElse(here.map(({ path }) => posix.basename(path)));
  return what === undefined ? undefined : `${working === '' ? root : `"${working}"`} ${what}`;
}

function sayMissing(root: string, working: string): string {
  if (working === '') {
    return `no .tf or .tofu file that is sent lies directly in ${root}. Point \`directory\` at the one that has them.`;
  }
  return `it runs in "${working}", but ${root} has no .tf or .tofu file there. Point \`directory\` at a path that ends in "${working}" or contains it, or change the working directory in the workspace's settings.`;
}

/** Whether the packed entries hold a configuration in the working directory. */
export function holdsConfiguration(
  entries: readonly { path: string; type: string }[],
  workingDirectory: string,
): boolean {
  const working = workingDirectory === '' ? '.' : workingDirectory;
  return entries.some(
    ({ path, type }) =>
      type !== 'directory' &&
      posix.dirname(path) === working &&
      isConfiguration(posix.basename(path)),
  );
}

/**
 * Which excluded files Terraform would load, as notices.
 *
 * @throws GateStop when git cannot say whether a file is tracked that Terraform would load; when a
 *   pull request hides such a file, or changes one that is hidden
 */
async function noticesOfHidden({ archive, workingDirectory }: Packed, job: Job): Promise<string[]> {
  if (!archive.withheld.some(mayBeMissed)) return [];
  const module = join(archive.root, ...workingDirectory.split('/'));
  const manifest = await lookAtManifest(archive, module, job.options.proposal);
  if (manifest.closing !== undefined) throw new GateStop('unseen', manifest.closing);
  const unseen = await unseenOf(archive, workingDirectory, job);
  const certain = unseen.filter((each) => each.certain);
  const empty = certain.filter(({ entry }) => entry.reason === EMPTY_SUBMODULE);
  if (empty.length > 0) throw new GateStop('unseen', sayEmpty(empty));
  const doubt = sayDoubtful(unseen, archive.root);
  if (doubt !== undefined) throw new GateStop('input', doubt);
  // Files that git does not track are no part of the pull request.
  const hidden = unseen.filter(({ entry }) => entry.reason !== UNTRACKED);
  const closing = await findClosing(hidden, { archive, workingDirectory }, job);
  if (closing !== undefined) throw new GateStop('unseen', closing);
  const notices = [
    ...(manifest.notice === undefined ? [] : [manifest.notice]),
    ...certain.slice(0, NAMED).map(sayUnseen),
  ];
  if (certain.length > NAMED) {
    notices.push(`${certain.length - NAMED} more files that Terraform would load are excluded.`);
  }
  return notices;
}

/** Read once for all workspaces that run in one directory. */
const UNSEEN = new WeakMap<Archive, Map<string, Promise<Unseen[]>>>();

function unseenOf(archive: Archive, workingDirectory: string, job: Job): Promise<Unseen[]> {
  const { root, withheld } = archive;
  const module = join(root, ...workingDirectory.split('/'));
  const byModule = UNSEEN.get(archive) ?? new Map<string, Promise<Unseen[]>>();
  const find = async () =>
    findUnseen(withheld, await readLoads(module, readsHere, job), root, module);
  const unseen = byModule.get(module) ?? find();
  UNSEEN.set(archive, byModule.set(module, unseen));
  return unseen;
}

interface Sent {
  archive: Archive;
  workingDirectory: string;
}

/** Why the gate stays closed, when it does. */
async function findClosing(
  hidden: readonly Unseen[],
  sent: Sent,
  job: Job,
): Promise<string | undefined> {
  const { proposal } = job.options;
  if (proposal === undefined || hidden.length === 0) return undefined;
  const { repository } = proposal;
  const { root } = sent.archive;
  const changed = isInDirectory(root, repository) ? await proposal.changedFiles() : undefined;
  // A file that never ships and that nothing names counts only if the pull request changes it.
  const ruled = hidden.filter(({ certain, entry }) => certain || entry.reason === IGNORED);
  // An empty list does not come from a change, so nothing is known.
  if (changed === undefined || changed.length === 0) {
    return sayHidden(ruled, 'which files this pull request changes is not known', KNOW);
  }
  const isChanged = (path: string) => {
    const places = follow(path).map((each) => relative(repository, each).split(sep).join('/'));
    return places.some((target) => changed.some((one) => touches(one, target)));
  };
  if (isChanged(join(root, RULE_FILE))) {
    return sayHidden(ruled, `this pull request adds or changes ${RULE_FILE}`);
  }
  const touched = hidden.filter(({ path }) => isChanged(path));
  if (touched.length > 0) return sayHidden(touched, 'this pull request adds or changes it');
  return findNewlyRead(ruled, sent, { ...proposal, changed }, job);
}

/** Why the gate stays closed for a file that the merge base did not hide, or did not read in the same way. */
async function findNewlyRead(
  hidden: readonly Unseen[],
  { archive, workingDirectory }: Sent,
  proposal: NonNullable<GateOptions['proposal']> & { changed: readonly string[] },
  job: Job,
): Promise<string | undefined> {
  const { root, withheld } = archive;
  const module = join(root, ...workingDirectory.split('/'));
  const change = { ...proposal, textsAt: proposal.textsAtMergeBase };
  const look = (files: LoadedFiles) => readLoads(module, files, job);
  const before = await lookAtMergeBase(change, readsHere, look);
  const old = before && findUnseen(withheld, before.result, root, module);
  const newly = hidden.filter((each) => {
    if (each.onAnyFile()) return true;
    if (old === undefined) return false;
    const ways = old.find(({ path }) => path === each.path)?.hows();
    return [...each.hows()].some((way) => !ways?.has(way));
  });
  const isCompared = before?.isKnown !== false;
  return isCompared
    ? sayHidden(newly, 'this pull request adds or changes what makes it read')
    : sayHidden(newly, 'what makes it read is changed here or cannot be compared', COMPARE);
}

const KNOW =
  ' Or let the job know them: `github-token` with `pull-requests: read`, elsewhere a checkout that holds the target branch.';
const COMPARE =
  ' Or let the job compare: a checkout that holds the target branch as well (`fetch-depth: 0`).';

function sayHidden(hidden: readonly Unseen[], why: string, otherwise = ''): string | undefined {
  if (hidden.length === 0) return undefined;
  const would = hidden.some(({ certain }) => certain) ? 'would' : 'may';
  const names = listUnseen(hidden, ({ rule, reason }) => rule ?? reason);
  const remedy = hidden.some(({ entry }) => entry.rule !== undefined)
    ? `Remove the rules from ${RULE_FILE}, so that it is sent and judged${hidden.some(isUncertain) ? ', or name the files that are read in full, so that it is certain that this one is not' : ''}.`
    : 'Keep it in a file that is sent and judged.';
  return `Terraform ${would} load ${names}, but the policies do not get to see that, and ${why}.${sayReads(hidden)} ${remedy}${otherwise}`;
}

const isUncertain = ({ certain }: Unseen) => !certain;

/** Sentences about the first expressions that read the hidden files. */
function sayReads(hidden: readonly Unseen[]): string {
  const sentences = new Set<string>();
  for (const { reads } of hidden) {
    // An expression that names the file says more than one that may name any file.
    const [first] = [...reads].sort((one, other) => order(one) - order(other));
    if (first) sentences.add(sayRead(first));
  }
  const some = [...sentences].slice(0, NAMED);
  return some.length === 0 ? '' : ` ${some.join(' ')}`;
}

const order = ({ kind }: Load) => ['file', 'inside', 'named', 'any'].indexOf(kind);

function sayRead({ kind, where, written }: Load): string {
  const at = where.split(sep).slice(-2).join('/');
  const text = written.length > 80 ? `${written.slice(0, 80)}…` : written;
  const quoted = text === '' ? '' : `: ${text}`;
  if (kind === 'named') return `${at} has its name in it.`;
  return kind === 'any'
    ? `What ${at} reads is known to a plan only${quoted}.`
    : `${at} reads it${quoted}.`;
}

/** Also without a change: an empty directory in the place of a module plans nothing, and everything passes. */
function sayEmpty(empty: readonly Unseen[]): string {
  const names = listUnseen(empty, () => undefined);
  const [is, are] = empty.length === 1 ? ['is a submodule', 'it'] : ['are submodules', 'them'];
  return `Terraform would load ${names}, which ${is} and not checked out: neither the plan nor the policies get to see what belongs there.${sayReads(empty)} Check ${are} out: \`submodules: true\` (or \`recursive\`) for actions/checkout, elsewhere \`git submodule update --init --recursive\`.`;
}

function sayUnseen({ entry }: Unseen): string {
  const { path, reason, rule } = entry;
  const why = rule ?? reason;
  return reason === UNTRACKED
    ? `Terraform would load ${path}, but it ${why}: the policies judge a plan without it. \`include-untracked-secrets\` sends it.`
    : `Terraform would load ${path}, but the policies do not get to see it: ${why}.`;
}
