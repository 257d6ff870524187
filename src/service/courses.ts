/**
 * Courses: what this service does where no source says what the real one does, or where two sources
 * disagree. Each has a name and the behaviours that a service could have. The first is the documented
 * one, or the likeliest where nothing is documented. `docs/assumptions.md` says what would settle it.
 */
import { statusWords } from '../model/status.ts';

export const COURSES = {
  /**
   * What a plan-only run does once its soft-failed policy check is overridden: it keeps its status, ends as other
   * runs do, waits after its checks, or ends some seconds later. `refused`: the override is answered with 409.
   * `not-offered`: the check says that it cannot be overridden, too.
   */
  'overridden-plan-only-run': [
    'stays',
    'goes-on',
    'rests-checked',
    'goes-on-later',
    'refused',
    'not-offered',
  ],
  /** How a plan-only run ends, or waits, when an evaluation failed that can be overridden. */
  'failed-evaluation': ['waits', 'errored', 'policy_soft_failed', 'planned_and_finished'],
  /** What a run that waits for its task stage does, once the stage is overridden. */
  'overridden-stage': ['goes-on', 'stays', 'goes-on-later'],
  /** Where a run with a saved plan rests that had an override of a policy check. */
  'overridden-saved-plan': ['planned_and_saved', 'policy_checked'],
  /** What a run does whose failed policy set cannot be overridden. */
  'final-evaluation': ['errored', 'waits'],
  /** What a plan-only run does when a policy check could not be judged at all. */
  'broken-check': ['errored', 'planned_and_finished'],
  /**
   * How a run ends that a policy stops at Init for good. The first three say what its plan becomes; `plan-running`: the run
   * is `errored`, and everything else stays as it was. `waits`: in vain.
   */
  'final-init': [
    'plan-errored',
    'plan-unreachable',
    'plan-canceled',
    'plan-running',
    'waits',
    'planned_and_finished',
  ],
  /**
   * What a run does when a policy failed at Init that can be overridden. `stays-planning`: only its evaluation shows that it
   * waits. `errored`: it has ended, and takes no override.
   */
  'overridable-init': ['waits', 'stays-planning', 'errored'],
  /** What a run does when a mandatory run task failed. */
  'failed-task': ['errored', 'waits'],
  /** Whether a token that may plan reads and writes comments on runs; the others are the answers where it may not. */
  'comments-on-runs': ['allowed', 'forbidden', 'not-found'],
  /** What becomes of the message of a run that is longer than the service keeps. */
  'long-message': ['kept', 'cut'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type CourseName = keyof typeof COURSES;
export type Courses = { [Name in CourseName]: (typeof COURSES)[Name][number] };

export const COURSE_NAMES = statusWords(COURSES);

export function documentedCourses(): Courses {
  return Object.fromEntries(
    Object.entries(COURSES).map(([name, [first]]) => [name, first]),
  ) as Courses;
}

/** Reads `NAME=VALUE`. @returns as `problem` a sentence */
export function readCourse(
  text: string,
): { name: CourseName; value: string } | { problem: string } {
  const [name = '', value = '', ...rest] = text.split('=').map((part) => part.trim());
  const course = COURSE_NAMES.find((courseName) => courseName === name);
  if (course === undefined || rest.length > 0) {
    return { problem: `"${text}" names no course. The courses: ${COURSE_NAMES.join(', ')}.` };
  }
  const values: readonly string[] = COURSES[course];
  if (values.includes(value)) return { name: course, value };
  return { problem: `${course} is one of ${values.join(', ')}, not "${value}".` };
}
