export const id = 7660;
export const ids = [7660,4573];
export const modules = {

/***/ 67107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ WholeAnswer)
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

/***/ 13050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readPlannedValues)
/* harmony export */ });
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35379);
/* harmony import */ var _policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69166);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41293);
/** What a plan makes of some resources, to compare it with what another plan makes of them. */



/** Undefined if the plan has something that cannot be read. */
function readPlannedValues(plan, addresses) {
    const isList = Array.isArray(plan.document['resource_changes']);
    if (!isList || plan.isErrored || plan.repeated().length > 0)
        return undefined;
    const seen = new Set();
    const values = new Map();
    const movedFrom = new Map();
    for (const entry of (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(plan, ['resource_changes'])) {
        const address = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .asAddress */ .tf)(entry.address);
        if (address === undefined)
            return undefined;
        if (!addresses.has(address))
            continue;
        const previous = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .asAddress */ .tf)(entry.previousAddress);
        if (previous !== undefined)
            movedFrom.set(address, previous);
        const value = valuesAfter(entry.values);
        // An address that comes twice has an object that an earlier replacement left behind, so its values are not certain.
        if (seen.has(address) || value === undefined)
            values.delete(address);
        else
            values.set(address, value);
        seen.add(address);
    }
    return { values, movedFrom };
}
/**
 * The values after the change, as JSON. Undefined for a resource that is not there afterwards, and for one with a sensitive
 * value, which the JSON leaves out. Values that the plan does not know yet are the same where both plans do not know them.
 */
function valuesAfter({ after, unknownAfter: unknown, sensitiveAfter: sensitive, }) {
    if (typeof after !== 'object' || after === null)
        return undefined;
    if (unknown === undefined || sensitive === undefined || (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarked */ .rZ)(sensitive))
        return undefined;
    return JSON.stringify([after, unknown]);
}
//# sourceMappingURL=planned-values.js.map

/***/ }),

/***/ 65608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ isCertainFailure),
/* harmony export */   Bu: () => (/* binding */ acceptAdvisoryFailures),
/* harmony export */   F6: () => (/* binding */ addressedLines)
/* harmony export */ });
/* unused harmony export divideFailure */
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/**
 * Divides a failure into what closes the gate and what is accepted. What is not certain to be about an
 * accepted resource alone stays a failure: a line without an address, or one that names another resource as well.
 */

/** Divides a result into what still fails and what is accepted. Only a certain failure of a named policy has accepted parts. */
function divideFailure(result, rule) {
    const undivided = { left: result, accepted: [] };
    if (!isFailure(result))
        return undivided;
    const lines = addressedLines(result);
    const answer = rule(result, lines);
    if (answer === undefined)
        return undivided;
    if ('whole' in answer) {
        return { left: undefined, accepted: [{ ...result, ...answer.whole }] };
    }
    if (!isCertainFailure(result))
        return undivided;
    const isUnclear = lines.some(({ addresses: { length } }) => length === 0 || length >= _model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ADDRESSES */ .ps);
    if (isUnclear)
        return undivided;
    const acceptances = acceptedAddresses(result, lines, answer.at);
    const accepted = [...new Set(acceptances.values())]
        .map((acceptance) => {
        const isAccepted = (address) => acceptances.get(address) === acceptance;
        return { ...partAbout(result, lines, isAccepted), ...acceptance };
    })
        .filter(({ resources }) => resources.length > 0);
    if (accepted.length === 0)
        return undivided;
    const stillFails = (address) => !acceptances.has(address);
    const isLeft = result.resources.some(({ address }) => stillFails(address)) ||
        lines.some(({ addresses }) => addresses.some(stillFails));
    return { left: isLeft ? partAbout(result, lines, stillFails) : undefined, accepted };
}
/** Divides each failure of an advisory policy by the rule. Failures of other levels stay as they are. */
function acceptAdvisoryFailures(reading, rule) {
    const results = reading.results.flatMap((result) => {
        if (result.level !== 'advisory')
            return [result];
        const { left, accepted } = divideFailure(result, rule);
        return left === undefined ? accepted : [left, ...accepted];
    });
    return { ...reading, results };
}
/**
 * The addresses that are accepted in every line that names them, each with the reason.
 *
 * @param acceptanceOf what the rule says of an address
 */
function acceptedAddresses({ resources }, lines, acceptanceOf) {
    const resourceAddresses = new Set(resources.map(({ address }) => address));
    const accepted = new Map();
    for (const address of new Set(lines.flatMap(({ addresses }) => addresses))) {
        const acceptance = acceptanceOf(address);
        if (acceptance !== undefined)
            accepted.set(address, acceptance);
    }
    // The addresses of a line are accepted together or not at all. What one line takes back may be in a line before it,
    // so this is repeated until nothing changes.
    let sizeBefore;
    do {
        sizeBefore = accepted.size;
        for (const { addresses } of lines) {
            const isAccepted = addresses.every((address) => accepted.has(address));
            const namesResource = addresses.some((address) => resourceAddresses.has(address));
            if (isAccepted && namesResource)
                continue;
            for (const address of addresses)
                accepted.delete(address);
        }
    } while (accepted.size < sizeBefore);
    return accepted;
}
/** A list of lines or of resources that is as long as this may have been cut. */
const MOST_ENTRIES = 1_000;
function isFailure({ status, word, level }) {
    return status === 'failed' && word === undefined && level !== 'unknown';
}
/** Whether nothing of a failure may have been cut. */
function isCertainFailure(result) {
    const { resources } = result;
    const lines = addressedLines(result);
    return (isFailure(result) &&
        lines.length < MOST_ENTRIES &&
        lines.every(({ text }) => text.length < _model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_MESSAGE */ .bX) &&
        resources.length < MOST_ENTRIES);
}
/** The lines that a policy printed, with what they are about. */
function addressedLines({ output, message, printedFor }) {
    return (output.length > 0 ? output : [message]).flatMap((entry, at) => entry
        .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
        .filter((text) => text.trim() !== '')
        .map((text) => ({ text, addresses: printedFor?.[at] ?? [] })));
}
/** The part of a failure that is about these addresses. */
function partAbout(result, lines, isPart) {
    const linesOfPart = lines.filter(({ addresses }) => addresses.some(isPart));
    const texts = linesOfPart.map(({ text }) => text);
    const resources = result.resources.filter(({ address }) => isPart(address));
    const generalMessages = result.generalMessages.filter(({ addresses }) => addresses.some(isPart));
    return {
        ...result,
        message: texts[0] ?? result.message,
        output: result.output.length > 0 ? texts : [],
        printedFor: linesOfPart.map(({ addresses }) => addresses),
        address: resources[0]?.address,
        location: resources[0]?.location,
        resources,
        generalMessages,
    };
}
//# sourceMappingURL=accept-failures.js.map

/***/ }),

/***/ 96747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ textBefore),
/* harmony export */   PY: () => (/* binding */ notComparedNotice),
/* harmony export */   QF: () => (/* binding */ addressBefore),
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   pj: () => (/* binding */ ruleOfExisting)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34271);
/* harmony import */ var _accept_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65608);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60065);
/**
 * Which failures the default branch has in the same way: the same policy prints the same line about the
 * same resources, and both plans make the same of each of them, by their JSON. An old failure that gets worse is a new one.
 * What is not certain counts as different.
 */





const EXISTING = { status: 'existing' };
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
 * Accepts the addresses about which the policy prints nothing that it does not print of the default branch.
 *
 * @param planned what the plan that is judged makes of the resources that failures name
 * @param base the default branch's results, and what its plan makes of the same resources
 */
function ruleOfExisting(planned, base) {
    const failuresOfSame = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .findSame */ .Ad)(base.results);
    return (result, lines) => {
        const baseFailures = (failuresOfSame(result) ?? []).map((failure) => {
            return { ...failure, status: 'failed' };
        });
        if (baseFailures.length === 0 || !baseFailures.every(_accept_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .isCertainFailure */ .B6))
            return undefined;
        const countsBefore = countTexts(baseFailures.flatMap(_accept_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .addressedLines */ .F6).map(({ text }) => text));
        const countsNow = countTexts(lines.map((line) => textBefore(line, planned)));
        // A text that is not certain was never printed before. A line that is printed more often than before may be about
        // something new each time.
        const isOld = (line) => {
            const text = textBefore(line, planned);
            return ((countsNow.get(text) ?? 0) <= (countsBefore.get(text) ?? 0) &&
                line.addresses.every((address) => isUnchanged(address, planned, base.planned)));
        };
        const newAddresses = new Set(lines.filter((line) => !isOld(line)).flatMap((line) => line.addresses));
        return { at: (address) => (newAddresses.has(address) ? undefined : EXISTING) };
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
function countTexts(texts) {
    const counts = new Map();
    for (const text of texts)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
}
//# sourceMappingURL=existing-failures.js.map

/***/ }),

/***/ 88532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: () => (/* binding */ notJudgedByOwn),
/* harmony export */   Zn: () => (/* binding */ withConditions),
/* harmony export */   an: () => (/* binding */ OWN_POLICIES),
/* harmony export */   eh: () => (/* binding */ ownEvidence)
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _policy_owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79925);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10988);



const OWN_POLICIES = {
    name: 'own-policies',
    title: 'own policies',
    reads: 'plan',
    counted: 'policy',
    countsAsPolicy: true,
    acceptedBy: 'people',
    excepted: 'by-directory-and-policy',
    mayHoldLater: true,
};
/**
 * The results, where people may approve a condition only if the policy names them, or a line of `override-by` does.
 *
 * @param isAdvisory whether no condition has to be approved
 */
function withConditions(results, owners, isAdvisory) {
    return results.map((result) => {
        if (result.status !== 'known-after-apply')
            return result;
        const isNamed = result.approval !== undefined || (owners && (0,_policy_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownersByLine */ .kK)(owners, result)) !== undefined;
        return { ...result, overridable: result.overridable && isNamed && !isAdvisory };
    });
}
/** The results of own policies that could judge the plan. */
function ownEvidence(results) {
    const how = { complete: true };
    return { judge: OWN_POLICIES, how, reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)(), results } };
}
/**
 * The doubt that own policies could not judge the plan.
 *
 * @param sources of the policies, as they were written
 * @param why its sentence comes after a colon
 */
function notJudgedByOwn(sources, why) {
    const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(sources.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .typed */ .nE));
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `The plan was not judged by ${names}: ${why.says}`;
    return { ...ownEvidence([]), reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)(), doubts: [{ ...why, says }] } };
}
//# sourceMappingURL=own-policies.js.map

/***/ }),

/***/ 7296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeFiles: () => (/* binding */ judgeFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48391);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80734);
/* harmony import */ var _judge_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2218);
/* harmony import */ var _open_policies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95624);
/* harmony import */ var _open_own_policies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88738);
/* harmony import */ var _policy_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95673);
/** Judges a plan by the policies of directories as they are on the disk. */







/**
 * Rejects with an Error that names everything wrong with the plan or the policies.
 *
 * @param deadlineMs when everything has to be judged, by the monotonic clock
 */
async function judgeFiles(plan, directories, workingDirectory, { deadlineMs, clock, executeBounded, environment, signal, }) {
    const conftest = await (0,_open_own_policies_js__WEBPACK_IMPORTED_MODULE_5__/* .readConftestHere */ .jL)(workingDirectory, {
        executeBounded,
        environment,
        signal,
    });
    const found = await Promise.all(directories.map(async (shownAs) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, shownAs);
        const files = await (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readDirectoryPolicies */ .Ak)(path, shownAs, workingDirectory);
        if (files === undefined)
            throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_1__/* .PolicyProblem */ .cq((0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_1__/* .policiesMissing */ .xC)(shownAs));
        return files;
    }));
    const opened = await (0,_open_own_policies_js__WEBPACK_IMPORTED_MODULE_5__/* .openAll */ .kr)((0,_open_own_policies_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNamed */ .CN)(found, conftest).map(_trust_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .asTrusted */ .O2), {
        executeBounded,
        environment,
        signal,
        limits: { clock, policyMs: _open_policies_js__WEBPACK_IMPORTED_MODULE_4__/* .POLICY_MS */ .c7, deadlineMs },
    });
    try {
        return (await (0,_judge_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeBySets */ .Oc)(opened, plan, signal)).results;
    }
    finally {
        for (const set of opened)
            await set.close();
    }
}
//# sourceMappingURL=judge-files.js.map

/***/ })

};
