export const id = 803;
export const ids = [803];
export const modules = {

/***/ 5594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ renderAnnotations),
/* harmony export */   s: () => (/* binding */ annotationCommands)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7511);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5636);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2195);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3629);
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
        return location && (isWanted || changedFiles?.has(location.path))
            ? [{ ...finding, location }]
            : [];
    });
    const groups = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(placed, (each) => {
        const { policySet, policy, severity } = each;
        return [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(each), policySet, policy, severity];
    });
    return groups.slice(0, limit).map(toAnnotation);
}
function toAnnotation(group) {
    const [first] = group;
    const { path, startLine } = first.location;
    const level = first.kind === 'diagnostic' ? 'plan' : _words_js__WEBPACK_IMPORTED_MODULE_3__/* .LEVEL_WORDS */ .P4[first.level];
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
    const text = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(message.slice(0, MESSAGE_LIMIT)).trim() || (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .statusWord */ .Hm)(status);
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
const COMMANDS = [
    ['failure', 'error'],
    ['warning', 'warning'],
    ['notice', 'notice'],
];
/** What the runner shows of one step and kind; further commands are dropped without a word. */
const COMMAND_LIMIT = 10;
/** The same as workflow commands, for when the check run cannot be written; the last says "more". */
function annotationCommands(annotations) {
    return COMMANDS.flatMap(([level, command]) => {
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

/***/ 0:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ renderBody)
});

// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(7511);
// EXTERNAL MODULE: ./build/src/report/findings.js
var report_findings = __webpack_require__(5636);
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
;// CONCATENATED MODULE: ./build/src/report/room.js

/** Between two blocks stands an empty line. */
const AROUND = 2;
/** `measure` says how large a text is in the unit of the budget. */
function createRoom(budget, measure, outer) {
    let spent = 0;
    const room = {
        left: () => Math.min(Math.floor(budget) - spent, outer?.left() ?? Infinity),
        reserve(cost) {
            if (cost > room.left() || outer?.reserve(cost) === false)
                return false;
            spent += cost;
            return true;
        },
        take: (text) => room.reserve(measure(text) + AROUND),
        part: (share) => createRoom(room.left() * share, measure, room),
        trial: () => createRoom(room.left(), measure),
    };
    return room;
}
/** As many of `items` as fit, in order; stops at the first that does not. */
function takeAll(room, items, render) {
    const taken = [];
    for (const item of items) {
        const text = render(item);
        if (!room.take(text))
            break;
        taken.push(text);
    }
    return taken;
}
/** A folded table with as many rows as there is room for; `head` is its first two lines. */
function fold(room, title, head, items, row) {
    const summary = `<details><summary>${title}</summary>`;
    if (items.length === 0)
        return { text: '', missing: 0 };
    if (!room.take(`${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
        return { text: '', missing: items.length };
    const rows = takeAll(room, items, row);
    const missing = items.length - rows.length;
    const text = (0,report_text/* joined */.oR)('\n\n', summary, rows.length > 0 ? [head, ...rows].join('\n') : '', missing > 0 ? `… and ${(0,report_text/* grouped */.zD)(missing)} more.` : '', '</details>');
    return { text, missing };
}
//# sourceMappingURL=room.js.map
// EXTERNAL MODULE: ./build/src/report/words.js
var report_words = __webpack_require__(3629);
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
    const rows = takeAll(room.part(0.7), findings, render);
    const left = findings.slice(rows.length);
    const all = takeAll(room.trial(), left, render);
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
    const shown = takeAll(room, different, (name) => (0,escape_markdown/* codeSpan */.SS)(name, 80));
    const missing = different.length - shown.length;
    const rest = missing > 0 ? more(missing) : '';
    return `Also failed: ${(0,report_text/* joined */.oR)(' and ', shown.join(', '), rest)}.`;
}
/** Findings that do not close the gate, as a folded table. */
function foldedTable(title, findings, view, room) {
    return fold(room, title, headOf('Policy', view), findings, (finding) => rowOf(finding, view));
}
function headOf(what, view) {
    return view.workspaces.length > 1
        ? `| ${what} | Where | Why | Workspaces |\n|---|---|---|---|`
        : `| ${what} | Where | Why |\n|---|---|---|`;
}
function rowOf(finding, view, strong = '') {
    const fresh = finding.age === 'new' ? ' 🆕' : '';
    const cells = [
        `${strong}${(0,escape_markdown/* codeSpan */.SS)(finding.policy, 120)}${strong}${fresh}<br><sub>${standing(finding)}</sub>`,
        (0,links/* whereOf */.de)(finding, view.context).join('<br>') || '–',
        whyOf(finding),
    ];
    if (view.workspaces.length > 1)
        cells.push(workspacesOf(finding, view));
    return `| ${cells.join(' | ')} |`;
}
/** `prod-guardrails · hard-mandatory`, with markup. */
function standing({ kind, level, policySet, severity, status }) {
    const isPlan = kind === 'diagnostic';
    return (0,report_text/* joined */.oR)(' · ', policySet === '' ? '' : (0,escape_markdown/* codeSpan */.SS)(policySet, 80), kind === 'run-task' ? 'run task' : '', isPlan ? 'plan error' : report_words/* LEVEL_WORDS */.P4[level], severity === 'needs-override' ? 'overridable' : '', status === 'failed' || isPlan ? '' : (0,report_words/* statusWord */.Hm)(status));
}
const OVERRIDE_MARKS = {
    name: (text) => (0,escape_markdown/* codeSpan */.SS)(text, 60),
    text: (text) => (0,escape_markdown/* prose */.CS)(text, WHY_LIMIT),
};
function whyOf(finding) {
    if (finding.status !== 'overridden')
        return (0,escape_markdown/* prose */.CS)((0,report_words/* messageBeside */.O7)(finding), WHY_LIMIT) || (0,report_words/* statusWord */.Hm)(finding.status);
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
    const folds = takeAll(room, groups, (group) => messageFold(group, view, messageLimit));
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
var policy_verdict = __webpack_require__(8637);
;// CONCATENATED MODULE: ./build/src/report/workspace-table.js
/** Tables of workspaces (who is closed, what the plan does, how the policies stand) and of all results. */






const HEAD = '| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|';
/** More rows than this push what must be fixed off the screen. */
const VISIBLE_ROWS = 10;
function workspaceTables(view, room) {
    const sorted = [...view.workspaces].sort(byVerdict);
    const closed = sorted.filter(({ verdict }) => !(0,policy_verdict/* isGreen */.gf)(verdict));
    const open = sorted.length <= VISIBLE_ROWS ? sorted : closed.slice(0, VISIBLE_ROWS);
    const rest = sorted.slice(open.length);
    if (sorted.length === 0 || !room.take(HEAD))
        return { visible: '', folded: '', missing: sorted.length };
    const rollUp = rest.length > 0 && room.reserve(250) ? [rollUpRow(rest)] : [];
    const toRow = (workspace) => row(workspace, view);
    const rows = takeAll(room, open, toRow);
    const isWhole = rows.length === open.length;
    const title = `${(0,report_text/* workspaces */.dh)(rest.length)} one by one`;
    const folded = isWhole ? fold(room, title, HEAD, rest, toRow) : undefined;
    return {
        visible: [HEAD, ...rows, ...rollUp].join('\n'),
        folded: folded && folded.missing < rest.length ? folded.text : '',
        missing: open.length - rows.length,
    };
}
function row(workspace, view) {
    const { verdict } = workspace;
    const none = (0,policy_verdict/* isGreen */.gf)(verdict) ? 'no policies' : (0,escape_markdown/* prose */.CS)(report_words/* VERDICT */.y3[verdict].words);
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
function planCell({ plan, cost }) {
    return (0,report_text/* joined */.oR)('<br>', plan ? planWords(plan) : '–', costWords(cost?.deltaMonthly));
}
function planWords(plan) {
    const { additions, changes, destructions, imports } = plan;
    if (plan.status === 'errored')
        return 'failed';
    if (plan.status !== 'finished')
        return '–';
    if ((0,report_words/* hasNoChanges */.hE)(plan))
        return 'no changes';
    const said = (0,report_text/* joined */.oR)(' ', additions > 0 ? `+${(0,report_text/* grouped */.zD)(additions)}` : '', changes > 0 ? `~${(0,report_text/* grouped */.zD)(changes)}` : '', destructions > 0 ? `**−${(0,report_text/* grouped */.zD)(destructions)}**` : '', imports > 0 ? `${(0,report_text/* grouped */.zD)(imports)} imported` : '');
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
    return fold(room, `All ${(0,report_text/* policies */.R3)(view.results.length)}`, head, groups, resultRow);
}
function resultRow(group) {
    const [{ policySet, policy, level, status, word = '' }] = group;
    const set = policySet === '' ? '' : `<br><sub>${(0,escape_markdown/* codeSpan */.SS)(policySet, 80)}</sub>`;
    const all = [...new Set(group.map(({ workspace }) => workspace))];
    const names = all.slice(0, 3).map((each) => (0,escape_markdown/* codeSpan */.SS)(each, 60));
    const rest = all.length - names.length;
    const cells = [
        `${(0,escape_markdown/* codeSpan */.SS)(policy, 120)}${set}`,
        report_words/* LEVEL_WORDS */.P4[level],
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
    const room = createRoom(options.budget, options.measure);
    const footer = (0,links/* footerOf */.V$)(view.context);
    const hasFooter = room.take(footer);
    // For the sentence that says what was left out.
    const canSay = room.reserve(300 + options.measure(options.elsewhere));
    const must = (0,report_findings/* mustFixFindings */.Tj)(view);
    const fix = mustFix(view, room.part(0.75));
    const reasons = reasonLines(view, room.part(0.5));
    const leftovers = leftoverLines(view, room);
    const tables = workspaceTables(view, room.part(0.8));
    const steps = overrideLines(view, room.part(0.5));
    const details = messageDetails(must, view, room.part(0.8), options.messageLimit);
    const others = view.findings.filter((finding) => !must.includes(finding));
    const advisory = advisoryFold(others, view, room);
    const notes = notesFold(others, view, room);
    const notices = noticesFold(view, room);
    const results = options.results ? resultsFold(view, room) : { text: '', missing: 0 };
    const unaffected = unaffectedLine(view, room);
    const resolved = resolvedLine(view, room);
    const leftOut = (0,report_text/* joined */.oR)(', ', missing(fix.missing, 'finding without a row', 'findings without a row'), missing(details.missing, 'long message'), missing(advisory.missing, 'advisory failure'), missing(notes.missing + notices.missing, 'note'), missing(tables.missing, 'workspace'), missing(results.missing, 'result'));
    return (0,report_text/* joined */.oR)('\n\n', tables.visible, leftovers, reasons, fix.text, steps, details.text, advisory.text, notes.text, tables.folded, notices.text, results.text, unaffected, resolved, leftOut && canSay
        ? `Left out for length: ${leftOut}. All of it is in ${options.elsewhere}.`
        : '', hasFooter ? footer : '');
}
function missing(number, one, many) {
    return number > 0 ? (0,report_text/* count */.U9)(number, one, many) : '';
}
function advisoryFold(others, view, room) {
    const findings = others.filter(({ severity }) => severity !== 'notes');
    return foldedTable(`⚠️ ${(0,report_text/* count */.U9)(findings.length, 'advisory failure')}`, findings, view, room);
}
function notesFold(others, view, room) {
    const findings = others.filter(({ severity }) => severity === 'notes');
    const many = 'overridden failures and notes';
    const title = `☑️ ${(0,report_text/* count */.U9)(findings.length, 'overridden failure or note', many)}`;
    return foldedTable(title, findings, view, room);
}
/** Things a reader should know that are no findings, each with the workspaces it is about. */
function noticesFold(view, room) {
    const all = view.workspaces.flatMap(({ name, notices }) => notices.map((notice) => ({ name, notice })));
    const groups = (0,report_text/* groupBy */.$z)(all, ({ notice }) => notice);
    const summary = `<details><summary>ℹ️ ${(0,report_text/* count */.U9)(groups.length, 'notice')}</summary>`;
    if (groups.length === 0 || !room.take(`${summary}\n\n</details>`))
        return { text: '', missing: groups.length };
    const lines = takeAll(room, groups, (group) => {
        const [{ notice }] = group;
        return `- ${firstName(group)}: ${(0,escape_markdown/* prose */.CS)(notice, 400)}`;
    });
    const text = lines.length > 0 ? `${summary}\n\n${lines.join('\n')}\n\n</details>` : '';
    return { text, missing: groups.length - lines.length };
}
function firstName(workspaces) {
    const names = workspaces.map(({ name }) => name);
    return (0,report_text/* firstOf */.Ku)(names, 1, (name) => (0,escape_markdown/* codeSpan */.SS)(name, 60));
}
function unaffectedLine({ unaffected }, room) {
    const names = unaffected.slice(0, 10).map((name) => (0,escape_markdown/* codeSpan */.SS)(name, 90));
    const more = unaffected.length > 10 ? ` and ${(0,report_text/* grouped */.zD)(unaffected.length - 10)} more` : '';
    const text = `Not affected by this change, and not planned: ${names.join(', ')}${more}.`;
    return unaffected.length > 0 && room.take(text) ? text : '';
}
function resolvedLine({ resolved }, room) {
    const text = `✅ ${(0,report_text/* grouped */.zD)(resolved)} resolved since the last push.`;
    return resolved > 0 && room.take(text) ? text : '';
}
/** Why, where no finding says it: failed, undecided and canceled runs. */
function reasonLines(view, room) {
    const unexplained = view.workspaces.filter((each) => (0,report_findings/* needsReason */.iB)(each, view));
    const groups = (0,report_text/* groupBy */.$z)(unexplained, ({ reasons }) => reasons.slice(0, 3));
    const lines = takeAll(room, groups, reasonLine);
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
    return takeAll(room, all, (leftover) => `> ⚠️ ${(0,escape_markdown/* prose */.CS)(leftover, 900)}`).join('\n>\n');
}
/** The commands that let overridable failures pass. */
function overrideLines(view, room) {
    const { overrides, workspaces, context } = view;
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
    const text = `Those who manage policy overrides can let these pass${again}:\n\n${lines.join('\n')}`;
    return room.take(text) ? text : '';
}
//# sourceMappingURL=body.js.map

/***/ })

};
