export const id = 741;
export const ids = [741];
export const modules = {

/***/ 868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LI: () => (/* binding */ readModuleFile),
/* harmony export */   _n: () => (/* binding */ fetchModuleFiles),
/* harmony export */   ch: () => (/* binding */ TOO_LONG),
/* harmony export */   v8: () => (/* binding */ CANNOT_BE_READ),
/* harmony export */   yW: () => (/* binding */ readModuleFiles)
/* harmony export */ });
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6817);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6949);
/* harmony import */ var _syntax_hcl_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3984);



const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_LIMIT */ .h1} characters`;
/**
 * Reads the files of these names, in this order.
 *
 * @param inDirectory makes the path of a name
 */
function readModuleFiles(names, inDirectory, source) {
    return names.map((name) => readModuleFile(name, inDirectory(name), source));
}
/** Reads one file of a module, or of variables. */
function readModuleFile(name, path, source) {
    return toFile(name, path, source.text(path), source.parsed);
}
/**
 * The same for files that a request may have to fetch.
 *
 * @param isWorth decides which texts are parsed; the files of the others are left out
 */
async function fetchModuleFiles(names, inDirectory, read, isWorth = () => true) {
    const files = await Promise.all(names.map(async (name) => {
        const path = inDirectory(name);
        const text = await read(path);
        if (text !== undefined && !isWorth(text))
            return [];
        return [toFile(name, path, text ?? { why: CANNOT_BE_READ }, new Map())];
    }));
    return files.flat();
}
function toFile(name, path, text, parsed) {
    const about = { name, path, isOverride: (0,_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isOverride */ .jn)(name) };
    const why = typeof text !== 'string' ? text.why : text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_LIMIT */ .h1 ? TOO_LONG : undefined;
    if (typeof text !== 'string' || why !== undefined) {
        return { ...about, text: '', body: { attributes: [], blocks: [] }, problems: [], unread: why };
    }
    const key = `${(0,_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonSyntax */ .i)(name) ? 'json' : 'hcl'} ${text}`;
    const file = parsed.get(key) ?? (0,_syntax_hcl_js__WEBPACK_IMPORTED_MODULE_1__.parseFile)(name, text);
    parsed.set(key, file);
    return { ...about, ...file, text, unread: undefined };
}
//# sourceMappingURL=module-files.js.map

/***/ }),

/***/ 1741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   readConfiguration: () => (/* binding */ readConfiguration),
/* harmony export */   searchedFiles: () => (/* binding */ searchedFiles),
/* harmony export */   xV: () => (/* binding */ readTemplate),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6949);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6817);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(868);
/* harmony import */ var _module_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7126);
/* harmony import */ var _module_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8230);
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9845);
/** Reads the modules of a configuration: their blocks, named values, and calls. */







const MODULE_LIMIT = 1_000;
/** @param check throws if the time is over or the search was canceled */
function searchedFiles(files, check = () => undefined) {
    return { files, budget: { characters: 10_000_000, check }, parsed: new Map() };
}
/**
 * Reads the root module and every local module that it calls.
 *
 * @param directory absolute path of the root module
 */
function readConfiguration(directory, sources) {
    const root = emptyModule(directory);
    const recorded = recordedIn(directory, sources);
    const configuration = { root, modules: [], unclear: [], sources: [] };
    const modules = new Map([[directory, root]]);
    for (const module of modules.values()) {
        if (configuration.modules.length >= MODULE_LIMIT) {
            configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
            break;
        }
        configuration.modules.push(module);
        const { directory: here } = module;
        const names = sources.files.readDirectory(here);
        const texts = [...(0,_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .configurationIn */ .AM)(names), ...(module === root ? (0,_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .variablesIn */ .DF)(names) : [])];
        const paths = module === root ? names.filter(_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isRead */ .H9) : texts;
        module.paths = paths.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(here, name));
        const { parsed } = sources;
        const source = { text: (path) => readText(path, sources), parsed };
        for (const file of (0,_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readModuleFiles */ .yW)(texts, (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(here, name), source)) {
            addFile(file, module, configuration);
        }
        for (const call of module.calls.values()) {
            const targets = [...sourcesOf(call, configuration), ...recorded(call.label)];
            for (const target of new Set(targets)) {
                const callee = modules.get(target) ?? emptyModule(target);
                modules.set(target, callee);
                callee.callers.push(call);
                call.targets.push(callee);
            }
        }
    }
    return configuration;
}
/** Where the module manifest leads calls with a label. What `terraform init` fetched is a part of what is planned. */
function recordedIn(directory, sources) {
    const text = readText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, ..._module_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULE_MANIFEST */ .dp.split('/')), sources);
    const records = typeof text === 'string' ? (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .readManifest */ .WI)(text) : [];
    if ('problem' in records)
        return () => [];
    return (label) => (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .directoriesFor */ .Ts)(records, label).map((inner) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, inner));
}
function emptyModule(directory) {
    return {
        directory,
        paths: [],
        blocks: [],
        loose: [],
        locals: new Map(),
        variables: new Map(),
        calls: new Map(),
        callers: [],
    };
}
function addFile({ path, body, problems, unread }, module, { unclear }) {
    const [first] = problems;
    const problem = unread ?? (first && `line ${first.range.startLine}: ${first.message}`);
    if (problem !== undefined)
        unclear.push({ path, why: problem });
    for (const { name, value, range } of body.attributes) {
        const key = { kind: 'literal', value: name, range };
        const entry = { kind: 'object', entries: [{ key, value }], range };
        module.loose.push({ module, block: undefined, path, value: entry });
    }
    for (const block of body.blocks) {
        module.blocks.push({ block, path });
        register(block, path, module);
    }
}
function register(block, path, module) {
    const [label = ''] = block.labels;
    const { attributes } = block.body;
    if (block.type === 'locals') {
        for (const { name, value } of attributes) {
            addTo(module.locals, name, { module, block: undefined, path, value });
        }
    }
    else if (block.type === 'variable') {
        const value = attributes.find(({ name }) => name === 'default')?.value;
        if (value)
            addTo(module.variables, label, { module, block, path, value });
    }
    else if (block.type === 'module') {
        const call = module.calls.get(label) ?? { module, label, blocks: [], targets: [] };
        module.calls.set(label, call);
        call.blocks.push({ module, block, path });
    }
}
function addTo(map, key, item) {
    const items = map.get(key);
    if (items)
        items.push(item);
    else
        map.set(key, [item]);
}
/** The values of one argument in all blocks of a call. Overrides come last, and any of them may count. */
function argumentsOf({ blocks }, argument) {
    return blocks.flatMap((callBlock) => callBlock.block.body.attributes.flatMap(({ name, value }) => name === argument ? [{ ...callBlock, value }] : []));
}
/** The directories of the local modules that a call may name. */
function sourcesOf(call, configuration) {
    return argumentsOf(call, 'source').flatMap((source) => {
        const { value } = source;
        const text = value.kind === 'literal' ? String(value.value).normalize('NFC') : undefined;
        const path = (0,_module_source_js__WEBPACK_IMPORTED_MODULE_6__/* .localPath */ .$)(text);
        if (path !== undefined)
            return [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(call.module.directory, path)];
        // Other names of local directories are not followed; they count as unknown.
        const isElsewhere = text !== undefined && !/^(?:\.|\/|[a-z]+::[./]|(?:\w+::)?file:)/i.test(text);
        if (!isElsewhere)
            configuration.sources.push(source);
        return [];
    });
}
/** Reads a file within the budget, or says why it cannot be read. */
function readText(path, { files, budget }) {
    budget.check();
    const text = files.readFile(path);
    if (text === undefined)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .CANNOT_BE_READ */ .v8 };
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIMIT */ .h1)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .TOO_LONG */ .ch };
    budget.characters -= text.length;
    if (budget.characters < 0)
        return { why: 'the configuration is too large to be read here' };
    return text;
}
/** Parses a text that Terraform reads as a template; undefined if it is malformed or beyond the budget. */
function readTemplate(text, { budget }) {
    budget.check();
    budget.characters -= text.length;
    if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIMIT */ .h1)
        return undefined;
    const { value, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTemplate */ .Q)(text);
    return problems.length === 0 ? value : undefined;
}
//# sourceMappingURL=read-configuration.js.map

/***/ })

};
