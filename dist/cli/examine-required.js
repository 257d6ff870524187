export const id = 6099;
export const ids = [6099];
export const modules = {
/***/ 6099:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
examineRequired: () => ( examineRequired)
});
var _hosts_github_calls_js_0_ = __webpack_require__(9355);
var _hosts_host_error_js_1_ = __webpack_require__(93452);
var _machine_ask_git_js_2_ = __webpack_require__(29796);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _machine_network_js_4_ = __webpack_require__(92605);
var _model_quote_js_7_ = __webpack_require__(28187);
var _report_text_js_5_ = __webpack_require__(74913);
var _finding_js_6_ = __webpack_require__(74423);
const SUBJECT = 'required check';
const ON_GITHUB = /^(?:https:\/\/(?:[^/@]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
const PATIENCE_MS = 10_000;
async function examineRequired(checks, root, io) {
if (checks.length === 0)
return [];
const names = (0,_report_text_js_5_ .so)(checks.map(_model_quote_js_7_ .hD), 5);
const asked = await readRequired(root, io);
if (asked === undefined || 'why' in asked) {
const seen = `its name is ${names}; whether the branch requires it is not known`;
const fix = asked?.why ?? 'With GITHUB_TOKEN, GitHub is asked for the rules of the branch.';
return [(0,_finding_js_6_ .L5)(SUBJECT, seen, fix)];
}
const { branch, names: required } = asked;
if (checks.some((check) => required.includes(check))) {
return [(0,_finding_js_6_.ok)(SUBJECT, `${branch} requires ${names}`)];
}
const seen = required.length === 0
? `the rules of ${branch} require no check`
: `the rules of ${branch} require ${(0,_report_text_js_5_ .so)(required.map(_model_quote_js_7_ .hD), 5)}, and no gate makes a check of that name`;
return [(0,_finding_js_6_ .N4)(SUBJECT, seen, `Require ${names}. A check of another name never comes.`)];
}
async function readRequired(root, io) {
const { GITHUB_TOKEN, GH_TOKEN } = io.environment;
const githubToken = GITHUB_TOKEN?.trim() || GH_TOKEN?.trim();
const repository = (0,_machine_find_repository_js_3_ .bp)(root, root);
if (!githubToken || repository === undefined)
return undefined;
const origin = await (0,_machine_ask_git_js_2_ .yv)(repository, io);
const [, owner, name] = ON_GITHUB.exec('text' in origin ? origin.text.trim() : '') ?? [];
if (owner === undefined || name === undefined)
return undefined;
const { send } = (0,_machine_network_js_4_ .X)(undefined, io);
const apiUrl = io.environment['GITHUB_API_URL'] ?? 'https://api.github.com';
const deadline = io.clock.now() + PATIENCE_MS;
const ports = { ...io, send, deadline: () => deadline };
try {
const { comments } = (0,_hosts_github_calls_js_0_ .U)({ apiUrl, owner, name, githubToken }, ports);
return await comments?.requiredChecks();
}
catch (error) {
if (!(error instanceof _hosts_host_error_js_1_ .dh))
throw error;
return { why: error.message };
}
finally {
await send.close();
}
}
/***/ })
};
