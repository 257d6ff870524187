"use strict";
exports.id = 9392;
exports.ids = [9392,2889];
exports.modules = {

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