"use strict";
exports.id = 8854;
exports.ids = [8854];
exports.modules = {

/***/ 86270:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: function() { return /* binding */ knownChanges; },
/* harmony export */   ei: function() { return /* binding */ removeManifest; },
/* harmony export */   f7: function() { return /* binding */ examineManifest; },
/* harmony export */   oL: function() { return /* binding */ CHANGES_NOT_KNOWN; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _archive_archive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62558);
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21818);
/* harmony import */ var _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27126);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80467);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85382);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20319);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10000);
/* harmony import */ var _hidden_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7707);
/** Whether a module manifest that is not sent closes the gate, and what a request changes. */










const CHANGES_NOT_KNOWN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `which files this pull request changes is not known`;
/**
 * Finds out whether a module manifest that is not sent closes the gate.
 *
 * @param module absolute path of the directory that Terraform runs in
 * @returns why the gate stays closed, or what a reader should know
 */
async function examineManifest({ root, excluded }, module, proposal) {
    const places = (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__/* .followLinks */ .n1)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module, ..._configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .MODULE_MANIFEST */ .dp.split('/')));
    const manifest = excluded.find((entry) => (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_8__/* .isManifest */ .Yh)(entry) && places.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, ...entry.path.split('/'))));
    if (manifest === undefined)
        return {};
    const { path, reason, detail, misleads } = manifest;
    const detailed = detail === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `: it ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .foreign */ .V$)(detail)}`;
    const what = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .filePart */ .A4)(path)} ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(reason)}${detailed}.`;
    const of = (says, more) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)('module-manifest', says, { about: { file: path }, remedy: more });
    if (reason === _archive_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_MISLEADING */ .kK) {
        return {
            notice: of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${what} It is not sent, and the plan has the modules that the calls name.`),
        };
    }
    const follows = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Terraform follows it in every checkout, and the policies do not get to see that`;
    const remedy = removeManifest(path);
    if (misleads === true)
        return { closing: of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${what} ${follows}.`, remedy) };
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module, '.terraform');
    const why = proposal && (await whyManifestCloses(directory, proposal));
    if (why !== undefined)
        return { closing: of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${what} ${follows}, and ${why}.`, remedy) };
    return { notice: of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${what} It is not sent.`, remedy) };
}
/** What to do about a manifest that git tracks. @param path of it */
function removeManifest(path) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Remove it: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .typed */ .nE)(`git rm --cached ${path}`)}, and add ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('.terraform/')} to .gitignore.`;
}
/** Why a manifest that misleads no call closes the gate: Terraform may fetch what the change puts there. */
async function whyManifestCloses(directory, proposal) {
    const changed = await knownChanges(directory, proposal);
    if (changed === undefined)
        return CHANGES_NOT_KNOWN;
    const inRepository = (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(proposal.repository, directory) ?? '';
    return changed.some((path) => (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_9__/* .touches */ .yI)(path, inRepository))
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `this pull request changes what is in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('.terraform/')}`
        : undefined;
}
/** What the pull request changes; undefined if that is not known of this directory. An empty list is of no change. */
async function knownChanges(directory, proposal) {
    const isInside = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(directory, proposal.repository);
    const changed = isInside ? await proposal.changedFiles() : undefined;
    return changed?.length === 0 ? undefined : changed;
}
//# sourceMappingURL=examine-manifest.js.map

/***/ }),

/***/ 7707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: function() { return /* binding */ findHidden; },
/* harmony export */   Jm: function() { return /* binding */ comparableDirectoriesAbove; },
/* harmony export */   SE: function() { return /* binding */ MOST_NAMED; },
/* harmony export */   T6: function() { return /* binding */ sayMentions; },
/* harmony export */   VD: function() { return /* binding */ HiddenIndex; },
/* harmony export */   Yh: function() { return /* binding */ isManifest; },
/* harmony export */   ZA: function() { return /* binding */ sayDoubtful; },
/* harmony export */   _t: function() { return /* binding */ couldBeLoaded; },
/* harmony export */   cM: function() { return /* binding */ comparablePath; },
/* harmony export */   hP: function() { return /* binding */ linksOf; },
/* harmony export */   oR: function() { return /* binding */ CHECK_OUT_WHOLE; },
/* harmony export */   rL: function() { return /* binding */ listHidden; },
/* harmony export */   vP: function() { return /* binding */ readNamedFiles; },
/* harmony export */   yD: function() { return /* binding */ loadReader; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62558);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96817);
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72588);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(239);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10000);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80467);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46281);
/** Finds which of the files that are not sent belong to the configuration: by their names, or because a text names them. */











/**
 * Finds the files that the configuration of a directory names.
 *
 * @param directory absolute path of the directory that Terraform runs in
 * @param matters whether it is of interest what names this absolute path
 * @param files the ones on the disk when left out
 * @throws GateStop when there is no time left
 */
async function readNamedFiles(directory, matters, files = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__/* .localFiles */ .Jd, step) {
    const { findNamedFiles } = await loadReader();
    const throwIfEnded = () => {
        const ended = step?.endReason();
        if (ended === 'aborted')
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_9__/* .GateStop */ .K$('canceled', _failure_of_js__WEBPACK_IMPORTED_MODULE_9__/* .CANCELED */ .wS);
        if (ended === undefined)
            return;
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_9__/* .GateStop */ .K$('timeout', TIME_RAN_OUT);
    };
    return findNamedFiles(directory, files, {
        isRelevant: matters,
        check: throwIfEnded,
        parsed: step?.parsed,
        variableFiles: step?.variableFiles,
        isVariableOfFiles: step?.isVariableOfFiles,
        ...(step?.mayChange && { mayChange: step.mayChange }),
    });
}
const TIME_RAN_OUT = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.outOfTime, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Time ran out while the configuration was read.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Raise ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('timeout')}.`,
});
/** Loaded only when it is needed: most checks do not need it. */
function loadReader() {
    return Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(2579)]).then(__webpack_require__.bind(__webpack_require__, 92579));
}
/** Whether Terraform could load an excluded entry. It never loads the history of version control. */
function couldBeLoaded({ path }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) !== '.git';
}
const MANIFESTS = [_archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_TRACKED */ .NM, _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_DOUBTED */ .AX, _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_MISLEADING */ .kK];
/** Whether it is a module manifest, about which `examineManifest` decides. */
function isManifest({ reason }) {
    return MANIFESTS.includes(reason);
}
/** The links of an archive, for `Packing`. */
function linksOf(entries) {
    return entries.flatMap(({ path, type }) => (type === 'link' ? [path] : []));
}
/** With more links than this, a text that names a directory with links in it names every file. */
const MOST_LINKS = 200;
/** The files and directories that are not sent, found by the paths that lead to them. All keys are comparable paths. */
class HiddenIndex {
    all = [];
    byPath = new Map();
    /** By each directory above them. */
    byDirectory = new Map();
    /** Comparable path → the path of a link. */
    links = new Map();
    /** The paths of links, by each directory above them. */
    linksByDirectory = new Map();
    constructor({ root, excluded, links }) {
        for (const entry of excluded) {
            if (!couldBeLoaded(entry) || isManifest(entry))
                continue;
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...entry.path.split('/'));
            const hidden = {
                entry,
                path,
                isDirectory: isDirectory(path),
                isCertain: false,
                namings: [],
                modules: [],
            };
            this.all.push(hidden);
            (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_10__/* .addTo */ .D)(this.byPath, comparablePath(path), hidden);
            for (const directory of comparableDirectoriesAbove(path))
                (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_10__/* .addTo */ .D)(this.byDirectory, directory, hidden);
        }
        for (const link of links) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...link.split('/'));
            this.links.set(comparablePath(path), path);
            for (const directory of comparableDirectoriesAbove(path)) {
                (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_10__/* .addTo */ .D)(this.linksByDirectory, directory, path);
            }
        }
    }
    /** Whether a text with this path may name something that is hidden. */
    matters(path) {
        const key = comparablePath(path);
        if (this.byDirectory.has(key) || this.linksByDirectory.has(key))
            return true;
        return withDirectoriesAbove(path).some((each) => this.byPath.has(each) || this.links.has(each));
    }
    /**
     * The hidden files that belong to the configuration. They keep what names them, so an index is asked once.
     *
     * @param module absolute path of the directory that Terraform runs in
     */
    find({ modules, files, directories }, module) {
        const found = new Set();
        const add = (hidden, naming) => {
            found.add(hidden);
            hidden.isCertain ||= naming.mentions.some((mention) => mention.isRead);
            hidden.namings.push(naming);
        };
        for (const [path, mentions] of files) {
            const naming = { mentions, places: this.withLinkTargets(path) };
            for (const place of naming.places) {
                for (const hidden of this.hiddenFileAt(place))
                    add(hidden, naming);
            }
        }
        const mentionsOfAll = [];
        for (const { path, endings } of directories.values()) {
            const reached = this.reachedFrom(path);
            if (reached === undefined)
                mentionsOfAll.push(...[...endings.values()].flat());
            const places = reached ?? [path];
            const inside = new Set(places.flatMap((place) => this.hiddenIn(place)));
            for (const [ending, mentions] of endings) {
                const naming = { mentions, places };
                for (const hidden of inside) {
                    if (hidden.isDirectory || hidden.path.endsWith(ending))
                        add(hidden, naming);
                }
            }
        }
        // Through too many links, a text may name any of the files.
        if (mentionsOfAll.length > 0) {
            const naming = { mentions: mentionsOfAll, places: [...this.links.values()] };
            for (const hidden of this.hiddenIn(''))
                add(hidden, naming);
        }
        this.findByName(modules, module, found);
        return this.all.filter((hidden) => found.has(hidden));
    }
    /**
     * Adds the files that Terraform loads by their names: no text has to name them.
     *
     * @param modules that of `directory`, in which Terraform runs, is the first
     */
    findByName(modules, directory, found) {
        const add = (hidden, module) => {
            found.add(hidden);
            hidden.isCertain = true;
            if (hidden.modules.at(-1) !== module)
                hidden.modules.push(module);
        };
        const [rootModule] = modules;
        // Where `terraform init` looks for providers first.
        const providers = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'terraform.d');
        const ofProviders = [...this.hiddenIn(providers), ...this.hiddenAtOrAbove(providers)];
        if (rootModule)
            for (const hidden of ofProviders)
                add(hidden, rootModule);
        for (const module of modules) {
            for (const place of [...module.places, ...module.linked]) {
                for (const hidden of this.hiddenAtOrAbove(place))
                    add(hidden, module);
            }
            for (const place of module.places) {
                for (const hidden of this.byDirectory.get(comparablePath(place)) ?? []) {
                    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(hidden.path);
                    const isLoaded = module === rootModule ? (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isRead */ .H9)(name) : (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isConfiguration */ .ZC)(name);
                    if (isLoaded && comparablePath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(hidden.path)) === comparablePath(place))
                        add(hidden, module);
                }
            }
        }
    }
    /** The hidden file at this path, or the hidden directory that holds it. */
    hiddenFileAt(path) {
        const atPath = this.byPath.get(comparablePath(path)) ?? [];
        const isFileThere = statsOf(path)?.isDirectory() === false;
        const files = atPath.filter((hidden) => !hidden.isDirectory);
        return [...files, ...this.hiddenAbove(path, isFileThere)];
    }
    /** What is hidden in a directory, and the hidden directory that holds it. */
    hiddenIn(directory) {
        const key = comparablePath(directory);
        const atPath = this.byPath.get(key) ?? [];
        const below = this.byDirectory.get(key) ?? [];
        return [...atPath, ...below, ...this.hiddenAbove(directory, isDirectory(directory))];
    }
    /**
     * The hidden directories that hold a path.
     *
     * @param isThere whether the path exists; if not, only a submodule that is not checked out may hold it
     */
    hiddenAbove(path, isThere) {
        const directories = this.hiddenAtOrAbove((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        return isThere
            ? directories
            : directories.filter(({ entry }) => entry.reason === _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_SUBMODULE */ .PW);
    }
    /** What is hidden at this path, and the hidden directories that hold it. */
    hiddenAtOrAbove(path) {
        return withDirectoriesAbove(path).flatMap((each) => this.byPath.get(each) ?? []);
    }
    /** The path, and where its links lead. */
    withLinkTargets(path) {
        return withDirectoriesAbove(path).some((each) => this.links.has(each))
            ? (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__/* .followLinks */ .n1)(path)
            : [path];
    }
    /** A directory, and where the links in it lead; undefined if there are too many links. */
    reachedFrom(directory) {
        const reached = new Set(this.withLinkTargets(directory));
        // What is added to a set while it is walked is walked as well.
        for (const place of reached) {
            const links = this.linksByDirectory.get(comparablePath(place)) ?? [];
            if (links.length > 0 && this.links.size > MOST_LINKS)
                return undefined;
            for (const target of links.flatMap((link) => (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__/* .followLinks */ .n1)(link)))
                reached.add(target);
        }
        return [...reached];
    }
}
/**
 * Finds the hidden files that belong to the configuration of a directory.
 *
 * @param module absolute path of the directory that Terraform runs in
 * @throws GateStop when there is no time left
 */
async function findHidden(packing, module, step) {
    const index = new HiddenIndex(packing);
    const named = await readNamedFiles(module, (path) => index.matters(path), _machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__/* .localFiles */ .Jd, step);
    return { index, named, files: index.find(named, module) };
}
/** A path in a form that is equal for all names that some file system takes for one name. */
function comparablePath(path) {
    // Some file systems take this one letter for two.
    const folded = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_4__/* .foldCase */ .SP)((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_4__/* .normalized */ .A9)(path)).replaceAll('İ', 'i\u0307');
    return folded.replaceAll('\\', '/').replace(/\/$/, '');
}
/** The directories above a path, comparable; '' is above all of them. */
function comparableDirectoriesAbove(path) {
    const names = comparablePath(path).split('/');
    const directories = names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
    return [...new Set(['', ...directories])];
}
/** A path and the directories above it, all comparable. */
function withDirectoriesAbove(path) {
    return [comparablePath(path), ...comparableDirectoriesAbove(path)];
}
function isDirectory(path) {
    return statsOf(path)?.isDirectory() === true;
}
function statsOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
/** How many files a sentence names. */
const MOST_NAMED = 3;
/** Names the first of the excluded files, for a sentence. @param detail what is said of a file in brackets, if anything */
function listHidden(hidden, detail) {
    const names = hidden.map(({ entry }) => {
        const path = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .filePart */ .A4)(entry.path);
        const shown = detail(entry);
        return shown === undefined ? path : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${path} (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .foreign */ .V$)(shown)})`;
    });
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstParts */ .J4)(names, MOST_NAMED);
}
const CHECK_OUT_WHOLE = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Check out whole directories, and let no step remove files of the commit.`;
/** Sentences about the first texts that name the hidden files, each with a space before it. */
function sayMentions(hidden) {
    const mentioned = new Map();
    for (const { namings } of hidden) {
        const mentions = namings.flatMap((naming) => naming.mentions[0] ?? []);
        // A function that reads the file says more than a text with its name.
        const mention = mentions.find(({ isRead }) => isRead) ?? mentions.find(({ why }) => !why) ?? mentions[0];
        if (mention !== undefined) {
            const lastNames = mention.where.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).slice(-2).join('/');
            const how = mention.why ?? (mention.isRead ? 'reads it' : 'has its name in it');
            mentioned.set(`${lastNames} ${how}`, { where: lastNames, how });
        }
    }
    return [...mentioned.values()]
        .slice(0, MOST_NAMED)
        .map(({ where, how }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) ` ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .filePart */ .A4)(where)} ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(how)}.`);
}
/**
 * Why the gate stops: Terraform would load a file that looks like a credential, and git cannot say
 * whether it is tracked. Undefined if there is no such file.
 */
function sayDoubtful(hidden, root) {
    const doubtful = hidden.filter(({ isCertain, entry }) => isCertain && entry.reason === _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .TRACKING_UNKNOWN */ .vp);
    const [first] = doubtful;
    if (first === undefined)
        return undefined;
    const why = first.entry.detail ?? '';
    const remedy = first.entry.isOfAnotherUser
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .typed */ .nE)(`git config --global --add safe.directory ${root}`)} in a step before (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)("'*'")} instead of the path covers submodules).`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Check the files out with git.`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.gitSilent, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Terraform would load ${listHidden(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .foreign */ .V$)(why)}). Plangate does not exclude files that Terraform loads without an answer.`, { remedy, actor: 'operators' });
}
//# sourceMappingURL=hidden-files.js.map

/***/ }),

/***/ 8854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ sayEmptySubmodules; },
/* harmony export */   a: function() { return /* binding */ refuseIncompleteCommit; },
/* harmony export */   findEmptySubmodules: function() { return /* binding */ findEmptySubmodules; },
/* harmony export */   findMissingFiles: function() { return /* binding */ findMissingFiles; },
/* harmony export */   listCheckout: function() { return /* binding */ listCheckout; }
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
/* harmony import */ var _examine_manifest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86270);
/* harmony import */ var _hidden_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7707);
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
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_8__/* .GateStop */ .K$('unseen', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.cannotBeCloned, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .filePart */ .A4)(manifest)} ${why}. Terraform follows it to other directories than those that the calls name, and the service plans the commit as it is.`, { about: { file: manifest }, remedy: (0,_examine_manifest_js__WEBPACK_IMPORTED_MODULE_9__/* .removeManifest */ .ei)(manifest) }));
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
    const names = (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_10__/* .listHidden */ .rL)(loaded, () => undefined);
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
    const names = (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_10__/* .listHidden */ .rL)(counting, () => undefined);
    const why = changed ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `which the pull request adds or changes and ` : '';
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .finding */ .gk)('files-not-here', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `Terraform would load ${names}, ${why}which this checkout lacks: neither the plan nor the policies get to see it.`, { remedy: _hidden_files_js__WEBPACK_IMPORTED_MODULE_10__/* .CHECK_OUT_WHOLE */ .oR });
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
    const { files } = await (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_10__/* .findHidden */ .C$)({ root, excluded, links }, module, step);
    return files.filter(({ isCertain }) => isCertain);
}
/** Why empty submodules close the gate, whatever changes: where a module is empty nothing is planned, and everything passes. */
function sayEmptySubmodules(empty) {
    const names = (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_10__/* .listHidden */ .rL)(empty, () => undefined);
    const isOne = empty.length === 1;
    const what = isOne ? 'is a submodule' : 'are submodules';
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .finding */ .gk)('submodules-empty', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `Terraform would load ${names}, which ${what} and not checked out: neither the plan nor the policies get to see what belongs there.${(0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_10__/* .sayMentions */ .T6)(empty)}`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `Check ${isOne ? 'it' : 'them'} out: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .setting */ .Pe)('submodules: true')} (or ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .setting */ .Pe)('recursive')}) for actions/checkout, elsewhere ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .typed */ .nE)('git submodule update --init --recursive')}.`,
    });
}
//# sourceMappingURL=look-at-commit.js.map

/***/ })

};
;