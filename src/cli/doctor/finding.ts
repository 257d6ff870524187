/** What an examination found, and how it is said in short. */
import { EXIT } from '../command.ts';

export interface Diagnosis {
  /**
   * `ok`: as it should be. `unknown`: it cannot be seen from here. `note`: works, but may surprise.
   * `problem`: the gate will not work.
   */
  state: 'ok' | 'unknown' | 'note' | 'problem';
  /** What was examined, in one or two words. */
  subject: string;
  /** What was seen. Hostile until escaped. */
  seen: string;
  /** What to do about it; absent when nothing has to be done. */
  fix?: string;
  /** The exit code of the whole examination when this is the first problem. */
  exitCode?: number;
}

export function ok(subject: string, seen: string): Diagnosis {
  return { state: 'ok', subject, seen };
}

export function unknown(subject: string, seen: string, fix?: string): Diagnosis {
  return { state: 'unknown', subject, seen, fix };
}

export function note(subject: string, seen: string, fix?: string): Diagnosis {
  return { state: 'note', subject, seen, fix };
}

export function problem(
  subject: string,
  seen: string,
  fix: string,
  exitCode: number = EXIT.badInput,
): Diagnosis {
  return { state: 'problem', subject, seen, fix, exitCode };
}

/** The good findings of each group are printed as one line, unless details were requested. */
const GROUPS: readonly [group: string, subject: RegExp][] = [
  ['service', /^(?:host|token|service)$/],
  ['workspaces', /^(?:workspaces? |tag:|project:)/],
  ['files', /^(?:archive|modules)$/],
  ['workflows', /^\.github\//],
];

/** Joins the good findings of each group. Leaves out those of a subject that has a note or a problem, too. */
export function withoutDetails(findings: readonly Diagnosis[]): Diagnosis[] {
  const isAmiss = ({ state }: Diagnosis) => state === 'note' || state === 'problem';
  const amiss = new Set(findings.filter(isAmiss).map(({ subject }) => subject));
  const isWell = ({ state, subject }: Diagnosis) => state === 'ok' && !amiss.has(subject);
  const groups = new Map<string, Diagnosis[]>();
  for (const finding of findings.filter(isWell)) {
    const { subject } = finding;
    const group = GROUPS.find(([, pattern]) => pattern.test(subject))?.[0] ?? subject;
    groups.set(group, [...(groups.get(group) ?? []), finding]);
  }
  const lines = Array.from(groups, ([group, well]) => {
    const subjects = [...new Set(well.map(({ subject }) => subject.replace(/^workspace /, '')))];
    const seen =
      group === 'workspaces'
        ? [`${subjects.join(', ')}: as a check needs ${subjects.length === 1 ? 'it' : 'them'}`]
        : well.map((each) => each.seen);
    return ok(group, seen.join('; '));
  });
  return [...lines, ...findings.filter((finding) => finding.state !== 'ok')];
}
