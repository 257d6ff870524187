export const id = 4393;
export const ids = [4393,9796];
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
var _model_errors_js_4_ = __webpack_require__(74132);
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
/***/ 69011:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
pack: () => ( pack)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _archive_describe_js_12_ = __webpack_require__(82591);
var _archive_pack_directory_js_2_ = __webpack_require__(53551);
var _hosts_workspace_js_3_ = __webpack_require__(31956);
var _archive_place_js_4_ = __webpack_require__(74043);
var _archive_pack_js_5_ = __webpack_require__(70847);
var _plan_outside_modules_js_6_ = __webpack_require__(42130);
var _gate_hidden_files_js_7_ = __webpack_require__(7707);
var _command_js_8_ = __webpack_require__(24953);
var _log_js_9_ = __webpack_require__(11438);
var _report_neutralise_log_js_10_ = __webpack_require__(22195);
var _read_input_js_11_ = __webpack_require__(73815);
const pack = {
name: 'pack',
summary: 'what would leave this machine, and why',
description: 'Packs a directory the way `check` does and says what is in the archive. Nothing is sent. The same tree gives the same bytes, unless another Node.js compresses differently.',
arguments: [_command_js_8_ .Md],
options: [
(0,_command_js_8_ .uK)('--directory <directory>', 'what to pack; else the working directory'),
(0,_command_js_8_ .uK)('-o, --output <file>', 'keep the archive (.tar.gz) here'),
(0,_command_js_8_ .uK)('--list', 'show every file that ships and every one that stays, and why'),
(0,_command_js_8_ .uK)('--json', 'the same for machines; nothing else on standard output'),
(0,_command_js_8_ .uK)('--rules <set>', 'how .terraformignore is read', {
choices: _archive_pack_js_5_ .NG,
default: 'terraform',
}),
(0,_command_js_8_ .uK)('--secret-scan <what>', 'what a file that seems to hold a token does', {
choices: ['warn', 'fail'],
default: 'warn',
}),
(0,_command_js_8_ .uK)('--include-untracked-secrets', 'ship files that look like credentials although git does not track them'),
],
examples: {
'plangate pack --list': 'what would be sent from here',
'plangate pack infra -o infra.tar.gz': 'keep the archive',
},
run,
};
async function run(input, io) {
const log = (0,_log_js_9_ .h)(io);
const { directory, repository } = (0,_archive_place_js_4_ .D)((0,_read_input_js_11_ .XD)(input, 'directory') ?? '.', io.workingDirectory);
const output = (0,_read_input_js_11_ .XD)(input, 'output');
const archive = await (0,_archive_pack_directory_js_2_.packDirectory)({
root: directory,
workspace: (0,_hosts_workspace_js_3_ .B3)(io.environment, io.workingDirectory),
rules: _archive_pack_js_5_ .NG.find((name) => name === (0,_read_input_js_11_ .XD)(input, 'rules')),
secretScan: (0,_read_input_js_11_ .XD)(input, 'secret-scan') === 'fail' ? 'fail' : 'warn',
includeUntrackedSecrets: (0,_read_input_js_11_ .iP)(input, 'include-untracked-secrets'),
output: output === undefined ? undefined : (0,node_path_1_.resolve)(io.workingDirectory, output),
}, { ...io, log });
await archive.remove();
await refuseDoubtful(archive, output === undefined ? undefined : archive.path);
const outside = await (0,_plan_outside_modules_js_6_ .B)(archive, { inside: '', repository });
if (outside !== undefined)
log.warning(`${outside.seen} ${outside.fix}`);
const { excluded, warnings, bytes, sha256 } = archive;
const files = archive.entries.map(({ path, size, type }) => ({ path, size, type }));
await io.out((0,_read_input_js_11_ .iP)(input, 'json')
? `${JSON.stringify({ files, excluded, warnings, bytes, sha256 }, undefined, 2)}\n`
: renderText(archive, (0,_read_input_js_11_ .iP)(input, 'list'), output));
await log.flush();
return _command_js_8_ .dc.green;
}
async function refuseDoubtful({ excluded, root, entries }, keptAt) {
if (!excluded.some(({ reason }) => reason === _archive_pack_js_5_ .vp))
return;
const { files } = await (0,_gate_hidden_files_js_7_ .C$)({ root, excluded, links: (0,_gate_hidden_files_js_7_ .hP)(entries) }, root);
const doubt = (0,_gate_hidden_files_js_7_ .ZA)(files, root);
if (doubt === undefined)
return;
if (keptAt !== undefined)
(0,node_fs_0_.rmSync)(keptAt, { force: true });
throw new _archive_pack_js_5_ .ql([{ where: 'git', message: doubt }]);
}
function renderFiles({ entries, excluded }) {
const width = entries.reduce((widest, { size }) => Math.max(widest, String(size).length), 0);
const shipped = entries.map(({ path, type, size }) => {
const sizeOrSign = { file: String(size), directory: '/', link: '→' }[type];
return `+ ${sizeOrSign.padStart(width)}  ${path}${type === 'directory' ? '/' : ''}`;
});
const kept = excluded.map(({ path, reason, rule, detail }) => {
const why = rule ?? detail;
return `- ${' '.repeat(width)}  ${path}  ${reason}${why ? ` (${why})` : ''}`;
});
return [...shipped, ...kept];
}
function renderText(archive, list, output) {
const { warnings, sha256 } = archive;
const lines = list ? renderFiles(archive) : [];
if (lines.length > 0)
lines.push('');
for (const { at, message } of warnings)
lines.push(`warning ${at} ${message}`);
lines.push((0,_archive_describe_js_12_ .SH)(archive));
const largest = (0,_archive_describe_js_12_ .cz)(archive);
if (largest.length > 0)
lines.push('The largest files:', ...largest.map((line) => `  ${line}`));
lines.push(output === undefined ? 'Nothing was kept; -o FILE keeps it.' : `${output} ${sha256}`);
return `${lines.map(_report_neutralise_log_js_10_ .om).join('\n')}\n`;
}
/***/ }),
/***/ 7707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
C$: () => ( findHidden),
Jm: () => ( comparableDirectoriesAbove),
SE: () => ( MOST_NAMED),
Yh: () => ( isManifest),
ZA: () => ( sayDoubtful),
_t: () => ( couldBeLoaded),
cM: () => ( comparablePath),
hP: () => ( linksOf),
rL: () => ( listHidden),
vP: () => ( readNamedFiles),
yD: () => ( loadReader)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _archive_pack_js_2_ = __webpack_require__(70847);
var _configuration_file_names_js_6_ = __webpack_require__(96817);
var _model_add_to_js_5_ = __webpack_require__(72588);
var _model_quote_js_7_ = __webpack_require__(28187);
var _machine_files_here_js_3_ = __webpack_require__(80467);
var _failure_of_js_4_ = __webpack_require__(46281);
async function readNamedFiles(directory, matters, files = _machine_files_here_js_3_ .Jd, limit) {
const { findNamedFiles } = await loadReader();
const throwIfEnded = () => {
const ended = limit?.endReason();
if (ended === 'aborted')
throw new _failure_of_js_4_.GateStop('canceled', _failure_of_js_4_ .wS);
if (ended === undefined)
return;
const why = 'Time ran out while the configuration was read. Raise the timeout.';
throw new _failure_of_js_4_.GateStop('timeout', { text: why });
};
return findNamedFiles(directory, files, {
isRelevant: matters,
check: throwIfEnded,
parsed: limit?.parsed,
});
}
function loadReader() {
return Promise.all([__webpack_require__.e(351), __webpack_require__.e(2579)]).then(__webpack_require__.bind(__webpack_require__, 92579));
}
function couldBeLoaded({ path }) {
return (0,node_path_1_.basename)(path) !== '.git';
}
const MANIFESTS = [_archive_pack_js_2_ .NM, _archive_pack_js_2_ .AX, _archive_pack_js_2_ .kK];
function isManifest({ reason }) {
return MANIFESTS.includes(reason);
}
function linksOf(entries) {
return entries.flatMap(({ path, type }) => (type === 'link' ? [path] : []));
}
const MOST_LINKS = 200;
class HiddenIndex {
all = [];
byPath = new Map();
byDirectory = new Map();
links = new Map();
linksByDirectory = new Map();
constructor({ root, excluded, links }) {
for (const entry of excluded) {
if (!couldBeLoaded(entry) || isManifest(entry))
continue;
const path = (0,node_path_1_.join)(root, ...entry.path.split('/'));
const hidden = {
entry,
path,
isDirectory: isDirectory(path),
isCertain: false,
namings: [],
modules: [],
};
this.all.push(hidden);
(0,_model_add_to_js_5_ .D)(this.byPath, comparablePath(path), hidden);
for (const directory of comparableDirectoriesAbove(path))
(0,_model_add_to_js_5_ .D)(this.byDirectory, directory, hidden);
}
for (const link of links) {
const path = (0,node_path_1_.join)(root, ...link.split('/'));
this.links.set(comparablePath(path), path);
for (const directory of comparableDirectoriesAbove(path)) {
(0,_model_add_to_js_5_ .D)(this.linksByDirectory, directory, path);
}
}
}
matters(path) {
const key = comparablePath(path);
if (this.byDirectory.has(key) || this.linksByDirectory.has(key))
return true;
return withDirectoriesAbove(path).some((each) => this.byPath.has(each) || this.links.has(each));
}
find({ modules, files, directories }, module) {
const found = new Set();
const add = (hidden, naming) => {
found.add(hidden);
hidden.isCertain ||= naming.mentions.some((mention) => mention.isRead);
hidden.namings.push(naming);
};
for (const [path, mentions] of files) {
const naming = { mentions, places: this.withLinkTargets(path) };
for (const place of naming.places) {
for (const hidden of this.hiddenFileAt(place))
add(hidden, naming);
}
}
const mentionsOfAll = [];
for (const { path, endings } of directories.values()) {
const reached = this.reachedFrom(path);
if (reached === undefined)
mentionsOfAll.push(...[...endings.values()].flat());
const places = reached ?? [path];
const inside = new Set(places.flatMap((place) => this.hiddenIn(place)));
for (const [ending, mentions] of endings) {
const naming = { mentions, places };
for (const hidden of inside) {
if (hidden.isDirectory || hidden.path.endsWith(ending))
add(hidden, naming);
}
}
}
if (mentionsOfAll.length > 0) {
const naming = { mentions: mentionsOfAll, places: [...this.links.values()] };
for (const hidden of this.hiddenIn(''))
add(hidden, naming);
}
this.findByName(modules, module, found);
return this.all.filter((hidden) => found.has(hidden));
}
findByName(modules, directory, found) {
const add = (hidden, module) => {
found.add(hidden);
hidden.isCertain = true;
if (hidden.modules.at(-1) !== module)
hidden.modules.push(module);
};
const [rootModule] = modules;
const providers = (0,node_path_1_.join)(directory, 'terraform.d');
const ofProviders = [...this.hiddenIn(providers), ...this.hiddenAtOrAbove(providers)];
if (rootModule)
for (const hidden of ofProviders)
add(hidden, rootModule);
for (const module of modules) {
for (const place of [...module.places, ...module.linked]) {
for (const hidden of this.hiddenAtOrAbove(place))
add(hidden, module);
}
for (const place of module.places) {
for (const hidden of this.byDirectory.get(comparablePath(place)) ?? []) {
const name = (0,node_path_1_.basename)(hidden.path);
const isLoaded = module === rootModule ? (0,_configuration_file_names_js_6_ .H9)(name) : (0,_configuration_file_names_js_6_ .ZC)(name);
if (isLoaded && comparablePath((0,node_path_1_.dirname)(hidden.path)) === comparablePath(place))
add(hidden, module);
}
}
}
}
hiddenFileAt(path) {
const atPath = this.byPath.get(comparablePath(path)) ?? [];
const isFileThere = statsOf(path)?.isDirectory() === false;
const files = atPath.filter((hidden) => !hidden.isDirectory);
return [...files, ...this.hiddenAbove(path, isFileThere)];
}
hiddenIn(directory) {
const key = comparablePath(directory);
const atPath = this.byPath.get(key) ?? [];
const below = this.byDirectory.get(key) ?? [];
return [...atPath, ...below, ...this.hiddenAbove(directory, isDirectory(directory))];
}
hiddenAbove(path, isThere) {
const directories = this.hiddenAtOrAbove((0,node_path_1_.dirname)(path));
return isThere
? directories
: directories.filter(({ entry }) => entry.reason === _archive_pack_js_2_ .PW);
}
hiddenAtOrAbove(path) {
return withDirectoriesAbove(path).flatMap((each) => this.byPath.get(each) ?? []);
}
withLinkTargets(path) {
return withDirectoriesAbove(path).some((each) => this.links.has(each))
? (0,_machine_files_here_js_3_ .n1)(path)
: [path];
}
reachedFrom(directory) {
const reached = new Set(this.withLinkTargets(directory));
for (const place of reached) {
const links = this.linksByDirectory.get(comparablePath(place)) ?? [];
if (links.length > 0 && this.links.size > MOST_LINKS)
return undefined;
for (const target of links.flatMap((link) => (0,_machine_files_here_js_3_ .n1)(link)))
reached.add(target);
}
return [...reached];
}
}
async function findHidden(packing, module, limit) {
const index = new HiddenIndex(packing);
const named = await readNamedFiles(module, (path) => index.matters(path), _machine_files_here_js_3_ .Jd, limit);
return { index, named, files: index.find(named, module) };
}
function comparablePath(path) {
return path.normalize('NFC').toLowerCase().replaceAll('\\', '/').replace(/\/$/, '');
}
function comparableDirectoriesAbove(path) {
const names = comparablePath(path).split('/');
const directories = names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
return [...new Set(['', ...directories])];
}
function withDirectoriesAbove(path) {
return [comparablePath(path), ...comparableDirectoriesAbove(path)];
}
function isDirectory(path) {
return statsOf(path)?.isDirectory() === true;
}
function statsOf(path) {
try {
return (0,node_fs_0_.lstatSync)(path, { throwIfNoEntry: false });
}
catch {
return undefined;
}
}
const MOST_NAMED = 3;
function listHidden(hidden, detail) {
const names = hidden.map(({ entry }) => {
const shown = detail(entry);
return shown === undefined ? entry.path : `${entry.path} (${shown})`;
});
return (0,_model_quote_js_7_ .Kf)(names, MOST_NAMED);
}
function sayDoubtful(hidden, root) {
const doubtful = hidden.filter(({ isCertain, entry }) => isCertain && entry.reason === _archive_pack_js_2_ .vp);
const [first] = doubtful;
if (first === undefined)
return undefined;
const why = first.entry.detail ?? '';
const remedy = first.entry.isOfAnotherUser
? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
: `Check the files out with git`;
return `Terraform would load ${listHidden(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). Plangate does not exclude files that Terraform loads without an answer. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
/***/ }),
/***/ 3543:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
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
/***/ }),
/***/ 42130:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B: () => ( findOutside)
});
var node_path_0_ = __webpack_require__(76760);
var _machine_find_repository_js_1_ = __webpack_require__(6609);
var _configuration_file_names_js_3_ = __webpack_require__(96817);
var _machine_files_here_js_2_ = __webpack_require__(80467);
var _model_quote_js_4_ = __webpack_require__(28187);
const MOST_NAMED = 3;
async function findOutside({ root, filesWithParentPaths }, { inside, repository }, parsed) {
if (!filesWithParentPaths.some((path) => (0,_configuration_file_names_js_3_ .ZC)((0,node_path_0_.basename)(path))))
return undefined;
const { searchedFiles, readConfiguration } = await Promise.all([__webpack_require__.e(351), __webpack_require__.e(4122)]).then(__webpack_require__.bind(__webpack_require__, 51741));
const module = (0,node_path_0_.join)(root, ...inside.split('/'));
const files = { ..._machine_files_here_js_2_ .Jd, follow: (path) => [path] };
const { modules } = readConfiguration(module, searchedFiles(files, parsed));
const outside = modules.map(({ directory }) => directory).filter((path) => !(0,_machine_find_repository_js_1_ .Yw)(path, root));
if (outside.length === 0)
return undefined;
const sources = outside.map((path) => JSON.stringify((0,_machine_find_repository_js_1_ .df)((0,node_path_0_.relative)(module, path))));
const [verb, it] = outside.length === 1
? ['is the source of a module and lies', 'it']
: ['are sources of modules and lie', 'them'];
const seen = `${(0,_model_quote_js_4_ .Kf)(sources, MOST_NAMED)} ${verb} outside of what is sent, ${root}: the plan will not find ${it}.`;
const canBeSent = (path) => (0,_machine_find_repository_js_1_ .wd)(path) && (repository === undefined || (0,_machine_find_repository_js_1_ .Yw)(path, repository));
if (!outside.every(canBeSent)) {
return { seen, fix: `Correct the source, or move ${it} into the repository.` };
}
let common = module;
while (!outside.every((path) => (0,_machine_find_repository_js_1_ .Yw)(path, common)))
common = (0,node_path_0_.dirname)(common);
const fix = `Set the working directory of the workspace to ${JSON.stringify((0,_machine_find_repository_js_1_ .df)((0,node_path_0_.relative)(common, module)))} in its settings: then ${common} is sent.`;
return { seen, fix };
}
/***/ })
};
