export const id = 7010;
export const ids = [7010];
export const modules = {

/***/ 17010:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   applyRun: () => ( applyRun),
   whyNotApplied: () => ( whyNotApplied)
 });
 var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83538);
 var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62373);
 var _trust_audit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79239);
 var _model_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34271);
 var _gate_watch_apply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62251);





function whyNotApplied({ result, run, mode, options }, allowDestroy) {
    const { word } = result.verdict;
    if (run === undefined || !(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ .gf)(word))
        return `is not green ("${word}").`;
    if (mode !== 'provisional')
        return 'is not provisional, so it left no plan to apply.';
    if (options['is-destroy'] === true && !allowDestroy) {
        return 'destroys everything that the workspace manages. Pass --allow-destroy-apply if you mean that.';
    }
    return undefined;
}
async function applyRun({ runId, workspace, reason, actor }, ports) {
    const { client, clock } = ports;
    const { run } = await client.runs.show(runId);
    const { status, actions } = run.attributes;
    const idle = { runId, status, words: (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__ .$W)(run), workspace, audit: [] };
    if (status === 'planned_and_finished')
        return { ...idle, outcome: 'nothing' };
    if (actions?.['is-confirmable'] !== true) {
        return { notApplied: `does not wait for its confirmation: it is "${status}".` };
    }
    const self = await client.account().catch(() => undefined);
    const by = actor.by ?? self?.account.attributes.username ?? undefined;
    await client.runs.apply(runId, (0,_trust_audit_js__WEBPACK_IMPORTED_MODULE_3__ .S)(reason, actor));
    const at = clock.date().toISOString();
    const audit = [
        { action: 'apply', run: runId, workspace, by, job: actor.job, at, reason },
    ];
    try {
        return { ...(await (0,_gate_watch_apply_js__WEBPACK_IMPORTED_MODULE_2__ .A)(run, true, ports)), workspace, audit };
    }
    catch (error) {
        const words = `confirmed, and could not be watched: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_4__ .g)(error)}`;
        return { ...idle, words, outcome: 'unfinished', audit };
    }
}

/***/ }),

/***/ 62251:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   A: () => ( watchApply)
 });
 var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
 var _policy_from_plan_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16595);
 var _policy_from_tf_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62764);
 var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62373);
 var _poll_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67820);
 var _read_policies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11056);






const LOG_BYTES = 256 * 1024;
async function watchApply(run, confirmed, { onChange, ...ports }) {
    const looking = {
        async read() {
            const { run: seen } = await ports.client.runs.show(run.id);
            return { seen, behind: await findBlocking(seen, ports) };
        },
        isSettled: ({ seen, behind }) => (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__ .Ck)(seen.attributes.status) || waits(seen, confirmed) || behind !== undefined,
        changeOf: ({ seen }) => seen.attributes.status,
        intervalMs: (waitedMs, remainingMs) => (0,_poll_js__WEBPACK_IMPORTED_MODULE_4__ .Lp)({ waitedMs, remainingMs }),
        onChange: ({ seen }) => onChange((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__ .$W)(seen)),
    };
    const waiting = await (0,_poll_js__WEBPACK_IMPORTED_MODULE_4__ .wt)(looking, ports);
    const { seen: last, behind } = waiting.last ?? { seen: run, behind: undefined };
    const { status } = last.attributes;
    const ended = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__ .Ck)(status) ? (ENDS[status] ?? 'failed') : undefined;
    const rests = waiting.kind === 'settled' ? 'waits' : 'unfinished';
    const outcome = ended ?? rests;
    const isApplied = outcome === 'applied' || outcome === 'failed';
    const details = isApplied ? await readApply(last, ports) : {};
    const { sentences, isAgainst } = isApplied ? await readAtApply(last, ports) : NO_POLICIES;
    return {
        runId: run.id,
        outcome: outcome === 'applied' && isAgainst ? 'against-policy' : outcome,
        status,
        behind,
        words: behind === undefined
            ? (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__ .$W)(last)
            : `in the queue behind ${behind}, which a person has to confirm or discard`,
        durationMs: ended && applyDurationMs(last),
        counts: details.counts,
        firstError: outcome === 'failed' ? details.firstError : undefined,
        policies: sentences,
    };
}
async function findBlocking(run, ports) {
    const id = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ .Dl)(run, 'workspace');
    if (run.attributes.status !== 'pending' || id === undefined)
        return undefined;
    return await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_5__ .P7)(ports, undefined, async (client) => {
        const first = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ .Dl)(await client.workspaces.show(id), 'current-run');
        if (first === undefined || first === run.id)
            return undefined;
        const { run: other } = await client.runs.show(first);
        return waits(other, false) ? first : undefined;
    });
}
const ENDS = {
    applied: 'applied',
    planned_and_finished: 'nothing',
};
function waits({ attributes: { status, actions } }, confirmed) {
    return (status.endsWith('_awaiting_decision') || (!confirmed && actions?.['is-confirmable'] === true));
}
function applyDurationMs({ attributes }) {
    const stamps = attributes['status-timestamps'] ?? {};
    const began = ['confirmed-at', 'apply-queued-at', 'applying-at']
        .map((name) => Date.parse(stamps[name] ?? ''))
        .find((time) => Number.isFinite(time));
    const ended = Date.parse(stamps[`${attributes.status.replaceAll('_', '-')}-at`] ?? '');
    return began !== undefined && ended >= began ? ended - began : undefined;
}
const NO_POLICIES = { sentences: [], isAgainst: false };
async function readAtApply(run, ports) {
    return await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_5__ .P7)(ports, NO_POLICIES, async (client) => {
        const { items } = await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_5__ .Ej)(client.tfPolicyEvaluations.list(run.id));
        const readings = await Promise.all(items.filter(_policy_from_tf_policy_js__WEBPACK_IMPORTED_MODULE_2__ .f).map(async (evaluation) => (0,_policy_from_tf_policy_js__WEBPACK_IMPORTED_MODULE_2__ .P)({
            evaluation,
            sets: await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_5__ .AP)(_model_status_js__WEBPACK_IMPORTED_MODULE_3__ .bz, evaluation, client.tfPolicyEvaluations),
        })));
        const errors = readings.flatMap((reading) => reading.errors);
        const results = readings
            .flatMap((reading) => reading.results)
            .filter(({ status }) => status !== 'passed');
        const sentences = results.map(({ policy, level, status, message }) => `Policy "${policy}" (${level}) ${status === 'failed' ? 'failed' : 'was not evaluated'}: ${message}`);
        const isAgainst = errors.length > 0 || results.some(({ level }) => level !== 'advisory');
        return { sentences: [...errors, ...sentences], isAgainst };
    });
}
async function readApply(run, ports) {
    const id = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ .Dl)(run, 'apply');
    if (id === undefined)
        return {};
    return await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_5__ .P7)(ports, {}, async (client) => {
        const apply = await client.runs.showApply(id);
        const { attributes } = apply;
        const failed = attributes.status === 'errored';
        const log = failed ? await client.runs.planLog(apply, LOG_BYTES) : '';
        const problem = (0,_policy_from_plan_log_js__WEBPACK_IMPORTED_MODULE_1__ .i)(log).find(({ severity }) => severity === 'error');
        return {
            counts: {
                additions: attributes['resource-additions'] ?? 0,
                changes: attributes['resource-changes'] ?? 0,
                destructions: attributes['resource-destructions'] ?? 0,
                imports: attributes['resource-imports'] ?? 0,
            },
            firstError: problem && [problem.summary, problem.detail].filter(Boolean).join(': '),
        };
    });
}

/***/ })

};
