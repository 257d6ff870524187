export const id = 2227;
export const ids = [2227,8717,1741];
export const modules = {

/***/ 27126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ localPath),
/* harmony export */   Ts: () => (/* binding */ directoriesFor),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   dp: () => (/* binding */ MODULE_MANIFEST),
/* harmony export */   wK: () => (/* binding */ findMisled)
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   directoriesOfModule: () => (/* binding */ directoriesOfModule),
/* harmony export */   readConfiguration: () => (/* binding */ readConfiguration),
/* harmony export */   readTemplate: () => (/* binding */ readTemplate),
/* harmony export */   readText: () => (/* binding */ readText),
/* harmony export */   searchedFiles: () => (/* binding */ searchedFiles),
/* harmony export */   valuesOfArgument: () => (/* binding */ valuesOfArgument)
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

/***/ 78378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ addContents)
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readRemoteCalls),
/* harmony export */   O: () => (/* binding */ addInstalled)
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
        const sources = (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_3__.valuesOfArgument)(call, 'source');
        const isLocal = sources.every(({ value }) => value.kind === 'literal' && (0,_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .localPath */ .$S)(String(value.value)) !== undefined);
        return isLocal && sources.length > 0 ? [] : call.label;
    });
}
//# sourceMappingURL=installed-modules.js.map

/***/ }),

/***/ 38717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareDigest: () => (/* binding */ compareDigest),
/* harmony export */   digestPath: () => (/* binding */ digestPath),
/* harmony export */   nameOfDigest: () => (/* binding */ nameOfDigest),
/* harmony export */   sha256Of: () => (/* binding */ sha256Of),
/* harmony export */   writeDigest: () => (/* binding */ writeDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2340);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _plan_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44965);
/* harmony import */ var _planned_as_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50564);
/**
 * The digest of a plan: what the job that plans writes down, and what a check finds in it. It never proves who made a
 * plan: the code that was planned ran in the same job.
 */









const HEX = /^[0-9a-f]{64}$/;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const sha256 = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .regex */ .yGV(HEX));
/** Kinds of files that a plan was made of, and that no commit has as the plan used them. */
const KINDS = ['variables', 'generated', 'lock file'];
const members = {
    plan: sha256,
    commit: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .regex */ .yGV(COMMIT)),
    directory: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    workspace: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    run: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    files: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ kind: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .picklist */ .KIO(KINDS), sha256 })),
};
const digestSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    format: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(3),
    ...members,
    selected: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    modules: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    planned: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(_planned_as_js__WEBPACK_IMPORTED_MODULE_6__/* .plannedAsSchema */ .Es),
});
/** The name of the digest of a plan. */
function digestPath(plan) {
    return `${plan}.digest`;
}
/** The text of the digest of a plan, byte for byte the same for the same plan and files. */
function writeDigest(plan, { files, planned, ...madeOf }) {
    const sortedFiles = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
    const digest = { format: 3, plan: sha256Of(plan), ...madeOf, files: sortedFiles, planned };
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
    const written = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .parseJson */ .qF)(text);
    const checked = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(digestSchema, written);
    if (!checked.success) {
        const isOlder = [1, 2].includes(Number((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(written, 'format')));
        const says = isOlder
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `An earlier release wrote the digest beside the plan: it does not say by which command it was planned.`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The digest beside the plan is not what ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')} writes.`;
        const remedy = isOlder
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Make a new one, with your arguments: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)(_planned_as_js__WEBPACK_IMPORTED_MODULE_6__/* .DIGEST_COMMAND */ .Bh)}.`
            : AGAIN;
        const objection = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-not-readable', says, { remedy });
        return { objections: [objection], notes: [], words: 'its digest cannot be read' };
    }
    const digest = checked.output;
    const objections = [];
    if (planDigest !== undefined && !planDigest.includes(nameOfDigest(text))) {
        objections.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-of-other-plan', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The digest beside the plan is not the one that ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('plan-digest')} names.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Take both from the same run of the job that plans.` }));
    }
    if (digest.plan !== sha256Of(demands.plan)) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The digest beside the plan is that of another plan.`;
        objections.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-of-other-plan', says, { remedy: AGAIN }));
    }
    objections.push(...differencesOf(digest, demands));
    const notes = inJob ? [describeCommit(digest.commit, demands)] : [];
    if (digest.selected !== 'default')
        notes.push(describeSelected(digest.selected));
    const otherFiles = Object.entries(digest.files);
    if (otherFiles.length > 0)
        notes.push(describeOtherFiles(otherFiles));
    const fits = objections.length === 0;
    const words = fits ? `digest of ${short(digest.commit)}` : 'its digest is of something else';
    return { objections, notes, words, digest };
}
const AGAIN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Write it again with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')}.`;
const MISSING = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-missing', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `There is no digest beside the plan, so it may be the plan of other files, or of a part.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Plan with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)(_planned_as_js__WEBPACK_IMPORTED_MODULE_6__/* .DIGEST_COMMAND */ .Bh)} and your arguments, and keep the digest beside the plan.`,
});
function differencesOf(digest, demands) {
    const { head, merge, directory, workspace, run, inJob, planDigest, varFiles } = demands;
    const differences = [];
    const differs = (code, says, remedy) => void differences.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)(code, says, { remedy }));
    if (head === undefined) {
        differs('plan-of-other-commit', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `It is not known which commit is judged, so the plan may be of another one.`);
    }
    else if (digest.commit !== head && digest.commit !== merge) {
        differs('plan-of-other-commit', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of commit ${shortPart(digest.commit)}, and ${shortPart(head)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Make the plan of the commit that is judged.`);
    }
    if (digest.directory !== directory) {
        differs('plan-of-other-directory', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of the directory ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryPart */ .Pv)(digest.directory)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryPart */ .Pv)(directory)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Name with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('--directory')} what was planned.`);
    }
    if (digest.workspace !== workspace) {
        differs('plan-of-other-workspace', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of the workspace ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePart */ .TG)(digest.workspace)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePart */ .TG)(workspace)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Name it with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('--workspace')} where you run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')}.`);
    }
    const given = digest.planned && (0,_plan_options_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlanOptions */ .m)(digest.planned.arguments).varFiles;
    if (varFiles !== undefined &&
        given &&
        !(0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(given.map(asPath), varFiles.map(asPath))) {
        differs('plan-of-other-variables', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan was made with ${given.length === 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `no ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('-var-file')}` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .firstParts */ .J4)(given.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .filePart */ .A4), MOST_NAMED)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('var-file')} of the workspace names ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .firstParts */ .J4)(varFiles.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .filePart */ .A4), MOST_NAMED)}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Plan with the files that the workspace names.`);
    }
    if (!inJob)
        return differences;
    if (run === null) {
        // What `plan-digest` names was handed over inside of one run.
        if (planDigest === undefined)
            differences.push(NO_RUN);
    }
    else if (digest.run !== run) {
        const otherRun = digest.run === null ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `no run` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(digest.run);
        differs('plan-of-other-job', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of ${otherRun} of the CI host, and this is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(run)}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Take the plan of the same run, never from a cache.`);
    }
    return differences;
}
const NO_RUN = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-of-other-job', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `This CI host does not say which run this is, so the plan may be of another one.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Hand what ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')} prints to this job as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('plan-digest')}.`,
});
function describeCommit(commit, { head, merge }) {
    const says = commit === merge && commit !== head
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of ${shortPart(commit)}, the merge that the CI host made of ${shortPart(head ?? '')}.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of commit ${shortPart(commit)}.`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-made-of', says);
}
function describeSelected(selected) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-made-of', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePart */ .TG)(selected)}, as Terraform names its workspace.`);
}
const MOST_NAMED = 5;
function describeOtherFiles(files) {
    const described = files.map(([path, { kind, sha256: digest }]) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .filePart */ .A4)(path)} (${kind}, SHA-256 ${shortPart(digest)})`);
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-made-of', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan was also made of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .firstParts */ .J4)(described, MOST_NAMED)}, as they were in the job that planned.`);
}
const asPath = (written) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(written);
const shortPart = (id) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('name', short(id), 12);
function short(id) {
    return id.slice(0, 12);
}
/** The SHA-256 of the content in hexadecimal digits. */
function sha256Of(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
//# sourceMappingURL=digest.js.map

/***/ }),

/***/ 44965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readPlanOptions)
/* harmony export */ });
/**
 * What the arguments of `plan` say of whether it is a plan of everything. Few options change nothing of that. Of each other one
 * only its name is said, and nothing about what it does.
 *
 * How they are read: https://github.com/hashicorp/terraform/blob/v1.11.4/internal/command/arguments/plan.go,
 * https://github.com/opentofu/opentofu/blob/v1.12.6/internal/command/arguments/plan.go and https://pkg.go.dev/flag.
 */
/** Both programs take these words out before they read options, wherever they are: also where they would be the value of one. */
const VIEW_WORDS = new Set(['-no-color', '-compact-warnings']);
/** Options that need no value. */
const SWITCHES = new Set([
    'input',
    'lock',
    'refresh',
    'destroy',
    'refresh-only',
    'detailed-exitcode',
    'json',
]);
/** Options with a value that change nothing of the whole. */
const HARMLESS = new Set([
    'out',
    'lock-timeout',
    'parallelism',
    'replace',
    'var',
    'var-file',
]);
/** Options with a value that narrow a plan. */
const PARTS = new Set([
    'target',
    'target-file',
    'exclude',
    'exclude-file',
    'invoke',
]);
const ON = ['1', 't', 'T', 'TRUE', 'true', 'True'];
const OFF = ['0', 'f', 'F', 'FALSE', 'false', 'False'];
/** Reads the words after `plan`. */
function readPlanOptions(words) {
    const read = readWords(words.filter((word) => !VIEW_WORDS.has(word)));
    const valuesOf = (name) => read.flatMap((each) => (each.name === name && each.value !== '' ? each.value : []));
    const isSet = (name, otherwise) => read.findLast((each) => each.name === name)?.isOn ?? otherwise;
    const isKnown = ({ name = '' }) => SWITCHES.has(name) || HARMLESS.has(name) || PARTS.has(name);
    const otherMode = isSet('refresh-only', false) ? 'refresh-only' : 'normal';
    return {
        mode: isSet('destroy', false) ? 'destroy' : otherMode,
        parts: read.flatMap(({ name, shown }) => (PARTS.has(name ?? '') ? shown : [])),
        isRefreshed: isSet('refresh', true),
        others: read.filter((each) => !isKnown(each)).map(({ shown }) => shown),
        varFiles: valuesOf('var-file'),
        out: valuesOf('out').at(-1),
        hasDetailedExitCode: isSet('detailed-exitcode', false),
        shown: read.map(({ shown }) => shown),
    };
}
/** After an option that is not known nothing is certain: it may take the next word. So each later word is another one. */
function readWords(words) {
    const read = [];
    let isCertain = true;
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? '';
        const [, name, inWord] = /^--?([^-=][^=]*)(?:=([^]*))?$/.exec(word) ?? [];
        const isSwitch = name !== undefined && SWITCHES.has(name);
        const hasValue = name !== undefined && (HARMLESS.has(name) || PARTS.has(name));
        const isOn = inWord === undefined || ON.includes(inWord);
        const isReadable = hasValue || (isSwitch && (isOn || OFF.includes(inWord ?? '')));
        if (!isReadable || !isCertain) {
            isCertain = false;
            read.push({
                name: undefined,
                value: '',
                isOn: false,
                shown: (word.split('=')[0] ?? '').slice(0, 100),
            });
            continue;
        }
        let value = inWord ?? '';
        if (hasValue && inWord === undefined) {
            at += 1;
            value = words[at] ?? '';
        }
        const isSecret = name === 'var';
        const shown = isSwitch || isSecret ? `-${name}` : `-${name}=${value}`;
        read.push({ name, value, isOn, shown: isSwitch && !isOn ? `-${name}=false` : shown });
    }
    return read;
}
//# sourceMappingURL=plan-options.js.map

/***/ }),

/***/ 50564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ DIGEST_COMMAND),
/* harmony export */   Es: () => (/* binding */ plannedAsSchema),
/* harmony export */   QZ: () => (/* binding */ plannedBy)
/* harmony export */ });
/* unused harmony export PLANNING_PROGRAMS */
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);
/** By which command a plan was made. A digest holds it in this form. */

/** The command that makes a plan together with its digest. */
const DIGEST_COMMAND = 'plangate digest -o plan.json -- terraform plan';
/** The programs that `plangate digest` starts. */
const PLANNING_PROGRAMS = ['terraform', 'tofu', 'terragrunt'];
/** What a digest keeps of texts that others chose: people read the first. */
const LONGEST_ARGUMENT = 4_096;
const MOST_ARGUMENTS = 1_000;
const LONGEST_VERSION = 60;
const text = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(LONGEST_ARGUMENT));
const plannedAsSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    program: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(PLANNING_PROGRAMS),
    version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(LONGEST_VERSION)),
    /** After `plan`, with those of `TF_CLI_ARGS` before them, and without the values of `-var`. */
    arguments: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(MOST_ARGUMENTS)),
});
/** In the form of a digest. */
function plannedBy(program, version, words) {
    return { program, version: version.slice(0, LONGEST_VERSION), arguments: [...words] };
}
//# sourceMappingURL=planned-as.js.map

/***/ })

};
