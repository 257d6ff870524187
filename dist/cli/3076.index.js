"use strict";
exports.id = 3076;
exports.ids = [3076,1741];
exports.modules = {

/***/ 51741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: function() { return /* binding */ valuesOfArgument; },
/* harmony export */   PP: function() { return /* binding */ directoriesOfModule; },
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

/***/ 53076:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: function() { return /* binding */ uncommittedFiles; },
/* harmony export */   describeFiles: function() { return /* binding */ describeFiles; },
/* harmony export */   openCheckouts: function() { return /* binding */ openCheckouts; },
/* harmony export */   s: function() { return /* binding */ changesSince; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96817);
/* harmony import */ var _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27126);
/* harmony import */ var _configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51741);
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(21818);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80467);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6609);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43962);
/* harmony import */ var _machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40167);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71650);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85382);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(28187);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(10000);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(38717);
/**
 * Finds out of which files a plan is made, in the job that plans: the commit, and what is not in it. It refuses where
 * the files are not those of the commit.
 */















const LOCK_FILE = '.terraform.lock.hcl';
function openCheckouts(ports) {
    const compared = new Map();
    const compare = (repository) => {
        const comparing = compared.get(repository.root) ?? compareCheckout(repository, ports);
        compared.set(repository.root, comparing);
        return comparing;
    };
    return { compare, parsed: ports.parsed };
}
async function compareCheckout(repository, ports) {
    const commit = await (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .headOf */ .Uo)(repository);
    const compared = await (0,_machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_8__/* .compareWithCommit */ .T)(repository, ports, { isNeeded: () => true });
    if (commit === undefined || compared === undefined)
        return undefined;
    const { committed, differences } = compared;
    const changed = differences.filter(({ how }) => how !== 'added');
    const locks = await locksWithMoreHashes(changed, { committed, repository }, ports);
    return { commit, committed, changed, locks };
}
/** Describes the files of a plan, with notices in whole sentences; or says why no commit has them. */
async function describeFiles(planned, checkouts) {
    const { directory, repository } = planned;
    const { modules, unclear } = modulesOf(directory, checkouts.parsed);
    /** A path as it is in the repository; one outside of it begins with `..`. */
    const inRepository = (path) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository.root, path));
    const compared = await checkouts.compare(repository);
    if (compared === undefined)
        return { refused: [NO_COMMIT] };
    const { commit, committed, changed, locks } = compared;
    const realModules = modules.map(_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .realOrSame */ .eF);
    const isNeeded = (path) => realModules.some((module) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .isBelow */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.root, path), module));
    const otherChanges = changed.filter(({ path, isLeftOut }) => !locks.includes(path) && (isLeftOut !== true || isNeeded(path)));
    const { named, missing } = readVarFiles(planned, inRepository);
    const untracked = [];
    const isGenerated = (path) => {
        const written = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(planned.workingDirectory, path));
        return planned.generated.some((pattern) => (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_13__/* .isMatch */ .uv)(pattern, written));
    };
    for (const path of filesThatAreRead(modules)) {
        const key = inRepository(path);
        if (Object.hasOwn(named, key) || isCommitted(path, committed, repository))
            continue;
        const sha256 = (0,_digest_js__WEBPACK_IMPORTED_MODULE_12__.sha256Of)((0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_7__/* .readBytesSync */ .js)(path));
        if (path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, LOCK_FILE))
            named[key] = { kind: 'lock file', sha256 };
        else if (isGenerated(path))
            named[key] = { kind: 'generated', sha256 };
        else
            untracked.push(key);
    }
    for (const path of locks) {
        named[path] = {
            kind: 'lock file',
            sha256: (0,_digest_js__WEBPACK_IMPORTED_MODULE_12__.sha256Of)((0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_7__/* .readBytesSync */ .js)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.root, path))),
        };
    }
    const refused = [
        ...unclear,
        ...missing,
        ...describeChanged(otherChanges),
        ...describeUntracked(untracked),
    ];
    if (refused.length > 0)
        return { refused };
    const notices = locks.map((path) => `${path} has more hashes than the commit, of the same versions of providers.`);
    return { commit, directory: inRepository(directory) || '.', files: named, notices };
}
/**
 * The files with which a local check judges something else than the commit: tracked files that differ, and those that the
 * commit does not have and Terraform reads.
 *
 * @returns paths relative to the repository; undefined if git does not say it
 */
async function uncommittedFiles({ directory, repository }, checkouts) {
    const compared = await checkouts.compare(repository);
    if (compared === undefined)
        return undefined;
    const { committed, changed } = compared;
    const differing = changed.filter(({ isLeftOut }) => isLeftOut !== true).map(({ path }) => path);
    const added = filesThatAreRead(modulesOf(directory, checkouts.parsed).modules)
        .filter((path) => !isCommitted(path, committed, repository))
        .map((path) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository.root, path)));
    return [...differing, ...added];
}
/**
 * Why the files are not those of a digest any more; none if they still are.
 *
 * @param madeOf what the digest says
 */
async function changesSince({ files }, { directory, repository }, checkouts) {
    const named = (...kinds) => Object.entries(files).flatMap(([path, { kind }]) => (kinds.includes(kind) ? path : []));
    const planned = {
        directory,
        repository,
        workingDirectory: repository.root,
        varFiles: named('variables'),
        generated: named('generated'),
    };
    const now = await describeFiles(planned, checkouts);
    if ('refused' in now)
        return now.refused.map((why) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)('checkout-changed', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `${SINCE} ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .plain */ .pj)(why)}`));
    const paths = new Set([...Object.keys(files), ...Object.keys(now.files)]);
    const others = [...paths].filter((path) => now.files[path]?.sha256 !== files[path]?.sha256);
    if (others.length === 0)
        return [];
    const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .firstParts */ .J4)(others.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .filePart */ .A4), MOST_NAMED);
    return [
        (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)('checkout-changed', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `${SINCE} ${names} ${others.length === 1 ? 'is' : 'are'} not as the digest has it.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `Plan again, and write its digest.` }),
    ];
}
const SINCE = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `The checkout is not as it was planned any more.`;
const NO_COMMIT = 'Git does not say which commit is checked out, so nothing says of which files the plan is.';
/**
 * The root module, which is the first, and the local modules that it calls: without what `terraform init` fetched,
 * unless that is a link to somewhere else.
 */
function modulesOf(directory, parsed) {
    const fetched = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, '.terraform', 'modules');
    const problems = [];
    const text = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .localFiles */ .Jd.readFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, ..._configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULE_MANIFEST */ .dp.split('/')));
    const records = text === undefined ? [] : (0,_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .readManifest */ .WI)(text);
    if ('problem' in records) {
        problems.push(`${_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .MODULE_MANIFEST */ .dp} ${records.problem}. Delete it, and run \`terraform init\`.`);
    }
    const recorded = 'problem' in records ? [] : records;
    const found = new Set();
    // More are added while the loop runs: what a source leads to that only `terraform init` knows.
    const roots = [directory];
    for (const root of roots) {
        const { modules, unclear, unknownSources } = (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__.readConfiguration)(root, (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__.searchedFiles)(_machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .localFiles */ .Jd, parsed));
        problems.push(...unclear.map(({ path, why }) => `${nameIn(directory, path)}: ${why}.`));
        for (const module of modules) {
            const isFetched = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .isBelow */ .Yw)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .realOrSame */ .eF)(module.directory), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .realOrSame */ .eF)(fetched));
            if (!isFetched || isCalledByPath(module, fetched))
                found.add(module.directory);
        }
        for (const { path, block } of unknownSources) {
            const label = block?.labels[0] ?? '';
            const places = recorded
                .filter(({ key }) => key === label || key.endsWith(`.${label}`))
                .map((record) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, record.directory));
            roots.push(...places.filter((place) => !roots.includes(place)));
            if (places.length > 0)
                continue;
            problems.push(`${nameIn(directory, path)}: nothing says where the source of module ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .quote */ .hD)(label)} leads. Run \`terraform init\` first.`);
        }
    }
    return { modules: [...found], unclear: problems };
}
function nameIn(directory, path) {
    return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, path));
}
/** Whether a module of the configuration itself names this directory as a source. */
function isCalledByPath({ directory, callers }, fetched) {
    const namesDirectory = (call) => (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__/* .valuesOfArgument */ .DT)(call, 'source').some(({ value }) => {
        const path = value.kind === 'literal' ? (0,_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .localPath */ .$S)(String(value.value)) : undefined;
        return path !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(call.module.directory, path) === directory;
    });
    return callers.some((call) => !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .isBelow */ .Yw)(call.module.directory, fetched) && namesDirectory(call));
}
/** Absolute paths of the files that Terraform reads by their names; the first directory is the root module. */
function filesThatAreRead(modules) {
    return modules.flatMap((module, index) => _machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .localFiles */ .Jd
        .readDirectory(module)
        .filter(index === 0 ? _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isRead */ .H9 : _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isConfiguration */ .ZC)
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(module, name))
        .filter((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true));
}
/** Whether the commit has the entry itself, and the file to which its links lead. */
function isCommitted(path, committed, { root }) {
    const entry = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    return [entry, (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .realOrSame */ .eF)(path)].every((real) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .isBelow */ .Yw)(real, root) && committed.has((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, real))));
}
function readVarFiles({ varFiles, workingDirectory }, inRepository) {
    const named = {};
    const missing = [];
    for (const written of varFiles) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, written);
        try {
            named[inRepository(path)] = { kind: 'variables', sha256: (0,_digest_js__WEBPACK_IMPORTED_MODULE_12__.sha256Of)((0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_7__/* .readBytesSync */ .js)(path)) };
        }
        catch {
            missing.push(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .quote */ .hD)(written)} cannot be read. Write the path from where you are.`);
        }
    }
    return { named, missing };
}
/** The lock files that differ from the commit by more hashes alone. `committed`: path → object id. */
async function locksWithMoreHashes(changed, { committed, repository }, ports) {
    const locks = [];
    for (const { path, how } of changed) {
        if (how !== 'changed' || node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path) !== LOCK_FILE)
            continue;
        const id = committed.get(path);
        if (id === undefined)
            continue;
        const before = (await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_9__/* .readObjects */ .$I)([id], repository, ports)).get(id);
        const now = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .localFiles */ .Jd.readFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.root, path));
        if (before === undefined || now === undefined)
            continue;
        if (hasMoreHashes(before.bytes.toString('utf8'), now))
            locks.push(path);
    }
    return locks;
}
/** Lines of a list of hashes, as Terraform writes them. */
const HASHES_BEGIN = /^ +hashes += +\[$/;
const HASH = /^ +"[a-z0-9]+:[A-Za-z0-9+/=]+",$/;
/** Whether a lock file has nothing more than the committed one but hashes, of packages for other machines. */
function hasMoreHashes(committed, text) {
    const committedLines = committed.split(/\r?\n/);
    let matchedLines = 0;
    let isInList = false;
    for (const line of text.split(/\r?\n/)) {
        const isHash = isInList && HASH.test(line);
        if (line === committedLines[matchedLines])
            matchedLines += 1;
        else if (!isHash)
            return false;
        isInList = isHash || HASHES_BEGIN.test(line);
    }
    return matchedLines === committedLines.length;
}
function describeChanged(differences) {
    if (differences.length === 0)
        return [];
    const described = differences.map(({ path, how, why }) => `${path} (${why ?? how})`);
    return [
        `Files are not as the commit has them: ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .nameSome */ .Kf)([...new Set(described)], MOST_NAMED)}. Plan what is committed, before anything changes the files.`,
    ];
}
function describeUntracked(paths) {
    if (paths.length === 0)
        return [];
    return [
        `Terraform reads files that the commit does not have: ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_14__/* .nameSome */ .Kf)(paths, MOST_NAMED)}. Commit them, or name them with \`--var-file\` or \`--generated\`.`,
    ];
}
const MOST_NAMED = 10;
//# sourceMappingURL=made-of.js.map

/***/ })

};
;