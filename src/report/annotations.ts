/** Findings as annotations on the lines at fault, in the shape that GitHub's check runs take. */
import { cleanLine, cleanText, clip } from './escape-markdown.ts';
import { renderCommand } from './escape-command.ts';
import type { Finding, ReportView } from './view.ts';
import {
  count,
  grouped,
  LEVEL_WORDS,
  list,
  overriddenWords,
  overrideWords,
  statusWord,
} from './words.ts';

export interface Annotation {
  /** Relative to the repository's root, with slashes. */
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: 'failure' | 'warning' | 'notice';
  title: string;
  message: string;
}

export interface AnnotationOptions {
  /** What keeps the gate closed is annotated wherever it is; the rest only where files changed. */
  annotate: 'changed' | 'all' | 'off';
  /** Paths that the pull request changes; undefined when not known. */
  changedFiles?: ReadonlySet<string>;
  limit?: number;
}

/** Four requests of fifty; more are not read. */
const ANNOTATION_LIMIT = 200;
/** The service takes 64 KB; a unit is at most three bytes. */
const MESSAGE_LIMIT = 16_000;

/** Ranked, the most severe first; one per line and policy, whatever the number of workspaces. */
export function renderAnnotations(view: ReportView, options: AnnotationOptions): Annotation[] {
  if (options.annotate === 'off') return [];
  const groups = new Map<string, Finding[]>();
  for (const finding of view.findings.filter((each) => isWanted(each, options))) {
    const { location, policySet, policy, severity } = finding;
    const key = JSON.stringify([location?.path, location?.startLine, policySet, policy, severity]);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].slice(0, options.limit ?? ANNOTATION_LIMIT).map(annotate);
}

function isWanted(finding: Finding, { annotate, changedFiles }: AnnotationOptions): boolean {
  const { location, severity } = finding;
  if (!location) return false;
  if (severity === 'blocks' || severity === 'needs-override' || annotate === 'all') return true;
  return changedFiles?.has(location.path) ?? false;
}

function annotate(group: Finding[]): Annotation {
  const [first] = group as [Finding];
  const { path, startLine } = first.location as NonNullable<Finding['location']>;
  const level = first.kind === 'diagnostic' ? 'plan' : LEVEL_WORDS[first.level];
  const messages = [...new Set(group.slice(0, 20).map(messageOf))].join('\n');
  const standing = standingOf(first, [...new Set(group.flatMap(({ workspaces }) => workspaces))]);
  return {
    path,
    start_line: startLine,
    end_line: startLine,
    annotation_level: levelOf(first),
    title: clip(`${cleanLine(first.policy, 200)} (${level})`, 250),
    message: `${clip(messages, MESSAGE_LIMIT)}\n${standing}`,
  };
}

function messageOf({ address, message, status }: Finding): string {
  const text = cleanText(message.slice(0, MESSAGE_LIMIT)).trim() || statusWord(status);
  const subject = address === undefined ? '' : cleanLine(address, 300);
  return subject === '' || text.includes(subject) ? text : `${subject}: ${text}`;
}

function standingOf(finding: Finding, workspaces: string[]): string {
  const names = list(
    workspaces.slice(0, 10).map((name) => cleanLine(name, 100)),
    10,
  );
  const more = workspaces.length > 10 ? ` and ${grouped(workspaces.length - 10)} more` : '';
  const parts = [
    finding.policySet === '' ? '' : `Policy set ${cleanLine(finding.policySet, 100)}`,
    `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}${more}`,
    finding.status === 'overridden'
      ? cleanLine(overriddenWords(finding), 400)
      : overrideWords(finding),
  ].filter(Boolean);
  return parts.join(' · ');
}

function levelOf({ severity, kind }: Finding): Annotation['annotation_level'] {
  if (severity === 'blocks' || severity === 'needs-override') return 'failure';
  return severity === 'warns' || kind === 'diagnostic' ? 'warning' : 'notice';
}

const COMMANDS = { failure: 'error', warning: 'warning', notice: 'notice' } as const;

/** What the runner shows of one step; further commands of that kind are dropped without a word. */
export const COMMAND_LIMITS = { failure: 10, warning: 10, notice: 10 } as const;

/** The same as workflow commands, for when the check run cannot be written; the last says "more". */
export function annotationCommands(
  annotations: readonly Annotation[],
  limits: Readonly<Record<Annotation['annotation_level'], number>> = COMMAND_LIMITS,
): string[] {
  return (['failure', 'warning', 'notice'] as const).flatMap((level) => {
    const all = annotations.filter(({ annotation_level }) => annotation_level === level);
    const limit = limits[level];
    if (limit <= 0) return [];
    const shown = all.length > limit ? all.slice(0, limit - 1) : all;
    const rest = all.length - shown.length;
    const more = `${count(rest, 'more finding')} of this kind: see the job summary.`;
    return [
      ...shown.map((each) => commandOf(each)),
      ...(rest > 0 ? [renderCommand(COMMANDS[level], { title: 'Policy gate' }, more)] : []),
    ];
  });
}

function commandOf({ annotation_level, path, start_line, title, message }: Annotation): string {
  const properties = { file: path, line: start_line, endLine: start_line, title };
  return renderCommand(COMMANDS[annotation_level], properties, message);
}
