export const id = 1013;
export const ids = [1013];
export const modules = {
/***/ 41013:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  openPlanCache: () => ( openPlanCache)
 });
 var node_crypto_0_ = __webpack_require__(77598);
 var node_path_1_ = __webpack_require__(76760);
 var node_zlib_2_ = __webpack_require__(38522);
 var _machine_read_regular_js_3_ = __webpack_require__(43962);
 var _problems_js_4_ = __webpack_require__(16194);
 var _report_files_js_5_ = __webpack_require__(57434);
const NONE = { read: async () => undefined, keep: async () => undefined };
const LONGEST = 128 * 1024 * 1024;
function openPlanCache(directory, workingDirectory, origin) {
  if (directory === undefined)
    return NONE;
  const host = (0,node_crypto_0_.createHash)('sha256').update(origin).digest('hex').slice(0, 12);
  const pathOf = (planId) => /^plan-\w{1,64}$/.test(planId)
    ? (0,node_path_1_.join)((0,node_path_1_.resolve)(workingDirectory, directory), `${host}-${planId}.json.gz`)
    : undefined;
  return {
    async read(planId) {
      const path = pathOf(planId);
      if (path === undefined)
        return undefined;
      try {
        return (0,node_zlib_2_.gunzipSync)((0,_machine_read_regular_js_3_ .js)(path), { maxOutputLength: LONGEST }).toString();
      }
      catch {
        return undefined;
      }
    },
    async keep(planId, text) {
      const path = pathOf(planId);
      if (path === undefined)
        return;
      await (0,_report_files_js_5_ .R0)(path, (0,node_zlib_2_.gzipSync)(text), 0o600).catch((error) => {
        throw (0,_problems_js_4_ .Wp)('--cache', `"${directory}" cannot be written (${error.code}).`);
      });
    },
  };
}
/***/ })
};
