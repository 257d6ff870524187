/** How applies ended, as Markdown: for the job summary, and as a section of the gate's comment. */
import type { ReportedApply } from '../gate/gate.ts';
import { codeSpan, link, prose, asMarkdown, literal, type Markdown } from './markdown.ts';
import { firstItems, itemToMarkdown, type ListItem, phrase, type Sentence } from './sentence.ts';
import { isLater, notInFuture } from './sections.ts';
import { countWords, joinNonEmpty, hash } from './text.ts';

export interface ApplyReport {
  applies: readonly (ReportedApply & { runUrl: string | undefined })[];
  /** The only origins that links may lead to. */
  origins: readonly string[];
  /** Grows with every job. */
  jobId: number;
  attempt: number;
  /** When the job began, in seconds since 1970. */
  startedAt: number;
}

const OUTCOME_SIGNS = {
  failed: ['❌', 'Apply failed'],
  'against-policy': ['❌', 'Applied, against policy'],
  none: ['❔', 'No apply found'],
  unfinished: ['❔', 'Apply not finished'],
  waits: ['⏳', 'Waits for confirmation'],
  applied: ['✅', 'Applied'],
  nothing: ['✅', 'Nothing to apply'],
} as const satisfies Record<ReportedApply['outcome'], [sign: string, words: string]>;
/** The worst first. */
const OUTCOMES = Object.keys(OUTCOME_SIGNS) as ReportedApply['outcome'][];

export function worstOutcome(applies: readonly ReportedApply[]): ReportedApply['outcome'] {
  return OUTCOMES.find((word) => applies.some(({ outcome }) => outcome === word)) ?? 'none';
}

/** A run that waits for confirmation has not failed. */
export function isGoodOutcome(outcome: ReportedApply['outcome']): boolean {
  return outcome === 'applied' || outcome === 'nothing' || outcome === 'waits';
}

/** `2 created, 1 changed, 0 destroyed, in 62 s`, without markup. */
export function applyWords({ outcome, behind, counts, durationMs, words }: ReportedApply): string {
  const { additions = 0, changes = 0, destructions = 0, imports = 0 } = counts ?? {};
  const changed = `${additions} created, ${changes} changed, ${destructions} destroyed`;
  return joinNonEmpty(
    ', ',
    isGoodOutcome(outcome) && behind === undefined ? '' : words,
    counts && outcome !== 'none' ? changed : '',
    imports > 0 ? countWords(imports, 'imported', 'imported') : '',
    durationMs === undefined ? '' : `in ${Math.round(durationMs / 1_000)} s`,
  );
}

export function renderApplyReport({ applies, origins }: ApplyReport): Markdown {
  const [sign, words] = OUTCOME_SIGNS[worstOutcome(applies)];
  const toItem = (apply: ApplyReport['applies'][number]): ListItem => {
    const [ownSign] = OUTCOME_SIGNS[apply.outcome];
    const run = apply.runId && link(codeSpan(apply.runId, 40), apply.runUrl, origins);
    const head = joinNonEmpty(
      ' · ',
      literal`${ownSign} ${codeSpan(apply.workspace, 90)}`,
      run ?? '',
    );
    const { firstError, policies = [] } = apply;
    const below = [...(firstError === undefined ? [] : [firstError]), ...policies].slice(0, 20);
    return {
      words: joinNonEmpty(': ', head, prose(applyWords(apply), 400)),
      children: below.map((sentence) => ({ words: prose(sentence, 600) })),
    };
  };
  const more = (number: number): Sentence => phrase`… and ${countWords(number, 'more workspace')}`;
  const lines = firstItems(applies, 50, toItem, more).map((item) => itemToMarkdown(item));
  return literal`#### ${sign} ${words}\n\n${joinNonEmpty('\n', ...lines)}`;
}

const BEGIN =
  /^<!-- plangate:applied (?<id>[0-9a-f]{12}) (?<job>\d{1,15})\.(?<tries>\d{1,6}) (?<start>\d{1,12}) -->$/;
const END = '<!-- /plangate:applied -->';

/**
 * The report of applies as a section of a comment that other jobs write too. It stands before the comment's last
 * line, the marker. Reports of the same workspaces are one section, which the last job writes.
 */
export function applySection(view: ApplyReport) {
  const { jobId, attempt, startedAt } = view;
  const own = { runId: jobId, attempt, startedAt, headSha: '' };
  const id = hash(JSON.stringify(view.applies.map(({ workspace }) => workspace).sort()));
  const begin = asMarkdown(`<!-- plangate:applied ${id} ${jobId}.${attempt} ${startedAt} -->`);
  const text = joinNonEmpty('\n\n', begin, renderApplyReport(view), END);
  const find = (body: string) => {
    const lines = body.split('\n');
    const at = lines.findIndex((line) => BEGIN.exec(line)?.groups?.['id'] === id);
    const end = at < 0 ? -1 : lines.indexOf(END, at);
    return { lines, at, end };
  };
  return {
    text,
    holds: (body: string): boolean => body.includes(text),
    /** Whether a later job, or a later attempt of this job, has written this section. @param now seconds since 1970 */
    isSuperseded(body: string, now: number): boolean {
      const { lines, at } = find(body);
      const { job, tries, start } = BEGIN.exec(lines[at] ?? '')?.groups ?? {};
      if (start === undefined) return false;
      const found = { runId: Number(job), attempt: Number(tries), startedAt: Number(start) };
      return isLater(notInFuture({ ...found, headSha: '' }, now), own);
    },
    /** The body with this section in it; the rest is unchanged. */
    into(body: string): Markdown {
      const { lines, at, end } = find(body);
      const marker = lines.findLastIndex((line) => line.trim() !== '');
      const hasSection = end > at;
      if (hasSection) lines.splice(at, end - at + 1, text);
      else lines.splice(marker, 0, text, '');
      return asMarkdown(lines.join('\n'));
    },
  };
}
