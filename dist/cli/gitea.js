export const id = 8704;
export const ids = [8704];
export const modules = {
/***/ 88476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
A: () => ( neverShips),
T: () => ( neverShipsPath)
});
var _configuration_file_names_js_0_ = __webpack_require__(96817);
function neverShips(name, parent, type) {
if (parent.length === 10 && parent.toLowerCase() === '.terraform') {
return name === 'modules' && type === 'directory'
? undefined
: 'only the directory modules/ ships of a .terraform directory';
}
if (!name.startsWith('.') && !/\.tfstate/i.test(name))
return undefined;
const lower = name.toLowerCase();
if (lower === '.git' || lower === '.hg' || lower === '.svn')
return 'version control data';
if (lower === '.terraform' && type === 'link')
return 'a .terraform link';
if (type !== 'file')
return /\.tfstate(?:\.|$)/.test(lower) ? 'state' : undefined;
return lower.includes('.tfstate') && !(0,_configuration_file_names_js_0_ .BJ)(name) ? 'state' : undefined;
}
function neverShipsPath(path, type) {
const names = path.split('/');
for (const [at, name] of names.entries()) {
const kind = at === names.length - 1 ? type : 'directory';
const reason = neverShips(name, names[at - 1] ?? '', kind);
if (reason)
return reason;
}
return undefined;
}
/***/ }),
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
/***/ })
};
