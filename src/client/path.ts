/** Paths below `/api/v2`, built from ids that cannot lead anywhere else. */

/** What a template became, and what is wrong with the values that were put into it. */
export interface ApiPath {
  readonly pathname: string;
  /** Empty for a usable path; whole sentences otherwise. */
  readonly problems: readonly string[];
}

const IDENTIFIER = /^[A-Za-z0-9_-]{1,128}$/;

/** Whether a value can be an id, or the name of an organization or workspace. */
export function isIdentifier(value: unknown): value is string {
  return typeof value === 'string' && IDENTIFIER.test(value);
}

/** Why a value is not an identifier, as a sentence; undefined when it is one. */
export function identifierProblem(value: unknown): string | undefined {
  if (isIdentifier(value)) return undefined;
  const shown = typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : typeof value;
  return `${shown} is not an id or a name: letters, digits, "_" and "-" are allowed, 1 to 128 of them.`;
}

/**
 * ``path`/runs/${id}/policy-checks` ``. Values are single segments; one that could end a segment,
 * climb (`..`) or start a query makes the path unusable instead of being repaired.
 */
export function path(strings: TemplateStringsArray, ...values: readonly string[]): ApiPath {
  const problems: string[] = [];
  let pathname = strings[0] ?? '';
  values.forEach((value, index) => {
    const problem = identifierProblem(value);
    if (problem !== undefined) problems.push(problem);
    pathname += encodeURIComponent(isIdentifier(value) ? value : '-') + (strings[index + 1] ?? '');
  });
  return { pathname, problems };
}
