/**
 * Moves places from the files that were read to the commit that the report names. They differ if the
 * job checked out the merge of a pull request into a branch that has changed since.
 */
import { join } from 'node:path';
import type { GateResult } from '../gate/gate.ts';
import type { PlannedChanges } from '../policy/planned-changes.ts';
import type { Location, PolicyResult } from '../model/policy-result.ts';
import { carryLines } from '../locate/carry-lines.ts';
import type { Files } from '../locate/locate.ts';

interface CarryOptions {
  files: Pick<Files, 'readFile'>;
  /** Absolute path of the checkout, which places are relative to. */
  repositoryRoot: string;
  /** The commit that the files were read from; undefined: not known. */
  checkedOut: string | undefined;
  /** What these files are at the commit that is reported; those that are not known are left out. */
  textsAtHead: (texts: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, string>>;
}

type Carry = (place: Location) => Location | undefined;

/** Moves every place of a result to the reported commit. It reads each file once. */
export async function carryPlaces(result: GateResult, options: CarryOptions): Promise<GateResult> {
  const paths = new Set<string>();
  // This first walk only collects the paths.
  carryAll(result, (location) => (paths.add(location.path), location));
  if (paths.size === 0) return result;
  return carryAll(result, await carrierOf(paths, options));
}

async function carrierOf(paths: Iterable<string>, options: CarryOptions): Promise<Carry> {
  const { repositoryRoot, checkedOut, files, textsAtHead } = options;
  const texts = new Map<string, string>();
  for (const path of paths) {
    const text = await files.readFile(join(repositoryRoot, path));
    if (text !== undefined) texts.set(path, text);
  }
  const atHead = await textsAtHead(texts);
  const carriers = new Map<string, (line: number) => number | undefined>();
  for (const [path, text] of texts) {
    const head = atHead.get(path);
    if (head === text) carriers.set(path, (line) => line);
    else if (head !== undefined) carriers.set(path, carryLines(text, head));
  }
  return (location) => {
    const carry = carriers.get(location.path);
    const startLine = carry?.(location.startLine);
    if (startLine === undefined) {
      return checkedOut === undefined ? undefined : { ...location, commit: checkedOut };
    }
    const endLine = carry?.(location.endLine) ?? startLine;
    return { ...location, startLine, endLine: Math.max(startLine, endLine) };
  };
}

function carryAll(result: GateResult, carry: Carry): GateResult {
  const moved = <T extends { location?: Location | undefined }>(one: T): T =>
    one.location === undefined ? one : { ...one, location: carry(one.location) };
  const carryResult = (one: PolicyResult): PolicyResult => ({
    ...moved(one),
    resources: one.resources.map(moved),
  });
  const carryChanges = ({ changes, ...rest }: PlannedChanges): PlannedChanges => ({
    ...rest,
    changes: changes.map(moved),
  });
  return {
    ...result,
    workspaces: result.workspaces.map((workspace) => ({
      ...workspace,
      results: workspace.results.map(carryResult),
      diagnostics: workspace.diagnostics.map(({ file, line, ...rest }) => {
        if (file === undefined || line === undefined) return { ...rest, file, line };
        const read = { path: file, startLine: line, endLine: line, source: 'diagnostic' } as const;
        const location = carry(read);
        return {
          ...rest,
          file: location?.path,
          line: location?.startLine,
          commit: location?.commit,
        };
      }),
      changes: workspace.changes && carryChanges(workspace.changes),
    })),
  };
}
