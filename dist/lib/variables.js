export const id = 597;
export const ids = [597];
export const modules = {
/***/ 1597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
readAssigned: () => ( readAssigned)
});
var node_path_0_ = __webpack_require__(6760);
var _model_quote_js_5_ = __webpack_require__(8187);
var _file_names_js_4_ = __webpack_require__(6817);
var _module_files_js_1_ = __webpack_require__(868);
var _syntax_hcl_syntax_js_2_ = __webpack_require__(6949);
var _syntax_parse_hcl_js_3_ = __webpack_require__(351);
async function readAssigned(assigned, files, directory, { program, parsed, } = {}) {
const names = (0,_file_names_js_4_ .AM)((await files.names(directory)) ?? []);
const moduleFiles = await (0,_module_files_js_1_ ._n)(names.map((name) => node_path_0_.posix.join(directory, name)), (path) => files.read(path), parsed);
const programs = names.some(_file_names_js_4_ .d3)
? ['terraform', 'tofu']
: ['terraform'];
const readings = (program === undefined ? programs : [program]).map((reader) => {
const read = new Set((0,_file_names_js_4_ .as)(reader, names));
return readingsIn(moduleFiles.filter(({ name }) => read.has(name)));
});
const problems = [];
const value = assigned.map(({ key, value: text }) => {
const [reading, ...others] = readings.map((found) => found.get(key));
if (others.some((other) => other !== reading)) {
problems.push(`"${key}" is declared in one way for Terraform, and in another for OpenTofu`);
}
else if (reading === undefined)
problems.push(notDeclared(key, moduleFiles));
else if (reading === 'text')
return { key, value: asLiteral(text) };
else if (isConstant(text))
return { key, value: text };
else
problems.push(`"${key}" takes an expression: write lists, maps and texts as in HCL`);
return { key, value: '' };
});
return problems.length > 0 ? { problems } : { value };
}
function notDeclared(key, moduleFiles) {
const unclear = moduleFiles.filter(({ problems, unread }) => problems.length > 0 || unread !== undefined);
if (unclear.length === 0)
return `"${key}" is not declared`;
const paths = unclear.map(({ path }) => path);
return `"${key}" is not declared, or in a file that cannot be read: ${(0,_model_quote_js_5_ .Kf)(paths, 3)}`;
}
function readingsIn(moduleFiles) {
const readings = new Map();
for (const { body, isOverride } of moduleFiles) {
for (const block of body.blocks) {
const [name = ''] = block.labels;
if (block.type !== 'variable' || (isOverride && !readings.has(name)))
continue;
const reading = readingOf(block);
if (reading !== undefined)
readings.set(name, reading);
else if (!isOverride)
readings.set(name, 'text');
}
}
return readings;
}
function readingOf({ body }) {
const type = (0,_syntax_hcl_syntax_js_2_ .yo)(body, 'type');
if (type === undefined)
return undefined;
const name = type.kind === 'traversal' && type.steps.length === 0
? type.root
: type.kind === 'literal' && String(type.value).trim();
return PRIMITIVE.includes(String(name)) ? 'text' : 'expression';
}
const PRIMITIVE = ['string', 'number', 'bool'];
function asLiteral(text) {
return jsonAsHcl(JSON.stringify(text));
}
function jsonAsHcl(json) {
return json.replaceAll(/(([$%])\2*)\{/g, (_, signs, sign) => signs === sign ? `${sign}${sign}{` : `${signs}\\u007b`);
}
function isConstant(text) {
const { body, problems } = (0,_syntax_parse_hcl_js_3_ .z)(`value = ${text}\n`);
const [first, ...others] = body.attributes;
const isOne = problems.length === 0 && others.length === 0 && body.blocks.length === 0;
return isOne && first !== undefined && needsNothing(first.value);
}
function needsNothing(expression) {
switch (expression.kind) {
case 'literal':
return true;
case 'template':
return expression.parts.every(needsNothing);
case 'access':
return (['tuple', 'object'].includes(expression.of.kind) && (0,_syntax_hcl_syntax_js_2_ .CI)(expression).every(needsNothing));
case 'tuple':
case 'object':
case 'conditional':
case 'operation':
return (0,_syntax_hcl_syntax_js_2_ .CI)(expression).every(needsNothing);
default:
return false;
}
}
/***/ })
};
