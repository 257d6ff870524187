export const id = 9630;
export const ids = [9630];
export const modules = {
/***/ 80177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
h$: () => ( readCloudBlock),
kd: () => ( readBackends),
u0: () => ( tagWords)
});
var node_path_0_ = __webpack_require__(76760);
var _file_names_js_3_ = __webpack_require__(96817);
var _literal_js_1_ = __webpack_require__(2443);
var _module_files_js_2_ = __webpack_require__(60868);
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
};
