/**
 * From a request to a report: calls what judges (`judge-runs.ts` with a service, `judge-locally.ts` without one), and
 * finds the places of its findings in the files. Nothing is published.
 */
import { readdir } from 'node:fs/promises';
import { checkedOutCommit } from '../machine/find-repository.ts';
import type { Files } from '../locate/locate.ts';
import type { GateResult } from '../gate/gate.ts';
import { withBoundedTexts } from '../policy/bounded-texts.ts';
import { readRegular } from '../machine/read-regular.ts';
import { firstParts } from '../report/text.ts';
import type { ReportView } from '../report/view.ts';
import type { Concealed } from '../model/secrets.ts';
import type { CheckRequest, JudgePorts, RunGate } from './check-request.ts';
import { nothingJudged } from './judging-options.ts';
import { whileTimeLasts } from './limits.ts';

/**
 * Runs the gate and makes the report of its result. Nothing is published.
 *
 * @param runGate what judges the workspaces
 * @returns the result with places in the files, and the report without any secret. It never rejects
 *   for anything that the service, the network or the files do: that is in the result.
 */
export async function planAndJudge(
  request: CheckRequest,
  ports: JudgePorts,
  runGate: RunGate,
): Promise<{ result: GateResult; view: Concealed<ReportView> }> {
  const { context, hints, repositoryRoot, conceals: secrets } = request;
  // Loaded while the service plans, so that a stuck disk at the end cannot prevent the report.
  const renderer = import('../report/to-view.ts');
  const judged = await judgeOrSayUndecided(request, ports, runGate);
  const { toReportView } = await renderer;
  // Without what follows the report says less, and the verdict is the same.
  const inTime = whileTimeLasts(ports);
  const bounded = { ...judged, workspaces: withBoundedTexts(judged.workspaces) };
  const isElsewhere = await inTime(isOtherCommit(request), () => true);
  const provided = await inTime(request.provided ?? Promise.resolve([]), () => []);
  for (const notice of provided) ports.log.warning(notice);
  const notices = [...(request.notices ?? []), ...provided];
  const noticed = addNotices(bounded, { ...request, notices }, isElsewhere);
  // The files of this checkout say nothing about a plan of another commit.
  const files = isElsewhere ? NO_FILES : FILES;
  const located = await inTime(locate(noticed, repositoryRoot, files), () =>
    locate(noticed, repositoryRoot, NO_FILES),
  );
  const moved = await inTime(moveToHead(located, request), () => located);
  // A service may repeat a secret in its answers; no part of a result or a report shows one.
  const result = secrets.concealAll(moved);
  const names = result.workspaces.map(({ workspace }) => workspace).concat(result.unaffected ?? []);
  const earlier = hints?.previous(names);
  const previous = earlier && (await inTime(earlier, () => undefined));
  const uncommittedFiles = uncommittedOf(result)?.length;
  const { overriders } = result;
  const viewContext = { ...context, previous, uncommittedFiles, overriders };
  const view = secrets.concealAll(toReportView(result, viewContext));
  return { result, view };
}

async function judgeOrSayUndecided(
  request: CheckRequest,
  ports: JudgePorts,
  runGate: RunGate,
): Promise<GateResult> {
  const { undecided, settings } = request;
  if (undecided === undefined) return runGate(request, ports);
  const failure = { kind: 'unplanned', message: undecided.text, code: undecided.code } as const;
  return nothingJudged(settings.plan, failure, 0);
}

/** @param isElsewhere whether the checkout is another commit than the one that was planned */
function addNotices(
  result: GateResult,
  { notices: requestNotices = [], proposed }: CheckRequest,
  isElsewhere: boolean,
): GateResult {
  const lacksLines = isElsewhere && result.workspaces.some(({ runId }) => runId !== undefined);
  // Not for people who judge their own files: they know what they changed, and the log begins with it.
  const uncommitted = proposed ? (uncommittedOf(result) ?? []) : [];
  const notices = [
    ...requestNotices,
    ...(lacksLines ? [OTHER_COMMIT] : []),
    ...(uncommitted.length > 0 ? [sayUncommitted(uncommitted)] : []),
  ];
  const workspaces = result.workspaces.map((workspace) => ({
    ...workspace,
    // The results of a group may hold the same notices already.
    notices: [...new Set([...notices, ...workspace.notices])],
  }));
  return { ...result, workspaces };
}

/** The packed files that are not as the commit has them; undefined if that is not known. */
function uncommittedOf({ archives }: GateResult): string[] | undefined {
  const pathsByArchive = archives.flatMap(({ uncommitted }) => (uncommitted ? [uncommitted] : []));
  return pathsByArchive.length === 0 ? undefined : [...new Set(pathsByArchive.flat())];
}

function sayUncommitted(paths: readonly string[]): string {
  const verb = paths.length === 1 ? 'differs' : 'differ';
  return `Uncommitted changes: ${firstParts(paths, 3).join('')} ${verb} from the commit that is checked out, and the run planned the changed files.`;
}

/** Moves the places to the commit of the report, if other files were read than that commit has. */
async function moveToHead(result: GateResult, request: CheckRequest): Promise<GateResult> {
  const { repositoryRoot, workspace = repositoryRoot } = request;
  const { textsAtHead } = request.subject;
  const { commit } = request.context;
  if (textsAtHead === undefined || commit === undefined) return result;
  const checkedOut = await checkedOutCommit(repositoryRoot, workspace);
  if (checkedOut === commit.sha) return result;
  const { carryPlaces } = await import('../locate/locate-results.ts');
  return carryPlaces(result, { repositoryRoot, ...FILES, checkedOut, textsAtHead });
}

const OTHER_COMMIT =
  'The checkout is another commit than the one that was planned, so findings have no lines. Check out the head of the pull request to have them.';

/** Whether version control planned a commit that is not the one checked out here. */
async function isOtherCommit(request: CheckRequest): Promise<boolean> {
  const { settings, context, repositoryRoot, workspace = repositoryRoot } = request;
  if (settings.plan.source !== 'vcs') return false;
  const checkedOut = await checkedOutCommit(repositoryRoot, workspace);
  return checkedOut === undefined || checkedOut !== context.commit?.sha;
}

const FILES: Files = {
  readFile: (path) => readRegular(path).catch(() => undefined),
  readDirectory: (path) => readdir(path).catch(() => []),
};
const NO_FILES: Files = { readFile: async () => undefined, readDirectory: async () => [] };

/**
 * Adds places in the files of the repository to what a result found. The parser is loaded only when
 * there is something to locate.
 */
async function locate(
  result: GateResult,
  repositoryRoot: string,
  files: Files,
): Promise<GateResult> {
  const hasAnythingToLocate = result.workspaces.some(
    ({ results, diagnostics, changes }) =>
      diagnostics.length > 0 ||
      changes !== undefined ||
      results.some(({ status }) => status !== 'passed'),
  );
  if (!hasAnythingToLocate) return result;
  const { locateResults } = await import('../locate/locate-results.ts');
  return locateResults(result, { repositoryRoot, ...files });
}
