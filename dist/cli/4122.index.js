"use strict";
exports.id = 4122;
exports.ids = [4122,1741];
exports.modules = {

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

/***/ })

};
;