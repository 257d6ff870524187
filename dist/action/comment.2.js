export const id = 7077;
export const ids = [7077];
export const modules = {
/***/ 7077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Xb: () => ( SUMMARY_BUDGET_BYTES),
d3: () => ( renderCheck),
Br: () => ( renderSummary),
z4: () => ( toSection)
});
var markdown = __webpack_require__(75);
var report_budget = __webpack_require__(5439);
var report_causes = __webpack_require__(3008);
var approval_words = __webpack_require__(521);
var report_links = __webpack_require__(7713);
var message_text = __webpack_require__(4707);
var report_occurrences = __webpack_require__(2314);
var sentence = __webpack_require__(2251);
var report_text = __webpack_require__(4913);
var section_words = __webpack_require__(3123);
var words = __webpack_require__(3629);
var workspace_names = __webpack_require__(8832);
;// CONCATENATED MODULE: ./build/src/report/cause-list.js
const LISTED_TEXT = { characters: 240, lines: 6 };
const VISIBLE_OCCURRENCES = [5, 3, 2, 1];
const FOLDED_OCCURRENCES = 100;
function occurrencesPerCause(view, budget) {
const causes = closingCauses(view);
const fits = (most) => {
const items = (0,report_budget.oW)(budget.unpaidCopy(), causes, (cause) => causeItem(cause, view, { most, isClosing: true }));
return items.length === causes.length;
};
return VISIBLE_OCCURRENCES.find(fits) ?? 1;
}
function closingCauses(view) {
return (0,report_causes.Yv)(view.causes, view.green).flatMap(({ causes }) => causes);
}
function closingBlock(view, budget, most) {
const sections = (0,report_causes.Yv)(view.causes, view.green);
const blocks = sections.map((section, index) => {
const below = sections.slice(index + 1).flatMap(({ causes }) => causes).length;
const shareBelow = below / (below + section.causes.length);
return sectionBlock(section, view, budget.part(1 - shareBelow / 2), most);
});
return {
text: (0,report_text.JO)('\n\n', ...blocks.map(({ text }) => text)),
missing: blocks.reduce((sum, { missing }) => sum + missing, 0),
};
}
function sectionBlock(section, view, budget, most) {
const { causes } = section;
const render = (cause) => causeItem(cause, view, { most, isClosing: true });
const heading = (0,markdown.eu) `#### ${(0,sentence.l6)((0,section_words.G)(section, view))}`;
if (!budget.tryTake(heading))
return { text: otherNamesLine(causes, budget), missing: causes.length };
const items = (0,report_budget.oW)(budget.part(0.7), causes, render);
const others = causes.slice(items.length);
const otherItems = (0,report_budget.oW)(budget.unpaidCopy(), others, render);
if (otherItems.length === others.length) {
items.push(...(0,report_budget.oW)(budget, otherItems, report_text.Cv));
}
const unnamed = causes.slice(items.length);
const names = unnamed.length > 0 ? otherNamesLine(unnamed, budget) : '';
const text = (0,report_text.JO)('\n\n', heading, (0,report_text.JO)('\n', ...items), names);
return { text, missing: causes.length - items.length };
}
function otherNamesLine(causes, budget) {
const names = [...new Set(causes.map(({ policy, policySet }) => policy || policySet))].filter(Boolean);
const othersWords = (number) => (0,markdown.eu) `${(0,report_text.xZ)(number)} more, named in the summary`;
if (names.length === 0)
return '';
if (!budget.tryTake((0,markdown.eu) `Also failed: and ${othersWords(names.length)}.`))
return '';
const shown = (0,report_budget.oW)(budget, names, (name) => (0,markdown.SS)(name, 80));
const missing = names.length - shown.length;
const others = missing > 0 ? othersWords(missing) : '';
return (0,markdown.eu) `Also failed: ${(0,report_text.JO)(' and ', (0,report_text.JO)(', ', ...shown), others)}.`;
}
function otherFolds(view, budget) {
return (0,report_causes.jf)(view.causes).map((section) => {
const { id, causes, noun } = section;
const title = (0,markdown.eu) `${FOLD_ICONS[id] ?? '⚠️'} ${(0,section_words.z)(section)}`;
const block = (0,report_budget.I2)(budget, { title }, causes, (cause) => causeItem(cause, view, { most: FOLDED_OCCURRENCES, isClosing: false }));
return { ...block, id, noun };
});
}
const FOLD_ICONS = {
accepted: '☑️',
notices: 'ℹ️',
};
function causeItem(cause, view, { most, isClosing }) {
const { kind, policy } = cause;
if (kind === 'reason' || kind === 'notice')
return sentenceItem(cause, view);
const name = (0,markdown.SS)(policy || cause.policySet, 120);
const called = policy === '' ? (0,markdown.eu) `Policy set ${name}` : name;
const title = isClosing || policy === '' ? (0,markdown.eu) `**${called}**` : called;
const described = (0,sentence.DP)((0,markdown.eu) ` — `, title, descriptionOf(cause));
const head = (0,sentence.DP)((0,markdown.eu) ` · `, described, ...causeFacts(cause, view, isClosing));
return (0,sentence.SP)({
words: (0,sentence.DP)((0,words.oB)(cause) ? (0,markdown.eu) ` · ` : (0,markdown.eu) `: `, head, messageWords([cause.messageOfAll])),
children: [...endedItems(cause, view), ...occurrenceItems(cause, view, most)],
});
}
function sentenceItem(cause, view) {
const { kind, message, code } = cause;
const icon = kind === 'notice' ? '' : words._G[(0,words.He)(cause)].icon;
const where = kind === 'notice' ? (0,workspace_names.c)(cause.workspaces, view) : runsOf(cause, view);
const text = (0,sentence.vn)('text', message, kind === 'notice' ? 400 : 900);
const remedy = (0,markdown.sF)(code);
const head = icon === '' ? where : (0,sentence.MZ) `${icon} ${where}`;
return (0,sentence.SP)({
words: (0,sentence.DP)((0,markdown.eu) ` `, (0,sentence.MZ) `${head}:`, text, remedy),
});
}
const MOST_RUNS = 5;
function runsOf({ runs, workspaces }, view) {
if (workspaces.length > MOST_RUNS)
return (0,workspace_names.c)(workspaces, view);
const urls = new Map(runs.map(({ workspace, runUrl }) => [workspace, runUrl]));
const links = workspaces.map((name) => {
const code = (0,sentence.vn)('code', name, 60);
const href = (0,markdown.v7)(urls.get(name) ?? '', (0,report_links.qL)(view.context));
return href === undefined ? code : (0,sentence.uQ)(code, href);
});
return (0,report_text.Z)(links);
}
function messageWords(messages) {
const { lines, rest } = (0,message_text.VL)(messages, LISTED_TEXT);
return (0,report_text.JO)('<br>', ...lines.map((line) => (0,markdown.CS)(line, Infinity)), rest);
}
function descriptionOf({ description = '', message }) {
return description === message ? '' : (0,markdown.CS)(description, 160);
}
function causeFacts(cause, view, isClosing) {
const { kind, policySet, policy, level } = cause;
return [
policySet === '' || policy === '' ? '' : (0,markdown.SS)(policySet, 80),
kind === 'run-task' ? (0,markdown.eu) `run task` : '',
kind === 'diagnostic' ? (0,markdown.eu) `${(0,words.uB)(cause)}` : '',
level === 'advisory' && isClosing ? (0,markdown.eu) `advisory` : '',
level === 'unknown' && kind === 'undecided' ? (0,markdown.eu) `unknown level` : '',
statusUnlessObvious(cause),
view.workspaces.length > 1 ? (0,workspace_names.c)(cause.workspaces, view) : '',
(0,words.v8)(cause.baseline, view.context),
cause.age === 'new' ? (0,markdown.eu) `🆕` : '',
isClosing ? overridersFact(cause) : '',
cause.todo?.kind === 'fix-policies' && cause.own !== true
? (0,markdown.eu) `nothing in this pull request is at fault`
: '',
cause.helpUrl ? (0,markdown.nf)('how to fix', cause.helpUrl, [cause.helpUrl]) : '',
];
}
function statusUnlessObvious(cause) {
if ((0,words.oB)(cause))
return (0,words.Vk)(cause);
const isOfWholeSet = cause.policy === '';
if (cause.status === 'failed' || cause.kind === 'diagnostic' || isOfWholeSet)
return '';
return (0,markdown.eu) `${words.ly[cause.status]}`;
}
const codePart = (text) => (0,sentence.vn)('code', text, 80);
function overridersFact({ overrideBy, guard, approval }) {
if (approval !== undefined)
return (0,approval_words.e4)(approval);
if (overrideBy === undefined)
return '';
const who = overrideBy.length > 0 ? (0,report_text.J4)(overrideBy.map(codePart), 4) : (0,sentence.MZ) `nobody`;
return (0,sentence.MZ) `who may ${guard === true ? 'approve' : 'override'}: ${who}`;
}
function endedItems({ ended = [] }, { context }) {
return ended.map((each) => ({ words: (0,words.E5)(each, context.exceptionsFile) }));
}
function occurrenceItems(cause, view, most) {
const { occurrences } = cause;
const shown = occurrences.slice(0, most);
const groups = (0,report_text.$z)(shown, ({ messages, noun }) => [noun, messages]);
const items = groups.map((alike) => ({ words: occurrenceLine(alike, cause, view) }));
const hidden = occurrences.slice(most);
if (hidden.length > 0)
items.push({ words: (0,sentence.MZ) `and ${moreWords(hidden, cause)}` });
return items;
}
function moreWords(hidden, { occurrences }) {
const isMixed = new Set(occurrences.map(({ noun }) => noun)).size > 1;
return isMixed ? (0,report_occurrences.cK)(hidden) : (0,markdown.eu) `${(0,report_text.ZV)(hidden.length)} more`;
}
const MOST_ADDRESSES = 4;
function occurrenceLine(alike, cause, view) {
const [first] = alike;
const message = messageWords(first.messages);
if (alike.length === 1) {
const place = placeWords(first, view);
const addresses = (0,report_occurrences.TY)(first, LISTED_TEXT.characters);
const codes = addresses.map((address) => (0,markdown.SS)(address, 200));
const named = (0,report_text.JO)('', ...(0,report_text.Z)(codes, MOST_ADDRESSES));
const said = (0,report_text.JO)(': ', named, message);
const what = (0,report_text.JO)(' ', place, said) || (0,markdown.eu) `–`;
return (0,sentence.DP)((0,markdown.eu) ` · `, what, ...occurrenceFacts(first, cause, view));
}
const byFile = (0,report_text.$z)(alike, ({ location }) => location?.path);
const places = byFile.flat().map((occurrence, index, all) => {
const codes = occurrence.addresses.map((address) => (0,markdown.SS)(address, 200));
const named = (0,report_text.JO)('', ...(0,report_text.Z)(codes, MOST_ADDRESSES));
const what = (0,report_text.JO)(' ', placeWords(occurrence, view, all[index - 1]), named) || (0,markdown.eu) `–`;
const numbers = new Set(alike.map(({ workspaces }) => workspaces.length));
const facts = occurrenceFacts(occurrence, cause, view, numbers.size === 1);
const inBrackets = (0,sentence.DP)((0,markdown.eu) `, `, ...facts);
return inBrackets === '' ? what : (0,sentence.MZ) `${what} (${inBrackets})`;
});
const list = (0,sentence.DP)((0,markdown.eu) `, `, ...places);
const each = inEach(alike, cause, view);
return (0,sentence.DP)((0,markdown.eu) `, `, (0,sentence.DP)((0,markdown.eu) `: `, message, list), each);
}
function inEach(alike, { workspaces }, view) {
const [first, ...others] = alike.map((occurrence) => occurrence.workspaces.length);
const areAlike = others.every((number) => number === first);
if (first === undefined || !areAlike || view.workspaces.length < 2)
return '';
return first < workspaces.length ? (0,sentence.MZ) `each in ${(0,report_text.jK)(first)}` : '';
}
function placeWords(occurrence, view, before) {
const { location, permalink } = occurrence;
const fileLine = (0,words.CP)(occurrence);
const isInSameFile = location !== undefined && location.path === before?.location?.path;
const shown = isInSameFile ? `:${location.startLine}` : fileLine;
return fileLine && (0,markdown.nf)((0,markdown.SS)(shown), permalink, (0,report_links.qL)(view.context));
}
function occurrenceFacts(occurrence, cause, view, areWorkspacesSaid = false) {
const isNew = occurrence.age === 'new' && cause.age !== 'new';
const isInFewerWorkspaces = occurrence.workspaces.length < cause.workspaces.length;
const isWithoutResource = occurrence.addresses.length === 0 &&
occurrence.location === undefined &&
cause.kind === 'policy' &&
cause.policy !== '' &&
cause.remedy === undefined;
return [
isWithoutResource ? (0,markdown.eu) `names no resource` : '',
isInFewerWorkspaces && !areWorkspacesSaid ? (0,workspace_names.c)(occurrence.workspaces, view) : '',
(0,words.v8)((0,report_occurrences.SU)(occurrence, cause), view.context),
isNew ? (0,markdown.eu) `🆕` : '',
];
}
function messageFolds(view, budget, limits) {
const notWhole = closingCauses(view).filter((cause) => cause.policy + cause.policySet !== '' &&
(cause.occurrences.length > limits.listed || unlistedText(cause).length > 0));
const folds = (0,report_budget.oW)(budget, notWhole, (cause) => messageFold(cause, view, limits));
return { text: (0,report_text.JO)('\n\n', ...folds), missing: notWhole.length - folds.length };
}
const isListedWhole = (messages) => (0,message_text.g6)(messages, LISTED_TEXT);
function unlistedText(cause) {
const { message } = cause;
const output = (0,report_occurrences.c0)(cause, isListedWhole);
const isInOutput = output.some((text) => text.includes(message));
return isListedWhole([message]) || isInOutput ? output : [message, ...output];
}
function messageFold(cause, view, { listed, messageLimit }) {
const unlisted = cause.occurrences.slice(listed);
const texts = unlistedText(cause);
const content = (0,report_text.JO)(' and ', (0,report_occurrences.cK)(unlisted), texts.length > 0 ? 'what it printed' : '');
const budget = (0,report_budget.yK)(messageLimit * 2, (line) => line.length);
const lines = (0,report_budget.oW)(budget, unlisted, (occurrence) => (0,sentence.SP)({ words: occurrenceLine([occurrence], cause, view) }));
const hidden = unlisted.slice(lines.length);
if (hidden.length > 0)
lines.push((0,markdown.eu) `- … and ${moreWords(hidden, cause)}`);
return (0,report_text.JO)('\n\n', (0,markdown.eu) `<details><summary>${(0,markdown.h8)(cause.policy || cause.policySet, 120)}: ${content}</summary>`, (0,report_text.JO)('\n', ...lines), texts.length === 0 ? '' : (0,markdown.EU)((0,message_text.Lo)(texts, messageLimit)), '</details>');
}
function policyTotals(view) {
const sections = (0,report_causes.Yv)(view.causes, view.green);
const numberIn = (...ids) => (0,words.kC)(sections
.filter(({ id }) => ids.includes(id))
.flatMap(({ causes }) => causes)
.filter(({ kind }) => kind !== 'reason'));
const [advisory] = (0,report_causes.jf)(view.causes);
const counts = [
[numberIn('must-fix'), view.green ? (0,markdown.eu) `failed` : (0,markdown.eu) `to fix`],
[numberIn('overridable', 'own-policies'), (0,markdown.eu) `to override`],
[numberIn('guarded'), (0,markdown.eu) `to approve`],
[numberIn('unjudged'), (0,markdown.eu) `not judged`],
[(0,words.kC)(advisory?.causes ?? []), (0,markdown.eu) `advisory`],
];
return (0,report_text.JO)(', ', ...counts.map(([number, words]) => number > 0 ? (0,markdown.eu) `${(0,report_text.ZV)(number)} ${words}` : ''));
}
var report_changes = __webpack_require__(445);
var marker = __webpack_require__(4340);
var places = __webpack_require__(5342);
var sections = __webpack_require__(6286);
var verdict_sentence = __webpack_require__(8087);
var model_verdict = __webpack_require__(3538);
;// CONCATENATED MODULE: ./build/src/report/workspace-table.js
function tableHead({ context }) {
const { ownPolicies = [], hostname, isLocal = false } = context;
const own = (0,report_text.JO)(', ', ...ownPolicies.map((source) => (0,markdown.SS)(source, 60)));
if (isLocal)
return (0,markdown.eu) `| | Workspace | Plan | ${own || 'Policies'} |\n|---|---|---|---|`;
if (ownPolicies.length === 0) {
return (0,markdown.eu) `| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|`;
}
const service = hostname === HCP_TERRAFORM_HOST ? (0,markdown.eu) `HCP Terraform` : (0,markdown.SS)(hostname, 60);
return (0,markdown.eu) `| | Workspace | Plan | ${service} | ${own} | Run |\n|---|---|---|---|---|---|`;
}
const HCP_TERRAFORM_HOST = 'app.terraform.io';
const OPEN_ROWS = 12;
function workspaceTable(view, budget) {
const byName = [...view.workspaces].sort((one, other) => (0,report_text.UF)(one.name, other.name));
const sorted = (0,verdict_sentence.Qi)(byName);
const head = tableHead(view);
const toRow = (workspace) => workspaceRow(workspace, view);
if (sorted.length > OPEN_ROWS) {
const title = (0,markdown.eu) `${(0,report_text.jK)(sorted.length)}: ${verdictTotals(sorted)}`;
return (0,report_budget.I2)(budget, { title, head }, sorted, toRow);
}
if (sorted.length === 0 || !budget.tryTake(head))
return { text: '', missing: sorted.length };
const rows = (0,report_budget.oW)(budget, sorted, toRow);
return { text: (0,report_text.JO)('\n', head, ...rows), missing: sorted.length - rows.length };
}
function verdictTotals(sorted) {
const totals = (0,report_text.$z)(sorted, ({ verdict }) => verdict).map((alike) => (0,markdown.eu) `${(0,report_text.ZV)(alike.length)} ${(0,words.U_)(alike[0].verdict, alike.length)}`);
return (0,report_text.JO)(', ', ...totals);
}
function workspaceRow(workspace, view) {
const { verdict } = workspace;
const none = (0,model_verdict.gf)(verdict) ? 'no policies' : words._G[verdict].words;
const plan = (0,report_changes.DO)(workspace, (text) => (0,markdown.eu) `**${text}**`);
return tableRow((0,markdown.eu) `${(0,words.Oi)(verdict, (0,model_verdict.gf)(verdict, view.context.failOn)).icon}`, (0,markdown.SS)(workspace.name, 90), (0,report_text.JO)('<br>', plan, costWords(workspace.cost?.deltaMonthly)), ...policyCells(workspace, view, (0,markdown.eu) `${none}`), ...(view.context.isLocal === true ? [] : [(0,report_links.ut)(workspace, view.context) || (0,markdown.eu) `–`]));
}
function tableRow(...cells) {
return (0,markdown.eu) `| ${(0,report_text.JO)(' | ', ...cells)} |`;
}
function policyCells(workspace, { context }, none) {
const strong = (words) => (0,markdown.eu) `**${words}**`;
const { ownPolicies = [], isLocal = false } = context;
if (isLocal || ownPolicies.length === 0) {
return [(0,words.Gw)(workspace, strong) || none];
}
const { own, others } = workspace.countsBySource;
return [others, own].map((counts) => (0,words.Gw)(counts, strong) || none);
}
function costWords(delta) {
if (delta === undefined || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(delta))
return '';
const value = Number(delta);
if (value === 0)
return '';
return (0,markdown.eu) `${value > 0 ? '+' : '−'}${(0,markdown.g5)(Math.abs(value).toFixed(2))} USD a month`;
}
function comparePassed(one, other) {
const hasPassed = (results) => results.every(({ status }) => status === 'passed');
return Number(hasPassed(one)) - Number(hasPassed(other));
}
function resultsFold(view, budget) {
const name = ({ policySet, policy }) => `${policySet}\n${policy}`;
const rows = (0,words.px)(view.results).sort((one, other) => comparePassed(one, other) || (0,report_text.UF)(name(one[0]), name(other[0])));
const head = (0,markdown.eu) `| Policy | Level | Result | Workspaces |\n|---|---|---|---|`;
const title = (0,markdown.eu) `${rows.length > 1 ? 'All ' : ''}${(0,report_text.xZ)(rows.length)}`;
return (0,report_budget.I2)(budget, { title, head }, rows, policyRow);
}
function policyRow(results) {
const [{ policySet, policy }] = results;
const set = policySet === '' ? '' : (0,markdown.eu) `<br><sub>${(0,markdown.SS)(policySet, 80)}</sub>`;
const alike = (0,report_text.$z)(results, ({ level, status, word }) => [
level,
status,
status === 'unknown' && word,
]);
alike.sort(comparePassed);
const lines = (lineOf) => (0,report_text.JO)('<br>', ...alike.map(lineOf));
return tableRow((0,markdown.eu) `${(0,markdown.SS)(policy, 120)}${set}`, lines(([{ level }]) => (0,markdown.eu) `${(0,words.s2)(level)}`), lines(([{ status, word = '' }]) => status === 'unknown' ? (0,markdown.eu) `unknown ${(0,markdown.SS)(word, 40)}` : (0,markdown.eu) `${status}`), lines((group) => {
const workspaceNames = [...new Set(group.map(({ workspace }) => workspace))];
const names = workspaceNames.slice(0, 3).map((name) => (0,markdown.SS)(name, 60));
const rest = workspaceNames.length - names.length;
return (0,sentence.l6)((0,report_text.Z)(rest > 0 ? [...names, (0,markdown.eu) `${(0,report_text.ZV)(rest)} more`] : names));
}));
}
;// CONCATENATED MODULE: ./build/src/report/comment.js
const LONGEST_SECTION = 40_000;
function toSection(view) {
return {
title: (0,report_text.so)((0,marker.C_)(view), 3, (name) => (0,markdown.Ow)(name, 60)),
url: view.context.job?.url,
state: toSectionState(view),
key: view.key,
origins: (0,report_links.qL)(view.context),
render: (budget) => renderSection(view, budget),
};
}
function renderSection(view, budget) {
const units = Math.min(LONGEST_SECTION, budget);
return renderShortBody(view, units, Math.min(4_000, Math.floor(units / 10)));
}
const CHECK_BUDGET = 60_000;
function renderCheck(view, budget = CHECK_BUDGET) {
return {
title: (0,markdown.$Q)(checkTitle(view), 250),
summary: renderShortBody(view, budget, 4_000, bytesOf),
};
}
function checkTitle(view) {
const { headline, causes, green } = view;
const title = green ? '' : (0,markdown.Ow)((0,words.en)(causes, true), 230);
if (title === '')
return `${headline.charAt(0).toUpperCase()}${headline.slice(1)}`;
return `${(0,verdict_sentence.Mb)((0,verdict_sentence.q2)(view))} ${title}`;
}
const bytesOf = (text) => Buffer.byteLength(text);
function renderShortBody(view, budget, messageLimit, measure = (text) => text.length) {
const { context } = view;
const wholeReport = (0,markdown.eu) `the ${(0,markdown.nf)('job summary', context.job?.url, (0,report_links.qL)(context))}`;
return renderBody(view, { budget, measure, wholeReport, messageLimit, listsAll: false });
}
const SUMMARY_BUDGET_BYTES = 1_000_000;
function renderSummary(view, budgetBytes = SUMMARY_BUDGET_BYTES) {
const heading = (0,markdown.eu) `### ${(0,verdict_sentence.Mb)((0,verdict_sentence.q2)(view))} Policy gate: ${(0,sentence.l6)(view.heading)}\n\n`;
const budget = budgetBytes - bytesOf(heading) - 1;
if (budget < 0)
return '';
const body = renderBody(view, {
budget,
measure: bytesOf,
wholeReport: (0,markdown.eu) `the report file (output \`report-json\`)`,
messageLimit: 20_000,
listsAll: true,
});
return (0,markdown.eu) `${heading}${body}\n`;
}
function toSectionState(view) {
const { job, commit, startedAt } = view.context;
const seconds = Math.floor(Date.parse(startedAt) / 1000);
const causes = new Map(view.causes
.filter(({ kind }) => kind !== 'notice' && kind !== 'reason')
.map((cause) => [cause.fingerprint, cause.workspaces]));
const resources = view.causes.flatMap((cause) => cause.resources.map((resource) => (0,report_causes.VR)(cause, resource)));
const names = [...view.workspaces.map(({ name }) => name), ...view.unaffected];
const durations = view.workspaces.flatMap(({ name, durationMs }) => durationMs === undefined ? [] : [[name, durationMs]]);
const isOverridable = ({ verdict }) => verdict === 'needs-override' || verdict === 'overridden';
const named = [
...view.workspaces.filter(isOverridable),
...view.workspaces.filter((each) => !isOverridable(each) && each.seals !== undefined),
];
const runs = named.flatMap(({ name, runId }) => (runId === undefined ? [] : [[name, runId]]));
const seals = named.flatMap(({ name, seals: ofRun }) => (ofRun ? [[name, ofRun]] : []));
return {
id: (0,marker.F2)(view),
runId: job?.runId ?? 0,
attempt: job?.attempt ?? 0,
headSha: commit?.sha ?? '',
startedAt: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
digest: (0,report_text.tW)(JSON.stringify([renderSection(view, LONGEST_SECTION), job?.url])),
counts: (0,verdict_sentence.q2)(view),
fingerprints: [...causes.keys()],
places: (0,places.$)([...causes.values()], names),
resources: resources.length > 0 ? [...new Set(resources)] : undefined,
durations: Object.fromEntries(durations),
runs: Object.fromEntries(runs),
seals: Object.fromEntries(seals),
};
}
function renderBody(view, options) {
const budget = (0,report_budget.yK)(options.budget, options.measure);
const footer = budget.textIfFits((0,report_links.GO)(view.context));
const runOptions = budget.part(0.3).textIfFits(optionsLine(view));
const totals = budget.textIfFits(totalsLine(view));
const canNameOmissions = budget.tryReserve(300 + options.measure(options.wholeReport));
const listed = occurrencesPerCause(view, budget.part(0.5));
const closing = closingBlock(view, budget.part(0.75), listed);
const steps = budget.part(0.5).textIfFits(nextStepsBlock(view));
const most = options.listsAll
? { prominent: 1_000, changes: 5_000 }
: { prominent: 50, changes: 200 };
const prominent = (0,report_changes.eH)(view, budget.part(0.5), most.prominent);
const leftovers = (0,report_budget.oW)(budget, view.workspaces.flatMap(({ leftover }) => leftover ?? []), (text) => (0,markdown.eu) `> ⚠️ ${(0,markdown.CS)(text, 900)}`);
const table = workspaceTable(view, budget.part(0.8));
const { messageLimit } = options;
const details = messageFolds(view, budget.part(0.8), { listed, messageLimit });
const [advisory, accepted, warnings, notices] = otherFolds(view, budget);
const changes = (0,report_changes.b$)(view, budget.part(0.7), most.changes);
const results = options.listsAll
? resultsFold(view, budget)
: { text: '', missing: 0 };
const unaffected = budget.textIfFits(unaffectedLine(view));
const resolved = budget.textIfFits(resolvedLine(view));
const folds = [advisory, accepted, warnings, notices].filter((fold) => fold !== undefined);
const missing = [
[closing.missing, 'cause'],
[details.missing, 'long message'],
...folds.map((fold) => [fold.missing, fold.noun]),
[prominent.missing + changes.missing, 'change'],
[table.missing, 'workspace'],
[results.missing, 'policy'],
];
const omissions = (0,report_text.$z)(missing, ([, one]) => one).map((alike) => {
const [[, one]] = alike;
const number = alike.reduce((sum, [missingInBlock]) => sum + missingInBlock, 0);
if (one === 'policy')
return (0,report_text.eQ)(number, 'policy', 'policies');
return (0,report_text.eQ)(number, one);
});
const omissionWords = (0,report_text.JO)(', ', ...omissions);
return (0,report_text.JO)('\n\n', totals, runOptions, (0,report_text.JO)('\n>\n', ...leftovers), closing.text, steps, prominent.text, table.text, details.text, ...folds.slice(0, 3).map(({ text }) => text), changes.text, notices?.text ?? '', results.text, unaffected, resolved, omissionWords !== '' && canNameOmissions
? (0,markdown.eu) `Omitted for length: ${omissionWords}. All of it is in ${options.wholeReport}.`
: '', footer);
}
function totalsLine(view) {
if (view.workspaces.length < 2)
return '';
const plan = (0,report_changes.HX)(view);
const policies = policyTotals(view);
return (0,report_text.JO)(' · ', plan && (0,markdown.eu) `**Plan** ${plan}`, policies && (0,markdown.eu) `**Policies** ${policies}`);
}
function resolvedLine({ resolved, notCompared }) {
if (resolved === 0)
return '';
const open = notCompared > 0
? (0,markdown.eu) `; ${(0,report_text.rj)(notCompared, 'workspace')} with failures before ${(0,report_text.Tq)(notCompared, 'was', 'were')} not judged this time`
: '';
return (0,markdown.eu) `✅ ${(0,report_text.ZV)(resolved)} resolved since the last push${open}.`;
}
function optionsLine({ context: { runOptions = [] } }) {
if (runOptions.length === 0)
return '';
const options = runOptions.map((option) => (0,sentence.vn)('code', option, 200));
return (0,sentence.l6)((0,sentence.MZ) `⚙️ Planned with ${(0,report_text.J4)(options, 10)}. Without, the verdict may be another one.`);
}
function unaffectedLine({ unaffected }) {
if (unaffected.length === 0)
return '';
return (0,sentence.l6)((0,sentence.MZ) `Not affected by this change, and not planned: ${(0,workspace_names.X)(unaffected, 10)}.`);
}
function nextStepsBlock({ steps, workspaces }) {
const lines = steps.map(sentence.l6);
if (workspaces.length === 0)
return (0,report_text.JO)('\n', ...lines);
if (lines.length === 0)
return '';
const items = lines.map((line, index) => (0,markdown.eu) `${index + 1}. ${line}`);
return (0,markdown.eu) `#### What to do next\n\n${(0,report_text.JO)('\n', ...items)}`;
}
/***/ }),
/***/ 3123:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G: () => ( sectionTitle),
z: () => ( sectionWords)
});
var _markdown_js_0_ = __webpack_require__(75);
var _sentence_js_1_ = __webpack_require__(2251);
var _text_js_2_ = __webpack_require__(4913);
var _words_js_3_ = __webpack_require__(3629);
function sectionTitle({ id, causes }, view) {
const { isLocal = false } = view.context;
switch (id) {
case 'overridable': {
const teams = [...new Set(causes.flatMap(({ overriders = [] }) => overriders))];
const names = (0,_text_js_2_ .J4)(teams.map((team) => (0,_sentence_js_1_ .vn)('code', team, 80)), 4);
return teams.length === 0
? (0,_sentence_js_1_ .MZ) `Must be fixed, or overridden by those who manage policy overrides`
: (0,_sentence_js_1_ .MZ) `Must be fixed, or overridden by ${teams.length === 1 ? 'team' : 'teams'} ${names}`;
}
case 'own-policies':
return isLocal
? (0,_sentence_js_1_ .MZ) `Must be fixed, or excepted for a time`
: (0,_sentence_js_1_ .MZ) `Must be fixed, or overridden by a comment, or excepted for a time`;
case 'guarded':
return isLocal
? (0,_sentence_js_1_ .MZ) `Guarded: must be fixed`
: (0,_sentence_js_1_ .MZ) `Guarded: needs approval by a comment`;
case 'unjudged':
return causes.every(({ status }) => status === 'errored')
? (0,_sentence_js_1_ .MZ) `Could not be evaluated`
: (0,_sentence_js_1_ .MZ) `Could not be judged`;
default:
return view.green ? (0,_sentence_js_1_ .MZ) `Failed, but not enforced` : (0,_sentence_js_1_ .MZ) `Must be fixed`;
}
}
function sectionWords({ id, causes }) {
const { length } = causes;
switch (id) {
case 'accepted':
return (0,_text_js_2_ .rj)(length, (0,_words_js_3_ .uI)(causes));
case 'warnings':
return (0,_text_js_2_ .rj)(length, 'warning of the plan', 'warnings of the plan');
case 'notices':
return (0,_text_js_2_ .rj)(length, 'notice');
case 'advisory': {
const failures = causes
.flatMap(({ occurrences }) => occurrences)
.reduce((sum, { workspaces }) => sum + workspaces.length, 0);
const policies = (0,_text_js_2_ .rj)((0,_words_js_3_ .kC)(causes), 'advisory policy', 'advisory policies');
return failures === length
? (0,_text_js_2_ .rj)(length, 'advisory failure')
: (0,_markdown_js_0_ .eu) `${policies}, ${(0,_text_js_2_ .rj)(failures, 'failure')}`;
}
default:
return (0,_text_js_2_ .rj)(length, 'cause');
}
}
/***/ })
};
