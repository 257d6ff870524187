export const id = 2579;
export const ids = [2579,1741];
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

/***/ 92579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findNamedFiles: () => (/* binding */ findNamedFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72588);
/* harmony import */ var _model_once_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88682);
/* harmony import */ var _computed_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95860);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60868);
/* harmony import */ var _read_configuration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51741);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56949);
/* harmony import */ var _written_texts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52298);
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
    return new NameFinder(root, (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__.searchedFiles)(files, search.parsed, search.check), search).find();
}
/** Whether a function reads the file which its first argument names. */
function readsFile(name) {
    return name === 'templatefile' || (name.startsWith('file') && !name.startsWith('fileset'));
}
/** Files of which the text may become other values by way of a local value. */
const DATA_NAME = /\.(?:json|ya?ml|csv|toml)$/;
/** Functions of which the text of a file is the value. */
const GIVE_TEXT = ['file', 'filebase64', 'templatefile'];
/** The arguments of data sources and resources that name a file which is read. */
const FILE_ARGUMENTS = new Map([
    ['local_file', ['filename', 'source']],
    ['local_sensitive_file', ['filename', 'source']],
    ['archive_file', ['source_file', 'source_dir']],
    ['terraform_remote_state', ['config']],
]);
/** Blocks of which the arguments are those of a provider, a resource or a backend. */
const OF_SCHEMAS = new Set(['resource', 'data', 'ephemeral', 'provider', 'terraform', 'check']);
/** What runs after the plan: nothing in these blocks is read for it. */
const AFTER_PLAN = new Set(['provisioner', 'connection']);
function wordsOf(text) {
    return new Set(text.match(/[a-z0-9]+/g));
}
/** The last words of names of arguments that are paths. */
const PATH_WORDS = wordsOf(`
  path paths file files filename filenames dir dirs directory directories folder folders source
  sources src context dockerfile chart kubeconfig template templates script scripts zip archive
  package playbook credentials
`);
/** Functions that make no part of a path of their arguments: a number, a condition, a digest, a name alone, an encoded text. */
const MAKE_NO_PATH = wordsOf(`
  basename can length contains startswith endswith strcontains index base64encode base64gzip md5
  sha1 sha256 sha512 base64sha256 base64sha512 uuidv5 alltrue anytrue
`);
/** Functions of which the arguments become the value, parts of it, or the beginning of a longer text. */
const KEEP_PATHS = wordsOf(`
  merge concat coalesce coalescelist flatten tolist toset tomap zipmap setunion setproduct try
  lookup element one values compact distinct sort reverse chunklist jsonencode yamlencode
  sensitive nonsensitive tostring join
`);
/** Arguments that decide how often a block or a module is used. */
const COUNTING = ['count', 'for_each'];
/** If one directory has more endings than this, further ones count as all its files. */
const MOST_ENDINGS = 100;
class NameFinder {
    root;
    searched;
    search;
    found = {
        modules: [],
        files: new Map(),
        directories: new Map(),
        computed: [],
        upward: [],
        unbounded: [],
        handedOn: new Set(),
        inWords: new Set(),
        notFollowed: [],
        provisioners: [],
    };
    /** Paths of the templates that were read: one may name itself. */
    templates = new Set();
    /** Paths of the files whose texts are values, and of those among them whose names are computed. */
    texts = new Set();
    computedTexts = [];
    /** Paths of those of which a function makes other values, such as the names of files. */
    data = new Set();
    named = new Map();
    followed = { depth: 0 };
    starts = new Map();
    /** Where a function makes another path of `path.module` and the like, or of a path that leads up. */
    changedPaths = [];
    /** Whether an argument that is a path begins with a computed part. It may be one of the changed paths. */
    hasOpenArgument = false;
    constructor(root, searched, search) {
        this.root = root;
        this.searched = searched;
        this.search = search;
    }
    find() {
        const { root, found, searched } = this;
        const { modules, unclear, unknownSources } = (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__.readConfiguration)(root, searched, this.search.variableFiles);
        for (const { path, why } of unclear)
            this.addUnread(path, why);
        for (const source of unknownSources) {
            const why = 'names a module that may be any directory';
            this.addAnyFile(source.value, this.positionOf(source), why);
        }
        found.modules = modules.map((module) => toLoadedModule(module, searched));
        const followed = new Set(modules.flatMap(({ callers }) => callers));
        for (const module of modules) {
            for (const call of module.calls.values()) {
                const [first] = call.blocks;
                if (first === undefined || followed.has(call))
                    continue;
                const where = `${first.path}:${first.block.range.startLine}`;
                found.notFollowed.push({ where, why: 'calls a module whose files are not here' });
            }
            for (const attributes of module.topAttributes)
                this.addNamesIn(attributes.value, this.positionOf(attributes), 'kept');
            for (const { block, path } of module.blocks) {
                searched.budget.check();
                this.addNamesOfBlock(block, block, { module, path });
            }
            // Of another module than the root, `path.module` leads up.
            this.addUpward(`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, module.directory)}/x`);
        }
        if (this.changedPaths.length > 0) {
            for (const { steps } of found.upward.slice())
                found.upward.push({ steps, rest: '' });
        }
        if (this.search.mayChange)
            this.readComputedFiles(this.search.mayChange);
        if (this.hasOpenArgument)
            found.unbounded.push(...this.changedPaths);
        return found;
    }
    /** @param top the outermost block: its `count` or `for_each` decides whether the inner blocks are used */
    addNamesOfBlock(block, top, place) {
        const { attributes, blocks } = block.body;
        if (block === top || top.type === 'check')
            this.addFilesOfBlock(block, place);
        for (const { type, name, range } of [...blocks, ...attributes].map(namedPart)) {
            // In JSON a block is read as an argument.
            if (!AFTER_PLAN.has(type ?? name))
                continue;
            const where = `${place.path}:${range.startLine}`;
            this.found.provisioners.push({ where, why: 'runs something that may read any file' });
        }
        const isOfSchema = OF_SCHEMAS.has(top.type) && !AFTER_PLAN.has(block.type);
        for (const { name, value } of attributes) {
            // Where it leads is read with the modules.
            if (top.type === 'module' && name === 'source')
                continue;
            const position = this.positionOf({ ...place, block: top, name, value });
            this.addNamesIn(value, position, 'kept');
            if (isOfSchema)
                this.addPathArguments(name, value, position);
        }
        for (const inner of blocks) {
            const isRepeated = block.type === 'dynamic' && inner.type === 'content';
            const content = isRepeated ? (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutMeaning */ .SV)(inner, [iteratorOf(block)]) : inner;
            this.addNamesOfBlock(content, top, place);
        }
    }
    /** Adds the files of computed names that a data source or a resource reads, and the template that one renders. */
    addFilesOfBlock(block, { module, path }) {
        const { type, labels, body } = block;
        const [kind = ''] = labels;
        if (type !== 'data' && type !== 'resource')
            return;
        const positionAt = (value) => this.positionOf({ module, block, path, value });
        if (type === 'data' && kind === 'external') {
            this.addUnbounded(block, path, 'runs a program, which may read any file');
        }
        else if (type === 'data' && kind === 'template_file') {
            const template = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .attributeIn */ .yo)(body, 'template');
            if (template)
                this.addRendered(template, positionAt(template));
            else
                this.addUnbounded(block, path, 'renders a template that is not written out');
        }
        const backend = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .attributeIn */ .yo)(body, 'backend');
        // A remote state whose backend is not `local` is no file.
        if (backend?.kind === 'literal' && backend.value !== 'local')
            return;
        for (const name of FILE_ARGUMENTS.get(kind) ?? []) {
            const value = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .attributeIn */ .yo)(body, name);
            if (value)
                this.addComputedNames(value, positionAt(value));
        }
    }
    /** Adds the files that an argument may name by computed texts, and those in it, if their names are those of paths. */
    addPathArguments(name, expression, position) {
        if (expression.kind === 'object') {
            for (const { key, value } of expression.entries)
                this.addPathArguments(pathName((0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .literalText */ .bK)(key)) ?? name, value, position);
        }
        else if (expression.kind === 'tuple') {
            for (const item of expression.items)
                this.addPathArguments(name, item, position);
        }
        else if (pathName(name) !== undefined) {
            for (const written of (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .writtenTexts */ .Ki)(expression, position.texts)) {
                if (written.rest === undefined)
                    continue;
                if (written.text === '' && !written.afterPath && !mayLeadUp([written])) {
                    this.found.handedOn.add(this.root);
                    this.hasOpenArgument ||= !(position.module === this.root && isVariable(expression));
                }
                else if (!isAbsolute(written))
                    this.addComputed(expression, position, written);
            }
        }
    }
    /** Adds the files that an argument names by computed texts: an object or a list may have several. */
    addComputedNames(expression, position) {
        if (expression.kind === 'object' || expression.kind === 'tuple') {
            for (const part of (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .partsOf */ .CI)(expression))
                this.addComputedNames(part, position);
        }
        else if (expression.kind !== 'literal') {
            for (const written of (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .writtenTexts */ .Ki)(expression, position.texts)) {
                if (written.rest !== undefined)
                    this.addComputed(expression, position, written);
            }
        }
    }
    /** Adds what a template names that is the text of a file, or that is written in the configuration. */
    addRendered(expression, position) {
        const only = expression.kind === 'template' ? expression.parts : [expression];
        const [part] = only;
        const text = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .literalText */ .bK)(part);
        if (only.length > 1 || part === undefined) {
            return this.addUnbounded(expression, position.path, 'renders a template that is not written out');
        }
        if (text !== undefined) {
            const value = (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__.readTemplate)(text, this.searched);
            if (value !== undefined)
                return this.addNamesOfTemplate(value, position.path);
        }
        const name = part.kind === 'call' && (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .functionName */ .AQ)(part) === 'file' ? part.arguments[0] : undefined;
        if (name !== undefined)
            return this.addTextOf(name, position, { isTemplate: true, isData: false });
        this.addUnbounded(expression, position.path, 'renders a template that is not written out');
    }
    /** Adds what the texts in an expression name. */
    addNamesIn(expression, position, use) {
        switch (expression.kind) {
            case 'literal':
            case 'template': {
                this.addMentions(expression, position, false);
                const texts = (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .writtenTexts */ .Ki)(expression, position.texts);
                this.addWords(texts, position);
                if (expression.kind === 'template') {
                    // At the beginning a place belongs to the text, which is a name.
                    for (const part of expression.parts.slice(1))
                        this.addHandedOn(part, position);
                }
                if (use === 'changed' && texts.some(isWrittenUpward)) {
                    const where = `${position.path}:${expression.range.startLine}`;
                    this.changedPaths.push({ where, why: 'makes another path of one that leads up' });
                }
                // What begins with a computed part and leads up is in no directory that is known.
                const leadsUp = mayLeadUp(texts);
                return this.addNamesInside(expression, position, leadsUp ? 'changed' : use);
            }
            case 'traversal':
                if (use !== 'no path')
                    this.addHandedOn(expression, position);
                if (use === 'changed' && this.mayBePlace(expression, position)) {
                    const where = `${position.path}:${expression.range.startLine}`;
                    this.changedPaths.push({ where, why: 'makes another path of where it is' });
                }
                for (const step of expression.steps) {
                    if (step.kind !== 'literal')
                        this.addNamesIn(step, position, 'no path');
                }
                return;
            case 'call':
                return this.addNamesOfCall(expression, position, use);
            case 'for': {
                // What the loop calls its values has no other meaning inside of it.
                const own = [expression.keyName, expression.valueName];
                const [key, value, condition] = [
                    expression.key,
                    expression.value,
                    expression.condition,
                ].map((part) => (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutMeaning */ .SV)(part, own));
                for (const part of [expression.collection, key, value]) {
                    if (part)
                        this.addNamesIn(part, position, use);
                }
                if (condition)
                    this.addNamesIn(condition, position, 'no path');
                return;
            }
            case 'conditional':
                this.addNamesIn(expression.condition, position, 'no path');
                for (const part of [expression.yes, expression.no])
                    this.addNamesIn(part, position, use);
                return;
            case 'operation':
                for (const part of expression.operands)
                    this.addNamesIn(part, position, 'no path');
                return;
            case 'access': {
                const { of, steps } = expression;
                // One of the names that a path is divided into.
                this.addNamesIn(of, position, isDivision(of) ? 'no path' : use);
                for (const step of steps)
                    this.addNamesIn(step, position, 'no path');
                return;
            }
            default:
                for (const part of (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .partsOf */ .CI)(expression))
                    this.addNamesIn(part, position, use);
        }
    }
    /**
     * Adds what the holes of a template name; of an expression that is no text, what it names itself. The text is left to the
     * caller, and `path.module`, `path.root` and `path.cwd` belong to it. Any other value may become a part of a name.
     */
    addNamesInside(expression, position, use) {
        if (expression.kind === 'literal' || (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .isPathValue */ .DK)(expression))
            return;
        if (expression.kind !== 'template')
            return this.addNamesIn(expression, position, use);
        for (const part of expression.parts)
            this.addNamesInside(part, position, use);
    }
    /** Whether a value is a path of the configuration, or one that leads up, by itself or as a local value. */
    mayBePlace(expression, { texts: named }) {
        const texts = (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .writtenTexts */ .Ki)(expression, named);
        return texts.some((written) => written.afterPath || isWrittenUpward(written));
    }
    addNamesOfCall(expression, position, use) {
        const values = expression.arguments;
        const [first, second, ...rest] = values;
        const called = (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .functionName */ .AQ)(expression);
        if (called === 'templatestring') {
            this.addUnbounded(expression, position.path, 'renders a template that is not written out');
        }
        if (called === 'fileset' && first && second) {
            this.addFileset(first, second, position);
            for (const value of rest)
                this.addNamesIn(value, position, 'changed');
        }
        else if (readsFile(called) && first) {
            this.addReadFile(first, position, { called, use });
            // The template decides whether a value becomes a part of a name.
            if (second)
                this.addNamesIn(second, position, 'kept');
            for (const value of rest)
                this.addNamesIn(value, position, 'changed');
        }
        else {
            const texts = (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .writtenTexts */ .Ki)(expression, position.texts);
            // What it makes is known, so that nothing else comes of the arguments.
            const isReplaced = (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .isReplacement */ .D8)(expression) && (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .areWrittenOut */ .Ez)(texts);
            if (isReplaced || (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .isTextMaker */ .uR)(expression))
                this.addMentions(expression, position, false);
            const ofArguments = isReplaced ? 'no path' : useIn(expression, use);
            const useOfArguments = mayLeadUp(texts) && use === 'kept' ? 'changed' : ofArguments;
            for (const value of values)
                this.addNamesIn(value, position, useOfArguments);
        }
    }
    addReadFile(argument, position, { called, use }) {
        this.addMentions(argument, position, true);
        this.addNamesInside(argument, position, 'kept');
        if (GIVE_TEXT.includes(called)) {
            const isTemplate = called === 'templatefile';
            this.addTextOf(argument, position, { isTemplate, isData: use === 'changed' });
        }
        else
            this.addComputedNames(argument, position);
    }
    /** Adds what the text of a file names, where a template is rendered; else the text is only a value. */
    addTextOf(name, position, use) {
        for (const written of (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .writtenTexts */ .Ki)(name, position.texts)) {
            if (written.rest === undefined) {
                for (const path of this.pathsOf(written, position))
                    this.addText(path, use);
            }
            else {
                const patterns = this.addComputed(name, position, written);
                if (patterns.some(({ prefix }) => prefix === '')) {
                    this.addUnbounded(name, position.path, 'has the computed name of a file');
                }
                this.computedTexts.push(...patterns.map((pattern) => ({ ...pattern, ...use })));
            }
        }
    }
    addText(path, { isTemplate, isData }) {
        this.texts.add(path);
        if (isData || DATA_NAME.test(path))
            this.data.add(path);
        if (isTemplate)
            this.addTemplate(path);
    }
    /**
     * Adds what the texts of an expression name.
     *
     * @param isRead whether a function reads the file of this name; else the text is a value
     */
    addMentions(expression, position, isRead) {
        for (const written of (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .writtenTexts */ .Ki)(expression, position.texts)) {
            const { text, rest } = written;
            const isPath = written.afterPath || (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .isWrittenAsPath */ .DS)(text);
            if (!isRead)
                this.addUpward(text + (rest ?? ''));
            if (rest !== undefined) {
                if (isPath && !isRead && !isAbsolute(written)) {
                    this.addComputed(expression, position, written);
                }
                continue;
            }
            // A function that only gives the directory of the module names no file in it.
            if (expression.kind === 'call' && text === '')
                continue;
            if ((0,_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .mayLeadBack */ .VP)(text) && (isRead || !OF_PROCESSES.test(text))) {
                this.addAnyFile(expression, position, 'may lead to any file');
            }
            for (const path of this.pathsOf(written, position)) {
                if (!this.search.isRelevant(path))
                    continue;
                const at = { ...position, written: (0,_model_once_js__WEBPACK_IMPORTED_MODULE_7__/* .once */ .O)(() => `${position.written()} ${text}`) };
                (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_8__/* .addTo */ .D)(this.found.files, path, mentionAt(expression, at, isRead));
                if (isPath)
                    this.addDirectory(path, '', mentionAt(expression, at, false));
            }
        }
    }
    /** The files that a text may name. Terraform starts in the root module; a text may count from its own module. */
    pathsOf({ text, afterPath, isAttached }, { module }) {
        const path = (0,_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutEmptySteps */ .fE)(text);
        if ((path === '' && !afterPath) || path.length > _written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .LONGEST_PATH */ .fN)
            return [];
        const directories = this.startsOf(module);
        return isAttached
            ? directories.flatMap(_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .attachedTo */ .cV).map((beginning) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(beginning + path))
            : directories.map((directory) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, path));
    }
    /** Where relative names begin: in the root module or in the one that has them, and where links on these lead. */
    startsOf(module) {
        const known = this.starts.get(module);
        if (known !== undefined)
            return known;
        const { files } = this.searched;
        const directories = [...new Set([this.root, module])];
        const starts = [...new Set(directories.flatMap((each) => files.follow(each)))];
        this.starts.set(module, starts);
        return starts;
    }
    addFileset(directory, pattern, position) {
        this.addNamesInside(directory, position, 'kept');
        this.addNamesInside(pattern, position, 'kept');
        const patterns = (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .writtenTexts */ .Ki)(pattern, position.texts);
        for (const { text, rest } of patterns)
            this.addUpward(text + (rest ?? ''));
        const isComputed = !(0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .areWrittenOut */ .Ez)(patterns);
        const around = patterns.map((each) => (each.rest === undefined ? aroundWildcards(each) : ALL));
        if (around.includes(undefined)) {
            const why = 'finds files by a pattern that may lead out of its directory';
            this.addUnbounded(pattern, position.path, why);
        }
        for (const written of (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .writtenTexts */ .Ki)(directory, position.texts)) {
            const { text, rest } = written;
            if (rest !== undefined || isComputed) {
                const inside = rest === undefined && text !== '' ? `${text}/` : text;
                this.addComputed(directory, position, {
                    ...written,
                    text: inside,
                    rest: rest === undefined ? _written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .COMPUTED */ .g0 : `${rest}/${_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .COMPUTED */ .g0}`,
                });
            }
            if (rest !== undefined)
                continue;
            if ((0,_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .mayLeadBack */ .VP)(text))
                this.addAnyFile(directory, position, 'may lead to any file');
            const directories = this.pathsOf({ ...written, text: text || '.' }, position);
            for (const { before, ending } of around.map((each) => each ?? ALL)) {
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
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_8__/* .addTo */ .D)(endings, hasRoom ? ending : '', mention);
    }
    /** Reads a template: it may name files of the root module, like the configuration itself. */
    addTemplate(path) {
        if (this.templates.has(path))
            return;
        this.templates.add(path);
        const text = (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__.readText)(path, this.searched);
        if (typeof text !== 'string') {
            if (text.why !== _module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .CANNOT_BE_READ */ .v8)
                this.addUnread(path, text.why);
            return;
        }
        const value = (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__.readTemplate)(text, this.searched);
        if (value === undefined)
            return this.addUnread(path, 'it cannot be read as a template');
        this.addNamesOfTemplate(value, path);
    }
    addNamesOfTemplate(value, path) {
        const written = (0,_model_once_js__WEBPACK_IMPORTED_MODULE_7__/* .once */ .O)(() => `${path} ${digestOf(value)}`);
        const position = { module: this.root, path, written, texts: new _written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .NamedTexts */ .gq() };
        this.addNamesInside(value, position, 'kept');
    }
    /**
     * Adds the files of which a name is the beginning and the end.
     *
     * @returns where they are; none if the name may be any
     */
    addComputed(expression, position, written) {
        const { module, path } = position;
        const patterns = (0,_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .pathsAround */ .K$)(written, this.startsOf(module));
        const where = `${path}:${expression.range.startLine}`;
        if (patterns === undefined)
            this.addUnbounded(expression, path, 'has the computed name of a file');
        else
            this.found.computed.push(...patterns.map((pattern) => ({ ...pattern, where })));
        return patterns ?? [];
    }
    /** Adds the directory that a value is: whoever gets it may read any file of it. */
    addHandedOn(expression, { module }) {
        if (expression.kind !== 'traversal' || !(0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .isPathValue */ .DK)(expression))
            return;
        const [step] = expression.steps;
        this.found.handedOn.add((0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .literalText */ .bK)(step) === 'module' ? module : this.root);
    }
    /** Adds what words of a text name: a resource may run a command, or read a list of names. */
    addWords(texts, position) {
        for (const { text } of texts) {
            const words = text.length > _written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .LONGEST_PATH */ .fN ? [] : text.split(/[ \t\r\n"'`=,;:()<>|&]+/);
            if (words.length < 2)
                continue;
            for (const word of words) {
                if (!/[./]/.test(word))
                    continue;
                const written = { text: word, afterPath: false, isAttached: false, rest: undefined };
                for (const path of this.pathsOf(written, position))
                    this.found.inWords.add(path);
            }
        }
    }
    addUpward(text) {
        for (const upward of (0,_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .upwardIn */ .jb)(text))
            this.found.upward.push(upward);
    }
    addUnbounded({ range }, path, why) {
        this.found.unbounded.push({ where: `${path}:${range.startLine}`, why });
    }
    addAnyFile(expression, position, why) {
        this.addUnbounded(expression, position.path, why);
        const mention = mentionAt(expression, position, false);
        this.addDirectory('', '', { ...mention, why: 'may lead to any file' });
    }
    /** Adds a file that was not read as a whole: what it names is not known. */
    addUnread(path, reason) {
        const why = `cannot be read as a whole: ${reason}`;
        this.found.unbounded.push({ where: path, why });
        const written = () => `${path} ${reason}`;
        this.addDirectory('', '', { module: this.root, where: path, isRead: false, why, written });
    }
    /** Reads the templates with computed names, and adds what leads up in texts that are values. */
    readComputedFiles(mayChange) {
        // More are added while the loop runs: a template may render others.
        for (const { prefix, suffix, ...use } of this.computedTexts) {
            for (const path of this.filesLike(prefix, suffix, mayChange))
                this.addText(path, use);
        }
        const { computed } = this.found;
        if (computed.length === 0 && !this.hasOpenArgument)
            return;
        const starts = this.startsOf(this.root).map((start) => (0,_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inDirectory */ .zX)(start));
        for (const path of this.texts) {
            if (!mayChange(path))
                continue;
            const text = (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__.readText)(path, this.searched);
            if (typeof text === 'string') {
                this.addUpward(text);
                if (!this.hasOpenArgument || !this.data.has(path))
                    continue;
                const names = starts.map((prefix) => ({ prefix, suffix: '' }));
                const patterns = (0,_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .pathsOfAll */ .Pt)(names, (0,_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .upwardIn */ .jb)(text));
                computed.push(...patterns.map((pattern) => ({ ...pattern, where: path })));
            }
            else if (text.why !== _module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .CANNOT_BE_READ */ .v8)
                this.addUnread(path, text.why);
        }
    }
    /** The files whose paths begin and end like that. */
    filesLike(prefix, suffix, mayChange) {
        const paths = [];
        const directories = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(`${prefix}x`)];
        for (const directory of directories) {
            if (!mayChange(directory))
                continue;
            for (const name of this.searched.files.readDirectory(directory)) {
                const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name);
                const isOnTheWay = path.startsWith(prefix) || prefix.startsWith((0,_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inDirectory */ .zX)(path));
                if (name === '.git' || !isOnTheWay)
                    continue;
                if (path.endsWith(suffix))
                    paths.push(path);
                directories.push(path);
            }
            if (directories.length > MOST_FILES) {
                this.addUnread(directories[0] ?? prefix, 'there are too many files in it');
                return [];
            }
        }
        return paths;
    }
    positionOf({ module, block, name = '', value, path }) {
        return {
            module: module.directory,
            path,
            written: (0,_model_once_js__WEBPACK_IMPORTED_MODULE_7__/* .once */ .O)(() => digestOfAttribute({ block, name, value, path })),
            texts: this.textsOf(module),
        };
    }
    textsOf(module) {
        const known = this.named.get(module);
        if (known !== undefined)
            return known;
        const texts = new _written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .NamedTexts */ .gq({
            locals: localValuesOf(module),
            variable: (name) => this.textOfVariable(module, name),
            place: (0,_model_once_js__WEBPACK_IMPORTED_MODULE_7__/* .once */ .O)(() => this.placeOf(module)),
            followed: this.followed,
        });
        this.named.set(module, texts);
        return texts;
    }
    /** What `path.module` is in a module; undefined where links may make it another text. */
    placeOf({ directory }) {
        const isLink = [this.root, directory].some((each) => this.searched.files.follow(each).length > 1);
        return isLink ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(this.root, directory).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/') || '.';
    }
    /** The text of a variable, by the files that say it; undefined where they do not, or where something else may. */
    textOfVariable(module, name) {
        const declared = module.blocks.filter(({ block }) => block.type === 'variable' && block.labels[0] === name);
        const [declaration] = declared;
        if (declaration === undefined || declared.length > 1)
            return undefined;
        const { body } = declaration.block;
        const type = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .attributeIn */ .yo)(body, 'type');
        if (type !== undefined && !isTypeOfText(type))
            return undefined;
        const byDefault = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .attributeIn */ .yo)(body, 'default');
        const ofDefault = () => byDefault && (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .markedText */ .ul)(byDefault, new _written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .NamedTexts */ .gq());
        if (module.directory !== this.root) {
            return onlyText(module.callers.map((call) => this.textOfArgument(call, name, ofDefault)));
        }
        const isOnlyOfFiles = this.search.isVariableOfFiles?.(name) === true;
        // A service that plans may have values of its own.
        if (!isOnlyOfFiles || module.callers.length > 0 || isAtService(module))
            return undefined;
        const given = module.topAttributes.flatMap(({ value }) => value.kind === 'object' ? value.entries.filter(({ key }) => (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .literalText */ .bK)(key) === name) : []);
        if (given.length === 0)
            return ofDefault();
        return onlyText(given.map(({ value }) => (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .markedText */ .ul)(value, new _written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .NamedTexts */ .gq())));
    }
    textOfArgument(call, name, ofDefault) {
        const [argument, ...others] = (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__.valuesOfArgument)(call, name);
        if (call.blocks.length > 1 || others.length > 0)
            return undefined;
        if (argument === undefined)
            return ofDefault();
        const text = (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .markedText */ .ul)(argument.value, this.textsOf(call.module));
        const isOfCaller = text !== undefined && (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .hasPlace */ .GT)(text) && call.module.directory !== this.root;
        return isOfCaller ? undefined : text;
    }
}
/** The text that all of these are; undefined if one is not known, or another one. */
function onlyText(texts) {
    const [first] = texts;
    return texts.every((text) => text === first) ? first : undefined;
}
/** Whether a variable of this type keeps a text as it is. JSON has the type as a text. */
function isTypeOfText(type) {
    const name = type.kind === 'traversal' && type.steps.length === 0 ? type.root : (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .literalText */ .bK)(type);
    return name === 'string' || name === 'any';
}
/** The local values of a module by their names, with each value that one has. */
function localValuesOf({ blocks }) {
    const values = new Map();
    for (const { block } of blocks) {
        if (block.type !== 'locals')
            continue;
        for (const { name, value } of block.body.attributes)
            (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_8__/* .addTo */ .D)(values, name, value);
    }
    return values;
}
/** Whether a root module may be planned by a service. */
function isAtService({ blocks }) {
    const settings = blocks.filter(({ block }) => block.type === 'terraform');
    return settings.some(({ block: { body } }) => [...body.blocks, ...body.attributes].map(namedPart).some(({ type, name, labels }) => {
        const kind = type ?? name;
        // In JSON a backend has no label here.
        return kind === 'cloud' || (kind === 'backend' && (labels?.[0] ?? 'remote') === 'remote');
    }));
}
/** The name by which the contents of a `dynamic` block call their value. */
function iteratorOf({ labels, body }) {
    const iterator = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .attributeIn */ .yo)(body, 'iterator');
    return iterator?.kind === 'traversal' ? iterator.root : ((0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .literalText */ .bK)(iterator) ?? labels[0]);
}
/** A block or an argument, by what says which it is. */
function namedPart(part) {
    const { type, name = '', labels, range } = part;
    return { type, name, labels, range };
}
/** A name, if it is that of a path. */
function pathName(name) {
    return name !== undefined && PATH_WORDS.has(name.slice(name.lastIndexOf('_') + 1))
        ? name
        : undefined;
}
/** What becomes of the arguments of a function whose value is used in some way. */
function useIn(call, use) {
    const name = (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .functionName */ .AQ)(call);
    const [first, second, third] = call.arguments;
    const isOneName = MAKE_NO_PATH.has(name) ||
        (name === 'element' && first !== undefined && isDivision(first)) ||
        (name === 'replace' &&
            (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .literalText */ .bK)(second) === '/' &&
            (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .literalText */ .bK)(third)?.includes('/') === false);
    if (use === 'no path' || isOneName)
        return 'no path';
    return (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .isTextMaker */ .uR)(call) || KEEP_PATHS.has(name) ? use : 'changed';
}
/** Whether a value is that of a variable, or begins with one. No expression gives a root module its variables. */
function isVariable(expression) {
    const first = expression.kind === 'template' ? expression.parts[0] : expression;
    return first?.kind === 'traversal' && first.root === 'var';
}
/** Whether a text begins at the root of the disk, as paths of addresses and of roles do. No configuration is there. */
function isAbsolute({ text, afterPath }) {
    return !afterPath && /^[/\\]/.test(text);
}
/** Whether a text is a path that leads up. */
function isWrittenUpward({ text }) {
    return (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .isWrittenAsPath */ .DS)(text) && (0,_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .upwardIn */ .jb)(text).length > 0;
}
/** Whether a text leads up after a part that has to be computed. */
function mayLeadUp(texts) {
    return texts.some(({ rest }) => rest !== undefined && (0,_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .upwardIn */ .jb)(rest).length > 0);
}
/** Whether an expression is the list of names in a path. */
function isDivision(expression) {
    if (expression.kind !== 'call')
        return false;
    const [first] = expression.arguments;
    const name = (0,_written_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .functionName */ .AQ)(expression);
    if (name === 'split')
        return (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_5__/* .literalText */ .bK)(first) === '/';
    return ['reverse', 'compact', 'slice'].includes(name) && first !== undefined && isDivision(first);
}
/** Names of processes and their directories, which services are given as they are. */
const OF_PROCESSES = /^\/proc(?:\/[^/]*)?\/?$/;
/** More files than this are not looked through for those of one name. */
const MOST_FILES = 20_000;
function mentionAt({ range }, { module, path, written }, isRead) {
    return { module, where: `${path}:${range.startLine}`, isRead, why: undefined, written };
}
function toLoadedModule(module, { files }) {
    const followedPaths = module.paths.map((path) => files.follow(path));
    return {
        places: [...files.follow(module.directory)],
        // A path that is followed to itself alone is no link.
        linked: followedPaths.filter((places) => places.length > 1).flat(),
        calls: module.callers.map((call) => {
            const values = ['source', ...COUNTING].map((name) => (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__.valuesOfArgument)(call, name).map(({ value }) => value));
            const [first] = call.blocks;
            const where = first ? `${first.path}:${first.block.range.startLine}` : call.module.directory;
            return { from: call.module.directory, where, written: `${call.label} ${digestOf(values)}` };
        }),
    };
}
/** The digest of an attribute: of its value, and of the block's `count` and `for_each`. */
function digestOfAttribute({ block, name = '', value, path, }) {
    const attributes = block?.body.attributes ?? [];
    const deciding = attributes.filter(({ name: other }) => COUNTING.includes(other));
    const parent = block ? `${block.type} ${block.labels.join('.')}` : path;
    return `${parent} ${name} ${digestOf([value, ...deciding])}`;
}
/** The digest of what is written, without its lines and columns. */
function digestOf(written) {
    const text = JSON.stringify(written, (key, value) => key === 'range' || key === 'template' ? undefined : value);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text);
}
/** The directory before the first wildcard of a pattern, and the text after its last one; undefined if that is not known. */
function aroundWildcards(written) {
    const { text: pattern, afterPath } = written;
    if (afterPath || pattern.includes('\\'))
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
/** All files of a directory: those that a pattern finds which is not known. */
const ALL = { before: '', ending: '' };
/** Patterns that find files only below their directory. */
const STAYS_BELOW = /^(?:[A-Za-z0-9_/*?}-]|\[[A-Za-z0-9_-]+\]|[{,](?=[A-Za-z0-9_*])|\.(?=[A-Za-z0-9_*{]))*$/;
//# sourceMappingURL=named-files.js.map

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

/***/ })

};
