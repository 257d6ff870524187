"use strict";
exports.id = 8571;
exports.ids = [8571];
exports.modules = {

/***/ 78571:
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
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24953);
/* harmony import */ var _diagnosis_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57107);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(37694);
/* harmony import */ var _policy_exception_notices_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(345);
/* harmony import */ var _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(29272);
/* harmony import */ var _settings_repository_contents_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(17094);
/**
 * Examines what this machine has: the file of exceptions, the `opa` on the PATH, and what a gate without a service needs.
 * That is what plans, what judges, and the branch whose policies count.
 */

















async function examineLocal(local, io) {
    return [
        ...(await examinePlan(local, io)),
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
/** @param engine the program that the settings name; undefined if any will do */
function examineEngine(engine, { environment }) {
    const wanted = engine === undefined ? ['terraform', 'tofu'] : [engine];
    const program = wanted.find((name) => (0,_machine_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnPath */ .aY)(name, environment) !== undefined);
    if (program !== undefined)
        return (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__.ok)('plan', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .setting */ .Pe)(program)} on the PATH plans`);
    const none = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) ` and no `, ...wanted.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .setting */ .Pe));
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `no ${none} on the PATH here, so nothing plans`;
    const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Install one, or judge the plan of another job: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .foreign */ .V$)((0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_16__/* .planRecipe */ .kX)())}.`;
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
    const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .nE)(_plan_planned_as_js__WEBPACK_IMPORTED_MODULE_7__/* .DIGEST_COMMAND */ .Bh)} after the plan, and hand on what it prints as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .nE)('plan-digest')}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .foreign */ .V$)((0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_16__/* .planRecipe */ .kX)())}.`;
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
    return [(0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__.ok)('policies', says), ...own.notices.map((notice) => (0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .note */ .N4)('policies', notice))];
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
        const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `See ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .foreign */ .V$)((0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_16__/* .ownPage */ .SO)(page))}.`;
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
    const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `See ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .foreign */ .V$)((0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_16__/* .ownPage */ .SO)(page))}.`;
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
        return judgesBeside ? [(0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .problem */ .CC)('opa', noOpa(), _command_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT */ .dc.undecided)] : [(0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .note */ .N4)('opa', noOpa())];
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