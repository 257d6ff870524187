import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = ({
/***/ 1741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DT: () => ( valuesOfArgument),
cH: () => ( placesOfModule),
readConfiguration: () => ( readConfiguration),
searchedFiles: () => ( searchedFiles),
xV: () => ( readTemplate),
yR: () => ( readText)
});
var node_path_0_ = __webpack_require__(6760);
var _syntax_hcl_syntax_js_1_ = __webpack_require__(6949);
var _file_names_js_6_ = __webpack_require__(6817);
var _module_files_js_2_ = __webpack_require__(868);
var _module_manifest_js_3_ = __webpack_require__(7126);
var _parsed_files_js_4_ = __webpack_require__(7025);
var _syntax_parse_hcl_js_5_ = __webpack_require__(351);
const MODULE_LIMIT = 1_000;
function searchedFiles(files, parsed = new _parsed_files_js_4_ .p(), check = () => undefined) {
return { files, budget: { characters: 10_000_000, check }, parsed };
}
function readConfiguration(directory, sources) {
const root = emptyModule(directory);
const recordedDirectories = readRecordedDirectories(directory, sources);
const configuration = { modules: [], unclear: [], sources: [] };
const modules = new Map([[directory, root]]);
for (const module of modules.values()) {
if (configuration.modules.length >= MODULE_LIMIT) {
configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
break;
}
configuration.modules.push(module);
const toPath = (name) => (0,node_path_0_.join)(module.directory, name);
const names = sources.files.readDirectory(module.directory);
const parsedNames = (0,_file_names_js_6_ .AM)(names);
if (module === root)
parsedNames.push(...(0,_file_names_js_6_ .DF)(names));
const readNames = module === root ? names.filter(_file_names_js_6_ .H9) : parsedNames;
module.paths = readNames.map(toPath);
for (const path of parsedNames.map(toPath)) {
const file = (0,_module_files_js_2_ .sU)(path, readText(path, sources), sources.parsed);
addFile(file, module, configuration);
}
for (const call of module.calls.values()) {
const targets = [
...directoriesOf(call, configuration, sources.files),
...recordedDirectories(call.label),
];
for (const target of new Set(targets)) {
const callee = modules.get(target) ?? emptyModule(target);
modules.set(target, callee);
callee.callers.push(call);
}
}
}
return configuration;
}
function readRecordedDirectories(directory, sources) {
const text = readText((0,node_path_0_.join)(directory, ..._module_manifest_js_3_ .dp.split('/')), sources);
const records = typeof text === 'string' ? (0,_module_manifest_js_3_ .WI)(text) : [];
if ('problem' in records)
return () => [];
return (label) => (0,_module_manifest_js_3_ .Ts)(records, label).map((inner) => (0,node_path_0_.resolve)(directory, inner));
}
function emptyModule(directory) {
return { directory, paths: [], blocks: [], topAttributes: [], calls: new Map(), callers: [] };
}
function addFile({ path, body, problems, unread }, module, { unclear }) {
const [first] = problems;
const why = unread ?? (first && `line ${first.range.startLine}: ${first.message}`);
if (why !== undefined)
unclear.push({ path, why, range: first?.range });
for (const { name, value, range } of body.attributes) {
const key = { kind: 'literal', value: name, range };
const entry = { kind: 'object', entries: [{ key, value }], range };
module.topAttributes.push({ module, block: undefined, path, value: entry });
}
for (const block of body.blocks) {
module.blocks.push({ block, path });
if (block.type !== 'module')
continue;
const [label = ''] = block.labels;
const call = module.calls.get(label) ?? { module, label, blocks: [] };
module.calls.set(label, call);
call.blocks.push({ module, block, path });
}
}
function valuesOfArgument({ blocks }, argument) {
return blocks.flatMap((callBlock) => callBlock.block.body.attributes.flatMap(({ name, value }) => name === argument ? [{ ...callBlock, value }] : []));
}
function directoriesOf(call, configuration, files) {
return valuesOfArgument(call, 'source').flatMap((source) => {
const { value } = source;
const text = value.kind === 'literal' ? String(value.value).normalize('NFC') : undefined;
const path = (0,_module_manifest_js_3_ .$S)(text);
if (path !== undefined)
return placesOfModule(call.module.directory, path, files);
const isRemote = text !== undefined && !/^(?:\.|\/|[a-z]+::[./]|(?:\w+::)?file:)/i.test(text);
if (!isRemote)
configuration.sources.push(source);
return [];
});
}
function placesOfModule(directory, path, files) {
return [...new Set(files.follow(directory).map((place) => (0,node_path_0_.resolve)(place, path)))];
}
function readText(path, { files, budget }) {
budget.check();
const text = files.readFile(path);
if (text === undefined)
return { why: _module_files_js_2_ .v8 };
if (text.length > _syntax_hcl_syntax_js_1_ .h1)
return { why: _module_files_js_2_ .ch };
budget.characters -= text.length;
if (budget.characters < 0)
return { why: 'the configuration is too large to be read here' };
return text;
}
function readTemplate(text, { budget }) {
budget.check();
budget.characters -= text.length;
if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js_1_ .h1)
return undefined;
const { value, problems } = (0,_syntax_parse_hcl_js_5_ .Q)(text);
return problems.length === 0 ? value : undefined;
}
/***/ }),
/***/ 3790:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
T: () => ( filesAt),
trustedCommit: () => ( trustedCommit),
trustedInGit: () => ( trustedInGit)
});
var node_path_0_ = __webpack_require__(6760);
var _machine_ask_git_js_1_ = __webpack_require__(9796);
var _model_quote_js_4_ = __webpack_require__(8187);
var _machine_git_objects_js_2_ = __webpack_require__(1650);
var _tree_js_3_ = __webpack_require__(734);
async function trustedInGit(branch, ports) {
const { commit, repository } = await trustedCommit(branch, ports);
return (0,_tree_js_3_ .O2)(filesAt(commit, repository, ports));
}
async function trustedCommit({ repository, branch, server }, ports) {
if (repository === undefined) {
throw new _tree_js_3_ .lI('these files are in no git repository. Run it in a clone.');
}
const commitOfClone = () => branch === undefined
? (0,_machine_ask_git_js_1_ .Oh)(repository, ports)
: (0,_machine_ask_git_js_1_ .hZ)(branch, repository, ports);
if (server === undefined) {
const commit = (await commitOfClone()) ?? (await fetchFromOrigin(branch, repository, ports));
return { commit, repository };
}
const isCloneEnough = server.isNew && server.authorization === undefined;
const known = isCloneEnough ? await commitOfClone() : undefined;
return { commit: known ?? (await askServer(server, branch, repository, ports)), repository };
}
async function askServer({ address, authorization, remedy }, branch, repository, ports) {
const branchWords = describeBranch(branch);
if (address === undefined) {
throw new _tree_js_3_ .lI(`this job does not say where ${branchWords} of its repository is. ${remedy}`);
}
const remote = { address, authorization };
const reference = referenceOf(branch);
const answer = await (0,_machine_ask_git_js_1_ .k6)(remote, reference, ports);
if ('why' in answer) {
throw new _tree_js_3_ .lI(`the server did not say which commit is the last of ${branchWords}${inBrackets(answer.why)}. ${remedy}`);
}
const { commit } = answer;
const why = await (0,_machine_git_objects_js_2_ .s5)(commit, repository, ports, { remote, reference });
if (why === undefined)
return commit;
throw new _tree_js_3_ .lI(`the last commit of ${branchWords} could not be fetched${inBrackets(why)}. ${remedy}`);
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
throw new _tree_js_3_ .lI(`git knows no remote "origin" here${inBrackets(origin.why)}. Add it: \`git remote add origin URL\`.`);
}
const from = { remote: { address: origin.text.trim() }, reference: referenceOf(branch) };
const answer = await (0,_machine_ask_git_js_1_ .k6)(from.remote, from.reference, ports);
const why = 'why' in answer ? answer.why : await (0,_machine_git_objects_js_2_ .s5)(answer.commit, repository, ports, from);
if ('commit' in answer && why === undefined)
return answer.commit;
throw new _tree_js_3_ .lI(`git does not have ${describeBranch(branch)} and could not fetch it${inBrackets(why)}.`);
}
function filesAt(commit, repository, ports) {
const files = (0,_machine_git_objects_js_2_ .Cg)(commit, repository, ports);
const modeAt = async (path) => {
const entry = await files.entry(path);
return typeof entry === 'object' ? entry.mode : undefined;
};
const readBehindLinks = async (path, mostLinks) => {
const text = (await files.bytes(path))?.toString('utf8');
if (text === undefined || (await modeAt(path)) !== MODE.link)
return text;
const isOutside = node_path_0_.posix.isAbsolute(text);
if (isOutside || mostLinks === 0)
return undefined;
return readBehindLinks(node_path_0_.posix.join(node_path_0_.posix.dirname(path), text), mostLinks - 1);
};
const read = (path) => readBehindLinks(path, MOST_LINKS);
return {
async obstacleAt(path) {
const names = path.split('/');
for (const count of names.keys()) {
const upToHere = names.slice(0, count + 1).join('/');
const mode = await modeAt(upToHere);
if (mode === MODE.submodule)
return 'submodule';
if (mode !== MODE.link)
continue;
const isFile = upToHere === path && (await read(path)) !== undefined;
return isFile ? undefined : 'link';
}
return undefined;
},
isNoFile: async (path) => !['100644', '100755'].includes((await modeAt(path)) ?? ''),
async names(directory) {
const entries = await files.list(directory);
if (entries !== undefined)
return entries.map(({ name }) => name);
const entry = await files.entry(directory);
if (entry === 'missing')
return undefined;
if (entry === undefined || entry.mode === MODE.directory) {
throw new _tree_js_3_ .lI(`git does not have the directory ${(0,_model_quote_js_4_ .hD)(directory)} of that commit. Check out the whole history, without \`filter\`.`);
}
return undefined;
},
read,
};
}
const MOST_LINKS = 40;
const MODE = { directory: '040000', link: '120000', submodule: '160000' };
function inBrackets(printed = '') {
const why = (0,_machine_ask_git_js_1_ .TM)(printed);
return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
/***/ }),
/***/ 6077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
cO: () => ( differencesFromCommit),
d0: () => ( differencesInTime),
wb: () => ( isSameSlug)
});
var _model_repository_address_js_0_ = __webpack_require__(7866);
var _model_parse_js_1_ = __webpack_require__(2340);
function differencesFromCommit({ attributes }, change) {
const { commit, pullRequest, repository, slug } = change;
const addresses = ADDRESS_ATTRIBUTES.flatMap((name) => attributes[name] || []);
const clone = attributes['clone-url'];
const linkedCommit = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
const differences = [];
if (attributes['commit-sha'] !== commit) {
differences.push(`is of commit ${quoteValue(attributes['commit-sha'])}`);
}
if (linkedCommit !== undefined && !commit.startsWith(linkedCommit)) {
differences.push(`has the address of commit ${quoteValue(linkedCommit)}`);
}
differences.push(...differencesFromPullRequest(attributes, pullRequest));
if (!isSameSlug(attributes.identifier, slug)) {
differences.push(`is of repository ${quoteValue(attributes.identifier)}`);
}
if (clone && !(0,_model_repository_address_js_0_ .ve)(clone, repository)) {
differences.push(`was cloned from ${quoteValue(clone)}, not from ${repository}`);
}
if (!addresses.every((address) => (0,_model_repository_address_js_0_ .vO)(address, repository))) {
differences.push(`has addresses outside of ${repository}`);
}
if (addresses.length === 0 && !clone) {
differences.push('does not say on which server its repository is');
}
return differences;
}
function differencesFromPullRequest(attributes, expected) {
const isOfPullRequest = attributes['is-pull-request'] === true;
if (expected === undefined)
return isOfPullRequest ? ['is of a pull request'] : [];
const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
const linkedNumber = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part));
const differences = [];
if (!isOfPullRequest)
differences.push('is not of a pull request');
if (number !== expected)
differences.push(`is of pull request ${quoteValue(number)}`);
if (linkedNumber !== undefined && linkedNumber !== String(expected)) {
differences.push(`has the address of pull request ${quoteValue(linkedNumber)}`);
}
return differences;
}
const ADDRESS_ATTRIBUTES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
function isSameSlug(identifier, slug) {
const plain = (name) => name?.toLowerCase().replace('/_git/', '/');
return plain(identifier) === plain(slug);
}
function differencesInTime({ attributes }, { sinceMs }) {
const since = new Date(sinceMs).toISOString();
const createdAt = (0,_model_parse_js_1_ .nR)(attributes['created-at']);
if (Number.isNaN(createdAt))
return ['does not say when it was created'];
const stamps = Object.values(attributes['status-timestamps'] ?? {}).map(_model_parse_js_1_ .nR);
const latestTimes = [createdAt, ...stamps.map((time) => time + 999)];
const isTooEarly = latestTimes.some((time) => time < sinceMs);
return isTooEarly ? [`was there before ${since}: it is of an earlier push, or too old`] : [];
}
function quoteValue(value) {
return (JSON.stringify(value) ?? 'unknown').slice(0, 100);
}
/***/ }),
/***/ 6485:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LD: () => ( readList),
Xh: () => ( nextOf),
n4: () => ( readPages)
});
var _host_error_js_0_ = __webpack_require__(3452);
const MOST_PAGES = 200;
const LONGEST_MS = 60_000;
async function readPages(read, clock) {
const items = new Map();
const visited = new Set();
const until = clock.now() + LONGEST_MS;
for (let next;;) {
const page = await read(next);
const sizeBefore = items.size;
for (const item of page.items)
if (!items.has(item.id))
items.set(item.id, item);
const isRepeated = page.items.length > 0 && items.size === sizeBefore;
next = page.next;
const isAtLimit = visited.size >= MOST_PAGES - 1 || clock.now() >= until;
if (next === undefined || isRepeated || isAtLimit || visited.has(next)) {
return { items: [...items.values()], whole: next === undefined };
}
visited.add(next);
}
}
function readList(ask, path, read, itemsOf = (json) => json) {
return readPages(async (next = path) => {
const answer = await ask('GET', next);
const items = itemsOf(answer.json);
if (!Array.isArray(items))
throw (0,_host_error_js_0_ .Cw)(ask.service);
return { items: items.map(read), next: nextOf(answer, next, items.length) };
}, ask.clock);
}
function nextOf({ headers }, here, count) {
const [path = '', search = ''] = here.split('?', 2);
const query = new URLSearchParams(search);
const withParameter = (name, value) => {
query.set(name, value);
return `${path}?${query.toString()}`;
};
const { link = '', 'x-next-page': next, 'x-ms-continuationtoken': token } = headers;
const target = linkTo('next', link);
if (target !== undefined) {
if (!URL.canParse(target, 'http://host'))
return here;
return `${path}${new URL(target, 'http://host').search}`;
}
if (next !== undefined)
return next === '' ? undefined : withParameter('page', next);
if (token !== undefined)
return token === '' ? undefined : withParameter('continuationToken', token);
if (['prev', 'first', 'last'].some((name) => linkTo(name, link) !== undefined))
return undefined;
const number = Number(query.get('page') ?? 1);
const total = Number(headers['x-total-count'] ?? 0);
const full = count === Number(query.get('per_page') ?? Number.NaN);
return full || (count > 0 && number * count < total)
? withParameter('page', String(number + 1))
: undefined;
}
function linkTo(name, header) {
for (const [, target, parameters = ''] of header.matchAll(/<([^<>]*)>([^<>]*)/g)) {
const [, relation] = /;\s*rel\s*=\s*"?([a-z]+)"?\s*(?:[;,]|$)/i.exec(parameters) ?? [];
if (relation?.toLowerCase() === name)
return target;
}
return undefined;
}
/***/ }),
/***/ 7126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$S: () => ( localPath),
Ts: () => ( directoriesFor),
WI: () => ( readManifest),
dp: () => ( MODULE_MANIFEST),
wK: () => ( findMisled)
});
var node_path_0_ = __webpack_require__(6760);
var _syntax_read_json_js_1_ = __webpack_require__(9611);
const MODULE_MANIFEST = '.terraform/modules/modules.json';
const FETCHED = '.terraform/modules';
function readManifest(text) {
if (text === '')
return [];
let json;
try {
json = (0,_syntax_read_json_js_1_ .X)(text);
}
catch {
return { problem: 'is no JSON' };
}
const [modules, ...others] = membersOf(json);
if (modules?.name !== 'Modules' || others.length > 0)
return { problem: OTHER_FORM };
const list = modules.value;
const isOther = list.kind === 'literal' && list.value !== null;
if (list.kind === 'object' || isOther)
return { problem: OTHER_FORM };
const records = [];
const keys = new Set();
for (const item of list.kind === 'list' ? list.items : []) {
const record = toRecord(item);
if (record === undefined)
return { problem: OTHER_FORM };
if (keys.has(record.key))
return { problem: `has ${describeRecord(record)} twice` };
keys.add(record.key);
records.push(record);
}
return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
return json.kind === 'object' ? json.entries : [];
}
function toRecord(json) {
const fields = new Map();
for (const { name, value } of membersOf(json)) {
const text = value.kind === 'literal' ? value.value : undefined;
const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
if (!isKnown || typeof text !== 'string' || /[\p{Cs}\uFFFD\0]/u.test(text))
return undefined;
fields.set(name, text);
}
const key = fields.get('Key');
const directory = fields.get('Dir');
if (key === undefined || directory === undefined)
return undefined;
return { key, source: fields.get('Source') ?? '', directory };
}
function findMisled(records, directories) {
const places = directoriesByKey(records);
for (const record of records) {
const problem = misledProblem(record, places, directories);
if (problem !== undefined)
return problem;
}
return undefined;
}
function directoriesByKey(records) {
return new Map(records.map(({ key, directory }) => [key, directory]));
}
function misledProblem(record, places, directories) {
const { key, source, directory } = record;
const leadsTo = (why) => `leads ${describeRecord(record)} to ${JSON.stringify(directory)}, and ${why}`;
if (key === '') {
if (directory === '.')
return undefined;
return `says that the root module is in ${JSON.stringify(directory)}`;
}
if (directory !== cleaned(directory))
return leadsTo('Terraform writes such a path differently');
if (!isLocal(source)) {
const fetchedTo = `${FETCHED}/${key}`;
const isThere = directory === fetchedTo || directory.startsWith(`${fetchedTo}/`);
if (isThere && !directories.isBehindLink(directory))
return undefined;
const links = isThere ? ', with no link on the way' : '';
return leadsTo(`it belongs in ${JSON.stringify(fetchedTo)}${links}`);
}
const expected = directoryOfSource(record, places);
if (expected === undefined)
return leadsTo('has no record of the module that calls it');
if (directory === expected || directories.isSame(directory, expected))
return undefined;
return leadsTo(`its source is ${JSON.stringify(source)}`);
}
function directoryOfSource({ key, source }, places) {
const callerKey = key.slice(0, Math.max(0, key.lastIndexOf('.')));
let caller = callerKey === '' ? '.' : places.get(callerKey);
if (caller === undefined && key.startsWith('test.'))
caller = '.';
return caller === undefined ? undefined : cleaned(`${caller}/${source.replaceAll('\\', '/')}`);
}
function describeRecord({ key }) {
return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
function cleaned(path) {
return node_path_0_.posix.normalize(path).replace(/(.)\/$/, '$1');
}
function directoriesFor(records, label) {
const places = directoriesByKey(records);
const elsewhere = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
(!isLocal(record.source) || record.directory !== directoryOfSource(record, places)));
return [...new Set(elsewhere.map(({ directory }) => directory))];
}
function localPath(source) {
if (source === undefined || !isLocal(source))
return undefined;
return source.replaceAll('\\', '/');
}
function isLocal(source) {
return /^\.{1,2}[/\\]/.test(source);
}
/***/ }),
/***/ 7866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ny: () => ( isPinnedAddress),
vO: () => ( isPageOf),
ve: () => ( isSameRepository)
});
var _or_else_js_0_ = __webpack_require__(7026);
function isPinnedAddress(text) {
return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
function isSameRepository(one, other) {
const repository = repositoryAt(one);
return repository !== undefined && repository === repositoryAt(other);
}
function isPageOf(address, repository) {
const page = repositoryAt(address);
const whole = repositoryAt(repository);
return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
function repositoryAt(address) {
const trimmed = address.trim();
const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed);
const scpForm = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(trimmed);
const url = scpForm && !isUrl ? `ssh://${scpForm[1]}/${scpForm[2]}` : trimmed;
if (!URL.canParse(url))
return undefined;
const { protocol, hostname, pathname } = new URL(url);
if (hostname === '' && protocol !== 'file:')
return undefined;
const path = (0,_or_else_js_0_ .N)(() => decodeURI(pathname), pathname)
.replace(/\/+/g, '/')
.replace(/\/$/, '')
.replace(/\.git$/, '');
if (path === '' || path === '/')
return undefined;
const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
const PAGE_HOSTS = {
'ssh.github.com': 'github.com',
'altssh.gitlab.com': 'gitlab.com',
'altssh.bitbucket.org': 'bitbucket.org',
'ssh.dev.azure.com': 'dev.azure.com',
};
function pathOnPages(path, host) {
if (host !== 'dev.azure.com')
return path;
return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
/***/ }),
/***/ 8391:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BL: () => ( POLICY_DIRECTORIES),
Y2: () => ( MissingJudge),
cq: () => ( PolicyProblem)
});
const POLICY_DIRECTORIES = ['policies', 'policy'];
class PolicyProblem extends Error {
name = 'PolicyProblem';
sentences;
helpCode;
constructor(reasons, helpCode) {
const sentences = [reasons].flat();
super(sentences.join('\n'));
this.sentences = sentences;
this.helpCode = helpCode;
}
problems(where) {
return this.sentences.map((message) => ({ where, message, code: this.helpCode }));
}
}
class MissingJudge extends PolicyProblem {
name = 'MissingJudge';
}
/***/ }),
/***/ 8536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
cY: () => ( createAsk),
dy: () => ( createHostSend)
});
var _model_errors_js_0_ = __webpack_require__(4132);
var _model_ports_js_1_ = __webpack_require__(8471);
var _model_parse_js_5_ = __webpack_require__(2340);
var _model_retry_after_js_4_ = __webpack_require__(2906);
var _report_markdown_js_2_ = __webpack_require__(75);
var _host_error_js_3_ = __webpack_require__(3452);
var _shapes_js_6_ = __webpack_require__(5639);
const MOST_ATTEMPTS = 4;
const MOST_PAUSE_MS = 60_000;
const TIMEOUT_MS = 30_000;
const MAX_BYTES = 40_000_000;
function createAsk(options) {
const { baseUrl, clock, service } = options;
const send = createHostSend(options);
const ask = (method, path, content, rules) => {
const url = new URL(baseUrl + path);
const body = JSON.stringify(content);
const type = body === undefined ? {} : { 'content-type': 'application/json' };
const headers = { accept: 'application/json', ...type, ...options.headers };
return send({ method, url, headers, body }, rules);
};
return Object.assign(ask, { service, clock });
}
function createHostSend(options) {
const { clock, deadline, service } = options;
return async (outgoing, rules = {}) => {
const { accept = [], sendOnce = outgoing.method === 'POST' } = rules;
const { signal } = options;
const { method, url } = outgoing;
const what = `${method} ${url.pathname}`;
const abortedError = (why, helpCode) => new _host_error_js_3_ .dh('aborted', `${service}: ${what} ${why}.`, { helpCode });
const outOfTime = 'was not answered before the time for publishing was over';
let waitedMs = 0;
for (let attempt = 1;; attempt++) {
const leftMs = (deadline?.() ?? Number.POSITIVE_INFINITY) - clock.now();
if (leftMs <= 0)
throw abortedError(outOfTime, _model_errors_js_0_ .Lp.publishingTooSlow);
const timeoutMs = Math.min(TIMEOUT_MS, leftMs);
const request = { ...outgoing, timeoutMs, maxBytes: MAX_BYTES, fresh: sendOnce, signal };
const outcome = await options.send(request).catch((error) => {
if (error instanceof _model_ports_js_1_ .w)
return error;
throw error;
});
const status = 'headers' in outcome ? outcome.status : 0;
const isAnswer = status >= 200 && status < 300 && status !== 203;
if ('headers' in outcome && (isAnswer || accept.includes(status))) {
return { ...outcome, json: parseAnswer(outcome, service, what) };
}
const failure = outcome instanceof _model_ports_js_1_ .w ? outcome.failure : undefined;
if (failure === 'aborted')
throw abortedError('was given up');
if (failure === 'timeout' && leftMs < TIMEOUT_MS && !sendOnce)
throw abortedError(outOfTime, _model_errors_js_0_ .Lp.publishingTooSlow);
const refusedRemedy = rules.refusedRemedy ?? options.refusedRemedy;
const problem = toHostError({ ...options, refusedRemedy }, { method, what, sendOnce }, outcome);
const waitMs = attempt < MOST_ATTEMPTS ? waitBeforeRepeatMs(outcome, attempt, options) : undefined;
if (waitMs === undefined || waitedMs + waitMs > MOST_PAUSE_MS || waitMs >= leftMs) {
throw problem;
}
await clock.sleep(waitMs, options.signal).catch(() => {
throw abortedError('was given up');
});
if (problem.kind === 'unsure')
throw problem;
waitedMs += waitMs;
}
};
}
function isRateLimit(answer) {
const { status, headers } = answer;
if (status !== 403)
return status === 429;
const saysSo = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
return saysSo || /secondary rate limit|abuse detection/i.test(refusalSentence(answer));
}
function waitBeforeRepeatMs(outcome, attempt, { clock, random }) {
const backoff = 1_000 * 2 ** (attempt - 1) * (0.5 + random());
if (outcome instanceof _model_ports_js_1_ .w) {
return ['not-sent', 'broken', 'timeout'].includes(outcome.failure) ? backoff : undefined;
}
const { status, headers } = outcome;
const afterMs = announcedWaitMs(outcome, clock);
if (isRateLimit(outcome)) {
if (afterMs !== undefined || headers['x-ratelimit-remaining'] === '0')
return afterMs;
return attempt === 1 ? MOST_PAUSE_MS : undefined;
}
if (status < 500)
return undefined;
return afterMs ?? backoff;
}
function announcedWaitMs({ headers }, clock) {
const afterMs = (0,_model_retry_after_js_4_ .D)(headers, clock.date());
if (afterMs !== undefined || headers['x-ratelimit-remaining'] !== '0')
return afterMs;
const nowMs = Date.parse(headers['date'] ?? '') || clock.date().getTime();
const reset = Number(headers['x-ratelimit-reset']) * 1_000 - nowMs;
return Number.isFinite(reset) ? Math.max(0, reset) + 500 : undefined;
}
function toHostError(options, { method, what, sendOnce }, outcome) {
const { service, refusedRemedy, badTokenRemedy, unreachableRemedy } = options;
if (outcome instanceof _model_ports_js_1_ .w) {
const { failure, message } = outcome;
const remedy = outcome.remedy ?? unreachableRemedy;
const mayHaveArrived = failure !== 'not-sent' && failure !== 'tls';
const kind = sendOnce && mayHaveArrived ? 'unsure' : 'unreachable';
const why = message.replace(/\.$/, '');
const text = `${service} could not be reached: ${what} (${why}). ${remedy ?? ''}`;
return new _host_error_js_3_ .dh(kind, text.trimEnd(), { helpCode: outcome.helpCode ?? _model_errors_js_0_ .Lp.unreachable });
}
const { status, headers } = outcome;
const sentence = refusalSentence(outcome);
const mayBeHidden = refusedRemedy !== undefined && (method === 'GET' || method === 'POST');
const isLimited = isRateLimit(outcome);
const kind = isLimited
? 'rate-limited'
: errorKindOf(status, sentence, { mayBeHidden, sendOnce });
const isTokenRefused = TOKEN_KINDS.includes(kind) && isAboutToken(sentence) && !isPage(outcome);
const text = answeredSentence(outcome, service, what, sentence);
const facts = { status, acceptedPermissions: headers['x-accepted-github-permissions'] };
const aboutToken = kind === 'bad-token' ? badTokenRemedy : undefined;
const remedy = aboutToken ?? (isTokenRefused ? refusedRemedy : undefined);
if (remedy !== undefined) {
return new _host_error_js_3_ .dh(kind, `${text} ${remedy}`, { ...facts, isAboutToken: false });
}
if (isLimited) {
const ms = announcedWaitMs(outcome, options.clock);
const when = ms === undefined ? 'later' : `in ${Math.ceil(ms / 60_000)} min`;
const helpCode = _model_errors_js_0_ .Lp.tooManyRequests;
return new _host_error_js_3_ .dh(kind, `${text} Run the job again ${when}.`, { ...facts, helpCode });
}
return new _host_error_js_3_ .dh(kind, text, { ...facts, isAboutToken: isTokenRefused });
}
function answeredSentence(outcome, service, what, sentence) {
const { status, proxy } = outcome;
if (sentence !== '')
return `${service} says "${sentence}" (${status} to ${what}).`;
const who = proxy === undefined ? '' : `: the proxy ${proxy} may have answered in its place`;
const page = isPage(outcome) ? ` and a page${who}` : '';
return `${service} answered ${what} with ${status}${page}.`;
}
function isPage({ headers }) {
return /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
}
const TOKEN_KINDS = ['permission', 'bad-token', 'not-found'];
function errorKindOf(status, message, { mayBeHidden, sendOnce }) {
if (status === 401 || status === 203 || status === 302)
return 'bad-token';
if (status === 403 || (status === 404 && mayBeHidden))
return 'permission';
if (status === 404 || status === 410)
return 'not-found';
if (status === 413)
return 'too-long';
if (status === 400 || status === 422) {
return /too long|exceeds a maximum/i.test(message) ? 'too-long' : 'invalid';
}
if (status >= 500)
return sendOnce ? 'unsure' : 'unreachable';
return 'invalid';
}
function parseAnswer(answer, service, what) {
const { status, body, proxy } = answer;
const json = (0,_model_parse_js_5_ .qF)(new TextDecoder().decode(body));
if (body.length === 0 || json !== undefined)
return json;
const who = proxy === undefined ? 'a proxy or a sign-in page' : `the proxy ${proxy}`;
const text = `${service} answered ${what} with ${status} and something that is not JSON: ${who} is in between.`;
throw new _host_error_js_3_ .dh('invalid', text, { helpCode: _model_errors_js_0_ .Lp.unreadableAnswer });
}
const LONGEST = 300;
const LONGEST_TEXT = 2_000;
function refusalSentence({ headers, body }) {
const json = (0,_model_parse_js_5_ .qF)(new TextDecoder().decode(body));
if (json !== undefined)
return (0,_report_markdown_js_2_ .Ow)([...new Set(sentencesOf(json))].join(': '), LONGEST);
const isText = /^\s*text\/plain\b/i.test(headers['content-type'] ?? '');
const text = isText ? new TextDecoder().decode(body.subarray(0, LONGEST_TEXT)) : '';
return (0,_report_markdown_js_2_ .Ow)(firstLine(text), LONGEST);
}
function sentencesOf(json) {
const error = (0,_shapes_js_6_ .fK)(json, 'error');
const message = (0,_shapes_js_6_ .fK)(json, 'message');
const aboutFields = Object.entries((0,_model_parse_js_5_ .Pf)(message)).map(([field, why]) => {
const reasons = (0,_model_parse_js_5_ .c3)(why).filter((reason) => (0,_shapes_js_6_ .gc)(reason) !== undefined);
return reasons.length === 0 ? undefined : `${field} ${reasons.join(', ')}`;
});
const errors = (0,_model_parse_js_5_ .c3)((0,_shapes_js_6_ .fK)(json, 'errors'));
const ofErrors = errors.flatMap((listed) => [listed, (0,_shapes_js_6_ .fK)(listed, 'message')]);
return [
message,
...aboutFields,
...ofErrors,
error,
(0,_shapes_js_6_ .fK)(json, 'error_description'),
(0,_shapes_js_6_ .fK)(error, 'message'),
(0,_shapes_js_6_ .fK)(error, 'detail'),
].flatMap((sentence) => firstLine((0,_shapes_js_6_ .gc)(sentence) ?? '') || []);
}
function firstLine(text) {
const [first = ''] = text.trim().split(/[\r\n]/, 1);
return first.trimEnd();
}
const ABOUT_PERMISSIONS = /not accessible by|\b(?:permissions?|privileges?|rights|scopes?|unauthori[sz]ed|credentials|(?:push|write|read|admin) access)\b|^(?:[45]\d\d )?(?:forbidden|access denied|(?:\w+ )?not found)\.?$/i;
const ABOUT_STATE = /\b(?:locked|archived|read-only|limit(?:ed|s)?|restrict(?:ed|ions?)?|rules?|rulesets?|protected|suspended|blocked|disabled|closed|saml|sso|ip|quota|upgrade|billing)\b/i;
function isAboutToken(sentence) {
return sentence === '' || (ABOUT_PERMISSIONS.test(sentence) && !ABOUT_STATE.test(sentence));
}
/***/ }),
/***/ 2613:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
/***/ }),
/***/ 5317:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
/***/ }),
/***/ 4434:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
/***/ }),
/***/ 9896:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
/***/ }),
/***/ 8611:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
/***/ }),
/***/ 5692:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
/***/ }),
/***/ 9278:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
/***/ }),
/***/ 4589:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
/***/ }),
/***/ 6698:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
/***/ }),
/***/ 4573:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
/***/ }),
/***/ 7540:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
/***/ }),
/***/ 7598:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
/***/ }),
/***/ 3053:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
/***/ }),
/***/ 610:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
/***/ }),
/***/ 8474:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
/***/ }),
/***/ 3024:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
/***/ }),
/***/ 1455:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
/***/ }),
/***/ 7067:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
/***/ }),
/***/ 2467:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
/***/ }),
/***/ 7030:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
/***/ }),
/***/ 8161:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
/***/ }),
/***/ 6760:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
/***/ }),
/***/ 643:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
/***/ }),
/***/ 1792:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
/***/ }),
/***/ 99:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");
/***/ }),
/***/ 7075:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
/***/ }),
/***/ 6466:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
/***/ }),
/***/ 7997:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");
/***/ }),
/***/ 8500:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
/***/ }),
/***/ 1692:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
/***/ }),
/***/ 3136:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
/***/ }),
/***/ 7975:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
/***/ }),
/***/ 3429:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
/***/ }),
/***/ 5919:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
/***/ }),
/***/ 8522:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
/***/ }),
/***/ 857:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
/***/ }),
/***/ 6928:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
/***/ }),
/***/ 3193:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
/***/ }),
/***/ 3557:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
/***/ }),
/***/ 4756:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
/***/ }),
/***/ 9023:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
/***/ }),
/***/ 2591:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Sd: () => ( largestFiles),
cz: () => ( describeLargest),
z3: () => ( formatBytes)
});
const LARGE_BYTES = 100 * 1000 * 1000;
const LARGEST_SHOWN = 10;
function describeLargest({ bytes, entries }) {
if (bytes <= LARGE_BYTES)
return [];
return findLargest(entries, LARGEST_SHOWN).map(({ path, size }) => `${formatBytes(size)}  ${path}`);
}
function largestFiles(entries) {
return findLargest(entries, 5).map(({ path, size }) => `${path} (${formatBytes(size)})`);
}
function findLargest(entries, count) {
return entries
.filter(({ type }) => type === 'file')
.sort((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1))
.slice(0, count);
}
function formatBytes(bytes) {
if (bytes < 1000)
return `${bytes} B`;
const units = ['kB', 'MB', 'GB', 'TB'];
let value = bytes / 1000;
while (value >= 999.5 && units.length > 1) {
value /= 1000;
units.shift();
}
return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[0]}`;
}
/***/ }),
/***/ 847:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$h: () => ( IGNORED),
AX: () => ( MANIFEST_DOUBTED),
NM: () => ( MANIFEST_TRACKED),
On: () => ( RULE_FILE),
PW: () => ( EMPTY_SUBMODULE),
iC: () => ( UNTRACKED),
kK: () => ( MANIFEST_MISLEADING),
pL: () => ( NOT_CHECKED_OUT),
ql: () => ( PackError),
vp: () => ( TRACKING_UNKNOWN)
});
const RULE_FILE = '.terraformignore';
const IGNORED = 'ignored';
const UNTRACKED = 'looks like a credential and is not tracked by git';
const TRACKING_UNKNOWN = 'looks like a credential, and git cannot say whether it is tracked';
const MANIFEST_TRACKED = 'says where modules are, and git tracks it';
const MANIFEST_DOUBTED = 'says where modules are, and git cannot say whether it is tracked';
const MANIFEST_MISLEADING = 'says where modules are, and not what their calls say';
const EMPTY_SUBMODULE = 'is a submodule that is not checked out';
const NOT_CHECKED_OUT = 'is in the commit, and not in this checkout';
class PackError extends Error {
name = 'PackError';
problems;
helpCode;
constructor(problems) {
super(problems.map(({ where, message }) => `${where}: ${message}`).join(';\n'));
this.problems = problems;
this.helpCode = problems.find(({ code }) => code !== undefined)?.code;
}
}
/***/ }),
/***/ 4043:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D: () => ( resolvePackDirectory),
_: () => ( repositoryOf)
});
var node_fs_0_ = __nccwpck_require__(3024);
var node_path_1_ = __nccwpck_require__(6760);
var _machine_find_repository_js_2_ = __nccwpck_require__(6609);
var _pack_js_3_ = __nccwpck_require__(847);
var _model_errors_js_4_ = __nccwpck_require__(4132);
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
throw new _pack_js_3_ .ql([{ where: path, message, code: _model_errors_js_4_ .Lp.linkedDirectory }]);
}
const real = (0,_machine_find_repository_js_2_ .eF)(absolute);
return { directory: real, repository: (0,_machine_find_repository_js_2_ .I8)(real) };
}
function repositoryOf(directory) {
return (0,_machine_find_repository_js_2_ .I8)((0,_machine_find_repository_js_2_ .eF)(directory));
}
/***/ }),
/***/ 2696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ce: () => ( whileTimeLasts),
M0: () => ( LAST_MS),
_K: () => ( endInTime),
wP: () => ( limitPorts)
});
var _machine_execute_js_0_ = __nccwpck_require__(4023);
var _model_ended_by_js_1_ = __nccwpck_require__(7953);
function limitPorts(timeoutMs, ports) {
const { clock, alarms, signal } = ports;
const endSignal = alarms.any(signal, alarms.in(timeoutMs));
return {
...ports,
...(0,_machine_execute_js_0_ .Vo)(endSignal, ports),
endsAt: clock.now() + timeoutMs,
endSignal,
};
}
const LATEST_MS = 7_000;
const SOON_MS = 700;
const LAST_AFTER_SIGNAL_MS = 6_200;
async function endInTime({ alarms, signal, clock, endsAt }, work, otherwise) {
let mayTakeLonger = false;
const working = work(() => (mayTakeLonger = true));
const end = alarms.in(endsAt + LATEST_MS - clock.now());
const soonSignal = alarms.any(end, alarms.after(signal, SOON_MS));
const lastSignal = alarms.any(end, alarms.after(signal, LAST_AFTER_SIGNAL_MS));
try {
return await (0,_model_ended_by_js_1_ .m)(soonSignal, working);
}
catch (error) {
if (!soonSignal.aborted)
throw error;
}
try {
if (mayTakeLonger)
return await (0,_model_ended_by_js_1_ .m)(lastSignal, working);
}
catch (error) {
if (!lastSignal.aborted)
throw error;
}
return otherwise();
}
const LAST_MS = 300;
function whileTimeLasts({ clock, alarms, signal, endsAt }) {
const late = alarms.any(alarms.in(endsAt - clock.now()), alarms.after(signal, LAST_MS));
return async (work, otherwise) => {
try {
return await (0,_model_ended_by_js_1_ .m)(late, work);
}
catch (error) {
if (late.aborted)
return await otherwise();
throw error;
}
};
}
/***/ }),
/***/ 4441:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
U: () => ( createClient)
});
var model_secrets = __nccwpck_require__(2166);
var version = __nccwpck_require__(5603);
var command_line = __nccwpck_require__(9753);
var client_errors = __nccwpck_require__(486);
var model_errors = __nccwpck_require__(4132);
var json_text = __nccwpck_require__(2177);
var or_else = __nccwpck_require__(7026);
var parse = __nccwpck_require__(2340);
var wire_resource = __nccwpck_require__(8235);
var dist = __nccwpck_require__(7934);
;// CONCATENATED MODULE: ./build/src/client/jsonapi.js
class Unreadable extends Error {
name = 'Unreadable';
isOtherForm;
helpCode;
constructor(message, { isOtherForm = false, helpCode } = {}) {
super(message);
this.isOtherForm = isOtherForm;
this.helpCode = helpCode;
}
}
function isHtml({ headers }) {
return /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
}
function refuseHtml(answer) {
if (isHtml(answer) && answer.body.length > 0)
throw new Unreadable(IS_HTML);
}
const IS_HTML = 'is HTML or XML, as from a proxy or a sign-in page';
function parseDocument(body) {
const root = parseBody(body);
if (!(0,parse.u4)(root))
throw new Unreadable('is not a JSON:API document');
const { errors, meta, links, included } = root;
const isEmptyList = Array.isArray(errors) && errors.length === 0;
if (errors !== undefined && errors !== null && !isEmptyList) {
throw new Unreadable('holds errors although its status is a success');
}
const isBareResource = !('data' in root) && 'attributes' in root && 'type' in root;
if (!isBareResource && !('data' in root))
throw new Unreadable('has no "data"');
const data = isBareResource ? root : root['data'];
const textByKey = new Map();
indexByKey([data].flat(), textByKey);
const pagination = (0,parse._F)(meta, 'pagination');
const nextLink = (0,parse._F)(links, 'next');
const isLast = nextLink === null || nextLink === '';
const next = isLast ? 'none' : 'some';
return {
data,
included: indexByKey((0,parse.c3)(included), textByKey),
next: nextLink === undefined ? 'unknown' : next,
pagination: decode(dist.cl6(wire_resource.gC), pagination, 'meta.pagination') ?? undefined,
};
}
function indexByKey(resources, textByKey) {
const index = new Map();
for (const resource of resources.filter(parse.u4)) {
const { type, id } = resource;
if (typeof type !== 'string' || typeof id !== 'string')
continue;
const key = keyOf(type, id);
const text = JSON.stringify(resource);
if ((textByKey.get(key) ?? text) !== text) {
throw new Unreadable(`says two different things of ${(0,client_errors.p)(key, 120)}`, {
helpCode: model_errors.Lp.contradiction,
});
}
textByKey.set(key, text);
index.set(key, resource);
}
return index;
}
function readOne(document, schema, id) {
const { data } = document;
const resource = Array.isArray(data) && data.length === 1 ? data[0] : data;
const decoded = decode(schema, resource, 'data');
if (id !== undefined && decoded.id !== id) {
throw new Unreadable(`is about ${(0,client_errors.p)(decoded.id, 80)}, not about ${(0,client_errors.p)(id, 80)}`);
}
return decoded;
}
function readerOfOne(schema, id) {
return (document) => readOne(document, schema, id);
}
function readMany(document, schema) {
if (!Array.isArray(document.data))
throw new Unreadable('holds no list in "data"');
return document.data.map((item, index) => decode(schema, item, `data[${index}]`));
}
function includedOne(document, resource, name, schema) {
const [identifier] = (0,wire_resource._2)(resource, name).named ?? [];
return identifier && findIncluded(document, identifier, schema);
}
function findIncluded(document, identifier, schema) {
const resource = document.included.get(keyOf(identifier.type, identifier.id));
return resource && decode(schema, resource, `included ${(0,client_errors.p)(identifier.type, 40)}`);
}
function keyOf(type, id) {
return JSON.stringify([type, id]);
}
function includedOfType(document, type) {
return [...document.included.values()]
.filter((candidate) => candidate['type'] === type)
.map((candidate) => decode(wire_resource.kG, candidate, `included ${type}`));
}
function parseObject(body) {
const root = (0,or_else.N)(() => parseBody(body), undefined);
return (0,parse.u4)(root) ? root : undefined;
}
function readErrors(body) {
const errors = (0,parse.c3)(parseObject(body)?.['errors']);
return errors.slice(0, MOST_ERRORS).flatMap((error) => readError(error) ?? []);
}
const MOST_ERRORS = 20;
const LONGEST_TEXT = 500;
function readError(error) {
if (typeof error === 'string')
return { detail: (0,client_errors.p)(error, LONGEST_TEXT) };
if (!(0,parse.u4)(error))
return undefined;
const { status, title, detail, source } = error;
const { pointer, parameter } = (0,parse.u4)(source) ? source : {};
return {
status: plainText(status),
title: plainText(title),
detail: plainText(detail),
source: (0,parse.u4)(source)
? { pointer: plainText(pointer), parameter: plainText(parameter) }
: undefined,
};
}
function plainText(value) {
const isPlain = typeof value === 'string' || typeof value === 'number';
return isPlain ? (0,client_errors.p)(String(value), LONGEST_TEXT) : undefined;
}
function decode(schema, value, where) {
const result = dist.xLC(schema, value, { abortEarly: true });
if (result.success)
return result.output;
const [issue] = result.issues;
const at = dist.BuJ(issue);
const path = at === null ? where : `${where}.${at}`;
const why = `does not fit at ${(0,client_errors.p)(path, 120)}: ${(0,client_errors.p)(issue.message, 160)}`;
throw new Unreadable(why, { isOtherForm: true });
}
function parseBody(body) {
if (body.length === 0)
throw new Unreadable('is empty');
if (body[0] === 0x1f && body[1] === 0x8b) {
throw new Unreadable('is compressed, which was not asked for');
}
const text = new TextDecoder().decode(body);
if (text.trimStart().startsWith('<'))
throw new Unreadable(IS_HTML);
if ((0,json_text.ZI)(text, json_text.Ez)) {
throw new Unreadable(`is nested deeper than ${json_text.Ez} levels`);
}
const root = (0,or_else.N)(() => parseSafely(text), undefined);
if (root === undefined) {
throw new Unreadable(/^\s*[[{]/.test(text) ? 'is cut short or damaged JSON' : 'is not JSON at all');
}
return root;
}
function parseSafely(text) {
const withoutPrototype = (key, value) => key === '__proto__' ? undefined : value;
return JSON.parse(text, /__proto__|\\u/.test(text) ? withoutPrototype : undefined);
}
var model_origin = __nccwpck_require__(3861);
var retry_after = __nccwpck_require__(2906);
;// CONCATENATED MODULE: ./build/src/client/http/retry.js
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
const HINT_SPREAD_MS = 250;
const PROBES = 2;
const UNREADABLE_ATTEMPTS = 3;
const CREATE_ATTEMPTS = 3;
const BROKEN_UPLOADS = 8;
const USEFUL_MS = 500;
function classify(outcome, retryClass) {
if (outcome.kind === 'unreadable')
return 'ambiguous';
if (outcome.kind === 'answer') {
const { status } = outcome;
if (status === 429)
return 'untouched';
if (status === 408 || status === 425)
return 'ambiguous';
return status >= 500 && status !== 501 && status !== 505 ? 'ambiguous' : 'final';
}
switch (outcome.failure) {
case 'not-sent':
return 'untouched';
case 'broken':
case 'timeout':
return 'ambiguous';
case 'too-large':
return retryClass === 'create' || retryClass === 'action' ? 'ambiguous' : 'final';
case 'aborted':
case 'tls':
case 'local':
return 'final';
}
}
function chooseRetry(state) {
const { outcome } = state;
const nature = classify(outcome, state.class);
if (nature === 'final')
return { do: 'stop', why: 'final' };
const hintMs = outcome.kind === 'answer' ? readRetryHint(outcome) : undefined;
if (state.remainingMs < Math.max(USEFUL_MS, hintMs ?? 0)) {
return { do: 'stop', why: 'deadline', retryAfterMs: hintMs };
}
const afterMs = waitBefore(state, hintMs);
if (nature === 'untouched')
return { do: 'retry', afterMs };
if (state.class === 'probe' && state.ambiguous >= PROBES)
return { do: 'stop', why: 'attempts' };
if (state.class === 'safe' || state.class === 'probe') {
return outcome.kind === 'unreadable' && state.ambiguous >= UNREADABLE_ATTEMPTS
? { do: 'stop', why: 'attempts' }
: { do: 'retry', afterMs };
}
let mostAttempts = CREATE_ATTEMPTS;
if (state.class === 'upload') {
mostAttempts = outcome.kind === 'failure' ? BROKEN_UPLOADS : Number.POSITIVE_INFINITY;
}
return { do: 'recover', afterMs, resend: state.ambiguous < mostAttempts };
}
function waitBefore(state, hintMs) {
const backoffMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(state.attempt, 16));
const waitMs = state.isBudgetSpent
? LONGEST_WAIT_MS * (0.5 + state.random() / 2)
: state.random() * backoffMs;
const pauseMs = Math.min(waitMs, state.remainingMs / 2);
if (hintMs === undefined)
return pauseMs;
return Math.min(Math.max(pauseMs, hintMs + state.random() * HINT_SPREAD_MS), state.remainingMs);
}
const COUNT = /^\d{1,6}$/;
function readRetryHint({ status, headers }) {
const hints = [
status === 429 ? (0,retry_after.U)(headers['x-ratelimit-reset']) : undefined,
(0,retry_after.D)(headers),
].filter((hint) => hint !== undefined);
return hints.length === 0 ? undefined : Math.max(...hints);
}
function readRateLimitState(headers) {
const limit = headers['x-ratelimit-limit'];
const remaining = headers['x-ratelimit-remaining'];
const resetMs = (0,retry_after.U)(headers['x-ratelimit-reset']);
if (!COUNT.test(String(limit)) || !COUNT.test(String(remaining)) || resetMs === undefined) {
return undefined;
}
return { limit: Number(limit), remaining: Number(remaining), resetMs };
}
;// CONCATENATED MODULE: ./build/src/client/describe.js
const OF_STATUS = {
400: 'bad-request',
401: 'unauthorized',
403: 'forbidden',
404: 'not-found',
409: 'conflict',
413: 'too-large',
422: 'unprocessable',
429: 'rate-limited',
};
function describeRefusal(request, answer) {
const { status } = answer;
const code = request.purpose.codes?.[status] ?? codeOfStatus(status);
const errors = readErrors(answer.body);
const title = (0,client_errors.p)(errors[0]?.title ?? '', 80);
const host = code === 'too-large' ? `on ${request.host} ` : '';
const answered = `${host}answered ${answer.status}${title === '' ? '' : ` (${title})`}`;
const { length } = answer.body;
const type = (0,client_errors.p)(answer.headers['content-type'] ?? '', 80) || 'no named type';
const body = length === 0 ? ' without a body' : ` with ${length} bytes of ${type}`;
const outcome = joinSentences(`${answered}${errors.length === 0 ? body : ''}.`, ...errors.map(sentenceOfError));
const lacksOperation = code === 'not-found' && status === 404 && errors.length === 0;
const ofProxy = isHtml(answer) ? remedyForProxy(request, answer) : undefined;
return toServiceError(request, outcome, {
code,
status: answer.status,
errors,
remedy: ofProxy ?? remedyFor(code, request, answer, lacksOperation),
helpCode: ofProxy === undefined && lacksOperation ? model_errors.Lp.noSuchOperation : undefined,
retryAfterMs: readRetryHint(answer),
});
}
function codeOfStatus(status) {
const code = OF_STATUS[status];
if (code !== undefined)
return code;
if (status >= 500)
return 'server-error';
if (status >= 400)
return 'bad-request';
if (status >= 300)
return 'redirected';
return 'unreadable';
}
function describeUnreadable(request, answer, { message, isOtherForm, helpCode }) {
const type = (0,client_errors.p)(answer.headers['content-type'] ?? 'no content type', 80);
const outcome = `on ${request.host} answered ${answer.status}, ` +
`but the answer (${type}, ${answer.body.length} bytes) ${message}.`;
const remedy = isOtherForm
? `This service answers differently from the API: \`${(0,command_line.QW)('plangate doctor', request)}\` lists what else the gate needs.`
: (remedyForProxy(request, answer) ??
`Check that ${request.host} is the service itself and that no proxy answers in its place.`);
return toServiceError(request, outcome, {
code: 'unreadable',
status: answer.status,
remedy,
helpCode,
});
}
function remedyForProxy({ host }, { proxy }) {
if (proxy === undefined)
return undefined;
return `The proxy ${proxy} is between and may have answered in its place: allow ${host} there, or name it in NO_PROXY.`;
}
function describeNotSecure(request) {
const outcome = 'was not asked: the URL that the service gave for it is not https.';
return toServiceError(request, outcome, { code: 'unreadable', remedy: REPORT_TLS });
}
const REPORT_TLS = 'The proxy that ends TLS in front of the service does not report it. Let it send `X-Forwarded-Proto: https`, or set the external URL of the service.';
function describeInvalid(request, problems) {
const { purpose, method, path } = request;
const remedy = problems.join(' ');
const message = `Could not ${purpose.what}: ${remedy} Nothing was sent.`;
return new client_errors._(message, { code: 'invalid', method, path, remedy });
}
function toServiceError({ purpose, method, path }, outcome, facts, cause) {
const seen = `Could not ${purpose.what}: ${method} ${path} ${outcome}`;
const message = joinSentences(seen, facts.remedy ?? '');
return new client_errors._(message, { ...facts, seen, method, path }, cause && { cause });
}
function withSentence(error, sentence, cause) {
return new client_errors._(`${error.message} ${sentence}`, error, { cause });
}
function remedyFor(code, request, answer, lacksOperation) {
const { purpose, host } = request;
const needs = purpose.needs === undefined ? '' : ` It needs ${purpose.needs}.`;
const tooLarge = purpose.likelyCause ?? 'Correct what is named and try again.';
const hint = readRetryHint(answer);
const later = hint === undefined ? 'a minute' : `${Math.ceil(hint / 1000)} s`;
const { location } = answer.headers;
const base = `https://${host}`;
const isUrl = location !== undefined && URL.canParse(location, base);
const leadsTo = isUrl ? new URL(location, base).host : 'nowhere';
const remedies = {
unauthorized: `The token is not valid for ${host}: check that it is complete, not expired and made on that host.`,
forbidden: `The token may not do this.${needs} Use a token that has it. Where the organization lists the addresses that may ask, this machine may be missing there.`,
'not-found': lacksOperation
? `${host} does not have this operation, or something before it answered: check the hostname.`
: `It was not found, or the token may not see it.${needs} Check the id and what the token may do on ${host}.`,
conflict: purpose.onConflict ?? 'Its present state does not allow this. Check its state and try again.',
'too-large': tooLarge,
unprocessable: tooLarge,
'rate-limited': `Too many requests: try again in ${later}.`,
redirected: `It leads to ${leadsTo}, and no redirect is followed here: check the hostname.`,
'server-error': 'The service failed on its side: try again later.',
'upload-refused': 'The upload URL is used up or has expired: create a new configuration version.',
};
return remedies[code] ?? 'Check the request against what this service supports.';
}
function describeTransport(request, error) {
const { purpose, host } = request;
const why = (0,client_errors.p)(error.message, 200);
const descriptions = {
'not-sent': {
code: 'network',
outcome: `could not reach ${host} (${why})`,
remedy: remedyForReach(error, request),
},
broken: {
code: 'network',
outcome: `got no complete answer from ${host} (${why})`,
remedy: purpose.likelyCause ?? 'Check the network between here and the service.',
},
timeout: {
code: 'timeout',
outcome: `got no answer from ${host} in time (${why})`,
remedy: purpose.likelyCause ?? 'Check whether the service is overloaded.',
},
'too-large': {
code: 'unreadable',
outcome: `on ${host} answered with more than is read (${why})`,
remedy: `Check that ${host} is the service itself.`,
},
tls: {
code: 'tls',
outcome: `on ${host} was refused by TLS or protocol (${why})`,
remedy: remedyForProtocol(error, host),
},
local: {
code: 'local',
outcome: `failed on this machine (${why})`,
remedy: 'Check that the file exists, is not changed meanwhile, and that the disk has room.',
},
aborted: { code: 'aborted', outcome: 'was canceled' },
};
const { code, outcome, remedy } = descriptions[error.failure];
const helpCode = error.failure === 'broken' ? model_errors.Lp.serviceFailed : error.helpCode;
const facts = { code, remedy: error.remedy ?? remedy, helpCode };
return toServiceError(request, `${outcome}.`, facts, error);
}
function isNotStarted(error, host) {
return error?.code === 'ECONNREFUSED' && (0,model_origin.U)(new URL(`https://${host}`).hostname);
}
function remedyForReach(error, { host }) {
if (error.code === 'ENOTFOUND') {
return 'The host name was not found. Check its spelling. Inside a network, check its DNS and the proxy (HTTPS_PROXY).';
}
if (!isNotStarted(error, host)) {
return 'Check the hostname, the network and the proxy (HTTPS_PROXY, NO_PROXY).';
}
const { port } = new URL(`http://${host}`);
return `No service runs on ${host} of this machine. Start it (\`plangate serve --port ${port || 80}\` for the local one), or name another host with \`--hostname\`.`;
}
function remedyForProtocol({ code }, host) {
if (code !== 'NO_TLS') {
return `Check that ${host} speaks TLS 1.2 or newer, and any proxy in between.`;
}
return (0,model_origin.U)(new URL(`https://${host}`).hostname)
? `That port does not speak TLS: on this machine, write http://${host} as the hostname.`
: 'That port does not speak TLS: check the port in the hostname. The default is 443.';
}
function sentenceOfError(error) {
const pointer = error.source?.pointer ?? error.source?.parameter;
const detail = error.detail ?? '';
if (detail === '' && pointer === undefined)
return '';
const at = pointer === undefined ? '' : ` (at ${pointer})`;
const sentence = detail === '' ? (error.title ?? 'refused') : detail;
return `${sentence.replace(/\.$/, '')}${at}.`;
}
function joinSentences(...sentences) {
return sentences.filter((sentence) => sentence !== '').join(' ');
}
var model_ports = __nccwpck_require__(8471);
;// CONCATENATED MODULE: ./build/src/client/http/exchange.js
async function exchange(ports, call) {
const { clock, shared } = ports;
const startedMs = clock.now();
let until = Math.min(startedMs + call.budgetMs, ports.deadline);
let ambiguous = 0;
let error;
for (let attempt = 0;; attempt++) {
await waitForTurn(ports, call, until);
const leftMs = until - clock.now();
const result = await attemptOnce(ports, call, until);
if ('value' in result) {
shared.retries.earn();
return result.value;
}
const { outcome, cause } = result;
const failure = cause?.failure;
const status = outcome.kind === 'answer' ? outcome.status : undefined;
const wasCutShort = call.class === 'safe' && failure === 'timeout' && leftMs < call.attemptMs;
if (error === undefined || !wasCutShort)
error = withoutSecrets(ports, result.error);
if (ambiguous > 0 && status !== undefined && call.recovery?.settles?.includes(status)) {
const recovered = await lookWhetherDone(call, error, until);
if (recovered !== undefined)
return recovered.value;
throw error;
}
const nature = classify(outcome, call.class);
if (nature === 'ambiguous')
ambiguous++;
if (failure === 'not-sent' && shared.answers === 0) {
let triedMs = FIRST_CONTACT_MS;
if (isNotStarted(cause, call.description.host))
triedMs = NOT_STARTED_MS;
if (cause?.code === 'ENOTFOUND')
triedMs = UNKNOWN_HOST_MS;
until = Math.min(until, startedMs + triedMs);
}
if (status === 429 && Number.isFinite(ports.deadline))
until = ports.deadline;
const choice = chooseRetry({
class: call.class,
outcome,
attempt,
ambiguous,
remainingMs: until - clock.now(),
isBudgetSpent: nature !== 'final' && !shared.retries.pay(failure === 'timeout'),
random: ports.random,
});
if (choice.do === 'stop')
throw finalError(error, choice, attempt + 1, clock.now() - startedMs);
if (status === 429 && call.pace === undefined) {
const spreadMs = choice.afterMs + shared.otherUse.extraDelayMs(ports.watching, ports.random);
choice.afterMs = Math.max(choice.afterMs, Math.min(spreadMs, until - clock.now()));
}
logRetry(ports, call, choice, { outcome, cause, attempt: attempt + 1 });
if (status === 429) {
const pace = call.pace ?? shared.pace;
pace.pause(clock.now() + Math.min(choice.afterMs, LONGEST_PAUSE_MS));
}
await pause(ports, call.description, choice.afterMs);
if (choice.do === 'recover') {
const recovered = await lookWhetherDone(call, error, until);
if (recovered !== undefined)
return recovered.value;
if (!choice.resend)
throw finalError(error, choice, attempt + 1, clock.now() - startedMs);
}
}
}
const FIRST_CONTACT_MS = 60_000;
const UNKNOWN_HOST_MS = 10_000;
const NOT_STARTED_MS = 3_000;
const LONGEST_PAUSE_MS = 30_000;
async function attemptOnce(ports, call, until) {
const { description } = call;
const request = {
...call.request,
timeoutMs: Math.max(1, Math.min(call.attemptMs, until - ports.clock.now())),
fresh: call.class === 'create' || call.class === 'action',
signal: ports.signal,
};
const sentAt = ports.clock.now();
const logOutcome = (outcome) => ports.log.debug(`${description.method} ${description.path} ${outcome} ${Math.round(ports.clock.now() - sentAt)} ms`);
let answer;
try {
answer = await ports.send(request);
logOutcome(answer.status);
}
catch (thrown) {
const cause = thrown instanceof model_ports.w
? thrown
: new model_ports.w('broken', 'the request failed', { cause: thrown });
logOutcome(cause.failure);
return {
outcome: { kind: 'failure', failure: cause.failure },
cause,
error: describeTransport(description, cause),
};
}
if (call.countsForLimit) {
ports.shared.learnFrom(answer.headers, ports.clock.now() - sentAt);
const rateLimit = readRateLimitState(answer.headers);
const refused = answer.status === 429;
const now = ports.clock.now();
if (rateLimit)
ports.shared.otherUse.noteAnswer(now, rateLimit, refused);
if (refused && call.pace === undefined)
ports.shared.pace.noteRefusal(now);
else
ports.shared.pace.noteAnswer(now, ports.shared.otherUse.others());
}
try {
const reading = call.read(answer);
if (reading !== undefined)
return reading;
}
catch (thrown) {
if (!(thrown instanceof Unreadable))
throw thrown;
const error = describeUnreadable(description, answer, thrown);
return { outcome: { kind: 'unreadable' }, error };
}
return {
outcome: { kind: 'answer', status: answer.status, headers: answer.headers },
error: describeRefusal(description, answer),
};
}
async function waitForTurn(ports, call, until) {
const { clock, shared, signal } = ports;
const tooLate = (why) => describeTransport(call.description, new model_ports.w('timeout', why));
if (clock.now() >= until)
throw tooLate('the deadline had passed before it could be sent');
for (const pace of [call.pace, call.countsForLimit ? shared.pace : undefined]) {
if (pace === undefined)
continue;
let bookedMs;
do {
bookedMs = clock.now();
const waitMs = pace.book(bookedMs, until);
if (waitMs === 'too-late')
throw tooLate('no room in the request budget before the deadline');
if (waitMs > 0)
await pause(ports, call.description, waitMs);
} while (pace.slowedSince(bookedMs));
}
if (call.countsForLimit) {
const waitMs = shared.otherUse.waitMs(clock.now(), ports.watching, ports.random);
if (waitMs > 0)
await pause(ports, call.description, Math.min(waitMs, until - clock.now()));
shared.otherUse.noteSent(clock.now());
}
if (signal?.aborted === true)
throw describeTransport(call.description, canceledError());
}
async function pause(ports, description, ms) {
try {
await ports.clock.sleep(ms, ports.signal);
}
catch {
throw describeTransport(description, canceledError());
}
}
function canceledError() {
return new model_ports.w('aborted', 'canceled');
}
async function lookWhetherDone(call, failure, until) {
if (call.recovery === undefined)
return undefined;
try {
return await call.recovery.look(failure, until);
}
catch (thrown) {
if (!(thrown instanceof client_errors._) || thrown.code === 'aborted')
throw thrown;
const sentence = `Whether it happened could not be found out (${thrown.code}): look before trying again.`;
throw withSentence(failure, sentence, thrown);
}
}
function finalError(error, choice, attempts, forMs) {
const triedSentence = `Tried ${attempts} times in ${Math.round(forMs / 1000)} s.`;
const failure = attempts < 2 ? error : withSentence(error, triedSentence, error);
if (choice.do !== 'stop' || choice.why !== 'deadline')
return failure;
const { retryAfterMs } = choice;
const sentence = retryAfterMs === undefined
? 'That is all the time that this request has.'
: `That is later than the timeout allows: try again in ${Math.ceil(retryAfterMs / 1000)} s.`;
return withSentence(failure, sentence, error);
}
const WARNED_AFTER = 4;
function logRetry(ports, call, choice, failed) {
const { outcome, cause, attempt } = failed;
const { method, path, host } = call.description;
const words = outcome.kind === 'answer'
? String(outcome.status)
: (0,client_errors.p)(cause?.message || (cause?.failure ?? outcome.kind), 200);
ports.log.debug(`${method} ${path}: ${words} at attempt ${attempt} (${call.class}); ` +
`${choice.do} after ${Math.round(choice.afterMs)} ms`);
const isUnknownHost = cause?.code === 'ENOTFOUND' && ports.shared.answers === 0;
if (attempt === (isUnknownHost ? 1 : WARNED_AFTER)) {
ports.log.warning(`${host} does not answer as it should (${words}): still trying.`);
}
}
function withoutSecrets(ports, error) {
const { message, errors, remedy, code, method, path, status, retryAfterMs, helpCode } = error;
const original = { message, errors, remedy };
const concealed = ports.shared.conceal(original);
if (JSON.stringify(concealed) === JSON.stringify(original))
return error;
const facts = { code, method, path, status, retryAfterMs, helpCode };
return new client_errors._(concealed.message, { ...facts, ...concealed });
}
;// CONCATENATED MODULE: ./build/src/client/api.js
const MEDIA_TYPE = 'application/vnd.api+json';
const USER_AGENT = `plangate/${version.xv}`;
const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;
const CALL_BUDGET_MS = 5 * 60_000;
const ATTEMPT_MS = 30_000;
const TRANSFER_MS = 15 * 60_000;
const ARCHIVE_SILENCE_MS = 5 * 60_000;
class Api {
origin;
ports;
#token;
constructor(origin, token, ports) {
this.origin = origin;
this.ports = ports;
this.#token = token;
}
get shared() {
return this.ports.shared;
}
async ask(route, request) {
const statusesWithDocument = route.method === 'GET' ? [200] : [200, 201, 202];
return withoutRefusedIncludes(this.shared.refusedIncludes, request.include, (included) => {
const include = included.length === 0 ? undefined : included.join(',');
return this.fetch(route, {
...request,
query: { ...request.query, include },
read: (answer) => {
if (!isSuccess(answer.status))
return undefined;
if (!statusesWithDocument.includes(answer.status)) {
throw new Unreadable('is not a whole document');
}
return { value: request.read(parseDocument(answer.body), included) };
},
});
});
}
async send(route, request) {
return this.fetch(route, { ...request, read: succeeded });
}
async fetch(route, request) {
const problems = route.problems.concat(request.problems ?? []);
if (problems.length > 0)
throw describeInvalid(this.#describe(route, request), problems);
if (this.ports.discovers) {
await this.shared.locate(() => discover(this.origin, this.ports));
}
const description = this.#describe(route, request);
const url = this.#urlOf(description.path, request.query);
const body = request.body === undefined ? undefined : JSON.stringify(request.body);
const retryClass = request.class ?? (route.method === 'GET' ? 'safe' : 'action');
const sent = { url, headers: this.#headersFor(url, request.accept ?? MEDIA_TYPE), body };
return this.#exchange(description, sent, {
...request,
class: retryClass,
countsForLimit: true,
});
}
async requestSecretUrl(address, request) {
this.shared.keepSecret(address);
const { method, shownPath: path, body } = request;
const url = readSecretUrl(address, this.origin);
if (url === undefined) {
throw describeNotSecure({ purpose: request, method, path, ...this.#place() });
}
const headers = { Accept: '*/*', 'User-Agent': USER_AGENT };
if (body !== undefined)
headers['Content-Type'] = 'application/octet-stream';
const { origin: serviceOrigin } = this.origin;
const description = { purpose: request, method, path, host: url.host, serviceOrigin };
return this.#exchange(description, { url, headers, body }, { ...request, countsForLimit: false });
}
async wait(ms, purpose) {
const description = { purpose, path: this.shared.base, ...this.#place() };
return pause(this.ports, { method: 'GET', ...description }, ms);
}
endingBy(time) {
const deadline = Math.min(time, this.ports.deadline);
return new Api(this.origin, this.#token, { ...this.ports, deadline });
}
#describe({ method, pathname }, purpose) {
return { purpose, method, path: `${this.shared.base}${pathname}`, ...this.#place() };
}
#place() {
return { host: this.origin.host, serviceOrigin: this.origin.origin };
}
#urlOf(path, query = {}) {
const url = new URL(this.origin);
url.pathname = path;
for (const [name, value] of Object.entries(query)) {
if (value !== undefined)
url.searchParams.append(name, value);
}
return url;
}
#headersFor(url, accept) {
if (url.origin !== this.origin.origin)
throw new Error('the token is bound to another origin');
return {
Accept: accept,
Authorization: `Bearer ${this.#token}`,
'Content-Type': MEDIA_TYPE,
'User-Agent': USER_AGENT,
};
}
async #exchange(description, sent, request) {
const { method } = description;
const { file, take, maxBytes = MAX_DOCUMENT_BYTES, recovery } = request;
const isArchive = file !== undefined || typeof sent.body === 'object';
const silenceMs = isArchive ? ARCHIVE_SILENCE_MS : undefined;
const attemptMs = request.attemptMs ?? (file === undefined ? ATTEMPT_MS : TRANSFER_MS);
return exchange(this.ports, {
...request,
description,
request: { ...sent, method, maxBytes, take, file, silenceMs },
attemptMs,
budgetMs: file === undefined ? Math.max(CALL_BUDGET_MS, 3 * attemptMs) : TRANSFER_MS,
recovery: recovery && {
settles: recovery.settles,
look: (failure, until) => recovery.look(this.endingBy(until), failure),
},
});
}
}
function isSuccess(status) {
return status >= 200 && status < 300;
}
function succeeded(answer) {
if (!isSuccess(answer.status))
return undefined;
refuseHtml(answer);
return { value: undefined };
}
function readSecretUrl(address, origin) {
if (!URL.canParse(address, origin.href))
return undefined;
const url = new URL(address, origin);
if (url.username !== '' || url.password !== '')
return undefined;
if (url.protocol === 'https:')
return url;
const isLocal = origin.protocol === 'http:' && (0,model_origin.U)(url.hostname);
return url.protocol === 'http:' && isLocal ? url : undefined;
}
async function withoutRefusedIncludes(refused, { resource, names } = { resource: '', names: [] }, ask) {
for (;;) {
const sentNames = names.filter((name) => !refused.has(`${resource}:${name}`));
try {
return await ask(sentNames);
}
catch (error) {
if (sentNames.length === 0 || !isIncludeRefusal(error))
throw error;
const namesInError = sentNames.filter((name) => namesInclude(error, name));
const refusedNames = namesInError.length === 0 ? sentNames.slice(-1) : namesInError;
for (const name of refusedNames)
refused.add(`${resource}:${name}`);
}
}
}
function isIncludeRefusal(error) {
const textOf = ({ title, detail, source }) => `${title} ${detail} ${source?.parameter}`;
return (error instanceof client_errors._ &&
error.status === 400 &&
error.errors.some((wireError) => textOf(wireError).toLowerCase().includes('include')));
}
function namesInclude(error, name) {
const dashed = name.replaceAll('_', '-');
return error.errors.some(({ title, detail }) => `${title} ${detail}`
.split(/[^A-Za-z0-9_.-]+/)
.some((word) => [name, dashed].includes(word.replace(/\.$/, ''))));
}
const DISCOVERY_PATH = '/.well-known/terraform.json';
const SERVICE_KEYS = ['tfe.v2', 'tfe.v2.1'];
const MAX_DISCOVERY_BYTES = 64 * 1024;
function isKnownHost({ hostname }) {
return /^app(?:\.[a-z0-9-]+)?\.terraform\.io$/.test(hostname);
}
async function discover(origin, ports) {
const purpose = { what: 'find out where the service has its API' };
const service = { host: origin.host, serviceOrigin: origin.origin };
const headers = { Accept: 'application/json' };
try {
return await exchange(ports, {
attemptMs: 30_000,
budgetMs: 60_000,
description: { purpose, method: 'GET', path: DISCOVERY_PATH, ...service },
class: 'safe',
request: {
url: new URL(DISCOVERY_PATH, origin),
method: 'GET',
headers,
maxBytes: MAX_DISCOVERY_BYTES,
},
countsForLimit: false,
read({ status, body }) {
if (status === 200)
return { value: readBase(body) };
return status >= 500 || status === 429 ? undefined : { value: undefined };
},
});
}
catch (error) {
if (error instanceof client_errors._ && error.code === 'unreadable' && error.status === undefined)
return undefined;
throw error;
}
}
function readBase(body) {
const document = parseObject(body);
const values = SERVICE_KEYS.map((name) => document?.[name]);
const value = values.find((path) => path !== undefined);
if (value === undefined)
return undefined;
if (typeof value === 'string' && PATHNAME.test(value))
return value.replace(/\/$/, '');
const shown = (0,client_errors.p)(JSON.stringify(value), 120);
throw new Unreadable(`says that the API is at ${shown}, which is not a path on this host`, {
helpCode: model_errors.Lp.apiNotFound,
});
}
const PATHNAME = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]{1,64}){1,8}\/?$/;
;// CONCATENATED MODULE: ./build/src/client/http/route.js
const IDENTIFIER = /^[A-Za-z0-9_-]{1,128}$/;
function idProblems(...ids) {
return ids
.filter((id) => typeof id !== 'string' || !IDENTIFIER.test(id))
.map((id) => {
const shown = typeof id === 'string' ? JSON.stringify(id.slice(0, 40)) : typeof id;
return `${shown} is not an id or a name: letters, digits, "_" and "-" are allowed, 1 to 128 of them.`;
});
}
const GET = routesOf('GET');
const POST = routesOf('POST');
const PATCH = routesOf('PATCH');
const DELETE = routesOf('DELETE');
function routesOf(method) {
return (strings, ...ids) => ({
method,
pathname: String.raw(strings, ...ids.map((id) => (idProblems(id).length > 0 ? '-' : id))),
problems: idProblems(...ids),
});
}
;// CONCATENATED MODULE: ./build/src/client/wire/account.js
const userSchema = (0,wire_resource.C5)('users', {
username: wire_resource.Qq,
email: (0,wire_resource.B_)(dist.YjP()),
'is-service-account': wire_resource.Jt,
});
const agentTokenSchema = (0,wire_resource.C5)('authentication-tokens', {
description: wire_resource.Qq,
'created-at': (0,wire_resource.B_)(dist.YjP()),
'last-used-at': wire_resource.Qq,
'expired-at': (0,wire_resource.B_)(dist.YjP()),
token: wire_resource.Qq,
});
;// CONCATENATED MODULE: ./build/src/client/resources/account.js
const KINDS = {
users: 'user',
teams: 'team',
organizations: 'organization',
};
async function readAccount(api) {
const account = await api.ask(GET `/account/details`, {
what: 'read whose token this is',
read: readerOfOne(userSchema),
});
const [owner] = (0,wire_resource._2)(account, 'authenticated-resource').named ?? [];
const kind = owner && Object.hasOwn(KINDS, owner.type) ? KINDS[owner.type] : undefined;
const tokenKind = kind ?? 'unknown';
api.shared.tokenKind = tokenKind;
return { account, tokenKind };
}
async function learnIdentity(api) {
await api.fetch(GET `/ping`, {
what: 'reach the service',
read: ({ status }) => (status >= 200 && status < 300 ? { value: undefined } : undefined),
});
return { ...api.shared.identity };
}
async function speaksSentinel(api) {
const { dialect } = api.shared;
if (dialect !== 'auto')
return dialect === 'sentinel';
if (api.shared.answers === 0) {
await learnIdentity(api).catch((error) => {
if (api.shared.answers === 0)
throw error;
});
}
return api.shared.identity.apiVersion !== undefined;
}
;// CONCATENATED MODULE: ./build/src/client/listing.js
function listResources(api, route, schema, request) {
const read = (document) => readMany(document, schema);
return listPages(api, route, { ...request, idOf: ({ id }) => id, read });
}
function listPages(api, route, request) {
const { method, pathname } = route;
return createListing({
idOf: request.idOf,
answersAtOnce: request.answersAtOnce,
fail: (why, code = 'unreadable') => new client_errors._(`Could not ${request.what}: the list ${why}.`, {
code,
method,
path: `${api.shared.base}${pathname}`,
}),
async fetch({ number, size }) {
const query = { 'page[number]': number?.toString(), 'page[size]': size?.toString() };
try {
const answer = await api.ask(route, {
...request,
query: { ...request.query, ...query },
read: (document) => ({ document, items: request.read(document) }),
});
const { pagination, next } = answer.document;
return { items: await answer.items, next, pagination };
}
catch (error) {
const isFirstPage = number === undefined || number === 1;
const absent = isFirstPage && error instanceof client_errors._ ? await request.absent?.(error) : undefined;
if (absent === undefined)
throw error;
return { items: [], next: 'none', absent };
}
},
});
}
const LARGEST_PAGE = 100;
const MOST_PAGES = 10_000;
const MOST_PASSES = 3;
function createListing(source) {
return {
async page(request = {}) {
refuseImpossiblePage(source, request);
const { next: _next, ...page } = await source.fetch(request);
return page;
},
async all(options = {}) {
const size = options.size ?? LARGEST_PAGE;
refuseImpossiblePage(source, { size });
return (await readEveryItem(source, size)).items;
},
whole: () => readEveryItem(source, LARGEST_PAGE),
[Symbol.asyncIterator]: () => readAll(source, LARGEST_PAGE),
};
}
function refuseImpossiblePage(source, { number = 1, size = 1 }) {
if (!Number.isSafeInteger(number) || number < 1) {
throw source.fail('has no such page: pages are numbered from 1', 'invalid');
}
if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE) {
throw source.fail(`cannot be read in pages of that size: 1 to ${LARGEST_PAGE}`, 'invalid');
}
}
async function* readAll(source, size) {
const seenIds = new Set();
for await (const page of readPages(source, size)) {
for (const item of page.items) {
const id = source.idOf(item);
if (seenIds.has(id))
continue;
seenIds.add(id);
yield item;
}
}
}
async function readEveryItem(source, size) {
const items = new Map();
let absent;
for await (const page of readPages(source, size)) {
absent ??= page.absent;
for (const item of page.items)
items.set(source.idOf(item), item);
}
return { items: [...items.values()], absent };
}
async function* readPages(source, size) {
if (source.answersAtOnce === true) {
const page = await source.fetch({});
const check = createPassCheck(source.idOf);
check.add(page);
yield page;
const isCut = page.next === 'some' || (page.pagination !== undefined && hasMore(page, 1));
if (!isCut && check.complete())
return;
}
for (let pass = 1;; pass++) {
const check = createPassCheck(source.idOf);
for (let number = 1;; number++) {
if (number > MOST_PAGES)
throw source.fail(`does not end after ${MOST_PAGES} pages`);
const page = await source.fetch({ number, size });
const newItems = check.add(page);
yield page;
if (page.items.length === 0 || !hasMore(page, number))
break;
if (page.pagination === undefined && newItems === 0)
break;
}
if (check.complete())
return;
if (pass === MOST_PASSES)
throw source.fail(check.why());
}
}
function createPassCheck(idOf) {
const textById = new Map();
const totals = [];
let isContradictory = false;
return {
add({ items, pagination }) {
const before = textById.size;
for (const item of items) {
const id = idOf(item);
const text = JSON.stringify(item);
isContradictory ||= (textById.get(id) ?? text) !== text;
textById.set(id, text);
}
const total = pagination?.['total-count'] ?? undefined;
if (total !== undefined)
totals.push(total);
return textById.size - before;
},
complete() {
const { size } = textById;
const shrank = totals.some((total, index) => total < (totals[index - 1] ?? total));
const tooMany = totals.length > 0 && size > Math.max(...totals);
return !isContradictory && !shrank && !tooMany && size >= (totals[0] ?? 0);
},
why: () => isContradictory
? 'has an entry twice, and not twice the same'
: `could not be read completely: ${textById.size} entries came of ${totals[0] ?? 0} by its own count`,
};
}
function hasMore(page, number) {
const { pagination } = page;
if (pagination === undefined)
return page.next !== 'none';
const next = pagination['next-page'];
const total = pagination['total-pages'];
return ((typeof next === 'number' && next > number) || (typeof total === 'number' && total > number));
}
;// CONCATENATED MODULE: ./build/src/client/wire/run.js
const runSchema = (0,wire_resource.C5)('runs', {
status: dist.YjP(),
message: (0,wire_resource.B_)(dist.YjP()),
'created-at': (0,wire_resource.B_)(dist.YjP()),
'is-destroy': wire_resource.Jt,
'plan-only': wire_resource.Jt,
'save-plan': wire_resource.Jt,
'has-changes': wire_resource.Jt,
'position-in-queue': (0,wire_resource.B_)(dist.aig()),
source: (0,wire_resource.B_)(dist.YjP()),
'status-timestamps': wire_resource.AP,
actions: wire_resource.Mv,
permissions: wire_resource.Mv,
});
const work = {
status: dist.YjP(),
'resource-additions': wire_resource.vK,
'resource-changes': wire_resource.vK,
'resource-destructions': wire_resource.vK,
'resource-imports': wire_resource.vK,
'log-read-url': wire_resource.Qq,
};
const planSchema = (0,wire_resource.C5)('plans', {
...work,
'has-changes': wire_resource.Jt,
'status-timestamps': wire_resource.AP,
});
const applySchema = (0,wire_resource.C5)('applies', work);
const costEstimateSchema = (0,wire_resource.C5)('cost-estimates', {
status: dist.YjP(),
'prior-monthly-cost': (0,wire_resource.B_)(dist.YjP()),
'proposed-monthly-cost': (0,wire_resource.B_)(dist.YjP()),
'delta-monthly-cost': (0,wire_resource.B_)(dist.YjP()),
'resources-count': (0,wire_resource.B_)(dist.aig()),
'error-message': (0,wire_resource.B_)(dist.YjP()),
});
const runEventSchema = (0,wire_resource.C5)('run-events', {
action: dist.YjP(),
description: (0,wire_resource.B_)(dist.YjP()),
'created-at': (0,wire_resource.B_)(dist.YjP()),
});
const commentSchema = (0,wire_resource.C5)('comments', { body: wire_resource.Qq });
;// CONCATENATED MODULE: ./build/src/client/resources/common.js
const READ_RUNS = 'the permission "read runs" on the workspace';
function readPurpose(what) {
return { what, needs: READ_RUNS };
}
function readResource(api, schema, id, purpose) {
return api.ask(GET `/${schema.entries.type.literal}/${id}`, {
...purpose,
read: readerOfOne(schema, id),
});
}
const QUEUE_PLANS = 'the permission "queue plans" on the workspace, and a user or team token';
const APPLY_RUNS = 'the permission to apply runs on the workspace (access level write, or runs: apply)';
const MANAGE_OVERRIDES = 'the permission to override policies, in the organization, the project or the workspace';
const MANAGE_POOLS = 'the permission "manage agent pools" of the organization';
const MANAGE_ACCESS = 'to be an owner of the organization or an admin of the workspace';
const GONE_MEANS_DONE = {
settles: [404],
look: async (_api, { status }) => doneIf(status === 404),
};
function doneIf(isDone) {
return isDone ? { value: undefined } : undefined;
}
function documentOf(type, attributes, relationships) {
return { data: { type, attributes, relationships } };
}
function commentBody(comment) {
return comment === undefined ? undefined : { comment };
}
async function sendOverride(api, schema, id, request) {
const { called, onConflict, comment, overriddenStatuses = ['overridden'] } = request;
return api.ask(POST `/${schema.entries.type.literal}/${id}/actions/override`, {
what: `override ${called}`,
needs: MANAGE_OVERRIDES,
onConflict,
body: commentBody(comment),
recovery: {
settles: [409],
async look(api) {
const object = await readResource(api, schema, id, readPurpose(`read ${called}`));
const isOverridden = overriddenStatuses.includes(object.attributes.status);
return isOverridden ? { value: object } : undefined;
},
},
read: readerOfOne(schema),
});
}
async function readRun(api, id) {
return readResource(api, runSchema, id, readPurpose('read the run'));
}
async function absenceIn(api, runId, relationship, refusal) {
const { status, errors } = refusal;
const isIncludeRefused = errors.some(({ title = '', detail = '' }) => `${title} ${detail}`.toLowerCase().includes('invalid include parameter'));
if (status !== 404 && !(status === 400 && isIncludeRefused))
return undefined;
if (idProblems(runId).length > 0)
return undefined;
try {
const { named, unreadable } = (0,wire_resource._2)(await readRun(api, runId), relationship);
if ((named ?? []).length > 0 || unreadable)
return undefined;
return status === 404 ? 'not found' : 'invalid include parameter';
}
catch (error) {
if (error instanceof client_errors._ && error.code !== 'aborted')
return undefined;
throw error;
}
}
;// CONCATENATED MODULE: ./build/src/client/resources/agent-tokens.js
function createAgentTokens(api) {
return {
list: (agentPoolId) => listAgentTokens(api, agentPoolId),
show: (id) => readResource(api, agentTokenSchema, id, {
what: 'read the agent token',
needs: MANAGE_POOLS,
}),
async create(agentPoolId, description, { expiredAt } = {}) {
const problems = description === '' ? ['An agent token needs a description.'] : [];
if (expiredAt !== undefined && !isTimestamp(expiredAt))
problems.push(NO_TIMESTAMP);
const tokens = problems.length === 0 ? await listAgentTokens(api, agentPoolId).all() : [];
const before = new Set(tokens.map(({ id }) => id));
const token = await api.ask(POST `/agent-pools/${agentPoolId}/authentication-tokens`, {
what: 'create an agent token',
needs: MANAGE_POOLS,
class: 'create',
problems,
body: documentOf('authentication-tokens', { description, 'expired-at': expiredAt }),
recovery: {
async look(recoveryApi) {
const tokensNow = await listAgentTokens(recoveryApi, agentPoolId).all();
await destroyOrphan(recoveryApi, tokensNow, description, before);
return undefined;
},
},
read: readerOfOne(agentTokenSchema),
});
const { attributes, id } = token;
const { token: secret } = attributes;
api.shared.keepSecret(secret);
const hasExpiry = expiredAt === undefined ||
Math.abs((0,parse.nR)(attributes['expired-at']) - (0,parse.nR)(expiredAt)) < 1_000;
if (!hasExpiry)
throw await destroyUseless(api, agentPoolId, id, NO_EXPIRY);
if (!secret)
throw await destroyUseless(api, agentPoolId, id, ['its secret', '']);
return { ...token, attributes: { ...attributes, token: secret } };
},
destroy: (id) => destroy(api, id),
};
}
const NO_TIMESTAMP = 'The expiry of an agent token is a date and time as in 2027-01-31T12:00:00Z.';
function isTimestamp(text) {
const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
return written.test(text) && !Number.isNaN(Date.parse(text));
}
const NO_EXPIRY = [
'the expiry that was asked for',
' Create one without an expiry, and destroy it after its use.',
];
async function destroyUseless(api, agentPoolId, id, [lacking, remedy]) {
const end = await destroy(api, id).then(() => `so it was destroyed.${remedy}`, () => 'and it could not be destroyed: destroy it by hand.');
const path = `${api.shared.base}/agent-pools/${agentPoolId}/authentication-tokens`;
const message = `The service made the agent token ${id} without ${lacking}, ${end}`;
return new client_errors._(message, { code: 'unreadable', method: 'POST', path });
}
function listAgentTokens(api, agentPoolId) {
const purpose = { what: 'list the agent tokens of the pool', needs: MANAGE_POOLS };
const route = GET `/agent-pools/${agentPoolId}/authentication-tokens`;
return listResources(api, route, agentTokenSchema, purpose);
}
async function destroy(api, id) {
const purpose = { what: 'destroy the agent token', needs: MANAGE_POOLS };
return api.send(DELETE `/authentication-tokens/${id}`, { ...purpose, recovery: GONE_MEANS_DONE });
}
async function destroyOrphan(api, tokens, description, before) {
const fits = ({ id, attributes }) => !before.has(id) &&
attributes.description === description &&
(attributes['last-used-at'] ?? null) === null;
const ids = tokens.filter(fits).map(({ id }) => id);
const [first, ...others] = ids;
if (first !== undefined && others.length === 0)
await destroy(api, first);
if (others.length > 0) {
api.ports.log.warning(`One of these agent tokens was created here and its secret was lost on the way. Plangate cannot determine which: ${ids.join(', ')}. Destroy the unused ones.`);
}
for (const id of ids)
before.add(id);
}
;// CONCATENATED MODULE: ./build/src/client/http/transfer.js
const MAX_DOWNLOAD_BYTES = 4 * 1024 ** 3;
const MAX_TEXT_BYTES = 16 * 1024 * 1024;
async function download(api, route, file, purpose) {
return fetchOrFollow(api, route, 'download', {
...purpose,
accept: '*/*',
file,
maxBytes: MAX_DOWNLOAD_BYTES,
read(answer) {
const { status, bytes } = answer;
if (status !== 200)
return undefined;
refuseHtml(answer);
if (bytes === undefined)
throw new Unreadable('was not written to a file');
return { value: { bytes } };
},
});
}
async function readLog(api, route, purpose) {
return fetchOrFollow(api, route, 'log', {
...purpose,
accept: 'text/plain, */*',
maxBytes: MAX_TEXT_BYTES,
read(answer) {
if (answer.status === 204)
return { value: undefined };
if (answer.status !== 200)
return undefined;
refuseHtml(answer);
return { value: new TextDecoder().decode(answer.body) };
},
});
}
async function fetchOrFollow(api, route, what, request) {
const answered = await api.fetch(route, {
...request,
read(answer) {
const { status, headers } = answer;
const isRedirect = status >= 300 && status < 400 && status !== 304;
const { location } = headers;
if (isRedirect && location !== undefined)
return { value: { location } };
const value = request.read(answer);
return value && { value };
},
});
if ('value' in answered)
return answered.value;
return api.requestSecretUrl(answered.location, {
...request,
method: 'GET',
shownPath: `(${what} URL)`,
needs: `a ${what} URL that has not expired: ask again`,
class: 'safe',
});
}
const MAX_JSON_BYTES = 64 * 1024 * 1024;
const MAX_LOG_BYTES = 256 * 1024 * 1024;
async function readPlanText(api, route, purpose) {
let parts = [];
const { take, read } = partsForSink(() => {
parts = [];
return (bytes) => void parts.push(Uint8Array.from(bytes));
});
const transfer = { accept: 'application/json', maxBytes: MAX_JSON_BYTES, take, read };
await fetchOrFollow(api, route, 'plan', { ...purpose, ...transfer });
return Buffer.concat(parts).toString('utf8');
}
async function streamPlanLog(api, url, open) {
if (typeof url !== 'string' || url === '')
return;
await api.requestSecretUrl(withWholeLog(api, url), {
method: 'GET',
shownPath: '(log URL)',
what: 'read the log of the plan',
needs: 'a log URL that has not expired',
class: 'safe',
...partsForSink(open),
maxBytes: MAX_LOG_BYTES,
});
}
function withWholeLog(api, url) {
const { href } = api.origin;
if (!URL.canParse(url, href))
return url;
const fromStart = new URL(url, href);
fromStart.searchParams.set('limit', String(MAX_LOG_BYTES));
fromStart.searchParams.set('offset', '0');
return fromStart.href;
}
function partsForSink(open) {
let sink;
const take = (bytes, offset) => {
if (offset === 0)
sink = open();
sink?.(bytes);
};
const read = ({ status, body }) => {
const hasBody = status === 200 || status === 206;
if (hasBody && body.length > 0)
take(body, 0);
return hasBody || status === 204 || status === 416 ? { value: undefined } : undefined;
};
return { take, read };
}
const START = 0x02;
const END = 0x03;
async function readPlanLog(api, url, maxBytes) {
let tail = new Uint8Array();
await streamPlanLog(api, url, () => {
tail = new Uint8Array();
return (bytes) => {
tail = tailOf(Buffer.concat([tail, bytes]), maxBytes + 2);
};
});
const from = tail[0] === START ? 1 : 0;
const to = tail.at(-1) === END ? -1 : undefined;
return new TextDecoder().decode(tailOf(tail.subarray(from, to), maxBytes));
}
function tailOf(bytes, length) {
return bytes.length > length ? bytes.subarray(bytes.length - length) : bytes;
}
;// CONCATENATED MODULE: ./build/src/client/wire/configuration-version.js
const configurationVersionSchema = (0,wire_resource.C5)('configuration-versions', {
status: dist.YjP(),
'auto-queue-runs': wire_resource.Jt,
error: wire_resource.Qq,
'error-message': wire_resource.Qq,
source: wire_resource.Qq,
speculative: wire_resource.Jt,
provisional: wire_resource.Jt,
'status-timestamps': wire_resource.AP,
'upload-url': wire_resource.Qq,
});
const ingressAttributesSchema = (0,wire_resource.C5)('ingress-attributes', {
branch: wire_resource.Qq,
'clone-url': wire_resource.Qq,
'commit-message': wire_resource.Qq,
'commit-sha': wire_resource.Qq,
'commit-url': wire_resource.Qq,
'compare-url': wire_resource.Qq,
identifier: wire_resource.Qq,
'is-pull-request': wire_resource.Jt,
'on-default-branch': wire_resource.Jt,
'pull-request-number': wire_resource.vK,
'pull-request-url': wire_resource.Qq,
'pull-request-title': wire_resource.Qq,
'pull-request-body': wire_resource.Qq,
tag: wire_resource.Qq,
'sender-username': wire_resource.Qq,
'sender-avatar-url': wire_resource.Qq,
'sender-html-url': wire_resource.Qq,
});
;// CONCATENATED MODULE: ./build/src/client/resources/configuration-versions.js
function createConfigurationVersions(api) {
const uploaded = `${READ_RUNS}, and a version in the state uploaded`;
return {
list: (workspaceId) => listResources(api, GET `/workspaces/${workspaceId}/configuration-versions`, configurationVersionSchema, readPurpose('list the configuration versions')),
show: showVersion.bind(undefined, api),
ingressAttributes: (id) => api.ask(GET `/configuration-versions/${id}/ingress-attributes`, {
what: 'read the commit information of the configuration version',
needs: `${READ_RUNS}, and a version that came from version control`,
read: readerOfOne(ingressAttributesSchema),
}),
download: (id, file) => download(api, GET `/configuration-versions/${id}/download`, file, {
what: 'download the configuration version',
needs: uploaded,
}),
downloadForRun: (runId, file) => download(api, GET `/runs/${runId}/configuration-version/download`, file, {
what: "download the run's configuration version",
needs: uploaded,
}),
async create(workspaceId, attributes = {}) {
const isOfOrganization = api.shared.tokenKind === 'organization';
const version = await api.ask(POST `/workspaces/${workspaceId}/configuration-versions`, {
what: 'create a configuration version',
needs: QUEUE_PLANS,
class: 'create',
problems: isOfOrganization ? [NOT_FOR_ORGANIZATIONS] : [],
body: documentOf('configuration-versions', {
'auto-queue-runs': attributes.autoQueueRuns,
speculative: attributes.speculative,
provisional: attributes.provisional,
}),
recovery: {
async look(api) {
const what = 'read the workspace';
await api.ask(GET `/workspaces/${workspaceId}`, { what, read: () => { } });
return undefined;
},
},
read: readCreated,
});
api.shared.keepSecret(version.attributes['upload-url'], version.id);
return version;
},
upload: upload.bind(undefined, api),
archive: (id) => changeVersion(api, id, 'archive'),
softDeleteBackingData: (id, { deleteOlderThanDays } = {}) => changeVersion(api, id, 'soft_delete_backing_data', deleteOlderThanDays),
restoreBackingData: (id) => changeVersion(api, id, 'restore_backing_data'),
permanentlyDeleteBackingData: (id) => changeVersion(api, id, 'permanently_delete_backing_data'),
};
}
async function showVersion(api, id, { include = [] } = {}) {
return api.ask(GET `/configuration-versions/${id}`, {
...readPurpose('read the configuration version'),
include: { resource: 'configuration-versions', names: include },
read(document) {
const version = readOne(document, configurationVersionSchema, id);
const namingVersion = includedOfType(document, 'runs').find((run) => (0,wire_resource.Dl)(run, 'configuration-version') === version.id);
const identifier = namingVersion ?? (0,wire_resource._2)(version, 'run').named?.[0];
const run = identifier && findIncluded(document, identifier, runSchema);
const name = 'ingress-attributes';
const ingressAttributes = includedOne(document, version, name, ingressAttributesSchema);
return { version, run, ingressAttributes };
},
});
}
const NOT_FOR_ORGANIZATIONS = 'Organization tokens cannot create configuration versions: use a team or user token.';
function readCreated(document) {
const version = readOne(document, configurationVersionSchema);
const self = version.links['self'];
if (typeof self === 'string' && !self.endsWith(`/${version.id}`)) {
throw new Unreadable(`names two configuration versions, ${(0,client_errors.p)(version.id, 80)} first`);
}
return version;
}
const SLOWEST_BYTES_PER_MS = 64;
const LOOKS = 5;
const LOOK_EVERY_MS = 1000;
const SHOWN_PATH = '(upload URL)';
const REFUSED = 'upload-refused';
async function upload(api, version, { largest = [], ...archive }) {
const { bytes } = archive;
const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
const purpose = {
what: `upload the archive to ${version.id}`,
codes: { 403: REFUSED, 404: REFUSED, 410: REFUSED },
likelyCause: `The archive (${size}) may be larger than the service takes: keep what the plan does not need out of it with .terraformignore.${largest.length === 0 ? '' : ` Its largest files: ${largest.map((file) => (0,client_errors.p)(file, 120)).join(', ')}.`}`,
};
const url = version.attributes['upload-url'];
if (typeof url !== 'string' || url === '') {
throw describeInvalid({ purpose, method: 'PUT', path: SHOWN_PATH, host: '', serviceOrigin: '' }, [
'Only the answer to the creation of a configuration version holds its upload URL: create a new version.',
]);
}
api.shared.keepSecret(url, version.id);
await api.requestSecretUrl(url, {
...purpose,
method: 'PUT',
shownPath: SHOWN_PATH,
body: archive,
class: 'upload',
attemptMs: 60_000 + bytes / SLOWEST_BYTES_PER_MS,
recovery: {
settles: [403, 404, 409, 410, 422],
async look(api, { status }) {
const looks = status === undefined ? 1 : LOOKS;
for (let look = 1;; look++) {
const { version: present } = await showVersion(api, version.id);
if (present.attributes.status !== 'pending')
return { value: undefined };
if (look >= looks)
return undefined;
await api.wait(LOOK_EVERY_MS, { what: 'upload the archive' });
}
},
},
read: succeeded,
});
}
const ACTIONS = {
archive: { what: 'archive the configuration version', targetStatus: 'archived' },
soft_delete_backing_data: {
what: 'soft-delete the backing data',
targetStatus: 'backing_data_soft_deleted',
},
restore_backing_data: { what: 'restore the backing data', targetStatus: 'uploaded' },
permanently_delete_backing_data: {
what: 'permanently delete the backing data',
targetStatus: 'backing_data_permanently_deleted',
},
};
async function changeVersion(api, id, action, days) {
const { what, targetStatus } = ACTIONS[action];
const countable = days === undefined || (Number.isSafeInteger(days) && days >= 0);
const attributes = { 'delete-older-than-n-days': days };
await api.send(POST `/configuration-versions/${id}/actions/${action}`, {
what,
needs: action === 'archive'
? 'the right to change the version'
: 'a self-managed service (the hosted edition does not have it) and the right to change the version',
onConflict: 'It must come from the API or the command line, be in the state uploaded, have no run in progress and not be the current version of a workspace.',
problems: countable ? [] : ['The number of days must be a whole number, 0 or more.'],
body: days === undefined ? undefined : { data: { attributes } },
recovery: {
settles: [400, 409],
async look(api, failure) {
try {
const { version } = await showVersion(api, id);
return doneIf(version.attributes.status === targetStatus);
}
catch (error) {
if (!(error instanceof client_errors._) || error.code !== 'not-found')
throw error;
const refused = failure.status === 400 || failure.status === 409;
return doneIf(targetStatus.startsWith('backing_data') && refused);
}
},
},
});
}
;// CONCATENATED MODULE: ./build/src/client/wire/policies.js
const policyCheckSchema = (0,wire_resource.C5)('policy-checks', {
status: dist.YjP(),
scope: (0,wire_resource.B_)(dist.YjP()),
result: (0,wire_resource.u9)({
result: (0,wire_resource.B_)(dist.zMY()),
passed: wire_resource.vK,
'total-failed': wire_resource.vK,
'hard-failed': wire_resource.vK,
'soft-failed': wire_resource.vK,
'advisory-failed': wire_resource.vK,
'duration-ms': (0,wire_resource.B_)(dist.aig()),
sentinel: dist.lqM(dist.L5J()),
engine: dist.lqM(dist.L5J()),
}),
'status-timestamps': wire_resource.AP,
actions: (0,wire_resource.u9)({ 'is-overridable': wire_resource.Jt }),
permissions: (0,wire_resource.u9)({ 'can-override': wire_resource.Jt }),
});
const taskStageSchema = (0,wire_resource.C5)('task-stages', {
status: dist.YjP(),
stage: dist.YjP(),
'status-timestamps': wire_resource.AP,
actions: (0,wire_resource.u9)({ 'is-overridable': wire_resource.Jt }),
permissions: (0,wire_resource.u9)({
'can-override': wire_resource.Jt,
'can-override-policy': wire_resource.Jt,
'can-override-tasks': wire_resource.Jt,
}),
});
const taskResultSchema = (0,wire_resource.C5)('task-results', {
status: dist.YjP(),
message: wire_resource.Qq,
url: wire_resource.Qq,
'task-name': wire_resource.Qq,
stage: wire_resource.Qq,
'workspace-task-enforcement-level': wire_resource.Qq,
'task-result-outcomes-count': wire_resource.vK,
'status-timestamps': wire_resource.AP,
});
const taskOutcomeSchema = (0,wire_resource.C5)('task-result-outcomes', {
'outcome-id': wire_resource.Qq,
description: wire_resource.Qq,
body: wire_resource.Qq,
url: wire_resource.Qq,
tags: (0,wire_resource.B_)(dist.g1P(dist.YjP(), dist.YOg(dist._H3({ label: wire_resource.Qq })))),
});
const resultCount = (0,wire_resource.u9)({
'advisory-failed': wire_resource.vK,
'mandatory-failed': wire_resource.vK,
passed: wire_resource.vK,
errored: wire_resource.vK,
});
const policyEvaluationSchema = (0,wire_resource.C5)('policy-evaluations', {
status: dist.YjP(),
'policy-kind': wire_resource.Qq,
'policy-tool-version': (0,wire_resource.B_)(dist.YjP()),
'result-count': resultCount,
'status-timestamps': wire_resource.AP,
});
const outcomeSchema = dist._H3({
status: dist.YjP(),
policy_name: wire_resource.Qq,
enforcement_level: wire_resource.Qq,
query: (0,wire_resource.B_)(dist.YjP()),
description: (0,wire_resource.B_)(dist.YjP()),
output: dist.lqM(dist.L5J()),
});
const policySetOutcomeSchema = (0,wire_resource.C5)('policy-set-outcomes', {
outcomes: dist.cl6(dist.YOg(outcomeSchema)),
error: wire_resource.Qq,
warnings: dist.cl6(dist.YOg(dist.L5J())),
overridable: wire_resource.Jt,
'policy-set-name': wire_resource.Qq,
'policy-set-description': (0,wire_resource.B_)(dist.YjP()),
'policy-tool-version': (0,wire_resource.B_)(dist.YjP()),
'result-count': resultCount,
});
const tfPolicyEvaluationSchema = (0,wire_resource.C5)('tf-policy-evaluations', {
status: dist.YjP(),
'stage-type': wire_resource.Qq,
'result-count': (0,wire_resource.u9)({
'advisory-failed': wire_resource.vK,
'mandatory-failed': wire_resource.vK,
'mandatory-overridable-failed': wire_resource.vK,
passed: wire_resource.vK,
errored: wire_resource.vK,
unknown: wire_resource.vK,
}),
error: (0,wire_resource.u9)({ type: wire_resource.Qq, summary: wire_resource.Qq, detail: wire_resource.Qq, details: wire_resource.Qq }),
actions: (0,wire_resource.u9)({ 'is-overridable': wire_resource.Jt }),
permissions: (0,wire_resource.u9)({ 'can-override': wire_resource.Jt }),
'status-timestamps': wire_resource.AP,
});
const diagnosticResourceSchema = dist._H3({
resource_name: wire_resource.Qq,
error_message: wire_resource.Qq,
info_message: wire_resource.Qq,
file_name: wire_resource.Qq,
code: wire_resource.Qq,
start_line: wire_resource.vK,
});
const tfPolicyOutcomeSchema = dist._H3({
policy_name: wire_resource.Qq,
file_name: wire_resource.Qq,
enforcement_level: wire_resource.Qq,
status: dist.YjP(),
diagnostics: dist.cl6(dist.YOg(dist._H3({
summary: wire_resource.Qq,
code: wire_resource.Qq,
context: wire_resource.Qq,
start_line: wire_resource.vK,
error_message: wire_resource.Qq,
resources: dist.cl6(dist.YOg(diagnosticResourceSchema)),
}))),
});
const tfPolicySetOutcomeSchema = (0,wire_resource.C5)('tf-policy-set-outcomes', {
outcomes: dist.cl6(dist.YOg(tfPolicyOutcomeSchema)),
'policy-set-name': wire_resource.Qq,
error: dist.lqM(dist.L5J()),
});
;// CONCATENATED MODULE: ./build/src/client/wire/workspace.js
const workspaceSchema = (0,wire_resource.C5)('workspaces', {
name: dist.YjP(),
locked: wire_resource.Jt,
'execution-mode': wire_resource.Qq,
'working-directory': wire_resource.Qq,
'auto-apply': wire_resource.Jt,
'speculative-enabled': wire_resource.Jt,
'terraform-version': wire_resource.Qq,
'tag-names': (0,wire_resource.B_)(dist.YOg(dist.YjP())),
'trigger-patterns': dist.cl6(dist.YOg(dist.YjP())),
'trigger-prefixes': dist.cl6(dist.YOg(dist.YjP())),
'file-triggers-enabled': wire_resource.Jt,
'vcs-repo': (0,wire_resource.B_)(dist._H3({
identifier: wire_resource.Qq,
branch: wire_resource.Qq,
'repository-http-url': wire_resource.Qq,
'ingress-submodules': wire_resource.Jt,
})),
permissions: wire_resource.Mv,
});
;// CONCATENATED MODULE: ./build/src/client/resources/policy-checks.js
function createPolicyChecks(api) {
return {
list: (runId) => listResources(api, GET `/runs/${runId}/policy-checks`, policyCheckSchema, listRequest(api, runId)),
listWithRelated: (runId, { include = [] } = {}) => listPages(api, GET `/runs/${runId}/policy-checks`, {
...listRequest(api, runId),
include: { resource: 'policy-checks', names: include },
idOf: ({ check }) => check.id,
read: (document) => readMany(document, policyCheckSchema).map((check) => withRelated(document, check)),
}),
show: showPolicyCheck.bind(undefined, api),
override: (id, { comment } = {}) => sendOverride(api, policyCheckSchema, id, {
called: 'the policy check',
onConflict: 'Only a check that failed softly and was not overridden yet can be overridden.',
comment,
}),
output: (id) => readLog(api, GET `/policy-checks/${id}/output`, readPurpose('read the output of the policy check')),
};
}
function listRequest(api, runId) {
return {
...readPurpose('list the policy checks of the run'),
answersAtOnce: true,
absent: (refusal) => absenceIn(api, runId, 'policy-checks', refusal),
};
}
async function showPolicyCheck(api, id, { include = [] } = {}) {
return api.ask(GET `/policy-checks/${id}`, {
...readPurpose('read the policy check'),
include: { resource: 'policy-checks', names: include },
read: (document) => withRelated(document, readOne(document, policyCheckSchema, id)),
});
}
function withRelated(document, check) {
const run = includedOne(document, check, 'run', runSchema);
const workspace = run && includedOne(document, run, 'workspace', workspaceSchema);
return { check, run, workspace };
}
;// CONCATENATED MODULE: ./build/src/client/resources/policy-evaluations.js
function createPolicyEvaluations(api) {
return {
show: (id) => showPolicyEvaluation(api, id),
outcomes: (id) => listResources(api, GET `/policy-evaluations/${id}/policy-set-outcomes`, policySetOutcomeSchema, readPurpose('list the outcomes of the policy evaluation')),
};
}
async function showPolicyEvaluation(api, id) {
return readResource(api, policyEvaluationSchema, id, readPurpose('read the policy evaluation'));
}
function createTfPolicyEvaluations(api) {
return {
list: (runId) => listResources(api, GET `/runs/${runId}/tf-policy-evaluations`, tfPolicyEvaluationSchema, {
...readPurpose('list the Terraform policy evaluations of the run'),
absent: (refusal) => absenceIn(api, runId, 'tf-policy-evaluations', refusal),
}),
outcomes: (id) => listResources(api, GET `/tf-policy-evaluations/${id}/tf-policy-set-outcomes`, tfPolicySetOutcomeSchema, readPurpose('list the outcomes of the Terraform policy evaluation')),
override: (id, { comment } = {}) => sendOverride(api, tfPolicyEvaluationSchema, id, {
called: 'the Terraform policy evaluation',
onConflict: 'Only an evaluation that waits for an override can be overridden.',
comment,
}),
};
}
var model_status = __nccwpck_require__(2373);
;// CONCATENATED MODULE: ./build/src/client/resources/runs.js
function createRuns(api) {
return {
create: createRun.bind(undefined, api),
show: showRun.bind(undefined, api),
list: listRuns.bind(undefined, api),
listMoving: (organization, mode, search) => listRunsOfMode(api, organization, mode, { search, statusGroup: 'non_final' }),
listPlanned: (organization, mode, search) => listRunsOfMode(api, organization, mode, { search }),
findByConfigurationVersion: findRunOfVersion.bind(undefined, api),
cancel: (id, comment) => stopRun(api, id, 'cancel', comment),
discard: (id, comment) => stopRun(api, id, 'discard', comment),
events: listEvents.bind(undefined, api),
comments: async (id) => {
const listing = listResources(api, GET `/runs/${id}/comments`, commentSchema, {
...readPurpose('read the comments on the run'),
answersAtOnce: true,
});
return (await listing.all()).map(({ attributes }) => attributes.body ?? undefined);
},
comment: (id, body) => api.send(POST `/runs/${id}/comments`, {
what: 'comment on the run',
needs: 'a token that may comment on runs',
body: documentOf('comments', { body }),
}),
plan: async (id) => keepLogSecret(api, await readResource(api, planSchema, id, readPurpose('read the plan'))),
planLog: (plan, maxBytes) => readPlanLog(api, plan.attributes['log-read-url'], maxBytes),
streamPlanLog: (plan, open) => streamPlanLog(api, plan.attributes['log-read-url'], open),
planJson: (id) => readPlanText(api, GET `/plans/${id}/json-output-redacted`, readPurpose('read what the plan changes')),
wholePlanJson: (id) => readPlanText(api, GET `/plans/${id}/json-output`, {
what: 'read the whole plan',
needs: 'a token that may read the values of plans (`full-plan`)',
}),
apply: (id, comment) => api.send(POST `/runs/${id}/actions/apply`, {
what: 'apply the run',
needs: APPLY_RUNS,
onConflict: 'Only a run that waits for its confirmation can be applied: read it again.',
body: commentBody(comment),
recovery: {
settles: [409],
look: async (api) => doneIf((0,model_status.Il)('provisional', await statusOf(api, id)) === 'foreign'),
},
}),
showApply: async (id) => keepLogSecret(api, await readResource(api, applySchema, id, readPurpose('read the apply'))),
};
}
async function showRun(api, id, { include = [] } = {}) {
const { related, missingStages } = await api.ask(GET `/runs/${id}`, {
...readPurpose('read the run'),
include: { resource: 'runs', names: include },
read(document, included) {
return readRelated(api, document, { id, hasStages: included.includes('task_stages') });
},
});
for (const stageId of missingStages) {
const purpose = readPurpose('read the task stage');
related.taskStages?.push(await readResource(api, taskStageSchema, stageId, purpose));
}
return related;
}
function readRelated(api, document, { id, hasStages }) {
const run = readOne(document, runSchema, id);
for (const [type, name] of Object.entries(NAMED_BY)) {
const ids = new Set((0,wire_resource._2)(run, name).named?.map((identifier) => identifier.id));
const unnamed = includedOfType(document, type).find((resource) => !ids.has(resource.id));
if (unnamed === undefined)
continue;
throw new Unreadable(`includes ${(0,client_errors.p)(unnamed.id, 80)}, which is not what the run names`);
}
const named = hasStages ? (0,wire_resource._2)(run, 'task-stages').named : undefined;
const stages = named?.map((identifier) => findIncluded(document, identifier, taskStageSchema));
const included = (name, schema) => includedOne(document, run, name, schema);
const evaluations = (0,wire_resource._2)(run, 'tf-policy-evaluations').named?.flatMap((identifier) => findIncluded(document, identifier, tfPolicyEvaluationSchema) ?? []);
return {
related: {
run,
plan: keepLogSecret(api, included('plan', planSchema)),
costEstimate: included('cost-estimate', costEstimateSchema),
taskStages: stages?.filter((stage) => stage !== undefined),
tfPolicyEvaluations: evaluations,
configurationVersion: included('configuration-version', configurationVersionSchema),
workspace: included('workspace', workspaceSchema),
},
missingStages: (named ?? [])
.filter((_, index) => stages?.[index] === undefined)
.map((identifier) => identifier.id),
};
}
const NAMED_BY = {
plans: 'plan',
workspaces: 'workspace',
'task-stages': 'task-stages',
'tf-policy-evaluations': 'tf-policy-evaluations',
};
function keepLogSecret(api, plan) {
api.shared.keepSecret(plan?.attributes['log-read-url']);
return plan;
}
async function listEvents(api, runId) {
try {
return await api.ask(GET `/runs/${runId}/run-events`, {
...readPurpose('read the events of the run'),
include: { resource: 'run-events', names: ['actor', 'comment'] },
read: (document) => readMany(document, runEventSchema).map((event) => {
const actor = includedOne(document, event, 'actor', userSchema);
const comment = includedOne(document, event, 'comment', commentSchema);
return {
event,
actor: actor?.attributes.username || undefined,
comment: comment?.attributes.body || undefined,
};
}),
});
}
catch (error) {
if (error instanceof client_errors._ && error.code === 'not-found')
return [];
throw error;
}
}
const ON_CONFLICT = {
cancel: 'Only a run that waits, plans or applies can be canceled: discard it instead if it waits for a person.',
discard: 'Only a run that waits for a person can be discarded: cancel it instead while it plans.',
};
async function stopRun(api, id, action, comment) {
try {
await api.send(POST `/runs/${id}/actions/${action}`, {
what: `${action} the run`,
needs: APPLY_RUNS,
onConflict: ON_CONFLICT[action],
body: commentBody(comment),
recovery: { look: async (api) => doneIf((0,model_status.Ck)(await statusOf(api, id))) },
});
}
catch (error) {
const conflict = error instanceof client_errors._ && error.code === 'conflict';
if (!conflict || !(0,model_status.Ck)(await statusOf(api, id)))
throw error;
}
}
async function statusOf(api, id) {
return (await readRun(api, id)).attributes.status;
}
const OPERATIONS = 'plan_only,plan_and_apply,save_plan,refresh_only,destroy,empty_apply';
function listRuns(api, workspaceId, query = {}) {
return listResources(api, GET `/workspaces/${workspaceId}/runs`, runSchema, {
query: {
'filter[operation]': query.planOnly === true ? 'plan_only' : OPERATIONS,
'filter[status]': query.status,
'search[basic]': query.search,
'search[commit]': query.commit,
},
pace: api.shared.runListPace,
...readPurpose('list the runs of the workspace'),
});
}
function listRunsOfMode(api, organization, mode, { search, statusGroup }) {
return listResources(api, GET `/organizations/${organization}/runs`, runSchema, {
query: {
'filter[operation]': mode === 'speculative' ? 'plan_only' : 'save_plan',
'filter[status_group]': statusGroup,
'search[basic]': search,
},
pace: api.shared.runListPace,
class: 'probe',
...readPurpose(`list the runs of "${organization}"${statusGroup === undefined ? '' : ' that go on'}`),
});
}
async function findRunOfVersion(api, workspaceId, versionId) {
const { version, run } = await showVersion(api, versionId, { include: ['run'] });
if (run !== undefined)
return run;
const runId = (0,wire_resource.Dl)(version, 'run');
if (runId !== undefined)
return readRun(api, runId);
const { items } = await listRuns(api, workspaceId).page({ number: 1, size: 100 });
return items.find((candidate) => (0,wire_resource.Dl)(candidate, 'configuration-version') === versionId);
}
const PURPOSE = { what: 'create a run', needs: QUEUE_PLANS };
const FIRST_POLL_MS = 1000;
const LONGEST_POLL_MS = 5000;
const SECOND_LOOK_MS = 2000;
const MOST_REFUSALS = 3;
async function createRun(api, workspaceId, versionId, attributes = {}) {
const scoped = api.endingBy(api.ports.clock.now() + CALL_BUDGET_MS);
for (let refusals = 0;; refusals += 1) {
try {
return await postRun(api, workspaceId, versionId, attributes);
}
catch (error) {
if (!(error instanceof client_errors._) || error.status !== 422)
throw error;
if (await waitWhileProcessed(scoped, versionId))
continue;
const saysStillProcessed = error.errors.some(({ title, detail }) => /still being processed|invalid run parameters/i.test(`${title} ${detail}`));
if (!saysStillProcessed || refusals >= MOST_REFUSALS)
throw error;
await scoped.wait(FIRST_POLL_MS * (refusals + 1), PURPOSE);
}
}
}
async function postRun(api, workspaceId, versionId, attributes) {
return api.ask(POST `/runs`, {
...PURPOSE,
class: 'create',
problems: idProblems(workspaceId, versionId),
body: documentOf('runs', {
message: attributes.message,
'plan-only': attributes.planOnly,
'save-plan': attributes.savePlan,
'auto-apply': attributes.autoApply,
...attributes.options,
}, {
workspace: { data: { type: 'workspaces', id: workspaceId } },
'configuration-version': { data: { type: 'configuration-versions', id: versionId } },
}),
recovery: {
settles: [409, 422],
async look(api, { status }) {
let run = await findRunOfVersion(api, workspaceId, versionId);
if (run === undefined && (status === undefined || status === 504)) {
await api.wait(SECOND_LOOK_MS, PURPOSE);
run = await findRunOfVersion(api, workspaceId, versionId);
}
return run && { value: run };
},
},
read(document) {
const run = readOne(document, runSchema);
const used = (0,wire_resource.Dl)(run, 'configuration-version');
if (used !== undefined && used !== versionId) {
throw runFailure(`the service answered with ${run.id}, which uses another configuration version (${used}) than the one asked for (${versionId}).`, { code: 'unreadable' });
}
return run;
},
});
}
async function waitWhileProcessed(api, versionId) {
const { clock, deadline } = api.ports;
let waitMs = FIRST_POLL_MS;
for (let polls = 0;; polls++) {
const { version } = await showVersion(api, versionId);
const { status, 'error-message': message } = version.attributes;
if (status === 'errored') {
const detail = message ?? version.attributes.error ?? 'it gave no reason';
throw runFailure(`the service could not process the configuration version ${versionId}: ${detail}`, { code: 'unprocessable', errors: [{ detail }] });
}
if (status !== 'pending' && status !== 'fetching')
return polls > 0;
if (clock.now() + waitMs > deadline) {
throw runFailure(`the configuration version ${versionId} was still "${status}" when time was up.`, { code: 'timeout' });
}
await api.wait(waitMs, PURPOSE);
waitMs = Math.min(waitMs * 1.5, LONGEST_POLL_MS);
}
}
function runFailure(why, facts) {
const request = { method: 'POST', path: '/api/v2/runs' };
return new client_errors._(`Could not create a run: ${why}`, { ...request, ...facts });
}
var add_to = __nccwpck_require__(2588);
;// CONCATENATED MODULE: ./build/src/client/resources/task-stages.js
const INCLUDE = { resource: 'task-stages', names: ['policy_evaluations', 'task_results'] };
function createTaskStages(api) {
return {
list: (runId) => listPages(api, GET `/runs/${runId}/task-stages`, {
...readPurpose('list the task stages of the run'),
include: INCLUDE,
idOf: ({ stage }) => stage.id,
read: (document) => {
const stages = readMany(document, taskStageSchema);
const attached = attachmentsOf(document, stages);
return Promise.all(stages.map((stage) => readMissing(api, collectParts(document, stage, attached))));
},
absent: (refusal) => absenceIn(api, runId, 'task-stages', refusal),
}),
outcomes: async (taskResultId) => api.ask(GET `/task-results/${taskResultId}/outcomes`, {
...readPurpose('read what the run task found'),
read: (document) => readMany(document, taskOutcomeSchema),
}),
show: async (id) => readMissing(api, await showStage(api, id)),
override: (id, { comment } = {}) => sendOverride(api, taskStageSchema, id, {
called: 'the task stage',
onConflict: 'Only a stage that waits for an override can be overridden.',
comment,
overriddenStatuses: ['running', 'passed'],
}),
};
}
async function showStage(api, id) {
return api.ask(GET `/task-stages/${id}`, {
...readPurpose('read the task stage'),
include: INCLUDE,
read(document) {
const stage = readOne(document, taskStageSchema, id);
return collectParts(document, stage, attachmentsOf(document, [stage]));
},
});
}
function collectParts(document, stage, attached) {
const findParts = (type, schema) => {
const namingStage = (attached.get(stage.id) ?? []).filter((part) => part.type === type);
const namedByStage = (0,wire_resource._2)(stage, type).named ?? [];
const partById = new Map([...namedByStage, ...namingStage].map((part) => [part.id, part]));
const included = [];
const missing = [];
for (const part of partById.values()) {
const resource = findIncluded(document, part, schema);
if (resource === undefined)
missing.push(part.id);
else
included.push(resource);
}
return { included, missing };
};
return {
stage,
evaluations: findParts('policy-evaluations', policyEvaluationSchema),
results: findParts('task-results', taskResultSchema),
};
}
const OWNERS = { 'policy-evaluations': 'policy-attachable', 'task-results': 'task-stage' };
function attachmentsOf(document, stages) {
const attached = new Map(stages.map(({ id }) => [id, []]));
for (const [type, relationship] of Object.entries(OWNERS)) {
const namingStages = new Map();
for (const stage of stages) {
for (const { id } of (0,wire_resource._2)(stage, type).named ?? [])
(0,add_to.D)(namingStages, id, stage.id);
}
for (const resource of includedOfType(document, type)) {
const namedStages = ((0,wire_resource._2)(resource, relationship).named ?? [])
.filter((identifier) => identifier.type === 'task-stages')
.map(({ id }) => id);
const owners = new Set([...namedStages, ...(namingStages.get(resource.id) ?? [])]);
const [stageId = ''] = owners;
if (owners.size !== 1 || !attached.has(stageId)) {
const whose = owners.size > 1 ? 'two task stages' : 'no task stage in it';
throw new Unreadable(`includes ${(0,client_errors.p)(resource.id, 80)}, which belongs to ${whose}`);
}
attached.get(stageId)?.push({ id: resource.id, type });
}
}
return attached;
}
async function readMissing(api, { stage, evaluations, results }) {
const showResult = (id) => readResource(api, taskResultSchema, id, readPurpose('read the run task result'));
const missing = evaluations.missing.map((id) => showPolicyEvaluation(api, id));
const policyEvaluations = evaluations.included.concat(await Promise.all(missing));
const taskResults = results.included.concat(await Promise.all(results.missing.map(showResult)));
return { stage, policyEvaluations, taskResults };
}
;// CONCATENATED MODULE: ./build/src/client/wire/team-workspace.js
const ACCESS_LEVELS = ['read', 'plan', 'write', 'admin', 'custom'];
const CUSTOM_ATTRIBUTES = {
runs: ['read', 'plan', 'apply'],
variables: ['none', 'read', 'write'],
'state-versions': ['none', 'read-outputs', 'read', 'write'],
'engine-mocks': ['none', 'read'],
'workspace-locking': [true, false],
'run-tasks': [true, false],
'policy-overrides': [true, false],
};
const teamWorkspaceSchema = (0,wire_resource.C5)('team-workspaces', {
access: dist.YjP(),
runs: wire_resource.Qq,
variables: wire_resource.Qq,
'state-versions': wire_resource.Qq,
'engine-mocks': wire_resource.Qq,
'sentinel-mocks': wire_resource.Qq,
'workspace-locking': wire_resource.Jt,
'run-tasks': wire_resource.Jt,
'policy-overrides': wire_resource.Jt,
});
function engineMocksOf({ attributes }) {
return attributes['engine-mocks'] ?? attributes['sentinel-mocks'] ?? undefined;
}
;// CONCATENATED MODULE: ./build/src/client/resources/team-access.js
function createTeamAccess(api) {
return {
list: listTeamAccess.bind(undefined, api),
show: (id) => readResource(api, teamWorkspaceSchema, id, {
what: 'read the team access',
needs: 'to see the team and the workspace',
}),
add: addAccess.bind(undefined, api),
async update(id, change) {
const problems = accessProblems(change, change.access);
if (Object.values(change).every((value) => value === undefined)) {
problems.push('There is nothing to change: give an access level or an attribute.');
}
return api.ask(PATCH `/team-workspaces/${id}`, {
what: 'change the team access',
needs: MANAGE_ACCESS,
problems,
body: documentOf('team-workspaces', await attributesOf(api, change, problems)),
read: readerOfOne(teamWorkspaceSchema),
});
},
remove: (id) => api.send(DELETE `/team-workspaces/${id}`, {
what: 'remove the team from the workspace',
needs: MANAGE_ACCESS,
recovery: GONE_MEANS_DONE,
}),
};
}
function listTeamAccess(api, workspaceId) {
return listResources(api, GET `/team-workspaces`, teamWorkspaceSchema, {
what: 'list the team access of the workspace',
needs: 'to see the workspace as a member of the organization',
query: { 'filter[workspace][id]': workspaceId },
problems: idProblems(workspaceId),
answersAtOnce: true,
});
}
async function addAccess(api, grant) {
const { workspaceId, teamId } = grant;
const problems = [...accessProblems(grant, grant.access), ...idProblems(workspaceId, teamId)];
return api.ask(POST `/team-workspaces`, {
what: 'add the team to the workspace',
needs: MANAGE_ACCESS,
likelyCause: 'A team has one access per workspace: update the one it has, if there is one.',
class: 'create',
problems,
body: documentOf('team-workspaces', await attributesOf(api, grant, problems), {
workspace: { data: { type: 'workspaces', id: workspaceId } },
team: { data: { type: 'teams', id: teamId } },
}),
recovery: {
settles: [409, 422],
async look(api) {
const accesses = await listTeamAccess(api, workspaceId).all();
const same = accesses.find((access) => (0,wire_resource.Dl)(access, 'team') === teamId && matchesGrant(access, grant));
return same && { value: same };
},
},
read: readerOfOne(teamWorkspaceSchema),
});
}
async function attributesOf(api, change, problems) {
if (problems.length > 0)
return {};
const sentinel = change['engine-mocks'] !== undefined && (await speaksSentinel(api));
return writeAccess(change, sentinel ? 'sentinel-mocks' : 'engine-mocks');
}
const NAMES = Object.keys(CUSTOM_ATTRIBUTES);
function accessProblems(change, access) {
const problems = [];
if (access !== undefined && !ACCESS_LEVELS.includes(access)) {
problems.push(`Access is one of ${ACCESS_LEVELS.join(', ')}.`);
}
for (const name of NAMES) {
const value = change[name];
if (value === undefined)
continue;
const allowed = CUSTOM_ATTRIBUTES[name];
if (!allowed.includes(value)) {
problems.push(`${labelOf(name)} is one of ${allowed.join(', ')}.`);
}
else if (access !== undefined && access !== 'custom') {
problems.push(`${labelOf(name)} follows from the access level '${access}' and cannot be set beside it: ask for the access level 'custom' to set it.`);
}
}
return problems;
}
function writeAccess(change, mocks) {
const custom = NAMES.map((name) => [name === 'engine-mocks' ? mocks : name, change[name]]);
return { access: change.access, ...Object.fromEntries(custom) };
}
function matchesGrant(access, grant) {
const { attributes } = access;
if (attributes.access !== grant.access)
return false;
return NAMES.every((name) => {
const requested = grant[name];
if (requested === undefined)
return true;
const actual = name === 'engine-mocks' ? engineMocksOf(access) : attributes[name];
return actual === requested;
});
}
function labelOf(name) {
const words = name.replace('-', ' ');
return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
;// CONCATENATED MODULE: ./build/src/client/resources/workspaces.js
const MAY_READ = 'the permission to read the workspace';
function createWorkspaces(api) {
return {
showByName: (organization, name) => api.ask(GET `/organizations/${organization}/workspaces/${name}`, {
what: `find the workspace "${name}" of "${organization}"`,
needs: MAY_READ,
read(document) {
const workspace = readOne(document, workspaceSchema);
const named = workspace.attributes.name;
if (named.toLowerCase() === name.toLowerCase())
return workspace;
throw new Unreadable(`is about the workspace ${(0,client_errors.p)(named, 90)}`);
},
}),
show: (id) => readResource(api, workspaceSchema, id, { what: 'read the workspace', needs: MAY_READ }),
list: (organization, query = {}) => listResources(api, GET `/organizations/${organization}/workspaces`, workspaceSchema, toRequest(organization, query)),
listWithRuns: (organization, query = {}) => listPages(api, GET `/organizations/${organization}/workspaces`, {
...toRequest(organization, query),
include: { resource: 'workspaces', names: ['current_run'] },
idOf: ({ workspace }) => workspace.id,
read: (document) => readMany(document, workspaceSchema).map((workspace) => ({
workspace,
currentRun: includedOne(document, workspace, 'current-run', runSchema),
})),
}),
variables: (id) => listResources(api, GET `/workspaces/${id}/vars`, variableSchema, {
what: 'read the variables of the workspace',
needs: 'the permission to read its variables',
answersAtOnce: true,
}),
variableSets: (id) => listResources(api, GET `/workspaces/${id}/varsets`, variableSetSchema, {
what: 'list the variable sets of the workspace',
needs: 'the permission to read its variables',
}),
variablesOfSet: (id) => listResources(api, GET `/varsets/${id}/relationships/vars`, variableSchema, {
what: 'read the variables of a variable set',
needs: 'the permission to read variables',
}),
runTasks: (id) => listResources(api, GET `/workspaces/${id}/tasks`, runTaskSchema, {
what: 'read the run tasks of the workspace',
needs: MAY_READ,
}),
runTasksOfProject: (id) => listResources(api, GET `/projects/${id}/tasks`, projectTaskSchema, {
what: 'read the run tasks of the project',
needs: MAY_READ,
}),
runTasksOfOrganization: (organization) => listResources(api, GET `/organizations/${organization}/tasks`, taskSchema, {
what: `list the run tasks of "${organization}"`,
needs: 'to see the run tasks of the organization',
}),
effectiveTags: (id) => listPages(api, GET `/workspaces/${id}/effective-tag-bindings`, {
what: 'read the tags of the workspace',
needs: MAY_READ,
idOf: (tag) => tag,
read: (document) => readMany(document, tagBindingSchema).map(({ attributes: { key, value } }) => JSON.stringify([key, value ?? ''])),
}),
policySets: (organization) => listResources(api, GET `/organizations/${organization}/policy-sets`, policySetSchema, {
what: `list the policy sets of "${organization}"`,
needs: 'the permission to read policies',
}),
async overriders(organization, workspaceIds) {
const teams = await api.ask(GET `/organizations/${organization}/teams`, {
what: `list the teams of "${organization}"`,
needs: 'to see the teams of the organization',
query: { 'page[size]': '100' },
read: (document) => readMany(document, teamSchema),
});
const isDelegated = ({ attributes: { 'organization-access': access } }) => access?.['delegate-policy-overrides'] === true;
const isAsked = workspaceIds.length <= MOST_ASKED && teams.some(isDelegated);
const granted = isAsked
? await Promise.all(workspaceIds.map((id) => teamsWithOverrides(api, id)))
: [];
const mayOverride = (team) => team.attributes['organization-access']?.['manage-policy-overrides'] === true ||
(isDelegated(team) && granted.length > 0 && granted.every((ids) => ids.has(team.id)));
return teams.filter(mayOverride).map(({ attributes }) => attributes.name);
},
};
}
const variableSchema = (0,wire_resource.C5)('vars', {
key: dist.YjP(),
value: (0,wire_resource.B_)(dist.YjP()),
category: (0,wire_resource.B_)(dist.YjP()),
});
const teamSchema = (0,wire_resource.C5)('teams', {
name: dist.YjP(),
'organization-access': (0,wire_resource.B_)(dist._H3({ 'manage-policy-overrides': wire_resource.Jt, 'delegate-policy-overrides': wire_resource.Jt })),
});
const teamProjectSchema = (0,wire_resource.C5)('team-projects', {
'workspace-access': (0,wire_resource.B_)(dist._H3({ 'policy-overrides': wire_resource.Jt })),
});
const variableSetSchema = (0,wire_resource.C5)('varsets', {});
const runTaskSchema = (0,wire_resource.C5)('workspace-tasks', {});
const projectTaskSchema = (0,wire_resource.C5)('project-tasks', {});
const taskSchema = (0,wire_resource.C5)('tasks', {});
const tagBindingSchema = dist._H3({
attributes: dist._H3({ key: dist.YjP(), value: wire_resource.Qq }),
});
const policySetSchema = (0,wire_resource.C5)('policy-sets', { name: dist.YjP() });
function toRequest(organization, { tags = [], project, search }) {
const pairs = Array.isArray(tags) ? [] : Object.entries(tags);
const names = Array.isArray(tags) ? tags : Object.keys(tags);
return {
what: `list the workspaces of "${organization}"`,
needs: MAY_READ,
query: {
'search[tags]': names.length > 0 ? names.join(',') : undefined,
...Object.fromEntries(pairs.flatMap(([key, value], at) => [
[`filter[tagged][${at}][key]`, key],
[`filter[tagged][${at}][value]`, value],
])),
'filter[project][id]': project,
'search[name]': search,
},
problems: project === undefined ? [] : idProblems(project),
};
}
const MOST_ASKED = 5;
async function teamsWithOverrides(api, workspaceId) {
const ofWorkspace = listTeamAccess(api, workspaceId)
.all()
.then((all) => all.filter(({ attributes }) => attributes['policy-overrides'] === true));
const ofProject = readResource(api, workspaceSchema, workspaceId, {
what: 'read the workspace',
needs: MAY_READ,
}).then(async (workspace) => {
const projectId = (0,wire_resource.Dl)(workspace, 'project');
if (projectId === undefined)
return [];
const listing = listResources(api, GET `/team-projects`, teamProjectSchema, {
what: 'list the team access of the project',
needs: 'to see the project as a member of the organization',
query: { 'filter[project][id]': projectId },
answersAtOnce: true,
});
return (await listing.all()).filter(({ attributes }) => attributes['workspace-access']?.['policy-overrides'] === true);
});
const lists = [ofWorkspace, ofProject].map((list) => list.catch((error) => {
if (error instanceof client_errors._ && HIDDEN.includes(error.code))
return [];
throw error;
}));
const grants = (await Promise.all(lists)).flat();
return new Set(grants.flatMap((grant) => (0,wire_resource.Dl)(grant, 'team') ?? []));
}
const HIDDEN = ['not-found', 'forbidden'];
function createNames(api) {
const findByName = (type) => async (organization, name) => {
const route = GET `/organizations/${organization}/${type}`;
const listing = listResources(api, route, (0,wire_resource.C5)(type, { name: dist.YjP() }), {
what: `find "${name}" among the ${type.replace('-', ' ')} of "${organization}"`,
needs: 'the permission to read it',
query: type === 'agent-pools' ? { q: name } : { 'filter[names]': name },
});
for await (const { id, attributes } of listing)
if (attributes.name === name)
return id;
return undefined;
};
return {
project: findByName('projects'),
team: findByName('teams'),
agentPool: findByName('agent-pools'),
async ofTeam(id) {
try {
const team = await readResource(api, teamSchema, id, {
what: 'read the name of the team',
needs: 'to see the team',
});
return team.attributes.name;
}
catch (error) {
const isHidden = error instanceof client_errors._ && HIDDEN.includes(error.code);
if (!isHidden)
throw error;
return undefined;
}
},
};
}
;// CONCATENATED MODULE: ./build/src/client/http/limits.js
const SHARE_AFTER_REFUSAL = 0.6;
const LOWERED_EVERY_MS = 400;
const LEAST_SHARE = 0.04;
const REGAIN_ALONE = 0.1;
const REGAIN_CROWDED = 0.004;
function createPace(perSecond) {
let limit = perSecond;
let share = 1;
let intervalMs = 0;
let toleranceMs = 0;
let dueMs = Number.NEGATIVE_INFINITY;
let pausedMs = Number.NEGATIVE_INFINITY;
let slowedMs = Number.NEGATIVE_INFINITY;
let regainedMs = Number.NEGATIVE_INFINITY;
function updateInterval() {
const rate = limit * share;
intervalMs = 1000 / (rate * 0.9);
toleranceMs = intervalMs * (Math.max(1, Math.floor(rate * 0.1)) - 1);
}
updateInterval();
return {
book(nowMs, untilMs) {
const due = Math.max(dueMs, nowMs);
const leave = Math.max(due - toleranceMs, nowMs, pausedMs);
if (leave > untilMs)
return 'too-late';
dueMs = Math.max(due, leave) + intervalMs;
return leave - nowMs;
},
pause(untilMs) {
pausedMs = Math.max(pausedMs, untilMs);
},
limitTo(perSecondNow) {
limit = perSecondNow;
updateInterval();
},
noteRefusal(nowMs) {
regainedMs = nowMs;
if (nowMs - slowedMs < LOWERED_EVERY_MS)
return;
slowedMs = nowMs;
share = Math.max(LEAST_SHARE, share * SHARE_AFTER_REFUSAL);
dueMs = nowMs;
updateInterval();
},
noteAnswer(nowMs, others) {
if (share === 1)
return;
const perSecondAlone = (REGAIN_ALONE - REGAIN_CROWDED) * (1 - others) ** 4;
const seconds = (nowMs - regainedMs) / 1000;
share = Math.min(1, share + (REGAIN_CROWDED + perSecondAlone) * seconds);
regainedMs = nowMs;
updateInterval();
},
slowedSince: (bookedMs) => slowedMs > bookedMs,
};
}
const MOST_TOKENS = 500;
const RETRY_COST = 5;
const TIMEOUT_COST = 10;
function createRetryBudget() {
let tokens = MOST_TOKENS;
return {
pay(afterTimeout) {
const cost = afterTimeout ? TIMEOUT_COST : RETRY_COST;
if (tokens < cost)
return false;
tokens -= cost;
return true;
},
earn() {
tokens = Math.min(MOST_TOKENS, tokens + 1);
},
};
}
const SECOND_MS = 1_000;
const LEAST_ELAPSED_MS = 150;
const ON_THE_WAY_MS = 200;
const IGNORED_SHARE = 0.08;
const LEFT_TO_DECIDE = 0.6;
const LEFT_TO_NEWCOMERS = 0.5;
const ANSWER_WEIGHT = 0.8;
const ANSWER_WEIGHT_ALL_AFTER_MS = 40_000;
const PAUSE_MS = 2_000;
const STEEPNESS = 4;
const FIRST_MS = 5_000;
const FIRST_LONGEST_MS = 15_000;
const SHORT_RUN_MS = 40_000;
const SHORT_LONGEST_MS = 5_600;
const GROWTH = 1.5;
const LONGEST_MS = 45_000;
function createOtherUse() {
let others = 0;
let seenAt = Number.NEGATIVE_INFINITY;
let lastAnswer;
let sentTimes = [];
return {
others: () => others,
noteSent(nowMs) {
sentTimes = sentTimes.filter((at) => at > nowMs - 2 * SECOND_MS);
sentTimes.push(nowMs);
},
noteAnswer(nowMs, answered, refused) {
if (answered.resetMs > SECOND_MS)
return;
lastAnswer = { ...answered, seenAt: nowMs, endsAt: nowMs + answered.resetMs };
const elapsedMs = SECOND_MS - answered.resetMs;
if (elapsedMs < LEAST_ELAPSED_MS && !refused)
return;
const ownRequests = sentTimes.filter((at) => at > nowMs - elapsedMs - ON_THE_WAY_MS).length;
const usedByOthers = Math.max(0, answered.limit - answered.remaining - ownRequests);
const usedShare = usedByOthers / answered.limit;
const rate = refused ? 1 : Math.min(1, usedShare / Math.max(elapsedMs / SECOND_MS, 0.1));
const isFirst = seenAt === Number.NEGATIVE_INFINITY;
const age = Math.min(1, (nowMs - seenAt) / ANSWER_WEIGHT_ALL_AFTER_MS);
const weight = isFirst ? 1 : (ANSWER_WEIGHT * (1 + age) * elapsedMs) / (2 * SECOND_MS);
others += weight * (rate - others);
seenAt = nowMs;
},
waitMs(nowMs, watching, random) {
if (lastAnswer === undefined || others < IGNORED_SHARE || nowMs >= lastAnswer.endsAt)
return 0;
const { seenAt: answeredAt, endsAt, limit, remaining } = lastAnswer;
const left = remaining - sentTimes.filter((sentAt) => sentAt > answeredAt).length;
const leftFree = limit * (watching ? LEFT_TO_DECIDE : LEFT_TO_NEWCOMERS);
return left > leftFree ? 0 : endsAt - nowMs + 2 * SECOND_MS * others * random();
},
extraDelayMs(watching, random) {
return random() * others * (watching ? 3 : 1) * SECOND_MS;
},
pauseMs(waitedMs) {
if (others < IGNORED_SHARE)
return 0;
const pause = PAUSE_MS * Math.exp(STEEPNESS * others);
if (waitedMs < FIRST_MS)
return Math.min(FIRST_LONGEST_MS, 2 * pause);
const beyond = Math.max(0, waitedMs - SHORT_RUN_MS);
return Math.min(pause, SHORT_LONGEST_MS + GROWTH * beyond, LONGEST_MS);
},
};
}
;// CONCATENATED MODULE: ./build/src/client/shared.js
const DEFAULT_BASE = '/api/v2';
const REQUESTS_PER_SECOND = 30;
const RUN_LISTS_PER_SECOND = 0.5 / 0.9;
class Shared {
pace = createPace(REQUESTS_PER_SECOND);
runListPace = createPace(RUN_LISTS_PER_SECOND);
otherUse = createOtherUse();
retries = createRetryBudget();
identity = {};
answers = 0;
typicalAnswerMs = 0;
lastAnswerAt;
base = DEFAULT_BASE;
tokenKind = 'unknown';
refusedIncludes = new Set();
dialect;
#log;
#secrets;
#kept = new Set();
#located;
constructor(log, dialect, secrets) {
this.dialect = dialect;
this.#log = log;
this.#secrets = secrets;
}
async locate(find) {
this.#located ??= find();
try {
this.base = (await this.#located) ?? DEFAULT_BASE;
}
catch (error) {
this.#located = undefined;
throw error;
}
}
conceal(value) {
return this.#secrets.concealAll(value);
}
keepSecret(value, id) {
if (typeof value !== 'string' || this.#kept.has(value))
return;
const withoutId = value
.split('/')
.filter((segment) => segment !== id)
.join('/');
const isOnePiece = (0,model_secrets.mb)(withoutId)[0] === withoutId;
const secret = isOnePiece ? value : withoutId;
if (!this.#secrets.keep(secret))
return;
this.#kept.add(value);
this.#log.secret(secret);
}
learnFrom(headers, tookMs) {
const { identity } = this;
const divisor = this.answers === 0 ? 1 : 3;
this.typicalAnswerMs += (tookMs - this.typicalAnswerMs) / divisor;
this.answers++;
const answeredAt = Date.parse(headers['date'] ?? '');
if (!Number.isNaN(answeredAt))
this.lastAnswerAt = answeredAt;
identity.apiVersion = headers['tfp-api-version'] ?? identity.apiVersion;
identity.appName = headers['tfp-appname'] ?? identity.appName;
identity.version = headers['x-tfe-version'] || identity.version;
const limit = headers['x-ratelimit-limit'] ?? '';
if (/^\d{1,6}$/.test(limit) && Number(limit) > 0 && Number(limit) !== identity.rateLimit) {
identity.rateLimit = Number(limit);
this.pace.limitTo(identity.rateLimit);
}
}
}
;// CONCATENATED MODULE: ./build/src/client/client.js
function createClient(options) {
const origin = (0,model_origin.e)(options.origin);
const tokenProblem = problemOfToken(options.token);
if (typeof origin === 'string' || tokenProblem !== undefined) {
const problems = [origin, tokenProblem].filter((problem) => typeof problem === 'string');
const remedy = problems.join(' ');
const message = `Cannot talk to the service: ${remedy}`;
throw new client_errors._(message, {
method: 'GET',
path: '/',
code: 'invalid',
remedy,
helpCode: options.token === '' ? model_errors.Lp.noToken : undefined,
});
}
const { log, dialect = 'auto', secrets = (0,model_secrets.gE)() } = options;
const shared = new Shared(log, dialect, secrets);
shared.keepSecret(options.token);
return assembleClient(options, origin, shared);
}
function problemOfToken(token) {
if (token === '')
return 'The token is empty.';
return /^[\x21-\x7e]+$/.test(token)
? undefined
: 'The token holds spaces, line ends or other characters that no token has: copy it again.';
}
function assembleClient(options, origin, shared) {
const { token, ...ports } = options;
const api = new Api(origin, token, {
...ports,
shared,
signal: options.signal,
deadline: options.deadline ?? Number.POSITIVE_INFINITY,
watching: options.watching ?? false,
discovers: options.discovers === true && !isKnownHost(origin),
});
return {
origin: origin.origin,
workspaces: createWorkspaces(api),
names: createNames(api),
configurationVersions: createConfigurationVersions(api),
runs: createRuns(api),
policyChecks: createPolicyChecks(api),
taskStages: createTaskStages(api),
policyEvaluations: createPolicyEvaluations(api),
tfPolicyEvaluations: createTfPolicyEvaluations(api),
teamAccess: createTeamAccess(api),
agentTokens: createAgentTokens(api),
account: () => readAccount(api),
ping: () => learnIdentity(api),
with: ({ signal = options.signal, deadline = options.deadline, watching = options.watching }) => assembleClient({ ...options, signal, deadline, watching }, origin, shared),
pauseMs: (waitedMs = 0) => shared.otherUse.pauseMs(waitedMs),
answers: () => shared.answers,
typicalAnswerMs: () => shared.typicalAnswerMs,
lastAnswerAt: () => shared.lastAnswerAt,
};
}
/***/ }),
/***/ 486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
_: () => ( ServiceError),
p: () => ( plain)
});
var _model_errors_js_0_ = __nccwpck_require__(4132);
const HELP_CODES = {
unauthorized: _model_errors_js_0_ .Lp.tokenRefused,
forbidden: _model_errors_js_0_ .Lp.lacksRight,
'not-found': _model_errors_js_0_ .Lp.notFound,
'rate-limited': _model_errors_js_0_ .Lp.tooManyRequests,
'server-error': _model_errors_js_0_ .Lp.serviceFailed,
timeout: _model_errors_js_0_ .Lp.serviceFailed,
network: _model_errors_js_0_ .Lp.unreachable,
tls: _model_errors_js_0_ .Lp.unreachable,
};
class ServiceError extends Error {
name = 'ServiceError';
code;
method;
path;
seen;
status;
errors;
remedy;
retryAfterMs;
helpCode;
constructor(message, facts, options) {
super(message, options);
this.code = facts.code;
this.method = facts.method;
this.path = facts.path;
this.seen = facts.seen ?? message;
this.status = facts.status;
this.errors = facts.errors ?? [];
this.remedy = facts.remedy;
this.retryAfterMs = facts.retryAfterMs;
this.helpCode = facts.helpCode ?? HELP_CODES[facts.code];
}
}
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
const QUERY = /(https?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi;
function plain(text, longest) {
const line = text
.slice(0, longest * 2)
.replace(CONTROLS, ' ')
.replace(QUERY, '$1')
.trim();
return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
/***/ }),
/***/ 5226:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
R: () => ( createSend)
});
var node_crypto_0_ = __nccwpck_require__(7598);
var node_fs_1_ = __nccwpck_require__(3024);
var node_fs_promises_2_ = __nccwpck_require__(1455);
var node_net_3_ = __nccwpck_require__(7030);
var node_path_4_ = __nccwpck_require__(6760);
var node_stream_5_ = __nccwpck_require__(7075);
var node_stream_promises_6_ = __nccwpck_require__(6466);
var node_tls_7_ = __nccwpck_require__(1692);
var _model_ports_js_8_ = __nccwpck_require__(8471);
var _model_ended_by_js_9_ = __nccwpck_require__(7953);
var _model_proxies_js_10_ = __nccwpck_require__(4091);
var _model_quote_js_12_ = __nccwpck_require__(8187);
var _model_error_message_js_13_ = __nccwpck_require__(4271);
var _model_parse_js_14_ = __nccwpck_require__(2340);
var _model_errors_js_11_ = __nccwpck_require__(4132);
function createSend(options) {
const dispatchers = createDispatchers(options);
const send = async (request) => sendOnce(dispatchers, request);
return Object.assign(send, { close: () => dispatchers.close() });
}
function createDispatchers({ environment, caFile, tunnels: proxyTunnel = true }) {
const fileOfNode = environment['NODE_EXTRA_CA_CERTS'] ?? '';
const trustSettings = fileOfNode === '' ? [] : ['NODE_EXTRA_CA_CERTS'];
const tlsOptions = {};
if (caFile !== undefined) {
trustSettings.unshift('`ca-file`');
const files = fileOfNode === '' ? [caFile] : [caFile, fileOfNode];
tlsOptions.ca = [...node_tls_7_.rootCertificates, ...files.map(readPem)];
}
const dispatchers = new Map();
return {
routeTo(url) {
const { host: proxy = '' } = (0,_model_proxies_js_10_ .iJ)(url, environment) ?? {};
return { host: url.host, proxy, trusted: trustSettings };
},
proxyFor: (url) => (0,_model_proxies_js_10_ .iJ)(url, environment),
async choose({ url, fresh }) {
const { Agent, buildConnector, Pool, ProxyAgent } = await __nccwpck_require__.e( 752).then(__nccwpck_require__.t.bind(__nccwpck_require__, 6752, 19));
const proxy = (0,_model_proxies_js_10_ .iJ)(url, environment);
if (proxy !== undefined && proxy.url === undefined)
throw unusableProxy(proxy);
const key = `${proxy?.url?.href ?? ''} ${fresh === true}`;
const existing = dispatchers.get(key);
if (existing !== undefined)
return existing;
const options = { connect: tlsOptions, pipelining: fresh === true ? 0 : 1 };
let dispatcher;
if (proxy?.url === undefined)
dispatcher = new Agent(options);
else {
dispatcher = new ProxyAgent({
...options,
uri: proxy.url.href,
proxyTunnel,
requestTls: tlsOptions,
clientFactory: (to, settings) => {
const connect = withoutNameOfAddress(buildConnector(tlsOptions));
return watchTunnels(new Pool(to, { ...settings, connect }));
},
});
}
dispatchers.set(key, dispatcher);
return dispatcher;
},
async close() {
await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.destroy()));
dispatchers.clear();
},
};
}
function withoutNameOfAddress(connect) {
return ({ servername = '', ...options }, callback) => connect({ ...options, servername: (0,node_net_3_.isIP)(servername) === 0 ? servername : undefined }, callback);
}
function unusableProxy(proxy) {
const { variable } = proxy;
const why = (0,_model_proxies_js_10_ .oS)(proxy)
? 'names a SOCKS proxy, and only HTTP proxies are used'
: 'is not the address of a proxy';
return new _model_ports_js_8_ .w('tls', `${variable} ${why}`, {
remedy: `Write an HTTP proxy into ${variable}, as in http://HOST:PORT, or the hosts that need none into NO_PROXY.`,
});
}
function readPem(file) {
try {
const pem = (0,node_fs_1_.readFileSync)(file, 'utf8');
if (pem.includes('-----BEGIN CERTIFICATE-----'))
return pem;
throw new Error(`${file} holds no certificate in PEM form`);
}
catch (error) {
throw toLocalFailure(error);
}
}
async function toHttpResponse(answer, request) {
const { statusCode: status } = answer;
const headers = {};
for (const [name, value] of Object.entries(answer.headers)) {
if (value !== undefined && name !== '__proto__') {
headers[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
}
}
const isHtml = /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
const hasFile = status >= 200 && status <= 299 && status !== 204 && !isHtml;
if (request.file !== undefined && hasFile) {
const { 'content-length': length, 'transfer-encoding': coding = '' } = answer.headers;
if (length === undefined && !String(coding).includes('chunked')) {
answer.body.on('error', () => undefined).destroy();
throw new _model_ports_js_8_ .w('broken', 'the answer does not say how long it is');
}
const bytes = await writeWhole(request.file, readAnswer(answer, request));
return { status, headers, body: new Uint8Array(), bytes };
}
const chunks = [];
const take = status === 200 || status === 206 ? request.take : undefined;
let offset = 0;
for await (const chunk of readAnswer(answer, request)) {
if (take === undefined)
chunks.push(chunk);
else
take(chunk, offset);
offset += chunk.length;
}
return { status, headers, body: Buffer.concat(chunks) };
}
async function sendOnce(dispatchers, request) {
const stop = new AbortController();
const onAbort = () => stop.abort(new _model_ports_js_8_ .w('aborted', 'canceled'));
const onTimeout = () => {
const why = `nothing complete within ${Math.round(request.timeoutMs)} ms`;
const proxy = answer === undefined ? dispatchers.proxyFor(request.url) : undefined;
const remedy = proxy &&
`The proxy ${proxy.host} of ${proxy.variable} is between: check that it opens connections to ${request.url.host}, or write that host into NO_PROXY.`;
stop.abort(new _model_ports_js_8_ .w('timeout', why, { remedy }));
};
const timer = setTimeout(onTimeout, Math.min(request.timeoutMs, LONGEST_TIMER_MS));
request.signal?.addEventListener('abort', onAbort, { once: true });
if (request.signal?.aborted === true)
onAbort();
let file;
let answer;
try {
stop.signal.throwIfAborted();
file = isFile(request.body) ? await openBody(request.body) : undefined;
const length = isFile(request.body) ? { 'Content-Length': String(request.body.bytes) } : {};
const { origin, pathname, search } = request.url;
const dispatcher = await dispatchers.choose(request);
const requesting = dispatcher.request({
origin,
path: `${pathname}${search}`,
method: request.method,
headers: { 'accept-encoding': 'identity', ...request.headers, ...length },
body: isFile(request.body) ? streamFile(file, request.body.sent) : (request.body ?? null),
signal: stop.signal,
headersTimeout: request.silenceMs ?? request.timeoutMs,
bodyTimeout: request.silenceMs ?? request.timeoutMs,
});
answer = await (0,_model_ended_by_js_9_ .m)(stop.signal, requesting);
const received = await toHttpResponse(answer, request);
const { proxy } = dispatchers.routeTo(request.url);
return proxy === '' ? received : { ...received, proxy };
}
catch (error) {
throw stop.signal.aborted && stop.signal.reason instanceof _model_ports_js_8_ .w
? stop.signal.reason
: toTransportError(error, dispatchers.routeTo(request.url));
}
finally {
clearTimeout(timer);
request.signal?.removeEventListener('abort', onAbort);
await file?.close().catch(() => undefined);
}
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function isFile(body) {
return typeof body === 'object' && 'path' in body;
}
async function openBody(body) {
try {
const file = await (0,node_fs_promises_2_.open)(body.path, 'r');
const { size } = await file.stat();
if (size === body.bytes)
return file;
await file.close();
throw new Error(`${body.path} has ${size} bytes where ${body.bytes} were announced`);
}
catch (error) {
throw toLocalFailure(error);
}
}
function streamFile(file, sent) {
if (file === undefined)
return null;
const chunks = file.createReadStream({ autoClose: false });
async function* withProgress() {
let bytes = 0;
for await (const chunk of chunks) {
yield chunk;
sent?.((bytes += chunk.length));
}
}
return node_stream_5_.Readable.from(withProgress(), { objectMode: false });
}
async function* readAnswer(answer, { maxBytes }) {
const coding = answer.headers['content-encoding']?.toString().trim() || 'identity';
let bytes = 0;
try {
for await (const chunk of answer.body) {
bytes += chunk.length;
if (coding.toLowerCase() !== 'identity' && bytes > 0) {
const what = `the answer is compressed as ${(0,_model_quote_js_12_ .hD)(coding.slice(0, 40))}, which was not asked for`;
throw new _model_ports_js_8_ .w('broken', what);
}
if (bytes > maxBytes)
throw new _model_ports_js_8_ .w('too-large', `more than ${maxBytes} bytes`);
yield chunk;
}
}
catch (error) {
throw toTransportError(error);
}
}
async function writeWhole(file, chunks) {
const part = (0,node_path_4_.join)((0,node_path_4_.dirname)(file), `.${(0,node_path_4_.basename)(file)}.${(0,node_crypto_0_.randomUUID)()}.part`);
const stream = (0,node_fs_1_.createWriteStream)(part, { flags: 'wx' });
try {
await (0,node_stream_promises_6_.pipeline)(chunks, stream);
await (0,node_fs_promises_2_.rename)(part, file);
return stream.bytesWritten;
}
catch (error) {
await (0,node_fs_promises_2_.rm)(part, { force: true }).catch(() => undefined);
throw toLocalFailure(error);
}
}
const UNKNOWN_AUTHORITY = 'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE CERT_UNTRUSTED INVALID_CA';
const WRONG_CERTIFICATE = 'CERT_HAS_EXPIRED CERT_NOT_YET_VALID ERR_TLS_CERT_ALTNAME_INVALID HOSTNAME_MISMATCH';
const FAILURES = [
['not-sent', 'ENOTFOUND EAI_AGAIN EAI_FAIL EHOSTUNREACH ENETUNREACH EHOSTDOWN ENETDOWN'],
['not-sent', 'EADDRNOTAVAIL ECONNREFUSED UND_ERR_CONNECT_TIMEOUT'],
['timeout', 'UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT'],
['too-large', 'UND_ERR_HEADERS_OVERFLOW UND_ERR_RES_EXCEEDED_MAX_SIZE'],
['local', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'],
['tls', 'UND_ERR_INVALID_ARG UND_ERR_NOT_SUPPORTED EPROTO CERT_REJECTED CERT_REVOKED'],
['tls', `${WRONG_CERTIFICATE} ${UNKNOWN_AUTHORITY}`],
];
class ProxyUnreachable extends Error {
name = 'NoProxy';
}
function watchTunnels(client) {
const connect = client.connect.bind(client);
client.connect = async (wanted) => connect(wanted).catch((error) => {
throw new ProxyUnreachable('no connection to the proxy', { cause: error });
});
return client;
}
function toTransportError(error, route = { host: '', proxy: '', trusted: [] }) {
if (error instanceof _model_ports_js_8_ .w)
return error;
if (error instanceof ProxyUnreachable)
return failureOfProxy(error, route);
const [first = error] = error instanceof AggregateError ? error.errors : [];
const code = textFieldOf(first, 'code');
const text = (0,_model_error_message_js_13_ .g)(first);
const [, tlsReason] = /\bSSL routines:[^:]*:([^:]+):/.exec(text) ?? [];
const words = tlsReason ?? text.replace(/^Error: |; if the root CA is installed .*/g, '');
const tunnel = failureOfTunnel(error, words, route);
if (tunnel !== undefined)
return tunnel;
const message = code === '' || words.includes(code) ? words : `${words} (${code})`;
let [failure] = FAILURES.find(([, codes]) => codes.split(' ').includes(code)) ?? [];
if (/^ERR_(?:TLS|SSL)_/.test(code))
failure ??= 'tls';
failure ??= textFieldOf(first, 'syscall') === 'connect' ? 'not-sent' : 'broken';
let remedy = failure === 'tls' ? remedyForCode(code, route) : undefined;
if (remedy !== undefined && route.proxy !== '') {
remedy += ` The proxy ${route.proxy} is between: if it opens TLS to look inside, the certificate is its own.`;
}
return new _model_ports_js_8_ .w(failure, message, {
cause: error,
remedy,
code: words === NO_TLS ? 'NO_TLS' : code,
helpCode: hasUnknownAuthority(code) ? _model_errors_js_11_ .Lp.privateCertificate : undefined,
});
}
function failureOfProxy({ cause }, { proxy, ...route }) {
const answered = toTransportError(cause, { ...route, proxy: '', isProxy: true });
const { failure, message, remedy, code, helpCode } = answered;
const what = failure === 'tls' ? 'its certificate or TLS' : 'no connection to it';
return new _model_ports_js_8_ .w(failure === 'tls' || failure === 'aborted' ? failure : 'not-sent', `the proxy ${proxy} cannot be used: ${what}: ${message}`, { cause, remedy, code, helpCode });
}
function failureOfTunnel(error, words, { host, proxy }) {
const options = { cause: error };
const [, refused] = /^Proxy response \((\d{3})\)/.exec(words) ?? [];
if (refused !== undefined) {
const remedies = {
407: 'The proxy wants to know who asks: write a user and a password into HTTPS_PROXY, as in http://USER:PASSWORD@HOST:PORT.',
403: `The proxy does not allow this. Allow ${host} there, or name it in NO_PROXY.`,
};
const remedy = remedies[refused];
const failure = remedy === undefined ? 'not-sent' : 'tls';
return new _model_ports_js_8_ .w(failure, `the proxy ${proxy} answered ${refused}`, {
...options,
remedy,
});
}
if (proxy === '')
return undefined;
if (words.includes('before secure TLS connection')) {
const message = `the tunnel through the proxy ${proxy} was closed before TLS began`;
return new _model_ports_js_8_ .w('not-sent', message, options);
}
const remedy = `Either the host does not speak TLS on this port (the default is 443), or the proxy ${proxy} answered in its place: check the port in the hostname, and allow the host at the proxy.`;
return words === NO_TLS ? new _model_ports_js_8_ .w('tls', words, { ...options, remedy }) : undefined;
}
const NO_TLS = 'wrong version number';
function remedyForCode(code, { trusted, isProxy = false }) {
if (WRONG_CERTIFICATE.split(' ').includes(code)) {
return `Check the name of that ${isProxy ? 'proxy' : 'host'} and the clock of this machine. If both are right, those who run it have to renew its certificate; no setting here passes over it.`;
}
if (!hasUnknownAuthority(code))
return undefined;
return trusted.length === 0
? 'If the certificate is private, pass its authority with `ca-file`.'
: `The authority of this certificate is not in ${trusted.join(' or ')}: put it there, with every intermediate one that the host does not send itself.`;
}
function hasUnknownAuthority(code) {
return UNKNOWN_AUTHORITY.split(' ').includes(code);
}
function textFieldOf(error, name) {
const fact = (0,_model_parse_js_14_ .Pf)(error)[name];
return typeof fact === 'string' ? fact : '';
}
function toLocalFailure(error) {
if (error instanceof _model_ports_js_8_ .w)
return error;
return new _model_ports_js_8_ .w('local', (0,_model_error_message_js_13_ .g)(error), { cause: error });
}
/***/ }),
/***/ 8235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
AP: () => ( timestamps),
B_: () => ( ignoredIfInvalid),
C5: () => ( resourceSchema),
Dl: () => ( relatedId),
Jt: () => ( flag),
Mv: () => ( flags),
Qq: () => ( text),
_2: () => ( related),
gC: () => ( paginationSchema),
kG: () => ( anyResourceSchema),
u9: () => ( optionalObject),
vK: () => ( countSchema)
});
var _schema_js_0_ = __nccwpck_require__(7934);
const id = _schema_js_0_ .FsL(_schema_js_0_ .YjP(), _schema_js_0_ .BpQ(1));
const identifierSchema = _schema_js_0_ ._H3({ id, type: _schema_js_0_ .YjP() });
const relationshipSchema = _schema_js_0_ ._H3({
data: _schema_js_0_ .lqM(_schema_js_0_ .mee(_schema_js_0_ .KCZ([_schema_js_0_ .YOg(identifierSchema), identifierSchema]))),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
});
const anyResourceSchema = _schema_js_0_ ._H3({
...identifierSchema.entries,
attributes: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
relationships: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), relationshipSchema)),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
});
function related({ relationships = {} }, name) {
const spellings = [...new Set([name, name.replaceAll('-', '_')])]
.filter((spelling) => Object.hasOwn(relationships, spelling))
.map((spelling) => relationships[spelling]);
const [first, second] = spellings;
const parsed = _schema_js_0_ .xLC(relationshipSchema, first, { abortEarly: true });
const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
if (first === undefined)
return { named: undefined, unreadable: false, many: false };
if (differ || !parsed.success || parsed.output.data === undefined) {
return { named: undefined, unreadable: true, many: false };
}
const { data } = parsed.output;
const many = Array.isArray(data);
const named = data === null ? [] : [data].flat();
return { named, unreadable: false, many };
}
function relatedId(resource, name) {
const { named = [], many } = related(resource, name);
return many ? undefined : named[0]?.id;
}
function resourceSchema(type, attributes) {
return _schema_js_0_ ._H3({
id,
type: _schema_js_0_ .euz(type),
attributes: _schema_js_0_ ._H3(attributes),
relationships: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), relationshipSchema), {}),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J()), {}),
});
}
const text = _schema_js_0_ .cl6(_schema_js_0_ .YjP());
const flag = _schema_js_0_ .cl6(_schema_js_0_ .zMY());
const countSchema = _schema_js_0_ .cl6(_schema_js_0_ .aig());
const timestamps = _schema_js_0_ .cl6(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .mee(_schema_js_0_ .YjP())));
const flags = _schema_js_0_ .cl6(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .mee(_schema_js_0_ .zMY())));
function ignoredIfInvalid(schema) {
return _schema_js_0_ .cl6(_schema_js_0_ .NpB(_schema_js_0_ .mee(schema), null));
}
function optionalObject(entries) {
return _schema_js_0_ .cl6(_schema_js_0_ ._H3(entries));
}
const paginationSchema = _schema_js_0_ ._H3({
'current-page': _schema_js_0_ .aig(),
'page-size': _schema_js_0_ .lqM(_schema_js_0_ .aig()),
'prev-page': countSchema,
'next-page': countSchema,
'total-pages': countSchema,
'total-count': countSchema,
});
/***/ }),
/***/ 177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
h$: () => ( readCloudBlock),
kd: () => ( readBackends),
u0: () => ( tagWords)
});
var node_path_0_ = __nccwpck_require__(6760);
var _file_names_js_3_ = __nccwpck_require__(6817);
var _literal_js_1_ = __nccwpck_require__(2443);
var _module_files_js_2_ = __nccwpck_require__(868);
function tagWords(tags) {
if (Array.isArray(tags))
return tags;
return Object.entries(tags).map(([key, value]) => `${key}=${value}`);
}
async function readCloudBlock(files, directory, program, parsed) {
const names = (0,_file_names_js_3_ .AM)((await files.names(directory)) ?? []);
const moduleFiles = await readStateFiles(files, directory, names, parsed);
const readAs = (reader) => {
const read = new Set((0,_file_names_js_3_ .as)(reader, names));
return chooseBlock(moduleFiles.filter(({ name }) => read.has(name)));
};
if (program !== undefined || !names.some(_file_names_js_3_ .d3)) {
return describe(readAs(program ?? 'terraform'));
}
const [ofTerraform, ofTofu] = [readAs('terraform'), readAs('tofu')];
const [first, second] = [describe(ofTerraform), describe(ofTofu)];
const possible = [...first.possible, ...second.possible];
const problem = first.problem ?? second.problem;
if (problem !== undefined)
return { possible, problem };
if (writtenIn(ofTerraform) === writtenIn(ofTofu))
return first;
return { possible, difference: differenceOf(ofTerraform, ofTofu) };
}
function readStateFiles(files, directory, names, parsed) {
return (0,_module_files_js_2_ ._n)(names.map((name) => node_path_0_.posix.join(directory, name)), (path) => files.read(path), parsed, (text) => MAY_HAVE_BLOCK.test(text));
}
const MAY_HAVE_BLOCK = /backend|cloud|state_store|\\u/;
function chooseBlock(moduleFiles) {
const problems = moduleFiles.flatMap(problemsOfFile);
const declared = moduleFiles.filter(({ isOverride }) => !isOverride).flatMap(blocksOf);
problems.push(...severalProblems(declared, true));
let counting = lastOf(declared);
for (const file of moduleFiles.filter(({ isOverride }) => isOverride)) {
const blocks = blocksOf(file);
problems.push(...severalProblems(blocks, false));
counting = lastOf(blocks) ?? counting;
}
return { counting, problem: problems[0] };
}
function lastOf(blocks) {
return blocks.findLast(isCloud) ?? blocks.at(-1);
}
function isCloud({ kind, block }) {
return block.type === 'cloud' && kind === 'cloud';
}
const STATE_BLOCKS = ['cloud', 'backend', 'state_store'];
function blocksOf({ name, path, body }) {
return body.blocks
.filter(({ type }) => type === 'terraform')
.flatMap((block) => block.body.blocks)
.filter(({ type }) => STATE_BLOCKS.includes(type))
.map((block) => ({
kind: block.type === 'cloud' ? 'cloud' : (block.labels[0] ?? ''),
file: name,
at: placeOf(path, block),
block,
}));
}
function placeOf(path, { range }) {
return `${path}:${range.startLine}`;
}
function problemsOfFile({ path, body, problems, unread }) {
if (unread !== undefined) {
return [{ where: path, message: `says nothing of a \`cloud\` block: ${unread}.` }];
}
const [syntax] = problems;
if (syntax !== undefined) {
const message = `cannot be read, and a \`cloud\` block in it says nothing: ${syntax.message}. Correct that line.`;
return [{ where: placeOf(path, syntax), message }];
}
const terraform = body.blocks.filter(({ type }) => type === 'terraform');
const inside = terraform.flatMap((block) => block.body.blocks);
const misplaced = [
...body.blocks.filter(({ type }) => STATE_BLOCKS.includes(type)),
...[body, ...terraform.map((block) => block.body)].flatMap(({ attributes }) => attributes.filter(({ name }) => ['terraform', ...STATE_BLOCKS].includes(name))),
].map((item) => ({
where: placeOf(path, item),
message: `is no place for \`${'type' in item ? item.type : item.name}\`: it is a block inside of \`terraform\`. Move it there.`,
}));
const labeled = [...terraform, ...inside].flatMap((block) => {
const wanted = LABELS[block.type];
if (wanted === undefined || block.labels.length === wanted)
return [];
const rule = wanted === 0 ? 'no label' : 'one label';
return {
where: placeOf(path, block),
message: `has another number of labels than its block \`${block.type}\` can have: ${rule}. Correct that line.`,
};
});
return [...misplaced, ...labeled];
}
const LABELS = {
terraform: 0,
cloud: 0,
backend: 1,
state_store: 1,
};
function severalProblems(blocks, isExclusive) {
const clouds = blocks.filter(isCloud);
const backends = blocks.filter((block) => !isCloud(block));
const pairs = [clouds, backends];
if (isExclusive)
pairs.push([...clouds.slice(0, 1), ...backends.slice(0, 1)]);
const tooMany = pairs.find(({ length }) => length > 1);
const [first, second] = tooMany ?? [];
if (first === undefined || second === undefined)
return [];
return [
{
where: second.at,
message: `has a \`${second.block.type}\` block, and ${first.at} has a \`${first.block.type}\` block: a configuration has one of them. Remove the other.`,
},
];
}
function writtenIn({ counting }) {
return counting === undefined ? '' : writtenOut(counting.block);
}
function writtenOut(blocks) {
return JSON.stringify(blocks, (key, value) => (key === 'range' ? undefined : value));
}
function differenceOf(ofTerraform, ofTofu) {
const words = ({ counting }) => counting === undefined
? 'no block that says where the state is'
: `the \`${counting.block.type}\` block at ${counting.at}`;
const [, path = '', line = ''] = /^(.*):(\d+)$/s.exec((ofTofu.counting ?? ofTerraform.counting)?.at ?? '') ?? [];
return {
where: `${path}:${line}`,
message: `is read by one program alone: Terraform reads ${words(ofTerraform)}, and OpenTofu ${words(ofTofu)}. Write the same block for both, or name host, organization and workspace by inputs.`,
};
}
function describe({ counting, problem }) {
const isOfService = counting !== undefined && (isCloud(counting) || isRemote(counting));
if (problem !== undefined && !isOfService)
return { possible: [], problem };
if (counting === undefined)
return { possible: [] };
if (!isOfService) {
return { possible: [], backend: `the backend "${counting.kind}" at ${counting.at}` };
}
const path = counting.at.replace(/:\d+$/, '');
const { block, problem: ownProblem } = readBlock(path, counting);
const found = problem ?? ownProblem;
if (found !== undefined)
return { possible: [block], problem: found };
return { block, possible: [block] };
}
function isRemote({ kind, block }) {
return block.type === 'backend' && kind === 'remote';
}
const ARGUMENTS = ['hostname', 'organization', 'token'];
function readBlock(path, { at, block: { type, body } }) {
const inside = body.blocks.filter((block) => block.type === 'workspaces');
const [workspaces] = inside;
const names = type === 'cloud' ? ['name', 'project', 'tags'] : ['name', 'prefix'];
const unread = {};
const textOf = (setting, from, name) => {
const attribute = from?.attributes.find((each) => each.name === name);
const text = attribute === undefined ? { value: undefined } : textIn(attribute.value);
if (text === undefined)
unread[setting] ??= notWrittenOut(path, attribute);
return text?.value || undefined;
};
const found = {
at,
hostname: textOf('hostname', body, 'hostname'),
organization: textOf('organization', body, 'organization'),
workspaces: workspaces && {
name: textOf('workspaces', workspaces.body, 'name'),
prefix: textOf('workspaces', workspaces.body, 'prefix'),
project: textOf('workspaces', workspaces.body, 'project'),
},
};
const tags = workspaces?.body.attributes.find(({ name }) => name === 'tags');
if (tags !== undefined && found.workspaces !== undefined) {
const read = tagsIn(tags.value);
if (read === undefined)
unread.workspaces ??= notWrittenOut(path, tags);
else if (Object.keys(read).length > 0)
found.workspaces.tags = read;
}
if (Object.keys(unread).length > 0)
found.unread = unread;
const others = body.blocks.filter((block) => block.type !== 'workspaces');
const problem = refusedIn(path, body, ARGUMENTS) ??
(workspaces && refusedIn(path, workspaces.body, names)) ??
refusedBlock(path, [...others, ...inside.slice(1), ...(workspaces?.body.blocks ?? [])]) ??
inside.filter(({ labels }) => labels.length > 0).map((block) => refusedLabel(path, block))[0] ??
contradiction(at, found);
return { block: found, problem };
}
function notWrittenOut(path, attribute) {
return (attribute && {
where: placeOf(path, attribute),
message: `says "${attribute.name}" in a way that is not evaluated here, and Terraform takes no variable and no function there. Write it out as a text, or name it by an input.`,
});
}
function refusedIn(path, { attributes }, names) {
const seen = new Set();
for (const attribute of attributes) {
const isKnown = names.includes(attribute.name);
if (!isKnown || seen.has(attribute.name)) {
const why = isKnown ? ' a second time' : ', which is no argument of this block';
const message = `says "${attribute.name}"${why}, so Terraform refuses it. Take it out.`;
return { where: placeOf(path, attribute), message };
}
seen.add(attribute.name);
}
return undefined;
}
function refusedBlock(path, [block]) {
if (block === undefined)
return undefined;
const message = `has a block \`${block.type}\` that cannot be there, or is there already, so Terraform refuses it. Take it out.`;
return { where: placeOf(path, block), message };
}
function refusedLabel(path, block) {
const message = `has a label at its block \`${block.type}\`, which has none, so Terraform refuses it. Take it out.`;
return { where: placeOf(path, block), message };
}
function contradiction(at, { workspaces }) {
const { name, prefix, tags } = workspaces ?? {};
const other = prefix === undefined ? tags && 'tags' : 'prefix';
if (name === undefined || other === undefined)
return undefined;
const message = `names its workspace by \`name\` and by \`${other}\`: a block has one of them. Remove the other.`;
return { where: at, message };
}
function textIn(expression) {
if (expression.template !== undefined)
return undefined;
const { value, unknown } = (0,_literal_js_1_ .ww)(expression);
if (unknown !== undefined || (typeof value === 'object' && value !== null))
return undefined;
return { value: value === null ? undefined : `${value}` };
}
function tagsIn(expression) {
if (expression.kind === 'literal' && expression.value === null)
return [];
if (expression.kind === 'tuple') {
const names = expression.items.map(tagIn);
return names.every((name) => name !== undefined) ? names : undefined;
}
if (expression.kind !== 'object')
return undefined;
const pairs = expression.entries.map(({ key, value }) => [textIn(key)?.value, tagIn(value)]);
const isWhole = pairs.every((pair) => !pair.includes(undefined));
return isWhole ? Object.fromEntries(pairs) : undefined;
}
function tagIn(expression) {
if (expression.template !== undefined)
return undefined;
const { value } = (0,_literal_js_1_ .ww)(expression);
return typeof value === 'string' ? value : undefined;
}
async function readBackends(files, directory, parsed) {
const names = (0,_file_names_js_3_ .AM)((await files.names(directory)) ?? []);
const moduleFiles = await readStateFiles(files, directory, names, parsed);
const blocks = moduleFiles.flatMap(blocksOf);
const written = writtenOut(blocks.map(({ block }) => block));
return {
blocks: blocks.map(({ kind, file }) => ({ kind, file })),
written,
isCertain: moduleFiles.every(({ problems, unread }) => problems.length === 0 && unread === undefined),
isLiteral: !EVALUATED.test(written),
};
}
const EVALUATED = /"kind":"(?!literal"|tuple"|object")/;
/***/ }),
/***/ 6817:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
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
/***/ 2443:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
DK: () => ( isPathValue),
DS: () => ( isWrittenAsPath),
Ki: () => ( writtenTexts),
ww: () => ( literalsIn)
});
var _syntax_parse_hcl_js_0_ = __nccwpck_require__(351);
const UNKNOWN = { value: undefined, unknown: true };
function literalsIn(expression) {
switch (expression.kind) {
case 'literal': {
const { value, digits } = expression;
return digits === undefined || digits === String(value) ? known(value) : UNKNOWN;
}
case 'template': {
const parts = expression.parts.map(literalsIn);
const isText = parts.every(({ value }) => typeof value === 'string');
return isText ? known(parts.map(({ value }) => value).join('')) : UNKNOWN;
}
case 'operation': {
const { operator, operands } = expression;
const [operand, ...others] = operands.map(literalsIn);
const isNegative = operator === '-' && others.length === 0;
return isNegative && typeof operand?.value === 'number' ? known(-operand.value) : UNKNOWN;
}
case 'tuple': {
const items = expression.items.map(literalsIn);
return {
value: items.map(({ value }) => value ?? null),
unknown: items.some(isUnknown) ? items.map(({ unknown }) => unknown ?? false) : undefined,
};
}
case 'object':
return literalsInObject(expression.entries);
default:
return UNKNOWN;
}
}
function known(value) {
return { value, unknown: undefined };
}
function literalsInObject(entries) {
const members = new Map();
for (const entry of entries) {
const { value: key, unknown } = literalsIn(entry.key);
const name = String(key);
if (unknown !== undefined || key === null || typeof key === 'object' || members.has(name)) {
return UNKNOWN;
}
members.set(name, literalsIn(entry.value));
}
return asObject(members);
}
function asObject(members) {
const withValue = [...members].filter(([, { value }]) => value !== undefined);
const withUnknown = [...members].filter(([, member]) => isUnknown(member));
const unknown = Object.fromEntries(withUnknown.map(([name, member]) => [name, member.unknown]));
return {
value: Object.fromEntries(withValue.map(([name, { value }]) => [name, value])),
unknown: withUnknown.length > 0 ? unknown : undefined,
};
}
function isUnknown({ unknown }) {
return unknown !== undefined;
}
const COMPUTED = '\0';
const PATH = '\0path';
function writtenTexts(expression) {
const textWithMarks = joined(expression);
if (textWithMarks === undefined)
return [];
return textWithMarks.split('\n').map((line) => {
const trimmed = line.trim().normalize('NFC');
const afterPath = trimmed.startsWith(PATH);
const rest = afterPath ? trimmed.slice(PATH.length) : trimmed;
const isOtherName = afterPath && /^[^/\\]/.test(rest);
const withoutSlash = afterPath ? rest.replace(/^[/\\]+/, '') : rest;
const [text = '', ...afterComputed] = withoutSlash.split(COMPUTED);
return { text, afterPath, isComputed: isOtherName || afterComputed.length > 0 };
});
}
function joined(expression) {
switch (expression.kind) {
case 'literal':
return typeof expression.value === 'string' ? expression.value : undefined;
case 'traversal':
return isPathValue(expression) ? PATH : undefined;
case 'template':
return expression.parts
.map((part) => (part.kind === 'literal' ? String(part.value) : (joined(part) ?? COMPUTED)))
.join('');
default:
return undefined;
}
}
function isPathValue(expression) {
if (expression.kind !== 'traversal' || expression.root !== 'path')
return false;
const [step, ...more] = expression.steps;
if (step?.kind !== 'literal' || more.length > 0)
return false;
return step.value === 'module' || step.value === 'root' || step.value === 'cwd';
}
function isWrittenAsPath(text) {
return text !== '.' && /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(text);
}
/***/ }),
/***/ 868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
_n: () => ( fetchModuleFiles),
ch: () => ( TOO_LONG),
sU: () => ( parseModuleFile),
v8: () => ( CANNOT_BE_READ)
});
var node_path_0_ = __nccwpck_require__(6760);
var _file_names_js_3_ = __nccwpck_require__(6817);
var _parsed_files_js_1_ = __nccwpck_require__(7025);
var _syntax_hcl_syntax_js_2_ = __nccwpck_require__(6949);
const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js_2_ .h1} characters`;
async function fetchModuleFiles(paths, read, parsed = new _parsed_files_js_1_ .p(), isWorth = () => true) {
const files = await Promise.all(paths.map(async (path) => {
const text = await read(path);
if (text !== undefined && !isWorth(text))
return [];
return [parseModuleFile(path, text ?? { why: CANNOT_BE_READ }, parsed)];
}));
return files.flat();
}
function parseModuleFile(path, text, parsed) {
const name = (0,node_path_0_.basename)(path);
const identity = { name, path, isOverride: (0,_file_names_js_3_ .jn)(name) };
const withoutText = (unread) => ({
...identity,
text: '',
body: { attributes: [], blocks: [] },
problems: [],
unread,
});
if (typeof text !== 'string')
return withoutText(text.why);
if (text.length > _syntax_hcl_syntax_js_2_ .h1)
return withoutText(TOO_LONG);
return { ...identity, ...parsed.parse(name, text), text, unread: undefined };
}
/***/ }),
/***/ 7025:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
p: () => ( ParsedFiles)
});
var file_names = __nccwpck_require__(6817);
var error_message = __nccwpck_require__(4271);
var hcl_syntax = __nccwpck_require__(6949);
var parse_hcl = __nccwpck_require__(351);
var hcl_scanner = __nccwpck_require__(854);
var read_json = __nccwpck_require__(9611);
;// CONCATENATED MODULE: ./build/src/configuration/syntax/parse-file.js
function parseFile(name, text) {
return (0,file_names.i)(name) ? readJsonBody(text) : (0,parse_hcl.z)(text);
}
const LABELS = new Map([
['resource', 2],
['data', 2],
['ephemeral', 2],
['action', 2],
['module', 1],
['provider', 1],
['variable', 1],
['output', 1],
['check', 1],
['locals', 0],
['terraform', 0],
]);
const INSIDE_TERRAFORM = new Map([
['backend', 1],
['cloud', 0],
['state_store', 1],
]);
const INSIDE_CLOUD = new Map([['workspaces', 0]]);
function typesInside(type) {
if (type === 'terraform')
return INSIDE_TERRAFORM;
return type === 'cloud' || type === 'backend' ? INSIDE_CLOUD : new Map();
}
const COMMENT = '//';
function readJsonBody(text) {
const { body, problems } = new BodyReader(text);
return { body, problems };
}
class BodyReader {
problems = [];
body = { attributes: [], blocks: [] };
ranges;
constructor(written) {
const text = written.replace(/^\uFEFF/, '');
this.ranges = new hcl_scanner.wB(text);
try {
this.addTo(this.body, entriesOf((0,read_json.X)(text)), LABELS);
}
catch (error) {
const message = (0,error_message.g)(error).replace(/ \(line \d+ column \d+\)$/, '');
this.problems.push({ message, range: hcl_syntax.wv });
this.body = { attributes: [], blocks: [] };
}
}
addTo(body, entries, types) {
for (const entry of entries) {
if (entry.name === COMMENT)
continue;
const labelCount = types.get(entry.name);
if (labelCount === undefined) {
body.attributes.push(this.attribute(entry));
continue;
}
const blocks = this.blocks(entry, entry.name, [], labelCount);
for (const block of blocks)
body.blocks.push(block);
}
}
blocks(entry, type, labels, labelCount) {
if (labels.length < labelCount) {
const named = this.objects(entry).flat();
if (named.length === 0 && holdsBlocks(entry.value)) {
const message = `"${entry.name}" holds blocks by their names, and no name is there`;
this.problems.push({ message, range: this.rangeOf(entry) });
}
return named.flatMap((inner) => this.blocks(inner, type, [...labels, inner.name], labelCount));
}
return this.objects(entry).map((entries) => {
const body = { attributes: [], blocks: [] };
this.addTo(body, entries, typesInside(type));
return { type, labels, body, range: this.rangeOf(entry) };
});
}
objects(entry) {
const { value } = entry;
if (!holdsBlocks(value)) {
const message = `"${entry.name}" holds blocks, and this is no object and no list of objects`;
this.problems.push({ message, range: this.rangeOf(entry) });
}
return objectsOf(value);
}
attribute(entry) {
return { name: entry.name, value: this.expression(entry.value), range: this.rangeOf(entry) };
}
expression(json) {
const range = this.ranges.between(json.from, json.to);
if (json.kind === 'list') {
return { kind: 'tuple', items: json.items.map((item) => this.expression(item)), range };
}
if (json.kind === 'object') {
const entries = json.entries.map(({ name, from, to, value }) => {
const key = this.template(name, this.ranges.between(from, to));
return { key, value: this.expression(value) };
});
return { kind: 'object', entries, range };
}
const { value } = json;
if (typeof value === 'string')
return this.template(value, range);
return { kind: 'literal', value, range };
}
template(text, range) {
const { value, problems } = (0,parse_hcl.Q)(text, range);
for (const { message } of problems)
this.problems.push({ message, range });
return /[$%]\{/.test(text) ? { ...value, template: text } : value;
}
rangeOf({ from, value }) {
return this.ranges.between(from, value.to);
}
}
function entriesOf(json) {
return objectsOf(json).flat();
}
function objectsOf(json) {
if (json.kind === 'list') {
return json.items.flatMap((item) => (item.kind === 'literal' ? [[]] : objectsOf(item)));
}
return json.kind === 'object' ? [json.entries] : [];
}
function holdsBlocks(json) {
if (json.kind === 'list')
return json.items.every(holdsBlocks);
return json.kind === 'object' || json.value === null;
}
;// CONCATENATED MODULE: ./build/src/configuration/parsed-files.js
const MOST_CHARACTERS = 5_000_000;
class ParsedFiles {
files = new Map();
characters = 0;
parse(name, text) {
const key = `${(0,file_names.i)(name) ? 'json' : 'hcl'} ${text}`;
const known = this.files.get(key);
if (known !== undefined)
return known;
const file = parseFile(name, text);
this.files.set(key, file);
this.characters += key.length;
for (const oldest of this.files.keys()) {
if (this.characters <= MOST_CHARACTERS)
break;
this.files.delete(oldest);
this.characters -= oldest.length;
}
return file;
}
}
/***/ }),
/***/ 854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Op: () => ( HclScanner),
gZ: () => ( TOO_DEEP),
sG: () => ( Malformed),
wB: () => ( TextRanges)
});
var _model_address_js_0_ = __nccwpck_require__(3543);
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
/***/ 6949:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
CI: () => ( partsOf),
bK: () => ( literalText),
h1: () => ( FILE_LIMIT),
wv: () => ( TOP),
yo: () => ( attributeIn)
});
const TOP = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
const FILE_LIMIT = 4_000_000;
function partsOf(expression) {
switch (expression.kind) {
case 'tuple':
return expression.items;
case 'object':
return expression.entries.flatMap(({ key, value }) => [key, value]);
case 'access':
return [expression.of, ...expression.steps];
case 'conditional':
return [expression.condition, expression.yes, expression.no];
case 'operation':
return expression.operands;
case 'other':
return expression.inside ?? [];
}
}
function literalText(value) {
return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined;
}
function attributeIn(body, name) {
return body?.attributes.find((attribute) => attribute.name === name)?.value;
}
/***/ }),
/***/ 351:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
z: () => ( parseHcl),
Q: () => ( parseTemplate)
});
var hcl_scanner = __nccwpck_require__(854);
var hcl_syntax = __nccwpck_require__(6949);
var read_json = __nccwpck_require__(9611);
var address = __nccwpck_require__(3543);
;// CONCATENATED MODULE: ./build/src/configuration/syntax/template-parser.js
const ESCAPE = /\\(?:[nrt"\\]|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})/y;
const HEREDOC = new RegExp(`<<(-?)(${address.cS})\\r?\\n`, 'uy');
class TemplateParser extends hcl_scanner.Op {
wholeTemplate() {
const pieces = this.readPieces({ kind: 'file' }, []);
return this.joinPieces(pieces, pieces.texts.map(unescapeTemplate), 0);
}
quotedTemplate() {
const start = this.at++;
const pieces = this.deeper(() => this.readPieces({ kind: 'quote' }, []));
return this.joinPieces(pieces, pieces.texts.map(decodeQuoted), start);
}
heredoc() {
const start = this.at;
const heredoc = this.match(HEREDOC);
if (heredoc === undefined)
throw this.unexpected();
const marker = String(heredoc[2]);
const pieces = this.deeper(() => this.readPieces({ kind: 'heredoc', marker }, []));
return this.joinPieces(pieces, decodeHeredoc(pieces.texts, heredoc[1] === '-'), start);
}
readPieces(end, until) {
const pieces = { texts: [], holes: [], stripped: false };
let from = this.at;
for (;;) {
if (this.at >= this.text.length) {
if (end.kind !== 'file' || until.length > 0)
throw new hcl_scanner.sG('a text does not end', from);
pieces.texts.push(this.text.slice(from));
return pieces;
}
if (this.endsHere(end, from, pieces)) {
if (until.length > 0)
throw this.unexpected();
return pieces;
}
const character = this.text.charAt(this.at);
if (character === '\\' && end.kind === 'quote') {
if (this.match(ESCAPE) === undefined)
throw this.unexpected();
}
else if ((character === '$' || character === '%') && this.opensHole(character)) {
pieces.texts.push(this.text.slice(from, this.at));
this.at += 2;
if (this.take('~'))
pieces.stripped = true;
if (character === '$')
this.interpolation(pieces);
else if (this.directive(end, until, pieces))
return pieces;
from = this.at;
if (end.kind === 'heredoc')
this.checkLine(end.marker);
}
else
this.at++;
}
}
endsHere(end, from, pieces) {
const character = this.text[this.at];
if (end.kind === 'quote') {
if (character === '\n' || character === '\r')
throw this.unexpected();
if (character !== '"')
return false;
pieces.texts.push(this.text.slice(from, this.at++));
return true;
}
if (end.kind === 'file' || this.text[this.at - 1] !== '\n')
return false;
const { line, next } = this.lineHere();
if (line.trim() !== end.marker)
return false;
pieces.texts.push(this.text.slice(from, this.at));
this.at = next;
return true;
}
checkLine(marker) {
let afterBlanks = this.at;
while (/[^\S\n]/.test(this.text.charAt(afterBlanks)))
afterBlanks++;
const mayEnd = this.text.startsWith(marker, afterBlanks);
if (mayEnd && this.lineHere().line.trim() === marker) {
throw new hcl_scanner.sG('where this text ends is not clear', this.at);
}
}
opensHole(sign) {
let end = this.at;
while (this.text[end] === sign)
end++;
const count = end - this.at;
if (this.text[end] !== '{') {
this.at = end - 1;
return false;
}
if (count > 2)
throw new hcl_scanner.sG(`"${sign.repeat(3)}{" is not clear`, this.at);
if (count === 2)
this.at = end;
return count === 1;
}
interpolation(pieces) {
this.inBrackets(true, () => {
pieces.holes.push(this.expression());
this.closeHole(pieces);
});
}
directive(end, until, pieces) {
const start = this.at;
return this.inBrackets(true, () => {
this.skip();
const word = this.identifier() ?? '';
if (until.includes(word)) {
pieces.keyword = word;
this.closeHole(pieces);
return true;
}
if (word !== 'if' && word !== 'for')
throw this.unexpected();
const hole = word === 'if' ? this.ifHole(end, pieces) : this.forHole(end, pieces);
const text = this.text.slice(start, Math.min(this.at, start + 200));
pieces.holes.push({ kind: 'other', text, inside: hole, range: this.range(start) });
return false;
});
}
ifHole(end, pieces) {
const condition = this.expression();
this.closeHole(pieces);
const yes = this.readPieces(end, ['else', 'endif']);
const parts = yes.keyword === 'else' ? [yes, this.readPieces(end, ['endif'])] : [yes];
return [condition, ...parts.map((part) => this.undecoded(part))];
}
forHole(end, pieces) {
const start = this.at;
const intro = this.forIntro();
this.closeHole(pieces);
const value = this.undecoded(this.readPieces(end, ['endfor']));
const rest = { key: undefined, condition: undefined, grouped: false };
return [{ kind: 'for', ...intro, ...rest, value, range: this.range(start) }];
}
forIntro() {
this.skip();
const first = this.identifier();
this.skip();
let second;
if (this.take(',')) {
this.skip();
second = this.identifier();
}
this.skip();
if (first === undefined || this.identifier() !== 'in')
throw this.unexpected();
const collection = this.expression();
return second === undefined
? { keyName: undefined, valueName: first, collection }
: { keyName: first, valueName: second, collection };
}
closeHole(pieces) {
this.skip();
if (this.take('~'))
pieces.stripped = true;
if (!this.take('}'))
throw this.unexpected();
}
undecoded({ texts, holes }) {
const text = texts.join('');
return { kind: 'other', text, inside: holes, range: this.range(this.at) };
}
joinPieces({ holes, stripped }, texts, start) {
const range = this.range(start);
if (stripped) {
return { kind: 'other', text: this.text.slice(start, this.at), inside: holes, range };
}
const parts = texts.flatMap((text, index) => {
const hole = holes[index];
const literal = { kind: 'literal', value: text, range };
return [text === '' ? undefined : literal, hole].filter((part) => part !== undefined);
});
if (parts.length > 1)
return { kind: 'template', parts, range };
return parts[0] ?? { kind: 'literal', value: '', range };
}
}
const SIMPLE_ESCAPES = { n: '\n', r: '\r', t: '\t' };
function decodeQuoted(text) {
return text.replace(/([$%])\1\{|\\(?:u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|([nrt"\\]))/g, (written, templateSign, simple) => {
if (templateSign !== undefined)
return `${templateSign}{`;
if (simple !== undefined)
return SIMPLE_ESCAPES[simple] ?? simple;
const codePoint = parseInt(written.slice(2), 16);
return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : written;
});
}
function decodeHeredoc(texts, isIndented) {
if (!isIndented)
return texts.map(unescapeTemplate);
const linesOfTexts = texts.map((text) => text.split('\n'));
const isIndentedLine = (line, at, textAt) => {
if (textAt > 0 && at === 0)
return false;
const isBeforeHole = textAt < texts.length - 1 && at + 1 === linesOfTexts[textAt]?.length;
return isBeforeHole || line.trim() !== '';
};
const indentations = linesOfTexts.flatMap((lines, textAt) => lines
.filter((line, at) => isIndentedLine(line, at, textAt))
.map((line) => line.length - line.trimStart().length));
const removed = indentations.reduce((least, width) => Math.min(least, width), Infinity);
return linesOfTexts.map((lines, textAt) => {
const left = lines.map((line, at) => isIndentedLine(line, at, textAt) ? line.slice(removed) : line);
return unescapeTemplate(left.join('\n'));
});
}
function unescapeTemplate(text) {
return text.replaceAll('$${', '${').replaceAll('%%{', '%{');
}
;// CONCATENATED MODULE: ./build/src/configuration/syntax/parse-hcl.js
const MOST_PROBLEMS = 20;
function parseHcl(text) {
const parser = new HclParser(text);
return { body: parser.file(), problems: parser.problems };
}
function parseTemplate(text, around) {
const parser = new HclParser(text, around);
try {
return { value: parser.wholeTemplate(), problems: parser.problems };
}
catch (error) {
parser.addProblem(error);
return { value: { kind: 'other', text, range: around ?? hcl_syntax.wv }, problems: parser.problems };
}
}
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ONE_LINE = 'a block on one line has one argument at most, and no block in it';
const NOT_CLOSED = 'the block that begins here has no "}"';
const LEVELS = [['||'], ['&&'], ['==', '!='], ['<=', '>=', '<', '>'], ['+', '-'], ['*', '/', '%']];
class HclParser extends TemplateParser {
problems = [];
file() {
const loneReturn = /\r(?!\n)/.exec(this.text);
if (loneReturn) {
this.addProblem(new hcl_scanner.sG('a line ends in a way that is not clear', loneReturn.index));
}
return this.body();
}
addProblem(error) {
const isMalformed = error instanceof hcl_scanner.sG;
const range = isMalformed ? this.range(error.at, error.at) : hcl_syntax.wv;
this.problems.push({ message: isMalformed ? error.message : hcl_scanner.gZ, range });
}
body(blockStart) {
const body = { attributes: [], blocks: [] };
const { depth } = this;
for (;;) {
try {
this.skipsLineEnds = true;
this.skip();
this.skipsLineEnds = false;
if (this.at >= this.text.length) {
if (blockStart !== undefined)
this.addProblem(new hcl_scanner.sG(NOT_CLOSED, blockStart));
return body;
}
if (blockStart !== undefined && this.take('}'))
return body;
this.item(body);
this.skip();
if (!this.isAtLineEnd())
throw this.unexpected();
}
catch (error) {
this.addProblem(error);
this.depth = depth;
const end = this.text.indexOf('\n', this.at);
const stops = end < 0 || this.problems.length >= MOST_PROBLEMS;
if (stops || !(error instanceof hcl_scanner.sG)) {
this.at = this.text.length;
return body;
}
this.at = end;
}
}
}
item(body) {
const start = this.at;
const name = this.identifier();
if (name === undefined)
throw this.unexpected();
this.skip();
if (this.text[this.at] === '=' && this.text[this.at + 1] !== '=') {
this.at++;
const value = this.expression();
body.attributes.push({ name, value, range: this.range(start) });
return;
}
const labels = [];
while (!this.take('{')) {
labels.push(this.label());
this.skip();
}
this.skip();
const inner = this.deeper(() => (this.isAtLineEnd() ? this.body(start) : this.oneLine()));
body.blocks.push({ type: name, labels, body: inner, range: this.range(start) });
}
isAtLineEnd() {
return this.at >= this.text.length || /[\r\n]/.test(this.text.charAt(this.at));
}
oneLine() {
const body = { attributes: [], blocks: [] };
const start = this.at;
if (this.take('}'))
return body;
this.item(body);
this.skip();
if (body.blocks.length > 0)
throw new hcl_scanner.sG(ONE_LINE, start);
if (!this.take('}'))
throw this.unexpected();
return body;
}
label() {
const word = this.identifier();
if (word !== undefined)
return word;
if (this.text[this.at] !== '"')
throw this.unexpected();
const value = this.quotedTemplate();
if (value.kind !== 'literal')
throw this.unexpected();
return String(value.value);
}
expression() {
return this.deeper(() => {
this.skip();
const start = this.at;
const condition = this.binary(0);
this.skip();
if (this.text[this.at] !== '?')
return condition;
this.at++;
const yes = this.expression();
this.expect(':');
const no = this.expression();
return { kind: 'conditional', condition, yes, no, range: this.range(start) };
});
}
binary(level) {
const operators = LEVELS[level];
if (operators === undefined)
return this.unary();
this.skip();
const start = this.at;
let left = this.binary(level + 1);
for (;;) {
this.skip();
const operator = operators.find((candidate) => this.text.startsWith(candidate, this.at));
if (operator === undefined)
return left;
this.at += operator.length;
const right = this.binary(level + 1);
left = { kind: 'operation', operator, operands: [left, right], range: this.range(start) };
}
}
unary() {
this.skip();
const start = this.at;
const operator = this.text[start];
if (operator !== '-' && operator !== '!')
return this.withSteps();
this.at++;
const operand = this.deeper(() => this.unary());
return { kind: 'operation', operator, operands: [operand], range: this.range(start) };
}
withSteps() {
const start = this.at;
let of = this.term();
let steps = [];
let isSplat = false;
const beginSplat = () => {
if (isSplat)
return;
of = this.withStepsOn(of, steps, start);
steps = [];
isSplat = true;
};
for (;;) {
const before = this.at;
this.skip();
if (this.text[this.at] === '.' && this.text[this.at + 1] !== '.') {
this.at++;
this.skip();
if (this.take('*'))
beginSplat();
else
this.readStep(steps);
}
else if (this.take('[')) {
const index = this.inBrackets(true, () => {
this.skip();
const key = this.take('*') ? undefined : this.expression();
this.expect(']');
return key;
});
if (index === undefined)
beginSplat();
else
steps.push(index);
}
else {
this.at = before;
break;
}
}
if (!isSplat)
return this.withStepsOn(of, steps, start);
const text = this.text.slice(start, this.at);
return { kind: 'other', text, inside: [of, ...steps], range: this.range(start) };
}
withStepsOn(of, steps, start) {
if (steps.length === 0)
return of;
const range = this.range(start);
if (of.kind === 'traversal')
return { ...of, steps: [...of.steps, ...steps], range };
return { kind: 'access', of, steps, range };
}
readStep(steps) {
const start = this.at;
const name = this.identifier();
const indexes = name === undefined ? this.match(/\d+(?:\.\d+)*/y)?.[0] : undefined;
const values = name === undefined ? indexes?.split('.').map(Number) : [name];
if (values === undefined)
throw this.unexpected();
const range = this.range(start);
steps.push(...values.map((value) => ({ kind: 'literal', value, range })));
}
term() {
const start = this.at;
switch (this.text[start]) {
case '(': {
this.at++;
return this.inBrackets(true, () => {
const value = this.expression();
this.expect(')');
return value;
});
}
case '"':
return this.quotedTemplate();
case '<':
return this.heredoc();
case '[':
this.at++;
return this.inBrackets(true, () => this.tuple(start));
case '{':
this.at++;
return this.inBrackets(false, () => this.object(start));
default:
}
const number = this.match(NUMBER)?.[0];
if (number !== undefined) {
const literal = this.literal(Number(number), start);
return (0,read_json.Y)(number) ? literal : { ...literal, digits: number };
}
const name = this.identifier();
if (name === undefined)
throw this.unexpected();
return this.nameOrCall(name, start);
}
nameOrCall(first, start) {
let name = first;
let end = this.at;
for (;;) {
this.skip();
if (!this.take('::'))
break;
this.skip();
const part = this.identifier();
if (part === undefined)
throw this.unexpected();
name += `::${part}`;
end = this.at;
}
if (this.take('('))
return this.inBrackets(true, () => this.call(name, start));
this.at = end;
if (name !== first)
throw this.unexpected();
if (name === 'true' || name === 'false')
return this.literal(name === 'true', start);
if (name === 'null')
return this.literal(null, start);
return { kind: 'traversal', root: name, steps: [], range: this.range(start) };
}
call(name, start) {
const values = [];
let expand = false;
for (;;) {
this.skip();
if (this.take(')'))
break;
if (expand)
throw this.unexpected();
values.push(this.expression());
this.skip();
if (this.take('...'))
expand = true;
else if (!this.take(',') && this.text[this.at] !== ')')
throw this.unexpected();
}
return { kind: 'call', name, arguments: values, expand, range: this.range(start) };
}
tuple(start) {
if (this.isFor())
return this.forExpression(start, ']');
const items = [];
for (;;) {
this.skip();
if (this.take(']'))
break;
items.push(this.expression());
this.skip();
if (!this.take(',') && this.text[this.at] !== ']')
throw this.unexpected();
}
return { kind: 'tuple', items, range: this.range(start) };
}
object(start) {
const isFor = this.inBrackets(true, () => this.isFor());
if (isFor)
return this.inBrackets(true, () => this.forExpression(start, '}'));
const entries = [];
for (;;) {
this.inBrackets(true, () => this.skip());
if (this.take('}'))
break;
const key = this.objectKey();
this.skip();
if (!this.take('=') && !this.take(':'))
throw this.unexpected();
entries.push({ key, value: this.expression() });
this.skip();
const isEnd = this.take(',') || /[\r\n}]/.test(this.text.charAt(this.at));
if (!isEnd)
throw this.unexpected();
}
return { kind: 'object', entries, range: this.range(start) };
}
objectKey() {
const start = this.at;
const isInParentheses = this.text[start] === '(';
const key = this.expression();
if (key.kind !== 'traversal' || isInParentheses)
return key;
const { range } = key;
if (key.steps.length === 0)
return { kind: 'literal', value: key.root, range };
const text = this.text.slice(start, this.at).trimEnd();
return { kind: 'other', text, inside: [key], range };
}
isFor() {
this.skip();
const before = this.at;
if (this.identifier() === 'for') {
this.skip();
if (!/[=:,}\]]/.test(this.text.charAt(this.at)))
return true;
}
this.at = before;
return false;
}
forExpression(start, end) {
const intro = this.forIntro();
this.expect(':');
const first = this.expression();
this.skip();
const second = this.take('=>') ? this.expression() : undefined;
this.skip();
const grouped = this.take('...');
this.skip();
const condition = this.text.startsWith('if', this.at) && this.identifier() === 'if'
? this.expression()
: undefined;
this.expect(end);
const [key, value] = second === undefined ? [undefined, first] : [first, second];
return { kind: 'for', ...intro, key, value, condition, grouped, range: this.range(start) };
}
literal(value, start) {
return { kind: 'literal', value, range: this.range(start) };
}
}
/***/ }),
/***/ 9611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
X: () => ( readRepeatedJson),
Y: () => ( hasExactDigits)
});
var _hcl_scanner_js_0_ = __nccwpck_require__(854);
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
/***/ 6281:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
K$: () => ( GateStop),
N3: () => ( noneIfNotFound),
Zk: () => ( isForgiven),
dL: () => ( endReasonAt),
g5: () => ( failureOf),
vu: () => ( isRefusal),
wS: () => ( CANCELED)
});
var _archive_pack_js_0_ = __nccwpck_require__(847);
var _client_errors_js_1_ = __nccwpck_require__(486);
var _model_doubt_js_3_ = __nccwpck_require__(9733);
var _model_errors_js_2_ = __nccwpck_require__(4132);
class GateStop extends Error {
name = 'GateStop';
kind;
errored;
helpCode;
constructor(kind, { text, code }, options = {}) {
super(text);
this.helpCode = code;
this.kind = kind;
this.errored = options.errored ?? false;
}
}
const CANCELED = { code: _model_errors_js_2_ .Lp.canceled, text: 'The check was canceled.' };
function endReasonAt(deadline, { clock, signal }) {
if (signal.aborted)
return 'aborted';
return clock.now() >= deadline ? 'timeout' : undefined;
}
function failureOf(error, ended) {
if (ended === 'aborted')
return { kind: 'canceled', ...CANCELED };
return { kind: failureKindOf(error, ended), ...(0,_model_doubt_js_3_ .k)(error) };
}
function failureKindOf(error, ended) {
if (error instanceof GateStop)
return error.kind;
if (error instanceof _archive_pack_js_0_ .ql)
return 'archive';
if (ended !== undefined)
return ended;
return error instanceof _client_errors_js_1_ ._ ? (SERVICE_FAILURES[error.code] ?? 'service') : 'archive';
}
const SERVICE_FAILURES = {
unauthorized: 'refused',
forbidden: 'refused',
'not-found': 'refused',
'too-large': 'too-large',
local: 'archive',
network: 'network',
timeout: 'network',
tls: 'network',
aborted: 'canceled',
invalid: 'input',
};
function noneIfNotFound(error) {
if (!(error instanceof _client_errors_js_1_ ._) || error.code !== 'not-found')
throw error;
}
function isRefusal(error) {
return (error instanceof _client_errors_js_1_ ._ && (error.code === 'not-found' || error.code === 'forbidden'));
}
function isForgiven(error, failures) {
if (!(error instanceof _client_errors_js_1_ ._))
return false;
if (error.code === 'unreadable')
return failures < 3;
return ['network', 'timeout', 'server-error'].includes(error.code);
}
/***/ }),
/***/ 585:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
o5: () => ( checkoutOf),
lw: () => ( detectJob),
SU: () => ( hostRowOf),
RW: () => ( hostRunOf),
Hx: () => ( isAnyCi),
cr: () => ( isTargetSet),
B1: () => ( loadHost),
W0: () => ( serverToAsk),
wl: () => ( startersOf),
nj: () => ( valuesOfHostVariables)
});
var external_node_path_ = __nccwpck_require__(6760);
var origin = __nccwpck_require__(3861);
var own_pages = __nccwpck_require__(7694);
var commit_id = __nccwpck_require__(6238);
var request_base = __nccwpck_require__(4610);
var host = __nccwpck_require__(95);
var registry = __nccwpck_require__(7006);
;// CONCATENATED MODULE: ./node_modules/ci-info/vendors.json
const vendors_namespaceObject = JSON.parse('[{"name":"Agola CI","constant":"AGOLA","env":"AGOLA_GIT_REF","pr":"AGOLA_PULL_REQUEST_ID"},{"name":"Alpic","constant":"ALPIC","env":"ALPIC_HOST"},{"name":"Appcircle","constant":"APPCIRCLE","env":"AC_APPCIRCLE","pr":{"env":"AC_GIT_PR","ne":"false"}},{"name":"AppVeyor","constant":"APPVEYOR","env":"APPVEYOR","pr":"APPVEYOR_PULL_REQUEST_NUMBER"},{"name":"AWS CodeBuild","constant":"CODEBUILD","env":"CODEBUILD_BUILD_ARN","pr":{"env":"CODEBUILD_WEBHOOK_EVENT","any":["PULL_REQUEST_CREATED","PULL_REQUEST_UPDATED","PULL_REQUEST_REOPENED"]}},{"name":"Azure Pipelines","constant":"AZURE_PIPELINES","env":"TF_BUILD","pr":{"BUILD_REASON":"PullRequest"}},{"name":"Bamboo","constant":"BAMBOO","env":"bamboo_planKey"},{"name":"Bitbucket Pipelines","constant":"BITBUCKET","env":"BITBUCKET_COMMIT","pr":"BITBUCKET_PR_ID"},{"name":"Bitrise","constant":"BITRISE","env":"BITRISE_IO","pr":"BITRISE_PULL_REQUEST"},{"name":"Buddy","constant":"BUDDY","env":"BUDDY_WORKSPACE_ID","pr":"BUDDY_EXECUTION_PULL_REQUEST_ID"},{"name":"Buildkite","constant":"BUILDKITE","env":"BUILDKITE","pr":{"env":"BUILDKITE_PULL_REQUEST","ne":"false"}},{"name":"Capawesome Cloud","constant":"CAPAWESOME_CLOUD","env":"CAPAWESOME_CLOUD"},{"name":"CircleCI","constant":"CIRCLE","env":"CIRCLECI","pr":"CIRCLE_PULL_REQUEST"},{"name":"Cirrus CI","constant":"CIRRUS","env":"CIRRUS_CI","pr":"CIRRUS_PR"},{"name":"Cloudflare Pages","constant":"CLOUDFLARE_PAGES","env":"CF_PAGES"},{"name":"Cloudflare Workers","constant":"CLOUDFLARE_WORKERS","env":"WORKERS_CI"},{"name":"Codefresh","constant":"CODEFRESH","env":"CF_BUILD_ID","pr":{"any":["CF_PULL_REQUEST_NUMBER","CF_PULL_REQUEST_ID"]}},{"name":"Codemagic","constant":"CODEMAGIC","env":"CM_BUILD_ID","pr":"CM_PULL_REQUEST"},{"name":"Codeship","constant":"CODESHIP","env":{"CI_NAME":"codeship"}},{"name":"Drone","constant":"DRONE","env":"DRONE","pr":{"DRONE_BUILD_EVENT":"pull_request"}},{"name":"dsari","constant":"DSARI","env":"DSARI"},{"name":"Earthly","constant":"EARTHLY","env":"EARTHLY_CI"},{"name":"Expo Application Services","constant":"EAS","env":"EAS_BUILD"},{"name":"Gerrit","constant":"GERRIT","env":"GERRIT_PROJECT"},{"name":"Gitea Actions","constant":"GITEA_ACTIONS","env":"GITEA_ACTIONS"},{"name":"GitHub Actions","constant":"GITHUB_ACTIONS","env":"GITHUB_ACTIONS","pr":{"GITHUB_EVENT_NAME":"pull_request"}},{"name":"GitLab CI","constant":"GITLAB","env":"GITLAB_CI","pr":"CI_MERGE_REQUEST_ID"},{"name":"GoCD","constant":"GOCD","env":"GO_PIPELINE_LABEL"},{"name":"Google Cloud Build","constant":"GOOGLE_CLOUD_BUILD","env":"BUILDER_OUTPUT"},{"name":"Harness CI","constant":"HARNESS","env":"HARNESS_BUILD_ID"},{"name":"Heroku","constant":"HEROKU","env":{"env":"NODE","includes":"/app/.heroku/node/bin/node"}},{"name":"Hudson","constant":"HUDSON","env":"HUDSON_URL"},{"name":"Jenkins","constant":"JENKINS","env":["JENKINS_URL","BUILD_ID"],"pr":{"any":["ghprbPullId","CHANGE_ID"]}},{"name":"LayerCI","constant":"LAYERCI","env":"LAYERCI","pr":"LAYERCI_PULL_REQUEST"},{"name":"Magnum CI","constant":"MAGNUM","env":"MAGNUM"},{"name":"Netlify CI","constant":"NETLIFY","env":"NETLIFY","pr":{"env":"PULL_REQUEST","ne":"false"}},{"name":"Nevercode","constant":"NEVERCODE","env":"NEVERCODE","pr":{"env":"NEVERCODE_PULL_REQUEST","ne":"false"}},{"name":"Prow","constant":"PROW","env":"PROW_JOB_ID"},{"name":"ReleaseHub","constant":"RELEASEHUB","env":"RELEASE_BUILD_ID"},{"name":"Render","constant":"RENDER","env":"RENDER","pr":{"IS_PULL_REQUEST":"true"}},{"name":"RWX","constant":"RWX","env":"RWX"},{"name":"Sail CI","constant":"SAIL","env":"SAILCI","pr":"SAIL_PULL_REQUEST_NUMBER"},{"name":"Screwdriver","constant":"SCREWDRIVER","env":"SCREWDRIVER","pr":{"env":"SD_PULL_REQUEST","ne":"false"}},{"name":"Semaphore","constant":"SEMAPHORE","env":"SEMAPHORE","pr":"PULL_REQUEST_NUMBER"},{"name":"Sourcehut","constant":"SOURCEHUT","env":{"CI_NAME":"sourcehut"}},{"name":"Strider CD","constant":"STRIDER","env":"STRIDER"},{"name":"TaskCluster","constant":"TASKCLUSTER","env":["TASK_ID","RUN_ID"]},{"name":"TeamCity","constant":"TEAMCITY","env":"TEAMCITY_VERSION"},{"name":"Travis CI","constant":"TRAVIS","env":"TRAVIS","pr":{"env":"TRAVIS_PULL_REQUEST","ne":"false"}},{"name":"Vela","constant":"VELA","env":"VELA","pr":{"VELA_PULL_REQUEST":"1"}},{"name":"Vercel","constant":"VERCEL","env":{"any":["NOW_BUILDER","VERCEL"]},"pr":"VERCEL_GIT_PULL_REQUEST_ID"},{"name":"Visual Studio App Center","constant":"APPCENTER","env":"APPCENTER_BUILD_ID"},{"name":"Woodpecker","constant":"WOODPECKER","env":{"CI":"woodpecker"},"pr":{"CI_BUILD_EVENT":"pull_request"}},{"name":"Xcode Cloud","constant":"XCODE_CLOUD","env":"CI_XCODE_PROJECT","pr":"CI_PULL_REQUEST_NUMBER"},{"name":"Xcode Server","constant":"XCODE_SERVER","env":"XCS"}]');
;// CONCATENATED MODULE: ./build/src/hosts/detect.js
async function detectJob(environment, given) {
const host = given ?? (await loadHost(environment));
const name = hostRowOf(environment)?.name ?? 'none';
const root = checkoutOf(environment);
return { ...host.facts(environment), name, host, environment, root };
}
async function loadHost(environment) {
return (await hostRowOf(environment)?.load()) ?? unknownHost;
}
function valuesOfHostVariables(environment, which) {
const row = hostRowOf(environment);
return readVariables(row === undefined ? registry.TR : [row], which, environment);
}
function isTargetSet(environment) {
return readVariables(registry.TR, 'target', environment).some((value) => value !== '');
}
function readVariables(rows, which, environment) {
const names = rows.flatMap((row) => row[which] ?? []);
return names.flatMap((name) => environment[name] ?? []);
}
function startersOf(environment) {
const names = hostRowOf(environment)?.actor ?? [];
return [...new Set(names.flatMap((name) => environment[name]?.trim() || []))];
}
function serverToAsk({ name, host, environment }) {
const { server } = host;
const address = gitAddress(server.address(environment) ?? '');
if (name === 'none' && address === undefined && !isAnyCi(environment))
return undefined;
return {
address,
authorization: server.authorization?.(environment),
isNew: server.isNew?.(environment) ?? false,
remedy: address === undefined && name !== 'none' ? withoutAddress() : server.remedy,
};
}
const withoutAddress = () => `Set the variable that holds its address, to one of https or SSH: see ${(0,own_pages.SO)('docs/networks.md#where-the-default-branch-is')}.`;
function gitAddress(text) {
const [, user = '', host, inner] = /^([\w.-]+@)?([\w.-]+):(?!\/)([\w./~-]+)$/.exec(text) ?? [];
if (host !== undefined)
return `ssh://${user}${host}/${inner}`;
if (!URL.canParse(text))
return undefined;
const url = new URL(text);
url.password = '';
if (url.protocol === 'ssh:')
return url.href;
url.username = '';
const isHere = url.protocol === 'http:' && (0,origin.U)(url.hostname);
return url.protocol === 'https:' || isHere ? url.href : undefined;
}
const unknownHost = {
server: {
authorization: host.e,
address: ({ PLANGATE_REPOSITORY_URL }) => PLANGATE_REPOSITORY_URL,
remedy: 'Set PLANGATE_REPOSITORY_URL to the https address of the repository in the settings of the pipeline, with GIT_USERNAME and GIT_PASSWORD where it is private.',
},
facts: () => ({}),
requestBase(environment) {
const branches = valuesOfHostVariables(environment, 'target').filter((value) => value !== '');
const [branch, ...others] = new Set(branches);
if (branch === undefined)
return isAnyRequest(environment) ? (0,request_base.VT)(undefined) : undefined;
const isName = (0,commit_id.f)(branch) === undefined && !branch.startsWith('refs/');
const isCertain = others.length === 0 && isName;
return (0,request_base.VT)(isCertain ? branch : undefined);
},
jobOrigin: (environment, isPersonThere) => ({
proposed: !isPersonThere || isAnyCi(environment),
changeOrigin: 'own',
}),
};
function hostRowOf(environment) {
return registry.TR.find(({ variable }) => environment[variable]);
}
function checkoutOf(environment) {
const variable = Object.keys(OTHER_ROOTS).find((name) => environment[name]) ?? '';
const root = hostRowOf(environment)?.root ?? OTHER_ROOTS[variable] ?? '';
const path = environment[root] ?? '';
return (0,external_node_path_.isAbsolute)(path) ? path : undefined;
}
function hostRunOf(environment) {
const host = hostRowOf(environment);
const run = host && environment[host.run];
return run ? `${host.name} ${run}` : undefined;
}
const OTHER_ROOTS = {
CODEBUILD_BUILD_ARN: 'CODEBUILD_SRC_DIR',
CODEBUILD_BUILD_ID: 'CODEBUILD_SRC_DIR',
bamboo_agentId: 'bamboo_build_working_directory',
bamboo_buildKey: 'bamboo_build_working_directory',
bamboo_planKey: 'bamboo_build_working_directory',
BUILD_TAG: 'WORKSPACE',
HUDSON_URL: 'WORKSPACE',
JENKINS_HOME: 'WORKSPACE',
TRAVIS: 'TRAVIS_BUILD_DIR',
APPVEYOR: 'APPVEYOR_BUILD_FOLDER',
DRONE: 'DRONE_WORKSPACE',
CI_WORKSPACE: 'CI_WORKSPACE',
HARNESS_BUILD_ID: 'HARNESS_WORKSPACE',
BITRISE_IO: 'BITRISE_SOURCE_DIR',
CIRRUS_CI: 'CIRRUS_WORKING_DIR',
};
const MORE_VARIABLES = [
'BUILD_NUMBER CI_APP_ID CI_BUILD_ID CI_BUILD_NUMBER CI_JOB_ID CONTINUOUS_INTEGRATION',
'ATLANTIS_TERRAFORM_VERSION PULL_NUM BASE_REPO_NAME',
'BUILD_PIPELINE_NAME CLOUD_BUILD_ID TASKCLUSTER_ROOT_URL TEAMCITY_BUILD_PROPERTIES_FILE',
'TEKTON_RESOURCE_NAME TEKTON_PIPELINE_RUN',
'ENV0_DEPLOYMENT_ID SCALR_RUN_ID SPACELIFT TFC_RUN_ID',
].flatMap((line) => line.split(' '));
const CI_VARIABLES = [
...registry.TR.flatMap(({ variable, run }) => [variable, run]),
...Object.keys(OTHER_ROOTS),
...MORE_VARIABLES,
...vendors_namespaceObject.flatMap(({ env }) => {
if (typeof env === 'string' || Array.isArray(env))
return env;
if (env.env !== undefined)
return { name: env.env, text: env.includes };
return env.any ?? Object.keys(env).filter((name) => name !== 'CI');
}),
].map((sign) => (typeof sign === 'string' ? { name: sign, text: '' } : sign));
function isAnyRequest(environment) {
return vendors_namespaceObject.some(({ pr }) => {
if (pr === undefined)
return false;
if (typeof pr === 'string')
return Boolean(environment[pr]);
const { env, any, ne, ...values } = pr;
if (env !== undefined) {
const value = environment[env] ?? '';
return any === undefined ? value !== '' && value !== ne : any.includes(value);
}
if (any !== undefined)
return any.some((name) => Boolean(environment[name]));
return Object.entries(values).some(([name, value]) => environment[name] === value);
});
}
function isAnyCi(environment) {
const { CI = '' } = environment;
if (!/^(?:|0|false)$/i.test(CI))
return true;
return CI_VARIABLES.some(({ name, text }) => {
const value = environment[name] ?? '';
return value !== '' && value.includes(text);
});
}
/***/ }),
/***/ 3452:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Cw: () => ( unreadableAnswer),
dh: () => ( HostError),
wh: () => ( readId),
yg: () => ( onHostError)
});
var _model_errors_js_0_ = __nccwpck_require__(4132);
var _shapes_js_1_ = __nccwpck_require__(5639);
class HostError extends Error {
name = 'HostError';
kind;
facts;
helpCode;
constructor(kind, message, { helpCode, ...facts } = {}, cause) {
super(message, { cause });
this.kind = kind;
this.facts = facts;
this.helpCode = helpCode;
}
}
function onHostError(handle, ...kinds) {
return (error) => {
if (!(error instanceof HostError))
throw error;
if (kinds.length > 0 && !kinds.includes(error.kind))
throw error;
return handle(error);
};
}
function unreadableAnswer(service) {
return new HostError('invalid', `${service} answered in an unrecognized form.`, {
helpCode: _model_errors_js_0_ .Lp.unreadableAnswer,
});
}
function readId(json, service) {
const id = (0,_shapes_js_1_ .fK)(json, 'id');
if (typeof id !== 'number')
throw unreadableAnswer(service);
return id;
}
/***/ }),
/***/ 95:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
a: () => ( basicAuthorization),
e: () => ( gitPassword)
});
var _model_unfilled_js_0_ = __nccwpck_require__(4824);
function gitPassword({ GIT_USERNAME, GIT_PASSWORD }) {
return basicAuthorization(GIT_USERNAME ?? '', GIT_PASSWORD);
}
function basicAuthorization(user, text) {
const password = (0,_model_unfilled_js_0_ .A)(text);
return password && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
/***/ }),
/***/ 9696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D5: () => ( ownComments),
Fn: () => ( neutraliseNote),
G2: () => ( ANY_MARKER),
Rg: () => ( foreignComments),
eQ: () => ( describeForeign),
rA: () => ( findOwnComment),
xY: () => ( hasMarker)
});
var _report_markdown_js_0_ = __nccwpck_require__(75);
var _report_marker_js_1_ = __nccwpck_require__(2051);
var _model_errors_js_2_ = __nccwpck_require__(4132);
const ANY_MARKER = '<!-- plangate:';
function ownComments(comments, marker, created) {
return comments
.filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker))
.sort((one, other) => one.id - other.id);
}
function findOwnComment({ comments }, key) {
const [comment] = ownComments(comments, (0,_report_marker_js_1_ .Rs)(key));
return { comment, kept: comment && (0,_report_marker_js_1_ .rH)(comment.body, key) };
}
function isOurs({ id, isOwn, author }, created) {
if (isOwn || created === undefined)
return isOwn;
return id === created.id || (author !== undefined && author === created.author);
}
function foreignComments(comments, marker, created) {
return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}
const MOST_NAMED = 3;
function describeForeign(comments) {
return comments.slice(0, MOST_NAMED).map(({ author, url }) => {
const of = author === undefined ? 'another author' : `another author (${(0,_report_markdown_js_0_ .Ow)(author)})`;
const text = `A comment of ${of} carries this gate's marker and was left as it is: ${(0,_report_markdown_js_0_ .Ow)(url, 300)}. Remove it if an earlier token of this gate wrote it.`;
return { text, code: _model_errors_js_2_ .Lp.commentOfAnotherJob };
});
}
function hasMarker(body, marker) {
const end = body.trimEnd();
const last = Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1;
return end.startsWith(marker, last) || end.trimStart().startsWith(marker);
}
const ZERO_WIDTH_SPACE = '\u200b';
function neutraliseNote(body) {
return (0,_report_markdown_js_0_ .g5)(body.split('\n').map(neutraliseNoteLine).join('\n'));
}
function neutraliseNoteLine(line) {
if (line.startsWith('<!-- '))
return line;
const start = line.search(/\S/);
const withoutCommand = line[start] === '/' ? line.slice(0, start) + ZERO_WIDTH_SPACE + line.slice(start) : line;
return withoutCommand
.replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`)
.replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`);
}
/***/ }),
/***/ 7006:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
TR: () => ( CI_HOSTS),
sG: () => ( isSecretOfCiHost)
});
const ON_GITHUB = {
root: 'GITHUB_WORKSPACE',
run: 'GITHUB_RUN_ID',
actor: ['GITHUB_TRIGGERING_ACTOR', 'GITHUB_ACTOR'],
target: ['GITHUB_BASE_REF'],
built: ['GITHUB_SHA'],
};
const CI_HOSTS = [
{
name: 'forgejo',
title: 'Forgejo',
variable: 'FORGEJO_ACTIONS',
...ON_GITHUB,
secrets: ['FORGEJO_*'],
load: async () => (await __nccwpck_require__.e( 60).then(__nccwpck_require__.bind(__nccwpck_require__, 3060))).gitea,
},
{
name: 'gitea',
title: 'Gitea',
variable: 'GITEA_ACTIONS',
...ON_GITHUB,
secrets: ['GITEA_*'],
page: {
title: 'Gitea and Forgejo',
file: '.gitea/workflows/plangate.yml; on Forgejo it is .forgejo/workflows/plangate.yml.',
},
load: async () => (await __nccwpck_require__.e( 60).then(__nccwpck_require__.bind(__nccwpck_require__, 3060))).gitea,
},
{
name: 'github',
title: 'GitHub Actions',
variable: 'GITHUB_ACTIONS',
...ON_GITHUB,
secrets: ['GITHUB_*', 'GH_*', 'ACTIONS_*', 'RUNNER_*', 'INPUT_*'],
load: async () => (await __nccwpck_require__.e( 447).then(__nccwpck_require__.bind(__nccwpck_require__, 2447))).github,
},
{
name: 'gitlab',
title: 'GitLab',
variable: 'GITLAB_CI',
root: 'CI_PROJECT_DIR',
run: 'CI_PIPELINE_ID',
actor: ['GITLAB_USER_LOGIN'],
target: ['CI_MERGE_REQUEST_TARGET_BRANCH_SHA', 'CI_MERGE_REQUEST_DIFF_BASE_SHA'],
built: ['CI_COMMIT_SHA'],
defaultBranch: ['CI_DEFAULT_BRANCH'],
secrets: ['GITLAB_*', 'CI_JOB_TOKEN'],
page: {
file: '.gitlab-ci.yml',
secrets: 'Settings → CI/CD → Variables, both masked: TF_API_TOKEN, and GITLAB_TOKEN for the note.',
template: `plangate:
  image: IMAGE
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
    - |
      SCRIPT
  artifacts:
    when: always
    paths: [plangate-reports]
    reports:
      junit: plangate-reports/junit.xml
      codequality: plangate-reports/code-quality.json
      dotenv: plangate-reports/verdict.env
`,
},
load: async () => (await __nccwpck_require__.e( 846).then(__nccwpck_require__.bind(__nccwpck_require__, 6846))).gitlab,
},
{
name: 'azure',
title: 'Azure Pipelines',
variable: 'TF_BUILD',
root: 'BUILD_SOURCESDIRECTORY',
run: 'BUILD_BUILDID',
actor: ['BUILD_REQUESTEDFOR'],
target: ['SYSTEM_PULLREQUEST_TARGETBRANCH'],
built: ['BUILD_SOURCEVERSION'],
secrets: ['SYSTEM_ACCESSTOKEN'],
page: {
file: 'azure-pipelines.yml',
targetBranches: 'main',
secrets: 'Secret variable: TF_API_TOKEN. The build service needs "Contribute to pull requests" for the thread.',
template: `pool: { vmImage: ubuntu-latest }
container: { image: IMAGE, options: --user 0 } # Azure Pipelines adds a user of its own to it
steps:
  - checkout: self
    persistCredentials: false
  - script: |
      SCRIPT
    name: plangate
    displayName: Policy gate
    env:
      TF_API_TOKEN: $(TF_API_TOKEN)
      SYSTEM_ACCESSTOKEN: $(System.AccessToken)
  - task: PublishTestResults@2
    condition: always()
    inputs:
      testResultsFormat: JUnit
      testResultsFiles: plangate-reports/junit.xml
      testRunTitle: Policies
`,
},
load: async () => (await Promise.all([__nccwpck_require__.e(286), __nccwpck_require__.e(361)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8361))).azure,
},
{
name: 'bitbucket',
title: 'Bitbucket',
variable: 'BITBUCKET_BUILD_NUMBER',
root: 'BITBUCKET_CLONE_DIR',
run: 'BITBUCKET_PIPELINE_UUID',
actor: ['BITBUCKET_STEP_TRIGGERER_UUID'],
target: ['BITBUCKET_PR_DESTINATION_BRANCH'],
secrets: ['BITBUCKET_*'],
page: {
file: 'bitbucket-pipelines.yml',
targetBranches: 'main',
secrets: 'Repository settings → Repository variables, secured: TF_API_TOKEN.',
reports: 'test-results',
template: `image: IMAGE
pipelines:
  pull-requests:
    '**':
      - step:
          name: Policy gate
          script:
            - |
              SCRIPT
`,
},
load: async () => (await __nccwpck_require__.e( 16).then(__nccwpck_require__.bind(__nccwpck_require__, 5016))).bitbucket,
},
{
name: 'circleci',
title: 'CircleCI',
variable: 'CIRCLECI',
root: 'CIRCLE_WORKING_DIRECTORY',
run: 'CIRCLE_WORKFLOW_ID',
actor: ['CIRCLE_USERNAME'],
secrets: ['CIRCLE_TOKEN', 'CIRCLE_OIDC_*'],
page: {
file: '.circleci/config.yml',
targetBranches: '"*"',
secrets: 'Organization settings → Contexts, "hcp-terraform": TF_API_TOKEN.',
template: `version: 2.1
jobs:
  policy-gate:
    docker:
      - image: IMAGE
    steps:
      - checkout
      - run: |
          SCRIPT
      - store_test_results: { path: plangate-reports/junit.xml }
      - store_artifacts: { path: plangate-reports }
workflows:
  pull-requests:
    jobs:
      - policy-gate: { context: hcp-terraform }
`,
},
load: async () => (await __nccwpck_require__.e( 397).then(__nccwpck_require__.bind(__nccwpck_require__, 4397))).circleci,
},
{
name: 'buildkite',
title: 'Buildkite',
variable: 'BUILDKITE',
root: 'BUILDKITE_BUILD_CHECKOUT_PATH',
run: 'BUILDKITE_BUILD_ID',
actor: ['BUILDKITE_UNBLOCKER', 'BUILDKITE_BUILD_CREATOR'],
target: ['BUILDKITE_PULL_REQUEST_BASE_BRANCH'],
defaultBranch: ['BUILDKITE_PIPELINE_DEFAULT_BRANCH'],
secrets: ['BUILDKITE_AGENT_*'],
load: async () => (await __nccwpck_require__.e( 425).then(__nccwpck_require__.bind(__nccwpck_require__, 8806))).buildkite,
},
{
name: 'jenkins',
title: 'Jenkins',
variable: 'JENKINS_URL',
root: 'WORKSPACE',
run: 'BUILD_TAG',
actor: ['BUILD_USER_ID'],
target: ['CHANGE_TARGET'],
secrets: ['JENKINS_*'],
page: {
file: 'Jenkinsfile',
targetBranches: 'main',
language: 'groovy',
secrets: 'Credentials: secret text "tf-api-token". The agent needs Docker, Jenkins the plugin Docker Pipeline.',
template: `pipeline {
  agent { docker { image 'IMAGE' } }
  options { skipDefaultCheckout(false) }
  stages {
    stage('Policy gate') {
      when { changeRequest() }
      environment { TF_API_TOKEN = credentials('tf-api-token') }
      steps {
        sh 'SCRIPT'
      }
      post {
        always {
          junit 'plangate-reports/junit.xml'
          recordIssues tool: sarif(pattern: 'plangate-reports/report.sarif')
          archiveArtifacts 'plangate-reports/*'
        }
      }
    }
  }
}
`,
},
load: async () => (await __nccwpck_require__.e( 751).then(__nccwpck_require__.bind(__nccwpck_require__, 7751))).jenkins,
},
];
const HOSTS_WITH_PAGES = CI_HOSTS.flatMap((row) => row.page === undefined ? [] : [{ ...row, page: row.page }]);
function isSecretOfCiHost(variable) {
const name = variable.toUpperCase();
return CI_HOSTS.flatMap(({ secrets }) => secrets).some((secret) => secret.endsWith('*') ? name.startsWith(secret.slice(0, -1)) : name === secret);
}
/***/ }),
/***/ 5639:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$6: () => ( textAt),
Ap: () => ( parseLink),
P2: () => ( readOrigin),
Si: () => ( toCommitId),
W3: () => ( readSlug),
XL: () => ( toRepositoryId),
dR: () => ( readPositiveNumber),
fK: () => ( valueAt),
gc: () => ( readNonEmptyText),
jG: () => ( toPullRequestFacts),
kF: () => ( readGuid),
uH: () => ( parsePositiveNumber)
});
var _model_commit_id_js_0_ = __nccwpck_require__(6238);
var _model_parse_js_1_ = __nccwpck_require__(2340);
function parsePositiveNumber(text) {
if (text === undefined || !/^[1-9]\d{0,14}$/.test(text))
return undefined;
return Number(text);
}
function readPositiveNumber(value) {
return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
function toCommitId(text) {
return typeof text === 'string' ? (0,_model_commit_id_js_0_ .f)(text) : undefined;
}
function readGuid(text) {
const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
return text !== undefined && shape.test(text) ? text : undefined;
}
function readSlug(text) {
if (text === undefined || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text))
return undefined;
return text.split('/').some((part) => /^\.+$/.test(part)) ? undefined : text;
}
function parseLink(text) {
if (text === undefined || !URL.canParse(text))
return undefined;
const url = new URL(text);
if (url.protocol !== 'https:' && url.protocol !== 'http:')
return undefined;
url.username = '';
url.password = '';
return url.href.replace(/\/$/, '');
}
function readOrigin(text) {
const address = parseLink(text);
return address && new URL(address).origin;
}
function toPullRequestFacts(number, url) {
return number === undefined ? undefined : { number, url };
}
function valueAt(value, ...names) {
return names.reduce((inner, name) => (0,_model_parse_js_1_ .Pf)(inner)[name], value);
}
function readNonEmptyText(value) {
return typeof value === 'string' && value !== '' ? value : undefined;
}
function textAt(value, ...names) {
return readNonEmptyText(valueAt(value, ...names));
}
function toRepositoryId(host, id) {
return host === undefined || id === undefined ? undefined : { host, id: String(id) };
}
/***/ }),
/***/ 1956:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
B3: () => ( workspaceOf),
by: () => ( withProgramsFromOutside),
o5: () => ( isJob)
});
var node_path_0_ = __nccwpck_require__(6760);
var _machine_find_repository_js_1_ = __nccwpck_require__(6609);
var _machine_program_path_js_2_ = __nccwpck_require__(439);
var _detect_js_3_ = __nccwpck_require__(585);
function workspaceOf(environment, workingDirectory) {
const root = (0,_detect_js_3_ .o5)(environment);
if (root !== undefined && (0,_machine_find_repository_js_1_ .wd)(root))
return root;
if (isJob(environment))
return (0,node_path_0_.parse)(workingDirectory).root;
return (0,_machine_find_repository_js_1_ .I8)(workingDirectory) ?? workingDirectory;
}
function isJob(environment) {
return (0,_detect_js_3_ .SU)(environment) !== undefined || (0,_detect_js_3_ .Hx)(environment);
}
function withProgramsFromOutside(environment, workingDirectory, onSkipped) {
const workspace = workspaceOf(environment, workingDirectory);
const { repository } = (0,_machine_find_repository_js_1_ .Di)(workingDirectory, workspace);
const around = repository?.root ?? (0,_machine_find_repository_js_1_ .I8)(workingDirectory);
const inJob = isJob(environment);
const proposed = [];
if (inJob)
proposed.push(workspace, around ?? workingDirectory);
else if (around !== undefined)
proposed.push(around);
return (0,_machine_program_path_js_2_ .Ej)(environment, { proposed, workingDirectory, isJob: inJob }, onSkipped);
}
const TRUST_CHECKOUT = 'PLANGATE_TRUST_CHECKOUT';
const REFUSED_IN_CI = {
where: '--trust-checkout',
message: `(or ${TRUST_CHECKOUT}) is refused: variables of a CI are set, and no host says that this job is about a push, a schedule or a tag. Its files are those of a change under review. Take it out.`,
};
const NO_TERMINAL = {
seen: 'Standard input or standard error is no terminal, as in a CI job, so the files here are not trusted to say what is planned and by which policies',
fix: `If they are your own, add --trust-checkout, or set ${TRUST_CHECKOUT}=true.`,
};
/***/ }),
/***/ 9796:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
NZ: () => ( NO_REPOSITORY),
gG: () => ( askGit),
kO: () => ( askObjects),
Oh: () => ( commitOfDefaultBranch),
hZ: () => ( commitOfRemoteBranch),
k6: () => ( commitOnServer),
Ny: () => ( fetchHistory),
rt: () => ( fetchObjects),
TM: () => ( firstLine),
sp: () => ( listTrackedFiles),
yv: () => ( originOf),
Mr: () => ( pathsIn)
});
var external_node_fs_ = __nccwpck_require__(3024);
var external_node_path_ = __nccwpck_require__(6760);
var promises_ = __nccwpck_require__(1455);
var external_node_tls_ = __nccwpck_require__(1692);
var proxies = __nccwpck_require__(4091);
var machine_execute = __nccwpck_require__(4023);
var read_regular = __nccwpck_require__(3962);
var temporary = __nccwpck_require__(9622);
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
var find_repository = __nccwpck_require__(6609);
var commit_id = __nccwpck_require__(6238);
var program_path = __nccwpck_require__(439);
var error_message = __nccwpck_require__(4271);
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
async function askObjects(ports, repository, sample, { args, variables = OFFLINE_VARIABLES, makes = false, ...input }) {
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
const objects = (0,external_node_path_.join)(shared, 'objects');
const places = makes
? {
GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(directory, 'objects'),
GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
}
: { GIT_OBJECT_DIRECTORY: objects };
return await runGit(ports, words, { ...input, variables: { ...variables, ...places } });
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
async function fetchHistory(ports, repository, remote, sample) {
const words = ['--filter=tree:0', remote.address, '+HEAD:refs/plangate/asked'];
const fetched = await withNetwork(remote, ports, (network) => askObjects(ports, repository, sample, {
args: [...STOP_WHEN_SILENT, 'fetch', ...FETCH_OPTIONS, ...words],
variables: { ...VARIABLES, ...network },
}));
return 'why' in fetched ? fetched.why : undefined;
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
/***/ 167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$A: () => ( changedSince),
TD: () => ( compareWithCommit),
listCommitted: () => ( listCommitted),
wu: () => ( mergeBase)
});
var node_crypto_0_ = __nccwpck_require__(7598);
var node_fs_1_ = __nccwpck_require__(3024);
var node_path_2_ = __nccwpck_require__(6760);
var _ask_git_js_3_ = __nccwpck_require__(9796);
var _model_commit_id_js_6_ = __nccwpck_require__(6238);
var _model_or_else_js_7_ = __nccwpck_require__(7026);
var _find_repository_js_4_ = __nccwpck_require__(6609);
var _git_objects_js_5_ = __nccwpck_require__(1650);
async function compareWithCommit(repository, ports, compared = {}) {
const { files, isNeeded = () => false } = compared;
const head = await (0,_find_repository_js_4_ .Uo)(repository);
const entries = head && (await readTree(head, repository, ports));
const staged = await readIndex(repository, ports);
const present = files ?? (await listPresent(repository, ports));
if (entries === undefined || staged === undefined || present === undefined)
return undefined;
const skipped = new Set(staged.filter(({ tag }) => tag === 'S').map(({ path }) => path));
const committed = new Map();
const differences = [];
const submodules = new Set();
const unequal = [];
const isLinkFree = linkFreeTest(repository.root);
for (const entry of entries) {
const { path, mode, id } = entry;
const absolute = (0,node_path_2_.join)(repository.root, path);
const isReached = isLinkFree((0,node_path_2_.dirname)(absolute));
const stats = isReached ? (0,node_fs_1_.lstatSync)(absolute, { throwIfNoEntry: false }) : undefined;
if (mode === '160000') {
submodules.add(path);
if (stats === undefined)
continue;
const inside = await compareSubmodule(entry, repository, ports, compared);
inside.committed.forEach((innerId, inner) => committed.set(`${path}/${inner}`, innerId));
for (const difference of inside.differences)
differences.push(difference);
continue;
}
committed.set(path, id);
if (stats === undefined) {
const isLeftOut = skipped.has(path) && !(0,node_fs_1_.existsSync)(absolute);
if (!isLeftOut)
differences.push({ path, how: 'missing' });
else if (isNeeded(path))
differences.push({ path, how: 'missing', isLeftOut });
}
else if (files?.has(path) !== false && !isEqual(entry, absolute, stats))
unequal.push(entry);
}
for (const difference of await explainDifferences(unequal, repository, ports))
differences.push(difference);
for (const path of present) {
if (!committed.has(path) && !isInOneOf(submodules, path)) {
differences.push({ path, how: 'added' });
}
}
return { committed, differences };
}
function isInOneOf(directories, path) {
const steps = path.replace(/\/$/, '').split('/');
return steps.some((_, at) => directories.has(steps.slice(0, at + 1).join('/')));
}
async function listPresent(repository, ports) {
const listed = await (0,_ask_git_js_3_ .gG)(ports, repository, ['ls-files', '-z', '--cached', '--others']);
return 'text' in listed ? new Set((0,_ask_git_js_3_ .Mr)(listed.text)) : undefined;
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
async function listCommitted(commit, repository, ports) {
const id = (0,_model_commit_id_js_6_ .f)(commit);
const entries = (id && (await readTree(id, repository, ports))) ?? (await readIndex(repository, ports));
return entries && new Map(entries.map(({ path, mode }) => [path, mode]));
}
function linkFreeTest(root) {
const answers = new Map([[root, true]]);
return (directory) => {
const isLinkFree = answers.get(directory) ?? (0,_model_or_else_js_7_ .N)(() => node_fs_1_.realpathSync.native(directory) === directory, false);
answers.set(directory, isLinkFree);
return isLinkFree;
};
}
function isEqual({ mode, id }, path, stats) {
const isLink = mode === '120000';
if (isLink !== stats.isSymbolicLink() || (!isLink && !stats.isFile()))
return false;
return (0,_git_objects_js_5_ .TH)('blob', isLink ? (0,node_fs_1_.readlinkSync)(path, 'buffer') : (0,node_fs_1_.readFileSync)(path), id) === id;
}
async function compareSubmodule({ path, id }, repository, ports, { files, isNeeded = () => false }) {
const root = (0,node_path_2_.join)(repository.root, path);
const differs = (...differences) => ({ committed: new Map(), differences });
const filesInside = files && Array.from(files).filter((file) => file.startsWith(`${path}/`));
if (filesInside?.length === 0)
return differs();
if (!(0,node_fs_1_.lstatSync)(root).isDirectory())
return differs({ path, how: 'changed' });
const module = (0,_find_repository_js_4_ .bp)(root, repository.root);
const isEmpty = module === undefined && (0,node_fs_1_.readdirSync)(root).length === 0;
if (isEmpty)
return differs();
if (module === undefined || (await (0,_find_repository_js_4_ .Uo)(module)) !== id)
return differs({ path, how: 'changed' });
const inside = await compareWithCommit(module, ports, {
files: filesInside && new Set(filesInside.map((file) => file.slice(path.length + 1))),
isNeeded: (file) => isNeeded(`${path}/${file}`),
});
if (inside === undefined)
return differs({ path, how: 'unknown', why: 'git gave no answer' });
const { committed, differences } = inside;
const inRepository = differences.map((inner) => ({ ...inner, path: `${path}/${inner.path}` }));
return { committed, differences: inRepository };
}
const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'];
async function explainDifferences(entries, repository, ports) {
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
const difference = await compareAsStored(entry, attribute, repository, ports);
if (difference !== undefined)
differences.push(difference);
}
return differences;
}
const isUnset = (value) => value === 'unspecified' || value === 'unset';
async function compareAsStored(entry, attribute, repository, ports) {
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
return (0,_git_objects_js_5_ .TH)('blob', Buffer.from(text, 'latin1'), id) === id ? undefined : changed;
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
const MOST_COMMITS = 50_000;
async function mergeBase(target, repository, ports) {
const head = await (0,_find_repository_js_4_ .Uo)(repository);
if (head === undefined)
return undefined;
const ask = (...args) => (0,_ask_git_js_3_ .kO)(ports, repository, head, { args });
const proposed = await ask('merge-base', head, target);
const base = 'text' in proposed ? (0,_model_commit_id_js_6_ .f)(proposed.text.trim()) : undefined;
if (base === undefined)
return undefined;
const most = `--max-count=${MOST_COMMITS + 1}`;
const listed = await ask('rev-list', '--boundary', most, `${head}...${target}`);
if ('why' in listed)
return undefined;
const between = listed.text
.split('\n')
.flatMap((line) => (0,_model_commit_id_js_6_ .f)(line.replace('-', '')) ?? []);
if (between.length > MOST_COMMITS)
return undefined;
const commits = await (0,_git_objects_js_5_ .Fe)([...new Set([head, target, ...between])], repository, ports);
const leadsToBase = (from) => {
const seen = new Set([from]);
for (const commit of seen) {
for (const parent of commits.get(commit)?.parents ?? [])
seen.add(parent);
}
return seen.has(base);
};
const areAllRead = between.every((commit) => commits.has(commit));
return areAllRead && leadsToBase(head) && leadsToBase(target) ? base : undefined;
}
async function changedSince(target, repository, ports) {
const head = await (0,_find_repository_js_4_ .Uo)(repository);
const base = await mergeBase(target, repository, ports);
if (head === undefined || base === undefined)
return undefined;
const committed = await pathsThatDiffer({ old: base, now: head }, repository, ports);
const uncommitted = await uncommittedPaths(repository, ports);
if (committed === undefined || uncommitted === undefined)
return undefined;
return [...new Set([...committed, ...uncommitted])];
}
async function uncommittedPaths(repository, ports) {
const compared = await compareWithCommit(repository, ports);
if (compared === undefined)
return undefined;
const { differences } = compared;
const added = differences.filter(({ how }) => how === 'added').map(({ path }) => path);
const ignored = await findIgnored(added, repository, ports);
return differences.map(({ path }) => path).filter((path) => !ignored.has(path));
}
async function pathsThatDiffer({ old, now }, repository, ports) {
const commits = await (0,_git_objects_js_5_ .Fe)([old, now], repository, ports);
const oldTree = commits.get(old)?.tree;
const newTree = commits.get(now)?.tree;
if (oldTree === undefined || newTree === undefined)
return undefined;
const top = (id) => ({ mode: '040000', name: '', id });
const paths = [];
let pairs = [{ path: '', before: top(oldTree), after: top(newTree) }];
while (pairs.length > 0) {
const entries = pairs.flatMap(({ before, after }) => [before, after]);
const ids = new Set(entries.flatMap((entry) => treeOf(entry) ?? []));
const trees = await (0,_git_objects_js_5_ .i9)([...ids], repository, ports);
if ([...ids].some((id) => !trees.has(id)))
return undefined;
const deeper = [];
for (const { path, before, after } of pairs) {
if (isFile(before) || isFile(after))
paths.push(path);
const oldEntries = entriesByName(trees.get(treeOf(before) ?? ''));
const newEntries = entriesByName(trees.get(treeOf(after) ?? ''));
for (const name of new Set([...oldEntries.keys(), ...newEntries.keys()])) {
const innerBefore = oldEntries.get(name);
const innerAfter = newEntries.get(name);
const isSame = innerBefore?.id === innerAfter?.id && innerBefore?.mode === innerAfter?.mode;
if (isSame)
continue;
const inner = path === '' ? name : `${path}/${name}`;
deeper.push({ path: inner, before: innerBefore, after: innerAfter });
}
}
pairs = deeper;
}
return paths;
}
function isFile(entry) {
return entry !== undefined && treeOf(entry) === undefined;
}
function treeOf(entry) {
return entry?.mode === '040000' ? entry.id : undefined;
}
function entriesByName(entries = []) {
return new Map(entries.map((entry) => [entry.name, entry]));
}
/***/ }),
/***/ 4023:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
QG: () => ( WHY_ENDED),
g7: () => ( execute),
Fo: () => ( executeBounded),
AY: () => ( inEmptyDirectory),
hY: () => ( pickVariables),
Vo: () => ( programsEndedBy)
});
;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
var external_node_events_ = __nccwpck_require__(8474);
var external_node_fs_ = __nccwpck_require__(3024);
var external_node_os_ = __nccwpck_require__(8161);
var external_node_path_ = __nccwpck_require__(6760);
var promises_ = __nccwpck_require__(1455);
var system_clock = __nccwpck_require__(9233);
var ended_by = __nccwpck_require__(7953);
var program_path = __nccwpck_require__(439);
var temporary = __nccwpck_require__(9622);
;// CONCATENATED MODULE: ./build/src/machine/execute.js
const PASSED_VARIABLES = [
'PATH',
'HOME',
'USER',
'LOGNAME',
'LANG',
'LC_ALL',
'LC_CTYPE',
'TZ',
'TMPDIR',
'TEMP',
'TMP',
'PATHEXT',
'SYSTEMROOT',
'SYSTEMDRIVE',
'WINDIR',
'COMSPEC',
'USERPROFILE',
'USERNAME',
];
const TIMEOUT_MS = 5 * 60_000;
const execute = async (program, args, options) => {
const { cwd, stdin, environment = {}, variables = {}, take } = options;
const { timeoutMs = TIMEOUT_MS, signal = new AbortController().signal } = options;
const safeEnvironment = (0,program_path.DD)(environment, cwd);
const path = findProgram(program, safeEnvironment);
const passed = { ...pickVariables(safeEnvironment), ...variables };
if (options.goesOn === true)
return await startDetached(path, args, { cwd, env: passed });
if (external_node_path_.sep !== '/')
return await executeOnWindows(path, args, { ...options, variables: passed });
const limits = { signal, timeoutMs, maxBytes: Number.POSITIVE_INFINITY };
const run = { cwd, stdin, variables: passed, take, ...limits };
const { ended, exitCode = -1, ...output } = await runProgram(path, args, run);
if (ended !== undefined)
throw new Error(`${program} ${WHY_ENDED[ended]} and was ended.`);
return { exitCode, ...output };
};
async function executeOnWindows(path, args, options) {
const { cwd, stdin, variables = {}, take, timeoutMs = TIMEOUT_MS, signal } = options;
const { getExecOutput } = await __nccwpck_require__.e( 260).then(__nccwpck_require__.bind(__nccwpck_require__, 1260));
const timeUp = AbortSignal.timeout(timeoutMs);
const endSignal = signal === undefined ? timeUp : AbortSignal.any([signal, timeUp]);
const command = `"${path.replaceAll('"', '\\"')}"`;
const running = getExecOutput(command, [...args], {
cwd,
env: { ...variables },
silent: true,
ignoreReturnCode: true,
input: stdin === undefined ? undefined : Buffer.from(stdin),
listeners: take && { stdout: take },
});
return await (0,ended_by.m)(endSignal, running);
}
async function startDetached(path, args, where) {
const child = (0,external_node_child_process_namespaceObject.spawn)(path, [...args], { ...where, detached: true, stdio: 'ignore' });
child.unref();
await (0,external_node_events_.once)(child, 'spawn');
return { exitCode: 0, stdout: '', stderr: '' };
}
const WHY_ENDED = {
timeout: 'took too long',
flood: 'printed too much',
memory: 'took too much memory',
aborted: 'was no longer needed',
};
const executeBounded = async (program, args, { take, ...options }) => {
const decoder = new TextDecoder();
const takeBytes = take && ((bytes) => take(decoder.decode(bytes, { stream: true })));
const variables = (0,program_path.DD)(options.variables, options.cwd);
const run = { ...options, variables, take: takeBytes };
return runProgram(findProgram(program, variables), args, run);
};
const SHELL = '/bin/sh';
const GROUP_ENDING_SCRIPT = 'read -r group; read -r ended || kill -9 -"$group"';
function endGroupWithThisProcess({ pid }) {
if (pid === undefined || !(0,external_node_fs_.existsSync)(SHELL))
return () => undefined;
const guard = (0,external_node_child_process_namespaceObject.spawn)(SHELL, ['-c', GROUP_ENDING_SCRIPT], {
cwd: '/',
env: {},
detached: true,
stdio: ['pipe', 'ignore', 'ignore'],
});
guard.on('error', () => undefined).unref();
guard.stdin?.on('error', () => undefined).write(`${pid}\n`);
return () => void guard.stdin?.end('\n');
}
async function runProgram(path, args, options) {
const { cwd, stdin, variables, signal, timeoutMs, maxBytes, maxResidentBytes, take } = options;
const { endsWithUs } = options;
const child = (0,external_node_child_process_namespaceObject.spawn)(path, [...args], {
cwd,
env: variables,
detached: external_node_path_.sep === '/',
stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
});
running.add(child);
const tellGuardOfEnd = endsWithUs === true ? endGroupWithThisProcess(child) : undefined;
child.stdin?.on('error', () => undefined).end(stdin);
const output = { stdout: [], stderr: [] };
let ended;
const end = (why) => {
ended ??= why;
endGroup(child);
};
let bytes = 0;
for (const name of ['stdout', 'stderr']) {
child[name]?.on('data', (chunk) => {
if (ended !== undefined)
return;
bytes += chunk.length;
if (bytes > maxBytes)
return end('flood');
output[name].push(chunk);
if (name === 'stdout')
take?.(chunk);
});
}
const watched = { pid: child.pid, maxBytes: maxResidentBytes };
const ask = (pid) => residentBytes(pid, (0,external_node_os_.platform)(), askPs);
const stopWatching = watchMemory(watched, ask, () => end('memory'));
const timer = setTimeout(() => end('timeout'), Math.min(timeoutMs, system_clock.Mv));
const abort = () => end('aborted');
signal.addEventListener('abort', abort);
try {
if (signal.aborted)
abort();
const exitCode = await exitCodeOf(child);
return { exitCode, stdout: textOf(output.stdout), stderr: textOf(output.stderr), ended };
}
finally {
running.delete(child);
tellGuardOfEnd?.();
clearTimeout(timer);
stopWatching();
signal.removeEventListener('abort', abort);
}
}
async function askPs(pid) {
const { signal } = new AbortController();
const bounds = { signal, timeoutMs: 5_000, maxBytes: 1_000 };
const args = ['-o', 'rss=', '-p', String(pid)];
const { stdout } = await executeBounded('/bin/ps', args, { cwd: '/', variables: {}, ...bounds });
return stdout;
}
function programsEndedBy(endSignal, programs) {
const withEndSignal = (own) => own === undefined ? endSignal : AbortSignal.any([own, endSignal]);
const { execute: run, executeBounded: runBounded } = programs;
return {
execute: (program, args, options) => run(program, args, { ...options, signal: withEndSignal(options.signal) }),
executeBounded: (program, args, options) => runBounded(program, args, { ...options, signal: withEndSignal(options.signal) }),
};
}
const running = new Set();
const textOf = (chunks) => Buffer.concat(chunks).toString('utf8');
const OUTPUT_WAIT_MS = 1_000;
const MOST_OUTPUT_WAITS = 10;
function exitCodeOf(child) {
return new Promise((resolve, reject) => {
child.once('error', reject);
child.once('exit', (code) => {
endGroup(child);
let timer;
let waitsLeft = MOST_OUTPUT_WAITS;
let hasMoreOutput = false;
const onOutput = () => {
hasMoreOutput = true;
};
child.stdout?.on('data', onOutput);
child.stderr?.on('data', onOutput);
const finish = () => {
waitsLeft = 0;
clearTimeout(timer);
child.stdout?.destroy();
child.stderr?.destroy();
resolve(code ?? undefined);
};
const waitForOutput = () => {
hasMoreOutput = false;
const look = () => {
waitsLeft -= 1;
if (hasMoreOutput && waitsLeft > 0)
waitForOutput();
else
finish();
};
timer = setTimeout(() => setImmediate(look), OUTPUT_WAIT_MS);
};
waitForOutput();
child.once('close', finish);
});
});
}
function endGroup(child) {
if (child.pid === undefined)
return;
try {
if (external_node_path_.sep === '/')
process.kill(-child.pid, 'SIGKILL');
else
child.kill('SIGKILL');
}
catch {
}
}
function pickVariables(environment, names = PASSED_VARIABLES) {
const variables = {};
for (const [name, value] of Object.entries(environment)) {
const comparedName = external_node_path_.sep === '/' ? name : name.toUpperCase();
if (value !== undefined && names.includes(comparedName))
variables[name] = value;
}
return variables;
}
function findProgram(program, environment) {
if (program.includes(external_node_path_.sep))
return program;
const executable = (0,program_path.aY)(program, environment);
if (executable === undefined) {
throw Object.assign(new Error(`${program} was not found in PATH`), { code: 'ENOENT' });
}
return executable;
}
const PAUSE_MS = 100;
function watchMemory({ pid, maxBytes }, ask, exceeded) {
if (pid === undefined || maxBytes === undefined)
return () => undefined;
let isAsking = false;
const look = async () => {
if (isAsking)
return;
isAsking = true;
const bytes = await ask(pid).catch(() => undefined);
isAsking = false;
if (bytes !== undefined && bytes > maxBytes)
exceeded();
};
const timer = setInterval(() => void look(), PAUSE_MS);
return () => clearInterval(timer);
}
async function residentBytes(pid, system, askPs) {
if (system === 'win32')
return undefined;
const kilobytes = system === 'linux'
? /^VmRSS:\s*(\d+) kB$/m.exec(await (0,promises_.readFile)(`/proc/${pid}/status`, 'utf8'))?.[1]
: /\d+/.exec(await askPs(pid))?.[0];
return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
async function inEmptyDirectory(use, signal) {
const directory = (0,temporary.ww)('plangate-empty-');
const remove = () => (0,temporary.cF)(directory);
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
/***/ 467:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Gf: () => ( followLinksIn),
Jd: () => ( localFiles),
n1: () => ( followLinks),
zK: () => ( readableHere)
});
var node_fs_0_ = __nccwpck_require__(3024);
var node_path_1_ = __nccwpck_require__(6760);
var _read_regular_js_2_ = __nccwpck_require__(3962);
var _model_or_else_js_3_ = __nccwpck_require__(7026);
const localFiles = {
readDirectory: (path) => (0,_model_or_else_js_3_ .N)(() => (0,node_fs_0_.readdirSync)(path), []),
readFile: (path) => (0,_model_or_else_js_3_ .N)(() => (0,_read_regular_js_2_ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
follow: followLinks,
};
const readableHere = {
names: async (directory) => localFiles.readDirectory(directory),
read: async (path) => localFiles.readFile(path),
};
function followLinksIn(directory, limit = 100_000) {
const places = [];
const queue = [directory];
let entryCount = 0;
for (const folder of queue) {
const entries = (0,_model_or_else_js_3_ .N)(() => (0,node_fs_0_.readdirSync)(folder, { withFileTypes: true }), []);
entryCount += entries.length;
if (entryCount > limit)
return undefined;
for (const entry of entries) {
const path = (0,node_path_1_.join)(folder, entry.name);
if (entry.isSymbolicLink())
places.push(...followLinks(path));
else if (entry.isDirectory() && entry.name !== '.git')
queue.push(path);
}
}
return places;
}
const MOST_LINKS = 40;
function followLinks(path) {
const real = (0,_model_or_else_js_3_ .N)(() => node_fs_0_.realpathSync.native(path), undefined);
const places = [path];
for (const at of places) {
const next = at === real ? undefined : followFirstLink(at);
if (next !== undefined)
places.push(next);
if (places.length > MOST_LINKS)
return [path];
}
return places;
}
function followFirstLink(path) {
const parts = path.split(node_path_1_.sep);
for (let count = 2; count <= parts.length; count++) {
const link = parts.slice(0, count).join(node_path_1_.sep);
const target = (0,_model_or_else_js_3_ .N)(() => (0,node_fs_0_.readlinkSync)(link), undefined);
if (target !== undefined)
return (0,node_path_1_.join)((0,node_path_1_.resolve)((0,node_path_1_.dirname)(link), target), ...parts.slice(count));
}
return undefined;
}
/***/ }),
/***/ 6609:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Di: () => ( findAround),
I8: () => ( findCheckout),
Mn: () => ( isNamedSubmodule),
Uo: () => ( headOf),
W1: () => ( findRepository),
Xg: () => ( checkedOutCommit),
Yw: () => ( isBelow),
_8: () => ( openAt),
bp: () => ( findKnownRepository),
df: () => ( slashed),
eF: () => ( realOrSame),
hH: () => ( commonDirectory),
wd: () => ( isDirectory)
});
var node_fs_0_ = __nccwpck_require__(3024);
var node_path_1_ = __nccwpck_require__(6760);
var _model_or_else_js_4_ = __nccwpck_require__(7026);
var _model_relative_path_js_2_ = __nccwpck_require__(319);
var _read_regular_js_3_ = __nccwpck_require__(3962);
var _model_commit_id_js_5_ = __nccwpck_require__(6238);
function findAround(directory, workspace) {
const levels = levelsDown(realOrSame(workspace), realOrSame(directory));
const outermost = levels.find(hasGit) ?? findCheckout(levels[0] ?? directory);
const others = [];
let repository = outermost === undefined ? undefined : openAt(outermost);
const levelsInside = levels.slice(levels.indexOf(outermost ?? '') + 1);
for (const level of levelsInside) {
if (!hasGit(level))
continue;
const part = repository && others.length === 0 ? openSubmoduleOrWorktree(repository, level) : undefined;
if (part === undefined)
others.push(level);
else if (part.isWorktree)
repository = part.repository;
}
return { repository, others };
}
function findKnownRepository(path, workspace) {
const real = realOrSame(path);
const { repository, others } = findAround(real, workspace);
if (repository === undefined || others.length > 0)
return undefined;
let nearest = repository;
for (const level of levelsDown(repository.root, real).slice(1)) {
if (nearest && hasGit(level))
nearest = openSubmoduleOrWorktree(nearest, level)?.repository;
}
return nearest?.root === real ? nearest : undefined;
}
function levelsDown(top, path) {
const levels = [path];
for (let at = path; at !== top && (0,node_path_1_.dirname)(at) !== at; at = (0,node_path_1_.dirname)(at)) {
const parent = (0,node_path_1_.dirname)(at);
const isAboveTop = parent !== top && isBelow(top, parent);
if (isAboveTop)
break;
levels.unshift(parent);
}
return levels;
}
function isBelow(path, directory) {
return (0,_model_relative_path_js_2_ ._)(directory, path) !== undefined;
}
function openSubmoduleOrWorktree({ gitDirectory: outer }, level) {
const isFile = (0,node_fs_0_.lstatSync)((0,node_path_1_.join)(level, '.git'), { throwIfNoEntry: false })?.isFile() === true;
const inner = isFile ? gitDirectory(level) : undefined;
if (inner === undefined)
return undefined;
const isSubmodule = inner.startsWith((0,node_path_1_.join)(outer, 'modules') + node_path_1_.sep);
const isWorktree = inner.startsWith((0,node_path_1_.join)(commonDirectory(outer), 'worktrees') + node_path_1_.sep);
let back;
if (isSubmodule) {
const settings = readTextFileSync((0,node_path_1_.join)(inner, 'config')) ?? '';
back = /^\s*worktree\s*=\s*(.+?)\s*$/m.exec(settings)?.[1];
}
else if (isWorktree) {
const file = readTextFileSync((0,node_path_1_.join)(inner, 'gitdir'))?.trim();
back = file === undefined ? undefined : (0,node_path_1_.dirname)(file);
}
if (back === undefined || realOrSame((0,node_path_1_.resolve)(inner, back)) !== level)
return undefined;
return { repository: { root: level, gitDirectory: inner }, isWorktree: !isSubmodule };
}
function openAt(root) {
const directory = gitDirectory(root);
return directory === undefined ? undefined : { root: realOrSame(root), gitDirectory: directory };
}
function findRepository(path) {
for (let at = path;; at = (0,node_path_1_.dirname)(at)) {
if (hasGit(at))
return at;
if ((0,node_path_1_.dirname)(at) === at)
return undefined;
}
}
function hasGit(path) {
return (0,_model_or_else_js_4_ .N)(() => (0,node_fs_0_.lstatSync)((0,node_path_1_.join)(path, '.git')), undefined) !== undefined;
}
function findCheckout(path) {
const nearest = findRepository(path);
if (nearest === undefined || (0,node_path_1_.dirname)(nearest) === nearest)
return nearest;
const outer = findCheckout((0,node_path_1_.dirname)(nearest));
if (outer === undefined)
return nearest;
const innerGit = gitDirectory(nearest);
const outerGit = gitDirectory(outer);
const isSubmodule = innerGit && outerGit && innerGit.startsWith((0,node_path_1_.join)(outerGit, 'modules') + node_path_1_.sep);
return isSubmodule ? outer : nearest;
}
function gitDirectory(repository) {
const path = (0,node_path_1_.join)(repository, '.git');
const read = () => {
if ((0,node_fs_0_.statSync)(path).isDirectory())
return node_fs_0_.realpathSync.native(path);
const named = /^gitdir: (.+)$/m.exec((0,_read_regular_js_3_ .Wy)(path))?.[1];
return named && node_fs_0_.realpathSync.native((0,node_path_1_.resolve)(repository, named.trim()));
};
return (0,_model_or_else_js_4_ .N)(read, undefined);
}
function commonDirectory(gitDirectory) {
const common = readTextFileSync((0,node_path_1_.join)(gitDirectory, 'commondir'))?.trim();
return common === undefined ? gitDirectory : (0,node_path_1_.resolve)(gitDirectory, common);
}
function isNamedSubmodule(path) {
const around = (0,node_path_1_.dirname)(path) === path ? undefined : findRepository((0,node_path_1_.dirname)(path));
const text = around && readTextFileSync((0,node_path_1_.join)(around, '.gitmodules'));
if (around === undefined || text === undefined)
return false;
const inner = slashed((0,node_path_1_.relative)(around, path));
const settings = [...text.matchAll(/^[ \t]*path[ \t]*=[ \t]*(.*?)[ \t]*\r?$/gm)];
return settings.some(([, value]) => value?.replace(/^"(.*)"$/, '$1') === inner);
}
function readTextFileSync(path) {
return (0,_model_or_else_js_4_ .N)(() => (0,_read_regular_js_3_ .Wy)(path), undefined);
}
function isDirectory(path) {
return (0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function slashed(path) {
return path.split(node_path_1_.sep).join('/');
}
function realOrSame(path) {
return (0,_model_or_else_js_4_ .N)(() => node_fs_0_.realpathSync.native(path), undefined) ?? (0,node_path_1_.resolve)(path);
}
async function checkedOutCommit(directory, workspace, name = 'HEAD') {
const { repository, others } = findAround((0,node_path_1_.resolve)(directory), workspace);
return repository && others.length === 0 ? headOf(repository, name) : undefined;
}
async function headOf({ gitDirectory }, name = 'HEAD') {
const readTextFile = (path) => (0,_read_regular_js_3_ .VX)(path).catch(() => undefined);
const head = name === 'HEAD' ? (await readTextFile((0,node_path_1_.join)(gitDirectory, name)))?.trim() : `ref: ${name}`;
const reference = /^ref: (refs\/[^\s]+)$/.exec(head ?? '')?.[1];
if (reference === undefined)
return (0,_model_commit_id_js_5_ .f)(head);
if (reference.split('/').includes('..'))
return undefined;
const shared = commonDirectory(gitDirectory);
const loose = (await readTextFile((0,node_path_1_.join)(shared, reference)))?.trim();
if (loose !== undefined)
return (0,_model_commit_id_js_5_ .f)(loose);
const packed = (await readTextFile((0,node_path_1_.join)(shared, 'packed-refs'))) ?? '';
const line = packed.split('\n').find((entry) => entry.endsWith(` ${reference}`));
return (0,_model_commit_id_js_5_ .f)(line?.split(' ')[0]);
}
/***/ }),
/***/ 1650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$I: () => ( readObjects),
Cg: () => ( openCommit),
Fe: () => ( readCommits),
TH: () => ( idOf),
i9: () => ( readTrees),
kN: () => ( readCommit),
rV: () => ( writeCommit),
s5: () => ( fetchIfMissing)
});
var node_crypto_0_ = __nccwpck_require__(7598);
var node_fs_1_ = __nccwpck_require__(3024);
var node_path_2_ = __nccwpck_require__(6760);
var _ask_git_js_3_ = __nccwpck_require__(9796);
var _find_repository_js_4_ = __nccwpck_require__(6609);
var _model_commit_id_js_5_ = __nccwpck_require__(6238);
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
/***/ }),
/***/ 2605:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$: () => ( openForwarded),
X: () => ( openNetwork)
});
var node_path_0_ = __nccwpck_require__(6760);
var _client_http_send_js_1_ = __nccwpck_require__(5226);
function openForwarded(proxy) {
return (0,_client_http_send_js_1_ .R)({ environment: { HTTP_PROXY: proxy }, tunnels: false });
}
function openNetwork(caFile, { environment, workingDirectory }) {
const named = caFile?.trim() || undefined;
const path = named && (0,node_path_0_.resolve)(workingDirectory, named);
let opened;
const send = async (request) => {
opened ??= (0,_client_http_send_js_1_ .R)({ environment, caFile: path });
return opened(request);
};
return { send: Object.assign(send, { close: async () => opened?.close() }), caFile: path };
}
/***/ }),
/***/ 439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
DD: () => ( environmentFor),
Ej: () => ( withoutProposedPrograms),
aY: () => ( findOnPath)
});
var node_fs_0_ = __nccwpck_require__(3024);
var node_path_1_ = __nccwpck_require__(6760);
var _model_or_else_js_5_ = __nccwpck_require__(7026);
var _model_relative_path_js_2_ = __nccwpck_require__(319);
var _find_repository_js_3_ = __nccwpck_require__(6609);
var _files_here_js_4_ = __nccwpck_require__(467);
const PROGRAMS = ['git', 'opa', 'terraform', 'tofu', 'unshare'];
const NO_SCRIPTS = ['git', 'opa'];
const THIS_SYSTEM = { path: node_path_1_, follow: _files_here_js_4_ .n1, isProgram, isScript };
function readPath(environment, places, system = THIS_SYSTEM) {
const defaultPath = isWindows(system) ? '' : '/usr/local/bin:/usr/bin:/bin';
const written = environment[nameOfPath(environment, system)] ?? defaultPath;
const directories = [];
const skipped = [];
const isRoot = (path) => system.path.parse(path).root === path;
const proposed = places.proposed
.flatMap((path) => system.follow(path))
.filter((path) => !isRoot(path));
const limits = { proposed, noScripts: places.isJob === true ? NO_SCRIPTS : [] };
for (const entry of written.split(system.path.delimiter)) {
const directory = isWindows(system) ? entry.replace(/^"(.*)"$/, '$1') : entry;
const at = system.path.resolve(places.workingDirectory, directory);
const programs = PROGRAMS.flatMap((name) => {
const path = firstInDirectories([at], name, environment, system);
return path === undefined ? [] : [{ name, path }];
});
const why = whyEntryIsSkipped(directory, programs, limits, system);
if (why === undefined)
directories.push(directory);
else
skipped.push({ entry, why, holds: programs.map(({ name }) => name) });
}
return { directories, skipped };
}
function withoutProposedPrograms(environment, places, onSkipped, system = THIS_SYSTEM) {
const { directories, skipped } = readPath(environment, places, system);
if (skipped.length === 0)
return environment;
for (const entry of skipped)
if (entry.holds.length > 0)
onSkipped(saySkipped(entry));
const path = directories.join(system.path.delimiter);
return { ...environment, [nameOfPath(environment, system)]: path };
}
function environmentFor(environment, cwd) {
const places = { proposed: [(0,_find_repository_js_3_ .I8)(cwd) ?? cwd], workingDirectory: cwd };
return withoutProposedPrograms(environment, places, () => undefined);
}
function findOnPath(program, environment) {
const { directories } = readPath(environment, { proposed: [], workingDirectory: node_path_1_.sep });
return firstInDirectories(directories, program, environment, THIS_SYSTEM);
}
function innermostAround(path, directories, { path: pathModule }) {
const around = directories.filter((directory) => (0,_model_relative_path_js_2_ ._)(directory, path, pathModule) !== undefined);
return around.toSorted((one, other) => other.length - one.length)[0];
}
function whyEntryIsSkipped(directory, programs, { proposed, noScripts }, system) {
if (!system.path.isAbsolute(directory))
return 'only absolute entries count';
if (/^\/+(?:proc|dev)(?:\/|$)/.test(system.path.normalize(directory))) {
return 'each process finds another directory there';
}
const examined = [
{ what: 'it', path: directory },
...programs.map((program) => ({ what: `its ${program.name}`, path: program.path })),
];
for (const { what, path } of examined) {
for (const place of system.follow(path)) {
const around = innermostAround(place, proposed, system);
if (around === undefined)
continue;
const leads = place === directory ? 'it is' : `${what} leads to ${JSON.stringify(place)},`;
return `${leads} inside of ${JSON.stringify(around)}, whose files are judged`;
}
}
const script = programs.find(({ name, path }) => noScripts.includes(name) && system.isScript(path));
return script && `its ${script.name} is a script, which may run what judged files name`;
}
function saySkipped({ entry, holds, why }) {
const shown = entry === '' ? 'an empty entry' : JSON.stringify(entry);
const programs = holds.join(', ').replace(/, (?=[^,]*$)/, ' and ');
return `PATH: ${shown} is skipped, so its ${programs} ${holds.length > 1 ? 'are' : 'is'} not run: ${why}. Install programs outside of it.`;
}
function firstInDirectories(directories, program, environment, system) {
const { PATHEXT = '.COM;.EXE;.BAT;.CMD' } = environment;
const endings = isWindows(system) ? ['', ...PATHEXT.split(';').filter(Boolean)] : [''];
for (const directory of directories) {
for (const ending of endings) {
const path = system.path.join(directory, program + ending);
if (system.isProgram(path))
return path;
}
}
return undefined;
}
function nameOfPath(environment, system) {
if (!isWindows(system))
return 'PATH';
return Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
}
const isWindows = ({ path: { sep } }) => sep === '\\';
function isProgram(path) {
return (0,_model_or_else_js_5_ .N)(() => {
if ((0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
return false;
(0,node_fs_0_.accessSync)(path, node_fs_0_.constants.X_OK);
return true;
}, false);
}
const PROGRAM_BYTES = /^(?:7f454c46|feedface|feedfacf|cefaedfe|cffaedfe|cafebabe|4d5a)/;
function isScript(path) {
let file;
try {
file = (0,node_fs_0_.openSync)(path, node_fs_0_.constants.O_RDONLY | node_fs_0_.constants.O_NONBLOCK);
}
catch {
return false;
}
try {
const bytes = Buffer.alloc(4);
(0,node_fs_0_.readSync)(file, bytes);
return !PROGRAM_BYTES.test(bytes.toString('hex'));
}
finally {
(0,node_fs_0_.closeSync)(file);
}
}
/***/ }),
/***/ 3962:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ue: () => ( readDeciding),
VX: () => ( readRegular),
Wy: () => ( readRegularSync),
js: () => ( readBytesSync)
});
var node_fs_0_ = __nccwpck_require__(3024);
var node_fs_promises_1_ = __nccwpck_require__(1455);
var _model_ended_by_js_2_ = __nccwpck_require__(7953);
var _model_unreadable_file_js_3_ = __nccwpck_require__(3491);
const LONGEST_BYTES = 64 * 1024 * 1024;
const FLAGS = node_fs_0_.constants.O_RDONLY | node_fs_0_.constants.O_NONBLOCK;
async function readRegular(path, maxBytes = LONGEST_BYTES) {
const file = await (0,node_fs_promises_1_.open)(path, FLAGS);
try {
refuseOthers(await file.stat(), path, maxBytes);
return await file.readFile('utf8');
}
finally {
await file.close();
}
}
async function readDeciding(path, maxBytes = LONGEST_BYTES) {
try {
return (0,_model_unreadable_file_js_3_ .r)(readRegularSync(path, maxBytes));
}
catch (error) {
if (!(error instanceof Error && 'code' in error))
throw error;
const code = String(error.code);
const leadsNowhere = code === 'ENOENT' || code === 'ENOTDIR';
if (leadsNowhere && !(0,node_fs_0_.lstatSync)(path, { throwIfNoEntry: false }))
return undefined;
if (leadsNowhere || code === 'ELOOP') {
throw new _model_unreadable_file_js_3_ .i(`is a link that leads to no file (${code})`);
}
if (code === 'EINVAL')
throw new _model_unreadable_file_js_3_ .i('is not a file');
if (code === 'EFBIG')
throw new _model_unreadable_file_js_3_ .i(`is longer than ${maxBytes} bytes`);
throw new _model_unreadable_file_js_3_ .i(`cannot be read (${code})`);
}
}
function readRegularSync(path, maxBytes = LONGEST_BYTES) {
return readBytesSync(path, maxBytes).toString('utf8');
}
function readBytesSync(path, maxBytes = LONGEST_BYTES) {
const file = (0,node_fs_0_.openSync)(path, FLAGS);
try {
refuseOthers((0,node_fs_0_.fstatSync)(file), path, maxBytes);
return (0,node_fs_0_.readFileSync)(file);
}
finally {
(0,node_fs_0_.closeSync)(file);
}
}
function refuseOthers(stats, path, maxBytes) {
if (!stats.isFile())
throw errorWithCode('EINVAL', `${path} is no regular file`);
if (stats.size > maxBytes)
throw errorWithCode('EFBIG', `${path} has more than ${maxBytes} bytes`);
}
function errorWithCode(code, message) {
return Object.assign(new Error(message), { code });
}
/***/ }),
/***/ 9233:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Mv: () => ( LONGEST_TIMER_MS),
bq: () => ( alarms),
ml: () => ( systemClock)
});
var node_timers_promises_0_ = __nccwpck_require__(8500);
var node_events_1_ = __nccwpck_require__(8474);
var _model_ended_by_js_2_ = __nccwpck_require__(7953);
function systemClock() {
return {
now: () => performance.now(),
date: () => new Date(),
sleep: async (ms, signal) => {
try {
await (0,node_timers_promises_0_.setTimeout)(Math.max(0, ms), undefined, signal ? { signal } : {});
}
catch (error) {
throw signal?.aborted ? signal.reason : error;
}
},
};
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const alarms = {
in(ms) {
const alarm = new AbortController();
startTimer(alarm, ms);
return withoutListenerLimit(alarm.signal);
},
after(signal, ms) {
const alarm = new AbortController();
if (signal.aborted)
startTimer(alarm, ms);
else
signal.addEventListener('abort', () => startTimer(alarm, ms), { once: true });
return withoutListenerLimit(alarm.signal);
},
any: (...signals) => withoutListenerLimit(AbortSignal.any(signals)),
};
function startTimer(alarm, ms) {
const abort = () => alarm.abort(new _model_ended_by_js_2_ .D());
setTimeout(abort, Math.min(Math.max(0, ms), LONGEST_TIMER_MS)).unref();
}
function withoutListenerLimit(signal) {
(0,node_events_1_.setMaxListeners)(0, signal);
return signal;
}
/***/ }),
/***/ 4990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
G: () => ( runConcurrently),
Vm: () => ( takeTurn),
hp: () => ( runInTurns),
tJ: () => ( node_timers_promises_0_.setImmediate)
});
var node_timers_promises_0_ = __nccwpck_require__(8500);
const TURN_MS = 100;
let turnBeganAt = 0;
async function takeTurn(signal) {
signal?.throwIfAborted();
if (performance.now() - turnBeganAt < TURN_MS)
return;
await (0,node_timers_promises_0_.setImmediate)();
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
/***/ 9622:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
aC: () => ( keep),
ww: () => ( makeTemporary),
cF: () => ( removeTemporary),
Qy: () => ( removeWithProcess)
});
var external_node_fs_ = __nccwpck_require__(3024);
var external_node_os_ = __nccwpck_require__(8161);
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: external "node:process"
const external_node_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
;// CONCATENATED MODULE: ./build/src/machine/temporary.js
const paths = new Set();
function makeTemporary(prefix, inside = (0,external_node_os_.tmpdir)()) {
const path = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(inside, external_node_path_.sep) + prefix));
removeWithProcess(path);
return path;
}
function removeWithProcess(path) {
if (paths.size === 0)
external_node_process_namespaceObject.once('exit', removeAllTemporary);
paths.add(path);
}
function keep(path) {
paths.delete(path);
if (paths.size === 0)
external_node_process_namespaceObject.removeListener('exit', removeAllTemporary);
}
function removeTemporary(path) {
(0,external_node_fs_.rmSync)(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 10 });
keep(path);
}
function removeAllTemporary() {
for (const path of paths) {
try {
removeTemporary(path);
}
catch {
}
}
}
/***/ }),
/***/ 2588:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D: () => ( addTo)
});
function addTo(map, key, item) {
const items = map.get(key);
if (items)
items.push(item);
else
map.set(key, [item]);
}
/***/ }),
/***/ 3543:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
PW: () => ( isAddress),
Pe: () => ( withoutKeys),
WX: () => ( findAddresses),
ZS: () => ( readPattern),
_5: () => ( isIdentifier),
_M: () => ( writeIndex),
bX: () => ( LONGEST_MESSAGE),
cS: () => ( IDENTIFIER),
lS: () => ( splitAddress),
ps: () => ( MOST_ADDRESSES),
zq: () => ( readAddress)
});
const IDENTIFIER = String.raw `[\p{ID_Start}_][\p{ID_Continue}-]*`;
const ONE_IDENTIFIER = new RegExp(`^${IDENTIFIER}$`, 'u');
const LONGEST_MESSAGE = 4_000;
const MOST_ADDRESSES = 100;
const KEY = String.raw `\[(?:\d+|\*|"(?:[^"\\\n\r]|\\[^\n\r])*")\]`;
const stepSource = (name) => String.raw `\.(${name})(?:(${KEY})(?:${KEY})*)?`;
const STEP = new RegExp(stepSource(IDENTIFIER), 'guy');
const PATTERN_STEP = new RegExp(stepSource(String.raw `[\p{ID_Start}_*][\p{ID_Continue}*-]*`), 'guy');
const CHAIN = new RegExp(String.raw `(?<![\p{ID_Continue}-])[\p{ID_Continue}-]+(?:${KEY})*(?:\.${IDENTIFIER}(?:${KEY})*)+`, 'gu');
const BEFORE_REST = ['.', '/', '\\', '$', '@'];
const PREFIXES = ['data', 'ephemeral', 'action'];
const TYPE = /^[^_]+_/;
function isIdentifier(text) {
return ONE_IDENTIFIER.test(text);
}
function readAddress(text) {
return readWhole(text, STEP)?.address;
}
function isAddress(text) {
const address = readAddress(text);
return address?.text === text && isUnmistakable(address);
}
function readPattern(text) {
const read = readWhole(text, PATTERN_STEP);
return read?.rest.length === 0 ? read.address : undefined;
}
function findAddresses(wholeText) {
const isLong = wholeText.length > LONGEST_MESSAGE;
const text = isLong ? `${wholeText.slice(0, LONGEST_MESSAGE)}…` : wholeText;
const addresses = new Set();
let isCertain = true;
if (!/\.[\p{ID_Start}_]/u.test(text))
return { addresses: [], isCertain };
for (const { 0: chain, index } of text.matchAll(CHAIN)) {
const named = chain.slice(Math.max(0, chain.search(/\p{ID_Start}/u)));
const { steps } = stepsIn(named, STEP);
const read = readSteps(named, steps);
if (read === undefined || !isUnmistakable(read.address)) {
if (steps.some((_, at) => at > 0 && mayBeginAddress(steps, at)))
isCertain = false;
continue;
}
const isJoined = named !== chain || BEFORE_REST.includes(text.charAt(index - 1));
const following = text.slice(index + chain.length, index + chain.length + 2);
const isInLongerKey = chain.endsWith(']') && following.startsWith('"');
const isCut = /^(?:…|\["|\[\\)/.test(following) || isInLongerKey;
if (isJoined || isCut || mayNameAnother(read))
isCertain = false;
if (isJoined || isCut)
continue;
if (addresses.size === MOST_ADDRESSES && !addresses.has(read.address.text)) {
return { addresses: [...addresses], isCertain: false };
}
addresses.add(read.address.text);
}
return { addresses: [...addresses], isCertain };
}
function stepsIn(text, step) {
const steps = [];
let end = 0;
for (const { 0: whole, 1: name = '', 2: key, index } of `.${text}`.matchAll(step)) {
steps.push({ name, key: key?.slice(1, -1), end: index + name.length + (key?.length ?? 0) });
end = index + whole.length - 1;
}
return { steps, end };
}
function readWhole(text, step) {
if (text.length > LONGEST_MESSAGE)
return undefined;
const { steps, end } = stepsIn(text, step);
return end === text.length ? readSteps(text, steps) : undefined;
}
function mayBeginAddress(steps, index) {
const { name, key } = steps[index] ?? { name: '', key: '' };
const isPrefix = PREFIXES.some((prefix) => prefix === name);
const lastOfAddress = index + (isPrefix ? 2 : 1);
if (key !== undefined || lastOfAddress >= steps.length)
return false;
return isPrefix || name === 'module' || TYPE.test(name);
}
function readSteps(text, steps) {
const modules = [];
let next = 0;
while (isWord(steps[next], 'module') && steps[next + 1] !== undefined) {
modules.push(...steps.slice(next + 1, next + 2));
next += 2;
}
const prefix = PREFIXES.find((word) => isWord(steps[next], word));
const isResource = prefix === undefined || (prefix === 'action' && steps.length === next + 2);
const first = isResource ? next : next + 1;
const [type, name] = steps.slice(first, first + 2);
if (type !== undefined && name !== undefined && type.key === undefined) {
const blockType = isResource ? 'resource' : prefix;
const block = { type: blockType, labels: [type.name, name.name] };
const address = { text: text.slice(0, name.end), modules, block, key: name.key };
return { address, rest: steps.slice(first + 2) };
}
const lastCall = modules.pop();
if (lastCall === undefined)
return undefined;
const block = { type: 'module', labels: [lastCall.name] };
const address = { text: text.slice(0, lastCall.end), modules, block, key: lastCall.key };
return { address, rest: steps.slice(next) };
}
function isWord(step, word) {
return step?.name === word && step.key === undefined;
}
function isUnmistakable({ modules, block: { type, labels } }) {
return type !== 'resource' || modules.length > 0 || TYPE.test(labels[0] ?? '');
}
function mayNameAnother({ address: { block }, rest }) {
const [provider] = (block.labels[0] ?? '').split('_', 1);
return rest.slice(0, -1).some(({ name }) => name === 'module' || name.startsWith(`${provider}_`));
}
function splitAddress(address) {
return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/g) ?? [];
}
function withoutKeys(address) {
return splitAddress(address)
.map((part) => part.split('[', 1)[0] ?? '')
.join('.');
}
function writeIndex(key) {
if (key === undefined)
return '';
return typeof key === 'number' ? `[${String(key)}]` : `[${writeKey(key)}]`;
}
const ESCAPES = {
'\n': '\\n',
'\r': '\\r',
'\t': '\\t',
'"': '\\"',
'\\': '\\\\',
};
function writeKey(key) {
const text = key
.replaceAll(/["\\]|(?! )[\p{C}\p{Z}]/gu, (sign) => ESCAPES[sign] ?? unicodeEscape(sign))
.replaceAll(/([$%])(?=\{)/g, '$1$1');
return `"${text}"`;
}
function unicodeEscape(character) {
const digits = (character.codePointAt(0) ?? 0).toString(16);
return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}
/***/ }),
/***/ 3583:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
MC: () => ( marksIn),
kn: () => ( MOST_APPROVED),
mN: () => ( MARK_LETTERS)
});
const MOST_APPROVED = 300;
const MARK_LETTERS = 22;
function marksIn({ marks }) {
return Array.from(marks.matchAll(new RegExp(`.{${MARK_LETTERS}}`, 'g')), ([mark]) => mark);
}
/***/ }),
/***/ 5663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
w: () => ( readAttributePath)
});
const STEP = /\.?([A-Za-z_][\w-]{0,200})|\.(\d{1,6})(?!\w)|\[(\d{1,6}|\*)\]|\["([^"\\\n]{1,200})"\]/y;
const LONGEST = 500;
const DEEPEST = 20;
function readAttributePath(value) {
if (typeof value === 'string')
return parsePath(value);
if (!Array.isArray(value) || value.length > DEEPEST)
return undefined;
const steps = value.filter((step) => typeof step === 'string' || Number.isSafeInteger(step));
const isWhole = steps.length === value.length && typeof steps[0] === 'string';
return isWhole ? steps : undefined;
}
function parsePath(text) {
if (text.length > LONGEST || !/^[A-Za-z_]/.test(text))
return undefined;
const steps = [];
let end = 0;
while (end < text.length && steps.length < DEEPEST) {
STEP.lastIndex = end;
const found = STEP.exec(text);
if (found === null)
return undefined;
const [whole, name, indexAfterDot, index, key] = found;
const isFirst = end === 0;
if (name !== undefined && whole.startsWith('.') === isFirst)
return undefined;
end += whole.length;
if (index === '*')
continue;
steps.push(name ?? key ?? Number(indexAfterDot ?? index));
}
return end === text.length ? steps : undefined;
}
/***/ }),
/***/ 9753:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
ON: () => ( withPlaceOptions),
QW: () => ( withHostOption),
vR: () => ( overrideOfCommit)
});
const DEFAULT_ORIGIN = 'https://app.terraform.io';
function withHostOption(command, { serviceOrigin, directory = '.' }) {
const isDefault = serviceOrigin === DEFAULT_ORIGIN && directory === '.';
const hostname = pathWord(serviceOrigin.replace(/^https:\/\//, ''));
return isDefault ? command : `${command} --hostname ${hostname}`;
}
function withPlaceOptions(command, service) {
const { directory = '.', caFile, serviceOrigin } = service;
const files = [
directory === '.' ? '' : ` --directory ${pathWord(directory)}`,
caFile === undefined ? '' : ` --ca-file ${pathWord(caFile)}`,
];
return `${withHostOption(command, { serviceOrigin })}${files.join('')}`;
}
function overrideOfCommit(named, place) {
const { commit, organization, workspaces } = named;
const list = quotedWord(workspaces.join(','));
const command = `plangate override --commit ${commit} --organization ${quotedWord(organization)} --workspaces ${list}`;
return withHostOption(command, place);
}
function pathWord(text) {
const line = text.replace(/\p{Cc}+/gu, ' ');
return quotedWord(line.startsWith('-') ? `./${line}` : line);
}
function quotedWord(text) {
return /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw `'\''`)}'`;
}
/***/ }),
/***/ 6238:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
f: () => ( readCommitId)
});
function readCommitId(text) {
return text !== undefined && isCommitId(text) ? text : undefined;
}
function isCommitId(text) {
return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
/***/ }),
/***/ 440:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
a: () => ( didYouMean)
});
function didYouMean(word, names) {
let best;
let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
for (const name of names) {
const distance = editDistance(word.slice(0, 60), name.slice(0, 60));
if (distance >= bestDistance)
continue;
best = name;
bestDistance = distance;
}
return best;
}
function editDistance(a, b) {
const rows = [];
const distanceAt = (row, column) => rows[row]?.[column] ?? Infinity;
for (let row = 0; row <= a.length; row++) {
rows.push([row]);
for (let column = 1; column <= b.length; column++) {
const same = a[row - 1] === b[column - 1];
const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
const cost = Math.min(distanceAt(row - 1, column) + 1, distanceAt(row, column - 1) + 1, distanceAt(row - 1, column - 1) + (same ? 0 : 1), swapped ? distanceAt(row - 2, column - 2) + 1 : Infinity);
rows[row]?.push(cost);
}
}
return distanceAt(a.length, b.length);
}
/***/ }),
/***/ 9733:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
F: () => ( reworded),
k: () => ( doubtOf)
});
var _error_message_js_0_ = __nccwpck_require__(4271);
function doubtOf(error) {
const code = error?.helpCode;
return { text: (0,_error_message_js_0_ .g)(error), code };
}
function reworded({ text, code }, reword) {
return { text: reword(text), code };
}
/***/ }),
/***/ 7953:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D: () => ( TimeIsUp),
m: () => ( endedBy)
});
class TimeIsUp extends Error {
name = 'TimeIsUp';
constructor() {
super('The time for this was over, and something on this machine had not ended: git, another program, or the reading of a file.');
}
}
async function endedBy(signal, work) {
work.catch(() => undefined);
signal.throwIfAborted();
let onAbort = () => undefined;
const ended = new Promise((resolve) => {
onAbort = resolve;
signal.addEventListener('abort', onAbort, { once: true });
}).then(() => {
throw signal.reason;
});
try {
return await Promise.race([work, ended]);
}
finally {
signal.removeEventListener('abort', onAbort);
}
}
/***/ }),
/***/ 4271:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
g: () => ( errorMessage),
v: () => ( systemErrorCode)
});
function errorMessage(error) {
const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
return String(hasMessage ? error.message : error);
}
function systemErrorCode(error) {
const hasCode = typeof error === 'object' && error !== null && 'code' in error;
return hasCode && typeof error.code === 'string' ? error.code : undefined;
}
/***/ }),
/***/ 4132:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Lp: () => ( CODES),
SM: () => ( remedyOf)
});
var _own_pages_js_0_ = __nccwpck_require__(7694);
const START = { page: 'docs/troubleshooting.md', area: 'Start, token, origin' };
const ANSWERS = { page: 'docs/troubleshooting.md', area: 'Answers of the service' };
const PERMISSIONS = { page: 'docs/troubleshooting.md', area: 'Permissions and workspace' };
const RUN = { page: 'docs/troubleshooting.md', area: 'The run' };
const REPORT = { page: 'docs/troubleshooting.md', area: 'The report and the files' };
const VERDICTS = {
page: 'docs/troubleshooting-runs.md',
area: 'Verdicts and provisional runs',
};
const EXISTING = {
page: 'docs/troubleshooting-runs.md',
area: 'Matrix, existing runs, version control',
};
const ARCHIVE = { page: 'docs/troubleshooting-runs.md', area: 'Archive and changes' };
const ERRORS = {
wrongInput: { code: 'PG-101', title: 'wrong inputs', ...START },
noToken: { code: 'PG-102', title: 'no token', ...START },
unknownInput: { code: 'PG-103', title: 'a misspelt input', ...START },
unnamedHost: { code: 'PG-104', title: 'the host is not named', ...START },
noOrganization: { code: 'PG-105', title: 'no organization', ...START },
foreignCode: { code: 'PG-106', title: "a fork's code", ...START },
tokenRefused: { code: 'PG-107', title: 'token refused', ...ANSWERS },
lacksRight: { code: 'PG-108', title: 'a right is missing', ...ANSWERS },
notFound: { code: 'PG-109', title: 'not found', ...ANSWERS },
noSuchOperation: { code: 'PG-110', title: 'no such operation', ...ANSWERS },
apiNotFound: { code: 'PG-111', title: 'where the API is', ...ANSWERS },
startedNoRun: { code: 'PG-112', title: 'the upload started no run', ...ANSWERS },
lacksHostRight: { code: 'PG-113', title: 'rights on the code host', ...PERMISSIONS },
policiesInHcl: { code: 'PG-114', title: 'policies in HCL', ...PERMISSIONS },
noConfiguration: { code: 'PG-115', title: 'no configuration', ...PERMISSIONS },
localExecution: { code: 'PG-116', title: 'local execution mode', ...PERMISSIONS },
mayNotQueue: { code: 'PG-117', title: 'may not queue runs', ...PERMISSIONS },
wrongWorkingDirectory: { code: 'PG-118', title: 'working directory', ...PERMISSIONS },
planFailed: { code: 'PG-119', title: 'the plan failed', ...RUN },
runTooSlow: { code: 'PG-120', title: 'the run took too long', ...RUN },
outOfTime: { code: 'PG-121', title: 'time was over before the plan', ...RUN },
tooManyRequests: { code: 'PG-122', title: 'too many requests', ...RUN },
serviceFailed: { code: 'PG-123', title: 'the service failed', ...RUN },
unreachable: { code: 'PG-124', title: 'nothing answers', ...RUN },
otherCommit: { code: 'PG-125', title: 'another commit is checked out', ...REPORT },
commentOfAnotherJob: { code: 'PG-126', title: 'another job writes the comment', ...REPORT },
cannotBeSent: { code: 'PG-127', title: 'a file cannot be sent', ...REPORT },
uploadRefused: { code: 'PG-128', title: 'the upload is refused', ...REPORT },
unreadableAnswer: { code: 'PG-129', title: 'an unreadable answer', ...REPORT },
noEvent: { code: 'PG-130', title: 'no event', ...REPORT },
reportsNotWritten: { code: 'PG-131', title: 'reports not written', ...REPORT },
canceled: { code: 'PG-132', title: 'canceled', ...REPORT },
noResult: { code: 'PG-133', title: 'a result never came', ...VERDICTS },
unknownDestroys: { code: 'PG-134', title: 'what is destroyed is unknown', ...VERDICTS },
changesNotWhole: { code: 'PG-135', title: 'the list of changes is not whole', ...VERDICTS },
stillAppliable: { code: 'PG-136', title: 'a plan that can still be applied', ...VERDICTS },
cannotDiscard: { code: 'PG-137', title: 'it could not be discarded', ...VERDICTS },
notAsRequested: { code: 'PG-138', title: 'not the run that was requested', ...VERDICTS },
wrongGroup: { code: 'PG-139', title: 'groups of a matrix', ...VERDICTS },
onlyAPart: { code: 'PG-141', title: 'only a part was planned', ...EXISTING },
notCompared: { code: 'PG-142', title: 'an existing run is not compared', ...EXISTING },
noRunsOfVersionControl: { code: 'PG-143', title: 'no runs of version control', ...EXISTING },
noRunOfCommit: { code: 'PG-144', title: 'none of this commit', ...EXISTING },
wrongApplyReport: { code: 'PG-145', title: 'report-apply', ...EXISTING },
contradiction: { code: 'PG-146', title: 'the service contradicts itself', ...EXISTING },
moduleMissing: { code: 'PG-147', title: 'a module is missing', ...EXISTING },
untrackedSecret: { code: 'PG-148', title: 'untracked credentials', ...EXISTING },
gitSilent: { code: 'PG-149', title: 'git does not answer', ...EXISTING },
hiddenFromPolicies: { code: 'PG-150', title: 'hidden from the policies', ...ARCHIVE },
cannotBeCloned: { code: 'PG-151', title: 'what version control clones', ...ARCHIVE },
linkedDirectory: { code: 'PG-152', title: 'links to directories', ...ARCHIVE },
noneAffected: { code: 'PG-153', title: 'no workspace is affected', ...ARCHIVE },
otherWorkspace: { code: 'PG-154', title: 'another workspace answered', ...ARCHIVE },
privateCertificate: { code: 'PG-155', title: 'private certificates', ...ARCHIVE },
tooManyComments: { code: 'PG-156', title: 'too many comments', ...ARCHIVE },
publishingTooSlow: { code: 'PG-157', title: 'publishing took too long', ...ARCHIVE },
otherBase: { code: 'PG-158', title: 'for another base', ...ARCHIVE },
};
const CODES = Object.fromEntries(Object.entries(ERRORS).map(([name, { code }]) => [name, code]));
function remedyOf(code) {
const page = Object.values(ERRORS).find((error) => error.code === code)?.page ?? '';
return `${(0,_own_pages_js_0_ .SO)(page)}#${code.toLowerCase()}`;
}
/***/ }),
/***/ 1680:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
BJ: () => ( keptAfterJudging),
L5: () => ( keptForPublishing),
S2: () => ( publishUntil),
t4: () => ( keptForEndingRuns)
});
function keptForPublishing(timeoutMs) {
return Math.min(30_000, timeoutMs / 10);
}
function keptForEndingRuns(timeoutMs) {
return Math.min(5_000, timeoutMs / 10);
}
function keptAfterJudging(timeoutMs) {
const keptForReading = Math.min(5_000, timeoutMs / 4);
return keptForPublishing(timeoutMs) + keptForEndingRuns(timeoutMs) + keptForReading;
}
const LONGEST_PUBLISHING_MS = 120_000;
const SHORTEST_PUBLISHING_MS = 5_000;
function publishUntil(jobDeadlineMs, nowMs) {
const latestMs = Math.min(jobDeadlineMs, nowMs + LONGEST_PUBLISHING_MS);
return Math.max(latestMs, nowMs + SHORTEST_PUBLISHING_MS);
}
/***/ }),
/***/ 2177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ab: () => ( parseExactly),
Ez: () => ( MOST_LEVELS),
H3: () => ( repeatedNames),
ZI: () => ( isJsonDeeperThan),
hz: () => ( isDeeperThan),
lS: () => ( membersOf),
q4: () => ( keepLongNumbers),
xO: () => ( rewriteExactly),
zY: () => ( restoreLongNumbers)
});
var _parse_js_0_ = __nccwpck_require__(2340);
function repeatedNames(text, levels = Number.POSITIVE_INFINITY) {
const repeated = new Set();
const namesByDepth = [];
let depth = 0;
for (let at = 0; at < text.length; at++) {
const character = text[at];
if (character === '{' || character === '[') {
if (depth < levels)
namesByDepth[depth] = new Set();
depth += 1;
}
else if (character === '}' || character === ']')
depth -= 1;
else if (character === '"') {
const end = endOfString(text, at);
const names = depth <= levels && isName(text, end) ? namesByDepth[depth - 1] : undefined;
if (names !== undefined) {
const name = String(JSON.parse(text.slice(at, end + 1)));
if (names.has(name))
repeated.add(name);
names.add(name);
}
at = end;
}
}
return [...repeated];
}
function isName(text, end) {
let at = end + 1;
while (/\s/.test(text[at] ?? ''))
at++;
return text[at] === ':';
}
function membersOf(text) {
const members = [];
let name;
let valueStart = 0;
let depth = 0;
for (let at = 0; at < text.length; at += 1) {
const character = text[at];
if (character === '"') {
const end = endOfString(text, at);
if (depth === 1 && name === undefined)
name = String(JSON.parse(text.slice(at, end + 1)));
at = end;
}
else if (character === '{' || character === '[')
depth += 1;
else if (character === ':' && depth === 1)
valueStart = at + 1;
else if (depth === 1 && (character === ',' || character === '}') && name !== undefined) {
members.push([name, text.slice(valueStart, at).trim()]);
name = undefined;
}
if (character === '}' || character === ']')
depth -= 1;
}
return members;
}
function keepLongNumbers(text, mark = '\u0000#') {
if (!/[\d.]{16}|\d[eE][+-]?\d|-0(?:\.0*)?\s*[,\]}]/.test(text))
return text;
let changed = '';
let copiedUntil = 0;
for (let at = 0; at < text.length; at++) {
if (text[at] === '"')
at = endOfString(text, at);
else if (/[-\d]/.test(text[at] ?? '')) {
let end = at + 1;
while (/[-+.\deE]/.test(text[end] ?? ''))
end += 1;
const number = text.slice(at, end);
if (number.length > 15 || /[eE]|^-[0.]+$/.test(number)) {
changed += `${text.slice(copiedUntil, at)}${JSON.stringify(mark + number)}`;
copiedUntil = end;
}
at = end - 1;
}
}
return changed + text.slice(copiedUntil);
}
function restoreLongNumbers(text, mark) {
const [first, ...others] = text.split(`"${mark}`);
return [first, ...others.map((part) => part.replace('"', ''))].join('');
}
function rewriteExactly(text, mark, rewrite) {
const value = JSON.parse(keepLongNumbers(text, mark));
return restoreLongNumbers(JSON.stringify(rewrite(value)), mark);
}
function endOfString(text, from) {
for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
let backslashes = 0;
while (text[at - 1 - backslashes] === '\\')
backslashes += 1;
if (backslashes % 2 === 0)
return at;
}
return text.length;
}
function parseExactly(text) {
return (0,_parse_js_0_ .qF)(keepLongNumbers(text, ''));
}
const MOST_LEVELS = 200;
function isDeeperThan(value, levels) {
if (typeof value !== 'object' || value === null)
return false;
return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}
function isJsonDeeperThan(text, levels) {
let depth = 0;
let inString = false;
for (let index = 0; index < text.length; index++) {
const character = text[index];
if (inString) {
if (character === '\\')
index++;
else if (character === '"')
inString = false;
}
else if (character === '"')
inString = true;
else if (character === '[' || character === '{') {
depth++;
if (depth > levels)
return true;
}
else if (character === ']' || character === '}')
depth--;
}
return false;
}
/***/ }),
/***/ 7026:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
N: () => ( orElse)
});
function orElse(read, otherwise) {
try {
return read();
}
catch {
return otherwise;
}
}
/***/ }),
/***/ 3861:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
U: () => ( isLoopback),
e: () => ( parseOrigin)
});
function isLoopback(hostname) {
return (hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname));
}
function parseOrigin(origin) {
if (!URL.canParse(origin))
return `"${origin.slice(0, 80)}" is not an origin such as https://app.terraform.io.`;
const url = new URL(origin);
if (url.username !== '' || url.password !== '')
return 'An origin holds no user name or password.';
if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
return `An origin ends after its host: write ${url.origin}.`;
}
if (url.protocol === 'https:')
return url;
if (url.protocol === 'http:' && isLoopback(url.hostname))
return url;
return `The token is sent over https only (plain http to this machine alone): write https://${url.host}.`;
}
/***/ }),
/***/ 5830:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
g: () => ( OTHER_GROUPS)
});
const OTHER_GROUPS = 'reports of other groups';
/***/ }),
/***/ 7694:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
SO: () => ( ownPage),
kX: () => ( planRecipe)
});
var _version_js_0_ = __nccwpck_require__(5603);
const REPOSITORY = 'plangate/plangate';
const BUILT_REF = _version_js_0_ .f5 ? `v${_version_js_0_ .xv}` : 'main';
let ref = BUILT_REF;
function ownPage(page) {
return `https://github.com/${REPOSITORY}/blob/${ref}/${page}`;
}
function planRecipe() {
return ownPage('docs/plan-files.md#a-plan-of-another-job');
}
/***/ }),
/***/ 2340:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$J: () => ( parseNumber),
Do: () => ( parseKey),
E1: () => ( parseList),
E9: () => ( parseDuration),
HU: () => ( parseChoice),
Pf: () => ( fieldsOf),
_F: () => ( fieldOf),
b2: () => ( collectValues),
c3: () => ( listOf),
cj: () => ( sentencesOf),
hb: () => ( parseGroup),
nR: () => ( timeOf),
og: () => ( parseFlag),
qF: () => ( parseJson),
r7: () => ( textIn),
u4: () => ( isRecord),
vX: () => ( unknownKeys),
zv: () => ( recordOf)
});
var _or_else_js_2_ = __nccwpck_require__(7026);
var _quote_js_0_ = __nccwpck_require__(8187);
var _did_you_mean_js_1_ = __nccwpck_require__(440);
function sentencesOf(problems) {
return problems.map(({ where, message }) => `${where} ${message}`).join('\n');
}
function unknownKeys(record, known, where, restricted) {
return Object.keys(record)
.filter((key) => !known.includes(key))
.map((key) => ({
where,
message: `has the key ${(0,_quote_js_0_ .hD)(key)}, which this version does not know. It may restrict ${restricted}, so nothing of the file counts.`,
}));
}
function isRecord(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function fieldsOf(value) {
const isObject = typeof value === 'object' && value !== null;
return isObject ? value : {};
}
function recordOf(value) {
return isRecord(value) ? value : {};
}
function fieldOf(value, key) {
return isRecord(value) ? value[key] : undefined;
}
function textIn(value) {
return typeof value === 'string' ? value : undefined;
}
function listOf(value) {
return Array.isArray(value) ? value : [];
}
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1_000];
function parseDuration(text) {
const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim());
const [, ...counts] = parts ?? [];
let durationMs = 0;
for (const [index, unitMs] of UNITS_MS.entries())
durationMs += unitMs * Number(counts[index] ?? 0);
return durationMs > 0
? { value: durationMs }
: { problem: `${(0,_quote_js_0_ .hD)(text)} is not a duration. Write 90m, 1h30m or 5400s.` };
}
const TRUE = ['true', 'yes', 'on', '1'];
const FALSE = ['false', 'no', 'off', '0'];
function parseFlag(text) {
const word = text.trim().toLowerCase();
if (TRUE.includes(word))
return { value: true };
if (FALSE.includes(word))
return { value: false };
return { problem: `${(0,_quote_js_0_ .hD)(text)} is neither true nor false. Write true or false.` };
}
function parseNumber(text) {
const trimmed = text.trim();
const value = Number(trimmed);
return /^[0-9]{1,15}$/.test(trimmed) && value > 0
? { value }
: { problem: `${(0,_quote_js_0_ .hD)(text)} is not a number. Write digits only.` };
}
function parseChoice(text, choices) {
const value = choices.find((choice) => choice === text.trim().toLowerCase());
if (value !== undefined)
return { value };
const near = (0,_did_you_mean_js_1_ .a)(text, choices);
const meant = near === undefined ? '' : ` Did you mean ${(0,_quote_js_0_ .hD)(near)}?`;
return { problem: `${(0,_quote_js_0_ .hD)(text)} is not a choice. Write ${(0,_quote_js_0_ .Vo)(choices)}.${meant}` };
}
function parseKey(text) {
return text.length <= 100 && !/[\p{Cc}\p{Cf}]/u.test(text)
? { value: text }
: { problem: 'is longer than 100 characters or has control characters in it.' };
}
function parseGroup(text) {
return /^[a-z0-9]{12}-\d{1,3}-of-\d{1,3}$/.test(text)
? { value: text }
: { problem: 'is not the name of a group that `plangate matrix` printed.' };
}
function parseList(text) {
const trimmed = text.trim();
const inBrackets = trimmed.startsWith('[');
if (inBrackets !== trimmed.endsWith(']')) {
const mismatch = inBrackets
? 'begins with "[" but does not end with "]"'
: 'ends with "]" but does not begin with "["';
return { problem: `${mismatch}. Write \`[a, b]\` or one per line.` };
}
if (inBrackets)
return parseItems(trimmed.slice(1, -1).replace(/,\s*$/, ''));
const lines = trimmed
.split(/\r\n|\n|\r/)
.map((line) => line.trim())
.filter((line) => line !== '' && !line.startsWith('#'));
const isDashed = (line) => line === '-' || line.startsWith('- ');
if (!lines.some(isDashed)) {
const parsed = collectValues(lines.map((line) => parseItems(line.replace(/,$/, ''))));
return 'problem' in parsed ? parsed : { value: parsed.value.flat() };
}
const undashed = lines.find((line) => !isDashed(line));
if (undashed === undefined)
return collectValues(lines.map((line) => parseItem(line.slice(1))));
return {
problem: `mixes lines that begin with "- " and lines that do not (${(0,_quote_js_0_ .hD)(undashed)}). Write all of them the same way.`,
};
}
function parseItems(text) {
if (text.trim() === '')
return { value: [] };
return collectValues(text.split(',').map(parseItem));
}
function parseItem(text) {
const item = text.trim();
if (item === '')
return { problem: 'has an empty item. Take out the extra comma or dash.' };
const [, quotationMark = '', quoted = ''] = /^(["'])(.*)\1$/s.exec(item) ?? [];
if (quotationMark !== '' && !quoted.includes(quotationMark))
return { value: quoted.trim() };
if (/^["']|["']$/.test(item))
return { problem: `has a quote that is not closed: ${(0,_quote_js_0_ .hD)(item)}.` };
if (/[[\]{}]/.test(item)) {
return {
problem: `has a bracket in the wrong place: ${(0,_quote_js_0_ .hD)(item)}. Write \`[a, b]\` or one per line.`,
};
}
return { value: item };
}
function collectValues(items) {
const values = [];
for (const item of items) {
if ('problem' in item)
return item;
values.push(item.value);
}
return { value: values };
}
function parseJson(text) {
return (0,_or_else_js_2_ .N)(() => JSON.parse(text), undefined);
}
function timeOf(text) {
return Date.parse(text ?? '');
}
/***/ }),
/***/ 8471:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
w: () => ( TransportError)
});
class TransportError extends Error {
name = 'TransportError';
failure;
remedy;
code;
helpCode;
constructor(failure, message, options = {}) {
super(message, options);
this.failure = failure;
this.remedy = options.remedy;
this.code = options.code;
this.helpCode = options.helpCode;
}
}
/***/ }),
/***/ 4091:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Iz: () => ( proxiesIn),
iJ: () => ( proxyFor),
oS: () => ( isSocks)
});
var node_net_0_ = __nccwpck_require__(7030);
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
/***/ }),
/***/ 8187:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Kf: () => ( nameSome),
Vo: () => ( alternatives),
hD: () => ( quote)
});
function quote(text) {
const line = text.replace(/\s+/g, ' ').trim();
return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
}
function alternatives(words) {
if (words.length < 2)
return words.join('');
return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
function nameSome(names, mostNamed) {
const others = names.length - mostNamed;
const named = names.slice(0, mostNamed).join(', ');
return others > 0 ? `${named} and ${others} more` : named;
}
/***/ }),
/***/ 319:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
X: () => ( pathWriter),
_: () => ( relativePathInside)
});
var node_path_0_ = __nccwpck_require__(6760);
function relativePathInside(root, path, system = node_path_0_) {
const inner = system.relative(root, path);
const above = inner === '..' || inner.startsWith(`..${system.sep}`);
return above || system.isAbsolute(inner) ? undefined : inner.split(system.sep).join('/');
}
function pathWriter(directories) {
const spelled = directories.flatMap(({ path, writtenAs }) => {
const isWindows = isOfWindows(path);
const parts = path.split(/[/\\]/).filter((part, at) => part !== '' || at === 0);
if (parts.filter(Boolean).length < (isWindows ? 2 : 1))
return [];
const separators = isWindows ? ['/', '\\', '\\\\', '\\/'] : ['/', '\\/'];
return separators.map((separator) => ({ text: parts.join(separator), writtenAs }));
});
spelled.sort((one, other) => other.text.length - one.text.length);
return (text) => spelled.reduce((written, each) => writeAnew(written, each), text);
}
const isOfWindows = (path) => /^[A-Za-z]:[/\\]/.test(path);
function writeAnew(text, { text: directory, writtenAs }) {
const isWindows = isOfWindows(directory);
const searched = isWindows ? withSmallLetters(text) : text;
const wanted = isWindows ? withSmallLetters(directory) : directory;
let written = '';
let from = 0;
for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + 1)) {
const end = at + wanted.length;
const near = text.slice(Math.max(from, at - LONGEST_BEFORE), at);
const [scheme = ''] = FILE_SCHEME.exec(near) ?? [];
const before = near.slice(0, near.length - scheme.length);
if (at < from || IN_PATH_BEFORE.test(before) || TYPED_WHOLE.test(before))
continue;
const [, separator = '', rest = ''] = REST.exec(text.slice(end)) ?? [];
if (separator === '' && !END.test(text.slice(end)))
continue;
const inside = isWindows ? rest.replaceAll(/[/\\]+/g, '/') : rest.replaceAll('\\/', '/');
const path = [writtenAs, inside].filter(Boolean).join('/') || '.';
written += text.slice(from, at - scheme.length) + path;
from = end + separator.length + rest.length;
}
return from === 0 ? text : written + text.slice(from);
}
const withSmallLetters = (text) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
const LONGEST_BEFORE = 40;
const FILE_SCHEME = /\bfile:\/\/(?:localhost)?\/?$/;
const IN_PATH_BEFORE = /[\p{L}\p{N}_.~/\\-]$/u;
const TYPED_WHOLE = /\bsafe\.directory ["']?$/;
const REST = /^(\\{1,2}\/?|\/)((?:[^\s"'`<>()[\]{},;:|*?\\]|\\+(?=[\p{L}\p{N}_.~/-]))*)/u;
const END = /^(?:$|[^\p{L}\p{N}_.~\\/-]|\.(?:$|\s))/u;
/***/ }),
/***/ 4610:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
VT: () => ( requestBase),
W0: () => ( branchOf),
eu: () => ( baseOfQueue)
});
function branchOf(ref) {
return ref?.replace(/^refs\/heads\//, '') || undefined;
}
function requestBase(branch, defaultBranch) {
return { branch: branch || undefined, defaultBranch: defaultBranch || undefined };
}
function baseOfQueue(ref) {
return /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-[1-9]\d{0,14}-[0-9a-f]+$/.exec(ref ?? '')?.[1];
}
/***/ }),
/***/ 2906:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D: () => ( readRetryAfter),
U: () => ( readSeconds)
});
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const TOO_MANY_SECONDS = 100_000_000;
function readRetryAfter(headers, now) {
const after = headers['retry-after'];
return readSeconds(after) ?? readDate(after, headers['date'] ?? now?.toUTCString());
}
function readSeconds(value) {
const trimmed = value?.trim() ?? '';
if (!DECIMAL.test(trimmed))
return undefined;
const seconds = Number(trimmed);
return seconds < TOO_MANY_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}
function readDate(value, now) {
const retryAt = value?.trim() ?? '';
const since = now?.trim() ?? '';
if (!HTTP_DATE.test(retryAt) || !HTTP_DATE.test(since))
return undefined;
const waitMs = Date.parse(retryAt) - Date.parse(since);
return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
/***/ }),
/***/ 2166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
BF: () => ( secretsOfLog),
DH: () => ( decoded),
gE: () => ( createSecrets),
ju: () => ( base64Of),
mb: () => ( searchablePieces)
});
var _add_to_js_1_ = __nccwpck_require__(2588);
var _or_else_js_2_ = __nccwpck_require__(7026);
var _verdict_js_0_ = __nccwpck_require__(3538);
const SHORTEST = 6;
const VERDICT_WORDS = new Set(_verdict_js_0_ .bk);
const PART = 12;
function createSecrets(values = []) {
const kept = new Set();
const shortForms = [];
const formsByPart = new Map();
const search = createSearch();
const secrets = {
keep(value) {
if (value.length < SHORTEST || VERDICT_WORDS.has(value))
return false;
if (kept.has(value))
return true;
kept.add(value);
for (const form of formsOf(value)) {
const part = form.text.slice(form.anchor, form.anchor + PART);
if (part.length < PART)
shortForms.push(form.text);
else {
(0,_add_to_js_1_ .D)(formsByPart, part, form);
search.add(part);
}
}
return true;
},
conceal(text) {
if (kept.size === 0)
return text;
const spans = [];
for (let at = search.next(text, 0); at >= 0; at = search.next(text, at + 1)) {
for (const form of formsByPart.get(text.slice(at, at + PART)) ?? []) {
const span = matchAround(text, at, form);
const missingCount = form.text.length - (span[1] - span[0]);
const areCommonWords = missingCount >= SHORTEST && areFewWords(text, span);
if (missingCount === 0 || (!form.onlyWhole && !areCommonWords))
spans.push(span);
}
}
let concealed = replaceSpans(text, spans);
for (const form of shortForms)
concealed = concealed.replaceAll(form, '***');
return concealed;
},
concealAll: (value) => {
if (kept.size === 0)
return value;
return mapStrings(value, (text) => secrets.conceal(text));
},
};
for (const value of values)
secrets.keep(value);
return secrets;
}
function secretsOfLog(log, values) {
for (const value of values)
log.secret(value);
return createSecrets(values);
}
const BLOCK_LENGTH = 3;
function createSearch() {
const stepAfter = new Uint8Array(2 ** 16).fill(PART - BLOCK_LENGTH + 1);
const hashAt = (text, end) => (text.charCodeAt(end - 1) ^
(text.charCodeAt(end - 2) << 5) ^
(text.charCodeAt(end - 3) << 10)) &
0xffff;
return {
add(part) {
for (let end = BLOCK_LENGTH; end <= PART; end++) {
const hash = hashAt(part, end);
stepAfter[hash] = Math.min(stepAfter[hash] ?? 0, PART - end);
}
},
next(text, from) {
for (let end = from + PART; end <= text.length;) {
const step = stepAfter[hashAt(text, end)] ?? 0;
if (step === 0)
return end - PART;
end += step;
}
return -1;
},
};
}
function matchAround(text, at, { text: form, anchor }) {
let before = 0;
while (before < Math.min(at, anchor) && text[at - before - 1] === form[anchor - before - 1]) {
before++;
}
let length = PART;
while (anchor + length < form.length && text[at + length] === form[anchor + length])
length++;
return [at - before, at + length];
}
const WORD_CHARACTER = /^[A-Za-z0-9]$/;
const BETWEEN_WORDS = /[\s!-/:-@[-`{-~]+/;
const PLAIN_WORD = /^[a-z]{1,16}$/;
const MOST_WORDS = 2;
function areFewWords(text, [from, to]) {
const isInWord = (index) => WORD_CHARACTER.test(text[index - 1] ?? '') && WORD_CHARACTER.test(text[index] ?? '');
let start = from;
let end = to;
while (isInWord(start))
start--;
while (isInWord(end))
end++;
const words = text.slice(start, end).split(BETWEEN_WORDS).filter(Boolean);
return words.length <= MOST_WORDS && words.every((word) => PLAIN_WORD.test(word));
}
function replaceSpans(text, spans) {
let concealed = '';
let copiedUntil = 0;
for (const [from, to] of spans.sort(([one], [other]) => one - other)) {
const isFirst = concealed === '';
if (isFirst || from > copiedUntil)
concealed += `${text.slice(copiedUntil, from)}***`;
copiedUntil = Math.max(copiedUntil, to);
}
return concealed + text.slice(copiedUntil);
}
const MOST_ANCHORS = 48;
const MOST_ANCHORS_OF_ADDRESS = 8;
function formsOf(value) {
const address = toAddress(value);
if (address === undefined) {
const texts = [...spellingsOf(value), ...base64Of(value)];
return texts.flatMap((text) => anchoredForms(text, text, MOST_ANCHORS));
}
const { pathname, search } = address;
const path = pathname + search;
const pieces = piecesOf(value);
const spellings = [value, encodeURIComponent(value), value.replaceAll('/', '\\/')];
const secretTexts = [...pieces.flatMap(spellingsOf), ...base64Of(path)];
const wholeTexts = [value, path, pathname, search].filter(({ length }) => length >= PART);
return [
...spellings.flatMap((text) => pieces.flatMap((piece) => anchoredForms(text, piece, MOST_ANCHORS_OF_ADDRESS))),
...secretTexts.flatMap((text) => anchoredForms(text, text, MOST_ANCHORS_OF_ADDRESS)),
...wholeTexts.map((text) => ({ text, anchor: 0, onlyWhole: true })),
];
}
function anchoredForms(text, piece, mostAnchors) {
const first = text.indexOf(piece);
if (first < 0)
return [];
const last = first + Math.max(0, piece.length - PART);
const distance = Math.ceil(piece.length / mostAnchors);
const anchors = [];
for (let anchor = first; anchor < last; anchor += distance)
anchors.push(anchor);
anchors.push(last);
return anchors.map((anchor) => ({ text, anchor, onlyWhole: false }));
}
function toAddress(value) {
const isAddress = /^(?:https?:\/)?\//i.test(value) && URL.canParse(value, 'http://host');
return isAddress ? new URL(value, 'http://host') : undefined;
}
function searchablePieces(value) {
const pieces = [...new Set(piecesOf(value))];
return pieces.length === 0 ? [value] : pieces;
}
function piecesOf(value) {
const { pathname, search } = toAddress(value) ?? new URL('http://host');
const values = search.split('&').map((pair) => pair.slice(pair.indexOf('=') + 1));
return [...pathname.split('/'), ...values].filter(looksRandom);
}
function looksRandom(text) {
if (text.length < 20 || /^[a-z]+-[A-Za-z0-9]{16}$/.test(text))
return false;
if (/^[0-9a-f-]{32,}$/i.test(text))
return true;
const countCharacterKinds = (part) => [/[0-9]/, /[a-z]/, /[A-Z]/].filter((kind) => kind.test(part)).length;
const longRuns = text.split(/[^A-Za-z0-9]+/).filter(({ length }) => length >= PART);
return countCharacterKinds(text) === 3 || longRuns.some((run) => countCharacterKinds(run) > 1);
}
function spellingsOf(text) {
const encoded = encodeURIComponent(text);
const encodedInLowerCase = encoded.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
const inJson = JSON.stringify(text).slice(1, -1);
return [...new Set([text, decoded(text), encoded, encodedInLowerCase, inJson])];
}
function decoded(text) {
return (0,_or_else_js_2_ .N)(() => decodeURIComponent(text), text);
}
function base64Of(text) {
const bytes = Buffer.from(text);
return [0, 1, 2].flatMap((bytesBefore) => {
const from = Math.ceil((8 * bytesBefore) / 6);
const to = Math.floor((8 * (bytesBefore + bytes.length)) / 6);
const shifted = Buffer.concat([Buffer.alloc(bytesBefore), bytes]);
const inBothAlphabets = [shifted.toString('base64'), shifted.toString('base64url')];
return [...new Set(inBothAlphabets.map((encoded) => encoded.slice(from, to)))];
});
}
function mapStrings(value, change) {
if (typeof value === 'string')
return change(value);
if (Array.isArray(value))
return value.map((item) => mapStrings(item, change));
if (typeof value !== 'object' || value === null || !isPlainObject(value))
return value;
return Object.fromEntries(Object.entries(value).map(([key, item]) => [
OWN_FIELD.test(key) ? key : change(key),
mapStrings(item, change),
]));
}
const OWN_FIELD = /^[a-z]+(?:[A-Z][a-z]+)*$/;
function isPlainObject(value) {
const prototype = Object.getPrototypeOf(value);
return prototype === Object.prototype || prototype === null;
}
/***/ }),
/***/ 2373:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
BS: () => ( waitsForConfirmation),
Ck: () => ( isRunOver),
HE: () => ( TASK_RESULT_STATUSES),
I: () => ( kindOf),
Il: () => ( runKind),
Is: () => ( isSettled),
LG: () => ( POLICY_CHECK_STATUSES),
LV: () => ( RUN_STATUSES),
Nv: () => ( isApplyStage),
Ou: () => ( TASK_STAGE_STATUSES),
P9: () => ( PLAN_STATUSES),
RJ: () => ( mayWaitForConfirmation),
S0: () => ( TF_POLICY_EVALUATION_STATUSES),
"do": () => ( POLICY_EVALUATION_STATUSES),
hs: () => ( hasNoResult),
iD: () => ( awaitsOverride),
mO: () => ( TF_POLICY_OUTCOME_STATUSES),
o7: () => ( statusWords),
rM: () => ( describeRunStatus),
t8: () => ( CONFIGURATION_VERSION_STATUSES),
uv: () => ( OUTCOME_STATUSES)
});
const RUN_STATUSES = {
pending: { kind: 'moving', says: 'pending' },
fetching: { kind: 'moving', says: 'fetching the configuration' },
fetching_completed: { kind: 'moving', says: 'configuration fetched' },
pre_plan_running: { kind: 'moving', says: 'pre-plan stage running' },
pre_plan_completed: { kind: 'moving', says: 'pre-plan stage completed' },
pre_plan_awaiting_decision: { kind: 'person', says: 'pre-plan stage awaits a decision' },
queuing: { kind: 'moving', says: 'queuing' },
plan_queueable: { kind: 'moving', says: 'plan can be queued' },
plan_queued: { kind: 'moving', says: 'plan queued' },
planning: { kind: 'moving', says: 'planning' },
planned: { kind: 'moving', says: 'planned' },
tf_policy_checked: { kind: 'moving', says: 'Terraform policy checked' },
tf_policy_override: { kind: 'person', says: 'Terraform policy awaits an override' },
post_plan_running: { kind: 'moving', says: 'post-plan stage running' },
post_plan_completed: { kind: 'moving', says: 'post-plan stage completed' },
post_plan_awaiting_decision: { kind: 'person', says: 'post-plan stage awaits a decision' },
cost_estimating: { kind: 'moving', says: 'estimating cost' },
cost_estimated: { kind: 'moving', says: 'cost estimated' },
policy_checking: { kind: 'moving', says: 'checking policies' },
policy_override: { kind: 'person', says: 'policy check awaits an override' },
policy_soft_failed: { kind: 'bad', over: true, says: 'policy check soft-failed' },
policy_checked: { kind: 'moving', says: 'policies checked' },
confirmed: { kind: 'foreign', says: 'confirmed' },
queuing_apply: { kind: 'foreign', says: 'queuing to apply' },
pre_apply_running: { kind: 'foreign', says: 'pre-apply stage running' },
pre_apply_completed: { kind: 'foreign', says: 'pre-apply stage completed' },
pre_apply_awaiting_decision: { kind: 'foreign', says: 'pre-apply stage awaits a decision' },
apply_queued: { kind: 'foreign', says: 'apply queued' },
applying: { kind: 'foreign', says: 'applying' },
post_apply_running: { kind: 'foreign', says: 'post-apply stage running' },
post_apply_completed: { kind: 'foreign', says: 'post-apply stage completed' },
applied: { kind: 'foreign', over: true, says: 'applied' },
planned_and_finished: { kind: 'good', over: true, says: 'planned and finished' },
planned_and_saved: { kind: 'foreign', says: 'planned and saved' },
discarded: { kind: 'stopped', over: true, says: 'discarded' },
errored: { kind: 'bad', over: true, says: 'errored' },
canceled: { kind: 'stopped', over: true, says: 'canceled' },
force_canceled: { kind: 'stopped', over: true, says: 'force-canceled' },
assessing: { kind: 'foreign', says: 'assessing' },
assessed: { kind: 'foreign', says: 'assessed' },
};
const PLAN_STATUSES = {
created: 'moving',
pending: 'moving',
managed_queued: 'moving',
queued: 'moving',
mfa_waiting: 'moving',
running: 'moving',
errored: 'bad',
canceled: 'stopped',
finished: 'good',
unreachable: 'skipped',
};
const POLICY_CHECK_STATUSES = {
pending: 'moving',
queued: 'moving',
passed: 'good',
soft_failed: 'bad',
hard_failed: 'bad',
failed: 'bad',
overridden: 'good',
errored: 'bad',
canceled: 'stopped',
unreachable: 'skipped',
};
const TASK_RESULT_STATUSES = {
pending: 'moving',
running: 'moving',
passed: 'good',
failed: 'bad',
errored: 'bad',
canceled: 'stopped',
unreachable: 'skipped',
};
const TASK_STAGE_STATUSES = {
...TASK_RESULT_STATUSES,
awaiting_override: 'person',
};
const POLICY_EVALUATION_STATUSES = {
...TASK_RESULT_STATUSES,
queued: 'moving',
overridden: 'good',
};
const TF_POLICY_EVALUATION_STATUSES = {
...POLICY_EVALUATION_STATUSES,
awaiting_override: 'person',
};
const OUTCOME_STATUSES = {
passed: 'good',
failed: 'bad',
errored: 'bad',
not_evaluated: 'skipped',
};
const TF_POLICY_OUTCOME_STATUSES = { ...OUTCOME_STATUSES, unknown: 'skipped' };
const COST_ESTIMATE_STATUSES = {
pending: 'moving',
queued: 'moving',
finished: 'good',
canceled: 'stopped',
errored: 'bad',
unreachable: 'skipped',
skipped_due_to_targeting: 'skipped',
};
const CONFIGURATION_VERSION_STATUSES = {
pending: 'moving',
fetching: 'moving',
uploaded: 'good',
archived: 'bad',
errored: 'bad',
backing_data_soft_deleted: 'bad',
backing_data_permanently_deleted: 'bad',
};
function statusWords(table) {
return Object.keys(table);
}
function kindOf(table, word) {
return (Object.hasOwn(table, word) ? table[word] : undefined) ?? 'unknown';
}
function hasNoResult(kind) {
return kind === 'moving' || kind === 'skipped' || kind === 'stopped';
}
function meaningOf(status) {
const table = RUN_STATUSES;
return Object.hasOwn(table, status) ? table[status] : undefined;
}
function runKind(mode, status) {
if (mode === 'provisional' && status === 'planned_and_saved')
return 'good';
return meaningOf(status)?.kind ?? 'unknown';
}
function isRunOver(status) {
return meaningOf(status)?.over === true;
}
function waitsForConfirmation({ attributes }) {
return attributes.actions?.['is-confirmable'] === true;
}
function mayWaitForConfirmation(mode, run) {
const isChecked = run.attributes.status === 'policy_checked';
return mode === 'provisional' && isChecked && waitsForConfirmation(run);
}
function describeRunStatus({ attributes }) {
const { status } = attributes;
const position = attributes['position-in-queue'] ?? 0;
const meaning = meaningOf(status);
if (meaning === undefined)
return `"${status}", an unrecognized status: waiting on`;
const isQueued = status === 'pending' || status === 'plan_queued' || status === 'queuing';
return isQueued && position > 0
? `${meaning.says} · ${ordinal(position)} in the queue`
: meaning.says;
}
function ordinal(n) {
const isTeen = n % 100 >= 11 && n % 100 <= 13;
const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
return `${n}${ending}`;
}
function isApplyStage(stage) {
return stage === 'pre_apply' || stage === 'post_apply';
}
function isSettled(mode, status, stages) {
const kind = runKind(mode, status);
if (kind === 'unknown')
return false;
return kind !== 'moving' || awaitsOverride(stages);
}
function awaitsOverride(stages) {
return stages.some(({ stage, status }) => !isApplyStage(stage) && kindOf(TASK_STAGE_STATUSES, status) === 'person');
}
/***/ }),
/***/ 1880:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D: () => ( uncommittedWords)
});
function uncommittedWords(fileCount = 0) {
if (fileCount === 0)
return '';
return ` + uncommitted changes (${fileCount} ${fileCount === 1 ? 'file' : 'files'})`;
}
/***/ }),
/***/ 4824:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
A: () => ( filledIn),
h: () => ( isUnfilled)
});
const UNFILLED = /^(?:\$\([^()]{1,100}\)|\$\{\{?[^{}]{1,200}\}\}?|\$\[[^[\]]{1,200}\]|\$[A-Z_][A-Z0-9_]{0,99}|%[A-Z_][A-Z0-9_]{0,99}%)$/;
function isUnfilled(value) {
return UNFILLED.test(value.trim());
}
function filledIn(value) {
const text = value?.trim() ?? '';
return text === '' || isUnfilled(text) ? undefined : text;
}
/***/ }),
/***/ 3491:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
i: () => ( UnreadableFile),
r: () => ( wholeText)
});
class UnreadableFile extends Error {
name = 'UnreadableFile';
}
function wholeText(text) {
if (!/[\0\uFFFD]/.test(text))
return text;
throw new UnreadableFile('is no text in UTF-8. Save it as UTF-8');
}
/***/ }),
/***/ 3538:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
bk: () => ( VERDICTS),
gf: () => ( isGreen),
zP: () => ( worstVerdict)
});
const VERDICTS = [
'passed',
'advisory',
'overridden',
'needs-override',
'blocked',
'errored',
'undecided',
'canceled',
];
function worstVerdict(words) {
return VERDICTS.findLast((word) => words.includes(word)) ?? 'passed';
}
function isGreen(word, failOn = 'mandatory') {
switch (word) {
case 'passed':
case 'overridden':
return true;
case 'advisory':
return failOn !== 'advisory';
case 'needs-override':
case 'blocked':
return failOn === 'never';
case 'errored':
case 'undecided':
case 'canceled':
return false;
}
}
const EXIT_CODES = {
passed: 1,
advisory: 1,
overridden: 1,
'needs-override': 3,
blocked: 1,
errored: 4,
undecided: 5,
canceled: 130,
};
/***/ }),
/***/ 5603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
f5: () => ( IS_RELEASED),
xv: () => ( VERSION)
});
const VERSION = '0.9.0';
const IS_RELEASED = false;
const ON_NPM = false;
/***/ }),
/***/ 1804:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
h: () => ( withoutTrailing)
});
function withoutTrailing(text, characters) {
let end = text.length;
while (end > 0 && characters.includes(text.charAt(end - 1)))
end -= 1;
return text.slice(0, end);
}
/***/ }),
/***/ 9486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
MS: () => ( namesTypeOrModule),
Pt: () => ( isPattern),
he: () => ( readFromRoot),
kt: () => ( matchesGlob),
pV: () => ( readGlob),
tg: () => ( readProtected)
});
var _model_address_js_0_ = __nccwpck_require__(3543);
function isPattern(text) {
const block = (0,_model_address_js_0_ .ZS)(text)?.block;
if (block?.type === 'action' || block?.type === 'module')
return true;
return block?.type === 'resource' && block.labels[0] !== 'action';
}
function readProtected(patterns) {
const tree = new PatternTree();
for (const [pattern, value] of patterns) {
const parts = partsOf((0,_model_address_js_0_ .ZS)(pattern));
if (parts !== undefined)
tree.add([...resourceParts(parts), ...parts.modules], value);
}
return (address) => {
const target = partsOf(readWholeAddress(address));
if (target?.resource === undefined)
return undefined;
const { modules } = target;
const found = new Set();
const nodes = [tree.root, ...tree.follow(tree.root, resourceParts(target), 0, found)];
for (let outside = 0; outside < modules.length; outside += 1) {
for (const node of nodes)
tree.follow(node, modules, outside, found);
}
return inOrder(found);
};
}
function readFromRoot(patterns) {
const tree = new PatternTree();
for (const [pattern, value] of patterns) {
const parts = partsOf((0,_model_address_js_0_ .ZS)(pattern));
if (parts !== undefined)
tree.add([...parts.modules, ...resourceParts(parts)], value);
}
return (address) => {
const target = partsOf(readWholeAddress(address));
const found = new Set();
if (target !== undefined) {
tree.follow(tree.root, [...target.modules, ...resourceParts(target)], 0, found);
}
return inOrder(found);
};
}
function inOrder(found) {
const sorted = [...found].sort((one, other) => one.order - other.order);
return sorted.map(({ value }) => value);
}
class PatternTree {
root = newNode();
#size = 0;
add(parts, value) {
let node = this.root;
for (const part of parts) {
const text = plainText(part);
if (!text.includes('*')) {
const next = node.plain.get(text) ?? newNode();
node.plain.set(text, next);
node = next;
continue;
}
const next = node.globs.get(text) ?? { fits: fitsPart(part), node: newNode() };
node.globs.set(text, next);
node = next.node;
}
node.entries.push({ order: this.#size, value });
this.#size += 1;
}
follow(from, parts, at, found) {
let nodes = [from];
for (const part of parts.slice(at)) {
const withoutKey = part.name;
const withKey = plainText({ name: part.name, key: part.key ?? '' });
nodes = nodes.flatMap(({ plain, globs }) => {
const next = [plain.get(withoutKey), plain.get(withKey)].filter((node) => node !== undefined);
for (const { fits, node } of globs.values())
if (fits(part))
next.push(node);
return next;
});
if (nodes.length === 0)
break;
for (const { entries } of nodes)
for (const entry of entries)
found.add(entry);
}
return nodes;
}
}
function newNode() {
return { entries: [], plain: new Map(), globs: new Map() };
}
function plainText({ name, key }) {
return key === undefined ? name : `${name}[${key}`;
}
function fitsPart({ name, key }) {
const fitsName = readGlob(name);
const fitsKey = key === undefined ? undefined : readGlob(key);
return (part) => fitsName(part.name) && fitsKey?.(part.key ?? '') !== false;
}
function namesTypeOrModule(pattern) {
const address = (0,_model_address_js_0_ .ZS)(pattern);
if (address === undefined)
return false;
const { modules, block } = address;
return [...modules.map(({ name }) => name), block.labels[0] ?? ''].some(_model_address_js_0_ ._5);
}
function matchesGlob(pattern, text) {
return readGlob(pattern)(text);
}
function readGlob(pattern) {
const [first = '', ...others] = pattern.split('*');
const last = others.pop();
if (last === undefined)
return (text) => first === text;
return (text) => {
if (!text.startsWith(first))
return false;
let at = first.length;
for (const part of others) {
const index = text.indexOf(part, at);
if (index < 0)
return false;
at = index + part.length;
}
return text.length - last.length >= at && text.endsWith(last);
};
}
function readWholeAddress(text) {
const address = (0,_model_address_js_0_ .zq)(text);
return address?.text === text ? address : undefined;
}
function resourceParts({ resource }) {
return resource === undefined ? [] : [resource.type, resource.name];
}
function partsOf(address) {
if (address === undefined)
return undefined;
const { block, key } = address;
const [first = '', name = ''] = block.labels;
const isModule = block.type === 'module';
const modules = [...address.modules, ...(isModule ? [{ name: first, key }] : [])].map((step) => ({
...step,
name: `module.${step.name}`,
}));
if (isModule)
return { modules, resource: undefined };
const type = { name: `${block.type} ${first}`, key: undefined };
return { modules, resource: { type, name: { name, key } } };
}
/***/ }),
/***/ 4504:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$K: () => ( saidOfRunTask),
$h: () => ( fromDoubt),
AD: () => ( PLAN_NOT_MADE),
bM: () => ( saidOfPolicy),
cU: () => ( PLAN_FAILED),
hY: () => ( policyClaim),
kp: () => ( doesNotHold),
oo: () => ( undecided),
t: () => ( HOLDS),
tK: () => ( runTaskClaim),
vb: () => ( needsApproval)
});
var _model_errors_js_0_ = __nccwpck_require__(4132);
var _model_quote_js_2_ = __nccwpck_require__(8187);
var _systems_policy_checks_js_1_ = __nccwpck_require__(2941);
const HOLDS = { green: 'passed' };
const PLAN_FAILED = doesNotHold('errored', 'The plan failed, so no policy could be evaluated.', {
code: _model_errors_js_0_ .Lp.planFailed,
});
const PLAN_NOT_MADE = doesNotHold('errored', 'The run was stopped before its plan.', {
omitIf: 'runAlreadyBlocked',
});
function undecided(text, details) {
return doesNotHold('undecided', text, details);
}
function fromDoubt({ text, code }, omitIf) {
return undecided(text, { omitIf, code });
}
function doesNotHold(word, text, details = {}) {
return { red: { word, text, ...details } };
}
function policyClaim(result, unknownValues) {
const { level, status, word, overridable, approval } = result;
const name = policyName(result);
if (status === 'unknown')
return undecided(`${name} is "${word ?? ''}", an unrecognized status.`);
if (word !== undefined) {
return undecided(`${name} has the unrecognized enforcement level "${word}".`);
}
switch (status) {
case 'passed':
return HOLDS;
case 'overridden':
return { green: 'overridden', text: `${name} failed and was overridden.` };
case 'excepted':
case 'existing': {
const canBeAccepted = result.system === 'own-policies' ? level !== 'unknown' : level === 'advisory';
return canBeAccepted
? HOLDS
: undecided(`${name} failed, and at that level no failure can be accepted.`);
}
case 'not-evaluated': {
const text = `${name} was not evaluated.`;
return level === 'advisory' ? { green: 'advisory', text } : undecided(text);
}
case 'known-after-apply': {
const text = `${name} cannot be judged before the apply: it asks for values that are known only then.`;
if (level === 'advisory' || (unknownValues === 'advisory' && level !== 'unknown')) {
return { green: 'advisory', text };
}
return undecided(`${text} If it may be judged by then, set allow-unknown to true.`);
}
case 'errored': {
const text = `${name} could not be evaluated.`;
return level === 'advisory' ? { green: 'advisory', text } : doesNotHold('errored', text);
}
case 'failed':
if (level === 'advisory')
return { green: 'advisory', text: `${name} failed.` };
if (level === 'unknown') {
return undecided(`${name} failed, and the service does not say at which level.`);
}
if (overridable && approval !== undefined) {
return doesNotHold('needs-override', `${name} failed and ${needsApproval(approval)}.`);
}
return overridable
? doesNotHold('needs-override', `${name} failed and needs an override.`)
: doesNotHold('blocked', `${name} failed and cannot be overridden.`);
}
}
function needsApproval({ approvers, needed, missing, }) {
const who = (0,_model_quote_js_2_ .Kf)([...approvers], MOST_NAMED);
return `needs approval by ${who}${needed > 1 ? ` (${needed - missing} of ${needed})` : ''}`;
}
const MOST_NAMED = 5;
function saidOfPolicy(result) {
return result.status === 'known-after-apply' ? undefined : sentenceOf(policyClaim(result));
}
function saidOfRunTask(task) {
return sentenceOf(runTaskClaim(task, HOLDS));
}
function sentenceOf(claim) {
if ('red' in claim)
return claim.red.text;
return 'text' in claim ? claim.text : undefined;
}
function policyName({ policy, policySet, level, system }) {
if (policy === '')
return `Policy set "${policySet}"`;
const levelPart = level === 'unknown' ? '' : ` (${level})`;
if (system === 'policy-check' && policy === _systems_policy_checks_js_1_ .rY) {
return `A policy${levelPart} that the log does not name`;
}
const setPart = policySet === '' ? '' : ` of policy set "${policySet}"`;
return `Policy "${policy}"${levelPart}${setPart}`;
}
function runTaskClaim(task, unanswered) {
const name = `Run task "${task.name}"`;
const { level, status, word = '' } = task;
if (status === 'unknown')
return undecided(`${name} is "${word}", an unrecognized status.`);
if (level === 'unknown' && (status !== 'passed' || task.word !== undefined)) {
return undecided(`${name} is ${status} at an unrecognized enforcement level.`);
}
const advisory = (sentence) => ({
green: 'advisory',
text: `${name} (advisory) ${sentence}.`,
});
switch (status) {
case 'passed':
return HOLDS;
case 'not-evaluated':
return level === 'advisory' ? advisory(`never answered: "${word}"`) : unanswered;
case 'failed':
if (level === 'advisory')
return advisory('failed');
return task.overridable === true
? doesNotHold('needs-override', `${name} (mandatory) failed; it needs an override.`)
: doesNotHold('blocked', `${name} (mandatory) failed.`);
case 'errored':
return level === 'advisory'
? advisory('errored')
: doesNotHold('errored', `${name} (mandatory) errored.`);
}
}
/***/ }),
/***/ 663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$_: () => ( compareWithBaseline),
Ad: () => ( findSame),
DE: () => ( commonBaseline),
Pc: () => ( keyOfPolicy)
});
var _model_address_js_0_ = __nccwpck_require__(3543);
var _systems_policy_checks_js_1_ = __nccwpck_require__(2941);
var _reading_js_2_ = __nccwpck_require__(988);
function compareWithBaseline(results, current) {
const failuresOfSame = findSame(current);
return results.map((result) => {
const failures = (0,_reading_js_2_ .WN)(result) ? failuresOfSame(result) : undefined;
if (failures === undefined)
return result;
const baselineOf = readBaseline(failures);
if (result.resources.length === 0)
return { ...result, baseline: baselineOf(undefined) };
const resources = result.resources.map((resource) => {
return { ...resource, baseline: baselineOf(resource.address) };
});
return { ...result, resources, baseline: commonBaseline(resources) };
});
}
function findSame(others) {
const byPolicy = new Map();
for (const other of others) {
const key = keyOfPolicy(other);
const same = byPolicy.get(key);
if (same === undefined)
byPolicy.set(key, [other]);
else
same.push(other);
}
return (result) => {
if (result.policy === '' || result.policy === _systems_policy_checks_js_1_ .rY)
return undefined;
const same = byPolicy.get(keyOfPolicy(result)) ?? [];
const isClear = same.every((other) => (0,_reading_js_2_ .WN)(other) || other.status === 'passed');
return same.length > 0 && isClear ? same.filter(_reading_js_2_ .WN) : undefined;
};
}
function commonBaseline(resources) {
const [first] = resources;
const areAlike = resources.every(({ baseline }) => baseline === first?.baseline);
return areAlike ? first?.baseline : undefined;
}
function keyOfPolicy({ system, policySet, policy }) {
return JSON.stringify([system, policySet, policy]);
}
function readBaseline(failures) {
const numbers = failures.map(({ resources }) => resources.length);
const before = new Set(failures.flatMap(({ resources }) => resources.map(({ address }) => address)));
const areComplete = numbers.every((number) => number > 0 && number < _model_address_js_0_ .ps);
return (address) => {
if (failures.length === 0)
return 'new';
if (address === undefined)
return numbers.includes(0) ? 'existing' : undefined;
if (before.has(address))
return 'existing';
return areComplete ? 'new' : undefined;
};
}
/***/ }),
/***/ 9272:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
H_: () => ( daysLeft),
N$: () => ( acceptanceBy),
WY: () => ( ruleOfExceptions),
j2: () => ( exceptionNotices),
ku: () => ( findEnded),
nL: () => ( indexEntries),
parseExceptions: () => ( parseExceptions)
});
var _model_address_js_0_ = __nccwpck_require__(3543);
var _model_json_text_js_4_ = __nccwpck_require__(2177);
var _model_parse_js_3_ = __nccwpck_require__(2340);
var _model_quote_js_5_ = __nccwpck_require__(8187);
var _address_patterns_js_1_ = __nccwpck_require__(9486);
var _systems_policy_checks_js_2_ = __nccwpck_require__(2941);
const MOST_DAYS = 366;
const MOST_EXCEPTIONS = 1_000;
const MOST_CHARACTERS = 1_000_000;
const DAY_MS = 86_400_000;
const FIELDS = ['policy', 'address', 'workspace', 'reason', 'owner', 'until'];
const MOST_CHARACTERS_OF = {
policy: 300,
address: _model_address_js_0_ .bX,
workspace: 100,
reason: 500,
owner: 100,
until: 10,
};
function parseExceptions(text, today) {
const refused = (message) => ({ problems: [{ where: 'exceptions', message }] });
if (text.length > MOST_CHARACTERS) {
return refused(`has more than ${MOST_CHARACTERS} characters. Remove what has ended.`);
}
const json = text.replace(/^\uFEFF/, '');
const file = (0,_model_parse_js_3_ .qF)(json);
if (!(0,_model_parse_js_3_ .u4)(file))
return refused(`is not a JSON object. ${SHAPE}`);
const list = file['exceptions'];
if (!Array.isArray(list))
return refused(`has no list "exceptions". ${SHAPE}`);
if (list.length > MOST_EXCEPTIONS) {
return refused(`has more than ${MOST_EXCEPTIONS} entries. Remove what has ended.`);
}
const entries = list;
const readings = entries.map((entry, at) => readEntry(entry, `exceptions[${at}]`, today));
const problems = [
...(0,_model_json_text_js_4_ .H3)(json).map((key) => ({
where: 'exceptions',
message: `has the key ${(0,_model_quote_js_5_ .hD)(key)} twice in one object, and only one of them could count. Remove one.`,
})),
...(0,_model_parse_js_3_ .vX)(file, ['$schema', 'exceptions'], 'exceptions', RESTRICTED),
...readings.flatMap((each) => ('problems' in each ? each.problems : [])),
...duplicateProblems(readings),
];
if (problems.length > 0)
return { problems };
return { exceptions: readings.flatMap((each) => ('value' in each ? [each.value] : [])) };
}
const SHAPE = `Write {"exceptions": [{${FIELDS.map((field) => `"${field}": "…"`).join(', ')}}]}.`;
function readEntry(entry, where, today) {
if (!(0,_model_parse_js_3_ .u4)(entry))
return { problems: [{ where, message: 'is not an object.' }] };
const problems = (0,_model_parse_js_3_ .vX)(entry, FIELDS, where, RESTRICTED);
for (const field of FIELDS) {
const text = Object.hasOwn(entry, field) ? entry[field] : undefined;
if (field === 'address' && !Object.hasOwn(entry, field))
continue;
const problem = fieldProblem(field, text, today);
if (problem !== undefined)
problems.push({ where: `${where}.${field}`, message: problem });
}
if (problems.length > 0)
return { problems };
const textOf = (field) => String(entry[field]);
return {
value: {
policy: textOf('policy'),
address: Object.hasOwn(entry, 'address') ? textOf('address') : undefined,
workspace: textOf('workspace'),
reason: textOf('reason'),
owner: textOf('owner'),
until: textOf('until'),
},
};
}
const RESTRICTED = 'the exception';
function fieldProblem(field, text, today) {
if (text === undefined)
return 'is missing.';
if (typeof text !== 'string')
return 'is not a text.';
if (text.length > MOST_CHARACTERS_OF[field])
return `has more than ${MOST_CHARACTERS_OF[field]} characters.`;
if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))
return 'has control or invisible characters in it.';
if (!/[\p{L}\p{N}]/u.test(text) && !text.includes('*'))
return 'is empty.';
if (text !== text.trim())
return 'begins or ends with a space.';
return PROBLEM_OF_FIELD[field](text, today);
}
const PROBLEM_OF_FIELD = {
policy: (text) => /[*?]/.test(text) ? 'is a pattern. Write the whole name of one policy.' : undefined,
address: addressProblem,
workspace: (text) => /^[\w*-]+$/.test(text) && /[^\W_]/.test(text)
? undefined
: 'is neither the name of a workspace nor a pattern as in `net-*`, or it fits every workspace.',
reason: (text) => (/[\p{L}\p{N}]/u.test(text) ? undefined : 'says nothing.'),
owner: (text) => /[\p{L}\p{N}]/u.test(text) && !MEANS_NO_OWNER.test(text)
? undefined
: `${(0,_model_quote_js_5_ .hD)(text)} is not an owner. Name a person or a team that answers for it.`,
until: untilProblem,
};
function addressProblem(text) {
const isOneAddress = (0,_model_address_js_0_ .PW)(text);
if (!isOneAddress && !(0,_address_patterns_js_1_ .Pt)(text)) {
return `${(0,_model_quote_js_5_ .hD)(text)} is neither an address nor a pattern as in \`aws_s3_bucket.*\` or \`module.legacy\`.`;
}
return isOneAddress || (0,_address_patterns_js_1_ .MS)(text)
? undefined
: `${(0,_model_quote_js_5_ .hD)(text)} fits too much. Write out the resource type or the module, without \`*\`.`;
}
const MEANS_NO_OWNER = /^(?:nobody|no ?one|none|n\/a|na|null|unknown|tbd|todo|x)$/i;
function untilProblem(text, today) {
const days = daysLeft({ until: text }, today);
if (Number.isNaN(days)) {
return `${(0,_model_quote_js_5_ .hD)(text)} is not a day. Write it as in 2027-01-31; it is a UTC day, and the last one that counts.`;
}
return days > MOST_DAYS
? `${text} is more than ${MOST_DAYS} days after today, ${today}. Choose an earlier end.`
: undefined;
}
function readDay(text) {
const at = Date.parse(`${text}T00:00:00Z`);
const isDay = !Number.isNaN(at) && new Date(at).toISOString() === `${text}T00:00:00.000Z`;
return isDay ? at : Number.NaN;
}
function daysLeft({ until }, today) {
return (readDay(until) - readDay(today)) / DAY_MS;
}
function duplicateProblems(readings) {
const problems = [];
const firstIndexes = new Map();
for (const [index, reading] of readings.entries()) {
if (!('value' in reading))
continue;
const { policy, address, workspace } = reading.value;
const key = JSON.stringify([policy, address, workspace]);
const first = firstIndexes.get(key);
if (first === undefined)
firstIndexes.set(key, index);
else {
const message = `is about the same failure as exceptions[${first}]. Remove one.`;
problems.push({ where: `exceptions[${index}]`, message });
}
}
return problems;
}
function indexEntries(entries) {
const read = entries.map((entry, order) => {
return { entry, order, fitsWorkspace: (0,_address_patterns_js_1_ .pV)(entry.workspace) };
});
const byPolicy = new Map();
for (const each of read) {
const ofPolicy = byPolicy.get(each.entry.policy);
if (ofPolicy === undefined)
byPolicy.set(each.entry.policy, [each]);
else
ofPolicy.push(each);
}
const patternsByPolicy = new Map();
const readPatterns = (name, ofPolicy) => {
const patterns = patternsByPolicy.get(name) ??
(0,_address_patterns_js_1_ .he)(ofPolicy.flatMap((each) => each.entry.address === undefined ? [] : [[each.entry.address, each]]));
patternsByPolicy.set(name, patterns);
return patterns;
};
return (names, workspace) => {
const found = names.flatMap((name) => {
const ofPolicy = byPolicy.get(name);
return ofPolicy === undefined ? [] : [{ name, ofPolicy }];
});
const fitting = (some) => some
.filter(({ fitsWorkspace }) => fitsWorkspace(workspace))
.sort((one, other) => one.order - other.order)
.map(({ entry }) => entry);
return {
entries: fitting(found.flatMap(({ ofPolicy }) => ofPolicy)),
at: (address) => fitting(found.flatMap(({ name, ofPolicy }) => readPatterns(name, ofPolicy)(address))),
};
};
}
function ruleOfExceptions(workspace, { entries, today }) {
const acceptances = new Map(entries
.filter((entry) => daysLeft(entry, today) >= 0)
.map((entry) => [entry, acceptanceBy(entry)]));
const findEntries = indexEntries([...acceptances.keys()]);
return (result) => {
const fitting = findEntries(namesOf(result), workspace);
const ofWholePolicy = fitting.entries.find(({ address }) => address === undefined);
if (ofWholePolicy !== undefined)
return acceptances.get(ofWholePolicy);
return (address) => {
const [first] = fitting.at(address);
return first && acceptances.get(first);
};
};
}
function acceptanceBy({ until, owner, reason }) {
return { status: 'excepted', excepted: { until, owner, reason } };
}
function namesOf({ policy, policySet, system }) {
if (policy === _systems_policy_checks_js_2_ .rY || system === 'guard')
return [];
return system === 'own-policies' ? [policy, `${policySet}/${policy}`] : [policy];
}
const WARNING_DAYS = 30;
function exceptionNotices(judged, { entries, today }) {
const notices = new Map();
const say = (workspace, sentence) => {
const sentences = notices.get(workspace) ?? [];
sentences.push(sentence);
notices.set(workspace, sentences);
};
const uses = findUses(judged, entries);
const judgedPolicies = policiesByPattern(judged);
for (const entry of entries) {
const fitting = uses.get(entry) ?? new Map();
const { first, named, shown } = judgedPolicies(entry.workspace);
if (first !== undefined && fitting.size === 0) {
const why = whyUnused(entry, named, shown);
say(first, `${describeException(entry)} ${why} Its owner is ${(0,_model_quote_js_5_ .hD)(entry.owner)}.`);
}
const ending = endSentence(entry, today);
for (const [workspace, ofWorkspace] of fitting) {
if (ending !== undefined)
say(workspace, ending);
const why = daysLeft(entry, today) < 0 ? undefined : whyWithoutEffect(ofWorkspace);
if (why !== undefined) {
say(workspace, `${describeException(entry)} changes no verdict, because ${why}`);
}
}
}
return notices;
}
function findUses(judged, entries) {
const uses = new Map();
const findEntries = indexEntries(entries);
for (const { workspace, results } of judged) {
for (const result of results) {
if (result.status === 'passed')
continue;
const fitting = findEntries(namesOf(result), workspace);
const ofWholePolicy = fitting.entries.filter(({ address }) => address === undefined);
const ofResources = result.resources.flatMap(({ address }) => fitting.at(address));
const ofMessages = new Set(result.status === 'failed' ? result.printedFor?.flat().flatMap(fitting.at) : ofResources);
for (const entry of new Set([...ofWholePolicy, ...ofResources])) {
const isOnlyInText = entry.address !== undefined && !ofMessages.has(entry);
const ofEntry = uses.get(entry) ?? new Map();
const ofWorkspace = ofEntry.get(workspace) ?? [];
ofWorkspace.push({ result, isOnlyInText });
uses.set(entry, ofEntry.set(workspace, ofWorkspace));
}
}
}
return uses;
}
function whyWithoutEffect(uses) {
const ofService = uses.filter(({ result }) => result.system !== 'own-policies');
if (ofService.some(({ result }) => result.level !== 'advisory')) {
return 'the policy is not advisory: the failure counts.';
}
return ofService.some(({ isOnlyInText }) => isOnlyInText) ? ONLY_IN_TEXT : undefined;
}
function policiesByPattern(judged) {
const read = (pattern) => {
const fits = (0,_address_patterns_js_1_ .pV)(pattern);
const inWorkspaces = judged.filter(({ workspace }) => fits(workspace));
const named = new Set();
const shown = new Set();
for (const result of inWorkspaces.flatMap(({ results }) => results)) {
const names = namesOf(result);
for (const name of names)
named.add(name);
if (names.length > 0)
shown.add(result.policy);
}
return { first: inWorkspaces[0]?.workspace, named, shown };
};
const known = new Map();
return (pattern) => {
const policies = known.get(pattern) ?? read(pattern);
known.set(pattern, policies);
return policies;
};
}
function whyUnused({ policy }, named, shown) {
if (named.has(policy) || shown.size === 0) {
return 'fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it.';
}
const longer = [...shown].filter((name) => name.includes(policy));
const names = (0,_model_quote_js_5_ .Kf)([...new Set([...longer, ...shown])].map(_model_quote_js_5_ .hD), MOST_NAMED);
return `fits no policy by its name. Judged were ${names}: write one of these names, or remove it.`;
}
const MOST_NAMED = 6;
function findEnded({ entries, today, }) {
const findEntries = indexEntries(entries.filter((entry) => daysLeft(entry, today) < 0));
return (result, workspace) => {
if (result.status !== 'failed')
return [];
const fitting = findEntries(namesOf(result), workspace);
const ofWholePolicy = fitting.entries.filter(({ address }) => address === undefined);
const ofResources = result.resources.flatMap(({ address }) => fitting.at(address));
return [...new Set([...ofWholePolicy, ...ofResources])].map((entry) => {
const { until, owner } = entry;
return { until, owner, said: endSentence(entry, today) ?? '' };
});
};
}
function endSentence(entry, today) {
const days = daysLeft(entry, today);
const { until, owner } = entry;
if (days > WARNING_DAYS)
return undefined;
if (days < 0) {
return `${describeException(entry)} ended on ${until}, so the failure counts again. Its owner is ${(0,_model_quote_js_5_ .hD)(owner)}.`;
}
const when = ['today', 'tomorrow'][days] ?? `in ${days} days`;
return `${describeException(entry)} ends ${when}, after ${until}. Its owner is ${(0,_model_quote_js_5_ .hD)(owner)}.`;
}
const ONLY_IN_TEXT = 'the answer of the service has the address in a text alone, which its author may have written. Let the policy give it in a field `address`, or leave `address` out of the entry to except the whole policy.';
function describeException({ policy, address, workspace }) {
const what = address === undefined ? `in ${(0,_model_quote_js_5_ .hD)(workspace)}` : `for ${(0,_model_quote_js_5_ .hD)(address)}`;
return `The exception from policy ${(0,_model_quote_js_5_ .hD)(policy)} ${what}`;
}
/***/ }),
/***/ 6972:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
az: () => ( scopeOfApprovals),
qd: () => ( openQuestions),
qg: () => ( sayOutdated),
to: () => ( answersTo),
wr: () => ( countApprovals)
});
function scopeOfApprovals({ id, name }) {
return id ?? `named ${name}`;
}
function openQuestions(questions) {
const shown = questions.flatMap((question) => question.shown ?? []);
return shown.length === questions.length && shown.length > 0 ? { questions: shown } : {};
}
function answersTo({ act, namesResources }, { approvals, requests }) {
const given = approvals.filter(({ approves }) => approves(act));
const numbers = new Set(given.map(({ number }) => number));
if (requests.length > 1 && given.length > 0 && !namesResources) {
return { approvals: [], why: `It names no resource, so ${QUEUE_ALONE}` };
}
if (numbers.size > 1) {
return {
approvals: [],
why: `More than one of these pull requests changes it, so ${QUEUE_ALONE}`,
};
}
const byPerson = new Map(given.map((approval) => [approval.by.toLowerCase(), approval]));
return { approvals: [...byPerson.values()] };
}
const QUEUE_ALONE = 'it can be approved only where the entry of the merge queue is one pull request: queue it alone.';
function countApprovals(questions, given, { approvers, needed: asked }) {
const answers = questions.map((question) => answersTo(question, given));
const appPushed = given.approvals.some((approval) => approval.appPushed);
const needed = approvers.length > 0 && appPushed ? asked + 1 : asked;
const least = Math.min(...answers.map(({ approvals }) => approvals.length));
const fewest = Number.isFinite(least) ? least : 0;
const [first = { approvals: [] }] = answers;
const ofAll = first.approvals.filter(({ by }) => answers.every(({ approvals }) => approvals.some((other) => other.by.toLowerCase() === by.toLowerCase())));
const missing = Math.max(0, needed - fewest);
const notCounted = missing === 0 ? [] : whyNotCounted(answers, given);
return {
isComplete: missing === 0,
approval: {
approvers,
needed,
missing,
given: ofAll.map(({ by, at, reason }) => ({ by, at, reason })),
...(notCounted.length > 0 && { notCounted }),
},
};
}
function whyNotCounted(answers, { requests, notCounted }) {
const sentences = answers.flatMap(({ why = [] }) => why);
if (requests.length > 1 && sentences.length === 0) {
const names = requests.map(({ number }) => `#${number}`).join(', ');
sentences.push(`The approvals of ${names} were looked at: update the branch of the one that changes it, and approve again.`);
}
return [...new Set([...sentences, ...notCounted])];
}
function sayOutdated({ approvals }, questions) {
const outdated = approvals.filter(({ isOfDestroys, approves }) => !isOfDestroys && !questions.some(({ act }) => approves(act)));
return outdated.map(({ by, at }) => `${by} approved another plan (${at}). Approve again: the plan is newer.`);
}
/***/ }),
/***/ 3749:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
YB: () => ( NOT_COMPLETE),
ah: () => ( guard)
});
var _address_patterns_js_0_ = __nccwpck_require__(9486);
var _given_approvals_js_5_ = __nccwpck_require__(6972);
var _policy_owners_js_1_ = __nccwpck_require__(9925);
var _protect_rule_js_2_ = __nccwpck_require__(8874);
var _planned_changes_js_3_ = __nccwpck_require__(9166);
var _reading_js_4_ = __nccwpck_require__(988);
function guard(rules, attributes, changes, unseen = []) {
const reading = (0,_reading_js_4_ .iz)();
const guarded = changes === undefined ? [] : guardedChanges(changes);
const protect = readRules(rules.protect);
const patterns = protect.rules.map(({ pattern }) => pattern);
const { caughtBy, unreadable } = protectedChanges(patterns, guarded);
for (const problem of protect.problems) {
reading.doubts.push(`The guard cannot determine what this plan destroys. protect ${problem}`);
}
for (const sentence of [...unseen, ...doubtsOf(rules, attributes, changes, unreadable)]) {
reading.doubts.push(`The guard cannot determine what this plan destroys. ${sentence}`);
}
for (const rule of protect.rules) {
const { pattern } = rule;
const caught = caughtBy.get(pattern) ?? [];
const policy = `protect ${pattern}`;
const message = protectionMessage(pattern, caught);
const failed = caught.length > 0;
reading.results.push(guardResult({ policy, message, caught, failed, rule }, rules));
}
const { destroyed, invoked } = splitByKind(guarded);
const { maxDestroys, maxActions } = rules;
const addLimit = (policy, { failed, message }, counted) => {
const caught = failed ? counted : [];
reading.results.push(guardResult({ policy, message, caught, failed }, rules));
};
if (maxDestroys !== undefined) {
const forgotten = destroyed.filter(({ action }) => action === 'forget').length;
const counted = ((0,_reading_js_4_ .Wg)(attributes['resource-destructions']) ?? 0) + forgotten;
const number = Math.max(counted, destroyed.length);
const message = `${numbered(number, 'resource')} would be destroyed, and no more than ${maxDestroys} may be.`;
const failed = number > maxDestroys;
addLimit(`max-destroys ${maxDestroys}`, { failed, message }, destroyed);
}
if (maxActions !== undefined) {
const number = invoked.reduce((sum, { triggers }) => sum + triggers.length, 0);
const message = `${numbered(number, 'action')} would be invoked, and no more than ${maxActions} may be.`;
const failed = number > maxActions;
addLimit(`max-actions ${maxActions}`, { failed, message }, invoked);
}
const [doubt] = reading.doubts;
if (doubt === undefined)
return reading;
const results = reading.results.map((result) => result.status === 'passed' ? { ...result, status: 'not-evaluated', message: doubt } : result);
return { ...reading, results };
}
function readRules(lines) {
const read = lines.map(_protect_rule_js_2_ .GP);
return {
rules: read.flatMap((rule) => ('problem' in rule ? [] : rule)),
problems: read.flatMap((rule) => ('problem' in rule ? rule.problem : [])),
};
}
function protectedChanges(patterns, guarded) {
const caughtBy = new Map();
let unreadable;
const fitting = (0,_address_patterns_js_0_ .tg)([...new Set(patterns)].map((pattern) => [pattern, pattern]));
for (const change of guarded) {
const found = change.addresses.map(fitting);
if (found.includes(undefined))
unreadable ??= change;
for (const pattern of new Set(found.flatMap((fits) => fits ?? []))) {
const caught = caughtBy.get(pattern);
if (caught === undefined)
caughtBy.set(pattern, [change]);
else
caught.push(change);
}
}
return { caughtBy, unreadable };
}
function splitByKind(changes) {
return {
destroyed: changes.filter(({ action }) => action !== 'invoke'),
invoked: changes.filter(({ action }) => action === 'invoke'),
};
}
function protectionMessage(pattern, caught) {
const sentence = ({ length }, noun, verb) => `${numbered(length, noun)} that ${length === 1 ? 'is' : 'are'} protected by ${pattern} would be ${verb}.`;
const { destroyed, invoked } = splitByKind(caught);
const sentences = [];
if (destroyed.length > 0)
sentences.push(sentence(destroyed, 'resource', 'destroyed'));
if (invoked.length > 0)
sentences.push(sentence(invoked, 'action', 'invoked'));
return sentences.join(' ');
}
function guardedChanges({ changes }) {
const gathered = new Map();
for (const planned of changes) {
const { previousAddress, action, trigger, ...change } = planned;
const { address, deposed } = change;
if (action === 'update' || action === 'create' || action === 'none')
continue;
const earlier = gathered.get(address);
const addresses = [address, previousAddress ?? address];
const triggers = trigger === undefined ? [] : [(0,_planned_changes_js_3_ .gb)(trigger)];
const words = [action, deposed ? 'deposed' : '', address, ...triggers];
const text = words.filter(Boolean).join(' ');
const { entry, digest } = (0,_planned_changes_js_3_ .Ms)(planned);
const act = [text, digest].filter(Boolean).join(' ');
const shown = entry === undefined ? undefined : { answer: JSON.stringify(text), changes: [entry] };
if (earlier === undefined || earlier.deposed) {
const { until = [], after = [] } = earlier ?? {};
until.push({ act, shown, addresses });
gathered.set(address, { ...change, action, triggers, until, after });
}
else {
for (const each of triggers)
earlier.triggers.push(each);
earlier.after.push({ act, shown, addresses });
}
}
return Array.from(gathered.values(), ({ until, after, ...change }) => {
const all = [...until.toReversed(), ...after];
const acts = all.map(({ act, shown }) => ({ act, shown }));
const addresses = [...new Set(all.flatMap((each) => each.addresses))];
return { ...change, acts, addresses, resource: toResource({ ...change, addresses }) };
});
}
function doubtsOf({ protect, maxDestroys, maxActions, partial = false, fullPlan = false }, attributes, changes, unreadable) {
const doubts = [];
if (maxDestroys !== undefined && (0,_reading_js_4_ .Wg)(maxDestroys) === undefined) {
doubts.push(`max-destroys is ${maxDestroys}, which is no number of resources.`);
}
if (maxActions !== undefined && (0,_reading_js_4_ .Wg)(maxActions) === undefined) {
doubts.push(`max-actions is ${maxActions}, which is no number of actions.`);
}
const { additions, changes: updates, destructions } = (0,_reading_js_4_ .mQ)(attributes);
const isListed = changes !== undefined && changes.unlisted !== true;
const canBeCounted = fullPlan && isListed && changes.changes.every(({ deposed }) => !deposed);
if ((0,_reading_js_4_ .Wg)(destructions) === undefined && !canBeCounted) {
doubts.push('The plan does not say how many resources it destroys.');
}
if (changes === undefined) {
const changesNothing = attributes['has-changes'] === false &&
[destructions, additions, updates].every((count) => count === 0);
doubts.push(changesNothing ? MAY_FORGET : ONLY_COUNTS_KNOWN);
return doubts;
}
if (changes.doubt !== undefined)
doubts.push(changes.doubt);
if (changes.partial === true && !partial) {
doubts.push(NOT_COMPLETE);
}
if (changes.leftOut > 0)
doubts.push(`${changes.leftOut} more changes exceed the limit.`);
if (unreadable !== undefined && protect.length > 0) {
doubts.push(`"${unreadable.address}" is not an address that a pattern can match.`);
}
return doubts;
}
const NOT_COMPLETE = 'The plan says of itself that it is not complete: another one has to follow.';
const REMEDY = "Let the token read the plan's JSON. Where the service has no redacted form of it, set full-plan to true.";
const ONLY_COUNTS_KNOWN = `Which ones it changes could not be read, only how many. ${REMEDY}`;
const MAY_FORGET = `By its counts it changes nothing, but a resource that is forgotten is in none of them, and its JSON could not be read. ${REMEDY}`;
function guardResult(finding, { approvals = NO_APPROVALS }) {
const { policy, message, caught, failed, rule } = finding;
const resources = caught.map(({ resource }) => resource);
const questions = failed ? caught.flatMap((change) => questionsOf(change, rule)) : [];
const asked = { approvers: rule?.approvers?.names ?? [], needed: 1 };
const { isComplete, approval } = (0,_given_approvals_js_5_ .wr)(questions, approvals, asked);
const isApproved = questions.length > 0 && isComplete;
const failure = isApproved ? 'overridden' : 'failed';
const [first] = approval.given.length > 0 ? approval.given : approversOfFirst(questions, approvals);
return {
system: 'guard',
policySet: '',
policy,
level: 'mandatory-overridable',
status: failed ? failure : 'passed',
overridable: failed && !isApproved,
message: failed ? message : '',
output: [],
address: resources[0]?.address,
resources,
generalMessages: [],
...(failed && rule?.approvers && { approval }),
...(failure === 'failed' && (0,_given_approvals_js_5_ .qd)(questions)),
override: isApproved && first !== undefined
? { by: first.by, at: first.at, reason: first.reason }
: undefined,
};
}
const NO_APPROVALS = { approvals: [], requests: [], notCounted: [] };
function questionsOf({ acts }, rule) {
return acts.map(({ act, shown }) => ({
act: rule === undefined ? act : (0,_protect_rule_js_2_ .lR)(rule, act),
namesResources: true,
shown,
}));
}
function approversOfFirst(questions, { approvals }) {
const [first] = questions;
return first === undefined ? [] : approvals.filter(({ approves }) => approves(first.act));
}
function toResource(change) {
const { address, action, deposed, reason, triggers, attributes, recreated } = change;
const shownTriggers = triggers.slice(0, 3);
if (triggers.length > 3)
shownTriggers.push(`${triggers.length - 3} more`);
const why = action === 'invoke'
? shownTriggers.join(', ')
: [reason?.replaceAll('_', ' '), attributes.join(', ')].filter(Boolean).join(': ');
const earlierAddresses = new Set(change.addresses);
earlierAddresses.delete(address);
const parts = [
deposed ? 'what an earlier replacement left behind would be destroyed' : ACTION_WORDS[action],
recreated === true ? ', and a new one created' : '',
why === '' ? '' : ` (${why})`,
earlierAddresses.size > 0 ? `; before, it was ${[...earlierAddresses].join(', ')}` : '',
];
return { address, messages: [parts.join('')] };
}
const ACTION_WORDS = {
delete: 'would be destroyed',
replace: 'would be replaced',
forget: 'would be removed from the state and no longer managed',
invoke: 'would be invoked',
};
function numbered(number, noun) {
return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
/***/ }),
/***/ 8397:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$P: () => ( namedIn),
Dn: () => ( printedMessages),
L1: () => ( withoutAddress),
Wy: () => ( printedForOne),
e_: () => ( NOTHING_NAMED),
ko: () => ( mergeByAddress),
nh: () => ( resourcesAlone)
});
var _model_attribute_path_js_2_ = __nccwpck_require__(5663);
var _model_address_js_0_ = __nccwpck_require__(3543);
var _model_or_else_js_1_ = __nccwpck_require__(7026);
const NOTHING_NAMED = {
address: undefined,
resources: [],
generalMessages: [],
};
function namedIn(printed) {
const found = [];
const generalMessages = new Map();
for (const { text: rawText, addresses: given = [], attribute } of printed) {
const text = rawText.trim();
if (text === '')
continue;
const { addresses, isCertain } = given.length > 0 ? certainly(given) : (0,_model_address_js_0_ .WX)(text);
const [subject, ...others] = addresses;
const isOnly = subject !== undefined && others.length === 0;
if (isOnly && (isCertain || isInFront(subject, text))) {
const message = withoutAddress(text, subject);
found.push({ address: subject, messages: message === '' ? [] : [message], attribute });
continue;
}
found.push(...addresses.map((address) => ({ address, messages: [] })));
generalMessages.set(JSON.stringify([text, addresses]), { text, addresses });
}
const resources = mergeByAddress(found);
const general = [...generalMessages.values()];
const [first] = resourcesAlone({ resources, generalMessages: general });
return { address: first?.address, resources, generalMessages: general };
}
function printedForOne({ addresses = [] }) {
return addresses.length === 1 ? addresses : [];
}
function certainly(addresses) {
return { addresses: [...new Set(addresses)], isCertain: true };
}
function mergeByAddress(named) {
const merged = new Map();
const said = new Map();
for (const resource of named) {
const { address, messages, location, attribute } = resource;
const earlier = merged.get(address);
const known = said.get(address) ?? new Set();
const fresh = [...new Set(messages)].filter((message) => !known.has(message));
for (const message of fresh)
known.add(message);
said.set(address, known);
if (earlier === undefined) {
merged.set(address, { ...resource, messages: fresh });
continue;
}
earlier.location ??= location;
if (messages.length === 0)
continue;
if (earlier.messages.length === 0)
earlier.attribute = attribute;
else if (JSON.stringify(earlier.attribute) !== JSON.stringify(attribute))
earlier.attribute = [];
earlier.messages.push(...fresh);
}
return [...merged.values()];
}
function resourcesAlone({ resources, generalMessages, }) {
const shared = new Set(generalMessages.flatMap(({ addresses }) => addresses));
return resources.filter(({ address, messages }) => messages.length > 0 || !shared.has(address));
}
function withoutAddress(text, address) {
if (text === address)
return '';
return isInFront(address, text) ? text.slice(address.length + 1).trim() : text;
}
function isInFront(address, text) {
return text.startsWith(`${address}:`) && /^\s?$/.test(text.charAt(address.length + 1));
}
const DEEPEST = 6;
const MESSAGE_KEYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];
function printedMessages(output) {
const messages = [];
gatherMessages(output, messages, 0);
return messages;
}
function gatherMessages(value, messages, depth, about = {}) {
if (value === null || value === undefined)
return;
if (typeof value === 'string') {
if (value.trim() !== '')
messages.push({ text: value.trim(), ...about });
return;
}
if (depth < DEEPEST && Array.isArray(value)) {
for (const item of value)
gatherMessages(item, messages, depth + 1, about);
return;
}
const asJson = () => (0,_model_or_else_js_1_ .N)(() => JSON.stringify(value), '(an output too deep to show)');
if (depth >= DEEPEST || typeof value !== 'object') {
messages.push({ text: asJson(), ...about });
return;
}
const fields = new Map(Object.entries(value));
const subjects = [...new Set([fields.get('address'), fields.get('resource')].filter(isText))];
const addresses = subjects.filter(_model_address_js_0_ .PW);
const attribute = (0,_model_attribute_path_js_2_ .w)(fields.get('attribute')) ?? about.attribute;
const aboutObject = { addresses: addresses.length > 0 ? addresses : about.addresses, attribute };
const messageKey = MESSAGE_KEYS.find((key) => fields.has(key));
const message = messageKey === undefined ? asJson() : fields.get(messageKey);
if (typeof message !== 'string') {
gatherMessages(message, messages, depth + 1, aboutObject);
return;
}
const isStream = messageKey === 'print' && addresses.length === 0;
for (const text of isStream ? splitPrint(message) : [message]) {
const unnamed = subjects.filter((subject) => !isNamedIn(text, subject)).join(', ');
const told = [unnamed, text.trim()].filter(Boolean).join(': ');
gatherMessages(told, messages, depth + 1, aboutObject);
}
}
function isNamedIn(text, subject) {
return (0,_model_address_js_0_ .PW)(subject)
? (0,_model_address_js_0_ .WX)(text).addresses.includes(subject)
: text.includes(subject);
}
function splitPrint(text) {
const lines = text.split(/\r\n|[\n\r]/);
const names = lines.map((line) => (0,_model_address_js_0_ .WX)(line).addresses.length > 0);
if (names.filter(Boolean).length <= 1)
return [text];
const messages = [];
let isOpen = false;
for (const [at, line] of lines.entries()) {
const isEmpty = line.trim() === '';
if (isOpen && !isEmpty && names[at] !== true)
messages.push(`${messages.pop() ?? ''}\n${line}`);
else if (!isEmpty)
messages.push(line);
isOpen = !isEmpty;
}
return messages;
}
function isText(value) {
return typeof value === 'string' && value !== '';
}
/***/ }),
/***/ 9166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ms: () => ( entryOf),
Uq: () => ( rememberEntry),
gb: () => ( describeTrigger),
jR: () => ( isProminent),
qs: () => ( severityRank),
tf: () => ( asAddress),
xS: () => ( asWord)
});
var node_crypto_0_ = __nccwpck_require__(7598);
var _model_address_js_1_ = __nccwpck_require__(3543);
const ACTIONS = ['delete', 'replace', 'invoke', 'forget', 'update', 'create', 'none'];
function severityRank(action) {
return ACTIONS.indexOf(action);
}
function isProminent(action) {
return severityRank(action) <= severityRank('forget');
}
const ENTRIES = new WeakMap();
function rememberEntry(change, entry, keepsText) {
const text = JSON.stringify(entry);
const digest = digestOfText(text);
ENTRIES.set(change, keepsText ? { digest, entry: text } : { digest });
}
function entryOf(change) {
return ENTRIES.get(change) ?? { digest: '' };
}
function digestOfText(text) {
return (0,node_crypto_0_.createHash)('sha256').update(text).digest('hex');
}
function describeTrigger({ event, resource, onFailure = 'halt' }) {
const when = resource === undefined ? event : `${event} of ${resource}`;
return onFailure === 'halt' ? when : `${when}, on_failure = ${onFailure}`;
}
function asAddress(value) {
const fits = typeof value === 'string' && value !== '' && value.length <= _model_address_js_1_ .bX;
return fits ? value : undefined;
}
function asWord(value) {
return typeof value === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(value) ? value : undefined;
}
/***/ }),
/***/ 9925:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Cx: () => ( toApprovers),
K2: () => ( ownersOf),
h7: () => ( WRITE_NAMES),
oQ: () => ( NOBODY),
y$: () => ( hasPolicyName)
});
var _address_patterns_js_0_ = __nccwpck_require__(9486);
var _systems_policy_checks_js_1_ = __nccwpck_require__(2941);
const NOBODY = { people: [], roles: [], teams: [], names: [] };
const ROLES = ['maintain', 'admin'];
const LOGIN = /^@?([A-Za-z0-9](?:[A-Za-z0-9_-]{0,37}[A-Za-z0-9])?)$/;
const TEAM = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([a-z0-9][a-z0-9._-]{0,99})$/;
const WRITE_NAMES = 'Write people (octocat), role:maintain, role:admin or teams (acme/platform).';
function toApprovers(items) {
const approvers = { people: [], roles: [], teams: [], names: [] };
const unreadable = [];
for (const item of items) {
const [, person] = LOGIN.exec(item) ?? [];
const [, organization, team] = TEAM.exec(item) ?? [];
const roleIndex = item.startsWith('role:') ? ROLES.indexOf(item.slice('role:'.length)) : -1;
approvers.names.push(item.replace(/^@/, ''));
if (roleIndex >= 0)
approvers.roles.push(...ROLES.slice(roleIndex));
else if (organization !== undefined && team !== undefined)
approvers.teams.push({ organization, team });
else if (person !== undefined)
approvers.people.push(person.toLowerCase());
else
unreadable.push(item);
}
return { approvers, unreadable };
}
function ownersOf({ lines, others }, policy) {
return lines.findLast(({ pattern }) => fitsPolicy(pattern, policy))?.owners ?? others;
}
function hasPolicyName({ policy }) {
return policy !== '' && policy !== _systems_policy_checks_js_1_ .rY;
}
function fitsPolicy(pattern, { policySet, policy }) {
const parts = pattern.split('/');
if (parts.length === 1)
return (0,_address_patterns_js_0_ .kt)(pattern, policy);
if (policySet === '')
return false;
return parts.some((_, at) => {
const set = parts.slice(0, at).join('/');
return (0,_address_patterns_js_0_ .kt)(set, policySet) && (0,_address_patterns_js_0_ .kt)(parts.slice(at).join('/'), policy);
});
}
/***/ }),
/***/ 8874:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
GP: () => ( readProtectRule),
LL: () => ( wordsOfLine),
lR: () => ( actUnder)
});
var _address_patterns_js_0_ = __nccwpck_require__(9486);
var _policy_owners_js_1_ = __nccwpck_require__(9925);
var _model_quote_js_2_ = __nccwpck_require__(8187);
const PATTERN = /(?:"(?:[^"\\\n]|\\.)*"|[^\s,"])+|"/g;
function wordsOfLine(line) {
const words = Array.from(line.matchAll(PATTERN), ([word]) => word);
return words.filter((word) => word !== '-');
}
function readProtectRule(line) {
const [pattern = '', by, ...names] = wordsOfLine(line);
if (!(0,_address_patterns_js_0_ .Pt)(pattern))
return { problem: notAPattern(pattern) };
if (by === undefined)
return { pattern };
const { approvers, unreadable } = (0,_policy_owners_js_1_ .Cx)(names);
if (by !== 'by')
return { problem: notAPattern(by) };
if (names.length === 0)
return { problem: `names nobody in ${(0,_model_quote_js_2_ .hD)(line)}. ${_policy_owners_js_1_ .h7}` };
const [wrong] = unreadable;
if (wrong === undefined)
return { pattern, approvers };
return {
problem: `has ${(0,_model_quote_js_2_ .hD)(wrong)} in ${(0,_model_quote_js_2_ .hD)(line)}, which names no person or team. ${_policy_owners_js_1_ .h7}`,
};
}
function notAPattern(text) {
return `${(0,_model_quote_js_2_ .hD)(text)} is not a pattern of addresses. Write aws_db_instance.*, module.data, module.data.aws_db_instance.main or action.aws_lambda_invoke.*.`;
}
function actUnder({ pattern, approvers }, act) {
if (approvers === undefined)
return act;
const names = approvers.names.map((name) => name.toLowerCase()).sort();
return `protected ${JSON.stringify([pattern, names, act])}`;
}
/***/ }),
/***/ 988:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
EP: () => ( timestampDoubts),
H4: () => ( BROKEN_SET),
WN: () => ( hasFailed),
Wg: () => ( asCount),
_0: () => ( readCount),
e3: () => ( toLevel),
gK: () => ( mergeReadings),
iz: () => ( emptyReading),
mQ: () => ( countsOf),
mf: () => ( toStatus),
ns: () => ( readOutcome),
rk: () => ( readStatus),
vM: () => ( contradictions),
x7: () => ( countByStatus)
});
var _model_status_js_0_ = __nccwpck_require__(2373);
function mergeReadings(readings) {
const answers = readings.flatMap(({ canOverride }) => canOverride ?? []);
return {
results: readings.flatMap(({ results }) => results),
runTasks: readings.flatMap(({ runTasks }) => runTasks),
unfinished: readings.flatMap(({ unfinished }) => unfinished),
doubts: readings.flatMap(({ doubts }) => doubts),
errors: readings.flatMap(({ errors }) => errors),
canOverride: answers.length > 0 ? answers.includes(true) : undefined,
...(readings.some(({ stoppedBeforePlan }) => stoppedBeforePlan === true) && {
stoppedBeforePlan: true,
}),
};
}
function emptyReading() {
return { results: [], runTasks: [], unfinished: [], doubts: [], errors: [] };
}
function readStatus(table, object) {
const { what, word } = object;
const kind = (0,_model_status_js_0_ .I)(table, word);
const isUnfinished = (0,_model_status_js_0_ .hs)(kind);
const reading = emptyReading();
if (isUnfinished)
reading.unfinished.push(object);
if (kind === 'unknown')
reading.doubts.push(`The ${what} is "${word}", an unrecognized status.`);
return { reading, kind, isUnfinished };
}
const END_KINDS = ['good', 'bad', 'stopped', 'skipped'];
const OVERRIDABLE_WORDS = ['failed', 'soft_failed'];
function timestampDoubts(what, object, table) {
const { status, 'status-timestamps': stamps } = object;
const contrary = Object.entries(stamps ?? {})
.filter(([key, at]) => key.endsWith('-at') && (at ?? '') !== '')
.map(([key]) => key.slice(0, -'-at'.length).replaceAll('-', '_'))
.filter((word) => word !== status && END_KINDS.includes((0,_model_status_js_0_ .I)(table, word)))
.find((word) => status !== 'overridden' || !OVERRIDABLE_WORDS.includes(word));
return contrary === undefined
? []
: [`The ${what} is "${status}", but by its own timestamps it was "${contrary}".`];
}
function asCount(value) {
return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
function countsOf(attributes) {
return {
additions: attributes['resource-additions'],
changes: attributes['resource-changes'],
destructions: attributes['resource-destructions'],
imports: attributes['resource-imports'],
};
}
function readCount(counts, name) {
return asCount(counts[name] ?? counts[name.replaceAll('-', '_')]);
}
function toLevel(word, levels) {
return levels.find((level) => level === word?.replaceAll('_', '-')) ?? 'unknown';
}
function toStatus(kind, word) {
if (kind === 'good')
return 'passed';
if (word === 'not_evaluated')
return 'not-evaluated';
return word === 'failed' || word === 'errored' ? word : 'unknown';
}
function readOutcome(table, levels, outcome) {
const { status: statusWord, enforcement_level: levelWord } = outcome;
const kind = (0,_model_status_js_0_ .I)(table, statusWord);
const level = toLevel(levelWord, levels);
const status = toStatus(kind, statusWord);
let word;
if (kind === 'unknown')
word = statusWord;
else if (level === 'unknown')
word = levelWord || undefined;
return { isGood: kind === 'good', level, status, word };
}
const BROKEN_SET = {
policy: '',
level: 'unknown',
status: 'errored',
overridable: false,
};
function hasFailed({ status }) {
return status === 'failed' || status === 'overridden';
}
function countByStatus(results) {
const failures = results.filter(hasFailed);
const mandatory = failures.filter(({ level }) => level !== 'advisory').length;
const count = (counted) => results.filter(({ status }) => status === counted).length;
return {
passed: count('passed'),
advisory: failures.length - mandatory,
mandatory,
overridden: count('overridden'),
errored: count('errored'),
knownAfterApply: count('known-after-apply'),
unknown: count('unknown'),
};
}
function contradictions(what, status, results, how) {
const { mandatory, overridden, errored, knownAfterApply, unknown } = countByStatus(results);
const undecided = how.unknownFails ? knownAfterApply + unknown : 0;
const explaining = mandatory + errored + undecided;
const is = `The ${what} is "${status}" but`;
if (status === 'passed' && mandatory > 0) {
return [`${is} lists ${mandatory} failed mandatory policies.`];
}
if ((status === 'failed' || status === 'awaiting_override') && explaining === 0) {
return [`${is} none of its outcomes says why.`];
}
return status === 'overridden' && overridden === 0 ? [`${is} none of its outcomes failed.`] : [];
}
/***/ }),
/***/ 2484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
c4: () => ( describeOptions),
ku: () => ( unusualOptions),
lp: () => ( partialInputs),
pZ: () => ( differencesFromOptions),
rA: () => ( differencesOfForeignRun),
w3: () => ( differencesFromRequest)
});
function givenOptions(options) {
return Object.entries(options).filter(([, value]) => value !== undefined);
}
function describeOptions(options) {
return givenOptions(options).map(([name, value]) => {
const shown = name === 'variables' ? namesOfVariables(value) : value;
return `${inputNameOf(name)}: ${[shown].flat().join(', ')}`;
});
}
function namesOfVariables(variables) {
if (!Array.isArray(variables))
return variables === undefined ? undefined : '?';
return variables.map((each) => each?.key ?? '?');
}
function partialInputs(options) {
const names = ['refresh-only', 'target-addrs'];
return names.filter((name) => options[name] !== undefined).map(inputNameOf);
}
function inputNameOf(attribute) {
return INPUT_OF_ATTRIBUTE[attribute] ?? attribute;
}
const INPUT_OF_ATTRIBUTE = {
'is-destroy': 'destroy',
'target-addrs': 'target',
'replace-addrs': 'replace',
};
const USUAL_FLAGS = {
refresh: true,
'refresh-only': false,
'is-destroy': false,
};
const USUAL_NEWER_FLAGS = { 'minimal-refresh': false };
const USUAL_FLAGS_OF_APPLY = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LIST_OPTIONS = [
'target-addrs',
'replace-addrs',
'variables',
'invoke-action-addrs',
'policy-paths',
];
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
function unusualOptions(attributes) {
const nonEmptyLists = LIST_OPTIONS.filter((name) => {
const value = attributes[name] ?? [];
return !Array.isArray(value) || value.length > 0;
});
const flags = { ...USUAL_FLAGS, ...USUAL_NEWER_FLAGS };
return [...unusualFlags(attributes, flags), ...nonEmptyLists];
}
function differencesFromOptions({ attributes }, options) {
const requested = givenOptions(options);
const named = new Set(requested.map(([name]) => name));
const others = [...unusualOptions(attributes), ...unusualFlags(attributes, USUAL_FLAGS_OF_APPLY)];
return [
...requested
.filter(([name, value]) => comparable(attributes[name]) !== comparable(value))
.map(([name, value]) => {
const shown = quoteValue(name, attributes[name]);
return `has "${name}": ${shown}, and ${quoteValue(name, value)} was asked for`;
}),
...others
.filter((name) => !named.has(name))
.map((name) => `has "${name}": ${quoteValue(name, attributes[name])}, which was not requested`),
];
}
function differencesFromRequest(run, mode, options = {}) {
const { attributes } = run;
const differences = differencesFromOptions(run, options);
if (mode === 'speculative') {
if (attributes['plan-only'] !== true)
differences.push('is not speculative: it could be applied');
if (attributes.actions?.['is-confirmable'] === true)
differences.push('can be confirmed and applied');
return differences;
}
if (attributes['save-plan'] !== true)
differences.push('does not only save its plan: it is an ordinary run');
if (attributes['auto-apply'] !== false)
differences.push('does not say that nothing applies it by itself');
return differences;
}
function differencesOfForeignRun(run, terraformVersion, options = {}, mode = 'speculative') {
const { attributes } = run;
const unreported = [
...Object.keys(USUAL_FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
...REPORTED_LISTS.filter((name) => attributes[name] === undefined),
];
const differences = [
...differencesFromRequest(run, mode, options),
...unreported.map((name) => `does not say what its "${name}" is`),
];
const version = attributes['terraform-version'];
const isVersionOfWorkspace = version !== undefined && version === terraformVersion;
if (options['terraform-version'] === undefined && !isVersionOfWorkspace) {
differences.push(`planned with Terraform ${quoteValue('', version)}, the workspace has ${quoteValue('', terraformVersion)}`);
}
return differences;
}
function unusualFlags(attributes, flags) {
return Object.entries(flags)
.filter(([name, usual]) => (attributes[name] ?? usual) !== usual)
.map(([name]) => name);
}
function comparable(value) {
if (!Array.isArray(value))
return JSON.stringify(value);
const entries = value.map((each) => {
if (typeof each === 'string')
return each;
const parts = Object.entries(each ?? {}).map((part) => JSON.stringify(part));
return parts.sort().join();
});
return JSON.stringify(entries.sort());
}
function quoteValue(name, value) {
const shown = name === 'variables' ? namesOfVariables(value) : value;
return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}
/***/ }),
/***/ 8532:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
W7: () => ( notJudgedByOwn),
an: () => ( OWN_POLICIES),
eG: () => ( mayBeApproved),
eh: () => ( ownEvidence)
});
var _reading_js_0_ = __nccwpck_require__(988);
const OWN_POLICIES = { name: 'own-policies', title: 'own policies' };
function mayBeApproved({ status, overridable }) {
return status === 'failed' && overridable;
}
function ownEvidence(results) {
const how = { complete: true };
return { system: 'own-policies', how, reading: { ...(0,_reading_js_0_ .iz)(), results } };
}
function notJudgedByOwn(sources, why) {
const sentence = `The plan was not judged by ${sources.map((source) => `\`${source}\``).join(', ')}: ${why.replace(/\.$/, '')}.`;
return { ...ownEvidence([]), reading: { ...(0,_reading_js_0_ .iz)(), doubts: [sentence] } };
}
/***/ }),
/***/ 2941:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
rY: () => ( UNNAMED),
tG: () => ( POLICY_CHECKS)
});
var _model_status_js_0_ = __nccwpck_require__(2373);
var _named_resources_js_1_ = __nccwpck_require__(8397);
var _reading_js_2_ = __nccwpck_require__(988);
var _policy_system_js_3_ = __nccwpck_require__(2901);
const UNNAMED = 'unnamed policy';
const LEVELS = ['advisory', 'soft-mandatory', 'hard-mandatory'];
const POLICY_CHECKS = {
name: 'policy-check',
title: 'policy check',
levels: LEVELS,
relation: 'policy-checks',
emptyIsFinal: false,
override: {
object: 'policy-check',
title: 'policy check',
waitingStatus: 'soft_failed',
finalStatus: 'hard_failed',
},
list: ({ policyChecks }, runId) => policyChecks.list(runId),
objectOf: (check) => check,
isOfApply: () => false,
isUnfinished: ({ attributes }) => (0,_policy_system_js_3_ .U)(_model_status_js_0_ .LG, attributes.status),
async readDetails(check, { isFrugal, readOptional }) {
const { status, result } = check.attributes;
const allPassed = status === 'passed' && result?.['advisory-failed'] === 0;
if ((isFrugal && allPassed) || (0,_model_status_js_0_ .hs)((0,_model_status_js_0_ .I)(_model_status_js_0_ .LG, status)))
return { check };
return { check, log: await readOptional(({ policyChecks }) => policyChecks.output(check.id)) };
},
read: ({ check, log }) => fromPolicyCheck(check, log),
readCertain: ({ check, log }) => fromPolicyCheck(check, isLogWhole(check, log) ? log : undefined),
sendOverride: ({ policyChecks }, id, comment) => policyChecks.override(id, { comment }),
};
function fromPolicyCheck(check, log) {
const { status, result, permissions } = check.attributes;
const what = `policy check ${check.id}`;
const object = { system: 'policy-check', what, word: status };
const { reading, isUnfinished } = (0,_reading_js_2_ .rk)(_model_status_js_0_ .LG, object);
reading.canOverride = permissions?.['can-override'] ?? undefined;
if (isUnfinished)
return reading;
if (status === 'errored') {
const firstLine = log?.split('\n').find((line) => line.trim() !== '');
const why = firstLine === undefined ? '' : `: ${firstLine.trim().slice(0, 300)}`;
reading.errors.push(`The ${what} could not be evaluated${why}.`);
}
const counts = readCounts(result ?? {});
if (counts === undefined) {
if (status !== 'errored') {
reading.doubts.push(`The ${what} is "${status}" but does not say how many policies passed.`);
}
return reading;
}
reading.doubts.push(...countDoubts(what, check.attributes, counts), ...(0,_reading_js_2_ .EP)(what, check.attributes, _model_status_js_0_ .LG));
reading.results.push(...namedResults(counts, log ?? '', check.attributes));
return reading;
}
function isLogWhole({ attributes }, log = '') {
const counts = readCounts(attributes.result ?? {});
const headers = parsePolicyLog(log).length;
return headers < MOST_POLICIES && headers === (counts?.passed ?? 0) + (counts?.total ?? 0);
}
function namedResults(counts, log, { status, actions, 'status-timestamps': stamps }) {
const logged = parsePolicyLog(log);
const groups = [
['hard-mandatory', counts.hard],
['soft-mandatory', counts.soft],
['advisory', counts.advisory],
];
const failures = groups.flatMap(([level, count]) => {
const isSoft = level === 'soft-mandatory';
const isOverridden = isSoft && status === 'overridden';
const at = isOverridden ? (stamps?.['overridden-at'] ?? undefined) : undefined;
const loggedFailures = logged.filter((policy) => policy.level === level && policy.passed !== true);
return namesFor(loggedFailures, count, level).map((policy) => ({
...fromLoggedPolicy(policy, isOverridden ? 'overridden' : 'failed'),
overridable: isSoft && (isOverridden || actions?.['is-overridable'] !== false),
override: at === undefined ? undefined : { at },
}));
});
const passed = logged.filter((policy) => policy.passed === true);
const passes = namesFor(passed, counts.passed, 'unknown').map((policy) => fromLoggedPolicy(policy, 'passed'));
return [...failures, ...passes];
}
function readCounts(result) {
const passed = (0,_reading_js_2_ ._0)(result, 'passed');
const hard = (0,_reading_js_2_ ._0)(result, 'hard-failed');
const soft = (0,_reading_js_2_ ._0)(result, 'soft-failed');
const advisory = (0,_reading_js_2_ ._0)(result, 'advisory-failed');
const failed = (0,_reading_js_2_ ._0)(result, 'total-failed');
if (passed === undefined || hard === undefined || soft === undefined)
return undefined;
if (advisory === undefined || failed === undefined)
return undefined;
return { passed, hard, soft, advisory, total: failed };
}
function fitsCounts(status, { hard, soft, advisory }) {
if (status === 'passed')
return hard === 0 && soft === 0;
if (status === 'soft_failed' || status === 'overridden')
return hard === 0 && soft > 0;
if (status === 'failed')
return soft === 0 && hard + advisory > 0;
if (status === 'hard_failed')
return hard > 0;
return status === 'errored';
}
function countDoubts(what, { status, result }, counts) {
const { passed, total, hard, soft, advisory } = counts;
const doubts = [];
if (total !== hard + soft + advisory) {
doubts.push(`The ${what} counts ${total} failed policies in all, but ${hard} hard-mandatory, ${soft} soft-mandatory and ${advisory} advisory ones.`);
}
if ((0,_model_status_js_0_ .I)(_model_status_js_0_ .LG, status) !== 'unknown' && !fitsCounts(status, counts)) {
doubts.push(`The ${what} is "${status}" but counts ${hard} hard-mandatory and ${soft} soft-mandatory failures.`);
}
if (status === 'passed' && result?.result === false && advisory === 0) {
doubts.push(`The ${what} is "passed" but its result is false.`);
}
if (status === 'passed' && passed + total === 0 && result?.result !== true) {
doubts.push(`The ${what} is "passed" but names no policy and no result.`);
}
return doubts;
}
function namesFor(logged, count, level) {
const kept = logged.length <= count ? logged : [];
const missing = Math.min(count - kept.length, 10_000);
const unnamed = { policySet: '', policy: UNNAMED, level, description: '', output: [] };
return [...kept, ...Array.from({ length: missing }, () => unnamed)];
}
function fromLoggedPolicy(policy, status) {
const { policySet, policy: name, level, description, output } = policy;
const messages = messagesInLog(output);
const message = name === UNNAMED && output.length === 0
? 'The log of the policy check does not name this policy.'
: (messages[0] ?? description);
return {
system: 'policy-check',
policySet,
policy: name,
level,
status,
overridable: false,
message: status === 'passed' ? '' : message,
description: description || undefined,
output,
...(status === 'passed' ? _named_resources_js_1_ .e_ : (0,_named_resources_js_1_ .$P)(messages.map((text) => ({ text })))),
};
}
const VERDICT_LINE = /^\s*(?:(?:FALSE|TRUE) - |Print messages:$)/;
function messagesInLog(lines) {
const messages = [];
let isInTrace = false;
for (const line of lines) {
const isBelow = /^\s/.test(line);
if (VERDICT_LINE.test(line))
isInTrace = true;
else if (isBelow && isInTrace)
continue;
else {
isInTrace = false;
const above = isBelow ? messages.pop() : undefined;
messages.push(above === undefined ? line.trim() : `${above}\n${line}`);
}
}
return messages;
}
const HEADER = '## Policy ';
const MOST_POLICIES = 2_000;
const LONGEST_DESCRIPTION = 2_000;
function parsePolicyLog(log) {
const policies = [];
let current;
let isInDescription = false;
for (const wholeLine of log.split('\n')) {
const line = wholeLine.trimEnd();
const header = policies.length < MOST_POLICIES ? parseHeader(line) : undefined;
if (header !== undefined) {
current = header;
policies.push(header);
isInDescription = false;
continue;
}
if (current === undefined)
continue;
if (line === '') {
isInDescription &&= current.description === '';
continue;
}
if (line.startsWith('Result: ')) {
const word = line.slice('Result: '.length).trim().toLowerCase();
if (current.passed === undefined && (word === 'true' || word === 'false')) {
current.passed = word === 'true';
}
}
else if (line.startsWith('Description:')) {
isInDescription = true;
current.description = line.slice('Description:'.length).trim();
}
else if (isInDescription) {
current.description = `${current.description} ${line.trim()}`
.trim()
.slice(0, LONGEST_DESCRIPTION);
}
else
current.output.push(line);
}
return policies;
}
function parseHeader(line) {
if (!line.startsWith(HEADER) || !line.endsWith(')'))
return undefined;
const colon = line.indexOf(': ');
const bracket = line.lastIndexOf(' (');
if (colon === -1 || bracket <= colon + 1)
return undefined;
const path = line.slice(colon + 2, bracket).trim();
const slash = path.lastIndexOf('/');
const file = path.slice(slash + 1);
return {
policySet: slash === -1 ? '' : path.slice(0, slash),
policy: file.endsWith('.sentinel') ? file.slice(0, -'.sentinel'.length) : file,
level: (0,_reading_js_2_ .e3)(line.slice(bracket + 2, -1).trim(), LEVELS),
description: '',
output: [],
};
}
/***/ }),
/***/ 2901:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
C: () => ( readOutcomes),
U: () => ( statusMayChange)
});
var _model_status_js_0_ = __nccwpck_require__(2373);
async function readOutcomes(evaluation, table, resource, { readAll }) {
const isEmpty = (0,_model_status_js_0_ .hs)((0,_model_status_js_0_ .I)(table, evaluation.attributes.status));
return {
evaluation,
sets: isEmpty ? undefined : await readAll(resource.outcomes(evaluation.id)),
};
}
function statusMayChange(table, status) {
return ['moving', 'unknown'].includes((0,_model_status_js_0_ .I)(table, status));
}
/***/ }),
/***/ 521:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Un: () => ( approvalStep),
ac: () => ( neededApprovals),
e4: () => ( approvalFact)
});
var _model_own_pages_js_3_ = __nccwpck_require__(7694);
var _markdown_js_0_ = __nccwpck_require__(75);
var _sentence_js_1_ = __nccwpck_require__(2251);
var _text_js_2_ = __nccwpck_require__(4913);
const MOST_NAMES = 4;
function approvalFact({ approvers, needed, missing, given, notCounted = [], }) {
const who = namesOf(approvers);
const count = needed > 1 ? (0,_sentence_js_1_ .MZ) ` (${(0,_text_js_2_ .ZV)(needed - missing)} of ${(0,_text_js_2_ .ZV)(needed)})` : '';
const needs = (0,_sentence_js_1_ .MZ) `needs approval by ${who}${count}`;
const agreed = given.map(({ by, at, reason }) => (0,_sentence_js_1_ .MZ) `approved by ${(0,_sentence_js_1_ .vn)('code', by, 60)} at ${(0,_text_js_2_ .Yi)(at)}: ${(0,_markdown_js_0_ .CS)(reason, 200)}`);
const why = notCounted.slice(0, MOST_NAMES).map((sentence) => (0,_sentence_js_1_ .MZ) `${(0,_markdown_js_0_ .CS)(sentence, 300)}`);
return (0,_sentence_js_1_ .DP)((0,_markdown_js_0_ .eu) ` · `, needs, ...agreed, ...why);
}
function namesOf(names) {
return (0,_text_js_2_ .Z)(names.map((name) => (0,_sentence_js_1_ .vn)('code', name, 60)), MOST_NAMES);
}
function approvalStep(approvals, command, { hasApprovalKey = false, lacksRecordKey = false }) {
const names = [...new Set(approvals.flatMap(({ approvers }) => approvers))];
const who = namesOf(names);
if (lacksRecordKey) {
return (0,_sentence_js_1_ .MZ) `Nothing can be approved yet: without a service that needs ${(0,_sentence_js_1_ .vn)('typed', 'record-key', 60)}, here and in the workflow of commands (${(0,_sentence_js_1_ .uQ)((0,_sentence_js_1_ .MZ) `approvals`, APPROVALS)}).`;
}
if (!hasApprovalKey) {
return (0,_sentence_js_1_ .MZ) `Nothing can be approved yet: ${(0,_sentence_js_1_ .vn)('typed', 'plangate approval-key', 60)} makes the key and says where its halves go (${(0,_sentence_js_1_ .uQ)((0,_sentence_js_1_ .MZ) `approvals`, APPROVALS)}).`;
}
const most = Math.max(...approvals.map(({ missing }) => missing));
const isOnePerson = names.length === 1 && names.every((name) => /^[^/:]+$/.test(name));
const several = most > 1 ? (0,_text_js_2_ .rj)(most, 'person', 'different people') : (0,_sentence_js_1_ .MZ) `Somebody`;
const people = isOnePerson ? who : (0,_sentence_js_1_ .MZ) `${several} of ${who}`;
if (command === undefined) {
return (0,_sentence_js_1_ .MZ) `${people} must agree, and no workflow here takes ${(0,_sentence_js_1_ .uQ)((0,_sentence_js_1_ .MZ) `commands`, COMMANDS)}: ask for ${(0,_sentence_js_1_ .uQ)((0,_sentence_js_1_ .MZ) `an exception`, EXCEPTIONS)}.`;
}
const comments = most > 1 ? (0,_sentence_js_1_ .MZ) `comment` : (0,_sentence_js_1_ .MZ) `comments`;
return (0,_sentence_js_1_ .MZ) `${people} ${comments} ${(0,_sentence_js_1_ .vn)('typed', command, 700)}. The author and everybody who pushed to this branch cannot.`;
}
const APPROVALS = (0,_model_own_pages_js_3_ .SO)('docs/approvals.md');
const COMMANDS = (0,_model_own_pages_js_3_ .SO)('docs/commands.md');
const EXCEPTIONS = (0,_model_own_pages_js_3_ .SO)('docs/exceptions.md');
function neededApprovals(results) {
const byPolicy = new Map();
for (const { policySet, policy, status, approval } of results) {
if (status !== 'failed' || approval === undefined)
continue;
const name = policySet === '' ? policy : `${policySet}/${policy}`;
const { approvers, needed, missing } = approval;
const earlier = byPolicy.get(name);
if (earlier !== undefined && earlier.missing >= missing)
continue;
byPolicy.set(name, { policy: name, approvers, needed, missing });
}
return [...byPolicy.values()];
}
/***/ }),
/***/ 5439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
I2: () => ( renderFold),
oW: () => ( renderWhileFits),
yK: () => ( createBudget)
});
var _markdown_js_0_ = __nccwpck_require__(75);
var _text_js_1_ = __nccwpck_require__(4913);
const SIZE_OF_BREAKS = 2;
function createBudget(size, measure, outer) {
let spent = 0;
const budget = {
left: () => Math.min(Math.floor(size) - spent, outer?.left() ?? Infinity),
tryReserve(cost) {
if (cost > budget.left() || outer?.tryReserve(cost) === false)
return false;
spent += cost;
return true;
},
tryTake: (text) => budget.tryReserve(measure(text) + SIZE_OF_BREAKS),
textIfFits: (text) => (text !== '' && budget.tryTake(text) ? text : ''),
part: (share) => createBudget(budget.left() * share, measure, budget),
unpaidCopy: () => createBudget(budget.left(), measure),
};
return budget;
}
function renderWhileFits(budget, items, render) {
const taken = [];
for (const item of items) {
const text = render(item);
if (!budget.tryTake(text))
break;
taken.push(text);
}
return taken;
}
function renderFold(budget, { title, head = '' }, items, row) {
const summary = (0,_markdown_js_0_ .eu) `<details><summary>${title}</summary>`;
if (items.length === 0)
return { text: '', missing: 0 };
if (!budget.tryTake((0,_markdown_js_0_ .eu) `${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
return { text: '', missing: items.length };
const rows = renderWhileFits(budget, items, row);
const missing = items.length - rows.length;
const text = (0,_text_js_1_ .JO)('\n\n', summary, rows.length > 0 ? (0,_text_js_1_ .JO)('\n', head, ...rows) : '', missing > 0 ? (0,_markdown_js_0_ .eu) `… and ${(0,_text_js_1_ .ZV)(missing)} more.` : '', '</details>');
return { text, missing };
}
/***/ }),
/***/ 3008:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
H1: () => ( causesByWorkspace),
cZ: () => ( causesOf),
HE: () => ( closesGate),
Yv: () => ( closingSections),
J5: () => ( isNotJudged),
jf: () => ( otherSections),
VR: () => ( resourceFingerprint),
R1: () => ( showableLocation)
});
;// CONCATENATED MODULE: ./build/src/model/ids.js
const ID = /(\s?)\b[a-z]{2,16}-(?=[A-Za-z0-9]*[A-Z])[A-Za-z0-9]{16,24}\b/g;
function withoutIds(text) {
return text.replaceAll(ID, (_, space) => (space === '' ? '…' : ''));
}
var errors = __nccwpck_require__(4132);
var model_verdict = __nccwpck_require__(3538);
var claim_result = __nccwpck_require__(4504);
var compare = __nccwpck_require__(663);
var exceptions = __nccwpck_require__(9272);
var policy_owners = __nccwpck_require__(9925);
var to_do = __nccwpck_require__(1553);
var links = __nccwpck_require__(7713);
var occurrences = __nccwpck_require__(2314);
var report_text = __nccwpck_require__(4913);
var words = __nccwpck_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/causes.js
function causesOf(result, context) {
const ended = context.exceptions === undefined ? () => [] : (0,exceptions.ku)(context.exceptions);
const found = result.workspaces.flatMap((workspace) => foundIn(workspace, context, ended));
const { fingerprints, resources } = context.previous ?? {};
const previous = {
causes: fingerprints && new Set(fingerprints),
resources: resources && new Set(resources),
};
return (0,report_text.$z)(found, identityOf)
.map((alike) => (0,occurrences.tI)((0,to_do.D)(mergeAlike(alike, context, previous), context)))
.sort(compareCauses);
}
function identityOf(found) {
const { kind, policySet, policy, level, status, severity, guard, text } = found;
const { override, excepted, code } = found;
const accepted = [override?.by, override?.reason, excepted];
return [kind, policySet, policy, level, status, severity, guard, text, code, accepted];
}
function foundIn(workspace, { failOn }, findEndedOf) {
const green = (0,model_verdict.gf)(workspace.verdict.word);
const ofResults = [
...workspace.results.filter(hasNotPassed).map((each) => ofPolicy(each, workspace, findEndedOf)),
...workspace.runTasks.filter(hasNotPassed).map((each) => ofRunTask(each, workspace)),
...workspace.diagnostics.map((each) => ofDiagnostic(each, workspace)),
].map((found) => {
return green && closesGate(found) ? { ...found, severity: 'warns' } : found;
});
const reasons = unsaidReasons(workspace, ofResults, failOn);
const codes = new Map(workspace.verdict.reasons.map(({ text, code }) => [text, code]));
const told = ofResults.flatMap((found) => [
...(found.ended ?? []).map(({ said }) => said),
found.remedy,
]);
const ended = new Set(told);
const notices = workspace.notices.filter((text) => !ended.has(text)).map((text) => ({ text }));
return [
...ofResults.map((found) => ({ ...found, code: found.code ?? codes.get(found.message) })),
...reasons.map((message) => ofSentence('reason', message, workspace)),
...notices.map((message) => ofSentence('notice', message, workspace)),
];
}
function hasNotPassed(result) {
return result.status !== 'passed';
}
function ofPolicy(result, workspace, findEndedOf) {
const { level, status, message, output } = result;
const isUndecided = UNDECIDED_STATUSES.includes(status) || isOfUnknownLevel(result);
const isAlone = result.resources.length + result.generalMessages.length === 0;
const { location, excerpt } = result;
const said = message.trim() || (location && words.ly[status]) || '';
const alone = said === '' ? [] : [{ text: said, addresses: [], location, excerpt }];
const ended = findEndedOf(result, workspace.workspace);
return {
workspace,
kind: isUndecided && status !== 'overridden' ? 'undecided' : 'policy',
policySet: result.policySet,
policy: result.policy,
level,
status,
severity: policySeverity(result, isUndecided),
overridable: result.overridable,
guard: result.system === 'guard' ? true : undefined,
own: result.system === 'own-policies' ? true : undefined,
remedy: result.system === 'allowed-sources' ? workspace.notices[0] : undefined,
message,
output,
description: result.description,
resources: result.resources,
generalMessages: isAlone ? alone : result.generalMessages,
approval: result.approval,
override: result.override,
excepted: result.excepted,
baseline: result.baseline,
ended: ended.length > 0 ? ended : undefined,
text: result.policy === '' ? comparable(message, workspace) : '',
};
}
function isOfUnknownLevel({ level, status, policy }) {
return level === 'unknown' && !(status === 'errored' && policy === '');
}
const UNDECIDED_STATUSES = [
'unknown',
'not-evaluated',
'known-after-apply',
];
function policySeverity(result, isUndecided) {
if ((0,words.oB)(result))
return 'notes';
if (isUndecided)
return 'blocks';
if (result.level === 'advisory')
return 'warns';
return result.status === 'failed' && result.overridable ? 'needs-override' : 'blocks';
}
function ofRunTask(task, workspace) {
const { name, level, status, message, overridable = false } = task;
const closing = overridable ? 'needs-override' : 'blocks';
return {
workspace,
kind: 'run-task',
policySet: '',
policy: name,
level,
status,
severity: level === 'advisory' ? 'warns' : closing,
overridable,
message,
output: (task.outcomes ?? []).map(({ title, status: found, body, url }) => {
const head = found === undefined ? title : `${title} (${found})`;
return [head, body, url].filter(Boolean).join('\n');
}),
resources: [],
generalMessages: message.trim() === '' ? [] : [{ text: message.trim(), addresses: [] }],
text: '',
};
}
function ofDiagnostic(diagnostic, workspace) {
const { severity, summary, detail, address, file, line, commit, excerpt } = diagnostic;
const location = file !== undefined && line !== undefined
? { path: file, startLine: line, endLine: line, source: 'diagnostic', commit }
: undefined;
const text = detail?.trim() || summary;
return {
workspace,
kind: 'diagnostic',
policySet: '',
policy: summary,
level: 'unknown',
status: 'errored',
severity: severity === 'error' ? 'blocks' : 'notes',
overridable: false,
message: text,
output: [],
resources: address === undefined ? [] : [{ address, messages: [text], location, excerpt }],
generalMessages: address === undefined ? [{ text, addresses: [], location, excerpt }] : [],
text: '',
};
}
function unsaidReasons(workspace, found, failOn) {
const { verdict, results, runTasks } = workspace;
const { word } = verdict;
if ((0,model_verdict.gf)(word, failOn === 'never' ? 'mandatory' : failOn))
return [];
const isSaid = found.some(closesGate) || (word === 'advisory' && found.some(warns));
if (isSaid && ['blocked', 'needs-override', 'advisory'].includes(word))
return [];
const said = new Set([
...results.map(claim_result.bM),
...runTasks.map(claim_result.$K),
...found.map(({ message }) => message),
]);
const hasPlanError = found.some((each) => each.kind === 'diagnostic' && closesGate(each));
const planFailed = ({ code }) => word === 'errored' && hasPlanError && (code === undefined || code === errors.Lp.planFailed);
const reasons = verdict.reasons.filter((reason) => !said.has(reason.text) && !planFailed(reason));
if (reasons.length > 0 || isSaid)
return reasons;
return verdict.reasons.length > 0 ? verdict.reasons : [{ text: NO_REASON }];
}
const NO_REASON = 'The service gives no reason.';
function warns({ severity }) {
return severity === 'warns';
}
function ofSentence(kind, { text, code }, workspace) {
return {
workspace,
kind,
policySet: '',
policy: '',
level: 'unknown',
status: workspace.verdict.word === 'errored' && kind === 'reason' ? 'errored' : 'not-evaluated',
severity: kind === 'reason' ? 'blocks' : 'notes',
overridable: false,
message: text,
output: [],
resources: [],
generalMessages: [],
code,
failure: kind === 'reason' ? (workspace.failure?.kind ?? workspace.verdict.word) : undefined,
missedBy: kind === 'reason' ? workspace.missedBy : undefined,
text: `${workspace.verdict.word} ${comparable(text, workspace, code)}`,
};
}
const QUEUE = errors.Lp.runTooSlow;
function comparable(text, workspace, code) {
const bare = withoutIds(withoutName(text, workspace));
return code === QUEUE ? bare.replaceAll(/\d+/g, '0') : bare;
}
function withoutName(text, { workspace: name }) {
const bare = text
.replaceAll(` "${name}"`, '')
.replaceAll(`"${name}"`, '')
.replaceAll(`/${name}/`, '/…/')
.replaceAll(`/${name} `, '/… ');
return bare.startsWith(`${name}: `) ? bare.slice(name.length + 2) : bare;
}
function mergeAlike(alike, context, previous) {
const [{ workspace: first, text: _, ...found }] = alike;
const workspaces = [...new Set(alike.map(({ workspace }) => workspace.workspace))];
const fingerprint = fingerprintOf(found);
const resources = mergeResources(alike, found, context, previous.resources);
const isKnown = resources.some((resource) => resource.age === 'persisting');
const isSentence = found.kind === 'reason' || found.kind === 'notice';
const isOfOne = workspaces.length === 1;
return {
...found,
fingerprint,
blocks: isBlocking(found, context.failOn),
message: isSentence && !isOfOne ? withoutIds(withoutName(found.message, first)).trim() : found.message,
output: [...new Set(alike.flatMap(({ output }) => output))],
workspaces,
runs: runsOf(alike),
helpUrl: (0,links.xR)(found, context),
approval: leastApproved(alike),
overrideBy: overridersByComment(found, context),
overriders: found.severity === 'needs-override' && !found.guard && !found.own
? context.overriders
: undefined,
age: isKnown ? 'persisting' : ageOf(fingerprint, previous.causes),
baseline: (0,compare.DE)(alike),
withoutOverride: alike.flatMap(({ workspace }) => workspace.takesNoOverride === true ? [workspace.workspace] : []),
ended: mergeEnded(alike),
resources,
generalMessages: mergeMessages(alike, fingerprint, context),
};
}
function leastApproved(alike) {
const approvals = alike.flatMap(({ approval }) => approval ?? []);
return approvals.toSorted((one, other) => other.missing - one.missing)[0];
}
function mergeEnded(alike) {
const ended = (0,report_text.$z)(alike.flatMap((each) => each.ended ?? []), ({ until, owner }) => [until, owner]);
return ended.length > 0 ? ended.map(([one]) => one) : undefined;
}
function runsOf(alike) {
const runs = new Map();
for (const { workspace } of alike) {
const { workspace: name, runId, runUrl } = workspace;
if (runId !== undefined)
runs.set(name, { workspace: name, runId, runUrl });
}
return [...runs.values()];
}
function mergeResources(alike, name, context, previous) {
const all = alike.flatMap(({ resources, workspace }) => resources.map((resource) => ({ ...shownAt(resource), in: workspace.workspace })));
const groups = (0,report_text.$z)(all, ({ address, messages, location }) => [
address,
messages,
(0,words.CP)({ location }),
]);
return groups.map((group) => {
const [{ in: _, ...resource }] = group;
const fingerprint = resourceFingerprint(name, resource);
return {
...resource,
excerpt: group.find(({ excerpt }) => excerpt !== undefined)?.excerpt,
fingerprint,
permalink: resource.location && (0,links.eL)(resource.location, context),
age: ageOf(fingerprint, previous),
baseline: (0,compare.DE)(group),
workspaces: [...new Set(group.map((each) => each.in))],
};
});
}
function mergeMessages(alike, fingerprint, context) {
const all = alike.flatMap(({ generalMessages, workspace }) => generalMessages.map((general) => ({ ...shownAt(general), in: workspace })));
const groups = (0,report_text.$z)(all, ({ text, addresses, location, in: workspace }) => [
addresses.length === 0 ? comparable(text, workspace) : text,
addresses,
(0,words.CP)({ location }),
]);
return groups.map((group) => {
const [{ in: _, ...message }] = group;
return {
...message,
excerpt: group.find(({ excerpt }) => excerpt !== undefined)?.excerpt,
fingerprint: (0,report_text.tW)(`${fingerprint} ${message.text}`),
permalink: message.location && (0,links.eL)(message.location, context),
workspaces: [...new Set(group.map((each) => each.in.workspace))],
};
});
}
function shownAt(named) {
return { ...named, location: showableLocation(named.location) };
}
function ageOf(fingerprint, previous) {
if (previous === undefined)
return undefined;
return previous.has(fingerprint) ? 'persisting' : 'new';
}
function overridersByComment(found, { overrideBy: owners, isLocal, takesCommands }) {
if (found.severity !== 'needs-override')
return undefined;
if (found.approval !== undefined)
return found.approval.approvers;
if (owners === undefined)
return isLocal === true && takesCommands !== true ? [] : undefined;
if (found.guard === true)
return owners.others.names;
return owners.lines.length > 0 && !(0,policy_owners.y$)(found) ? [] : (0,policy_owners.K2)(owners, found).names;
}
function resourceFingerprint({ kind, policySet, policy }, { address, messages }) {
return (0,report_text.tW)(JSON.stringify([kind, policySet, policy, address, comparableMessage(messages)]));
}
function comparableMessage(messages) {
const text = messages.join('\n').slice(0, 400).toLowerCase();
return text.replaceAll(/\d+/g, '0').replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}
function fingerprintOf(cause) {
const { kind, policySet, policy, message } = cause;
const text = policy === '' ? comparableMessage([withoutIds(message)]) : '';
return (0,report_text.tW)(JSON.stringify([kind, policySet, policy, text]));
}
const SEVERITIES = ['blocks', 'needs-override', 'warns', 'notes'];
const KINDS = [
'diagnostic',
'policy',
'run-task',
'undecided',
'reason',
'notice',
];
function compareCauses(one, other) {
return (rankOf(one) - rankOf(other) ||
KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
other.workspaces.length - one.workspaces.length ||
(0,report_text.UF)(one.policySet, other.policySet) ||
(0,report_text.UF)(one.policy, other.policy) ||
(0,report_text.UF)(one.message, other.message) ||
(0,report_text.UF)(one.fingerprint, other.fingerprint));
}
function rankOf(cause) {
const isLast = isNotJudged(cause) ? 0.5 : 0;
return SEVERITIES.indexOf(isNotJudged(cause) ? 'needs-override' : cause.severity) + isLast;
}
function isNotJudged({ kind, status, severity }) {
if (severity !== 'blocks')
return false;
if (kind === 'undecided' || kind === 'reason')
return true;
return (kind === 'policy' || kind === 'run-task') && status === 'errored';
}
function showableLocation(location) {
if (location === undefined)
return undefined;
const { path, startLine } = location;
const isAbsolute = /^(?:[/~]|[A-Za-z]:\/)/.test(path);
const hasOddCharacter = /[\\\p{Cc}\p{Cs}]/u.test(path);
const parts = path.split('/');
const leadsElsewhere = parts.some((part) => part === '' || part === '.' || part === '..');
const isLine = Number.isSafeInteger(startLine) && startLine >= 1;
const canBeShown = path.length <= 1_000 && !isAbsolute && !hasOddCharacter && !leadsElsewhere && isLine;
return canBeShown ? location : undefined;
}
function closesGate({ severity }) {
return severity === 'blocks' || severity === 'needs-override';
}
function isBlocking(found, failOn) {
const isFailure = (found.kind === 'policy' || found.kind === 'run-task') && found.status === 'failed';
if (failOn === 'never' && isFailure)
return false;
return closesGate(found) || (failOn === 'advisory' && found.severity === 'warns');
}
function causesByWorkspace(causes) {
const byWorkspace = new Map();
for (const cause of causes) {
for (const name of cause.workspaces) {
const known = byWorkspace.get(name);
if (known === undefined)
byWorkspace.set(name, [cause]);
else
known.push(cause);
}
}
return byWorkspace;
}
function closingSections(causes, green) {
const closing = causes.filter((cause) => cause.blocks || closesGate(cause));
const sections = [
{ id: 'must-fix', noun: 'failure', causes: [] },
{ id: 'overridable', noun: 'failure', causes: [] },
{ id: 'own-policies', noun: 'failure', causes: [] },
{ id: 'guarded', noun: 'failure', causes: [] },
{ id: 'unjudged', noun: 'cause', causes: [] },
];
for (const cause of closing) {
const id = closingSectionOf(cause, green);
sections.find((section) => section.id === id)?.causes.push(cause);
}
return sections.filter((section) => section.causes.length > 0);
}
function closingSectionOf(cause, green) {
if (isNotJudged(cause))
return 'unjudged';
if (green || cause.severity !== 'needs-override')
return 'must-fix';
if (cause.guard === true)
return 'guarded';
return cause.own === true ? 'own-policies' : 'overridable';
}
function otherSections(causes) {
const others = causes.filter((cause) => !cause.blocks && !closesGate(cause));
const accepted = others.filter(words.oB);
return [
{
id: 'advisory',
noun: 'advisory failure',
causes: others.filter(({ severity }) => severity === 'warns'),
},
{ id: 'accepted', noun: (0,words.uI)(accepted), causes: accepted },
{
id: 'warnings',
noun: 'warning',
causes: others.filter(({ kind, severity }) => kind === 'diagnostic' && severity === 'notes'),
},
{ id: 'notices', noun: 'notice', causes: others.filter(({ kind }) => kind === 'notice') },
];
}
/***/ }),
/***/ 445:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
DO: () => ( planWords),
HX: () => ( planTotals),
QI: () => ( changeTotals),
b$: () => ( changesFold),
e6: () => ( prominentLines),
eH: () => ( prominentBlock)
});
var _policy_planned_changes_js_0_ = __nccwpck_require__(9166);
var _markdown_js_1_ = __nccwpck_require__(75);
var _links_js_2_ = __nccwpck_require__(7713);
var _budget_js_3_ = __nccwpck_require__(5439);
var _sentence_js_4_ = __nccwpck_require__(2251);
var _text_js_5_ = __nccwpck_require__(4913);
var _words_js_6_ = __nccwpck_require__(3629);
var _workspace_names_js_7_ = __nccwpck_require__(8832);
const ACTION_SIGNS = {
delete: '−',
replace: '±',
invoke: '»',
forget: '∅',
update: '~',
create: '+',
none: '→',
};
const ACTION_WORDS = {
delete: 'destroyed',
replace: 'replaced',
invoke: 'invoked',
forget: 'no longer managed',
update: 'updated in place',
create: 'created',
none: 'moved or imported',
};
const REASONS = {
tainted: (0,_markdown_js_1_ .eu) `is marked as damaged (tainted)`,
requested: (0,_markdown_js_1_ .eu) `its replacement was asked for`,
replace_triggered_by: (0,_markdown_js_1_ .eu) `something changes that replaces it (replace_triggered_by)`,
cannot_update: (0,_markdown_js_1_ .eu) `cannot be updated in place`,
delete_because_no_resource_config: (0,_markdown_js_1_ .eu) `is no longer in the configuration`,
delete_because_wrong_repetition: (0,_markdown_js_1_ .eu) `does not fit the count or for_each of its block`,
delete_because_count_index: (0,_markdown_js_1_ .eu) `its number is beyond count`,
delete_because_each_key: (0,_markdown_js_1_ .eu) `its key is no longer in for_each`,
delete_because_no_module: (0,_markdown_js_1_ .eu) `its module is no longer called`,
delete_because_no_move_target: (0,_markdown_js_1_ .eu) `was moved to where nothing is configured`,
};
function changeCountsOf({ plan, changes, }) {
if (plan?.status !== 'finished')
return undefined;
const { additions, changes: updates, destructions } = plan;
const replaces = countReplacements(plan, changes);
const countedTwice = Math.min(replaces ?? 0, additions, destructions);
return {
adds: additions - countedTwice,
changes: updates,
destroys: destructions - countedTwice,
replaces,
};
}
function countReplacements({ additions, destructions }, changes) {
if (changes !== undefined && changes.doubt === undefined) {
return changes.changes.filter(({ action }) => action === 'replace').length;
}
return additions === 0 || destructions === 0 ? 0 : undefined;
}
function planWords(workspace, strong = _text_js_5_ .Cv) {
const { plan, changes } = workspace;
const counts = changeCountsOf(workspace);
if (plan?.status === 'errored')
return (0,_markdown_js_1_ .eu) `failed`;
if (plan === undefined || counts === undefined)
return (0,_markdown_js_1_ .eu) `–`;
const listed = changes?.changes ?? [];
const numberOf = (word) => listed.filter(({ action }) => action === word).length;
const forgotten = numberOf('forget');
const invoked = numberOf('invoke');
const moved = listed.filter(({ previousAddress: before, address }) => before !== undefined && before !== address).length;
if ((0,_words_js_6_ .hE)(plan) && forgotten + invoked + moved === 0)
return (0,_markdown_js_1_ .eu) `no changes`;
const { adds, changes: updates, destroys, replaces = 0 } = counts;
const words = (0,_text_js_5_ .JO)(' ', adds > 0 ? (0,_markdown_js_1_ .eu) `+${(0,_text_js_5_ .ZV)(adds)}` : '', updates > 0 ? (0,_markdown_js_1_ .eu) `~${(0,_text_js_5_ .ZV)(updates)}` : '', destroys > 0 ? strong((0,_markdown_js_1_ .eu) `−${(0,_text_js_5_ .ZV)(destroys)}`) : '', replaces > 0 ? strong((0,_markdown_js_1_ .eu) `±${(0,_text_js_5_ .ZV)(replaces)}`) : '', forgotten > 0 ? strong((0,_markdown_js_1_ .eu) `${(0,_text_js_5_ .ZV)(forgotten)} forgotten`) : '', plan.imports > 0 ? (0,_markdown_js_1_ .eu) `${(0,_text_js_5_ .ZV)(plan.imports)} imported` : '', moved > 0 ? (0,_markdown_js_1_ .eu) `${(0,_text_js_5_ .ZV)(moved)} moved` : '', invoked > 0 ? strong((0,_text_js_5_ .rj)(invoked, 'action')) : '');
return words || (0,_markdown_js_1_ .eu) `changes outputs only`;
}
function planTotals({ workspaces }) {
const counts = workspaces.map(changeCountsOf).filter((each) => each !== undefined);
if (counts.length === 0)
return '';
const total = (name) => sum(counts, (each) => each[name] ?? 0);
const part = (sign, number) => number > 0 ? (0,_markdown_js_1_ .eu) `${sign}${(0,_text_js_5_ .ZV)(number)}` : '';
const strong = (words) => words && (0,_markdown_js_1_ .eu) `**${words}**`;
const words = (0,_text_js_5_ .JO)(' ', part((0,_markdown_js_1_ .eu) `+`, total('adds')), part((0,_markdown_js_1_ .eu) `~`, total('changes')), strong(part((0,_markdown_js_1_ .eu) `−`, total('destroys'))), strong(part((0,_markdown_js_1_ .eu) `±`, total('replaces'))));
return (0,_markdown_js_1_ .eu) `${words || 'no changes'} in ${(0,_text_js_5_ .jK)(counts.length)}`;
}
function changeTotals(workspaces) {
const countsOfAll = workspaces.map(changeCountsOf);
const total = (name) => {
if (countsOfAll.some((counts) => counts?.[name] === undefined))
return '';
return String(sum(countsOfAll, (counts) => counts?.[name] ?? 0));
};
return {
adds: total('adds'),
changes: total('changes'),
destroys: total('destroys'),
replaces: total('replaces'),
};
}
const LARGE_NUMBER = 1_000_000;
function prominentBlock(view, budget, most) {
const prominent = prominentChanges(view);
const heading = prominentHeading(prominent, view);
const doubts = (0,_budget_js_3_ .oW)(budget, linesOf(view, doubtLine), _text_js_5_ .Cv);
if (heading === '' ||
!budget.tryTake((0,_markdown_js_1_ .eu) `${heading}\n\n${hiddenChangesLine(LARGE_NUMBER, view)}`))
return { text: (0,_text_js_5_ .JO)('\n>\n', ...doubts), missing: prominent.length };
const groups = groupSameChanges(prominent).slice(0, most);
const unlistedLines = (0,_budget_js_3_ .oW)(budget, linesOf(view, unreadChangesLine), _text_js_5_ .Cv);
const lines = (0,_budget_js_3_ .oW)(budget, groups, (group) => changeLine(group, view, changeReason));
const missing = prominent.length - groups.slice(0, lines.length).flat().length;
const list = (0,_text_js_5_ .JO)('\n', ...lines, ...unlistedLines);
const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
return {
text: (0,_text_js_5_ .JO)('\n\n', heading, (0,_text_js_5_ .JO)('\n>\n', ...doubts), list, more),
missing: 0,
};
}
function changesFold(view, budget, most) {
const withAttributes = isAnyAttributeKnown(view) &&
tryChangesFold(view, budget.unpaidCopy(), { most, withAttributes: true }).isWhole;
return tryChangesFold(view, budget, { most, withAttributes }).block;
}
function tryChangesFold(view, budget, { most, withAttributes }) {
const allChanges = changesOf(view);
const others = allChanges.filter(({ action }) => !(0,_policy_planned_changes_js_0_ .jR)(action));
const listed = withAttributes ? [...prominentChanges(view), ...others] : others;
const number = listed.length + sum(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
if (number === 0)
return { block: { text: '', missing: 0 }, isWhole: true };
const attributes = (0,_markdown_js_1_ .eu) `, with ${number === 1 ? 'its' : 'their'} attributes`;
const noun = withAttributes || allChanges.length === listed.length ? 'change' : 'other change';
const groups = groupSameChanges(listed).slice(0, most);
const ofResources = view.workspaces.length > 1 && groups.length < listed.length
? (0,_markdown_js_1_ .eu) ` of ${(0,_text_js_5_ .rj)(groups.length, 'resource')}`
: '';
const title = (0,_markdown_js_1_ .eu) `<details><summary>${(0,_text_js_5_ .rj)(number, noun)}${ofResources}${withAttributes ? attributes : ''}</summary>`;
const end = hiddenChangesLine(LARGE_NUMBER, view);
if (!budget.tryTake((0,_markdown_js_1_ .eu) `${title}\n\n${end}\n\n${ATTRIBUTES_OMITTED}\n\n</details>`))
return { block: { text: '', missing: number }, isWhole: false };
const sentences = (0,_budget_js_3_ .oW)(budget, linesOf(view, unreadAttributesLine), _text_js_5_ .Cv);
const reasonOf = withAttributes ? reasonAndAttributes : changeReason;
const lines = (0,_budget_js_3_ .oW)(budget, groups, (group) => changeLine(group, view, reasonOf));
const missing = number - groups.slice(0, lines.length).flat().length;
const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
const omission = withAttributes || !isAnyAttributeKnown(view) ? '' : ATTRIBUTES_OMITTED;
const text = (0,_text_js_5_ .JO)('\n\n', title, (0,_text_js_5_ .JO)('\n', ...lines), more, omission, (0,_text_js_5_ .JO)('\n>\n', ...sentences), '</details>');
return { block: { text, missing: 0 }, isWhole: lines.length === groups.length };
}
const ATTRIBUTES_OMITTED = 'The changed attributes are omitted for length.';
function unreadAttributesLine({ name, changes }, view) {
if (changes?.unread === undefined)
return '';
const which = view.workspaces.length > 1 ? (0,_markdown_js_1_ .eu) `${(0,_markdown_js_1_ .SS)(name, 60)}: ` : '';
return (0,_markdown_js_1_ .eu) `> ${which}${(0,_markdown_js_1_ .CS)(changes.unread)}`;
}
function prominentLines(view, most) {
const groups = groupSameChanges(prominentChanges(view));
const lines = groups.slice(0, most).map((group) => {
const [change] = group;
const parts = [
(0,_markdown_js_1_ .Ow)(change.address, 200),
(0,_words_js_6_ .CP)({ location: commonPlace(group) }),
(0,_sentence_js_4_ .bo)(workspacesWords(group, view)),
(0,_sentence_js_4_ .bo)(changeReason(change)),
];
return `  ${ACTION_SIGNS[change.action]} ${(0,_text_js_5_ .JO)('   ', ...parts)}`;
});
const more = groups.length - lines.length;
const doubts = view.workspaces.flatMap(({ name, changes }) => changes?.doubt === undefined
? []
: [`  ? ${(0,_markdown_js_1_ .Ow)(name, 60)}: ${MAY_BE_INCOMPLETE} ${changes.doubt}`]);
const rest = more > 0 ? [`  … and ${(0,_text_js_5_ .ZV)(more)} more of these`] : [];
return [...lines, ...rest, ...doubts.slice(0, most)];
}
const MAY_BE_INCOMPLETE = 'the list of changes may not be whole.';
function changesOf({ workspaces }) {
return workspaces.flatMap(({ name, changes }) => (changes?.changes ?? []).map((change) => ({ ...change, workspace: name })));
}
function prominentChanges(view) {
return changesOf(view).filter(({ action }) => (0,_policy_planned_changes_js_0_ .jR)(action));
}
function linesOf(view, lineOf) {
return view.workspaces.map((workspace) => lineOf(workspace, view)).filter(Boolean);
}
function groupSameChanges(changes) {
return (0,_text_js_5_ .$z)(changes, (change) => ({ ...change, workspace: '', location: undefined }));
}
function prominentHeading(prominent, view) {
const unlisted = view.workspaces.filter(({ changes }) => changes === undefined);
const numberOf = (word) => prominent.filter(({ action }) => action === word).length;
const isOnePlan = view.workspaces.length === 1;
const verbEnd = isOnePlan ? 's' : '';
const destroyed = numberOf('delete') + sum(unlisted, ({ plan }) => plan?.destructions ?? 0);
const ofResources = [
['destroy', destroyed],
['replace', numberOf('replace')],
['forget', numberOf('forget')],
];
const invoked = numberOf('invoke');
const what = ofResources
.filter(([, number]) => number > 0)
.map(([verb, number], at) => (0,_markdown_js_1_ .eu) `${verb}${verbEnd} ${at === 0 ? (0,_text_js_5_ .rj)(number, 'resource') : (0,_text_js_5_ .ZV)(number)}`);
if (invoked > 0)
what.push((0,_markdown_js_1_ .eu) `invoke${verbEnd} ${(0,_text_js_5_ .rj)(invoked, 'action')}`);
if (what.length === 0)
return '';
return (0,_markdown_js_1_ .eu) `#### ${isOnePlan ? 'This plan' : 'These plans'} ${(0,_sentence_js_4_ .l6)((0,_text_js_5_ .Z)(what))}`;
}
function unreadChangesLine(workspace, view) {
const { name, plan, changes } = workspace;
const destroyed = plan?.destructions ?? 0;
if (changes !== undefined || destroyed === 0)
return '';
const which = view.workspaces.length > 1 ? (0,_markdown_js_1_ .eu) `${(0,_markdown_js_1_ .SS)(name, 60)}: ${(0,_text_js_5_ .ZV)(destroyed)}. ` : '';
const run = (0,_links_js_2_ .ut)(workspace, view.context) || (0,_markdown_js_1_ .eu) `the run`;
const see = view.context.isLocal === true ? '' : (0,_markdown_js_1_ .eu) `: see ${run}`;
return (0,_markdown_js_1_ .eu) `- ${which}Which ones could not be read${see}.`;
}
function doubtLine(workspace, view) {
const { name, changes } = workspace;
if (changes?.doubt === undefined)
return '';
const run = (0,_links_js_2_ .ut)(workspace, view.context) || (0,_markdown_js_1_ .eu) `the run`;
const see = view.context.isLocal === true ? '' : (0,_markdown_js_1_ .eu) ` See ${run}.`;
return (0,_markdown_js_1_ .eu) `> ⚠️ ${(0,_markdown_js_1_ .SS)(name, 60)}: ${MAY_BE_INCOMPLETE} ${(0,_markdown_js_1_ .CS)(changes.doubt)}${see}`;
}
function changeLine(group, view, reasonOf) {
const [change] = group;
const { address, action } = change;
const location = commonPlace(group);
const fileLine = (0,_words_js_6_ .CP)({ location });
const url = location && (0,_links_js_2_ .eL)(location, view.context);
const where = fileLine && (0,_markdown_js_1_ .nf)((0,_markdown_js_1_ .SS)(fileLine), url, (0,_links_js_2_ .qL)(view.context));
const names = (0,_sentence_js_4_ .l6)(workspacesWords(group, view));
const what = (0,_text_js_5_ .JO)(' ', where, (0,_markdown_js_1_ .SS)(address, 200), names);
return (0,_markdown_js_1_ .eu) `- **${ACTION_SIGNS[action]}** ${(0,_text_js_5_ .JO)(': ', what, (0,_sentence_js_4_ .l6)(reasonOf(change)))}`;
}
function commonPlace(group) {
const [first, ...others] = group.map((change) => (0,_words_js_6_ .CP)(change));
return others.every((place) => place === first) ? group[0].location : undefined;
}
function workspacesWords(group, view) {
const names = [...new Set(group.map(({ workspace }) => workspace))];
return view.workspaces.length < 2 ? '' : (0,_sentence_js_4_ .MZ) `in ${(0,_workspace_names_js_7_ .c)(names, view)}`;
}
function changeReason(change) {
const { action, previousAddress, imported, deposed, reason = '', attributes, trigger } = change;
const isKnown = action !== 'forget' && Object.hasOwn(REASONS, reason);
return (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) `, `, deposed ? (0,_sentence_js_4_ .MZ) `what an earlier replacement left behind` : '', previousAddress === undefined
? ''
: (0,_sentence_js_4_ .MZ) `moved from ${codePart((0,_markdown_js_1_ .Ow)(previousAddress, 200))}`, imported ? (0,_sentence_js_4_ .MZ) `imported` : '', action === 'forget' ? (0,_sentence_js_4_ .MZ) `stays, but is no longer managed` : '', change.recreated === true ? (0,_sentence_js_4_ .MZ) `and a new one is created` : '', trigger === undefined ? '' : codePart((0,_markdown_js_1_ .Ow)((0,_policy_planned_changes_js_0_ .gb)(trigger), 300)), (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) ` `, isKnown ? (REASONS[reason] ?? '') : '', attributes.length > 0 ? (0,_sentence_js_4_ .MZ) `(${(0,_text_js_5_ .Z)(attributes.map(codePart), 4)})` : ''));
}
const codePart = (text) => (0,_sentence_js_4_ .vn)('code', text, 200);
const codeParts = (names) => (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) `, `, ...names.map(codePart));
function reasonAndAttributes(change) {
const isOfWholeResource = change.action === 'create' || change.action === 'delete';
const attributes = attributeWords(change, isOfWholeResource ? 6 : 16);
const reason = changeReason(attributes === '' ? change : { ...change, attributes: [] });
return (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) `; `, reason, attributes);
}
function attributeWords({ differs = [] }, most) {
const shown = differs.slice(0, most);
const forcing = shown.filter(({ forces }) => forces === true).map(({ name }) => name);
const others = shown.filter(({ forces }) => forces !== true).map(({ name }) => name);
const more = differs.length - shown.length;
const otherWords = (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) ` `, codeParts(others), more > 0 ? (0,_markdown_js_1_ .eu) `and ${(0,_text_js_5_ .ZV)(more)} more` : '');
return (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) `; `, forcingWords(forcing), otherWords);
}
function forcingWords(names) {
if (names.length === 0)
return '';
return (0,_sentence_js_4_ .MZ) `${codeParts(names)} ${names.length === 1 ? 'forces' : 'force'} replacement`;
}
function isAnyAttributeKnown({ workspaces }) {
const allChanges = workspaces.flatMap(({ changes }) => changes?.changes ?? []);
return allChanges.some(({ differs = [] }) => differs.length > 0);
}
function hiddenChangesLine(number, { workspaces, context }) {
if (context.isLocal === true)
return (0,_markdown_js_1_ .eu) `… and ${(0,_text_js_5_ .ZV)(number)} more.`;
const runs = workspaces
.filter(({ changes }) => changes !== undefined)
.map((workspace) => (0,_links_js_2_ .ut)(workspace, context))
.filter(Boolean);
const see = runs.length > 0 ? (0,_text_js_5_ .J4)(runs, 3) : (0,_sentence_js_4_ .MZ) `the run`;
return (0,_sentence_js_4_ .l6)((0,_sentence_js_4_ .MZ) `… and ${(0,_text_js_5_ .ZV)(number)} more: see ${see}.`);
}
function sum(items, numberOf) {
return items.reduce((total, item) => total + numberOf(item), 0);
}
/***/ }),
/***/ 7713:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
GO: () => ( footerLine),
eL: () => ( permalink),
qL: () => ( allowedOrigins),
ut: () => ( runLink),
wH: () => ( pullRequestWords),
xR: () => ( helpUrl)
});
var _model_uncommitted_js_2_ = __nccwpck_require__(1880);
var _markdown_js_0_ = __nccwpck_require__(75);
var _text_js_1_ = __nccwpck_require__(4913);
var _model_without_trailing_js_3_ = __nccwpck_require__(1804);
function allowedOrigins({ serviceOrigin, repository, job }) {
return [serviceOrigin, repository?.serverUrl, job?.url].filter((url) => url !== undefined);
}
function runLink({ runId, runUrl }, context) {
return runId === undefined ? '' : (0,_markdown_js_0_ .nf)((0,_markdown_js_0_ .SS)(runId, 40), runUrl, allowedOrigins(context));
}
function footerLine(context) {
const { commit, job, version, startedAt, uncommittedFiles } = context;
const origins = allowedOrigins(context);
const attempt = job && job.attempt > 1 ? (0,_markdown_js_0_ .eu) ` attempt ${job.attempt}` : '';
const facts = (0,_text_js_1_ .JO)(' · ', commit &&
(0,_markdown_js_0_ .eu) `Commit ${(0,_markdown_js_0_ .nf)((0,_markdown_js_0_ .SS)(commit.sha.slice(0, 7)), commit.url, origins)}${(0,_markdown_js_0_ .g5)((0,_model_uncommitted_js_2_ .D)(uncommittedFiles))}`, job && (0,_markdown_js_0_ .eu) `${(0,_markdown_js_0_ .nf)(hostStyle(context).job, job.url, origins)}${attempt}`, (0,_markdown_js_0_ .eu) `evaluated ${(0,_text_js_1_ .Yi)(startedAt) || 'at an unknown time'}`, (0,_markdown_js_0_ .eu) `Plangate ${/^[0-9A-Za-z.-]{1,30}$/.test(version) ? (0,_markdown_js_0_ .g5)(version) : ''}`);
return (0,_markdown_js_0_ .eu) `<sub>${facts}</sub>`;
}
const GITHUB_STYLE = {
line: '/blob/{commit}/{path}#L{line}',
job: (0,_markdown_js_0_ .eu) `workflow run`,
change: (0,_markdown_js_0_ .eu) `pull request #`,
};
function hostStyle({ repository }) {
return repository?.style ?? GITHUB_STYLE;
}
function pullRequestWords(context) {
const { pullRequest } = context;
return pullRequest && (0,_markdown_js_0_ .eu) `${hostStyle(context).change}${pullRequest.number}`;
}
function permalink(location, context) {
const { repository, commit } = context;
if (!repository || !commit)
return undefined;
const base = `${(0,_model_without_trailing_js_3_ .h)(repository.serverUrl, '/')}/${encodePath(repository.slug)}`;
const sha = encodeURIComponent(location.commit ?? commit.sha);
const path = encodePath(location.path);
const values = {
'{commit}': sha,
'{path}': path,
'{path-in-query}': encodeURIComponent(`/${wellFormed(location.path)}`),
'{line}': String(location.startLine),
};
const { line } = hostStyle(context);
return (base + line.replaceAll(/\{[a-z-]+\}/g, (placeholder) => values[placeholder] ?? placeholder));
}
function helpUrl({ kind, policySet, policy }, { policyLink = '' }) {
const names = { '{policy-set}': policySet, '{policy}': policy };
const used = Object.entries(names).filter(([placeholder]) => policyLink.includes(placeholder));
const isPolicy = kind === 'policy' || kind === 'undecided';
if (!isPolicy || used.some(([, name]) => /^\.*$/.test(name)))
return undefined;
let url = policyLink;
for (const [placeholder, name] of used) {
url = url.replaceAll(placeholder, () => encodeURIComponent(wellFormed(name)));
}
const template = policyLink.replaceAll(/\{[a-z-]+\}/g, 'x');
return (0,_markdown_js_0_ .v7)(url, [template]);
}
function encodePath(path) {
return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}
function wellFormed(text) {
return text.replace(/\p{Cs}/gu, '\ufffd');
}
/***/ }),
/***/ 75:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$Q: () => ( clip),
CS: () => ( prose),
EU: () => ( fence),
Ow: () => ( cleanLine),
SS: () => ( codeSpan),
X5: () => ( cleanText),
eu: () => ( literal),
g5: () => ( asMarkdown),
h8: () => ( htmlCode),
nf: () => ( link),
sF: () => ( linkToRemedy),
v7: () => ( safeHref)
});
var _model_errors_js_0_ = __nccwpck_require__(4132);
var _model_without_trailing_js_1_ = __nccwpck_require__(1804);
function literal(strings, ...holes) {
return strings.map((text, at) => (at === 0 ? text : `${String(holes[at - 1])}${text}`)).join('');
}
function asMarkdown(text) {
return text;
}
const INLINE_LIMIT = 160;
const TERMINAL_SEQUENCES = 
/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,512}(?:\u0007|\u001b\\)?|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/gu;
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u17b4\u17b5\u034f\u115f\u1160\u3164\uffa0\ufff0-\ufffc\ufffe\uffff]/gu;
function cleanText(text) {
return text
.replace(TERMINAL_SEQUENCES, '')
.replace(/\r\n|[\r\u0085\u2028\u2029\v\f]/g, '\n')
.replace(/\p{Cs}/gu, '\ufffd')
.replace(INVISIBLE, '');
}
function cleanLine(text, limit = INLINE_LIMIT) {
const cleaned = cleanText(clipUnits(text, limit * 4));
return clip(cleaned.replace(/\s+/g, ' ').trim(), limit);
}
function clip(text, limit) {
return text.length <= limit ? text : `${clipUnits(text, Math.max(0, limit - 1))}…`;
}
function clipUnits(text, limit) {
if (text.length <= limit)
return text;
const last = text.charCodeAt(limit - 1);
return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
function codeSpan(text, limit = INLINE_LIMIT) {
const line = cleanLine(text, limit);
return line === '' ? literal `–` : inBackticks(line);
}
function inBackticks(line) {
const runs = new Set(Array.from(line.matchAll(/`+/g), ([run]) => run.length));
let length = 1;
while (runs.has(length))
length += 1;
const ticks = '`'.repeat(length);
const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
return asMarkdown(`${ticks}${pad}${escapePipes(breakMarkers(line))}${pad}${ticks}`);
}
function breakMarkers(text) {
return text.replace(/<!(?=--\s{0,9}\/?plangate)/gi, '<\\!');
}
function escapePipes(line) {
return line.replace(/\\(?=\|)/g, '\\ ').replaceAll('|', '\\|');
}
function prose(text, limit = 600) {
const parts = [];
let code = [];
const endCode = (before, after) => {
if (code.length === 0)
return;
parts.push(before + inBackticks(code.join(' ')) + after);
code = [];
};
for (const { word, isWholeCode: isMarked, before, after } of splitWords(cleanLine(text, limit))) {
const whole = before + word + after;
const isFirst = parts.length === 0 && code.length === 0;
const isListNumber = isFirst && /^\d{1,9}[.)]$/.test(whole);
const isSign = !isFirst && /^[=+-]$/.test(whole);
if (!isMarked && !isListNumber && (isPlain(whole) || isSign)) {
endCode('', '');
parts.push(whole);
continue;
}
const isSpanOfItsOwn = isMarked || before !== '' || word.startsWith('https://');
if (isSpanOfItsOwn)
endCode('', '');
code.push(word);
if (isSpanOfItsOwn || after !== '')
endCode(before, after);
}
endCode('', '');
return asMarkdown(parts.join(' '));
}
const WORD = /(?<!\S)(\(?)(?:`([^`]+)`|"([^"]+)")([).,;:!?…]*)(?!\S)|\S+/gu;
function splitWords(line) {
return Array.from(line.matchAll(WORD)).flatMap(([whole, before = '', code, quoted, after = '']) => {
const inside = (code ?? quoted ?? '').trim();
const isPlainQuote = quoted !== undefined && quoted.split(' ').every(isPlain);
if (inside !== '' && !isPlainQuote)
return { word: inside, before, after, isWholeCode: true };
return whole.split(' ').map(splitWord);
});
}
function splitWord(text) {
if (!/[\p{L}\p{N}]/u.test(text))
return { word: text, before: '', after: '', isWholeCode: false };
const before = text.startsWith('(') ? '(' : '';
const withoutStops = (0,_model_without_trailing_js_1_ .h)(text, '.,;:!?…').slice(before.length);
const closesBracket = withoutStops.length > 1 && withoutStops.endsWith(')') && !withoutStops.includes('(');
const word = closesBracket ? withoutStops.slice(0, -1) : withoutStops;
return { word, before, after: text.slice(before.length + word.length), isWholeCode: false };
}
const PLAIN_WORD = /^[\p{L}\p{N}\p{M}'".,;()%/?–—…·“”‘’+=!:-]+$/u;
function isPlain(word) {
return (PLAIN_WORD.test(word) &&
/[\p{L}\p{N}–—…·]/u.test(word) &&
!/:./u.test(word) &&
!/www\./iu.test(word) &&
!/[A-Z]-\d/iu.test(word) &&
!word.split(/[^0-9A-Za-z]+/u).some((part) => /^[0-9a-f]{7,64}$/iu.test(part)));
}
function fence(text) {
const body = breakMarkers(cleanText(text).replace(/^\n+|(?<!\n)\n+$/g, ''));
const runs = Array.from(body.matchAll(/`+/g), ([run]) => run.length);
const ticks = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run), 2) + 1);
return asMarkdown(`${ticks}text\n${body}\n${ticks}`);
}
function htmlCode(text, limit = INLINE_LIMIT) {
const line = cleanLine(text, limit);
return line === '' ? literal `–` : asMarkdown(`<code>${escapeEntities(line, /[&<>"']/g)}</code>`);
}
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
function escapeEntities(text, signs) {
return text.replace(signs, (sign) => ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`);
}
function link(text, url, origins) {
const href = url === undefined ? undefined : safeHref(url, origins);
return asMarkdown(href === undefined ? text : `[${text}](${href})`);
}
function safeHref(url, origins) {
if (!URL.canParse(url))
return undefined;
const parsed = new URL(url);
if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')
return undefined;
if (parsed.username !== '' || parsed.password !== '')
return undefined;
if (!origins.some((origin) => URL.canParse(origin) && new URL(origin).origin === parsed.origin))
return undefined;
return parsed.href.replace(/[()|\\`<>"'*_~[\]{}^$]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
function linkToRemedy(code) {
if (code === undefined)
return '';
const url = (0,_model_errors_js_0_ .SM)(code);
return link('What to do', url, [url]);
}
/***/ }),
/***/ 2051:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
V6: () => ( MOST_ASKED),
m6: () => ( currentCommands),
rH: () => ( decodeMarker),
$N: () => ( encodeMarker),
tP: () => ( fromBase64Url),
Rs: () => ( markerStart),
C_: () => ( namesOfWorkspaces),
F2: () => ( sectionId),
_e: () => ( toBase64Url)
});
var markdown = __nccwpck_require__(75);
var parse = __nccwpck_require__(2340);
var other_groups = __nccwpck_require__(5830);
var model_verdict = __nccwpck_require__(3538);
var approval_marks = __nccwpck_require__(3583);
;// CONCATENATED MODULE: ./build/src/model/comment-commands.js
const VERBS = [
'help',
'rerun',
'override',
'allow-destroys',
'except',
'again',
'approve',
];
const QUESTIONS = ['help', 'except'];
var verdict_sentence = __nccwpck_require__(8087);
var report_text = __nccwpck_require__(4913);
;// CONCATENATED MODULE: ./build/src/report/marker.js
const MOST_FINGERPRINTS = 200;
const LONGEST_CAUSE = 160;
const MOST_ASKED = 100;
const MOST_ENDED = 200;
const MOST_SEALS = 60;
const STATE_LIMIT = 4_096;
function markerStart(key) {
return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
function encodeMarker(state, limit = STATE_LIMIT) {
let hints = MOST_FINGERPRINTS;
let encoded = encodeState(state, hints);
const alwaysKept = [
encodeCommands(state.commands ?? []),
state.sections.map(({ seals }) => seals),
state.ended,
state.asked,
];
const mostUnits = limit + 2 * JSON.stringify(alwaysKept).length;
while (encoded.length > mostUnits && hints > 0) {
hints = Math.floor(hints * 0.75);
encoded = encodeState(state, hints);
}
return (0,markdown.g5)(`${markerStart(state.key)}s=${encoded} -->`);
}
function decodeMarker(body, key) {
const text = body.trim();
const last = text.slice(text.lastIndexOf('\n') + 1);
const first = /^[^\r\n]*/.exec(text)?.[0] ?? '';
return decodeMarkerLine(last, key) ?? decodeMarkerLine(first, key);
}
function decodeMarkerLine(text, key) {
const line = text.trim();
const match = /^<!-- plangate:v1 key=([A-Za-z0-9_-]{0,2000}) s=([A-Za-z0-9_-]{0,60000}) -->$/.exec(line);
if (!match)
return undefined;
const keyInMarker = fromBase64Url(match[1] ?? '');
if (key !== undefined && (keyInMarker !== key || toBase64Url(key) !== match[1]))
return undefined;
return decodeState(keyInMarker, fromBase64Url(match[2] ?? ''));
}
function encodeState(state, hints) {
const sectionCount = Math.max(1, state.sections.length);
const mostFingerprints = Math.floor(hints / sectionCount);
const mostEntries = Math.floor(Math.min(hints, 100) / sectionCount);
const shas = [...new Set(state.sections.map(({ headSha }) => headSha))];
const sections = state.sections.map((section) => encodeSection(section, {
shas,
mostFingerprints,
mostEntries,
keepsPlaces: hints === MOST_FINGERPRINTS,
}));
const { previousSha, commands = [], ended = [], asked = [] } = state;
const encoded = {
p: previousSha,
h: shas,
s: sections,
a: commands.length > 0 ? encodeCommands(commands) : undefined,
e: ended.length > 0 ? ended : undefined,
n: asked.join('') || undefined,
};
return toBase64Url(JSON.stringify(encoded));
}
function keptSeals({ seals = {}, runs }) {
const entries = Object.keys(runs).flatMap((name) => {
const ofRun = Object.hasOwn(seals, name) ? seals[name] : undefined;
return ofRun === undefined ? [] : [[name, ofRun]];
});
return Object.fromEntries(entries.slice(0, MOST_SEALS));
}
function decodeState(key, json) {
const parsed = (0,parse.qF)(json);
if (!(0,parse.u4)(parsed))
return undefined;
const { p: previousSha, h: shas, s: encoded, a: acts, e: ended, n: asked } = parsed;
if (!Array.isArray(encoded) || !Array.isArray(shas))
return undefined;
const sections = encoded.map((each) => decodeSection(each, shas));
if (!sections.every((section) => section !== undefined))
return undefined;
const previous = isLike(previousSha, /^[0-9a-f]{4,64}$/) ? previousSha : undefined;
const commands = decodeCommands(acts);
return {
key,
sections,
previousSha: previous,
commands: commands.length > 0 ? commands : undefined,
ended: Array.isArray(ended)
? ended.filter((id) => isLike(id, RUN_ID)).slice(-MOST_ENDED)
: undefined,
asked: typeof asked === 'string' ? readFingerprints(asked).slice(-MOST_ASKED) : undefined,
};
}
const REFUSALS = ['not-owner', 'refused', 'unclear'];
const ONLY_ANSWERED = [...QUESTIONS, ...REFUSALS];
const MOST_REFUSED = 5;
function isRefusal(verb) {
return typeof verb === 'string' && REFUSALS.includes(verb);
}
const MOST_OTHERS = 8;
const COMMANDS_BUDGET = 32_000;
function encodeCommands(commands) {
return commands.map(({ verb, by, at, commit, reason, approvals }) => [
isRefusal(verb) ? verb : VERBS.indexOf(verb),
by,
at,
commit,
reason,
approvals.map(({ workspaceId, marks, signature, appPushed }) => [
workspaceId,
marks,
signature,
Number(appPushed),
]),
]);
}
function decodeCommands(value) {
const commands = (0,parse.c3)(value).flatMap((encoded) => {
const [word, by, at, commit, reason, approvals] = (0,parse.c3)(encoded);
const verb = decodeVerb(word);
if (verb === undefined || typeof by !== 'string' || typeof at !== 'string')
return [];
if (typeof commit !== 'string' || typeof reason !== 'string')
return [];
return [{ verb, by, at, commit, reason, approvals: (0,parse.c3)(approvals).flatMap(decodeApproval) }];
});
return limitCommands(commands);
}
function decodeVerb(word) {
if (isRefusal(word))
return word;
return typeof word === 'number' ? VERBS[word] : undefined;
}
function decodeApproval(value) {
const [workspaceId, marks, signature, appPushed] = (0,parse.c3)(value);
const isValid = typeof workspaceId === 'string' &&
typeof marks === 'string' &&
typeof signature === 'string' &&
marks.length % approval_marks.mN === 0 &&
marks.length <= approval_marks.kn * approval_marks.mN &&
/^[A-Za-z0-9_-]+$/.test(marks);
return isValid ? [{ workspaceId, marks, signature, appPushed: appPushed === 1 }] : [];
}
function currentCommands(commands, ...commits) {
return limitCommands(commands.filter(({ commit, verb }) => commits.includes(commit) && !ONLY_ANSWERED.includes(verb)));
}
function limitCommands(commands) {
const refused = new Set(commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED));
const newestFirst = commands.filter(({ verb }) => !isRefusal(verb)).toReversed();
const approvedLater = new Set();
const approving = newestFirst.filter((command) => {
const who = `${command.commit} ${command.by.toLowerCase()}`;
const marks = command.approvals.flatMap((approval) => (0,approval_marks.MC)(approval).map((mark) => `${who} ${approval.workspaceId} ${mark}`));
const approvesMore = marks.some((mark) => !approvedLater.has(mark));
for (const mark of marks)
approvedLater.add(mark);
return approvesMore;
});
const others = newestFirst.filter((command) => !approving.includes(command));
const kept = new Set();
let left = COMMANDS_BUDGET;
for (const command of [...approving, ...others.slice(0, MOST_OTHERS)]) {
left -= JSON.stringify(encodeCommands([command])).length;
if (left < 0)
break;
kept.add(command);
}
return commands.filter((command) => kept.has(command) || refused.has(command));
}
function encodeCounts(counts) {
const numbers = verdict_sentence.ax.map((name) => counts[name]);
return numbers.slice(0, Math.max(LEAST_COUNTS, numbers.findLastIndex((number) => number > 0) + 1));
}
const LEAST_COUNTS = verdict_sentence.ax.indexOf('excepted');
function encodeSection(section, limits) {
const { shas, mostFingerprints, mostEntries } = limits;
const firstEntries = (record) => Object.fromEntries(Object.entries(record).slice(0, mostEntries));
const sealed = Object.keys(keptSeals(section)).map((name) => [name, section.runs[name] ?? '']);
const runs = { ...firstEntries(section.runs), ...Object.fromEntries(sealed) };
const parts = [
section.id,
section.runId,
section.attempt,
shas.indexOf(section.headSha),
section.startedAt,
section.digest,
model_verdict.bk.indexOf(section.counts.verdict),
section.counts.green ? 1 : 0,
encodeCounts(section.counts),
section.fingerprints.slice(0, mostFingerprints).join(''),
firstEntries(section.durations),
];
const { fingerprints, resources = [] } = section;
const fitsAll = fingerprints.length + resources.length <= mostFingerprints;
const resourceFingerprints = (fitsAll && resources.join('')) || 0;
const approvers = section.counts.approvedBy.slice(0, 4);
const cause = (0,markdown.$Q)(section.counts.cause, LONGEST_CAUSE);
const keepsPlaces = limits.keepsPlaces && fingerprints.length <= mostFingerprints;
const places = (keepsPlaces && section.places) || [];
const others = [runs, resourceFingerprints, approvers, keptSeals(section), cause, places];
const last = others.findLastIndex((part) => Object.keys(part).length > 0);
return [...parts, ...others.slice(0, last + 1)];
}
function decodeSection(value, shas) {
if (!Array.isArray(value))
return undefined;
const [id, runId, attempt, shaIndex, startedAt, digest, verdictIndex, green, ...more] = value;
const [numbers, fingerprints, durations, runs, resources, approvers, seals, cause, places] = more;
const headSha = isCount(shaIndex) ? shas[shaIndex] : undefined;
const verdict = isCount(verdictIndex) ? model_verdict.bk[verdictIndex] : undefined;
if (!isLike(id, TWELVE_HEX) || !isLike(digest, TWELVE_HEX))
return undefined;
if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt))
return undefined;
if (!isLike(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof fingerprints !== 'string')
return undefined;
if (verdict === undefined || !Array.isArray(numbers) || !numbers.every(isCount))
return undefined;
if (numbers.length < LEAST_COUNTS || numbers.length > verdict_sentence.ax.length)
return undefined;
const countOf = (name) => numbers[verdict_sentence.ax.indexOf(name)] ?? 0;
const approvedBy = (0,parse.c3)(approvers).filter((name) => typeof name === 'string');
return {
id,
runId,
attempt,
headSha,
startedAt,
digest,
counts: (0,verdict_sentence.I9)(verdict, green === 1, { approvedBy, cause: typeof cause === 'string' ? (0,markdown.$Q)(cause, LONGEST_CAUSE) : '' }, countOf),
fingerprints: readFingerprints(fingerprints),
places: (0,parse.c3)(places).filter((text) => isLike(text, /^[0-9a-f]{1,500}$/)),
resources: typeof resources === 'string' ? readFingerprints(resources) : undefined,
durations: recordOf(durations, isCount),
runs: recordOf(runs, (runOfWorkspace) => isLike(runOfWorkspace, RUN_ID)),
seals: recordOf(seals, (each) => Array.isArray(each) && each.every(isText)),
};
}
function readFingerprints(text) {
return (text.match(/[0-9a-f]{12}/g) ?? []).slice(0, MOST_FINGERPRINTS);
}
function recordOf(value, isExpected) {
const entries = (0,parse.u4)(value) ? Object.entries(value) : [];
return Object.fromEntries(entries.filter((entry) => isExpected(entry[1])));
}
function isText(value) {
return typeof value === 'string';
}
function isCount(value) {
return Number.isSafeInteger(value) && Number(value) >= 0;
}
const RUN_ID = /^run-[A-Za-z0-9]{1,64}$/;
const TWELVE_HEX = /^[0-9a-f]{12}$/;
function isLike(value, pattern) {
return typeof value === 'string' && pattern.test(value);
}
function toBase64Url(text) {
return Buffer.from(text, 'utf8').toString('base64url');
}
function fromBase64Url(text) {
return Buffer.from(text, 'base64url').toString('utf8');
}
function sectionId(job) {
return (0,report_text.tW)(JSON.stringify(job.context.section ?? namesOfWorkspaces(job).sort()));
}
function namesOfWorkspaces({ workspaces, unaffected = [] }) {
const names = workspaces.map(({ name }) => name).filter((name) => name !== other_groups.g);
return [...names, ...unaffected];
}
/***/ }),
/***/ 4707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Lo: () => ( messageText),
VL: () => ( messageLines),
g6: () => ( fitsIn)
});
var _markdown_js_0_ = __nccwpck_require__(75);
var _text_js_1_ = __nccwpck_require__(4913);
function messageLines(messages, limits) {
const lines = [];
let left = limits.characters;
let hidden = 0;
for (const message of messages) {
for (const line of (0,_markdown_js_0_ .X5)(message).split('\n')) {
const text = line.trim();
if (text === '')
continue;
const cut = text.length - left;
if (left <= 0 || lines.length >= limits.lines)
hidden += 1;
else if (cut <= 0)
lines.push(text);
else
lines.push(`${(0,_markdown_js_0_ .$Q)(text, left)} (${(0,_text_js_1_ .rj)(cut, 'more character')})`);
left -= text.length;
}
}
return { lines, rest: hidden > 0 ? (0,_markdown_js_0_ .eu) `… ${(0,_text_js_1_ .rj)(hidden, 'more line')}` : '' };
}
function fitsIn(messages, limits) {
const length = messages.reduce((sum, message) => sum + message.length, 0);
return length <= limits.characters && messageLines(messages, limits).rest === '';
}
function messageText(messages, limit) {
const text = messages.join('\n');
const shown = (0,_markdown_js_0_ .X5)((0,_markdown_js_0_ .$Q)(text, limit)).trim();
const cut = text.length - limit;
return cut > 0 ? `${shown}\n… ${(0,_text_js_1_ .rj)(cut, 'more character')}` : shown;
}
/***/ }),
/***/ 2195:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Bv: () => ( safeLines),
Lc: () => ( foldOf),
Wk: () => ( END_OF_FOLD),
f: () => ( renderLoggingCommand),
om: () => ( safeLine)
});
var _markdown_js_0_ = __nccwpck_require__(75);
function asLogLine(text) {
return text;
}
const GUTTER = '│ ';
function safeLine(line) {
const cleaned = breakHashCommands(cleanLogLine(splitLines(line).join(' ')));
return asLogLine(cleaned.replace(/^(\s*)(?=::)/u, '$1\\'));
}
function safeLines(...lines) {
return lines.map((line) => asLogLine((0,_markdown_js_0_ .$Q)(safeLine((0,_markdown_js_0_ .$Q)(line, 4_000)), 1_000).trimEnd()));
}
function foldOf(title) {
return { begin: renderCommand('group', {}, safeLine(title)), end: END_OF_FOLD };
}
const END_OF_FOLD = asLogLine('::endgroup::');
function splitLines(text) {
return text.split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/);
}
function cleanLogLine(line) {
return (0,_markdown_js_0_ .X5)(line)
.replaceAll('\n', ' ')
.replace(/\p{Default_Ignorable_Code_Point}|\p{Cn}/gu, '');
}
function breakHashCommands(line) {
return line.replace(/##(?=[A-Za-z]{0,32}\[)/g, '##\\');
}
const MESSAGE_LIMIT = 4_000;
const PROPERTY_LIMIT = 1_000;
const IN_MESSAGE = { '%': '%25', '\r': '%0D', '\n': '%0A' };
const IN_PROPERTY = { ...IN_MESSAGE, ':': '%3A', ',': '%2C' };
const ON_AZURE = { ...IN_MESSAGE, '%': '%AZP25', ';': '%3B', ']': '%5D' };
function renderCommand(name, properties, message) {
const list = propertyList(properties, ',', IN_PROPERTY);
return asLogLine(breakHashCommands(`::${name}${list}::${escapeWith(IN_MESSAGE, message)}`));
}
function renderLoggingCommand(name, properties, message) {
const list = propertyList(properties, ';', ON_AZURE);
return asLogLine(`##vso[${name}${list}]${escapeWith(ON_AZURE, message)}`);
}
function propertyList(properties, between, escapes) {
const list = Object.entries(properties)
.filter(([, value]) => value !== undefined && value !== '')
.map(([key, value]) => `${key}=${escapeWith(escapes, (0,_markdown_js_0_ .$Q)(String(value), PROPERTY_LIMIT))}`);
return list.length > 0 ? ` ${list.join(between)}` : '';
}
function escapeWith(escapes, text) {
const cut = (0,_markdown_js_0_ .$Q)((0,_markdown_js_0_ .X5)(text), MESSAGE_LIMIT);
return cut.replace(/[%\r\n:,;\]]/g, (sign) => escapes[sign] ?? sign);
}
/***/ }),
/***/ 2314:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
SU: () => ( ownBaseline),
TY: () => ( unmentionedAddresses),
c0: () => ( unshownOutput),
cK: () => ( hiddenWords),
tI: () => ( withOccurrences)
});
var _model_address_js_0_ = __nccwpck_require__(3543);
var _policy_named_resources_js_1_ = __nccwpck_require__(8397);
var _text_js_2_ = __nccwpck_require__(4913);
var _words_js_3_ = __nccwpck_require__(3629);
function withOccurrences(draft) {
const { fingerprint, age, baseline, workspaces } = draft;
const resources = (0,_policy_named_resources_js_1_ .nh)(draft);
const message = draft.message.trim();
const ofResources = resources.map(({ address, messages, ...resource }) => {
const about = { noun: 'resource', addresses: [address] };
return { ...resource, ...about, ...mentionedIn(messages, [address]) };
});
const general = draft.generalMessages.map(({ text, addresses, ...rest }) => {
const about = { noun: 'message', age, baseline, addresses };
return { ...rest, ...about, ...mentionedIn([text], addresses) };
});
const [first, ...others] = [...ofResources, ...general];
if (first === undefined) {
const messages = [message || _words_js_3_ .ly[draft.status]];
const facts = { fingerprint, age, baseline, workspaces };
const whole = { ...facts, noun: 'message', addresses: [], mentioned: [], messages };
return { ...draft, occurrences: [whole], messageOfAll: '' };
}
const [address = ''] = first.addresses;
if (others.length === 0 && first.messages.length === 0) {
const messages = [(0,_policy_named_resources_js_1_ .L1)(message, address)].filter(Boolean);
const only = { ...first, ...mentionedIn(messages, [address]) };
return { ...draft, occurrences: [only], messageOfAll: '' };
}
const occurrences = [first, ...others];
const said = occurrences.flatMap(({ addresses: [one = ''], messages }) => messages.flatMap((text) => [text, `${one}: ${text}`]));
const isSaid = new Set([...said, ...draft.output].map((text) => text.trim())).has(message);
return { ...draft, occurrences, messageOfAll: isSaid ? '' : message };
}
function mentionedIn(messages, addresses) {
const named = new Set(messages.flatMap((message) => (0,_model_address_js_0_ .WX)(message).addresses));
const isNamed = (name) => (0,_model_address_js_0_ .PW)(name) ? named.has(name) : messages.some((message) => message.includes(name));
return { messages, mentioned: addresses.filter(isNamed) };
}
function hiddenWords(hidden) {
const resources = hidden.filter(({ noun }) => noun === 'resource').length;
return (0,_text_js_2_ .JO)(' and ', (0,_text_js_2_ .eQ)(resources, 'more resource'), (0,_text_js_2_ .eQ)(hidden.length - resources, 'more message'));
}
function unmentionedAddresses({ addresses, mentioned, messages }, limit = Infinity) {
const shown = messages.join('\n').slice(0, limit);
return addresses.filter((address) => !mentioned.includes(address) || !shown.includes(address));
}
function ownBaseline(occurrence, cause) {
return occurrence.baseline === cause.baseline ? undefined : occurrence.baseline;
}
function unsaidOutput({ message, output, resources, generalMessages }, isWhole = () => true) {
const said = new Set(['']);
const add = (text) => {
for (const line of [text, ...text.split('\n')])
said.add(line.trim());
};
if (isWhole([message]))
add(message);
for (const { address, messages } of resources) {
said.add(address);
if (!isWhole(messages))
continue;
for (const each of messages) {
add(each);
add(`${address}: ${each}`);
}
}
for (const { text } of generalMessages)
if (isWhole([text]))
add(text);
const isSaid = (entry) => said.has(entry.trim()) || entry.split('\n').every((line) => said.has(line.trim()));
return output.filter((entry) => !isSaid(entry));
}
function unshownOutput(cause, isWhole) {
const { output, resources, own } = cause;
const unshown = unsaidOutput(cause, isWhole);
const hasHeadings = resources.length > 1 && own !== true;
return unshown.length > 0 && hasHeadings ? output : unshown;
}
/***/ }),
/***/ 2251:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
DP: () => ( joinSentences),
MZ: () => ( phrase),
SP: () => ( itemToMarkdown),
bo: () => ( toPlainText),
l6: () => ( toMarkdown),
uQ: () => ( linkPart),
vn: () => ( sentencePart)
});
var _markdown_js_0_ = __nccwpck_require__(75);
var _text_js_1_ = __nccwpck_require__(4913);
function sentencePart(kind, text, limit) {
return { kind, text, limit, words: '' };
}
function linkPart(words, href) {
return { kind: 'link', text: href, limit: Infinity, words };
}
function phrase(strings, ...holes) {
return strings.flatMap((text, at) => (at === 0 ? [text] : [holes[at - 1], text]));
}
function joinSentences(between, ...parts) {
const [first, ...others] = parts.filter((part) => part !== '');
return first === undefined ? '' : [first, ...others.flatMap((part) => [between, part])];
}
function renderSentence(sentence, renderPart) {
if (typeof sentence === 'string')
return sentence;
if ('kind' in sentence)
return renderPart(sentence);
return sentence.map((inner) => renderSentence(inner, renderPart)).join('');
}
function toMarkdown(sentence) {
const renderPart = ({ kind, text, limit, words }) => {
if (kind === 'link')
return (0,_markdown_js_0_ .g5)(`[${toMarkdown(words)}](${text})`);
if (kind === 'sign')
return (0,_markdown_js_0_ .g5)(text);
return kind === 'text' ? (0,_markdown_js_0_ .CS)(text, limit) : (0,_markdown_js_0_ .SS)(text, limit);
};
return (0,_markdown_js_0_ .g5)(renderSentence(sentence, renderPart));
}
function toPlainText(sentence) {
return renderSentence(sentence, ({ kind, text, words }) => {
if (kind === 'link')
return `${toPlainText(words)} (${text})`;
if (kind === 'sign')
return toPlainText(words);
return kind === 'typed' ? `\`${text}\`` : text;
});
}
function itemToMarkdown({ words, children = [] }, indent = '') {
const below = children.map((child) => itemToMarkdown(child, (0,_markdown_js_0_ .eu) `${indent}  `));
return (0,_text_js_1_ .JO)('\n', (0,_markdown_js_0_ .eu) `${indent}- ${toMarkdown(words)}`, ...below);
}
/***/ }),
/***/ 4913:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$z: () => ( groupBy),
C7: () => ( formatElapsed),
Cv: () => ( unchanged),
J4: () => ( firstParts),
JO: () => ( joinNonEmpty),
Tq: () => ( verbFor),
UF: () => ( compareCodeUnits),
Xq: () => ( formatSize),
Yi: () => ( formatMinute),
Z: () => ( listParts),
ZV: () => ( formatNumber),
_7: () => ( textWithRemedy),
eQ: () => ( countWordsIfAny),
jK: () => ( workspaceCountWords),
rj: () => ( countWords),
so: () => ( listText),
tW: () => ( hash),
xZ: () => ( policyCountWords)
});
var node_crypto_0_ = __nccwpck_require__(7598);
var _archive_describe_js_3_ = __nccwpck_require__(2591);
var _model_errors_js_1_ = __nccwpck_require__(4132);
var _markdown_js_2_ = __nccwpck_require__(75);
function countWords(number, one, many) {
return (0,_markdown_js_2_ .g5)(`${formatNumber(number)} ${number === 1 ? one : (many ?? `${one}s`)}`);
}
function countWordsIfAny(number, one, many) {
return number > 0 ? countWords(number, one, many) : '';
}
function verbFor(number, one, many) {
return number === 1 ? one : many;
}
const policyCountWords = (number) => countWords(number, 'policy', 'policies');
const workspaceCountWords = (number) => countWords(number, 'workspace');
function formatNumber(number) {
return (0,_markdown_js_2_ .g5)(String(number).replace(/\B(?=(?:\d{3})+$)/g, ','));
}
const unchanged = (text) => text;
function listParts(parts, limit = Infinity) {
const shown = parts.length > limit ? parts.slice(0, limit - 1) : parts;
const rest = parts.length - shown.length;
return withSeparators(rest > 0 ? [...shown, (0,_markdown_js_2_ .g5)(`${formatNumber(rest)} more`)] : shown);
}
function firstParts(parts, limit, others = (number) => (0,_markdown_js_2_ .g5)(`${formatNumber(number)} more`)) {
const rest = parts.length - limit;
return rest > 0
? withSeparators([...parts.slice(0, limit), others(rest)])
: withSeparators(parts);
}
function withSeparators(parts) {
return parts.flatMap((part, index) => {
const between = index === parts.length - 1 ? ' and ' : ', ';
return index === 0 ? [part] : [(0,_markdown_js_2_ .g5)(between), part];
});
}
function listText(items, limit = Infinity, toShown = unchanged) {
return listParts(items.map(toShown), limit).join('');
}
function joinNonEmpty(between, ...parts) {
return parts.filter(Boolean).join(between);
}
function compareCodeUnits(one, other) {
return one < other ? -1 : one > other ? 1 : 0;
}
function groupBy(items, keyOf) {
const groups = new Map();
for (const item of items) {
const key = JSON.stringify(keyOf(item));
const group = groups.get(key);
if (group)
group.push(item);
else
groups.set(key, [item]);
}
return [...groups.values()];
}
function formatMinute(iso) {
const date = new Date(iso);
return Number.isNaN(date.getTime())
? ''
: (0,_markdown_js_2_ .g5)(`${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`);
}
function formatSize(bytes) {
return bytes < 1000 ? countWords(bytes, 'byte') : (0,_archive_describe_js_3_ .z3)(bytes);
}
function formatElapsed(ms) {
const seconds = Math.max(0, Math.floor(ms / 1000));
const two = (number) => String(number).padStart(2, '0');
const hours = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : '';
return (0,_markdown_js_2_ .g5)(`${hours}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`);
}
function textWithRemedy({ text, code }) {
if (code === undefined)
return text;
const end = /[.!?…]$/.test(text) ? '' : '.';
return `${text}${end} See ${(0,_model_errors_js_1_ .SM)(code)}`;
}
function hash(text, digits = 12) {
return (0,node_crypto_0_.createHash)('sha256').update(text).digest('hex').slice(0, digits);
}
/***/ }),
/***/ 1553:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
B: () => ( stepsOf),
D: () => ( withToDo)
});
var _model_command_line_js_7_ = __nccwpck_require__(9753);
var _model_own_pages_js_6_ = __nccwpck_require__(7694);
var _model_status_js_0_ = __nccwpck_require__(2373);
var _approval_words_js_1_ = __nccwpck_require__(521);
var _policy_policy_owners_js_2_ = __nccwpck_require__(9925);
var _markdown_js_3_ = __nccwpck_require__(75);
var _sentence_js_4_ = __nccwpck_require__(2251);
var _text_js_5_ = __nccwpck_require__(4913);
const namePart = (text) => (0,_sentence_js_4_ .vn)('name', text, 60);
const typedPart = (text) => (0,_sentence_js_4_ .vn)('typed', text, 10_000);
const MOST_NAMES = 5;
function distinctNames(names) {
return (0,_text_js_5_ .Z)([...new Set(names)].map(namePart), MOST_NAMES);
}
function andPush({ byPerson }) {
return byPerson === true ? (0,_sentence_js_4_ .MZ) `check again` : (0,_sentence_js_4_ .MZ) `push`;
}
function thenCheckAgain({ byPerson }) {
return byPerson === true
? (0,_sentence_js_4_ .MZ) `Then run the command again.`
: (0,_sentence_js_4_ .MZ) `Then re-run this job; no push is needed.`;
}
const BY_COMMENT = (0,_sentence_js_4_ .MZ) `The comment starts this job again.`;
function afterCommand(context) {
if (context.adoptsOverridden !== true)
return '';
return context.byPerson === true
? thenCheckAgain(context)
: (0,_sentence_js_4_ .MZ) `Then re-run this job by hand; no push is needed.`;
}
function withToDo(cause, context) {
if (!cause.blocks)
return cause;
const { kind, role, names } = whoActs(cause, context);
const todo = { kind, role, names, step: '' };
const { words, again } = stepFor(kind, [{ ...cause, todo }], context);
return { ...cause, todo: { ...todo, step: (0,_sentence_js_4_ .DP)((0,_markdown_js_3_ .eu) ` `, words, again) } };
}
function stepFor(kind, causes, context) {
if (kind === 'override')
return overrideStep(causes, context);
if (kind === 'approve')
return approveStep(causes, context);
const isSame = kind === 'fix-policies' || kind === 'repair';
return { words: STEPS[kind](causes, context), again: isSame ? thenCheckAgain(context) : '' };
}
const NOT_OF_POLICY = ['not-evaluated', 'unknown'];
function whoActs(cause, context) {
const { kind, status, severity, guard, own, overrideBy, overriders } = cause;
if (kind === 'reason')
return whoRepairs(cause);
if (severity === 'needs-override') {
const names = overrideBy ?? overriders ?? [];
return { kind: guard === true ? 'approve' : 'override', role: 'overriders', names };
}
const isOfService = guard === true || (own !== true && NOT_OF_POLICY.includes(status));
if (kind === 'undecided' && isOfService)
return { kind: 'repair', role: 'operators', names: [] };
if (kind === 'undecided' || (kind === 'policy' && status === 'errored')) {
const { overrideBy: owners } = context;
const names = owners === undefined ? [] : (0,_policy_policy_owners_js_2_ .K2)(owners, cause).names;
return { kind: 'fix-policies', role: 'policy-owners', names };
}
return { kind: 'fix', role: 'author', names: [] };
}
function whoRepairs({ failure = '', missedBy }) {
if (missedBy !== undefined)
return { kind: 'rerun-groups', role: 'author', names: [] };
const [kind, role] = REPAIRS[failure] ?? REPAIRS['undecided'] ?? ['repair', 'operators'];
return { kind, role, names: [] };
}
const REPAIRS = {
input: ['correct', 'author'],
archive: ['correct', 'author'],
'too-large': ['correct', 'author'],
unseen: ['correct', 'author'],
errored: ['correct', 'author'],
advisory: ['correct', 'author'],
canceled: ['rerun', 'author'],
timeout: ['wait', 'operators'],
refused: ['repair', 'operators'],
network: ['repair', 'operators'],
service: ['repair', 'operators'],
unplanned: ['repair', 'operators'],
undecided: ['repair', 'operators'],
};
const STEPS = {
fix: fixStep,
correct: correctStep,
'fix-policies': fixPoliciesStep,
repair: repairStep,
wait: (_, context) => context.byPerson === true
? (0,_sentence_js_4_ .MZ) `Run the command again later, or with a longer ${typedPart('--timeout')}.`
: (0,_sentence_js_4_ .MZ) `Re-run this job later, or set a longer ${typedPart('timeout')}; no push is needed.`,
'rerun-groups': ([{ workspaces }]) => {
const groups = workspaces.length === 1 ? 'job of its group' : 'jobs of their groups';
return (0,_sentence_js_4_ .MZ) `Re-run the failed ${groups}, then this one, which alone cannot judge ${distinctNames(workspaces)}.`;
},
rerun: (causes, { byPerson }) => {
const names = distinctNames(causes.flatMap(({ workspaces }) => workspaces));
const again = byPerson === true ? (0,_sentence_js_4_ .MZ) `Run the command again` : (0,_sentence_js_4_ .MZ) `Re-run this job`;
return (0,_sentence_js_4_ .MZ) `${again} for a verdict on ${names}.`;
},
};
function fixStep(causes, context) {
const remedies = [...new Set(causes.flatMap(({ remedy }) => remedy ?? []))];
const others = causes.filter(({ remedy }) => remedy === undefined);
const policies = others.filter(({ kind }) => kind !== 'diagnostic');
const errors = others.length - policies.length;
const named = errors === 1 ? (0,_sentence_js_4_ .MZ) `the plan error` : (0,_sentence_js_4_ .MZ) `the ${(0,_text_js_5_ .ZV)(errors)} plan errors`;
const what = [policies.length > 0 ? whatOf(policies) : '', errors > 0 ? named : ''];
const fix = others.length > 0
? (0,_sentence_js_4_ .MZ) `Fix ${(0,_sentence_js_4_ .DP)((0,_markdown_js_3_ .eu) ` and `, ...what)} and ${andPush(context)}.`
: '';
const texts = remedies.map((remedy) => (0,_sentence_js_4_ .vn)('text', remedy, 1_500));
return (0,_sentence_js_4_ .DP)((0,_markdown_js_3_ .eu) ` `, fix, ...texts);
}
function whatOf(causes) {
return distinctNames(causes.map(({ policy }) => policy));
}
function correctStep(causes, context) {
const runs = causes.flatMap((cause) => (cause.failure === 'errored' ? cause.runs : []));
const where = runs.length > 0 && context.isLocal !== true ? runLinks(runs, context) : '';
const [{ failure }] = causes;
if (causes.every((cause) => cause.failure === 'too-large')) {
return (0,_sentence_js_4_ .MZ) `Exclude what the plan does not need, which ${typedPart('plangate pack')} lists by its size, and ${andPush(context)}.`;
}
const what = failure === 'advisory'
? (0,_sentence_js_4_ .MZ) `Plan the whole configuration`
: (0,_sentence_js_4_ .MZ) `Correct what is said above`;
return where === ''
? (0,_sentence_js_4_ .MZ) `${what}, and ${andPush(context)}.`
: (0,_sentence_js_4_ .MZ) `Open ${where}, fix the failure, and ${andPush(context)}.`;
}
function runLinks(runs, context) {
const links = runs.map(({ workspace, runUrl = '' }) => {
const href = (0,_markdown_js_3_ .v7)(runUrl, [context.serviceOrigin]);
return href === undefined ? namePart(workspace) : (0,_sentence_js_4_ .uQ)(namePart(workspace), href);
});
return (0,_sentence_js_4_ .MZ) `the ${runs.length === 1 ? 'run' : 'runs'} of ${(0,_text_js_5_ .Z)(links, MOST_NAMES)}`;
}
function commandForComment(word, { takesCommands, commit, pullRequest }) {
const isRead = takesCommands === true && commit !== undefined && pullRequest !== undefined;
return isRead ? `/plangate ${word} ${commit.sha} REASON` : undefined;
}
const anException = () => (0,_sentence_js_4_ .uQ)((0,_sentence_js_4_ .MZ) `an exception`, (0,_model_own_pages_js_6_ .SO)('docs/exceptions.md'));
const MOST_RUNS = 100;
function overridersOf(causes, isFirst = true) {
const byComment = [...new Set(causes.flatMap(({ overrideBy = [] }) => overrideBy))];
const teams = [...new Set(causes.flatMap(({ overriders = [] }) => overriders))];
const isOfService = causes.some(({ own, guard }) => own !== true && guard !== true);
const names = [...byComment, ...teams];
if (names.length === 0) {
const who = isOfService ? 'who manage policy overrides' : 'whom the workflow names';
return (0,_sentence_js_4_ .MZ) `${isFirst ? 'Those' : 'those'} ${who}`;
}
const parts = (0,_text_js_5_ .J4)(names.map((name) => (0,_sentence_js_4_ .vn)('code', name, 80)), 4);
if (byComment.length > 0) {
return names.length === 1 ? parts : (0,_sentence_js_4_ .MZ) `${isFirst ? 'One' : 'one'} of ${parts}`;
}
const noun = names.length === 1 ? 'eam' : 'eams';
return (0,_sentence_js_4_ .MZ) `${isFirst ? 'T' : 't'}${noun} ${parts}`;
}
const makeKey = ({ lacksRecordKey }) => {
const approvals = (0,_sentence_js_4_ .uQ)((0,_sentence_js_4_ .MZ) `approvals`, (0,_model_own_pages_js_6_ .SO)('docs/approvals.md'));
return lacksRecordKey === true
? (0,_sentence_js_4_ .MZ) `those who write the workflow set ${typedPart('record-key')}, which ${approvals} need without a service`
: (0,_sentence_js_4_ .MZ) `those who write the workflow make the key of ${approvals} (${typedPart('plangate approval-key')})`;
};
function withoutNamed(stepOf, word, causes, context) {
const approvals = causes.flatMap(({ approval = [] }) => approval);
const command = commandForComment(word, context);
const step = (0,_approval_words_js_1_ .Un)(approvals, command, context);
const again = context.hasApprovalKey === true && command !== undefined ? BY_COMMENT : '';
const [first, ...rest] = causes.filter(({ approval }) => approval === undefined);
if (first === undefined)
return { words: step, again };
const others = stepOf([first, ...rest], context);
return { words: (0,_sentence_js_4_ .MZ) `${step} ${others.words}`, again: others.again || again };
}
function overrideStep(causes, context) {
const named = causes.flatMap(({ approval = [] }) => approval);
if (named.length > 0)
return withoutNamed(overrideStep, 'approve', causes, context);
const ofService = causes.filter(({ own }) => own !== true);
const empty = new Set(ofService.flatMap(({ withoutOverride = [] }) => withoutOverride));
const all = context.isLocal === true ? [] : distinctRuns(ofService);
const runs = all.filter(({ workspace }) => !empty.has(workspace));
if (all.length > 0 && runs.length === 0) {
return { words: emptyPlanStep(ofService, context), again: '' };
}
const comment = commandForComment(context.isLocal === true ? 'approve' : 'override', context);
const fix = (0,_sentence_js_4_ .MZ) `Fix ${whatOf(causes)} and ${andPush(context)}`;
if (comment !== undefined && runs.length === 0 && context.hasApprovalKey !== true) {
const words = (0,_sentence_js_4_ .MZ) `${fix}; or ${makeKey(context)}, and ${overridersOf(causes, false)} can override it by a comment.`;
return { words, again: '' };
}
if (runs.length === 0) {
if (comment === undefined) {
const rerun = context.byPerson === true ? '' : ', and re-run this job once it is merged';
return { words: (0,_sentence_js_4_ .MZ) `${fix}; or ask for ${anException()}${rerun}.`, again: '' };
}
const words = (0,_sentence_js_4_ .MZ) `${overridersOf(causes)} can override ${whatOf(causes)} by the comment ${typedPart(comment)}, or the owner of the file of exceptions adds ${anException()}.`;
return { words, again: BY_COMMENT };
}
const areMany = runs.length > MOST_NAMES;
const which = areMany ? (0,_sentence_js_4_ .MZ) `the ${(0,_text_js_5_ .rj)(runs.length, 'run')}` : runLinks(runs, context);
const who = (0,_sentence_js_4_ .MZ) `${overridersOf(causes)} can override ${which}`;
const command = overrideCommand(runs, context);
const typed = (0,_sentence_js_4_ .MZ) `type ${typedPart(`${command} --reason "…"`)} with the ${(0,_sentence_js_4_ .uQ)((0,_sentence_js_4_ .MZ) `command line`, (0,_model_own_pages_js_6_ .SO)('docs/cli.md#install'))}`;
if (comment === undefined)
return { words: (0,_sentence_js_4_ .MZ) `${who}: ${typed}.`, again: afterCommand(context) };
const words = (0,_sentence_js_4_ .MZ) `${who}: comment ${typedPart(comment)}${areMany ? '' : (0,_sentence_js_4_ .MZ) `, or ${typed}`}.`;
const again = (0,_sentence_js_4_ .MZ) `The comment starts this job again; after the command, re-run it by hand.`;
return { words, again: areMany ? BY_COMMENT : again };
}
function emptyPlanStep(causes, context) {
const empty = causes.filter(({ withoutOverride = [] }) => withoutOverride.length > 0);
const names = distinctNames(empty.flatMap(({ withoutOverride = [] }) => withoutOverride));
const option = context.byPerson === true
? (0,_sentence_js_4_ .MZ) `pass ${typedPart('--allow-empty-apply')}`
: (0,_sentence_js_4_ .MZ) `set ${typedPart('allow-empty-apply: true')} in ${typedPart('run-options')}`;
return (0,_sentence_js_4_ .MZ) `The plan of ${names} changes nothing, and the service takes no override of such a run. Fix ${whatOf(empty)} and ${andPush(context)}; or ${option}, and the next run takes one.`;
}
function overrideCommand(runs, context) {
const isNamed = context.onlyPlans === true && context.byPerson !== true;
const commit = isNamed ? context.commit?.sha : undefined;
if (runs.length > MOST_NAMES && commit !== undefined) {
const workspaces = [...new Set(runs.map(({ workspace }) => workspace))];
return (0,_model_command_line_js_7_ .vR)({ ...context, commit, workspaces }, context);
}
const ids = runs.slice(0, MOST_RUNS).map(({ runId }) => runId);
return (0,_model_command_line_js_7_ .QW)(`plangate override ${ids.join(' ')}`, context);
}
function distinctRuns(causes) {
const runs = new Map(causes.flatMap((cause) => cause.runs).map((run) => [run.runId, run]));
return [...runs.values()].filter(({ runId }) => /^[\w-]+$/.test(runId));
}
function approveStep(causes, context) {
const named = causes.flatMap(({ approval = [] }) => approval);
if (named.length > 0)
return withoutNamed(approveStep, 'allow-destroys', causes, context);
const change = (0,_sentence_js_4_ .MZ) `Take out of the change what is stopped by ${whatOf(causes)}, and ${andPush(context)}`;
const command = commandForComment('allow-destroys', context);
if (context.isLocal === true && command === undefined)
return { words: (0,_sentence_js_4_ .MZ) `${change}.`, again: '' };
if (command !== undefined && context.hasApprovalKey !== true) {
const words = (0,_sentence_js_4_ .MZ) `${change}; or ${makeKey(context)}, and ${overridersOf(causes, false)} can approve it by a comment.`;
return { words, again: '' };
}
if (command !== undefined) {
const words = (0,_sentence_js_4_ .MZ) `${change}; or ${overridersOf(causes, false)} can approve it by the comment ${typedPart(command)}.`;
return { words, again: BY_COMMENT };
}
const onRequest = context.byPerson === true ? 'on a pull request, ' : '';
const words = (0,_sentence_js_4_ .MZ) `${change}; or ${onRequest}where a workflow takes ${(0,_sentence_js_4_ .uQ)((0,_sentence_js_4_ .MZ) `commands`, (0,_model_own_pages_js_6_ .SO)('docs/commands.md'))}, a comment can approve it.`;
return { words, again: '' };
}
function fixPoliciesStep(causes, context) {
const names = [...new Set(causes.flatMap(({ todo }) => todo?.names ?? []))];
const what = distinctNames(causes.map(({ policy, policySet }) => policy || policySet));
const isOwn = causes.every(({ own }) => own === true);
const unknown = causes.some(({ status }) => status === 'known-after-apply');
const address = (0,_model_own_pages_js_6_ .SO)(context.isLocal === true
? 'docs/local-policies.md#how-it-judges'
: 'docs/own-policies.md#what-a-policy-reads');
const page = isOwn ? (0,_sentence_js_4_ .MZ) ` (${(0,_sentence_js_4_ .uQ)((0,_sentence_js_4_ .MZ) `what a policy reads`, address)})` : '';
const who = names.length === 0
? (0,_sentence_js_4_ .MZ) `Those who keep ${what}`
: (0,_sentence_js_4_ .MZ) `${(0,_text_js_5_ .J4)(names.map((name) => (0,_sentence_js_4_ .vn)('code', name, 80)), 4)}, who keep ${what},`;
const how = unknown
? (0,_sentence_js_4_ .MZ) `fix it, or those who write the workflow set ${typedPart('allow-unknown: true')}`
: (0,_sentence_js_4_ .MZ) `fix it`;
return (0,_sentence_js_4_ .MZ) `${who} ${how}${page}.`;
}
function doctorOptions({ organization }, name) {
const areNames = [organization, name].every((text) => /^(?!run-\w{14,}$)[A-Za-z0-9][\w-]*$/.test(text));
return areNames ? ` --organization ${organization} --workspace ${name}` : '';
}
function repairStep(causes, context) {
const [first] = causes;
const who = REPAIRERS[first.failure ?? ''] ?? (0,_sentence_js_4_ .MZ) `Those who run the service and the workflow`;
if (context.isLocal === true) {
return (0,_sentence_js_4_ .MZ) `${who} correct what is said above.`;
}
const options = doctorOptions(context, first.workspaces[0] ?? '');
const doctor = (0,_model_command_line_js_7_ .ON)(`plangate doctor${options}`, context);
return (0,_sentence_js_4_ .MZ) `${who} correct it: ${typedPart(doctor)} says how.`;
}
const REPAIRERS = {
refused: (0,_sentence_js_4_ .MZ) `Those who hold the token of this job`,
network: (0,_sentence_js_4_ .MZ) `Those who run the network of this job`,
service: (0,_sentence_js_4_ .MZ) `Those who run the service`,
unplanned: (0,_sentence_js_4_ .MZ) `Those who write the workflow`,
};
const ORDER = [
'fix',
'correct',
'override',
'approve',
'fix-policies',
'repair',
'wait',
'rerun-groups',
'rerun',
];
const MOST_STEPS = 4;
function stepAfterPush(kind, causes, context) {
if (kind !== 'override' && kind !== 'approve')
return undefined;
const hasRuns = context.isLocal !== true && causes.some(({ own, runs }) => !own && runs.length > 0);
if (!hasRuns && commandForComment(kind, context) === undefined)
return undefined;
const isNamed = causes.some(({ approval }) => approval !== undefined);
const who = isNamed ? (0,_sentence_js_4_ .MZ) `those whom the policies name` : overridersOf(causes, false);
const verb = kind === 'override' && !isNamed ? 'override' : 'approve';
const words = (0,_sentence_js_4_ .MZ) `That push is judged again. The new report has the command with which ${who} can ${verb} ${whatOf(causes)}, unless the push fixes that, too.`;
return { words, again: '' };
}
function stepsOf(view) {
const { causes, context, green } = view;
if (green)
return [];
const blocking = causes.filter(({ blocks }) => blocks);
const isPushed = context.byPerson !== true &&
blocking.some(({ todo }) => todo?.kind === 'fix' || todo?.kind === 'correct');
const byKind = ORDER.flatMap((kind) => {
const [first, ...others] = blocking.filter(({ todo }) => todo?.kind === kind);
if (first === undefined)
return [];
const those = [first, ...others];
const later = isPushed ? stepAfterPush(kind, those, context) : undefined;
return [{ kind, ...(later ?? stepFor(kind, those, context)) }];
});
const last = byKind.findLast(({ again }) => again !== '');
const steps = byKind.map((each) => each === last ? (0,_sentence_js_4_ .DP)((0,_markdown_js_3_ .eu) ` `, each.words, each.again) : each.words);
const shown = [
...steps,
...(isPushed ? [] : emptyPlanSteps(blocking, context)),
...provisionalStep(blocking, view, isPushed),
];
if (shown.length <= MOST_STEPS)
return shown;
const left = shown.length - MOST_STEPS + 1;
const rest = (0,_sentence_js_4_ .MZ) `${(0,_text_js_5_ .ZV)(left)} more: see the causes above.`;
return [...shown.slice(0, MOST_STEPS - 1), rest];
}
function emptyPlanSteps(blocking, context) {
const ofService = blocking.filter(({ todo, own }) => todo?.kind === 'override' && own !== true);
const empty = new Set(ofService.flatMap(({ withoutOverride = [] }) => withoutOverride));
const hasOthers = distinctRuns(ofService).some(({ workspace }) => !empty.has(workspace));
const isBeside = empty.size > 0 && hasOthers && context.isLocal !== true;
return isBeside ? [emptyPlanStep(ofService, context)] : [];
}
function provisionalStep(blocking, { workspaces, context }, isPushed) {
if (context.onlyPlans !== true)
return [];
const tooLate = blocking.filter(({ severity, level, own }) => severity === 'blocks' && level === 'soft-mandatory' && own !== true);
const set = context.byPerson === true
? (0,_sentence_js_4_ .MZ) `pass ${typedPart('--mode provisional')}`
: (0,_sentence_js_4_ .MZ) `those who write the workflow set ${typedPart('mode: provisional')}`;
if (tooLate.length > 0) {
return [
(0,_sentence_js_4_ .MZ) `Or ${set}: such a run waits for an override of ${whatOf(tooLate)}, and this one only planned and has ended.`,
];
}
if (isPushed)
return [];
const overridden = blocking.filter(({ todo, own }) => todo?.kind === 'override' && own !== true);
const runIds = new Set(overridden.flatMap(({ runs }) => runs.map(({ runId }) => runId)));
const hasEnded = workspaces.some(({ runId = '', runStatus = '' }) => runIds.has(runId) && (0,_model_status_js_0_ .Ck)(runStatus));
if (!hasEnded)
return [];
return [
(0,_sentence_js_4_ .MZ) `If the service refuses the override because the run has ended: ${set}, and the next run waits for one.`,
];
}
/***/ }),
/***/ 8087:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
BT: () => ( verdictSentence),
DK: () => ( countsTowards),
I9: () => ( toHeadlineCounts),
Mb: () => ( headlineIcon),
Qi: () => ( sortWorstFirst),
ax: () => ( HEADLINE_COUNTS),
q2: () => ( headlineCountsOf),
t7: () => ( verdictNamedFirst)
});
var _model_verdict_js_0_ = __nccwpck_require__(3538);
var _markdown_js_1_ = __nccwpck_require__(75);
var _text_js_2_ = __nccwpck_require__(4913);
var _sentence_js_3_ = __nccwpck_require__(2251);
var _words_js_4_ = __nccwpck_require__(3629);
var _causes_js_5_ = __nccwpck_require__(3008);
const HEADLINE_COUNTS = [
'workspaces',
'affected',
'policiesAtFault',
'runTasksAtFault',
'advisoryFailures',
'overridden',
'results',
'policies',
'blockedIn',
'overrideIn',
'erroredIn',
'undecidedIn',
'canceledIn',
'excepted',
'existing',
'guardsAtFault',
'approvedGuards',
'partIn',
'unprovenIn',
'fieldIn',
'policiesToFix',
'brokenIn',
];
const CLOSING_VERDICTS = [
{ verdict: 'blocked', countName: 'blockedIn', closedWords: 'blocked' },
{ verdict: 'needs-override', countName: 'overrideIn', closedWords: 'override needed' },
{ verdict: 'errored', countName: 'erroredIn', closedWords: 'the run failed' },
{ verdict: 'undecided', countName: 'undecidedIn', closedWords: 'undecided' },
{ verdict: 'canceled', countName: 'canceledIn', closedWords: 'canceled' },
];
function toHeadlineCounts(verdict, green, { approvedBy = [], cause = '' }, countOf) {
const entries = HEADLINE_COUNTS.map((name) => [name, countOf(name)]);
return {
verdict,
green,
approvedBy,
cause,
...Object.fromEntries(entries),
};
}
function verdictSentence(counts, atCommit = '') {
if (counts.workspaces === 0) {
const none = (0,_markdown_js_1_ .eu) `no workspace is affected by this change${atCommit}`;
return counts.green
? (0,_markdown_js_1_ .eu) `passed · ${none}`
: (0,_markdown_js_1_ .eu) `undecided: ${none}, and policies are required`;
}
const where = (0,_markdown_js_1_ .eu) `${inWorkspaces(counts.affected, counts.workspaces)}${atCommit}`;
const notEnforced = counts.green ? ', but not enforced (fail-on: never)' : '';
const approved = approvedGuardWords(counts);
const andApproved = approved && (0,_markdown_js_1_ .eu) `, ${approved}`;
if (closingVerdicts(counts).length > 1)
return (0,_sentence_js_3_ .MZ) `${mixedVerdictWords(counts)}${andApproved}${atCommit}${notEnforced}`;
const advisory = (0,_text_js_2_ .rj)(counts.advisoryFailures, 'advisory failure');
const counted = counts.policies > 0
? (0,_text_js_2_ .xZ)(counts.policies)
: (0,_text_js_2_ .rj)(counts.results, 'policy result');
switch (counts.verdict) {
case 'passed':
return counts.results === 0
? (0,_markdown_js_1_ .eu) `passed · no policy applies to ${(0,_text_js_2_ .jK)(counts.workspaces)}${atCommit}`
: (0,_markdown_js_1_ .eu) `passed · ${counted} in ${(0,_text_js_2_ .jK)(counts.workspaces)}${acceptedCountWords(counts)}${atCommit}`;
case 'advisory':
if (counts.advisoryFailures === 0) {
const { passed, closed } = partOf(counts) ?? PARTS.partIn;
return counts.green
? (0,_markdown_js_1_ .eu) `passed ${passed} ${where}${acceptedCountWords(counts)}`
: (0,_markdown_js_1_ .eu) `closed because ${closed}, ${where} (fail-on: advisory)`;
}
return counts.green
? (0,_markdown_js_1_ .eu) `passed with ${advisory} ${where}${partWords(counts)}${acceptedCountWords(counts)}`
: (0,_markdown_js_1_ .eu) `blocked by ${advisory} ${where} (fail-on: advisory)`;
case 'overridden': {
const isOfGuardsAlone = counts.overridden === 0 && approved !== '';
const overridden = (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .xZ)(counts.overridden)} overridden`;
const accepted = acceptedCountWords({ ...counts, approvedGuards: 0 });
return (0,_markdown_js_1_ .eu) `passed, ${(0,_text_js_2_ .JO)(', ', isOfGuardsAlone ? '' : overridden, approved)} ${where}${partWords(counts)}${accepted}`;
}
case 'needs-override':
return (0,_markdown_js_1_ .eu) `${overrideNeededWords(counts)} ${where}${andApproved}${notEnforced}`;
case 'blocked':
return counts.cause === ''
? (0,_markdown_js_1_ .eu) `blocked${byWhat(counts)} ${where}${andApproved}${notEnforced}`
: withCause((0,_markdown_js_1_ .eu) `blocked ${where}`, counts);
case 'errored':
if (areBroken(counts)) {
const cause = counts.cause === '' ? notEvaluated : (0,_sentence_js_3_ .vn)('text', counts.cause, 160);
const areAll = counts.affected === counts.workspaces && counts.workspaces > 1;
const inAny = counts.workspaces === 2
? (0,_markdown_js_1_ .eu) `in either workspace${atCommit}`
: (0,_markdown_js_1_ .eu) `in any of ${(0,_text_js_2_ .jK)(counts.workspaces)}${atCommit}`;
return (0,_sentence_js_3_ .MZ) `${cause} ${areAll ? inAny : where}`;
}
return withCause((0,_markdown_js_1_ .eu) `the run failed ${where}`, counts);
case 'undecided':
return withCause((0,_markdown_js_1_ .eu) `undecided ${where}`, counts);
case 'canceled':
return (0,_markdown_js_1_ .eu) `canceled ${where}`;
}
}
const notEvaluated = (0,_markdown_js_1_ .eu) `policies could not be evaluated`;
function areBroken({ brokenIn, erroredIn }) {
return brokenIn > 0 && brokenIn >= erroredIn;
}
function withCause(words, { cause }) {
return (0,_sentence_js_3_ .DP)((0,_markdown_js_1_ .eu) `: `, words, cause === '' ? '' : (0,_sentence_js_3_ .vn)('text', cause, 160));
}
function byWhatToFix({ policiesToFix }) {
const policies = (0,_text_js_2_ .eQ)(policiesToFix, 'policy', 'policies');
return policies && (0,_markdown_js_1_ .eu) ` by ${policies}`;
}
function byWhat(counts) {
const guards = (0,_text_js_2_ .eQ)(counts.guardsAtFault, 'guard');
const what = (0,_text_js_2_ .JO)(' and ', failedPoliciesAndTasks(counts), guards);
return what && (0,_markdown_js_1_ .eu) ` by ${what}`;
}
const PARTS = {
partIn: {
passed: (0,_markdown_js_1_ .eu) `for a part of the configuration`,
closed: (0,_markdown_js_1_ .eu) `only a part was planned`,
},
unprovenIn: {
passed: (0,_markdown_js_1_ .eu) `for what may be a part of the configuration`,
closed: (0,_markdown_js_1_ .eu) `nothing says that the plan is whole`,
},
fieldIn: {
passed: (0,_markdown_js_1_ .eu) `with a field of the saved plan that only plan-fields accepts`,
closed: (0,_markdown_js_1_ .eu) `a field of the saved plan is not known`,
},
};
function partOf(counts) {
const [name] = ['partIn', 'unprovenIn', 'fieldIn'].filter((each) => counts[each] > 0);
return name && PARTS[name];
}
function partWords(counts) {
const part = partOf(counts);
return part === undefined ? '' : (0,_markdown_js_1_ .eu) `, ${part.passed}`;
}
function acceptedCountWords(counts) {
const { excepted, existing } = counts;
const words = (0,_text_js_2_ .JO)(', ', approvedGuardWords(counts), (0,_text_js_2_ .eQ)(excepted, 'excepted failure'), (0,_text_js_2_ .eQ)(existing, 'existing failure'));
return words && (0,_markdown_js_1_ .eu) `, ${words}`;
}
function failedPoliciesAndTasks({ policiesAtFault, runTasksAtFault }) {
const policies = (0,_text_js_2_ .eQ)(policiesAtFault, 'policy', 'policies');
return (0,_text_js_2_ .JO)(' and ', policies, (0,_text_js_2_ .eQ)(runTasksAtFault, 'run task'));
}
function overrideNeededWords(counts) {
const { policiesAtFault, runTasksAtFault, guardsAtFault } = counts;
const failures = failedPoliciesAndTasks(counts);
const guards = (0,_text_js_2_ .eQ)(guardsAtFault, 'guard');
const needs = (number) => (number > 1 ? 'need' : 'needs');
if (failures === '' && guards !== '')
return (0,_markdown_js_1_ .eu) `${guards} ${needs(guardsAtFault)} an approval`;
const number = policiesAtFault + runTasksAtFault;
const override = (0,_markdown_js_1_ .eu) `${failures || 'a failure'} ${needs(number)} an override`;
return guards === '' ? override : (0,_markdown_js_1_ .eu) `${override}, ${guards} an approval`;
}
function approvedGuardWords({ approvedGuards, approvedBy }) {
if (approvedGuards === 0)
return '';
const names = approvedBy.filter((name) => /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,60}[A-Za-z0-9])?$/.test(name));
const by = (0,_text_js_2_ .JO)('', ...(0,_text_js_2_ .Z)(names.map(_markdown_js_1_ .g5), 3));
return (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .rj)(approvedGuards, 'guard')} approved${by && (0,_markdown_js_1_ .eu) ` by ${by}`}`;
}
function closingVerdicts(counts) {
return CLOSING_VERDICTS.filter(({ countName }) => counts[countName] > 0);
}
function mixedVerdictWords(counts) {
const closing = closingVerdicts(counts);
const parts = closing.map(({ countName, closedWords, verdict }, index) => {
const number = counts[countName];
const by = verdict === 'blocked' ? byWhatToFix(counts) : '';
const inWords = index === 0
? (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .ZV)(number)} of ${(0,_text_js_2_ .jK)(counts.workspaces)}`
: (0,_text_js_2_ .ZV)(number);
const words = verdict === 'errored' && areBroken(counts) ? notEvaluated : closedWords;
return (0,_markdown_js_1_ .eu) `${words}${by} in ${inWords}`;
});
const closed = closing.reduce((sum, { countName }) => sum + counts[countName], 0);
const green = counts.workspaces - closed;
const passed = green > 0 ? (0,_markdown_js_1_ .eu) ` (${(0,_text_js_2_ .ZV)(green)} passed)` : '';
return (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .JO)(', ', ...parts)}${passed}`;
}
function verdictNamedFirst(counts) {
const [first, ...others] = closingVerdicts(counts);
return first && others.length > 0 ? first.verdict : counts.verdict;
}
function headlineIcon(counts) {
return (0,_words_js_4_ .Oi)(verdictNamedFirst(counts), counts.green).icon;
}
function inWorkspaces(affected, all) {
if (all === 1)
return (0,_markdown_js_1_ .eu) `in 1 workspace`;
if (all === 2 && affected === 2)
return (0,_markdown_js_1_ .eu) `in both workspaces`;
return affected === all
? (0,_markdown_js_1_ .eu) `in all ${(0,_text_js_2_ .jK)(all)}`
: (0,_markdown_js_1_ .eu) `in ${(0,_text_js_2_ .ZV)(affected)} of ${(0,_text_js_2_ .jK)(all)}`;
}
function headlineCountsOf(view) {
const { verdict, green, workspaces, causes, results } = view;
const closing = causes.filter(_causes_js_5_ .HE);
const atFault = closing.filter(({ kind }) => kind === 'policy' || kind === 'undecided');
const overridden = causes.filter(({ status }) => status === 'overridden');
const approved = overridden.filter(({ guard }) => guard);
const causesWith = (isCounted) => causes.filter(isCounted).length;
const verdicts = workspaces.map(({ verdict: word }) => word === 'advisory' && !(0,_model_verdict_js_0_ .gf)(word, view.context.failOn) ? 'blocked' : word);
const closedWith = (word) => verdicts.filter((each) => each === word).length;
const acceptedIn = (limit) => workspaces.filter(({ plan }) => plan?.accepted?.includes(limit)).length;
return {
verdict,
green,
workspaces: workspaces.length,
affected: workspaces.filter((workspace) => countsTowards(workspace.verdict, verdict)).length,
policiesAtFault: (0,_words_js_4_ .kC)(atFault.filter(({ guard }) => !guard)),
runTasksAtFault: (0,_words_js_4_ .kC)(closing.filter(({ kind }) => kind === 'run-task')),
advisoryFailures: causesWith(({ severity }) => severity === 'warns'),
overridden: (0,_words_js_4_ .kC)(overridden.filter(({ guard }) => !guard)),
excepted: causesWith(({ status }) => status === 'excepted'),
existing: causesWith(({ status }) => status === 'existing'),
guardsAtFault: (0,_words_js_4_ .kC)(closing.filter(({ guard }) => guard)),
approvedGuards: (0,_words_js_4_ .kC)(approved),
approvedBy: [...new Set(approved.flatMap(({ override }) => override?.by ?? []))],
cause: firstCauseWords(view),
results: results.length,
policies: (0,_words_js_4_ .kC)(results),
blockedIn: closedWith('blocked'),
overrideIn: closedWith('needs-override'),
erroredIn: closedWith('errored'),
undecidedIn: closedWith('undecided'),
canceledIn: closedWith('canceled'),
partIn: acceptedIn('partial'),
unprovenIn: acceptedIn('unproven'),
fieldIn: acceptedIn('field'),
brokenIn: brokenIn(view),
policiesToFix: (0,_words_js_4_ .kC)(atFault.filter((cause) => cause.severity === 'blocks' && !(0,_causes_js_5_ .J5)(cause))),
};
}
function brokenIn({ causes, workspaces }) {
const broken = new Set(causes
.filter(({ kind, status, blocks }) => blocks && kind === 'policy' && status === 'errored')
.flatMap((cause) => cause.workspaces));
return workspaces.filter(({ name, verdict }) => verdict === 'errored' && broken.has(name)).length;
}
function firstCauseWords({ causes, green, workspaces }) {
const [first, ...others] = green ? [] : causes.filter(({ blocks }) => blocks);
const isStarted = workspaces.some(({ plan, runId }) => plan !== undefined || runId !== undefined);
if (first?.remedy !== undefined && !isStarted) {
const [{ messages }, ...rest] = first.occurrences;
const number = rest.length + others.length;
const more = number > 0 ? ` (and ${(0,_text_js_2_ .ZV)(number)} more)` : '';
return `nothing was planned, because ${messages[0] ?? first.message}${more}`;
}
if (first === undefined || (!(0,_causes_js_5_ .J5)(first) && first.kind !== 'diagnostic'))
return '';
const isBroken = first.status === 'errored' && first.kind === 'policy';
const more = others.length > 0 && !isBroken ? ` (and ${(0,_text_js_2_ .rj)(others.length, 'other cause')})` : '';
return `${(0,_words_js_4_ .pQ)(first)}${more}`;
}
function countsTowards(verdict, worst) {
return verdict === worst || (worst === 'blocked' && verdict === 'needs-override');
}
const WORST_FIRST = [
...CLOSING_VERDICTS.map(({ verdict }) => verdict),
'advisory',
'overridden',
'passed',
];
function sortWorstFirst(workspaces) {
return [...workspaces].sort((one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict));
}
/***/ }),
/***/ 3629:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
CP: () => ( fileAndLine),
E5: () => ( endedWords),
Gw: () => ( resultCountWords),
He: () => ( verdictOfReason),
Oi: () => ( signsOf),
U_: () => ( verdictWordsFor),
Vk: () => ( acceptedWords),
_G: () => ( VERDICT_WORDS),
hE: () => ( hasNoChanges),
je: () => ( levelOrProblem),
kC: () => ( countPolicies),
ly: () => ( STATUS_WORDS),
mF: () => ( overrideWords),
oB: () => ( isAccepted),
pQ: () => ( causeWords),
px: () => ( groupByPolicy),
s2: () => ( levelWords),
uB: () => ( diagnosticNoun),
uI: () => ( acceptedNoun),
v8: () => ( baselineWords),
zs: () => ( acceptedText)
});
var _policy_claim_result_js_0_ = __nccwpck_require__(4504);
var _model_quote_js_4_ = __nccwpck_require__(8187);
var _markdown_js_1_ = __nccwpck_require__(75);
var _sentence_js_2_ = __nccwpck_require__(2251);
var _text_js_3_ = __nccwpck_require__(4913);
function hasNoChanges(plan) {
if (plan?.status !== 'finished' || plan.hasChanges)
return false;
return plan.additions + plan.changes + plan.destructions + plan.imports === 0;
}
const VERDICT_WORDS = {
passed: { words: 'passed', icon: '✅', sign: '✓' },
advisory: { words: 'passed with advisory failures', icon: '⚠️', sign: '!' },
overridden: { words: 'passed, overridden', icon: '☑️', sign: '✓' },
'needs-override': { words: 'needs an override', icon: '✋', sign: '✗' },
blocked: { words: 'blocked', icon: '❌', sign: '✗' },
errored: { words: 'run failed', icon: '💥', sign: '✗' },
undecided: { words: 'undecided', icon: '❔', sign: '?' },
canceled: { words: 'canceled', icon: '🚫', sign: '✗' },
};
function verdictWordsFor(verdict, number) {
return verdict === 'needs-override'
? (0,_markdown_js_1_ .eu) `${(0,_text_js_3_ .Tq)(number, 'needs', 'need')} an override`
: (0,_markdown_js_1_ .eu) `${VERDICTS_OF_SEVERAL[verdict]}`;
}
const VERDICTS_OF_SEVERAL = {
passed: 'passed',
advisory: 'passed with advisory failures',
overridden: 'overridden',
blocked: 'blocked',
errored: 'failed',
undecided: 'undecided',
canceled: 'canceled',
};
function signsOf(verdict, green) {
if (verdict === 'advisory' && !green)
return VERDICT_WORDS.blocked;
const isNotEnforced = green && (verdict === 'blocked' || verdict === 'needs-override');
return VERDICT_WORDS[isNotEnforced ? 'advisory' : verdict];
}
function levelOrProblem(cause) {
return cause.kind === 'diagnostic' ? diagnosticNoun(cause) : levelWords(cause.level);
}
function diagnosticNoun({ severity }) {
return severity === 'notes' ? 'plan warning' : 'plan error';
}
function levelWords(level) {
return level === 'unknown' ? 'unknown level' : level;
}
const STATUS_WORDS = {
failed: 'failed',
errored: 'could not be evaluated',
overridden: 'overridden',
excepted: 'excepted',
existing: 'existing',
'not-evaluated': 'never evaluated',
'known-after-apply': 'known after the apply',
unknown: 'in an unrecognized state',
};
function fileAndLine({ location }) {
return location ? `${location.path}:${location.startLine}` : '';
}
function baselineWords(baseline, { repository }) {
if (baseline === undefined)
return '';
const branch = repository?.defaultBranch;
const where = branch === undefined
? (0,_sentence_js_2_ .MZ) `in the current configuration`
: (0,_sentence_js_2_ .MZ) `on ${(0,_sentence_js_2_ .vn)('name', branch, 160)}`;
return (0,_sentence_js_2_ .MZ) `${baseline === 'existing' ? 'already' : 'not'} ${where}`;
}
function overrideWords(cause) {
const { severity, kind, status, guard, own, overrideBy, approval } = cause;
if (severity !== 'needs-override') {
const isFinal = severity === 'blocks' && kind === 'policy' && status === 'failed';
return isFinal ? 'cannot be overridden' : '';
}
if (approval !== undefined)
return (0,_policy_claim_result_js_0_ .vb)(approval);
const isNobodyNamed = overrideBy?.length === 0;
const byWhom = overriderWords(cause);
if (guard)
return `can be approved ${byWhom}${isNobodyNamed ? '' : ', see `allow-destroys`'}`;
if (!own)
return `can be overridden ${byWhom}`;
return isNobodyNamed
? 'can be excepted for a time'
: `can be overridden ${byWhom}, or excepted for a time`;
}
function overriderWords({ guard, own, overrideBy, overriders = [] }) {
if (overrideBy?.length === 0)
return 'by nobody here';
if (overrideBy !== undefined) {
const names = overrideBy.slice(0, 4);
if (overrideBy.length > names.length)
names.push('others');
return `by a comment of ${(0,_model_quote_js_4_ .Vo)(names)}`;
}
if (guard || own)
return 'by a comment';
if (overriders.length === 0)
return 'by those who manage policy overrides';
return `by the team ${(0,_model_quote_js_4_ .Vo)(overriders.slice(0, 4))}`;
}
function isAccepted({ status }) {
return status === 'overridden' || status === 'excepted' || status === 'existing';
}
function acceptedNoun(causes) {
const nouns = causes.map(({ status, guard }) => {
if (status === 'excepted' || status === 'existing')
return `${status} failure`;
return guard === true ? 'approved guard' : 'overridden failure';
});
const [noun = 'overridden failure', ...others] = new Set(nouns);
return others.length > 0 ? 'accepted failure' : noun;
}
function acceptedWords({ status, guard, override = {}, excepted, }) {
if (status === 'existing')
return (0,_sentence_js_2_ .MZ) `existing: the default branch fails in the same way`;
const name = (text) => (0,_sentence_js_2_ .vn)('name', text, 60);
const textPart = (text) => (0,_sentence_js_2_ .vn)('text', text, 240);
if (excepted !== undefined) {
const { until, owner, reason } = excepted;
return (0,_sentence_js_2_ .MZ) `excepted until ${textPart(until)}, ${name(owner)}: ${textPart(reason)}`;
}
const { by, at = '', reason } = override;
const verb = guard === true ? (0,_sentence_js_2_ .MZ) `approved` : (0,_sentence_js_2_ .MZ) `overridden`;
const byWhom = by ? (0,_sentence_js_2_ .MZ) `${verb} by ${name(by)}` : verb;
const byWhomAndWhen = (0,_sentence_js_2_ .DP)((0,_markdown_js_1_ .eu) `, `, byWhom, (0,_text_js_3_ .Yi)(at));
return reason ? (0,_sentence_js_2_ .MZ) `${byWhomAndWhen}: ${textPart(reason)}` : byWhomAndWhen;
}
function acceptedText(cause) {
return (0,_sentence_js_2_ .bo)(acceptedWords(cause));
}
function endedWords({ until, owner }, file) {
const name = (text) => (0,_sentence_js_2_ .vn)('name', text, 60);
const inFile = file === undefined ? '' : (0,_sentence_js_2_ .MZ) `, in ${(0,_sentence_js_2_ .vn)('code', file, 200)}`;
return (0,_sentence_js_2_ .MZ) `the exception of ${name(owner)} ended on ${name(until)}${inFile}: the failure counts again`;
}
function policyKey({ policySet, policy }) {
return [policySet, policy];
}
function groupByPolicy(items) {
return (0,_text_js_3_ .$z)(items, policyKey);
}
function countPolicies(items) {
return groupByPolicy(items).length;
}
const RESULT_COUNTS = [
{ name: 'mandatoryFailed', words: 'mandatory failed', isStrong: true },
{ name: 'errored', words: 'errored', isStrong: true },
{ name: 'undecided', words: 'undecided', isStrong: true },
{ name: 'advisoryFailed', words: 'advisory failed', isStrong: false },
{ name: 'overridden', words: 'overridden', isStrong: false },
{ name: 'excepted', words: 'excepted', isStrong: false },
{ name: 'existing', words: 'existing', isStrong: false },
{ name: 'passed', words: 'passed', isStrong: false },
];
function resultCountWords({ counts, policies, approvedGuards }, strong = _text_js_3_ .Cv) {
const numberOf = (name) => counts[name] ?? 0;
const parts = RESULT_COUNTS.map(({ name, words, isStrong }) => {
const number = numberOf(name) - (name === 'overridden' ? approvedGuards : 0);
if (number === 0)
return '';
const part = (0,_markdown_js_1_ .eu) `${(0,_text_js_3_ .ZV)(number)} ${words}`;
return isStrong ? strong(part) : part;
});
const results = RESULT_COUNTS.reduce((total, { name }) => total + numberOf(name), 0);
const ofPolicies = policies === results ? '' : (0,_markdown_js_1_ .eu) ` (of ${(0,_text_js_3_ .xZ)(policies)})`;
const approved = approvedGuards > 0 ? (0,_markdown_js_1_ .eu) `${(0,_text_js_3_ .rj)(approvedGuards, 'guard')} approved` : '';
return (0,_markdown_js_1_ .eu) `${(0,_text_js_3_ .JO)(', ', ...parts, approved)}${ofPolicies}`;
}
function verdictOfReason({ failure, status }) {
if (failure === 'canceled')
return 'canceled';
return status === 'errored' ? 'errored' : 'undecided';
}
function causeWords(cause) {
const { kind, policy, policySet, status, message } = cause;
if (kind === 'reason' || kind === 'notice')
return firstSentence(message);
if (policy === '')
return `policy set ${policySet} could not be evaluated`;
if (kind === 'undecided' || status === 'errored') {
return kind === 'diagnostic'
? policy
: `${policy} ${UNDECIDED_WORDS[status] ?? STATUS_WORDS[status]}`;
}
return policy;
}
const UNDECIDED_WORDS = {
'not-evaluated': 'was never evaluated',
'known-after-apply': 'cannot be judged before the apply',
unknown: 'is in an unrecognized state',
failed: 'failed at an unknown level',
};
function firstSentence(text) {
const [first = ''] = text.split(/(?<=[.!?])\s/, 1);
return first.replace(/\.$/, '');
}
/***/ }),
/***/ 8832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
X: () => ( someNames),
c: () => ( workspaceNames)
});
var _markdown_js_0_ = __nccwpck_require__(75);
var _sentence_js_1_ = __nccwpck_require__(2251);
var _text_js_2_ = __nccwpck_require__(4913);
const MOST_NAMES = 4;
function workspaceNames(names, view) {
const { workspaces } = view;
const { length } = names;
if (length <= MOST_NAMES && !(length === workspaces.length && length > 2))
return someNames(names);
if (length === workspaces.length)
return (0,_sentence_js_1_ .MZ) `all ${(0,_text_js_2_ .jK)(length)}`;
const patterns = patternsOf(names, view);
const shown = patterns === undefined
? (0,_text_js_2_ .Z)(names.map((name) => (0,_sentence_js_1_ .vn)('code', name, 60)), 3)
: (0,_sentence_js_1_ .DP)((0,_markdown_js_0_ .eu) `, `, ...patterns.map((name) => (0,_sentence_js_1_ .vn)('code', name, 60)));
return (0,_sentence_js_1_ .MZ) `${(0,_text_js_2_ .jK)(length)} (${shown})`;
}
function someNames(names, most = MOST_NAMES) {
return (0,_text_js_2_ .Z)(names.map((name) => (0,_sentence_js_1_ .vn)('code', name, 60)), most);
}
function patternsOf(names, view) {
const counts = beginnings(view);
const found = [];
let left = names;
while (left.length > 0) {
const [first = ''] = left;
if (found.length === MOST_NAMES)
return undefined;
const fitting = beginningsOf(first).find((beginning) => {
const number = left.filter((name) => name.startsWith(beginning)).length;
return number > 1 && number === counts.get(beginning);
});
if (fitting === undefined)
return undefined;
found.push(`${fitting}*`);
left = left.filter((name) => !name.startsWith(fitting));
}
return found;
}
function beginningsOf(name) {
return Array.from(name.matchAll(/[-_./:]+/g), ({ index, 0: { length } }) => name.slice(0, index + length));
}
const known = new WeakMap();
function beginnings(report) {
const counted = known.get(report);
if (counted !== undefined)
return counted;
const { workspaces, unaffected } = report;
const counts = new Map();
const names = [...workspaces.map(({ name }) => name), ...unaffected];
for (const beginning of names.flatMap(beginningsOf)) {
counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
}
known.set(report, counts);
return counts;
}
/***/ }),
/***/ 198:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Sw: () => ( existsAt),
g$: () => ( INPUT_TABLE),
mc: () => ( INPUTS)
});
var _trust_tree_js_0_ = __nccwpck_require__(734);
var _trust_target_js_1_ = __nccwpck_require__(7351);
var _model_parse_js_4_ = __nccwpck_require__(2340);
var _trust_approval_key_js_2_ = __nccwpck_require__(2383);
var _parse_inputs_js_3_ = __nccwpck_require__(8608);
const ACTION = ['action'];
const PUBLISHING = ['action', 'cli'];
const OF_COMMENT = {
group: 'report',
heading: 'The comment, on CI hosts that have one',
entryPoints: PUBLISHING,
};
const OF_PLAN = {
group: 'plan',
heading: 'What the run plans',
entryPoints: ['cli', 'library'],
ways: ['service', 'program'],
};
const SERVICE = { group: 'service', heading: 'What to gate' };
const OF_RUNS = { ways: ['service'] };
const OF_PROGRAMS = { ways: ['program'] };
const GATED = { group: 'plan', heading: 'What to gate' };
const LOCALLY = { group: 'plan', heading: 'Without a service' };
const RUN = { group: 'plan', heading: 'The run' };
const SENT = { group: 'plan', heading: 'What is sent', ...OF_RUNS };
const JUDGED = { group: 'policy', heading: 'What fails the gate' };
const TRUST = { group: 'job', heading: 'Who may choose what' };
const DEFAULT_REPORTS_DIRECTORY = 'plangate-reports';
function input(description, row) {
return { description, ...row };
}
function withNames(table) {
return Object.entries(table).map(([name, row]) => ({ ...row, name }));
}
const INPUT_TABLE = {
hostname: input('Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request never choose it, so set it for another host.', {
kind: 'string',
default: 'app.terraform.io',
environment: ['TF_CLOUD_HOSTNAME'],
cloudBlock: 'hostname',
...SERVICE,
...OF_RUNS,
}),
token: input('API token of a team or a user that can queue plans. It is sent to `hostname` and nowhere else.', { kind: 'secret', environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'], ...SERVICE, ...OF_RUNS }),
'record-key': input('Key that seals runs. 32 random characters or more, the same in all jobs of the gate and of commands. With it, overrides outlive the token, which seals where it is missing. See docs/security/same-upload.md.', {
kind: 'secret',
environment: ['PLANGATE_RECORD_KEY'],
parse: _parse_inputs_js_3_ .Dt,
...TRUST,
group: 'service',
}),
organization: input('Organization that the workspaces belong to.', {
kind: 'string',
environment: ['TF_CLOUD_ORGANIZATION'],
cloudBlock: 'organization',
...GATED,
}),
workspace: input('Name of the workspace to plan in. For several, use `workspaces`.', {
kind: 'string',
environment: ['TF_WORKSPACE'],
cloudBlock: 'workspaces',
...GATED,
}),
workspaces: input('Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`. Separate them by lines or commas. JSON takes any name, `[{"name": "a,b"}]`, and tags with values, `[{"tags": {"env": "prod"}}]`.', { kind: 'list', ...GATED }),
directory: input('Directory of the configuration. When the workspace has a working directory, the directory above it is sent, as the service expects.', { kind: 'path', default: '.', ...GATED }),
local: input('Plan on this machine, or judge a plan file, without a service and without a token. Nothing is sent. `plan` and `engine` imply it.', { ...LOCALLY, kind: 'flag', default: 'false' }),
engine: input('The program on the PATH that plans without a service. It also runs the code of the configuration. The default is the one that is there.', { ...LOCALLY, ...OF_PROGRAMS, kind: 'choice', choices: ['terraform', 'tofu'] }),
plan: input('A plan made elsewhere, as JSON (`plangate digest` writes it of a saved plan, with a digest next to it). It is judged, and nothing is planned. In a job it is undecided without a digest of the same commit, directory, workspace and run, or if it is not whole. For several: a directory, a pattern such as `plans/**/*.json`, or `workspace=FILE`, by lines or commas. In a pattern, `*` is any part of a name, `?` one character, `**` any directories.', { ...LOCALLY, kind: 'list' }),
'plan-digest': input('With `plan`: what `plangate digest` printed in the job that plans, as in `sha256:…`, for each plan. A plan with another digest is undecided.', { ...LOCALLY, ways: ['file'], kind: 'list', parse: _parse_inputs_js_3_ .hd }),
'plan-fields': input('Numbers of fields of a saved plan to accept although Plangate does not know them, as a verdict named them.', { ...LOCALLY, ways: ['file', 'program'], kind: 'list', parse: _parse_inputs_js_3_ .xj }),
'var-file': input('With `local`: files of values for variables, as in `terraform plan -var-file`. Paths are relative to `directory`.', { ...LOCALLY, ...OF_PROGRAMS, kind: 'list' }),
'engine-env': input('Names of environment variables to pass to the program that plans with `local`. It gets no others. Examples: read-only cloud credentials, `TF_PLUGIN_CACHE_DIR`.', { ...LOCALLY, ...OF_PROGRAMS, kind: 'list' }),
'affected-only': input('Plan only in workspaces whose directory or trigger patterns match files of the pull request.', { ...RUN, kind: 'flag', default: 'false' }),
source: input('`upload` sends the files and plans them. `vcs` sends nothing: it judges the run that version control started for the head of the pull request. The workspaces must be connected to the repository.', { ...RUN, ...OF_RUNS, kind: 'choice', default: 'upload', choices: ['upload', 'vcs'] }),
group: input('For large organizations: the group of `plangate matrix` that this job checks, as printed. See docs/matrix.md.', { ...RUN, ...OF_RUNS, kind: 'string', parse: _model_parse_js_4_ .hb }),
mode: input('`speculative` plans and never applies. `provisional` leaves a saved plan that can be applied later.', {
...RUN,
...OF_RUNS,
kind: 'choice',
default: 'speculative',
choices: ['speculative', 'provisional'],
}),
message: input('Message of the run, for example with the number of a change that people look for in the list of runs. By default it names the pull request and the commit.', { ...RUN, kind: 'string', library: 'Message of the run. The default is `plangate`.' }),
timeout: input('Maximum duration of the whole job, as in `90m` or `1h30m`. After it the verdict is undecided.', {
kind: 'duration',
default: '1h',
library: 'Maximum duration of the whole check in milliseconds, rounded up to whole seconds. After it the verdict is undecided. The default is an hour.',
group: 'job',
heading: 'What fails the gate',
setting: 'timeoutMs',
}),
policies: input('Your own Rego policies: directories, or URLs like `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`. Separate them by lines or commas. `opa` judges the plan by them, besides the policies of the service. In a job, a directory is read from the default branch. With `local` on your machine, the default is `policies` and `policy`.', { ...JUDGED, kind: 'list' }),
'fail-on': input('Which policy failures fail the gate. `never` only reports them. Errors and unrecognized answers fail it in any case.', {
...JUDGED,
kind: 'choice',
default: 'mandatory',
choices: ['mandatory', 'advisory', 'never'],
}),
exceptions: input('File of failures that do not count for a time, of advisory policies and of your own, each with an owner and an end. In a job, a path is read from the default branch. See docs/exceptions.md.', { ...JUDGED, kind: 'string', setting: 'exceptionsFile' }),
'allowed-sources': input('File of the sources that may be installed: providers, modules, and what else may run. What is judged is held to it before anything is uploaded or started. In a job, a path is read from the default branch. See docs/allowed-sources.md.', { ...JUDGED, kind: 'string', setting: 'allowedSourcesFile' }),
'only-new': input('Failures that the default branch has in the same way do not count: of advisory policies and of your own. What cannot be compared counts. See docs/only-new.md.', { ...JUDGED, kind: 'flag', default: 'false' }),
'require-policies': input('Fail the gate when no policy was evaluated.', {
...JUDGED,
kind: 'flag',
default: 'false',
}),
'allow-unknown': input('A policy whose outcome is `unknown`, because it asks for values of the apply, makes the verdict advisory, not undecided. Such a rule can pass without effect.', { ...JUDGED, kind: 'flag', default: 'false' }),
protect: input('What a plan must not destroy or invoke without approval, as patterns like `aws_db_instance.*`, `module.data` or `action.*.*`, by lines or commas. They match in every module. A line `aws_db_instance.* by @acme/data` says who alone may approve it.', { ...JUDGED, kind: 'list', parse: _parse_inputs_js_3_ .ce }),
'approval-key': input('Public half of the pair that `plangate approval-key` makes, written out in the workflow: approvals of your own policies and of the guard count if they are signed with the other half. Without it nothing can be approved. See docs/approvals.md.', { ...JUDGED, kind: 'string', parse: _trust_approval_key_js_2_ .$z }),
'max-destroys': input('Maximum resources a plan may destroy or replace without approval. 0 allows none.', { ...JUDGED, kind: 'number', parse: _parse_inputs_js_3_ .i2 }),
'max-actions': input('Maximum actions to invoke without approval.', {
...JUDGED,
kind: 'number',
parse: _parse_inputs_js_3_ .i2,
}),
'full-plan': input('Let own policies read the whole plan (`json-output`), and the guard where the service has no redacted form of it. The whole plan has every value, and no sensitive one is shown. The plan of a fork is never read so.', { ...JUDGED, kind: 'flag', default: 'false' }),
'on-failure': input('What to do with a provisional run when the gate fails. `discard` needs a token that may apply runs. A run that needs an override is always kept, because a discarded run cannot be overridden.', { ...RUN, kind: 'choice', default: 'discard', choices: ['discard', 'keep'] }),
'cancel-superseded': input('Cancel unfinished runs of earlier commits of this pull request in the same workspace. The token needs the permission to apply runs. Provisional runs are kept.', {
...RUN,
kind: 'flag',
default: 'true',
off: 'Keep earlier runs of this pull request. By default unfinished ones are canceled, except provisional ones.',
}),
reuse: input('Which earlier runs count instead of a new one. `commit`: of the same commit, overridden since. `upload`: also of an earlier commit with the same files. See docs/security/same-upload.md.', { ...RUN, kind: 'choice', default: 'commit', choices: ['commit', 'upload'] }),
'auto-queue-runs': input('Start the run with the upload instead of a separate request. Such a run has no `message`, is not canceled by a later push, and cannot be provisional.', { ...RUN, kind: 'flag', default: 'false' }),
'run-options': input('Planning options, one per line, as in `target: module.network`. The names are `destroy`, `refresh-only`, `refresh`, `target`, `replace`, `variables`, `terraform-version`, `allow-destroy-apply` and `allow-empty-apply`. See docs/run-options.md.', {
kind: 'string',
group: 'plan',
heading: OF_PLAN.heading,
setting: 'runOptionsText',
entryPoints: ACTION,
}),
destroy: input('Plan to destroy all that the workspace manages; or expect such a plan of another job. With `mode: provisional` it needs `allow-destroy-apply`.', { ...OF_PLAN, ways: ['service', 'program', 'file'], kind: 'flag', default: 'false' }),
'allow-destroy-apply': input('Allow `mode: provisional` to leave a saved plan that destroys everything.', { ...OF_PLAN, kind: 'flag', default: 'false' }),
'refresh-only': input('Plan only changes made outside of Terraform. The verdict is undecided unless `allow-partial` is true.', { ...OF_PLAN, kind: 'flag', default: 'false' }),
refresh: input('Read the real resources before planning. `false` trusts the state.', {
...OF_PLAN,
kind: 'flag',
default: 'true',
off: 'Plan from the state, without reading resources.',
}),
target: input('Addresses of resources and modules, one per line. Only these are planned. The verdict is undecided unless `allow-partial` is true.', { ...OF_PLAN, kind: 'list', parse: _parse_inputs_js_3_ .Se }),
'allow-partial': input('Accept plans of only a part of the configuration (`target`, `refresh-only`), made by a run, by a program here or by another job. Also those of which nothing says that they are whole. The rest is not judged, and without a run the verdict is at best advisory.', { kind: 'flag', default: 'false', group: 'plan', heading: OF_PLAN.heading }),
replace: input('Addresses of resources to replace, one per line.', {
...OF_PLAN,
kind: 'list',
parse: _parse_inputs_js_3_ .Se,
}),
variables: input('Variables of this run, one `name=value` per line, read as `terraform plan -var` reads them: as text where the type is `string`, `number`, `bool` or not declared, else as an expression in HCL. Everybody who can read the run can see them, so secrets of this job are rejected.', { ...OF_PLAN, kind: 'list', parse: _parse_inputs_js_3_ .Ch }),
'terraform-version': input("Plan with this version of Terraform instead of the workspace's own. Not with `mode: provisional`.", { ...OF_PLAN, ...OF_RUNS, kind: 'string', parse: _parse_inputs_js_3_ .nn }),
'allow-empty-apply': input('Request a run that can be applied although it changes nothing, for example to upgrade the state.', { ...OF_PLAN, ...OF_RUNS, kind: 'flag', default: 'false' }),
rules: input('How `.terraformignore` is read. `terraform`: the rules of Terraform, minus known leaks. `exact`: byte-compatible with Terraform 1.15.9, bugs included. `gitignore`: the rules of git.', { ...SENT, kind: 'choice', default: 'terraform', choices: ['terraform', 'exact', 'gitignore'] }),
'secret-scan': input('What to do with files that appear to contain credentials.', {
...SENT,
kind: 'choice',
default: 'warn',
choices: ['warn', 'fail'],
}),
'include-untracked-secrets': input('Send files that look like secrets although git does not track them, such as a `.tfvars` file that an earlier step wrote. By default they are excluded and listed.', { ...SENT, kind: 'flag', default: 'false' }),
'ca-file': input('PEM file with additional certificate authorities to trust. `NODE_EXTRA_CA_CERTS` works too.', { kind: 'path', ...SERVICE }),
comment: input('When to comment on the pull request. `auto`: from the first result that is not green on. `on-failure`: while the result is not green.', {
...OF_COMMENT,
kind: 'choice',
default: 'auto',
choices: ['auto', 'always', 'on-failure', 'off'],
}),
'comment-key': input('Jobs with the same key share one comment, with one section per job. Another key makes another comment.', { ...OF_COMMENT, kind: 'string', default: 'default', parse: _model_parse_js_4_ .Do }),
'comment-commands': input('Show in the comment the command that overrides a failure. For repositories with a workflow on `issue_comment`, see docs/commands.md.', { ...OF_COMMENT, kind: 'flag', default: 'false', entryPoints: ACTION }),
'override-by': input('The same as `override-by` of `plangate/override`. The report then says of each failure who may override it by a comment.', { ...OF_COMMENT, kind: 'string', parse: _parse_inputs_js_3_ .L6, entryPoints: ACTION }),
notify: input('Who is asked for a review, once, where a finding waits for an approval. `approvals`: whom the policy names. `once`: also the people and teams of `override-by`. Where GitHub refuses that, a comment names them.', {
...OF_COMMENT,
kind: 'choice',
default: 'approvals',
choices: ['approvals', 'off', 'once'],
entryPoints: ACTION,
}),
'plan-diff': input('What the report shows of changed attributes: `names`, or nothing (`off`).', {
kind: 'choice',
default: 'names',
choices: ['off', 'names'],
group: 'report',
heading: OF_COMMENT.heading,
}),
'policy-link': input('URL that explains a policy, as in `https://wiki.acme.example/{policy-set}/{policy}`. Every finding gets a link "how to fix".', { ...OF_COMMENT, kind: 'string', parse: _trust_target_js_1_ .Tc }),
annotate: input('Which findings become annotations. `auto`: all that fail the gate, and advisory ones in changed files. `changed`: in changed files only.', {
group: 'report',
kind: 'choice',
default: 'auto',
choices: ['auto', 'all', 'changed', 'off'],
entryPoints: ACTION,
}),
'github-token': input('Token for the comment. It needs `pull-requests: write`.', {
group: 'job',
kind: 'secret',
expression: '${{ github.token }}',
entryPoints: ACTION,
}),
'checks-token': input("Token for annotations. It needs `checks: write` and must be the workflow's own: only that token can edit the check run of the job.", { group: 'job', kind: 'secret', expression: '${{ github.token }}', entryPoints: ACTION }),
'check-run-id': input('Check run of this job, which gets the annotations.', {
group: 'report',
kind: 'number',
expression: '${{ job.check_run_id }}',
entryPoints: ACTION,
}),
'pr-number': input('Pull request to report on when the event names none: workflow_dispatch, schedule, push.', { group: 'job', kind: 'number', setting: 'pullRequestNumber', entryPoints: ACTION }),
reports: input('Files to write besides the report as JSON: `page`, one self-contained HTML page to keep as an artifact, and `sarif`, for code scanning.', {
group: 'report',
kind: 'list',
parse: (text) => {
const list = (0,_model_parse_js_4_ .E1)(text);
if ('problem' in list)
return list;
return (0,_model_parse_js_4_ .b2)(list.value.map((item) => (0,_model_parse_js_4_ .HU)(item, ['page', 'sarif'])));
},
entryPoints: ACTION,
}),
'plan-json': input('Write the JSON of each plan to a file for later steps, which the end of the job deletes: `redacted`, without sensitive values, or `full`, with every value in clear text. What the token may not read is an error. The plan of a fork is never written in full.', {
group: 'job',
...OF_RUNS,
kind: 'choice',
default: 'off',
choices: ['off', 'redacted', 'full'],
entryPoints: ACTION,
}),
'allow-untrusted-head': input('Plan the files of a fork, or files of unknown origin, with the token of this job. A plan runs code: allow it only behind an environment with reviewers.', { ...TRUST, kind: 'flag', default: 'false' }),
'target-branches': input('Branches for which a verdict counts, besides the default branch: whole names, or patterns like `release/*`, by lines or commas. A pull request into any other branch is undecided, with its results. `*` is every branch. See docs/target-branches.md.', { group: 'policy', heading: TRUST.heading, kind: 'list', parse: _parse_inputs_js_3_ .Lr }),
'trusted-branch': input('Branch whose `cloud` block names organization and workspace of a pull request. The default is the default branch. Inputs count more. A block that the pull request changes is ignored.', { ...TRUST, kind: 'string', parse: _trust_tree_js_0_ .pG }),
};
const INPUTS = withNames(INPUT_TABLE);
function existsAt({ entryPoints }, entryPoint) {
return entryPoints === undefined || entryPoints.includes(entryPoint);
}
const OUTPUT_TABLE = {
verdict: 'passed, advisory, overridden, needs-override, blocked, errored, undecided or canceled.',
green: 'Whether the gate passes: true or false.',
'run-id': 'Id of the run, of the first workspace when there are several.',
'run-url': 'URL of that run.',
'run-ids': 'All runs as JSON: `{"workspace": "run-…"}`.',
'configuration-version-id': 'Configuration version of that run.',
passed: 'Number of policy results that passed. This and the next three count a policy once for each workspace.',
'advisory-failed': 'Number of results of advisory policies that failed.',
'mandatory-failed': 'Number of results of mandatory policies that failed and were not overridden.',
overridden: 'Number of results that failed and were overridden.',
adds: 'Number of resources the plans create. This and the next three are empty when a plan did not finish.',
changes: 'Number of resources they update in place.',
destroys: 'Number of resources they destroy.',
replaces: 'Number of resources they replace, not counted above. Empty when replacements are not known; then they are counted above.',
'needs-approval': 'Which policies wait for people, as JSON: `[{"policy", "approvers", "needed", "missing"}]`. `[]` if none does.',
'comment-url': 'URL of the comment on the pull request. Empty when there is none.',
'report-json': 'Path of the report as JSON.',
'report-html': 'Path of the report as one HTML page. Empty without `page` in `reports`.',
'report-sarif': 'Path of the findings as SARIF. Empty without `sarif` in `reports`.',
'plan-json': 'Paths of the plans as JSON: `{"workspace": "/path"}`. `{}` without `plan-json`.',
};
const OUTPUTS = described(OUTPUT_TABLE);
function described(table) {
return Object.entries(table).map(([name, description]) => ({ name, description }));
}
/***/ }),
/***/ 2097:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
EN: () => ( isOnePlan),
M5: () => ( loadSettings),
nG: () => ( filesIn)
});
var node_fs_0_ = __nccwpck_require__(3024);
var node_fs_promises_1_ = __nccwpck_require__(1455);
var node_path_2_ = __nccwpck_require__(6760);
var _archive_place_js_3_ = __nccwpck_require__(4043);
var _machine_find_repository_js_4_ = __nccwpck_require__(6609);
var _machine_read_regular_js_5_ = __nccwpck_require__(3962);
var _configuration_cloud_block_js_6_ = __nccwpck_require__(177);
var _configuration_file_names_js_15_ = __nccwpck_require__(6817);
var _trust_target_js_7_ = __nccwpck_require__(7351);
var _trust_tree_js_8_ = __nccwpck_require__(734);
var _model_did_you_mean_js_14_ = __nccwpck_require__(440);
var _model_quote_js_13_ = __nccwpck_require__(8187);
var _settings_js_9_ = __nccwpck_require__(3674);
var _workspace_selectors_js_10_ = __nccwpck_require__(589);
var _model_proxies_js_11_ = __nccwpck_require__(4091);
var _model_error_message_js_16_ = __nccwpck_require__(4271);
var _model_errors_js_12_ = __nccwpck_require__(4132);
async function loadSettings(sources, workingDirectory, jobTree, parsed) {
const { inputs, environment } = sources;
const unanswered = (0,_settings_js_9_ .uI)(sources);
const { isLocal } = unanswered;
const blocks = await readBlocks(inputs, unanswered, { workingDirectory, jobTree, parsed });
const { written, directory, ownBlock, trusted, forHost, proposed, backend } = blocks;
const names = isLocal ? (0,_trust_tree_js_8_ .O2)((0,_workspace_selectors_js_10_ ._G)(blocks.names, directory)) : blocks.names;
const reading = (0,_settings_js_9_ .sb)({ ...sources, names, backend, forHost, proposed });
const settings = 'settings' in reading ? reading.settings : undefined;
const problems = [];
const readsFiles = settings === undefined || settings.plan.source === 'upload';
const planned = settings === undefined ? [written] : (0,_workspace_selectors_js_10_ .s7)(settings.plan);
for (const text of readsFiles ? planned : []) {
const isOfWorkspace = text !== written;
const input = isOfWorkspace ? 'workspaces' : 'directory';
let problem = outsideProblem(input, text, directory, workingDirectory) ??
(await directoryProblem(input, text, workingDirectory, { plan: inputs['plan'], jobTree }));
if (problem === undefined && settings !== undefined && isOfWorkspace && proposed && !isLocal) {
const { possible } = await (0,_configuration_cloud_block_js_6_ .h$)(filesIn(workingDirectory), text, undefined, parsed);
for (const block of possible)
problem ??= (0,_trust_target_js_7_ .k0)(settings.service, block);
}
if (problem !== undefined)
problems.push(problem);
}
if (blocks.problem !== undefined)
problems.push(blocks.problem);
if ('problems' in reading) {
const isExplained = blocks.problem !== undefined;
problems.push(...reading.problems.filter(({ isMissing }) => !(isExplained && isMissing)));
}
const caFile = inputs['ca-file']?.trim() || undefined;
problems.push(...(await environmentProblems(caFile, environment, workingDirectory)));
const missing = problems.findIndex(({ isMissing }) => isMissing);
const firstMissing = problems[missing];
if (firstMissing !== undefined && sources.entryPoint === 'action') {
const { blocksSentence } = await __nccwpck_require__.e( 94).then(__nccwpck_require__.bind(__nccwpck_require__, 7094));
const hint = await blocksSentence({ directory, shownAs: written }, jobTree.proposed, '');
problems[missing] = { ...firstMissing, message: firstMissing.message + hint };
}
if (problems.length > 0 || settings === undefined)
return { problems };
const notices = [
...(trusted.block ? (0,_trust_tree_js_8_ .g7)(ownBlock, trusted.block, unanswered) : []),
...(proposed ? authorityNotices(settings.service, directory, workingDirectory) : []),
];
const { plan } = settings;
const plansNameWorkspaces = plan.plan !== undefined && unanswered.workspaces && !isOnePlan(plan.plan, workingDirectory);
if (plansNameWorkspaces)
plan.workspaces = [];
return { settings, notices };
}
function isOnePlan([first = '', ...others], workingDirectory) {
const isPatternOrPair = /[*?]|^[\w-]+=/.test(first);
if (others.length > 0 || isPatternOrPair)
return false;
const stats = (0,node_fs_0_.statSync)((0,node_path_2_.resolve)(workingDirectory, first), { throwIfNoEntry: false });
return stats === undefined || !stats.isDirectory();
}
async function readBlocks(inputs, unanswered, { workingDirectory, jobTree, parsed, }) {
const written = inputs['directory']?.trim() || '.';
const directory = (0,node_path_2_.resolve)(workingDirectory, written);
const needsNames = unanswered.organization || unanswered.workspaces;
const isNeeded = jobTree.proposed || needsNames || unanswered.hostname;
const checkedOut = isNeeded
? await (0,_configuration_cloud_block_js_6_ .h$)(filesIn(workingDirectory), written, programOf(inputs), parsed)
: { possible: [] };
const trusted = jobTree.proposed && needsNames
? await findTrustedBlock({
written: inputs['trusted-branch']?.trim() || undefined,
program: programOf(inputs),
directory,
workingDirectory,
jobTree,
parsed,
})
: { why: '' };
const forHost = !jobTree.proposed && checkedOut.block ? (0,_trust_tree_js_8_ .dd)(jobTree, checkedOut.block) : undefined;
return {
written,
directory,
ownBlock: checkedOut.block,
backend: checkedOut.backend,
trusted,
names: jobTree.proposed ? trusted.block : forHost,
forHost,
proposed: jobTree.proposed
? { blocks: [...checkedOut.possible, trusted.block], why: trusted.why }
: undefined,
problem: trusted.problem ??
checkedOut.problem ??
(jobTree.proposed ? undefined : checkedOut.difference),
};
}
function programOf(inputs) {
const engine = inputs['engine']?.trim();
return engine === 'terraform' || engine === 'tofu' ? engine : undefined;
}
function authorityNotices({ caFile }, directory, workingDirectory) {
const root = (0,_machine_find_repository_js_4_ .I8)(directory) ?? workingDirectory;
if (caFile === undefined || !(0,_machine_find_repository_js_4_ .Yw)((0,node_path_2_.resolve)(workingDirectory, caFile), root))
return [];
return [
`The certificate authorities in ${(0,_model_quote_js_13_ .hD)(caFile)} are trusted, and a pull request can change that file. Keep it outside of the checkout.`,
];
}
async function findTrustedBlock(query) {
const { written, directory, workingDirectory, jobTree, program, parsed } = query;
const { trusted, workspace } = jobTree;
const named = written === undefined ? { value: undefined } : (0,_trust_tree_js_8_ .pG)(written);
if ('problem' in named)
return { why: '' };
const branch = named.value;
const branchWords = branch === undefined ? 'the default branch' : `the branch ${(0,_model_quote_js_13_ .hD)(branch)}`;
try {
const root = (0,_machine_find_repository_js_4_ .Di)(directory, workspace).repository?.root ?? workingDirectory;
const path = (0,_machine_find_repository_js_4_ .df)((0,node_path_2_.relative)(root, (0,_machine_find_repository_js_4_ .eF)(directory)));
const files = await trusted(root, branch);
const { block, ...reading } = await (0,_configuration_cloud_block_js_6_ .h$)(files, path, program, parsed);
const problem = reading.problem ?? reading.difference;
if (problem !== undefined) {
return { why: '', problem: { ...problem, where: `${problem.where} of ${branchWords}` } };
}
if (block !== undefined) {
const at = `${block.at} of ${branchWords}`;
return {
block: (0,_trust_tree_js_8_ .O2)({ ...block, at }),
why: `The block at ${at} does not name it.`,
};
}
const where = path === '' ? 'the repository' : (0,_model_quote_js_13_ .hD)(path);
return {
why: `There is no \`cloud\` block in ${where} on ${branchWords} that this job may read, and one that a pull request adds does not count.`,
};
}
catch (error) {
if (!(error instanceof _trust_tree_js_8_ .lI))
throw error;
return { why: `The \`cloud\` block of ${branchWords} could not be read: ${error.message}` };
}
}
function outsideProblem(input, text, directory, workingDirectory) {
const path = (0,_machine_find_repository_js_4_ .eF)((0,node_path_2_.resolve)(workingDirectory, text));
const repository = (0,_archive_place_js_3_ ._)(directory);
if (repository === undefined && input === 'directory')
return undefined;
const bound = repository ?? (0,_machine_find_repository_js_4_ .eF)(workingDirectory);
const isAbove = path !== bound && (0,_machine_find_repository_js_4_ .Yw)(bound, path);
const isInNoRepository = repository !== undefined &&
!(0,_machine_find_repository_js_4_ .Yw)(path, bound) &&
(0,node_fs_0_.existsSync)(path) &&
(0,_archive_place_js_3_ ._)(path) === undefined;
if (!isAbove && !isInNoRepository)
return undefined;
const message = `names ${(0,_model_quote_js_13_ .hD)(text)}, which leads out of ${bound}: only files in a repository are planned. Write the path relative to the working directory of the job.`;
return { where: input, message };
}
async function directoryProblem(input, text, workingDirectory, { plan = '', jobTree }) {
const path = (0,node_path_2_.resolve)(workingDirectory, text);
const stats = await (0,node_fs_promises_1_.stat)(path).catch(() => undefined);
if (stats === undefined) {
const near = await nearDirectory(text, workingDirectory);
let hint = text === '.' ? '' : ' Is the checkout step there, and the name right?';
if (input === 'workspaces') {
hint = ' The path is relative to the current directory and ignores `directory`.';
}
if (near !== undefined)
hint = ` Did you mean ${(0,_model_quote_js_13_ .hD)(near)}?`;
return { where: input, message: `${(0,_model_quote_js_13_ .hD)(text)} does not exist.${hint}` };
}
if (!stats.isDirectory()) {
const hint = text.endsWith('.json') ? ' Name a plan with `plan`.' : '';
return { where: input, message: `${(0,_model_quote_js_13_ .hD)(text)} is not a directory.${hint}` };
}
const otherNames = new Set();
const found = await hasConfiguration(path, otherNames).catch((error) => error);
if (found === true)
return undefined;
const needsNone = !jobTree.proposed || otherNames.has('terragrunt.hcl');
if (plan.trim() !== '' && needsNone)
return undefined;
if (found !== false) {
const { code, path: errorPath = path } = found;
const inner = errorPath === path ? '' : `: ${errorPath}`;
const message = `${(0,_model_quote_js_13_ .hD)(text)} cannot be read (${code}${inner}). Is it the right directory?`;
return { where: input, message };
}
const message = `${(0,_model_quote_js_13_ .hD)(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`;
return { where: input, message, code: _model_errors_js_12_ .Lp.noConfiguration };
}
async function nearDirectory(text, workingDirectory) {
const parent = (0,node_path_2_.dirname)(text);
const entries = await (0,node_fs_promises_1_.readdir)((0,node_path_2_.resolve)(workingDirectory, parent), { withFileTypes: true }).catch(() => []);
const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const visible = names.filter((name) => !name.startsWith('.'));
const near = (0,_model_did_you_mean_js_14_ .a)((0,node_path_2_.basename)(text), visible);
return near === undefined ? undefined : (0,node_path_2_.join)(parent, near);
}
async function hasConfiguration(path, otherNames) {
const subdirectories = [];
for await (const entry of await (0,node_fs_promises_1_.opendir)(path)) {
if (entry.isFile() && (0,_configuration_file_names_js_15_ .ZC)(entry.name))
return true;
if (entry.isFile())
otherNames.add(entry.name);
if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
subdirectories.push((0,node_path_2_.join)(path, entry.name));
}
}
for (const directory of subdirectories) {
if (await hasConfiguration(directory, otherNames))
return true;
}
return false;
}
const MAX_BYTES = 5_000_000;
function filesIn(root) {
return {
async names(directory) {
const path = (0,node_path_2_.resolve)(root, directory);
const entries = await (0,node_fs_promises_1_.readdir)(path, { withFileTypes: true }).catch(() => undefined);
return entries?.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
},
read: (path) => (0,_machine_read_regular_js_5_ .VX)((0,node_path_2_.resolve)(root, path), MAX_BYTES).catch(() => undefined),
};
}
async function environmentProblems(caFile, environment, workingDirectory) {
const problems = [];
const certificateFiles = caFile === undefined
? {}
: { 'ca-file': caFile, NODE_EXTRA_CA_CERTS: environment['NODE_EXTRA_CA_CERTS'] ?? '' };
for (const [where, path] of Object.entries(certificateFiles)) {
const message = path === '' ? undefined : await certificateProblem(path, workingDirectory);
if (message !== undefined)
problems.push({ where, message });
}
for (const proxy of (0,_model_proxies_js_11_ .Iz)(environment)) {
if (proxy.url !== undefined || (0,_model_proxies_js_11_ .oS)(proxy))
continue;
const message = 'is not the address of a proxy. Write http://HOST:PORT.';
problems.push({ where: proxy.variable, message });
}
return problems;
}
async function certificateProblem(path, workingDirectory) {
try {
const text = await (0,_machine_read_regular_js_5_ .VX)((0,node_path_2_.resolve)(workingDirectory, path));
if (text.includes('-----BEGIN CERTIFICATE-----'))
return undefined;
return `${(0,_model_quote_js_13_ .hD)(path)} holds no certificate in PEM form.`;
}
catch (error) {
return `${(0,_model_quote_js_13_ .hD)(path)} cannot be read (${(0,_model_error_message_js_16_ .v)(error) ?? 'unknown error'}).`;
}
}
/***/ }),
/***/ 8608:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ch: () => ( readVariables),
Dt: () => ( checkRecordKey),
L6: () => ( checkApprovers),
Lr: () => ( readBranches),
Se: () => ( readLines),
ce: () => ( readPatterns),
hI: () => ( readApprovers),
hd: () => ( readPlanDigests),
i2: () => ( readLimit),
nn: () => ( readTerraformVersion),
xj: () => ( readPlanFields)
});
var _model_address_js_0_ = __nccwpck_require__(3543);
var _policy_protect_rule_js_1_ = __nccwpck_require__(8874);
var _policy_policy_owners_js_2_ = __nccwpck_require__(9925);
var _model_parse_js_4_ = __nccwpck_require__(2340);
var _model_quote_js_3_ = __nccwpck_require__(8187);
function readPatterns(text) {
const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
const items = lines.flatMap((line) => {
if (line.startsWith('#'))
return [];
const words = (0,_policy_protect_rule_js_1_ .LL)(line);
return words[1] === 'by' ? [words.join(' ')] : words;
});
for (const item of items) {
const rule = (0,_policy_protect_rule_js_1_ .GP)(item);
if ('problem' in rule)
return rule;
}
return { value: [...new Set(items)] };
}
function readLimit(text) {
return /^\s*\d{1,9}\s*$/.test(text)
? { value: Number(text) }
: { problem: `${(0,_model_quote_js_3_ .hD)(text)} is not a number. Write digits only.` };
}
function readPlanDigests(text) {
const list = (0,_model_parse_js_4_ .E1)(text);
if ('problem' in list)
return list;
const invalid = list.value.find((digest) => !/^sha256:[0-9a-f]{64}$/.test(digest));
if (invalid === undefined)
return list;
return { problem: `is ${(0,_model_quote_js_3_ .hD)(invalid)}, which is not what \`plangate digest\` prints.` };
}
function readPlanFields(text) {
const list = (0,_model_parse_js_4_ .E1)(text);
if ('problem' in list)
return list;
const invalid = list.value.find((one) => !/^[1-9]\d{0,8}$/.test(one));
if (invalid === undefined)
return list;
return { problem: `is ${(0,_model_quote_js_3_ .hD)(invalid)}, and it takes the numbers of fields, as in 33.` };
}
function readLines(text) {
const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
const value = lines.filter((line) => line !== '' && !line.startsWith('#'));
return value.some((line) => /\p{Cc}/u.test(line))
? { problem: 'has control characters in it.' }
: { value };
}
const VARIABLE = new RegExp(`^(${_model_address_js_0_ .cS})\\s*=`, 'u');
function readVariables(text) {
const lines = readLines(text);
if ('problem' in lines)
return lines;
const names = lines.value.map((line) => VARIABLE.exec(line)?.[1]);
const invalidIndex = names.indexOf(undefined);
if (invalidIndex >= 0)
return { problem: `has no \`name=value\` in its line ${invalidIndex + 1}. One a line.` };
const repeated = names.find((name, index) => names.indexOf(name) !== index);
return repeated === undefined ? lines : { problem: `names ${(0,_model_quote_js_3_ .hD)(repeated)} twice.` };
}
const NOT_OF_A_BRANCH = /[\s~^:?[\\\p{Cc}\p{Cf}]|\.\.|@\{|\/\/|^[/!-]|[/.]$|\*\*/u;
function readBranches(text) {
const list = (0,_model_parse_js_4_ .E1)(text);
if ('problem' in list)
return list;
const branches = list.value.map((item) => item.replace(/^refs\/heads\//, ''));
const invalid = branches.find((branch) => branch === '' || branch.startsWith('refs/') || NOT_OF_A_BRANCH.test(branch));
if (invalid === undefined)
return { value: [...new Set(branches)] };
return {
problem: `has ${(0,_model_quote_js_3_ .hD)(invalid)}, which is no branch. Write main, release/* (each \`*\` matches within one part between slashes) or, for every branch, \`*\` alone.`,
};
}
function readTerraformVersion(text) {
return /^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[0-9A-Za-z.-]{1,40})?$/.test(text)
? { value: text }
: { problem: `${(0,_model_quote_js_3_ .hD)(text)} is not a version of Terraform. Write one as in 1.11.4.` };
}
const OWNERS_LINE = /^("(?:[^"\\]|\\.)*"|[^\s"',:#[\]{}]+):(?:\s+(.*))?$/;
function readApprovers(text) {
const problems = [];
const lines = [];
const linesWithoutPattern = [];
for (const line of text.split(/\r\n|\n|\r/)) {
const [, writtenPattern, names = ''] = OWNERS_LINE.exec(line.trim()) ?? [];
if (writtenPattern === undefined) {
linesWithoutPattern.push(line);
continue;
}
const pattern = unquoted(writtenPattern) ?? writtenPattern;
const problem = patternProblem(writtenPattern);
if (problem !== undefined)
problems.push(problem);
if (lines.some((earlier) => earlier.pattern === pattern))
problems.push(`has the pattern ${(0,_model_quote_js_3_ .hD)(pattern)} twice.`);
const owners = readOwners(names, problems);
if (owners?.names.length === 0)
problems.push(`names nobody for ${(0,_model_quote_js_3_ .hD)(pattern)}.`);
lines.push({ pattern, owners: owners ?? _policy_policy_owners_js_2_ .oQ });
}
const others = readOwners(linesWithoutPattern.join('\n'), problems) ?? _policy_policy_owners_js_2_ .oQ;
if (problems.length === 0 && lines.length === 0 && others.names.length === 0) {
problems.push('is missing: name people, role:maintain, role:admin or teams. The default is nobody.');
}
return problems.length > 0 ? { problem: problems.join(' It ') } : { value: { lines, others } };
}
function checkApprovers(text) {
const reading = readApprovers(text);
return 'problem' in reading ? reading : { value: text };
}
function unquoted(written) {
return written.startsWith('"') ? (0,_model_parse_js_4_ .r7)((0,_model_parse_js_4_ .qF)(written)) : written;
}
function patternProblem(written) {
if (written === 'role') {
return 'has the pattern "role", which may be meant as a role. Write role:admin without a space, or the pattern in quotes.';
}
const pattern = unquoted(written);
const mayFit = pattern !== undefined &&
/[\p{L}\p{N}*]/u.test(pattern) &&
!/^[/\s]|[/\s]$|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(pattern);
if (mayFit)
return undefined;
return `has the pattern ${(0,_model_quote_js_3_ .hD)(pattern ?? written)}, which fits no policy. Write deny_public, security/* (a policy set) or "deny public".`;
}
function readOwners(text, problems) {
const list = (0,_model_parse_js_4_ .E1)(text);
if ('problem' in list) {
problems.push(list.problem);
return undefined;
}
const { approvers, unreadable } = (0,_policy_policy_owners_js_2_ .Cx)(list.value);
for (const item of unreadable) {
const hint = item.includes(':')
? ' The owners of a policy are a line of their own, as in `deny_*: ann`: with a space behind the colon, and a name with spaces in quotes.'
: '';
problems.push(`has ${(0,_model_quote_js_3_ .hD)(item)}, which names no person or team. ${_policy_policy_owners_js_2_ .h7}${hint}`);
}
return approvers;
}
const LEAST_KEY_LETTERS = 32;
function checkRecordKey(text) {
return text.length < LEAST_KEY_LETTERS
? {
problem: `has fewer than ${LEAST_KEY_LETTERS} characters. Make one: \`openssl rand -hex 32\`.`,
}
: { value: text };
}
/***/ }),
/***/ 3674:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
sb: () => ( readSettings),
OW: () => ( readTimeout),
f8: () => ( reportedSettings),
QX: () => ( settingName),
uI: () => ( unansweredSettings)
});
var did_you_mean = __nccwpck_require__(440);
var parse = __nccwpck_require__(2340);
var quote = __nccwpck_require__(8187);
var settings_inputs = __nccwpck_require__(198);
var run_differences = __nccwpck_require__(2484);
var target = __nccwpck_require__(7351);
var workspace_selectors = __nccwpck_require__(589);
var parse_inputs = __nccwpck_require__(8608);
;// CONCATENATED MODULE: ./build/src/settings/run-options.js
const RUN_OPTION_SPECS = new Map(settings_inputs.mc.filter((spec) => !(0,settings_inputs.Sw)(spec, 'action')).map((spec) => [spec.name, spec]));
const RUN_OPTIONS = 'run-options';
function splitRunOptions(inputs) {
const { [RUN_OPTIONS]: text = '', ...others } = inputs;
const lines = (0,parse_inputs.Se)(text);
if ('problem' in lines) {
return { inputs: others, problems: [{ where: RUN_OPTIONS, message: lines.problem }] };
}
const values = new Map();
const problems = [];
for (const [index, line] of lines.value.entries()) {
const [, name = '', value = ''] = /^([a-z-]+):\s*(.*)$/.exec(line) ?? [];
const earlier = values.get(name) ?? [];
const message = lineProblem({ name, value, isRepeated: earlier.length > 0 }, index + 1);
if (message === undefined)
values.set(name, [...earlier, value]);
else
problems.push({ where: RUN_OPTIONS, message });
}
const texts = Array.from(values, ([name, valuesOfName]) => [name, valuesOfName.join('\n')]);
return { inputs: { ...others, ...Object.fromEntries(texts) }, problems };
}
function lineProblem({ name, value, isRepeated }, lineNumber) {
if (name === '')
return `has no \`name: value\` in its line ${lineNumber}. One a line.`;
if (!RUN_OPTION_SPECS.has(name)) {
const near = (0,did_you_mean.a)(name, RUN_OPTION_SPECS.keys());
const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
return `has ${(0,quote.hD)(name)}, which is no option of a run. ${remedy}`;
}
if (value === '')
return `has no value for \`${name}\` in its line ${lineNumber}.`;
const takesSeveral = RUN_OPTION_SPECS.get(name)?.kind === 'list';
return isRepeated && !takesSeveral ? `names \`${name}\` twice.` : undefined;
}
function toRunOptionProblem(problem) {
const { where, message } = problem;
if (!RUN_OPTION_SPECS.has(where))
return problem;
return { where: RUN_OPTIONS, message: `\`${where}\`: ${message}` };
}
function run_options_runOptionsOf(inputs) {
const { target = [], replace = [], variables = [], terraformVersion } = inputs;
const assigned = variables.map((line) => {
const equals = line.indexOf('=');
const name = line.slice(0, equals);
const text = line.slice(equals + 1);
return { key: name.trim(), value: name === name.trim() ? text : text.trim() };
});
return {
'is-destroy': inputs.destroy || undefined,
'refresh-only': inputs.refreshOnly || undefined,
refresh: inputs.refresh ? undefined : false,
'target-addrs': target.length > 0 ? target : undefined,
'replace-addrs': replace.length > 0 ? replace : undefined,
variables: assigned.length > 0 ? assigned : undefined,
'terraform-version': terraformVersion,
'allow-empty-apply': inputs.allowEmptyApply || undefined,
};
}
function run_options_conflictsOf({ plan, report }) {
const { destroy, refreshOnly, replace = [], autoQueueRuns } = plan;
const isProvisional = plan.mode === 'provisional';
const isVcs = plan.source === 'vcs';
const options = (0,run_differences.c4)(run_options_runOptionsOf(plan));
const conflicts = [
[
autoQueueRuns && (isProvisional || isVcs || options.length > 0),
'auto-queue-runs',
'cannot be true with `mode: provisional`, with `source: vcs` or with options of the run: an upload starts an ordinary run, which a workspace may apply by itself. Leave it out.',
],
[
isVcs && (isProvisional || options.length > 0),
'source',
'cannot be "vcs" with `mode: provisional` or with options of the run: version control starts a speculative run without any. Take one of them out.',
],
[
isProvisional && plan.terraformVersion !== undefined,
'terraform-version',
'cannot go with `mode: provisional`: only a run that is never applied may plan with another version.',
],
[
isProvisional && destroy && !plan.allowDestroyApply,
'destroy',
'with `mode: provisional` leaves a saved plan that destroys everything. Set `allow-destroy-apply` to true if you mean that.',
],
[
refreshOnly && (destroy || !plan.refresh || replace.length > 0),
'refresh-only',
'cannot go with `destroy`, with `replace` or with `refresh: false`: such a run only refreshes.',
],
[
destroy && replace.length > 0,
'replace',
'cannot be combined with `destroy`: destroyed resources are not replaced.',
],
[
report.notify === 'once' && (report.overrideBy === undefined || report.comment === 'off'),
'notify',
'needs `override-by`, which names whom it is for, and the comment, which keeps who was asked. Set them, or take this out.',
],
];
return conflicts.flatMap(([isThere, where, message]) => (isThere ? [{ where, message }] : []));
}
var errors = __nccwpck_require__(4132);
;// CONCATENATED MODULE: ./build/src/settings/settings.js
const DEPENDENT_INPUTS = ['hostname', 'token', 'organization', 'workspace', 'workspaces'];
function readTimeout(text = '') {
const parsed = (0,parse.E9)(text);
return 'value' in parsed ? parsed.value : readTimeout(settings_inputs.g$.timeout.default);
}
function reportedSettings({ service, plan, policy, report }) {
const owners = (0,parse_inputs.hI)(report.overrideBy ?? '');
const lacksRecordKey = plan.local && policy.approvalKey !== undefined && !service.recordKey;
return {
key: report.commentKey,
failOn: policy.failOn,
organization: (0,workspace_selectors.JK)(plan) ?? '',
hostname: service.hostname,
isLocal: plan.local,
onlyPlans: !plan.local && plan.source === 'upload' && plan.mode === 'speculative',
serviceOrigin: service.origin,
directory: plan.directory,
caFile: service.caFile,
policyLink: report.policyLink,
runOptions: [
...(0,run_differences.c4)(plan.runOptions),
...(plan.varFile ?? []).map((file) => `var-file: ${file}`),
],
group: plan.group,
section: plan.workspaces.length > 0 && plan.workspaces.every(({ kind }) => kind === 'name')
? undefined
: (0,workspace_selectors.Ht)(plan).sort().join(', '),
overrideBy: 'value' in owners ? owners.value : undefined,
hasApprovalKey: policy.approvalKey !== undefined && !lacksRecordKey,
lacksRecordKey,
};
}
const SPECS = new Map(settings_inputs.mc.map((spec) => [spec.name, spec]));
function unansweredSettings(sources) {
return {
isLocal: wantsLocal(sources.inputs),
hostname: settingText('hostname', sources) === undefined,
organization: settingText('organization', sources) === undefined,
workspaces: inputText('workspace', sources) === undefined &&
inputText('workspaces', sources) === undefined,
};
}
function readSettings(sources) {
const specs = settings_inputs.mc.filter((spec) => (0,settings_inputs.Sw)(spec, sources.entryPoint));
const unknown = unknownInputs(sources.inputs, specs);
if (sources.entryPoint !== 'action')
return readKnownInputs(sources, unknown);
const { inputs, problems } = splitRunOptions(sources.inputs);
const reading = readKnownInputs({ ...sources, inputs }, [...unknown, ...problems]);
if (!('problems' in reading))
return reading;
return {
problems: reading.problems.map((problem) => 
unknown.includes(problem) ? problem : toRunOptionProblem(problem)),
};
}
function readKnownInputs(sources, earlierProblems) {
const problems = [...earlierProblems];
const addProblem = (where, message, facts) => {
problems.push({ where, message, ...facts });
};
const { proposed, names: cloud } = sources;
const { serviceHost, token, problems: targetProblems } = readTarget(sources);
problems.push(...targetProblems);
const block = cloud === undefined ? 'the `cloud` block' : `the block at ${cloud.at}`;
const byBlock = sources.backend === undefined
? `, or name it in ${block}.`
: `: ${sources.backend} says where the state is, so no \`cloud\` block counts.`;
const hint = proposed === undefined ? byBlock : `. ${proposed.why}`.trimEnd();
const organization = settingText('organization', sources) ?? cloud?.organization;
const unread = cloud?.unread?.organization;
if (organization === undefined && unread !== undefined)
problems.push(unread);
else if (organization === undefined) {
addProblem('organization', `is missing. Pass \`organization\`${hint}`, {
isMissing: true,
code: errors.Lp.noOrganization,
});
}
else if (!workspace_selectors.o_.test(organization)) {
addProblem('organization', `${(0,quote.hD)(organization)} is not a name. ${workspace_selectors.$h}`);
}
const workspaceTexts = {
workspace: settingText('workspace', sources),
isFromEnvironment: inputText('workspace', sources) === undefined,
list: inputText('workspaces', sources),
cloud,
hint,
};
const workspaces = (0,workspace_selectors.Vj)(workspaceTexts, addProblem);
const { service, plan, policy, report, job } = readIndependentInputs(sources, addProblem);
plan.local = wantsLocal(sources.inputs);
problems.push(...run_options_conflictsOf({ plan, report }));
const runOptions = run_options_runOptionsOf(plan);
const localWay = plan.plan === undefined ? 'program' : 'file';
addUnusedInputs(sources, plan.local ? localWay : 'service', addProblem);
if (problems.length > 0 || !serviceHost || token === undefined || organization === undefined) {
return { problems };
}
return {
settings: {
service: { ...service, ...serviceHost, token },
plan: { ...plan, organization, workspaces, runOptions },
policy,
report,
job,
},
};
}
const LOCAL_TARGET = {
serviceHost: { hostname: 'localhost', origin: 'http://localhost' },
token: 'local',
problems: [],
};
function readTarget(sources) {
if (wantsLocal(sources.inputs))
return LOCAL_TARGET;
return (0,target.bx)({
hostname: inputText('hostname', sources),
token: inputText('token', sources),
environment: sources.environment,
storedToken: sources.storedToken,
block: sources.forHost,
otherBlocks: sources.proposed?.blocks,
missingToken: (hostname) => missingToken(sources, hostname),
});
}
const IMPLY_LOCAL = ['plan', 'engine'];
function wantsLocal(inputs) {
const parsed = (0,parse.og)(inputs['local']?.trim() || 'false');
const isImplied = IMPLY_LOCAL.some((name) => (inputs[name] ?? '').trim() !== '');
return isImplied || ('value' in parsed && parsed.value);
}
const WAY_WORDS = {
service: 'a run of a service',
program: 'a program that plans here (`local`)',
file: 'a plan that is made already (`plan`)',
};
function addUnusedInputs(sources, way, addProblem) {
for (const { name, ways, default: defaultText } of SPECS.values()) {
if (ways === undefined || ways.includes(way))
continue;
const text = inputText(name, sources);
if (text === undefined || text === defaultText)
continue;
const used = ways.map((usedWay) => WAY_WORDS[usedWay]).join(' or ');
addProblem(name, `is for ${used}, and this check has ${WAY_WORDS[way]}. Change one of them.`);
}
}
const asWritten = (value) => ({ value });
const PARSERS = {
flag: parse.og,
number: parse.$J,
duration: parse.E9,
list: parse.E1,
choice: (text, { choices = [] }) => (0,parse.HU)(text, choices),
string: asWritten,
secret: asWritten,
path: asWritten,
};
function readIndependentInputs(sources, addProblem) {
const dependent = DEPENDENT_INPUTS;
const groups = {
service: {},
plan: {},
policy: {},
report: {},
job: {},
};
for (const spec of SPECS.values()) {
const text = settingText(spec.name, sources) ?? spec.default;
if (dependent.includes(spec.name) || text === undefined)
continue;
const parse = spec.parse ?? PARSERS[spec.kind];
const parsed = parse(text, spec);
if ('problem' in parsed)
addProblem(spec.name, parsed.problem);
else
groups[spec.group][settingName(spec)] = parsed.value;
}
return groups;
}
function settingName({ name, setting }) {
return setting ?? name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
}
function settingText(name, sources) {
const ofInput = inputText(name, sources);
if (ofInput !== undefined)
return ofInput;
if (name === 'workspace' && inputText('workspaces', sources) !== undefined)
return undefined;
const variables = SPECS.get(name)?.environment ?? [];
return variables.map((variable) => sources.environment[variable]?.trim()).find(Boolean);
}
function inputText(name, sources) {
return sources.inputs[name]?.trim() || undefined;
}
function unknownInputs(inputs, specs) {
const names = new Set(specs.map(({ name }) => name));
return Object.keys(inputs)
.filter((name) => !names.has(name))
.map((name) => {
const near = (0,did_you_mean.a)(name, names);
const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
return { where: name, message: `is not an input. ${remedy}`, code: errors.Lp.unknownInput };
});
}
const TOKEN_REMEDY = {
action: 'Pass `token: ${{ secrets.TF_API_TOKEN }}`',
cli: 'Run `terraform login HOST`, set TF_API_TOKEN or TF_TOKEN_<host>, or pass `--token`',
job: 'Set TF_API_TOKEN or TF_TOKEN_<host> in this job, or pass `--token`',
library: 'Pass `token`, or an `environment` with TF_API_TOKEN or TF_TOKEN_<host>',
};
function missingToken({ entryPoint, tokenHint, proposed }, hostname) {
const isCommandLine = entryPoint === 'cli';
const place = isCommandLine && proposed !== undefined ? 'job' : entryPoint;
const remedy = TOKEN_REMEDY[place].replace('HOST', () => hostname);
const how = tokenHint === undefined ? `. ${remedy}.` : `: ${tokenHint}`;
const message = `is ${isCommandLine ? 'missing' : 'empty'}${how}`;
return { message, code: place === 'cli' ? undefined : errors.Lp.noToken };
}
/***/ }),
/***/ 589:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$h: () => ( NAME_RULE),
Ht: () => ( describeSelected),
JK: () => ( namedOrganization),
Vj: () => ( selectWorkspaces),
_G: () => ( withLocalNames),
o_: () => ( NAME),
r5: () => ( describeSelector),
s7: () => ( plannedDirectories),
yJ: () => ( nameOfDirectory)
});
var node_path_0_ = __nccwpck_require__(6760);
var _client_wire_schema_js_3_ = __nccwpck_require__(7934);
var _model_parse_js_4_ = __nccwpck_require__(2340);
var _model_quote_js_2_ = __nccwpck_require__(8187);
var _configuration_cloud_block_js_1_ = __nccwpck_require__(177);
const NAME = /^[A-Za-z0-9_-]+$/;
const NAME_RULE = 'Names have letters, digits, "-" and "_" only.';
function selectWorkspaces({ workspace, isFromEnvironment, list, cloud, hint }, addProblem) {
if (workspace !== undefined && list !== undefined) {
addProblem('workspaces', 'and `workspace` are both given. Keep one of them.');
return [];
}
if (list !== undefined)
return readWorkspaceList(list, addProblem);
const unread = cloud?.unread?.workspaces;
if (unread !== undefined && (workspace === undefined || isFromEnvironment)) {
addProblem(unread.where, unread.message);
return [];
}
if (workspace !== undefined) {
const prefix = isFromEnvironment ? (cloud?.workspaces?.prefix ?? '') : '';
const name = `${prefix}${workspace}`;
if (NAME.test(name))
return [{ kind: 'name', name }];
const hintOfList = /[,\n[\]=]|^- /.test(name) ? ' For several, use `workspaces`.' : '';
addProblem('workspace', `${(0,_model_quote_js_2_ .hD)(name)} is not a name. ${NAME_RULE}${hintOfList}`);
return [];
}
const block = cloud?.workspaces;
if (cloud !== undefined && block?.name !== undefined) {
if (NAME.test(block.name))
return [{ kind: 'name', name: block.name }];
addProblem(cloud.at, `says ${(0,_model_quote_js_2_ .hD)(block.name)}, which is not a name. ${NAME_RULE}`);
return [];
}
if (block?.tags !== undefined) {
const { tags, project } = block;
return [{ kind: 'query', tags, project }];
}
if (cloud !== undefined && block?.prefix !== undefined) {
addProblem('workspace', `is missing: ${cloud.at} has only the prefix ${(0,_model_quote_js_2_ .hD)(block.prefix)}. Pass \`workspace\`, or set TF_WORKSPACE to what follows the prefix.`);
}
else {
addProblem('workspace', `is missing. Pass \`workspace\` or \`workspaces\`${hint}`, {
isMissing: true,
});
}
return [];
}
function describeSelector(selector) {
if (selector.kind === 'name')
return selector.name;
const { tags, project } = selector;
const words = (0,_configuration_cloud_block_js_1_ .u0)(tags);
const parts = [
words.length > 0 ? `tag:${words.join(',')}` : '',
project === undefined ? '' : `project:${project}`,
];
return parts.filter((part) => part !== '').join(' ');
}
function describeSelected({ workspaces, plan = [] }) {
return workspaces.length > 0 ? workspaces.map(describeSelector) : [...plan];
}
function plannedDirectories({ directory, workspaces }) {
const ownDirectories = workspaces.map((selector) => selector.kind === 'name' ? selector.directory : undefined);
return [...new Set(ownDirectories.map((path) => path ?? directory))];
}
const shortText = _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .BpQ(1), _client_wire_schema_js_3_ .Ru6(1_000));
const selectorObjects = _client_wire_schema_js_3_ .YOg(_client_wire_schema_js_3_ .KCZ([
_client_wire_schema_js_3_ .rej({ name: shortText, directory: _client_wire_schema_js_3_ .lqM(shortText) }),
_client_wire_schema_js_3_ .rej({
tags: _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YOg(shortText), _client_wire_schema_js_3_ .BpQ(1)),
project: _client_wire_schema_js_3_ .lqM(shortText),
}),
_client_wire_schema_js_3_ .rej({
tags: _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .g1P(shortText, _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .Ru6(1_000))), _client_wire_schema_js_3_ .bPf(1)),
project: _client_wire_schema_js_3_ .lqM(shortText),
}),
_client_wire_schema_js_3_ .rej({ tags: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YOg(shortText), []), project: shortText }),
]));
function readObjects(text) {
const items = (0,_model_parse_js_4_ .qF)(text);
if (!Array.isArray(items) || !items.some(_model_parse_js_4_ .u4))
return undefined;
const parsed = _client_wire_schema_js_3_ .xLC(selectorObjects, items);
if (!parsed.success) {
return {
problem: 'is a list of objects of another form. Write [{"name": "…", "directory": "…"}] [{"tags": ["…"], "project": "…"}] or [{"tags": {"…": "…"}}].',
};
}
const value = parsed.output.map((object) => 'name' in object ? { kind: 'name', ...object } : { kind: 'query', ...object });
return { value };
}
function readWorkspaceList(text, addProblem) {
const list = readObjects(text) ?? (0,_model_parse_js_4_ .E1)(text);
if ('problem' in list) {
addProblem('workspaces', list.problem);
return [];
}
if (list.value.length === 0)
addProblem('workspaces', 'is an empty list. Name at least one workspace.');
const selectors = [];
const selectorTexts = new Set();
for (const item of list.value) {
const selector = typeof item === 'string' ? readSelector(item) : { value: item };
if ('problem' in selector)
addProblem('workspaces', selector.problem);
else if (selectorTexts.has(JSON.stringify(selector.value))) {
const shown = typeof item === 'string' ? item : describeSelector(item);
addProblem('workspaces', `names ${(0,_model_quote_js_2_ .hD)(shown)} twice. Take one out.`);
}
else {
selectorTexts.add(JSON.stringify(selector.value));
selectors.push(selector.value);
}
}
return selectors;
}
function readSelector(item) {
const [, kind, afterColon = ''] = /^(tag|project):(.*)$/s.exec(item) ?? [];
if (kind !== undefined) {
const name = afterColon.trim();
if (name === '')
return { problem: `${(0,_model_quote_js_2_ .hD)(item)} says nothing after the colon.` };
if (kind === 'tag')
return { value: { kind: 'query', tags: [name] } };
return { value: { kind: 'query', tags: [], project: name } };
}
const [name = '', directory, ...rest] = item.split('=').map((part) => part.trim());
if (rest.length > 0 || directory === '' || name === '') {
return { problem: `${(0,_model_quote_js_2_ .hD)(item)} is not a pair. Write name=directory.` };
}
if (!NAME.test(name)) {
const [, hint = ''] = HINTS.find(([sign]) => name.includes(sign)) ?? [];
return { problem: `${(0,_model_quote_js_2_ .hD)(item)} is not a name. ${NAME_RULE}${hint}` };
}
return { value: { kind: 'name', name, directory } };
}
const HINTS = [
[':', ' For a directory, write name=directory.'],
['*', ' For several, write tag:NAME or project:NAME.'],
[' ', ' Write each on a line of its own, or commas between them.'],
];
const UNNAMED_ORGANIZATION = 'local';
function namedOrganization({ local, organization }) {
return local && organization === UNNAMED_ORGANIZATION ? undefined : organization;
}
function withLocalNames(block, directory) {
const { workspaces, organization = UNNAMED_ORGANIZATION, unread: _, ...rest } = block ?? { at: 'no block' };
const isUnnamed = workspaces?.name === undefined &&
workspaces?.prefix === undefined &&
workspaces?.tags === undefined;
const withName = isUnnamed ? { ...workspaces, name: nameOfDirectory(directory) } : workspaces;
return { ...rest, organization, workspaces: withName };
}
function nameOfDirectory(directory) {
const name = (0,node_path_0_.basename)(directory).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
return name.replaceAll('-', '') === '' ? 'default' : name.slice(0, 90);
}
/***/ }),
/***/ 2383:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$z: () => ( checkPublicKey),
RR: () => ( readPublicKey),
s3: () => ( isSignedBy)
});
var node_crypto_0_ = __nccwpck_require__(7598);
const PRIVATE_START = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_START = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;
const MAKE_ONE = 'Make a pair: `plangate approval-key`.';
function readPublicKey(text) {
const der = readDer(text, PUBLIC_START);
if (der !== undefined) {
return { value: (0,node_crypto_0_.createPublicKey)({ key: der, format: 'der', type: 'spki' }) };
}
const isPrivate = readDer(text, PRIVATE_START) !== undefined;
return {
problem: isPrivate
? 'is the private half of a pair. Everybody who has read it can approve everything: make a new pair with `plangate approval-key`, and give the gate the public half.'
: `is no public key. ${MAKE_ONE}`,
};
}
function checkPublicKey(text) {
const key = readPublicKey(text);
return 'problem' in key ? key : { value: text };
}
function readDer(text, start) {
const der = Buffer.from(text, 'base64');
const isWhole = der.length === start.length + KEY_BYTES && der.toString('base64') === text;
return isWhole && der.subarray(0, start.length).equals(start) ? der : undefined;
}
function isSignedBy(key, text, signature) {
const bytes = Buffer.from(signature, 'base64url');
if (bytes.toString('base64url') !== signature)
return false;
return (0,node_crypto_0_.verify)(null, Buffer.from(text), key, bytes);
}
/***/ }),
/***/ 8245:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
EB: () => ( compareOwners),
KX: () => ( isMergeQueueBranch),
pQ: () => ( judgeForks),
re: () => ( refuseForeign),
yX: () => ( mayReadWholePlan)
});
var _model_own_pages_js_0_ = __nccwpck_require__(7694);
function compareOwners(from, to) {
if (!from || !to)
return 'unknown';
return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}
function isMergeQueueBranch(ref) {
return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}
function refuseForeign(origin) {
const { changeOrigin, event, checkedOut, trouble } = origin;
if (changeOrigin === 'own')
return undefined;
const handsOutSecrets = event !== undefined && event !== 'pull_request';
const because = handsOutSecrets ? `The event ${event} hands out secrets` : 'This job has a token';
const isEventWrong = changeOrigin === 'unknown' && handsOutSecrets;
const onGitHub = isEventWrong ? 'Use the event pull_request.' : judgeForks();
const remedy = event === undefined
? 'Pass `allow-untrusted-head` to a job that a person starts after a review.'
: onGitHub;
const files = checkedOut === undefined ? 'the files' : `commit ${checkedOut.slice(0, 7)}`;
const what = changeOrigin === 'foreign'
? `the checkout (${files}) is of a fork's pull request`
: `it is unknown whose code the checkout (${files}) is`;
const why = trouble === undefined ? '' : ` ${trouble}`;
return `${because}, and ${what}.${why} A plan runs code from those files. ${remedy}`;
}
function judgeForks() {
return `Judge it in a job behind an environment with required reviewers: ${(0,_model_own_pages_js_0_ .SO)('examples/workflows/forks.yml')}.`;
}
function mayReadWholePlan({ fullPlan }, subject) {
const isOwnChange = subject === undefined || !subject.proposed || subject.change?.fork === false;
return fullPlan && isOwnChange;
}
/***/ }),
/***/ 4226:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
m1: () => ( NO_SEAL),
mN: () => ( splitSeal),
ny: () => ( sealIn),
wz: () => ( createRunSeals)
});
var _seals_js_0_ = __nccwpck_require__(8138);
var _model_parse_js_1_ = __nccwpck_require__(2340);
const SEAL_AT_END = / ?\[sealed ([0-9a-f]{8})\.([A-Za-z0-9_-]{1,2000})\.([A-Za-z0-9_-]{43})\]$/;
const NO_SEAL = { why: 'no-seal', text: 'has no seal of this gate' };
const OTHER_KEY = {
why: 'other-key',
text: "is sealed with another key: override it again, or set `record-key`, in Dependabot's secrets too",
};
const OF_OTHERS = {
why: 'seal-of-others',
text: 'has a seal of another run, workspace or change',
};
function createRunSeals(secret, change) {
const key = (0,_seals_js_0_ .S)(secret);
const keyName = (0,_seals_js_0_ .ol)(key, 'name').toString('hex').slice(0, 8);
const textOf = (version, encoded) => {
const { host, repository, number = 0 } = change;
const { service, workspaceId, versionId } = version;
const fields = [service, host, repository, number, workspaceId, versionId, encoded];
return `run ${JSON.stringify(fields)}`;
};
return {
change,
digest: (text) => (0,_seals_js_0_ .ol)(key, `digest ${text}`).toString('base64url').slice(0, DIGEST_LETTERS),
seal(version, facts) {
const encoded = encodeFacts(facts, change.repositoryId ?? '');
return `[sealed ${keyName}.${encoded}.${(0,_seals_js_0_ .Ru)(key, textOf(version, encoded))}]`;
},
open(text, version) {
const [, name, encoded = '', seal = ''] = SEAL_AT_END.exec(text) ?? [];
if (name === undefined)
return NO_SEAL;
if (name !== keyName)
return OTHER_KEY;
const decoded = decodeFacts(encoded);
if (decoded === undefined || !(0,_seals_js_0_ .dy)(key, textOf(version, encoded), seal))
return OF_OTHERS;
const { repositoryId, ...facts } = decoded;
const ids = new Set([repositoryId, change.repositoryId ?? ''].filter(Boolean));
return ids.size > 1 ? OF_OTHERS : facts;
},
};
}
function splitSeal(text) {
const match = SEAL_AT_END.exec(text);
if (match === null)
return { text };
const { repositoryId: _id, ...claimed } = decodeFacts(match[2] ?? '') ?? {};
return { text: text.slice(0, match.index), claimed: 'kind' in claimed ? claimed : undefined };
}
function sealIn(text) {
return SEAL_AT_END.exec(text)?.[0].trimStart();
}
const DIGEST_LETTERS = 22;
const KINDS = ['run', 'taken-over'];
const MODES = ['speculative', 'provisional'];
const FORMS = ['redacted', 'whole'];
function encodeFacts(facts, repositoryId) {
const { kind, head, base, commentKey, group, mode, form, options, upload, conditions } = facts;
const words = [KINDS.indexOf(kind), MODES.indexOf(mode), FORMS.indexOf(form)];
const fields = [
...words,
head,
base,
commentKey,
group,
options,
upload,
conditions,
repositoryId,
];
return Buffer.from(JSON.stringify(fields), 'utf8').toString('base64url');
}
function decodeFacts(encoded) {
const fields = (0,_model_parse_js_1_ .c3)((0,_model_parse_js_1_ .qF)(Buffer.from(encoded, 'base64url').toString('utf8')));
const [kindAt, modeAt, formAt, ...texts] = fields;
const kind = typeof kindAt === 'number' ? KINDS[kindAt] : undefined;
const mode = typeof modeAt === 'number' ? MODES[modeAt] : undefined;
const form = typeof formAt === 'number' ? FORMS[formAt] : undefined;
if (kind === undefined || mode === undefined || form === undefined)
return undefined;
if (texts.length !== 8 || !texts.every((text) => typeof text === 'string'))
return undefined;
const [head = '', base = '', commentKey = '', group = '', options = '', upload = ''] = texts;
const [conditions = '', repositoryId = ''] = texts.slice(6);
const sealed = { kind, mode, form, head, base, commentKey, group, options, upload, conditions };
return { ...sealed, repositoryId };
}
/***/ }),
/***/ 8138:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Aw: () => ( secretOfSeals),
Ru: () => ( sealOf),
S: () => ( keyFrom),
Yo: () => ( openApproval),
dy: () => ( isSealed),
ol: () => ( digestOf)
});
var node_crypto_0_ = __nccwpck_require__(7598);
var _model_approval_marks_js_2_ = __nccwpck_require__(3583);
var _approval_key_js_1_ = __nccwpck_require__(2383);
const APPROVAL_CLAIMS = {
isSigned: ({ publicKey, scope, command, approval }) => {
const { by, at, reason, commit } = command;
const { marks, appPushed, signature, workspaceId } = approval;
if (commit !== scope.commit || workspaceId !== scope.workspaceId)
return false;
const text = approvalText({ ...scope, by, at, reason, appPushed }, marks);
return (0,_approval_key_js_1_ .s3)(publicKey, text, signature);
},
coversAct: ({ key, scope, approval }, act = '') => (0,_model_approval_marks_js_2_ .MC)(approval).includes(markOf(key, scope, act)),
};
function openApproval({ secret, publicKey }, { scope, command, approval }, claims = APPROVAL_CLAIMS) {
const { coversAct, ...ofAll } = claims;
const facts = { key: keyFrom(secret), publicKey, scope, command, approval };
const isValid = Object.values(ofAll).every((holds) => holds(facts));
return isValid ? (act) => coversAct(facts, act) : undefined;
}
function markOf(key, scope, act) {
const text = JSON.stringify([...changeOf(scope), scope.workspaceId, act]);
return digestOf(key, `act ${text}`).toString('base64url').slice(0, _model_approval_marks_js_2_ .mN);
}
function changeOf({ repository, number, base, commit }) {
return [repository.toLowerCase(), number, base, commit];
}
function approvalText(signing, marks) {
const { workspaceId, by, at, reason, appPushed } = signing;
const fields = [...changeOf(signing), workspaceId, by, at, reason, appPushed, marks];
return `plangate approval v1 ${JSON.stringify(fields)}`;
}
function secretOfSeals(values) {
return values.recordKey || values.gateToken || values.token || '';
}
function keyFrom(secret) {
return digestOf(secret, 'plangate release v1');
}
function digestOf(key, text) {
return (0,node_crypto_0_.createHmac)('sha256', key).update(text).digest();
}
function sealOf(key, text) {
return digestOf(key, text).toString('base64url');
}
function isSealed(key, text, seal) {
const actual = Buffer.from(seal);
const expected = Buffer.from(sealOf(key, text));
return actual.length === expected.length && (0,node_crypto_0_.timingSafeEqual)(actual, expected);
}
/***/ }),
/***/ 7351:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Tc: () => ( readPolicyLink),
bx: () => ( chooseTarget),
k0: () => ( otherHostProblem)
});
var _model_errors_js_0_ = __nccwpck_require__(4132);
var _model_origin_js_3_ = __nccwpck_require__(3861);
var _model_quote_js_2_ = __nccwpck_require__(8187);
var _model_unfilled_js_1_ = __nccwpck_require__(4824);
const DEFAULT_HOST = 'app.terraform.io';
function chooseTarget(sources) {
const { environment, storedToken, block, otherBlocks = [] } = sources;
const answeredHost = nonEmpty(sources.hostname) ?? nonEmpty(environment['TF_CLOUD_HOSTNAME']);
const writtenHost = answeredHost ?? block?.hostname;
const reading = readHostname(writtenHost ?? DEFAULT_HOST);
const serviceHost = 'value' in reading ? reading.value : undefined;
const problems = 'problem' in reading ? [{ where: 'hostname', message: reading.problem }] : [];
const unread = [block, ...otherBlocks].flatMap((one) => one?.unread?.hostname ?? []);
if (answeredHost === undefined)
problems.push(...unread);
const tokenOfHost = serviceHost &&
(tokenFor(serviceHost.hostname, environment) ?? storedToken?.(serviceHost.hostname));
const token = nonEmpty(sources.token) ?? nonEmpty(environment['TF_API_TOKEN']) ?? tokenOfHost;
if (token === undefined) {
const missing = sources.missingToken(serviceHost?.hostname ?? DEFAULT_HOST);
problems.push({ where: 'token', ...missing });
}
else if ((0,_model_unfilled_js_1_ .h)(token)) {
const message = 'is the name of a variable, as in $(NAME), and not what it holds: there is no such variable, or it is a secret that this step does not get. Nothing was sent.';
problems.push({ where: 'token', message });
}
else if (/[^\x21-\x7e]/.test(token)) {
const message = 'contains a space, a line break or another character that no token has.';
problems.push({ where: 'token', message });
}
const ofTfci = { at: 'TF_HOSTNAME', hostname: nonEmpty(environment['TF_HOSTNAME']) };
for (const otherBlock of writtenHost === undefined ? [...otherBlocks, ofTfci] : otherBlocks) {
const problem = serviceHost && otherHostProblem(serviceHost, otherBlock);
if (problem !== undefined)
problems.push(problem);
}
return { serviceHost, token, problems };
}
function otherHostProblem({ hostname }, block) {
if (block?.hostname === undefined)
return undefined;
const reading = readHostname(block.hostname);
if ('value' in reading && reading.value.hostname === hostname)
return undefined;
return {
where: 'hostname',
code: _model_errors_js_0_ .Lp.unnamedHost,
message: `is ${hostname}, and ${block.at} names the host ${(0,_model_quote_js_2_ .hD)(block.hostname)}. Nothing is sent to either. Pass \`hostname\` with the right one (on a command line \`--hostname HOST\`): the files of a pull request do not choose it. Without a terminal, all files count as such.`,
};
}
function nonEmpty(text) {
const trimmed = text?.trim();
return trimmed === '' ? undefined : trimmed;
}
function readHostname(text) {
const written = text.trim();
const problem = `${(0,_model_quote_js_2_ .hD)(written.replace(/^.*@/s, '…@'))} is not a host. Write ${(0,_model_quote_js_2_ .Vo)(['app.terraform.io', 'tfe.example.com:8443'])}.`;
if (/[\s\\?#@]|[^\x20-\x7e\u00a1-\uffff]/u.test(written))
return { problem };
const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`;
if (!URL.canParse(address))
return { problem };
const url = new URL(address);
if (url.pathname !== '/')
return { problem };
if (url.protocol !== 'https:' && url.protocol !== 'http:')
return { problem };
if (url.protocol === 'http:' && !(0,_model_origin_js_3_ .U)(url.hostname)) {
return { problem: `${(0,_model_quote_js_2_ .hD)(written)} would send the token unencrypted. Write https.` };
}
return { value: { hostname: url.host, origin: url.origin } };
}
function tokenFor(hostname, environment) {
for (const [name, value] of Object.entries(environment)) {
if (!name.startsWith('TF_TOKEN_') || value === undefined || value.trim() === '')
continue;
const host = name.slice('TF_TOKEN_'.length).replaceAll('__', '-').replaceAll('_', '.');
if (host.toLowerCase() === hostname.toLowerCase())
return value.trim();
}
return undefined;
}
const PLACEHOLDER = /\{(?:policy-set|policy)\}/g;
function readPolicyLink(link) {
const problem = (why) => ({
problem: `${why}. Write https://wiki.example.com/{policy-set}/{policy}.`,
});
const filledLink = link.replace(PLACEHOLDER, 'x');
if (!/^https:\/\/[^/?#\\]/i.test(link) || !URL.canParse(filledLink)) {
return problem('is not an https address');
}
const { username, password } = new URL(filledLink);
if (username !== '' || password !== '')
return problem('has a user in it');
const hostAndFragment = link.replace(/^(https:\/\/[^/?#]*)[^#]*/i, '$1');
if (/[{}]/.test(hostAndFragment))
return problem('has a placeholder outside of path and query');
if (/[{}\s]/.test(link.replace(PLACEHOLDER, ''))) {
return problem('has another placeholder than {policy-set} and {policy}, or white space');
}
return { value: link };
}
/***/ }),
/***/ 734:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
O2: () => ( asTrusted),
PJ: () => ( treeOf),
Yc: () => ( jobDirectoryOf),
dd: () => ( asOwn),
g7: () => ( describeDifferences),
lI: () => ( UntrustedError),
pG: () => ( readBranch)
});
var _configuration_cloud_block_js_0_ = __nccwpck_require__(177);
var _model_quote_js_1_ = __nccwpck_require__(8187);
function jobDirectoryOf(tree, workingDirectory) {
return tree.proposed ? tree.workspace : workingDirectory;
}
function treeOf(proposed, trustedFiles) {
return proposed ? { ...trustedFiles, proposed } : OWN;
}
const OWN = markAsOwn({ proposed: false });
function markAsOwn(value) {
return value;
}
function asOwn(_tree, value) {
return markAsOwn(value);
}
function asTrusted(value) {
return markAsOwn(value);
}
function readBranch(text) {
const isInvalid = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|^[-/.]|[/.]$|\/\/|\/\./u.test(text);
return isInvalid ? { problem: `${(0,_model_quote_js_1_ .hD)(text)} is not the name of a branch.` } : { value: text };
}
class UntrustedError extends Error {
name = 'UntrustedError';
helpCode;
constructor(message, helpCode) {
super(message);
this.helpCode = helpCode;
}
}
function describeDifferences(ownBlock, trusted, chosen) {
const sentences = [];
const compare = (what, ownName, name) => {
if (name === undefined || ownName === name)
return;
const says = ownName === undefined ? 'names none' : `says ${(0,_model_quote_js_1_ .hD)(ownName)}`;
const where = ownBlock === undefined ? 'the pull request' : ownBlock.at;
sentences.push(`The ${what} comes from ${trusted.at}, ${(0,_model_quote_js_1_ .hD)(name)}: ${where} ${says}, which does not count before it is merged.`);
};
if (chosen.organization)
compare('organization', ownBlock?.organization, trusted.organization);
if (chosen.workspaces) {
compare('workspace', describeWorkspaces(ownBlock), describeWorkspaces(trusted));
}
return sentences;
}
function describeWorkspaces(block) {
const { name, prefix, tags, project } = block?.workspaces ?? {};
const parts = [
name,
prefix && `${prefix}…`,
tags && `tags ${(0,_configuration_cloud_block_js_0_ .u0)(tags).join(', ')}`,
project && `project ${project}`,
].filter((part) => typeof part === 'string');
return parts.length > 0 ? parts.join(', ') : undefined;
}
/***/ }),
/***/ 7934:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
BpQ: () => ( minLength),
BuJ: () => ( getDotPath),
FsL: () => ( pipe),
IeY: () => ( custom),
Ikc: () => ( object),
KCZ: () => ( union),
KIO: () => ( picklist),
L5J: () => ( unknown),
NpB: () => ( fallback),
Oxt: () => ( variant),
Ru6: () => ( maxLength),
YOg: () => ( array),
YjP: () => ( string),
_H3: () => ( looseObject),
aig: () => ( number),
bPf: () => ( minEntries),
cl6: () => ( nullish),
euz: () => ( literal),
g1P: () => ( record),
lqM: () => ( optional),
mee: () => ( nullable),
qgA: () => ( parse),
rej: () => ( strictObject),
w1_: () => ( startsWith),
xLC: () => ( safeParse),
yGV: () => ( regex),
zMY: () => ( boolean)
});
let store$4;
const DEFAULT_CONFIG = {
lang: void 0,
message: void 0,
abortEarly: void 0,
abortPipeEarly: void 0
};
function getGlobalConfig(config$1) {
if (!config$1 && !store$4) return DEFAULT_CONFIG;
return {
lang: config$1?.lang ?? store$4?.lang,
message: config$1?.message,
abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
};
}
let store$3;
function getGlobalMessage(lang) {
return store$3?.get(lang);
}
let store$2;
function getSchemaMessage(lang) {
return store$2?.get(lang);
}
let store$1;
function getSpecificMessage(reference, lang) {
return store$1?.get(reference)?.get(lang);
}
function _stringify(input) {
const type = typeof input;
if (type === "string") return `"${input}"`;
if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
return type;
}
function _addIssue(context, label, dataset, config$1, other) {
const input = other && "input" in other ? other.input : dataset.value;
const expected = other?.expected ?? context.expects ?? null;
const received = other?.received ??  _stringify(input);
const issue = {
kind: context.kind,
type: context.type,
input,
expected,
received,
message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
requirement: context.requirement,
path: other?.path,
issues: other?.issues,
lang: config$1.lang,
abortEarly: config$1.abortEarly,
abortPipeEarly: config$1.abortPipeEarly
};
const isSchema = context.kind === "schema";
const message$1 = other?.message ?? context.message ??  getSpecificMessage(context.reference, issue.lang) ?? (isSchema ?  getSchemaMessage(issue.lang) : null) ?? config$1.message ??  getGlobalMessage(issue.lang);
if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
if (isSchema) dataset.typed = false;
if (dataset.issues) dataset.issues.push(issue);
else dataset.issues = [issue];
}
let textEncoder;
let segmenter;
let store;
function _isSameValueZero(value1, value2) {
return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
function _isValidObjectKey(object$1, key) {
return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}
function _isValueMatch(requirement, value$1) {
return Number.isNaN(requirement) && Number.isNaN(value$1) || requirement <= value$1 && requirement >= value$1;
}
function _joinExpects(values$1, separator) {
const list = [...new Set(values$1)];
if (list.length > 1) return `(${list.join(` ${separator} `)})`;
return list[0] ?? "never";
}
function _standardSchema(schema) {
schema["~standard"] = {
version: 1,
vendor: "valibot",
validate: (value$1) => schema["~run"]({ value: value$1 },  getGlobalConfig())
};
return schema;
}
function getDotPath(issue) {
if (issue.path) {
let key = "";
for (const item of issue.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`;
else key += item.key;
else return null;
return key;
}
return null;
}
var ValiError = class extends Error {
constructor(issues) {
super(issues[0].message);
this.name = "ValiError";
this.issues = issues;
}
};
function check(requirement, message$1) {
return {
kind: "validation",
type: "check",
reference: check,
async: false,
expects: null,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
return dataset;
}
};
}
function entries(requirement, message$1) {
return {
kind: "validation",
type: "entries",
reference: entries,
async: false,
expects: `${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (!dataset.typed) return dataset;
const count = Object.keys(dataset.value).length;
if (dataset.typed && count !== this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
return dataset;
}
};
}
const HASH_LENGTHS = {
md4: 32,
md5: 32,
sha1: 40,
sha256: 64,
sha384: 96,
sha512: 128,
ripemd128: 32,
ripemd160: 40,
tiger128: 32,
tiger160: 40,
tiger192: 48,
crc32: 8,
crc32b: 8,
adler32: 8
};
function includes(requirement, message$1) {
const expects =  _stringify(requirement);
return {
kind: "validation",
type: "includes",
reference: includes,
async: false,
expects,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !dataset.value.includes(this.requirement)) _addIssue(this, "content", dataset, config$1, { received: `!${expects}` });
return dataset;
}
};
}
function length(requirement, message$1) {
return {
kind: "validation",
type: "length",
reference: length,
async: false,
expects: `${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && dataset.value.length !== this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
return dataset;
}
};
}
function maxLength(requirement, message$1) {
return {
kind: "validation",
type: "max_length",
reference: maxLength,
async: false,
expects: `<=${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
return dataset;
}
};
}
function maxSize(requirement, message$1) {
return {
kind: "validation",
type: "max_size",
reference: maxSize,
async: false,
expects: `<=${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && dataset.value.size > this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
return dataset;
}
};
}
function minEntries(requirement, message$1) {
return {
kind: "validation",
type: "min_entries",
reference: minEntries,
async: false,
expects: `>=${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (!dataset.typed) return dataset;
const count = Object.keys(dataset.value).length;
if (dataset.typed && count < this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
return dataset;
}
};
}
function minLength(requirement, message$1) {
return {
kind: "validation",
type: "min_length",
reference: minLength,
async: false,
expects: `>=${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && dataset.value.length < this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
return dataset;
}
};
}
function regex(requirement, message$1) {
return {
kind: "validation",
type: "regex",
reference: regex,
async: false,
expects: `${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
return dataset;
}
};
}
function size(requirement, message$1) {
return {
kind: "validation",
type: "size",
reference: size,
async: false,
expects: `${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && dataset.value.size !== this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
return dataset;
}
};
}
function startsWith(requirement, message$1) {
return {
kind: "validation",
type: "starts_with",
reference: startsWith,
async: false,
expects: `"${requirement}"`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !dataset.value.startsWith(this.requirement)) _addIssue(this, "start", dataset, config$1, { received: `"${dataset.value.slice(0, this.requirement.length)}"` });
return dataset;
}
};
}
function value(requirement, message$1) {
return {
kind: "validation",
type: "value",
reference: value,
async: false,
expects: requirement instanceof Date ? requirement.toJSON() :  _stringify(requirement),
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && ! _isValueMatch(this.requirement, dataset.value)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() :  _stringify(dataset.value) });
return dataset;
}
};
}
const ABORT_EARLY_CONFIG = { abortEarly: true };
var _LruCache = class {
constructor(config$1) {
this.refCount = 0;
this.maxSize = config$1?.maxSize ?? 1e3;
this.maxAge = config$1?.maxAge ?? Infinity;
this.hasMaxAge = isFinite(this.maxAge);
}
stringify(input) {
const type = typeof input;
if (type === "string") return `"${input}"`;
if (type === "number" || type === "boolean") return `${input}`;
if (type === "bigint") return `${input}n`;
if (type === "object" || type === "function") {
if (input) {
this.refIds ?? (this.refIds =  new WeakMap());
let id = this.refIds.get(input);
if (!id) {
id = ++this.refCount;
this.refIds.set(input, id);
}
return `#${id}`;
}
return "null";
}
return type;
}
key(input, config$1 = {}) {
return `${this.stringify(input)}|${this.stringify(config$1.lang)}|${this.stringify(config$1.message)}|${this.stringify(config$1.abortEarly)}|${this.stringify(config$1.abortPipeEarly)}`;
}
get(key) {
if (!this.store) return void 0;
const entry = this.store.get(key);
if (!entry) return void 0;
if (this.hasMaxAge && Date.now() - entry[1] > this.maxAge) {
this.store.delete(key);
return;
}
this.store.delete(key);
this.store.set(key, entry);
return entry[0];
}
set(key, value$1) {
this.store ?? (this.store =  new Map());
this.store.delete(key);
const timestamp = this.hasMaxAge ? Date.now() : 0;
this.store.set(key, [value$1, timestamp]);
if (this.store.size > this.maxSize) this.store.delete(this.store.keys().next().value);
}
clear() {
this.store?.clear();
}
};
function getFallback(schema, dataset, config$1) {
return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
function fallback(schema, fallback$1) {
return _standardSchema({
...schema,
fallback: fallback$1,
"~run"(dataset, config$1) {
const outputDataset = schema["~run"](dataset, config$1);
return outputDataset.issues ? {
typed: true,
value:  getFallback(this, outputDataset, config$1)
} : outputDataset;
}
});
}
function getDefault(schema, dataset, config$1) {
return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}
function array(item, message$1) {
return _standardSchema({
kind: "schema",
type: "array",
reference: array,
expects: "Array",
async: false,
item,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (Array.isArray(input)) {
dataset.typed = true;
dataset.value = [];
for (let key = 0; key < input.length; key++) {
const value$1 = input[key];
const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
if (itemDataset.issues) {
const pathItem = {
type: "array",
origin: "value",
input,
key,
value: value$1
};
for (const issue of itemDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = itemDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!itemDataset.typed) dataset.typed = false;
dataset.value.push(itemDataset.value);
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function boolean(message$1) {
return _standardSchema({
kind: "schema",
type: "boolean",
reference: boolean,
expects: "boolean",
async: false,
message: message$1,
"~run"(dataset, config$1) {
if (typeof dataset.value === "boolean") dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function custom(check$1, message$1) {
return _standardSchema({
kind: "schema",
type: "custom",
reference: custom,
expects: "unknown",
async: false,
check: check$1,
message: message$1,
"~run"(dataset, config$1) {
if (this.check(dataset.value)) dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function literal(literal_, message$1) {
return _standardSchema({
kind: "schema",
type: "literal",
reference: literal,
expects:  _stringify(literal_),
async: false,
literal: literal_,
message: message$1,
"~run"(dataset, config$1) {
if ( _isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function looseObject(entries$1, message$1) {
return _standardSchema({
kind: "schema",
type: "loose_object",
reference: looseObject,
expects: "Object",
async: false,
entries: entries$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input && typeof input === "object") {
dataset.typed = true;
dataset.value = {};
for (const key in this.entries) {
const valueSchema = this.entries[key];
if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
const value$1 = key in input ? input[key] :  getDefault(valueSchema);
const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "object",
origin: "value",
input,
key,
value: value$1
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!valueDataset.typed) dataset.typed = false;
dataset.value[key] = valueDataset.value;
} else if (valueSchema.fallback !== void 0) dataset.value[key] =  getFallback(valueSchema);
else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
_addIssue(this, "key", dataset, config$1, {
input: void 0,
expected: `"${key}"`,
path: [{
type: "object",
origin: "key",
input,
key,
value: input[key]
}]
});
if (config$1.abortEarly) break;
}
}
if (!dataset.issues || !config$1.abortEarly) {
for (const key in input) if ( _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) dataset.value[key] = input[key];
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function map(key, value$1, message$1) {
return _standardSchema({
kind: "schema",
type: "map",
reference: map,
expects: "Map",
async: false,
key,
value: value$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input instanceof Map) {
dataset.typed = true;
dataset.value =  new Map();
for (const [inputKey, inputValue] of input) {
const keyDataset = this.key["~run"]({ value: inputKey }, config$1);
if (keyDataset.issues) {
const pathItem = {
type: "map",
origin: "key",
input,
key: inputKey,
value: inputValue
};
for (const issue of keyDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = keyDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "map",
origin: "value",
input,
key: inputKey,
value: inputValue
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
dataset.value.set(keyDataset.value, valueDataset.value);
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function nullable(wrapped, default_) {
return _standardSchema({
kind: "schema",
type: "nullable",
reference: nullable,
expects: `(${wrapped.expects} | null)`,
async: false,
wrapped,
default: default_,
"~run"(dataset, config$1) {
if (dataset.value === null) {
if (this.default !== void 0) dataset.value =  getDefault(this, dataset, config$1);
if (dataset.value === null) {
dataset.typed = true;
return dataset;
}
}
return this.wrapped["~run"](dataset, config$1);
}
});
}
function nullish(wrapped, default_) {
return _standardSchema({
kind: "schema",
type: "nullish",
reference: nullish,
expects: `(${wrapped.expects} | null | undefined)`,
async: false,
wrapped,
default: default_,
"~run"(dataset, config$1) {
if (dataset.value === null || dataset.value === void 0) {
if (this.default !== void 0) dataset.value =  getDefault(this, dataset, config$1);
if (dataset.value === null || dataset.value === void 0) {
dataset.typed = true;
return dataset;
}
}
return this.wrapped["~run"](dataset, config$1);
}
});
}
function number(message$1) {
return _standardSchema({
kind: "schema",
type: "number",
reference: number,
expects: "number",
async: false,
message: message$1,
"~run"(dataset, config$1) {
if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function object(entries$1, message$1) {
return _standardSchema({
kind: "schema",
type: "object",
reference: object,
expects: "Object",
async: false,
entries: entries$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input && typeof input === "object") {
dataset.typed = true;
dataset.value = {};
for (const key in this.entries) {
const valueSchema = this.entries[key];
if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
const value$1 = key in input ? input[key] :  getDefault(valueSchema);
const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "object",
origin: "value",
input,
key,
value: value$1
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!valueDataset.typed) dataset.typed = false;
dataset.value[key] = valueDataset.value;
} else if (valueSchema.fallback !== void 0) dataset.value[key] =  getFallback(valueSchema);
else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
_addIssue(this, "key", dataset, config$1, {
input: void 0,
expected: `"${key}"`,
path: [{
type: "object",
origin: "key",
input,
key,
value: input[key]
}]
});
if (config$1.abortEarly) break;
}
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function optional(wrapped, default_) {
return _standardSchema({
kind: "schema",
type: "optional",
reference: optional,
expects: `(${wrapped.expects} | undefined)`,
async: false,
wrapped,
default: default_,
"~run"(dataset, config$1) {
if (dataset.value === void 0) {
if (this.default !== void 0) dataset.value =  getDefault(this, dataset, config$1);
if (dataset.value === void 0) {
dataset.typed = true;
return dataset;
}
}
return this.wrapped["~run"](dataset, config$1);
}
});
}
function picklist(options, message$1) {
return _standardSchema({
kind: "schema",
type: "picklist",
reference: picklist,
expects:  _joinExpects(options.map(_stringify), "|"),
async: false,
options,
message: message$1,
"~run"(dataset, config$1) {
if (this.options.includes(dataset.value)) dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function record(key, value$1, message$1) {
return _standardSchema({
kind: "schema",
type: "record",
reference: record,
expects: "Object",
async: false,
key,
value: value$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input && typeof input === "object") {
dataset.typed = true;
dataset.value = {};
for (const entryKey in input) if ( _isValidObjectKey(input, entryKey)) {
const entryValue = input[entryKey];
const keyDataset = this.key["~run"]({ value: entryKey }, config$1);
if (keyDataset.issues) {
const pathItem = {
type: "object",
origin: "key",
input,
key: entryKey,
value: entryValue
};
for (const issue of keyDataset.issues) {
issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = keyDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
const valueDataset = this.value["~run"]({ value: entryValue }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "object",
origin: "value",
input,
key: entryKey,
value: entryValue
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function set(value$1, message$1) {
return _standardSchema({
kind: "schema",
type: "set",
reference: set,
expects: "Set",
async: false,
value: value$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input instanceof Set) {
dataset.typed = true;
dataset.value =  new Set();
for (const inputValue of input) {
const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "set",
origin: "value",
input,
key: null,
value: inputValue
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!valueDataset.typed) dataset.typed = false;
dataset.value.add(valueDataset.value);
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function strictObject(entries$1, message$1) {
return _standardSchema({
kind: "schema",
type: "strict_object",
reference: strictObject,
expects: "Object",
async: false,
entries: entries$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input && typeof input === "object") {
dataset.typed = true;
dataset.value = {};
for (const key in this.entries) {
const valueSchema = this.entries[key];
if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
const value$1 = key in input ? input[key] :  getDefault(valueSchema);
const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "object",
origin: "value",
input,
key,
value: value$1
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!valueDataset.typed) dataset.typed = false;
dataset.value[key] = valueDataset.value;
} else if (valueSchema.fallback !== void 0) dataset.value[key] =  getFallback(valueSchema);
else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
_addIssue(this, "key", dataset, config$1, {
input: void 0,
expected: `"${key}"`,
path: [{
type: "object",
origin: "key",
input,
key,
value: input[key]
}]
});
if (config$1.abortEarly) break;
}
}
if (!dataset.issues || !config$1.abortEarly) {
for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
_addIssue(this, "key", dataset, config$1, {
input: key,
expected: "never",
path: [{
type: "object",
origin: "key",
input,
key,
value: input[key]
}]
});
break;
}
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function string(message$1) {
return _standardSchema({
kind: "schema",
type: "string",
reference: string,
expects: "string",
async: false,
message: message$1,
"~run"(dataset, config$1) {
if (typeof dataset.value === "string") dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function _subIssues(datasets) {
let issues;
if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue);
else issues = dataset.issues;
return issues;
}
function union(options, message$1) {
return _standardSchema({
kind: "schema",
type: "union",
reference: union,
expects:  _joinExpects(options.map((option) => option.expects), "|"),
async: false,
options,
message: message$1,
"~run"(dataset, config$1) {
let validDataset;
let typedDatasets;
let untypedDatasets;
for (const schema of this.options) {
const optionDataset = schema["~run"]({ value: dataset.value }, config$1);
if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
else typedDatasets = [optionDataset];
else {
validDataset = optionDataset;
break;
}
else if (untypedDatasets) untypedDatasets.push(optionDataset);
else untypedDatasets = [optionDataset];
}
if (validDataset) return validDataset;
if (typedDatasets) {
if (typedDatasets.length === 1) return typedDatasets[0];
_addIssue(this, "type", dataset, config$1, { issues:  _subIssues(typedDatasets) });
dataset.typed = true;
} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
else _addIssue(this, "type", dataset, config$1, { issues:  _subIssues(untypedDatasets) });
return dataset;
}
});
}
function unknown() {
return _standardSchema({
kind: "schema",
type: "unknown",
reference: unknown,
expects: "unknown",
async: false,
"~run"(dataset) {
dataset.typed = true;
return dataset;
}
});
}
function variant(key, options, message$1) {
return _standardSchema({
kind: "schema",
type: "variant",
reference: variant,
expects: "Object",
async: false,
key,
options,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input && typeof input === "object") {
let outputDataset;
let maxDiscriminatorPriority = 0;
let invalidDiscriminatorKey = this.key;
let expectedDiscriminators = [];
const parseOptions = (variant$1, allKeys) => {
for (const schema of variant$1.options) {
if (schema.type === "variant") parseOptions(schema, new Set(allKeys).add(schema.key));
else {
let keysAreValid = true;
let currentPriority = 0;
for (const currentKey of allKeys) {
const discriminatorSchema = schema.entries[currentKey];
if (currentKey in input ? discriminatorSchema["~run"]({
typed: false,
value: input[currentKey]
}, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
keysAreValid = false;
if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
maxDiscriminatorPriority = currentPriority;
invalidDiscriminatorKey = currentKey;
expectedDiscriminators = [];
}
if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
break;
}
currentPriority++;
}
if (keysAreValid) {
const optionDataset = schema["~run"]({ value: input }, config$1);
if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
}
}
if (outputDataset && !outputDataset.issues) break;
}
};
parseOptions(this, new Set([this.key]));
if (outputDataset) return outputDataset;
_addIssue(this, "type", dataset, config$1, {
input: input[invalidDiscriminatorKey],
expected:  _joinExpects(expectedDiscriminators, "|"),
path: [{
type: "object",
origin: "value",
input,
key: invalidDiscriminatorKey,
value: input[invalidDiscriminatorKey]
}]
});
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function message(schema, message_) {
return _standardSchema({
...schema,
"~run"(dataset, config$1) {
return schema["~run"](dataset, {
...config$1,
message: message_
});
}
});
}
function parse(schema, input, config$1) {
const dataset = schema["~run"]({ value: input },  getGlobalConfig(config$1));
if (dataset.issues) throw new ValiError(dataset.issues);
return dataset.value;
}
function pipe(...pipe$1) {
return _standardSchema({
...pipe$1[0],
pipe: pipe$1,
"~run"(dataset, config$1) {
for (const item of pipe$1) if (item.kind !== "metadata") {
if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
dataset.typed = false;
break;
}
if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
}
return dataset;
}
});
}
function safeParse(schema, input, config$1) {
const dataset = schema["~run"]({ value: input },  getGlobalConfig(config$1));
return {
typed: dataset.typed,
success: !dataset.issues,
output: dataset.value,
issues: dataset.issues
};
}
/***/ })
});
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
var cachedModule = __webpack_module_cache__[moduleId];
if (cachedModule !== undefined) {
return cachedModule.exports;
}
var module = __webpack_module_cache__[moduleId] = {
id: moduleId,
loaded: false,
exports: {}
};
var threw = true;
try {
__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
threw = false;
} finally {
if(threw) delete __webpack_module_cache__[moduleId];
}
module.loaded = true;
return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
var leafPrototypes;
__nccwpck_require__.t = function(value, mode) {
if(mode & 1) value = this(value);
if(mode & 8) return value;
if(typeof value === 'object' && value) {
if((mode & 4) && value.__esModule) return value;
if((mode & 16) && typeof value.then === 'function') return value;
}
var ns = Object.create(null);
__nccwpck_require__.r(ns);
var def = {};
leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
}
def['default'] = () => (value);
__nccwpck_require__.d(ns, def);
return ns;
};
})();
(() => {
__nccwpck_require__.d = (exports, definition) => {
for(var key in definition) {
if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
}
}
};
})();
(() => {
__nccwpck_require__.f = {};
__nccwpck_require__.e = (chunkId) => {
return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
__nccwpck_require__.f[key](chunkId, promises);
return promises;
}, []));
};
})();
(() => {
__nccwpck_require__.u = (chunkId) => {
return ({
  "0": "program.js",
  "16": "bitbucket.js",
  "60": "gitea.js",
  "70": "without-service.js",
  "77": "shared-commit-under-review.js",
  "94": "repository-contents.js",
  "105": "to-view.js",
  "126": "find-exceptions.js",
  "184": "github.js",
  "209": "open-allowed-sources.js",
  "213": "matrix-group.js",
  "223": "locate-results.js",
  "260": "exec.js",
  "280": "version-control.js",
  "286": "sections.js",
  "292": "smol-toml.js",
  "296": "judge-files.js",
  "302": "upload.js",
  "308": "group-reports.js",
  "361": "azure.js",
  "397": "circleci.js",
  "425": "buildkite.js",
  "447": "host.js",
  "474": "shared-plan-of-run.js",
  "535": "uncommitted.js",
  "551": "pack-directory.js",
  "559": "shared-ignore-rules.js",
  "579": "named-files.js",
  "597": "variables.js",
  "600": "plan-file.js",
  "693": "gate.js",
  "701": "shared-run.js",
  "721": "shared-default-branch.js",
  "724": "shared-find-workspace.js",
  "738": "open-own-policies.js",
  "741": "read-configuration.js",
  "751": "jenkins.js",
  "752": "undici.js",
  "790": "git-files.js",
  "806": "pinned-policies.js",
  "809": "with-service.js",
  "846": "gitlab.js",
  "854": "shared-refuse-hidden.js",
  "856": "re2js.js",
  "940": "result.js",
  "978": "read-plan.js",
  "994": "comment.js"
})[chunkId];
};
})();
(() => {
__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
})();
(() => {
__nccwpck_require__.r = (exports) => {
if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
}
Object.defineProperty(exports, '__esModule', { value: true });
};
})();
(() => {
__nccwpck_require__.nmd = (module) => {
module.paths = [];
if (!module.children) module.children = [];
return module;
};
})();
(() => {
var installedChunks = {
792: 0
};
var installChunk = (data) => {
var {ids, modules, runtime} = data;
var moduleId, chunkId, i = 0;
for(moduleId in modules) {
if(__nccwpck_require__.o(modules, moduleId)) {
__nccwpck_require__.m[moduleId] = modules[moduleId];
}
}
if(runtime) runtime(__nccwpck_require__);
for(;i < ids.length; i++) {
chunkId = ids[i];
if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
installedChunks[chunkId][0]();
}
installedChunks[ids[i]] = 0;
}
}
__nccwpck_require__.f.j = (chunkId, promises) => {
var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
if(installedChunkData !== 0) { 
if(installedChunkData) {
promises.push(installedChunkData[1]);
} else {
if(true) { 
var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
throw e;
});
var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
promises.push(installedChunkData[1] = promise);
}
}
}
};
})();
var __webpack_exports__ = {};
__nccwpck_require__.d(__webpack_exports__, {
dz: () => ( InputError),
ql: () => ( pack.ql),
_7: () => ( client_errors._),
z6: () => ( checkHere),
Ng: () => ( connect),
S4: () => ( judge),
jG: () => ( packHere)
});
var external_node_path_ = __nccwpck_require__(6760);
var promises_ = __nccwpck_require__(1455);
var archive_place = __nccwpck_require__(4043);
var parsed_files = __nccwpck_require__(7025);
var take_turn = __nccwpck_require__(4990);
var program_path = __nccwpck_require__(439);
var ended_by = __nccwpck_require__(7953);
var workspace_selectors = __nccwpck_require__(589);
var job_time = __nccwpck_require__(1680);
var load_settings = __nccwpck_require__(2097);
var doubt = __nccwpck_require__(9733);
var describe = __nccwpck_require__(2591);
var model_verdict = __nccwpck_require__(3538);
var model_status = __nccwpck_require__(2373);
var report_changes = __nccwpck_require__(445);
var report_words = __nccwpck_require__(3629);
var report_causes = __nccwpck_require__(3008);
var markdown = __nccwpck_require__(75);
var occurrences = __nccwpck_require__(2314);
var message_text = __nccwpck_require__(4707);
var links = __nccwpck_require__(7713);
var sentence = __nccwpck_require__(2251);
var neutralise_log = __nccwpck_require__(2195);
var report_text = __nccwpck_require__(4913);
var verdict_sentence = __nccwpck_require__(8087);
var workspace_names = __nccwpck_require__(8832);
;// CONCATENATED MODULE: ./build/src/report/console.js
function renderHead(context) {
const { commit, runOptions = [], judgedBy } = context;
const { isLocal = false, byPerson = false } = context;
const where = isLocal ? 'without a service' : `${context.organization} on ${context.hostname}`;
const isOfCommit = !(isLocal && byPerson);
const what = (0,report_text.JO)(' ', (0,links.wH)(context), commit && isOfCommit ? `at ${commit.sha.slice(0, 7)}` : '');
const judge = judgedBy && `judged by ${judgedBy}`;
return (0,neutralise_log.Bv)((0,report_text.JO)(' · ', `Plangate ${context.version}`, where, judge, what), ...(runOptions.length > 0 ? [`Planned with ${runOptions.join(' · ')}`] : []));
}
function renderEvent(event, options = {}) {
const name = 'workspace' in event && options.areSeveral === true ? `${event.workspace}: ` : '';
const stamp = `  ${(0,report_text.C7)(event.atMs)} ${name}`;
switch (event.kind) {
case 'archive':
return archiveLines(event.archive, options.repositoryRoot);
case 'version-created':
return (0,neutralise_log.Bv)(`${stamp}configuration version ${event.versionId} created`);
case 'planning':
return (0,neutralise_log.Bv)(`▸ ${event.workspace}   planned by ${event.by}`);
case 'uploaded':
return (0,neutralise_log.Bv)(`${stamp}uploaded`);
case 'run-created':
return (0,neutralise_log.Bv)(`▸ ${event.workspace}   ${event.runUrl}${event.adopted ? '   (already started: adopted)' : ''}`);
case 'run-found':
return (0,neutralise_log.Bv)(`▸ ${event.workspace}   ${event.runUrl}   (not started here)`);
case 'run-overridden':
return (0,neutralise_log.Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} was overridden for these very files; no new run`);
case 'run-reused':
return (0,neutralise_log.Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} planned these very files for ${event.commit.slice(0, 7)}; no new run`);
case 'progress':
return event.words === model_status.LV.errored.says ? [] : (0,neutralise_log.Bv)(`${stamp}${event.words}`);
case 'canceling':
return (0,neutralise_log.Bv)(`${stamp}canceling ${event.runId}: ${event.why}`);
case 'workspace-decided': {
const { workspace, verdict, plan } = event.result;
const { sign, words } = report_words._G[verdict.word];
const changes = (0,report_words.hE)(plan) ? ', no changes' : '';
return (0,neutralise_log.Bv)(`${sign} ${workspace}   ${words}${changes}   ${(0,report_text.C7)(event.atMs)}`);
}
}
}
function archiveLines(archive, repositoryRoot) {
const listed = archive.excluded.filter(({ reason }) => reason !== 'ignored');
const ignored = archive.excluded.length - listed.length;
const files = archive.entries.filter(({ type }) => type === 'file').length;
const words = listed.map(({ path, reason }) => `${path} ${reason}`);
const notSent = (0,report_text.JO)(', ', ignored > 0 ? `${(0,report_text.ZV)(ignored)} ignored` : '', listed.length > 0 ? `${(0,report_text.ZV)(listed.length)} excluded: ${(0,report_text.so)(words, 4)}` : '');
const largest = (0,describe.cz)(archive);
const { uncommitted = [] } = archive;
return (0,neutralise_log.Bv)('▸ Archive', `  ${shownDirectory(archive.root, repositoryRoot)} → ${(0,report_text.rj)(files, 'file')}, ${(0,report_text.Xq)(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${notSent && `  (${notSent})`}`, ...(uncommitted.length > 0 ? [`  not committed: ${(0,report_text.so)(uncommitted, 4)}`] : []), ...(largest.length > 0 ? ['  The largest files:'] : []), ...largest.map((line) => `    ${line}`), ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`));
}
function shownDirectory(root, repositoryRoot) {
if (repositoryRoot === undefined || !root.startsWith(repositoryRoot))
return root;
const rest = root.slice(repositoryRoot.length).replace(/^[/\\]+/, '');
return rest === '' ? './' : `${rest}/`;
}
const SHOWN_IN_LOG = { closing: 50, others: 10, resources: 10, workspaces: 20, changes: 20 };
const LOGGED_TEXT = { characters: 600, lines: 10 };
function renderVerdict(view) {
const closing = (0,report_causes.Yv)(view.causes, view.green).flatMap(({ causes }) => causes);
const causes = [
...firstLines(closing, SHOWN_IN_LOG.closing, ({ length }) => (0,report_text.rj)(length, 'more cause'), (cause) => causeLines('✗', cause, view)),
...(0,report_causes.jf)(view.causes)
.filter(({ id }) => id !== 'notices')
.flatMap(({ id, noun, causes: some }) => firstLines(some, SHOWN_IN_LOG.others, ({ length }) => (0,report_text.rj)(length, `more ${noun}`), (cause) => causeLines(OTHER_SIGNS[id] ?? '!', cause, view))),
];
return (0,neutralise_log.Bv)('', ...workspaceLines(view), ...(0,report_changes.e6)(view, SHOWN_IN_LOG.changes), ...(causes.length > 0 ? ['', ...causes] : []), '', `${(0,report_words.Oi)(view.shownVerdict, view.green).sign} Policy gate: ${view.headline}.`, ...view.nextSteps);
}
const OTHER_SIGNS = { accepted: '✓' };
function firstLines(items, limit, restWords, toLines) {
const rest = items.slice(limit);
const shown = items.slice(0, limit).flatMap(toLines);
return rest.length > 0 ? [...shown, `  … and ${restWords(rest)}`] : shown;
}
function workspaceLines(view) {
const shown = (0,verdict_sentence.Qi)(view.workspaces).slice(0, SHOWN_IN_LOG.workspaces);
const width = Math.min(40, Math.max(...shown.map(({ name }) => name.length)));
const lines = shown.map((workspace) => workspaceLine(workspace, view, width));
const hidden = view.workspaces.length - shown.length;
const green = view.workspaces.filter(({ verdict }) => (0,model_verdict.gf)(verdict)).length;
if (hidden > 0)
lines.push(`  … and ${(0,report_text.rj)(hidden, 'more workspace')}, ${(0,report_text.ZV)(Math.min(hidden, green))} of them green`);
return lines;
}
function workspaceLine(workspace, view, width) {
const { verdict, name, runUrl } = workspace;
const { words } = report_words._G[verdict];
const { sign } = (0,report_words.Oi)(verdict, (0,model_verdict.gf)(verdict, view.context.failOn));
const plan = (0,report_changes.DO)(workspace);
const changes = plan === '–' ? '' : `   ${plan}`;
const url = runUrl === undefined ? '' : `   ${runUrl}`;
return `${sign} ${(0,markdown.Ow)(name, 90).padEnd(width)}   ${(0,report_words.Gw)(workspace) || words}${changes}${url}`;
}
function causeLines(sign, cause, view) {
const { kind, policy, policySet, message, code } = cause;
const names = (0,sentence.bo)((0,workspace_names.c)(cause.workspaces, view));
const where = view.workspaces.length > 1 ? `in ${names}` : '';
const ended = (cause.ended ?? []).map((each) => (0,markdown.Ow)((0,sentence.bo)((0,report_words.E5)(each, view.context.exceptionsFile)), 400));
if (kind === 'reason' || kind === 'notice') {
const text = (0,report_text._7)((0,doubt.F)({ text: message, code }, (words) => (0,markdown.Ow)(words, 900)));
return [`  ${sign} ${(0,report_text.JO)(': ', (0,markdown.Ow)(names, 300), text)}`];
}
const baseline = (0,sentence.bo)((0,report_words.v8)(cause.baseline, view.context));
const name = policy === '' ? `policy set ${policySet}` : policy;
const level = policy === '' ? 'could not be evaluated' : (0,report_words.je)(cause);
if ((0,report_words.oB)(cause)) {
const addresses = cause.occurrences.flatMap((occurrence) => occurrence.addresses);
const named = (0,report_text.so)([...new Set(addresses)], 3);
return [`  ${sign} ${inColumns([name, level, where, named, (0,report_words.zs)(cause)], 300)}`];
}
const occurrenceLines = (occurrence) => {
const ownWords = (0,sentence.bo)((0,report_words.v8)((0,occurrences.SU)(occurrence, cause), view.context));
const addresses = (0,report_text.so)((0,occurrences.TY)(occurrence), 5, (one) => (0,markdown.Ow)(one, 400));
const { lines, rest } = (0,message_text.VL)(occurrence.messages, LOGGED_TEXT);
const [first = '', ...others] = lines;
const parts = [(0,report_words.CP)(occurrence), addresses, first, ownWords];
return [
`  ${inColumns(parts, 2_000)}`,
...[...others, rest].filter(Boolean).map((line) => `      ${line}`),
];
};
const lines = firstLines(cause.occurrences, SHOWN_IN_LOG.resources, occurrences.cK, occurrenceLines);
const newWord = cause.age === 'new' ? 'new' : '';
const facts = [name, level, where, baseline, newWord, (0,report_words.mF)(cause), cause.messageOfAll];
return [
`  ${sign} ${inColumns(facts, 300)}`,
...ended.map((text) => `      ${text}`),
...lines.map((text) => `    ${text}`),
];
}
function inColumns(parts, limit) {
return (0,report_text.JO)('   ', ...parts.map((part = '') => (0,markdown.Ow)(part, limit)));
}
const FIRST = 'finding the workspace';
function createProgress() {
const undecided = new Map();
let decided = 0;
return {
record(event) {
if (event.kind === 'workspace-decided') {
decided++;
undecided.delete(event.result.workspace);
}
const words = event.kind === 'progress' ? event.words : PROGRESS_WORDS[event.kind];
const workspace = 'workspace' in event ? event.workspace : undefined;
if (workspace === undefined || words === undefined)
return;
let endsMs = event.kind === 'progress' ? undecided.get(workspace)?.endsMs : undefined;
if (event.kind === 'run-created' && event.lastDurationMs !== undefined) {
endsMs = event.atMs + event.lastDurationMs;
}
undecided.set(workspace, { words, endsMs });
},
statusLine(nowMs) {
const [only, ...others] = undecided.values();
if (only === undefined)
return decided > 0 ? 'reporting' : FIRST;
if (others.length === 0 && decided === 0) {
const leftMs = only.endsMs === undefined ? 0 : only.endsMs - nowMs;
const left = leftMs > 0 ? ` · about ${(0,report_text.C7)(leftMs)} left` : '';
return `${plain(only.words)}${left}`;
}
const workspaces = [...undecided].map(([name, { words }]) => ({ name, words }));
const parts = (0,report_text.$z)(workspaces, ({ words }) => words).map((group) => {
const names = (0,report_text.so)(group.map(({ name }) => plain(name)));
const which = group.length > MOST_NAMES ? (0,report_text.ZV)(group.length) : names;
return `${which} ${plain(group[0].words)}`;
});
return [`${decided} of ${decided + undecided.size} decided`, ...parts].join(', ');
},
};
}
const MOST_NAMES = 2;
function plain(words) {
return (0,markdown.Ow)((0,neutralise_log.om)(words), 60);
}
const PROGRESS_WORDS = {
planning: 'planning',
'version-created': 'uploading',
uploaded: 'starting the run',
'run-created': 'pending',
canceling: 'canceling',
};
;// CONCATENATED MODULE: ./build/src/check/check-log.js
function openCheckLog({ request, ports }, entryPoint) {
const { settings, repositoryRoot, context, subject, notices = [] } = request;
const { workspaces, plan } = settings.plan;
renderHead(context).forEach(entryPoint.print);
notices.forEach((notice) => entryPoint.log.warning(notice));
for (const doubt of subject.doubts ?? [])
entryPoint.log.warning((0,report_text._7)(doubt));
const follow = entryPoint.follow?.(settings);
const liveLog = startLiveLog(entryPoint, ports.clock);
const isOne = workspaces.length === 1 && workspaces[0]?.kind === 'name';
const areSeveral = !isOne || (plan !== undefined && !(0,load_settings.EN)(plan, request.workingDirectory));
const eventContext = { areSeveral, repositoryRoot };
const byWorkspace = printByWorkspace((line) => liveLog.print(line), areSeveral && entryPoint.folds === true);
return {
onEvent(event) {
follow?.(event);
liveLog.onEvent(event);
byWorkspace.print(event, renderEvent(event, eventContext));
},
during: (work) => liveLog.runWhile(work),
end(view) {
byWorkspace.end();
if (entryPoint.isFolded)
entryPoint.print(neutralise_log.Wk);
if (entryPoint.printEnd)
entryPoint.printEnd(view);
else
renderVerdict(view).forEach(entryPoint.print);
},
};
}
const MOST_UNFOLDED = 3;
function printByWorkspace(print, areKept) {
const kept = new Map();
const seen = new Set();
const printAll = (lines) => lines.forEach(print);
return {
print(event, lines) {
const isDecided = event.kind === 'workspace-decided';
const name = isDecided ? event.result.workspace : 'workspace' in event && event.workspace;
if (!areKept || name === false)
return printAll(lines);
seen.add(name);
const earlier = kept.get(name) ?? [];
kept.set(name, [...earlier, ...lines]);
if (!isDecided)
return undefined;
kept.delete(name);
if (seen.size <= MOST_UNFOLDED)
return printAll([...earlier, ...lines]);
const { begin, end } = (0,neutralise_log.Lc)(lines[0] ?? name);
return printAll([begin, ...earlier, end]);
},
end() {
for (const lines of kept.values())
printAll(lines);
kept.clear();
},
};
}
const FRAME_MS = 500;
const QUIET_MS = 30_000;
function startLiveLog({ print, status }, clock) {
const progress = createProgress();
const startedAt = clock.now();
let lastPrintedAt = startedAt;
const settled = new AbortController();
const statusText = (prefix = '') => {
const elapsedMs = clock.now() - startedAt;
return `${(0,report_text.C7)(elapsedMs)} ${prefix}${progress.statusLine(elapsedMs)}`;
};
const isUnsettledAfter = async (ms) => {
await clock.sleep(ms, settled.signal).catch(() => undefined);
return !settled.signal.aborted;
};
const animateStatusLine = async () => {
do
await status?.(statusText());
while (await isUnsettledAfter(FRAME_MS));
await status?.();
};
const printHeartbeats = async () => {
while (await isUnsettledAfter(lastPrintedAt + QUIET_MS - clock.now())) {
if (clock.now() - lastPrintedAt < QUIET_MS)
continue;
lastPrintedAt = clock.now();
print((0,neutralise_log.om)(`  ${statusText('still ')}`));
}
};
const showing = status ? animateStatusLine() : printHeartbeats();
return {
onEvent: (event) => progress.record(event),
print(line) {
lastPrintedAt = clock.now();
print(line);
},
async runWhile(work) {
try {
return await work;
}
finally {
settled.abort();
await showing;
}
},
};
}
var external_node_fs_ = __nccwpck_require__(3024);
var marker = __nccwpck_require__(2051);
var own_comments = __nccwpck_require__(9696);
var host_error = __nccwpck_require__(3452);
;// CONCATENATED MODULE: ./build/src/hosts/earlier-reports.js
async function readEarlierReports(comments, number, key, filesAt) {
const reading = comments.snapshot(number, { files: filesAt !== undefined });
const snapshot = await reading.catch((0,host_error.yg)(() => undefined));
if (snapshot === undefined)
return undefined;
const files = snapshot.headSha === filesAt ? snapshot.files : undefined;
return { ...earlierReportsIn(snapshot, key), files };
}
function earlierReportsIn(snapshot, key) {
const { comment, kept } = (0,own_comments.rA)(snapshot, key);
const isRead = comment === undefined ? snapshot.whole : kept !== undefined;
const { sections = [], commands = [], ended = [] } = kept ?? {};
return {
durations: Object.fromEntries(sections.flatMap(({ durations }) => Object.entries(durations))),
runs: sections.flatMap(({ headSha: head, runs, seals = {} }) => Object.entries(runs).map(([workspace, runId]) => {
return { workspace, runId, head, seals: seals[workspace] };
})),
ended: isRead ? new Set(ended) : undefined,
findingsOf: (section) => sections.find(({ id }) => id === section),
commands,
};
}
function createEarlierHints(subject, context, { clock, signal }) {
let durations = {};
const earlier = subject.earlierReports?.() ?? Promise.resolve(undefined);
const keepDurations = (reports) => void (durations = reports?.durations ?? {});
void earlier.then(keepDurations, () => undefined);
const readSoon = async () => {
const read = subject.sealed?.earlier?.() ?? earlier;
return withinLimit(read, clock);
};
return {
lastDurationMs: (workspace) => Object.hasOwn(durations, workspace) ? durations[workspace] : undefined,
namedRuns: async () => (await readSoon())?.runs,
ended: async () => (await readSoon())?.ended,
previous: async (names) => {
if (signal.aborted)
return undefined;
const last = await (subject.waitsForEarlierReports ? earlier : withinLimit(earlier, clock));
const workspaces = names.map((name) => ({ name }));
return last?.findingsOf((0,marker.F2)({ context, workspaces }));
},
};
}
const EARLIER_MS = 3_000;
async function withinLimit(answer, clock) {
const ended = new AbortController();
const toUndefined = () => undefined;
const limit = clock.sleep(EARLIER_MS, ended.signal).then(toUndefined, toUndefined);
return Promise.race([answer, limit]).finally(() => ended.abort());
}
var own_pages = __nccwpck_require__(7694);
var find_repository = __nccwpck_require__(6609);
var relative_path = __nccwpck_require__(319);
var quote = __nccwpck_require__(8187);
var model_secrets = __nccwpck_require__(2166);
var change_origin = __nccwpck_require__(8245);
var settings_settings = __nccwpck_require__(3674);
var version = __nccwpck_require__(5603);
;// CONCATENATED MODULE: ./build/src/check/check-request.js
function secretsOfJob({ service, job: { githubToken = '', checksToken = '' } }, others, log) {
const { token, recordKey = '' } = service;
return (0,model_secrets.BF)(log, [token, recordKey, githubToken, checksToken, ...others]);
}
function reportContext(settings, { reportedJob }, clock) {
const startedAt = clock.date().toISOString();
const reported = (0,settings_settings.f8)(settings);
return { ...reported, ...reportedJob, startedAt, version: version.xv };
}
var errors = __nccwpck_require__(4132);
;// CONCATENATED MODULE: ./build/src/check/prepare-request.js
async function prepareRequest(host, { log, workingDirectory, never, ...entryPoint }, { settings, notices: settingsNotices, local, undecided: missingProgram, ports }) {
const { plan, policy, job } = settings;
const { recordKey } = settings.service;
const secrets = [recordKey, job.githubToken, job.checksToken, ...entryPoint.secrets].filter((secret) => secret !== undefined);
const conceals = secretsOfJob(settings, [...entryPoint.secrets, ...entryPoint.concealed], log);
const problems = secretVariableProblems(settings, secrets);
if (problems.length > 0)
return { problems };
const directory = (0,external_node_path_.resolve)(workingDirectory, plan.directory);
const repositoryRoot = (0,archive_place._)(directory) ?? (0,external_node_path_.resolve)(host.root ?? external_node_fs_.realpathSync.native(directory));
const place = { directory, root: repositoryRoot, deadline: ports.endsAt };
const found = await findSubject(host, settings, place);
const isElsewhere = otherCheckout(found.subject, plan);
if (isElsewhere !== undefined)
return { problems: [isElsewhere] };
if ('refused' in found) {
const message = `is false. ${found.refused}`;
const problem = { where: 'allow-untrusted-head', message, code: errors.Lp.foreignCode };
return { refused: found.refused, problems: [problem] };
}
const { subject, undecided = missingProgram } = found;
const { workspace, jobTree } = host;
const excepted = await readExceptions(policy, { directory, workingDirectory, jobTree }, ports);
if ('problems' in excepted)
return excepted;
const own = await openOwnBesideService(settings, { subject, workingDirectory, jobTree }, ports);
if (own !== undefined && 'problems' in own)
return own;
const sources = await openAllowedSources(settings, { subject, directory, workingDirectory, jobTree }, ports, local);
if (sources !== undefined && 'problems' in sources) {
await own?.close();
return sources;
}
const isReuseWithoutEffect = plan.reuse === 'upload' &&
subject.sealed?.searched === undefined &&
subject.reportedJob.pullRequest !== undefined;
const ownPolicies = local?.own ?? own;
const written = pathsInRepository({ repositoryRoot, workspace });
const context = {
...reportContext(settings, subject, ports.clock),
byPerson: !jobTree.proposed,
judgedBy: ownPolicies?.judgedBy,
ownPolicies: ownPolicies?.sources.map(written),
};
return {
subject,
settings,
context,
hints: createEarlierHints(subject, context, ports),
workingDirectory,
repositoryRoot,
workspace,
never,
secrets,
conceals,
proposed: jobTree.proposed,
notices: settingsNotices
.concat(excepted.notices, own?.notices ?? [], isReuseWithoutEffect ? [NO_REUSE] : [])
.map(written),
own,
exceptions: excepted.exceptions,
sources,
groups: entryPoint.groups,
undecided,
};
}
function pathsInRepository({ repositoryRoot, workspace = repositoryRoot, }, copies = []) {
const named = [repositoryRoot, workspace];
const paths = new Set([...named, ...named.map(find_repository.eF)]);
const ofCopies = (0,relative_path.X)(copies);
const inRepository = (0,relative_path.X)([...paths].map((path) => ({ path, writtenAs: '' })));
return (text) => inRepository(ofCopies(text));
}
function otherCheckout(subject, { source, plan }) {
if (subject?.checkedOutTarget === undefined || source === 'vcs' || plan !== undefined) {
return undefined;
}
const { commit } = subject.checkedOutTarget;
const message = commit === undefined
? 'has no git, so it is not known whether it is of the target branch, as this event checks out by itself. Install git before the checkout step, and check the head of the pull request out there.'
: `is of commit ${commit.slice(0, 7)} of the target branch, and not of the change, which would not be judged. Check the head out: \`ref: \${{ github.event.pull_request.head.sha }}\` in the checkout step.`;
return { where: 'The checkout', message, code: errors.Lp.otherCommit };
}
const NO_REUSE = '`reuse: upload` takes nothing over here, because the CI host does not say which repository this is.';
async function openOwnBesideService(settings, where, ports) {
const { plan, policy, job } = settings;
const { policies } = policy;
if (plan.local || policies === undefined)
return undefined;
const { openOwnPolicies } = await Promise.all([__nccwpck_require__.e(292), __nccwpck_require__.e(978), __nccwpck_require__.e(806), __nccwpck_require__.e(738)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8738));
const { subject } = where;
const place = { ...where, pullRequest: subject.change?.pullRequest };
const ownSettings = { policies, directory: plan.directory, timeoutMs: job.timeoutMs };
return openOwnPolicies(ownSettings, place, ports, (0,change_origin.yX)(policy, subject));
}
async function readExceptions({ exceptionsFile: written }, where, ports) {
if (written === undefined)
return { exceptions: undefined, notices: [] };
const { findExceptions } = await __nccwpck_require__.e( 126).then(__nccwpck_require__.bind(__nccwpck_require__, 1126));
const found = await findExceptions({ written, ...where }, ports);
if ('problems' in found)
return found;
if ('notice' in found)
return { exceptions: undefined, notices: [found.notice] };
const { parseExceptions } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 9272));
const today = ports.clock.date().toISOString().slice(0, 10);
const parsed = parseExceptions(found.text, today);
if ('problems' in parsed) {
const inFile = ({ where: entry, ...problem }) => {
return { ...problem, where: `${written}: ${entry}` };
};
return { problems: parsed.problems.map(inFile) };
}
return { exceptions: { entries: parsed.exceptions, today }, notices: [] };
}
async function openAllowedSources({ plan, policy }, where, ports, local) {
const { allowedSourcesFile: written } = policy;
if (written === undefined)
return undefined;
const { subject, ...place } = where;
const { repository, commit } = subject.reportedJob;
const { openAllowedSources } = await Promise.all([__nccwpck_require__.e(721), __nccwpck_require__.e(209)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3209));
const address = repository && `${repository.serverUrl}/${repository.slug}`;
return openAllowedSources({
written,
...place,
repositoryAddress: address,
today: ports.clock.date().toISOString().slice(0, 10),
program: local?.planner.program ?? plan.engine,
commit: plan.source === 'vcs' && !plan.local ? commit?.sha : undefined,
}, ports);
}
async function findSubject(host, { plan, report, job }, place) {
const allowingAnyHead = { plan, report, job: { ...job, allowUntrustedHead: true } };
const hasPlanFile = plan.local && plan.plan !== undefined;
const subject = await host.subject(hasPlanFile ? allowingAnyHead : { plan, report, job }, place);
if (!('refused' in subject))
return { subject };
const { refused } = subject;
const reported = await host.subject(allowingAnyHead, place);
if ('refused' in reported) {
return { refused: plan.local ? reported.refused : refused, subject: undefined };
}
if (!plan.local)
return { refused, subject: reported };
const text = `Nothing was planned. ${refused} Or judge a plan that such a job has made: ${(0,own_pages.kX)()}`;
return { subject: reported, undecided: { text, code: errors.Lp.foreignCode } };
}
function secretVariableProblems({ service, plan: { variables = [] } }, others) {
const secrets = (0,model_secrets.gE)([service.token, ...others]);
return variables
.filter((line) => secrets.conceal(line) !== line)
.map((line) => ({
where: 'variables',
message: `would show a secret of this check to everybody who can read the run: the value of ${(0,quote.hD)(line.slice(0, line.indexOf('=')).trim())} is one, or holds one. Set it as a sensitive variable of the workspace.`,
}));
}
var limits = __nccwpck_require__(2696);
;// CONCATENATED MODULE: ./build/src/policy/bounded-texts.js
const MOST_CHARACTERS = 8_000_000;
const MOST_IN_QUESTIONS = 16_000_000;
const SHORT_MESSAGE = 200;
function withBoundedTexts(workspaces, most = MOST_CHARACTERS, mostInQuestions = MOST_IN_QUESTIONS) {
let charactersLeft = most;
let leftForQuestions = mostInQuestions;
const bounded = [];
for (const workspace of workspaces) {
let cutResults = 0;
let withoutQuestions = 0;
const results = [];
for (const { questions, ...rest } of workspace.results) {
for (const { answer, changes } of questions ?? []) {
leftForQuestions -= [answer, ...changes].reduce((sum, { length }) => sum + length, 0);
}
if (leftForQuestions < 0 && questions !== undefined)
withoutQuestions += 1;
const isKept = leftForQuestions >= 0 && questions !== undefined;
const result = isKept ? { ...rest, questions } : rest;
for (const text of textsOf(result))
charactersLeft -= text.length;
if (charactersLeft < 0)
cutResults += 1;
results.push(charactersLeft < 0 ? withShortTexts(result) : result);
}
const notice = `The texts of ${cutResults} policy results are cut, because a report has room for ${most} characters of them. The run has all of them.`;
const notShown = `${withoutQuestions} failures cannot be approved: what they change is longer than a report can show. Split the change, or fix them.`;
const notices = [
...(cutResults > 0 ? [notice] : []),
...(withoutQuestions > 0 ? [notShown] : []),
];
bounded.push(notices.length > 0
? { ...workspace, results, notices: [...workspace.notices, ...notices] }
: workspace);
}
return bounded;
}
function textsOf({ message, description = '', output, ...named }) {
const ofResources = named.resources.flatMap(({ messages }) => messages);
const general = named.generalMessages.map(({ text }) => text);
return [message, description, output, ofResources, general].flat();
}
function withShortTexts(result) {
const { message, resources } = result;
return {
...result,
message: message.length <= SHORT_MESSAGE ? message : `${message.slice(0, SHORT_MESSAGE - 1)}…`,
description: undefined,
output: [],
resources: resources.map((each) => ({ ...each, messages: [] })),
generalMessages: [],
};
}
var read_regular = __nccwpck_require__(3962);
;// CONCATENATED MODULE: ./build/src/report/relative-paths.js
function withRelativePaths(result, write) {
const verdict = ofVerdict(result.verdict, write);
return {
...result,
verdict,
workspaces: result.workspaces.map((each) => ofWorkspace(each, write)),
};
}
function ofWorkspace(workspace, write) {
const { failure, leftover } = workspace;
return {
...workspace,
verdict: ofVerdict(workspace.verdict, write),
notices: workspace.notices.map(write),
results: workspace.results.map((each) => ofResult(each, write)),
runTasks: workspace.runTasks.map((each) => ({ ...each, message: write(each.message) })),
diagnostics: workspace.diagnostics.map(({ detail, ...rest }) => ({
...rest,
summary: write(rest.summary),
...(detail !== undefined && { detail: write(detail) }),
})),
...(failure && { failure: { ...failure, text: write(failure.text) } }),
...(leftover !== undefined && { leftover: write(leftover) }),
};
}
function ofVerdict(verdict, write) {
const reasons = verdict.reasons.map((reason) => ({ ...reason, text: write(reason.text) }));
return { ...verdict, reasons };
}
function ofResult(result, write) {
const { policySet, message, output, resources, generalMessages } = result;
return {
...result,
policySet: write(policySet),
message: write(message),
output: output.map(write),
resources: resources.map((each) => ({ ...each, messages: each.messages.map(write) })),
generalMessages: generalMessages.map((each) => ({ ...each, text: write(each.text) })),
};
}
var given_approvals = __nccwpck_require__(6972);
var own_policies = __nccwpck_require__(8532);
var approval_key = __nccwpck_require__(2383);
var seals = __nccwpck_require__(8138);
;// CONCATENATED MODULE: ./build/src/overrides/command-work.js
class command_work_CommandRefused extends Error {
reaction;
isAnswered;
constructor(message, { reaction = '-1', isAnswered = false } = {}) {
super(message);
this.reaction = reaction;
this.isAnswered = isAnswered;
}
}
const MOST_IN_MESSAGE = 20;
function command_work_secretOf(values) {
const { 'record-key': recordKey, 'gate-token': gateToken, token } = values;
if (values['gate-workflow'] !== undefined)
return recordKey ?? '';
return secretOfSeals({ recordKey, gateToken, token });
}
var external_node_crypto_ = __nccwpck_require__(7598);
var model_address = __nccwpck_require__(3543);
var add_to = __nccwpck_require__(2588);
var parse = __nccwpck_require__(2340);
var guard = __nccwpck_require__(3749);
;// CONCATENATED MODULE: ./build/src/overrides/questions.js
function questionsAbout(json, secret) {
const key = (0,seals.S)(secret);
const hide = (place, value) => `hidden:${(0,seals.ol)(key, `hidden ${JSON.stringify([place, value])}`).toString('base64url')}`;
let planned;
return (result) => {
const { output, message, answers = [] } = result;
const question = (exact, answer) => {
const { changes, namesResources } = (planned ??= readPlanned(json, hide)).of(exact);
const shown = { answer, changes };
return { act: ownActOf(result, shown), namesResources, shown };
};
if (answers.length > 0) {
return answers.map((answer) => {
const { lines } = answer;
const hidden = (exact) => JSON.stringify({ lines, answer: hide('answer', exact) });
const shown = answer.shownOr(hidden);
return answer.digested((exact) => question(exact, shown));
});
}
return (output.length > 0 ? output : [message]).map((text) => {
const answer = JSON.stringify(text);
return question(answer, answer);
});
};
}
function actOf(result, question) {
return result.system === 'guard' ? guardActOf(result, question) : ownActOf(result, question);
}
function ownActOf({ policySet, policy, approval }, { answer, changes }) {
const who = approval?.approvers.map((name) => name.toLowerCase()).sort() ?? [];
return `override ${JSON.stringify([policySet, policy, who, answer, digestOfTexts(changes)])}`;
}
const DIGESTS = new WeakMap();
function digestOfTexts(texts) {
const known = DIGESTS.get(texts);
if (known !== undefined)
return known;
const hash = (0,external_node_crypto_.createHash)('sha256');
for (const text of texts)
hash.update(`${text.length} `).update(text);
const digest = hash.digest('hex');
DIGESTS.set(texts, digest);
return digest;
}
function readPlanned(json, hide) {
const entries = (0,parse.c3)(json.exactChanges());
const texts = [];
const textAt = (index) => (texts[index] ??= JSON.stringify(withHidden(entries[index], hide)));
const byAddress = new Map();
for (const [index, entry] of entries.entries()) {
const address = (0,parse._F)(entry, 'address');
if (typeof address !== 'string')
continue;
for (const name of new Set([address, (0,model_address.Pe)(address)]))
(0,add_to.D)(byAddress, name, index);
}
let all;
return {
of(answer) {
const named = addressesIn((0,parse.qF)(answer)).flatMap((name) => byAddress.get(name) ?? []);
if (named.length > 0) {
return { changes: [...new Set(named)].map(textAt), namesResources: true };
}
all ??= [...entries.keys()].map(textAt).concat(outputsIn(json, hide));
return { changes: all, namesResources: false };
},
};
}
function outputsIn({ document }, hide) {
const outputs = Object.entries((0,parse.Pf)(document['output_changes']));
return outputs.map(([name, change]) => JSON.stringify({ output: name, change: withHiddenValues(change, `output ${name}`, hide) }));
}
const PLAIN_OF_ENTRY = new Set('address module_address mode type name index provider_name previous_address deposed action_reason'.split(' '));
const PLAIN_OF_CHANGE = new Set('actions after_unknown before_sensitive after_sensitive replace_paths'.split(' '));
function withHidden(entry, hide) {
const address = (0,parse._F)(entry, 'address');
const place = typeof address === 'string' ? address : '';
return mapMembers(entry, place, hide, (name, value) => {
if (PLAIN_OF_ENTRY.has(name))
return value;
return name === 'change' ? withHiddenValues(value, place, hide) : hide(place, value);
});
}
function withHiddenValues(change, place, hide) {
const marks = [(0,parse._F)(change, 'before_sensitive'), (0,parse._F)(change, 'after_sensitive')];
const areKnown = marks.some(parse.u4) || marks.some((mark) => typeof mark === 'boolean');
return mapMembers(change, place, hide, (name, value) => {
if (PLAIN_OF_CHANGE.has(name))
return value;
const isValue = name === 'before' || name === 'after';
if (value === null)
return value;
if (!isValue || !areKnown)
return hide(place, value);
return hideMarked(value, marks, (hidden) => hide(place, hidden));
});
}
function mapMembers(value, place, hide, change) {
if (!(0,parse.u4)(value))
return hide(place, value);
return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(name, member)]));
}
const DEEPEST = 100;
function hideMarked(value, marks, hide, depth = 0) {
if (marks.includes(true) || depth > DEEPEST)
return hide(value);
const trees = marks.filter((mark) => typeof mark === 'object' && mark !== null);
if (trees.length === 0 || typeof value !== 'object' || value === null)
return value;
const inner = (name, member) => hideMarked(member, trees.map((mark) => (0,parse.Pf)(mark)[name]), hide, depth + 1);
if (Array.isArray(value))
return value.map((item, index) => inner(String(index), item));
return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inner(name, member)]));
}
function addressesIn(answer) {
const addresses = new Set();
const values = [answer];
for (let value = values.pop(); value !== undefined; value = values.pop()) {
if (typeof value === 'string') {
for (const address of (0,model_address.WX)(value).addresses)
addresses.add(address);
}
else if (typeof value === 'object' && value !== null) {
for (const [name, inner] of Object.entries(value)) {
values.push(name);
if (inner !== undefined && inner !== null)
values.push(inner);
}
}
}
return [...addresses].sort();
}
;// CONCATENATED MODULE: ./build/src/overrides/approvals.js
function signApprovals(found, { verb, by, at, reason, commit, number, base = '', event, appPushed }, { values }) {
const approved = found.filter(({ acts }) => acts.length > 0);
if (approved.length === 0)
return { approvals: [], approved: [], audit: [] };
const privateKey = readPrivateKey(values['approval-private-key'] ?? '');
if ('problem' in privateKey) {
const isMissing = (values['approval-private-key'] ?? '') === '';
throw new CommandRefused(isMissing ? NO_KEY : `\`approval-private-key\` ${privateKey.problem}`);
}
const keys = { secret: secretOf(values), privateKey: privateKey.value };
if (keys.secret === '')
throw new CommandRefused(NO_SECRET);
const repository = `${event.owner}/${event.repository}`;
const signed = { by, at, reason, commit, number, base, repository, appPushed };
const actCount = approved.flatMap(({ acts }) => acts).length;
if (actCount > MOST_APPROVED) {
throw new CommandRefused(`${actCount} exceed the limit: a comment approves at most ${MOST_APPROVED} at once.`);
}
const action = verb === 'override' || verb === 'approve' ? verb : 'allow-destroys';
const job = event.job?.url;
return {
approvals: approved.map(({ workspaceId, acts }) => signApproval(keys, { ...signed, workspaceId }, acts)),
approved: approved.map(({ workspace, approved: what }) => `${workspace}: ${what.join(', ')}`),
audit: approved.map(({ runId, workspace }) => {
return { action, run: runId, workspace, by, at, job, reason };
}),
};
}
const NO_KEY = 'Approvals are signed, and this job has no key for it: `plangate approval-key` makes one and says where its halves go (`approval-private-key`).';
const NO_SECRET = 'What is approved is digested with the secret of the gate, and this job has none: set `record-key`.';
function approvalsFor(subject, keys) {
if (keys === undefined || keys.secret === '')
return undefined;
return async (workspaceId) => {
const changes = (await subject?.approvals?.()) ?? [];
const base = subject?.base?.branch ?? '';
const opened = changes.map((change) => openAll({ ...change, base, workspaceId }, keys));
return {
approvals: opened.flatMap(({ approvals }) => approvals),
requests: changes.map(({ number, commit }) => ({ number, commit })),
notCounted: [...new Set(opened.flatMap(({ notCounted }) => notCounted))],
};
};
}
function openAll(scope, keys) {
const approvals = [];
const notCounted = [];
for (const command of scope.commands) {
const { by, at, reason, verb, commit } = command;
for (const approval of command.approvals) {
if (approval.workspaceId !== scope.workspaceId)
continue;
const approves = (0,seals.Yo)(keys, { scope, command, approval });
const { number } = scope;
const { appPushed } = approval;
const isOfDestroys = verb === 'allow-destroys';
if (approves !== undefined) {
approvals.push({ approves, by, at, reason, number, appPushed, isOfDestroys });
}
else if (commit !== scope.commit) {
notCounted.push(`${by} approved an earlier commit (${commit.slice(0, 7)}). Approve again: the head is newer.`);
}
else {
notCounted.push(`The approval of ${by} (${at}) is for another base branch, or not signed with the key of \`approval-key\`. Approve again.`);
}
}
}
return { approvals, notCounted };
}
function withApprovals(ownPolicies, read, secret) {
if (read === undefined)
return ownPolicies;
return {
...ownPolicies,
async approve(results, { json, workspace }) {
if (!results.some(own_policies.eG))
return [...results];
const given = await read((0,given_approvals.az)(workspace));
const applied = applyApprovals(results, given, questionsAbout(json, secret));
return workspace.id === undefined
? applied
: applied.map(({ questions: _questions, ...result }) => result);
},
};
}
function applyApprovals(results, given, questionsOf) {
const asked = new Map(results.flatMap((result) => (0,own_policies.eG)(result) ? [[result, questionsOf(result)]] : []));
const outdated = (0,given_approvals.qg)(given, [...asked.values()].flat());
const known = { ...given, notCounted: [...outdated, ...given.notCounted] };
return results.map((result) => {
const questions = asked.get(result);
if (questions === undefined)
return result;
const rule = result.approval ?? { approvers: [], needed: 1 };
const { isComplete, approval } = (0,given_approvals.wr)(questions, known, rule);
const named = result.approval === undefined ? {} : { approval };
if (!isComplete)
return { ...result, ...named, ...(0,given_approvals.qd)(questions) };
const override = overrideOf(questions, known, approval);
return { ...result, ...named, status: 'overridden', override };
});
}
function overrideOf([first], given, approval) {
const ofFirst = first === undefined ? [] : (0,given_approvals.to)(first, given).approvals;
const { given: ofAll, needed } = approval;
const people = (ofAll.length >= needed ? ofAll : ofFirst).slice(-needed);
return {
by: people.map(({ by }) => by).join(' and '),
at: people.at(-1)?.at,
reason: people.map(({ reason }) => reason).join('; '),
};
}
var run_seals = __nccwpck_require__(4226);
;// CONCATENATED MODULE: ./build/src/check/gate-request.js
function gateRequestOf(request, endsAt, local) {
const { settings, subject, exceptions, context, hints, repositoryRoot: repository } = request;
const { plan, policy, report, job } = settings;
const { changedFiles, textsAtMergeBase, mayBeRepeated, leavesBase } = subject;
const { targetBranches = [] } = policy;
const sealing = sealingOf(request);
const isRead = plan.group !== undefined || sealing?.searched !== undefined || request.groups !== undefined;
const keys = approvalKeysOf(request);
const { noPolicies } = local ?? {};
const own = local === undefined ? request.own : noPolicies === undefined ? local.own : undefined;
return {
plan,
policy,
judging: {
exceptions,
sources: request.sources,
own: own && withApprovals(own, approvalsFor(subject, keys), keys?.secret ?? ''),
noPolicies,
guard: guardOfSettings(policy, subject, keys),
diff: report.planDiff !== 'off',
},
change: {
base: subject.base && { ...subject.base, targetBranches },
message: plan.message ?? subject.message,
changeRequest: subject.changeRequest,
pullRequest: subject.change?.pullRequest,
sealing: isRead ? sealing : undefined,
jobNumber: context.job?.runId || undefined,
lastDurationMs: hints?.lastDurationMs,
namedRuns: hints?.namedRuns,
mayBeRepeated,
leavesBase,
proposal: subject.proposed ? { repository, changedFiles, textsAtMergeBase } : undefined,
},
deadline: endsAt - (0,job_time.L5)(job.timeoutMs),
timeoutMs: job.timeoutMs,
};
}
function approvalKeysOf({ settings }) {
const { plan, service, policy } = settings;
const key = policy.approvalKey === undefined ? undefined : (0,approval_key.RR)(policy.approvalKey);
if (key === undefined || 'problem' in key)
return undefined;
const secret = plan.local ? (service.recordKey ?? '') : (0,seals.Aw)(service);
return { secret, publicKey: key.value };
}
function sealingOf({ settings: { service, policy, report }, subject, hints, }) {
if (subject.sealed === undefined)
return undefined;
const { change, head, searched } = subject.sealed;
return {
seals: (0,run_seals.wz)((0,seals.Aw)(service), {
...change,
base: change.base ?? subject.base?.branch,
}),
head,
searched,
commentKey: report.commentKey,
form: (0,change_origin.yX)(policy, subject) ? 'whole' : 'redacted',
endedByComment: subject.sealed.earlier && hints?.ended,
};
}
function guardOfSettings(policy, subject, keys) {
const { protect = [], maxDestroys, maxActions } = policy;
const hasLimit = maxDestroys !== undefined || maxActions !== undefined;
if (protect.length === 0 && !hasLimit)
return undefined;
return {
protect,
maxDestroys,
maxActions,
fullPlan: (0,change_origin.yX)(policy, subject),
approvals: approvalsFor(subject, keys),
};
}
var failure_of = __nccwpck_require__(6281);
;// CONCATENATED MODULE: ./build/src/check/check.js
function check(host, entryPoint, ports) {
const work = async (allowMoreTime) => {
let prepared;
try {
const preparing = await prepareInTime(host, entryPoint, ports);
if ('problems' in preparing)
return inRepository(preparing, host, entryPoint);
prepared = preparing;
const { request, local } = prepared;
const checkLog = openCheckLog(prepared, entryPoint);
const onEvent = (event) => {
if (event.kind === 'version-created')
allowMoreTime();
checkLog.onEvent(event);
};
const judgePorts = { ...prepared.ports, log: entryPoint.log, onEvent };
const judging = planAndJudge(request, local, judgePorts);
const { result, view } = await checkLog.during(judging);
checkLog.end(view);
if (local !== undefined)
await entryPoint.afterLocal?.(local);
await entryPoint.beforePublishing?.(view, request);
allowMoreTime();
const published = await publishInTime(view, request.subject, ports);
return { settings: request.settings, result, view, published };
}
finally {
await ports.send.close();
await prepared?.local?.stop();
await prepared?.request.own?.close();
}
};
return (0,limits._K)(ports, work, () => notInTime(ports));
}
function inRepository({ problems, ...rest }, { jobTree, workspace, root }, { workingDirectory }) {
if (!jobTree.proposed)
return { problems, ...rest };
const write = pathsInRepository({ repositoryRoot: root ?? workingDirectory, workspace });
const written = problems.map((each) => ({ ...each, message: write(each.message) }));
return { problems: written, ...rest };
}
const CLOSING_MS = 500;
async function prepareInTime(host, entryPoint, jobPorts) {
const { endSignal } = jobPorts;
const loading = readSettingsAndOpen(host, entryPoint, jobPorts);
let preparing;
let isPrepared = false;
try {
const loaded = await (0,ended_by.m)(endSignal, loading);
if ('problems' in loaded)
return loaded;
const { local, ports } = loaded;
preparing = prepareRequest(host, entryPoint, loaded);
const request = await (0,ended_by.m)(endSignal, preparing);
if ('problems' in request)
return request;
isPrepared = true;
return { request, local, ports };
}
catch (error) {
if (!endSignal.aborted)
throw error;
return notInTime(jobPorts, 'git and the CI host had said what is to be judged');
}
finally {
const close = async () => {
const loaded = await loading;
if ('local' in loaded)
await loaded.local?.stop();
const request = await preparing;
if (request !== undefined && 'own' in request)
await request.own?.close();
};
if (!isPrepared) {
const closing = close().catch(() => undefined);
await (0,ended_by.m)(jobPorts.alarms.in(CLOSING_MS), closing).catch(() => undefined);
}
}
}
function notInTime({ signal }, what = 'this check was') {
if (signal.aborted) {
const canceled = {
where: 'The check',
message: 'was canceled.',
code: errors.Lp.canceled,
};
return { problems: [canceled], ended: 'canceled' };
}
const message = `was over before ${what}. Look in the lines above for what took so long, or raise \`timeout\`.`;
return { problems: [{ where: 'timeout', message, code: errors.Lp.outOfTime }], ended: 'timeout' };
}
async function readSettingsAndOpen({ jobTree, reviewed }, entryPoint, jobPorts) {
const parsed = new parsed_files.p();
const loaded = await entryPoint.settings(jobTree, parsed);
if ('problems' in loaded)
return loaded;
const { workingDirectory, log } = entryPoint;
const proposed = (0,workspace_selectors.s7)(loaded.settings.plan).map((path) => {
const directory = (0,external_node_path_.resolve)(workingDirectory, path);
return (0,archive_place._)(directory) ?? directory;
});
const places = { proposed, workingDirectory };
const environment = (0,program_path.Ej)(jobPorts.environment, places, (sentence) => log.warning(sentence));
const ports = { ...jobPorts, environment, parsed };
if (!loaded.settings.plan.local)
return { ...loaded, ports };
const { openLocal } = await Promise.all([__nccwpck_require__.e(292), __nccwpck_require__.e(978), __nccwpck_require__.e(806), __nccwpck_require__.e(738), __nccwpck_require__.e(724), __nccwpck_require__.e(721), __nccwpck_require__.e(70)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1070));
const opening = openLocal(loaded.settings, { workingDirectory, jobTree, reviewed }, ports);
const [local] = await Promise.all([opening, Promise.all([__nccwpck_require__.e(978), __nccwpck_require__.e(940), __nccwpck_require__.e(701), __nccwpck_require__.e(474), __nccwpck_require__.e(693)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3232))]);
if ('problems' in local)
return local;
if ('undecided' in local)
return { ...loaded, undecided: { text: local.undecided }, ports };
const refused = entryPoint.refuseLocal?.(local);
if (refused !== undefined) {
await local.stop();
return { problems: [refused] };
}
const { planner, own } = local;
if (planner.notIsolated !== undefined)
log.info(planner.notIsolated);
const plan = { ...loaded.settings.plan, engine: planner.program };
const settings = { ...loaded.settings, plan };
return { settings, notices: [...loaded.notices, ...own.notices], local, ports };
}
async function runGate(request, local, ports, limit = (source) => source) {
const { undecided } = request;
const startedAt = ports.clock.now();
const gateRequest = gateRequestOf(request, ports.endsAt, local);
const withPaths = (result) => withRelativePaths(result, pathsInRepository(request, local?.planner.copies()));
const explain = async (failure) => {
const { unjudgedResult } = await Promise.all([__nccwpck_require__.e(940), __nccwpck_require__.e(77)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2940));
const named = (0,workspace_selectors.Ht)(gateRequest.plan);
const failures = named.map((workspace) => ({ workspace, failure }));
return withPaths(unjudgedResult(failures, ports.clock.now() - startedAt));
};
if (undecided !== undefined) {
return explain({ kind: 'unplanned', ...undecided });
}
try {
const asked = { request, gateRequest, ports };
const source = local === undefined
? await (await Promise.all([__nccwpck_require__.e(724), __nccwpck_require__.e(809)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9446))).openSource(asked)
: await (await Promise.all([__nccwpck_require__.e(292), __nccwpck_require__.e(978), __nccwpck_require__.e(806), __nccwpck_require__.e(738), __nccwpck_require__.e(724), __nccwpck_require__.e(721), __nccwpck_require__.e(70)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1070))).openHere(asked, local);
const { gate } = await Promise.all([__nccwpck_require__.e(978), __nccwpck_require__.e(940), __nccwpck_require__.e(701), __nccwpck_require__.e(474), __nccwpck_require__.e(693)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3232));
return withPaths(await gate(limit(source), gateRequest, ports));
}
catch (error) {
return explain((0,failure_of.g5)(error, (0,failure_of.dL)(gateRequest.deadline, ports)));
}
}
async function planAndJudge(request, local, ports) {
const { context, hints, repositoryRoot, conceals: secrets } = request;
const renderer = __nccwpck_require__.e( 105).then(__nccwpck_require__.bind(__nccwpck_require__, 1105));
const judged = await runGate(request, local, ports);
if (local !== undefined)
sayNotices(judged, ports.log);
const { toReportView } = await renderer;
const inTime = (0,limits.Ce)(ports);
await (0,take_turn.Vm)();
const bounded = { ...judged, workspaces: withBoundedTexts(judged.workspaces) };
await (0,take_turn.Vm)();
const isElsewhere = await inTime(isOtherCommit(request), () => true);
const noticed = addNotices(bounded, request, isElsewhere);
const files = isElsewhere ? NO_FILES : FILES;
const places = { repositoryRoot, parsed: ports.parsed };
const located = await inTime(locate(noticed, { ...places, ...files }), () => locate(noticed, { ...places, ...NO_FILES }));
const moved = await inTime(moveToHead(located, request), () => located);
await (0,take_turn.Vm)();
const result = secrets.concealAll(moved);
await (0,take_turn.Vm)();
const names = result.workspaces.map(({ workspace }) => workspace).concat(result.unaffected ?? []);
const earlier = hints?.previous(names);
const previous = earlier && (await inTime(earlier, () => undefined));
const uncommittedFiles = uncommittedOf(result)?.length;
const { overriders } = result;
const { exceptions } = request;
const { exceptionsFile: file } = request.settings.policy;
const exceptionsFile = file && pathsInRepository(request)(file);
const ofResult = { previous, uncommittedFiles, overriders, exceptions, exceptionsFile };
const viewContext = { ...context, ...ofResult };
const shown = toReportView(result, viewContext);
await (0,take_turn.Vm)();
const view = secrets.concealAll(shown);
await (0,take_turn.Vm)();
return { result, view };
}
function sayNotices({ workspaces }, log) {
const said = workspaces.flatMap(({ workspace, notices }) => notices.map((notice) => ({ workspace, notice })));
for (const alike of (0,report_text.$z)(said, ({ notice }) => notice)) {
const names = alike.map(({ workspace }) => workspace);
log.info(`${(0,report_text.so)(names, 4)}: ${alike[0].notice}`);
}
}
function addNotices(result, { notices: requestNotices = [], proposed }, isElsewhere) {
const lacksLines = isElsewhere && result.workspaces.some(({ runId }) => runId !== undefined);
const byRun = result.uncommitted === undefined;
const uncommitted = proposed ? (uncommittedOf(result) ?? []) : [];
const notices = [
...requestNotices,
...(lacksLines ? [OTHER_COMMIT] : []),
...(uncommitted.length > 0
? [sayUncommitted(uncommitted, byRun ? 'the run planned' : 'the plan is of')]
: []),
];
const workspaces = result.workspaces.map((workspace) => ({
...workspace,
notices: [...new Set([...notices, ...workspace.notices])],
}));
return { ...result, workspaces };
}
function uncommittedOf({ archives, uncommitted }) {
if (uncommitted !== undefined)
return uncommitted;
const pathsByArchive = archives.flatMap(({ uncommitted }) => (uncommitted ? [uncommitted] : []));
return pathsByArchive.length === 0 ? undefined : [...new Set(pathsByArchive.flat())];
}
function sayUncommitted(paths, planned) {
const verb = paths.length === 1 ? 'differs' : 'differ';
return `Uncommitted changes: ${(0,report_text.J4)(paths, 3).join('')} ${verb} from the commit that is checked out, and ${planned} the changed files.`;
}
async function moveToHead(result, request) {
const { repositoryRoot, workspace = repositoryRoot } = request;
const { textsAtHead } = request.subject;
const { commit } = request.context;
if (textsAtHead === undefined || commit === undefined)
return result;
const checkedOut = await (0,find_repository.Xg)(repositoryRoot, workspace);
if (checkedOut === commit.sha)
return result;
const { carryPlaces } = await __nccwpck_require__.e( 223).then(__nccwpck_require__.bind(__nccwpck_require__, 9223));
return carryPlaces(result, { repositoryRoot, ...FILES, checkedOut, textsAtHead });
}
const OTHER_COMMIT = 'The checkout is another commit than the one that was planned, so findings have no lines. Check out the head of the pull request to have them.';
async function isOtherCommit(request) {
const { settings, context, repositoryRoot, workspace = repositoryRoot } = request;
if (settings.plan.source !== 'vcs')
return false;
const checkedOut = await (0,find_repository.Xg)(repositoryRoot, workspace);
return checkedOut === undefined || checkedOut !== context.commit?.sha;
}
const FILES = {
readFile: (path) => (0,read_regular.VX)(path).catch(() => undefined),
readDirectory: (path) => (0,promises_.readdir)(path).catch(() => []),
};
const NO_FILES = { readFile: async () => undefined, readDirectory: async () => [] };
async function locate(result, options) {
const hasAnythingToLocate = result.workspaces.some(({ results, diagnostics, changes }) => diagnostics.length > 0 ||
changes !== undefined ||
results.some(({ status }) => status !== 'passed'));
if (!hasAnythingToLocate)
return result;
const { locateResults } = await __nccwpck_require__.e( 223).then(__nccwpck_require__.bind(__nccwpck_require__, 9223));
return locateResults(result, options);
}
const GIVE_UP_MS = 1_000;
async function publishInTime(view, subject, { endsAt, clock, alarms }) {
const until = (0,job_time.S2)(endsAt, clock.now());
const late = alarms.in(until + GIVE_UP_MS - clock.now());
const publishing = subject.publish?.(view, until) ?? Promise.resolve({ doubts: [] });
try {
return await (0,ended_by.m)(late, publishing);
}
catch (error) {
if (!late.aborted)
throw error;
return {
doubts: [
{ text: 'The time was over before the report was published.', code: errors.Lp.outOfTime },
],
};
}
}
var client_client = __nccwpck_require__(4441);
var http_send = __nccwpck_require__(5226);
var system_clock = __nccwpck_require__(9233);
;// CONCATENATED MODULE: ./build/src/machine/connect.js
function connect(options) {
const { origin, token, environment = {}, caFile, timeoutMs, signal, log = SILENT } = options;
const clock = (0,system_clock.ml)();
const send = (0,http_send.R)({ environment, caFile });
const { random } = Math;
const deadline = timeoutMs === undefined ? undefined : clock.now() + timeoutMs;
const ports = { send, clock, random, log, signal };
const client = (0,client_client.U)({ origin, token, ...ports, deadline, discovers: true });
return { client, close: () => send.close() };
}
const ignore = () => { };
const SILENT = {
debug: ignore,
info: ignore,
warning: ignore,
error: ignore,
foreign: ignore,
secret: ignore,
};
var execute = __nccwpck_require__(4023);
var ask_git = __nccwpck_require__(9796);
var compare_with_commit = __nccwpck_require__(167);
var git_objects = __nccwpck_require__(1650);
var commit_id = __nccwpck_require__(6238);
var request_base = __nccwpck_require__(4610);
var error_message = __nccwpck_require__(4271);
;// CONCATENATED MODULE: ./build/src/trust/merge-base-texts.js
const MOST_FILES = 1_000;
function textsAtMergeBase(findTargets, repository, ports) {
let base;
const openBase = async () => {
for (const target of await findTargets()) {
const commit = await (0,compare_with_commit.wu)(target, repository, ports);
if (commit !== undefined)
return (0,git_objects.Cg)(commit, repository, ports);
}
return undefined;
};
return async (paths) => {
const files = await (base ??= openBase());
if (files === undefined || paths.length > MOST_FILES)
return undefined;
const ids = new Map();
for (const path of paths) {
const entry = await files.entry(path);
if (entry === undefined)
return undefined;
if (entry !== 'missing' && entry.mode.startsWith('100'))
ids.set(path, entry.id);
}
const blobs = await (0,git_objects.$I)([...new Set(ids.values())], repository, ports);
const texts = new Map();
for (const [path, id] of ids) {
const blob = blobs.get(id);
if (blob === undefined)
return undefined;
texts.set(path, blob.bytes.toString('utf8'));
}
return texts;
};
}
var tree = __nccwpck_require__(734);
var detect = __nccwpck_require__(585);
var shapes = __nccwpck_require__(5639);
var hosts_workspace = __nccwpck_require__(1956);
;// CONCATENATED MODULE: ./build/src/hosts/ci-job.js
async function describeCiJob(io) {
const { environment, workingDirectory, isPersonThere = false } = io;
const job = await (0,detect.lw)(environment, io.host);
const { host, defaultBranch: branchByHost } = job;
const workspace = (0,hosts_workspace.B3)(environment, workingDirectory);
const jobOrigin = await host.jobOrigin(environment, isPersonThere);
const [defaultBranch] = branchByHost === undefined
? (0,detect.nj)(environment, 'defaultBranch')
: [branchByHost];
const server = (0,detect.W0)(job);
const jobTree = (0,tree.PJ)(jobOrigin.proposed, {
workspace,
async trusted(root, named) {
if (host.trusted !== undefined)
return host.trusted(named);
const { trustedInGit } = await __nccwpck_require__.e( 790).then(__nccwpck_require__.bind(__nccwpck_require__, 3790));
return trustedInGit({ repository: (0,find_repository._8)(root), branch: named, server }, io);
},
async trustedCommit(root) {
const { trustedCommit } = await __nccwpck_require__.e( 790).then(__nccwpck_require__.bind(__nccwpck_require__, 3790));
return trustedCommit({ repository: (0,find_repository._8)(root), branch: branchByHost, server }, io);
},
});
return {
job,
jobOrigin,
jobTree,
defaultBranch,
server,
workspace,
};
}
async function openCiJob(ports, output) {
const described = await describeCiJob(ports);
const { job, jobOrigin, workspace } = described;
const commentPorts = { ...ports, ...withTimeAfterCancel(ports, ports.signal) };
return {
...described,
root: job.root,
reviewed: async (directory) => ({
head: job.commit ??
(job.isCommitAsked ? undefined : await (0,find_repository.Xg)(directory, workspace)),
built: (0,shapes.Si)((0,detect.nj)(ports.environment, 'built').find(Boolean)),
}),
async subject(settings, at) {
const place = { ...at, workspace, jobOrigin };
const refused = await refusalOf(job, settings, place, ports);
if (refused !== undefined)
return { refused };
const change = job.host.change
? await job.host.change(settings, place, ports)
: await changeByGit(described, settings, place, { git: ports, comments: commentPorts });
const { comment } = settings.report;
return {
...change,
base: await requestBaseOf(described),
checkedOutTarget: await findCheckedOutTarget(job, settings, place, ports),
async publish(view, until) {
if (output === undefined)
return { doubts: [] };
const publishing = { comment, reports: output.reports };
return publishOn(job, view, publishing, {
...commentPorts,
...output,
deadline: () => until,
});
},
};
},
};
}
async function refusalOf(job, settings, place, ports) {
const { jobOrigin } = place;
if (jobOrigin.changeOrigin === 'own' || settings.job.allowUntrustedHead)
return undefined;
const answer = (await job.host.askChangeOrigin?.(job, place, ports)) ?? jobOrigin;
const [planned = ''] = (0,workspace_selectors.s7)(settings.plan);
const directory = (0,external_node_path_.resolve)(ports.workingDirectory, planned);
const checkedOut = await (0,find_repository.Xg)(directory, place.workspace);
return (0,change_origin.re)({ ...answer, checkedOut });
}
async function findCheckedOutTarget({ host }, { plan }, { directory, workspace }, { environment, workingDirectory }) {
const tipOf = (branch) => (0,find_repository.Xg)(directory, workspace, `refs/remotes/origin/${branch}`);
const targets = (await host.targetCommits?.(environment, tipOf)) ?? [];
const checksOutTarget = host.checksOutTarget?.(environment) === true;
if (targets.length === 0 && !checksOutTarget)
return undefined;
for (const planned of (0,workspace_selectors.s7)(plan)) {
const path = (0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, planned));
const nearest = (0,find_repository._8)((0,find_repository.W1)(path) ?? path);
const commits = [
await (0,find_repository.Xg)(path, workspace),
nearest && (await (0,find_repository.Uo)(nearest)),
].filter((commit) => commit !== undefined);
const commit = commits.find((one) => targets.includes(one));
const mayBeTarget = commits.length === 0 && checksOutTarget;
if (commit !== undefined || mayBeTarget)
return { commit };
}
return undefined;
}
async function changeByGit(described, { plan, report }, { directory, root, workspace, deadline }, ports) {
const { job } = described;
const commit = job.commit ?? (await (0,find_repository.Xg)(directory, workspace));
const commentPorts = { ...ports.comments, deadline: () => deadline };
const api = report.comment === 'off' ? undefined : job.host.comments?.(job, commentPorts);
const comments = api === undefined || 'text' in api ? undefined : api;
const { repository, others } = (0,find_repository.Di)(root, workspace);
const knowsAllChanges = repository?.root === root && others.length === 0;
const { fork, proposed } = proposalOf(described);
const number = job.pullRequest?.number;
let reports;
const names = reportedNames(described, plan.group, {
root,
commit,
hasComments: comments !== undefined,
});
return {
...names,
sealed: sealedJobOf(described, await headOfOwnMerge(commit, described, repository, ports.git), names.changeRequest, report.commentKey),
change: { fork, pullRequest: number === undefined ? undefined : { number } },
proposed,
...changeReaders(described, knowsAllChanges ? repository : undefined, ports.git),
async earlierReports() {
if (comments === undefined || number === undefined)
return undefined;
reports ??= readEarlierReports(comments, number, report.commentKey);
return reports.catch((error) => {
if (ports.git.signal.aborted)
return undefined;
throw error;
});
},
};
}
function proposalOf({ job, jobOrigin }) {
const { changeOrigin, proposed } = jobOrigin;
return {
fork: changeOrigin === 'unknown' ? undefined : changeOrigin === 'foreign',
proposed: proposed || job.pullRequest !== undefined || (0,detect.cr)(job.environment),
target: (0,detect.nj)(job.environment, 'target').find(Boolean),
};
}
async function headOfOwnMerge(commit, described, repository, ports) {
const { host, environment } = described.job;
const branch = host.mergedBranch?.(environment);
const merge = (0,commit_id.f)(commit);
if (branch === undefined || merge === undefined || repository === undefined)
return commit;
const read = await (0,git_objects.kN)(merge, repository, ports).catch(() => undefined);
const [, head, ...others] = read?.parents ?? [];
if (head === undefined || others.length > 0)
return commit;
const tip = await askForTarget(branch, described, repository, ports);
return tip === head ? head : commit;
}
function sealedJobOf({ job, server }, head, changeRequest, commentKey) {
const address = server?.address;
const byAddress = address === undefined ? undefined : { host: new URL(address).host, id: address };
const unnamed = { host: '', id: '' };
const identity = job.host.repositoryId?.(job.environment) ?? byAddress ?? unnamed;
if (head === undefined)
return undefined;
const { host, id: repository } = identity;
const key = commentKey === 'default' ? '' : `/${commentKey}`;
const number = job.pullRequest?.number;
return {
change: { host, repository, number },
head,
searched: changeRequest && `${changeRequest}${key}`,
};
}
async function requestBaseOf({ job, jobOrigin }) {
const { host, environment, pullRequest } = job;
const base = await host.requestBase(environment);
const isNamed = pullRequest !== undefined || (0,detect.cr)(environment);
return base ?? (isNamed && jobOrigin.proposed ? (0,request_base.VT)(undefined) : undefined);
}
function reportedNames({ job, defaultBranch, server }, group, { root, commit, hasComments }) {
const { repository, pullRequest, jobUrl, runNumber, attempt } = job;
const slug = repository?.slug ?? slugOf(server?.address);
const change = `${slug ?? ''}${pullRequest ? `#${pullRequest.number}` : ''}`;
const at = commit === undefined ? '' : ` at ${commit.slice(0, 7)}`;
const changeRequest = slug && pullRequest ? change : undefined;
return {
reportedJob: {
repository: repository && { ...repository, root, defaultBranch: defaultBranch || undefined },
commit: commit === undefined ? undefined : { sha: commit },
pullRequest,
job: jobUrl === undefined
? undefined
: { url: jobUrl, runId: runNumber ?? 0, attempt: attempt ?? 1 },
actor: (0,detect.wl)(job.environment)[0],
adoptsOverridden: hasComments || changeRequest !== undefined,
},
message: `${change || 'plangate check'}${at}`,
changeRequest,
mayBeRepeated: attempt === undefined ? group !== undefined || !hasComments : attempt > 1,
};
}
function slugOf(address) {
if (address === undefined)
return undefined;
return new URL(address).pathname.replace(/^\/+/, '').replace(/\.git$/, '') || undefined;
}
function changeReaders(ciJob, repository, ports) {
if (repository === undefined)
return { changedFiles: async () => undefined };
const { target, proposed } = proposalOf(ciJob);
let targetCommit;
const findTarget = () => (targetCommit ??= askForTarget(target, ciJob, repository, ports));
const findTargets = async () => [await findTarget()].filter((commit) => commit !== undefined);
return {
changedFiles: async () => {
const isPush = target === undefined && !proposed;
const from = isPush ? await (0,ask_git.Oh)(repository, ports) : await findTarget();
return from ? (0,compare_with_commit.$A)(from, repository, ports) : undefined;
},
textsAtMergeBase: target === undefined ? undefined : textsAtMergeBase(findTargets, repository, ports),
};
}
async function askForTarget(target, { server }, repository, ports) {
const commit = (0,commit_id.f)(target);
if (target === undefined || commit !== undefined)
return commit;
const branch = target.replace(/^refs\/heads\//, '');
try {
const { trustedCommit } = await __nccwpck_require__.e( 790).then(__nccwpck_require__.bind(__nccwpck_require__, 3790));
const found = await trustedCommit({ repository, branch, server }, ports);
return found.commit;
}
catch (error) {
if (!(error instanceof tree.lI))
throw error;
return undefined;
}
}
async function publishOn(job, view, settings, ports) {
const doubts = [];
const { reports, comment: when } = settings;
if (reports !== undefined) {
await ports.writeReports?.(view, reports).catch((error) => {
const text = `Not all reports were written to ${reports}: ${(0,error_message.g)(error)}`;
doubts.push({ text, code: errors.Lp.reportsNotWritten });
});
}
try {
const publishing = job.host.publish?.(job, view, settings, ports);
const onHost = (await publishing) ?? { doubts: [] };
doubts.push(...onHost.doubts);
const { pullRequest, commit: headSha = '' } = job;
const api = job.host.comments?.(job, ports);
if (pullRequest === undefined || api === undefined || when === 'off') {
return { ...onHost, doubts };
}
if ('text' in api)
return { doubts: [...doubts, api] };
const { toCommentContent, writeComment } = await Promise.all([__nccwpck_require__.e(286), __nccwpck_require__.e(994)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4994));
const target = { number: pullRequest.number, headSha, green: view.green, when };
const toPublished = (0,host_error.yg)((error) => ({
doubts: [(0,doubt.F)((0,doubt.k)(error), (why) => `No comment: ${why}`)],
}));
const writing = writeComment(api, toCommentContent(view, [], ports.clock.date()), target, ports);
const written = await writing.catch(toPublished);
return { ...written, doubts: [...doubts, ...written.doubts] };
}
catch (error) {
const message = ports.signal?.aborted ? { text: 'the check was canceled.' } : (0,doubt.k)(error);
const problem = (0,doubt.F)(message, (why) => `The report was not published: ${why}`);
return { doubts: [...doubts, problem] };
}
}
const MOST_MS = 5_500;
const SILENT_MS = 700;
function withTimeAfterCancel({ send, clock }, signal) {
const late = new AbortController();
let answers = 0;
let waiting = 0;
let endsAt;
let watching;
const watch = async () => {
endsAt ??= clock.now() + MOST_MS;
for (let before = answers; clock.now() < endsAt; before = answers) {
await clock.sleep(SILENT_MS);
if (waiting > 0 && answers === before)
break;
}
late.abort();
};
const watchIfAsked = () => {
if (signal.aborted && waiting > 0)
watching ??= watch();
};
const onAbort = () => {
endsAt = clock.now() + MOST_MS;
watchIfAsked();
};
signal.addEventListener('abort', onAbort, { once: true });
return {
signal: late.signal,
async send(request) {
waiting += 1;
watchIfAsked();
try {
const answer = await send(request);
answers += 1;
return answer;
}
finally {
waiting -= 1;
}
},
};
}
var machine_network = __nccwpck_require__(2605);
;// CONCATENATED MODULE: ./build/src/model/job-secrets.js
const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY|RECORD_KEY)$/;
const SHORTEST_IN_FILES = 16;
function environmentSecrets(environment, secretName = SECRET_NAME) {
return valuesOf(environment, secretName, SHORTEST_IN_FILES);
}
const CONCEALED_NAME = /^(?!STATE_)(?:.*[_-])?(?:[A-Z]*(?:TOKEN|PASSWORD)|SECRET(?:[_-]ID)?|PASSWD|(?<=[_-])(?:PWD|PASS)|PASSPHRASE|PAT|JWT|AUTH|BEARER|WEBHOOK(?:[_-]URL)?|CREDENTIALS?|(?:API|APP|ACCESS|ACCOUNT|AUTH|MASTER|LICENSE|STORAGE|PRIVATE|RECORD|SECRET|SIGNING|ENCRYPTION|DEPLOY)[_-]?KEY)(?:[_-]?(?:V?\d+|RO|RW))?$/i;
const SHORTEST_IN_REPORTS = 8;
const COMMON_WORD = /^[a-z]{1,12}$/;
function concealedIn(environment) {
const values = new Set(valuesOf(environment, CONCEALED_NAME, SHORTEST_IN_REPORTS));
for (const [name, value = ''] of Object.entries(environment)) {
const text = PROXY.test(name) && !value.includes('://') ? `http://${value}` : value;
for (const secret of [...loginsIn(text), ...passwordsIn(value)]) {
for (const form of [secret, (0,model_secrets.DH)(secret)]) {
if (form.length >= SHORTEST_IN_REPORTS)
values.add(form);
}
}
}
return [...values].filter((value) => !COMMON_WORD.test(value));
}
const PROXY = /^(?:https?|all)_proxy$/i;
function loginsIn(text) {
const logins = [];
for (const [, login = ''] of text.matchAll(/:\/\/([^\s/?#"']*)@/g)) {
const [user = '', ...rest] = login.split(':');
const password = rest.join(':');
if (password !== '')
logins.push(password);
else if (/\d/.test(user))
logins.push(user);
}
return logins;
}
const PASSWORD_FORMS = [
/\bauthorization:\s*\w+\s+([^\s'"]+)/gi,
/\bpassword\s+(\S+)/g,
/\b(?:auth|(?:identity_?)?token|pass(?:word|phrase)|(?:access|api|secret)_key)["']?\s*[:=]\s*"([^"]+)"/gi,
];
function passwordsIn(text) {
return PASSWORD_FORMS.flatMap((form) => Array.from(text.matchAll(form), ([, password = '']) => password));
}
function valuesOf(environment, secretName, shortest) {
return Object.entries(environment)
.filter(([name]) => secretName.test(name) || name.startsWith('TF_TOKEN_'))
.map(([, value]) => value?.trim() ?? '')
.filter(({ length }) => length >= shortest);
}
;// CONCATENATED MODULE: ./build/src/report/json.js
function renderJson(view) {
return printableJson(reportFields(view));
}
function toReport(view) {
return JSON.parse(JSON.stringify(reportFields(view)));
}
function reportFields(view) {
const { context, audit, unaffected } = view;
const { runOptions = [], uncommittedFiles } = context;
return {
schemaVersion: view.schemaVersion,
tool: { name: 'plangate', version: context.version },
verdict: view.verdict,
green: view.green,
failOn: context.failOn,
runOptions: runOptions.length > 0 ? runOptions : undefined,
headline: view.headline,
nextSteps: view.nextSteps,
overrides: view.overrides,
counts: view.counts,
workspaces: view.workspaces.map((workspace) => ({
...workspace,
reasons: workspace.reasons.map(({ text }) => text),
takesNoOverride: undefined,
timestamps: undefined,
approvedGuards: undefined,
countsBySource: undefined,
})),
unaffected: unaffected.length > 0 ? unaffected : undefined,
causes: view.causes.map(causeForPrograms),
resolved: view.resolved,
notCompared: view.notCompared > 0 ? view.notCompared : undefined,
results: view.results.map(forPrograms),
runTasks: view.runTasks,
audit: audit.length > 0 ? audit : undefined,
archives: view.archives,
organization: context.organization || undefined,
hostname: context.isLocal === true ? undefined : context.hostname,
group: context.group,
commit: context.commit,
dirty: uncommittedFiles === undefined ? undefined : uncommittedFiles > 0,
uncommittedFiles: uncommittedFiles === 0 ? undefined : uncommittedFiles,
pullRequest: context.pullRequest,
job: context.job,
startedAt: context.startedAt,
durationMs: view.durationMs,
};
}
function causeForPrograms(cause) {
const { todo, ended, resources, generalMessages } = cause;
const fields = {
...cause,
...WITHOUT_FIELDS,
resources: resources.map(withoutLines),
generalMessages: generalMessages.map(withoutLines),
ended: ended?.map(({ until, owner }) => ({ until, owner })),
whoActs: todo && { role: todo.role, names: todo.names },
nextStep: todo && (0,sentence.bo)(todo.step),
};
return fields;
}
const WITHOUT_FIELDS = {
occurrences: undefined,
messageOfAll: undefined,
todo: undefined,
own: undefined,
overriders: undefined,
failure: undefined,
missedBy: undefined,
withoutOverride: undefined,
remedy: undefined,
};
const withoutLines = (named) => ({
...named,
attribute: undefined,
excerpt: undefined,
});
function forPrograms(result) {
return {
...result,
resources: result.resources.map(withoutLines),
generalMessages: result.generalMessages.map(withoutLines),
excerpt: undefined,
printedFor: undefined,
answers: undefined,
};
}
function printableJson(value) {
const escaped = JSON.stringify(value, undefined, 2)
.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, escapeUnits)
.replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
return `${escaped}\n`;
}
var did_you_mean = __nccwpck_require__(440);
var inputs = __nccwpck_require__(198);
;// CONCATENATED MODULE: ./build/src/check/library.js
const NO_INPUTS = {
environment: true,
workingDirectory: true,
isPersonThere: true,
changedFiles: true,
signal: true,
log: true,
onEvent: true,
};
class InputError extends Error {
name = 'InputError';
problems;
constructor(problems) {
super((0,parse.cj)(problems));
this.problems = problems;
}
}
async function checkHere(options = {}) {
const { changedFiles, isPersonThere } = options;
const { signal = new AbortController().signal } = options;
const { inputs, problems } = readOptions(options, Object.keys(NO_INPUTS));
const workingDirectory = (0,external_node_path_.resolve)(options.workingDirectory ?? '.');
const secrets = (0,model_secrets.gE)(concealedIn(options.environment ?? {}));
const log = concealingLog(options.log ?? SILENT, secrets);
const environment = (0,hosts_workspace.by)(options.environment ?? {}, workingDirectory, (sentence) => log.warning(sentence));
const { random } = Math;
const machine = { environment, execute: execute.g7, executeBounded: execute.Fo, alarms: system_clock.bq, workingDirectory, isPersonThere };
const network = (0,machine_network.X)(inputs['ca-file'], machine);
const unlimited = { ...machine, ...network, clock: (0,system_clock.ml)(), random, signal };
const ports = (0,limits.wP)((0,settings_settings.OW)(inputs['timeout']), unlimited);
const host = hostOf(await (0,detect.B1)(environment), changedFiles);
const ciJob = await (0,ended_by.m)(ports.endSignal, openCiJob({ ...ports, host }));
const checked = await check(ciJob, {
async settings(jobTree, parsed) {
const sources = { inputs, environment, entryPoint: 'library' };
const loaded = await (0,load_settings.M5)(sources, workingDirectory, jobTree, parsed);
const found = 'problems' in loaded ? loaded.problems.map(toOptionNames) : [];
const reported = new Set(problems.map(({ where }) => where));
const all = [...problems, ...found.filter(({ where }) => !reported.has(where))];
return all.length > 0 ? { problems: all } : loaded;
},
workingDirectory,
secrets: [],
concealed: concealedIn(environment),
never: [],
log,
print: () => undefined,
follow: () => (event) => options.onEvent?.(secrets.concealAll(event)),
}, ports);
if ('problems' in checked) {
const shown = secrets.concealAll(checked.problems);
throw checked.ended === undefined ? new InputError(shown) : new Error((0,parse.cj)(shown));
}
const { settings, result, view } = checked;
const verdict = result.verdict.word;
return {
verdict,
green: (0,model_verdict.gf)(verdict, settings.policy.failOn),
report: toReport(view),
};
}
function hostOf(host, changedFiles) {
return {
...host,
change: async (_, { jobOrigin }) => ({
reportedJob: {},
message: 'plangate',
proposed: jobOrigin.proposed,
changedFiles: async () => changedFiles && [...changedFiles],
}),
};
}
function concealingLog(log, secrets) {
return {
debug: (line) => log.debug(secrets.conceal(line)),
info: (line) => log.info(secrets.conceal(line)),
warning: (line) => log.warning(secrets.conceal(line)),
error: (line) => log.error(secrets.conceal(line)),
foreign: (text) => log.foreign(secrets.conceal(text)),
secret(value) {
secrets.keep(value);
log.secret(value);
},
};
}
const TIMEOUT_MS = 10 * 60_000;
async function judge(plan, policies, options) {
const { judgeFiles } = await Promise.all([__nccwpck_require__.e(292), __nccwpck_require__.e(978), __nccwpck_require__.e(806), __nccwpck_require__.e(738), __nccwpck_require__.e(296)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7296));
const { environment, redacted = false, run } = options;
const { timeoutMs = TIMEOUT_MS, workingDirectory = '.' } = options;
const timeUp = system_clock.bq.in(timeoutMs);
const signal = options.signal === undefined ? timeUp : system_clock.bq.any(timeUp, options.signal);
const clock = (0,system_clock.ml)();
const deadlineMs = clock.now() + timeoutMs;
const { readPlanJson } = await __nccwpck_require__.e( 978).then(__nccwpck_require__.bind(__nccwpck_require__, 3597));
const json = await readPlanJson(plan, !redacted, signal);
const planToJudge = { json, run, workspace: '' };
const limits = { environment, signal, deadlineMs };
return judgeFiles(planToJudge, policies, workingDirectory, { clock, executeBounded: execute.Fo, ...limits });
}
async function packHere(options) {
const { environment: given = {}, log: logOfCaller = SILENT, signal, ...toPack } = options;
const root = (0,external_node_path_.resolve)(toPack.root);
const secrets = (0,model_secrets.gE)([...concealedIn(given), ...(toPack.secrets ?? [])]);
const log = concealingLog(logOfCaller, secrets);
const environment = (0,hosts_workspace.by)(given, root, (sentence) => log.warning(sentence));
const { packDirectory } = await Promise.all([__nccwpck_require__.e(559), __nccwpck_require__.e(551)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3551));
return packDirectory({ ...toPack, root }, { environment, execute: execute.g7, log, signal });
}
const SPECS = new Map(inputs.mc.filter((spec) => (0,inputs.Sw)(spec, 'library')).map((spec) => [(0,settings_settings.QX)(spec), spec]));
const OPTION_NAMES = new Map(Array.from(SPECS, ([name, spec]) => [spec.name, name]));
function readOptions(options, others) {
const inputs = {};
const problems = [];
for (const [name, value] of Object.entries({ ...options })) {
if (others.includes(name) || value === undefined)
continue;
const spec = SPECS.get(name);
if (spec === undefined) {
const near = OPTION_NAMES.get(name) ?? (0,did_you_mean.a)(name, [...SPECS.keys(), ...others]);
const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
problems.push({ where: name, message: `is not an option. ${remedy}` });
continue;
}
const option = textOf(value, spec);
if ('problem' in option)
problems.push({ where: name, message: option.problem });
else
inputs[spec.name] = option.text;
}
return { inputs, problems };
}
function toOptionNames({ where, message }) {
const messageOfOption = message.replaceAll(/`([a-z-]+)`/g, (_, word) => `\`${OPTION_NAMES.get(word) ?? word}\``);
return { where: OPTION_NAMES.get(where) ?? where, message: messageOfOption };
}
const TYPES = {
number: ['number', 'is not a number.'],
flag: ['boolean', 'is neither true nor false.'],
};
function textOf(value, spec) {
if (spec.kind === 'list')
return listText(value, spec);
if (spec.kind === 'duration') {
return typeof value === 'number' && value > 0 && Number.isFinite(value)
? { text: `${Math.ceil(value / 1000)}s` }
: { problem: `${shown(value)} is not a number of milliseconds. Pass one as in 60_000.` };
}
const [type, problem] = TYPES[spec.kind] ?? ['string', 'is not a text.'];
return typeof value === type
? { text: String(value) }
: { problem: `${shown(value, spec)} ${problem}` };
}
function listText(value, { parse }) {
const items = Array.isArray(value) ? value : [];
if (!Array.isArray(value) || !items.every((item) => typeof item === 'string')) {
return { problem: `${shown(value)} is not a list of texts. Pass an array.` };
}
const isUnwritable = (item) => /^\s*(?:#|$)|[\r\n]/.test(item);
const unwritable = items.find(isUnwritable);
if (unwritable !== undefined) {
return {
problem: `has the item ${(0,quote.hD)(unwritable)}: it is empty, a comment or several lines.`,
};
}
const isPlain = parse === undefined;
return { text: items.map((item) => (isPlain ? `- ${item}` : item)).join('\n') };
}
function shown(value, spec) {
if (value === null)
return 'null';
const isShort = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
return isShort && spec?.kind !== 'secret'
? (0,quote.hD)(String(value))
: `a value of type ${Array.isArray(value) ? 'array' : typeof value}`;
}
var pack = __nccwpck_require__(847);
var client_errors = __nccwpck_require__(486);
;// CONCATENATED MODULE: ./build/src/index.js
var __webpack_exports__InputError = __webpack_exports__.dz;
var __webpack_exports__PackError = __webpack_exports__.ql;
var __webpack_exports__ServiceError = __webpack_exports__._7;
var __webpack_exports__check = __webpack_exports__.z6;
var __webpack_exports__connect = __webpack_exports__.Ng;
var __webpack_exports__judge = __webpack_exports__.S4;
var __webpack_exports__packDirectory = __webpack_exports__.jG;
export { __webpack_exports__InputError as InputError, __webpack_exports__PackError as PackError, __webpack_exports__ServiceError as ServiceError, __webpack_exports__check as check, __webpack_exports__connect as connect, __webpack_exports__judge as judge, __webpack_exports__packDirectory as packDirectory };
