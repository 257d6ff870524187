/** Gives findings their places in the files of the repository, as the commit has these that the report names. */
import { readdir } from 'node:fs/promises';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { GateResult } from '../gate/result.ts';
import type { Files, LocateOptions } from '../locate/locate.ts';
import { checkedOutCommit } from '../machine/find-repository.ts';
import { readRegular } from '../machine/read-regular.ts';
import type { CheckRequest } from './check-request.ts';
import type { whileTimeLasts } from './time-limits.ts';
import type { OpenedPlans } from './where-plans-come-from.ts';

const FILES: Files = {
  readFile: (path) => readRegular(path).catch(() => undefined),
  readDirectory: (path) => readdir(path).catch(() => []),
};
const NO_FILES: Files = { readFile: async () => undefined, readDirectory: async () => [] };

/**
 * Without it the report says less, and the verdict is the same.
 *
 * @param isElsewhere whether the checkout is another commit than the one that was planned: its files say nothing about the plan
 * @param inTime gives up what takes too long
 */
export async function placeFindings(
  result: GateResult,
  request: CheckRequest,
  isElsewhere: boolean,
  {
    parsed,
    inTime,
  }: { parsed: ParsedFiles | undefined; inTime: ReturnType<typeof whileTimeLasts> },
): Promise<GateResult> {
  const places = { repositoryRoot: request.repositoryRoot, parsed };
  const files = isElsewhere ? NO_FILES : FILES;
  const located = await inTime(locate(result, { ...places, ...files }), () =>
    locate(result, { ...places, ...NO_FILES }),
  );
  return inTime(moveToHead(located, request), () => located);
}

/** Whether version control planned a commit that is not the one checked out here. */
export async function isOtherCommit(
  request: CheckRequest,
  { planned }: OpenedPlans,
): Promise<boolean> {
  const { context, repositoryRoot, workspace = repositoryRoot } = request;
  if (planned !== 'commit') return false;
  const checkedOut = await checkedOutCommit(repositoryRoot, workspace);
  return checkedOut === undefined || checkedOut !== context.ci.commit?.sha;
}

/**
 * Adds places in the files of the repository to what a result found. The parser is loaded only when
 * there is something to locate.
 */
async function locate(result: GateResult, options: LocateOptions): Promise<GateResult> {
  const hasAnythingToLocate = result.workspaces.some(
    ({ results, diagnostics, changes }) =>
      diagnostics.length > 0 ||
      changes !== undefined ||
      results.some(({ status }) => status !== 'passed'),
  );
  if (!hasAnythingToLocate) return result;
  const { locateResults } = await import('../locate/locate-results.ts');
  return locateResults(result, options);
}

/**
 * Moves the places of findings from the files of the checkout to the commit that the report names, if that is another one
 * and the CI host can say what the files are there.
 */
async function moveToHead(result: GateResult, request: CheckRequest): Promise<GateResult> {
  const { repositoryRoot, workspace = repositoryRoot } = request;
  const { textsAtHead } = request.subject;
  const { commit } = request.context.ci;
  if (textsAtHead === undefined || commit === undefined) return result;
  const checkedOut = await checkedOutCommit(repositoryRoot, workspace);
  if (checkedOut === commit.sha) return result;
  const { carryPlaces } = await import('../locate/carry-places.ts');
  return carryPlaces(result, { repositoryRoot, ...FILES, checkedOut, textsAtHead });
}
