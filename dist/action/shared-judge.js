export const id = 366;
export const ids = [366];
export const modules = {

/***/ 4466:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   Q: () => ( runUrlOf),
   _: () => ( startJob)
 });
 var _model_job_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1680);
 var _earlier_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6889);
 var _read_loads_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2437);
 var _overview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5030);
 var _supersede_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8045);





const END_BUDGET_MS = 10_000;
const GRACE_MS = 300;
const CANCELED_BUDGET_MS = { least: 700, most: 4_000, answers: 12 };
function startJob(options, ports) {
    const { clock, random, signal, log } = ports;
    const started = clock.now();
    const deadline = options.deadline - (0,_model_job_time_js__WEBPACK_IMPORTED_MODULE_4__ .t4)(options.timeoutMs);
    const elapsedMs = () => clock.now() - started;
    const emit = (event) => {
        ports.onEvent({ ...event, atMs: elapsedMs() });
    };
    const archives = keepArchives(ports, emit);
    const client = ports.client.with({ signal, deadline });
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_2__ .Iw)(options, client.with({ watching: true }), clock);
    const superseder = (0,_supersede_js__WEBPACK_IMPORTED_MODULE_3__ .tI)(options, { ...ports, overview }, deadline, emit);
    return {
        options,
        clock,
        random,
        signal,
        client,
        overview,
        deadline,
        stuck: stuckSignal(deadline - started, ports),
        diff: options.diff,
        emit,
        elapsedMs,
        pack: archives.pack,
        archives: archives.summaries,
        ending() {
            const until = signal.aborted
                ? clock.now() + canceledBudgetMs(ports.client)
                : Math.min(options.deadline, clock.now() + END_BUDGET_MS);
            const scope = { signal: new AbortController().signal, deadline: until };
            return { client: ports.client.with(scope), deadline: until };
        },
        earlierRun: (0,_earlier_run_js__WEBPACK_IMPORTED_MODULE_0__ .D)(options, client, clock),
        isFrugal: () => options.workspaces.length >= _overview_js__WEBPACK_IMPORTED_MODULE_2__ .qz || ports.client.pauseMs() > 0,
        debug: (line) => log.debug(line),
        warn: warnOnce(log),
        ended() {
            if (signal.aborted)
                return 'aborted';
            return clock.now() >= deadline ? 'timeout' : undefined;
        },
        supersede: superseder.supersede,
        async close() {
            await superseder.close();
            await archives.remove();
        },
    };
}
function canceledBudgetMs(client) {
    const { least, most, answers } = CANCELED_BUDGET_MS;
    return Math.min(most, Math.max(least, answers * client.typicalAnswerMs()));
}
function warnOnce(log) {
    const warned = new Set();
    return (line) => {
        if (!warned.has(line))
            log.warning(line);
        warned.add(line);
    };
}
function stuckSignal(leftMs, { alarms, signal }) {
    if (alarms === undefined)
        return new AbortController().signal;
    return alarms.any(alarms.in(leftMs + GRACE_MS), alarms.after(signal, GRACE_MS));
}
function runUrlOf(workspace, runId, { client, options }) {
    const at = [options.organization, workspace, 'runs', runId];
    return `${client.origin}/app/${at.map(encodeURIComponent).join('/')}`;
}
function keepArchives(ports, emit) {
    const packed = new Map();
    const done = [];
    const packNow = async (root) => {
        const archive = await ports.pack(root);
        done.push(archive);
        if (archive.withheld.some(_read_loads_js__WEBPACK_IMPORTED_MODULE_1__ .aV))
            await (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_1__ .yD)();
        emit({ kind: 'archive', root, archive });
        return archive;
    };
    return {
        pack: (root) => {
            const archive = packed.get(root) ?? packNow(root);
            packed.set(root, archive);
            return archive;
        },
        summaries: () => done.map(summarize),
        remove: () => Promise.all(done.map((archive) => archive.remove().catch(() => undefined))),
    };
}
function summarize({ root, bytes, contentBytes, sha256, ...archive }) {
    const files = archive.entries.filter(({ type }) => type !== 'directory').length;
    const { uncommitted, withheld } = archive;
    return { root, files, bytes, contentBytes, sha256, withheld: withheld.length, uncommitted };
}

/***/ }),

/***/ 1675:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


__webpack_require__.d(__webpack_exports__, {
  UT: () => ( guardOfWorkspace),
  S4: () => ( judge),
  Zy: () => ( judgeRun),
  ck: () => ( runRequirements),
  q: () => ( toWorkspaceResult)
});


var errors = __webpack_require__(486);
var resource = __webpack_require__(8235);
var apply_exceptions = __webpack_require__(963);
var decide = __webpack_require__(9265);
var guard = __webpack_require__(3749);
var from_plan_log = __webpack_require__(6595);
;// CONCATENATED MODULE: ./build/src/policy/from-run-events.js
const NOTICED = ['changed_policy_enforcements', 'changed_task_enforcements', 'ignored_policy_sets'];
function noticesOf(events) {
    return events
        .filter(({ event }) => NOTICED.includes(event.attributes.action))
        .flatMap(({ event }) => event.attributes.description || []);
}
function attributeOverrides(results, events) {
    const overrides = events
        .filter(({ event }) => /overrid/i.test(event.attributes.action))
        .map(({ event, actor: by, comment: reason }) => {
        return { by, at: event.attributes['created-at'] ?? undefined, reason };
    });
    return results.map((result) => {
        if (result.status !== 'overridden' || result.system === 'guard')
            return result;
        const event = pick(overrides, result.override?.at);
        return event === undefined ? result : { ...result, override: { ...event, ...result.override } };
    });
}
const TOGETHER_MS = 10_000;
function pick(overrides, at) {
    if (overrides.length === 1)
        return overrides[0];
    const then = Date.parse(at ?? '');
    const near = overrides.filter((override) => Math.abs(Date.parse(override.at ?? '') - then) <= TOGETHER_MS);
    return near.length === 1 ? near[0] : undefined;
}
var policy_observed = __webpack_require__(1894);
var plan_limits = __webpack_require__(1322);
var run_options = __webpack_require__(9138);
var reading = __webpack_require__(988);
var model_status = __webpack_require__(2373);
var find_workspace = __webpack_require__(7170);
var connection = __webpack_require__(8285);
var read_changes = __webpack_require__(678);
var read_policies = __webpack_require__(1056);
;// CONCATENATED MODULE: ./build/src/gate/summarize-plan.js



const LOG_BYTES = 64 * 1024;
async function summarizePlan(plan, ports) {
    const { status, 'has-changes': changes } = plan.attributes;
    const figures = Object.values((0,reading.mQ)(plan.attributes));
    const silent = figures.every((count) => count === undefined || count === null);
    const counts = silent && status === 'finished' && changes !== false
        ? await (0,read_policies.P7)(ports, undefined, async (client) => (0,from_plan_log.U)(await client.runs.planLog(plan, LOG_BYTES)))
        : figures.map((count) => count ?? 0);
    if (counts === undefined)
        return undefined;
    const [additions = 0, updates = 0, destructions = 0, imports = 0] = counts;
    const hasChanges = changes ?? counts.some((count) => count > 0);
    return { status, hasChanges, additions, changes: updates, destructions, imports };
}
;// CONCATENATED MODULE: ./build/src/gate/judge.js

















const judge_LOG_BYTES = 256 * 1024;
async function judge(settled, job) {
    const { name, workspaceId: id, versionId, run, watched, durationMs, unsaid } = settled;
    const required = { runId: run.id, versionId, workspace: { id, name }, unsaid };
    const requirements = runRequirements(job.options, required);
    const origin = await readOrigin(settled, job);
    const rules = await guardOfWorkspace(id, job);
    const judged = await judgeRun(watched, requirements, job, { origin, rules });
    const { status } = watched.run.attributes;
    return { ...toWorkspaceResult(judged, (0,find_workspace.ng)(settled), status, job), durationMs };
}
function runRequirements(options, run) {
    const { mode, requirePolicies, runOptions, allowPartial, unknownValues, exceptions } = options;
    const { runId, versionId, workspace, unsaid } = run;
    return {
        mode,
        requirePolicies,
        options: runOptions,
        allowPartial,
        runId,
        versionId,
        workspace,
        unsaid,
        unknownValues,
        exceptions,
    };
}
async function guardOfWorkspace(id, { options }) {
    const { guard: rules } = options;
    return rules && { ...rules, released: await rules.released?.(id) };
}
function toWorkspaceResult(judged, facts, status, job) {
    for (const words of policyWords(judged.results)) {
        job.emit({ kind: 'progress', workspace: facts.workspace, status, words });
    }
    const from = facts.workingDirectory === '' ? '' : `${facts.workingDirectory}/`;
    const diagnostics = judged.diagnostics.map((each) => each.file === undefined ? each : { ...each, file: `${from}${each.file}` });
    return { ...facts, ...judged, notices: [...facts.notices, ...judged.notices], diagnostics };
}
async function judgeRun(watched, requirements, ports, extras = {}) {
    const { run, costEstimate } = watched;
    const { sealedResult } = extras;
    const readEvents = () => (0,read_policies.P7)(ports, [], (client) => client.runs.events(run.id));
    const readingEvents = sealedResult ? undefined : readEvents();
    const [read, earlyEvents] = await Promise.all([
        readEvidence(watched, requirements, ports, extras),
        readingEvents,
    ]);
    const { evidence, ...shown } = read;
    const { guard: guarded, policyChecks, taskStages, terraformPolicy } = evidence;
    const systems = [policyChecks, taskStages, terraformPolicy];
    const { results, runTasks, canOverride } = (0,reading.h1)([
        ...systems.map(({ reading }) => reading),
        ...(guarded ? [guarded] : []),
    ]);
    const isOverridden = results.some(({ status }) => status === 'overridden');
    const limits = 'read' in evidence.plan ? (0,plan_limits.PR)(evidence.plan.read, requirements.unknownValues) : [];
    const events = earlyEvents ?? (isOverridden ? await readEvents() : []);
    return {
        verdict: (0,decide.LD)(evidence),
        results: attributeOverrides(results, events),
        runTasks,
        canOverride,
        ...shown,
        cost: costEstimate && summarizeCost(costEstimate.attributes),
        timestamps: watched.run.attributes['status-timestamps'] ?? undefined,
        notices: sealedResult?.notices ?? [...limits, ...noticesOf(events)],
    };
}
async function readEvidence({ run, workspace, ...watched }, requirements, ports, { origin, rules, sealedResult, earlierChanges } = {}) {
    const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
    const { mode, allowPartial, options } = requirements;
    const rests = (0,model_status.Il)(mode, run.attributes.status) === 'person' || (0,model_status.iD)(stages);
    const plan = await readPlan({ run, ...watched }, ports);
    const read = 'read' in plan ? plan.read : undefined;
    const planFailed = read !== undefined && (0,model_status.I)(model_status.Ac, read.attributes.status) === 'bad';
    const [observed, summary, diagnostics, changes] = await Promise.all([
        (0,read_policies.h9)(run, rests, ports),
        sealedResult ? sealedResult.plan : read && summarizePlan(read, ports),
        planFailed
            ? (0,read_policies.P7)(ports, [], async (client) => (0,from_plan_log.i)(await client.runs.planLog(read, judge_LOG_BYTES)))
            : [],
        sealedResult && !rules
            ? sealedResult.changes
            : read && (0,read_changes.S)(read, ports, rules !== undefined),
    ]);
    const partial = allowPartial === true && (0,run_options.Rx)(options ?? {}).length > 0;
    const evidence = {
        requirements: { ...requirements, guarded: rules !== undefined },
        origin,
        run: { read: run, workspaceName: workspace?.attributes.name },
        plan,
        ...(0,policy_observed.oq)(run, observed, (reading) => (0,apply_exceptions.E1)(reading, requirements.workspace.name, requirements.exceptions)),
        guard: rules && read && (0,guard.ah)({ ...rules, partial }, read, (0,guard.fn)(earlierChanges, changes)),
    };
    return { evidence, plan: summary, changes, diagnostics };
}
async function readOrigin({ versionId, terraformVersion }, { client, options: { versionControl } }) {
    if (versionControl === undefined)
        return undefined;
    const { change } = versionControl;
    return { change, terraformVersion, ingress: await (0,connection.Q1)(versionId, client) };
}
async function readPlan({ run, plan }, { client }) {
    if (plan !== undefined)
        return { read: plan };
    const id = (0,resource.Dl)(run, 'plan');
    if (id === undefined)
        return { doubt: `Run ${run.id} does not name its plan.` };
    try {
        return { read: await client.runs.plan(id) };
    }
    catch (error) {
        if (!(error instanceof errors._) || error.code === 'aborted')
            throw error;
        return { doubt: error.message };
    }
}
function summarizeCost(attributes) {
    return {
        status: attributes.status,
        priorMonthly: attributes['prior-monthly-cost'] ?? undefined,
        proposedMonthly: attributes['proposed-monthly-cost'] ?? undefined,
        deltaMonthly: attributes['delta-monthly-cost'] ?? undefined,
    };
}
const NAMES = {
    'policy-check': 'policy check',
    'policy-evaluation': 'policy evaluation',
    'terraform-policy': 'Terraform policy',
    guard: 'guard',
};
function policyWords(results) {
    return Object.entries(NAMES).flatMap(([system, name]) => {
        const ofSystem = results.filter((result) => result.system === system);
        if (ofSystem.length === 0)
            return [];
        const count = (test) => ofSystem.filter(test).length;
        const parts = [
            [count((it) => it.status === 'failed' && it.level !== 'advisory'), 'mandatory failed'],
            [count((it) => it.status === 'failed' && it.level === 'advisory'), 'advisory failed'],
            [count((it) => it.status === 'overridden'), 'overridden'],
            [count((it) => it.status === 'errored'), 'errored'],
            [count((it) => it.status === 'known-after-apply'), 'known after the apply'],
            [count((it) => it.status === 'unknown' || it.status === 'not-evaluated'), 'undecided'],
        ];
        const some = parts.filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
        const total = `${ofSystem.length} ${ofSystem.length === 1 ? 'policy' : 'policies'}`;
        return [`${name}: ${[total, ...(some.length > 0 ? some : ['all passed'])].join(', ')}`];
    });
}

/***/ }),

/***/ 2437:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   Gf: () => ( followLinksIn),
   PT: () => ( listUnseen),
   QO: () => ( readLoads),
   Yh: () => ( isManifest),
   ZA: () => ( sayDoubtful),
   aQ: () => ( readsHere),
   aV: () => ( mayBeMissed),
   e6: () => ( follow),
   qB: () => ( NAMED),
   s: () => ( findUnseen),
   yD: () => ( loadReader)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
 var _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(847);
 var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3962);
 var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6817);
 var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6281);






async function readLoads(directory, files = readsHere, patience) {
    const { findLoads } = await loadReader();
    const check = () => {
        const ended = patience?.ended();
        if (ended === 'aborted')
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ .K$('canceled', _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ .wS);
        if (ended === undefined)
            return;
        const why = 'Time ran out while the configuration was read. Raise the timeout.';
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ .K$('timeout', why);
    };
    return findLoads(directory, files, check);
}
function loadReader() {
    return Promise.all([__webpack_require__.e(984), __webpack_require__.e(668), __webpack_require__.e(0)]).then(__webpack_require__.bind(__webpack_require__, 2000));
}
const readsHere = {
    readDirectory: (path) => orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path), []),
    readFile: (path) => orElse(() => (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
    follow,
};
function follow(path) {
    const real = orElse(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path), path);
    const places = [path];
    for (const at of places) {
        const next = at === real ? undefined : followFirst(at);
        if (next !== undefined)
            places.push(next);
    }
    return places;
}
function followFirst(path) {
    const parts = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (let count = 2; count <= parts.length; count++) {
        const link = parts.slice(0, count).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        const target = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(link), undefined);
        if (target !== undefined)
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(link), target), ...parts.slice(count));
    }
    return undefined;
}
function followLinksIn(directory, limit = 100_000) {
    const places = [];
    const queue = [directory];
    let entryCount = 0;
    for (const folder of queue) {
        const entries = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }), []);
        entryCount += entries.length;
        if (entryCount > limit)
            return undefined;
        for (const entry of entries) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (entry.isSymbolicLink())
                places.push(...follow(path));
            else if (entry.isDirectory() && entry.name !== '.git')
                queue.push(path);
        }
    }
    return places;
}
function orElse(read, otherwise) {
    try {
        return read();
    }
    catch {
        return otherwise;
    }
}
function mayBeMissed({ path }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) !== '.git';
}
const MANIFESTS = [_archive_pack_js__WEBPACK_IMPORTED_MODULE_2__ .NM, _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__ .AX, _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__ .kK];
function isManifest({ reason }) {
    return MANIFESTS.includes(reason);
}
function findUnseen(withheld, loads, root, module) {
    const linked = linkedFrom();
    const others = withheld.filter((entry) => mayBeMissed(entry) && !isManifest(entry));
    return others.flatMap((entry) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...entry.path.split('/'));
        const byName = waysByName(path, loads, module);
        const isDirectory = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isDirectory(), false);
        const reads = loads.reads.filter((read) => mayRead({ path, isDirectory }, read, linked));
        if (byName.length === 0 && reads.length === 0)
            return [];
        const certain = byName.length > 0 || reads.some(({ kind }) => CERTAIN.includes(kind));
        const ways = () => reads.map((read) => ({ kind: read.kind, ...read.how() }));
        return {
            entry,
            path,
            certain,
            reads,
            hows: () => new Set([...byName, ...ways().map(({ kind, text }) => `${kind}\n${text}`)]),
            onAnyFile: () => ways().some(({ onAnyFile }) => onAnyFile),
        };
    });
}
const CERTAIN = ['file', 'inside'];
const isIn = (inner, outer) => inner.startsWith(outer === node_path__WEBPACK_IMPORTED_MODULE_1__.sep ? outer : outer + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
const isAtOrIn = (inner, outer) => inner === outer || isIn(inner, outer);
function waysByName(path, { modules, linked, calls }, module) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
    const isByName = (directory === module && (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__ .H9)(name)) ||
        (modules.includes(directory) && (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__ .ZC)(name)) ||
        isAtOrIn(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(module, 'terraform.d'));
    const holds = [...modules, ...linked].filter((other) => isAtOrIn(other, path));
    if (!isByName && holds.length === 0)
        return [];
    const called = calls.filter((call) => isAtOrIn(directory, call.path) || isAtOrIn(call.path, path));
    return ['by its name', ...holds, ...called.map(({ path: at, how }) => `${at} ${how}`)];
}
function linkedFrom() {
    const targets = new Map();
    return (directory) => {
        if (!targets.has(directory))
            targets.set(directory, followLinksIn(directory));
        return targets.get(directory);
    };
}
function mayRead({ path, isDirectory }, { kind, path: at, ending }, linked) {
    if (kind === 'any' || isAtOrIn(at, path))
        return true;
    if (kind === 'file')
        return false;
    if (isIn(path, at) && (isDirectory || path.endsWith(ending)))
        return true;
    const places = linked(at);
    return (places === undefined || places.some((target) => isAtOrIn(target, path) || isIn(path, target)));
}
const NAMED = 3;
function listUnseen(unseen, detail) {
    const names = unseen.slice(0, NAMED).map(({ entry }) => {
        const more = detail(entry);
        return more === undefined ? entry.path : `${entry.path} (${more})`;
    });
    return `${names.join(', ')}${unseen.length > NAMED ? ` and ${unseen.length - NAMED} more` : ''}`;
}
function sayDoubtful(unseen, root) {
    const doubtful = unseen.filter(({ certain, entry }) => certain && entry.reason === _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__ .vp);
    const [first] = doubtful;
    if (first === undefined)
        return undefined;
    const why = first.entry.detail ?? '';
    const remedy = /dubious ownership/i.test(why)
        ? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
        : `Check the files out with git`;
    return `Terraform would load ${listUnseen(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). Plangate does not exclude files that Terraform loads without an answer. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}

/***/ }),

/***/ 1056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   AP: () => ( readSets),
   Ej: () => ( readWholeList),
   P7: () => ( extra),
   h9: () => ( readPolicies)
 });
 var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
 var _policy_from_tf_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2764);
 var _policy_observed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1894);
 var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8235);
 var _model_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2373);





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

/***/ 5663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   w: () => ( readAttributePath)
 });
const STEP = /\.?([A-Za-z_][\w-]{0,200})|\.(\d{1,6})(?!\w)|\[(\d{1,6}|\*)\]|\["([^"\\\n]{1,200})"\]/y;
const LONGEST = 500;
const DEEPEST = 20;
function readAttributePath(said) {
    if (typeof said === 'string')
        return parsePath(said);
    if (!Array.isArray(said) || said.length > DEEPEST)
        return undefined;
    const steps = said.filter((step) => typeof step === 'string' || Number.isSafeInteger(step));
    const isWhole = steps.length === said.length && typeof steps[0] === 'string';
    return isWhole ? steps : undefined;
}
function parsePath(text) {
    if (text.length > LONGEST || !/^[A-Za-z_]/.test(text))
        return undefined;
    const steps = [];
    let end = 0;
    while (end < text.length && steps.length < DEEPEST) {
        STEP.lastIndex = end;
        const found = STEP.exec(text);
        if (found === null)
            return undefined;
        const [whole, name, dotted, index, key] = found;
        if (name !== undefined && whole.startsWith('.') !== end > 0)
            return undefined;
        end += whole.length;
        if (index === '*')
            continue;
        steps.push(name ?? key ?? Number(dotted ?? index));
    }
    return end === text.length ? steps : undefined;
}

/***/ }),

/***/ 963:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   E1: () => ( exceptReading),
   we: () => ( exceptionsFor)
 });
 var _address_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9486);
 var _find_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1796);
 var _from_policy_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(392);
 var _read_exceptions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(565);




function divide(result, workspace, { entries, today }) {
    const whole = { open: result, excepted: [] };
    const fitting = entries.filter((entry) => fitsPolicy(entry, result, workspace) && (0,_read_exceptions_js__WEBPACK_IMPORTED_MODULE_2__ .H)(entry, today) >= 0);
    if (fitting.length === 0 || !isCertainFailure(result))
        return whole;
    const lines = linesOf(result).map((text) => ({ text, addresses: (0,_find_addresses_js__WEBPACK_IMPORTED_MODULE_0__ .W)(text) }));
    if (lines.some(({ addresses }) => isUnclear(addresses)))
        return whole;
    const exceptionOf = exceptedAddresses(result, lines, fitting);
    const excepted = fitting.flatMap((exception) => {
        const isItsOwn = (address) => exceptionOf.get(address) === exception;
        const resources = result.resources.filter(({ address }) => isItsOwn(address));
        const ownLines = lines.filter(({ addresses }) => addresses.some(isItsOwn));
        return resources.length > 0 ? [{ exception, result: part(result, ownLines, resources) }] : [];
    });
    const isOpen = (address) => !exceptionOf.has(address);
    const openLines = lines.filter(({ addresses }) => addresses.some(isOpen));
    const openResources = result.resources.filter(({ address }) => isOpen(address));
    if (excepted.length === 0)
        return whole;
    const isAll = openLines.length === 0 && openResources.length === 0;
    return { open: isAll ? undefined : part(result, openLines, openResources), excepted };
}
function exceptReading(reading, workspace, exceptions) {
    if (exceptions === undefined)
        return reading;
    const results = reading.results.map((result) => except(result, workspace, exceptions));
    return { ...reading, results };
}
function except(result, workspace, exceptions) {
    if (result.level !== 'advisory')
        return result;
    const { open, excepted } = divide(result, workspace, exceptions);
    const [first] = excepted
        .map(({ exception }) => exception)
        .sort((one, other) => (0,_read_exceptions_js__WEBPACK_IMPORTED_MODULE_2__ .H)(one, exceptions.today) - (0,_read_exceptions_js__WEBPACK_IMPORTED_MODULE_2__ .H)(other, exceptions.today));
    if (open !== undefined || first === undefined)
        return result;
    const { until, owner, reason } = first;
    return { ...result, status: 'excepted', excepted: { until, owner, reason } };
}
function exceptedAddresses({ resources }, lines, fitting) {
    const printed = new Set(lines.flatMap(({ addresses }) => addresses));
    const excepted = new Map();
    for (const address of new Set([...printed, ...resources.map((each) => each.address)])) {
        const exception = fitting.find((entry) => (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_3__ .XP)(entry.address, address));
        if (exception !== undefined && printed.has(address))
            excepted.set(address, exception);
    }
    const named = new Set(resources.map(({ address }) => address));
    for (let before = -1; before !== excepted.size;) {
        before = excepted.size;
        for (const { addresses } of lines) {
            const isOpen = addresses.some((each) => !excepted.has(each));
            const isFinding = addresses.some((each) => named.has(each));
            if (isOpen || !isFinding)
                for (const each of addresses)
                    excepted.delete(each);
        }
    }
    return excepted;
}
function exceptionsFor(result, workspace, entries) {
    if (result.status === 'passed')
        return [];
    return entries.filter((entry) => fitsPolicy(entry, result, workspace) &&
        result.resources.some(({ address }) => (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_3__ .XP)(entry.address, address)));
}
function fitsPolicy(entry, { policy, system }, workspace) {
    const isNamed = policy === entry.policy && policy !== _from_policy_check_js__WEBPACK_IMPORTED_MODULE_1__ .rY && system !== 'guard';
    return isNamed && (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_3__ .kt)(entry.workspace, workspace);
}
const MOST_LINES = 1_000;
const LONGEST_LINE = 2_000;
function isCertainFailure(result) {
    const { status, word, level, resources } = result;
    if (status !== 'failed' || word !== undefined || level === 'unknown')
        return false;
    const lines = linesOf(result);
    const isWhole = lines.length < MOST_LINES && lines.every((line) => line.length < LONGEST_LINE);
    return isWhole && lines.length > 0 && resources.length > 0 && resources.length < MOST_LINES;
}
function isUnclear(addresses) {
    return addresses.length === 0 || addresses.length >= _find_addresses_js__WEBPACK_IMPORTED_MODULE_0__ .p;
}
function linesOf({ output, message }) {
    return (output.length > 0 ? output : [message])
        .flatMap((text) => text.split(/\r\n|[\n\r\u0085\u2028\u2029]/u))
        .filter((line) => line.trim() !== '');
}
function part(result, lines, resources) {
    const texts = lines.map(({ text }) => text);
    return {
        ...result,
        message: texts[0] ?? result.message,
        output: result.output.length > 0 ? texts : [],
        address: resources[0]?.address,
        location: resources[0]?.location,
        resources,
    };
}

/***/ }),

/***/ 6650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   _: () => ( fromOutcomes)
 });
 var _model_attribute_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5663);
 var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2373);
 var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8235);
 var _named_resources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8397);
 var _reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(988);





function fromOutcomes(stage, { evaluation, sets: read }) {
    const { status } = evaluation.attributes;
    const what = `policy evaluation ${evaluation.id}`;
    const { reading, kind, unfinished } = (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__ .rk)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__ .o8, {
        system: 'policy-evaluation',
        what,
        word: status,
        stage: stage.attributes.status,
    });
    const owner = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ .Dl)(evaluation, 'policy-attachable') ?? stage.id;
    if (owner !== stage.id) {
        reading.doubts.unshift(`The ${what} belongs to ${owner}, not to ${stage.id}.`);
    }
    if (unfinished)
        return reading;
    if (read !== undefined && 'doubt' in read.how)
        reading.doubts.push(read.how.doubt);
    reading.doubts.push(...(0,_reading_js__WEBPACK_IMPORTED_MODULE_3__ .l$)(what, evaluation.attributes, _model_status_js__WEBPACK_IMPORTED_MODULE_0__ .o8));
    const sets = read?.items ?? [];
    for (const set of sets) {
        const { results, doubts } = readSet(set, stage, evaluation);
        reading.results.push(...results);
        reading.doubts.push(...doubts);
    }
    const contrary = kind === 'unknown' ? [] : (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__ .vM)(what, status, reading.results);
    reading.doubts.push(...countDoubts(what, evaluation, sets, reading.results), ...contrary);
    const isExplained = reading.results.some((result) => result.status === 'not-evaluated');
    if (status === 'errored' && !isExplained) {
        reading.errors.push(`The ${what} could not be evaluated.`);
    }
    return reading;
}
function readSet(set, stage, { id, attributes: { status, 'status-timestamps': stamps } }) {
    const { 'policy-set-name': named, 'result-count': counts, outcomes } = set.attributes;
    const what = `policy evaluation ${id}`;
    const name = named ?? '';
    const error = set.attributes.error ?? '';
    const mayPass = set.attributes.overridable !== false;
    const isOverridden = status === 'overridden';
    const awaiting = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__ .j$, stage.attributes.status) === 'person' &&
        stage.attributes.actions?.['is-overridable'] !== false;
    const results = (outcomes ?? []).map((outcome) => fromOutcome(outcome, {
        policySet: name,
        overridable: mayPass && (awaiting || isOverridden),
        overridden: mayPass && isOverridden,
        at: stamps?.['overridden-at'] ?? undefined,
    }));
    const doubts = [];
    if (isOverridden && results.some((one) => one.status === 'failed' && one.level !== 'advisory')) {
        doubts.push(`The ${what} is "overridden", but policy set "${name}" cannot be.`);
    }
    if (((0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ .Dl)(set, 'policy-evaluation') ?? id) !== id) {
        doubts.push(`Policy set "${name}" was listed for ${what} but belongs to another one.`);
    }
    const mismatch = compareCounts(counts, results, error !== '');
    if (mismatch !== undefined)
        doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
    if (error !== '') {
        const output = error.split('\n');
        const of = { system: 'policy-evaluation', policySet: name };
        results.unshift({ ..._reading_js__WEBPACK_IMPORTED_MODULE_3__ .H4, ...of, message: error, output });
    }
    return { results, doubts };
}
function fromOutcome(outcome, set) {
    const { isGood, level, status: ownStatus, word, } = (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__ .ns)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__ .vg, 'policy-evaluation', outcome);
    const printed = printedLines(outcome.output);
    const output = printed.map(({ text }) => text);
    const description = outcome.description ?? '';
    const isLenient = level !== 'advisory' && level !== 'unknown' && level !== 'hard-mandatory';
    const status = ownStatus === 'failed' && set.overridden && isLenient ? 'overridden' : ownStatus;
    const at = status === 'overridden' ? set.at : undefined;
    const named = isGood ? [] : (0,_named_resources_js__WEBPACK_IMPORTED_MODULE_2__ .$P)(printed);
    const described = isGood || named.length > 0 ? [] : (0,_named_resources_js__WEBPACK_IMPORTED_MODULE_2__ .Tc)(description);
    const resources = [...named, ...described];
    return {
        system: 'policy-evaluation',
        policySet: set.policySet,
        policy: outcome.policy_name ?? outcome.query ?? '',
        level,
        status,
        word,
        overridable: set.overridable && isLenient,
        message: isGood ? '' : (output[0] ?? description),
        description: description === '' ? undefined : description,
        output,
        address: resources[0]?.address,
        resources,
        override: at === undefined ? undefined : { at },
    };
}
function compareCounts(counts, results, broken) {
    if (counts === null || counts === undefined)
        return undefined;
    const shown = (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__ .N4)(results);
    const figures = [
        ['passed', 'passed', (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__ ._0)(counts, 'passed'), shown.passed],
        ['failed advisory', 'advisory failed', (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__ ._0)(counts, 'advisory-failed'), shown.advisory],
        [
            'failed mandatory',
            'mandatory failed',
            (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__ ._0)(counts, 'mandatory-failed'),
            shown.mandatory,
        ],
        ['errored', 'errored', broken ? shown.errored : (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__ ._0)(counts, 'errored'), shown.errored],
    ];
    for (const [name, did, count, listed] of figures) {
        if (count === undefined)
            return `does not say how many policies ${did}`;
        if (count !== listed)
            return `counts ${count} ${name} but lists ${listed}`;
    }
    return undefined;
}
function countDoubts(what, evaluation, sets, results) {
    const doubts = [];
    const { status, 'result-count': counts } = evaluation.attributes;
    const isCounted = (each) => each !== undefined && each !== null;
    const broken = sets.some((set) => (set.attributes.error ?? '') !== '');
    const mismatch = compareCounts(counts, results, broken);
    if (mismatch !== undefined)
        doubts.push(`The ${what} ${mismatch} in its policy sets.`);
    if (sets.length === 0 && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__ .o8, status) === 'good') {
        doubts.push(`The ${what} is "${status}", but no policy set of it is there.`);
    }
    const allCounted = sets.every((set) => isCounted(set.attributes['result-count']));
    if (!isCounted(counts) && (!allCounted || sets.length === 0)) {
        doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
    }
    return doubts;
}
const MOST = 1_000;
const LONGEST = 4_000;
const DEEPEST = 6;
const SAYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];
function printedLines(output) {
    const lines = [];
    gather(output, lines, 0);
    return lines;
}
function gather(value, lines, depth, of = {}) {
    if (lines.length >= MOST || value === null || value === undefined)
        return;
    if (typeof value === 'string') {
        for (const line of value.split('\n')) {
            if (lines.length < MOST && line.trim() !== '')
                lines.push({ text: clip(line.trimEnd()), ...of });
        }
        return;
    }
    if (depth < DEEPEST && Array.isArray(value)) {
        for (const item of value)
            gather(item, lines, depth + 1, of);
        return;
    }
    if (depth < DEEPEST && typeof value === 'object') {
        const fields = new Map(Object.entries(value));
        const messageKey = SAYS.find((key) => fields.has(key));
        if (messageKey !== undefined) {
            const message = fields.get(messageKey);
            const subject = [fields.get('address'), fields.get('resource')].find(isText);
            const lacksSubject = isText(message) && subject !== undefined && !message.includes(subject);
            const owner = subject !== undefined && (0,_named_resources_js__WEBPACK_IMPORTED_MODULE_2__ .PW)(subject) ? subject : undefined;
            const attribute = (0,_model_attribute_path_js__WEBPACK_IMPORTED_MODULE_4__ .w)(fields.get('attribute'));
            const shown = lacksSubject ? `${subject}: ${message}` : message;
            gather(shown, lines, depth + 1, { address: owner, attribute });
            return;
        }
    }
    lines.push({ text: clip(asJson(value)) });
}
function isText(value) {
    return typeof value === 'string' && value !== '';
}
function asJson(value) {
    try {
        return JSON.stringify(value) ?? '';
    }
    catch {
        return '(an output too deep to show)';
    }
}
function clip(line) {
    return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
}

/***/ }),

/***/ 6595:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   U: () => ( countsInLog),
   i: () => ( fromPlanLog)
 });
 var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
 var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);



const MOST = 100;
const LONGEST = 4_000;
function fromPlanLog(log) {
    const lines = log.split('\n').map((line) => stripControls(line.slice(0, LONGEST * 4)));
    const structured = lines.flatMap(fromJsonLine);
    const diagnostics = distinct(structured.length > 0 ? structured : fromBoxes(lines));
    return diagnostics.filter((it) => !repeatsAnother(it, diagnostics)).slice(0, MOST);
}
function repeatsAnother({ summary }, all) {
    return all.some((other) => summary.includes(`Error: ${other.summary}`));
}
function countsInLog(log) {
    const summaries = log.split('\n').flatMap((line) => {
        const text = stripControls(line.slice(0, LONGEST)).trim();
        const counts = text.startsWith('{') ? countsInJson(text) : countsInText(text);
        return counts === undefined ? [] : [counts];
    });
    return summaries.at(-1);
}
function countsInJson(line) {
    const message = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__ .qF)(line);
    const changes = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__ .Pf)(message)['changes'];
    if ((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__ .Pf)(message)['type'] !== 'change_summary')
        return undefined;
    if ((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__ .Pf)(changes)['operation'] !== 'plan')
        return undefined;
    return ['add', 'change', 'remove', 'import'].map((name) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__ .Wg)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__ .Pf)(changes)[name]) ?? 0);
}
const SUMMARY = /^Plan: (\d[^.]* to destroy)(?:, \d+ to forget)?\.(?: Actions: \d+ to invoke\.)?$/;
function countsInText(line) {
    if (line.startsWith('No changes.'))
        return [0, 0, 0, 0];
    const words = SUMMARY.exec(line)?.[1]?.split(', ');
    if (words === undefined)
        return undefined;
    return ['add', 'change', 'destroy', 'import'].map((name) => {
        const word = words.find((each) => each.endsWith(` to ${name}`)) ?? '';
        return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__ .Wg)(Number.parseInt(word, 10)) ?? 0;
    });
}
function fromJsonLine(line) {
    const diagnostic = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__ .qF)(line))['diagnostic'];
    const severity = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__ .Pf)(diagnostic)['severity'];
    const summary = textField(diagnostic, 'summary');
    if ((severity !== 'error' && severity !== 'warning') || summary === undefined)
        return [];
    const range = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__ .Pf)(diagnostic)['range'];
    const start = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__ .Wg)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__ .Pf)(range)['start'])['line']);
    return [
        {
            severity,
            summary: summary.slice(0, LONGEST),
            detail: textField(diagnostic, 'detail')?.slice(0, LONGEST),
            address: textField(diagnostic, 'address'),
            file: textField(range, 'filename'),
            line: start || undefined,
        },
    ];
}
function fromBoxes(lines) {
    const diagnostics = [];
    let current;
    let detail = [];
    const close = () => {
        if (current !== undefined) {
            const text = detail.join('\n').trim();
            diagnostics.push({ ...current, detail: text === '' ? undefined : text.slice(0, LONGEST) });
        }
        current = undefined;
        detail = [];
    };
    for (const raw of lines) {
        const line = unbox(raw);
        const opening = opens(line);
        if (opening !== undefined) {
            close();
            current = opening;
        }
        else if (raw.trimStart().startsWith('╵'))
            close();
        else if (current !== undefined) {
            const isSource = /^\d{1,6}:/.test(line.trim());
            const location = parseLocation(line);
            if (location !== undefined && current.file === undefined)
                Object.assign(current, location);
            else if (line.trimStart().startsWith('with ') && line.trimEnd().endsWith(',')) {
                current.address = line.trim().slice('with '.length, -1);
            }
            else if (!isSource)
                detail.push(line.trim());
        }
        if (diagnostics.length >= MOST)
            break;
    }
    close();
    return diagnostics;
}
function unbox(line) {
    const trimmed = line.trimStart();
    return trimmed.startsWith('│') ? trimmed.slice(1).trimStart() : line;
}
function opens(line) {
    const [, word, summary = ''] = /^(Error|Warning): (.*)$/.exec(line) ?? [];
    if (word === undefined)
        return undefined;
    return { severity: word === 'Error' ? 'error' : 'warning', summary: summary.trim() };
}
function parseLocation(line) {
    const [, file, digits] = /^on ((?:(?! line ).)*) line (\d+)/.exec(line.trim()) ?? [];
    const number = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__ .Wg)(Number(digits));
    return file !== undefined && number ? { file, line: number } : undefined;
}
function stripControls(line) {
    const [first, ...coloured] = line.split('\u001b[');
    const text = coloured.map((part) => part.replace(/^[^@-~]*[@-~]?/, ''));
    return [first, ...text].join('').replaceAll(/(?!\t)\p{Cc}/gu, '');
}
function distinct(diagnostics) {
    return [...new Map(diagnostics.map((it) => [JSON.stringify(it), it])).values()];
}
function textField(value, key) {
    const text = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__ .Pf)(value)[key];
    return typeof text === 'string' && text !== '' ? text : undefined;
}

/***/ }),

/***/ 2764:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   P: () => ( fromTfPolicy),
   f: () => ( isApply)
 });
 var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2373);
 var _named_resources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8397);
 var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(988);



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

/***/ 1894:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   Hh: () => ( isOutOfReach),
   oq: () => ( toSystems)
 });
 var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2373);
 var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8235);
 var _from_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6650);
 var _from_policy_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(392);
 var _from_tf_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2764);
 var _reading_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(988);






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
