/** Constraints on versions of providers, as in `>= 1.2, < 2.0`. Source: hashicorp/go-version 1.7. */

interface Version {
  /** As many as are written, three at least. */
  numbers: number[];
  /** How many are written. */
  written: number;
  /** What follows a hyphen; '' for a release. */
  prerelease: string;
}

/** White space in regular expressions of Go. */
export const SPACES = String.raw`[\t\n\f\r ]*`;
const TERM = new RegExp(
  String.raw`^${SPACES}(=|!=|>=|<=|~>|>|<)?${SPACES}v?(\d{1,9}(?:\.\d{1,9}){0,2})(?:-([0-9A-Za-z.-]+))?${SPACES}$`,
);

/** Whether a text is a list of constraints that this file can apply. */
export function isConstraint(text: string): boolean {
  return termsOf(text) !== undefined;
}

/** Whether a version fits all constraints of a text. What cannot be read fits none. */
export function satisfies(version: string, constraint: string): boolean {
  const [term] = termsOf(version) ?? [];
  return term !== undefined && fitsAll(term.version, constraint);
}

/**
 * Whether constraints that have to hold together leave only versions that one of the allowed constraints fits, of all that
 * there may ever be. A version before a release is installed only where `=` names it.
 *
 * @param used what cannot be read restricts nothing
 */
export function leaveOnly(used: readonly string[], allowed: readonly string[]): boolean {
  const terms = used.flatMap((text) => termsOf(text) ?? []);
  const allowedTerms = allowed.flatMap((text) => termsOf(text) ?? []);
  const isLeft = (version: Version) => terms.every((term) => mayFit(version, term));
  const named = terms.flatMap(({ operator, version }) => (operator === '=' ? version : []));
  // What holds for a version holds for all up to the next of these.
  const steps = [...terms, ...allowedTerms].flatMap(({ version: { numbers } }) => {
    const [major = 0, minor = 0, patch = 0] = numbers;
    return [numbers, [major, minor, patch + 1], [major, minor + 1, 0], [major + 1, 0, 0]];
  });
  const releases = [[0, 0, 0], ...steps].map((numbers) => ({ ...RELEASE, numbers }));
  return [...releases, ...named]
    .filter(isLeft)
    .every((version) => allowed.some((text) => fitsAll(version, text)));
}

const RELEASE = { written: 3, prerelease: '' };

/** Whether a program may install a version under a term: of what is before a release, this file knows equality alone. */
function mayFit(version: Version, term: Term): boolean {
  const isNearRelease = version.prerelease !== '' || term.version.prerelease !== '';
  return (isNearRelease && !/^!?=$/.test(term.operator)) || fits(version, term);
}

function fitsAll(version: Version, constraint: string): boolean {
  return termsOf(constraint)?.every((term) => fits(version, term)) ?? false;
}

type Term = { operator: string; version: Version };

function termsOf(text: string): Term[] | undefined {
  const terms: Term[] = [];
  for (const part of text.split(',')) {
    const found = TERM.exec(part);
    if (found === null) return undefined;
    const [, operator = '=', numbers = '', prerelease = ''] = found;
    const written = numbers.split('.').map(Number);
    const padded = [...written, 0, 0].slice(0, Math.max(3, written.length));
    terms.push({
      operator,
      version: { numbers: padded, written: written.length, prerelease },
    });
  }
  return terms;
}

function fits(version: Version, { operator, version: bound }: Term): boolean {
  const differences = version.numbers.map((number, at) => number - (bound.numbers[at] ?? 0));
  const order = differences.find((difference) => difference !== 0) ?? 0;
  const isSame = order === 0 && version.prerelease === bound.prerelease;
  if (operator === '=') return isSame;
  if (operator === '!=') return !isSame;
  // A version before a release is installed only where it is named as the one that is meant.
  if (version.prerelease !== '' || bound.prerelease !== '') return false;
  switch (operator) {
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    default: {
      // All numbers but the last one that is written stay.
      const staying = bound.numbers.slice(0, Math.max(1, bound.written - 1));
      return order >= 0 && staying.every((number, at) => version.numbers[at] === number);
    }
  }
}
