export const id = 7030;
export const ids = [7030];
export const modules = {
/***/ 9411:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
trustedOnGitHub: () => ( trustedOnGitHub)
});
var _trust_trusted_block_js_0_ = __webpack_require__(1643);
var _calls_js_1_ = __webpack_require__(2344);
var _host_error_js_2_ = __webpack_require__(3452);
function trustedOnGitHub(api, branch, number, keep) {
const ref = branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
const texts = new Map();
return {
async names(directory) {
const entries = await list(`${ref}:${directory}`).catch(explain);
for (const { name, text } of entries ?? []) {
if (text !== undefined)
texts.set(directory === '' ? name : `${directory}/${name}`, text);
}
return entries?.map(({ name }) => name);
},
obstacleAt: (path) => api.obstacleAt(`${ref}:${path}`).catch(explain),
read: async (path) => texts.get(path) ?? api.readFile(`${ref}:${path}`).catch(explain),
};
async function list(tree) {
if (number === undefined)
return api.listDirectory(tree);
try {
const snapshot = await api.snapshot(number, { files: true, tree });
keep(snapshot);
return snapshot.tree;
}
catch (error) {
if (!(error instanceof _host_error_js_2_ .dh) || error.kind === 'aborted')
throw error;
return api.listDirectory(tree);
}
}
}
const explain = (0,_host_error_js_2_ .yg)((problem) => {
const what = 'The files of the branch were not read';
const { text, code } = (0,_calls_js_1_ .F)(what, 'contents: read', problem);
throw new _trust_trusted_block_js_0_ .lI(text, code);
});
/***/ })
};
