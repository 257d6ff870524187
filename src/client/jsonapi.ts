/** JSON:API documents: bytes in, typed resources out, a reason when that is not possible. Pure. */
import { CODES, type Code } from '../model/errors.ts';
import { isHtml } from '../model/is-html.ts';
import { isJsonDeeperThan, MOST_LEVELS } from '../model/json-text.ts';
import { orElse } from '../model/or-else.ts';
import { fieldOf, isRecord, listOf } from '../model/parse.ts';
import type { HttpResponse } from '../model/ports.ts';
import { anyResourceSchema, paginationSchema, related } from './wire/resource.ts';
import type { AnyResource, Identifier, Pagination, WireError } from './wire/resource.ts';
import * as v from './wire/schema.ts';
import { boundedLine } from './service-error.ts';

/** Thrown for an answer without the expected content; the message finishes "the answer …". */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  /** Whether it is a document of this API in an unknown form. */
  readonly isOtherForm: boolean;
  readonly helpCode: Code | undefined;
  constructor(
    message: string,
    { isOtherForm = false, helpCode }: { isOtherForm?: boolean; helpCode?: Code } = {},
  ) {
    super(message);
    this.isOtherForm = isOtherForm;
    this.helpCode = helpCode;
  }
}

export type NextPage = 'some' | 'none' | 'unknown';

export interface Document {
  /** `data`, still unchecked. */
  data: unknown;
  /** By type and id. */
  included: ReadonlyMap<string, Record<string, unknown>>;
  pagination?: Pagination;
  /** Whether `links.next` names a further page; `unknown` if there is no such link. */
  next: NextPage;
}

export type Schema<T> = v.GenericSchema<unknown, T>;

/** An HTML page instead of a document: proxies and sign-in pages send those with status 200. */
export function refuseHtml(answer: HttpResponse): void {
  if (isHtml(answer) && answer.body.length > 0) throw new Unreadable(IS_HTML);
}

const IS_HTML = 'is HTML or XML, as from a proxy or a sign-in page';

/** Parses an answer. @throws the reason if it is no JSON:API document */
export function parseDocument(body: Uint8Array): Document {
  const root = parseBody(body);
  if (!isRecord(root)) throw new Unreadable('is not a JSON:API document');
  const { errors, meta, links, included } = root;
  const isEmptyList = Array.isArray(errors) && errors.length === 0;
  // An answer with data and errors is neither a success nor a failure.
  if (errors !== undefined && errors !== null && !isEmptyList) {
    throw new Unreadable('holds errors although its status is a success');
  }
  // Some answers are the resource itself.
  const isBareResource = !('data' in root) && 'attributes' in root && 'type' in root;
  if (!isBareResource && !('data' in root)) throw new Unreadable('has no "data"');
  const data = isBareResource ? root : root['data'];
  const textByKey = new Map<string, string>();
  indexByKey([data].flat(), textByKey);
  const pagination = fieldOf(meta, 'pagination');
  const nextLink = fieldOf(links, 'next');
  const isLast = nextLink === null || nextLink === '';
  const next = isLast ? 'none' : 'some';
  return {
    data,
    included: indexByKey(listOf(included), textByKey),
    next: nextLink === undefined ? 'unknown' : next,
    pagination: decode(v.nullish(paginationSchema), pagination, 'meta.pagination') ?? undefined,
  };
}

/**
 * Indexes resources by type and id. The same resource with two different contents is refused,
 * because nothing says which is right.
 *
 * @param textByKey the resources of the document that were indexed before, as JSON; these are added to it
 */
function indexByKey(
  resources: readonly unknown[],
  textByKey: Map<string, string>,
): Map<string, Record<string, unknown>> {
  const index = new Map<string, Record<string, unknown>>();
  for (const resource of resources.filter(isRecord)) {
    const { type, id } = resource;
    if (typeof type !== 'string' || typeof id !== 'string') continue;
    const key = keyOf(type, id);
    const text = JSON.stringify(resource);
    if ((textByKey.get(key) ?? text) !== text) {
      throw new Unreadable(`says two different things of ${boundedLine(key, 120)}`, {
        helpCode: CODES.contradiction,
      });
    }
    textByKey.set(key, text);
    index.set(key, resource);
  }
  return index;
}

/** Reads the one resource of a document. @throws the reason if it has another shape, or another id than was requested */
export function readOne<T extends { id: string }>(
  document: Document,
  schema: Schema<T>,
  id?: string,
): T {
  const { data } = document;
  // Some answers are a list of the one resource.
  const resource: unknown = Array.isArray(data) && data.length === 1 ? data[0] : data;
  const decoded = decode(schema, resource, 'data');
  if (id !== undefined && decoded.id !== id) {
    throw new Unreadable(
      `is about ${boundedLine(decoded.id, 80)}, not about ${boundedLine(id, 80)}`,
    );
  }
  return decoded;
}

export function readerOfOne<T extends { id: string }>(schema: Schema<T>, id?: string) {
  return (document: Document): T => readOne(document, schema, id);
}

/** Reads the resources of a list. @throws the reason if one has another shape */
export function readMany<T>(document: Document, schema: Schema<T>): T[] {
  if (!Array.isArray(document.data)) throw new Unreadable('holds no list in "data"');
  return document.data.map((item, index) => decode(schema, item, `data[${index}]`));
}

/** The first resource that a resource points to under a name, if the service included it. */
export function includedOne<T>(
  document: Document,
  resource: Parameters<typeof related>[0],
  name: string,
  schema: Schema<T>,
): T | undefined {
  const [identifier] = related(resource, name).named ?? [];
  return identifier && findIncluded(document, identifier, schema);
}

/** The included resource with this type and id; undefined when the service did not include it. */
export function findIncluded<T>(
  document: Document,
  identifier: Identifier,
  schema: Schema<T>,
): T | undefined {
  const resource = document.included.get(keyOf(identifier.type, identifier.id));
  return resource && decode(schema, resource, `included ${boundedLine(identifier.type, 40)}`);
}

function keyOf(type: string, id: string): string {
  return JSON.stringify([type, id]);
}

/** Every included resource of one type; only what JSON:API requires of it is checked. */
export function includedOfType(document: Document, type: string): AnyResource[] {
  return [...document.included.values()]
    .filter((candidate) => candidate['type'] === type)
    .map((candidate) => decode(anyResourceSchema, candidate, `included ${type}`));
}

/** Reads a JSON object that is not a document of this API; undefined for anything else. */
export function parseObject(body: Uint8Array): Record<string, unknown> | undefined {
  const root = orElse(() => parseBody(body), undefined);
  return isRecord(root) ? root : undefined;
}

/** Reads `errors[]` in both forms, all that is readable; never throws. */
export function readErrors(body: Uint8Array): WireError[] {
  const errors = listOf(parseObject(body)?.['errors']);
  return errors.slice(0, MOST_ERRORS).flatMap((error) => readError(error) ?? []);
}

const MOST_ERRORS = 20;
const LONGEST_TEXT = 500;

function readError(error: unknown): WireError | undefined {
  if (typeof error === 'string') return { detail: boundedLine(error, LONGEST_TEXT) };
  if (!isRecord(error)) return undefined;
  const { status, title, detail, source } = error;
  const { pointer, parameter } = isRecord(source) ? source : {};
  return {
    status: plainText(status),
    title: plainText(title),
    detail: plainText(detail),
    source: isRecord(source)
      ? { pointer: plainText(pointer), parameter: plainText(parameter) }
      : undefined,
  };
}

function plainText(value: unknown): string | undefined {
  const isPlain = typeof value === 'string' || typeof value === 'number';
  return isPlain ? boundedLine(String(value), LONGEST_TEXT) : undefined;
}

function decode<T>(schema: Schema<T>, value: unknown, where: string): T {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const at = v.getDotPath(issue);
  const path = at === null ? where : `${where}.${at}`;
  const why = `does not fit at ${boundedLine(path, 120)}: ${boundedLine(issue.message, 160)}`;
  throw new Unreadable(why, { isOtherForm: true });
}

function parseBody(body: Uint8Array): unknown {
  if (body.length === 0) throw new Unreadable('is empty');
  if (body[0] === 0x1f && body[1] === 0x8b) {
    throw new Unreadable('is compressed, which was not asked for');
  }
  const text = new TextDecoder().decode(body);
  if (text.trimStart().startsWith('<')) throw new Unreadable(IS_HTML);
  if (isJsonDeeperThan(text, MOST_LEVELS)) {
    throw new Unreadable(`is nested deeper than ${MOST_LEVELS} levels`);
  }
  const root = orElse(() => parseSafely(text), undefined);
  if (root === undefined) {
    throw new Unreadable(
      /^\s*[[{]/.test(text) ? 'is cut short or damaged JSON' : 'is not JSON at all',
    );
  }
  return root;
}

function parseSafely(text: string): unknown {
  // Copying an own key of this name would set the prototype of the new object.
  const withoutPrototype = (key: string, value: unknown) =>
    key === '__proto__' ? undefined : value;
  // Such a key needs text that spells its name, directly or escaped.
  return JSON.parse(text, /__proto__|\\u/.test(text) ? withoutPrototype : undefined);
}
