/** Moves the places of a result from the files that were read to the commit that the report names. */
import { join } from 'node:path';
import type { GateResult } from '../gate/result.ts';
import type { Location, PolicyResult } from '../model/policy-result.ts';
import type { PlannedChanges } from '../policy/planned-changes.ts';
import { carryLines } from './carry-lines.ts';
import type { LocateOptions } from './locate.ts';

interface CarryOptions extends LocateOptions {
  /** The commit that the files were read from; undefined: not known. */
  checkedOut: string | undefined;
  /** What these files are at the commit that is reported; those that are not known are left out. */
  textsAtHead: (texts: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, string>>;
}

type MovePlace = (place: Location) => Location | undefined;

/**
 * Moves every place of a result from the files that were read to the commit that the report names. They differ if the job
 * checked out the merge of a pull request into a branch that has changed since. Reads each file once.
 */
export async function carryPlaces(result: GateResult, options: CarryOptions): Promise<GateResult> {
  const paths = new Set<string>();
  // This first walk moves nothing, and only collects the paths.
  movePlaces(result, (location) => {
    paths.add(location.path);
    return location;
  });
  if (paths.size === 0) return result;
  return movePlaces(result, await openMover(paths, options));
}

async function openMover(paths: Iterable<string>, options: CarryOptions): Promise<MovePlace> {
  const { repositoryRoot, checkedOut, textsAtHead } = options;
  const texts = new Map<string, string>();
  for (const path of paths) {
    const text = await options.readFile(join(repositoryRoot, path));
    if (text !== undefined) texts.set(path, text);
  }
  const headTexts = await textsAtHead(texts);
  const lineMovers = new Map<string, (line: number) => number | undefined>();
  for (const [path, text] of texts) {
    const headText = headTexts.get(path);
    if (headText === text) lineMovers.set(path, (line) => line);
    else if (headText !== undefined) lineMovers.set(path, carryLines(text, headText));
  }
  return (location) => {
    const moveLine = lineMovers.get(location.path);
    const startLine = moveLine?.(location.startLine);
    if (startLine === undefined) {
      return checkedOut === undefined ? undefined : { ...location, commit: checkedOut };
    }
    const endLine = moveLine?.(location.endLine) ?? startLine;
    return { ...location, startLine, endLine: Math.max(startLine, endLine) };
  };
}

function movePlaces(result: GateResult, move: MovePlace): GateResult {
  const moved = <T extends { location?: Location | undefined }>(placed: T): T =>
    placed.location === undefined ? placed : { ...placed, location: move(placed.location) };
  const movedResult = (policyResult: PolicyResult): PolicyResult => ({
    ...moved(policyResult),
    resources: policyResult.resources.map(moved),
    generalMessages: policyResult.generalMessages.map(moved),
  });
  const movedChanges = (planned: PlannedChanges): PlannedChanges => ({
    ...planned,
    changes: planned.changes.map(moved),
  });
  return {
    ...result,
    workspaces: result.workspaces.map((workspace) => ({
      ...workspace,
      results: workspace.results.map(movedResult),
      diagnostics: workspace.diagnostics.map(({ file, line, ...rest }) => {
        if (file === undefined || line === undefined) return { ...rest, file, line };
        const location = move({ path: file, startLine: line, endLine: line, source: 'diagnostic' });
        return {
          ...rest,
          file: location?.path,
          line: location?.startLine,
          commit: location?.commit,
        };
      }),
      changes: workspace.changes && movedChanges(workspace.changes),
    })),
  };
}
