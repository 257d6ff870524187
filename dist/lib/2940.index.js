export const id = 2940;
export const ids = [2940];
export const modules = {

/***/ 2940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ workspaceFacts),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   pk: () => (/* binding */ judgedResult),
/* harmony export */   unjudgedResult: () => (/* binding */ unjudgedResult)
/* harmony export */ });
/* harmony import */ var _policy_decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8966);

/** What is known of a workspace before its run is judged. Every result of it begins with these fields. */
function workspaceFacts(known) {
    const { name, workspaceId, workingDirectory = '', root, versionId, runSeen, seals } = known;
    return {
        workspace: name,
        workspaceId,
        workingDirectory,
        root,
        configurationVersionId: versionId,
        runId: runSeen?.id,
        runUrl: runSeen?.url,
        runStatus: runSeen?.status,
        seals,
        results: [],
        runTasks: [],
        notices: Array.from(known.notices ?? []),
        diagnostics: [],
    };
}
/** The result of a workspace that was judged. @param concluded what its offer says besides */
function judgedResult(facts, judged, { notices = [], ...concluded } = {}) {
    return {
        ...facts,
        ...judged,
        notices: [...facts.notices, ...notices, ...judged.notices],
        diagnostics: fromPackedRoot(judged.diagnostics, facts.workingDirectory),
        ...concluded,
    };
}
/** Terraform names files relative to the directory that it ran in. A result names them from the root that is packed. */
function fromPackedRoot(diagnostics, workingDirectory) {
    const prefix = workingDirectory === '' ? '' : `${workingDirectory}/`;
    return diagnostics.map((diagnostic) => {
        const { file } = diagnostic;
        return file === undefined ? diagnostic : { ...diagnostic, file: `${prefix}${file}` };
    });
}
/** The result if no run was judged: the facts that are known of each workspace, and the failure. */
function unjudgedResult(results, durationMs = 0) {
    const workspaces = results.map(unjudgedWorkspace);
    return { verdict: verdictOf(workspaces), workspaces, archives: [], durationMs };
}
const NOTHING_ASKED = { policy: { requirePolicies: true }, change: { base: undefined } };
/**
 * The verdict of all workspaces; where none is concerned, whether policies are required decides.
 *
 * @param ofCheck what was judged of the check as a whole, where no workspace is concerned
 */
function verdictOf(workspaces, { policy, change: { base } } = NOTHING_ASKED, ofCheck = []) {
    const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
    return named.length > 0 ? (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .combineVerdicts */ .aG)(named) : (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .decideUnaffected */ .UQ)({ ...policy, base, ofCheck });
}
/** The result of one workspace, if no run of it was judged. */
function unjudgedWorkspace(known) {
    return {
        ...workspaceFacts({ name: known.workspace }),
        verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .decideUnjudged */ .Rh)(known.failure),
        ...known,
    };
}
//# sourceMappingURL=result.js.map

/***/ }),

/***/ 8966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   Rh: () => (/* binding */ decideUnjudged),
/* harmony export */   UQ: () => (/* binding */ decideUnaffected),
/* harmony export */   aG: () => (/* binding */ combineVerdicts)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(0);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3538);
/* harmony import */ var _target_branches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6784);
/* harmony import */ var _vouch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6325);
/**
 * Makes a verdict of evidence: the only file that makes verdicts. `vouch.ts` says what passes.
 *
 * This directory has what policies, scanners and the guard say of a plan (`systems/` and `guard.ts`, in the one form of
 * `reading.ts`), what of it does not count (`exceptions.ts`, `existing-failures.ts`), and which claims must hold for a pass. Nothing
 * here has a client of its own: `systems/` says how each of them is read, with the client that `gate/` hands in.
 */






/**
 * Decides about one plan.
 *
 * @param evidence everything that was read of it, and of its run if it has one
 * @param claims what must hold; left out: `CLAIMS`, those of the judges that ship
 * @returns a green verdict only if each of these claims holds, else the worst of the reasons
 */
function decide(evidence, claims) {
    const vouched = (0,_vouch_js__WEBPACK_IMPORTED_MODULE_5__/* .vouch */ .ah)(evidence, claims);
    if ('green' in vouched) {
        return {
            word: vouched.green,
            reasons: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutRepeated */ .R2)(vouched.remarks),
        };
    }
    const { reasons } = vouched;
    const worstFirst = reasons.toSorted((one, other) => _model_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .VERDICTS */ .bk.indexOf(other.word) - _model_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .VERDICTS */ .bk.indexOf(one.word));
    const findings = worstFirst.map((reason) => {
        const { word: _, omitIf: __, ...found } = reason;
        return found;
    });
    return {
        word: (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .worstVerdict */ .zP)(reasons.map(({ word }) => word)),
        reasons: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutRepeated */ .R2)(findings),
    };
}
/** The verdict on several workspaces: the worst of theirs, with the reasons of all that are as bad. */
function combineVerdicts(verdicts) {
    const word = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .worstVerdict */ .zP)(verdicts.map(({ verdict }) => verdict.word));
    const worstVerdicts = verdicts.filter(({ verdict }) => verdict.word === word);
    const isOfJob = ({ code }) => code === _target_branches_js__WEBPACK_IMPORTED_MODULE_4__/* .BASE_CODE */ .Wk;
    const reasons = worstVerdicts.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => isOfJob(reason) ? reason : { ...reason, about: { workspace: name, ...reason.about } }));
    // What is said of the whole job comes first, and once.
    const ofJob = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutRepeated */ .R2)(reasons.filter(isOfJob));
    return { word, reasons: [...ofJob, ...reasons.filter((reason) => !isOfJob(reason))] };
}
/** The verdict if the change affects no workspace, so that no policy ran. */
function decideUnaffected({ requirePolicies, base, ofCheck = [] }) {
    const why = (0,_target_branches_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfBase */ ._I)(base);
    if (why !== undefined)
        return { word: 'undecided', reasons: [why] };
    const judged = decideOfCheck(ofCheck, base);
    if (!requirePolicies || !(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .isGreen */ .gf)(judged.word))
        return judged;
    const none = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.noneAffected, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `No workspace is affected by the files that change, so no policy was asked, and policies are required.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('require-policies')} to false where such a change may pass, or ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('affected-only')} to false.`,
        actor: 'operators',
    });
    return { word: 'undecided', reasons: [none] };
}
/** The verdict on the check as a whole, where nothing was planned: only the claims about what judged it are asked. */
function decideOfCheck(systems, base) {
    const claims = Object.fromEntries(systems.flatMap(({ system }) => {
        const ofSystem = _vouch_js__WEBPACK_IMPORTED_MODULE_5__/* .CLAIMS */ .IF[system];
        return ofSystem === undefined ? [] : [[system, ofSystem]];
    }));
    const gives = { run: false, plannedCommit: false, serviceSystems: false };
    const requirements = { requirePolicies: false, base };
    return decide({ requirements, gives, plan: { limits: [] }, systems }, claims);
}
/**
 * The verdict if no run could be judged.
 *
 * @param failure.kind as that of the failure in a workspace's result; only `canceled` matters here
 * @param failure.errored whether the service itself ended the run
 */
function decideUnjudged(failure) {
    const { kind, errored = false, ...found } = failure;
    const reasons = [found];
    if (kind === 'canceled')
        return { word: 'canceled', reasons };
    return { word: errored ? 'errored' : 'undecided', reasons };
}
//# sourceMappingURL=decide.js.map

/***/ }),

/***/ 6893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ missingObjects),
/* harmony export */   z: () => (/* binding */ toEvidence)
/* harmony export */ });
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8235);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(0);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(988);
/** What the policy systems of the service say of one run, as evidence. */



/**
 * What each policy system of the service says, as evidence.
 *
 * @param run names, in its relationships, what must be among the observed
 */
function toEvidence(run, observed) {
    return observed.map(({ system, how, objects }) => {
        const listed = objects.map(({ object }) => object);
        const doubts = missingObjects(`run ${run.id}`, run, system.relation, listed);
        for (const object of listed) {
            const owner = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(object, 'run') ?? run.id;
            if (owner === run.id)
                continue;
            const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .runPart */ .Lk)(object.id)} was listed for run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .runPart */ .Lk)(run.id)} but belongs to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .runPart */ .Lk)(owner)}.`;
            doubts.push((0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .contradiction */ .qX)(says));
        }
        const readings = objects.map(({ contents }) => system.read(contents));
        return {
            system: system.name,
            how,
            reading: (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeReadings */ .gK)([...readings, { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)(), doubts }]),
        };
    });
}
/**
 * The objects that their owner names and that were not read, as findings. With a list that lacks an entry nothing
 * passes; an empty list passes only if its owner names no entry.
 *
 * @param owner as in `run run-1`
 * @param relation the relationship of `resource` that names them, in the plural, as in `tf-policy-evaluations`
 */
function missingObjects(owner, resource, relation, objects) {
    const { named = [], unreadable } = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .related */ ._2)(resource, relation);
    const one = relation.slice(0, -'s'.length).replaceAll('-', ' ').replace('tf ', 'Terraform ');
    const noun = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('name', one, 60);
    if (unreadable && objects.length === 0) {
        return [
            (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .contradiction */ .qX)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .runPart */ .Lk)(owner)} has a relationship ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(relation)} that names no ${noun}, and none was found.`),
        ];
    }
    const readIds = new Set(objects.map(({ id }) => id));
    return named
        .filter(({ id }) => !readIds.has(id))
        .slice(0, 20)
        .map(({ id }) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .contradiction */ .qX)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .runPart */ .Lk)(owner)} has ${noun} ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .runPart */ .Lk)(id)} (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)(relation)}), but its list does not.`));
}
//# sourceMappingURL=service-evidence.js.map

/***/ }),

/***/ 8262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ sourcesNotJudged),
/* harmony export */   I: () => (/* binding */ ALLOWED_SOURCES),
/* harmony export */   us: () => (/* binding */ sourcesEvidence)
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);

const ALLOWED_SOURCES = { name: 'allowed-sources', title: 'allowed sources' };
/**
 * What the list says, as evidence. Nobody can override it: the way past it is an entry.
 *
 * @param judged.file of the list, as it was written
 * @param judged.refused what is not allowed, each with its place if that is known
 * @param judged.description what the list is, and who keeps it: a phrase
 * @param judged.remedy what to use, or to add to the list
 * @param judged.doubts why it is not known what would run
 */
function sourcesEvidence(judged) {
    const { file, level, refused, description, remedy, doubts } = judged;
    const how = { complete: true };
    const [first] = refused;
    const result = {
        system: ALLOWED_SOURCES.name,
        policySet: file,
        policy: 'allowed-sources',
        level: level === 'advisory' ? 'advisory' : 'hard-mandatory',
        status: first === undefined ? 'passed' : 'failed',
        overridable: false,
        message: first?.text ?? '',
        description,
        remedy,
        output: refused.map(({ text }) => text),
        location: first?.location,
        resources: [],
        generalMessages: refused.map((message) => ({ ...message, addresses: [] })),
    };
    // Where something is not known, that nothing was found is no result.
    const results = first === undefined && doubts.length > 0 ? [] : [result];
    const reading = { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyReading */ .iz)(), results, doubts: [...doubts] };
    return { system: ALLOWED_SOURCES.name, how, reading };
}
/** The doubt that the list could not be read. */
function sourcesNotJudged(file, why) {
    const judged = { file, level: 'mandatory', refused: [], description: '' };
    return sourcesEvidence({ ...judged, doubts: [why] });
}
//# sourceMappingURL=allowed-sources.js.map

/***/ }),

/***/ 9441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ JUDGING_SYSTEMS),
  P: () => (/* binding */ SERVICE_SYSTEMS)
});

// EXTERNAL MODULE: ./build/src/policy/systems/allowed-sources.js
var allowed_sources = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/src/policy/systems/own-policies.js
var own_policies = __webpack_require__(8532);
// EXTERNAL MODULE: ./build/src/policy/systems/policy-checks.js
var policy_checks = __webpack_require__(2941);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(2373);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(0);
// EXTERNAL MODULE: ./build/src/policy/service-evidence.js
var service_evidence = __webpack_require__(6893);
// EXTERNAL MODULE: ./build/src/policy/reading.js
var policy_reading = __webpack_require__(988);
// EXTERNAL MODULE: ./build/src/policy/systems/policy-system.js
var policy_system = __webpack_require__(2901);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
;// CONCATENATED MODULE: ./build/src/model/cut-to-bytes.js
/** The beginning of a text with at most so many bytes in UTF-8; where something is left out, it ends in `…`. */
function cutToBytes(text, most) {
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.length <= most)
        return text;
    const kept = bytes.subarray(0, most - Buffer.byteLength('…')).toString('utf8');
    // A character that was cut in two becomes one that says so.
    return `${kept.replace(/\uFFFD$/, '')}…`;
}
//# sourceMappingURL=cut-to-bytes.js.map
// EXTERNAL MODULE: ./build/src/policy/named-resources.js
var named_resources = __webpack_require__(8397);
;// CONCATENATED MODULE: ./build/src/policy/systems/policy-evaluations.js








/** The levels that policies of an evaluation can have. */
const OUTCOME_LEVELS = ['advisory', 'mandatory', 'soft-mandatory', 'hard-mandatory'];
const POLICY_EVALUATIONS = {
    name: 'policy-evaluation',
    title: 'policy evaluation',
    levels: OUTCOME_LEVELS,
    relation: 'task-stages',
    emptyIsFinal: false,
    override: {
        object: 'task-stage',
        title: 'task stage',
        waitingStatus: 'awaiting_override',
        finalStatus: 'failed',
    },
    list: ({ taskStages }, runId) => taskStages.list(runId),
    objectOf: ({ stage }) => stage,
    isOfApply: ({ stage }) => (0,model_status/* isApplyStage */.Nv)(stage.attributes.stage),
    isUnfinished({ stage, policyEvaluations }) {
        const words = policyEvaluations.map(({ attributes }) => attributes.status);
        // In a stage that is over, a part that has not ended never will.
        return (!isOutOfReach(stage, words) && (0,policy_system/* statusMayChange */.U)(model_status/* TASK_STAGE_STATUSES */.Ou, stage.attributes.status));
    },
    async readDetails({ stage, policyEvaluations, taskResults }, reader) {
        const { policyEvaluations: resource } = reader.client;
        const reading = policyEvaluations.map((each) => (0,policy_system/* readOutcomes */.C)(each, model_status/* POLICY_EVALUATION_STATUSES */["do"], resource, reader));
        const outcomes = await Promise.all(taskResults.map((each) => readTaskOutcomes(each, reader)));
        const known = outcomes.map((found, at) => [taskResults[at]?.id ?? '', found]);
        return {
            stage,
            taskResults,
            outcomes: new Map(known),
            evaluations: await Promise.all(reading),
        };
    },
    read: fromObservedStage,
    sendOverride: ({ taskStages }, id, comment) => taskStages.override(id, { comment }),
};
/** They only inform: where they cannot be read, the name and the message of the run task remain. */
async function readTaskOutcomes({ id, attributes }, { readOptional }) {
    const count = attributes['task-result-outcomes-count'] ?? 0;
    const isOver = !(0,model_status/* hasNoResult */.hs)((0,model_status/* kindOf */.I)(model_status/* TASK_RESULT_STATUSES */.HE, attributes.status));
    if (!isOver || count === 0)
        return [];
    return (await readOptional((client) => client.taskStages.outcomes(id))) ?? [];
}
function fromObservedStage({ stage, taskResults, outcomes, evaluations }) {
    const objects = evaluations.map(({ evaluation }) => evaluation);
    const owner = `task stage ${stage.id}`;
    const doubts = [
        ...(0,service_evidence/* missingObjects */.x)(owner, stage, 'policy-evaluations', objects),
        ...(0,service_evidence/* missingObjects */.x)(owner, stage, 'task-results', taskResults),
    ];
    const doubtful = { ...(0,policy_reading/* emptyReading */.iz)(), doubts };
    const words = objects.map(({ attributes }) => attributes.status);
    if (isOutOfReach(stage, words))
        return doubtful;
    const tasks = fromTaskResults(stage, taskResults, outcomes);
    const parts = (0,policy_reading/* mergeReadings */.gK)([tasks, ...evaluations.map((each) => fromOutcomes(stage, each))]);
    return (0,policy_reading/* mergeReadings */.gK)([parts, doubtful, fromStage(stage, parts, words.length > 0)]);
}
/** Run tasks are no policies, but a failed mandatory one blocks. */
function fromTaskResults(stage, taskResults, outcomes) {
    return {
        ...(0,policy_reading/* emptyReading */.iz)(),
        runTasks: taskResults.map((result) => toRunTask(result, stage, outcomes?.get(result.id) ?? [])),
        doubts: taskResults.flatMap(({ id, attributes }) => (0,policy_reading/* timestampDoubts */.EP)(`task result ${id}`, attributes, model_status/* TASK_RESULT_STATUSES */.HE)),
    };
}
function toRunTask({ attributes }, stage, outcomes) {
    const { status: word, 'workspace-task-enforcement-level': levelWord, url } = attributes;
    const level = levelWord === 'advisory' || levelWord === 'mandatory' ? levelWord : 'unknown';
    const kind = (0,model_status/* kindOf */.I)(model_status/* TASK_RESULT_STATUSES */.HE, word);
    const status = (0,model_status/* hasNoResult */.hs)(kind) ? 'not-evaluated' : (0,policy_reading/* toStatus */.mf)(kind, word);
    const isAwaited = (0,model_status/* kindOf */.I)(model_status/* TASK_STAGE_STATUSES */.Ou, stage.attributes.status) === 'person';
    let unrecognized;
    if (kind !== 'good' && kind !== 'bad')
        unrecognized = word;
    else if (kind === 'good' && level === 'unknown')
        unrecognized = levelWord || undefined;
    return {
        name: attributes['task-name'] ?? '',
        stage: stage.attributes.stage,
        level,
        status,
        word: unrecognized,
        overridable: isAwaited && status === 'failed' ? true : undefined,
        message: attributes.message ?? '',
        url: url || undefined,
        outcomes: outcomes.length > 0 ? outcomes.slice(0, MOST_OUTCOMES).map(toOutcome) : undefined,
    };
}
/** How much is kept of what a run task found: it may send pages of text. */
const MOST_OUTCOMES = 20;
const MOST_BYTES = { title: 300, status: 60, body: 2_048 };
function toOutcome({ attributes }) {
    const { description, body, url, tags } = attributes;
    const title = (description ?? '') === '' ? attributes['outcome-id'] : description;
    const [status] = Object.entries(tags ?? {}).find(([name]) => name.toLowerCase() === 'status')?.[1] ?? [];
    return {
        title: cutToBytes(title ?? '', MOST_BYTES.title),
        status: cutToBytes(status?.label ?? '', MOST_BYTES.status) || undefined,
        body: cutToBytes(body ?? '', MOST_BYTES.body) || undefined,
        url: url || undefined,
    };
}
/** Whether something in a stage can be why it failed, or why it waits for a person. */
function explainsFailure({ results, runTasks, errors }) {
    const explainsAtAnyLevel = ['errored', 'unknown'];
    const explainsIfMandatory = ['failed', 'not-evaluated'];
    return (errors.length > 0 ||
        results.some(({ status, level }) => explainsAtAnyLevel.includes(status) ||
            (explainsIfMandatory.includes(status) && level !== 'advisory')) ||
        runTasks.some(({ status, level }) => ['failed', 'errored'].includes(status) && level !== 'advisory'));
}
/**
 * Doubts and errors of the stage itself, besides those of its parts.
 *
 * @param parts what its policy evaluations and run tasks say
 */
function fromStage(stage, parts, hasEvaluations) {
    const { status, permissions, actions } = stage.attributes;
    const what = `${stage.attributes.stage.replaceAll('_', '-')} stage ${stage.id}`;
    const object = { system: 'task-stage', what, word: status, stage: status };
    const { reading, kind } = (0,policy_reading/* readStatus */.rk)(model_status/* TASK_STAGE_STATUSES */.Ou, object);
    if (hasEvaluations) {
        reading.canOverride =
            permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
    }
    reading.doubts.unshift(...(0,policy_reading/* timestampDoubts */.EP)(what, stage.attributes, model_status/* TASK_STAGE_STATUSES */.Ou));
    const isExplained = explainsFailure(parts);
    if (kind === 'bad' && !isExplained) {
        if (status === 'errored')
            reading.errors.push((0,policy_reading/* brokenPolicies */.gu)((0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} is "errored".`));
        else
            reading.doubts.push((0,policy_reading/* contradiction */.qX)((0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} is "failed" but nothing in it says why.`));
    }
    if (kind === 'person') {
        const hasOverridable = [...parts.results, ...parts.runTasks].some(({ overridable }) => overridable === true);
        if (!isExplained) {
            reading.doubts.push((0,policy_reading/* contradiction */.qX)((0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} awaits an override but nothing in it says of what.`));
        }
        else if (!hasOverridable && actions?.['is-overridable'] !== false) {
            // A stage that says itself that it cannot be overridden waits in vain: its failures are final.
            reading.doubts.push((0,policy_reading/* contradiction */.qX)((0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} awaits an override but nothing in it can be overridden.`));
        }
    }
    return reading;
}
/** Whether a stage belongs to the apply phase and has no result: the gate's runs never reach it. */
function isOutOfReach(stage, evaluationWords) {
    const neverBegan = (word) => word === 'pending' || word === 'unreachable';
    return ((0,model_status/* isApplyStage */.Nv)(stage.attributes.stage) &&
        neverBegan(stage.attributes.status) &&
        evaluationWords.every(neverBegan));
}
/** Reads one policy evaluation with the outcomes of its policy sets. */
function fromOutcomes(stage, { evaluation, sets: list }) {
    const { status } = evaluation.attributes;
    const what = `policy evaluation ${evaluation.id}`;
    const { reading, isUnfinished } = (0,policy_reading/* readStatus */.rk)(model_status/* POLICY_EVALUATION_STATUSES */["do"], {
        system: 'policy-evaluation',
        what,
        word: status,
        stage: stage.attributes.status,
    });
    const owner = (0,resource/* relatedId */.Dl)(evaluation, 'policy-attachable') ?? stage.id;
    if (owner !== stage.id) {
        reading.doubts.unshift((0,policy_reading/* contradiction */.qX)((0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} belongs to ${(0,sentence/* runPart */.Lk)(owner)}, not to ${(0,sentence/* runPart */.Lk)(stage.id)}.`));
    }
    if (isUnfinished)
        return reading;
    if (list !== undefined && 'doubt' in list.how)
        reading.doubts.push(list.how.doubt);
    reading.doubts.push(...(0,policy_reading/* timestampDoubts */.EP)(what, evaluation.attributes, model_status/* POLICY_EVALUATION_STATUSES */["do"]));
    const sets = list?.items ?? [];
    for (const set of sets) {
        const { results, doubts } = readSet(set, stage, evaluation);
        reading.results.push(...results);
        reading.doubts.push(...doubts);
    }
    reading.doubts.push(...countDoubts(what, evaluation, sets, reading.results), ...(0,policy_reading/* contradictions */.vM)(what, status, reading.results, { unknownFails: false }));
    // A policy that was not evaluated, or a set that broke, has a result of its own that says so and keeps the gate closed.
    const isExplained = reading.results.some(({ status: own, level }) => own === 'not-evaluated' || (own === 'errored' && level !== 'advisory'));
    if (status === 'errored' && !isExplained) {
        reading.errors.push((0,policy_reading/* brokenPolicies */.gu)((0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} could not be evaluated.`));
    }
    return reading;
}
/** Reads the outcome of one policy set, with the doubts about it. */
function readSet(set, stage, { id, attributes: { status, 'status-timestamps': stamps } }) {
    const { 'result-count': counts, outcomes } = set.attributes;
    const what = `policy evaluation ${id}`;
    const name = set.attributes['policy-set-name'] ?? '';
    const error = set.attributes.error ?? '';
    const mayBeOverridden = set.attributes.overridable !== false;
    const isOverridden = status === 'overridden';
    const isAwaiting = (0,model_status/* kindOf */.I)(model_status/* TASK_STAGE_STATUSES */.Ou, stage.attributes.status) === 'person' &&
        stage.attributes.actions?.['is-overridable'] !== false;
    const results = (outcomes ?? []).map((outcome) => fromOutcome(outcome, {
        policySet: name,
        // A set that could be overridden cannot any more once its stage is over.
        overridable: mayBeOverridden && (isAwaiting || isOverridden),
        overridden: mayBeOverridden && isOverridden,
        overriddenAt: stamps?.['overridden-at'] ?? undefined,
    }));
    const doubts = [];
    const stillFails = results.some(({ status: ofPolicy, level }) => ofPolicy === 'failed' && level !== 'advisory');
    if (isOverridden && stillFails) {
        doubts.push((0,policy_reading/* contradiction */.qX)((0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} is "overridden", but policy set ${(0,sentence/* quoted */.TL)(name)} cannot be.`));
    }
    if (((0,resource/* relatedId */.Dl)(set, 'policy-evaluation') ?? id) !== id) {
        doubts.push((0,policy_reading/* contradiction */.qX)((0,sentence/* phrase */.MZ) `Policy set ${(0,sentence/* quoted */.TL)(name)} was listed for ${(0,sentence/* runPart */.Lk)(what)} but belongs to another one.`));
    }
    const mismatch = countMismatch(counts, results, error !== '');
    if (mismatch !== undefined)
        doubts.push((0,policy_reading/* contradiction */.qX)((0,sentence/* phrase */.MZ) `Policy set ${(0,sentence/* quoted */.TL)(name)} of ${(0,sentence/* runPart */.Lk)(what)} ${mismatch}.`));
    if (error !== '') {
        results.unshift({
            ...policy_reading/* BROKEN_SET */.H4,
            system: 'policy-evaluation',
            policySet: name,
            message: error,
            output: [error],
            ...(0,named_resources/* namedIn */.$P)([{ text: error }]),
        });
    }
    return { results, doubts };
}
/** One policy of a set. It is overridden if its set is, it failed, and its level can be overridden. */
function fromOutcome(outcome, set) {
    const { isGood, level, status: ownStatus, word, } = (0,policy_reading/* readOutcome */.ns)(model_status/* OUTCOME_STATUSES */.uv, OUTCOME_LEVELS, outcome);
    const printed = (0,named_resources/* printedMessages */.Dn)(outcome.output);
    const output = printed.map(({ text }) => text);
    const description = outcome.description ?? '';
    const levelAllowsOverride = ['mandatory', 'soft-mandatory'].includes(level);
    const countsAsOverridden = ownStatus === 'failed' && set.overridden && levelAllowsOverride;
    const status = countsAsOverridden ? 'overridden' : ownStatus;
    const overriddenAt = status === 'overridden' ? set.overriddenAt : undefined;
    // Where nothing was printed, the description is what the policy says.
    const said = printed.length > 0 ? printed : [{ text: description }];
    return {
        system: 'policy-evaluation',
        policySet: set.policySet,
        policy: outcome.policy_name ?? outcome.query ?? '',
        level,
        status,
        word,
        overridable: set.overridable && levelAllowsOverride,
        message: isGood ? '' : (output[0] ?? description),
        description: description === '' ? undefined : description,
        output,
        printedFor: isGood ? undefined : printed.map(named_resources/* printedForOne */.Wy),
        ...(isGood ? named_resources/* NOTHING_NAMED */.e_ : (0,named_resources/* namedIn */.$P)(said)),
        override: overriddenAt === undefined ? undefined : { at: overriddenAt },
    };
}
/** How the service's counts differ from its results, as the rest of a sentence; undefined if they agree. */
function countMismatch(counts, results, isBroken) {
    if (counts === null || counts === undefined)
        return undefined;
    const listed = (0,policy_reading/* countByStatus */.x7)(results);
    const figures = [
        ['passed', listed.passed],
        ['advisory failed', listed.advisory],
        ['mandatory failed', listed.mandatory],
    ];
    // A set that broke as a whole may or may not be counted as a separate error.
    if (!isBroken)
        figures.push(['errored', listed.errored]);
    for (const [verb, number] of figures) {
        const count = (0,policy_reading/* readCount */._0)(counts, verb.replace(' ', '-'));
        if (count === undefined)
            return (0,sentence/* phrase */.MZ) `does not say how many policies ${(0,sentence/* sentencePart */.vn)('name', verb, 60)}`;
        const words = verb.split(' ').toReversed().join(' ');
        if (count !== number) {
            return (0,sentence/* phrase */.MZ) `counts ${(0,sentence/* formatNumber */.ZV)(count)} ${(0,sentence/* sentencePart */.vn)('name', words, 60)} but lists ${(0,sentence/* formatNumber */.ZV)(number)}`;
        }
    }
    return undefined;
}
function countDoubts(what, evaluation, sets, results) {
    const doubts = [];
    const { status, 'result-count': counts } = evaluation.attributes;
    const isCounted = (each) => each !== undefined && each !== null;
    const isBroken = sets.some((set) => (set.attributes.error ?? '') !== '');
    const mismatch = countMismatch(counts, results, isBroken);
    if (mismatch !== undefined)
        doubts.push((0,policy_reading/* contradiction */.qX)((0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} ${mismatch} in its policy sets.`));
    if (sets.length === 0 && (0,model_status/* kindOf */.I)(model_status/* POLICY_EVALUATION_STATUSES */["do"], status) === 'good') {
        doubts.push((0,policy_reading/* contradiction */.qX)((0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} is ${(0,sentence/* quoted */.TL)(status)}, but no policy set of it is there.`));
    }
    const allCounted = sets.every((set) => isCounted(set.attributes['result-count']));
    if (!isCounted(counts) && (!allCounted || sets.length === 0)) {
        doubts.push((0,policy_reading/* contradiction */.qX)((0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} is ${(0,sentence/* quoted */.TL)(status)} but does not say how many policies it has.`));
    }
    return doubts;
}
//# sourceMappingURL=policy-evaluations.js.map
// EXTERNAL MODULE: ./build/src/policy/systems/scanners.js
var scanners = __webpack_require__(7642);
// EXTERNAL MODULE: ./build/src/model/or-else.js
var or_else = __webpack_require__(7026);
// EXTERNAL MODULE: ./build/src/model/without-trailing.js
var without_trailing = __webpack_require__(1804);
;// CONCATENATED MODULE: ./build/src/policy/systems/terraform-policy.js
/**
 * Terraform policy, whose outcomes name the file and the line.
 *
 * Stages, counts, the error of an evaluation, and the override of each by itself:
 * https://developer.hashicorp.com/terraform/cloud-docs/api-docs/tf-policy-evaluations and
 * https://developer.hashicorp.com/terraform/enterprise/api-docs/tf-policy-evaluations; the schemas:
 * https://github.com/hashicorp/go-tfe/blob/0fa6b099/v2/openapi/spec.json.
 */







const LEVELS = ['advisory', 'mandatory', 'mandatory-overridable'];
const TERRAFORM_POLICY = {
    name: 'terraform-policy',
    title: 'Terraform policy',
    levels: LEVELS,
    relation: 'tf-policy-evaluations',
    emptyIsFinal: true,
    override: {
        object: 'tf-policy-evaluation',
        title: 'Terraform policy evaluation',
        waitingStatus: 'awaiting_override',
        finalStatus: 'failed',
    },
    list: ({ tfPolicyEvaluations }, runId) => tfPolicyEvaluations.list(runId),
    objectOf: (evaluation) => evaluation,
    isOfApply: isApply,
    isUnfinished: (evaluation) => !isApply(evaluation) &&
        (0,policy_system/* statusMayChange */.U)(model_status/* TF_POLICY_EVALUATION_STATUSES */.S0, evaluation.attributes.status),
    readDetails,
    read: fromTfPolicy,
    async readForApply(reader, runId) {
        const { items } = await reader.readAll(reader.client.tfPolicyEvaluations.list(runId));
        const evaluations = items.filter(isApply);
        return Promise.all(evaluations.map(async (each) => fromTfPolicy(await readDetails(each, reader))));
    },
    sendOverride: ({ tfPolicyEvaluations }, id, comment) => tfPolicyEvaluations.override(id, { comment }),
};
function readDetails(evaluation, reader) {
    const { tfPolicyEvaluations } = reader.client;
    return (0,policy_system/* readOutcomes */.C)(evaluation, model_status/* TF_POLICY_EVALUATION_STATUSES */.S0, tfPolicyEvaluations, reader);
}
/** Reads one evaluation of Terraform policy with its outcomes. */
function fromTfPolicy({ evaluation, sets }) {
    const { status, permissions, error, actions } = evaluation.attributes;
    const what = `Terraform policy evaluation ${evaluation.id}`;
    const canOverride = permissions?.['can-override'] ?? undefined;
    const object = { system: 'terraform-policy', what, word: status };
    const { reading, kind, isUnfinished } = (0,policy_reading/* readStatus */.rk)(model_status/* TF_POLICY_EVALUATION_STATUSES */.S0, object);
    if (isUnfinished)
        return { ...(isApply(evaluation) ? (0,policy_reading/* emptyReading */.iz)() : reading), canOverride };
    const at = evaluation.attributes['status-timestamps']?.['overridden-at'] ?? undefined;
    const results = (sets?.items ?? []).flatMap((set) => terraform_policy_readSet(set, status, at));
    // A set that broke has a result that says so and keeps the gate closed.
    const isExplained = results.some(({ status: own, level }) => own === 'errored' && level !== 'advisory');
    if ((error ?? undefined) !== undefined)
        reading.errors.push(describeError(evaluation, what));
    else if (status === 'errored' && !isExplained) {
        reading.errors.push((0,policy_reading/* brokenPolicies */.gu)((0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} could not be evaluated.`));
    }
    if (sets !== undefined && 'doubt' in sets.how)
        reading.doubts.push(sets.how.doubt);
    reading.doubts.push(...(0,policy_reading/* timestampDoubts */.EP)(what, evaluation.attributes, model_status/* TF_POLICY_EVALUATION_STATUSES */.S0));
    if (kind === 'person' && actions?.['is-overridable'] === false) {
        reading.doubts.push((0,policy_reading/* contradiction */.qX)((0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} awaits an override, but by its own word it cannot be overridden.`));
    }
    const doubts = [
        ...reading.doubts,
        ...terraform_policy_countDoubts(what, evaluation, results),
        ...(0,policy_reading/* contradictions */.vM)(what, status, results, { unknownFails: true }),
    ];
    const stopsRun = kind === 'bad' || kind === 'person';
    return {
        ...reading,
        canOverride,
        results,
        doubts,
        ...(stopsRun && isOfStage(evaluation, 'Init') && { stoppedBeforePlan: true }),
    };
}
/** Why no policy of the evaluation has a result, and who can change that. @param what the evaluation */
function describeError({ attributes }, what) {
    const { type, summary, detail, details } = attributes.error ?? {};
    const said = [summary, detail ?? details].filter((part) => (part ?? '') !== '').join(': ');
    const reason = said === '' ? '' : (0,sentence/* phrase */.MZ) `: ${(0,sentence/* foreign */.V$)((0,without_trailing/* withoutTrailing */.h)(said.slice(0, 2_000), '.'))}`;
    const stage = attributes['stage-type'] ?? '';
    const where = stage === '' ? '' : (0,sentence/* phrase */.MZ) ` at ${(0,sentence/* sentencePart */.vn)('name', stage, 60)}`;
    const keepers = type === 'incompatible_agent_version' ? 'run the agents' : 'keep the policy sets';
    const says = (0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} could not be evaluated${where}${reason}.`;
    const remedy = (0,sentence/* phrase */.MZ) `Those who ${keepers} of the organization can fix that; a push cannot.`;
    return { ...(0,policy_reading/* brokenPolicies */.gu)(says), remedy };
}
/** Whether the evaluation belongs to the apply, which runs of the gate do not reach in either mode. */
function isApply(evaluation) {
    return isOfStage(evaluation, 'Apply');
}
function isOfStage({ attributes }, stage) {
    return attributes['stage-type']?.toLowerCase() === stage.toLowerCase();
}
/** The results of one policy set. @param evaluation the status of the evaluation that it belongs to */
function terraform_policy_readSet({ attributes }, evaluation, overriddenAt) {
    const policySet = attributes['policy-set-name'] ?? '';
    const error = attributes.error ?? '';
    const results = (attributes.outcomes ?? []).map((each) => fromTfOutcome(each, policySet, { status: evaluation, overriddenAt }));
    if (error === '')
        return results;
    const textOfError = () => (typeof error === 'string' ? error : JSON.stringify(error));
    const message = (0,or_else/* orElse */.N)(textOfError, 'The policy set could not be evaluated.');
    return [
        {
            ...policy_reading/* BROKEN_SET */.H4,
            system: 'terraform-policy',
            policySet,
            message,
            output: [message],
            ...(0,named_resources/* namedIn */.$P)([{ text: message }]),
        },
        ...results,
    ];
}
function fromTfOutcome(outcome, policySet, evaluation) {
    const reading = (0,policy_reading/* readOutcome */.ns)(model_status/* TF_POLICY_OUTCOME_STATUSES */.mO, LEVELS, outcome);
    const { isGood, level, word } = reading;
    const ownStatus = outcome.status === 'unknown' ? 'known-after-apply' : reading.status;
    const overridable = level === 'mandatory-overridable' &&
        ['awaiting_override', 'overridden'].includes(evaluation.status);
    const isOverridden = ownStatus === 'failed' && overridable && evaluation.status === 'overridden';
    const status = isOverridden ? 'overridden' : ownStatus;
    const diagnostics = readDiagnostics(outcome);
    const printed = addressedTexts(diagnostics);
    const output = printed.map(({ text }) => text);
    return {
        system: 'terraform-policy',
        policySet,
        policy: outcome.policy_name ?? outcome.file_name ?? '',
        level,
        status,
        word,
        overridable,
        override: isOverridden && evaluation.overriddenAt !== undefined
            ? { at: evaluation.overriddenAt }
            : undefined,
        message: isGood ? '' : (output[0] ?? ''),
        output,
        printedFor: isGood ? undefined : printed.map(({ addresses }) => addresses),
        ...(isGood ? named_resources/* NOTHING_NAMED */.e_ : namedInDiagnostics(diagnostics)),
    };
}
/** A resource without a name has an empty one. */
function readDiagnostics({ diagnostics }) {
    return (diagnostics ?? []).map(({ resources, error_message: error, summary }) => ({
        text: (error ?? summary ?? '').trim(),
        resources: (resources ?? []).map(({ resource_name: name, ...resource }) => ({
            name: name ?? '',
            text: (resource.error_message ?? resource.info_message ?? '').trim(),
            path: resource.file_name,
            line: (0,policy_reading/* asCount */.Wg)(resource.start_line),
        })),
    }));
}
/**
 * The texts of the diagnostics, each with the addresses that it is about: all resources of its diagnostic, or one. If a
 * resource of a diagnostic has no name, it is not known what its own text is about.
 */
function addressedTexts(diagnostics) {
    const texts = [];
    for (const { text, resources } of diagnostics) {
        const names = resources.map(({ name }) => name);
        if (text !== '')
            texts.push({ text, addresses: names.includes('') ? [] : names });
        for (const { name, text: ofResource } of resources) {
            if (ofResource === '')
                continue;
            if (name === '')
                texts.push({ text: ofResource, addresses: [] });
            else
                texts.push({ text: `${name}: ${(0,named_resources/* withoutAddress */.L1)(ofResource, name)}`, addresses: [name] });
        }
    }
    return texts;
}
/**
 * The resources of the diagnostics, with their places and messages; what is said of all of them together; and the first
 * place, even if its resource has no name. The text of a diagnostic is said of each of its resources that has none.
 */
function namedInDiagnostics(diagnostics) {
    const resources = [];
    const others = [];
    let location;
    for (const { text, resources: ofDiagnostic } of diagnostics) {
        const said = new Set();
        const names = ofDiagnostic.map(({ name }) => name);
        for (const { name: address, text: ownText, path, line } of ofDiagnostic) {
            const place = path && line ? { path, startLine: line, endLine: line, source: 'service' } : undefined;
            location ??= place;
            const message = ownText === '' ? text : ownText;
            said.add(message);
            if (address === '')
                others.push({ text: message });
            else {
                const messages = [(0,named_resources/* withoutAddress */.L1)(message, address)].filter(Boolean);
                resources.push({ address, messages, location: place });
            }
        }
        // A diagnostic may repeat the texts of its resources, each on a line.
        const unsaid = said.has(text) ? [] : linesOf(text).filter((line) => !said.has(line));
        const addresses = names.includes('') ? [] : names;
        others.push({ text: unsaid.join('\n'), addresses });
    }
    const general = (0,named_resources/* namedIn */.$P)(others);
    const named = {
        resources: (0,named_resources/* mergeByAddress */.ko)([...resources, ...general.resources]),
        generalMessages: general.generalMessages,
    };
    return { ...named, address: (0,named_resources/* resourcesAlone */.nh)(named)[0]?.address, location };
}
function linesOf(value) {
    return value.split('\n').filter((line) => line.trim() !== '');
}
function terraform_policy_countDoubts(what, { attributes: { status, 'result-count': counts } }, results) {
    if (counts === null || counts === undefined) {
        // One that could not be evaluated has nothing to count, and closes the gate by that.
        if (status === 'errored')
            return [];
        return [
            (0,policy_reading/* contradiction */.qX)((0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} is ${(0,sentence/* quoted */.TL)(status)} but does not say how many policies it has.`),
        ];
    }
    const listed = (0,policy_reading/* countByStatus */.x7)(results);
    const overridableResults = results.filter(({ level }) => level === 'mandatory-overridable');
    const listedOverridable = (0,policy_reading/* countByStatus */.x7)(overridableResults).mandatory;
    const mandatory = (0,policy_reading/* readCount */._0)(counts, 'mandatory-failed') ?? 0;
    const overridable = (0,policy_reading/* readCount */._0)(counts, 'mandatory-overridable-failed');
    // Services differ in whether they count overridable failures among the mandatory ones as well.
    const fitsWithOverridable = listed.mandatory === mandatory && [undefined, 0, listedOverridable].includes(overridable);
    const fitsBesideOverridable = listed.mandatory === mandatory + listedOverridable && overridable === listedOverridable;
    const fits = {
        passed: (0,policy_reading/* readCount */._0)(counts, 'passed') === listed.passed,
        'failed advisory': (0,policy_reading/* readCount */._0)(counts, 'advisory-failed') === listed.advisory,
        'failed mandatory': fitsWithOverridable || fitsBesideOverridable,
        errored: ((0,policy_reading/* readCount */._0)(counts, 'errored') ?? 0) <= listed.errored,
        unknown: ((0,policy_reading/* readCount */._0)(counts, 'unknown') ?? 0) <= listed.knownAfterApply,
    };
    return Object.keys(fits)
        .filter((name) => fits[name] === false)
        .map((name) => (0,policy_reading/* contradiction */.qX)((0,sentence/* phrase */.MZ) `The ${(0,sentence/* runPart */.Lk)(what)} counts other ${(0,sentence/* sentencePart */.vn)('name', name, 60)} policies than it lists.`));
}
//# sourceMappingURL=terraform-policy.js.map
;// CONCATENATED MODULE: ./build/src/policy/systems/systems.js
/** The registry of policy systems. A new one is a file beside this, and a line here. */






/** The policy systems of the service, in the order in which a run asks them. */
const SERVICE_SYSTEMS = [
    policy_checks/* POLICY_CHECKS */.tG,
    POLICY_EVALUATIONS,
    TERRAFORM_POLICY,
];
/** All that judge, in the order of the report. */
const JUDGING_SYSTEMS = [
    ...SERVICE_SYSTEMS,
    own_policies/* OWN_POLICIES */.an,
    scanners/* SCANNERS */.K,
    allowed_sources/* ALLOWED_SOURCES */.I,
];
//# sourceMappingURL=systems.js.map

/***/ }),

/***/ 6784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wk: () => (/* binding */ BASE_CODE),
/* harmony export */   _I: () => (/* binding */ problemOfBase)
/* harmony export */ });
/* unused harmony export matchesBranch */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(0);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8187);
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9486);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4132);
/**
 * The branches for which a verdict on a request counts. A check belongs to a commit, and the author can change the base of a
 * request afterwards: so a verdict for a branch of the author's must not be green, because it would stay for the next base.
 */





/** Of the one reason of a verdict that is about the job, and not about one of its workspaces. */
const BASE_CODE = _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .CODES */ .Lp.otherBase;
/** In `target-branches` by itself: every base counts, also one that is not known. */
const EVERY_BASE = '*';
/**
 * Why a verdict does not count for this base, and what to do; undefined if it counts.
 *
 * @param base undefined for a job about no request: then no base limits its verdict
 */
function problemOfBase(base) {
    if (base === undefined)
        return undefined;
    const { branch, defaultBranch, targetBranches } = base;
    if (targetBranches.includes(EVERY_BASE))
        return undefined;
    if (branch === undefined) {
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(BASE_CODE, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `This host does not say into which branch the pull request is to be merged, and a verdict is for one branch.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('target-branches')} to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('*')} where only people who may merge can create branches.`,
            actor: 'operators',
        });
    }
    if (branch === defaultBranch || targetBranches.some((each) => matchesBranch(each, branch))) {
        return undefined;
    }
    const counting = [...new Set([defaultBranch ?? [], ...targetBranches].flat())];
    const isUnknown = counting.length === 0;
    const which = isUnknown
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `this host does not name the default branch, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('target-branches')} is empty`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `verdicts count for ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .firstParts */ .J4)(counting.map(branchPart), 4)} alone`;
    const remedy = isUnknown
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('target-branches')} to the branches that count, as in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('main')}.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `If ${branchPart(branch)} counts too, and only people who may merge can create or change it, add it to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('target-branches')}.`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(BASE_CODE, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The pull request is to be merged into ${branchPart(branch)}, and ${which}. Change its base, and it is judged for the new one; if it has another base by now, push, or close and reopen it.`, { remedy });
}
/** The author chooses the name, and what to do comes after it: so it is short in every text. */
function branchPart(name) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)((0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .shortLine */ .tl)(name));
}
/** A pattern may match less than the rule that protects its branches, and never more: so no `*` matches a slash. */
function matchesBranch(pattern, branch) {
    const patternParts = pattern.split('/');
    const parts = branch.split('/');
    if (patternParts.length !== parts.length)
        return false;
    return parts.every((part, at) => (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesGlob */ .kt)(patternParts[at] ?? '', part));
}
//# sourceMappingURL=target-branches.js.map

/***/ }),

/***/ 6325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IF: () => (/* binding */ CLAIMS),
/* harmony export */   UP: () => (/* binding */ claimsWith),
/* harmony export */   ah: () => (/* binding */ vouch)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(0);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2373);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8235);
/* harmony import */ var _run_differences_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2484);
/* harmony import */ var _commit_under_review_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6077);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(988);
/* harmony import */ var _systems_allowed_sources_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8262);
/* harmony import */ var _systems_judged_here_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5643);
/* harmony import */ var _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2941);
/* harmony import */ var _systems_scanners_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7642);
/* harmony import */ var _systems_systems_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9441);
/* harmony import */ var _claim_result_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4504);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2340);
/* harmony import */ var _target_branches_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6784);
/**
 * The only place that decides that a plan passes, wherever it comes from: it passes if no claim here gives a reason why not, and
 * what a claim cannot be sure of is such a reason. `claim-result.ts` says what the result of one policy or run task means. A claim
 * that examines a part of the evidence gives no reason where that part is absent, as a run is where no service plans: that each part
 * is there which such a plan must have is a claim of its own (`allThatIsGiven`, `guardWasAsked`). Each claim has a name, and `__tests__/policy/vouch.test.ts` has a
 * case for each in which only that claim keeps the gate closed.
 */
















/** What each kind of limit of a plan means for the verdict. An empty state and a note change nothing. */
const CLAIM_OF_LIMIT = {
    'not-certain': (found) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)(found),
    partial: (remark) => ({ green: 'advisory', remark }),
    unproven: (remark) => ({ green: 'advisory', remark }),
    field: (remark) => ({ green: 'advisory', remark }),
    'empty-state': () => _claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .HOLDS */ .t,
    noted: () => _claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .HOLDS */ .t,
};
/** What is claimed besides what the policy systems say. A new part of the evidence compiles only with an entry here. */
const CLAIMS_BESIDE_SYSTEMS = {
    plannedCommit: {
        isKnown: ({ plannedCommit }) => plannedCommit && 'doubt' in plannedCommit.ingress
            ? [(0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)(plannedCommit.ingress.doubt)]
            : [],
        isOfTheChange: ofPlannedCommit(({ ingress, change }) => (0,_commit_under_review_js__WEBPACK_IMPORTED_MODULE_6__/* .differencesFromCommit */ .cO)(ingress, change), 'other-change'),
        isRecent: ofPlannedCommit(({ run, change }) => (0,_commit_under_review_js__WEBPACK_IMPORTED_MODULE_6__/* .differencesInTime */ .d0)(run, change), 'other-time'),
        hasUsualOptions: ofPlannedCommit(({ run, mode, terraformVersion }) => (0,_run_differences_js__WEBPACK_IMPORTED_MODULE_5__/* .differencesOfForeignRun */ .rA)(run, terraformVersion, {}, mode), _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.notAsRequested),
    },
    plan: {
        isKnown: ({ plan, ...evidence }) => 'doubt' in plan ? [(0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)(plan.doubt, omitUnlessRunIsGood(evidence))] : [],
        // What kept it from being planned is the reason.
        isStarted: ({ plan }) => 'notStarted' in plan ? [(0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)(plan.notStarted, 'anyOtherReason')] : [],
        isGood: isGoodPlan,
        isWhole: ({ plan }) => 'limits' in plan
            ? plan.limits.map(({ kind, finding: found }) => CLAIM_OF_LIMIT[kind](found))
            : [],
        agreesWithTimestamps: planAgreesWithTimestamps,
    },
    guard: {
        wasAsked: guardWasAsked,
        hasNoDoubt: ({ guard, plan }) => (guard?.doubts ?? []).map((doubt) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)(doubt, omitUnlessPlanned(plan))),
        // Why a rule was not evaluated is the doubt of the claim before.
        passes: ({ guard }) => (guard?.results ?? [])
            .filter(({ status }) => status !== 'not-evaluated')
            .map((result) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .policyClaim */ .hY)(result)),
    },
    run: {
        endsWell: ofRun((run, evidence) => [endsWell(run, evidence)]),
        agreesWithTimestamps: ofRun(({ answer, mustBe: { mode } }, { systems }) => (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .runKind */ .Il)(mode, answer.attributes.status) === 'good' || overriddenInRun(systems).length > 0
            ? [noDoubtIn((0,_reading_js__WEBPACK_IMPORTED_MODULE_7__/* .timestampDoubts */ .EP)(`run ${answer.id}`, answer.attributes, BAD_ENDS))]
            : []),
        isThisOne: ofRun(({ answer, mustBe }) => [
            holdsIf(answer.id === mustBe.runId, _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.notCompared, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(answer.id)} is not the one of this check, ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(mustBe.runId)}.`),
        ]),
        isOfVersion: ofRun(({ answer, mustBe }) => [isOfVersion(answer, mustBe.versionId)]),
        isOfWorkspace: ofRun(({ answer, mustBe }) => [isOfWorkspace(answer, mustBe.workspace.id)]),
        isOfNamedWorkspace: ofRun(({ answer, workspaceName, mustBe: { workspace } }) => [
            holdsIf(workspaceName === undefined || workspaceName.toLowerCase() === workspace.name.toLowerCase(), _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.otherWorkspace, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(answer.id)} belongs to workspace ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(workspaceName ?? '')}, not to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePart */ .TG)(workspace.name)}.`),
        ]),
        isAsRequested: ofRun(({ answer, mustBe: { mode, options } }) => (0,_run_differences_js__WEBPACK_IMPORTED_MODULE_5__/* .differencesFromRequest */ .w3)(answer, mode, options).map((how) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.notAsRequested, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(answer.id)} ${how}.`)))),
        plansEverything: ofRun(({ mustBe }) => claimsOfWholeRun(mustBe)),
        isCompared: ofRun(({ mustBe }) => (mustBe.uncompared ?? []).map((found) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)(found))),
    },
    requirements: {
        isForItsBase: ({ requirements }) => [isForItsBase(requirements)],
        isJudged: (evidence) => [somethingWasJudged(evidence)],
    },
    gives: {
        isThere: allThatIsGiven,
    },
};
/** Every claim about a plan that must hold for a green verdict, with these policy systems. Nothing else is examined. */
function claimsWith(systems) {
    const ofSystems = systems.map(({ name }) => [name, claimsOf(name)]);
    return { ...Object.fromEntries(ofSystems), ...CLAIMS_BESIDE_SYSTEMS };
}
const CLAIMS = claimsWith(_systems_systems_js__WEBPACK_IMPORTED_MODULE_12__/* .JUDGING_SYSTEMS */ .W);
/**
 * Asks each claim.
 *
 * @param claims fewer than all only where nothing is planned: `refuse` in gate/gate.ts asks whether a plan may be made, and
 *   `decideOfCheck` in decide.ts about a check that concerns no workspace
 */
function vouch(evidence, claims = CLAIMS) {
    const unknown = evidence.systems.find(({ system }) => !Object.hasOwn(claims, system));
    if (unknown !== undefined) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The policy system ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(unknown.system)} is not one that Plangate knows.`;
        return { reasons: [{ ...(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('unknown-system', says), word: 'undecided' }] };
    }
    const results = Object.entries(claims).flatMap(([part, ofPart]) => Object.values(ofPart).flatMap((claim) => claim(evidence).map((result) => ({ part, result }))));
    const [reason, ...others] = results.flatMap(({ result }) => ('red' in result ? result.red : []));
    const remarks = results.flatMap(({ part, result }) => 'remark' in result ? { part, word: result.green, remark: result.remark } : []);
    if (reason !== undefined) {
        const remarked = remarks.map(({ word, remark }) => ({ ...remark, word }));
        return { reasons: [...withoutConsequences([reason, ...others]), ...remarked] };
    }
    return { green: greenWordOf(remarks), remarks: remarks.map(({ remark }) => remark) };
}
/** The green word, if these claims hold with a remark. */
function greenWordOf(remarks) {
    if (remarks.length === 0)
        return 'passed';
    // An approved destroy must not hide an advisory failure, which closes the gate with `fail-on: advisory`.
    const isPolicyOverridden = remarks.some(({ part, word }) => part !== 'guard' && word === 'overridden');
    const hasAdvisory = remarks.some(({ word }) => word === 'advisory');
    return hasAdvisory && !isPolicyOverridden ? 'advisory' : 'overridden';
}
const FAILURES = ['needs-override', 'blocked', 'errored', 'canceled'];
/** Leaves out reasons that are only a consequence of others. */
function withoutConsequences(reasons) {
    const isBlocked = reasons.some(({ word, omitIf }) => omitIf === undefined && FAILURES.includes(word));
    const [first, ...others] = reasons.filter(({ omitIf }) => omitIf === undefined || (omitIf === 'runAlreadyBlocked' && !isBlocked));
    return first === undefined ? reasons : [first, ...others];
}
/** Claimed wherever a plan comes from: the verdict counts for the base of the request that is judged. */
function isForItsBase({ base }) {
    const why = (0,_target_branches_js__WEBPACK_IMPORTED_MODULE_14__/* .problemOfBase */ ._I)(base);
    return why === undefined ? _claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .HOLDS */ .t : (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)(why);
}
function isOfVersion(run, versionId) {
    const version = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_4__/* .relatedId */ .Dl)(run, 'configuration-version');
    return holdsIf(version === versionId, _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.notCompared, version === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(run.id)} does not say which configuration version it planned.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(run.id)} planned configuration version ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(version)}, not ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(versionId)}, which it was to be.`);
}
function isOfWorkspace(run, workspaceId) {
    const workspace = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_4__/* .relatedId */ .Dl)(run, 'workspace');
    return holdsIf(workspace === workspaceId, _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.notCompared, workspace === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(run.id)} does not say which workspace it belongs to.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(run.id)} belongs to workspace ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(workspace)}, not to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(workspaceId)}.`);
}
/** Makes a claim about the run. Where there is none, `gives` says whether one should be there. */
function ofRun(check) {
    return (evidence) => (evidence.run === undefined ? [] : check(evidence.run, evidence));
}
/**
 * Makes a claim about a run that version control started: what differs is a reason.
 *
 * @param differencesIn each difference finishes the sentence "Run run-1 …"
 */
function ofPlannedCommit(differencesIn, code) {
    return ofRun(({ answer: run, mustBe: { mode } }, { plannedCommit }) => {
        if (plannedCommit === undefined || 'doubt' in plannedCommit.ingress)
            return [];
        const known = { ...plannedCommit, run, mode, ingress: plannedCommit.ingress.answer };
        return differencesIn(known).map((how) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(code, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(run.id)} ${how}.`)));
    });
}
function holdsIf(isTrue, code, otherwise) {
    return isTrue ? _claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .HOLDS */ .t : (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(code, otherwise));
}
function claimsOfWholeRun({ options = {}, allowPartial = false }) {
    const parts = allowPartial ? [] : (0,_run_differences_js__WEBPACK_IMPORTED_MODULE_5__/* .partialInputs */ .lp)(options);
    return parts.map((input) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.onlyAPart, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run planned only a part (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(input)}), so the rest of the configuration was not judged.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('allow-partial')} to true where that may pass.` })));
}
/** Statuses that a run which passes never had, not even for a moment, as a table for `timestampDoubts`. */
const BAD_ENDS = Object.fromEntries((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .statusWords */ .o7)(_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_STATUSES */ .LV)
    .filter((word) => word === 'errored' || _model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_STATUSES */ .LV[word].kind === 'stopped')
    .map((word) => [word, 'bad']));
function endsWell(run, evidence) {
    const { mode } = run.mustBe;
    const { status } = run.answer.attributes;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .runKind */ .Il)(mode, status);
    if (isOverriddenEnd(run, evidence, kind))
        return _claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .HOLDS */ .t;
    switch (kind) {
        case 'good':
            // It passes through this status before it waits there.
            return (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .needsConfirmation */ .Jj)(mode, status) && !(0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .waitsForConfirmation */ .BS)(run.answer)
                ? (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-status', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}, and does not say that it can be confirmed.`))
                : _claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .HOLDS */ .t;
        case 'bad': {
            // A policy that could not be judged is then why the run ended.
            const wasEvaluated = evidence.systems.every(({ reading }) => reading.results.every((result) => result.status !== 'not-evaluated'));
            return endedBadly(status, wasEvaluated ? 'runAlreadyBlocked' : 'anyOtherReason');
        }
        case 'stopped': {
            const how = status === 'discarded' ? 'discarded' : 'canceled';
            const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run was ${how} by another person (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}) before it could be judged.`;
            return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .doesNotHold */ .kp)('canceled', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-stopped', says));
        }
        case 'person': {
            const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run awaits a decision (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}), but nothing in it says of what.`;
            return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-status', says), 'runAlreadyBlocked');
        }
        case 'moving':
            // This status ends the wait only if a stage of the run awaits an override.
            return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-status', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run is still ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}.`), 'runAlreadyBlocked');
        case 'foreign':
            return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-status', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}: a ${mode} run of this gate never gets there.`));
        case 'unknown':
            return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-status', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}, an unrecognized status.`));
    }
}
/** What was overridden in the run. What people approve by a comment changes no run. */
function overriddenInRun(systems) {
    return systems
        .filter((each) => !(0,_systems_judged_here_js__WEBPACK_IMPORTED_MODULE_9__/* .isJudgedHere */ .sC)(each))
        .flatMap(({ reading }) => reading.results.filter(({ status }) => status === 'overridden'));
}
/**
 * Whether the run has its present status because of failures that were overridden later. Such a status says nothing
 * against the run: only the results of its policies count. What has no result yet keeps the gate closed by other claims.
 */
function isOverriddenEnd(run, evidence, kind) {
    const overridden = overriddenInRun(evidence.systems);
    if (overridden.length === 0 || !isPlanned(evidence.plan))
        return false;
    const { status, 'status-timestamps': stamps } = run.answer.attributes;
    if (kind === 'moving')
        return status === 'policy_checked';
    if (kind !== 'bad' && kind !== 'person')
        return false;
    const enteredAt = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_15__/* .timeOf */ .nR)(stamps?.[`${status.replaceAll('_', '-')}-at`]);
    const times = overridden
        .map(({ override }) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_15__/* .timeOf */ .nR)(override?.at))
        .filter((time) => !Number.isNaN(time));
    if (times.length === 0)
        return false;
    // Only a failed policy leads to this status, so it needs no time.
    if (Number.isNaN(enteredAt))
        return status === 'policy_soft_failed';
    // A status that the run entered after the last override has another cause.
    return enteredAt <= Math.max(...times);
}
/** The claim that there is no doubt. If there are some, the first is the reason. */
function noDoubtIn([doubt], omitIf) {
    return doubt === undefined ? _claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .HOLDS */ .t : (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)(doubt, omitIf);
}
/**
 * Why a run that ended badly does not pass. The reason is left out where `omitIf` says so; where policies failed softly,
 * if another reason blocks already; a status that is not recognized is always told.
 */
function endedBadly(status, omitIf) {
    if (status === 'errored') {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}, and no policy or run task is the reason.`;
        return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .doesNotHold */ .kp)('errored', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-errored', says), omitIf);
    }
    if (status === 'policy_soft_failed') {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}, but no policy result says which one failed.`;
        return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-status', says), 'runAlreadyBlocked');
    }
    return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-status', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run ended as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}, which Plangate does not recognize.`));
}
/** Of a run: how its status counts; undefined where there is none. */
function kindOfRun({ run }) {
    return run && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .runKind */ .Il)(run.mustBe.mode, run.answer.attributes.status);
}
/** Leaves the reason out if the run did not end well: then the run itself has the reason. */
function omitUnlessRunIsGood(evidence) {
    const kind = kindOfRun(evidence);
    return kind === undefined || kind === 'good' ? undefined : 'anyOtherReason';
}
function isGoodPlan({ plan, ...evidence }) {
    if ('failed' in plan)
        return [_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .PLAN_FAILED */ .cU];
    if (!('answer' in plan))
        return [];
    const { status } = plan.answer.attributes;
    switch ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_STATUSES */ .P9, status)) {
        case 'good':
            return [];
        case 'bad':
            return [stoppedBeforePlan(evidence) ? _claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .PLAN_NOT_MADE */ .AD : _claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .PLAN_FAILED */ .cU];
        case 'unknown':
            return [
                (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('plan-status', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}, an unrecognized status.`)),
            ];
        case 'moving':
        case 'person':
        case 'stopped':
        case 'skipped': {
            const ended = evidence.run?.answer.attributes.status ?? '';
            const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(ended)} but its plan is still ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}.`;
            const omitIf = stoppedBeforePlan(evidence) ? 'runAlreadyBlocked' : undefined;
            return [(0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('plan-status', says), omitUnlessRunIsGood(evidence) ?? omitIf)];
        }
    }
}
/** Whether a system that judges a plan had none to judge, for a reason that closes the gate itself. */
function hasNoPlan(systemName, evidence) {
    const isOfRun = _systems_systems_js__WEBPACK_IMPORTED_MODULE_12__/* .SERVICE_SYSTEMS */ .P.some(({ name }) => name === systemName);
    return endedByPlan(evidence) || (!isOfRun && stoppedBeforePlan(evidence));
}
/** Whether a policy stopped the run at Init, so that no plan was made. */
function stoppedBeforePlan({ systems }) {
    return systems.some(({ reading }) => reading.stoppedBeforePlan === true);
}
function planAgreesWithTimestamps({ plan, ...evidence }) {
    if (!('answer' in plan) || !isPlanned(plan))
        return [];
    const doubts = (0,_reading_js__WEBPACK_IMPORTED_MODULE_7__/* .timestampDoubts */ .EP)(`plan ${plan.answer.id}`, plan.answer.attributes, _model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_STATUSES */ .P9);
    // The reason why the run stopped is worse than any doubt about the end of its plan.
    return [noDoubtIn(doubts, kindOfRun(evidence) === 'good' ? undefined : 'runAlreadyBlocked')];
}
function isPlanned(plan) {
    if ('limits' in plan)
        return true;
    return 'answer' in plan && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_STATUSES */ .P9, plan.answer.attributes.status) === 'good';
}
/** If there is no plan, the missing plan is the reason. */
function omitUnlessPlanned(plan) {
    return isPlanned(plan) ? undefined : 'anyOtherReason';
}
function guardWasAsked({ guard, plan, requirements }) {
    return guard === undefined && requirements.guarded === true
        ? [
            (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unknownDestroys, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `What the plan destroys was not checked.`), omitUnlessPlanned(plan)),
        ]
        : [];
}
/** The claims about one policy system. */
function claimsOf(systemName) {
    const claimOfSystem = (check) => (evidence) => evidence.systems
        .filter(({ system }) => system === systemName)
        .flatMap((system) => check(system, evidence));
    return {
        isKnown: claimOfSystem(({ how }) => ('doubt' in how ? [(0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)(how.doubt)] : [])),
        // Without a plan, policies that judge it have no result; the missing plan is the reason then.
        hasNoDoubt: claimOfSystem(({ reading }, evidence) => reading.doubts.map((doubt) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)(doubt, hasNoPlan(systemName, evidence) ? 'runAlreadyBlocked' : undefined))),
        hasNoError: claimOfSystem(({ reading }) => reading.errors.map((error) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .doesNotHold */ .kp)('errored', error))),
        passes: claimOfSystem(({ reading }, { requirements }) => reading.results.map((result) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .policyClaim */ .hY)(result, requirements.unknownValues))),
        tasksPass: claimOfSystem(({ reading }, evidence) => reading.runTasks.map((task) => {
            const { name, word = '' } = task;
            const was = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `run task ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name)} was still ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(word)}`;
            return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .runTaskClaim */ .tK)(task, lacksResult(was, word === 'unreachable', evidence));
        })),
        isFinished: claimOfSystem(({ reading: { unfinished, runTasks } }, evidence) => unfinished.map((object) => unfinishedClaim(object, runTasks, evidence))),
    };
}
/** Each part of the evidence that such a plan must have is there, and each policy system that judges such a plan was asked. */
function allThatIsGiven(evidence) {
    const { gives, run, plannedCommit, plan, systems, requirements } = evidence;
    const ofService = _systems_systems_js__WEBPACK_IMPORTED_MODULE_12__/* .SERVICE_SYSTEMS */ .P.map(({ name }) => name);
    const expected = new Set([
        ...(gives.serviceSystems ? ofService : []),
        ...(requirements.judgedBy ?? []),
    ]);
    // A service may have no policy in one of its systems. Each other system has one, so if it has no result, no doubt and no
    // error, it has not judged.
    const hasJudged = ({ system, reading }) => ofService.includes(system) ||
        reading.results.length + reading.doubts.length + reading.errors.length > 0;
    const asked = new Set(systems.filter(hasJudged).map(({ system }) => system));
    // Of a plan that failed here nothing is asked, and that it failed is the reason.
    const omitIf = 'failed' in plan ? 'anyOtherReason' : undefined;
    return [
        holdsIf(run !== undefined || !gives.run, 'not-given', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `No run is known of which this plan would be.`),
        holdsIf(plannedCommit !== undefined || !gives.plannedCommit, 'not-given', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `It is not known which commit version control planned.`),
        ...[...expected].map((name) => asked.has(name)
            ? _claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .HOLDS */ .t
            : (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('not-given', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Nothing was asked of the ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', name.replace('-', ' '), 60)} of this plan.`), omitIf)),
    ];
}
/** The claim about an object that has no result although the run is over. It never holds. */
function unfinishedClaim({ what, word, stage, system }, runTasks, evidence) {
    const failedTask = runTasks.find(({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'));
    const ofStage = stage === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) ` (its stage ${stage === 'running' ? 'is' : 'was'} ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(stage)})`;
    const cause = failedTask === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) ` The likely cause is a mandatory run task that failed: see ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(failedTask.name)} in the run.`;
    const neverBegan = word === 'unreachable' ||
        system === _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_10__/* .POLICY_CHECKS */ .tG.name ||
        stage === 'pending' ||
        (stoppedBeforePlan(evidence) && word === 'pending');
    const was = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(what)} was still ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(word)}${ofStage}`;
    return lacksResult(was, neverBegan, evidence, cause);
}
/**
 * The reason that something has no result. It is left out if an earlier part stopped the run: then that is the reason.
 *
 * @param was the end of "The run ended as …, but": what has no result, and its status
 * @param neverBegan whether the run ended before it was its turn
 * @param cause a further sentence, with a space before it
 */
function lacksResult(was, neverBegan, evidence, cause = '') {
    const status = evidence.run?.answer.attributes.status ?? '';
    const kind = kindOfRun(evidence);
    const hasEndedEarly = kind !== 'good' || stoppedBeforePlan(evidence);
    const isExplained = kind === 'stopped' || (hasEndedEarly && neverBegan) || endedByPlan(evidence);
    return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.noResult, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run ended as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}, but ${was}. Plangate could not verify this plan, so the gate fails.${cause}`), isExplained ? 'runAlreadyBlocked' : undefined);
}
function endedByPlan({ run, plan }) {
    const failed = 'answer' in plan && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_STATUSES */ .P9, plan.answer.attributes.status) === 'bad';
    return failed && kindOfRun({ run }) !== 'good';
}
function somethingWasJudged(evidence) {
    const { requirements, plan, run, systems } = evidence;
    const { requirePolicies, noPolicies } = requirements;
    const isRequired = requirePolicies || noPolicies !== undefined;
    // A list of allowed sources and scanners judge files: they are no policy that a plan was held to.
    const ofFiles = [_systems_allowed_sources_js__WEBPACK_IMPORTED_MODULE_8__/* .ALLOWED_SOURCES */ .I.name, _systems_scanners_js__WEBPACK_IMPORTED_MODULE_11__/* .SCANNERS */ .K.name];
    const judging = systems.filter(({ system }) => !ofFiles.includes(system));
    if (!isRequired || judging.some(({ reading }) => reading.results.length > 0))
        return _claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .HOLDS */ .t;
    const whyNone = run === undefined
        ? (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('no-policy', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `No policy judged this plan, and policies are required.`)
        : (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('no-policy', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `No policy result was found, and policies are required.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Attach a policy set to the workspace, or set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('require-policies')} to false.`,
            actor: 'operators',
        });
    const omitIf = 'failed' in plan || 'notStarted' in plan ? 'anyOtherReason' : undefined;
    // Policies that could not be evaluated are there.
    const isExplained = kindOfRun(evidence) === 'stopped' || systems.some(({ reading }) => reading.errors.length > 0);
    return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_13__/* .undecided */ .oo)(noPolicies ?? whyNone, isExplained ? 'runAlreadyBlocked' : omitIf);
}
//# sourceMappingURL=vouch.js.map

/***/ })

};
