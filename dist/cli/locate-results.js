export const id = 7151;
export const ids = [7151,9611,3984,1992];
export const modules = {
/***/ 57151:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
locateResults: () => ( locateResults)
});
var external_node_path_ = __webpack_require__(76760);
var in_lanes = __webpack_require__(61476);
var model_address = __webpack_require__(3543);
var add_to = __webpack_require__(72588);
var file_names = __webpack_require__(96817);
var module_files = __webpack_require__(60868);
var module_source = __webpack_require__(58230);
var hcl_syntax = __webpack_require__(56949);
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
return inside(parts).map((part) => {
const content = inside(part.parts).find(({ name }) => name === 'content');
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
function inside(parts) {
return parts.flatMap((part) => (part.kind === 'object' ? inside(part.parts) : [part]));
}
;// CONCATENATED MODULE: ./build/src/locate/choose-part.js
const MOST = 200;
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
const inner = end.isWhole ? childrenOf(end.lineage, parts, step) : [];
if (inner.length === 0)
return [{ ...end, isWhole: false }];
return inner.map((lineage) => ({ lineage, isWhole: true }));
});
if (at === 0 && ends[0]?.isWhole === false)
return [];
if (ends.length > MOST)
return [];
}
return ends.map(({ lineage }) => lineage);
}
function childrenOf(lineage, parts, name) {
const children = lineage.at(-1)?.parts ?? parts;
return children.flatMap((child) => {
const inner = [...lineage, child];
if (child.kind === 'object')
return childrenOf(inner, parts, name);
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
const ends = deepest(lineages);
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
function deepest(lineages) {
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
const named = new Set(all.flatMap(({ set }) => namesThat(set, value)));
if (named.size === 0)
continue;
isDecided = true;
left = left.filter(({ set }) => {
const matches = namesThat(set, value).length > 0;
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
function namesThat(set, { text, of }) {
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
var attribute_path = __webpack_require__(95663);
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
const places = inAll(mentions);
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
function inAll(mentions) {
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
async locate(address, directory, said) {
let here = directory;
let call;
for (const { name } of address.modules.slice(0, MODULE_DEPTH)) {
const { declared, overriding } = await readModule(here);
const called = only(declared, 'module', [name]);
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
const block = only(declared, type, labels);
if (!block)
return call;
const source = type === 'module' ? 'module-call' : 'block';
const part = said && overriding && partNamed(said, address, block, overriding);
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
function partNamed({ message, attribute }, address, block, overriding) {
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
function only(declared, type, labels) {
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
return (0,in_lanes.L)(items.map((item) => () => work(item)), 1);
}
async function locateResult({ location: reportedLocation, ...rest }, places) {
const { status, address, message, output } = rest;
const reported = reportedLocation && (await resolveReported(reportedLocation, address, places));
if (status === 'passed')
return { ...rest, location: reported };
const isAlone = rest.resources.length === 1;
const resources = await oneByOne(rest.resources, async ({ location, attribute, ...named }) => {
const about = named.message ?? (isAlone ? message : '');
const found = (location && (await resolveReported(location, named.address, places))) ??
(await locateText(named.address, places, { message: about, attribute }));
return { ...named, location: found, excerpt: await places.excerptAt(found) };
});
const [first] = resources;
if (first !== undefined)
return { ...rest, resources, location: first.location ?? reported };
const only = reported
? { location: reported, address: undefined }
: await onlyAddress([message, ...output], places);
const excerpt = await places.excerptAt(only?.location);
if (only?.address === undefined)
return { ...rest, location: only?.location, excerpt };
const { address: named, location } = only;
const resource = { address: named, message: undefined, location, excerpt };
return { ...rest, ...only, resources: [resource] };
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
async function locateText(text, places, said) {
const address = text === undefined ? undefined : (0,model_address.zq)(text);
const [module] = places.roots;
return address && module !== undefined ? places.locator.locate(address, module, said) : undefined;
}
function cutTo(text, most) {
return text.length > most ? `${text.slice(0, most)}…` : text;
}
const MOST_NAMED = 50;
async function onlyAddress(texts, places) {
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
const said = { message: text, attribute: undefined };
const location = (await locateText(first.address, places, said)) ?? first.location;
return others.length === 0 ? { ...first, location } : { location };
}
async function resolveReported(reported, address, places) {
const parts = reported.path.split(/[/\\]/).filter((part) => part !== '' && part !== '.');
if (parts.length === 0 || parts.includes('.terraform') || /^[/\\]|^[A-Za-z]:/.test(reported.path))
return undefined;
const candidates = [];
for (const root of places.roots) {
const location = await existing(reported, (0,external_node_path_.join)(root, ...parts), places.options);
if (location && !candidates.some(({ path }) => path === location.path))
candidates.push(location);
}
if (candidates.length < 2)
return candidates[0];
const block = await locateText(address, places);
return candidates.find((candidate) => candidate.path === block?.path);
}
async function existing(reported, file, options) {
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
const AROUND = 2;
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
const first = Math.max(1, line - AROUND);
const lines = all
.slice(first - 1, line + AROUND)
.map((each) => (each.length > LONGEST_LINE ? `${each.slice(0, LONGEST_LINE)}…` : each));
return { lines, at: line - first };
};
}
/***/ }),
/***/ 60868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LI: () => ( readModuleFile),
_n: () => ( fetchModuleFiles),
ch: () => ( TOO_LONG),
v8: () => ( CANNOT_BE_READ)
});
var node_path_0_ = __webpack_require__(76760);
var _file_names_js_3_ = __webpack_require__(96817);
var _syntax_hcl_syntax_js_1_ = __webpack_require__(56949);
var _syntax_hcl_js_2_ = __webpack_require__(93984);
const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js_1_ .h1} characters`;
function readModuleFile(path, source) {
return toFile(path, source.text(path), source.parsed);
}
async function fetchModuleFiles(paths, read, isWorth = () => true) {
const files = await Promise.all(paths.map(async (path) => {
const text = await read(path);
if (text !== undefined && !isWorth(text))
return [];
return [toFile(path, text ?? { why: CANNOT_BE_READ }, new Map())];
}));
return files.flat();
}
function toFile(path, text, parsed) {
const name = (0,node_path_0_.basename)(path);
const about = { name, path, isOverride: (0,_file_names_js_3_ .jn)(name) };
const why = typeof text !== 'string' ? text.why : text.length > _syntax_hcl_syntax_js_1_ .h1 ? TOO_LONG : undefined;
if (typeof text !== 'string' || why !== undefined) {
return { ...about, text: '', body: { attributes: [], blocks: [] }, problems: [], unread: why };
}
const key = `${(0,_file_names_js_3_ .i)(name) ? 'json' : 'hcl'} ${text}`;
const file = parsed.get(key) ?? (0,_syntax_hcl_js_2_.parseFile)(name, text);
parsed.set(key, file);
return { ...about, ...file, text, unread: undefined };
}
/***/ }),
/***/ 58230:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$: () => ( localPath),
I: () => ( isLocal)
});
function localPath(source) {
if (source === undefined || !isLocal(source))
return undefined;
return source.replaceAll('\\', '/');
}
function isLocal(source) {
return /^\.{1,2}[/\\]/.test(source);
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
/***/ 93984:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
parseFile: () => ( parseFile)
});
var file_names = __webpack_require__(96817);
var error_message = __webpack_require__(34271);
var hcl_syntax = __webpack_require__(56949);
var hcl_scanner = __webpack_require__(20854);
var parse_hcl = __webpack_require__(88603);
var read_json = __webpack_require__(59611);
;// CONCATENATED MODULE: ./build/src/configuration/syntax/json-body.js
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
const count = types.get(entry.name);
if (count === undefined)
body.attributes.push(this.attribute(entry));
else
for (const block of this.blocks(entry, entry.name, [], count))
body.blocks.push(block);
}
}
blocks(entry, type, labels, count) {
if (labels.length < count) {
return entriesOf(entry.value).flatMap((inner) => this.blocks(inner, type, [...labels, inner.name], count));
}
return objectsOf(entry.value).map((entries) => {
const body = { attributes: [], blocks: [] };
this.addTo(body, entries, type === 'terraform' ? INSIDE_TERRAFORM : new Map());
return { type, labels, body, range: this.rangeOf(entry) };
});
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
return value;
}
rangeOf({ from, value }) {
return this.ranges.between(from, value.to);
}
}
function entriesOf(json) {
return objectsOf(json).flat();
}
function objectsOf(json) {
if (json.kind === 'list')
return json.items.flatMap(objectsOf);
return [json.kind === 'object' ? json.entries : []];
}
;// CONCATENATED MODULE: ./build/src/configuration/syntax/hcl.js
function parseFile(name, text) {
return (0,file_names.i)(name) ? readJsonBody(text) : (0,parse_hcl.parseHcl)(text);
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
/***/ 61476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
L: () => ( inLanes)
});
async function inLanes(tasks, lanes) {
const done = [];
const left = tasks.entries();
const lane = async () => {
for (const [index, task] of left)
done[index] = await task();
};
await Promise.all(Array.from({ length: Math.min(lanes, tasks.length) }, lane));
return done;
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
/***/ 95663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
w: () => ( readAttributePath)
});
const STEP = /\.?([A-Za-z_][\w-]{0,200})|\.(\d{1,6})(?!\w)|\[(\d{1,6}|\*)\]|\["([^"\\\n]{1,200})"\]/y;
const LONGEST = 500;
const DEEPEST = 20;
function readAttributePath(said) {
if (typeof said === 'string')
return parsePath(said);
if (!Array.isArray(said) || said.length > DEEPEST)
return undefined;
const steps = said.filter((step) => typeof step === 'string' || Number.isSafeInteger(step));
const isWhole = steps.length === said.length && typeof steps[0] === 'string';
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
const [whole, name, dotted, index, key] = found;
if (name !== undefined && whole.startsWith('.') !== end > 0)
return undefined;
end += whole.length;
if (index === '*')
continue;
steps.push(name ?? key ?? Number(dotted ?? index));
}
return end === text.length ? steps : undefined;
}
/***/ })
};
