export const id = 521;
export const ids = [521];
export const modules = {
/***/ 8521:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  readByApi: () => ( readByApi),
  readByGit: () => ( readByGit)
 });
 var _machine_compare_with_commit_js_0_ = __webpack_require__(167);
 var _machine_ask_git_js_1_ = __webpack_require__(9796);
 var _host_error_js_2_ = __webpack_require__(3452);
const MOST_FILES = 50;
const MOST_REQUESTS = 10;
async function readByGit(texts, commit, { repository, ports }) {
  const commitHere = await (0,_machine_ask_git_js_1_ .gG)(ports, repository, 'cat-file', '-e', `${commit}^{commit}`);
  if ('why' in commitHere)
    return undefined;
  const textsAtHead = new Map();
  for (const path of [...texts.keys()].slice(0, MOST_FILES)) {
    const file = await (0,_machine_ask_git_js_1_ .gG)(ports, repository, 'cat-file', 'blob', `${commit}:${path}`);
    if ('text' in file)
      textsAtHead.set(path, file.text);
  }
  return textsAtHead;
}
async function readByApi(texts, commit, api, look) {
  const paths = [...texts.keys()].slice(0, MOST_FILES);
  const snapshot = await look(paths.map((path) => `${commit}:${path}`));
  const textsAtHead = new Map();
  const others = [];
  for (const [index, path] of paths.entries()) {
    const text = texts.get(path) ?? '';
    const id = snapshot?.blobs?.[index];
    if (id !== undefined && id === (0,_machine_compare_with_commit_js_0_ .mR)(Buffer.from(text), id))
      textsAtHead.set(path, text);
    else if (id !== undefined || snapshot?.blobs === undefined)
      others.push(path);
  }
  if (others.length === 0)
    return textsAtHead;
  const each = () => oneByOne(others.slice(0, MOST_REQUESTS), commit, api);
  const answers = await (snapshot?.blobs === undefined
    ? each()
    : api.textsAt(commit, others).catch((0,_host_error_js_2_ .yg)(each)));
  for (const [index, path] of others.entries()) {
    const text = answers[index];
    if (text !== undefined)
      textsAtHead.set(path, text);
  }
  return textsAtHead;
}
function oneByOne(paths, commit, api) {
  const nothing = (0,_host_error_js_2_ .yg)(() => undefined);
  return Promise.all(paths.map((path) => api.readFile(`${commit}:${path}`).catch(nothing)));
}
/***/ })
};
