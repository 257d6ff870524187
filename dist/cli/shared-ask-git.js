export const id = 7332;
export const ids = [7332];
export const modules = {
/***/ 96817:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AM: () => ( configurationIn),
BJ: () => ( mayBeRead),
DF: () => ( variablesIn),
H9: () => ( isRead),
Vc: () => ( stemOf),
ZC: () => ( isConfiguration),
d3: () => ( isForTofuAlone),
i: () => ( isJsonSyntax),
jn: () => ( isOverride),
mu: () => ( declaresBlocks)
});
const CONFIGURATION = /^(.*)\.(tf|tofu)(?:\.json)?$/s;
const IGNORED = /^\.|~$|^#.*#$/s;
const VARIABLES = /\.tfvars(?:\.json)?$/i;
function isConfiguration(name) {
return CONFIGURATION.test(name) && !IGNORED.test(name);
}
function isOverride(name) {
return isConfiguration(name) && /(?:^|_)override$/.test(stemOf(name));
}
function declaresBlocks(name) {
return isConfiguration(name) && !isOverride(name);
}
function configurationIn(names) {
const all = names.filter(isConfiguration).sort();
return [...all.filter(declaresBlocks), ...all.filter(isOverride)];
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
/***/ 29796:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
NZ: () => ( NO_REPOSITORY),
gG: () => ( askGit),
kO: () => ( askObjects),
b$: () => ( checkOut),
iH: () => ( fetchCommit),
rt: () => ( fetchObjects),
TM: () => ( firstLine),
VX: () => ( listRemote),
sp: () => ( listTrackedFiles),
B9: () => ( makeRepository),
yv: () => ( originOf),
Mr: () => ( pathsIn)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var promises_ = __webpack_require__(51455);
var external_node_tls_ = __webpack_require__(41692);
var proxies = __webpack_require__(84091);
var execute = __webpack_require__(4643);
var read_regular = __webpack_require__(43962);
;// CONCATENATED MODULE: ./build/src/machine/network-of-git.js
const PASSED_ON = ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAPATH', 'SSH_AUTH_SOCK'];
const OF_THE_SYSTEM = [
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
...(0,execute.I3)(environment, PASSED_ON),
};
const added = [caFile, environment['NODE_EXTRA_CA_CERTS']].filter(isNamed);
const ofGit = environment['GIT_SSL_CAINFO'];
if (added.length === 0) {
return run(isNamed(ofGit) ? { ...variables, GIT_SSL_CAINFO: ofGit } : variables);
}
const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-authorities-'));
try {
const file = (0,external_node_path_.join)(folder, 'authorities.pem');
await (0,promises_.writeFile)(file, await readAuthorities(environment, added));
return await run({ ...variables, GIT_SSL_CAINFO: file });
}
finally {
await (0,promises_.rm)(folder, { recursive: true, force: true });
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
const used = (0,proxies.oS)(proxy) ? proxy.value : (proxy.url?.href ?? proxy.value);
return { https_proxy: used, http_proxy: used, NO_PROXY: '', no_proxy: '' };
}
async function readAuthorities(environment, added) {
const named = ['GIT_SSL_CAINFO', 'SSL_CERT_FILE'].map((name) => environment[name]);
const ofSystem = [...named.filter(isNamed), ...OF_THE_SYSTEM].find((path) => (0,external_node_fs_.existsSync)(path));
const files = ofSystem === undefined ? added : [ofSystem, ...added];
const texts = await Promise.all(files.map(async (path) => (0,read_regular.VX)(path).catch(() => '')));
return [...external_node_tls_.rootCertificates, ...texts.map((text) => text.trim())].join('\n') + '\n';
}
var checked_out_commit = __webpack_require__(97701);
var find_repository = __webpack_require__(6609);
var program_path = __webpack_require__(60439);
var empty_directory = __webpack_require__(18728);
var error_message = __webpack_require__(34271);
;// CONCATENATED MODULE: ./build/src/machine/ask-git.js
const SAFELY = [
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
const OFFLINE = { ...VARIABLES, GIT_ALLOW_PROTOCOL: '' };
async function askGit(ports, repository, args, input = {}) {
const { root, gitDirectory } = repository;
const refusal = await refuseForeignOwner(ports, repository);
if (refusal !== undefined)
return refusal;
const location = ['-C', root, `--git-dir=${gitDirectory}`, `--work-tree=${root}`];
const environment = (0,program_path.DD)(ports.environment, root);
const words = [...location, ...SAFELY, ...args];
return start({ ...ports, environment }, words, { variables: OFFLINE, ...input });
}
async function askObjects(ports, repository, sample, { args, variables = OFFLINE, ...input }) {
const refusal = await refuseForeignOwner(ports, repository);
if (refusal !== undefined)
return refusal;
const shared = (0,find_repository.hH)(repository.gitDirectory);
const directory = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-objects-'));
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
const words = [`--git-dir=${directory}`, ...SAFELY, '-c', 'core.commitGraph=false', ...args];
const inShared = { ...variables, GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(shared, 'objects') };
return await start(ports, words, { ...input, variables: inShared });
}
finally {
(0,external_node_fs_.rmSync)(directory, { recursive: true, force: true });
}
}
const BOUNDED = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=30'];
const PLAINLY = [
'--quiet',
'--no-tags',
'--no-recurse-submodules',
'--upload-pack=git-upload-pack',
];
async function makeRepository(repository, commit, ports) {
const format = commit.length === 64 ? ['--object-format=sha256'] : [];
const made = await askGit(ports, repository, ['init', '--quiet', '--template=', ...format]);
return 'why' in made ? made.why : undefined;
}
async function checkOut(ports, { from, commit, checkout }) {
const objects = (0,external_node_path_.join)((0,find_repository.hH)(from.gitDirectory), 'objects');
const variables = { ...OFFLINE, GIT_ALTERNATE_OBJECT_DIRECTORIES: objects };
const inCheckout = (...args) => askGit(ports, checkout, args, { variables });
const readTree = await inCheckout('read-tree', commit);
const written = 'why' in readTree ? readTree : await inCheckout('checkout-index', '--all');
return 'why' in written ? firstLine(written.why) : undefined;
}
function fetchFrom(remote, ports, words, run) {
const args = [...BOUNDED, 'fetch', ...PLAINLY, ...words];
return withNetwork(remote, ports, (network) => run(args, { variables: { ...VARIABLES, ...network } }));
}
async function fetchCommit(ports, repository, address, commit) {
const fetch = (...words) => fetchFrom({ address }, ports, words, (args, input) => askGit(ports, repository, args, input));
const alone = await fetch('--depth=1', address, commit);
const all = 'why' in alone ? await fetch(address, '+refs/*:refs/fetched/*') : alone;
const found = await askGit(ports, repository, ['cat-file', '-t', commit]);
if ('text' in found && found.text.trim() === 'commit')
return undefined;
return 'why' in all ? firstLine(all.why) : `the repository has no commit ${commit}.`;
}
async function fetchObjects(ports, repository, remote, { commit, reference, here }) {
const isShallow = (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,find_repository.hH)(repository.gitDirectory), 'shallow'));
const how = isShallow ? ['--depth=1'] : [`--negotiation-tip=${here}`];
const fetch = (...words) => fetchFrom(remote, ports, words, (args, input) => askObjects(ports, repository, commit, { args, ...input }));
const alone = await fetch(...how, remote.address, commit);
const all = 'why' in alone ? await fetch(remote.address, `+${reference}:refs/plangate/asked`) : alone;
return 'why' in all ? all.why : undefined;
}
async function listRemote(ports, remote, reference) {
const nowhere = ['--git-dir=/dev/null', '-c', 'credential.helper='];
const args = [...nowhere, ...SAFELY, 'ls-remote', remote.address, reference];
return withNetwork(remote, ports, (network) => start(ports, args, { variables: { ...VARIABLES, ...network } }));
}
async function start({ execute, environment }, args, input) {
try {
const { exitCode, stdout, stderr } = await (0,empty_directory.A)((cwd) => execute('git', args, { ...input, cwd, environment }));
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
const safeDirectories = await start(ports, ['config', '--null', '--get-all', 'safe.directory'], 
{ variables: { GIT_DIR: '/dev/null', LC_ALL: 'C' } });
let trusted = [];
const values = 'text' in safeDirectories ? safeDirectories.text.split('\0').slice(0, -1) : [];
for (const value of values)
trusted = value === '' ? [] : [...trusted, value];
const isTrusted = trusted.some((path) => path === '*' || path === root || (path.endsWith('/*') && root.startsWith(path.slice(0, -1))));
const why = `fatal: detected dubious ownership in repository at '${root}'`;
return isTrusted ? undefined : { why, exitCode: undefined, isOfAnotherUser: true };
}
const firstLine = (text) => text.split('\n', 1)[0] ?? '';
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
const head = tracked.size === 0 ? await (0,checked_out_commit.U)(repository) : undefined;
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
/***/ }),
/***/ 97701:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
U: () => ( headOf),
X: () => ( checkedOutCommit)
});
var node_path_0_ = __webpack_require__(76760);
var _model_commit_id_js_3_ = __webpack_require__(66238);
var _find_repository_js_1_ = __webpack_require__(6609);
var _read_regular_js_2_ = __webpack_require__(43962);
async function checkedOutCommit(directory, workspace) {
const { repository, others } = (0,_find_repository_js_1_ .Di)((0,node_path_0_.resolve)(directory), workspace);
return repository && others.length === 0 ? headOf(repository) : undefined;
}
async function headOf({ gitDirectory }) {
const readTextFile = (path) => (0,_read_regular_js_2_ .VX)(path).catch(() => undefined);
const head = (await readTextFile((0,node_path_0_.join)(gitDirectory, 'HEAD')))?.trim() ?? '';
const reference = /^ref: (refs\/[^\s]+)$/.exec(head)?.[1];
if (reference === undefined)
return (0,_model_commit_id_js_3_ .f)(head);
if (reference.split('/').includes('..'))
return undefined;
const shared = (0,_find_repository_js_1_ .hH)(gitDirectory);
const loose = (await readTextFile((0,node_path_0_.join)(shared, reference)))?.trim();
if (loose !== undefined)
return (0,_model_commit_id_js_3_ .f)(loose);
const packed = (await readTextFile((0,node_path_0_.join)(shared, 'packed-refs'))) ?? '';
const line = packed.split('\n').find((entry) => entry.endsWith(` ${reference}`));
return (0,_model_commit_id_js_3_ .f)(line?.split(' ')[0]);
}
/***/ }),
/***/ 18728:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
A: () => ( inEmptyDirectory)
});
var node_fs_0_ = __webpack_require__(73024);
var node_os_1_ = __webpack_require__(48161);
var node_path_2_ = __webpack_require__(76760);
async function inEmptyDirectory(use, signal) {
const directory = (0,node_fs_0_.mkdtempSync)((0,node_path_2_.join)((0,node_os_1_.tmpdir)(), 'plangate-empty-'));
const remove = () => (0,node_fs_0_.rmSync)(directory, { recursive: true, force: true });
try {
const using = use(directory);
if (signal?.aborted === true)
remove();
signal?.addEventListener('abort', remove, { once: true });
return await using;
}
finally {
signal?.removeEventListener('abort', remove);
remove();
}
}
/***/ }),
/***/ 84091:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Iz: () => ( proxiesIn),
iJ: () => ( proxyFor),
oS: () => ( isSocks)
});
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
const name = names.find((each) => valueOf(each, environment) !== '');
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
function isExempt({ hostname, port, protocol }, noProxy) {
const host = hostname.replace(/^\[(.*)\]$/, '$1');
const address = parseAddress(host);
if (host === 'localhost' || (address !== undefined && isLoopbackAddress(address)))
return true;
const portOfUrl = port || (protocol === 'https:' ? '443' : '80');
return noProxy
.toLowerCase()
.split(/[\s,]+/)
.some((entry) => entry !== '' && matches(entry, { host, address, port: portOfUrl }));
}
function matches(entry, { host, address, port }) {
if (entry === '*')
return true;
const range = parseRange(entry);
if (range !== undefined)
return address !== undefined && isInside(address, range);
const [name, only] = splitPort(entry) ?? [entry, ''];
if (only !== '' && only !== port)
return false;
const exact = parseAddress(name);
if (exact !== undefined)
return address !== undefined && String(exact) === String(address);
if (name === '' || address !== undefined)
return false;
const end = name.startsWith('*.') ? name.slice(1) : name;
const ascii = inAscii(end.replace(/^\./, ''));
return host.endsWith(`.${ascii}`) || (!end.startsWith('.') && host === ascii);
}
function splitPort(entry) {
const [, bracketed, ofBracketed, plain, ofPlain] = /^(?:\[([^[\]]*)\](?::([^:[\]]*))?|([^:[\]]*):([^:[\]]*))$/.exec(entry) ?? [];
const host = bracketed ?? plain;
return host === undefined ? undefined : [host, ofBracketed ?? ofPlain ?? ''];
}
function inAscii(name) {
if (/^[\x00-\x7f]*$/.test(name))
return name;
return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}
const NUMBER = '(?:0|[1-9][0-9]{0,2})';
const IPV4 = new RegExp(`^${NUMBER}(?:\\.${NUMBER}){3}$`);
function parseAddress(text) {
const bytes = bytesOf(text);
return bytes && withoutMapping(bytes);
}
function bytesOf(text) {
if (IPV4.test(text)) {
const bytes = text.split('.').map(Number);
return bytes.every((byte) => byte <= 255) ? bytes : undefined;
}
if (!/^[0-9a-f:.]*:[0-9a-f:.]*$/.test(text) || !URL.canParse(`http://[${text}]`))
return undefined;
const [before = '', after] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
const groupsIn = (part) => (part === '' ? [] : part.split(':'));
const first = groupsIn(before);
const last = groupsIn(after ?? '');
const zeros = Array(8 - first.length - last.length).fill('0');
return [...first, ...zeros, ...last]
.map((group) => Number.parseInt(group, 16))
.flatMap((group) => [group >> 8, group & 0xff]);
}
const MAPPED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff];
function withoutMapping(bytes) {
const isMapped = bytes.length === 16 && MAPPED.every((byte, at) => bytes[at] === byte);
return isMapped ? bytes.slice(12) : bytes;
}
function isLoopbackAddress(address) {
return address.length === 4
? address[0] === 127
: address.every((byte, at) => byte === (at === 15 ? 1 : 0));
}
function parseRange(entry) {
const [, text = '', digits = ''] = /^([^/]+)\/([0-9]{1,6})$/.exec(entry) ?? [];
const bytes = bytesOf(text);
const bits = Number(digits);
if (bytes === undefined || bits > bytes.length * 8)
return undefined;
const masked = bytes.map((byte, at) => byte & maskOf(at, bits));
const address = withoutMapping(masked);
return { address, bits: bits - (masked.length - address.length) * 8 };
}
function isInside(address, range) {
return (address.length === range.address.length &&
address.every((byte, at) => (byte & maskOf(at, range.bits)) === range.address[at]));
}
function maskOf(at, bits) {
const inByte = Math.min(8, Math.max(0, bits - at * 8));
return (0xff << (8 - inByte)) & 0xff;
}
/***/ })
};
