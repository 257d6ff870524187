export const id = 966;
export const ids = [966];
export const modules = {

/***/ 8966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ decide),
/* harmony export */   combine: () => (/* binding */ combine),
/* harmony export */   decideWithout: () => (/* binding */ decideWithout)
/* harmony export */ });
/* harmony import */ var _wait_settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1700);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8637);
/**
 * Evidence in, verdict out (design 5): the only maker of verdicts. Only a known good state passes;
 * each reason is a whole sentence that names the word which was met.
 */


function decide(evidence) {
    const { reading } = evidence;
    const found = [
        ...reading.results.flatMap(aboutPolicy),
        ...reading.runTasks.flatMap(aboutRunTask),
        ...reading.errors.map((sentence) => ({ word: 'errored', sentence })),
        ...aboutPlan(evidence),
    ];
    const reasons = [
        ...found,
        ...reading.doubts.map(undecided),
        ...aboutUnfinished(evidence, found),
        ...aboutRun(evidence, found),
        ...aboutNothingFound(evidence),
    ];
    return toVerdict(reasons);
}
/** Several verdicts as one: the worst, with the reasons of those that are as bad. */
function combine(verdicts) {
    const word = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .worst */ .QZ)(verdicts.map(({ verdict }) => verdict.word));
    const alike = verdicts.filter(({ verdict }) => verdict.word === word);
    const reasons = alike.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => (verdicts.length > 1 ? `${name}: ${reason}` : reason)));
    return { word, reasons };
}
/** Without a run that could be judged. `errored` only where the service itself ended it. */
function decideWithout(failure) {
    const word = failure.kind === 'canceled' ? 'canceled' : failure.errored === true ? 'errored' : 'undecided';
    return { word, reasons: [failure.message] };
}
function toVerdict(reasons) {
    const word = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .worst */ .QZ)(reasons.map((reason) => reason.word));
    const order = [...reasons].sort((a, b) => _verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICTS */ .bk.indexOf(b.word) - _verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICTS */ .bk.indexOf(a.word));
    return { word, reasons: [...new Set(order.map(({ sentence }) => sentence))] };
}
function undecided(sentence) {
    return { word: 'undecided', sentence };
}
function aboutPolicy(result) {
    const { level, status, word, overridable } = result;
    const name = nameOf(result);
    if (status === 'unknown') {
        return [undecided(`${name} is "${word ?? ''}", a status not known here.`)];
    }
    if (word !== undefined) {
        return [undecided(`${name} has the enforcement level "${word}", which is not known here.`)];
    }
    switch (status) {
        case 'passed':
            return [];
        case 'overridden':
            return [{ word: 'overridden', sentence: `${name} failed and was overridden.` }];
        case 'not-evaluated':
            return [undecided(`${name} was not evaluated.`)];
        case 'errored':
            return level === 'advisory'
                ? [{ word: 'advisory', sentence: `${name} could not be evaluated.` }]
                : [{ word: 'errored', sentence: `${name} could not be evaluated.` }];
        case 'failed':
            if (level === 'advisory')
                return [{ word: 'advisory', sentence: `${name} failed.` }];
            if (level === 'unknown') {
                return [undecided(`${name} failed, and the service does not say at which level.`)];
            }
            return overridable
                ? [{ word: 'needs-override', sentence: `${name} failed and needs an override.` }]
                : [{ word: 'blocked', sentence: `${name} failed and cannot be overridden.` }];
    }
}
function nameOf({ policy, policySet, level, system }) {
    if (policy === '')
        return `Policy set "${policySet}"`;
    const of = policySet === '' ? '' : ` of policy set "${policySet}"`;
    const unnamed = system === 'policy-check' && policy === 'unnamed policy';
    const at = level === 'unknown' ? '' : ` (${level})`;
    return unnamed ? `A policy${at} that the log does not name` : `Policy "${policy}"${at}${of}`;
}
function aboutRunTask(task) {
    const name = `Run task "${task.name}"`;
    const { level, status, word } = task;
    if (status === 'unknown') {
        return [undecided(`${name} is "${word ?? ''}", a status not known here.`)];
    }
    if (level === 'unknown' && (status !== 'passed' || word !== undefined)) {
        return [undecided(`${name} is ${status} at an enforcement level that is not known here.`)];
    }
    switch (status) {
        case 'passed':
            return [];
        case 'not-evaluated':
            return level === 'advisory'
                ? [{ word: 'advisory', sentence: `${name} (advisory) never answered: "${word ?? ''}".` }]
                : [];
        case 'failed':
            if (level === 'advisory') {
                return [{ word: 'advisory', sentence: `${name} (advisory) failed.` }];
            }
            return task.overridable === true
                ? [
                    {
                        word: 'needs-override',
                        sentence: `${name} (mandatory) failed; it needs an override.`,
                    },
                ]
                : [{ word: 'blocked', sentence: `${name} (mandatory) failed.` }];
        case 'errored':
            return level === 'advisory'
                ? [{ word: 'advisory', sentence: `${name} (advisory) errored.` }]
                : [{ word: 'errored', sentence: `${name} (mandatory) errored.` }];
    }
}
function aboutPlan({ planStatus, run, mode }) {
    if (planStatus === undefined)
        return [];
    const ended = (0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .runKind */ .Il)(mode, run.status);
    switch ((0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAN */ .Ac, planStatus)) {
        case 'good':
            return [];
        case 'bad':
            return [{ word: 'errored', sentence: 'The plan failed, so no policy could be evaluated.' }];
        case 'unknown':
            return [undecided(`The plan is "${planStatus}", a status not known here.`)];
        case 'moving':
        case 'stopped':
        case 'skipped':
            return ended === 'good'
                ? [undecided(`The run is "${run.status}" but its plan is still "${planStatus}".`)]
                : [];
    }
}
/**
 * What never got a result keeps the gate closed, unless something before it closed the run: then
 * that is the reason, and this only its consequence.
 */
function aboutUnfinished({ reading, run, mode, planStatus }, found) {
    if (isCanceled(run.status))
        return [];
    const planFailed = planStatus !== undefined && (0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAN */ .Ac, planStatus) === 'bad';
    const ended = (0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .runKind */ .Il)(mode, run.status);
    const closed = found.some(({ word }) => CLOSED.includes(word)) && ended !== 'good';
    const isExplained = ({ word, system, stage }) => ended !== 'good' &&
        (planFailed ||
            (closed && (word === 'unreachable' || system === 'policy-check' || stage === 'pending')));
    const task = reading.runTasks.find(({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'));
    const unexplained = [
        ...reading.unfinished.filter((item) => !isExplained(item)),
        ...(planFailed ? [] : unansweredTasks(reading.runTasks, closed)),
    ];
    return unexplained.map(({ what, word, stage }) => {
        const of = stage === undefined ? '' : ` (its stage ${stage === 'running' ? 'is' : 'was'} "${stage}")`;
        const cause = task === undefined
            ? ''
            : ` The usual cause is a mandatory run task that failed: see "${task.name}" in the run.`;
        return undecided(`The run ended as "${run.status}", but ${what} was still "${word}"${of}. Nothing vouches for this plan, so the gate stays closed.${cause}`);
    });
}
const CLOSED = ['needs-override', 'blocked', 'errored'];
function unansweredTasks(tasks, closed) {
    return tasks
        .filter(({ level, status }) => level === 'mandatory' && status === 'not-evaluated')
        .filter(({ word }) => !(closed && word === 'unreachable'))
        .map(({ name, word }) => ({
        system: 'task-stage',
        what: `run task "${name}"`,
        word: word ?? '',
    }));
}
function aboutRun(evidence, found) {
    const { run, mode, configurationVersionId } = evidence;
    const reasons = [];
    if (run.configurationVersionId === undefined) {
        reasons.push(undecided(`Run ${run.id} does not say which configuration version it planned.`));
    }
    else if (run.configurationVersionId !== configurationVersionId) {
        reasons.push(undecided(`Run ${run.id} planned configuration version ${run.configurationVersionId}, not ${configurationVersionId} which was uploaded here.`));
    }
    if (mode === 'speculative' && run.planOnly === false) {
        reasons.push(undecided(`Run ${run.id} is not speculative: it could be applied.`));
    }
    const closed = found.some(({ word }) => CLOSED.includes(word));
    switch ((0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .runKind */ .Il)(mode, run.status)) {
        case 'good':
            break;
        case 'bad':
            if (isCanceled(run.status)) {
                reasons.push({ word: 'canceled', sentence: canceledSentence(run.status) });
            }
            else if (run.status === 'errored' && !closed) {
                reasons.push({
                    word: 'errored',
                    sentence: 'The run is "errored", and no policy or run task is the reason.',
                });
            }
            else if (run.status === 'policy_soft_failed' && !closed) {
                reasons.push(undecided('The run is "policy_soft_failed", but no policy result says which one failed.'));
            }
            break;
        case 'person':
            if (!closed) {
                reasons.push(undecided(`The run awaits a decision ("${run.status}"), but nothing in it says of what.`));
            }
            break;
        case 'foreign':
            reasons.push(undecided(`The run is "${run.status}": a ${mode} run of this gate never gets there.`));
            break;
        case 'moving':
            // Ends the wait only by resting: for somebody to confirm it, or for an override.
            if (!closed && !(0,_wait_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .restsConfirmable */ .gf)({ mode, ...run })) {
                reasons.push(undecided(`The run is still "${run.status}".`));
            }
            break;
        case 'unknown':
            reasons.push(undecided(`The run is "${run.status}", a status not known here.`));
            break;
    }
    return reasons;
}
function isCanceled(status) {
    return status === 'canceled' || status === 'force_canceled' || status === 'discarded';
}
function canceledSentence(status) {
    const how = status === 'discarded' ? 'discarded' : 'canceled';
    return `The run was ${how} by somebody else ("${status}") before it could be judged.`;
}
function aboutNothingFound({ reading, requirePolicies, run }) {
    if (!requirePolicies || reading.results.length > 0 || isCanceled(run.status))
        return [];
    return [
        undecided('No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.'),
    ];
}
//# sourceMappingURL=decide.js.map

/***/ }),

/***/ 1700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ PLAN),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Il: () => (/* binding */ runKind),
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   M7: () => (/* binding */ POLICY_CHECK),
/* harmony export */   Nv: () => (/* binding */ isApplyStage),
/* harmony export */   Zc: () => (/* binding */ TF_POLICY_OUTCOME),
/* harmony export */   bz: () => (/* binding */ TF_POLICY_EVALUATION),
/* harmony export */   gf: () => (/* binding */ restsConfirmable),
/* harmony export */   gw: () => (/* binding */ CONFIGURATION_VERSION),
/* harmony export */   iD: () => (/* binding */ awaitsOverride),
/* harmony export */   j$: () => (/* binding */ TASK_STAGE),
/* harmony export */   o3: () => (/* binding */ TASK_RESULT),
/* harmony export */   o8: () => (/* binding */ POLICY_EVALUATION),
/* harmony export */   vg: () => (/* binding */ OUTCOME)
/* harmony export */ });
/* unused harmony exports SPECULATIVE_RUN, SAVE_PLAN_RUN, COST_ESTIMATE */
const ANY_RUN = {
    pending: 'moving',
    fetching: 'moving',
    fetching_completed: 'moving',
    pre_plan_running: 'moving',
    pre_plan_completed: 'moving',
    pre_plan_awaiting_decision: 'person',
    queuing: 'moving',
    plan_queued: 'moving',
    planning: 'moving',
    planned: 'moving',
    tf_policy_checked: 'moving',
    tf_policy_override: 'person',
    post_plan_running: 'moving',
    post_plan_completed: 'moving',
    post_plan_awaiting_decision: 'person',
    cost_estimating: 'moving',
    cost_estimated: 'moving',
    policy_checking: 'moving',
    policy_override: 'person',
    policy_soft_failed: 'bad',
    policy_checked: 'moving',
    confirmed: 'foreign',
    queuing_apply: 'foreign',
    pre_apply_running: 'foreign',
    pre_apply_completed: 'foreign',
    pre_apply_awaiting_decision: 'foreign',
    apply_queued: 'foreign',
    applying: 'foreign',
    post_apply_running: 'foreign',
    post_apply_completed: 'foreign',
    applied: 'foreign',
    planned_and_finished: 'good',
    planned_and_saved: 'foreign',
    discarded: 'bad',
    errored: 'bad',
    canceled: 'bad',
    force_canceled: 'bad',
    assessing: 'foreign',
    assessed: 'foreign',
};
const SPECULATIVE_RUN = ANY_RUN;
/** A saved plan ends as `planned_and_saved`, or as `planned_and_finished` when there is nothing to apply. */
const SAVE_PLAN_RUN = { ...ANY_RUN, planned_and_saved: 'good' };
/** Where a run rests on a service that plans but does not know `save-plan`: it waits to be confirmed. */
const RESTING = [
    'planned',
    'tf_policy_checked',
    'post_plan_completed',
    'cost_estimated',
    'policy_checked',
];
const PLAN = {
    created: 'moving',
    pending: 'moving',
    managed_queued: 'moving',
    queued: 'moving',
    mfa_waiting: 'moving',
    running: 'moving',
    errored: 'bad',
    canceled: 'stopped',
    finished: 'good',
    unreachable: 'skipped',
};
const POLICY_CHECK = {
    pending: 'moving',
    queued: 'moving',
    passed: 'good',
    soft_failed: 'bad',
    hard_failed: 'bad',
    overridden: 'good',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const POLICY_EVALUATION = {
    pending: 'moving',
    queued: 'moving',
    running: 'moving',
    passed: 'good',
    failed: 'bad',
    overridden: 'good',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const TF_POLICY_EVALUATION = {
    ...POLICY_EVALUATION,
    awaiting_override: 'person',
};
const TASK_STAGE = {
    pending: 'moving',
    running: 'moving',
    passed: 'good',
    failed: 'bad',
    awaiting_override: 'person',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const TASK_RESULT = {
    pending: 'moving',
    running: 'moving',
    passed: 'good',
    failed: 'bad',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const OUTCOME = {
    passed: 'good',
    failed: 'bad',
    errored: 'bad',
};
/** An outcome that Terraform policy itself calls `unknown` has not passed. */
const TF_POLICY_OUTCOME = {
    passed: 'good',
    failed: 'bad',
    errored: 'bad',
    unknown: 'skipped',
};
const COST_ESTIMATE = {
    pending: 'moving',
    queued: 'moving',
    finished: 'good',
    canceled: 'stopped',
    errored: 'bad',
    unreachable: 'skipped',
    skipped_due_to_targeting: 'skipped',
};
const CONFIGURATION_VERSION = {
    pending: 'moving',
    fetching: 'moving',
    uploaded: 'good',
    archived: 'bad',
    errored: 'bad',
    backing_data_soft_deleted: 'bad',
    backing_data_permanently_deleted: 'bad',
};
/** Looks a word up among a table's own words; a word like `constructor` is as unknown as any other. */
function kindOf(table, word) {
    return Object.hasOwn(table, word) ? (table[word] ?? 'unknown') : 'unknown';
}
function runKind(mode, status) {
    return kindOf(mode === 'speculative' ? SPECULATIVE_RUN : SAVE_PLAN_RUN, status);
}
/** Stages of the apply phase: neither mode ever gets there. */
function isApplyStage(stage) {
    return stage === 'pre_apply' || stage === 'post_apply';
}
/** A run that is still moving but rests where somebody could confirm it. */
function restsConfirmable({ mode, status, confirmable }) {
    return mode === 'provisional' && confirmable && RESTING.includes(status);
}
/** Whether waiting any longer cannot tell more. */
function isSettled(facts) {
    const kind = runKind(facts.mode, facts.status);
    if (kind === 'unknown')
        return false;
    if (kind !== 'moving')
        return true;
    return restsConfirmable(facts) || awaitsOverride(facts.stages);
}
/** A stage that waits for an override ends the wait: perhaps nobody will ever decide. */
function awaitsOverride(stages) {
    return stages.some(({ stage, status }) => !isApplyStage(stage) && kindOf(TASK_STAGE, status) === 'person');
}
//# sourceMappingURL=settle.js.map

/***/ })

};
