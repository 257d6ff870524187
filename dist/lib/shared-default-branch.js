export const id = 721;
export const ids = [721,741];
export const modules = {
/***/ 3721:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lc: () => ( defaultBranchCommit),
Ry: () => ( findMoved),
ub: () => ( openDefaultBranchTree)
});
var node_fs_0_ = __webpack_require__(3024);
var node_path_1_ = __webpack_require__(6760);
var _machine_find_repository_js_2_ = __webpack_require__(6609);
var _machine_git_objects_js_3_ = __webpack_require__(1650);
var _trust_git_files_js_4_ = __webpack_require__(3790);
var _trust_tree_js_5_ = __webpack_require__(734);
var _configuration_read_configuration_js_6_ = __webpack_require__(1741);
var _configuration_syntax_hcl_syntax_js_7_ = __webpack_require__(6949);
var _machine_files_here_js_8_ = __webpack_require__(467);
var _model_address_js_9_ = __webpack_require__(3543);
var _machine_temporary_js_10_ = __webpack_require__(9622);
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
function findMoved({ root, workingDirectory }, before, parsed) {
const files = (0,_configuration_read_configuration_js_6_.searchedFiles)(_machine_files_here_js_8_ .Jd, parsed);
const { modules } = (0,_configuration_read_configuration_js_6_.readConfiguration)((0,node_path_1_.join)(root, workingDirectory), files);
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
/***/ })
};
