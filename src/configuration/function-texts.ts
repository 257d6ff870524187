/** The texts that functions of Terraform write. */
import { isMap, sortedKeys, stringOf, UNKNOWN, type Value } from './value.ts';

/** The text with `%s`, `%d`, `%0Nd` and `%%` filled in; unknown for any other verb, and unless all values are used. */
export function formatText(template: string, values: readonly Value[]): Value {
  const left = [...values];
  let isKnown = true;
  const text = template.replaceAll(
    /%(?:0(\d))?(.?)/gsu,
    (_whole, width?: string, verb?: string) => {
      if (verb === '%' && width === undefined) return verb;
      const value = left.shift() ?? UNKNOWN;
      const isWhole = typeof value === 'number' && Number.isSafeInteger(value);
      isKnown &&= verb === 'd' ? isWhole && (width === undefined || value >= 0) : verb === 's';
      isKnown &&= verb === 'd' || (width === undefined && typeof value === 'string');
      return String(stringOf(value)).padStart(Number(width ?? 0), '0');
    },
  );
  return isKnown && left.length === 0 ? text : UNKNOWN;
}

type Text = string | typeof UNKNOWN;

/** The JSON text that `jsonencode` writes: names in order, and some characters escaped. */
export function writeJson(value: Value): Text {
  if (value === null) return 'null';
  if (typeof value === 'string') return writeText(value);
  if (Array.isArray(value)) return wrapped(Array.from(value, writeJson), '[', ']');
  if (!isMap(value)) return stringOf(value);
  const entries = sortedKeys(value).map((key) =>
    wrapped([writeText(key), writeJson(value[key] ?? null)], '', '', ':'),
  );
  return wrapped(entries, '{', '}');
}

function wrapped(texts: readonly Text[], first: string, close: string, between = ','): Text {
  const known = texts.filter((text) => text !== UNKNOWN);
  return known.length < texts.length ? UNKNOWN : `${first}${known.join(between)}${close}`;
}

function writeText(text: string): Text {
  // Other control characters are escaped in another way by each version of Go.
  if (/[^\P{Cc}\n\r\t]/u.test(text)) return UNKNOWN;
  return JSON.stringify(text).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
