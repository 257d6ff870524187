export const id = 2316;
export const ids = [2316,5317,127];
export const modules = {
/***/ 6621:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N1: () => ( renderEvent),
gM: () => ( renderVerdict),
mf: () => ( createProgress),
pd: () => ( renderHead)
});
var _model_doubt_js_15_ = __webpack_require__(49733);
var _archive_describe_js_14_ = __webpack_require__(82591);
var _model_verdict_js_0_ = __webpack_require__(83538);
var _model_status_js_1_ = __webpack_require__(62373);
var _changes_js_2_ = __webpack_require__(30445);
var _words_js_3_ = __webpack_require__(43629);
var _causes_js_4_ = __webpack_require__(83008);
var _markdown_js_5_ = __webpack_require__(70075);
var _occurrences_js_6_ = __webpack_require__(2314);
var _message_text_js_7_ = __webpack_require__(34707);
var _links_js_8_ = __webpack_require__(67713);
var _sentence_js_9_ = __webpack_require__(42251);
var _neutralise_log_js_10_ = __webpack_require__(22195);
var _text_js_11_ = __webpack_require__(74913);
var _verdict_sentence_js_12_ = __webpack_require__(58087);
var _workspace_names_js_13_ = __webpack_require__(88832);
function renderHead(context) {
const { commit, runOptions = [], judgedBy } = context;
const { isLocal = false, byPerson = false } = context;
const where = isLocal ? 'without a service' : `${context.organization} on ${context.hostname}`;
const isOfCommit = !(isLocal && byPerson);
const what = (0,_text_js_11_ .JO)(' ', (0,_links_js_8_ .wH)(context), commit && isOfCommit ? `at ${commit.sha.slice(0, 7)}` : '');
const judge = judgedBy && `judged by ${judgedBy}`;
return (0,_neutralise_log_js_10_ .Bv)((0,_text_js_11_ .JO)(' · ', `Plangate ${context.version}`, where, judge, what), ...(runOptions.length > 0 ? [`Planned with ${runOptions.join(' · ')}`] : []));
}
function renderEvent(event, options = {}) {
const name = 'workspace' in event && options.areSeveral === true ? `${event.workspace}: ` : '';
const stamp = `  ${(0,_text_js_11_ .C7)(event.atMs)} ${name}`;
switch (event.kind) {
case 'archive':
return archiveLines(event.archive, options.repositoryRoot);
case 'version-created':
return (0,_neutralise_log_js_10_ .Bv)(`${stamp}configuration version ${event.versionId} created`);
case 'planning':
return (0,_neutralise_log_js_10_ .Bv)(`▸ ${event.workspace}   planned by ${event.by}`);
case 'uploaded':
return (0,_neutralise_log_js_10_ .Bv)(`${stamp}uploaded`);
case 'run-created':
return (0,_neutralise_log_js_10_ .Bv)(`▸ ${event.workspace}   ${event.runUrl}${event.adopted ? '   (already started: adopted)' : ''}`);
case 'run-found':
return (0,_neutralise_log_js_10_ .Bv)(`▸ ${event.workspace}   ${event.runUrl}   (not started here)`);
case 'run-overridden':
return (0,_neutralise_log_js_10_ .Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} was overridden for these very files; no new run`);
case 'run-reused':
return (0,_neutralise_log_js_10_ .Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} planned these very files for ${event.commit.slice(0, 7)}; no new run`);
case 'progress':
return event.words === _model_status_js_1_ .LV.errored.says ? [] : (0,_neutralise_log_js_10_ .Bv)(`${stamp}${event.words}`);
case 'canceling':
return (0,_neutralise_log_js_10_ .Bv)(`${stamp}canceling ${event.runId}: ${event.why}`);
case 'workspace-decided': {
const { workspace, verdict, plan } = event.result;
const { sign, words } = _words_js_3_ ._G[verdict.word];
const changes = (0,_words_js_3_ .hE)(plan) ? ', no changes' : '';
return (0,_neutralise_log_js_10_ .Bv)(`${sign} ${workspace}   ${words}${changes}   ${(0,_text_js_11_ .C7)(event.atMs)}`);
}
}
}
function archiveLines(archive, repositoryRoot) {
const listed = archive.excluded.filter(({ reason }) => reason !== 'ignored');
const ignored = archive.excluded.length - listed.length;
const files = archive.entries.filter(({ type }) => type === 'file').length;
const words = listed.map(({ path, reason }) => `${path} ${reason}`);
const notSent = (0,_text_js_11_ .JO)(', ', ignored > 0 ? `${(0,_text_js_11_ .ZV)(ignored)} ignored` : '', listed.length > 0 ? `${(0,_text_js_11_ .ZV)(listed.length)} excluded: ${(0,_text_js_11_ .so)(words, 4)}` : '');
const largest = (0,_archive_describe_js_14_ .cz)(archive);
const { uncommitted = [] } = archive;
return (0,_neutralise_log_js_10_ .Bv)('▸ Archive', `  ${shownDirectory(archive.root, repositoryRoot)} → ${(0,_text_js_11_ .rj)(files, 'file')}, ${(0,_text_js_11_ .Xq)(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${notSent && `  (${notSent})`}`, ...(uncommitted.length > 0 ? [`  not committed: ${(0,_text_js_11_ .so)(uncommitted, 4)}`] : []), ...(largest.length > 0 ? ['  The largest files:'] : []), ...largest.map((line) => `    ${line}`), ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`));
}
function shownDirectory(root, repositoryRoot) {
if (repositoryRoot === undefined || !root.startsWith(repositoryRoot))
return root;
const rest = root.slice(repositoryRoot.length).replace(/^[/\\]+/, '');
return rest === '' ? './' : `${rest}/`;
}
const SHOWN_IN_LOG = { closing: 50, others: 10, resources: 10, workspaces: 20, changes: 20 };
const LOGGED_TEXT = { characters: 600, lines: 10 };
function renderVerdict(view) {
const closing = (0,_causes_js_4_ .Yv)(view.causes, view.green).flatMap(({ causes }) => causes);
const causes = [
...firstLines(closing, SHOWN_IN_LOG.closing, ({ length }) => (0,_text_js_11_ .rj)(length, 'more cause'), (cause) => causeLines('✗', cause, view)),
...(0,_causes_js_4_ .jf)(view.causes)
.filter(({ id }) => id !== 'notices')
.flatMap(({ id, noun, causes: some }) => firstLines(some, SHOWN_IN_LOG.others, ({ length }) => (0,_text_js_11_ .rj)(length, `more ${noun}`), (cause) => causeLines(OTHER_SIGNS[id] ?? '!', cause, view))),
];
return (0,_neutralise_log_js_10_ .Bv)('', ...workspaceLines(view), ...(0,_changes_js_2_ .e6)(view, SHOWN_IN_LOG.changes), ...(causes.length > 0 ? ['', ...causes] : []), '', `${(0,_words_js_3_ .Oi)(view.shownVerdict, view.green).sign} Policy gate: ${view.headline}.`, ...view.nextSteps);
}
const OTHER_SIGNS = { accepted: '✓' };
function firstLines(items, limit, restWords, toLines) {
const rest = items.slice(limit);
const shown = items.slice(0, limit).flatMap(toLines);
return rest.length > 0 ? [...shown, `  … and ${restWords(rest)}`] : shown;
}
function workspaceLines(view) {
const shown = (0,_verdict_sentence_js_12_ .Qi)(view.workspaces).slice(0, SHOWN_IN_LOG.workspaces);
const width = Math.min(40, Math.max(...shown.map(({ name }) => name.length)));
const lines = shown.map((workspace) => workspaceLine(workspace, view, width));
const hidden = view.workspaces.length - shown.length;
const green = view.workspaces.filter(({ verdict }) => (0,_model_verdict_js_0_ .gf)(verdict)).length;
if (hidden > 0)
lines.push(`  … and ${(0,_text_js_11_ .rj)(hidden, 'more workspace')}, ${(0,_text_js_11_ .ZV)(Math.min(hidden, green))} of them green`);
return lines;
}
function workspaceLine(workspace, view, width) {
const { verdict, name, runUrl } = workspace;
const { words } = _words_js_3_ ._G[verdict];
const { sign } = (0,_words_js_3_ .Oi)(verdict, (0,_model_verdict_js_0_ .gf)(verdict, view.context.failOn));
const plan = (0,_changes_js_2_ .DO)(workspace);
const changes = plan === '–' ? '' : `   ${plan}`;
const url = runUrl === undefined ? '' : `   ${runUrl}`;
return `${sign} ${(0,_markdown_js_5_ .Ow)(name, 90).padEnd(width)}   ${(0,_words_js_3_ .Gw)(workspace) || words}${changes}${url}`;
}
function causeLines(sign, cause, view) {
const { kind, policy, policySet, message, code } = cause;
const names = (0,_sentence_js_9_ .bo)((0,_workspace_names_js_13_ .c)(cause.workspaces, view));
const where = view.workspaces.length > 1 ? `in ${names}` : '';
const ended = (cause.ended ?? []).map((each) => (0,_markdown_js_5_ .Ow)((0,_sentence_js_9_ .bo)((0,_words_js_3_ .E5)(each, view.context.exceptionsFile)), 400));
if (kind === 'reason' || kind === 'notice') {
const text = (0,_text_js_11_ ._7)((0,_model_doubt_js_15_ .F)({ text: message, code }, (words) => (0,_markdown_js_5_ .Ow)(words, 900)));
return [`  ${sign} ${(0,_text_js_11_ .JO)(': ', (0,_markdown_js_5_ .Ow)(names, 300), text)}`];
}
const baseline = (0,_sentence_js_9_ .bo)((0,_words_js_3_ .v8)(cause.baseline, view.context));
const name = policy === '' ? `policy set ${policySet}` : policy;
const level = policy === '' ? 'could not be evaluated' : (0,_words_js_3_ .je)(cause);
if ((0,_words_js_3_ .oB)(cause)) {
const addresses = cause.occurrences.flatMap((occurrence) => occurrence.addresses);
const named = (0,_text_js_11_ .so)([...new Set(addresses)], 3);
return [`  ${sign} ${inColumns([name, level, where, named, (0,_words_js_3_ .zs)(cause)], 300)}`];
}
const occurrenceLines = (occurrence) => {
const ownWords = (0,_sentence_js_9_ .bo)((0,_words_js_3_ .v8)((0,_occurrences_js_6_ .SU)(occurrence, cause), view.context));
const addresses = (0,_text_js_11_ .so)((0,_occurrences_js_6_ .TY)(occurrence), 5, (one) => (0,_markdown_js_5_ .Ow)(one, 400));
const { lines, rest } = (0,_message_text_js_7_ .VL)(occurrence.messages, LOGGED_TEXT);
const [first = '', ...others] = lines;
const parts = [(0,_words_js_3_ .CP)(occurrence), addresses, first, ownWords];
return [
`  ${inColumns(parts, 2_000)}`,
...[...others, rest].filter(Boolean).map((line) => `      ${line}`),
];
};
const lines = firstLines(cause.occurrences, SHOWN_IN_LOG.resources, _occurrences_js_6_ .cK, occurrenceLines);
const newWord = cause.age === 'new' ? 'new' : '';
const facts = [name, level, where, baseline, newWord, (0,_words_js_3_ .mF)(cause), cause.messageOfAll];
return [
`  ${sign} ${inColumns(facts, 300)}`,
...ended.map((text) => `      ${text}`),
...lines.map((text) => `    ${text}`),
];
}
function inColumns(parts, limit) {
return (0,_text_js_11_ .JO)('   ', ...parts.map((part = '') => (0,_markdown_js_5_ .Ow)(part, limit)));
}
const FIRST = 'finding the workspace';
function createProgress() {
const undecided = new Map();
let decided = 0;
return {
record(event) {
if (event.kind === 'workspace-decided') {
decided++;
undecided.delete(event.result.workspace);
}
const words = event.kind === 'progress' ? event.words : PROGRESS_WORDS[event.kind];
const workspace = 'workspace' in event ? event.workspace : undefined;
if (workspace === undefined || words === undefined)
return;
let endsMs = event.kind === 'progress' ? undecided.get(workspace)?.endsMs : undefined;
if (event.kind === 'run-created' && event.lastDurationMs !== undefined) {
endsMs = event.atMs + event.lastDurationMs;
}
undecided.set(workspace, { words, endsMs });
},
statusLine(nowMs) {
const [only, ...others] = undecided.values();
if (only === undefined)
return decided > 0 ? 'reporting' : FIRST;
if (others.length === 0 && decided === 0) {
const leftMs = only.endsMs === undefined ? 0 : only.endsMs - nowMs;
const left = leftMs > 0 ? ` · about ${(0,_text_js_11_ .C7)(leftMs)} left` : '';
return `${plain(only.words)}${left}`;
}
const workspaces = [...undecided].map(([name, { words }]) => ({ name, words }));
const parts = (0,_text_js_11_ .$z)(workspaces, ({ words }) => words).map((group) => {
const names = (0,_text_js_11_ .so)(group.map(({ name }) => plain(name)));
const which = group.length > MOST_NAMES ? (0,_text_js_11_ .ZV)(group.length) : names;
return `${which} ${plain(group[0].words)}`;
});
return [`${decided} of ${decided + undecided.size} decided`, ...parts].join(', ');
},
};
}
const MOST_NAMES = 2;
function plain(words) {
return (0,_markdown_js_5_ .Ow)((0,_neutralise_log_js_10_ .om)(words), 60);
}
const PROGRESS_WORDS = {
planning: 'planning',
'version-created': 'uploading',
uploaded: 'starting the run',
'run-created': 'pending',
canceling: 'canceling',
};
/***/ }),
/***/ 24834:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
b: () => ( renderTerminal)
});
var node_util_0_ = __webpack_require__(57975);
var _model_doubt_js_16_ = __webpack_require__(49733);
var _model_verdict_js_1_ = __webpack_require__(83538);
var _policy_planned_changes_js_2_ = __webpack_require__(69166);
var _changes_js_3_ = __webpack_require__(30445);
var _words_js_4_ = __webpack_require__(43629);
var _causes_js_5_ = __webpack_require__(83008);
var _markdown_js_6_ = __webpack_require__(70075);
var _occurrences_js_7_ = __webpack_require__(2314);
var _section_words_js_8_ = __webpack_require__(83123);
var _message_text_js_9_ = __webpack_require__(34707);
var _neutralise_log_js_10_ = __webpack_require__(22195);
var _sentence_js_11_ = __webpack_require__(42251);
var _text_js_12_ = __webpack_require__(74913);
var _width_js_15_ = __webpack_require__(80204);
var _verdict_sentence_js_13_ = __webpack_require__(58087);
var _workspace_names_js_14_ = __webpack_require__(88832);
const FEW = 12;
const WHOLE = {
causes: FEW,
others: FEW,
occurrences: 100,
source: true,
workspaces: FEW,
changes: 100,
text: 2_000,
};
const SCREEN_LIMITS = [
{ causes: 8, others: 6, occurrences: 4, source: true, workspaces: 8, changes: 6, text: 600 },
{ causes: 6, others: 3, occurrences: 2, source: true, workspaces: 6, changes: 4, text: 600 },
{ causes: 4, others: 0, occurrences: 1, source: true, workspaces: 4, changes: 3, text: 600 },
{ causes: 3, others: 0, occurrences: 1, source: false, workspaces: 3, changes: 2, text: 300 },
{ causes: 2, others: 0, occurrences: 1, source: false, workspaces: 1, changes: 1, text: 200 },
{ causes: 0, others: 0, occurrences: 0, source: false, workspaces: 1, changes: 0, text: 100 },
];
function renderTerminal(view, screen) {
if (view.workspaces.length <= FEW && view.causes.length <= FEW) {
return Object.values(screenParts(view, WHOLE, screen)).flat();
}
let parts = { workspaces: [], verdict: [], why: [], steps: [] };
for (const limits of SCREEN_LIMITS) {
parts = screenParts(view, limits, screen);
const lines = Object.values(parts).flat();
if (lines.length <= screen.rows)
return lines;
}
return cutToScreen(parts, screen);
}
const BLANK = { indent: 0, parts: [] };
function screenParts(view, limits, screen) {
const wrapped = (...rows) => rows.flatMap((row) => wrap(row, screen));
const others = (0,_causes_js_5_ .jf)(view.causes).filter(({ id, causes }) => causes.length > 0 && id !== 'notices');
return {
workspaces: wrapped(...workspaceRows(view, limits), BLANK),
verdict: wrapped(verdictRow(view)),
why: wrapped(...closingRows(view, limits, screen), ...prominentRows(view, limits), ...others.flatMap((section) => sectionRows(OTHER_TITLES[section.id] ?? (0,_section_words_js_8_ .z)(section), section, limits.others, (cause) => causeBlock(cause, view, limits, { screen }))), ...unshownRows(view, others, limits)),
steps: wrapped(...stepRows(view, screen)),
};
}
const OTHER_TITLES = {
advisory: 'Advisory failures',
};
function cutToScreen(parts, { rows }) {
const verdict = cutLines(parts.verdict, rows);
let left = rows - verdict.length;
const steps = cutLines(parts.steps, Math.min(left, Math.ceil(rows / 3)));
left -= steps.length;
const why = cutLines(parts.why, left);
left -= why.length;
return [...cutLines(parts.workspaces, left), ...verdict, ...why, ...steps];
}
function cutLines(lines, most) {
if (lines.length <= most)
return [...lines];
if (most <= 0)
return [];
const shown = lines.slice(0, most - 1);
return [...shown, `  … and ${(0,_text_js_12_ .rj)(lines.length - shown.length, 'more line')}`];
}
function workspaceRows(view, limits) {
const { workspaces, archives, context } = view;
const shown = (0,_verdict_sentence_js_13_ .Qi)(workspaces).slice(0, limits.workspaces);
const width = Math.min(32, Math.max(0, ...shown.map(({ name }) => (0,_width_js_15_ .qz)(name))));
const plans = shown.map((workspace) => {
const words = (0,_changes_js_3_ .DO)(workspace);
if (words === '–')
return '';
return words === 'no changes' ? words : `plan ${words}`;
});
const planWidth = Math.max(0, ...plans.map(_width_js_15_ .qz));
const rows = shown.map((workspace, index) => {
const { name, verdict, durationMs } = workspace;
const policies = (0,_words_js_4_ .Gw)(workspace) || _words_js_4_ ._G[verdict].words;
const time = durationMs === undefined ? '' : (0,_text_js_12_ .C7)(durationMs);
const green = (0,_model_verdict_js_1_ .gf)(verdict, context.failOn);
const { sign } = (0,_words_js_4_ .Oi)(verdict, green);
const parts = [
{ text: sign, style: green ? 'green' : 'red' },
{
text: ` ${(0,_width_js_15_ .UG)((0,_markdown_js_6_ .Ow)(name, 60), width)}  ${(0,_width_js_15_ .UG)(plans[index] ?? '', planWidth)}  `,
},
{ text: (0,_text_js_12_ .JO)('  ', policies, time) },
];
return { indent: 2, parts };
});
const [archive] = archives;
const sent = archive
? [rowOf(2, soft(`${archive.directory} → ${(0,_text_js_12_ .rj)(archive.files, 'file')} sent`))]
: [];
const more = hiddenRows(2, (0,_text_js_12_ .eQ)(workspaces.length - shown.length, 'more workspace'));
return [...sent, ...rows, ...more];
}
function verdictRow(view) {
const headline = view.headline.charAt(0).toUpperCase() + view.headline.slice(1);
const style = view.green ? 'green' : 'red';
return rowOf(0, { text: `${(0,_words_js_4_ .Oi)(view.shownVerdict, view.green).sign} `, style }, bold((0,_markdown_js_6_ .Ow)(headline, 400)));
}
function sectionRows(title, { causes }, most, blockOf) {
const shown = causes.slice(0, most);
if (shown.length === 0)
return [];
return [
BLANK,
rowOf(2, bold(title)),
...shown.flatMap(blockOf),
...hiddenCauseRows(causes, shown),
];
}
function closingRows(view, limits, screen) {
const sections = (0,_causes_js_5_ .Yv)(view.causes, view.green);
const withSource = limits.source
? sections
.flatMap(({ causes }) => causes)
.find(({ occurrences: [first] }) => first.excerpt !== undefined)
: undefined;
return sections.flatMap((section) => {
const title = plainLine((0,_section_words_js_8_ .G)(section, view), 300);
const rows = sectionRows(title, section, limits.causes, (cause) => causeBlock(cause, view, limits, { screen, showsSource: cause === withSource }));
return rows.length > 0
? rows
: [rowOf(2, bold(title), { text: `: ${causeNames(section.causes)}` })];
});
}
function hiddenCauseRows(causes, shown) {
const hidden = causes.slice(shown.length);
if (hidden.length === 0)
return [];
const more = soft(`… and ${(0,_text_js_12_ .rj)(hidden.length, 'more cause')}`);
const names = causeNames(hidden);
return [rowOf(2, more, { text: names && `: ${names}` })];
}
function causeNames(causes) {
return (0,_text_js_12_ .so)([...new Set(causes.map((cause) => (0,_markdown_js_6_ .Ow)((0,_words_js_4_ .pQ)(cause), 120)))]);
}
function causeBlock(cause, view, limits, { screen, showsSource = false }) {
const { kind, policy, policySet, message, code } = cause;
const where = view.workspaces.length > 1 ? plainLine((0,_workspace_names_js_14_ .c)(cause.workspaces, view), 300) : '';
if (kind === 'reason' || kind === 'notice') {
const text = (0,_text_js_12_ ._7)((0,_model_doubt_js_16_ .F)({ text: message, code }, (words) => (0,_markdown_js_6_ .Ow)(words, limits.text)));
const name = where || (0,_text_js_12_ .so)(cause.workspaces, 2, (one) => (0,_markdown_js_6_ .Ow)(one, 60));
return [rowOf(2, signOf(cause), { text: (0,_text_js_12_ .JO)(': ', name, text) })];
}
const facts = (0,_text_js_12_ .JO)(' · ', policy === '' ? 'could not be evaluated' : (0,_markdown_js_6_ .Ow)(policySet, 60), where, plainLine((0,_words_js_4_ .v8)(cause.baseline, view.context), 80), cause.age === 'new' ? 'new' : '', (0,_words_js_4_ .oB)(cause) ? (0,_markdown_js_6_ .Ow)((0,_words_js_4_ .zs)(cause), 200) : '', 
cause.overrideBy === undefined ? '' : (0,_markdown_js_6_ .Ow)((0,_words_js_4_ .mF)(cause), 300));
const told = (0,_words_js_4_ .oB)(cause)
? cause.occurrences.filter(({ addresses }) => addresses.length > 0)
: cause.occurrences;
const shown = told.slice(0, limits.occurrences);
const hidden = told.slice(limits.occurrences);
const rows = shown.flatMap((occurrence, index) => occurrenceRows(occurrence, limits.text, screen, showsSource && index === 0));
const name = policy === '' ? `policy set ${(0,_markdown_js_6_ .Ow)(policySet, 80)}` : (0,_markdown_js_6_ .Ow)(policy, 80);
const ofAll = (0,_message_text_js_9_ .VL)([cause.messageOfAll], textLimits(limits.text)).lines;
const ended = (cause.ended ?? []).map((each) => plainLine((0,_words_js_4_ .E5)(each, view.context.exceptionsFile), 300));
return [
rowOf(2, signOf(cause), bold(name), soft(`  ${facts}`)),
...[...ended, ...ofAll].map((text) => rowOf(6, { text })),
...rows,
...hiddenRows(6, (0,_occurrences_js_7_ .cK)(hidden)),
];
}
function signOf({ severity, blocks }) {
if (blocks || severity === 'blocks' || severity === 'needs-override')
return { text: '✗ ', style: 'red' };
return severity === 'warns' ? { text: '! ', style: 'yellow' } : { text: '· ', style: 'dim' };
}
function plainLine(sentence, limit) {
return (0,_markdown_js_6_ .Ow)((0,_sentence_js_11_ .bo)(sentence), limit);
}
const textLimits = (text) => ({ characters: text, lines: Math.ceil(text / 40) });
function occurrenceRows(occurrence, textLimit, screen, showsSource) {
const addresses = (0,_text_js_12_ .so)((0,_occurrences_js_7_ .TY)(occurrence), 3, (one) => (0,_markdown_js_6_ .Ow)(one, 200));
const { lines, rest } = (0,_message_text_js_9_ .VL)(occurrence.messages, textLimits(Math.min(600, textLimit)));
const [message = '', ...below] = [...lines, rest].filter(Boolean);
const place = (0,_markdown_js_6_ .Ow)((0,_words_js_4_ .CP)(occurrence), 200);
const { excerpt, location } = occurrence;
const whole = (text) => ({ text, isWhole: true });
if (!showsSource || excerpt === undefined || location === undefined) {
const said = (0,_text_js_12_ .JO)(': ', addresses, message);
const named = whole(addresses !== '' && message !== '' ? `${addresses}: ` : addresses);
const isNarrow = place !== '' && (0,_width_js_15_ .qz)(place) + (0,_width_js_15_ .qz)(said) + 8 > screen.columns;
const first = isNarrow
? [rowOf(6, whole(place)), rowOf(6, named, { text: message })]
: [rowOf(6, whole(place && `${place}  `), named, { text: message })];
return [...first, ...below.map((text) => rowOf(8, { text }))];
}
const source = sourceRows(excerpt, location.startLine, screen);
const marked = [`▲ ${message}`, ...below.map((text) => `  ${text}`)];
const isNarrow = (0,_width_js_15_ .qz)(place) + (0,_width_js_15_ .qz)(addresses) + 8 > screen.columns;
const head = isNarrow
? [rowOf(6, whole(place)), rowOf(6, whole(addresses))]
: [rowOf(6, whole(`${place}  `), whole(addresses))];
return [
...head,
...source.rows,
...marked.map((text) => rowOf(8, soft(source.gutter), { text, style: 'red' })),
];
}
function sourceRows({ lines, at }, startLine, screen) {
const width = String(startLine - at + lines.length).length;
const columns = Math.max(20, screen.columns - width - 12);
const rows = lines.slice(Math.max(0, at - 1), at + 1).map((line, index, shown) => {
const isAtFault = index === shown.length - 1;
const number = isAtFault ? startLine : startLine - 1;
const code = (0,_width_js_15_ .ZU)(line.replaceAll('\t', '  '), columns);
const gutter = `${String(number).padStart(width)} │ `;
return rowOf(8, soft(gutter), isAtFault ? bold(code) : { text: code });
});
return { rows, gutter: `${' '.repeat(width)} │ ` };
}
function prominentRows(view, limits) {
const prominent = (0,_changes_js_3_ .KP)(view);
if (prominent.length === 0)
return [];
const numbersOf = (actions) => {
const words = actions.map((action) => {
const number = prominent.filter((change) => change.action === action).length;
return number > 0 ? (0,_changes_js_3_ .D6)(action, number) : '';
});
return (0,_text_js_12_ .JO)(', ', ...words);
};
const destroyed = numbersOf(['delete', 'replace']);
const title = (0,_text_js_12_ .JO)('; ', destroyed && `Destroyed or replaced: ${destroyed}`, numbersOf(['forget', 'invoke']));
const shown = prominent.slice(0, limits.changes).map((change) => {
const fileLine = (0,_words_js_4_ .CP)(change);
const reason = change.action === 'replace' ? (0,_changes_js_3_ .NL)(change) : (0,_changes_js_3_ .ff)(change);
const why = (0,_markdown_js_6_ .Ow)((0,_sentence_js_11_ .bo)(reason), 160);
const parts = [
{ text: `${_changes_js_3_ .mX[change.action]} `, style: 'red' },
{ text: `${(0,_markdown_js_6_ .Ow)(change.address, 200)}  `, isWhole: true },
{ text: fileLine && `${(0,_markdown_js_6_ .Ow)(fileLine, 200)}  `, isWhole: true },
soft(why),
];
return rowOf(2, ...parts);
});
const hidden = prominent.length - shown.length;
const more = hiddenRows(2, hidden > 0 ? `${(0,_text_js_12_ .ZV)(hidden)} more` : '');
return [BLANK, rowOf(2, bold(title)), ...shown, ...more];
}
function unshownRows(view, others, limits) {
const changes = (0,_changes_js_3_ .fs)(view);
const ordinary = changes.filter(({ action }) => !(0,_policy_planned_changes_js_2_ .jR)(action)).length;
const noun = ordinary === changes.length ? 'change' : 'other change';
const unshown = limits.others === 0 ? others : [];
const parts = unshown.map((section) => `▸ ${(0,_section_words_js_8_ .z)(section)}: ${causeNames(section.causes)}`);
if (ordinary > 0)
parts.unshift(`▸ ${(0,_text_js_12_ .rj)(ordinary, noun)}`);
return parts.length === 0 ? [] : [BLANK, rowOf(2, soft(parts.join('   ')))];
}
function stepRows({ nextSteps }, { columns }) {
if (nextSteps.length === 0)
return [];
const steps = nextSteps.slice(0, 5).map((step) => (0,_markdown_js_6_ .Ow)(step, 3_000));
const shown = columns < NARROW ? steps.map((step) => withoutLongAddresses(step, columns - 4)) : steps;
return [BLANK, ...shown.map((text) => rowOf(2, { text }))];
}
const NARROW = 60;
function withoutLongAddresses(step, width) {
return step.replaceAll(/ \(https?:\/\/[^\s()]+\)/g, (address) => (0,_width_js_15_ .qz)(address) > width ? '' : address);
}
function hiddenRows(indent, words) {
return words === '' ? [] : [rowOf(indent, soft(`… and ${words}`))];
}
function rowOf(indent, ...parts) {
return { indent, parts };
}
function bold(text) {
return { text, style: 'bold' };
}
function soft(text) {
return { text, style: 'dim' };
}
function wrap({ indent, parts }, screen) {
const words = parts.flatMap(({ text, style, isWhole }) => (0,_neutralise_log_js_10_ .om)(text)
.split(/(?<= )(?=[^ ])/)
.map((word) => ({ text: word, style, isWhole })));
const lines = [[]];
let used = indent;
for (const word of words) {
const isFirst = lines.at(-1)?.length === 0;
if (!isFirst && used + (0,_width_js_15_ .qz)(word.text.trimEnd()) > screen.columns) {
lines.push([]);
used = indent + 2;
word.text = (0,_neutralise_log_js_10_ .om)(word.text);
}
const width = (0,_width_js_15_ .qz)(word.text.trimEnd());
const isWhole = word.isWhole === true || word.text.includes('://') || width <= screen.columns - used;
const text = isWhole ? word.text : (0,_width_js_15_ .ZU)(word.text, screen.columns - used);
lines.at(-1)?.push({ ...word, text });
used += (0,_width_js_15_ .qz)(text);
}
return lines.map((pieces, index) => {
const start = pieces.length === 0 ? '' : ' '.repeat(indent + (index > 0 ? 2 : 0));
return start + applyStyles(pieces, screen).trimEnd();
});
}
function applyStyles(pieces, screen) {
const runs = [];
for (const piece of pieces) {
const last = runs.at(-1);
if (last !== undefined && last.style === piece.style)
last.text += piece.text;
else
runs.push({ ...piece });
}
return runs
.map(({ text, style }) => {
const safe = (0,_neutralise_log_js_10_ .om)(text);
if (!screen.colour || style === undefined)
return safe;
return (0,node_util_0_.styleText)(style, safe, { validateStream: false });
})
.join('');
}
/***/ })
};
