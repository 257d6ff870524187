export const id = 223;
export const ids = [223];
export const modules = {
/***/ 9223:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
carryPlaces: () => ( carryPlaces),
locateResults: () => ( locateResults)
});
var external_node_path_ = __webpack_require__(6760);
var named_resources = __webpack_require__(8397);
var model_address = __webpack_require__(3543);
var relative_path = __webpack_require__(319);
var add_to = __webpack_require__(2588);
var file_names = __webpack_require__(6817);
var module_files = __webpack_require__(868);
var module_manifest = __webpack_require__(7126);
var hcl_syntax = __webpack_require__(6949);
var attribute_path = __webpack_require__(5663);
;// CONCATENATED MODULE: ./build/src/locate/meant-part.js
function findMeantPart({ message, attribute }, address, declared, overrides) {
const parts = partsOfBlock(declared, overrides);
if (attribute === undefined)
return findNamedPart(message, address, parts);
return choosePart(followPath(parts, attribute), message);
}
const LONGEST_MESSAGE = 4_000;
const PATH = String.raw `[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z0-9_]+|\[(?:\d+|\*|"[^"\n\]]*")\])*`;
const NAME = new RegExp(String.raw `(["'\x60])(${PATH})(?: ?={1,2} ?[^"'\x60\n]{1,60})?\1|(?<![\w.\-/:@$"'\x60])(${PATH})(?![\w\-/(]|\.\w|:\S)`, 'g');
const AFTER_NAME = /^ ?(?:={1,2}|!=) ?\S|^ (?:is (?:not )?(?:true|false|null)|with value|set to)\b/;
const NOUN_BEFORE_QUOTED = /\b(?:tags?|labels?|annotations?|keys?|values?|variables?|modules?|polic(?:y|ies)|rules?|providers?|users?|roles?|groups?|workspaces?|regions?|types?|names?|named|called|outputs?|locals?|secrets?|principals?|actions?|headers?|options?|parameters?|environments?|owners?|teams?|buckets?|instances?|resources?|protocols?|functions?|services?|accounts?|projects?|classes|class|modes?|levels?|status|engines?|families|family|versions?)[ :=([]{1,3}$/i;
const NOUN_BEFORE_BARE = /\b(?:variables?|outputs?|locals?|modules?|polic(?:y|ies)|functions?|parameters?|keys?|named|called)[ :=([]{1,3}$/i;
const VALUE_BEFORE = /(?:\b(?:is|are|was|be|to|of|than|or|and|not|got|in|one|either|only|equals?|expected|found|from|as)|[=:,([])[ ([]{0,3}$/i;
const IS_VALUE = /\b(?:is|are|be|equals?|(?:set|equal) to|instead of) $|= ?$/i;
const MISSING = /\b(?:missing|absent|undefined|unset|lacks?|without|no|not (?:be )?(?:set|specified|defined|configured|present|provided|given|there)|must be (?:set|specified|defined|configured|present|provided|given)(?! to))\b/i;
const ABOUT_LABELS = /\b(?:tags?|labels?|annotations?)\b/i;
const LABELS = ['tags', 'labels', 'tags_all', 'default_tags'];
const OTHER_KINDS = new Set(['data', 'module', 'ephemeral', 'action', 'resource']);
const REFERENCES = new Set(['var', 'local', 'each', 'count', 'self', 'path', 'terraform', 'input']);
function findNamedPart(message, address, parts) {
const { rest, paths } = withoutAddress(message.slice(0, LONGEST_MESSAGE), address);
const mentions = paths.map((path) => followPath(parts, path));
let hasPath = paths.length > 0;
for (const mention of mentionsIn(rest)) {
const found = lineagesOf(mention, rest, address, parts);
if (found === 'unclear')
return undefined;
if (found === 'nothing')
continue;
mentions.push(found);
hasPath ||= mention.path.length > 1;
}
if (mentions.some((places) => places.length === 0))
return undefined;
const places = lineagesFittingAll(mentions);
return !hasPath && isGuess(places, mentions, rest) ? undefined : choosePart(places, rest);
}
function withoutAddress(message, { text, block }) {
const [type = '', label = ''] = block.labels;
const spellings = [text, `${type}.${label}`, `${type}[${label}]`].map((each) => each.replace(/[\\^$.*+?()[\]{}|]/g, String.raw `\$&`));
const paths = [];
const own = new RegExp(String.raw `(?<![\p{ID_Continue}.\-])(?:${spellings.join('|')})(?![\p{ID_Continue}\-])(?:\.(${PATH}))?`, 'gu');
const rest = message.replace(own, (_, path) => {
const reading = (0,attribute_path.w)(path);
if (reading !== undefined)
paths.push(reading);
return ' ';
});
return { rest: rest.trim().replace(/^:\s*/, ''), paths };
}
function lineagesOf(mention, text, { block }, parts) {
const { root, path, before, isQuoted } = mention;
const [type = '', label] = block.labels;
const isPath = path.length > 1;
if (isPath && (OTHER_KINDS.has(root) || root === type))
return 'unclear';
if (root === type || root === label)
return 'nothing';
if (ABOUT_LABELS.test(text) && !LABELS.includes(root))
return 'nothing';
const isValue = parts.some((part) => hasValue(part, root));
const found = isPath ? wholePath(parts, path) : findNamed(parts, root);
if (found.length === 0) {
const isOtherType = root.startsWith(`${type.split('_')[0] ?? ''}_`);
return isOtherType || (mayBeMissing(mention) && !isValue) ? 'unclear' : 'nothing';
}
if (!isCertain(mention, found, text, type))
return 'nothing';
const noun = isQuoted ? NOUN_BEFORE_QUOTED : NOUN_BEFORE_BARE;
const mayMeanOther = isValue || noun.test(before) || (isQuoted && IS_VALUE.test(before));
return mayMeanOther ? 'unclear' : found;
}
function isGuess(places, mentions, text) {
const named = new Set(mentions.flat().map((lineage) => lineage.at(-1)));
return places.some((lineage) => {
const [outer, inner] = lineage.slice(-2);
if (inner === undefined || named.has(outer))
return false;
return !inner.name.includes('_') || MISSING.test(text);
});
}
function mentionsIn(text) {
return Array.from(text.matchAll(NAME), ({ 0: all, 2: quoted, 3: bare = '', index }) => {
const path = (0,attribute_path.w)(quoted ?? bare) ?? [];
const end = index + all.length;
return {
root: String(path[0]),
path,
isQuoted: quoted !== undefined,
before: text.slice(Math.max(0, index - 30), index),
after: text.slice(end, end + 20),
};
}).filter(({ root, path }) => path.length === 1 || (path.length > 1 && !REFERENCES.has(root)));
}
function isCertain({ root, path, isQuoted, before, after }, found, text, type) {
if (isQuoted || path.length > 1 || root.includes('_'))
return true;
if (AFTER_NAME.test(after))
return /^ ?[=!]/.test(after) || !isOfType(type, root);
const isFirst = before === '' && text.startsWith(root) && /^[ :]/.test(after);
const isBlock = found.every(([part]) => part?.kind === 'block' || part?.kind === 'dynamic');
return isFirst && (isBlock || LABELS.includes(root)) && !isOfType(type, root);
}
function isOfType(type, word) {
return type.split('_').some((part) => part === word || `${part}s` === word);
}
function mayBeMissing({ root, path, isQuoted, before }) {
if (!/^[a-z][a-z0-9_]*$/.test(root))
return false;
if (NOUN_BEFORE_QUOTED.test(before) || VALUE_BEFORE.test(before))
return false;
return isQuoted || (path.length === 1 && root.includes('_'));
}
function wholePath(parts, path) {
const names = path.filter((step) => typeof step === 'string');
const ends = followPath(parts, path);
const isWhole = ({ length }) => length >= names.length;
return ends.some(isWhole) ? ends : [];
}
function lineagesFittingAll(mentions) {
const all = mentions.flat();
const ends = mentions.map((lineages) => new Set(lineages.map((lineage) => lineage.at(-1))));
const fitting = all.filter((lineage) => ends.every((endsOfMention) => lineage.some((part) => endsOfMention.has(part))));
const [first] = fitting;
if (first === undefined)
return all;
const isBefore = (lineage) => lineage.every(({ name }, at) => first[at]?.name === name);
return [...fitting, ...all.filter(isBefore)];
}
function hasValue({ values, parts }, value) {
return values?.includes(value) === true || parts.some((part) => hasValue(part, value));
}
const MOST_PLACES = 200;
function followPath(parts, path) {
let ends = [{ lineage: [], isWhole: true }];
for (const [position, step] of path.entries()) {
if (typeof step === 'number') {
const [only, ...others] = ends;
if (step > 0 && others.length === 0 && only?.lineage.at(-1)?.kind === 'block')
return [];
continue;
}
ends = ends.flatMap((end) => {
const inner = end.isWhole ? childrenNamed(end.lineage, parts, step) : [];
if (inner.length === 0)
return [{ ...end, isWhole: false }];
return inner.map((lineage) => ({ lineage, isWhole: true }));
});
if (position === 0 && ends[0]?.isWhole === false)
return [];
if (ends.length > MOST_PLACES)
return [];
}
return ends.map(({ lineage }) => lineage);
}
function childrenNamed(lineage, parts, name) {
const children = lineage.at(-1)?.parts ?? parts;
return children.flatMap((child) => {
const inner = [...lineage, child];
if (child.kind === 'object')
return childrenNamed(inner, parts, name);
return child.name === name ? [inner] : [];
});
}
function findNamed(parts, name) {
return parts.flatMap((part) => {
const isBlock = part.kind === 'block' || part.kind === 'dynamic';
const inner = isBlock ? findNamed(part.parts, name) : [];
const below = inner.map((lineage) => [part, ...lineage]);
return part.name === name ? [[part], ...below] : below;
});
}
function choosePart(lineages, message) {
const ends = withoutEnclosing(lineages);
const [first, ...others] = ends;
if (first === undefined || others.length === 0)
return first?.at(-1);
const paths = ends.map((lineage) => lineage.flatMap(({ name }) => (name === '' ? [] : [name])));
const longest = paths.reduce((one, other) => (other.length > one.length ? other : one));
const areInstances = paths.every((names) => names.every((name, at) => longest[at] === name));
if (!areInstances)
return undefined;
let shared = 0;
while (ends.every((lineage) => lineage[shared] && lineage[shared] === first[shared]))
shared++;
const instances = ends.map((lineage) => lineage[shared]);
const distinct = [...new Set(instances)].filter((part) => part !== undefined);
const meant = distinct.length === ends.length ? chooseByValues(distinct, message) : undefined;
return meant === undefined ? first[shared - 1] : ends[instances.indexOf(meant)]?.at(-1);
}
function withoutEnclosing(lineages) {
const enclosing = new Set(lineages.flatMap((lineage) => lineage.slice(0, -1)));
const byPart = new Map(lineages.map((lineage) => [lineage.at(-1), lineage]));
return [...byPart.values()].filter((lineage) => {
const part = lineage.at(-1);
return part !== undefined && !enclosing.has(part);
});
}
const NAMES_WRONG_VALUE = /\b(?:(?:must|should|may|shall|can|is|are) ?not (?:be )?(?:open|allow(?:ed)?|permit(?:ted)?|use|expose[ds]?|accept|reachable|public)|cannot|can't|disallowed|forbidden)\b/gi;
const MAY_NAME_RIGHT_VALUE = /\b(?:must|should|shall|only|allowed|permitted|expected|expects?|required|requires?|instead|except|unless|without|outside|other|than|limit(?:ed)?|restrict(?:ed)?|not|no|never|needs?|between|but|default)\b|n't\b|!=|[<>]/i;
function chooseByValues(instances, message) {
if (MAY_NAME_RIGHT_VALUE.test(message.replace(NAMES_WRONG_VALUE, ' ')))
return undefined;
const candidates = instances.map((instance) => ({ instance, args: argumentsOf(instance) }));
let fitting = candidates;
let hasKnownValue = false;
for (const value of valuesIn(message)) {
const named = new Set(candidates.flatMap(({ args }) => argumentsWith(args, value)));
if (named.size === 0)
continue;
hasKnownValue = true;
fitting = fitting.filter(({ args }) => {
const matches = argumentsWith(args, value).length > 0;
return matches || args.some(({ name, values }) => named.has(name) && values === undefined);
});
}
return hasKnownValue && fitting.length === 1 ? fitting[0]?.instance : undefined;
}
function argumentsOf(part) {
const inner = part.parts.flatMap(argumentsOf);
return part.kind === 'argument' ? [part, ...inner] : inner;
}
const NUMBER = /\b([a-z]\w{0,60}?)s?(?: (?:is|of|number))?[ =:]{1,3}(\d{1,9})(?![\w/:-]|\.\d)/gi;
const TEXT = /(?<![\w.:/])(?:\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?|[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?:\/\d{1,3})?)(?![\w/])|"([^"\n]{1,200})"|'([^'\n]{1,200})'|`([^`\n]{1,200})`/gi;
function valuesIn(message) {
const numbers = Array.from(message.matchAll(NUMBER), ([, wordBefore = '', text = '']) => ({
text,
wordBefore,
}));
const texts = Array.from(message.matchAll(TEXT), ([whole, ...quoted]) => {
return { text: quoted.find((text) => text !== undefined) ?? whole, wordBefore: undefined };
});
return [...numbers, ...texts].slice(0, 20);
}
function argumentsWith(args, { text, wordBefore }) {
if (wordBefore === undefined) {
return args.flatMap(({ name, values }) => (values?.includes(text) === true ? [name] : []));
}
const word = wordBefore.toLowerCase();
const portAt = (end) => Number(args.find(({ name }) => name === end)?.values?.[0] ?? NaN);
const isInRange = portAt('from_port') <= Number(text) && Number(text) <= portAt('to_port');
const hasAll = args.some(({ name, values }) => name === 'protocol' && /^(?:-1|all)$/.test(String(values)));
const isOpenPort = word === 'port' && (hasAll || isInRange);
const named = args.flatMap(({ name, values }) => {
const isMeant = name === word || name.split('_').includes(word);
return isMeant && values?.includes(text) === true ? [name] : [];
});
return isOpenPort ? [...named, 'from_port', 'to_port', 'protocol'] : named;
}
const MERGED = new Set(['lifecycle']);
function partsOfBlock(declared, overrides) {
return overrides.reduce((parts, override) => replaceParts(parts, partsOfBody(override)), partsOfBody(declared));
}
function replaceParts(parts, overriding) {
const fresh = overriding.map((part) => {
const old = parts.find(({ name }) => MERGED.has(name) && name === part.name);
return old ? { ...part, parts: replaceParts(old.parts, part.parts) } : part;
});
const replaced = new Set(fresh.map(({ name }) => name));
return [...parts.filter(({ name }) => !replaced.has(name)), ...fresh];
}
function partsOfBody({ body, file }) {
const nested = body.blocks.map((block) => {
const { type, labels, range } = block;
const place = { file, range, values: [] };
if (type !== 'dynamic')
return { ...place, name: type, kind: 'block', parts: partsOfBody({ ...block, file }) };
const content = block.body.blocks.find((inner) => inner.type === 'content');
const parts = content === undefined ? [] : partsOfBody({ ...content, file });
return { ...place, name: labels[0] ?? '', kind: 'dynamic', parts };
});
const assigned = body.attributes.flatMap(({ name, value, range }) => {
const part = toPart(name, value, { file, range });
return name === 'dynamic' ? dynamicParts(part) : [part];
});
return [...assigned, ...nested];
}
function dynamicParts({ parts }) {
return withoutObjects(parts).map((part) => {
const content = withoutObjects(part.parts).find(({ name }) => name === 'content');
return { ...part, kind: 'dynamic', parts: content?.parts ?? [] };
});
}
function toPart(name, value, place) {
const kind = name === '' ? 'object' : 'argument';
const parts = partsOfValue(value, place.file);
return { name, kind, ...place, parts, values: writtenValues(value) };
}
function partsOfValue(value, file) {
if (value.kind === 'object') {
return value.entries.flatMap(({ key, value: inner }) => {
const name = (0,hcl_syntax.bK)(key);
const range = { startLine: key.range.startLine, endLine: inner.range.endLine };
return name === undefined ? [] : [toPart(name, inner, { file, range })];
});
}
const items = value.kind === 'tuple' ? value.items : [];
return items
.filter(({ kind }) => kind === 'object')
.map((item) => toPart('', item, { file, range: item.range }));
}
function writtenValues(value) {
if (value.kind === 'literal') {
return value.value === null ? [] : [value.digits ?? String(value.value)];
}
if (value.kind === 'tuple') {
const items = value.items.map(writtenValues);
return items.includes(undefined) ? undefined : items.flatMap((item) => item ?? []);
}
return undefined;
}
function withoutObjects(parts) {
return parts.flatMap((part) => (part.kind === 'object' ? withoutObjects(part.parts) : [part]));
}
;// CONCATENATED MODULE: ./build/src/locate/locate.js
const MODULE_DEPTH = 30;
const LABEL_COUNTS = {
resource: 2,
data: 2,
ephemeral: 2,
action: 2,
module: 1,
};
function createLocator(options) {
const { repositoryRoot } = options;
const modules = new Map();
const readModule = (directory) => {
const module = modules.get(directory) ?? readModuleFiles(directory, options);
modules.set(directory, module);
return module;
};
return {
async locate(address, directory, hint) {
let moduleDirectory = directory;
let call;
for (const { name } of address.modules.slice(0, MODULE_DEPTH)) {
const { declared, overriding } = await readModule(moduleDirectory);
const called = uniqueBlock(declared, 'module', [name]);
if (!called)
return call;
call = toLocation(called, repositoryRoot, 'module-call') ?? call;
if (overriding === undefined)
return call;
const overrides = overriding.get(blockKey('module', [name])) ?? [];
const written = [called, ...overrides].flatMap((block) => sourceOf(block) ?? []);
const source = (0,module_manifest.$S)(written.at(-1));
if (source === undefined)
return call;
const inner = (0,external_node_path_.resolve)(moduleDirectory, source);
if ((0,relative_path._)(repositoryRoot, inner) === undefined)
return call;
moduleDirectory = inner;
}
const { type, labels } = address.block;
const { declared, overriding } = await readModule(moduleDirectory);
const block = uniqueBlock(declared, type, labels);
if (!block)
return call;
const source = type === 'module' ? 'module-call' : 'block';
const overrides = overriding?.get(blockKey(type, labels)) ?? [];
const part = hint && overriding && findMeantPart(hint, address, block, overrides);
const argument = part && toLocation(part, repositoryRoot, 'argument');
return argument ?? toLocation(block, repositoryRoot, source);
},
};
}
async function readModuleFiles(directory, { parsed, ...files }) {
const names = (0,file_names.AM)(await files.readDirectory(directory));
const paths = names.map((name) => (0,external_node_path_.join)(directory, name));
const reading = await (0,module_files._n)(paths, (path) => files.readFile(path), parsed);
const overrides = reading.filter(({ isOverride }) => isOverride);
const isWhole = overrides.every(({ problems, unread }) => problems.length === 0 && unread === undefined);
return {
declared: blocksByName(reading.filter(({ isOverride }) => !isOverride)),
overriding: isWhole ? blocksByName(overrides) : undefined,
};
}
function sourceOf({ body }) {
return (0,hcl_syntax.bK)(body.attributes.find(({ name }) => name === 'source')?.value);
}
function declarationsIn({ body, problems }) {
const firstProblem = problems.reduce((first, { range }) => Math.min(first, range.startLine), Infinity);
return body.blocks.filter(({ type, labels, range }) => labels.length === LABEL_COUNTS[type] && range.endLine < firstProblem);
}
function blocksByName(files) {
const named = new Map();
for (const file of files) {
for (const block of declarationsIn(file)) {
(0,add_to.D)(named, blockKey(block.type, block.labels), { ...block, file: file.path });
}
}
return named;
}
function blockKey(type, labels) {
return [type, ...labels].join('\0');
}
function uniqueBlock(declared, type, labels) {
const named = declared.get(blockKey(type, labels)) ?? [];
return named.length === 1 ? named[0] : undefined;
}
function toLocation({ file, range: { startLine, endLine } }, repositoryRoot, source) {
const path = (0,relative_path._)(repositoryRoot, file);
return path === undefined ? undefined : { path, startLine, endLine, source };
}
;// CONCATENATED MODULE: ./build/src/locate/locate-results.js
async function locateResults(result, options) {
const locator = createLocator(options);
const workspaces = await oneByOne(result.workspaces, async (workspace) => {
const { root, workingDirectory, results, diagnostics } = workspace;
const roots = root === undefined ? [] : [...new Set([(0,external_node_path_.join)(root, workingDirectory), root])];
const places = { options, locator, roots };
return {
...workspace,
results: await oneByOne(results, (each) => locateResult(each, places)),
diagnostics: await oneByOne(diagnostics, (each) => locateDiagnostic(each, places)),
changes: workspace.changes && (await locateChanges(workspace.changes, places)),
};
});
return addExcerpts({ ...result, workspaces }, options);
}
async function oneByOne(items, work) {
const done = [];
for (const item of items)
done.push(await work(item));
return done;
}
async function locateResult(result, places) {
const { status, address, message, output } = result;
const reported = result.location && (await resolveReported(result.location, address, places));
if (status === 'passed')
return { ...result, location: reported };
const blockOf = blocksOf(places);
const assigned = await assignToBlocks(result, blockOf);
const ofOnly = result.resources.length === 1 && output.length === 0 ? [message] : [];
const resources = await oneByOne(assigned.resources, async ({ attribute, ...resource }) => {
const messages = resource.messages.length > 0 ? resource.messages : ofOnly;
const location = (resource.location && (await resolveReported(resource.location, resource.address, places))) ??
(await locateMeant(resource.address, { messages, attribute }, places));
return { ...resource, location };
});
const generalMessages = await oneByOne(assigned.generalMessages, async (general) => {
const location = general.location
? await resolveReported(general.location, undefined, places)
: await commonBlock(general, blockOf);
return { ...general, location };
});
const named = { ...result, resources, generalMessages };
const [first] = (0,named_resources.nh)(named);
if (first !== undefined) {
return { ...named, address: address ?? first.address, location: first.location ?? reported };
}
const location = reported ?? generalMessages.find((general) => general.location)?.location;
return { ...named, location };
}
async function assignToBlocks(result, blockOf) {
const generalMessages = [];
const ofOne = [];
const noResources = new Set();
for (const general of result.generalMessages) {
const [first = '', ...others] = general.addresses;
const message = (0,named_resources.L1)(general.text, first);
const isInFront = message !== general.text && (await blockOf(first)) !== undefined;
const blocks = isInFront ? await oneByOne(others, blockOf) : [];
if (!isInFront || blocks.some((block) => block !== undefined)) {
generalMessages.push(general);
continue;
}
ofOne.push({ address: first, messages: [message] });
for (const name of others)
noResources.add(name);
}
if (ofOne.length === 0)
return result;
for (const { addresses } of generalMessages)
for (const address of addresses)
noResources.delete(address);
const resources = (0,named_resources.ko)([...result.resources, ...ofOne]).filter(({ address, messages }) => messages.length > 0 || !noResources.has(address));
return { ...result, resources, generalMessages };
}
const MOST_MEANT = 20;
async function locateMeant(address, { messages, attribute }, places) {
const meant = new Map();
for (const message of messages.length > MOST_MEANT ? [] : messages) {
const location = await locateText(address, places, { message, attribute });
meant.set(JSON.stringify(location), location);
}
if (meant.size === 1)
return meant.values().next().value;
return locateText(address, places, { message: '', attribute });
}
function blocksOf(places) {
const blocks = new Map();
return async (address) => {
if (!blocks.has(address))
blocks.set(address, await locateText(address, places));
return blocks.get(address);
};
}
async function commonBlock({ addresses }, blockOf) {
const [first, ...others] = addresses;
if (first === undefined || others.length === 0)
return undefined;
const block = await blockOf(first);
for (const address of others) {
const other = await blockOf(address);
const isSame = other?.path === block?.path && other?.startLine === block?.startLine;
if (!isSame)
return undefined;
}
return block;
}
async function locateDiagnostic({ file: path = '', line = 0, ...rest }, places) {
const { address } = rest;
const reported = { path, startLine: line, endLine: line, source: 'diagnostic' };
const location = (await resolveReported(reported, address, places)) ?? (await locateText(address, places));
return { ...rest, file: location?.path, line: location?.startLine };
}
const MOST_BLOCKS = 2_000;
async function locateChanges(planned, places) {
const locations = new Map();
const changes = await oneByOne(planned.changes, async (change) => {
const { modules, block } = (0,model_address.zq)(change.address) ?? {};
const key = JSON.stringify([modules?.map(({ name }) => name), block]);
if (!locations.has(key) && locations.size < MOST_BLOCKS)
locations.set(key, await locateText(change.address, places));
return { ...change, location: locations.get(key) };
});
return { ...planned, changes };
}
async function locateText(text, places, hint) {
const address = text === undefined ? undefined : (0,model_address.zq)(text);
const [module] = places.roots;
if (address === undefined || module === undefined)
return undefined;
return places.locator.locate(address, module, hint);
}
async function resolveReported(reported, address, places) {
const parts = reported.path.split(/[/\\]/).filter((part) => part !== '' && part !== '.');
const isAbsolute = /^(?:[A-Za-z]:)?[/\\]/.test(reported.path);
if (parts.length === 0 || parts.includes('.terraform') || isAbsolute)
return undefined;
const candidates = new Map();
for (const root of places.roots) {
const location = await existingPlace(reported, (0,external_node_path_.join)(root, ...parts), places.options);
if (location !== undefined)
candidates.set(location.path, location);
}
const [first] = candidates.values();
if (candidates.size < 2)
return first;
const block = await locateText(address, places);
return block && candidates.get(block.path);
}
async function existingPlace(reported, file, options) {
const path = (0,relative_path._)(options.repositoryRoot, file);
const text = path === undefined ? undefined : await options.readFile(file);
if (path === undefined || text === undefined)
return undefined;
const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
const { startLine } = reported;
if (!Number.isSafeInteger(startLine) || startLine < 1 || startLine > lines)
return undefined;
return { ...reported, path, endLine: Math.min(Math.max(reported.endLine, startLine), lines) };
}
const LINES_AROUND = 2;
const LONGEST_LINE = 240;
function clip(line) {
return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
}
const MOST_EXCERPTS = 100;
async function addExcerpts(result, options) {
const rounds = new Map();
const wanted = placesByPolicy(result);
const longest = wanted.reduce((most, places) => Math.max(most, places.length), 0);
for (let round = 0; round < longest && rounds.size < MOST_EXCERPTS; round++) {
for (const places of wanted) {
const place = places[round];
if (place !== undefined && rounds.size < MOST_EXCERPTS)
rounds.set(keyOfPlace(place), place);
}
}
const read = excerptReader(options);
const excerpts = new Map();
for (const [key, place] of rounds)
excerpts.set(key, await read(place));
const excerptAt = (location) => location && excerpts.get(keyOfPlace(location));
const withExcerpt = (placed) => {
return { ...placed, excerpt: excerptAt(placed.location) };
};
const workspaces = result.workspaces.map((workspace) => ({
...workspace,
results: workspace.results.map((each) => each.status === 'passed'
? each
: {
...each,
resources: each.resources.map(withExcerpt),
generalMessages: each.generalMessages.map(withExcerpt),
excerpt: namesNothing(each) ? excerptAt(each.location) : undefined,
}),
diagnostics: workspace.diagnostics.map((each) => {
const { file, line } = each;
if (file === undefined || line === undefined)
return each;
return { ...each, excerpt: excerpts.get(keyOfPlace({ path: file, startLine: line })) };
}),
}));
return { ...result, workspaces };
}
function keyOfPlace({ path, startLine }) {
return `${startLine} ${path}`;
}
function namesNothing({ resources, generalMessages }) {
return resources.length + generalMessages.length === 0;
}
function placesByPolicy({ workspaces }) {
const found = new Map();
const add = (key, locations) => {
const places = found.get(key) ?? new Map();
for (const place of locations)
if (place !== undefined)
places.set(keyOfPlace(place), place);
found.set(key, places);
};
const results = workspaces.flatMap((workspace) => workspace.results);
const isMandatory = ({ level, status }) => level !== 'advisory' &&
status !== 'excepted' &&
status !== 'existing' &&
status !== 'overridden';
const failing = results.filter(({ status }) => status !== 'passed');
const addDiagnostics = (wanted) => {
for (const { severity, file, line } of workspaces.flatMap(({ diagnostics }) => diagnostics)) {
if (severity !== wanted || file === undefined || line === undefined)
continue;
add(wanted, [{ path: file, startLine: line, endLine: line, source: 'diagnostic' }]);
}
};
addDiagnostics('error');
for (const each of [
...failing.filter(isMandatory),
...failing.filter((one) => !isMandatory(one)),
]) {
const { system, policySet, policy, level, resources, generalMessages, location } = each;
const placed = [...resources, ...generalMessages];
const places = namesNothing(each) ? [location] : placed.map((one) => one.location);
add(JSON.stringify([system, policySet, policy, level]), places);
}
addDiagnostics('warning');
return [...found.values()].map((places) => [...places.values()]);
}
function excerptReader(options) {
const files = new Map();
return async ({ path, startLine: line }) => {
const reading = files.get(path) ?? options.readFile((0,external_node_path_.join)(options.repositoryRoot, path));
files.set(path, reading);
const text = (await reading) ?? '';
const linesOfFile = text.split(/\r?\n/);
if (line > linesOfFile.length || text === '')
return undefined;
const first = Math.max(1, line - LINES_AROUND);
const around = linesOfFile.slice(first - 1, line + LINES_AROUND);
return { lines: around.map(clip), at: line - first };
};
}
async function carryPlaces(result, options) {
const paths = new Set();
movePlaces(result, (location) => {
paths.add(location.path);
return location;
});
if (paths.size === 0)
return result;
return movePlaces(result, await openMover(paths, options));
}
async function openMover(paths, options) {
const { repositoryRoot, checkedOut, textsAtHead } = options;
const texts = new Map();
for (const path of paths) {
const text = await options.readFile((0,external_node_path_.join)(repositoryRoot, path));
if (text !== undefined)
texts.set(path, text);
}
const headTexts = await textsAtHead(texts);
const lineMovers = new Map();
for (const [path, text] of texts) {
const headText = headTexts.get(path);
if (headText === text)
lineMovers.set(path, (line) => line);
else if (headText !== undefined)
lineMovers.set(path, carryLines(text, headText));
}
return (location) => {
const moveLine = lineMovers.get(location.path);
const startLine = moveLine?.(location.startLine);
if (startLine === undefined) {
return checkedOut === undefined ? undefined : { ...location, commit: checkedOut };
}
const endLine = moveLine?.(location.endLine) ?? startLine;
return { ...location, startLine, endLine: Math.max(startLine, endLine) };
};
}
function movePlaces(result, move) {
const moved = (placed) => placed.location === undefined ? placed : { ...placed, location: move(placed.location) };
const movedResult = (policyResult) => ({
...moved(policyResult),
resources: policyResult.resources.map(moved),
generalMessages: policyResult.generalMessages.map(moved),
});
const movedChanges = (planned) => ({
...planned,
changes: planned.changes.map(moved),
});
return {
...result,
workspaces: result.workspaces.map((workspace) => ({
...workspace,
results: workspace.results.map(movedResult),
diagnostics: workspace.diagnostics.map(({ file, line, ...rest }) => {
if (file === undefined || line === undefined)
return { ...rest, file, line };
const location = move({ path: file, startLine: line, endLine: line, source: 'diagnostic' });
return {
...rest,
file: location?.path,
line: location?.startLine,
commit: location?.commit,
};
}),
changes: workspace.changes && movedChanges(workspace.changes),
})),
};
}
const MOST_EDITS = 1_000;
function carryLines(from, to) {
const old = linesOf(from);
const fresh = linesOf(to);
const shorter = Math.min(old.length, fresh.length);
let head = 0;
while (head < shorter && old[head] === fresh[head])
head++;
let tail = 0;
while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail))
tail++;
const between = commonLines(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail));
return (line) => {
const index = line - 1;
if (!Number.isSafeInteger(index) || index < 0 || index >= old.length)
return undefined;
if (index < head)
return line;
if (index >= old.length - tail)
return line + fresh.length - old.length;
const freshIndex = between.get(index - head);
return freshIndex === undefined ? undefined : head + freshIndex + 1;
};
}
function linesOf(text) {
const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
if (lines.at(-1) === '')
lines.pop();
return lines;
}
function commonLines(old, fresh) {
const mostEdits = Math.min(old.length + fresh.length, MOST_EDITS);
const furthest = new Int32Array(2 * mostEdits + 3);
const steps = [];
for (let edits = 0; edits <= mostEdits; edits++) {
steps.push(furthest.slice());
for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
let { x } = reach(furthest, diagonal, edits, mostEdits);
while (x < old.length && x - diagonal < fresh.length && old[x] === fresh[x - diagonal])
x++;
furthest[mostEdits + 1 + diagonal] = x;
if (x >= old.length && x - diagonal >= fresh.length) {
return readBack(steps, { old: old.length, fresh: fresh.length }, mostEdits);
}
}
}
return new Map();
}
function reach(furthest, diagonal, edits, most) {
const at = most + 1 + diagonal;
const below = furthest[at - 1] ?? 0;
const above = furthest[at + 1] ?? 0;
const isInsertion = diagonal === -edits || (diagonal !== edits && below < above);
return { isInsertion, x: isInsertion ? above : below + 1 };
}
function readBack(steps, end, most) {
const pairs = new Map();
let x = end.old;
let y = end.fresh;
for (const [edits, furthest] of [...steps.entries()].toReversed()) {
const diagonal = x - y;
const step = reach(furthest, diagonal, edits, most);
const start = edits === 0 ? 0 : step.x;
while (x > start && y > start - diagonal)
pairs.set(--x, --y);
if (step.isInsertion)
y--;
else
x--;
}
return pairs;
}
/***/ })
};
