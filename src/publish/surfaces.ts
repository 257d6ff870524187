/** Where a report can appear. A publisher never throws: what could not be done is a problem to tell. */

/** What publishing did. A problem names the missing permission and never changes the verdict. */
export interface Published {
  commentUrl?: string;
  problems: string[];
}

/** The pull request (or none) that this job is about, as the event says. */
export interface ChangeRequest {
  owner: string;
  repository: string;
  number: number;
  headSha: string;
  baseSha?: string;
  /** From another repository: no secrets, a token that may only read. */
  fork: boolean;
}
