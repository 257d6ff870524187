export const id = 445;
export const ids = [445];
export const modules = {
/***/ 69166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ms: () => ( entryOf),
Uq: () => ( rememberEntry),
gb: () => ( describeTrigger),
jR: () => ( isProminent),
qs: () => ( severityRank),
tf: () => ( asAddress),
xS: () => ( asWord)
});
var node_crypto_0_ = __webpack_require__(77598);
var _model_address_js_1_ = __webpack_require__(3543);
const ACTIONS = ['delete', 'replace', 'invoke', 'forget', 'update', 'create', 'none'];
function severityRank(action) {
return ACTIONS.indexOf(action);
}
function isProminent(action) {
return severityRank(action) <= severityRank('forget');
}
const ENTRIES = new WeakMap();
function rememberEntry(change, entry, keepsText) {
const text = JSON.stringify(entry);
const digest = digestOfText(text);
ENTRIES.set(change, keepsText ? { digest, entry: text } : { digest });
}
function entryOf(change) {
return ENTRIES.get(change) ?? { digest: '' };
}
function digestOfText(text) {
return (0,node_crypto_0_.createHash)('sha256').update(text).digest('hex');
}
function describeTrigger({ event, resource, onFailure = 'halt' }) {
const when = resource === undefined ? event : `${event} of ${resource}`;
return onFailure === 'halt' ? when : `${when}, on_failure = ${onFailure}`;
}
function asAddress(value) {
const fits = typeof value === 'string' && value !== '' && value.length <= _model_address_js_1_ .bX;
return fits ? value : undefined;
}
function asWord(value) {
return typeof value === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(value) ? value : undefined;
}
/***/ }),
/***/ 95439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
I2: () => ( renderFold),
oW: () => ( renderWhileFits),
yK: () => ( createBudget)
});
var _markdown_js_0_ = __webpack_require__(70075);
var _text_js_1_ = __webpack_require__(74913);
const SIZE_OF_BREAKS = 2;
function createBudget(size, measure, outer) {
let spent = 0;
const budget = {
left: () => Math.min(Math.floor(size) - spent, outer?.left() ?? Infinity),
tryReserve(cost) {
if (cost > budget.left() || outer?.tryReserve(cost) === false)
return false;
spent += cost;
return true;
},
tryTake: (text) => budget.tryReserve(measure(text) + SIZE_OF_BREAKS),
textIfFits: (text) => (text !== '' && budget.tryTake(text) ? text : ''),
part: (share) => createBudget(budget.left() * share, measure, budget),
unpaidCopy: () => createBudget(budget.left(), measure),
};
return budget;
}
function renderWhileFits(budget, items, render) {
const taken = [];
for (const item of items) {
const text = render(item);
if (!budget.tryTake(text))
break;
taken.push(text);
}
return taken;
}
function renderFold(budget, { title, head = '' }, items, row) {
const summary = (0,_markdown_js_0_ .eu) `<details><summary>${title}</summary>`;
if (items.length === 0)
return { text: '', missing: 0 };
if (!budget.tryTake((0,_markdown_js_0_ .eu) `${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
return { text: '', missing: items.length };
const rows = renderWhileFits(budget, items, row);
const missing = items.length - rows.length;
const text = (0,_text_js_1_ .JO)('\n\n', summary, rows.length > 0 ? (0,_text_js_1_ .JO)('\n', head, ...rows) : '', missing > 0 ? (0,_markdown_js_0_ .eu) `… and ${(0,_text_js_1_ .ZV)(missing)} more.` : '', '</details>');
return { text, missing };
}
/***/ }),
/***/ 30445:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D6: () => ( actionCountWords),
DO: () => ( planWords),
HX: () => ( planTotals),
KP: () => ( prominentChanges),
NL: () => ( reasonAndAttributes),
QI: () => ( changeTotals),
b$: () => ( changesFold),
e6: () => ( prominentLines),
eH: () => ( prominentBlock),
ff: () => ( changeReason),
fs: () => ( changesOf),
ii: () => ( forcingWords),
jO: () => ( countByAction),
mX: () => ( ACTION_SIGNS),
qO: () => ( attributeWords)
});
var _policy_planned_changes_js_0_ = __webpack_require__(69166);
var _markdown_js_1_ = __webpack_require__(70075);
var _links_js_2_ = __webpack_require__(67713);
var _budget_js_3_ = __webpack_require__(95439);
var _sentence_js_4_ = __webpack_require__(42251);
var _text_js_5_ = __webpack_require__(74913);
var _words_js_6_ = __webpack_require__(43629);
var _workspace_names_js_7_ = __webpack_require__(88832);
const ACTION_SIGNS = {
delete: '−',
replace: '±',
invoke: '»',
forget: '∅',
update: '~',
create: '+',
none: '→',
};
const ACTION_WORDS = {
delete: 'destroyed',
replace: 'replaced',
invoke: 'invoked',
forget: 'no longer managed',
update: 'updated in place',
create: 'created',
none: 'moved or imported',
};
function actionCountWords(action, number) {
return (0,_markdown_js_1_ .eu) `${(0,_text_js_5_ .rj)(number, action === 'invoke' ? 'action' : 'resource')} ${ACTION_WORDS[action]}`;
}
const REASONS = {
tainted: (0,_markdown_js_1_ .eu) `is marked as damaged (tainted)`,
requested: (0,_markdown_js_1_ .eu) `its replacement was asked for`,
replace_triggered_by: (0,_markdown_js_1_ .eu) `something changes that replaces it (replace_triggered_by)`,
cannot_update: (0,_markdown_js_1_ .eu) `cannot be updated in place`,
delete_because_no_resource_config: (0,_markdown_js_1_ .eu) `is no longer in the configuration`,
delete_because_wrong_repetition: (0,_markdown_js_1_ .eu) `does not fit the count or for_each of its block`,
delete_because_count_index: (0,_markdown_js_1_ .eu) `its number is beyond count`,
delete_because_each_key: (0,_markdown_js_1_ .eu) `its key is no longer in for_each`,
delete_because_no_module: (0,_markdown_js_1_ .eu) `its module is no longer called`,
delete_because_no_move_target: (0,_markdown_js_1_ .eu) `was moved to where nothing is configured`,
};
function changeCountsOf({ plan, changes, }) {
if (plan?.status !== 'finished')
return undefined;
const { additions, changes: updates, destructions } = plan;
const replaces = countReplacements(plan, changes);
const countedTwice = Math.min(replaces ?? 0, additions, destructions);
return {
adds: additions - countedTwice,
changes: updates,
destroys: destructions - countedTwice,
replaces,
};
}
function countReplacements({ additions, destructions }, changes) {
if (changes !== undefined && changes.doubt === undefined) {
return changes.changes.filter(({ action }) => action === 'replace').length;
}
return additions === 0 || destructions === 0 ? 0 : undefined;
}
function countByAction(workspace, action) {
const { changes } = workspace;
if (action === 'delete')
return changeCountsOf(workspace)?.destroys;
if (action === 'replace')
return changeCountsOf(workspace)?.replaces;
return changes?.changes.filter((change) => change.action === action).length;
}
function planWords(workspace, strong = _text_js_5_ .Cv) {
const { plan, changes } = workspace;
const counts = changeCountsOf(workspace);
if (plan?.status === 'errored')
return (0,_markdown_js_1_ .eu) `failed`;
if (plan === undefined || counts === undefined)
return (0,_markdown_js_1_ .eu) `–`;
const listed = changes?.changes ?? [];
const numberOf = (word) => listed.filter(({ action }) => action === word).length;
const forgotten = numberOf('forget');
const invoked = numberOf('invoke');
const moved = listed.filter(({ previousAddress: before, address }) => before !== undefined && before !== address).length;
if ((0,_words_js_6_ .hE)(plan) && forgotten + invoked + moved === 0)
return (0,_markdown_js_1_ .eu) `no changes`;
const { adds, changes: updates, destroys, replaces = 0 } = counts;
const words = (0,_text_js_5_ .JO)(' ', adds > 0 ? (0,_markdown_js_1_ .eu) `+${(0,_text_js_5_ .ZV)(adds)}` : '', updates > 0 ? (0,_markdown_js_1_ .eu) `~${(0,_text_js_5_ .ZV)(updates)}` : '', destroys > 0 ? strong((0,_markdown_js_1_ .eu) `−${(0,_text_js_5_ .ZV)(destroys)}`) : '', replaces > 0 ? strong((0,_markdown_js_1_ .eu) `±${(0,_text_js_5_ .ZV)(replaces)}`) : '', forgotten > 0 ? strong((0,_markdown_js_1_ .eu) `${(0,_text_js_5_ .ZV)(forgotten)} forgotten`) : '', plan.imports > 0 ? (0,_markdown_js_1_ .eu) `${(0,_text_js_5_ .ZV)(plan.imports)} imported` : '', moved > 0 ? (0,_markdown_js_1_ .eu) `${(0,_text_js_5_ .ZV)(moved)} moved` : '', invoked > 0 ? strong((0,_text_js_5_ .rj)(invoked, 'action')) : '');
return words || (0,_markdown_js_1_ .eu) `changes outputs only`;
}
function planTotals({ workspaces }) {
const counts = workspaces.map(changeCountsOf).filter((each) => each !== undefined);
if (counts.length === 0)
return '';
const total = (name) => sum(counts, (each) => each[name] ?? 0);
const part = (sign, number) => number > 0 ? (0,_markdown_js_1_ .eu) `${sign}${(0,_text_js_5_ .ZV)(number)}` : '';
const strong = (words) => words && (0,_markdown_js_1_ .eu) `**${words}**`;
const words = (0,_text_js_5_ .JO)(' ', part((0,_markdown_js_1_ .eu) `+`, total('adds')), part((0,_markdown_js_1_ .eu) `~`, total('changes')), strong(part((0,_markdown_js_1_ .eu) `−`, total('destroys'))), strong(part((0,_markdown_js_1_ .eu) `±`, total('replaces'))));
return (0,_markdown_js_1_ .eu) `${words || 'no changes'} in ${(0,_text_js_5_ .jK)(counts.length)}`;
}
function changeTotals(workspaces) {
const countsOfAll = workspaces.map(changeCountsOf);
const total = (name) => {
if (countsOfAll.some((counts) => counts?.[name] === undefined))
return '';
return String(sum(countsOfAll, (counts) => counts?.[name] ?? 0));
};
return {
adds: total('adds'),
changes: total('changes'),
destroys: total('destroys'),
replaces: total('replaces'),
};
}
const LARGE_NUMBER = 1_000_000;
function prominentBlock(view, budget, most) {
const prominent = prominentChanges(view);
const heading = prominentHeading(prominent, view);
const doubts = (0,_budget_js_3_ .oW)(budget, linesOf(view, doubtLine), _text_js_5_ .Cv);
if (heading === '' ||
!budget.tryTake((0,_markdown_js_1_ .eu) `${heading}\n\n${hiddenChangesLine(LARGE_NUMBER, view)}`))
return { text: (0,_text_js_5_ .JO)('\n>\n', ...doubts), missing: prominent.length };
const groups = groupSameChanges(prominent).slice(0, most);
const unlistedLines = (0,_budget_js_3_ .oW)(budget, linesOf(view, unreadChangesLine), _text_js_5_ .Cv);
const lines = (0,_budget_js_3_ .oW)(budget, groups, (group) => changeLine(group, view, changeReason));
const missing = prominent.length - groups.slice(0, lines.length).flat().length;
const list = (0,_text_js_5_ .JO)('\n', ...lines, ...unlistedLines);
const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
return {
text: (0,_text_js_5_ .JO)('\n\n', heading, (0,_text_js_5_ .JO)('\n>\n', ...doubts), list, more),
missing: 0,
};
}
function changesFold(view, budget, most) {
const withAttributes = isAnyAttributeKnown(view) &&
tryChangesFold(view, budget.unpaidCopy(), { most, withAttributes: true }).isWhole;
return tryChangesFold(view, budget, { most, withAttributes }).block;
}
function tryChangesFold(view, budget, { most, withAttributes }) {
const allChanges = changesOf(view);
const others = allChanges.filter(({ action }) => !(0,_policy_planned_changes_js_0_ .jR)(action));
const listed = withAttributes ? [...prominentChanges(view), ...others] : others;
const number = listed.length + sum(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
if (number === 0)
return { block: { text: '', missing: 0 }, isWhole: true };
const attributes = (0,_markdown_js_1_ .eu) `, with ${number === 1 ? 'its' : 'their'} attributes`;
const noun = withAttributes || allChanges.length === listed.length ? 'change' : 'other change';
const groups = groupSameChanges(listed).slice(0, most);
const ofResources = view.workspaces.length > 1 && groups.length < listed.length
? (0,_markdown_js_1_ .eu) ` of ${(0,_text_js_5_ .rj)(groups.length, 'resource')}`
: '';
const title = (0,_markdown_js_1_ .eu) `<details><summary>${(0,_text_js_5_ .rj)(number, noun)}${ofResources}${withAttributes ? attributes : ''}</summary>`;
const end = hiddenChangesLine(LARGE_NUMBER, view);
if (!budget.tryTake((0,_markdown_js_1_ .eu) `${title}\n\n${end}\n\n${ATTRIBUTES_OMITTED}\n\n</details>`))
return { block: { text: '', missing: number }, isWhole: false };
const sentences = (0,_budget_js_3_ .oW)(budget, linesOf(view, unreadAttributesLine), _text_js_5_ .Cv);
const reasonOf = withAttributes ? reasonAndAttributes : changeReason;
const lines = (0,_budget_js_3_ .oW)(budget, groups, (group) => changeLine(group, view, reasonOf));
const missing = number - groups.slice(0, lines.length).flat().length;
const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
const omission = withAttributes || !isAnyAttributeKnown(view) ? '' : ATTRIBUTES_OMITTED;
const text = (0,_text_js_5_ .JO)('\n\n', title, (0,_text_js_5_ .JO)('\n', ...lines), more, omission, (0,_text_js_5_ .JO)('\n>\n', ...sentences), '</details>');
return { block: { text, missing: 0 }, isWhole: lines.length === groups.length };
}
const ATTRIBUTES_OMITTED = 'The changed attributes are omitted for length.';
function unreadAttributesLine({ name, changes }, view) {
if (changes?.unread === undefined)
return '';
const which = view.workspaces.length > 1 ? (0,_markdown_js_1_ .eu) `${(0,_markdown_js_1_ .SS)(name, 60)}: ` : '';
return (0,_markdown_js_1_ .eu) `> ${which}${(0,_markdown_js_1_ .CS)(changes.unread)}`;
}
function prominentLines(view, most) {
const groups = groupSameChanges(prominentChanges(view));
const lines = groups.slice(0, most).map((group) => {
const [change] = group;
const parts = [
(0,_markdown_js_1_ .Ow)(change.address, 200),
(0,_words_js_6_ .CP)({ location: commonPlace(group) }),
(0,_sentence_js_4_ .bo)(workspacesWords(group, view)),
(0,_sentence_js_4_ .bo)(changeReason(change)),
];
return `  ${ACTION_SIGNS[change.action]} ${(0,_text_js_5_ .JO)('   ', ...parts)}`;
});
const more = groups.length - lines.length;
const doubts = view.workspaces.flatMap(({ name, changes }) => changes?.doubt === undefined
? []
: [`  ? ${(0,_markdown_js_1_ .Ow)(name, 60)}: ${MAY_BE_INCOMPLETE} ${changes.doubt}`]);
const rest = more > 0 ? [`  … and ${(0,_text_js_5_ .ZV)(more)} more of these`] : [];
return [...lines, ...rest, ...doubts.slice(0, most)];
}
const MAY_BE_INCOMPLETE = 'the list of changes may not be whole.';
function changesOf({ workspaces }) {
return workspaces.flatMap(({ name, changes }) => (changes?.changes ?? []).map((change) => ({ ...change, workspace: name })));
}
function prominentChanges(view) {
return changesOf(view).filter(({ action }) => (0,_policy_planned_changes_js_0_ .jR)(action));
}
function linesOf(view, lineOf) {
return view.workspaces.map((workspace) => lineOf(workspace, view)).filter(Boolean);
}
function groupSameChanges(changes) {
return (0,_text_js_5_ .$z)(changes, (change) => ({ ...change, workspace: '', location: undefined }));
}
function prominentHeading(prominent, view) {
const unlisted = view.workspaces.filter(({ changes }) => changes === undefined);
const numberOf = (word) => prominent.filter(({ action }) => action === word).length;
const isOnePlan = view.workspaces.length === 1;
const verbEnd = isOnePlan ? 's' : '';
const destroyed = numberOf('delete') + sum(unlisted, ({ plan }) => plan?.destructions ?? 0);
const ofResources = [
['destroy', destroyed],
['replace', numberOf('replace')],
['forget', numberOf('forget')],
];
const invoked = numberOf('invoke');
const what = ofResources
.filter(([, number]) => number > 0)
.map(([verb, number], at) => (0,_markdown_js_1_ .eu) `${verb}${verbEnd} ${at === 0 ? (0,_text_js_5_ .rj)(number, 'resource') : (0,_text_js_5_ .ZV)(number)}`);
if (invoked > 0)
what.push((0,_markdown_js_1_ .eu) `invoke${verbEnd} ${(0,_text_js_5_ .rj)(invoked, 'action')}`);
if (what.length === 0)
return '';
return (0,_markdown_js_1_ .eu) `#### ${isOnePlan ? 'This plan' : 'These plans'} ${(0,_sentence_js_4_ .l6)((0,_text_js_5_ .Z)(what))}`;
}
function unreadChangesLine(workspace, view) {
const { name, plan, changes } = workspace;
const destroyed = plan?.destructions ?? 0;
if (changes !== undefined || destroyed === 0)
return '';
const which = view.workspaces.length > 1 ? (0,_markdown_js_1_ .eu) `${(0,_markdown_js_1_ .SS)(name, 60)}: ${(0,_text_js_5_ .ZV)(destroyed)}. ` : '';
const run = (0,_links_js_2_ .ut)(workspace, view.context) || (0,_markdown_js_1_ .eu) `the run`;
const see = view.context.isLocal === true ? '' : (0,_markdown_js_1_ .eu) `: see ${run}`;
return (0,_markdown_js_1_ .eu) `- ${which}Which ones could not be read${see}.`;
}
function doubtLine(workspace, view) {
const { name, changes } = workspace;
if (changes?.doubt === undefined)
return '';
const run = (0,_links_js_2_ .ut)(workspace, view.context) || (0,_markdown_js_1_ .eu) `the run`;
const see = view.context.isLocal === true ? '' : (0,_markdown_js_1_ .eu) ` See ${run}.`;
return (0,_markdown_js_1_ .eu) `> ⚠️ ${(0,_markdown_js_1_ .SS)(name, 60)}: ${MAY_BE_INCOMPLETE} ${(0,_markdown_js_1_ .CS)(changes.doubt)}${see}`;
}
function changeLine(group, view, reasonOf) {
const [change] = group;
const { address, action } = change;
const location = commonPlace(group);
const fileLine = (0,_words_js_6_ .CP)({ location });
const url = location && (0,_links_js_2_ .eL)(location, view.context);
const where = fileLine && (0,_markdown_js_1_ .nf)((0,_markdown_js_1_ .SS)(fileLine), url, (0,_links_js_2_ .qL)(view.context));
const names = (0,_sentence_js_4_ .l6)(workspacesWords(group, view));
const what = (0,_text_js_5_ .JO)(' ', where, (0,_markdown_js_1_ .SS)(address, 200), names);
return (0,_markdown_js_1_ .eu) `- **${ACTION_SIGNS[action]}** ${(0,_text_js_5_ .JO)(': ', what, (0,_sentence_js_4_ .l6)(reasonOf(change)))}`;
}
function commonPlace(group) {
const [first, ...others] = group.map((change) => (0,_words_js_6_ .CP)(change));
return others.every((place) => place === first) ? group[0].location : undefined;
}
function workspacesWords(group, view) {
const names = [...new Set(group.map(({ workspace }) => workspace))];
return view.workspaces.length < 2 ? '' : (0,_sentence_js_4_ .MZ) `in ${(0,_workspace_names_js_7_ .c)(names, view)}`;
}
function changeReason(change) {
const { action, previousAddress, imported, deposed, reason = '', attributes, trigger } = change;
const isKnown = action !== 'forget' && Object.hasOwn(REASONS, reason);
return (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) `, `, deposed ? (0,_sentence_js_4_ .MZ) `what an earlier replacement left behind` : '', previousAddress === undefined
? ''
: (0,_sentence_js_4_ .MZ) `moved from ${codePart((0,_markdown_js_1_ .Ow)(previousAddress, 200))}`, imported ? (0,_sentence_js_4_ .MZ) `imported` : '', action === 'forget' ? (0,_sentence_js_4_ .MZ) `stays, but is no longer managed` : '', change.recreated === true ? (0,_sentence_js_4_ .MZ) `and a new one is created` : '', trigger === undefined ? '' : codePart((0,_markdown_js_1_ .Ow)((0,_policy_planned_changes_js_0_ .gb)(trigger), 300)), (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) ` `, isKnown ? (REASONS[reason] ?? '') : '', attributes.length > 0 ? (0,_sentence_js_4_ .MZ) `(${(0,_text_js_5_ .Z)(attributes.map(codePart), 4)})` : ''));
}
const codePart = (text) => (0,_sentence_js_4_ .vn)('code', text, 200);
const codeParts = (names) => (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) `, `, ...names.map(codePart));
function reasonAndAttributes(change) {
const isOfWholeResource = change.action === 'create' || change.action === 'delete';
const attributes = attributeWords(change, isOfWholeResource ? 6 : 16);
const reason = changeReason(attributes === '' ? change : { ...change, attributes: [] });
return (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) `; `, reason, attributes);
}
function attributeWords({ differs = [] }, most) {
const shown = differs.slice(0, most);
const forcing = shown.filter(({ forces }) => forces === true).map(({ name }) => name);
const others = shown.filter(({ forces }) => forces !== true).map(({ name }) => name);
const more = differs.length - shown.length;
const otherWords = (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) ` `, codeParts(others), more > 0 ? (0,_markdown_js_1_ .eu) `and ${(0,_text_js_5_ .ZV)(more)} more` : '');
return (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) `; `, forcingWords(forcing), otherWords);
}
function forcingWords(names) {
if (names.length === 0)
return '';
return (0,_sentence_js_4_ .MZ) `${codeParts(names)} ${names.length === 1 ? 'forces' : 'force'} replacement`;
}
function isAnyAttributeKnown({ workspaces }) {
const allChanges = workspaces.flatMap(({ changes }) => changes?.changes ?? []);
return allChanges.some(({ differs = [] }) => differs.length > 0);
}
function hiddenChangesLine(number, { workspaces, context }) {
if (context.isLocal === true)
return (0,_markdown_js_1_ .eu) `… and ${(0,_text_js_5_ .ZV)(number)} more.`;
const runs = workspaces
.filter(({ changes }) => changes !== undefined)
.map((workspace) => (0,_links_js_2_ .ut)(workspace, context))
.filter(Boolean);
const see = runs.length > 0 ? (0,_text_js_5_ .J4)(runs, 3) : (0,_sentence_js_4_ .MZ) `the run`;
return (0,_sentence_js_4_ .l6)((0,_sentence_js_4_ .MZ) `… and ${(0,_text_js_5_ .ZV)(number)} more: see ${see}.`);
}
function sum(items, numberOf) {
return items.reduce((total, item) => total + numberOf(item), 0);
}
/***/ }),
/***/ 88832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
X: () => ( someNames),
c: () => ( workspaceNames)
});
var _markdown_js_0_ = __webpack_require__(70075);
var _sentence_js_1_ = __webpack_require__(42251);
var _text_js_2_ = __webpack_require__(74913);
const MOST_NAMES = 4;
function workspaceNames(names, view) {
const { workspaces } = view;
const { length } = names;
if (length <= MOST_NAMES && !(length === workspaces.length && length > 2))
return someNames(names);
if (length === workspaces.length)
return (0,_sentence_js_1_ .MZ) `all ${(0,_text_js_2_ .jK)(length)}`;
const patterns = patternsOf(names, view);
const shown = patterns === undefined
? (0,_text_js_2_ .Z)(names.map((name) => (0,_sentence_js_1_ .vn)('code', name, 60)), 3)
: (0,_sentence_js_1_ .DP)((0,_markdown_js_0_ .eu) `, `, ...patterns.map((name) => (0,_sentence_js_1_ .vn)('code', name, 60)));
return (0,_sentence_js_1_ .MZ) `${(0,_text_js_2_ .jK)(length)} (${shown})`;
}
function someNames(names, most = MOST_NAMES) {
return (0,_text_js_2_ .Z)(names.map((name) => (0,_sentence_js_1_ .vn)('code', name, 60)), most);
}
function patternsOf(names, view) {
const counts = beginnings(view);
const found = [];
let left = names;
while (left.length > 0) {
const [first = ''] = left;
if (found.length === MOST_NAMES)
return undefined;
const fitting = beginningsOf(first).find((beginning) => {
const number = left.filter((name) => name.startsWith(beginning)).length;
return number > 1 && number === counts.get(beginning);
});
if (fitting === undefined)
return undefined;
found.push(`${fitting}*`);
left = left.filter((name) => !name.startsWith(fitting));
}
return found;
}
function beginningsOf(name) {
return Array.from(name.matchAll(/[-_./:]+/g), ({ index, 0: { length } }) => name.slice(0, index + length));
}
const known = new WeakMap();
function beginnings(report) {
const counted = known.get(report);
if (counted !== undefined)
return counted;
const { workspaces, unaffected } = report;
const counts = new Map();
const names = [...workspaces.map(({ name }) => name), ...unaffected];
for (const beginning of names.flatMap(beginningsOf)) {
counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
}
known.set(report, counts);
return counts;
}
/***/ })
};
