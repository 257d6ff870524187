export const id = 9365;
export const ids = [9365];
export const modules = {
/***/ 10853:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( findUsed)
});
var external_node_path_ = __webpack_require__(76760);
var file_names = __webpack_require__(96817);
var module_files = __webpack_require__(60868);
var module_manifest = __webpack_require__(27126);
var read_configuration = __webpack_require__(51741);
var hcl_syntax = __webpack_require__(56949);
var add_to = __webpack_require__(72588);
var quote = __webpack_require__(28187);
;// CONCATENATED MODULE: ./build/src/allowed-sources/nested-blocks.js
const COMMENT = '//';
function nestedIn(body, type, labelCount) {
const ofBlocks = body.blocks
.filter((block) => block.type === type)
.map(({ labels, body: inner, range }) => ({ labels, body: inner, range }));
const ofAttributes = body.attributes
.filter(({ name }) => name === type)
.flatMap(({ value, range }) => asBlocks(value, labelCount, [], range));
return [...ofBlocks, ...ofAttributes];
}
function asBlocks(value, labelCount, labels, range) {
if (value.kind === 'literal' && value.value === null)
return [];
if (value.kind === 'tuple') {
return value.items.flatMap((item) => asBlocks(item, labelCount, labels, item.range));
}
if (value.kind !== 'object') {
const unknown = Array.from({ length: Math.max(0, labelCount) }, () => '?');
return [{ labels: [...labels, ...unknown], body: { attributes: [], blocks: [] }, range }];
}
if (labelCount === 0)
return [{ labels, body: bodyOf(value), range }];
return value.entries
.filter(({ key }) => nameOf(key) !== COMMENT)
.flatMap((entry) => asBlocks(entry.value, labelCount - 1, [...labels, nameOf(entry.key)], entry.key.range));
}
function bodyOf(value) {
const entries = value.kind === 'object' ? value.entries : [];
const attributes = entries
.map(({ key, value: inner }) => ({ name: nameOf(key), value: inner, range: key.range }))
.filter(({ name }) => name !== COMMENT);
return { attributes, blocks: [] };
}
function nameOf(key) {
return key.kind === 'literal' && key.template === undefined ? String(key.value) : '?';
}
var source_address = __webpack_require__(84029);
;// CONCATENATED MODULE: ./build/src/allowed-sources/find-used.js
const TEST_DIRECTORY = 'tests';
function findUsed(directory, sources, program, { configuration, testDirectory = TEST_DIRECTORY } = {}) {
const finder = new Finder(directory, sources, program, configuration);
finder.walk(directory);
finder.readTests(directory, testDirectory);
return finder.used;
}
const LABELS = {
import: 0,
moved: 0,
removed: 0,
list: 2,
run: 1,
variables: 0,
mock_provider: 1,
override_resource: 0,
override_data: 0,
override_module: 0,
test: 0,
language: 0,
};
const WITH_PROVIDER = ['resource', 'data', 'ephemeral', 'action', 'list'];
const IN_MODULE = new Set(['terraform', 'provider', 'variable', 'locals', 'output', 'module', 'check', 'import'].concat([
'moved',
'removed',
...WITH_PROVIDER,
]));
const IN_TERRAFORM = new Set([
'required_providers',
'backend',
'cloud',
'provider_meta',
'state_store',
'encryption',
]);
const IN_TEST = new Set(['run', 'provider', 'variables', 'mock_provider', 'override_resource', 'override_data'].concat([
'override_module',
'test',
]));
const IN_RUN = new Set(['module', 'variables', 'plan_options', 'assert', 'override_resource', 'override_data'].concat([
'override_module',
]));
const QUIET_BACKENDS = ['local', 'remote', 'cloud'];
const QUIET_ENCRYPTION = ['key_provider pbkdf2', 'method aes_gcm', 'method unencrypted'];
class Finder {
used = {
providers: new Map(),
modules: [],
things: [],
refused: [],
doubts: [],
};
root;
sources;
program;
modules = new Map();
walked = new Set();
unclearFiles = new Map();
constructor(root, sources, program, configuration) {
this.root = root;
this.sources = sources;
this.program = program;
if (configuration !== undefined)
this.keep(configuration);
}
walk(directory, from) {
if (this.walked.has(directory))
return;
this.walked.add(directory);
const names = this.sources.files.readDirectory(directory).filter(file_names.ZC);
const read = new Set((0,file_names.as)(this.program, names));
if (read.size === 0) {
this.doubt(from, `There is no configuration in ${(0,quote.hD)(directory)}, so it is not known what would run.`);
}
const written = this.writtenAt(directory, read);
this.doubtUnclear(directory, read);
this.readModule(directory, written);
}
writtenAt(directory, read) {
if (!this.modules.has(directory))
this.keep((0,read_configuration.readConfiguration)(directory, this.sources));
const module = this.modules.get(directory);
return module === undefined
? []
: blocksOf(module).filter(({ path }) => read.has((0,external_node_path_.basename)(path)));
}
keep({ modules, unclear }) {
for (const module of modules) {
if (!this.modules.has(module.directory))
this.modules.set(module.directory, module);
}
for (const { path, why, range } of unclear) {
this.unclearFiles.set(path, { why, line: range?.startLine ?? 1 });
}
}
doubtUnclear(directory, read) {
for (const [path, { why, line }] of this.unclearFiles) {
const isHere = (0,external_node_path_.join)(directory, (0,external_node_path_.basename)(path)) === path && read.has((0,external_node_path_.basename)(path));
if (!isHere && path !== directory)
continue;
this.doubt({ path, line }, `It is not certain what ${(0,quote.hD)((0,external_node_path_.basename)(path))} installs: ${why}.`);
}
}
readModule(directory, written) {
const places = new LocalNames();
const required = this.readRequired(written);
this.readTerraformBlocks(directory, written);
for (const { type, path, range } of written) {
if (IN_MODULE.has(type))
continue;
const text = `The block \`${type}\` is not one that Plangate knows, so it is not known what it would run.`;
this.doubt({ path, line: range.startLine }, text);
}
for (const type of WITH_PROVIDER) {
this.readResources(written.filter((block) => block.type === type), places);
}
const declared = new Set(written.filter(({ type }) => type === 'resource').map(({ labels }) => labels.join(' ')));
for (const block of written)
this.readOther(block, declared, places);
this.addProviders(places, required);
this.readCalls(directory, written, required);
}
readRequired(written) {
const required = new Map();
for (const { type, path, body } of written) {
if (type !== 'terraform')
continue;
for (const { body: entries } of nestedIn(body, 'required_providers', 0)) {
for (const { name, value, range } of entries.attributes) {
const key = name.toLowerCase();
const entry = this.readRequiredProvider(name, value, { path, line: range.startLine });
(0,add_to.D)(required, key, entry);
}
}
}
for (const entries of required.values()) {
for (const { place, problem } of entries) {
if (problem !== undefined)
this.used.refused.push({ text: problem, place });
}
}
return required;
}
readRequiredProvider(name, value, place) {
if (value.kind !== 'object') {
const constraint = plainText(value);
if (constraint === undefined)
return this.asRequired(name, { problem: NOT_PLAIN }, [], place);
const implied = (0,source_address.qL)(name.toLowerCase(), this.program);
return this.asRequired(name, implied, [constraint], place);
}
const body = bodyOf(value);
const source = (0,hcl_syntax.yo)(body, 'source');
const constraint = plainText((0,hcl_syntax.yo)(body, 'version'));
const text = plainText(source);
const isRepeated = body.attributes.filter((each) => each.name === 'source').length > 1;
const hasUnknownKey = body.attributes.some((each) => each.name === '?');
let address = (0,source_address.qL)(name.toLowerCase(), this.program);
if (hasUnknownKey || isRepeated || (source !== undefined && text === undefined)) {
address = { problem: NOT_PLAIN };
}
else if (text !== undefined)
address = (0,source_address.Ww)(text, this.program);
return this.asRequired(name, address, constraint === undefined ? [] : [constraint], place);
}
asRequired(name, address, constraints, place) {
if ('value' in address)
return { address: address.value, constraints, place };
const problem = `The source of provider ${(0,quote.hD)(name)} ${address.problem}.`;
return { address: undefined, constraints, place, problem };
}
readResources(blocks, names) {
const chosen = new Set();
for (const { labels, body, path, range } of blocks) {
for (const { name, value } of body.attributes) {
if (name !== 'provider')
continue;
this.useProvider(value, { path, line: range.startLine }, names);
if (!(0,file_names.jn)((0,external_node_path_.basename)(path)))
chosen.add(labels.join(' '));
}
}
for (const { labels, path, range } of blocks) {
if (chosen.has(labels.join(' ')))
continue;
names.add(localNameOf(labels[0] ?? ''), { path, line: range.startLine });
}
for (const block of blocks) {
this.readProvisioners(block);
if (block.type === 'data')
this.readRemoteState(block);
}
}
useProvider(value, place, names) {
const text = value.kind === 'traversal' ? value.root : plainText(value)?.trim();
const [, name] = /^([\w-]+)(?:[.[].*)?$/s.exec(text ?? '') ?? [];
if (name !== undefined)
names.add(name.toLowerCase(), place);
else
this.used.refused.push({ text: `The provider ${NOT_PLAIN}.`, place });
}
readProvisioners({ body, path }) {
for (const { labels, range } of nestedIn(body, 'provisioner', 1)) {
this.add(`provisioner ${labels[0] ?? '?'}`, { path, line: range.startLine });
}
}
readRemoteState({ labels: [type], body, path, range }) {
if (type !== 'terraform_remote_state')
return;
const backend = plainText((0,hcl_syntax.yo)(body, 'backend')) ?? '?';
if (backend !== 'local')
this.add(`${type} ${backend}`, { path, line: range.startLine });
}
readOther(block, declared, names) {
const { type, labels, body, path, range } = block;
const place = { path, line: range.startLine };
switch (type) {
case 'provider':
names.add(labels[0]?.toLowerCase() ?? '?', place);
return;
case 'removed':
this.readProvisioners(block);
return;
case 'check': {
const inner = nestedIn(body, 'data', 2).map((each) => ({ ...each, type: 'data', path }));
this.readResources(inner, names);
return;
}
case 'import': {
const provider = (0,hcl_syntax.yo)(body, 'provider');
if (provider !== undefined)
this.useProvider(provider, place, names);
else
this.useOfImport((0,hcl_syntax.yo)(body, 'to'), place, declared, names);
return;
}
default:
}
}
useOfImport(to, place, declared, names) {
const steps = addressSteps(to);
if (steps === undefined) {
this.doubt(place, 'It is not certain which resource is imported here, and by which provider.');
return;
}
const [type = '', name = ''] = steps;
const isDeclared = declared.has(`${type} ${name}`);
if (type !== 'module' && !isDeclared)
names.add(localNameOf(type), place);
}
readTerraformBlocks(directory, written) {
for (const { type, body, path, range } of written) {
if (type !== 'terraform')
continue;
for (const block of body.blocks) {
if (IN_TERRAFORM.has(block.type))
continue;
const text = `The block \`${block.type}\` in \`terraform\` is not one that Plangate knows.`;
this.doubt({ path, line: block.range.startLine }, text);
}
if (directory === this.root)
this.readState(body, path, range);
for (const { body: encryption } of nestedIn(body, 'encryption', 0)) {
for (const part of ['key_provider', 'method']) {
for (const { labels, range: at } of nestedIn(encryption, part, 2)) {
const name = `${part} ${labels[0] ?? '?'}`;
if (QUIET_ENCRYPTION.includes(name))
continue;
this.add(name, { path, line: at.startLine });
}
}
}
}
}
readState(body, path, around) {
for (const part of ['backend', 'state_store']) {
for (const { labels, range } of nestedIn(body, part, 1)) {
const [kind = '?'] = labels;
if (part === 'backend' && QUIET_BACKENDS.includes(kind))
continue;
const line = range.startLine || around.startLine;
this.add(`${part} ${kind}`, { path, line });
}
}
}
addProviders(names, required) {
for (const entries of required.values()) {
for (const { address, constraints, place } of entries) {
if (address !== undefined)
this.addProvider(address, constraints, [place]);
}
}
for (const [name, places] of names.all) {
const entries = required.get(name);
if (entries !== undefined) {
for (const { address } of entries) {
if (address !== undefined)
this.addProvider(address, [], places);
}
continue;
}
const implied = (0,source_address.qL)(name, this.program);
if ('value' in implied)
this.addProvider(implied.value, [], places);
else {
const text = `The provider ${(0,quote.hD)(name)} ${implied.problem}.`;
this.used.refused.push({ text, place: places[0] });
}
}
}
addProvider(address, constraints, places) {
if ((0,source_address.qi)(address))
return;
const provider = this.used.providers.get(address) ?? { address, constraints: [], places: [] };
this.used.providers.set(address, provider);
for (const constraint of constraints)
provider.constraints.push(constraint);
for (const place of places)
provider.places.push(place);
}
readCalls(directory, written, required) {
const calls = new Map();
for (const block of written) {
if (block.type !== 'module')
continue;
const [label = '?'] = block.labels;
(0,add_to.D)(calls, label, block);
}
for (const blocks of calls.values())
this.readCall(directory, blocks, required);
}
readCall(directory, blocks, required) {
const attributes = blocks.flatMap(({ body, path }) => body.attributes.map((attribute) => ({ ...attribute, path })));
const versions = attributes.filter(({ name }) => name === 'version');
const version = versions.map(({ value }) => plainText(value) ?? '?').join(',');
const sources = attributes.filter(({ name }) => name === 'source');
for (const { value, path, range } of sources) {
this.readSource(directory, value, version, { path, line: range.startLine });
}
const [first] = blocks;
if (sources.length === 0 && first !== undefined) {
const { path, range } = first;
this.readSource(directory, undefined, version, { path, line: range.startLine });
}
const names = new LocalNames();
for (const { name, value, path } of attributes) {
if (name !== 'providers')
continue;
for (const { value: provider } of bodyOf(value).attributes) {
this.useProvider(provider, { path, line: provider.range.startLine }, names);
}
}
this.addProviders(names, onlyNamed(required, names));
}
readSource(directory, source, version, place) {
const text = plainText(source);
if (text === undefined) {
const what = source === undefined ? 'is missing' : NOT_PLAIN;
this.used.refused.push({ text: `The source of this module ${what}.`, place });
return;
}
const read = (0,source_address.OC)(text, this.program);
if ('problem' in read) {
this.used.refused.push({ text: `The source ${(0,quote.hD)(text)} ${read.problem}.`, place });
return;
}
if (read.value.kind !== 'local') {
this.used.modules.push({ package: read.value, source: text, version, place });
return;
}
const path = (0,module_manifest.$S)(read.value.path.normalize('NFC'));
if (path === undefined)
return;
const places = (0,read_configuration.cH)(directory, path, this.sources.files);
const isThere = (each) => this.sources.files.readDirectory(each).some(file_names.ZC);
const found = places.filter(isThere);
for (const each of found.length > 0 ? found : places.slice(-1))
this.walk(each, place);
}
readTests(directory, testDirectory) {
const places = [...new Set([directory, (0,external_node_path_.resolve)(directory, testDirectory)])];
for (const place of places) {
const names = this.sources.files.readDirectory(place);
const tests = names.filter((name) => TESTS[this.program].test(name) && !name.startsWith('.'));
for (const name of tests)
this.readTest(directory, (0,external_node_path_.join)(place, name));
if (place !== directory)
continue;
for (const name of names.filter((each) => QUERY.test(each) && !each.startsWith('.'))) {
this.readQuery(directory, (0,external_node_path_.join)(place, name));
}
}
}
readTest(directory, path) {
const written = this.readFile(path);
const required = this.requiredAt(directory);
const names = new LocalNames();
for (const block of written) {
const { type, labels, range } = block;
const place = { path, line: range.startLine };
if (!IN_TEST.has(type)) {
this.doubt(place, `The block \`${type}\` is not one that Plangate knows in a test.`);
}
else if (type === 'provider')
names.add(labels[0]?.toLowerCase() ?? '?', place);
else if (type === 'run')
this.readRun(directory, block);
}
this.addProviders(names, onlyNamed(required, names));
}
readRun(directory, { body, path, range }) {
for (const { type, range: at } of body.blocks) {
if (IN_RUN.has(type))
continue;
const text = `The block \`${type}\` is not one that Plangate knows in a run of a test.`;
this.doubt({ path, line: at.startLine }, text);
}
for (const { body: module, range: at } of nestedIn(body, 'module', 0)) {
const place = { path, line: at.startLine || range.startLine };
const version = (0,hcl_syntax.yo)(module, 'version');
const text = version === undefined ? '' : (plainText(version) ?? '?');
this.readSource(directory, (0,hcl_syntax.yo)(module, 'source'), text, place);
}
}
readQuery(directory, path) {
const written = this.readFile(path);
const names = new LocalNames();
this.readResources(written.filter(({ type }) => type === 'list'), names);
for (const { type, labels, range } of written) {
if (type === 'provider')
names.add(labels[0]?.toLowerCase() ?? '?', { path, line: range.startLine });
}
this.addProviders(names, onlyNamed(this.requiredAt(directory), names));
}
requiredAt(directory) {
const names = this.sources.files.readDirectory(directory).filter(file_names.ZC);
const read = new Set((0,file_names.as)(this.program, names));
const written = this.writtenAt(directory, read);
const refused = this.used.refused.length;
const required = this.readRequired(written);
this.used.refused.length = refused;
return required;
}
readFile(path) {
const file = (0,module_files.sU)(path, (0,read_configuration.yR)(path, this.sources), this.sources.parsed);
const [problem] = file.problems;
const why = file.unread ?? problem?.message;
if (why !== undefined) {
const place = { path, line: problem?.range.startLine ?? 1 };
this.doubt(place, `It is not certain what ${(0,quote.hD)((0,external_node_path_.basename)(path))} installs: ${why}.`);
}
const ofBlocks = file.body.blocks.map((block) => ({ ...block, path }));
return [...ofBlocks, ...asWritten({ ...file.body, blocks: [] }, path)];
}
add(name, place) {
this.used.things.push({ name, place });
}
doubt(place, text) {
this.used.doubts.push({ text, place });
}
}
class LocalNames {
all = new Map();
add(name, place) {
(0,add_to.D)(this.all, name, place);
}
}
function onlyNamed(required, names) {
return new Map([...required].filter(([name]) => names.all.has(name)));
}
const NOT_PLAIN = 'is not written as one plain text';
function blocksOf({ blocks, topAttributes }) {
const ofBlocks = blocks.map(({ block, path }) => ({ ...block, path }));
const ofAttributes = topAttributes
.filter(({ path }) => (0,file_names.ZC)((0,external_node_path_.basename)(path)))
.flatMap(({ value, path }) => asWritten(bodyOf(value), path));
return [...ofBlocks, ...ofAttributes];
}
function asWritten(body, path) {
return [...new Set(body.attributes.map(({ name }) => name))].flatMap((type) => nestedIn(body, type, LABELS[type] ?? 0).map((block) => ({ ...block, type, path })));
}
function plainText(value) {
const isPlain = value?.kind === 'literal' && value.template === undefined;
return isPlain && typeof value.value === 'string' ? value.value : undefined;
}
function localNameOf(type) {
return (type.split('_')[0] ?? '').toLowerCase();
}
function addressSteps(to) {
if (to?.kind === 'traversal') {
const steps = to.steps.flatMap((step) => (step.kind === 'literal' ? String(step.value) : []));
return [to.root, ...steps];
}
const text = plainText(to);
return text === undefined ? undefined : text.split(/[.[]/);
}
const TESTS = {
terraform: /\.tftest\.(?:hcl|json)$/,
tofu: /\.(?:tf|tofu)test\.(?:hcl|json)$/,
};
const QUERY = /\.tfquery\.(?:hcl|json)$/;
/***/ }),
/***/ 98277:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
F: () => ( LOCK_FILE),
c: () => ( readLockFile)
});
var _configuration_parsed_files_js_0_ = __webpack_require__(67025);
var _configuration_syntax_hcl_syntax_js_1_ = __webpack_require__(56949);
var _source_address_js_2_ = __webpack_require__(84029);
const LOCK_FILE = '.terraform.lock.hcl';
function readLockFile(text, program, parsed = new _configuration_parsed_files_js_0_ .p()) {
const { body, problems } = parsed.parse(LOCK_FILE, text);
const [problem] = problems;
if (problem !== undefined) {
return { problem: `line ${problem.range.startLine}: ${problem.message}` };
}
const locked = new Map();
for (const { type, labels, body: entry, range } of body.blocks) {
const [label = ''] = labels;
const isWhole = type === 'provider' && label.split('/').length === 3;
const address = (0,_source_address_js_2_ .Ww)(label, program);
const version = (0,_configuration_syntax_hcl_syntax_js_1_ .bK)((0,_configuration_syntax_hcl_syntax_js_1_ .yo)(entry, 'version'));
const hashes = (0,_configuration_syntax_hcl_syntax_js_1_ .yo)(entry, 'hashes');
const texts = hashes?.kind === 'tuple' ? hashes.items.map(_configuration_syntax_hcl_syntax_js_1_ .bK) : [];
const isRepeated = new Set(entry.attributes.map(({ name }) => name)).size < entry.attributes.length;
const isRead = isWhole && 'value' in address && version !== undefined && !isRepeated;
if (!isRead || texts.includes(undefined) || locked.has(address.value)) {
return { problem: `line ${range.startLine}: this entry is not as \`init\` writes it` };
}
locked.set(address.value, {
address: address.value,
version,
hashes: new Set(texts.flatMap((hash) => hash ?? [])),
line: range.startLine,
});
}
if (body.attributes.length > 0)
return { problem: 'it has arguments outside of its entries' };
return { value: locked };
}
/***/ }),
/***/ 84029:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
OC: () => ( readModuleSource),
Ww: () => ( readProviderAddress),
nZ: () => ( pinOf),
qL: () => ( impliedProvider),
qi: () => ( isBuiltIn),
rk: () => ( readHost),
sx: () => ( DEFAULT_REGISTRY),
y: () => ( exactVersion)
});
const DEFAULT_REGISTRY = {
terraform: 'registry.terraform.io',
tofu: 'registry.opentofu.org',
};
const BUILT_IN = 'terraform.io/builtin/';
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?$/;
const PROVIDER_PART = /^(?:-|[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)$/;
function readHost(text, usualPort = 443) {
const host = text.toLowerCase();
if (!HOST.test(host))
return undefined;
return host.replace(new RegExp(`:0*${usualPort}$`), '');
}
function readProviderAddress(text, program) {
const problem = 'is no address of a provider, as in `hashicorp/aws`';
const parts = text.toLowerCase().split('/');
const [type = '', namespace = 'hashicorp', host = DEFAULT_REGISTRY[program]] = parts.toReversed();
const readableHost = readHost(host);
const isWhole = PROVIDER_PART.test(type) && PROVIDER_PART.test(namespace) && parts.length <= 3;
if (!isWhole || readableHost === undefined)
return { problem };
return { value: `${readableHost}/${namespace}/${type}` };
}
function impliedProvider(localName, program) {
if (localName === 'terraform')
return { value: `${BUILT_IN}terraform` };
return readProviderAddress(localName, program);
}
function isBuiltIn(address) {
return address.startsWith(BUILT_IN);
}
const ARCHIVE = /\.(?:zip|tar\.gz|tgz|tar\.bz2|tbz2|tar\.xz|txz)$/;
const STEP = /^(?:[\w.~+@=,()-]|%20)+$/;
const QUERY = /^([a-z]+)=([\w.~+@=,:/][\w.~+@=,:/-]*)$/;
const USER = /^[\w.-]+$/;
function readModuleSource(text, program) {
const source = text.trim();
if (/^\.\.?[/\\]/.test(source)) {
if (source === text)
return { value: { kind: 'local', path: source } };
return { problem: 'has white space around a path. Write the path alone, between quotes' };
}
const refusal = REFUSED.find(({ pattern }) => pattern.test(source));
if (refusal !== undefined)
return { problem: refusal.why };
const [, forced, address = ''] = /^(?:([a-z0-9]+)::)?(.*)$/s.exec(source) ?? [];
const [beforeQuery, query] = splitAt(address, '?');
const [, name = '', value = ''] = QUERY.exec(query ?? '') ?? [];
if (query !== undefined && (name === '' || /\/\/|\.\./.test(value))) {
return { problem: SEVERAL_PARAMETERS };
}
const parameter = query === undefined ? undefined : { name, value };
const scheme = /^[a-z][a-z0-9+.-]*:\/\//.exec(beforeQuery)?.[0] ?? '';
const [beginning, subdirectory] = splitAt(beforeQuery.slice(scheme.length), '//');
const packageText = scheme + beginning;
const isWhole = subdirectory === undefined || subdirectory === '' || isPath(subdirectory.replace(/\/$/, ''));
if (!isWhole || packageText === '')
return { problem: NOT_WHOLE };
const found = readPackage(forced, packageText, program);
if ('problem' in found)
return found;
const expected = PARAMETERS[found.value.kind];
if (parameter !== undefined && !expected.includes(parameter.name)) {
return { problem: SEVERAL_PARAMETERS };
}
return { value: { ...found.value, query: parameter } };
}
const NOT_WHOLE = 'has a step that is empty, `.`, `..` or escaped. Write host and path out, with at most one `//` before the directory in the package';
const SEVERAL_PARAMETERS = 'has a query that changes what is fetched. One parameter can stand there: `ref` of a git repository, `checksum` of an archive, `digest` or `tag` of an OCI package';
const PARAMETERS = {
registry: [],
git: ['ref'],
archive: ['checksum'],
oci: ['digest', 'tag'],
};
const REFUSED = [
{ pattern: /[^\x21-\x7e]/, why: 'has a space or a character that is not ASCII' },
{ pattern: /[#\\]/, why: 'has a fragment or a backslash' },
{
pattern: /^(?:\/|~|\.|[a-z]:)|^(?:\w+::)*(?:file:|\.|\/|~)/i,
why: 'names a directory of the machine that plans',
},
{ pattern: /::.*::/, why: 'has two prefixes as in `git::`' },
{ pattern: /^(?:git::)?(?:http|git):\/\//i, why: 'is fetched without encryption. Write https' },
];
function splitAt(text, mark) {
const at = text.indexOf(mark);
return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}
function isPath(path) {
return path.split('/').every((step) => STEP.test(step) && step !== '.' && step !== '..');
}
function readPackage(forced, text, program) {
if (text.includes('://'))
return readUrl(forced, text);
if (forced !== undefined && forced !== 'git')
return { problem: UNKNOWN };
const scp = /^git@([^/:@]+):([^:]+)$/.exec(text);
if (scp !== null)
return namedPackage('git', scp[1], scp[2], 22);
const isOnGit = forced === undefined || /^(?:github\.com|bitbucket\.org)\//.test(text);
return isOnGit ? readShortForm(text, program) : { problem: UNKNOWN };
}
const UNKNOWN = 'is in a form that is not read here. Write it as in `git::https://github.com/acme/vpc.git`, `acme/vpc/aws` or `https://example.com/vpc.zip`';
function readUrl(forced, text) {
const [, scheme = '', user = '', host, path] = /^([a-z]+):\/\/(?:([^/@]*)@)?([^/@]+)\/(.+)$/.exec(text) ?? [];
if (user !== '' && !USER.test(user))
return { problem: 'has a password in it' };
const kind = PACKAGE_KINDS[`${forced ?? ''}::${scheme}`];
if (kind === undefined)
return { problem: UNKNOWN };
if (scheme === 'ssh') {
if (user !== 'git')
return { problem: 'has another user than `git`' };
return namedPackage(kind, host, path, 22);
}
const found = namedPackage(kind, host, path);
if (user === '' || 'problem' in found)
return found;
return { value: { kind, name: `${user}@${found.value.name}` } };
}
const PACKAGE_KINDS = {
'git::https': 'git',
'git::ssh': 'git',
'::https': 'archive',
's3::https': 'archive',
'gcs::https': 'archive',
'::oci': 'oci',
};
function namedPackage(kind, host, path, usualPort = 443) {
const readableHost = readHost(host ?? '', usualPort);
if (readableHost === undefined || !isPath(path ?? ''))
return { problem: NOT_WHOLE };
return { value: { kind, name: `${readableHost}/${path}` } };
}
const REGISTRY_NAME = /^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/;
const TARGET_SYSTEM = /^[0-9a-z]{1,64}$/;
function readShortForm(text, program) {
const steps = text.split('/');
const [first = '', owner, repository] = steps;
if (first === 'github.com' || first === 'bitbucket.org') {
if (owner === undefined || repository === undefined || !isPath(text)) {
return { problem: NOT_WHOLE };
}
return namedPackage('git', first, `${owner}/${repository.replace(/\.git$/, '')}.git`);
}
if (steps.length < 3 || steps.length > 4)
return { problem: UNKNOWN };
const host = steps.length === 4 ? readHost(first) : DEFAULT_REGISTRY[program];
const [namespace = '', name = '', system = ''] = steps.slice(-3);
const isNamed = REGISTRY_NAME.test(namespace) && REGISTRY_NAME.test(name);
const isHost = host !== undefined && (/[.:]/.test(host) || host === 'localhost');
if (!isNamed || !TARGET_SYSTEM.test(system) || !isHost)
return { problem: UNKNOWN };
if (/^(?:github\.com|bitbucket\.org)$/.test(host))
return { problem: UNKNOWN };
return { value: { kind: 'registry', name: `${host}/${namespace}/${name}/${system}` } };
}
const TAG = /^(?![0-9a-f]{4,64}$)(?!refs\/)[A-Za-z0-9](?:[\w./+-]*[\w+-])?$/;
function pinOf({ kind, name, query }, version) {
if (kind === 'registry') {
const exact = exactVersion(version);
return exact === undefined ? undefined : { kind: 'version', version: exact };
}
if (query === undefined)
return undefined;
const { name: parameter, value } = query;
switch (parameter) {
case 'ref':
if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value))
return { kind: 'commit', commit: value };
return isTag(value) ? { kind: 'tag', tag: value } : undefined;
case 'tag':
return isTag(value) ? { kind: 'tag', tag: value } : undefined;
case 'digest':
return /^sha256:[0-9a-f]{64}$/.test(value) ? { kind: 'content' } : undefined;
default: {
const isChecksum = /^sha(?:256:[0-9a-f]{64}|512:[0-9a-f]{128})$/.test(value);
return isChecksum && ARCHIVE.test(name) ? { kind: 'content' } : undefined;
}
}
}
function isTag(value) {
return TAG.test(value) && /\d/.test(value);
}
function exactVersion(constraint) {
return /^\s*=?\s*v?(\d+(?:\.\d+){0,2}(?:-[0-9A-Za-z.-]+)?)\s*$/.exec(constraint)?.[1];
}
/***/ }),
/***/ 30317:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Hn: () => ( wordsIn),
Zj: () => ( terragruntFilesIn),
Zv: () => ( filesOfUnit)
});
var node_path_0_ = __webpack_require__(76760);
var _configuration_syntax_hcl_syntax_js_1_ = __webpack_require__(56949);
const UNIT_FILES = ['terragrunt.hcl', 'terragrunt.hcl.json', 'terragrunt.stack.hcl'];
function terragruntFilesIn(directory, files) {
const names = files.readDirectory(directory);
return UNIT_FILES.filter((name) => names.includes(name)).map((name) => (0,node_path_0_.join)(directory, name));
}
const MOST_FILES = 200;
function filesOfUnit(path, root, { files, parsed }, tracked) {
const all = [...tracked];
const found = new Set([path]);
for (const each of found) {
if (found.size > MOST_FILES)
return undefined;
const text = files.readFile(each);
const isJson = each.endsWith('.hcl.json');
if (text === undefined || !(isJson || each.endsWith('.hcl')))
continue;
const { body, problems } = parsed.parse((0,node_path_0_.basename)(each), text);
if (problems.length > 0)
return undefined;
const above = [(0,node_path_0_.dirname)(each)];
for (const at of above)
if (at !== root && at !== (0,node_path_0_.dirname)(at))
above.push((0,node_path_0_.dirname)(at));
for (const directory of above) {
for (const name of ['terragrunt.hcl', 'root.hcl'])
addIfThere((0,node_path_0_.join)(directory, name));
}
for (const ending of endingsIn(body, isJson)) {
if (ending === undefined)
return undefined;
for (const directory of above) {
addIfThere((0,node_path_0_.resolve)(directory, ending));
for (const name of UNIT_FILES)
addIfThere((0,node_path_0_.resolve)(directory, ending, name));
}
const tail = ending.replace(/^(?:\.{0,2}\/)+/, '');
if (tail === '' || !/[/.]/.test(ending))
continue;
for (const candidate of all) {
if (candidate === tail || candidate.endsWith(`/${tail}`))
found.add((0,node_path_0_.join)(root, candidate));
}
}
}
return [...found];
function addIfThere(candidate) {
if (files.readDirectory((0,node_path_0_.dirname)(candidate)).includes((0,node_path_0_.basename)(candidate))) {
if (files.readFile(candidate) !== undefined)
found.add(candidate);
}
}
}
function endingsIn(body, isJson) {
return [
...body.attributes.flatMap(({ name, value }) => PATHS.includes(name) && !isWrittenPath(value) ? [undefined] : endingsOf(value, isJson)),
...body.blocks.flatMap((block) => endingsIn(block.body, isJson)),
];
}
function wordsIn(text) {
const words = text.split(/[\s"'`;|&()<>{}[\]=,]+/);
return [...new Set([text.trim(), ...words])].filter((word) => /^[^\n\0]*\w[^\n\0]*$/.test(word));
}
function endingsOf(value, isJson) {
switch (value.kind) {
case 'literal':
return typeof value.value === 'string' ? wordsIn(value.value) : [];
case 'template':
return value.parts.flatMap((part) => endingsOf(part, isJson).map((ending) => ending?.replace(/^\/+/, '')));
case 'object':
return value.entries.flatMap(({ key, value: inner }) => {
const isPath = isJson && key.kind === 'literal' && PATHS.includes(String(key.value));
return isPath && !isWrittenPath(inner)
? [undefined]
: [...endingsOf(key, isJson), ...endingsOf(inner, isJson)];
});
case 'traversal':
return [];
case 'call': {
const inner = value.arguments.flatMap((part) => endingsOf(part, isJson));
const [first] = value.arguments;
const isRead = READING.includes(value.name);
return isRead && first !== undefined && !isWrittenPath(first) ? [...inner, undefined] : inner;
}
case 'for':
return [value.collection, value.key, value.value, value.condition].flatMap((part) => part === undefined ? [] : endingsOf(part, isJson));
default:
return (0,_configuration_syntax_hcl_syntax_js_1_ .CI)(value).flatMap((part) => endingsOf(part, isJson));
}
}
const PATHS = ['path', 'config_path'];
function isWrittenPath(value) {
if (value.kind === 'literal')
return true;
if (value.kind === 'template') {
const last = value.parts.at(-1);
return last !== undefined && isWrittenPath(last);
}
return (value.kind === 'call' &&
value.name === 'find_in_parent_folders' &&
value.arguments.every((argument) => argument.kind === 'literal'));
}
const READING = ['read_terragrunt_config', 'run_cmd', 'file', 'templatefile', 'sops_decrypt_file'];
/***/ })
};
