/** `Retry-After`, in both of its forms: seconds, or a date. */

const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** Three years. A larger number would be a point in time, in seconds since 1970, and not a duration. */
const TOO_MANY_SECONDS = 100_000_000;

/**
 * How many milliseconds to wait before the next request; undefined if there is no such header, or a malformed one. A date
 * is compared with the answer's own `Date`, so that this machine's clock does not matter.
 *
 * @param headers with names in lower case
 * @param now what a date is compared with if the answer has no `Date`; if left out, such a date is ignored
 */
export function readRetryAfter(
  headers: Readonly<Record<string, string>>,
  now?: Date,
): number | undefined {
  const after = headers['retry-after'];
  return readSeconds(after) ?? readDate(after, headers['date'] ?? now?.toUTCString());
}

/** Seconds with or without a fraction, in milliseconds. */
export function readSeconds(value: string | undefined): number | undefined {
  const trimmed = value?.trim() ?? '';
  if (!DECIMAL.test(trimmed)) return undefined;
  const seconds = Number(trimmed);
  return seconds < TOO_MANY_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}

function readDate(value: string | undefined, now: string | undefined): number | undefined {
  const retryAt = value?.trim() ?? '';
  const since = now?.trim() ?? '';
  if (!HTTP_DATE.test(retryAt) || !HTTP_DATE.test(since)) return undefined;
  const waitMs = Date.parse(retryAt) - Date.parse(since);
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
