export const id = 790;
export const ids = [790];
export const modules = {
/***/ 3790:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
T: () => ( filesAt),
trustedCommit: () => ( trustedCommit),
trustedInGit: () => ( trustedInGit)
});
var node_path_0_ = __webpack_require__(6760);
var _machine_ask_git_js_1_ = __webpack_require__(9796);
var _machine_commit_at_js_2_ = __webpack_require__(5106);
var _model_quote_js_6_ = __webpack_require__(8187);
var _machine_git_objects_js_3_ = __webpack_require__(1650);
var _tree_js_4_ = __webpack_require__(734);
var _trusted_block_js_5_ = __webpack_require__(1643);
async function trustedInGit(branch, ports) {
const { commit, repository } = await trustedCommit(branch, ports);
return (0,_tree_js_4_ .O2)(filesAt(commit, repository, ports));
}
async function trustedCommit({ repository, branch, server }, ports) {
if (repository === undefined) {
throw new _trusted_block_js_5_ .lI('these files are in no git repository. Run it in a clone.');
}
const inClone = () => branch === undefined
? (0,_machine_commit_at_js_2_ .Oh)(repository, ports)
: (0,_machine_commit_at_js_2_ .hZ)(branch, repository, ports);
if (server !== undefined) {
const isEnough = server.isNew && server.authorization === undefined;
const known = isEnough ? await inClone() : undefined;
const commit = known ?? (await askServer(server, branch, repository, ports));
return { commit, repository };
}
const commit = (await inClone()) ?? (await fetchFromOrigin(branch, repository, ports));
return { commit, repository };
}
async function askServer({ address, authorization, remedy }, branch, repository, ports) {
const what = describeBranch(branch);
if (address === undefined) {
throw new _trusted_block_js_5_ .lI(`this job does not say where ${what} of its repository is. ${remedy}`);
}
const remote = { address, authorization };
const reference = referenceOf(branch);
const named = await (0,_machine_commit_at_js_2_ .k6)(remote, reference, ports);
if ('why' in named) {
throw new _trusted_block_js_5_ .lI(`the server did not say which commit is the last of ${what}${inBrackets(named.why)}. ${remedy}`);
}
const { commit } = named;
const why = await (0,_machine_git_objects_js_3_ .s5)(commit, repository, ports, { remote, reference });
if (why === undefined)
return commit;
throw new _trusted_block_js_5_ .lI(`the last commit of ${what} could not be fetched${inBrackets(why)}. ${remedy}`);
}
function referenceOf(branch) {
return branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
}
function describeBranch(branch) {
return branch === undefined ? 'the default branch' : `the branch "${branch}"`;
}
async function fetchFromOrigin(branch, repository, ports) {
const origin = await (0,_machine_ask_git_js_1_ .yv)(repository, ports);
if ('why' in origin) {
throw new _trusted_block_js_5_ .lI(`git knows no remote "origin" here${inBrackets(origin.why)}. Add it: \`git remote add origin URL\`.`);
}
const from = { remote: { address: origin.text.trim() }, reference: referenceOf(branch) };
const named = await (0,_machine_commit_at_js_2_ .k6)(from.remote, from.reference, ports);
const why = 'why' in named ? named.why : await (0,_machine_git_objects_js_3_ .s5)(named.commit, repository, ports, from);
if ('commit' in named && why === undefined)
return named.commit;
throw new _trusted_block_js_5_ .lI(`git does not have ${describeBranch(branch)} and could not fetch it${inBrackets(why)}.`);
}
function filesAt(commit, repository, ports) {
const files = (0,_machine_git_objects_js_3_ .Cg)(commit, repository, ports);
const links = new Set();
const textOf = async (path) => (await files.bytes(path))?.toString('utf8');
const behindLink = async (path) => {
const target = await textOf(path);
return target === undefined ? undefined : textOf(node_path_0_.posix.join(node_path_0_.posix.dirname(path), target));
};
return {
async obstacleAt(path) {
const names = path.split('/');
const places = names.map((_, at) => names.slice(0, at + 1).join('/'));
for (const place of places) {
const entry = await files.entry(place);
const mode = typeof entry === 'object' ? entry.mode : undefined;
if (mode === '160000')
return 'submodule';
if (mode !== '120000')
continue;
return place === path && (await behindLink(path)) !== undefined ? undefined : 'link';
}
return undefined;
},
async names(directory) {
const entries = await files.list(directory);
const entry = entries === undefined ? await files.entry(directory) : 'missing';
if (entry === undefined || (entry !== 'missing' && entry.mode === '040000')) {
throw new _trusted_block_js_5_ .lI(`git does not have the directory ${(0,_model_quote_js_6_ .hD)(directory)} of that commit. Check out the whole history, without \`filter\`.`);
}
return entries?.map(({ mode, name }) => {
if (mode === '120000')
links.add(node_path_0_.posix.join(directory, name));
return name;
});
},
async read(path) {
return links.has(path) ? behindLink(path) : textOf(path);
},
};
}
function inBrackets(printed = '') {
const why = (0,_machine_ask_git_js_1_ .TM)(printed);
return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
/***/ })
};
