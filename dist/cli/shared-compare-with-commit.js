export const id = 7151;
export const ids = [7151];
export const modules = {
/***/ 12905:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( basic),
b: () => ( WITH_PASSWORD)
});
var _model_unfilled_js_0_ = __webpack_require__(84824);
const WITH_PASSWORD = {
credential: '`GIT_USERNAME` and `GIT_PASSWORD`, or an SSH agent',
authorization: ({ GIT_USERNAME, GIT_PASSWORD }) => basic(GIT_USERNAME ?? '', GIT_PASSWORD),
};
function basic(user, written) {
const password = (0,_model_unfilled_js_0_ .A)(written);
return password && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
/***/ }),
/***/ 40167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
SQ: () => ( findIgnored),
TD: () => ( compareWithCommit),
hZ: () => ( compareFiles),
listCommitted: () => ( listCommitted),
nT: () => ( listTree)
});
var node_crypto_0_ = __webpack_require__(77598);
var node_fs_1_ = __webpack_require__(73024);
var node_path_2_ = __webpack_require__(76760);
var _ask_git_js_3_ = __webpack_require__(29796);
var _model_commit_id_js_7_ = __webpack_require__(66238);
var _model_or_else_js_8_ = __webpack_require__(17026);
var _checked_out_commit_js_4_ = __webpack_require__(97701);
var _find_repository_js_5_ = __webpack_require__(6609);
var _git_objects_js_6_ = __webpack_require__(71650);
async function compareWithCommit(repository, ports, isNeeded = () => false) {
const files = await readCommitAndIndex(repository, ports);
const others = await (0,_ask_git_js_3_ .gG)(ports, repository, ['ls-files', '-z', '--others']);
if (files === undefined || !('text' in others))
return undefined;
const { committed, staged, skipped } = files;
const ids = new Map(committed.map(({ path, id }) => [path, id]));
const leftOut = new Set([...skipped].filter((path) => !isNeeded(path)));
const compared = { skipped: leftOut, isNeeded };
const differences = await compareEntries(committed, compared, repository, ports);
for (const { path, id } of staged) {
if (!ids.has(path))
differences.push({ path, how: 'added' });
else if (ids.get(path) !== id)
differences.push({ path, how: 'changed' });
}
const added = (0,_ask_git_js_3_ .Mr)(others.text).map((path) => ({ path, how: 'added' }));
return [...differences, ...added];
}
async function readTree(commit, repository, ports) {
const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
const tree = await (0,_ask_git_js_3_ .gG)(ports, repository, args);
if ('why' in tree)
return undefined;
return (0,_ask_git_js_3_ .Mr)(tree.text).map((line) => {
const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
return { mode, id, path };
});
}
async function readIndex(repository, ports) {
const index = await (0,_ask_git_js_3_ .gG)(ports, repository, ['ls-files', '-z', '-s', '-t']);
if ('why' in index)
return undefined;
return (0,_ask_git_js_3_ .Mr)(index.text).map((line) => {
const [, tag = '', mode = '', id = '', path = ''] = /^(\w) (\d+) (\w+) \d\t([^]*)$/.exec(line) ?? [];
return { tag, mode, id, path };
});
}
async function listTree(repository, ports) {
const head = await (0,_checked_out_commit_js_4_ .U)(repository);
const tree = head && (await readTree(head, repository, ports));
if (tree === undefined)
return undefined;
const files = new Map();
for (const { path, mode, id } of tree) {
if (mode !== '160000') {
files.set(path, id);
continue;
}
const inner = (0,_find_repository_js_5_ .bp)((0,node_path_2_.join)(repository.root, path), repository.root);
const inside = inner && (await listTree(inner, ports));
for (const [each, of] of inside ?? [])
files.set(`${path}/${each}`, of);
}
return files;
}
async function listCommitted(commit, repository, ports) {
const id = (0,_model_commit_id_js_7_ .f)(commit);
const entries = (id && (await readTree(id, repository, ports))) ?? (await readIndex(repository, ports));
return entries && new Map(entries.map(({ path, mode }) => [path, mode]));
}
async function compareFiles(repository, { files, below }, ports) {
const reading = await readCommitAndIndex(repository, ports);
if (reading === undefined)
return undefined;
const { committed, skipped } = reading;
const isBelow = (path) => below === '' || path.startsWith(`${below}/`);
const modules = committed.filter(({ mode }) => mode === '160000').map(({ path }) => path);
const holderOf = (path) => modules.find((module) => path.startsWith(`${module}/`));
const holders = new Set([...files].map(holderOf));
const entries = committed.filter(({ path, mode }) => mode === '160000' ? holders.has(path) : files.has(path) || isBelow(path));
const differences = await compareEntries(entries, { skipped, files }, repository, ports);
const paths = new Set(committed.map(({ path }) => path));
const added = [...files].filter((path) => !paths.has(path) && holderOf(path) === undefined);
return [
...differences.filter(({ path, how }) => how === 'missing' ? isBelow(path) : files.has(path) || holders.has(path)),
...added.map((path) => ({ path, how: 'added' })),
];
}
async function readCommitAndIndex(repository, ports) {
const head = await (0,_checked_out_commit_js_4_ .U)(repository);
if (head === undefined)
return undefined;
const committed = await readTree(head, repository, ports);
const staged = await readIndex(repository, ports);
if (committed === undefined || staged === undefined)
return undefined;
const skipped = new Set(staged.filter(({ tag }) => tag === 'S').map(({ path }) => path));
return { committed, staged, skipped };
}
async function compareEntries(committed, { skipped, files, isNeeded }, repository, ports) {
const differences = [];
const unequal = [];
const isPlain = plainDirectories(repository.root);
for (const entry of committed) {
const path = (0,node_path_2_.join)(repository.root, entry.path);
const stats = isPlain((0,node_path_2_.dirname)(path)) ? (0,node_fs_1_.lstatSync)(path, { throwIfNoEntry: false }) : undefined;
if (entry.mode === '160000') {
if (stats?.isDirectory() === true) {
differences.push(...(await compareSubmodule(entry, repository, ports, isNeeded)));
}
else if (stats !== undefined)
differences.push({ path: entry.path, how: 'changed' });
}
else if (stats === undefined) {
const isLeftOut = skipped.has(entry.path) && !(0,node_fs_1_.existsSync)(path);
if (!isLeftOut)
differences.push({ path: entry.path, how: 'missing' });
}
else if (files?.has(entry.path) !== false && !isEqual(entry, path, stats)) {
unequal.push(entry);
}
}
return [...differences, ...(await explain(unequal, repository, ports))];
}
function plainDirectories(root) {
const answers = new Map([[root, true]]);
return (directory) => {
const isPlain = answers.get(directory) ?? (0,_model_or_else_js_8_ .N)(() => node_fs_1_.realpathSync.native(directory) === directory, false);
answers.set(directory, isPlain);
return isPlain;
};
}
function isEqual({ mode, id }, path, stats) {
const isLink = mode === '120000';
if (isLink !== stats.isSymbolicLink() || (!isLink && !stats.isFile()))
return false;
return (0,_git_objects_js_6_ .TH)('blob', isLink ? (0,node_fs_1_.readlinkSync)(path, 'buffer') : (0,node_fs_1_.readFileSync)(path), id) === id;
}
async function compareSubmodule({ path, id }, repository, ports, isNeeded = () => false) {
const root = (0,node_path_2_.join)(repository.root, path);
const inner = (0,_find_repository_js_5_ .bp)(root, repository.root);
if (inner === undefined)
return (0,node_fs_1_.readdirSync)(root).length === 0 ? [] : [{ path, how: 'changed' }];
if ((await (0,_checked_out_commit_js_4_ .U)(inner)) !== id)
return [{ path, how: 'changed' }];
const inside = await compareWithCommit(inner, ports, (at) => isNeeded(`${path}/${at}`));
if (inside === undefined)
return [{ path, how: 'unknown', why: 'git gave no answer' }];
return inside.map((difference) => ({ ...difference, path: `${path}/${difference.path}` }));
}
const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'];
async function explain(entries, repository, ports) {
if (entries.length === 0)
return [];
const paths = entries.map(({ path }) => path).join('\0');
const ask = ['check-attr', '--cached', '-z', '--stdin', ...ATTRIBUTES];
const reading = await (0,_ask_git_js_3_ .gG)(ports, repository, ask, { stdin: `${paths}\0` });
if ('why' in reading)
return entries.map(({ path }) => ({ path, how: 'changed' }));
const values = new Map();
const words = reading.text.split('\0');
for (let at = 0; at + 2 < words.length; at += 3) {
values.set(`${words[at]}\0${words[at + 1]}`, words[at + 2] ?? '');
}
const differences = [];
for (const entry of entries) {
const attribute = (name) => values.get(`${entry.path}\0${name}`) ?? 'unspecified';
const difference = await judgeByAttributes(entry, attribute, repository, ports);
if (difference !== undefined)
differences.push(difference);
}
return differences;
}
const isUnset = (value) => value === 'unspecified' || value === 'unset';
async function judgeByAttributes(entry, attribute, repository, ports) {
const { path, id, mode } = entry;
const absolute = (0,node_path_2_.join)(repository.root, path);
const changed = { path, how: 'changed' };
if (mode === '120000' || (0,node_fs_1_.lstatSync)(absolute, { throwIfNoEntry: false })?.isFile() !== true) {
return changed;
}
const bytes = (0,node_fs_1_.readFileSync)(absolute);
const filter = attribute('filter');
if (filter === 'lfs') {
const stored = await (0,_ask_git_js_3_ .gG)(ports, repository, ['cat-file', 'blob', id]);
return 'text' in stored && isPointerTo(stored.text, bytes) ? undefined : changed;
}
const converting = ['filter', 'working-tree-encoding'].find((name) => !isUnset(attribute(name)));
if (converting !== undefined) {
const value = attribute(converting);
const named = value === 'set' ? converting : `${converting}=${value}`;
return { path, how: 'unknown', why: `only git's attribute ${named} says how it is stored` };
}
let text = bytes.toString('latin1');
if (attribute('text') !== 'unset')
text = text.replaceAll('\r\n', '\n');
if (!isUnset(attribute('ident')))
text = text.replaceAll(`$Id: ${id} $`, '$Id$');
return (0,_git_objects_js_6_ .TH)('blob', Buffer.from(text, 'latin1'), id) === id ? undefined : changed;
}
function isPointerTo(pointer, bytes) {
const [, oid, size] = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d+)\n$/.exec(pointer) ?? [];
return size === String(bytes.length) && (0,node_crypto_0_.createHash)('sha256').update(bytes).digest('hex') === oid;
}
async function findIgnored(paths, repository, ports) {
if (paths.length === 0)
return new Set();
const command = ['check-ignore', '--no-index', '-z', '--stdin'];
const input = { stdin: `${paths.join('\0')}\0` };
const ignored = await (0,_ask_git_js_3_ .gG)(ports, repository, command, input);
return new Set('text' in ignored ? (0,_ask_git_js_3_ .Mr)(ignored.text) : []);
}
/***/ }),
/***/ 71650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$I: () => ( readObjects),
Cg: () => ( openCommit),
Fe: () => ( readCommits),
TH: () => ( idOf),
i9: () => ( readTrees),
jm: () => ( hasWholeCommit),
kN: () => ( readCommit)
});
var node_crypto_0_ = __webpack_require__(77598);
var _ask_git_js_1_ = __webpack_require__(29796);
var _model_commit_id_js_2_ = __webpack_require__(66238);
async function readObjects(ids, repository, ports) {
const [sample] = ids;
if (sample === undefined)
return new Map();
const pieces = [];
const answer = await (0,_ask_git_js_1_ .kO)(ports, repository, sample, {
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
return parsed('commit', await readObjects(commits, repository, ports), parseCommit);
}
function parsed(type, objects, parse) {
const ofType = [...objects].filter(([, object]) => object.type === type);
return new Map(ofType.map(([id, { bytes }]) => [id, parse(bytes, id)]));
}
function parseCommit(bytes) {
const lines = (bytes.toString('latin1').split('\n\n', 1)[0] ?? '').split('\n');
const valuesOf = (name) => lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
return {
tree: valuesOf('tree')[0] ?? '',
parents: valuesOf('parent').flatMap((text) => (0,_model_commit_id_js_2_ .f)(text) ?? []),
};
}
async function readTrees(ids, repository, ports) {
return parsed('tree', await readObjects(ids, repository, ports), parseTree);
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
const BATCH = 200;
async function hasWholeCommit(commit, repository, ports) {
const read = await readCommit(commit, repository, ports);
const files = new Set();
const directories = new Set();
let next = new Set([read?.tree ?? '']);
while (next.size > 0) {
const trees = await readTrees([...next], repository, ports);
if (trees.size < next.size)
return false;
for (const id of next)
directories.add(id);
const entries = [...trees.values()].flat();
next = new Set();
for (const { mode, id } of entries) {
if (mode === '040000' && !directories.has(id))
next.add(id);
if (mode.startsWith('1') && mode !== '160000')
files.add(id);
}
}
const ids = [...files];
for (let at = 0; at < ids.length; at += BATCH) {
const batch = ids.slice(at, at + BATCH);
if ((await readObjects(batch, repository, ports)).size < batch.length)
return false;
}
return true;
}
function openCommit(commit, repository, ports) {
const trees = new Map();
const treeAt = (id) => {
const reading = trees.get(id) ?? readTrees([id], repository, ports).then((found) => found.get(id));
trees.set(id, reading);
return reading;
};
let top;
const entry = async (path) => {
const root = await (top ??= readCommit(commit, repository, ports).then((read) => read?.tree));
if (root === undefined)
return undefined;
let found = { mode: '040000', name: '', id: root };
for (const name of path === '' ? [] : path.split('/')) {
if (found.mode !== '040000')
return 'missing';
const entries = await treeAt(found.id);
if (entries === undefined)
return undefined;
const next = entries.find((each) => each.name === name);
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
return typeof found === 'object' && found.mode === '040000' ? treeAt(found.id) : undefined;
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
/***/ }),
/***/ 58245:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
EB: () => ( compareOwners),
gZ: () => ( isQueue),
re: () => ( refuseForeign),
yX: () => ( mayReadWholePlan)
});
function compareOwners(from, to) {
if (!from || !to)
return 'unknown';
return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}
function isQueue(ref) {
return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}
function refuseForeign(foreign) {
const { changeOrigin, event, checkedOut, trouble } = foreign;
if (changeOrigin === 'own')
return undefined;
const handsOut = event !== undefined && event !== 'pull_request';
const because = handsOut ? `The event ${event} hands out secrets` : 'This job has a token';
const files = checkedOut === undefined ? 'the files' : `commit ${checkedOut.slice(0, 7)}`;
const what = changeOrigin === 'foreign'
? `the checkout (${files}) is of a fork's pull request`
: `it is unknown whose code the checkout (${files}) is`;
const why = trouble === undefined ? '' : ` ${trouble}`;
const way = handsOut ? 'Use the event pull_request' : 'Give the job no token';
const allow = event === undefined
? 'pass `allow-untrusted-head` to a job that starts after a review'
: 'set `allow-untrusted-head: true` on a job behind an environment with required reviewers';
return `${because}, and ${what}.${why} A plan runs code from those files. ${way}, or ${allow}.`;
}
function mayReadWholePlan({ fullPlan }, subject) {
return fullPlan && (subject?.proposed !== true || subject.change?.fork === false);
}
/***/ })
};
