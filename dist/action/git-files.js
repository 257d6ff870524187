export const id = 8681;
export const ids = [8681];
export const modules = {
/***/ 8681:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
T: () => ( filesAt),
trustedCommit: () => ( trustedCommit),
trustedInGit: () => ( trustedInGit)
});
var external_node_path_ = __webpack_require__(6760);
var ask_git = __webpack_require__(9796);
var checked_out_commit = __webpack_require__(7701);
var commit_id = __webpack_require__(6238);
;// CONCATENATED MODULE: ./build/src/machine/commit-at.js
const REMOTE = 'refs/remotes/origin/';
async function commitOfDefaultBranch(repository, ports) {
const named = await (0,ask_git.gG)(ports, repository, ['symbolic-ref', '--quiet', `${REMOTE}HEAD`]);
const reference = 'text' in named ? named.text.trim() : '';
if (!reference.startsWith(REMOTE))
return undefined;
return commitOfRemoteBranch(reference.slice(REMOTE.length), repository, ports);
}
async function commitOfRemoteBranch(branch, repository, ports) {
const asked = ['show-ref', '--verify', '--hash', `${REMOTE}${branch}`];
const shown = await (0,ask_git.gG)(ports, repository, asked);
return 'text' in shown ? (0,commit_id.f)(shown.text.trim()) : undefined;
}
async function commitOnServer(remote, reference, ports) {
const listed = await (0,ask_git.VX)(ports, remote, reference);
if ('why' in listed)
return { why: listed.why };
const line = listed.text.split('\n').find((each) => each.endsWith(`\t${reference}`));
const [id, name] = line?.split('\t') ?? [];
const commit = name === reference ? (0,commit_id.f)(id) : undefined;
return commit === undefined ? { why: `the server has no ${reference}` } : { commit };
}
var git_objects = __webpack_require__(1650);
var tree = __webpack_require__(734);
var trusted_block = __webpack_require__(1643);
;// CONCATENATED MODULE: ./build/src/trust/git-files.js
async function trustedInGit(branch, ports) {
const { commit, repository } = await trustedCommit(branch, ports);
return (0,tree.O2)(filesAt(commit, repository, ports));
}
async function trustedCommit({ repository, branch, server }, ports) {
if (repository === undefined) {
throw new trusted_block.lI('these files are in no git repository. Run it in a clone.');
}
const inClone = () => branch === undefined
? commitOfDefaultBranch(repository, ports)
: commitOfRemoteBranch(branch, repository, ports);
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
const what = describe(branch);
if (address === undefined) {
throw new trusted_block.lI(`this job does not say where ${what} of its repository is. ${remedy}`);
}
const remote = { address, authorization };
const reference = referenceOf(branch);
const named = await commitOnServer(remote, reference, ports);
if ('why' in named) {
throw new trusted_block.lI(`the server did not say which commit is the last of ${what}${inBrackets(named.why)}. ${remedy}`);
}
const { commit } = named;
if ((await (0,git_objects.kN)(commit, repository, ports)) !== undefined)
return commit;
const here = await (0,checked_out_commit.U)(repository);
const how = { commit, reference, here: here ?? commit };
const why = await (0,ask_git.rt)(ports, repository, remote, how);
if ((await (0,git_objects.kN)(commit, repository, ports)) !== undefined)
return commit;
throw new trusted_block.lI(`the last commit of ${what} could not be fetched${inBrackets(why)}. ${remedy}`);
}
function referenceOf(branch) {
return branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
}
function describe(branch) {
return branch === undefined ? 'the default branch' : `the branch "${branch}"`;
}
async function fetchFromOrigin(branch, repository, ports) {
const origin = await (0,ask_git.yv)(repository, ports);
if ('why' in origin) {
throw new trusted_block.lI(`git knows no remote "origin" here${inBrackets(origin.why)}. Add it: \`git remote add origin URL\`.`);
}
const address = origin.text.trim();
const named = await commitOnServer({ address }, referenceOf(branch), ports);
const why = 'why' in named ? named.why : await (0,ask_git.iH)(ports, repository, address, named.commit);
if ('commit' in named && why === undefined)
return named.commit;
throw new trusted_block.lI(`git does not have ${describe(branch)} and could not fetch it${inBrackets(why)}.`);
}
function filesAt(commit, repository, ports) {
const files = (0,git_objects.Cg)(commit, repository, ports);
const links = new Set();
const textOf = async (path) => (await files.bytes(path))?.toString('utf8');
return {
async isSubmodule(path) {
const names = path.split('/');
const places = names.map((_, at) => names.slice(0, at + 1).join('/'));
const entries = await Promise.all(places.map((place) => files.entry(place)));
return entries.some((entry) => typeof entry === 'object' && entry.mode === '160000');
},
async names(directory) {
const entries = await files.list(directory);
return entries?.map(({ mode, name }) => {
if (mode === '120000')
links.add(external_node_path_.posix.join(directory, name));
return name;
});
},
async read(path) {
const text = await textOf(path);
if (text === undefined || !links.has(path))
return text;
return await textOf(external_node_path_.posix.join(external_node_path_.posix.dirname(path), text));
},
};
}
function inBrackets(printed = '') {
const why = (0,ask_git.TM)(printed);
return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
/***/ })
};
