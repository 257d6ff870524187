export const id = 8571;
export const ids = [8571,564,8717,1741];
export const modules = {
/***/ 78571:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
examineExceptions: () => ( examineExceptions),
examineLocal: () => ( examineLocal),
examineOpa: () => ( examineOpa)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _machine_program_path_js_2_ = __webpack_require__(60439);
var _model_error_message_js_14_ = __webpack_require__(34271);
var _model_policy_files_js_3_ = __webpack_require__(48391);
var _model_quote_js_13_ = __webpack_require__(28187);
var _plan_digest_js_4_ = __webpack_require__(38717);
var _plan_planned_as_js_5_ = __webpack_require__(50564);
var _rego_open_own_policies_js_6_ = __webpack_require__(1767);
var _report_text_js_7_ = __webpack_require__(74913);
var _plan_default_branch_js_8_ = __webpack_require__(33721);
var _finding_js_9_ = __webpack_require__(74423);
var _model_own_pages_js_10_ = __webpack_require__(37694);
var _policy_exceptions_js_11_ = __webpack_require__(29272);
var _init_repository_contents_js_12_ = __webpack_require__(29982);
async function examineLocal(local, io) {
return [
...(await examinePlan(local, io)),
...(await examineOwnPolicies(local, io)),
await examineBranch(local, io),
];
}
async function examinePlan({ settings, gate }, io) {
const isSetByExpression = gate?.setByExpression.includes('plan') === true;
const plans = gate === undefined ? (settings.plan.plan ?? []) : [gate.inputs['plan'] ?? ''].filter(Boolean);
if (!isSetByExpression && plans.length === 0) {
const engine = gate === undefined ? settings.plan.engine : gate.inputs['engine'];
return [examineEngine(engine, io)];
}
const planner = (0,_finding_js_9_.ok)('plan', `another job plans${plans.length > 0 ? `: ${plans.join(', ')}` : ''}`);
return [planner, await examineDigest(plans, gate, io)];
}
function examineEngine(engine, { environment }) {
const wanted = engine === undefined ? ['terraform', 'tofu'] : [engine];
const program = wanted.find((name) => (0,_machine_program_path_js_2_ .aY)(name, environment) !== undefined);
if (program !== undefined)
return (0,_finding_js_9_.ok)('plan', `${program} on the PATH plans`);
const seen = `no ${wanted.join(' and no ')} on the PATH here, so nothing plans`;
return (0,_finding_js_9_ .N4)('plan', seen, 'Install one, or judge the plan of another job: docs/plan-files.md.');
}
async function examineDigest(plans, gate, { workingDirectory }) {
const setInputs = gate ? [...gate.setByExpression, ...Object.keys(gate.inputs)] : [];
if (setInputs.includes('plan-digest'))
return (0,_finding_js_9_.ok)('digest', '`plan-digest` says which plan it is');
if (gate?.writesDigest === true)
return (0,_finding_js_9_.ok)('digest', 'a step of the workflow writes it');
for (const plan of plans) {
const path = (0,_plan_digest_js_4_.digestPath)(plan);
const found = await (0,node_fs_promises_0_.stat)((0,node_path_1_.resolve)(workingDirectory, path)).catch(() => undefined);
if (found?.isFile() === true)
return (0,_finding_js_9_.ok)('digest', `${path} is there`);
}
const fix = `Run ${_plan_planned_as_js_5_ .Bh} after the plan, and hand on what it prints as \`plan-digest\`: docs/plan-files.md.`;
return (0,_finding_js_9_ .N4)('digest', 'none is seen, and in a job a plan without one is undecided', fix);
}
async function examineOwnPolicies({ settings, root, gate, jobTree }, io) {
const { directory } = settings.plan;
const { policies } = settings.policy;
const { timeoutMs } = settings.job;
const workingDirectory = gate === undefined ? io.workingDirectory : root;
const own = await (0,_rego_open_own_policies_js_6_.openOwnPolicies)({ directory: (0,node_path_1_.resolve)(io.workingDirectory, directory), policies, timeoutMs }, { workingDirectory, jobTree }, { ...io, endsAt: io.clock.now() + timeoutMs }, true);
if ('problems' in own) {
return own.problems.map(({ message }) => (0,_finding_js_9_ .CC)('policies', message, 'See docs/own-policies.md.'));
}
await own.close();
if (own.missing !== undefined)
return [(0,_finding_js_9_ .L5)('policies', own.missing)];
const sources = own.sources.map((source) => (0,_model_quote_js_13_ .hD)(source)).join(' and ');
if (own.policies.length === 0) {
const places = sources || _model_policy_files_js_3_ .BL.map(_model_quote_js_13_ .hD).join(' or ');
const seen = `none is in ${places}, so nothing judges`;
return [(0,_finding_js_9_ .N4)('policies', seen, '`plangate init --local` writes a first one with its test.')];
}
const rules = (0,_report_text_js_7_ .rj)(own.policies.length, 'rule');
const seen = `${rules} in ${sources}, judged by ${own.judgedBy ?? 'nothing'}: ${own.policies.join(', ')}`;
return [(0,_finding_js_9_.ok)('policies', seen), ...own.notices.map((notice) => (0,_finding_js_9_ .N4)('policies', notice))];
}
async function examineBranch({ root, jobTree }, io) {
const subject = 'default branch';
try {
const { commit } = await (0,_plan_default_branch_js_8_ .Lc)(root, jobTree, io);
return (0,_finding_js_9_.ok)(subject, `is known, at ${commit.slice(0, 12)}: in a job its policies judge`);
}
catch (error) {
const fix = 'In a job policies come from there. Push it, or name policies at a pinned URL.';
return (0,_finding_js_9_ .N4)(subject, `cannot be asked: ${(0,_model_error_message_js_14_ .g)(error)}`, fix);
}
}
async function examineExceptions({ plan: { directory }, policy: { exceptionsFile: written } }, jobTree, io) {
if (written === undefined)
return [];
const { findExceptions } = await __webpack_require__.e( 8745).then(__webpack_require__.bind(__webpack_require__, 71126));
const { workingDirectory } = io;
const place = { directory: (0,node_path_1_.resolve)(workingDirectory, directory), workingDirectory, jobTree };
const found = await findExceptions({ written, ...place }, io);
if ('notice' in found)
return [(0,_finding_js_9_ .N4)('exceptions', found.notice)];
const today = io.clock.date().toISOString().slice(0, 10);
const parsed = 'text' in found ? (0,_policy_exceptions_js_11_.parseExceptions)(found.text, today) : found;
if ('problems' in parsed) {
const fix = `See ${(0,_model_own_pages_js_10_ .S)('docs/exceptions.md')}.`;
return parsed.problems.map(({ where, message }) => (0,_finding_js_9_ .CC)('exceptions', withoutFullStop(`${where} ${message}`), fix));
}
const fix = 'Remove it if it is not needed, or ask its owner for a new end.';
const endSentences = parsed.exceptions.flatMap((exception) => (0,_policy_exceptions_js_11_ ._v)(exception, today) ?? []);
return [
(0,_finding_js_9_.ok)('exceptions', `${written} has ${(0,_report_text_js_7_ .rj)(parsed.exceptions.length, 'exception')}`),
...endSentences.map((sentence) => (0,_finding_js_9_ .N4)('exceptions', withoutFullStop(sentence), fix)),
];
}
function withoutFullStop(sentence) {
return sentence.replace(/\.$/, '');
}
async function examineOpa(root, isLocal, { executeBounded, environment, signal }) {
if (!isLocal && (await (0,_init_repository_contents_js_12_ .K)(root)) === undefined)
return [];
const { findOpa } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 95809));
const { howToGetOpa } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 95809));
const opa = await findOpa({ executeBounded, environment, signal });
if (opa === undefined) {
const seen = 'none on the PATH: a check without a service has nothing that judges';
return [(0,_finding_js_9_ .N4)('opa', seen, howToGetOpa())];
}
if ('problem' in opa)
return [(0,_finding_js_9_ .CC)('opa', opa.problem, howToGetOpa())];
return [(0,_finding_js_9_.ok)('opa', `${opa.version} judges policies in Rego without a service`)];
}
/***/ }),
/***/ 33721:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lc: () => ( defaultBranchCommit),
Ry: () => ( findMoved),
ub: () => ( openDefaultBranchTree)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _machine_find_repository_js_2_ = __webpack_require__(6609);
var _machine_git_objects_js_3_ = __webpack_require__(71650);
var _trust_git_files_js_4_ = __webpack_require__(3790);
var _trust_tree_js_5_ = __webpack_require__(80734);
var _configuration_read_configuration_js_6_ = __webpack_require__(51741);
var _configuration_syntax_hcl_syntax_js_7_ = __webpack_require__(56949);
var _machine_files_here_js_8_ = __webpack_require__(80467);
var _model_address_js_9_ = __webpack_require__(3543);
var _machine_temporary_js_10_ = __webpack_require__(53776);
function openDefaultBranchTree({ jobTree, workingDirectory }, ports) {
const workspace = (0,_trust_tree_js_5_ .Yc)(jobTree, workingDirectory);
const directories = new Map();
const temporaryDirectories = [];
const writeFiles = async (repositoryRoot) => {
const { commit, repository } = await defaultBranchCommit(repositoryRoot, jobTree, ports);
const root = (0,_machine_temporary_js_10_ .ww)('plangate-default-branch-');
temporaryDirectories.push(root);
if (!(await (0,_machine_git_objects_js_3_ .rV)(commit, repository, root, ports))) {
throw new Error('git has not all of its files, or has other ones in their place');
}
return root;
};
return {
async rootOf(root) {
const repository = (0,_machine_find_repository_js_2_ .Di)(root, workspace).repository?.root;
if (repository === undefined)
throw new Error('its files are in no git repository');
const writing = directories.get(repository) ?? writeFiles(repository);
directories.set(repository, writing);
const rootOnBranch = (0,node_path_1_.join)(await writing, (0,node_path_1_.relative)(repository, root));
(0,node_fs_0_.mkdirSync)(rootOnBranch, { recursive: true });
return rootOnBranch;
},
close: () => {
for (const root of temporaryDirectories)
(0,_machine_temporary_js_10_ .cF)(root);
},
};
}
async function defaultBranchCommit(root, jobTree, ports) {
return jobTree.proposed
? jobTree.trustedCommit(root)
: (0,_trust_git_files_js_4_.trustedCommit)({ repository: (0,_machine_find_repository_js_2_ ._8)(root), branch: undefined }, ports);
}
const MOST_MOVES = 1_000;
const MOST_CALLS = 1_000;
const DEEPEST = 40;
function findMoved({ root, workingDirectory }, before) {
const { modules } = (0,_configuration_read_configuration_js_6_.readConfiguration)((0,node_path_1_.join)(root, workingDirectory), (0,_configuration_read_configuration_js_6_.searchedFiles)(_machine_files_here_js_8_ .Jd));
const addresses = before.document.resource_changes.map(({ address }) => address);
return relocate(addresses, movesIn(modules));
}
function movesIn(modules) {
const moves = [];
let calls = 0;
const callees = new Map();
for (const module of modules) {
for (const call of new Set(module.callers)) {
callees.set(call, [...(callees.get(call) ?? []), module]);
}
}
const addMovesOf = (module, address) => {
for (const { block } of module.blocks) {
if (block.type !== 'moved' || moves.length >= MOST_MOVES)
continue;
const from = addressIn((0,_configuration_syntax_hcl_syntax_js_7_ .yo)(block.body, 'from'));
const to = addressIn((0,_configuration_syntax_hcl_syntax_js_7_ .yo)(block.body, 'to'));
if (from !== undefined && to !== undefined)
moves.push({ module: address, from, to });
}
if (address.length >= DEEPEST)
return;
for (const call of module.calls.values()) {
calls += 1;
if (calls > MOST_CALLS)
return;
for (const callee of callees.get(call) ?? []) {
addMovesOf(callee, [...address, 'module', call.label]);
}
}
};
const [root] = modules;
if (root !== undefined)
addMovesOf(root, []);
return moves;
}
function addressIn(expression) {
if (expression?.kind !== 'traversal')
return undefined;
let address = expression.root;
for (const step of expression.steps) {
const value = step.kind === 'literal' ? step.value : undefined;
if (typeof value !== 'string' && typeof value !== 'number')
return undefined;
const { startColumn, endColumn } = step.range;
const isName = typeof value === 'string' && endColumn - startColumn === value.length;
address += isName ? `.${value}` : (0,_model_address_js_9_ ._M)(value);
}
return (0,_model_address_js_9_ .lS)(address);
}
function relocate(addresses, moves) {
const taken = new Set(addresses);
const findMoves = indexMoves(moves);
const previous = new Map();
for (const before of addresses) {
const address = followMoves(before, findMoves, taken);
if (address === before)
continue;
taken.delete(before);
taken.add(address);
previous.set(address, before);
}
return previous;
}
function indexMoves(moves) {
const byObject = new Map();
const lengths = new Set();
for (const [at, { module, from }] of moves.entries()) {
const parts = [...module, ...from].map(_model_address_js_9_ .Pe);
lengths.add(parts.length);
const key = parts.join('.');
const known = byObject.get(key);
if (known === undefined)
byObject.set(key, [at]);
else
known.push(at);
}
return (address) => {
const parts = (0,_model_address_js_9_ .lS)((0,_model_address_js_9_ .Pe)(address));
return [...lengths]
.flatMap((length) => byObject.get(parts.slice(0, length).join('.')) ?? [])
.sort((one, other) => one - other)
.flatMap((at) => moves[at] ?? []);
};
}
const LONGEST_CHAIN = 100;
function followMoves(start, findMoves, taken) {
const followed = new Set();
let address = start;
while (followed.size < LONGEST_CHAIN) {
let next;
for (const move of findMoves(address)) {
next = followed.has(move) ? undefined : movedBy(move, address);
if (next === undefined || taken.has(next))
continue;
followed.add(move);
break;
}
if (next === undefined || taken.has(next))
return address;
address = next;
}
return start;
}
function movedBy({ module, from, to }, address) {
const parts = (0,_model_address_js_9_ .lS)(address);
const prefix = parts.slice(0, module.length);
if (prefix.map(_model_address_js_9_ .Pe).join('.') !== module.join('.'))
return undefined;
const partsOfObject = parts.slice(module.length, module.length + from.length);
const [lastPart, lastOfFrom, lastOfTo] = [partsOfObject[from.length - 1], from.at(-1), to.at(-1)];
if (lastPart === undefined || lastOfFrom === undefined || lastOfTo === undefined)
return undefined;
if (partsOfObject.slice(0, -1).join('.') !== from.slice(0, -1).join('.'))
return undefined;
if (lastPart !== lastOfFrom && (0,_model_address_js_9_ .Pe)(lastPart) !== lastOfFrom)
return undefined;
const key = lastPart.slice(lastOfFrom.length);
if (key !== '' && lastOfTo.includes('['))
return undefined;
const rest = parts.slice(module.length + from.length);
return [...prefix, ...to.slice(0, -1), lastOfTo + key, ...rest].join('.');
}
/***/ }),
};
