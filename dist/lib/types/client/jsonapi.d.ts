/** JSON:API documents: bytes in, typed resources out, a reason when that is not possible. Pure. */
import type { HttpResponse } from '../model/ports.js';
import type { AnyResource, Identifier, Pagination, WireError } from './wire/resource.js';
import * as v from './wire/schema.js';
/** Thrown for an answer that does not hold what it should; the message finishes "the answer …". */
export declare class Unreadable extends Error {
    readonly name = "Unreadable";
}
export type NextPage = 'some' | 'none' | 'unknown';
export interface Document {
    /** `data`, still unchecked. */
    data: unknown;
    /** By type and id. */
    included: ReadonlyMap<string, Record<string, unknown>>;
    pagination?: Pagination;
    /** What `links.next` says of a further page; `unknown` without one. */
    next: NextPage;
}
export type Schema<T> = v.GenericSchema<unknown, T>;
/** A page for people where no document was expected: what proxies and sign-in pages send with 200. */
export declare function refuseHtml({ headers, body }: Pick<HttpResponse, 'headers' | 'body'>): void;
export declare function parseDocument(body: Uint8Array): Document;
export declare function readOne<T extends {
    id: string;
}>(document: Document, schema: Schema<T>, id?: string): T;
/** Reads the one resource of a document. `id`: the one that was asked for. */
export declare function one<T extends {
    id: string;
}>(schema: Schema<T>, id?: string): (document: Document) => T;
export declare function readMany<T>(document: Document, schema: Schema<T>): T[];
/** What a resource points to under a name; `links` only, or nothing at all, is undefined. */
export declare function relation(resource: {
    relationships?: AnyResource['relationships'];
}, name: string): Identifier[] | undefined;
/** The first resource that a resource points to under a name, if the service included it. */
export declare function includedOne<T>(document: Document, resource: Parameters<typeof relation>[0], name: string, schema: Schema<T>): T | undefined;
/** The included resource with this type and id; undefined when the service did not include it. */
export declare function findIncluded<T>(document: Document, identifier: Identifier, schema: Schema<T>): T | undefined;
/** Every included resource of one type, looked at no further than JSON:API itself goes. */
export declare function includedOfType(document: Document, type: string): AnyResource[];
/** A JSON object that is no document of this API; undefined for anything else. */
export declare function parseObject(body: Uint8Array): Record<string, unknown> | undefined;
/** `errors[]` in both known forms, as far as it can be made out; never throws. */
export declare function readErrors(body: Uint8Array): WireError[];
