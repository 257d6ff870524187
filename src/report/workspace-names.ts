/** How a report names the workspaces of a cause or a change: a few by their names, many by their number and a pattern. */
import {
  literal,
  joinSentences,
  phrase,
  sentencePart,
  type Sentence,
  listParts,
} from '../model/sentence.ts';
import { workspaceCountWords } from './text.ts';
import type { ReportView } from './view.ts';

/** The workspaces of a report, with those that were not planned. */
type Named = Pick<ReportView, 'workspaces' | 'unaffected'>;

/** More names in a row are not read. */
const MOST_NAMES = 4;

/** `a`, `b` and `c`; `all 60 workspaces`; `10 workspaces (network-*)`; or the number with the first names. */
export function workspaceNames(names: readonly string[], view: Named): Sentence {
  const { workspaces } = view;
  const { length } = names;
  if (length <= MOST_NAMES && !(length === workspaces.length && length > 2))
    return someNames(names);
  if (length === workspaces.length) return phrase`all ${workspaceCountWords(length)}`;
  const patterns = patternsOf(names, view);
  const shown =
    patterns === undefined
      ? listParts(
          names.map((name) => sentencePart('code', name, 60)),
          3,
        )
      : joinSentences(literal`, `, ...patterns.map((name) => sentencePart('code', name, 60)));
  return phrase`${workspaceCountWords(length)} (${shown})`;
}

/** What a cause keeps from being started in other workspaces; empty if it is nothing. */
export function stoppedWords(stopped: readonly string[] | undefined, view: Named): Sentence {
  return stopped === undefined
    ? ''
    : phrase`Nothing was started for ${workspaceNames(stopped, view)} because of this.`;
}

/** At most `most` names, and the number of the others. */
export function someNames(names: readonly string[], most = MOST_NAMES): Sentence {
  return listParts(
    names.map((name) => sentencePart('code', name, 60)),
    most,
  );
}

/** Patterns that fit exactly these names, and no other workspace of the report; undefined without at most `MOST_NAMES` of them. */
function patternsOf(names: readonly string[], view: Named): string[] | undefined {
  const counts = beginnings(view);
  const found: string[] = [];
  let left = names;
  while (left.length > 0) {
    const [first = ''] = left;
    if (found.length === MOST_NAMES) return undefined;
    // The shortest beginning whose workspaces are all among these.
    const fitting = beginningsOf(first).find((beginning) => {
      const number = left.filter((name) => name.startsWith(beginning)).length;
      return number > 1 && number === counts.get(beginning);
    });
    if (fitting === undefined) return undefined;
    found.push(`${fitting}*`);
    left = left.filter((name) => !name.startsWith(fitting));
  }
  return found;
}

/** `network-`, `network-prod-` of `network-prod-eu`: the name up to each of its separators. */
function beginningsOf(name: string): string[] {
  return Array.from(name.matchAll(/[-_./:]+/g), ({ index, 0: { length } }) =>
    name.slice(0, index + length),
  );
}

const known = new WeakMap<Named, ReadonlyMap<string, number>>();

/** How many workspaces begin with each beginning; counted once for a report. */
function beginnings(report: Named): ReadonlyMap<string, number> {
  const counted = known.get(report);
  if (counted !== undefined) return counted;
  const { workspaces, unaffected } = report;
  const counts = new Map<string, number>();
  const names = [...workspaces.map(({ name }) => name), ...unaffected];
  for (const beginning of names.flatMap(beginningsOf)) {
    counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
  }
  known.set(report, counts);
  return counts;
}
