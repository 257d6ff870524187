/**
 * Where this project's pages are, as the code that runs has them: a report is read in other repositories, and for years.
 * Before its release a version has no tag, and its pages are those of main.
 */
import { IS_RELEASED, VERSION } from './version.ts';

const REPOSITORY = 'plangate/plangate';
/** The branch, tag or commit that the pages are read at, unless a runner says another one. */
export const BUILT_REF = IS_RELEASED ? `v${VERSION}` : 'main';

let ref = BUILT_REF;

/**
 * Lets all pages be those of the ref that a workflow names in `uses:`. Called once, by the entry of the action, before
 * anything is said. A copy of this project in another repository links to the pages of this one.
 */
export function linkPagesTo({
  GITHUB_ACTION_REF: named = '',
  GITHUB_ACTION_REPOSITORY: repository = '',
}: Readonly<Record<string, string | undefined>>): void {
  const isOwn = repository.toLowerCase() === REPOSITORY && /^\w[\w./-]{0,99}$/.test(named);
  ref = isOwn && !named.includes('..') ? named : BUILT_REF;
}

/** @param page with its heading, as in `docs/cli.md#install` */
export function ownPage(page: string): string {
  return `https://github.com/${REPOSITORY}/blob/${ref}/${page}`;
}

/** How a job plans where the credentials are, and another one judges. */
export function planRecipe(): string {
  return ownPage('docs/plan-files.md#a-plan-of-another-job');
}
