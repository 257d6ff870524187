/** The commands that people write in comments on a pull request, as the comment of the gate keeps them. */

/** `again` starts the jobs of the gate as `rerun` does, and not only the failed ones. */
export const VERBS = ['help', 'rerun', 'override', 'again'] as const;
export type Verb = (typeof VERBS)[number];

/** Why a command was refused, as far as the comment of the gate says it: it quotes nothing and names no owner. */
export type CommandRefusal = 'not-owner' | 'refused' | 'unclear';

/** A command that the gate carried out, or one that it refused and answers. Texts are hostile until escaped. */
export interface GivenCommand {
  verb: Verb | CommandRefusal;
  by: string;
  /** ISO 8601. */
  at: string;
  /** The head of the pull request as the person saw it. */
  commit: string;
  /** As the person wrote it; of an `unclear` one what is wrong with it; '' of another refused command. */
  reason: string;
  /** Of `again`: ids of runs that it ended and on which the service took no comment. The comment keeps them by themselves. */
  ended?: readonly string[];
}
