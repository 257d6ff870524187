"use strict";
exports.id = 9589;
exports.ids = [9589];
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

/***/ 40370:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VG: function() { return /* binding */ offerOfRun; },
/* harmony export */   cF: function() { return /* binding */ planOfRun; },
/* harmony export */   oj: function() { return /* binding */ takesNoOverride; }
/* harmony export */ });
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44990);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(2340);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62373);
/* harmony import */ var _plan_program_log_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(506);
/* harmony import */ var _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33597);
/* harmony import */ var _policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96747);
/* harmony import */ var _policy_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90621);
/* harmony import */ var _policy_guard_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53749);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10000);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(10988);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(22484);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(46281);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(69268);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(67820);
/* harmony import */ var _read_changes_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(76617);
/* harmony import */ var _read_policies_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(11056);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(95272);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(32940);
/**
 * The plan of a run that is settled, as judges read it. The service knows nothing of the team's own policies: the JSON of its
 * plan is read once, when a judge asks for it.
 */






















/** The end of a plan's log holds its errors. */
const LOG_BYTES = 256 * 1024;
/** The plan of a run, to be judged. Nothing is asked before a judge needs it. @param watched the last answer about the run */
function planOfRun(watched, about, ports) {
    const { findBaseRun, plannedCommit, mustBe, organization, waitsForPerson } = about;
    const { run, workspace } = watched;
    let reading;
    const known = () => (reading ??= readPlan(watched, ports).then(toKnown));
    const answer = async () => {
        const { evidence } = await known();
        return 'answer' in evidence ? evidence.answer : undefined;
    };
    const { allowPartial, options = {} } = mustBe ?? {};
    return {
        workspace: about.workspace,
        known,
        run: {
            watched,
            mustBe,
            waitsForPerson,
            findBaseRun,
            jsonOf: (runId, isWhole) => readJsonOf(runId, about.workspace.id, isWhole, ports),
            ports,
        },
        plannedCommit,
        input: workspace && runInput(run, workspace, organization),
        json: async (isWhole) => readContent(run, await answer(), isWhole, ports),
        async changes(asked) {
            const plan = await answer();
            return plan && (await (0,_read_changes_js__WEBPACK_IMPORTED_MODULE_16__/* .readChanges */ .St)(plan, asked, ports));
        },
        base: findBaseRun && ((isWhole) => readBase(findBaseRun, isWhole, ports)),
        isPartial: allowPartial === true && (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_12__/* .partialInputs */ .lp)(options).length > 0,
        unseen: [],
        async problems() {
            const plan = await answer();
            return plan === undefined ? [] : readDiagnostics(plan, ports);
        },
    };
}
/**
 * The plan of a settled run that the request of the check is about, to be judged for its workspace.
 *
 * @param ports with other limits than those of the check, if it has some
 */
function offerOfRun(settled, service, known = {}, ports = service) {
    const { name, workspaceId: id, versionId, runSeen, watched, uncompared } = settled;
    const { runOptions: options, allowPartial, organization } = service.plan;
    const mode = (0,_request_js__WEBPACK_IMPORTED_MODULE_19__/* .runModeOf */ .k)(service.plan);
    const workspace = { id, name };
    const runId = runSeen.id;
    const mustBe = { mode, options, allowPartial, runId, versionId, workspace, uncompared };
    const { status } = watched.run.attributes;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .runKind */ .Il)(mode, status);
    const waitsForPerson = kind === 'person' || (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .awaitsOverride */ .iD)((0,_run_js__WEBPACK_IMPORTED_MODULE_14__/* .partsThatMayWait */ .QD)(watched));
    const about = { ...known, workspace, organization, mustBe, waitsForPerson };
    return {
        facts: { ...(0,_result_js__WEBPACK_IMPORTED_MODULE_18__/* .workspaceFacts */ .FK)(settled), durationMs: settled.durationMs },
        plan: planOfRun(watched, about, ports),
        status,
    };
}
/**
 * Whether a run is known to be one that nobody can override, by its own answer and by its plan:
 * https://developer.hashicorp.com/terraform/cloud-docs/policy-enforcement/view-results.
 */
function takesNoOverride({ attributes }, plan) {
    const isEmpty = attributes['has-changes'] === false && plan?.status === 'finished' && !plan.hasChanges;
    return isEmpty && attributes['allow-empty-apply'] !== true ? true : undefined;
}
function toKnown(evidence) {
    const plan = 'answer' in evidence ? evidence.answer : undefined;
    return { evidence, attributes: plan?.attributes, summary: plan && (0,_read_changes_js__WEBPACK_IMPORTED_MODULE_16__/* .summarizePlan */ .PN)(plan) };
}
/** The JSON of the plan, or why policies cannot judge it, as the end of a sentence. It rejects where the check is canceled. */
async function readContent(run, plan, isWhole, ports) {
    if (plan === undefined || (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_STATUSES */ .P9, plan.attributes.status) !== 'good') {
        return {
            doubt: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .gk)('no-plan-of-run', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .runPart */ .Lk)(run.id)} has no finished plan.`),
        };
    }
    try {
        const json = await readJson(plan.id, isWhole, ports);
        if (json === undefined) {
            const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `the service shows no JSON of the plan.`;
            return { doubt: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .gk)('no-json-of-plan', says) };
        }
        return { json, doubts: () => doubtsAbout(run, plan, json, ports) };
    }
    catch (error) {
        const isOfPlan = error instanceof _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_4__.UnreadablePlan;
        const isOfService = error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code !== 'aborted';
        if (isOfPlan || isOfService)
            return { doubt: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .findingOf */ .hD)(error) };
        throw error;
    }
}
/** Reads the plan once more at the end, if the service did not include it in its answers about the run. */
async function readPlan({ run, plan }, { client }) {
    if (plan !== undefined)
        return { answer: plan };
    const id = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'plan');
    if (id === undefined) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .runPart */ .Lk)(run.id)} does not name its plan.`;
        return { doubt: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .gk)('no-plan-of-run', says) };
    }
    try {
        return { answer: await client.runs.plan(id) };
    }
    catch (error) {
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
            throw error;
        return { doubt: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .findingOf */ .hD)(error) };
    }
}
/**
 * What the log of a plan that is over says of it. Of one that finished it warns: programs of the plan can write what they
 * like into it, and nothing in it decides.
 */
async function readDiagnostics(plan, ports) {
    const { status, 'log-read-url': url } = plan.attributes;
    const hasFailed = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_STATUSES */ .P9, status) === 'bad';
    if (!hasFailed && (status !== 'finished' || url === undefined))
        return [];
    const log = await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_17__/* .readIfPossible */ .dA)(ports, '', (client) => client.runs.planLog(plan, LOG_BYTES));
    return (0,_plan_program_log_js__WEBPACK_IMPORTED_MODULE_20__/* .problemsIn */ ._n)(log).filter(({ severity }) => hasFailed || severity === 'warning');
}
/** Why the JSON may not be that of this plan, or lack some of it: it has to have the changes that the plan counts. */
async function doubtsAbout(run, { attributes }, json, { signal }) {
    const reading = (0,_policy_changes_in_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .changesIn */ .N)(json, { counts: (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_11__/* .countsOf */ .mQ)(attributes), judgesLater: true });
    const changes = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_2__/* .runInTurns */ .hp)(reading, signal);
    if (changes.doubt !== undefined)
        return [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .gk)('plan-not-readable', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .plain */ .pj)(changes.doubt))];
    // Where only a part was asked for, `allow-partial` decides.
    const targets = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_21__/* .listOf */ .c3)(run.attributes['target-addrs']);
    if (changes.partial === true && targets.length === 0)
        return [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.onlyAPart, _policy_guard_js__WEBPACK_IMPORTED_MODULE_7__/* .NOT_COMPLETE */ .YB)];
    if (changes.unlisted !== true || attributes['has-changes'] !== true)
        return [];
    // A plan of no resource has no list of them, and outputs that change are changes of it.
    const outputs = Object.values((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_21__/* .recordOf */ .zv)(json.document['output_changes']));
    const isOfOutputs = outputs.some((output) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_21__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_21__/* .fieldOf */ ._F)(output, 'actions')).some((action) => action !== 'no-op'));
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .phrase */ .MZ) `The plan's JSON has no list of changes, and the plan has some.`;
    return isOfOutputs ? [] : [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .gk)('changes-not-listed', says)];
}
/** The JSON of the default branch's plan; or why every failure counts. It rejects only where the job is canceled. */
async function readBase(findBaseRun, isWhole, ports) {
    try {
        const { planId } = await findBaseRun();
        const json = await readJson(planId, isWhole, ports);
        if (json?.isWhole !== isWhole) {
            throw new Error(`the JSON of plan ${planId} could not be read`);
        }
        return { json };
    }
    catch (error) {
        ports.signal.throwIfAborted();
        return { notice: (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .notComparedNotice */ .PY)(error, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .literal */ .eu) ` of an own policy`) };
    }
}
/** The JSON of the plan of a run, in this form alone, if it is a run of the workspace. */
async function readJsonOf(runId, workspaceId, isWhole, ports) {
    return (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_17__/* .readIfPossible */ .dA)(ports, undefined, async (client) => {
        const { run, plan } = await client.runs.show(runId, { include: ['plan'] });
        const isOfWorkspace = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') === workspaceId && run.id === runId;
        if (!isOfWorkspace || (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_STATUSES */ .P9, plan?.attributes.status ?? '') !== 'good')
            return undefined;
        const json = await (0,_read_changes_js__WEBPACK_IMPORTED_MODULE_16__.fetchPlanJson)(plan?.id ?? '', isWhole, { ...ports, client }).catch((error) => {
            if (!(error instanceof _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_4__.UnreadablePlan))
                throw error;
        });
        return json?.isWhole === isWhole ? json : undefined;
    });
}
/**
 * Reads the JSON of a plan: the whole one only where it is asked for, and the redacted form if the service does not show
 * that. Undefined if the service has none, even after a while.
 */
async function readJson(planId, readsWhole, ports) {
    const awaitJson = (isWhole) => (0,_poll_js__WEBPACK_IMPORTED_MODULE_15__/* .readUntilReady */ .Q)(() => (0,_read_changes_js__WEBPACK_IMPORTED_MODULE_16__.fetchPlanJson)(planId, isWhole, ports), (json) => json !== undefined, ports);
    const whole = readsWhole
        ? await awaitJson(true).catch((error) => {
            if (!(0,_failure_of_js__WEBPACK_IMPORTED_MODULE_13__/* .isRefusal */ .vu)(error))
                throw error;
        })
        : undefined;
    return whole ?? awaitJson(false);
}
/** What policies read of the run as `input.run`; undefined if the service says too little of it. */
function runInput({ id, attributes, relationships }, workspace, organization) {
    const { 'created-at': createdAt, source } = attributes;
    const facts = attributes;
    const { name, 'auto-apply': autoApply, 'working-directory': directory } = workspace.attributes;
    const { 'tag-names': tags } = workspace.attributes;
    const isKnown = [createdAt, source, autoApply, tags, organization].every((value) => value !== undefined && value !== null);
    if (!isKnown || (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)({ relationships }, 'workspace') !== workspace.id)
        return undefined;
    return {
        id,
        created_at: createdAt ?? '',
        message: attributes.message ?? '',
        is_destroy: attributes['is-destroy'] === true,
        refresh: facts['refresh'] !== false,
        refresh_only: facts['refresh-only'] === true,
        replace_addrs: stringsOf(facts['replace-addrs']),
        target_addrs: stringsOf(facts['target-addrs']),
        source: source ?? '',
        speculative: attributes['plan-only'] === true,
        organization: { name: organization ?? '' },
        workspace: {
            id: workspace.id,
            name,
            auto_apply: autoApply === true,
            working_directory: directory ?? null,
            tags: tags ?? [],
        },
    };
}
function stringsOf(value) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_21__/* .listOf */ .c3)(value).map(String);
}
//# sourceMappingURL=plan-of-run.js.map

/***/ }),

/***/ 76617:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: function() { return /* binding */ summarizePlan; },
/* harmony export */   St: function() { return /* binding */ readChanges; },
/* harmony export */   fetchPlanJson: function() { return /* binding */ fetchPlanJson; }
/* harmony export */ });
/* unused harmony export fetchPlanText */
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
        if (error instanceof _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_2__.UnreadablePlan) {
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

/***/ 65608:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: function() { return /* binding */ isCertainFailure; },
/* harmony export */   Bu: function() { return /* binding */ acceptAdvisoryFailures; },
/* harmony export */   F6: function() { return /* binding */ addressedLines; }
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
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: function() { return /* binding */ textBefore; },
/* harmony export */   DE: function() { return /* binding */ readPlannedValues; },
/* harmony export */   PY: function() { return /* binding */ notComparedNotice; },
/* harmony export */   QF: function() { return /* binding */ addressBefore; },
/* harmony export */   _5: function() { return /* binding */ isUnchanged; },
/* harmony export */   pj: function() { return /* binding */ ruleOfExisting; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34271);
/* harmony import */ var _accept_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65608);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60065);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2340);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35379);
/* harmony import */ var _planned_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69166);
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
    const why = (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .g)(error).replace(/\.$/, '');
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
/** Undefined if the plan has something that cannot be read. */
function readPlannedValues(plan, addresses) {
    const changes = plan.exactChanges();
    if (!Array.isArray(changes) || plan.isErrored || plan.repeated().length > 0)
        return undefined;
    const seen = new Set();
    const values = new Map();
    const movedFrom = new Map();
    for (const entry of changes) {
        const fields = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(entry);
        const address = (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .asAddress */ .tf)(fields['address']);
        if (address === undefined)
            return undefined;
        if (!addresses.has(address))
            continue;
        const previous = (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .asAddress */ .tf)(fields['previous_address']);
        if (previous !== undefined)
            movedFrom.set(address, previous);
        const value = valuesAfter(fields['change']);
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
function valuesAfter(change) {
    const { after, after_unknown: unknown, after_sensitive: sensitive } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(change);
    if (typeof after !== 'object' || after === null)
        return undefined;
    if (unknown === undefined || sensitive === undefined || (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isMarked */ .rZ)(sensitive))
        return undefined;
    return JSON.stringify([after, unknown]);
}
//# sourceMappingURL=existing-failures.js.map

/***/ }),

/***/ 53749:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OP: function() { return /* binding */ judgeByGuard; },
/* harmony export */   YB: function() { return /* binding */ NOT_COMPLETE; },
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
        system: 'guard',
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

/***/ })

};
;