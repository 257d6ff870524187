export const id = 6353;
export const ids = [6353];
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
function emptyOutputs(green, verdict = 'undecided') {
const counts = countResults([]);
const totals = { adds: '', changes: '', destroys: '', replaces: '' };
return { ...toOutputs({ verdict, green, counts, workspaces: [] }), ...totals };
}
/***/ }),
/***/ 19696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D5: () => ( ownComments),
G2: () => ( ANY_MARKER),
I_: () => ( withWordAbout),
Rg: () => ( foreignComments),
Ue: () => ( WORD_LENGTH),
eQ: () => ( describeForeign),
gq: () => ( findOwn),
lB: () => ( withoutWord),
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
function withWordAbout(other, body) {
const end = body.trimEnd().lastIndexOf('\n') + 1;
if (other === undefined || end === 0)
return body;
const { url, author, authorId } = other;
const origins = URL.canParse(url) ? [new URL(url).origin] : [];
const who = author ?? authorId;
const of = who === undefined ? '' : (0,_report_markdown_js_2_ .M) ` of ${(0,_report_escape_markdown_js_0_ .SS)(who)}`;
const word = (0,_report_markdown_js_2_ .M) `> ${(0,_report_escape_markdown_js_0_ .nf)('Another comment', url, origins)}${of} has the marker of this gate and is not updated: this one counts.`;
return (0,_report_markdown_js_2_ .M) `${(0,_report_markdown_js_2_ .g)(body.slice(0, end))}${word}\n\n${(0,_report_markdown_js_2_ .g)(body.slice(end))}`;
}
function withoutWord(body) {
return body.replace(/\n> (?:\[Another comment\]\(|Another comment )[^\n]*\n\n(?=<!-- [^\n]*\s*$)/, '\n');
}
const WORD_LENGTH = 1_000;
const MOST_NAMED = 3;
function describeForeign(comments) {
return comments.slice(0, MOST_NAMED).map(({ author, authorId, url }) => {
const names = [author, authorId === author ? undefined : authorId && `id ${authorId}`];
const who = names.filter((each) => each !== undefined).join(', ');
const of = who === '' ? 'another author' : `another author (${(0,_report_escape_markdown_js_0_ .Ow)(who)})`;
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
/***/ 66485:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LD: () => ( readList),
Xh: () => ( nextOf),
n4: () => ( readPages)
});
var _host_error_js_0_ = __webpack_require__(93452);
const MOST_PAGES = 200;
const LONGEST_MS = 60_000;
async function readPages(read, clock) {
const items = new Map();
const visited = new Set();
const until = clock.now() + LONGEST_MS;
for (let next;;) {
const page = await read(next);
const before = items.size;
for (const item of page.items)
if (!items.has(item.id))
items.set(item.id, item);
const repeated = page.items.length > 0 && items.size === before;
next = page.next;
const over = visited.size >= MOST_PAGES - 1 || clock.now() >= until;
const whole = next === undefined;
if (next === undefined || repeated || over || visited.has(next)) {
return { items: [...items.values()], whole };
}
visited.add(next);
}
}
function readList(ask, path, read, itemsOf = (json) => json) {
return readPages(async (next = path) => {
const answer = await ask('GET', next);
const items = itemsOf(answer.json);
if (!Array.isArray(items))
throw (0,_host_error_js_0_ .O$)(ask.service);
return { items: items.map(read), next: nextOf(answer, next, items.length) };
}, ask.clock);
}
function nextOf({ headers }, here, count) {
const [path = '', search = ''] = here.split('?', 2);
const query = new URLSearchParams(search);
const going = (name, value) => {
query.set(name, value);
return `${path}?${query.toString()}`;
};
const { link = '', 'x-next-page': next, 'x-ms-continuationtoken': token } = headers;
const target = linkTo('next', link);
if (target !== undefined) {
return URL.canParse(target, 'http://host')
? `${path}${new URL(target, 'http://host').search}`
: here;
}
if (next !== undefined)
return next === '' ? undefined : going('page', next);
if (token !== undefined)
return token === '' ? undefined : going('continuationToken', token);
if (['prev', 'first', 'last'].some((name) => linkTo(name, link) !== undefined))
return undefined;
const number = Number(query.get('page') ?? 1);
const total = Number(headers['x-total-count'] ?? 0);
const full = count === Number(query.get('per_page') ?? Number.NaN);
return full || (count > 0 && number * count < total)
? going('page', String(number + 1))
: undefined;
}
function linkTo(name, header) {
for (const [, target, parameters = ''] of header.matchAll(/<([^<>]*)>([^<>]*)/g)) {
const [, relation] = /;\s*rel\s*=\s*"?([a-z]+)"?\s*(?:[;,]|$)/i.exec(parameters) ?? [];
if (relation?.toLowerCase() === name)
return target;
}
return undefined;
}
/***/ }),
/***/ 69166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
jR: () => ( isProminent),
p0: () => ( leftToLater),
sV: () => ( triggerWords),
tf: () => ( asAddress),
tq: () => ( createChangeList),
xS: () => ( asWord)
});
var _model_address_js_0_ = __webpack_require__(3543);
const ACTIONS = ['delete', 'replace', 'invoke', 'forget', 'update', 'create', 'none'];
const COUNTS = ['additions', 'changes', 'destructions', 'imports'];
const MOST = 20_000;
function createChangeList() {
const kept = new Map();
const counted = { additions: 0, changes: 0, destructions: 0, imports: 0 };
const doubts = new Set();
let leftOut = 0;
const keep = (change) => {
const { address, deposed, trigger } = change;
const key = JSON.stringify([address, deposed, trigger]);
const earlier = kept.get(key);
const room = isProminent(change) ? 2 * MOST : MOST;
if (earlier === undefined && kept.size >= room)
leftOut += 1;
else if (earlier === undefined || rank(change.action) < rank(earlier.action))
kept.set(key, change);
};
return {
doubt: (sentence) => doubts.add(sentence),
add({ actions, ...change }) {
const action = toAction(actions);
if (action === 'not a change')
return;
if (action === undefined) {
doubts.add("The plan's JSON names an unrecognized action.");
return;
}
if (actions.includes('create'))
counted.additions += 1;
if (actions.includes('update'))
counted.changes += 1;
if (actions.includes('delete'))
counted.destructions += 1;
if (change.imported)
counted.imports += 1;
const moved = change.previousAddress !== undefined && change.previousAddress !== change.address;
if (action === 'none' && !moved && !change.imported)
return;
const recreated = action === 'forget' && actions.includes('create') ? true : undefined;
keep({ ...change, action, recreated, location: undefined });
},
invoke({ address, trigger }) {
keep({ ...NO_RESOURCE, address, action: 'invoke', trigger });
},
end(counts) {
const parts = COUNTS.filter((each) => (counts[each] ?? counted[each]) !== counted[each]).map((each) => `${each} ${counted[each]} (the plan says ${counts[each]})`);
if (parts.length > 0)
doubts.add(`The plan's JSON does not add up: ${parts.join(', ')}.`);
const order = (one, other) => rank(one.action) - rank(other.action) || (one.address < other.address ? -1 : 1);
return {
changes: [...kept.values()].sort(order),
leftOut,
source: 'json',
doubt: doubts.size > 0 ? [...doubts].slice(0, 4).join(' ') : undefined,
};
},
};
}
const NO_RESOURCE = {
previousAddress: undefined,
imported: false,
deposed: false,
reason: undefined,
attributes: [],
location: undefined,
};
function isProminent({ action }) {
return rank(action) <= rank('forget');
}
function toAction(actions) {
const has = (word) => actions.includes(word);
if (actions.length === 0 || !actions.every((word) => KNOWN.has(word)))
return undefined;
if (has('delete'))
return has('create') ? 'replace' : 'delete';
const plain = ['forget', 'update', 'create'].find(has);
return plain ?? (has('no-op') ? 'none' : 'not a change');
}
const PASSING = ['read', 'open', 'renew', 'close'];
const KNOWN = new Set(['no-op', 'create', 'update', 'delete', 'forget', ...PASSING]);
function rank(action) {
return ACTIONS.indexOf(action);
}
function leftToLater(changes, actions = []) {
const sentence = (number, noun, names = '') => `The plan leaves ${number} ${noun}${number === 1 ? '' : 's'} to a later plan, which was not judged${names}.`;
const named = actions.slice(0, 3).join(', ') + (actions.length > 3 ? ', …' : '');
const sentences = [
changes > 0 && sentence(changes, 'change'),
actions.length > 0 && sentence(actions.length, 'action', `: ${named}`),
];
return sentences.filter((each) => each !== false);
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
function figuresOf({ plan, changes, }) {
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
const prominent = changesOf(view).filter(_policy_planned_changes_js_0_ .jR);
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
const others = all.filter((change) => !(0,_policy_planned_changes_js_0_ .jR)(change));
const listed = isNamed ? [...all.filter(_policy_planned_changes_js_0_ .jR), ...others] : others;
const number = listed.length + sum(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
const unread = view.workspaces.flatMap((each) => unreadLine(each, view) || []);
if (number === 0)
return { block: { text: '', missing: 0 }, isWhole: true };
const title = (0,_markdown_js_5_ .M) `<details><summary>${foldTitle(isNamed, number, all.length !== listed.length)}</summary>`;
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
function foldTitle(isNamed, number, areOthers) {
if (!isNamed)
return (0,_text_js_6_ .U9)(number, areOthers ? 'other change' : 'change');
return (0,_markdown_js_5_ .M) `${(0,_text_js_6_ .U9)(number, 'change')}, with ${number === 1 ? 'its' : 'their'} attributes`;
}
function unreadLine({ name, changes }, view) {
if (changes?.unread === undefined)
return '';
const which = view.workspaces.length > 1 ? (0,_markdown_js_5_ .M) `${(0,_escape_markdown_js_1_ .SS)(name, 60)}: ` : '';
return (0,_markdown_js_5_ .M) `> ${which}${(0,_escape_markdown_js_1_ .CS)(changes.unread)}`;
}
function destructionWords(view, most) {
const groups = grouping(changesOf(view).filter(_policy_planned_changes_js_0_ .jR));
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
/***/ }),
/***/ 68526:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
U4: () => ( isNewer),
Wm: () => ( headingOf),
Zs: () => ( announceIn),
d8: () => ( isLater),
iF: () => ( plansBesides),
pR: () => ( newestMoment)
});
var _model_verdict_js_0_ = __webpack_require__(83538);
var _escape_markdown_js_1_ = __webpack_require__(67511);
var _markdown_js_5_ = __webpack_require__(70075);
var _findings_js_2_ = __webpack_require__(34581);
var _marker_js_3_ = __webpack_require__(54340);
var _text_js_6_ = __webpack_require__(74913);
var _words_js_4_ = __webpack_require__(43629);
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
function newestMoment(states) {
return states.reduce((newest, state) => (isNewer(state, newest) ? state : newest));
}
function headingOf({ sections, plans = [] }, origins) {
const begin = (sign) => (0,_markdown_js_5_ .M) `### ${sign} Policy gate:`;
const going = plans.filter(({ unfinished }) => !unfinished);
const [newest] = going.length > 0 ? [newestMoment(going)] : plans.slice(-1);
const answered = newest === undefined ||
sections.some((each) => each.headSha === newest.headSha && !isNewer(newest, each));
if (!answered) {
const before = sections.length > 0 ? (0,_markdown_js_5_ .M) `before: ${verdictWords(sections).words}` : '';
const ended = newest.unfinished ? [] : plans.filter((each) => each.unfinished);
const line = (0,_text_js_6_ .oR)(' · ', planWords(newest, origins), ...ended.map(endedWords), before);
return (0,_markdown_js_5_ .M) `${begin(newest.unfinished ? (0,_markdown_js_5_ .M) `⚠️` : (0,_markdown_js_5_ .M) `⏳`)} ${line}`;
}
const head = newestMoment(sections).headSha;
const others = plans.filter(({ headSha }) => headSha === head);
const died = others.filter(({ unfinished }) => unfinished).length;
const { sign, words } = verdictWords(sections, others.length - died, died);
return (0,_markdown_js_5_ .M) `${begin(sign)} ${words}`;
}
function planWords(plan, origins) {
if (plan.unfinished)
return endedWords(plan);
const time = (0,_markdown_js_5_ .g)(new Date(plan.startedAt * 1_000).toISOString().slice(11, 16));
const run = plan.url === undefined ? '' : (0,_markdown_js_5_ .M) ` (${(0,_escape_markdown_js_1_ .nf)('run', plan.url, origins)})`;
return (0,_markdown_js_5_ .M) `${commitOf(plan)} is being planned since ${time} UTC${run}`;
}
function endedWords(plan) {
return (0,_markdown_js_5_ .M) `the plan of ${commitOf(plan)} started, did not finish`;
}
function commitOf({ headSha }) {
return (0,_escape_markdown_js_1_ .SS)(headSha.slice(0, 7), 7);
}
function verdictWords(sections, planning = 0, died = 0) {
const newest = newestMoment(sections);
const current = sections.filter(({ headSha }) => headSha === newest.headSha);
const tally = addUp(current.map((state) => state.tally));
const waiting = Math.max(sections.length - current.length, planning);
const all = Math.max(sections.length, waiting);
const open = waiting > 0 ? '⏳' : died > 0 ? '⚠️' : undefined;
const sign = (0,_markdown_js_5_ .M) `${(tally.green ? open : undefined) ?? (0,_words_js_4_ .rL)(tally)}`;
const at = newest.headSha === '' ? '' : (0,_markdown_js_5_ .M) ` at ${commitOf(newest)}`;
const rest = waiting > 0 ? (0,_markdown_js_5_ .M) ` · waiting for ${waiting} of ${all} jobs` : '';
const jobs = (0,_markdown_js_5_ .M) `${died} ${died === 1 ? 'job' : 'jobs'}`;
const ended = died > 0 ? (0,_markdown_js_5_ .M) ` · the plan of ${jobs} started, did not finish` : '';
return { sign, words: (0,_markdown_js_5_ .M) `${(0,_words_js_4_ .Pl)(tally, at)}${rest}${ended}` };
}
function addUp(tallies) {
const verdict = (0,_model_verdict_js_0_ .QZ)(tallies.map((tally) => tally.verdict));
const green = tallies.every((tally) => tally.green);
const atFault = tallies.filter((tally) => (0,_findings_js_2_ .Be)(tally.verdict, verdict));
const countable = atFault.length === 1 ? atFault : [];
const withResults = tallies.filter(({ results }) => results > 0);
const only = {
affected: atFault,
policiesAtFault: countable,
runTasksAtFault: countable,
guardsAtFault: countable,
policies: withResults.length === 1 ? tallies : [],
};
const approvedBy = [...new Set(tallies.flatMap((tally) => tally.approvedBy))];
return (0,_words_js_4_ .B)(verdict, green, approvedBy, (figure) => (only[figure] ?? tallies).reduce((total, tally) => total + tally[figure], 0));
}
function plansBesides(comment, ours, job) {
return (comment?.plans ?? [])
.filter((plan) => {
if (plan.job === job)
return isLater(plan, ours);
return isNewer(plan, ours) || plan.headSha === ours.headSha;
})
.map((plan) => asEnded(plan, ours));
}
function asEnded(plan, later) {
const isOver = plan.runId === later.runId && plan.runId !== 0 && plan.attempt < later.attempt;
return isOver ? { ...plan, unfinished: true } : plan;
}
function announceIn(body, plan, key, origins) {
const comment = (0,_marker_js_3_ .rH)(body, key);
if (comment === undefined || !body.startsWith('### '))
return undefined;
const { sections, plans: before = [] } = comment;
const going = before.filter(({ unfinished }) => !unfinished);
if ([...sections, ...going].some((each) => isNewer(each, plan)))
return undefined;
const plans = [...before.flatMap((other) => besidesNew(other, plan)), plan].slice(-_marker_js_3_ .t0);
const end = body.trimEnd();
const text = end.slice(0, end.lastIndexOf('\n'));
const rest = (0,_markdown_js_5_ .g)(text.slice(text.indexOf('\n') + 1));
const first = headingOf({ sections, plans }, origins);
return (0,_markdown_js_5_ .M) `${first}\n${rest}\n${(0,_marker_js_3_ .$N)({ ...comment, plans })}`;
}
function besidesNew(other, plan) {
if (other.job === plan.job && other.runId === plan.runId && other.runId !== 0) {
return isLater(plan, other) ? [{ ...other, unfinished: true }] : [];
}
const goesOn = other.job !== plan.job && other.headSha === plan.headSha;
return goesOn || other.unfinished ? [asEnded(other, plan)] : [];
}
/***/ }),
/***/ 46286:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
X0: () => ( mergeSections),
ek: () => ( holdsSection),
nT: () => ( isOpen),
pe: () => ( isSuperseded)
});
var _model_verdict_js_0_ = __webpack_require__(83538);
var _given_commands_js_1_ = __webpack_require__(64132);
var _escape_markdown_js_2_ = __webpack_require__(67511);
var _markdown_js_6_ = __webpack_require__(70075);
var _heading_js_3_ = __webpack_require__(68526);
var _marker_js_4_ = __webpack_require__(54340);
var _model_parse_js_8_ = __webpack_require__(2340);
var _text_js_7_ = __webpack_require__(74913);
var _words_js_5_ = __webpack_require__(43629);
const COMMENT_BUDGET = 60_000;
const LEAST_WITH_PLANS = 30_000;
function mergeSections(existing, section, budget = COMMENT_BUDGET) {
const { key } = section;
const body = existing ?? '';
const comment = (0,_marker_js_4_ .rH)(body, key);
if (comment && (isSuperseded(section.state, comment) || holdsSection(body, section)))
return (0,_markdown_js_6_ .g)(body);
const sections = comment?.sections ?? [];
const plans = (0,_heading_js_3_ .iF)(comment, section.state, section.job);
const head = (0,_heading_js_3_ .pR)([...sections, section.state]).headSha;
const previousSha = previousOf(comment, head);
const others = (comment ? readParts(body, comment) : []).filter(({ state }) => state.id !== section.state.id && (state.headSha === head || state.headSha === previousSha));
const stateLimit = Math.min(4_096, Math.floor(budget / 8));
const acts = (0,_given_commands_js_1_ .BJ)(comment?.acts ?? [], head);
const { uploads: ours = [] } = section;
const renewed = new Set(ours.map(({ workspaceId }) => workspaceId));
const theirs = comment?.uploads?.filter(({ workspaceId }) => !renewed.has(workspaceId)) ?? [];
const uploads = [...ours, ...theirs];
const { asked: before = [] } = comment ?? {};
const asked = [...new Set(before.concat(section.asked ?? []))];
return fitParts(others, section, budget, (parts) => {
const sections = parts.map(({ state }) => state);
const isLarge = budget >= LEAST_WITH_PLANS;
const state = {
key,
sections,
previousSha,
acts,
plans: isLarge ? plans : [],
uploads: isLarge ? uploads : [],
asked: asked.slice(-_marker_js_4_ .V6),
};
const end = (0,_text_js_7_ .oR)('\n\n', (0,_given_commands_js_1_ .aG)(acts), (0,_marker_js_4_ .$N)(state, stateLimit));
const first = (0,_heading_js_3_ .Wm)(state, section.origins);
return compose(parts, { head, above: first, end }, section.origins);
});
}
function addAct(body, act, key) {
const comment = decodeMarker(body, key);
if (comment === undefined || holdsAct(body, act, key))
return asMarkdown(body);
const { acts: before = [] } = comment;
const heads = comment.sections.length > 0 ? [newestMoment(comment.sections).headSha] : [];
const kept = currentActs([...before, act], act.commit, ...heads);
const acts = kept.includes(act) ? kept : [...kept, act];
const end = withoutActs(body).trimEnd();
const above = asMarkdown(end.slice(0, end.lastIndexOf('\n')).trimEnd());
return joined('\n\n', above, renderActs(acts), encodeMarker({ ...comment, acts }));
}
function holdsAct(body, act, key) {
const earlier = decodeMarker(body, key)?.acts ?? [];
const text = JSON.stringify(encodeActs([act]));
return earlier.some((one) => JSON.stringify(encodeActs([one])) === text);
}
function holdsSection(body, { state, key, job }) {
const comment = (0,_marker_js_4_ .rH)(body, key);
const section = comment?.sections.find(({ id }) => id === state.id);
const { digest, runId, attempt } = state;
const isShown = section?.digest === digest && section.runId === runId && section.attempt === attempt;
const left = (0,_heading_js_3_ .iF)(comment, state, job);
return isShown && JSON.stringify(left) === JSON.stringify(comment?.plans ?? []);
}
function isOpen(body) {
const sections = (0,_marker_js_4_ .rH)(body)?.sections ?? [];
if (sections.length === 0)
return false;
const { headSha } = (0,_heading_js_3_ .pR)(sections);
return sections.every((each) => each.headSha === headSha && each.tally.green);
}
function isSuperseded(ours, comment) {
const theirs = comment.sections.find(({ id }) => id === ours.id);
if (theirs && (0,_heading_js_3_ .d8)(theirs, ours))
return true;
const plans = comment.plans?.filter(({ unfinished }) => !unfinished) ?? [];
return [...comment.sections, ...plans].some((other) => other.headSha !== ours.headSha && (0,_heading_js_3_ .U4)(other, ours));
}
function previousOf(comment, head) {
const last = comment?.sections.filter(({ headSha }) => headSha !== head) ?? [];
return last.length === 0 ? comment?.previousSha : (0,_heading_js_3_ .pR)(last).headSha;
}
function fitParts(others, section, budget, composeAll) {
const { state, title, url } = section;
const ownPart = (text) => ({ state, title, text, url });
const needed = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
let kept = [...others];
const all = (text) => [...kept, ownPart(text)].sort(bySeverity);
for (;;) {
const left = budget - composeAll(all('')).length;
const smaller = left < needed ? giveWay(kept, needed - left) : undefined;
if (smaller === undefined)
return composeAll(all(left > 0 ? section.render(left) : ''));
kept = smaller;
}
}
function giveWay(parts, units) {
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
if (freed >= units)
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
function bySeverity(one, other) {
const badness = ({ state }) => _model_verdict_js_0_ .bk.indexOf(state.tally.verdict);
return (badness(other) - badness(one) ||
(0,_text_js_7_ .X)(one.title, other.title) ||
(0,_text_js_7_ .X)(one.state.id, other.state.id));
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
return { state, text: (0,_markdown_js_6_ .g)(text.trim()), ...readHeading(begin.heading) };
});
}
function readHeading(encoded) {
const parsed = (0,_model_parse_js_8_ .qF)((0,_marker_js_4_ .tP)(encoded));
const [title, url] = Array.isArray(parsed) ? parsed : [];
if (typeof title !== 'string')
return { title: '' };
return { title, url: typeof url === 'string' ? url : undefined };
}
function compose(parts, { head, above, end }, origins) {
const isCurrent = ({ state }) => state.headSha === head;
const [only, ...more] = parts;
const named = parts.filter(({ title }) => title !== '');
const blocks = only && more.length === 0
? [framed(only, only.text)]
: named.map((part) => renderOther(part, isCurrent(part), origins));
return (0,_text_js_7_ .oR)('\n\n', above, ...blocks, end);
}
function framed(part, text) {
const { state, title, url } = part;
const encoded = (0,_marker_js_4_ ._e)(JSON.stringify([title, url].filter((each) => each !== undefined)));
const begin = (0,_markdown_js_6_ .g)(`<!-- plangate:section ${state.id} ${encoded} -->`);
return (0,_markdown_js_6_ .M) `${begin}\n\n${text}\n\n${END}`;
}
function renderOther(part, current, origins) {
const { tally, headSha } = part.state;
const sign = current ? (0,_words_js_5_ .rL)(tally) : '⏳';
const words = current
? (0,_words_js_5_ .Pl)(tally)
: (0,_markdown_js_6_ .M) `waiting for a result (${(0,_words_js_5_ .Pl)(tally, (0,_markdown_js_6_ .g)(` at ${headSha.slice(0, 7)}`))})`;
const text = !current
? ''
: part.text || (0,_markdown_js_6_ .M) `Details: ${(0,_escape_markdown_js_2_ .nf)('the job', part.url, origins)}.`;
if (current && tally.green && part.text !== '')
return (0,_markdown_js_6_ .M) `<details><summary>${sign} ${(0,_escape_markdown_js_2_ .h8)(part.title)}: ${words}</summary>\n${framed(part, text)}\n</details>`;
return (0,_markdown_js_6_ .M) `#### ${sign} ${(0,_escape_markdown_js_2_ .CS)(part.title)}: ${words}\n\n${framed(part, text)}`;
}
/***/ })
};
