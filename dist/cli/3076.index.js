"use strict";
exports.id = 3076;
exports.ids = [3076];
exports.modules = {

/***/ 38717:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareDigest: function() { return /* binding */ compareDigest; },
/* harmony export */   digestPath: function() { return /* binding */ digestPath; },
/* harmony export */   nameOfDigest: function() { return /* binding */ nameOfDigest; },
/* harmony export */   sha256Of: function() { return /* binding */ sha256Of; },
/* harmony export */   writeDigest: function() { return /* binding */ writeDigest; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2340);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _plan_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44965);
/* harmony import */ var _planned_as_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50564);
/**
 * The digest of a plan: what the job that plans writes down, and what a check finds in it. It never proves who made a
 * plan: the code that was planned ran in the same job.
 */









const HEX = /^[0-9a-f]{64}$/;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const sha256 = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .regex */ .yGV(HEX));
/** Kinds of files that a plan was made of, and that no commit has as the plan used them. */
const KINDS = ['variables', 'generated', 'lock file'];
const members = {
    plan: sha256,
    commit: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .regex */ .yGV(COMMIT)),
    directory: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    workspace: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    run: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    files: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ kind: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .picklist */ .KIO(KINDS), sha256 })),
};
const digestSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    format: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(3),
    ...members,
    selected: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    modules: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    planned: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(_planned_as_js__WEBPACK_IMPORTED_MODULE_6__/* .plannedAsSchema */ .Es),
});
/** The name of the digest of a plan. */
function digestPath(plan) {
    return `${plan}.digest`;
}
/** The text of the digest of a plan, byte for byte the same for the same plan and files. */
function writeDigest(plan, { files, planned, ...madeOf }) {
    const sortedFiles = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
    const digest = { format: 3, plan: sha256Of(plan), ...madeOf, files: sortedFiles, planned };
    return `${JSON.stringify(digest, undefined, 1)}\n`;
}
/** What one job hands to the next one as `plan-digest`: it names one digest, and so one plan. */
function nameOfDigest(text) {
    return `sha256:${sha256Of(text)}`;
}
/** Compares the digest of a plan with what is checked. `text` is undefined where there is no digest. */
function compareDigest(text, demands) {
    const { planDigest, inJob } = demands;
    if (text === undefined) {
        const words = 'no digest: nothing says which files it is of';
        const isNeeded = inJob || planDigest !== undefined;
        if (isNeeded)
            return { objections: [MISSING], notes: [], words };
        return { objections: [], notes: [MISSING], words };
    }
    const written = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .parseJson */ .qF)(text);
    const checked = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(digestSchema, written);
    if (!checked.success) {
        const isOlder = [1, 2].includes(Number((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(written, 'format')));
        const says = isOlder
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `An earlier release wrote the digest beside the plan: it does not say by which command it was planned.`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The digest beside the plan is not what ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')} writes.`;
        const remedy = isOlder
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Make a new one, with your arguments: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)(_planned_as_js__WEBPACK_IMPORTED_MODULE_6__/* .DIGEST_COMMAND */ .Bh)}.`
            : AGAIN;
        const objection = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-not-readable', says, { remedy });
        return { objections: [objection], notes: [], words: 'its digest cannot be read' };
    }
    const digest = checked.output;
    const objections = [];
    if (planDigest !== undefined && !planDigest.includes(nameOfDigest(text))) {
        objections.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-of-other-plan', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The digest beside the plan is not the one that ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('plan-digest')} names.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Take both from the same run of the job that plans.` }));
    }
    if (digest.plan !== sha256Of(demands.plan)) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The digest beside the plan is that of another plan.`;
        objections.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-of-other-plan', says, { remedy: AGAIN }));
    }
    objections.push(...differencesOf(digest, demands));
    const notes = inJob ? [describeCommit(digest.commit, demands)] : [];
    if (digest.selected !== 'default')
        notes.push(describeSelected(digest.selected));
    const otherFiles = Object.entries(digest.files);
    if (otherFiles.length > 0)
        notes.push(describeOtherFiles(otherFiles));
    const fits = objections.length === 0;
    const words = fits ? `digest of ${short(digest.commit)}` : 'its digest is of something else';
    return { objections, notes, words, digest };
}
const AGAIN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Write it again with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')}.`;
const MISSING = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-missing', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `There is no digest beside the plan, so it may be the plan of other files, or of a part.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Plan with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)(_planned_as_js__WEBPACK_IMPORTED_MODULE_6__/* .DIGEST_COMMAND */ .Bh)} and your arguments, and keep the digest beside the plan.`,
});
function differencesOf(digest, demands) {
    const { head, merge, directory, workspace, run, inJob, planDigest, varFiles } = demands;
    const differences = [];
    const differs = (code, says, remedy) => void differences.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)(code, says, { remedy }));
    if (head === undefined) {
        differs('plan-of-other-commit', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `It is not known which commit is judged, so the plan may be of another one.`);
    }
    else if (digest.commit !== head && digest.commit !== merge) {
        differs('plan-of-other-commit', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of commit ${shortPart(digest.commit)}, and ${shortPart(head)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Make the plan of the commit that is judged.`);
    }
    if (digest.directory !== directory) {
        differs('plan-of-other-directory', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of the directory ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryPart */ .Pv)(digest.directory)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryPart */ .Pv)(directory)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Name with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('--directory')} what was planned.`);
    }
    if (digest.workspace !== workspace) {
        differs('plan-of-other-workspace', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of the workspace ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePart */ .TG)(digest.workspace)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePart */ .TG)(workspace)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Name it with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('--workspace')} where you run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')}.`);
    }
    const given = digest.planned && (0,_plan_options_js__WEBPACK_IMPORTED_MODULE_5__.readPlanOptions)(digest.planned.arguments).varFiles;
    if (varFiles !== undefined &&
        given &&
        !(0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(given.map(asPath), varFiles.map(asPath))) {
        differs('plan-of-other-variables', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan was made with ${given.length === 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `no ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('-var-file')}` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .firstParts */ .J4)(given.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .filePart */ .A4), MOST_NAMED)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('var-file')} of the workspace names ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .firstParts */ .J4)(varFiles.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .filePart */ .A4), MOST_NAMED)}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Plan with the files that the workspace names.`);
    }
    if (!inJob)
        return differences;
    if (run === null) {
        // What `plan-digest` names was handed over inside of one run.
        if (planDigest === undefined)
            differences.push(NO_RUN);
    }
    else if (digest.run !== run) {
        const otherRun = digest.run === null ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `no run` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(digest.run);
        differs('plan-of-other-job', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of ${otherRun} of the CI host, and this is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(run)}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Take the plan of the same run, never from a cache.`);
    }
    return differences;
}
const NO_RUN = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-of-other-job', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `This CI host does not say which run this is, so the plan may be of another one.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Hand what ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')} prints to this job as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('plan-digest')}.`,
});
function describeCommit(commit, { head, merge }) {
    const says = commit === merge && commit !== head
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of ${shortPart(commit)}, the merge that the CI host made of ${shortPart(head ?? '')}.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of commit ${shortPart(commit)}.`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-made-of', says);
}
function describeSelected(selected) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-made-of', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePart */ .TG)(selected)}, as Terraform names its workspace.`);
}
const MOST_NAMED = 5;
function describeOtherFiles(files) {
    const described = files.map(([path, { kind, sha256: digest }]) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .filePart */ .A4)(path)} (${kind}, SHA-256 ${shortPart(digest)})`);
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-made-of', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan was also made of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .firstParts */ .J4)(described, MOST_NAMED)}, as they were in the job that planned.`);
}
const asPath = (written) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(written);
const shortPart = (id) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('name', short(id), 12);
function short(id) {
    return id.slice(0, 12);
}
/** The SHA-256 of the content in hexadecimal digits. */
function sha256Of(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
//# sourceMappingURL=digest.js.map

/***/ }),

/***/ 53076:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: function() { return /* binding */ uncommittedFiles; },
/* harmony export */   describeFiles: function() { return /* binding */ describeFiles; },
/* harmony export */   installedModules: function() { return /* binding */ installedModules; },
/* harmony export */   openCheckouts: function() { return /* binding */ openCheckouts; },
/* harmony export */   s: function() { return /* binding */ changesSince; },
/* harmony export */   selectedWorkspace: function() { return /* binding */ selectedWorkspace; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96817);
/* harmony import */ var _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27126);
/* harmony import */ var _configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51741);
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(21818);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80467);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6609);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43962);
/* harmony import */ var _machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40167);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71650);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85382);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(28187);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(10000);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(38717);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(239);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2340);
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
        return planned.generated.some((pattern) => (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_14__/* .isMatch */ .uv)(pattern, written));
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
/** Terraform's own workspace, as a plan of this directory had it. @param directory absolute */
function selectedWorkspace(directory, environment) {
    const named = environment['TF_WORKSPACE'] ?? '';
    if (named !== '')
        return named;
    const selected = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .localFiles */ .Jd.readFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataOf(directory, environment), 'environment'));
    return (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_13__/* .trimSpace */ .Pd)(selected ?? '') || 'default';
}
/**
 * What `init` installed of modules, by the call as in `network.subnets`: the source, and the version that a registry gave.
 *
 * @param directory absolute
 */
function installedModules(directory, environment) {
    const manifest = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataOf(directory, environment), 'modules', 'modules.json');
    const { Modules: records } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_15__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_15__/* .parseJson */ .qF)(_machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .localFiles */ .Jd.readFile(manifest) ?? ''));
    const installed = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_15__/* .listOf */ .c3)(records).flatMap((record) => {
        const { Key: key, Source: source, Version: version } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_15__/* .fieldsOf */ .Pf)(record);
        if (typeof key !== 'string' || typeof source !== 'string' || key === '')
            return [];
        if ((0,_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .localPath */ .$S)(source) !== undefined)
            return [];
        return [[key, typeof version === 'string' && version !== '' ? `${source} ${version}` : source]];
    });
    return Object.fromEntries(installed.sort(([one], [other]) => (one < other ? -1 : 1)));
}
/** Where `init` wrote: `TF_DATA_DIR`. */
function dataOf(directory, environment) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, environment['TF_DATA_DIR'] || '.terraform');
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
            problems.push(`${nameIn(directory, path)}: nothing says where the source of module ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_16__/* .quote */ .hD)(label)} leads. Run \`terraform init\` first.`);
        }
    }
    return { modules: [...found], unclear: problems };
}
function nameIn(directory, path) {
    return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, path));
}
/** Whether a module of the configuration itself names this directory as a source. */
function isCalledByPath({ directory, callers }, fetched) {
    const namesDirectory = (call) => (0,_configuration_read_configuration_js__WEBPACK_IMPORTED_MODULE_4__.valuesOfArgument)(call, 'source').some(({ value }) => {
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
            missing.push(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_16__/* .quote */ .hD)(written)} cannot be read. Write the path from where you are.`);
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
        `Files are not as the commit has them: ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_16__/* .nameSome */ .Kf)([...new Set(described)], MOST_NAMED)}. Plan what is committed, before anything changes the files.`,
    ];
}
function describeUntracked(paths) {
    if (paths.length === 0)
        return [];
    return [
        `Terraform reads files that the commit does not have: ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_16__/* .nameSome */ .Kf)(paths, MOST_NAMED)}. Commit them, or name them with \`--var-file\` or \`--generated\`.`,
    ];
}
const MOST_NAMED = 10;
//# sourceMappingURL=made-of.js.map

/***/ })

};
;