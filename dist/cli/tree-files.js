export const id = 9259;
export const ids = [9259];
export const modules = {
/***/ 79259:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  digestFiles: () => ( digestFiles)
 });
 var node_crypto_0_ = __webpack_require__(77598);
 var node_fs_promises_1_ = __webpack_require__(51455);
 var node_path_2_ = __webpack_require__(76760);
 var _configuration_file_names_js_5_ = __webpack_require__(96817);
 var _machine_ask_git_js_3_ = __webpack_require__(29796);
 var _machine_find_repository_js_4_ = __webpack_require__(6609);
const SKIPPED = new Set(['.git', '.terraform']);
async function digestFiles({ root, workspace, except }, ports) {
  const repository = (0,_machine_find_repository_js_4_ .Di)(root, workspace).repository?.root;
  const listed = repository === undefined ? undefined : await (0,_machine_ask_git_js_3_ .sp)(repository, workspace, ports);
  const tracked = listed instanceof Set ? listed : undefined;
  const counts = (path, name) => tracked === undefined ||
    (0,_configuration_file_names_js_5_ .H9)(name) ||
    tracked.has(slashed((0,node_path_2_.relative)(repository ?? root, path)));
  const digests = new Map();
  const visit = async (directory) => {
    for (const entry of await (0,node_fs_promises_1_.readdir)(directory, { withFileTypes: true })) {
      const path = (0,node_path_2_.join)(directory, entry.name);
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name))
          await visit(path);
      }
      else if (isContent(entry) && !except.includes(path) && counts(path, entry.name)) {
        const digest = await hashFile(path, entry.isSymbolicLink());
        if (digest !== undefined)
          digests.set(slashed((0,node_path_2_.relative)(root, path)), digest);
      }
    }
  };
  await visit(root);
  return digests;
}
function isContent(entry) {
  return entry.isFile() || entry.isSymbolicLink();
}
async function hashFile(path, isLink) {
  try {
    const content = isLink ? `link ${await (0,node_fs_promises_1_.readlink)(path)}` : await (0,node_fs_promises_1_.readFile)(path);
    return (0,node_crypto_0_.createHash)('sha256').update(content).digest('hex');
  }
  catch {
    return undefined;
  }
}
function slashed(path) {
  return path.split(node_path_2_.sep).join('/');
}
/***/ })
};
