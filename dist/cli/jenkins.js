export const id = 7751;
export const ids = [7751,6254];
export const modules = {
/***/ 12905:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( basic),
b: () => ( WITH_PASSWORD)
});
var _model_unfilled_js_0_ = __webpack_require__(84824);
const WITH_PASSWORD = {
credential: '`GIT_USERNAME` and `GIT_PASSWORD`, or an SSH agent',
authorization: ({ GIT_USERNAME, GIT_PASSWORD }) => basic(GIT_USERNAME ?? '', GIT_PASSWORD),
};
function basic(user, written) {
const password = (0,_model_unfilled_js_0_ .A)(written);
return password && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
/***/ }),
/***/ 67751:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
jenkins: () => ( jenkins)
});
var _git_server_js_0_ = __webpack_require__(12905);
var _shapes_js_1_ = __webpack_require__(65639);
const PLUGINS = [
'ghprbPullId',
'gitlabMergeRequestIid',
'GITHUB_PR_NUMBER',
'GERRIT_CHANGE_NUMBER',
'GERRIT_REFSPEC',
'GERRIT_PATCHSET_REVISION',
];
const OF_A_BRANCH = ['BRANCH_NAME', 'TAG_NAME'];
const jenkins = {
server: {
..._git_server_js_0_ .b,
asked: '`GIT_URL`',
keepsWorkspaces: 'every agent',
address: ({ GIT_URL }) => GIT_URL,
remedy: "Wrap the step: `withCredentials([usernamePassword(credentialsId: 'ID', usernameVariable: 'GIT_USERNAME', passwordVariable: 'GIT_PASSWORD')])`.",
},
facts(environment) {
const number = (0,_shapes_js_1_ .zq)(environment['CHANGE_ID']);
return {
commit: (0,_shapes_js_1_ .hW)(environment['GIT_COMMIT']),
pullRequest: (0,_shapes_js_1_ .Zg)(number, (0,_shapes_js_1_ .Ap)(environment['CHANGE_URL'])),
jobUrl: (0,_shapes_js_1_ .Ap)(environment['BUILD_URL']),
runNumber: (0,_shapes_js_1_ .zq)(environment['BUILD_NUMBER']),
};
},
jobOrigin(environment) {
if (environment['CHANGE_ID']) {
return { proposed: true, changeOrigin: environment['CHANGE_FORK'] ? 'foreign' : 'own' };
}
const plugin = PLUGINS.some((name) => environment[name]);
if (plugin)
return { proposed: true, changeOrigin: 'unknown' };
return { proposed: !OF_A_BRANCH.some((name) => environment[name]), changeOrigin: 'own' };
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
/***/ 84824:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
A: () => ( filledIn),
h: () => ( isUnfilled)
});
const UNFILLED = /^(?:\$\([^()]{1,100}\)|\$\{\{?[^{}]{1,200}\}\}?|\$\[[^[\]]{1,200}\]|\$[A-Z_][A-Z0-9_]{0,99}|%[A-Z_][A-Z0-9_]{0,99}%)$/;
function isUnfilled(value) {
return UNFILLED.test(value.trim());
}
function filledIn(value) {
const text = value?.trim() ?? '';
return text === '' || isUnfilled(text) ? undefined : text;
}
/***/ })
};
