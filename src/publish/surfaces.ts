/** Where a report can appear. A publisher never throws: what could not be done is a problem to tell. */

/** What publishing did. A problem names the missing permission and never changes the verdict. */
export interface Published {
  commentUrl?: string;
  problems: string[];
}
