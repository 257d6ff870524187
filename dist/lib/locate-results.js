export const id = 151;
export const ids = [151,984];
export const modules = {
/***/ 7151:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
locateResults: () => ( locateResults)
});
var external_node_path_ = __webpack_require__(6760);
var run_concurrently = __webpack_require__(6939);
var model_address = __webpack_require__(3543);
var add_to = __webpack_require__(2588);
var file_names = __webpack_require__(6817);
var module_files = __webpack_require__(868);
var module_source = __webpack_require__(8230);
var hcl_syntax = __webpack_require__(6949);
;// CONCATENATED MODULE: ./build/src/locate/block-parts.js
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
const nested = body.blocks.flatMap(({ type, labels, body: inner, range }) => {
const { startLine, endLine } = range;
const place = { file, startLine, endLine, values: [] };
if (type !== 'dynamic')
return [{ ...place, name: type, kind: 'block', parts: partsOfBody({ body: inner, file }) }];
const content = inner.blocks.find((block) => block.type === 'content');
const parts = content === undefined ? [] : partsOfBody({ body: content.body, file });
return [{ ...place, name: labels[0] ?? '', kind: 'dynamic', parts }];
});
const set = body.attributes.flatMap(({ name, value, range: { startLine, endLine } }) => {
const part = toPart(name, value, { file, startLine, endLine });
return name === 'dynamic' ? dynamicParts(part) : [part];
});
return [...set, ...nested];
}
function dynamicParts({ parts }) {
return withoutObjects(parts).map((part) => {
const content = withoutObjects(part.parts).find(({ name }) => name === 'content');
return { ...part, kind: 'dynamic', parts: content?.parts ?? [] };
});
}
function toPart(name, value, place) {
const kind = name === '' ? 'object' : 'argument';
return {
name,
kind,
...place,
parts: partsOfValue(value, place.file),
values: writtenValues(value),
};
}
function partsOfValue(value, file) {
if (value.kind === 'object') {
return value.entries.flatMap((entry) => {
const name = (0,hcl_syntax.bK)(entry.key);
const place = {
file,
startLine: entry.key.range.startLine,
endLine: entry.value.range.endLine,
};
return name === undefined ? [] : [toPart(name, entry.value, place)];
});
}
if (value.kind !== 'tuple')
return [];
return value.items
.filter(({ kind }) => kind === 'object')
.map((item) => {
const { startLine, endLine } = item.range;
return toPart('', item, { file, startLine, endLine });
});
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
;// CONCATENATED MODULE: ./build/src/locate/choose-part.js
const MOST_PLACES = 200;
function followPath(parts, path) {
let ends = [{ lineage: [], isWhole: true }];
for (const [at, step] of path.entries()) {
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
if (at === 0 && ends[0]?.isWhole === false)
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
function chooseOne(lineages, message) {
const ends = withoutOuter(lineages);
const [first, ...others] = ends;
if (first === undefined || others.length === 0)
return first?.at(-1);
const names = ends.map((lineage) => lineage.flatMap(({ name }) => (name === '' ? [] : [name])));
const longest = names.reduce((one, other) => (other.length > one.length ? other : one));
if (names.some((one) => one.some((name, at) => longest[at] !== name)))
return undefined;
let common = 0;
while (ends.every((lineage) => lineage[common] && lineage[common] === first[common]))
common++;
const instances = ends.map((lineage) => lineage[common]);
const distinct = [...new Set(instances)].filter((part) => part !== undefined);
const meant = distinct.length === ends.length ? byValues(distinct, message) : undefined;
return meant === undefined ? first[common - 1] : ends[instances.indexOf(meant)]?.at(-1);
}
function withoutOuter(lineages) {
const through = new Set(lineages.flatMap((lineage) => lineage.slice(0, -1)));
const ends = new Map(lineages.map((lineage) => [lineage.at(-1), lineage]));
return [...ends.values()].filter((lineage) => {
const end = lineage.at(-1);
return end !== undefined && !through.has(end);
});
}
const FORBIDS = /\b(?:(?:must|should|may|shall|can|is|are) ?not (?:be )?(?:open|allow(?:ed)?|permit(?:ted)?|use|expose[ds]?|accept|reachable|public)|cannot|can't|disallowed|forbidden)\b/gi;
const DEMANDS = /\b(?:must|should|shall|only|allowed|permitted|expected|expects?|required|requires?|instead|except|unless|without|outside|other|than|limit(?:ed)?|restrict(?:ed)?|not|no|never|needs?|between|but|default)\b|n't\b|!=|[<>]/i;
function byValues(instances, message) {
if (DEMANDS.test(message.replace(FORBIDS, ' ')))
return undefined;
const all = instances.map((instance) => ({ instance, set: argumentsOf(instance) }));
let left = all;
let isDecided = false;
for (const value of valuesIn(message)) {
const named = new Set(all.flatMap(({ set }) => argumentsWith(set, value)));
if (named.size === 0)
continue;
isDecided = true;
left = left.filter(({ set }) => {
const matches = argumentsWith(set, value).length > 0;
return matches || set.some(({ name, values }) => named.has(name) && values === undefined);
});
}
return isDecided && left.length === 1 ? left[0]?.instance : undefined;
}
function argumentsOf(part) {
const inner = part.parts.flatMap(argumentsOf);
return part.kind === 'argument' ? [part, ...inner] : inner;
}
const NUMBER = /\b([a-z]\w{0,60}?)s?(?: (?:is|of|number))?[ =:]{1,3}(\d{1,9})(?![\w/:-]|\.\d)/gi;
const TEXT = /(?<![\w.:/])(?:\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?|[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?:\/\d{1,3})?)(?![\w/])|"([^"\n]{1,200})"|'([^'\n]{1,200})'|`([^`\n]{1,200})`/gi;
function valuesIn(message) {
const numbers = Array.from(message.matchAll(NUMBER), ([, of = '', text = '']) => ({ text, of }));
const texts = Array.from(message.matchAll(TEXT), ([whole, ...quoted]) => {
return { text: quoted.find((each) => each !== undefined) ?? whole, of: undefined };
});
return [...numbers, ...texts].slice(0, 20);
}
function argumentsWith(set, { text, of }) {
if (of === undefined) {
return set.flatMap(({ name, values }) => (values?.includes(text) === true ? [name] : []));
}
const word = of.toLowerCase();
const portAt = (end) => Number(set.find(({ name }) => name === end)?.values?.[0] ?? NaN);
const isInRange = portAt('from_port') <= Number(text) && Number(text) <= portAt('to_port');
const hasAll = set.some(({ name, values }) => name === 'protocol' && /^(?:-1|all)$/.test(String(values)));
const isOpenPort = word === 'port' && (hasAll || isInRange);
const named = set.flatMap(({ name, values }) => {
const isMeant = name === word || name.split('_').includes(word);
return isMeant && values?.includes(text) === true ? [name] : [];
});
return isOpenPort ? [...named, 'from_port', 'to_port', 'protocol'] : named;
}
var attribute_path = __webpack_require__(5663);
;// CONCATENATED MODULE: ./build/src/locate/named-part.js
const LONGEST = 4_000;
const PATH = String.raw `[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z0-9_]+|\[(?:\d+|\*|"[^"\n\]]*")\])*`;
const NAME = new RegExp(String.raw `(["'\x60])(${PATH})(?: ?={1,2} ?[^"'\x60\n]{1,60})?\1|(?<![\w.\-/:@$"'\x60])(${PATH})(?![\w\-/(]|\.\w|:\S)`, 'g');
const SETTING = /^ ?(?:={1,2}|!=) ?\S|^ (?:is (?:not )?(?:true|false|null)|with value|set to)\b/;
const OTHER_NOUN = /\b(?:tags?|labels?|annotations?|keys?|values?|variables?|modules?|polic(?:y|ies)|rules?|providers?|users?|roles?|groups?|workspaces?|regions?|types?|names?|named|called|outputs?|locals?|secrets?|principals?|actions?|headers?|options?|parameters?|environments?|owners?|teams?|buckets?|instances?|resources?|protocols?|functions?|services?|accounts?|projects?|classes|class|modes?|levels?|status|engines?|families|family|versions?)[ :=([]{1,3}$/i;
const DEFINED = /\b(?:variables?|outputs?|locals?|modules?|polic(?:y|ies)|functions?|parameters?|keys?|named|called)[ :=([]{1,3}$/i;
const VALUE_BEFORE = /(?:\b(?:is|are|was|be|to|of|than|or|and|not|got|in|one|either|only|equals?|expected|found|from|as)|[=:,([])[ ([]{0,3}$/i;
const IS_VALUE = /\b(?:is|are|be|equals?|(?:set|equal) to|instead of) $|= ?$/i;
const MISSING = /\b(?:missing|absent|undefined|unset|lacks?|without|no|not (?:be )?(?:set|specified|defined|configured|present|provided|given|there)|must be (?:set|specified|defined|configured|present|provided|given)(?! to))\b/i;
const LABELLED = /\b(?:tags?|labels?|annotations?)\b/i;
const LABELS = ['tags', 'labels', 'tags_all', 'default_tags'];
const OTHERS = new Set(['data', 'module', 'ephemeral', 'action', 'resource']);
const REFERENCES = new Set(['var', 'local', 'each', 'count', 'self', 'path', 'terraform', 'input']);
function namedPart(message, address, parts) {
const { rest, paths } = withoutAddress(message.slice(0, LONGEST), address);
const mentions = paths.map((path) => followPath(parts, path));
let hasPath = paths.length > 0;
for (const mention of mentionsIn(rest)) {
const found = placesOf(mention, rest, address, parts);
if (found === 'unclear')
return undefined;
if (found === 'nothing')
continue;
mentions.push(found);
hasPath ||= mention.path.length > 1;
}
if (mentions.some((places) => places.length === 0))
return undefined;
const places = fittingAll(mentions);
return !hasPath && isGuess(places, mentions, rest) ? undefined : chooseOne(places, rest);
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
function placesOf(mention, text, { block }, parts) {
const { root, path, before, isQuoted } = mention;
const [type = '', label] = block.labels;
const isPath = path.length > 1;
if (isPath && (OTHERS.has(root) || root === type))
return 'unclear';
if (root === type || root === label)
return 'nothing';
if (LABELLED.test(text) && !LABELS.includes(root))
return 'nothing';
const isValue = parts.some((part) => hasValue(part, root));
const found = isPath ? wholePath(parts, path) : findNamed(parts, root);
if (found.length === 0) {
const isForeign = root.startsWith(`${type.split('_')[0] ?? ''}_`);
return isForeign || (mayBeMissing(mention) && !isValue) ? 'unclear' : 'nothing';
}
if (!isCertain(mention, found, text, type))
return 'nothing';
if (isValue || (isQuoted ? OTHER_NOUN : DEFINED).test(before))
return 'unclear';
return isQuoted && IS_VALUE.test(before) ? 'unclear' : found;
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
if (SETTING.test(after))
return /^ ?[=!]/.test(after) || !isOfType(type, root);
const isFirst = before === '' && text.startsWith(root) && /^[ :]/.test(after);
const isBlock = found.every(([part]) => part?.kind === 'block' || part?.kind === 'dynamic');
return isFirst && (isBlock || LABELS.includes(root)) && !isOfType(type, root);
}
function isOfType(type, word) {
return type.split('_').some((each) => each === word || `${each}s` === word);
}
function mayBeMissing({ root, path, isQuoted, before }) {
if (!/^[a-z][a-z0-9_]*$/.test(root))
return false;
if (OTHER_NOUN.test(before) || VALUE_BEFORE.test(before))
return false;
return isQuoted || (path.length === 1 && root.includes('_'));
}
function wholePath(parts, path) {
const names = path.filter((step) => typeof step === 'string');
const ends = followPath(parts, path);
const isWhole = ({ length }) => length >= names.length;
return ends.some(isWhole) ? ends : [];
}
function fittingAll(mentions) {
const all = mentions.flat();
const ends = mentions.map((lineages) => new Set(lineages.map((lineage) => lineage.at(-1))));
const fitting = all.filter((lineage) => ends.every((some) => lineage.some((part) => some.has(part))));
const [first] = fitting;
if (first === undefined)
return all;
const isBefore = (lineage) => lineage.every(({ name }, at) => first[at]?.name === name);
return [...fitting, ...all.filter(isBefore)];
}
function hasValue({ values, parts }, value) {
return values?.includes(value) === true || parts.some((part) => hasValue(part, value));
}
;// CONCATENATED MODULE: ./build/src/locate/locate.js
const MODULE_DEPTH = 30;
const locate_LABELS = { resource: 2, data: 2, ephemeral: 2, action: 2, module: 1 };
function createLocator(options) {
const { repositoryRoot } = options;
const modules = new Map();
const readModule = (directory) => {
const declared = modules.get(directory) ?? readDeclared(directory, options);
modules.set(directory, declared);
return declared;
};
return {
async locate(address, directory, hint) {
let here = directory;
let call;
for (const { name } of address.modules.slice(0, MODULE_DEPTH)) {
const { declared, overriding } = await readModule(here);
const called = onlyBlock(declared, 'module', [name]);
if (!called)
return call;
call = toLocation(called, repositoryRoot, 'module-call') ?? call;
const overrides = overriding?.get(blockKey('module', [name])) ?? [];
const source = (0,module_source.$)([called, ...overrides].map((each) => each.source).findLast((each) => each !== undefined));
if (source === undefined)
return call;
const inner = (0,external_node_path_.resolve)(here, source);
if (pathInside(repositoryRoot, inner) === undefined)
return call;
here = inner;
}
const { type, labels } = address.block;
const { declared, overriding } = await readModule(here);
const block = onlyBlock(declared, type, labels);
if (!block)
return call;
const source = type === 'module' ? 'module-call' : 'block';
const part = hint && overriding && findMeantPart(hint, address, block, overriding);
const argument = part && toLocation(part, repositoryRoot, 'argument');
return argument ?? toLocation(block, repositoryRoot, source);
},
};
}
async function readDeclared(directory, files) {
const names = (0,file_names.AM)(await files.readDirectory(directory));
const paths = names.map((name) => (0,external_node_path_.join)(directory, name));
const reading = await (0,module_files._n)(paths, (path) => files.readFile(path));
const overrides = reading.filter(({ isOverride }) => isOverride);
const isWhole = overrides.every(({ problems, unread }) => problems.length === 0 && unread === undefined);
return {
declared: byName(reading.filter(({ isOverride }) => !isOverride)),
overriding: isWhole ? byName(overrides) : undefined,
};
}
function findMeantPart({ message, attribute }, address, block, overriding) {
const overrides = overriding.get(blockKey(block.type, block.labels)) ?? [];
const parts = partsOfBlock(block, overrides);
if (attribute === undefined)
return namedPart(message, address, parts);
return chooseOne(followPath(parts, attribute), message);
}
function declarationsIn({ body, problems }) {
const firstProblem = problems.reduce((first, { range }) => Math.min(first, range.startLine), Infinity);
const declared = body.blocks.flatMap(({ type, labels, body, range }) => {
if (!isDeclared(type) || labels.length !== locate_LABELS[type])
return [];
const { startLine, endLine } = range;
const source = body.attributes.find(({ name }) => type === 'module' && name === 'source')?.value;
return [{ type, labels, startLine, endLine, source: (0,hcl_syntax.bK)(source), body }];
});
return declared.filter(({ endLine }) => endLine < firstProblem);
}
function isDeclared(type) {
return Object.hasOwn(locate_LABELS, type);
}
function byName(files) {
const named = new Map();
const declared = files.flatMap((file) => declarationsIn(file).map((declaration) => ({ ...declaration, file: file.path })));
for (const block of declared) {
(0,add_to.D)(named, blockKey(block.type, block.labels), block);
}
return named;
}
function blockKey(type, labels) {
return [type, ...labels].join('\0');
}
function onlyBlock(declared, type, labels) {
const named = declared.get(blockKey(type, labels)) ?? [];
return named.length === 1 ? named[0] : undefined;
}
function toLocation({ file, startLine, endLine }, repositoryRoot, source) {
const path = pathInside(repositoryRoot, file);
return path === undefined ? undefined : { path, startLine, endLine, source };
}
function pathInside(root, path, system = external_node_path_) {
const inner = system.relative(root, path);
const above = inner === '..' || inner.startsWith(`..${system.sep}`);
return above || system.isAbsolute(inner) ? undefined : inner.split(system.sep).join('/');
}
;// CONCATENATED MODULE: ./build/src/check/locate-results.js
async function locateResults(result, options) {
const locator = createLocator(options);
const excerptAt = excerptsFrom(options);
const workspaces = await oneByOne(result.workspaces, async (workspace) => {
const { root, workingDirectory, results, diagnostics } = workspace;
const roots = root === undefined ? [] : [...new Set([(0,external_node_path_.join)(root, workingDirectory), root])];
const places = { options, locator, roots, excerptAt };
return {
...workspace,
results: await oneByOne(results, (each) => locateResult(each, places)),
diagnostics: await oneByOne(diagnostics, (each) => locateDiagnostic(each, places)),
changes: workspace.changes && (await locateChanges(workspace.changes, places)),
};
});
return { ...result, workspaces };
}
function oneByOne(items, work) {
return (0,run_concurrently.G)(items.map((item) => () => work(item)), 1);
}
async function locateResult({ location: reportedLocation, ...rest }, places) {
const { status, address, message, output } = rest;
const reported = reportedLocation && (await resolveReported(reportedLocation, address, places));
if (status === 'passed')
return { ...rest, location: reported };
const isOnly = rest.resources.length === 1;
const resources = await oneByOne(rest.resources, async ({ location, attribute, ...resource }) => {
const ownMessage = resource.message ?? (isOnly ? message : '');
const found = (location && (await resolveReported(location, resource.address, places))) ??
(await locateText(resource.address, places, { message: ownMessage, attribute }));
return { ...resource, location: found, excerpt: await places.excerptAt(found) };
});
const [first] = resources;
if (first !== undefined)
return { ...rest, resources, location: first.location ?? reported };
const declared = reported
? { location: reported, address: undefined }
: await onlyDeclaredAddress([message, ...output], places);
const excerpt = await places.excerptAt(declared?.location);
if (declared?.address === undefined)
return { ...rest, location: declared?.location, excerpt };
const resource = {
address: declared.address,
message: undefined,
location: declared.location,
excerpt,
};
return { ...rest, ...declared, resources: [resource] };
}
async function locateDiagnostic({ file: path = '', line = 0, ...rest }, places) {
const { address } = rest;
const reported = { path, startLine: line, endLine: line, source: 'diagnostic' };
const location = (await resolveReported(reported, address, places)) ?? (await locateText(address, places));
const excerpt = await places.excerptAt(location);
return { ...rest, file: location?.path, line: location?.startLine, excerpt };
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
async function locateText(text, places, finding) {
const address = text === undefined ? undefined : (0,model_address.zq)(text);
const [module] = places.roots;
if (address === undefined || module === undefined)
return undefined;
return places.locator.locate(address, module, finding);
}
function cutTo(text, most) {
return text.length > most ? `${text.slice(0, most)}…` : text;
}
const MOST_NAMED = 50;
async function onlyDeclaredAddress(texts, places) {
const text = cutTo(texts.map((each) => cutTo(each, 20_000)).join('\n'), 100_000);
const { addresses, isCertain } = (0,model_address.WX)(text);
if (!isCertain)
return undefined;
const declared = [];
for (const each of addresses.slice(0, MOST_NAMED)) {
const location = await locateText(each, places);
if (location)
declared.push({ address: (0,model_address.zq)(each)?.text ?? each, location });
}
const [first, ...others] = declared;
const blocks = new Set(declared.map(({ location }) => `${location.startLine} ${location.path}`));
if (!first || blocks.size > 1)
return undefined;
const finding = { message: text, attribute: undefined };
const location = (await locateText(first.address, places, finding)) ?? first.location;
return others.length === 0 ? { ...first, location } : { location };
}
async function resolveReported(reported, address, places) {
const parts = reported.path.split(/[/\\]/).filter((part) => part !== '' && part !== '.');
if (parts.length === 0 || parts.includes('.terraform') || /^[/\\]|^[A-Za-z]:/.test(reported.path))
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
const path = pathInside(options.repositoryRoot, file);
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
const MOST_EXCERPTS = 100;
function excerptsFrom(options) {
const files = new Map();
let left = MOST_EXCERPTS;
return async (location) => {
if (location === undefined || left === 0)
return undefined;
left -= 1;
const { path, startLine: line } = location;
const reading = files.get(path) ?? options.readFile((0,external_node_path_.join)(options.repositoryRoot, path));
files.set(path, reading);
const text = (await reading) ?? '';
const all = text.split(/\r?\n/);
if (line > all.length || text === '')
return undefined;
const first = Math.max(1, line - LINES_AROUND);
const lines = all
.slice(first - 1, line + LINES_AROUND)
.map((each) => (each.length > LONGEST_LINE ? `${each.slice(0, LONGEST_LINE)}…` : each));
return { lines, at: line - first };
};
}
/***/ }),
};
