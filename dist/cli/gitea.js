export const id = 2891;
export const ids = [2891];
export const modules = {
/***/ 12905:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( basic),
u: () => ( ownPassword)
});
var _model_unfilled_js_0_ = __webpack_require__(84824);
function ownPassword({ GIT_USERNAME, GIT_PASSWORD }) {
return basic(GIT_USERNAME ?? '', GIT_PASSWORD);
}
function basic(user, written) {
const password = (0,_model_unfilled_js_0_ .A)(written);
return password && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
/***/ }),
/***/ 33999:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
gitea: () => ( gitea)
});
var _git_server_js_3_ = __webpack_require__(12905);
var _github_calls_js_0_ = __webpack_require__(62344);
var _github_host_js_1_ = __webpack_require__(52447);
var _github_server_js_2_ = __webpack_require__(51554);
var _shapes_js_4_ = __webpack_require__(65639);
const gitea = {
..._github_host_js_1_.github,
server: {
..._github_host_js_1_.github.server,
authorization: ({ GITEA_TOKEN, GITHUB_TOKEN }) => (0,_git_server_js_3_ .H)('x-access-token', GITEA_TOKEN) ?? (0,_git_server_js_3_ .H)('x-access-token', GITHUB_TOKEN),
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
const access = { apiUrl, owner, name, githubToken, server: (0,_github_server_js_2_ .FN)(environment) };
return (0,_github_calls_js_0_ .U)(access, ports).comments ?? NO_TOKEN;
},
};
const NO_TOKEN = 'No comment: there is no token for the API. Hand the job its own as GITHUB_TOKEN (`${{ github.token }}`).';
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
/***/ 2906:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( readRetryAfter),
U: () => ( readSeconds)
});
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const EPOCH_SECONDS = 100_000_000;
function readRetryAfter(headers, now) {
const after = headers['retry-after'];
return readSeconds(after) ?? readDate(after, headers['date'] ?? now?.toUTCString());
}
function readSeconds(value) {
const trimmed = value?.trim() ?? '';
if (!DECIMAL.test(trimmed))
return undefined;
const seconds = Number(trimmed);
return seconds < EPOCH_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}
function readDate(value, now) {
const then = value?.trim() ?? '';
const since = now?.trim() ?? '';
if (!HTTP_DATE.test(then) || !HTTP_DATE.test(since))
return undefined;
const ms = Date.parse(then) - Date.parse(since);
return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
/***/ }),
/***/ 58245:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
EB: () => ( compareOwners),
gZ: () => ( isQueue),
re: () => ( refuseForeign),
yX: () => ( mayReadWholePlan)
});
function compareOwners(from, to) {
if (!from || !to)
return 'unknown';
return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}
function isQueue(ref) {
return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}
function refuseForeign(foreign) {
const { changeOrigin, event, checkedOut, trouble } = foreign;
if (changeOrigin === 'own')
return undefined;
const handsOut = event !== undefined && event !== 'pull_request';
const because = handsOut ? `The event ${event} hands out secrets` : 'This job has a token';
const files = checkedOut === undefined ? 'the files' : `commit ${checkedOut.slice(0, 7)}`;
const what = changeOrigin === 'foreign'
? `the checkout (${files}) is of a fork's pull request`
: `it is unknown whose code the checkout (${files}) is`;
const why = trouble === undefined ? '' : ` ${trouble}`;
const way = handsOut ? 'Use the event pull_request' : 'Give the job no token';
const allow = event === undefined
? 'pass `allow-untrusted-head` to a job that starts after a review'
: 'set `allow-untrusted-head: true` on a job behind an environment with required reviewers';
return `${because}, and ${what}.${why} A plan runs code from those files. ${way}, or ${allow}.`;
}
function mayReadWholePlan({ fullPlan }, subject) {
return fullPlan && (subject?.proposed !== true || subject.change?.fork === false);
}
/***/ })
};
