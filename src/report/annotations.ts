/** Findings as annotations on the lines at fault, in the shape that GitHub's check runs take. */
import { cleanLine, cleanText, clip } from './escape-markdown.ts';
import { closesGate } from './findings.ts';
import { renderCommand } from './neutralise-log.ts';
import type { Finding, ReportView } from './view.ts';
import { count, firstOf, groupBy, joined } from './text.ts';
import { levelWords, overriddenWords, overrideWords, placeOf, STATUS_WORDS } from './words.ts';

export interface Annotation {
  /** Relative to the repository's root, with slashes. */
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: 'failure' | 'warning' | 'notice';
  title: string;
  message: string;
}

interface AnnotationOptions {
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
  const { annotate, changedFiles, limit = ANNOTATION_LIMIT } = options;
  if (annotate === 'off') return [];
  const placed = view.findings.flatMap((finding): Placed[] => {
    const { location } = finding;
    const isWanted = annotate === 'all' || closesGate(finding);
    if (!location || !(isWanted || changedFiles?.has(location.path))) return [];
    return [{ ...finding, location }];
  });
  const groups = groupBy(placed, (each) => {
    return [placeOf(each), each.policySet, each.policy, each.severity];
  });
  return groups.slice(0, limit).map(toAnnotation);
}

type Placed = Finding & { location: NonNullable<Finding['location']> };

function toAnnotation(group: [Placed, ...Placed[]]): Annotation {
  const [first] = group;
  const { path, startLine } = first.location;
  const level = first.kind === 'diagnostic' ? 'plan' : levelWords(first.level);
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
  const text = cleanText(message.slice(0, MESSAGE_LIMIT)).trim() || STATUS_WORDS[status];
  const subject = address === undefined ? '' : cleanLine(address, 300);
  return subject === '' || text.includes(subject) ? text : `${subject}: ${text}`;
}

function standingOf(finding: Finding, workspaces: string[]): string {
  const { policySet, status } = finding;
  const names = firstOf(workspaces, 10, (name) => cleanLine(name, 100));
  return joined(
    ' · ',
    policySet === '' ? '' : `Policy set ${cleanLine(policySet, 100)}`,
    `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`,
    status === 'overridden' ? cleanLine(overriddenWords(finding), 400) : overrideWords(finding),
  );
}

function levelOf(finding: Finding): Annotation['annotation_level'] {
  if (closesGate(finding)) return 'failure';
  return finding.severity === 'warns' || finding.kind === 'diagnostic' ? 'warning' : 'notice';
}

/** What the runner shows of one step and kind; further commands are dropped without a word. */
const COMMAND_LIMIT = 10;

/** The same as workflow commands, for when the check run cannot be written; the last says "more". */
export function annotationCommands(annotations: readonly Annotation[]): string[] {
  return (['failure', 'warning', 'notice'] as const).flatMap((level) => {
    const command = level === 'failure' ? 'error' : level;
    const all = annotations.filter(({ annotation_level }) => annotation_level === level);
    const shown = all.length > COMMAND_LIMIT ? all.slice(0, COMMAND_LIMIT - 1) : all;
    const commands = shown.map(({ path, start_line, title, message }) =>
      renderCommand(command, { file: path, line: start_line, endLine: start_line, title }, message),
    );
    const rest = all.length - shown.length;
    const more = `${count(rest, 'more finding')} of this kind: see the job summary.`;
    if (rest > 0) commands.push(renderCommand(command, { title: 'Policy gate' }, more));
    return commands;
  });
}
