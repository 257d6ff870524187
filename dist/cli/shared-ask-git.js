export const id = 3993;
export const ids = [3993];
export const modules = {
/***/ 74043:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( resolvePackDirectory),
_: () => ( repositoryOf)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _machine_find_repository_js_2_ = __webpack_require__(6609);
var _pack_js_3_ = __webpack_require__(70847);
function resolvePackDirectory(directory, base) {
const absolute = (0,node_path_1_.resolve)(base, directory);
const realBase = (0,_machine_find_repository_js_2_ .eF)(base);
for (let path = absolute; (0,node_path_1_.dirname)(path) !== path; path = (0,node_path_1_.dirname)(path)) {
if (!(0,node_fs_0_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
continue;
const parent = (0,_machine_find_repository_js_2_ .eF)((0,node_path_1_.dirname)(path));
if (!(0,_machine_find_repository_js_2_ .Yw)(parent, realBase) && (0,_machine_find_repository_js_2_ .W1)(parent) === undefined)
continue;
const message = `is a link to ${(0,node_fs_0_.readlinkSync)(path)}, and files that are judged must not choose what is packed; name what it leads to`;
throw new _pack_js_3_ .ql([{ where: path, message, code: 'PG-152' }]);
}
const real = (0,_machine_find_repository_js_2_ .eF)(absolute);
return { directory: real, repository: (0,_machine_find_repository_js_2_ .I8)(real) };
}
function repositoryOf(directory) {
return (0,_machine_find_repository_js_2_ .I8)((0,_machine_find_repository_js_2_ .eF)(directory));
}
/***/ }),
/***/ 96817:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AM: () => ( configurationIn),
BJ: () => ( mayBeRead),
DF: () => ( variablesIn),
H9: () => ( isRead),
Vc: () => ( stemOf),
Xo: () => ( compareBytes),
ZC: () => ( isConfiguration),
as: () => ( readBy),
d3: () => ( isForTofuAlone),
i: () => ( isJsonSyntax),
jn: () => ( isOverride)
});
const CONFIGURATION = /^(.*)\.(tf|tofu)(?:\.json)?$/s;
const VARIABLES = /\.tfvars(?:\.json)?$/i;
function isConfiguration(name) {
return CONFIGURATION.test(name) && !name.startsWith('.');
}
function isOverride(name) {
return isConfiguration(name) && /(?:^|_)override$/.test(stemOf(name));
}
function declaresBlocks(name) {
return isConfiguration(name) && !isOverride(name);
}
function configurationIn(names) {
const sorted = names.toSorted(compareBytes);
return [...sorted.filter(declaresBlocks), ...sorted.filter(isOverride)];
}
const SURROGATE = /[\ud800-\udfff]/;
function compareBytes(a, b) {
const hasSurrogate = SURROGATE.test(a) || SURROGATE.test(b);
if (hasSurrogate)
return Buffer.compare(Buffer.from(a), Buffer.from(b));
return a < b ? -1 : Number(a > b);
}
function readBy(program, names) {
if (program === 'terraform')
return names.filter((name) => !isForTofuAlone(name));
const all = new Set(names);
return names.filter((name) => !all.has(name.replace(/\.tf((?:\.json)?)$/, '.tofu$1')) || isForTofuAlone(name));
}
function isForTofuAlone(name) {
return CONFIGURATION.exec(name)?.[2] === 'tofu';
}
function stemOf(name) {
return CONFIGURATION.exec(name)?.[1] ?? name;
}
function isJsonSyntax(name) {
return name.endsWith('.json');
}
function variablesIn(names) {
const main = names.filter((name) => /^terraform\.tfvars(?:\.json)?$/.test(name)).sort();
return [...main, ...names.filter((name) => /\.auto\.tfvars(?:\.json)?$/.test(name)).sort()];
}
function isRead(name) {
return isConfiguration(name) || variablesIn([name]).length > 0 || name === '.terraform.lock.hcl';
}
function mayBeRead(path) {
const name = path.slice(path.lastIndexOf('/') + 1);
return isConfiguration(name) || VARIABLES.test(name);
}
/***/ }),
/***/ 20854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Op: () => ( HclScanner),
gZ: () => ( TOO_DEEP),
sG: () => ( Malformed),
wB: () => ( TextRanges)
});
var _model_address_js_0_ = __webpack_require__(3543);
const DEEPEST = 200;
const TOO_DEEP = 'nested too deeply to be read';
const WORD = new RegExp(_model_address_js_0_ .cS, 'uy');
class Malformed extends Error {
at;
constructor(message, at) {
super(message);
this.at = at;
}
}
class TextRanges {
lines = [0];
constructor(text) {
for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
this.lines.push(at + 1);
}
}
between(start, end) {
const first = this.lineAt(start);
const last = this.lineAt(end);
return {
startLine: first + 1,
startColumn: start - (this.lines[first] ?? 0) + 1,
endLine: last + 1,
endColumn: end - (this.lines[last] ?? 0) + 1,
};
}
lineAt(offset) {
let low = 0;
let high = this.lines.length - 1;
while (low < high) {
const middle = Math.ceil((low + high) / 2);
if ((this.lines[middle] ?? 0) <= offset)
low = middle;
else
high = middle - 1;
}
return low;
}
}
class HclScanner {
text;
ranges;
fixedRange;
at;
depth = 0;
skipsLineEnds = false;
constructor(text, around) {
this.text = text;
this.at = text.startsWith('\uFEFF') ? 1 : 0;
this.ranges = new TextRanges(text);
this.fixedRange = around;
}
skip() {
for (;;) {
const character = this.text[this.at];
const next = this.text[this.at + 1];
if (character === ' ' || character === '\t')
this.at++;
else if (this.skipsLineEnds && character === '\n')
this.at++;
else if (this.skipsLineEnds && character === '\r' && next === '\n')
this.at += 2;
else if (character === '#' || (character === '/' && next === '/')) {
const end = this.text.indexOf('\n', this.at);
this.at = end < 0 ? this.text.length : end;
}
else if (character === '/' && next === '*') {
const end = this.text.indexOf('*/', this.at + 2);
if (end < 0)
throw new Malformed('a comment does not end', this.at);
this.at = end + 2;
}
else
return;
}
}
take(characters) {
if (!this.text.startsWith(characters, this.at))
return false;
this.at += characters.length;
return true;
}
expect(characters) {
this.skip();
if (!this.take(characters))
throw this.unexpected();
}
match(pattern) {
pattern.lastIndex = this.at;
const matched = pattern.exec(this.text);
if (matched === null)
return undefined;
this.at = pattern.lastIndex;
return matched;
}
identifier() {
return this.match(WORD)?.[0];
}
deeper(read) {
if (++this.depth > DEEPEST)
throw new Malformed(TOO_DEEP, this.at);
const result = read();
this.depth--;
return result;
}
inBrackets(skipsLineEnds, read) {
const before = this.skipsLineEnds;
this.skipsLineEnds = skipsLineEnds;
const result = this.deeper(read);
this.skipsLineEnds = before;
return result;
}
lineHere() {
const lineEnd = this.text.indexOf('\n', this.at);
const end = lineEnd < 0 ? this.text.length : lineEnd;
const next = this.text[end - 1] === '\r' ? end - 1 : end;
return { line: this.text.slice(this.at, end), next };
}
unexpected() {
const line = this.lineHere().line.trimEnd();
const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
const message = shown === '' ? 'something is missing here' : `"${shown}" was not expected here`;
return new Malformed(message, this.at);
}
range(start, end = this.at) {
return this.fixedRange ?? this.ranges.between(start, end);
}
}
/***/ }),
/***/ 59611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
X: () => ( readRepeatedJson),
Y: () => ( hasExactDigits)
});
var _hcl_scanner_js_0_ = __webpack_require__(20854);
const BLANK = /[ \t\r\n]*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
['true', true],
['false', false],
['null', null],
]);
function readRepeatedJson(text) {
return new JsonReader(text).whole();
}
class JsonReader extends _hcl_scanner_js_0_ .Op {
whole() {
this.at = 0;
const value = this.value();
this.skip();
if (this.at < this.text.length)
throw this.unexpected();
return value;
}
value() {
this.skip();
const from = this.at;
const value = this.deeper(() => this.read());
return { ...value, from, to: this.at };
}
read() {
if (this.take('{'))
return { kind: 'object', entries: this.items('}', () => this.entry()) };
if (this.take('['))
return { kind: 'list', items: this.items(']', () => this.value()) };
return { kind: 'literal', value: this.literal() };
}
literal() {
if (this.text[this.at] === '"')
return this.string();
const number = this.match(NUMBER)?.[0];
if (number !== undefined)
return exactNumber(number) ?? Number.NaN;
for (const [word, value] of WORDS)
if (this.take(word))
return value;
throw this.unexpected();
}
items(end, read) {
const items = [];
this.skip();
if (this.take(end))
return items;
for (;;) {
items.push(read());
this.skip();
if (this.take(end))
return items;
if (!this.take(','))
throw this.unexpected();
}
}
entry() {
this.skip();
const from = this.at;
const name = this.string();
const to = this.at;
this.expect(':');
return { name, from, to, value: this.value() };
}
string() {
const written = this.match(TEXT)?.[0];
if (written === undefined)
throw this.unexpected();
return String(JSON.parse(written));
}
skip() {
this.match(BLANK);
}
unexpected() {
return new _hcl_scanner_js_0_ .sG(`it is no JSON at character ${this.at + 1}`, this.at);
}
}
function exactNumber(text) {
const value = Number(text);
const isWhole = /^-?\d+$/.test(text) && Number.isSafeInteger(value);
return isWhole || (hasExactDigits(text) && Number.isFinite(value)) ? value : undefined;
}
function hasExactDigits(number) {
const significant = number
.replace(/[eE].*$/, '')
.replace(/\D/g, '')
.replace(/^0+/, '');
return significant.length <= 15;
}
/***/ }),
/***/ 29796:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
NZ: () => ( NO_REPOSITORY),
gG: () => ( askGit),
kO: () => ( askObjects),
Oh: () => ( commitOfDefaultBranch),
hZ: () => ( commitOfRemoteBranch),
k6: () => ( commitOnServer),
rt: () => ( fetchObjects),
TM: () => ( firstLine),
VX: () => ( listRemote),
sp: () => ( listTrackedFiles),
yv: () => ( originOf),
Mr: () => ( pathsIn)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var promises_ = __webpack_require__(51455);
var external_node_tls_ = __webpack_require__(41692);
var proxies = __webpack_require__(84091);
var machine_execute = __webpack_require__(45048);
var read_regular = __webpack_require__(43962);
var temporary = __webpack_require__(53776);
;// CONCATENATED MODULE: ./build/src/machine/network-of-git.js
const PASSED_VARIABLES = ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAPATH', 'SSH_AUTH_SOCK'];
const SYSTEM_AUTHORITIES = [
'/etc/ssl/certs/ca-certificates.crt',
'/etc/pki/tls/certs/ca-bundle.crt',
'/etc/ssl/ca-bundle.pem',
'/etc/ssl/cert.pem',
];
async function withNetwork({ address, authorization }, { environment, caFile }, run) {
const variables = {
GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
...proxyVariables(address, environment),
...settingsFor(address, authorization),
...(0,machine_execute.hY)(environment, PASSED_VARIABLES),
};
const added = [caFile, environment['NODE_EXTRA_CA_CERTS']].filter(isNamed);
const fileOfGit = environment['GIT_SSL_CAINFO'];
if (added.length === 0) {
return run(isNamed(fileOfGit) ? { ...variables, GIT_SSL_CAINFO: fileOfGit } : variables);
}
const folder = (0,temporary.ww)('plangate-authorities-');
try {
const file = (0,external_node_path_.join)(folder, 'authorities.pem');
await (0,promises_.writeFile)(file, await readAuthorities(environment, added));
return await run({ ...variables, GIT_SSL_CAINFO: file });
}
finally {
(0,temporary.cF)(folder);
}
}
function settingsFor(address, authorization) {
const variables = {
GIT_CONFIG_COUNT: '1',
GIT_CONFIG_KEY_0: 'http.followRedirects',
GIT_CONFIG_VALUE_0: 'false',
};
if (authorization === undefined)
return variables;
return {
...variables,
GIT_CONFIG_COUNT: '2',
GIT_CONFIG_KEY_1: `http.${address}.extraHeader`,
GIT_CONFIG_VALUE_1: `Authorization: ${authorization}`,
};
}
function isNamed(path) {
return path !== undefined && path.trim() !== '';
}
function proxyVariables(address, environment) {
const proxy = URL.canParse(address) ? (0,proxies.iJ)(new URL(address), environment) : undefined;
if (proxy === undefined)
return { NO_PROXY: '*', no_proxy: '*' };
const value = (0,proxies.oS)(proxy) ? proxy.value : (proxy.url?.href ?? proxy.value);
return { https_proxy: value, http_proxy: value, NO_PROXY: '', no_proxy: '' };
}
async function readAuthorities(environment, added) {
const named = ['GIT_SSL_CAINFO', 'SSL_CERT_FILE'].map((name) => environment[name]);
const ofSystem = [...named.filter(isNamed), ...SYSTEM_AUTHORITIES].find((path) => (0,external_node_fs_.existsSync)(path));
const files = ofSystem === undefined ? added : [ofSystem, ...added];
const texts = await Promise.all(files.map(async (path) => (0,read_regular.VX)(path).catch(() => '')));
return [...external_node_tls_.rootCertificates, ...texts.map((text) => text.trim())].join('\n') + '\n';
}
var find_repository = __webpack_require__(6609);
var commit_id = __webpack_require__(66238);
var program_path = __webpack_require__(60439);
var error_message = __webpack_require__(34271);
;// CONCATENATED MODULE: ./build/src/machine/ask-git.js
const SAFE_SETTINGS = [
'core.hooksPath=/dev/null',
'core.fsmonitor=false',
'core.untrackedCache=false',
'core.alternateRefsCommand=:',
'core.gitProxy=none',
'core.askPass=',
'core.quotePath=false',
'safe.bareRepository=explicit',
'submodule.recurse=false',
'fetch.recurseSubmodules=false',
'maintenance.auto=false',
'gc.auto=0',
'protocol.ext.allow=never',
].flatMap((setting) => ['-c', setting]);
const VARIABLES = {
GIT_CONFIG_NOSYSTEM: '1',
GIT_CONFIG_SYSTEM: '/dev/null',
GIT_CONFIG_GLOBAL: '/dev/null',
GIT_ATTR_NOSYSTEM: '1',
GIT_NO_REPLACE_OBJECTS: '1',
GIT_NO_LAZY_FETCH: '1',
GIT_OPTIONAL_LOCKS: '0',
GIT_TERMINAL_PROMPT: '0',
LC_ALL: 'C',
};
const OFFLINE_VARIABLES = { ...VARIABLES, GIT_ALLOW_PROTOCOL: '' };
async function askGit(ports, repository, args, input = {}) {
const { root, gitDirectory } = repository;
const refusal = await refuseForeignOwner(ports, repository);
if (refusal !== undefined)
return refusal;
const location = ['-C', root, `--git-dir=${gitDirectory}`, `--work-tree=${root}`];
const environment = (0,program_path.DD)(ports.environment, root);
const words = [...location, ...SAFE_SETTINGS, ...args];
return runGit({ ...ports, environment }, words, { variables: OFFLINE_VARIABLES, ...input });
}
async function askObjects(ports, repository, sample, { args, variables = OFFLINE_VARIABLES, ...input }) {
const refusal = await refuseForeignOwner(ports, repository);
if (refusal !== undefined)
return refusal;
const shared = (0,find_repository.hH)(repository.gitDirectory);
let directory;
try {
directory = makeBareDirectory(shared, sample);
}
catch (error) {
return { why: (0,error_message.g)(error), exitCode: undefined };
}
try {
const words = [
`--git-dir=${directory}`,
...SAFE_SETTINGS,
'-c',
'core.commitGraph=false',
...args,
];
const inShared = { ...variables, GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(shared, 'objects') };
return await runGit(ports, words, { ...input, variables: inShared });
}
finally {
(0,temporary.cF)(directory);
}
}
function makeBareDirectory(shared, sample) {
const directory = (0,temporary.ww)('plangate-objects-');
try {
const extension = sample.length === 64 ? '[extensions]\n\tobjectFormat = sha256\n' : '';
const version = extension === '' ? 0 : 1;
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'config'), `[core]\n\trepositoryFormatVersion = ${version}\n\tbare = true\n${extension}`);
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'HEAD'), 'ref: refs/heads/none\n');
for (const name of ['objects', 'refs'])
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(directory, name));
const shallow = (0,external_node_path_.join)(shared, 'shallow');
if ((0,external_node_fs_.existsSync)(shallow))
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'shallow'), (0,read_regular.Wy)(shallow));
return directory;
}
catch (error) {
(0,temporary.cF)(directory);
throw error;
}
}
const STOP_WHEN_SILENT = [
'-c',
'http.lowSpeedLimit=1',
'-c',
'http.lowSpeedTime=30',
];
const FETCH_OPTIONS = [
'--quiet',
'--no-tags',
'--no-recurse-submodules',
'--upload-pack=git-upload-pack',
];
async function fetchObjects(ports, repository, remote, wanted) {
const { commit, reference = 'refs/*', here } = wanted;
const isShallow = (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,find_repository.hH)(repository.gitDirectory), 'shallow'));
const depth = isShallow || here === undefined ? '--depth=1' : `--negotiation-tip=${here}`;
const fetch = (...words) => withNetwork(remote, ports, (network) => askObjects(ports, repository, commit, {
args: [...STOP_WHEN_SILENT, 'fetch', ...FETCH_OPTIONS, ...words],
variables: { ...VARIABLES, ...network },
}));
const byCommit = await fetch(depth, remote.address, commit);
if (!('why' in byCommit))
return undefined;
const ownReference = reference.endsWith('*') ? 'refs/plangate/*' : 'refs/plangate/asked';
const byReference = await fetch(remote.address, `+${reference}:${ownReference}`);
return 'why' in byReference ? byReference.why : undefined;
}
async function listRemote(ports, remote, reference) {
const noRepository = ['--git-dir=/dev/null', '-c', 'credential.helper='];
const args = [...noRepository, ...SAFE_SETTINGS, 'ls-remote', remote.address, reference];
return withNetwork(remote, ports, (network) => runGit(ports, args, { variables: { ...VARIABLES, ...network } }));
}
async function runGit({ execute, environment }, args, input) {
try {
const { exitCode, stdout, stderr } = await (0,machine_execute.AY)((cwd) => execute('git', args, { ...input, cwd, environment }));
return exitCode === 0 ? { text: stdout } : { why: stderr.trim(), exitCode };
}
catch (error) {
return { why: (0,error_message.g)(error), exitCode: undefined };
}
}
async function refuseForeignOwner(ports, { root, gitDirectory }) {
const user = process.geteuid?.();
if (user === undefined)
return undefined;
const sudoer = user === 0 ? Number(ports.environment['SUDO_UID'] || 0) : user;
const isMine = (path) => {
const owner = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.uid ?? user;
return owner === user || owner === sudoer;
};
if ([root, (0,external_node_path_.join)(root, '.git'), gitDirectory].every(isMine))
return undefined;
const safeDirectories = await runGit(ports, ['config', '--null', '--get-all', 'safe.directory'], 
{ variables: { GIT_DIR: '/dev/null', LC_ALL: 'C' } });
const values = 'text' in safeDirectories ? safeDirectories.text.split('\0').slice(0, -1) : [];
const trusted = values.slice(values.lastIndexOf('') + 1);
const isTrusted = trusted.some((path) => path === '*' || path === root || (path.endsWith('/*') && root.startsWith(path.slice(0, -1))));
const why = `fatal: detected dubious ownership in repository at '${root}'`;
return isTrusted ? undefined : { why, exitCode: undefined, isOfAnotherUser: true };
}
const firstLine = (text) => text.replace(/\n[^]*/, '');
const NO_REPOSITORY = 'there is no git repository';
async function listTrackedFiles(path, workspace, ports) {
const repository = (0,find_repository.bp)(path, workspace);
if (repository === undefined) {
if ((0,find_repository.W1)(path) === undefined)
return { unknown: NO_REPOSITORY };
return {
unknown: `${path} holds a repository of its own, and only the repository checked out by the job is read`,
};
}
const listed = await askGit(ports, repository, ['ls-files', '-z']);
if ('why' in listed) {
const { why, exitCode, isOfAnotherUser } = listed;
return { unknown: firstLine(why) || `exit code ${exitCode}`, isOfAnotherUser };
}
const tracked = new Set(pathsIn(listed.text));
const head = tracked.size === 0 ? await (0,find_repository.Uo)(repository) : undefined;
if (head === undefined)
return tracked;
const inCommit = await askGit(ports, repository, ['ls-tree', '--name-only', '-z', head]);
return 'text' in inCommit && inCommit.text !== ''
? { unknown: `its index is missing or empty; \`git reset\` in ${path} creates it` }
: tracked;
}
async function originOf(repository, ports) {
return askGit(ports, repository, ['config', '--get', 'remote.origin.url']);
}
function pathsIn(output) {
return output.split('\0').filter((path) => path !== '');
}
const REMOTE = 'refs/remotes/origin/';
async function commitOfDefaultBranch(repository, ports) {
const named = await askGit(ports, repository, ['symbolic-ref', '--quiet', `${REMOTE}HEAD`]);
const reference = 'text' in named ? named.text.trim() : '';
if (!reference.startsWith(REMOTE))
return undefined;
return commitOfRemoteBranch(reference.slice(REMOTE.length), repository, ports);
}
async function commitOfRemoteBranch(branch, repository, ports) {
const args = ['show-ref', '--verify', '--hash', `${REMOTE}${branch}`];
const answer = await askGit(ports, repository, args);
return 'text' in answer ? (0,commit_id.f)(answer.text.trim()) : undefined;
}
async function commitOnServer(remote, reference, ports) {
const listed = await listRemote(ports, remote, reference);
if ('why' in listed)
return { why: listed.why };
const line = listed.text.split('\n').find((entry) => entry.endsWith(`\t${reference}`));
const [id, name] = line?.split('\t') ?? [];
const commit = name === reference ? (0,commit_id.f)(id) : undefined;
return commit === undefined ? { why: `the server has no ${reference}` } : { commit };
}
/***/ }),
/***/ 44990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G: () => ( runConcurrently),
Vm: () => ( takeTurn),
hp: () => ( runInTurns),
tJ: () => ( node_timers_promises_0_.setImmediate)
});
var node_timers_promises_0_ = __webpack_require__(58500);
const TURN_MS = 100;
let turnBeganAt = 0;
async function takeTurn(signal) {
signal?.throwIfAborted();
if (performance.now() - turnBeganAt < TURN_MS)
return;
await (0,node_timers_promises_0_.setImmediate)();
turnBeganAt = performance.now();
signal?.throwIfAborted();
}
async function runInTurns(steps, signal) {
for (;;) {
const step = steps.next();
if (step.done === true)
return step.value;
await takeTurn(signal);
}
}
async function runConcurrently(tasks, most) {
const results = [];
const waiting = tasks.entries();
const work = async () => {
for (const [index, task] of waiting)
results[index] = await task();
};
await Promise.all(Array.from({ length: Math.min(most, tasks.length) }, work));
return results;
}
/***/ }),
/***/ 84091:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Iz: () => ( proxiesIn),
iJ: () => ( proxyFor),
oS: () => ( isSocks)
});
var node_net_0_ = __webpack_require__(77030);
const VARIABLES = {
'https:': ['https_proxy', 'all_proxy', 'http_proxy'],
'http:': ['http_proxy', 'all_proxy'],
};
function proxyFor(url, environment) {
const proxy = namedProxy(VARIABLES[url.protocol] ?? [], environment);
if (proxy === undefined)
return undefined;
return isExempt(url, valueOf('no_proxy', environment)) ? undefined : proxy;
}
function proxiesIn(environment) {
return ['https_proxy', 'http_proxy', 'all_proxy'].flatMap((name) => namedProxy([name], environment) ?? []);
}
function valueOf(name, environment) {
return environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || '';
}
function namedProxy(names, environment) {
const name = names.find((candidate) => valueOf(candidate, environment) !== '');
if (name === undefined)
return undefined;
const value = valueOf(name, environment);
const url = parseProxy(value);
const isUsable = url !== undefined && /^https?:$/.test(url.protocol);
return {
variable: name.toUpperCase(),
value,
url: isUsable ? url : undefined,
host: url?.host ?? '',
};
}
function parseProxy(value) {
const address = value.includes('://') ? value : `http://${value}`;
if (!URL.canParse(address))
return undefined;
const url = new URL(address);
return url.hostname === '' ? undefined : url;
}
function isSocks({ value }) {
return /^socks\w*:\/\//i.test(value);
}
const LOOPBACK = ['127.0.0.0/8', '::1'];
function isExempt({ hostname, port, protocol }, noProxy) {
const host = hostname.replace(/^\[(.*)\]$/, '$1');
if (host === 'localhost' || LOOPBACK.some((range) => isInRange(range, host) === true))
return true;
const portOfUrl = port || (protocol === 'https:' ? '443' : '80');
return noProxy
.toLowerCase()
.split(/[\s,]+/)
.some((entry) => entry !== '' && matches(entry, host, portOfUrl));
}
function matches(entry, host, port) {
if (entry === '*')
return true;
const isInEntry = isInRange(entry, host);
if (isInEntry !== undefined)
return isInEntry;
const [name, onlyPort] = splitPort(entry) ?? [entry, ''];
if (onlyPort !== '' && onlyPort !== port)
return false;
const isAddressOfEntry = name.includes('/') ? undefined : isInRange(name, host);
if (isAddressOfEntry !== undefined)
return isAddressOfEntry;
if (name === '' || (0,node_net_0_.isIP)(host) !== 0)
return false;
const isBelowOnly = /^\*?\./.test(name);
const domain = toAscii(name.replace(/^\*?\./, ''));
return host.endsWith(`.${domain}`) || (!isBelowOnly && host === domain);
}
function splitPort(entry) {
const inBrackets = /^\[([^[\]]*)\](?::([^:[\]]*))?$/.exec(entry);
const [, host, port = ''] = inBrackets ?? /^([^:[\]]*):([^:[\]]*)$/.exec(entry) ?? [];
return host === undefined ? undefined : [host, port];
}
function toAscii(name) {
if (/^[\x00-\x7f]*$/.test(name))
return name;
return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}
function isInRange(text, host) {
const [, address = '', writtenLength] = /^([0-9a-f:.]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? [];
const addressBits = (0,node_net_0_.isIP)(address) === 4 ? 32 : 128;
const prefixBits = Number(writtenLength ?? addressBits);
if ((0,node_net_0_.isIP)(address) === 0 || prefixBits > addressBits)
return undefined;
const isIpv4 = (0,node_net_0_.isIP)(host) === 4 || host.startsWith('::ffff:');
if ((0,node_net_0_.isIP)(host) === 0 || (isIpv4 && addressBits === 128 && prefixBits < 96))
return false;
const range = new node_net_0_.BlockList();
range.addSubnet(address, prefixBits, familyOf(address));
return range.check(host, familyOf(host));
}
function familyOf(address) {
return (0,node_net_0_.isIP)(address) === 4 ? 'ipv4' : 'ipv6';
}
/***/ })
};
