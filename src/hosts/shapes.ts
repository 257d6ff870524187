/**
 * Reads what others say: `parse` takes a text, `read` a value of an answer, `to` makes one value of several parts. What has not
 * the expected shape is undefined.
 */
import { fieldsOf } from '../model/parse.ts';

/** A positive whole number; anything else, also 0, counts as missing. */
export function parsePositiveNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,14}$/.test(text)) return undefined;
  return Number(text);
}

/** A value that is a positive whole number; anything else counts as missing. */
export function readPositiveNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** A GUID; undefined for any other text. */
export function parseGuid(text: string | undefined): string | undefined {
  const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
  return text !== undefined && shape.test(text) ? text : undefined;
}

/** `group/project`, at any depth, without a segment that leads elsewhere. */
export function parseSlug(text: string | undefined): string | undefined {
  if (text === undefined || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text)) return undefined;
  return text.split('/').some((part) => /^\.+$/.test(part)) ? undefined : text;
}

/** An http(s) address, without credentials and without a slash at its end. */
export function parseLink(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  url.username = '';
  url.password = '';
  return url.href.replace(/\/$/, '');
}

/** The origin of an http(s) address; undefined for any other text. */
export function parseLinkOrigin(text: string | undefined): string | undefined {
  const address = parseLink(text);
  return address && new URL(address).origin;
}

/** A pull or merge request: no address without a number. */
export function toNumberedRequest(
  number: number | undefined,
  url?: string,
): { number: number; url: string | undefined } | undefined {
  return number === undefined ? undefined : { number, url };
}

/** The value at this path of names. */
export function valueAt(value: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>((inner, name) => fieldsOf(inner)[name], value);
}

/** A text that is not empty. */
export function readNonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The text at this path of names, if it is not empty. */
export function textAt(value: unknown, ...names: string[]): string | undefined {
  return readNonEmptyText(valueAt(value, ...names));
}

/** The id of a repository with the server that gave it; undefined unless both are known. */
export function toRepositoryId(
  host: string | undefined,
  id: string | number | undefined,
): { host: string; id: string } | undefined {
  return host === undefined || id === undefined ? undefined : { host, id: String(id) };
}
