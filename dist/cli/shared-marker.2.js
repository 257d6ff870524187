export const id = 8528;
export const ids = [8528];
export const modules = {
/***/ 98528:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => ( createNotes)
});
var _ask_js_0_ = __webpack_require__(18536);
var _own_comments_js_1_ = __webpack_require__(19696);
var _pages_js_2_ = __webpack_require__(66485);
function createNotes(host, headSha, ports) {
const ask = (0,_ask_js_0_ .cY)({ ...ports, ...host });
const notes = new Map();
let me;
const read = (json) => {
const note = host.readNote(json);
const { id, body, author } = note;
notes.set(id, note);
const isOwn = author !== undefined && author === me;
const contradicted = host.contradicts?.(note) ?? false;
return { id, body, url: host.pageUrlOf(id), isOwn, author, contradicted };
};
return {
neutralise: _own_comments_js_1_ .Fn,
async snapshot() {
me ??= await host.whoAmI(ask);
const { items, whole } = await (0,_pages_js_2_ .LD)(ask, host.list, read, host.itemsOf);
const comments = items.filter(({ body }) => (0,_own_comments_js_1_ .xY)(body, _own_comments_js_1_ .G2));
return { headSha, comments, whole };
},
createComment: async (_, body) => read((await ask('POST', host.list, host.toRequestBody(body))).json),
updateComment: async (id, body) => void (await host.update(ask, id, body, notes.get(id))),
deleteComment: async (id) => void (await ask('DELETE', host.addressOf(id, notes.get(id)), undefined, { accept: [404] })),
};
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
const sizeBefore = items.size;
for (const item of page.items)
if (!items.has(item.id))
items.set(item.id, item);
const isRepeated = page.items.length > 0 && items.size === sizeBefore;
next = page.next;
const isAtLimit = visited.size >= MOST_PAGES - 1 || clock.now() >= until;
if (next === undefined || isRepeated || isAtLimit || visited.has(next)) {
return { items: [...items.values()], whole: next === undefined };
}
visited.add(next);
}
}
function readList(ask, path, read, itemsOf = (json) => json) {
return readPages(async (next = path) => {
const answer = await ask('GET', next);
const items = itemsOf(answer.json);
if (!Array.isArray(items))
throw (0,_host_error_js_0_ .Cw)(ask.service);
return { items: items.map(read), next: nextOf(answer, next, items.length) };
}, ask.clock);
}
function nextOf({ headers }, here, count) {
const [path = '', search = ''] = here.split('?', 2);
const query = new URLSearchParams(search);
const withParameter = (name, value) => {
query.set(name, value);
return `${path}?${query.toString()}`;
};
const { link = '', 'x-next-page': next, 'x-ms-continuationtoken': token } = headers;
const target = linkTo('next', link);
if (target !== undefined) {
if (!URL.canParse(target, 'http://host'))
return here;
return `${path}${new URL(target, 'http://host').search}`;
}
if (next !== undefined)
return next === '' ? undefined : withParameter('page', next);
if (token !== undefined)
return token === '' ? undefined : withParameter('continuationToken', token);
if (['prev', 'first', 'last'].some((name) => linkTo(name, link) !== undefined))
return undefined;
const number = Number(query.get('page') ?? 1);
const total = Number(headers['x-total-count'] ?? 0);
const full = count === Number(query.get('per_page') ?? Number.NaN);
return full || (count > 0 && number * count < total)
? withParameter('page', String(number + 1))
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
};
