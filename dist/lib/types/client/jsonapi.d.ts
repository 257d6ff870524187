/** JSON:API documents: bytes in, typed resources out, a reason when that is not possible. Pure. */
import { type Code } from '../model/errors.js';
import type { HttpResponse } from '../model/ports.js';
import { related } from './wire/resource.js';
import type { AnyResource, Identifier, Pagination, WireError } from './wire/resource.js';
import * as v from './wire/schema.js';
/** Thrown for an answer without the expected content; the message finishes "the answer …". */
export declare class Unreadable extends Error {
    readonly name = "Unreadable";
    /** Whether it is a document of this API in an unknown form. */
    readonly isOtherForm: boolean;
    readonly helpCode: Code | undefined;
    constructor(message: string, { isOtherForm, helpCode }?: {
        isOtherForm?: boolean;
        helpCode?: Code;
    });
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
export declare function refuseHtml(answer: HttpResponse): void;
/** Parses an answer. @throws the reason if it is no JSON:API document */
export declare function parseDocument(body: Uint8Array): Document;
/** Reads the one resource of a document. @throws the reason if it has another shape, or another id than was requested */
export declare function readOne<T extends {
    id: string;
}>(document: Document, schema: Schema<T>, id?: string): T;
export declare function readerOfOne<T extends {
    id: string;
}>(schema: Schema<T>, id?: string): (document: Document) => T;
/** Reads the resources of a list. @throws the reason if one has another shape */
export declare function readMany<T>(document: Document, schema: Schema<T>): T[];
/** The first resource that a resource points to under a name, if the service included it. */
export declare function includedOne<T>(document: Document, resource: Parameters<typeof related>[0], name: string, schema: Schema<T>): T | undefined;
/** The included resource with this type and id; undefined when the service did not include it. */
export declare function findIncluded<T>(document: Document, identifier: Identifier, schema: Schema<T>): T | undefined;
/** Every included resource of one type; only what JSON:API requires of it is checked. */
export declare function includedOfType(document: Document, type: string): AnyResource[];
/** Reads a JSON object that is not a document of this API; undefined for anything else. */
export declare function parseObject(body: Uint8Array): Record<string, unknown> | undefined;
/** Reads `errors[]` in both forms, all that is readable; never throws. */
export declare function readErrors(body: Uint8Array): WireError[];
