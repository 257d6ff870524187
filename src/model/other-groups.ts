/** What a result about reports of other groups has in the place of a workspace: a name that no workspace has. */
export const OTHER_GROUPS = 'reports of other groups';
