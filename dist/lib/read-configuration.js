export const id = 741;
export const ids = [741];
export const modules = {

/***/ 1741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BUDGET: () => (/* binding */ BUDGET),
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   readConfiguration: () => (/* binding */ readConfiguration),
/* harmony export */   xV: () => (/* binding */ readTemplate),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6949);
/* harmony import */ var _syntax_hcl_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3984);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6817);
/* harmony import */ var _module_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7126);
/* harmony import */ var _module_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8230);
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9845);
/** Reads the modules of a configuration: their blocks, named values, and calls. */







const MODULE_LIMIT = 1_000;
const BUDGET = { characters: 10_000_000, check: () => undefined };
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
        const names = sources.files.readDirectory(module.directory);
        for (const name of names.filter((entry) => isText(entry, module === root))) {
            readModuleFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module.directory, name), module, sources, configuration);
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
function isText(name, isRoot) {
    return (0,_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .ZC)(name) || (isRoot && (0,_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isVariables */ .OT)(name));
}
function emptyModule(directory) {
    return {
        directory,
        blocks: [],
        loose: [],
        locals: new Map(),
        variables: new Map(),
        calls: new Map(),
        callers: [],
    };
}
function readModuleFile(path, module, sources, { unclear }) {
    const { body, problem } = readBody(path, sources);
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
function readBody(path, sources) {
    const text = readText(path, sources);
    if (typeof text !== 'string')
        return { body: { attributes: [], blocks: [] }, problem: text.why };
    const key = `${(0,_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonSyntax */ .i)(path) ? 'json' : 'hcl'} ${text}`;
    const earlier = sources.bodies.get(key);
    if (earlier !== undefined)
        return earlier;
    const { body, problems } = (0,_syntax_hcl_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFile */ .C)(path, text);
    const [first] = problems;
    const problem = first && `line ${first.range.startLine}: ${first.message}`;
    const parsed = { body, problem };
    sources.bodies.set(key, parsed);
    return parsed;
}
/** Reads a file within the budget, or says why it cannot be read. */
function readText(path, { files, budget }) {
    budget.check();
    const text = files.readFile(path);
    if (text === undefined)
        return { why: 'it cannot be read' };
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIMIT */ .h1)
        return { why: `it is longer than ${_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIMIT */ .h1} characters` };
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
