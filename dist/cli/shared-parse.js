export const id = 3765;
export const ids = [3765];
export const modules = {
/***/ 79486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
MS: () => ( namesTypeOrModule),
Pt: () => ( isPattern),
he: () => ( readFromRoot),
kt: () => ( matchesGlob),
pV: () => ( readGlob),
tg: () => ( readProtected)
});
var _model_address_js_0_ = __webpack_require__(3543);
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
/***/ 79925:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Cx: () => ( toApprovers),
K2: () => ( ownersOf),
h7: () => ( WRITE_NAMES),
oQ: () => ( NOBODY),
y$: () => ( hasPolicyName)
});
var _address_patterns_js_0_ = __webpack_require__(79486);
var _systems_policy_checks_js_1_ = __webpack_require__(22941);
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
/***/ })
};
