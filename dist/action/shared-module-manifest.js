export const id = 668;
export const ids = [668,611,741];
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

/***/ 7126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ts: () => (/* binding */ directoriesFor),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   dp: () => (/* binding */ MODULE_MANIFEST),
/* harmony export */   wK: () => (/* binding */ findMisled),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _module_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8230);
/* harmony import */ var _syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9611);
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
    catch (error) {
        return { problem: error instanceof RangeError ? 'is nested too deeply' : 'is no JSON' };
    }
    const [modules, ...others] = membersOf(json);
    if (modules?.[0] !== 'Modules' || others.length > 0)
        return { problem: OTHER_FORM };
    const [, list] = modules;
    if (list !== null && !Array.isArray(list))
        return { problem: OTHER_FORM };
    const records = [];
    const keys = new Set();
    for (const item of list ?? []) {
        const record = toRecord(item);
        if (record === undefined)
            return { problem: OTHER_FORM };
        if (keys.has(record.key))
            return { problem: `has ${named(record)} twice` };
        keys.add(record.key);
        records.push(record);
    }
    return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? json.entries : [];
}
function toRecord(json) {
    const fields = new Map();
    for (const [name, value] of membersOf(json)) {
        const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
        // Terraform replaces what is no Unicode.
        if (!isKnown || typeof value !== 'string' || /[\p{Cs}\uFFFD\0]/u.test(value))
            return undefined;
        fields.set(name, value);
    }
    const key = fields.get('Key');
    const directory = fields.get('Dir');
    if (key === undefined || directory === undefined)
        return undefined;
    const source = fields.get('Source') ?? '';
    const version = fields.get('Version') ?? '';
    return { key, source, version, directory };
}
/**
 * Finds a record that does not lead where its call says: a local source to that directory, any other to the
 * place into which `terraform init` fetches the module of this call.
 *
 * @returns the end of a sentence about the manifest; undefined if all lead there
 */
function findMisled(records, directories) {
    const places = placesOf(records);
    for (const record of records) {
        const wrong = whereElse(record, places, directories);
        if (wrong !== undefined)
            return wrong;
    }
    return undefined;
}
function placesOf(records) {
    return new Map(records.map(({ key, directory }) => [key, directory]));
}
function whereElse(record, places, directories) {
    const { key, source, directory } = record;
    const sayLed = (why) => `leads ${named(record)} to ${JSON.stringify(directory)}, and ${why}`;
    if (key === '') {
        if (directory === '.')
            return undefined;
        return `says that the root module is in ${JSON.stringify(directory)}`;
    }
    if (directory !== cleaned(directory))
        return sayLed('Terraform writes such a path differently');
    if (!(0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isLocal */ .I)(source)) {
        const own = `${FETCHED}/${key}`;
        const isThere = directory === own || directory.startsWith(`${own}/`);
        if (isThere && !directories.isBehindLink(directory))
            return undefined;
        const links = isThere ? ', with no link on the way' : '';
        return sayLed(`it belongs in ${JSON.stringify(own)}${links}`);
    }
    const own = ownPlace(record, places);
    if (own === undefined)
        return sayLed('has no record of the module that calls it');
    if (directory === own || directories.isSame(directory, own))
        return undefined;
    return sayLed(`its source is ${JSON.stringify(source)}`);
}
/** The directory that a local source names. The caller of a module of `terraform test` is a file of tests. */
function ownPlace({ key, source }, places) {
    const outer = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    const caller = outer === '' ? '.' : (places.get(outer) ?? (key.startsWith('test.') ? '.' : undefined));
    return caller === undefined ? undefined : cleaned(`${caller}/${(0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .localPath */ .$)(source) ?? source}`);
}
function named({ key }) {
    return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
function cleaned(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/(.)\/$/, '$1');
}
/**
 * The directories besides its own to which the records may lead a call with this label, whatever its source
 * is and whichever module has the call.
 */
function directoriesFor(records, label) {
    const places = placesOf(records);
    const found = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
        (!(0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isLocal */ .I)(record.source) || record.directory !== ownPlace(record, places)));
    return [...new Set(found.map(({ directory }) => directory))];
}
/**
 * The record that Terraform follows for a call. If it is not certain that Terraform would follow it, and not
 * fetch the module anew, there is none.
 */
function recordOf(records, { key, source, version }) {
    const record = records.find((each) => each.key === key);
    if (record === undefined || normal(record.source) !== normal(source))
        return undefined;
    const wanted = version?.replace(/^\s*=?\s*/, '').trim();
    return wanted === undefined || wanted === record.version ? record : undefined;
}
/** A source in the form in which Terraform compares it. */
function normal(source) {
    const written = (0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .localPath */ .$)(source);
    if (written !== undefined) {
        const path = cleaned(written);
        return path.startsWith('../') ? path : `./${path}`;
    }
    return /^[\w-]+\/[\w-]+\/[\w-]+(?:\/\/|$)/.test(source)
        ? `registry.terraform.io/${source}`
        : source;
}
//# sourceMappingURL=module-manifest.js.map

/***/ }),

/***/ 8230:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ localPath),
/* harmony export */   I: () => (/* binding */ isLocal)
/* harmony export */ });
/** What the source of a module call says. */
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
//# sourceMappingURL=module-source.js.map

/***/ }),

/***/ 7668:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ nameOf),
/* harmony export */   m: () => (/* binding */ definitionsOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6817);
/* harmony import */ var _read_configuration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1741);
/** Which names an expression mentions, and which expressions say what a name is: one step of every reference. */



function nameOf({ root, steps }) {
    return {
        root,
        steps: steps.flatMap((step) => (step.kind === 'literal' ? String(step.value) : [])),
    };
}
/**
 * What says what a name is, in the module that mentions it: every definition, those of overrides too; of a
 * variable its defaults and the arguments of all calls; of a module its outputs and its call.
 */
function definitionsOf({ root, steps }, module) {
    const [first, second] = steps;
    if (first === undefined)
        return [];
    switch (root) {
        case 'local':
            return withName(`local ${first}`, module.locals.get(first));
        case 'var':
            return ofVariable(first, module);
        case 'module':
            return ofCalled(first, module);
        case 'data':
        case 'ephemeral':
        case 'action':
            return second === undefined ? [] : ofBlocks([root, first, second], module);
        default:
            return ofBlocks(['resource', root, first], module);
    }
}
function withName(what, attributes = []) {
    return attributes.map((attribute) => ({ ...attribute, what }));
}
function ofVariable(name, module) {
    // A file of variables may set this variable: all values of such files count.
    const given = module.loose.filter(({ path }) => (0,_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isVariables */ .OT)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)));
    return [
        ...withName(`default ${name}`, module.variables.get(name)),
        ...withName('given', given),
        ...module.callers.flatMap((call) => withName(`${call.label} ${name}`, (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_1__/* .argumentsOf */ .aX)(call, name))),
    ];
}
function ofCalled(label, module) {
    const call = module.calls.get(label);
    if (call === undefined)
        return [];
    const outputs = call.targets.flatMap((target) => target.blocks.flatMap((each) => each.block.type === 'output' ? ofBody(each.block, each.path, target) : []));
    return [...outputs, ...call.blocks.flatMap(({ block, path }) => ofBody(block, path, module))];
}
function ofBlocks([type, kind, name], module) {
    return module.blocks.flatMap(({ block, path }) => block.type === type && block.labels[0] === kind && block.labels[1] === name
        ? ofBody(block, path, module)
        : []);
}
/** The attributes of a block and of all blocks inside it. */
function ofBody(block, path, module) {
    const what = `${block.type} ${block.labels.join('.')}`;
    return [
        ...block.body.attributes.map(({ name, value }) => ({
            what: `${what} ${name}`,
            module,
            block,
            path,
            value,
        })),
        ...block.body.blocks.flatMap((inner) => ofBody(inner, path, module)),
    ];
}
//# sourceMappingURL=names.js.map

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

/***/ }),

/***/ 9611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readRepeatedJson),
/* harmony export */   k: () => (/* binding */ readPlacedJson)
/* harmony export */ });
/** Reads JSON with its names as often as they are written: programs differ in which of them counts. */
const DEEPEST = 200;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/** Reads a text of JSON without its places; throws as `readPlacedJson` does. */
function readRepeatedJson(text) {
    return withoutPlaces(readPlacedJson(text));
}
function withoutPlaces(json) {
    if (json.kind === 'list')
        return json.items.map(withoutPlaces);
    if (json.kind === 'literal')
        return json.value;
    return { entries: json.entries.map(({ name, value }) => [name, withoutPlaces(value)]) };
}
/**
 * Reads a text of JSON.
 *
 * @throws SyntaxError if it is none; RangeError if it is nested too deeply
 */
function readPlacedJson(text) {
    return new JsonReader(text).whole();
}
class JsonReader {
    text;
    at = 0;
    depth = 0;
    constructor(text) {
        this.text = text;
    }
    whole() {
        const value = this.value();
        this.skip();
        if (this.at < this.text.length)
            throw this.unexpected();
        return value;
    }
    value() {
        if (++this.depth > DEEPEST)
            throw new RangeError();
        this.skip();
        const from = this.at;
        const value = this.read();
        this.depth--;
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
        const number = this.match(NUMBER);
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
        this.skip();
        if (!this.take(':'))
            throw this.unexpected();
        return { name, from, to, value: this.value() };
    }
    string() {
        const written = this.match(TEXT);
        if (written === undefined)
            throw this.unexpected();
        return String(JSON.parse(written));
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        const text = pattern.exec(this.text)?.[0];
        if (text !== undefined)
            this.at = pattern.lastIndex;
        return text;
    }
    skip() {
        while (/[ \t\r\n]/.test(this.text.charAt(this.at)))
            this.at++;
    }
    take(sign) {
        if (!this.text.startsWith(sign, this.at))
            return false;
        this.at += sign.length;
        return true;
    }
    unexpected() {
        return new SyntaxError(`it is no JSON at character ${this.at + 1}`);
    }
}
/** The number that a text is; undefined where Terraform, which counts with 512 bits, has another one. */
function exactNumber(text) {
    const digits = text
        .replace(/[eE].*$/, '')
        .replace(/\D/g, '')
        .replace(/^0+/, '');
    const value = Number(text);
    const isWhole = /^-?\d+$/.test(text) && Number.isSafeInteger(value);
    return isWhole || (digits.length <= 15 && Number.isFinite(value)) ? value : undefined;
}
//# sourceMappingURL=read-json.js.map

/***/ })

};
