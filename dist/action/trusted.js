export const id = 30;
export const ids = [30];
export const modules = {

/***/ 4649:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   trustedOnGitHub: () => (/* binding */ trustedOnGitHub)
/* harmony export */ });
/* harmony import */ var _trust_trusted_block_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1643);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7720);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3452);
/** Reads files of the trusted branch from GitHub. Loaded only if they are needed to choose settings. */



function trustedOnGitHub(api, question) {
    const ref = question.branch === undefined ? 'HEAD' : `refs/heads/${question.branch}`;
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
        isSubmodule: (path) => api.isSubmodule(`${ref}:${path}`).catch(explain),
        read: async (path) => texts.get(path) ?? api.readFile(`${ref}:${path}`).catch(explain),
    };
    async function list(tree) {
        const { number, keep } = question;
        if (number === undefined)
            return api.listDirectory(tree);
        try {
            const snapshot = await api.snapshot(number, { files: true, tree });
            keep(snapshot);
            return snapshot.tree;
        }
        catch (error) {
            // A pull request that the token may not read does not keep the files from being read.
            if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh) || error.kind === 'aborted')
                throw error;
            return api.listDirectory(tree);
        }
    }
}
const explain = (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .onHostError */ .yg)((problem) => {
    const what = 'The files of the branch were not read';
    throw new _trust_trusted_block_js__WEBPACK_IMPORTED_MODULE_2__/* .UntrustedError */ .lI((0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .explainProblem */ .F)(what, 'contents: read', problem));
});
//# sourceMappingURL=trusted.js.map

/***/ })

};
