/** How texts for people say that the files are not those of the commit that they name. */

/** ` + uncommitted changes (2 files)`; empty if there are none, or if it is not known. */
export function uncommittedWords(fileCount = 0): string {
  if (fileCount === 0) return '';
  return ` + uncommitted changes (${fileCount} ${fileCount === 1 ? 'file' : 'files'})`;
}
