export const id = 2920;
export const ids = [2920];
export const modules = {
/***/ 33999:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
gitea: () => ( gitea)
});
var _git_server_js_0_ = __webpack_require__(12905);
var _github_calls_js_1_ = __webpack_require__(62344);
var _github_host_js_2_ = __webpack_require__(99312);
var _github_server_js_3_ = __webpack_require__(51554);
var _shapes_js_4_ = __webpack_require__(65639);
const gitea = {
..._github_host_js_2_.github,
server: {
..._github_host_js_2_.github.server,
credential: '`GITEA_TOKEN`, `GITHUB_TOKEN`',
keepsWorkspaces: 'runners without containers',
authorization: ({ GITEA_TOKEN, GITHUB_TOKEN }) => (0,_git_server_js_0_ .H)('x-access-token', GITEA_TOKEN) ?? (0,_git_server_js_0_ .H)('x-access-token', GITHUB_TOKEN),
isNew: () => false,
remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`.',
},
comments({ environment, pullRequest, repository }, ports) {
const apiUrl = (0,_shapes_js_4_ .Ap)(environment['GITHUB_API_URL']);
const [owner, name] = repository?.slug.split('/') ?? [];
if (!pullRequest || !apiUrl || !owner || !name)
return undefined;
const tokens = [environment['GITEA_TOKEN'], environment['GITHUB_TOKEN']];
const githubToken = tokens.map((token) => token?.trim()).find(Boolean);
const access = { apiUrl, owner, name, githubToken, server: (0,_github_server_js_3_ .FN)(environment) };
return (0,_github_calls_js_1_ .U)(access, ports).comments ?? NO_TOKEN;
},
};
const NO_TOKEN = 'No comment: there is no token for the API. Hand the job its own as GITHUB_TOKEN (`${{ github.token }}`).';
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
/***/ })
};
