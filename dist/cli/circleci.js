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
/***/ 66238:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
f: () => ( readCommitId)
});
function readCommitId(text) {
return text !== undefined && isCommitId(text) ? text : undefined;
}
function isCommitId(text) {
return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
/***/ }),
/***/ 2340:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$J: () => ( parseNumber),
Do: () => ( parseKey),
E1: () => ( parseList),
E9: () => ( parseDuration),
Fo: () => ( collect),
HU: () => ( parseChoice),
Pf: () => ( fieldsOf),
_F: () => ( fieldOf),
c3: () => ( listOf),
cj: () => ( sentencesOf),
hb: () => ( parseGroup),
og: () => ( parseFlag),
qF: () => ( parseJson),
u4: () => ( isRecord)
});
var _or_else_js_2_ = __webpack_require__(17026);
var _quote_js_0_ = __webpack_require__(28187);
var _did_you_mean_js_1_ = __webpack_require__(90440);
function sentencesOf(problems) {
return problems.map(({ where, message }) => `${where} ${message}`).join('\n');
}
function isRecord(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function fieldsOf(value) {
const isObject = typeof value === 'object' && value !== null;
return isObject ? value : {};
}
function fieldOf(value, key) {
return isRecord(value) ? value[key] : undefined;
}
function listOf(value) {
return Array.isArray(value) ? value : [];
}
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1_000];
function parseDuration(text) {
const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim());
const [, ...counts] = parts ?? [];
const value = UNITS_MS.reduce((sum, ms, at) => sum + ms * Number(counts[at] ?? 0), 0);
return value > 0
? { value }
: { problem: `${(0,_quote_js_0_ .hD)(text)} is not a duration. Write 90m, 1h30m or 5400s.` };
}
const TRUE = ['true', 'yes', 'on', '1'];
const FALSE = ['false', 'no', 'off', '0'];
function parseFlag(text) {
const word = text.trim().toLowerCase();
if (TRUE.includes(word))
return { value: true };
if (FALSE.includes(word))
return { value: false };
return { problem: `${(0,_quote_js_0_ .hD)(text)} is neither true nor false. Write true or false.` };
}
function parseNumber(text) {
const trimmed = text.trim();
const value = Number(trimmed);
return /^[0-9]{1,15}$/.test(trimmed) && value > 0
? { value }
: { problem: `${(0,_quote_js_0_ .hD)(text)} is not a number. Write digits only.` };
}
function parseChoice(text, choices) {
const value = choices.find((choice) => choice === text.trim().toLowerCase());
if (value !== undefined)
return { value };
const near = (0,_did_you_mean_js_1_ .a)(text, choices);
const meant = near === undefined ? '' : ` Did you mean ${(0,_quote_js_0_ .hD)(near)}?`;
return { problem: `${(0,_quote_js_0_ .hD)(text)} is not a choice. Write ${(0,_quote_js_0_ .Vo)(choices)}.${meant}` };
}
function parseKey(text) {
return text.length <= 100 && !/[\p{Cc}\p{Cf}]/u.test(text)
? { value: text }
: { problem: 'is longer than 100 characters or has control characters in it.' };
}
function parseGroup(text) {
return /^[a-z0-9]{12}-\d{1,3}-of-\d{1,3}$/.test(text)
? { value: text }
: { problem: 'is not the name of a group that `plangate matrix` printed.' };
}
function parseList(text) {
const trimmed = text.trim();
const inBrackets = trimmed.startsWith('[');
if (inBrackets !== trimmed.endsWith(']')) {
const mismatch = inBrackets
? 'begins with "[" but does not end with "]"'
: 'ends with "]" but does not begin with "["';
return { problem: `${mismatch}. Write \`[a, b]\` or one per line.` };
}
if (inBrackets)
return parseItems(trimmed.slice(1, -1).replace(/,\s*$/, ''));
const lines = trimmed
.split(/\r\n|\n|\r/)
.map((line) => line.trim())
.filter((line) => line !== '' && !line.startsWith('#'));
const isDashed = (line) => line === '-' || line.startsWith('- ');
if (!lines.some(isDashed)) {
const parsed = collect(lines.map((line) => parseItems(line.replace(/,$/, ''))));
return 'problem' in parsed ? parsed : { value: parsed.value.flat() };
}
const undashed = lines.find((line) => !isDashed(line));
if (undashed === undefined)
return collect(lines.map((line) => parseItem(line.slice(1))));
return {
problem: `mixes lines that begin with "- " and lines that do not (${(0,_quote_js_0_ .hD)(undashed)}). Write all of them the same way.`,
};
}
function parseItems(text) {
if (text.trim() === '')
return { value: [] };
return collect(text.split(',').map(parseItem));
}
function parseItem(text) {
const item = text.trim();
if (item === '')
return { problem: 'has an empty item. Take out the extra comma or dash.' };
const [, mark = '', inner = ''] = /^(["'])(.*)\1$/s.exec(item) ?? [];
if (mark !== '' && !inner.includes(mark))
return { value: inner.trim() };
if (/^["']|["']$/.test(item))
return { problem: `has a quote that is not closed: ${(0,_quote_js_0_ .hD)(item)}.` };
if (/[[\]{}]/.test(item)) {
return {
problem: `has a bracket in the wrong place: ${(0,_quote_js_0_ .hD)(item)}. Write \`[a, b]\` or one per line.`,
};
}
return { value: item };
}
function collect(items) {
const values = [];
for (const item of items) {
if ('problem' in item)
return item;
values.push(item.value);
}
return { value: values };
}
function parseJson(text) {
return (0,_or_else_js_2_ .N)(() => JSON.parse(text), undefined);
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
