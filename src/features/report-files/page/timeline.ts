/** When each run was in which state, by its own timestamps: a drawing, and the same in words. */
import { clip } from '../../../model/clip.ts';
import { statusWords, type RunStatus, RUN_STATUSES, isRunOver } from '../../../model/status.ts';
import { formatElapsed } from '../../../report/text.ts';
import type { WorkspaceView } from '../../../report/view.ts';
import { breakable, html, type Html } from './html.ts';
import { timeOf } from '../../../model/parse.ts';

/** What a run does for a time, in words for people. */
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

/** Statuses whose phase does not follow from their kind. `end`: no phase follows, although the run can still be applied. */
const SPECIAL_PHASES: Partial<Record<RunStatus, PhaseName | 'end'>> = {
  policy_soft_failed: 'waiting',
  planned_and_saved: 'end',
  planning: 'planning',
};

/**
 * The phase that begins with a timestamp of a run; `end`: the run is over. Each is called after the status that begins
 * then, as `plan-queued-at` after `plan_queued`; only that of `fetching_completed` is called `fetched-at`.
 */
function phaseBegunAt(timestampName: string): PhaseName | 'end' {
  const word = timestampName.replace(/-at$/, '').replaceAll('-', '_');
  const statusWord = word === 'fetched' ? 'fetching_completed' : word;
  const inOrder = statusWords(RUN_STATUSES);
  const status = inOrder.find((known) => known === statusWord);
  if (status === undefined) return 'other';
  const special = SPECIAL_PHASES[status];
  if (special !== undefined) return special;
  if (isRunOver(status)) return 'end';
  const { kind } = RUN_STATUSES[status];
  if (kind === 'person') return 'waiting';
  if (kind !== 'moving') return 'other';
  return inOrder.indexOf(status) < inOrder.indexOf('planning') ? 'queued' : 'policies';
}

/**
 * The phases of a run, in their order. Neighbouring phases of one name become one. Empty if fewer than two timestamps can
 * be read.
 *
 * @param timestamps `plan-queued-at` → ISO 8601
 */
export function phasesOf(timestamps: Readonly<Record<string, string | null>> = {}): Phase[] {
  const begins = Object.entries(timestamps)
    .map(([name, time]) => ({ phase: phaseBegunAt(name), atMs: timeOf(time) }))
    .filter(({ atMs }) => Number.isFinite(atMs))
    // At the same moment, the end is the last.
    .sort(
      (one, other) =>
        one.atMs - other.atMs || Number(one.phase === 'end') - Number(other.phase === 'end'),
    );
  const startMs = begins[0]?.atMs ?? 0;
  const phases: Phase[] = [];
  for (const [index, { phase, atMs }] of begins.entries()) {
    const next = begins[index + 1];
    if (next === undefined || phase === 'end' || next.atMs === atMs) continue;
    const fromMs = atMs - startMs;
    const toMs = next.atMs - startMs;
    const last = phases.at(-1);
    if (last?.name === phase && last.toMs === fromMs) last.toMs = toMs;
    else phases.push({ name: phase, fromMs, toMs });
  }
  return phases;
}

// In units of the drawing: where the bars begin, behind the names of the workspaces; sizes of bars, rows and keys.
const BARS_X = 190;
const BARS_WIDTH = 760;
const ROW_HEIGHT = 24;
const KEY_WIDTH = 140;
/** The drawing is left out for more rows than this; the words are of all. */
const MOST_ROWS = 60;

interface TimelineRow {
  name: string;
  phases: Phase[];
}

/** The runs side by side; undefined if there is nothing to compare. */
export function renderTimeline(workspaces: readonly WorkspaceView[]): Html | undefined {
  const rows = workspaces
    .map(({ name, timestamps }) => ({ name, phases: phasesOf(timestamps) }))
    .filter(({ phases }) => phases.length > 0);
  const lengths = rows.map(({ phases }) => phases.at(-1)?.toMs ?? 0);
  const longestMs = Math.max(...lengths, 1);
  // Bars that are all alike tell nothing.
  if (rows.length < 2 || longestMs < 1.5 * Math.min(...lengths)) return undefined;
  return html`<h2 id="timeline">Timeline</h2>
    ${drawing(rows.slice(0, MOST_ROWS), longestMs)}
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

/** How long the phases of each name took together, as in `planning 12 s`. */
function durationWords(phases: readonly Phase[]): string[] {
  return PHASE_NAMES.flatMap((name) => {
    const ms = phases
      .filter((phase) => phase.name === name)
      .reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
    return ms === 0 ? [] : [`${PHASES[name]} ${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`];
  });
}

/** A bar for each run and, below them, a key for each colour. The longest run is as wide as the drawing. */
function drawing(rows: readonly TimelineRow[], longestMs: number): Html {
  const unitsPerMs = BARS_WIDTH / longestMs;
  const bars = rows.map(({ name, phases }, index) => {
    const y = index * ROW_HEIGHT;
    return html`<text x="0" y="${y + 15}">${clip(name, 26)}</text>${phases.map(
        (phase) =>
          html`<rect
            class="${phase.name}"
            x="${BARS_X + Math.round(phase.fromMs * unitsPerMs)}"
            y="${y + 4}"
            width="${Math.max(2, Math.round((phase.toMs - phase.fromMs) * unitsPerMs))}"
            height="14"
            rx="2"
            ><title>${durationWords([phase])}</title></rect
          >`,
      )}`;
  });
  const shownNames = new Set(rows.flatMap(({ phases }) => phases.map(({ name }) => name)));
  const keysTop = rows.length * ROW_HEIGHT + 8;
  const keys = PHASE_NAMES.filter((name) => shownNames.has(name)).map(
    (name, index) =>
      html`<rect
          class="${name}"
          x="${BARS_X + index * KEY_WIDTH}"
          y="${keysTop}"
          width="12"
          height="12"
        /><text x="${BARS_X + index * KEY_WIDTH + 18}" y="${keysTop + 11}">${PHASES[name]}</text>`,
  );
  return html`<svg
    class="timeline"
    viewBox="0 0 ${BARS_X + BARS_WIDTH} ${keysTop + 20}"
    role="img"
    aria-label="Timeline of the runs, ${formatElapsed(longestMs)} from left to right; the words below say the same"
  >
    ${bars}${keys}
  </svg>`;
}
