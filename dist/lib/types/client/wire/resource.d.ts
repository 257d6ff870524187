/**
 * JSON:API in the form that this service sends: resources, relationships, documents, pages, errors.
 * Attribute names stay as on the wire; unknown attributes are kept.
 */

export interface Identifier {
  id: string;
  type: string;
}

/** What a resource is related to: one resource, several, or none. */
export interface Relationship {
  data?:
    | {
        id: string;
        type: string;
      }[]
    | {
        id: string;
        type: string;
      }
    | null;
  links?: Record<string, unknown>;
}

export interface AnyResource {
  id: string;
  type: string;
  attributes?: Record<string, unknown>;
  relationships?: Record<string, Relationship>;
  links?: Record<string, unknown>;
}
/**
 * Reads a relationship, whose name may be spelled with `-` or with `_`. `named`: the resources, or undefined without a
 * readable relationship. `unreadable`: it exists without data, or in both spellings with different contents. `many`: the
 * data is a list.
 */
export declare function related(
  {
    relationships,
  }: {
    relationships?: Readonly<Record<string, unknown>> | undefined;
  },
  name: string,
): {
  named: Identifier[] | undefined;
  unreadable: boolean;
  many: boolean;
};
/** The resource that is named under a relationship to one; undefined if none is named. */
export declare function relatedId(
  resource: Parameters<typeof related>[0],
  name: string,
): string | undefined;

/** One entry of `errors[]`; a service may also send a plain string there. */
export interface WireError {
  status?: string;
  title?: string;
  detail?: string;
  source?: {
    pointer?: string;
    parameter?: string;
  };
}

export interface Pagination {
  'current-page': number;
  'page-size'?: number;
  'prev-page'?: number | null;
  'next-page'?: number | null;
  'total-pages'?: number | null;
  'total-count'?: number | null;
}
export {};
