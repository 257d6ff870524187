"use strict";
exports.id = 4716;
exports.ids = [4716];
exports.modules = {

/***/ 78235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: function() { return /* binding */ timestamps; },
/* harmony export */   B_: function() { return /* binding */ ignoredIfInvalid; },
/* harmony export */   C5: function() { return /* binding */ resourceSchema; },
/* harmony export */   Dl: function() { return /* binding */ relatedId; },
/* harmony export */   Jt: function() { return /* binding */ flag; },
/* harmony export */   Mv: function() { return /* binding */ flags; },
/* harmony export */   Qq: function() { return /* binding */ text; },
/* harmony export */   _2: function() { return /* binding */ related; },
/* harmony export */   gC: function() { return /* binding */ paginationSchema; },
/* harmony export */   kG: function() { return /* binding */ anyResourceSchema; },
/* harmony export */   u9: function() { return /* binding */ optionalObject; },
/* harmony export */   vK: function() { return /* binding */ countSchema; }
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);
/**
 * JSON:API in the form that this service sends: resources, relationships, documents, pages, errors.
 * Attribute names stay as on the wire; unknown attributes are kept.
 */

const id = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1));
const identifierSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id, type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const relationshipSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    data: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(identifierSchema), identifierSchema]))),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/** Any resource, before its attributes are checked. */
const anyResourceSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...identifierSchema.entries,
    attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema)),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/**
 * Reads a relationship, whose name may be spelled with `-` or with `_`. `named`: the resources, or undefined without a
 * readable relationship. `unreadable`: it exists without data, or in both spellings with different contents. `many`: the
 * data is a list.
 */
function related({ relationships = {} }, name) {
    const spellings = [...new Set([name, name.replaceAll('-', '_')])]
        .filter((spelling) => Object.hasOwn(relationships, spelling))
        .map((spelling) => relationships[spelling]);
    const [first, second] = spellings;
    const parsed = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(relationshipSchema, first, { abortEarly: true });
    const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
    if (first === undefined)
        return { named: undefined, unreadable: false, many: false };
    if (differ || !parsed.success || parsed.output.data === undefined) {
        return { named: undefined, unreadable: true, many: false };
    }
    const { data } = parsed.output;
    const many = Array.isArray(data);
    // None, one or several.
    const named = data === null ? [] : [data].flat();
    return { named, unreadable: false, many };
}
/** The resource that is named under a relationship to one; undefined if none is named. */
function relatedId(resource, name) {
    const { named = [], many } = related(resource, name);
    return many ? undefined : named[0]?.id;
}
/** The schema of one kind of resource: `type` must be the word, and the attributes must match. */
function resourceSchema(type, attributes) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id,
        type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(type),
        attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(attributes),
        relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema), {}),
        links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), {}),
    });
}
/** A value that a service may leave out or send as null, as it does with nearly everything. */
const text = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const flag = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY());
const countSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
/** `{"queued-at": "<timestamp>"}`: a key appears once its status has been reached. */
const timestamps = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())));
/** `{"can-override": true}` */
const flags = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY())));
/** A value on which nothing depends: it is ignored if its form is unexpected. */
function ignoredIfInvalid(schema) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(schema), null));
}
function optionalObject(entries) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(entries));
}
const paginationSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    'current-page': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    'page-size': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    'prev-page': countSchema,
    'next-page': countSchema,
    'total-pages': countSchema,
    'total-count': countSchema,
});
//# sourceMappingURL=resource.js.map

/***/ }),

/***/ 99114:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: function() { return /* binding */ ACCESS_LEVELS; },
/* harmony export */   Fh: function() { return /* binding */ engineMocksOf; },
/* harmony export */   ky: function() { return /* binding */ CUSTOM_ATTRIBUTES; },
/* harmony export */   o: function() { return /* binding */ teamWorkspaceSchema; }
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/** A team's access to one workspace. */


const ACCESS_LEVELS = ['read', 'plan', 'write', 'admin', 'custom'];
/** The values of each custom-only attribute, in the specification's own (neutral) words. */
const CUSTOM_ATTRIBUTES = {
    runs: ['read', 'plan', 'apply'],
    variables: ['none', 'read', 'write'],
    'state-versions': ['none', 'read-outputs', 'read', 'write'],
    'engine-mocks': ['none', 'read'],
    'workspace-locking': [true, false],
    'run-tasks': [true, false],
    'policy-overrides': [true, false],
};
const teamWorkspaceSchema = (0,_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .resourceSchema */ .C5)('team-workspaces', {
    access: _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    runs: _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    variables: _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    'state-versions': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** `sentinel-mocks` on real services; readers accept both. */
    'engine-mocks': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    'sentinel-mocks': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    'workspace-locking': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    'run-tasks': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    'policy-overrides': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
});
/** `engine-mocks` of a team's access, whichever word the service used. */
function engineMocksOf({ attributes }) {
    return attributes['engine-mocks'] ?? attributes['sentinel-mocks'] ?? undefined;
}
//# sourceMappingURL=team-workspace.js.map

/***/ }),

/***/ 2443:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U1: function() { return /* binding */ readLiteral; },
/* harmony export */   eB: function() { return /* binding */ asObject; },
/* harmony export */   ww: function() { return /* binding */ literalsIn; }
/* harmony export */ });
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50351);
/** Reads the parts of expressions that are written out as literals. */

const UNKNOWN = { value: undefined, unknown: true };
/** The literal parts of an expression. */
function literalsIn(expression) {
    switch (expression.kind) {
        case 'literal': {
            const { value, digits } = expression;
            // A number that JavaScript rounds is another one.
            return digits === undefined || digits === String(value) ? known(value) : UNKNOWN;
        }
        case 'template': {
            const parts = expression.parts.map(literalsIn);
            const isText = parts.every(({ value }) => typeof value === 'string');
            return isText ? known(parts.map(({ value }) => value).join('')) : UNKNOWN;
        }
        case 'operation': {
            const { operator, operands } = expression;
            const [operand, ...others] = operands.map(literalsIn);
            const isNegative = operator === '-' && others.length === 0;
            return isNegative && typeof operand?.value === 'number' ? known(-operand.value) : UNKNOWN;
        }
        case 'tuple': {
            const items = expression.items.map(literalsIn);
            return {
                value: items.map(({ value }) => value ?? null),
                unknown: items.some(isUnknown) ? items.map(({ unknown }) => unknown ?? false) : undefined,
            };
        }
        case 'object':
            return literalsInObject(expression.entries);
        default:
            return UNKNOWN;
    }
}
function known(value) {
    return { value, unknown: undefined };
}
/** The literal parts of an object; unknown as a whole if one of its names is not known, or comes twice. */
function literalsInObject(entries) {
    const members = new Map();
    for (const entry of entries) {
        const { value: key, unknown } = literalsIn(entry.key);
        const name = String(key);
        if (unknown !== undefined || key === null || typeof key === 'object' || members.has(name)) {
            return UNKNOWN;
        }
        members.set(name, literalsIn(entry.value));
    }
    return asObject(members);
}
/** Makes an object of members, each with its own literal and unknown parts. */
function asObject(members) {
    const withValue = [...members].filter(([, { value }]) => value !== undefined);
    const withUnknown = [...members].filter(([, member]) => isUnknown(member));
    const unknown = Object.fromEntries(withUnknown.map(([name, member]) => [name, member.unknown]));
    return {
        value: Object.fromEntries(withValue.map(([name, { value }]) => [name, value])),
        unknown: withUnknown.length > 0 ? unknown : undefined,
    };
}
function isUnknown({ unknown }) {
    return unknown !== undefined;
}
/** Reads the text of a variable that a person sets: the value of a literal in HCL, or else the text itself. */
function readLiteral(text) {
    const { body, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHcl */ .z)(`value = ${text}\n`);
    const [attribute] = body.attributes;
    if (attribute === undefined || problems.length > 0)
        return text;
    const { value, unknown } = literalsIn(attribute.value);
    return unknown === undefined ? value : text;
}
//# sourceMappingURL=literal.js.map

/***/ }),

/***/ 20854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Op: function() { return /* binding */ HclScanner; },
/* harmony export */   gZ: function() { return /* binding */ TOO_DEEP; },
/* harmony export */   mM: function() { return /* binding */ NOT_UTF8; },
/* harmony export */   sG: function() { return /* binding */ Malformed; },
/* harmony export */   wB: function() { return /* binding */ TextRanges; }
/* harmony export */ });
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);

/** The most levels of nesting: each one takes a few frames of the stack. */
const DEEPEST = 200;
/** The message of a text with more levels. */
const TOO_DEEP = 'nested too deeply to be read';
/** The message of a text with U+FFFD, which stands for all that is no UTF-8. */
const NOT_UTF8 = 'a text is not in UTF-8';
const WORD = new RegExp(_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS, 'uy');
/** The text is not HCL, or it is not certain how Terraform reads it. The message is for people. */
class Malformed extends Error {
    /** The offset in the text. */
    at;
    constructor(message, at) {
        super(message);
        this.at = at;
    }
}
/** Where parts of a text are, as lines and columns. */
class TextRanges {
    /** The offset at which each line begins. */
    lines = [0];
    constructor(text) {
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            this.lines.push(at + 1);
        }
    }
    between(start, end) {
        const first = this.lineAt(start);
        const last = this.lineAt(end);
        return {
            startLine: first + 1,
            startColumn: start - (this.lines[first] ?? 0) + 1,
            endLine: last + 1,
            endColumn: end - (this.lines[last] ?? 0) + 1,
        };
    }
    /** @returns the index of the line that holds this offset */
    lineAt(offset) {
        let low = 0;
        let high = this.lines.length - 1;
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((this.lines[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return low;
    }
}
/** A text and a position in it. The methods move the position behind what they read. */
class HclScanner {
    text;
    ranges;
    fixedRange;
    /** Whether the text is a part of JSON, in which U+FFFD may be an escape. */
    isDecoded;
    /** The offset of the next character to read. */
    at;
    depth = 0;
    /** Whether line ends count as white space, as they do between brackets. */
    skipsLineEnds = false;
    /** @param around the range of everything in the text, where that is a part of another text */
    constructor(text, around) {
        this.text = text;
        this.at = text.startsWith('\uFEFF') ? 1 : 0;
        this.ranges = new TextRanges(text);
        this.fixedRange = around;
        this.isDecoded = around !== undefined;
    }
    /** Skips white space and comments, and line ends between brackets. */
    skip() {
        for (;;) {
            const character = this.text[this.at];
            const next = this.text[this.at + 1];
            if (character === ' ' || character === '\t')
                this.at++;
            else if (this.skipsLineEnds && character === '\n')
                this.at++;
            else if (this.skipsLineEnds && character === '\r' && next === '\n')
                this.at += 2;
            else if (character === '#' || (character === '/' && next === '/')) {
                const end = this.text.indexOf('\n', this.at);
                this.at = end < 0 ? this.text.length : end;
            }
            else if (character === '/' && next === '*') {
                const end = this.text.indexOf('*/', this.at + 2);
                if (end < 0)
                    throw new Malformed('a comment does not end', this.at);
                this.at = end + 2;
            }
            else
                return;
        }
    }
    /** Whether these characters come next; if so, reads them. */
    take(characters) {
        if (!this.text.startsWith(characters, this.at))
            return false;
        this.at += characters.length;
        return true;
    }
    /** Reads these characters, and white space before them. Throws `Malformed` if they do not come next. */
    expect(characters) {
        this.skip();
        if (!this.take(characters))
            throw this.unexpected();
    }
    /** Reads what a sticky expression matches here; undefined if it matches nothing. */
    match(pattern) {
        pattern.lastIndex = this.at;
        const matched = pattern.exec(this.text);
        if (matched === null)
            return undefined;
        this.at = pattern.lastIndex;
        return matched;
    }
    identifier() {
        return this.match(WORD)?.[0];
    }
    /** Reads something that may be nested. Throws `Malformed` at too many levels, so that no text uses up the stack. */
    deeper(read) {
        if (++this.depth > DEEPEST)
            throw new Malformed(TOO_DEEP, this.at);
        const result = read();
        this.depth--;
        return result;
    }
    /** Reads something between brackets, where line ends may count as white space. */
    inBrackets(skipsLineEnds, read) {
        const before = this.skipsLineEnds;
        this.skipsLineEnds = skipsLineEnds;
        const result = this.deeper(read);
        this.skipsLineEnds = before;
        return result;
    }
    /** The rest of this line, and the offset where the line ends. */
    lineHere() {
        const lineEnd = this.text.indexOf('\n', this.at);
        const end = lineEnd < 0 ? this.text.length : lineEnd;
        const next = this.text[end - 1] === '\r' ? end - 1 : end;
        return { line: this.text.slice(this.at, end), next };
    }
    unexpected() {
        const line = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSpaceEnd */ .id)(this.lineHere().line);
        const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
        const message = shown === '' ? 'something is missing here' : `"${shown}" was not expected here`;
        return new Malformed(message, this.at);
    }
    range(start, end = this.at) {
        return this.fixedRange ?? this.ranges.between(start, end);
    }
}
//# sourceMappingURL=hcl-scanner.js.map

/***/ }),

/***/ 59611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ readRepeatedJson; },
/* harmony export */   Y: function() { return /* binding */ hasExactDigits; }
/* harmony export */ });
/* harmony import */ var _hcl_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20854);
/** Reads JSON with its names as often as they are written: programs differ in which of them counts. */

const BLANK = /[ \t\r\n]*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/**
 * Reads a text of JSON.
 *
 * @throws Malformed if it is none, or is nested too deeply
 */
function readRepeatedJson(text) {
    return new JsonReader(text).whole();
}
class JsonReader extends _hcl_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .HclScanner */ .Op {
    whole() {
        // A byte order mark is no part of JSON.
        this.at = 0;
        const value = this.value();
        this.skip();
        if (this.at < this.text.length)
            throw this.unexpected();
        return value;
    }
    value() {
        this.skip();
        const from = this.at;
        const value = this.deeper(() => this.read());
        return { ...value, from, to: this.at };
    }
    read() {
        if (this.take('{'))
            return { kind: 'object', entries: this.items('}', () => this.entry()) };
        if (this.take('['))
            return { kind: 'list', items: this.items(']', () => this.value()) };
        return { kind: 'literal', value: this.literal() };
    }
    literal() {
        if (this.text[this.at] === '"')
            return this.string();
        const number = this.match(NUMBER)?.[0];
        // A number that this program cannot hold is read as no number.
        if (number !== undefined)
            return exactNumber(number) ?? Number.NaN;
        for (const [word, value] of WORDS)
            if (this.take(word))
                return value;
        throw this.unexpected();
    }
    items(end, read) {
        const items = [];
        this.skip();
        if (this.take(end))
            return items;
        for (;;) {
            items.push(read());
            this.skip();
            if (this.take(end))
                return items;
            if (!this.take(','))
                throw this.unexpected();
        }
    }
    entry() {
        this.skip();
        const from = this.at;
        const name = this.string();
        const to = this.at;
        this.expect(':');
        return { name, from, to, value: this.value() };
    }
    string() {
        const written = this.match(TEXT)?.[0];
        if (written === undefined)
            throw this.unexpected();
        // As Go does, for half of a pair of UTF-16.
        return String(JSON.parse(written)).replaceAll(/[\ud800-\udfff]/gu, '\uFFFD');
    }
    skip() {
        this.match(BLANK);
    }
    unexpected() {
        return new _hcl_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG(`it is no JSON at character ${this.at + 1}`, this.at);
    }
}
/** The number that a text is; undefined where Terraform, which counts with 512 bits, has another one. */
function exactNumber(text) {
    const value = Number(text);
    const isWhole = /^-?\d+$/.test(text) && Number.isSafeInteger(value);
    return isWhole || (hasExactDigits(text) && Number.isFinite(value)) ? value : undefined;
}
/** Whether a number has so few digits that it has a double of its own, as every decimal number of 15 digits. */
function hasExactDigits(number) {
    const significant = number
        .replace(/[eE].*$/s, '')
        .replace(/\D/g, '')
        .replace(/^0+/, '');
    return significant.length <= 15;
}
//# sourceMappingURL=read-json.js.map

/***/ })

};
;