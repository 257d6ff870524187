"use strict";
exports.id = 9342;
exports.ids = [9342];
exports.modules = {

/***/ 5686:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ askGitHub; }
/* harmony export */ });
/* harmony import */ var _hosts_github_calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12163);
/* harmony import */ var _hosts_host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93452);
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29796);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _client_http_send_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5226);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10000);
/** Asks GitHub about the repository of this checkout, with the token of whoever asks. */






const ON_GITHUB = /^(?:https:\/\/(?:[^/@]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
const TIME_LIMIT_MS = 10_000;
/**
 * @param root absolute path of the repository
 * @returns as `why` what GitHub refused; undefined without a token, or where the repository is not on github.com
 */
async function askGitHub(root, io, ask) {
    const { GITHUB_TOKEN, GH_TOKEN } = io.environment;
    const githubToken = GITHUB_TOKEN?.trim() || GH_TOKEN?.trim();
    const repository = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findKnownRepository */ .bp)(root, root);
    if (!githubToken || repository === undefined)
        return undefined;
    const origin = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__/* .originOf */ .yv)(repository, io);
    const [, owner, name] = ON_GITHUB.exec('text' in origin ? origin.text.trim() : '') ?? [];
    if (owner === undefined || name === undefined)
        return undefined;
    const send = (0,_client_http_send_js__WEBPACK_IMPORTED_MODULE_4__/* .createSend */ .R)(io);
    const apiUrl = io.environment['GITHUB_API_URL'] ?? 'https://api.github.com';
    const deadline = io.clock.now() + TIME_LIMIT_MS;
    const ports = { ...io, send, deadline: () => deadline };
    try {
        const { comments } = (0,_hosts_github_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .connectGitHub */ .U)({ apiUrl, owner, name, githubToken }, ports);
        return comments && (await ask(comments));
    }
    catch (error) {
        if (!(error instanceof _hosts_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh))
            throw error;
        return { why: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .foreign */ .V$)(error.message) };
    }
    finally {
        await send.close();
    }
}
//# sourceMappingURL=ask-github.js.map

/***/ }),

/***/ 39342:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examineRequired: function() { return /* binding */ examineRequired; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _ask_github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5686);
/* harmony import */ var _diagnosis_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55092);
/** Whether the branch requires a check that the gate makes. Only GitHub is asked, with the token of whoever asks. */




const SUBJECT = 'required check';
/**
 * @param checks names of the checks that the gates make, as their host gives them
 * @param root absolute path of the repository
 */
async function examineRequired(checks, root, io) {
    if (checks.length === 0)
        return [];
    const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .listParts */ .Z)(checks.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL), 5);
    const asked = await (0,_ask_github_js__WEBPACK_IMPORTED_MODULE_2__/* .askGitHub */ .X)(root, io, (api) => api.requiredChecks());
    if (asked === undefined || 'why' in asked) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `its name is ${names}; whether the branch requires it is not known`;
        const remedy = asked?.why ??
            (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `With ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('GITHUB_TOKEN')}, GitHub is asked for the rules of the branch.`;
        return [(0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5)(SUBJECT, (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('required-checks-unknown', says, { remedy }))];
    }
    const { names: required } = asked;
    const branch = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)(asked.branch);
    if (checks.some((check) => required.includes(check))) {
        return [(0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_3__.ok)(SUBJECT, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${branch} requires ${names}`)];
    }
    const says = required.length === 0
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the rules of ${branch} require no check`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the rules of ${branch} require ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .listParts */ .Z)(required.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL), 5)}, and no gate makes a check of that name`;
    const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Require ${names}. A check of another name never comes.`;
    return [(0,_diagnosis_js__WEBPACK_IMPORTED_MODULE_3__/* .note */ .N4)(SUBJECT, (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('check-not-required', says, { remedy }))];
}
//# sourceMappingURL=examine-required.js.map

/***/ })

};
;