export const id = 721;
export const ids = [721,741];
export const modules = {

/***/ 7126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ localPath),
/* harmony export */   Ts: () => (/* binding */ directoriesFor),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   dp: () => (/* binding */ MODULE_MANIFEST),
/* harmony export */   wK: () => (/* binding */ findMisled)
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

/***/ 1741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ valuesOfArgument),
/* harmony export */   cH: () => (/* binding */ placesOfModule),
/* harmony export */   readConfiguration: () => (/* binding */ readConfiguration),
/* harmony export */   searchedFiles: () => (/* binding */ searchedFiles),
/* harmony export */   xV: () => (/* binding */ readTemplate),
/* harmony export */   yR: () => (/* binding */ readText)
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

/***/ }),

/***/ 3721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lc: () => (/* binding */ defaultBranchCommit),
/* harmony export */   Ry: () => (/* binding */ findMoved),
/* harmony export */   ub: () => (/* binding */ openDefaultBranchTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6609);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1650);
/* harmony import */ var _trust_git_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3790);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(734);
/* harmony import */ var _configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1741);
/* harmony import */ var _configuration_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6949);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(467);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3543);
/* harmony import */ var _machine_temporary_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9622);
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

/***/ })

};
