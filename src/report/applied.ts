/** How applies ended, as Markdown: for the job summary, and as a comment of its own. */
import type { ReportedApply } from '../gate/gate.ts';
import type { OwnReport } from './gate-comment.ts';
import { ownerId } from './marker.ts';
import { codeSpan, link, prose } from './markdown.ts';
import { literal, type Markdown, phrase, type Sentence } from '../model/sentence.ts';
import { firstItems, itemToMarkdown, type ListItem } from './render-sentence.ts';
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
    const below = [
      ...(firstError === undefined ? [] : [prose(firstError, 600)]),
      ...policies.map(({ says }) => says),
    ].slice(0, 20);
    return {
      words: joinNonEmpty(': ', head, prose(applyWords(apply), 400)),
      children: below.map((words) => ({ words })),
    };
  };
  const more = (number: number): Sentence => phrase`… and ${countWords(number, 'more workspace')}`;
  const lines = firstItems(applies, 50, toItem, more).map((item) => itemToMarkdown(item));
  return literal`#### ${sign} ${words}\n\n${joinNonEmpty('\n', ...lines)}`;
}

/**
 * The report of applies as a comment of its own, which a later report of the same workspaces replaces.
 *
 * @param headSha the commit of the request that was merged
 */
export function ownReportOfApplies(view: ApplyReport, gate: string, headSha: string): OwnReport {
  const { applies, jobId: runId, attempt, startedAt } = view;
  const text = renderApplyReport(view);
  const owner = ownerId(JSON.stringify(applies.map(({ workspace }) => workspace).sort()));
  const green = isGoodOutcome(worstOutcome(applies));
  const job = { owner, runId, attempt, headSha, startedAt };
  return {
    // No name of a gate has a line end.
    key: `${gate}\napply\n${owner}`,
    state: { ...job, green, digest: hash(text), fingerprints: [], durations: {}, runs: {} },
    render: () => text,
  };
}
