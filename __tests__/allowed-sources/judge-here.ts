/** Judges files in memory by a list of allowed sources. */
import { searchedFiles } from '../../src/configuration/read-configuration.ts';
import { parseAllowedSources } from '../../src/allowed-sources/read-list.ts';
import {
  judgePlannedSources,
  judgeSources,
  type Reach,
  type SourcesJudgement,
  type SourcesRequest,
} from '../../src/allowed-sources/judge-sources.ts';
import { toPlainText } from '../../src/model/sentence.ts';
import { memoryFiles } from '../configuration/memory-files.ts';

export const LIST = {
  providers: ['registry.terraform.io/hashicorp/*', { source: 'acme/net', version: '~> 1.2' }],
  modules: [
    'github.com/acme/*',
    { source: 'git.example.com/acme/tagged.git', tags: true },
    'acme/vpc/aws',
    'files.example.com/acme/*',
    'acme@dev.azure.com/acme/net%20work/_git/vpc',
  ],
  also: ['provisioner local-exec'],
};

type Files = Readonly<Record<string, string>>;

/**
 * Judges `net` of a repository with these files; those below `base/` are the default branch's.
 *
 * @param more what else the request says
 */
export function judgeHere(
  files: Files,
  list: unknown = LIST,
  more: Partial<SourcesRequest> = {},
): Promise<SourcesJudgement> {
  return judgeSources(requestFor(files, list, more));
}

/** Judges by its JSON a plan that was made before. */
export function judgePlan(
  plan: unknown,
  list: unknown = LIST,
  more: Partial<SourcesRequest> = {},
): Promise<SourcesJudgement> {
  return judgePlannedSources(requestFor({}, list, more), plan);
}

function requestFor(files: Files, list: unknown, more: Partial<SourcesRequest>): SourcesRequest {
  const parsed = parseAllowedSources(JSON.stringify(list));
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  const here = Object.entries(files)
    .filter(([path]) => !path.startsWith('base/'))
    .map(([path, text]): [string, string] => [path, text.startsWith('→') ? text.trim() : text]);
  const base = Object.fromEntries(
    Object.entries(files).flatMap(([path, text]) =>
      path.startsWith('base/') ? [[path.slice('base/'.length), text]] : [],
    ),
  );
  return {
    allowed: parsed.allowed,
    today: '2026-11-29',
    directory: '/repo/net',
    root: '/repo',
    searched: searchedFiles(memoryFiles(Object.fromEntries(here))),
    base: readable(base),
    tracked: new Set(here.map(([path]) => path)),
    program: undefined,
    leading: [],
    ignoresLock: false,
    reach: async (): Promise<Reach> => 'reached',
    ...more,
  };
}

function readable(files: Files): SourcesRequest['base'] {
  return {
    read: async (path) => files[path],
    names: async (directory) => {
      const inside = directory === '' ? '' : `${directory}/`;
      const names = Object.keys(files).flatMap((path) =>
        path.startsWith(inside) ? (path.slice(inside.length).split('/')[0] ?? []) : [],
      );
      return names.length > 0 ? [...new Set(names)] : undefined;
    },
  };
}

/** What was said against the files, a line each. */
export function saidAgainst({ refusals, doubts }: SourcesJudgement): string[] {
  return [...refusals.map(({ text }) => text), ...doubts.map(({ says }) => toPlainText(says))];
}
