export const id = 1154;
export const ids = [1154,1741];
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

/***/ 18048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ DIVIDING),
/* harmony export */   x: () => (/* binding */ pathWords)
/* harmony export */ });
/** What of a text may be a path: it may be a list, a command or a file of settings. */
/** Signs that divide words, inside of `[…]` of a RegExp. */
const DIVIDING = String.raw ` \t\n\v\f\r"'\x60;|&()<>{}[\]=,`;
const DIVIDED = new RegExp(`[${DIVIDING}]+`);
const NOT_ESCAPED = new RegExp(String.raw `(?<!\\)[${DIVIDING}]+`);
/** Its words, and what is between quotes or behind a backslash, where such a sign belongs to a path. */
function pathWords(text) {
    return [
        ...text.split(DIVIDED),
        ...text.split(/["'`\n]+/),
        ...text.split(NOT_ESCAPED).map((word) => word.replaceAll(/\\(.)/g, '$1')),
    ];
}
//# sourceMappingURL=path-words.js.map

/***/ }),

/***/ 70:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ findLeadingVariables),
/* harmony export */   w: () => (/* binding */ KEEP_OUTSIDE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80467);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17026);
/* harmony import */ var _model_path_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18048);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28187);
/**
 * Variables that lead a program into files that are judged, whose author would choose what it starts and how it logs in. Files
 * there count as the default branch has them, and no program counts.
 */







/** Programs start from these places, or from places that files there name, whatever the default branch has. */
const OF_PROGRAMS = /^(?:TF_PLUGIN_CACHE_DIR|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|GIT_EXEC_PATH)$/i;
/** Of others, a word that is the name of a directory is no path: `AWS_PROFILE` may be `prod`. */
const OF_DIRECTORIES = /^XDG_|(?:CACHE|CONFIG|DIR|DIRS|DIRECTORY|DIRECTORIES|FOLDER|HOME|PATH|PATHS|ROOT)$/i;
/** A directory of plugins that a command line names. */
const PLUGIN_DIRECTORY = /(?:^|[\s"'])--?plugin-dir[= ]/;
/** Values of variables: no program starts from these. */
const VARIABLE_FILES = /(?<!\S)--?var-file[= ] *[^\s"']+/g;
/** What to do about it. */
const KEEP_OUTSIDE = 'Keep it outside of the checkout, as in `$RUNNER_TEMP`';
/** More files than these are not compared. */
const MOST_FILES = 1_000;
/**
 * Finds the variables that lead into judged files.
 *
 * @returns for each of them a sentence without its end, which begins with the name. It rejects never: what cannot be compared
 *   is not as on the default branch
 */
async function findLeadingVariables(variables, places) {
    const found = [];
    for (const [name, value = ''] of Object.entries(variables)) {
        // What of it leads into judged files is left out. An empty value counts as none for every program.
        if (/^PATH$/i.test(name) || value === '')
            continue;
        const judged = new Judged(places);
        const { paths, unsearched } = judged.pathsIn(name, value);
        if (unsearched !== undefined) {
            const why = 'it has too many files to look for links into the files that are judged';
            found.push(`${name} is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(unsearched)}, and ${why}`);
            continue;
        }
        for (const path of paths) {
            const why = OF_PROGRAMS.test(name)
                ? 'programs would start from there'
                : await judged.problemAt(path);
            if (why === undefined)
                continue;
            const shown = judged.nameOf(path);
            found.push(`${name} leads to ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(shown)} in the files that are judged, and ${why}`);
            break;
        }
    }
    return found;
}
class Judged {
    places;
    directories;
    startedIn;
    /** Paths whose comparison has begun: a file may name itself. */
    compared = new Set();
    constructor(places) {
        this.places = places;
        const { directories, root, startedIn } = places;
        const withReal = (paths) => [
            ...new Set(paths.flatMap((path) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(path)])),
        ];
        this.directories = withReal([...directories, root, ...startedIn]).filter((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root !== path);
        this.startedIn = withReal([...startedIn, root]);
    }
    nameOf(path) {
        return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(this.places.root), path)) || '.';
    }
    /**
     * The paths in judged files to which a value leads, by links as well.
     *
     * @returns as `unsearched` a directory from which programs would start, and whose links are not known
     */
    pathsIn(name, value) {
        const led = [];
        for (const path of this.wordsIn(name, value)) {
            // A directory outside may have links into judged files.
            const links = OF_PROGRAMS.test(name) ? (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .followLinksIn */ .Gf)(path, this.places.mostEntries) : [];
            if (links === undefined)
                return { paths: [], unsearched: path };
            led.push(..._machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.follow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(path)), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(path), ...links);
        }
        return { paths: [...new Set(led)].filter((path) => this.isJudged(path)) };
    }
    /** The absolute paths that a value may name. */
    wordsIn(name, value) {
        const isOfPrograms = OF_PROGRAMS.test(name);
        const mayBeDirectory = OF_DIRECTORIES.test(name) || PLUGIN_DIRECTORY.test(value);
        const counts = (word, path) => {
            if (isOfPrograms)
                return true;
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
                return false;
            return /^\.\.?(?:[/\\]|$)/.test(word) || mayBeDirectory || !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isDirectory */ .wd)(path);
        };
        const text = /^TF_CLI_ARGS/i.test(name) ? value.replaceAll(VARIABLE_FILES, '') : value;
        const words = isOfPrograms ? this.atHome(value) : this.candidates(text);
        return words.flatMap((word) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(word)
            ? [word]
            : // Not joined: behind a link, `..` is another directory.
                this.startedIn.map((start) => start + node_path__WEBPACK_IMPORTED_MODULE_1__.sep + word).filter((path) => counts(word, path)));
    }
    isJudged(path) {
        // Each process finds its own directory there.
        const isOfProcess = /^\/proc\/[^/]+\/(?:cwd|root)(?:\/|$)/.test(path);
        return isOfProcess || this.directories.some((directory) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(path, directory));
    }
    /** What of a text may be a path: it may be a list, a command or JSON. */
    candidates(text) {
        const { environment } = this.places;
        const filled = text.replaceAll(/\$(?:\{(\w+)\}|(\w+))/g, (written, inBraces, bare) => environment[inBraces ?? bare ?? ''] ?? written);
        const all = [text, filled.replaceAll('\\/', '/')].flatMap((each) => [
            each,
            ...each.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter),
            // The path of the checkout may have signs that divide words.
            ...this.directories.flatMap((directory) => {
                const pieces = each.split(directory);
                return pieces.slice(1).flatMap((rest, at) => {
                    if (IN_PATH.test(pieces[at] ?? ''))
                        return [];
                    return directory + (rest.split(WITH_COLON)[0] ?? '');
                });
            }),
            ...[...(0,_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .pathWords */ .x)(each), ...each.split(WITH_COLON)]
                // `-F./config` is an option with a path, and `file://` encodes it.
                .flatMap((word) => [word, word.replace(/^--?[A-Za-z]/, '')])
                .flatMap((word) => [word, (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_6__/* .orElse */ .N)(() => decodeURIComponent(word), word)])
                .filter((word) => /[^./\\]/.test(word)),
        ]);
        return [...new Set(all)].filter((word) => word !== '').flatMap((word) => this.atHome(word));
    }
    /** A path, and what it is if a program reads `~` in it. */
    atHome(word) {
        if (!/^~(?:[/\\]|$)/.test(word))
            return [word];
        const { HOME = '', USERPROFILE = '' } = this.places.environment;
        const homes = [HOME, USERPROFILE].filter((home) => home !== '');
        return [word, ...homes.map((home) => home + word.slice(1))];
    }
    /** Why a place does not count, as the end of a sentence; undefined if the default branch has the same, without a program. */
    async problemAt(path) {
        if (this.compared.has(path))
            return undefined;
        if (this.compared.size >= MOST_FILES)
            return `more than ${MOST_FILES} files are there`;
        this.compared.add(path);
        return this.compare(path).catch(() => `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(this.nameOf(path))} cannot be compared with the default branch`);
    }
    async compare(path) {
        const { root, base } = this.places;
        const other = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(this.nameOf(path))} is not as the default branch has it`;
        const real = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(root);
        if (!(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(path, real) || !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(path), real))
            return other;
        const inside = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(real, path));
        if ((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isDirectory */ .wd)(path)) {
            const names = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.readDirectory(path);
            const before = (await base.names(inside)) ?? [];
            if (names.length === 0 || before.some((name) => !names.includes(name)))
                return other;
            return this.firstProblem(names.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)));
        }
        const text = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.readFile(path);
        // Bytes that are no text are all read as one character.
        const isText = text !== undefined && !text.includes('\uFFFD');
        if (!isText || (await base.read(inside)) !== text)
            return other;
        if (((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).mode & 0o111) !== 0)
            return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(inside)} is a program`;
        // It may name programs, as `credential_process` does.
        const named = this.candidates(text).flatMap((word) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), ...this.startedIn]
            .map((start) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(start, word))
            .filter((each) => isFile(each) || (/[/\\]|^\./.test(word) && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isDirectory */ .wd)(each))));
        const led = named.flatMap((each) => [..._machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.follow(each), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(each)]);
        return this.firstProblem([...new Set(led)].filter((each) => this.isJudged(each)));
    }
    async firstProblem(paths) {
        for (const path of paths) {
            const why = await this.problemAt(path);
            if (why !== undefined)
                return why;
        }
        return undefined;
    }
}
const isFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
const WITH_COLON = new RegExp(`[${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:]+`);
/** The beginning of an absolute path at the end of a text: what follows belongs to that path. */
const IN_PATH = new RegExp(`(?:^|[${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:])/[^/${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:][^${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:]*$`);
//# sourceMappingURL=leading-variables.js.map

/***/ })

};
