"use strict";
exports.id = 6946;
exports.ids = [6946,3246];
exports.modules = {

/***/ 30995:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q1: function() { return /* binding */ readIngress; },
/* harmony export */   bh: function() { return /* binding */ versionControlOf; },
/* harmony export */   dC: function() { return /* binding */ readConnection; }
/* harmony export */ });
/* unused harmony export isConnectedTo */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17866);
/* harmony import */ var _policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56077);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46281);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78039);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85382);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74132);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10000);








/** How the workspace is connected to the repository of the change. @throws GateStop when the service can have no run of it */
function readConnection(workspace, versionControl, { unaffected = false }) {
    const { attributes } = workspace;
    if (!isConnectedTo(workspace, versionControl.change)) {
        const identifier = attributes['vcs-repo']?.identifier;
        const how = identifier
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `is connected to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(identifier)}, not to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .foreign */ .V$)(versionControl.change.repository)}`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `is not connected to version control`;
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CODES */ .Lp.noRunsOfVersionControl, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The workspace ${how}, so the service starts no runs for this pull request.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Use ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: upload')} for it, or connect it.`,
            actor: 'operators',
        }));
    }
    // The run of a push is none of them.
    const isProposed = versionControl.change.pullRequest !== undefined;
    if (isProposed && attributes['speculative-enabled'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CODES */ .Lp.noRunsOfVersionControl, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The workspace has automatic speculative plans switched off, so no pull request starts a run.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Switch them on in the workspace's version control settings, or use ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: upload')}.`,
            actor: 'operators',
        }));
    }
    return {
        unaffected: unaffected && attributes['file-triggers-enabled'] !== false,
        takesSubmodules: attributes['vcs-repo']?.['ingress-submodules'] === true,
    };
}
/** Whether version control of the workspace is connected to the repository of the change. */
function isConnectedTo({ attributes }, { slug, repository }) {
    const { identifier, 'repository-http-url': address } = attributes['vcs-repo'] ?? {};
    return (0,_policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameSlug */ .wb)(identifier, slug) && (!address || (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(address, repository));
}
/** Reads the commit of a version. If the service does not include it, it is requested by itself. */
async function readIngress(versionId, client) {
    const versions = client.configurationVersions;
    try {
        const version = await versions.show(versionId, { include: ['ingress_attributes'] });
        return { answer: version.ingressAttributes ?? (await versions.ingressAttributes(versionId)) };
    }
    catch (error) {
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code !== 'not-found')
            throw error;
        const why = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingOf */ .hD)(error);
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The commit of its configuration version is not known: ${why.says}`;
        return { doubt: { ...why, says } };
    }
}
/** How far the service's clock may be behind that of the host. */
const SKEW_MS = 60_000;
/**
 * What a run has to be of that version control started.
 *
 * @param options.since the earliest time of such a run, ISO 8601; a run that is older than a day never counts
 * @param options.applies a push is applied: its run is of the branch itself and of no pull request
 * @throws GateStop when the job is not about one commit of one pull request, nor applies one
 */
function versionControlOf({ repository, commit, pullRequest, }, { since = '', applies = false }, now) {
    const isComplete = pullRequest !== undefined || applies;
    if (repository === undefined || commit === undefined || !isComplete) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CODES */ .Lp.noRunsOfVersionControl, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: version-control')} judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Use it on the event pull_request, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: upload')} elsewhere.`,
            actor: 'operators',
        }));
    }
    const { serverUrl, slug } = repository;
    const oldestMs = now.getTime() - _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_PLAN_AGE_MS */ .FG;
    const askedMs = Date.parse(since);
    const sinceMs = Number.isNaN(askedMs) ? oldestMs : Math.max(oldestMs, askedMs - SKEW_MS);
    return {
        change: {
            commit: commit.sha,
            pullRequest: applies ? undefined : pullRequest?.number,
            repository: `${serverUrl}/${slug}`,
            slug,
            sinceMs,
        },
    };
}
//# sourceMappingURL=connected-repository.js.map

/***/ }),

/***/ 29488:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openFileDigests: function() { return /* binding */ openFileDigests; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/approvals/canonical.js
var canonical = __webpack_require__(94264);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/machine/compare-with-commit.js
var compare_with_commit = __webpack_require__(40167);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/src/machine/places-of-init.js
/** Where `terraform init` ran, and where it wrote what it installed. */



const CACHE = '.terragrunt-cache';
const DEEPEST_IN_CACHE = 8;
/** The data directory of a place, absolute. */
function dataDirectoryOf(place, environment) {
    return (0,external_node_path_.resolve)(place, environment['TF_DATA_DIR'] || '.terraform');
}
/** Where `init` may have run: in the directory itself, or in what Terragrunt made of it, the newest first. */
function placesOfInit(directory, environment) {
    const isInitialized = (place) => (0,find_repository/* isDirectory */.wd)(dataDirectoryOf(place, environment));
    const cache = (0,external_node_path_.join)(directory, CACHE);
    if (isInitialized(directory) || !(0,find_repository/* isDirectory */.wd)(cache))
        return [directory];
    const found = [];
    const search = (place, depth) => {
        if (isInitialized(place))
            found.push(place);
        else if (depth < DEEPEST_IN_CACHE) {
            for (const entry of (0,external_node_fs_.readdirSync)(place, { withFileTypes: true })) {
                if (entry.isDirectory())
                    search((0,external_node_path_.join)(place, entry.name), depth + 1);
            }
        }
    };
    search(cache, 0);
    const timeOf = (place) => (0,external_node_fs_.statSync)(dataDirectoryOf(place, environment)).mtimeMs;
    return [...found.sort((one, other) => timeOf(other) - timeOf(one)), directory];
}
//# sourceMappingURL=places-of-init.js.map
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/gate/file-contents.js
var file_contents = __webpack_require__(78378);
// EXTERNAL MODULE: ./build/src/gate/installed-modules.js
var installed_modules = __webpack_require__(82227);
// EXTERNAL MODULE: ./build/src/gate/files-of.js
var files_of = __webpack_require__(63246);
;// CONCATENATED MODULE: ./build/src/gate/digest-files.js
/** Digests of the files that a plan is made of, to compare what was approved with what is judged. */










/** Makes the function that digests the files of a plan. The work tree is compared with its commit once. */
function openFileDigests(ports) {
    const compared = new Map();
    const compare = (repository) => {
        const comparing = compared.get(repository.root) ?? (0,compare_with_commit/* compareWithCommit */.T)(repository, ports);
        compared.set(repository.root, comparing);
        return comparing;
    };
    const planFiles = new Set(ports.planFiles?.map(find_repository/* realOrSame */.eF));
    return async ({ workspace, directory, data, calls, signal, }) => {
        if (directory === undefined)
            return ofCommit(ports, calls?.length === 0 ? undefined : NOT_HERE);
        const module = (0,find_repository/* realOrSame */.eF)(directory);
        const { repository } = (0,find_repository/* findAround */.Di)(module, ports.workspace);
        const comparison = repository && (await compare(repository));
        if (repository === undefined || comparison === undefined)
            return ofCommit(ports, NO_ANSWER);
        const { root } = repository;
        const { parsed, environment } = ports;
        const planned = { directory: module, repositoryRoot: root, files: ports.filesOf?.(workspace) };
        const isLoaded = await (0,files_of.filesOf)(planned, ports);
        const found = placesOfInit(module, environment).sort();
        const places = [
            ...(data === undefined ? [] : [{ place: module, data }]),
            ...found.map((each) => ({ place: each, data: dataDirectoryOf(each, environment) })),
        ];
        const installedIn = places.flatMap((each) => ((0,find_repository/* isBelow */.Yw)(module, each.data) ? [] : each.data));
        const isSkipped = (path) => (0,external_node_path_.basename)(path) === '.terraform' ||
            installedIn.some((at) => (0,find_repository/* isBelow */.Yw)(path, at)) ||
            (planFiles.size > 0 && planFiles.has((0,find_repository/* realOrSame */.eF)(path)));
        const contents = {
            digests: new Map([...comparison.committed].filter(([path]) => isLoaded(path))),
            unread: [],
        };
        const isCommitted = (path) => comparison.committed.has(path);
        for (const { path, how } of comparison.differences) {
            const name = path.replace(/\/$/, '');
            if (!isLoaded(name) || name.split('/').includes('.terraform'))
                continue;
            if (how === 'missing')
                contents.digests.set(name, how);
            else
                await (0,file_contents/* addContents */.o)(contents, name, (0,external_node_path_.join)(root, name), { isSkipped, signal });
        }
        const installed = { digests: new Map(), unread: contents.unread };
        const missing = await (0,installed_modules/* addInstalled */.O)(installed, module, { places, calls, parsed, signal });
        // A directory that no commit has may hold others besides.
        const files = [...contents.digests].filter(([path]) => isLoaded(path));
        const isConfigured = ([path]) => (0,file_names/* isRead */.H9)((0,external_node_path_.basename)(path));
        const others = files.filter((file) => !isConfigured(file));
        const uncommitted = others.filter(([path]) => !isCommitted(path));
        return {
            digests: {
                configuration: digestOf([...files.filter(isConfigured), ...installed.digests]),
                named: digestOf(others.filter(([path]) => isCommitted(path))),
                uncommitted: digestOf(uncommitted),
            },
            uncommittedPaths: uncommitted.map(([path]) => path),
            notCompared: whyNotCompared(contents.unread, missing),
        };
    };
}
/** Nothing is the same as this but another look at the same commit. */
function ofCommit({ commit }, notCompared) {
    const digest = (0,canonical/* digest160 */.SN)('files of a commit', commit);
    const digests = { configuration: digest, named: digest, uncommitted: digest };
    return { digests, uncommittedPaths: [], notCompared };
}
function digestOf(files) {
    const sorted = files.toSorted(([one], [other]) => (one < other ? -1 : 1));
    return (0,canonical/* digest160 */.SN)('files', (0,canonical/* canonicalJson */.dj)(sorted));
}
const NOT_HERE = {
    why: 'its modules are unknown',
    remedy: 'Approve again',
};
const NO_ANSWER = {
    why: 'git does not say which of them are committed',
    remedy: 'Let the job have git and a checkout with `.git`, and approve again',
};
const MOST_NAMED = 3;
function whyNotCompared(unread, missing) {
    const nameAll = (names) => (0,quote/* nameSome */.Kf)(names.map((name) => `\`${name}\``), MOST_NAMED);
    if (missing.length > 0) {
        return {
            why: `not installed here: module ${nameAll(missing)}`,
            remedy: 'Run `terraform get` in this job, before the gate, and approve again',
        };
    }
    if (unread.length === 0)
        return undefined;
    return {
        why: `not readable: ${nameAll(unread)}`,
        remedy: 'Keep them out of the directory, and approve again',
    };
}
//# sourceMappingURL=digest-files.js.map

/***/ }),

/***/ 63246:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   filesOf: function() { return /* binding */ filesOf; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21818);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96817);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6609);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80467);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20319);
/* harmony import */ var _affected_workspaces_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14632);
/* harmony import */ var _hidden_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7707);
/**
 * Which files of a repository belong to a workspace: those that an apply of its plan may depend on. A file that nothing of
 * the configuration names, such as README.md, is not one of them, also where it is in the same directory.
 */








/** Names of files that say how git writes other files, or which version of a program runs: each counts for its directory. */
const FOR_THEIR_DIRECTORY = new Set([
    '.gitattributes',
    '.gitmodules',
    '.lfsconfig',
    '.terraform-version',
    '.opentofu-version',
    '.tool-versions',
    '.mise.toml',
    'mise.toml',
    '.tfswitchrc',
    '.tfswitch.toml',
]);
/** What Terraform takes from the directory that it runs in without being told: its state, plugins, and what `init` writes. */
const UNASKED = /^(?:\.terraform$|terraform\.d$|terraform\.tfstate|terraform-provi|\.?terraformrc$)/;
/** Files of other programs that make configurations: Terragrunt, Terramate. Only they know what belongs to these. */
const OF_GENERATORS = /\.hcl(?:\.json)?$/;
const OF_TESTS = /\.(?:tftest|tofutest|tfquery)\.hcl$/;
/**
 * Makes the test whether a file of the repository, by its relative path, belongs to what is planned in a directory. Every
 * file does where a provisioner runs or where a name is not known; every file of the directory does where a module that it
 * calls is not here.
 */
async function filesOf({ directory, repositoryRoot, files = [] }, { parsed } = {}) {
    const [module, root] = [(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(directory), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(repositoryRoot)];
    const given = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(module, file));
    const planned = { module, root, variableFiles: given };
    const read = await (0,_affected_workspaces_js__WEBPACK_IMPORTED_MODULE_5__/* .readFilesOf */ .z3)(planned, { repositoryRoot: root, parsed }, () => true);
    if ('why' in read || read.named.provisioners.length > 0)
        return () => true;
    const { named, modules, readPatterns } = read;
    // A link may lead to the module.
    const links = (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_4__/* .relativePathInside */ ._)(repositoryRoot, directory) ?? [];
    const own = (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_4__/* .relativePathInside */ ._)(root, module) ?? '';
    const inRepository = (paths) => [...paths].flatMap((path) => (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_4__/* .relativePathInside */ ._)(root, path) ?? []);
    const reads = [...read.reads, ...inRepository(given)];
    const isOfGenerator = (name) => name !== _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCK_FILE */ .FI && OF_GENERATORS.test(name) && !OF_TESTS.test(name);
    if (named.notFollowed.length > 0 || _machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__/* .localFiles */ .Jd.readDirectory(module).some(isOfGenerator)) {
        const prefixes = [...modules, ...reads].concat(links);
        return (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_7__/* .concernedBy */ .lX)({ directory: own, patterns: [], prefixes, readPatterns });
    }
    const besides = [...named.handedOn, ...named.inWords].flatMap((path) => (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__/* .followLinks */ .n1)(path));
    const isNamed = (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_7__/* .concernedBy */ .lX)({
        directory: (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_6__/* .comparablePath */ .cM)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCK_FILE */ .FI)),
        patterns: [],
        prefixes: [...reads, ...inRepository(besides)].map(_hidden_files_js__WEBPACK_IMPORTED_MODULE_6__/* .comparablePath */ .cM),
        // Some file systems take names for one that differ in the case of letters.
        readPatterns: readPatterns.map(({ prefix, suffix }) => ({
            prefix: (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_6__/* .comparablePath */ .cM)(`${prefix}x`).slice(0, -1),
            suffix: (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_6__/* .comparablePath */ .cM)(suffix),
        })),
    });
    const directories = new Set([own, ...modules].concat(links).map(_hidden_files_js__WEBPACK_IMPORTED_MODULE_6__/* .comparablePath */ .cM));
    // A change above a module is one of a submodule or a link.
    const around = new Set([...directories].flatMap((each) => [each, ...(0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_7__/* .directoriesAbove */ .jH)(each)]));
    const isOfModule = (path) => {
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) === '.' ? '' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
        if (!directories.has((0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_6__/* .comparablePath */ .cM)(parent)))
            return false;
        return (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isRead */ .H9)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)) || _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .VARIABLES */ .ut.test(path);
    };
    const unasked = (path) => {
        const inside = own === '' ? path : ((0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_4__/* .relativePathInside */ ._)(`/${own}`, `/${path}`) ?? '');
        return UNASKED.test(inside.split('/')[0] ?? '');
    };
    const isOne = (path) => {
        const compared = (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_6__/* .comparablePath */ .cM)(path);
        return around.has(compared) || isNamed(compared) || isOfModule(path) || unasked(path);
    };
    return (path) => {
        if (!FOR_THEIR_DIRECTORY.has((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)))
            return isOne(path);
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
        return parent === '.' || isOne(parent);
    };
}
//# sourceMappingURL=files-of.js.map

/***/ })

};
;