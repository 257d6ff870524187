/**
 * Values that CI hosts leave as they are written where a variable does not exist or was not mapped: Azure
 * Pipelines hands over `$(NAME)`, others `${NAME}`, `$NAME`, `%NAME%` or the whole expression.
 */
const UNFILLED =
  /^(?:\$\([^()]{1,100}\)|\$\{\{?[^{}]{1,200}\}\}?|\$\[[^[\]]{1,200}\]|\$[A-Z_][A-Z0-9_]{0,99}|%[A-Z_][A-Z0-9_]{0,99}%)$/;

/** Whether a value is the name of a variable, and not what it holds. No token has such a form. */
export function isUnfilled(value: string): boolean {
  return UNFILLED.test(value.trim());
}

/** The value of a variable of the environment; undefined if nothing was filled in. */
export function filledIn(value: string | undefined): string | undefined {
  const text = value?.trim() ?? '';
  return text === '' || isUnfilled(text) ? undefined : text;
}
