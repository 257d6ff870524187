"use strict";
exports.id = 6980;
exports.ids = [6980];
exports.modules = {

/***/ 38389:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: function() { return /* binding */ codeOf; },
/* harmony export */   Bv: function() { return /* binding */ toApproved; },
/* harmony export */   EX: function() { return /* binding */ countEntries; },
/* harmony export */   N0: function() { return /* binding */ readApprovalText; },
/* harmony export */   So: function() { return /* binding */ writeApprovalText; },
/* harmony export */   ol: function() { return /* binding */ digestOfEntries; },
/* harmony export */   sh: function() { return /* binding */ placeInText; }
/* harmony export */ });
/* unused harmony export MOST_ENTRIES */
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62177);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2340);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77934);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94264);
/* harmony import */ var _plan_entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54059);
/**
 * The text that an approval commits to, and its code. The text says where it is approved, what is asked, and of which plan. The
 * comment of the gate keeps such texts, where everybody who can push can edit them: a text counts only where a person wrote its
 * code, and in the same line, in words, what it says.
 */





/** Of more entries in all, a text has one digest for each workspace: a comment holds no more. */
const MOST_ENTRIES = 500;
/** The longest text that is read, in characters. No comment holds as many. */
const LONGEST_TEXT = 1_000_000;
const LONGEST_NAME = 4_096;
const name = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(LONGEST_NAME));
const digest = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .regex */ .yGV(_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .DIGEST_PATTERN */ .WA));
const count = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .safeInteger */ .Y2b(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .minValue */ .Wwf(1));
const counts = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesFromList */ .v4Y(_plan_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT_WORDS */ .o_, _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(count)));
const isEntryText = (text) => {
    const [words = '', hash = '', more] = text.split(' ');
    return more === undefined && _canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .DIGEST_PATTERN */ .WA.test(hash) && words.split('+').every(isCountWord);
};
const textSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    host: name,
    repository: name,
    request: count,
    base: name,
    head: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .regex */ .yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)),
    workspaces: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        name,
        scope: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
            _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ organization: name, workspace: name }),
            _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ directory: name }),
        ]),
        questions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            policySet: name,
            policy: name,
            message: digest,
            uncompared: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true)),
        })),
        plan: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
            _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ entries: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .check */ .z6Y(isEntryText))) }),
            _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ digest, counts }),
            _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ run: name, counts }),
        ]),
        files: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ configuration: name, named: name, uncommitted: name }),
    })), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .minLength */ .BpQ(1)),
});
/**
 * Writes the text that is approved.
 *
 * @param workspaces those in which one set of people is asked something, with the questions for these people alone
 * @param key `record-key`; undefined without one
 */
function writeApprovalText({ host, repository, request, base, head }, workspaces, key) {
    const isLong = workspaces.reduce((sum, { entries }) => sum + entries.length, 0) > MOST_ENTRIES;
    const written = workspaces.map((workspace) => ({
        name: workspace.name,
        scope: workspace.scope,
        questions: sortedByText(workspace.questions.map((question) => toApproved(question, key))),
        plan: planOf(workspace, isLong),
        files: workspace.files.digests,
    }));
    const place = { host: host.toLowerCase(), repository, request, base, head };
    return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)({ ...place, workspaces: sortedByText(written) });
}
/** The code of a text: 160 bits, in 32 letters and digits. */
function codeOf(text) {
    return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digest160 */ .SN)('approval', text);
}
/** Reads a text that anybody may have written; undefined if `writeApprovalText` writes no such text. */
function readApprovalText(text) {
    if (text.length > LONGEST_TEXT || (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonDeeperThan */ .ZI)(text, 8))
        return undefined;
    const read = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC(textSchema, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text), { abortEarly: true });
    if (!read.success)
        return undefined;
    const { workspaces } = read.output;
    const isInOrder = workspaces.every(({ questions, plan }) => isSorted(questions.map(_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)) &&
        (!('entries' in plan) || isSorted(plan.entries, true)));
    const areDistinct = new Set(workspaces.map(placeInText)).size === workspaces.length;
    // What has other members, another order or other white space is no text of ours.
    const isOurs = (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(read.output) === text && isSorted(workspaces.map(_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj));
    return isInOrder && areDistinct && isOurs ? read.output : undefined;
}
/** By what a workspace is known in a text. Without a service, several may be planned in one directory. */
function placeInText({ scope, name: called, }) {
    return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)([scope, called]);
}
/** A question as a text has it. */
function toApproved({ policySet, policy, message, hidden }, key) {
    if (hidden === undefined)
        return { policySet, policy, message: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digest160 */ .SN)('message', message) };
    const text = (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)([message, hidden]);
    return key === undefined
        ? { policySet, policy, message: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digest160 */ .SN)('hidden message', message), uncompared: true }
        : { policySet, policy, message: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .keyedDigest160 */ .KF)(key, 'hidden message', text) };
}
function planOf({ run, entries }, isLong) {
    if (run !== undefined)
        return { run, counts: countEntries(entries) };
    return isLong
        ? { digest: digestOfEntries(entries), counts: countEntries(entries) }
        : { entries: entries.map(({ text }) => text).sort() };
}
/** One digest of all entries of a workspace. */
function digestOfEntries(entries) {
    return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .digest160 */ .SN)('entries', (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(entries.map(({ text }) => text).sort()));
}
/** How much there is of each kind, without what there is none of. */
function countEntries(entries) {
    const found = new Map();
    for (const { text } of entries) {
        const [words = ''] = text.split(' ', 1);
        for (const word of words.split('+').filter(isCountWord))
            found.set(word, (found.get(word) ?? 0) + 1);
    }
    return Object.fromEntries(found);
}
function isCountWord(word) {
    return _plan_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT_WORDS */ .o_.some((each) => each === word);
}
function sortedByText(values) {
    const byText = new Map(values.map((value) => [(0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(value), value]));
    return [...byText.keys()].sort().flatMap((text) => byText.get(text) ?? []);
}
function isSorted(texts, mayRepeat = false) {
    return texts.every((text, at) => {
        const before = texts[at - 1];
        return before === undefined || before < text || (mayRepeat && before === text);
    });
}
//# sourceMappingURL=code.js.map

/***/ }),

/***/ 91802:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ni: function() { return /* binding */ lineToWrite; },
/* harmony export */   PT: function() { return /* binding */ lineStart; },
/* harmony export */   Xw: function() { return /* binding */ readLine; }
/* harmony export */ });
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28187);
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21804);
/* harmony import */ var _code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38389);
/* harmony import */ var _plan_entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54059);
/**
 * The line by which a person approves, alone in a comment:
 *
 *     /plangate approve POLICIES in WORKSPACES (COUNTS) at HEAD code CODE: REASON
 *
 * - POLICIES: at most three names, else their number (`4 policies`). `SET/NAME` where two sets of the line have one of this name.
 * - WORKSPACES: likewise. Without a service the directory, and `NAME of DIRECTORY` where it is called otherwise.
 * - COUNTS: of all workspaces together, in the order of `COUNT_WORDS`: `2 add, 1 destroy, 2 outputs`, or `no changes`. After a
 *   semicolon, whether hidden values are not compared.
 * - HEAD: the first seven digits of the commit.
 * - CODE: of the text that is approved (code.ts), which has all of this whole.
 * - REASON: in the person's own words, on the same line.
 *
 * Up to the code the line has only characters of ASCII, and one space between two words. A name that may be taken for anything
 * else is between quotation marks, and what is left of its characters is `\uXXXX`: so no character looks like another
 * one, and a copy changes nothing.
 */




/** What a person writes in the place of this word. */
const REASON = 'REASON';
const LONGEST_REASON = 500;
/** The longest name in a line, in characters of the line. Of a longer one the middle is left out. */
const LONGEST_NAME = 100;
const MOST_NAMED = 3;
const HEAD_DIGITS = 7;
/** The line up to the code: by it people see what they approve. */
function lineStart({ head, workspaces }, code) {
    const policies = namePolicies(workspaces);
    const places = listNames(workspaces.map(nameWorkspace), 'workspaces');
    const what = `${policies} in ${places} (${writeCounts(workspaces)})`;
    return `/plangate approve ${what} at ${head.slice(0, HEAD_DIGITS)} code ${code}`;
}
/** The whole line, for a person to copy. */
function lineToWrite(text, code) {
    return `${lineStart(text, code)}: ${REASON}`;
}
function namePolicies(workspaces) {
    const asked = workspaces.flatMap(({ questions }) => questions);
    const setsByPolicy = new Map();
    for (const { policySet, policy } of asked) {
        setsByPolicy.set(policy, (setsByPolicy.get(policy) ?? new Set()).add(policySet));
    }
    const names = [...setsByPolicy].flatMap(([policy, sets]) => sets.size === 1 ? writeName(policy) : [...sets].map((set) => writeName(`${set}/${policy}`)));
    return listNames(names.sort(), 'policies');
}
function nameWorkspace({ name, scope }) {
    if (!('directory' in scope))
        return writeName(name);
    const { directory } = scope;
    const isUsual = [directory, directory.split('/').at(-1)].includes(name);
    return isUsual ? writeName(directory) : `${writeName(name)} of ${writeName(directory)}`;
}
function listNames(names, noun) {
    return names.length > MOST_NAMED ? `${names.length} ${noun}` : names.join(', ');
}
/** Names that stand without quotation marks: no number, and no word of the line. */
const PLAIN_NAME = /^(?!\d+$)[A-Za-z0-9_][\w./-]*$/;
const WORDS_OF_LINE = ['in', 'of', 'at', 'code', 'policies', 'workspaces'];
/** What may notify people, refer to something or hide something in a comment, and what is not ASCII; a space beside another one. */
const ESCAPED = /[^ -~]|["\\`<>@#[\]|]|^ | (?= )| $/g;
function writeName(name) {
    const isLong = name.length > LONGEST_NAME;
    if (PLAIN_NAME.test(name) && !WORDS_OF_LINE.includes(name) && !isLong)
        return name;
    const half = LONGEST_NAME / 2;
    const shown = isLong ? [name.slice(0, half), name.slice(-half)] : [name];
    return `"${shown.map((part) => part.replace(ESCAPED, _model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeUnits */ .FI)).join('...')}"`;
}
/** Words with a plural: the others are what Terraform says, as in `2 add`. */
const PLURALS = { output: 'outputs', action: 'actions' };
const NOT_COMPARED = 'hidden values are not compared';
function writeCounts(workspaces) {
    const counts = workspaces.map(({ plan }) => 'entries' in plan ? (0,_code_js__WEBPACK_IMPORTED_MODULE_0__/* .countEntries */ .EX)(plan.entries.map((text) => ({ text }))) : plan.counts);
    const total = (word) => counts.reduce((sum, each) => sum + (each[word] ?? 0), 0);
    const counted = _plan_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT_WORDS */ .o_.flatMap((word) => {
        const number = word === 'uncompared' ? 0 : total(word);
        if (number === 0)
            return [];
        return `${number} ${number === 1 ? word : (PLURALS[word] ?? word)}`;
    });
    const hasUncompared = total('uncompared') > 0 ||
        workspaces.some(({ questions }) => questions.some(({ uncompared }) => uncompared === true));
    const changes = counted.length === 0 ? 'no changes' : counted.join(', ');
    return hasUncompared ? `${changes}; ${NOT_COMPARED}` : changes;
}
/** A text between quotation marks may have anything in it, the end of the line as well. */
const LINE = /^((?:[^"]|"[^"]*")+? code ([a-z2-7]{32})):(.*)$/;
const COMMAND = '/plangate approve ';
/** An approval, in code or with something around it, but in no quotation of another comment. */
const MEANT = /^[ \t`\p{Cf}]{0,9}\/plangate[ \t]+approve(?![\w-])/imu;
const OLD_FORMS = [
    [/^\/plangate +approve +(?:[0-9a-f]{40}|[0-9a-f]{64})(?= |$)/, 'old-approve'],
    [/^\/plangate +override(?= |$)/, 'old-override'],
    [/^\/plangate +allow-destroys(?= |$)/, 'old-allow-destroys'],
];
/**
 * Reads a comment. An approval is alone in it, with nothing but spaces and line ends around it.
 *
 * @returns undefined for a comment that is not about approvals
 */
function readLine(body) {
    const line = (0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutTrailing */ .h)(body, ' \t\r\n').replace(/^[ \t\r\n]+/, '');
    if (line === '/plangate again')
        return { kind: 'again' };
    const isOneLine = !/[\r\n]/.test(line);
    const [, old] = (isOneLine ? OLD_FORMS.find(([pattern]) => pattern.test(line)) : undefined) ?? [];
    if (old !== undefined)
        return { kind: 'misread', why: old };
    if (!MEANT.test(body))
        return undefined;
    const misread = (why) => ({ kind: 'misread', why });
    if (!isOneLine || !line.startsWith('/'))
        return misread('not-alone');
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(line))
        return misread('control-characters');
    const [, start = '', code = '', rest = ''] = LINE.exec(line) ?? [];
    if (!start.startsWith(COMMAND))
        return misread('not-the-line');
    const reason = rest.trim();
    // The word that is to be replaced is no reason.
    if (reason === REASON || !/[\p{L}\p{N}]/u.test(reason))
        return misread('no-reason');
    if (reason.length > LONGEST_REASON)
        return misread('long-reason');
    return { kind: 'approve', start, code, reason };
}
//# sourceMappingURL=line.js.map

/***/ }),

/***/ 33999:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitea: function() { return /* binding */ gitea; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _authorization_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1228);
/* harmony import */ var _github_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12163);
/* harmony import */ var _github_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27758);
/* harmony import */ var _github_server_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51554);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65639);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74132);
/** Gitea Actions and Forgejo Actions: jobs as GitHub's, on servers that have less than GitHub. */








const gitea = {
    ..._github_github_js__WEBPACK_IMPORTED_MODULE_3__.github,
    server: {
        ..._github_github_js__WEBPACK_IMPORTED_MODULE_3__.github.server,
        authorization: ({ GITEA_TOKEN, GITHUB_TOKEN }) => (0,_authorization_js__WEBPACK_IMPORTED_MODULE_6__/* .basicAuthorization */ .a)('x-access-token', GITEA_TOKEN) ??
            (0,_authorization_js__WEBPACK_IMPORTED_MODULE_6__/* .basicAuthorization */ .a)('x-access-token', GITHUB_TOKEN),
        isNew: () => false,
        remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`.',
    },
    comments({ environment, pullRequest, repository }, ports) {
        const apiUrl = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLink */ .Ap)(environment['GITHUB_API_URL']);
        const [owner, name] = repository?.slug.split('/') ?? [];
        if (!pullRequest || !apiUrl || !owner || !name)
            return undefined;
        const githubToken = (0,_github_server_js__WEBPACK_IMPORTED_MODULE_4__/* .apiTokenOf */ .xG)(environment);
        const access = { apiUrl, owner, name, githubToken, server: (0,_github_server_js__WEBPACK_IMPORTED_MODULE_4__/* .serverOf */ .FN)(environment) };
        return (0,_github_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .connectGitHub */ .U)(access, ports).comments ?? NO_TOKEN;
    },
};
const NO_TOKEN = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.lacksHostRight, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `No comment: there is no token for the API.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Hand the job its own as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('GITHUB_TOKEN')} (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .typed */ .nE)('${{ github.token }}')}).`,
    actor: 'operators',
});
//# sourceMappingURL=gitea.js.map

/***/ }),

/***/ 93452:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cw: function() { return /* binding */ unreadableAnswer; },
/* harmony export */   dh: function() { return /* binding */ HostError; },
/* harmony export */   wh: function() { return /* binding */ readId; },
/* harmony export */   yg: function() { return /* binding */ onHostError; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65639);
/** The error of a CI host that refused a request or did not answer it. Its kinds differ in what can be done about it. */


/** The message is for people: a sentence, or the end of one that the caller begins. It never shows a token or a query. */
class HostError extends Error {
    name = 'HostError';
    kind;
    facts;
    helpCode;
    constructor(kind, message, { helpCode, ...facts } = {}, cause) {
        super(message, { cause });
        this.kind = kind;
        this.facts = facts;
        this.helpCode = helpCode;
    }
}
/**
 * For a `catch`: handles an error of the host, of these kinds or of any if none is named. Every other error is thrown again.
 */
function onHostError(handle, ...kinds) {
    return (error) => {
        if (!(error instanceof HostError))
            throw error;
        if (kinds.length > 0 && !kinds.includes(error.kind))
            throw error;
        return handle(error);
    };
}
function unreadableAnswer(service) {
    return new HostError('invalid', `${service} answered in an unrecognized form.`, {
        helpCode: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unreadableAnswer,
    });
}
/** The numeric `id` of something that `service` answered; throws `HostError` when it has none. */
function readId(json, service) {
    const id = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(json, 'id');
    if (typeof id !== 'number')
        throw unreadableAnswer(service);
    return id;
}
//# sourceMappingURL=host-error.js.map

/***/ }),

/***/ 19696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: function() { return /* binding */ lastHiddenComment; },
/* harmony export */   D5: function() { return /* binding */ ownComments; },
/* harmony export */   Fn: function() { return /* binding */ neutraliseNote; },
/* harmony export */   G2: function() { return /* binding */ ANY_MARKER; },
/* harmony export */   Rg: function() { return /* binding */ foreignComments; },
/* harmony export */   eQ: function() { return /* binding */ describeForeign; },
/* harmony export */   rA: function() { return /* binding */ findOwnComment; },
/* harmony export */   xY: function() { return /* binding */ hasMarker; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62051);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74132);





/** The beginning of the marker of every gate of this program. */
const ANY_MARKER = '<!-- plangate:';
/**
 * Our comments by marker and author, oldest first; the first one is the comment. The comment that this
 * job `created` is ours whatever author the host names, and so are others of that author. Those that somebody hid are left out:
 * nobody would see what is written there.
 */
function ownComments(comments, marker, created) {
    return comments
        .filter(({ isHidden }) => isHidden !== true)
        .filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker))
        .sort((one, other) => one.id - other.id);
}
/** The last of our comments that somebody hid: the next one has what it keeps. */
function lastHiddenComment(comments, marker) {
    return comments
        .filter(({ isHidden, isOwn, body }) => isHidden === true && isOwn && hasMarker(body, marker))
        .sort((one, other) => other.id - one.id)[0];
}
/** The comment with this key, which for the one of a gate is its name, and what it keeps of earlier reports. */
function findOwnComment({ comments }, key) {
    const marker = (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .markerStart */ .Rs)(key);
    const comment = ownComments(comments, marker)[0] ?? lastHiddenComment(comments, marker);
    return { comment, kept: comment && (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeMarker */ .rH)(comment.body, key) };
}
/** Whether the gate wrote the comment: this job created it, or its author is the token's own user. */
function isOurs({ id, isOwn, author }, created) {
    if (isOwn || created === undefined)
        return isOwn;
    return id === created.id || (author !== undefined && author === created.author);
}
/**
 * Comments with the marker of this gate that another author wrote: a person who copied it, or this gate itself
 * with an earlier token. Such a comment decides nothing, and the log names it.
 */
function foreignComments(comments, marker, created) {
    return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}
const MOST_NAMED = 3;
/** What the log says about the comments that `foreignComments` found. Only the first ones are named. */
function describeForeign(comments) {
    return comments.slice(0, MOST_NAMED).map(({ author, url }) => {
        const name = author === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) ` (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(author), 160)})`;
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `A comment of another author${name} carries this gate's marker and was left as it is: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)((0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(url, 300))}.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Remove it if an earlier token of this gate wrote it.` });
    });
}
/** Whether the last line that is not empty, or the first, begins with the marker. */
function hasMarker(body, marker) {
    const end = body.trimEnd();
    const last = Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1;
    return end.startsWith(marker, last) || end.trimStart().startsWith(marker);
}
const ZERO_WIDTH_SPACE = '\u200b';
/**
 * The text as readers see it, without an effect on the host. The renderer has made harmless what GitHub acts on; other hosts
 * act on more: a line that starts with a slash is a command to GitLab ("/merge"), `!12 $3 %4 &5 ~label` are references there,
 * on Azure DevOps and on Gitea. The marker's line and escapes in addresses stay as they are.
 */
function neutraliseNote(body) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(body.split('\n').map(neutraliseNoteLine).join('\n'));
}
function neutraliseNoteLine(line) {
    if (line.startsWith('<!-- '))
        return line;
    // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
    const start = line.search(/\S/);
    const withoutCommand = line[start] === '/' ? line.slice(0, start) + ZERO_WIDTH_SPACE + line.slice(start) : line;
    return withoutCommand
        .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`)
        .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`);
}
//# sourceMappingURL=own-comments.js.map

/***/ }),

/***/ 65639:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: function() { return /* binding */ textAt; },
/* harmony export */   Ap: function() { return /* binding */ parseLink; },
/* harmony export */   J: function() { return /* binding */ parseGuid; },
/* harmony export */   M6: function() { return /* binding */ parseLinkOrigin; },
/* harmony export */   XL: function() { return /* binding */ toRepositoryId; },
/* harmony export */   dF: function() { return /* binding */ parseSlug; },
/* harmony export */   dR: function() { return /* binding */ readPositiveNumber; },
/* harmony export */   fK: function() { return /* binding */ valueAt; },
/* harmony export */   gc: function() { return /* binding */ readNonEmptyText; },
/* harmony export */   uH: function() { return /* binding */ parsePositiveNumber; },
/* harmony export */   xu: function() { return /* binding */ toNumberedRequest; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/**
 * Reads what others say: `parse` takes a text, `read` a value of an answer, `to` makes one value of several parts. What has not
 * the expected shape is undefined.
 */

/** A positive whole number; anything else, also 0, counts as missing. */
function parsePositiveNumber(text) {
    if (text === undefined || !/^[1-9]\d{0,14}$/.test(text))
        return undefined;
    return Number(text);
}
/** A value that is a positive whole number; anything else counts as missing. */
function readPositiveNumber(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
/** A GUID; undefined for any other text. */
function parseGuid(text) {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
    return text !== undefined && shape.test(text) ? text : undefined;
}
/** `group/project`, at any depth, without a segment that leads elsewhere. */
function parseSlug(text) {
    if (text === undefined || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text))
        return undefined;
    return text.split('/').some((part) => /^\.+$/.test(part)) ? undefined : text;
}
/** An http(s) address, without credentials and without a slash at its end. */
function parseLink(text) {
    if (text === undefined || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    url.username = '';
    url.password = '';
    return url.href.replace(/\/$/, '');
}
/** The origin of an http(s) address; undefined for any other text. */
function parseLinkOrigin(text) {
    const address = parseLink(text);
    return address && new URL(address).origin;
}
/** A pull or merge request: no address without a number. */
function toNumberedRequest(number, url) {
    return number === undefined ? undefined : { number, url };
}
/** The value at this path of names. */
function valueAt(value, ...names) {
    return names.reduce((inner, name) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(inner)[name], value);
}
/** A text that is not empty. */
function readNonEmptyText(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** The text at this path of names, if it is not empty. */
function textAt(value, ...names) {
    return readNonEmptyText(valueAt(value, ...names));
}
/** The id of a repository with the server that gave it; undefined unless both are known. */
function toRepositoryId(host, id) {
    return host === undefined || id === undefined ? undefined : { host, id: String(id) };
}
//# sourceMappingURL=shapes.js.map

/***/ }),

/***/ 44990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ runConcurrently; },
/* harmony export */   Vm: function() { return /* binding */ takeTurn; },
/* harmony export */   hp: function() { return /* binding */ runInTurns; },
/* harmony export */   tJ: function() { return /* reexport safe */ node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate; }
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/** How much goes on at the same time: what is computed for long lets signals, timers and answers have their turn. */


/** How long a computation goes on before it lets others act. A signal ends a command within a second. */
const TURN_MS = 100;
let turnBeganAt = 0;
/**
 * To be called again and again by whatever may compute for long.
 *
 * @throws the reason of the signal once it is aborted
 */
async function takeTurn(signal) {
    signal?.throwIfAborted();
    if (performance.now() - turnBeganAt < TURN_MS)
        return;
    // After what was read or a program that ended, the first turn comes before signals are looked at.
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    turnBeganAt = performance.now();
    signal?.throwIfAborted();
}
/** Runs a computation that yields again and again to its end. @throws the reason of the signal once it is aborted */
async function runInTurns(steps, signal) {
    for (;;) {
        const step = steps.next();
        if (step.done === true)
            return step.value;
        await takeTurn(signal);
    }
}
/**
 * Runs tasks side by side, no more than `most` at the same time: what has begun has to end after a signal, and
 * thousands that end together take longer than a second.
 *
 * @returns what the tasks gave, in their order. It rejects with the first failure.
 */
async function runConcurrently(tasks, most) {
    const results = [];
    const waiting = tasks.entries();
    // All workers take from one iterator, so that each task is run once.
    const work = async () => {
        for (const [index, task] of waiting)
            results[index] = await task();
    };
    await Promise.all(Array.from({ length: Math.min(most, tasks.length) }, work));
    return results;
}
//# sourceMappingURL=take-turn.js.map

/***/ }),

/***/ 92085:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ isHtml; }
/* harmony export */ });
/** Whether an answer is a page: APIs do not answer with one, proxies and sign-in pages do. */
function isHtml({ headers }) {
    return /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
}
//# sourceMappingURL=is-html.js.map

/***/ }),

/***/ 35379:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ ACCEPTED_LIMITS; },
/* harmony export */   F3: function() { return /* binding */ resourcesOf; },
/* harmony export */   gv: function() { return /* binding */ PlanJson; },
/* harmony export */   rZ: function() { return /* binding */ isMarked; }
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62177);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);


/**
 * The lists of a plan, and in how many levels of objects and lists of each a repeated name counts. Deeper levels are
 * values of providers.
 */
const LISTS = {
    /** A list of entries, each with a change. */
    resource_changes: 3,
    deferred_changes: 1,
    /** A list of entries with values, their marks and a trigger; a deferred one is in another object. */
    action_invocations: 7,
    deferred_action_invocations: 7,
};
const isPlanList = (name) => Object.hasOwn(LISTS, name);
/** The JSON of one plan. */
class PlanJson {
    /** As it was written: numbers of JSON can be more exact than those of JavaScript. */
    text;
    /** What the text says. Nothing in it is checked, and it may be hostile. */
    document;
    /** Whether it has every value; a redacted one has no sensitive values, and no configuration. */
    isWhole;
    // What the methods have read already. The changes are in an object, because there may be none.
    cachedMembers;
    cachedChanges;
    cachedRepeated;
    constructor(text, document, isWhole) {
        this.text = text;
        this.document = document;
        this.isWhole = isWhole;
    }
    /** The JSON of a document that was made here: nothing in it is named twice. */
    static of(document, isWhole) {
        const json = new PlanJson(JSON.stringify(document), { ...document }, isWhole);
        json.cachedRepeated = [];
        return json;
    }
    /** Whether it says that planning failed, or has there what no plan has: it may lack changes. */
    get isErrored() {
        const { errored } = this.document;
        return errored !== undefined && errored !== false;
    }
    /** The names of its members, each with the text of its value. */
    texts() {
        return (this.cachedMembers ??= (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(this.text));
    }
    /** `resource_changes`, with a string in place of each number that JavaScript would change. */
    exactChanges() {
        return (this.cachedChanges ??= { value: this.readExactChanges() }).value;
    }
    /** What is named twice, so that one of its two values would be hidden. */
    repeated() {
        return (this.cachedRepeated ??= this.findRepeated());
    }
    readExactChanges() {
        const text = this.texts().findLast(([name]) => name === 'resource_changes')?.[1] ?? '';
        const exact = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .keepLongNumbers */ .q4)(text);
        return exact === text ? this.document['resource_changes'] : (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(exact);
    }
    findRepeated() {
        const names = new Set();
        const repeatedMembers = this.texts().flatMap(([name]) => {
            const isRepeated = names.has(name);
            names.add(name);
            return isRepeated ? [name] : [];
        });
        const insideLists = this.texts()
            .filter(([name, text]) => isPlanList(name) && (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatedNames */ .H3)(text, LISTS[name]).length > 0)
            .map(([name]) => `something in ${name}`);
        return [...new Set([...repeatedMembers, ...insideLists])];
    }
}
/** No value of a plan has so many levels, so deeper ones are not read: everything there counts as marked. */
const DEEPEST = 100;
/**
 * Whether anything is marked in the marks that a plan has for its values: a tree of the same shape, with `true` where a
 * value is unknown or sensitive.
 *
 * @param depth how many levels are above it
 */
function isMarked(mark, depth = 0) {
    if (typeof mark !== 'object' || mark === null)
        return mark === true;
    return depth > DEEPEST || Object.values(mark).some((inner) => isMarked(inner, depth + 1));
}
/** Why a plan may not be whole, where the workflow accepts that. */
const ACCEPTED_LIMITS = ['partial', 'unproven'];
/** All resources of planned values, or of a state: of the root module, and of modules within modules. */
function* resourcesOf(values) {
    yield* resourcesBelow((0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(values, 'root_module'));
}
function* resourcesBelow(module) {
    yield* (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(module, 'resources')).filter(_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4);
    for (const inner of (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(module, 'child_modules')))
        yield* resourcesBelow(inner);
}
//# sourceMappingURL=plan-json.js.map

/***/ }),

/***/ 18471:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: function() { return /* binding */ TransportError; }
/* harmony export */ });
/** An exchange without a complete answer. */
class TransportError extends Error {
    name = 'TransportError';
    failure;
    /** A sentence that says what to do about it, if the failure itself makes that clear. */
    remedy;
    /** The word of the system or the library for it, as `ENOTFOUND`; `NO_TLS` for bytes that are not TLS. */
    code;
    helpCode;
    constructor(failure, message, options = {}) {
        super(message, options);
        this.failure = failure;
        this.remedy = options.remedy;
        this.code = options.code;
        this.helpCode = options.helpCode;
    }
}
//# sourceMappingURL=ports.js.map

/***/ }),

/***/ 84091:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: function() { return /* binding */ proxiesIn; },
/* harmony export */   iJ: function() { return /* binding */ proxyFor; },
/* harmony export */   oS: function() { return /* binding */ isSocks; }
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/**
 * The proxy of each request: one rule for this program's own requests and for git. `NO_PROXY` is read as
 * Terraform reads it, by the rules of Go's `golang.org/x/net/http/httpproxy`; a table made by Go holds that. Blanks
 * between entries and `[fd00::5]` without a port, which mean nothing to Go, are read as other programs read them.
 */

/**
 * By protocol of the URL: the variables, of which the first that is set counts. The last one is for those who set
 * `HTTP_PROXY` alone.
 */
const VARIABLES = {
    'https:': ['https_proxy', 'all_proxy', 'http_proxy'],
    'http:': ['http_proxy', 'all_proxy'],
};
/** The proxy through which a URL is asked for; undefined if it is asked for directly. */
function proxyFor(url, environment) {
    const proxy = namedProxy(VARIABLES[url.protocol] ?? [], environment);
    if (proxy === undefined)
        return undefined;
    return isExempt(url, valueOf('no_proxy', environment)) ? undefined : proxy;
}
/** All proxies that the environment names, also by values that are no addresses. */
function proxiesIn(environment) {
    return ['https_proxy', 'http_proxy', 'all_proxy'].flatMap((name) => namedProxy([name], environment) ?? []);
}
/** The value of a variable: the name in lower case counts first, as for curl and git, and an empty value is none. */
function valueOf(name, environment) {
    return environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || '';
}
/** The proxy of the first of these variables that is set; the names are in lower case. */
function namedProxy(names, environment) {
    const name = names.find((candidate) => valueOf(candidate, environment) !== '');
    if (name === undefined)
        return undefined;
    const value = valueOf(name, environment);
    const url = parseProxy(value);
    const isUsable = url !== undefined && /^https?:$/.test(url.protocol);
    return {
        variable: name.toUpperCase(),
        value,
        url: isUsable ? url : undefined,
        host: url?.host ?? '',
    };
}
/** Without a scheme, as in `proxy:3128`, it is asked over http, as curl and Go do. */
function parseProxy(value) {
    const address = value.includes('://') ? value : `http://${value}`;
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    return url.hostname === '' ? undefined : url;
}
/** Whether a proxy speaks SOCKS, which git can use and this program cannot. */
function isSocks({ value }) {
    return /^socks\w*:\/\//i.test(value);
}
const LOOPBACK = ['127.0.0.0/8', '::1'];
/**
 * Whether a URL is asked for without a proxy.
 *
 * @param noProxy names, addresses and ranges in CIDR form, separated by commas or blanks; names and addresses can have a
 *   port
 */
function isExempt({ hostname, port, protocol }, noProxy) {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    if (host === 'localhost' || LOOPBACK.some((range) => isInRange(range, host) === true))
        return true;
    const portOfUrl = port || (protocol === 'https:' ? '443' : '80');
    return noProxy
        .toLowerCase()
        .split(/[\s,]+/)
        .some((entry) => entry !== '' && matches(entry, host, portOfUrl));
}
/** Whether an entry of `NO_PROXY` stands for the host: as a range or address, else as a name, with its port if it has one. */
function matches(entry, host, port) {
    if (entry === '*')
        return true;
    const isInEntry = isInRange(entry, host);
    if (isInEntry !== undefined)
        return isInEntry;
    const [name, onlyPort] = splitPort(entry) ?? [entry, ''];
    if (onlyPort !== '' && onlyPort !== port)
        return false;
    // A range has no port.
    const isAddressOfEntry = name.includes('/') ? undefined : isInRange(name, host);
    if (isAddressOfEntry !== undefined)
        return isAddressOfEntry;
    if (name === '' || (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0)
        return false;
    // `*.acme.example` and `.acme.example` stand for names below that domain, `acme.example` for the domain as well.
    const isBelowOnly = /^\*?\./.test(name);
    const domain = toAscii(name.replace(/^\*?\./, ''));
    return host.endsWith(`.${domain}`) || (!isBelowOnly && host === domain);
}
/** `host:port`, `[host]:port` or `[host]`; undefined for everything else, such as IPv6 without brackets. */
function splitPort(entry) {
    const inBrackets = /^\[([^[\]]*)\](?::([^:[\]]*))?$/.exec(entry);
    const [, host, port = ''] = inBrackets ?? /^([^:[\]]*):([^:[\]]*)$/.exec(entry) ?? [];
    return host === undefined ? undefined : [host, port];
}
/** Names in other scripts are compared in the form in which `URL` has them. */
function toAscii(name) {
    // eslint-disable-next-line no-control-regex -- All of ASCII.
    if (/^[\x00-\x7f]*$/.test(name))
        return name;
    return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}
/**
 * Whether a host is the address, or in the range, that a text names.
 *
 * @param text as in `10.0.0.1`, `fd00::5` or `10.0.0.0/8`
 * @returns undefined if the text is neither an address nor a range
 */
function isInRange(text, host) {
    const [, address = '', writtenLength] = /^([0-9a-f:.]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? [];
    const addressBits = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 4 ? 32 : 128;
    const prefixBits = Number(writtenLength ?? addressBits);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0 || prefixBits > addressBits)
        return undefined;
    // No range of IPv6 has the addresses of IPv4, in either spelling, unless it is in `::ffff:0:0/96`, which is IPv4.
    const isIpv4 = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4 || host.startsWith('::ffff:');
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 || (isIpv4 && addressBits === 128 && prefixBits < 96))
        return false;
    const range = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    range.addSubnet(address, prefixBits, familyOf(address));
    return range.check(host, familyOf(host));
}
function familyOf(address) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 4 ? 'ipv4' : 'ipv6';
}
//# sourceMappingURL=proxies.js.map

/***/ }),

/***/ 2906:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ readRetryAfter; },
/* harmony export */   U: function() { return /* binding */ readSeconds; }
/* harmony export */ });
/** `Retry-After`, in both of its forms: seconds, or a date. */
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** Three years. A larger number would be a point in time, in seconds since 1970, and not a duration. */
const TOO_MANY_SECONDS = 100_000_000;
/**
 * How many milliseconds to wait before the next request; undefined if there is no such header, or a malformed one. A date
 * is compared with the answer's own `Date`, so that this machine's clock does not matter.
 *
 * @param headers with names in lower case
 * @param now what a date is compared with if the answer has no `Date`; if left out, such a date is ignored
 */
function readRetryAfter(headers, now) {
    const after = headers['retry-after'];
    return readSeconds(after) ?? readDate(after, headers['date'] ?? now?.toUTCString());
}
/** Seconds with or without a fraction, in milliseconds. */
function readSeconds(value) {
    const trimmed = value?.trim() ?? '';
    if (!DECIMAL.test(trimmed))
        return undefined;
    const seconds = Number(trimmed);
    return seconds < TOO_MANY_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}
function readDate(value, now) {
    const retryAt = value?.trim() ?? '';
    const since = now?.trim() ?? '';
    if (!HTTP_DATE.test(retryAt) || !HTTP_DATE.test(since))
        return undefined;
    const waitMs = Date.parse(retryAt) - Date.parse(since);
    return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
//# sourceMappingURL=retry-after.js.map

/***/ }),

/***/ 62051:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V6: function() { return /* binding */ MOST_ASKED; },
  m6: function() { return /* binding */ currentCommands; },
  rH: function() { return /* binding */ decodeMarker; },
  $N: function() { return /* binding */ encodeMarker; },
  Rs: function() { return /* binding */ markerStart; },
  fj: function() { return /* binding */ ownerId; }
});

// UNUSED EXPORTS: MOST_ENDED, encodeCommands, refusedCommands

// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/model/comment-commands.js
/** The commands that people write in comments on a pull request, as the comment of the gate keeps them. */
/** `again` starts the jobs of the gate as `rerun` does, and not only the failed ones. */
const VERBS = ['help', 'rerun', 'override', 'except', 'again'];
/** The commands that change nothing: they are answered in the comment of the gate. */
const ASKING_VERBS = ['help', 'except'];
//# sourceMappingURL=comment-commands.js.map
// EXTERNAL MODULE: ./build/src/report/kept-texts.js
var kept_texts = __webpack_require__(86535);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/marker.js
/**
 * The last line of a comment: which job reported, and what it said. Later jobs take hints from it: which findings are new or
 * resolved, how often to poll, which runs may have been overridden, and whether a writer is late. Four things in it are more,
 * and are proved elsewhere: texts that people approve, seals of runs, which runs a command ended, and a sealed record of what the
 * plans showed.
 */





/**
 * What the jobs of a gate are known by in its comment: a job that is run again, or for another commit, has the same id.
 *
 * @param selected what the job was asked to judge, in words
 */
function ownerId(selected) {
    return (0,report_text/* hash */.tW)(selected);
}
const MOST_FINGERPRINTS = 200;
const MOST_ASKED = 100;
/** Older ones are of earlier commits, or older than a day, which ends the use of a run as well unless people approved it. */
const MOST_ENDED = 200;
/** Each seal takes about 300 UTF-16 units of a comment. */
const MOST_SEALS = 60;
/** UTF-16 units of the encoded state. What identifies the report is kept even if it exceeds them. */
const LONGEST_STATE = 4_096;
/** How the marker of a comment with this key begins. */
function markerStart(key) {
    return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
/**
 * The marker as one line, with as many fingerprints, durations and runs as fit.
 *
 * @param limit UTF-16 units of the encoded state, without commands, seals, ended runs, what was asked, what is approved and what was shown: these are always kept
 */
function encodeMarker(state, limit = LONGEST_STATE) {
    let hints = MOST_FINGERPRINTS;
    let encoded = encodeState(state, hints);
    const alwaysKept = [
        encodeCommands(state.commands ?? []),
        state.report?.seals,
        state.ended,
        state.asked,
        (0,kept_texts/* packTexts */.yk)(state.approvable ?? []),
        packShown(state.shown),
    ];
    // Base64 of ASCII takes 4/3 of its length; twice the length leaves room for some other letters.
    const mostUnits = limit + 2 * JSON.stringify(alwaysKept).length;
    while (encoded.length > mostUnits && hints > 0) {
        hints = Math.floor(hints * 0.75);
        encoded = encodeState(state, hints);
    }
    return (0,sentence/* asMarkdown */.g5)(`${markerStart(state.key)}s=${encoded} -->`);
}
/**
 * The state in the last line that is not empty, or else in the first. Undefined if neither is a marker that can be read.
 *
 * @param key of the marker; left out: any
 */
function decodeMarker(body, key) {
    const text = body.trim();
    const last = text.slice(text.lastIndexOf('\n') + 1);
    // If another program has added text to the end of our comment, the marker may be its first line.
    const first = /^[^\r\n]*/.exec(text)?.[0] ?? '';
    return decodeMarkerLine(last, key) ?? decodeMarkerLine(first, key);
}
function decodeMarkerLine(text, key) {
    const line = text.trim();
    const match = /^<!-- plangate:v1 key=([A-Za-z0-9_-]{0,2000}) s=([A-Za-z0-9_-]{0,60000}) -->$/.exec(line);
    if (!match)
        return undefined;
    const keyInMarker = fromBase64Url(match[1] ?? '');
    if (key !== undefined && (keyInMarker !== key || toBase64Url(key) !== match[1]))
        return undefined;
    return decodeState(keyInMarker, fromBase64Url(match[2] ?? ''));
}
/**
 * The state as JSON in base64url. Names have one letter, and the report is a list, because the marker takes room from the comment.
 *
 * @param hints how many fingerprints are kept, and how many durations and runs, but at most 100
 */
function encodeState({ report, commands = [], ended = [], asked = [], approvable = [], shown }, hints) {
    const encoded = {
        r: report && encodeReport(report, hints),
        a: commands.length > 0 ? encodeCommands(commands) : undefined,
        e: ended.length > 0 ? ended : undefined,
        n: asked.join('') || undefined,
        t: (0,kept_texts/* packTexts */.yk)(approvable) || undefined,
        s: packShown(shown) || undefined,
    };
    return toBase64Url(JSON.stringify(encoded));
}
function packShown(shown) {
    return (0,kept_texts/* packTexts */.yk)(shown === undefined ? [] : [shown]);
}
/** As many seals of a report as the comment takes, in the order of its runs. */
function keptSeals({ seals = {}, runs }) {
    const entries = Object.keys(runs).flatMap((name) => {
        const ofRun = Object.hasOwn(seals, name) ? seals[name] : undefined;
        return ofRun === undefined ? [] : [[name, ofRun]];
    });
    return Object.fromEntries(entries.slice(0, MOST_SEALS));
}
function decodeState(key, json) {
    const parsed = (0,parse/* parseJson */.qF)(json);
    if (!(0,parse/* isRecord */.u4)(parsed))
        return undefined;
    const { r: encoded, a: acts, e: ended, n: asked, t: texts, s: shown } = parsed;
    const report = decodeReport(encoded);
    if (encoded !== undefined && report === undefined)
        return undefined;
    const commands = decodeCommands(acts);
    return {
        key,
        report,
        commands: commands.length > 0 ? commands : undefined,
        ended: Array.isArray(ended)
            ? ended.filter((id) => isLike(id, RUN_ID)).slice(-MOST_ENDED)
            : undefined,
        asked: typeof asked === 'string' ? readFingerprints(asked).slice(-MOST_ASKED) : undefined,
        approvable: typeof texts === 'string' ? (0,kept_texts/* unpackTexts */.nZ)(texts) : undefined,
        shown: typeof shown === 'string' ? (0,kept_texts/* unpackTexts */.nZ)(shown)[0] : undefined,
    };
}
/** Commands that only get an answer. The next report leaves them out. */
const REFUSALS = ['not-owner', 'refused', 'unclear'];
const ONLY_ANSWERED = [...ASKING_VERBS, ...REFUSALS];
/** More answers to refused commands are not shown: the newest stay. */
const MOST_REFUSED = 5;
function isRefusal(verb) {
    return typeof verb === 'string' && REFUSALS.includes(verb);
}
/** How many commands are kept: the newest ones. */
const MOST_KEPT = 8;
/** The most UTF-16 units of all kept commands. */
const COMMANDS_BUDGET = 32_000;
/** The commands as lists of plain values, for the state at the end of the comment. */
function encodeCommands(commands) {
    return commands.map(({ verb, by, at, commit, reason }) => [
        isRefusal(verb) ? verb : VERBS.indexOf(verb),
        by,
        at,
        commit,
        reason,
    ]);
}
/** The commands that `encodeCommands` wrote. Entries in a wrong form are left out. */
function decodeCommands(value) {
    const commands = (0,parse/* listOf */.c3)(value).flatMap((encoded) => {
        const [word, by, at, commit, reason] = (0,parse/* listOf */.c3)(encoded);
        const verb = decodeVerb(word);
        if (verb === undefined || typeof by !== 'string' || typeof at !== 'string')
            return [];
        if (typeof commit !== 'string' || typeof reason !== 'string')
            return [];
        return [{ verb, by, at, commit, reason }];
    });
    return fittingCommands(commands);
}
function decodeVerb(word) {
    if (isRefusal(word))
        return word;
    return typeof word === 'number' ? VERBS[word] : undefined;
}
/** The commands for these commits, without those that only get an answer: they are shown until the comment is written again. */
function currentCommands(commands, ...commits) {
    return fittingCommands(commands.filter(({ commit, verb }) => commits.includes(commit) && !ONLY_ANSWERED.includes(verb)));
}
/** The commands that fit into the comment, in their order. */
function fittingCommands(commands) {
    // What was refused takes the place of no other command.
    const refused = new Set(commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED));
    const newestFirst = commands.filter(({ verb }) => !isRefusal(verb)).toReversed();
    const kept = new Set();
    let left = COMMANDS_BUDGET;
    for (const command of newestFirst.slice(0, MOST_KEPT)) {
        left -= JSON.stringify(encodeCommands([command])).length;
        if (left < 0)
            break;
        kept.add(command);
    }
    return commands.filter((command) => kept.has(command) || refused.has(command));
}
/** The answers to refused commands that a comment shows until its next report. */
function refusedCommands(commands) {
    return commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED);
}
/**
 * A report as a list. `decodeReport` reads its members in the same order.
 *
 * @param hints how many fingerprints are kept, and how many durations and runs, but at most 100
 */
function encodeReport(report, hints) {
    const firstEntries = (record) => Object.fromEntries(Object.entries(record).slice(0, Math.min(hints, 100)));
    // A run with a seal is kept: nothing else says where the seal belongs.
    const sealed = Object.keys(keptSeals(report)).map((name) => [name, report.runs[name] ?? '']);
    const runs = { ...firstEntries(report.runs), ...Object.fromEntries(sealed) };
    const { fingerprints, resources = [] } = report;
    const parts = [
        report.owner,
        report.runId,
        report.attempt,
        report.headSha,
        report.startedAt,
        report.digest,
        Number(report.green),
        fingerprints.slice(0, hints).join(''),
        firstEntries(report.durations),
    ];
    const fitsAll = fingerprints.length + resources.length <= hints;
    const resourceFingerprints = (fitsAll && resources.join('')) || 0;
    const keepsPlaces = hints === MOST_FINGERPRINTS && fingerprints.length <= hints;
    const places = (keepsPlaces && report.places) || [];
    const others = [runs, resourceFingerprints, keptSeals(report), places];
    // Members at the end that are empty are left out.
    const last = others.findLastIndex((part) => Object.keys(part).length > 0);
    return [...parts, ...others.slice(0, last + 1)];
}
/**
 * The members in the order of `encodeReport`. What identifies a report must be valid, or the marker counts as unreadable; hints
 * that are invalid are left out.
 */
function decodeReport(value) {
    if (!Array.isArray(value))
        return undefined;
    const [owner, runId, attempt, headSha, startedAt, digest, green, ...hints] = value;
    const [fingerprints, durations, runs, resources, seals, places] = hints;
    if (!isLike(owner, TWELVE_HEX) || !isLike(digest, TWELVE_HEX))
        return undefined;
    if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt))
        return undefined;
    if (!isLike(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof fingerprints !== 'string')
        return undefined;
    return {
        owner,
        runId,
        attempt,
        headSha,
        startedAt,
        digest,
        green: green === 1,
        fingerprints: readFingerprints(fingerprints),
        places: (0,parse/* listOf */.c3)(places).filter((text) => isLike(text, /^[0-9a-f]{1,500}$/)),
        resources: typeof resources === 'string' ? readFingerprints(resources) : undefined,
        durations: recordOf(durations, isCount),
        runs: recordOf(runs, (runOfWorkspace) => isLike(runOfWorkspace, RUN_ID)),
        seals: recordOf(seals, (each) => Array.isArray(each) && each.every(isText)),
    };
}
/** Fingerprints that follow each other without anything between. */
function readFingerprints(text) {
    return (text.match(/[0-9a-f]{12}/g) ?? []).slice(0, MOST_FINGERPRINTS);
}
/** The members of a record that are as expected; none if it is no record. */
function recordOf(value, isExpected) {
    const entries = (0,parse/* isRecord */.u4)(value) ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter((entry) => isExpected(entry[1])));
}
function isText(value) {
    return typeof value === 'string';
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}
const RUN_ID = /^run-[A-Za-z0-9]{1,64}$/;
const TWELVE_HEX = /^[0-9a-f]{12}$/;
function isLike(value, pattern) {
    return typeof value === 'string' && pattern.test(value);
}
function toBase64Url(text) {
    return Buffer.from(text, 'utf8').toString('base64url');
}
/** Decodes a text; wrong characters are left out. */
function fromBase64Url(text) {
    return Buffer.from(text, 'base64url').toString('utf8');
}
//# sourceMappingURL=marker.js.map

/***/ }),

/***/ 58245:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: function() { return /* binding */ compareOwners; },
/* harmony export */   KX: function() { return /* binding */ isMergeQueueBranch; },
/* harmony export */   pQ: function() { return /* binding */ judgeForks; },
/* harmony export */   re: function() { return /* binding */ refuseForeign; },
/* harmony export */   yX: function() { return /* binding */ mayReadWholePlan; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74132);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37694);
/** Where the code of a change comes from. A plan runs that code in a job that has a token. */




/**
 * Whether a change comes from the repository that it goes to.
 *
 * @param from the repository or project that it comes from, as its host names it
 * @param to the one that it goes to
 */
function compareOwners(from, to) {
    if (!from || !to)
        return 'unknown';
    return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}
/** Whether a merge queue made this branch: its files are still under judgement. */
function isMergeQueueBranch(ref) {
    return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}
/**
 * Why these files must not be planned; undefined if they may be planned.
 *
 * @param origin.checkedOut the commit of the checkout; undefined if it is not known
 */
function refuseForeign(origin) {
    const { changeOrigin, event, checkedOut, trouble } = origin;
    if (changeOrigin === 'own')
        return undefined;
    const handsOutSecrets = event !== undefined && event !== 'pull_request';
    const because = handsOutSecrets
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The event ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('name', event, 60)} hands out secrets`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `This job has a token`;
    const isEventWrong = changeOrigin === 'unknown' && handsOutSecrets;
    const onGitHub = isEventWrong ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Use the event pull_request.` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(judgeForks());
    // No environment, and so no recipe, is for a job of another host.
    const remedy = event === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Pass ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('allow-untrusted-head')} to a job that a person starts after a review.`
        : onGitHub;
    const files = checkedOut === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the files`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `commit ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('name', checkedOut.slice(0, 7), 60)}`;
    const what = changeOrigin === 'foreign'
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the checkout (${files}) is of a fork's pull request`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `it is unknown whose code the checkout (${files}) is`;
    const why = trouble === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) ` ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` `, trouble.says, trouble.remedy ?? '')}`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CODES */ .Lp.foreignCode, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${because}, and ${what}.${why} A plan runs code from those files.`, { remedy, actor: 'operators' });
}
/** Names the recipe by which pull requests of forks are judged on GitHub, as a sentence. */
function judgeForks() {
    return `Judge it in a job behind an environment with required reviewers: ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPage */ .SO)('examples/workflows/forks.yml')}.`;
}
/**
 * Whether the plan may be read with every value: only where the workflow asks for it (`full-plan`), and never where the
 * change may come from a fork, because whoever proposes it chooses what its plan holds.
 *
 * @param subject what the job judges; undefined if that is no change
 */
function mayReadWholePlan({ fullPlan }, subject) {
    const isOwnChange = subject === undefined || !subject.proposed || subject.change?.fork === false;
    return fullPlan && isOwnChange;
}
//# sourceMappingURL=change-origin.js.map

/***/ })

};
;