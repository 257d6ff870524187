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
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33597);
/* harmony import */ var _plan_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88572);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10988);
/* harmony import */ var _read_policies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11056);







/** The time for changes that only inform: they do not get all the time until the deadline. */
const BUDGET_MS = 20_000;
/** Reads what a plan changes. Undefined when nothing changes, and where this token gets no JSON. */
async function readChanges(plan, { isGuarded, mayReadWhole, json: known }, ports) {
    const { status } = plan.attributes;
    const counts = Object.values((0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .countsOf */ .mQ)(plan.attributes));
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
        const log = await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_6__/* .readIfPossible */ .dA)(job, '', (client) => client.runs.planLog(plan, LOG_BYTES));
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
        const reading = (0,_plan_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .changesIn */ .N)(json, { counts: (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .countsOf */ .mQ)(attributes), diff: !isWhole });
        return { changes: await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_1__/* .runInTurns */ .hp)(reading, signal) };
    }
    catch (error) {
        if (error instanceof _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadablePlan */ .np) {
            return {
                changes: undefined,
                failed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .clauseOf */ .pQ)(error.message),
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
    const counts = (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .countsOf */ .mQ)(attributes);
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
    return text === '' ? undefined : (0,_plan_read_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlanJson */ .c7)(text, isWhole, signal);
}
/** The JSON of a plan as text; empty if the service shows none. */
function fetchPlanText(planId, isWhole, { runs }) {
    return isWhole ? runs.wholePlanJson(planId) : runs.planJson(planId);
}
//# sourceMappingURL=read-changes.js.map

/***/ }),

/***/ 88572:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ changesIn; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3543);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(239);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35379);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2340);
/* harmony import */ var _count_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74742);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41293);
/* harmony import */ var _policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69166);
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
    function* objectsIn(list) {
        for (const entry of (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .entriesOf */ .Mc)(plan, [list])) {
            if ((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecord */ .u4)(entry.whole) && typeof entry.at === 'number')
                yield entry;
            else
                doubts.add(UNREADABLE_ENTRY);
        }
    }
    for (const name of plan.repeated())
        doubts.add(`The plan's JSON names ${name} twice.`);
    if (!VERSION_MEMBERS.some((name) => typeof document[name] === 'string')) {
        doubts.add("The plan's JSON has no format version, so it is no plan as Terraform writes it.");
    }
    if (plan.isErrored) {
        doubts.add("The plan's JSON says that the plan errored, so it may lack changes.");
    }
    const wordsOfChanges = [];
    for (const entry of objectsIn('resource_changes')) {
        yield;
        const read = toChange(entry, diff);
        if (read === undefined)
            continue;
        if ('doubt' in read) {
            doubts.add(read.doubt);
            continue;
        }
        const { words, change } = read;
        wordsOfChanges.push(words);
        if (!(0,_count_words_js__WEBPACK_IMPORTED_MODULE_4__/* .isIdle */ .xB)({ words })) {
            list.add(entry, { ...change, differs: attributeBudget.attributesOf(change) });
        }
    }
    for (const entry of objectsIn('action_invocations')) {
        const invocation = toInvocation(entry.said);
        if (invocation === undefined)
            doubts.add(UNREADABLE_ENTRY);
        else
            list.add(entry, { ...OF_INVOCATION, ...invocation });
    }
    const deferred = [...objectsIn('deferred_changes')].length;
    const deferredActions = Array.from(objectsIn('deferred_action_invocations'), ({ said, around }) => (around && toInvocation(said))?.address ?? 'one that cannot be read');
    if (!judgesLater) {
        for (const sentence of sayLeftToLater(deferred, deferredActions))
            doubts.add(sentence);
    }
    const counted = (0,_count_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countChanges */ .xS)(wordsOfChanges);
    const wrongCounts = _count_words_js__WEBPACK_IMPORTED_MODULE_4__/* .COUNT_NAMES */ .bO.filter((name) => (counts[name] ?? counted[name]) !== counted[name]).map((name) => `${name} ${counted[name]} (the plan says ${counts[name]})`);
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
        add(entry, change) {
            const { action } = change;
            const key = (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .identityOf */ .cu)(entry);
            const earlier = kept.get(key);
            const most = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .isProminent */ .jR)(action) ? 2 * MOST_CHANGES : MOST_CHANGES;
            if (earlier === undefined && kept.size >= most)
                leftOut += 1;
            else if (earlier === undefined || (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .severityRank */ .qs)(action) < (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .severityRank */ .qs)(earlier.action)) {
                kept.set(key, change);
            }
        },
        sorted() {
            const order = (one, other) => (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .severityRank */ .qs)(one.action) - (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .severityRank */ .qs)(other.action) ||
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
    const { mode, type, previousAddress: previous } = entry;
    const address = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asAddress */ .tf)(entry.address);
    const unreadable = { doubt: UNREADABLE_ENTRY };
    if (address === undefined)
        return unreadable;
    if (mode === 'data' || mode === 'ephemeral') {
        return (0,_model_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readAddress */ .zq)(address)?.block.type === mode ? undefined : unreadable;
    }
    if (entry.actions === undefined)
        return unreadable;
    if (previous !== undefined && (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asAddress */ .tf)(previous) === undefined)
        return unreadable;
    const words = (0,_count_words_js__WEBPACK_IMPORTED_MODULE_4__/* .wordsOfEntry */ .tQ)(entry);
    // It could mean any change.
    if (words.includes('other'))
        return { doubt: "The plan's JSON names an unrecognized action." };
    const [, action = 'none'] = ACTIONS_OF_WORDS.find(([word]) => words.includes(word)) ?? [];
    const recreated = action === 'forget' && words.includes('add') ? true : undefined;
    const reason = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asWord */ .xS)(entry.reason) ?? '';
    // Only the first step of a path is certain to be the name of an attribute: later ones may be keys of a map.
    const forcing = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .listOf */ .c3)(entry.replacePaths)
        .slice(0, 1_000)
        .flatMap((path) => (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asWord */ .xS)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .listOf */ .c3)(path)[0]) ?? []);
    // A resource that is forgotten, and not created anew, stays as it is.
    const staysAsItIs = action === 'forget' && recreated === undefined;
    let differs;
    if (diff)
        differs = staysAsItIs ? [] : changedAttributes(entry, type);
    return {
        words,
        change: {
            address,
            action,
            recreated,
            previousAddress: (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asAddress */ .tf)(previous),
            imported: words.includes('import'),
            deposed: (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .isDeposed */ .DT)(entry),
            reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
            attributes: [...new Set(forcing)].slice(0, 10),
            differs,
            location: undefined,
        },
    };
}
/** The action of a change for the word that it counts for, the worst first. */
const ACTIONS_OF_WORDS = [
    ['replace', 'replace'],
    ['destroy', 'delete'],
    ['forget', 'forget'],
    ['change', 'update'],
    ['add', 'create'],
];
/**
 * Reads an action that the apply invokes, with what triggers it; undefined if that cannot be read. Terraform 1.14 and
 * later lists them.
 */
function toInvocation(entry) {
    const fields = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(entry);
    const address = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asAddress */ .tf)(fields['address']);
    if (address === undefined || (0,_model_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readAddress */ .zq)(address)?.block.type !== 'action')
        return undefined;
    if (fields['lifecycle_action_trigger'] === undefined) {
        const byPerson = fields['invoke_action_trigger'];
        const isInvoked = typeof byPerson === 'object' && byPerson !== null;
        return isInvoked ? { address, trigger: { event: 'invoke' } } : undefined;
    }
    const lifecycle = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(fields['lifecycle_action_trigger']);
    const resource = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asAddress */ .tf)(lifecycle['triggering_resource_address']);
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
    return (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asWord */ .xS)((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_2__/* .lowerAscii */ .dq)(word.replace(/(?!^)[A-Z]/g, '_$&')));
}
/** Limits: no schema has more attributes, and no name is longer. */
const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;
/**
 * The attributes that differ, those that force a replacement first.
 *
 * @param entry of a resource of this type
 */
function changedAttributes({ values, replacePaths }, type) {
    const { before, after, unknownAfter: unknown, sensitiveBefore, sensitiveAfter } = values;
    // Only the first step of a path is certain to be the name of an attribute: later ones may be keys of a map.
    const firstSteps = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .listOf */ .c3)(replacePaths).map((path) => memberOf(path, '0'));
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
        if (!forces && !differs && !(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMarked */ .rZ)(memberOf(unknown, name)))
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