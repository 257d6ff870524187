"use strict";
exports.id = 8202;
exports.ids = [8202];
exports.modules = {

/***/ 68202:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   savePlans: function() { return /* binding */ savePlans; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _client_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63749);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78235);
/* harmony import */ var _gate_read_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76617);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44990);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10000);
/* harmony import */ var _trust_change_origin_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58245);
/** Writes the JSON of the plans to files, for later steps of the job. */










/** A plan may have 64 MB, so only a few are read at the same time. */
const MOST_AT_ONCE = 4;
/**
 * Writes the JSON of the plans for later steps of the job, until the post step deletes it: one file for each run of the
 * report whose plan finished, in the form that `plan-json` asks for. A form that the token may not read is a problem: the
 * other form is never written in its place.
 */
async function savePlans({ workspaces }, { settings, subject, conceals }, ports) {
    const { environment, runner } = ports;
    const { service } = settings.plans;
    const isFull = settings.job.planJson === 'full';
    const saved = { paths: {}, problems: [] };
    if (service === undefined)
        return saved;
    if (isFull && !(0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .mayReadWholePlan */ .yX)({ fullPlan: true }, subject)) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `the plan of a fork is not written in full, because its author chooses which values it reads.`;
        return { paths: {}, problems: [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)('plan-not-written', says)] };
    }
    const options = { deadline: ports.endsAt, secrets: conceals, discovers: true };
    const client = (0,_client_client_js__WEBPACK_IMPORTED_MODULE_3__/* .createClient */ .U)({ ...service, ...ports, ...options });
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(environment['RUNNER_TEMP'] ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'plangate');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(parent, { recursive: true });
    const directory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, 'plans-'));
    runner.save('plans', directory);
    const save = async (name, runId) => {
        try {
            const { run } = await client.runs.show(runId);
            const planId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_4__/* .relatedId */ .Dl)(run, 'plan');
            if (planId === undefined)
                throw new Error(`Run ${runId} does not name its plan.`);
            const text = await (0,_gate_read_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .fetchPlanText */ .pt)(planId, isFull, client);
            // The service has no JSON of a plan that did not finish.
            if (text === '')
                return;
            const file = `${name}-${runId}`.replaceAll(/[^A-Za-z0-9_-]/g, '_');
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, `${file}.json`);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, text, { mode: 0o600, flag: 'wx' });
            saved.paths[name] = path;
        }
        catch (error) {
            const found = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .findingOf */ .hD)(error);
            saved.problems.push({ ...found, about: { ...found.about, workspace: name } });
        }
    };
    const planned = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [() => save(name, runId)]);
    await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_6__/* .runConcurrently */ .G)(planned, MOST_AT_ONCE);
    return saved;
}
//# sourceMappingURL=save-plans.js.map

/***/ }),

/***/ 78235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: function() { return /* binding */ timestamps; },
/* harmony export */   B_: function() { return /* binding */ ignoredIfInvalid; },
/* harmony export */   C5: function() { return /* binding */ resourceSchema; },
/* harmony export */   Dl: function() { return /* binding */ relatedId; },
/* harmony export */   Jt: function() { return /* binding */ flag; },
/* harmony export */   Mv: function() { return /* binding */ flags; },
/* harmony export */   Qq: function() { return /* binding */ text; },
/* harmony export */   _2: function() { return /* binding */ related; },
/* harmony export */   gC: function() { return /* binding */ paginationSchema; },
/* harmony export */   kG: function() { return /* binding */ anyResourceSchema; },
/* harmony export */   u9: function() { return /* binding */ optionalObject; },
/* harmony export */   vK: function() { return /* binding */ countSchema; }
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);
/**
 * JSON:API in the form that this service sends: resources, relationships, documents, pages, errors.
 * Attribute names stay as on the wire; unknown attributes are kept.
 */

const id = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1));
const identifierSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id, type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const relationshipSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    data: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(identifierSchema), identifierSchema]))),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/** Any resource, before its attributes are checked. */
const anyResourceSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...identifierSchema.entries,
    attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema)),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/**
 * Reads a relationship, whose name may be spelled with `-` or with `_`. `named`: the resources, or undefined without a
 * readable relationship. `unreadable`: it exists without data, or in both spellings with different contents. `many`: the
 * data is a list.
 */
function related({ relationships = {} }, name) {
    const spellings = [...new Set([name, name.replaceAll('-', '_')])]
        .filter((spelling) => Object.hasOwn(relationships, spelling))
        .map((spelling) => relationships[spelling]);
    const [first, second] = spellings;
    const parsed = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(relationshipSchema, first, { abortEarly: true });
    const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
    if (first === undefined)
        return { named: undefined, unreadable: false, many: false };
    if (differ || !parsed.success || parsed.output.data === undefined) {
        return { named: undefined, unreadable: true, many: false };
    }
    const { data } = parsed.output;
    const many = Array.isArray(data);
    // None, one or several.
    const named = data === null ? [] : [data].flat();
    return { named, unreadable: false, many };
}
/** The resource that is named under a relationship to one; undefined if none is named. */
function relatedId(resource, name) {
    const { named = [], many } = related(resource, name);
    return many ? undefined : named[0]?.id;
}
/** The schema of one kind of resource: `type` must be the word, and the attributes must match. */
function resourceSchema(type, attributes) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id,
        type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(type),
        attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(attributes),
        relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema), {}),
        links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), {}),
    });
}
/** A value that a service may leave out or send as null, as it does with nearly everything. */
const text = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const flag = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY());
const countSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
/** `{"queued-at": "<timestamp>"}`: a key appears once its status has been reached. */
const timestamps = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())));
/** `{"can-override": true}` */
const flags = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY())));
/** A value on which nothing depends: it is ignored if its form is unexpected. */
function ignoredIfInvalid(schema) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(schema), null));
}
function optionalObject(entries) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(entries));
}
const paginationSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    'current-page': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    'page-size': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    'prev-page': countSchema,
    'next-page': countSchema,
    'total-pages': countSchema,
    'total-count': countSchema,
});
//# sourceMappingURL=resource.js.map

/***/ }),

/***/ 67820:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: function() { return /* binding */ nextIntervalMs; },
/* harmony export */   Q: function() { return /* binding */ readUntilReady; },
/* harmony export */   YW: function() { return /* binding */ soonThenRarely; },
/* harmony export */   wt: function() { return /* binding */ poll; }
/* harmony export */ });
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46281);

/**
 * Reads until the value is settled.
 *
 * @throws what `read` threw, unless the next read may succeed, time is up or the job was cancelled
 */
async function poll(options, ports) {
    const { clock, signal, deadline } = ports;
    const started = clock.now();
    let last;
    let lastState;
    let trouble;
    let failures = 0;
    const take = (value) => {
        last = value;
        const state = options.changeOf?.(value);
        if (state === lastState)
            return;
        lastState = state;
        options.onChange?.(value);
    };
    const end = (kind) => ({ kind, last, trouble });
    if (options.initial !== undefined)
        take(options.initial);
    for (;;) {
        if (signal.aborted)
            return end('aborted');
        const now = clock.now();
        if (now >= deadline)
            return end('timeout');
        const remainingMs = deadline - now;
        let interval = Math.min(options.intervalMs(now - started), remainingMs);
        // What ends during the last pause is seen as well.
        if (interval === remainingMs && remainingMs > LAST_LOOK_MS)
            interval -= LAST_LOOK_MS;
        if (interval > 0) {
            await clock.sleep(interval, signal).catch((error) => {
                if (!signal.aborted)
                    throw error;
            });
            if (signal.aborted)
                return end('aborted');
            if (deadline - clock.now() < USEFUL_MS)
                return end('timeout');
        }
        let value;
        try {
            value = await options.read();
        }
        catch (error) {
            if (signal.aborted)
                return end('aborted');
            failures += 1;
            trouble = error;
            if (clock.now() >= deadline)
                return end('timeout');
            if (!(0,_failure_of_js__WEBPACK_IMPORTED_MODULE_0__/* .isForgiven */ .Zk)(error, failures))
                throw error;
            continue;
        }
        failures = 0;
        trouble = undefined;
        take(value);
        if (options.isSettled(value))
            return { kind: 'settled', last: value };
    }
}
/** How long before the deadline the last look comes, so that what belongs to the value can be read. */
const LAST_LOOK_MS = 2_000;
/** A read that begins with less time than this would get no answer. */
const USEFUL_MS = 50;
/** How long the gate waits for what a service stores only after the run or the plan has ended. */
const CATCH_UP_MS = 10_000;
/** Reads again, with pauses that double, until the value is ready or it is too late to wait for it; then it is as it is. */
async function readUntilReady(read, isReady, { clock, signal, deadline }) {
    const until = Math.min(deadline, clock.now() + CATCH_UP_MS);
    for (let pauseMs = 1_000;; pauseMs *= 2) {
        const value = await read();
        if (isReady(value) || clock.now() + pauseMs >= until)
            return value;
        await clock.sleep(pauseMs, signal);
    }
}
/*
 * When to look next. The numbers were chosen by simulation (bench/README.md, "Waiting"): few requests,
 * and still an answer soon after the run's end.
 */
const SHORTEST_MS = 1_600;
const LONGEST_MS = 5_200;
/** From here on the interval is half of the time beyond: a long run can wait. */
const SHORT_RUN_MS = 10_000;
const GROWTH = 1 / 2;
/** Small plans take less than a second, so the first looks are early, but not if the last run took longer than this. */
const EARLY_MS = [300, 600, 1_000];
const EARLY_UP_TO_MS = 5_000;
/** An early look that would come sooner than this after the look before is left out. */
const LEAST_APART_MS = 150;
/** While the expected end is far away, the interval is no longer than this. */
const SPARSE_LONGEST_MS = 30_000;
/** Around the expected end (from BEFORE to AFTER it), the interval is a twentieth of the expected duration. */
const DENSE_BEFORE = 0.1;
const DENSE_AFTER = 0.15;
const DENSE_SHARE = 1 / 20;
const DENSEST_MS = 1_000;
/** Before that there are two or three reads, so that a run that fails early is seen before the expected end. */
const SPARSE_SHARE = 0.45;
/**
 * Milliseconds until the next look.
 *
 * @param waitedMs since the run was created
 * @param lastDurationMs how long this workspace's last run took; 0 when not known
 */
function nextIntervalMs(waitedMs, lastDurationMs = 0) {
    const mayBeEarly = lastDurationMs <= EARLY_UP_TO_MS;
    const earlyMs = mayBeEarly
        ? EARLY_MS.find((lookMs) => lookMs >= waitedMs + LEAST_APART_MS)
        : undefined;
    if (earlyMs !== undefined)
        return earlyMs - waitedMs;
    if (waitedMs < lastDurationMs * (1 + DENSE_AFTER)) {
        // Seldom until shortly before the expected end, where `sparse` becomes less than `dense`, and then often.
        const dense = clamp(lastDurationMs * DENSE_SHARE, DENSEST_MS, LONGEST_MS);
        const untilDense = lastDurationMs * (1 - DENSE_BEFORE) - waitedMs;
        const sparse = Math.min(untilDense, lastDurationMs * SPARSE_SHARE, SPARSE_LONGEST_MS);
        return Math.max(dense, sparse);
    }
    // Nobody knows when it ends: the longer it has taken, the more seldom.
    return clamp((waitedMs - SHORT_RUN_MS) * GROWTH, SHORTEST_MS, LONGEST_MS);
}
function clamp(value, least, most) {
    return Math.max(least, Math.min(value, most));
}
/** Intervals for something that most services do at once: reads at once, then less and less often. */
function soonThenRarely(leastMs, mostMs) {
    let looks = 0;
    return (waitedMs) => (looks++ === 0 ? 0 : clamp(waitedMs / 4, leastMs, mostMs));
}
//# sourceMappingURL=poll.js.map

/***/ }),

/***/ 76617:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: function() { return /* binding */ summarizePlan; },
/* harmony export */   St: function() { return /* binding */ readChanges; },
/* harmony export */   pt: function() { return /* binding */ fetchPlanText; },
/* harmony export */   y7: function() { return /* binding */ fetchPlanJson; }
/* harmony export */ });
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44990);
/* harmony import */ var _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33597);
/* harmony import */ var _policy_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90621);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10988);
/* harmony import */ var _read_policies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11056);






/** The time for changes that only inform: they do not get all the time until the deadline. */
const BUDGET_MS = 20_000;
/** Reads what a plan changes. Undefined when nothing changes, and where this token gets no JSON. */
async function readChanges(plan, { isGuarded, mayReadWhole, json: known }, ports) {
    const { status } = plan.attributes;
    const counts = Object.values((0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .countsOf */ .mQ)(plan.attributes));
    const hasChanges = plan.attributes['has-changes'] === true || counts.some((count) => (count ?? 0) > 0);
    // No count has the forgotten resources.
    if (status !== 'finished' || !(hasChanges || isGuarded))
        return undefined;
    const { clock, signal } = ports;
    const deadline = Math.min(ports.deadline, clock.now() + BUDGET_MS);
    const job = { ...ports, client: ports.client.with({ signal, deadline }) };
    // A whole plan has sensitive values as well, so no attributes that differ are shown from it. And what is approved of a
    // destroyed resource is the redacted form of its change, for which a command needs no more rights than this job.
    const redacted = {
        isWhole: false,
        read: async () => (known?.isWhole === false ? known : fetchPlanJson(plan.id, false, job)),
    };
    const whole = { isWhole: true, read: () => fetchPlanJson(plan.id, true, job) };
    const answer = await readChangesFrom(redacted, plan, signal);
    if (!isGuarded)
        return answer.changes;
    const needsWhole = mayReadWhole && answer.isAbsent === true;
    const { changes, failed } = needsWhole ? await readChangesFrom(whole, plan, signal) : answer;
    if (changes?.unlisted === true && changes.doubt === undefined) {
        const log = await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_5__/* .readIfPossible */ .dA)(job, '', (client) => client.runs.planLog(plan, LOG_BYTES));
        return confirmByLog(changes, log);
    }
    if (changes !== undefined || failed === undefined || NO_JSON.includes(failed))
        return changes;
    const doubt = `The plan's JSON could not be read (${failed}).`;
    return { changes: [], leftOut: 0, source: 'json', doubt };
}
/** The service has no such document, or this token may not read it. */
const NO_JSON = ['not-found', 'forbidden'];
/** Reads the changes from one form of the JSON. Of the whole one, it is not read which attributes differ, so that none is shown. */
async function readChangesFrom({ isWhole, read }, { attributes }, signal) {
    try {
        const json = await read();
        // An answer without an error, and without a document, is not one of a service that has none.
        if (json === undefined)
            return { changes: undefined, failed: 'the answer is no JSON' };
        const reading = (0,_policy_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .changesIn */ .N)(json, { counts: (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .countsOf */ .mQ)(attributes), diff: !isWhole });
        return { changes: await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_1__/* .runInTurns */ .hp)(reading, signal) };
    }
    catch (error) {
        if (error instanceof _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadablePlan */ .np) {
            return {
                changes: undefined,
                failed: error.message.replace(/^T/, 't').replace(/\.$/, ''),
            };
        }
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
            throw error;
        const isAbsent = [404, 405].includes(error.status ?? 0);
        return { changes: undefined, failed: error.code, isAbsent };
    }
}
/** No structured log of a plan that changes nothing is longer. */
const LOG_BYTES = 1024 * 1024;
/**
 * A plan of no resource has no list, and a list that got lost looks the same. Forgotten resources are in no count, so
 * the log has to agree that there is nothing. Undefined where it does not say so.
 */
function confirmByLog(changes, log) {
    if (/"type":"(?:planned_change|planned_action_invocation|deferred_change)"/.test(log)) {
        return { ...changes, doubt: "The plan's JSON has no list of changes, and its log names some." };
    }
    return log.includes('"type":"change_summary"') ? changes : undefined;
}
/** How much a plan changes, as the service counts it. Undefined if it has no counts, which does not mean "no changes". */
function summarizePlan({ attributes }) {
    const { status } = attributes;
    const counts = (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .countsOf */ .mQ)(attributes);
    const { additions, changes, destructions, imports } = counts;
    const numbers = Object.values(counts);
    const hasNoCounts = numbers.every((count) => count === undefined || count === null);
    // A plan that failed counts nothing, and neither does one without changes.
    if (hasNoCounts && status === 'finished' && attributes['has-changes'] !== false)
        return undefined;
    return {
        status,
        hasChanges: attributes['has-changes'] ?? numbers.some((count) => (count ?? 0) > 0),
        additions: additions ?? 0,
        changes: changes ?? 0,
        destructions: destructions ?? 0,
        imports: imports ?? 0,
    };
}
/**
 * Reads the JSON of the plan of a run from the service.
 *
 * @param isWhole whether every value is read, or the form without sensitive values
 * @returns undefined if the service shows none
 * @throws ServiceError, UnreadablePlan, or the reason of the signal
 */
async function fetchPlanJson(planId, isWhole, { client, signal }) {
    const text = await fetchPlanText(planId, isWhole, client);
    return text === '' ? undefined : (0,_plan_read_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlanJson */ .c7)(text, isWhole, signal);
}
/** The JSON of a plan as text; empty if the service shows none. */
function fetchPlanText(planId, isWhole, { runs }) {
    return isWhole ? runs.wholePlanJson(planId) : runs.planJson(planId);
}
//# sourceMappingURL=read-changes.js.map

/***/ }),

/***/ 11056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dA: function() { return /* binding */ readIfPossible; },
/* harmony export */   h9: function() { return /* binding */ readPolicies; },
/* harmony export */   rY: function() { return /* binding */ createSystemReader; }
/* harmony export */ });
/* unused harmony export readWholeList */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78235);
/* harmony import */ var _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19441);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67820);





/** The time for what only informs. */
const OPTIONAL_BUDGET_MS = 20_000;
/**
 * Reads what policy systems say of a run.
 *
 * @param options.waitsForPerson whether the run waits for a person: then a part that has not begun does not begin either
 * @param options.systems all of the service when left out
 */
async function readPolicies(run, ports, { waitsForPerson, systems = _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_3__/* .SERVICE_SYSTEMS */ .P, }) {
    const isFinished = ({ system, items }) => !items.some((item) => system.isUnfinished(item));
    const lists = await (0,_poll_js__WEBPACK_IMPORTED_MODULE_4__/* .readUntilReady */ .Q)(() => readListedObjects(ports, run, systems), (listed) => waitsForPerson || listed.every(isFinished), ports);
    const reader = createSystemReader(ports);
    return await Promise.all(lists.map(async ({ system, items, how }) => {
        const objects = items.map(async (item) => ({
            object: system.objectOf(item),
            contents: await system.readDetails(item, reader),
        }));
        return { system, how, objects: await Promise.all(objects) };
    }));
}
function readListedObjects({ client, trustsEmptyLists = false }, run, systems) {
    return Promise.all(systems.map(async (system) => {
        // Only an empty list says that there is nothing to read. If the run names no list, it is requested.
        const namesNone = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .related */ ._2)(run, system.relation).named?.length === 0;
        if (namesNone && (trustsEmptyLists || system.emptyIsFinal)) {
            return { system, items: [], how: { complete: true } };
        }
        return { system, ...(await readWholeList(system.list(client, run.id))) };
    }));
}
/** How policy systems read what their lists do not say. */
function createSystemReader(ports) {
    return {
        client: ports.client,
        readAll: readWholeList,
        readOptional: (read) => readIfPossible(ports, undefined, read),
        isFrugal: ports.isFrugal?.() === true,
    };
}
/** All pages of a list, or why it is not complete. The other lists are read in any case. */
async function readWholeList(listing) {
    try {
        const { items, absent } = await listing.whole();
        return { items, how: absent === undefined ? { complete: true } : { absent } };
    }
    catch (error) {
        if (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code === 'unreadable') {
            return { items: [], how: { doubt: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingOf */ .hD)(error) } };
        }
        throw error;
    }
}
/**
 * Reads something that only informs. If it takes too long or fails, it is left out, and the verdict stays the same.
 *
 * @param otherwise what is returned then
 */
async function readIfPossible({ client, clock, signal, deadline }, otherwise, read) {
    try {
        const until = Math.min(deadline, clock.now() + OPTIONAL_BUDGET_MS);
        return await read(client.with({ signal, deadline: until }));
    }
    catch (error) {
        if (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code !== 'aborted')
            return otherwise;
        throw error;
    }
}
//# sourceMappingURL=read-policies.js.map

/***/ }),

/***/ 91870:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nC: function() { return /* binding */ failedPlan; },
/* harmony export */   o_: function() { return /* binding */ jsonOf; },
/* harmony export */   u8: function() { return /* binding */ invocationSchema; }
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77934);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35379);
/** A plan in the form of Terraform's JSON plan, and what else is known of it. */



/** An action that the apply invokes. */
const invocationSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_MESSAGE */ .bX)),
    type: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    provider_name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    lifecycle_action_trigger: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        triggering_resource_address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        /** As in `AfterCreate`. */
        action_trigger_event: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        action_trigger_block_index: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        actions_list_index: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        on_failure: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'ActionOnFailureHalt'),
    })),
    /** The run was asked to invoke the action by itself. */
    invoke_action_trigger: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
});
/** The JSON that policies read and that is compared. If no program wrote one, it is made from the document. */
function jsonOf({ json, document }) {
    return json ?? _model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__/* .PlanJson */ .gv.of(document, true);
}
/** A plan without changes, which failed with these problems. */
function failedPlan(problems) {
    return {
        document: {
            format_version: '1.2',
            variables: {},
            planned_values: { root_module: {} },
            resource_changes: [],
            configuration: { root_module: {} },
        },
        problems,
        counts: { additions: 0, changes: 0, destructions: 0 },
        limits: [],
    };
}
//# sourceMappingURL=plan-document.js.map

/***/ }),

/***/ 33597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: function() { return /* binding */ refuseUnusable; },
/* harmony export */   UW: function() { return /* binding */ checkWhole; },
/* harmony export */   X: function() { return /* binding */ ErroredPlan; },
/* harmony export */   c7: function() { return /* binding */ readPlanJson; },
/* harmony export */   dB: function() { return /* binding */ asPlanDocument; },
/* harmony export */   m3: function() { return /* binding */ readPlan; },
/* harmony export */   np: function() { return /* binding */ UnreadablePlan; },
/* harmony export */   u: function() { return /* binding */ misnamedProblem; },
/* harmony export */   vN: function() { return /* binding */ LONGEST_PLAN; }
/* harmony export */ });
/* unused harmony export markUnmarked */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44990);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3543);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62177);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2340);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35379);
/* harmony import */ var _plan_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91870);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77934);
/** Reads a plan in JSON (`terraform show -json`). Its text may be hostile, so its parts have to agree. */










/** The longest plan that is read, in characters. */
const LONGEST_PLAN = 256 * 1024 * 1024;
/** How many names the top of a plan has at most. Terraform writes about twenty. */
const MOST_MEMBERS = 1_000;
const MOST_CHANGES = 200_000;
const map = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .unknown */ .L5J());
const marks = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY(), map]);
const actionSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .picklist */ .KIO(['no-op', 'create', 'read', 'update', 'delete', 'forget', 'open']);
const changeSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({
    address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    module_address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    // OpenTofu 1.11 lists ephemeral resources, too.
    mode: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .picklist */ .KIO(['managed', 'data', 'ephemeral']),
    type: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    index: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig()])),
    provider_name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    deposed: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    previous_address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .maxLength */ .Ru6(_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .LONGEST_MESSAGE */ .bX))),
    change: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({
        actions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(actionSchema), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .minLength */ .BpQ(1), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .maxLength */ .Ru6(2)),
        before: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(map),
        after: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(map),
        after_unknown: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(marks, {}),
        before_sensitive: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(marks, false),
        after_sensitive: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(marks, false),
        importing: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(map)),
    }),
});
const invocations = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(_plan_document_js__WEBPACK_IMPORTED_MODULE_6__/* .invocationSchema */ .u8), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .maxLength */ .Ru6(MOST_CHANGES));
const documentSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({
    format_version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    terraform_version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    variables: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ value: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .unknown */ .L5J() }))),
    planned_values: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ root_module: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(map) }),
    resource_changes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(changeSchema), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .maxLength */ .Ru6(MOST_CHANGES))),
    output_changes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(map),
    action_invocations: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(invocations),
    deferred_changes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(map)),
    deferred_action_invocations: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ action_invocation: _plan_document_js__WEBPACK_IMPORTED_MODULE_6__/* .invocationSchema */ .u8 }))),
    configuration: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ root_module: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(map) }),
    errored: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY()),
    complete: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY()),
});
/** A plan that cannot be used. */
class UnreadablePlan extends Error {
    name = 'UnreadablePlan';
    finding;
    /** @param why a sentence of its own is of no other kind than that the plan cannot be read */
    constructor(why) {
        const found = typeof why === 'string' ? (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('plan-not-readable', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(why)) : why;
        super((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(found));
        this.finding = found;
    }
}
class NoJson extends UnreadablePlan {
}
/** A plan that says that it errored. */
class ErroredPlan extends UnreadablePlan {
}
/**
 * Reads the JSON of a plan, whoever made it.
 *
 * @param isWhole whether it has every value, or is the redacted form of a service
 * @throws UnreadablePlan, or the reason of the signal
 */
async function readPlanJson(written, isWhole, signal) {
    // Windows begins texts with a mark of their encoding.
    const text = written.startsWith('\ufeff') ? written.slice(1) : written;
    if (text.length > LONGEST_PLAN) {
        throw new UnreadablePlan(`The plan has more than ${LONGEST_PLAN} characters.`);
    }
    let parsed;
    await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
    try {
        parsed = JSON.parse(text);
    }
    catch {
        // What the parser says shows a piece of the plan, which may be a sensitive value.
        throw new NoJson('The plan is not JSON.');
    }
    await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .isRecord */ .u4)(parsed))
        throw new UnreadablePlan('The plan is not an object of JSON.');
    if (Object.keys(parsed).length > MOST_MEMBERS) {
        throw new UnreadablePlan(`The plan has more than ${MOST_MEMBERS} members, and no plan has so many.`);
    }
    await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
    if ((0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .isDeeperThan */ .hz)(parsed, _model_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .MOST_LEVELS */ .Ez))
        throw new UnreadablePlan('The plan is nested too deeply.');
    await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
    const document = parsed;
    // Whole plans have the first, redacted ones the second.
    const version = document['format_version'] ?? document['plan_format_version'];
    if (typeof version === 'string' && !/^[01]\.\d+$/.test(version)) {
        throw new UnreadablePlan(`The plan has the format ${quoted(version)}, and Plangate reads 0.1 to 1.x. Update Plangate, or plan with a Terraform that it knows.`);
    }
    // The value as it was before any schema: a schema drops attributes with some names.
    if (isWhole)
        markUnmarked(document);
    return new _model_plan_json_js__WEBPACK_IMPORTED_MODULE_5__/* .PlanJson */ .gv(text, document, isWhole);
}
/**
 * Reads a whole plan and checks that its parts agree.
 *
 * @throws UnreadablePlan, or the reason of the signal
 */
async function readPlan(text, signal) {
    // Which command writes a plan helps who has a file, and not who asks a service.
    const json = await readPlanJson(text, true, signal).catch((error) => {
        throw error instanceof NoJson ? new NoJson(`${error.message} ${describeNoJson(text)}`) : error;
    });
    const plan = await checkWhole(json, signal);
    return { ...plan, counts: countsOf(plan.document.resource_changes) };
}
/**
 * Checks that the parts of a whole plan agree.
 *
 * @throws UnreadablePlan, or the reason of the signal
 */
async function checkWhole(json, signal) {
    const checked = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(documentSchema, json.document, { abortEarly: true });
    if (!checked.success) {
        const [issue] = checked.issues;
        const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
        const other = describeOtherDocument(json.document) ?? `${quoted(path)} has another form.`;
        throw new UnreadablePlan(`The plan is not what \`terraform show -json\` writes of one. ${other}`);
    }
    // The empty lists that a plan without changes or variables leaves out.
    const document = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .parse */ .qgA(asPlanDocument, {
        resource_changes: [],
        variables: {},
        ...json.document,
    });
    refuseUnusable(json);
    const keys = new Set();
    for (const change of document.resource_changes) {
        await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
        const problem = forgedProblem(change);
        if (problem !== undefined)
            throw new UnreadablePlan(problem);
        const key = JSON.stringify([change.address, Reflect.get(change, 'deposed')]);
        if (keys.has(key))
            throw new UnreadablePlan(`The plan names ${quoted(change.address)} twice.`);
        keys.add(key);
    }
    const { action_invocations: invoked = [], deferred_action_invocations: deferred = [] } = document;
    const invocations = [...invoked, ...deferred.map((entry) => entry.action_invocation)];
    for (const { address, type, name } of invocations) {
        const { block } = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .readAddress */ .zq)(address) ?? {};
        if (block?.type === 'action' && (0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(block.labels, [type, name]))
            continue;
        throw new UnreadablePlan(`The plan calls ${quoted(`action.${type}.${name}`)} by another address, ${quoted(address)}.`);
    }
    const different = await differenceOf(document, signal);
    if (different !== undefined) {
        throw new UnreadablePlan(`The plan says two things about ${quoted(different)}: its resource_changes and its planned_values differ.`);
    }
    return { json, document, text: json.text };
}
/** Refuses what errored, and what names something twice: a reader of the plan may take either value. */
function refuseUnusable(json) {
    if (json.isErrored) {
        throw new ErroredPlan('The plan says that it errored, so it may lack changes.');
    }
    const [repeated] = json.repeated();
    if (repeated !== undefined) {
        throw new UnreadablePlan(`The plan names ${quoted(repeated)} twice.`);
    }
}
/** Before 1.1, Terraform marks sensitive values in some places or in none: there, each value counts as sensitive. */
function markUnmarked(plan) {
    const version = plan['format_version'] ?? plan['plan_format_version'];
    if (!String(version).startsWith('0.'))
        return;
    const changes = [
        ...(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(plan, 'resource_changes')).map((entry) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(entry, 'change')),
        ...Object.values((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(plan, 'output_changes'))),
    ];
    for (const change of changes.filter(_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .isRecord */ .u4)) {
        change['before_sensitive'] ??= true;
        change['after_sensitive'] ??= true;
    }
    const states = [(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(plan, 'planned_values'), (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(plan, 'prior_state'), 'values')];
    for (const resource of states.flatMap((values) => [...(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_5__/* .resourcesOf */ .F3)(values)])) {
        resource['sensitive_values'] ??= true;
    }
}
/** The type of a plan for what another schema has accepted already. It checks nothing. */
const asPlanDocument = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .custom */ .IeY(() => true);
/**
 * The problem of an address that disagrees with the other fields of its change, as a sentence: a policy may read either.
 * Undefined if they agree.
 */
function misnamedProblem(change) {
    const { address, module_address: module, mode, type, name, index } = change;
    const prefix = module === undefined || module === '' ? '' : `${module}.`;
    const local = `${mode === 'managed' ? '' : `${mode}.`}${type}.${name}${(0,_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .writeIndex */ ._M)(index)}`;
    if (address !== prefix + local) {
        return `The plan calls ${quoted(prefix + local)} by another address, ${quoted(address)}.`;
    }
    return (0,_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .isIdentifier */ ._5)(type) && (0,_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .isIdentifier */ ._5)(name)
        ? undefined
        : `The plan has no possible name: ${quoted(address)}.`;
}
/** Whether an object has values before and after what a single action does; undefined where it may have some or none. */
const VALUES_AROUND = {
    create: { before: false, after: true },
    update: { before: true, after: true },
    delete: { before: true, after: false },
    forget: { before: true, after: false },
    read: { after: true },
    // What is gone since it was in the state has none at all.
    'no-op': {},
    open: { before: false, after: false },
};
/** What is wrong with a change: its address, or values that do not fit what happens to it. */
function forgedProblem(resource) {
    const misnamed = misnamedProblem(resource);
    if (misnamed !== undefined)
        return misnamed;
    const { address, mode, change } = resource;
    const { actions, before, after } = change;
    const [first, second] = actions;
    const isReplacement = actions.includes('create') && (actions.includes('delete') || actions.includes('forget'));
    const isPair = first === undefined || second !== undefined;
    const expected = isPair ? { before: true, after: true } : VALUES_AROUND[first];
    const contradicts = (hasValues, values) => hasValues !== undefined && hasValues !== (values !== null);
    const isForged = (isPair && !isReplacement) ||
        contradicts(expected.before, before) ||
        contradicts(expected.after, after) ||
        (first === 'no-op' && !(0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(before, after)) ||
        // Only data is read, and what is ephemeral is opened and nothing else.
        (first === 'read' && mode !== 'data') ||
        (first === 'open') !== (mode === 'ephemeral');
    return isForged
        ? `The plan says ${actions.join(' and ')} of ${quoted(address)}, and its values do not fit.`
        : undefined;
}
async function differenceOf({ planned_values: planned, resource_changes: changes }, signal) {
    /** The planned values of managed resources, by address. */
    const values = new Map();
    const addValuesOf = ({ resources = [], child_modules: inner = [] }) => {
        for (const { address, mode, values: attributes } of resources) {
            if (mode === 'managed')
                values.set(address, attributes);
        }
        for (const module of inner)
            addValuesOf(module);
    };
    try {
        addValuesOf(planned.root_module ?? {});
    }
    catch (error) {
        if (error instanceof TypeError) {
            throw new UnreadablePlan('The plan has planned_values of another form.');
        }
        throw error;
    }
    const remaining = changes.filter((resource) => resource.mode === 'managed' &&
        (resource.change.after !== null || resource.change.actions.includes('no-op')) &&
        Reflect.get(resource, 'deposed') === undefined);
    for (const { address, change } of remaining) {
        await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
        if (!values.has(address)) {
            // One that is gone already need not be listed.
            if (change.after !== null)
                return address;
            continue;
        }
        // One of which nothing is known yet, or that is gone already, is listed without values.
        const withoutValues = change.after === null ? null : {};
        if (!(0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(values.get(address) ?? withoutValues, change.after))
            return address;
    }
    // A forgotten resource continues to exist, although Terraform no longer manages it.
    const forgotten = changes.filter(({ change }) => change.actions.includes('forget'));
    const addresses = new Set([...remaining, ...forgotten].map(({ address }) => address));
    return [...values.keys()].find((address) => !addresses.has(address));
}
/** A replacement counts as one creation and one destruction. */
function countsOf(changes) {
    const managed = changes.filter(({ mode }) => mode === 'managed');
    const count = (action) => managed.filter(({ change }) => change.actions.includes(action)).length;
    const imports = managed.filter(({ change }) => typeof Reflect.get(change, 'importing') === 'object');
    return {
        additions: count('create'),
        changes: count('update'),
        destructions: count('delete'),
        imports: imports.length,
    };
}
function quoted(text) {
    return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}
const AGAIN = 'Write the plan with `terraform show -json saved.plan > plan.json`.';
/** How such texts begin. A text that comes first may begin like one that comes later. */
const BEGINNINGS = [
    [
        /^[ \t\r\n]*$/,
        `It is empty, as it is where the command that writes it failed. Look at what that command said. ${AGAIN}`,
    ],
    [
        /^PK[^A-Za-z][^A-Za-z]/,
        'It is a saved plan, which is binary. Show it as JSON: `terraform show -json saved.plan > plan.json`, in the directory that was planned.',
    ],
    [
        /^\ufffd\ufffd?.\0|^.\0.\0/s,
        'It is in UTF-16, as PowerShell writes it. Write it in UTF-8: `terraform show -json saved.plan | Out-File -Encoding utf8 plan.json`.',
    ],
    [
        /^[ \t\r\n]*\{"@level"/,
        'It is the log of `terraform plan -json`, which has no values. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
    ],
    [/^[ \t\r\n]*\{/, `It is not complete, or not JSON from some place on. ${AGAIN}`],
    [
        /^[^{]*\n\{[ \t\r\n]*"format_version"/,
        'It begins with a line that is no JSON, as the wrapper of hashicorp/setup-terraform prints one. Set `terraform_wrapper: false` there, and keep only what the command prints on standard output.',
    ],
    [
        /Terraform|OpenTofu|# [^ \n]+ will be |Plan: \d|No changes/,
        'It is what `terraform plan` or `terraform show` prints for people. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
    ],
];
/** The beginning says what a text is; the longest line of another program that may come before it is far shorter. */
const BEGINNING_LENGTH = 16_384;
/** What a text is that JSON cannot be read from. Nothing of it is shown: it may have sensitive values. */
function describeNoJson(text) {
    const start = text.slice(0, BEGINNING_LENGTH);
    const [, sentences = AGAIN] = BEGINNINGS.find(([beginning]) => beginning.test(start)) ?? [];
    return sentences;
}
/** What an object of JSON is that is no plan; undefined for all that may be one. */
function describeOtherDocument(document) {
    const has = (name) => Object.hasOwn(document, name);
    if (has('resource_changes') || has('planned_values'))
        return undefined;
    if (has('plan_format_version')) {
        return 'It is a redacted plan of a service. A check that has a service reads it there: leave `plan` out.';
    }
    if (has('lineage') || has('serial'))
        return `It is a state file, which has no changes. ${AGAIN}`;
    if (has('@level'))
        return describeNoJson('{"@level"');
    if (!has('format_version') || has('provider_schemas'))
        return undefined;
    return 'It is a state, as `terraform show -json` prints it where no plan is named. Name the saved plan: `terraform show -json saved.plan > plan.json`.';
}
//# sourceMappingURL=read-plan.js.map

/***/ }),

/***/ 90621:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ changesIn; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3543);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35379);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2340);
/* harmony import */ var _planned_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69166);
/**
 * What a plan changes, from its JSON: the changes of resources, the actions that it invokes, and what describes the whole
 * plan (it is a plan, it failed, it leaves something to a later plan).
 *
 * Source: https://github.com/hashicorp/terraform/blob/v1.16.4/internal/command/jsonplan/plan.go.
 */





const UNREADABLE_ENTRY = "The plan's JSON has an entry that cannot be read.";
/** Every plan, redacted or not, has one of these members; no other document of the service has any. */
const VERSION_MEMBERS = ['plan_format_version', 'format_version'];
/**
 * Reads the changes of a plan. Yields before each change that it reads, so that the caller can let other work go on.
 *
 * @param options.counts the plan's own, with which the changes must agree
 * @param options.diff whether all attributes of each change are read, and not only those that force a replacement
 * @param options.judgesLater whether what is left to a later plan is judged with this one
 */
function* changesIn(plan, options) {
    const { counts, diff = false, judgesLater = false } = options;
    const { document } = plan;
    const list = createChangeList();
    const attributeBudget = createAttributeBudget();
    const doubts = new Set();
    /** The objects of a list. Anything else in it, or instead of it, is a doubt. */
    const objectsIn = (entries) => {
        if (entries === undefined || entries === null)
            return [];
        const objects = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(entries).filter(_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4);
        const areAllObjects = Array.isArray(entries) && objects.length === entries.length;
        if (!areAllObjects)
            doubts.add(UNREADABLE_ENTRY);
        return objects;
    };
    const objectsOf = (name) => objectsIn(document[name]);
    for (const name of plan.repeated())
        doubts.add(`The plan's JSON names ${name} twice.`);
    if (!VERSION_MEMBERS.some((name) => typeof document[name] === 'string')) {
        doubts.add("The plan's JSON has no format version, so it is no plan as Terraform writes it.");
    }
    if (plan.isErrored) {
        doubts.add("The plan's JSON says that the plan errored, so it may lack changes.");
    }
    const counted = { additions: 0, changes: 0, destructions: 0, imports: 0 };
    for (const entry of objectsIn(plan.exactChanges())) {
        yield;
        const read = toChange(entry, diff);
        if (read === undefined)
            continue;
        if ('doubt' in read) {
            doubts.add(read.doubt);
            continue;
        }
        const { actions, change } = read;
        if (actions.includes('create'))
            counted.additions += 1;
        if (actions.includes('update'))
            counted.changes += 1;
        if (actions.includes('delete'))
            counted.destructions += 1;
        if (change.imported)
            counted.imports += 1;
        const isMoved = change.previousAddress !== undefined && change.previousAddress !== change.address;
        if (change.action === 'none' && !isMoved && !change.imported)
            continue;
        list.add({ ...change, differs: attributeBudget.attributesOf(change) });
    }
    for (const entry of objectsOf('action_invocations')) {
        const invocation = toInvocation(entry);
        if (invocation === undefined)
            doubts.add(UNREADABLE_ENTRY);
        else
            list.add({ ...OF_INVOCATION, ...invocation });
    }
    const deferred = objectsOf('deferred_changes').length;
    const deferredActions = objectsOf('deferred_action_invocations').map((entry) => toInvocation((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldOf */ ._F)(entry, 'action_invocation'))?.address ?? 'one that cannot be read');
    if (!judgesLater) {
        for (const sentence of sayLeftToLater(deferred, deferredActions))
            doubts.add(sentence);
    }
    const wrongCounts = ['additions', 'changes', 'destructions', 'imports']
        .filter((name) => (counts[name] ?? counted[name]) !== counted[name])
        .map((name) => `${name} ${counted[name]} (the plan says ${counts[name]})`);
    if (wrongCounts.length > 0) {
        doubts.add(`The plan's JSON does not add up: ${wrongCounts.join(', ')}.`);
    }
    const isListed = ['resource_changes', 'action_invocations'].some((name) => Object.hasOwn(document, name));
    const { complete } = document;
    return {
        ...list.sorted(),
        source: 'json',
        doubt: doubts.size > 0 ? [...doubts].slice(0, MOST_DOUBTS).join(' ') : undefined,
        partial: complete === undefined || complete === true ? undefined : true,
        unlisted: isListed ? undefined : true,
        unread: attributeBudget.sayLeftOut(),
    };
}
/** How many doubts are reported. */
const MOST_DOUBTS = 4;
/** How many changes are kept. Prominent ones are kept up to twice this number. */
const MOST_CHANGES = 20_000;
/** Collects the changes of a plan, the worst of each object. */
function createChangeList() {
    const kept = new Map();
    let leftOut = 0;
    return {
        add(change) {
            const { address, deposed, trigger, action } = change;
            const key = JSON.stringify([address, deposed, trigger]);
            const earlier = kept.get(key);
            const most = (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .isProminent */ .jR)(action) ? 2 * MOST_CHANGES : MOST_CHANGES;
            if (earlier === undefined && kept.size >= most)
                leftOut += 1;
            else if (earlier === undefined || (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .severityRank */ .qs)(action) < (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .severityRank */ .qs)(earlier.action)) {
                kept.set(key, change);
            }
        },
        sorted() {
            const order = (one, other) => (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .severityRank */ .qs)(one.action) - (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .severityRank */ .qs)(other.action) ||
                (one.address < other.address ? -1 : 1);
            return { changes: [...kept.values()].sort(order), leftOut };
        },
    };
}
/** What is the same for each invocation of an action. */
const OF_INVOCATION = {
    action: 'invoke',
    previousAddress: undefined,
    imported: false,
    deposed: false,
    reason: undefined,
    attributes: [],
    location: undefined,
};
function sayLeftToLater(changes, actions) {
    const sentence = (number, noun, names = '') => `The plan leaves ${number} ${noun}${number === 1 ? '' : 's'} to a later plan, which was not judged${names}.`;
    const sentences = [];
    if (changes > 0)
        sentences.push(sentence(changes, 'change'));
    if (actions.length > 0) {
        const names = actions.slice(0, 3).join(', ') + (actions.length > 3 ? ', …' : '');
        sentences.push(sentence(actions.length, 'action', `: ${names}`));
    }
    return sentences;
}
/** The most characters of all names together. Those of destroyed resources are kept up to twice this number. */
const MOST_CHARACTERS = 4_000_000;
/** Gives the names of the attributes that change, until all together are too long. */
function createAttributeBudget() {
    let characters = 0;
    let leftOut = 0;
    return {
        /** The attributes that differ; undefined if they are not known, or if there is no room for them. */
        attributesOf({ action, differs }) {
            if (differs === undefined)
                return undefined;
            const { length } = JSON.stringify(differs);
            const isDestroyed = action === 'delete' || action === 'replace';
            if (characters + length > (isDestroyed ? 2 * MOST_CHARACTERS : MOST_CHARACTERS)) {
                leftOut += 1;
                return undefined;
            }
            characters += length;
            return differs;
        },
        sayLeftOut() {
            if (leftOut === 0)
                return undefined;
            const number = leftOut === 1 ? '1 change' : `${leftOut} changes`;
            return `The plan is too large to keep the attributes of ${number}.`;
        },
    };
}
/** Reason in the JSON plan → shorter word in reports. */
const REASONS = {
    replace_because_tainted: 'tainted',
    replace_because_cannot_update: 'cannot_update',
    replace_by_request: 'requested',
    replace_by_triggers: 'replace_triggered_by',
};
/**
 * Reads an entry of `resource_changes`.
 *
 * @param diff whether all attributes are read
 * @returns as `doubt`, what cannot be read of it; undefined for what changes nothing
 */
function toChange(entry, diff) {
    const { mode, change, deposed, type, ...others } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(entry);
    const { actions, importing, replace_paths: paths } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(change);
    const address = (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .asAddress */ .tf)(others['address']);
    const unreadable = { doubt: UNREADABLE_ENTRY };
    if (address === undefined)
        return unreadable;
    if (mode === 'data' || mode === 'ephemeral') {
        return (0,_model_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readAddress */ .zq)(address)?.block.type === mode ? undefined : unreadable;
    }
    if (!Array.isArray(actions))
        return unreadable;
    const previous = others['previous_address'] ?? undefined;
    if (previous !== undefined && (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .asAddress */ .tf)(previous) === undefined)
        return unreadable;
    const action = toAction(actions);
    if (action === undefined)
        return { doubt: "The plan's JSON names an unrecognized action." };
    if (action === 'not a change')
        return undefined;
    const reason = (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .asWord */ .xS)(others['action_reason']) ?? '';
    // Only the first step of a path is certain to be the name of an attribute: later ones may be keys of a map.
    const forcing = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(paths)
        .slice(0, 1_000)
        .flatMap((path) => (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .asWord */ .xS)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(path)[0]) ?? []);
    // A resource that is forgotten, and not created anew, stays as it is.
    const staysAsItIs = action === 'forget' && actions.length === 1;
    let differs;
    if (diff)
        differs = staysAsItIs ? [] : changedAttributes(change, type);
    return {
        actions,
        change: {
            address,
            action,
            recreated: action === 'forget' && actions.includes('create') ? true : undefined,
            previousAddress: (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .asAddress */ .tf)(previous),
            imported: typeof importing === 'object' && importing !== null,
            deposed: typeof deposed === 'string' && deposed !== '',
            reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
            attributes: [...new Set(forcing)].slice(0, 10),
            differs,
            location: undefined,
        },
    };
}
/**
 * The action for the list of words that Terraform writes, as in `["delete", "create"]`.
 *
 * @returns undefined if a word is unrecognized: it could mean any change
 */
function toAction(actions) {
    const has = (word) => actions.includes(word);
    if (actions.length === 0 || !actions.every((word) => KNOWN_ACTIONS.has(word)))
        return undefined;
    if (has('delete'))
        return has('create') ? 'replace' : 'delete';
    const action = ['forget', 'update', 'create'].find(has);
    if (action !== undefined)
        return action;
    return has('no-op') ? 'none' : 'not a change';
}
const CHANGING_ACTIONS = ['no-op', 'create', 'update', 'delete', 'forget'];
const READING_ACTIONS = ['read', 'open', 'renew', 'close'];
const KNOWN_ACTIONS = new Set([...CHANGING_ACTIONS, ...READING_ACTIONS]);
/**
 * Reads an action that the apply invokes, with what triggers it; undefined if that cannot be read. Terraform 1.14 and
 * later lists them.
 */
function toInvocation(entry) {
    const fields = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(entry);
    const address = (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .asAddress */ .tf)(fields['address']);
    if (address === undefined || (0,_model_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readAddress */ .zq)(address)?.block.type !== 'action')
        return undefined;
    if (fields['lifecycle_action_trigger'] === undefined) {
        const byPerson = fields['invoke_action_trigger'];
        const isInvoked = typeof byPerson === 'object' && byPerson !== null;
        return isInvoked ? { address, trigger: { event: 'invoke' } } : undefined;
    }
    const lifecycle = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(fields['lifecycle_action_trigger']);
    const resource = (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .asAddress */ .tf)(lifecycle['triggering_resource_address']);
    const event = snakeCase(lifecycle['action_trigger_event']);
    if (resource === undefined || event === undefined)
        return undefined;
    const onFailure = String(lifecycle['on_failure']).replace(/^ActionOnFailure/, '');
    return { address, trigger: { event, resource, onFailure: snakeCase(onFailure) } };
}
/** `AfterCreate` is `after_create` in a configuration. */
function snakeCase(word) {
    if (typeof word !== 'string' || !/^[A-Z][A-Za-z]{0,40}$/.test(word))
        return undefined;
    return (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .asWord */ .xS)(word.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase());
}
/** Limits: no schema has more attributes, and no name is longer. */
const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;
/**
 * The attributes that differ, those that force a replacement first.
 *
 * @param change of a resource of this type, as the JSON plan has it
 */
function changedAttributes(change, type) {
    const before = memberOf(change, 'before');
    const after = memberOf(change, 'after');
    const unknown = memberOf(change, 'after_unknown');
    const sensitiveBefore = memberOf(change, 'before_sensitive');
    const sensitiveAfter = memberOf(change, 'after_sensitive');
    // Only the first step of a path is certain to be the name of an attribute: later ones may be keys of a map.
    const firstSteps = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(memberOf(change, 'replace_paths')).map((path) => memberOf(path, '0'));
    const forcing = new Set(firstSteps.filter((step) => typeof step === 'string'));
    const objects = [before, after, unknown].filter((value) => !Array.isArray(value));
    const names = new Set([...objects.flatMap(keysOf), ...forcing]);
    const attributes = [];
    for (const name of names) {
        const valueBefore = emptyAsNull(memberOf(before, name), type);
        const valueAfter = emptyAsNull(memberOf(after, name), type);
        const forces = forcing.has(name);
        let differs;
        if (isMissing(before) || isMissing(after)) {
            // An empty list of a resource that is created or destroyed may mean a block that is not written in the files.
            differs = hasContent(valueBefore) || hasContent(valueAfter);
        }
        else {
            // A value that becomes sensitive, or stops being so, is a change, too.
            differs =
                !(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(valueBefore ?? null, valueAfter ?? null) ||
                    !areMarkedAlike(memberOf(sensitiveBefore, name), memberOf(sensitiveAfter, name));
        }
        if (!forces && !differs && !(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isMarked */ .rZ)(memberOf(unknown, name)))
            continue;
        const shownName = name.slice(0, LONGEST_NAME);
        attributes.push(forces ? { name: shownName, forces } : { name: shownName });
    }
    const rank = ({ forces }) => (forces ? 0 : 1);
    attributes.sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
    return attributes.slice(0, MOST_NAMES);
}
/**
 * Providers of the older kind write an empty text for no value, and Terraform shows it as none. It does
 * not where an attribute takes a value of any type, as those of `terraform_data` do.
 */
function emptyAsNull(value, type) {
    return value === '' && type !== 'terraform_data' ? null : value;
}
function hasContent(value) {
    if (typeof value !== 'object' || value === null)
        return !isMissing(value);
    return keysOf(value).length > 0;
}
function isMissing(value) {
    return value === null || value === undefined;
}
/**
 * A member of an object or a list. Where the JSON plan marks values as unknown or sensitive, `true` instead of an object
 * stands for each of its members.
 */
function memberOf(value, step) {
    if (value === true)
        return true;
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
        return undefined;
    return Reflect.get(value, step);
}
/** Whether two values have the same parts marked as sensitive. */
function areMarkedAlike(one, other) {
    if (one === true || other === true)
        return one === other;
    const steps = [one, other].flatMap(keysOf);
    return steps.every((step) => areMarkedAlike(memberOf(one, step), memberOf(other, step)));
}
function keysOf(value) {
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
//# sourceMappingURL=changes-in-plan.js.map

/***/ })

};
;