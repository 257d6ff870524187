export const id = 366;
export const ids = [366];
export const modules = {

/***/ 4466:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ runUrlOf),
/* harmony export */   _: () => (/* binding */ startJob)
/* harmony export */ });
/* harmony import */ var _model_job_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1680);
/* harmony import */ var _read_loads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2437);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5030);
/* harmony import */ var _supersede_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8045);
/**
 * What all workspaces of one job share: its deadlines, its events, one archive per upload root.
 *
 * Beliefs: gh-cancel-signals, http-run-url
 */




/** The most time for ending runs. */
const END_BUDGET_MS = 10_000;
/** How long after its time, or after the signal, a step may take to see that it is over. */
const GRACE_MS = 300;
/**
 * The time that a canceled job has for ending runs. A service that is silent gets less than a second,
 * one that answers as long as for a dozen answers: the runner kills the job 7.5 s after the signal.
 */
const CANCELED_BUDGET_MS = { least: 700, most: 4_000, answers: 12 };
/** Makes the job that all workspaces share. Call its `close` at the end. */
function startJob(options, ports) {
    const { clock, random, signal, log } = ports;
    const started = clock.now();
    const deadline = options.deadline - (0,_model_job_time_js__WEBPACK_IMPORTED_MODULE_3__/* .keptForEndingRuns */ .t4)(options.timeoutMs);
    const elapsedMs = () => clock.now() - started;
    const emit = (event) => {
        ports.onEvent({ ...event, atMs: elapsedMs() });
    };
    const archives = keepArchives(ports, emit);
    const client = ports.client.with({ signal, deadline });
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_1__/* .createOverview */ .Iw)(options, client.with({ watching: true }), clock);
    const superseder = (0,_supersede_js__WEBPACK_IMPORTED_MODULE_2__/* .startSuperseder */ .tI)(options, { ...ports, overview }, deadline, emit);
    return {
        options,
        clock,
        random,
        signal,
        /** The client for the work itself. Its deadline leaves time for ending runs. */
        client,
        /** Says which of many runs still go on, with one request for all. */
        overview,
        deadline,
        /** Aborted a little after the job's own limits: ends a step that did not see them. */
        stuck: stuckSignal(deadline - started, ports),
        diff: options.diff,
        emit,
        elapsedMs,
        /** One archive per root, packed on first need. */
        pack: archives.pack,
        archives: archives.summaries,
        /** A client for ending runs, with a deadline that is later than the job's. */
        ending() {
            const until = signal.aborted
                ? clock.now() + canceledBudgetMs(ports.client)
                : Math.min(options.deadline, clock.now() + END_BUDGET_MS);
            const scope = { signal: new AbortController().signal, deadline: until };
            return { client: ports.client.with(scope), deadline: until };
        },
        /** The run of this workspace that may have been overridden. */
        earlierRun: earlierRunOf(options),
        /** Whether requests are scarce, because this job has many workspaces or other clients use the rate limit. */
        isFrugal: () => options.workspaces.length >= _overview_js__WEBPACK_IMPORTED_MODULE_1__/* .MANY */ .qz || ports.client.pauseMs() > 0,
        debug: (line) => log.debug(line),
        warn: warnOnce(log),
        /** Why the job has ended; undefined while it goes on. */
        ended() {
            if (signal.aborted)
                return 'aborted';
            return clock.now() >= deadline ? 'timeout' : undefined;
        },
        supersede: superseder.supersede,
        /** Removes the archives and waits for nothing else. */
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
/** Prints a warning once, also if several workspaces have it. */
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
function earlierRunOf({ group, earlierRuns }) {
    let reading;
    return async (workspace) => {
        if (group !== undefined)
            return undefined;
        reading ??= earlierRuns?.();
        const runs = (await reading) ?? {};
        return Object.hasOwn(runs, workspace) ? runs[workspace] : undefined;
    };
}
/** The address at which people see a run, in the form that Terraform prints: every service has it. */
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
        // Loaded before any workspace goes on, so that all go on in their order.
        if (archive.withheld.some(_read_loads_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeMissed */ .aV))
            await (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_0__/* .loadReader */ .yD)();
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
//# sourceMappingURL=job.js.map

/***/ }),

/***/ 1675:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HY: () => (/* binding */ guardOf),
  S4: () => (/* binding */ judge),
  Zy: () => (/* binding */ judgeRun),
  ck: () => (/* binding */ runRequirements),
  q: () => (/* binding */ toWorkspaceResult)
});

// UNUSED EXPORTS: policyWords, readEvidence

// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __webpack_require__(486);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/policy/decide.js + 1 modules
var decide = __webpack_require__(9265);
// EXTERNAL MODULE: ./build/src/policy/guard.js
var guard = __webpack_require__(3749);
// EXTERNAL MODULE: ./build/src/policy/from-plan-log.js
var from_plan_log = __webpack_require__(6595);
;// CONCATENATED MODULE: ./build/src/policy/from-run-events.js
const NOTICED = ['changed_policy_enforcements', 'changed_task_enforcements', 'ignored_policy_sets'];
/** Notices that policies were left out, or enforced at a lower level than their own. */
function noticesOf(events) {
    return events
        .filter(({ event }) => NOTICED.includes(event.attributes.action))
        .flatMap(({ event }) => event.attributes.description || []);
}
/** Adds to overridden results who overrode them and why, where the events make that certain. */
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
/** How far apart the times of an event and of its result may be: a service stores both at once. */
const TOGETHER_MS = 10_000;
/** The only event, or the only one at that time; undefined if there are several. */
function pick(overrides, at) {
    if (overrides.length === 1)
        return overrides[0];
    const then = Date.parse(at ?? '');
    const near = overrides.filter((override) => Math.abs(Date.parse(override.at ?? '') - then) <= TOGETHER_MS);
    return near.length === 1 ? near[0] : undefined;
}
//# sourceMappingURL=from-run-events.js.map
// EXTERNAL MODULE: ./build/src/policy/observed.js
var policy_observed = __webpack_require__(1894);
// EXTERNAL MODULE: ./build/src/policy/plan-limits.js
var plan_limits = __webpack_require__(1322);
// EXTERNAL MODULE: ./build/src/policy/run-options.js
var run_options = __webpack_require__(9138);
// EXTERNAL MODULE: ./build/src/policy/reading.js
var reading = __webpack_require__(988);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(2373);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(7170);
// EXTERNAL MODULE: ./build/src/gate/connection.js
var connection = __webpack_require__(8285);
// EXTERNAL MODULE: ./build/src/gate/read-changes.js + 4 modules
var read_changes = __webpack_require__(678);
// EXTERNAL MODULE: ./build/src/gate/read-policies.js
var read_policies = __webpack_require__(1056);
;// CONCATENATED MODULE: ./build/src/gate/summarize-plan.js



/** The end of a log says how much the plan changes. */
const LOG_BYTES = 64 * 1024;
/** Undefined if neither has counts. That does not mean "no changes". */
async function summarizePlan(plan, ports) {
    const { status, 'has-changes': changes } = plan.attributes;
    const figures = Object.values((0,reading/* countsOf */.mQ)(plan.attributes));
    const silent = figures.every((count) => count === undefined || count === null);
    const counts = silent && status === 'finished' && changes !== false
        ? await (0,read_policies/* extra */.P7)(ports, undefined, async (client) => (0,from_plan_log/* countsInLog */.U)(await client.runs.planLog(plan, LOG_BYTES)))
        : figures.map((count) => count ?? 0);
    if (counts === undefined)
        return undefined;
    const [additions = 0, updates = 0, destructions = 0, imports = 0] = counts;
    const hasChanges = changes ?? counts.some((count) => count > 0);
    return { status, hasChanges, additions, changes: updates, destructions, imports };
}
//# sourceMappingURL=summarize-plan.js.map
;// CONCATENATED MODULE: ./build/src/gate/judge.js
















/** The end of a plan's log holds its errors. */
const judge_LOG_BYTES = 256 * 1024;
/** Judges a run that this job has watched until it was settled. */
async function judge(settled, job) {
    const { name, workspaceId: id, versionId, run, watched, durationMs, unsaid } = settled;
    const required = { runId: run.id, versionId, workspace: { id, name }, unsaid };
    const requirements = runRequirements(job.options, required);
    const origin = await readOrigin(settled, job);
    const rules = await guardOf(id, job);
    const judged = await judgeRun(watched, requirements, job, { origin, rules });
    const { status } = watched.run.attributes;
    return { ...toWorkspaceResult(judged, (0,find_workspace/* startOfResult */.ng)(settled), status, job), durationMs };
}
/** What this run must be to pass, by the options of the gate. */
function runRequirements(options, run) {
    const { mode, requirePolicies, runOptions, allowPartial, unknownValues } = options;
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
    };
}
/** The rules of the guard for a run of this workspace; undefined without a guard. */
async function guardOf(id, { options }) {
    const { guard: rules } = options;
    return rules && { ...rules, released: await rules.released?.(id) };
}
/** Adds what was judged to what is known of the workspace, and reports the policies as events. */
function toWorkspaceResult(judged, facts, status, job) {
    for (const words of policyWords(judged.results)) {
        job.emit({ kind: 'progress', workspace: facts.workspace, status, words });
    }
    // Terraform names files relative to the directory it ran in; a result names them from the packed root.
    const from = facts.workingDirectory === '' ? '' : `${facts.workingDirectory}/`;
    const diagnostics = judged.diagnostics.map((each) => each.file === undefined ? each : { ...each, file: `${from}${each.file}` });
    return { ...facts, ...judged, notices: [...facts.notices, ...judged.notices], diagnostics };
}
/**
 * Reads everything that policies, run tasks and the guard said of a settled run, and decides.
 *
 * @param watched the last answer about the run
 * @param requirements what the run must be to pass
 * @param extras what is known already
 * @throws ServiceError when something that the verdict needs could not be read
 */
async function judgeRun(watched, requirements, ports, extras = {}) {
    const { run, costEstimate } = watched;
    const { sealedResult } = extras;
    const readEvents = () => (0,read_policies/* extra */.P7)(ports, [], (client) => client.runs.events(run.id));
    const readingEvents = sealedResult ? undefined : readEvents();
    const [read, earlyEvents] = await Promise.all([
        readEvidence(watched, requirements, ports, extras),
        readingEvents,
    ]);
    const { evidence, ...shown } = read;
    const { guard: guarded, policyChecks, taskStages, terraformPolicy } = evidence;
    const systems = [policyChecks, taskStages, terraformPolicy];
    const { results, runTasks, canOverride } = (0,reading/* merge */.h1)([
        ...systems.map(({ reading }) => reading),
        ...(guarded ? [guarded] : []),
    ]);
    const isOverridden = results.some(({ status }) => status === 'overridden');
    const limits = 'read' in evidence.plan ? (0,plan_limits/* limitNotices */.PR)(evidence.plan.read, requirements.unknownValues) : [];
    const events = earlyEvents ?? (isOverridden ? await readEvents() : []);
    return {
        verdict: (0,decide/* decide */.LD)(evidence),
        results: attributeOverrides(results, events),
        runTasks,
        canOverride,
        ...shown,
        cost: costEstimate && summarizeCost(costEstimate.attributes),
        timestamps: watched.run.attributes['status-timestamps'] ?? undefined,
        notices: sealedResult?.notices ?? [...limits, ...noticesOf(events)],
    };
}
/** Reads the evidence for the verdict, and the facts that only the report shows. */
async function readEvidence({ run, workspace, ...watched }, requirements, ports, { origin, rules, sealedResult, earlierChanges } = {}) {
    const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
    const { mode, allowPartial, options } = requirements;
    const rests = (0,model_status/* runKind */.Il)(mode, run.attributes.status) === 'person' || (0,model_status/* awaitsOverride */.iD)(stages);
    const plan = await readPlan({ run, ...watched }, ports);
    const read = 'read' in plan ? plan.read : undefined;
    const planFailed = read !== undefined && (0,model_status/* kindOf */.I)(model_status/* PLAN */.Ac, read.attributes.status) === 'bad';
    const [observed, summary, diagnostics, changes] = await Promise.all([
        (0,read_policies/* readPolicies */.h9)(run, rests, ports),
        sealedResult ? sealedResult.plan : read && summarizePlan(read, ports),
        planFailed
            ? (0,read_policies/* extra */.P7)(ports, [], async (client) => (0,from_plan_log/* fromPlanLog */.i)(await client.runs.planLog(read, judge_LOG_BYTES)))
            : [],
        sealedResult && !rules
            ? sealedResult.changes
            : read && (0,read_changes/* readChanges */.S)(read, ports, rules !== undefined),
    ]);
    const partial = allowPartial === true && (0,run_options/* partsOnly */.Rx)(options ?? {}).length > 0;
    const evidence = {
        requirements: { ...requirements, guarded: rules !== undefined },
        origin,
        run: { read: run, workspaceName: workspace?.attributes.name },
        plan,
        ...(0,policy_observed/* toSystems */.oq)(run, observed),
        guard: rules && read && (0,guard/* guard */.ah)({ ...rules, partial }, read, (0,guard/* heldAgainst */.fn)(earlierChanges, changes)),
    };
    return { evidence, plan: summary, changes, diagnostics };
}
/** The commit of the run's configuration version. It is read at the end, like everything that a verdict depends on. */
async function readOrigin({ versionId, terraformVersion }, { client, options: { versionControl } }) {
    if (versionControl === undefined)
        return undefined;
    const { change } = versionControl;
    return { change, terraformVersion, ingress: await (0,connection/* readIngress */.Q1)(versionId, client) };
}
/** Reads the plan once more at the end, if the service did not include it in its answers about the run. */
async function readPlan({ run, plan }, { client }) {
    if (plan !== undefined)
        return { read: plan };
    const id = (0,resource/* relatedId */.Dl)(run, 'plan');
    if (id === undefined)
        return { doubt: `Run ${run.id} does not name its plan.` };
    try {
        return { read: await client.runs.plan(id) };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._) || error.code === 'aborted')
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
/** `policy evaluation: 17 policies, 2 mandatory failed, 1 advisory failed` */
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
//# sourceMappingURL=judge.js.map

/***/ }),

/***/ 2437:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ followLinksIn),
/* harmony export */   PT: () => (/* binding */ listUnseen),
/* harmony export */   QO: () => (/* binding */ readLoads),
/* harmony export */   Yh: () => (/* binding */ isManifest),
/* harmony export */   ZA: () => (/* binding */ sayDoubtful),
/* harmony export */   aQ: () => (/* binding */ readsHere),
/* harmony export */   aV: () => (/* binding */ mayBeMissed),
/* harmony export */   e6: () => (/* binding */ follow),
/* harmony export */   qB: () => (/* binding */ NAMED),
/* harmony export */   s: () => (/* binding */ findUnseen),
/* harmony export */   yD: () => (/* binding */ loadReader)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(847);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3962);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6817);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6281);
/** Finds the files that a configuration loads, and which of them are excluded from the archive. */






/**
 * @param directory absolute path of the directory that Terraform runs in
 * @throws GateStop when there is no time left
 */
async function readLoads(directory, files = readsHere, patience) {
    const { findLoads } = await loadReader();
    const check = () => {
        const ended = patience?.ended();
        if (ended === 'aborted')
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .GateStop */ .K$('canceled', _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .CANCELED */ .wS);
        if (ended === undefined)
            return;
        const why = 'Time ran out while the configuration was read. Raise the timeout.';
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .GateStop */ .K$('timeout', why);
    };
    return findLoads(directory, files, check);
}
/** Loaded only when it is needed: most checks do not need it. */
function loadReader() {
    return Promise.all(/* import() */[__webpack_require__.e(984), __webpack_require__.e(668), __webpack_require__.e(0)]).then(__webpack_require__.bind(__webpack_require__, 2000));
}
/** The files of this machine. */
const readsHere = {
    readDirectory: (path) => orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path), []),
    // Terraform reads files of any length, so what a long one reads must not be passed over.
    readFile: (path) => orElse(() => (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularSync */ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
    follow,
};
/**
 * The path itself, and every path that its links lead to, one after the other. Links that lead nowhere, or in
 * a circle, are not followed: no file is there.
 */
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
/** The path with its first link replaced by what that leads to. */
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
/** The targets of all links in a directory and below it; undefined if it has too many entries. */
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
/** Whether Terraform could load an excluded entry. It never loads the history of version control. */
function mayBeMissed({ path }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) !== '.git';
}
const MANIFESTS = [_archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_TRACKED */ .NM, _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_DOUBTED */ .AX, _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_MISLEADING */ .kK];
/** Whether it is a module manifest, about which `hold-manifest.ts` decides. */
function isManifest({ reason }) {
    return MANIFESTS.includes(reason);
}
/**
 * @param root absolute path of what was packed
 * @param module absolute path of the directory that Terraform runs in
 */
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
/** Why Terraform loads this file although no expression names it. */
function waysByName(path, { modules, linked, calls }, module) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
    const isByName = (directory === module && (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isRead */ .H9)(name)) ||
        (modules.includes(directory) && (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .ZC)(name)) ||
        // Where `terraform init` looks for providers first.
        isAtOrIn(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(module, 'terraform.d'));
    const holds = [...modules, ...linked].filter((other) => isAtOrIn(other, path));
    if (!isByName && holds.length === 0)
        return [];
    const called = calls.filter((call) => isAtOrIn(directory, call.path) || isAtOrIn(call.path, path));
    return ['by its name', ...holds, ...called.map(({ path: at, how }) => `${at} ${how}`)];
}
/** Makes a function that answers where the links in a directory lead. Each directory is read once. */
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
/** How many files a sentence names. */
const NAMED = 3;
/** Names the first of the excluded files, for a sentence. */
function listUnseen(unseen, detail) {
    const names = unseen.slice(0, NAMED).map(({ entry }) => {
        const more = detail(entry);
        return more === undefined ? entry.path : `${entry.path} (${more})`;
    });
    return `${names.join(', ')}${unseen.length > NAMED ? ` and ${unseen.length - NAMED} more` : ''}`;
}
/**
 * Why the gate stops: Terraform would load a file that looks like a credential, and git cannot say
 * whether it is tracked. Undefined if there is no such file.
 */
function sayDoubtful(unseen, root) {
    const doubtful = unseen.filter(({ certain, entry }) => certain && entry.reason === _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .TRACKING_UNKNOWN */ .vp);
    const [first] = doubtful;
    if (first === undefined)
        return undefined;
    const why = first.entry.detail ?? '';
    const remedy = /dubious ownership/i.test(why)
        ? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
        : `Check the files out with git`;
    return `Terraform would load ${listUnseen(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). Plangate does not exclude files that Terraform loads without an answer. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
//# sourceMappingURL=read-loads.js.map

/***/ }),

/***/ 1056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ readSets),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   P7: () => (/* binding */ extra),
/* harmony export */   h9: () => (/* binding */ readPolicies)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _policy_from_tf_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2764);
/* harmony import */ var _policy_observed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1894);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8235);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2373);





/** How long the gate waits for parts that a service stores after the run, with pauses that double. */
const CATCH_UP_MS = 10_000;
const EXTRA_BUDGET_MS = 20_000;
/** @param rests whether the run waits for a person: then a part that has not begun does not begin either */
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
    const isNone = (relation) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_3__/* .related */ ._2)(run, relation).named?.length === 0;
    const [checks, stages, tfEvaluations] = await Promise.all([
        believesRun && isNone('policy-checks') ? NOTHING : readList(client.policyChecks.list(run.id)),
        believesRun && isNone('task-stages') ? NOTHING : readList(client.taskStages.list(run.id)),
        // Only an empty list says that there is nothing to read. If the run names no list, it is requested.
        isNone('tf-policy-evaluations') ? NOTHING : readList(client.tfPolicyEvaluations.list(run.id)),
    ]);
    return { checks, stages, tfEvaluations };
}
const NOTHING = { items: [], how: { read: 'to its last page' } };
/** Whether a part still goes on and can still end. */
function lags({ checks, stages, tfEvaluations }) {
    const moves = (table, status) => ['moving', 'unknown'].includes((0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(table, status));
    return (checks.items.some(({ attributes }) => moves(_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .POLICY_CHECK */ .M7, attributes.status)) ||
        tfEvaluations.items.some((evaluation) => !(0,_policy_from_tf_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .isApply */ .f)(evaluation) && moves(_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .TF_POLICY_EVALUATION */ .bz, evaluation.attributes.status)) ||
        stages.items.some(({ stage, policyEvaluations }) => {
            const words = policyEvaluations.map(({ attributes }) => attributes.status);
            // In a stage that is over, a part that has not ended never will.
            return !(0,_policy_observed_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutOfReach */ .Hh)(stage, words) && moves(_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .TASK_STAGE */ .j$, stage.attributes.status);
        }));
}
async function readContents(ports, lists) {
    const { policyEvaluations: evaluations, tfPolicyEvaluations } = ports.client;
    const [checks, stages, tfEvaluations] = await Promise.all([
        readEach(lists.checks, async (check) => {
            const { id, attributes } = check;
            // It would only add names to what the counts say already.
            const unneeded = ports.isFrugal?.() === true && allPassed(check);
            const log = unneeded || (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .hasNoResult */ .hs)((0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .POLICY_CHECK */ .M7, attributes.status))
                ? undefined
                : await extra(ports, undefined, (client) => client.policyChecks.output(id));
            return { check, log };
        }),
        readEach(lists.stages, async ({ stage, policyEvaluations, taskResults }) => ({
            stage,
            taskResults,
            evaluations: await Promise.all(policyEvaluations.map(async (evaluation) => ({
                evaluation,
                sets: await readSets(_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .POLICY_EVALUATION */ .o8, evaluation, evaluations),
            }))),
        })),
        readEach(lists.tfEvaluations, async (evaluation) => ({
            evaluation,
            sets: await readSets(_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .TF_POLICY_EVALUATION */ .bz, evaluation, tfPolicyEvaluations),
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
/** Undefined if there is nothing to request. */
async function readSets(table, { id, attributes }, resource) {
    return (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .hasNoResult */ .hs)((0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(table, attributes.status))
        ? undefined
        : await readList(resource.outcomes(id));
}
/** All pages of a list, or why it is not complete. The other lists are read in any case. */
async function readList(listing) {
    try {
        const { items, absent } = await listing.whole();
        return { items, how: absent === undefined ? { read: 'to its last page' } : { absent } };
    }
    catch (error) {
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._ && error.code === 'unreadable') {
            return { items: [], how: { doubt: error.message } };
        }
        throw error;
    }
}
/** Reads something that only informs. If it takes too long or fails, it is left out, and the verdict stays the same. */
async function extra({ client, clock, signal, deadline }, otherwise, read) {
    try {
        const within = Math.min(deadline, clock.now() + EXTRA_BUDGET_MS);
        return await read(client.with({ signal, deadline: within }));
    }
    catch (error) {
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._ && error.code !== 'aborted')
            return otherwise;
        throw error;
    }
}
//# sourceMappingURL=read-policies.js.map

/***/ }),

/***/ 6650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ fromOutcomes)
/* harmony export */ });
/* unused harmony export printedLines */
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2373);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8235);
/* harmony import */ var _named_resources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8397);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(988);
/**
 * Policy evaluations and their policy set outcomes.
 *
 * Beliefs: pc-hard-failed-never-overridable, pe-overridable-of-set, pe-set-error, ts-override-evaluations
 */




/** Reads one policy evaluation with the outcomes of its policy sets. */
function fromOutcomes(stage, { evaluation, sets: read }) {
    const { status } = evaluation.attributes;
    const what = `policy evaluation ${evaluation.id}`;
    const { reading, kind, unfinished } = (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .readStatus */ .rk)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_EVALUATION */ .o8, {
        system: 'policy-evaluation',
        what,
        word: status,
        stage: stage.attributes.status,
    });
    const owner = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(evaluation, 'policy-attachable') ?? stage.id;
    if (owner !== stage.id) {
        reading.doubts.unshift(`The ${what} belongs to ${owner}, not to ${stage.id}.`);
    }
    if (unfinished)
        return reading;
    if (read !== undefined && 'doubt' in read.how)
        reading.doubts.push(read.how.doubt);
    reading.doubts.push(...(0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .stampDoubts */ .l$)(what, evaluation.attributes, _model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_EVALUATION */ .o8));
    const sets = read?.items ?? [];
    for (const set of sets) {
        const { results, doubts } = readSet(set, stage, evaluation);
        reading.results.push(...results);
        reading.doubts.push(...doubts);
    }
    const contrary = kind === 'unknown' ? [] : (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .contradictions */ .vM)(what, status, reading.results);
    reading.doubts.push(...countDoubts(what, evaluation, sets, reading.results), ...contrary);
    // A policy that was not evaluated says so itself.
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
    const awaiting = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .TASK_STAGE */ .j$, stage.attributes.status) === 'person' &&
        stage.attributes.actions?.['is-overridable'] !== false;
    const results = (outcomes ?? []).map((outcome) => fromOutcome(outcome, {
        policySet: name,
        // A set that could be overridden cannot any more once its stage is over.
        overridable: mayPass && (awaiting || isOverridden),
        overridden: mayPass && isOverridden,
        at: stamps?.['overridden-at'] ?? undefined,
    }));
    const doubts = [];
    if (isOverridden && results.some((one) => one.status === 'failed' && one.level !== 'advisory')) {
        doubts.push(`The ${what} is "overridden", but policy set "${name}" cannot be.`);
    }
    if (((0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(set, 'policy-evaluation') ?? id) !== id) {
        doubts.push(`Policy set "${name}" was listed for ${what} but belongs to another one.`);
    }
    const mismatch = compareCounts(counts, results, error !== '');
    if (mismatch !== undefined)
        doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
    if (error !== '') {
        const output = error.split('\n');
        const of = { system: 'policy-evaluation', policySet: name };
        results.unshift({ ..._reading_js__WEBPACK_IMPORTED_MODULE_3__/* .BROKEN_SET */ .H4, ...of, message: error, output });
    }
    return { results, doubts };
}
function fromOutcome(outcome, set) {
    const { isGood, level, status: ownStatus, word, } = (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .readOutcome */ .ns)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTCOME */ .vg, 'policy-evaluation', outcome);
    const printed = printedLines(outcome.output);
    const output = printed.map(({ text }) => text);
    const description = outcome.description ?? '';
    const isLenient = level !== 'advisory' && level !== 'unknown' && level !== 'hard-mandatory';
    const status = ownStatus === 'failed' && set.overridden && isLenient ? 'overridden' : ownStatus;
    const at = status === 'overridden' ? set.at : undefined;
    const named = isGood ? [] : (0,_named_resources_js__WEBPACK_IMPORTED_MODULE_2__/* .namedIn */ .$P)(printed);
    const described = isGood || named.length > 0 ? [] : (0,_named_resources_js__WEBPACK_IMPORTED_MODULE_2__/* .mentionedIn */ .Tc)(description);
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
/** How the counts differ from the results, as the rest of a sentence; undefined if they agree. */
function compareCounts(counts, results, broken) {
    if (counts === null || counts === undefined)
        return undefined;
    const shown = (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .tally */ .N4)(results);
    const figures = [
        ['passed', 'passed', (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .readCount */ ._0)(counts, 'passed'), shown.passed],
        ['failed advisory', 'advisory failed', (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .readCount */ ._0)(counts, 'advisory-failed'), shown.advisory],
        [
            'failed mandatory',
            'mandatory failed',
            (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .readCount */ ._0)(counts, 'mandatory-failed'),
            shown.mandatory,
        ],
        // A set that broke as a whole may or may not be counted as a separate error.
        ['errored', 'errored', broken ? shown.errored : (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .readCount */ ._0)(counts, 'errored'), shown.errored],
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
    if (sets.length === 0 && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_EVALUATION */ .o8, status) === 'good') {
        doubts.push(`The ${what} is "${status}", but no policy set of it is there.`);
    }
    const allCounted = sets.every((set) => isCounted(set.attributes['result-count']));
    if (!isCounted(counts) && (!allCounted || sets.length === 0)) {
        doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
    }
    return doubts;
}
/** Limits of the printed text: more entries, or longer ones, help no reader. */
const MOST = 1_000;
const LONGEST = 4_000;
const DEEPEST = 6;
const SAYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];
/**
 * What a policy printed, as lines. Sentinel answers `[{"print": "…"}]`, OPA what its rule returned:
 * strings, objects with a message, sets, anything that is JSON.
 */
function printedLines(output) {
    const lines = [];
    gather(output, lines, 0);
    return lines;
}
function gather(value, lines, depth, address) {
    if (lines.length >= MOST || value === null || value === undefined)
        return;
    if (typeof value === 'string') {
        for (const line of value.split('\n')) {
            if (lines.length < MOST && line.trim() !== '')
                lines.push({ text: clip(line.trimEnd()), address });
        }
        return;
    }
    if (depth < DEEPEST && Array.isArray(value)) {
        for (const item of value)
            gather(item, lines, depth + 1, address);
        return;
    }
    if (depth < DEEPEST && typeof value === 'object') {
        const fields = new Map(Object.entries(value));
        const messageKey = SAYS.find((key) => fields.has(key));
        if (messageKey !== undefined) {
            const message = fields.get(messageKey);
            const subject = [fields.get('address'), fields.get('resource')].find(isText);
            const lacksSubject = isText(message) && subject !== undefined && !message.includes(subject);
            const owner = subject !== undefined && (0,_named_resources_js__WEBPACK_IMPORTED_MODULE_2__/* .isAddress */ .PW)(subject) ? subject : undefined;
            gather(lacksSubject ? `${subject}: ${message}` : message, lines, depth + 1, owner);
            return;
        }
    }
    lines.push({ text: clip(asJson(value)), address: undefined });
}
function isText(value) {
    return typeof value === 'string' && value !== '';
}
/** Writes JSON; a structure that is too deep is only named. */
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
//# sourceMappingURL=from-outcomes.js.map

/***/ }),

/***/ 6595:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ countsInLog),
/* harmony export */   i: () => (/* binding */ fromPlanLog)
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/**
 * Problems of the configuration, from the log of a failed plan: structured lines (JSON, one per
 * line) where the service writes them, else the boxes that Terraform draws for people.
 *
 * Beliefs: structured-log
 */


const MOST = 100;
const LONGEST = 4_000;
/** Reads the diagnostics at the end of a plan's log. */
function fromPlanLog(log) {
    const lines = log.split('\n').map((line) => stripControls(line.slice(0, LONGEST * 4)));
    const structured = lines.flatMap(fromJsonLine);
    const diagnostics = distinct(structured.length > 0 ? structured : fromBoxes(lines));
    return diagnostics.filter((it) => !repeatsAnother(it, diagnostics)).slice(0, MOST);
}
/** The program that runs Terraform may repeat all its messages in one last line. */
function repeatsAnother({ summary }, all) {
    return all.some((other) => summary.includes(`Error: ${other.summary}`));
}
/** What a plan's log counts: to add, change, destroy and import; undefined where it does not say. */
function countsInLog(log) {
    const summaries = log.split('\n').flatMap((line) => {
        const text = stripControls(line.slice(0, LONGEST)).trim();
        const counts = text.startsWith('{') ? countsInJson(text) : countsInText(text);
        return counts === undefined ? [] : [counts];
    });
    return summaries.at(-1);
}
function countsInJson(line) {
    const message = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(line);
    const changes = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(message)['changes'];
    if ((0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(message)['type'] !== 'change_summary')
        return undefined;
    if ((0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(changes)['operation'] !== 'plan')
        return undefined;
    return ['add', 'change', 'remove', 'import'].map((name) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)((0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(changes)[name]) ?? 0);
}
/** `Plan: 1 to import, 2 to add, 0 to change, 1 to destroy.` */
function countsInText(line) {
    if (line.startsWith('No changes.'))
        return [0, 0, 0, 0];
    if (!line.startsWith('Plan: ') || !line.endsWith(' to destroy.'))
        return undefined;
    const words = line.slice('Plan: '.length, -1).split(', ');
    return ['add', 'change', 'destroy', 'import'].map((name) => {
        const word = words.find((each) => each.endsWith(` to ${name}`)) ?? '';
        return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(Number.parseInt(word, 10)) ?? 0;
    });
}
function fromJsonLine(line) {
    const diagnostic = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(line))['diagnostic'];
    const severity = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(diagnostic)['severity'];
    const summary = textField(diagnostic, 'summary');
    if ((severity !== 'error' && severity !== 'warning') || summary === undefined)
        return [];
    const range = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(diagnostic)['range'];
    const start = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)((0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(range)['start'])['line']);
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
/** `│ Error: …`, then `│   on main.tf line 3, in resource "a" "b":`, then the text up to `╵`. */
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
            // `3: bucket = 1` is the source again.
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
/** `on main.tf line 3, in resource "a" "b":` */
function parseLocation(line) {
    const [, file, digits] = /^on ((?:(?! line ).)*) line (\d+)/.exec(line.trim()) ?? [];
    const number = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .asCount */ .Wg)(Number(digits));
    return file !== undefined && number ? { file, line: number } : undefined;
}
/** Colours and the marks at the log's two ends. */
function stripControls(line) {
    const [first, ...coloured] = line.split('\u001b[');
    const text = coloured.map((part) => part.replace(/^[^@-~]*[@-~]?/, ''));
    return [first, ...text].join('').replaceAll(/(?!\t)\p{Cc}/gu, '');
}
function distinct(diagnostics) {
    return [...new Map(diagnostics.map((it) => [JSON.stringify(it), it])).values()];
}
function textField(value, key) {
    const text = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(value)[key];
    return typeof text === 'string' && text !== '' ? text : undefined;
}
//# sourceMappingURL=from-plan-log.js.map

/***/ }),

/***/ 2764:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ fromTfPolicy),
/* harmony export */   f: () => (/* binding */ isApply)
/* harmony export */ });
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2373);
/* harmony import */ var _named_resources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8397);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(988);
/**
 * Terraform policy: its outcomes know the file and the line.
 *
 * Beliefs: tfp-apply-evaluation-exists, tfp-apply-stage-ignored, tfp-error-types, tfp-init-stage,
 * tfp-location, tfp-mandatory-failed-counts, tfp-overridable-by-level, tfp-set-error, tfp-unknown-outcome,
 * tfp-zero-policies
 */



/** Reads one evaluation of Terraform policy with its outcomes. */
function fromTfPolicy({ evaluation, sets }) {
    const { status, permissions, error, actions } = evaluation.attributes;
    const what = `Terraform policy evaluation ${evaluation.id}`;
    const canOverride = permissions?.['can-override'] ?? undefined;
    const object = { system: 'terraform-policy', what, word: status };
    const { reading, kind, unfinished } = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatus */ .rk)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .TF_POLICY_EVALUATION */ .bz, object);
    if (unfinished)
        return { ...(isApply(evaluation) ? (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)() : reading), canOverride };
    if ((error ?? undefined) !== undefined || status === 'errored') {
        const reason = [error?.summary, error?.detail].filter((part) => (part ?? '') !== '').join(': ');
        reading.errors.push(`The ${what} could not be evaluated${reason === '' ? '' : `: ${reason.slice(0, 2_000)}`}.`);
    }
    if (sets !== undefined && 'doubt' in sets.how)
        reading.doubts.push(sets.how.doubt);
    reading.doubts.push(...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .stampDoubts */ .l$)(what, evaluation.attributes, _model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .TF_POLICY_EVALUATION */ .bz));
    if (kind === 'person' && actions?.['is-overridable'] === false) {
        reading.doubts.push(`The ${what} awaits an override, but by its own word it cannot be overridden.`);
    }
    const at = evaluation.attributes['status-timestamps']?.['overridden-at'] ?? undefined;
    const results = (sets?.items ?? []).flatMap((set) => readSet(set, status, at));
    const doubts = [
        ...reading.doubts,
        ...countDoubts(what, evaluation, results),
        ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .contradictions */ .vM)(what, status, results, true),
    ];
    return { ...reading, canOverride, results, doubts };
}
/** The gate's runs never reach this stage, in either mode. */
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
        { ..._reading_js__WEBPACK_IMPORTED_MODULE_2__/* .BROKEN_SET */ .H4, system: 'terraform-policy', policySet, message, output: [] },
        ...results,
    ];
}
function fromTfOutcome(outcome, policySet, evaluation) {
    const read = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readOutcome */ .ns)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .TF_POLICY_OUTCOME */ .Zc, 'terraform-policy', outcome);
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
        const line = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .asCount */ .Wg)(start);
        const location = path && line ? { path, startLine: line, endLine: line, source: 'service' } : undefined;
        const text = linesOf(resource.error_message ?? resource.info_message).join('; ');
        return { address: name ?? '', message: text || undefined, location };
    });
    const resources = (0,_named_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .eachOnce */ .B)(all.filter(({ address }) => address !== ''));
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
    const shown = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N4)(results);
    // Whether overridable failures are counted among the mandatory ones as well differs.
    const mandatory = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(counts, 'mandatory-failed') ?? 0;
    const overridable = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(counts, 'mandatory-overridable-failed');
    const lenient = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N4)(results.filter(({ level }) => level === 'mandatory-overridable')).mandatory;
    const fits = {
        passed: (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(counts, 'passed') === shown.passed,
        'failed advisory': (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(counts, 'advisory-failed') === shown.advisory,
        'failed mandatory': shown.mandatory === mandatory
            ? [undefined, 0, lenient].includes(overridable)
            : overridable === lenient && shown.mandatory === mandatory + lenient,
        errored: ((0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(counts, 'errored') ?? 0) <= shown.errored,
        unknown: ((0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(counts, 'unknown') ?? 0) <= shown.later,
    };
    return Object.keys(fits)
        .filter((name) => fits[name] === false)
        .map((name) => `The ${what} counts other ${name} policies than it lists.`);
}
//# sourceMappingURL=from-tf-policy.js.map

/***/ }),

/***/ 1894:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ isOutOfReach),
/* harmony export */   oq: () => (/* binding */ toSystems)
/* harmony export */ });
/* unused harmony exports fromTaskResults, fromStage */
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2373);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8235);
/* harmony import */ var _from_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6650);
/* harmony import */ var _from_policy_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(392);
/* harmony import */ var _from_tf_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2764);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(988);
/**
 * The objects of the policy systems of one run, and the readings that they become.
 *
 * Beliefs: cons-relationship-complete, run-task-failure, run-task-timeout, ts-passed-with-failed-evaluation,
 * ts-permissions
 */






/** @param run names, in its relationships, what must be among the observed. */
function toSystems(run, { checks, stages, tfEvaluations }) {
    const held = ({ items, how }, relation, objectOf, read) => {
        const objects = items.map(objectOf);
        const doubts = [
            ...lost(`run ${run.id}`, run, relation, objects),
            ...objects.flatMap((object) => ofAnotherRun(object, run)),
        ];
        return { how, reading: (0,_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .merge */ .h1)([...items.map(read), { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyReading */ .iz)(), doubts }]) };
    };
    const evaluationOf = ({ evaluation }) => evaluation;
    return {
        policyChecks: held(checks, 'policy-checks', ({ check }) => check, ({ check, log }) => (0,_from_policy_check_js__WEBPACK_IMPORTED_MODULE_3__/* .fromPolicyCheck */ .hA)(check, log)),
        taskStages: held(stages, 'task-stages', ({ stage }) => stage, fromObservedStage),
        terraformPolicy: held(tfEvaluations, 'tf-policy-evaluations', evaluationOf, _from_tf_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .fromTfPolicy */ .P),
    };
}
function fromObservedStage({ stage, taskResults, evaluations }) {
    const objects = evaluations.map(({ evaluation }) => evaluation);
    const owner = `task stage ${stage.id}`;
    const doubts = [
        ...lost(owner, stage, 'policy-evaluations', objects),
        ...lost(owner, stage, 'task-results', taskResults),
    ];
    const doubtful = { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyReading */ .iz)(), doubts };
    const words = objects.map(({ attributes }) => attributes.status);
    if (isOutOfReach(stage, words))
        return doubtful;
    const tasks = fromTaskResults(stage, taskResults);
    const whole = (0,_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .merge */ .h1)([tasks, ...evaluations.map((each) => (0,_from_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .fromOutcomes */ ._)(stage, each))]);
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .merge */ .h1)([whole, doubtful, fromStage(stage, whole, words.length)]);
}
/**
 * Every object that another object names must have been read. With a list that lacks an entry nothing
 * passes; an empty list passes only if its owner names no entry.
 */
function lost(owner, resource, relation, read) {
    const { named = [], hinted } = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .related */ ._2)(resource, relation);
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
    const other = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(item, 'run');
    if (other === undefined || other === run.id)
        return [];
    return [`${item.id} was listed for run ${run.id} but belongs to ${other}.`];
}
/** Run tasks are no policies, but a failed mandatory one blocks. */
function fromTaskResults(stage, taskResults) {
    return {
        ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyReading */ .iz)(),
        runTasks: taskResults.map((result) => toRunTask(result, stage)),
        doubts: taskResults.flatMap(({ id, attributes }) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .stampDoubts */ .l$)(`task result ${id}`, attributes, _model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .TASK_RESULT */ .o3)),
    };
}
function toRunTask({ attributes }, stage) {
    const { status: word, 'workspace-task-enforcement-level': levelWord, url } = attributes;
    const level = levelWord === 'advisory' || levelWord === 'mandatory' ? levelWord : 'unknown';
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .TASK_RESULT */ .o3, word);
    const status = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .hasNoResult */ .hs)(kind) ? 'not-evaluated' : (0,_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .toStatus */ .mf)(kind, word);
    const isAwaited = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .TASK_STAGE */ .j$, stage.attributes.status) === 'person';
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
/** Doubts and errors of the stage itself, besides those of its parts. */
function fromStage(stage, holds, evaluations) {
    const { status, permissions, actions } = stage.attributes;
    const what = `${stage.attributes.stage.replaceAll('_', '-')} stage ${stage.id}`;
    const object = { system: 'task-stage', what, word: status, stage: status };
    const { reading, kind } = (0,_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .readStatus */ .rk)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .TASK_STAGE */ .j$, object);
    if (evaluations > 0) {
        reading.canOverride =
            permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
    }
    reading.doubts.unshift(...(0,_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .stampDoubts */ .l$)(what, stage.attributes, _model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .TASK_STAGE */ .j$));
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
        // A stage that says itself that it cannot be overridden waits in vain: its failures are final.
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
/** Whether a stage belongs to the apply phase and has no result: the gate's runs never reach it. */
function isOutOfReach(stage, evaluationWords) {
    const idle = (word) => word === 'pending' || word === 'unreachable';
    return ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isApplyStage */ .Nv)(stage.attributes.stage) &&
        idle(stage.attributes.status) &&
        evaluationWords.every(idle));
}
//# sourceMappingURL=observed.js.map

/***/ })

};
