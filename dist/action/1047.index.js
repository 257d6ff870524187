"use strict";
exports.id = 1047;
exports.ids = [1047];
exports.modules = {

/***/ 81047:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findUncommitted: function() { return /* binding */ findUncommitted; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96817);
/* harmony import */ var _machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40167);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _ignore_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35940);
/* harmony import */ var _never_ships_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88476);
/** Finds the packed files that are not as the commit that is checked out has them. */







/**
 * Compares what was packed with the commit. Modules that `terraform init` fetched do not count: the
 * commit names them.
 *
 * @param archive its root and its entries
 * @param rules by which it was packed
 * @param workspace absolute: the directory in which the job works
 * @returns paths relative to the repository: changed files, files that the commit does not have, and
 *   files of the commit that are missing and would have been packed. Undefined if git cannot say.
 */
async function findUncommitted({ root, entries }, rules, workspace, ports) {
    const { repository, others } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findAround */ .Di)(root, workspace);
    if (repository === undefined || others.length > 0)
        return undefined;
    const inRepository = (path) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository.root, path));
    const files = new Set(entries.flatMap((entry) => pathsOf(entry, root)).map(inRepository));
    const directories = new Set(Array.from(files, (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)));
    // Terraform would load it with the files beside it. A directory that is left out as a whole may belong to others.
    const isNeeded = (path) => (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isConfiguration */ .ZC)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)) && directories.has((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const compared = await (0,_machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWithCommit */ .T)(repository, ports, { files, isNeeded });
    if (compared === undefined)
        return undefined;
    const ruleFor = (0,_ignore_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .exclusionOf */ .ah)(rules, root);
    const rootInRepository = inRepository(root);
    const wouldShip = (path) => {
        const inRoot = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.relative(rootInRepository, path);
        if (inRoot.startsWith('../'))
            return false;
        return (0,_never_ships_js__WEBPACK_IMPORTED_MODULE_6__/* .whyPathNeverShips */ .jQ)(inRoot, 'file') === undefined && ruleFor(inRoot) === undefined;
    };
    const uncommitted = compared.differences.filter(({ path, how }) => {
        return how === 'missing' ? wouldShip(path) : how !== 'unknown';
    });
    // For these files git would run a filter program, which is not done here, so the answer is unknown.
    const isUncertain = compared.differences.some(({ how }) => how === 'unknown');
    if (uncommitted.length === 0 && isUncertain)
        return undefined;
    return [...new Set(uncommitted.map(({ path }) => path))].sort();
}
/**
 * The files on the disk that an entry stands for, absolute: what was read, and the link that led to it. None for an
 * ordinary directory, and for what `terraform init` fetched.
 */
function pathsOf({ path, type }, root) {
    if (path.split('/').includes('.terraform'))
        return [];
    const written = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path);
    const real = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(written)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(written));
    const isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(real, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    if (type === 'directory')
        return isLink ? [real] : [];
    return isLink && type === 'file' ? [real, (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)(real)] : [real];
}
//# sourceMappingURL=find-uncommitted.js.map

/***/ }),

/***/ 88476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sx: function() { return /* binding */ excludedManifest; },
/* harmony export */   YF: function() { return /* binding */ whyNeverShipped; },
/* harmony export */   jQ: function() { return /* binding */ whyPathNeverShips; },
/* harmony export */   kD: function() { return /* binding */ findManifests; },
/* harmony export */   nz: function() { return /* binding */ warnOfManifest; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4573);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96817);
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29796);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43962);
/* harmony import */ var _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27126);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(239);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17026);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62558);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6609);
/**
 * Entries that are never packed, whatever the rules say: version control data with its credentials,
 * state, and the files of `terraform init` except the modules that it fetched.
 */











/**
 * Why an entry is never packed, or undefined. Case does not count, because `.GIT` is `.git` on some
 * file systems.
 *
 * @param name the entry's own name
 * @param parent the name of the directory it is in, '' at the top
 */
function whyNeverShipped(name, parent, type) {
    if ((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_7__/* .foldCase */ .SP)(parent) === '.terraform') {
        // A link may lead anywhere, and Terraform would take its modules from there.
        return name === 'modules' && type === 'directory'
            ? undefined
            : 'only the directory modules/ ships of a .terraform directory';
    }
    const lower = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_7__/* .foldCase */ .SP)(name);
    if (lower === '.git' || lower === '.hg' || lower === '.svn')
        return 'version control data';
    if (lower === '.terraform' && type === 'link')
        return 'a .terraform link';
    // Also `terraform.tfstate.d`, the states of Terraform's own workspaces.
    if (type !== 'file')
        return /\.tfstate(?:\.|$)/.test(lower) ? 'state' : undefined;
    // An editor or a backup may have changed the name. Files that Terraform reads are not state.
    return lower.includes('.tfstate') && !(0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .mayBeRead */ .BJ)(name) ? 'state' : undefined;
}
/** Why a path (relative, with slashes) is never packed, or undefined. */
function whyPathNeverShips(path, type) {
    const names = path.split('/');
    for (const [at, name] of names.entries()) {
        const typeOfName = at === names.length - 1 ? type : 'directory';
        const reason = whyNeverShipped(name, names[at - 1] ?? '', typeOfName);
        if (reason)
            return reason;
    }
    return undefined;
}
/** A longer one is not read: that of a thousand modules has 200 kB. */
const LONGEST_BYTES = 16 * 1024 * 1024;
/**
 * The manifests in a directory, relative to it. Links may be on the way. Where the case of letters does not
 * count in names, Terraform finds one by another name, too.
 *
 * @param directory absolute path
 * @param names of the entries of the directory
 */
function findManifests(directory, names) {
    const [dotTerraform = '', ...inner] = _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .MODULE_MANIFEST */ .dp.split('/');
    return names
        .filter((name) => (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_7__/* .foldCase */ .SP)(name) === dotTerraform)
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(name, ...inner))
        .filter((path) => (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_10__/* .orElse */ .N)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path)).isFile(), false));
}
/**
 * The manifest as an entry that does not ship; undefined if it ships.
 *
 * @param inner path of the manifest, relative to the directory in which Terraform would run
 * @param directory that directory: its path in the archive, its real path, and the real path of the checkout around it
 * @param tracked what git tracks in the repository
 */
function excludedManifest(inner, directory, tracked) {
    const { path, absolute, repository } = directory;
    const manifest = absolute + node_path__WEBPACK_IMPORTED_MODULE_2__.sep + inner;
    const problem = problemOfManifest(manifest, absolute);
    const withSlashes = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_9__/* .slashed */ .df)(inner);
    const exclude = (reason, detail) => ({
        path: path === '' ? withSlashes : `${path}/${withSlashes}`,
        reason,
        detail,
        misleads: problem !== undefined,
    });
    if ('unknown' in tracked) {
        // Without a repository, no commit can have brought the manifest.
        if (tracked.unknown !== _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_REPOSITORY */ .NZ)
            return exclude(_archive_js__WEBPACK_IMPORTED_MODULE_8__/* .MANIFEST_DOUBTED */ .AX, problem ?? tracked.unknown);
    }
    else if (isTracked((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_9__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(repository, manifest)), tracked)) {
        return exclude(_archive_js__WEBPACK_IMPORTED_MODULE_8__/* .MANIFEST_TRACKED */ .NM, problem);
    }
    return problem === undefined ? undefined : exclude(_archive_js__WEBPACK_IMPORTED_MODULE_8__/* .MANIFEST_MISLEADING */ .kK, problem);
}
/** The warning about a manifest that `excludedManifest` returned. */
function warnOfManifest({ path, reason, detail }) {
    let remedy = 'Delete it and run `terraform init` again';
    if (reason === _archive_js__WEBPACK_IMPORTED_MODULE_8__/* .MANIFEST_TRACKED */ .NM) {
        remedy = `Remove it from the repository: git rm --cached ${path}`;
    }
    else if (reason === _archive_js__WEBPACK_IMPORTED_MODULE_8__/* .MANIFEST_DOUBTED */ .AX) {
        remedy = 'Check the files out with git';
    }
    const facts = detail ? ` (it ${detail})` : '';
    return { at: path, message: `is not sent: it ${reason}${facts}. ${remedy}` };
}
/**
 * Whether git tracks the manifest, or a link or a submodule in place of one of the two directories around it, in any case
 * of the letters.
 *
 * @param path of the manifest, relative to the repository
 */
function isTracked(path, tracked) {
    const manifest = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_7__/* .foldCase */ .SP)(path);
    const places = [manifest, node_path__WEBPACK_IMPORTED_MODULE_2__.posix.dirname(manifest), node_path__WEBPACK_IMPORTED_MODULE_2__.posix.dirname(node_path__WEBPACK_IMPORTED_MODULE_2__.posix.dirname(manifest))];
    const lengths = new Set(places.map(({ length }) => length));
    for (const trackedPath of tracked) {
        // This sorts out almost all of the many paths quickly.
        if (lengths.has(trackedPath.length) && places.includes((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_7__/* .foldCase */ .SP)(trackedPath)))
            return true;
    }
    return false;
}
/** What is wrong with a manifest, as the end of a sentence; undefined if it leads each module call to its module. */
function problemOfManifest(path, directory) {
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) !== path)
        return 'is behind a link';
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > LONGEST_BYTES)
        return 'is too long to be read';
    const bytes = (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__/* .readBytesSync */ .js)(path);
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_1__.isUtf8)(bytes))
        return 'is not in UTF-8';
    const records = (0,_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .readManifest */ .WI)(bytes.toString());
    if ('problem' in records)
        return records.problem;
    const realPath = (inner) => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, ...inner.split('/')));
    return (0,_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .findMisled */ .wK)(records, {
        isSame: (one, other) => (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_10__/* .orElse */ .N)(() => realPath(one) === realPath(other), false),
        isBehindLink: (inner) => isBehindLink(directory, inner.split('/')),
    });
}
/** Whether one of the names is a link, where the first is in the directory, and each other one in the one before it. */
function isBehindLink(directory, names) {
    let path = directory;
    for (const name of names) {
        path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
            return true;
    }
    return false;
}
//# sourceMappingURL=never-ships.js.map

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

/***/ })

};
;