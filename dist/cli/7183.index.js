"use strict";
exports.id = 7183;
exports.ids = [7183];
exports.modules = {

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

/***/ 56077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cO: function() { return /* binding */ differencesFromCommit; },
/* harmony export */   d0: function() { return /* binding */ differencesInTime; },
/* harmony export */   wb: function() { return /* binding */ isSameSlug; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17866);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);



/** Each finishes "Run run-1 …"; empty when it is of this commit, pull request and repository. */
function differencesFromCommit({ attributes }, change) {
    const { commit, pullRequest, repository, slug } = change;
    const addresses = ADDRESS_ATTRIBUTES.flatMap((name) => attributes[name] || []);
    const clone = attributes['clone-url'];
    const linkedCommit = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
    const differences = [];
    if (attributes['commit-sha'] !== commit) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of commit ${valuePart(attributes['commit-sha'])}`);
    }
    if (linkedCommit !== undefined && !commit.startsWith(linkedCommit)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has the address of commit ${valuePart(linkedCommit)}`);
    }
    differences.push(...differencesFromPullRequest(attributes, pullRequest));
    if (!isSameSlug(attributes.identifier, slug)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of repository ${valuePart(attributes.identifier)}`);
    }
    if (clone && !(0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(clone, repository)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `was cloned from ${valuePart(clone)}, not from ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(repository)}`);
    }
    if (!addresses.every((address) => (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isPageOf */ .vO)(address, repository))) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has addresses outside of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(repository)}`);
    }
    if (addresses.length === 0 && !clone) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not say on which server its repository is`);
    }
    return differences;
}
/** @param expected the number of the pull request; undefined for a commit that is merged already */
function differencesFromPullRequest(attributes, expected) {
    const isOfPullRequest = attributes['is-pull-request'] === true;
    if (expected === undefined)
        return isOfPullRequest ? [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of a pull request`] : [];
    const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
    const linkedNumber = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part));
    const differences = [];
    if (!isOfPullRequest)
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is not of a pull request`);
    if (number !== expected)
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of pull request ${valuePart(number)}`);
    if (linkedNumber !== undefined && linkedNumber !== String(expected)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has the address of pull request ${valuePart(linkedNumber)}`);
    }
    return differences;
}
const ADDRESS_ATTRIBUTES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
/** Names of Azure DevOps may have a segment `_git`. */
function isSameSlug(identifier, slug) {
    const plain = (name) => name?.toLowerCase().replace('/_git/', '/');
    return plain(identifier) === plain(slug);
}
/** Each finishes "Run run-1 …": every time that the run names has to be later than the change. */
function differencesInTime({ attributes }, { sinceMs }) {
    const since = new Date(sinceMs).toISOString();
    const createdAt = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR)(attributes['created-at']);
    if (Number.isNaN(createdAt))
        return [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not say when it was created`];
    const stamps = Object.values(attributes['status-timestamps'] ?? {}).map(_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR);
    // The timestamps of a status have whole seconds, so each may be of any time in its second.
    const latestTimes = [createdAt, ...stamps.map((time) => time + 999)];
    const isTooEarly = latestTimes.some((time) => time < sinceMs);
    return isTooEarly
        ? [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `was there before ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(since)}: it is of an earlier push, or too old`]
        : [];
}
function valuePart(value) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('code', (JSON.stringify(value) ?? 'unknown').slice(0, 100), 100);
}
//# sourceMappingURL=commit-under-review.js.map

/***/ })

};
;