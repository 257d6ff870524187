/** Causes as annotations on the lines at fault, in the shape that GitHub's check runs take. */
import { closesGate } from './causes.ts';
import { clip } from '../model/clip.ts';
import { cleanLine } from './markdown.ts';
import { occurrenceText } from './occurrences.ts';
import { messageText } from './message-text.ts';
import { renderCommand, type LogLine } from './neutralise-log.ts';
import type { Cause, Occurrence, ReportView } from './view.ts';
import { countWords, groupBy, joinNonEmpty } from './text.ts';
import { firstParts } from '../model/sentence.ts';
import { levelWords, isAccepted, overrideWords, fileAndLine, acceptedText } from './words.ts';

export interface Annotation {
  /** Relative to the repository's root, with slashes. */
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: 'failure' | 'warning' | 'notice';
  title: string;
  message: string;
}

/** Four requests of fifty annotations. People do not read more. */
const MOST_ANNOTATIONS = 200;
/** GitHub accepts 64 KB, and a UTF-16 unit takes three bytes at most. */
const LONGEST_ANNOTATION = 16_000;

/**
 * Annotations in order of severity. The first place of every cause comes before the second place of any; there is one
 * annotation per line and policy, for any number of workspaces. What a policy says without a place is below its first one.
 * The last one says how many are left out.
 */
export function renderAnnotations(
  view: ReportView,
  options: {
    /** What keeps the gate closed is annotated everywhere, all else only in changed files. */
    annotate: 'changed' | 'all' | 'off';
    /** Paths that the pull request changes; undefined if unknown. */
    changedFiles?: ReadonlySet<string>;
  },
): Annotation[] {
  const { annotate, changedFiles } = options;
  if (annotate === 'off') return [];
  const placed = view.causes.flatMap((cause): PlacedOccurrence[] => {
    const isWantedEverywhere = annotate === 'all' || isFailureLevel(cause);
    return cause.occurrences.flatMap((occurrence, index) => {
      const { location } = occurrence;
      // The same line number at another commit may be another line.
      if (!location || location.commit !== undefined) return [];
      if (!isWantedEverywhere && changedFiles?.has(location.path) !== true) return [];
      return [{ cause, occurrence, location, index }];
    });
  });
  const groups = groupBy(placed, ({ cause, location }) => {
    return [fileAndLine({ location }), cause.policySet, cause.policy, cause.severity];
  });
  groups.sort(([one], [other]) => levelRank(one) - levelRank(other) || one.index - other.index);
  const together = withScanned(groups);
  const told = new Set<Cause>();
  const annotations = together
    .slice(0, MOST_ANNOTATIONS)
    .map((group) => toAnnotation(group, causesToTell(group, told)));
  const [last] = annotations.slice(-1);
  const rest = together.length - annotations.length;
  if (last && rest > 0) last.message += `\n${countWords(rest, 'more place')}: see the job summary.`;
  return annotations;
}

type Group = [PlacedOccurrence, ...PlacedOccurrence[]];

/** One annotation for each place, and not one from each scanner: what scanners say is below what is said there first. */
function withScanned(groups: readonly Group[]): Group[] {
  const first = new Map<string, Group>();
  return groups.flatMap((group) => {
    const [{ cause, location }] = group;
    const place = fileAndLine({ location }) ?? '';
    const known = first.get(place);
    if (known !== undefined && cause.scanned === true) {
      known.push(...group);
      return [];
    }
    const own: Group = [...group];
    if (known === undefined) first.set(place, own);
    return [own];
  });
}

interface PlacedOccurrence {
  cause: Cause;
  occurrence: Occurrence;
  location: NonNullable<Occurrence['location']>;
  /** Of the occurrence among those of the cause. */
  index: number;
}

/** The lowest for the most severe level. */
function levelRank({ cause }: PlacedOccurrence): number {
  return ['failure', 'warning', 'notice'].indexOf(levelOf(cause));
}

/** The causes of this group that no earlier annotation has reported. @param told those that one has; these are added */
function causesToTell(group: readonly PlacedOccurrence[], told: Set<Cause>): Cause[] {
  const causes = new Set(group.map(({ cause }) => cause));
  const untold = [...causes].filter((cause) => !told.has(cause));
  for (const cause of untold) told.add(cause);
  return untold;
}

/** @param toTell causes of which it says what has no place */
function toAnnotation(group: Group, toTell: readonly Cause[]): Annotation {
  const [{ cause, location }] = group;
  const { path, startLine } = location;
  const level = cause.kind === 'diagnostic' ? 'plan' : levelWords(cause.level);
  const here = group.map(({ cause: of, occurrence }) => {
    const said = occurrenceText(occurrence);
    const isSame = of.policySet === cause.policySet && of.policy === cause.policy;
    return isSame ? said : `${cleanLine(of.policySet, 100)} ${cleanLine(of.policy, 200)}: ${said}`;
  });
  const ofAll = group.map((placed) => placed.cause.messageOfAll);
  const elsewhere = toTell
    .flatMap(({ occurrences }) => occurrences)
    .filter(({ noun, location: place }) => noun === 'message' && place === undefined)
    .map((occurrence) => `The policy says as well: ${occurrenceText(occurrence)}`);
  const messages = [...new Set([...ofAll, ...here, ...elsewhere])].filter(Boolean);
  const workspaces = group.flatMap(({ occurrence }) => occurrence.workspaces);
  return {
    path,
    start_line: startLine,
    end_line: startLine,
    annotation_level: levelOf(cause),
    title: clip(`${cleanLine(cause.policy || cause.policySet, 200)} (${level})`, 250),
    message: `${messageText(messages, LONGEST_ANNOTATION)}\n${lastLine(cause, [...new Set(workspaces)])}`,
  };
}

/** The last line of an annotation: where the policy is from, what it concerns, who may override it. */
function lastLine(cause: Cause, workspaces: string[]): string {
  const { policySet } = cause;
  const cleaned = workspaces.map((name) => cleanLine(name, 100));
  const names = firstParts(cleaned, 10).join('');
  return joinNonEmpty(
    ' · ',
    policySet === '' ? '' : `Policy set ${cleanLine(policySet, 100)}`,
    `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`,
    isAccepted(cause) ? cleanLine(acceptedText(cause), 400) : overrideWords(cause),
  );
}

function levelOf(cause: Cause): Annotation['annotation_level'] {
  if (isFailureLevel(cause)) return 'failure';
  return cause.severity === 'warns' || cause.kind === 'diagnostic' ? 'warning' : 'notice';
}

/** Whether it keeps the gate closed, or would if it were enforced. */
function isFailureLevel(cause: Cause): boolean {
  return cause.blocks || closesGate(cause);
}

/** What the runner shows for one step and kind; it drops further commands silently. */
const MOST_COMMANDS = 10;

/** Annotations as workflow commands, if the check run cannot be written. The last of each kind says how many are left out. */
export function annotationCommands(annotations: readonly Annotation[]): LogLine[] {
  return (['failure', 'warning', 'notice'] as const).flatMap((level) => {
    const command = level === 'failure' ? 'error' : level;
    const ofLevel = annotations.filter(({ annotation_level }) => annotation_level === level);
    const shown = ofLevel.length > MOST_COMMANDS ? ofLevel.slice(0, MOST_COMMANDS - 1) : ofLevel;
    const commands = shown.map(({ path, start_line, title, message }) =>
      renderCommand(command, { file: path, line: start_line, endLine: start_line, title }, message),
    );
    const rest = ofLevel.length - shown.length;
    const more = `${countWords(rest, 'more place')} of this kind: see the job summary.`;
    if (rest > 0) commands.push(renderCommand(command, { title: 'Policy gate' }, more));
    return commands;
  });
}
