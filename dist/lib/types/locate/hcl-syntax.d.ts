/** HCL as plain data: what a file says and where it says it. No value is worked out here. */
/** Lines and columns are 1-based; the end is inclusive in lines, exclusive in columns. */
export interface HclRange {
    startLine: number;
    startColumn: number;
    endLine: number;
    endColumn: number;
}
/** Where a file begins. */
export declare const TOP: HclRange;
/** Of a text: larger ones are not written by hand. */
export declare const FILE_LIMIT = 4000000;
export interface HclFile {
    body: HclBody;
    /** Empty when the file is well formed. The body holds whatever could be read all the same. */
    problems: {
        message: string;
        range: HclRange;
    }[];
}
export interface HclBody {
    attributes: HclAttribute[];
    blocks: HclBlock[];
}
/** `resource "aws_instance" "web" { … }`: type `resource`, labels `aws_instance`, `web`. */
export interface HclBlock {
    type: string;
    labels: string[];
    body: HclBody;
    range: HclRange;
}
export interface HclAttribute {
    name: string;
    value: HclExpression;
    range: HclRange;
}
export type HclExpression = {
    range: HclRange;
} & ({
    kind: 'literal';
    value: string | number | boolean | null;
}
/** A string with interpolations; the parts are joined. */
 | {
    kind: 'template';
    parts: HclExpression[];
} | {
    kind: 'tuple';
    items: HclExpression[];
}
/** A bare word as a key is a literal; a key in parentheses is whatever it says. */
 | {
    kind: 'object';
    entries: {
        key: HclExpression;
        value: HclExpression;
    }[];
}
/** `var.region`, `aws_vpc.main[0].id`: a root name, then attribute names and indexes. */
 | {
    kind: 'traversal';
    root: string;
    steps: HclExpression[];
}
/** The same steps on something that is not a name: `merge(a, b).key`. */
 | {
    kind: 'access';
    of: HclExpression;
    steps: HclExpression[];
} | {
    kind: 'call';
    name: string;
    arguments: HclExpression[];
    expand: boolean;
} | {
    kind: 'conditional';
    condition: HclExpression;
    yes: HclExpression;
    no: HclExpression;
} | {
    kind: 'operation';
    operator: string;
    operands: HclExpression[];
} | {
    kind: 'for';
    keyName?: string;
    valueName: string;
    collection: HclExpression;
    /** Present in the `{ key => value }` form. */
    key?: HclExpression;
    value: HclExpression;
    condition?: HclExpression;
    /** `value...`: values of one key are gathered into a list. */
    grouped: boolean;
}
/** Splats and template directives: known to be there with what is inside them, no more. */
 | {
    kind: 'other';
    text: string;
    inside?: HclExpression[];
});
/** What a text says; undefined when it is none, or has something in it that is to be worked out. */
export declare function textOf(value: HclExpression | undefined): string | undefined;
