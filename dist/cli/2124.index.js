"use strict";
exports.id = 2124;
exports.ids = [2124,1098];
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
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _planned_as_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50564);
/**
 * The digest of a plan: what the job that plans writes down, and what a check finds in it. It never proves who made a
 * plan: the code that was planned ran in the same job.
 */






const HEX = /^[0-9a-f]{64}$/;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const sha256 = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(HEX));
/** Kinds of files that a plan was made of, and that no commit has as the plan used them. */
const KINDS = ['variables', 'generated', 'lock file'];
const members = {
    plan: sha256,
    commit: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(COMMIT)),
    directory: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    workspace: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    run: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    files: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ kind: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(KINDS), sha256 })),
};
const digestSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .variant */ .Oxt('format', [
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ format: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1), ...members }),
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ format: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(2), ...members, planned: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(_planned_as_js__WEBPACK_IMPORTED_MODULE_3__/* .plannedAsSchema */ .Es) }),
]);
/** The name of the digest of a plan. */
function digestPath(plan) {
    return `${plan}.digest`;
}
/** The text of the digest of a plan, byte for byte the same for the same plan and files. */
function writeDigest(plan, { files, planned, ...madeOf }) {
    const sortedFiles = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
    const digest = { format: 2, plan: sha256Of(plan), ...madeOf, files: sortedFiles, planned };
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
    const checked = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xLC(digestSchema, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text));
    if (!checked.success) {
        const objection = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('digest-not-readable', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The digest beside the plan is not what ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)('plangate digest')} writes.`, { remedy: AGAIN });
        return { objections: [objection], notes: [], words: 'its digest cannot be read' };
    }
    const digest = { planned: null, ...checked.output };
    const objections = [];
    if (planDigest !== undefined && !planDigest.includes(nameOfDigest(text))) {
        objections.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('digest-of-other-plan', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The digest beside the plan is not the one that ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('plan-digest')} names.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Take both from the same run of the job that plans.` }));
    }
    if (digest.plan !== sha256Of(demands.plan)) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The digest beside the plan is that of another plan.`;
        objections.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('digest-of-other-plan', says, { remedy: AGAIN }));
    }
    objections.push(...differencesOf(digest, demands));
    const notes = inJob ? [describeCommit(digest.commit, demands)] : [];
    const otherFiles = Object.entries(digest.files);
    if (otherFiles.length > 0)
        notes.push(describeOtherFiles(otherFiles));
    const fits = objections.length === 0;
    const words = fits ? `digest of ${short(digest.commit)}` : 'its digest is of something else';
    return { objections, notes, words, digest };
}
const AGAIN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Write it again with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)('plangate digest')}.`;
const MISSING = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('digest-missing', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `There is no digest beside the plan, so it may be the plan of other files, or of a part.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)(_planned_as_js__WEBPACK_IMPORTED_MODULE_3__/* .DIGEST_COMMAND */ .Bh)} in the job that plans, and keep the digest beside the plan.`,
});
function differencesOf(digest, demands) {
    const { head, merge, directory, workspace, run, inJob, planDigest } = demands;
    const differences = [];
    const differs = (code, says, remedy) => void differences.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(code, says, { remedy }));
    if (head === undefined) {
        differs('plan-of-other-commit', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `It is not known which commit is judged, so the plan may be of another one.`);
    }
    else if (digest.commit !== head && digest.commit !== merge) {
        differs('plan-of-other-commit', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of commit ${shortPart(digest.commit)}, and ${shortPart(head)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Make the plan of the commit that is judged.`);
    }
    if (digest.directory !== directory) {
        differs('plan-of-other-directory', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of the directory ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryPart */ .Pv)(digest.directory)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryPart */ .Pv)(directory)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Name with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('--directory')} what was planned.`);
    }
    if (digest.workspace !== workspace) {
        differs('plan-of-other-workspace', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of the workspace ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePart */ .TG)(digest.workspace)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePart */ .TG)(workspace)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Name it with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('--workspace')} where you run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)('plangate digest')}.`);
    }
    if (!inJob)
        return differences;
    if (run === null) {
        // What `plan-digest` names was handed over inside of one run.
        if (planDigest === undefined)
            differences.push(NO_RUN);
    }
    else if (digest.run !== run) {
        const otherRun = digest.run === null ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `no run` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(digest.run);
        differs('plan-of-other-job', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of ${otherRun} of the CI host, and this is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(run)}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Take the plan of the same run, never from a cache.`);
    }
    return differences;
}
const NO_RUN = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('plan-of-other-job', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `This CI host does not say which run this is, so the plan may be of another one.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Hand what ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)('plangate digest')} prints to this job as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('plan-digest')}.`,
});
function describeCommit(commit, { head, merge }) {
    const says = commit === merge && commit !== head
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of ${shortPart(commit)}, the merge that the CI host made of ${shortPart(head ?? '')}.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of commit ${shortPart(commit)}.`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('plan-made-of', says);
}
const MOST_NAMED = 5;
function describeOtherFiles(files) {
    const described = files.map(([path, { kind, sha256: digest }]) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(path)} (${kind}, SHA-256 ${shortPart(digest)})`);
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('plan-made-of', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan was also made of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .firstParts */ .J4)(described, MOST_NAMED)}, as they were in the job that planned.`);
}
const shortPart = (id) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', short(id), 12);
function short(id) {
    return id.slice(0, 12);
}
/** The SHA-256 of the content in hexadecimal digits. */
function sha256Of(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
//# sourceMappingURL=digest.js.map

/***/ }),

/***/ 50564:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: function() { return /* binding */ DIGEST_COMMAND; },
/* harmony export */   Es: function() { return /* binding */ plannedAsSchema; },
/* harmony export */   pj: function() { return /* binding */ firstAddresses; },
/* harmony export */   s7: function() { return /* binding */ plannedAsSaved; }
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _saved_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42363);
/** How a plan was made: by which program, in which mode, of which part. A digest holds it in this form. */


/** The command that reads a saved plan. */
const DIGEST_COMMAND = 'plangate digest SAVED-PLAN -o plan.json';
/** How many addresses of a list are kept: that there is one decides, and people read the first. */
const MOST_ADDRESSES = 20;
const LONGEST_ADDRESS = 200;
const LONGEST_VERSION = 60;
const text = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(LONGEST_ADDRESS));
const fieldNumber = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .ndf(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(1));
const addresses = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(MOST_ADDRESSES));
const plannedAsSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** What says it: the saved plan, or the arguments of the program, where the saved plan is encrypted. */
    by: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['saved plan', 'arguments']),
    program: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['terraform', 'tofu']),
    version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(LONGEST_VERSION)),
    mode: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['normal', 'destroy', 'refresh-only']),
    targets: addresses,
    excludes: addresses,
    actions: addresses,
    deferred: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    /** Whether the real resources were read first; null where nothing says it, as in a saved plan. */
    refreshed: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    /** The numbers of fields that the program is not known to write, or the names of arguments that it is not known to take. */
    unknown: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([fieldNumber, text])), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(_saved_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_FIELDS */ .a3)),
});
/** The addresses as a digest keeps them. */
function firstAddresses(all) {
    return all.slice(0, MOST_ADDRESSES).map((address) => address.slice(0, LONGEST_ADDRESS));
}
/** How a saved plan was made. @param program that made it: the numbers of fields are its own */
function plannedAsSaved(program, saved) {
    const { version, mode, fields } = saved;
    const isTofu = program === 'tofu';
    return {
        by: 'saved plan',
        program,
        version: version.slice(0, LONGEST_VERSION),
        mode,
        targets: firstAddresses(saved.targets),
        // What the other program means by these numbers is not known.
        excludes: isTofu ? firstAddresses(saved.excludes) : [],
        actions: isTofu ? [] : firstAddresses(saved.actions),
        deferred: !isTofu && saved.deferred,
        refreshed: null,
        unknown: (0,_saved_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownFields */ ._6)(program, fields),
    };
}
//# sourceMappingURL=planned-as.js.map

/***/ }),

/***/ 52124:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examineExceptions: function() { return /* binding */ examineExceptions; },
/* harmony export */   examineLocal: function() { return /* binding */ examineLocal; },
/* harmony export */   examineOpa: function() { return /* binding */ examineOpa; },
/* harmony export */   examineSources: function() { return /* binding */ examineSources; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60439);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48391);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10000);
/* harmony import */ var _plan_digest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38717);
/* harmony import */ var _plan_planned_as_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50564);
/* harmony import */ var _rego_open_own_policies_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1767);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74913);
/* harmony import */ var _settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82717);
/* harmony import */ var _check_command_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(19315);
/* harmony import */ var _diagnosis_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(55092);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(37694);
/* harmony import */ var _policy_exception_notices_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(345);
/* harmony import */ var _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(29272);
/* harmony import */ var _settings_repository_contents_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(17094);
/* harmony import */ var _init_modules_here_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2268);
/**
 * Examines what this machine has: the file of exceptions, the `opa` on the PATH, and what a gate without a service needs.
 * That is what plans, what judges, and the branch whose policies count.
 */


















async function examineLocal(local, io) {
    return [
        ...(await examinePlan(local, io)),
        ...examineRoots(local, io),
        ...(await examineOwnPolicies(local, io)),
        await examineBranch(local, io),
    ];
}
/** What plans: a program of this machine, or another job, whose plan needs a digest. */
async function examinePlan({ plans, gate }, io) {
    const isSetByExpression = gate?.setByExpression.includes('plan') === true;
    const engine = plans.from === 'program' ? plans.engine : undefined;
    const here = plans.from === 'file' ? plans.files : [];
    const files = gate === undefined ? here : [gate.inputs['plan'] ?? ''].filter(Boolean);
    if (!isSetByExpression && files.length === 0)
        return [examineEngine(engine, io)];
    const names = files.length > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .listParts */ .Z)(files.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .filePart */ .A4))}` : '';
    const planner = (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__.ok)('plan', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `another job plans${names}`);
    return [planner, await examineDigest(files, gate, io)];
}
/** What keeps a directory from being planned: values that its files do not say, where nothing hands them on. */
function examineRoots({ settings, plans, gate }, io) {
    if (plans.from !== 'program' || gate?.setByExpression.includes('plan') === true)
        return [];
    const { variables = [] } = settings.plan.runOptions;
    const { engineEnv = [], varFile = [] } = plans;
    const given = new Set([
        ...variables.map(({ key }) => key),
        ...engineEnv.map((name) => name.replace(/^TF_VAR_/, '')),
    ]);
    const { workspaces, directory: usual } = settings.plan;
    const planned = workspaces.filter(({ refused }) => refused === undefined);
    const places = planned.length > 0 ? planned : [{ directory: usual, plannedWith: undefined }];
    const found = places.flatMap(({ directory = usual, plannedWith }) => {
        const { varFiles = [], backendFiles = [] } = plannedWith ?? {};
        const [module] = (0,_init_modules_here_js__WEBPACK_IMPORTED_MODULE_16__/* .readModulesHere */ .m)(io.workingDirectory, [directory], [...varFile, ...varFiles]);
        if (module === undefined)
            return [];
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.workingDirectory, directory);
        const ofBackend = backendFiles.flatMap((file) => (0,_init_modules_here_js__WEBPACK_IMPORTED_MODULE_16__/* .assignedIn */ .k)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path, file)));
        const { backend = '' } = module;
        const missing = module.variablesWithoutValue.filter((name) => !given.has(name));
        const backendLacks = module.backendLacks.filter((name) => !ofBackend.includes(name));
        const listed = (names) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .firstParts */ .J4)(names.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .setting */ .Pe), MOST_NAMED);
        const wrong = (says, remedy) => [
            (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .problem */ .CC)(`directory ${directory}`, (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)('cannot-be-planned', says, { remedy }), _check_command_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT */ .dc.errored),
        ];
        return [
            ...(backendLacks.length === 0
                ? []
                : wrong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `the block of its backend ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(backend)} says no ${listed(backendLacks)}, so ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .nE)('init')} fails`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Name a file that says it with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .nE)('backend-config')} in the entry, or write it into the block.`)),
            ...(missing.length === 0
                ? []
                : wrong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `no file gives a value for ${listed(missing)}, so the plan fails`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Name a file of variables with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .nE)('var-file')}, or hand on ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .nE)(`TF_VAR_${missing[0] ?? ''}`)} with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .nE)('engine-env')}.`)),
        ];
    });
    const distinct = new Map(found.map((one) => [JSON.stringify(one), one]));
    return [...distinct.values()];
}
const MOST_NAMED = 5;
/** @param engine the program that the settings name; undefined if any will do */
function examineEngine(engine, { environment }) {
    const wanted = engine === undefined ? ['terraform', 'tofu'] : [engine];
    const program = wanted.find((name) => (0,_machine_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnPath */ .aY)(name, environment) !== undefined);
    if (program !== undefined)
        return (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__.ok)('plan', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .setting */ .Pe)(program)} on the PATH plans`);
    const none = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) ` and no `, ...wanted.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .setting */ .Pe));
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `no ${none} on the PATH here, so nothing plans`;
    const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Install one, or judge the plan of another job: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .foreign */ .V$)((0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_17__/* .planRecipe */ .kX)())}.`;
    return (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .note */ .N4)('plan', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)('no-planner', says, { remedy, actor: 'operators' }));
}
/** Whether a digest says what the plan of another job was made of. @param plans paths, as far as they are known */
async function examineDigest(plans, gate, { workingDirectory }) {
    const setInputs = gate ? [...gate.setByExpression, ...Object.keys(gate.inputs)] : [];
    if (setInputs.includes('plan-digest')) {
        return (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__.ok)('digest', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .nE)('plan-digest')} says which plan it is`);
    }
    if (gate?.writesDigest === true) {
        return (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__.ok)('digest', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `a step of the workflow writes it`);
    }
    for (const plan of plans) {
        const path = (0,_plan_digest_js__WEBPACK_IMPORTED_MODULE_6__.digestPath)(plan);
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, path)).catch(() => undefined);
        if (found?.isFile() === true)
            return (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__.ok)('digest', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .filePart */ .A4)(path)} is there`);
    }
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `none is seen, and in a job a plan without one is undecided`;
    const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .nE)(_plan_planned_as_js__WEBPACK_IMPORTED_MODULE_7__/* .DIGEST_COMMAND */ .Bh)} after the plan, and hand on what it prints as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .nE)('plan-digest')}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .foreign */ .V$)((0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_17__/* .planRecipe */ .kX)())}.`;
    return (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .note */ .N4)('digest', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)('digest-missing', says, { remedy, actor: 'operators' }));
}
/** The team's own policies: whether they can be opened, where they are and what judges by them. */
async function examineOwnPolicies({ settings, root, gate, jobTree }, io) {
    const { directory } = settings.plan;
    const { policies } = settings.policy;
    const { timeoutMs } = settings.job;
    // What a job finds without a name is in the root of the repository.
    const isNamed = gate === undefined || policies !== undefined;
    const workingDirectory = isNamed ? io.workingDirectory : root;
    const own = await (0,_rego_open_own_policies_js__WEBPACK_IMPORTED_MODULE_8__.openOwnPolicies)({ directory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.workingDirectory, directory), policies, timeoutMs }, { workingDirectory, jobTree }, { ...io, endsAt: io.clock.now() + timeoutMs }, true);
    if ('problems' in own) {
        return own.problems.map((wrong) => ofFile('policies', wrong, 'docs/own-policies.md'));
    }
    await own.close();
    if (own.missing !== undefined)
        return [(0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .unknown */ .L5)('policies', own.missing)];
    const sources = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .listParts */ .Z)(own.sources.map((source) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(source)));
    if (own.policies.length === 0) {
        const places = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) ` or `, ..._model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .POLICY_DIRECTORIES */ .BL.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL));
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `none is in ${sources.length > 0 ? sources : places}, so nothing judges`;
        const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .nE)('plangate init --local')} writes a first one with its test.`;
        return [(0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .note */ .N4)('policies', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)('policies-missing', says, { remedy }))];
    }
    const rules = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_9__/* .countWords */ .rj)(own.policies.length, 'rule');
    const judge = own.judgedBy === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) `nothing` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .setting */ .Pe)(own.judgedBy);
    const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) `, `, ...own.policies.map((name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .sentencePart */ .vn)('name', name, 160)));
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${rules} in ${sources}, judged by ${judge}: ${names}`;
    return [
        (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__.ok)('policies', says),
        ...own.notices.map((notice) => (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .note */ .N4)('policies', notice)),
        ...examineUndecided(own.undecided),
    ];
}
/** The policies that no plan passes: a mandatory one closes the gate of every request. */
function examineUndecided(undecided) {
    return undecided.map(({ policy, level, why: [first = '', ...others] }) => {
        const more = others.length === 0 ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) ` So it is in ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_9__/* .countWords */ .rj)(others.length, 'more place')}.`;
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .sentencePart */ .vn)('name', policy, 160)} would be undecided for every plan: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)(first)}${more}`;
        const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Move what judges no plan out of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .nE)('policies')}, or let it read what a plan has.`;
        const found = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)('policy-undecided', says, { remedy, actor: 'policy-owners' });
        const isClosing = level !== 'advisory';
        return isClosing ? (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .problem */ .CC)('policies', found, _check_command_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT */ .dc.undecided) : (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .note */ .N4)('policies', found);
    });
}
/** Examines the default branch, from which a job takes its policies. */
async function examineBranch({ root, jobTree }, io) {
    const subject = 'default branch';
    try {
        const { commit } = await (0,_settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_10__/* .defaultBranchCommit */ .Lc)(root, jobTree, io);
        const at = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .sentencePart */ .vn)('name', commit.slice(0, 12), 40);
        return (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__.ok)(subject, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `is known, at ${at}: in a job its policies judge`);
    }
    catch (error) {
        const found = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .hD)(error);
        const why = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) ` `, found.says, found.remedy ?? '');
        const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `In a job policies come from there. Push it, or name policies at a pinned URL.`;
        return (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .note */ .N4)(subject, { ...found, says: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `cannot be asked: ${why}`, remedy });
    }
}
/** Reads the file of exceptions as a check does. The findings say what is wrong in it, and what has ended or ends soon. */
async function examineExceptions({ plan: { directory }, policy: { exceptionsFile: written } }, jobTree, io) {
    if (written === undefined)
        return [];
    const { findExceptions } = await __webpack_require__.e(/* import() */ 8745).then(__webpack_require__.bind(__webpack_require__, 71126));
    const { workingDirectory } = io;
    const place = { directory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, directory), workingDirectory, jobTree };
    const found = await findExceptions({ written, ...place }, io);
    if ('notice' in found)
        return [(0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .note */ .N4)('exceptions', found.notice)];
    const today = io.clock.date().toISOString().slice(0, 10);
    const parsed = 'text' in found ? (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_14__.parseExceptions)(found.text, today) : found;
    if ('problems' in parsed) {
        return parsed.problems.map((wrong) => ofFile('exceptions', wrong, 'docs/exceptions.md'));
    }
    const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Remove it if it is not needed, or ask its owner for a new end.`;
    const { exceptions, scanners } = parsed;
    const ends = [
        ...exceptions.flatMap((exception) => (0,_policy_exception_notices_js__WEBPACK_IMPORTED_MODULE_13__/* .endOf */ .pJ)(exception, today) ?? []),
        ...scanners.flatMap((exception) => (0,_policy_exception_notices_js__WEBPACK_IMPORTED_MODULE_13__/* .endOfScannerException */ ._8)(exception, today) ?? []),
    ];
    const number = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_9__/* .countWords */ .rj)(exceptions.length + scanners.length, 'exception');
    return [
        (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__.ok)('exceptions', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .filePart */ .A4)(written)} has ${number}`),
        ...ends.map((end) => (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .note */ .N4)('exceptions', { remedy, ...end })),
    ];
}
/** Reads the list of allowed sources as a check does. */
async function examineSources({ plan: { directory }, policy: { allowedSourcesFile: written } }, jobTree, io) {
    if (written === undefined)
        return [];
    const { readAllowedSources } = await Promise.all(/* import() */[__webpack_require__.e(9365), __webpack_require__.e(221)]).then(__webpack_require__.bind(__webpack_require__, 60221));
    const { workingDirectory } = io;
    const place = { directory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, directory), workingDirectory, jobTree };
    const read = await readAllowedSources({ written, ...place }, io);
    const page = 'docs/allowed-sources.md';
    if ('missing' in read) {
        const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `See ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .foreign */ .V$)((0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_17__/* .ownPage */ .SO)(page))}.`;
        return [(0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .problem */ .CC)('allowed-sources', { remedy, ...read.missing })];
    }
    if ('problems' in read) {
        return read.problems.map((wrong) => ofFile('allowed-sources', wrong, page));
    }
    const { providers, modules, also, level } = read.allowed;
    const today = io.clock.date().toISOString().slice(0, 10);
    const counts = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .listParts */ .Z)([
        (0,_report_text_js__WEBPACK_IMPORTED_MODULE_9__/* .countWords */ .rj)(providers.length, 'provider'),
        (0,_report_text_js__WEBPACK_IMPORTED_MODULE_9__/* .countWords */ .rj)(modules.length, 'module'),
        (0,_report_text_js__WEBPACK_IMPORTED_MODULE_9__/* .countWords */ .rj)(also.length, 'other'),
    ]);
    const endings = [...providers, ...modules, ...also].flatMap(({ source, until }) => {
        if (until === undefined)
            return [];
        const days = (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_14__/* .daysLeft */ .H)({ until }, today);
        if (days > 30)
            return [];
        const was = days < 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) `was allowed` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) `is allowed`;
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(source)} ${was} until ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .setting */ .Pe)(until)}`;
        const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Remove it, or give it a new end.`;
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)('source-ends', says, { remedy });
    });
    return [
        (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__.ok)('allowed-sources', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .filePart */ .A4)(written)} allows ${counts}, ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .setting */ .Pe)(level)}`),
        ...endings.map((found) => (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .note */ .N4)('allowed-sources', found)),
    ];
}
/** A problem of what a file has. @param page of the documentation, that says how it is written */
function ofFile(subject, { where, message, code }, page) {
    const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `See ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .foreign */ .V$)((0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_17__/* .ownPage */ .SO)(page))}.`;
    const says = subject === where ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)(message) : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)(where)} ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)(message)}`;
    return (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .problem */ .CC)(subject, (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)(code ?? 'wrong-setting', says, { remedy }));
}
/**
 * Examines the `opa` on the PATH, where policies in Rego are judged on this machine.
 *
 * @param judgesAlone whether an option or a workflow asks for a check without a service
 * @param judgesBeside whether a check of this call judges by them beside a service, on this machine
 * @returns nothing for a repository that neither asks for that nor has policies in Rego
 */
async function examineOpa(root, { judgesAlone, judgesBeside }, { executeBounded, environment, signal }) {
    if (!judgesAlone && !judgesBeside && (await (0,_settings_repository_contents_js__WEBPACK_IMPORTED_MODULE_15__/* .findOwnPolicies */ .KI)(root)) === undefined)
        return [];
    const { findOpa, noOpa } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 95809));
    const opa = await findOpa({ executeBounded, environment, signal });
    if (opa === undefined) {
        return judgesBeside ? [(0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .problem */ .CC)('opa', noOpa(), _check_command_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT */ .dc.undecided)] : [(0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .note */ .N4)('opa', noOpa())];
    }
    if ('problem' in opa)
        return [(0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .problem */ .CC)('opa', opa.problem)];
    const version = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .sentencePart */ .vn)('name', opa.version, 60);
    return [(0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__.ok)('opa', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${version} judges policies in Rego without a service`)];
}
//# sourceMappingURL=examine-local.js.map

/***/ })

};
;