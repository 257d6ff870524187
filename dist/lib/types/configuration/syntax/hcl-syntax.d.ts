/** HCL as plain data: expressions with their ranges. Nothing is evaluated. */
/** Lines and columns are 1-based; the end is inclusive in lines, exclusive in columns. */
export interface HclRange {
    startLine: number;
    startColumn: number;
    endLine: number;
    endColumn: number;
}
/** Where a file begins. */
export declare const TOP: HclRange;
/** The most characters of a text that is parsed. */
export declare const LONGEST_FILE = 4000000;
/** A parsed file. */
export interface HclFile {
    body: HclBody;
    /** Empty if the file is well formed. The body has everything that could be read. */
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
/** An expression as it is written. `template`: a text of JSON that another one may become of, as it is written there. */
export type HclExpression = {
    range: HclRange;
    template?: string;
} & 
/** `digits`: a number as it is written, if JavaScript may round it. */
({
    kind: 'literal';
    value: string | number | boolean | null;
    digits?: string;
}
/** A string with interpolations; the parts are joined. */
 | {
    kind: 'template';
    parts: HclExpression[];
} | {
    kind: 'tuple';
    items: HclExpression[];
}
/** A bare word as a key is a literal; a key in parentheses is an expression. */
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
/**
 * Splats and template directives: only the expressions inside them are kept. The first one of a splat is the
 * expression before `[*]` or `.*`.
 */
 | {
    kind: 'other';
    text: string;
    inside?: HclExpression[];
});
/** The expressions inside another one, in order. */
export declare function partsOf(expression: Extract<HclExpression, {
    kind: 'tuple' | 'object' | 'access' | 'conditional' | 'operation' | 'other';
}>): HclExpression[];
/** The value of a text; undefined if it is no text, or has to be evaluated. */
export declare function literalText(value: HclExpression | undefined): string | undefined;
/** The value of the attribute with this name; undefined if the body has none. */
export declare function attributeIn(body: HclBody | undefined, name: string): HclExpression | undefined;
