"use strict";
exports.id = 1098;
exports.ids = [1098];
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

/***/ })

};
;