export const id = 1650;
export const ids = [1650,9796];
export const modules = {
/***/ 71650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$I: () => ( readObjects),
Cg: () => ( openCommit),
Fe: () => ( readCommits),
TH: () => ( idOf),
i9: () => ( readTrees),
kN: () => ( readCommit),
rV: () => ( writeCommit),
s5: () => ( fetchIfMissing)
});
var node_crypto_0_ = __webpack_require__(77598);
var node_fs_1_ = __webpack_require__(73024);
var node_path_2_ = __webpack_require__(76760);
var _ask_git_js_3_ = __webpack_require__(29796);
var _find_repository_js_4_ = __webpack_require__(6609);
var _model_commit_id_js_5_ = __webpack_require__(66238);
async function readObjects(ids, repository, ports) {
const [sample] = ids;
if (sample === undefined)
return new Map();
const pieces = [];
const answer = await (0,_ask_git_js_3_ .kO)(ports, repository, sample, {
args: ['cat-file', '--batch'],
stdin: `${ids.join('\n')}\n`,
take: (bytes) => void pieces.push(bytes),
});
return 'why' in answer ? new Map() : parseBatch(Buffer.concat(pieces));
}
function parseBatch(printed) {
const objects = new Map();
for (let at = 0; at < printed.length;) {
const end = printed.indexOf(0x0a, at);
if (end < 0)
break;
const [id = '', type = '', size] = printed.toString('latin1', at, end).split(' ');
at = end + 1;
if (size === undefined)
continue;
const bytes = printed.subarray(at, at + Number(size));
at += bytes.length + 1;
if (idOf(type, bytes, id) === id)
objects.set(id, { type, bytes });
}
return objects;
}
function idOf(type, bytes, sample) {
const hash = (0,node_crypto_0_.createHash)(sample.length === 64 ? 'sha256' : 'sha1');
return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}
async function readCommit(commit, repository, ports) {
return (await readCommits([commit], repository, ports)).get(commit);
}
async function readCommits(commits, repository, ports) {
return parseEach('commit', await readObjects(commits, repository, ports), parseCommit);
}
function parseEach(type, objects, parse) {
const ofType = [...objects].filter(([, object]) => object.type === type);
return new Map(ofType.map(([id, { bytes }]) => [id, parse(bytes, id)]));
}
function parseCommit(bytes) {
const lines = (bytes.toString('latin1').split('\n\n', 1)[0] ?? '').split('\n');
const valuesOf = (name) => lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
return {
tree: valuesOf('tree')[0] ?? '',
parents: valuesOf('parent').flatMap((text) => (0,_model_commit_id_js_5_ .f)(text) ?? []),
};
}
async function readTrees(ids, repository, ports) {
return parseEach('tree', await readObjects(ids, repository, ports), parseTree);
}
function parseTree(bytes, id) {
const entries = [];
for (let at = 0; at < bytes.length;) {
const blank = bytes.indexOf(0x20, at);
const zero = bytes.indexOf(0, blank);
const end = zero + 1 + id.length / 2;
entries.push({
mode: bytes.toString('latin1', at, blank).padStart(6, '0'),
name: bytes.toString('utf8', blank + 1, zero),
id: bytes.toString('hex', zero + 1, end),
});
at = end;
}
return entries;
}
async function fetchIfMissing(commit, repository, ports, { remote, reference }) {
const isHere = async () => (await readCommit(commit, repository, ports)) !== undefined;
if (await isHere())
return undefined;
const wanted = { commit, reference, here: await (0,_find_repository_js_4_ .Uo)(repository) };
const why = await (0,_ask_git_js_3_ .rt)(ports, repository, remote, wanted);
if (await isHere())
return undefined;
return why ? (0,_ask_git_js_3_ .TM)(why) : `the repository has no commit ${commit}.`;
}
const FILES_AT_ONCE = 200;
const IMPOSSIBLE_NAME = /^(?:\.{0,2}|\.git)$|[/\\]/i;
async function writeCommit(commit, repository, root, ports) {
const top = await readCommit(commit, repository, ports);
const files = [];
let level = [{ path: root, id: top?.tree ?? '' }];
while (level.length > 0) {
const trees = await readTrees([...new Set(level.map(({ id }) => id))], repository, ports);
const nextLevel = [];
for (const { path: directory, id: tree } of level) {
const entries = trees.get(tree);
if (entries === undefined || entries.some(({ name }) => IMPOSSIBLE_NAME.test(name)))
return false;
for (const entry of entries) {
const path = (0,node_path_2_.join)(directory, entry.name);
const isFile = entry.mode.startsWith('1') && entry.mode !== '160000';
if (isFile)
files.push({ ...entry, path });
else
(0,node_fs_1_.mkdirSync)(path);
if (entry.mode === '040000')
nextLevel.push({ path, id: entry.id });
}
}
level = nextLevel;
}
for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
const batch = files.slice(at, at + FILES_AT_ONCE);
const objects = await readObjects([...new Set(batch.map(({ id }) => id))], repository, ports);
for (const { path, mode, id } of batch) {
const bytes = objects.get(id)?.bytes;
if (bytes === undefined)
return false;
if (mode === '120000')
(0,node_fs_1_.symlinkSync)(bytes, path);
else
(0,node_fs_1_.writeFileSync)(path, bytes, { flag: 'wx', mode: mode === '100755' ? 0o755 : 0o644 });
}
}
return true;
}
function openCommit(commit, repository, ports) {
const trees = new Map();
const readTree = async (id) => {
const entries = (await readTrees([id], repository, ports)).get(id);
return entries && new Map(entries.map((each) => [each.name, each]));
};
const treeAt = (id) => {
const reading = trees.get(id) ?? readTree(id);
trees.set(id, reading);
return reading;
};
let rootTree;
const entry = async (path) => {
rootTree ??= readCommit(commit, repository, ports).then((read) => read?.tree);
const root = await rootTree;
if (root === undefined)
return undefined;
let found = { mode: '040000', name: '', id: root };
for (const name of path === '' ? [] : path.split('/')) {
if (found.mode !== '040000')
return 'missing';
const entries = await treeAt(found.id);
if (entries === undefined)
return undefined;
const next = entries.get(name);
if (next === undefined)
return 'missing';
found = next;
}
return found;
};
return {
entry,
async list(directory) {
const found = await entry(directory);
if (typeof found !== 'object' || found.mode !== '040000')
return undefined;
const tree = await treeAt(found.id);
return tree && [...tree.values()];
},
async bytes(path) {
const found = await entry(path);
if (typeof found !== 'object' || !found.mode.startsWith('1'))
return undefined;
const object = (await readObjects([found.id], repository, ports)).get(found.id);
return object?.type === 'blob' ? object.bytes : undefined;
},
};
}
/***/ })
};
