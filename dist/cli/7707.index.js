"use strict";
exports.id = 7707;
exports.ids = [7707];
exports.modules = {

/***/ 7707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: function() { return /* binding */ findHidden; },
/* harmony export */   Jm: function() { return /* binding */ comparableDirectoriesAbove; },
/* harmony export */   SE: function() { return /* binding */ MOST_NAMED; },
/* harmony export */   Yh: function() { return /* binding */ isManifest; },
/* harmony export */   ZA: function() { return /* binding */ sayDoubtful; },
/* harmony export */   _t: function() { return /* binding */ couldBeLoaded; },
/* harmony export */   cM: function() { return /* binding */ comparablePath; },
/* harmony export */   hP: function() { return /* binding */ linksOf; },
/* harmony export */   rL: function() { return /* binding */ listHidden; },
/* harmony export */   vP: function() { return /* binding */ readNamedFiles; },
/* harmony export */   yD: function() { return /* binding */ loadReader; }
/* harmony export */ });
/* unused harmony export HiddenIndex */
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

/***/ })

};
;