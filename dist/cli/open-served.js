export const id = 95;
export const ids = [95];
export const modules = {

/***/ 8095:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openServed: () => (/* binding */ openServed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var _locate_hcl_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3923);
/* harmony import */ var _service_plan_plan_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3298);
/* harmony import */ var _open_policies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2595);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8391);
/* harmony import */ var _policy_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93);
/* harmony import */ var _rego_find_opa_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(657);
/* harmony import */ var _rego_open_rego_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3526);
/** What judges for `serve`: the policies of a directory, and those that are uploaded one by one. */









/**
 * Opens the policies of a directory for `serve`.
 *
 * @param directory absolute, and as it is shown; undefined if none is named
 * @param engine what plans; undefined for the static planner
 */
async function openServed(directory, engine, ports) {
    const { clock, executeBounded, environment, signal } = ports;
    const limits = {
        clock,
        policyMs: _open_policies_js__WEBPACK_IMPORTED_MODULE_4__/* .POLICY_MS */ .c7,
        deadlineMs: Number.POSITIVE_INFINITY,
        processes: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.availableParallelism)(),
    };
    const plan = engine?.shape ?? _service_plan_plan_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .STATIC_PLAN */ .DW;
    const hcl = await (0,_locate_hcl_js__WEBPACK_IMPORTED_MODULE_2__.loadHcl)();
    const policyPorts = { executeBounded, environment, signal, hcl, limits, plan, inputKeys: [] };
    try {
        const rego = await judgeTexts(policyPorts);
        if (directory === undefined)
            return { set: undefined, rego, warnings: [], close: rego?.close ?? nothing };
        const files = await (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readDirectoryPolicies */ .Ak)(directory.path, directory.shownAs, true);
        if (files === undefined)
            return { problem: `"${directory.shownAs}" does not exist.` };
        const opened = await (0,_open_policies_js__WEBPACK_IMPORTED_MODULE_4__/* .openPolicies */ .fg)(files, policyPorts);
        const close = async () => {
            await opened.close();
            await rego?.close();
        };
        return { set: { ...opened.set, name: 'guardrails' }, rego, warnings: opened.warnings, close };
    }
    catch (error) {
        if (error instanceof _model_policy_files_js__WEBPACK_IMPORTED_MODULE_8__/* .PolicyProblem */ .c)
            return { problem: error.message };
        throw error;
    }
}
async function nothing() {
    // There is nothing to close.
}
/** @returns undefined if there is no `opa` that can judge */
async function judgeTexts(ports) {
    const opa = await (0,_rego_find_opa_js__WEBPACK_IMPORTED_MODULE_6__.findOpa)(ports);
    if (opa === undefined || 'problem' in opa)
        return undefined;
    const opened = new Map();
    return {
        version: opa.version,
        judge: async ({ name, query, text }, input, signal) => {
            const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
                .update(JSON.stringify([name, query, text]))
                .digest('hex');
            const files = new Map([['policy.rego', Buffer.from(text)]]);
            const policies = { name, shownAs: name, files };
            const declared = [{ name, query, level: 'mandatory', description: '' }];
            const opening = opened.get(key) ?? (0,_rego_open_rego_js__WEBPACK_IMPORTED_MODULE_7__/* .openRego */ .I)(policies, opa, { ...ports, declared });
            opened.set(key, opening);
            const [judged] = await (await opening).set.judge.judge(input, signal);
            if (judged === undefined)
                throw new Error('The policy was not judged.');
            return judged;
        },
        close: async () => {
            const all = await Promise.allSettled(opened.values());
            for (const one of all)
                if (one.status === 'fulfilled')
                    await one.value.close();
        },
    };
}
//# sourceMappingURL=open-served.js.map

/***/ })

};
