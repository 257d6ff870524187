"use strict";
exports.id = 9543;
exports.ids = [9543,9760];
exports.modules = {

/***/ 48129:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: function() { return /* binding */ holdsReport; },
/* harmony export */   Sq: function() { return /* binding */ composeComment; },
/* harmony export */   fI: function() { return /* binding */ reportToKeep; },
/* harmony export */   sQ: function() { return /* binding */ saysGateIsOpen; }
/* harmony export */ });
/* unused harmony exports addCommand, holdsCommand */
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54340);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74913);




/** In UTF-16 units; GitHub's own limit is 65,536. */
const COMMENT_BUDGET = 60_000;
/** A comment with a smaller budget has no seals of runs, no texts that people approve, and no record of what the plans show. */
const LEAST_WITH_SEALS = 30_000;
/** Of a comment in which fewer UTF-16 units would be left for the report, the record of what the plans show is left out. */
const LEAST_FOR_REPORT = 12_000;
/**
 * The comment with this report.
 *
 * @param existing the body of the gate's comment, whose commands are kept; any other text counts as no comment
 * @param budget in UTF-16 units
 * @returns `existing` itself if it has this report already
 */
function composeComment(existing, report, budget = COMMENT_BUDGET) {
    const { key, state, asked = [], approvable = [], shown, againAt } = report;
    const body = existing ?? '';
    if (holdsReport(body, report))
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(body);
    const kept = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeMarker */ .rH)(body, key);
    const commands = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .currentCommands */ .m6)(kept?.commands ?? [], state.headSha);
    const isOfHead = kept?.report?.headSha === state.headSha;
    const earlier = isOfHead ? (kept?.approvable ?? []) : [];
    const takesTexts = budget >= LEAST_WITH_SEALS;
    const belowWith = (record) => {
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeMarker */ .$N)({
            key,
            report: takesTexts ? state : { ...state, seals: {} },
            commands,
            ended: kept?.ended,
            asked: [...new Set([...(kept?.asked ?? []), ...asked])].slice(-_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ASKED */ .V6),
            approvable: takesTexts ? [...new Set([...approvable, ...earlier])] : [],
            shown: record,
            againAt: (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .newestTime */ .AA)([kept?.againAt, againAt]),
        }, Math.min(4_096, Math.floor(budget / 8)));
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)('\n\n', renderCommands(commands), marker);
    };
    const withRecord = takesTexts && shown !== undefined ? belowWith(shown) : undefined;
    const isRoom = withRecord !== undefined && withRecord.length <= budget - LEAST_FOR_REPORT;
    const below = isRoom ? withRecord : belowWith(undefined);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)('\n\n', report.render(budget - below.length - 2), below);
}
/**
 * Adds one command to a comment of ours and changes nothing else. A comment with another key is returned as it was.
 */
function addCommand(body, command, key) {
    const comment = decodeMarker(body, key);
    if (comment === undefined || holdsCommand(body, command, key))
        return asMarkdown(body);
    const { commands: earlier = [], report } = comment;
    // The command may be for a commit before the one of the report, whose commands are kept all the same.
    const reported = report === undefined ? [] : [report.headSha];
    const kept = currentCommands([...earlier, command], command.commit, ...reported);
    const refused = refusedCommands([...earlier, command]);
    const isAmong = kept.includes(command) || refused.includes(command);
    const commands = [...kept, ...refused, ...(isAmong ? [] : [command])];
    // The marker is the last line.
    const text = removeCommands(body).trimEnd();
    const above = asMarkdown(text.slice(0, text.lastIndexOf('\n')).trimEnd());
    return joinNonEmpty('\n\n', above, renderCommands(commands), encodeMarker({ ...comment, commands, ended: addEnded(comment, command) }));
}
function addEnded({ ended = [] }, command) {
    return [...new Set([...ended, ...(command.ended ?? [])])].slice(-MOST_ENDED);
}
/** Whether `body` is a comment with this key that stores this very command. */
function holdsCommand(body, command, key) {
    const { commands: stored = [], ended = [] } = decodeMarker(body, key) ?? {};
    const encode = (given) => JSON.stringify(encodeCommands([given]));
    const holdsEnded = (command.ended ?? []).every((id) => ended.includes(id));
    return holdsEnded && stored.some((given) => encode(given) === encode(command));
}
/** Whether `body` holds exactly this report. After writing, it shows that no other job wrote over it. */
function holdsReport(body, { state, key }) {
    const there = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeMarker */ .rH)(body, key)?.report;
    const names = ['owner', 'digest', 'runId', 'attempt'];
    return there !== undefined && names.every((name) => there[name] === state[name]);
}
/** Whether a comment of ours says that the gate is open. A comment that cannot be read does not say so. */
function saysGateIsOpen(body) {
    return (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeMarker */ .rH)(body)?.report?.green === true;
}
/**
 * Whose report `body` holds, if it has to stay: that of a later `run`, or that of another `job` on the same commit. Everybody who
 * may write in the comment can write any number and time there: a report that says that it began in the future keeps none away.
 */
function reportToKeep(body, { state, key, now = Number.POSITIVE_INFINITY }) {
    const there = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeMarker */ .rH)(body, key)?.report;
    if (there === undefined || there.startedAt > now + SKEW_S)
        return undefined;
    if (there.owner !== state.owner && there.headSha === state.headSha)
        return 'job';
    return isLater(there, state) ? 'run' : undefined;
}
/** How far the clocks of two machines may differ. */
const SKEW_S = 60;
/**
 * Whether the first report is the later one. Attempts of one run are compared by their number, runs for two commits by theirs, and
 * all others by their start, as on hosts that count no attempts. A job that began earlier is never the later one, whatever its
 * numbers say: anybody who may write in the comment can make them up, and then keeps no report away but those of jobs that are
 * running.
 */
function isLater(one, other) {
    if (one.startedAt < other.startedAt)
        return false;
    // A run id of 0 is not known.
    const areKnown = one.runId !== 0 && other.runId !== 0;
    if (areKnown && one.runId !== other.runId && one.headSha !== other.headSha)
        return one.runId > other.runId;
    if (areKnown && one.runId === other.runId && one.attempt !== other.attempt)
        return one.attempt > other.attempt;
    if (one.startedAt !== other.startedAt)
        return one.startedAt > other.startedAt;
    // Of two that began in the same second either may stay, but both jobs have to choose the same one.
    if (one.runId !== other.runId)
        return one.runId > other.runId;
    return one.digest > other.digest;
}
/** Where the commands of people begin and end in the comment. */
const BEGIN_COMMANDS = '<!-- plangate:acts -->';
const END_COMMANDS = '<!-- /plangate:acts -->';
/** The commands as a list, between the lines by which `removeCommands` finds them. Empty if no command was given. */
function renderCommands(commands) {
    if (commands.length === 0)
        return '';
    const lines = commands.map(({ verb, by, at, reason }) => {
        const why = reason === '' ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(reason, 500)}`;
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(by, 100)} ${COMMAND_WORDS[verb]}${why} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMinute */ .Yi)(at)})`;
    });
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${BEGIN_COMMANDS}\n\n${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)('\n', ...lines)}\n\n${END_COMMANDS}`;
}
const COMMAND_WORDS = {
    help: 'asked what can be typed: `/plangate override COMMIT REASON`, `/plangate rerun`, `/plangate again`',
    rerun: 'started the gate again',
    again: 'asked for new plans',
    override: 'overrode the failed policies',
    'not-owner': 'may not override what belongs to others: the log of the job says of whom',
    refused: 'gave a command that was refused: the log of its job says why',
    unclear: 'wrote a command that cannot be followed',
};
/** A comment without the lines that `renderCommands` wrote into it. */
function removeCommands(body) {
    const from = body.lastIndexOf(BEGIN_COMMANDS);
    const to = body.lastIndexOf(END_COMMANDS);
    return from < 0 || to < from ? body : body.slice(0, from) + body.slice(to + END_COMMANDS.length);
}
//# sourceMappingURL=gate-comment.js.map

/***/ }),

/***/ 55879:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ headlineCountsOf; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83538);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36850);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43629);
/** What the sentence of the verdict is made of: its numbers, and the first cause in a few words. */






/** Counts what the sentence says. */
function headlineCountsOf(view) {
    const { verdict, green, workspaces, causes, results } = view;
    // Under `fail-on: advisory` an advisory failure closes the gate as well.
    const closing = causes.filter((cause) => (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .closesGate */ .HE)(cause) || cause.blocks);
    const broken = brokenIn(view);
    const atFault = closing.filter(({ kind }) => kind === 'policy');
    const overridden = causes.filter(({ status }) => status === 'overridden');
    const approved = overridden.filter(({ guard, override }) => guard || override?.condition);
    const isOpenCondition = ({ status, severity }) => status === 'known-after-apply' && severity === 'needs-override';
    // The number of causes, as in the lists below the headline.
    const causesWith = (isCounted) => causes.filter(isCounted).length;
    // An advisory failure that closes the gate counts as blocked.
    const verdicts = workspaces.map(({ verdict: word }) => word === 'advisory' && !(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isGreen */ .gf)(word, view.context.gate.failOn) ? 'blocked' : word);
    const closedWith = (word) => verdicts.filter((each) => each === word).length;
    const acceptedIn = (limit) => workspaces.filter(({ plan }) => plan?.accepted?.includes(limit)).length;
    return {
        verdict,
        green,
        workspaces: workspaces.length,
        affected: workspaces.filter((workspace) => countsTowards(workspace.verdict, verdict)).length,
        policiesAtFault: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(atFault.filter(({ guard }) => !guard)),
        runTasksAtFault: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(closing.filter(({ kind }) => kind === 'run-task')),
        advisoryFailures: causesWith(({ severity }) => severity === 'warns'),
        overridden: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(overridden.filter((cause) => !approved.includes(cause))),
        excepted: causesWith(({ status }) => status === 'excepted'),
        existing: causesWith(({ status }) => status === 'existing'),
        guardsAtFault: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(closing.filter(({ guard }) => guard)),
        approvedGuards: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(approved.filter(({ guard }) => guard)),
        openConditions: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(closing.filter(isOpenCondition)),
        approvedConditions: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(approved.filter(({ guard }) => !guard)),
        approvedBy: [...new Set(approved.flatMap(({ override }) => override?.by ?? []))],
        cause: firstCauseWords(view),
        policies: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(results),
        blockedIn: closedWith('blocked'),
        overrideIn: closedWith('needs-override'),
        erroredIn: closedWith('errored') - broken.size,
        planFailed: isPlanFailed(view, broken),
        undecidedIn: closedWith('undecided'),
        canceledIn: closedWith('canceled'),
        partIn: acceptedIn('partial'),
        unprovenIn: acceptedIn('unproven'),
        brokenIn: broken.size,
        policiesToFix: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(atFault.filter((cause) => cause.severity === 'blocks' && !(0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotJudged */ .J5)(cause))),
    };
}
/** The workspaces whose policies could not be evaluated. */
function brokenIn({ causes, workspaces }) {
    const broken = new Set(causes
        .filter(({ kind, status, blocks }) => blocks && (kind === 'policy' || kind === 'undecided') && status === 'errored')
        .flatMap((cause) => cause.workspaces));
    const errored = workspaces.filter(({ verdict }) => verdict === 'errored');
    return new Set(errored.flatMap(({ name }) => (broken.has(name) ? name : [])));
}
/** Whether each run that failed did so because of its plan. */
function isPlanFailed({ causes, workspaces }, broken) {
    const failed = new Set(causes
        .filter(({ kind, code, blocks }) => blocks && (kind === 'diagnostic' || code === _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.planFailed))
        .flatMap((cause) => cause.workspaces));
    const isFailed = (name) => broken.has(name) || failed.has(name);
    return (failed.size > 0 &&
        workspaces.every(({ name, verdict }) => verdict !== 'errored' || isFailed(name)));
}
/** What keeps the gate closed where no policy does, and how many other such causes there are. */
function firstCauseWords({ causes, green, workspaces }) {
    const [first, ...others] = green ? [] : causes.filter(({ blocks }) => blocks);
    // Readers look for a plan where sources that are not allowed kept everything from being started.
    const isStarted = workspaces.some(({ plan, runId }) => plan !== undefined || runId !== undefined);
    if (first?.remedy !== undefined && first.kind === 'policy' && !isStarted) {
        const [{ messages }, ...rest] = first.occurrences;
        const number = rest.length + others.length;
        const more = number > 0 ? ` (and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(number)} more)` : '';
        const why = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .clauseOf */ .pQ)((0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .firstSentence */ .qi)(messages[0] ?? first.message));
        return `nothing was planned, because ${why}${more}`;
    }
    if (first === undefined || (!(0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotJudged */ .J5)(first) && first.kind !== 'diagnostic'))
        return '';
    const isBroken = first.status === 'errored' && first.kind === 'policy';
    const more = others.length > 0 && !isBroken ? ` (and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .countWords */ .rj)(others.length, 'other cause')})` : '';
    // What the others are is brought about by it: so it says where it is itself.
    const where = first.stopped === undefined ? '' : ` (${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listText */ .so)(first.workspaces, 3)})`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .causeWords */ .pQ)(first)}${where}${more}`;
}
/** Whether the headline counts a workspace with this verdict: those with the worst one, and beside blocked ones those that need an override. */
function countsTowards(verdict, worst) {
    return verdict === worst || (worst === 'blocked' && verdict === 'needs-override');
}
//# sourceMappingURL=headline-counts.js.map

/***/ }),

/***/ 69543:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SUMMARY_BUDGET_BYTES: function() { return /* binding */ SUMMARY_BUDGET_BYTES; },
  renderCheck: function() { return /* binding */ renderCheck; },
  renderComment: function() { return /* binding */ renderComment; },
  renderSummary: function() { return /* binding */ renderSummary; },
  toOwnReport: function() { return /* binding */ toOwnReport; }
});

// EXTERNAL MODULE: ./build/src/model/clip.js
var clip = __webpack_require__(94993);
// EXTERNAL MODULE: ./build/src/report/markdown.js
var markdown = __webpack_require__(70075);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var model_sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/report/budget.js
var report_budget = __webpack_require__(95439);
// EXTERNAL MODULE: ./build/src/report/causes.js
var report_causes = __webpack_require__(36850);
// EXTERNAL MODULE: ./build/src/report/cause-sections.js
var cause_sections = __webpack_require__(53296);
// EXTERNAL MODULE: ./build/src/report/document.js
var report_document = __webpack_require__(47187);
// EXTERNAL MODULE: ./build/src/report/message-text.js
var message_text = __webpack_require__(34707);
// EXTERNAL MODULE: ./build/src/report/render-sentence.js
var render_sentence = __webpack_require__(44254);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/write-markdown.js
/** The writer of Markdown: lists of causes with a line for each message and its places, and the rest folded. */







/** What is shown of the messages about a resource in its line of the list: longer ones are whole in a fold. */
const LISTED_TEXT = { characters: 240, lines: 6 };
/** Lists of what keeps the gate closed; only names where the causes do not fit. */
function writeClosing(lists, budget) {
    const blocks = lists.map((list, index) => {
        const below = (0,report_text/* sumOf */.XN)(lists.slice(index + 1), ({ items }) => items.length);
        // Half of the proportional share of the lists below is reserved for them; this one may use the rest.
        const shareBelow = below / (below + list.items.length);
        return writeList(list, budget.part(1 - shareBelow / 2));
    });
    return {
        text: (0,report_text/* joinNonEmpty */.JO)('\n\n', ...blocks.map(({ text }) => text)),
        missing: (0,report_text/* sumOf */.XN)(blocks, ({ missing }) => missing),
    };
}
/** Whether all items of some lists fit. */
function fitAll(lists, budget) {
    const items = lists.flatMap((list) => list.items);
    return (0,report_budget/* renderWhileFits */.oW)(budget.unpaidCopy(), items, writeItem).length === items.length;
}
function writeList({ title, items: all }, budget) {
    const heading = (0,model_sentence/* literal */.eu) `#### ${(0,render_sentence/* toMarkdown */.l6)(title)}`;
    if (!budget.tryTake(heading))
        return { text: otherNamesLine(all, budget), missing: all.length };
    // The last third of the budget is for the names of causes that do not fit, unless all fit.
    const items = (0,report_budget/* renderWhileFits */.oW)(budget.part(0.7), all, writeItem);
    const others = all.slice(items.length);
    const otherItems = (0,report_budget/* renderWhileFits */.oW)(budget.unpaidCopy(), others, writeItem);
    if (otherItems.length === others.length) {
        items.push(...(0,report_budget/* renderWhileFits */.oW)(budget, otherItems, report_text/* unchanged */.Cv));
    }
    const unnamed = all.slice(items.length);
    const names = unnamed.length > 0 ? otherNamesLine(unnamed, budget) : '';
    const text = (0,report_text/* joinNonEmpty */.JO)('\n\n', heading, (0,report_text/* joinNonEmpty */.JO)('\n', ...items), names);
    return { text, missing: all.length - items.length };
}
/** As many names as fit and the number of others; only the number if no name fits. */
function otherNamesLine(items, budget) {
    const names = [...new Set(items.map(({ name }) => name))].filter(Boolean);
    const othersWords = (number) => (0,model_sentence/* literal */.eu) `${(0,report_text/* policyCountWords */.xZ)(number)} more, named in the summary`;
    if (names.length === 0)
        return '';
    if (!budget.tryTake((0,model_sentence/* literal */.eu) `Also failed: and ${othersWords(names.length)}.`))
        return '';
    const shown = (0,report_budget/* renderWhileFits */.oW)(budget, names, (name) => (0,markdown/* codeSpan */.SS)(name, 80));
    const missing = names.length - shown.length;
    const others = missing > 0 ? othersWords(missing) : '';
    return (0,model_sentence/* literal */.eu) `Also failed: ${(0,report_text/* joinNonEmpty */.JO)(' and ', (0,report_text/* joinNonEmpty */.JO)(', ', ...shown), others)}.`;
}
/** Lists of what does not close the gate: a fold for each. `noun`: what one that does not fit is called. */
function writeFolds(lists, budget) {
    return lists.map(({ id, noun, folded, items }) => {
        const title = (0,model_sentence/* literal */.eu) `${FOLD_ICONS[id] ?? '⚠️'} ${folded}`;
        return { ...(0,report_budget/* renderFold */.I2)(budget, { title }, items, writeItem), id, noun };
    });
}
const FOLD_ICONS = {
    accepted: '☑️',
    notices: 'ℹ️',
};
/** A cause with its places below it. */
function writeItem(item) {
    const { hidden, places, notes } = item;
    const below = [
        ...places.map((group) => ({ words: groupWords(group) })),
        ...(hidden === '' ? [] : [{ words: (0,model_sentence/* phrase */.MZ) `and ${hidden}` }]),
    ];
    if (item.kind === 'said')
        return (0,render_sentence/* itemToMarkdown */.SP)({ words: saidWords(item), children: below });
    const { title, isStrong, description, facts, messages, importance } = item;
    const name = isStrong ? (0,model_sentence/* literal */.eu) `**${(0,render_sentence/* toMarkdown */.l6)(title)}**` : title;
    const described = (0,model_sentence/* joinSentences */.DP)((0,model_sentence/* literal */.eu) ` — `, name, (0,markdown/* prose */.CS)(description, 160));
    const head = (0,model_sentence/* joinSentences */.DP)((0,model_sentence/* literal */.eu) ` · `, described, ...facts);
    const between = importance === 'is-accepted' ? (0,model_sentence/* literal */.eu) ` · ` : (0,model_sentence/* literal */.eu) `: `;
    return (0,render_sentence/* itemToMarkdown */.SP)({
        words: (0,model_sentence/* joinSentences */.DP)(between, head, messageWords(messages)),
        children: [...notes.map((words) => ({ words })), ...below],
    });
}
function saidWords({ icon, title, says, help, notes }) {
    const head = icon === '' ? title : (0,model_sentence/* phrase */.MZ) `${icon} ${title}`;
    const page = help === undefined ? '' : (0,model_sentence/* linkPart */.uQ)((0,model_sentence/* phrase */.MZ) `What to do`, help);
    return (0,model_sentence/* joinSentences */.DP)((0,model_sentence/* literal */.eu) ` `, (0,model_sentence/* phrase */.MZ) `${head}:`, says, page, ...notes);
}
/** Messages, each of their lines on a line of its own. */
function messageWords(messages) {
    const { lines, rest } = (0,message_text/* messageLines */.VL)(messages, LISTED_TEXT);
    return (0,report_text/* joinNonEmpty */.JO)('<br>', ...lines.map((line) => (0,markdown/* prose */.CS)(line, Infinity)), rest);
}
/** How many addresses of one message are written in front of it. */
const MOST_ADDRESSES = 4;
/** `place address: message` of one, or `message: place address, place address` of several. */
function groupWords({ messages, places, facts }) {
    const message = messageWords(messages);
    const [first, ...others] = places;
    if (others.length === 0) {
        const said = (0,report_text/* joinNonEmpty */.JO)(': ', addressWords(first), message);
        const what = (0,report_text/* joinNonEmpty */.JO)(' ', placeLink(first), said) || (0,model_sentence/* literal */.eu) `–`;
        return (0,model_sentence/* joinSentences */.DP)((0,model_sentence/* literal */.eu) ` · `, what, ...facts);
    }
    const list = places.map((place, index) => {
        const before = places[index - 1];
        const what = (0,report_text/* joinNonEmpty */.JO)(' ', placeLink(place, before), addressWords(place)) || (0,model_sentence/* literal */.eu) `–`;
        const inBrackets = (0,model_sentence/* joinSentences */.DP)((0,model_sentence/* literal */.eu) `, `, ...place.facts);
        return inBrackets === '' ? what : (0,model_sentence/* phrase */.MZ) `${what} (${inBrackets})`;
    });
    const where = (0,model_sentence/* joinSentences */.DP)((0,model_sentence/* literal */.eu) `, `, ...list);
    return (0,model_sentence/* joinSentences */.DP)((0,model_sentence/* literal */.eu) `, `, (0,model_sentence/* joinSentences */.DP)((0,model_sentence/* literal */.eu) `: `, message, where), ...facts);
}
function addressWords({ addresses }) {
    const codes = addresses.map((address) => (0,markdown/* codeSpan */.SS)(address, 200));
    return (0,report_text/* joinNonEmpty */.JO)('', ...(0,model_sentence/* listParts */.Z)(codes, MOST_ADDRESSES));
}
/** `infra/main.tf:12`; of a place in the file of the one before it, the line alone. */
function placeLink({ fileLine, path, line, href }, before) {
    if (fileLine === '')
        return '';
    const isInSameFile = path !== undefined && path === before?.path;
    const shown = (0,markdown/* codeSpan */.SS)(isInSameFile ? `:${line}` : fileLine);
    return (0,markdown/* link */.nf)(shown, href, href === undefined ? [] : [href]);
}
/** A fold for each item of which the list does not show all places and text. `missing` counts items. @param messageLimit the most UTF-16 units of the messages of one */
function writeMessageFolds(lists, budget, messageLimit) {
    const notWhole = lists
        .flatMap(({ items }) => items)
        .filter((item) => item.furtherWords !== '' || (0,report_document/* textsBeyond */.EP)(item, LISTED_TEXT).length > 0)
        .filter(({ name }) => name !== '');
    const folds = (0,report_budget/* renderWhileFits */.oW)(budget, notWhole, (item) => messageFold(item, messageLimit));
    return { text: (0,report_text/* joinNonEmpty */.JO)('\n\n', ...folds), missing: notWhole.length - folds.length };
}
/** The places that the list does not show, then the text. */
function messageFold(item, messageLimit) {
    const { further, furtherWords, name } = item;
    const texts = (0,report_document/* textsBeyond */.EP)(item, LISTED_TEXT);
    const content = (0,report_text/* joinNonEmpty */.JO)(' and ', furtherWords, texts.length > 0 ? 'what it printed' : '');
    // Half of a line is the URL of its link.
    const budget = (0,report_budget/* createBudget */.yK)(messageLimit * 2, (line) => line.length);
    const lines = (0,report_budget/* renderWhileFits */.oW)(budget, further(), (group) => (0,render_sentence/* itemToMarkdown */.SP)({ words: groupWords(group) }));
    const left = item.furtherAfter(lines.length);
    if (left !== '')
        lines.push((0,model_sentence/* literal */.eu) `- … and ${left}`);
    return (0,report_text/* joinNonEmpty */.JO)('\n\n', (0,model_sentence/* literal */.eu) `<details><summary>${(0,markdown/* htmlCode */.h8)(name, 120)}: ${content}</summary>`, (0,report_text/* joinNonEmpty */.JO)('\n', ...lines), texts.length === 0 ? '' : (0,markdown/* fence */.EU)((0,message_text/* messageText */.Lo)(texts, messageLimit)), '</details>');
}
/** Room is kept for a line with a number of this length. */
const LARGE_NUMBER = 1_000_000;
/**
 * What the plans destroy, replace, forget or invoke: a heading, why the list may be incomplete, and as many changes as fit,
 * at most `most` different ones. `missing` counts changes that no line mentions.
 */
function writeProminent(changes, budget, most) {
    const { items, destroys, doubts, unread } = changes;
    const prominent = items.filter(({ isProminent }) => isProminent);
    const number = (0,report_text/* sumOf */.XN)(prominent, (item) => item.number);
    const heading = destroys && (0,model_sentence/* literal */.eu) `#### ${destroys}`;
    const doubtLines = (0,report_budget/* renderWhileFits */.oW)(budget, doubts, (doubt) => (0,model_sentence/* literal */.eu) `> ⚠️ ${(0,render_sentence/* toMarkdown */.l6)(doubt)}`);
    const end = (0,render_sentence/* toMarkdown */.l6)(changes.more(LARGE_NUMBER));
    if (heading === '' || !budget.tryTake((0,model_sentence/* literal */.eu) `${heading}\n\n${end}`))
        return { text: (0,report_text/* joinNonEmpty */.JO)('\n>\n', ...doubtLines), missing: number };
    const unreadLines = (0,report_budget/* renderWhileFits */.oW)(budget, unread, (words) => (0,model_sentence/* literal */.eu) `- ${(0,render_sentence/* toMarkdown */.l6)(words)}`);
    const lines = (0,report_budget/* renderWhileFits */.oW)(budget, prominent.slice(0, most), (item) => changeLine(item, item.reason));
    const missing = number - (0,report_text/* sumOf */.XN)(prominent.slice(0, lines.length), (item) => item.number);
    const list = (0,report_text/* joinNonEmpty */.JO)('\n', ...lines, ...unreadLines);
    const more = missing > 0 ? (0,render_sentence/* toMarkdown */.l6)(changes.more(missing)) : '';
    return {
        text: (0,report_text/* joinNonEmpty */.JO)('\n\n', heading, (0,report_text/* joinNonEmpty */.JO)('\n>\n', ...doubtLines), list, more),
        missing: 0,
    };
}
/**
 * The first `most` changes with what changes inside, those that destroy first. Where nothing is known
 * of that, or there is no room for it: all other changes.
 */
function writeChanges(changes, budget, most) {
    const withAttributes = changes.areAttributesKnown &&
        tryChanges(changes, budget.unpaidCopy(), { most, withAttributes: true }).isWhole;
    return tryChanges(changes, budget, { most, withAttributes }).block;
}
/** @param withAttributes whether all changes are listed with their attributes, or those that are not prominent without */
function tryChanges(changes, budget, { most, withAttributes }) {
    const { items, leftOut, areAttributesKnown } = changes;
    const listed = withAttributes ? items : items.filter(({ isProminent }) => !isProminent);
    const ofItems = (0,report_text/* sumOf */.XN)(listed, (item) => item.number);
    const number = ofItems + leftOut;
    if (number === 0)
        return { block: { text: '', missing: 0 }, isWhole: true };
    const attributes = (0,model_sentence/* literal */.eu) `, with ${number === 1 ? 'its' : 'their'} attributes`;
    const noun = listed.length === items.length ? 'change' : 'other change';
    const shown = listed.slice(0, most);
    const ofResources = items.some(({ workspaces }) => workspaces !== '') && shown.length < ofItems
        ? (0,model_sentence/* literal */.eu) ` of ${(0,report_text/* countWords */.rj)(shown.length, 'resource')}`
        : '';
    const title = (0,model_sentence/* literal */.eu) `<details><summary>${(0,report_text/* countWords */.rj)(number, noun)}${ofResources}${withAttributes ? attributes : ''}</summary>`;
    const end = (0,render_sentence/* toMarkdown */.l6)(changes.more(LARGE_NUMBER));
    if (!budget.tryTake((0,model_sentence/* literal */.eu) `${title}\n\n${end}\n\n${ATTRIBUTES_OMITTED}\n\n</details>`))
        return { block: { text: '', missing: number }, isWhole: false };
    const sentences = (0,report_budget/* renderWhileFits */.oW)(budget, changes.unreadAttributes, (words) => (0,model_sentence/* literal */.eu) `> ${(0,render_sentence/* toMarkdown */.l6)(words)}`);
    const lines = (0,report_budget/* renderWhileFits */.oW)(budget, shown, (item) => changeLine(item, withAttributes ? item.reasonAndAttributes() : item.reason));
    const missing = number - (0,report_text/* sumOf */.XN)(shown.slice(0, lines.length), (item) => item.number);
    const more = missing > 0 ? (0,render_sentence/* toMarkdown */.l6)(changes.more(missing)) : '';
    const omission = withAttributes || !areAttributesKnown ? '' : ATTRIBUTES_OMITTED;
    const text = (0,report_text/* joinNonEmpty */.JO)('\n\n', title, (0,report_text/* joinNonEmpty */.JO)('\n', ...lines), more, omission, (0,report_text/* joinNonEmpty */.JO)('\n>\n', ...sentences), '</details>');
    return { block: { text, missing: 0 }, isWhole: lines.length === shown.length };
}
/** A fold with one for each entry, whose values are in it. */
function writeValues({ items, unread }, budget) {
    const title = (0,model_sentence/* literal */.eu) `${(0,report_text/* countWords */.rj)(items.length, 'change')} with values`;
    const fold = (0,report_budget/* renderFold */.I2)(budget, { title }, items, ({ title: part, head, lines, workspaces }) => {
        const what = (0,report_text/* joinNonEmpty */.JO)(' ', part && (0,markdown/* htmlCode */.h8)(part, 60), (0,markdown/* htmlCode */.h8)(head, 300));
        const where = workspaces === '' ? '' : (0,model_sentence/* literal */.eu) ` ${(0,render_sentence/* toMarkdown */.l6)(workspaces)}`;
        return lines.length === 0
            ? (0,model_sentence/* literal */.eu) `<p>${what}${where}</p>`
            : (0,model_sentence/* literal */.eu) `<details><summary>${what}${where}</summary>\n\n${(0,markdown/* fence */.EU)(lines.join('\n'))}\n\n</details>`;
    });
    const sentences = (0,report_budget/* renderWhileFits */.oW)(budget, unread, (words) => (0,model_sentence/* literal */.eu) `> ${(0,render_sentence/* toMarkdown */.l6)(words)}`);
    return {
        text: (0,report_text/* joinNonEmpty */.JO)('\n\n', fold.text, (0,report_text/* joinNonEmpty */.JO)('\n>\n', ...sentences)),
        missing: fold.missing,
    };
}
const ATTRIBUTES_OMITTED = 'The changed attributes are omitted for length.';
function changeLine({ sign, address, fileLine, href: hrefOf, workspaces }, why) {
    const href = hrefOf();
    const place = fileLine && (0,markdown/* link */.nf)((0,markdown/* codeSpan */.SS)(fileLine), href, href === undefined ? [] : [href]);
    const what = (0,report_text/* joinNonEmpty */.JO)(' ', place, (0,markdown/* codeSpan */.SS)(address, 200), (0,render_sentence/* toMarkdown */.l6)(workspaces));
    return (0,model_sentence/* literal */.eu) `- **${sign}** ${(0,report_text/* joinNonEmpty */.JO)(': ', what, (0,render_sentence/* toMarkdown */.l6)(why))}`;
}
//# sourceMappingURL=write-markdown.js.map
// EXTERNAL MODULE: ./build/src/report/changes.js
var report_changes = __webpack_require__(30445);
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __webpack_require__(67713);
// EXTERNAL MODULE: ./build/src/report/gate-comment.js
var gate_comment = __webpack_require__(48129);
// EXTERNAL MODULE: ./build/src/report/marker.js
var marker = __webpack_require__(54340);
// EXTERNAL MODULE: ./build/src/report/places.js
var places = __webpack_require__(5342);
// EXTERNAL MODULE: ./build/src/report/values.js
var report_values = __webpack_require__(39760);
// EXTERNAL MODULE: ./build/src/report/headline-counts.js
var headline_counts = __webpack_require__(55879);
// EXTERNAL MODULE: ./build/src/report/verdict-sentence.js
var verdict_sentence = __webpack_require__(58087);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(43629);
// EXTERNAL MODULE: ./build/src/report/workspace-names.js
var workspace_names = __webpack_require__(88832);
// EXTERNAL MODULE: ./build/src/report/leftovers.js
var report_leftovers = __webpack_require__(2384);
// EXTERNAL MODULE: ./build/src/report/workspace-table.js
var workspace_table = __webpack_require__(96544);
;// CONCATENATED MODULE: ./build/src/report/markdown-report.js
/**
 * The report as Markdown: the comment (verdict first, marker last), the check run, the job summary; and what all have below
 * the headline, within a budget.
 */






















/** The comment as it is where there was none; `budget` in UTF-16 units. */
function renderComment(view, budget) {
    return (0,gate_comment/* composeComment */.Sq)(undefined, toOwnReport(view), budget);
}
/** In UTF-16 units, without the heading. A comment is for reading: page and summary have the rest. */
const LONGEST_REPORT = 40_000;
/** What the job writes into the comment. It is rendered when the comment is composed. */
function toOwnReport(view) {
    const heading = commentHeading(view);
    const render = (budget) => {
        const units = Math.min(LONGEST_REPORT, budget - heading.length - 2);
        if (units <= 0)
            return heading;
        const messageLimit = Math.min(4_000, Math.floor(units / 10));
        return (0,model_sentence/* literal */.eu) `${heading}\n\n${renderShortBody(view, units, messageLimit)}`;
    };
    return {
        state: toReportState(view, render(Number.POSITIVE_INFINITY)),
        key: view.context.gate.name,
        render,
        approvable: view.context.actors.approvals?.texts,
        shown: view.context.shown,
        againAt: view.context.actors.approvals?.againAt,
    };
}
function commentHeading(view) {
    const counts = (0,headline_counts/* headlineCountsOf */.q)(view);
    const sha = view.context.ci.commit?.sha.slice(0, 7) ?? '';
    const atCommit = sha === '' ? '' : (0,model_sentence/* literal */.eu) ` at ${(0,markdown/* codeSpan */.SS)(sha, 7)}`;
    return (0,model_sentence/* literal */.eu) `### ${(0,verdict_sentence/* headlineIcon */.Mb)(counts)} Policy gate: ${(0,render_sentence/* toMarkdown */.l6)((0,verdict_sentence/* verdictSentence */.BT)(counts, atCommit))}`;
}
/** GitHub takes 65,535 bytes. */
const CHECK_BUDGET = 60_000;
/** What a check run shows above its annotations; `summary` is markdown, `budget` bytes of UTF-8. */
function renderCheck(view, budget = CHECK_BUDGET) {
    return {
        title: (0,clip/* clip */.$)(checkTitle(view), 250),
        summary: renderShortBody(view, budget, 4_000, bytesOf),
    };
}
/** The first cause and the number of the others, or that it passed: in the list of checks there is no room for more. */
function checkTitle(view) {
    const { headline, causes, green } = view;
    const title = green ? '' : (0,markdown/* cleanLine */.Ow)((0,words/* firstCauseLine */.en)(causes, true), 230);
    if (title === '')
        return `${headline.charAt(0).toUpperCase()}${headline.slice(1)}`;
    return `${(0,verdict_sentence/* headlineIcon */.Mb)((0,headline_counts/* headlineCountsOf */.q)(view))} ${title}`;
}
/** The size of a text in bytes of UTF-8. */
const bytesOf = (text) => Buffer.byteLength(text);
/** The body without the policies that passed: only the job summary has those. @param measure left out: UTF-16 units */
function renderShortBody(view, budget, messageLimit, measure = (text) => text.length) {
    const { context } = view;
    const wholeReport = (0,model_sentence/* literal */.eu) `the ${(0,markdown/* link */.nf)('job summary', context.ci.job?.url, (0,links/* allowedOrigins */.qL)(context))}`;
    return renderBody(view, { budget, measure, wholeReport, messageLimit, listsAll: false });
}
/** The runner drops a larger summary as a whole: its limit is 1,048,576 bytes. */
const SUMMARY_BUDGET_BYTES = 1_000_000;
/** `budgetBytes` of UTF-8: the limit minus what the step has already written. */
function renderSummary(view, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const heading = (0,model_sentence/* literal */.eu) `### ${(0,verdict_sentence/* headlineIcon */.Mb)((0,headline_counts/* headlineCountsOf */.q)(view))} Policy gate: ${(0,render_sentence/* toMarkdown */.l6)(view.heading)}\n\n`;
    const budget = budgetBytes - bytesOf(heading) - 1;
    if (budget < 0)
        return '';
    const body = renderBody(view, {
        budget,
        measure: bytesOf,
        wholeReport: (0,model_sentence/* literal */.eu) `the report file (output \`report-json\`)`,
        messageLimit: 20_000,
        listsAll: true,
    });
    return (0,model_sentence/* literal */.eu) `${heading}${body}\n`;
}
/** What the marker of the comment keeps of this report. @param text of the whole report */
function toReportState(view, text) {
    const { job, commit } = view.context.ci;
    const { startedAt } = view.context.gate;
    const seconds = Math.floor(Date.parse(startedAt) / 1000);
    const causes = new Map(view.causes
        .filter(({ kind }) => kind !== 'notice' && kind !== 'reason')
        .map((cause) => [cause.fingerprint, cause.workspaces]));
    const resources = view.causes.flatMap((cause) => cause.resources.map((resource) => (0,report_causes/* resourceFingerprint */.VR)(cause, resource)));
    const names = [...view.workspaces.map(({ name }) => name), ...view.unaffected];
    const durations = view.workspaces.flatMap(({ name, durationMs }) => durationMs === undefined ? [] : [[name, durationMs]]);
    // The run id stays in the marker after an override, so that the job's next attempt finds the run.
    const isOverridable = ({ verdict }) => verdict === 'needs-override' || verdict === 'overridden';
    const named = [
        ...view.workspaces.filter(isOverridable),
        ...view.workspaces.filter((each) => !isOverridable(each) && each.seals !== undefined),
    ];
    const runs = named.flatMap(({ name, runId }) => (runId === undefined ? [] : [[name, runId]]));
    const seals = named.flatMap(({ name, seals: ofRun }) => (ofRun ? [[name, ofRun]] : []));
    return {
        owner: (0,marker/* ownerId */.fj)(view.context.gate.selected),
        runId: job?.runId ?? 0,
        attempt: job?.attempt ?? 0,
        headSha: commit?.sha ?? '',
        startedAt: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
        digest: (0,report_text/* hash */.tW)(`${text}${view.context.shown ?? ''}`),
        green: view.green,
        fingerprints: [...causes.keys()],
        places: (0,places/* encodePlaces */.$)([...causes.values()], names),
        resources: resources.length > 0 ? [...new Set(resources)] : undefined,
        durations: Object.fromEntries(durations),
        runs: Object.fromEntries(runs),
        seals: Object.fromEntries(seals),
    };
}
/**
 * Everything below the headline. The most important blocks are taken first, and the order of reading is another one. A last
 * sentence names what did not fit.
 */
function renderBody(view, options) {
    const budget = (0,report_budget/* createBudget */.yK)(options.budget, options.measure);
    const footer = budget.textIfFits((0,links/* footerLine */.GO)(view.context));
    const runOptions = budget.part(0.3).textIfFits(optionsLine(view));
    const totals = budget.textIfFits(totalsLine(view));
    // For the sentence that names what did not fit.
    const canNameOmissions = budget.tryReserve(300 + options.measure(options.wholeReport));
    const lists = closingListsWithin(view, budget.part(0.5));
    const closing = writeClosing(lists, budget.part(0.75));
    const steps = budget.part(0.5).textIfFits(nextStepsBlock(view));
    const most = options.listsAll
        ? { prominent: 1_000, changes: 5_000 }
        : { prominent: 50, changes: 200 };
    const changes = (0,report_changes/* toldChanges */.jX)(view);
    const prominent = writeProminent(changes, budget.part(0.5), most.prominent);
    // Runs that should have ended and have not: a person has to end them.
    const leftovers = (0,report_budget/* renderWhileFits */.oW)(budget, (0,report_leftovers/* leftoversOf */.K)(view.workspaces), (sentence) => (0,model_sentence/* literal */.eu) `> ⚠️ ${(0,render_sentence/* toMarkdown */.l6)(sentence)}`);
    const table = (0,workspace_table/* workspaceTable */.cI)(view, budget.part(0.8));
    const details = writeMessageFolds(lists, budget.part(0.8), options.messageLimit);
    const folds = writeFolds((0,report_document/* otherLists */.mH)(view, ROOM), budget);
    const allChanges = writeChanges(changes, budget.part(0.7), most.changes);
    const showsValues = options.listsAll || view.context.gate.valuesInComment === true;
    const values = showsValues
        ? writeValues((0,report_values.valuesOf)(view), budget.part(0.7))
        : { text: '', missing: 0 };
    const results = options.listsAll
        ? (0,workspace_table/* resultsFold */.CZ)(view, budget)
        : { text: '', missing: 0 };
    const approvable = options.listsAll ? approvableFold(view, budget) : '';
    const settings = options.listsAll ? settingsFold(view, budget) : '';
    const unaffected = budget.textIfFits(unaffectedLine(view));
    const resolved = budget.textIfFits(resolvedLine(view));
    const missing = [
        [closing.missing, 'cause'],
        [details.missing, 'long message'],
        ...folds.map((fold) => [fold.missing, fold.noun]),
        [prominent.missing + allChanges.missing, 'change'],
        [values.missing, 'diff'],
        [table.missing, 'workspace'],
        [results.missing, 'policy'],
    ];
    const omissions = (0,report_text/* groupBy */.$z)(missing, ([, one]) => one).map((alike) => {
        const [[, one]] = alike;
        const number = (0,report_text/* sumOf */.XN)(alike, ([missingInBlock]) => missingInBlock);
        if (one === 'policy')
            return (0,report_text/* countWordsIfAny */.eQ)(number, 'policy', 'policies');
        return (0,report_text/* countWordsIfAny */.eQ)(number, one);
    });
    const omissionWords = (0,report_text/* joinNonEmpty */.JO)(', ', ...omissions);
    return (0,report_text/* joinNonEmpty */.JO)('\n\n', totals, runOptions, (0,report_text/* joinNonEmpty */.JO)('\n>\n', ...leftovers), closing.text, steps, prominent.text, table.text, details.text, ...folds.map(({ id, text }) => (id === 'notices' ? '' : text)), approvable, allChanges.text, values.text, ...folds.map(({ id, text }) => (id === 'notices' ? text : '')), results.text, settings, unaffected, resolved, omissionWords !== '' && canNameOmissions
        ? (0,model_sentence/* literal */.eu) `Omitted for length: ${omissionWords}. All of it is in ${options.wholeReport}.`
        : '', footer);
}
/** Folds have room for more. */
const ROOM = { occurrences: 5, others: 100, text: LISTED_TEXT };
/** How many resources of one cause are shown outside of a fold: the largest of these with which all causes fit. */
const VISIBLE_OCCURRENCES = [5, 3, 2];
/** What keeps the gate closed, with as many resources of each cause as all of them have room for; one if they do not fit even so. */
function closingListsWithin(view, budget) {
    for (const occurrences of VISIBLE_OCCURRENCES) {
        const lists = (0,report_document/* closingLists */.x4)(view, { ...ROOM, occurrences });
        if (fitAll(lists, budget))
            return lists;
    }
    return (0,report_document/* closingLists */.x4)(view, { ...ROOM, occurrences: 1 });
}
/** Everything that the lines of the report approve: who can push can write into the comment, and not into this. */
function approvableFold({ context }, budget) {
    const { toWrite = [] } = context.actors.approvals ?? {};
    const changes = toWrite.flatMap((each) => each.changes);
    const rows = [...new Map(changes.map((each) => [JSON.stringify(each), each])).values()];
    if (rows.length === 0)
        return '';
    const title = (0,model_sentence/* literal */.eu) `${(0,report_text/* countWords */.rj)(rows.length, 'change')} that these lines approve`;
    const { text } = (0,report_budget/* renderFold */.I2)(budget, { title }, rows, ({ workspace, words, name }) => (0,render_sentence/* toMarkdown */.l6)((0,model_sentence/* phrase */.MZ) `- ${(0,model_sentence/* sentencePart */.vn)('code', workspace, 120)}: ${(0,markdown/* prose */.CS)(words, 100)} ${(0,model_sentence/* sentencePart */.vn)('code', name, 400)}`));
    return text;
}
/** Which place says each setting that is not left to its default. */
function settingsFold({ context }, budget) {
    const { settings } = context.gate;
    const placeOf = ({ at }) => at.replace(/:\d+$/, '');
    const places = (0,report_text/* groupBy */.$z)(settings, placeOf);
    const title = (0,model_sentence/* literal */.eu) `${(0,report_text/* countWords */.rj)(settings.length, 'setting')} from ${(0,report_text/* countWords */.rj)(places.length, 'place')}`;
    const { text } = (0,report_budget/* renderFold */.I2)(budget, { title }, places, (said) => {
        const names = said.map(({ setting }) => (0,model_sentence/* sentencePart */.vn)('code', setting, 60));
        return (0,render_sentence/* toMarkdown */.l6)((0,model_sentence/* phrase */.MZ) `- ${(0,model_sentence/* sentencePart */.vn)('code', placeOf(said[0]), 200)}: ${(0,model_sentence/* listParts */.Z)(names)}`);
    });
    return text;
}
/** `**Plan** +180 in 60 workspaces · **Policies** 2 to fix, 1 to override`: where there is one workspace, its row says it. */
function totalsLine(view) {
    if (view.workspaces.length < 2)
        return '';
    const plan = (0,report_changes/* planTotals */.HX)(view);
    const policies = (0,cause_sections/* policyTotals */.KG)(view);
    return (0,report_text/* joinNonEmpty */.JO)(' · ', plan && (0,model_sentence/* literal */.eu) `**Plan** ${plan}`, policies && (0,model_sentence/* literal */.eu) `**Policies** ${policies}`);
}
/** What is gone since the last report, as far as workspaces were judged both times. */
function resolvedLine({ resolved, notCompared }) {
    if (resolved === 0)
        return '';
    const open = notCompared > 0
        ? (0,model_sentence/* literal */.eu) `; ${(0,report_text/* countWords */.rj)(notCompared, 'workspace')} with failures before ${(0,report_text/* verbFor */.Tq)(notCompared, 'was', 'were')} not judged this time`
        : '';
    return (0,model_sentence/* literal */.eu) `✅ ${(0,model_sentence/* formatNumber */.ZV)(resolved)} resolved since the last push${open}.`;
}
/** The run options, if the plan was not made of the configuration alone. */
function optionsLine({ context }) {
    const { options } = context.plans;
    if (options.length === 0)
        return '';
    const parts = options.map((option) => (0,model_sentence/* sentencePart */.vn)('code', option, 200));
    return (0,render_sentence/* toMarkdown */.l6)((0,model_sentence/* phrase */.MZ) `⚙️ Planned with ${(0,model_sentence/* firstParts */.J4)(parts, 10)}. Without, the verdict may be another one.`);
}
function unaffectedLine({ unaffected }) {
    if (unaffected.length === 0)
        return '';
    return (0,render_sentence/* toMarkdown */.l6)((0,model_sentence/* phrase */.MZ) `Not affected by this change, and not planned: ${(0,workspace_names/* someNames */.Xq)(unaffected, 10)}.`);
}
/** Without workspaces the steps are the reasons of the verdict, and have no title. */
function nextStepsBlock({ steps, workspaces }) {
    const lines = steps.map(render_sentence/* toMarkdown */.l6);
    if (workspaces.length === 0)
        return (0,report_text/* joinNonEmpty */.JO)('\n', ...lines);
    if (lines.length === 0)
        return '';
    const items = lines.map((line, index) => (0,model_sentence/* literal */.eu) `${index + 1}. ${line}`);
    return (0,model_sentence/* literal */.eu) `#### What to do next\n\n${(0,report_text/* joinNonEmpty */.JO)('\n', ...items)}`;
}
//# sourceMappingURL=markdown-report.js.map

/***/ }),

/***/ 5342:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ encodePlaces; },
/* harmony export */   h: function() { return /* binding */ decodePlaces; }
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74913);
/**
 * In which workspaces each cause of a report was, for the next report on the same workspaces: a bit for each of their names in
 * order, as hexadecimal digits.
 */

/** Digits of the hash of the names. */
const DIGITS = 6;
/**
 * @param places for each cause the names of its workspaces
 * @param names of all workspaces of the report
 * @returns a hash of the names, and then a text for each cause
 */
function encodePlaces(places, names) {
    const order = inOrder(names);
    const positions = new Map(order.map((name, at) => [name, at]));
    const encoded = places.map((ofCause) => {
        const digits = Array.from({ length: Math.ceil(order.length / 4) }, () => 0);
        for (const name of ofCause) {
            const at = positions.get(name);
            if (at !== undefined)
                digits[at >> 2] = (digits[at >> 2] ?? 0) | (1 << (at & 3));
        }
        return digits.map((digit) => digit.toString(16)).join('');
    });
    return [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW)(JSON.stringify(order), DIGITS), ...encoded];
}
/** What `encodePlaces` was given; undefined if it was about other workspaces. */
function decodePlaces(encoded, names) {
    const [ofNames, ...places] = encoded ?? [];
    const order = inOrder(names);
    if (ofNames !== (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW)(JSON.stringify(order), DIGITS))
        return undefined;
    return places.map((digits) => order.filter((_, at) => (parseInt(digits.charAt(at >> 2), 16) >> (at & 3)) & 1));
}
function inOrder(names) {
    return [...new Set(names)].sort(_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodeUnits */ .UF);
}
//# sourceMappingURL=places.js.map

/***/ }),

/***/ 39760:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderValuesAsJson: function() { return /* binding */ renderValuesAsJson; },
/* harmony export */   valuesOf: function() { return /* binding */ valuesOf; }
/* harmony export */ });
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44254);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _workspace_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88832);
/** What the plans change, with their values, for reports that show them. Every text is hostile until escaped. */




/** The worst entries of each workspace first; nothing where no report shows values. */
function valuesOf(view) {
    const entries = view.workspaces.flatMap(({ name, values }) => values !== undefined && 'entries' in values
        ? values.entries.map((entry) => ({ entry, name }))
        : []);
    const items = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(entries, ({ entry }) => entry).map((alike) => {
        const names = alike.map(({ name }) => name);
        const workspaces = view.workspaces.length > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `in ${(0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_3__/* .workspaceNames */ .c2)(names, view)}` : '';
        return { ...alike[0].entry, workspaces };
    });
    const unread = view.workspaces.flatMap(({ name, values }) => {
        if (values === undefined || !('unread' in values))
            return [];
        const who = (0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_3__/* .workspaceNames */ .c2)([name], view);
        return [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The values of ${who} are not known: ${(0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sayWhole */ .BX)(values.unread)}`];
    });
    return { items, unread };
}
/** The same as JSON; undefined where no report shows values. */
function renderValuesAsJson({ workspaces }) {
    const told = workspaces.flatMap(({ name, values }) => values === undefined ? [] : { workspace: name, values });
    if (told.length === 0)
        return undefined;
    const changes = told.map(({ workspace, values }) => 'entries' in values ? { workspace, changes: values.entries } : { workspace });
    return `${JSON.stringify({ schemaVersion: 1, workspaces: changes }, undefined, 2)}\n`;
}
//# sourceMappingURL=values.js.map

/***/ })

};
;