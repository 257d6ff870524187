/** How texts for people say that the files are not those of the commit that they name. */

/** ` + uncommitted changes (2 files)`; empty if there are none, or if it is not known. */
export function uncommittedWords(files = 0): string {
  if (files === 0) return '';
  return ` + uncommitted changes (${files} ${files === 1 ? 'file' : 'files'})`;
}
