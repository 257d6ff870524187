/** The commands that people write in comments on a pull request, as the comment of the gate keeps them. */

/** `again` starts the jobs of the gate as `rerun` does, and not only the failed ones. */
export const VERBS = [
  'help',
  'rerun',
  'override',
  'allow-destroys',
  'except',
  'again',
  'approve',
] as const;
export type Verb = (typeof VERBS)[number];

/** The commands that change nothing: they are answered in the comment of the gate. */
export const QUESTIONS: readonly Verb[] = ['help', 'except'];
