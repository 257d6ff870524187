export const id = 7934;
export const ids = [7934];
export const modules = {
/***/ 77934:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BpQ: () => ( minLength),
BuJ: () => ( getDotPath),
FsL: () => ( pipe),
IeY: () => ( custom),
Ikc: () => ( object),
KCZ: () => ( union),
KIO: () => ( picklist),
L5J: () => ( unknown),
NpB: () => ( fallback),
Oxt: () => ( variant),
Ru6: () => ( maxLength),
Wwf: () => ( minValue),
YOg: () => ( array),
YjP: () => ( string),
_H3: () => ( looseObject),
aig: () => ( number),
bPf: () => ( minEntries),
cGV: () => ( maxValue),
cl6: () => ( nullish),
euz: () => ( literal),
g1P: () => ( record),
lqM: () => ( optional),
mee: () => ( nullable),
ndf: () => ( integer),
qFJ: () => ( parseJson),
qgA: () => ( parse),
rej: () => ( strictObject),
w1_: () => ( startsWith),
xLC: () => ( safeParse),
yGV: () => ( regex),
yhX: () => ( isoTimestamp),
z6Y: () => ( check),
zMY: () => ( boolean)
});
let store$4;
const DEFAULT_CONFIG = {
lang: void 0,
message: void 0,
abortEarly: void 0,
abortPipeEarly: void 0
};
function getGlobalConfig(config$1) {
if (!config$1 && !store$4) return DEFAULT_CONFIG;
return {
lang: config$1?.lang ?? store$4?.lang,
message: config$1?.message,
abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
};
}
let store$3;
function getGlobalMessage(lang) {
return store$3?.get(lang);
}
let store$2;
function getSchemaMessage(lang) {
return store$2?.get(lang);
}
let store$1;
function getSpecificMessage(reference, lang) {
return store$1?.get(reference)?.get(lang);
}
function _stringify(input) {
const type = typeof input;
if (type === "string") return `"${input}"`;
if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
return type;
}
function _addIssue(context, label, dataset, config$1, other) {
const input = other && "input" in other ? other.input : dataset.value;
const expected = other?.expected ?? context.expects ?? null;
const received = other?.received ??  _stringify(input);
const issue = {
kind: context.kind,
type: context.type,
input,
expected,
received,
message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
requirement: context.requirement,
path: other?.path,
issues: other?.issues,
lang: config$1.lang,
abortEarly: config$1.abortEarly,
abortPipeEarly: config$1.abortPipeEarly
};
const isSchema = context.kind === "schema";
const message$1 = other?.message ?? context.message ??  getSpecificMessage(context.reference, issue.lang) ?? (isSchema ?  getSchemaMessage(issue.lang) : null) ?? config$1.message ??  getGlobalMessage(issue.lang);
if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
if (isSchema) dataset.typed = false;
if (dataset.issues) dataset.issues.push(issue);
else dataset.issues = [issue];
}
let textEncoder;
let segmenter;
let store;
function _isSameValueZero(value1, value2) {
return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
function _isValidObjectKey(object$1, key) {
return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}
function _isValueMatch(requirement, value$1) {
return Number.isNaN(requirement) && Number.isNaN(value$1) || requirement <= value$1 && requirement >= value$1;
}
function _joinExpects(values$1, separator) {
const list = [...new Set(values$1)];
if (list.length > 1) return `(${list.join(` ${separator} `)})`;
return list[0] ?? "never";
}
function _standardSchema(schema) {
schema["~standard"] = {
version: 1,
vendor: "valibot",
validate: (value$1) => schema["~run"]({ value: value$1 },  getGlobalConfig())
};
return schema;
}
function getDotPath(issue) {
if (issue.path) {
let key = "";
for (const item of issue.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`;
else key += item.key;
else return null;
return key;
}
return null;
}
var ValiError = class extends Error {
constructor(issues) {
super(issues[0].message);
this.name = "ValiError";
this.issues = issues;
}
};
const ISO_TIMESTAMP_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:0\d|1\d|2[0-3])(?::?[0-5]\d)?)$/u;
function check(requirement, message$1) {
return {
kind: "validation",
type: "check",
reference: check,
async: false,
expects: null,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
return dataset;
}
};
}
function entries(requirement, message$1) {
return {
kind: "validation",
type: "entries",
reference: entries,
async: false,
expects: `${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (!dataset.typed) return dataset;
const count = Object.keys(dataset.value).length;
if (dataset.typed && count !== this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
return dataset;
}
};
}
const HASH_LENGTHS = {
md4: 32,
md5: 32,
sha1: 40,
sha256: 64,
sha384: 96,
sha512: 128,
ripemd128: 32,
ripemd160: 40,
tiger128: 32,
tiger160: 40,
tiger192: 48,
crc32: 8,
crc32b: 8,
adler32: 8
};
function includes(requirement, message$1) {
const expects =  _stringify(requirement);
return {
kind: "validation",
type: "includes",
reference: includes,
async: false,
expects,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !dataset.value.includes(this.requirement)) _addIssue(this, "content", dataset, config$1, { received: `!${expects}` });
return dataset;
}
};
}
function integer(message$1) {
return {
kind: "validation",
type: "integer",
reference: integer,
async: false,
expects: null,
requirement: Number.isInteger,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
return dataset;
}
};
}
function isoTimestamp(message$1) {
return {
kind: "validation",
type: "iso_timestamp",
reference: isoTimestamp,
async: false,
expects: null,
requirement: ISO_TIMESTAMP_REGEX,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "timestamp", dataset, config$1);
return dataset;
}
};
}
function length(requirement, message$1) {
return {
kind: "validation",
type: "length",
reference: length,
async: false,
expects: `${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && dataset.value.length !== this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
return dataset;
}
};
}
function maxLength(requirement, message$1) {
return {
kind: "validation",
type: "max_length",
reference: maxLength,
async: false,
expects: `<=${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
return dataset;
}
};
}
function maxSize(requirement, message$1) {
return {
kind: "validation",
type: "max_size",
reference: maxSize,
async: false,
expects: `<=${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && dataset.value.size > this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
return dataset;
}
};
}
function maxValue(requirement, message$1) {
return {
kind: "validation",
type: "max_value",
reference: maxValue,
async: false,
expects: `<=${requirement instanceof Date ? requirement.toJSON() :  _stringify(requirement)}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() :  _stringify(dataset.value) });
return dataset;
}
};
}
function minEntries(requirement, message$1) {
return {
kind: "validation",
type: "min_entries",
reference: minEntries,
async: false,
expects: `>=${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (!dataset.typed) return dataset;
const count = Object.keys(dataset.value).length;
if (dataset.typed && count < this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
return dataset;
}
};
}
function minLength(requirement, message$1) {
return {
kind: "validation",
type: "min_length",
reference: minLength,
async: false,
expects: `>=${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && dataset.value.length < this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
return dataset;
}
};
}
function minValue(requirement, message$1) {
return {
kind: "validation",
type: "min_value",
reference: minValue,
async: false,
expects: `>=${requirement instanceof Date ? requirement.toJSON() :  _stringify(requirement)}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() :  _stringify(dataset.value) });
return dataset;
}
};
}
function parseJson(config$1, message$1) {
return {
kind: "transformation",
type: "parse_json",
reference: parseJson,
config: config$1,
message: message$1,
async: false,
"~run"(dataset, config$2) {
try {
dataset.value = JSON.parse(dataset.value, this.config?.reviver);
} catch (error) {
if (error instanceof Error) {
_addIssue(this, "JSON", dataset, config$2, { received: `"${error.message}"` });
dataset.typed = false;
} else throw error;
}
return dataset;
}
};
}
function regex(requirement, message$1) {
return {
kind: "validation",
type: "regex",
reference: regex,
async: false,
expects: `${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
return dataset;
}
};
}
function size(requirement, message$1) {
return {
kind: "validation",
type: "size",
reference: size,
async: false,
expects: `${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && dataset.value.size !== this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
return dataset;
}
};
}
function startsWith(requirement, message$1) {
return {
kind: "validation",
type: "starts_with",
reference: startsWith,
async: false,
expects: `"${requirement}"`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !dataset.value.startsWith(this.requirement)) _addIssue(this, "start", dataset, config$1, { received: `"${dataset.value.slice(0, this.requirement.length)}"` });
return dataset;
}
};
}
function value(requirement, message$1) {
return {
kind: "validation",
type: "value",
reference: value,
async: false,
expects: requirement instanceof Date ? requirement.toJSON() :  _stringify(requirement),
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && ! _isValueMatch(this.requirement, dataset.value)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() :  _stringify(dataset.value) });
return dataset;
}
};
}
const ABORT_EARLY_CONFIG = { abortEarly: true };
var _LruCache = class {
constructor(config$1) {
this.refCount = 0;
this.maxSize = config$1?.maxSize ?? 1e3;
this.maxAge = config$1?.maxAge ?? Infinity;
this.hasMaxAge = isFinite(this.maxAge);
}
stringify(input) {
const type = typeof input;
if (type === "string") return `"${input}"`;
if (type === "number" || type === "boolean") return `${input}`;
if (type === "bigint") return `${input}n`;
if (type === "object" || type === "function") {
if (input) {
this.refIds ?? (this.refIds =  new WeakMap());
let id = this.refIds.get(input);
if (!id) {
id = ++this.refCount;
this.refIds.set(input, id);
}
return `#${id}`;
}
return "null";
}
return type;
}
key(input, config$1 = {}) {
return `${this.stringify(input)}|${this.stringify(config$1.lang)}|${this.stringify(config$1.message)}|${this.stringify(config$1.abortEarly)}|${this.stringify(config$1.abortPipeEarly)}`;
}
get(key) {
if (!this.store) return void 0;
const entry = this.store.get(key);
if (!entry) return void 0;
if (this.hasMaxAge && Date.now() - entry[1] > this.maxAge) {
this.store.delete(key);
return;
}
this.store.delete(key);
this.store.set(key, entry);
return entry[0];
}
set(key, value$1) {
this.store ?? (this.store =  new Map());
this.store.delete(key);
const timestamp = this.hasMaxAge ? Date.now() : 0;
this.store.set(key, [value$1, timestamp]);
if (this.store.size > this.maxSize) this.store.delete(this.store.keys().next().value);
}
clear() {
this.store?.clear();
}
};
function config(schema, config$1) {
return _standardSchema({
...schema,
"~run"(dataset, config_) {
return schema["~run"](dataset, {
...config_,
...config$1
});
}
});
}
function getFallback(schema, dataset, config$1) {
return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
function fallback(schema, fallback$1) {
return _standardSchema({
...schema,
fallback: fallback$1,
"~run"(dataset, config$1) {
const outputDataset = schema["~run"](dataset, config$1);
return outputDataset.issues ? {
typed: true,
value:  getFallback(this, outputDataset, config$1)
} : outputDataset;
}
});
}
function getDefault(schema, dataset, config$1) {
return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}
function array(item, message$1) {
return _standardSchema({
kind: "schema",
type: "array",
reference: array,
expects: "Array",
async: false,
item,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (Array.isArray(input)) {
dataset.typed = true;
dataset.value = [];
for (let key = 0; key < input.length; key++) {
const value$1 = input[key];
const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
if (itemDataset.issues) {
const pathItem = {
type: "array",
origin: "value",
input,
key,
value: value$1
};
for (const issue of itemDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = itemDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!itemDataset.typed) dataset.typed = false;
dataset.value.push(itemDataset.value);
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function boolean(message$1) {
return _standardSchema({
kind: "schema",
type: "boolean",
reference: boolean,
expects: "boolean",
async: false,
message: message$1,
"~run"(dataset, config$1) {
if (typeof dataset.value === "boolean") dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function custom(check$1, message$1) {
return _standardSchema({
kind: "schema",
type: "custom",
reference: custom,
expects: "unknown",
async: false,
check: check$1,
message: message$1,
"~run"(dataset, config$1) {
if (this.check(dataset.value)) dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function literal(literal_, message$1) {
return _standardSchema({
kind: "schema",
type: "literal",
reference: literal,
expects:  _stringify(literal_),
async: false,
literal: literal_,
message: message$1,
"~run"(dataset, config$1) {
if ( _isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function looseObject(entries$1, message$1) {
return _standardSchema({
kind: "schema",
type: "loose_object",
reference: looseObject,
expects: "Object",
async: false,
entries: entries$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input && typeof input === "object") {
dataset.typed = true;
dataset.value = {};
for (const key in this.entries) {
const valueSchema = this.entries[key];
if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
const value$1 = key in input ? input[key] :  getDefault(valueSchema);
const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "object",
origin: "value",
input,
key,
value: value$1
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!valueDataset.typed) dataset.typed = false;
dataset.value[key] = valueDataset.value;
} else if (valueSchema.fallback !== void 0) dataset.value[key] =  getFallback(valueSchema);
else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
_addIssue(this, "key", dataset, config$1, {
input: void 0,
expected: `"${key}"`,
path: [{
type: "object",
origin: "key",
input,
key,
value: input[key]
}]
});
if (config$1.abortEarly) break;
}
}
if (!dataset.issues || !config$1.abortEarly) {
for (const key in input) if ( _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) dataset.value[key] = input[key];
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function map(key, value$1, message$1) {
return _standardSchema({
kind: "schema",
type: "map",
reference: map,
expects: "Map",
async: false,
key,
value: value$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input instanceof Map) {
dataset.typed = true;
dataset.value =  new Map();
for (const [inputKey, inputValue] of input) {
const keyDataset = this.key["~run"]({ value: inputKey }, config$1);
if (keyDataset.issues) {
const pathItem = {
type: "map",
origin: "key",
input,
key: inputKey,
value: inputValue
};
for (const issue of keyDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = keyDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "map",
origin: "value",
input,
key: inputKey,
value: inputValue
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
dataset.value.set(keyDataset.value, valueDataset.value);
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function nullable(wrapped, default_) {
return _standardSchema({
kind: "schema",
type: "nullable",
reference: nullable,
expects: `(${wrapped.expects} | null)`,
async: false,
wrapped,
default: default_,
"~run"(dataset, config$1) {
if (dataset.value === null) {
if (this.default !== void 0) dataset.value =  getDefault(this, dataset, config$1);
if (dataset.value === null) {
dataset.typed = true;
return dataset;
}
}
return this.wrapped["~run"](dataset, config$1);
}
});
}
function nullish(wrapped, default_) {
return _standardSchema({
kind: "schema",
type: "nullish",
reference: nullish,
expects: `(${wrapped.expects} | null | undefined)`,
async: false,
wrapped,
default: default_,
"~run"(dataset, config$1) {
if (dataset.value === null || dataset.value === void 0) {
if (this.default !== void 0) dataset.value =  getDefault(this, dataset, config$1);
if (dataset.value === null || dataset.value === void 0) {
dataset.typed = true;
return dataset;
}
}
return this.wrapped["~run"](dataset, config$1);
}
});
}
function number(message$1) {
return _standardSchema({
kind: "schema",
type: "number",
reference: number,
expects: "number",
async: false,
message: message$1,
"~run"(dataset, config$1) {
if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function object(entries$1, message$1) {
return _standardSchema({
kind: "schema",
type: "object",
reference: object,
expects: "Object",
async: false,
entries: entries$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input && typeof input === "object") {
dataset.typed = true;
dataset.value = {};
for (const key in this.entries) {
const valueSchema = this.entries[key];
if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
const value$1 = key in input ? input[key] :  getDefault(valueSchema);
const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "object",
origin: "value",
input,
key,
value: value$1
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!valueDataset.typed) dataset.typed = false;
dataset.value[key] = valueDataset.value;
} else if (valueSchema.fallback !== void 0) dataset.value[key] =  getFallback(valueSchema);
else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
_addIssue(this, "key", dataset, config$1, {
input: void 0,
expected: `"${key}"`,
path: [{
type: "object",
origin: "key",
input,
key,
value: input[key]
}]
});
if (config$1.abortEarly) break;
}
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function optional(wrapped, default_) {
return _standardSchema({
kind: "schema",
type: "optional",
reference: optional,
expects: `(${wrapped.expects} | undefined)`,
async: false,
wrapped,
default: default_,
"~run"(dataset, config$1) {
if (dataset.value === void 0) {
if (this.default !== void 0) dataset.value =  getDefault(this, dataset, config$1);
if (dataset.value === void 0) {
dataset.typed = true;
return dataset;
}
}
return this.wrapped["~run"](dataset, config$1);
}
});
}
function picklist(options, message$1) {
return _standardSchema({
kind: "schema",
type: "picklist",
reference: picklist,
expects:  _joinExpects(options.map(_stringify), "|"),
async: false,
options,
message: message$1,
"~run"(dataset, config$1) {
if (this.options.includes(dataset.value)) dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function record(key, value$1, message$1) {
return _standardSchema({
kind: "schema",
type: "record",
reference: record,
expects: "Object",
async: false,
key,
value: value$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input && typeof input === "object") {
dataset.typed = true;
dataset.value = {};
for (const entryKey in input) if ( _isValidObjectKey(input, entryKey)) {
const entryValue = input[entryKey];
const keyDataset = this.key["~run"]({ value: entryKey }, config$1);
if (keyDataset.issues) {
const pathItem = {
type: "object",
origin: "key",
input,
key: entryKey,
value: entryValue
};
for (const issue of keyDataset.issues) {
issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = keyDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
const valueDataset = this.value["~run"]({ value: entryValue }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "object",
origin: "value",
input,
key: entryKey,
value: entryValue
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function set(value$1, message$1) {
return _standardSchema({
kind: "schema",
type: "set",
reference: set,
expects: "Set",
async: false,
value: value$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input instanceof Set) {
dataset.typed = true;
dataset.value =  new Set();
for (const inputValue of input) {
const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "set",
origin: "value",
input,
key: null,
value: inputValue
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!valueDataset.typed) dataset.typed = false;
dataset.value.add(valueDataset.value);
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function strictObject(entries$1, message$1) {
return _standardSchema({
kind: "schema",
type: "strict_object",
reference: strictObject,
expects: "Object",
async: false,
entries: entries$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input && typeof input === "object") {
dataset.typed = true;
dataset.value = {};
for (const key in this.entries) {
const valueSchema = this.entries[key];
if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
const value$1 = key in input ? input[key] :  getDefault(valueSchema);
const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "object",
origin: "value",
input,
key,
value: value$1
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!valueDataset.typed) dataset.typed = false;
dataset.value[key] = valueDataset.value;
} else if (valueSchema.fallback !== void 0) dataset.value[key] =  getFallback(valueSchema);
else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
_addIssue(this, "key", dataset, config$1, {
input: void 0,
expected: `"${key}"`,
path: [{
type: "object",
origin: "key",
input,
key,
value: input[key]
}]
});
if (config$1.abortEarly) break;
}
}
if (!dataset.issues || !config$1.abortEarly) {
for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
_addIssue(this, "key", dataset, config$1, {
input: key,
expected: "never",
path: [{
type: "object",
origin: "key",
input,
key,
value: input[key]
}]
});
break;
}
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function string(message$1) {
return _standardSchema({
kind: "schema",
type: "string",
reference: string,
expects: "string",
async: false,
message: message$1,
"~run"(dataset, config$1) {
if (typeof dataset.value === "string") dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function _subIssues(datasets) {
let issues;
if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue);
else issues = dataset.issues;
return issues;
}
function union(options, message$1) {
return _standardSchema({
kind: "schema",
type: "union",
reference: union,
expects:  _joinExpects(options.map((option) => option.expects), "|"),
async: false,
options,
message: message$1,
"~run"(dataset, config$1) {
let validDataset;
let typedDatasets;
let untypedDatasets;
for (const schema of this.options) {
const optionDataset = schema["~run"]({ value: dataset.value }, config$1);
if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
else typedDatasets = [optionDataset];
else {
validDataset = optionDataset;
break;
}
else if (untypedDatasets) untypedDatasets.push(optionDataset);
else untypedDatasets = [optionDataset];
}
if (validDataset) return validDataset;
if (typedDatasets) {
if (typedDatasets.length === 1) return typedDatasets[0];
_addIssue(this, "type", dataset, config$1, { issues:  _subIssues(typedDatasets) });
dataset.typed = true;
} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
else _addIssue(this, "type", dataset, config$1, { issues:  _subIssues(untypedDatasets) });
return dataset;
}
});
}
function unknown() {
return _standardSchema({
kind: "schema",
type: "unknown",
reference: unknown,
expects: "unknown",
async: false,
"~run"(dataset) {
dataset.typed = true;
return dataset;
}
});
}
function variant(key, options, message$1) {
return _standardSchema({
kind: "schema",
type: "variant",
reference: variant,
expects: "Object",
async: false,
key,
options,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input && typeof input === "object") {
let outputDataset;
let maxDiscriminatorPriority = 0;
let invalidDiscriminatorKey = this.key;
let expectedDiscriminators = [];
const parseOptions = (variant$1, allKeys) => {
for (const schema of variant$1.options) {
if (schema.type === "variant") parseOptions(schema, new Set(allKeys).add(schema.key));
else {
let keysAreValid = true;
let currentPriority = 0;
for (const currentKey of allKeys) {
const discriminatorSchema = schema.entries[currentKey];
if (currentKey in input ? discriminatorSchema["~run"]({
typed: false,
value: input[currentKey]
}, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
keysAreValid = false;
if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
maxDiscriminatorPriority = currentPriority;
invalidDiscriminatorKey = currentKey;
expectedDiscriminators = [];
}
if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
break;
}
currentPriority++;
}
if (keysAreValid) {
const optionDataset = schema["~run"]({ value: input }, config$1);
if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
}
}
if (outputDataset && !outputDataset.issues) break;
}
};
parseOptions(this, new Set([this.key]));
if (outputDataset) return outputDataset;
_addIssue(this, "type", dataset, config$1, {
input: input[invalidDiscriminatorKey],
expected:  _joinExpects(expectedDiscriminators, "|"),
path: [{
type: "object",
origin: "value",
input,
key: invalidDiscriminatorKey,
value: input[invalidDiscriminatorKey]
}]
});
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function message(schema, message_) {
return _standardSchema({
...schema,
"~run"(dataset, config$1) {
return schema["~run"](dataset, {
...config$1,
message: message_
});
}
});
}
function parse(schema, input, config$1) {
const dataset = schema["~run"]({ value: input },  getGlobalConfig(config$1));
if (dataset.issues) throw new ValiError(dataset.issues);
return dataset.value;
}
function pipe(...pipe$1) {
return _standardSchema({
...pipe$1[0],
pipe: pipe$1,
"~run"(dataset, config$1) {
for (const item of pipe$1) if (item.kind !== "metadata") {
if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
dataset.typed = false;
break;
}
if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
}
return dataset;
}
});
}
function safeParse(schema, input, config$1) {
const dataset = schema["~run"]({ value: input },  getGlobalConfig(config$1));
return {
typed: dataset.typed,
success: !dataset.issues,
output: dataset.value,
issues: dataset.issues
};
}
/***/ })
};
