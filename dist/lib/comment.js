export const id = 402;
export const ids = [402];
export const modules = {
/***/ 9402:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
toCommentContent: () => ( toCommentContent),
writeComment: () => ( writeComment)
});
var markdown = __webpack_require__(75);
var findings = __webpack_require__(5636);
var links = __webpack_require__(7713);
var marker = __webpack_require__(8081);
var sections = __webpack_require__(6286);
var report_text = __webpack_require__(4913);
var headline = __webpack_require__(7210);
var report_budget = __webpack_require__(5439);
var report_words = __webpack_require__(3629);
var message_text = __webpack_require__(4707);
var sentence = __webpack_require__(2251);
;// CONCATENATED MODULE: ./build/src/report/finding-list.js
const LISTED_TEXT = { characters: 240, lines: 6 };
const VISIBLE_OCCURRENCES = [5, 3, 2, 1];
const FOLDED_OCCURRENCES = 100;
const codePart = (text) => (0,sentence.vn)('code', text, 80);
function occurrencesPerFinding(findings, view, budget) {
const fits = (occurrenceLimit) => {
const items = (0,report_budget.oW)(budget.unpaidCopy(), findings, (finding) => findingItem(finding, view, { occurrenceLimit, isClosing: true }));
return items.length === findings.length;
};
return VISIBLE_OCCURRENCES.find(fits) ?? 1;
}
function mustFixBlock(view, budget, occurrenceLimit) {
const render = (finding) => findingItem(finding, view, { occurrenceLimit, isClosing: true });
const sections = (0,findings.dF)(view);
const blocks = sections.map(({ title, findings }, index) => {
const below = sections.slice(index + 1).flatMap((section) => section.findings).length;
const shareBelow = below / (below + findings.length);
return sectionBlock(title, findings, render, budget.part(1 - shareBelow / 2));
});
return {
text: (0,report_text.JO)('\n\n', ...blocks.map(({ text }) => text)),
missing: blocks.reduce((sum, { missing }) => sum + missing, 0),
};
}
function sectionBlock(title, findings, render, budget) {
const heading = (0,markdown.eu) `**${title}**`;
if (!budget.tryTake(heading))
return { text: otherNamesLine(findings, budget), missing: findings.length };
const items = (0,report_budget.oW)(budget.part(0.7), findings, render);
const others = findings.slice(items.length);
const otherItems = (0,report_budget.oW)(budget.unpaidCopy(), others, render);
if (otherItems.length === others.length) {
items.push(...(0,report_budget.oW)(budget, otherItems, report_text.Cv));
}
const shownPolicies = new Set(findings.slice(0, items.length).map(({ policy }) => policy));
const unnamed = findings.slice(items.length).filter(({ policy }) => !shownPolicies.has(policy));
const names = unnamed.length > 0 ? otherNamesLine(unnamed, budget) : '';
const text = (0,report_text.JO)('\n\n', heading, (0,report_text.JO)('\n', ...items), names);
return { text, missing: findings.length - items.length };
}
function otherNamesLine(findings, budget) {
const names = (0,report_words.px)(findings).map(([{ policy }]) => policy);
const othersWords = (number) => (0,markdown.eu) `${(0,report_text.xZ)(number)} more, named in the summary`;
if (!budget.tryTake((0,markdown.eu) `Also failed: and ${othersWords(names.length)}.`))
return '';
const shown = (0,report_budget.oW)(budget, names, (name) => (0,markdown.SS)(name, 80));
const missing = names.length - shown.length;
const others = missing > 0 ? othersWords(missing) : '';
return (0,markdown.eu) `Also failed: ${(0,report_text.JO)(' and ', (0,report_text.JO)(', ', ...shown), others)}.`;
}
function otherFindingFolds(view, budget) {
return (0,findings.jf)(view).map(({ id, words, findings, omitted }) => {
const title = (0,markdown.eu) `${id === 'accepted' ? '☑️' : '⚠️'} ${words}`;
const block = (0,report_budget.I2)(budget, { title }, findings, (finding) => findingItem(finding, view, { occurrenceLimit: FOLDED_OCCURRENCES, isClosing: false }));
return { ...block, omitted };
});
}
function findingItem(finding, view, { occurrenceLimit, isClosing }) {
const name = (0,markdown.SS)(finding.policy, 120);
const policy = isClosing ? (0,markdown.eu) `**${name}**` : name;
const head = (0,sentence.DP)((0,markdown.eu) ` · `, policy, ...findingFacts(finding, view, isClosing));
return (0,sentence.SP)({
words: (0,sentence.DP)((0,report_words.oB)(finding) ? (0,markdown.eu) ` · ` : (0,markdown.eu) `: `, head, messageWords([finding.messageOfAll])),
children: (0,sentence.J9)(finding.occurrences, occurrenceLimit, (occurrence) => occurrenceItem(occurrence, finding, view), (_, hidden) => (0,sentence.MZ) `and ${moreWords(hidden, finding)}`),
});
}
function messageWords(messages) {
const { lines, rest } = (0,message_text.VL)(messages, LISTED_TEXT);
return (0,report_text.JO)('<br>', ...lines.map((line) => (0,markdown.CS)(line, Infinity)), rest);
}
function moreWords(hidden, { occurrences }) {
const isMixed = new Set(occurrences.map(({ noun }) => noun)).size > 1;
return isMixed ? (0,findings.cK)(hidden) : (0,markdown.eu) `${(0,report_text.ZV)(hidden.length)} more`;
}
function findingFacts(finding, view, isClosing) {
const { kind, policySet, level, description = '', message } = finding;
return [
description === message ? '' : (0,markdown.CS)(description, 160),
policySet === '' ? '' : (0,markdown.SS)(policySet, 80),
kind === 'run-task' ? (0,markdown.eu) `run task` : '',
kind === 'diagnostic' ? (0,markdown.eu) `${(0,report_words.uB)(finding)}` : '',
level === 'advisory' && isClosing ? (0,markdown.eu) `advisory` : '',
level === 'unknown' && kind !== 'diagnostic' ? (0,markdown.eu) `unknown level` : '',
statusUnlessObvious(finding),
view.workspaces.length > 1 ? workspaceNames(finding.workspaces, view) : '',
(0,report_words.v8)(finding.baseline, view.context),
finding.age === 'new' ? (0,markdown.eu) `🆕` : '',
isClosing ? overridersFact(finding) : '',
finding.helpUrl ? (0,markdown.nf)('how to fix', finding.helpUrl, [finding.helpUrl]) : '',
];
}
function statusUnlessObvious(finding) {
if ((0,report_words.oB)(finding))
return (0,report_words.Vk)(finding);
if (finding.status === 'failed' || finding.kind === 'diagnostic')
return '';
return (0,markdown.eu) `${report_words.ly[finding.status]}`;
}
function overridersFact({ overrideBy, overriders = [], guard }) {
if (overrideBy === undefined && overriders.length > 0)
return (0,sentence.MZ) `teams that may override: ${(0,report_text.J4)(overriders.map(codePart), 4)}`;
if (overrideBy === undefined)
return '';
const who = overrideBy.length > 0 ? (0,report_text.J4)(overrideBy.map(codePart), 4) : (0,sentence.MZ) `nobody`;
return (0,sentence.MZ) `who may ${guard === true ? 'approve' : 'override'}: ${who}`;
}
function workspaceNames(names, view) {
const workspaceCount = view.workspaces.length;
if (names.length === workspaceCount && workspaceCount > 2)
return (0,sentence.MZ) `all ${(0,report_text.jK)(workspaceCount)}`;
const parts = names.map((name) => (0,sentence.vn)('code', name, 60));
return (0,report_text.J4)(parts, 4, report_text.jK);
}
const MOST_ADDRESSES = 4;
function occurrenceItem(occurrence, finding, view) {
const addresses = (0,findings.TY)(occurrence, LISTED_TEXT.characters);
const codes = addresses.map((address) => (0,markdown.SS)(address, 200));
const fileLine = (0,report_words.CP)(occurrence);
const isNew = occurrence.age === 'new' && finding.age !== 'new';
const isInFewerWorkspaces = occurrence.workspaces.length < finding.workspaces.length;
const isWithoutResource = occurrence.addresses.length === 0 && finding.kind === 'policy';
const origins = (0,links.qL)(view.context);
const place = fileLine && (0,markdown.nf)((0,markdown.SS)(fileLine), occurrence.permalink, origins);
const message = (0,report_text.JO)(': ', (0,report_text.JO)('', ...(0,report_text.J4)(codes, MOST_ADDRESSES)), messageWords(occurrence.messages));
return {
words: (0,sentence.DP)((0,markdown.eu) ` · `, (0,report_text.JO)(' ', place, message) || (0,markdown.eu) `–`, isWithoutResource ? (0,markdown.eu) `names no resource` : '', isInFewerWorkspaces ? workspaceNames(occurrence.workspaces, view) : '', (0,report_words.v8)((0,findings.SU)(occurrence, finding), view.context), isNew ? (0,markdown.eu) `🆕` : ''),
};
}
function messageFolds(findings, view, budget, limits) {
const notWhole = findings.filter((finding) => finding.occurrences.length > limits.listed || unlistedText(finding).length > 0);
const groups = (0,report_text.$z)(notWhole, ({ kind, policySet, policy }) => [kind, policySet, policy]);
const folds = (0,report_budget.oW)(budget, groups, (group) => messageFold(group, view, limits));
return {
text: (0,report_text.JO)('\n\n', ...folds),
missing: groups.slice(folds.length).flat().length,
};
}
const isListedWhole = (messages) => (0,message_text.g6)(messages, LISTED_TEXT);
function unlistedText(finding) {
const { message } = finding;
const output = (0,findings.c0)(finding, isListedWhole);
const isInOutput = output.some((text) => text.includes(message));
return isListedWhole([message]) || isInOutput ? output : [message, ...output];
}
const MOST_IN_FOLD = 10;
function messageFold(group, view, { listed, messageLimit }) {
const [first] = group;
const shown = group.slice(0, MOST_IN_FOLD);
const hidden = group.length - shown.length;
const unlisted = group.flatMap(({ occurrences }) => occurrences.slice(listed));
const content = (0,report_text.JO)(' and ', (0,findings.cK)(unlisted), group.some((finding) => unlistedText(finding).length > 0) ? 'what it printed' : '');
const limits = { listed, messageLimit: Math.floor(messageLimit / shown.length) };
const namesWorkspaces = group.length > 1 && view.workspaces.length > 1;
const details = shown.map((finding) => {
const text = findingDetails(finding, view, limits);
if (!namesWorkspaces)
return text;
const where = (0,sentence.l6)((0,sentence.MZ) `In ${workspaceNames(finding.workspaces, view)}:`);
return (0,report_text.JO)('\n\n', where, text);
});
return (0,report_text.JO)('\n\n', (0,markdown.eu) `<details><summary>${(0,markdown.h8)(first.policy, 120)}: ${content}</summary>`, ...details, hidden > 0 ? (0,markdown.eu) `… and ${(0,report_text.ZV)(hidden)} more of the same policy.` : '', '</details>');
}
function findingDetails(finding, view, { listed, messageLimit }) {
const unlisted = finding.occurrences.slice(listed);
const budget = (0,report_budget.yK)(messageLimit * 2, (line) => line.length);
const lines = (0,report_budget.oW)(budget, unlisted, (occurrence) => (0,sentence.SP)(occurrenceItem(occurrence, finding, view)));
const hidden = unlisted.slice(lines.length);
if (hidden.length > 0)
lines.push((0,markdown.eu) `- … and ${moreWords(hidden, finding)}`);
const texts = unlistedText(finding);
return (0,report_text.JO)('\n\n', (0,report_text.JO)('\n', ...lines), texts.length === 0 ? '' : (0,markdown.EU)((0,message_text.Lo)(texts, messageLimit)));
}
var report_changes = __webpack_require__(445);
var model_verdict = __webpack_require__(3538);
var count_results = __webpack_require__(276);
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
const VISIBLE_ROWS = 10;
function workspaceTables(view, budget) {
const byName = [...view.workspaces].sort((one, other) => (0,report_text.UF)(one.name, other.name));
const sorted = (0,headline.Qi)(byName);
const closed = sorted.filter(({ verdict }) => !(0,model_verdict.gf)(verdict));
const shown = sorted.length <= VISIBLE_ROWS ? sorted : closed.slice(0, VISIBLE_ROWS);
const rest = sorted.slice(shown.length);
const head = tableHead(view);
if (sorted.length === 0 || !budget.tryTake(head))
return { visible: '', folded: '', missing: sorted.length };
const rollUp = rest.length > 0 && budget.tryReserve(300) ? [rollUpRow(rest, view)] : [];
const toRow = (workspace) => workspaceRow(workspace, view);
const rows = (0,report_budget.oW)(budget, shown, toRow);
const isWhole = rows.length === shown.length;
const title = (0,markdown.eu) `${(0,report_text.jK)(rest.length)} one by one`;
const folded = isWhole ? (0,report_budget.I2)(budget, { title, head }, rest, toRow) : undefined;
return {
visible: (0,report_text.JO)('\n', head, ...rows, ...rollUp),
folded: folded && folded.missing < rest.length ? folded.text : '',
missing: shown.length - rows.length,
};
}
function workspaceRow(workspace, view) {
const { verdict } = workspace;
const none = (0,model_verdict.gf)(verdict) ? 'no policies' : report_words._G[verdict].words;
const plan = (0,report_changes.DO)(workspace, (text) => (0,markdown.eu) `**${text}**`);
return tableRow((0,markdown.eu) `${(0,report_words.Oi)(verdict, (0,model_verdict.gf)(verdict, view.context.failOn)).icon}`, (0,markdown.SS)(workspace.name, 90), (0,report_text.JO)('<br>', plan, costWords(workspace.cost?.deltaMonthly)), ...policyCells([workspace], view, (0,markdown.eu) `${none}`), ...(view.context.isLocal === true ? [] : [(0,links.ut)(workspace, view.context) || (0,markdown.eu) `–`]));
}
function tableRow(...cells) {
return (0,markdown.eu) `| ${(0,report_text.JO)(' | ', ...cells)} |`;
}
function rollUpRow(rest, view) {
const verdicts = [...new Set(rest.map(({ verdict }) => verdict))];
const signs = verdicts.map((verdict) => (0,report_words.Oi)(verdict, (0,model_verdict.gf)(verdict)).icon);
const numbers = verdicts.map((verdict) => {
const number = rest.filter((workspace) => workspace.verdict === verdict).length;
return (0,markdown.eu) `${(0,report_text.ZV)(number)} ${report_words._G[verdict].words}`;
});
const [only] = verdicts.length === 1 ? verdicts : [];
const words = only === undefined
? (0,markdown.eu) `: ${(0,report_text.JO)(', ', ...numbers)}`
: (0,markdown.eu) ` ${report_words._G[only].words}`;
const none = rest.every(({ verdict }) => (0,model_verdict.gf)(verdict)) ? (0,markdown.eu) `no policies` : (0,markdown.eu) `–`;
const counts = (0,report_text.JO)(' | ', ...policyCells(rest, view, none));
const run = view.context.isLocal === true ? '' : ' |';
return (0,markdown.eu) `| ${signs[0]} | ${(0,report_text.jK)(rest.length)}${words} | | ${counts} |${run}`;
}
function policyCells(workspaces, view, none) {
const cell = (some, results) => (0,report_words.Gw)(some, { results }, (words) => (0,markdown.eu) `**${words}**`) || none;
const { ownPolicies = [], isLocal = false } = view.context;
if (isLocal || ownPolicies.length === 0)
return [cell(workspaces, view.results)];
return [false, true].map((isOwn) => {
const results = view.results.filter(({ system }) => (system === 'own-policies') === isOwn);
const ofPolicies = workspaces.map((workspace) => {
const itsResults = results.filter((result) => result.workspace === workspace.name);
const counts = (0,count_results.a)(itsResults);
return { ...workspace, counts, policies: (0,report_words.kC)(itsResults) };
});
return cell(ofPolicies, results);
});
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
const rows = (0,report_words.px)(view.results).sort((one, other) => comparePassed(one, other) || (0,report_text.UF)(name(one[0]), name(other[0])));
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
return tableRow((0,markdown.eu) `${(0,markdown.SS)(policy, 120)}${set}`, lines(([{ level }]) => (0,markdown.eu) `${(0,report_words.s2)(level)}`), lines(([{ status, word = '' }]) => status === 'unknown' ? (0,markdown.eu) `unknown ${(0,markdown.SS)(word, 40)}` : (0,markdown.eu) `${status}`), lines((group) => {
const workspaceNames = [...new Set(group.map(({ workspace }) => workspace))];
const names = workspaceNames.slice(0, 3).map((name) => (0,markdown.SS)(name, 60));
const rest = workspaceNames.length - names.length;
return (0,sentence.l6)((0,report_text.Z)(rest > 0 ? [...names, (0,markdown.eu) `${(0,report_text.ZV)(rest)} more`] : names));
}));
}
var report_remarks = __webpack_require__(2137);
;// CONCATENATED MODULE: ./build/src/report/comment.js
const LONGEST_SECTION = 15_000;
function toSection(view) {
return {
title: (0,report_text.so)((0,marker.C_)(view), 3, (name) => (0,markdown.Ow)(name, 60)),
url: view.context.job?.url,
state: toSectionState(view),
key: view.key,
origins: (0,links.qL)(view.context),
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
const wholeReport = (0,markdown.eu) `the ${(0,markdown.nf)('job summary', context.job?.url, (0,links.qL)(context))}`;
return renderBody(view, { budget, measure, wholeReport, messageLimit, listsAll: false });
}
const SUMMARY_BUDGET_BYTES = 1_000_000;
function toSectionState(view) {
const { job, commit, startedAt } = view.context;
const seconds = Math.floor(Date.parse(startedAt) / 1000);
const fingerprints = view.findings.map(({ fingerprint }) => fingerprint);
const resources = view.findings.flatMap((finding) => finding.resources.map((resource) => (0,findings.VR)(finding, resource)));
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
counts: (0,headline.q2)(view),
fingerprints: [...new Set(fingerprints)],
resources: resources.length > 0 ? [...new Set(resources)] : undefined,
durations: Object.fromEntries(durations),
runs: Object.fromEntries(runs),
seals: Object.fromEntries(seals),
};
}
function renderBody(view, options) {
const budget = (0,report_budget.yK)(options.budget, options.measure);
const footer = budget.textIfFits((0,links.GO)(view.context));
const runOptions = budget.part(0.3).textIfFits(optionsLine(view));
const canNameOmissions = budget.tryReserve(300 + options.measure(options.wholeReport));
const mustFix = (0,findings.Tj)(view);
const listed = occurrencesPerFinding(mustFix, view, budget.part(0.5));
const mustFixList = mustFixBlock(view, budget.part(0.75), listed);
const reasons = reasonLines(view, budget.part(0.5));
const most = options.listsAll
? { prominent: 1_000, changes: 5_000 }
: { prominent: 50, changes: 200 };
const prominent = (0,report_changes.eH)(view, budget.part(0.5), most.prominent);
const leftovers = (0,report_budget.oW)(budget, view.workspaces.flatMap(({ leftover }) => leftover ?? []), (text) => (0,markdown.eu) `> ⚠️ ${(0,markdown.CS)(text, 900)}`);
const tables = workspaceTables(view, budget.part(0.8));
const steps = budget.part(0.5).textIfFits(nextStepsBlock(view));
const { messageLimit } = options;
const details = messageFolds(mustFix, view, budget.part(0.8), { listed, messageLimit });
const others = otherFindingFolds(view, budget);
const notices = noticesFold(view, budget);
const changes = (0,report_changes.b$)(view, budget.part(0.7), most.changes);
const results = options.listsAll
? resultsFold(view, budget)
: { text: '', missing: 0 };
const unaffected = budget.textIfFits(unaffectedLine(view));
const resolved = budget.textIfFits(view.resolved > 0
? (0,markdown.eu) `✅ ${(0,report_text.ZV)(view.resolved)} resolved since the last push.`
: '');
const missing = [
[mustFixList.missing, 'finding not listed', 'findings not listed'],
[details.missing, 'long message'],
...others.map((block) => [block.missing, block.omitted]),
[notices.missing, 'note'],
[prominent.missing + changes.missing, 'change'],
[tables.missing, 'workspace'],
[results.missing, 'policy', 'policies'],
];
const omissions = (0,report_text.$z)(missing, ([, one]) => one).map((alike) => {
const [[, one, many]] = alike;
const number = alike.reduce((sum, [missingInBlock]) => sum + missingInBlock, 0);
return (0,report_text.eQ)(number, one, many);
});
const omissionWords = (0,report_text.JO)(', ', ...omissions);
return (0,report_text.JO)('\n\n', runOptions, tables.visible, (0,report_text.JO)('\n>\n', ...leftovers), reasons, mustFixList.text, steps, prominent.text, details.text, changes.text, ...others.map(({ text }) => text), tables.folded, notices.text, results.text, unaffected, resolved, omissionWords !== '' && canNameOmissions
? (0,markdown.eu) `Omitted for length: ${omissionWords}. All of it is in ${options.wholeReport}.`
: '', footer);
}
function noticesFold(view, budget) {
const sentences = (0,report_remarks.Rc)((0,report_remarks.GT)(view));
const title = (0,markdown.eu) `ℹ️ ${(0,report_text.rj)(sentences.length, 'notice')}`;
return (0,report_budget.I2)(budget, { title }, sentences, ({ names, text }) => (0,sentence.l6)((0,sentence.MZ) `- ${shortNames(names)}: ${(0,sentence.vn)('text', text, 400)}`));
}
function shortNames(names) {
const inCode = names.map((name) => (0,sentence.vn)('code', name, 60));
return (0,report_text.J4)(inCode, 1);
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
const names = unaffected.slice(0, 10).map((name) => (0,markdown.SS)(name, 90));
const hidden = unaffected.length - names.length;
const more = hidden > 0 ? (0,markdown.eu) ` and ${(0,report_text.ZV)(hidden)} more` : '';
return (0,markdown.eu) `Not affected by this change, and not planned: ${(0,report_text.JO)(', ', ...names)}${more}.`;
}
const MOST_REASONS = 3;
function reasonLines(view, budget) {
const remarks = (0,report_remarks.BK)(view);
const lines = (0,report_budget.oW)(budget, remarks, ({ workspace, sentences, names }) => {
const shown = sentences.slice(0, MOST_REASONS);
const { icon } = report_words._G[workspace.verdict];
const head = (0,sentence.l6)((0,sentence.MZ) `- ${icon} ${shortNames(names)}:`);
const why = shown.map(({ text }) => (0,markdown.CS)(text, 500));
const remedy = (0,markdown.sF)(shown.find(({ code }) => code !== undefined)?.code);
return (0,report_text.JO)(' ', head, ...why, remedy);
});
const missing = remarks.length - lines.length;
if (missing > 0 && lines.length > 0)
lines.push((0,markdown.eu) `- … and ${(0,report_text.rj)(missing, 'other reason')}.`);
return (0,report_text.JO)('\n', ...lines);
}
function nextStepsBlock({ steps, workspaces }) {
const lines = steps.map(sentence.l6);
if (workspaces.length === 0)
return (0,report_text.JO)('\n', ...lines);
if (lines.length === 0)
return '';
if (lines.length === 1)
return (0,markdown.eu) `**What to do next:** ${(0,report_text.JO)('', ...lines)}`;
const items = lines.map((line) => (0,markdown.eu) `- ${line}`);
return (0,markdown.eu) `**What to do next**\n\n${(0,report_text.JO)('\n', ...items)}`;
}
var own_comments = __webpack_require__(9696);
var host_error = __webpack_require__(3452);
;// CONCATENATED MODULE: ./build/src/hosts/comment.js
const LARGEST_BUDGET = 60_000;
const SMALLER_BUDGETS = [10_000, 2_000];
const MOST_ROUNDS = 12;
const MOST_LOOKS = 3;
const MOST_DELETED = 20;
async function startComment(api, content, { snapshot, ...target }, ports) {
const { neutralise = (body) => body } = api;
const compose = (...asked) => neutralise(content.compose(...asked));
const writer = { api, content: { ...content, compose }, target, ports };
const began = ports.clock.now();
const result = await writeRound(writer, snapshot);
const roundMs = ports.clock.now() - began;
return {
result,
settle: async () => (result.written ? settle(writer, result, roundMs) : result),
};
}
async function writeComment(api, content, target, ports) {
const started = await startComment(api, content, target, ports);
const result = await started.settle();
const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
return { commentUrl, problems: commentProblems(result) };
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
code: 'PG-126',
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
const isGone = error instanceof host_error.dh && error.kind === 'not-found';
if (!isGone || tries === 3)
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
const isUnchanged = content.compose(existing, LARGEST_BUDGET) === existing;
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
const { id, url, isOwn, author } = created;
return (writer.created = isOwn ? { id, url, author } : { id, url });
}
}
}
}
async function writeFitting(content, existing, write) {
let budget = LARGEST_BUDGET;
for (const smaller of SMALLER_BUDGETS) {
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
async function settle(writer, first, firstRoundMs) {
const { api, content, target, ports } = writer;
let result = first;
let longestRoundMs = firstRoundMs;
for (let round = 1, missing = 0; round <= MOST_ROUNDS; round++) {
const leastMs = Math.max(800, Math.min(3 * longestRoundMs, 10_000));
if (!(await pause(ports, leastMs + ports.random() * 850 * (1 + round))))
return result;
const began = ports.clock.now();
const snapshot = await api.snapshot(target.number);
const foreign = (0,own_comments.Rg)(snapshot.comments, content.marker, writer.created);
const [comment, ...copies] = (0,own_comments.D5)(snapshot.comments, content.marker, writer.created);
if (comment === undefined && writer.created !== undefined) {
result = { ...result, foreign };
if (++missing === MOST_LOOKS)
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
longestRoundMs = Math.max(longestRoundMs, ports.clock.now() - began);
}
return { ...result, lost: true };
}
async function pause({ clock, signal, deadline }, ms) {
if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY))
return false;
await clock.sleep(ms, signal);
return true;
}
function toCommentContent(view, asked = [], date) {
const { key } = view;
const now = date && Math.floor(date.getTime() / 1_000);
const section = { ...toSection(view), asked, now };
return {
marker: (0,marker.Rs)(key),
compose: (existing, budget) => (0,sections.X0)(existing, section, budget),
holds: (body) => (0,sections.ek)(body, section),
isSuperseded(body) {
const state = (0,sections.W3)(body, section);
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
if (green && when !== 'always')
return { kind: 'keep' };
return { kind: snapshot.whole ? 'create' : 'unknown' };
}
if (content.isSuperseded(comment.body))
return { kind: 'keep', superseded: 'run', comment };
if (target.when === 'on-failure' && target.green && content.isAlone?.(comment.body)) {
return { kind: 'delete', comment };
}
return { kind: 'update', comment };
}
/***/ }),
/***/ 6286:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
W3: () => ( readComment),
X0: () => ( mergeSections),
ek: () => ( holdsSection),
pe: () => ( isSuperseded),
sQ: () => ( saysGateIsOpen)
});
var _model_verdict_js_0_ = __webpack_require__(3538);
var _marker_js_1_ = __webpack_require__(8081);
var _markdown_js_2_ = __webpack_require__(75);
var _model_parse_js_5_ = __webpack_require__(2340);
var _model_quote_js_6_ = __webpack_require__(8187);
var _text_js_3_ = __webpack_require__(4913);
var _headline_js_4_ = __webpack_require__(7210);
const COMMENT_BUDGET = 60_000;
const LEAST_WITH_SEALS = 30_000;
function mergeSections(existing, section, budget = COMMENT_BUDGET) {
const { key } = section;
const body = existing ?? '';
const comment = readComment(body, section);
if (comment && (isSuperseded(section.state, comment) || holdsSection(body, section)))
return (0,_markdown_js_2_ .g5)(body);
const newestSha = newestAttempt([...(comment?.sections ?? []), section.state]).headSha;
const previousSha = previousCommit(comment, newestSha);
const existingParts = comment ? readParts(body, comment) : [];
const otherParts = existingParts.filter(({ state: { id, headSha } }) => id !== section.state.id && (headSha === newestSha || headSha === previousSha));
const stateLimit = Math.min(4_096, Math.floor(budget / 8));
const commands = (0,_marker_js_1_ .m6)(comment?.commands ?? [], newestSha);
const askedFindings = [...new Set([...(comment?.asked ?? []), ...(section.asked ?? [])])];
return fitParts(otherParts, section, budget, (parts) => {
const keepsSeals = budget >= LEAST_WITH_SEALS;
const sections = parts.map(({ state }) => (keepsSeals ? state : { ...state, seals: {} }));
const state = {
key,
sections,
previousSha,
commands,
ended: comment?.ended,
asked: askedFindings.slice(-_marker_js_1_ .V6),
};
return (0,_text_js_3_ .JO)('\n\n', commentHeading(sections), ...renderSections(parts, newestSha, section.origins), renderCommands(commands), (0,_marker_js_1_ .$N)(state, stateLimit));
});
}
function holdsSection(body, { state, key }) {
const section = (0,_marker_js_1_ .rH)(body, key)?.sections.find(({ id }) => id === state.id);
const { digest, runId, attempt } = state;
return section?.digest === digest && section.runId === runId && section.attempt === attempt;
}
function saysGateIsOpen(body) {
const sections = (0,_marker_js_1_ .rH)(body)?.sections ?? [];
if (sections.length === 0)
return false;
const { headSha } = newestAttempt(sections);
return sections.every((section) => section.headSha === headSha && section.counts.green);
}
function readComment(body, { key, now = Number.POSITIVE_INFINITY }) {
const comment = (0,_marker_js_1_ .rH)(body, key);
if (comment === undefined)
return undefined;
return { ...comment, sections: comment.sections.map((section) => notInFuture(section, now)) };
}
function notInFuture(report, now) {
return report.startedAt > now + SKEW_S ? { ...report, startedAt: 0 } : report;
}
const SKEW_S = 60;
function isSuperseded(report, comment) {
return comment.sections.some((section) => {
if (section.id === report.id && isLater(section, report))
return true;
return section.headSha !== report.headSha && isNewer(section, report);
});
}
function previousCommit(comment, newestSha) {
const ofOtherCommits = comment?.sections.filter(({ headSha }) => headSha !== newestSha) ?? [];
return ofOtherCommits.length === 0 ? comment?.previousSha : newestAttempt(ofOtherCommits).headSha;
}
function fitParts(others, section, budget, compose) {
const { state, title, url } = section;
const share = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
const largestFirst = others
.filter(({ text }) => text !== '')
.sort((one, other) => other.text.length - one.text.length);
const isGreen = (part) => Number(part.state.counts.green);
const greenFirst = [...others].sort((one, other) => isGreen(other) - isGreen(one));
const partsWithout = (omissions, text) => {
const withoutText = new Set(largestFirst.slice(0, omissions));
const withoutName = new Set(greenFirst.slice(0, Math.max(0, omissions - largestFirst.length)));
const kept = others.map((part) => {
if (withoutName.has(part))
return { ...part, title: '', text: '' };
return withoutText.has(part) ? { ...part, text: '' } : part;
});
return [...kept, { state, title, text, url }].sort(compareParts);
};
const leftFor = (omissions) => budget - compose(partsWithout(omissions, '')).length;
let least = 0;
let most = largestFirst.length + greenFirst.length;
while (least < most) {
const middle = Math.floor((least + most) / 2);
if (leftFor(middle) >= share)
most = middle;
else
least = middle + 1;
}
const left = leftFor(least);
return compose(partsWithout(least, left > 0 ? section.render(left) : ''));
}
function compareParts(one, other) {
const badness = ({ state }) => _model_verdict_js_0_ .bk.indexOf(state.counts.verdict);
return (badness(other) - badness(one) ||
(0,_text_js_3_ .UF)(one.title, other.title) ||
(0,_text_js_3_ .UF)(one.state.id, other.state.id));
}
const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const END = '<!-- /plangate:section -->';
function readParts(body, comment) {
const lines = body.split('\n');
const begins = new Map();
for (const [index, line] of lines.entries()) {
const [, id, heading = ''] = BEGIN.exec(line) ?? [];
if (id !== undefined)
begins.set(id, { index, heading });
}
return comment.sections.map((state) => {
const begin = begins.get(state.id);
const end = begin === undefined ? -1 : lines.indexOf(END, begin.index);
if (begin === undefined || end < 0)
return { state, title: '', text: '' };
const text = lines.slice(begin.index + 1, end).join('\n');
return { state, text: (0,_markdown_js_2_ .g5)(text.trim()), ...readHeading(begin.heading) };
});
}
function readHeading(encoded) {
const parsed = (0,_model_parse_js_5_ .qF)((0,_marker_js_1_ .tP)(encoded));
const [title, url] = Array.isArray(parsed) ? parsed : [];
if (typeof title !== 'string')
return { title: '' };
return { title, url: typeof url === 'string' ? url : undefined };
}
function renderSections(parts, newestSha, origins) {
const [only] = parts.length === 1 ? parts : [];
if (only)
return [withSectionMarkers(only, only.text)];
const named = parts.filter(({ title }) => title !== '');
return named.map((part) => part.state.headSha === newestSha ? renderCurrent(part, origins) : renderWaiting(part));
}
function withSectionMarkers(part, text) {
const { state, title, url } = part;
const encoded = (0,_marker_js_1_ ._e)(JSON.stringify(url === undefined ? [title] : [title, url]));
const begin = (0,_markdown_js_2_ .g5)(`<!-- plangate:section ${state.id} ${encoded} -->`);
return (0,_markdown_js_2_ .eu) `${begin}\n\n${text}\n\n${END}`;
}
function renderWaiting(part) {
const { counts, headSha } = part.state;
const earlier = (0,_headline_js_4_ .Pl)(counts, (0,_markdown_js_2_ .g5)(` at ${headSha.slice(0, 7)}`));
return (0,_markdown_js_2_ .eu) `#### ⏳ ${(0,_markdown_js_2_ .CS)(part.title)}: waiting for a result (${earlier})\n\n${withSectionMarkers(part, '')}`;
}
function renderCurrent(part, origins) {
const { counts } = part.state;
const icon = (0,_headline_js_4_ .Mb)(counts);
const words = (0,_headline_js_4_ .Pl)(counts);
if (counts.green && part.text !== '')
return (0,_markdown_js_2_ .eu) `<details><summary>${icon} ${(0,_markdown_js_2_ .h8)(part.title)}: ${words}</summary>\n${withSectionMarkers(part, part.text)}\n</details>`;
const text = part.text || (0,_markdown_js_2_ .eu) `Details: ${(0,_markdown_js_2_ .nf)('the job', part.url, origins)}.`;
return (0,_markdown_js_2_ .eu) `#### ${icon} ${(0,_markdown_js_2_ .CS)(part.title)}: ${words}\n\n${withSectionMarkers(part, text)}`;
}
function commentHeading(sections) {
const { headSha } = newestAttempt(sections);
const current = sections.filter((section) => section.headSha === headSha);
const counts = addUp(current.map((section) => section.counts));
const waiting = sections.length - current.length;
const icon = counts.green && waiting > 0 ? '⏳' : (0,_headline_js_4_ .Mb)(counts);
const sha = headSha.slice(0, 7);
const atCommit = sha === '' ? '' : (0,_markdown_js_2_ .eu) ` at ${(0,_markdown_js_2_ .SS)(sha, 7)}`;
const waitingWords = waiting > 0 ? (0,_markdown_js_2_ .eu) ` · waiting for ${waiting} of ${sections.length} jobs` : '';
return (0,_markdown_js_2_ .eu) `### ${icon} Policy gate: ${(0,_headline_js_4_ .Pl)(counts, atCommit)}${waitingWords}`;
}
function addUp(ofJobs) {
const verdict = (0,_model_verdict_js_0_ .zP)(ofJobs.map((counts) => counts.verdict));
const green = ofJobs.every((counts) => counts.green);
const atFault = ofJobs.filter((counts) => (0,_headline_js_4_ .DK)(counts.verdict, verdict));
const onlyAtFault = atFault.length === 1 ? atFault : [];
const haveOneJobWithResults = ofJobs.filter(({ results }) => results > 0).length === 1;
const addends = {
affected: atFault,
policiesAtFault: onlyAtFault,
runTasksAtFault: onlyAtFault,
guardsAtFault: onlyAtFault,
policies: haveOneJobWithResults ? ofJobs : [],
};
const approvedBy = [...new Set(ofJobs.flatMap((counts) => counts.approvedBy))];
return (0,_headline_js_4_ .I9)(verdict, green, approvedBy, (name) => (addends[name] ?? ofJobs).reduce((sum, counts) => sum + counts[name], 0));
}
const BEGIN_COMMANDS = '<!-- plangate:acts -->';
const END_COMMANDS = '<!-- /plangate:acts -->';
function renderCommands(commands) {
if (commands.length === 0)
return '';
const lines = commands.map(({ verb, by, at, reason, proposal, approved = [] }) => {
const why = reason === '' ? '' : (0,_markdown_js_2_ .eu) `: ${(0,_markdown_js_2_ .CS)(reason, 500)}`;
const what = approved.length === 0 ? '' : (0,_markdown_js_2_ .eu) `, approved in ${(0,_markdown_js_2_ .CS)((0,_model_quote_js_6_ .Kf)(approved, 10), 2_000)}`;
const line = (0,_markdown_js_2_ .eu) `- ${(0,_markdown_js_2_ .CS)(by, 100)} ${COMMAND_WORDS[verb]}${why} (${(0,_text_js_3_ .Yi)(at)})${what}`;
if (proposal === undefined)
return line;
const { text, file } = proposal;
return (0,_markdown_js_2_ .eu) `${line}. Nothing is excepted before this is on the default branch. ${exceptionInstruction(file)}:\n\n${(0,_markdown_js_2_ .EU)(text)}`;
});
return (0,_markdown_js_2_ .eu) `${BEGIN_COMMANDS}\n\n${(0,_text_js_3_ .JO)('\n', ...lines)}\n\n${END_COMMANDS}`;
}
function exceptionInstruction(file) {
if (file === undefined) {
return (0,_markdown_js_2_ .eu) `Add it to the list in the file that the workflow pins, and pin the new commit`;
}
const { path, isNew, link: url } = file;
const name = (0,_markdown_js_2_ .nf)((0,_markdown_js_2_ .SS)(path, 300), url, url === undefined ? [] : [url]);
return isNew
? (0,_markdown_js_2_ .eu) `Create ${name} on a new branch, with`
: (0,_markdown_js_2_ .eu) `Edit ${name} on a new branch, and add to its list`;
}
const COMMAND_WORDS = {
help: 'asked what can be typed: `/plangate override COMMIT REASON`, `/plangate allow-destroys COMMIT REASON`, `/plangate except POLICY [ADDRESS] WORKSPACE UNTIL REASON`, `/plangate rerun`, `/plangate again`',
rerun: 'started the gate again',
again: 'asked for new plans',
override: 'overrode the failed policies',
'allow-destroys': 'let the plan destroy what it destroys',
except: 'asked for an exception',
'not-owner': 'may not override what belongs to others',
};
function isNewer(one, other) {
if (one.startedAt < other.startedAt)
return false;
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
function newestAttempt(attempts) {
return attempts.reduce((newest, attempt) => (isNewer(attempt, newest) ? attempt : newest));
}
/***/ })
};
