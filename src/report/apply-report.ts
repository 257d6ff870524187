/** How an apply ended: as Markdown for the job summary and for a comment of its own, as lines for a terminal, as JSON. */
import { stopOf } from '../model/apply-outcome.ts';
import type {
  AppliedWorkspace,
  ApplyOutcome,
  LaterFailure,
  UnseenChange,
} from '../model/apply-outcome.ts';
import { textOf } from '../model/finding.ts';
import {
  foreign,
  joinSentences,
  literal,
  phrase,
  quoted,
  resourcePart,
  sentencePart,
  setting,
  typed,
  type Markdown,
  type Sentence,
} from '../model/sentence.ts';
import type { VerdictWord } from '../model/verdict.ts';
import type { OwnReport } from './gate-comment.ts';
import { printableJson } from './json.ts';
import { ownerId } from './marker.ts';
import { codeSpan, link } from './markdown.ts';
import { safeLine, type LogLine } from './neutralise-log.ts';
import { firstItems, itemToMarkdown, sayWhole, type ListItem } from './render-sentence.ts';
import { countWords, formatElapsed, hash, joinNonEmpty, sumOf } from './text.ts';
import { writeItems } from './write-text.ts';

export interface ApplyReport {
  /** The name of the gate. */
  gate: string;
  word: VerdictWord;
  /** Whether all that there is to apply was applied, and passes. */
  green: boolean;
  applies: readonly AppliedWorkspace[];
  /** The only origins that links may lead to. */
  origins: readonly string[];
  commit: string | undefined;
  jobUrl: string | undefined;
  /** Grows with every job. */
  jobId: number;
  attempt: number;
  /** When the job began, in seconds since 1970. */
  startedAt: number;
}

const SIGNS = {
  applied: '✅',
  nothing: '✅',
  'against-policy': '❌',
  failed: '❌',
  unknown: '❔',
  'not-green': '⛔',
  unseen: '✋',
  refused: '❌',
  declined: '✋',
  'not-reached': '➖',
} as const satisfies Record<ApplyOutcome, string>;

/** What stopped the apply, and else all workspaces, as the end of the first line. */
function shownFirst(applies: readonly AppliedWorkspace[]): readonly AppliedWorkspace[] {
  const stop = stopOf(applies);
  return stop === undefined ? applies : [stop];
}

/** `Applied: 3 of 3 changes, nothing else` */
export function headlineOfApply(applies: readonly AppliedWorkspace[]): Markdown {
  const shown = shownFirst(applies);
  const [first] = shown;
  if (first === undefined) return literal`Nothing to apply`;
  const changes = sumOf(shown, (one) => one.changes ?? 0);
  const unseen = sumOf(shown, (one) => one.unseen.length);
  switch (first.outcome) {
    case 'applied':
    case 'nothing':
      return appliedWords(shown, { changes, unseen });
    case 'against-policy':
      return literal`Applied, against policy: ${countWords(changes, 'change')}`;
    case 'failed':
      return first.made === undefined || first.notMade === undefined
        ? literal`The apply failed`
        : literal`The apply failed: ${first.made.length} of ${countWords(first.made.length + first.notMade.length, 'change')} made`;
    case 'unknown':
      return literal`Not known whether it was applied`;
    case 'not-green':
      return literal`Not applied: the gate is closed`;
    case 'unseen':
      if (unseen === 0) return literal`Not applied: the plan is not all that there is to do`;
      return literal`Not applied: ${countWords(unseen, 'change')} that nobody has seen`;
    case 'refused':
      return literal`Not applied: it could not be begun`;
    case 'declined':
      return literal`Not applied: the person who was asked declined`;
    case 'not-reached':
      return literal`Not applied: a workspace before it was not`;
  }
}

/** Whether nothing was applied because there was nothing, neither now nor in a job before. */
export function isNothingToApply(applies: readonly AppliedWorkspace[]): boolean {
  return applies.every(
    ({ outcome, done, less }) => outcome === 'nothing' && done.length + less.length === 0,
  );
}

function appliedWords(
  shown: readonly AppliedWorkspace[],
  { changes, unseen }: { changes: number; unseen: number },
): Markdown {
  const count = (of: 'done' | 'less') => sumOf(shown, (one) => one[of].length);
  const seen = changes - unseen + count('done');
  const all = seen + count('less');
  if (isNothingToApply(shown)) return literal`Nothing to apply`;
  if (unseen === 0) {
    const less = count('less');
    const end = less === 0 ? literal`nothing else` : literal`and ${less} less than was seen`;
    return literal`Applied: ${seen} of ${countWords(all, 'change')}, ${end}`;
  }
  const which =
    unseen === changes
      ? literal`none of which was seen`
      : literal`${unseen} of which nobody has seen`;
  return literal`Applied: ${countWords(changes, 'change')}, ${which}`;
}

const MOST_NAMED = 20;

/** @param run how the run is shown, where there is one */
function itemOf(one: AppliedWorkspace, run: Sentence): ListItem {
  const { counts, durationMs } = one;
  const { additions = 0, changes = 0, destructions = 0, imports = 0 } = counts ?? {};
  const words = joinSentences(
    literal`, `,
    headlineOfApply([one]),
    counts === undefined
      ? ''
      : literal`${additions} created, ${changes} changed, ${destructions} destroyed`,
    imports > 0 ? countWords(imports, 'imported', 'imported') : '',
    durationMs === undefined ? '' : phrase`after ${formatElapsed(durationMs)}`,
  );
  const named = joinSentences(literal` · `, sentencePart('code', one.workspace, 90), run);
  return { words: phrase`${SIGNS[one.outcome]} ${named}: ${words}`, children: childrenOf(one) };
}

function childrenOf(one: AppliedWorkspace): ListItem[] {
  const { unseen, less, why, later, neverWhole, made = [], notMade = [] } = one;
  const isStopped = one.outcome === 'unseen' || one.outcome === 'declined';
  const named = (title: Sentence, names: readonly string[]): ListItem[] =>
    names.length === 0
      ? []
      : [
          {
            words: title,
            children: firstItems(names, MOST_NAMED, (name) => ({ words: resourcePart(name) })),
          },
        ];
  return [
    ...firstItems(why, MOST_NAMED, (found) => ({ words: sayWhole(found) })),
    ...firstItems(unseen, MOST_NAMED, ({ says }) => ({ words: sayWhole(says) })),
    ...(isStopped ? [{ words: whatToType(one) }] : []),
    ...named(phrase`Made:`, made),
    ...named(phrase`Not made:`, notMade),
    ...named(phrase`Seen, and not planned any more:`, less),
    ...firstItems(later, MOST_NAMED, laterItem),
    ...(neverWhole.length === 0
      ? []
      : [
          {
            words: phrase`Never judged with all values: ${joinSentences(literal`, `, ...neverWhole.map(quoted))}.`,
          },
        ]),
  ];
}

/** A plan is seen where it is shown: on the next request, unless that cannot show it, or by the person who applies it. */
function whatToType({ workspace, unseen, outcome }: AppliedWorkspace): Sentence {
  const asked = unseen.filter(({ stops }) => stops || outcome === 'declined');
  const may = (canBeShown: UnseenChange['canBeShown']) =>
    asked.some((one) => one.canBeShown === canBeShown);
  return joinSentences(
    literal` `,
    phrase`To apply it, check this commit out and look at each change at a terminal: ${typed(`plangate apply --workspace ${workspace}`)}.`,
    asked.length === 0 || may('no')
      ? ''
      : phrase`Or show it: open a request that plans this workspace, and merge that.`,
    may('perhaps') && !may('no')
      ? phrase`It cannot show what differs from plan to plan, such as ${setting('plantimestamp()')}, or the commit in a variable.`
      : '',
  );
}

function laterItem({ policy, level, messages, resources }: LaterFailure): ListItem {
  return {
    words: phrase`Policy ${quoted(policy)} (${sentencePart('name', level, 20)}) fails by what is known now:`,
    children: [
      ...firstItems(messages, MOST_NAMED, (message) => ({ words: foreign(message) })),
      ...firstItems(
        resources.filter(({ attribute }) => attribute !== undefined),
        MOST_NAMED,
        ({ address, attribute = '', value }) => ({
          words:
            value === undefined
              ? phrase`${resourcePart(address)}: ${setting(attribute)} is not shown`
              : phrase`${resourcePart(address)}: ${setting(attribute)} is ${sentencePart('code', value, 200)}`,
        }),
      ),
    ],
  };
}

const MOST_WORKSPACES = 50;

function itemsOf(
  { applies }: ApplyReport,
  runOf: (runId: string, runUrl: string | undefined) => Sentence,
): ListItem[] {
  return firstItems(
    applies,
    MOST_WORKSPACES,
    (one) => itemOf(one, one.runId === undefined ? '' : runOf(one.runId, one.runUrl)),
    (number) => phrase`… and ${countWords(number, 'more workspace')}`,
  );
}

function signOf({ applies }: ApplyReport): Markdown {
  return literal`${SIGNS[shownFirst(applies)[0]?.outcome ?? 'nothing']}`;
}

export function renderApplied(report: ApplyReport): Markdown {
  const { applies, origins } = report;
  const items = itemsOf(report, (id, url) => link(codeSpan(id, 40), url, origins));
  return joinNonEmpty(
    '\n\n',
    literal`#### ${signOf(report)} ${headlineOfApply(applies)}`,
    joinNonEmpty('\n', ...items.map((item) => itemToMarkdown(item))),
  );
}

/** For a terminal, and for the log of a job. @param columns of the terminal; left out: lines are not broken */
export function appliedLines(report: ApplyReport, columns = Infinity): LogLine[] {
  const children = itemsOf(report, (id) => sentencePart('run', id, 40));
  const words = literal`${signOf(report)} ${headlineOfApply(report.applies)}`;
  const lines = writeItems([{ words, children }], { columns, colour: false });
  return ['', ...lines].map((line) => safeLine(line));
}

export function appliedJson(report: ApplyReport): string {
  const { applies, origins: _origins, ...fields } = report;
  return printableJson({
    schemaVersion: 1,
    headline: headlineOfApply(applies),
    ...fields,
    workspaces: applies.map(({ why, unseen, ...one }) => ({
      ...one,
      why: why.map(textOf),
      unseen: unseen.map(({ says, ...change }) => ({ ...change, says: textOf(says) })),
    })),
  });
}

/**
 * The report of an apply as a comment of its own, which a later report of the same workspaces replaces.
 *
 * @param headSha the commit of the request that was merged
 */
export function ownReportOfApply(report: ApplyReport, headSha: string): OwnReport {
  const { applies, gate, jobId: runId, attempt, startedAt, green } = report;
  const text = renderApplied(report);
  const owner = ownerId(JSON.stringify(applies.map(({ workspace }) => workspace).sort()));
  const job = { owner, runId, attempt, headSha, startedAt };
  return {
    // No name of a gate has a line end.
    key: `${gate}\napply\n${owner}`,
    state: { ...job, green, digest: hash(text), fingerprints: [], durations: {}, runs: {} },
    render: () => text,
  };
}
