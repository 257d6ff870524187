export const id = 5699;
export const ids = [5699];
export const modules = {
/***/ 82591:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
SH: () => ( describeArchive),
Sd: () => ( largestFiles),
cz: () => ( describeLargest),
z3: () => ( formatBytes)
});
const LARGE_BYTES = 100 * 1000 * 1000;
const LARGEST_SHOWN = 10;
function describeArchive({ bytes, sha256, entries, withheld, }) {
const files = entries.filter(({ type }) => type === 'file').length;
const ignored = withheld.filter(({ reason }) => reason === 'ignored');
const others = withheld.filter(({ reason }) => reason !== 'ignored').map(({ path }) => path);
const shown = others.length > 4 ? [...others.slice(0, 3), `${others.length - 3} more`] : others;
const omitted = [
...(ignored.length > 0 ? [`${ignored.length} ignored`] : []),
...(others.length > 0 ? [`${others.length} excluded: ${shown.join(', ')}`] : []),
];
const size = `${files} ${files === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}`;
return `${size}, sha256 ${sha256.slice(0, 12)}…${omitted.length > 0 ? ` (${omitted.join(', ')})` : ''}`;
}
function describeLargest({ bytes, entries }) {
if (bytes <= LARGE_BYTES)
return [];
return largestOf(entries, LARGEST_SHOWN).map(({ path, size }) => `${formatBytes(size)}  ${path}`);
}
function largestFiles(entries) {
return largestOf(entries, 5).map(({ path, size }) => `${path} (${formatBytes(size)})`);
}
function largestOf(entries, most) {
return entries
.filter(({ type }) => type === 'file')
.sort((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1))
.slice(0, most);
}
function formatBytes(bytes) {
if (bytes < 1000)
return `${bytes} B`;
const units = ['kB', 'MB', 'GB', 'TB'];
let value = bytes / 1000;
while (value >= 999.95 && units.length > 1) {
value /= 1000;
units.shift();
}
return `${value.toFixed(value < 10 ? 1 : 0)} ${units[0]}`;
}
/***/ }),
/***/ 74043:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DR: () => ( resolvePackDirectory),
_M: () => ( repositoryOf),
lU: () => ( isInDirectory)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _machine_find_repository_js_2_ = __webpack_require__(6609);
var _pack_js_3_ = __webpack_require__(70847);
function resolvePackDirectory(directory, base) {
const absolute = (0,node_path_1_.resolve)(base, directory);
const home = (0,_machine_find_repository_js_2_ .eF)(base);
for (let at = absolute; (0,node_path_1_.dirname)(at) !== at; at = (0,node_path_1_.dirname)(at)) {
const parent = (0,_machine_find_repository_js_2_ .eF)((0,node_path_1_.dirname)(at));
const isLink = (0,node_fs_0_.lstatSync)(at, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
if (!isLink || (!isInDirectory(parent, home) && (0,_machine_find_repository_js_2_ .W1)(parent) === undefined))
continue;
const message = `is a link to ${(0,node_fs_0_.readlinkSync)(at)}, and files that are judged must not choose what is packed; name what it leads to`;
throw new _pack_js_3_ .ql([{ where: at, message }]);
}
const real = (0,_machine_find_repository_js_2_ .eF)(absolute);
return { directory: real, repository: (0,_machine_find_repository_js_2_ .I8)(real) };
}
function repositoryOf(directory) {
return (0,_machine_find_repository_js_2_ .I8)((0,_machine_find_repository_js_2_ .eF)(directory));
}
function isInDirectory(path, directory) {
return (path === directory || path.startsWith(directory.endsWith(node_path_1_.sep) ? directory : directory + node_path_1_.sep));
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
var _archive_pack_directory_js_2_ = __webpack_require__(48725);
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
description: 'Packs a directory the way `check` does and says what is in the archive. Nothing is sent. The same tree gives the same bytes on every machine.',
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
const { directory, repository } = (0,_archive_place_js_4_ .DR)((0,_read_input_js_11_ .XD)(input, 'directory') ?? '.', io.workingDirectory);
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
const outside = await (0,_plan_outside_modules_js_6_ .BQ)(archive, { inside: '', repository });
if (outside !== undefined)
log.warning(`${outside.seen} ${outside.fix}`);
const { withheld, warnings, bytes, sha256 } = archive;
const files = archive.entries.map(({ path, size, type }) => ({ path, size, type }));
await io.out((0,_read_input_js_11_ .iP)(input, 'json')
? `${JSON.stringify({ files, withheld, warnings, bytes, sha256 }, undefined, 2)}\n`
: renderText(archive, (0,_read_input_js_11_ .iP)(input, 'list'), output));
await log.flush();
return _command_js_8_ .dc.green;
}
async function refuseDoubtful({ withheld, root, entries }, written) {
if (!withheld.some(({ reason }) => reason === _archive_pack_js_5_ .vp))
return;
const index = new _gate_hidden_files_js_7_ .VD({ root, withheld, links: (0,_gate_hidden_files_js_7_ .hP)(entries) });
const named = await (0,_gate_hidden_files_js_7_ .vP)(root, (path) => index.matters(path));
const doubt = (0,_gate_hidden_files_js_7_ .ZA)(index.find(named, root), root);
if (doubt === undefined)
return;
if (written !== undefined)
(0,node_fs_0_.rmSync)(written, { force: true });
throw new _archive_pack_js_5_ .ql([{ where: 'git', message: doubt }]);
}
function renderText(archive, list, output) {
const { entries, withheld, warnings, sha256 } = archive;
const lines = [];
if (list) {
const width = entries.reduce((most, { size }) => Math.max(most, String(size).length), 0);
for (const { path, type, size } of entries) {
const what = type === 'file' ? String(size) : type === 'directory' ? '/' : '→';
lines.push(`+ ${what.padStart(width)}  ${path}${type === 'directory' ? '/' : ''}`);
}
for (const { path, reason, rule, detail } of withheld) {
const why = rule ?? detail;
lines.push(`- ${' '.repeat(width)}  ${path}  ${reason}${why ? ` (${why})` : ''}`);
}
if (lines.length > 0)
lines.push('');
}
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
/***/ 73815:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Nf: () => ( argumentOf),
XD: () => ( optionOf),
aX: () => ( argumentsOf),
cz: () => ( optionsOf),
iP: () => ( flagOf),
k0: () => ( wantsJson),
rD: () => ( wholeNumber),
rl: () => ( numberOf)
});
function argumentOf(input, name) {
const value = input.arguments[name];
return typeof value === 'string' ? value : '';
}
function argumentsOf(input, name) {
return [input.arguments[name] ?? []].flat();
}
function optionOf(input, name) {
const value = input.options[name];
return typeof value === 'string' ? value : undefined;
}
function optionsOf(input, name) {
const value = input.options[name];
return Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
}
function flagOf(input, name) {
return input.options[name] === true;
}
function wantsJson(input) {
return flagOf(input, 'json') || optionOf(input, 'format') === 'json';
}
function numberOf(input, name) {
const text = optionOf(input, name);
return text === undefined ? undefined : Number(text);
}
function wholeNumber(least, most) {
return (value) => {
const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
return number >= least && number <= most
? undefined
: `is not a whole number from ${least} to ${most}.`;
};
}
/***/ }),
/***/ 46281:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
GateStop: () => ( GateStop),
N3: () => ( noneIfNotFound),
ak: () => ( forgivesFailedLook),
g5: () => ( failureOf),
vu: () => ( isRefusal),
wS: () => ( CANCELED)
});
var _archive_pack_js_0_ = __webpack_require__(70847);
var _client_errors_js_1_ = __webpack_require__(20486);
var _model_error_message_js_2_ = __webpack_require__(34271);
class GateStop extends Error {
name = 'GateStop';
kind;
errored;
constructor(kind, message, options = {}) {
super(message);
this.kind = kind;
this.errored = options.errored ?? false;
}
}
const CANCELED = 'The check was canceled.';
function failureOf(error, ended) {
const message = (0,_model_error_message_js_2_ .g)(error);
if (ended === 'aborted')
return { kind: 'canceled', message: CANCELED };
if (error instanceof GateStop)
return { kind: error.kind, message };
if (error instanceof _archive_pack_js_0_ .ql)
return { kind: 'archive', message };
if (!(error instanceof _client_errors_js_1_ ._))
return { kind: ended ?? 'archive', message };
return { kind: ended ?? SERVICE_FAILURES[error.code] ?? 'service', message };
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
function forgivesFailedLook(error, inARow) {
if (!(error instanceof _client_errors_js_1_ ._))
return false;
if (error.code === 'unreadable')
return inARow < 3;
return ['network', 'timeout', 'server-error'].includes(error.code);
}
/***/ }),
/***/ 7707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G1: () => ( above),
VD: () => ( HiddenIndex),
Yh: () => ( isManifest),
ZA: () => ( sayDoubtful),
aV: () => ( mayBeMissed),
hP: () => ( linksOf),
qB: () => ( NAMED),
rL: () => ( listHidden),
vP: () => ( readNamedFiles),
xv: () => ( comparedPath),
yD: () => ( loadReader)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _archive_pack_js_2_ = __webpack_require__(70847);
var _configuration_file_names_js_7_ = __webpack_require__(96817);
var _model_add_to_js_6_ = __webpack_require__(72588);
var _machine_follow_links_js_3_ = __webpack_require__(77134);
var _failure_of_js_4_ = __webpack_require__(46281);
var _machine_files_here_js_5_ = __webpack_require__(80467);
async function readNamedFiles(directory, matters, files = _machine_files_here_js_5_ .a, patience) {
const { findNamedFiles } = await loadReader();
const check = () => {
const ended = patience?.ended();
if (ended === 'aborted')
throw new _failure_of_js_4_.GateStop('canceled', _failure_of_js_4_ .wS);
if (ended === undefined)
return;
const why = 'Time ran out while the configuration was read. Raise the timeout.';
throw new _failure_of_js_4_.GateStop('timeout', why);
};
return findNamedFiles(directory, files, { matters, check });
}
function loadReader() {
return Promise.all([__webpack_require__.e(8603), __webpack_require__.e(6569)]).then(__webpack_require__.bind(__webpack_require__, 79147));
}
function mayBeMissed({ path }) {
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
at = new Map();
below = new Map();
links = new Map();
linksBelow = new Map();
constructor({ root, withheld, links }) {
for (const entry of withheld) {
if (!mayBeMissed(entry) || isManifest(entry))
continue;
const path = (0,node_path_1_.join)(root, ...entry.path.split('/'));
const is = { isDirectory: isDirectory(path), certain: false };
const hidden = { entry, path, ...is, namings: [], modules: [] };
this.all.push(hidden);
(0,_model_add_to_js_6_ .D)(this.at, comparedPath(path), hidden);
for (const directory of above(path))
(0,_model_add_to_js_6_ .D)(this.below, directory, hidden);
}
for (const link of links) {
const path = (0,node_path_1_.join)(root, ...link.split('/'));
this.links.set(comparedPath(path), path);
for (const directory of above(path))
(0,_model_add_to_js_6_ .D)(this.linksBelow, directory, path);
}
}
matters(path) {
const key = comparedPath(path);
if (this.below.has(key) || this.linksBelow.has(key))
return true;
return [key, ...above(path)].some((each) => this.at.has(each) || this.links.has(each));
}
find({ modules, files, directories }, module) {
const found = new Set();
const add = (hidden, naming) => {
found.add(hidden);
hidden.certain ||= naming.mentions.some((mention) => mention.isRead);
hidden.namings.push(naming);
};
for (const [path, mentions] of files) {
const naming = { mentions, places: this.followed(path) };
for (const place of naming.places)
for (const one of this.fileAt(place))
add(one, naming);
}
const ofLinks = [];
for (const { path, endings } of directories.values()) {
const places = this.reachedFrom(path);
if (places === undefined)
ofLinks.push(...[...endings.values()].flat());
const inside = new Set((places ?? [path]).flatMap((place) => this.inDirectory(place)));
for (const [ending, mentions] of endings) {
const naming = { mentions, places: places ?? [path] };
for (const one of inside) {
if (one.isDirectory || one.path.endsWith(ending))
add(one, naming);
}
}
}
if (ofLinks.length > 0) {
const naming = { mentions: ofLinks, places: [...this.links.values()] };
for (const one of this.inDirectory(''))
add(one, naming);
}
this.byName(modules, module, found);
return this.all.filter((one) => found.has(one));
}
byName(modules, root, found) {
const add = (hidden, module) => {
found.add(hidden);
hidden.certain = true;
if (hidden.modules.at(-1) !== module)
hidden.modules.push(module);
};
const [first] = modules;
const providers = (0,node_path_1_.join)(root, 'terraform.d');
const ofProviders = [...this.inDirectory(providers), ...this.around(providers)];
if (first)
for (const hidden of ofProviders)
add(hidden, first);
for (const module of modules) {
for (const place of [...module.places, ...module.linked]) {
for (const hidden of this.around(place))
add(hidden, module);
}
for (const place of module.places) {
for (const hidden of this.below.get(comparedPath(place)) ?? []) {
const name = (0,node_path_1_.basename)(hidden.path);
const isLoaded = module === first ? (0,_configuration_file_names_js_7_ .H9)(name) : (0,_configuration_file_names_js_7_ .ZC)(name);
if (isLoaded && comparedPath((0,node_path_1_.dirname)(hidden.path)) === comparedPath(place))
add(hidden, module);
}
}
}
}
fileAt(path) {
const here = (this.at.get(comparedPath(path)) ?? []).filter((each) => !each.isDirectory);
return [...here, ...this.holding(path, statsOf(path)?.isDirectory() === false)];
}
inDirectory(path) {
const here = [this.at, this.below].flatMap((each) => each.get(comparedPath(path)) ?? []);
return [...here, ...this.holding(path, isDirectory(path))];
}
holding(path, isThere) {
const outer = this.around((0,node_path_1_.dirname)(path));
return isThere ? outer : outer.filter(({ entry }) => entry.reason === _archive_pack_js_2_ .PW);
}
around(path) {
return [comparedPath(path), ...above(path)].flatMap((each) => this.at.get(each) ?? []);
}
followed(path) {
return [comparedPath(path), ...above(path)].some((each) => this.links.has(each))
? (0,_machine_follow_links_js_3_ .e)(path)
: [path];
}
reachedFrom(directory) {
const reached = new Set(this.followed(directory));
for (const place of reached) {
const links = this.linksBelow.get(comparedPath(place)) ?? [];
if (links.length > 0 && this.links.size > MOST_LINKS)
return undefined;
for (const link of links)
for (const each of (0,_machine_follow_links_js_3_ .e)(link))
reached.add(each);
}
return [...reached];
}
}
function comparedPath(path) {
return path.normalize('NFC').toLowerCase().replaceAll('\\', '/').replace(/\/$/, '');
}
function above(path) {
const names = comparedPath(path).split('/');
return [...new Set(['', ...names.slice(1).map((_, at) => names.slice(0, at + 1).join('/'))])];
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
const NAMED = 3;
function listHidden(hidden, detail) {
const names = hidden.slice(0, NAMED).map(({ entry }) => {
const more = detail(entry);
return more === undefined ? entry.path : `${entry.path} (${more})`;
});
return `${names.join(', ')}${hidden.length > NAMED ? ` and ${hidden.length - NAMED} more` : ''}`;
}
function sayDoubtful(hidden, root) {
const doubtful = hidden.filter(({ certain, entry }) => certain && entry.reason === _archive_pack_js_2_ .vp);
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
/***/ 80467:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G: () => ( followLinksIn),
a: () => ( readsHere)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _follow_links_js_2_ = __webpack_require__(77134);
var _read_regular_js_3_ = __webpack_require__(43962);
var _model_or_else_js_4_ = __webpack_require__(17026);
const readsHere = {
readDirectory: (path) => (0,_model_or_else_js_4_ .N)(() => (0,node_fs_0_.readdirSync)(path), []),
readFile: (path) => (0,_model_or_else_js_4_ .N)(() => (0,_read_regular_js_3_ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
follow: _follow_links_js_2_ .e,
};
function followLinksIn(directory, limit = 100_000) {
const places = [];
const queue = [directory];
let entryCount = 0;
for (const folder of queue) {
const entries = (0,_model_or_else_js_4_ .N)(() => (0,node_fs_0_.readdirSync)(folder, { withFileTypes: true }), []);
entryCount += entries.length;
if (entryCount > limit)
return undefined;
for (const entry of entries) {
const path = (0,node_path_1_.join)(folder, entry.name);
if (entry.isSymbolicLink())
places.push(...(0,_follow_links_js_2_ .e)(path));
else if (entry.isDirectory() && entry.name !== '.git')
queue.push(path);
}
}
return places;
}
/***/ }),
/***/ 72588:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
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
/***/ 66238:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
f: () => ( readCommitId)
});
function readCommitId(text) {
return text !== undefined && isCommitId(text) ? text : undefined;
}
function isCommitId(text) {
return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
/***/ }),
/***/ 65917:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
K: () => ( nameSome)
});
function nameSome(names, most) {
const rest = names.length - most;
return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
/***/ }),
/***/ 2340:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$J: () => ( parseNumber),
Do: () => ( parseKey),
E1: () => ( parseList),
E9: () => ( parseDuration),
Fo: () => ( collect),
HU: () => ( parseChoice),
Pf: () => ( fieldsOf),
_F: () => ( fieldOf),
c3: () => ( listOf),
cj: () => ( sentencesOf),
hb: () => ( parseGroup),
og: () => ( parseFlag),
qF: () => ( parseJson),
u4: () => ( isRecord)
});
var _or_else_js_2_ = __webpack_require__(17026);
var _quote_js_0_ = __webpack_require__(28187);
var _did_you_mean_js_1_ = __webpack_require__(90440);
function sentencesOf(problems) {
return problems.map(({ where, message }) => `${where} ${message}`).join('\n');
}
function isRecord(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function fieldsOf(value) {
const isObject = typeof value === 'object' && value !== null;
return isObject ? value : {};
}
function fieldOf(value, key) {
return isRecord(value) ? value[key] : undefined;
}
function listOf(value) {
return Array.isArray(value) ? value : [];
}
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1_000];
function parseDuration(text) {
const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim());
const [, ...counts] = parts ?? [];
const value = UNITS_MS.reduce((sum, ms, at) => sum + ms * Number(counts[at] ?? 0), 0);
return value > 0
? { value }
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
const parsed = collect(lines.map((line) => parseItems(line.replace(/,$/, ''))));
return 'problem' in parsed ? parsed : { value: parsed.value.flat() };
}
const undashed = lines.find((line) => !isDashed(line));
if (undashed === undefined)
return collect(lines.map((line) => parseItem(line.slice(1))));
return {
problem: `mixes lines that begin with "- " and lines that do not (${(0,_quote_js_0_ .hD)(undashed)}). Write all of them the same way.`,
};
}
function parseItems(text) {
if (text.trim() === '')
return { value: [] };
return collect(text.split(',').map(parseItem));
}
function parseItem(text) {
const item = text.trim();
if (item === '')
return { problem: 'has an empty item. Take out the extra comma or dash.' };
const [, mark = '', inner = ''] = /^(["'])(.*)\1$/s.exec(item) ?? [];
if (mark !== '' && !inner.includes(mark))
return { value: inner.trim() };
if (/^["']|["']$/.test(item))
return { problem: `has a quote that is not closed: ${(0,_quote_js_0_ .hD)(item)}.` };
if (/[[\]{}]/.test(item)) {
return {
problem: `has a bracket in the wrong place: ${(0,_quote_js_0_ .hD)(item)}. Write \`[a, b]\` or one per line.`,
};
}
return { value: item };
}
function collect(items) {
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
/***/ }),
/***/ 42130:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BQ: () => ( findOutside),
JN: () => ( findPlannedPlace),
df: () => ( slashed),
wd: () => ( isDirectory)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _archive_place_js_2_ = __webpack_require__(74043);
var _configuration_file_names_js_4_ = __webpack_require__(96817);
var _machine_files_here_js_3_ = __webpack_require__(80467);
var _model_name_some_js_5_ = __webpack_require__(65917);
const NAMED = 3;
async function findPlannedPlace(module, limit) {
const reached = await readModules(module);
const inside = reached.filter((path) => isDirectory(path) && (limit === undefined || (0,_archive_place_js_2_ .lU)(path, limit)));
const root = commonDirectory(module, inside);
return { root, workingDirectory: slashed((0,node_path_1_.relative)(root, module)) };
}
async function readModules(module) {
const { searchedFiles, readConfiguration } = await Promise.all([__webpack_require__.e(8603), __webpack_require__.e(3315)]).then(__webpack_require__.bind(__webpack_require__, 51741));
const { modules } = readConfiguration(module, searchedFiles(_machine_files_here_js_3_ .a));
return modules.map(({ directory }) => directory);
}
function commonDirectory(directory, others) {
let common = directory;
while (!others.every((path) => (0,_archive_place_js_2_ .lU)(path, common)))
common = (0,node_path_1_.dirname)(common);
return common;
}
async function findOutside({ root, climbing }, { inside, repository }) {
if (!climbing.some((path) => (0,_configuration_file_names_js_4_ .ZC)((0,node_path_1_.basename)(path))))
return undefined;
const module = (0,node_path_1_.join)(root, ...inside.split('/'));
const outside = (await readModules(module)).filter((path) => !(0,_archive_place_js_2_ .lU)(path, root));
if (outside.length === 0)
return undefined;
const gone = outside.filter((path) => !isDirectory(path));
if (gone.length > 0) {
const { subject, it } = describe(gone, module);
const seen = `${subject}, and there is no such directory: the plan will not find ${it}.`;
return { kind: 'gone', seen, fix: 'Correct the source, or add the directory.' };
}
const beyond = outside.filter((path) => repository !== undefined && !(0,_archive_place_js_2_ .lU)(path, repository));
if (beyond.length > 0) {
const { subject, lies, it } = describe(beyond, module);
const seen = `${subject} and ${lies} outside of the repository, ${repository}: the plan will not find ${it}.`;
return { kind: 'beyond', seen, fix: `Move ${it} into the repository.` };
}
const { subject, lies, it } = describe(outside, module);
const common = commonDirectory(module, outside);
const seen = `${subject} and ${lies} outside of what is sent, ${root}: the plan will not find ${it}.`;
const fix = `Set the working directory of the workspace to ${JSON.stringify(slashed((0,node_path_1_.relative)(common, module)))} in its settings: then ${common} is sent.`;
return { kind: 'unsent', seen, fix };
}
function describe(paths, module) {
const sources = paths.map((path) => JSON.stringify(slashed((0,node_path_1_.relative)(module, path))));
const names = (0,_model_name_some_js_5_ .K)(sources, NAMED);
return paths.length === 1
? { subject: `${names} is the source of a module`, lies: 'lies', it: 'it' }
: { subject: `${names} are sources of modules`, lies: 'lie', it: 'them' };
}
function isDirectory(path) {
return (0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function slashed(path) {
return path.split(node_path_1_.sep).join('/');
}
/***/ })
};
