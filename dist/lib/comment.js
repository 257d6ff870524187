export const id = 36;
export const ids = [36];
export const modules = {
/***/ 4036:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
writeReportComment: () => ( writeReportComment)
});
var changes = __webpack_require__(445);
var escape_markdown = __webpack_require__(7511);
var markdown = __webpack_require__(75);
var counts = __webpack_require__(2886);
var findings = __webpack_require__(5636);
var sentence = __webpack_require__(2251);
var report_text = __webpack_require__(4913);
;// CONCATENATED MODULE: ./build/src/report/item.js
function firstItems(all, most, toItem, more = (number) => (0,sentence.cv) `and ${(0,report_text.ZV)(number)} more`) {
const rest = all.length - most;
return [...all.slice(0, most).map(toItem), ...(rest > 0 ? [{ words: more(rest) }] : [])];
}
function itemInMarkdown({ words, children = [] }, indent = '') {
const below = children.map((each) => itemInMarkdown(each, (0,markdown.M) `${indent}  `));
return (0,report_text.oR)('\n', (0,markdown.M) `${indent}- ${(0,sentence.Hi)(words)}`, ...below);
}
var links = __webpack_require__(7713);
var report_budget = __webpack_require__(5439);
var report_spots = __webpack_require__(2533);
var report_words = __webpack_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/finding-list.js
const WHY_LIMIT = 240;
const VISIBLE_RESOURCES = [5, 3, 2, 1];
const FOLDED_RESOURCES = 100;
const inCode = (text) => (0,sentence.V4)('code', text, 80);
function resourcesPerFinding(findings, view, budget) {
const fits = (resources) => {
const items = (0,report_budget.h0)(budget.trial(), findings, (each) => findingItem(each, view, { resources, closesGate: true }));
return items.length === findings.length;
};
return VISIBLE_RESOURCES.find(fits) ?? 1;
}
function mustFixBlock(view, budget, resources) {
const render = (finding) => findingItem(finding, view, { resources, closesGate: true });
const sections = (0,findings.RF)(view);
const blocks = sections.map(({ title, findings }, index) => {
const below = sections.slice(index + 1).flatMap((each) => each.findings).length;
const shareBelow = below / (below + findings.length);
return sectionBlock(title, findings, render, budget.part(1 - shareBelow / 2));
});
return {
text: (0,report_text.oR)('\n\n', ...blocks.map(({ text }) => text)),
missing: blocks.reduce((sum, { missing }) => sum + missing, 0),
};
}
function sectionBlock(title, findings, render, budget) {
const heading = (0,markdown.M) `**${title}**`;
if (!budget.take(heading))
return { text: otherNamesLine(findings, budget), missing: findings.length };
const items = (0,report_budget.h0)(budget.part(0.7), findings, render);
const rest = findings.slice(items.length);
const restItems = (0,report_budget.h0)(budget.trial(), rest, render);
if (restItems.length === rest.length)
items.push(...restItems.filter((item) => budget.take(item)));
const shownPolicies = new Set(findings.slice(0, items.length).map(({ policy }) => policy));
const unnamed = findings.slice(items.length).filter(({ policy }) => !shownPolicies.has(policy));
const names = unnamed.length > 0 ? otherNamesLine(unnamed, budget) : '';
const text = (0,report_text.oR)('\n\n', heading, (0,report_text.oR)('\n', ...items), names);
return { text, missing: findings.length - items.length };
}
function otherNamesLine(findings, budget) {
const names = (0,counts.os)(findings).map(([{ policy }]) => policy);
const more = (number) => (0,markdown.M) `${(0,report_text.gw)(number)} more, named in the summary`;
if (!budget.take((0,markdown.M) `Also failed: and ${more(names.length)}.`))
return '';
const shown = (0,report_budget.h0)(budget, names, (name) => (0,escape_markdown.SS)(name, 80));
const missing = names.length - shown.length;
const others = missing > 0 ? more(missing) : '';
return (0,markdown.M) `Also failed: ${(0,report_text.oR)(' and ', (0,report_text.oR)(', ', ...shown), others)}.`;
}
function otherFindingFolds(view, budget) {
return (0,findings.jf)(view).map(({ id, words, findings, omitted }) => {
const title = (0,markdown.M) `${id === 'accepted' ? '☑️' : '⚠️'} ${words}`;
const block = (0,report_budget.AU)(budget, { title }, findings, (finding) => findingItem(finding, view, { resources: FOLDED_RESOURCES, closesGate: false }));
return { ...block, omitted };
});
}
function findingItem(finding, view, shown) {
const name = (0,escape_markdown.SS)(finding.policy, 120);
const policy = shown.closesGate ? (0,markdown.M) `**${name}**` : name;
const head = (0,sentence.DP)((0,markdown.M) ` · `, policy, ...findingFacts(finding, view, shown.closesGate));
return itemInMarkdown({
words: (0,sentence.DP)((0,markdown.M) `: `, head, (0,escape_markdown.CS)((0,report_spots.Ig)(finding), WHY_LIMIT)),
children: firstItems((0,report_spots.PC)(finding), shown.resources, (spot) => spotItem(spot, finding, view)),
});
}
function findingFacts(finding, view, isClosing) {
const { kind, policySet, level, description = '', message } = finding;
return [
description === message ? '' : (0,escape_markdown.CS)(description, 160),
policySet === '' ? '' : (0,escape_markdown.SS)(policySet, 80),
kind === 'run-task' ? (0,markdown.M) `run task` : '',
kind === 'diagnostic' ? (0,markdown.M) `${(0,report_words.uB)(finding)}` : '',
level === 'advisory' && isClosing ? (0,markdown.M) `advisory` : '',
level === 'unknown' && kind !== 'diagnostic' ? (0,markdown.M) `unknown level` : '',
statusUnlessObvious(finding),
view.workspaces.length > 1 ? workspaceNames(finding.workspaces, view) : '',
(0,report_words.v8)(finding.baseline, view.context),
finding.age === 'new' ? (0,markdown.M) `🆕` : '',
isClosing ? whoMayOverride(finding) : '',
finding.helpUrl ? (0,escape_markdown.nf)('how to fix', finding.helpUrl, [finding.helpUrl]) : '',
];
}
function statusUnlessObvious(finding) {
if ((0,report_words.oB)(finding))
return (0,report_words.Vk)(finding);
if (finding.status === 'failed' || finding.kind === 'diagnostic')
return '';
return (0,markdown.M) `${report_words.ly[finding.status]}`;
}
function whoMayOverride({ overrideBy, overriders = [], guard }) {
if (overrideBy === undefined && overriders.length > 0)
return (0,sentence.cv) `teams that may override: ${(0,report_text.J4)(overriders.map(inCode), 4)}`;
if (overrideBy === undefined)
return '';
const who = overrideBy.length > 0 ? (0,report_text.J4)(overrideBy.map(inCode), 4) : (0,sentence.cv) `nobody`;
return (0,sentence.cv) `who may ${guard === true ? 'approve' : 'override'}: ${who}`;
}
function workspaceNames(names, view) {
const all = view.workspaces.length;
if (names.length === all && all > 2)
return (0,sentence.cv) `all ${(0,report_text.NJ)(all)}`;
return (0,report_text.J4)(names.map((each) => (0,sentence.V4)('code', each, 60)), 4, report_text.NJ);
}
function spotItem(spot, finding, view) {
const address = (0,report_spots.PW)(spot, WHY_LIMIT);
const fileLine = (0,report_words.CP)(spot);
const isNew = spot.age === 'new' && finding.age !== 'new';
const isElsewhere = spot.workspaces.length < finding.workspaces.length;
const isNameless = spot.address === undefined && finding.kind === 'policy';
const place = (0,report_text.oR)(' ', fileLine && (0,escape_markdown.nf)((0,escape_markdown.SS)(fileLine), spot.permalink, (0,links.TZ)(view.context)), (0,report_text.oR)(': ', address && (0,escape_markdown.SS)(address, 200), (0,escape_markdown.CS)(spot.message, WHY_LIMIT)) ||
(fileLine ? '' : '–'));
return {
words: (0,sentence.DP)((0,markdown.M) ` · `, place, isNameless ? (0,markdown.M) `names no resource` : '', isElsewhere ? workspaceNames(spot.workspaces, view) : '', (0,report_words.v8)((0,report_spots.SU)(spot, finding), view.context), isNew ? (0,markdown.M) `🆕` : ''),
};
}
function messageDetails(findings, view, budget, limits) {
const long = findings.filter((each) => (0,report_spots.PC)(each).length > limits.listed || unlistedText(each) !== '');
const groups = (0,report_text.$z)(long, (each) => [each.kind, each.policySet, each.policy]);
const folds = (0,report_budget.h0)(budget, groups, (group) => messageFold(group, view, limits));
return { text: (0,report_text.oR)('\n\n', ...folds), missing: groups.slice(folds.length).flat().length };
}
function unlistedText(finding) {
const { message } = finding;
const isMessageCut = message.length > WHY_LIMIT || /[\r\n]/.test(message);
const output = (0,report_spots.c0)(finding, WHY_LIMIT);
const isInOutput = output.some((line) => line.includes(message));
return (0,report_text.oR)('\n', isMessageCut && !isInOutput ? message : '', ...output);
}
const WRITTEN_OUT = 10;
function messageFold(group, view, { listed, messageLimit }) {
const [{ policy }] = group;
const shown = group.slice(0, WRITTEN_OUT);
const rest = group.length - shown.length;
const unlisted = group.flatMap((finding) => (0,report_spots.PC)(finding).slice(listed));
const content = (0,report_text.oR)(' and ', unlisted.length > 0 ? (0,report_text.U9)(unlisted.length, `more ${(0,report_spots.pw)(group[0])}`) : '', group.some((each) => unlistedText(each) !== '') ? 'what it printed' : '');
return (0,report_text.oR)('\n\n', (0,markdown.M) `<details><summary>${(0,escape_markdown.h8)(policy, 120)}: ${content}</summary>`, ...shown.map((finding) => {
const limit = Math.floor(messageLimit / shown.length);
const isAlone = group.length === 1;
return findingDetails(finding, view, { listed, messageLimit: limit, isAlone });
}), rest > 0 ? (0,markdown.M) `… and ${(0,report_text.ZV)(rest)} more of the same policy.` : '', '</details>');
}
function findingDetails(finding, view, { listed, messageLimit: limit, isAlone }) {
const spots = (0,report_spots.PC)(finding).slice(listed);
const budget = (0,report_budget.yK)(limit * 2, (line) => line.length);
const lines = (0,report_budget.h0)(budget, spots, (spot) => itemInMarkdown(spotItem(spot, finding, view)));
const rest = spots.length - lines.length;
if (rest > 0)
lines.push((0,markdown.M) `- … and ${(0,report_text.ZV)(rest)} more`);
const text = unlistedText(finding);
const cut = text.length > limit ? (0,markdown.M) `\n… ${(0,report_text.ZV)(text.length - limit)} more characters` : '';
return (0,report_text.oR)('\n\n', !isAlone && view.workspaces.length > 1
? (0,sentence.Hi)((0,sentence.cv) `In ${workspaceNames(finding.workspaces, view)}:`)
: '', (0,report_text.oR)('\n', ...lines), text === '' ? '' : (0,escape_markdown.EU)((0,escape_markdown.$Q)(text, limit) + cut));
}
var report_remarks = __webpack_require__(2137);
var model_verdict = __webpack_require__(3538);
var count_results = __webpack_require__(276);
;// CONCATENATED MODULE: ./build/src/report/workspace-table.js
function tableHead({ context }) {
const { ownPolicies = [], hostname, isLocal = false } = context;
const own = (0,report_text.oR)(', ', ...ownPolicies.map((source) => (0,escape_markdown.SS)(source, 60)));
if (isLocal)
return (0,markdown.M) `| | Workspace | Plan | ${own || 'Policies'} |\n|---|---|---|---|`;
if (ownPolicies.length === 0) {
return (0,markdown.M) `| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|`;
}
const service = hostname === HOSTED ? (0,markdown.M) `HCP Terraform` : (0,escape_markdown.SS)(hostname, 60);
return (0,markdown.M) `| | Workspace | Plan | ${service} | ${own} | Run |\n|---|---|---|---|---|---|`;
}
const HOSTED = 'app.terraform.io';
const VISIBLE_ROWS = 10;
function workspaceTables(view, budget) {
const sorted = [...view.workspaces].sort((one, other) => model_verdict.bk.indexOf(other.verdict) - model_verdict.bk.indexOf(one.verdict) ||
(0,report_text.X)(one.name, other.name));
const closed = sorted.filter(({ verdict }) => !(0,model_verdict.gf)(verdict));
const shown = sorted.length <= VISIBLE_ROWS ? sorted : closed.slice(0, VISIBLE_ROWS);
const rest = sorted.slice(shown.length);
const head = tableHead(view);
if (sorted.length === 0 || !budget.take(head))
return { visible: '', folded: '', missing: sorted.length };
const rollUp = rest.length > 0 && budget.reserve(300) ? [rollUpRow(rest, view)] : [];
const toRow = (workspace) => workspaceRow(workspace, view);
const rows = (0,report_budget.h0)(budget, shown, toRow);
const isWhole = rows.length === shown.length;
const title = (0,markdown.M) `${(0,report_text.NJ)(rest.length)} one by one`;
const folded = isWhole ? (0,report_budget.AU)(budget, { title, head }, rest, toRow) : undefined;
return {
visible: (0,report_text.oR)('\n', head, ...rows, ...rollUp),
folded: folded && folded.missing < rest.length ? folded.text : '',
missing: shown.length - rows.length,
};
}
function workspaceRow(workspace, view) {
const { verdict } = workspace;
const none = (0,model_verdict.gf)(verdict) ? 'no policies' : report_words.y3[verdict].words;
const plan = (0,changes.DO)(workspace, (text) => (0,markdown.M) `**${text}**`);
return tableRow((0,markdown.M) `${(0,report_words.Kk)(verdict, (0,model_verdict.gf)(verdict, view.context.failOn))}`, (0,escape_markdown.SS)(workspace.name, 90), (0,report_text.oR)('<br>', plan, costWords(workspace.cost?.deltaMonthly)), ...policyCells([workspace], view, (0,markdown.M) `${none}`), ...(view.context.isLocal === true ? [] : [(0,links.ut)(workspace, view.context) || (0,markdown.M) `–`]));
}
function tableRow(...cells) {
return (0,markdown.M) `| ${(0,report_text.oR)(' | ', ...cells)} |`;
}
function rollUpRow(rest, view) {
const verdicts = [...new Set(rest.map(({ verdict }) => verdict))];
const signs = verdicts.map((verdict) => (0,report_words.Kk)(verdict, (0,model_verdict.gf)(verdict)));
const each = verdicts.map((verdict) => {
const number = rest.filter((workspace) => workspace.verdict === verdict).length;
return (0,markdown.M) `${(0,report_text.ZV)(number)} ${report_words.y3[verdict].words}`;
});
const [only] = verdicts.length === 1 ? verdicts : [];
const words = only === undefined ? (0,markdown.M) `: ${(0,report_text.oR)(', ', ...each)}` : (0,markdown.M) ` ${report_words.y3[only].words}`;
const counts = (0,report_text.oR)(' | ', ...policyCells(rest, view, (0,markdown.M) `no policies`));
const run = view.context.isLocal === true ? '' : ' |';
return (0,markdown.M) `| ${signs[0]} | ${(0,report_text.NJ)(rest.length)}${words} | | ${counts} |${run}`;
}
function policyCells(of, view, none) {
const cell = (some, results) => (0,counts.Gw)(some, { results }, (words) => (0,markdown.M) `**${words}**`) || none;
const { ownPolicies = [], isLocal = false } = view.context;
if (isLocal || ownPolicies.length === 0)
return [cell(of, view.results)];
return [false, true].map((isOwn) => {
const results = view.results.filter(({ system }) => (system === 'own-policies') === isOwn);
const some = of.map((workspace) => {
const its = results.filter((each) => each.workspace === workspace.name);
return { ...workspace, counts: (0,count_results.a)(its), policies: (0,counts.kC)(its) };
});
return cell(some, results);
});
}
function costWords(delta) {
if (delta === undefined || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(delta))
return '';
const value = Number(delta);
if (value === 0)
return '';
return (0,markdown.M) `${value > 0 ? '+' : '−'}${(0,markdown.g)(Math.abs(value).toFixed(2))} USD a month`;
}
function resultsFold(view, budget) {
const rank = (results) => results.every(({ status }) => status === 'passed') ? 1 : 0;
const name = ({ policySet, policy }) => `${policySet}\n${policy}`;
const rows = (0,counts.os)(view.results).sort((one, other) => rank(one) - rank(other) || (0,report_text.X)(name(one[0]), name(other[0])));
const head = (0,markdown.M) `| Policy | Level | Result | Workspaces |\n|---|---|---|---|`;
const title = (0,markdown.M) `All ${(0,report_text.gw)(rows.length)}`;
return (0,report_budget.AU)(budget, { title, head }, rows, policyRow);
}
function policyRow(results) {
const [{ policySet, policy }] = results;
const set = policySet === '' ? '' : (0,markdown.M) `<br><sub>${(0,escape_markdown.SS)(policySet, 80)}</sub>`;
const alike = (0,report_text.$z)(results, ({ level, status, word }) => [
level,
status,
status === 'unknown' && word,
]);
const passedLast = ([{ status }]) => status === 'passed' ? 1 : 0;
alike.sort((one, other) => passedLast(one) - passedLast(other));
const lines = (say) => (0,report_text.oR)('<br>', ...alike.map(say));
return tableRow((0,markdown.M) `${(0,escape_markdown.SS)(policy, 120)}${set}`, lines(([{ level }]) => (0,markdown.M) `${(0,report_words.s2)(level)}`), lines(([{ status, word = '' }]) => status === 'unknown' ? (0,markdown.M) `unknown ${(0,escape_markdown.SS)(word, 40)}` : (0,markdown.M) `${status}`), lines((group) => {
const all = [...new Set(group.map(({ workspace }) => workspace))];
const names = all.slice(0, 3).map((each) => (0,escape_markdown.SS)(each, 60));
const rest = all.length - names.length;
return (0,sentence.Hi)((0,report_text.Z)(rest > 0 ? [...names, (0,markdown.M) `${(0,report_text.ZV)(rest)} more`] : names));
}));
}
;// CONCATENATED MODULE: ./build/src/report/body.js
function body_renderBody(view, options) {
const budget = (0,report_budget.yK)(options.budget, options.measure);
const footer = budget.keep((0,links.GO)(view.context));
const runOptions = budget.part(0.3).keep(optionsLine(view));
const canNameOmissions = budget.reserve(300 + options.measure(options.wholeReport));
const mustFix = (0,findings.Tj)(view);
const listed = resourcesPerFinding(mustFix, view, budget.part(0.5));
const fix = mustFixBlock(view, budget.part(0.75), listed);
const reasons = reasonLines(view, budget.part(0.5));
const most = options.listsAll
? { destructions: 1_000, changes: 5_000 }
: { destructions: 50, changes: 200 };
const destroyed = (0,changes.Ok)(view, budget.part(0.5), most.destructions);
const unended = view.workspaces.flatMap(({ leftover }) => leftover ?? []);
const leftovers = (0,report_budget.h0)(budget, unended, (each) => (0,markdown.M) `> ⚠️ ${(0,escape_markdown.CS)(each, 900)}`);
const tables = workspaceTables(view, budget.part(0.8));
const steps = budget.part(0.5).keep(nextStepsBlock(view));
const { messageLimit } = options;
const details = messageDetails(mustFix, view, budget.part(0.8), { listed, messageLimit });
const others = otherFindingFolds(view, budget);
const remarks = remarkFolds(view, budget);
const changed = (0,changes.b$)(view, budget.part(0.7), most.changes);
const results = options.listsAll ? resultsFold(view, budget) : { text: '', missing: 0 };
const unaffected = budget.keep(unaffectedLine(view));
const resolved = budget.keep(view.resolved > 0
? (0,markdown.M) `✅ ${(0,report_text.ZV)(view.resolved)} resolved since the last push.`
: '');
const missing = [
[fix.missing, 'finding not listed', 'findings not listed'],
[details.missing, 'long message'],
...others.map((each) => [each.missing, each.omitted]),
...remarks.map((each) => [each.missing, 'note']),
[destroyed.missing + changed.missing, 'change'],
[tables.missing, 'workspace'],
[results.missing, 'policy', 'policies'],
];
const omissions = (0,report_text.$z)(missing, ([, one]) => one).flatMap((alike) => {
const [[, one, many]] = alike;
const number = alike.reduce((sum, [each]) => sum + each, 0);
return number > 0 ? (0,report_text.U9)(number, one, many) : [];
});
return (0,report_text.oR)('\n\n', runOptions, tables.visible, (0,report_text.oR)('\n>\n', ...leftovers), reasons, fix.text, steps, destroyed.text, details.text, changed.text, ...others.map(({ text }) => text), tables.folded, ...remarks.map(({ text }) => text), results.text, unaffected, resolved, omissions.length > 0 && canNameOmissions
? (0,markdown.M) `Omitted for length: ${(0,report_text.oR)(', ', ...omissions)}. All of it is in ${options.wholeReport}.`
: '', footer);
}
function remarkFolds(view, budget) {
const lists = (0,report_remarks.E4)(view).filter(({ closes }) => !closes);
return lists.map(({ noun, remarks }) => {
const sentences = (0,report_remarks.e0)(remarks);
const title = (0,markdown.M) `ℹ️ ${(0,report_text.U9)(sentences.length, noun)}`;
return (0,report_budget.AU)(budget, { title }, sentences, ({ names, text }) => (0,sentence.Hi)((0,sentence.cv) `- ${shortNames(names)}: ${(0,sentence.V4)('text', text, 400)}`));
});
}
function shortNames(names) {
const inCode = names.map((name) => (0,sentence.V4)('code', name, 60));
return (0,report_text.J4)(inCode, 1);
}
function optionsLine({ context: { runOptions = [] } }) {
if (runOptions.length === 0)
return '';
const options = runOptions.map((option) => (0,sentence.V4)('code', option, 200));
return (0,sentence.Hi)((0,sentence.cv) `⚙️ Planned with ${(0,report_text.J4)(options, 10)}. Without, the verdict may be another one.`);
}
function unaffectedLine({ unaffected }) {
if (unaffected.length === 0)
return '';
const names = unaffected.slice(0, 10).map((name) => (0,escape_markdown.SS)(name, 90));
const hidden = unaffected.length - names.length;
const more = hidden > 0 ? (0,markdown.M) ` and ${(0,report_text.ZV)(hidden)} more` : '';
return (0,markdown.M) `Not affected by this change, and not planned: ${(0,report_text.oR)(', ', ...names)}${more}.`;
}
function reasonLines(view, budget) {
const groups = (0,report_text.$z)((0,report_remarks.zM)(view), ({ sentences }) => sentences.slice(0, 3));
const lines = (0,report_budget.h0)(budget, groups, (alike) => {
const [{ workspace, sentences }] = alike;
const shown = sentences.slice(0, 3);
const names = alike.map((each) => each.workspace.name);
const head = (0,sentence.Hi)((0,sentence.cv) `- ${(0,report_words.Kk)(workspace.verdict, false)} ${shortNames(names)}:`);
const why = shown.map(({ text }) => (0,escape_markdown.CS)(text, 500));
const remedy = (0,escape_markdown.sF)(shown.find(({ code }) => code !== undefined)?.code);
return (0,report_text.oR)(' ', head, ...why, remedy);
});
const missing = groups.length - lines.length;
if (missing > 0 && lines.length > 0)
lines.push((0,markdown.M) `- … and ${(0,report_text.U9)(missing, 'other reason')}.`);
return (0,report_text.oR)('\n', ...lines);
}
function nextStepsBlock({ steps, workspaces }) {
const lines = steps.map(sentence.Hi);
if (workspaces.length === 0)
return (0,report_text.oR)('\n', ...lines);
if (lines.length === 0)
return '';
if (lines.length === 1)
return (0,markdown.M) `**What to do next:** ${(0,report_text.oR)('', ...lines)}`;
const items = lines.map((each) => (0,markdown.M) `- ${each}`);
return (0,markdown.M) `**What to do next**\n\n${(0,report_text.oR)('\n', ...items)}`;
}
var marker = __webpack_require__(6878);
var sections = __webpack_require__(5201);
;// CONCATENATED MODULE: ./build/src/report/comment.js
const LONGEST_SECTION = 15_000;
function toSection(view) {
return {
title: (0,report_text.so)((0,marker.C_)(view), 3, (name) => (0,escape_markdown.Ow)(name, 60)),
url: view.context.job?.url,
state: stateOf(view),
uploads: view.uploads,
key: view.key,
origins: (0,links.TZ)(view.context),
render: (budget) => renderSection(view, budget),
};
}
function renderSection(view, budget) {
const units = Math.min(LONGEST_SECTION, budget);
return renderShortBody(view, units, Math.min(4_000, Math.floor(units / 8)));
}
const CHECK_BUDGET = 60_000;
function renderShortBody(view, budget, messageLimit, measure = (text) => text.length) {
const { context } = view;
const wholeReport = (0,markdown.M) `the ${(0,escape_markdown.nf)('job summary', context.job?.url, (0,links.TZ)(context))}`;
return body_renderBody(view, { budget, measure, wholeReport, messageLimit, listsAll: false });
}
const SUMMARY_BUDGET_BYTES = 1_000_000;
function stateOf(view) {
const { job, commit, startedAt } = view.context;
const seconds = Math.floor(Date.parse(startedAt) / 1000);
const fingerprints = view.findings.map(({ fingerprint }) => fingerprint);
const resources = view.findings.flatMap((finding) => finding.resources.map((resource) => (0,findings.VR)(finding, resource)));
const durations = view.workspaces.flatMap(({ name, durationMs }) => durationMs === undefined ? [] : [[name, durationMs]]);
const runs = view.workspaces
.filter(({ verdict }) => verdict === 'needs-override' || verdict === 'overridden')
.flatMap(({ name, runId }) => (runId === undefined ? [] : [[name, runId]]));
return {
id: (0,marker.F2)(view),
runId: job?.runId ?? 0,
attempt: job?.attempt ?? 0,
headSha: commit?.sha ?? '',
startedAt: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
digest: (0,marker.tW)(JSON.stringify([renderSection(view, LONGEST_SECTION), job?.url])),
tally: (0,findings.nb)(view),
fingerprints: [...new Set(fingerprints)].slice(0, 200),
resources: resources.length > 0 ? [...new Set(resources)] : undefined,
durations: Object.fromEntries(durations),
runs: Object.fromEntries(runs),
};
}
var own_comments = __webpack_require__(9696);
;// CONCATENATED MODULE: ./build/src/hosts/decide-comment.js
function toCommentContent(view, asked = []) {
const { key } = view;
const section = { ...toSection(view), asked };
return {
marker: (0,marker.Rs)(key),
compose: (existing, budget) => (0,sections.X0)(existing, section, budget),
holds: (body) => (0,sections.ek)(body, section),
isSuperseded(body) {
const state = (0,marker.rH)(body, key);
return state !== undefined && (0,sections.pe)(section.state, state);
},
isAlone: (body) => (0,marker.rH)(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
};
}
function decideComment(snapshot, content, target, created) {
const comment = (0,own_comments.D5)(snapshot.comments, content.marker, created)[0];
if (snapshot.headSha !== target.headSha)
return { kind: 'keep', superseded: 'commit', comment };
if (comment === undefined) {
if (created !== undefined)
return { kind: 'keep', comment: created };
const { when, green } = target;
const isWanted = when === 'always' || (when !== 'off' && !green);
if (!isWanted)
return { kind: 'keep' };
return { kind: snapshot.whole ? 'create' : 'unknown' };
}
if (content.isSuperseded(comment.body))
return { kind: 'keep', superseded: 'run', comment };
if (target.when === 'off')
return { kind: 'keep', comment };
if (target.when === 'on-failure' && target.green && content.isAlone?.(comment.body)) {
return { kind: 'delete', comment };
}
return { kind: 'update', comment };
}
var host_error = __webpack_require__(3452);
;// CONCATENATED MODULE: ./build/src/hosts/comment.js
const LARGEST = 60_000;
const SMALLER = [10_000, 2_000];
const MOST_ROUNDS = 12;
const LOOKS_FOR_CREATED = 3;
const MOST_DELETED = 20;
async function startComment(api, content, { snapshot, ...target }, ports) {
const { defuse = (body) => body } = api;
const compose = (...asked) => defuse(content.compose(...asked));
const writer = { api, content: { ...content, compose }, target, ports };
const began = ports.clock.now();
const result = await writeRound(writer, snapshot);
const slowness = ports.clock.now() - began;
return {
result,
settle: async () => (result.written ? settle(writer, result, slowness) : result),
};
}
async function writeComment(api, content, target, ports) {
const started = await startComment(api, content, target, ports);
const result = await started.settle();
const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
return { commentUrl, problems: commentProblems(result) };
}
function writeReportComment(api, view, target, ports) {
return writeComment(api, toCommentContent(view), target, ports);
}
function commentProblems(result) {
if (result === undefined)
return [];
const problems = (0,own_comments.eQ)(result.foreign);
if (result.superseded !== undefined)
problems.unshift(SUPERSEDED[result.superseded]);
if (result.lost)
problems.push(LOST);
return problems;
}
const SUPERSEDED = {
commit: {
code: 'PG-125',
text: 'The pull request has a newer commit: its comment is left to the run of that commit.',
},
run: {
code: 'PG-126',
text: 'A later run has reported or begun on this pull request: its comment was left as it is.',
},
};
const LOST = {
code: 'PG-126',
text: 'Other jobs kept writing to the comment: look for this report in the summary of the job.',
};
async function writeRound(writer, first) {
const { api, content, target } = writer;
for (let tries = 1;; tries++) {
const snapshot = (tries === 1 ? first : undefined) ?? (await api.snapshot(target.number));
const action = decideComment(snapshot, content, target, writer.created);
const foreign = (0,own_comments.Rg)(snapshot.comments, content.marker, writer.created);
try {
return { ...(await perform(writer, action, snapshot)), foreign, lost: false };
}
catch (error) {
const again = error instanceof host_error.dh && error.kind === 'not-found';
if (!again || tries === 3)
throw error;
}
}
}
async function perform(writer, action, snapshot) {
const { api, content } = writer;
switch (action.kind) {
case 'unknown':
throw new host_error.dh('invalid', "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.", { helpCode: 'PG-156' });
case 'keep':
return { written: false, url: action.comment?.url, superseded: action.superseded };
case 'delete':
await api.deleteComment(action.comment.id);
return { written: true };
case 'create': {
const { url } = await createOwnComment(writer, snapshot);
return { written: true, url };
}
case 'update': {
const { id, body: existing, url, contradicted } = action.comment;
const isUnchanged = content.compose(existing, LARGEST) === existing;
if (isUnchanged && contradicted !== true)
return { written: false, url };
await writeFitting(content, existing, (body) => api.updateComment(id, body));
return { written: true, url };
}
}
}
async function createOwnComment(writer, { comments }) {
const { api, content, target, ports } = writer;
const before = new Set(comments.map(({ id }) => id));
const isNew = ({ id, body }) => !before.has(id) && (0,own_comments.xY)(body, content.marker) && content.holds(body);
for (let tries = 1;; tries++) {
try {
const send = (body) => api.createComment(target.number, body);
return (writer.created = await writeFitting(content, undefined, send));
}
catch (error) {
if (!(error instanceof host_error.dh) || error.kind !== 'unsure' || tries === 2)
throw error;
for (let looks = 0; looks < 2; looks++) {
if (looks > 0 && !(await pause(ports, 2_000)))
throw error;
const created = (await api.snapshot(target.number)).comments.find(isNew);
if (created === undefined)
continue;
const { id, url, mine, author } = created;
return (writer.created = mine ? { id, url, author } : { id, url });
}
}
}
}
async function writeFitting(content, existing, write) {
let budget = LARGEST;
for (const smaller of SMALLER) {
try {
return await write(content.compose(existing, budget));
}
catch (error) {
if (!(error instanceof host_error.dh) || error.kind !== 'too-long')
throw error;
budget = smaller;
}
}
return write(content.compose(existing, budget));
}
async function settle(writer, written, slowness) {
const { api, content, target, ports } = writer;
let result = written;
for (let round = 1, missing = 0; round <= MOST_ROUNDS; round++) {
const least = Math.max(800, Math.min(3 * slowness, 10_000));
if (!(await pause(ports, least + ports.random() * 850 * (1 + round))))
return result;
const began = ports.clock.now();
const snapshot = await api.snapshot(target.number);
const foreign = (0,own_comments.Rg)(snapshot.comments, content.marker, writer.created);
const [comment, ...copies] = (0,own_comments.D5)(snapshot.comments, content.marker, writer.created);
if (comment === undefined && writer.created !== undefined) {
result = { ...result, foreign };
if (++missing === LOOKS_FOR_CREATED)
return result;
continue;
}
const isWritten = comment?.contradicted !== true && content.holds(comment?.body ?? '');
if (comment !== undefined && isWritten) {
for (const { id } of copies.slice(0, MOST_DELETED))
await api.deleteComment(id);
return { written: true, lost: false, foreign, url: comment.url };
}
result = await writeRound(writer, snapshot);
if (!result.written)
return result;
slowness = Math.max(slowness, ports.clock.now() - began);
}
return { ...result, lost: true };
}
async function pause({ clock, signal, deadline }, ms) {
if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY))
return false;
await clock.sleep(ms, signal);
return true;
}
/***/ }),
/***/ 5201:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
ek: () => ( holdsSection),
nT: () => ( isOpen),
pe: () => ( isSuperseded),
X0: () => ( mergeSections)
});
var model_verdict = __webpack_require__(3538);
var given_commands = __webpack_require__(4132);
var escape_markdown = __webpack_require__(7511);
var markdown = __webpack_require__(75);
var findings = __webpack_require__(5636);
var report_words = __webpack_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/heading.js
function isNewer(one, other) {
if (one.runId === other.runId && one.runId !== 0)
return one.attempt > other.attempt;
if (one.headSha !== other.headSha && one.runId !== 0 && other.runId !== 0)
return one.runId > other.runId;
return one.startedAt > other.startedAt;
}
function isLater(one, other) {
const isSameAttempt = one.runId === other.runId && one.attempt === other.attempt;
return isSameAttempt ? one.startedAt > other.startedAt : isNewer(one, other);
}
function heading_newestMoment(states) {
return states.reduce((newest, state) => (isNewer(state, newest) ? state : newest));
}
function headingOf(sections) {
const newest = heading_newestMoment(sections);
const current = sections.filter(({ headSha }) => headSha === newest.headSha);
const tally = addUp(current.map((state) => state.tally));
const waiting = sections.length - current.length;
const sign = tally.green && waiting > 0 ? '⏳' : (0,report_words.rL)(tally);
const sha = newest.headSha.slice(0, 7);
const atCommit = sha === '' ? '' : (0,markdown.M) ` at ${(0,escape_markdown.SS)(sha, 7)}`;
const rest = waiting > 0 ? (0,markdown.M) ` · waiting for ${waiting} of ${sections.length} jobs` : '';
return (0,markdown.M) `### ${sign} Policy gate: ${(0,report_words.Pl)(tally, atCommit)}${rest}`;
}
function addUp(tallies) {
const verdict = (0,model_verdict.QZ)(tallies.map((tally) => tally.verdict));
const green = tallies.every((tally) => tally.green);
const atFault = tallies.filter((tally) => (0,findings.pQ)(tally.verdict, verdict));
const onlyAtFault = atFault.length === 1 ? atFault : [];
const haveOneJobWithResults = tallies.filter(({ results }) => results > 0).length === 1;
const addends = {
affected: atFault,
policiesAtFault: onlyAtFault,
runTasksAtFault: onlyAtFault,
guardsAtFault: onlyAtFault,
policies: haveOneJobWithResults ? tallies : [],
};
const approvedBy = [...new Set(tallies.flatMap((tally) => tally.approvedBy))];
return (0,report_words.B)(verdict, green, approvedBy, (figure) => (addends[figure] ?? tallies).reduce((total, tally) => total + tally[figure], 0));
}
var marker = __webpack_require__(6878);
var parse = __webpack_require__(2340);
var report_text = __webpack_require__(4913);
;// CONCATENATED MODULE: ./build/src/report/sections.js
const COMMENT_BUDGET = 60_000;
const LEAST_WITH_UPLOADS = 30_000;
function mergeSections(existing, section, budget = COMMENT_BUDGET) {
const { key } = section;
const body = existing ?? '';
const comment = (0,marker.rH)(body, key);
if (comment && (isSuperseded(section.state, comment) || holdsSection(body, section)))
return (0,markdown.g)(body);
const sections = comment?.sections ?? [];
const head = heading_newestMoment([...sections, section.state]).headSha;
const previousSha = previousCommit(comment, head);
const others = (comment ? readParts(body, comment) : []).filter(({ state }) => state.id !== section.state.id && (state.headSha === head || state.headSha === previousSha));
const stateLimit = Math.min(4_096, Math.floor(budget / 8));
const commands = (0,given_commands.m6)(comment?.commands ?? [], head);
const { uploads: ours = [] } = section;
const ourWorkspaces = new Set(ours.map(({ workspaceId }) => workspaceId));
const theirs = comment?.uploads?.filter(({ workspaceId }) => !ourWorkspaces.has(workspaceId)) ?? [];
const uploads = [...ours, ...theirs];
const asked = [...new Set([...(comment?.asked ?? []), ...(section.asked ?? [])])];
return fitParts(others, section, budget, (parts) => {
const sections = parts.map(({ state }) => state);
const state = {
key,
sections,
previousSha,
commands,
uploads: budget >= LEAST_WITH_UPLOADS ? uploads : [],
asked: asked.slice(-marker.V6),
};
const end = (0,report_text.oR)('\n\n', (0,given_commands.vA)(commands), (0,marker.$N)(state, stateLimit));
return composeComment(parts, { head, above: headingOf(sections), end }, section.origins);
});
}
function holdsSection(body, { state, key }) {
const section = (0,marker.rH)(body, key)?.sections.find(({ id }) => id === state.id);
const { digest, runId, attempt } = state;
return section?.digest === digest && section.runId === runId && section.attempt === attempt;
}
function isOpen(body) {
const sections = (0,marker.rH)(body)?.sections ?? [];
if (sections.length === 0)
return false;
const { headSha } = heading_newestMoment(sections);
return sections.every((each) => each.headSha === headSha && each.tally.green);
}
function isSuperseded(ours, comment) {
const theirs = comment.sections.find(({ id }) => id === ours.id);
if (theirs && isLater(theirs, ours))
return true;
return comment.sections.some((other) => other.headSha !== ours.headSha && isNewer(other, ours));
}
function previousCommit(comment, head) {
const ofOtherCommits = comment?.sections.filter(({ headSha }) => headSha !== head) ?? [];
return ofOtherCommits.length === 0 ? comment?.previousSha : heading_newestMoment(ofOtherCommits).headSha;
}
function fitParts(others, section, budget, composeAll) {
const { state, title, url } = section;
const ourShare = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
const largestFirst = others
.filter(({ text }) => text !== '')
.sort((one, other) => other.text.length - one.text.length);
const isGreen = ({ state: { tally } }) => Number(tally.green);
const greenFirst = [...others].sort((one, other) => isGreen(other) - isGreen(one));
const partsWithout = (omissions, ourText) => {
const withoutText = new Set(largestFirst.slice(0, omissions));
const withoutName = new Set(greenFirst.slice(0, Math.max(0, omissions - largestFirst.length)));
const kept = others.map((part) => {
if (withoutName.has(part))
return { ...part, title: '', text: '' };
return withoutText.has(part) ? { ...part, text: '' } : part;
});
return [...kept, { state, title, text: ourText, url }].sort(bySeverity);
};
const leftForUs = (omissions) => budget - composeAll(partsWithout(omissions, '')).length;
let least = 0;
let most = largestFirst.length + greenFirst.length;
while (least < most) {
const middle = Math.floor((least + most) / 2);
if (leftForUs(middle) >= ourShare)
most = middle;
else
least = middle + 1;
}
const left = leftForUs(least);
return composeAll(partsWithout(least, left > 0 ? section.render(left) : ''));
}
function bySeverity(one, other) {
const badness = ({ state }) => model_verdict.bk.indexOf(state.tally.verdict);
return (badness(other) - badness(one) ||
(0,report_text.X)(one.title, other.title) ||
(0,report_text.X)(one.state.id, other.state.id));
}
const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const END = '<!-- /plangate:section -->';
function readParts(body, comment) {
const lines = body.split('\n');
const begins = new Map();
for (const [at, line] of lines.entries()) {
const [, id, heading] = line.startsWith('<!-- ') ? (BEGIN.exec(line) ?? []) : [];
if (id !== undefined)
begins.set(id, { at, heading: heading ?? '' });
}
return comment.sections.map((state) => {
const begin = begins.get(state.id);
const end = begin === undefined ? -1 : lines.indexOf(END, begin.at);
if (begin === undefined || end < 0)
return { state, title: '', text: '' };
const text = lines.slice(begin.at + 1, end).join('\n');
return { state, text: (0,markdown.g)(text.trim()), ...readHeading(begin.heading) };
});
}
function readHeading(encoded) {
const parsed = (0,parse.qF)((0,marker.tP)(encoded));
const [title, url] = Array.isArray(parsed) ? parsed : [];
if (typeof title !== 'string')
return { title: '' };
return { title, url: typeof url === 'string' ? url : undefined };
}
function composeComment(parts, { head, above, end }, origins) {
const isCurrent = ({ state }) => state.headSha === head;
const [only] = parts.length === 1 ? parts : [];
const named = parts.filter(({ title }) => title !== '');
const blocks = only
? [withSectionMarkers(only, only.text)]
: named.map((part) => renderNamedPart(part, isCurrent(part), origins));
return (0,report_text.oR)('\n\n', above, ...blocks, end);
}
function withSectionMarkers(part, text) {
const { state, title, url } = part;
const encoded = (0,marker._e)(JSON.stringify([title, url].filter((each) => each !== undefined)));
const begin = (0,markdown.g)(`<!-- plangate:section ${state.id} ${encoded} -->`);
return (0,markdown.M) `${begin}\n\n${text}\n\n${END}`;
}
function renderNamedPart(part, isCurrent, origins) {
const { tally, headSha } = part.state;
const name = (0,escape_markdown.CS)(part.title);
if (!isCurrent) {
const before = (0,report_words.Pl)(tally, (0,markdown.g)(` at ${headSha.slice(0, 7)}`));
return (0,markdown.M) `#### ⏳ ${name}: waiting for a result (${before})\n\n${withSectionMarkers(part, '')}`;
}
const sign = (0,report_words.rL)(tally);
const words = (0,report_words.Pl)(tally);
if (tally.green && part.text !== '')
return (0,markdown.M) `<details><summary>${sign} ${(0,escape_markdown.h8)(part.title)}: ${words}</summary>\n${withSectionMarkers(part, part.text)}\n</details>`;
const text = part.text || (0,markdown.M) `Details: ${(0,escape_markdown.nf)('the job', part.url, origins)}.`;
return (0,markdown.M) `#### ${sign} ${name}: ${words}\n\n${withSectionMarkers(part, text)}`;
}
/***/ })
};
