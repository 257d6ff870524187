export const id = 1983;
export const ids = [1983,3790];
export const modules = {
/***/ 15555:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
R: () => ( UNKNOWN_RUN)
});
const UNKNOWN_RUN = {
id: '',
created_at: '',
message: '',
is_destroy: false,
refresh: true,
refresh_only: false,
replace_addrs: [],
target_addrs: [],
source: '',
speculative: false,
organization: { name: '' },
workspace: { id: '', name: '', auto_apply: false, working_directory: null, tags: [] },
};
/***/ }),
/***/ 57673:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openTrial: () => ( openTrial)
});
var external_node_path_ = __webpack_require__(76760);
var find_repository = __webpack_require__(6609);
var policy_files = __webpack_require__(48391);
var quote = __webpack_require__(28187);
var git_files = __webpack_require__(3790);
var trusted_block = __webpack_require__(41643);
var rego_policy_files = __webpack_require__(95673);
var find_opa = __webpack_require__(95809);
var get_opa = __webpack_require__(91242);
var name_some = __webpack_require__(65917);
var run_input = __webpack_require__(15555);
var open_rego = __webpack_require__(76447);
var hidden_values = __webpack_require__(17768);
;// CONCATENATED MODULE: ./build/src/rego/trial/open-side.js
async function openSide(files, opa, ports) {
const opened = await (0,open_rego.I)(files, opa, ports);
const { facts: rules } = opened;
return {
rules,
isOld: opened.old.length > 0,
warnings: opened.warnings.concat(await opened.provided),
async judge({ document, text }, signal) {
const judge = (plan, planText) => opened.set.judge.judge({ plan, planText, run: run_input.R }, signal);
const hidden = (0,hidden_values.j4)(document);
const others = hidden.size === 0 ? [] : (0,hidden_values.Af)(document);
const [answers, ...withOthers] = await Promise.all([
judge(document, text),
...others.map((other) => judge(other, JSON.stringify(other))),
]);
return rules.map((rule, at) => toAnswer(rule, answers?.[at], { hidden, others: withOthers.map((one) => one[at]) }));
},
close: opened.close,
};
}
function toAnswer({ policy, absent, names, readsUnnamed }, judged, { hidden, others }) {
const unknown = (because) => {
return { policy, status: 'unknown', output: [], because };
};
if (judged === undefined)
return unknown('It gave no result.');
if (absent.includes('run'))
return unknown('It reads the run, and only a plan is read here.');
if (absent.length > 0) {
return unknown(`It reads ${shownNames(absent)}, and the plan that may be read does not have that.`);
}
const { status, output } = judged;
const named = [...hidden].filter(names).sort();
if (named.length > 0) {
return unknown(`It reads ${shownNames(named)}, and sensitive values are not in the plan that may be read.`);
}
const said = JSON.stringify([status, output]);
const depends = others.some((other) => JSON.stringify([other?.status, other?.output]) !== said);
if (depends || (readsUnnamed && hidden.size > 0)) {
return unknown('It may depend on sensitive values, and these are not in the plan that may be read.');
}
return status === 'not_evaluated'
? unknown(output.map(String).join(' '))
: { policy, status, output };
}
const MOST_NAMED = 3;
function shownNames(names) {
const words = names.map((name) => (name === hidden_values.dA ? 'a whole value' : `"${name}"`));
return (0,name_some.K)(words, MOST_NAMED);
}
var dist = __webpack_require__(77934);
var parse = __webpack_require__(2340);
var opa_errors = __webpack_require__(69339);
var opa_folder = __webpack_require__(36568);
;// CONCATENATED MODULE: ./build/src/rego/trial/test-policies.js
const testSchema = dist._H3({
location: dist._H3({ file: dist.YjP(), row: dist.aig() }),
package: dist.YjP(),
name: dist.YjP(),
fail: dist.lqM(dist.zMY(), false),
skip: dist.lqM(dist.zMY(), false),
error: dist.lqM(dist.L5J()),
});
const testsSchema = dist.YOg(testSchema);
const LIMITS = { allMs: 120_000, oneMs: 30_000 };
const MOST_OUTPUT = 32 * 1024 * 1024;
async function testPolicies({ files, shownAs }, opa, ports, { other, isOld }) {
const folder = await (0,opa_folder.N)(files, opa, ports, isForTests);
const [, , ...capabilities] = folder.sources;
const version = isOld ? ['--v0-compatible'] : [];
const limit = ['--timeout', `${LIMITS.oneMs}ms`];
const here = namesOfTests(files);
const removed = namesOfTests(other?.files ?? new Map()).filter((name) => !here.includes(name));
const nothing = { passed: 0, skipped: [], removed, failed: [] };
try {
const words = ['test', '.', '--format', 'json', ...limit, ...version, ...capabilities];
const bounds = { timeoutMs: LIMITS.allMs, maxBytes: MOST_OUTPUT };
const answer = await folder.ask(words, { bounds });
if (answer.ended !== undefined) {
const problem = `The tests in "${shownAs}" were ended: ${ENDED[answer.ended]}.`;
return { ...nothing, problem };
}
const parsed = dist.xLC(testsSchema, (0,parse.qF)(answer.stdout.trim() || '[]'));
if (!parsed.success || (answer.exitCode !== 0 && parsed.output.length === 0)) {
const [first] = (0,opa_errors.R4)({ ...answer, exitCode: 1 });
const place = (0,opa_errors.$t)(shownAs, first ?? { file: undefined, row: 0 });
return { ...nothing, problem: `${place}: the tests cannot run: ${first?.message ?? ''}` };
}
const tests = parsed.output;
const failed = tests
.filter(({ fail, error }) => fail || error !== undefined)
.map(({ package: path, name, location: { file, row } }) => {
return { name: `${path}.${name}`, file: external_node_path_.posix.join(shownAs, file), line: row };
});
const skipped = tests.filter(({ skip }) => skip).map((one) => `${one.package}.${one.name}`);
const passed = tests.length - failed.length - skipped.length;
return { passed, skipped, removed, failed };
}
finally {
await folder.remove();
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
const ENDED = {
timeout: `they took longer than ${LIMITS.allMs / 1_000} s`,
memory: 'they took too much memory',
flood: 'they printed more than 32 MB',
aborted: 'the command was canceled',
};
function isForTests(name) {
return /\.(?:rego|json|ya?ml)$/.test(name);
}
;// CONCATENATED MODULE: ./build/src/rego/trial/open-trial.js
async function openTrial(where, ports) {
const { directory } = where;
const path = (0,external_node_path_.resolve)((0,find_repository.eF)(where.workingDirectory), directory);
const own = await (0,rego_policy_files.Ak)(path, directory, !where.jobTree.proposed, belongs);
if (own === undefined) {
throw new policy_files.cq(`${(0,quote.hD)(directory)} does not exist, or is a link. ${NAME_IT}`);
}
refuseOthers(own);
const other = await readDefaultBranch(path, where, ports);
const opa = await (0,find_opa.findOpa)(ports);
if (opa === undefined || 'problem' in opa) {
const problem = opa?.problem ?? 'There is no `opa` on the PATH.';
throw new policy_files.cq(`${problem} ${(0,get_opa.howToGetOpa)()}`);
}
const after = await openSide(own, opa, ports);
try {
const { before, notices } = await openBefore(other, opa, directory, ports);
const tests = await testPolicies(own, opa, ports, { other, isOld: after.isOld });
return {
before,
after,
tests,
notices: [...notices, ...after.warnings],
close: async () => {
await Promise.all([before?.close(), after.close()]);
},
};
}
catch (error) {
await after.close();
throw error;
}
}
const NAME_IT = 'Name the directory of your policies, as in `plangate policies check policies`.';
function belongs(name) {
return (0,rego_policy_files.VE)(name) || isForTests(name);
}
function refuseOthers(policies) {
const shown = (0,quote.hD)(policies.shownAs);
if ((0,rego_policy_files.y4)(policies).length > 0) {
throw new policy_files.cq(`${shown} holds Sentinel policies, which HCP Terraform alone judges. Only Rego is tried.`);
}
const names = [...policies.files.keys()];
if (!names.some((name) => name.endsWith('.rego') && !(0,rego_policy_files.Nu)(name))) {
throw new policy_files.cq(`${shown} holds no Rego policy. ${NAME_IT}`);
}
}
async function readDefaultBranch(path, { directory, workspace, jobTree, defaultBranch }, ports) {
const { repository } = (0,find_repository.Di)(path, workspace);
if (repository === undefined) {
throw new policy_files.cq(`${(0,quote.hD)(directory)} is in no git repository, so there is no default branch to compare with. Run it in a clone.`);
}
const { root } = repository;
const inGit = { repository: (0,find_repository._8)(root), branch: defaultBranch };
try {
const source = await (jobTree.proposed
? jobTree.trusted(root, undefined)
: (0,git_files.trustedInGit)(inGit, ports));
const tree = (0,external_node_path_.relative)(root, (0,find_repository.eF)(path)).split(external_node_path_.sep).join('/');
const about = { name: (0,rego_policy_files.hW)(path), shownAs: `${directory} on the default branch` };
return await (0,rego_policy_files.qN)(source, tree, about);
}
catch (error) {
if (!(error instanceof trusted_block.lI))
throw error;
throw new policy_files.cq(`The default branch cannot be read, so nothing can be compared: ${error.message} In a job, check out with \`fetch-depth: 0\`.`);
}
}
async function openBefore(policies, opa, directory, ports) {
if (policies === undefined || policies.files.size === 0) {
const notice = `The default branch has no policies in ${(0,quote.hD)(directory)}: all of them count as new.`;
return { before: undefined, notices: [notice] };
}
try {
refuseOthers(policies);
return { before: await openSide(policies, opa, ports), notices: [] };
}
catch (error) {
if (!(error instanceof policy_files.cq))
throw error;
const [first = ''] = error.message.split('\n');
const notice = `The policies of the default branch cannot be used, so all of them count as new: ${first}`;
return { before: undefined, notices: [notice] };
}
}
/***/ }),
};
