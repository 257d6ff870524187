export const id = 4573;
export const ids = [4573];
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

/***/ 96747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ textBefore),
/* harmony export */   AM: () => (/* binding */ failuresOfBase),
/* harmony export */   PY: () => (/* binding */ notComparedNotice),
/* harmony export */   QF: () => (/* binding */ addressBefore),
/* harmony export */   _5: () => (/* binding */ isUnchanged)
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
    toldApartBy: 'message',
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

/***/ 19525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   tg: () => (/* binding */ withoutAddresses),
/* harmony export */   xM: () => (/* binding */ failuresIn),
/* harmony export */   xw: () => (/* binding */ keyOfFailure),
/* harmony export */   zo: () => (/* binding */ wholeLines)
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
