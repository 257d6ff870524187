export const id = 2905;
export const ids = [2905,9611,1992];
export const modules = {
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
around;
at;
depth = 0;
isLoose = false;
constructor(text, around) {
this.text = text;
this.at = text.startsWith('\uFEFF') ? 1 : 0;
this.ranges = new TextRanges(around === undefined ? text : '');
this.around = around;
}
skip() {
for (;;) {
const sign = this.text[this.at];
const next = this.text[this.at + 1];
if (sign === ' ' || sign === '\t')
this.at++;
else if (this.isLoose && sign === '\n')
this.at++;
else if (this.isLoose && sign === '\r' && next === '\n')
this.at += 2;
else if (sign === '#' || (sign === '/' && next === '/')) {
const end = this.text.indexOf('\n', this.at);
this.at = end < 0 ? this.text.length : end;
}
else if (sign === '/' && next === '*') {
const end = this.text.indexOf('*/', this.at + 2);
if (end < 0)
throw new Malformed('a comment does not end', this.at);
this.at = end + 2;
}
else
return;
}
}
take(sign) {
if (!this.text.startsWith(sign, this.at))
return false;
this.at += sign.length;
return true;
}
expect(sign) {
this.skip();
if (!this.take(sign))
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
inBrackets(isLoose, read) {
const before = this.isLoose;
this.isLoose = isLoose;
const result = this.deeper(read);
this.isLoose = before;
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
return this.around ?? this.ranges.between(start, end);
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
return Promise.all([__webpack_require__.e(8603), __webpack_require__.e(9147)]).then(__webpack_require__.bind(__webpack_require__, 79147));
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
const stepOf = (name) => String.raw `\.(${name})(?:(${KEY})(?:${KEY})*)?`;
const STEP = new RegExp(stepOf(IDENTIFIER), 'guy');
const PATTERN_STEP = new RegExp(stepOf(String.raw `[\p{ID_Start}_*][\p{ID_Continue}*-]*`), 'guy');
const CHAIN = new RegExp(String.raw `(?<![\p{ID_Continue}-])[\p{ID_Continue}-]+(?:${KEY})*(?:\.${IDENTIFIER}(?:${KEY})*)+`, 'gu');
const JOINS = ['.', '/', '\\', '$', '@'];
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
function findAddresses(text) {
const addresses = new Set();
let isCertain = true;
if (!/\.[\p{ID_Start}_]/u.test(text))
return { addresses: [], isCertain };
for (const { 0: chain, index } of text.matchAll(CHAIN)) {
const { read, mayBeJoined } = chainIn(chain);
const next = text.slice(index + chain.length, index + chain.length + 2);
const isJoined = mayBeJoined || JOINS.includes(text.charAt(index - 1));
const isCut = next.startsWith('…') || next === '["';
if (read === undefined)
isCertain &&= !mayBeJoined;
else if (isJoined || isCut || mayMeanMore(read))
isCertain = false;
if (read === undefined || isJoined || isCut)
continue;
if (addresses.size === MOST_ADDRESSES && !addresses.has(read.address.text)) {
return { addresses: [...addresses], isCertain: false };
}
addresses.add(read.address.text);
}
return { addresses: [...addresses], isCertain };
}
function stepsIn(text, step) {
let end = 0;
const steps = Array.from(`.${text}`.matchAll(step), ({ 0: all, 1: name = '', 2: key, index }) => {
end = index + all.length - 1;
return { name, key: key?.slice(1, -1), end: index + name.length + (key?.length ?? 0) };
});
return { steps, end };
}
function readWhole(text, step) {
if (text.length > LONGEST_MESSAGE)
return undefined;
const { steps, end } = stepsIn(text, step);
return end === text.length ? readSteps(text, steps) : undefined;
}
function chainIn(chain) {
const name = chain.slice(Math.max(0, chain.search(/\p{ID_Start}/u)));
const { steps } = stepsIn(name, STEP);
const read = readSteps(name, steps);
if (read !== undefined && isUnmistakable(read.address))
return { read, mayBeJoined: name !== chain };
return { read: undefined, mayBeJoined: steps.some((_, at) => at > 0 && mayBegin(steps, at)) };
}
function mayBegin(steps, at) {
const { name, key } = steps[at] ?? { name: '', key: '' };
const isPrefix = PREFIXES.some((each) => each === name);
if (key !== undefined || steps[at + (isPrefix ? 2 : 1)] === undefined)
return false;
return isPrefix || name === 'module' || TYPE.test(name);
}
function readSteps(text, steps) {
const modules = [];
let at = 0;
while (isWord(steps[at], 'module') && steps[at + 1] !== undefined) {
modules.push(...steps.slice(at + 1, at + 2));
at += 2;
}
const prefix = PREFIXES.find((each) => isWord(steps[at], each));
const isResource = prefix === undefined || (prefix === 'action' && steps.length === at + 2);
const first = isResource ? at : at + 1;
const [kind, label] = steps.slice(first, first + 2);
if (kind !== undefined && label !== undefined && kind.key === undefined) {
const type = isResource ? 'resource' : prefix;
const block = { type, labels: [kind.name, label.name] };
const address = { text: text.slice(0, label.end), modules, block, key: label.key };
return { address, rest: steps.slice(first + 2) };
}
const called = modules.pop();
if (called === undefined)
return undefined;
const block = { type: 'module', labels: [called.name] };
const address = { text: text.slice(0, called.end), modules, block, key: called.key };
return { address, rest: steps.slice(at) };
}
function isWord(step, word) {
return step?.name === word && step.key === undefined;
}
function isUnmistakable({ modules, block: { type, labels } }) {
return type !== 'resource' || modules.length > 0 || TYPE.test(labels[0] ?? '');
}
function mayMeanMore({ address: { modules, block, key }, rest }) {
const [provider] = (block.labels[0] ?? '').split('_', 1);
const isOther = ({ name }) => name === 'module' || name.startsWith(`${provider}_`);
const inKeys = [...modules.map((each) => each.key), key].map((each) => findAddresses(each ?? ''));
return (rest.slice(0, -1).some(isOther) ||
inKeys.some(({ addresses, isCertain }) => addresses.length > 0 || !isCertain));
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
.replaceAll(/["\\]|(?! )[\p{C}\p{Z}]/gu, (sign) => ESCAPES[sign] ?? escaped(sign))
.replaceAll(/([$%])(?=\{)/g, '$1$1');
return `"${text}"`;
}
function escaped(sign) {
const digits = (sign.codePointAt(0) ?? 0).toString(16);
return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
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
function commonDirectory(directory, others) {
let common = directory;
while (!others.every((path) => (0,_archive_place_js_2_ .lU)(path, common)))
common = (0,node_path_1_.dirname)(common);
return common;
}
async function findOutside({ root, climbing }, { inside, repository }) {
if (!climbing.some((path) => (0,_configuration_file_names_js_4_ .ZC)((0,node_path_1_.basename)(path))))
return undefined;
const { searchedFiles, readConfiguration } = await Promise.all([__webpack_require__.e(8603), __webpack_require__.e(1741)]).then(__webpack_require__.bind(__webpack_require__, 51741));
const module = (0,node_path_1_.join)(root, ...inside.split('/'));
const { modules } = readConfiguration(module, searchedFiles(_machine_files_here_js_3_ .a));
const outside = modules
.map(({ directory }) => directory)
.filter((path) => !(0,_archive_place_js_2_ .lU)(path, root));
if (outside.length === 0)
return undefined;
const sources = outside.map((path) => JSON.stringify(slashed((0,node_path_1_.relative)(module, path))));
const [are, it] = outside.length === 1
? ['is the source of a module and lies', 'it']
: ['are sources of modules and lie', 'them'];
const seen = `${(0,_model_name_some_js_5_ .K)(sources, NAMED)} ${are} outside of what is sent, ${root}: the plan will not find ${it}.`;
const isKept = (path) => isDirectory(path) && (repository === undefined || (0,_archive_place_js_2_ .lU)(path, repository));
if (!outside.every(isKept)) {
return { seen, fix: `Correct the source, or move ${it} into the repository.` };
}
const common = commonDirectory(module, outside);
const fix = `Set the working directory of the workspace to ${JSON.stringify(slashed((0,node_path_1_.relative)(common, module)))} in its settings: then ${common} is sent.`;
return { seen, fix };
}
function isDirectory(path) {
return (0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function slashed(path) {
return path.split(node_path_1_.sep).join('/');
}
/***/ })
};
