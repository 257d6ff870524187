/** When a service says it may be asked again. Pure; anything malformed is no hint. */

const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** More seconds than this can only be a point in time, which this header never is here. */
const EPOCH_SECONDS = 100_000_000;

/**
 * `retry-after` (seconds, with or without a fraction, or a date measured against the answer's own
 * `Date`, so that this machine's clock does not matter) and, on 429, `x-ratelimit-reset` (seconds
 * from now, with a fraction). The longer one, in milliseconds.
 */
export function readRetryHint(answer: {
  status: number;
  headers: Readonly<Record<string, string>>;
}): number | undefined {
  const hints = [
    answer.status === 429 ? readSeconds(answer.headers['x-ratelimit-reset']) : undefined,
    readSeconds(answer.headers['retry-after']),
    readDate(answer.headers['retry-after'], answer.headers['date']),
  ].filter((hint) => hint !== undefined);
  return hints.length === 0 ? undefined : Math.max(...hints);
}

function readSeconds(value: string | undefined): number | undefined {
  const trimmed = value?.trim() ?? '';
  if (!DECIMAL.test(trimmed)) return undefined;
  const seconds = Number(trimmed);
  return seconds < EPOCH_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}

function readDate(value: string | undefined, now: string | undefined): number | undefined {
  const [then, since] = [value?.trim() ?? '', now?.trim() ?? ''];
  if (!HTTP_DATE.test(then) || !HTTP_DATE.test(since)) return undefined;
  const ms = Date.parse(then) - Date.parse(since);
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
