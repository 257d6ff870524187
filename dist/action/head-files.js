export const id = 8521;
export const ids = [8521];
export const modules = {
/***/ 8521:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
readByApi: () => ( readByApi),
readByGit: () => ( readByGit)
});
var _machine_git_objects_js_0_ = __webpack_require__(1650);
var _model_commit_id_js_2_ = __webpack_require__(6238);
var _host_error_js_1_ = __webpack_require__(3452);
const MOST_FILES = 50;
const MOST_REQUESTS = 10;
async function readByGit(texts, commit, { repository, ports }) {
const id = (0,_model_commit_id_js_2_ .f)(commit);
const files = id && (0,_machine_git_objects_js_0_ .Cg)(id, repository, ports);
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
if (id !== undefined && id === (0,_machine_git_objects_js_0_ .TH)('blob', Buffer.from(text), id))
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
