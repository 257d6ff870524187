/**
 * When each run was in which state, by its own timestamps: a drawing, and the same in words.
 */
import { clip } from '../escape-markdown.ts';
import { statusWords, type RunStatus, RUN_STATUSES, isRunOver } from '../../model/status.ts';
import { formatElapsed } from '../text.ts';
import type { WorkspaceView } from '../view.ts';
import { breakable, html, type Html } from './html.ts';

const PHASES = {
  queued: 'queued',
  planning: 'planning',
  policies: 'policies',
  waiting: 'waiting for a person',
  other: 'other',
} as const;
type PhaseName = keyof typeof PHASES;
const PHASE_NAMES = statusWords(PHASES);

interface Phase {
  name: PhaseName;
  /** Milliseconds since the run's first timestamp. */
  fromMs: number;
  toMs: number;
}

/** A run stays in the first until a person decides. The second can still be applied, which no phase is about. */
const SPECIAL: Partial<Record<RunStatus, PhaseName | 'end'>> = {
  policy_soft_failed: 'waiting',
  planned_and_saved: 'end',
  planning: 'planning',
};

/**
 * What a run does from a timestamp on, as in `plan-queued-at`; `end`: the run is over. The one of `fetching_completed`
 * is `fetched-at`.
 */
function phaseBegunAt(timestamp: string): PhaseName | 'end' {
  const word = timestamp.replace(/-at$/, '').replaceAll('-', '_');
  const words = statusWords(RUN_STATUSES);
  const status = words.find((each) => each === (word === 'fetched' ? 'fetching_completed' : word));
  if (status === undefined) return 'other';
  const { kind } = RUN_STATUSES[status];
  if (SPECIAL[status] !== undefined) return SPECIAL[status];
  if (isRunOver(status)) return 'end';
  if (kind !== 'moving') return kind === 'person' ? 'waiting' : 'other';
  return words.indexOf(status) < words.indexOf('planning') ? 'queued' : 'policies';
}

/**
 * Neighbouring states of one kind become one phase. Empty if fewer than two timestamps are
 * readable.
 */
export function phasesOf(timestamps: Readonly<Record<string, string | null>> = {}): Phase[] {
  const stamps = Object.entries(timestamps)
    .map(([name, at]) => ({ name, at: Date.parse(at ?? '') }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((one, other) => one.at - other.at || Number(isEnd(one)) - Number(isEnd(other)));
  const start = stamps[0]?.at ?? 0;
  const phases: Phase[] = [];
  for (const [index, { name, at }] of stamps.entries()) {
    const next = stamps[index + 1];
    const phase = phaseBegunAt(name);
    if (next === undefined || phase === 'end' || next.at === at) continue;
    const last = phases.at(-1);
    if (last?.name === phase && last.toMs === at - start) last.toMs = next.at - start;
    else phases.push({ name: phase, fromMs: at - start, toMs: next.at - start });
  }
  return phases;
}

function isEnd({ name }: { name: string }): boolean {
  return phaseBegunAt(name) === 'end';
}

const LABELS = 190;
const WIDTH = 760;
const ROW = 24;
/** The drawing is left out for more rows than this; the words are of all. */
const MOST_ROWS = 60;

export function renderTimeline(workspaces: readonly WorkspaceView[]): Html | undefined {
  const rows = workspaces.flatMap(({ name, timestamps }) => {
    const phases = phasesOf(timestamps);
    return phases.length > 0 ? [{ name, phases }] : [];
  });
  const lengths = rows.map(({ phases }) => phases.at(-1)?.toMs ?? 0);
  const longest = Math.max(...lengths, 1);
  // Bars that are all alike tell nothing.
  if (rows.length < 2 || longest < 1.5 * Math.min(...lengths)) return undefined;
  return html`<h2 id="timeline">Timeline</h2>
    ${drawing(rows.slice(0, MOST_ROWS), longest)}
    <details>
      <summary>The same in words</summary>
      <ul>
        ${rows.map(
          ({ name, phases }) =>
            html`<li><strong>${breakable(name)}</strong>: ${durationWords(phases).join(', ')}</li>`,
        )}
      </ul>
    </details>`;
}

/** `planning 12 s` */
function durationWords(phases: readonly Phase[]): string[] {
  return PHASE_NAMES.flatMap((name) => {
    const ms = phases
      .filter((phase) => phase.name === name)
      .reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
    return ms === 0 ? [] : [`${PHASES[name]} ${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`];
  });
}

function drawing(rows: readonly { name: string; phases: Phase[] }[], longest: number): Html {
  const scale = WIDTH / longest;
  const bars = rows.map(({ name, phases }, index) => {
    const y = index * ROW;
    return html`<text x="0" y="${y + 15}">${clip(name, 26)}</text>${phases.map(
        (phase) =>
          html`<rect
            class="${phase.name}"
            x="${LABELS + Math.round(phase.fromMs * scale)}"
            y="${y + 4}"
            width="${Math.max(2, Math.round((phase.toMs - phase.fromMs) * scale))}"
            height="14"
            rx="2"
            ><title>${durationWords([phase])}</title></rect
          >`,
      )}`;
  });
  const used = PHASE_NAMES.filter((name) =>
    rows.some(({ phases }) => phases.some((phase) => phase.name === name)),
  );
  const legend = rows.length * ROW + 8;
  const keys = used.map(
    (name, index) =>
      html`<rect
          class="${name}"
          x="${LABELS + index * 140}"
          y="${legend}"
          width="12"
          height="12"
        /><text x="${LABELS + index * 140 + 18}" y="${legend + 11}">${PHASES[name]}</text>`,
  );
  return html`<svg
    class="timeline"
    viewBox="0 0 ${LABELS + WIDTH} ${legend + 20}"
    role="img"
    aria-label="Timeline of the runs, ${formatElapsed(longest)} from left to right; the words below say the same"
  >
    ${bars}${keys}
  </svg>`;
}
