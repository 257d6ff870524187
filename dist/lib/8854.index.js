export const id = 8854;
export const ids = [8854];
export const modules = {

/***/ 8854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ listCheckout),
/* harmony export */   FU: () => (/* binding */ findMissingFiles),
/* harmony export */   Ym: () => (/* binding */ sayEmptySubmodules),
/* harmony export */   ao: () => (/* binding */ refuseIncompleteCommit),
/* harmony export */   i2: () => (/* binding */ findEmptySubmodules)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62558);
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(21818);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96817);
/* harmony import */ var _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27126);
/* harmony import */ var _machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40167);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80467);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6609);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46281);
/* harmony import */ var _hidden_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7707);
/* harmony import */ var _refuse_hidden_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(78260);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(10000);
/**
 * Finds what of a commit Terraform would load and its plan lacks, or has from elsewhere: submodules that are not checked
 * out, and a module manifest in a commit that the service takes itself, out of which nothing can be left.
 */















/** The mode that git gives to a link. */
const LINK_MODE = '120000';
/**
 * Refuses a commit that the service takes itself, if its plan has other modules than its files call.
 *
 * @throws GateStop if the plan of this commit is not of what the policies and a reader take it for
 */
async function refuseIncompleteCommit(workspace, { committed }, step) {
    const { workingDirectory } = workspace;
    const filesOfCommit = await committed?.();
    const manifest = [workingDirectory, _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .MODULE_MANIFEST */ .dp].filter(Boolean).join('/');
    let why;
    if (filesOfCommit === undefined)
        why = await whyManifestIsPlanned(manifest, workspace.root, step);
    else if (hasManifest(manifest, filesOfCommit))
        why = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `is in this commit`;
    if (why !== undefined) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_8__/* .GateStop */ .K$('unseen', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.cannotBeCloned, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .filePart */ .A4)(manifest)} ${why}. Terraform follows it to other directories than those that the calls name, and the service plans the commit as it is.`, { about: { file: manifest }, remedy: (0,_refuse_hidden_js__WEBPACK_IMPORTED_MODULE_10__/* .removeManifest */ .ei)(manifest) }));
    }
    if (filesOfCommit && workspace.connection?.takesSubmodules !== true) {
        await refuseSubmodules(workspace, filesOfCommit, step);
    }
}
/** Whether the commit has the manifest, or a link or a submodule on the way to it. */
function hasManifest(manifest, committed) {
    const directory = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(manifest);
    const isPlaceholder = (path) => {
        const mode = committed.get(path);
        return mode === LINK_MODE || mode === SUBMODULE_MODE;
    };
    return (committed.has(manifest) || isPlaceholder(directory) || isPlaceholder(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(directory)));
}
/**
 * Why the manifest is in what the service plans, as the end of a sentence about it. Without a repository, the files that
 * are here and the list of changes are all there is; undefined if they do not show that it is.
 */
async function whyManifestIsPlanned(manifest, root, { change: { proposal } }) {
    const changed = (await proposal?.changedFiles()) ?? [];
    if (changed.some((path) => (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_14__/* .touches */ .yI)(path, manifest))) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `is among the files that this pull request changes`;
    }
    return _machine_files_here_js__WEBPACK_IMPORTED_MODULE_6__/* .localFiles */ .Jd.readFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...manifest.split('/'))) === undefined
        ? undefined
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `is in this directory, and there is no repository that says where it comes from`;
}
/** @throws GateStop if the configuration loads something of a submodule, which the service may leave empty */
async function refuseSubmodules(workspace, committed, step) {
    const pathsWithMode = (wanted) => Array.from(committed)
        .filter(([, mode]) => mode === wanted)
        .map(([path]) => path);
    const submodules = pathsWithMode(SUBMODULE_MODE).map((path) => ({
        path,
        reason: _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_SUBMODULE */ .PW,
    }));
    const loaded = await findLoaded(workspace, submodules, pathsWithMode(LINK_MODE), step);
    if (loaded.length === 0)
        return;
    const names = (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_9__/* .listHidden */ .rL)(loaded, () => undefined);
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_8__/* .GateStop */ .K$('unseen', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.cannotBeCloned, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `Terraform would load ${names}, ${loaded.length === 1 ? 'a submodule' : 'submodules'}, and the service does not say that it clones submodules for the workspace: then the directory is empty, and nothing in it is planned.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `Switch on ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .quoted */ .TL)('Include submodules on clone')} in the workspace's version control settings, or use ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .setting */ .Pe)('plans-from: upload')}.`,
        actor: 'operators',
    }));
}
/** The mode that git gives to a submodule. */
const SUBMODULE_MODE = '160000';
/** Why a plan of this configuration would lack a submodule that it loads something of; undefined if it lacks none. */
async function findEmptySubmodules({ tracked, ...place }, step) {
    const empty = tracked.flatMap(([path, mode]) => {
        const isEmpty = mode === SUBMODULE_MODE && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.root, path, '.git'));
        return isEmpty ? [{ path, reason: _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_SUBMODULE */ .PW }] : [];
    });
    const loaded = await findLoaded(place, empty, [], step);
    return loaded.length > 0 ? sayEmptySubmodules(loaded) : undefined;
}
/**
 * Why a plan of this configuration would lack files that count; undefined if it lacks none of them.
 *
 * @param changedFiles those that count; undefined where each may be one of them
 */
async function findMissingFiles({ tracked, ...place }, changedFiles, step) {
    const { root } = place;
    const leftOut = await changedIfSparse(root, changedFiles);
    const missing = tracked.flatMap(([path, mode]) => {
        const mayBeLoaded = (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isConfiguration */ .ZC)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)) || leftOut.has(path);
        const isMissing = mode !== SUBMODULE_MODE && mayBeLoaded && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
        return isMissing ? [{ path, reason: _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_CHECKED_OUT */ .pL }] : [];
    });
    const loaded = await findLoaded(place, missing, [], step);
    if (loaded.length === 0)
        return undefined;
    const changed = await changedFiles();
    const changedPaths = changed && new Set(changed);
    const counting = loaded.filter(({ entry }) => changedPaths?.has(entry.path) !== false);
    if (counting.length === 0)
        return undefined;
    const names = (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_9__/* .listHidden */ .rL)(counting, () => undefined);
    const why = changed ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `which the pull request adds or changes and ` : '';
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .finding */ .gk)('files-not-here', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `Terraform would load ${names}, ${why}which this checkout lacks: neither the plan nor the policies get to see it.`, { remedy: _refuse_hidden_js__WEBPACK_IMPORTED_MODULE_10__/* .CHECK_OUT_WHOLE */ .oR });
}
/** The files of the change, if the checkout is a sparse one, which may leave out what a text names; else none. */
async function changedIfSparse(root, changedFiles) {
    const { gitDirectory = '' } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findKnownRepository */ .bp)(root, root) ?? {};
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'info', 'sparse-checkout')))
        return new Set();
    const changed = await changedFiles();
    return changed === undefined ? { has: () => true } : new Set(changed);
}
/** What git tracks in the work tree of a repository and in its submodules. */
function listCheckout(root, ports) {
    return listWithSubmodules(root, root, ports);
}
/** In place of a commit: what is checked out. */
const NO_COMMIT = '';
/**
 * What git tracks in a work tree and in the submodules that are checked out in it: paths below it, with their modes.
 *
 * @param checkout the directory of the whole checkout, above which no repository is looked for
 */
async function listWithSubmodules(at, checkout, ports) {
    const repository = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findKnownRepository */ .bp)(at, checkout);
    const committed = repository && (await (0,_machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_5__.listCommitted)(NO_COMMIT, repository, ports));
    const tracked = [...(committed ?? [])];
    for (const [path] of tracked.filter(([, mode]) => mode === SUBMODULE_MODE)) {
        const inside = await listWithSubmodules((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, path), checkout, ports);
        for (const [inner, mode] of inside)
            tracked.push([`${path}/${inner}`, mode]);
    }
    return tracked;
}
/** Those of the entries that the configuration certainly loads, or from which it loads something. */
async function findLoaded({ root, workingDirectory }, excluded, links, step) {
    if (excluded.length === 0)
        return [];
    const module = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...workingDirectory.split('/'));
    const { files } = await (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_9__/* .findHidden */ .C$)({ root, excluded, links }, module, step);
    return files.filter(({ isCertain }) => isCertain);
}
/** Why empty submodules close the gate, whatever changes: where a module is empty nothing is planned, and everything passes. */
function sayEmptySubmodules(empty) {
    const names = (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_9__/* .listHidden */ .rL)(empty, () => undefined);
    const isOne = empty.length === 1;
    const what = isOne ? 'is a submodule' : 'are submodules';
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .finding */ .gk)('submodules-empty', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `Terraform would load ${names}, which ${what} and not checked out: neither the plan nor the policies get to see what belongs there.${(0,_refuse_hidden_js__WEBPACK_IMPORTED_MODULE_10__/* .sayMentions */ .T6)(empty)}`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `Check ${isOne ? 'it' : 'them'} out: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .setting */ .Pe)('submodules: true')} (or ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .setting */ .Pe)('recursive')}) for actions/checkout, elsewhere ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .typed */ .nE)('git submodule update --init --recursive')}.`,
    });
}
//# sourceMappingURL=look-at-commit.js.map

/***/ }),

/***/ 78260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oR: () => (/* binding */ CHECK_OUT_WHOLE),
  F7: () => (/* binding */ examineHiddenFiles),
  f7: () => (/* binding */ examineManifest),
  ei: () => (/* binding */ removeManifest),
  T6: () => (/* binding */ sayMentions)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/archive/ignore-rules.js + 3 modules
var ignore_rules = __webpack_require__(35940);
// EXTERNAL MODULE: ./build/src/archive/archive.js
var archive_archive = __webpack_require__(62558);
// EXTERNAL MODULE: ./build/src/configuration/affected.js
var affected = __webpack_require__(21818);
// EXTERNAL MODULE: ./build/src/configuration/module-manifest.js
var module_manifest = __webpack_require__(27126);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/relative-path.js
var relative_path = __webpack_require__(20319);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/unreadable-file.js
var unreadable_file = __webpack_require__(13491);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/gate/hidden-files.js
var hidden_files = __webpack_require__(7707);
;// CONCATENATED MODULE: ./build/src/gate/files-at-merge-base.js
/**
 * The files of the checkout as they were at the merge base: those that the change does not touch are read from the disk, and
 * the others are requested when they are needed.
 */

/** How often further files are requested because the files before them name them. */
const MOST_ROUNDS = 12;
/**
 * Calls `read` with the files of the merge base: again each time when it asked for changed files whose texts were not
 * there yet. If the merge base is not known, a changed file counts as new: it was not there before.
 *
 * @param changed the paths that change, relative to the checkout
 * @returns what `read` gave at last, and whether the merge base is known; undefined if `read` needs none of the
 *   changed files
 */
async function readAtMergeBase({ repository, textsAtMergeBase }, changed, checkout, read) {
    const changedPaths = new Map(changed.map((path) => [(0,external_node_path_.join)(repository, ...path.split('/')), path]));
    const changedIn = changesByDirectory(repository, changedPaths);
    const texts = new Map();
    let isKnown = true;
    for (let round = 0;; round++) {
        const missing = new Set();
        const result = await read(filesAtMergeBase(checkout, { changedPaths, changedIn, texts, missing }));
        if (missing.size === 0)
            return texts.size === 0 ? undefined : { result, isKnown };
        const found = round < MOST_ROUNDS && isKnown ? await textsAtMergeBase?.([...missing]) : undefined;
        isKnown &&= found !== undefined;
        for (const path of missing)
            texts.set(path, found?.get(path));
    }
}
/** Directory → what changes in it and below it, by name. Each path is taken apart once, however many directories are read. */
function changesByDirectory(repository, changedPaths) {
    const directories = new Map();
    for (const [file, changed] of changedPaths) {
        let path = file;
        while (path !== repository && path !== (0,external_node_path_.dirname)(path)) {
            const names = directories.get((0,external_node_path_.dirname)(path)) ?? new Map();
            directories.set((0,external_node_path_.dirname)(path), names);
            const known = names.get((0,external_node_path_.basename)(path)) ?? { changed: undefined, isAbove: false };
            if (path === file)
                known.changed = changed;
            else
                known.isAbove = true;
            names.set((0,external_node_path_.basename)(path), known);
            path = (0,external_node_path_.dirname)(path);
        }
    }
    return directories;
}
/** The files of the checkout, with the texts of the merge base in the place of those that change. */
function filesAtMergeBase(checkout, { changedPaths, changedIn, texts, missing }) {
    const textAt = (path) => {
        if (!texts.has(path))
            missing.add(path);
        return texts.get(path);
    };
    return {
        readFile(path) {
            for (const target of checkout.follow(path)) {
                const changed = changedPaths.get(target);
                if (changed !== undefined)
                    return textAt(changed);
            }
            return checkout.readFile(path);
        },
        readDirectory(path) {
            const targets = checkout.follow(path);
            const names = new Set(checkout.readDirectory(path));
            // Changed files are taken out, and those that the merge base has are put in again.
            const changes = targets.flatMap((directory) => [...(changedIn.get(directory) ?? [])]);
            for (const [name, { changed }] of changes)
                if (changed !== undefined)
                    names.delete(name);
            for (const [name, { changed, isAbove }] of changes) {
                // The directory of a changed file counts as there, although the change may have made it.
                const isThere = changed !== undefined && textAt(changed) !== undefined;
                if (isThere || isAbove)
                    names.add(name);
            }
            return [...names];
        },
        follow: (path) => checkout.follow(path),
    };
}
//# sourceMappingURL=files-at-merge-base.js.map
;// CONCATENATED MODULE: ./build/src/gate/refuse-hidden.js
/** Why the gate stays closed for files that are not sent: the pull request changes them, hides them, or names them. */















/**
 * Why the gate stays closed for hidden files.
 *
 * @param files those of the configuration's hidden files that count
 * @returns undefined if the gate goes on
 */
async function examineHiddenFiles(files, hidden, step) {
    const { proposal } = step.change;
    if (proposal === undefined || files.length === 0)
        return undefined;
    const { root } = hidden.archive;
    const changed = await knownChanges(root, proposal);
    // A file that never ships and that no function reads counts only if the pull request changes it.
    const countingUnchanged = files.filter(({ isCertain, entry }) => isCertain || entry.reason === archive_archive/* IGNORED */.$h);
    if (changed === undefined) {
        return sayHidden(countingUnchanged, CHANGES_NOT_KNOWN, OR_LIST_CHANGES);
    }
    const changes = new Changes(proposal.repository, changed);
    const changedFiles = files.filter(({ path }) => changes.includesOrHolds(path));
    if (changedFiles.length > 0)
        return sayHidden(changedFiles, (0,sentence/* phrase */.MZ) `this pull request adds or changes it`);
    const before = await readMergeBase(hidden, proposal, changed, step);
    const isCompared = before?.isKnown !== false;
    if (changes.includesOrHolds((0,external_node_path_.join)(root, archive_archive/* RULE_FILE */.On))) {
        const excludedBefore = isCompared ? await exclusionBy(before?.rules) : undefined;
        const newlyExcluded = countingUnchanged.filter((file) => !isSureToBeExcluded(file, excludedBefore));
        const closing = excludedBefore
            ? sayHidden(newlyExcluded, (0,sentence/* phrase */.MZ) `the ${(0,sentence/* setting */.Pe)(archive_archive/* RULE_FILE */.On)} of the merge base does not exclude it`)
            : sayHidden(newlyExcluded, (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(archive_archive/* RULE_FILE */.On)} changes here and cannot be compared`, OR_COMPARE);
        if (closing !== undefined)
            return closing;
    }
    const newlyNamed = countingUnchanged.filter(newlyNamedTest(hidden.named, before?.named, changes));
    return isCompared
        ? sayHidden(newlyNamed, (0,sentence/* phrase */.MZ) `this pull request adds or changes what names it`)
        : sayHidden(newlyNamed, (0,sentence/* phrase */.MZ) `what names it is changed here or cannot be compared`, OR_COMPARE);
}
/** The files that a pull request changes. */
class Changes {
    repository;
    changed;
    changedDirectories;
    constructor(repository, changed) {
        this.repository = repository;
        this.changed = new Set(changed.map(hidden_files/* comparablePath */.cM));
        this.changedDirectories = new Set(changed.flatMap(hidden_files/* comparableDirectoriesAbove */.Jm));
    }
    /** Whether one of them is this file, is in this directory, or is a submodule or a link that holds it. */
    includesOrHolds(path) {
        return (0,files_here/* followLinks */.n1)(path).some((each) => this.changedDirectories.has(this.inRepository(each)) || this.changesPath(each));
    }
    /** Whether a changed file is this path, or a link or a submodule on the way to it. */
    changesPath(path) {
        const key = this.inRepository(path);
        return (this.changed.has(key) ||
            (0,hidden_files/* comparableDirectoriesAbove */.Jm)(key).some((each) => this.changed.has(each)));
    }
    inRepository(path) {
        return (0,hidden_files/* comparablePath */.cM)((0,external_node_path_.relative)(this.repository, path));
    }
}
/** The configuration and the rules before the change; undefined if it changes nothing that is read. */
async function readMergeBase({ archive, module, index }, proposal, changed, step) {
    const look = async (files) => ({
        named: await (0,hidden_files/* readNamedFiles */.vP)(module, (path) => index.matters(path), files, step),
        rules: files.readFile((0,external_node_path_.join)(archive.root, archive_archive/* RULE_FILE */.On)),
    });
    const before = await readAtMergeBase(proposal, changed, files_here/* localFiles */.Jd, look);
    return before && { ...before.result, isKnown: before.isKnown };
}
/** Makes a test whether the rules of the merge base exclude a path; undefined if they cannot be applied. */
async function exclusionBy(rules = '') {
    try {
        return await (0,ignore_rules/* readExclusion */.nM)(rules);
    }
    catch (error) {
        if (error instanceof unreadable_file/* UnreadableFile */.ie)
            return undefined;
        throw error;
    }
}
/**
 * Whether a file is excluded without the change of the rules as well. Of a path with links in it, that is not sure.
 *
 * @param excludes the rules of the merge base; undefined if they cannot be applied
 */
function isSureToBeExcluded({ entry, path, isDirectory }, excludes) {
    // No other reason comes from the rules, so a change of the rules does not matter for it.
    if (entry.reason !== archive_archive/* IGNORED */.$h)
        return true;
    return (excludes !== undefined && (0,files_here/* followLinks */.n1)(path).length === 1 && excludes(entry.path, isDirectory));
}
/**
 * Makes a test whether a file is named in a way in which it was not before.
 *
 * @param before undefined if the change touches nothing that is read
 */
function newlyNamedTest(named, before, changes) {
    const newModules = directoriesOfNewModules(named, before, changes);
    const mentionsBefore = before && [
        ...before.files.values(),
        ...[...before.directories.values()].flatMap(({ endings }) => [...endings.values()]),
    ];
    const keysBefore = mentionsBefore && new Set(mentionsBefore.flat().map(keyOfMention));
    const isNewMention = (mention) => newModules.has(mention.module) || keysBefore?.has(keyOfMention(mention)) === false;
    // Many files share one naming.
    const areNew = new Map();
    const isNew = (naming) => {
        const { places, mentions } = naming;
        const result = areNew.get(naming) ??
            (places.some((place) => changes.changesPath(place)) || mentions.some(isNewMention));
        areNew.set(naming, result);
        return result;
    };
    return (hidden) => hidden.modules.some((module) => newModules.has(directoryOf(module))) ||
        hidden.namings.some(isNew);
}
/** The directory of a module, as the calls name it: the first of its places. */
function directoryOf({ places: [directory = ''] }) {
    return directory;
}
function keyOfMention({ module, written }) {
    return `${module} ${written()}`;
}
/**
 * The directories of modules that are new here: changed, called by a new or a changed call, or called by such a module.
 *
 * @param before what the merge base names; undefined if it cannot be compared, and only changed files count
 */
function directoriesOfNewModules({ modules }, before, changes) {
    /** A key of the module itself, and one for each call of it. */
    const keysOf = (module) => [
        directoryOf(module),
        ...module.calls.map(({ from, written }) => `${directoryOf(module)} ${from} ${written}`),
    ];
    const keysBefore = before && new Set(before.modules.flatMap(keysOf));
    const isNew = (module) => [...module.places, ...module.linked].some((place) => changes.changesPath(place)) ||
        keysOf(module).some((key) => keysBefore?.has(key) === false);
    const calledFrom = new Map();
    for (const module of modules) {
        for (const { from } of module.calls)
            (0,add_to/* addTo */.D)(calledFrom, from, directoryOf(module));
    }
    const directories = new Set(modules.filter(isNew).map(directoryOf));
    // What a module calls is as new as the module. A set can grow while it is walked.
    for (const directory of directories) {
        for (const called of calledFrom.get(directory) ?? [])
            directories.add(called);
    }
    return directories;
}
/** Further remedies, as sentences after the first one. */
const OR_LIST_CHANGES = (0,sentence/* phrase */.MZ) ` Or let the job know them: ${(0,sentence/* setting */.Pe)('github-token')} with ${(0,sentence/* setting */.Pe)('pull-requests: read')}, elsewhere a checkout that holds the target branch.`;
const OR_COMPARE = (0,sentence/* phrase */.MZ) ` Or let the job compare: a checkout that holds the target branch as well (${(0,sentence/* setting */.Pe)('fetch-depth: 0')}).`;
const CHANGES_NOT_KNOWN = (0,sentence/* phrase */.MZ) `which files this pull request changes is not known`;
const CHECK_OUT_WHOLE = (0,sentence/* phrase */.MZ) `Check out whole directories, and let no step remove files of the commit.`;
/**
 * That hidden files close the gate; undefined if there is none.
 *
 * @param why the end of the first sentence
 * @param furtherRemedy a sentence with a space before it
 */
function sayHidden(hidden, why, furtherRemedy = '') {
    if (hidden.length === 0)
        return undefined;
    const would = hidden.some(({ isCertain }) => isCertain) ? 'would' : 'may';
    const names = (0,hidden_files/* listHidden */.rL)(hidden, ({ rule, reason }) => rule ?? reason);
    let remedy = (0,sentence/* phrase */.MZ) `Keep it in a file that is sent and judged.`;
    if (hidden.some(({ entry }) => entry.rule !== undefined)) {
        remedy = (0,sentence/* phrase */.MZ) `Remove the rules from ${(0,sentence/* setting */.Pe)(archive_archive/* RULE_FILE */.On)}, so that it is sent and judged.`;
    }
    else if (hidden.some(({ entry }) => entry.reason === archive_archive/* NOT_CHECKED_OUT */.pL)) {
        remedy = CHECK_OUT_WHOLE;
    }
    return (0,finding/* finding */.gk)(errors/* CODES */.Lp.hiddenFromPolicies, (0,sentence/* phrase */.MZ) `Terraform ${would} load ${names}, but the policies do not get to see that, and ${why}.${sayMentions(hidden)}`, { remedy: (0,sentence/* phrase */.MZ) `${remedy}${furtherRemedy}` });
}
/** Sentences about the first texts that name the hidden files, each with a space before it. */
function sayMentions(hidden) {
    const mentioned = new Map();
    for (const { namings } of hidden) {
        const mentions = namings.flatMap((naming) => naming.mentions[0] ?? []);
        // A function that reads the file says more than a text with its name.
        const mention = mentions.find(({ isRead }) => isRead) ?? mentions.find(({ why }) => !why) ?? mentions[0];
        if (mention !== undefined) {
            const lastNames = mention.where.split(external_node_path_.sep).slice(-2).join('/');
            const how = mention.why ?? (mention.isRead ? 'reads it' : 'has its name in it');
            mentioned.set(`${lastNames} ${how}`, { where: lastNames, how });
        }
    }
    return [...mentioned.values()]
        .slice(0, hidden_files/* MOST_NAMED */.SE)
        .map(({ where, how }) => (0,sentence/* phrase */.MZ) ` ${(0,sentence/* filePart */.A4)(where)} ${(0,sentence/* plain */.pj)(how)}.`);
}
/**
 * Finds out whether a module manifest that is not sent closes the gate.
 *
 * @param module absolute path of the directory that Terraform runs in
 * @returns why the gate stays closed, or what a reader should know
 */
async function examineManifest({ root, excluded }, module, proposal) {
    const places = (0,files_here/* followLinks */.n1)((0,external_node_path_.join)(module, ...module_manifest/* MODULE_MANIFEST */.dp.split('/')));
    const manifest = excluded.find((entry) => (0,hidden_files/* isManifest */.Yh)(entry) && places.includes((0,external_node_path_.join)(root, ...entry.path.split('/'))));
    if (manifest === undefined)
        return {};
    const { path, reason, detail, misleads } = manifest;
    const detailed = detail === undefined ? '' : (0,sentence/* phrase */.MZ) `: it ${(0,sentence/* foreign */.V$)(detail)}`;
    const what = (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(path)} ${(0,sentence/* plain */.pj)(reason)}${detailed}.`;
    const of = (says, more) => (0,finding/* finding */.gk)('module-manifest', says, { about: { file: path }, remedy: more });
    if (reason === archive_archive/* MANIFEST_MISLEADING */.kK) {
        return {
            notice: of((0,sentence/* phrase */.MZ) `${what} It is not sent, and the plan has the modules that the calls name.`),
        };
    }
    const follows = (0,sentence/* phrase */.MZ) `Terraform follows it in every checkout, and the policies do not get to see that`;
    const remedy = removeManifest(path);
    if (misleads === true)
        return { closing: of((0,sentence/* phrase */.MZ) `${what} ${follows}.`, remedy) };
    const directory = (0,external_node_path_.join)(module, '.terraform');
    const why = proposal && (await whyManifestCloses(directory, proposal));
    if (why !== undefined)
        return { closing: of((0,sentence/* phrase */.MZ) `${what} ${follows}, and ${why}.`, remedy) };
    return { notice: of((0,sentence/* phrase */.MZ) `${what} It is not sent.`, remedy) };
}
/** What to do about a manifest that git tracks. @param path of it */
function removeManifest(path) {
    return (0,sentence/* phrase */.MZ) `Remove it: ${(0,sentence/* typed */.nE)(`git rm --cached ${path}`)}, and add ${(0,sentence/* setting */.Pe)('.terraform/')} to .gitignore.`;
}
/** Why a manifest that misleads no call closes the gate: Terraform may fetch what the change puts there. */
async function whyManifestCloses(directory, proposal) {
    const changed = await knownChanges(directory, proposal);
    if (changed === undefined)
        return CHANGES_NOT_KNOWN;
    const inRepository = (0,relative_path/* relativePathInside */._)(proposal.repository, directory) ?? '';
    return changed.some((path) => (0,affected/* touches */.yI)(path, inRepository))
        ? (0,sentence/* phrase */.MZ) `this pull request changes what is in ${(0,sentence/* setting */.Pe)('.terraform/')}`
        : undefined;
}
/** What the pull request changes; undefined if that is not known of this directory. An empty list is of no change. */
async function knownChanges(directory, proposal) {
    const isInside = (0,find_repository/* isBelow */.Yw)(directory, proposal.repository);
    const changed = isInside ? await proposal.changedFiles() : undefined;
    return changed?.length === 0 ? undefined : changed;
}
//# sourceMappingURL=refuse-hidden.js.map

/***/ })

};
