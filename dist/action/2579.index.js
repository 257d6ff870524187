"use strict";
exports.id = 2579;
exports.ids = [2579,1741];
exports.modules = {

/***/ 7126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: function() { return /* binding */ localPath; },
/* harmony export */   Ts: function() { return /* binding */ directoriesFor; },
/* harmony export */   WI: function() { return /* binding */ readManifest; },
/* harmony export */   dp: function() { return /* binding */ MODULE_MANIFEST; },
/* harmony export */   wK: function() { return /* binding */ findMisled; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
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

/***/ 2579:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findNamedFiles: function() { return /* binding */ findNamedFiles; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2588);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(868);
/* harmony import */ var _read_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1741);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6949);
/* harmony import */ var _literal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2443);
/**
 * Finds the files that Terraform reads because of their names, and those that a text of the configuration names.
 * A name that has to be computed is not followed: only its place is reported.
 */







/**
 * Finds the files that a configuration names.
 *
 * @param root absolute path of the directory that Terraform runs in
 */
function findNamedFiles(root, files, search) {
    return new Finder(root, (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_3__.searchedFiles)(files, search.parsed, search.check), search).find();
}
/** Whether a function reads the file which its first argument names. */
function readsFile(name) {
    return name === 'templatefile' || (name.startsWith('file') && !name.startsWith('fileset'));
}
/** Data sources that read any file, or that render a text as a template. */
const OF_ANY_FILE = ['external', 'template_file'];
/** Data sources and resources that read the files which their arguments name. */
const OF_FILES = [
    'local_file',
    'local_sensitive_file',
    'archive_file',
    'terraform_remote_state',
];
/** Arguments that decide how often a block or a module is used. */
const COUNTING = ['count', 'for_each'];
/** If one directory has more endings than this, further ones count as all its files. */
const MOST_ENDINGS = 100;
class Finder {
    root;
    sources;
    search;
    found = {
        modules: [],
        files: new Map(),
        directories: new Map(),
        computed: [],
    };
    /** Paths of the templates that were read: one may name itself. */
    templates = new Set();
    constructor(root, sources, search) {
        this.root = root;
        this.sources = sources;
        this.search = search;
    }
    find() {
        const { root, found, sources } = this;
        const { modules, unclear, sources: unknownSources } = (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_3__.readConfiguration)(root, sources);
        for (const { path, why } of unclear)
            this.addUnread(path, why);
        for (const source of unknownSources)
            this.addAnyFile(source.value, positionOf(source));
        found.modules = modules.map((module) => toLoadedModule(module, sources));
        for (const module of modules) {
            for (const attributes of module.topAttributes)
                this.addNamesIn(attributes.value, positionOf(attributes), false);
            for (const { block, path } of module.blocks) {
                sources.budget.check();
                this.addNamesOfBlock(block, block, { module, path });
            }
        }
        return found;
    }
    /** @param top the outermost block: its `count` or `for_each` decides whether the inner blocks are used */
    addNamesOfBlock(block, top, place) {
        const { attributes, blocks } = block.body;
        if (block === top && mayReadUnnamedFile(block)) {
            this.found.computed.push(`${place.path}:${block.range.startLine}`);
        }
        for (const { name, value } of attributes) {
            // Where it leads is read with the modules.
            if (top.type === 'module' && name === 'source')
                continue;
            this.addNamesIn(value, positionOf({ ...place, block: top, name, value }), false);
        }
        for (const inner of blocks)
            this.addNamesOfBlock(inner, top, place);
    }
    /**
     * Adds what the texts in an expression name.
     *
     * @param isGiven whether a function or an operator gets the value, so that it may become a part of a name
     */
    addNamesIn(expression, position, isGiven) {
        switch (expression.kind) {
            case 'literal':
            case 'template':
                this.addMentions(expression, position, false);
                return this.addNamesInside(expression, position);
            case 'traversal':
                if (isGiven && (0,_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .isPathValue */ .DK)(expression))
                    this.addComputed(expression, position);
                for (const step of expression.steps) {
                    if (step.kind !== 'literal')
                        this.addNamesIn(step, position, true);
                }
                return;
            case 'call':
                return this.addNamesOfCall(expression, position);
            case 'for': {
                const { collection, key, value, condition } = expression;
                for (const part of [collection, key, value, condition]) {
                    if (part)
                        this.addNamesIn(part, position, isGiven);
                }
                return;
            }
            default: {
                // The parts of these become the value, or parts of it, unchanged.
                const keepsParts = ['tuple', 'object', 'conditional'].includes(expression.kind);
                for (const part of (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_4__/* .partsOf */ .CI)(expression)) {
                    this.addNamesIn(part, position, isGiven || !keepsParts);
                }
            }
        }
    }
    /**
     * Adds what the holes of a template name; of an expression that is no text, what it names itself. The text is left to the
     * caller, and `path.module`, `path.root` and `path.cwd` belong to it. Any other value may become a part of a name.
     */
    addNamesInside(expression, position) {
        if (expression.kind === 'literal' || (0,_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .isPathValue */ .DK)(expression))
            return;
        if (expression.kind !== 'template')
            return this.addNamesIn(expression, position, true);
        for (const part of expression.parts)
            this.addNamesInside(part, position);
    }
    addNamesOfCall(expression, position) {
        const { name, arguments: values } = expression;
        const [first, second, ...rest] = values;
        // Without its namespace, as in `core::file`.
        const called = name.slice(name.lastIndexOf(':') + 1);
        if (called === 'templatestring')
            this.addComputed(expression, position);
        if (called === 'fileset' && first && second) {
            this.addFileset(first, second, position);
            for (const value of rest)
                this.addNamesIn(value, position, true);
        }
        else if (readsFile(called) && first) {
            this.addReadFile(first, position, called === 'templatefile');
            // The template decides whether a value becomes a part of a name.
            if (second)
                this.addNamesIn(second, position, false);
            for (const value of rest)
                this.addNamesIn(value, position, true);
        }
        else
            for (const value of values)
                this.addNamesIn(value, position, true);
    }
    addReadFile(argument, position, isTemplate) {
        if (!this.addMentions(argument, position, true))
            this.addComputed(argument, position);
        this.addNamesInside(argument, position);
        if (!isTemplate)
            return;
        for (const written of (0,_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .writtenTexts */ .Ki)(argument)) {
            if (written.isComputed)
                continue;
            for (const path of this.pathsOf(written, position))
                this.addTemplate(path);
        }
    }
    /**
     * Adds what the texts of an expression name.
     *
     * @returns whether all of it is written out
     */
    addMentions(expression, position, isRead) {
        const texts = (0,_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .writtenTexts */ .Ki)(expression);
        for (const written of texts) {
            const isPath = written.afterPath || (0,_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .isWrittenAsPath */ .DS)(written.text);
            if (written.isComputed) {
                if (isPath)
                    this.addComputed(expression, position);
                continue;
            }
            if (mayLeadBack(written.text))
                this.addAnyFile(expression, position);
            for (const path of this.pathsOf(written, position)) {
                if (!this.search.isRelevant(path))
                    continue;
                (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_6__/* .addTo */ .D)(this.found.files, path, mentionAt(expression, position, isRead));
                if (isPath)
                    this.addDirectory(path, '', mentionAt(expression, position, false));
            }
        }
        return areWrittenOut(texts);
    }
    /** The files that a text may name. Terraform starts in the root module; a text may count from its own module. */
    pathsOf({ text, afterPath }, { module }) {
        const path = withoutEmptySteps(text);
        if ((path === '' && !afterPath) || path.length > LONGEST_PATH)
            return [];
        return Array.from(new Set([this.root, module]), (directory) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, path));
    }
    addFileset(directory, pattern, position) {
        const texts = (0,_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .writtenTexts */ .Ki)(directory);
        const patterns = (0,_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .writtenTexts */ .Ki)(pattern).map(aroundWildcards);
        const isKnown = areWrittenOut(texts) && patterns.length > 0 && !patterns.includes(undefined);
        if (!isKnown)
            this.addComputed(directory, position);
        this.addNamesInside(directory, position);
        this.addNamesInside(pattern, position);
        for (const { text, afterPath, isComputed } of texts) {
            if (isComputed)
                continue;
            if (mayLeadBack(text))
                this.addAnyFile(directory, position);
            const directories = this.pathsOf({ text: text || '.', afterPath, isComputed }, position);
            for (const around of patterns.length > 0 ? patterns : [undefined]) {
                // Of a pattern that is not known, all files count.
                const { before, ending } = around ?? { before: '', ending: '' };
                for (const path of directories.map((from) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, before))) {
                    if (!this.search.isRelevant(path))
                        continue;
                    this.addDirectory(path, ending, mentionAt(directory, position, true));
                }
            }
        }
    }
    /** Adds the files of a directory with this ending; '' stands for all of them. */
    addDirectory(path, ending, mention) {
        const { directories } = this.found;
        const { endings } = directories.get(path) ?? { endings: new Map() };
        directories.set(path, { path, endings });
        const hasRoom = endings.has(ending) || endings.size < MOST_ENDINGS;
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_6__/* .addTo */ .D)(endings, hasRoom ? ending : '', mention);
    }
    /** Reads a template: it may name files of the root module, like the configuration itself. */
    addTemplate(path) {
        if (this.templates.has(path))
            return;
        this.templates.add(path);
        const text = (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .readText */ .yR)(path, this.sources);
        if (typeof text !== 'string') {
            if (text.why !== _module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .CANNOT_BE_READ */ .v8)
                this.addUnread(path, text.why);
            return;
        }
        const value = (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .readTemplate */ .xV)(text, this.sources);
        if (value === undefined)
            return this.addUnread(path, 'it cannot be read as a template');
        const written = once(() => `${path} ${digestOf(value)}`);
        this.addNamesInside(value, { module: this.root, path, written });
    }
    addComputed({ range }, { path }) {
        this.found.computed.push(`${path}:${range.startLine}`);
    }
    addAnyFile(expression, position) {
        this.addComputed(expression, position);
        const mention = mentionAt(expression, position, false);
        this.addDirectory('', '', { ...mention, why: 'may lead to any file' });
    }
    /** Adds a file that was not read as a whole: what it names is not known. */
    addUnread(path, why) {
        this.found.computed.push(path);
        const written = () => `${path} ${why}`;
        const mention = { module: this.root, where: path, isRead: false, written };
        this.addDirectory('', '', { ...mention, why: `cannot be read as a whole: ${why}` });
    }
}
/** The longest path of Linux. */
const LONGEST_PATH = 4_096;
function mentionAt({ range }, { module, path, written }, isRead) {
    return { module, where: `${path}:${range.startLine}`, isRead, why: undefined, written };
}
/** Calls `make` at the first use, and keeps the result. */
function once(make) {
    let made;
    return () => (made ??= make());
}
function toLoadedModule(module, { files }) {
    const followedPaths = module.paths.map((path) => files.follow(path));
    return {
        places: [...files.follow(module.directory)],
        // A path that is followed to itself alone is no link.
        linked: followedPaths.filter((places) => places.length > 1).flat(),
        calls: module.callers.map((call) => {
            const values = ['source', ...COUNTING].map((name) => (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .valuesOfArgument */ .DT)(call, name).map(({ value }) => value));
            return { from: call.module.directory, written: `${call.label} ${digestOf(values)}` };
        }),
    };
}
/** The position of an attribute. Its digest is of the value and of the block's `count` and `for_each`. */
function positionOf({ module, block, name = '', value, path }) {
    const written = () => {
        const attributes = block?.body.attributes ?? [];
        const deciding = attributes.filter(({ name: other }) => COUNTING.includes(other));
        const parent = block ? `${block.type} ${block.labels.join('.')}` : path;
        return `${parent} ${name} ${digestOf([value, ...deciding])}`;
    };
    return { module: module.directory, path, written: once(written) };
}
/** The digest of what is written, without its lines and columns. */
function digestOf(written) {
    const text = JSON.stringify(written, (key, value) => key === 'range' || key === 'template' ? undefined : value);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}
/**
 * Whether a block may read a file whose name is not written out: a data source of a kind that reads files of any name,
 * or a block of a kind that takes names of files, with an argument that is computed.
 */
function mayReadUnnamedFile({ type, labels: [kind], body }) {
    if (type !== 'data' && type !== 'resource')
        return false;
    if (OF_ANY_FILE.includes(kind))
        return type === 'data';
    if (!OF_FILES.includes(kind))
        return false;
    // A remote state whose backend is not `local` is no file.
    const backend = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_4__/* .attributeIn */ .yo)(body, 'backend');
    if (backend?.kind === 'literal' && backend.value !== 'local')
        return false;
    return !isWrittenOut(body);
}
function isWrittenOut({ attributes, blocks }) {
    return (attributes.every(({ value }) => isLiteral(value)) &&
        blocks.every(({ body }) => isWrittenOut(body)));
}
/** Whether no part of a value has to be computed, except a `path` value. */
function isLiteral(expression) {
    if (expression.kind === 'object' || expression.kind === 'tuple')
        return (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_4__/* .partsOf */ .CI)(expression).every(isLiteral);
    return expression.kind === 'literal' || areWrittenOut((0,_literal_js__WEBPACK_IMPORTED_MODULE_5__/* .writtenTexts */ .Ki)(expression));
}
/** Whether there are texts, and no part of them has to be computed. */
function areWrittenOut(texts) {
    return texts.length > 0 && texts.every(({ isComputed }) => !isComputed);
}
/** A path with slashes, without empty and `.` steps. `~/` is left out: the home directory may be the configuration's. */
function withoutEmptySteps(path) {
    const slashed = path.replaceAll('\\', '/');
    return slashed.replaceAll(/\/(?:\.?\/)+/g, '/').replace(/^~\//, '');
}
/**
 * Whether a path may lead anywhere: it begins with one of the names under which a process finds its own directory
 * and its open files, it leads up from elsewhere, or it has too many steps to be followed.
 */
function mayLeadBack(path) {
    const isTooLong = withoutEmptySteps(path).length > LONGEST_PATH;
    if (isTooLong && /\.\.[/\\]/.test(path))
        return true;
    const isUp = /^~?[/\\](?:.*[/\\])?\.\.(?:[/\\]|$)/s.test(path);
    return isUp || /^\/(?:proc|dev\/fd)(?:\/|$)/.test(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(path));
}
/** The directory before the first wildcard of a pattern, and the text after its last one; undefined if that is not known. */
function aroundWildcards(written) {
    const { text: pattern, afterPath, isComputed } = written;
    if (afterPath || isComputed || pattern.includes('\\'))
        return undefined;
    const first = pattern.search(/[*?[{]/);
    if (first < 0)
        return { before: pattern, ending: '' };
    const rest = pattern.slice(first);
    if (!STAYS_BELOW.test(rest))
        return undefined;
    const before = pattern.slice(0, pattern.lastIndexOf('/', first) + 1);
    // After the last sign of a wildcard, and only in the last name.
    return { before, ending: rest.replace(/.*[*?[\]{}/]/s, '') };
}
/** Patterns that find files only below their directory. */
const STAYS_BELOW = /^(?:[A-Za-z0-9_/*?}-]|\[[A-Za-z0-9_-]+\]|[{,](?=[A-Za-z0-9_*])|\.(?=[A-Za-z0-9_*{]))*$/;
//# sourceMappingURL=named-files.js.map

/***/ }),

/***/ 1741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: function() { return /* binding */ valuesOfArgument; },
/* harmony export */   cH: function() { return /* binding */ placesOfModule; },
/* harmony export */   readConfiguration: function() { return /* binding */ readConfiguration; },
/* harmony export */   searchedFiles: function() { return /* binding */ searchedFiles; },
/* harmony export */   xV: function() { return /* binding */ readTemplate; },
/* harmony export */   yR: function() { return /* binding */ readText; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(239);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6949);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6817);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(868);
/* harmony import */ var _module_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7126);
/* harmony import */ var _parsed_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7025);
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(351);
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

/***/ })

};
;