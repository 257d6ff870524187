/** Where this project's pages are, as this version has them: a report is read in other repositories, and for years. */
import { VERSION } from './version.ts';

/** @param page with its heading, as in `docs/cli.md#install` */
export function ownPage(page: string): string {
  return `https://github.com/plangate/plangate/blob/v${VERSION}/${page}`;
}
