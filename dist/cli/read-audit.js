export const id = 1046;
export const ids = [1046];
export const modules = {

/***/ 11046:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   P: () => ( RESULTS),
   auditWorkspace: () => ( auditWorkspace),
   auditedWorkspace: () => ( auditedWorkspace),
   stillHolds: () => ( stillHolds),
   toRows: () => ( toRows)
 });
 var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
 var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
 var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77934);
 var _policy_from_policy_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10392);
 var _policy_observed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51894);
 var _gate_compare_with_current_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(551);
 var _gate_read_policies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11056);
 var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34271);








const RESULTS = [
    'blocked',
    'needs an override',
    'errored',
    'overridden',
    'advisory failure',
    'unknown',
    'known after the apply',
    'not evaluated in that run',
    'no finished run',
    'passed',
];
const auditedPolicy = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .Ikc({
    system: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .YjP(),
    policySet: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .YjP(),
    policy: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .YjP(),
    level: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .YjP(),
    result: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .KIO(RESULTS),
});
const auditedWorkspace = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .Ikc({
    id: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .YjP(),
    name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .YjP(),
    versionId: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .YjP()),
    currentRunId: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .YjP()),
    run: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .Ikc({ id: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .YjP(), createdAt: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .YjP()) })),
    doubts: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .YjP()),
    policies: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ .YOg(auditedPolicy),
});
const STOPS = ['unauthorized', 'rate-limited', 'network', 'timeout', 'tls', 'aborted', 'local'];
async function auditWorkspace(workspace, current, ports) {
    const { named } = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ ._2)(workspace, 'current-configuration-version');
    const versionId = named?.[0]?.id;
    const currentRunId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ .Dl)(workspace, 'current-run');
    const { id, attributes } = workspace;
    const audited = { id, name: attributes.name, versionId, currentRunId, doubts: [], policies: [] };
    if (versionId === undefined) {
        const doubt = 'The service does not say which configuration it has now.';
        return { ...audited, doubts: named === undefined ? [doubt] : [] };
    }
    try {
        const { client } = ports;
        const run = (currentRunId &&
            (await (0,_gate_compare_with_current_js__WEBPACK_IMPORTED_MODULE_4__ .G)(id, { versionId, runId: currentRunId }, client, current))) ||
            (await (0,_gate_compare_with_current_js__WEBPACK_IMPORTED_MODULE_4__ .G)(id, { versionId, runId: undefined }, client));
        if (run === undefined)
            return audited;
        const observed = await (0,_gate_read_policies_js__WEBPACK_IMPORTED_MODULE_5__ .h9)(run, true, { ...ports, believesRun: true });
        const systems = Object.values((0,_policy_observed_js__WEBPACK_IMPORTED_MODULE_3__ .oq)(run, observed));
        const doubts = systems.flatMap(({ how, reading }) => [
            ...('doubt' in how ? [how.doubt] : []),
            ...reading.doubts,
            ...reading.errors,
        ]);
        const results = systems.flatMap(({ reading }) => reading.results);
        const createdAt = run.attributes['created-at'] ?? undefined;
        return { ...audited, run: { id: run.id, createdAt }, doubts, policies: results.map(toPolicy) };
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ ._) || STOPS.includes(error.code))
            throw error;
        return { ...audited, doubts: [(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ .g)(error)] };
    }
}
function stillHolds(earlier, workspace) {
    return (earlier.id === workspace.id &&
        earlier.name === workspace.attributes.name &&
        earlier.doubts.length === 0 &&
        earlier.run !== undefined &&
        earlier.run.id === (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ .Dl)(workspace, 'current-run') &&
        earlier.versionId === (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ .Dl)(workspace, 'current-configuration-version'));
}
function toPolicy(observed) {
    const { system, policySet, policy, level } = observed;
    return { system, policySet, policy, level, result: toAuditWord(observed) };
}
function toAuditWord({ status, level, overridable, word }) {
    if (status === 'not-evaluated')
        return 'not evaluated in that run';
    if (status === 'known-after-apply')
        return 'known after the apply';
    if (status === 'errored' || status === 'overridden')
        return status;
    if (status === 'passed')
        return word === undefined ? 'passed' : 'unknown';
    if (status === 'unknown')
        return 'unknown';
    if (level === 'advisory')
        return 'advisory failure';
    return overridable ? 'needs an override' : 'blocked';
}
function toRows(workspaces) {
    const policies = new Map();
    const read = workspaces.map((workspace) => {
        const byKey = new Map();
        for (const policy of workspace.policies) {
            const key = JSON.stringify([policy.system, policy.policySet, policy.policy]);
            const before = byKey.get(key);
            if (before === undefined || rank(policy) < rank(before))
                byKey.set(key, policy);
            if (!policies.has(key))
                policies.set(key, policy);
        }
        return { workspace, byKey };
    });
    const none = { system: '', policySet: '', policy: '', level: '', result: 'unknown' };
    if (policies.size === 0)
        policies.set('', none);
    const groups = [...policies].map(([key, { system, policySet, policy }]) => {
        const cells = read.map(({ workspace, byKey }) => {
            const { level = '', result } = byKey.get(key) ?? {};
            return { workspace, level, result: resultFor(workspace, result) };
        });
        const wouldBlock = cells.filter((cell) => rank(cell) < RESULTS.indexOf('unknown')).length;
        const unknown = cells.filter(({ result }) => result === 'unknown').length;
        const rows = cells
            .sort((one, other) => rank(one) - rank(other))
            .map(({ workspace: { name, run }, level, result }) => {
            return { system, policySet, policy, workspace: name, level, result, run, wouldBlock };
        });
        return { wouldBlock, unknown, rows };
    });
    groups.sort((one, other) => other.wouldBlock - one.wouldBlock || other.unknown - one.unknown);
    return groups.flatMap(({ rows }) => rows);
}
function rank({ result }) {
    return RESULTS.indexOf(result);
}
function resultFor({ run, doubts, policies }, result) {
    if (result !== undefined && result !== 'passed')
        return result;
    if (doubts.length > 0)
        return 'unknown';
    if (result === 'passed')
        return result;
    if (run === undefined)
        return 'no finished run';
    const nameless = policies.some(({ policy }) => policy === '' || policy === _policy_from_policy_check_js__WEBPACK_IMPORTED_MODULE_2__ .rY);
    return nameless ? 'unknown' : 'not evaluated in that run';
}

/***/ }),

/***/ 551:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   G: () => ( findCurrentRun),
   r: () => ( compareWithCurrent)
 });
 var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
 var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22484);
 var _policy_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80663);
 var _policy_from_outcomes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56650);
 var _policy_from_policy_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10392);
 var _policy_run_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19138);
 var _policy_from_tf_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62764);
 var _policy_reading_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10988);
 var _model_status_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62373);
 var _read_policies_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11056);
 var _model_error_message_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34271);











const BUDGET_MS = 10_000;
async function compareWithCurrent(result, { name, workspaceId, current }, job) {
    const { clock, signal, deadline: end, options } = job;
    const system = mostFailed(result.results);
    const asIs = (0,_policy_run_options_js__WEBPACK_IMPORTED_MODULE_5__ .c4)(options.runOptions ?? {}).length === 0;
    if (system === undefined || current.versionId === undefined || !asIs)
        return result;
    const deadline = Math.min(end, clock.now() + BUDGET_MS);
    const client = job.client.with({ signal, deadline });
    try {
        const run = await findCurrentRun(workspaceId, current, client);
        if (run === undefined)
            return result;
        const { doubts, results } = await READ[system](run.id, client);
        if (doubts.length > 0)
            throw new Error(doubts[0]);
        return { ...result, results: (0,_policy_compare_js__WEBPACK_IMPORTED_MODULE_2__ .$_)(result.results, results) };
    }
    catch (error) {
        job.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_10__ .g)(error)}`);
        return result;
    }
}
function mostFailed(results) {
    const counts = new Map();
    for (const { system } of results.filter(_policy_compare_js__WEBPACK_IMPORTED_MODULE_2__ .gz))
        if (system !== 'guard')
            counts.set(system, (counts.get(system) ?? 0) + 1);
    const [most] = [...counts].sort(([, one], [, other]) => other - one);
    return most?.[0];
}
async function findCurrentRun(workspaceId, { versionId, runId }, client, knownRun) {
    const runs = runId === undefined
        ? (await client.runs.list(workspaceId).page({ number: 1, size: 100 })).items
        : [knownRun ?? (await client.runs.show(runId)).run];
    return runs.find((run) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ .Dl)(run, 'workspace') === workspaceId &&
        (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ .Dl)(run, 'configuration-version') === versionId &&
        run.attributes['plan-only'] === false &&
        (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_1__ .cz)(run).length === 0 &&
        (0,_model_status_js__WEBPACK_IMPORTED_MODULE_8__ .Ck)(run.attributes.status));
}
const READ = {
    async 'policy-check'(runId, { policyChecks }) {
        const check = failedFirst(await policyChecks.list(runId).all());
        if (check === undefined)
            return (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_7__ .iz)();
        return (0,_policy_from_policy_check_js__WEBPACK_IMPORTED_MODULE_4__ .hA)(check, await policyChecks.output(check.id));
    },
    async 'policy-evaluation'(runId, { taskStages, policyEvaluations }) {
        const stages = await taskStages.list(runId).all();
        const evaluation = failedFirst(stages.flatMap((each) => each.policyEvaluations));
        const stage = stages.find((each) => each.policyEvaluations.some((one) => one === evaluation));
        if (evaluation === undefined || stage === undefined)
            return (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_7__ .iz)();
        const sets = await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_9__ .AP)(_model_status_js__WEBPACK_IMPORTED_MODULE_8__ .o8, evaluation, policyEvaluations);
        return (0,_policy_from_outcomes_js__WEBPACK_IMPORTED_MODULE_3__ ._)(stage.stage, { evaluation, sets });
    },
    async 'terraform-policy'(runId, { tfPolicyEvaluations: evaluations }) {
        const all = await evaluations.list(runId).all();
        const evaluation = failedFirst(all.filter((each) => !(0,_policy_from_tf_policy_js__WEBPACK_IMPORTED_MODULE_6__ .f)(each)));
        if (evaluation === undefined)
            return (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_7__ .iz)();
        const sets = await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_9__ .AP)(_model_status_js__WEBPACK_IMPORTED_MODULE_8__ .bz, evaluation, evaluations);
        return (0,_policy_from_tf_policy_js__WEBPACK_IMPORTED_MODULE_6__ .P)({ evaluation, sets });
    },
};
function failedFirst(all) {
    return all.find(({ attributes }) => attributes.status !== 'passed') ?? all[0];
}

/***/ })

};
