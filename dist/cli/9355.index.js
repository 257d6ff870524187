"use strict";
exports.id = 9355;
exports.ids = [9355];
exports.modules = {

/***/ 53296:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: function() { return /* binding */ otherTitle; },
/* harmony export */   Gf: function() { return /* binding */ sectionTitle; },
/* harmony export */   Yv: function() { return /* binding */ closingSections; },
/* harmony export */   jf: function() { return /* binding */ otherSections; },
/* harmony export */   zj: function() { return /* binding */ sectionWords; }
/* harmony export */ });
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36850);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43629);
/** The lists in which a report tells its causes, and what they are called: the same on all surfaces. */




/** What keeps the gate closed, or would if it were enforced; no section is empty. */
function closingSections(causes, green) {
    const closing = causes.filter((cause) => cause.blocks || (0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .closesGate */ .HE)(cause));
    const sections = [
        { id: 'must-fix', noun: 'failure', causes: [] },
        { id: 'overridable', noun: 'failure', causes: [] },
        { id: 'approvable', noun: 'failure', causes: [] },
        { id: 'guarded', noun: 'failure', causes: [] },
        { id: 'known-later', noun: 'cause', causes: [] },
        { id: 'unjudged', noun: 'cause', causes: [] },
    ];
    for (const cause of closing) {
        const id = closingSectionOf(cause, green);
        sections.find((section) => section.id === id)?.causes.push(cause);
    }
    return sections.filter((section) => section.causes.length > 0);
}
function closingSectionOf(cause, green) {
    if (cause.status === 'known-after-apply')
        return 'known-later';
    if ((0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotJudged */ .J5)(cause))
        return 'unjudged';
    // Where the gate is not enforced, all failures are in one section.
    if (green || cause.severity !== 'needs-override')
        return 'must-fix';
    if (cause.guard === true)
        return 'guarded';
    return cause.own === true ? 'approvable' : 'overridable';
}
/** All other causes; a section may be empty. */
function otherSections(causes) {
    const others = causes.filter((cause) => !cause.blocks && !(0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .closesGate */ .HE)(cause));
    const accepted = others.filter(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .isAccepted */ .oB);
    return [
        {
            id: 'advisory',
            noun: 'advisory failure',
            causes: others.filter(({ severity }) => severity === 'warns'),
        },
        { id: 'accepted', noun: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .acceptedNoun */ .uI)(accepted), causes: accepted },
        {
            id: 'warnings',
            noun: 'warning',
            causes: others.filter(({ kind, severity }) => kind === 'diagnostic' && severity === 'notes'),
        },
        { id: 'notices', noun: 'notice', causes: others.filter(({ kind }) => kind === 'notice') },
    ];
}
/** The title of a list of causes that keep the gate closed: what can be done about them, and by whom. */
function sectionTitle({ id, causes }, view) {
    const isApprovable = (view.context.actors.approvals?.toWrite ?? []).length > 0;
    switch (id) {
        case 'overridable': {
            const teams = [...new Set(causes.flatMap(({ overriders = [] }) => overriders))];
            const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .firstParts */ .J4)(teams.map((team) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', team, 80)), 4);
            return teams.length === 0
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or overridden by those who manage policy overrides`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or overridden by ${teams.length === 1 ? 'team' : 'teams'} ${names}`;
        }
        case 'approvable':
            return isApprovable
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or approved by a comment, or excepted for a time`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or excepted for a time`;
        case 'guarded':
            return isApprovable
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Guarded: needs approval by a comment`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Guarded: must be fixed`;
        case 'known-later':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Could not be judged before the apply`;
        case 'unjudged':
            return causes.every(({ status }) => status === 'errored')
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Could not be evaluated`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Could not be judged`;
        default:
            return view.green ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Failed, but not enforced` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed`;
    }
}
/** What the other causes are called together, with their number: `2 advisory policies`. */
function sectionWords({ id, causes }) {
    const { length } = causes;
    switch (id) {
        case 'accepted':
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(length, (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .acceptedNoun */ .uI)(causes));
        case 'warnings':
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(length, 'warning of the plan', 'warnings of the plan');
        case 'notices':
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(length, 'notice');
        case 'advisory': {
            const occurrences = causes.flatMap((cause) => cause.occurrences);
            const failures = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sumOf */ .XN)(occurrences, ({ workspaces }) => workspaces.length);
            const policies = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countPolicies */ .kC)(causes), 'advisory policy', 'advisory policies');
            return failures === length
                ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(length, 'advisory failure')
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${policies}, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(failures, 'failure')}`;
        }
        default:
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(length, 'cause');
    }
}
/** The title above the other causes where they are listed one by one. */
function otherTitle(section) {
    if (section.id === 'advisory')
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `Advisory failures`;
    return section.id === 'notices' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `Notices` : sectionWords(section);
}
//# sourceMappingURL=cause-sections.js.map

/***/ }),

/***/ 2384:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ leftoversOf; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44254);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);



function leftoversOf(workspaces) {
    const all = workspaces.flatMap(({ leftover }) => leftover ?? []);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(all.map(_render_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sayWhole */ .BX), (sentence) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .shapeOf */ .F5)(sentence)).map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeSentences */ .r2);
}
//# sourceMappingURL=leftovers.js.map

/***/ }),

/***/ 58087:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: function() { return /* binding */ verdictSentence; },
/* harmony export */   Mb: function() { return /* binding */ headlineIcon; },
/* harmony export */   NF: function() { return /* binding */ CLOSING_VERDICTS; },
/* harmony export */   Qi: function() { return /* binding */ sortWorstFirst; },
/* harmony export */   t7: function() { return /* binding */ verdictNamedFirst; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43629);



/**
 * The verdicts that can close the gate, in the order in which a reader needs them; with the count of the workspaces that
 * have it, and what is said of them in a headline with several verdicts.
 */
const CLOSING_VERDICTS = [
    { verdict: 'blocked', countName: 'blockedIn', closedWords: 'blocked' },
    { verdict: 'needs-override', countName: 'overrideIn', closedWords: 'override needed' },
    { verdict: 'errored', countName: 'erroredIn', closedWords: 'the run failed' },
    { verdict: 'errored', countName: 'brokenIn', closedWords: 'policies could not be evaluated' },
    { verdict: 'undecided', countName: 'undecidedIn', closedWords: 'undecided' },
    { verdict: 'canceled', countName: 'canceledIn', closedWords: 'canceled' },
];
/**
 * The whole verdict in one sentence: `blocked by 2 policies in 1 of 3 workspaces`, `undecided in 3 workspaces: …`.
 *
 * @param atCommit as in " at `6f1cb40`", with its space; empty if the commit is not named
 */
function verdictSentence(counts, atCommit = '') {
    if (counts.workspaces === 0) {
        const none = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `no workspace is affected by this change${atCommit}`;
        return counts.green
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed · ${none}`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `undecided: ${none}, and policies are required`;
    }
    const where = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${inWorkspaces(counts.affected, counts.workspaces)}${atCommit}`;
    const notEnforced = counts.green ? ', but not enforced (fail-on: never)' : '';
    const approved = approvedWords(counts);
    const andApproved = approved && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `, ${approved}`;
    if (closingVerdicts(counts).length > 1)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `${mixedVerdictWords(counts)}${andApproved}${atCommit}${notEnforced}`;
    const advisory = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(counts.advisoryFailures, 'advisory failure');
    switch (counts.verdict) {
        case 'passed':
            return counts.policies === 0
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed · no policy applies to ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(counts.workspaces)}${atCommit}`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed · ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .policyCountWords */ .xZ)(counts.policies)} in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(counts.workspaces)}${acceptedCountWords(counts)}${atCommit}`;
        case 'advisory':
            if (counts.advisoryFailures === 0) {
                // Such a verdict is that of a plan that may be of a part, with `allow-partial`.
                const { passed, closed } = partOf(counts) ?? PARTS.partIn;
                return counts.green
                    ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed ${passed} ${where}${acceptedCountWords(counts)}`
                    : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `closed because ${closed}, ${where} (fail-on: advisory)`;
            }
            return counts.green
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed with ${advisory} ${where}${partWords(counts)}${acceptedCountWords(counts)}`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `blocked by ${advisory} ${where} (fail-on: advisory)`;
        case 'overridden': {
            const isApprovedAlone = counts.overridden === 0 && approved !== '';
            const overridden = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .policyCountWords */ .xZ)(counts.overridden)} overridden`;
            const accepted = acceptedCountWords({ ...counts, approvedGuards: 0, approvedConditions: 0 });
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(', ', isApprovedAlone ? '' : overridden, approved)} ${where}${partWords(counts)}${accepted}`;
        }
        case 'needs-override':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${overrideNeededWords(counts)} ${where}${andApproved}${notEnforced}`;
        case 'blocked':
            return counts.cause === ''
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `blocked${byWhat(counts)} ${where}${andApproved}${notEnforced}`
                : withCause((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `blocked ${where}`, counts);
        case 'errored':
            if (areBroken(counts)) {
                const cause = counts.cause === '' ? notEvaluated : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('text', counts.cause, 160);
                const areAll = counts.affected === counts.workspaces && counts.workspaces > 1;
                const inAny = counts.workspaces === 2
                    ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in either workspace${atCommit}`
                    : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in any of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(counts.workspaces)}${atCommit}`;
                return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `${cause} ${areAll ? inAny : where}`;
            }
            return withCause((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${runFailedWords(counts)} ${where}`, counts);
        case 'undecided':
            return withCause((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `undecided ${where}`, counts);
        case 'canceled':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `canceled ${where}`;
    }
}
const notEvaluated = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `policies could not be evaluated`;
/** Whether it is the policies that could not be evaluated wherever the verdict is `errored`. */
function areBroken({ brokenIn, erroredIn }) {
    return brokenIn > 0 && erroredIn === 0;
}
function runFailedWords({ planFailed }) {
    return planFailed ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `the plan failed` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `the run failed`;
}
/** What is said, and why. */
function withCause(words, { cause }) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `: `, words, cause === '' ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('text', cause, 160));
}
/** ` by 2 policies`, beside what can be overridden; empty if no policy is the reason. */
function byWhatToFix({ policiesToFix }) {
    const policies = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWordsIfAny */ .eQ)(policiesToFix, 'policy', 'policies');
    return policies && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` by ${policies}`;
}
/** ` by 2 policies and 1 guard`; empty if nothing that is counted keeps the gate closed. */
function byWhat(counts) {
    const what = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(' and ', failedPoliciesAndTasks(counts), openApprovals(counts));
    return what && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` by ${what}`;
}
/** What is said of a plan that may not be of everything, the least known last. */
const PARTS = {
    partIn: {
        passed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `for a part of the configuration`,
        closed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `only a part was planned`,
    },
    unprovenIn: {
        passed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `for what may be a part of the configuration`,
        closed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `nothing says that the plan is whole`,
    },
};
/** More are counted. */
const MOST_FIELDS = 5;
/** What is said of the plans that may not be of everything, with the numbers of fields that are not known; undefined if all are. */
function partOf(counts) {
    const [name] = ['partIn', 'unprovenIn'].filter((each) => counts[each] > 0);
    const parts = [...(name ? [PARTS[name]] : []), ...sayFields(counts.acceptedFields)];
    if (parts.length === 0)
        return undefined;
    return {
        passed: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(' and ', ...parts.map(({ passed }) => passed)),
        closed: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(' and ', ...parts.map(({ closed }) => closed)),
    };
}
function sayFields(fields) {
    if (fields.length === 0)
        return [];
    const numbers = fields.map((field) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(String(field)));
    const noun = fields.length === 1 ? 'field' : 'fields';
    const named = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${noun} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)('', ...(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(numbers, MOST_FIELDS))} of the saved plan`;
    return [
        {
            passed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `with the unknown ${named}`,
            closed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `the ${named} ${fields.length === 1 ? 'is' : 'are'} not known`,
        },
    ];
}
/** `, for a part of the configuration`; empty if all plans are of everything. */
function partWords(counts) {
    const part = partOf(counts);
    return part === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `, ${part.passed}`;
}
/** `, 1 guard approved, 2 excepted failures`; empty if there is none of these. */
function acceptedCountWords(counts) {
    const { excepted, existing } = counts;
    const words = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(', ', approvedWords(counts), (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWordsIfAny */ .eQ)(excepted, 'excepted failure'), (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWordsIfAny */ .eQ)(existing, 'existing failure'));
    return words && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `, ${words}`;
}
/** `2 policies and 1 run task`; empty if none keeps the gate closed. */
function failedPoliciesAndTasks({ policiesAtFault, runTasksAtFault }) {
    const policies = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWordsIfAny */ .eQ)(policiesAtFault, 'policy', 'policies');
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(' and ', policies, (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWordsIfAny */ .eQ)(runTasksAtFault, 'run task'));
}
const openApprovals = ({ guardsAtFault, openConditions }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .approvalCountWords */ .Yc)(guardsAtFault, openConditions);
/** `1 policy needs an override, 1 guard an approval` */
function overrideNeededWords(counts) {
    const { policiesAtFault, runTasksAtFault, guardsAtFault, openConditions } = counts;
    const failures = failedPoliciesAndTasks(counts);
    const approvals = openApprovals(counts);
    const needs = (number) => (number > 1 ? 'need' : 'needs');
    if (failures === '' && approvals !== '')
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${approvals} ${needs(guardsAtFault + openConditions)} an approval`;
    const number = policiesAtFault + runTasksAtFault;
    const override = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${failures || 'a failure'} ${needs(number)} an override`;
    return approvals === '' ? override : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${override}, ${approvals} an approval`;
}
/** `1 guard approved by ann`; names that are not those of a host's people are left out. */
function approvedWords(counts) {
    const { approvedGuards, approvedConditions, approvedBy } = counts;
    const approved = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .approvalCountWords */ .Yc)(approvedGuards, approvedConditions);
    if (approved === '')
        return '';
    const names = approvedBy.filter((name) => /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,60}[A-Za-z0-9])?$/.test(name));
    const by = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)('', ...(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(names.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5), 3));
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${approved} approved${by && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` by ${by}`}`;
}
/** The verdicts that close the gate in some workspace, the worst for a reader first. */
function closingVerdicts(counts) {
    return CLOSING_VERDICTS.filter(({ countName }) => counts[countName] > 0);
}
/** `blocked by 2 policies in 20 of 60 workspaces, override needed in 40`: the numbers add up to all workspaces. */
function mixedVerdictWords(counts) {
    const closing = closingVerdicts(counts);
    const parts = closing.map(({ countName, closedWords, verdict }, index) => {
        const number = counts[countName];
        const by = verdict === 'blocked' ? byWhatToFix(counts) : '';
        const inWords = index === 0
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(number)} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(counts.workspaces)}`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(number);
        const words = countName === 'erroredIn' ? runFailedWords(counts) : closedWords;
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${words}${by} in ${inWords}`;
    });
    const closed = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sumOf */ .XN)(closing, ({ countName }) => counts[countName]);
    const green = counts.workspaces - closed;
    const passed = green > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(green)} passed)` : '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(', ', ...parts)}${passed}`;
}
/** The verdict that the sentence names first. */
function verdictNamedFirst(counts) {
    const [first, ...others] = closingVerdicts(counts);
    return first && others.length > 0 ? first.verdict : counts.verdict;
}
/** The icon of the verdict that the sentence names first. */
function headlineIcon(counts) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .signsOf */ .Oi)(verdictNamedFirst(counts), counts.green).icon;
}
/** `in 2 of 3 workspaces` */
function inWorkspaces(affected, all) {
    if (all === 1)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in 1 workspace`;
    if (all === 2 && affected === 2)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in both workspaces`;
    return affected === all
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(all)}`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(affected)} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(all)}`;
}
/** Verdicts that close the gate come first, and those with an answer before those without. */
const WORST_FIRST = [
    ...CLOSING_VERDICTS.map(({ verdict }) => verdict),
    'advisory',
    'overridden',
    'passed',
];
/** Those with the same verdict stay in their order. */
function sortWorstFirst(workspaces) {
    return [...workspaces].sort((one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict));
}
//# sourceMappingURL=verdict-sentence.js.map

/***/ })

};
;