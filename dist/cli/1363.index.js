"use strict";
exports.id = 1363;
exports.ids = [1363,7183];
exports.modules = {

/***/ 33335:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: function() { return /* binding */ examineLines; },
/* harmony export */   U8: function() { return /* binding */ isAboutApprovals; }
/* harmony export */ });
/* unused harmony export LINE_CLAIMS */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21804);
/* harmony import */ var _code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38389);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91802);
/**
 * Which comments of a request are approvals of a person who may approve it. A comment says who wrote it and when; the host
 * says so, and also whether another person edited it or an app wrote it. Everything has to be known: what the host does not say does
 * not count.
 */






/** Whether a comment is about approvals: whether its author may write is then asked, and whether an app wrote it. */
function isAboutApprovals({ body }) {
    return (0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .readLine */ .Xw)(body) !== undefined;
}
/** Everything that must hold of a line that counts, in the order in which a report names what is wrong. */
const LINE_CLAIMS = {
    isOfPerson: ({ comment: { author } }) => author?.type === 'User' ? undefined : 'no person wrote it',
    isUnedited: ({ comment: { lastEditedAt, editor, edits } }) => {
        if (lastEditedAt === undefined || editor === undefined || edits === undefined) {
            return unsaid('whether it was edited');
        }
        const isUnedited = lastEditedAt === null && editor === null && edits === 0;
        return isUnedited ? undefined : 'it was edited';
    },
    isShown: ({ comment }) => unless(comment.isMinimized, 'it is hidden', 'whether it is hidden'),
    isNoEmail: ({ comment }) => unless(comment.byEmail, 'it came by e-mail', 'whether it came by e-mail'),
    isOfConversation: ({ comment }) => comment.isConversation ? undefined : 'it is no comment of the conversation',
    isOfNoToken: ({ comment: { author }, look: { facts } }) => unlessIn(facts.tokenAccounts, author?.id, 'this job has a token of that account'),
    isOfOwnRequest: ({ look: { facts } }) => unless(facts.isFork, FORK, 'whether it is of a fork'),
    isNotTransferred: ({ look: { facts } }) => unless(facts.wasTransferred, TRANSFERRED, 'whether the request was transferred'),
    wasNoIssue: ({ look: { facts } }) => unless(facts.wasIssue, WAS_ISSUE, 'whether the request was an issue'),
    isAfterPush: ({ comment, look: { facts } }) => unlessAfter(comment, facts.headPushedAt, 'the push of the head'),
    isAfterReopening: ({ comment, look: { facts } }) => facts.reopenedAt === null
        ? undefined
        : unlessAfter(comment, facts.reopenedAt, 'the newest opening of the request'),
    isAfterAgain: ({ comment, endedAt }) => endedAt === undefined ? undefined : unlessAfter(comment, endedAt, '`/plangate again`'),
    isKnown: ({ opened }) => (opened === undefined ? UNKNOWN_CODE : undefined),
    hasItsWords: ({ start, opened }) => opened === undefined || opened.start === start
        ? undefined
        : `its words are not those of its code. ${COPY}`,
    isOfRepository: ({ opened, look: { place } }) => isEqual(opened?.text.host, place.host.toLowerCase()) &&
        isEqual(opened?.text.repository, place.repository)
        ? undefined
        : 'its code is of another repository',
    isOfRequest: ({ opened, look: { place } }) => isEqual(opened?.text.request, place.request) ? undefined : 'its code is of another request',
    isOfBase: ({ opened, look: { place } }) => isEqual(opened?.text.base, place.base) ? undefined : 'its code is of another base branch',
    isOfHead: ({ opened, look: { place } }) => isEqual(opened?.text.head, place.head) ? undefined : 'its code is of another commit',
    mayWrite: ({ comment: { author }, look }) => {
        const may = look.mayWrite.get(author?.id ?? '');
        if (may === undefined)
            return unsaid('whether its author may write');
        return may ? undefined : 'its author may not write in the repository';
    },
    isNotOpener: ({ comment: { author }, look: { facts } }) => {
        if (facts.openedBy === undefined)
            return unsaid('who opened the request');
        return facts.openedBy === author?.id ? 'its author opened the request' : undefined;
    },
    isNoPusher: ({ comment: { author }, look: { facts } }) => unlessIn(facts.pushedBy, author?.id, 'its author pushed to the branch of the request'),
    isNoCommitter: ({ comment: { author }, look: { facts } }) => unlessIn(facts.committedBy, author?.id, 'its author wrote a commit of the request'),
    // Undefined also where the host was not asked, because the line does not count anyway.
    isByNoApp: ({ comment }) => unless(comment.byApp, 'an app wrote it', 'whether an app wrote it'),
};
const FORK = 'the request comes from a fork';
const TRANSFERRED = 'the request was transferred from another repository';
const WAS_ISSUE = 'the request was an issue before';
const COPY = 'Copy the line of the report';
const UNKNOWN_CODE = `its code is of no plan that this gate knows. ${COPY}`;
function unsaid(what) {
    return `the host does not say ${what}`;
}
function unless(fact, why, what) {
    if (fact === undefined)
        return unsaid(what);
    return fact ? why : undefined;
}
function unlessIn(people, id, why) {
    if ('problem' in people)
        return (0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTrailing */ .h)(people.problem, '.');
    return id === undefined || people.ids.has(id) ? why : undefined;
}
/** Times of hosts are whole seconds: what is of the same second may have been before. */
function unlessAfter({ createdAt }, time, what) {
    const [written, other] = [(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .timeOf */ .nR)(createdAt), (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .timeOf */ .nR)(time)];
    if (Number.isNaN(written) || Number.isNaN(other))
        return unsaid(`whether it is newer than ${what}`);
    return written > other ? undefined : `it is older than ${what}`;
}
/** What is not known is said by another claim. */
function isEqual(known, wanted) {
    return known === undefined || known === wanted;
}
const MISREAD = {
    'not-alone': 'it is not alone in its comment, or it is in code',
    'not-the-line': `it is not the line of the report. ${COPY}`,
    'no-reason': 'it gives no reason',
    'long-reason': 'its reason is too long',
    'control-characters': 'it has control characters',
    'old-approve': `a commit says too little of what is approved. ${COPY}`,
    'old-override': `\`/plangate override\` is for what waits at the service. ${COPY}`,
    'old-allow-destroys': `\`/plangate allow-destroys\` is no command any more. ${COPY}`,
};
/** Whether what is misread was meant by a person, and for here. */
function isToBeAnswered({ author }, why, look) {
    const { tokenAccounts } = look.facts;
    const isOfJob = 'ids' in tokenAccounts && tokenAccounts.ids.has(author?.id ?? '');
    if (author?.type !== 'User' || isOfJob)
        return false;
    return why !== 'old-override' || !look.overridesAtService;
}
/** Everybody of whom it is not known that they may not write can end what was approved before: that only closes the gate. */
function mayEnd({ author }, { mayWrite }) {
    return author?.type === 'User' && mayWrite.get(author.id) !== false;
}
/**
 * Examines all comments of a request.
 *
 * @param claims all of them; a test leaves one out
 */
function examineLines(look, claims = LINE_CLAIMS) {
    const { comments, place, facts } = look;
    const lines = [];
    const refused = [];
    const read = 'problem' in comments ? [] : newestFirst(comments);
    const ending = read.find(({ comment, line }) => line?.kind === 'again' && mayEnd(comment, look));
    const open = openTexts(look.texts);
    for (const { comment, line } of read) {
        if (line === undefined || line.kind === 'again')
            continue;
        const by = comment.author ?? NO_ACCOUNT;
        const written = {
            comment: comment.id,
            by: { id: by.id, login: by.login },
            at: comment.createdAt,
        };
        if (line.kind === 'misread') {
            const isAnswered = isToBeAnswered(comment, line.why, look);
            if (isAnswered)
                refused.push({ ...written, why: MISREAD[line.why] });
            continue;
        }
        const { start, code, reason } = line;
        const opened = open(code);
        const known = { comment, look, endedAt: ending?.comment.createdAt, start, opened };
        const why = whyNotCounted(known, claims);
        if (why !== undefined || opened === undefined)
            refused.push({ ...written, why: why ?? UNKNOWN_CODE });
        else
            lines.push({ ...written, reason, code, text: opened.text });
    }
    const needsOneMore = facts.hasUnnamedPush;
    return { number: place.request, lines, refused, notes: notesOf(look), needsOneMore };
}
/** What the first claim says that does not hold. */
function whyNotCounted(line, claims) {
    for (const claim of Object.values(claims)) {
        const why = claim(line);
        if (why !== undefined)
            return why;
    }
    return undefined;
}
/** Of an account that is gone. */
const NO_ACCOUNT = { id: '', login: 'ghost' };
function newestFirst(comments) {
    return comments
        .map((comment) => ({ comment, line: (0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .readLine */ .Xw)(comment.body) }))
        .sort((one, other) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .timeOf */ .nR)(other.comment.createdAt) - (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .timeOf */ .nR)(one.comment.createdAt));
}
/** Makes the function that opens the text of a code. Many lines may have one code. */
function openTexts(texts) {
    const byCode = new Map(texts.map((text) => [(0,_code_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(text), text]));
    const opened = new Map();
    return (code) => {
        if (!opened.has(code)) {
            const text = (0,_code_js__WEBPACK_IMPORTED_MODULE_2__/* .readApprovalText */ .N0)(byCode.get(code) ?? '');
            opened.set(code, text && { text, start: (0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .lineStart */ .PT)(text, code) });
        }
        return opened.get(code);
    };
}
/** Why nothing that anybody writes counts. */
function notesOf({ comments, facts }) {
    const reasons = [
        unless(facts.isFork, FORK, 'whether the request comes from a fork'),
        unless(facts.wasTransferred, TRANSFERRED, 'whether the request was transferred'),
        unless(facts.wasIssue, WAS_ISSUE, 'whether the request was an issue'),
        facts.headPushedAt === undefined ? unsaid('when the head was pushed') : undefined,
        facts.reopenedAt === undefined ? unsaid('when the request was opened last') : undefined,
        facts.openedBy === undefined ? unsaid('who opened the request') : undefined,
    ];
    const lists = [comments, facts.pushedBy, facts.committedBy, facts.tokenAccounts];
    return [
        ...reasons.flatMap((why) => why === undefined
            ? []
            : (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('nothing-approvable', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Nothing can be approved here: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(`${why}.`)}`)),
        ...lists.flatMap((list) => 'problem' in list ? (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('people-unknown', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(list.problem)) : []),
    ];
}
//# sourceMappingURL=examine-lines.js.map

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

/***/ 27126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: function() { return /* binding */ localPath; },
/* harmony export */   Ts: function() { return /* binding */ directoriesFor; },
/* harmony export */   WI: function() { return /* binding */ readManifest; },
/* harmony export */   dp: function() { return /* binding */ MODULE_MANIFEST; },
/* harmony export */   wK: function() { return /* binding */ findMisled; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59611);
/**
 * What Terraform makes of the module manifest, the file in which `terraform init` notes where the module of
 * each call is. Terraform follows it without a look at the call: an entry may lead `./m` to any other
 * directory. Each reader of a configuration asks here. Source: `internal/modsdir/manifest.go` and
 * `internal/initwd/module_install.go` of Terraform 1.11.4.
 */


/** Where it is in the directory that Terraform runs in. */
const MODULE_MANIFEST = '.terraform/modules/modules.json';
/** Where modules are that no local source names. */
const FETCHED = '.terraform/modules';
/**
 * Reads a manifest as `terraform init` writes it. Terraform accepts more (other cases of names, names that
 * are repeated): such a manifest was written by hand, and it is not certain what it says.
 *
 * @returns the records without that of the root module, or the end of a sentence about the manifest
 */
function readManifest(text) {
    // Terraform takes an empty file as one without records.
    if (text === '')
        return [];
    let json;
    try {
        json = (0,_syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readRepeatedJson */ .X)(text);
    }
    catch {
        return { problem: 'is no JSON' };
    }
    const [modules, ...others] = membersOf(json);
    if (modules?.name !== 'Modules' || others.length > 0)
        return { problem: OTHER_FORM };
    const list = modules.value;
    const isOther = list.kind === 'literal' && list.value !== null;
    if (list.kind === 'object' || isOther)
        return { problem: OTHER_FORM };
    const records = [];
    const keys = new Set();
    for (const item of list.kind === 'list' ? list.items : []) {
        const record = toRecord(item);
        if (record === undefined)
            return { problem: OTHER_FORM };
        if (keys.has(record.key))
            return { problem: `has ${describeRecord(record)} twice` };
        keys.add(record.key);
        records.push(record);
    }
    return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
    return json.kind === 'object' ? json.entries : [];
}
function toRecord(json) {
    const fields = new Map();
    for (const { name, value } of membersOf(json)) {
        const text = value.kind === 'literal' ? value.value : undefined;
        const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
        // Terraform replaces what is no Unicode.
        if (!isKnown || typeof text !== 'string' || /[\uFFFD\0]/.test(text))
            return undefined;
        fields.set(name, text);
    }
    const key = fields.get('Key');
    const directory = fields.get('Dir');
    if (key === undefined || directory === undefined)
        return undefined;
    return { key, source: fields.get('Source') ?? '', directory };
}
/**
 * Finds a record that does not lead where its call says: a local source to that directory, any other to the
 * place into which `terraform init` fetches the module of this call.
 *
 * @returns the end of a sentence about the manifest; undefined if all lead there
 */
function findMisled(records, directories) {
    const byKey = directoriesByKey(records);
    for (const record of records) {
        const problem = misledProblem(record, byKey, directories);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function directoriesByKey(records) {
    return new Map(records.map(({ key, directory }) => [key, directory]));
}
function misledProblem(record, byKey, directories) {
    const { key, source, directory } = record;
    const leadsTo = (why) => `leads ${describeRecord(record)} to ${JSON.stringify(directory)}, and ${why}`;
    if (key === '') {
        if (directory === '.')
            return undefined;
        return `says that the root module is in ${JSON.stringify(directory)}`;
    }
    if (directory !== cleaned(directory))
        return leadsTo('Terraform writes such a path differently');
    if (!isLocal(source)) {
        const fetchedTo = `${FETCHED}/${key}`;
        const isThere = directory === fetchedTo || directory.startsWith(`${fetchedTo}/`);
        if (isThere && !directories.isBehindLink(directory))
            return undefined;
        const links = isThere ? ', with no link on the way' : '';
        return leadsTo(`it belongs in ${JSON.stringify(fetchedTo)}${links}`);
    }
    const expected = directoryOfSource(record, byKey);
    if (expected === undefined)
        return leadsTo('has no record of the module that calls it');
    if (directory === expected || directories.isSame(directory, expected))
        return undefined;
    return leadsTo(`its source is ${JSON.stringify(source)}`);
}
/** The directory that a local source names; undefined if no record says where its caller is. */
function directoryOfSource({ key, source }, byKey) {
    const callerKey = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    let caller = callerKey === '' ? '.' : byKey.get(callerKey);
    // A module of `terraform test` is called by a file of tests, which has no record.
    if (caller === undefined && key.startsWith('test.'))
        caller = '.';
    return caller === undefined ? undefined : cleaned(`${caller}/${source.replaceAll('\\', '/')}`);
}
function describeRecord({ key }) {
    return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
/** The path as Terraform writes it: without steps that lead nowhere, and without a slash at the end. */
function cleaned(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/(.)\/$/s, '$1');
}
/**
 * The directories besides its own to which the records may lead a call with this label, whatever its source
 * is and whichever module has the call.
 */
function directoriesFor(records, label) {
    const byKey = directoriesByKey(records);
    const elsewhere = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
        (!isLocal(record.source) || record.directory !== directoryOfSource(record, byKey)));
    return [...new Set(elsewhere.map(({ directory }) => directory))];
}
/**
 * The path of a source that names a directory near the caller, with slashes; undefined if it names anything
 * else. Terraform takes `..` for no path. Source: `internal/addrs/module_source.go` of Terraform 1.11.4.
 */
function localPath(source) {
    if (source === undefined || !isLocal(source))
        return undefined;
    return source.replaceAll('\\', '/');
}
/** Whether a source begins with a step in the file system, written with slashes or backslashes. */
function isLocal(source) {
    return /^\.{1,2}[/\\]/.test(source);
}
//# sourceMappingURL=module-manifest.js.map

/***/ }),

/***/ 76337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b5: function() { return /* binding */ readGroups; },
/* harmony export */   dm: function() { return /* binding */ splitIntoGroups; },
/* harmony export */   mX: function() { return /* binding */ jobCountOf; },
/* harmony export */   xL: function() { return /* binding */ MOST_GROUPS; }
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30589);
/** Splits workspaces into groups for the jobs of a matrix, and gives each group a name by which later jobs find it. */



/** The limit of a matrix on GitHub. GitLab allows 200 in `parallel: matrix`. */
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
/** The length of the name that all groups of a matrix begin with. */
const MATRIX_LETTERS = 12;
/**
 * Makes groups of about the same size.
 *
 * @param names of the workspaces
 * @param mostGroups as many as a group of the usual size needs when left out
 */
function splitIntoGroups(names, mostGroups, random) {
    const wanted = mostGroups ?? Math.ceil(names.length / DEFAULT_SIZE);
    const count = Math.min(names.length, wanted, MOST_GROUPS);
    const letters = Array.from({ length: MATRIX_LETTERS }, () => Math.floor(random() * 36).toString(36));
    const groups = Array.from({ length: count }, (_, index) => {
        return { group: `${letters.join('')}-${index + 1}-of-${count}`, workspaces: [] };
    });
    // In turns, so that neighbours, which often plan alike, are in different groups.
    for (const [index, name] of names.entries())
        groups[index % count]?.workspaces.push(name);
    return groups;
}
/** The matrix, the number of the group in it, and how many groups there are. */
const GROUP_NAME = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
/** How many jobs the matrix of a group has; 1 where there is no group. */
function jobCountOf(group = '') {
    return Number(GROUP_NAME.exec(group)?.[2] ?? 1);
}
const entry = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ group: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), workspaces: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const matrix = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ include: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(entry) }), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), entry)]);
/** Reads what `plangate matrix` printed; or says why it is not complete, as the end of a sentence. */
function readGroups(text) {
    if (text.trim() === '')
        return {
            problem: 'is no matrix: it is empty. See the log of the job that runs `plangate matrix`.',
        };
    const value = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    if (value === undefined)
        return { problem: 'is no matrix as it was printed: it is no JSON.' };
    const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(matrix, value, { abortEarly: true });
    if (!parsed.success)
        return { problem: 'is no matrix as it was printed.' };
    const entries = Array.isArray(parsed.output['include'])
        ? parsed.output['include']
        : Object.values(parsed.output);
    let isReadable = true;
    const groups = entries.map(({ group, workspaces }) => {
        const selectors = (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_0__/* .readWorkspaceList */ .Ak)(workspaces, () => {
            isReadable = false;
        });
        const named = selectors.filter((selector) => selector.kind === 'name');
        if (named.length < selectors.length)
            isReadable = false;
        return { group, selectors: named, workspaces: named.map(({ name }) => name) };
    });
    if (!isReadable || !isWholeMatrix(groups.map(({ group }) => group))) {
        return { problem: 'lacks a group, or has one twice: pass all that was printed.' };
    }
    const names = groups.flatMap(({ workspaces }) => workspaces);
    return new Set(names).size === names.length ? groups : { problem: 'has a workspace twice.' };
}
/** Whether these are the names of all groups of one matrix, each once. */
function isWholeMatrix(groups) {
    const numbers = new Set(groups.map((group) => GROUP_NAME.exec(group)?.[1]));
    const matrices = new Set(groups.map((group) => group.slice(0, MATRIX_LETTERS)));
    return (numbers.size === groups.length &&
        matrices.size <= 1 &&
        groups.every((group) => GROUP_NAME.exec(group)?.[2] === String(groups.length)));
}
//# sourceMappingURL=groups.js.map

/***/ }),

/***/ 75030:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: function() { return /* binding */ listWorkspaces; },
/* harmony export */   Iw: function() { return /* binding */ createOverview; },
/* harmony export */   Zm: function() { return /* binding */ MANY_RUNS; }
/* harmony export */ });
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62373);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76337);



/** With this many runs or more, lists need fewer requests than reading each run. */
const MANY_RUNS = 10;
/** The shortest time between two lists. */
const LIST_EVERY_MS = 10_000;
/** In a matrix, the time between two lists is at least this for each job: they share the 30 requests, and leave some to others. */
const LIST_EVERY_MS_PER_JOB = 2_500;
/** A list that needs more time than this, because the service asks for a wait, is given up. */
const LIST_BUDGET_MS = 15_000;
/** A run in a stage of tasks is read itself after this time, or after so many lists if they take longer. */
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
/** After a list was refused, none is requested for the time of its rate limit. */
const PAUSE_AFTER_REFUSAL_MS = 60_000;
const LARGEST_PAGE = 100;
/** Makes the overview of one job. It sends no request before a run is watched. */
function createOverview({ change: { changeRequest }, plan: { organization, mode, group }, }, client, clock) {
    /** When the watching of each run began. */
    const watched = new Map();
    /** When each run was first listed in a stage of tasks, or was last read itself in one. */
    const stagedAt = new Map();
    /** When the next list may be requested; never while one is under way. */
    let nextAt = Number.NEGATIVE_INFINITY;
    let requestedAt = nextAt;
    let listing;
    /** A text in the messages of all runs of this job, by which the service finds them; undefined if it finds none by it. */
    let searchText = group ?? changeRequest;
    const everyMs = Math.max(LIST_EVERY_MS, (0,_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .jobCountOf */ .mX)(group) * LIST_EVERY_MS_PER_JOB);
    const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
    /** Runs that go on, by their ids; undefined if the service refuses the list. */
    async function list(search) {
        try {
            const soon = client.with({ deadline: clock.now() + LIST_BUDGET_MS });
            const runs = await soon.runs.listMoving(organization, mode, search).all();
            return new Map(runs.map((run) => [run.id, run]));
        }
        catch (error) {
            if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            return undefined;
        }
    }
    /** The runs of this job that have not ended, by a list that is not older than `everyMs`; undefined if there is none. */
    async function latestList() {
        if (clock.now() >= nextAt) {
            requestedAt = clock.now();
            nextAt = Number.POSITIVE_INFINITY;
            listing = list(searchText).then((runs) => {
                nextAt = clock.now() + (runs ? everyMs : PAUSE_AFTER_REFUSAL_MS);
                if (runs?.size === 0)
                    searchText = undefined;
                return runs;
            });
        }
        return await listing;
    }
    /** Whether a run in a stage of tasks was seen in it first, or was last read itself, not long ago. */
    function isStageRecent(runId) {
        const nowMs = clock.now();
        const sinceMs = stagedAt.get(runId) ?? nowMs;
        const isRecent = nowMs - sinceMs < stageMs;
        stagedAt.set(runId, isRecent ? sinceMs : nowMs);
        return isRecent;
    }
    return {
        /** All runs of the change request that have not ended. */
        listOfChange: () => list(changeRequest),
        watch: (runId) => watched.set(runId, clock.now()),
        forget: (runId) => watched.delete(runId),
        /** The run as the list has it, if it is still moving by that; undefined if the run itself has to be read. */
        async movingRun(last) {
            if (watched.size < MANY_RUNS)
                return undefined;
            const listed = await latestList();
            if (listed === undefined)
                return undefined;
            const watchedSince = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
            // A run that is younger than the list cannot be in it, and counts as it was read last.
            const run = listed.get(last.id) ?? (watchedSince > requestedAt ? last : undefined);
            const status = run?.attributes.status ?? '';
            if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .runKind */ .Il)(mode, status) !== 'moving')
                return undefined;
            // A run in a stage of tasks may wait for a person, which only its stages show.
            const isInStage = /^(?:pre|post)_/.test(status);
            return isInStage && !isStageRecent(last.id) ? undefined : run;
        },
    };
}
/** Workspaces by their names, from one list. A workspace that is not in it has to be requested by itself. */
async function listWorkspaces(client, organization, names) {
    const byName = new Map();
    if (names.length < MANY_RUNS)
        return byName;
    const listing = client.workspaces.list(organization);
    try {
        const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
        const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
        // All pages are read only where that takes far fewer requests than one for each workspace.
        const isWorthAll = pages > 1 && pages <= names.length / 2;
        const workspaces = isWorthAll ? await listing.all() : items;
        for (const workspace of workspaces)
            byName.set(workspace.attributes.name, workspace);
    }
    catch (error) {
        // The requests for single workspaces will say what is wrong.
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
    }
    return byName;
}
//# sourceMappingURL=overview.js.map

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