export const id = 15;
export const ids = [15];
export const modules = {
/***/ 15:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
readByApi: () => ( readByApi),
readByGit: () => ( readByGit),
trustedOnGitHub: () => ( trustedOnGitHub)
});
var _trust_tree_js_0_ = __webpack_require__(734);
var _host_error_js_1_ = __webpack_require__(3452);
var _machine_git_objects_js_2_ = __webpack_require__(1650);
var _model_commit_id_js_4_ = __webpack_require__(6238);
var _calls_js_3_ = __webpack_require__(5025);
function trustedOnGitHub(api, branch, number, keep) {
const ref = branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
const texts = new Map();
const noFiles = new Set();
return {
async names(directory) {
const entries = await list(`${ref}:${directory}`).catch(explain);
for (const { name, text, isNoFile } of entries ?? []) {
const path = directory === '' ? name : `${directory}/${name}`;
if (text !== undefined)
texts.set(path, text);
if (isNoFile)
noFiles.add(path);
}
return entries?.map(({ name }) => name);
},
isNoFile: async (path) => noFiles.has(path),
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
if (!(error instanceof _host_error_js_1_ .dh) || error.kind === 'aborted')
throw error;
return api.listDirectory(tree);
}
}
}
const explain = (0,_host_error_js_1_ .yg)((problem) => {
const what = 'The files of the branch were not read';
const { text, code } = (0,_calls_js_3_ .F)(what, 'contents: read', problem);
throw new _trust_tree_js_0_ .lI(text, code);
});
const MOST_FILES = 50;
const MOST_REQUESTS = 10;
async function readByGit(texts, commit, { repository, ports }) {
const id = (0,_model_commit_id_js_4_ .f)(commit);
const files = id && (0,_machine_git_objects_js_2_ .Cg)(id, repository, ports);
if (files === undefined || (await files.entry('')) === undefined)
return undefined;
const textsAtHead = new Map();
for (const path of [...texts.keys()].slice(0, MOST_FILES)) {
const bytes = await files.bytes(path);
if (bytes !== undefined)
textsAtHead.set(path, bytes.toString('utf8'));
}
return textsAtHead;
}
async function readByApi(texts, commit, api, readSnapshot) {
const paths = [...texts.keys()].slice(0, MOST_FILES);
const snapshot = await readSnapshot(paths.map((path) => `${commit}:${path}`));
const textsAtHead = new Map();
const others = [];
for (const [index, path] of paths.entries()) {
const text = texts.get(path) ?? '';
const id = snapshot?.blobs?.[index];
if (id !== undefined && id === (0,_machine_git_objects_js_2_ .TH)('blob', Buffer.from(text), id))
textsAtHead.set(path, text);
else if (id !== undefined || snapshot?.blobs === undefined)
others.push(path);
}
if (others.length === 0)
return textsAtHead;
const readOneByOne = () => Promise.all(others
.slice(0, MOST_REQUESTS)
.map((path) => api.readFile(`${commit}:${path}`).catch((0,_host_error_js_1_ .yg)(() => undefined))));
const answers = await (snapshot?.blobs === undefined
? readOneByOne()
: api.textsAt(commit, others).catch((0,_host_error_js_1_ .yg)(readOneByOne)));
for (const [index, path] of others.entries()) {
const text = answers[index];
if (text !== undefined)
textsAtHead.set(path, text);
}
return textsAtHead;
}
/***/ })
};
