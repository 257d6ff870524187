"use strict";
exports.id = 6433;
exports.ids = [6433,2889];
exports.modules = {

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

/***/ 67107:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ WholeAnswer; }
/* harmony export */ });
/**
 * One type for the results of all judges. Everything that decides or reports works with
 * these policy results, not with the answers of the service.
 */
/**
 * One failing message of an own policy, as the policy answered it: with every member and every line. It may hold sensitive
 * values, so it is kept to be compared and digested, and nothing shows it: as JSON it has its printed lines alone.
 */
class WholeAnswer {
    /** Its lines, as `output` of the result has them. */
    lines;
    #json;
    #mayBeShown;
    /**
     * @param json the answer as JSON, with all digits of its numbers and with sorted keys
     * @param mayBeShown whether it is the same whatever the sensitive values are
     */
    constructor(lines, json, mayBeShown = false) {
        this.lines = lines;
        this.#json = json;
        this.#mayBeShown = mayBeShown;
    }
    get mayBeShown() {
        return this.#mayBeShown;
    }
    /** The whole answer where it may be shown. @param hide makes of it what is shown in its place */
    shownOr(hide) {
        return this.#mayBeShown ? this.#json : hide(this.#json);
    }
    /** @param digest makes something of the whole answer that does not show it, as a keyed hash does */
    digested(digest) {
        return digest(this.#json);
    }
}
//# sourceMappingURL=policy-result.js.map

/***/ }),

/***/ 506:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: function() { return /* binding */ createLineFilter; },
/* harmony export */   Wm: function() { return /* binding */ programIn; },
/* harmony export */   _n: function() { return /* binding */ problemsIn; },
/* harmony export */   v6: function() { return /* binding */ messageIn; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/** Reads the machine-readable log of a plan or an apply: one JSON object on each line. */

const LONGEST_LINE = 256 * 1024;
/**
 * Makes a filter for the output of a program: it keeps the lines that have the form of the log.
 *
 * @param pass gets each line that is kept, at once
 * @param only the type of the lines to keep; lines of all types if left out
 * @returns `take` takes the next piece of the output
 */
function createLineFilter(pass, only) {
    const lines = [];
    let rest = '';
    const take = (text) => {
        rest += text;
        for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
            const line = rest.slice(0, end);
            rest = rest.slice(end + 1);
            const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
            if (type === undefined || (only !== undefined && type !== only))
                continue;
            lines.push(line);
            pass(`${line}\n`);
        }
        // A line that is too long already is dropped, and this marks it as such until it ends.
        if (rest.length > LONGEST_LINE)
            rest = ' '.repeat(LONGEST_LINE + 1);
    };
    return { take, log: () => lines.map((line) => `${line}\n`).join('') };
}
/** The type of a line; undefined if the line is not one of the log. */
function typeOf(line) {
    const { type, '@level': level, '@message': message } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line));
    const isOfLog = typeof level === 'string' && typeof message === 'string';
    return isOfLog && typeof type === 'string' ? type : undefined;
}
/** The program that wrote a machine-readable log, as its first line says; undefined if it does not. */
function programIn(log) {
    for (const line of log.split('\n', 20)) {
        const { type, terraform, tofu } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line));
        if (type !== 'version')
            continue;
        if (typeof tofu === 'string')
            return 'tofu';
        if (typeof terraform === 'string')
            return 'terraform';
    }
    return undefined;
}
/** What a line of the log says for people; undefined for a line that is not one of the log. */
function messageIn(line) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line))['@message']);
}
const MOST_PROBLEMS = 100;
const LONGEST_TEXT = 4_000;
/** The errors and warnings in a machine-readable log, or in the end of one, each once. */
function problemsIn(log) {
    const problems = log.split('\n').flatMap((line) => problemsInLine(line));
    const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
    return [...distinct.values()].slice(0, MOST_PROBLEMS);
}
function problemsInLine(text) {
    const { severity, range, ...texts } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text))['diagnostic']);
    const summary = asText(texts['summary']);
    if ((severity !== 'error' && severity !== 'warning') || summary === undefined)
        return [];
    const { start, filename } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(range);
    const { line } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(start);
    return [
        {
            severity,
            summary: summary.slice(0, LONGEST_TEXT),
            detail: asText(texts['detail'])?.slice(0, LONGEST_TEXT),
            address: asText(texts['address']),
            file: asText(filename),
            line: Number.isSafeInteger(line) && Number(line) > 0 ? Number(line) : undefined,
        },
    ];
}
function asText(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
//# sourceMappingURL=program-log.js.map

/***/ }),

/***/ 96747:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: function() { return /* binding */ textBefore; },
/* harmony export */   AM: function() { return /* binding */ failuresOfBase; },
/* harmony export */   PY: function() { return /* binding */ notComparedNotice; },
/* harmony export */   QF: function() { return /* binding */ addressBefore; },
/* harmony export */   _5: function() { return /* binding */ isUnchanged; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34271);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60065);
/* harmony import */ var _tell_failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19525);
/**
 * Which failures the default branch has in the same way: the same policy prints the same line about the
 * same resources, and both plans make the same of each of them, by their JSON. An old failure that gets worse is a new one.
 * What is not certain counts as different.
 */





/**
 * That `only-new` has no effect.
 *
 * @param error why the default branch could not be compared
 * @param ofWhat whose failures count, as words after "Every failure", with a space before them
 */
function notComparedNotice(error, ofWhat = '') {
    const why = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .clauseOf */ .pQ)((0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .g)(error));
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('nothing-to-compare', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Every failure${ofWhat} counts: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('only-new')} could not compare with the default branch, because ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .foreign */ .V$)(why)}.`);
}
/**
 * Makes the function that finds what the policy of a failure says of the default branch; undefined where that is not certain.
 *
 * @param results of the default branch
 */
function failuresOfBase(results) {
    const failuresOfSame = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .findSame */ .Ad)(results);
    return (failure) => {
        const said = (failuresOfSame(failure) ?? []).map((one) => one.word === undefined && one.level !== 'unknown' ? (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeLines */ .zo)(one) : undefined);
        const known = said.filter((lines) => lines !== undefined);
        return known.length === said.length
            ? known.map((lines) => ({ lines, addresses: [] }))
            : undefined;
    };
}
/** The address that a resource has on the default branch. */
function addressBefore(address, { movedFrom }) {
    return movedFrom.get(address) ?? address;
}
/** The text of a line with the addresses that its resources had before; undefined if that is not certain. */
function textBefore({ text, addresses }, planned) {
    const moved = addresses.filter((address) => planned.movedFrom.has(address));
    // Where a moved address is replaced, one that contains it would change as well.
    const isPartOfOther = (address) => addresses.some((other) => other !== address && other.includes(address));
    if (moved.some(isPartOfOther))
        return undefined;
    return moved.reduce((before, address) => before.replaceAll(address, () => addressBefore(address, planned)), text);
}
/** Whether both plans make the same of a resource, as far as it is certain. */
function isUnchanged(address, now, before) {
    const values = now.values.get(address);
    return values !== undefined && values === before.values.get(addressBefore(address, now));
}
//# sourceMappingURL=existing-failures.js.map

/***/ }),

/***/ 53749:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OP: function() { return /* binding */ judgeByGuard; },
/* harmony export */   YB: function() { return /* binding */ NOT_COMPLETE; },
/* harmony export */   mb: function() { return /* binding */ GUARD_TRAITS; },
/* harmony export */   md: function() { return /* binding */ isProtection; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72588);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79486);
/* harmony import */ var _protect_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68874);
/* harmony import */ var _planned_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69166);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10988);
/* harmony import */ var _model_policy_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67107);
/**
 * The guard over what a plan destroys and which actions it invokes: results of the system `guard`, in addition
 * to those of the service's policies. It can only add reasons to close the gate: a list of changes that may lack some is one.
 */









/** What the name of a result of `protect` begins with; the pattern follows. */
const PROTECTION = 'protect ';
/** Whether a result of the guard, by its name, is of `protect`, and not of a number of changes. */
function isProtection(policy) {
    return policy.startsWith(PROTECTION);
}
/** It counts as no policy: nobody overrides what it stops, people approve it. */
const GUARD_TRAITS = {
    name: 'guard',
    title: 'guard',
    reads: 'plan',
    counted: 'rule',
    countsAsPolicy: false,
    acceptedBy: 'people',
    excepted: 'never',
    toldApartBy: 'nothing',
    mayHoldLater: false,
};
/**
 * Judges a plan by the rules.
 *
 * @param changes undefined when nothing is known but the plan's own counts
 * @param unseen why it cannot be seen what would be destroyed
 */
function judgeByGuard(rules, attributes, changes, unseen = []) {
    const reading = (0,_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .emptyReading */ .iz)();
    const guarded = changes === undefined ? [] : guardedChanges(changes);
    const protect = readRules(rules.protect);
    const patterns = protect.rules.map(({ pattern }) => pattern);
    const { caughtBy, unreadable } = protectedChanges(patterns, guarded);
    for (const problem of protect.problems) {
        reading.doubts.push(unknownDestroys((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('protect')} ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(problem)}`));
    }
    for (const found of unseen) {
        const { code, says } = unknownDestroys(found.says);
        reading.doubts.push({ ...found, code, says });
    }
    reading.doubts.push(...doubtsOf(rules, attributes, changes, unreadable));
    for (const rule of protect.rules) {
        const { pattern } = rule;
        const caught = caughtBy.get(pattern) ?? [];
        const policy = `${PROTECTION}${pattern}`;
        const message = protectionMessage(pattern, caught);
        const failed = caught.length > 0;
        reading.results.push(guardResult({ policy, message, caught, failed, rule }));
    }
    const { destroyed } = splitByKind(guarded);
    const { maxDestroys } = rules;
    if (maxDestroys !== undefined) {
        const forgotten = destroyed.filter(({ action }) => action === 'forget').length;
        // `destroyed` has an address once, even if several objects of it were left behind. The plan counts each object.
        const counted = ((0,_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .asCount */ .Wg)(attributes['resource-destructions']) ?? 0) + forgotten;
        const number = Math.max(counted, destroyed.length);
        const message = `${numbered(number, 'resource')} would be destroyed, and no more than ${maxDestroys} may be.`;
        const failed = number > maxDestroys;
        const policy = `max-destroys ${maxDestroys}`;
        const caught = failed ? destroyed : [];
        reading.results.push(guardResult({ policy, message, caught, failed }));
    }
    const [doubt] = reading.doubts;
    if (doubt === undefined)
        return reading;
    // With a doubt, a rule that no known change breaks has not passed. A failure stays a failure.
    const results = reading.results.map((result) => result.status === 'passed'
        ? { ...result, status: 'not-evaluated', message: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(doubt) }
        : result);
    return { ...reading, results };
}
/** @param why a whole sentence */
function unknownDestroys(why, remedy) {
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The guard cannot determine what this plan destroys. ${why}`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unknownDestroys, says, { remedy });
}
/** Settings refuse what is no rule: here it is a doubt. */
function readRules(lines) {
    const read = lines.map(_protect_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .readProtectRule */ .G);
    return {
        rules: read.flatMap((rule) => ('problem' in rule ? [] : rule)),
        problems: read.flatMap((rule) => ('problem' in rule ? rule.problem : [])),
    };
}
/**
 * What each pattern protects.
 *
 * @returns `unreadable`: a change whose address no pattern can be compared with
 */
function protectedChanges(patterns, guarded) {
    const caughtBy = new Map();
    let unreadable;
    const fitting = (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .readProtected */ .tg)([...new Set(patterns)].map((pattern) => [pattern, pattern]));
    for (const change of guarded) {
        const found = change.addresses.map(fitting);
        if (found.includes(undefined))
            unreadable ??= change;
        for (const pattern of new Set(found.flatMap((fits) => fits ?? []))) {
            (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_7__/* .addTo */ .D)(caughtBy, pattern, change);
        }
    }
    return { caughtBy, unreadable };
}
function splitByKind(changes) {
    return {
        destroyed: changes.filter(({ action }) => action !== 'invoke'),
        invoked: changes.filter(({ action }) => action === 'invoke'),
    };
}
function protectionMessage(pattern, caught) {
    const sentence = ({ length }, noun, verb) => `${numbered(length, noun)} that ${length === 1 ? 'is' : 'are'} protected by ${pattern} would be ${verb}.`;
    const { destroyed, invoked } = splitByKind(caught);
    const sentences = [];
    if (destroyed.length > 0)
        sentences.push(sentence(destroyed, 'resource', 'destroyed'));
    if (invoked.length > 0)
        sentences.push(sentence(invoked, 'action', 'invoked'));
    return sentences.join(' ');
}
/** One entry for each address. The resource itself counts more than an object that an earlier replacement left behind. */
function guardedChanges({ changes }) {
    const gathered = new Map();
    for (const planned of changes) {
        const { previousAddress, action, trigger, ...change } = planned;
        const { address, deposed } = change;
        if (action === 'update' || action === 'create' || action === 'none')
            continue;
        const earlier = gathered.get(address);
        const addresses = [address, previousAddress ?? address];
        const triggers = trigger === undefined ? [] : [(0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .describeTrigger */ .gb)(trigger)];
        const words = [action, deposed ? 'deposed' : '', address, ...triggers];
        const act = words.filter(Boolean).join(' ');
        if (earlier === undefined || earlier.deposed) {
            const { until = [], after = [] } = earlier ?? {};
            until.push({ act, addresses });
            gathered.set(address, { ...change, action, triggers, until, after });
        }
        else {
            for (const each of triggers)
                earlier.triggers.push(each);
            earlier.after.push({ act, addresses });
        }
    }
    return Array.from(gathered.values(), ({ until, after, ...change }) => {
        const all = [...until.toReversed(), ...after];
        const acts = all.map(({ act }) => act);
        const addresses = [...new Set(all.flatMap((each) => each.addresses))];
        return { ...change, acts, addresses, resource: toResource({ ...change, addresses }) };
    });
}
/** Why the rules cannot be judged on this plan. */
function doubtsOf({ protect, maxDestroys, partial = false, fullPlan = false }, attributes, changes, unreadable) {
    const doubts = [];
    const doubt = (why, remedy) => doubts.push(unknownDestroys(why, remedy));
    if (maxDestroys !== undefined && (0,_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .asCount */ .Wg)(maxDestroys) === undefined) {
        doubt((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('max-destroys')} is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(String(maxDestroys))}, which is no number of resources.`);
    }
    const { additions, changes: updates, destructions } = (0,_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .countsOf */ .mQ)(attributes);
    // The list of a whole plan can be counted, unless several objects in it may have one address.
    const isListed = changes !== undefined && changes.unlisted !== true;
    const canBeCounted = fullPlan && isListed && changes.changes.every(({ deposed }) => !deposed);
    if ((0,_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .asCount */ .Wg)(destructions) === undefined && !canBeCounted) {
        doubt((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan does not say how many resources it destroys.`);
    }
    if (changes === undefined) {
        // The counts leave out forgotten resources, and for a service they may be no changes. Actions are not left out:
        // a run of this gate invokes one only with a change of a resource.
        const changesNothing = attributes['has-changes'] === false &&
            [destructions, additions, updates].every((count) => count === 0);
        doubt(changesNothing ? MAY_FORGET : ONLY_COUNTS_KNOWN, READ_JSON);
        return doubts;
    }
    if (changes.doubt !== undefined)
        doubt((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(changes.doubt));
    if (changes.partial === true && !partial) {
        doubt(NOT_COMPLETE);
    }
    if (changes.leftOut > 0) {
        doubt((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .numberPart */ .V4)(changes.leftOut)} more changes exceed the limit.`);
    }
    if (unreadable !== undefined && protect.length > 0) {
        doubt((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `No pattern can match the address ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .resourcePart */ ._8)(unreadable.address)}.`);
    }
    return doubts;
}
const NOT_COMPLETE = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan says of itself that it is not complete: another one has to follow.`;
const READ_JSON = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Let the token read the plan's JSON. Where the service has no redacted form of it, set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('full-plan')} to true.`;
const ONLY_COUNTS_KNOWN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Which ones it changes could not be read, only how many.`;
const MAY_FORGET = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `By its counts it changes nothing, but a resource that is forgotten is in none of them, and its JSON could not be read.`;
/**
 * A failure asks people about each thing that is done, and `max-destroys` about their number as well.
 *
 * @param caught what breaks the rule
 * @param rule of `protect`; left out for `max-destroys`
 */
function guardResult({ policy, message, caught, failed, rule, }) {
    const resources = caught.map(({ resource }) => resource);
    const acts = caught.flatMap((change) => change.acts);
    const asked = rule === undefined ? [message, ...acts] : acts;
    const approvers = rule?.approvers?.names;
    return {
        judge: GUARD_TRAITS,
        policySet: '',
        policy,
        level: 'mandatory-overridable',
        status: failed ? 'failed' : 'passed',
        overridable: failed,
        message: failed ? message : '',
        output: [],
        address: resources[0]?.address,
        resources,
        generalMessages: [],
        ...(failed && {
            answers: asked.map((text) => new _model_policy_result_js__WEBPACK_IMPORTED_MODULE_8__/* .WholeAnswer */ .g([], JSON.stringify(text), true)),
        }),
        ...(failed && approvers && { approval: { approvers, needed: 1, missing: 1, given: [] } }),
    };
}
function toResource(change) {
    const { address, action, deposed, reason, triggers, attributes, recreated } = change;
    const shownTriggers = triggers.slice(0, 3);
    if (triggers.length > 3)
        shownTriggers.push(`${triggers.length - 3} more`);
    const why = action === 'invoke'
        ? shownTriggers.join(', ')
        : [reason?.replaceAll('_', ' '), attributes.join(', ')].filter(Boolean).join(': ');
    const earlierAddresses = new Set(change.addresses);
    earlierAddresses.delete(address);
    const parts = [
        deposed ? 'what an earlier replacement left behind would be destroyed' : ACTION_WORDS[action],
        recreated === true ? ', and a new one created' : '',
        why === '' ? '' : ` (${why})`,
        earlierAddresses.size > 0 ? `; before, it was ${[...earlierAddresses].join(', ')}` : '',
    ];
    return { address, messages: [parts.join('')] };
}
const ACTION_WORDS = {
    delete: 'would be destroyed',
    replace: 'would be replaced',
    forget: 'would be removed from the state and no longer managed',
    invoke: 'would be invoked',
};
/** `1 resource`, `2 resources` */
function numbered(number, noun) {
    return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
//# sourceMappingURL=guard.js.map

/***/ }),

/***/ 56893:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: function() { return /* binding */ missingObjects; },
/* harmony export */   z: function() { return /* binding */ toEvidence; }
/* harmony export */ });
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10988);
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
            judge: system.judge,
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

/***/ 19441:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: function() { return /* binding */ SERVICE_SYSTEMS; }
});

// EXTERNAL MODULE: ./build/src/policy/systems/policy-checks.js
var policy_checks = __webpack_require__(22941);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(62373);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/policy/service-evidence.js
var service_evidence = __webpack_require__(56893);
// EXTERNAL MODULE: ./build/src/policy/reading.js
var policy_reading = __webpack_require__(10988);
// EXTERNAL MODULE: ./build/src/policy/systems/policy-system.js
var policy_system = __webpack_require__(82901);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(78235);
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
var named_resources = __webpack_require__(68397);
;// CONCATENATED MODULE: ./build/src/policy/systems/policy-evaluations.js








/** The levels that policies of an evaluation can have. */
const OUTCOME_LEVELS = ['advisory', 'mandatory', 'soft-mandatory', 'hard-mandatory'];
const JUDGE = (0,policy_system/* judgeOfService */.KC)('policy-evaluation', 'policy evaluation');
const POLICY_EVALUATIONS = {
    judge: JUDGE,
    levels: OUTCOME_LEVELS,
    relation: 'task-stages',
    emptyIsFinal: false,
    override: {
        object: 'task-stage',
        title: 'task stage',
        waitingStatus: 'awaiting_override',
        finalStatus: 'failed',
    },
    include: 'task_stages',
    mayWait: ({ taskStages = [] }) => taskStages.map(({ attributes }) => attributes),
    list: ({ taskStages }, runId) => taskStages.list(runId),
    objectOf: ({ stage }) => stage,
    isOfApply: ({ stage }) => (0,model_status/* isApplyStage */.Nv)(stage.attributes.stage),
    isUnfinished({ stage, policyEvaluations }) {
        const words = policyEvaluations.map(({ attributes }) => attributes.status);
        // In a stage that is over, a part that has not ended never will.
        return (!isOutOfReach(stage, words) && (0,policy_system/* statusMayChange */.U1)(model_status/* TASK_STAGE_STATUSES */.Ou, stage.attributes.status));
    },
    async readDetails({ stage, policyEvaluations, taskResults }, reader) {
        const { policyEvaluations: resource } = reader.client;
        const reading = policyEvaluations.map((each) => (0,policy_system/* readOutcomes */.CE)(each, model_status/* POLICY_EVALUATION_STATUSES */["do"], resource, reader));
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
    const object = { what, word: status, stage: status };
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
            judge: JUDGE,
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
        judge: JUDGE,
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
// EXTERNAL MODULE: ./build/src/model/or-else.js
var or_else = __webpack_require__(17026);
// EXTERNAL MODULE: ./build/src/model/without-trailing.js
var without_trailing = __webpack_require__(21804);
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
const terraform_policy_JUDGE = (0,policy_system/* judgeOfService */.KC)('terraform-policy', 'Terraform policy');
const TERRAFORM_POLICY = {
    judge: terraform_policy_JUDGE,
    levels: LEVELS,
    relation: 'tf-policy-evaluations',
    emptyIsFinal: true,
    override: {
        object: 'tf-policy-evaluation',
        title: 'Terraform policy evaluation',
        waitingStatus: 'awaiting_override',
        finalStatus: 'failed',
        runStatus: 'tf_policy_override',
    },
    include: 'tf_policy_evaluations',
    mayWait: ({ tfPolicyEvaluations = [] }) => tfPolicyEvaluations.map((evaluation) => ({
        stage: isApply(evaluation) ? 'post_apply' : 'plan',
        status: evaluation.attributes.status,
    })),
    list: ({ tfPolicyEvaluations }, runId) => tfPolicyEvaluations.list(runId),
    objectOf: (evaluation) => evaluation,
    isOfApply: isApply,
    isUnfinished: (evaluation) => !isApply(evaluation) &&
        (0,policy_system/* statusMayChange */.U1)(model_status/* TF_POLICY_EVALUATION_STATUSES */.S0, evaluation.attributes.status),
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
    return (0,policy_system/* readOutcomes */.CE)(evaluation, model_status/* TF_POLICY_EVALUATION_STATUSES */.S0, tfPolicyEvaluations, reader);
}
/** Reads one evaluation of Terraform policy with its outcomes. */
function fromTfPolicy({ evaluation, sets }) {
    const { status, permissions, error, actions } = evaluation.attributes;
    const what = `Terraform policy evaluation ${evaluation.id}`;
    const canOverride = permissions?.['can-override'] ?? undefined;
    const object = { what, word: status };
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
            judge: terraform_policy_JUDGE,
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
        judge: terraform_policy_JUDGE,
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
/** The registry of the policy systems of the service. A new one is a file beside this, and a line here. */



/** The policy systems of the service, in the order in which a run asks them. */
const SERVICE_SYSTEMS = [
    policy_checks/* POLICY_CHECKS */.tG,
    POLICY_EVALUATIONS,
    TERRAFORM_POLICY,
];
//# sourceMappingURL=systems.js.map

/***/ }),

/***/ 19525:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: function() { return /* binding */ partOf; },
/* harmony export */   tg: function() { return /* binding */ withoutAddresses; },
/* harmony export */   xM: function() { return /* binding */ failuresIn; },
/* harmony export */   xw: function() { return /* binding */ keyOfFailure; },
/* harmony export */   zo: function() { return /* binding */ wholeLines; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _named_resources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68397);
/**
 * How judges tell one failure of a policy from another: by the resource that an outcome is about, by a message, by a rule with its
 * place, or not at all. What is not certain to be one failure alone counts whole.
 */


/** The ways of the judges, by `toldApartBy`. */
const TELLINGS = {
    message: { failuresIn: messagesOf, partOf: withMessages },
    address: { failuresIn: failuresByAddress, partOf: aboutAddresses },
    // Each result of a scanner is about one rule in one state, and its judge has divided it.
    place: { failuresIn: () => [], partOf: (result) => result },
    nothing: { failuresIn: () => [], partOf: (result) => result },
};
/** The failures that a result is made of; none if its judge does not tell them apart. */
function failuresIn(result) {
    return TELLINGS[result.judge.toldApartBy].failuresIn(result);
}
/** The result with some of its failures alone. */
function partOf(result, failures) {
    return TELLINGS[result.judge.toldApartBy].partOf(result, failures);
}
/** Whether two answers of one policy have the same failure. */
function keyOfFailure({ lines }) {
    return JSON.stringify(lines);
}
/** Each message is a failure. An address in its text proposes what it is about, and only asking again says whether that is so. */
function messagesOf({ output }) {
    return output.map((text) => {
        const { addresses, isCertain } = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .findAddresses */ .WX)(text);
        return { lines: [text], addresses: isCertain ? addresses : [] };
    });
}
function withMessages(result, failures) {
    const output = failures.flatMap(({ lines }) => lines);
    const printedFor = new Map(result.output.map((text, at) => [text, result.printedFor?.[at] ?? []]));
    const kept = new Set(output);
    const known = new Map(result.resources.map((resource) => [resource.address, resource]));
    const { address, resources, generalMessages } = (0,_named_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .namedIn */ .$P)(output.map((text) => ({ text, addresses: printedFor.get(text) ?? [] })));
    return {
        ...result,
        message: output[0] ?? result.message,
        output,
        printedFor: output.map(() => []),
        answers: result.answers?.filter(({ lines }) => lines.some((line) => kept.has(line))),
        address,
        location: undefined,
        resources: resources.map((resource) => {
            return { ...resource, ...known.get(resource.address), messages: resource.messages };
        }),
        generalMessages,
    };
}
/**
 * What is said of a resource, with what is said of others in the same lines. None where a line says in no field of its own what
 * it is about, or where something may have been cut.
 */
function failuresByAddress(result) {
    const lines = addressedLines(result);
    const isClear = lines.every(({ addresses: { length } }) => length > 0 && length < _model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ADDRESSES */ .ps);
    if (!isClear || !isWhole(result, lines))
        return [];
    const failing = new Set(result.resources.map(({ address }) => address));
    const groups = new Map();
    for (const line of lines) {
        const joined = [...new Set(line.addresses.flatMap((address) => groups.get(address) ?? []))];
        const addresses = new Set([...joined.flatMap((told) => told.addresses), ...line.addresses]);
        const group = {
            lines: [...joined.flatMap((told) => told.lines), line.text],
            addresses: [...addresses],
            isAboutOthers: joined.some(({ isAboutOthers }) => isAboutOthers) ||
                !line.addresses.some((address) => failing.has(address)),
        };
        for (const address of addresses)
            groups.set(address, group);
    }
    return [...new Set(groups.values())];
}
function addressedLines({ output, message, printedFor }) {
    return (output.length > 0 ? output : [message]).flatMap((entry, at) => entry
        .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
        .filter((text) => text.trim() !== '')
        .map((text) => ({ text, addresses: printedFor?.[at] ?? [] })));
}
/** A list of lines or of resources that is as long as this may have been cut. */
const MOST_ENTRIES = 1_000;
function isWhole({ resources }, lines) {
    return (lines.length < MOST_ENTRIES &&
        lines.every(({ text }) => text.length < _model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_MESSAGE */ .bX) &&
        resources.length < MOST_ENTRIES);
}
/** Everything that a policy printed; undefined where something may have been cut. */
function wholeLines(result) {
    const lines = addressedLines(result);
    return isWhole(result, lines) ? lines.map(({ text }) => text) : undefined;
}
function aboutAddresses(result, failures) {
    const about = new Set(failures.flatMap(({ addresses }) => addresses));
    return partAbout(result, (address) => about.has(address));
}
function partAbout(result, isPart) {
    const lines = addressedLines(result).filter(({ addresses }) => addresses.some(isPart));
    const texts = lines.map(({ text }) => text);
    const resources = result.resources.filter(({ address }) => isPart(address));
    return {
        ...result,
        message: texts[0] ?? result.message,
        output: result.output.length > 0 ? texts : [],
        printedFor: lines.map(({ addresses }) => addresses),
        address: resources[0]?.address,
        location: resources[0]?.location,
        resources,
        generalMessages: result.generalMessages.filter(({ addresses }) => addresses.some(isPart)),
    };
}
/**
 * What a policy of the service would say without some resources, by what it said of each: it cannot be asked again. Undefined
 * where its judge does not tell its failures apart.
 */
function withoutAddresses(result, isLeftOut) {
    const failures = failuresIn(result);
    if (failures.length === 0)
        return undefined;
    const isGone = ({ addresses, isAboutOthers }) => isAboutOthers !== true && addresses.every(isLeftOut);
    const gone = new Set(failures.filter(isGone).flatMap(({ addresses }) => addresses));
    const rest = partAbout(result, (address) => !gone.has(address));
    const isOver = failures.every(isGone) && rest.resources.length === 0;
    return { ...rest, status: isOver ? 'passed' : result.status };
}
//# sourceMappingURL=tell-failures.js.map

/***/ })

};
;