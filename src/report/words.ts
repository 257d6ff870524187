/** The wording of every surface, once. Words of our own only: nothing here comes from outside. */
import type { EnforcementLevel, PlanSummary } from '../policy/result.ts';
import type { VerdictWord } from '../policy/verdict.ts';
import type { Counts, Finding } from './view.ts';

/** `1 policy`, `2 policies`; large numbers with separators. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${grouped(number)} ${number === 1 ? one : many}`;
}

export const policies = (number: number): string => count(number, 'policy', 'policies');
export const workspaces = (number: number): string => count(number, 'workspace');

/** `12345` as `12,345`, the same in every locale. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `a`, `a and b`, `a, b and c`; beyond `limit`: `a, b and 7 more`. */
export function list(items: readonly string[], limit = Infinity): string {
  const shown = items.length > limit ? items.slice(0, Math.max(1, limit - 1)) : items;
  const rest = items.length - shown.length;
  const parts = rest > 0 ? [...shown, `${grouped(rest)} more`] : shown;
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Said only of a plan that came to its end: one that failed or was stopped may change anything. */
export function hasNoChanges(plan: PlanSummary | undefined): boolean {
  if (plan?.status !== 'finished' || plan.hasChanges) return false;
  return plan.additions + plan.changes + plan.destructions + plan.imports === 0;
}

/** What the headline is made of: added up over the jobs that share a comment. */
export interface Tally {
  verdict: VerdictWord;
  /** Whether the job goes green: `fail-on` may forgive a verdict or be stricter than it. */
  green: boolean;
  workspaces: number;
  /** Workspaces that the verdict comes from. */
  affected: number;
  /** Different policies and run tasks that keep the gate closed. */
  policiesAtFault: number;
  runTasksAtFault: number;
  advisoryFailures: number;
  overridden: number;
  /** Policy results, whatever they are. */
  results: number;
}

/** The whole verdict in one sentence, without markup. */
export function headline(tally: Tally): string {
  const where = inWorkspaces(tally.affected, tally.workspaces);
  const forgiven = tally.green ? ', but not enforced (fail-on: never)' : '';
  switch (tally.verdict) {
    case 'passed':
      return tally.results === 0
        ? `passed · no policy applies to ${workspaces(tally.workspaces)}`
        : `passed · ${policies(tally.results)} in ${workspaces(tally.workspaces)}`;
    case 'advisory':
      return tally.green
        ? `passed with ${count(tally.advisoryFailures, 'advisory failure')} ${where}`
        : `blocked by ${count(tally.advisoryFailures, 'advisory failure')} ${where} (fail-on: advisory)`;
    case 'overridden':
      return `passed, ${policies(tally.overridden)} overridden ${where}`;
    case 'needs-override':
      return `${atFault(tally) || 'a failure'} ${tally.policiesAtFault + tally.runTasksAtFault === 1 ? 'needs' : 'need'} an override ${where}${forgiven}`;
    case 'blocked':
      return `blocked${atFault(tally) ? ` by ${atFault(tally)}` : ''} ${where}${forgiven}`;
    case 'errored':
      return `the run failed ${where}`;
    case 'undecided':
      return `undecided ${where}, so the gate stays closed`;
    case 'canceled':
      return `canceled ${where}`;
  }
}

function atFault(tally: Tally): string {
  const parts = [
    tally.policiesAtFault > 0 ? policies(tally.policiesAtFault) : '',
    tally.runTasksAtFault > 0 ? count(tally.runTasksAtFault, 'run task') : '',
  ];
  return parts.filter(Boolean).join(' and ');
}

function inWorkspaces(affected: number, all: number): string {
  if (all === 1) return 'in 1 workspace';
  if (all === 2 && affected === 2) return 'in both workspaces';
  return affected === all
    ? `in all ${workspaces(all)}`
    : `in ${grouped(affected)} of ${workspaces(all)}`;
}

/** What a workspace or a log line says of a verdict. */
export const VERDICT_WORDS: Record<VerdictWord, string> = {
  passed: 'passed',
  advisory: 'passed with advisory failures',
  overridden: 'passed, overridden',
  'needs-override': 'needs an override',
  blocked: 'blocked',
  errored: 'run failed',
  undecided: 'undecided',
  canceled: 'canceled',
};

export function icon(verdict: VerdictWord, green: boolean): string {
  if (verdict === 'advisory' && !green) return VERDICT_ICONS.blocked;
  if ((verdict === 'blocked' || verdict === 'needs-override') && green)
    return VERDICT_ICONS.advisory;
  return VERDICT_ICONS[verdict];
}

const VERDICT_ICONS: Record<VerdictWord, string> = {
  passed: '✅',
  advisory: '⚠️',
  overridden: '☑️',
  'needs-override': '✋',
  blocked: '❌',
  errored: '💥',
  undecided: '❔',
  canceled: '🚫',
};

/** One column wide, for logs. */
export const VERDICT_SIGNS: Record<VerdictWord, string> = {
  passed: '✓',
  advisory: '!',
  overridden: '✓',
  'needs-override': '✗',
  blocked: '✗',
  errored: '✗',
  undecided: '?',
  canceled: '✗',
};

export const LEVEL_WORDS: Record<EnforcementLevel, string> = {
  advisory: 'advisory',
  'soft-mandatory': 'soft-mandatory',
  'hard-mandatory': 'hard-mandatory',
  mandatory: 'mandatory',
  'mandatory-overridable': 'mandatory-overridable',
  unknown: 'unknown level',
};

const STATUS_WORDS: Record<Finding['status'], string> = {
  failed: 'failed',
  errored: 'could not be evaluated',
  overridden: 'overridden',
  'not-evaluated': 'never evaluated',
  unknown: 'in a state not known here',
};

export function statusWord(status: Finding['status']): string {
  return STATUS_WORDS[status];
}

/** Whether and by whom a finding can be let pass; empty when it keeps nothing closed. */
export function overrideWords(finding: Finding): string {
  switch (finding.severity) {
    case 'needs-override':
      return 'can be overridden by those who manage policy overrides';
    case 'blocks':
      return finding.kind === 'policy' && finding.status === 'failed' ? 'cannot be overridden' : '';
    case 'warns':
    case 'notes':
      return '';
  }
}

/** How a name and a text of somebody else are written; as they are when nothing is said. */
interface Marking {
  name(text: string): string;
  text(text: string): string;
}

const PLAIN: Marking = { name: (text) => text, text: (text) => text };

/** `overridden by ann, 2026-11-20 13:55 UTC: agreed`, as far as the service told; plain it is hostile until escaped. */
export function overriddenWords({ override = {} }: Finding, mark = PLAIN): string {
  const { by, at = '', reason } = override;
  const head = by ? `overridden by ${mark.name(by)}` : 'overridden';
  const when = [head, minuteOf(at)].filter(Boolean).join(', ');
  return reason ? `${when}: ${mark.text(reason)}` : when;
}

/** `2026-11-20 14:02 UTC` of an ISO date; empty for what is no date. */
export function minuteOf(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? ''
    : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** `2 mandatory failed, 1 advisory failed, 14 passed`, each part with whether it needs weight. */
export function countParts(counts: Counts): { words: string; strong: boolean }[] {
  const part = (number: number, words: string, strong = false) =>
    number > 0 ? [{ words: `${grouped(number)} ${words}`, strong }] : [];
  return [
    ...part(counts.mandatoryFailed, 'mandatory failed', true),
    ...part(counts.errored, 'errored', true),
    ...part(counts.undecided, 'undecided', true),
    ...part(counts.advisoryFailed, 'advisory failed'),
    ...part(counts.overridden, 'overridden'),
    ...part(counts.passed, 'passed'),
  ];
}

/** `1.3 MB`, decimal, one digit after the point below ten. */
export function size(bytes: number): string {
  if (bytes < 1000) return count(bytes, 'byte');
  const units = ['kB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = -1;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}

/** `00:43`, `1:02:03`. */
export function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (number: number): string => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${two(minutes)}:${two(seconds % 60)}`;
}
