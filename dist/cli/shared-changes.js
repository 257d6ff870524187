export const id = 1862;
export const ids = [1862];
export const modules = {
/***/ 75483:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
I: () => ( toOutputs)
});
var _report_changes_js_0_ = __webpack_require__(30445);
function toOutputs(view, written = {}) {
const { counts, workspaces } = view;
const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
return {
verdict: view.verdict,
green: String(view.green),
'run-id': first?.runId ?? '',
'run-url': first?.runUrl ?? '',
'run-ids': JSON.stringify(Object.fromEntries(runs)),
'configuration-version-id': first?.configurationVersionId ?? '',
passed: String(counts.passed),
'advisory-failed': String(counts.advisoryFailed),
'mandatory-failed': String(counts.mandatoryFailed),
overridden: String(counts.overridden),
...(0,_report_changes_js_0_ .vA)(workspaces),
'comment-url': '',
'report-json': '',
'report-html': '',
'report-sarif': '',
'plan-json': '{}',
...written,
};
}
function emptyOutputs(verdict = 'undecided') {
const counts = countResults([]);
const totals = { adds: '', changes: '', destroys: '', replaces: '' };
return { ...toOutputs({ verdict, green: false, counts, workspaces: [] }), ...totals };
}
/***/ }),
/***/ 19696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D5: () => ( ownComments),
G2: () => ( ANY_MARKER),
Rg: () => ( foreignComments),
eQ: () => ( describeForeign),
gq: () => ( findOwn),
lN: () => ( defuseNote),
xY: () => ( hasMarker)
});
var _report_escape_markdown_js_0_ = __webpack_require__(67511);
var _report_markdown_js_2_ = __webpack_require__(70075);
var _report_marker_js_1_ = __webpack_require__(54340);
const ANY_MARKER = '<!-- plangate:';
function ownComments(comments, marker, created) {
return comments
.filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker))
.sort((one, other) => one.id - other.id);
}
function findOwn({ comments }, key) {
const [comment] = ownComments(comments, (0,_report_marker_js_1_ .Rs)(key));
return { comment, kept: comment && (0,_report_marker_js_1_ .rH)(comment.body, key) };
}
function isOurs({ id, mine, author }, created) {
if (mine || created === undefined)
return mine;
return id === created.id || (author !== undefined && author === created.author);
}
function foreignComments(comments, marker, created) {
return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}
const MOST_NAMED = 3;
function describeForeign(comments) {
return comments.slice(0, MOST_NAMED).map(({ author, url }) => {
const of = author === undefined ? 'another author' : `another author (${(0,_report_escape_markdown_js_0_ .Ow)(author)})`;
return `A comment of ${of} carries this gate's marker and was left as it is: ${(0,_report_escape_markdown_js_0_ .Ow)(url, 300)}. Remove it if an earlier token of this gate wrote it.`;
});
}
function hasMarker(body, marker) {
const end = body.trimEnd();
const last = Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1;
return end.startsWith(marker, last) || end.trimStart().startsWith(marker);
}
const BREAK = '\u200b';
function defuseNote(body) {
return (0,_report_markdown_js_2_ .g)(body.split('\n').map(defuseLine).join('\n'));
}
function defuseLine(line) {
if (line.startsWith('<!-- '))
return line;
const start = line.search(/\S/);
const still = line[start] === '/' ? line.slice(0, start) + BREAK + line.slice(start) : line;
return still
.replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${BREAK}`)
.replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${BREAK}`);
}
/***/ }),
/***/ 69166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
IQ: () => ( rankOf),
jR: () => ( isProminent),
sV: () => ( triggerWords),
tf: () => ( asAddress),
xS: () => ( asWord)
});
var _model_address_js_0_ = __webpack_require__(3543);
const ACTIONS = ['delete', 'replace', 'invoke', 'forget', 'update', 'create', 'none'];
function rankOf(action) {
return ACTIONS.indexOf(action);
}
function isProminent(action) {
return rankOf(action) <= rankOf('forget');
}
function triggerWords({ event, resource, onFailure = 'halt' }) {
const when = resource === undefined ? event : `${event} of ${resource}`;
return onFailure === 'halt' ? when : `${when}, on_failure = ${onFailure}`;
}
function asAddress(value) {
const fits = typeof value === 'string' && value !== '' && value.length <= _model_address_js_0_ .bX;
return fits ? value : undefined;
}
function asWord(value) {
return typeof value === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(value) ? value : undefined;
}
/***/ }),
/***/ 95439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AU: () => ( fold),
h0: () => ( takeAll),
yK: () => ( createBudget)
});
var _markdown_js_0_ = __webpack_require__(70075);
var _text_js_1_ = __webpack_require__(74913);
const AROUND = 2;
function createBudget(size, measure, outer) {
let spent = 0;
const budget = {
left: () => Math.min(Math.floor(size) - spent, outer?.left() ?? Infinity),
reserve(cost) {
if (cost > budget.left() || outer?.reserve(cost) === false)
return false;
spent += cost;
return true;
},
take: (text) => budget.reserve(measure(text) + AROUND),
keep: (text) => (text !== '' && budget.take(text) ? text : ''),
part: (share) => createBudget(budget.left() * share, measure, budget),
trial: () => createBudget(budget.left(), measure),
};
return budget;
}
function takeAll(budget, items, render) {
const taken = [];
for (const item of items) {
const text = render(item);
if (!budget.take(text))
break;
taken.push(text);
}
return taken;
}
function fold(budget, { title, head = '' }, items, row) {
const summary = (0,_markdown_js_0_ .M) `<details><summary>${title}</summary>`;
if (items.length === 0)
return { text: '', missing: 0 };
if (!budget.take((0,_markdown_js_0_ .M) `${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
return { text: '', missing: items.length };
const rows = takeAll(budget, items, row);
const missing = items.length - rows.length;
const text = (0,_text_js_1_ .oR)('\n\n', summary, rows.length > 0 ? (0,_text_js_1_ .oR)('\n', head, ...rows) : '', missing > 0 ? (0,_markdown_js_0_ .M) `… and ${(0,_text_js_1_ .zD)(missing)} more.` : '', '</details>');
return { text, missing };
}
/***/ }),
/***/ 30445:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B2: () => ( SIGNS),
DO: () => ( planWords),
Lo: () => ( nameWords),
O_: () => ( destructionWords),
Ok: () => ( destructionBlock),
b$: () => ( changesFold),
cu: () => ( reasonAndNames),
ff: () => ( changeReason),
fs: () => ( changesOf),
jN: () => ( changesByAction),
pq: () => ( countOf),
to: () => ( forceWords),
vA: () => ( totalsOf)
});
var _policy_planned_changes_js_0_ = __webpack_require__(69166);
var _escape_markdown_js_1_ = __webpack_require__(67511);
var _markdown_js_5_ = __webpack_require__(70075);
var _links_js_2_ = __webpack_require__(67713);
var _budget_js_7_ = __webpack_require__(95439);
var _sentence_js_3_ = __webpack_require__(42251);
var _text_js_6_ = __webpack_require__(74913);
var _words_js_4_ = __webpack_require__(43629);
const SIGNS = {
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
function countOf(action, number) {
return (0,_markdown_js_5_ .M) `${(0,_text_js_6_ .U9)(number, action === 'invoke' ? 'action' : 'resource')} ${ACTION_WORDS[action]}`;
}
const REASONS = {
tainted: (0,_markdown_js_5_ .M) `is marked as damaged (tainted)`,
requested: (0,_markdown_js_5_ .M) `its replacement was asked for`,
replace_triggered_by: (0,_markdown_js_5_ .M) `something changes that replaces it (replace_triggered_by)`,
cannot_update: (0,_markdown_js_5_ .M) `cannot be updated in place`,
delete_because_no_resource_config: (0,_markdown_js_5_ .M) `is no longer in the configuration`,
delete_because_wrong_repetition: (0,_markdown_js_5_ .M) `does not fit the count or for_each of its block`,
delete_because_count_index: (0,_markdown_js_5_ .M) `its number is beyond count`,
delete_because_each_key: (0,_markdown_js_5_ .M) `its key is no longer in for_each`,
delete_because_no_module: (0,_markdown_js_5_ .M) `its module is no longer called`,
delete_because_no_move_target: (0,_markdown_js_5_ .M) `was moved to where nothing is configured`,
};
function figuresOf({ plan, changes }) {
if (plan?.status !== 'finished')
return undefined;
const { additions, changes: updates, destructions } = plan;
const isCertain = additions === 0 || destructions === 0;
const listed = changes?.changes.filter(({ action }) => action === 'replace').length;
const replaces = changes === undefined || changes.doubt !== undefined ? (isCertain ? 0 : undefined) : listed;
const both = Math.min(replaces ?? 0, additions, destructions);
return { adds: additions - both, changes: updates, destroys: destructions - both, replaces };
}
function changesByAction(workspace, action) {
const { changes } = workspace;
if (action === 'delete')
return figuresOf(workspace)?.destroys;
if (action === 'replace')
return figuresOf(workspace)?.replaces;
return changes?.changes.filter((each) => each.action === action).length;
}
function planWords(workspace, strong = _text_js_6_ .$B) {
const { plan, changes } = workspace;
const figures = figuresOf(workspace);
if (plan?.status === 'errored')
return (0,_markdown_js_5_ .M) `failed`;
if (plan === undefined || figures === undefined)
return (0,_markdown_js_5_ .M) `–`;
const listed = changes?.changes ?? [];
const numberOf = (word) => listed.filter(({ action }) => action === word).length;
const forgotten = numberOf('forget');
const invoked = numberOf('invoke');
const moved = listed.filter(({ previousAddress: before, address }) => before !== undefined && before !== address).length;
if ((0,_words_js_4_ .hE)(plan) && forgotten + invoked + moved === 0)
return (0,_markdown_js_5_ .M) `no changes`;
const { adds, changes: updates, destroys, replaces = 0 } = figures;
const words = (0,_text_js_6_ .oR)(' ', adds > 0 ? (0,_markdown_js_5_ .M) `+${(0,_text_js_6_ .zD)(adds)}` : '', updates > 0 ? (0,_markdown_js_5_ .M) `~${(0,_text_js_6_ .zD)(updates)}` : '', destroys > 0 ? strong((0,_markdown_js_5_ .M) `−${(0,_text_js_6_ .zD)(destroys)}`) : '', replaces > 0 ? strong((0,_markdown_js_5_ .M) `±${(0,_text_js_6_ .zD)(replaces)}`) : '', forgotten > 0 ? strong((0,_markdown_js_5_ .M) `${(0,_text_js_6_ .zD)(forgotten)} forgotten`) : '', plan.imports > 0 ? (0,_markdown_js_5_ .M) `${(0,_text_js_6_ .zD)(plan.imports)} imported` : '', moved > 0 ? (0,_markdown_js_5_ .M) `${(0,_text_js_6_ .zD)(moved)} moved` : '', invoked > 0 ? strong((0,_text_js_6_ .U9)(invoked, 'action')) : '');
return words || (0,_markdown_js_5_ .M) `changes outputs only`;
}
function totalsOf(workspaces) {
const all = workspaces.map(figuresOf);
const total = (figure) => {
const numbers = all.flatMap((each) => each?.[figure] ?? []);
return numbers.length < all.length ? '' : String(sum(numbers, (number) => number));
};
return {
adds: total('adds'),
changes: total('changes'),
destroys: total('destroys'),
replaces: total('replaces'),
};
}
function destructionBlock(view, budget, most) {
const prominent = changesOf(view).filter(({ action }) => (0,_policy_planned_changes_js_0_ .jR)(action));
const heading = headingOf(prominent, view);
const doubts = (0,_budget_js_7_ .h0)(budget, view.workspaces.flatMap((each) => doubtLine(each, view) || []), _text_js_6_ .$B);
const unlisted = view.workspaces.flatMap((each) => unlistedLine(each, view) || []);
if (heading === '' || !budget.take((0,_markdown_js_5_ .M) `${heading}\n\n${moreOf(1_000_000, view)}`))
return { text: (0,_text_js_6_ .oR)('\n>\n', ...doubts), missing: prominent.length };
const groups = grouping(prominent).slice(0, most);
const counted = (0,_budget_js_7_ .h0)(budget, unlisted, _text_js_6_ .$B);
const lines = (0,_budget_js_7_ .h0)(budget, groups, (group) => changeLine(group, view, false));
const missing = prominent.length - groups.slice(0, lines.length).flat().length;
const list = (0,_text_js_6_ .oR)('\n', ...lines, ...counted);
const more = missing > 0 ? moreOf(missing, view) : '';
return { text: (0,_text_js_6_ .oR)('\n\n', heading, (0,_text_js_6_ .oR)('\n>\n', ...doubts), list, more), missing: 0 };
}
function changesFold(view, budget, most) {
const isNamed = areAttributesKnown(view) && foldAt(true, view, budget.trial(), most).isWhole;
return foldAt(isNamed, view, budget, most).block;
}
function foldAt(isNamed, view, budget, most) {
const all = changesOf(view);
const others = all.filter(({ action }) => !(0,_policy_planned_changes_js_0_ .jR)(action));
const listed = isNamed ? [...all.filter(({ action }) => (0,_policy_planned_changes_js_0_ .jR)(action)), ...others] : others;
const number = listed.length + sum(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
const unread = view.workspaces.flatMap((each) => unreadLine(each, view) || []);
if (number === 0)
return { block: { text: '', missing: 0 }, isWhole: true };
const attributes = (0,_markdown_js_5_ .M) `, with ${number === 1 ? 'its' : 'their'} attributes`;
const noun = isNamed || all.length === listed.length ? 'change' : 'other change';
const title = (0,_markdown_js_5_ .M) `<details><summary>${(0,_text_js_6_ .U9)(number, noun)}${isNamed ? attributes : ''}</summary>`;
const end = moreOf(1_000_000, view);
if (!budget.take((0,_markdown_js_5_ .M) `${title}\n\n${end}\n\n${LEFT_OUT}\n\n</details>`))
return { block: { text: '', missing: number }, isWhole: false };
const sentences = (0,_budget_js_7_ .h0)(budget, unread, _text_js_6_ .$B);
const groups = grouping(listed).slice(0, most);
const lines = (0,_budget_js_7_ .h0)(budget, groups, (group) => changeLine(group, view, isNamed));
const missing = number - groups.slice(0, lines.length).flat().length;
const more = missing > 0 ? moreOf(missing, view) : '';
const shorter = isNamed || !areAttributesKnown(view) ? '' : LEFT_OUT;
const text = (0,_text_js_6_ .oR)('\n\n', title, (0,_text_js_6_ .oR)('\n', ...lines), more, shorter, (0,_text_js_6_ .oR)('\n>\n', ...sentences), '</details>');
return { block: { text, missing: 0 }, isWhole: lines.length === groups.length };
}
const LEFT_OUT = 'The changed attributes are omitted for length.';
function unreadLine({ name, changes }, view) {
if (changes?.unread === undefined)
return '';
const which = view.workspaces.length > 1 ? (0,_markdown_js_5_ .M) `${(0,_escape_markdown_js_1_ .SS)(name, 60)}: ` : '';
return (0,_markdown_js_5_ .M) `> ${which}${(0,_escape_markdown_js_1_ .CS)(changes.unread)}`;
}
function destructionWords(view, most) {
const groups = grouping(changesOf(view).filter(({ action }) => (0,_policy_planned_changes_js_0_ .jR)(action)));
const lines = groups.slice(0, most).map((group) => {
const [change] = group;
const parts = [
(0,_escape_markdown_js_1_ .Ow)(change.address, 200),
(0,_words_js_4_ .CP)(change),
(0,_sentence_js_3_ .II)(inWorkspacesWords(group, view)),
(0,_sentence_js_3_ .II)(changeReason(change)),
];
return `  ${SIGNS[change.action]} ${(0,_text_js_6_ .oR)('   ', ...parts)}`;
});
const more = groups.length - lines.length;
const doubts = view.workspaces.flatMap(({ name, changes }) => changes?.doubt === undefined ? [] : [`  ? ${(0,_escape_markdown_js_1_ .Ow)(name, 60)}: ${MAYBE} ${changes.doubt}`]);
const rest = more > 0 ? [`  … and ${(0,_text_js_6_ .zD)(more)} more of these`] : [];
return [...lines, ...rest, ...doubts.slice(0, most)];
}
const MAYBE = 'the list of changes may not be whole.';
function changesOf({ workspaces }) {
return workspaces.flatMap(({ name, changes }) => (changes?.changes ?? []).map((change) => ({ ...change, workspace: name })));
}
function grouping(changes) {
return (0,_text_js_6_ .$z)(changes, (change) => ({ ...change, workspace: '' }));
}
function headingOf(prominent, view) {
const unlisted = view.workspaces.filter(({ changes }) => changes === undefined);
const numberOf = (word) => prominent.filter(({ action }) => action === word).length;
const one = view.workspaces.length === 1;
const destroyed = numberOf('delete') + sum(unlisted, ({ plan }) => plan?.destructions ?? 0);
const ofResources = [
[one ? 'destroys' : 'destroy', destroyed],
[one ? 'replaces' : 'replace', numberOf('replace')],
[one ? 'forgets' : 'forget', numberOf('forget')],
];
const invoked = numberOf('invoke');
const what = ofResources
.filter(([, number]) => number > 0)
.map(([verb, number], at) => (0,_markdown_js_5_ .M) `${verb} ${at === 0 ? (0,_text_js_6_ .U9)(number, 'resource') : (0,_text_js_6_ .zD)(number)}`);
if (invoked > 0)
what.push((0,_markdown_js_5_ .M) `${one ? 'invokes' : 'invoke'} ${(0,_text_js_6_ .U9)(invoked, 'action')}`);
const last = what.pop();
if (last === undefined)
return '';
const words = what.length > 0 ? (0,_markdown_js_5_ .M) `${(0,_text_js_6_ .oR)(', ', ...what)} and ${last}` : last;
return (0,_markdown_js_5_ .M) `#### ${one ? 'This plan' : 'These plans'} ${words}`;
}
function unlistedLine(workspace, view) {
const { name, plan, changes } = workspace;
const destroyed = plan?.destructions ?? 0;
if (changes !== undefined || destroyed === 0)
return '';
const which = view.workspaces.length > 1 ? (0,_markdown_js_5_ .M) `${(0,_escape_markdown_js_1_ .SS)(name, 60)}: ${(0,_text_js_6_ .zD)(destroyed)}. ` : '';
const run = (0,_links_js_2_ .ng)(workspace, view.context) || (0,_markdown_js_5_ .M) `the run`;
const see = view.context.isLocal === true ? '' : (0,_markdown_js_5_ .M) `: see ${run}`;
return (0,_markdown_js_5_ .M) `- ${which}Which ones could not be read${see}.`;
}
function doubtLine(workspace, view) {
const { name, changes } = workspace;
if (changes?.doubt === undefined)
return '';
const run = (0,_links_js_2_ .ng)(workspace, view.context) || (0,_markdown_js_5_ .M) `the run`;
const see = view.context.isLocal === true ? '' : (0,_markdown_js_5_ .M) ` See ${run}.`;
return (0,_markdown_js_5_ .M) `> ⚠️ ${(0,_escape_markdown_js_1_ .SS)(name, 60)}: ${MAYBE} ${(0,_escape_markdown_js_1_ .CS)(changes.doubt)}${see}`;
}
function changeLine(group, view, isNamed) {
const [change] = group;
const { address, action, location } = change;
const fileLine = (0,_words_js_4_ .CP)(change);
const url = location && (0,_links_js_2_ .eL)(location, view.context);
const where = fileLine && (0,_escape_markdown_js_1_ .nf)((0,_escape_markdown_js_1_ .SS)(fileLine), url, (0,_links_js_2_ .TZ)(view.context));
const names = (0,_sentence_js_3_ .Hi)(inWorkspacesWords(group, view));
const what = (0,_text_js_6_ .oR)(' ', where, (0,_escape_markdown_js_1_ .SS)(address, 200), names);
const why = (0,_sentence_js_3_ .Hi)(isNamed ? reasonAndNames(change) : changeReason(change));
return (0,_markdown_js_5_ .M) `- **${SIGNS[action]}** ${(0,_text_js_6_ .oR)(': ', what, why)}`;
}
function inWorkspacesWords(group, view) {
const names = [...new Set(group.map(({ workspace }) => workspace))];
if (view.workspaces.length < 2)
return '';
const first = (0,_sentence_js_3_ .KE)(names.slice(0, 2).map((name) => (0,_sentence_js_3_ .V4)('name', (0,_escape_markdown_js_1_ .Ow)(name, 60), 60)));
return names.length > 2
? (0,_sentence_js_3_ .cv) `in ${first} and ${(0,_text_js_6_ .zD)(names.length - 2)} more`
: (0,_sentence_js_3_ .cv) `in ${first}`;
}
function changeReason(change) {
const { action, previousAddress, imported, deposed, reason = '', attributes, trigger } = change;
const isKnown = action !== 'forget' && Object.hasOwn(REASONS, reason);
return (0,_sentence_js_3_ .bs)((0,_markdown_js_5_ .M) `, `, deposed ? (0,_sentence_js_3_ .cv) `what an earlier replacement left behind` : '', previousAddress === undefined ? '' : (0,_sentence_js_3_ .cv) `moved from ${code((0,_escape_markdown_js_1_ .Ow)(previousAddress, 200))}`, imported ? (0,_sentence_js_3_ .cv) `imported` : '', action === 'forget' ? (0,_sentence_js_3_ .cv) `stays, but is no longer managed` : '', change.recreated === true ? (0,_sentence_js_3_ .cv) `and a new one is created` : '', trigger === undefined ? '' : code((0,_escape_markdown_js_1_ .Ow)((0,_policy_planned_changes_js_0_ .sV)(trigger), 300)), (0,_sentence_js_3_ .bs)((0,_markdown_js_5_ .M) ` `, isKnown ? (REASONS[reason] ?? '') : '', attributes.length > 0 ? (0,_sentence_js_3_ .cv) `(${(0,_sentence_js_3_ .KE)(attributes.map(code), 4)})` : ''));
}
const code = (text) => (0,_sentence_js_3_ .V4)('code', text, 200);
const codes = (names) => (0,_sentence_js_3_ .bs)((0,_markdown_js_5_ .M) `, `, ...names.map(code));
function reasonAndNames(change) {
const isWhole = change.action === 'create' || change.action === 'delete';
const names = nameWords(change, isWhole ? 6 : 16);
const shown = names === '' ? change : { ...change, attributes: [] };
return (0,_sentence_js_3_ .bs)((0,_markdown_js_5_ .M) `; `, changeReason(shown), names);
}
function nameWords({ differs = [] }, most) {
const shown = differs.slice(0, most);
const namesOf = (forcing) => shown.flatMap(({ name, forces = false }) => (forces === forcing ? [name] : []));
const more = differs.length - shown.length;
const others = (0,_sentence_js_3_ .bs)((0,_markdown_js_5_ .M) ` `, codes(namesOf(false)), more > 0 ? (0,_markdown_js_5_ .M) `and ${(0,_text_js_6_ .zD)(more)} more` : '');
return (0,_sentence_js_3_ .bs)((0,_markdown_js_5_ .M) `; `, forceWords(namesOf(true)), others);
}
function forceWords(names) {
if (names.length === 0)
return '';
return (0,_sentence_js_3_ .cv) `${codes(names)} ${names.length === 1 ? 'forces' : 'force'} replacement`;
}
function areAttributesKnown({ workspaces }) {
const all = workspaces.flatMap(({ changes }) => changes?.changes ?? []);
return all.some(({ differs = [] }) => differs.length > 0);
}
function moreOf(number, { workspaces, context }) {
if (context.isLocal === true)
return (0,_markdown_js_5_ .M) `… and ${(0,_text_js_6_ .zD)(number)} more.`;
const runs = workspaces.flatMap((each) => (each.changes ? (0,_links_js_2_ .ng)(each, context) || [] : []));
return (0,_markdown_js_5_ .M) `… and ${(0,_text_js_6_ .zD)(number)} more: see ${(0,_text_js_6_ .Ku)(runs, 3) || (0,_markdown_js_5_ .M) `the run`}.`;
}
function sum(items, figure) {
return items.reduce((total, item) => total + figure(item), 0);
}
/***/ })
};
