"use strict";
exports.id = 2050;
exports.ids = [2050,7183,167,1741];
exports.modules = {

/***/ 94264:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KF: function() { return /* binding */ keyedDigest160; },
/* harmony export */   SN: function() { return /* binding */ digest160; },
/* harmony export */   WA: function() { return /* binding */ DIGEST_PATTERN; },
/* harmony export */   dj: function() { return /* binding */ canonicalJson; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** JSON in which a value has one text only, and digests of 160 bits: with fewer, two plans with one digest can be searched for. */


const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const BYTES = 20;
/** A digest of 160 bits: 32 letters and digits of lower-case base32. */
const DIGEST_PATTERN = /^[a-z2-7]{32}$/;
/** The text of a value of JSON: sorted names, no white space. A member that is undefined is left out. */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value))
        return JSON.stringify(value ?? null);
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    const members = names
        .sort()
        .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`);
    return `{${members.join(',')}}`;
}
/** @param subject what is digested: texts of two subjects never have one digest */
function digest160(subject, text) {
    return toBase32((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`plangate ${subject} v1\n${text}`).digest());
}
/** As `digest160`; who does not have the key cannot try values until one fits. */
function keyedDigest160(key, subject, text) {
    return toBase32((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(`plangate ${subject} v1\n${text}`).digest());
}
function toBase32(bytes) {
    let text = '';
    let rest = 0;
    let bits = 0;
    for (const byte of bytes.subarray(0, BYTES)) {
        rest = (rest << 8) | byte;
        bits += 8;
        for (; bits >= 5; bits -= 5)
            text += ALPHABET.charAt((rest >> (bits - 5)) & 31);
        rest &= 31;
    }
    return text;
}
//# sourceMappingURL=canonical.js.map

/***/ }),

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

/***/ 21818:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fH: function() { return /* binding */ isAffected; },
/* harmony export */   jH: function() { return /* binding */ directoriesAbove; },
/* harmony export */   lX: function() { return /* binding */ concernedBy; },
/* harmony export */   uv: function() { return /* binding */ isMatch; },
/* harmony export */   yI: function() { return /* binding */ touches; }
/* harmony export */ });
/**
 * Whether a change concerns a workspace: it changes a file below the workspace's directory, a file that the
 * configuration reads elsewhere, or one that the workspace's triggers name. Patterns come from the service and are never
 * made into a RegExp.
 *
 * Source of the patterns: https://developer.hashicorp.com/terraform/cloud-docs/workspaces/settings/vcs.
 */
/**
 * Whether a change to these files affects the workspace.
 *
 * @param changed relative to the repository
 */
function isAffected(changed, watched) {
    return changed.some(concernedBy(watched));
}
/** Makes the test whether a file of the repository concerns the workspace. */
function concernedBy(watched) {
    const { directory, prefixes, reads = [], readPatterns = [] } = watched;
    const watchedPaths = [directory, ...prefixes, ...reads].map((path) => segmentsOf(path).join('/'));
    const touchesWatched = touchesAny(watchedPaths);
    const isRead = isLikeAny(readPatterns);
    const patterns = watched.patterns.map(segmentsOf);
    return (path) => touchesWatched(path.replace(OF_ATTRIBUTES, '')) ||
        isRead(path) ||
        patterns.some((pattern) => matchesPath(pattern, path));
}
/** A file that says how git writes all files in its directory, which counts in its place. */
const OF_ATTRIBUTES = /(?:^|\/)\.gitattributes$/;
/** Whether a pattern names a path: `**` matches any directories, `*` any part of a name, `?` one character. */
function isMatch(pattern, path) {
    return matches(segmentsOf(pattern), path.split('/'), '**', fitsName);
}
function matchesPath(pattern, path) {
    return matches(pattern, path.split('/'), '**', fitsTrigger);
}
function segmentsOf(path) {
    return path.split('/').filter((segment) => segment !== '');
}
/** Whether a pattern of a trigger matches one name: `*` stands for any characters, `?` for one or more of them. */
function fitsTrigger(pattern, name) {
    // As one character, and then any characters.
    return fitsName(pattern.replaceAll('?', '?*'), name);
}
/** Whether a pattern matches one name: `*` stands for any characters, `?` for one. */
function fitsName(pattern, name) {
    const isSame = (part, character) => part === '?' || part === character;
    return matches(Array.from(pattern), Array.from(name), '*', isSame);
}
/**
 * Whether a pattern matches all items, in at most as many steps as pattern and items have when multiplied.
 *
 * @param any the part of a pattern that stands for any number of items
 * @param isSame whether any other part matches an item
 */
function matches(pattern, items, any, isSame) {
    let partIndex = 0;
    let itemIndex = 0;
    // The last `any` that was met, and the first item after those that it stands for so far.
    let anyIndex = -1;
    let afterAny = 0;
    for (let item = items[0]; item !== undefined; item = items[itemIndex]) {
        const part = pattern[partIndex];
        if (part === any) {
            anyIndex = partIndex++;
            afterAny = itemIndex;
        }
        else if (part !== undefined && isSame(part, item)) {
            partIndex++;
            itemIndex++;
        }
        else if (anyIndex >= 0) {
            // It stands for one item more, and the rest of the pattern is tried again.
            partIndex = anyIndex + 1;
            itemIndex = ++afterAny;
        }
        else
            return false;
    }
    return pattern.slice(partIndex).every((part) => part === any);
}
/** Whether a changed path is the watched path, below it, or above it. Above it, it is a submodule or a link. */
function touches(path, watchedPath) {
    const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
    return ([path, watchedPath].includes('') ||
        path === watchedPath ||
        isBelow(path, watchedPath) ||
        isBelow(watchedPath, path));
}
/** As `touches`, for many watched paths. */
function touchesAny(watchedPaths) {
    const watched = new Set(watchedPaths);
    const aboveWatched = new Set(watchedPaths.flatMap(directoriesAbove));
    return (path) => path === '' ||
        watched.has('') ||
        watched.has(path) ||
        aboveWatched.has(path) ||
        directoriesAbove(path).some((directory) => watched.has(directory));
}
/** The directories around a path, the outermost first, but for the repository itself. */
function directoriesAbove(path) {
    const directories = [];
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
        directories.push(path.slice(0, end));
    }
    return directories;
}
/** Whether a path begins and ends as one of the patterns, or is above it. They are found by their lengths, of which there are few. */
function isLikeAny(patterns) {
    const suffixesByPrefix = new Map();
    for (const { prefix, suffix } of patterns) {
        const suffixes = suffixesByPrefix.get(prefix) ?? new Set();
        suffixesByPrefix.set(prefix, suffixes.add(suffix));
    }
    const known = [...suffixesByPrefix].map(([prefix, suffixes]) => {
        const lengths = new Set(Array.from(suffixes, ({ length }) => length));
        return [prefix, { suffixes, lengths }];
    });
    const byPrefix = new Map(known);
    const prefixLengths = new Set(known.map(([{ length }]) => length));
    const aboveKnown = new Set(known.flatMap(([prefix]) => directoriesAbove(prefix)));
    return (path) => {
        // A submodule or a link.
        if (aboveKnown.has(path))
            return true;
        for (const prefixLength of prefixLengths) {
            const { suffixes, lengths = [] } = byPrefix.get(path.slice(0, prefixLength)) ?? {};
            for (const length of lengths) {
                const isLongEnough = path.length >= prefixLength + length;
                if (isLongEnough && suffixes?.has(path.slice(path.length - length)))
                    return true;
            }
        }
        return false;
    };
}
//# sourceMappingURL=affected.js.map

/***/ }),

/***/ 27126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: function() { return /* binding */ localPath; },
/* harmony export */   Ts: function() { return /* binding */ directoriesFor; },
/* harmony export */   WI: function() { return /* binding */ readManifest; },
/* harmony export */   dp: function() { return /* binding */ MODULE_MANIFEST; },
/* harmony export */   wK: function() { return /* binding */ findMisled; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59611);
/**
 * What Terraform makes of the module manifest, the file in which `terraform init` notes where the module of
 * each call is. Terraform follows it without a look at the call: an entry may lead `./m` to any other
 * directory. Each reader of a configuration asks here. Source: `internal/modsdir/manifest.go` and
 * `internal/initwd/module_install.go` of Terraform 1.11.4.
 */


/** Where it is in the directory that Terraform runs in. */
const MODULE_MANIFEST = '.terraform/modules/modules.json';
/** Where modules are that no local source names. */
const FETCHED = '.terraform/modules';
/**
 * Reads a manifest as `terraform init` writes it. Terraform accepts more (other cases of names, names that
 * are repeated): such a manifest was written by hand, and it is not certain what it says.
 *
 * @returns the records without that of the root module, or the end of a sentence about the manifest
 */
function readManifest(text) {
    // Terraform takes an empty file as one without records.
    if (text === '')
        return [];
    let json;
    try {
        json = (0,_syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readRepeatedJson */ .X)(text);
    }
    catch {
        return { problem: 'is no JSON' };
    }
    const [modules, ...others] = membersOf(json);
    if (modules?.name !== 'Modules' || others.length > 0)
        return { problem: OTHER_FORM };
    const list = modules.value;
    const isOther = list.kind === 'literal' && list.value !== null;
    if (list.kind === 'object' || isOther)
        return { problem: OTHER_FORM };
    const records = [];
    const keys = new Set();
    for (const item of list.kind === 'list' ? list.items : []) {
        const record = toRecord(item);
        if (record === undefined)
            return { problem: OTHER_FORM };
        if (keys.has(record.key))
            return { problem: `has ${describeRecord(record)} twice` };
        keys.add(record.key);
        records.push(record);
    }
    return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
    return json.kind === 'object' ? json.entries : [];
}
function toRecord(json) {
    const fields = new Map();
    for (const { name, value } of membersOf(json)) {
        const text = value.kind === 'literal' ? value.value : undefined;
        const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
        // Terraform replaces what is no Unicode.
        if (!isKnown || typeof text !== 'string' || /[\uFFFD\0]/.test(text))
            return undefined;
        fields.set(name, text);
    }
    const key = fields.get('Key');
    const directory = fields.get('Dir');
    if (key === undefined || directory === undefined)
        return undefined;
    return { key, source: fields.get('Source') ?? '', directory };
}
/**
 * Finds a record that does not lead where its call says: a local source to that directory, any other to the
 * place into which `terraform init` fetches the module of this call.
 *
 * @returns the end of a sentence about the manifest; undefined if all lead there
 */
function findMisled(records, directories) {
    const byKey = directoriesByKey(records);
    for (const record of records) {
        const problem = misledProblem(record, byKey, directories);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function directoriesByKey(records) {
    return new Map(records.map(({ key, directory }) => [key, directory]));
}
function misledProblem(record, byKey, directories) {
    const { key, source, directory } = record;
    const leadsTo = (why) => `leads ${describeRecord(record)} to ${JSON.stringify(directory)}, and ${why}`;
    if (key === '') {
        if (directory === '.')
            return undefined;
        return `says that the root module is in ${JSON.stringify(directory)}`;
    }
    if (directory !== cleaned(directory))
        return leadsTo('Terraform writes such a path differently');
    if (!isLocal(source)) {
        const fetchedTo = `${FETCHED}/${key}`;
        const isThere = directory === fetchedTo || directory.startsWith(`${fetchedTo}/`);
        if (isThere && !directories.isBehindLink(directory))
            return undefined;
        const links = isThere ? ', with no link on the way' : '';
        return leadsTo(`it belongs in ${JSON.stringify(fetchedTo)}${links}`);
    }
    const expected = directoryOfSource(record, byKey);
    if (expected === undefined)
        return leadsTo('has no record of the module that calls it');
    if (directory === expected || directories.isSame(directory, expected))
        return undefined;
    return leadsTo(`its source is ${JSON.stringify(source)}`);
}
/** The directory that a local source names; undefined if no record says where its caller is. */
function directoryOfSource({ key, source }, byKey) {
    const callerKey = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    let caller = callerKey === '' ? '.' : byKey.get(callerKey);
    // A module of `terraform test` is called by a file of tests, which has no record.
    if (caller === undefined && key.startsWith('test.'))
        caller = '.';
    return caller === undefined ? undefined : cleaned(`${caller}/${source.replaceAll('\\', '/')}`);
}
function describeRecord({ key }) {
    return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
/** The path as Terraform writes it: without steps that lead nowhere, and without a slash at the end. */
function cleaned(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/(.)\/$/s, '$1');
}
/**
 * The directories besides its own to which the records may lead a call with this label, whatever its source
 * is and whichever module has the call.
 */
function directoriesFor(records, label) {
    const byKey = directoriesByKey(records);
    const elsewhere = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
        (!isLocal(record.source) || record.directory !== directoryOfSource(record, byKey)));
    return [...new Set(elsewhere.map(({ directory }) => directory))];
}
/**
 * The path of a source that names a directory near the caller, with slashes; undefined if it names anything
 * else. Terraform takes `..` for no path. Source: `internal/addrs/module_source.go` of Terraform 1.11.4.
 */
function localPath(source) {
    if (source === undefined || !isLocal(source))
        return undefined;
    return source.replaceAll('\\', '/');
}
/** Whether a source begins with a step in the file system, written with slashes or backslashes. */
function isLocal(source) {
    return /^\.{1,2}[/\\]/.test(source);
}
//# sourceMappingURL=module-manifest.js.map

/***/ }),

/***/ 51741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: function() { return /* binding */ valuesOfArgument; },
/* harmony export */   PP: function() { return /* binding */ directoriesOfModule; },
/* harmony export */   readConfiguration: function() { return /* binding */ readConfiguration; },
/* harmony export */   searchedFiles: function() { return /* binding */ searchedFiles; },
/* harmony export */   xV: function() { return /* binding */ readTemplate; },
/* harmony export */   yR: function() { return /* binding */ readText; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(239);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56949);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96817);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60868);
/* harmony import */ var _module_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27126);
/* harmony import */ var _parsed_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67025);
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50351);
/**
 * Reads the modules of a configuration: their blocks, named values, and calls. It says what the text alone
 * decides. It never runs a program, and it never guesses: what is not certain is reported as not certain.
 */








const MOST_MODULES = 1_000;
/**
 * Begins a search.
 *
 * @param parsed what this check has parsed before
 * @param check throws if the time is over or the search was canceled
 */
function searchedFiles(files, parsed = new _parsed_files_js__WEBPACK_IMPORTED_MODULE_6__/* .ParsedFiles */ .p(), check = () => undefined) {
    return { files, budget: { characters: 10_000_000, check }, parsed };
}
/**
 * Reads the root module and every local module that it calls.
 *
 * @param directory absolute path of the root module
 * @param variableFiles absolute paths of files of variables elsewhere; those that are not there have no values
 */
function readConfiguration(directory, searched, variableFiles = []) {
    const root = emptyModule(directory);
    const recordedDirectories = readRecordedDirectories(directory, searched);
    const configuration = { modules: [], unclear: [], unknownSources: [] };
    const modules = new Map([[directory, root]]);
    // More are added while the loop runs: those that a module calls.
    for (const module of modules.values()) {
        if (configuration.modules.length >= MOST_MODULES) {
            configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
            break;
        }
        configuration.modules.push(module);
        const toPath = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module.directory, name);
        const names = searched.files.readDirectory(module.directory);
        const parsedNames = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .configurationIn */ .AM)(names);
        // Only the root module has files of variables, and a lock file.
        if (module === root)
            parsedNames.push(...(0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .variablesIn */ .DF)(names));
        const readNames = module === root ? names.filter(_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isRead */ .H9) : parsedNames;
        module.paths = readNames.map(toPath);
        for (const path of parsedNames.map(toPath)) {
            const file = (0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, readText(path, searched), searched.parsed);
            addFile(file, module, configuration);
        }
        for (const path of module === root ? variableFiles : []) {
            const text = readText(path, searched);
            const isThere = typeof text === 'string' || text.why !== _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8;
            if (isThere)
                addFile((0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, text, searched.parsed), module, configuration);
        }
        for (const call of module.calls.values()) {
            const targets = [
                ...directoriesOf(call, configuration, searched.files),
                ...recordedDirectories(call.label),
            ];
            for (const target of new Set(targets)) {
                const callee = modules.get(target) ?? emptyModule(target);
                modules.set(target, callee);
                callee.callers.push(call);
            }
        }
    }
    return configuration;
}
/**
 * Makes the function that returns where the module manifest leads calls with a label. What `terraform init` fetched is a
 * part of what is planned.
 */
function readRecordedDirectories(directory, searched) {
    const text = readText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, ..._module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MODULE_MANIFEST */ .dp.split('/')), searched);
    const records = typeof text === 'string' ? (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .readManifest */ .WI)(text) : [];
    if ('problem' in records)
        return () => [];
    return (label) => (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .directoriesFor */ .Ts)(records, label).map((inner) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, inner));
}
function emptyModule(directory) {
    return { directory, paths: [], blocks: [], topAttributes: [], calls: new Map(), callers: [] };
}
function addFile({ path, body, problems, unread }, module, { unclear }) {
    const [first] = problems;
    const why = unread ?? (first && `line ${first.range.startLine}: ${first.message}`);
    if (why !== undefined)
        unclear.push({ path, why, range: first?.range });
    for (const { name, value, range } of body.attributes) {
        // As an object of one entry, because the name is that of a variable.
        const key = { kind: 'literal', value: name, range };
        const entry = { kind: 'object', entries: [{ key, value }], range };
        module.topAttributes.push({ module, block: undefined, path, value: entry });
    }
    for (const block of body.blocks) {
        module.blocks.push({ block, path });
        if (block.type !== 'module')
            continue;
        const [label = ''] = block.labels;
        const call = module.calls.get(label) ?? { module, label, blocks: [] };
        module.calls.set(label, call);
        call.blocks.push({ module, block, path });
    }
}
/** The values of one argument in all blocks of a call. Overrides come last, and any of them may count. */
function valuesOfArgument({ blocks }, argument) {
    return blocks.flatMap((callBlock) => callBlock.block.body.attributes.flatMap(({ name, value }) => name === argument ? [{ ...callBlock, value }] : []));
}
/** How names of local directories begin that Terraform may take for others. */
const NOT_REMOTE = /^(?:\.|\/|[A-Za-z0-9]+::[./]|(?:[A-Za-z0-9]+::)?[Ff][Ii][Ll][Ee]:)/;
/** The directories of the local modules that a call may name. A source that may name any is added to the configuration. */
function directoriesOf(call, configuration, files) {
    return valuesOfArgument(call, 'source').flatMap((source) => {
        const { value } = source;
        const text = value.kind === 'literal' ? (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normalized */ .A9)(String(value.value)) : undefined;
        const path = (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .localPath */ .$S)(text);
        if (path !== undefined)
            return directoriesOfModule(call.module.directory, path, files);
        // Other names of local directories are not followed; they count as unknown.
        const isRemote = text !== undefined && !NOT_REMOTE.test(text);
        if (!isRemote)
            configuration.unknownSources.push(source);
        return [];
    });
}
/**
 * The directories to which the path of a module may lead: from the directory of its caller, and from where links of that lead. Both programs
 * start from there, unless what a link leads to was sent in the place of the link.
 */
function directoriesOfModule(directory, path, files) {
    return [...new Set(files.follow(directory).map((place) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place, path)))];
}
/** Reads a file within the budget, or says why it cannot be read. */
function readText(path, { files, budget }) {
    budget.check();
    const text = files.readFile(path);
    if (text === undefined)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8 };
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_FILE */ .SI)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .TOO_LONG */ .ch };
    budget.characters -= text.length;
    if (budget.characters < 0)
        return { why: 'the configuration is too large to be read here' };
    return text;
}
/** Parses a text that Terraform reads as a template; undefined if it is malformed or beyond the budget. */
function readTemplate(text, { budget }) {
    budget.check();
    budget.characters -= text.length;
    if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_FILE */ .SI)
        return undefined;
    const { value, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTemplate */ .Q)(text);
    return problems.length === 0 ? value : undefined;
}
//# sourceMappingURL=read-configuration.js.map

/***/ }),

/***/ 60339:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openFileDigests: function() { return /* binding */ openFileDigests; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94264);
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21818);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96817);
/* harmony import */ var _machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40167);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _machine_places_of_init_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12852);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28187);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20319);
/* harmony import */ var _file_contents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78378);
/* harmony import */ var _installed_modules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82227);
/* harmony import */ var _affected_workspaces_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14632);
/** Digests of the files that a plan is made of, to compare what was approved with what is judged. */












/** Makes the function that digests the files of a plan. The work tree is compared with its commit once. */
function openFileDigests(ports) {
    const compared = new Map();
    const compare = (repository) => {
        const comparing = compared.get(repository.root) ?? (0,_machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWithCommit */ .T)(repository, ports);
        compared.set(repository.root, comparing);
        return comparing;
    };
    const planFiles = new Set(ports.planFiles?.map(_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF));
    return async ({ directory, data, calls, signal }) => {
        if (directory === undefined)
            return ofCommit(ports, calls?.length === 0 ? undefined : NOT_HERE);
        const module = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)(directory);
        const { repository } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findAround */ .Di)(module, ports.workspace);
        const comparison = repository && (await compare(repository));
        if (repository === undefined || comparison === undefined)
            return ofCommit(ports, NO_ANSWER);
        const { root } = repository;
        const { parsed, environment } = ports;
        const isLoaded = await loadedTest(module, root, ports);
        const found = (0,_machine_places_of_init_js__WEBPACK_IMPORTED_MODULE_5__/* .placesOfInit */ .A)(module, environment).sort();
        const places = [
            ...(data === undefined ? [] : [{ place: module, data }]),
            ...found.map((each) => ({ place: each, data: (0,_machine_places_of_init_js__WEBPACK_IMPORTED_MODULE_5__/* .dataDirectoryOf */ .z)(each, environment) })),
        ];
        const installedIn = places.flatMap((each) => ((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(module, each.data) ? [] : each.data));
        const isSkipped = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === '.terraform' ||
            installedIn.some((at) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(path, at)) ||
            (planFiles.size > 0 && planFiles.has((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)(path)));
        const contents = {
            digests: new Map([...comparison.committed].filter(([path]) => isLoaded(path))),
            unread: [],
        };
        const isCommitted = (path) => comparison.committed.has(path);
        for (const { path, how } of comparison.differences) {
            const name = path.replace(/\/$/, '');
            if (!isLoaded(name) || name.split('/').includes('.terraform'))
                continue;
            if (how === 'missing')
                contents.digests.set(name, how);
            else
                await (0,_file_contents_js__WEBPACK_IMPORTED_MODULE_7__/* .addContents */ .o)(contents, name, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, name), { isSkipped, signal });
        }
        const installed = { digests: new Map(), unread: contents.unread };
        const missing = await (0,_installed_modules_js__WEBPACK_IMPORTED_MODULE_8__/* .addInstalled */ .O)(installed, module, { places, calls, parsed, signal });
        const files = [...contents.digests];
        const isConfigured = ([path]) => (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isRead */ .H9)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path));
        const others = files.filter((file) => !isConfigured(file));
        const uncommitted = others.filter(([path]) => !isCommitted(path));
        return {
            digests: {
                configuration: digestOf([...files.filter(isConfigured), ...installed.digests]),
                named: digestOf(others.filter(([path]) => isCommitted(path))),
                uncommitted: digestOf(uncommitted),
            },
            uncommittedPaths: uncommitted.map(([path]) => path),
            notCompared: whyNotCompared(contents.unread, missing),
        };
    };
}
/** Makes the test whether a plan of the module may read a file of its repository. Both are absolute; the file is in the repository. */
async function loadedTest(module, root, { parsed, variableFiles = [] }) {
    const given = variableFiles.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(module, file));
    const elsewhere = await (0,_affected_workspaces_js__WEBPACK_IMPORTED_MODULE_9__/* .readFilesElsewhere */ .yw)({ module, root, variableFiles: given }, { repositoryRoot: root, parsed });
    if ('why' in elsewhere)
        return () => true;
    const directory = (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(root, module) ?? '';
    const prefixes = given.flatMap((path) => (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(root, path) ?? []);
    return (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_10__/* .concernedBy */ .lX)({ directory, patterns: [], prefixes, ...elsewhere });
}
/** Nothing is the same as this but another look at the same commit. */
function ofCommit({ commit }, notCompared) {
    const digest = (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .digest160 */ .SN)('files of a commit', commit);
    const digests = { configuration: digest, named: digest, uncommitted: digest };
    return { digests, uncommittedPaths: [], notCompared };
}
function digestOf(files) {
    const sorted = files.toSorted(([one], [other]) => (one < other ? -1 : 1));
    return (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .digest160 */ .SN)('files', (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(sorted));
}
const NOT_HERE = {
    why: 'its modules are unknown',
    remedy: 'Approve again',
};
const NO_ANSWER = {
    why: 'git does not say which of them are committed',
    remedy: 'Let the job have git and a checkout with `.git`, and approve again',
};
const MOST_NAMED = 3;
function whyNotCompared(unread, missing) {
    const nameAll = (names) => (0,_model_quote_js__WEBPACK_IMPORTED_MODULE_11__/* .nameSome */ .Kf)(names.map((name) => `\`${name}\``), MOST_NAMED);
    if (missing.length > 0) {
        return {
            why: `not installed here: module ${nameAll(missing)}`,
            remedy: 'Run `terraform get` in this job, before the gate, and approve again',
        };
    }
    if (unread.length === 0)
        return undefined;
    return {
        why: `not readable: ${nameAll(unread)}`,
        remedy: 'Keep them out of the directory, and approve again',
    };
}
//# sourceMappingURL=digest-files.js.map

/***/ }),

/***/ 78378:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ addContents; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _approvals_canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94264);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43962);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44990);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17026);
/* harmony import */ var _plan_digest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38717);
/** Digests of what files hold, wherever their links lead. */








/** Of more files below one path, none is read. */
const MOST_FILES = 100_000;
/**
 * Adds a file, or all files of a directory without those of git.
 *
 * @param name what it is called in the contents
 * @param path absolute
 * @param isSkipped whether this path, and what is below it, is left out
 */
async function addContents(contents, name, path, { isSkipped, signal }) {
    const nameByPlace = new Map();
    const queue = [{ name, path }];
    // What a directory has is added to the queue while it is walked.
    for (const next of queue) {
        await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_5__/* .takeTurn */ .Vm)(signal);
        if (queue.length > MOST_FILES) {
            contents.unread.push(name);
            return;
        }
        if (isSkipped(next.path))
            continue;
        for (const inside of addOne(contents, next, nameByPlace))
            queue.push(inside);
    }
}
/** Adds a file. @param nameByPlace of each directory that was read @returns what is in a directory that was not read before */
function addOne({ digests, unread }, { name, path }, nameByPlace) {
    const stats = (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_7__/* .orElse */ .N)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }) ?? 'missing', undefined);
    if (stats === 'missing') {
        digests.set(name, stats);
        return [];
    }
    if (stats?.isFile() === true) {
        const digest = (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_7__/* .orElse */ .N)(() => (0,_plan_digest_js__WEBPACK_IMPORTED_MODULE_6__.sha256Of)((0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_4__/* .readBytesSync */ .js)(path, Number.POSITIVE_INFINITY)), undefined);
        if (digest === undefined)
            unread.push(name);
        else
            digests.set(name, (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .digest160 */ .SN)('file', digest));
        return [];
    }
    if (stats?.isDirectory() !== true) {
        unread.push(name);
        return [];
    }
    const place = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(path);
    const before = nameByPlace.get(place);
    // Links may lead in a circle.
    if (before !== undefined) {
        digests.set(name, `as ${before}`);
        return [];
    }
    nameByPlace.set(place, name);
    const entries = (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_7__/* .orElse */ .N)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path).sort(), undefined);
    if (entries === undefined)
        unread.push(name);
    return (entries ?? []).flatMap((entry) => entry === '.git' ? [] : { name: `${name}/${entry}`, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, entry) });
}
//# sourceMappingURL=file-contents.js.map

/***/ }),

/***/ 76337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b5: function() { return /* binding */ readGroups; },
/* harmony export */   dm: function() { return /* binding */ splitIntoGroups; },
/* harmony export */   mX: function() { return /* binding */ jobCountOf; },
/* harmony export */   xL: function() { return /* binding */ MOST_GROUPS; }
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30589);
/** Splits workspaces into groups for the jobs of a matrix, and gives each group a name by which later jobs find it. */



/** The limit of a matrix on GitHub. GitLab allows 200 in `parallel: matrix`. */
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
/** The length of the name that all groups of a matrix begin with. */
const MATRIX_LETTERS = 12;
/**
 * Makes groups of about the same size.
 *
 * @param names of the workspaces
 * @param mostGroups as many as a group of the usual size needs when left out
 */
function splitIntoGroups(names, mostGroups, random) {
    const wanted = mostGroups ?? Math.ceil(names.length / DEFAULT_SIZE);
    const count = Math.min(names.length, wanted, MOST_GROUPS);
    const letters = Array.from({ length: MATRIX_LETTERS }, () => Math.floor(random() * 36).toString(36));
    const groups = Array.from({ length: count }, (_, index) => {
        return { group: `${letters.join('')}-${index + 1}-of-${count}`, workspaces: [] };
    });
    // In turns, so that neighbours, which often plan alike, are in different groups.
    for (const [index, name] of names.entries())
        groups[index % count]?.workspaces.push(name);
    return groups;
}
/** The matrix, the number of the group in it, and how many groups there are. */
const GROUP_NAME = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
/** How many jobs the matrix of a group has; 1 where there is no group. */
function jobCountOf(group = '') {
    return Number(GROUP_NAME.exec(group)?.[2] ?? 1);
}
const entry = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ group: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), workspaces: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const matrix = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ include: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(entry) }), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), entry)]);
/** Reads what `plangate matrix` printed; or says why it is not complete, as the end of a sentence. */
function readGroups(text) {
    if (text.trim() === '')
        return {
            problem: 'is no matrix: it is empty. See the log of the job that runs `plangate matrix`.',
        };
    const value = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    if (value === undefined)
        return { problem: 'is no matrix as it was printed: it is no JSON.' };
    const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(matrix, value, { abortEarly: true });
    if (!parsed.success)
        return { problem: 'is no matrix as it was printed.' };
    const entries = Array.isArray(parsed.output['include'])
        ? parsed.output['include']
        : Object.values(parsed.output);
    let isReadable = true;
    const groups = entries.map(({ group, workspaces }) => {
        const selectors = (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_0__/* .readWorkspaceList */ .Ak)(workspaces, () => {
            isReadable = false;
        });
        const named = selectors.filter((selector) => selector.kind === 'name');
        if (named.length < selectors.length)
            isReadable = false;
        return { group, selectors: named, workspaces: named.map(({ name }) => name) };
    });
    if (!isReadable || !isWholeMatrix(groups.map(({ group }) => group))) {
        return { problem: 'lacks a group, or has one twice: pass all that was printed.' };
    }
    const names = groups.flatMap(({ workspaces }) => workspaces);
    return new Set(names).size === names.length ? groups : { problem: 'has a workspace twice.' };
}
/** Whether these are the names of all groups of one matrix, each once. */
function isWholeMatrix(groups) {
    const numbers = new Set(groups.map((group) => GROUP_NAME.exec(group)?.[1]));
    const matrices = new Set(groups.map((group) => group.slice(0, MATRIX_LETTERS)));
    return (numbers.size === groups.length &&
        matrices.size <= 1 &&
        groups.every((group) => GROUP_NAME.exec(group)?.[2] === String(groups.length)));
}
//# sourceMappingURL=groups.js.map

/***/ }),

/***/ 82227:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ readRemoteCalls; },
/* harmony export */   O: function() { return /* binding */ addInstalled; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94264);
/* harmony import */ var _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27126);
/* harmony import */ var _configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51741);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80467);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6609);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2340);
/* harmony import */ var _file_contents_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78378);
/**
 * The modules that `terraform init` or `terraform get` installed. A plan shows of their expressions only what they refer to,
 * and the same call may get other files at another moment.
 */








/**
 * The calls of modules that are installed, as in `network.subnets`.
 *
 * @param configuration of a plan
 * @returns undefined if the plan does not show its configuration
 */
function readRemoteCalls(configuration) {
    const root = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldOf */ ._F)(configuration, 'root_module');
    return root === undefined ? undefined : callsBelow(root, '');
}
function callsBelow(module, prefix) {
    return Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldOf */ ._F)(module, 'module_calls'))).flatMap(([label, call]) => {
        const key = `${prefix}${label}`;
        const isLocal = (0,_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .localPath */ .$S)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldOf */ ._F)(call, 'source'))) !== undefined;
        return [...(isLocal ? [] : [key]), ...callsBelow((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldOf */ ._F)(call, 'module'), `${key}.`)];
    });
}
/**
 * Adds what is installed to the contents.
 *
 * @param module absolute: the directory of the configuration
 * @param calls as `readRemoteCalls` returns them; undefined: the files say it
 * @returns those whose module is not installed
 */
async function addInstalled(contents, module, { places, calls, parsed, signal, }) {
    const keys = [];
    for (const [at, { place, data }] of places.entries()) {
        const modules = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(data, 'modules');
        const manifest = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(modules, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .MODULE_MANIFEST */ .dp));
        const text = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_4__/* .localFiles */ .Jd.readFile(manifest);
        if (text === undefined)
            continue;
        const read = (0,_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .readManifest */ .WI)(text);
        const records = 'problem' in read ? [] : read;
        const written = records.map((record) => {
            const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place, record.directory);
            if ((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .isDirectory */ .wd)(directory))
                keys.push(record.key);
            // The data directory may have another name each time.
            return { ...record, directory: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .isBelow */ .Yw)(directory, data) ? data : place, directory) };
        });
        const lines = 'problem' in read ? text : written.map((record) => (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(record)).sort();
        const name = `installed ${at}`;
        contents.digests.set(name, (0,_approvals_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(lines));
        const isSkipped = (path) => path === manifest;
        await (0,_file_contents_js__WEBPACK_IMPORTED_MODULE_6__/* .addContents */ .o)(contents, name, modules, { isSkipped, signal });
    }
    const isInstalled = (call) => keys.includes(call);
    if (calls !== undefined)
        return calls.filter((call) => !isInstalled(call));
    const named = (label) => keys.some((key) => key === label || key.endsWith(`.${label}`));
    return labelsIn(module, parsed).filter((label) => !named(label));
}
/** The labels of the calls that name no local directory, as they are written in the files. */
function labelsIn(directory, parsed) {
    const { modules } = (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_3__.readConfiguration)(directory, (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_3__.searchedFiles)(_machine_files_here_js__WEBPACK_IMPORTED_MODULE_4__/* .localFiles */ .Jd, parsed));
    const calls = modules.flatMap((module) => [...module.calls.values()]);
    return calls.flatMap((call) => {
        const sources = (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .valuesOfArgument */ .DT)(call, 'source');
        const isLocal = sources.every(({ value }) => value.kind === 'literal' && (0,_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .localPath */ .$S)(String(value.value)) !== undefined);
        return isLocal && sources.length > 0 ? [] : call.label;
    });
}
//# sourceMappingURL=installed-modules.js.map

/***/ }),

/***/ 78039:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: function() { return /* binding */ createdAt; },
/* harmony export */   FG: function() { return /* binding */ MOST_PLAN_AGE_MS; },
/* harmony export */   o1: function() { return /* binding */ UnreadError; },
/* harmony export */   oS: function() { return /* binding */ createListedRuns; }
/* harmony export */ });
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);



/** What could end the use of an earlier run was not read. */
class UnreadError extends Error {
    name = 'UnreadError';
}
/** A plan that is older may not be true any more. */
const MOST_PLAN_AGE_MS = 24 * 60 * 60_000;
const PAGE_SIZE = 100;
const MOST_PAGES = 5;
/** A list that needs more time than this is given up. */
const LIST_BUDGET_MS = 15_000;
/**
 * @param search a text in the messages of all these runs
 * @param query left out: each workspace is asked by itself
 */
function createListedRuns(client, clock, search, query) {
    const open = (listing) => createBackwardReader(() => {
        const deadline = clock.now() + LIST_BUDGET_MS;
        return listing(client.with({ deadline }));
    });
    const ofOrganization = query && open(({ runs }) => runs.listPlanned(query.organization, query.mode, search));
    const readers = new Map();
    async function ofWorkspace(workspaceId, sinceMs, text) {
        const name = `${workspaceId} ${text}`;
        const listing = ({ runs }) => runs.list(workspaceId, text === undefined ? {} : { search: text });
        const reader = readers.get(name) ?? open(listing);
        readers.set(name, reader);
        try {
            return ofOnly(workspaceId, await reader(sinceMs));
        }
        catch (error) {
            if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            throw new UnreadError(`The runs of the workspace could not be listed: ${error.message}`);
        }
    }
    return {
        async since(workspaceId, sinceMs) {
            try {
                const runs = await ofOrganization?.(sinceMs);
                if (runs)
                    return ofOnly(workspaceId, runs);
            }
            catch (error) {
                // A service may have no list of an organization, and one that is too long may be shorter for a workspace.
                if (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code === 'aborted')
                    throw error;
            }
            return ofWorkspace(workspaceId, sinceMs, search);
        },
        allSince: (workspaceId, sinceMs) => ofWorkspace(workspaceId, sinceMs),
    };
}
function ofOnly(workspaceId, runs) {
    return runs.filter((run) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') === workspaceId);
}
/** Reads a list that begins with the newest, page by page, until a page reaches back to the time that is asked for. */
function createBackwardReader(open) {
    const read = [];
    let pages = 0;
    let isAtEnd = false;
    let reading = Promise.resolve();
    async function readUntil(sinceMs) {
        while (!isAtEnd && !(createdAt(read.at(-1)) < sinceMs)) {
            if (pages === MOST_PAGES)
                throw new UnreadError('The list of runs is too long to be read.');
            const { items } = await open().page({ number: pages + 1, size: PAGE_SIZE });
            pages += 1;
            read.push(...items);
            isAtEnd = items.length < PAGE_SIZE;
        }
        return read;
    }
    return (sinceMs) => {
        const next = reading.catch(() => undefined).then(() => readUntil(sinceMs));
        reading = next;
        return next;
    };
}
/** Milliseconds since 1970; NaN if the service does not say it. */
function createdAt(run) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR)(run?.attributes['created-at']);
}
//# sourceMappingURL=listed-runs.js.map

/***/ }),

/***/ 75030:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: function() { return /* binding */ listWorkspaces; },
/* harmony export */   Iw: function() { return /* binding */ createOverview; },
/* harmony export */   Zm: function() { return /* binding */ MANY_RUNS; }
/* harmony export */ });
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62373);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76337);



/** With this many runs or more, lists need fewer requests than reading each run. */
const MANY_RUNS = 10;
/** The shortest time between two lists. */
const LIST_EVERY_MS = 10_000;
/** In a matrix, the time between two lists is at least this for each job: they share the 30 requests, and leave some to others. */
const LIST_EVERY_MS_PER_JOB = 2_500;
/** A list that needs more time than this, because the service asks for a wait, is given up. */
const LIST_BUDGET_MS = 15_000;
/** A run in a stage of tasks is read itself after this time, or after so many lists if they take longer. */
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
/** After a list was refused, none is requested for the time of its rate limit. */
const PAUSE_AFTER_REFUSAL_MS = 60_000;
const LARGEST_PAGE = 100;
/** Makes the overview of one job. It sends no request before a run is watched. */
function createOverview({ change: { changeRequest }, plan: { organization, mode, group }, }, client, clock) {
    /** When the watching of each run began. */
    const watched = new Map();
    /** When each run was first listed in a stage of tasks, or was last read itself in one. */
    const stagedAt = new Map();
    /** When the next list may be requested; never while one is under way. */
    let nextAt = Number.NEGATIVE_INFINITY;
    let requestedAt = nextAt;
    let listing;
    /** A text in the messages of all runs of this job, by which the service finds them; undefined if it finds none by it. */
    let searchText = group ?? changeRequest;
    const everyMs = Math.max(LIST_EVERY_MS, (0,_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .jobCountOf */ .mX)(group) * LIST_EVERY_MS_PER_JOB);
    const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
    /** Runs that go on, by their ids; undefined if the service refuses the list. */
    async function list(search) {
        try {
            const soon = client.with({ deadline: clock.now() + LIST_BUDGET_MS });
            const runs = await soon.runs.listMoving(organization, mode, search).all();
            return new Map(runs.map((run) => [run.id, run]));
        }
        catch (error) {
            if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            return undefined;
        }
    }
    /** The runs of this job that have not ended, by a list that is not older than `everyMs`; undefined if there is none. */
    async function latestList() {
        if (clock.now() >= nextAt) {
            requestedAt = clock.now();
            nextAt = Number.POSITIVE_INFINITY;
            listing = list(searchText).then((runs) => {
                nextAt = clock.now() + (runs ? everyMs : PAUSE_AFTER_REFUSAL_MS);
                if (runs?.size === 0)
                    searchText = undefined;
                return runs;
            });
        }
        return await listing;
    }
    /** Whether a run in a stage of tasks was seen in it first, or was last read itself, not long ago. */
    function isStageRecent(runId) {
        const nowMs = clock.now();
        const sinceMs = stagedAt.get(runId) ?? nowMs;
        const isRecent = nowMs - sinceMs < stageMs;
        stagedAt.set(runId, isRecent ? sinceMs : nowMs);
        return isRecent;
    }
    return {
        /** All runs of the change request that have not ended. */
        listOfChange: () => list(changeRequest),
        watch: (runId) => watched.set(runId, clock.now()),
        forget: (runId) => watched.delete(runId),
        /** The run as the list has it, if it is still moving by that; undefined if the run itself has to be read. */
        async movingRun(last) {
            if (watched.size < MANY_RUNS)
                return undefined;
            const listed = await latestList();
            if (listed === undefined)
                return undefined;
            const watchedSince = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
            // A run that is younger than the list cannot be in it, and counts as it was read last.
            const run = listed.get(last.id) ?? (watchedSince > requestedAt ? last : undefined);
            const status = run?.attributes.status ?? '';
            if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .runKind */ .Il)(mode, status) !== 'moving')
                return undefined;
            // A run in a stage of tasks may wait for a person, which only its stages show.
            const isInStage = /^(?:pre|post)_/.test(status);
            return isInStage && !isStageRecent(last.id) ? undefined : run;
        },
    };
}
/** Workspaces by their names, from one list. A workspace that is not in it has to be requested by itself. */
async function listWorkspaces(client, organization, names) {
    const byName = new Map();
    if (names.length < MANY_RUNS)
        return byName;
    const listing = client.workspaces.list(organization);
    try {
        const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
        const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
        // All pages are read only where that takes far fewer requests than one for each workspace.
        const isWorthAll = pages > 1 && pages <= names.length / 2;
        const workspaces = isWorthAll ? await listing.all() : items;
        for (const workspace of workspaces)
            byName.set(workspace.attributes.name, workspace);
    }
    catch (error) {
        // The requests for single workspaces will say what is wrong.
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
    }
    return byName;
}
//# sourceMappingURL=overview.js.map

/***/ }),

/***/ 40167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ compareWithCommit; },
/* harmony export */   listCommitted: function() { return /* binding */ listCommitted; },
/* harmony export */   m: function() { return /* binding */ uncommittedPaths; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29796);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66238);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17026);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71650);
/**
 * Finds the files of a work tree that differ from the commit that is checked out. Each file is read and compared in the form in
 * which git would store it. No program that an attribute or a configuration names is run.
 */








/**
 * Compares the work tree with the commit that is checked out. Paths are relative to it, with slashes.
 *
 * @returns undefined if git does not answer
 */
async function compareWithCommit(repository, ports, compared = {}) {
    const { files, isNeeded = () => false } = compared;
    const head = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository);
    const entries = head && (await readTree(head, repository, ports));
    const staged = await readIndex(repository, ports);
    const present = files ?? (await listPresent(repository, ports));
    if (entries === undefined || staged === undefined || present === undefined)
        return undefined;
    const skipped = new Set(staged.filter(({ tag }) => tag === 'S').map(({ path }) => path));
    const committed = new Map();
    const differences = [];
    const submodules = new Set();
    const unequal = [];
    const isLinkFree = linkFreeTest(repository.root);
    for (const entry of entries) {
        const { path, mode, id } = entry;
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
        const isReached = isLinkFree((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute));
        const stats = isReached ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false }) : undefined;
        if (mode === '160000') {
            submodules.add(path);
            if (stats === undefined)
                continue;
            const inside = await compareSubmodule(entry, repository, ports, compared);
            inside.committed.forEach((innerId, inner) => committed.set(`${path}/${inner}`, innerId));
            for (const difference of inside.differences)
                differences.push(difference);
            continue;
        }
        committed.set(path, id);
        if (stats === undefined) {
            // A sparse checkout leaves files out, and its index marks them. A link in their way leads to other files.
            const isLeftOut = skipped.has(path) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(absolute);
            if (!isLeftOut)
                differences.push({ path, how: 'missing' });
            else if (isNeeded(path))
                differences.push({ path, how: 'missing', isLeftOut });
        }
        else if (files?.has(path) !== false && !isEqual(entry, absolute, stats))
            unequal.push(entry);
    }
    for (const difference of await explainDifferences(unequal, repository, ports))
        differences.push(difference);
    for (const path of present) {
        if (!committed.has(path) && !isInOneOf(submodules, path)) {
            differences.push({ path, how: 'added' });
        }
    }
    return { committed, differences };
}
/** Whether the path is one of the directories, or in one of them. */
function isInOneOf(directories, path) {
    const steps = path.replace(/\/$/, '').split('/');
    return steps.some((_, at) => directories.has(steps.slice(0, at + 1).join('/')));
}
/** The files that git tracks, and all others; undefined if git does not answer. */
async function listPresent(repository, ports) {
    const listed = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['ls-files', '-z', '--cached', '--others']);
    return 'text' in listed ? new Set((0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(listed.text)) : undefined;
}
/** The entries of a commit; undefined if git does not answer. */
async function readTree(commit, repository, ports) {
    const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
    const tree = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, args);
    if ('why' in tree)
        return undefined;
    return (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(tree.text).map((line) => {
        const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
        return { mode, id, path };
    });
}
/** The entries of the index; `tag` is `S` for a file that a sparse checkout leaves out. Undefined if git does not answer. */
async function readIndex(repository, ports) {
    const index = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['ls-files', '-z', '-s', '-t']);
    if ('why' in index)
        return undefined;
    return (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(index.text).map((line) => {
        const [, tag = '', mode = '', id = '', path = ''] = /^(\w) (\d+) (\w+) \d\t([^]*)$/.exec(line) ?? [];
        return { tag, mode, id, path };
    });
}
/**
 * What a commit has, as path → mode: `160000` is a submodule, `120000` a link. If the commit is not here, that
 * is what is checked out.
 *
 * @returns undefined if git does not answer
 */
async function listCommitted(commit, repository, ports) {
    const id = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(commit);
    const entries = (id && (await readTree(id, repository, ports))) ?? (await readIndex(repository, ports));
    return entries && new Map(entries.map(({ path, mode }) => [path, mode]));
}
/** Answers whether a directory below `root` is reached without a link; remembers its answers. */
function linkFreeTest(root) {
    const answers = new Map([[root, true]]);
    return (directory) => {
        const isLinkFree = answers.get(directory) ?? (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_7__/* .orElse */ .N)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(directory) === directory, false);
        answers.set(directory, isLinkFree);
        return isLinkFree;
    };
}
/** Whether a file or a link is byte for byte what the commit has. @param path absolute */
function isEqual({ mode, id }, path, stats) {
    const isLink = mode === '120000';
    if (isLink !== stats.isSymbolicLink() || (!isLink && !stats.isFile()))
        return false;
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .idOf */ .TH)('blob', isLink ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path, 'buffer') : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path), id) === id;
}
/**
 * Compares a submodule with the commit that the repository names for it. One that was not checked out is an empty
 * directory, which is no difference. Paths are relative to the submodule in `committed`, to the repository in `differences`.
 */
async function compareSubmodule({ path, id }, repository, ports, { files, isNeeded = () => false }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const differs = (...differences) => ({ committed: new Map(), differences });
    const filesInside = files && Array.from(files).filter((file) => file.startsWith(`${path}/`));
    if (filesInside?.length === 0)
        return differs();
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(root).isDirectory())
        return differs({ path, how: 'changed' });
    const module = (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findKnownRepository */ .bp)(root, repository.root);
    // Files in a directory that is no repository did not come from git.
    const isEmpty = module === undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root).length === 0;
    if (isEmpty)
        return differs();
    if (module === undefined || (await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(module)) !== id)
        return differs({ path, how: 'changed' });
    const inside = await compareWithCommit(module, ports, {
        files: filesInside && new Set(filesInside.map((file) => file.slice(path.length + 1))),
        isNeeded: (file) => isNeeded(`${path}/${file}`),
    });
    if (inside === undefined)
        return differs({ path, how: 'unknown', why: 'git gave no answer' });
    const { committed, differences } = inside;
    const inRepository = differences.map((inner) => ({ ...inner, path: `${path}/${inner.path}` }));
    return { committed, differences: inRepository };
}
/** Attributes with which a file in the work tree may differ from what git stores. */
const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'];
/** Which of the files that are not byte for byte what git stores differ all the same, once their attributes are applied. */
async function explainDifferences(entries, repository, ports) {
    if (entries.length === 0)
        return [];
    const paths = entries.map(({ path }) => path).join('\0');
    // The attributes come from the index, because `.gitattributes` in the work tree may have changed.
    const ask = ['check-attr', '--cached', '-z', '--stdin', ...ATTRIBUTES];
    const reading = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ask, { stdin: `${paths}\0` });
    if ('why' in reading)
        return entries.map(({ path }) => ({ path, how: 'changed' }));
    const values = new Map();
    const words = reading.text.split('\0');
    for (let at = 0; at + 2 < words.length; at += 3) {
        values.set(`${words[at]}\0${words[at + 1]}`, words[at + 2] ?? '');
    }
    const differences = [];
    for (const entry of entries) {
        const attribute = (name) => values.get(`${entry.path}\0${name}`) ?? 'unspecified';
        const difference = await compareAsStored(entry, attribute, repository, ports);
        if (difference !== undefined)
            differences.push(difference);
    }
    return differences;
}
const isUnset = (value) => value === 'unspecified' || value === 'unset';
/** Compares a file in the form in which git would store it, which its attributes say. Undefined if it is the same. */
async function compareAsStored(entry, attribute, repository, ports) {
    const { path, id, mode } = entry;
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const changed = { path, how: 'changed' };
    if (mode === '120000' || (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false })?.isFile() !== true) {
        return changed;
    }
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(absolute);
    const filter = attribute('filter');
    if (filter === 'lfs') {
        const stored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['cat-file', 'blob', id]);
        return 'text' in stored && isPointerTo(stored.text, bytes) ? undefined : changed;
    }
    const converting = ['filter', 'working-tree-encoding'].find((name) => !isUnset(attribute(name)));
    if (converting !== undefined) {
        const value = attribute(converting);
        const named = value === 'set' ? converting : `${converting}=${value}`;
        return { path, how: 'unknown', why: `only git's attribute ${named} says how it is stored` };
    }
    let text = bytes.toString('latin1');
    // The line ends that git stores.
    if (attribute('text') !== 'unset')
        text = text.replaceAll('\r\n', '\n');
    // Git adds the id of the blob.
    if (!isUnset(attribute('ident')))
        text = text.replaceAll(`$Id: ${id} $`, '$Id$');
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .idOf */ .TH)('blob', Buffer.from(text, 'latin1'), id) === id ? undefined : changed;
}
/** Whether this pointer, which Git LFS stores in place of a file, has the digest and size of the bytes. */
function isPointerTo(pointer, bytes) {
    const [, oid, size] = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d+)\n$/.exec(pointer) ?? [];
    return size === String(bytes.length) && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex') === oid;
}
/** Which of these paths the `.gitignore` files in the work tree ignore. */
async function findIgnored(paths, repository, ports) {
    if (paths.length === 0)
        return new Set();
    const command = ['check-ignore', '--no-index', '-z', '--stdin'];
    const input = { stdin: `${paths.join('\0')}\0` };
    const ignored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, command, input);
    return new Set('text' in ignored ? (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(ignored.text) : []);
}
/** The files that differ from the commit that is checked out, except in files that git ignores; undefined if git does not answer. */
async function uncommittedPaths(repository, ports) {
    const compared = await compareWithCommit(repository, ports);
    if (compared === undefined)
        return undefined;
    const { differences } = compared;
    const added = differences.filter(({ how }) => how === 'added').map(({ path }) => path);
    const ignored = await findIgnored(added, repository, ports);
    return differences.map(({ path }) => path).filter((path) => !ignored.has(path));
}
//# sourceMappingURL=compare-with-commit.js.map

/***/ }),

/***/ 12852:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ placesOfInit; },
/* harmony export */   z: function() { return /* binding */ dataDirectoryOf; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6609);
/** Where `terraform init` ran, and where it wrote what it installed. */



const CACHE = '.terragrunt-cache';
const DEEPEST_IN_CACHE = 8;
/** The data directory of a place, absolute. */
function dataDirectoryOf(place, environment) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(place, environment['TF_DATA_DIR'] || '.terraform');
}
/** Where `init` may have run: in the directory itself, or in what Terragrunt made of it, the newest first. */
function placesOfInit(directory, environment) {
    const isInitialized = (place) => (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isDirectory */ .wd)(dataDirectoryOf(place, environment));
    const cache = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, CACHE);
    if (isInitialized(directory) || !(0,_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isDirectory */ .wd)(cache))
        return [directory];
    const found = [];
    const search = (place, depth) => {
        if (isInitialized(place))
            found.push(place);
        else if (depth < DEEPEST_IN_CACHE) {
            for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place, { withFileTypes: true })) {
                if (entry.isDirectory())
                    search((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, entry.name), depth + 1);
            }
        }
    };
    search(cache, 0);
    const timeOf = (place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dataDirectoryOf(place, environment)).mtimeMs;
    return [...found.sort((one, other) => timeOf(other) - timeOf(one)), directory];
}
//# sourceMappingURL=places-of-init.js.map

/***/ }),

/***/ 56077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cO: function() { return /* binding */ differencesFromCommit; },
/* harmony export */   d0: function() { return /* binding */ differencesInTime; },
/* harmony export */   wb: function() { return /* binding */ isSameSlug; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17866);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);



/** Each finishes "Run run-1 …"; empty when it is of this commit, pull request and repository. */
function differencesFromCommit({ attributes }, change) {
    const { commit, pullRequest, repository, slug } = change;
    const addresses = ADDRESS_ATTRIBUTES.flatMap((name) => attributes[name] || []);
    const clone = attributes['clone-url'];
    const linkedCommit = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
    const differences = [];
    if (attributes['commit-sha'] !== commit) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of commit ${valuePart(attributes['commit-sha'])}`);
    }
    if (linkedCommit !== undefined && !commit.startsWith(linkedCommit)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has the address of commit ${valuePart(linkedCommit)}`);
    }
    differences.push(...differencesFromPullRequest(attributes, pullRequest));
    if (!isSameSlug(attributes.identifier, slug)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of repository ${valuePart(attributes.identifier)}`);
    }
    if (clone && !(0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(clone, repository)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `was cloned from ${valuePart(clone)}, not from ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(repository)}`);
    }
    if (!addresses.every((address) => (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isPageOf */ .vO)(address, repository))) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has addresses outside of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(repository)}`);
    }
    if (addresses.length === 0 && !clone) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not say on which server its repository is`);
    }
    return differences;
}
/** @param expected the number of the pull request; undefined for a commit that is merged already */
function differencesFromPullRequest(attributes, expected) {
    const isOfPullRequest = attributes['is-pull-request'] === true;
    if (expected === undefined)
        return isOfPullRequest ? [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of a pull request`] : [];
    const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
    const linkedNumber = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part));
    const differences = [];
    if (!isOfPullRequest)
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is not of a pull request`);
    if (number !== expected)
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of pull request ${valuePart(number)}`);
    if (linkedNumber !== undefined && linkedNumber !== String(expected)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has the address of pull request ${valuePart(linkedNumber)}`);
    }
    return differences;
}
const ADDRESS_ATTRIBUTES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
/** Names of Azure DevOps may have a segment `_git`. */
function isSameSlug(identifier, slug) {
    const plain = (name) => name?.toLowerCase().replace('/_git/', '/');
    return plain(identifier) === plain(slug);
}
/** Each finishes "Run run-1 …": every time that the run names has to be later than the change. */
function differencesInTime({ attributes }, { sinceMs }) {
    const since = new Date(sinceMs).toISOString();
    const createdAt = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR)(attributes['created-at']);
    if (Number.isNaN(createdAt))
        return [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not say when it was created`];
    const stamps = Object.values(attributes['status-timestamps'] ?? {}).map(_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR);
    // The timestamps of a status have whole seconds, so each may be of any time in its second.
    const latestTimes = [createdAt, ...stamps.map((time) => time + 999)];
    const isTooEarly = latestTimes.some((time) => time < sinceMs);
    return isTooEarly
        ? [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `was there before ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(since)}: it is of an earlier push, or too old`]
        : [];
}
function valuePart(value) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('code', (JSON.stringify(value) ?? 'unknown').slice(0, 100), 100);
}
//# sourceMappingURL=commit-under-review.js.map

/***/ })

};
;