/** The lines of files around the places that a report shows. */
import { join } from 'node:path';
import type { GateResult } from '../gate/result.ts';
import { clip } from '../model/clip.ts';
import type { Excerpt, Location, PlanDiagnostic, PolicyResult } from '../model/policy-result.ts';
import type { LocateOptions } from './locate.ts';

const LINES_AROUND = 2;
/** In UTF-16 units, with the ellipsis of a longer line. */
const LONGEST_LINE = 241;

/** Places of one report that are shown with their lines. */
const MOST_EXCERPTS = 100;

/** A resource or a message. */
interface Placed {
  location?: Location | undefined;
}

/**
 * Adds the lines around the places that are shown with them: those of failures that close the gate first, and the first place
 * of each policy before the second of any. A place that several workspaces have counts once.
 */
export async function addExcerpts(result: GateResult, options: LocateOptions): Promise<GateResult> {
  const rounds = new Map<string, Location>();
  const wanted = placesByPolicy(result);
  const longest = wanted.reduce((most, places) => Math.max(most, places.length), 0);
  for (let round = 0; round < longest && rounds.size < MOST_EXCERPTS; round++) {
    for (const places of wanted) {
      const place = places[round];
      if (place !== undefined && rounds.size < MOST_EXCERPTS) rounds.set(keyOfPlace(place), place);
    }
  }
  const read = excerptReader(options);
  const excerpts = new Map<string, Excerpt | undefined>();
  for (const [key, place] of rounds) excerpts.set(key, await read(place));
  const excerptAt = (location: Location | undefined) =>
    location && excerpts.get(keyOfPlace(location));
  const withExcerpt = <T extends Placed>(placed: T) => {
    return { ...placed, excerpt: excerptAt(placed.location) };
  };
  const workspaces = result.workspaces.map((workspace) => ({
    ...workspace,
    results: workspace.results.map((each) =>
      each.status === 'passed'
        ? each
        : {
            ...each,
            resources: each.resources.map(withExcerpt),
            generalMessages: each.generalMessages.map(withExcerpt),
            excerpt: namesNothing(each) ? excerptAt(each.location) : undefined,
          },
    ),
    diagnostics: workspace.diagnostics.map((each) => {
      const { file, line } = each;
      if (file === undefined || line === undefined) return each;
      return { ...each, excerpt: excerpts.get(keyOfPlace({ path: file, startLine: line })) };
    }),
  }));
  return { ...result, workspaces };
}

function keyOfPlace({ path, startLine }: Pick<Location, 'path' | 'startLine'>): string {
  return `${startLine} ${path}`;
}

function namesNothing({ resources, generalMessages }: PolicyResult): boolean {
  return resources.length + generalMessages.length === 0;
}

/** The different places of each policy and of the problems of plans, what closes the gate first. */
function placesByPolicy({ workspaces }: GateResult): Location[][] {
  const found = new Map<string, Map<string, Location>>();
  const add = (key: string, locations: readonly (Location | undefined)[]): void => {
    const places = found.get(key) ?? new Map<string, Location>();
    for (const place of locations) if (place !== undefined) places.set(keyOfPlace(place), place);
    found.set(key, places);
  };
  const results = workspaces.flatMap((workspace) => workspace.results);
  const isMandatory = ({ level, status }: PolicyResult): boolean =>
    level !== 'advisory' &&
    status !== 'excepted' &&
    status !== 'existing' &&
    status !== 'overridden';
  const failing = results.filter(({ status }) => status !== 'passed');
  const addDiagnostics = (wanted: PlanDiagnostic['severity']): void => {
    for (const { severity, file, line } of workspaces.flatMap(({ diagnostics }) => diagnostics)) {
      if (severity !== wanted || file === undefined || line === undefined) continue;
      add(wanted, [{ path: file, startLine: line, endLine: line, source: 'diagnostic' }]);
    }
  };
  addDiagnostics('error');
  for (const each of [
    ...failing.filter(isMandatory),
    ...failing.filter((one) => !isMandatory(one)),
  ]) {
    const { judge, policySet, policy, level, resources, generalMessages, location } = each;
    const placed: readonly Placed[] = [...resources, ...generalMessages];
    const places = namesNothing(each) ? [location] : placed.map((one) => one.location);
    add(JSON.stringify([judge.name, policySet, policy, level]), places);
  }
  addDiagnostics('warning');
  return [...found.values()].map((places) => [...places.values()]);
}

/** Reads the lines around a place; none if the file cannot be read or is too short. Each file is read once. */
function excerptReader(options: LocateOptions): (place: Location) => Promise<Excerpt | undefined> {
  const files = new Map<string, Promise<string | undefined>>();
  return async ({ path, startLine: line }) => {
    const reading = files.get(path) ?? options.readFile(join(options.repositoryRoot, path));
    files.set(path, reading);
    const text = (await reading) ?? '';
    const linesOfFile = text.split(/\r?\n/);
    if (line > linesOfFile.length || text === '') return undefined;
    const first = Math.max(1, line - LINES_AROUND);
    const around = linesOfFile.slice(first - 1, line + LINES_AROUND);
    return { lines: around.map((each) => clip(each, LONGEST_LINE)), at: line - first };
  };
}
