export const id = 431;
export const ids = [431];
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
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4913);
/* harmony import */ var _spots_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3629);
/** Findings as annotations on the lines at fault, in the shape that GitHub's check runs take. */






/** Four requests of fifty; more are not read. */
const ANNOTATION_LIMIT = 200;
/** The service takes 64 KB; a unit is at most three bytes. */
const MESSAGE_LIMIT = 16_000;
/**
 * Ranked, the most severe first, of each finding its first place before the second of any; one per
 * line and policy, whatever the number of workspaces. The last says how many are left out.
 */
function renderAnnotations(view, options) {
    const { annotate, changedFiles, limit = ANNOTATION_LIMIT } = options;
    if (annotate === 'off')
        return [];
    const placed = view.findings.flatMap((finding) => {
        const isWanted = annotate === 'all' || (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .closesGate */ .HE)(finding);
        return (0,_spots_js__WEBPACK_IMPORTED_MODULE_3__/* .spotsOf */ .PC)(finding).flatMap((spot, turn) => {
            const { location } = spot;
            if (!location || !(isWanted || changedFiles?.has(location.path)))
                return [];
            return [{ finding, spot, location, turn }];
        });
    });
    const groups = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(placed, ({ finding, location }) => {
        return [(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)({ location }), finding.policySet, finding.policy, finding.severity];
    });
    groups.sort(([one], [other]) => rank(one) - rank(other) || one.turn - other.turn);
    const annotations = groups.slice(0, limit).map(toAnnotation);
    const [last] = annotations.slice(-1);
    const rest = groups.length - annotations.length;
    if (last && rest > 0)
        last.message += `\n${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(rest, 'more place')}: see the job summary.`;
    return annotations;
}
function rank({ finding }) {
    return ['failure', 'warning', 'notice'].indexOf(levelOf(finding));
}
function toAnnotation(group) {
    const [{ finding, location }] = group;
    const { path, startLine } = location;
    const level = finding.kind === 'diagnostic' ? 'plan' : (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .levelWords */ .s2)(finding.level);
    const messages = group
        .slice(0, 20)
        .flatMap((each) => [textOf((0,_spots_js__WEBPACK_IMPORTED_MODULE_3__/* .generalMessage */ .Ig)(each.finding)), messageOf(each.spot)]);
    const workspaces = group.flatMap(({ spot }) => spot.workspaces);
    return {
        path,
        start_line: startLine,
        end_line: startLine,
        annotation_level: levelOf(finding),
        title: (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(`${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(finding.policy, 200)} (${level})`, 250),
        message: `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)('\n', ...new Set(messages)), MESSAGE_LIMIT)}\n${standingOf(finding, [...new Set(workspaces)])}`,
    };
}
function messageOf(spot) {
    const [address, message] = (0,_spots_js__WEBPACK_IMPORTED_MODULE_3__/* .subjectAndMessage */ .$u)(spot);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)(': ', address && (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(address, 300), textOf(message));
}
function textOf(message) {
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(message.slice(0, MESSAGE_LIMIT)).trim();
}
function standingOf(finding, workspaces) {
    const { policySet, status, helpUrl = '' } = finding;
    const names = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(workspaces, 10, (name) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 100));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)(' · ', policySet === '' ? '' : `Policy set ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(policySet, 100)}`, `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`, status === 'overridden' ? (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .overriddenWords */ .Sn)(finding), 400) : (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .overrideWords */ .mF)(finding), helpUrl && `how to fix: ${helpUrl}`);
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
        const more = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(rest, 'more finding')} of this kind: see the job summary.`;
        if (rest > 0)
            commands.push((0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCommand */ .CB)(command, { title: 'Policy gate' }, more));
        return commands;
    });
}
//# sourceMappingURL=annotations.js.map

/***/ }),

/***/ 2650:
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
var changes = __webpack_require__(445);
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(7511);
// EXTERNAL MODULE: ./build/src/report/findings.js
var report_findings = __webpack_require__(5636);
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/report/room.js
var report_room = __webpack_require__(9685);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
// EXTERNAL MODULE: ./build/src/report/spots.js
var report_spots = __webpack_require__(2533);
// EXTERNAL MODULE: ./build/src/report/words.js
var report_words = __webpack_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/finding-list.js
/** Findings in markdown: a list, each resource on a line of its own; what is left is folded away. */







/** What is said of a resource where there is room for a sentence. */
const WHY_LIMIT = 240;
/** Resources of one finding, outside of a fold and in one. */
const VISIBLE = 5;
const FOLDED = 100;
/** What keeps the gate closed, most severe first; names alone when the list is too much. */
function mustFix(view, room) {
    const findings = (0,report_findings/* mustFixFindings */.Tj)(view);
    const mayPass = (each) => !view.green && each.severity === 'needs-override';
    const fixed = findings.filter((each) => !mayPass(each));
    const passable = findings.filter(mayPass);
    const guarded = passable.filter(({ guard }) => guard === true);
    const isUndecided = fixed.every(({ kind }) => kind === 'undecided');
    const title = isUndecided ? 'Undecided, so nothing vouches for them' : 'Must be fixed';
    const share = passable.length / Math.max(1, findings.length);
    const kept = room.part(1 - share / 2);
    const first = section(view.green ? 'Failed, but not enforced' : title, fixed, view, kept);
    const either = 'Must be fixed, or overridden by those who manage policy overrides';
    const ofService = passable.filter(({ guard }) => guard !== true);
    const second = section(either, ofService, view, guarded.length > 0 ? room.part(0.5) : room);
    const third = section('Guarded, unless a comment lets it through', guarded, view, room);
    return {
        text: (0,report_text/* joined */.oR)('\n\n', first.text, second.text, third.text),
        missing: first.missing + second.missing + third.missing,
    };
}
function section(words, findings, view, room) {
    const title = `**${words}**`;
    if (findings.length === 0)
        return { text: '', missing: 0 };
    if (!room.take(title))
        return { text: names(findings, room), missing: findings.length };
    const render = (finding) => itemOf(finding, view, VISIBLE, '**');
    // The last third is for the names of those that are not listed, unless all fit.
    const items = (0,report_room/* takeAll */.h0)(room.part(0.7), findings, render);
    const left = findings.slice(items.length);
    const all = (0,report_room/* takeAll */.h0)(room.trial(), left, render);
    if (all.length === left.length)
        items.push(...all.filter((item) => room.take(item)));
    const shown = new Set(findings.slice(0, items.length).map(({ policy }) => policy));
    const others = findings.slice(items.length).filter(({ policy }) => !shown.has(policy));
    const rest = others.length > 0 ? names(others, room) : '';
    const text = (0,report_text/* joined */.oR)('\n\n', title, items.join('\n'), rest);
    return { text, missing: findings.length - items.length };
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
/** Findings that do not close the gate, folded. */
function foldedList(title, findings, view, room) {
    return (0,report_room/* fold */.AU)(room, title, '', findings, (finding) => itemOf(finding, view, FOLDED));
}
/** `strong` is put around the name of what must be fixed. */
function itemOf(finding, view, most, strong = '') {
    const spots = (0,report_spots/* spotsOf */.PC)(finding);
    const rest = spots.length - most;
    const general = (0,escape_markdown/* prose */.CS)((0,report_spots/* generalMessage */.Ig)(finding), WHY_LIMIT, view.context.linkOrigins);
    const head = (0,report_text/* joined */.oR)(' · ', `- ${strong}${(0,escape_markdown/* codeSpan */.SS)(finding.policy, 120)}${strong}`, ...about(finding, view, strong !== ''));
    return (0,report_text/* joined */.oR)('\n', general === '' ? head : `${head}: ${general}`, ...spots.slice(0, most).map((spot) => `  - ${lineOf(spot, finding, view)}`), rest > 0 ? `  - and ${(0,report_text/* grouped */.zD)(rest)} more` : '');
}
/** What the policy is for, where it comes from and where it fails, with markup. */
function about(finding, view, closing) {
    const { kind, policySet, status, level, description = '', message } = finding;
    const isSaid = status === 'failed' || kind === 'diagnostic';
    return [
        description === message ? '' : (0,escape_markdown/* prose */.CS)(description, 160),
        policySet === '' ? '' : (0,escape_markdown/* codeSpan */.SS)(policySet, 80),
        kind === 'run-task' ? 'run task' : kind === 'diagnostic' ? 'plan error' : '',
        level === 'advisory' && closing ? 'advisory' : '',
        level === 'unknown' && kind !== 'diagnostic' ? 'unknown level' : '',
        status === 'overridden' ? (0,report_words/* overriddenWords */.Sn)(finding, MARKS) : isSaid ? '' : report_words/* STATUS_WORDS */.ly[status],
        view.workspaces.length > 1 ? workspacesOf(finding, view) : '',
        (0,report_words/* baselineWords */.v8)(finding, view.context, escape_markdown/* codeSpan */.SS),
        finding.age === 'new' ? '🆕' : '',
        finding.helpUrl ? (0,escape_markdown/* link */.nf)('how to fix', finding.helpUrl, [finding.helpUrl]) : '',
    ];
}
const MARKS = {
    name: (text) => (0,escape_markdown/* codeSpan */.SS)(text, 60),
    text: (text) => (0,escape_markdown/* prose */.CS)(text, WHY_LIMIT),
};
function workspacesOf({ workspaces: names }, view) {
    const all = view.workspaces.length;
    if (names.length === all && all > 2)
        return `all ${(0,report_text/* workspaces */.dh)(all)}`;
    return (0,report_text/* firstOf */.Ku)(names, 4, (name) => (0,escape_markdown/* codeSpan */.SS)(name, 60), report_text/* workspaces */.dh);
}
/** Never empty, for that would be no line. Where, what and why; in which workspaces only where it is not in all of the finding's. */
function lineOf(spot, finding, view) {
    const [address, message] = (0,report_spots/* subjectAndMessage */.$u)(spot, WHY_LIMIT);
    const place = (0,report_words/* placeOf */.$t)(spot);
    const isNew = spot.age === 'new' && finding.age !== 'new';
    const isElsewhere = spot.workspaces.length < finding.workspaces.length;
    const isNameless = spot.address === undefined && finding.kind === 'policy';
    return (0,report_text/* joined */.oR)(' · ', (0,report_text/* joined */.oR)(' ', place && (0,escape_markdown/* link */.nf)((0,escape_markdown/* codeSpan */.SS)(place), spot.permalink, (0,links/* originsOf */.TZ)(view.context)), (0,report_text/* joined */.oR)(': ', address && (0,escape_markdown/* codeSpan */.SS)(address, 200), (0,escape_markdown/* prose */.CS)(message, WHY_LIMIT, view.context.linkOrigins)) || (place ? '' : '–')), isNameless ? 'names no resource' : '', isElsewhere ? workspacesOf(spot, view) : '', (0,report_words/* baselineWords */.v8)((0,report_spots/* ownBaseline */.SU)(spot, finding), view.context, escape_markdown/* codeSpan */.SS), isNew ? '🆕' : '');
}
/** One fold per policy that has more to say than its list does; `missing` counts findings. */
function messageDetails(findings, view, room, messageLimit) {
    const long = findings.filter((each) => (0,report_spots/* spotsOf */.PC)(each).length > VISIBLE || textOf(each) !== '');
    const groups = (0,report_text/* groupBy */.$z)(long, (each) => [each.kind, each.policySet, each.policy]);
    const folds = (0,report_room/* takeAll */.h0)(room, groups, (group) => messageFold(group, view, messageLimit));
    return { text: folds.join('\n\n'), missing: groups.slice(folds.length).flat().length };
}
/** What was printed and is not in the list, or is cut there. */
function textOf(finding) {
    const { message } = finding;
    const isCut = message.length > WHY_LIMIT || /[\r\n]/.test(message);
    const printed = (0,report_spots/* unsaid */.DY)(finding, WHY_LIMIT);
    const isPrinted = printed.some((line) => line.includes(message));
    return (0,report_text/* joined */.oR)('\n', isCut && !isPrinted ? message : '', ...printed);
}
/** Findings of one policy that are written out; the others are in the list. */
const WRITTEN_OUT = 10;
function messageFold(group, view, limit) {
    const [{ policy }] = group;
    const shown = group.slice(0, WRITTEN_OUT);
    const rest = group.length - shown.length;
    const more = group.reduce((sum, each) => sum + (0,report_spots/* spotsOf */.PC)(each).slice(VISIBLE).length, 0);
    const what = (0,report_text/* joined */.oR)(' and ', more > 0 ? (0,report_text/* count */.U9)(more, 'more resource') : '', group.some((each) => textOf(each) !== '') ? 'what it printed' : '');
    return (0,report_text/* joined */.oR)('\n\n', `<details><summary>${(0,escape_markdown/* htmlCode */.h8)(policy, 120)}: ${what}</summary>`, ...shown.map((finding) => moreOf(finding, view, Math.floor(limit / shown.length), group)), rest > 0 ? `… and ${(0,report_text/* grouped */.zD)(rest)} more of the same policy.` : '', '</details>');
}
/** The resources that the list has no line for, then the text. */
function moreOf(finding, view, limit, { length: alike }) {
    const spots = (0,report_spots/* spotsOf */.PC)(finding).slice(VISIBLE);
    // Half of a line is the address that its link leads to.
    const room = (0,report_room/* createRoom */.ab)(limit * 2, (line) => line.length);
    const lines = (0,report_room/* takeAll */.h0)(room, spots, (spot) => `- ${lineOf(spot, finding, view)}`);
    const rest = spots.length - lines.length;
    if (rest > 0)
        lines.push(`- … and ${(0,report_text/* grouped */.zD)(rest)} more`);
    const text = textOf(finding);
    const cut = text.length > limit ? `\n… ${(0,report_text/* grouped */.zD)(text.length - limit)} more characters` : '';
    // Nothing is a link inside a fence.
    const links = (0,escape_markdown/* linksIn */.Lf)((0,escape_markdown/* clip */.$Q)(text, limit), view.context.linkOrigins).slice(0, 5).join(', ');
    return (0,report_text/* joined */.oR)('\n\n', alike > 1 && view.workspaces.length > 1 ? `In ${workspacesOf(finding, view)}:` : '', lines.join('\n'), text === '' ? '' : (0,escape_markdown/* fence */.EU)((0,escape_markdown/* clip */.$Q)(text, limit) + cut), links);
}
//# sourceMappingURL=finding-list.js.map
// EXTERNAL MODULE: ./build/src/report/help.js
var report_help = __webpack_require__(1805);
// EXTERNAL MODULE: ./build/src/report/next-steps.js
var next_steps = __webpack_require__(2189);
// EXTERNAL MODULE: ./build/src/policy/verdict.js
var policy_verdict = __webpack_require__(8637);
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
    const asked = room.part(0.3).keep(optionsLine(view));
    // For the sentence that says what was left out.
    const canSay = room.reserve(300 + options.measure(options.elsewhere));
    const must = (0,report_findings/* mustFixFindings */.Tj)(view);
    const fix = mustFix(view, room.part(0.75));
    const reasons = reasonLines(view, room.part(0.5));
    const [inSight, folded] = options.results ? [1_000, 5_000] : [50, 200];
    const destroyed = (0,changes/* destructionBlock */.Ok)(view, room.part(0.5), inSight);
    const leftovers = leftoverLines(view, room);
    const tables = workspaceTables(view, room.part(0.8));
    const steps = room.part(0.5).keep(nextLines(view));
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
        [fix.missing, 'finding not listed', 'findings not listed'],
        [details.missing, 'long message'],
        [advisory.missing, 'advisory failure'],
        [notes.missing + notices.missing, 'note'],
        [destroyed.missing + changed.missing, 'change'],
        [tables.missing, 'workspace'],
        [results.missing, 'result'],
    ];
    const leftOut = left.flatMap(([number, one, many]) => number > 0 ? (0,report_text/* count */.U9)(number, one, many) : []);
    return (0,report_text/* joined */.oR)('\n\n', asked, tables.visible, leftovers, reasons, fix.text, steps, destroyed.text, details.text, changed.text, advisory.text, notes.text, tables.folded, notices.text, results.text, unaffected, room.keep(gone), leftOut.length > 0 && canSay
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
    return foldedList(title, findings, view, room);
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
/** What the verdict is about, where that is not the configuration as it is. */
function optionsLine({ context: { runOptions = [] } }) {
    if (runOptions.length === 0)
        return '';
    const shown = (0,report_text/* firstOf */.Ku)(runOptions, 10, (option) => (0,escape_markdown/* codeSpan */.SS)(option, 200));
    return `⚙️ Planned with ${shown}. Without, the verdict may be another one.`;
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
    const shown = reasons.slice(0, 3);
    const why = shown.map((reason) => (0,escape_markdown/* prose */.CS)(reason, 500));
    const [url = ''] = shown.flatMap((reason) => (0,report_help/* helpFor */.VY)(reason) ?? []);
    const help = url && (0,escape_markdown/* link */.nf)('What to do', url, [url]);
    return (0,report_text/* joined */.oR)(' ', `- ${(0,report_words/* icon */.Kk)(verdict, false)} ${firstName(alike)}:`, ...why, help);
}
/** Runs that should be gone and are not: a person has to see to them. */
function leftoverLines(view, room) {
    const all = view.workspaces.flatMap(({ leftover }) => leftover ?? []);
    return (0,report_room/* takeAll */.h0)(room, all, (leftover) => `> ⚠️ ${(0,escape_markdown/* prose */.CS)(leftover, 900)}`).join('\n>\n');
}
/** What to do next; nothing where no workspace is concerned, for then the reasons say it. */
function nextLines(view) {
    if (view.workspaces.length === 0)
        return view.nextSteps.map((each) => (0,escape_markdown/* prose */.CS)(each)).join('\n');
    const code = (text) => (0,escape_markdown/* codeSpan */.SS)(text, 700);
    const [first, ...others] = (0,next_steps/* stepsOf */.B)(view, { name: (text) => (0,escape_markdown/* codeSpan */.SS)(text, 60), code });
    if (first === undefined)
        return '';
    if (others.length === 0)
        return `**What to do next:** ${first}`;
    return `**What to do next**\n\n${[first, ...others].map((each) => `- ${each}`).join('\n')}`;
}
//# sourceMappingURL=body.js.map
// EXTERNAL MODULE: ./build/src/report/own-words.js
var own_words = __webpack_require__(1320);
// EXTERNAL MODULE: ./build/src/report/marker.js
var marker = __webpack_require__(4340);
// EXTERNAL MODULE: ./build/src/report/sections.js
var sections = __webpack_require__(6286);
;// CONCATENATED MODULE: ./build/src/report/comment.js
/** A report in markdown: the comment, verdict first, marker last; a check run; the job summary. */









/** The whole comment of a job that has it to itself; `budget` in UTF-16 units. */
function renderComment(view, budget = COMMENT_BUDGET) {
    const origins = originsOf(view.context);
    const words = ownWordsOf(view.context);
    return mergeSections(undefined, toSection(view), { key: view.key, budget, origins, words });
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
/** GitHub takes 65,535 bytes. */
const CHECK_BUDGET = 60_000;
/** What a check run shows above its annotations; `summary` is markdown, `budget` bytes of UTF-8. */
function renderCheck(view, budget = CHECK_BUDGET) {
    const title = view.headline.charAt(0).toUpperCase() + view.headline.slice(1);
    return { title: (0,escape_markdown/* clip */.$Q)(title, 250), summary: renderText(view, budget, 4_000, bytesOf) };
}
const bytesOf = (text) => Buffer.byteLength(text);
function renderText(view, budget, messageLimit, measure = (text) => text.length) {
    const elsewhere = (0,links/* summaryOf */.YG)(view.context);
    return renderBody(view, { budget, measure, elsewhere, messageLimit, results: false });
}
/** A larger summary is thrown away whole by the runner, whose limit is 1,048,576 bytes. */
const SUMMARY_BUDGET_BYTES = 1_000_000;
/** `budgetBytes` of UTF-8: the limit less what the step has written already. */
function renderSummary(view, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const heading = `### ${(0,report_words/* icon */.Kk)(view.verdict, view.green)} Policy gate: ${view.headline}\n\n`;
    const room = budgetBytes - bytesOf(heading) - 1;
    if (room < 0)
        return '';
    const body = renderBody(view, {
        budget: room,
        measure: bytesOf,
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
    const parts = view.findings.flatMap((finding) => finding.resources.map((resource) => (0,report_findings/* resourcePrint */.KE)(finding, resource)));
    const durations = view.workspaces.flatMap(({ name, durationMs }) => durationMs === undefined ? [] : [[name, durationMs]]);
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
        resources: parts.length > 0 ? [...new Set(parts)] : undefined,
        durations: Object.fromEntries(durations),
        runs: Object.fromEntries(runs),
    };
}
/** Over what is said, not over when or by which run it was found. */
function digestOf(view) {
    const { runOptions = [] } = view.context;
    const said = [view.headline, ...runOptions];
    for (const { name, verdict, reasons, plan, changes } of view.workspaces)
        said.push(JSON.stringify([name, verdict, reasons, plan, changes]));
    for (const { fingerprint, status, severity, message, workspaces, age, baseline, resources, } of view.findings) {
        const each = resources.map((one) => [one.fingerprint, one.age, one.workspaces]);
        said.push(JSON.stringify([fingerprint, status, severity, message, workspaces, age, each]));
        said.push(baseline ?? '', ...resources.map((one) => one.baseline ?? ''));
    }
    return (0,marker/* hash */.tW)(said.join(''));
}
//# sourceMappingURL=comment.js.map

/***/ }),

/***/ 2189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ stepsOf)
/* harmony export */ });
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5636);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4913);


/** More runs than this are no command that anybody types. */
const MOST_RUNS = 20;
const MOST_NAMES = 5;
/** The most useful first; empty when the gate is open. */
function stepsOf(view, mark = { name: _text_js__WEBPACK_IMPORTED_MODULE_1__/* .asIs */ .$B, code: (text) => `\`${text}\`` }) {
    if (view.green)
        return [];
    const steps = [
        ...fixSteps(view),
        ...overrideSteps(view, mark),
        ...guardSteps(view, mark),
        ...recoverSteps(view, mark),
    ];
    return steps.length > 0 ? steps : ['Mend the reason given and run this job again.'];
}
function fixSteps({ findings, verdict }) {
    const closing = findings.filter(({ severity, kind }) => severity === 'blocks' && kind !== 'undecided');
    const advisory = findings.filter(({ severity }) => severity === 'warns').length;
    if (closing.length > 0) {
        const what = closing.length === 1 ? 'the finding' : `the ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(closing.length, 'finding')}`;
        const isFinal = closing.every(({ kind, status }) => kind === 'policy' && status === 'failed');
        return [`Fix ${what}${isFinal ? ' that nobody can override,' : ''} and push again.`];
    }
    if (verdict !== 'advisory')
        return [];
    return [
        `Fix the ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(advisory, 'advisory failure')} and push again; or those who write the workflow set fail-on to mandatory.`,
    ];
}
function overrideSteps({ overrides, context }, { name, code }) {
    if (overrides.length === 0)
        return [];
    const policies = [...new Set(overrides.flatMap((each) => each.policies))];
    const runs = overrides.slice(0, MOST_RUNS).map(({ runId }) => runId);
    const rest = overrides.length - runs.length;
    const others = rest > 0 ? `, and the same for ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rest, 'other run')}` : '';
    const again = context.adoptsOverridden === true ? ', then run this job again' : '';
    const command = code(`plangate override ${runs.join(' ')} --reason "…"`);
    const comment = commandOf('override', context);
    const or = comment === undefined ? '' : `; or those whom the workflow names comment ${code(comment)}`;
    return [
        `Fix ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(policies, MOST_NAMES, name)}, or let ${policies.length === 1 ? 'it' : 'them'} pass: those who manage policy overrides run ${command}${others}${again}${or}.`,
    ];
}
/** What is typed into a comment to let something pass; undefined where nobody would read it. */
function commandOf(word, { takesCommands, commit, pullRequest }) {
    const isRead = takesCommands === true && commit !== undefined && pullRequest !== undefined;
    return isRead ? `/plangate ${word} ${commit.sha} REASON` : undefined;
}
function guardSteps({ findings, context }, { name, code }) {
    const guards = findings.filter(({ guard, severity }) => guard && severity === 'needs-override');
    if (guards.length === 0)
        return [];
    const rules = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)([...new Set(guards.map(({ policy }) => policy))], MOST_NAMES, name);
    const command = commandOf('allow-destroys', context);
    const way = command === undefined
        ? 'where a workflow takes commands (docs/commands.md), people let it through by a comment'
        : `those whom the workflow names let it through by the comment ${code(command)}`;
    return [`Keep to ${rules} and push again; or ${way}.`];
}
/** What no finding says how to mend. */
function recoverSteps(view, mark) {
    const { findings, workspaces, context } = view;
    const those = (verdict) => workspaces.filter((each) => each.verdict === verdict);
    const named = (all) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(all.map(({ name }) => name), MOST_NAMES, mark.name);
    const explained = (each) => findings.some((one) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .closesGate */ .HE)(one) && one.workspaces.includes(each.name));
    const errored = those('errored').filter((each) => !explained(each));
    const [judged, unjudged] = [true, false].map((has) => those('undecided').filter(({ runId }) => (runId !== undefined) === has));
    const one = unjudged?.[0]?.name ?? '';
    const isWord = [context.organization, one].every((each) => /^[A-Za-z0-9][\w-]*$/.test(each));
    const of = isWord ? ` --organization ${context.organization} --workspace ${one}` : '';
    const doctor = `plangate doctor${of}`;
    const steps = [
        [
            errored,
            (names) => `Open the run of ${names}, mend what failed there, and run this job again.`,
        ],
        [
            judged,
            (names) => `Nothing vouches for the plan of ${names}, and nobody can override that: mend the reason given and run this job again.`,
        ],
        [
            unjudged,
            (names) => `${names} was not judged, and nobody can override that: mend the reason given (${mark.code(doctor)} says what is in the way) and run this job again.`,
        ],
        [
            those('canceled'),
            (names) => `Run this job again for a verdict on ${names}; whoever may start it can.`,
        ],
    ];
    return steps.flatMap(([all = [], say]) => (all.length > 0 ? [say(named(all))] : []));
}
//# sourceMappingURL=next-steps.js.map

/***/ }),

/***/ 1320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ ownWordsOf)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7511);
/**
 * The workflow's own words in a comment: Markdown, but nothing in it acts. Workflows put titles and
 * branch names into such texts, so that they are as hostile as those.
 */

/** Of each text, before it is made harmless. */
const LIMIT_BYTES = 2_000;
function ownWordsOf({ ownWords, eventTexts = [], linkOrigins }) {
    const { title = '', header = '', footer = '' } = ownWords ?? {};
    const render = (text) => calm(clipBytes(markForeign((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(text), eventTexts)).trim(), linkOrigins ?? []);
    return {
        title: (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(clipBytes(title), LIMIT_BYTES),
        header: render(header),
        footer: render(footer),
    };
}
/** At most so many bytes of UTF-8, no half character at the end. */
function clipBytes(text) {
    const bytes = Buffer.from(text);
    if (bytes.length <= LIMIT_BYTES)
        return text;
    const cut = bytes.subarray(0, LIMIT_BYTES - Buffer.byteLength('…')).toString();
    return `${cut.replace(/\ufffd+$/, '')}…`;
}
/** The event's texts as code, the longest first: a title may hold the name of the branch. */
function markForeign(text, [first, ...others]) {
    if (first === undefined)
        return text;
    const parts = text.split(first).map((part) => markForeign(part, others));
    return parts.join((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(first, LIMIT_BYTES));
}
/** Seen by nobody, and enough for no host to act. */
const BREAK = '\u200b';
/** Line by line: fences are closed, headings stay below ours. */
function calm(text, origins) {
    let open = '';
    const lines = text.split('\n').map((line, at, all) => {
        const run = /^(?:`{3,}|~{3,})/.exec(line)?.[0] ?? '';
        if (open !== '') {
            const closes = run.startsWith(open) && line.trim() === run;
            if (closes)
                open = '';
            return closes ? run : calmLine(line, origins);
        }
        if (run !== '' && !(run.startsWith('`') && line.includes('`', run.length))) {
            open = run;
            return run;
        }
        const underlines = /^\s*(?:=+|-+)\s*$/.test(line) && all[at - 1]?.trim() !== '';
        const lower = line.replace(/^(\s*)#{1,3}(?=\s|$)/, '$1####');
        return (underlines && at > 0 ? BREAK : '') + calmLine(lower, origins);
    });
    return [...lines, open].join('\n').trimEnd();
}
/** A fence that is not at the start of its line would end where its list or quote does. */
const HIDDEN_FENCE = /^[\s>*+\-\d.)]+(?=`{3}|~{3})/;
/**
 * Links and addresses first, for they may stay; then each sign after which hosts look for something:
 * HTML, entities, mentions, references, images, definitions, formulas.
 */
const ACTIVE = /\]\(([^\s()<>]*)\)|(?<=^|[\s*_~(])(https?:\/\/[^\s<>()[\]"'`*|\\^{}…]+)|[<&@](?=\S)|#(?=\d)|\bGH-(?=\d)|\b[0-9a-f]{7,}\b|(?:mailto|xmpp)(?=:)|:(?=\/\/)|\bwww(?=\.)|\](?=[(:])|!(?=\[)|\$/giu;
function calmLine(line, origins) {
    const calmed = line.replace(ACTIVE, (sign, target, address) => {
        const href = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .safeHref */ .v7)(target ?? address ?? '', origins);
        if (target !== undefined) {
            return href === undefined ? `]${BREAK}(${calmLine(target, origins)})` : `](${href})`;
        }
        if (address === undefined)
            return sign.replace(/.{6}(?=.)|.$/gu, `$&${BREAK}`);
        return href ?? calmLine(address.replace(':', `:${BREAK}`), origins);
    });
    return calmed.replace(HIDDEN_FENCE, `$&${BREAK}`);
}
//# sourceMappingURL=own-words.js.map

/***/ }),

/***/ 6286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fr: () => (/* binding */ holdsAct),
/* harmony export */   X0: () => (/* binding */ mergeSections),
/* harmony export */   cT: () => (/* binding */ addAct),
/* harmony export */   ek: () => (/* binding */ holdsSection),
/* harmony export */   pe: () => (/* binding */ isSuperseded)
/* harmony export */ });
/* unused harmony export COMMENT_BUDGET */
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8637);
/* harmony import */ var _acts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6575);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7511);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5636);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4340);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3629);
/**
 * One comment, written by any number of jobs. Each job owns a section; whoever writes last composes
 * the whole comment anew from the sections that are there and its own, so that writers converge
 * when each looks again after writing.
 */







/** Room for a comment; the service's own limit is 65,536. */
const COMMENT_BUDGET = 60_000;
/** They may take a third of it; in a smaller comment there are none. */
const ROOM_FOR_WORDS = 30_000;
const NO_WORDS = { title: '', header: '', footer: '' };
/**
 * The comment with `section` in it: replaced when it was there, added otherwise, the others kept.
 * The existing body comes back untouched when it holds this report already, or a newer one.
 * `existing` must be a comment of our own; anything else is treated as if it were not there.
 */
function mergeSections(existing, section, options) {
    const { key, budget = COMMENT_BUDGET } = options;
    const body = existing ?? '';
    const known = (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeMarker */ .rH)(body, key);
    if (known && (isSuperseded(section.state, known) || holdsSection(body, section, key)))
        return body;
    const sections = known?.sections ?? [];
    const head = newestOf([...sections, section.state]).headSha;
    const previousSha = previousOf(known, head);
    const others = (known ? readParts(body, known) : []).filter(({ state }) => state.id !== section.state.id && (state.headSha === head || state.headSha === previousSha));
    const stateLimit = Math.min(4_096, Math.floor(budget / 8));
    const acts = (0,_acts_js__WEBPACK_IMPORTED_MODULE_0__/* .currentActs */ .BJ)(known?.acts ?? [], head);
    return fitParts(others, section, budget, (parts) => {
        const sections = parts.map(({ state }) => state);
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeMarker */ .$N)({ key, sections, previousSha, acts }, stateLimit);
        return compose(parts, head, (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)('\n\n', (0,_acts_js__WEBPACK_IMPORTED_MODULE_0__/* .renderActs */ .aG)(acts), marker), options);
    });
}
/**
 * A comment of ours with one more act in it, else as it stands: whoever acts knows nothing of what the
 * workflow of the gate says around its sections. Untouched when it is no comment of this key.
 */
function addAct(body, act, key) {
    const known = (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeMarker */ .rH)(body, key);
    if (known === undefined || holdsAct(body, act, key))
        return body;
    const { acts: before = [] } = known;
    const acts = (0,_acts_js__WEBPACK_IMPORTED_MODULE_0__/* .currentActs */ .BJ)([...before, act], act.commit);
    const end = (0,_acts_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutActs */ .MQ)(body).trimEnd();
    const above = end.slice(0, end.lastIndexOf('\n')).trimEnd();
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)('\n\n', above, (0,_acts_js__WEBPACK_IMPORTED_MODULE_0__/* .renderActs */ .aG)(acts), (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeMarker */ .$N)({ ...known, acts }));
}
function holdsAct(body, act, key) {
    const known = (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeMarker */ .rH)(body, key)?.acts ?? [];
    const text = JSON.stringify((0,_acts_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeActs */ .az)([act]));
    return known.some((one) => JSON.stringify((0,_acts_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeActs */ .az)([one])) === text);
}
/** Whether `body` holds exactly this report of this section: what a writer verifies afterwards. */
function holdsSection(body, section, key) {
    const found = (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeMarker */ .rH)(body, key)?.sections.find(({ id }) => id === section.state.id);
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
    const badness = ({ state }) => _policy_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .VERDICTS */ .bk.indexOf(state.tally.verdict);
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
    const parsed = (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)((0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .fromBase64Url */ .tP)(encoded));
    const [title, url] = Array.isArray(parsed) ? parsed : [];
    if (typeof title !== 'string')
        return { title: '' };
    return { title, url: typeof url === 'string' ? url : undefined };
}
function compose(parts, head, marker, { origins = [], words, budget = COMMENT_BUDGET }) {
    const { title, header, footer } = budget < ROOM_FOR_WORDS ? NO_WORDS : (words ?? NO_WORDS);
    const isCurrent = ({ state }) => state.headSha === head;
    const [only, ...more] = parts;
    const named = parts.filter(({ title }) => title !== '');
    const blocks = only && more.length === 0
        ? [framed(only, only.text)]
        : named.map((part) => besides(part, isCurrent(part), origins));
    const first = `### ${heading(parts.filter(isCurrent), parts.length, title || 'Policy gate')}`;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)('\n\n', first, header, ...blocks, footer, marker);
}
function heading(current, all, title) {
    const tally = addUp(current.map(({ state }) => state.tally));
    const waiting = all - current.length;
    const sign = tally.green && waiting > 0 ? '⏳' : (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .icon */ .Kk)(tally.verdict, tally.green);
    const rest = waiting > 0 ? ` · waiting for ${waiting} of ${all} jobs` : '';
    return `${sign} ${title}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .headline */ .Pl)(tally)}${rest}`;
}
function addUp(tallies) {
    const verdict = (0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .worst */ .QZ)(tallies.map((tally) => tally.verdict));
    const green = tallies.every((tally) => tally.green);
    const atFault = tallies.filter((tally) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .shares */ .Be)(tally.verdict, verdict));
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
    const encoded = (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .toBase64Url */ ._e)(JSON.stringify([title, url].filter((each) => each !== undefined)));
    return [`<!-- plangate:section ${state.id} ${encoded} -->`, '', text, '', END].join('\n');
}
function besides(part, current, origins) {
    const { tally, headSha } = part.state;
    const sign = current ? (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .icon */ .Kk)(tally.verdict, tally.green) : '⏳';
    const said = current
        ? (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .headline */ .Pl)(tally)
        : `waiting for a result (${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .headline */ .Pl)(tally)} at ${headSha.slice(0, 7)})`;
    const text = !current ? '' : part.text || `Details: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('the job', part.url, origins)}.`;
    if (current && tally.green && part.text !== '')
        return `<details><summary>${sign} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlCode */ .h8)(part.title)}: ${said}</summary>\n${framed(part, text)}\n</details>`;
    return `#### ${sign} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(part.title)}: ${said}\n\n${framed(part, text)}`;
}
//# sourceMappingURL=sections.js.map

/***/ })

};
