export const id = 6;
export const ids = [6];
export const modules = {

/***/ 1411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ renderAnnotations),
/* harmony export */   s: () => (/* binding */ annotationCommands)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1598);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2867);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7416);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6350);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9112);
/** Findings as annotations on the lines at fault, in the shape that GitHub's check runs take. */





/** Four requests of fifty; more are not read. */
const ANNOTATION_LIMIT = 200;
/** The service takes 64 KB; a unit is at most three bytes. */
const MESSAGE_LIMIT = 16_000;
/** Ranked, the most severe first; one per line and policy, whatever the number of workspaces. */
function renderAnnotations(view, options) {
    const { annotate, changedFiles, limit = ANNOTATION_LIMIT } = options;
    if (annotate === 'off')
        return [];
    const placed = view.findings.flatMap((finding) => {
        const { location } = finding;
        const isWanted = annotate === 'all' || (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .closesGate */ .HE)(finding);
        if (!location || !(isWanted || changedFiles?.has(location.path)))
            return [];
        return [{ ...finding, location }];
    });
    const groups = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(placed, (each) => {
        return [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(each), each.policySet, each.policy, each.severity];
    });
    return groups.slice(0, limit).map(toAnnotation);
}
function toAnnotation(group) {
    const [first] = group;
    const { path, startLine } = first.location;
    const level = first.kind === 'diagnostic' ? 'plan' : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .levelWords */ .s2)(first.level);
    const messages = [...new Set(group.slice(0, 20).map(messageOf))].join('\n');
    const standing = standingOf(first, [...new Set(group.flatMap(({ workspaces }) => workspaces))]);
    return {
        path,
        start_line: startLine,
        end_line: startLine,
        annotation_level: levelOf(first),
        title: (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(`${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(first.policy, 200)} (${level})`, 250),
        message: `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(messages, MESSAGE_LIMIT)}\n${standing}`,
    };
}
function messageOf({ address, message, status }) {
    const text = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(message.slice(0, MESSAGE_LIMIT)).trim() || _words_js__WEBPACK_IMPORTED_MODULE_3__/* .STATUS_WORDS */ .ly[status];
    const subject = address === undefined ? '' : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(address, 300);
    return subject === '' || text.includes(subject) ? text : `${subject}: ${text}`;
}
function standingOf(finding, workspaces) {
    const { policySet, status } = finding;
    const names = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOf */ .Ku)(workspaces, 10, (name) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 100));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(' · ', policySet === '' ? '' : `Policy set ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(policySet, 100)}`, `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`, status === 'overridden' ? (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .overriddenWords */ .Sn)(finding), 400) : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .overrideWords */ .mF)(finding));
}
function levelOf(finding) {
    if ((0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .closesGate */ .HE)(finding))
        return 'failure';
    return finding.severity === 'warns' || finding.kind === 'diagnostic' ? 'warning' : 'notice';
}
/** What the runner shows of one step and kind; further commands are dropped without a word. */
const COMMAND_LIMIT = 10;
/** The same as workflow commands, for when the check run cannot be written; the last says "more". */
function annotationCommands(annotations) {
    return ['failure', 'warning', 'notice'].flatMap((level) => {
        const command = level === 'failure' ? 'error' : level;
        const all = annotations.filter(({ annotation_level }) => annotation_level === level);
        const shown = all.length > COMMAND_LIMIT ? all.slice(0, COMMAND_LIMIT - 1) : all;
        const commands = shown.map(({ path, start_line, title, message }) => (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCommand */ .CB)(command, { file: path, line: start_line, endLine: start_line, title }, message));
        const rest = all.length - shown.length;
        const more = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(rest, 'more finding')} of this kind: see the job summary.`;
        if (rest > 0)
            commands.push((0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCommand */ .CB)(command, { title: 'Policy gate' }, more));
        return commands;
    });
}
//# sourceMappingURL=annotations.js.map

/***/ }),

/***/ 3748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xb: () => (/* binding */ SUMMARY_BUDGET_BYTES),
  d3: () => (/* binding */ renderCheck),
  Br: () => (/* binding */ renderSummary),
  z4: () => (/* binding */ toSection)
});

// UNUSED EXPORTS: renderComment

// EXTERNAL MODULE: ./build/src/report/changes.js
var changes = __webpack_require__(8168);
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(1598);
// EXTERNAL MODULE: ./build/src/report/findings.js
var report_findings = __webpack_require__(2867);
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __webpack_require__(9692);
// EXTERNAL MODULE: ./build/src/report/room.js
var report_room = __webpack_require__(7158);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(6350);
// EXTERNAL MODULE: ./build/src/report/words.js
var report_words = __webpack_require__(9112);
;// CONCATENATED MODULE: ./build/src/report/finding-table.js
/** Findings in markdown: what must be fixed row by row, the rest folded away, long messages whole. */






/** What is said of a finding where there is room for a sentence. */
const WHY_LIMIT = 240;
/** What keeps the gate closed, most severe first; names alone when rows are too much. */
function mustFix(view, room) {
    const findings = (0,report_findings/* mustFixFindings */.Tj)(view);
    if (findings.length === 0)
        return { text: '', missing: 0 };
    const title = `**${titleOf(view, findings)}**`;
    const head = headOf(findings.every(({ kind }) => kind === 'policy') ? 'Policy' : 'Finding', view);
    if (!room.take(`${title}\n\n${head}`))
        return { text: names(findings, room), missing: findings.length };
    const render = (finding) => rowOf(finding, view, '**');
    // The last third is for the names of those that have no row, unless all rows fit.
    const rows = (0,report_room/* takeAll */.h0)(room.part(0.7), findings, render);
    const left = findings.slice(rows.length);
    const all = (0,report_room/* takeAll */.h0)(room.trial(), left, render);
    if (all.length === left.length)
        rows.push(...all.filter((row) => room.take(row)));
    const shown = new Set(findings.slice(0, rows.length).map(({ policy }) => policy));
    const others = findings.slice(rows.length).filter(({ policy }) => !shown.has(policy));
    const table = rows.length > 0 ? [title, '', head, ...rows].join('\n') : title;
    const rest = others.length > 0 ? names(others, room) : '';
    return { text: (0,report_text/* joined */.oR)('\n\n', table, rest), missing: findings.length - rows.length };
}
function titleOf(view, findings) {
    if (view.green)
        return 'Failed, but not enforced';
    if (findings.every(({ kind }) => kind === 'undecided'))
        return 'Undecided, so nothing vouches for them';
    const overridable = findings.some(({ severity }) => severity === 'needs-override');
    return `Must be fixed${overridable ? ' or overridden' : ''} before merge`;
}
/** As many names as fit and how many are left; the count alone when not one fits. */
function names(findings, room) {
    const different = [...new Set(findings.map(({ policy }) => policy))];
    const more = (number) => `${(0,report_text/* policies */.R3)(number)} more, named in the summary`;
    if (!room.take(`Also failed: and ${more(different.length)}.`))
        return '';
    const shown = (0,report_room/* takeAll */.h0)(room, different, (name) => (0,escape_markdown/* codeSpan */.SS)(name, 80));
    const missing = different.length - shown.length;
    const rest = missing > 0 ? more(missing) : '';
    return `Also failed: ${(0,report_text/* joined */.oR)(' and ', shown.join(', '), rest)}.`;
}
/** Findings that do not close the gate, as a folded table. */
function foldedTable(title, findings, view, room) {
    return (0,report_room/* fold */.AU)(room, title, headOf('Policy', view), findings, (finding) => rowOf(finding, view));
}
function headOf(what, view) {
    return view.workspaces.length > 1
        ? `| ${what} | Where | Why | Workspaces |\n|---|---|---|---|`
        : `| ${what} | Where | Why |\n|---|---|---|`;
}
function rowOf(finding, view, strong = '') {
    const fresh = finding.age === 'new' ? ' 🆕' : '';
    const cells = [
        `${strong}${(0,escape_markdown/* codeSpan */.SS)(finding.policy, 120)}${strong}${fresh}<br><sub>${about(finding)}</sub>`,
        (0,links/* whereOf */.de)(finding, view.context).join('<br>') || '–',
        whyOf(finding),
    ];
    if (view.workspaces.length > 1)
        cells.push(workspacesOf(finding, view));
    return `| ${cells.join(' | ')} |`;
}
/** `prod-guardrails · hard-mandatory`, with markup. */
function about(finding) {
    const { kind, policySet, severity, status } = finding;
    return (0,report_text/* joined */.oR)(' · ', policySet === '' ? '' : (0,escape_markdown/* codeSpan */.SS)(policySet, 80), kind === 'run-task' ? 'run task' : '', (0,report_words/* standing */.JA)(finding), severity === 'needs-override' ? 'overridable' : '', status === 'failed' || kind === 'diagnostic' ? '' : report_words/* STATUS_WORDS */.ly[status]);
}
const OVERRIDE_MARKS = {
    name: (text) => (0,escape_markdown/* codeSpan */.SS)(text, 60),
    text: (text) => (0,escape_markdown/* prose */.CS)(text, WHY_LIMIT),
};
function whyOf(finding) {
    if (finding.status !== 'overridden')
        return (0,escape_markdown/* prose */.CS)((0,report_words/* messageBeside */.O7)(finding), WHY_LIMIT) || report_words/* STATUS_WORDS */.ly[finding.status];
    return finding.override
        ? (0,report_words/* overriddenWords */.Sn)(finding, OVERRIDE_MARKS)
        : (0,escape_markdown/* prose */.CS)(finding.message, WHY_LIMIT) || 'overridden';
}
function workspacesOf({ workspaces: names }, view) {
    const all = view.workspaces.length;
    if (names.length === all && all > 2)
        return `all ${(0,report_text/* grouped */.zD)(all)}`;
    return (0,report_text/* firstOf */.Ku)(names, 4, (name) => (0,escape_markdown/* codeSpan */.SS)(name, 60), report_text/* workspaces */.dh);
}
/** One fold per policy that has more to say than its row does; `missing` counts findings. */
function messageDetails(findings, view, room, messageLimit) {
    const long = findings.filter(hasMore);
    const groups = (0,report_text/* groupBy */.$z)(long, (each) => [each.kind, each.policySet, each.policy]);
    const folds = (0,report_room/* takeAll */.h0)(room, groups, (group) => messageFold(group, view, messageLimit));
    return { text: folds.join('\n\n'), missing: groups.slice(folds.length).flat().length };
}
/** Nothing is said twice: the row has the first sentence already. */
function hasMore(finding) {
    const text = wholeText(finding);
    return text.length > WHY_LIMIT || /[\r\n]/.test(text) || (finding.description ?? '') !== '';
}
function wholeText({ message, output }) {
    const printed = output.filter((line) => line !== '' && !message.includes(line));
    const isPrinted = printed.some((line) => line.includes(message));
    return (0,report_text/* joined */.oR)('\n', isPrinted ? '' : message, ...printed);
}
/** Findings of one policy that are written out; the others are in the table. */
const WRITTEN_OUT = 10;
function messageFold(group, view, limit) {
    const [{ policy, description }] = group;
    const shown = group.slice(0, WRITTEN_OUT);
    const about = description ? `: ${(0,escape_markdown/* htmlProse */.n8)(description, 160)}` : '';
    const rest = group.length - shown.length;
    return (0,report_text/* joined */.oR)('\n\n', `<details><summary>${(0,escape_markdown/* htmlCode */.h8)(policy, 120)}${about}</summary>`, ...shown.map((finding) => messageOf(finding, view, Math.floor(limit / shown.length))), rest > 0 ? `… and ${(0,report_text/* grouped */.zD)(rest)} more of the same policy.` : '', '</details>');
}
function messageOf(finding, view, limit) {
    const where = (0,report_text/* joined */.oR)(' · ', ...(0,links/* whereOf */.de)(finding, view.context, 200), (0,report_words/* overrideWords */.mF)(finding));
    const text = wholeText(finding);
    const cut = text.length > limit ? `\n… ${(0,report_text/* grouped */.zD)(text.length - limit)} more characters` : '';
    return (0,report_text/* joined */.oR)('\n\n', where, (0,escape_markdown/* fence */.EU)((0,escape_markdown/* clip */.$Q)(text, limit) + cut));
}
//# sourceMappingURL=finding-table.js.map
// EXTERNAL MODULE: ./build/src/policy/verdict.js
var policy_verdict = __webpack_require__(892);
;// CONCATENATED MODULE: ./build/src/report/workspace-table.js
/** Tables of workspaces (who is closed, what the plan does, how the policies stand) and of all results. */







const HEAD = '| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|';
/** More rows than this push what must be fixed off the screen. */
const VISIBLE_ROWS = 10;
/**
 * `visible` begins with those that are not green and rolls up the others when there are many;
 * `folded` has what was rolled up, row by row.
 */
function workspaceTables(view, room) {
    const sorted = [...view.workspaces].sort(byVerdict);
    const closed = sorted.filter(({ verdict }) => !(0,policy_verdict/* isGreen */.gf)(verdict));
    const open = sorted.length <= VISIBLE_ROWS ? sorted : closed.slice(0, VISIBLE_ROWS);
    const rest = sorted.slice(open.length);
    if (sorted.length === 0 || !room.take(HEAD))
        return { visible: '', folded: '', missing: sorted.length };
    const rollUp = rest.length > 0 && room.reserve(250) ? [rollUpRow(rest)] : [];
    const toRow = (workspace) => row(workspace, view);
    const rows = (0,report_room/* takeAll */.h0)(room, open, toRow);
    const isWhole = rows.length === open.length;
    const title = `${(0,report_text/* workspaces */.dh)(rest.length)} one by one`;
    const folded = isWhole ? (0,report_room/* fold */.AU)(room, title, HEAD, rest, toRow) : undefined;
    return {
        visible: [HEAD, ...rows, ...rollUp].join('\n'),
        folded: folded && folded.missing < rest.length ? folded.text : '',
        missing: open.length - rows.length,
    };
}
function row(workspace, view) {
    const { verdict } = workspace;
    const none = (0,policy_verdict/* isGreen */.gf)(verdict) ? 'no policies' : report_words/* VERDICT */.y3[verdict].words;
    const cells = [
        (0,report_words/* icon */.Kk)(verdict, (0,policy_verdict/* isGreen */.gf)(verdict, view.context.failOn)),
        (0,escape_markdown/* codeSpan */.SS)(workspace.name, 90),
        planCell(workspace),
        countsCell([workspace]) || none,
        (0,links/* runOf */.ng)(workspace, view.context) || '–',
    ];
    return `| ${cells.join(' | ')} |`;
}
function rollUpRow(rest) {
    const verdicts = [...new Set(rest.map(({ verdict }) => verdict))];
    const signs = verdicts.map((verdict) => (0,report_words/* icon */.Kk)(verdict, (0,policy_verdict/* isGreen */.gf)(verdict)));
    const words = verdicts.map((verdict) => report_words/* VERDICT */.y3[verdict].words).join(', ');
    const counts = countsCell(rest) || 'no policies';
    return `| ${signs[0]} | ${(0,report_text/* workspaces */.dh)(rest.length)} ${words} | | ${counts} | |`;
}
function countsCell(of) {
    return (0,report_words/* countWords */.rj)(of, (words) => `**${words}**`);
}
function planCell(workspace) {
    return (0,report_text/* joined */.oR)('<br>', planWords(workspace), costWords(workspace.cost?.deltaMonthly));
}
function planWords(workspace) {
    const { plan } = workspace;
    const figures = (0,changes/* figuresOf */.h5)(workspace);
    if (plan?.status === 'errored')
        return 'failed';
    if (plan === undefined || figures === undefined)
        return '–';
    const { creates, updates, deletes, replaces = 0 } = figures;
    if ((0,report_words/* hasNoChanges */.hE)(plan))
        return 'no changes';
    const said = (0,report_text/* joined */.oR)(' ', creates > 0 ? `+${(0,report_text/* grouped */.zD)(creates)}` : '', updates > 0 ? `~${(0,report_text/* grouped */.zD)(updates)}` : '', deletes > 0 ? `**−${(0,report_text/* grouped */.zD)(deletes)}**` : '', replaces > 0 ? `**±${(0,report_text/* grouped */.zD)(replaces)}**` : '', plan.imports > 0 ? `${(0,report_text/* grouped */.zD)(plan.imports)} imported` : '');
    return said || 'changes outputs only';
}
/** `+12.40 a month` of a decimal number as text; empty for nothing, zero and what is no number. */
function costWords(delta) {
    if (delta === undefined || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(delta))
        return '';
    const value = Number(delta);
    if (value === 0)
        return '';
    return `${value > 0 ? '+' : '−'}${Math.abs(value).toFixed(2)} USD a month`;
}
function byVerdict(one, other) {
    const worse = policy_verdict/* VERDICTS */.bk.indexOf(other.verdict) - policy_verdict/* VERDICTS */.bk.indexOf(one.verdict);
    return worse || (0,report_text/* compare */.UD)(one.name, other.name);
}
/** Every policy result, passed ones too, folded: for the job summary. */
function resultsFold(view, room) {
    const rank = ({ status }) => (status === 'passed' ? 1 : 0);
    const name = ({ policySet, policy }) => `${policySet}\n${policy}`;
    const groups = (0,report_text/* groupBy */.$z)(view.results, ({ policySet, policy, level, status }) => {
        return [policySet, policy, level, status];
    }).sort(([one], [other]) => rank(one) - rank(other) || (0,report_text/* compare */.UD)(name(one), name(other)));
    const head = '| Policy | Level | Result | Workspaces |\n|---|---|---|---|';
    return (0,report_room/* fold */.AU)(room, `All ${(0,report_text/* policies */.R3)(view.results.length)}`, head, groups, resultRow);
}
function resultRow(group) {
    const [{ policySet, policy, level, status, word = '' }] = group;
    const set = policySet === '' ? '' : `<br><sub>${(0,escape_markdown/* codeSpan */.SS)(policySet, 80)}</sub>`;
    const all = [...new Set(group.map(({ workspace }) => workspace))];
    const names = all.slice(0, 3).map((each) => (0,escape_markdown/* codeSpan */.SS)(each, 60));
    const rest = all.length - names.length;
    const cells = [
        `${(0,escape_markdown/* codeSpan */.SS)(policy, 120)}${set}`,
        (0,report_words/* levelWords */.s2)(level),
        status === 'unknown' ? `unknown ${(0,escape_markdown/* codeSpan */.SS)(word, 40)}` : status,
        (0,report_text/* list */.p_)(rest > 0 ? [...names, `${(0,report_text/* grouped */.zD)(rest)} more`] : names),
    ];
    return `| ${cells.join(' | ')} |`;
}
//# sourceMappingURL=workspace-table.js.map
;// CONCATENATED MODULE: ./build/src/report/body.js
/**
 * Everything below the headline, within a budget. Blocks are paid in the order of their worth and
 * printed in the order of reading; what found no room is named in one sentence.
 */









function renderBody(view, options) {
    const room = (0,report_room/* createRoom */.ab)(options.budget, options.measure);
    const footer = room.keep((0,links/* footerOf */.V$)(view.context));
    // For the sentence that says what was left out.
    const canSay = room.reserve(300 + options.measure(options.elsewhere));
    const must = (0,report_findings/* mustFixFindings */.Tj)(view);
    const fix = mustFix(view, room.part(0.75));
    const reasons = reasonLines(view, room.part(0.5));
    const [inSight, folded] = options.results ? [1_000, 5_000] : [50, 200];
    const destroyed = (0,changes/* destructionBlock */.Ok)(view, room.part(0.5), inSight);
    const leftovers = leftoverLines(view, room);
    const tables = workspaceTables(view, room.part(0.8));
    const steps = room.part(0.5).keep(overrideLines(view));
    const details = messageDetails(must, view, room.part(0.8), options.messageLimit);
    const advisory = otherFindings(view, room, false);
    const notes = otherFindings(view, room, true);
    const notices = noticesFold(view, room);
    const changed = (0,changes/* changesFold */.b$)(view, room.part(0.7), folded);
    const results = options.results ? resultsFold(view, room) : { text: '', missing: 0 };
    const unaffected = room.keep(unaffectedLine(view));
    const { resolved } = view;
    const gone = resolved > 0 ? `✅ ${(0,report_text/* grouped */.zD)(resolved)} resolved since the last push.` : '';
    const left = [
        [fix.missing, 'finding without a row', 'findings without a row'],
        [details.missing, 'long message'],
        [advisory.missing, 'advisory failure'],
        [notes.missing + notices.missing, 'note'],
        [destroyed.missing + changed.missing, 'change'],
        [tables.missing, 'workspace'],
        [results.missing, 'result'],
    ];
    const leftOut = left.flatMap(([number, one, many]) => number > 0 ? (0,report_text/* count */.U9)(number, one, many) : []);
    return (0,report_text/* joined */.oR)('\n\n', tables.visible, leftovers, reasons, fix.text, steps, destroyed.text, details.text, changed.text, advisory.text, notes.text, tables.folded, notices.text, results.text, unaffected, room.keep(gone), leftOut.length > 0 && canSay
        ? `Left out for length: ${leftOut.join(', ')}. All of it is in ${options.elsewhere}.`
        : '', footer);
}
/** What closes no gate: overridden failures and notes, or the rest. */
function otherFindings(view, room, notes) {
    const must = (0,report_findings/* mustFixFindings */.Tj)(view);
    const findings = view.findings.filter((each) => !must.includes(each) && (each.severity === 'notes') === notes);
    const title = notes
        ? `☑️ ${(0,report_text/* count */.U9)(findings.length, 'overridden failure or note', 'overridden failures and notes')}`
        : `⚠️ ${(0,report_text/* count */.U9)(findings.length, 'advisory failure')}`;
    return foldedTable(title, findings, view, room);
}
/** Things a reader should know that are no findings, each with the workspaces it is about. */
function noticesFold(view, room) {
    const all = view.workspaces.flatMap(({ name, notices }) => notices.map((notice) => ({ name, notice })));
    const groups = (0,report_text/* groupBy */.$z)(all, ({ notice }) => notice);
    return (0,report_room/* fold */.AU)(room, `ℹ️ ${(0,report_text/* count */.U9)(groups.length, 'notice')}`, '', groups, (group) => {
        return `- ${firstName(group)}: ${(0,escape_markdown/* prose */.CS)(group[0].notice, 400)}`;
    });
}
function firstName(workspaces) {
    const names = workspaces.map(({ name }) => name);
    return (0,report_text/* firstOf */.Ku)(names, 1, (name) => (0,escape_markdown/* codeSpan */.SS)(name, 60));
}
function unaffectedLine({ unaffected }) {
    if (unaffected.length === 0)
        return '';
    const names = unaffected.slice(0, 10).map((name) => (0,escape_markdown/* codeSpan */.SS)(name, 90));
    const more = unaffected.length > 10 ? ` and ${(0,report_text/* grouped */.zD)(unaffected.length - 10)} more` : '';
    return `Not affected by this change, and not planned: ${names.join(', ')}${more}.`;
}
/** Why, where no finding says it: failed, undecided and canceled runs. */
function reasonLines(view, room) {
    const unexplained = view.workspaces.filter((each) => (0,report_findings/* needsReason */.iB)(each, view));
    const groups = (0,report_text/* groupBy */.$z)(unexplained, ({ reasons }) => reasons.slice(0, 3));
    const lines = (0,report_room/* takeAll */.h0)(room, groups, reasonLine);
    const missing = groups.length - lines.length;
    if (missing > 0 && lines.length > 0)
        lines.push(`- … and ${(0,report_text/* count */.U9)(missing, 'other reason')}.`);
    return lines.join('\n');
}
function reasonLine(alike) {
    const [{ verdict, reasons }] = alike;
    const why = reasons.slice(0, 3).map((reason) => (0,escape_markdown/* prose */.CS)(reason, 500));
    return `- ${(0,report_words/* icon */.Kk)(verdict, false)} ${firstName(alike)}: ${why.join(' ')}`;
}
/** Runs that should be gone and are not: a person has to see to them. */
function leftoverLines(view, room) {
    const all = view.workspaces.flatMap(({ leftover }) => leftover ?? []);
    return (0,report_room/* takeAll */.h0)(room, all, (leftover) => `> ⚠️ ${(0,escape_markdown/* prose */.CS)(leftover, 900)}`).join('\n>\n');
}
function overrideLines({ overrides, workspaces, context }) {
    if (overrides.length === 0)
        return '';
    const again = context.adoptsOverridden === true ? '; then run this job again' : '';
    const lines = overrides.slice(0, 5).map(({ command, workspace, policies }) => {
        const names = (0,report_text/* firstOf */.Ku)(policies, 4, (name) => (0,escape_markdown/* codeSpan */.SS)(name, 60));
        const where = workspaces.length > 1 ? ` in ${(0,escape_markdown/* codeSpan */.SS)(workspace, 60)}` : '';
        return `- ${names}${where}: ${(0,escape_markdown/* codeSpan */.SS)(command, 200)}`;
    });
    const rest = overrides.length - lines.length;
    if (rest > 0)
        lines.push(`- … and ${(0,report_text/* count */.U9)(rest, 'other run')}`);
    return `Those who manage policy overrides can let these pass${again}:\n\n${lines.join('\n')}`;
}
//# sourceMappingURL=body.js.map
// EXTERNAL MODULE: ./build/src/report/marker.js
var marker = __webpack_require__(8115);
// EXTERNAL MODULE: ./build/src/report/sections.js
var sections = __webpack_require__(1257);
;// CONCATENATED MODULE: ./build/src/report/comment.js
/** A report in markdown: the comment, verdict first, marker last; a check run; the job summary. */








/** The whole comment of a job that has it to itself; `budget` in UTF-16 units. */
function renderComment(view, budget = COMMENT_BUDGET) {
    const origins = originsOf(view.context);
    return mergeSections(undefined, toSection(view), { key: view.key, budget, origins });
}
/** What this job has to say in a comment that it may share with others. */
function toSection(view) {
    return {
        title: (0,report_text/* list */.p_)((0,marker/* namesOf */.eZ)(view), 3, (name) => (0,escape_markdown/* cleanLine */.Ow)(name, 60)),
        url: view.context.job?.url,
        state: stateOf(view),
        render: (budget) => renderText(view, budget, Math.min(4_000, Math.floor(budget / 8))),
    };
}
/** The service takes 65,535 characters. */
const CHECK_BUDGET = 60_000;
/** What a check run shows above its annotations; `summary` is markdown. */
function renderCheck(view) {
    const title = view.headline.charAt(0).toUpperCase() + view.headline.slice(1);
    return { title: (0,escape_markdown/* clip */.$Q)(title, 250), summary: renderText(view, CHECK_BUDGET, 4_000) };
}
function renderText(view, budget, messageLimit) {
    const elsewhere = (0,links/* summaryOf */.YG)(view.context);
    const measure = (text) => text.length;
    return renderBody(view, { budget, measure, elsewhere, messageLimit, results: false });
}
/** A larger summary is thrown away whole by the runner, whose limit is 1,048,576 bytes. */
const SUMMARY_BUDGET_BYTES = 1_000_000;
/** `budgetBytes` of UTF-8: the limit less what the step has written already. */
function renderSummary(view, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const heading = `### ${(0,report_words/* icon */.Kk)(view.verdict, view.green)} Policy gate: ${view.headline}\n\n`;
    const room = budgetBytes - Buffer.byteLength(heading) - 1;
    if (room < 0)
        return '';
    const body = renderBody(view, {
        budget: room,
        measure: (text) => Buffer.byteLength(text),
        elsewhere: 'the report file (output `report-json`)',
        messageLimit: 20_000,
        results: true,
    });
    return `${heading}${body}\n`;
}
function stateOf(view) {
    const { job, commit, startedAt } = view.context;
    const seconds = Math.floor(Date.parse(startedAt) / 1000);
    const prints = view.findings.map(({ fingerprint }) => fingerprint);
    const durations = view.workspaces.flatMap(({ name, durationMs }) => durationMs === undefined ? [] : [[name, Math.round(durationMs)]]);
    // With an override that was given, the next attempt of the job finds it again.
    const runs = view.workspaces
        .filter(({ verdict }) => verdict === 'needs-override' || verdict === 'overridden')
        .flatMap(({ name, runId }) => (runId === undefined ? [] : [[name, runId]]));
    return {
        id: (0,marker/* sectionId */.F2)(view),
        runId: job?.runId ?? 0,
        attempt: job?.attempt ?? 0,
        headSha: commit?.sha ?? '',
        startedAt: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
        digest: digestOf(view),
        tally: (0,report_findings/* tallyOf */.sv)(view),
        fingerprints: [...new Set(prints)].slice(0, 200),
        durations: Object.fromEntries(durations),
        runs: Object.fromEntries(runs),
    };
}
/** Over what is said, not over when or by which run it was found. */
function digestOf(view) {
    const said = [view.headline];
    for (const { name, verdict, reasons, plan, changes } of view.workspaces)
        said.push(JSON.stringify([name, verdict, reasons, plan, changes]));
    for (const { fingerprint, status, severity, message, workspaces, age } of view.findings)
        said.push(JSON.stringify([fingerprint, status, severity, message, workspaces, age]));
    return (0,marker/* hash */.tW)(said.join(''));
}
//# sourceMappingURL=comment.js.map

/***/ }),

/***/ 1257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X0: () => (/* binding */ mergeSections),
/* harmony export */   ek: () => (/* binding */ holdsSection),
/* harmony export */   pe: () => (/* binding */ isSuperseded)
/* harmony export */ });
/* unused harmony export COMMENT_BUDGET */
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(892);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1598);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2867);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8115);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6350);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9112);
/**
 * One comment, written by any number of jobs. Each job owns a section; whoever writes last composes
 * the whole comment anew from the sections that are there and its own, so that writers converge
 * when each looks again after writing.
 */






/** Room for a comment; the service's own limit is 65,536. */
const COMMENT_BUDGET = 60_000;
/**
 * The comment with `section` in it: replaced when it was there, added otherwise, the others kept.
 * The existing body comes back untouched when it holds this report already, or a newer one.
 * `existing` must be a comment of our own; anything else is treated as if it were not there.
 */
function mergeSections(existing, section, options) {
    const { key, budget = COMMENT_BUDGET } = options;
    const body = existing ?? '';
    const known = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeMarker */ .rH)(body, key);
    if (known && (isSuperseded(section.state, known) || holdsSection(body, section, key)))
        return body;
    const sections = known?.sections ?? [];
    const head = newestOf([...sections, section.state]).headSha;
    const previousSha = previousOf(known, head);
    const others = (known ? readParts(body, known) : []).filter(({ state }) => state.id !== section.state.id && (state.headSha === head || state.headSha === previousSha));
    const stateLimit = Math.min(4_096, Math.floor(budget / 8));
    return fitParts(others, section, budget, (parts) => {
        const sections = parts.map(({ state }) => state);
        return compose(parts, head, (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeMarker */ .$N)({ key, sections, previousSha }, stateLimit), options);
    });
}
/** Whether `body` holds exactly this report of this section: what a writer verifies afterwards. */
function holdsSection(body, section, key) {
    const found = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeMarker */ .rH)(body, key)?.sections.find(({ id }) => id === section.state.id);
    const { digest, runId, attempt } = section.state;
    return found?.digest === digest && found.runId === runId && found.attempt === attempt;
}
/** Whether the comment already holds a newer report of this section: then nothing is written. */
function isSuperseded(ours, comment) {
    const theirs = comment.sections.find(({ id }) => id === ours.id);
    if (theirs && isNewer(theirs, ours))
        return true;
    // Another section has moved on to a newer commit: what we know is about the past.
    return comment.sections.some((other) => other.headSha !== ours.headSha && isNewer(other, ours));
}
/** Runs of different commits by number, attempts of one run by attempt, else by their start. */
function isNewer(one, other) {
    if (one.runId === other.runId && one.runId !== 0)
        return one.attempt > other.attempt;
    if (one.headSha !== other.headSha && one.runId !== 0 && other.runId !== 0)
        return one.runId > other.runId;
    return one.startedAt > other.startedAt;
}
function newestOf(states) {
    return states.reduce((newest, state) => (isNewer(state, newest) ? state : newest));
}
/** Sections of the commit before stay, marked as waiting; older ones belong to jobs that are gone. */
function previousOf(known, head) {
    const last = known?.sections.filter(({ headSha }) => headSha !== head) ?? [];
    return last.length === 0 ? known?.previousSha : newestOf(last).headSha;
}
/**
 * Sections keep their text while all fit. The largest give way first, until ours has its share; only
 * our own can be rendered smaller, another one's text is replaced by a pointer. With hundreds of
 * jobs even names give way, those that passed first: the headline still counts them.
 */
function fitParts(others, section, budget, composeAll) {
    const { state, title, url } = section;
    const own = (text) => ({ state, title, text, url });
    const wanted = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
    let kept = [...others];
    const all = (text) => [...kept, own(text)].sort(bySeverity);
    for (;;) {
        const room = budget - composeAll(all('')).length;
        const smaller = room < wanted ? giveWay(kept, wanted - room) : undefined;
        if (smaller === undefined)
            return composeAll(all(room > 0 ? section.render(room) : ''));
        kept = smaller;
    }
}
/** Frees about `wanted` units; undefined when nothing is left to give. */
function giveWay(parts, wanted) {
    const withText = parts.filter(({ text }) => text !== '');
    const withTitle = parts.filter(({ title }) => title !== '');
    const isGreen = ({ state }) => Number(state.tally.green);
    withText.sort((one, other) => other.text.length - one.text.length);
    withTitle.sort((one, other) => isGreen(other) - isGreen(one));
    const victims = withText.length > 0 ? withText : withTitle;
    if (victims.length === 0)
        return undefined;
    const chosen = new Set();
    let freed = 0;
    for (const victim of victims) {
        if (freed >= wanted)
            break;
        chosen.add(victim);
        freed += victim.text.length || 150;
    }
    return parts.map((part) => {
        if (!chosen.has(part))
            return part;
        return part.text === '' ? { ...part, title: '' } : { ...part, text: '' };
    });
}
/** The worst first, then by name: the same whoever writes. */
function bySeverity(one, other) {
    const badness = ({ state }) => _policy_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .VERDICTS */ .bk.indexOf(state.tally.verdict);
    return (badness(other) - badness(one) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .compare */ .UD)(one.title, other.title) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .compare */ .UD)(one.state.id, other.state.id));
}
const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const END = '<!-- /plangate:section -->';
function readParts(body, known) {
    const lines = body.split('\n');
    const begins = new Map();
    for (const [at, line] of lines.entries()) {
        const [, id, heading] = line.startsWith('<!-- ') ? (BEGIN.exec(line) ?? []) : [];
        if (id !== undefined)
            begins.set(id, { at, heading: heading ?? '' });
    }
    return known.sections.map((state) => {
        const begin = begins.get(state.id);
        const end = begin === undefined ? -1 : lines.indexOf(END, begin.at);
        if (begin === undefined || end < 0)
            return { state, title: '', text: '' };
        const text = lines.slice(begin.at + 1, end).join('\n');
        return { state, text: text.trim(), ...readHeading(begin.heading) };
    });
}
function readHeading(encoded) {
    const parsed = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)((0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .fromBase64Url */ .tP)(encoded));
    const [title, url] = Array.isArray(parsed) ? parsed : [];
    if (typeof title !== 'string')
        return { title: '' };
    return { title, url: typeof url === 'string' ? url : undefined };
}
function compose(parts, head, marker, { origins = [] }) {
    const isCurrent = ({ state }) => state.headSha === head;
    const [only, ...more] = parts;
    const named = parts.filter(({ title }) => title !== '');
    const blocks = only && more.length === 0
        ? [framed(only, only.text)]
        : named.map((part) => besides(part, isCurrent(part), origins));
    return [`### ${heading(parts.filter(isCurrent), parts.length)}`, ...blocks, marker].join('\n\n');
}
function heading(current, all) {
    const tally = addUp(current.map(({ state }) => state.tally));
    const waiting = all - current.length;
    const sign = tally.green && waiting > 0 ? '⏳' : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .icon */ .Kk)(tally.verdict, tally.green);
    const rest = waiting > 0 ? ` · waiting for ${waiting} of ${all} jobs` : '';
    return `${sign} Policy gate: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(tally)}${rest}`;
}
function addUp(tallies) {
    const verdict = (0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .worst */ .QZ)(tallies.map((tally) => tally.verdict));
    const green = tallies.every((tally) => tally.green);
    const atFault = tallies.filter((tally) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .shares */ .Be)(tally.verdict, verdict));
    const sum = (figure, of = tallies) => of.reduce((total, tally) => total + tally[figure], 0);
    // Two jobs may count the same policy.
    const countable = atFault.length === 1 ? atFault : [];
    return {
        verdict,
        green,
        workspaces: sum('workspaces'),
        affected: sum('affected', atFault),
        policiesAtFault: sum('policiesAtFault', countable),
        runTasksAtFault: sum('runTasksAtFault', countable),
        advisoryFailures: sum('advisoryFailures'),
        overridden: sum('overridden'),
        results: sum('results'),
    };
}
function framed(part, text) {
    const { state, title, url } = part;
    const encoded = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .toBase64Url */ ._e)(JSON.stringify([title, url].filter((each) => each !== undefined)));
    return [`<!-- plangate:section ${state.id} ${encoded} -->`, '', text, '', END].join('\n');
}
function besides(part, current, origins) {
    const { tally, headSha } = part.state;
    const sign = current ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .icon */ .Kk)(tally.verdict, tally.green) : '⏳';
    const said = current
        ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(tally)
        : `waiting for a result (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(tally)} at ${headSha.slice(0, 7)})`;
    const text = !current ? '' : part.text || `Details: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)('the job', part.url, origins)}.`;
    if (current && tally.green && part.text !== '')
        return `<details><summary>${sign} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .htmlCode */ .h8)(part.title)}: ${said}</summary>\n${framed(part, text)}\n</details>`;
    return `#### ${sign} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(part.title)}: ${said}\n\n${framed(part, text)}`;
}
//# sourceMappingURL=sections.js.map

/***/ })

};
