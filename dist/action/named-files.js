export const id = 2579;
export const ids = [2579,1741];
export const modules = {
/***/ 2579:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
findNamedFiles: () => ( findNamedFiles)
});
var node_crypto_0_ = __webpack_require__(7598);
var node_path_1_ = __webpack_require__(6760);
var _model_add_to_js_6_ = __webpack_require__(2588);
var _module_files_js_2_ = __webpack_require__(868);
var _read_configuration_js_3_ = __webpack_require__(1741);
var _syntax_hcl_syntax_js_4_ = __webpack_require__(6949);
var _literal_js_5_ = __webpack_require__(2443);
function findNamedFiles(root, files, search) {
return new Finder(root, (0,_read_configuration_js_3_.searchedFiles)(files, search.parsed, search.check), search).find();
}
const READER = /^(?:file(?!set)\w*|templatefile)$/;
const OF_ANY_FILE = ['external', 'template_file'];
const OF_FILES = [
'local_file',
'local_sensitive_file',
'archive_file',
'terraform_remote_state',
];
const COUNTING = ['count', 'for_each'];
const MOST_ENDINGS = 100;
class Finder {
root;
sources;
search;
found = {
modules: [],
files: new Map(),
directories: new Map(),
computed: [],
};
templates = new Set();
constructor(root, sources, search) {
this.root = root;
this.sources = sources;
this.search = search;
}
find() {
const { root, found, sources } = this;
const { modules, unclear, sources: unknownSources } = (0,_read_configuration_js_3_.readConfiguration)(root, sources);
for (const { path, why } of unclear)
this.addUnread(path, why);
for (const source of unknownSources)
this.addAnyFile(source.value, positionOf(source));
found.modules = modules.map((module) => toLoadedModule(module, sources));
for (const module of modules) {
for (const attributes of module.topAttributes)
this.addNamesIn(attributes.value, positionOf(attributes), false);
for (const { block, path } of module.blocks) {
sources.budget.check();
this.addNamesOfBlock(block, block, { module, path });
}
}
return found;
}
addNamesOfBlock(block, top, place) {
const { attributes, blocks } = block.body;
if (block === top && mayReadUnnamedFile(block)) {
this.found.computed.push(`${place.path}:${block.range.startLine}`);
}
for (const { name, value } of attributes) {
if (top.type === 'module' && name === 'source')
continue;
this.addNamesIn(value, positionOf({ ...place, block: top, name, value }), false);
}
for (const inner of blocks)
this.addNamesOfBlock(inner, top, place);
}
addNamesIn(expression, position, isGiven) {
switch (expression.kind) {
case 'literal':
case 'template':
this.addMentions(expression, position, false);
return this.addNamesInside(expression, position);
case 'traversal':
if (isGiven && (0,_literal_js_5_ .DK)(expression))
this.addComputed(expression, position);
for (const step of expression.steps) {
if (step.kind !== 'literal')
this.addNamesIn(step, position, true);
}
return;
case 'call':
return this.addNamesOfCall(expression, position);
case 'for': {
const { collection, key, value, condition } = expression;
for (const part of [collection, key, value, condition]) {
if (part)
this.addNamesIn(part, position, isGiven);
}
return;
}
default: {
const keepsParts = ['tuple', 'object', 'conditional'].includes(expression.kind);
for (const part of (0,_syntax_hcl_syntax_js_4_ .CI)(expression)) {
this.addNamesIn(part, position, isGiven || !keepsParts);
}
}
}
}
addNamesInside(expression, position) {
if (expression.kind === 'literal' || (0,_literal_js_5_ .DK)(expression))
return;
if (expression.kind !== 'template')
return this.addNamesIn(expression, position, true);
for (const part of expression.parts)
this.addNamesInside(part, position);
}
addNamesOfCall(expression, position) {
const { name, arguments: values } = expression;
const [first, second, ...rest] = values;
const called = name.slice(name.lastIndexOf(':') + 1);
if (called === 'templatestring')
this.addComputed(expression, position);
if (called === 'fileset' && first && second) {
this.addFileset(first, second, position);
for (const value of rest)
this.addNamesIn(value, position, true);
}
else if (READER.test(called) && first) {
this.addReadFile(first, position, called === 'templatefile');
if (second)
this.addNamesIn(second, position, false);
for (const value of rest)
this.addNamesIn(value, position, true);
}
else
for (const value of values)
this.addNamesIn(value, position, true);
}
addReadFile(argument, position, isTemplate) {
if (!this.addMentions(argument, position, true))
this.addComputed(argument, position);
this.addNamesInside(argument, position);
if (!isTemplate)
return;
for (const written of (0,_literal_js_5_ .Ki)(argument)) {
if (written.isComputed)
continue;
for (const path of this.pathsOf(written, position))
this.addTemplate(path);
}
}
addMentions(expression, position, isRead) {
const texts = (0,_literal_js_5_ .Ki)(expression);
for (const written of texts) {
const isPath = written.afterPath || (0,_literal_js_5_ .DS)(written.text);
if (written.isComputed) {
if (isPath)
this.addComputed(expression, position);
continue;
}
if (mayLeadBack(written.text))
this.addAnyFile(expression, position);
for (const path of this.pathsOf(written, position)) {
if (!this.search.isRelevant(path))
continue;
(0,_model_add_to_js_6_ .D)(this.found.files, path, mentionAt(expression, position, isRead));
if (isPath)
this.addDirectory(path, '', mentionAt(expression, position, false));
}
}
return areWrittenOut(texts);
}
pathsOf({ text, afterPath }, { module }) {
const path = withoutEmptySteps(text);
if ((path === '' && !afterPath) || path.length > LONGEST_PATH)
return [];
return Array.from(new Set([this.root, module]), (directory) => (0,node_path_1_.resolve)(directory, path));
}
addFileset(directory, pattern, position) {
const texts = (0,_literal_js_5_ .Ki)(directory);
const patterns = (0,_literal_js_5_ .Ki)(pattern).map(aroundWildcards);
const isKnown = areWrittenOut(texts) && patterns.length > 0 && !patterns.includes(undefined);
if (!isKnown)
this.addComputed(directory, position);
this.addNamesInside(directory, position);
this.addNamesInside(pattern, position);
for (const { text, afterPath, isComputed } of texts) {
if (isComputed)
continue;
if (mayLeadBack(text))
this.addAnyFile(directory, position);
const directories = this.pathsOf({ text: text || '.', afterPath, isComputed }, position);
for (const around of patterns.length > 0 ? patterns : [undefined]) {
const { before, ending } = around ?? { before: '', ending: '' };
for (const path of directories.map((from) => (0,node_path_1_.resolve)(from, before))) {
if (!this.search.isRelevant(path))
continue;
this.addDirectory(path, ending, mentionAt(directory, position, true));
}
}
}
}
addDirectory(path, ending, mention) {
const { directories } = this.found;
const { endings } = directories.get(path) ?? { endings: new Map() };
directories.set(path, { path, endings });
const hasRoom = endings.has(ending) || endings.size < MOST_ENDINGS;
(0,_model_add_to_js_6_ .D)(endings, hasRoom ? ending : '', mention);
}
addTemplate(path) {
if (this.templates.has(path))
return;
this.templates.add(path);
const text = (0,_read_configuration_js_3_ .yR)(path, this.sources);
if (typeof text !== 'string') {
if (text.why !== _module_files_js_2_ .v8)
this.addUnread(path, text.why);
return;
}
const value = (0,_read_configuration_js_3_ .xV)(text, this.sources);
if (value === undefined)
return this.addUnread(path, 'it cannot be read as a template');
const written = once(() => `${path} ${digestOf(value)}`);
this.addNamesInside(value, { module: this.root, path, written });
}
addComputed({ range }, { path }) {
this.found.computed.push(`${path}:${range.startLine}`);
}
addAnyFile(expression, position) {
this.addComputed(expression, position);
const mention = mentionAt(expression, position, false);
this.addDirectory('', '', { ...mention, why: 'may lead to any file' });
}
addUnread(path, why) {
this.found.computed.push(path);
const written = () => `${path} ${why}`;
const mention = { module: this.root, where: path, isRead: false, written };
this.addDirectory('', '', { ...mention, why: `cannot be read as a whole: ${why}` });
}
}
const LONGEST_PATH = 4_096;
function mentionAt({ range }, { module, path, written }, isRead) {
return { module, where: `${path}:${range.startLine}`, isRead, why: undefined, written };
}
function once(make) {
let made;
return () => (made ??= make());
}
function toLoadedModule(module, { files }) {
const followedPaths = module.paths.map((path) => files.follow(path));
return {
places: [...files.follow(module.directory)],
linked: followedPaths.filter((places) => places.length > 1).flat(),
calls: module.callers.map((call) => {
const values = ['source', ...COUNTING].map((name) => (0,_read_configuration_js_3_ .DT)(call, name).map(({ value }) => value));
return { from: call.module.directory, written: `${call.label} ${digestOf(values)}` };
}),
};
}
function positionOf({ module, block, name = '', value, path }) {
const written = () => {
const attributes = block?.body.attributes ?? [];
const deciding = attributes.filter(({ name: other }) => COUNTING.includes(other));
const parent = block ? `${block.type} ${block.labels.join('.')}` : path;
return `${parent} ${name} ${digestOf([value, ...deciding])}`;
};
return { module: module.directory, path, written: once(written) };
}
function digestOf(written) {
const text = JSON.stringify(written, (key, value) => key === 'range' || key === 'template' ? undefined : value);
return (0,node_crypto_0_.createHash)('sha256').update(text).digest('hex');
}
function mayReadUnnamedFile({ type, labels: [kind], body }) {
if (type !== 'data' && type !== 'resource')
return false;
if (OF_ANY_FILE.includes(kind))
return type === 'data';
if (!OF_FILES.includes(kind))
return false;
const backend = (0,_syntax_hcl_syntax_js_4_ .yo)(body, 'backend');
if (backend?.kind === 'literal' && backend.value !== 'local')
return false;
return !isWrittenOut(body);
}
function isWrittenOut({ attributes, blocks }) {
return (attributes.every(({ value }) => isLiteral(value)) &&
blocks.every(({ body }) => isWrittenOut(body)));
}
function isLiteral(expression) {
if (expression.kind === 'object' || expression.kind === 'tuple')
return (0,_syntax_hcl_syntax_js_4_ .CI)(expression).every(isLiteral);
return expression.kind === 'literal' || areWrittenOut((0,_literal_js_5_ .Ki)(expression));
}
function areWrittenOut(texts) {
return texts.length > 0 && texts.every(({ isComputed }) => !isComputed);
}
function withoutEmptySteps(path) {
const slashed = path.replaceAll('\\', '/');
return slashed.replaceAll(/\/(?:\.?\/)+/g, '/').replace(/^~\//, '');
}
function mayLeadBack(path) {
const isTooLong = withoutEmptySteps(path).length > LONGEST_PATH;
if (isTooLong && /\.\.[/\\]/.test(path))
return true;
const isUp = /^~?[/\\](?:.*[/\\])?\.\.(?:[/\\]|$)/s.test(path);
return isUp || /^\/(?:proc|dev\/fd)(?:\/|$)/.test(node_path_1_.posix.normalize(path));
}
function aroundWildcards(written) {
const { text: pattern, afterPath, isComputed } = written;
if (afterPath || isComputed || pattern.includes('\\'))
return undefined;
const first = pattern.search(/[*?[{]/);
if (first < 0)
return { before: pattern, ending: '' };
const rest = pattern.slice(first);
if (!STAYS_BELOW.test(rest))
return undefined;
const before = pattern.slice(0, pattern.lastIndexOf('/', first) + 1);
return { before, ending: rest.replace(/.*[*?[\]{}/]/s, '') };
}
const STAYS_BELOW = /^(?:[\w/*?}-]|\[[\w-]+\]|[{,](?=[\w*])|\.(?=[\w*{]))*$/;
/***/ }),
};
