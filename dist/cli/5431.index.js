"use strict";
exports.id = 5431;
exports.ids = [5431,1741];
exports.modules = {

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

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   directoriesOfModule: function() { return /* binding */ directoriesOfModule; },
/* harmony export */   readConfiguration: function() { return /* binding */ readConfiguration; },
/* harmony export */   readTemplate: function() { return /* binding */ readTemplate; },
/* harmony export */   readText: function() { return /* binding */ readText; },
/* harmony export */   searchedFiles: function() { return /* binding */ searchedFiles; },
/* harmony export */   valuesOfArgument: function() { return /* binding */ valuesOfArgument; }
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

/***/ 43701:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: function() { return /* binding */ configuredModules; },
/* harmony export */   SH: function() { return /* binding */ blocksOf; },
/* harmony export */   yM: function() { return /* binding */ findBlocks; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/**
 * The configuration in a plan, module by module, read in one way. It has no instances: all addresses are without keys.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format#configuration-representation.
 */


/** The lists of a module that have blocks. */
const BLOCK_LISTS = ['resources', 'actions'];
/** The root module first, each module before those that it calls; none where the plan does not show its configuration. */
function* configuredModules(configuration) {
    const module = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(configuration, 'root_module');
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(module))
        return;
    yield* modulesFrom({
        prefix: '',
        module,
        path: ['configuration', 'root_module'],
        calls: [],
    });
}
function* modulesFrom(here) {
    yield here;
    for (const [name, written] of Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(here.module['module_calls']))) {
        const call = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(written);
        yield* modulesFrom({
            prefix: `${here.prefix}module.${name}.`,
            module: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(call['module']),
            path: [...here.path, 'module_calls', name, 'module'],
            calls: [...here.calls, { name, call }],
        });
    }
}
/** The blocks of a module, without those of the modules that it calls. */
function* blocksOf({ prefix, module, path, calls, }) {
    for (const list of BLOCK_LISTS) {
        for (const [index, block] of (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(module[list]).entries()) {
            if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(block))
                continue;
            const address = `${prefix}${(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(block['address']) ?? ''}`;
            yield { address, block, list, path: [...path, list, String(index)], calls };
        }
    }
}
/** Makes the function that finds the block of an entry, or of what else has an address. */
function findBlocks(configuration) {
    const blocks = new Map();
    for (const module of configuredModules(configuration)) {
        for (const block of blocksOf(module))
            blocks.set(block.address, block);
    }
    return (address) => blocks.get((0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .Pe)(address ?? ''));
}
//# sourceMappingURL=configured-modules.js.map

/***/ }),

/***/ 41092:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ mayFit; },
/* harmony export */   $K: function() { return /* binding */ lackingName; },
/* harmony export */   FI: function() { return /* binding */ DEEPEST; },
/* harmony export */   YD: function() { return /* binding */ ANY_MEMBER; },
/* harmony export */   mv: function() { return /* binding */ lackedIn; },
/* harmony export */   pW: function() { return /* binding */ isWriteOnlyName; },
/* harmony export */   w4: function() { return /* binding */ attributeOf; }
/* harmony export */ });
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35379);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/**
 * What a plan lacks, as the places of the values: those that are known only after the apply (`unknown-values.ts`), those that are
 * sensitive (`sensitive-values.ts`), and texts of the configuration (`expressions-without-text.ts`).
 */


/** In a path: a member of a list of the plan, whichever it is. */
const ANY_MEMBER = '*';
/** The attribute that is lacked, as in `ingress[0].port`; empty for a whole value. */
function attributeOf({ path, depth, shown, hasNoText }) {
    const end = hasNoText === true && path.at(-1) === 'constant_value' ? -1 : shown;
    return path
        .slice(depth, end)
        .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
        .join('')
        .replace(/^\./, '');
}
/** No value of a plan has so many levels. What is deeper counts as marked. */
const DEEPEST = 100;
/** The place of each mark. */
function lackedIn({ path, values, marks, sensitive, entry }) {
    const lacked = [];
    const shownOf = (at) => {
        let mark = sensitive;
        for (let shown = path.length; shown < at.length; shown += 1) {
            if (mark === true)
                return shown;
            mark = (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .markAt */ .Hf)(mark, at[shown] ?? '');
        }
        return undefined;
    };
    const add = (at, lists) => lacked.push({ path: at, depth: path.length, shown: shownOf(at), lists, entry });
    const look = (value, mark, at, lists) => {
        if (mark === true || at.length > DEEPEST) {
            add(at, lists);
            return;
        }
        if (!(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarked */ .rZ)(mark))
            return;
        const isLong = Array.isArray(mark) && (mark.length > 1 || (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(value).length > 1);
        const around = isLong ? [...lists, at.length] : lists;
        for (const [key, inner] of Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(mark))) {
            look((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(value)[key], inner, [...at, key], around);
        }
    };
    look(values, marks, path, []);
    return lacked;
}
/**
 * Whether an argument is write-only, by the convention for its name: what is given is in no plan and in no state.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/write-only
 */
function isWriteOnlyName(argument) {
    return argument.endsWith('_wo');
}
/** The address of the resource or action that lacks something; of an output, `output.NAME`. */
function lackingName({ path, entry, name: given }) {
    if (given !== undefined)
        return given;
    const address = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(entry?.['address']);
    if (address !== undefined)
        return address;
    const [part = '', name = '', ofPlanned = ''] = path;
    if (part === 'output_changes')
        return `output.${name}`;
    return name === 'outputs' ? `output.${ofPlanned}` : part;
}
/** Whether the resource may be one of those; what is not certain of it may be. */
function mayFit(entry, { field, how, texts }) {
    if (entry === undefined)
        return true;
    if (entry['index_unknown'] === true && (field === 'address' || field === 'module_address')) {
        return true;
    }
    if (how === 'has') {
        const actions = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(entry['change'], 'actions'));
        return actions.length === 0 || texts.some((text) => actions.includes(text));
    }
    const value = entry[field];
    if (typeof value !== 'string')
        return false;
    return texts.some((text) => (how === 'is' ? value === text : value.startsWith(text)));
}
//# sourceMappingURL=lacked-values.js.map

/***/ }),

/***/ 13050:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ readPlannedValues; }
/* harmony export */ });
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35379);
/* harmony import */ var _policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69166);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41293);
/** What a plan makes of some resources, to compare it with what another plan makes of them. */



/** Undefined if the plan has something that cannot be read. */
function readPlannedValues(plan, addresses) {
    const isList = Array.isArray(plan.document['resource_changes']);
    if (!isList || plan.isErrored || plan.repeated().length > 0)
        return undefined;
    const seen = new Set();
    const values = new Map();
    const movedFrom = new Map();
    for (const entry of (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(plan, ['resource_changes'])) {
        const address = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .asAddress */ .tf)(entry.address);
        if (address === undefined)
            return undefined;
        if (!addresses.has(address))
            continue;
        const previous = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .asAddress */ .tf)(entry.previousAddress);
        if (previous !== undefined)
            movedFrom.set(address, previous);
        const value = valuesAfter(entry.values);
        // An address that comes twice has an object that an earlier replacement left behind, so its values are not certain.
        if (seen.has(address) || value === undefined)
            values.delete(address);
        else
            values.set(address, value);
        seen.add(address);
    }
    return { values, movedFrom };
}
/**
 * The values after the change, as JSON. Undefined for a resource that is not there afterwards, and for one with a sensitive
 * value, which the JSON leaves out. Values that the plan does not know yet are the same where both plans do not know them.
 */
function valuesAfter({ after, unknownAfter: unknown, sensitiveAfter: sensitive, }) {
    if (typeof after !== 'object' || after === null)
        return undefined;
    if (unknown === undefined || sensitive === undefined || (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarked */ .rZ)(sensitive))
        return undefined;
    return JSON.stringify([after, unknown]);
}
//# sourceMappingURL=planned-values.js.map

/***/ }),

/***/ 63911:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ divideFailure; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72588);
/* harmony import */ var _fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92046);
/* harmony import */ var _existing_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96747);
/* harmony import */ var _tell_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19525);




/** How often a policy is asked about one plan, besides the first time. */
const MOST_QUESTIONS = 2;
async function divideFailure(failure, { without, excepted, readBase }) {
    const undivided = { results: [failure], mayBeOld: 0 };
    if (failure.status !== 'failed' || failure.word !== undefined || failure.level === 'unknown') {
        return undivided;
    }
    const ofWholePolicy = excepted.entries.find(({ address }) => address === undefined);
    if (ofWholePolicy !== undefined) {
        return { results: [{ ...failure, ...(0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(ofWholePolicy) }], mayBeOld: 0 };
    }
    const asked = { without, left: MOST_QUESTIONS };
    const { counting, accepted, others } = await divideExcepted(failure, excepted, asked);
    if (counting === undefined)
        return { results: [...others, ...accepted], mayBeOld: 0 };
    const base = (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(counting).length === 0 ? undefined : await readBase?.();
    const isExcepted = isExceptedBy(excepted);
    const held = base === undefined
        ? { results: [counting], mayBeOld: 0 }
        : await divideExisting(counting, isExcepted, { base, asked });
    return { results: [...others, ...held.results, ...accepted], mayBeOld: held.mayBeOld };
}
async function ask(asked, isLeftOut) {
    asked.left -= 1;
    return asked.without(isLeftOut);
}
const isExceptedBy = ({ at }) => (address) => at(address).length > 0;
async function divideExcepted(failure, excepted, asked) {
    const undivided = { counting: failure, accepted: [], others: [] };
    const [firstEntry] = excepted.entries;
    if (firstEntry === undefined)
        return undivided;
    const isExcepted = isExceptedBy(excepted);
    const again = await ask(asked, isExcepted);
    // A policy that breaks without a resource has said nothing about the others.
    if (again === undefined || again.status === 'errored')
        return undivided;
    const counting = new Map();
    const add = (told) => void counting.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(told), told);
    if (again.status === 'failed')
        (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(again).forEach(add);
    const gone = [];
    for (const told of (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(failure)) {
        if (counting.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(told)))
            continue;
        // It can be about what is left out only if it names some of that, or nothing at all.
        const { addresses } = told;
        if (addresses.length > 0 && !addresses.some(isExcepted))
            add(told);
        else
            gone.push(told);
    }
    if (gone.length === 0)
        return undivided;
    const byEntry = new Map();
    for (const told of gone) {
        const [entry = firstEntry] = told.addresses.flatMap((address) => excepted.at(address));
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .D)(byEntry, entry, told);
    }
    const accepted = Array.from(byEntry, ([entry, of]) => ({
        ...(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, of),
        ...(0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(entry),
    }));
    // The new answer is kept as well where no message stands for it: it fails without one, or was not evaluated.
    const isCovered = again.status === 'passed' || (again.status === 'failed' && counting.size > 0);
    return {
        counting: counting.size === 0 ? undefined : (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...counting.values()]),
        accepted,
        others: isCovered ? [] : [again],
    };
}
/**
 * A failure is old if the default branch has it, both plans make the same of every resource in it, and it is gone without these.
 * What comes to light then is held against the default branch as well, as long as the policy may be asked.
 */
async function divideExisting(failure, isExcepted, { base, asked }) {
    const old = new Map();
    const fresh = new Map((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(failure).map((one) => [(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one]));
    /** What is known already to be old, or to stay without its resources. */
    const told = new Set();
    let mayBeOld = 0;
    /** What is left without the resources of the old failures and of these; undefined if there is no answer. */
    const leftWithout = async (candidates) => {
        const leftOut = new Set([...old.values(), ...candidates].flatMap(({ addresses }) => addresses));
        const again = await ask(asked, (address) => isExcepted(address) || leftOut.has(address));
        if (again?.status === 'passed')
            return [];
        return again?.status === 'failed' ? (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(again) : undefined;
    };
    let compared = [...fresh.values()];
    while (true) {
        const existing = await existingAmong(compared, old, isExcepted, base);
        const candidates = existing.filter((one) => !told.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one)));
        if (candidates.length === 0)
            break;
        mayBeOld = candidates.length;
        if (asked.left === 0)
            break;
        const still = await leftWithout(candidates);
        mayBeOld = 0;
        if (still === undefined)
            break;
        const stillThere = new Set(still.map(_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw));
        for (const one of candidates)
            told.add((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one));
        const gone = candidates.filter((one) => !stillThere.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one)));
        if (gone.length === 0)
            break;
        let remaining = still;
        if (gone.length < candidates.length) {
            // The resources of those that stayed have to be judged again.
            mayBeOld = gone.length;
            if (asked.left === 0)
                break;
            const again = await leftWithout(gone);
            mayBeOld = 0;
            if (again === undefined)
                break;
            remaining = again;
        }
        for (const one of gone) {
            old.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one);
            fresh.delete((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one));
        }
        for (const one of remaining)
            fresh.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one);
        compared = [...remaining];
    }
    if (old.size === 0)
        return { results: [failure], mayBeOld };
    const ofBase = { ...(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...old.values()]), status: 'existing' };
    const counting = fresh.size === 0 ? [] : [(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...fresh.values()])];
    return { results: [...counting, ofBase], mayBeOld };
}
/** Those that the default branch has too, about resources of which both plans make the same. */
async function existingAmong(failures, old, isExcepted, { now, before, failsWithout }) {
    const oldThere = new Set([...old.values()]
        .flatMap(({ addresses }) => addresses)
        .map((address) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .addressBefore */ .QF)(address, now)));
    const there = await failsWithout((address) => isExcepted(address) || oldThere.has(address));
    if (there === undefined || there.length === 0)
        return [];
    const beforeMove = ({ lines, addresses }) => lines.map((text) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .textBefore */ .$H)({ text, addresses }, now));
    const countsThere = countTexts(there.flatMap(({ lines }) => lines));
    const countsHere = countTexts(failures.flatMap(beforeMove));
    return failures.filter((told) => told.isAboutOthers !== true &&
        told.addresses.length > 0 &&
        told.addresses.every((address) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnchanged */ ._5)(address, now, before)) &&
        // A text that is not certain was never printed before. A line that is printed more often than before may be about
        // something new each time.
        beforeMove(told).every((text) => text !== undefined && (countsHere.get(text) ?? 0) <= (countsThere.get(text) ?? 0)));
}
function countTexts(texts) {
    const counts = new Map();
    for (const text of texts)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
}
//# sourceMappingURL=divide-failures.js.map

/***/ }),

/***/ 88532:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: function() { return /* binding */ notJudgedByOwn; },
/* harmony export */   Zn: function() { return /* binding */ withConditions; },
/* harmony export */   an: function() { return /* binding */ OWN_POLICIES; },
/* harmony export */   eh: function() { return /* binding */ ownEvidence; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _policy_owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79925);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10988);



const OWN_POLICIES = {
    name: 'own-policies',
    title: 'own policies',
    reads: 'plan',
    counted: 'policy',
    countsAsPolicy: true,
    acceptedBy: 'people',
    excepted: 'by-directory-and-policy',
    toldApartBy: 'message',
    mayHoldLater: true,
};
/**
 * The results, where people may approve a condition only if the policy names them, or a line of `override-by` does.
 *
 * @param isAdvisory whether no condition has to be approved
 */
function withConditions(results, owners, isAdvisory) {
    return results.map((result) => {
        if (result.status !== 'known-after-apply')
            return result;
        const isNamed = result.approval !== undefined || (owners && (0,_policy_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownersByLine */ .kK)(owners, result)) !== undefined;
        return { ...result, overridable: result.overridable && isNamed && !isAdvisory };
    });
}
/** The results of own policies that could judge the plan. */
function ownEvidence(results) {
    const how = { complete: true };
    return { judge: OWN_POLICIES, how, reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)(), results } };
}
/**
 * The doubt that own policies could not judge the plan.
 *
 * @param sources of the policies, as they were written
 * @param why its sentence comes after a colon
 */
function notJudgedByOwn(sources, why) {
    const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(sources.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .typed */ .nE));
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `The plan was not judged by ${names}: ${why.says}`;
    return { ...ownEvidence([]), reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)(), doubts: [{ ...why, says }] } };
}
//# sourceMappingURL=own-policies.js.map

/***/ })

};
;