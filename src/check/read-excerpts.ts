/** Lines of the judged files around what failed, for the surfaces that show source. */
import { join } from 'node:path';
import type { GateResult } from '../gate/gate.ts';
import { inLanes } from '../gate/in-lanes.ts';
import type { Excerpt } from '../model/policy-result.ts';

const AROUND = 2;
const LONGEST_LINE = 240;
/** Places of one report that are shown with their lines. */
const MOST_PLACES = 100;

/**
 * The same result, with an excerpt of the file for each place of a failure. There is none if the file
 * cannot be read or is too short.
 */
export async function readExcerpts(
  result: GateResult,
  repositoryRoot: string,
  readFile: (path: string) => Promise<string | undefined>,
): Promise<GateResult> {
  const files = new Map<string, Promise<string | undefined>>();
  let left = MOST_PLACES;
  const excerptAt = async (
    path: string | undefined,
    line: number | undefined,
  ): Promise<Excerpt | undefined> => {
    if (path === undefined || line === undefined || left === 0) return undefined;
    left -= 1;
    const text = files.get(path) ?? readFile(join(repositoryRoot, path));
    files.set(path, text);
    return excerptOf((await text) ?? '', line);
  };
  const withExcerpt = async <T extends { location?: { path: string; startLine: number } }>(
    one: T,
  ): Promise<T & { excerpt: Excerpt | undefined }> => ({
    ...one,
    excerpt: await excerptAt(one.location?.path, one.location?.startLine),
  });
  // The first get their excerpts before the number of places is used up.
  const workspaces = await oneByOne(result.workspaces, async (workspace) => ({
    ...workspace,
    results: await oneByOne(workspace.results, async (each) => {
      if (each.status === 'passed') return each;
      if (each.resources.length === 0) return withExcerpt(each);
      return { ...each, resources: await oneByOne(each.resources, withExcerpt) };
    }),
    diagnostics: await oneByOne(workspace.diagnostics, async (each) => ({
      ...each,
      excerpt: await excerptAt(each.file, each.line),
    })),
  }));
  return { ...result, workspaces };
}

/** Not side by side: there may be more files than a process can open. */
export function oneByOne<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  return inLanes(
    items.map((item) => () => work(item)),
    1,
  );
}

function excerptOf(text: string, line: number): Excerpt | undefined {
  const all = text.split(/\r?\n/);
  if (line > all.length || text === '') return undefined;
  const first = Math.max(1, line - AROUND);
  const lines = all
    .slice(first - 1, line + AROUND)
    .map((each) => (each.length > LONGEST_LINE ? `${each.slice(0, LONGEST_LINE)}…` : each));
  return { lines, at: line - first };
}
