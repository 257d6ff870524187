"use strict";
exports.id = 3493;
exports.ids = [3493,3790,167,1741];
exports.modules = {

/***/ 92603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ filesInArguments; },
/* harmony export */   y: function() { return /* binding */ splitWords; }
/* harmony export */ });
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);

/** The variables of the environment from which `plan` takes arguments. */
const ARGUMENTS = ['TF_CLI_ARGS', 'TF_CLI_ARGS_plan'];
/** The names of the files, as written; undefined if one of the variables cannot be read. */
function filesInArguments(variables) {
    const names = [];
    for (const { key, value, category } of variables) {
        if (!ARGUMENTS.includes(key) || category === 'terraform')
            continue;
        const words = typeof value === 'string' ? splitWords(value) : undefined;
        if (words === undefined || 'problem' in words)
            return undefined;
        for (const [at, word] of words.value.entries()) {
            const [, equals, name] = /^--?var-file(?:(=)(.*))?$/s.exec(word) ?? ['', undefined];
            if (equals !== undefined)
                names.push(name ?? '');
            else if (/^--?var-file$/.test(word))
                names.push(words.value[at + 1] ?? '');
        }
    }
    return names;
}
/**
 * Splits the text of a variable of the environment into words, as Terraform and OpenTofu do. Releases differ in some texts;
 * those are a problem, as the end of a sentence.
 */
function splitWords(text) {
    const words = [];
    const problem = (what) => ({
        problem: `has ${what}. Releases of the program read that in different ways: write it otherwise.`,
    });
    let word = '';
    let isBegun = false;
    let quoteMark = '';
    for (let at = 0; at < text.length; at++) {
        const character = text.charAt(at);
        if (character === '\\' && quoteMark !== "'") {
            at += 1;
            const escaped = text.charAt(at);
            if (!isBegun || !/^["'\\ $]$/.test(escaped))
                return problem('a `\\`');
            word += escaped;
        }
        else if (quoteMark !== '' && character === quoteMark)
            quoteMark = '';
        else if (quoteMark !== '') {
            word += character;
            isBegun ||= !isSpace(character);
        }
        else if (character === '"' || character === "'") {
            // Whether an empty text in quotes is a word differs.
            if (text.charAt(at + 1) === character && !isBegun)
                return problem('an empty word in quotes');
            quoteMark = character;
        }
        else if (isSpace(character)) {
            if (!isBegun && word !== '')
                return problem('a word of spaces');
            if (isBegun)
                words.push(word);
            word = '';
            isBegun = false;
        }
        else if (/^[`()$;&|<>]$/.test(character))
            return problem(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(character)} outside of quotes`);
        else {
            word += character;
            isBegun = true;
        }
    }
    if (quoteMark !== '')
        return { problem: `has no end of its quotes (${quoteMark}).` };
    if (!isBegun && word !== '')
        return problem('a word of spaces');
    if (isBegun)
        words.push(word);
    return { value: words };
}
function isSpace(character) {
    return /^[ \t\r\n]$/.test(character);
}
//# sourceMappingURL=argument-files.js.map

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
    const places = directoriesByKey(records);
    for (const record of records) {
        const problem = misledProblem(record, places, directories);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function directoriesByKey(records) {
    return new Map(records.map(({ key, directory }) => [key, directory]));
}
function misledProblem(record, places, directories) {
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
    const expected = directoryOfSource(record, places);
    if (expected === undefined)
        return leadsTo('has no record of the module that calls it');
    if (directory === expected || directories.isSame(directory, expected))
        return undefined;
    return leadsTo(`its source is ${JSON.stringify(source)}`);
}
/** The directory that a local source names; undefined if no record says where its caller is. */
function directoryOfSource({ key, source }, places) {
    const callerKey = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    let caller = callerKey === '' ? '.' : places.get(callerKey);
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
    const places = directoriesByKey(records);
    const elsewhere = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
        (!isLocal(record.source) || record.directory !== directoryOfSource(record, places)));
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
/* harmony export */   cH: function() { return /* binding */ placesOfModule; },
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








const MODULE_LIMIT = 1_000;
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
 */
function readConfiguration(directory, sources) {
    const root = emptyModule(directory);
    const recordedDirectories = readRecordedDirectories(directory, sources);
    const configuration = { modules: [], unclear: [], sources: [] };
    const modules = new Map([[directory, root]]);
    // More are added while the loop runs: those that a module calls.
    for (const module of modules.values()) {
        if (configuration.modules.length >= MODULE_LIMIT) {
            configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
            break;
        }
        configuration.modules.push(module);
        const toPath = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module.directory, name);
        const names = sources.files.readDirectory(module.directory);
        const parsedNames = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .configurationIn */ .AM)(names);
        // Only the root module has files of variables, and a lock file.
        if (module === root)
            parsedNames.push(...(0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .variablesIn */ .DF)(names));
        const readNames = module === root ? names.filter(_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isRead */ .H9) : parsedNames;
        module.paths = readNames.map(toPath);
        for (const path of parsedNames.map(toPath)) {
            const file = (0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, readText(path, sources), sources.parsed);
            addFile(file, module, configuration);
        }
        for (const call of module.calls.values()) {
            const targets = [
                ...directoriesOf(call, configuration, sources.files),
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
function readRecordedDirectories(directory, sources) {
    const text = readText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, ..._module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MODULE_MANIFEST */ .dp.split('/')), sources);
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
            return placesOfModule(call.module.directory, path, files);
        // Other names of local directories are not followed; they count as unknown.
        const isRemote = text !== undefined && !NOT_REMOTE.test(text);
        if (!isRemote)
            configuration.sources.push(source);
        return [];
    });
}
/**
 * Where the path of a module may lead: from the directory of its caller, and from where links of that lead. Both programs
 * start from there, unless what a link leads to was sent in the place of the link.
 */
function placesOfModule(directory, path, files) {
    return [...new Set(files.follow(directory).map((place) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place, path)))];
}
/** Reads a file within the budget, or says why it cannot be read. */
function readText(path, { files, budget }) {
    budget.check();
    const text = files.readFile(path);
    if (text === undefined)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8 };
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_LIMIT */ .h1)
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
    if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_LIMIT */ .h1)
        return undefined;
    const { value, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTemplate */ .Q)(text);
    return problems.length === 0 ? value : undefined;
}
//# sourceMappingURL=read-configuration.js.map

/***/ }),

/***/ 40167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: function() { return /* binding */ changedSince; },
/* harmony export */   TD: function() { return /* binding */ compareWithCommit; },
/* harmony export */   listCommitted: function() { return /* binding */ listCommitted; },
/* harmony export */   wu: function() { return /* binding */ mergeBase; }
/* harmony export */ });
/* unused harmony export uncommittedPaths */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29796);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66238);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17026);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71650);
/**
 * Finds the files of a work tree that differ from the commit that is checked out, and those that this commit changes since
 * the last one that it has in common with a target. Each file is read and compared in the form in which git would store
 * it. No program that an attribute or a configuration names is run.
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
/** More commits than these on both sides are not read. */
const MOST_COMMITS = 50_000;
/**
 * The merge base of the commit that is checked out and the target. Git proposes it. It counts if commits that
 * were hashed here lead to it from both sides.
 *
 * @returns undefined if the clone does not have all commits down to it
 */
async function mergeBase(target, repository, ports) {
    const head = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository);
    if (head === undefined)
        return undefined;
    const ask = (...args) => (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askObjects */ .kO)(ports, repository, head, { args });
    const proposed = await ask('merge-base', head, target);
    const base = 'text' in proposed ? (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(proposed.text.trim()) : undefined;
    if (base === undefined)
        return undefined;
    const most = `--max-count=${MOST_COMMITS + 1}`;
    const listed = await ask('rev-list', '--boundary', most, `${head}...${target}`);
    if ('why' in listed)
        return undefined;
    const between = listed.text
        .split('\n')
        .flatMap((line) => (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(line.replace('-', '')) ?? []);
    if (between.length > MOST_COMMITS)
        return undefined;
    const commits = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommits */ .Fe)([...new Set([head, target, ...between])], repository, ports);
    const leadsToBase = (from) => {
        const seen = new Set([from]);
        for (const commit of seen) {
            for (const parent of commits.get(commit)?.parents ?? [])
                seen.add(parent);
        }
        return seen.has(base);
    };
    const areAllRead = between.every((commit) => commits.has(commit));
    return areAllRead && leadsToBase(head) && leadsToBase(target) ? base : undefined;
}
/**
 * Lists the files that changed since the merge base of `target` and the commit that is checked out.
 * Changes that are not committed count, too, except in files that git ignores.
 *
 * @returns paths relative to the repository, with slashes, both the old and the new path of a moved
 *   file; undefined if git does not know `target` or the merge base
 */
async function changedSince(target, repository, ports) {
    const head = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository);
    const base = await mergeBase(target, repository, ports);
    if (head === undefined || base === undefined)
        return undefined;
    const committed = await pathsThatDiffer({ old: base, now: head }, repository, ports);
    const uncommitted = await uncommittedPaths(repository, ports);
    if (committed === undefined || uncommitted === undefined)
        return undefined;
    return [...new Set([...committed, ...uncommitted])];
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
/** The paths of files that differ between two commits; undefined if the clone does not have all of their directories. */
async function pathsThatDiffer({ old, now }, repository, ports) {
    const commits = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommits */ .Fe)([old, now], repository, ports);
    const oldTree = commits.get(old)?.tree;
    const newTree = commits.get(now)?.tree;
    if (oldTree === undefined || newTree === undefined)
        return undefined;
    const top = (id) => ({ mode: '040000', name: '', id });
    const paths = [];
    // One level of directories after the other, so that each level is one question to git.
    let pairs = [{ path: '', before: top(oldTree), after: top(newTree) }];
    while (pairs.length > 0) {
        const entries = pairs.flatMap(({ before, after }) => [before, after]);
        const ids = new Set(entries.flatMap((entry) => treeOf(entry) ?? []));
        const trees = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .readTrees */ .i9)([...ids], repository, ports);
        if ([...ids].some((id) => !trees.has(id)))
            return undefined;
        const deeper = [];
        for (const { path, before, after } of pairs) {
            if (isFile(before) || isFile(after))
                paths.push(path);
            const oldEntries = entriesByName(trees.get(treeOf(before) ?? ''));
            const newEntries = entriesByName(trees.get(treeOf(after) ?? ''));
            for (const name of new Set([...oldEntries.keys(), ...newEntries.keys()])) {
                const innerBefore = oldEntries.get(name);
                const innerAfter = newEntries.get(name);
                const isSame = innerBefore?.id === innerAfter?.id && innerBefore?.mode === innerAfter?.mode;
                if (isSame)
                    continue;
                const inner = path === '' ? name : `${path}/${name}`;
                deeper.push({ path: inner, before: innerBefore, after: innerAfter });
            }
        }
        pairs = deeper;
    }
    return paths;
}
/** Also true for a link and a submodule. */
function isFile(entry) {
    return entry !== undefined && treeOf(entry) === undefined;
}
/** The id of a directory's tree; undefined for a file, a link or a submodule. */
function treeOf(entry) {
    return entry?.mode === '040000' ? entry.id : undefined;
}
function entriesByName(entries = []) {
    return new Map(entries.map((entry) => [entry.name, entry]));
}
//# sourceMappingURL=compare-with-commit.js.map

/***/ }),

/***/ 48391:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: function() { return /* binding */ POLICY_DIRECTORIES; },
/* harmony export */   Y2: function() { return /* binding */ MissingJudge; },
/* harmony export */   cq: function() { return /* binding */ PolicyProblem; }
/* harmony export */ });
/** Where a person's policies are if the input is left out; the second is that of conftest. */
const POLICY_DIRECTORIES = ['policies', 'policy'];
/** A policy set cannot be used. It has every reason at once, each a whole sentence. */
class PolicyProblem extends Error {
    name = 'PolicyProblem';
    sentences;
    helpCode;
    constructor(reasons, helpCode) {
        const sentences = [reasons].flat();
        super(sentences.join('\n'));
        this.sentences = sentences;
        this.helpCode = helpCode;
    }
    /** @param where what names the policies: an input or an option */
    problems(where) {
        return this.sentences.map((message) => ({ where, message, code: this.helpCode }));
    }
}
/** Nothing judges: there is no policy, or the program that judges is not here or cannot be used. */
class MissingJudge extends PolicyProblem {
    name = 'MissingJudge';
}
//# sourceMappingURL=policy-files.js.map

/***/ }),

/***/ 17866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ny: function() { return /* binding */ isPinnedAddress; },
/* harmony export */   vO: function() { return /* binding */ isPageOf; },
/* harmony export */   ve: function() { return /* binding */ isSameRepository; }
/* harmony export */ });
/* harmony import */ var _or_else_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17026);
/** Addresses of repositories, in every form in which git and the hosts write them. */

/** Whether a text is to be read as a pinned URL, and not as a path. */
function isPinnedAddress(text) {
    return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
/** Whether two addresses lead to the same repository, by any protocol. */
function isSameRepository(one, other) {
    const repository = repositoryAt(one);
    return repository !== undefined && repository === repositoryAt(other);
}
/** Whether an address leads to a page of the repository: a commit, a pull request. */
function isPageOf(address, repository) {
    const page = repositoryAt(address);
    const whole = repositoryAt(repository);
    return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
/**
 * `github.com/acme/infra` of `https://github.com/acme/infra.git`, `git@github.com:acme/infra`,
 * `ssh://git@github.com:22/acme/infra`, in lower case; undefined if the text is not an address.
 */
function repositoryAt(address) {
    const trimmed = address.trim();
    const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed);
    // `git@github.com:acme/infra`; a host of one letter would be a drive of Windows.
    const scpForm = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(trimmed);
    const url = scpForm && !isUrl ? `ssh://${scpForm[1]}/${scpForm[2]}` : trimmed;
    if (!URL.canParse(url))
        return undefined;
    const { protocol, hostname, pathname } = new URL(url);
    if (hostname === '' && protocol !== 'file:')
        return undefined;
    // Names of projects may have spaces: some forms of an address encode them, others do not.
    const path = (0,_or_else_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .N)(() => decodeURI(pathname), pathname)
        .replace(/\/+/g, '/')
        .replace(/\/$/, '')
        .replace(/\.git$/, '');
    if (path === '' || path === '/')
        return undefined;
    const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
    return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
/** Names under which hosts accept SSH, and the names under which they serve pages. */
const PAGE_HOSTS = {
    'ssh.github.com': 'github.com',
    'altssh.gitlab.com': 'gitlab.com',
    'altssh.bitbucket.org': 'bitbucket.org',
    'ssh.dev.azure.com': 'dev.azure.com',
};
/** The path that a browser uses: of Azure DevOps, `v3/acme/net/infra` by SSH is `acme/net/_git/infra`. */
function pathOnPages(path, host) {
    if (host !== 'dev.azure.com')
        return path;
    return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
//# sourceMappingURL=repository-address.js.map

/***/ }),

/***/ 33721:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lc: function() { return /* binding */ defaultBranchCommit; },
/* harmony export */   Ry: function() { return /* binding */ findMoved; },
/* harmony export */   ub: function() { return /* binding */ openDefaultBranchTree; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6609);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71650);
/* harmony import */ var _trust_git_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3790);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80734);
/* harmony import */ var _configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51741);
/* harmony import */ var _configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56949);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80467);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3543);
/* harmony import */ var _machine_temporary_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(53776);
/**
 * The other side of a comparison: the files of the default branch, written into a directory that is deleted afterwards, to
 * plan them by the same engine as the files that are judged. A pull request chooses none of them.
 */











/** Opens the tree. Nothing is fetched or written before the first `rootOf`; `close` deletes what was written. */
function openDefaultBranchTree({ jobTree, workingDirectory }, ports) {
    const workspace = (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .jobDirectoryOf */ .Yc)(jobTree, workingDirectory);
    /** By root of the repository: the directory with the files of its default branch. */
    const directories = new Map();
    const temporaryDirectories = [];
    const writeFiles = async (repositoryRoot) => {
        const { commit, repository } = await defaultBranchCommit(repositoryRoot, jobTree, ports);
        const root = (0,_machine_temporary_js__WEBPACK_IMPORTED_MODULE_10__/* .makeTemporary */ .ww)('plangate-default-branch-');
        temporaryDirectories.push(root);
        // What it plans decides which failures are old. Git itself does not compare what it reads with its id.
        if (!(await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .writeCommit */ .rV)(commit, repository, root, ports))) {
            throw new Error('git has not all of its files, or has other ones in their place');
        }
        return root;
    };
    return {
        /** Where the default branch has what is in this absolute directory of the checkout. Rejects with a sentence. */
        async rootOf(root) {
            const repository = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findAround */ .Di)(root, workspace).repository?.root;
            if (repository === undefined)
                throw new Error('its files are in no git repository');
            const writing = directories.get(repository) ?? writeFiles(repository);
            directories.set(repository, writing);
            const rootOnBranch = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await writing, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository, root));
            // Git knows no empty directories. One without files has nothing to plan.
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(rootOnBranch, { recursive: true });
            return rootOnBranch;
        },
        close: () => {
            for (const root of temporaryDirectories)
                (0,_machine_temporary_js__WEBPACK_IMPORTED_MODULE_10__/* .removeTemporary */ .cF)(root);
        },
    };
}
/** The last commit of the default branch. Rejects with the end of a sentence. */
async function defaultBranchCommit(root, jobTree, ports) {
    return jobTree.proposed
        ? jobTree.trustedCommit(root)
        : (0,_trust_git_files_js__WEBPACK_IMPORTED_MODULE_4__.trustedCommit)({ repository: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .openAt */ ._8)(root), branch: undefined }, ports);
}
const MOST_MOVES = 1_000;
const MOST_CALLS = 1_000;
/** The most parts of the address of a module: each module has two, `module` and its name. */
const DEEPEST = 40;
/**
 * Finds the resources that the change moves, if both plans were made without a state: its `moved` blocks are applied to the
 * addresses in the plan of the default branch, as if these were a state.
 *
 * @param before the plan of the default branch
 * @param parsed what this check has parsed before
 * @returns address in the change → address on the default branch
 */
function findMoved({ root, workingDirectory }, before, parsed) {
    const files = (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_6__.searchedFiles)(_machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__/* .localFiles */ .Jd, parsed);
    const { modules, unclear } = (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_6__.readConfiguration)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, workingDirectory), files);
    // A file that is not read for certain may have other blocks: then nothing has moved, and each failure is a new one.
    if (unclear.length > 0)
        return new Map();
    const addresses = before.document.resource_changes.map(({ address }) => address);
    return relocate(addresses, movesIn(modules));
}
/**
 * The `moved` blocks of all modules, once for each call of the module that has them.
 *
 * @param modules the root module first
 */
function movesIn(modules) {
    const moves = [];
    let calls = 0;
    const callees = new Map();
    for (const module of modules) {
        for (const call of new Set(module.callers)) {
            callees.set(call, [...(callees.get(call) ?? []), module]);
        }
    }
    const addMovesOf = (module, address) => {
        for (const { block } of module.blocks) {
            if (block.type !== 'moved' || moves.length >= MOST_MOVES)
                continue;
            const from = addressIn((0,_configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_7__/* .attributeIn */ .yo)(block.body, 'from'));
            const to = addressIn((0,_configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_7__/* .attributeIn */ .yo)(block.body, 'to'));
            if (from !== undefined && to !== undefined)
                moves.push({ module: address, from, to });
        }
        if (address.length >= DEEPEST)
            return;
        for (const call of module.calls.values()) {
            calls += 1;
            if (calls > MOST_CALLS)
                return;
            for (const callee of callees.get(call) ?? []) {
                addMovesOf(callee, [...address, 'module', call.label]);
            }
        }
    };
    const [root] = modules;
    if (root !== undefined)
        addMovesOf(root, []);
    return moves;
}
/** The parts of the address that an expression names; undefined if it names none. */
function addressIn(expression) {
    if (expression?.kind !== 'traversal')
        return undefined;
    let address = expression.root;
    for (const step of expression.steps) {
        const value = step.kind === 'literal' ? step.value : undefined;
        if (typeof value !== 'string' && typeof value !== 'number')
            return undefined;
        const { startColumn, endColumn } = step.range;
        // A name is as long in the file as its text; a key has quotes too.
        const isName = typeof value === 'string' && endColumn - startColumn === value.length;
        address += isName ? `.${value}` : (0,_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .writeIndex */ ._M)(value);
    }
    return (0,_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .splitAddress */ .lS)(address);
}
/** Applies the moves to the addresses: new address → earlier address, for each object that moves. */
function relocate(addresses, moves) {
    const taken = new Set(addresses);
    const findMoves = indexMoves(moves);
    const previous = new Map();
    for (const before of addresses) {
        const address = followMoves(before, findMoves, taken);
        if (address === before)
            continue;
        taken.delete(before);
        taken.add(address);
        previous.set(address, before);
    }
    return previous;
}
/** Makes the function that finds the moves that may be about an address, in their order: by what they move, without keys. */
function indexMoves(moves) {
    const byObject = new Map();
    const lengths = new Set();
    for (const [at, { module, from }] of moves.entries()) {
        const parts = [...module, ...from].map(_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutKeys */ .Pe);
        lengths.add(parts.length);
        const key = parts.join('.');
        const known = byObject.get(key);
        if (known === undefined)
            byObject.set(key, [at]);
        else
            known.push(at);
    }
    return (address) => {
        const parts = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .splitAddress */ .lS)((0,_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutKeys */ .Pe)(address));
        return [...lengths]
            .flatMap((length) => byObject.get(parts.slice(0, length).join('.')) ?? [])
            .sort((one, other) => one - other)
            .flatMap((at) => moves[at] ?? []);
    };
}
/** How many moves of one object are followed. What was moved more often counts as new. */
const LONGEST_CHAIN = 100;
/** The address at the end of a chain of moves, in whatever order the blocks are. Each is followed once, so a circle ends. */
function followMoves(start, findMoves, taken) {
    const followed = new Set();
    let address = start;
    while (followed.size < LONGEST_CHAIN) {
        let next;
        for (const move of findMoves(address)) {
            next = followed.has(move) ? undefined : movedBy(move, address);
            if (next === undefined || taken.has(next))
                continue;
            followed.add(move);
            break;
        }
        if (next === undefined || taken.has(next))
            return address;
        address = next;
    }
    return start;
}
/** The address after one move; undefined if the move is about another object. */
function movedBy({ module, from, to }, address) {
    const parts = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .splitAddress */ .lS)(address);
    const prefix = parts.slice(0, module.length);
    if (prefix.map(_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutKeys */ .Pe).join('.') !== module.join('.'))
        return undefined;
    const partsOfObject = parts.slice(module.length, module.length + from.length);
    const [lastPart, lastOfFrom, lastOfTo] = [partsOfObject[from.length - 1], from.at(-1), to.at(-1)];
    if (lastPart === undefined || lastOfFrom === undefined || lastOfTo === undefined)
        return undefined;
    if (partsOfObject.slice(0, -1).join('.') !== from.slice(0, -1).join('.'))
        return undefined;
    if (lastPart !== lastOfFrom && (0,_model_address_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutKeys */ .Pe)(lastPart) !== lastOfFrom)
        return undefined;
    // The key at the end, such as `[0]`, if the block names the object without its key.
    const key = lastPart.slice(lastOfFrom.length);
    if (key !== '' && lastOfTo.includes('['))
        return undefined;
    const rest = parts.slice(module.length + from.length);
    return [...prefix, ...to.slice(0, -1), lastOfTo + key, ...rest].join('.');
}
//# sourceMappingURL=default-branch.js.map

/***/ }),

/***/ 58262:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: function() { return /* binding */ sourcesNotJudged; },
/* harmony export */   I: function() { return /* binding */ ALLOWED_SOURCES; },
/* harmony export */   us: function() { return /* binding */ sourcesEvidence; }
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10988);

const ALLOWED_SOURCES = { name: 'allowed-sources', title: 'allowed sources' };
/**
 * What the list says, as evidence. Nobody can override it: the way past it is an entry.
 *
 * @param judged.file of the list, as it was written
 * @param judged.refused what is not allowed, each with its place if that is known
 * @param judged.description what the list is, and who keeps it: a phrase
 * @param judged.doubts why it is not known what would run, in whole sentences
 */
function sourcesEvidence(judged) {
    const { file, level, refused, description, doubts } = judged;
    const how = { complete: true };
    const [first] = refused;
    const result = {
        system: ALLOWED_SOURCES.name,
        policySet: file,
        policy: 'allowed-sources',
        level: level === 'advisory' ? 'advisory' : 'hard-mandatory',
        status: first === undefined ? 'passed' : 'failed',
        overridable: false,
        message: first?.text ?? '',
        description,
        output: refused.map(({ text }) => text),
        location: first?.location,
        resources: [],
        generalMessages: refused.map((message) => ({ ...message, addresses: [] })),
    };
    // Where something is not known, that nothing was found is no result.
    const results = first === undefined && doubts.length > 0 ? [] : [result];
    const reading = { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyReading */ .iz)(), results, doubts: [...doubts] };
    return { system: ALLOWED_SOURCES.name, how, reading };
}
/** The doubt that the list could not be read. @param why a whole sentence */
function sourcesNotJudged(file, why) {
    const judged = { file, level: 'mandatory', refused: [], description: '' };
    return sourcesEvidence({ ...judged, doubts: [why] });
}
//# sourceMappingURL=allowed-sources.js.map

/***/ }),

/***/ 3790:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ filesAt; },
/* harmony export */   trustedCommit: function() { return /* binding */ trustedCommit; },
/* harmony export */   trustedInGit: function() { return /* binding */ trustedInGit; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29796);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28187);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71650);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80734);
/** Files of the default branch, or of one that is named, read from git where no CI host serves them. */





/**
 * Opens the files of the branch.
 *
 * @throws UntrustedError if the branch cannot be read
 */
async function trustedInGit(branch, ports) {
    const { commit, repository } = await trustedCommit(branch, ports);
    return (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .asTrusted */ .O2)(filesAt(commit, repository, ports));
}
/**
 * Finds the last commit of the branch; fetches it if the clone does not have it.
 *
 * @throws UntrustedError if the branch cannot be read
 */
async function trustedCommit({ repository, branch, server }, ports) {
    if (repository === undefined) {
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI('these files are in no git repository. Run it in a clone.');
    }
    const commitOfClone = () => branch === undefined
        ? (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOfDefaultBranch */ .Oh)(repository, ports)
        : (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOfRemoteBranch */ .hZ)(branch, repository, ports);
    if (server === undefined) {
        const commit = (await commitOfClone()) ?? (await fetchFromOrigin(branch, repository, ports));
        return { commit, repository };
    }
    // A clone that was made for this job is as new as the server. Without a credential, the server may not answer.
    const isCloneEnough = server.isNew && server.authorization === undefined;
    const known = isCloneEnough ? await commitOfClone() : undefined;
    return { commit: known ?? (await askServer(server, branch, repository, ports)), repository };
}
/** Asks the server of the repository, and fetches the commit if the clone does not have it. */
async function askServer({ address, authorization, remedy }, branch, repository, ports) {
    const branchWords = describeBranch(branch);
    if (address === undefined) {
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`this job does not say where ${branchWords} of its repository is. ${remedy}`);
    }
    const remote = { address, authorization };
    const reference = referenceOf(branch);
    const answer = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOnServer */ .k6)(remote, reference, ports);
    if ('why' in answer) {
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`the server did not say which commit is the last of ${branchWords}${inBrackets(answer.why)}. ${remedy}`);
    }
    const { commit } = answer;
    const why = await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchIfMissing */ .s5)(commit, repository, ports, { remote, reference });
    if (why === undefined)
        return commit;
    throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`the last commit of ${branchWords} could not be fetched${inBrackets(why)}. ${remedy}`);
}
function referenceOf(branch) {
    return branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
}
function describeBranch(branch) {
    return branch === undefined ? 'the default branch' : `the branch "${branch}"`;
}
/** Fetches the last commit from the remote of a person's own clone, which is the one that `git fetch` asks. */
async function fetchFromOrigin(branch, repository, ports) {
    const origin = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .yv)(repository, ports);
    if ('why' in origin) {
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`git knows no remote "origin" here${inBrackets(origin.why)}. Add it: \`git remote add origin URL\`.`);
    }
    const from = { remote: { address: origin.text.trim() }, reference: referenceOf(branch) };
    const answer = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOnServer */ .k6)(from.remote, from.reference, ports);
    const why = 'why' in answer ? answer.why : await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchIfMissing */ .s5)(answer.commit, repository, ports, from);
    if ('commit' in answer && why === undefined)
        return answer.commit;
    throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`git does not have ${describeBranch(branch)} and could not fetch it${inBrackets(why)}.`);
}
/** The files of one commit that git has here. */
function filesAt(commit, repository, ports) {
    const files = (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommit */ .Cg)(commit, repository, ports);
    const modeAt = async (path) => {
        const entry = await files.entry(path);
        return typeof entry === 'object' ? entry.mode : undefined;
    };
    /** Follows this many links, and reads the file that the last one leads to. */
    const readBehindLinks = async (path, mostLinks) => {
        const text = (await files.bytes(path))?.toString('utf8');
        if (text === undefined || (await modeAt(path)) !== MODE.link)
            return text;
        const isOutside = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(text);
        if (isOutside || mostLinks === 0)
            return undefined;
        return readBehindLinks(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), text), mostLinks - 1);
    };
    const read = (path) => readBehindLinks(path, MOST_LINKS);
    return {
        async obstacleAt(path) {
            const names = path.split('/');
            for (const count of names.keys()) {
                const upToHere = names.slice(0, count + 1).join('/');
                const mode = await modeAt(upToHere);
                if (mode === MODE.submodule)
                    return 'submodule';
                if (mode !== MODE.link)
                    continue;
                const isFile = upToHere === path && (await read(path)) !== undefined;
                return isFile ? undefined : 'link';
            }
            return undefined;
        },
        isNoFile: async (path) => !['100644', '100755'].includes((await modeAt(path)) ?? ''),
        async names(directory) {
            const entries = await files.list(directory);
            if (entries !== undefined)
                return entries.map(({ name }) => name);
            const entry = await files.entry(directory);
            if (entry === 'missing')
                return undefined;
            // A directory that the commit has, and git has not, is not the same as none.
            if (entry === undefined || entry.mode === MODE.directory) {
                throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`git does not have the directory ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(directory)} of that commit. Check out the whole history, without \`filter\`.`);
            }
            return undefined;
        },
        read,
    };
}
/** As many as Linux follows. */
const MOST_LINKS = 40;
const MODE = { directory: '040000', link: '120000', submodule: '160000' };
/** What git printed, in brackets, without the credentials of addresses. */
function inBrackets(printed = '') {
    const why = (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLine */ .TM)(printed);
    return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
//# sourceMappingURL=git-files.js.map

/***/ }),

/***/ 80734:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: function() { return /* binding */ asTrusted; },
/* harmony export */   PJ: function() { return /* binding */ treeOf; },
/* harmony export */   Yc: function() { return /* binding */ jobDirectoryOf; },
/* harmony export */   dd: function() { return /* binding */ asOwn; },
/* harmony export */   g7: function() { return /* binding */ describeDifferences; },
/* harmony export */   lI: function() { return /* binding */ UntrustedError; }
/* harmony export */ });
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80177);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28187);
/**
 * Which files may choose what. A checkout that a pull request may have written chooses no host, no names, no backend
 * and no policy: what is read of it lacks these marks, and what chooses accepts only marked values.
 */


/** The directory in which the job works; that of the process if its files are its own. */
function jobDirectoryOf(tree, workingDirectory) {
    return tree.proposed ? tree.workspace : workingDirectory;
}
/**
 * The tree of a job.
 *
 * @param proposed whether a pull request may have written the checkout, as its host says
 * @param trustedFiles what counts then in place of the checkout
 */
function treeOf(proposed, trustedFiles) {
    return proposed ? { ...trustedFiles, proposed } : OWN;
}
const OWN = markAsOwn({ proposed: false });
/** The one place in which a mark is made. */
function markAsOwn(value) {
    return value;
}
/** Marks what was read of the checkout, which no pull request has written: the tree is the evidence. */
function asOwn(_tree, value) {
    return markAsOwn(value);
}
/**
 * Marks what was read of a branch to which no pull request has written, of a pinned commit, or from outside of the
 * checkout.
 */
function asTrusted(value) {
    return markAsOwn(value);
}
/** The message is a sentence that says why the default branch cannot be read. */
class UntrustedError extends Error {
    name = 'UntrustedError';
    helpCode;
    constructor(message, helpCode) {
        super(message);
        this.helpCode = helpCode;
    }
}
/**
 * Sentences that say what the pull request's own block would have chosen; it does not count.
 *
 * @param ownBlock the block of the pull request
 * @param trusted the one that counts
 * @param chosen what the trusted block chooses, because no input names it
 */
function describeDifferences(ownBlock, trusted, chosen) {
    const sentences = [];
    const compare = (what, ownName, name) => {
        if (name === undefined || ownName === name)
            return;
        const says = ownName === undefined ? 'names none' : `says ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ownName)}`;
        const where = ownBlock === undefined ? 'the pull request' : ownBlock.at;
        sentences.push(`The ${what} comes from ${trusted.at}, ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}: ${where} ${says}, which does not count before it is merged.`);
    };
    if (chosen.organization)
        compare('organization', ownBlock?.organization, trusted.organization);
    if (chosen.workspaces) {
        compare('workspace', describeWorkspaces(ownBlock), describeWorkspaces(trusted));
    }
    return sentences;
}
/** `net-prod`, or `tags net, prod, project Platform`; undefined if the block selects no workspace. */
function describeWorkspaces(block) {
    const { name, prefix, tags, project } = block?.workspaces ?? {};
    const parts = [
        name,
        prefix && `${prefix}…`,
        tags && `tags ${(0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_0__/* .tagWords */ .u0)(tags).join(', ')}`,
        project && `project ${project}`,
    ].filter((part) => typeof part === 'string');
    return parts.length > 0 ? parts.join(', ') : undefined;
}
//# sourceMappingURL=tree.js.map

/***/ })

};
;