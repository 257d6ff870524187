export const id = 4397;
export const ids = [4397];
export const modules = {
/***/ 34397:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
circleci: () => ( circleci)
});
var _trust_change_origin_js_1_ = __webpack_require__(58245);
var _shapes_js_0_ = __webpack_require__(65639);
const OF_A_FORK = ['CIRCLE_PR_NUMBER', 'CIRCLE_PR_USERNAME', 'CIRCLE_PR_REPONAME'];
const circleci = {
server: {
asked: '`CIRCLE_REPOSITORY_URL`',
credential: 'the SSH key of the checkout',
keepsWorkspaces: 'runners of your own',
address: ({ CIRCLE_REPOSITORY_URL }) => CIRCLE_REPOSITORY_URL,
remedy: 'Give the job an SSH key that reads the repository: `- add_ssh_keys`.',
},
facts(environment) {
const url = (0,_shapes_js_0_ .Ap)(environment['CIRCLE_PULL_REQUEST']);
const number = (0,_shapes_js_0_ .zq)(environment['CIRCLE_PR_NUMBER'] ?? url?.split('/').at(-1));
return {
commit: (0,_shapes_js_0_ .hW)(environment['CIRCLE_SHA1']),
pullRequest: (0,_shapes_js_0_ .Zg)(number, url),
jobUrl: (0,_shapes_js_0_ .Ap)(environment['CIRCLE_BUILD_URL']),
runNumber: (0,_shapes_js_0_ .zq)(environment['CIRCLE_BUILD_NUM']),
};
},
jobOrigin(environment) {
const branch = environment['CIRCLE_BRANCH'];
const fork = OF_A_FORK.some((name) => environment[name]) || branch?.startsWith('pull/');
if (fork)
return { proposed: true, changeOrigin: 'foreign' };
const change = Boolean(environment['CIRCLE_PULL_REQUEST']) || (0,_trust_change_origin_js_1_ .gZ)(branch);
return { proposed: change, changeOrigin: 'own' };
},
};
/***/ }),
/***/ 65639:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ae: () => ( path),
Ap: () => ( parseLink),
Ly: () => ( positiveNumber),
Os: () => ( guid),
TG: () => ( origin),
Zg: () => ( change),
b6: () => ( textOf),
hW: () => ( sha),
nx: () => ( inside),
zq: () => ( parseCount)
});
var _model_commit_id_js_0_ = __webpack_require__(66238);
var _model_parse_js_1_ = __webpack_require__(2340);
function parseCount(text) {
if (text === undefined || !/^[1-9]\d{0,14}$/.test(text))
return undefined;
return Number(text);
}
function positiveNumber(value) {
return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
function sha(text) {
return typeof text === 'string' ? (0,_model_commit_id_js_0_ .f)(text) : undefined;
}
function guid(text) {
const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
return text !== undefined && shape.test(text) ? text : undefined;
}
function path(text) {
if (text === undefined || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text))
return undefined;
return text.split('/').some((part) => /^\.+$/.test(part)) ? undefined : text;
}
function parseLink(text) {
if (text === undefined || !URL.canParse(text))
return undefined;
const url = new URL(text);
if (url.protocol !== 'https:' && url.protocol !== 'http:')
return undefined;
url.username = '';
url.password = '';
return url.href.replace(/\/$/, '');
}
function origin(text) {
const address = parseLink(text);
return address && new URL(address).origin;
}
function change(number, url) {
return number === undefined ? undefined : { number, url };
}
function inside(value, ...names) {
return names.reduce((inner, name) => (0,_model_parse_js_1_ .Pf)(inner)[name], value);
}
function textOf(value) {
return typeof value === 'string' && value !== '' ? value : undefined;
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
