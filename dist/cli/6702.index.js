"use strict";
exports.id = 6702;
exports.ids = [6702];
exports.modules = {

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
const QUESTIONS = ['help', 'except'];
//# sourceMappingURL=comment-commands.js.map
// EXTERNAL MODULE: ./build/src/report/kept-texts.js
var kept_texts = __webpack_require__(86535);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/marker.js
/**
 * The last line of a comment: which job reported, and what it said. Later jobs take hints from it: which findings are new or
 * resolved, how often to poll, which runs may have been overridden, and whether a writer is late. Three things in it are more,
 * and are proved elsewhere: texts that people approve, seals of runs, and which runs a command ended.
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
const STATE_LIMIT = 4_096;
/** How the marker of a comment with this key begins. */
function markerStart(key) {
    return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
/**
 * The marker as one line, with as many fingerprints, durations and runs as fit.
 *
 * @param limit UTF-16 units of the encoded state, without commands, seals, ended runs, what was asked and what is approved: these are always kept
 */
function encodeMarker(state, limit = STATE_LIMIT) {
    let hints = MOST_FINGERPRINTS;
    let encoded = encodeState(state, hints);
    const alwaysKept = [
        encodeCommands(state.commands ?? []),
        state.report?.seals,
        state.ended,
        state.asked,
        (0,kept_texts/* packTexts */.yk)(state.approvable ?? []),
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
function encodeState({ report, commands = [], ended = [], asked = [], approvable = [] }, hints) {
    const encoded = {
        r: report && encodeReport(report, hints),
        a: commands.length > 0 ? encodeCommands(commands) : undefined,
        e: ended.length > 0 ? ended : undefined,
        n: asked.join('') || undefined,
        t: (0,kept_texts/* packTexts */.yk)(approvable) || undefined,
    };
    return toBase64Url(JSON.stringify(encoded));
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
    const { r: encoded, a: acts, e: ended, n: asked, t: texts } = parsed;
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
    };
}
/** Commands that only get an answer. The next report leaves them out. */
const REFUSALS = ['not-owner', 'refused', 'unclear'];
const ONLY_ANSWERED = [...QUESTIONS, ...REFUSALS];
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
    return limitCommands(commands);
}
function decodeVerb(word) {
    if (isRefusal(word))
        return word;
    return typeof word === 'number' ? VERBS[word] : undefined;
}
/** The commands for these commits, without those that only get an answer: they are shown until the comment is written again. */
function currentCommands(commands, ...commits) {
    return limitCommands(commands.filter(({ commit, verb }) => commits.includes(commit) && !ONLY_ANSWERED.includes(verb)));
}
/** Limits the list to what fits into the comment, in its order. */
function limitCommands(commands) {
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

/***/ 96544:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: function() { return /* binding */ verdictTotals; },
/* harmony export */   CZ: function() { return /* binding */ resultsFold; },
/* harmony export */   cI: function() { return /* binding */ workspaceTable; }
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83538);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30445);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43629);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _verdict_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58087);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67713);
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44254);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95439);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74913);
/** Tables of the workspaces (verdict, plan, policies) and of all policy results. */










/**
 * The policies of the service and the team's own have a column each, which says whose they are. Without a service there
 * are only the latter, and no run.
 */
function tableHead({ context }) {
    const { ownPolicies } = context.judges;
    const { hostname } = context.plans;
    const own = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)(', ', ...ownPolicies.map((source) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(source, 60)));
    if (hostname === undefined) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| | Workspace | Plan | ${own || 'Policies'} |\n|---|---|---|---|`;
    }
    if (ownPolicies.length === 0) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|`;
    }
    const service = hostname === HCP_TERRAFORM_HOST ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `HCP Terraform` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(hostname, 60);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| | Workspace | Plan | ${service} | ${own} | Run |\n|---|---|---|---|---|---|`;
}
const HCP_TERRAFORM_HOST = 'app.terraform.io';
/** With more rows than this, what must be fixed would not be on the first screen. */
const OPEN_ROWS = 12;
/** The workspaces, the worst first: open where they are few, else folded, with how many have which verdict as its title. */
function workspaceTable(view, budget) {
    const byName = [...view.workspaces].sort((one, other) => (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodeUnits */ .UF)(one.name, other.name));
    const sorted = (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .sortWorstFirst */ .Qi)(byName);
    const head = tableHead(view);
    const toRow = (workspace) => workspaceRow(workspace, view);
    if (sorted.length > OPEN_ROWS) {
        const title = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .workspaceCountWords */ .jK)(sorted.length)}: ${verdictTotals(sorted)}`;
        return (0,_budget_js__WEBPACK_IMPORTED_MODULE_8__/* .renderFold */ .I2)(budget, { title, head }, sorted, toRow);
    }
    if (sorted.length === 0 || !budget.tryTake(head))
        return { text: '', missing: sorted.length };
    const rows = (0,_budget_js__WEBPACK_IMPORTED_MODULE_8__/* .renderWhileFits */ .oW)(budget, sorted, toRow);
    return { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)('\n', head, ...rows), missing: sorted.length - rows.length };
}
/** `20 blocked, 40 need an override`, the worst first. */
function verdictTotals(sorted) {
    const totals = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(sorted, ({ verdict }) => verdict).map((alike) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(alike.length)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWordsFor */ .U_)(alike[0].verdict, alike.length)}`);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)(', ', ...totals);
}
function workspaceRow(workspace, view) {
    const { verdict } = workspace;
    // The icon is about what fails the job, the words are about the policies alone.
    const none = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict)
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `no policies`
        : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L2)(verdict, workspace.counts.advisoryFailed);
    const plan = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .planWords */ .DO)(workspace, (text) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `**${text}**`);
    return tableRow((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .signsOf */ .Oi)(verdict, (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict, view.context.gate.failOn)).icon}`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(workspace.name, 90), (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)('<br>', plan, costWords(workspace.cost?.deltaMonthly)), ...policyCells(workspace, view, none), ...(view.context.plans.runsAt === undefined
        ? []
        : [(0,_links_js__WEBPACK_IMPORTED_MODULE_6__/* .runLink */ .ut)(workspace, view.context) || (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `–`]));
}
function tableRow(...cells) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| ${(0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)(' | ', ...cells)} |`;
}
/**
 * How many policies have which result: one cell, or one for the service's policies and one for the team's own.
 *
 * @param none what a cell without policies says
 */
function policyCells(workspace, { context }, none) {
    const strong = (words) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `**${words}**`;
    if (context.plans.hostname === undefined || context.judges.ownPolicies.length === 0) {
        return [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .resultCountWords */ .Gw)(workspace, strong) || none];
    }
    const { own, others } = workspace.countsBySource;
    return [others, own].map((counts) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .resultCountWords */ .Gw)(counts, strong) || none);
}
/** `+12.40 a month` of a decimal number as text; empty for nothing, zero and what is no number. */
function costWords(delta) {
    if (delta === undefined || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(delta))
        return '';
    const value = Number(delta);
    if (value === 0)
        return '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${value > 0 ? '+' : '−'}${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .asMarkdown */ .g5)(Math.abs(value).toFixed(2))} USD a month`;
}
/** For `sort`: results that all passed come last. */
function comparePassed(one, other) {
    const hasPassed = (results) => results.every(({ status }) => status === 'passed');
    return Number(hasPassed(one)) - Number(hasPassed(other));
}
/** Every policy once, with all its results, passed ones too, folded: for the job summary. */
function resultsFold(view, budget) {
    const name = ({ policySet, policy }) => `${policySet}\n${policy}`;
    const rows = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .groupByPolicy */ .px)(view.results).sort((one, other) => comparePassed(one, other) || (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodeUnits */ .UF)(name(one[0]), name(other[0])));
    const head = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| Policy | Level | Result | Workspaces |\n|---|---|---|---|`;
    const title = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${rows.length > 1 ? 'All ' : ''}${(0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .policyCountWords */ .xZ)(rows.length)}`;
    return (0,_budget_js__WEBPACK_IMPORTED_MODULE_8__/* .renderFold */ .I2)(budget, { title, head }, rows, policyRow);
}
/** One line in each cell for every level and status of this policy, passed ones last. */
function policyRow(results) {
    const [{ policySet, policy }] = results;
    const set = policySet === '' ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `<br><sub>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(policySet, 80)}</sub>`;
    const alike = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(results, ({ level, status, word }) => [
        level,
        status,
        status === 'unknown' && word,
    ]);
    alike.sort(comparePassed);
    const lines = (lineOf) => (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)('<br>', ...alike.map(lineOf));
    return tableRow((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(policy, 120)}${set}`, lines(([{ level }]) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .levelWords */ .s2)(level)}`), lines(([{ status, word = '' }]) => status === 'unknown' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `unknown ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(word, 40)}` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${status}`), lines((group) => {
        const workspaceNames = [...new Set(group.map(({ workspace }) => workspace))];
        const names = workspaceNames.slice(0, 3).map((name) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(name, 60));
        const rest = workspaceNames.length - names.length;
        return (0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .toMarkdown */ .l6)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .listParts */ .Z)(rest > 0 ? [...names, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(rest)} more`] : names));
    }));
}
//# sourceMappingURL=workspace-table.js.map

/***/ })

};
;