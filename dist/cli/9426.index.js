"use strict";
exports.id = 9426;
exports.ids = [9426,4716];
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

/***/ 96817:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: function() { return /* binding */ configurationIn; },
/* harmony export */   BJ: function() { return /* binding */ mayBeRead; },
/* harmony export */   DF: function() { return /* binding */ variablesIn; },
/* harmony export */   FI: function() { return /* binding */ LOCK_FILE; },
/* harmony export */   H9: function() { return /* binding */ isRead; },
/* harmony export */   Nu: function() { return /* binding */ isTest; },
/* harmony export */   P4: function() { return /* binding */ isQuery; },
/* harmony export */   Tu: function() { return /* binding */ programsFor; },
/* harmony export */   Vc: function() { return /* binding */ stemOf; },
/* harmony export */   Xo: function() { return /* binding */ compareBytes; },
/* harmony export */   ZC: function() { return /* binding */ isConfiguration; },
/* harmony export */   as: function() { return /* binding */ readBy; },
/* harmony export */   d3: function() { return /* binding */ isForTofuAlone; },
/* harmony export */   i: function() { return /* binding */ isJsonSyntax; },
/* harmony export */   jn: function() { return /* binding */ isOverride; },
/* harmony export */   ut: function() { return /* binding */ VARIABLES; }
/* harmony export */ });
/* unused harmony export declaresBlocks */
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);
/**
 * Which names of files count: the only place that knows. Source: `internal/configs/parser_config_dir.go` and
 * `internal/command/meta_vars.go` of Terraform 1.11.4; OpenTofu adds `.tofu`.
 */

/** The name without the ending of a configuration file, and that ending. */
const CONFIGURATION = /^(.*)\.(tf|tofu)(?:\.json)?$/s;
/** A file of variables under any name, also on file systems without case: a program can be given it. */
const VARIABLES = /\.tfvars(?:\.json)?$/;
/** Whether Terraform or OpenTofu reads a file of this name in the directory of a module. They skip `.old.tf`. */
function isConfiguration(name) {
    return CONFIGURATION.test(name) && !name.startsWith('.');
}
/** Whether a configuration file only changes blocks that other files declare. */
function isOverride(name) {
    return isConfiguration(name) && /(?:^|_)override$/.test(stemOf(name));
}
/** Whether a file of this name declares blocks of its module. */
function declaresBlocks(name) {
    return isConfiguration(name) && !isOverride(name);
}
/** The configuration files among the entries of a directory, in the order in which they are read: overrides last. */
function configurationIn(names) {
    const sorted = names.toSorted(compareBytes);
    return [...sorted.filter(declaresBlocks), ...sorted.filter(isOverride)];
}
const SURROGATE = /[\ud800-\udfff]/;
/** Orders two names as their UTF-8 bytes are ordered, which is how both programs read files. */
function compareBytes(a, b) {
    const hasSurrogate = SURROGATE.test(a) || SURROGATE.test(b);
    if (hasSurrogate)
        return Buffer.compare(Buffer.from(a), Buffer.from(b));
    // Without surrogates, the code units of UTF-16 have the same order.
    return a < b ? -1 : Number(a > b);
}
/**
 * The configuration files that a program reads, of those in `names`: Terraform none of OpenTofu alone, and OpenTofu none
 * of Terraform that has one of its own beside it.
 */
function readBy(program, names) {
    if (program === 'terraform')
        return names.filter((name) => !isForTofuAlone(name));
    const all = new Set(names);
    return names.filter((name) => !all.has(name.replace(/\.tf((?:\.json)?)$/, '.tofu$1')) || isForTofuAlone(name));
}
/** The programs that may each read something else of these files; Terraform alone stands for both where they do not. */
function programsFor(names) {
    return names.some(isForTofuAlone) ? ['terraform', 'tofu'] : ['terraform'];
}
/** Whether OpenTofu reads a configuration file, and Terraform does not. */
function isForTofuAlone(name) {
    return CONFIGURATION.exec(name)?.[2] === 'tofu';
}
/** The name of a configuration file without its ending; other names are unchanged. */
function stemOf(name) {
    return CONFIGURATION.exec(name)?.[1] ?? name;
}
/** Whether a file has the syntax of JSON. */
function isJsonSyntax(name) {
    return name.endsWith('.json');
}
/** The files of variables among these names, in the order in which Terraform reads them: the last one wins. */
function variablesIn(names) {
    const sorted = names.toSorted(compareBytes);
    const main = sorted.filter((name) => /^terraform\.tfvars(?:\.json)?$/.test(name));
    return [...main, ...sorted.filter((name) => /\.auto\.tfvars(?:\.json)?$/.test(name))];
}
/** The name of the lock file of providers. */
const LOCK_FILE = '.terraform.lock.hcl';
/** Whether Terraform reads a file of this name in the directory that it runs in. */
function isRead(name) {
    return isConfiguration(name) || variablesIn([name]).length > 0 || name === LOCK_FILE;
}
const TESTS = {
    terraform: /\.tftest\.(?:hcl|json)$/,
    tofu: /\.(?:tf|tofu)test\.(?:hcl|json)$/,
};
/** Whether a program takes a file of this name for one of tests, whose providers and modules `init` installs. */
function isTest(program, name) {
    return TESTS[program].test(name) && !name.startsWith('.');
}
/** Whether a file of this name has queries, whose providers `init` installs. */
function isQuery(name) {
    return /\.tfquery\.(?:hcl|json)$/.test(name) && !name.startsWith('.');
}
/** Whether Terraform reads a file at this path in some directory, or a person can pass it as variables. */
function mayBeRead(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return isConfiguration(name) || VARIABLES.test((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(name));
}
//# sourceMappingURL=file-names.js.map

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

/***/ 60868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _n: function() { return /* binding */ fetchModuleFiles; },
/* harmony export */   ch: function() { return /* binding */ TOO_LONG; },
/* harmony export */   sU: function() { return /* binding */ parseModuleFile; },
/* harmony export */   v8: function() { return /* binding */ CANNOT_BE_READ; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96817);
/* harmony import */ var _parsed_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67025);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13491);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56949);
/**
 * Reads and parses the files of one directory. Every reader of a configuration gets them from here, so that all
 * agree on which files count, in which order, and what they say.
 */





const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_FILE */ .SI} characters`;
/**
 * Reads files that a request may have to fetch.
 *
 * @param parsed what this check has parsed before
 * @param isWorth decides which texts are parsed; the files of the others are left out
 */
async function fetchModuleFiles(paths, read, parsed = new _parsed_files_js__WEBPACK_IMPORTED_MODULE_2__/* .ParsedFiles */ .p(), isWorth = () => true) {
    const files = await Promise.all(paths.map(async (path) => {
        const text = await read(path).catch((error) => {
            if (!(error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie))
                throw error;
            return { why: `it ${error.message}` };
        });
        if (typeof text === 'string' && !isWorth(text))
            return [];
        return [parseModuleFile(path, text ?? { why: CANNOT_BE_READ }, parsed)];
    }));
    return files.flat();
}
/**
 * Parses one file of a module, or of variables.
 *
 * @param text what it says, or why that is not known, as the end of a sentence
 */
function parseModuleFile(path, text, parsed) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path);
    const identity = { name, path, isOverride: (0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isOverride */ .jn)(name) };
    const withoutText = (unread) => ({
        ...identity,
        text: '',
        body: { attributes: [], blocks: [] },
        problems: [],
        unread,
    });
    if (typeof text !== 'string')
        return withoutText(text.why);
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_FILE */ .SI)
        return withoutText(TOO_LONG);
    return { ...identity, ...parsed.parse(name, text), text, unread: undefined };
}
//# sourceMappingURL=module-files.js.map

/***/ }),

/***/ 67025:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: function() { return /* binding */ ParsedFiles; }
});

// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(56949);
// EXTERNAL MODULE: ./build/src/configuration/syntax/parse-hcl.js + 1 modules
var parse_hcl = __webpack_require__(50351);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-scanner.js
var hcl_scanner = __webpack_require__(20854);
// EXTERNAL MODULE: ./build/src/configuration/syntax/read-json.js
var read_json = __webpack_require__(59611);
;// CONCATENATED MODULE: ./build/src/configuration/syntax/parse-file.js
/**
 * Parses files of a configuration. JSON becomes the same tree as HCL, as Terraform reads it: names may repeat, and every
 * text is a template.
 */






/** Parses a file of a configuration, or of variables, by its name: HCL, or JSON as the same tree. Never throws either. */
function parseFile(name, text) {
    return (0,file_names/* isJsonSyntax */.i)(name) ? readJsonBody(text) : (0,parse_hcl/* parseHcl */.z)(text);
}
/** How many labels a block of this type has. */
const LABELS = new Map([
    ['resource', 2],
    ['data', 2],
    ['ephemeral', 2],
    ['action', 2],
    ['module', 1],
    ['provider', 1],
    ['variable', 1],
    ['output', 1],
    ['check', 1],
    ['locals', 0],
    ['terraform', 0],
]);
/** The number of labels of each block inside `terraform` whose arguments a person chooses. */
const INSIDE_TERRAFORM = new Map([
    ['backend', 1],
    ['cloud', 0],
    ['state_store', 1],
]);
/** The same of what is inside a `cloud` block, or of the backend `remote`, which looks alike. */
const INSIDE_CLOUD = new Map([['workspaces', 0]]);
/** The blocks inside of a block. Of other types than these, all that is inside is read as arguments. */
function typesInside(type) {
    if (type === 'terraform')
        return INSIDE_TERRAFORM;
    return type === 'cloud' || type === 'backend' ? INSIDE_CLOUD : new Map();
}
/** The name of an entry that is a comment, where names of arguments and blocks stand. */
const COMMENT = '//';
/** Reads a configuration file in JSON. Never throws: what is wrong is listed in `problems`. */
function readJsonBody(text) {
    const { body, problems } = new BodyReader(text);
    return { body, problems };
}
class BodyReader {
    problems = [];
    body = { attributes: [], blocks: [] };
    ranges;
    constructor(text) {
        this.ranges = new hcl_scanner/* TextRanges */.wB(text);
        if (text.includes('\uFFFD'))
            this.problems.push({ message: hcl_scanner/* NOT_UTF8 */.mM, range: hcl_syntax/* TOP */.wv });
        try {
            this.addTo(this.body, objectsOf((0,read_json/* readRepeatedJson */.X)(text)).flat(), LABELS);
        }
        catch (error) {
            // Newer releases of Node.js add the line and the column once more.
            const message = (0,error_message/* errorMessage */.g)(error).replace(/ \(line \d+ column \d+\)$/, '');
            this.problems.push({ message, range: hcl_syntax/* TOP */.wv });
            this.body = { attributes: [], blocks: [] };
        }
    }
    /**
     * Adds entries to a body as attributes or blocks.
     *
     * @param types the types of blocks, each with how many labels it has
     */
    addTo(body, entries, types) {
        for (const entry of entries) {
            if (entry.name === COMMENT)
                continue;
            const labelCount = types.get(entry.name);
            if (labelCount === undefined) {
                body.attributes.push(this.attribute(entry));
                continue;
            }
            // Not spread into one call of `push`: a call may not have as many arguments as there can be blocks.
            const blocks = this.blocks(entry, entry.name, [], labelCount);
            for (const block of blocks)
                body.blocks.push(block);
        }
    }
    /**
     * The blocks that an entry is.
     *
     * @param labels the names of the entries around it
     * @param labelCount how many labels a block of the type has; those that are missing are names inside of the entry
     */
    blocks(entry, type, labels, labelCount) {
        if (labels.length < labelCount) {
            const named = this.objects(entry).flat();
            if (named.length === 0 && holdsBlocks(entry.value)) {
                const message = `"${entry.name}" holds blocks by their names, and no name is there`;
                this.problems.push({ message, range: this.rangeOf(entry) });
            }
            return named.flatMap((inner) => this.blocks(inner, type, [...labels, inner.name], labelCount));
        }
        return this.objects(entry).map((entries) => {
            const body = { attributes: [], blocks: [] };
            this.addTo(body, entries, typesInside(type));
            return { type, labels, body, range: this.rangeOf(entry) };
        });
    }
    /** The entries of each object that an entry has, where blocks are expected; of null there are none. */
    objects(entry) {
        const { value } = entry;
        if (!holdsBlocks(value)) {
            const message = `"${entry.name}" holds blocks, and this is no object and no list of objects`;
            this.problems.push({ message, range: this.rangeOf(entry) });
        }
        return objectsOf(value);
    }
    attribute(entry) {
        return { name: entry.name, value: this.expression(entry.value), range: this.rangeOf(entry) };
    }
    /** Turns JSON into an expression. Names of entries are templates, too. */
    expression(json) {
        const range = this.ranges.between(json.from, json.to);
        if (json.kind === 'list') {
            return { kind: 'tuple', items: json.items.map((item) => this.expression(item)), range };
        }
        if (json.kind === 'object') {
            const entries = json.entries.map(({ name, from, to, value }) => {
                const key = this.template(name, this.ranges.between(from, to));
                return { key, value: this.expression(value) };
            });
            return { kind: 'object', entries, range };
        }
        const { value } = json;
        if (typeof value === 'string')
            return this.template(value, range);
        return { kind: 'literal', value, range };
    }
    template(text, range) {
        const { value, problems } = (0,parse_hcl/* parseTemplate */.Q)(text, range);
        for (const { message } of problems)
            this.problems.push({ message, range });
        // Where nothing is evaluated, such a text stands for itself.
        return /[$%]\{|^\uFEFF/.test(text) ? { ...value, template: text } : value;
    }
    rangeOf({ from, value }) {
        return this.ranges.between(from, value.to);
    }
}
/** The entries of each object: each object of a list is a block of its own. Of null, a list makes an empty one. */
function objectsOf(json) {
    if (json.kind === 'list') {
        return json.items.flatMap((item) => (item.kind === 'literal' ? [[]] : objectsOf(item)));
    }
    return json.kind === 'object' ? [json.entries] : [];
}
/** Whether a value can be blocks. */
function holdsBlocks(json) {
    if (json.kind === 'list')
        return json.items.every(holdsBlocks);
    return json.kind === 'object' || json.value === null;
}
//# sourceMappingURL=parse-file.js.map
;// CONCATENATED MODULE: ./build/src/configuration/parsed-files.js
/** What is parsed of the files of a configuration, for all that read it: each text is parsed once, whoever asks first. */


/** A tree takes about 26 bytes for each character of its text. */
const MOST_CHARACTERS = 5_000_000;
/**
 * Parsed files, by syntax and text. What a file is called, and where it is, says whoever reads it: so the files of the
 * checkout, those of the default branch and those that are sent are one to it where they say the same. A check opens one,
 * and hands it to all that read a configuration.
 */
class ParsedFiles {
    files = new Map();
    characters = 0;
    /** The tree of a text, by the name of its file. Nobody changes it. */
    parse(name, text) {
        const key = `${(0,file_names/* isJsonSyntax */.i)(name) ? 'json' : 'hcl'} ${text}`;
        const known = this.files.get(key);
        if (known !== undefined)
            return known;
        const file = parseFile(name, text);
        this.files.set(key, file);
        this.characters += key.length;
        // The oldest go first: a large repository has more than a process can hold.
        for (const oldest of this.files.keys()) {
            if (this.characters <= MOST_CHARACTERS)
                break;
            this.files.delete(oldest);
            this.characters -= oldest.length;
        }
        return file;
    }
}
//# sourceMappingURL=parsed-files.js.map

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

/***/ }),

/***/ 44990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ runConcurrently; },
/* harmony export */   Vm: function() { return /* binding */ takeTurn; },
/* harmony export */   hp: function() { return /* binding */ runInTurns; },
/* harmony export */   tJ: function() { return /* reexport safe */ node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate; }
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/** How much goes on at the same time: what is computed for long lets signals, timers and answers have their turn. */


/** How long a computation goes on before it lets others act. A signal ends a command within a second. */
const TURN_MS = 100;
let turnBeganAt = 0;
/**
 * To be called again and again by whatever may compute for long.
 *
 * @throws the reason of the signal once it is aborted
 */
async function takeTurn(signal) {
    signal?.throwIfAborted();
    if (performance.now() - turnBeganAt < TURN_MS)
        return;
    // After what was read or a program that ended, the first turn comes before signals are looked at.
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    turnBeganAt = performance.now();
    signal?.throwIfAborted();
}
/** Runs a computation that yields again and again to its end. @throws the reason of the signal once it is aborted */
async function runInTurns(steps, signal) {
    for (;;) {
        const step = steps.next();
        if (step.done === true)
            return step.value;
        await takeTurn(signal);
    }
}
/**
 * Runs tasks side by side, no more than `most` at the same time: what has begun has to end after a signal, and
 * thousands that end together take longer than a second.
 *
 * @returns what the tasks gave, in their order. It rejects with the first failure.
 */
async function runConcurrently(tasks, most) {
    const results = [];
    const waiting = tasks.entries();
    // All workers take from one iterator, so that each task is run once.
    const work = async () => {
        for (const [index, task] of waiting)
            results[index] = await task();
    };
    await Promise.all(Array.from({ length: Math.min(most, tasks.length) }, work));
    return results;
}
//# sourceMappingURL=take-turn.js.map

/***/ }),

/***/ 62177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: function() { return /* binding */ parseExactly; },
/* harmony export */   Ez: function() { return /* binding */ MOST_LEVELS; },
/* harmony export */   H3: function() { return /* binding */ repeatedNames; },
/* harmony export */   ZI: function() { return /* binding */ isJsonDeeperThan; },
/* harmony export */   aE: function() { return /* binding */ firstRepeatedName; },
/* harmony export */   fg: function() { return /* binding */ repeatedKeys; },
/* harmony export */   hz: function() { return /* binding */ isDeeperThan; },
/* harmony export */   lS: function() { return /* binding */ membersOf; },
/* harmony export */   q4: function() { return /* binding */ keepLongNumbers; },
/* harmony export */   xO: function() { return /* binding */ rewriteExactly; },
/* harmony export */   zY: function() { return /* binding */ restoreLongNumbers; }
/* harmony export */ });
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);
/**
 * Looks at the text of JSON for what is lost when it is parsed: repeated names, digits of numbers. Unless a function says
 * otherwise, the text has to be well formed.
 */


/**
 * What one object names more than once, each name once, in the order of the text. `JSON.parse` keeps only the last of two
 * values, so the first one would be hidden.
 *
 * @param levels of objects and lists, the outermost first, in which it is looked for; all when left out
 */
function repeatedNames(text, levels = Number.POSITIVE_INFINITY) {
    return [...new Set(Array.from(repeatsIn(text, levels), ({ name }) => name))];
}
/** The first name that an object has once more, and the index at which it begins; undefined if there is none. */
function firstRepeatedName(text) {
    const [first] = repeatsIn(text, Number.POSITIVE_INFINITY);
    return first;
}
function* repeatsIn(text, levels) {
    /** The names in each open object, the outermost first. */
    const namesByDepth = [];
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '{' || character === '[') {
            if (depth < levels)
                namesByDepth[depth] = new Set();
            depth += 1;
        }
        else if (character === '}' || character === ']')
            depth -= 1;
        else if (character === '"') {
            const end = endOfString(text, at);
            const names = depth <= levels && isName(text, end) ? namesByDepth[depth - 1] : undefined;
            if (names !== undefined) {
                const written = text.slice(at + 1, end);
                // An escape is another spelling of the same name.
                const name = written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written;
                if (names.has(name))
                    yield { name, at };
                names.add(name);
            }
            at = end;
        }
    }
}
/** A problem for each name that one object of a file that decides has more than once. @param json well formed */
function repeatedKeys(json, where) {
    return repeatedNames(json).map((key) => ({
        where,
        message: `has the key ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)} twice in one object, and only one of them could count. Remove one.`,
    }));
}
function isName(text, end) {
    let at = end + 1;
    while (/\s/.test(text[at] ?? ''))
        at++;
    return text[at] === ':';
}
/** The members of an object: the names, each with the text of its value, in the order of the text. */
function membersOf(text) {
    const members = [];
    /** The name of the member that is being read; undefined between two members. */
    let name;
    let valueStart = 0;
    let depth = 0;
    for (let at = 0; at < text.length; at += 1) {
        const character = text[at];
        if (character === '"') {
            const end = endOfString(text, at);
            if (depth === 1 && name === undefined)
                name = String(JSON.parse(text.slice(at, end + 1)));
            at = end;
        }
        else if (character === '{' || character === '[')
            depth += 1;
        else if (character === ':' && depth === 1)
            valueStart = at + 1;
        else if (depth === 1 && (character === ',' || character === '}') && name !== undefined) {
            members.push([name, text.slice(valueStart, at).trim()]);
            name = undefined;
        }
        if (character === '}' || character === ']')
            depth -= 1;
    }
    return members;
}
/**
 * Makes strings of long numbers in JSON, and of `-0`: as numbers, two that differ in the last digits would be equal.
 *
 * @param mark begins these strings; no string of Terraform begins with the default one
 */
function keepLongNumbers(text, mark = '\u0000#') {
    // Numbers with at most 15 digits stay exact.
    if (!/[\d.]{16}|\d[eE][+-]?\d|-0(?:\.0*)?\s*[,\]}]/.test(text))
        return text;
    let changed = '';
    let copiedUntil = 0;
    for (let at = 0; at < text.length; at++) {
        if (text[at] === '"')
            at = endOfString(text, at);
        else if (/[-\d]/.test(text[at] ?? '')) {
            let end = at + 1;
            while (/[-+.\deE]/.test(text[end] ?? ''))
                end += 1;
            const number = text.slice(at, end);
            // JavaScript writes zero without its sign.
            if (number.length > 15 || /[eE]|^-[0.]+$/.test(number)) {
                changed += `${text.slice(copiedUntil, at)}${JSON.stringify(mark + number)}`;
                copiedUntil = end;
            }
            at = end - 1;
        }
    }
    return changed + text.slice(copiedUntil);
}
/**
 * Makes numbers again of the strings that `keepLongNumbers` made of them, in JSON that `JSON.stringify` wrote.
 *
 * @param mark letters and digits that are in no other string
 */
function restoreLongNumbers(text, mark) {
    const [first, ...others] = text.split(`"${mark}`);
    // Each other part begins with a number and the quotation mark after it.
    return [first, ...others.map((part) => part.replace('"', ''))].join('');
}
/**
 * Changes what a JSON text says, and keeps all digits of its numbers.
 *
 * @param mark letters and digits that nobody can guess: they stand before the digits of long numbers meanwhile
 * @param rewrite gets the value, in which strings stand for long numbers, and may change it
 * @throws SyntaxError for a text that is no JSON
 */
function rewriteExactly(text, mark, rewrite) {
    const value = JSON.parse(keepLongNumbers(text, mark));
    return restoreLongNumbers(JSON.stringify(rewrite(value)), mark);
}
/** Where the string ends whose first quotation mark is at `from`: at its last one, or with the text if there is none. */
function endOfString(text, from) {
    for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
        let backslashes = 0;
        while (text[at - 1 - backslashes] === '\\')
            backslashes += 1;
        // An even number of them are backslashes of the string itself, and escape nothing.
        if (backslashes % 2 === 0)
            return at;
    }
    return text.length;
}
/**
 * The value of a JSON text, with a string in place of each number that JavaScript would change.
 *
 * @returns undefined if the text is not JSON
 */
function parseExactly(text) {
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(keepLongNumbers(text, ''));
}
/** The most levels of a nested value: more than any provider has, and few enough to read recursively. */
const MOST_LEVELS = 200;
/** Whether a value has more levels of objects and lists than this. */
function isDeeperThan(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}
/** Whether a text, which may be no JSON, has more levels than this: to parse far deeper JSON takes seconds. */
function isJsonDeeperThan(text, levels) {
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '"')
            at = endOfString(text, at);
        else if (character === '[' || character === '{') {
            depth++;
            if (depth > levels)
                return true;
        }
        else if (character === ']' || character === '}')
            depth--;
    }
    return false;
}
//# sourceMappingURL=json-text.js.map

/***/ })

};
;