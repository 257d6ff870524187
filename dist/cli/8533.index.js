"use strict";
exports.id = 8533;
exports.ids = [8533];
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

/***/ }),

/***/ 72402:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: function() { return /* binding */ GIVES_PLANS; },
/* harmony export */   LL: function() { return /* binding */ offerInMemory; },
/* harmony export */   QU: function() { return /* binding */ inputWithoutRun; },
/* harmony export */   Td: function() { return /* binding */ attributesOf; },
/* harmony export */   cG: function() { return /* binding */ baseHere; },
/* harmony export */   sh: function() { return /* binding */ planHere; },
/* harmony export */   xJ: function() { return /* binding */ workspaceAt; }
/* harmony export */ });
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44990);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35379);
/* harmony import */ var _plan_plan_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91870);
/* harmony import */ var _plan_without_sensitive_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26325);
/* harmony import */ var _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33597);
/* harmony import */ var _policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96747);
/* harmony import */ var _plan_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88572);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10988);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46281);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32940);
/* harmony import */ var _plan_count_words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74742);












function workspaceAt(name, { placeOf }) {
    const { root, workingDirectory } = placeOf(name);
    return { name, workingDirectory, root, notices: [] };
}
/** Makes the plan, or reads it. @throws GateStop if nothing is known of it, or the reason of the signal */
async function planHere(name, { planner }, { signal, installed }) {
    try {
        const planned = await planner.plan(name, signal, installed);
        signal.throwIfAborted();
        return planned;
    }
    catch (error) {
        if (error instanceof _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_5__.UnreadablePlan)
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_9__/* .GateStop */ .K$('unplanned', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingOf */ .hD)(error));
        throw error;
    }
}
/** The plan of the default branch, for `only-new`; where there is none, a notice says why every failure counts. */
function baseHere(name, { planner }, { signal }) {
    return async () => planner.planBefore(name, signal).catch((error) => {
        signal.throwIfAborted();
        return { notice: (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .notComparedNotice */ .PY)(error) };
    });
}
/** No service has a run of such a plan. */
const GIVES_PLANS = { run: false, plannedCommit: false, serviceSystems: false };
/**
 * The offer of a plan that is there. Where it has errors, it failed.
 *
 * @param startedMs when the workspace was begun, by the scope
 */
function offerInMemory(workspace, plan, startedMs, scope) {
    const notices = findingsOf(plan.planned.limits, 'empty-state', 'noted');
    return {
        facts: (0,_result_js__WEBPACK_IMPORTED_MODULE_10__/* .workspaceFacts */ .FK)({ ...workspace, notices: [...workspace.notices, ...notices] }),
        plan: planInMemory(workspace.name, plan, scope),
        status: 'planned',
        conclude: async () => ({ durationMs: scope.elapsedMs() - startedMs }),
    };
}
function planInMemory(name, { planned, input, base }, { signal }) {
    const { limits, problems, counts, document } = planned;
    const failed = problems
        .filter(({ severity }) => severity === 'error')
        .map(({ summary }) => summary);
    const accepted = _model_plan_json_js__WEBPACK_IMPORTED_MODULE_2__/* .ACCEPTED_LIMITS */ .$B.filter((kind) => findingsOf(limits, kind).length > 0);
    const attributes = attributesOf(planned);
    const { status, 'has-changes': hasChanges } = attributes;
    const isFailed = failed.length > 0;
    const summary = {
        ...counts,
        imports: counts.imports ?? 0,
        status,
        hasChanges,
        accepted: accepted.length > 0 ? accepted : undefined,
    };
    const withoutTexts = (0,_plan_without_sensitive_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTextsOf */ .K)(document);
    return {
        workspace: { name },
        failed: isFailed ? failed : undefined,
        known: async () => isFailed
            ? { evidence: { failed }, attributes: undefined, summary: undefined }
            : { evidence: { limits }, attributes, summary },
        input,
        dataDirectory: planned.dataDirectory,
        json: async () => ({ json: (0,_plan_plan_document_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(planned), document, doubts: async () => [] }),
        async changes({ isGuarded }) {
            if (!hasChanges && !isGuarded)
                return undefined;
            // The changes are read while `opa` judges.
            await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_0__/* .nextTurn */ .tJ)();
            const json = (0,_plan_plan_document_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(planned);
            return (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_0__/* .runInTurns */ .hp)((0,_plan_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .changesIn */ .N)(json, { counts: (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_8__/* .countsOf */ .mQ)(attributes), diff: true }), signal);
        },
        base,
        isPartial: accepted.length > 0,
        // With an empty state a plan destroys nothing, so the guard does not know what an apply would destroy.
        unseen: findingsOf(limits, 'empty-state'),
        // Terraform hides a message where the value in it is marked, and prints a copy that is not.
        problems: async () => problems.map((problem) => {
            const { summary, detail } = problem;
            return { ...problem, ...(0,_plan_without_sensitive_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTextsIn */ .c)({ summary, detail }, withoutTexts) };
        }),
    };
}
function findingsOf(limits, ...kinds) {
    return limits.flatMap(({ kind, finding }) => (kinds.includes(kind) ? finding : []));
}
/** What a service would say of the plan. */
function attributesOf({ counts, document }) {
    return {
        status: 'finished',
        'has-changes': (0,_plan_count_words_js__WEBPACK_IMPORTED_MODULE_11__/* .changesSomething */ .Qc)(document),
        'resource-additions': counts.additions,
        'resource-changes': counts.changes,
        'resource-destructions': counts.destructions,
        'resource-imports': counts.imports,
    };
}
/** What is known where no service has a run: nothing is made up. */
function inputWithoutRun({ name, workingDirectory }, { runOptions }, { organization }) {
    return {
        is_destroy: runOptions['is-destroy'] ?? false,
        refresh: runOptions.refresh ?? true,
        refresh_only: runOptions['refresh-only'] ?? false,
        replace_addrs: runOptions['replace-addrs'] ?? [],
        target_addrs: runOptions['target-addrs'] ?? [],
        organization: { name: organization },
        workspace: { name, working_directory: workingDirectory || null },
    };
}
//# sourceMappingURL=plan-in-memory.js.map

/***/ }),

/***/ 68533:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openProgram: function() { return /* binding */ openProgram; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
;// CONCATENATED MODULE: ./build/src/plan/files-of-entry.js
/** Whether the files that an entry of `plangate.yml` names for a plan may be read: only regular files of the checkout, on no way through a link. */





/** Why the first of them is not read; undefined if all may be. */
function unreadableFileOf({ root, workingDirectory, plannedWith, }) {
    const { varFiles = [], backendFiles = [] } = plannedWith ?? {};
    for (const [key, files] of [
        ['var-file', varFiles],
        ['backend-config', backendFiles],
    ]) {
        for (const file of files) {
            const path = (0,external_node_path_.resolve)(root, workingDirectory, file);
            const why = whyNotRead(path, root);
            if (why === undefined)
                continue;
            const inRoot = (0,external_node_path_.join)(workingDirectory, file);
            return (0,finding/* finding */.gk)('file-of-entry', (0,sentence/* phrase */.MZ) `${(0,sentence/* typed */.nE)(key)} names ${(0,sentence/* filePart */.A4)(inRoot)}, which ${why}.`, {
                about: { file: inRoot },
                remedy: (0,sentence/* phrase */.MZ) `Put the file there, or correct the entry: paths begin at its directory.`,
            });
        }
    }
    return undefined;
}
/** @param root real path of the repository */
function whyNotRead(path, root) {
    if (!(0,find_repository/* isBelow */.Yw)(path, root))
        return (0,sentence/* phrase */.MZ) `is not in the repository`;
    if ((0,find_repository/* realOrSame */.eF)(path) !== path)
        return (0,sentence/* phrase */.MZ) `is a link, or behind one`;
    const isFile = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
    return isFile ? undefined : (0,sentence/* phrase */.MZ) `is no file of this checkout`;
}
//# sourceMappingURL=files-of-entry.js.map
// EXTERNAL MODULE: ./build/src/policy/run-differences.js
var run_differences = __webpack_require__(22484);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/gate/look-at-commit.js
var look_at_commit = __webpack_require__(8854);
// EXTERNAL MODULE: ./build/src/gate/plan-in-memory.js
var plan_in_memory = __webpack_require__(72402);
// EXTERNAL MODULE: ./build/src/gate/run.js
var run = __webpack_require__(69268);
// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __webpack_require__(17953);
;// CONCATENATED MODULE: ./build/src/gate/saved-here.js



/** How long a job that was canceled waits for a program that it interrupted: the runner kills it 7.5 s after the signal. */
const STOPPING_MS = 5_000;
function savedHere(workspace, program, plans, { clock }) {
    return {
        async apply({ onProgress, signal, alarms }) {
            if (signal.aborted)
                return { outcome: 'refused', why: [CANCELED_BEFORE] };
            const begun = clock.now();
            const late = alarms.after(signal, STOPPING_MS);
            try {
                const applying = plans.apply(workspace, onProgress, signal);
                const { exitCode, firstError } = await (0,ended_by/* endedBy */.m)(late, applying);
                const durationMs = clock.now() - begun;
                if (exitCode === 0)
                    return { outcome: 'applied', why: [], durationMs };
                return { outcome: 'failed', why: [sayFailed(program, exitCode, firstError)], durationMs };
            }
            catch (error) {
                if (late.aborted)
                    return { outcome: 'unknown', why: [sayStopping(program)] };
                return { outcome: 'refused', why: [(0,finding/* findingOf */.hD)(error)] };
            }
        },
        async state() {
            const read = await plans.state(workspace, new AbortController().signal);
            if ('state' in read)
                return read;
            return {
                unread: (0,finding/* finding */.gk)('state-unread', (0,sentence/* phrase */.MZ) `The state could not be read: ${(0,sentence/* foreign */.V$)(read.why)}`),
            };
        },
        // Its file goes with the check.
        discard: async () => undefined,
    };
}
const CANCELED_BEFORE = (0,finding/* finding */.gk)('apply-refused', (0,sentence/* phrase */.MZ) `The job was canceled before the apply began.`);
function sayFailed(program, exitCode, firstError) {
    if (firstError !== undefined)
        return (0,finding/* finding */.gk)('apply-failed', (0,sentence/* foreign */.V$)(firstError));
    const how = exitCode === undefined ? (0,sentence/* phrase */.MZ) `by a signal` : (0,sentence/* phrase */.MZ) `with exit code ${(0,sentence/* numberPart */.V4)(exitCode)}`;
    return (0,finding/* finding */.gk)('apply-failed', (0,sentence/* phrase */.MZ) `${(0,sentence/* plain */.pj)(program)} apply ended ${how}.`);
}
function sayStopping(program) {
    return (0,finding/* finding */.gk)('apply-unended', (0,sentence/* phrase */.MZ) `The job was canceled: ${(0,sentence/* plain */.pj)(program)} was interrupted, and stops by itself. What it has made until then is in the state.`, {
        remedy: (0,sentence/* phrase */.MZ) `See that it has ended before you start this job again: it plans what is left.`,
    });
}
//# sourceMappingURL=saved-here.js.map
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(87170);
;// CONCATENATED MODULE: ./build/src/gate/plans-from/program-here.js
/** Plans that `terraform` or `tofu` makes on this machine, in a copy of the files. */
















function openProgram(request, ports) {
    const { program } = ports;
    const { plan, policy } = request;
    return {
        gives: plan_in_memory/* GIVES_PLANS */.Aw,
        startsCode: true,
        startsTogether: false,
        mostAtOnce: ports.inCheckout === undefined ? (0,external_node_os_.availableParallelism)() : 1,
        async find(scope) {
            const { names, refused, skipped, uncommitted } = await ports.choose(scope);
            /** The workspaces that the program plans at this moment. */
            const planning = new Set();
            return {
                found: [...names.map((name) => (0,plan_in_memory/* workspaceAt */.xJ)(name, ports)), ...refused],
                skipped,
                async prepare(workspace, step) {
                    await refuseUnplannable(workspace, ports, step);
                    const unreadable = unreadableFileOf(ports.placeOf(workspace.name));
                    if (unreadable !== undefined)
                        throw new failure_of/* GateStop */.K$('input', unreadable);
                    return workspace;
                },
                async *offers(workspace, step) {
                    const startedMs = step.elapsedMs();
                    const { name } = workspace;
                    step.emit({ kind: 'planning', workspace: name, by: program });
                    planning.add(name);
                    const made = await (0,plan_in_memory/* planHere */.sh)(name, ports, step);
                    planning.delete(name);
                    const planned = { ...made, limits: [...made.limits, ...sayPart(plan)] };
                    if (!planned.problems.some(({ severity }) => severity === 'error')) {
                        const words = (0,run/* finishedPlanWords */.Rg)({ attributes: (0,plan_in_memory/* attributesOf */.Td)(planned) });
                        const finished = words ?? 'plan: finished';
                        step.emit({ kind: 'progress', workspace: name, status: 'planned', words: finished });
                    }
                    const { inCheckout } = ports;
                    // What is applied is on the default branch already: there it would excuse itself.
                    const isCompared = policy.onlyNew && inCheckout === undefined;
                    const base = isCompared ? (0,plan_in_memory/* baseHere */.cG)(name, ports, step) : undefined;
                    const input = (0,plan_in_memory/* inputWithoutRun */.QU)(workspace, plan, ports);
                    const inMemory = { planned, input, base };
                    const saved = inCheckout && savedHere(name, program, inCheckout, step);
                    yield { ...(0,plan_in_memory/* offerInMemory */.LL)(workspace, inMemory, startedMs, step), saved };
                },
                whyLate: (name) => (planning.has(name) ? stillPlanning(program) : undefined),
                describe: async () => ({ uncommitted }),
            };
        },
    };
}
/** Why there is no plan in time. It is not known what the program waits for. */
function stillPlanning(program) {
    return new failure_of/* GateStop */.K$('timeout', (0,finding/* finding */.gk)('still-planning', (0,sentence/* phrase */.MZ) `${program} was still planning when the time for this check was over.`, {
        remedy: (0,sentence/* phrase */.MZ) `Give it more with ${(0,sentence/* setting */.Pe)('timeout')}, or look at what it waits for: run ${(0,sentence/* typed */.nE)(`${program} plan`)} where its output is seen.`,
    }));
}
/** What comes of a plan that was to be of a part. A plan of another job says itself that it is one. */
function sayPart({ runOptions, allowPartial }) {
    const kind = allowPartial ? 'partial' : 'not-certain';
    return (0,run_differences/* partialInputs */.lp)(runOptions).map((input) => ({
        kind,
        finding: (0,finding/* finding */.gk)(errors/* CODES */.Lp.onlyAPart, (0,sentence/* phrase */.MZ) `Only a part was planned (${(0,sentence/* setting */.Pe)(input)}), so the rest of the configuration was not judged.`, {
            about: { setting: input },
            remedy: (0,sentence/* phrase */.MZ) `Set ${(0,sentence/* setting */.Pe)('allow-partial')} to true where that may pass.`,
        }),
    }));
}
/** @throws GateStop where Terraform would find nothing, or not all: then everything passes */
async function refuseUnplannable({ root = '', workingDirectory }, { changedFiles, git }, { endReason }) {
    const directory = (0,external_node_path_.join)(root, workingDirectory);
    const names = (0,external_node_fs_.existsSync)(directory) ? (0,external_node_fs_.readdirSync)(directory) : [];
    if (!names.some(file_names/* isConfiguration */.ZC)) {
        const real = (0,find_repository/* realOrSame */.eF)(directory);
        const shown = (0,find_workspace/* shownDirectory */.F0)(real, (0,find_repository/* findRepository */.W1)(real));
        throw new failure_of/* GateStop */.K$('input', (0,finding/* finding */.gk)(errors/* CODES */.Lp.noConfiguration, (0,sentence/* phrase */.MZ) `There is no Terraform configuration in ${(0,sentence/* directoryPart */.Pv)(shown)}: no .tf or .tofu file lies directly there.`, {
            about: { directory: shown },
            remedy: (0,sentence/* phrase */.MZ) `Point ${(0,sentence/* setting */.Pe)('directory')} at the one that has them.`,
        }));
    }
    const checkedOut = { root, workingDirectory, tracked: await (0,look_at_commit.listCheckout)(root, git) };
    const closing = (await (0,look_at_commit.findEmptySubmodules)(checkedOut, { endReason })) ??
        (changedFiles && (await (0,look_at_commit.findMissingFiles)(checkedOut, changedFiles, { endReason })));
    if (closing !== undefined)
        throw new failure_of/* GateStop */.K$('unseen', closing);
}
//# sourceMappingURL=program-here.js.map

/***/ })

};
;