/** Where this project's pages are, as this version has them: a report is read in other repositories, and for years. */
import { VERSION } from './version.ts';

/** @param page with its heading, as in `docs/cli.md#install` */
export function ownPage(page: string): string {
  return `https://github.com/plangate/plangate/blob/v${VERSION}/${page}`;
}

/** How a job plans where the credentials are, and another one judges. */
export const PLAN_RECIPE = ownPage('docs/plan-files.md#a-plan-of-another-job');
