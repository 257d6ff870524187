export const id = 9424;
export const ids = [9424,3790];
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
/***/ 8542:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openTrial: () => ( openTrial)
});
var external_node_path_ = __webpack_require__(76760);
var find_repository = __webpack_require__(6609);
var policy_files = __webpack_require__(48391);
var quote = __webpack_require__(28187);
var run_input = __webpack_require__(15555);
var hidden_values = __webpack_require__(17768);
var git_files = __webpack_require__(3790);
var trusted_block = __webpack_require__(41643);
var describe_rules = __webpack_require__(82226);
var open_policies = __webpack_require__(26475);
var rego_policy_files = __webpack_require__(95673);
var dist = __webpack_require__(77934);
var parse = __webpack_require__(2340);
var opa_errors = __webpack_require__(69339);
var opa_folder = __webpack_require__(36568);
;// CONCATENATED MODULE: ./build/src/rego/test-policies.js
const testsSchema = dist.YOg(dist._H3({
location: dist._H3({ file: dist.YjP(), row: dist.aig() }),
package: dist.YjP(),
name: dist.YjP(),
fail: dist.lqM(dist.zMY(), false),
skip: dist.lqM(dist.zMY(), false),
error: dist.lqM(dist.L5J()),
}));
const LIMITS = { allMs: 120_000, oneMs: 30_000 };
const MOST_OUTPUT = 32 * 1024 * 1024;
async function testPolicies({ files, shownAs }, { opa, version0Files }, ofDefaultBranch, ports) {
const names = namesOfTests(files);
const before = namesOfTests(ofDefaultBranch?.files ?? new Map());
const removed = before.filter((name) => !names.includes(name));
const folder = (0,opa_folder.N)(files, opa, ports, isForTests);
try {
const limit = ['--timeout', `${LIMITS.oneMs}ms`];
const version = version0Files.length > 0 ? ['--v0-compatible'] : [];
const answer = await folder.ask(['test', '.', '--format', 'json', ...limit, ...version, ...folder.functionOptions], { bounds: { timeoutMs: LIMITS.allMs, maxBytes: MOST_OUTPUT } });
const parsed = dist.xLC(testsSchema, (0,parse.qF)(answer.stdout.trim() || '[]'));
if (!parsed.success || (answer.exitCode !== 0 && parsed.output.length === 0)) {
const [first] = (0,opa_errors.R4)({ ...answer, exitCode: 1 });
const place = (0,opa_errors.$t)(shownAs, first ?? { file: undefined, row: 0 });
const problem = `${place}: the tests cannot run: ${first?.message ?? ''}`;
return { passed: 0, skipped: [], removed, failed: [], problem };
}
const tests = parsed.output.map((test) => ({ ...test, name: `${test.package}.${test.name}` }));
const failed = tests
.filter(({ fail, error }) => fail || error !== undefined)
.map(({ name, location: { file, row } }) => {
return { name, file: external_node_path_.posix.join(shownAs, file), line: row };
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
;// CONCATENATED MODULE: ./build/src/rego/trial.js
async function openTrial(where, ports) {
const { directory, jobTree } = where;
const path = (0,external_node_path_.resolve)((0,find_repository.eF)(where.workingDirectory), directory);
const belongs = (name) => (0,rego_policy_files.VE)(name) || isForTests(name);
const own = await (0,rego_policy_files.Ak)(path, directory, !jobTree.proposed, belongs);
if (own === undefined) {
throw new policy_files.cq(`${(0,quote.hD)(directory)} does not exist, or is a link. Name the directory of your policies, as in \`plangate policies check policies\`.`);
}
const other = await readDefaultBranch(path, where, ports);
const after = await (0,open_policies.Br)(own, ports);
let before;
const close = async () => {
await Promise.all([before?.close(), after.close()]);
};
try {
const notices = [];
if (other === undefined || other.files.size === 0) {
notices.push(`The default branch has no policies in ${(0,quote.hD)(directory)}: all of them count as new.`);
}
else {
before = await (0,open_policies.Br)(other, ports).catch((error) => {
if (!(error instanceof policy_files.cq))
throw error;
const [first = ''] = error.message.split('\n');
notices.push(`The policies of the default branch cannot be used, so all of them count as new: ${first}`);
return undefined;
});
}
const tests = await testPolicies(own, after, other, ports);
notices.push(...after.warnings, ...(await after.provided));
return {
rules: { before: before?.facts ?? [], after: after.facts },
tests,
notices,
async judge(plan, signal) {
const hidden = (0,hidden_values.VK)(plan.document);
const [answersBefore, answersAfter] = await Promise.all([
before === undefined ? [] : answersOf(before, plan, hidden, signal),
answersOf(after, plan, hidden, signal),
]);
const addresses = (0,hidden_values.Mh)(plan.document);
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
const names = { name: (0,rego_policy_files.hW)(path), shownAs: `${directory} on the default branch` };
return await (0,rego_policy_files.qN)(source, tree, names);
}
catch (error) {
if (!(error instanceof trusted_block.lI))
throw error;
throw new policy_files.cq(`The default branch cannot be read, so nothing can be compared: ${error.message} In a job, check out with \`fetch-depth: 0\`.`);
}
}
async function answersOf({ set, facts }, { document, text }, hidden, signal) {
const input = { plan: document, planText: text, run: run_input.R };
const answers = await set.judge.judge(input, signal);
return facts.flatMap((rule, index) => {
const judged = answers[index];
if (judged === undefined)
return [];
const { policy } = rule;
const { status, output } = judged;
const because = whyUnknown(rule, hidden);
if (because === undefined && status !== 'not_evaluated')
return { policy, status, output };
const unknown = { policy, status: 'unknown', output: [] };
return { ...unknown, because: because ?? output.map(String).join(' ') };
});
}
function whyUnknown({ absent, mayRead }, hidden) {
if (absent.includes('run'))
return 'It reads the run, and only a plan is read here.';
if (absent.length > 0) {
return `It reads ${(0,describe_rules.Z)(absent, '"')}, and the plan that may be read does not have that.`;
}
const named = mayRead(hidden);
if (named === undefined)
return undefined;
return named.length > 0
? `It reads ${(0,describe_rules.Z)(named, '"')}, and sensitive values are not in the plan that may be read.`
: 'It may depend on sensitive values, and these are not in the plan that may be read.';
}
/***/ }),
};
