/** What a job does at the moment, for a status line and for a log that was quiet. */
import type { GateEvent } from '../gate/result.ts';
import { formatNumber } from '../model/sentence.ts';
import { cleanLine } from './markdown.ts';
import { safeLine } from './neutralise-log.ts';
import { formatElapsed, groupBy, listText } from './text.ts';

const FIRST = 'finding the workspace';

/** Collects the events of a job. `record` takes each, and `statusLine` says what goes on. */
export function createProgress() {
  /** `endsMs`: when it may be over, if that is known, in ms since the gate started. */
  const undecided = new Map<string, { words: string; endsMs: number | undefined }>();
  let decided = 0;
  return {
    record(event: GateEvent): void {
      if (event.kind === 'workspace-decided') {
        decided++;
        undecided.delete(event.result.workspace);
      }
      const words = event.kind === 'progress' ? event.words : PROGRESS_WORDS[event.kind];
      const workspace = 'workspace' in event ? event.workspace : undefined;
      if (workspace === undefined || words === undefined) return;
      let endsMs = event.kind === 'progress' ? undecided.get(workspace)?.endsMs : undefined;
      if (event.kind === 'run-created' && event.lastDurationMs !== undefined) {
        endsMs = event.atMs + event.lastDurationMs;
      }
      undecided.set(workspace, { words, endsMs });
    },
    /** One line, ready to print. @param nowMs since the gate started */
    statusLine(nowMs: number): string {
      const [only, ...others] = undecided.values();
      if (only === undefined) return decided > 0 ? 'reporting' : FIRST;
      if (others.length === 0 && decided === 0) {
        const leftMs = only.endsMs === undefined ? 0 : only.endsMs - nowMs;
        const left = leftMs > 0 ? ` · about ${formatElapsed(leftMs)} left` : '';
        return `${plain(only.words)}${left}`;
      }
      const workspaces = [...undecided].map(([name, { words }]) => ({ name, words }));
      const parts = groupBy(workspaces, ({ words }) => words).map((group) => {
        // A few workspaces are named, more of them are counted.
        const names = listText(group.map(({ name }) => plain(name)));
        const which = group.length > MOST_NAMES ? formatNumber(group.length) : names;
        return `${which} ${plain(group[0].words)}`;
      });
      return [`${decided} of ${decided + undecided.size} decided`, ...parts].join(', ');
    },
  };
}

const MOST_NAMES = 2;

/** On one line, and unable to act on the host. */
function plain(words: string): string {
  return cleanLine(safeLine(words), 60);
}

/** What a workspace does from such an event on. No other event says it. */
const PROGRESS_WORDS: Partial<Record<GateEvent['kind'], string>> = {
  planning: 'planning',
  'version-created': 'uploading',
  uploaded: 'starting the run',
  'run-created': 'pending',
  canceling: 'canceling',
};
