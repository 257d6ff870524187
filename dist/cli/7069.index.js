"use strict";
exports.id = 7069;
exports.ids = [7069];
exports.modules = {

/***/ 94264:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KF: function() { return /* binding */ keyedDigest160; },
/* harmony export */   SN: function() { return /* binding */ digest160; },
/* harmony export */   WA: function() { return /* binding */ DIGEST_PATTERN; },
/* harmony export */   dj: function() { return /* binding */ canonicalJson; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** JSON in which a value has one text only, and digests of 160 bits: with fewer, two plans with one digest can be searched for. */


const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const BYTES = 20;
/** A digest of 160 bits: 32 letters and digits of lower-case base32. */
const DIGEST_PATTERN = /^[a-z2-7]{32}$/;
/** The text of a value of JSON: sorted names, no white space. A member that is undefined is left out. */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value))
        return JSON.stringify(value ?? null);
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    const members = names
        .sort()
        .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`);
    return `{${members.join(',')}}`;
}
/** @param subject what is digested: texts of two subjects never have one digest */
function digest160(subject, text) {
    return toBase32((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`plangate ${subject} v1\n${text}`).digest());
}
/** As `digest160`; who does not have the key cannot try values until one fits. */
function keyedDigest160(key, subject, text) {
    return toBase32((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(`plangate ${subject} v1\n${text}`).digest());
}
function toBase32(bytes) {
    let text = '';
    let rest = 0;
    let bits = 0;
    for (const byte of bytes.subarray(0, BYTES)) {
        rest = (rest << 8) | byte;
        bits += 8;
        for (; bits >= 5; bits -= 5)
            text += ALPHABET.charAt((rest >> (bits - 5)) & 31);
        rest &= 31;
    }
    return text;
}
//# sourceMappingURL=canonical.js.map

/***/ }),

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
/* harmony import */ var _plan_count_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74742);
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
const counts = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesFromList */ .v4Y(_plan_count_words_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT_WORDS */ .o_, _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(count)));
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
            _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ run: name, counts, variables: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(digest) }),
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
function planOf({ run, variables, entries }, isLong) {
    if (run !== undefined) {
        const counts = countEntries(entries);
        return variables === undefined ? { run, counts } : { run, counts, variables };
    }
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
    return _plan_count_words_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT_WORDS */ .o_.some((each) => each === word);
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

/***/ 37069:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D6: function() { return /* binding */ examineLines; },
  U8: function() { return /* binding */ isAboutApprovals; }
});

// UNUSED EXPORTS: LINE_CLAIMS

// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/approvals/code.js
var approvals_code = __webpack_require__(38389);
// EXTERNAL MODULE: ./build/src/approvals/line.js
var line = __webpack_require__(91802);
// EXTERNAL MODULE: ./build/src/model/acts-on-runs.js
var acts_on_runs = __webpack_require__(60537);
// EXTERNAL MODULE: ./build/src/model/comment-commands.js
var comment_commands = __webpack_require__(74073);
// EXTERNAL MODULE: ./build/src/model/without-trailing.js
var without_trailing = __webpack_require__(21804);
;// CONCATENATED MODULE: ./build/src/approvals/read-command.js
/**
 * Reads what people command in a comment: the one parser of all lines that begin with `/plangate`.
 *
 * A command is alone in its comment: one line, from its first column, with nothing but blanks and line ends behind it and empty
 * lines before it. So no quotation, code, HTML comment or e-mail around a line can make it a command, or hide from people what
 * else is there. A line that is meant as a command and is none is read, too, with what is wrong: whoever may write gets that as the answer.
 */




const COPY = 'Copy the line of the report';
/** The end of a sentence about the line. */
const MISREAD = {
    'not-alone': 'it is not alone in its comment, or it is in code',
    'control-characters': 'it has control characters',
    'no-command': '`/plangate help` lists the commands, and it is none of them',
    'no-commit': '`override` needs the whole hash of the commit, and a reason',
    'not-the-line': `it is not the line of the report. ${COPY}`,
    'no-reason': 'it gives no reason',
    'long-reason': 'its reason is too long',
    'old-approve': `a commit says too little of what is approved. ${COPY}`,
    'old-allow-destroys': `\`/plangate allow-destroys\` is no command any more. ${COPY}`,
};
const LONGEST_REASON = 500;
/** @returns undefined for a comment in which nothing is meant as a command */
function readCommand(body) {
    const meant = findMeant(body);
    if (meant === undefined)
        return undefined;
    const { verb } = meant;
    const misread = (why) => ({ verb, misread: why });
    const line = (0,without_trailing/* withoutTrailing */.h)(body, ' \t\r\n').replace(/^(?:[ \t]*[\r\n])+/, '');
    if (!line.startsWith('/') || /[\r\n]/.test(line))
        return misread('not-alone');
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(line))
        return misread('control-characters');
    if (verb === 'approve')
        return readApproval(line);
    if (verb === 'override')
        return readOverride(line);
    const isWhole = verb !== undefined && line.replace(/ +/, ' ') === `/plangate ${verb}`;
    return isWhole ? { verb } : misread('no-command');
}
/** What a line begins with that is meant as a command, in code of one line or after blanks as well. */
const MEANT = /^[ \t`\p{Cf}]{0,9}\/plangate(?:[ \t]+([a-z-]+))?(?![^\s\p{Cc}`])/iu;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** Finds the first line that is meant as a command, outside of quotations, of fences and of HTML comments. */
function findMeant(body) {
    let fence;
    let isHidden = false;
    for (const line of body.split(/\r\n|\n|\r/)) {
        const [, marks] = FENCE.exec(line) ?? [];
        if (fence !== undefined) {
            const isEnd = marks?.startsWith(fence) === true && line.trim() === marks;
            if (isEnd)
                fence = undefined;
            continue;
        }
        const begins = line.lastIndexOf('<!--');
        const ends = line.lastIndexOf('-->');
        const wasHidden = isHidden;
        if (begins >= 0 || ends >= 0)
            isHidden = begins > ends;
        if (wasHidden)
            continue;
        if (marks !== undefined) {
            fence = marks;
            continue;
        }
        const found = MEANT.exec(line);
        if (found !== null)
            return { verb: toVerb(found[1]?.toLowerCase()) };
    }
    return undefined;
}
function toVerb(word) {
    // What it was called before is approved by a line now.
    if (word === 'approve' || word === 'allow-destroys')
        return 'approve';
    return comment_commands/* VERBS */.h.find((verb) => verb === word);
}
/** A text between quotation marks may have anything in it, the end of the line as well. */
const APPROVAL = /^(\/plangate approve (?:[^"]|"[^"]*")+? code ([a-z2-7]{32})):(.*)$/;
const OLD_FORMS = [
    [/^\/plangate +approve +(?:[0-9a-f]{40}|[0-9a-f]{64})(?= |$)/, 'old-approve'],
    [/^\/plangate +allow-destroys(?= |$)/, 'old-allow-destroys'],
];
function readApproval(line) {
    const verb = 'approve';
    const [, old] = OLD_FORMS.find(([pattern]) => pattern.test(line)) ?? [];
    if (old !== undefined)
        return { verb, misread: old };
    const [, start, code, rest = ''] = APPROVAL.exec(line) ?? [];
    if (start === undefined || code === undefined)
        return { verb, misread: 'not-the-line' };
    const reason = rest.trim();
    const misread = whyNoReason(reason);
    return misread === undefined ? { verb, start, code, reason } : { verb, misread };
}
const OVERRIDE = /^\/plangate +override +([0-9a-f]{40}|[0-9a-f]{64})(?= |$)(.*)$/;
function readOverride(line) {
    const verb = 'override';
    const [, commit, rest = ''] = OVERRIDE.exec(line) ?? [];
    if (commit === undefined)
        return { verb, misread: 'no-commit' };
    const reason = rest.trim();
    const misread = whyNoReason(reason);
    return misread === undefined ? { verb, commit, reason } : { verb, misread };
}
function whyNoReason(reason) {
    // The word that is to be replaced is no reason.
    if (reason === line/* REASON */.rh || !(0,acts_on_runs/* saysSomething */.XE)(reason))
        return 'no-reason';
    return reason.length > LONGEST_REASON ? 'long-reason' : undefined;
}
//# sourceMappingURL=read-command.js.map
;// CONCATENATED MODULE: ./build/src/approvals/who-counts.js

const isOfPerson = ({ comment: { author } }) => author?.type === 'User' ? undefined : 'no person wrote it';
const isUnedited = ({ comment: { lastEditedAt, editor, edits } }) => {
    if (lastEditedAt === undefined || editor === undefined || edits === undefined) {
        return unsaid('whether it was edited');
    }
    return lastEditedAt === null && editor === null && edits === 0 ? undefined : 'it was edited';
};
const isShown = ({ comment }) => unless(comment.isMinimized, 'it is hidden', 'whether it is hidden');
const isNoEmail = ({ comment }) => unless(comment.byEmail, 'it came by e-mail', 'whether it came by e-mail');
const isOfConversation = ({ comment }) => comment.isConversation ? undefined : 'it is no comment of the conversation';
const isOfNoToken = ({ comment: { author }, look: { facts } }) => unlessIn(facts.tokenAccounts, author?.id, 'this job has a token of that account');
const FORK = 'the request comes from a fork';
const isOfOwnRequest = ({ look: { facts } }) => unless(facts.isFork, FORK, 'whether it is of a fork');
const isNotTransferred = ({ look: { facts } }) => unless(facts.wasTransferred, 'the request was transferred from another repository', 'whether the request was transferred');
const wasNoIssue = ({ look: { facts } }) => unless(facts.wasIssue, 'the request was an issue before', 'whether the request was an issue');
const mayWrite = ({ comment: { author }, look }) => {
    const may = look.mayWrite.get(author?.id ?? '');
    if (may === undefined)
        return unsaid('whether its author may write');
    return may ? undefined : 'its author may not write in the repository';
};
const isNotOpener = ({ comment: { author }, look: { facts } }) => {
    if (facts.openedBy === undefined)
        return unsaid('who opened the request');
    return facts.openedBy === author?.id ? 'its author opened the request' : undefined;
};
const isNoPusher = ({ comment: { author }, look: { facts } }) => unlessIn(facts.pushedBy, author?.id, 'its author pushed to the branch of the request');
const isNoCommitter = ({ comment: { author }, look: { facts } }) => unlessIn(facts.committedBy, author?.id, 'its author wrote a commit of the request');
// Undefined also where the host was not asked, because the comment does not count anyway.
const isByNoApp = ({ comment }) => unless(comment.byApp, 'an app wrote it', 'whether an app wrote it');
/** What is asked of a comment by which people open something, and of its request. */
const CLAIMS_OF_COMMENT = {
    isOfPerson,
    isUnedited,
    isShown,
    isNoEmail,
    isOfConversation,
    isOfNoToken,
    isOfOwnRequest,
    isNotTransferred,
    wasNoIssue,
};
/** What is asked of its writer, who had no hand in the request. */
const CLAIMS_OF_WRITER = { mayWrite, isNotOpener, isNoPusher, isNoCommitter, isByNoApp };
/** These only close what is open, or show what may be seen anyway: edited, or gone by now, they count as they were written. */
const WRITER_ALONE = { isOfPerson, mayWrite };
/**
 * What each command asks of its comment. An approval asks the same as an override, and that its code is of what is judged
 * (`LINE_CLAIMS` of examine-lines.ts). Whom a policy or `override-by` names is asked beside this.
 */
const ASKED = {
    override: { ...CLAIMS_OF_COMMENT, ...CLAIMS_OF_WRITER },
    /** With `allow-self-override`. */
    'override-own': { ...CLAIMS_OF_COMMENT, mayWrite, isByNoApp },
    again: WRITER_ALONE,
    rerun: WRITER_ALONE,
    help: WRITER_ALONE,
};
/** What the first claim says that does not hold. */
function whyNotCounted(facts, claims) {
    for (const claim of Object.values(claims)) {
        const why = claim(facts);
        if (why !== undefined)
            return why;
    }
    return undefined;
}
function unsaid(what) {
    return `the host does not say ${what}`;
}
/** @param what the question that the host did not answer */
function unless(fact, why, what) {
    if (fact === undefined)
        return unsaid(what);
    return fact ? why : undefined;
}
function unlessIn(people, id, why) {
    if ('problem' in people)
        return (0,without_trailing/* withoutTrailing */.h)(people.problem, '.');
    return id === undefined || people.ids.has(id) ? why : undefined;
}
//# sourceMappingURL=who-counts.js.map
;// CONCATENATED MODULE: ./build/src/approvals/examine-lines.js
/**
 * Which comments of a request are approvals of a person who may approve it. A comment says who wrote it and when; the host
 * says so, and also whether another person edited it or an app wrote it. Everything has to be known: what the host does not say does
 * not count.
 */







/** Whether a comment is about approvals: whether its author may write is then asked, and whether an app wrote it. */
function isAboutApprovals({ body }) {
    const command = readCommand(body);
    return isAgain(command) || command?.verb === 'approve' || command?.verb === 'override';
}
/** Everything that must hold of a line that counts, in the order in which a report names what is wrong. */
const LINE_CLAIMS = {
    ...CLAIMS_OF_COMMENT,
    isAfterPush: ({ comment, look: { facts } }) => unlessAfter(comment, facts.headPushedAt, 'the push of the head'),
    isAfterReopening: ({ comment, look: { facts } }) => facts.reopenedAt === null
        ? undefined
        : unlessAfter(comment, facts.reopenedAt, 'the newest opening of the request'),
    isAfterAgain: ({ comment, endedAt }) => endedAt === undefined ? undefined : unlessAfter(comment, endedAt, '`/plangate again`'),
    isKnown: ({ opened }) => (opened === undefined ? UNKNOWN_CODE : undefined),
    hasItsWords: ({ start, opened }) => opened === undefined || opened.start === start
        ? undefined
        : `its words are not those of its code. ${examine_lines_COPY}`,
    isOfRepository: ({ opened, look: { place } }) => isEqual(opened?.text.host, place.host.toLowerCase()) &&
        isEqual(opened?.text.repository, place.repository)
        ? undefined
        : 'its code is of another repository',
    isOfRequest: ({ opened, look: { place } }) => isEqual(opened?.text.request, place.request) ? undefined : 'its code is of another request',
    isOfBase: ({ opened, look: { place } }) => isEqual(opened?.text.base, place.base) ? undefined : 'its code is of another base branch',
    isOfHead: ({ opened, look: { place } }) => isEqual(opened?.text.head, place.head) ? undefined : 'its code is of another commit',
    ...CLAIMS_OF_WRITER,
};
const examine_lines_COPY = 'Copy the line of the report';
const UNKNOWN_CODE = `its code is of no plan that this gate knows. ${examine_lines_COPY}`;
/** Times of hosts are whole seconds: what is of the same second may have been before. */
function unlessAfter({ createdAt }, time, what) {
    const [written, other] = [(0,parse/* timeOf */.nR)(createdAt), (0,parse/* timeOf */.nR)(time)];
    if (Number.isNaN(written) || Number.isNaN(other))
        return unsaid(`whether it is newer than ${what}`);
    return written > other ? undefined : `it is older than ${what}`;
}
/** What is not known is said by another claim. */
function isEqual(known, wanted) {
    return known === undefined || known === wanted;
}
const OF_SERVICE = `\`/plangate override\` is for what waits at the service. ${examine_lines_COPY}`;
/**
 * Why a comment is no approval that is meant as one, as the end of a sentence. Only who may write here gets that
 * answer: what strangers write is not repeated.
 */
function whyNoApproval(command, { author }, { facts: { tokenAccounts }, mayWrite, overridesAtService }) {
    const isOfJob = 'ids' in tokenAccounts && tokenAccounts.ids.has(author?.id ?? '');
    const isTold = author?.type === 'User' && mayWrite.get(author.id) === true && !isOfJob;
    if (!isTold || command === undefined)
        return undefined;
    if (command.verb === 'override')
        return overridesAtService ? undefined : OF_SERVICE;
    return command.verb === 'approve' && 'misread' in command ? MISREAD[command.misread] : undefined;
}
function isAgain(command) {
    return command?.verb === 'again' && !('misread' in command);
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
    const ending = read.find(({ comment, command }) => isAgain(command) && mayEnd(comment, look));
    const endedAt = newestOf(look.againAt, ending?.comment.createdAt);
    const open = openTexts(look.texts);
    for (const { comment, command } of read) {
        const by = comment.author ?? NO_ACCOUNT;
        const written = {
            comment: comment.id,
            by: { id: by.id, login: by.login },
            at: comment.createdAt,
        };
        if (command?.verb !== 'approve' || 'misread' in command) {
            const noApproval = whyNoApproval(command, comment, look);
            if (noApproval !== undefined)
                refused.push({ ...written, why: noApproval });
            continue;
        }
        const { start, code, reason } = command;
        const opened = open(code);
        const known = { comment, look, endedAt, start, opened };
        const why = whyNotCounted(known, claims);
        if (why !== undefined || opened === undefined)
            refused.push({ ...written, why: why ?? UNKNOWN_CODE });
        else
            lines.push({ ...written, reason, code, text: opened.text });
    }
    const needsOneMore = facts.hasUnnamedPush;
    return {
        number: place.request,
        lines,
        refused,
        notes: notesOf(look),
        needsOneMore,
        againAt: endedAt,
    };
}
/** One of them whose time is not known stays: then no line is known to be newer. */
function newestOf(one, other) {
    if (one === undefined || other === undefined)
        return one ?? other;
    return (0,parse/* timeOf */.nR)(one) > (0,parse/* timeOf */.nR)(other) ? one : other;
}
/** Of an account that is gone. */
const NO_ACCOUNT = { id: '', login: 'ghost' };
function newestFirst(comments) {
    return comments
        .map((comment) => ({ comment, command: readCommand(comment.body) }))
        .sort((one, other) => (0,parse/* timeOf */.nR)(other.comment.createdAt) - (0,parse/* timeOf */.nR)(one.comment.createdAt));
}
/** Makes the function that opens the text of a code. Many lines may have one code. */
function openTexts(texts) {
    const byCode = new Map(texts.map((text) => [(0,approvals_code/* codeOf */.$N)(text), text]));
    const opened = new Map();
    return (code) => {
        if (!opened.has(code)) {
            const text = (0,approvals_code/* readApprovalText */.N0)(byCode.get(code) ?? '');
            opened.set(code, text && { text, start: (0,line/* lineStart */.PT)(text, code) });
        }
        return opened.get(code);
    };
}
/** Why nothing that anybody writes counts. */
function notesOf({ comments, facts }) {
    const reasons = [
        unless(facts.isFork, FORK, 'whether the request comes from a fork'),
        CLAIMS_OF_COMMENT.isNotTransferred({ look: { facts } }),
        CLAIMS_OF_COMMENT.wasNoIssue({ look: { facts } }),
        facts.headPushedAt === undefined ? unsaid('when the head was pushed') : undefined,
        facts.reopenedAt === undefined ? unsaid('when the request was opened last') : undefined,
        facts.openedBy === undefined ? unsaid('who opened the request') : undefined,
    ];
    const lists = [comments, facts.pushedBy, facts.committedBy, facts.tokenAccounts];
    return [
        ...reasons.flatMap((why) => why === undefined
            ? []
            : (0,finding/* finding */.gk)('nothing-approvable', (0,sentence/* phrase */.MZ) `Nothing can be approved here: ${(0,sentence/* plain */.pj)(`${why}.`)}`)),
        ...lists.flatMap((list) => 'problem' in list ? (0,finding/* finding */.gk)('people-unknown', (0,sentence/* plain */.pj)(list.problem)) : []),
    ];
}
//# sourceMappingURL=examine-lines.js.map

/***/ }),

/***/ 91802:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ni: function() { return /* binding */ lineToWrite; },
/* harmony export */   PT: function() { return /* binding */ lineStart; },
/* harmony export */   rh: function() { return /* binding */ REASON; }
/* harmony export */ });
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28187);
/* harmony import */ var _code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38389);
/* harmony import */ var _plan_count_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74742);
/**
 * Writes the line by which a person approves, alone in a comment (read-command.ts reads it):
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
    const counted = _plan_count_words_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT_WORDS */ .o_.flatMap((word) => {
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
//# sourceMappingURL=line.js.map

/***/ })

};
;