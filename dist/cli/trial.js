export const id = 2309;
export const ids = [2309];
export const modules = {
/***/ 62309:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openTrial: () => ( openTrial)
});
var node_path_0_ = __webpack_require__(76760);
var _machine_find_repository_js_1_ = __webpack_require__(6609);
var _model_policy_files_js_2_ = __webpack_require__(48391);
var _model_quote_js_13_ = __webpack_require__(28187);
var _model_run_input_js_3_ = __webpack_require__(15555);
var _plan_redacted_plan_js_4_ = __webpack_require__(53929);
var _trust_git_files_js_5_ = __webpack_require__(3790);
var _trust_tree_js_6_ = __webpack_require__(80734);
var _judge_plan_js_7_ = __webpack_require__(50074);
var _open_policies_js_8_ = __webpack_require__(59714);
var _policy_files_js_9_ = __webpack_require__(95673);
var _client_wire_schema_js_14_ = __webpack_require__(77934);
var _model_parse_js_15_ = __webpack_require__(2340);
var _open_own_policies_js_10_ = __webpack_require__(1767);
var _opa_errors_js_11_ = __webpack_require__(69339);
var _opa_folder_js_12_ = __webpack_require__(36568);
async function openTrial(where, ports) {
const { directory, jobTree } = where;
const path = (0,node_path_0_.resolve)((0,_machine_find_repository_js_1_ .eF)(where.workingDirectory), directory);
const belongs = (name) => (0,_policy_files_js_9_ .VE)(name) || isForTests(name);
const found = await (0,_policy_files_js_9_ .Ak)(path, directory, !jobTree.proposed, belongs);
if (found === undefined) {
throw new _model_policy_files_js_2_ .cq(`${(0,_model_quote_js_13_ .hD)(directory)} does not exist, or is a link. Name the directory of your policies, as in \`plangate policies check policies\`.`);
}
const conftest = await (0,_open_own_policies_js_10_ .jL)(where.workingDirectory, ports);
const [changed = found] = (0,_open_own_policies_js_10_ .CN)([found], conftest);
const other = await readDefaultBranch(path, where, ports);
const after = await openJudged(changed, ports);
let before;
const close = async () => {
await Promise.all([before?.close(), after.close()]);
};
try {
const notices = [];
if (other === undefined || other.files.size === 0) {
notices.push(`The default branch has no policies in ${(0,_model_quote_js_13_ .hD)(directory)}: all of them count as new.`);
}
else {
before = await openJudged(other, ports).catch((error) => {
if (!(error instanceof _model_policy_files_js_2_ .cq))
throw error;
const [first = ''] = error.sentences;
notices.push(`The policies of the default branch cannot be used, so all of them count as new: ${first}`);
return undefined;
});
}
const { engine } = after;
if (engine === undefined)
throw new Error(`${directory} was opened without opa.`);
const tests = await testPolicies(changed, engine, other, ports);
notices.push(...after.warnings);
return {
rules: { before: before?.facts ?? [], after: after.facts },
tests,
notices,
async judge(plan, signal) {
const sensitive = (0,_plan_redacted_plan_js_4_ .VK)(plan.document);
const known = { json: plan.json, sensitive, run: undefined, pullRequest: undefined };
const [answersBefore, answersAfter] = await Promise.all([
before === undefined ? [] : answersOf(before, plan, known, signal),
answersOf(after, plan, known, signal),
]);
const addresses = (0,_plan_redacted_plan_js_4_ .Mh)(plan.document);
return { addresses, before: answersBefore, after: answersAfter };
},
close,
};
}
catch (error) {
await close();
throw error;
}
}
async function openJudged(files, ports) {
(0,_open_policies_js_8_ .lf)(files);
return await (0,_open_policies_js_8_ .fg)(files, ports);
}
async function readDefaultBranch(path, { directory, workingDirectory, workspace, jobTree, defaultBranch }, ports) {
const { repository } = (0,_machine_find_repository_js_1_ .Di)(path, workspace);
if (repository === undefined) {
throw new _model_policy_files_js_2_ .cq(`${(0,_model_quote_js_13_ .hD)(directory)} is in no git repository, so there is no default branch to compare with. Run it in a clone.`);
}
const { root } = repository;
try {
const source = await (jobTree.proposed
? jobTree.trusted(root, undefined)
: (0,_trust_git_files_js_5_.trustedInGit)({ repository, branch: defaultBranch }, ports));
const toTree = (place) => (0,_machine_find_repository_js_1_ .df)((0,node_path_0_.relative)(root, (0,_machine_find_repository_js_1_ .eF)(place)));
const names = { name: (0,_policy_files_js_9_ .hW)(path), shownAs: directory };
const found = await (0,_policy_files_js_9_ .qN)(source, toTree(path), names);
if (found === undefined)
return undefined;
const conftest = await (0,_open_own_policies_js_10_ .yN)(source, toTree(workingDirectory), ports);
const [other = found] = (0,_open_own_policies_js_10_ .CN)([found], conftest);
return { ...other, shownAs: `${directory} on the default branch` };
}
catch (error) {
if (!(error instanceof _trust_tree_js_6_ .lI))
throw error;
throw new _model_policy_files_js_2_ .cq(`The default branch cannot be read, so nothing can be compared: ${error.message} In a job, check out with \`fetch-depth: 0\`.`);
}
}
async function answersOf({ set, facts }, { document, text }, known, signal) {
const input = { plan: document, planText: text, run: _model_run_input_js_3_ .R };
const answers = await set.judge.evaluate(input, signal);
return facts.flatMap((rule, index) => {
const judged = answers[index];
if (judged === undefined)
return [];
const { policy } = rule;
const { status, output } = judged;
const why = (0,_judge_plan_js_7_ .vQ)(rule, known);
if (why === undefined && status !== 'not_evaluated')
return { policy, status, output };
const because = why === undefined ? output.map(String).join(' ') : `It ${why}.`;
return { policy, status: 'unknown', output: [], because };
});
}
const testsSchema = _client_wire_schema_js_14_ .YOg(_client_wire_schema_js_14_ ._H3({
location: _client_wire_schema_js_14_ ._H3({ file: _client_wire_schema_js_14_ .YjP(), row: _client_wire_schema_js_14_ .aig() }),
package: _client_wire_schema_js_14_ .YjP(),
name: _client_wire_schema_js_14_ .YjP(),
fail: _client_wire_schema_js_14_ .lqM(_client_wire_schema_js_14_ .zMY(), false),
skip: _client_wire_schema_js_14_ .lqM(_client_wire_schema_js_14_ .zMY(), false),
error: _client_wire_schema_js_14_ .lqM(_client_wire_schema_js_14_ .L5J()),
}));
const BOUNDS = { timeoutMs: 120_000, maxBytes: 32 * 1024 * 1024 };
async function testPolicies({ files, shownAs }, { opa, version0Files }, ofDefaultBranch, ports) {
const names = namesOfTests(files);
const before = namesOfTests(ofDefaultBranch?.files ?? new Map());
const removed = before.filter((name) => !names.includes(name));
const folder = (0,_opa_folder_js_12_ .N)(files, opa, ports, isForTests);
try {
const version = version0Files.length > 0 ? ['--v0-compatible'] : [];
const answer = await folder.ask(['test', '.', '--format', 'json', '--timeout', '30s', ...version, ...folder.functionOptions], { bounds: BOUNDS });
const parsed = _client_wire_schema_js_14_ .xLC(testsSchema, (0,_model_parse_js_15_ .qF)(answer.stdout.trim() || '[]'));
if (!parsed.success || (answer.exitCode !== 0 && parsed.output.length === 0)) {
const [first] = (0,_opa_errors_js_11_ .R4)({ ...answer, exitCode: 1 });
const place = (0,_opa_errors_js_11_ .$t)(shownAs, first ?? { file: undefined, row: 0 });
const problem = `${place}: the tests cannot run: ${first?.message ?? ''}`;
return { passed: 0, skipped: [], removed, failed: [], problem };
}
const tests = parsed.output.map((test) => ({ ...test, name: `${test.package}.${test.name}` }));
const failed = tests
.filter(({ fail, error }) => fail || error !== undefined)
.map(({ name, location: { file, row } }) => {
return { name, file: node_path_0_.posix.join(shownAs, file), line: row };
});
const skipped = tests.filter(({ skip }) => skip).map(({ name }) => name);
const passed = tests.length - failed.length - skipped.length;
return { passed, skipped, removed, failed };
}
finally {
folder.remove();
}
}
function namesOfTests(files) {
const names = [...files]
.filter(([name]) => name.endsWith('.rego'))
.flatMap(([, content]) => {
const text = Buffer.from(content).toString();
const [, path = ''] = /^\s*package\s+(\S+)/m.exec(text) ?? [];
return Array.from(text.matchAll(/^(test_\w*)/gm), ([, name]) => `data.${path}.${name}`);
});
return [...new Set(names)];
}
function isForTests(name) {
return /\.(?:rego|json|ya?ml)$/.test(name);
}
/***/ })
};
