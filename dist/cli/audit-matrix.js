export const id = 2455;
export const ids = [2455,1046];
export const modules = {

/***/ 92455:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   renderMatrix: () => ( renderMatrix)
 });
 var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22195);
 var _report_width_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80204);
 var _report_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
 var _wrap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96890);
 var _read_audit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11046);





const SIGNS = {
    blocked: ['✗', 31],
    'needs an override': ['▲', 31],
    errored: ['E', 31],
    overridden: ['o', 33],
    'advisory failure': ['!', 33],
    unknown: ['?', 33],
    'known after the apply': ['?', 33],
    'not evaluated in that run': ['-', 2],
    'no finished run': [' ', 2],
    passed: ['✓', 32],
};
const WIDEST = { policy: 44, workspace: 20 };
const NARROWEST_POLICY = 12;
const MOST_BLOCKS = 2;
const BETWEEN = 2;
const MOST_NAMES = 10;
function renderMatrix(rows, { columns, colour }) {
    const idle = namesOf(rows.filter(({ result }) => result === 'no finished run'));
    const judged = rows.filter(({ workspace }) => !idle.includes(workspace));
    const names = namesOf(judged).sort();
    const lines = policyLines(judged, names.length);
    const room = Math.min(columns, 400);
    const policyWidth = Math.max(NARROWEST_POLICY, Math.min(WIDEST.policy, Math.floor(room / 2), widestOf(lines)));
    const left = room - policyWidth - BLOCKS.length - BETWEEN;
    const widest = Math.max(2, Math.min(WIDEST.workspace, left - BETWEEN));
    const named = names.map((workspace) => ({ workspace, heading: cut(workspace, widest) }));
    const numbered = names.map((workspace, at) => ({ workspace, heading: String(at + 1) }));
    const byName = blocksOf(named, left);
    const blocks = byName.length <= MOST_BLOCKS ? byName : blocksOf(numbered, left);
    const drawn = blocks.map((block) => drawBlock(block, lines, { policyWidth, colour }));
    const legend = byName.length <= MOST_BLOCKS ? '' : legendOf(numbered, room);
    const withoutRun = idle.map((name) => cut(name, WIDEST.policy));
    const texts = [
        lines.length > 0 ? signsUsed(judged) : '',
        lines.length === 0 && names.length > 0
            ? `No policy has judged ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_2__ .U9)(names.length, 'workspace')} with a run.\n`
            : '',
        idle.length > 0 ? `No finished run: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_2__ .p_)(withoutRun, MOST_NAMES)}.\n` : '',
    ];
    const parts = lines.length > 0 ? [...drawn, legend] : [];
    return [...parts, ...texts.map((text) => (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__ .M)(text, room))]
        .filter((part) => part !== '')
        .join('\n');
}
function namesOf(rows) {
    return [...new Set(rows.map(({ workspace }) => workspace))];
}
function policyLines(rows, workspaces) {
    const lines = new Map();
    for (const { system, policySet, policy, workspace, result, wouldBlock } of rows) {
        if (system === '' && policy === '')
            continue;
        const key = JSON.stringify([system, policySet, policy]);
        const shown = (0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__ .om)(policySet === '' ? policy : `${policy} (${policySet})`);
        const blocks = wouldBlock === 0 ? '-' : `${wouldBlock} of ${workspaces}`;
        const line = lines.get(key) ?? { policy: shown, wouldBlock: blocks, results: new Map() };
        line.results.set(workspace, result);
        lines.set(key, line);
    }
    return [...lines.values()];
}
function widestOf(lines) {
    return Math.max(0, ...lines.map(({ policy }) => (0,_report_width_js__WEBPACK_IMPORTED_MODULE_4__ .qz)(policy)));
}
function blocksOf(columns, room) {
    const blocks = [];
    let used = Infinity;
    for (const column of columns) {
        const width = BETWEEN + (0,_report_width_js__WEBPACK_IMPORTED_MODULE_4__ .qz)(column.heading);
        if (used + width > room) {
            blocks.push([]);
            used = 0;
        }
        blocks.at(-1)?.push(column);
        used += width;
    }
    return blocks;
}
const POLICY = 'POLICY';
const BLOCKS = 'WOULD BLOCK';
function drawBlock(block, lines, { policyWidth, colour }) {
    const row = (policy, blocks, cells) => [(0,_report_width_js__WEBPACK_IMPORTED_MODULE_4__ .jC)(cut(policy, policyWidth), policyWidth), (0,_report_width_js__WEBPACK_IMPORTED_MODULE_4__ .jC)(blocks, BLOCKS.length), ...cells]
        .join(' '.repeat(BETWEEN))
        .trimEnd();
    const headings = block.map(({ heading }) => heading);
    const drawn = lines.map(({ policy, wouldBlock, results }) => {
        const cells = block.map(({ workspace, heading }) => {
            const [sign, code] = SIGNS[results.get(workspace) ?? 'not evaluated in that run'];
            const painted = colour ? `\x1b[${code}m${sign}\x1b[${code === 2 ? 22 : 39}m` : sign;
            return painted + ' '.repeat(Math.max(0, (0,_report_width_js__WEBPACK_IMPORTED_MODULE_4__ .qz)(heading) - 1));
        });
        return row(policy, wouldBlock, cells);
    });
    return `${[row(POLICY, BLOCKS, headings), ...drawn].join('\n')}\n`;
}
function legendOf(columns, room) {
    const words = columns.map(({ heading, workspace }) => `${heading} ${cut(workspace, room - 8)}`);
    const width = Math.max(...words.map(_report_width_js__WEBPACK_IMPORTED_MODULE_4__ .qz)) + BETWEEN;
    const perLine = Math.max(1, Math.floor(room / width));
    const lines = [];
    for (let at = 0; at < words.length; at += perLine) {
        const some = words.slice(at, at + perLine).map((word) => (0,_report_width_js__WEBPACK_IMPORTED_MODULE_4__ .jC)(word, width));
        lines.push(some.join('').trimEnd());
    }
    return `${lines.join('\n')}\n`;
}
function signsUsed(rows) {
    const used = new Set(rows.map(({ result }) => result));
    const shown = _read_audit_js__WEBPACK_IMPORTED_MODULE_1__ .P.filter((result) => used.has(result));
    return `${shown.map((result) => `${SIGNS[result][0]} ${result}`).join('   ')}\n`;
}
function cut(text, columns) {
    return (0,_report_width_js__WEBPACK_IMPORTED_MODULE_4__ .cz)((0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__ .om)(text), columns);
}

/***/ }),

/***/ 11046:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   P: () => ( RESULTS),
   STOPS: () => ( STOPS),
   auditWorkspace: () => ( auditWorkspace),
   auditedWorkspace: () => ( auditedWorkspace),
   findNewestRun: () => ( findNewestRun),
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
const STOPS = [
    'unauthorized',
    'rate-limited',
    'network',
    'timeout',
    'tls',
    'aborted',
    'local',
];
async function auditWorkspace(workspace, current, ports) {
    const { versionId, currentRunId, isUnsaid } = currentOf(workspace);
    const { id, attributes } = workspace;
    const audited = { id, name: attributes.name, versionId, currentRunId, doubts: [], policies: [] };
    if (versionId === undefined) {
        const doubt = 'The service does not say which configuration it has now.';
        return { ...audited, doubts: isUnsaid ? [doubt] : [] };
    }
    try {
        const run = await findNewestRun(workspace, current, ports.client);
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
function currentOf(workspace) {
    const { named } = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ ._2)(workspace, 'current-configuration-version');
    const currentRunId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ .Dl)(workspace, 'current-run');
    return { versionId: named?.[0]?.id, currentRunId, isUnsaid: named === undefined };
}
async function findNewestRun(workspace, current, client) {
    const { versionId, currentRunId } = currentOf(workspace);
    if (versionId === undefined)
        return undefined;
    const { id } = workspace;
    const named = currentRunId === undefined
        ? undefined
        : await (0,_gate_compare_with_current_js__WEBPACK_IMPORTED_MODULE_4__ .G)(id, { versionId, runId: currentRunId }, client, current);
    return named ?? (await (0,_gate_compare_with_current_js__WEBPACK_IMPORTED_MODULE_4__ .G)(id, { versionId, runId: undefined }, client));
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
        (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_1__ .ku)(run).length === 0 &&
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

/***/ }),

/***/ 11056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   AP: () => ( readSets),
   Ej: () => ( readWholeList),
   P7: () => ( extra),
   h9: () => ( readPolicies)
 });
 var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
 var _policy_from_tf_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62764);
 var _policy_observed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51894);
 var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78235);
 var _model_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62373);





const CATCH_UP_MS = 10_000;
const EXTRA_BUDGET_MS = 20_000;
async function readPolicies(run, rests, ports) {
    const { clock, signal, deadline } = ports;
    const until = rests ? clock.now() : Math.min(deadline, clock.now() + CATCH_UP_MS);
    let lists = await readLists(ports, run);
    for (let pauseMs = 1_000; lags(lists) && clock.now() + pauseMs < until; pauseMs *= 2) {
        await clock.sleep(pauseMs, signal);
        lists = await readLists(ports, run);
    }
    return await readContents(ports, lists);
}
async function readLists({ client, believesRun }, run) {
    const isNone = (relation) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_3__ ._2)(run, relation).named?.length === 0;
    const [checks, stages, tfEvaluations] = await Promise.all([
        believesRun && isNone('policy-checks')
            ? NOTHING
            : readWholeList(client.policyChecks.list(run.id)),
        believesRun && isNone('task-stages') ? NOTHING : readWholeList(client.taskStages.list(run.id)),
        isNone('tf-policy-evaluations')
            ? NOTHING
            : readWholeList(client.tfPolicyEvaluations.list(run.id)),
    ]);
    return { checks, stages, tfEvaluations };
}
const NOTHING = { items: [], how: { read: 'to its last page' } };
function lags({ checks, stages, tfEvaluations }) {
    const moves = (table, status) => ['moving', 'unknown'].includes((0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__ .I)(table, status));
    return (checks.items.some(({ attributes }) => moves(_model_status_js__WEBPACK_IMPORTED_MODULE_4__ .M7, attributes.status)) ||
        tfEvaluations.items.some((evaluation) => !(0,_policy_from_tf_policy_js__WEBPACK_IMPORTED_MODULE_1__ .f)(evaluation) && moves(_model_status_js__WEBPACK_IMPORTED_MODULE_4__ .bz, evaluation.attributes.status)) ||
        stages.items.some(({ stage, policyEvaluations }) => {
            const words = policyEvaluations.map(({ attributes }) => attributes.status);
            return !(0,_policy_observed_js__WEBPACK_IMPORTED_MODULE_2__ .Hh)(stage, words) && moves(_model_status_js__WEBPACK_IMPORTED_MODULE_4__ .j$, stage.attributes.status);
        }));
}
async function readContents(ports, lists) {
    const { policyEvaluations: evaluations, tfPolicyEvaluations } = ports.client;
    const [checks, stages, tfEvaluations] = await Promise.all([
        readEach(lists.checks, async (check) => {
            const { id, attributes } = check;
            const unneeded = ports.isFrugal?.() === true && allPassed(check);
            const log = unneeded || (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__ .hs)((0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_4__ .M7, attributes.status))
                ? undefined
                : await extra(ports, undefined, (client) => client.policyChecks.output(id));
            return { check, log };
        }),
        readEach(lists.stages, async ({ stage, policyEvaluations, taskResults }) => ({
            stage,
            taskResults,
            evaluations: await Promise.all(policyEvaluations.map(async (evaluation) => ({
                evaluation,
                sets: await readSets(_model_status_js__WEBPACK_IMPORTED_MODULE_4__ .o8, evaluation, evaluations),
            }))),
        })),
        readEach(lists.tfEvaluations, async (evaluation) => ({
            evaluation,
            sets: await readSets(_model_status_js__WEBPACK_IMPORTED_MODULE_4__ .bz, evaluation, tfPolicyEvaluations),
        })),
    ]);
    return { checks, stages, tfEvaluations };
}
function allPassed({ attributes: { status, result } }) {
    return status === 'passed' && result?.['advisory-failed'] === 0;
}
async function readEach({ items, how }, read) {
    return { items: await Promise.all(items.map(read)), how };
}
async function readSets(table, { id, attributes }, resource) {
    return (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__ .hs)((0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__ .I)(table, attributes.status))
        ? undefined
        : await readWholeList(resource.outcomes(id));
}
async function readWholeList(listing) {
    try {
        const { items, absent } = await listing.whole();
        return { items, how: absent === undefined ? { read: 'to its last page' } : { absent } };
    }
    catch (error) {
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ ._ && error.code === 'unreadable') {
            return { items: [], how: { doubt: error.message } };
        }
        throw error;
    }
}
async function extra({ client, clock, signal, deadline }, otherwise, read) {
    try {
        const within = Math.min(deadline, clock.now() + EXTRA_BUDGET_MS);
        return await read(client.with({ signal, deadline: within }));
    }
    catch (error) {
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ ._ && error.code !== 'aborted')
            return otherwise;
        throw error;
    }
}

/***/ }),

/***/ 62764:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   P: () => ( fromTfPolicy),
   f: () => ( isApply)
 });
 var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62373);
 var _named_resources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68397);
 var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10988);



function fromTfPolicy({ evaluation, sets }) {
    const { status, permissions, error, actions } = evaluation.attributes;
    const what = `Terraform policy evaluation ${evaluation.id}`;
    const canOverride = permissions?.['can-override'] ?? undefined;
    const object = { system: 'terraform-policy', what, word: status };
    const { reading, kind, unfinished } = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__ .rk)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__ .bz, object);
    if (unfinished)
        return { ...(isApply(evaluation) ? (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__ .iz)() : reading), canOverride };
    if ((error ?? undefined) !== undefined || status === 'errored') {
        const reason = [error?.summary, error?.detail].filter((part) => (part ?? '') !== '').join(': ');
        reading.errors.push(`The ${what} could not be evaluated${reason === '' ? '' : `: ${reason.slice(0, 2_000)}`}.`);
    }
    if (sets !== undefined && 'doubt' in sets.how)
        reading.doubts.push(sets.how.doubt);
    reading.doubts.push(...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__ .l$)(what, evaluation.attributes, _model_status_js__WEBPACK_IMPORTED_MODULE_0__ .bz));
    if (kind === 'person' && actions?.['is-overridable'] === false) {
        reading.doubts.push(`The ${what} awaits an override, but by its own word it cannot be overridden.`);
    }
    const at = evaluation.attributes['status-timestamps']?.['overridden-at'] ?? undefined;
    const results = (sets?.items ?? []).flatMap((set) => readSet(set, status, at));
    const doubts = [
        ...reading.doubts,
        ...countDoubts(what, evaluation, results),
        ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__ .vM)(what, status, results, true),
    ];
    return { ...reading, canOverride, results, doubts };
}
function isApply({ attributes }) {
    return attributes['stage-type']?.toLowerCase() === 'apply';
}
function readSet({ attributes }, evaluation, overriddenAt) {
    const policySet = attributes['policy-set-name'] ?? '';
    const error = attributes.error ?? '';
    const results = (attributes.outcomes ?? []).map((each) => fromTfOutcome(each, policySet, { status: evaluation, overriddenAt }));
    if (error === '')
        return results;
    const message = printError(error).slice(0, 4_000);
    return [
        { ..._reading_js__WEBPACK_IMPORTED_MODULE_2__ .H4, system: 'terraform-policy', policySet, message, output: [] },
        ...results,
    ];
}
function fromTfOutcome(outcome, policySet, evaluation) {
    const read = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__ .ns)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__ .Zc, 'terraform-policy', outcome);
    const isLater = outcome.status === 'unknown';
    const { isGood, level } = read;
    const ownStatus = isLater ? 'known-after-apply' : read.status;
    const word = isLater && level !== 'unknown' ? undefined : read.word;
    const overridable = level === 'mandatory-overridable' &&
        ['awaiting_override', 'overridden'].includes(evaluation.status);
    const isOverridden = ownStatus === 'failed' && overridable && evaluation.status === 'overridden';
    const status = isOverridden ? 'overridden' : ownStatus;
    const output = printDiagnostics(outcome);
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
        ...locationsOf(isGood ? [] : (outcome.diagnostics ?? [])),
    };
}
function printDiagnostics({ diagnostics }) {
    return (diagnostics ?? []).flatMap((diagnostic) => [
        ...linesOf(diagnostic.error_message ?? diagnostic.summary),
        ...(diagnostic.resources ?? []).flatMap((resource) => linesOf(resource.error_message ?? resource.info_message).map((line) => (resource.resource_name ?? '') === '' ? line : `${resource.resource_name}: ${line}`)),
    ]);
}
function locationsOf(diagnostics) {
    const all = diagnostics
        .flatMap(({ resources }) => resources ?? [])
        .map((resource) => {
        const { resource_name: name, file_name: path, start_line: start } = resource;
        const line = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__ .Wg)(start);
        const location = path && line ? { path, startLine: line, endLine: line, source: 'service' } : undefined;
        const text = linesOf(resource.error_message ?? resource.info_message).join('; ');
        return { address: name ?? '', message: text || undefined, location };
    });
    const resources = (0,_named_resources_js__WEBPACK_IMPORTED_MODULE_1__ .B)(all.filter(({ address }) => address !== ''));
    const location = all.find((each) => each.location)?.location;
    return { address: resources[0]?.address, location, resources };
}
function linesOf(value) {
    return (value ?? '')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, 200);
}
function printError(error) {
    try {
        return typeof error === 'string' ? error : JSON.stringify(error);
    }
    catch {
        return 'The policy set could not be evaluated.';
    }
}
function countDoubts(what, { attributes: { status, 'result-count': counts } }, results) {
    if (counts === null || counts === undefined) {
        return [`The ${what} is "${status}" but does not say how many policies it has.`];
    }
    const shown = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__ .N4)(results);
    const mandatory = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__ ._0)(counts, 'mandatory-failed') ?? 0;
    const overridable = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__ ._0)(counts, 'mandatory-overridable-failed');
    const lenient = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__ .N4)(results.filter(({ level }) => level === 'mandatory-overridable')).mandatory;
    const fits = {
        passed: (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__ ._0)(counts, 'passed') === shown.passed,
        'failed advisory': (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__ ._0)(counts, 'advisory-failed') === shown.advisory,
        'failed mandatory': shown.mandatory === mandatory
            ? [undefined, 0, lenient].includes(overridable)
            : overridable === lenient && shown.mandatory === mandatory + lenient,
        errored: ((0,_reading_js__WEBPACK_IMPORTED_MODULE_2__ ._0)(counts, 'errored') ?? 0) <= shown.errored,
        unknown: ((0,_reading_js__WEBPACK_IMPORTED_MODULE_2__ ._0)(counts, 'unknown') ?? 0) <= shown.later,
    };
    return Object.keys(fits)
        .filter((name) => fits[name] === false)
        .map((name) => `The ${what} counts other ${name} policies than it lists.`);
}

/***/ }),

/***/ 51894:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   Hh: () => ( isOutOfReach),
   oq: () => ( toSystems)
 });
 var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62373);
 var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
 var _from_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56650);
 var _from_policy_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10392);
 var _from_tf_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62764);
 var _reading_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10988);






function toSystems(run, { checks, stages, tfEvaluations }, except = (reading) => reading) {
    const evidenceOf = ({ items, how }, relation, objectOf, read) => {
        const objects = items.map(objectOf);
        const doubts = [
            ...lost(`run ${run.id}`, run, relation, objects),
            ...objects.flatMap((object) => ofAnotherRun(object, run)),
        ];
        return { how, reading: except((0,_reading_js__WEBPACK_IMPORTED_MODULE_5__ .h1)([...items.map(read), { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_5__ .iz)(), doubts }])) };
    };
    const evaluationOf = ({ evaluation }) => evaluation;
    return {
        policyChecks: evidenceOf(checks, 'policy-checks', ({ check }) => check, ({ check, log }) => (0,_from_policy_check_js__WEBPACK_IMPORTED_MODULE_3__ .hA)(check, log)),
        taskStages: evidenceOf(stages, 'task-stages', ({ stage }) => stage, fromObservedStage),
        terraformPolicy: evidenceOf(tfEvaluations, 'tf-policy-evaluations', evaluationOf, _from_tf_policy_js__WEBPACK_IMPORTED_MODULE_4__ .P),
    };
}
function fromObservedStage({ stage, taskResults, evaluations }) {
    const objects = evaluations.map(({ evaluation }) => evaluation);
    const owner = `task stage ${stage.id}`;
    const doubts = [
        ...lost(owner, stage, 'policy-evaluations', objects),
        ...lost(owner, stage, 'task-results', taskResults),
    ];
    const doubtful = { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_5__ .iz)(), doubts };
    const words = objects.map(({ attributes }) => attributes.status);
    if (isOutOfReach(stage, words))
        return doubtful;
    const tasks = fromTaskResults(stage, taskResults);
    const whole = (0,_reading_js__WEBPACK_IMPORTED_MODULE_5__ .h1)([tasks, ...evaluations.map((each) => (0,_from_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ ._)(stage, each))]);
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_5__ .h1)([whole, doubtful, fromStage(stage, whole, words.length)]);
}
function lost(owner, resource, relation, read) {
    const { named = [], hinted } = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ ._2)(resource, relation);
    const what = relation.slice(0, -1).replaceAll('-', ' ').replace(/^tf /, 'Terraform ');
    if (hinted && read.length === 0) {
        return [
            `The ${owner} has a relationship "${relation}" that names no ${what}, and none was found.`,
        ];
    }
    const readIds = new Set(read.map(({ id }) => id));
    return named
        .filter(({ id }) => !readIds.has(id))
        .slice(0, 20)
        .map(({ id }) => `The ${owner} has ${what} ${id} (${relation}), but its list does not.`);
}
function ofAnotherRun(item, run) {
    const other = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ .Dl)(item, 'run');
    if (other === undefined || other === run.id)
        return [];
    return [`${item.id} was listed for run ${run.id} but belongs to ${other}.`];
}
function fromTaskResults(stage, taskResults) {
    return {
        ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_5__ .iz)(),
        runTasks: taskResults.map((result) => toRunTask(result, stage)),
        doubts: taskResults.flatMap(({ id, attributes }) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_5__ .l$)(`task result ${id}`, attributes, _model_status_js__WEBPACK_IMPORTED_MODULE_0__ .o3)),
    };
}
function toRunTask({ attributes }, stage) {
    const { status: word, 'workspace-task-enforcement-level': levelWord, url } = attributes;
    const level = levelWord === 'advisory' || levelWord === 'mandatory' ? levelWord : 'unknown';
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__ .o3, word);
    const status = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__ .hs)(kind) ? 'not-evaluated' : (0,_reading_js__WEBPACK_IMPORTED_MODULE_5__ .mf)(kind, word);
    const isAwaited = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__ .j$, stage.attributes.status) === 'person';
    const foreignLevel = kind === 'good' && level === 'unknown' ? levelWord || undefined : undefined;
    return {
        name: attributes['task-name'] ?? '',
        stage: stage.attributes.stage,
        level,
        status,
        word: kind === 'good' || kind === 'bad' ? foreignLevel : word,
        overridable: isAwaited && status === 'failed' ? true : undefined,
        message: attributes.message ?? '',
        url: url || undefined,
    };
}
function fromStage(stage, holds, evaluations) {
    const { status, permissions, actions } = stage.attributes;
    const what = `${stage.attributes.stage.replaceAll('_', '-')} stage ${stage.id}`;
    const object = { system: 'task-stage', what, word: status, stage: status };
    const { reading, kind } = (0,_reading_js__WEBPACK_IMPORTED_MODULE_5__ .rk)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__ .j$, object);
    if (evaluations > 0) {
        reading.canOverride =
            permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
    }
    reading.doubts.unshift(...(0,_reading_js__WEBPACK_IMPORTED_MODULE_5__ .l$)(what, stage.attributes, _model_status_js__WEBPACK_IMPORTED_MODULE_0__ .j$));
    const { results, runTasks, errors } = holds;
    const isBlamed = results.some(isBlame) || runTasks.some(isTaskBlame) || errors.length > 0;
    if (kind === 'bad' && !isBlamed) {
        if (status === 'errored')
            reading.errors.push(`The ${what} is "errored".`);
        else
            reading.doubts.push(`The ${what} is "failed" but nothing in it says why.`);
    }
    if (kind === 'person') {
        const canBe = [...results, ...runTasks].some(({ overridable }) => overridable === true);
        const lack = isBlamed ? 'can be overridden' : 'says of what';
        if (!isBlamed || (!canBe && actions?.['is-overridable'] !== false)) {
            reading.doubts.push(`The ${what} awaits an override but nothing in it ${lack}.`);
        }
    }
    return reading;
}
function isBlame({ status, level }) {
    const isBad = status === 'failed' || status === 'not-evaluated';
    return status === 'errored' || status === 'unknown' || (isBad && level !== 'advisory');
}
function isTaskBlame({ status, level }) {
    return (status === 'failed' || status === 'errored') && level !== 'advisory';
}
function isOutOfReach(stage, evaluationWords) {
    const idle = (word) => word === 'pending' || word === 'unreachable';
    return ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__ .Nv)(stage.attributes.stage) &&
        idle(stage.attributes.status) &&
        evaluationWords.every(idle));
}

/***/ })

};
