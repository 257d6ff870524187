"use strict";
exports.id = 9064;
exports.ids = [9064,9123,2363,8717,1098,167];
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
/* harmony export */   loadedTest: function() { return /* binding */ loadedTest; },
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
    return async ({ workspace, directory, data, calls, signal, }) => {
        if (directory === undefined)
            return ofCommit(ports, calls?.length === 0 ? undefined : NOT_HERE);
        const module = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)(directory);
        const { repository } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findAround */ .Di)(module, ports.workspace);
        const comparison = repository && (await compare(repository));
        if (repository === undefined || comparison === undefined)
            return ofCommit(ports, NO_ANSWER);
        const { root } = repository;
        const { parsed, environment } = ports;
        const planned = { directory: module, repositoryRoot: root, files: ports.filesOf?.(workspace) };
        const isLoaded = await loadedTest(planned, ports);
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
/** Makes the test whether a plan of the module in a directory may read a file of its repository, which is absolute. */
async function loadedTest({ directory, repositoryRoot, files = [] }, { parsed } = {}) {
    const [module, root] = [(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)(directory), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)(repositoryRoot)];
    const given = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(module, file));
    const elsewhere = await (0,_affected_workspaces_js__WEBPACK_IMPORTED_MODULE_9__/* .readFilesElsewhere */ .yw)({ module, root, variableFiles: given }, { repositoryRoot: root, parsed });
    if ('why' in elsewhere)
        return () => true;
    // A link may lead to the module.
    const links = (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(repositoryRoot, directory) ?? [];
    const prefixes = given.flatMap((path) => (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(root, path) ?? []).concat(links);
    const inRepository = (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(root, module) ?? '';
    return (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_10__/* .concernedBy */ .lX)({ directory: inRepository, patterns: [], prefixes, ...elsewhere });
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

/***/ 15718:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ isUnjudged; }
/* harmony export */ });
function isUnjudged(workspace) {
    return 'error' in workspace;
}
//# sourceMappingURL=plans-from.js.map

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

/***/ 38717:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareDigest: function() { return /* binding */ compareDigest; },
/* harmony export */   digestPath: function() { return /* binding */ digestPath; },
/* harmony export */   nameOfDigest: function() { return /* binding */ nameOfDigest; },
/* harmony export */   sha256Of: function() { return /* binding */ sha256Of; },
/* harmony export */   writeDigest: function() { return /* binding */ writeDigest; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _planned_as_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50564);
/**
 * The digest of a plan: what the job that plans writes down, and what a check finds in it. It never proves who made a
 * plan: the code that was planned ran in the same job.
 */






const HEX = /^[0-9a-f]{64}$/;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const sha256 = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(HEX));
/** Kinds of files that a plan was made of, and that no commit has as the plan used them. */
const KINDS = ['variables', 'generated', 'lock file'];
const members = {
    plan: sha256,
    commit: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(COMMIT)),
    directory: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    workspace: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    run: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    files: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ kind: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(KINDS), sha256 })),
};
const digestSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .variant */ .Oxt('format', [
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ format: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1), ...members }),
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ format: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(2), ...members, planned: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(_planned_as_js__WEBPACK_IMPORTED_MODULE_3__/* .plannedAsSchema */ .Es) }),
]);
/** The name of the digest of a plan. */
function digestPath(plan) {
    return `${plan}.digest`;
}
/** The text of the digest of a plan, byte for byte the same for the same plan and files. */
function writeDigest(plan, { files, planned, ...madeOf }) {
    const sortedFiles = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
    const digest = { format: 2, plan: sha256Of(plan), ...madeOf, files: sortedFiles, planned };
    return `${JSON.stringify(digest, undefined, 1)}\n`;
}
/** What one job hands to the next one as `plan-digest`: it names one digest, and so one plan. */
function nameOfDigest(text) {
    return `sha256:${sha256Of(text)}`;
}
/** Compares the digest of a plan with what is checked. `text` is undefined where there is no digest. */
function compareDigest(text, demands) {
    const { planDigest, inJob } = demands;
    if (text === undefined) {
        const words = 'no digest: nothing says which files it is of';
        const isNeeded = inJob || planDigest !== undefined;
        if (isNeeded)
            return { objections: [MISSING], notes: [], words };
        return { objections: [], notes: [MISSING], words };
    }
    const checked = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xLC(digestSchema, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text));
    if (!checked.success) {
        const objection = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('digest-not-readable', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The digest beside the plan is not what ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)('plangate digest')} writes.`, { remedy: AGAIN });
        return { objections: [objection], notes: [], words: 'its digest cannot be read' };
    }
    const digest = { planned: null, ...checked.output };
    const objections = [];
    if (planDigest !== undefined && !planDigest.includes(nameOfDigest(text))) {
        objections.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('digest-of-other-plan', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The digest beside the plan is not the one that ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('plan-digest')} names.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Take both from the same run of the job that plans.` }));
    }
    if (digest.plan !== sha256Of(demands.plan)) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The digest beside the plan is that of another plan.`;
        objections.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('digest-of-other-plan', says, { remedy: AGAIN }));
    }
    objections.push(...differencesOf(digest, demands));
    const notes = inJob ? [describeCommit(digest.commit, demands)] : [];
    const otherFiles = Object.entries(digest.files);
    if (otherFiles.length > 0)
        notes.push(describeOtherFiles(otherFiles));
    const fits = objections.length === 0;
    const words = fits ? `digest of ${short(digest.commit)}` : 'its digest is of something else';
    return { objections, notes, words, digest };
}
const AGAIN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Write it again with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)('plangate digest')}.`;
const MISSING = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('digest-missing', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `There is no digest beside the plan, so it may be the plan of other files, or of a part.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)(_planned_as_js__WEBPACK_IMPORTED_MODULE_3__/* .DIGEST_COMMAND */ .Bh)} in the job that plans, and keep the digest beside the plan.`,
});
function differencesOf(digest, demands) {
    const { head, merge, directory, workspace, run, inJob, planDigest } = demands;
    const differences = [];
    const differs = (code, says, remedy) => void differences.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(code, says, { remedy }));
    if (head === undefined) {
        differs('plan-of-other-commit', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `It is not known which commit is judged, so the plan may be of another one.`);
    }
    else if (digest.commit !== head && digest.commit !== merge) {
        differs('plan-of-other-commit', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of commit ${shortPart(digest.commit)}, and ${shortPart(head)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Make the plan of the commit that is judged.`);
    }
    if (digest.directory !== directory) {
        differs('plan-of-other-directory', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of the directory ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryPart */ .Pv)(digest.directory)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryPart */ .Pv)(directory)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Name with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('--directory')} what was planned.`);
    }
    if (digest.workspace !== workspace) {
        differs('plan-of-other-workspace', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of the workspace ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePart */ .TG)(digest.workspace)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePart */ .TG)(workspace)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Name it with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('--workspace')} where you run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)('plangate digest')}.`);
    }
    if (!inJob)
        return differences;
    if (run === null) {
        // What `plan-digest` names was handed over inside of one run.
        if (planDigest === undefined)
            differences.push(NO_RUN);
    }
    else if (digest.run !== run) {
        const otherRun = digest.run === null ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `no run` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(digest.run);
        differs('plan-of-other-job', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of ${otherRun} of the CI host, and this is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(run)}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Take the plan of the same run, never from a cache.`);
    }
    return differences;
}
const NO_RUN = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('plan-of-other-job', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `This CI host does not say which run this is, so the plan may be of another one.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Hand what ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)('plangate digest')} prints to this job as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('plan-digest')}.`,
});
function describeCommit(commit, { head, merge }) {
    const says = commit === merge && commit !== head
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of ${shortPart(commit)}, the merge that the CI host made of ${shortPart(head ?? '')}.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of commit ${shortPart(commit)}.`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('plan-made-of', says);
}
const MOST_NAMED = 5;
function describeOtherFiles(files) {
    const described = files.map(([path, { kind, sha256: digest }]) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(path)} (${kind}, SHA-256 ${shortPart(digest)})`);
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('plan-made-of', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan was also made of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .firstParts */ .J4)(described, MOST_NAMED)}, as they were in the job that planned.`);
}
const shortPart = (id) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', short(id), 12);
function short(id) {
    return id.slice(0, 12);
}
/** The SHA-256 of the content in hexadecimal digits. */
function sha256Of(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
//# sourceMappingURL=digest.js.map

/***/ }),

/***/ 50564:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: function() { return /* binding */ DIGEST_COMMAND; },
/* harmony export */   Es: function() { return /* binding */ plannedAsSchema; },
/* harmony export */   pj: function() { return /* binding */ firstAddresses; },
/* harmony export */   s7: function() { return /* binding */ plannedAsSaved; }
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _saved_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42363);
/** How a plan was made: by which program, in which mode, of which part. A digest holds it in this form. */


/** The command that reads a saved plan. */
const DIGEST_COMMAND = 'plangate digest SAVED-PLAN -o plan.json';
/** How many addresses of a list are kept: that there is one decides, and people read the first. */
const MOST_ADDRESSES = 20;
const LONGEST_ADDRESS = 200;
const LONGEST_VERSION = 60;
const text = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(LONGEST_ADDRESS));
const fieldNumber = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .ndf(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(1));
const addresses = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(MOST_ADDRESSES));
const plannedAsSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** What says it: the saved plan, or the arguments of the program, where the saved plan is encrypted. */
    by: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['saved plan', 'arguments']),
    program: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['terraform', 'tofu']),
    version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(LONGEST_VERSION)),
    mode: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['normal', 'destroy', 'refresh-only']),
    targets: addresses,
    excludes: addresses,
    actions: addresses,
    deferred: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    /** Whether the real resources were read first; null where nothing says it, as in a saved plan. */
    refreshed: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    /** The numbers of fields that the program is not known to write, or the names of arguments that it is not known to take. */
    unknown: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([fieldNumber, text])), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(_saved_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_FIELDS */ .a3)),
});
/** The addresses as a digest keeps them. */
function firstAddresses(all) {
    return all.slice(0, MOST_ADDRESSES).map((address) => address.slice(0, LONGEST_ADDRESS));
}
/** How a saved plan was made. @param program that made it: the numbers of fields are its own */
function plannedAsSaved(program, saved) {
    const { version, mode, fields } = saved;
    const isTofu = program === 'tofu';
    return {
        by: 'saved plan',
        program,
        version: version.slice(0, LONGEST_VERSION),
        mode,
        targets: firstAddresses(saved.targets),
        // What the other program means by these numbers is not known.
        excludes: isTofu ? firstAddresses(saved.excludes) : [],
        actions: isTofu ? [] : firstAddresses(saved.actions),
        deferred: !isTofu && saved.deferred,
        refreshed: null,
        unknown: (0,_saved_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownFields */ ._6)(program, fields),
    };
}
//# sourceMappingURL=planned-as.js.map

/***/ }),

/***/ 42363:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pm: function() { return /* binding */ LONGEST_SAVED_PLAN; },
  a3: function() { return /* binding */ MOST_FIELDS; },
  $Y: function() { return /* binding */ kindOfPlanFile; },
  LW: function() { return /* binding */ readSavedPlan; },
  tl: function() { return /* binding */ runOfBookmark; },
  _6: function() { return /* binding */ unknownFields; }
});

// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/or-else.js
var or_else = __webpack_require__(17026);
// EXTERNAL MODULE: ./build/src/model/unreadable-file.js
var unreadable_file = __webpack_require__(13491);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/src/plan/zip-entry.js
/** Reads one entry of a saved plan, which is a zip. */



/** The longest entry that is unpacked, in bytes. */
const LONGEST_ENTRY = 256 * 1024 * 1024;
const LOCAL_HEADER = Buffer.from('504b0304', 'hex');
const CENTRAL_HEADER = Buffer.from('504b0102', 'hex');
const END_RECORD = Buffer.from('504b0506', 'hex');
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
/** @param bytes a file, or its beginning */
function isZip(bytes) {
    return bytes.subarray(0, 4).equals(LOCAL_HEADER);
}
/** @param what about the entry */
function damaged(what) {
    return new unreadable_file/* UnreadableFile */.ie(`is damaged, or is no saved plan of Terraform or OpenTofu: ${what}`);
}
/**
 * Unpacks the one entry of this name. The archive has to be as Terraform and OpenTofu write it: one part, no comment, and
 * no gap before its directory, so that no other reader finds another entry.
 *
 * @throws UnreadableFile
 */
function unpackEntry(bytes, name) {
    const end = bytes.length - END_LENGTH;
    if (end < 0 || !bytes.subarray(end, end + 4).equals(END_RECORD)) {
        throw damaged('it does not end as an archive does');
    }
    const count = bytes.readUInt16LE(end + 10);
    const size = bytes.readUInt32LE(end + 12);
    const start = bytes.readUInt32LE(end + 16);
    const isOnePart = bytes.readUInt32LE(end + 4) === 0 && bytes.readUInt16LE(end + 8) === count;
    if (!isOnePart || start + size !== end || bytes.readUInt16LE(end + 20) !== 0) {
        throw damaged('the directory of the archive is not where it says');
    }
    const entries = [];
    let at = start;
    for (let index = 0; index < count; index++) {
        const entry = readCentralHeader(bytes, at, end);
        if (entry.name === name)
            entries.push(entry);
        at = entry.next;
    }
    if (at !== end)
        throw damaged('the directory of the archive has more than its entries');
    const [entry, second] = entries;
    if (entry === undefined)
        throw damaged(`it has no entry \`${name}\``);
    if (second !== undefined)
        throw damaged(`it has more than one entry \`${name}\``);
    return unpack(bytes.subarray(0, start), entry);
}
function readCentralHeader(bytes, at, end) {
    const isHeader = at + CENTRAL_LENGTH <= end && bytes.subarray(at, at + 4).equals(CENTRAL_HEADER);
    if (!isHeader)
        throw damaged('the directory of the archive is cut');
    const nameEnd = at + CENTRAL_LENGTH + bytes.readUInt16LE(at + 28);
    const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > end)
        throw damaged('the directory of the archive is cut');
    return {
        name: bytes.toString('latin1', at + CENTRAL_LENGTH, nameEnd),
        flags: bytes.readUInt16LE(at + 8),
        method: bytes.readUInt16LE(at + 10),
        crc: bytes.readUInt32LE(at + 16),
        packedSize: bytes.readUInt32LE(at + 20),
        size: bytes.readUInt32LE(at + 24),
        offset: bytes.readUInt32LE(at + 42),
        next,
    };
}
function unpack(bytes, { name, flags, method, crc, ...entry }) {
    const { offset, packedSize, size } = entry;
    const nameEnd = offset + LOCAL_LENGTH + name.length;
    const isThere = nameEnd <= bytes.length &&
        bytes.subarray(offset, offset + 4).equals(LOCAL_HEADER) &&
        bytes.readUInt16LE(offset + 26) === name.length &&
        bytes.toString('latin1', offset + LOCAL_LENGTH, nameEnd) === name &&
        bytes.readUInt16LE(offset + 8) === method;
    const start = isThere ? nameEnd + bytes.readUInt16LE(offset + 28) : 0;
    if (!isThere || start + packedSize > bytes.length) {
        throw damaged(`\`${name}\` is not where the archive says`);
    }
    if ((flags & 1) !== 0)
        throw damaged(`\`${name}\` is encrypted as no program does`);
    if (size > LONGEST_ENTRY) {
        throw new unreadable_file/* UnreadableFile */.ie(`has more than ${LONGEST_ENTRY} bytes in \`${name}\``);
    }
    const packed = bytes.subarray(start, start + packedSize);
    const content = contentOf(method, packed, size);
    if (content?.length !== size || (0,external_node_zlib_.crc32)(content) !== crc) {
        throw damaged(`\`${name}\` cannot be unpacked`);
    }
    return content;
}
/** The unpacked bytes; null if they are none, or more than the archive says. */
function contentOf(method, packed, size) {
    if (method === STORED)
        return packed;
    if (method !== DEFLATED)
        return null;
    return (0,or_else/* orElse */.N)(() => (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: Math.max(size, 1) }), null);
}
//# sourceMappingURL=zip-entry.js.map
;// CONCATENATED MODULE: ./build/src/plan/saved-plan.js
/**
 * Reads of a saved plan how it was made: which mode, and of which part. It is a zip whose entry `tfplan` is a message of
 * protobuf. Nothing else in it is read, because it has the state and every secret.
 *
 * The forms: https://github.com/hashicorp/terraform/blob/v1.14.0/internal/plans/planproto/planfile.proto and
 * https://github.com/opentofu/opentofu/blob/v1.12.6/internal/plans/internal/planproto/planfile.proto
 */




/** The longest file that is read as a saved plan, in bytes: it has the state and the configuration as well. */
const LONGEST_SAVED_PLAN = 512 * 1024 * 1024;
/** The most different fields that a saved plan may have: more than twice what a program writes. */
const MOST_FIELDS = 64;
const BRACE = 0x7b;
/** Of an encrypted plan, and of a bookmark. */
const KEYS_OF_OTHERS = ['encrypted_data', 'remote_plan_format'];
/** @param bytes the file, or its beginning where it is a zip */
function kindOfPlanFile(bytes) {
    if (isZip(bytes))
        return 'saved';
    // The JSON of a plan can be large: it is parsed only if one of these keys occurs in it.
    if (bytes[0] !== BRACE || !KEYS_OF_OTHERS.some((name) => bytes.includes(`"${name}"`)))
        return 'other';
    const members = (0,parse/* fieldsOf */.Pf)((0,or_else/* orElse */.N)(() => (0,parse/* parseJson */.qF)(bytes.toString('utf8')), undefined));
    if (typeof members['encrypted_data'] === 'string')
        return 'encrypted';
    return 'remote_plan_format' in members ? 'bookmark' : 'other';
}
/** The run that a bookmark names; undefined if it names none. */
function runOfBookmark(bytes) {
    const { run_id: id } = (0,parse/* fieldsOf */.Pf)((0,or_else/* orElse */.N)(() => (0,parse/* parseJson */.qF)(bytes.toString('utf8')), undefined));
    return typeof id === 'string' && /^run-[A-Za-z0-9]{1,60}$/.test(id) ? id : undefined;
}
/** Reads a saved plan. @throws UnreadableFile */
function readSavedPlan(bytes) {
    const message = readMessage(unpackEntry(bytes, 'tfplan'));
    const { fields } = message;
    const format = message.number(FIELD.format);
    if (format !== FORMAT) {
        throw new unreadable_file/* UnreadableFile */.ie(`has the format ${format ?? 'none'} of saved plans, and Plangate reads ${FORMAT}. Use the newest release of Plangate`);
    }
    const modeNumber = message.number(FIELD.mode) ?? 0;
    const mode = MODES[modeNumber];
    if (mode === undefined) {
        throw new unreadable_file/* UnreadableFile */.ie(`has the mode ${modeNumber}, which Plangate does not know. Use the newest release of Plangate`);
    }
    const deferred = [FIELD.deferredChanges, FIELD.deferredActions].some((one) => fields.has(one));
    return {
        version: message.texts(FIELD.version)[0] ?? '',
        mode,
        targets: message.texts(FIELD.targets),
        excludes: message.texts(FIELD.excludes),
        actions: message.texts(FIELD.actionTargets),
        deferred,
        fields: [...fields.keys()].sort((one, other) => one - other),
    };
}
const FORMAT = 3;
const MODES = ['normal', 'destroy', 'refresh-only'];
const FIELD = {
    format: 1,
    targets: 5,
    excludes: 6,
    version: 14,
    mode: 17,
    deferredChanges: 27,
    deferredActions: 31,
    actionTargets: 32,
};
/** The fields that both programs write, in the same sense as far as it is read here. */
const SHARED_FIELDS = [1, 2, 3, 4, 5, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];
/** The numbers of the fields that each program writes. Another number can mean anything. */
const KNOWN_FIELDS = {
    terraform: new Set([...SHARED_FIELDS, 25, 26, 27, 28, 29, 30, 31, 32]),
    tofu: new Set([...SHARED_FIELDS, 6, 500_000_000]),
};
/** The numbers of fields that the program is not known to write. */
function unknownFields(program, fields) {
    return fields.filter((field) => !KNOWN_FIELDS[program].has(field));
}
/** Fields of one of the programs that hold a number, and those that a message has once. */
const NUMBERS = new Set([1, 17, 20, 25, 26]);
const SINGLE = new Set([...NUMBERS, 13, 14, 21, 29]);
const KNOWN_BY_SOME = new Set([...KNOWN_FIELDS.terraform, ...KNOWN_FIELDS.tofu]);
const WIRE = { varint: 0, eightBytes: 1, lengthPrefixed: 2, fourBytes: 5 };
const LARGEST_FIELD = 2 ** 29 - 1;
/** Splits a message of protobuf into its fields. Nested messages stay bytes. @throws UnreadableFile */
function readMessage(bytes) {
    const fields = new Map();
    let at = 0;
    const take = (length) => {
        if (length > bytes.length - at)
            throw damaged('a field ends after the end of the entry');
        at += length;
        return bytes.subarray(at - length, at);
    };
    /** Above 2^53 the number is not exact, and no number here is as large. */
    const takeVarint = () => {
        let value = 0;
        for (let index = 0; index < 10; index++) {
            const [byte = 0] = take(1);
            if (index === 9 && byte > 1)
                break;
            value += (byte & 0x7f) * 2 ** (7 * index);
            if (byte < 0x80)
                return value;
        }
        throw damaged('a number in it is too long');
    };
    while (at < bytes.length) {
        const tag = takeVarint();
        const field = Math.floor(tag / 8);
        const wire = tag % 8;
        if (field < 1 || field > LARGEST_FIELD)
            throw damaged(`it has a field of the number ${field}`);
        const value = takeValue(wire, field, { take, takeVarint });
        if (KNOWN_BY_SOME.has(field) && NUMBERS.has(field) !== (typeof value === 'number')) {
            throw damaged(`its field ${field} has another form than the programs write`);
        }
        const values = fields.get(field) ?? [];
        if (fields.size >= MOST_FIELDS && values.length === 0)
            throw damaged(`it has more than ${MOST_FIELDS} different fields`);
        if (SINGLE.has(field) && values.length > 0)
            throw damaged(`its field ${field} is there twice`);
        // The addresses are read; of all others it counts that they are there.
        if (values.length === 0 || ADDRESSES.has(field))
            values.push(value);
        fields.set(field, values);
    }
    return {
        fields,
        number: (field) => fields.get(field)?.find((value) => typeof value === 'number'),
        texts: (field) => (fields.get(field) ?? []).flatMap((value) => typeof value === 'number' ? [] : readText(value, field)),
    };
}
const ADDRESSES = new Set([
    FIELD.targets,
    FIELD.excludes,
    FIELD.actionTargets,
]);
function takeValue(wire, field, { take, takeVarint }) {
    switch (wire) {
        case WIRE.varint:
            return takeVarint();
        case WIRE.eightBytes:
            return take(8);
        case WIRE.lengthPrefixed:
            return take(takeVarint());
        case WIRE.fourBytes:
            return take(4);
        default:
            throw damaged(`its field ${field} has a form that no program writes`);
    }
}
function readText(bytes, field) {
    return ((0,or_else/* orElse */.N)(() => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), undefined) ?? damagedText(field));
}
function damagedText(field) {
    throw damaged(`its field ${field} is no text`);
}
//# sourceMappingURL=saved-plan.js.map

/***/ })

};
;