/** The state of a job that goes on, from its events: for the status line, and for a log that was quiet. */
import type { GateEvent } from '../gate/gate.ts';
import { cleanLine } from './escape-markdown.ts';
import { safeLine } from './neutralise-log.ts';
import { formatElapsed, groupBy, formatNumber, listText } from './text.ts';

const FIRST = 'finding the workspace';

export function createProgress() {
  /** `endsMs`: when it may be over, if that is known, in ms since the gate started. */
  const byWorkspace = new Map<string, { words: string; endsMs: number | undefined }>();
  let decided = 0;
  return {
    see(event: GateEvent): void {
      const workspace = 'workspace' in event ? event.workspace : undefined;
      if (event.kind === 'workspace-decided') {
        decided++;
        byWorkspace.delete(event.result.workspace);
      }
      const words = progressWords(event);
      if (workspace === undefined || words === undefined) return;
      const before = byWorkspace.get(workspace);
      let endsMs = event.kind === 'progress' ? before?.endsMs : undefined;
      if (event.kind === 'run-created' && event.lastDurationMs !== undefined) {
        endsMs = event.atMs + event.lastDurationMs;
      }
      byWorkspace.set(workspace, { words, endsMs });
    },
    /** Ready to print, without anything that acts. */
    words(nowMs: number): string {
      const all = [...byWorkspace].map(([name, { words }]) => ({ name, words }));
      const groups = groupBy(all, ({ words }) => words);
      const [only, ...others] = byWorkspace.values();
      if (only === undefined) return decided > 0 ? 'reporting' : FIRST;
      const left = only.endsMs === undefined ? 0 : only.endsMs - nowMs;
      const about = left > 0 ? ` · about ${formatElapsed(left)} left` : '';
      if (others.length === 0 && decided === 0) return `${plain(only.words)}${about}`;
      // A few workspaces by name, and more of them by number.
      const parts = groups.map((group) => {
        const names = listText(group.map(({ name }) => plain(name)));
        const which = group.length > MOST_NAMES ? formatNumber(group.length) : names;
        return `${which} ${plain(group[0].words)}`;
      });
      return [`${decided} of ${decided + byWorkspace.size} decided`, ...parts].join(', ');
    },
  };
}

const MOST_NAMES = 2;

function plain(words: string): string {
  return cleanLine(safeLine(words), 60);
}

function progressWords(event: GateEvent): string | undefined {
  switch (event.kind) {
    case 'planning':
      return 'planning';
    case 'version-created':
      return 'uploading';
    case 'uploaded':
      return 'starting the run';
    case 'run-created':
      return 'pending';
    case 'progress':
      return event.words;
    case 'canceling':
      return 'canceling';
    default:
      return undefined;
  }
}
