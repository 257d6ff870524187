import { __exportAll, __toESM } from "./rolldown-runtime.js";
import { TOP, textOf as textOf$6 } from "./hcl.js";
import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { accessSync, closeSync, constants, createReadStream, fstatSync, lstatSync, mkdtempSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { mkdtemp, open, opendir, readFile, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { rootCertificates } from "node:tls";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { constants as constants$1, crc32, deflateRaw, deflateRawSync } from "node:zlib";
import { isUtf8 } from "node:buffer";
import { pipeline } from "node:stream/promises";
import { setMaxListeners } from "node:events";
// build/src/secrets.js
const SHORTEST$1 = 6;
const PART$1 = 12;
function createSecrets() {
	const kept = new Set();
	const short = [];
	const forms = new Map();
	const secrets = {
		keep(value) {
			if (value.length < SHORTEST$1) return false;
			if (kept.has(value)) return true;
			kept.add(value);
			for (const form of formsOf(value)) {
				const part = form.text.slice(form.anchor, form.anchor + PART$1);
				if (part.length < PART$1) short.push(form.text);
				else forms.set(part, (forms.get(part) ?? []).concat(form));
			}
			return true;
		},
		conceal(text) {
			if (kept.size === 0) return text;
			const found = [];
			for (let at = 0; at + PART$1 <= text.length; at++) for (const form of forms.get(text.slice(at, at + PART$1)) ?? []) {
				const span = extend(text, at, form);
				if (span[1] - span[0] === form.text.length || !form.whole) found.push(span);
			}
			return short.reduce((shown, each) => shown.replaceAll(each, "***"), cover(text, found));
		},
		concealAll: (value) => mapStrings(value, (text) => secrets.conceal(text))
	};
	return secrets;
}
function extend(text, at, { text: form, anchor }) {
	let before = 0;
	while (before < Math.min(at, anchor) && text[at - before - 1] === form[anchor - before - 1]) before++;
	let length = PART$1;
	while (anchor + length < form.length && text[at + length] === form[anchor + length]) length++;
	return [at - before, at + length];
}
function cover(text, found) {
	let shown = "";
	let done = -1;
	for (const [from, to] of found.sort(([one], [other]) => one - other)) {
		if (from > done) shown += `${text.slice(Math.max(done, 0), from)}***`;
		done = Math.max(done, to);
	}
	return shown + text.slice(Math.max(done, 0));
}
function formsOf(value) {
	const address = toAddress$1(value);
	if (address === void 0) return [...spellingsOf(value), ...base64Of(value)].flatMap((text) => anchored(text, text, 48));
	const { pathname, search } = address;
	const path = pathname + search;
	const pieces = piecesOf(value);
	return [
		...[
			value,
			encodeURIComponent(value),
			value.replaceAll("/", "\\/")
		].flatMap((text) => pieces.flatMap((piece) => anchored(text, piece, 8))),
		...[...pieces.flatMap(spellingsOf), ...base64Of(path)].flatMap((text) => anchored(text, text, 8)),
		...[
			value,
			path,
			pathname,
			search
		].filter(({ length }) => length >= PART$1).map((text) => ({
			text,
			anchor: 0,
			whole: true
		}))
	];
}
function anchored(text, piece, most) {
	const first = text.indexOf(piece);
	if (first < 0) return [];
	const last = first + Math.max(0, piece.length - PART$1);
	const step = Math.ceil(piece.length / most);
	return [...Array.from({ length: Math.ceil((last - first) / step) }, (_, n) => first + n * step), last].map((anchor) => ({
		text,
		anchor,
		whole: false
	}));
}
function toAddress$1(value) {
	return /^(?:https?:\/)?\//i.test(value) && URL.canParse(value, "http://host") ? new URL(value, "http://host") : void 0;
}
function partsOf$2(value) {
	const pieces = [...new Set(piecesOf(value))];
	return pieces.length === 0 ? [value] : pieces;
}
function piecesOf(value) {
	const { pathname, search } = toAddress$1(value) ?? new URL("http://host");
	const values = search.split("&").map((pair) => pair.slice(pair.indexOf("=") + 1));
	return [...pathname.split("/"), ...values].filter(isOpaque);
}
function isOpaque(text) {
	if (text.length < 20 || /^[a-z]+-[A-Za-z0-9]{16}$/.test(text)) return false;
	if (/^[0-9a-f-]{32,}$/i.test(text)) return true;
	const kinds = (part) => [
		/[0-9]/,
		/[a-z]/,
		/[A-Z]/
	].filter((kind) => kind.test(part));
	const runs = text.split(/[^A-Za-z0-9]+/).filter(({ length }) => length >= PART$1);
	return kinds(text).length === 3 || runs.some((run) => kinds(run).length > 1);
}
function spellingsOf(text) {
	const escaped = encodeURIComponent(text);
	const lower = escaped.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
	return [...new Set([
		text,
		decoded(text),
		escaped,
		lower,
		JSON.stringify(text).slice(1, -1)
	])];
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
function base64Of(text) {
	const bytes = Buffer.from(text);
	return [
		0,
		1,
		2
	].flatMap((shift) => {
		const from = Math.ceil(8 * shift / 6);
		const to = Math.floor(8 * (shift + bytes.length) / 6);
		const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
		const both = new Set([shifted.toString("base64"), shifted.toString("base64url")]);
		return Array.from(both, (all) => all.slice(from, to));
	});
}
function mapStrings(value, change) {
	if (typeof value === "string") return change(value);
	if (Array.isArray(value)) return value.map((each) => mapStrings(each, change));
	if (typeof value !== "object" || value === null || !isPlain$1(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapStrings(each, change)]));
}
function isPlain$1(value) {
	const prototype = Object.getPrototypeOf(value);
	return prototype === Object.prototype || prototype === null;
}
// build/src/version.js
const VERSION$1 = "1.1.0";
// build/src/client/errors.js
var ServiceError = class extends Error {
	name = "ServiceError";
	code;
	method;
	path;
	status;
	errors;
	remedy;
	retryAfterMs;
	constructor(message, facts, options) {
		super(message, options);
		this.code = facts.code;
		this.method = facts.method;
		this.path = facts.path;
		this.status = facts.status;
		this.errors = facts.errors ?? [];
		this.remedy = facts.remedy;
		this.retryAfterMs = facts.retryAfterMs;
	}
};
const ACTING = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
const QUERY = /(https?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi;
function plain$1(text, longest) {
	const line = text.slice(0, longest * 2).replace(ACTING, " ").replace(QUERY, "$1").trim();
	return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
const DEFAULT_CONFIG = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
function getGlobalConfig(config$1) {
	if (!config$1 && true) return DEFAULT_CONFIG;
	return {
		lang: config$1?.lang ?? void 0,
		message: config$1?.message,
		abortEarly: config$1?.abortEarly ?? void 0,
		abortPipeEarly: config$1?.abortPipeEarly ?? void 0
	};
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
	const received = other?.received ?? _stringify(input);
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
	const message$1 = other?.message ?? context.message ?? (context.reference, issue.lang, void 0) ?? (isSchema ? (issue.lang, void 0) : null) ?? config$1.message ?? (issue.lang, void 0);
	if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
	if (isSchema) dataset.typed = false;
	if (dataset.issues) dataset.issues.push(issue);
	else dataset.issues = [issue];
}
function _isSameValueZero(value1, value2) {
	return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
function _isValidObjectKey(object$1, key) {
	return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
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
		validate: (value$1) => schema["~run"]({ value: value$1 }, getGlobalConfig())
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
				value: getFallback(this, outputDataset, config$1)
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
function literal(literal_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "literal",
		reference: literal,
		expects: _stringify(literal_),
		async: false,
		literal: literal_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (_isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
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
						const value$1 = key in input ? input[key] : getDefault(valueSchema);
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
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = getFallback(valueSchema);
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
					for (const key in input) if (_isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) dataset.value[key] = input[key];
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
				if (this.default !== void 0) dataset.value = getDefault(this, dataset, config$1);
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
				if (this.default !== void 0) dataset.value = getDefault(this, dataset, config$1);
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
				if (this.default !== void 0) dataset.value = getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
function record$1(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: record$1,
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
				for (const entryKey in input) if (_isValidObjectKey(input, entryKey)) {
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
		expects: _joinExpects(options.map((option) => option.expects), "|"),
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
				_addIssue(this, "type", dataset, config$1, { issues: _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: _subIssues(untypedDatasets) });
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
	const dataset = schema["~run"]({ value: input }, getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}
// build/src/client/wire/resource.js
const id = pipe(string(), minLength(1));
const identifierSchema = looseObject({
	id,
	type: string()
});
const relationshipSchema = looseObject({
	data: optional(nullable(union([array(identifierSchema), identifierSchema]))),
	links: optional(record$1(string(), unknown()))
});
const anyResourceSchema = looseObject({
	...identifierSchema.entries,
	attributes: optional(record$1(string(), unknown())),
	relationships: optional(record$1(string(), relationshipSchema)),
	links: optional(record$1(string(), unknown()))
});
function related({ relationships = {} }, name) {
	const [first, second] = [...new Set([name, name.replaceAll("-", "_")])].filter((spelling) => Object.hasOwn(relationships, spelling)).map((spelling) => relationships[spelling]);
	const told = safeParse(relationshipSchema, first);
	const differ = second !== void 0 && JSON.stringify(second) !== JSON.stringify(first);
	if (first === void 0) return {
		named: void 0,
		hinted: false,
		many: false
	};
	if (differ || !told.success || told.output.data === void 0) return {
		named: void 0,
		hinted: true,
		many: false
	};
	const { data } = told.output;
	const many = Array.isArray(data);
	return {
		named: data === null ? [] : many ? data : [data],
		hinted: false,
		many
	};
}
function relatedId(resource, name) {
	const { named = [], many } = related(resource, name);
	return many ? void 0 : named[0]?.id;
}
function resource(type, attributes) {
	return looseObject({
		id,
		type: literal(type),
		attributes: looseObject(attributes),
		relationships: optional(record$1(string(), relationshipSchema), {}),
		links: optional(record$1(string(), unknown()), {})
	});
}
const text = nullish(string());
const flag = nullish(boolean());
const count$2 = nullish(number());
const timestamps = nullish(record$1(string(), nullable(string())));
const flags = nullish(record$1(string(), nullable(boolean())));
function spare(schema) {
	return nullish(fallback(nullable(schema), null));
}
function object(entries) {
	return nullish(looseObject(entries));
}
const paginationSchema = looseObject({
	"current-page": number(),
	"page-size": optional(number()),
	"prev-page": count$2,
	"next-page": count$2,
	"total-pages": count$2,
	"total-count": count$2
});
// build/src/client/jsonapi.js
var Unreadable = class extends Error {
	name = "Unreadable";
};
const DEEPEST$1 = 200;
function refuseHtml({ headers, body }) {
	if (/^\s*text\/html\b/i.test(headers["content-type"] ?? "") && body.length > 0) throw new Unreadable(HTML);
}
const HTML = "is HTML or XML, as from a proxy or a sign-in page";
function parseDocument(body) {
	const root = parseJson$2(body);
	if (!isRecord(root)) throw new Unreadable("is not a JSON:API document");
	const { errors, meta, links, included } = root;
	refuseErrors(errors);
	const bare = !("data" in root) && "attributes" in root && "type" in root;
	if (!bare && !("data" in root)) throw new Unreadable("has no \"data\"");
	const numbers = isRecord(meta) ? meta["pagination"] : void 0;
	const data = bare ? root : root["data"];
	const told = new Map();
	indexByKey([data].flat(), told);
	return {
		data,
		included: indexByKey(Array.isArray(included) ? included : [], told),
		next: nextOf$1(isRecord(links) ? links["next"] : void 0),
		pagination: decode(nullish(paginationSchema), numbers, "meta.pagination") ?? void 0
	};
}
function refuseErrors(errors) {
	if (errors === void 0 || errors === null || Array.isArray(errors) && errors.length === 0) return;
	throw new Unreadable("holds errors although its status is a success");
}
function indexByKey(resources, told) {
	const index = new Map();
	for (const resource of resources.filter(isRecord)) {
		const { type, id } = resource;
		if (typeof type !== "string" || typeof id !== "string") continue;
		const key = keyOf$1(type, id);
		const text = JSON.stringify(resource);
		if ((told.get(key) ?? text) !== text) throw new Unreadable(`says two different things of ${plain$1(key, 120)}`);
		told.set(key, text);
		index.set(key, resource);
	}
	return index;
}
function nextOf$1(link) {
	if (link === void 0) return "unknown";
	return link === null || link === "" ? "none" : "some";
}
function readOne(document, schema, id) {
	const read = decode(schema, (Array.isArray(document.data) && document.data.length === 1 ? document.data[0] : null) ?? document.data, "data");
	if (id !== void 0 && read.id !== id) throw new Unreadable(`is about ${plain$1(read.id, 80)}, not about ${plain$1(id, 80)}`);
	return read;
}
function one(schema, id) {
	return (document) => readOne(document, schema, id);
}
function readMany(document, schema) {
	if (!Array.isArray(document.data)) throw new Unreadable("holds no list in \"data\"");
	return document.data.map((item, index) => decode(schema, item, `data[${index}]`));
}
function relation(resource, name) {
	return related(resource, name).named;
}
function includedOne(document, resource, name, schema) {
	const [identifier] = relation(resource, name) ?? [];
	return identifier && findIncluded(document, identifier, schema);
}
function findIncluded(document, identifier, schema) {
	const found = document.included.get(keyOf$1(identifier.type, identifier.id));
	return found && decode(schema, found, `included ${plain$1(identifier.type, 40)}`);
}
function keyOf$1(type, id) {
	return JSON.stringify([type, id]);
}
function includedOfType(document, type) {
	return [...document.included.values()].filter((candidate) => candidate["type"] === type).map((candidate) => decode(anyResourceSchema, candidate, `included ${type}`));
}
function parseObject(body) {
	try {
		const root = parseJson$2(body);
		return isRecord(root) ? root : void 0;
	} catch {
		return;
	}
}
function readErrors(body) {
	const told = parseObject(body)?.["errors"];
	return (Array.isArray(told) ? told : []).slice(0, MOST_ERRORS).flatMap((error) => readError(error) ?? []);
}
const MOST_ERRORS = 20;
const LONGEST_TEXT = 500;
function readError(error) {
	if (typeof error === "string") return { detail: plain$1(error, LONGEST_TEXT) };
	if (!isRecord(error)) return void 0;
	const { status, title, detail, source } = error;
	const { pointer, parameter } = isRecord(source) ? source : {};
	return {
		status: textOf$5(status),
		title: textOf$5(title),
		detail: textOf$5(detail),
		source: isRecord(source) ? {
			pointer: textOf$5(pointer),
			parameter: textOf$5(parameter)
		} : void 0
	};
}
function textOf$5(value) {
	return typeof value === "string" || typeof value === "number" ? plain$1(String(value), LONGEST_TEXT) : void 0;
}
function decode(schema, value, where) {
	const result = safeParse(schema, value, { abortEarly: true });
	if (result.success) return result.output;
	const [issue] = result.issues;
	const at = getDotPath(issue);
	throw new Unreadable(`does not fit at ${plain$1(at === null ? where : `${where}.${at}`, 120)}: ${plain$1(issue.message, 160)}`);
}
function parseJson$2(body) {
	if (body.length === 0) throw new Unreadable("is empty");
	if (body[0] === 31 && body[1] === 139) throw new Unreadable("is compressed, which was not asked for");
	const text = new TextDecoder().decode(body);
	if (text.trimStart().startsWith("<")) throw new Unreadable(HTML);
	if (isTooDeep(text)) throw new Unreadable(`is nested deeper than ${DEEPEST$1} levels`);
	try {
		return JSON.parse(text, /__proto__|\\u/.test(text) ? dropPrototypeKeys : void 0);
	} catch {
		throw new Unreadable(/^\s*[[{]/.test(text) ? "is cut short or damaged JSON" : "is not JSON at all");
	}
}
function isTooDeep(text) {
	let depth = 0;
	let inString = false;
	for (let index = 0; index < text.length; index++) {
		const char = text.charCodeAt(index);
		if (inString) {
			if (char === 92) index++;
			else if (char === 34) inString = false;
		} else if (char === 34) inString = true;
		else if (char === 91 || char === 123) {
			depth++;
			if (depth > DEEPEST$1) return true;
		} else if (char === 93 || char === 125) depth--;
	}
	return false;
}
function dropPrototypeKeys(key, value) {
	return key === "__proto__" ? void 0 : value;
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// build/src/client/http/origin.js
function isLoopback$1(hostname) {
	return hostname === "localhost" || hostname === "[::1]" || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}
function parseOrigin(origin) {
	if (!URL.canParse(origin)) return `"${origin.slice(0, 80)}" is not an origin such as https://app.terraform.io.`;
	const url = new URL(origin);
	if (url.username !== "" || url.password !== "") return "An origin holds no user name or password.";
	if (url.pathname !== "/" || url.search !== "" || url.hash !== "") return `An origin ends after its host: write ${url.origin}.`;
	if (url.protocol === "https:") return url;
	if (url.protocol === "http:" && isLoopback$1(url.hostname)) return url;
	return `The token is sent over https only (plain http to this machine alone): write https://${url.host}.`;
}
// build/src/client/http/retry.js
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 2e4;
const HINT_SPREAD_MS = 250;
const PROBES$1 = 2;
const UNREADABLE_ATTEMPTS = 3;
const CREATE_ATTEMPTS = 3;
const BROKEN_UPLOADS = 8;
const USEFUL_MS$1 = 500;
function classify(outcome, retryClass) {
	if (outcome.kind === "unreadable") return "ambiguous";
	if (outcome.kind === "answer") {
		const { status } = outcome;
		if (status === 429) return "untouched";
		if (status === 408 || status === 425) return "ambiguous";
		return status >= 500 && status !== 501 && status !== 505 ? "ambiguous" : "final";
	}
	switch (outcome.failure) {
		case "not-sent": return "untouched";
		case "broken":
		case "timeout": return "ambiguous";
		case "too-large": return retryClass === "create" || retryClass === "action" ? "ambiguous" : "final";
		case "aborted":
		case "tls":
		case "local": return "final";
	}
}
function decideRetry(state) {
	const { outcome } = state;
	const nature = classify(outcome, state.class);
	if (nature === "final") return {
		do: "stop",
		why: "final"
	};
	const hintMs = outcome.kind === "answer" ? readRetryHint(outcome) : void 0;
	if (state.remainingMs < Math.max(USEFUL_MS$1, hintMs ?? 0)) return {
		do: "stop",
		why: "deadline",
		retryAfterMs: hintMs
	};
	const afterMs = waitBefore(state, hintMs);
	if (nature === "untouched") return {
		do: "retry",
		afterMs
	};
	if (state.class === "probe" && state.ambiguous >= PROBES$1) return {
		do: "stop",
		why: "attempts"
	};
	if (state.class === "safe" || state.class === "probe") return outcome.kind === "unreadable" && state.ambiguous >= UNREADABLE_ATTEMPTS ? {
		do: "stop",
		why: "attempts"
	} : {
		do: "retry",
		afterMs
	};
	const uploads = outcome.kind === "failure" ? BROKEN_UPLOADS : Number.POSITIVE_INFINITY;
	const allowed = state.class === "upload" ? uploads : CREATE_ATTEMPTS;
	return {
		do: "recover",
		afterMs,
		resend: state.ambiguous < allowed
	};
}
function waitBefore(state, hintMs) {
	const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(state.attempt, 16));
	const jitter = state.spent ? LONGEST_WAIT_MS * (.5 + state.random() / 2) : state.random() * ceiling;
	const own = Math.min(jitter, state.remainingMs / 2);
	if (hintMs === void 0) return own;
	return Math.min(Math.max(own, hintMs + state.random() * HINT_SPREAD_MS), state.remainingMs);
}
const COUNT = /^\d{1,6}$/;
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const EPOCH_SECONDS = 1e8;
function readRetryHint({ status, headers }) {
	const hints = [
		status === 429 ? readSeconds(headers["x-ratelimit-reset"]) : void 0,
		readSeconds(headers["retry-after"]),
		readDate(headers["retry-after"], headers["date"])
	].filter((hint) => hint !== void 0);
	return hints.length === 0 ? void 0 : Math.max(...hints);
}
function readRoom(headers) {
	const [limit, remaining] = [headers["x-ratelimit-limit"], headers["x-ratelimit-remaining"]];
	const resetMs = readSeconds(headers["x-ratelimit-reset"]);
	if (!COUNT.test(limit ?? "") || !COUNT.test(remaining ?? "") || resetMs === void 0) return;
	return {
		limit: Number(limit),
		remaining: Number(remaining),
		resetMs
	};
}
function readSeconds(value) {
	const trimmed = value?.trim() ?? "";
	if (!DECIMAL.test(trimmed)) return void 0;
	const seconds = Number(trimmed);
	return seconds < EPOCH_SECONDS ? Math.ceil(seconds * 1e3) : void 0;
}
function readDate(value, now) {
	const [then, since] = [value?.trim() ?? "", now?.trim() ?? ""];
	if (!HTTP_DATE.test(then) || !HTTP_DATE.test(since)) return void 0;
	const ms = Date.parse(then) - Date.parse(since);
	return Number.isNaN(ms) ? void 0 : Math.max(0, ms);
}
// build/src/client/describe.js
const CODES$1 = {
	400: "bad-request",
	401: "unauthorized",
	403: "forbidden",
	404: "not-found",
	409: "conflict",
	413: "too-large",
	422: "unprocessable",
	429: "rate-limited"
};
function codeOfStatus(status) {
	const code = CODES$1[status];
	if (code !== void 0) return code;
	if (status >= 300 && status < 400) return "redirected";
	if (status >= 500) return "server-error";
	return status >= 200 && status < 300 ? "unreadable" : "bad-request";
}
function lacksOperation(answer) {
	return answer.status === 404 && readErrors(answer.body).length === 0;
}
function saysMalformedId(answer) {
	return readErrors(answer.body).some(({ detail = "" }) => /\b(?:malformed|invalid)\b.{0,40}\bid\b/i.test(detail));
}
function describeRefusal(asked, answer) {
	const known = asked.purpose.codes?.[answer.status];
	const unreadable = answer.status >= 500 && saysMalformedId(answer);
	const code = known ?? (unreadable ? "bad-request" : codeOfStatus(answer.status));
	const errors = readErrors(answer.body);
	const title = plain$1(errors[0]?.title ?? "", 80);
	return errorOf(asked, join$2(`${`answered ${answer.status}${title === "" ? "" : ` (${title})`}`}${errors.length === 0 ? bodyWords(answer) : ""}.`, ...errors.map(reasonOf)), {
		code,
		status: answer.status,
		errors,
		remedy: remedyFor(code, asked, answer),
		retryAfterMs: readRetryHint(answer)
	});
}
function describeUnreadable(asked, answer, why) {
	const type = plain$1(answer.headers["content-type"] ?? "no content type", 80);
	const isOther = why.startsWith("does not fit");
	const came = `on ${asked.host} answered ${answer.status}, but the answer (${type}, ${answer.body.length} bytes) ${why}.`;
	const remedy = isOther ? `This service answers otherwise than the API that it stands for: \`plangate doctor\` says what else the gate needs of it.` : `Check that ${asked.host} is the service itself and that no proxy answers in its place.`;
	return errorOf(asked, came, {
		code: "unreadable",
		status: answer.status,
		remedy
	});
}
function describeInvalid(asked, problems) {
	const { purpose, method, path } = asked;
	const remedy = problems.join(" ");
	return new ServiceError(`Could not ${purpose.what}: ${remedy} Nothing was sent.`, {
		code: "invalid",
		method,
		path,
		remedy
	});
}
function errorOf({ purpose, method, path }, came, facts, cause) {
	return new ServiceError(join$2(`Could not ${purpose.what}: ${method} ${path} ${came}`, facts.remedy ?? ""), {
		...facts,
		method,
		path
	}, cause && { cause });
}
function withSentence(error, sentence, cause) {
	return new ServiceError(`${error.message} ${sentence}`, error, { cause });
}
function remedyFor(code, asked, answer) {
	const { purpose, host } = asked;
	const needs = purpose.needs === void 0 ? "" : ` It needs ${purpose.needs}.`;
	const tooLarge = purpose.onTooLarge ?? "Correct what is named and try again.";
	const hint = readRetryHint(answer);
	const later = hint === void 0 ? "a minute" : `${Math.ceil(hint / 1e3)} s`;
	const remedies = {
		unauthorized: `The token is not valid for ${host}: check that it is complete, not expired and made on that host.`,
		forbidden: `The token may not do this.${needs} Use a token that has it.`,
		"not-found": lacksOperation(answer) ? `${host} does not have this operation, or something before it answered: check the hostname.` : `It was not found, or the token may not see it.${needs} Check the id and what the token may do on ${host}.`,
		conflict: purpose.onConflict ?? "Its present state does not allow this: look at it again.",
		"too-large": tooLarge,
		unprocessable: tooLarge,
		"rate-limited": `Too many requests: try again in ${later}.`,
		redirected: `It leads to ${hostOf(answer.headers["location"], asked)}, and no redirect is followed here: check the hostname.`,
		"server-error": "The service failed on its side: try again later.",
		"upload-refused": "The upload URL is used up or has expired: create a new configuration version."
	};
	if (remedies[code] === void 0 && saysMalformedId(answer)) return "Check the id: this service cannot read it.";
	return remedies[code] ?? "Check the request against what this service supports.";
}
function describeTransport(asked, error) {
	const { purpose, host } = asked;
	const why = plain$1(error.message, 200);
	const [code, came, remedy] = {
		"not-sent": [
			"network",
			`could not reach ${host} (${why})`,
			why.includes("ENOTFOUND") ? "No host of that name is known here: check its spelling. Inside a network, check its DNS and the proxy (HTTPS_PROXY)." : "Check the hostname, the network and the proxy (HTTPS_PROXY, NO_PROXY)."
		],
		broken: [
			"network",
			`got no complete answer from ${host} (${why})`,
			purpose.onTooLarge ?? "Check the network between here and the service."
		],
		timeout: [
			"timeout",
			`got no answer from ${host} in time (${why})`,
			purpose.onTooLarge ?? "Check whether the service is overloaded."
		],
		"too-large": [
			"unreadable",
			`on ${host} answered with more than is read (${why})`,
			`Check that ${host} is the service itself.`
		],
		tls: [
			"tls",
			`was refused by TLS or protocol (${why})`,
			remedyForProtocol(why, host)
		],
		local: [
			"local",
			`failed on this machine (${why})`,
			"Check that the file exists, is not changed meanwhile, and that the disk has room."
		],
		aborted: ["aborted", "was canceled"]
	}[error.failure];
	return errorOf(asked, `${came}.`, {
		code,
		remedy
	}, error);
}
function remedyForProtocol(why, host) {
	if (/\bproxy \S* ?answered 407/.test(why)) return "The proxy wants to know who asks: write a user and a password into HTTPS_PROXY, as in http://USER:PASSWORD@HOST:PORT.";
	if (/\bproxy \S* ?answered/.test(why)) return `The proxy does not let this through: have ${host} allowed there, or name it in NO_PROXY.`;
	if (!why.includes("wrong version number")) return "If the service has a private certificate, pass its authority with `ca-file`.";
	return isLoopback$1(new URL(`https://${host}`).hostname) ? `That port does not speak TLS: on this machine, write http://${host} as the hostname.` : "That port does not speak TLS: check the port in the hostname, 443 is the usual one.";
}
function reasonOf(error) {
	const pointer = error.source?.pointer ?? error.source?.parameter;
	const said = error.detail ?? "";
	if (said === "" && pointer === void 0) return "";
	const at = pointer === void 0 ? "" : ` (at ${pointer})`;
	return `${(said === "" ? error.title ?? "refused" : said).replace(/\.$/, "")}${at}.`;
}
function bodyWords(answer) {
	const type = plain$1(answer.headers["content-type"] ?? "", 80);
	if (answer.body.length === 0) return " without a body";
	return ` with ${answer.body.length} bytes of ${type === "" ? "no named type" : type}`;
}
function hostOf(location, asked) {
	if (location === void 0 || !URL.canParse(location, `https://${asked.host}`)) return "nowhere";
	return new URL(location, `https://${asked.host}`).host;
}
function join$2(...sentences) {
	return sentences.filter((sentence) => sentence !== "").join(" ");
}
// build/src/ports.js
var TransportError = class extends Error {
	name = "TransportError";
	failure;
	constructor(failure, message, options) {
		super(message, options);
		this.failure = failure;
	}
};
// build/src/client/http/exchange.js
async function exchange$2(ports, call) {
	const { clock, shared } = ports;
	const startedMs = clock.now();
	let until = Math.min(startedMs + call.budgetMs, ports.deadline);
	let ambiguous = 0;
	for (let attempt = 0;; attempt++) {
		await takeTurn(ports, call, until);
		const result = await attemptOnce(ports, call, until);
		if ("value" in result) {
			shared.retries.earn();
			return result.value;
		}
		const { outcome, why = "" } = result;
		const error = sealed(ports, result.error);
		const failure = outcome.kind === "failure" ? outcome.failure : void 0;
		const status = outcome.kind === "answer" ? outcome.status : void 0;
		if (ambiguous > 0 && status !== void 0 && call.recovery?.settles?.includes(status)) {
			const found = await lookFor(call, error, until);
			if (found !== void 0) return found.value;
			throw error;
		}
		const nature = classify(outcome, call.class);
		if (nature === "ambiguous") ambiguous++;
		if (failure === "not-sent" && shared.answers === 0) {
			const unknown = why.includes("ENOTFOUND");
			until = Math.min(until, startedMs + (unknown ? UNKNOWN_HOST_MS : FIRST_CONTACT_MS));
		}
		const decision = decideRetry({
			class: call.class,
			outcome,
			attempt,
			ambiguous,
			remainingMs: until - clock.now(),
			spent: nature !== "final" && !shared.retries.pay(failure === "timeout"),
			random: ports.random
		});
		if (decision.do === "stop") throw giveUp$1(error, decision, attempt + 1, clock.now() - startedMs);
		if (status === 429 && call.pace === void 0) {
			const later = decision.afterMs + shared.crowd.laterMs(ports.patient, ports.random);
			decision.afterMs = Math.max(decision.afterMs, Math.min(later, until - clock.now()));
		}
		const came = status ?? (why || (failure ?? outcome.kind));
		logRetry(ports, call, decision, String(came), attempt + 1);
		(status === 429 ? call.pace ?? shared.pace : void 0)?.hold(clock.now() + Math.min(decision.afterMs, LONGEST_HOLD_MS));
		await pause(ports, call.asked, decision.afterMs);
		if (decision.do === "recover") {
			const found = await lookFor(call, error, until);
			if (found !== void 0) return found.value;
			if (!decision.resend) throw giveUp$1(error, decision, attempt + 1, clock.now() - startedMs);
		}
	}
}
const FIRST_CONTACT_MS = 6e4;
const UNKNOWN_HOST_MS = 1e4;
const LONGEST_HOLD_MS = 3e4;
async function attemptOnce(ports, call, until) {
	const { asked } = call;
	const request = {
		...call.request,
		timeoutMs: Math.max(1, Math.min(call.attemptMs, until - ports.clock.now())),
		fresh: call.class === "create" || call.class === "action",
		signal: ports.signal
	};
	const begun = ports.clock.now();
	const say = (came) => ports.log.debug(`${asked.method} ${asked.path} ${came} ${Math.round(ports.clock.now() - begun)} ms`);
	let answer;
	try {
		answer = await ports.send(request);
		say(answer.status);
	} catch (thrown) {
		const error = thrown instanceof TransportError ? thrown : new TransportError("broken", "the request failed", { cause: thrown });
		say(error.failure);
		return {
			outcome: {
				kind: "failure",
				failure: error.failure
			},
			why: plain$1(error.message, 200),
			error: describeTransport(asked, error)
		};
	}
	if (call.counted) {
		ports.shared.learnFrom(answer.headers);
		const room = readRoom(answer.headers);
		const refused = answer.status === 429;
		const now = ports.clock.now();
		if (room) ports.shared.crowd.saw(now, room, refused);
		if (refused && call.pace === void 0) ports.shared.pace.refused(now);
		else ports.shared.pace.answered(now, ports.shared.crowd.others());
	}
	try {
		const read = call.read(answer);
		if (read !== void 0) return read;
	} catch (thrown) {
		if (!(thrown instanceof Unreadable)) throw thrown;
		return {
			outcome: { kind: "unreadable" },
			error: describeUnreadable(asked, answer, thrown.message)
		};
	}
	const { headers } = answer;
	return {
		outcome: {
			kind: "answer",
			status: answer.status >= 500 && saysMalformedId(answer) ? 400 : answer.status,
			headers
		},
		error: describeRefusal(asked, answer)
	};
}
async function takeTurn(ports, call, until) {
	const { clock, shared, signal } = ports;
	const tooLate = (why) => describeTransport(call.asked, new TransportError("timeout", why));
	if (clock.now() >= until) throw tooLate("the deadline had passed before it could be sent");
	for (const pace of [call.pace, call.counted ? shared.pace : void 0]) {
		if (pace === void 0) continue;
		let bookedMs;
		do {
			bookedMs = clock.now();
			const waitMs = pace.book(bookedMs, until);
			if (waitMs === "too-late") throw tooLate("no room in the request budget before the deadline");
			if (waitMs > 0) await pause(ports, call.asked, waitMs);
		} while (pace.slowedSince(bookedMs));
	}
	if (call.counted) {
		const waitMs = shared.crowd.waitMs(clock.now(), ports.patient, ports.random);
		if (waitMs > 0) await pause(ports, call.asked, Math.min(waitMs, until - clock.now()));
		shared.crowd.sent(clock.now());
	}
	if (signal?.aborted === true) throw describeTransport(call.asked, cancelled());
}
async function pause(ports, asked, ms) {
	try {
		await ports.clock.sleep(ms, ports.signal);
	} catch {
		throw describeTransport(asked, cancelled());
	}
}
function cancelled() {
	return new TransportError("aborted", "canceled");
}
async function lookFor(call, failure, until) {
	if (call.recovery === void 0) return void 0;
	try {
		return await call.recovery.look(failure, until);
	} catch (thrown) {
		if (!(thrown instanceof ServiceError) || thrown.code === "aborted") throw thrown;
		throw withSentence(failure, `Whether it happened could not be found out (${thrown.code}): look before trying again.`, thrown);
	}
}
function giveUp$1(error, decision, attempts, forMs) {
	const tried = `Tried ${attempts} times in ${Math.round(forMs / 1e3)} s.`;
	const told = attempts < 2 ? error : withSentence(error, tried, error);
	if (decision.do !== "stop" || decision.why !== "deadline") return told;
	const wait = decision.retryAfterMs;
	return withSentence(told, wait === void 0 ? "No time is left for another attempt." : `That is later than this job may wait: run it again in ${Math.ceil(wait / 1e3)} s.`, error);
}
const TOLD_AFTER = 4;
function logRetry(ports, call, decision, came, attempt) {
	const { method, path, host } = call.asked;
	ports.log.debug(`${method} ${path}: ${came} at attempt ${attempt} (${call.class}); ${decision.do} after ${Math.round(decision.afterMs)} ms`);
	if (attempt === (came.includes("ENOTFOUND") && ports.shared.answers === 0 ? 1 : TOLD_AFTER)) ports.log.warning(`${host} does not answer as it should (${came}): still trying.`);
}
function sealed(ports, error) {
	const { code, method, path, status, retryAfterMs } = error;
	const said = {
		message: error.message,
		errors: error.errors,
		remedy: error.remedy
	};
	const { message, ...shown } = ports.shared.conceal(said);
	if (JSON.stringify({
		message,
		...shown
	}) === JSON.stringify(said)) return error;
	return new ServiceError(message, {
		code,
		method,
		path,
		status,
		retryAfterMs,
		...shown
	});
}
// build/src/client/discover.js
const PATH = "/.well-known/terraform.json";
const SERVICES = ["tfe.v2", "tfe.v2.1"];
const MAX_BYTES$2 = 65536;
const TIMES = {
	attemptMs: 3e4,
	budgetMs: 6e4
};
function isKnownHost({ hostname }) {
	return /^app(?:\.[a-z0-9-]+)?\.terraform\.io$/.test(hostname);
}
async function discover(origin, ports) {
	const asked = {
		purpose: { what: "find out where the service has its API" },
		method: "GET",
		path: PATH,
		host: origin.host
	};
	const headers = { Accept: "application/json" };
	try {
		return await exchange$2(ports, {
			...TIMES,
			asked,
			class: "probe",
			request: {
				url: new URL(PATH, origin),
				method: "GET",
				headers,
				maxBytes: MAX_BYTES$2
			},
			counted: false,
			read({ status, body }) {
				if (status === 200) return { value: readBase(body) };
				return status >= 500 || status === 429 ? void 0 : { value: void 0 };
			}
		});
	} catch (error) {
		if (error instanceof ServiceError && error.code === "unreadable" && error.status === void 0) return void 0;
		throw error;
	}
}
function readBase(body) {
	const document = parseObject(body);
	const value = SERVICES.map((name) => document?.[name]).find((told) => told !== void 0);
	if (value === void 0) return void 0;
	if (typeof value === "string" && PATHNAME.test(value)) return value.replace(/\/$/, "");
	throw new Unreadable(`says that the API is at ${plain$1(JSON.stringify(value), 120)}, which is not a path on this host`);
}
const PATHNAME = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]{1,64}){1,8}\/?$/;
// build/src/client/api.js
const MEDIA_TYPE = "application/vnd.api+json";
const USER_AGENT = `plangate/${VERSION$1}`;
const MAX_DOCUMENT_BYTES = 8388608;
const CALL_BUDGET_MS = 3e5;
const ATTEMPT_MS = 3e4;
const TRANSFER_MS = 9e5;
const ARCHIVE_PROGRESS = {
	bytes: 61440,
	ms: 6e4,
	answerMs: 3e5
};
var Api = class Api {
	origin;
	ports;
	#token;
	constructor(origin, token, ports) {
		this.origin = origin;
		this.ports = ports;
		this.#token = token;
	}
	get shared() {
		return this.ports.shared;
	}
	async ask(route, request) {
		const whole = route.method === "GET" ? [200] : [
			200,
			201,
			202
		];
		return withIncludes(this.shared.refusedIncludes, request.include, (included) => {
			const include = included.length === 0 ? void 0 : included.join(",");
			return this.fetch(route, {
				...request,
				query: {
					...request.query,
					include
				},
				read: (answer) => {
					if (!isSuccess(answer.status)) return void 0;
					if (!whole.includes(answer.status)) throw new Unreadable("is not a whole document");
					return { value: request.read(parseDocument(answer.body), included) };
				}
			});
		});
	}
	async tell(route, request) {
		return this.fetch(route, {
			...request,
			read: succeeded
		});
	}
	async fetch(route, request) {
		const problems = route.problems.concat(request.problems ?? []);
		if (problems.length > 0) throw describeInvalid(this.#asked(route, request), problems);
		if (this.ports.discovers) await this.shared.locate(() => discover(this.origin, this.ports));
		const asked = this.#asked(route, request);
		const url = this.#urlOf(asked, request.query);
		const body = request.body === void 0 ? void 0 : JSON.stringify(request.body);
		const retryClass = request.class ?? (route.method === "GET" ? "safe" : "action");
		const sent = {
			url,
			headers: this.#headersFor(url, request.accept ?? MEDIA_TYPE),
			body
		};
		return this.#exchange(asked, sent, {
			...request,
			class: retryClass,
			counted: true
		});
	}
	async secret(given, request) {
		this.shared.keepSecret(given);
		const { method, called: path, body } = request;
		const url = secretUrl(given, this.origin);
		if (url === void 0) throw new ServiceError(`Could not ${request.what}: the URL that the service gave for it is not https.`, {
			code: "unreadable",
			method,
			path
		});
		const headers = {
			Accept: "*/*",
			"User-Agent": USER_AGENT
		};
		if (body !== void 0) headers["Content-Type"] = "application/octet-stream";
		const asked = {
			purpose: request,
			method,
			path,
			host: url.host
		};
		return this.#exchange(asked, {
			url,
			headers,
			body
		}, {
			...request,
			counted: false
		});
	}
	async wait(ms, purpose) {
		const asked = {
			purpose,
			method: "GET",
			path: this.shared.base,
			host: this.origin.host
		};
		return pause(this.ports, asked, ms);
	}
	until(until) {
		const deadline = Math.min(until, this.ports.deadline);
		return new Api(this.origin, this.#token, {
			...this.ports,
			deadline
		});
	}
	#asked({ method, pathname }, purpose) {
		return {
			purpose,
			method,
			path: `${this.shared.base}${pathname}`,
			host: this.origin.host
		};
	}
	#urlOf(asked, query = {}) {
		const url = new URL(this.origin);
		url.pathname = asked.path;
		for (const [name, value] of Object.entries(query)) if (value !== void 0) url.searchParams.append(name, value);
		if (url.origin !== this.origin.origin || url.pathname !== asked.path) throw describeInvalid(asked, ["The path leads somewhere else than it says."]);
		return url;
	}
	#headersFor(url, accept) {
		if (url.origin !== this.origin.origin) throw new Error("the token is bound to another origin");
		return {
			Accept: accept,
			Authorization: `Bearer ${this.#token}`,
			"Content-Type": MEDIA_TYPE,
			"User-Agent": USER_AGENT
		};
	}
	async #exchange(asked, sent, request) {
		const { class: retryClass, counted, pace, read, file, recovery } = request;
		const isArchive = file !== void 0 || typeof sent.body === "object";
		const attemptMs = request.attemptMs ?? (file === void 0 ? ATTEMPT_MS : TRANSFER_MS);
		return exchange$2(this.ports, {
			asked,
			class: retryClass,
			request: {
				...sent,
				method: asked.method,
				maxBytes: request.maxBytes ?? MAX_DOCUMENT_BYTES,
				take: request.take,
				file,
				progress: isArchive ? ARCHIVE_PROGRESS : void 0
			},
			counted,
			pace,
			attemptMs,
			budgetMs: file === void 0 ? Math.max(CALL_BUDGET_MS, 3 * attemptMs) : TRANSFER_MS,
			read,
			recovery: recovery && {
				settles: recovery.settles,
				look: (failure, until) => recovery.look(this.until(until), failure)
			}
		});
	}
};
function isSuccess(status) {
	return status >= 200 && status < 300;
}
function succeeded(answer) {
	if (!isSuccess(answer.status)) return void 0;
	refuseHtml(answer);
	return { value: void 0 };
}
function secretUrl(given, origin) {
	if (!URL.canParse(given, origin.href)) return void 0;
	const url = new URL(given, origin);
	if (url.username !== "" || url.password !== "") return void 0;
	if (url.protocol === "https:") return url;
	return url.protocol === "http:" && isLoopback$1(url.hostname) && isLoopback$1(origin.hostname) ? url : void 0;
}
async function withIncludes(refused, { resource, names } = {
	resource: "",
	names: []
}, ask) {
	for (;;) {
		const asked = names.filter((name) => !refused.has(`${resource}:${name}`));
		try {
			return await ask(asked);
		} catch (error) {
			if (asked.length === 0 || !isIncludeRefusal(error)) throw error;
			const named = asked.filter((name) => namesInclude(error, name));
			for (const name of named.length === 0 ? asked.slice(-1) : named) refused.add(`${resource}:${name}`);
		}
	}
}
function isIncludeRefusal(error) {
	return error instanceof ServiceError && error.status === 400 && error.errors.some(({ title, detail, source }) => `${title} ${detail} ${source?.parameter}`.toLowerCase().includes("include"));
}
function namesInclude(error, name) {
	const dashed = name.replaceAll("_", "-");
	return error.errors.some(({ title, detail }) => `${title} ${detail}`.split(/[^A-Za-z0-9_.-]+/).some((word) => [name, dashed].includes(word.replace(/\.$/, ""))));
}
// build/src/client/http/route.js
const IDENTIFIER = /^[A-Za-z0-9_-]{1,128}$/;
function idProblems(...ids) {
	return ids.filter((id) => typeof id !== "string" || !IDENTIFIER.test(id)).map((id) => {
		return `${typeof id === "string" ? JSON.stringify(id.slice(0, 40)) : typeof id} is not an id or a name: letters, digits, "_" and "-" are allowed, 1 to 128 of them.`;
	});
}
const GET = routesOf("GET");
const POST = routesOf("POST");
const PATCH = routesOf("PATCH");
const DELETE = routesOf("DELETE");
function routesOf(method) {
	return (strings, ...ids) => ({
		method,
		pathname: String.raw(strings, ...ids.map((id) => idProblems(id).length > 0 ? "-" : id)),
		problems: idProblems(...ids)
	});
}
// build/src/client/wire/account.js
const userSchema = resource("users", {
	username: text,
	email: spare(string()),
	"is-service-account": flag
});
const agentTokenSchema = resource("authentication-tokens", {
	description: text,
	"created-at": spare(string()),
	"last-used-at": text,
	"expired-at": spare(string()),
	token: text
});
// build/src/client/resources/account.js
const KINDS$1 = {
	users: "user",
	teams: "team",
	organizations: "organization"
};
async function readAccount(api) {
	const account = await api.ask(GET`/account/details`, {
		what: "read whose token this is",
		read: one(userSchema)
	});
	const [owner] = relation(account, "authenticated-resource") ?? [];
	const tokenKind = owner && Object.hasOwn(KINDS$1, owner.type) && KINDS$1[owner.type] || "unknown";
	api.shared.tokenKind = tokenKind;
	return {
		account,
		tokenKind
	};
}
async function learnIdentity(api) {
	await api.fetch(GET`/ping`, {
		what: "reach the service",
		read: ({ status }) => status >= 200 && status < 300 ? { value: void 0 } : void 0
	});
	return { ...api.shared.identity };
}
async function speaksSentinel(api) {
	const { dialect } = api.shared;
	if (dialect !== "auto") return dialect === "sentinel";
	if (api.shared.answers === 0) await learnIdentity(api).catch((error) => {
		if (api.shared.answers === 0) throw error;
	});
	return api.shared.identity.apiVersion !== void 0;
}
// build/src/client/listing.js
function listOf$1(api, route, schema, request) {
	const read = (document) => readMany(document, schema);
	return list$3(api, route, {
		...request,
		idOf: ({ id }) => id,
		read
	});
}
function list$3(api, route, request) {
	const { method, pathname } = route;
	const ask = (query) => {
		const filter = api.shared.filters ? request.filter : void 0;
		return api.ask(route, {
			...request,
			query: {
				...filter,
				...request.query,
				...query
			},
			read: (document) => ({
				document,
				items: request.read(document)
			})
		});
	};
	return createListing({
		idOf: request.idOf,
		whole: request.whole,
		fail: (why, code = "unreadable") => new ServiceError(`Could not ${request.what}: the list ${why}.`, {
			code,
			method,
			path: `${api.shared.base}${pathname}`
		}),
		async fetch({ number, size }) {
			const query = {
				"page[number]": number?.toString(),
				"page[size]": size?.toString()
			};
			try {
				let answer = await ask(query);
				if (answer.document.pagination?.["current-page"] === 0 && request.filter !== void 0 && api.shared.filters) {
					api.shared.filters = false;
					answer = await ask(query);
				}
				const { pagination, next } = answer.document;
				return {
					items: await answer.items,
					next,
					pagination
				};
			} catch (error) {
				const absent = (number === void 0 || number === 1) && error instanceof ServiceError ? await request.absent?.(error) : void 0;
				if (absent === void 0) throw error;
				return {
					items: [],
					next: "none",
					absent
				};
			}
		}
	});
}
const LARGEST_PAGE$1 = 100;
const MOST_PAGES = 1e4;
const PASSES = 3;
function createListing(source) {
	return {
		async page(request = {}) {
			refuseImpossible(source, request);
			const { next: _next, ...page } = await source.fetch(request);
			return page;
		},
		async all(options = {}) {
			const size = options.size ?? LARGEST_PAGE$1;
			refuseImpossible(source, { size });
			return (await gather$2(source, size)).items;
		},
		whole: () => gather$2(source, LARGEST_PAGE$1),
		[Symbol.asyncIterator]: () => readAll(source, LARGEST_PAGE$1)
	};
}
function refuseImpossible(source, { number = 1, size = 1 }) {
	if (!Number.isSafeInteger(number) || number < 1) throw source.fail("has no such page: pages are numbered from 1", "invalid");
	if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE$1) throw source.fail(`cannot be read in pages of that size: 1 to ${LARGEST_PAGE$1}`, "invalid");
}
async function* readAll(source, size) {
	const seen = new Set();
	for await (const page of readPages$1(source, size)) for (const item of page.items) {
		const id = source.idOf(item);
		if (seen.has(id)) continue;
		seen.add(id);
		yield item;
	}
}
async function gather$2(source, size) {
	const items = new Map();
	let absent;
	for await (const page of readPages$1(source, size)) {
		absent ??= page.absent;
		for (const item of page.items) items.set(source.idOf(item), item);
	}
	return {
		items: [...items.values()],
		absent
	};
}
async function* readPages$1(source, size) {
	if (source.whole === true) {
		const page = await source.fetch({});
		const counted = new Tally(source.idOf);
		counted.add(page);
		yield page;
		if (!(page.next === "some" || page.pagination !== void 0 && hasMore(page, 1)) && counted.complete()) return;
	}
	for (let pass = 1;; pass++) {
		const counted = new Tally(source.idOf);
		for (let number = 1;; number++) {
			if (number > MOST_PAGES) throw source.fail(`does not end after ${MOST_PAGES} pages`);
			const page = await source.fetch({
				number,
				size
			});
			const fresh = counted.add(page);
			yield page;
			if (page.items.length === 0 || !hasMore(page, number)) break;
			if (page.pagination === void 0 && fresh === 0) break;
		}
		if (counted.complete()) return;
		if (pass === PASSES) throw source.fail(counted.why());
	}
}
var Tally = class {
	#idOf;
	#told = new Map();
	#totals = [];
	#twofold = false;
	constructor(idOf) {
		this.#idOf = idOf;
	}
	add({ items, pagination }) {
		const before = this.#told.size;
		for (const item of items) {
			const [id, text] = [this.#idOf(item), JSON.stringify(item)];
			this.#twofold ||= (this.#told.get(id) ?? text) !== text;
			this.#told.set(id, text);
		}
		const total = pagination?.["total-count"] ?? void 0;
		if (total !== void 0) this.#totals.push(total);
		return this.#told.size - before;
	}
	complete() {
		const [totals, { size }] = [this.#totals, this.#told];
		const shrank = totals.some((total, index) => total < (totals[index - 1] ?? total));
		const tooMany = totals.length > 0 && size > Math.max(...totals);
		return !this.#twofold && !shrank && !tooMany && size >= (totals[0] ?? 0);
	}
	why() {
		return this.#twofold ? "has an entry twice, and not twice the same" : `could not be read completely: ${this.#told.size} entries came of ${this.#totals[0] ?? 0} by its own count`;
	}
};
function hasMore(page, number) {
	const { pagination } = page;
	if (pagination === void 0) return page.next !== "none";
	const next = pagination["next-page"];
	const total = pagination["total-pages"];
	return typeof next === "number" && next > number || typeof total === "number" && total > number;
}
// build/src/client/wire/configuration-version.js
const configurationVersionSchema = resource("configuration-versions", {
	status: string(),
	"auto-queue-runs": flag,
	error: text,
	"error-message": text,
	source: text,
	speculative: flag,
	provisional: flag,
	"status-timestamps": timestamps,
	"upload-url": text
});
const ingressAttributesSchema = resource("ingress-attributes", {
	branch: text,
	"clone-url": text,
	"commit-message": text,
	"commit-sha": text,
	"commit-url": text,
	"compare-url": text,
	identifier: text,
	"is-pull-request": flag,
	"on-default-branch": flag,
	"pull-request-number": count$2,
	"pull-request-url": text,
	"pull-request-title": text,
	"pull-request-body": text,
	tag: text,
	"sender-username": text,
	"sender-avatar-url": text,
	"sender-html-url": text
});
// build/src/client/wire/run.js
const runSchema = resource("runs", {
	status: string(),
	message: spare(string()),
	"created-at": spare(string()),
	"is-destroy": flag,
	"plan-only": flag,
	"save-plan": flag,
	"has-changes": flag,
	"position-in-queue": spare(number()),
	source: spare(string()),
	"status-timestamps": timestamps,
	actions: flags,
	permissions: flags
});
const planSchema = resource("plans", {
	status: string(),
	"has-changes": flag,
	"resource-additions": count$2,
	"resource-changes": count$2,
	"resource-destructions": count$2,
	"resource-imports": count$2,
	"log-read-url": text,
	"status-timestamps": timestamps
});
const applySchema = resource("applies", {
	status: string(),
	"resource-additions": count$2,
	"resource-changes": count$2,
	"resource-destructions": count$2,
	"resource-imports": count$2,
	"log-read-url": text
});
const costEstimateSchema = resource("cost-estimates", {
	status: string(),
	"prior-monthly-cost": spare(string()),
	"proposed-monthly-cost": spare(string()),
	"delta-monthly-cost": spare(string()),
	"resources-count": spare(number()),
	"error-message": spare(string())
});
const runEventSchema = resource("run-events", {
	action: string(),
	description: spare(string()),
	"created-at": spare(string())
});
const commentSchema = resource("comments", { body: text });
// build/src/client/resources/common.js
const READ_RUNS = "the permission \"read runs\" on the workspace";
const QUEUE_PLANS = "the permission \"queue plans\" on the workspace, and a user or team token";
const APPLY_RUNS = "the permission to apply runs on the workspace (access level write, or runs: apply)";
const MANAGE_OVERRIDES = "the permission \"manage policy overrides\"";
const MANAGE_POOLS = "the permission \"manage agent pools\" of the organization";
const MANAGE_ACCESS = "to be an owner of the organization or an admin of the workspace";
const GONE = {
	settles: [404],
	look: async (_api, { status }) => status === 404 ? { value: void 0 } : void 0
};
function bodyOf$1(type, attributes, relationships) {
	return { data: {
		type,
		attributes,
		relationships
	} };
}
function commentBody(comment) {
	return comment === void 0 ? void 0 : { comment };
}
async function override(api, route, comment, request) {
	const { what, onConflict, schema, show, wentOn } = request;
	return api.ask(route, {
		what,
		needs: MANAGE_OVERRIDES,
		onConflict,
		body: commentBody(comment),
		recovery: {
			settles: [409],
			async look(api) {
				const object = await show(api);
				return wentOn(object) ? { value: object } : void 0;
			}
		},
		read: one(schema)
	});
}
async function readRun(api, id) {
	return api.ask(GET`/runs/${id}`, {
		what: "read the run",
		needs: READ_RUNS,
		read: one(runSchema, id)
	});
}
async function showVersion(api, id, { include = [] } = {}) {
	return api.ask(GET`/configuration-versions/${id}`, {
		what: "read the configuration version",
		needs: READ_RUNS,
		include: {
			resource: "configuration-versions",
			names: include
		},
		read(document) {
			const version = readOne(document, configurationVersionSchema, id);
			return {
				version,
				run: runOf(document, version),
				ingressAttributes: includedOne(document, version, "ingress-attributes", ingressAttributesSchema)
			};
		}
	});
}
function runOf(document, version) {
	const named = relation(version, "run")?.[0];
	const [identifier = named] = includedOfType(document, "runs").filter((run) => relation(run, "configuration-version")?.[0]?.id === version.id);
	return identifier && findIncluded(document, identifier, runSchema);
}
async function absenceIn(api, runId, relationship, refusal) {
	const absence = refusal.status === 404 ? "not found" : refusedInclude(refusal);
	if (absence === void 0 || idProblems(runId).length > 0) return void 0;
	try {
		const { named, hinted } = related(await readRun(api, runId), relationship);
		return (named ?? []).length === 0 && !hinted ? absence : void 0;
	} catch (error) {
		if (error instanceof ServiceError && error.code !== "aborted") return void 0;
		throw error;
	}
}
function refusedInclude({ status, errors }) {
	const said = errors.some(({ title = "", detail = "" }) => `${title} ${detail}`.toLowerCase().includes("invalid include parameter"));
	return status === 400 && said ? "invalid include parameter" : void 0;
}
// build/src/client/resources/agent-tokens.js
function createAgentTokens(api) {
	return {
		list: (agentPoolId) => list$2(api, agentPoolId),
		show: (id) => api.ask(GET`/authentication-tokens/${id}`, {
			what: "read the agent token",
			needs: MANAGE_POOLS,
			read: one(agentTokenSchema)
		}),
		async create(agentPoolId, description, { expiredAt } = {}) {
			const problems = description === "" ? ["An agent token needs a description."] : [];
			if (expiredAt !== void 0 && !isTimestamp(expiredAt)) problems.push(NO_TIMESTAMP);
			const known = problems.length === 0 ? await list$2(api, agentPoolId).all() : [];
			const before = new Set(known.map(({ id }) => id));
			const create = (type) => api.ask(POST`/agent-pools/${agentPoolId}/authentication-tokens`, {
				what: "create an agent token",
				needs: MANAGE_POOLS,
				class: "create",
				problems,
				body: bodyOf$1(type, {
					description,
					"expired-at": expiredAt
				}),
				recovery: { async look(api) {
					await destroyOrphan(api, await list$2(api, agentPoolId).all(), description, before);
				} },
				read: one(agentTokenSchema)
			});
			const token = await create("authentication-tokens").catch((error) => {
				if (!wantsOtherType(error)) throw error;
				return create(OTHER_TYPE);
			});
			api.shared.keepSecret(token.attributes.token);
			return token;
		},
		destroy: (id) => destroy(api, id)
	};
}
const NO_TIMESTAMP = "The expiry of an agent token is a date and time as in 2027-01-31T12:00:00Z.";
function isTimestamp(text) {
	return /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));
}
const OTHER_TYPE = "agent-tokens";
function wantsOtherType(error) {
	return error instanceof ServiceError && error.status === 422 && error.errors.some(({ title, detail }) => `${title} ${detail}`.includes(`"${OTHER_TYPE}"`));
}
function list$2(api, agentPoolId) {
	return listOf$1(api, GET`/agent-pools/${agentPoolId}/authentication-tokens`, agentTokenSchema, {
		what: "list the agent tokens of the pool",
		needs: MANAGE_POOLS
	});
}
async function destroy(api, id) {
	const purpose = {
		what: "destroy the agent token",
		needs: MANAGE_POOLS
	};
	return api.tell(DELETE`/authentication-tokens/${id}`, {
		...purpose,
		recovery: GONE
	});
}
async function destroyOrphan(api, tokens, description, before) {
	const fits = ({ id, attributes }) => !before.has(id) && attributes.description === description && (attributes["last-used-at"] ?? null) === null;
	const ids = tokens.filter(fits).map(({ id }) => id);
	const [only] = ids;
	if (only !== void 0 && ids.length === 1) await destroy(api, only);
	if (ids.length > 1) api.ports.log.warning(`One of these agent tokens was created here and its secret was lost on the way, but it cannot be told which: ${ids.join(", ")}. Destroy those that nobody uses.`);
	for (const id of ids) before.add(id);
}
// build/src/client/http/transfer.js
const MAX_DOWNLOAD_BYTES = 4 * 1024 ** 3;
const MAX_TEXT_BYTES = 16777216;
async function download(api, route, file, purpose) {
	return follow$1(api, route, "download", {
		...purpose,
		accept: "*/*",
		file,
		maxBytes: MAX_DOWNLOAD_BYTES,
		read(answer) {
			const { status, bytes } = answer;
			if (status === 204) throw new Unreadable("holds nothing to download");
			if (status !== 200) return void 0;
			refuseHtml(answer);
			if (bytes === void 0) throw new Unreadable("was not written to a file");
			return { value: { bytes } };
		}
	});
}
async function readText(api, route, purpose) {
	const read = ({ status, body }) => status === 200 ? { value: new TextDecoder().decode(body) } : void 0;
	return follow$1(api, route, "log", {
		...purpose,
		accept: "text/plain, */*",
		maxBytes: MAX_TEXT_BYTES,
		read(answer) {
			if (answer.status === 204) return { value: void 0 };
			if (answer.status === 200) refuseHtml(answer);
			return read(answer);
		},
		readSigned: read
	});
}
async function follow$1(api, route, called, { readSigned, ...request }) {
	const answered = await api.fetch(route, {
		...request,
		read(answer) {
			const { status, headers } = answer;
			const redirects = status >= 300 && status < 400 && status !== 304;
			const { location } = headers;
			if (redirects && location !== void 0) return { value: { location } };
			const value = request.read(answer);
			return value && { value };
		}
	});
	if ("value" in answered) return answered.value;
	return api.secret(answered.location, {
		...request,
		method: "GET",
		called: `(${called} URL)`,
		needs: `a ${called} URL that has not expired: ask again`,
		class: "safe",
		read: readSigned ?? request.read
	});
}
const MAX_JSON_BYTES = 67108864;
const MAX_LOG_BYTES = 268435456;
async function streamJson(api, route, open, purpose) {
	const { take, read } = streaming(open);
	const transfer = {
		accept: "application/json",
		maxBytes: MAX_JSON_BYTES,
		take,
		read
	};
	return follow$1(api, route, "plan", {
		...purpose,
		...transfer
	});
}
async function streamPlanLog(api, url, open) {
	if (typeof url !== "string" || url === "") return;
	await api.secret(wholeOf(api, url), {
		method: "GET",
		called: "(log URL)",
		what: "read the log of the plan",
		needs: "a log URL that has not expired",
		class: "safe",
		...streaming(open),
		maxBytes: MAX_LOG_BYTES
	});
}
function wholeOf(api, url) {
	const { href } = api.origin;
	if (!URL.canParse(url, href)) return url;
	const whole = new URL(url, href);
	whole.searchParams.set("limit", String(MAX_LOG_BYTES));
	whole.searchParams.set("offset", "0");
	return whole.href;
}
function streaming(open) {
	let sink;
	const take = (bytes, offset) => {
		if (offset === 0) sink = open();
		sink?.(bytes);
	};
	const read = ({ status, body }) => {
		const taken = status === 200 || status === 206;
		if (taken && body.length > 0) take(body, 0);
		return taken || status === 204 || status === 416 ? { value: void 0 } : void 0;
	};
	return {
		take,
		read
	};
}
const START = 2;
const END = 3;
async function readPlanLog(api, url, maxBytes) {
	let tail = new Uint8Array();
	await streamPlanLog(api, url, () => {
		tail = new Uint8Array();
		return (bytes) => {
			tail = endOf$1(Buffer.concat([tail, bytes]), maxBytes + 2);
		};
	});
	const from = tail[0] === START ? 1 : 0;
	const to = tail.at(-1) === END ? -1 : void 0;
	return new TextDecoder().decode(endOf$1(tail.subarray(from, to), maxBytes));
}
function endOf$1(bytes, length) {
	return bytes.length > length ? bytes.subarray(bytes.length - length) : bytes;
}
// build/src/client/resources/configuration-versions.js
function createConfigurationVersions(api) {
	return {
		...createReads(api),
		...createChanges(api),
		...createDeletions(api)
	};
}
function createReads(api) {
	const uploaded = `${READ_RUNS}, and a version in the state uploaded`;
	return {
		list(workspaceId) {
			return listOf$1(api, GET`/workspaces/${workspaceId}/configuration-versions`, configurationVersionSchema, {
				what: "list the configuration versions",
				needs: READ_RUNS
			});
		},
		show: (id, options = {}) => showVersion(api, id, options),
		ingressAttributes: (id) => api.ask(GET`/configuration-versions/${id}/ingress-attributes`, {
			what: "read the commit information of the configuration version",
			needs: `${READ_RUNS}, and a version that came from version control`,
			read: one(ingressAttributesSchema)
		}),
		download: (id, file) => download(api, GET`/configuration-versions/${id}/download`, file, {
			what: "download the configuration version",
			needs: uploaded
		}),
		downloadForRun: (runId, file) => download(api, GET`/runs/${runId}/configuration-version/download`, file, {
			what: "download the run's configuration version",
			needs: uploaded
		})
	};
}
function createChanges(api) {
	return {
		async create(workspaceId, attributes = {}) {
			const refused = api.shared.tokenKind === "organization";
			const version = await api.ask(POST`/workspaces/${workspaceId}/configuration-versions`, {
				what: "create a configuration version",
				needs: QUEUE_PLANS,
				class: "create",
				problems: refused ? [NOT_FOR_ORGANIZATIONS] : [],
				body: bodyOf$1("configuration-versions", {
					"auto-queue-runs": attributes.autoQueueRuns,
					speculative: attributes.speculative,
					provisional: attributes.provisional
				}),
				recovery: { async look(api) {
					await api.ask(GET`/workspaces/${workspaceId}`, {
						what: "read the workspace",
						read: () => {}
					});
				} },
				read: readCreated
			});
			api.shared.keepSecret(version.attributes["upload-url"], version.id);
			return version;
		},
		upload: upload$1.bind(void 0, api),
		archive: (id) => changeVersion(api, id, "archive")
	};
}
function createDeletions(api) {
	return {
		softDeleteBackingData: (id, { deleteOlderThanDays } = {}) => changeVersion(api, id, "soft_delete_backing_data", deleteOlderThanDays),
		restoreBackingData: (id) => changeVersion(api, id, "restore_backing_data"),
		permanentlyDeleteBackingData: (id) => changeVersion(api, id, "permanently_delete_backing_data")
	};
}
const NOT_FOR_ORGANIZATIONS = "Organization tokens cannot create configuration versions: use a team or user token.";
function readCreated(document) {
	const version = readOne(document, configurationVersionSchema);
	const self = version.links["self"];
	if (typeof self === "string" && !self.endsWith(`/${version.id}`)) throw new Unreadable(`names two configuration versions, ${plain$1(version.id, 80)} first`);
	return version;
}
const SLOWEST_BYTES_PER_MS = 64;
const LOOKS = 5;
const LOOK_EVERY_MS = 1e3;
const CALLED = "(upload URL)";
const REFUSED = "upload-refused";
async function upload$1(api, version, archive) {
	const purpose = {
		what: `upload the archive to ${version.id}`,
		codes: {
			403: REFUSED,
			404: REFUSED,
			410: REFUSED
		},
		onTooLarge: `The archive (${describeSize(archive.bytes)}) may be larger than the service takes: keep what the plan does not need out of it with .terraformignore.`
	};
	const url = version.attributes["upload-url"];
	if (typeof url !== "string" || url === "") throw describeInvalid({
		purpose,
		method: "PUT",
		path: CALLED,
		host: ""
	}, ["Only the answer to the creation of a configuration version holds its upload URL: create a new version."]);
	api.shared.keepSecret(url, version.id);
	await api.secret(url, {
		...purpose,
		method: "PUT",
		called: CALLED,
		body: archive,
		class: "upload",
		attemptMs: 6e4 + archive.bytes / SLOWEST_BYTES_PER_MS,
		recovery: {
			settles: [
				403,
				404,
				409,
				410,
				422
			],
			async look(api, { status }) {
				const looks = status === void 0 ? 1 : LOOKS;
				for (let look = 1;; look++) {
					if ((await showVersion(api, version.id)).version.attributes.status !== "pending") return { value: void 0 };
					if (look >= looks) return void 0;
					await api.wait(LOOK_EVERY_MS, { what: "upload the archive" });
				}
			}
		},
		read: succeeded
	});
}
function describeSize(bytes) {
	return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
const ACTIONS$2 = {
	archive: {
		what: "archive the configuration version",
		wanted: "archived"
	},
	soft_delete_backing_data: {
		what: "soft-delete the backing data",
		wanted: "backing_data_soft_deleted"
	},
	restore_backing_data: {
		what: "restore the backing data",
		wanted: "uploaded"
	},
	permanently_delete_backing_data: {
		what: "permanently delete the backing data",
		wanted: "backing_data_permanently_deleted"
	}
};
async function changeVersion(api, id, action, days) {
	const { what, wanted } = ACTIONS$2[action];
	const countable = days === void 0 || Number.isSafeInteger(days) && days >= 0;
	const attributes = { "delete-older-than-n-days": days };
	await api.tell(POST`/configuration-versions/${id}/actions/${action}`, {
		what,
		needs: action === "archive" ? "the right to change the version" : "a self-managed service (the hosted edition does not have it) and the right to change the version",
		onConflict: "It must come from the API or the command line, be in the state uploaded, have no run in progress and not be the current version of a workspace.",
		problems: countable ? [] : ["The number of days must be a whole number, 0 or more."],
		body: days === void 0 ? void 0 : { data: { attributes } },
		recovery: {
			settles: [400, 409],
			async look(api, failure) {
				try {
					const { version } = await showVersion(api, id);
					return version.attributes.status === wanted ? { value: void 0 } : void 0;
				} catch (error) {
					if (!(error instanceof ServiceError) || error.code !== "not-found") throw error;
					const refused = failure.status === 400 || failure.status === 409;
					return wanted.startsWith("backing_data") && refused ? { value: void 0 } : void 0;
				}
			}
		}
	});
}
// build/src/client/wire/policy-check.js
const policyCheckSchema = resource("policy-checks", {
	status: string(),
	scope: spare(string()),
	"policy-name": spare(string()),
	result: object({
		result: spare(boolean()),
		passed: count$2,
		"total-failed": count$2,
		"hard-failed": count$2,
		"soft-failed": count$2,
		"advisory-failed": count$2,
		"duration-ms": spare(number()),
		sentinel: optional(unknown()),
		engine: optional(unknown())
	}),
	"status-timestamps": timestamps,
	actions: object({ "is-overridable": flag }),
	permissions: object({ "can-override": flag })
});
// build/src/client/wire/workspace.js
const workspaceSchema = resource("workspaces", {
	name: string(),
	locked: flag,
	"execution-mode": text,
	"working-directory": text,
	"auto-apply": flag,
	"speculative-enabled": flag,
	"terraform-version": text,
	"tag-names": spare(array(string())),
	"trigger-patterns": nullish(array(string())),
	"trigger-prefixes": nullish(array(string())),
	"file-triggers-enabled": flag,
	"vcs-repo": spare(looseObject({
		identifier: text,
		branch: text,
		"repository-http-url": text
	})),
	permissions: flags
});
// build/src/client/resources/policy-checks.js
function createPolicyChecks(api) {
	return {
		list: (runId) => listOf$1(api, GET`/runs/${runId}/policy-checks`, policyCheckSchema, listed(api, runId)),
		listWithRelated: (runId, { include = [] } = {}) => list$3(api, GET`/runs/${runId}/policy-checks`, {
			...listed(api, runId),
			include: {
				resource: "policy-checks",
				names: include
			},
			idOf: ({ check }) => check.id,
			read: (document) => readMany(document, policyCheckSchema).map((check) => withRelated(document, check))
		}),
		show: showPolicyCheck.bind(void 0, api),
		override: (id, { comment } = {}) => override(api, POST`/policy-checks/${id}/actions/override`, comment, {
			what: "override the policy check",
			onConflict: "Only a check that failed softly and was not overridden yet can be overridden.",
			schema: policyCheckSchema,
			show: async (api) => (await showPolicyCheck(api, id)).check,
			wentOn: ({ attributes }) => attributes.status === "overridden"
		}),
		output: (id) => readText(api, GET`/policy-checks/${id}/output`, {
			what: "read the output of the policy check",
			needs: READ_RUNS
		})
	};
}
function listed(api, runId) {
	return {
		what: "list the policy checks of the run",
		needs: READ_RUNS,
		whole: true,
		absent: (refusal) => absenceIn(api, runId, "policy-checks", refusal)
	};
}
async function showPolicyCheck(api, id, { include = [] } = {}) {
	return api.ask(GET`/policy-checks/${id}`, {
		what: "read the policy check",
		needs: READ_RUNS,
		include: {
			resource: "policy-checks",
			names: include
		},
		read: (document) => withRelated(document, readOne(document, policyCheckSchema, id))
	});
}
function withRelated(document, check) {
	const run = includedOne(document, check, "run", runSchema);
	return {
		check,
		run,
		workspace: run && includedOne(document, run, "workspace", workspaceSchema)
	};
}
// build/src/client/wire/policy-evaluation.js
const resultCount = object({
	"advisory-failed": count$2,
	"mandatory-failed": count$2,
	passed: count$2,
	errored: count$2
});
const policyEvaluationSchema = resource("policy-evaluations", {
	status: string(),
	"policy-kind": text,
	"policy-tool-version": spare(string()),
	"result-count": resultCount,
	"status-timestamps": timestamps
});
const policySetOutcomeSchema = resource("policy-set-outcomes", {
	outcomes: nullish(array(looseObject({
		status: string(),
		policy_name: text,
		enforcement_level: text,
		query: spare(string()),
		description: spare(string()),
		output: optional(unknown())
	}))),
	error: text,
	warnings: nullish(array(unknown())),
	overridable: flag,
	"policy-set-name": text,
	"policy-set-description": spare(string()),
	"policy-tool-version": spare(string()),
	"result-count": resultCount
});
// build/src/client/wire/tf-policy.js
const tfPolicyEvaluationSchema = resource("tf-policy-evaluations", {
	status: string(),
	"stage-type": text,
	"result-count": object({
		"advisory-failed": count$2,
		"mandatory-failed": count$2,
		"mandatory-overridable-failed": count$2,
		passed: count$2,
		errored: count$2,
		unknown: count$2
	}),
	error: object({
		type: text,
		summary: text,
		detail: text
	}),
	actions: object({ "is-overridable": flag }),
	permissions: object({ "can-override": flag }),
	"status-timestamps": timestamps
});
const tfPolicySetOutcomeSchema = resource("tf-policy-set-outcomes", {
	outcomes: nullish(array(looseObject({
		policy_name: text,
		file_name: text,
		enforcement_level: text,
		status: string(),
		diagnostics: nullish(array(looseObject({
			summary: text,
			code: text,
			context: text,
			start_line: count$2,
			error_message: text,
			resources: nullish(array(looseObject({
				resource_name: text,
				error_message: text,
				info_message: text,
				file_name: text,
				code: text,
				start_line: count$2
			})))
		})))
	}))),
	"policy-set-name": text,
	error: optional(unknown())
});
// build/src/client/resources/policy-evaluations.js
function createPolicyEvaluations(api) {
	return {
		show: (id) => showPolicyEvaluation(api, id),
		outcomes: (id) => listOf$1(api, GET`/policy-evaluations/${id}/policy-set-outcomes`, policySetOutcomeSchema, {
			what: "list the outcomes of the policy evaluation",
			needs: READ_RUNS
		})
	};
}
async function showPolicyEvaluation(api, id) {
	return api.ask(GET`/policy-evaluations/${id}`, {
		what: "read the policy evaluation",
		needs: READ_RUNS,
		read: one(policyEvaluationSchema, id)
	});
}
function createTfPolicyEvaluations(api) {
	return {
		list: (runId) => listOf$1(api, GET`/runs/${runId}/tf-policy-evaluations`, tfPolicyEvaluationSchema, {
			what: "list the Terraform policy evaluations of the run",
			needs: READ_RUNS,
			absent: (refusal) => absenceIn(api, runId, "tf-policy-evaluations", refusal)
		}),
		outcomes(id) {
			return listOf$1(api, GET`/tf-policy-evaluations/${id}/tf-policy-set-outcomes`, tfPolicySetOutcomeSchema, {
				what: "list the outcomes of the Terraform policy evaluation",
				needs: READ_RUNS
			});
		},
		override: (id, { comment } = {}) => override(api, POST`/tf-policy-evaluations/${id}/actions/override`, comment, {
			what: "override the Terraform policy evaluation",
			onConflict: "Only an evaluation that waits for an override can be overridden.",
			schema: tfPolicyEvaluationSchema,
			show: (api) => api.ask(GET`/tf-policy-evaluations/${id}`, {
				what: "read the Terraform policy evaluation",
				needs: READ_RUNS,
				read: one(tfPolicyEvaluationSchema)
			}),
			wentOn: ({ attributes }) => attributes.status === "overridden"
		})
	};
}
// build/src/status/status.js
const RUN = {
	pending: {
		kind: "moving",
		says: "pending"
	},
	fetching: {
		kind: "moving",
		says: "fetching the configuration"
	},
	fetching_completed: {
		kind: "moving",
		says: "configuration fetched"
	},
	pre_plan_running: {
		kind: "moving",
		says: "pre-plan stage running"
	},
	pre_plan_completed: {
		kind: "moving",
		says: "pre-plan stage completed"
	},
	pre_plan_awaiting_decision: {
		kind: "person",
		says: "pre-plan stage awaits a decision"
	},
	queuing: {
		kind: "moving",
		says: "queuing"
	},
	plan_queued: {
		kind: "moving",
		says: "plan queued"
	},
	planning: {
		kind: "moving",
		says: "planning"
	},
	planned: {
		kind: "moving",
		says: "planned"
	},
	tf_policy_checked: {
		kind: "moving",
		says: "Terraform policy checked"
	},
	tf_policy_override: {
		kind: "person",
		says: "Terraform policy awaits an override"
	},
	post_plan_running: {
		kind: "moving",
		says: "post-plan stage running"
	},
	post_plan_completed: {
		kind: "moving",
		says: "post-plan stage completed"
	},
	post_plan_awaiting_decision: {
		kind: "person",
		says: "post-plan stage awaits a decision"
	},
	cost_estimating: {
		kind: "moving",
		says: "estimating cost"
	},
	cost_estimated: {
		kind: "moving",
		says: "cost estimated"
	},
	policy_checking: {
		kind: "moving",
		says: "checking policies"
	},
	policy_override: {
		kind: "person",
		says: "policy check awaits an override"
	},
	policy_soft_failed: {
		kind: "bad",
		over: true,
		says: "policy check soft-failed"
	},
	policy_checked: {
		kind: "moving",
		says: "policies checked"
	},
	confirmed: {
		kind: "foreign",
		says: "confirmed"
	},
	queuing_apply: {
		kind: "foreign",
		says: "queuing to apply"
	},
	pre_apply_running: {
		kind: "foreign",
		says: "pre-apply stage running"
	},
	pre_apply_completed: {
		kind: "foreign",
		says: "pre-apply stage completed"
	},
	pre_apply_awaiting_decision: {
		kind: "foreign",
		says: "pre-apply stage awaits a decision"
	},
	apply_queued: {
		kind: "foreign",
		says: "apply queued"
	},
	applying: {
		kind: "foreign",
		says: "applying"
	},
	post_apply_running: {
		kind: "foreign",
		says: "post-apply stage running"
	},
	post_apply_completed: {
		kind: "foreign",
		says: "post-apply stage completed"
	},
	applied: {
		kind: "foreign",
		over: true,
		says: "applied"
	},
	planned_and_finished: {
		kind: "good",
		over: true,
		says: "planned and finished"
	},
	planned_and_saved: {
		kind: "foreign",
		says: "planned and saved"
	},
	discarded: {
		kind: "stopped",
		over: true,
		says: "discarded"
	},
	errored: {
		kind: "bad",
		over: true,
		says: "errored"
	},
	canceled: {
		kind: "stopped",
		over: true,
		says: "canceled"
	},
	force_canceled: {
		kind: "stopped",
		over: true,
		says: "force-canceled"
	},
	assessing: {
		kind: "foreign",
		says: "assessing"
	},
	assessed: {
		kind: "foreign",
		says: "assessed"
	}
};
const PLAN = {
	created: "moving",
	pending: "moving",
	managed_queued: "moving",
	queued: "moving",
	mfa_waiting: "moving",
	running: "moving",
	errored: "bad",
	canceled: "stopped",
	finished: "good",
	unreachable: "skipped"
};
const POLICY_CHECK = {
	pending: "moving",
	queued: "moving",
	passed: "good",
	soft_failed: "bad",
	hard_failed: "bad",
	failed: "bad",
	overridden: "good",
	errored: "bad",
	canceled: "stopped",
	unreachable: "skipped"
};
const TASK_RESULT = {
	pending: "moving",
	running: "moving",
	passed: "good",
	failed: "bad",
	errored: "bad",
	canceled: "stopped",
	unreachable: "skipped"
};
const TASK_STAGE = {
	...TASK_RESULT,
	awaiting_override: "person"
};
const POLICY_EVALUATION = {
	...TASK_RESULT,
	queued: "moving",
	overridden: "good"
};
const TF_POLICY_EVALUATION = {
	...POLICY_EVALUATION,
	awaiting_override: "person"
};
const OUTCOME = {
	passed: "good",
	failed: "bad",
	errored: "bad"
};
const TF_POLICY_OUTCOME = {
	...OUTCOME,
	unknown: "skipped"
};
const CONFIGURATION_VERSION = {
	pending: "moving",
	fetching: "moving",
	uploaded: "good",
	archived: "bad",
	errored: "bad",
	backing_data_soft_deleted: "bad",
	backing_data_permanently_deleted: "bad"
};
function wordsOf$2(table) {
	return Object.keys(table);
}
function kindOf$2(table, word) {
	return (Object.hasOwn(table, word) ? table[word] : void 0) ?? "unknown";
}
function hasNoResult(kind) {
	return kind === "moving" || kind === "skipped" || kind === "stopped";
}
function meaningOf(status) {
	const table = RUN;
	return Object.hasOwn(table, status) ? table[status] : void 0;
}
function runKind(mode, status) {
	if (mode === "provisional" && status === "planned_and_saved") return "good";
	return meaningOf(status)?.kind ?? "unknown";
}
function isRunOver(status) {
	return meaningOf(status)?.over === true;
}
function runWords({ attributes }) {
	const { status, "position-in-queue": position } = attributes;
	const meaning = meaningOf(status);
	if (meaning === void 0) return `"${status}", a status not known here: waiting on`;
	return (status === "pending" || status === "plan_queued" || status === "queuing") && typeof position === "number" && position > 0 ? `${meaning.says} · ${ordinal(position)} in the queue` : meaning.says;
}
function ordinal(n) {
	return `${n}${(n % 100 >= 11 && n % 100 <= 13 ? void 0 : [
		"th",
		"st",
		"nd",
		"rd"
	][n % 10]) ?? "th"}`;
}
function isApplyStage(stage) {
	return stage === "pre_apply" || stage === "post_apply";
}
function isSettled(mode, status, stages) {
	const kind = runKind(mode, status);
	if (kind === "unknown") return false;
	return kind !== "moving" || awaitsOverride(stages);
}
function awaitsOverride(stages) {
	return stages.some(({ stage, status }) => !isApplyStage(stage) && kindOf$2(TASK_STAGE, status) === "person");
}
// build/src/client/wire/task-stage.js
const taskStageSchema = resource("task-stages", {
	status: string(),
	stage: string(),
	"status-timestamps": timestamps,
	actions: object({ "is-overridable": flag }),
	permissions: object({
		"can-override": flag,
		"can-override-policy": flag,
		"can-override-tasks": flag
	})
});
const taskResultSchema = resource("task-results", {
	status: string(),
	message: text,
	url: text,
	"task-name": text,
	stage: text,
	"workspace-task-enforcement-level": text,
	"task-result-outcomes-count": count$2,
	"status-timestamps": timestamps
});
// build/src/client/resources/create-run.js
const OPERATIONS = "plan_only,plan_and_apply,save_plan,refresh_only,destroy,empty_apply";
function listRuns(api, workspaceId, query = {}) {
	return listOf$1(api, GET`/workspaces/${workspaceId}/runs`, runSchema, {
		query: {
			"filter[status]": query.status,
			"search[basic]": query.search,
			"search[commit]": query.commit
		},
		filter: { "filter[operation]": query.planOnly === true ? "plan_only" : OPERATIONS },
		pace: api.shared.runListPace,
		what: "list the runs of the workspace",
		needs: READ_RUNS
	});
}
function listMovingRuns(api, organization, mode, search) {
	return listOf$1(api, GET`/organizations/${organization}/runs`, runSchema, {
		query: {
			"filter[operation]": mode === "speculative" ? "plan_only" : "save_plan",
			"filter[status_group]": "non_final",
			"search[basic]": search
		},
		pace: api.shared.runListPace,
		class: "probe",
		what: `list the runs of "${organization}" that go on`,
		needs: READ_RUNS
	});
}
async function findRun$2(api, workspaceId, versionId) {
	const { version, run } = await showVersion(api, versionId, { include: ["run"] });
	if (run !== void 0) return run;
	const [named] = relation(version, "run") ?? [];
	if (named !== void 0) return readRun(api, named.id);
	const { items } = await listRuns(api, workspaceId).page({
		number: 1,
		size: 100
	});
	return items.find((candidate) => relation(candidate, "configuration-version")?.[0]?.id === versionId);
}
const PURPOSE = {
	what: "create a run",
	needs: QUEUE_PLANS
};
const FIRST_POLL_MS = 1e3;
const LONGEST_POLL_MS = 5e3;
const SECOND_LOOK_MS$1 = 2e3;
const PATIENCE = 3;
async function createRun$1(api, workspaceId, versionId, attributes) {
	const scoped = api.until(api.ports.clock.now() + CALL_BUDGET_MS);
	for (let refusals = 0;;) try {
		return await postRun(scoped, workspaceId, versionId, attributes);
	} catch (error) {
		if (!(error instanceof ServiceError) || error.status !== 422) throw error;
		const waited = await waitWhileProcessed(scoped, versionId);
		if (!(waited || saysStillProcessed(error) && refusals < PATIENCE)) throw error;
		refusals++;
		if (!waited) await scoped.wait(FIRST_POLL_MS * refusals, PURPOSE);
	}
}
async function postRun(api, workspaceId, versionId, attributes) {
	return api.ask(POST`/runs`, {
		...PURPOSE,
		class: "create",
		problems: idProblems(workspaceId, versionId),
		body: bodyOf$1("runs", {
			message: attributes.message,
			"plan-only": attributes.planOnly,
			"save-plan": attributes.savePlan,
			"auto-apply": attributes.autoApply,
			...attributes.options
		}, {
			workspace: { data: {
				type: "workspaces",
				id: workspaceId
			} },
			"configuration-version": { data: {
				type: "configuration-versions",
				id: versionId
			} }
		}),
		recovery: {
			settles: [409, 422],
			async look(api, { status }) {
				let run = await findRun$2(api, workspaceId, versionId);
				if (run === void 0 && (status === void 0 || status === 504)) {
					await api.wait(SECOND_LOOK_MS$1, PURPOSE);
					run = await findRun$2(api, workspaceId, versionId);
				}
				return run && { value: run };
			}
		},
		read(document) {
			const run = readOne(document, runSchema);
			const [version] = relation(run, "configuration-version") ?? [];
			if (version !== void 0 && version.id !== versionId) throw failed$1(`the service answered with ${run.id}, which uses another configuration version (${version.id}) than the one asked for (${versionId}).`, { code: "unreadable" });
			return run;
		}
	});
}
async function waitWhileProcessed(api, versionId) {
	const { clock, deadline } = api.ports;
	let waitMs = FIRST_POLL_MS;
	for (let polls = 0;; polls++) {
		const { version } = await showVersion(api, versionId);
		const { status, "error-message": message } = version.attributes;
		if (status === "errored") {
			const detail = message ?? version.attributes.error ?? "it gave no reason";
			throw failed$1(`the service could not process the configuration version ${versionId}: ${detail}`, {
				code: "unprocessable",
				errors: [{ detail }]
			});
		}
		if (status !== "pending" && status !== "fetching") return polls > 0;
		if (clock.now() + waitMs > deadline) throw failed$1(`the configuration version ${versionId} was still "${status}" when time was up.`, { code: "timeout" });
		await api.wait(waitMs, PURPOSE);
		waitMs = Math.min(waitMs * 1.5, LONGEST_POLL_MS);
	}
}
function failed$1(why, facts) {
	return new ServiceError(`Could not create a run: ${why}`, {
		method: "POST",
		path: "/api/v2/runs",
		...facts
	});
}
function saysStillProcessed(error) {
	return error.errors.some(({ title, detail }) => /still being processed|invalid run parameters/i.test(`${title} ${detail}`));
}
// build/src/client/resources/runs.js
function createRuns(api) {
	return {
		...createApplies(api),
		create: (workspaceId, configurationVersionId, attributes = {}) => createRun$1(api, workspaceId, configurationVersionId, attributes),
		show: showRun.bind(void 0, api),
		list: (workspaceId, query = {}) => listRuns(api, workspaceId, query),
		listMoving: listMovingRuns.bind(void 0, api),
		findByConfigurationVersion: findRun$2.bind(void 0, api),
		cancel: (id, comment) => stopRun(api, id, "cancel", comment),
		discard: (id, comment) => stopRun(api, id, "discard", comment),
		events: listEvents.bind(void 0, api),
		plan: (id) => api.ask(GET`/plans/${id}`, {
			what: "read the plan",
			needs: READ_RUNS,
			read: (document) => keepLogSecret(api, readOne(document, planSchema, id))
		}),
		planLog: (plan, maxBytes) => readPlanLog(api, plan.attributes["log-read-url"], maxBytes),
		streamPlanLog: (plan, open) => streamPlanLog(api, plan.attributes["log-read-url"], open),
		streamPlanJson: (id, open) => streamJson(api, GET`/plans/${id}/json-output-redacted`, open, {
			what: "read what the plan changes",
			needs: READ_RUNS
		})
	};
}
function createApplies(api) {
	return {
		apply: (id, comment) => api.tell(POST`/runs/${id}/actions/apply`, {
			what: "apply the run",
			needs: APPLY_RUNS,
			onConflict: "Only a run that waits for its confirmation can be applied: read it again.",
			body: commentBody(comment),
			recovery: {
				settles: [409],
				look: async (api) => await isApplied(api, id) ? { value: void 0 } : void 0
			}
		}),
		showApply: (id) => api.ask(GET`/applies/${id}`, {
			what: "read the apply",
			needs: READ_RUNS,
			read: (document) => keepLogSecret(api, readOne(document, applySchema, id))
		})
	};
}
async function showRun(api, id, { include = [] } = {}) {
	const { related, missingStages } = await api.ask(GET`/runs/${id}`, {
		what: "read the run",
		needs: READ_RUNS,
		include: {
			resource: "runs",
			names: include
		},
		read: (document, included) => resolve$2(api, document, id, included.includes("task_stages"))
	});
	for (const stage of missingStages) related.taskStages?.push(await showStage$1(api, stage));
	return related;
}
function resolve$2(api, document, id, withStages) {
	const run = readOne(document, runSchema, id);
	for (const [type, name] of Object.entries(NAMED_BY)) refuseUnnamed(document, run, type, name);
	const named = withStages ? relation(run, "task-stages") : void 0;
	const stages = named?.map((identifier) => findIncluded(document, identifier, taskStageSchema));
	const included = (name, schema) => includedOne(document, run, name, schema);
	return {
		related: {
			run,
			plan: keepLogSecret(api, included("plan", planSchema)),
			costEstimate: included("cost-estimate", costEstimateSchema),
			taskStages: stages?.filter((stage) => stage !== void 0),
			configurationVersion: included("configuration-version", configurationVersionSchema),
			workspace: included("workspace", workspaceSchema)
		},
		missingStages: (named ?? []).filter((_, index) => stages?.[index] === void 0).map((identifier) => identifier.id)
	};
}
const NAMED_BY = {
	plans: "plan",
	workspaces: "workspace",
	"task-stages": "task-stages",
	"tf-policy-evaluations": "tf-policy-evaluations"
};
function refuseUnnamed(document, run, type, name) {
	const named = new Set((relation(run, name) ?? []).map(({ id }) => id));
	const stranger = includedOfType(document, type).find(({ id }) => !named.has(id));
	if (stranger === void 0) return;
	throw new Unreadable(`includes ${plain$1(stranger.id, 80)}, which is not what the run names`);
}
async function showStage$1(api, id) {
	return api.ask(GET`/task-stages/${id}`, {
		what: "read the task stage",
		needs: READ_RUNS,
		read: one(taskStageSchema, id)
	});
}
function keepLogSecret(api, plan) {
	api.shared.keepSecret(plan?.attributes["log-read-url"]);
	return plan;
}
async function listEvents(api, runId) {
	try {
		return await api.ask(GET`/runs/${runId}/run-events`, {
			what: "read the events of the run",
			needs: READ_RUNS,
			include: {
				resource: "run-events",
				names: ["actor", "comment"]
			},
			read: (document) => readMany(document, runEventSchema).map((event) => {
				const actor = includedOne(document, event, "actor", userSchema);
				const comment = includedOne(document, event, "comment", commentSchema);
				return {
					event,
					actor: actor?.attributes.username || void 0,
					comment: comment?.attributes.body || void 0
				};
			})
		});
	} catch (error) {
		if (error instanceof ServiceError && error.code === "not-found") return [];
		throw error;
	}
}
const ON_CONFLICT = {
	cancel: "Only a run that waits, plans or applies can be canceled: discard it instead if it waits for somebody.",
	discard: "Only a run that waits for somebody can be discarded: cancel it instead while it plans."
};
async function stopRun(api, id, action, comment) {
	try {
		await api.tell(POST`/runs/${id}/actions/${action}`, {
			what: `${action} the run`,
			needs: APPLY_RUNS,
			onConflict: ON_CONFLICT[action],
			body: commentBody(comment),
			recovery: { look: async (api) => await isOver(api, id) ? { value: void 0 } : void 0 }
		});
	} catch (error) {
		if (!(error instanceof ServiceError && error.code === "conflict") || !await isOver(api, id)) throw error;
	}
}
async function isOver(api, id) {
	return isRunOver((await readRun(api, id)).attributes.status);
}
async function isApplied(api, id) {
	return runKind("provisional", (await readRun(api, id)).attributes.status) === "foreign";
}
// build/src/client/resources/task-stages.js
const INCLUDE = {
	resource: "task-stages",
	names: ["policy_evaluations", "task_results"]
};
function createTaskStages(api) {
	return {
		list: (runId) => list$3(api, GET`/runs/${runId}/task-stages`, {
			what: "list the task stages of the run",
			needs: READ_RUNS,
			include: INCLUDE,
			idOf: ({ stage }) => stage.id,
			read: (document) => {
				const stages = readMany(document, taskStageSchema);
				const attached = attachments(document, stages);
				return Promise.all(stages.map((stage) => complete(api, gather$1(document, stage, attached))));
			},
			absent: (refusal) => absenceIn(api, runId, "task-stages", refusal)
		}),
		show: async (id) => complete(api, await showStage(api, id)),
		override: (id, { comment } = {}) => override(api, POST`/task-stages/${id}/actions/override`, comment, {
			what: "override the task stage",
			onConflict: "Only a stage that waits for an override can be overridden.",
			schema: taskStageSchema,
			show: async (api) => (await showStage(api, id)).stage,
			wentOn: ({ attributes: { status } }) => status === "running" || status === "passed"
		})
	};
}
async function showStage(api, id) {
	return api.ask(GET`/task-stages/${id}`, {
		what: "read the task stage",
		needs: READ_RUNS,
		include: INCLUDE,
		read(document) {
			const stage = readOne(document, taskStageSchema, id);
			return gather$1(document, stage, attachments(document, [stage]));
		}
	});
}
function gather$1(document, stage, attached) {
	const pick = (name, schema) => {
		const included = (attached.get(stage.id) ?? []).filter(({ type }) => type === name);
		const all = (relation(stage, name) ?? []).concat(included);
		const picked = {
			found: [],
			missing: []
		};
		for (const identifier of new Map(all.map((each) => [each.id, each])).values()) {
			const resource = findIncluded(document, identifier, schema);
			if (resource === void 0) picked.missing.push(identifier.id);
			else picked.found.push(resource);
		}
		return picked;
	};
	return {
		stage,
		evaluations: pick("policy-evaluations", policyEvaluationSchema),
		results: pick("task-results", taskResultSchema)
	};
}
const OWNERS = {
	"policy-evaluations": "policy-attachable",
	"task-results": "task-stage"
};
function attachments(document, stages) {
	const attached = new Map(stages.map(({ id }) => [id, []]));
	for (const [type, owner] of Object.entries(OWNERS)) {
		const naming = new Map();
		for (const stage of stages) for (const { id } of relation(stage, type) ?? []) naming.set(id, (naming.get(id) ?? []).concat(stage.id));
		for (const resource of includedOfType(document, type)) {
			const named = (relation(resource, owner) ?? []).filter(({ type }) => type === "task-stages");
			const owners = new Set(named.map(({ id }) => id).concat(naming.get(resource.id) ?? []));
			const [stage = ""] = owners;
			if (owners.size !== 1 || !attached.has(stage)) {
				const whose = owners.size > 1 ? "two task stages" : "no task stage in it";
				throw new Unreadable(`includes ${plain$1(resource.id, 80)}, which belongs to ${whose}`);
			}
			attached.get(stage)?.push({
				id: resource.id,
				type
			});
		}
	}
	return attached;
}
async function complete(api, { stage, evaluations, results }) {
	const showResult = (id) => api.ask(GET`/task-results/${id}`, {
		what: "read the run task result",
		needs: READ_RUNS,
		read: one(taskResultSchema, id)
	});
	const missing = evaluations.missing.map((id) => showPolicyEvaluation(api, id));
	return {
		stage,
		policyEvaluations: [...evaluations.found, ...await Promise.all(missing)],
		taskResults: [...results.found, ...await Promise.all(results.missing.map(showResult))]
	};
}
// build/src/client/wire/team-workspace.js
const ACCESS_LEVELS = [
	"read",
	"plan",
	"write",
	"admin",
	"custom"
];
const CUSTOM_ATTRIBUTES = {
	runs: [
		"read",
		"plan",
		"apply"
	],
	variables: [
		"none",
		"read",
		"write"
	],
	"state-versions": [
		"none",
		"read-outputs",
		"read",
		"write"
	],
	"engine-mocks": ["none", "read"],
	"workspace-locking": [true, false],
	"run-tasks": [true, false],
	"policy-overrides": [true, false]
};
const teamWorkspaceSchema = resource("team-workspaces", {
	access: string(),
	runs: text,
	variables: text,
	"state-versions": text,
	"engine-mocks": text,
	"sentinel-mocks": text,
	"workspace-locking": flag,
	"run-tasks": flag,
	"policy-overrides": flag
});
function engineMocksOf({ attributes }) {
	return attributes["engine-mocks"] ?? attributes["sentinel-mocks"] ?? void 0;
}
// build/src/client/resources/team-access.js
function createTeamAccess(api) {
	return {
		list: listAccess.bind(void 0, api),
		show: (id) => api.ask(GET`/team-workspaces/${id}`, {
			what: "read the team access",
			needs: "to see the team and the workspace",
			read: one(teamWorkspaceSchema)
		}),
		add: add.bind(void 0, api),
		async update(id, change) {
			const problems = accessProblems(change, change.access);
			if (Object.values(change).every((value) => value === void 0)) problems.push("There is nothing to change: give an access level or an attribute.");
			return api.ask(PATCH`/team-workspaces/${id}`, {
				what: "change the team access",
				needs: MANAGE_ACCESS,
				problems,
				body: bodyOf$1("team-workspaces", await attributesOf$1(api, change, problems)),
				read: one(teamWorkspaceSchema)
			});
		},
		remove: (id) => api.tell(DELETE`/team-workspaces/${id}`, {
			what: "remove the team from the workspace",
			needs: MANAGE_ACCESS,
			recovery: GONE
		})
	};
}
function listAccess(api, workspaceId) {
	return listOf$1(api, GET`/team-workspaces`, teamWorkspaceSchema, {
		what: "list the team access of the workspace",
		needs: "to see the workspace as a member of the organization",
		query: { "filter[workspace][id]": workspaceId },
		problems: idProblems(workspaceId),
		whole: true
	});
}
async function add(api, grant) {
	const { workspaceId, teamId } = grant;
	const problems = [...accessProblems(grant, grant.access), ...idProblems(workspaceId, teamId)];
	return api.ask(POST`/team-workspaces`, {
		what: "add the team to the workspace",
		needs: MANAGE_ACCESS,
		onTooLarge: "A team has one access per workspace: update the one it has, if there is one.",
		class: "create",
		problems,
		body: bodyOf$1("team-workspaces", await attributesOf$1(api, grant, problems), {
			workspace: { data: {
				type: "workspaces",
				id: workspaceId
			} },
			team: { data: {
				type: "teams",
				id: teamId
			} }
		}),
		recovery: {
			settles: [409, 422],
			async look(api) {
				const same = (await listAccess(api, workspaceId).all()).find((access) => relation(access, "team")?.[0]?.id === teamId && matchesGrant(access, grant));
				return same && { value: same };
			}
		},
		read: one(teamWorkspaceSchema)
	});
}
async function attributesOf$1(api, change, problems) {
	if (problems.length > 0) return {};
	return writeAccess(change, change["engine-mocks"] !== void 0 && await speaksSentinel(api) ? "sentinel-mocks" : "engine-mocks");
}
const NAMES$3 = Object.keys(CUSTOM_ATTRIBUTES);
function accessProblems(change, access) {
	const problems = [];
	if (access !== void 0 && !ACCESS_LEVELS.includes(access)) problems.push(`Access is one of ${ACCESS_LEVELS.join(", ")}.`);
	for (const name of NAMES$3) {
		const value = change[name];
		if (value === void 0) continue;
		const allowed = CUSTOM_ATTRIBUTES[name];
		if (!allowed.includes(value)) problems.push(`${label(name)} is one of ${allowed.join(", ")}.`);
		else if (access !== void 0 && access !== "custom") problems.push(`${label(name)} follows from the access level '${access}' and cannot be set beside it: ask for the access level 'custom' to set it.`);
	}
	return problems;
}
function writeAccess(change, mocks) {
	const custom = NAMES$3.map((name) => [name === "engine-mocks" ? mocks : name, change[name]]);
	return {
		access: change.access,
		...Object.fromEntries(custom)
	};
}
function matchesGrant(access, grant) {
	const { attributes } = access;
	if (attributes.access !== grant.access) return false;
	return NAMES$3.every((name) => {
		const wanted = grant[name];
		if (wanted === void 0) return true;
		return (name === "engine-mocks" ? engineMocksOf(access) : attributes[name]) === wanted;
	});
}
function label(name) {
	const words = name.replace("-", " ");
	return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
// build/src/client/resources/workspaces.js
const READ$3 = "the permission to read the workspace";
function createWorkspaces(api) {
	return {
		showByName: (organization, name) => api.ask(GET`/organizations/${organization}/workspaces/${name}`, {
			what: `find the workspace "${name}" of "${organization}"`,
			needs: READ$3,
			read(document) {
				const workspace = readOne(document, workspaceSchema);
				const named = workspace.attributes.name;
				if (named.toLowerCase() === name.toLowerCase()) return workspace;
				throw new Unreadable(`is about the workspace ${plain$1(named, 90)}`);
			}
		}),
		show: (id) => api.ask(GET`/workspaces/${id}`, {
			what: "read the workspace",
			needs: READ$3,
			read: one(workspaceSchema, id)
		}),
		hasState: (id) => api.fetch(GET`/workspaces/${id}/current-state-version`, {
			what: "find out whether the workspace has state",
			needs: "the permission to read state versions",
			read: ({ status }) => status === 200 || status === 404 ? { value: status === 200 } : void 0
		}),
		list: (organization, query = {}) => listOf$1(api, GET`/organizations/${organization}/workspaces`, workspaceSchema, toRequest(organization, query)),
		listWithRuns: (organization, query = {}) => list$3(api, GET`/organizations/${organization}/workspaces`, {
			...toRequest(organization, query),
			include: {
				resource: "workspaces",
				names: ["current_run"]
			},
			idOf: ({ workspace }) => workspace.id,
			read: (document) => readMany(document, workspaceSchema).map((workspace) => ({
				workspace,
				currentRun: includedOne(document, workspace, "current-run", runSchema)
			}))
		})
	};
}
function toRequest(organization, { tags, project, search }) {
	return {
		what: `list the workspaces of "${organization}"`,
		needs: READ$3,
		query: {
			"search[tags]": tags?.join(","),
			"filter[project][id]": project,
			"search[name]": search
		},
		problems: project === void 0 ? [] : idProblems(project)
	};
}
function createNames(api) {
	const among = (type) => async (organization, name) => {
		const all = listOf$1(api, GET`/organizations/${organization}/${type}`, resource(type, { name: string() }), {
			what: `find "${name}" among the ${type.replace("-", " ")} of "${organization}"`,
			needs: "the permission to read it",
			query: type === "agent-pools" ? { q: name } : { "filter[names]": name }
		});
		for await (const one of all) if (one.attributes.name === name) return one.id;
	};
	return {
		project: among("projects"),
		team: among("teams"),
		agentPool: among("agent-pools")
	};
}
// build/src/client/http/crowd.js
const SECOND_MS = 1e3;
const TELLING_MS = 150;
const ON_THE_WAY_MS = 200;
const QUIET = .08;
const LEFT_TO_DECIDE = .6;
const LEFT_TO_NEWCOMERS = .5;
const TELLS = .8;
const TELLS_ALL_AFTER_MS = 4e4;
const PAUSE_MS = 2e3;
const STEEPNESS = 4;
const FIRST_MS = 5e3;
const FIRST_LONGEST_MS = 15e3;
const SHORT_RUN_MS$1 = 4e4;
const SHORT_LONGEST_MS = 5600;
const GROWTH$1 = 1.5;
const LONGEST_MS$2 = 45e3;
function createCrowd() {
	let others = 0;
	let seenAt = Number.NEGATIVE_INFINITY;
	let room;
	let own = [];
	return {
		others: () => others,
		sent(nowMs) {
			own = own.filter((at) => at > nowMs - 2 * SECOND_MS);
			own.push(nowMs);
		},
		saw(nowMs, seen, refused) {
			if (seen.resetMs > SECOND_MS) return;
			room = {
				...seen,
				seenAt: nowMs,
				endsAt: nowMs + seen.resetMs
			};
			const elapsedMs = SECOND_MS - seen.resetMs;
			const mine = own.filter((at) => at > nowMs - elapsedMs - ON_THE_WAY_MS).length;
			const used = Math.max(0, seen.limit - seen.remaining - mine) / seen.limit;
			const rate = refused ? 1 : Math.min(1, used / Math.max(elapsedMs / SECOND_MS, .1));
			if (elapsedMs < TELLING_MS && !refused) return;
			const known = seenAt > Number.NEGATIVE_INFINITY;
			const grown = Math.min(1, (nowMs - seenAt) / TELLS_ALL_AFTER_MS);
			const weight = known ? TELLS * (1 + grown) * elapsedMs / (2 * SECOND_MS) : 1;
			others += weight * (rate - others);
			seenAt = nowMs;
		},
		waitMs(nowMs, patient, random) {
			if (room === void 0 || others < QUIET || nowMs >= room.endsAt) return 0;
			const { seenAt: at, endsAt, limit, remaining } = room;
			return remaining - own.filter((sentAt) => sentAt > at).length > limit * (patient ? LEFT_TO_DECIDE : LEFT_TO_NEWCOMERS) ? 0 : endsAt - nowMs + 2 * SECOND_MS * others * random();
		},
		laterMs(patient, random) {
			return random() * others * (patient ? 3 : 1) * SECOND_MS;
		},
		pauseMs(waitedMs) {
			if (others < QUIET) return 0;
			const pause = PAUSE_MS * Math.exp(STEEPNESS * others);
			if (waitedMs < FIRST_MS) return Math.min(FIRST_LONGEST_MS, 2 * pause);
			const beyond = Math.max(0, waitedMs - SHORT_RUN_MS$1);
			return Math.min(pause, SHORT_LONGEST_MS + GROWTH$1 * beyond, LONGEST_MS$2);
		}
	};
}
// build/src/client/http/limits.js
const BACK_OFF = .6;
const EVERY_MS$1 = 400;
const LEAST = .04;
const REGAIN_CROWDED = .004;
function createPace(perSecond) {
	let limit = perSecond;
	let share = 1;
	let intervalMs = 0;
	let toleranceMs = 0;
	let dueMs = Number.NEGATIVE_INFINITY;
	let heldMs = Number.NEGATIVE_INFINITY;
	let slowedMs = Number.NEGATIVE_INFINITY;
	let regainedMs = Number.NEGATIVE_INFINITY;
	function apply() {
		const rate = limit * share;
		intervalMs = 1e3 / (rate * .9);
		toleranceMs = intervalMs * (Math.max(1, Math.floor(rate * .1)) - 1);
	}
	apply();
	return {
		book(nowMs, untilMs) {
			const due = Math.max(dueMs, nowMs);
			const leave = Math.max(due - toleranceMs, nowMs, heldMs);
			if (leave > untilMs) return "too-late";
			dueMs = Math.max(due, leave) + intervalMs;
			return leave - nowMs;
		},
		hold(untilMs) {
			heldMs = Math.max(heldMs, untilMs);
		},
		limitTo(perSecondNow) {
			limit = perSecondNow;
			apply();
		},
		refused(nowMs) {
			regainedMs = nowMs;
			if (nowMs - slowedMs < EVERY_MS$1) return;
			slowedMs = nowMs;
			share = Math.max(LEAST, share * BACK_OFF);
			dueMs = nowMs;
			apply();
		},
		answered(nowMs, others) {
			if (share === 1) return;
			const each = REGAIN_CROWDED + .096 * (1 - others) ** 4;
			share = Math.min(1, share + each * (nowMs - regainedMs) / 1e3);
			regainedMs = nowMs;
			apply();
		},
		slowedSince: (bookedMs) => slowedMs > bookedMs
	};
}
const FULL = 500;
const RETRY_COST = 5;
const TIMEOUT_COST = 10;
function createRetryBudget() {
	let tokens = FULL;
	return {
		pay(afterTimeout) {
			const cost = afterTimeout ? TIMEOUT_COST : RETRY_COST;
			if (tokens < cost) return false;
			tokens -= cost;
			return true;
		},
		earn() {
			tokens = Math.min(FULL, tokens + 1);
		}
	};
}
// build/src/client/shared.js
const USUAL_BASE = "/api/v2";
const REQUESTS_PER_SECOND = 30;
const RUN_LISTS_PER_SECOND = .5 / .9;
var Shared = class {
	pace = createPace(REQUESTS_PER_SECOND);
	runListPace = createPace(RUN_LISTS_PER_SECOND);
	crowd = createCrowd();
	retries = createRetryBudget();
	identity = {};
	answers = 0;
	base = USUAL_BASE;
	tokenKind = "unknown";
	refusedIncludes = new Set();
	filters = true;
	dialect;
	#log;
	#secrets;
	#kept = new Set();
	#located;
	constructor(log, dialect, secrets) {
		this.dialect = dialect;
		this.#log = log;
		this.#secrets = secrets;
	}
	async locate(find) {
		this.#located ??= find();
		try {
			this.base = await this.#located ?? USUAL_BASE;
		} catch (error) {
			this.#located = void 0;
			throw error;
		}
	}
	conceal(value) {
		return this.#secrets.concealAll(value);
	}
	keepSecret(value, id) {
		if (typeof value !== "string" || this.#kept.has(value)) return;
		const rest = value.split("/").filter((segment) => segment !== id).join("/");
		const secret = partsOf$2(rest)[0] === rest ? value : rest;
		if (!this.#secrets.keep(secret)) return;
		this.#kept.add(value);
		this.#log.secret(secret);
	}
	learnFrom(headers) {
		const { identity } = this;
		this.answers++;
		identity.apiVersion = headers["tfp-api-version"] ?? identity.apiVersion;
		identity.appName = headers["tfp-appname"] ?? identity.appName;
		identity.version = headers["x-tfe-version"] || identity.version;
		const limit = headers["x-ratelimit-limit"] ?? "";
		if (/^\d{1,6}$/.test(limit) && Number(limit) > 0 && Number(limit) !== identity.rateLimit) {
			identity.rateLimit = Number(limit);
			this.pace.limitTo(identity.rateLimit);
		}
	}
};
// build/src/client/client.js
function createClient(options) {
	const origin = parseOrigin(options.origin);
	const problem = tokenProblem(options.token);
	if (typeof origin === "string" || problem !== void 0) {
		const remedy = [origin, problem].filter((each) => typeof each === "string").join(" ");
		throw new ServiceError(`Cannot talk to the service: ${remedy}`, {
			method: "GET",
			path: "/",
			code: "invalid",
			remedy
		});
	}
	const { log, dialect = "auto", secrets = createSecrets() } = options;
	const shared = new Shared(log, dialect, secrets);
	shared.keepSecret(options.token);
	return assemble(options, origin, shared);
}
function assemble(options, origin, shared) {
	const { send, clock, random, log, signal, deadline = Number.POSITIVE_INFINITY } = options;
	const { patient = false } = options;
	const ports = {
		send,
		clock,
		random,
		log,
		shared,
		signal,
		deadline,
		patient,
		discovers: options.discovers === true && !isKnownHost(origin)
	};
	const api = new Api(origin, options.token, ports);
	return {
		origin: origin.origin,
		workspaces: createWorkspaces(api),
		names: createNames(api),
		configurationVersions: createConfigurationVersions(api),
		runs: createRuns(api),
		policyChecks: createPolicyChecks(api),
		taskStages: createTaskStages(api),
		policyEvaluations: createPolicyEvaluations(api),
		tfPolicyEvaluations: createTfPolicyEvaluations(api),
		teamAccess: createTeamAccess(api),
		agentTokens: createAgentTokens(api),
		account: () => readAccount(api),
		ping: () => learnIdentity(api),
		with: ({ signal = options.signal, deadline = options.deadline, patient = options.patient }) => assemble({
			...options,
			signal,
			deadline,
			patient
		}, origin, shared),
		pauseMs: (waitedMs = 0) => shared.crowd.pauseMs(waitedMs),
		answers: () => shared.answers
	};
}
function tokenProblem(token) {
	if (token === "") return "The token is empty.";
	return /^[\x21-\x7e]+$/.test(token) ? void 0 : "The token holds spaces, line ends or other characters that no token has: copy it again.";
}
// build/src/client/http/transport-failure.js
const CODES = [
	["not-sent", "ENOTFOUND EAI_AGAIN EAI_FAIL EHOSTUNREACH ENETUNREACH EHOSTDOWN ENETDOWN"],
	["not-sent", "EADDRNOTAVAIL ECONNREFUSED UND_ERR_CONNECT_TIMEOUT"],
	["timeout", "UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT"],
	["too-large", "UND_ERR_HEADERS_OVERFLOW UND_ERR_RES_EXCEEDED_MAX_SIZE"],
	["local", "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"],
	["tls", "UND_ERR_INVALID_ARG UND_ERR_NOT_SUPPORTED EPROTO HOSTNAME_MISMATCH INVALID_CA"],
	["tls", "CERT_HAS_EXPIRED CERT_NOT_YET_VALID CERT_REJECTED CERT_REVOKED CERT_UNTRUSTED"],
	["tls", "DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT"],
	["tls", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE"]
];
function toTransportError(error, proxy = "") {
	if (error instanceof TransportError) return error;
	const [first = error] = error instanceof AggregateError ? error.errors : [];
	const code = factOf(first, "code");
	const told = first instanceof Error ? first.message : String(first);
	const [, refused] = /^Proxy response \((\d{3})\)/.exec(told) ?? [];
	if (refused !== void 0) return new TransportError(refused === "407" || refused === "403" ? "tls" : "not-sent", `the proxy ${proxy} answered ${refused}`, { cause: error });
	const said = wordsOf$1(told);
	const message = code === "" || said.includes(code) ? said : `${said} (${code})`;
	return new TransportError(failureOf$1(code, first), message, { cause: error });
}
function wordsOf$1(said) {
	const [, tls] = /\bSSL routines:[^:]*:([^:]+):/.exec(said) ?? [];
	return tls ?? said.replace(/^Error: /, "");
}
function failureOf$1(code, error) {
	const [known] = CODES.find(([, codes]) => codes.split(" ").includes(code)) ?? [];
	if (known !== void 0) return known;
	if (code.startsWith("ERR_TLS_") || code.startsWith("ERR_SSL_")) return "tls";
	return factOf(error, "syscall") === "connect" ? "not-sent" : "broken";
}
function factOf(error, name) {
	const fact = typeof error === "object" && error !== null ? Reflect.get(error, name) : void 0;
	return typeof fact === "string" ? fact : "";
}
function local(error) {
	if (error instanceof TransportError) return error;
	return new TransportError("local", error instanceof Error ? error.message : String(error), { cause: error });
}
// build/src/client/http/send.js
function createSend(options) {
	const dispatchers = createDispatchers(options);
	const send = async (request) => exchange$1(dispatchers, request);
	return Object.assign(send, { close: () => dispatchers.close() });
}
function createDispatchers({ environment, caFile }) {
	const trust = { ca: caFile === void 0 ? void 0 : readAuthorities(caFile, environment) };
	const variable = (name) => environment[name.toLowerCase()] ?? environment[name.toUpperCase()] ?? "";
	const made = new Map();
	const proxy = variable("https_proxy") || variable("http_proxy");
	return {
		proxy: URL.canParse(proxy) ? new URL(proxy).host : "",
		async choose({ url, fresh }) {
			const { Agent, EnvHttpProxyAgent } = await import("./undici-parts.js").then((m) => __toESM(m.default, 1));
			const direct = isLoopback$1(url.hostname);
			const key = `${direct} ${fresh === true}`;
			const known = made.get(key);
			if (known !== void 0) return known;
			const options = {
				connect: trust,
				pipelining: fresh === true ? 0 : 1
			};
			const dispatcher = direct ? new Agent(options) : new EnvHttpProxyAgent({
				...options,
				requestTls: trust,
				proxyTls: trust,
				httpProxy: variable("http_proxy"),
				httpsProxy: variable("https_proxy"),
				noProxy: variable("no_proxy")
			});
			made.set(key, dispatcher);
			return dispatcher;
		},
		async close() {
			await Promise.all([...made.values()].map((dispatcher) => dispatcher.close()));
			made.clear();
		}
	};
}
function readAuthorities(caFile, environment) {
	const extra = environment["NODE_EXTRA_CA_CERTS"] ?? "";
	const files = extra === "" ? [caFile] : [caFile, extra];
	return [...rootCertificates, ...files.map(readPem)];
}
function readPem(file) {
	try {
		const pem = readFileSync(file, "utf8");
		if (pem.includes("-----BEGIN CERTIFICATE-----")) return pem;
		throw new Error(`${file} holds no certificate in PEM form`);
	} catch (error) {
		throw local(error);
	}
}
async function receive$1(answer, request, watch) {
	const { statusCode: status, headers } = answer;
	const html = /^\s*text\/html\b/i.test(String(headers["content-type"] ?? ""));
	const nothing = status < 200 || status > 299 || status === 204 || html;
	if (request.file === void 0 || nothing) return keep(answer, request);
	assertCheckable(answer);
	const bytes = await writeWhole(request.file, bodyOf(answer, request, watch));
	return {
		...headOf$2(answer),
		body: new Uint8Array(),
		bytes
	};
}
async function keep(answer, request) {
	const chunks = [];
	const take = answer.statusCode === 200 || answer.statusCode === 206 ? request.take : void 0;
	let offset = 0;
	for await (const chunk of bodyOf(answer, request)) {
		if (take === void 0) chunks.push(chunk);
		else take(chunk, offset);
		offset += chunk.length;
	}
	return {
		...headOf$2(answer),
		body: Buffer.concat(chunks)
	};
}
async function exchange$1(dispatchers, request) {
	const stop = new AbortController();
	const onAbort = () => stop.abort(new TransportError("aborted", "canceled"));
	const timer = setTimeout(() => stop.abort(new TransportError("timeout", `nothing complete within ${Math.round(request.timeoutMs)} ms`)), Math.min(request.timeoutMs, LONGEST_TIMER_MS));
	const watch = request.progress && watchProgress(request.progress, (why) => stop.abort(why));
	request.signal?.addEventListener("abort", onAbort, { once: true });
	if (request.signal?.aborted === true) onAbort();
	let file;
	try {
		stop.signal.throwIfAborted();
		file = isFile(request.body) ? await openBody(request.body) : void 0;
		const length = isFile(request.body) ? { "Content-Length": String(request.body.bytes) } : {};
		const { origin, pathname, search } = request.url;
		return await receive$1(await (await dispatchers.choose(request)).request({
			origin,
			path: `${pathname}${search}`,
			method: request.method,
			headers: {
				...request.headers,
				...length
			},
			body: isFile(request.body) ? read(file, watch, request.body.sent) : request.body ?? null,
			signal: stop.signal,
			headersTimeout: request.timeoutMs,
			bodyTimeout: request.timeoutMs
		}), request, watch);
	} catch (error) {
		throw stop.signal.aborted && stop.signal.reason instanceof TransportError ? stop.signal.reason : toTransportError(error, dispatchers.proxy);
	} finally {
		clearTimeout(timer);
		watch?.end();
		request.signal?.removeEventListener("abort", onAbort);
		await file?.close().catch(() => void 0);
	}
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function isFile(body) {
	return typeof body === "object" && "path" in body;
}
async function openBody(body) {
	try {
		const file = await open(body.path, "r");
		const { size } = await file.stat();
		if (size === body.bytes) return file;
		await file.close();
		throw new Error(`${body.path} has ${size} bytes where ${body.bytes} were announced`);
	} catch (error) {
		throw local(error);
	}
}
function read(file, watch, sent) {
	if (file === void 0) return null;
	const chunks = file.createReadStream({ autoClose: false });
	async function* counted() {
		let bytes = 0;
		for await (const chunk of chunks) {
			watch?.moved(chunk.length);
			yield chunk;
			sent?.(bytes += chunk.length);
		}
		watch?.sent();
	}
	return Readable.from(counted(), { objectMode: false });
}
async function* bodyOf(answer, { maxBytes }, watch) {
	let bytes = 0;
	try {
		for await (const chunk of answer.body) {
			bytes += chunk.length;
			if (bytes > maxBytes) throw new TransportError("too-large", `more than ${maxBytes} bytes`);
			watch?.moved(chunk.length);
			yield chunk;
		}
	} catch (error) {
		throw toTransportError(error);
	}
}
function headOf$2(answer) {
	const headers = {};
	for (const [name, value] of Object.entries(answer.headers)) if (value !== void 0 && name !== "__proto__") headers[name.toLowerCase()] = Array.isArray(value) ? value.join(", ") : value;
	return {
		status: answer.statusCode,
		headers
	};
}
function assertCheckable(answer) {
	const { "content-length": length, "transfer-encoding": coding } = answer.headers;
	if (length !== void 0 || String(coding ?? "").includes("chunked")) return;
	answer.body.on("error", () => void 0).destroy();
	throw new TransportError("broken", "the answer does not say how long it is");
}
async function writeWhole(file, chunks) {
	const part = join(dirname(file), `.${basename(file)}.${randomUUID()}.part`);
	let handle;
	let bytes = 0;
	try {
		handle = await open(part, "wx");
		for await (const chunk of chunks) {
			await handle.writeFile(chunk);
			bytes += chunk.length;
		}
		await handle.close();
		await rename(part, file);
		return bytes;
	} catch (error) {
		await handle?.close().catch(() => void 0);
		await rm(part, { force: true }).catch(() => void 0);
		throw local(error);
	}
}
function watchProgress({ bytes, ms, answerMs }, giveUp) {
	let moved = 0;
	const stop = (why) => {
		clearInterval(timer);
		giveUp(new TransportError("timeout", why));
	};
	let timer = setInterval(() => {
		if (moved < bytes) stop(`less than ${bytes} bytes moved within ${ms} ms`);
		moved = 0;
	}, ms);
	return {
		moved: (more) => moved += more,
		sent: () => {
			clearInterval(timer);
			timer = setTimeout(() => stop(`no answer within ${answerMs} ms of the last byte`), answerMs);
		},
		end: () => clearInterval(timer)
	};
}
// build/src/system-clock.js
function systemClock() {
	return {
		now: () => performance.now(),
		date: () => new Date(),
		sleep: async (ms, signal) => {
			try {
				await setTimeout$1(ms, void 0, signal ? { signal } : {});
			} catch (error) {
				throw signal?.aborted ? signal.reason : error;
			}
		}
	};
}
// build/src/connect.js
function connect(options) {
	const { origin, token, environment = {}, caFile, timeoutMs, signal, log = SILENT } = options;
	const clock = systemClock();
	const send = createSend({
		environment,
		caFile
	});
	const { random } = Math;
	return {
		client: createClient({
			origin,
			token,
			send,
			clock,
			random,
			log,
			signal,
			deadline: timeoutMs === void 0 ? void 0 : clock.now() + timeoutMs,
			discovers: true
		}),
		close: () => send.close()
	};
}
const nothing = () => {};
const SILENT = {
	debug: nothing,
	info: nothing,
	warning: nothing,
	error: nothing,
	foreign: nothing,
	secret: nothing
};
// build/src/git/find-repository.js
function findRepository(path) {
	for (let at = path;; at = dirname(at)) {
		if (holdsGit(at)) return at;
		if (dirname(at) === at) return void 0;
	}
}
function holdsGit(path) {
	try {
		lstatSync(join(path, ".git"));
		return true;
	} catch {
		return false;
	}
}
function findCheckout(path) {
	const nearest = findRepository(path);
	const outer = nearest === void 0 || dirname(nearest) === nearest ? void 0 : findCheckout(dirname(nearest));
	if (nearest === void 0 || outer === void 0) return nearest;
	const [own, theirs] = [gitDirectory(nearest), gitDirectory(outer)];
	return own && theirs && own.startsWith(join(theirs, "modules") + sep) ? outer : nearest;
}
function gitDirectory(repository) {
	const path = join(repository, ".git");
	try {
		if (statSync(path).isDirectory()) return realpathSync.native(path);
		const named = /^gitdir: (.+)$/m.exec(readFileSync(path, "utf8"))?.[1];
		return named && realpathSync.native(resolve(repository, named.trim()));
	} catch {
		return;
	}
}
// build/src/archive/pack.js
const RULE_FILE = ".terraformignore";
const IGNORED = "ignored";
const UNTRACKED = "looks like a credential and is not tracked by git";
const TRACKING_UNKNOWN = "looks like a credential, and git cannot say whether it is tracked";
var PackError = class extends Error {
	name = "PackError";
	problems;
	constructor(problems) {
		super(problems.map(({ path, message }) => `${path}: ${message}`).join("\n"));
		this.problems = problems;
	}
};
// build/src/archive/place.js
function placeOf$7(directory, base) {
	const whole = resolve(base, directory);
	const home = realOrSame(base);
	for (let at = whole; dirname(at) !== at; at = dirname(at)) {
		const holder = realOrSame(dirname(at));
		if (!(lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() ?? false) || !isWithin(holder, home) && findRepository(holder) === void 0) continue;
		const message = `is a link to ${readlinkSync(at)}, and files that are judged must not choose what is packed; name what it leads to`;
		throw new PackError([{
			path: at,
			message
		}]);
	}
	const real = realOrSame(whole);
	return {
		directory: real,
		repository: findCheckout(real)
	};
}
function repositoryOf(directory) {
	return findCheckout(realOrSame(directory));
}
function realOrSame(path) {
	try {
		return realpathSync.native(path);
	} catch {
		return path;
	}
}
function isWithin(path, directory) {
	return path === directory || path.startsWith(directory.endsWith(sep) ? directory : directory + sep);
}
// build/src/hosts/deadline.js
const MOST_MS = 12e4;
const LEAST_MS = 5e3;
function keptForPublishing(timeoutMs) {
	return Math.min(3e4, timeoutMs / 10);
}
function publishUntil(jobDeadlineMs, nowMs) {
	return Math.max(nowMs + LEAST_MS, Math.min(jobDeadlineMs, nowMs + MOST_MS));
}
// build/src/policy/verdict.js
const VERDICTS = [
	"passed",
	"advisory",
	"overridden",
	"needs-override",
	"blocked",
	"errored",
	"undecided",
	"canceled"
];
function worst(words) {
	return words.reduce((worse, word) => VERDICTS.indexOf(word) > VERDICTS.indexOf(worse) ? word : worse, "passed");
}
function isGreen(word, failOn = "mandatory") {
	switch (word) {
		case "passed":
		case "overridden": return true;
		case "advisory": return failOn !== "advisory";
		case "needs-override":
		case "blocked": return failOn === "never";
		case "errored":
		case "undecided":
		case "canceled": return false;
	}
}
// build/src/report/escape-markdown.js
const INLINE_LIMIT = 160;
const TERMINAL_SEQUENCES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,512}(?:\u0007|\u001b\\)?|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/gu;
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufff0-\ufffc\ufffe\uffff]/gu;
function cleanText(text) {
	return text.replace(TERMINAL_SEQUENCES, "").replace(/\r\n|[\r\u0085\u2028\u2029\v\f]/g, "\n").replace(/\p{Cs}/gu, "�").replace(INVISIBLE, "");
}
function cleanLine(text, limit = INLINE_LIMIT) {
	return clip$1(cleanText(clipUnits(text, limit * 4)).replace(/\s+/g, " ").trim(), limit);
}
function clip$1(text, limit) {
	return text.length <= limit ? text : `${clipUnits(text, Math.max(0, limit - 1))}…`;
}
function clipUnits(text, limit) {
	if (text.length <= limit) return text;
	const last = text.charCodeAt(limit - 1);
	return text.slice(0, last >= 55296 && last <= 56319 ? limit - 1 : limit);
}
function safeHref(url, origins) {
	if (!URL.canParse(url)) return void 0;
	const parsed = new URL(url);
	if (parsed.protocol !== "https:" && parsed.protocol !== "http:") return void 0;
	if (parsed.username !== "" || parsed.password !== "") return void 0;
	if (!origins.some((origin) => URL.canParse(origin) && new URL(origin).origin === parsed.origin)) return void 0;
	return parsed.href.replace(/[()|\\`<>"'*_~[\]{}^$]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
// build/src/report/text.js
function count$1(number, one, many = `${one}s`) {
	return `${grouped(number)} ${number === 1 ? one : many}`;
}
const policies = (number) => count$1(number, "policy", "policies");
const workspaces = (number) => count$1(number, "workspace");
function grouped(number) {
	return String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
const asIs = (text) => text;
function list$1(items, limit = Infinity, mark = asIs) {
	const shown = items.length > limit ? items.slice(0, Math.max(1, limit - 1)) : items;
	const rest = items.length - shown.length;
	return joinedByAnd([...shown.map(mark), ...rest > 0 ? [`${grouped(rest)} more`] : []]);
}
function firstOf(items, limit, mark = asIs, others = grouped) {
	const rest = items.length - limit;
	const shown = joinedByAnd(items.slice(0, limit).map(mark));
	return rest > 0 ? `${shown} and ${others(rest)} more` : shown;
}
function joinedByAnd(parts) {
	if (parts.length < 2) return parts.join("");
	return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
function joined(between, ...parts) {
	return parts.filter(Boolean).join(between);
}
function compare$3(one, other) {
	return one < other ? -1 : one > other ? 1 : 0;
}
function groupBy(items, keyOf) {
	const groups = new Map();
	for (const item of items) {
		const key = JSON.stringify(keyOf(item));
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return [...groups.values()];
}
function minuteOf(iso) {
	const date = new Date(iso);
	return Number.isNaN(date.getTime()) ? "" : `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
function size(bytes) {
	if (bytes < 1e3) return count$1(bytes, "byte");
	const units = [
		"kB",
		"MB",
		"GB",
		"TB"
	];
	let value = bytes;
	let unit = -1;
	while (value >= 999.5 && unit < units.length - 1) {
		value /= 1e3;
		unit += 1;
	}
	return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}
function elapsed(ms) {
	const seconds = Math.max(0, Math.floor(ms / 1e3));
	const two = (number) => String(number).padStart(2, "0");
	return `${seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : ""}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
// build/src/report/words.js
function hasNoChanges(plan) {
	if (plan?.status !== "finished" || plan.hasChanges) return false;
	return plan.additions + plan.changes + plan.destructions + plan.imports === 0;
}
function headline(tally) {
	if (tally.workspaces === 0) {
		const none = "no workspace is affected by this change";
		return tally.green ? `passed · ${none}` : `undecided: ${none}, and policies are required`;
	}
	const where = inWorkspaces(tally.affected, tally.workspaces);
	const forgiven = tally.green ? ", but not enforced (fail-on: never)" : "";
	const advisory = count$1(tally.advisoryFailures, "advisory failure");
	const atFault = joined(" and ", tally.policiesAtFault > 0 ? policies(tally.policiesAtFault) : "", tally.runTasksAtFault > 0 ? count$1(tally.runTasksAtFault, "run task") : "");
	switch (tally.verdict) {
		case "passed": return tally.results === 0 ? `passed · no policy applies to ${workspaces(tally.workspaces)}` : `passed · ${policies(tally.results)} in ${workspaces(tally.workspaces)}`;
		case "advisory": return tally.green ? `passed with ${advisory} ${where}` : `blocked by ${advisory} ${where} (fail-on: advisory)`;
		case "overridden": return `passed, ${policies(tally.overridden)} overridden ${where}`;
		case "needs-override": {
			const one = tally.policiesAtFault + tally.runTasksAtFault === 1;
			return `${atFault || "a failure"} ${one ? "needs" : "need"} an override ${where}${forgiven}`;
		}
		case "blocked": return `blocked${atFault && ` by ${atFault}`} ${where}${forgiven}`;
		case "errored": return `the run failed ${where}`;
		case "undecided": return `undecided ${where}, so the gate stays closed`;
		case "canceled": return `canceled ${where}`;
	}
}
function inWorkspaces(affected, all) {
	if (all === 1) return "in 1 workspace";
	if (all === 2 && affected === 2) return "in both workspaces";
	return affected === all ? `in all ${workspaces(all)}` : `in ${grouped(affected)} of ${workspaces(all)}`;
}
const VERDICT = {
	passed: {
		words: "passed",
		icon: "✅",
		sign: "✓"
	},
	advisory: {
		words: "passed with advisory failures",
		icon: "⚠️",
		sign: "!"
	},
	overridden: {
		words: "passed, overridden",
		icon: "☑️",
		sign: "✓"
	},
	"needs-override": {
		words: "needs an override",
		icon: "✋",
		sign: "✗"
	},
	blocked: {
		words: "blocked",
		icon: "❌",
		sign: "✗"
	},
	errored: {
		words: "run failed",
		icon: "💥",
		sign: "✗"
	},
	undecided: {
		words: "undecided",
		icon: "❔",
		sign: "?"
	},
	canceled: {
		words: "canceled",
		icon: "🚫",
		sign: "✗"
	}
};
function standing$1({ kind, level }) {
	return kind === "diagnostic" ? "plan error" : levelWords(level);
}
function levelWords(level) {
	return level === "unknown" ? "unknown level" : level;
}
const STATUS_WORDS = {
	failed: "failed",
	errored: "could not be evaluated",
	overridden: "overridden",
	"not-evaluated": "never evaluated",
	unknown: "in a state not known here"
};
function placeOf$6({ location }) {
	return location ? `${location.path}:${location.startLine}` : "";
}
function baselineWords({ baseline }, { repository }, mark = asIs) {
	if (baseline === void 0) return "";
	const branch = repository?.defaultBranch;
	const where = branch === void 0 ? "in the current configuration" : `on ${mark(branch)}`;
	return `${baseline === "existing" ? "already" : "not"} ${where}`;
}
function overrideWords({ severity, kind, status, guard }) {
	if (severity === "needs-override") return guard === true ? "can be let through by a comment, see `allow-destroys`" : "can be overridden by those who manage policy overrides";
	return severity === "blocks" && kind === "policy" && status === "failed" ? "cannot be overridden" : "";
}
function overriddenWords({ override = {} }, mark = {
	name: asIs,
	text: asIs
}) {
	const { by, at = "", reason } = override;
	const when = joined(", ", by ? `overridden by ${mark.name(by)}` : "overridden", minuteOf(at));
	return reason ? `${when}: ${mark.text(reason)}` : when;
}
const COUNT_WORDS = [
	[
		"mandatoryFailed",
		"mandatory failed",
		true
	],
	[
		"errored",
		"errored",
		true
	],
	[
		"undecided",
		"undecided",
		true
	],
	[
		"advisoryFailed",
		"advisory failed",
		false
	],
	[
		"overridden",
		"overridden",
		false
	],
	[
		"passed",
		"passed",
		false
	]
];
function countWords(all, strong = asIs) {
	return joined(", ", ...COUNT_WORDS.map(([figure, words, isStrong]) => {
		const number = all.reduce((sum, { counts }) => sum + counts[figure], 0);
		const said = number > 0 ? `${grouped(number)} ${words}` : "";
		return isStrong && said !== "" ? strong(said) : said;
	}));
}
// build/src/report/marker.js
function sectionId(job) {
	return hash(JSON.stringify(job.context.section ?? namesOf$1(job).sort()));
}
function namesOf$1({ workspaces, unaffected = [] }) {
	return [...workspaces.map(({ name }) => name), ...unaffected];
}
function hash(text, digits = 12) {
	return createHash("sha256").update(text).digest("hex").slice(0, digits);
}
// build/src/hosts/own-comments.js
const ANY_MARKER = "<!-- plangate:";
function hasMarker(body, marker) {
	const end = body.trimEnd();
	return end.slice(Math.max(end.lastIndexOf("\n"), end.lastIndexOf("\r")) + 1).startsWith(marker);
}
const BREAK = "​";
function defuseNote(body) {
	return body.split("\n").map(defuseLine).join("\n");
}
function defuseLine(line) {
	if (line.startsWith("<!-- ")) return line;
	const start = line.search(/\S/);
	return (line[start] === "/" ? line.slice(0, start) + BREAK + line.slice(start) : line).replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${BREAK}`).replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${BREAK}`);
}
// build/src/hosts/shapes.js
function count(text) {
	if (text === void 0 || !/^[1-9]\d{0,14}$/.test(text)) return void 0;
	return Number(text);
}
function sha(text) {
	return typeof text === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : void 0;
}
function guid(text) {
	return text !== void 0 && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text) ? text : void 0;
}
function path(text) {
	if (text === void 0 || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text)) return void 0;
	return text.split("/").some((part) => /^\.+$/.test(part)) ? void 0 : text;
}
function link(text) {
	if (text === void 0 || !URL.canParse(text)) return void 0;
	const url = new URL(text);
	if (url.protocol !== "https:" && url.protocol !== "http:") return void 0;
	url.username = "";
	url.password = "";
	return url.href.replace(/\/$/, "");
}
function origin(text) {
	const address = link(text);
	return address && new URL(address).origin;
}
function change(number, url) {
	return number === void 0 ? void 0 : {
		number,
		url
	};
}
function parseJson$1(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function fieldsOf$1(value) {
	return typeof value === "object" && value !== null ? { ...value } : {};
}
function inside(value, ...names) {
	return names.reduce((inner, name) => fieldsOf$1(inner)[name], value);
}
function textOf$4(value) {
	return typeof value === "string" && value !== "" ? value : void 0;
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
// build/src/hosts/host-problem.js
var HostProblem = class extends Error {
	name = "HostProblem";
	kind;
	status;
	accepted;
	explained;
	constructor(kind, message, facts = {}) {
		super(message);
		this.kind = kind;
		this.status = facts.status;
		this.accepted = facts.accepted;
		this.explained = facts.explained === true;
	}
};
function onProblem(tell, ...kinds) {
	return (error) => {
		if (!(error instanceof HostProblem)) throw error;
		if (kinds.length > 0 && !kinds.includes(error.kind)) throw error;
		return tell(error);
	};
}
function unreadable(service) {
	return new HostProblem("invalid", `${service} answered in a form that is not known here.`);
}
function idOf(json, service) {
	const id = inside(json, "id");
	if (typeof id !== "number") throw unreadable(service);
	return id;
}
// build/src/hosts/earlier-reports.js
function hintsFrom({ earlier: ask, patient = false }, context, { clock, signal }) {
	const lastDurationMs = {};
	const earlier = ask?.() ?? Promise.resolve(void 0);
	earlier.then((read) => Object.assign(lastDurationMs, read?.durations), () => void 0);
	return {
		lastDurationMs,
		earlierRuns: async () => (await soon(earlier, clock))?.runs(context.commit?.sha ?? "") ?? {},
		previous: async (names) => {
			if (signal.aborted) return void 0;
			const last = await (patient ? earlier : soon(earlier, clock));
			const workspaces = names.map((name) => ({ name }));
			return last?.findings(sectionId({
				context,
				workspaces
			}));
		}
	};
}
const EARLIER_MS = 3e3;
async function soon(answer, clock) {
	const enough = new AbortController();
	const late = clock.sleep(EARLIER_MS, enough.signal).then(() => void 0, () => void 0);
	return Promise.race([answer, late]).finally(() => enough.abort());
}
// build/src/git/checked-out-commit.js
async function checkedOutCommit(directory) {
	const repository = findRepository(resolve(directory));
	const folder = repository && gitDirectory(repository);
	return folder && headOf$1(folder);
}
async function headOf$1(folder) {
	const head = (await textOf$3(join(folder, "HEAD")))?.trim() ?? "";
	const reference = /^ref: (refs\/[^\s]+)$/.exec(head)?.[1];
	if (reference === void 0) return shaOf(head);
	if (reference.split("/").includes("..")) return void 0;
	const common = (await textOf$3(join(folder, "commondir")))?.trim();
	const shared = common === void 0 ? folder : resolve(folder, common);
	const loose = (await textOf$3(join(shared, reference)))?.trim();
	if (loose !== void 0) return shaOf(loose);
	return shaOf((await textOf$3(join(shared, "packed-refs")) ?? "").split("\n").find((one) => one.endsWith(` ${reference}`))?.split(" ")[0] ?? "");
}
function textOf$3(path) {
	return readFile(path, "utf8").catch(() => void 0);
}
function shaOf(text) {
	return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : void 0;
}
// build/src/policy/address-patterns.js
const LONGEST$6 = 2e3;
const STEP = /([^.[\]"\s]+)(?:\[(\*|\d+|"(?:[^"\\]|\\.)*")\])?\./gsuy;
function isPattern(text) {
	return partsOf$1(text) !== void 0;
}
function isProtected(pattern, address) {
	const [wanted, found] = [partsOf$1(pattern), partsOf$1(address)];
	if (wanted === void 0 || found?.resource === void 0) return void 0;
	const { modules, resource } = wanted;
	const isInside = [...found.modules, void 0].some((_, from) => modules.every((step, at) => isLike$1(step, found.modules[from + at])));
	if (resource === void 0) return isInside;
	const { type, name, key } = found.resource;
	return isInside && fits$2(resource.type, type) && isLike$1(resource, {
		name,
		key
	});
}
function isLike$1(wanted, found) {
	if (found === void 0 || !fits$2(wanted.name, found.name)) return false;
	return wanted.key === void 0 || fits$2(wanted.key, found.key ?? "");
}
function fits$2(pattern, text) {
	const [first = "", ...others] = pattern.split("*");
	const last = others.pop();
	if (last === void 0) return first === text;
	if (!text.startsWith(first)) return false;
	let at = first.length;
	for (const part of others) {
		const found = text.indexOf(part, at);
		if (found < 0) return false;
		at = found + part.length;
	}
	return text.length - last.length >= at && text.endsWith(last);
}
function partsOf$1(text) {
	const steps = stepsOf$1(text);
	const modules = [];
	let at = 0;
	while (steps[at]?.name === "module" && steps[at]?.key === void 0) {
		const called = steps[at + 1];
		if (called === void 0) return void 0;
		modules.push(called);
		at += 2;
	}
	const [type, name, ...more] = steps.slice(at);
	if (type === void 0) return modules.length > 0 ? {
		modules,
		resource: void 0
	} : void 0;
	if (name === void 0 || type.key !== void 0 || more.length > 0) return void 0;
	return {
		modules,
		resource: {
			type: type.name,
			...name
		}
	};
}
function stepsOf$1(text) {
	if (text.length > LONGEST$6) return [];
	const whole = `${text}.`;
	const steps = [];
	let end = 0;
	for (const { 0: all, 1: name = "", 2: key } of whole.matchAll(STEP)) {
		steps.push({
			name,
			key
		});
		end += all.length;
	}
	return end === whole.length ? steps : [];
}
const LONGEST$5 = 512;
const NAME$2 = String.raw`[\p{L}_][\p{L}\p{N}\p{M}_-]{0,${LONGEST$5}}`;
const INDEX = String.raw`\[(?:\d+|\*|"(?:[^"\\\n\r]|\\[^]){0,${LONGEST$5}}")\]`;
const PART = new RegExp(`(${NAME$2})((?:${INDEX})*)`, "gu");
const REFERENCE = new RegExp(String.raw`(?<![\p{L}\p{N}\p{M}_\-./\\$@])${NAME$2}(?:\.${NAME$2}|${INDEX}){1,${LONGEST$5 / 2}}`, "gu");
function findAddresses(text) {
	const found = new Set();
	if (!/\.[\p{L}_]/u.test(text)) return [];
	for (const [reference] of text.matchAll(REFERENCE)) {
		const address = reference.length <= LONGEST$5 ? asAddress$1(reference) : void 0;
		if (address !== void 0) found.add(address);
		if (found.size >= 100) break;
	}
	return [...found];
}
function asAddress$1(reference) {
	const parts = Array.from(reference.matchAll(PART), ([whole, name = "", index]) => {
		return {
			whole,
			name,
			indexed: index !== ""
		};
	});
	const upTo = (end) => Array.from(parts.slice(0, end), ({ whole }) => whole).join(".");
	let next = 0;
	while (parts[next]?.whole === "module" && parts[next + 1]) next += 2;
	const moduleEnd = next;
	const { name: kind, indexed } = parts[next] ?? {
		name: "",
		indexed: false
	};
	const isRead = (kind === "data" || kind === "ephemeral") && !indexed;
	if (isRead) next += 1;
	const [type, name] = parts.slice(next, next + 2);
	if (type !== void 0 && name !== void 0 && !type.indexed) {
		if (type.name.includes("_") && !type.name.startsWith("_") || isRead || moduleEnd > 0) return upTo(next + 2);
	}
	return moduleEnd > 0 ? upTo(moduleEnd) : void 0;
}
// build/src/policy/reading.js
function merge(readings) {
	const told = readings.flatMap(({ canOverride }) => canOverride ?? []);
	return {
		results: readings.flatMap(({ results }) => results),
		runTasks: readings.flatMap(({ runTasks }) => runTasks),
		unfinished: readings.flatMap(({ unfinished }) => unfinished),
		doubts: readings.flatMap(({ doubts }) => doubts),
		errors: readings.flatMap(({ errors }) => errors),
		canOverride: told.length > 0 ? told.includes(true) : void 0
	};
}
function emptyReading() {
	return {
		results: [],
		runTasks: [],
		unfinished: [],
		doubts: [],
		errors: []
	};
}
function readStatus(table, object) {
	const { what, word } = object;
	const kind = kindOf$2(table, word);
	const unfinished = hasNoResult(kind);
	const reading = emptyReading();
	if (unfinished) reading.unfinished.push(object);
	if (kind === "unknown") reading.doubts.push(`The ${what} is "${word}", a status not known here.`);
	return {
		reading,
		kind,
		unfinished
	};
}
const ENDS = [
	"good",
	"bad",
	"stopped",
	"skipped"
];
const OVERRIDABLE = ["failed", "soft_failed"];
function stampDoubts(what, { status, "status-timestamps": stamps }, table) {
	const other = Object.entries(stamps ?? {}).filter(([key, at]) => key.endsWith("-at") && (at ?? "") !== "").map(([key]) => key.slice(0, -3).replaceAll("-", "_")).filter((word) => word !== status && ENDS.includes(kindOf$2(table, word))).find((word) => status !== "overridden" || !OVERRIDABLE.includes(word));
	return other === void 0 ? [] : [`The ${what} is "${status}", but by its own timestamps it was "${other}".`];
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function fieldsOf(value) {
	return typeof value === "object" && value !== null ? value : {};
}
function asCount(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : void 0;
}
function countsOf(attributes) {
	return {
		additions: attributes["resource-additions"],
		changes: attributes["resource-changes"],
		destructions: attributes["resource-destructions"],
		imports: attributes["resource-imports"]
	};
}
function countOf$3(counts, name) {
	return asCount(counts[name] ?? counts[name.replaceAll("-", "_")]);
}
const LEVELS = {
	"policy-check": [
		"advisory",
		"soft-mandatory",
		"hard-mandatory"
	],
	"policy-evaluation": [
		"advisory",
		"mandatory",
		"soft-mandatory",
		"hard-mandatory"
	],
	"terraform-policy": [
		"advisory",
		"mandatory",
		"mandatory-overridable"
	]
};
function toLevel(word, system) {
	return LEVELS[system].find((level) => level === (word ?? "").replaceAll("_", "-")) ?? "unknown";
}
function toStatus(kind, word) {
	if (kind === "good") return "passed";
	return word === "failed" || word === "errored" ? word : "unknown";
}
function readOutcome(table, system, outcome) {
	const { status: word, enforcement_level: levelWord } = outcome;
	const kind = kindOf$2(table, word);
	const level = toLevel(levelWord, system);
	const status = toStatus(kind, word);
	return {
		isGood: kind === "good",
		level,
		status,
		word: status === "unknown" ? word : level === "unknown" ? levelWord || void 0 : void 0
	};
}
const BROKEN_SET = {
	policy: "",
	level: "unknown",
	status: "errored",
	overridable: false,
	resources: []
};
function tally$1(results) {
	const bad = results.filter(({ status }) => status === "failed" || status === "overridden");
	const mandatory = bad.filter(({ level }) => level !== "advisory").length;
	const count = (wanted) => results.filter(({ status }) => status === wanted).length;
	return {
		passed: count("passed"),
		advisory: bad.length - mandatory,
		mandatory,
		overridden: count("overridden"),
		errored: count("errored"),
		unknown: count("unknown")
	};
}
function contradictions$1(what, status, results, blamesUnknown = false) {
	const { mandatory, overridden, errored, unknown } = tally$1(results);
	const blames = mandatory + errored + (blamesUnknown ? unknown : 0);
	const is = `The ${what} is "${status}" but`;
	if (status === "passed" && mandatory > 0) return [`${is} lists ${mandatory} failed mandatory policies.`];
	if ((status === "failed" || status === "awaiting_override") && blames === 0) return [`${is} none of its outcomes says why.`];
	return status === "overridden" && overridden === 0 ? [`${is} none of its outcomes failed.`] : [];
}
// build/src/policy/guard.js
const EXCEPTIONS = ["forgotten", "deposed"];
function guard(rules, { attributes }, changes) {
	const reading = emptyReading();
	const all = changes === void 0 ? [] : destroyedIn(changes, rules.except);
	for (const sentence of doubtsOf(rules, attributes, changes, all)) reading.doubts.push(`The guard cannot tell what this plan destroys. ${sentence}`);
	for (const pattern of rules.protect) {
		const caught = all.filter(({ names }) => names.some((name) => isProtected(pattern, name)));
		const said = `${countOf$2(caught.length)} that ${caught.length === 1 ? "is" : "are"} protected by ${pattern} would be destroyed.`;
		reading.results.push(toResult$4(`protect ${pattern}`, said, caught, rules));
	}
	const { maxDestroys: most } = rules;
	if (most === void 0) return reading;
	const number = numberOf(all, attributes, changes, rules.except);
	const said = `${countOf$2(number)} would be destroyed, and no more than ${most} may be.`;
	const caught = number > most ? all : [];
	reading.results.push(toResult$4(`max-destroys ${most}`, said, caught, rules, number > most));
	return reading;
}
function destroyedIn({ changes }, except) {
	const found = new Map();
	for (const { address, previousAddress, action, deposed, reason, attributes } of changes) {
		if (action !== "delete" && action !== "replace" && action !== "forget") continue;
		if (deposed && except.includes("deposed")) continue;
		if (action === "forget" && except.includes("forgotten")) continue;
		const known = found.get(address);
		const names = [address, previousAddress ?? address];
		const acts = [`${action}${deposed ? " deposed" : ""} ${address}`];
		if (known === void 0 || known.deposed) {
			const { acts: before = [], names: others = [] } = known ?? {};
			const whole = {
				acts: [...acts, ...before],
				names: [...names, ...others]
			};
			found.set(address, {
				address,
				action,
				deposed,
				reason,
				attributes,
				...whole
			});
		} else {
			known.acts.push(...acts);
			known.names.push(...names);
		}
	}
	return [...found.values()];
}
function numberOf(all, attributes, changes, except) {
	if (except.includes("deposed") && changes?.source === "json") return all.length;
	const forgotten = all.filter(({ action }) => action === "forget").length;
	return (asCount(attributes["resource-destructions"]) ?? 0) + forgotten;
}
function doubtsOf({ protect, maxDestroys }, attributes, changes, all) {
	const doubts = [];
	const odd = protect.find((pattern) => !isPattern(pattern));
	if (odd !== void 0) doubts.push(`"${odd}" is no pattern of addresses.`);
	if (maxDestroys !== void 0 && asCount(maxDestroys) === void 0) doubts.push(`max-destroys is ${maxDestroys}, which is no number of resources.`);
	const { additions, changes: updates, destructions } = countsOf(attributes);
	const told = [
		destructions,
		additions,
		updates
	].map(asCount);
	if (told[0] === void 0) doubts.push("The plan does not say how many resources it destroys.");
	if (changes === void 0) {
		if (!(attributes["has-changes"] === false && told.every((count) => count === 0))) doubts.push("Which ones it changes could not be read, only how many.");
		return doubts;
	}
	if (changes.doubt !== void 0) doubts.push(changes.doubt);
	if (changes.leftOut > 0) doubts.push(`${changes.leftOut} changes were too many to be kept.`);
	const strange = all.find(({ names }) => names.some((name) => isProtected("*.*", name) === void 0));
	if (strange !== void 0 && protect.length > 0) doubts.push(`"${strange.address}" is no address that a pattern can be held against.`);
	return doubts;
}
function toResult$4(policy, message, caught, { released = [] }, failed = caught.length > 0) {
	const resources = caught.slice(0, 100).map(toResource);
	const covering = caught.map((each) => released.find(({ covers }) => each.acts.every((act) => covers(act))));
	const [first] = covering;
	const isReleased = first !== void 0 && covering.every((release) => release !== void 0);
	return {
		system: "guard",
		policySet: "",
		policy,
		level: "mandatory-overridable",
		status: !failed ? "passed" : isReleased ? "overridden" : "failed",
		overridable: failed && !isReleased,
		message: failed ? message : "",
		output: [],
		address: resources[0]?.address,
		resources,
		override: isReleased ? {
			by: first.by,
			at: first.at,
			reason: first.reason
		} : void 0
	};
}
function toResource({ address, action, deposed, reason, ...rest }) {
	const why = [reason?.replaceAll("_", " "), rest.attributes.join(", ")].filter(Boolean).join(": ");
	const before = [...new Set(rest.names)].filter((name) => name !== address);
	return {
		address,
		message: [
			deposed ? "what an earlier replacement left behind would be destroyed" : WORDS$2[action],
			why === "" ? "" : ` (${why})`,
			before.length > 0 ? `; before, it was ${before.join(", ")}` : ""
		].join("")
	};
}
const WORDS$2 = {
	delete: "would be destroyed",
	replace: "would be destroyed and created anew",
	forget: "would be forgotten, and nobody manages it any more"
};
function countOf$2(number) {
	return number === 1 ? "1 resource" : `${number} resources`;
}
// build/src/trust/seal.js
function keyFrom(token, purpose) {
	return digestOf(token, `plangate ${purpose} v1`);
}
function digestOf(key, text) {
	return createHmac("sha256", key).update(text).digest();
}
function sealOf(key, text) {
	return digestOf(key, text).toString("base64url");
}
function isSealed(key, text, seal) {
	const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(key, text))];
	return given.length === right.length && timingSafeEqual(given, right);
}
function reportKey(token) {
	return keyFrom(token, "report").toString("base64url");
}
// build/src/trust/release.js
const MARK = 12;
function openRelease(token, { repository, number }, { by, at, commit, reason }, { workspaceId, marks, seal }) {
	const key = keyFrom(token, "release");
	if (!isSealed(key, whole({
		repository,
		number,
		by,
		at,
		commit,
		reason,
		workspaceId
	}, marks), seal)) return void 0;
	const known = new Set(marks.match(/.{12}/g));
	return (act) => known.has(markOf(key, act));
}
function markOf(key, act) {
	return digestOf(key, `act ${act}`).toString("hex").slice(0, MARK);
}
function whole({ repository, number, commit, workspaceId, by, at, reason }, marks) {
	const all = [
		repository.toLowerCase(),
		number,
		commit,
		workspaceId,
		by,
		at,
		reason,
		marks
	];
	return `release ${JSON.stringify(all)}`;
}
// build/src/gate/failure-of.js
var GateStop = class extends Error {
	name = "GateStop";
	kind;
	errored;
	constructor(kind, message, options = {}) {
		super(message);
		this.kind = kind;
		this.errored = options.errored ?? false;
	}
};
function failureOf(error, ended) {
	const message = messageOf$2(error);
	if (ended === "aborted") return {
		kind: "canceled",
		message: "The job was canceled."
	};
	if (error instanceof GateStop) return {
		kind: error.kind,
		message
	};
	if (error instanceof PackError) return {
		kind: "archive",
		message
	};
	if (!(error instanceof ServiceError)) return {
		kind: ended ?? "archive",
		message
	};
	const { remedy = "", code } = error;
	const whole = message.includes(remedy) ? message : `${message}\n${remedy}`;
	return {
		kind: ended ?? SERVICE_FAILURES[code] ?? "service",
		message: whole
	};
}
const SERVICE_FAILURES = {
	unauthorized: "refused",
	forbidden: "refused",
	"not-found": "refused",
	local: "archive",
	network: "network",
	timeout: "network",
	tls: "network",
	aborted: "canceled",
	invalid: "input"
};
function messageOf$2(error) {
	return error instanceof Error ? error.message : String(error);
}
function noneIfNotFound(error) {
	if (!(error instanceof ServiceError) || error.code !== "not-found") throw error;
}
function isRefusal(error) {
	return error instanceof ServiceError && (error.code === "not-found" || error.code === "forbidden");
}
function forgivesFailedLook(error, inARow) {
	if (!(error instanceof ServiceError)) return false;
	if (error.code === "unreadable") return inARow < 3;
	return [
		"network",
		"timeout",
		"server-error"
	].includes(error.code);
}
// build/src/judge.js
async function judge$1(options, ports, runGate = run) {
	const secrets = createSecrets();
	for (const secret of options.secrets) secrets.keep(secret);
	const gated = await runGate(options, ports, secrets);
	const elsewhere = await isElsewhere(options);
	const more = elsewhere && gated.workspaces.some(({ runId }) => runId !== void 0);
	const notices = [...options.notices ?? [], ...more ? [ELSEWHERE] : []];
	const workspaces = gated.workspaces.map((workspace) => ({
		...workspace,
		notices: [...new Set([...notices, ...workspace.notices])]
	}));
	const files = elsewhere ? NO_FILES : {
		...FILES,
		patches: options.patches
	};
	const result = await locate({
		...gated,
		workspaces
	}, options.repositoryRoot, files);
	const names = result.workspaces.map(({ workspace }) => workspace).concat(result.unaffected ?? []);
	const previous = await options.previous?.(names);
	const { toReportView } = await Promise.resolve().then(() => to_view_exports);
	const view = secrets.concealAll(toReportView(result, {
		...options.context,
		previous
	}));
	view.sealed = await seal(result, options, secrets);
	return {
		result,
		view
	};
}
async function seal({ workspaces }, { settings, context, repositoryRoot }, secrets) {
	const { group, token } = settings;
	if (group === void 0) return void 0;
	const { askedOf, sealGroup, withRoots } = await import("./sealed-group.js");
	const asked = askedOf(settings, context.commit?.sha);
	const portable = withRoots(secrets.concealAll(workspaces), (root) => relative(repositoryRoot, root));
	return sealGroup(reportKey(token), {
		group,
		asked,
		workspaces: portable
	});
}
async function run(options, ports, secrets) {
	const { settings, repositoryRoot, changedFiles = async () => void 0 } = options;
	const { clock, signal, log } = ports;
	const { timeoutMs } = settings;
	const started = clock.now();
	const deadline = started + timeoutMs - keptForPublishing(timeoutMs);
	try {
		const versionControl = await askVersionControl(options, clock);
		const client = createClient({
			...settings,
			...ports,
			deadline,
			secrets,
			discovers: true
		});
		const { findWorkspaces } = await import("./wanted-workspaces.js");
		const { wanted, skipped } = await findWorkspaces(client, options);
		if (skipped.length > 0) log.info(`Not affected by the files that change, and skipped: ${skipped.join(", ")}.`);
		if (wanted.length === 0) {
			const { decideUnaffected } = await Promise.resolve().then(() => decide_exports);
			return {
				verdict: decideUnaffected(settings.requirePolicies),
				workspaces: [],
				unaffected: skipped,
				archives: [],
				durationMs: clock.now() - started
			};
		}
		if (!versionControl) sayWithoutRepository(wanted, options, log);
		const { gate } = await Promise.resolve().then(() => gate_exports);
		const result = await gate({
			...settings,
			workspaces: wanted,
			versionControl,
			message: settings.message ?? options.message,
			deadline,
			changeRequest: options.changeRequest,
			commit: options.changeRequest && options.context.commit?.sha,
			lastDurationMs: options.lastDurationMs,
			earlierRuns: options.earlierRuns,
			guard: guardOf$1(options),
			proposal: options.proposed ? {
				repository: repositoryRoot,
				changedFiles
			} : void 0
		}, {
			...ports,
			client,
			pack: (root) => pack(root, options, ports)
		});
		return skipped.length > 0 ? {
			...result,
			unaffected: skipped
		} : result;
	} catch (error) {
		return await notGated(settings, failureOf(error, signal.aborted ? "aborted" : clock.now() >= deadline ? "timeout" : void 0), clock.now() - started);
	}
}
async function askVersionControl({ settings, context, change = {} }, clock) {
	if (settings.source !== "vcs") return void 0;
	const { versionControlOf } = await Promise.resolve().then(() => connection_exports);
	return versionControlOf(context, change, clock.date());
}
function guardOf$1({ settings, letThrough }) {
	const { protect = [], maxDestroys, guardExcept = [], token = "" } = settings;
	if (protect.length === 0 && maxDestroys === void 0) return void 0;
	return {
		protect,
		maxDestroys,
		except: EXCEPTIONS.filter((each) => guardExcept.includes(each)),
		async released(workspaceId) {
			return (await letThrough?.() ?? []).flatMap((change) => releasedOf(change, workspaceId, token));
		}
	};
}
function releasedOf(change, workspaceId, token) {
	return change.acts.flatMap((act) => act.releases.flatMap((release) => {
		const covers = act.commit === change.commit && release.workspaceId === workspaceId ? openRelease(token, change, act, release) : void 0;
		return covers === void 0 ? [] : [{
			covers,
			by: act.by,
			at: act.at,
			reason: act.reason
		}];
	}));
}
async function pack(root, options, ports) {
	const { settings, workingDirectory, secrets, never = [] } = options;
	const { rules, secretScan, includeUntrackedSecrets, token } = settings;
	const { packDirectory } = await Promise.resolve().then(() => pack_directory_exports);
	return packDirectory({
		root,
		rules,
		secretScan,
		includeUntrackedSecrets,
		secrets: [token, ...secrets],
		never: never.map((path) => resolve(workingDirectory, path))
	}, ports);
}
function sayWithoutRepository(wanted, { proposed }, log) {
	const loose = wanted.filter(({ repository }) => repository === void 0);
	for (const directory of new Set(loose.map((each) => each.directory))) {
		const sentence = `${directory} is in no git repository: links may lead no further than what is sent, and every file counts as changed.`;
		if (proposed) log.warning(sentence);
		else log.debug(sentence);
	}
}
async function notGated(settings, failure, durationMs) {
	const { unjudged } = await Promise.resolve().then(() => end_run_exports);
	const { describeQuery } = await import("./wanted-workspaces.js");
	return unjudged(settings.workspaces.map((selector) => ({
		workspace: selector.kind === "name" ? selector.name : describeQuery(selector),
		failure
	})), durationMs);
}
const ELSEWHERE = "The checkout is another commit than the one that was planned, so findings have no lines. Check out the head of the pull request to have them.";
async function isElsewhere({ settings, context, repositoryRoot }) {
	if (settings.source !== "vcs") return false;
	const checkedOut = await checkedOutCommit(repositoryRoot);
	return checkedOut === void 0 || checkedOut !== context.commit?.sha;
}
const FILES = {
	readFile: (path) => readFile(path, "utf8").catch(() => void 0),
	readDirectory: (path) => readdir(path).catch(() => [])
};
const NO_FILES = {
	readFile: async () => void 0,
	readDirectory: async () => []
};
async function locate(result, repositoryRoot, files = FILES) {
	if (!result.workspaces.some(({ results, diagnostics, changes }) => diagnostics.length > 0 || changes !== void 0 || results.some(({ status }) => status !== "passed"))) return result;
	const { locateResults } = await import("./locate-results.js");
	return locateResults(result, {
		repositoryRoot,
		...files
	});
}
// build/src/archive/describe.js
const LARGE_BYTES = 1e8;
const LARGEST_SHOWN = 10;
function describeLargest({ bytes, entries }) {
	if (bytes <= LARGE_BYTES) return [];
	return entries.filter(({ type }) => type === "file").toSorted(bySize).slice(0, LARGEST_SHOWN).map(({ path, size }) => `${formatBytes(size)}  ${path}`);
}
const bySize = (a, b) => b.size - a.size || (a.path < b.path ? -1 : 1);
function formatBytes(bytes) {
	if (bytes < 1e3) return `${bytes} B`;
	const units = [
		"kB",
		"MB",
		"GB",
		"TB"
	];
	let value = bytes / 1e3;
	while (value >= 999.95 && units.length > 1) {
		value /= 1e3;
		units.shift();
	}
	return `${value.toFixed(value < 10 ? 1 : 0)} ${units[0]}`;
}
// build/src/report/links.js
function permalink(location, context) {
	const { repository, commit } = context;
	if (!repository || !commit) return void 0;
	const base = `${repository.serverUrl.replace(/\/+$/, "")}/${encodePath(repository.slug)}`;
	const sha = encodeURIComponent(commit.sha);
	const path = encodePath(location.path);
	const line = location.startLine;
	const inQuery = encodeURIComponent(`/${wellFormed(location.path)}`);
	return {
		github: `${base}/blob/${sha}/${path}#L${line}`,
		gitea: `${base}/src/commit/${sha}/${path}#L${line}`,
		gitlab: `${base}/-/blob/${sha}/${path}#L${line}`,
		bitbucket: `${base}/src/${sha}/${path}#lines-${line}`,
		azure: `${base}?path=${inQuery}&version=GC${sha}&line=${line}`
	}[repository.style ?? "github"];
}
function helpUrl({ kind, policySet, policy }, { policyLink = "" }) {
	const used = Object.entries({
		"{policy-set}": policySet,
		"{policy}": policy
	}).filter(([hole]) => policyLink.includes(hole));
	if (!(kind === "policy" || kind === "undecided") || used.some(([, name]) => /^\.*$/.test(name))) return void 0;
	const fill = (url, [hole, name]) => url.replaceAll(hole, () => encodeURIComponent(wellFormed(name)));
	return safeHref(used.reduce(fill, policyLink), [policyLink.replaceAll(/\{[a-z-]+\}/g, "x")]);
}
function encodePath(path) {
	return wellFormed(path).split("/").map(encodeURIComponent).join("/");
}
function wellFormed(text) {
	return text.replace(/\p{Cs}/gu, "�");
}
// build/src/report/changes.js
const SIGNS = {
	delete: "−",
	replace: "±",
	forget: "∅",
	update: "~",
	create: "+",
	none: "→"
};
const REASONS$1 = {
	tainted: "is marked as damaged (tainted)",
	requested: "its replacement was asked for",
	replace_triggered_by: "something changes that replaces it (replace_triggered_by)",
	cannot_update: "cannot be updated in place",
	delete_because_no_resource_config: "is no longer in the configuration",
	delete_because_wrong_repetition: "does not fit the count or for_each of its block",
	delete_because_count_index: "its number is beyond count",
	delete_because_each_key: "its key is no longer in for_each",
	delete_because_no_module: "its module is no longer called",
	delete_because_no_move_target: "was moved to where nothing is configured"
};
function figuresOf({ plan, changes }) {
	if (plan?.status !== "finished") return void 0;
	const { additions, changes: updates, destructions } = plan;
	const isCertain = additions === 0 || destructions === 0;
	const listed = changes?.changes.filter(({ action }) => action === "replace").length;
	const replaces = changes === void 0 || changes.doubt !== void 0 ? isCertain ? 0 : void 0 : listed;
	const both = Math.min(replaces ?? 0, additions, destructions);
	return {
		creates: additions - both,
		updates,
		deletes: destructions - both,
		replaces
	};
}
function totalsOf({ workspaces }) {
	const all = workspaces.map(figuresOf);
	const total = (figure) => {
		const known = all.flatMap((each) => each?.[figure] ?? []);
		return known.length < all.length ? "" : String(sum(known, (number) => number));
	};
	return {
		creates: total("creates"),
		updates: total("updates"),
		deletes: total("deletes"),
		replaces: total("replaces")
	};
}
function destructionWords(view, most) {
	const groups = grouping(changesOf(view).filter(destroys));
	const lines = groups.slice(0, most).map((group) => {
		const [change] = group;
		const names = workspacesOf$2(group, view, (name) => cleanLine(name, 60));
		const parts = [
			cleanLine(change.address, 200),
			placeOf$6(change),
			names,
			why(change, asIs)
		];
		return `  ${SIGNS[change.action]} ${joined("   ", ...parts)}`;
	});
	const more = groups.length - lines.length;
	const doubts = view.workspaces.flatMap(({ name, changes }) => changes?.doubt === void 0 ? [] : [`  ? ${cleanLine(name, 60)}: ${MAYBE} ${changes.doubt}`]);
	const rest = more > 0 ? [`  … and ${grouped(more)} more that are destroyed or replaced`] : [];
	return [
		...lines,
		...rest,
		...doubts.slice(0, most)
	];
}
const MAYBE = "the list of changes may not be whole.";
function changesOf({ workspaces }) {
	return workspaces.flatMap(({ name, changes }) => (changes?.changes ?? []).map((change) => ({
		...change,
		workspace: name
	})));
}
function destroys({ action }) {
	return action === "delete" || action === "replace";
}
function grouping(changes) {
	return groupBy(changes, (change) => ({
		...change,
		workspace: ""
	}));
}
function workspacesOf$2(group, view, mark) {
	const names = [...new Set(group.map(({ workspace }) => workspace))];
	return view.workspaces.length > 1 ? `in ${firstOf(names, 2, mark)}` : "";
}
function why(change, mark) {
	const { action, previousAddress, imported, deposed, reason = "", attributes } = change;
	const isKnown = action !== "forget" && Object.hasOwn(REASONS$1, reason);
	const names = list$1(attributes, 4, mark);
	return joined(", ", deposed ? "what an earlier replacement left behind" : "", previousAddress === void 0 ? "" : `moved from ${mark(cleanLine(previousAddress, 200))}`, imported ? "imported" : "", action === "forget" ? "stays, but is no longer managed" : "", joined(" ", isKnown ? REASONS$1[reason] : "", names && `(${names})`));
}
function sum(items, figure) {
	return items.reduce((total, item) => total + figure(item), 0);
}
// build/src/policy/named-resources.js
const MOST$3 = 1e3;
const LONGEST$4 = 2e3;
function namedIn(lines) {
	return eachOnce(lines.flatMap(({ text, address }) => {
		const found = findAddresses(text);
		const [first = ""] = found;
		const one = address ?? (found.length === 1 || text.startsWith(first) ? first : "");
		if (one !== "") return {
			address: one,
			message: withoutAddress(text, one)
		};
		return mentionedIn(text);
	}));
}
function mentionedIn(text) {
	return findAddresses(text).map((address) => ({
		address,
		message: void 0
	}));
}
function eachOnce(named) {
	const resources = new Map();
	for (const { address, message, location } of named) {
		const known = resources.get(address);
		if (known === void 0) {
			if (resources.size >= MOST$3) break;
			resources.set(address, {
				address,
				message: message?.slice(0, LONGEST$4),
				location
			});
		} else {
			known.location ??= location;
			const said = known.message ?? "";
			if (message !== void 0 && !said.includes(message) && said.length < LONGEST$4) known.message = said === "" ? message : `${said}; ${message}`;
		}
	}
	return [...resources.values()];
}
function withoutAddress(text, address) {
	const rest = text.startsWith(address) ? text.slice(address.length) : text;
	return (rest === "" || rest.startsWith(": ") ? rest.slice(2) : text).trim() || void 0;
}
function isAddress(text) {
	return findAddresses(text)[0] === text;
}
// build/src/policy/from-policy-check.js
const UNNAMED = "unnamed policy";
function fromPolicyCheck(check, log) {
	const { status, result, permissions } = check.attributes;
	const what = `policy check ${check.id}`;
	const { reading, unfinished } = readStatus(POLICY_CHECK, {
		system: "policy-check",
		what,
		word: status
	});
	reading.canOverride = permissions?.["can-override"] ?? void 0;
	if (unfinished) return reading;
	if (status === "errored") reading.errors.push(`The ${what} could not be evaluated${firstLineOf(log)}.`);
	const counts = tally(result ?? {});
	if (counts === void 0) {
		if (status !== "errored") reading.doubts.push(`The ${what} is "${status}" but does not say how many policies passed.`);
		return reading;
	}
	reading.doubts.push(...contradictions(what, check.attributes, counts), ...stampDoubts(what, check.attributes, POLICY_CHECK));
	const results = nameResults(counts, log ?? "", check.attributes);
	const [first, ...others] = results;
	const policy = check.attributes["policy-name"] ?? "";
	const isOnly = others.length === 0 && first?.policy === "unnamed policy" && policy !== "";
	reading.results.push(...isOnly ? [{
		...first,
		policy
	}] : results);
	return reading;
}
function nameResults(counts, log, { status, "status-timestamps": stamps }) {
	const logged = parsePolicyLog(log);
	const failures = [
		["hard-mandatory", counts.hard],
		["soft-mandatory", counts.soft],
		["advisory", counts.advisory]
	].flatMap(([level, count]) => {
		const isSoft = level === "soft-mandatory";
		const isOverridden = isSoft && status === "overridden";
		const at = isOverridden ? stamps?.["overridden-at"] ?? void 0 : void 0;
		return pick$1(logged.filter((policy) => policy.level === level && policy.passed !== true), count, level).map((policy) => ({
			...toResult$3(policy, isOverridden ? "overridden" : "failed"),
			overridable: isSoft,
			override: at === void 0 ? void 0 : { at }
		}));
	});
	const passes = pick$1(logged.filter((policy) => policy.passed === true), counts.passed, "unknown").map((each) => toResult$3(each, "passed"));
	return [...failures, ...passes];
}
function tally(result) {
	const passed = countOf$3(result, "passed");
	const hard = countOf$3(result, "hard-failed");
	const soft = countOf$3(result, "soft-failed");
	const advisory = countOf$3(result, "advisory-failed");
	const total = countOf$3(result, "total-failed");
	if (passed === void 0 || hard === void 0 || soft === void 0) return void 0;
	if (advisory === void 0 || total === void 0) return void 0;
	return {
		passed,
		hard,
		soft,
		advisory,
		total
	};
}
function fits$1(status, { hard, soft, advisory }) {
	if (status === "passed") return hard === 0 && soft === 0;
	if (status === "soft_failed" || status === "overridden") return hard === 0 && soft > 0;
	if (status === "failed") return soft === 0 && hard + advisory > 0;
	return status === "hard_failed" ? hard > 0 : status === "errored";
}
function contradictions(what, { status, result }, counts) {
	const { passed, total, hard, soft, advisory } = counts;
	const doubts = [];
	if (total !== hard + soft + advisory) doubts.push(`The ${what} counts ${total} failed policies in all, but ${hard} hard-mandatory, ${soft} soft-mandatory and ${advisory} advisory ones.`);
	if (kindOf$2(POLICY_CHECK, status) !== "unknown" && !fits$1(status, counts)) doubts.push(`The ${what} is "${status}" but counts ${hard} hard-mandatory and ${soft} soft-mandatory failures.`);
	if (status === "passed" && result?.result === false && advisory === 0) doubts.push(`The ${what} is "passed" but its result is false.`);
	if (status === "passed" && passed + total === 0 && result?.result !== true) doubts.push(`The ${what} is "passed" but names no policy and no result.`);
	return doubts;
}
function pick$1(named, count, level) {
	if (named.length === count) return named;
	const kept = named.length < count ? named : [];
	const missing = Math.min(count - kept.length, 1e4);
	const unnamed = {
		policySet: "",
		policy: UNNAMED,
		level,
		description: "",
		output: []
	};
	return [...kept, ...Array.from({ length: missing }, () => unnamed)];
}
function toResult$3(policy, status) {
	const { policySet, policy: name, level, description, output } = policy;
	const said = name === "unnamed policy" && output.length === 0 ? "The log of the policy check does not name this policy." : output.find((line) => !isVerdictLine(line)) ?? description;
	const resources = status === "passed" ? [] : namedIn(output.map((text) => ({ text })));
	return {
		system: "policy-check",
		policySet,
		policy: name,
		level,
		status,
		overridable: false,
		message: status === "passed" ? "" : said,
		description: description || void 0,
		output,
		address: resources[0]?.address,
		resources
	};
}
function isVerdictLine(line) {
	const word = line.trimStart();
	return word.startsWith("FALSE - ") || word.startsWith("TRUE - ") || word === "Print messages:";
}
function firstLineOf(log) {
	const line = log?.split("\n").find((candidate) => candidate.trim() !== "");
	return line === void 0 ? "" : `: ${line.trim().slice(0, 300)}`;
}
const HEADER$1 = "## Policy ";
const MOST_POLICIES = 2e3;
const MOST_LINES$1 = 500;
const LONGEST$3 = 2e3;
function parsePolicyLog(log) {
	const policies = [];
	let current;
	let description = false;
	for (const raw of log.split("\n")) {
		const line = raw.trimEnd().slice(0, LONGEST$3);
		const header = policies.length < MOST_POLICIES ? parseHeader(line) : void 0;
		if (header !== void 0) {
			current = header;
			policies.push(header);
			description = false;
			continue;
		}
		if (current === void 0 || line === "") {
			description &&= current !== void 0 && current.description === "";
			continue;
		}
		if (line.startsWith("Result: ")) {
			const word = line.slice(8).trim().toLowerCase();
			if (current.passed === void 0 && (word === "true" || word === "false")) current.passed = word === "true";
		} else if (line.startsWith("Description:")) {
			description = true;
			current.description = line.slice(12).trim();
		} else if (description) current.description = `${current.description} ${line.trim()}`.trim().slice(0, LONGEST$3);
		else if (current.output.length < MOST_LINES$1) current.output.push(line);
	}
	return policies;
}
function parseHeader(line) {
	if (!line.startsWith(HEADER$1) || !line.endsWith(")")) return void 0;
	const colon = line.indexOf(": ");
	const open = line.lastIndexOf(" (");
	if (colon === -1 || open <= colon + 1) return void 0;
	const path = line.slice(colon + 2, open).trim();
	const slash = path.lastIndexOf("/");
	const file = path.slice(slash + 1);
	return {
		policySet: slash === -1 ? "" : path.slice(0, slash),
		policy: file.endsWith(".sentinel") ? file.slice(0, -9) : file,
		level: toLevel(line.slice(open + 2, -1).trim(), "policy-check"),
		description: "",
		output: []
	};
}
// build/src/policy/compare.js
const NAMELESS = ["", UNNAMED];
function compare$2(results, current) {
	return results.map((result) => {
		const same = current.filter((other) => keyOf(other) === keyOf(result));
		const clear = same.length > 0 && same.every((one) => failed(one) || one.status === "passed");
		if (!failed(result) || !clear || NAMELESS.includes(result.policy)) return result;
		const failures = same.filter(failed);
		const resources = result.resources.map((each) => {
			return {
				...each,
				baseline: baselineOf(each.address, failures)
			};
		});
		const none = { baseline: baselineOf(void 0, failures) };
		return {
			...result,
			resources,
			baseline: agreed(resources.length > 0 ? resources : [none])
		};
	});
}
function agreed(all) {
	const [first] = all;
	return all.every(({ baseline }) => baseline === first?.baseline) ? first?.baseline : void 0;
}
function failed({ status }) {
	return status === "failed" || status === "overridden";
}
function keyOf({ system, policySet, policy }) {
	return JSON.stringify([
		system,
		policySet,
		policy
	]);
}
function baselineOf(address, failures) {
	const named = failures.map(({ resources }) => resources.map((resource) => resource.address));
	const isAmong = (all) => address === void 0 ? all.length === 0 : all.includes(address);
	if (named.some(isAmong)) return "existing";
	const whole = named.every(({ length }) => length > 0 && length < 100);
	return failures.length === 0 || address !== void 0 && whole ? "new" : void 0;
}
// build/src/report/findings.js
function collectFindings(result, context) {
	return groupBy(result.workspaces.flatMap(findingsOf), (each) => {
		const { fingerprint, status, level, severity } = each;
		return [
			fingerprint,
			status,
			level,
			severity,
			placeOf$6(each)
		];
	}).map((group) => joinFindings(group, context)).sort(bySeverity);
}
function joinFindings(group, context) {
	const [finding] = group;
	const { previous } = context;
	const same = groupBy(group.flatMap(({ resources }) => resources), (each) => [
		each.address,
		each.message,
		placeOf$6(each)
	]);
	const isAlone = same.length === 1;
	const resources = same.map(([resource, ...others]) => {
		const print = resourcePrint(finding, resource);
		const isKnown = previous?.resources?.includes(print);
		return {
			...resource,
			fingerprint: isAlone ? finding.fingerprint : print,
			permalink: resource.location && permalink(resource.location, context),
			age: isKnown === void 0 ? void 0 : isKnown ? "persisting" : "new",
			baseline: agreed([resource, ...others]),
			workspaces: workspacesOf$1([resource, ...others])
		};
	});
	const isOld = previous?.fingerprints.includes(finding.fingerprint) || resources.some(({ age }) => age === "persisting");
	return {
		...finding,
		workspaces: workspacesOf$1(group),
		permalink: finding.location && permalink(finding.location, context),
		helpUrl: helpUrl(finding, context),
		age: previous && (isOld ? "persisting" : "new"),
		baseline: agreed(group),
		resources
	};
}
function workspacesOf$1(all) {
	return [...new Set(all.flatMap(({ workspaces }) => workspaces))];
}
function resourcePrint(finding, { address, message = "" }) {
	return fingerprint({
		...finding,
		kind: `${finding.kind} of a resource`,
		address,
		message
	});
}
function findingsOf(workspace) {
	const open = isGreen(workspace.verdict.word);
	const workspaces = [workspace.workspace];
	return [
		...workspace.results.flatMap(fromPolicy),
		...workspace.runTasks.flatMap(fromRunTask),
		...workspace.diagnostics.map(fromDiagnostic)
	].map((draft) => ({
		...draft,
		severity: open && closesGate(draft) ? "warns" : draft.severity,
		location: shownPlace(draft.location),
		fingerprint: fingerprint(draft),
		workspaces,
		resources: draft.resources.map((each) => ({
			...each,
			location: shownPlace(each.location),
			fingerprint: "",
			workspaces
		}))
	}));
}
function fromPolicy(result) {
	const { policySet, policy, level, status, overridable, ...rest } = result;
	if (status === "passed") return [];
	const { message, output, description, address, location, resources, override, baseline } = rest;
	const said = {
		message,
		output,
		description,
		address,
		location,
		resources,
		override,
		baseline
	};
	const unclear = status === "unknown" || status === "not-evaluated" || level === "unknown";
	return [{
		kind: unclear && status !== "overridden" ? "undecided" : "policy",
		policySet,
		policy,
		level,
		status,
		severity: policySeverity(result, unclear),
		overridable,
		guard: result.system === "guard" ? true : void 0,
		...said
	}];
}
function policySeverity(result, unclear) {
	if (result.status === "overridden") return "notes";
	if (unclear) return "blocks";
	if (result.level === "advisory") return "warns";
	return result.status === "failed" && result.overridable ? "needs-override" : "blocks";
}
function fromRunTask({ name, level, status, message }) {
	if (status === "passed") return [];
	return [{
		kind: "run-task",
		policySet: "",
		policy: name,
		level,
		status,
		severity: level === "advisory" ? "warns" : "blocks",
		overridable: false,
		message,
		output: [],
		resources: []
	}];
}
function fromDiagnostic({ severity, summary, detail, address, file, line }) {
	const location = file !== void 0 && line !== void 0 ? {
		path: file,
		startLine: line,
		endLine: line,
		source: "diagnostic"
	} : void 0;
	return {
		kind: "diagnostic",
		policySet: "",
		policy: summary,
		level: "unknown",
		status: "errored",
		severity: severity === "error" ? "blocks" : "notes",
		overridable: false,
		message: detail ?? summary,
		output: [],
		address,
		location,
		resources: address === void 0 ? [] : [{
			address,
			message: void 0,
			location
		}]
	};
}
const SEVERITIES$1 = [
	"blocks",
	"needs-override",
	"warns",
	"notes"
];
const KINDS = [
	"diagnostic",
	"policy",
	"run-task",
	"undecided"
];
function bySeverity(one, other) {
	return SEVERITIES$1.indexOf(one.severity) - SEVERITIES$1.indexOf(other.severity) || KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || compare$3(one.policySet, other.policySet) || compare$3(one.policy, other.policy) || compare$3(one.address ?? "", other.address ?? "") || compare$3(one.message, other.message) || compare$3(one.fingerprint, other.fingerprint);
}
function fingerprint(finding) {
	const { kind, policySet, policy, address = "", message } = finding;
	const text = message.slice(0, 400).toLowerCase().replace(/\d+/g, "0").replace(/\s+/g, " ");
	return hash(JSON.stringify([
		kind,
		policySet,
		policy,
		address,
		text.trim().slice(0, 200)
	]));
}
function shownPlace(location) {
	const { path, startLine } = location ?? {
		path: "",
		startLine: 0
	};
	return path.length <= 1e3 && !/^[/~]|^[A-Za-z]:|\\|[\p{Cc}\p{Cs}]/u.test(path) && path.split("/").every((part) => part !== "" && part !== "." && part !== "..") && Number.isSafeInteger(startLine) && startLine >= 1 ? location : void 0;
}
function closesGate({ severity }) {
	return severity === "blocks" || severity === "needs-override";
}
function mustFixFindings(view) {
	const closing = view.findings.filter(closesGate);
	if (closing.length > 0 || view.green || view.verdict !== "advisory") return closing;
	return view.findings.filter(({ severity }) => severity === "warns");
}
function needsReason({ name, verdict, reasons }, view) {
	if (isGreen(verdict) || reasons.length === 0) return false;
	if (verdict !== "blocked" && verdict !== "needs-override") return true;
	return !mustFixFindings(view).some((each) => each.workspaces.includes(name));
}
function tallyOf(view) {
	const { verdict, green, workspaces, findings, counts } = view;
	const distinct = (wanted) => groupBy(findings.filter(wanted), ({ policySet, policy }) => [policySet, policy]).length;
	return {
		verdict,
		green,
		workspaces: workspaces.length,
		affected: workspaces.filter((each) => shares(each.verdict, verdict)).length,
		policiesAtFault: distinct((each) => closesGate(each) && each.kind !== "run-task" && each.kind !== "diagnostic"),
		runTasksAtFault: distinct((each) => closesGate(each) && each.kind === "run-task"),
		advisoryFailures: distinct(({ severity }) => severity === "warns"),
		overridden: distinct(({ status }) => status === "overridden"),
		results: Object.values(counts).reduce((sum, each) => sum + each, 0)
	};
}
function shares(one, worst) {
	return one === worst || worst === "blocked" && one === "needs-override";
}
// build/src/report/help.js
const PAGE = "https://github.com/plangate/plangate/blob/main/docs/troubleshooting.md";
const HEADINGS = [
	"`cannot start`",
	"`token is empty`, or `get no secrets`",
	"`is not an input`",
	"`names the host`",
	"`organization is missing`, although the `cloud` block names it",
	"`does not have this operation`",
	"`by a later look`, or `this service may not start runs by itself`",
	"`whose code the checkout`, or `is of a fork's pull request`, or `about the change of a fork`",
	"`holds no configuration: not a single .tf file`, or `There is no Terraform configuration for workspace`",
	"`is in local execution mode`",
	"`but the token may not queue runs in it`",
	"`cannot be gated`, or `but the repository is`, or `leads out of what is uploaded`",
	"`can still be applied although the gate did not pass`",
	"`could not be discarded if the gate closed`",
	"`which nobody asked for`, or `was asked for`, or `does not only save its plan`, or `might be one that is applied`, or `although it was asked not to`, or `was not waited for`",
	"`left no report`, or `which one is its own`, or `The report of group`, or `the matrix does not have`, or `started no run for it`, or `is not one that group`, or `is not over: `, or `is no matrix`, or `lacks a group`",
	"`is not sealed`, or `is not one of this key`, or `is sealed for another group`, or `was made with other settings`, or `is no key as`",
	"`planned only a part`",
	"`not compared`, or `is not over, so nothing`, or `planned other files than`, or `is of the commit`, or `was the latest when`, or `does not say which`, or `has no run yet`",
	"`starts no runs for this pull request`, or `no pull request starts a run`, or `judges the run of a pull request`",
	"`started no speculative run`, or `while it was judged`, or `both plan this commit`",
	"`is for the event push`, or `is a run of one workspace`, or `of another workspace or version`, or `was not told how the apply ended`",
	"`says two different things of`, or `counts … but lists …`",
	"`The guard cannot tell what this plan destroys`",
	"`the list of changes may not be whole`",
	"`Module not found` or `Unreadable module directory` in the plan",
	"`looks like a credential and is not tracked by git`",
	"`and git cannot say whether it is tracked`, or `git could not tell which files are tracked`",
	"`but the policies do not get to see that`",
	"`files that are judged must not choose what is packed`, or `links bring in more than`",
	"`no workspace is affected by this change`",
	"`The timeout of`, or `none appeared in time`",
	"`There are more comments than could be read`, or `could not be read to their end`, or `than can be read`",
	"`was not answered before the time for publishing was over`",
	"`is not the head of`, or `has a newer commit`",
	"`carries this gate's marker`, or `A later run has reported`, or `Other jobs kept writing`",
	"`Resource not accessible by integration`, or `the token needs`, or `there is no token for`",
	"`self-signed certificate in certificate chain` or `unable to verify the first certificate`",
	"`answered 401`, or `does not know the token`",
	"`answered 403`, or `The token may not do this`",
	"`answered 404`, or `was not found in organization`",
	"`answered 429`, or `rate limit is used up`",
	"`answered 5`, or `got no complete answer`, or `got no answer`",
	"`could not reach`, or `could not be reached`, or `was refused by TLS`",
	"`says that the API is at`, or `find out where the service has its API`",
	"`The plan failed, so no policy could be evaluated`",
	"`ignore the file`, or `or ignore it`, or `nothing is packed without knowing`",
	"`The service could not use the upload`",
	"`answered in a form that is not known here`, or `that is not JSON`, or `GitHub shows no pull request`",
	"`Not all reports were written`, or `could not be written`",
	"`The job was canceled`, or `The job was killed`",
	"`Nothing vouches for this plan, so the gate stays closed`"
];
function helpFor(message) {
	const heading = HEADINGS.find((each) => phrasesOf(each).some((one) => holds(message, one)));
	return heading && `${PAGE}#${anchorOf(heading)}`;
}
function withHelp(message) {
	return joined(" See ", message, helpFor(message));
}
function phrasesOf(heading) {
	return Array.from(heading.matchAll(/`([^`]+)`/g), ([, phrase = ""]) => phrase).filter((phrase) => phrase !== "cloud");
}
function holds(message, phrase) {
	let at = 0;
	return phrase.split("…").every((part) => {
		const found = message.indexOf(part, at);
		at = found + part.length;
		return found >= 0;
	});
}
function anchorOf(heading) {
	return heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "").replaceAll(" ", "-");
}
// build/src/report/spots.js
function spotsOf(finding) {
	const { fingerprint, location, permalink, age, baseline, workspaces } = finding;
	const [first, ...others] = finding.resources.map((resource) => {
		const message = areSeveral(finding) ? "" : beside(finding.message, resource.address);
		return {
			...resource,
			message: resource.message ?? message
		};
	});
	const message = finding.message.trim() || STATUS_WORDS[finding.status];
	return first ? [first, ...others] : [{
		message,
		fingerprint,
		location,
		permalink,
		age,
		baseline,
		workspaces
	}];
}
function generalMessage(finding) {
	const { message, resources } = finding;
	const [only] = resources;
	if (only === void 0 || resources.length === 1 && only.message === void 0) return "";
	return resources.some(({ address, message: said }) => said !== void 0 && (message.includes(said) || said.includes(beside(message, address)))) ? "" : message;
}
function areSeveral({ resources }) {
	return resources.length > 1;
}
function beside(message, address) {
	const prefix = `${address}: `;
	return message.startsWith(prefix) ? message.slice(prefix.length) : message;
}
function subjectAndMessage({ address, message }, limit = Infinity) {
	return [address === void 0 || message.slice(0, limit).includes(address) ? "" : address, message];
}
function ownBaseline(spot, finding) {
	return spot.baseline === finding.baseline ? {} : spot;
}
// build/src/report/neutralise-log.js
function safeLine(line) {
	return breakCommands(cleanLogLine(splitLines(line).join(" "))).replace(/^(\s*)(?=::)/u, "$1\\");
}
function splitLines(text) {
	return text.split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/);
}
function cleanLogLine(line) {
	return cleanText(line).replaceAll("\n", " ").replace(/\p{Default_Ignorable_Code_Point}|\p{Cn}/gu, "");
}
function breakCommands(line) {
	return line.replace(/##(?=[A-Za-z]{0,32}\[)/g, "##\\");
}
const MESSAGE_LIMIT$1 = 4e3;
const PROPERTY_LIMIT = 1e3;
const IN_MESSAGE = {
	"%": "%25",
	"\r": "%0D",
	"\n": "%0A"
};
({ ...IN_MESSAGE });
const ON_AZURE = {
	...IN_MESSAGE,
	"%": "%AZP25",
	";": "%3B",
	"]": "%5D"
};
function renderLoggingCommand(name, properties, message) {
	return `##vso[${name}${propertyList(properties, ";", ON_AZURE)}]${escapeWith(ON_AZURE, message)}`;
}
function propertyList(properties, between, escapes) {
	const list = Object.entries(properties).filter(([, value]) => value !== void 0 && value !== "").map(([key, value]) => `${key}=${escapeWith(escapes, clip$1(String(value), PROPERTY_LIMIT))}`);
	return list.length > 0 ? ` ${list.join(between)}` : "";
}
function escapeWith(escapes, text) {
	return clip$1(cleanText(text), MESSAGE_LIMIT$1).replace(/[%\r\n:,;\]]/g, (sign) => escapes[sign] ?? sign);
}
// build/src/report/console.js
function renderOpening(context) {
	const { commit, pullRequest, runOptions = [] } = context;
	const at = commit ? ` at ${commit.sha.slice(0, 7)}` : "";
	const about = pullRequest ? ` · pull request #${pullRequest.number}${at}` : at && ` ·${at}`;
	return lines(`Plangate ${context.version} · ${context.organization} on ${context.hostname}${about}`, ...runOptions.length > 0 ? [`Planned with ${runOptions.join(" · ")}`] : []);
}
function renderEvent(event, options = {}) {
	const name = "workspace" in event && (options.workspaces ?? 1) > 1 ? `${event.workspace}: ` : "";
	const stamp = `  ${elapsed(event.atMs)} ${name}`;
	switch (event.kind) {
		case "archive": return archiveLines(event.archive, options.repositoryRoot);
		case "version-created": return lines(`${stamp}configuration version ${event.versionId} created`);
		case "uploading": return [];
		case "uploaded": return lines(`${stamp}uploaded`);
		case "run-created": return lines(`▸ ${event.workspace}   ${event.runUrl}${event.adopted ? "   (already started: adopted)" : ""}`);
		case "run-found": return lines(`▸ ${event.workspace}   ${event.runUrl}   (started by somebody else)`);
		case "run-overridden": return lines(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} was overridden for these very files; no new run`);
		case "progress": return event.words === RUN.errored.says ? [] : lines(`${stamp}${event.words}`);
		case "heartbeat": return lines(`${stamp}still ${event.words}, of at most ${elapsed(event.timeoutMs)}`);
		case "canceling": return lines(`${stamp}canceling ${event.runId}: ${event.why}`);
		case "workspace-decided": return decidedLines(event.result, event.atMs);
	}
}
function archiveLines(archive, repositoryRoot) {
	const others = archive.withheld.filter(({ reason }) => reason !== "ignored");
	const ignored = archive.withheld.length - others.length;
	const files = archive.entries.filter(({ type }) => type === "file").length;
	const withheld = others.map(({ path, reason }) => `${path} ${reason}`);
	const left = joined(", ", ignored > 0 ? `${grouped(ignored)} ignored` : "", withheld.length > 0 ? `${grouped(withheld.length)} withheld: ${list$1(withheld, 4)}` : "");
	const largest = describeLargest(archive);
	return lines("▸ Archive", `  ${shownDirectory(archive.root, repositoryRoot)} → ${count$1(files, "file")}, ${size(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${left && `  (${left})`}`, ...largest.slice(0, 1).map(() => "  The largest files:"), ...largest.map((line) => `    ${line}`), ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`));
}
function shownDirectory(root, repositoryRoot) {
	if (repositoryRoot === void 0 || !root.startsWith(repositoryRoot)) return root;
	const rest = root.slice(repositoryRoot.length).replace(/^[/\\]+/, "");
	return rest === "" ? "./" : `${rest}/`;
}
function decidedLines({ workspace, verdict, plan }, atMs) {
	const { sign, words } = VERDICT[verdict.word];
	return lines(`${sign} ${workspace}   ${words}${hasNoChanges(plan) ? ", no changes" : ""}   ${elapsed(atMs)}`);
}
const SHOWN = {
	findings: 50,
	advisory: 10,
	resources: 10,
	workspaces: 20,
	changes: 20
};
function renderVerdict(view) {
	const must = mustFixFindings(view);
	const advisory = view.findings.filter((each) => each.severity === "warns" && !must.includes(each));
	const overridden = view.findings.filter(({ status }) => status === "overridden");
	const told = [
		...some(must, SHOWN.findings, "finding", (finding) => findingLines("✗", finding, view)),
		...some(advisory, SHOWN.advisory, "advisory failure", (finding) => findingLines("!", finding, view)),
		...some(overridden, SHOWN.advisory, "overridden failure", (finding) => [findingLine("✓", finding, [finding.address, overriddenWords(finding)], 300)])
	];
	return lines("", ...workspaceLines(view), ...destructionWords(view, SHOWN.changes), ...told.length > 0 ? ["", ...told] : [], "", `${VERDICT[view.verdict].sign} Policy gate: ${view.headline}.`, ...view.nextSteps);
}
function some(items, limit, one, toLines, indent = "  ") {
	const rest = items.length - limit;
	const told = items.slice(0, limit).flatMap(toLines);
	return rest > 0 ? [...told, `${indent}… and ${count$1(rest, `more ${one}`)}`] : told;
}
function workspaceLines(view) {
	const closed = view.workspaces.filter(({ verdict }) => !isGreen(verdict));
	const green = view.workspaces.filter(({ verdict }) => isGreen(verdict));
	const shown = [...closed, ...green].slice(0, SHOWN.workspaces);
	const width = Math.min(40, Math.max(...shown.map(({ name }) => name.length)));
	const told = shown.flatMap((workspace) => {
		const reasons = needsReason(workspace, view) ? workspace.reasons.slice(0, 5) : [];
		return [workspaceLine(workspace, width), ...reasons.map((reason) => `    ${withHelp(cleanLine(reason, 900))}`)];
	});
	const hidden = view.workspaces.length - shown.length;
	const hiddenGreen = Math.min(hidden, green.length);
	if (hidden > 0) told.push(`  … and ${workspaces(hidden)} more, ${grouped(hiddenGreen)} of them green`);
	return told;
}
function workspaceLine(workspace, width) {
	const { verdict, name, plan, runUrl } = workspace;
	const { sign, words } = VERDICT[verdict];
	const changes = hasNoChanges(plan) ? ", no changes" : "";
	const url = runUrl === void 0 ? "" : `   ${runUrl}`;
	return `${sign} ${cleanLine(name, 90).padEnd(width)}   ${countWords([workspace]) || words}${changes}${url}`;
}
function findingLines(sign, finding, view) {
	const where = view.workspaces.length > 1 ? `in ${list$1(finding.workspaces, 4)}` : "";
	const fresh = finding.age === "new" ? "new" : "";
	const spots = spotsOf(finding);
	const toLine = (spot) => {
		const [address, message] = subjectAndMessage(spot);
		const own = baselineWords(ownBaseline(spot, finding), view.context);
		return [`      ${cleaned([
			placeOf$6(spot),
			address,
			message,
			own
		], "   ", 400)}`];
	};
	const shown = some(spots, SHOWN.resources, "resource", toLine, "      ");
	return [findingLine(sign, finding, [
		where,
		baselineWords(finding, view.context),
		fresh,
		overrideWords(finding),
		generalMessage(finding)
	]), ...shown];
}
function findingLine(sign, finding, more, limit = 200) {
	return `  ${sign} ${cleaned([
		finding.policy,
		standing$1(finding),
		...more
	], "   ", limit)}`;
}
function cleaned(parts, between, limit) {
	return parts.flatMap((part) => part ? [cleanLine(part, limit)] : []).join(between);
}
function lines(...all) {
	return all.map((line) => clip$1(safeLine(clip$1(line, 4e3)), 1e3).trimEnd());
}
// build/src/quote.js
function quote$1(text) {
	const line = text.replace(/\s+/g, " ").trim();
	return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
}
function alternatives(words) {
	if (words.length < 2) return words.join("");
	return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
// build/src/settings/did-you-mean.js
function didYouMean(word, known) {
	let best;
	let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
	for (const name of known) {
		const distance = editDistance(word.slice(0, 60), name.slice(0, 60));
		if (distance < bestDistance) [best, bestDistance] = [name, distance];
	}
	return best;
}
function editDistance(a, b) {
	const rows = [];
	const at = (row, column) => rows[row]?.[column] ?? Infinity;
	for (let row = 0; row <= a.length; row++) {
		rows.push([row]);
		for (let column = 1; column <= b.length; column++) {
			const same = a[row - 1] === b[column - 1];
			const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			const cost = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1), swapped ? at(row - 2, column - 2) + 1 : Infinity);
			rows[row]?.push(cost);
		}
	}
	return at(a.length, b.length);
}
// build/src/settings/input-values.js
const UNITS_MS = [
	864e5,
	36e5,
	6e4,
	1e3
];
function parseDuration(text) {
	const [, ...counts] = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim()) ?? [];
	const value = UNITS_MS.reduce((sum, ms, at) => sum + ms * Number(counts[at] ?? 0), 0);
	return value > 0 ? { value } : { problem: `${quote$1(text)} is not a duration. Write 90m, 1h30m or 5400s.` };
}
const TRUE = [
	"true",
	"yes",
	"on",
	"1"
];
const FALSE = [
	"false",
	"no",
	"off",
	"0"
];
function parseFlag(text) {
	const word = text.trim().toLowerCase();
	if (TRUE.includes(word)) return { value: true };
	if (FALSE.includes(word)) return { value: false };
	return { problem: `${quote$1(text)} is neither true nor false. Write true or false.` };
}
function parseNumber(text) {
	const trimmed = text.trim();
	const value = Number(trimmed);
	return /^[0-9]{1,15}$/.test(trimmed) && value > 0 ? { value } : { problem: `${quote$1(text)} is not a number. Write digits only.` };
}
function parseChoice(text, choices) {
	const value = choices.find((choice) => choice === text.trim().toLowerCase());
	if (value !== void 0) return { value };
	const near = didYouMean(text, choices);
	const meant = near === void 0 ? "" : ` Did you mean ${quote$1(near)}?`;
	return { problem: `${quote$1(text)} is not a choice. Write ${alternatives(choices)}.${meant}` };
}
function parseKey(text) {
	return text.length <= 100 && !/[\p{Cc}\p{Cf}]/u.test(text) ? { value: text } : { problem: "is longer than 100 characters or has control characters in it." };
}
function parseGroup(text) {
	return /^[a-z0-9]{12}-\d{1,3}-of-\d{1,3}$/.test(text) ? { value: text } : { problem: "is not the name of a group that `plangate matrix` printed." };
}
function parseList(text) {
	const trimmed = text.trim();
	const opened = trimmed.startsWith("[");
	if (opened !== trimmed.endsWith("]")) {
		const [one, other] = opened ? ["begins with \"[\"", "end with \"]\""] : ["ends with \"]\"", "begin with \"[\""];
		return { problem: `${one} but does not ${other}. Write \`[a, b]\` or one per line.` };
	}
	if (opened) return parseItems(trimmed.slice(1, -1).replace(/,\s*$/, ""));
	const lines = trimmed.split(/\r\n|\n|\r/).map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
	const isDashed = (line) => line === "-" || line.startsWith("- ");
	if (!lines.some(isDashed)) {
		const parsed = collect(lines.map((line) => parseItems(line.replace(/,$/, ""))));
		return "problem" in parsed ? parsed : { value: parsed.value.flat() };
	}
	const odd = lines.find((line) => !isDashed(line));
	if (odd === void 0) return collect(lines.map((line) => parseItem(line.slice(1))));
	return { problem: `mixes lines that begin with "- " and lines that do not (${quote$1(odd)}). Write all of them the same way.` };
}
function parseItems(text) {
	if (text.trim() === "") return { value: [] };
	return collect(text.split(",").map(parseItem));
}
function parseItem(text) {
	const item = text.trim();
	if (item === "") return { problem: "has an empty item. Take out the extra comma or dash." };
	const [, mark = "", inner = ""] = /^(["'])(.*)\1$/s.exec(item) ?? [];
	if (mark !== "" && !inner.includes(mark)) return { value: inner.trim() };
	if (/^["']|["']$/.test(item)) return { problem: `has a quote that is not closed: ${quote$1(item)}.` };
	if (/[[\]{}]/.test(item)) return { problem: `has a bracket in the wrong place: ${quote$1(item)}. Write \`[a, b]\` or one per line.` };
	return { value: item };
}
function collect(items) {
	const values = [];
	for (const item of items) {
		if ("problem" in item) return item;
		values.push(item.value);
	}
	return { value: values };
}
// build/src/locate/cloud-block.js
function mayHaveCloudBlock(text) {
	return text.includes("cloud") || text.includes("\"remote\"");
}
function readCloudBlock(path, { body: file }) {
	const block = file.blocks.flatMap(({ type, body }) => type === "terraform" ? body.blocks : []).find(({ type, labels }) => type === "cloud" || type === "backend" && labels[0] === "remote");
	if (block === void 0) return void 0;
	const { body, range } = block;
	const workspaces = body.blocks.find(({ type }) => type === "workspaces")?.body;
	return {
		at: `${path}:${range.startLine}`,
		hostname: textAttribute(body, "hostname"),
		organization: textAttribute(body, "organization"),
		workspaces: workspaces && toWorkspaces(workspaces)
	};
}
function toWorkspaces(body) {
	const tags = tagsOf(attribute(body, "tags"));
	return {
		name: textAttribute(body, "name"),
		prefix: textAttribute(body, "prefix"),
		project: textAttribute(body, "project"),
		tags: tags.length > 0 ? tags : void 0
	};
}
function tagsOf(value) {
	if (value?.kind === "tuple") return value.items.flatMap((item) => textOf$6(item) || []);
	if (value?.kind === "object") return value.entries.flatMap(({ key }) => textOf$6(key) || []);
	return [];
}
function attribute(body, name) {
	return body.attributes.find((each) => each.name === name)?.value;
}
function textAttribute(body, name) {
	return textOf$6(attribute(body, name)) || void 0;
}
// build/src/trust/trusted-block.js
function readBranch(text) {
	return /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|^[-/.]|[/.]$|\/\/|\/\./u.test(text) ? { problem: `${quote$1(text)} is not the name of a branch.` } : { value: text };
}
var UntrustedError = class extends Error {
	name = "UntrustedError";
};
async function findBlock(files, directory, first, worth = mayHaveCloudBlock) {
	const sorted = (await files.names(directory) ?? []).filter((name) => /\.(?:tf|tofu)$/.test(name)).sort();
	const likely = sorted.filter((name) => name === first);
	for (const name of [...likely, ...sorted.filter((one) => !likely.includes(one))]) {
		const path = posix.join(directory, name);
		const text = await files.read(path) ?? "";
		if (!worth(text)) continue;
		const { loadHcl } = await import("./hcl.js").then((n) => n.hcl_exports);
		const block = readCloudBlock(path, (await loadHcl()).parse(text));
		if (block !== void 0) return block;
	}
}
function tellDifferences(own, trusted, counts) {
	const told = (what, mine, theirs) => {
		if (theirs === void 0 || mine === theirs) return [];
		const says = mine === void 0 ? "names none" : `says ${quote$1(mine)}`;
		const where = own === void 0 ? "the pull request" : own.at;
		return [`The ${what} comes from ${trusted.at}, ${quote$1(theirs)}: ${where} ${says}, which does not count before it is merged.`];
	};
	return [...counts.organization ? told("organization", own?.organization, trusted.organization) : [], ...counts.workspaces ? told("workspace", workspacesOf(own), workspacesOf(trusted)) : []];
}
function workspacesOf(block) {
	const { name, prefix, tags, project } = block?.workspaces ?? {};
	const parts = [
		name,
		prefix && `${prefix}…`,
		tags && `tags ${tags.join(", ")}`,
		project && `project ${project}`
	].filter((part) => typeof part === "string");
	return parts.length > 0 ? parts.join(", ") : void 0;
}
// build/src/policy/run-options.js
function askedOptions(options) {
	return Object.entries(options).filter(([, value]) => value !== void 0);
}
function describeOptions(options) {
	return askedOptions(options).map(([name, value]) => {
		const shown = name === "variables" ? namesOf(value) : value;
		return `${inputOf(name)}: ${[shown].flat().join(", ")}`;
	});
}
function namesOf(variables) {
	if (!Array.isArray(variables)) return variables === void 0 ? void 0 : "?";
	return variables.map((each) => each?.key ?? "?");
}
function partsOnly(options) {
	return ["refresh-only", "target-addrs"].filter((name) => options[name] !== void 0).map(inputOf);
}
function inputOf(attribute) {
	return INPUTS$1[attribute] ?? attribute;
}
const INPUTS$1 = {
	"is-destroy": "destroy",
	"target-addrs": "target",
	"replace-addrs": "replace"
};
// build/src/settings/run-options.js
function readLines$1(text) {
	const value = text.split(/\r\n|\n|\r/).map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
	return value.some((line) => /\p{Cc}/u.test(line)) ? { problem: "has control characters in it." } : { value };
}
function readVariables(text) {
	const lines = readLines$1(text);
	if ("problem" in lines) return lines;
	const names = lines.value.map((line) => /^([\p{L}_][\p{L}\p{N}_-]*)\s*=/u.exec(line)?.[1]);
	const odd = names.indexOf(void 0);
	if (odd >= 0) return { problem: `has no \`name=value\` in its line ${odd + 1}. One a line.` };
	const twice = names.find((name, at) => names.indexOf(name) !== at);
	return twice === void 0 ? lines : { problem: `names ${quote$1(twice)} twice.` };
}
function readTerraformVersion(text) {
	return /^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[0-9A-Za-z.-]{1,40})?$/.test(text) ? { value: text } : { problem: `${quote$1(text)} is not a version of Terraform. Write one as in 1.11.4.` };
}
function runOptionsOf(asked) {
	const { target = [], replace = [], variables = [], terraformVersion } = asked;
	return {
		"is-destroy": asked.destroy || void 0,
		"refresh-only": asked.refreshOnly || void 0,
		refresh: asked.refresh ? void 0 : false,
		"target-addrs": target.length > 0 ? target : void 0,
		"replace-addrs": replace.length > 0 ? replace : void 0,
		variables: variables.length > 0 ? variables.map(toVariable) : void 0,
		"terraform-version": terraformVersion,
		"allow-empty-apply": asked.allowEmptyApply || void 0
	};
}
function toVariable(line) {
	const at = line.indexOf("=");
	return {
		key: line.slice(0, at).trim(),
		value: line.slice(at + 1).trim()
	};
}
function noteConflicts(asked, note) {
	const { mode, destroy, refreshOnly, replace = [] } = asked;
	const provisional = mode === "provisional";
	if (asked.autoQueueRuns && describeOptions(runOptionsOf(asked)).length > 0) note("auto-queue-runs", "cannot be true with options of the run: one that an upload starts has none.");
	if (provisional && asked.terraformVersion !== void 0) note("terraform-version", "cannot go with `mode: provisional`: only a run that is never applied may plan with another version.");
	if (provisional && destroy && !asked.allowDestroyApply) note("destroy", "with `mode: provisional` leaves a plan that destroys everything for somebody to apply. Set `allow-destroy-apply` to true where that is meant.");
	if (refreshOnly && (destroy || !asked.refresh || replace.length > 0)) note("refresh-only", "cannot go with `destroy`, with `replace` or with `refresh: false`: such a run only refreshes.");
	if (destroy && replace.length > 0) note("replace", "cannot go with `destroy`: what is destroyed is not created anew.");
}
async function toLiterals(options) {
	const { variables } = options;
	if (variables === void 0) return options;
	const { loadHcl } = await import("./hcl.js").then((n) => n.hcl_exports);
	const hcl = await loadHcl();
	const literal = (text) => {
		const { body, problems } = hcl.parse(`value = ${text}\n`);
		const [first, ...others] = body.attributes;
		return problems.length === 0 && others.length + body.blocks.length === 0 && first !== void 0 && isLiteral(first.value) ? text : quoted(text);
	};
	return {
		...options,
		variables: variables.map(({ key, value }) => ({
			key,
			value: literal(value)
		}))
	};
}
function isLiteral(expression) {
	switch (expression.kind) {
		case "literal": return true;
		case "tuple": return expression.items.every(isLiteral);
		case "object": return expression.entries.every(({ key, value }) => isLiteral(key) && isLiteral(value));
		case "operation": return expression.operator === "-" && expression.operands.length === 1 && expression.operands.every(isLiteral);
		default: return false;
	}
}
function quoted(text) {
	return JSON.stringify(text).replaceAll(/[$%]\{/g, (opening) => `${opening[0]}${opening}`);
}
// build/src/trust/hostname.js
function readHostname(text) {
	const written = text.trim();
	const problem = `${quote$1(withoutPassword(written))} is not a host. Write ${alternatives(["app.terraform.io", "tfe.example.com:8443"])}.`;
	if (/[\s\\?#@]|[^\x20-\x7e\u00a1-\uffff]/u.test(written)) return { problem };
	let url;
	try {
		url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`);
	} catch {
		return { problem };
	}
	if (url.pathname !== "/" || url.hostname === "") return { problem };
	if (url.protocol !== "https:" && url.protocol !== "http:") return { problem };
	if (url.protocol === "http:" && !isLoopback(url.hostname)) return { problem: `${quote$1(written)} would send the token unencrypted. Write https.` };
	return { value: {
		hostname: url.host,
		origin: url.origin
	} };
}
function isLoopback(hostname) {
	return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname);
}
function tokenFor(hostname, environment) {
	for (const [name, value] of Object.entries(environment)) {
		if (!name.startsWith("TF_TOKEN_") || value === void 0 || value.trim() === "") continue;
		if (name.slice(9).replaceAll("__", "-").replaceAll("_", ".").toLowerCase() === hostname.toLowerCase()) return value.trim();
	}
}
function withoutPassword(text) {
	const at = text.lastIndexOf("@");
	return at === -1 ? text : `…${text.slice(at)}`;
}
// build/src/settings/read-addresses.js
function readHosts(text) {
	const hosts = parseList(text);
	if ("problem" in hosts) return hosts;
	const origins = [];
	for (const host of hosts.value) {
		const read = readHostname(host);
		if ("problem" in read) return read;
		if (!read.value.origin.startsWith("https:")) return { problem: `${quote$1(host)} is not reached by https. Name hosts that are.` };
		origins.push(read.value.origin);
	}
	return { value: origins };
}
const HOLE = /\{(?:policy-set|policy)\}/g;
function readPolicyLink(text) {
	const link = text.trim();
	const problem = (why) => ({ problem: `${why}. Write https://wiki.example.com/{policy-set}/{policy}.` });
	if (!/^https:\/\/[^/?#\\]/i.test(link) || !URL.canParse(link.replace(HOLE, "x"))) return problem("is not an https address");
	const { username, password } = new URL(link.replace(HOLE, "x"));
	if (username !== "" || password !== "") return problem("has a user in it");
	const [, host = "", fragment = ""] = /^https:\/\/([^/?#]*)[^#]*(.*)$/is.exec(link) ?? [];
	if (/[{}]/.test(host + fragment)) return problem("has a placeholder outside of path and query");
	if (/[{}\s]/.test(link.replace(HOLE, ""))) return problem("has another placeholder than {policy-set} and {policy}, or white space");
	return { value: link };
}
// build/src/settings/read-guard.js
const PIECE = /(?:"(?:[^"\\\n]|\\.)*"|[^\s,"])+|"/g;
function readPatterns(text) {
	const own = text.split(/\r\n|\n|\r/).map((line) => line.trim()).filter((line) => !line.startsWith("#")).join("\n");
	const value = Array.from(own.matchAll(PIECE), ([piece]) => piece).filter((one) => one !== "-");
	const odd = value.find((pattern) => !isPattern(pattern));
	return odd === void 0 ? { value: [...new Set(value)] } : { problem: `${quote$1(odd)} is not a pattern of addresses. Write aws_db_instance.*, module.data or module.data.aws_db_instance.main.` };
}
function readMost(text) {
	return /^\s*\d{1,9}\s*$/.test(text) ? { value: Number(text) } : { problem: `${quote$1(text)} is not a number. Write digits only.` };
}
function readExceptions(text) {
	const list = parseList(text);
	if ("problem" in list) return list;
	const read = list.value.map((word) => parseChoice(word, EXCEPTIONS));
	const value = read.flatMap((one) => "value" in one ? one.value : []);
	return read.find((one) => "problem" in one) ?? { value };
}
// build/src/settings/inputs.js
const ACTION = ["action"];
const PUBLISHING = ["action", "cli"];
function input(description, row) {
	return {
		description,
		...row
	};
}
const INPUT_TABLE = {
	hostname: input("Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request never choose it: name it unless it is the default.", {
		kind: "string",
		default: "app.terraform.io",
		environment: ["TF_CLOUD_HOSTNAME"],
		cloudBlock: "hostname",
		group: "What to gate"
	}),
	token: input("API token of a user or a team that may queue plans. It is sent to `hostname` and nowhere else.", {
		kind: "secret",
		environment: ["TF_API_TOKEN", "TF_TOKEN_<host>"],
		group: "What to gate"
	}),
	organization: input("Organization that the workspaces belong to.", {
		kind: "string",
		environment: ["TF_CLOUD_ORGANIZATION"],
		cloudBlock: "organization",
		group: "What to gate"
	}),
	workspace: input("Name of the workspace to plan in. For several, use `workspaces`.", {
		kind: "string",
		environment: ["TF_WORKSPACE"],
		cloudBlock: "workspaces",
		group: "What to gate"
	}),
	workspaces: input("Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`; one per line or separated by commas.", {
		kind: "list",
		group: "What to gate"
	}),
	directory: input("Directory of the configuration. With a working directory set on the workspace, the directory above is sent, as the service expects.", {
		kind: "path",
		default: ".",
		group: "What to gate"
	}),
	"affected-only": input("Plan only in workspaces whose working directory or trigger patterns the pull request's files touch.", {
		kind: "flag",
		default: "false",
		group: "The run"
	}),
	source: input("`upload` sends the files and plans them; `vcs` sends nothing and judges the run that version control started for the head of the pull request, in workspaces that are connected to the repository.", {
		kind: "choice",
		default: "upload",
		choices: ["upload", "vcs"],
		group: "The run"
	}),
	"report-apply": input("On `push`, instead of a gate: wait for the apply of the run that version control started for the commit, or of `apply-run`, and say on the merged pull request how it ended.", {
		kind: "flag",
		default: "false",
		doors: ACTION
	}),
	"apply-run": input("With `report-apply`: the run whose apply is reported, as in `run-…`, of the one workspace that is named. A provisional run of the gate is found by its id only.", {
		kind: "string",
		doors: ACTION
	}),
	group: input("Which group of a `plangate matrix` this job is, as it was printed: its runs and its report say so, and `plangate combine` finds them. Its runs are never those of an earlier job.", {
		kind: "string",
		group: "The run",
		parse: parseGroup
	}),
	mode: input("`speculative` plans and never applies; `provisional` leaves a saved plan that somebody may apply.", {
		kind: "choice",
		default: "speculative",
		choices: ["speculative", "provisional"],
		group: "The run"
	}),
	message: input("Shown on the run. Left out, it names the pull request and the commit.", {
		kind: "string",
		group: "The run"
	}),
	timeout: input("How long the whole job may take, as in `90m` or `1h30m`. Afterwards: undecided.", {
		kind: "duration",
		default: "1h",
		group: "What closes the gate",
		setting: "timeoutMs"
	}),
	"fail-on": input("Which policy failures close the gate. `never` reports them only; errors and unknown answers still close it.", {
		kind: "choice",
		default: "mandatory",
		choices: [
			"mandatory",
			"advisory",
			"never"
		],
		group: "What closes the gate"
	}),
	"require-policies": input("Close the gate when not a single policy was evaluated.", {
		kind: "flag",
		default: "false",
		group: "What closes the gate"
	}),
	protect: input("Resources that must not be destroyed without somebody's word, as address patterns like `aws_db_instance.*` or `module.data`: in whichever module they are, replaced ones too. One per line or separated by commas.", {
		kind: "list",
		group: "What closes the gate",
		parse: readPatterns
	}),
	"max-destroys": input("So many resources a plan may destroy or replace before that needs somebody's word; 0 for none.", {
		kind: "number",
		group: "What closes the gate",
		parse: readMost
	}),
	"guard-except": input("What `protect` and `max-destroys` let go: `forgotten` (no longer managed, but left alone), `deposed` (left behind by an earlier replacement, where the plan tells).", {
		kind: "list",
		group: "What closes the gate",
		parse: readExceptions
	}),
	"on-failure": input("What happens to a provisional run whose gate closed. `discard` needs a token that may apply runs. One that needs an override is kept in any case: a discarded run could not be overridden.", {
		kind: "choice",
		default: "discard",
		choices: ["discard", "keep"],
		group: "The run"
	}),
	"cancel-superseded": input("Cancel earlier runs of this pull request in the same workspace that are still going, if the token may: that needs the permission to apply runs. Provisional runs are left alone.", {
		kind: "flag",
		default: "true",
		group: "The run",
		off: "Leave earlier runs of this pull request alone. Else those still going are canceled, except provisional ones."
	}),
	"auto-queue-runs": input("Let the upload start the run instead of creating it by a request of its own. Such a run carries no `message`, is not canceled by a later push, and cannot be provisional.", {
		kind: "flag",
		default: "false",
		group: "The run"
	}),
	destroy: input("Plan to destroy everything that the workspace manages. With `mode: provisional` it needs `allow-destroy-apply`.", {
		kind: "flag",
		default: "false",
		group: "What the run plans"
	}),
	"allow-destroy-apply": input("Let `mode: provisional` leave a plan that destroys everything, for somebody to apply.", {
		kind: "flag",
		default: "false",
		group: "What the run plans"
	}),
	"refresh-only": input("Plan only what has changed outside of Terraform. Undecided unless `allow-partial` is true.", {
		kind: "flag",
		default: "false",
		group: "What the run plans"
	}),
	refresh: input("Look at what exists before planning; `false` trusts the state.", {
		kind: "flag",
		default: "true",
		group: "What the run plans",
		off: "Plan by the state alone, without a look at what exists."
	}),
	target: input("Addresses of resources and modules, one per line: nothing else is planned. Undecided unless `allow-partial` is true.", {
		kind: "list",
		group: "What the run plans",
		parse: readLines$1
	}),
	"allow-partial": input("Let a run pass that planned only a part (`target`, `refresh-only`): the rest of the configuration is not judged.", {
		kind: "flag",
		default: "false",
		group: "What the run plans"
	}),
	replace: input("Addresses of resources to destroy and create anew, one per line.", {
		kind: "list",
		group: "What the run plans",
		parse: readLines$1
	}),
	variables: input("Variables of this run, one `name=value` per line. A value is an HCL literal or else text. Whoever may read the run reads them: a secret of this job is refused.", {
		kind: "list",
		group: "What the run plans",
		parse: readVariables
	}),
	"terraform-version": input("Plan with this version of Terraform instead of the workspace's own. Not with `mode: provisional`.", {
		kind: "string",
		group: "What the run plans",
		parse: readTerraformVersion
	}),
	"allow-empty-apply": input("Ask for a run that can be applied although it changes nothing, as for an upgrade of the state.", {
		kind: "flag",
		default: "false",
		group: "What the run plans"
	}),
	rules: input("How `.terraformignore` is read: `terraform` ships what Terraform ships less what its traps would leak, `exact` decides bug for bug, `gitignore` as git does.", {
		kind: "choice",
		default: "terraform",
		choices: [
			"terraform",
			"exact",
			"gitignore"
		],
		group: "What is sent"
	}),
	"secret-scan": input("What a file that looks as if it held a credential does.", {
		kind: "choice",
		default: "warn",
		choices: ["warn", "fail"],
		group: "What is sent"
	}),
	"include-untracked-secrets": input("Send files that look like secrets although git does not track them. Without it they stay here and are named.", {
		kind: "flag",
		default: "false",
		group: "What is sent"
	}),
	"ca-file": input("PEM file with certificate authorities to trust besides the usual ones. `NODE_EXTRA_CA_CERTS` works too.", {
		kind: "path",
		group: "What to gate"
	}),
	comment: input("When to comment on the pull request. `auto`: once anything is not green, and from then on always; `on-failure`: as long as it is not green.", {
		kind: "choice",
		default: "auto",
		choices: [
			"auto",
			"always",
			"on-failure",
			"off"
		],
		group: "The comment, on CI hosts that have one",
		doors: PUBLISHING
	}),
	"comment-mode": input("`update` edits the one comment; `recreate-on-change` replaces it when the verdict changes, so that people are notified.", {
		kind: "choice",
		default: "update",
		choices: ["update", "recreate-on-change"],
		group: "The comment, on CI hosts that have one",
		doors: PUBLISHING
	}),
	"comment-key": input("Jobs with the same key share one comment, each with a section of its own; another key makes another comment.", {
		kind: "string",
		default: "default",
		group: "The comment, on CI hosts that have one",
		parse: parseKey,
		doors: PUBLISHING
	}),
	"comment-title": input("Stands for \"Policy gate\" in the heading of the comment.", {
		kind: "string",
		group: "The comment, on CI hosts that have one",
		doors: PUBLISHING
	}),
	"comment-header": input("Your own words above the report, as Markdown without HTML; of 2,000 bytes, what is longer is cut. Texts of the event inside of it, such as titles and names of branches, are shown as code.", {
		kind: "string",
		group: "The comment, on CI hosts that have one",
		doors: PUBLISHING
	}),
	"comment-commands": input("Say in the comment what to type to let a failure pass: for repositories with a workflow on `issue_comment`, as docs/commands.md has it.", {
		kind: "flag",
		default: "false",
		group: "The comment, on CI hosts that have one",
		doors: ACTION
	}),
	"comment-footer": input("The same below the report.", {
		kind: "string",
		group: "The comment, on CI hosts that have one",
		doors: PUBLISHING
	}),
	"policy-link": input("Where a policy is explained, as in `https://wiki.acme.example/{policy-set}/{policy}`: every finding gets a link \"how to fix\".", {
		kind: "string",
		group: "The comment, on CI hosts that have one",
		parse: readPolicyLink,
		doors: PUBLISHING
	}),
	"link-hosts": input("Hosts to which addresses in messages of policies, in `comment-header` and in `comment-footer` may be links; by https. All others are shown as text.", {
		kind: "list",
		group: "The comment, on CI hosts that have one",
		setting: "linkOrigins",
		parse: readHosts,
		doors: PUBLISHING
	}),
	annotate: input("Which findings become annotations. `auto`: all that keep the gate closed, advisory ones in changed files; `changed`: in changed files only.", {
		kind: "choice",
		default: "auto",
		choices: [
			"auto",
			"all",
			"changed",
			"off"
		],
		doors: ACTION
	}),
	"github-token": input("Token for the comment; needs `pull-requests: write`.", {
		kind: "secret",
		expression: "${{ github.token }}",
		doors: ACTION
	}),
	"checks-token": input("Token for annotations; needs `checks: write` and must be the workflow's own, because GitHub lets nobody else edit the job's check run.", {
		kind: "secret",
		expression: "${{ github.token }}",
		doors: ACTION
	}),
	"check-run-id": input("The job's own check run, which gets the annotations.", {
		kind: "number",
		expression: "${{ job.check_run_id }}",
		doors: ACTION
	}),
	"pr-number": input("Pull request to report on when the event names none: workflow_dispatch, schedule, push.", {
		kind: "number",
		setting: "pullRequestNumber",
		doors: ACTION
	}),
	"on-missing-token": input("What happens on pull requests from forks and of Dependabot, which get no secrets: `fail`, or `neutral`, which opens the gate without having looked.", {
		kind: "choice",
		default: "fail",
		choices: ["fail", "neutral"],
		doors: ACTION
	}),
	"allow-untrusted-head": input("Plan the files of a fork, or files whose origin could not be told, with this job's token. A plan runs code: allow it only behind an environment with reviewers.", {
		kind: "flag",
		default: "false",
		group: "Who may choose what"
	}),
	"trusted-branch": input("In pull requests, the branch whose `cloud` block names organization and workspace where no input does. Left out, the default branch. A block that the pull request changes does not count.", {
		kind: "string",
		group: "Who may choose what",
		parse: readBranch
	})
};
const INPUTS = Object.entries(INPUT_TABLE).map(([name, row]) => ({
	name,
	...row
}));
function existsAt({ doors }, door) {
	return doors === void 0 || doors.includes(door);
}
Object.entries({
	verdict: "passed, advisory, overridden, needs-override, blocked, errored, undecided or canceled.",
	green: "Whether the gate is open: true or false.",
	"not-looked": "true when the gate is open without having looked (`on-missing-token: neutral`), else false.",
	"run-id": "The run; of the first workspace when there are several.",
	"run-url": "Where to see that run.",
	"run-ids": "All runs as JSON: `{\"workspace\": \"run-…\"}`.",
	"configuration-version-id": "The configuration version of that run.",
	passed: "How many policies passed, over all workspaces.",
	"advisory-failed": "How many advisory policies failed.",
	"mandatory-failed": "How many mandatory policies failed and were not overridden.",
	overridden: "How many failures were overridden.",
	"policies-errored": "How many policies could not be evaluated.",
	"policies-undecided": "How many policies have no result or one that is not known here.",
	creates: "How many resources the plans create. This and the next three are empty when a plan has no end.",
	updates: "How many resources they update in place.",
	deletes: "How many resources they destroy.",
	replaces: "How many resources they destroy and create anew, not counted above; empty, and counted above, where that is not known.",
	applied: "With `report-apply`: applied, nothing, failed, waits (for a person), unfinished or none; of several workspaces the worst.",
	"comment-url": "The comment on the pull request; empty when there is none.",
	"report-json": "Path of the report as JSON.",
	audit: "What the gate did to runs besides planning them, as JSON: one record for each run that it discarded."
}).map(([name, description]) => ({
	name,
	description
}));
// build/src/trust/target.js
const DEFAULT_HOST = "app.terraform.io";
function chooseTarget(question) {
	const { environment, storedToken, block } = question;
	const read = readHostname(filled(question.hostname) ?? filled(environment["TF_CLOUD_HOSTNAME"]) ?? block?.hostname ?? DEFAULT_HOST);
	const host = "value" in read ? read.value : void 0;
	const problems = "problem" in read ? [{
		input: "hostname",
		message: read.problem
	}] : [];
	const bound = host && (tokenFor(host.hostname, environment) ?? storedToken?.(host.hostname));
	const token = filled(question.token) ?? filled(environment["TF_API_TOKEN"]) ?? bound;
	if (token === void 0) {
		const message = question.missingToken(host?.hostname ?? DEFAULT_HOST);
		problems.push({
			input: "token",
			message
		});
	} else if (/[^\x21-\x7e]/.test(token)) problems.push({
		input: "token",
		message: "contains a space, a line break or another character that no token has."
	});
	return {
		host,
		token,
		problems
	};
}
function otherHost({ hostname }, block) {
	if (block?.hostname === void 0) return void 0;
	const read = readHostname(block.hostname);
	if ("value" in read && read.value.hostname === hostname) return void 0;
	return {
		input: "hostname",
		message: `is ${hostname}, and ${block.at} names the host ${quote$1(block.hostname)}. Nothing is sent to either. Pass \`hostname\` with the right one: the files of a pull request do not choose it.`
	};
}
function filled(text) {
	const trimmed = text?.trim();
	return trimmed === "" ? void 0 : trimmed;
}
// build/src/settings/workspace-selectors.js
const NAME$1 = /^[A-Za-z0-9_-]+$/;
const NAME_RULE = "Names have letters, digits, \"-\" and \"_\" only.";
function selectWorkspaces({ one, fromEnvironment, many, cloud, hint }, note) {
	if (one !== void 0 && many !== void 0) {
		note("workspaces", "and `workspace` are both given. Keep one of them.");
		return [];
	}
	if (many !== void 0) return readWorkspaceList(many, note);
	if (one !== void 0) {
		const name = fromEnvironment ? `${cloud?.workspaces?.prefix ?? ""}${one}` : one;
		if (NAME$1.test(name)) return [{
			kind: "name",
			name
		}];
		const several = /[,\n[\]=]|^- /.test(name) ? " For several, use `workspaces`." : "";
		note("workspace", `${quote$1(name)} is not a name. ${NAME_RULE}${several}`);
		return [];
	}
	const named = cloud?.workspaces;
	if (named?.name !== void 0) return [{
		kind: "name",
		name: named.name
	}];
	if (named?.tags !== void 0 && named.tags.length > 0) {
		const { tags, project } = named;
		return [{
			kind: "query",
			tags,
			project
		}];
	}
	if (cloud !== void 0 && named?.prefix !== void 0) note("workspace", `is missing: ${cloud.at} has only the prefix ${quote$1(named.prefix)}. Pass \`workspace\`, or set TF_WORKSPACE to what follows the prefix.`);
	else note("workspace", `is missing. Pass \`workspace\` or \`workspaces\`${hint}`);
	return [];
}
function plannedDirectories({ directory, workspaces }) {
	const all = workspaces.map((one) => one.kind === "name" ? one.directory : void 0);
	return [...new Set(all.map((one) => one ?? directory))];
}
function readWorkspaceList(text, note) {
	const list = parseList(text);
	if ("problem" in list) {
		note("workspaces", list.problem);
		return [];
	}
	if (list.value.length === 0) note("workspaces", "is an empty list. Name at least one workspace.");
	const selectors = [];
	const seen = new Set();
	for (const item of list.value) {
		const selector = readSelector(item);
		if ("problem" in selector) note("workspaces", selector.problem);
		else if (seen.has(JSON.stringify(selector.value))) note("workspaces", `names ${quote$1(item)} twice. Take one out.`);
		else {
			seen.add(JSON.stringify(selector.value));
			selectors.push(selector.value);
		}
	}
	return selectors;
}
function readSelector(item) {
	const [, kind, word = ""] = /^(tag|project):(.*)$/s.exec(item) ?? [];
	if (kind !== void 0) {
		const value = word.trim();
		if (value === "") return { problem: `${quote$1(item)} says nothing after the colon.` };
		if (kind === "tag") return { value: {
			kind: "query",
			tags: [value]
		} };
		return { value: {
			kind: "query",
			tags: [],
			project: value
		} };
	}
	const [name = "", directory, ...rest] = item.split("=").map((part) => part.trim());
	if (rest.length > 0 || directory === "" || name === "") return { problem: `${quote$1(item)} is not a pair. Write name=directory.` };
	if (!NAME$1.test(name)) {
		const hint = name.includes(":") ? " For a directory, write name=directory." : "";
		return { problem: `${quote$1(item)} is not a name. ${NAME_RULE}${hint}` };
	}
	return { value: {
		kind: "name",
		name,
		directory
	} };
}
// build/src/settings/settings.js
const READ_TOGETHER = [
	"hostname",
	"token",
	"organization",
	"workspace",
	"workspaces"
];
function reportedSettings(settings) {
	return {
		key: settings.commentKey,
		failOn: settings.failOn,
		organization: settings.organization,
		hostname: settings.hostname,
		serviceOrigin: settings.origin,
		ownWords: reportedWords(settings),
		policyLink: settings.policyLink,
		linkOrigins: settings.linkOrigins,
		runOptions: describeOptions(settings.runOptions),
		group: settings.group
	};
}
function reportedWords({ commentTitle, commentHeader, commentFooter }) {
	return {
		title: commentTitle,
		header: commentHeader,
		footer: commentFooter
	};
}
const SPECS = new Map(INPUTS.map((spec) => [spec.name, spec]));
function unanswered$1(sources) {
	return {
		hostname: textOf$2("hostname", sources) === void 0,
		organization: textOf$2("organization", sources) === void 0,
		workspaces: given("workspace", sources) === void 0 && given("workspaces", sources) === void 0
	};
}
function readSettings(sources) {
	const known = INPUTS.filter((spec) => existsAt(spec, sources.door));
	const problems = unknownInputs(sources.given, known);
	const note = (input, message) => void problems.push({
		input,
		message
	});
	const { judged, cloud } = sources;
	const { host, token, ...target } = chooseTarget({
		hostname: given("hostname", sources),
		token: given("token", sources),
		environment: sources.environment,
		storedToken: sources.storedToken,
		block: judged === void 0 ? cloud : void 0,
		missingToken: () => missingToken(sources)
	});
	problems.push(...target.problems);
	for (const block of judged?.blocks ?? []) {
		const problem = host && otherHost(host, block);
		if (problem !== void 0) problems.push(problem);
	}
	const hint = judged === void 0 ? ", or name it in the `cloud` block." : `. ${judged.why}`;
	const organization = textOf$2("organization", sources) ?? cloud?.organization;
	if (organization === void 0) note("organization", `is missing. Pass \`organization\`${hint}`);
	else if (!NAME$1.test(organization)) note("organization", `${quote$1(organization)} is not a name. ${NAME_RULE}`);
	const workspaces = selectWorkspaces({
		one: textOf$2("workspace", sources),
		fromEnvironment: given("workspace", sources) === void 0,
		many: given("workspaces", sources),
		cloud,
		hint
	}, note);
	const values = readInputs(sources, note);
	if (values.mode === "provisional" && values.autoQueueRuns) note("auto-queue-runs", NOT_PROVISIONAL);
	if (problems.length === 0) noteConflicts(values, note);
	if (values.source === "vcs") {
		if (values.mode === "provisional") note("mode", NOT_FROM_VCS);
		if (values.autoQueueRuns) note("auto-queue-runs", NOTHING_UPLOADED);
		const wished = describeOptions(runOptionsOf(values));
		if (wished.length > 0) note("source", `cannot be "vcs" with options of the run: version control starts it without any. Asked for: ${wished.join(", ")}.`);
	}
	if (problems.length > 0 || !host || token === void 0 || organization === void 0) return { problems };
	const runOptions = runOptionsOf(values);
	return { settings: {
		...values,
		...host,
		token,
		organization,
		workspaces,
		runOptions
	} };
}
const NOT_PROVISIONAL = "cannot be true with `mode: provisional`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Leave it out.";
const NOT_FROM_VCS = "cannot be \"provisional\" with `source: vcs`: what version control starts for a pull request is speculative and leaves nothing to apply. Leave one of them out.";
const NOTHING_UPLOADED = "cannot be true with `source: vcs`: nothing is uploaded that could start a run. Leave it out.";
const asWritten = (value) => ({ value });
const PARSERS = {
	flag: parseFlag,
	number: parseNumber,
	duration: parseDuration,
	list: parseList,
	choice: (text, { choices = [] }) => parseChoice(text, choices),
	string: asWritten,
	secret: asWritten,
	path: asWritten
};
function readInputs(sources, note) {
	const apart = READ_TOGETHER;
	const values = [];
	for (const spec of SPECS.values()) {
		const text = textOf$2(spec.name, sources) ?? spec.default;
		if (apart.includes(spec.name) || text === void 0) continue;
		const parsed = (spec.parse ?? PARSERS[spec.kind])(text, spec);
		if ("problem" in parsed) note(spec.name, parsed.problem);
		else values.push([spec.setting ?? camelCase(spec.name), parsed.value]);
	}
	return Object.fromEntries(values);
}
function camelCase(name) {
	return name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
}
function textOf$2(name, sources) {
	const direct = given(name, sources);
	if (direct !== void 0) return direct;
	if (name === "workspace" && given("workspaces", sources) !== void 0) return void 0;
	return (SPECS.get(name)?.environment ?? []).map((variable) => sources.environment[variable]?.trim()).find(Boolean);
}
function given(name, sources) {
	return sources.given[name]?.trim() || void 0;
}
function unknownInputs(given, known) {
	const names = new Set(known.map(({ name }) => name));
	return Object.keys(given).filter((name) => !names.has(name)).map((name) => {
		const near = didYouMean(name, names);
		return {
			input: name,
			message: `is not an input. ${near === void 0 ? "Take it out." : `Did you mean \`${near}\`?`}`
		};
	});
}
const TOKEN_REMEDY = {
	action: "Pass `token: ${{ secrets.TF_API_TOKEN }}`",
	cli: "Run `terraform login`, set TF_API_TOKEN or TF_TOKEN_<host>, or pass `--token`",
	library: "Pass `token`, or an environment with TF_API_TOKEN or TF_TOKEN_<host>"
};
function missingToken({ door, tokenHint }) {
	return `is ${door === "cli" ? "missing" : "empty"}. ${TOKEN_REMEDY[door]}${tokenHint === void 0 ? "." : `; ${tokenHint}`}`;
}
// build/src/report/progress.js
const FIRST = "finding the workspace";
function createProgress() {
	const standing = new Map();
	let decided = 0;
	return {
		see(event) {
			const workspace = "workspace" in event ? event.workspace : void 0;
			if (event.kind === "workspace-decided") {
				decided++;
				standing.delete(event.result.workspace);
			}
			const words = wordsOf(event);
			if (workspace === void 0 || words === void 0) return;
			const known = standing.get(workspace);
			const endsMs = event.kind === "progress" ? known?.endsMs : endOf(event);
			standing.set(workspace, {
				words,
				endsMs
			});
		},
		words(nowMs) {
			const groups = groupBy([...standing.values()], ({ words }) => words);
			const [only, ...others] = standing.values();
			if (only === void 0) return decided > 0 ? "reporting" : FIRST;
			const left = only.endsMs === void 0 ? 0 : only.endsMs - nowMs;
			const about = left > 0 ? ` · about ${elapsed(left)} left` : "";
			if (others.length === 0 && decided === 0) return `${plain(only.words)}${about}`;
			return [...groups.map((group) => `${group.length} ${plain(group[0].words)}`), `${decided} of ${decided + standing.size} decided`].join(", ");
		}
	};
}
function plain(words) {
	return cleanLine(safeLine(words), 60);
}
function wordsOf(event) {
	switch (event.kind) {
		case "version-created": return "uploading";
		case "uploading": return `uploading ${size(event.sent)} of ${size(event.bytes)}`;
		case "uploaded": return "starting the run";
		case "run-created": return "pending";
		case "progress": return event.words;
		case "canceling": return "canceling";
		default: return;
	}
}
function endOf(event) {
	if (event.kind === "run-created") return event.lastDurationMs === void 0 ? void 0 : event.atMs + event.lastDurationMs;
	if (event.kind !== "uploading" || event.sent === 0) return void 0;
	return event.atMs + (event.bytes - event.sent) * event.sinceMs / event.sent;
}
// build/src/story.js
const FRAME_MS = 500;
function startStory({ tell, quietMs, status }, clock) {
	const progress = createProgress();
	const started = clock.now();
	let told = started;
	const over = new AbortController();
	const words = (still) => {
		const atMs = clock.now() - started;
		return `${elapsed(atMs)} ${still}${progress.words(atMs)}`;
	};
	const wait = async (ms) => {
		await clock.sleep(ms, over.signal).catch(() => void 0);
		return !over.signal.aborted;
	};
	const move = async () => {
		do
			await status?.(words(""));
		while (await wait(FRAME_MS));
		await status?.();
	};
	const speakUp = async (ms) => {
		while (await wait(told + ms - clock.now())) {
			if (clock.now() - told < ms) continue;
			told = clock.now();
			tell(`  ${words("still ")}`);
		}
	};
	const going = status ? move() : quietMs === void 0 ? void 0 : speakUp(quietMs);
	return {
		see: (event) => progress.see(event),
		tell(line) {
			told = clock.now();
			tell(line);
		},
		async during(work) {
			try {
				return await work;
			} finally {
				over.abort();
				await going;
			}
		}
	};
}
// build/src/check.js
async function check(host, door, ports) {
	try {
		return await tell$2(host, door, ports);
	} finally {
		await ports.send.close();
	}
}
async function tell$2(host, door, ports) {
	const { clock, signal } = ports;
	const { log, workingDirectory } = door;
	const read = await door.settings(host.judgement);
	if ("problems" in read) return read;
	const { settings, notices } = read;
	log.secret(settings.token);
	const secrets = [
		settings.githubToken,
		settings.checksToken,
		...door.secrets
	].filter((secret) => secret !== void 0);
	const told = secretVariables(settings, secrets);
	if (told.length > 0) return { problems: told };
	const deadline = clock.now() + settings.timeoutMs;
	const directory = resolve(workingDirectory, settings.directory);
	const root = repositoryOf(directory) ?? resolve(host.root ?? realpathSync.native(directory));
	const subject = await host.subject(settings, {
		directory,
		root,
		deadline
	});
	if ("refused" in subject) {
		const message = `is false. ${subject.refused}`;
		return {
			...subject,
			problems: [{
				input: "allow-untrusted-head",
				message
			}]
		};
	}
	const context = contextOf(settings, subject, clock);
	renderOpening(context).forEach(door.tell);
	for (const problem of notices.concat(subject.problems ?? [])) log.warning(withHelp(problem));
	const follow = door.follow?.(settings);
	const shown = {
		workspaces: settings.workspaces.length,
		repositoryRoot: root
	};
	const story = startStory(door, clock);
	const { result, view } = await story.during(judge$1({
		...subject,
		...hintsFrom(subject, context, {
			clock,
			signal
		}),
		settings,
		context,
		workingDirectory,
		repositoryRoot: root,
		secrets,
		never: door.never,
		notices
	}, {
		...ports,
		log,
		onEvent(event) {
			follow?.(event);
			story.see(event);
			if (door.status && event.kind === "heartbeat") return;
			for (const line of renderEvent(event, shown)) story.tell(line);
		}
	}, door.runGate));
	renderVerdict(view).forEach(door.tell);
	await door.beforePublishing?.(view);
	const until = publishUntil(deadline, clock.now());
	return {
		settings,
		result,
		view,
		published: await subject.publish?.(view, until) ?? { problems: [] }
	};
}
function contextOf(settings, { about }, clock) {
	const startedAt = clock.date().toISOString();
	return {
		...reportedSettings(settings),
		...about,
		startedAt,
		version: VERSION$1
	};
}
function secretVariables({ token, variables = [] }, others) {
	const secrets = createSecrets();
	for (const secret of [token, ...others]) secrets.keep(secret);
	return variables.filter((line) => secrets.conceal(line) !== line).map((line) => ({
		input: "variables",
		message: `would show a secret of this job to everybody who may read the run: the value of ${quote$1(line.slice(0, line.indexOf("=")).trim())} is one, or holds one. Set it as a sensitive variable of the workspace.`
	}));
}
// build/src/git/execute.js
const execute = async (program, args, { cwd, stdin }) => {
	const { getExecOutput } = await import("./exec.js").then((n) => n.exec_exports);
	return getExecOutput(program, [...args], {
		cwd,
		silent: true,
		ignoreReturnCode: true,
		input: stdin === void 0 ? void 0 : Buffer.from(stdin)
	});
};
// build/src/git/ask-git.js
const SAFELY = [
	"-c",
	"core.hooksPath=/dev/null",
	"-c",
	"core.fsmonitor=false"
];
async function askGit$1(execute, directory, ...args) {
	try {
		const done = await execute("git", [...SAFELY, ...args], { cwd: directory });
		if (done.exitCode === 0) return { text: done.stdout };
		return {
			why: done.stderr.trim(),
			exitCode: done.exitCode
		};
	} catch (error) {
		return {
			why: error instanceof Error ? error.message : String(error),
			exitCode: void 0
		};
	}
}
const firstLine = (text) => text.split("\n", 1)[0] ?? "";
const NO_REPOSITORY = "there is no git repository";
async function listTrackedFiles(repository, execute) {
	const listed = await askGit$1(execute, repository, "ls-files", "-z");
	if ("text" in listed) return new Set(pathsIn(listed.text));
	if (/not a git repository/i.test(listed.why)) return { unknown: NO_REPOSITORY };
	return { unknown: firstLine(listed.why) || `exit code ${listed.exitCode}` };
}
async function isClean(directory, execute) {
	const found = await askGit$1(execute, directory, ...[
		"--no-optional-locks",
		"status",
		"--porcelain",
		"--untracked-files=all"
	], "--", ".");
	return "text" in found && found.text === "";
}
function pathsIn(listed) {
	return listed.split("\0").filter((path) => path !== "");
}
// build/src/trust/whose.js
function compare$1(from, to) {
	if (!from || !to) return "unknown";
	return from.toLowerCase() === to.toLowerCase() ? "own" : "foreign";
}
function isSameRepository(one, other) {
	const [first, second] = [placeOf$5(one), placeOf$5(other)];
	return first !== void 0 && first.toLowerCase() === second?.toLowerCase();
}
function isRepository(address, slug) {
	return (placeOf$5(address)?.toLowerCase() ?? "").endsWith(`/${slug.toLowerCase()}`);
}
function placeOf$5(address) {
	const short = /^(?:[^@/]+@)?([^:/@]+):(?!\/)(.+)$/.exec(address);
	const url = short ? `ssh://${short[1]}/${short[2]}` : address;
	if (!URL.canParse(url)) return void 0;
	const { hostname, pathname } = new URL(url);
	return `${hostname}${pathname.replace(/\/+$/, "").replace(/\.git$/, "")}`;
}
function isQueue(ref) {
	return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? "");
}
function refuseForeign(foreign) {
	const { whose, event, checkedOut, trouble } = foreign;
	if (whose === "own") return void 0;
	const handsOut = event !== void 0 && event !== "pull_request";
	const because = handsOut ? `The event ${event} hands out secrets` : "This job has a token";
	const files = checkedOut === void 0 ? "the files" : `commit ${checkedOut.slice(0, 7)}`;
	return `${because}, and ${whose === "foreign" ? `the checkout (${files}) is of a fork's pull request` : `whose code the checkout (${files}) is could not be told`}.${trouble === void 0 ? "" : ` ${trouble}`} A plan runs code from those files. ${handsOut ? "Use the event pull_request" : "Give the job no token"}, or ${event === void 0 ? "pass `allow-untrusted-head` to a job that starts after a review" : "set `allow-untrusted-head: true` on a job behind an environment with required reviewers"}.`;
}
// build/src/trust/git-files.js
const BOUNDED = [
	"-c",
	"http.lowSpeedLimit=1",
	"-c",
	"http.lowSpeedTime=30",
	"-c",
	"core.askPass="
];
const FETCHED = "refs/plangate/trusted";
async function trustedInGit({ repository, branch, slug }, execute) {
	const git = (...args) => askGit$1(execute, repository, ...args);
	const origin = await git("config", "--get", "remote.origin.url");
	if ("why" in origin) throw new UntrustedError(`git knows no remote "origin" here${inBrackets(origin)}.`);
	if (slug !== void 0 && !isRepository(origin.text.trim(), slug)) throw new UntrustedError(`The remote "origin" of the checkout is not ${slug}.`);
	const commit = await resolve$1(git, `refs/remotes/origin/${branch ?? "HEAD"}`) ?? await fetch(git, branch);
	const links = new Set();
	const blob = async (path) => {
		const read = await git("cat-file", "blob", `${commit}:${path}`);
		return "text" in read ? read.text : void 0;
	};
	return {
		async names(directory) {
			const listed = await git("ls-tree", "-z", `${commit}:${directory}`);
			if ("why" in listed) return void 0;
			return listed.text.split("\0").filter((entry) => entry !== "").map((entry) => {
				const name = entry.slice(entry.indexOf("	") + 1);
				if (entry.startsWith("120000 ")) links.add(posix.join(directory, name));
				return name;
			});
		},
		async read(path) {
			const text = await blob(path);
			if (!links.has(path)) return text;
			return await blob(posix.join(posix.dirname(path), text ?? ""));
		}
	};
}
async function resolve$1(git, ref) {
	const found = await git("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
	return "text" in found ? found.text.trim() : void 0;
}
async function fetch(git, branch) {
	const shallow = await git("rev-parse", "--is-shallow-repository");
	const depth = "text" in shallow && shallow.text.trim() === "true" ? ["--depth=1"] : [];
	const from = branch === void 0 ? "HEAD" : `refs/heads/${branch}`;
	const quietly = [
		"fetch",
		"--quiet",
		"--no-tags",
		"--no-recurse-submodules",
		...depth
	];
	const fetched = await git(...BOUNDED, ...quietly, "origin", `+${from}:${FETCHED}`);
	const commit = "text" in fetched ? await resolve$1(git, FETCHED) : void 0;
	if (commit !== void 0) return commit;
	throw new UntrustedError(`git has not ${branch === void 0 ? "the default branch" : `the branch "${branch}"`} and could not fetch it${inBrackets(fetched)}.`);
}
function inBrackets(answer) {
	const why = "why" in answer ? firstLine(answer.why) : "";
	return why === "" ? "" : ` (${why.replace(/:\/\/[^@\s/]*@/g, "://").slice(0, 200)})`;
}
// build/src/report/next-steps.js
const MOST_RUNS = 20;
const MOST_NAMES = 5;
function stepsOf(view, mark = {
	name: asIs,
	code: (text) => `\`${text}\``
}) {
	if (view.green) return [];
	const steps = [
		...fixSteps(view),
		...overrideSteps$1(view, mark),
		...guardSteps(view, mark),
		...recoverSteps(view, mark)
	];
	return steps.length > 0 ? steps : ["Mend the reason given and run this job again."];
}
function fixSteps({ findings, verdict }) {
	const closing = findings.filter(({ severity, kind }) => severity === "blocks" && kind !== "undecided");
	const advisory = findings.filter(({ severity }) => severity === "warns").length;
	if (closing.length > 0) return [`Fix ${closing.length === 1 ? "the finding" : `the ${count$1(closing.length, "finding")}`}${closing.every(({ kind, status }) => kind === "policy" && status === "failed") ? " that nobody can override," : ""} and push again.`];
	if (verdict !== "advisory") return [];
	return [`Fix the ${count$1(advisory, "advisory failure")} and push again; or those who write the workflow set fail-on to mandatory.`];
}
function overrideSteps$1({ overrides, context }, { name, code }) {
	if (overrides.length === 0) return [];
	const policies = [...new Set(overrides.flatMap((each) => each.policies))];
	const runs = overrides.slice(0, MOST_RUNS).map(({ runId }) => runId);
	const rest = overrides.length - runs.length;
	const others = rest > 0 ? `, and the same for ${count$1(rest, "other run")}` : "";
	const again = context.adoptsOverridden === true ? ", then run this job again" : "";
	const command = code(`plangate override ${runs.join(" ")} --reason "…"`);
	const comment = commandOf("override", context);
	const or = comment === void 0 ? "" : `; or those whom the workflow names comment ${code(comment)}`;
	return [`Fix ${list$1(policies, MOST_NAMES, name)}, or let ${policies.length === 1 ? "it" : "them"} pass: those who manage policy overrides run ${command}${others}${again}${or}.`];
}
function commandOf(word, { takesCommands, commit, pullRequest }) {
	return takesCommands === true && commit !== void 0 && pullRequest !== void 0 ? `/plangate ${word} ${commit.sha} REASON` : void 0;
}
function guardSteps({ findings, context }, { name, code }) {
	const guards = findings.filter(({ guard, severity }) => guard && severity === "needs-override");
	if (guards.length === 0) return [];
	const rules = list$1([...new Set(guards.map(({ policy }) => policy))], MOST_NAMES, name);
	const command = commandOf("allow-destroys", context);
	return [`Keep to ${rules} and push again; or ${command === void 0 ? "where a workflow takes commands (docs/commands.md), people let it through by a comment" : `those whom the workflow names let it through by the comment ${code(command)}`}.`];
}
function recoverSteps(view, mark) {
	const { findings, workspaces, context } = view;
	const those = (verdict) => workspaces.filter((each) => each.verdict === verdict);
	const named = (all) => list$1(all.map(({ name }) => name), MOST_NAMES, mark.name);
	const explained = (each) => findings.some((one) => closesGate(one) && one.workspaces.includes(each.name));
	const errored = those("errored").filter((each) => !explained(each));
	const [judged, unjudged] = [true, false].map((has) => those("undecided").filter(({ runId }) => runId !== void 0 === has));
	const one = unjudged?.[0]?.name ?? "";
	const doctor = `plangate doctor${[context.organization, one].every((each) => /^[A-Za-z0-9][\w-]*$/.test(each)) ? ` --organization ${context.organization} --workspace ${one}` : ""}`;
	return [
		[errored, (names) => `Open the run of ${names}, mend what failed there, and run this job again.`],
		[judged, (names) => `Nothing vouches for the plan of ${names}, and nobody can override that: mend the reason given and run this job again.`],
		[unjudged, (names) => `${names} ${(unjudged?.length ?? 0) > 1 ? "were" : "was"} not judged, and nobody can override that: mend the reason given (${mark.code(doctor)} says what is in the way) and run this job again.`],
		[those("canceled"), (names) => `Run this job again for a verdict on ${names}; whoever may start it can.`]
	].flatMap(([all = [], say]) => all.length > 0 ? [say(named(all))] : []);
}
// build/src/report/json.js
function renderJson(view) {
	const { context, audit, unaffected } = view;
	const { runOptions = [] } = context;
	return printableJson({
		schemaVersion: view.schemaVersion,
		tool: {
			name: "plangate",
			version: context.version
		},
		verdict: view.verdict,
		green: view.green,
		failOn: context.failOn,
		runOptions: runOptions.length > 0 ? runOptions : void 0,
		headline: view.headline,
		nextSteps: view.nextSteps,
		overrides: view.overrides,
		counts: view.counts,
		workspaces: view.workspaces,
		unaffected: unaffected.length > 0 ? unaffected : void 0,
		findings: view.findings,
		resolved: view.resolved,
		results: view.results,
		runTasks: view.runTasks,
		audit: audit.length > 0 ? audit : void 0,
		archives: view.archives,
		organization: context.organization,
		hostname: context.hostname,
		group: context.group,
		commit: context.commit,
		pullRequest: context.pullRequest,
		job: context.job,
		startedAt: context.startedAt,
		durationMs: view.durationMs,
		sealed: view.sealed
	});
}
function printableJson(value) {
	return `${JSON.stringify(value, void 0, 2).replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, (character) => character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)).replace(/##(?=[A-Za-z]{0,32}\[)/g, "\\u0023#")}\n`;
}
// build/src/report/to-view.js
var to_view_exports = __exportAll({ toReportView: () => toReportView });
function toReportView(result, context) {
	const all = result.workspaces;
	const findings = collectFindings(result, context);
	const green = isGreen(result.verdict.word, context.failOn);
	const view = {
		schemaVersion: 1,
		key: context.key,
		verdict: result.verdict.word,
		green,
		overrides: green ? [] : overrideSteps(result, findings),
		counts: countResults(all.flatMap(({ results }) => results)),
		workspaces: all.map((workspace) => viewWorkspace(workspace, context)),
		unaffected: result.unaffected ?? [],
		findings,
		resolved: countResolved(findings, context),
		results: all.flatMap(({ results, workspace }) => results.map((each) => ({
			...each,
			location: shownPlace(each.location),
			resources: each.resources.map((one) => ({
				...one,
				location: shownPlace(one.location)
			})),
			workspace
		}))),
		runTasks: all.flatMap(({ runTasks, workspace }) => runTasks.map((each) => ({
			...each,
			workspace
		}))),
		audit: all.flatMap((workspace) => auditOf(workspace, context)),
		archives: result.archives.map(({ root, files, bytes, sha256, withheld }) => ({
			directory: relativeDirectory(root, context) ?? ".",
			files,
			bytes,
			sha256,
			withheld
		})),
		context,
		durationMs: Math.round(result.durationMs)
	};
	return {
		...view,
		headline: headline(tallyOf(view)),
		nextSteps: green ? [] : nextSteps(view, result.verdict.reasons)
	};
}
function auditOf({ workspace, runId, discarded }, { actor, job }) {
	if (discarded === void 0) return [];
	return [{
		action: "discard",
		run: runId ?? "",
		workspace,
		by: actor,
		job: job?.url,
		...discarded
	}];
}
function viewWorkspace(result, context) {
	const directory = relativeDirectory(result.root, context);
	return {
		name: result.workspace,
		workspaceId: result.workspaceId,
		configurationVersionId: result.configurationVersionId,
		directory: directory === void 0 ? void 0 : join$1(directory, result.workingDirectory),
		runId: result.runId,
		runUrl: result.runUrl,
		runStatus: result.runStatus,
		plan: result.plan,
		changes: result.changes,
		cost: result.cost,
		durationMs: result.durationMs && Math.round(result.durationMs),
		leftover: result.leftover,
		verdict: result.verdict.word,
		reasons: reasonsOf(result),
		counts: countResults(result.results),
		notices: result.notices,
		confirmable: result.confirmable ?? false
	};
}
function reasonsOf({ verdict, failure }) {
	return failure && !verdict.reasons.some((reason) => reason.includes(failure.message)) ? [...verdict.reasons, failure.message] : verdict.reasons;
}
function countResults(results) {
	const counts = {
		passed: 0,
		advisoryFailed: 0,
		mandatoryFailed: 0,
		overridden: 0,
		errored: 0,
		undecided: 0
	};
	for (const result of results) counts[countOf$1(result)] += 1;
	return counts;
}
function countOf$1({ status, level }) {
	if (status === "passed" || status === "overridden" || status === "errored") return status;
	if (status !== "failed" || level === "unknown") return "undecided";
	return level === "advisory" ? "advisoryFailed" : "mandatoryFailed";
}
function countResolved(findings, context) {
	const now = new Set(findings.map(({ fingerprint }) => fingerprint));
	return new Set(context.previous?.fingerprints.filter((each) => !now.has(each))).size;
}
function relativeDirectory(root, context) {
	if (root === void 0 || !context.repository) return void 0;
	const [inner, outer] = [slashes(root), slashes(context.repository.root)];
	if (inner === outer) return ".";
	return inner.startsWith(`${outer}/`) ? inner.slice(outer.length + 1) : void 0;
}
function slashes(path) {
	return path.replaceAll("\\", "/").replace(/(?<=.)\/+$/, "");
}
function join$1(directory, inner) {
	if (inner === "") return directory;
	return directory === "." ? inner : `${directory}/${inner}`;
}
function overrideSteps(result, findings) {
	return result.workspaces.flatMap(({ workspace, runId, runUrl }) => {
		const policies = findings.filter((each) => each.severity === "needs-override" && each.guard !== true).filter((each) => each.workspaces.includes(workspace)).map(({ policy }) => policy);
		if (runId === void 0 || !/^[\w-]+$/.test(runId) || policies.length === 0) return [];
		const command = `plangate override ${runId} --reason "…"`;
		return [{
			workspace,
			runId,
			runUrl,
			policies: [...new Set(policies)],
			command
		}];
	});
}
function nextSteps(view, reasons) {
	if (view.workspaces.length === 0) return reasons;
	return [...view.workspaces.flatMap(({ leftover }) => leftover ?? []), ...stepsOf(view)];
}
// build/src/hosts/outputs.js
function toOutputs(view, { commentUrl = "", reportPath = "" }) {
	const { counts, workspaces } = view;
	const first = workspaces.find(({ runId }) => runId !== void 0) ?? workspaces[0];
	const runs = workspaces.flatMap(({ name, runId }) => runId === void 0 ? [] : [[name, runId]]);
	return {
		verdict: view.verdict,
		green: String(view.green),
		"not-looked": "false",
		"run-id": first?.runId ?? "",
		"run-url": first?.runUrl ?? "",
		"run-ids": JSON.stringify(Object.fromEntries(runs)),
		"configuration-version-id": first?.configurationVersionId ?? "",
		passed: String(counts.passed),
		"advisory-failed": String(counts.advisoryFailed),
		"mandatory-failed": String(counts.mandatoryFailed),
		overridden: String(counts.overridden),
		"policies-errored": String(counts.errored),
		"policies-undecided": String(counts.undecided),
		...totalsOf(view),
		applied: "",
		"comment-url": commentUrl,
		"report-json": reportPath,
		audit: JSON.stringify(view.audit)
	};
}
// build/src/hosts/ask.js
const ATTEMPTS = 4;
const PATIENCE_MS = 6e4;
const TIMEOUT_MS = 3e4;
const MAX_BYTES$1 = 4e7;
function createAsk(options) {
	const { clock, deadline, service } = options;
	const ask = async (method, path, body, { accept = [], once = method === "POST" } = {}) => {
		const url = new URL(options.baseUrl + path);
		const what = `${method} ${url.pathname}`;
		const giveUp = (why) => new HostProblem("aborted", `${service}: ${what} ${why}.`);
		let waitedMs = 0;
		for (let attempt = 1;; attempt++) {
			const leftMs = (deadline?.() ?? Number.POSITIVE_INFINITY) - clock.now();
			if (leftMs <= 0) throw giveUp(TOO_LATE);
			const outcome = await exchange(options, {
				method,
				url,
				timeoutMs: Math.min(TIMEOUT_MS, leftMs),
				fresh: once
			}, body);
			if ("headers" in outcome && (isAnswer(outcome.status) || accept.includes(outcome.status))) return {
				...outcome,
				json: parse(outcome, service, what)
			};
			const failure = outcome instanceof TransportError ? outcome.failure : void 0;
			if (failure === "aborted") throw giveUp("was given up");
			if (failure === "timeout" && leftMs < TIMEOUT_MS && !once) throw giveUp(TOO_LATE);
			const problem = toProblem(options, method, what, outcome, once);
			const waitMs = attempt < ATTEMPTS ? delayMs(outcome, attempt, options) : void 0;
			if (waitMs === void 0 || waitedMs + waitMs > PATIENCE_MS || waitMs >= leftMs) throw problem;
			await clock.sleep(waitMs, options.signal).catch(() => {
				throw giveUp("was given up");
			});
			if (problem.kind === "unsure") throw problem;
			waitedMs += waitMs;
		}
	};
	return Object.assign(ask, {
		service,
		clock
	});
}
const TOO_LATE = "was not answered before the time for publishing was over";
async function exchange({ send, headers, signal }, request, body) {
	const type = body === void 0 ? {} : { "content-type": "application/json" };
	try {
		return await send({
			...request,
			headers: {
				accept: "application/json",
				...type,
				...headers
			},
			body: JSON.stringify(body),
			maxBytes: MAX_BYTES$1,
			signal
		});
	} catch (error) {
		if (error instanceof TransportError) return error;
		throw error;
	}
}
function isAnswer(status) {
	return status >= 200 && status < 300 && status !== 203;
}
function isLimit({ status, headers, body }) {
	if (status !== 403) return status === 429;
	return headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /secondary rate limit|abuse detection/i.test(saidIn(body));
}
function delayMs(outcome, attempt, { clock, random }) {
	const backoff = 1e3 * 2 ** (attempt - 1) * (.5 + random());
	if (outcome instanceof TransportError) return [
		"not-sent",
		"broken",
		"timeout"
	].includes(outcome.failure) ? backoff : void 0;
	const { status, headers } = outcome;
	const after = Number(headers["retry-after"] ?? NaN);
	if (isLimit(outcome)) {
		if (after >= 0) return after * 1e3;
		if (headers["x-ratelimit-remaining"] === "0") {
			const reset = Number(headers["x-ratelimit-reset"]) * 1e3 - clock.date().getTime();
			return Number.isFinite(reset) ? Math.max(0, reset) + 500 : void 0;
		}
		return attempt === 1 ? PATIENCE_MS : void 0;
	}
	if (status < 500) return void 0;
	return after >= 0 ? after * 1e3 : backoff;
}
function toProblem({ service, refused, unreachable }, method, what, outcome, once) {
	if (outcome instanceof TransportError) {
		const { failure, message } = outcome;
		const remedy = unreachable === void 0 ? "" : ` ${unreachable}`;
		return new HostProblem(once && failure !== "not-sent" && failure !== "tls" ? "unsure" : "unreachable", `${service} could not be reached: ${what} (${message.replace(/\.$/, "")}).${remedy}`);
	}
	const { status, headers } = outcome;
	const said = saidIn(outcome.body);
	const words = said === "" ? "" : ` (${said.slice(0, 200)})`;
	const hidden = refused !== void 0 && (method === "GET" || method === "POST");
	const kind = isLimit(outcome) ? "rate-limited" : kindOf$1(status, said, hidden, once);
	const explained = refused !== void 0 && MEANS_TOKEN.includes(kind);
	return new HostProblem(kind, `${service} answered ${what} with ${status}${words}.${explained ? ` ${refused}` : ""}`, {
		status,
		accepted: headers["x-accepted-github-permissions"],
		explained
	});
}
const MEANS_TOKEN = [
	"permission",
	"bad-token",
	"not-found"
];
function kindOf$1(status, said, hidden, once) {
	if (status === 401 || status === 203 || status === 302) return "bad-token";
	if (status === 403 || status === 404 && hidden) return "permission";
	if (status === 404 || status === 410) return "not-found";
	if (status === 413) return "too-long";
	if (status === 400 || status === 422) return /too long|exceeds a maximum/i.test(said) ? "too-long" : "invalid";
	if (status >= 500) return once ? "unsure" : "unreachable";
	return "invalid";
}
function saidIn(body) {
	const json = parseJson$1(new TextDecoder().decode(body));
	return [json, ...listOf(inside(json, "errors"))].map((each) => inside(each, "message")).filter((text) => typeof text === "string").map((text) => text.trim().split(/\s*[\r\n]/, 1)[0]).join(": ");
}
function parse({ status, body }, service, what) {
	const json = parseJson$1(new TextDecoder().decode(body));
	if (body.length === 0 || json !== void 0) return json;
	throw new HostProblem("invalid", `${service} answered ${what} with ${status} and something that is not JSON: a proxy or a sign-in page stands in between.`);
}
// build/src/hosts/pages.js
const LONGEST_MS$1 = 6e4;
async function readPages(read, clock) {
	const found = new Map();
	const asked = new Set();
	const until = clock.now() + LONGEST_MS$1;
	for (let next;;) {
		const page = await read(next);
		const before = found.size;
		for (const item of page.items) if (!found.has(item.id)) found.set(item.id, item);
		const repeated = page.items.length > 0 && found.size === before;
		next = page.next;
		const over = asked.size >= 199 || clock.now() >= until;
		const whole = next === void 0;
		if (next === void 0 || repeated || over || asked.has(next)) return {
			items: [...found.values()],
			whole
		};
		asked.add(next);
	}
}
function readList$1(ask, path, read, itemsOf = (json) => json) {
	return readPages(async (next = path) => {
		const answer = await ask("GET", next);
		const items = itemsOf(answer.json);
		if (!Array.isArray(items)) throw unreadable(ask.service);
		return {
			items: items.map(read),
			next: nextOf(answer, next, items.length)
		};
	}, ask.clock);
}
function nextOf({ headers }, here, count) {
	const [path = "", search = ""] = here.split("?", 2);
	const query = new URLSearchParams(search);
	const going = (name, value) => {
		query.set(name, value);
		return `${path}?${query.toString()}`;
	};
	const { link = "", "x-next-page": next, "x-ms-continuationtoken": token } = headers;
	const target = linkTo("next", link);
	if (target !== void 0) return URL.canParse(target, "http://host") ? `${path}${new URL(target, "http://host").search}` : here;
	if (next !== void 0) return next === "" ? void 0 : going("page", next);
	if (token !== void 0) return token === "" ? void 0 : going("continuationToken", token);
	if ([
		"prev",
		"first",
		"last"
	].some((name) => linkTo(name, link) !== void 0)) return void 0;
	const number = Number(query.get("page") ?? 1);
	const total = Number(headers["x-total-count"] ?? 0);
	return count === Number(query.get("per_page") ?? NaN) || count > 0 && number * count < total ? going("page", String(number + 1)) : void 0;
}
function linkTo(name, header) {
	for (const [, target, parameters = ""] of header.matchAll(/<([^<>]*)>([^<>]*)/g)) {
		const [, relation] = /;\s*rel\s*=\s*"?([a-z]+)"?\s*(?:[;,]|$)/i.exec(parameters) ?? [];
		if (relation?.toLowerCase() === name) return target;
	}
}
// build/src/hosts/notes.js
function createNotes(host, headSha, ports) {
	const ask = createAsk({
		...ports,
		...host
	});
	const known = new Map();
	let me;
	const read = (json) => {
		const note = host.read(json);
		const { id, body, author } = note;
		known.set(id, note);
		return {
			id,
			body,
			url: host.urlOf(id),
			mine: author !== void 0 && author === me,
			author
		};
	};
	return {
		defuse: defuseNote,
		async snapshot() {
			me ??= await host.whoAmI(ask);
			const { items, whole } = await readList$1(ask, host.list, read, host.itemsOf);
			return {
				headSha,
				comments: items.filter(({ body }) => hasMarker(body, ANY_MARKER)),
				whole
			};
		},
		createComment: async (_, body) => read((await ask("POST", host.list, host.draft(body))).json),
		updateComment: async (id, body) => void await host.update(ask, id, body, known.get(id)),
		deleteComment: async (id) => void await ask("DELETE", host.addressOf(id, known.get(id)), void 0, { accept: [404] })
	};
}
// build/src/report/annotations.js
const ANNOTATION_LIMIT = 200;
const MESSAGE_LIMIT = 16e3;
function renderAnnotations(view, options) {
	const { annotate, changedFiles, limit = ANNOTATION_LIMIT } = options;
	if (annotate === "off") return [];
	const groups = groupBy(view.findings.flatMap((finding) => {
		const isWanted = annotate === "all" || closesGate(finding);
		return spotsOf(finding).flatMap((spot, turn) => {
			const { location } = spot;
			if (!location || !(isWanted || changedFiles?.has(location.path))) return [];
			return [{
				finding,
				spot,
				location,
				turn
			}];
		});
	}), ({ finding, location }) => {
		return [
			placeOf$6({ location }),
			finding.policySet,
			finding.policy,
			finding.severity
		];
	});
	groups.sort(([one], [other]) => rank$2(one) - rank$2(other) || one.turn - other.turn);
	const annotations = groups.slice(0, limit).map(toAnnotation);
	const [last] = annotations.slice(-1);
	const rest = groups.length - annotations.length;
	if (last && rest > 0) last.message += `\n${count$1(rest, "more place")}: see the job summary.`;
	return annotations;
}
function rank$2({ finding }) {
	return [
		"failure",
		"warning",
		"notice"
	].indexOf(levelOf(finding));
}
function toAnnotation(group) {
	const [{ finding, location }] = group;
	const { path, startLine } = location;
	const level = finding.kind === "diagnostic" ? "plan" : levelWords(finding.level);
	const messages = group.slice(0, 20).flatMap((each) => [textOf$1(generalMessage(each.finding)), messageOf$1(each.spot)]);
	const workspaces = group.flatMap(({ spot }) => spot.workspaces);
	return {
		path,
		start_line: startLine,
		end_line: startLine,
		annotation_level: levelOf(finding),
		title: clip$1(`${cleanLine(finding.policy, 200)} (${level})`, 250),
		message: `${clip$1(joined("\n", ...new Set(messages)), MESSAGE_LIMIT)}\n${standingOf(finding, [...new Set(workspaces)])}`
	};
}
function messageOf$1(spot) {
	const [address, message] = subjectAndMessage(spot);
	return joined(": ", address && cleanLine(address, 300), textOf$1(message));
}
function textOf$1(message) {
	return cleanText(message.slice(0, MESSAGE_LIMIT)).trim();
}
function standingOf(finding, workspaces) {
	const { policySet, status, helpUrl = "" } = finding;
	const names = firstOf(workspaces, 10, (name) => cleanLine(name, 100));
	return joined(" · ", policySet === "" ? "" : `Policy set ${cleanLine(policySet, 100)}`, `${workspaces.length === 1 ? "workspace" : "workspaces"} ${names}`, status === "overridden" ? cleanLine(overriddenWords(finding), 400) : overrideWords(finding), helpUrl && `how to fix: ${helpUrl}`);
}
function levelOf(finding) {
	if (closesGate(finding)) return "failure";
	return finding.severity === "warns" || finding.kind === "diagnostic" ? "warning" : "notice";
}
// build/src/hosts/azure.js
const SERVICE$1 = "Azure DevOps";
const VERSION = "api-version=7.1";
const PLAIN$2 = "Manual IndividualCI BatchedCI Schedule BuildCompletion ResourceTrigger".split(" ");
const azure = {
	name: "azure",
	variable: "TF_BUILD",
	actor: ["BUILD_REQUESTEDFOR"],
	target: ["SYSTEM_PULLREQUEST_TARGETBRANCH"],
	facts(environment) {
		const collection = collectionOf(environment);
		const project = environment["SYSTEM_TEAMPROJECT"];
		const build = count(environment["BUILD_BUILDID"]);
		const page = isOwn(environment) ? link(environment["BUILD_REPOSITORY_URI"]) : void 0;
		const number = count(environment["SYSTEM_PULLREQUEST_PULLREQUESTID"]);
		const built = number === void 0 ? sha(environment["BUILD_SOURCEVERSION"]) : void 0;
		const results = project && `${encodeURIComponent(project)}/_build/results?buildId=${build}`;
		return {
			commit: sha(environment["SYSTEM_PULLREQUEST_SOURCECOMMITID"]) ?? built,
			pullRequest: isOwn(environment) ? change(number, page && `${page}/pullrequest/${number}`) : void 0,
			jobUrl: collection && results && build ? `${collection}/${results}` : void 0,
			runNumber: build,
			repository: page === void 0 ? void 0 : repositoryAt(page),
			root: textOf$4(environment["BUILD_SOURCESDIRECTORY"])
		};
	},
	origin(environment) {
		const branch = environment["BUILD_SOURCEBRANCH"] ?? "";
		const reason = environment["BUILD_REASON"] ?? "";
		const number = environment["SYSTEM_PULLREQUEST_PULLREQUESTID"];
		if (number || reason === "PullRequest" || branch.startsWith("refs/pull/")) {
			const fork = environment["SYSTEM_PULLREQUEST_ISFORK"]?.toLowerCase();
			return {
				judged: true,
				whose: fork === "true" ? "foreign" : number && fork === "false" ? "own" : "unknown"
			};
		}
		const own = /^refs\/(?:heads|tags)\//.test(branch);
		return {
			judged: !PLAIN$2.includes(reason),
			whose: own ? "own" : "unknown"
		};
	},
	comments({ environment, pullRequest, commit = "" }, ports, green = false) {
		const baseUrl = collectionOf(environment);
		const projectId = guid(environment["SYSTEM_TEAMPROJECTID"]);
		const repositoryId = isOwn(environment) ? guid(environment["BUILD_REPOSITORY_ID"]) : void 0;
		const token = environment["SYSTEM_ACCESSTOKEN"]?.trim();
		if (!baseUrl || !projectId || !repositoryId || !pullRequest) return void 0;
		if (!token) return NO_TOKEN$2;
		const { number, url = "" } = pullRequest;
		const status = green ? "closed" : "active";
		const threads = `/${projectId}/_apis/git/repositories/${repositoryId}/pullRequests/${number}/threads`;
		const addressOf = (id, thread) => `${threads}/${id}/comments/${thread?.commentId ?? 1}?${VERSION}`;
		return createNotes({
			service: SERVICE$1,
			baseUrl,
			headers: { authorization: `Bearer ${token}` },
			refused: "The build service of this project needs \"Contribute to pull requests\" on the repository (Project settings → Repositories → Security).",
			list: `${threads}?${VERSION}`,
			itemsOf: (json) => inside(json, "value"),
			draft: (content) => ({
				comments: [{
					parentCommentId: 0,
					content,
					commentType: 1
				}],
				status
			}),
			read: toThread,
			urlOf: (id) => `${url}?discussionId=${id}`,
			whoAmI,
			addressOf,
			async update(ask, id, content, thread) {
				await ask("PATCH", addressOf(id, thread), { content });
				if (thread?.status !== status) await ask("PATCH", `${threads}/${id}?${VERSION}`, { status });
			}
		}, commit, ports);
	},
	async publish(_, view, { reports }, ports) {
		for (const line of loggingCommands(view, reports)) ports.command(line);
		return [];
	}
};
const NO_TOKEN$2 = "No comment: the job has no token. Map it in the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`.";
function collectionOf(environment) {
	const { SYSTEM_COLLECTIONURI: now, SYSTEM_TEAMFOUNDATIONCOLLECTIONURI: before } = environment;
	return link(now ?? before);
}
function isOwn(environment) {
	return environment["BUILD_REPOSITORY_PROVIDER"] === "TfsGit";
}
function repositoryAt(address) {
	const { origin: serverUrl, pathname } = new URL(address);
	try {
		return {
			serverUrl,
			slug: decodeURIComponent(pathname.slice(1)),
			style: "azure"
		};
	} catch {
		return;
	}
}
async function whoAmI(ask) {
	const { json } = await ask("GET", "/_apis/connectionData");
	const id = inside(json, "authenticatedUser", "id");
	if (typeof id !== "string") throw unreadable(SERVICE$1);
	return id;
}
function toThread(json) {
	const { status, isDeleted, comments } = fieldsOf$1(json);
	const first = fieldsOf$1(listOf(comments)[0]);
	const gone = isDeleted === true || first["isDeleted"] === true;
	const who = inside(first, "author", "id");
	return {
		id: idOf(json, SERVICE$1),
		body: !gone && typeof first["content"] === "string" ? first["content"] : "",
		author: typeof who === "string" ? who : void 0,
		status: String(status),
		commentId: typeof first["id"] === "number" ? first["id"] : 1
	};
}
function loggingCommands(view, directory) {
	const issues = renderAnnotations(view, { annotate: "all" }).map((each) => renderLoggingCommand("task.logissue", {
		type: each.annotation_level === "failure" ? "error" : "warning",
		sourcepath: each.path,
		linenumber: each.start_line
	}, `${each.title}: ${each.message}`));
	const { verdict, green, "run-id": runId, "run-url": runUrl } = toOutputs(view, {});
	const variables = Object.entries({
		verdict,
		green,
		runId,
		runUrl
	}).map(([variable, value]) => renderLoggingCommand("task.setvariable", {
		variable,
		isOutput: "true"
	}, value));
	const summary = directory && join(directory, "summary.md");
	const upload = summary ? [renderLoggingCommand("task.uploadsummary", {}, summary)] : [];
	return [
		...issues,
		...variables,
		...upload
	];
}
// build/src/hosts/forward-proxy-send.js
function createForwardProxySend(proxy) {
	const { hostname, port } = new URL(proxy);
	return ({ url, method, body = "", maxBytes, timeoutMs, signal: canceled, ...asked }) => {
		if (typeof body !== "string") throw new TypeError("only text goes through the forwarding proxy");
		const deadline = AbortSignal.timeout(timeoutMs);
		const signal = canceled ? AbortSignal.any([canceled, deadline]) : deadline;
		const length = String(Buffer.byteLength(body));
		const headers = {
			...asked.headers,
			host: url.host,
			"content-length": length
		};
		let connected = false;
		return new Promise((resolve, reject) => {
			const fail = (cause) => {
				if (cause instanceof TransportError) return reject(cause);
				const broken = connected ? "broken" : "not-sent";
				const what = connected ? "The answer broke off" : `Nothing listens at ${hostname}:${port}`;
				const failure = canceled?.aborted ? "aborted" : broken;
				reject(new TransportError(deadline.aborted ? "timeout" : failure, `${what}.`, { cause }));
			};
			request({
				hostname,
				port,
				method,
				path: url.href,
				headers,
				signal,
				agent: false
			}, (incoming) => void receive(incoming, maxBytes).then(resolve, fail)).on("socket", (socket) => socket.once("connect", () => connected = true)).on("error", fail).end(body);
		});
	};
}
async function receive(incoming, maxBytes) {
	const chunks = [];
	let bytes = 0;
	for await (const chunk of incoming) {
		const part = Buffer.from(chunk);
		bytes += part.length;
		if (bytes > maxBytes) throw new TransportError("too-large", `The answer is over ${maxBytes} bytes.`);
		chunks.push(part);
	}
	const texts = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
	const headers = Object.fromEntries(texts);
	return {
		status: incoming.statusCode ?? 0,
		headers,
		body: Buffer.concat(chunks)
	};
}
// build/src/hosts/bitbucket.js
const SERVER = "https://bitbucket.org";
const bitbucket = {
	name: "bitbucket",
	variable: "BITBUCKET_BUILD_NUMBER",
	actor: ["BITBUCKET_STEP_TRIGGERER_UUID"],
	target: ["BITBUCKET_PR_DESTINATION_BRANCH"],
	gated: ["BITBUCKET_REPO_FULL_NAME"],
	facts(environment) {
		const slug = path(environment["BITBUCKET_REPO_FULL_NAME"]);
		const build = count(environment["BITBUCKET_BUILD_NUMBER"]);
		const number = count(environment["BITBUCKET_PR_ID"]);
		const page = slug && `${SERVER}/${slug}`;
		return {
			commit: sha(environment["BITBUCKET_COMMIT"]),
			pullRequest: change(number, page && `${page}/pull-requests/${number}`),
			jobUrl: page && build ? `${page}/pipelines/results/${build}` : void 0,
			runNumber: build,
			repository: slug ? {
				serverUrl: SERVER,
				slug,
				style: "bitbucket"
			} : void 0,
			root: textOf$4(environment["BITBUCKET_CLONE_DIR"])
		};
	},
	origin: ({ BITBUCKET_PR_ID: number }) => number ? {
		judged: true,
		whose: "unknown"
	} : {
		judged: false,
		whose: "own"
	},
	async askWhose({ environment, pullRequest }, { origin: { whose } }, ports) {
		const place = placeOf$4(environment);
		if (!place || !pullRequest) return { whose };
		const api = connectBitbucket(place, tokenOf(environment), "pullrequest", ports);
		const answer = await api.ask("GET", `${api.repository}/pullrequests/${pullRequest.number}`).catch(onProblem((problem) => problem));
		if (answer instanceof HostProblem) return {
			whose,
			trouble: answer.message
		};
		const from = textOf$4(inside(answer.json, "source", "repository", "full_name"));
		const to = `${place.workspace}/${place.repositorySlug}`;
		return { whose: from ? compare$1(from, to) : "foreign" };
	},
	async publish({ environment, commit }, view, { comment }, ports) {
		const place = placeOf$4(environment);
		if (!place || commit === void 0 || comment === "off") return [];
		return publishBitbucket(place, commit, tokenOf(environment), view, ports);
	}
};
function placeOf$4(environment) {
	const [workspace, repositorySlug] = path(environment["BITBUCKET_REPO_FULL_NAME"])?.split("/") ?? [];
	if (!workspace || !repositorySlug) return void 0;
	return {
		apiUrl: "https://api.bitbucket.org/2.0",
		proxyUrl: "http://localhost:29418",
		workspace,
		repositorySlug
	};
}
function tokenOf(environment) {
	return environment["BITBUCKET_TOKEN"]?.trim() || void 0;
}
const BATCH = 100;
const MAX_ANNOTATIONS = 1e3;
const TITLE = 450;
const DETAILS = 2e3;
async function publishBitbucket(facts, commit, token, view, ports) {
	const { ask, repository } = connectBitbucket(facts, token, "repository:write", ports);
	const path = `${repository}/commit/${commit}/reports/${encodeURIComponent(`plangate-${view.key}`)}`;
	const all = [...located(view), ...view.findings.flatMap(unlocated)];
	const shown = all.slice(0, MAX_ANNOTATIONS);
	const send = async () => {
		await ask("DELETE", path, void 0, { accept: [404] });
		await ask("PUT", path, toReport(view, all.length - shown.length));
		for (let start = 0; start < shown.length; start += BATCH) await ask("POST", `${path}/annotations`, shown.slice(start, start + BATCH));
		return [];
	};
	return send().catch(onProblem(({ message }) => [`No report: ${message}`]));
}
function connectBitbucket(facts, token, scope, ports) {
	const proxied = token === void 0;
	const withToken = `Set BITBUCKET_TOKEN to a repository access token with the scope "${scope}".`;
	const ask = createAsk({
		...ports,
		send: proxied ? createForwardProxySend(facts.proxyUrl) : ports.send,
		baseUrl: proxied ? facts.apiUrl.replace("https:", "http:") : facts.apiUrl,
		headers: proxied ? {} : { authorization: `Bearer ${token}` },
		service: "Bitbucket",
		refused: proxied ? `The proxy of the pipeline did not vouch for it. ${withToken}` : `BITBUCKET_TOKEN needs the scope "${scope}" on this repository and must not have expired.`,
		unreachable: proxied ? `Only a pipeline has that proxy. ${withToken}` : void 0
	});
	const { workspace, repositorySlug } = facts;
	return {
		ask,
		repository: `/repositories/${[workspace, repositorySlug].map(encodeURIComponent).join("/")}`
	};
}
function toReport(view, hidden) {
	const { counts, context, headline, nextSteps, key, green } = view;
	const figures = Object.entries({
		Verdict: view.verdict,
		"Mandatory failed": counts.mandatoryFailed,
		"Advisory failed": counts.advisoryFailed,
		Overridden: counts.overridden,
		Passed: counts.passed,
		Workspaces: view.workspaces.length
	});
	const more = hidden > 0 ? `\n${hidden} more findings are in the job's report.` : "";
	const details = [headline, ...nextSteps].map(cleanText).join("\n");
	return {
		title: clip$1(key === "default" ? "Policy gate" : `Policy gate: ${key}`, TITLE),
		details: clip$1(details, DETAILS - more.length) + more,
		report_type: "SECURITY",
		reporter: "Plangate",
		result: green ? "PASSED" : "FAILED",
		link: context.job?.url,
		data: figures.map(([title, value]) => {
			return {
				title,
				type: typeof value === "number" ? "NUMBER" : "TEXT",
				value
			};
		})
	};
}
function located(view) {
	return renderAnnotations(view, {
		annotate: "all",
		limit: 5e3
	}).map((each, index) => ({
		...graded(each.annotation_level),
		external_id: `line-${index}`,
		summary: each.title,
		details: clip$1(each.message, DETAILS),
		path: each.path,
		line: each.start_line
	}));
}
function unlocated(finding, index) {
	const { policy, level, severity } = finding;
	const open = severity === "warns" ? "warning" : "notice";
	return spotsOf(finding).filter(({ location }) => !location).map(({ address = "", message, workspaces }, at) => {
		const details = joined("\n", ...[...[
			address,
			generalMessage(finding),
			message,
			workspaces.join(", ")
		], overrideWords(finding)].map(cleanText));
		return {
			...graded(closesGate(finding) ? "failure" : open),
			external_id: at === 0 ? `finding-${index}` : `finding-${index}-${at}`,
			summary: cleanLine(`${policy} (${levelWords(level)})`, TITLE),
			details: clip$1(details, DETAILS)
		};
	});
}
const SEVERITIES = {
	failure: "HIGH",
	warning: "MEDIUM",
	notice: "LOW"
};
function graded(level) {
	const result = level === "failure" ? "FAILED" : "PASSED";
	return {
		annotation_type: "VULNERABILITY",
		severity: SEVERITIES[level],
		result
	};
}
// build/src/hosts/buildkite.js
const buildkite = {
	name: "buildkite",
	variable: "BUILDKITE",
	actor: ["BUILDKITE_UNBLOCKER", "BUILDKITE_BUILD_CREATOR"],
	target: ["BUILDKITE_PULL_REQUEST_BASE_BRANCH"],
	defaultBranch: ["BUILDKITE_PIPELINE_DEFAULT_BRANCH"],
	facts(environment) {
		const build = link(environment["BUILDKITE_BUILD_URL"]);
		const job = guid(environment["BUILDKITE_JOB_ID"]);
		const number = count(environment["BUILDKITE_PULL_REQUEST"]);
		return {
			commit: sha(environment["BUILDKITE_COMMIT"]),
			pullRequest: change(number),
			jobUrl: build && (job ? `${build}#${job}` : build),
			runNumber: count(environment["BUILDKITE_BUILD_NUMBER"]),
			root: textOf$4(environment["BUILDKITE_BUILD_CHECKOUT_PATH"])
		};
	},
	origin(environment) {
		const number = environment["BUILDKITE_PULL_REQUEST"] ?? "false";
		if (number === "" || number === "false") return {
			judged: isQueue(environment["BUILDKITE_BRANCH"]),
			whose: "own"
		};
		const { BUILDKITE_PULL_REQUEST_REPO: from, BUILDKITE_REPO: to } = environment;
		if (!from || !to) return {
			judged: true,
			whose: "unknown"
		};
		return {
			judged: true,
			whose: isSameRepository(from, to) ? "own" : "foreign"
		};
	}
};
// build/src/hosts/circleci.js
const OF_A_FORK = [
	"CIRCLE_PR_NUMBER",
	"CIRCLE_PR_USERNAME",
	"CIRCLE_PR_REPONAME"
];
const circleci = {
	name: "circleci",
	variable: "CIRCLECI",
	actor: ["CIRCLE_USERNAME"],
	target: [],
	facts(environment) {
		const url = link(environment["CIRCLE_PULL_REQUEST"]);
		const number = count(environment["CIRCLE_PR_NUMBER"] ?? url?.split("/").at(-1));
		const root = environment["CIRCLE_WORKING_DIRECTORY"];
		return {
			commit: sha(environment["CIRCLE_SHA1"]),
			pullRequest: change(number, url),
			jobUrl: link(environment["CIRCLE_BUILD_URL"]),
			runNumber: count(environment["CIRCLE_BUILD_NUM"]),
			root: root?.startsWith("/") ? root : void 0
		};
	},
	origin(environment) {
		const branch = environment["CIRCLE_BRANCH"];
		if (OF_A_FORK.some((name) => environment[name]) || branch?.startsWith("pull/")) return {
			judged: true,
			whose: "foreign"
		};
		return {
			judged: Boolean(environment["CIRCLE_PULL_REQUEST"]) || isQueue(branch),
			whose: "own"
		};
	}
};
// build/src/hosts/github/command-calls.js
const QUEUE = `query($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    mergeQueue(branch: $branch) {
      entries(first: 100) {
        nodes { headCommit { oid } baseCommit { oid } pullRequest { number headRefOid } }
      }
    }
  }
}`;
async function rightsOf({ ask, repository }, login) {
	return (await ask("GET", `${repository}/collaborators/${encodeURIComponent(login)}/permission`)).json;
}
function commandCalls(source) {
	const { ask, repository } = source;
	const read = async (path) => (await ask("GET", path)).json;
	return {
		async askingComment(id) {
			const comment = fieldsOf$1(await read(`${repository}/issues/comments/${id}`));
			const { body, user, issue_url: issue, created_at: created, updated_at: updated } = comment;
			const [, number] = /\/issues\/([1-9]\d{0,14})$/.exec(textOf$4(issue) ?? "") ?? [];
			return {
				body: textOf$4(body) ?? "",
				author: textOf$4(inside(user, "login")),
				byPerson: inside(user, "type") === "User" && (comment["performed_via_github_app"] ?? null) === null,
				edited: textOf$4(created) === void 0 || created !== updated,
				number: number === void 0 ? void 0 : Number(number)
			};
		},
		async pusherOf(branch, commit) {
			const ref = encodeURIComponent(`refs/heads/${branch}`);
			return textOf$4(inside(listOf(await read(`${repository}/activity?ref=${ref}&per_page=100`)).find((each) => inside(each, "after") === commit), "actor", "login"));
		},
		roleOf: async (login) => String(inside(await rightsOf(source, login), "role_name")),
		async isMember(organization, team, login) {
			const [in_, of, who] = [
				organization,
				team,
				login
			].map(encodeURIComponent);
			const path = `/orgs/${in_}/teams/${of}/memberships/${who}`;
			const { status, json } = await ask("GET", path, void 0, { accept: [404] });
			return status === 200 && inside(json, "state") === "active";
		},
		async react(id, content) {
			await ask("POST", `${repository}/issues/comments/${id}/reactions`, { content }, {
				accept: [403, 404],
				once: false
			});
		},
		...queueCalls(source),
		...runCalls(source)
	};
}
function queueCalls({ graphql, access: { owner, name } }) {
	return { async queued(branch, head, base) {
		const { json } = await graphql("POST", "/graphql", {
			query: QUEUE,
			variables: {
				owner,
				name,
				branch
			}
		}, { once: false });
		const nodes = listOf(inside(json, "data", "repository", "mergeQueue", "entries", "nodes"));
		const members = [];
		for (let at = head; at !== base;) {
			const node = nodes.find((each) => inside(each, "headCommit", "oid") === at);
			const number = Number(inside(node, "pullRequest", "number"));
			const commit = sha(inside(node, "pullRequest", "headRefOid"));
			if (commit === void 0 || !(number > 0) || members.length >= nodes.length) return void 0;
			members.push({
				number,
				commit
			});
			at = inside(node, "baseCommit", "oid");
		}
		return members;
	} };
}
function runCalls({ ask, repository }) {
	const actions = `${repository}/actions/runs`;
	return { async startAgain(run, commit) {
		const { status, json } = await ask("GET", `${actions}/${run}`, void 0, { accept: [404] });
		const facts = fieldsOf$1(json);
		const of = `The workflow run ${run}`;
		if (status === 404 || facts["head_sha"] !== commit) return `${of} is not one of this commit.`;
		if (facts["status"] !== "completed") return `${of} is still going: start it again once it is over.`;
		if (facts["conclusion"] === "success") return void 0;
		const again = await ask("POST", `${actions}/${run}/rerun-failed-jobs`, void 0, { accept: [
			403,
			404,
			409,
			422
		] });
		if (again.status < 300) return void 0;
		return `${of} could not be started again: ${textOf$4(inside(again.json, "message")) ?? String(again.status)} It may be too old (GitHub keeps a month), or the job lacks \`actions: write\`. Push a commit to have the gate run.`;
	} };
}
// build/src/hosts/github/server.js
const GITHUB = {
	name: "github",
	service: "GitHub",
	variable: "GITHUB_ACTIONS",
	style: "github",
	pulls: "pull",
	run: "GITHUB_RUN_ID",
	perPage: "per_page=100"
};
const GITEA = {
	name: "gitea",
	service: "Gitea",
	variable: "GITEA_ACTIONS",
	style: "gitea",
	pulls: "pulls",
	run: "GITHUB_RUN_ID",
	perPage: "limit=50",
	refused: "The job's own token has to be allowed to read the code and to write pull requests (Settings → Actions); a person's token needs the scopes read:user, read:repository and write:issue."
};
const FORGEJO = {
	...GITEA,
	name: "forgejo",
	service: "Forgejo",
	variable: "FORGEJO_ACTIONS",
	run: "GITHUB_RUN_NUMBER"
};
const SERVERS = [
	FORGEJO,
	GITEA,
	GITHUB
];
function serverOf(environment) {
	return SERVERS.find(({ variable }) => environment[variable]) ?? GITHUB;
}
function serverUrlOf(environment) {
	return link(environment["GITHUB_SERVER_URL"]) ?? "https://github.com";
}
// build/src/hosts/github/event.js
function readEvent(options) {
	const { environment, payload, pullRequestNumber } = options;
	const [owner, repository] = (environment["GITHUB_REPOSITORY"] ?? "").split("/");
	const workflowSha = sha(environment["GITHUB_SHA"]);
	const name = environment["GITHUB_EVENT_NAME"] ?? "";
	if (!owner || !repository || workflowSha === void 0) return void 0;
	const job = jobOf(options, `${owner}/${repository}`);
	const about = subjectOf(name, payload, workflowSha);
	if (about.pullRequest === void 0) {
		const number = pullRequestNumber ?? (about.lookUp ? void 0 : numberOfRef(environment));
		if (number !== void 0) about.lookUp = {
			by: "number",
			number
		};
	}
	const fork = withoutSecrets(name, about.pullRequest);
	return {
		name,
		owner,
		repository,
		defaultBranch: textOf$4(inside(payload, "repository", "default_branch")),
		workflowSha,
		headSha: workflowSha,
		...about,
		origin: originOnGitHub({
			name,
			payload,
			environment,
			asked: pullRequestNumber !== void 0
		}),
		secrets: environment["GITHUB_ACTOR"] === DEPENDABOT ? "dependabot" : fork ? "fork" : "given",
		withheld: fork || isDependabots(payload, environment),
		job
	};
}
function subjectOf(name, payload, workflowSha) {
	const pullRequest = toPullRequest(inside(payload, "pull_request"));
	if (pullRequest !== void 0) return {
		pullRequest,
		headSha: pullRequest.headSha
	};
	switch (name) {
		case "issue_comment": {
			const issue = fieldsOf$1(inside(payload, "issue"));
			const number = countOf(issue["number"]);
			return Boolean(issue["pull_request"]) && number !== void 0 ? { lookUp: {
				by: "number",
				number
			} } : {};
		}
		case "merge_group": return { headSha: sha(inside(payload, "merge_group", "head_sha")) ?? workflowSha };
		case "workflow_run": return triggeringRun(inside(payload, "workflow_run"));
		case "push": return { lookUp: {
			by: "commit",
			sha: workflowSha
		} };
		default: return {};
	}
}
function triggeringRun(run) {
	const headSha = sha(inside(run, "head_sha"));
	if (headSha === void 0) return {};
	const [first] = listOf(inside(run, "pull_requests"));
	const number = countOf(inside(first, "number"));
	if (number !== void 0) return {
		headSha,
		lookUp: {
			by: "number",
			number
		}
	};
	const owner = textOf$4(inside(run, "head_repository", "owner", "login"));
	const branch = textOf$4(inside(run, "head_branch"));
	if (owner === void 0 || branch === void 0) return { headSha };
	return {
		headSha,
		lookUp: {
			by: "branch",
			label: `${owner}:${branch}`,
			sha: headSha
		}
	};
}
function toPullRequest(pull) {
	const number = countOf(inside(pull, "number"));
	const headSha = sha(inside(pull, "head", "sha"));
	if (number === void 0 || headSha === void 0) return void 0;
	const [from, to] = ["head", "base"].map((end) => inside(pull, end, "repo", "full_name"));
	return {
		number,
		headSha,
		fork: textOf$4(from) === void 0 || from !== to || isWithoutBranch(pull)
	};
}
function isWithoutBranch(pull) {
	const { label, ref } = fieldsOf$1(inside(pull, "head"));
	return label === "" || typeof ref === "string" && ref.startsWith("refs/");
}
function numberOfRef(environment) {
	const [, number] = /^refs\/pull\/(\d+)\//.exec(environment["GITHUB_REF"] ?? "") ?? [];
	return count(number);
}
const OF_THE_REPOSITORY = "push schedule create release workflow_dispatch".split(" ");
function originOnGitHub({ name, payload, environment, asked }) {
	const plain = OF_THE_REPOSITORY.includes(name) && !asked;
	return {
		judged: !plain || isQueue(environment["GITHUB_REF"]),
		whose: plain || name === "merge_group" ? "own" : byPayload(name, payload, environment)
	};
}
function byPayload(name, payload, environment) {
	const isPull = "pull_request" in fieldsOf$1(payload);
	if (!isPull && name !== "workflow_run") return "unknown";
	const from = inside(payload, ...isPull ? [
		"pull_request",
		"head",
		"repo"
	] : ["workflow_run", "head_repository"]);
	if (from === null || isPull && isWithoutBranch(inside(payload, "pull_request"))) return "foreign";
	return compare$1(textOf$4(inside(from, "full_name")), environment["GITHUB_REPOSITORY"]);
}
function isWritersCommit(checkedOut, environment) {
	const { GITHUB_SHA: sha, GITHUB_REF: ref = "" } = environment;
	return checkedOut !== void 0 && checkedOut === sha && /^refs\/(?:heads|tags)\//.test(ref);
}
function isDependabots(payload, environment) {
	return inside(payload, "pull_request", "user", "login") === DEPENDABOT && environment["GITHUB_ACTOR"] === DEPENDABOT;
}
const DEPENDABOT = "dependabot[bot]";
function withoutSecrets(name, { fork } = {}) {
	return fork === true && name.startsWith("pull_request") && name !== "pull_request_target";
}
function jobOf({ environment, checkRunId }, slug) {
	const runId = count(environment["GITHUB_RUN_ID"]);
	const attempt = count(environment["GITHUB_RUN_ATTEMPT"] ?? "1");
	if (runId === void 0 || attempt === void 0) return void 0;
	const server = serverOf(environment);
	const number = count(environment[server.run]) ?? runId;
	const run = `${serverUrlOf(environment)}/${slug}/actions/runs/${number}`;
	const place = checkRunId !== void 0 ? `/job/${checkRunId}` : attempt > 1 ? `/attempts/${attempt}` : "";
	return {
		url: server.name === "github" ? `${run}${place}` : run,
		runId,
		attempt
	};
}
function countOf(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : void 0;
}
// build/src/hosts/github/files.js
const TREE = "object(expression: $tree) { ... on Tree { entries { name mode object { ... on Blob { text } } } } }";
const LINK = 40960;
function toEntries(answer) {
	const entries = inside(answer, "entries");
	if (!Array.isArray(entries)) return void 0;
	return entries.map((entry) => {
		const { name, mode } = fieldsOf$1(entry);
		const text = inside(entry, "object", "text");
		return {
			name: String(name),
			text: mode !== LINK && typeof text === "string" ? text : void 0
		};
	});
}
function createFileApi({ ask, repository, access: { server } }) {
	const commits = new Map();
	return {
		async listDirectory(expression) {
			const listed = await contents(expression);
			if (!Array.isArray(listed)) return void 0;
			return listed.map((entry) => ({ name: String(inside(entry, "name")) }));
		},
		async readFile(expression) {
			const content = inside(await contents(expression), "content");
			if (typeof content !== "string") return void 0;
			return Buffer.from(content, "base64").toString("utf8");
		}
	};
	async function contents(expression) {
		const colon = expression.indexOf(":");
		const [ref, path] = [expression.slice(0, colon), expression.slice(colon + 1)];
		const at = server === GITHUB ? ref : await commitOf(ref);
		if (at === void 0) return void 0;
		const query = at === "HEAD" ? "" : `?ref=${encodeURIComponent(at)}`;
		return show(`contents/${encoded(path)}${query}`);
	}
	async function commitOf(ref) {
		if (ref === "HEAD" || commits.has(ref)) return ref === "HEAD" ? ref : commits.get(ref);
		const branch = await show(`branches/${encoded(ref.replace(/^refs\/heads\//, ""))}`);
		commits.set(ref, sha(inside(branch, "commit", "id")));
		return commits.get(ref);
	}
	async function show(path) {
		const { status, json } = await ask("GET", `${repository}/${path}`, void 0, { accept: [404] });
		return status === 404 ? void 0 : json;
	}
	function encoded(path) {
		return path.split("/").map(encodeURIComponent).join("/");
	}
}
// build/src/hosts/github/snapshot.js
const MOST_FILES = 3e3;
const SNAPSHOT = (files, tree) => `query($owner: String!, $name: String!, $number: Int!, $after: String${tree ? ", $tree: String!" : ""}) {
  repository(owner: $owner, name: $name) {${tree ? `\n    ${TREE}` : ""}
    pullRequest(number: $number) {
      headRefOid
      comments(first: 100, after: $after) {
        nodes { fullDatabaseId body url viewerDidAuthor author { __typename login } }
        pageInfo { hasNextPage endCursor }
      }${files ? " changedFiles files(first: 100) { nodes { path changeType } pageInfo { hasNextPage } }" : ""}
    }
  }
}`;
function createSnapshot(source, files) {
	const authorTest = createAuthorTest(source);
	let withoutGraphql = source.access.server.name !== "github";
	return async (number, wish = {}) => {
		const { tree } = wish;
		if (!withoutGraphql) try {
			return await snapshotByGraphql(source, number, wish);
		} catch (error) {
			if (!(error instanceof HostProblem) || isInVain(error)) throw error;
			withoutGraphql = tree === void 0;
		}
		const entries = tree === void 0 ? void 0 : await files.listDirectory(tree);
		return {
			...await snapshotByRest(source, number, wish, await authorTest()),
			tree: entries
		};
	};
}
function isInVain({ kind, status }) {
	return kind === "unreachable" && status === void 0 || [
		"aborted",
		"bad-token",
		"rate-limited"
	].includes(kind);
}
async function snapshotByGraphql(source, number, { files = false, tree }) {
	const { graphql, access } = source;
	let first;
	let entries;
	const { items, whole } = await readPages(async (after) => {
		const look = after === void 0 ? tree : void 0;
		const query = SNAPSHOT(files && after === void 0, look !== void 0);
		const { owner, name } = access;
		const { json } = await graphql("POST", "/graphql", {
			query,
			variables: {
				owner,
				name,
				number,
				after: after ?? null,
				tree: look
			}
		}, { once: false });
		const failed = inside(json, "errors") !== void 0;
		const { pullRequest: pull, object } = fieldsOf$1(inside(json, "data", "repository"));
		if (failed || !pull) throw new HostProblem("not-found", `GitHub shows no pull request ${number} by GraphQL.`);
		first ??= pull;
		entries ??= toEntries(object);
		const { hasNextPage, endCursor } = fieldsOf$1(inside(pull, "comments", "pageInfo"));
		return {
			items: listOf(inside(pull, "comments", "nodes")).map((node) => commentOf(node, graphql)),
			next: hasNextPage ? textOf$4(endCursor) ?? "" : void 0
		};
	}, graphql.clock);
	const headSha = textOf$4(inside(first, "headRefOid"));
	if (headSha === void 0) throw unreadable(graphql.service);
	if (!whole) throw new HostProblem("invalid", "The comments could not be read to their end.");
	const paths = files ? await filesOf(source, number, headSha, first) : void 0;
	return {
		headSha,
		whole,
		comments: marked(items),
		files: paths,
		tree: entries
	};
}
function commentOf(node, { service }) {
	const { fullDatabaseId, body, url, viewerDidAuthor, author } = fieldsOf$1(node);
	const id = Number(fullDatabaseId);
	const login = textOf$4(inside(author, "login"));
	if (!Number.isSafeInteger(id) || typeof body !== "string") throw unreadable(service);
	const name = login && inside(author, "__typename") === "Bot" ? `${login}[bot]` : login;
	return {
		id,
		body,
		url: String(url),
		mine: viewerDidAuthor === true,
		author: name
	};
}
function toComment(json, { service }) {
	const { body, html_url: url, user } = fieldsOf$1(json);
	const author = textOf$4(inside(user, "login"));
	return {
		id: idOf(json, service),
		body: textOf$4(body) ?? "",
		url: String(url),
		author
	};
}
function marked(comments) {
	return comments.filter(({ body }) => hasMarker(body, ANY_MARKER));
}
const UNMOVED = [
	"ADDED",
	"CHANGED",
	"COPIED",
	"DELETED",
	"MODIFIED"
];
async function filesOf(source, number, head, pull) {
	const count = Number(inside(pull, "changedFiles") ?? NaN);
	if (count > MOST_FILES) return void 0;
	const nodes = listOf(inside(pull, "files", "nodes")).map(fieldsOf$1);
	const unmoved = nodes.flatMap(({ path, changeType }) => typeof path === "string" && UNMOVED.includes(String(changeType)) ? [path] : []);
	if (inside(pull, "files", "pageInfo", "hasNextPage") === false && nodes.length === count && unmoved.length === count) return unmoved;
	const listed = await listFiles(source, number);
	const { headSha, changed } = await headOf(source, number);
	return headSha === head ? allOf(listed, changed) : void 0;
}
function listFiles({ ask, repository, access }, number) {
	const path = `${repository}/pulls/${number}/files?${access.server.perPage}`;
	const read = (json) => {
		const { filename: id, previous_filename: previous, status, patch } = fieldsOf$1(json);
		if (typeof id !== "string") throw unreadable(ask.service);
		const text = status === "removed" ? void 0 : textOf$4(patch);
		return {
			id,
			names: [id, textOf$4(previous) ?? id],
			text
		};
	};
	return readList$1(ask, path, read);
}
async function patchesOf(source, number) {
	const { items } = await listFiles(source, number);
	return items.flatMap(({ id: path, text }) => text === void 0 ? [] : {
		path,
		text
	});
}
function allOf({ items, whole }, count) {
	if (!whole || items.length !== count) return void 0;
	return [...new Set(items.flatMap(({ names }) => names))];
}
async function headOf({ ask, repository }, number) {
	const { json } = await ask("GET", `${repository}/pulls/${number}`);
	const headSha = inside(json, "head", "sha");
	if (typeof headSha !== "string") throw unreadable(ask.service);
	return {
		headSha,
		changed: inside(json, "changed_files")
	};
}
async function snapshotByRest(source, number, { files = false }, isMine) {
	const { ask, repository, access } = source;
	const path = `${repository}/issues/${number}/comments?${access.server.perPage}`;
	const read = (json) => ({
		...toComment(json, ask),
		mine: isMine(json)
	});
	const { items, whole } = await readList$1(ask, path, read);
	const listed = files ? await listFiles(source, number) : void 0;
	const { headSha, changed } = await headOf(source, number);
	const paths = listed && allOf(listed, changed);
	return {
		headSha,
		whole,
		comments: marked(items),
		files: paths
	};
}
function createAuthorTest({ ask, access }) {
	let known;
	const whoAmI = async () => {
		if (access.token.startsWith("ghs_")) return void 0;
		const { status, json } = await ask("GET", "/user", void 0, { accept: access.server.name === "github" ? [403, 404] : [] });
		return status < 300 ? textOf$4(inside(json, "login")) : void 0;
	};
	return async () => {
		const { me } = known ??= { me: await whoAmI() };
		return (json) => {
			const { user, performed_via_github_app: app } = fieldsOf$1(json);
			const { login, type } = fieldsOf$1(user);
			if (me !== void 0) return login === me;
			return type === "Bot" && (login === "github-actions[bot]" || Boolean(app));
		};
	};
}
// build/src/hosts/github/calls.js
function createGitHubApi(access, ports) {
	const { apiUrl, owner, name, token, server } = access;
	const { service, refused } = server;
	const headers = {
		accept: server === GITHUB ? "application/vnd.github+json" : "application/json",
		authorization: `Bearer ${token}`,
		"user-agent": "plangate"
	};
	const unreachable = "Check GITHUB_API_URL, the proxy (HTTPS_PROXY, NO_PROXY) and, for a private certificate, `ca-file`.";
	const askAt = (baseUrl) => createAsk({
		...ports,
		baseUrl,
		headers,
		service,
		refused,
		unreachable
	});
	const base = apiUrl.replace(/\/+$/, "");
	const source = {
		ask: askAt(base),
		graphql: askAt(base.replace(/\/api\/v3$/, "/api")),
		repository: `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`,
		access
	};
	const files = createFileApi(source);
	return {
		server,
		defuse: server === GITHUB ? void 0 : defuseNote,
		...files,
		snapshot: createSnapshot(source, files),
		...commentCalls(source),
		...checkCalls(source),
		...pullCalls(source),
		patches: (number) => patchesOf(source, number),
		permissionOf: async (login) => String(inside(await rightsOf(source, login), "permission")),
		commands: server === GITHUB ? commandCalls(source) : void 0
	};
}
function commentCalls({ ask, repository }) {
	const issues = `${repository}/issues`;
	return {
		createComment: async (number, body) => toComment((await ask("POST", `${issues}/${number}/comments`, { body })).json, ask),
		updateComment: async (id, body) => void await ask("PATCH", `${issues}/comments/${id}`, { body }),
		deleteComment: async (id) => void await ask("DELETE", `${issues}/comments/${id}`, void 0, { accept: [404, 410] })
	};
}
function checkCalls({ ask, repository }) {
	const runs = `${repository}/check-runs`;
	return {
		async updateCheckRun(id, output) {
			const once = output.annotations.length > 0;
			await ask("PATCH", `${runs}/${id}`, { output }, { once });
		},
		async createCheckRun(run) {
			const { headSha: head_sha, externalId: external_id, ...rest } = run;
			const body = {
				...rest,
				head_sha,
				external_id,
				status: "completed"
			};
			return idOf((await ask("POST", runs, body)).json, ask.service);
		},
		async findCheckRun(run) {
			const path = `${repository}/commits/${run.headSha}/check-runs?check_name=${encodeURIComponent(run.name)}&per_page=100`;
			const read = (json) => ({
				id: idOf(json, ask.service),
				externalId: inside(json, "external_id")
			});
			const itemsOf = (json) => inside(json, "check_runs");
			const { items } = await readList$1(ask, path, read, itemsOf);
			return items.find(({ externalId }) => externalId === run.externalId)?.id;
		},
		async countAnnotations(id) {
			const { json } = await ask("GET", `${runs}/${id}`);
			return Number(inside(json, "output", "annotations_count") ?? 0);
		},
		async setStatus(sha, status) {
			await ask("POST", `${repository}/statuses/${sha}`, status, {
				accept: [403, 404],
				once: false
			});
		}
	};
}
function pullCalls({ ask, repository, access: { server } }) {
	const isGitHub = server === GITHUB;
	const list = async (path) => {
		const read = (json) => {
			const facts = toFacts(json, ask);
			return {
				...facts,
				id: facts.number
			};
		};
		const { items, whole } = await readList$1(ask, `${repository}/${path}${server.perPage}`, read);
		if (whole) return items;
		throw new HostProblem("invalid", `${ask.service} lists more pull requests here than can be read.`);
	};
	const pullRequest = async (number) => toFacts((await ask("GET", `${repository}/pulls/${number}`)).json, ask);
	return {
		pullRequest,
		async pullRequests(query) {
			if (query.by === "number") return [await pullRequest(query.number)];
			if (query.by === "branch") {
				const label = encodeURIComponent(query.label);
				return list(isGitHub ? `pulls?head=${label}&state=open&` : OPEN$2);
			}
			return (await list(isGitHub ? `commits/${query.sha}/pulls?` : OPEN$2)).filter(({ open, headSha }) => open && headSha === query.sha);
		},
		async pullRequestsMergedAs(commit) {
			return (await list(isGitHub ? `commits/${commit}/pulls?` : CLOSED)).filter(({ mergedAs }) => mergedAs === commit);
		}
	};
}
const CLOSED = "pulls?state=closed&sort=recentupdate&";
const OPEN$2 = "pulls?state=open&sort=recentupdate&";
function toFacts(json, { service }) {
	const pull = toPullRequest(json);
	if (pull === void 0) throw unreadable(service);
	const merged = typeof inside(json, "merged_at") === "string";
	return {
		...pull,
		open: inside(json, "state") === "open",
		mergedAs: merged ? sha(inside(json, "merge_commit_sha")) : void 0,
		branch: textOf$4(inside(json, "head", "ref")),
		author: textOf$4(inside(json, "user", "login"))
	};
}
function connectGitHub({ githubToken, checksToken, server = GITHUB, ...where }, ports) {
	const apiWith = (token) => token ? createGitHubApi({
		...where,
		server,
		token
	}, ports) : void 0;
	const comments = apiWith(githubToken);
	return {
		comments,
		checks: checksToken === githubToken ? comments : apiWith(checksToken)
	};
}
// build/src/hosts/github/host.js
const github = {
	name: GITHUB.name,
	variable: GITHUB.variable,
	actor: ["GITHUB_TRIGGERING_ACTOR", "GITHUB_ACTOR"],
	target: ["GITHUB_BASE_REF"],
	gated: ["GITHUB_REPOSITORY"],
	facts(environment) {
		const { pulls, run: runIn, style } = serverOf(environment);
		const serverUrl = link(environment["GITHUB_SERVER_URL"]);
		const slug = path(environment["GITHUB_REPOSITORY"]);
		const page = serverUrl && slug && `${serverUrl}/${slug}`;
		const [, pull, side] = /^refs\/pull\/(\d+)\/(merge|head)$/.exec(environment["GITHUB_REF"] ?? "") ?? [];
		const run = count(environment[runIn]);
		return {
			commit: side === "merge" ? void 0 : sha(environment["GITHUB_SHA"]),
			pullRequest: change(count(pull), page && `${page}/${pulls}/${pull}`),
			jobUrl: page && run ? `${page}/actions/runs/${run}` : void 0,
			runNumber: count(environment["GITHUB_RUN_ID"]),
			repository: serverUrl && slug ? {
				serverUrl,
				slug,
				style
			} : void 0,
			root: textOf$4(environment["GITHUB_WORKSPACE"])
		};
	},
	async origin(environment) {
		return readEvent({
			environment,
			payload: await readPayload(environment)
		})?.origin ?? {
			judged: true,
			whose: "unknown"
		};
	},
	async askWhose({ environment }, { origin: { whose }, directories, execute }) {
		return { whose: await areWritersFiles(directories, environment, execute) ? "own" : whose };
	}
};
async function areWritersFiles(directories, environment, execute) {
	for (const directory of directories) {
		if (!isWritersCommit(await checkedOutCommit(directory), environment)) return false;
		if (!await isClean(directory, execute)) return false;
	}
	return true;
}
function readPayload(environment) {
	return readFile(environment["GITHUB_EVENT_PATH"] ?? "", "utf8").then(parseJson$1, () => void 0);
}
// build/src/hosts/gitea.js
const gitea = {
	...github,
	name: GITEA.name,
	variable: GITEA.variable,
	comments({ environment, pullRequest, repository }, ports) {
		const apiUrl = link(environment["GITHUB_API_URL"]);
		const [owner, name] = repository?.slug.split("/") ?? [];
		if (!pullRequest || !apiUrl || !owner || !name) return void 0;
		return connectGitHub({
			apiUrl,
			owner,
			name,
			githubToken: [environment["GITEA_TOKEN"], environment["GITHUB_TOKEN"]].map((token) => token?.trim()).find(Boolean),
			server: serverOf(environment)
		}, ports).comments ?? NO_TOKEN$1;
	}
};
const forgejo = {
	...gitea,
	name: FORGEJO.name,
	variable: FORGEJO.variable
};
const NO_TOKEN$1 = "No comment: there is no token for the API. Hand the job its own as GITHUB_TOKEN (`${{ github.token }}`).";
// build/src/hosts/gitlab.js
const SERVICE = "GitLab";
const PLAIN$1 = "push schedule web api trigger pipeline webide chat".split(" ");
const gitlab = {
	name: "gitlab",
	variable: "GITLAB_CI",
	actor: ["GITLAB_USER_LOGIN"],
	target: ["CI_MERGE_REQUEST_TARGET_BRANCH_SHA", "CI_MERGE_REQUEST_DIFF_BASE_SHA"],
	defaultBranch: ["CI_DEFAULT_BRANCH"],
	gated: ["CI_MERGE_REQUEST_PROJECT_PATH", "CI_PROJECT_PATH"],
	facts(environment) {
		const serverUrl = origin(environment["CI_SERVER_URL"]);
		const slug = path(environment["CI_PROJECT_PATH"]);
		const project = link(environment["CI_MERGE_REQUEST_PROJECT_URL"] ?? environment["CI_PROJECT_URL"]);
		const number = count(environment["CI_MERGE_REQUEST_IID"]);
		return {
			commit: sha(environment["CI_MERGE_REQUEST_SOURCE_BRANCH_SHA"]) ?? sha(environment["CI_COMMIT_SHA"]),
			pullRequest: change(number, project && `${project}/-/merge_requests/${number}`),
			jobUrl: link(environment["CI_JOB_URL"]),
			runNumber: count(environment["CI_PIPELINE_ID"]),
			repository: serverUrl && slug ? {
				serverUrl,
				slug,
				style: "gitlab"
			} : void 0,
			root: textOf$4(environment["CI_PROJECT_DIR"])
		};
	},
	origin(environment) {
		if (environment["CI_MERGE_REQUEST_IID"]) {
			const from = environment["CI_MERGE_REQUEST_SOURCE_PROJECT_ID"];
			return {
				judged: true,
				whose: compare$1(from, environment["CI_MERGE_REQUEST_PROJECT_ID"])
			};
		}
		const source = environment["CI_PIPELINE_SOURCE"] ?? "";
		if (source === "external_pull_request_event") {
			const from = environment["CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY"];
			const to = environment["CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY"];
			return {
				judged: true,
				whose: compare$1(from, to)
			};
		}
		const own = environment["CI_COMMIT_BRANCH"] || environment["CI_COMMIT_TAG"];
		return {
			judged: !PLAIN$1.includes(source),
			whose: own ? "own" : "unknown"
		};
	},
	comments({ environment, pullRequest, commit = "" }, ports) {
		const apiUrl = link(environment["CI_API_V4_URL"]);
		const projectId = count(environment["CI_MERGE_REQUEST_PROJECT_ID"] ?? environment["CI_PROJECT_ID"]);
		const token = environment["GITLAB_TOKEN"]?.trim();
		if (!apiUrl || !projectId || !pullRequest) return void 0;
		if (!token) return NO_TOKEN;
		const { number, url = "" } = pullRequest;
		const notes = `/projects/${projectId}/merge_requests/${number}/notes`;
		return createNotes({
			service: SERVICE,
			baseUrl: apiUrl,
			headers: { "private-token": token },
			refused: "GITLAB_TOKEN needs the scope \"api\" and at least the role Reporter in this project, and must not have expired.",
			list: `${notes}?per_page=100&sort=asc&order_by=created_at`,
			draft: (body) => ({ body }),
			read: toNote,
			urlOf: (id) => `${url}#note_${id}`,
			whoAmI: async (ask) => String(idOf((await ask("GET", "/user")).json, SERVICE)),
			addressOf: (id) => `${notes}/${id}`,
			update: (ask, id, body) => ask("PUT", `${notes}/${id}`, { body })
		}, commit, ports);
	}
};
const NO_TOKEN = "No comment: there is no token for the GitLab API. Create a project access token with the role Reporter and the scope \"api\" and hand it to the job as the masked variable GITLAB_TOKEN (CI_JOB_TOKEN may not write notes).";
function toNote(json) {
	const { body, system } = fieldsOf$1(json);
	const who = inside(json, "author", "id");
	return {
		id: idOf(json, SERVICE),
		body: system !== true && typeof body === "string" ? body : "",
		author: typeof who === "number" ? String(who) : void 0
	};
}
// build/src/hosts/jenkins.js
const PLUGINS = [
	"ghprbPullId",
	"gitlabMergeRequestIid",
	"GITHUB_PR_NUMBER"
];
const jenkins = {
	name: "jenkins",
	variable: "JENKINS_URL",
	actor: ["BUILD_USER_ID"],
	target: ["CHANGE_TARGET"],
	facts(environment) {
		const number = count(environment["CHANGE_ID"]);
		return {
			commit: sha(environment["GIT_COMMIT"]),
			pullRequest: change(number, link(environment["CHANGE_URL"])),
			jobUrl: link(environment["BUILD_URL"]),
			runNumber: count(environment["BUILD_NUMBER"]),
			root: textOf$4(environment["WORKSPACE"])
		};
	},
	origin(environment) {
		if (environment["CHANGE_ID"]) return {
			judged: true,
			whose: environment["CHANGE_FORK"] ? "foreign" : "own"
		};
		return PLUGINS.some((name) => environment[name]) ? {
			judged: true,
			whose: "unknown"
		} : {
			judged: false,
			whose: "own"
		};
	}
};
// build/src/hosts/none.js
const none = {
	name: "none",
	variable: void 0,
	actor: [],
	target: [],
	facts: () => ({}),
	origin: (environment) => ({
		judged: isSomeCi(environment),
		whose: "own"
	})
};
function isSomeCi({ CI = "" }) {
	return !/^(?:|0|false)$/i.test(CI);
}
// build/src/hosts/registry.js
const HOSTS = [
	forgejo,
	gitea,
	github,
	gitlab,
	azure,
	bitbucket,
	circleci,
	buildkite,
	jenkins,
	none
];
function detect(environment) {
	const host = HOSTS.find(({ variable }) => variable && environment[variable]) ?? none;
	return {
		...host.facts(environment),
		host,
		environment
	};
}
function valuesOf(environment, which) {
	return HOSTS.flatMap((host) => host[which] ?? []).flatMap((name) => environment[name] ?? []);
}
// build/src/hosts/standing.js
async function standing({ environment, execute, workingDirectory }) {
	const job = detect(environment);
	const origin = await job.host.origin(environment);
	const [usual] = valuesOf(environment, "defaultBranch");
	const [slug] = valuesOf(environment, "gated");
	return {
		job,
		origin,
		judgement: {
			judged: origin.judged,
			trusted: (repository, branch = usual) => trustedInGit({
				repository,
				branch,
				slug
			}, execute)
		},
		usual,
		refusal: async (settings, ports) => {
			if (origin.whose === "own" || settings.allowUntrustedHead) return void 0;
			const directories = plannedDirectories(settings).map((one) => resolve(workingDirectory, one));
			const planned = {
				origin,
				directories,
				execute
			};
			const asked = await job.host.askWhose?.(job, planned, ports) ?? origin;
			const checkedOut = await checkedOutCommit(directories[0] ?? workingDirectory);
			return refuseForeign({
				...asked,
				checkedOut
			});
		}
	};
}
// build/src/network.js
function openNetwork(caFile, { environment, workingDirectory }) {
	const path = caFile?.trim() || void 0;
	let made;
	const send = async (request) => {
		made ??= createSend({
			environment,
			caFile: path && resolve(workingDirectory, path)
		});
		return made(request);
	};
	return Object.assign(send, { close: async () => made?.close() });
}
// build/src/settings/environment-problems.js
async function environmentProblems(caFile, environment, workingDirectory) {
	const problems = [];
	if (caFile !== void 0) {
		const files = [["ca-file", caFile]];
		const extra = environment["NODE_EXTRA_CA_CERTS"] ?? "";
		if (extra !== "") files.push(["NODE_EXTRA_CA_CERTS", extra]);
		for (const [input, path] of files) {
			const message = await certificateProblem(path, workingDirectory);
			if (message !== void 0) problems.push({
				input,
				message
			});
		}
	}
	for (const name of ["https_proxy", "http_proxy"]) {
		const input = environment[name] === void 0 ? name.toUpperCase() : name;
		const value = environment[input] ?? "";
		if (value === "" || isProxy(value)) continue;
		problems.push({
			input,
			message: "is not the address of a proxy. Write http://HOST:PORT."
		});
	}
	return problems;
}
async function certificateProblem(path, workingDirectory) {
	return readFile(resolve(workingDirectory, path), "utf8").then((text) => text.includes("-----BEGIN CERTIFICATE-----") ? void 0 : `${quote$1(path)} holds no certificate in PEM form.`, ({ code = "unknown error" }) => `${quote$1(path)} cannot be read (${code}).`);
}
function isProxy(value) {
	return URL.canParse(value) && [
		"http:",
		"https:",
		"socks:",
		"socks5:"
	].includes(new URL(value).protocol);
}
// build/src/settings/load-settings.js
async function loadSettings(sources, workingDirectory, judgement) {
	const open = unanswered$1(sources);
	const blocks = await readBlocks(sources, open, workingDirectory, judgement);
	const { written, directory, own, trusted } = blocks;
	const judged = blocks.judged !== void 0;
	const read = readSettings({
		...sources,
		cloud: blocks.cloud,
		judged: blocks.judged
	});
	const planned = "settings" in read ? plannedDirectories(read.settings) : [written];
	const problems = "problems" in read ? [...read.problems] : [];
	const sends = "problems" in read || read.settings.source === "upload";
	for (const text of sends ? planned : []) {
		const problem = await directoryProblem(text === written ? "directory" : "workspaces", text, workingDirectory) ?? (judged && "settings" in read && text !== written ? otherHost(read.settings, await findHost(resolve(workingDirectory, text), text)) : void 0);
		if (problem !== void 0) problems.push(problem);
	}
	const caFile = sources.given["ca-file"]?.trim() || void 0;
	problems.push(...await environmentProblems(caFile, sources.environment, workingDirectory));
	if (problems.length > 0 || "problems" in read) return { problems };
	const notices = [...trusted.block ? tellDifferences(own, trusted.block, open) : [], ...judged ? tellAuthority(read.settings, directory, workingDirectory) : []];
	const runOptions = await toLiterals(read.settings.runOptions);
	return {
		settings: {
			...read.settings,
			runOptions
		},
		notices
	};
}
async function readBlocks(sources, open, workingDirectory, judgement) {
	const written = sources.given["directory"]?.trim() || ".";
	const directory = resolve(workingDirectory, written);
	const { judged } = judgement;
	const names = open.organization || open.workspaces;
	const look = names || !judged && open.hostname ? findCloudBlock : findHost;
	const own = judged || names || open.hostname ? await look(directory, written) : void 0;
	const trusted = judged && names ? await findTrusted(sources, directory, workingDirectory, judgement.trusted, own) : { why: "" };
	return {
		written,
		directory,
		own,
		trusted,
		cloud: judged ? trusted.block : own,
		judged: judged ? {
			blocks: [own, trusted.block],
			why: trusted.why
		} : void 0
	};
}
function tellAuthority({ caFile }, directory, workingDirectory) {
	const root = findCheckout(directory) ?? workingDirectory;
	if (caFile === void 0 || relative(root, resolve(workingDirectory, caFile)).startsWith("..")) return [];
	return [`The certificate authorities in ${quote$1(caFile)} are trusted, and a pull request can change that file. Keep it outside of the checkout.`];
}
async function findTrusted(sources, directory, workingDirectory, trusted, own) {
	const written = sources.given["trusted-branch"]?.trim() || void 0;
	const named = written === void 0 ? void 0 : readBranch(written);
	if (named !== void 0 && "problem" in named) return { why: named.problem };
	const branch = named?.value;
	const title = branch === void 0 ? "the default branch" : `the branch ${quote$1(branch)}`;
	try {
		const root = findCheckout(directory) ?? workingDirectory;
		const path = relative(root, directory).split(sep).join("/");
		const files = await trusted(root, branch);
		const likely = own?.at.replace(/:\d+$/, "").split("/").at(-1);
		const block = await findBlock(files, path, likely);
		if (block !== void 0) {
			const at = `${block.at} of ${title}`;
			return {
				block: {
					...block,
					at
				},
				why: `The block at ${at} does not name it.`
			};
		}
		return { why: `There is no \`cloud\` block in ${path === "" ? "the repository" : quote$1(path)} on ${title} that this job may read, and one that a pull request adds does not count.` };
	} catch (error) {
		if (!(error instanceof UntrustedError)) throw error;
		return { why: `The \`cloud\` block of ${title} could not be read: ${error.message}` };
	}
}
async function directoryProblem(input, text, workingDirectory) {
	const path = resolve(workingDirectory, text);
	const found = await stat(path).catch(() => void 0);
	if (found === void 0) {
		const hint = input === "workspaces" ? " It is looked for from where this runs, whatever `directory` says." : text === "." ? "" : " Is the checkout step there, and the name right?";
		return {
			input,
			message: `${quote$1(text)} does not exist.${hint}`
		};
	}
	if (!found.isDirectory()) return {
		input,
		message: `${quote$1(text)} is not a directory.`
	};
	const has = await hasConfiguration(path).catch((error) => error);
	if (has === true) return void 0;
	if (has !== false) {
		const what = has.path === void 0 || has.path === path ? "" : `: ${has.path}`;
		return {
			input,
			message: `${quote$1(text)} cannot be read (${has.code}${what}). Is it the right directory?`
		};
	}
	return {
		input,
		message: `${quote$1(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`
	};
}
const CONFIGURATION = /\.(?:tf|tofu)(?:\.json)?$/;
async function hasConfiguration(path) {
	const deeper = [];
	for await (const entry of await opendir(path)) {
		if (entry.isFile() && CONFIGURATION.test(entry.name)) return true;
		if (entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules") deeper.push(join(path, entry.name));
	}
	for (const directory of deeper) if (await hasConfiguration(directory)) return true;
	return false;
}
async function readRegular(path) {
	const found = await stat(path).catch(() => void 0);
	if (found?.isFile() !== true || found.size > MAX_BYTES) return void 0;
	return readFile(path, "utf8").catch(() => void 0);
}
const MAX_BYTES = 5e6;
function findHost(directory, shown) {
	const worth = (text) => mayHaveCloudBlock(text) && text.includes("hostname");
	return findCloudBlock(directory, shown, worth);
}
async function findCloudBlock(directory, shown, worth = mayHaveCloudBlock) {
	const block = await findBlock({
		names: () => readdir(directory).catch(() => void 0),
		read: (name) => readRegular(join(directory, name))
	}, "", void 0, worth);
	return block && !(shown === "" || shown === ".") ? {
		...block,
		at: `${shown}/${block.at}`
	} : block;
}
// build/src/check-here.js
var InputError = class extends Error {
	name = "InputError";
	problems;
	constructor(problems) {
		super(problems.map(({ input, message }) => `${input} ${message}`).join("\n"));
		this.problems = problems;
	}
};
async function checkHere(options = {}) {
	const { inputs = {}, environment = {}, changedFiles, log = SILENT } = options;
	const { message = "plangate", signal = new AbortController().signal } = options;
	const workingDirectory = resolve(options.workingDirectory ?? ".");
	const { random } = Math;
	const io = {
		environment,
		execute,
		workingDirectory
	};
	const send = openNetwork(inputs["ca-file"], io);
	const ports = {
		...io,
		send,
		clock: systemClock(),
		random,
		signal
	};
	const { judgement, origin, refusal } = await standing(io);
	const checked = await check({
		judgement,
		async subject(settings) {
			const refused = await refusal(settings, ports);
			if (refused !== void 0) return { refused };
			return {
				about: {},
				message,
				proposed: origin.judged,
				changedFiles: async () => changedFiles && [...changedFiles]
			};
		}
	}, {
		settings: (judged) => loadSettings({
			given: inputs,
			environment,
			door: "library"
		}, workingDirectory, judged),
		workingDirectory,
		secrets: [],
		never: [],
		log,
		tell: () => void 0,
		follow: () => (event) => options.onEvent?.(event)
	}, ports);
	if ("problems" in checked) throw new InputError(checked.problems);
	const { settings, result, view } = checked;
	const verdict = result.verdict.word;
	return {
		verdict,
		green: isGreen(verdict, settings.failOn),
		result,
		report: renderJson(view)
	};
}
// build/src/archive/open-checked.js
var ChangedError = class extends Error {
	name = "ChangedError";
};
const FLAGS$1 = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
function openChecked(seen) {
	let fd;
	try {
		fd = openSync(seen.absolute, FLAGS$1);
	} catch (error) {
		const code = codeOf(error);
		if (code === "ELOOP" || code === "EMLINK") throw new ChangedError("became a link while packing");
		if (code === "ENOENT" || code === "ENOTDIR") throw new ChangedError("vanished while packing");
		throw error;
	}
	const stats = fstatSync(fd);
	if (isSame(stats, seen) && stats.isFile() && stats.size === seen.size) return fd;
	closeSync(fd);
	throw new ChangedError("changed while packing");
}
function readChecked(seen, most = Number.POSITIVE_INFINITY) {
	const fd = openChecked(seen);
	try {
		const expected = Math.min(most, seen.size);
		const buffer = Buffer.allocUnsafe(Math.min(most, seen.size + 1));
		let count = 0;
		while (count < expected) {
			const read = readSync(fd, buffer, count, buffer.length - count, null);
			if (read === 0) break;
			count += read;
		}
		if (count !== expected) throw new ChangedError("changed while packing");
		return buffer.subarray(0, count);
	} finally {
		closeSync(fd);
	}
}
function isSame(stats, seen) {
	return stats.ino === seen.ino && stats.dev === seen.dev;
}
function codeOf(error) {
	return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : void 0;
}
function messageOf(error) {
	const isTold = typeof error === "object" && error !== null && "message" in error;
	return String(isTold ? error.message : error);
}
// build/src/archive/archive-file.js
function createArchiveFile(output, temporary, write = (fd, bytes, offset) => writeSync(fd, bytes, offset)) {
	const makeSpool = () => mkdtempSync(join(temporary, "plangate-"));
	const spool = output === void 0 ? orProblem(temporary, makeSpool) : void 0;
	const path = output ?? join(spool ?? "", "archive.tar.gz");
	const scratch = spool !== void 0 || isSpecial(path) ? path : `${path}.partial`;
	const attempt = (action) => {
		try {
			return orProblem(path, action);
		} catch (error) {
			file.abandon();
			throw error;
		}
	};
	let fd;
	const file = {
		path,
		scratch: spool ?? scratch,
		write: (bytes) => attempt(() => {
			if (fd === void 0) throw new Error("the archive is already complete");
			for (let at = 0; at < bytes.length;) at += write(fd, bytes, at);
		}),
		finish: () => attempt(() => {
			if (fd !== void 0) closeSync(fd);
			fd = void 0;
			if (scratch !== path) renameSync(scratch, path);
		}),
		abandon() {
			if (fd === void 0) return;
			closeSync(fd);
			fd = void 0;
			if (spool !== void 0) rmSync(spool, {
				recursive: true,
				force: true
			});
			else if (scratch !== path) rmSync(scratch, { force: true });
		},
		remove() {
			if (spool !== void 0) rmSync(spool, {
				recursive: true,
				force: true
			});
		}
	};
	fd = attempt(() => openSync(scratch, "w", 384));
	return file;
}
function orProblem(path, action) {
	try {
		return action();
	} catch (error) {
		throw new PackError([{
			path,
			message: sayWhy(error)
		}]);
	}
}
function isSpecial(path) {
	const stats = lstatSync(path, { throwIfNoEntry: false });
	return stats !== void 0 && !stats.isFile();
}
function sayWhy(error) {
	const code = codeOf(error) ?? "";
	if (code === "ENOSPC") return "no space left on the device; the archive was not written. Free some, or write elsewhere";
	if (code === "ENOENT") return "the directory does not exist";
	return [
		"EACCES",
		"EPERM",
		"EROFS"
	].includes(code) ? `may not be written (${code})` : messageOf(error);
}
// build/src/archive/gzip-blocks.js
const BLOCK_BYTES = 524288;
const IN_FLIGHT = 6;
const STORED_BYTES = 65535;
const HEADER = Buffer.from([
	31,
	139,
	8,
	0,
	0,
	0,
	0,
	0,
	0,
	255
]);
const LAST_BLOCK = Buffer.from([3, 0]);
const LEVEL = 2;
function createGzipBlocks(sink) {
	const waiting = [];
	const free = [];
	let crc = 0;
	let size = 0;
	sink(HEADER);
	const takeOldest = async () => {
		const oldest = waiting.shift();
		if (!oldest) return;
		const { pieces, buffer } = await oldest;
		for (const piece of pieces) sink(piece);
		free.push(buffer);
	};
	return {
		buffer: () => free.pop() ?? Buffer.allocUnsafeSlow(524288),
		async push(buffer, length) {
			const bytes = buffer.subarray(0, length);
			crc = crc32(bytes, crc);
			size += length;
			const pieces = isIncompressible(bytes) ? store(bytes) : compress(bytes);
			waiting.push(Promise.resolve(pieces).then((pieces) => ({
				pieces,
				buffer
			})));
			if (waiting.length >= IN_FLIGHT) await takeOldest();
		},
		async end() {
			while (waiting.length > 0) await takeOldest();
			const trailer = Buffer.alloc(8);
			trailer.writeUInt32LE(crc, 0);
			trailer.writeUInt32LE(size % 2 ** 32, 4);
			sink(LAST_BLOCK);
			sink(trailer);
		}
	};
}
function compress(bytes) {
	const options = {
		level: LEVEL,
		chunkSize: 528384,
		finishFlush: constants$1.Z_SYNC_FLUSH
	};
	return new Promise((resolve, reject) => {
		deflateRaw(bytes, options, (error, deflated) => error ? reject(error) : resolve([deflated]));
	});
}
function store(bytes) {
	const pieces = [];
	for (let at = 0; at < bytes.length; at += STORED_BYTES) {
		const piece = bytes.subarray(at, at + STORED_BYTES);
		const header = Buffer.alloc(5);
		header.writeUInt16LE(piece.length, 1);
		header.writeUInt16LE(piece.length ^ 65535, 3);
		pieces.push(header, piece);
	}
	return pieces;
}
const PROBES = 64;
const PROBE_BYTES = 256;
const SAMPLE_BYTES = PROBES * PROBE_BYTES;
const EXPECTED = SAMPLE_BYTES / 256;
const NOISE = 400;
const UNEVEN = 16384;
function isIncompressible(bytes) {
	if (bytes.length < 2 * SAMPLE_BYTES) return false;
	const unevenness = measureUnevenness(bytes);
	if (unevenness < NOISE) return true;
	if (unevenness > UNEVEN) return false;
	const middle = Math.floor(bytes.length / 2);
	const sample = bytes.subarray(middle, middle + SAMPLE_BYTES);
	return deflateRawSync(sample, { level: 1 }).length > sample.length * .97;
}
function measureUnevenness(bytes) {
	const counts = new Uint32Array(256);
	const stride = Math.floor(bytes.length / PROBES);
	for (let probe = 0; probe < PROBES; probe++) {
		const from = probe * stride;
		for (let at = from; at < from + PROBE_BYTES; at++) {
			const value = bytes[at] ?? 0;
			counts[value] = (counts[value] ?? 0) + 1;
		}
	}
	let squares = 0;
	for (const count of counts) squares += (count - EXPECTED) ** 2;
	return Math.floor(squares / EXPECTED);
}
// build/src/archive/expressions.js
var UnusableRules = class extends Error {
	name = "UnusableRules";
};
const LENGTH_LIMIT = 1e6;
const REPEAT_LIMIT = 1e3;
const UNCLOSED_LIMIT = 1e3;
const TOO_LARGE = "holds patterns that are too large to be applied; shorten them";
async function loadEngine() {
	const { RE2JS, RE2JSCompileException, RE2JSSyntaxException, RE2Set } = await import("./re2js.js").then((n) => n.build_exports);
	const createSet = () => new RE2Set(RE2Set.UNANCHORED, RE2JS.DISABLE_UNICODE_GROUPS);
	return {
		isReadable(text) {
			if (text.slice(text.lastIndexOf(":]") + 1).split("[:").length - 1 > UNCLOSED_LIMIT || lengthOf(text) > LENGTH_LIMIT) throw new UnusableRules(TOO_LARGE);
			try {
				createSet().add(text);
				return true;
			} catch (error) {
				if (!(error instanceof RE2JSSyntaxException)) throw error;
				const named = /\\[pP][CLMNPSZclmnpsz{]/.exec(text)?.[0];
				if (named === void 0 || !/^\\p/i.test(error.input ?? "")) return false;
				throw new UnusableRules(`holds the Unicode class ${named}, whose meaning depends on Terraform's version; write it without`);
			}
		},
		compile(expressions) {
			if (expressions.reduce((sum, { text }) => sum + lengthOf(text), 0) > LENGTH_LIMIT) throw new UnusableRules(TOO_LARGE);
			const set = createSet();
			for (const { text } of expressions) set.add(text);
			try {
				set.compile();
			} catch (error) {
				if (error instanceof RE2JSCompileException) throw new UnusableRules(TOO_LARGE);
				throw error;
			}
			return (path) => expressions[set.match(path).at(-1) ?? -1]?.rule ?? -1;
		}
	};
}
function lengthOf(text) {
	let copies = 1;
	for (const [, least, most] of text.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) copies *= Math.max(1, Number(least), Number(most ?? 0));
	return text.length * Math.min(copies, REPEAT_LIMIT);
}
function literally(character) {
	return /^[!-/:-@[-`{-~]$/.test(character) ? `\\${character}` : character;
}
// build/src/archive/gitignore-rules.js
const toBytes = (text) => Buffer.from(text).toString("latin1");
async function startAsGit(text) {
	const rules = readRules(text);
	const expressions = rules.map(({ expression }, rule) => ({
		text: expression,
		rule
	}));
	const last = expressions.length > 0 ? (await loadEngine()).compile(expressions) : () => -1;
	const decide = (path) => {
		const rule = rules[last(path)];
		return rule?.negated === false ? rule : void 0;
	};
	const at = (path) => ({
		file: (name) => decide(path + toBytes(name)),
		directory(name) {
			const contents = `${path}${toBytes(name)}/`;
			const withheld = decide(contents);
			return {
				withheld,
				inside: withheld ? void 0 : at(contents)
			};
		}
	});
	return () => at("");
}
function readRules(text) {
	const rules = [];
	for (const [at, ended] of text.replace(/^\uFEFF/, "").split("\n").entries()) {
		const written = ended.endsWith("\r") ? ended.slice(0, -1) : ended;
		if (written.startsWith("#")) continue;
		const trimmed = trimSpaces(written);
		if (trimmed === "") continue;
		const negated = trimmed.startsWith("!");
		const expression = readPattern(toBytes(negated ? trimmed.slice(1) : trimmed));
		if (expression === void 0) continue;
		rules.push({
			line: at + 1,
			text: trimmed,
			negated,
			expression
		});
	}
	return rules;
}
function trimSpaces(text) {
	let end = 0;
	for (let at = 0; at < text.length; at++) {
		const character = text.charAt(at);
		if (character === "\\") at++;
		if (character !== " ") end = Math.min(at + 1, text.length);
	}
	return text.slice(0, end);
}
function readPattern(text) {
	const directoryOnly = text.endsWith("/");
	const body = directoryOnly ? text.slice(0, -1) : text;
	const anchored = body.includes("/");
	const glob = anchored && body.startsWith("/") ? body.slice(1) : body;
	const path = glob === "" ? void 0 : readGlob(glob, anchored);
	if (path === void 0) return void 0;
	return `(?s)^${anchored ? "" : "(?:.*/)?"}${path}/${directoryOnly ? "" : "?"}$`;
}
function readGlob(glob, anchored) {
	let expression = "";
	for (let at = 0; at < glob.length;) {
		const stars = anchored && (at === 0 || glob[at - 1] === "/") ? countStars(glob, at) : 0;
		const after = glob.slice(at + stars, at + stars + 2);
		if (stars >= 2 && after === "") return `${expression}[^/].*`;
		if (stars >= 2 && after.startsWith("/")) {
			expression += "(?:.*/)?";
			at += stars + 1;
		} else if (stars >= 2 && after === "\\/") {
			expression += ".*";
			at += stars;
		} else {
			const piece = readPiece(glob, at);
			if (!piece) return void 0;
			expression += piece.expression;
			at = piece.next;
		}
	}
	return expression;
}
function countStars(glob, from) {
	let at = from;
	while (glob[at] === "*") at++;
	return at - from;
}
function readPiece(glob, at) {
	const escaped = glob[at + 1];
	switch (glob[at]) {
		case "*": return {
			expression: "[^/]*",
			next: at + countStars(glob, at)
		};
		case "?": return {
			expression: "[^/]",
			next: at + 1
		};
		case "[": return readBracket(glob, at);
		case "\\": return escaped === void 0 ? void 0 : {
			expression: literally(escaped),
			next: at + 2
		};
		default: return {
			expression: literally(glob.charAt(at)),
			next: at + 1
		};
	}
}
const CLASSES = new Map([
	...[
		"alnum",
		"alpha",
		"blank",
		"cntrl",
		"digit",
		"lower",
		"space",
		"upper",
		"xdigit"
	].map((name) => [name, `[:${name}:]`]),
	["graph", "!-.0-~"],
	["print", " -.0-~"],
	["punct", "!-.:-@\\[-`{-~"]
]);
function readBracket(glob, from) {
	let at = from + 1;
	const negated = glob[at] === "!" || glob[at] === "^";
	if (negated) at++;
	let members = "";
	let previous;
	for (let first = true; first || glob[at] !== "]"; first = false) {
		const now = glob[at];
		const next = glob[at + 1];
		const classEnd = now === "[" && next === ":" ? glob.indexOf("]", at + 2) : void 0;
		if (now === void 0 || classEnd === -1) return void 0;
		if (classEnd !== void 0 && classEnd > at + 2 && glob[classEnd - 1] === ":") {
			const named = CLASSES.get(glob.slice(at + 2, classEnd - 1));
			if (named === void 0) return void 0;
			members += named;
			previous = void 0;
			at = classEnd + 1;
		} else if (now === "-" && previous !== void 0 && next !== void 0 && next !== "]") {
			const to = next === "\\" ? glob[at + 2] : next;
			if (to === void 0) return void 0;
			members += rangeOf(previous, to);
			previous = void 0;
			at += next === "\\" ? 3 : 2;
		} else {
			previous = now === "\\" ? next : now;
			if (previous === void 0) return void 0;
			members += rangeOf(previous, previous);
			at += now === "\\" ? 2 : 1;
		}
	}
	if (negated) return {
		expression: `[^/${members}]`,
		next: at + 1
	};
	return {
		expression: members === "" ? NOTHING$1 : `[${members}]`,
		next: at + 1
	};
}
const NOTHING$1 = "[^\\x00-\\x{10ffff}]";
function rangeOf(from, to) {
	const below = to < "/" ? to : ".";
	const above = from > "/" ? from : "0";
	return (from <= below ? `${literally(from)}-${literally(below)}` : "") + (above <= to ? `${literally(above)}-${literally(to)}` : "");
}
// build/src/archive/terraform-lines.js
const LONGEST_LINE_BYTES = 65535;
function readLines(text) {
	const rules = [];
	let tooLong;
	for (const [at, ended] of text.split("\n").entries()) {
		const line = at + 1;
		if (Buffer.byteLength(ended) > 65535) tooLong ??= line;
		const written = ended.endsWith("\r") ? ended.slice(0, -1) : ended;
		if (written === "") continue;
		const rule = readLine(written, line);
		if (rule) rules.push(rule);
	}
	return {
		rules,
		tooLong
	};
}
function readLine(text, line) {
	const trimmed = trimSpace(text);
	if (trimmed.startsWith("#")) return void 0;
	const negated = trimmed.startsWith("!");
	const pattern = negated ? trimmed.slice(1) : trimmed;
	const rule = {
		line,
		text,
		negated,
		glob: toGlob(pattern)
	};
	if (trimmed === "") return {
		...rule,
		oddity: "blank"
	};
	if (pattern === "") return {
		...rule,
		oddity: "lone-negation"
	};
	if (pattern === "/") return {
		...rule,
		oddity: "everything"
	};
	if (line === 1 && text.startsWith("﻿")) return {
		...rule,
		oddity: "byte-order-mark"
	};
	return rule;
}
function toGlob(pattern) {
	const whole = pattern.endsWith("/") ? `${pattern}**` : pattern;
	return whole.startsWith("/") ? whole.slice(1) : `**/${whole}`;
}
const LIVE = /[()[\]{}+|^\\]/;
function toExpression$1(glob) {
	const pieces = divide(glob.replace(/^\uFEFF/, ""));
	const keep = (piece) => piece === "." || piece === "$" ? `\\${piece}` : piece;
	return `^${translate(pieces, keep)}$`;
}
function toLiteralExpression(glob) {
	return `(?s)^${translateLiterally(glob)}$`;
}
const REACH_DEPTH = 100;
function toReachExpression(glob) {
	if (LIVE.test(glob)) return "";
	const names = glob.replace(/^\uFEFF/, "").split("/");
	const open = names.findIndex((name, depth) => name.includes("**") || depth === REACH_DEPTH);
	return `(?s)^${names.slice(0, open).reduceRight((deeper, name) => `(?:${translateLiterally(name)}/${deeper})?`, open < 0 ? "" : ".*")}$`;
}
function translateLiterally(glob) {
	return translate(divide(glob), (piece) => literally(piece.replace(/^\\(?=[^])/, "")));
}
const WILDCARDS = new Map([
	["**/", "(.*/)?"],
	["**", ".*"],
	["*", "[^/]*"],
	["?", "[^/]"]
]);
function translate(pieces, other) {
	return Array.from(pieces, (piece) => WILDCARDS.get(piece) ?? other(piece)).join("");
}
function* divide(glob) {
	const characters = Array.from(glob);
	for (let at = 0; at < characters.length; at++) {
		const now = characters[at] ?? "";
		if (now === "\\" && at + 1 < characters.length) yield now + (characters[++at] ?? "");
		else if (now !== "*" || characters[at + 1] !== "*") yield now;
		else {
			at += characters[at + 2] === "/" ? 2 : 1;
			yield at + 1 < characters.length ? "**/" : "**";
		}
	}
}
const SPACE = new Set("	\n\v\f\r \xA0 \u2028\u2029  　");
for (let code = 8192; code <= 8202; code++) SPACE.add(String.fromCharCode(code));
function trimSpace(text) {
	let from = 0;
	let to = text.length;
	while (from < to && SPACE.has(text.charAt(from))) from++;
	while (to > from && SPACE.has(text.charAt(to - 1))) to--;
	return text.slice(from, to);
}
// build/src/archive/rule-traps.js
function findTraps({ rules, tooLong, text, set, engine }) {
	const warnings = [];
	if (text.includes("�")) warnings.push({
		at: ".terraformignore",
		message: "the file is not UTF-8; names beyond ASCII may not match. Save it as UTF-8"
	});
	if (tooLong !== void 0) {
		const message = `the line is longer than ${LONGEST_LINE_BYTES} bytes; Terraform then drops every rule and uploads everything, ${set === "exact" ? "so no rule is applied" : "the rules are applied here"}. Divide the line`;
		warnings.push({
			at: `.terraformignore:${tooLong}`,
			message
		});
	}
	for (const rule of rules) {
		const message = describeTrap(rule, set, engine);
		if (message) warnings.push({
			at: `.terraformignore:${rule.line}`,
			message
		});
	}
	return warnings;
}
function describeEntryOnly(rule, set) {
	const upload = set === "exact" ? "its contents are uploaded" : "Terraform would upload its contents";
	return {
		at: `.terraformignore:${rule.line}`,
		message: `pattern ${quote(rule.text)} matches only an entry of that name; ${upload}; write ${quote(`${rule.text}/`)}`
	};
}
function describeTrap(rule, set, engine) {
	switch (rule.oddity) {
		case "blank": return "the line holds only white space; Terraform crashes on it. It is ignored here; empty the line";
		case "lone-negation": return "the line is a `!` without a pattern; Terraform crashes on it. It is ignored here; delete the line";
		case "everything":
			if (rule.negated) return "`!/` brings back everything; write `!*` if that is meant";
			return set === "exact" ? "`/` matches everything, so nothing is uploaded; delete the line" : "`/` matches everything for Terraform, which would upload an empty archive. It is ignored here; delete the line, or write `*` if that is meant";
		case "byte-order-mark": return `the file begins with a byte order mark; for Terraform it is a part of the first pattern, which then matches nothing${set === "exact" ? "" : ". It is left out here"}; save the file as UTF-8 without it`;
		default: return describePattern(rule) ?? describeMetacharacters(rule, set, engine);
	}
}
function describePattern(rule) {
	const pattern = patternOf(rule);
	const shown = quote(pattern);
	if (rule.negated && /(^|\/)\.git(\/|$)/.test(pattern)) return `${shown} cannot be brought back: version control data never ships; delete the line`;
	if (/^\.\.?\//.test(pattern)) return `pattern ${shown} matches nothing, paths are never written like that; write ${quote(pattern.replace(/^(\.\.?\/)+/, "/"))}`;
	if (pattern.replace(/^\//, "").includes("//")) return `pattern ${shown} matches nothing, no path holds two slashes in a row; write ${quote(pattern.replace(/\/{2,}/g, "/"))}`;
	if (/\\[0-9A-Za-z]/.test(pattern)) return `pattern ${shown} holds a backslash, which takes the meaning from the next character or gives it one; between directories write \`/\``;
}
function describeMetacharacters(rule, set, engine) {
	const pattern = patternOf(rule);
	const live = pattern.replace(/\\[^]/g, "");
	if (!/[()[\]{}+|^]/.test(live)) return void 0;
	const shown = quote(pattern);
	const escaped = quote(`${rule.negated ? "!" : ""}${escapePattern(pattern)}`);
	const here = set === "exact" || rule.negated ? "" : " A file of exactly that name is withheld here.";
	if (engine && !mayBeReadable(rule.glob, engine)) return `Terraform cannot read pattern ${shown} and drops it.${here} Write ${escaped}`;
	if (live.includes("[!")) return `in pattern ${shown}, \`[!\` does not mean "none of": Terraform takes \`!\` for one of the characters. Write \`[^\``;
	if (/[()+|^]|\{[0-9]+(,[0-9]*)?\}/.test(live.replace(/\[\^?\]?[^\]]*\]/g, ""))) return `Terraform takes pattern ${shown} for a regular expression, so it does not match a name written like it.${here} Write ${escaped}`;
	if (/\{.*,.*\}/.test(live)) return `in pattern ${shown}, braces are characters and no alternatives; write a line for each`;
}
function mayBeReadable(glob, engine) {
	try {
		return engine.isReadable(toExpression$1(glob));
	} catch {
		return true;
	}
}
function patternOf(rule) {
	const trimmed = rule.text.trim();
	return rule.negated ? trimmed.slice(1) : trimmed;
}
function escapePattern(pattern) {
	return pattern.replace(/\\[^]|[()[\]{}+|^]/g, (found) => found.length > 1 ? found : `\\${found}`);
}
const quote = (text) => `\`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``;
// build/src/archive/terraform-rules.js
const DEFAULTS = [
	{
		glob: "**/.terraform/**",
		matches: /^([^\n]*\/)?\.terraform\/[^\n]*$/,
		negated: false
	},
	{
		glob: "**/.terraform/modules/**",
		matches: /^([^\n]*\/)?\.terraform\/modules\/[^\n]*$/,
		negated: true
	},
	{
		glob: "**/.git/**",
		matches: /^([^\n]*\/)?\.git\/[^\n]*$/,
		negated: false
	}
];
const REVIVING_DEFAULT = 1;
function startExactly(lines, engine, onEntryOnly) {
	const rules = prepare(lines, engine, readAsTerraform);
	const at = (path) => ({
		file(name) {
			const rule = rules.last(path + name);
			return rules.excludes(rule) ? rules.reference(rule) : void 0;
		},
		directory(name) {
			const own = rules.last(path + name);
			const inside = at(`${path}${name}/`);
			if (rules.excludes(own)) {
				const withheld = rules.reference(own);
				if (withheld.line !== void 0) onEntryOnly(withheld);
				return {
					withheld,
					inside
				};
			}
			const whole = rules.last(`${path}${name}/`);
			if (!rules.excludes(whole)) return {
				withheld: void 0,
				inside
			};
			return {
				withheld: rules.reference(whole),
				inside: whole > rules.lastNegation ? void 0 : inside
			};
		}
	});
	return () => at("");
}
function startSafely(lines, engine, onEntryOnly) {
	const rules = prepare(lines, engine, readSafely);
	const at = (path, inherited) => ({
		file(name) {
			const rule = Math.max(inherited, rules.last(path + name));
			return rules.excludes(rule) ? rules.reference(rule) : void 0;
		},
		directory(name) {
			const contents = `${path}${name}/`;
			const own = rules.last(path + name);
			const whole = rules.last(contents);
			const latest = Math.max(inherited, own, whole);
			const excluded = rules.excludes(latest) ? latest : -1;
			if (excluded === own && own > inherited && !rules.excludes(whole) && own >= DEFAULTS.length) onEntryOnly(rules.reference(own));
			const withheld = [
				excluded,
				own,
				whole
			].find(rules.excludes);
			const isLost = excluded >= 0 && rules.lastInside(contents) < excluded;
			return {
				withheld: withheld === void 0 ? void 0 : rules.reference(withheld),
				inside: isLost ? void 0 : at(contents, excluded)
			};
		}
	});
	return () => at("", -1);
}
function prepare(lines, engine, read) {
	const all = [...DEFAULTS, ...lines];
	const expressions = lines.flatMap((line, at) => engine ? read(line, engine).map((text) => ({
		text,
		line,
		rule: at + DEFAULTS.length
	})) : []);
	const reviving = expressions.filter(({ line }) => line.negated).map(({ line, rule }) => ({
		text: toReachExpression(line.glob),
		rule
	}));
	const compile = (some) => engine && some.length > 0 ? engine.compile(some) : () => -1;
	const lastOfFile = compile(expressions);
	const lastInside = compile(reviving);
	return {
		last(path) {
			const rule = lastOfFile(path);
			return rule < 0 ? DEFAULTS.findLastIndex(({ matches }) => matches.test(path)) : rule;
		},
		lastInside: (directory) => Math.max(REVIVING_DEFAULT, lastInside(directory)),
		lastNegation: all.findLastIndex(({ negated }) => negated),
		excludes: (rule) => rule >= 0 && all[rule]?.negated === false,
		reference(rule) {
			const line = lines[rule - DEFAULTS.length];
			return line ? {
				line: line.line,
				text: line.text.trim()
			} : {
				line: void 0,
				text: `${all[rule]?.negated ? "!" : ""}${all[rule]?.glob ?? ""}`
			};
		}
	};
}
function readAsTerraform({ glob, oddity }, engine) {
	if (oddity === "blank" || oddity === "lone-negation") return [];
	const expression = toExpression$1(glob);
	return engine.isReadable(expression) ? [expression] : [];
}
function readSafely(line, engine) {
	const { glob, oddity, text, negated } = line;
	if (oddity === "everything") return [];
	if (negated || oddity === "blank" || oddity === "lone-negation") return readAsTerraform(line, engine);
	const meant = oddity === "byte-order-mark" ? withoutMark(text) : glob;
	if (meant === void 0) return readAsTerraform(line, engine);
	const forms = new Set([
		meant,
		meant.normalize("NFC"),
		meant.normalize("NFD")
	]);
	const literal = Array.from(forms, toLiteralExpression);
	if (!LIVE.test(glob) && meant === glob) return literal;
	return [...readAsTerraform(line, engine), ...literal];
}
function withoutMark(text) {
	const pattern = text.slice(1).trim();
	return pattern === "" || pattern === "/" || /^[#!]/.test(pattern) ? void 0 : toGlob(pattern);
}
// build/src/archive/ignore-rules.js
const LIMIT_BYTES = 1048576;
async function readRuleFile(root, repository, set) {
	const path = join(root, RULE_FILE);
	if (!lstatSync(path, { throwIfNoEntry: false })) return readIgnoreRules("", set);
	try {
		if (!isWithin(realpathSync.native(path), repository)) throw new UnusableRules("is a link that leads out of the repository");
		const stats = statSync(path);
		if (!stats.isFile()) throw new UnusableRules("is not a file");
		if (stats.size > LIMIT_BYTES) throw new UnusableRules(`is longer than ${LIMIT_BYTES} bytes`);
		return await readIgnoreRules(readFileSync(path, "utf8"), set);
	} catch (error) {
		const code = codeOf(error);
		if (!(error instanceof UnusableRules) && code === void 0) throw error;
		const message = `${error instanceof UnusableRules ? error.message : `cannot be read (${code})`}; nothing is packed without knowing what to leave out`;
		throw new PackError([{
			path: RULE_FILE,
			message
		}]);
	}
}
async function readIgnoreRules(text, set) {
	if (set === "gitignore") return {
		start: await startAsGit(text),
		warnings: []
	};
	const { rules, tooLong } = readLines(text);
	const engine = rules.length > 0 ? await loadEngine() : void 0;
	const warnings = findTraps({
		rules,
		tooLong,
		text,
		set,
		engine
	});
	const warned = new Set();
	const onEntryOnly = (rule) => {
		if (warned.has(rule.line)) return;
		warned.add(rule.line);
		warnings.push(describeEntryOnly(rule, set));
	};
	if (set === "terraform") return {
		start: startSafely(rules, engine, onEntryOnly),
		warnings
	};
	return {
		start: startExactly(tooLong === void 0 ? rules : [], engine, onEntryOnly),
		warnings
	};
}
// build/src/archive/never-ships.js
function neverShips(name, parent, type) {
	if (parent.length === 10 && parent.toLowerCase() === ".terraform") return name === "modules" && type !== "file" ? void 0 : "only modules/ ships of a .terraform directory";
	if (!mayMatter(name)) return void 0;
	const lower = name.toLowerCase();
	if (lower === ".git" || lower === ".hg" || lower === ".svn") return "version control data";
	if (lower === ".terraform" && type === "link") return "a .terraform link";
	if (type !== "file") return /\.tfstate(?:\.|$)/.test(lower) ? "state" : void 0;
	return lower.includes(".tfstate") && !isReadByTerraform(lower) ? "state" : void 0;
}
function neverShipsPath(path, type) {
	const names = path.split("/");
	for (const [at, name] of names.entries()) {
		const kind = at === names.length - 1 ? type : "directory";
		const reason = neverShips(name, names[at - 1] ?? "", kind);
		if (reason) return reason;
	}
}
function isReadByTerraform(name) {
	return /\.(?:tf|tofu|tfvars)(?:\.json)?$/i.test(name);
}
function mayMatter(name) {
	return name.startsWith(".") || /\.tfstate/i.test(name);
}
function recognise(bytes) {
	switch (bytes[startOfText(bytes)]) {
		case 80: return isSavedPlan(bytes) ? "a saved plan" : startsLikeKey(bytes);
		case 123:
		case 91: return recogniseJson(bytes);
		case 45: return startsLikeKey(bytes);
		default: return;
	}
}
function startOfText(bytes) {
	let at = bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? 3 : 0;
	while (at < bytes.length && at < 200 && (bytes[at] ?? 0) <= 32) at++;
	return at;
}
function isSavedPlan(bytes) {
	if (bytes.length < 30 || bytes.readUInt32LE(0) !== 67324752) return false;
	const name = bytes.toString("latin1", 30, 30 + bytes.readUInt16LE(26));
	return /^(?:tfplan|tfstate|tfstate-prev|tfconfig\/.*)$/.test(name);
}
function startsLikeKey(bytes) {
	const start = startOfText(bytes);
	const text = bytes.toString("latin1", start, start + 100);
	return /^(?:-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-)/.test(text) ? "a private key" : void 0;
}
const CREDENTIAL = /"(?:client_secret|clientSecret|refresh_token|refreshToken|access_token|accessToken|secret_access_key|secretAccessKey|SecretAccessKey|private_key|privateKey)"\s{0,20}:\s{0,20}"[^"\s]{16}/;
function recogniseJson(bytes) {
	const text = bytes.toString("latin1");
	const has = (name) => text.includes(`"${name}"`);
	if (has("lineage") && (has("serial") || has("terraform_version"))) return "state";
	if (has("format_version") && has("terraform_version")) {
		if ([
			"planned_values",
			"prior_state",
			"resource_changes",
			"values"
		].some(has)) return "a plan as JSON";
	}
	return CREDENTIAL.test(text) ? "a credential" : void 0;
}
// build/src/archive/secret-names.js
const NAMES$2 = words(`.netrc _netrc netrc .npmrc .yarnrc.yml .pypirc .pgpass pgpass pgpass.conf .my.cnf my.cnf
  .htpasswd htpasswd .envrc .git-credentials .vault-token .terraformrc terraform.rc .tofurc tofu.rc settings.xml
  nuget.config pip.conf pip.ini auth.json rclone.conf boto.cfg admin.conf kubelet.conf k3s.yaml rke2.yaml
  clouds.yaml clouds.yml secure.yaml secure.yml cwallet.sso wallet.dat cookies.txt cookiejar nohup.out core shadow`);
const ENDINGS = words(`pem p8 p12 pfx pkcs12 key ppk pvk snk jks jceks bks keystore truststore keytab kdb kdbx agekey
  ovpn tfvars tfplan tfrc tfbackend kubeconfig rkestate env credentials secret
  secrets password passwords token tokens dmp mdmp hprof har pcap pcapng keylog log`);
const TWO_ENDINGS = /\.(?:tfvars\.json|tfrc\.json|pkrvars\.hcl)$/;
const BEGINNINGS = /^(?:id_(?:rsa|dsa|ecdsa|ed25519|xmss)|\.env\b|tfplan|krb5cc|kubeconfig|talosconfig|core\.\d)/;
const WORDS$1 = /credential|creds|passw(?:or)?d|passphrase|secret|keystore|truststore|openrc|tfstate|(?:api|private|ssh)[-_. ]?key|access[-_. ]?token|service[-_. ]?account|kube[-_. ]?config|(?:^|[^a-z])(?:tokens?|id_(?:rsa|dsa|ecdsa|ed25519))(?:[^a-z]|$)|(?:^|(?<!pub|public)[^a-z])(?:keys?|pass)(?:\.[a-z0-9]+)?$/;
const PLAIN = words(`tf tofu hcl tftpl tpl tmpl gotmpl j2 md mdx rst adoc rego sentinel py pyc pyi js mjs cjs jsx ts
  mts cts tsx map go rb rs java class kt scala cs php c h cc cpp html htm css scss less svg png jpg jpeg gif ico webp
  pdf woff woff2 ttf graphql proto lock sum mod whl jar war wasm so dll dylib exe pub crt cer csr`);
const PLAIN_JSON = /\.(?:tf|tofu)\.json$/;
const PACKED = words("zip tar tgz 7z");
const DATA = /\.(?:json|ya?ml|txt|ini|conf|cfg|csv|xml|db)$/;
const BEFORE = /^(?:#|\.#|\._|~\$|(?:copy|backup) of |(?:old|bak|backup|copy)[-_. ])+/;
const AFTER = words(`bak backup bkp old orig original save saved sav copy new prev previous tmp temp swp swo swn swx rej
  disabled off deleted dpkg-old dpkg-new dpkg-dist rpmsave rpmnew rpmorig pacsave gz bz2 xz zst`);
const NUMBERED = /^(?:v?\d[:t\d]*|\(\d+\))$/;
const CREDENTIALS = words(".aws .azure .gcloud .kube .ssh .gnupg .docker .terraform.d");
const NAMED$2 = words("secret secrets credential credentials creds passwords tokens private-keys ssh-keys");
const PUBLIC_DIRECTORIES = words(`.terraform .terragrunt-cache .github .gitlab .gitea .forgejo .circleci .buildkite
  .azuredevops .azure-pipelines .devcontainer .husky .changeset .vscode .idea .build .dist .out .output .artifacts
  .package .packages .lambda .serverless .aws-sam .chalice .webpack .esbuild .next .nuxt .venv .tox .modules
  .external_modules .tfmodules .templates .policies .tflint.d .yarn .pnpm`);
const PUBLIC_FILES = words(`gitignore gitattributes gitmodules gitkeep keep git-blame-ignore-revs gitlab-ci travis
  mailmap editorconfig terraformignore terraform.lock terraform-version opentofu-version terragrunt-version
  node-version python-version ruby-version go-version tool-versions nvmrc terraform-docs tflint tfsec trivyignore
  trivy checkov infracost sops pre-commit-config pre-commit-hooks releaserc commitlintrc yamllint markdownlint
  markdown-link-check prettierrc prettierignore eslintrc eslintignore dockerignore helmignore npmignore shellcheckrc
  cspell codeclimate codecov coveragerc flake8 pylintrc golangci rubocop ds_store`);
function enterDirectory(around, directory, parent) {
	const lower = directory.toLowerCase();
	if (around === "credentials" || CREDENTIALS.has(lower)) return "credentials";
	if (around === "vendored" || lower === "node_modules") return "vendored";
	if (lower === "modules" && parent === ".terraform") return "vendored";
	if (lower.startsWith(".") && !PUBLIC_DIRECTORIES.has(lower)) return "credentials";
	return NAMED$2.has(lower) ? "named" : around;
}
function enterDirectories(around, directories) {
	return directories.reduce((outer, directory, at) => enterDirectory(outer, directory, directories[at - 1] ?? ""), around);
}
function looksSecret(name, around) {
	if (around === "credentials") return true;
	const lower = name.toLowerCase();
	if (isPlain(lower)) return lower.endsWith(".pkrvars.hcl") || isHidden(lower, around);
	const bare = undisguise(lower);
	if (around === "named" || isHidden(lower, around) || isSecretName(lower)) return true;
	if (bare !== lower && (isHidden(bare, around) || isSecretName(bare))) return true;
	if (around === "vendored" || bare !== lower && isPlain(bare)) return false;
	if (PACKED.has(endingOf(bare))) {
		const unpacked = bare.slice(0, bare.lastIndexOf("."));
		return isSecretName(unpacked) || DATA.test(unpacked) && WORDS$1.test(unpacked);
	}
	return WORDS$1.test(bare) || name !== lower && WORDS$1.test(undisguise(apart(name)));
}
function isPlain(lower) {
	const ending = endingOf(lower);
	return PLAIN.has(ending) || ending === "json" && PLAIN_JSON.test(lower);
}
function isHidden(lower, around) {
	if (!lower.startsWith(".") || around === "vendored") return false;
	const bare = lower.slice(1).replace(/\.(?:ya?ml|json|jsonc|toml|hcl|[cm]?js)$/, "");
	return !PUBLIC_FILES.has(bare);
}
function isSecretName(lower) {
	const ending = endingOf(lower);
	return ENDINGS.has(ending) || NAMES$2.has(lower) || (ending === "json" || ending === "hcl") && TWO_ENDINGS.test(lower) || BEGINNINGS.test(lower);
}
function undisguise(lower) {
	let bare = BEFORE.test(lower) ? lower.replace(BEFORE, "") : lower;
	for (;;) {
		while (bare.endsWith("~") || bare.endsWith("#") || bare.endsWith("$")) bare = bare.slice(0, -1);
		const at = Math.max(bare.lastIndexOf("."), bare.lastIndexOf("-"), bare.lastIndexOf("_"), bare.lastIndexOf(" "));
		const tail = bare.slice(at + 1);
		if (at < 1 || !(AFTER.has(tail) || NUMBERED.test(tail))) return bare;
		bare = bare.slice(0, at);
	}
}
function endingOf(lower) {
	return lower.slice(lower.lastIndexOf(".") + 1);
}
function apart(name) {
	return name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
}
function words(text) {
	return new Set(text.split(/\s+/));
}
// build/src/archive/tar-header.js
const MODIFIED_SECONDS = 315532800;
const BLOCK = 512;
const LARGEST_OCTAL_SIZE = 8589934591;
const TYPES = {
	file: "0",
	link: "2",
	directory: "5"
};
const MODES = {
	file: 420,
	link: 511,
	directory: 493
};
function encodeHeader(entry) {
	const { type, size, target = "" } = entry;
	const name = type === "directory" ? `${entry.path}/` : entry.path;
	const place = splitName(name);
	let records = "";
	if (!place) records += record("path", name);
	if (!fits(target, 100)) records += record("linkpath", target);
	if (size > LARGEST_OCTAL_SIZE) records += record("size", String(size));
	const shown = place ?? PAX_PLACE;
	const header = encodeBlock({
		prefix: shown.prefix,
		name: shown.name,
		target: fits(target, 100) ? target : PAX_PLACE.name,
		type: TYPES[type],
		mode: type === "file" && entry.executable ? 493 : MODES[type],
		size: size > LARGEST_OCTAL_SIZE ? 0 : size
	});
	if (records === "") return header;
	const body = Buffer.from(records);
	const pax = {
		...PAX_PLACE,
		target: "",
		type: "x",
		mode: 420,
		size: body.length
	};
	return Buffer.concat([
		encodeBlock(pax),
		body,
		Buffer.alloc(padding(body.length)),
		header
	]);
}
function padding(size) {
	return (BLOCK - size % BLOCK) % BLOCK;
}
const TRAILER_BYTES = 2 * BLOCK;
const PAX_PLACE = {
	prefix: "",
	name: "pax"
};
function splitName(name) {
	if (fits(name, 100)) return {
		prefix: "",
		name
	};
	if (name.length > 256 || !isAscii(name)) return void 0;
	const cut = name.lastIndexOf("/", Math.min(155, name.length - 2));
	if (cut <= 0 || name.length - cut - 1 > 100) return void 0;
	return {
		prefix: name.slice(0, cut),
		name: name.slice(cut + 1)
	};
}
function fits(text, bytes) {
	return text.length <= bytes && isAscii(text);
}
function isAscii(text) {
	for (let at = 0; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		if (unit > 126 || unit === 0) return false;
	}
	return true;
}
function record(key, value) {
	const rest = ` ${key}=${value}\n`;
	const bytes = Buffer.byteLength(rest);
	let length = bytes + 1;
	while (String(length).length + bytes !== length) length = String(length).length + bytes;
	return `${length}${rest}`;
}
const EMPTY$1 = Buffer.alloc(BLOCK);
for (const at of [
	108,
	116,
	329,
	337
]) EMPTY$1.write(octal(0, 8), at);
EMPTY$1.write(octal(MODIFIED_SECONDS, 12), 136);
EMPTY$1.write(" ".repeat(8), 148);
EMPTY$1.write("ustar\x0000", 257);
const EMPTY_SUM = EMPTY$1.reduce((sum, byte) => sum + byte, 0);
function encodeBlock({ prefix, name, target, type, mode, size }) {
	const header = Buffer.from(EMPTY$1);
	write(header, `${(EMPTY_SUM + write(header, name, 0) + write(header, octal(mode, 8), 100) + write(header, octal(size, 12), 124) + write(header, type, 156) + write(header, target, 157) + write(header, prefix, 345)).toString(8).padStart(6, "0")}\0 `, 148);
	return header;
}
function write(header, text, offset) {
	let sum = 0;
	for (let at = 0; at < text.length; at++) {
		const byte = text.charCodeAt(at);
		header[offset + at] = byte;
		sum += byte;
	}
	return sum;
}
function octal(value, width) {
	return `${value.toString(8).padStart(width - 1, "0")}\0`;
}
const ZEROS = Buffer.alloc(512);
var TarStream = class {
	blocks;
	buffer;
	used = 0;
	constructor(blocks) {
		this.blocks = blocks;
		this.buffer = blocks.buffer();
	}
	async add(entry, content) {
		const header = encodeHeader(entry);
		if (header.length + content.length + ZEROS.length > 524288 - this.used) await this.flush();
		this.copy(header);
		this.copy(content);
		this.copy(ZEROS.subarray(0, padding(content.length)));
	}
	async addInPieces(file, inspect) {
		await this.append(encodeHeader(file));
		const fd = openChecked(file);
		try {
			for (let left = file.size; left > 0;) {
				if (this.used === 524288) await this.flush();
				const most = Math.min(left, BLOCK_BYTES - this.used);
				const count = readSync(fd, this.buffer, this.used, most, null);
				if (count === 0) throw new ChangedError("changed while packing");
				inspect(this.buffer.subarray(this.used, this.used + count));
				this.used += count;
				left -= count;
			}
			const now = fstatSync(fd);
			if (now.size !== file.size || now.mtimeMs !== file.mtimeMs) throw new ChangedError("changed while packing");
		} finally {
			closeSync(fd);
		}
		await this.append(ZEROS.subarray(0, padding(file.size)));
	}
	async end() {
		await this.append(Buffer.alloc(TRAILER_BYTES));
		await this.flush();
		await this.blocks.end();
	}
	async flush() {
		await this.blocks.push(this.buffer, this.used);
		this.buffer = this.blocks.buffer();
		this.used = 0;
	}
	async append(bytes) {
		if (bytes.length > 524288 - this.used) await this.flush();
		this.copy(bytes);
	}
	copy(bytes) {
		this.used += bytes.copy(this.buffer, this.used);
	}
};
// build/src/archive/rule-cursor.js
function formatRule({ line, text }) {
	return line === void 0 ? `built in: ${text}` : `.terraformignore:${line} ${text}`;
}
function firstRule(cursors, name) {
	for (const cursor of cursors) {
		const rule = cursor.file(name);
		if (rule) return rule;
	}
}
function enter(cursors, name) {
	let withheld;
	const inside = [];
	for (const cursor of cursors) {
		const entered = cursor.directory(name);
		withheld ??= entered.withheld;
		if (!entered.inside) return {
			withheld: entered.withheld,
			inside: void 0
		};
		inside.push(entered.inside);
	}
	return {
		withheld,
		inside
	};
}
// build/src/archive/withhold.js
function withhold(findings, path, rule) {
	findings.withheld.push({
		path,
		reason: IGNORED,
		rule: rule && formatRule(rule)
	});
}
function withholdSecret(findings, path, tracking, detail) {
	const entry = tracking === "untracked" ? {
		path,
		reason: UNTRACKED,
		detail
	} : {
		path,
		reason: TRACKING_UNKNOWN,
		detail: tracking.unknown
	};
	findings.withheld.push(entry);
}
function untracked(findings, file) {
	const files = findings.tracked.get(file.repository) ?? { unknown: "it was not asked" };
	if ("unknown" in files) return files;
	const path = relative(file.repository, file.absolute).split(sep).join("/");
	return files.has(path) ? void 0 : "untracked";
}
function withholdSpecial(findings, path, stats) {
	const reason = stats.isFIFO() ? "named pipe" : stats.isSocket() ? "socket" : "device";
	findings.withheld.push({
		path,
		reason
	});
	findings.warnings.push({
		at: path,
		message: `is a ${reason} and was left out`
	});
}
// build/src/archive/packer.js
const EMPTY = Buffer.alloc(0);
async function askGit(repository, { findings, ports }) {
	const files = await listTrackedFiles(repository, ports.execute);
	findings.tracked.set(repository, files);
	if (!("unknown" in files) || files.unknown === "there is no git repository") return;
	const message = `git could not tell which files are tracked (${files.unknown}); files that look like credentials are withheld`;
	findings.warnings.push({
		at: "git",
		message
	});
}
async function addToArchive(found, packing) {
	const { tar, scanner, entries, findings, options } = packing;
	const { path, type, size } = found;
	try {
		if (type !== "file" || size === 0) await tar.add(found, EMPTY);
		else if (size > 65536) {
			if (await stays(found, readChecked(found, 65536), packing)) return;
			await tar.addInPieces(found, scanner.inspect);
		} else {
			const content = readChecked(found);
			scanner.inspect(content);
			if (await stays(found, content, packing)) return;
			await tar.add(found, content);
		}
		entries.push({
			path,
			type,
			size
		});
		const hits = scanner.seen();
		if (hits) reportSecrets(path, hits, options.secretScan ?? "warn", findings);
	} catch (error) {
		findings.problems.push({
			path,
			message: describeReadError(error)
		});
	} finally {
		scanner.finish();
	}
}
async function stays(file, start, packing) {
	const { findings, options } = packing;
	const what = suspect(file.path, start, packing);
	if (what === void 0) return false;
	if (what === "state") {
		findings.withheld.push({
			path: file.path,
			reason: "state",
			detail: "by its content"
		});
		return true;
	}
	if (options.includeUntrackedSecrets === true) return false;
	if (!findings.tracked.has(file.repository)) await askGit(file.repository, packing);
	const tracking = untracked(findings, file);
	if (tracking === void 0 || what === "a token" && tracking !== "untracked") return false;
	withholdSecret(findings, file.path, tracking, `holds ${what}`);
	return true;
}
function suspect(path, start, packing) {
	const content = recognise(start);
	const hits = packing.scanner.seen();
	if (content === void 0 && !hits || isReadByTerraform(path)) return void 0;
	const isForPeople = isPlain(path.toLowerCase());
	if (content !== void 0 && (content !== "a credential" || !isForPeople)) return content;
	if (!hits || hits.secrets.size > 0 || packing.options.secretScan === "fail") return void 0;
	return isForPeople ? void 0 : "a token";
}
function reportSecrets(path, { secrets, shapes }, secretScan, findings) {
	if (secrets.size > 0) {
		const message = `holds a secret of this job (${[...secrets].join(", ")}); remove it from the file, or ignore the file`;
		findings.problems.push({
			path,
			message
		});
	}
	if (shapes.size === 0) return;
	const message = `holds what looks like ${[...shapes].join(" and ")}; remove it, or ignore the file`;
	if (secretScan === "fail") findings.problems.push({
		path,
		message
	});
	else findings.warnings.push({
		at: path,
		message
	});
}
function describeReadError(error) {
	if (error instanceof ChangedError) return `${error.message}; make sure that nothing writes there meanwhile, or ignore it`;
	const code = codeOf(error);
	if (code === void 0) throw error;
	return code === "EACCES" || code === "EPERM" ? `cannot be read (${code}); make it readable or ignore it` : messageOf(error);
}
// build/src/archive/secret-scanner.js
const TOKEN_SHAPES = [
	{
		name: "an HCP Terraform token",
		marks: [".atlasv1."],
		before: /[A-Za-z0-9]{14}$/,
		after: /^[\w=-]{60}/
	},
	{
		name: "a GitHub token",
		marks: [
			"ghp_",
			"gho_",
			"ghu_",
			"ghs_",
			"ghr_"
		],
		after: /^[A-Za-z0-9]{36}/
	},
	{
		name: "a GitHub token",
		marks: ["github_pat_"],
		after: /^\w{36}/
	},
	{
		name: "a GitLab token",
		marks: ["glpat-"],
		after: /^[\w=-]{20}/
	},
	{
		name: "an AWS access key",
		marks: ["AKIA", "ASIA"],
		after: /^[0-9A-Z]{16}/
	},
	{
		name: "a private key",
		marks: ["PRIVATE KEY-----"],
		before: /-----BEGIN (?:[A-Z0-9]{1,20} ){0,2}$/
	},
	{
		name: "a Google service account key",
		marks: ["\"service_account\""],
		before: /"type"\s{0,20}:\s{0,20}$/
	}
];
const SHAPE_REACH_BYTES = 128;
function isToken({ before, after }, bytes, from, to) {
	const ahead = bytes.toString("latin1", Math.max(0, from - SHAPE_REACH_BYTES), from);
	const behind = bytes.toString("latin1", to, to + SHAPE_REACH_BYTES);
	return (before?.test(ahead) ?? true) && (after?.test(behind) ?? true);
}
const NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS?)S?(?:_|$)/i;
const NOT_SECRET = /(?:_URL|_URI|_FILE|_PATH|_DIR|_NAME|_ID|_HOST)$/i;
const SHORTEST_OF_ENVIRONMENT = 16;
const SHORTEST = 8;
function collectSecrets(given, environment) {
	const secrets = new Map();
	const add = (name, text, shortest) => {
		const value = text.trim();
		if (value.length >= shortest && !secrets.has(value)) secrets.set(value, name);
	};
	for (const [name, value] of Object.entries(environment)) {
		if (value === void 0 || !NAME.test(name) || NOT_SECRET.test(name)) continue;
		if (/^(?:[a-z]+:\/\/|\.{0,2}\/\S*\/)/i.test(value)) continue;
		add(name, value, SHORTEST_OF_ENVIRONMENT);
	}
	for (const value of given) add("a token of this job", value, SHORTEST);
	return secrets;
}
function createSecretScanner(secrets) {
	const { find, reach } = createFinder([...Array.from(secrets).flatMap(([value, name]) => [value, ...base64Of(value)].map((form) => ({
		bytes: Buffer.from(form),
		report: (hits) => hits.secrets.add(name)
	}))), ...TOKEN_SHAPES.flatMap((shape) => shape.marks.map((mark) => ({
		bytes: Buffer.from(mark),
		report: (hits) => hits.shapes.add(shape.name),
		confirm: (bytes, from, to) => isToken(shape, bytes, from, to)
	})))]);
	let carried = Buffer.alloc(0);
	let hits;
	const search = (bytes) => find(bytes, (needle) => {
		hits ??= {
			secrets: new Set(),
			shapes: new Set()
		};
		needle.report(hits);
	});
	return {
		inspect: (piece) => {
			if (carried.length > 0) search(Buffer.concat([carried, piece.subarray(0, reach)]));
			search(piece);
			const last = Buffer.concat([carried, piece.subarray(-reach)]);
			carried = Buffer.from(last.subarray(-reach));
		},
		seen: () => hits,
		finish() {
			const found = hits;
			hits = void 0;
			carried = Buffer.alloc(0);
			return found;
		}
	};
}
function createFinder(needles) {
	const window = Math.min(...needles.map(({ bytes }) => bytes.length));
	const shifts = new Uint8Array(65536).fill(Math.min(window - 1, 255));
	const endingWith = new Map();
	for (const needle of needles) for (let end = 1; end < window; end++) {
		const pair = needle.bytes.readUInt16BE(end - 1);
		shifts[pair] = Math.min(shifts[pair] ?? 0, window - 1 - end);
		if (end === window - 1) endingWith.set(pair, [...endingWith.get(pair) ?? [], needle]);
	}
	const find = (bytes, onFound) => {
		const { length } = bytes;
		for (let end = window - 1; end < length;) {
			const pair = (bytes[end - 1] ?? 0) << 8 | (bytes[end] ?? 0);
			const shift = shifts[pair] ?? 0;
			if (shift > 0) {
				end += shift;
				continue;
			}
			const start = end - window + 1;
			for (const needle of endingWith.get(pair) ?? []) {
				const to = start + needle.bytes.length;
				if (to > length || needle.bytes.compare(bytes, start, to) !== 0) continue;
				if (needle.confirm?.(bytes, start, to) ?? true) onFound(needle);
			}
			end++;
		}
	};
	return {
		find,
		reach: Math.max(...needles.map(({ bytes }) => bytes.length)) + SHAPE_REACH_BYTES
	};
}
// build/src/archive/read-names.js
function readNames(directory, findings) {
	let names;
	try {
		names = readdirSync(directory.absolute);
	} catch (error) {
		const message = `cannot be read (${codeOf(error) ?? String(error)}); make it readable or ignore it`;
		findings.problems.push({
			path: directory.path || ".",
			message
		});
		return [];
	}
	if (!names.some((name) => name.includes("�"))) return names;
	const faithful = [];
	for (const raw of readdirSync(directory.absolute, { encoding: "buffer" })) if (isUtf8(raw)) faithful.push(raw.toString());
	else refuseName(directory, raw, findings);
	return faithful;
}
function refuseName(directory, raw, findings) {
	const shown = `${directory.path === "" ? "" : `${directory.path}/`}${showBytes(raw)}`;
	const stats = lstatSync(Buffer.concat([Buffer.from(directory.absolute + sep), raw]), { throwIfNoEntry: false });
	const name = raw.toString();
	const entered = stats?.isDirectory() ? enter(directory.rules, name) : void 0;
	const whole = entered?.inside ? void 0 : entered?.withheld;
	const rule = entered ? whole : firstRule(directory.rules, name);
	if (rule) withhold(findings, shown, rule);
	else findings.problems.push({
		path: shown,
		message: "has a name that is not UTF-8; rename it or ignore it"
	});
}
function showBytes(raw) {
	return raw.toString("latin1").replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, "0")}`);
}
function kindOf(stats) {
	if (stats.isFile()) return "file";
	if (stats.isDirectory()) return "directory";
	return stats.isSymbolicLink() ? "link" : "special";
}
function compareBytes(a, b) {
	const length = Math.min(a.length, b.length);
	for (let at = 0; at < length; at++) {
		const left = a.charCodeAt(at);
		const right = b.charCodeAt(at);
		if (left !== right) return rank$1(left) - rank$1(right);
	}
	return a.length - b.length;
}
const rank$1 = (unit) => unit < 55296 ? unit : unit < 57344 ? unit + 8192 : unit - 2048;
// build/src/archive/links.js
function resolveLink(place) {
	const text = readlinkSync(place.absolute);
	const lexical = resolve(dirname(place.absolute), text);
	let real;
	try {
		real = realpathSync.native(place.absolute);
	} catch (error) {
		const code = codeOf(error);
		if (code === "ENOENT" || code === "ENOTDIR") return refuse(text, "which does not exist");
		return {
			kind: "refuse",
			message: `links to ${text}, ${code === "ELOOP" ? "which leads back to itself; remove the link" : `which cannot be read (${code ?? String(error)})`}`
		};
	}
	const kept = placeInArchive(sameFile(lexical, real) ? lexical : real, place);
	if (kept !== void 0) return {
		kind: "keep",
		target: retarget(text, kept, place.path)
	};
	if (!isWithin(real, place.repository)) return refuse(text, "outside the repository");
	const checkout = findCheckout(real);
	if (checkout !== void 0 && checkout !== place.repository && isWithin(checkout, place.repository)) return refuse(text, "into another checkout");
	if (place.open.some((directory) => isWithin(directory, real))) return refuse(text, "a directory that contains the link");
	return {
		kind: "follow",
		real,
		stats: lstatSync(real)
	};
}
function refuse(text, where) {
	return {
		kind: "refuse",
		message: `links to ${text}, ${where}; remove the link or ignore it`
	};
}
function placeInArchive(absolute, place) {
	if (isWithin(absolute, place.root)) return toSlashes(relative(place.root, absolute));
	const graft = place.grafts.findLast(({ real }) => isWithin(absolute, real));
	if (!graft) return void 0;
	const inside = toSlashes(relative(graft.real, absolute));
	return inside === "" ? graft.path : `${graft.path}/${inside}`;
}
function retarget(text, target, link) {
	const written = toSlashes(text);
	const there = posix.join(posix.dirname(link), written).replace(/(.)\/$/, "$1");
	if (!isAbsolute(text) && there === (target || ".")) return written;
	return posix.relative(posix.dirname(`/${link}`), `/${target}`) || ".";
}
function sameFile(lexical, real) {
	try {
		return realpathSync.native(lexical) === real;
	} catch {
		return false;
	}
}
const toSlashes = (path) => sep === "/" ? path : path.replaceAll(sep, "/");
// build/src/archive/walk.js
const GRAFTED_LIMIT = 5e4;
function* walk(options, findings) {
	const { root, repository } = options;
	const top = {
		name: basename(root),
		path: "",
		absolute: root,
		stats: lstatSync(root),
		rules: [options.startRules()],
		repository: findRepository(root) ?? repository,
		around: "usual",
		open: [root],
		grafts: []
	};
	yield* new Walk(options, findings).walkDirectory(top);
}
var Walk = class {
	options;
	findings;
	grafted = 0;
	constructor(options, findings) {
		this.options = options;
		this.findings = findings;
	}
	*walkDirectory(directory) {
		const steps = [];
		const names = readNames(directory, this.findings);
		const { absolute } = directory;
		const here = names.includes(".git") ? {
			...directory,
			repository: absolute
		} : directory;
		for (const name of names) {
			const entry = this.look(directory, name);
			if (!entry || this.neverShips(directory, entry)) continue;
			if (!this.hasRoom(directory, entry.path)) return;
			if (entry.stats.isDirectory()) steps.push(...this.descend(here, entry));
			else steps.push(...yield* this.decide(here, entry));
		}
		this.checkStillThere(directory);
		steps.sort((a, b) => compareBytes(a.key, b.key));
		for (const { found, inside } of steps) {
			if (found) yield found;
			if (inside) yield* this.walkDirectory(inside);
		}
	}
	look(directory, name) {
		const path = directory.path === "" ? name : `${directory.path}/${name}`;
		const absolute = directory.absolute + sep + name;
		const stats = lstatSync(absolute, { throwIfNoEntry: false });
		if (stats) return {
			name,
			path,
			absolute,
			stats
		};
		this.findings.problems.push({
			path,
			message: "vanished while packing"
		});
	}
	neverShips(directory, { name, path, absolute, stats }) {
		const type = kindOf(stats);
		const never = this.options.never.get(absolute) ?? (type === "special" ? void 0 : neverShips(name, basename(directory.absolute), type));
		if (never) this.findings.withheld.push({
			path,
			reason: never
		});
		return never !== void 0;
	}
	hasRoom({ grafts }, path) {
		if (grafts.length === 0 || ++this.grafted <= GRAFTED_LIMIT) return true;
		if (this.grafted === 50001) {
			const message = `links bring in more than ${GRAFTED_LIMIT} entries from outside the directory; remove links that lead to directories with links`;
			this.findings.problems.push({
				path,
				message
			});
		}
		return false;
	}
	withhold(path, rule) {
		withhold(this.findings, path, rule);
		return [];
	}
	descend(directory, entry) {
		const { name, path } = entry;
		const { withheld, inside: rules } = enter(directory.rules, name);
		if (!rules) return this.withhold(path, withheld);
		const around = enterDirectory(directory.around, name, basename(directory.absolute));
		const inside = {
			...directory,
			...entry,
			rules,
			around
		};
		const own = {
			key: name,
			found: {
				path,
				type: "directory",
				size: 0
			}
		};
		return [{
			key: `${name}/`,
			inside
		}, ...withheld ? [] : [own]];
	}
	*decide(directory, entry) {
		const { name, path, absolute, stats } = entry;
		const rule = firstRule(directory.rules, name);
		if (rule) return this.withhold(path, rule);
		if (!stats.isSymbolicLink()) return yield* this.decideFile(directory, entry);
		const { root, repository } = this.options;
		const fate = resolveLink({
			absolute,
			path,
			root,
			repository,
			open: [...directory.open, directory.absolute],
			grafts: directory.grafts
		});
		if (fate.kind === "keep") return [{
			key: name,
			found: {
				path,
				type: "link",
				size: 0,
				target: fate.target
			}
		}];
		if (fate.kind === "follow") return yield* this.follow(directory, {
			...entry,
			absolute: fate.real,
			stats: fate.stats
		});
		this.findings.problems.push({
			path,
			message: fate.message
		});
		return [];
	}
	*decideFile(directory, entry) {
		const { name, path, absolute, stats } = entry;
		if (!stats.isFile()) {
			withholdSpecial(this.findings, path, stats);
			return [];
		}
		const { repository, around } = directory;
		const { size, dev, ino, mode, mtimeMs } = stats;
		const file = {
			path,
			type: "file",
			absolute,
			size,
			mtimeMs,
			dev,
			ino,
			repository,
			executable: (mode & 64) !== 0
		};
		const own = basename(absolute);
		return (looksSecret(name, around) || own !== name && looksSecret(own, around)) && (yield* this.staysSecret(file)) ? [] : [{
			key: name,
			found: file
		}];
	}
	*follow(directory, target) {
		const { path, absolute: real, stats } = target;
		const place = relative(this.options.repository, real);
		const names = place.split(sep);
		const isDirectory = stats.isDirectory();
		const never = this.neverAt(real) ?? neverShipsPath(names.join("/"), isDirectory ? "directory" : "file");
		if (never !== void 0) {
			this.findings.withheld.push({
				path,
				reason: `leads to ${place}: ${never}`
			});
			return [];
		}
		const repository = findRepository(real) ?? directory.repository;
		const around = enterDirectories(directory.around, isDirectory ? names : names.slice(0, -1));
		const placed = {
			...directory,
			repository,
			around
		};
		if (isDirectory) return this.graft(placed, target);
		const rule = stats.isFile() && !this.options.graftsStandAlone ? this.options.startRules().file(basename(real)) : void 0;
		return rule ? this.withhold(path, rule) : yield* this.decideFile(placed, target);
	}
	graft(directory, entry) {
		const { graftsStandAlone, startRules } = this.options;
		const { name, path, absolute: real } = entry;
		const target = graftsStandAlone ? void 0 : startRules().directory(basename(real)).withheld;
		const { withheld, inside } = enter(directory.rules, name);
		const rule = withheld ?? target;
		if (rule) return this.withhold(path, rule);
		const rules = [...graftsStandAlone ? [] : inside ?? [], startRules()];
		const open = [...directory.open, directory.absolute];
		const grafts = [...directory.grafts, {
			real,
			path
		}];
		return [{
			key: name,
			found: {
				path,
				type: "directory",
				size: 0
			}
		}, {
			key: `${name}/`,
			inside: {
				...directory,
				...entry,
				rules,
				open,
				grafts
			}
		}];
	}
	*staysSecret(file) {
		if (this.options.includeUntrackedSecrets) return false;
		const { repository } = file;
		if (!this.findings.tracked.has(repository)) yield {
			type: "ask git",
			repository
		};
		const tracking = untracked(this.findings, file);
		if (tracking) withholdSecret(this.findings, file.path, tracking);
		return tracking !== void 0;
	}
	neverAt(real) {
		for (const [path, reason] of this.options.never) if (isWithin(real, path)) return reason;
	}
	checkStillThere({ absolute, path, stats }) {
		const now = lstatSync(absolute, { throwIfNoEntry: false });
		if (now && now.isDirectory() && isSame(now, stats)) return;
		this.findings.problems.push({
			path: path || ".",
			message: "was replaced while packing"
		});
	}
};
// build/src/archive/pack-directory.js
var pack_directory_exports = __exportAll({ packDirectory: () => packDirectory });
async function packDirectory(options, ports) {
	const root = realDirectory(options.root);
	const repository = findCheckout(root) ?? root;
	const rules = await readRuleFile(root, repository, options.rules ?? "terraform");
	const temporary = ports.environment["RUNNER_TEMP"] || tmpdir();
	const file = createArchiveFile(options.output && resolve(options.output), temporary);
	try {
		const hash = createHash("sha256");
		let bytes = 0;
		const tar = new TarStream(createGzipBlocks((piece) => {
			hash.update(piece);
			bytes += piece.length;
			file.write(piece);
		}));
		const findings = {
			withheld: [],
			warnings: [],
			problems: [],
			tracked: new Map()
		};
		const scanner = createSecretScanner(collectSecrets(options.secrets ?? [], ports.environment));
		const entries = [];
		const packing = {
			tar,
			findings,
			options,
			ports,
			scanner,
			entries
		};
		const steps = walk({
			root,
			repository,
			startRules: () => rules.start(),
			graftsStandAlone: options.rules === "exact",
			never: neverShippedPaths(root, file, options.never, ports.environment),
			includeUntrackedSecrets: options.includeUntrackedSecrets ?? false
		}, findings);
		for (const found of steps) {
			ports.signal?.throwIfAborted();
			if (found.type === "ask git") await askGit(found.repository, packing);
			else await addToArchive(found, packing);
		}
		if (findings.problems.length > 0) throw new PackError(findings.problems);
		await tar.end();
		file.finish();
		return {
			path: file.path,
			bytes,
			sha256: hash.digest("hex"),
			root,
			entries,
			withheld: findings.withheld,
			warnings: [...rules.warnings, ...findings.warnings],
			contentBytes: entries.reduce((sum, { size }) => sum + size, 0),
			remove: async () => file.remove()
		};
	} finally {
		file.abandon();
	}
}
function realDirectory(path) {
	const stats = statSync(path, { throwIfNoEntry: false });
	if (!stats) throw new PackError([{
		path,
		message: "does not exist"
	}]);
	if (!stats.isDirectory()) throw new PackError([{
		path,
		message: "is not a directory"
	}]);
	try {
		accessSync(path, constants.R_OK | constants.X_OK);
	} catch (error) {
		throw new PackError([{
			path,
			message: describeReadError(error)
		}]);
	}
	return realpathSync.native(path);
}
const COMMAND_FILES = "GITHUB_OUTPUT GITHUB_ENV GITHUB_STATE GITHUB_PATH GITHUB_STEP_SUMMARY GITHUB_EVENT_PATH".split(" ");
function neverShippedPaths(root, file, never = [], environment) {
	const reasons = new Map();
	const add = (path, reason) => {
		if (!path) return;
		const there = join(realOrSame(dirname(path)), basename(path));
		for (const form of [
			path,
			realOrSame(path),
			there
		]) if (!isWithin(root, form)) reasons.set(form, reason);
	};
	for (const name of COMMAND_FILES) add(environment[name], "a command file of the runner");
	add(environment["RUNNER_TEMP"], "the temporary directory of the runner");
	for (const path of never) add(path, "belongs to the runner");
	add(file.path, "the archive itself");
	add(file.scratch, "");
	return reasons;
}
// build/src/policy/as-asked.js
const FLAGS = {
	refresh: true,
	"refresh-only": false,
	"is-destroy": false
};
const OTHER_FLAGS = {
	"allow-empty-apply": false,
	"allow-config-generation": false
};
const LISTS = [
	"target-addrs",
	"replace-addrs",
	"variables",
	"invoke-action-addrs",
	"policy-paths"
];
const TOLD_LISTS = [
	"target-addrs",
	"replace-addrs",
	"variables"
];
function optionsOf({ attributes }) {
	return [...unusual(attributes, FLAGS), ...LISTS.filter((name) => !isNone(attributes[name]))];
}
function unlikeOptions({ attributes }, options) {
	const asked = askedOptions(options);
	const named = new Set(asked.map(([name]) => name));
	const others = [...optionsOf({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
	return [...asked.filter(([name, value]) => normal(attributes[name]) !== normal(value)).map(([name, value]) => {
		return `has "${name}": ${show$1(name, attributes[name])}, and ${show$1(name, value)} was asked for`;
	}), ...others.filter((name) => !named.has(name)).map((name) => `has "${name}": ${show$1(name, attributes[name])}, which nobody asked for`)];
}
function unlikeAsked(run, mode, options = {}) {
	const { attributes } = run;
	const unlike = unlikeOptions(run, options);
	if (mode === "speculative") {
		if (attributes["plan-only"] !== true) unlike.push("is not speculative: it could be applied");
		if (attributes.actions?.["is-confirmable"] === true) unlike.push("can be confirmed and applied");
		return unlike;
	}
	if (attributes["save-plan"] !== true) unlike.push("does not only save its plan: it is an ordinary run");
	if (attributes["auto-apply"] !== false) unlike.push("does not say that nothing applies it by itself");
	return unlike;
}
function unlikeOwn(run, terraformVersion, options = {}) {
	const { attributes } = run;
	const silent = [...Object.keys(FLAGS).filter((name) => typeof attributes[name] !== "boolean"), ...TOLD_LISTS.filter((name) => attributes[name] === void 0)];
	const version = attributes["terraform-version"];
	const usual = options["terraform-version"] === void 0;
	return [
		...unlikeAsked(run, "speculative", options),
		...silent.map((name) => `does not say what its "${name}" is`),
		...usual && (version !== terraformVersion || version === void 0) ? [`planned with Terraform ${show$1("", version)}, the workspace has ${show$1("", terraformVersion)}`] : []
	];
}
function unusual(attributes, flags) {
	return Object.entries(flags).filter(([name, usual]) => (attributes[name] ?? usual) !== usual).map(([name]) => name);
}
function isNone(value) {
	return value === void 0 || value === null || Array.isArray(value) && value.length === 0;
}
function normal(value) {
	if (!Array.isArray(value)) return JSON.stringify(value);
	const entries = value.map((each) => typeof each === "string" ? each : partsOf(each).sort().join());
	return JSON.stringify(entries.sort());
}
function partsOf(value) {
	return Object.entries(value ?? {}).map((part) => JSON.stringify(part));
}
function show$1(name, value) {
	const shown = name === "variables" ? namesOf(value) : value;
	return (JSON.stringify(shown) ?? "unknown").slice(0, 100);
}
// build/src/policy/of-the-change.js
function unlikeChange({ attributes }, change) {
	const { commit, pullRequest, repository, slug } = change;
	const addresses = ADDRESSES.flatMap((name) => attributes[name] || []);
	const clone = attributes["clone-url"];
	const told = attributes["commit-url"]?.split(/[/?#]/).findLast((part) => HEX.test(part));
	return unlike([
		[attributes["commit-sha"] === commit, `is of commit ${show(attributes["commit-sha"])}`],
		[told === void 0 || commit.startsWith(told), `has the address of commit ${show(told)}`],
		...ofPull(attributes, pullRequest),
		[isNamed(attributes.identifier, slug), `is of repository ${show(attributes.identifier)}`],
		[!clone || placeOf$3(clone) === placeOf$3(repository), `was cloned from ${show(clone)}, not from ${repository}`],
		[addresses.every((address) => isBelow(address, repository)), `has addresses outside of ${repository}`],
		[addresses.length > 0 || Boolean(clone), `does not say on which server its repository is`]
	]);
}
function unlike(claims) {
	return claims.filter(([isTrue]) => !isTrue).map(([, otherwise]) => otherwise);
}
function ofPull(attributes, wanted) {
	const isPull = attributes["is-pull-request"] === true;
	if (wanted === void 0) return [[!isPull, "is of a pull request"]];
	const { "pull-request-number": number, "pull-request-url": address } = attributes;
	const told = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part)) ?? String(wanted);
	return [
		[isPull, "is not of a pull request"],
		[number === wanted, `is of pull request ${show(number)}`],
		[told === String(wanted), `has the address of pull request ${show(told)}`]
	];
}
const ADDRESSES = [
	"commit-url",
	"compare-url",
	"pull-request-url"
];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
function isNamed(identifier, slug) {
	const plain = (name) => name.toLowerCase().replace("/_git/", "/");
	return plain(identifier ?? "") === plain(slug);
}
function isBelow(address, repository) {
	return placeOf$3(address)?.startsWith(`${placeOf$3(repository)}/`) === true;
}
function placeOf$3(address) {
	if (!URL.canParse(address)) return void 0;
	const { hostname, pathname } = new URL(address);
	return `${hostname}${pathname.replace(/\/+$/, "").replace(/\.git$/, "")}`.toLowerCase();
}
function tooOld({ attributes }, { sinceMs }) {
	const since = new Date(sinceMs).toISOString();
	const createdAt = Date.parse(attributes["created-at"] ?? "");
	if (Number.isNaN(createdAt)) return ["does not say when it was created"];
	return [createdAt, ...Object.values(attributes["status-timestamps"] ?? {}).map((at) => at ?? "").map((at) => Date.parse(at) + 999)].some((time) => time < sinceMs) ? [`was there before ${since}: it is of an earlier push, or too old`] : [];
}
function show(value) {
	return (JSON.stringify(value) ?? "unknown").slice(0, 100);
}
// build/src/policy/standing.js
const HOLDS = { green: "passed" };
function undecided(sentence, unless) {
	return red("undecided", sentence, unless);
}
function red(word, sentence, unless) {
	return { red: {
		word,
		sentence,
		unless
	} };
}
function ofPolicy(result) {
	const { level, status, word, overridable } = result;
	const name = nameOf(result);
	if (status === "unknown") return undecided(`${name} is "${word ?? ""}", a status not known here.`);
	if (word !== void 0) return undecided(`${name} has the enforcement level "${word}", which is not known here.`);
	switch (status) {
		case "passed": return HOLDS;
		case "overridden": return {
			green: "overridden",
			sentence: `${name} failed and was overridden.`
		};
		case "not-evaluated": return undecided(`${name} was not evaluated.`);
		case "errored": {
			const sentence = `${name} could not be evaluated.`;
			return level === "advisory" ? {
				green: "advisory",
				sentence
			} : red("errored", sentence);
		}
		case "failed":
			if (level === "advisory") return {
				green: "advisory",
				sentence: `${name} failed.`
			};
			if (level === "unknown") return undecided(`${name} failed, and the service does not say at which level.`);
			return overridable ? red("needs-override", `${name} failed and needs an override.`) : red("blocked", `${name} failed and cannot be overridden.`);
	}
}
function nameOf({ policy, policySet, level, system }) {
	if (policy === "") return `Policy set "${policySet}"`;
	const of = policySet === "" ? "" : ` of policy set "${policySet}"`;
	const unnamed = system === "policy-check" && policy === "unnamed policy";
	const at = level === "unknown" ? "" : ` (${level})`;
	return unnamed ? `A policy${at} that the log does not name` : `Policy "${policy}"${at}${of}`;
}
function ofRunTask(task, unanswered) {
	const name = `Run task "${task.name}"`;
	const { level, status, word = "" } = task;
	if (status === "unknown") return undecided(`${name} is "${word}", a status not known here.`);
	if (level === "unknown" && (status !== "passed" || task.word !== void 0)) return undecided(`${name} is ${status} at an enforcement level that is not known here.`);
	const advisory = (said) => ({
		green: "advisory",
		sentence: `${name} (advisory) ${said}.`
	});
	switch (status) {
		case "passed": return HOLDS;
		case "not-evaluated": return level === "advisory" ? advisory(`never answered: "${word}"`) : unanswered;
		case "failed":
			if (level === "advisory") return advisory("failed");
			return task.overridable === true ? red("needs-override", `${name} (mandatory) failed; it needs an override.`) : red("blocked", `${name} (mandatory) failed.`);
		case "errored": return level === "advisory" ? advisory("errored") : red("errored", `${name} (mandatory) errored.`);
	}
}
// build/src/policy/vouch.js
function vouch(evidence) {
	const claims = {
		policyChecks: systemStands(evidence.policyChecks, evidence),
		taskStages: systemStands(evidence.taskStages, evidence),
		terraformPolicy: systemStands(evidence.terraformPolicy, evidence),
		origin: isOfTheChange(evidence),
		plan: isGoodPlan(evidence.plan, evidence),
		guard: guardHolds(evidence),
		run: [
			endsWell(evidence),
			...isOurs(evidence),
			...plannedAsAsked(evidence)
		]
	};
	const standings = [...Object.values(claims).flat(), somethingWasJudged(evidence)];
	const [reason, ...others] = standings.flatMap((each) => "red" in each ? each.red : []);
	const weaker = standings.flatMap((standing) => "sentence" in standing ? standing : []);
	if (reason !== void 0) {
		const also = weaker.map(({ green: word, sentence }) => ({
			word,
			sentence
		}));
		return { reasons: [...worthTelling([reason, ...others]), ...also] };
	}
	const isOverridden = weaker.some((each) => each.green === "overridden" && !claims.guard.includes(each));
	const onlyGuard = weaker.some(({ green }) => green === "overridden") && !weaker.some(({ green }) => green === "advisory");
	return {
		green: isOverridden || onlyGuard ? "overridden" : weaker.length > 0 ? "advisory" : "passed",
		sentences: weaker.map(({ sentence }) => sentence)
	};
}
const CLOSING = [
	"needs-override",
	"blocked",
	"errored",
	"canceled"
];
function worthTelling(reasons) {
	const closed = reasons.some(({ word, unless }) => unless === void 0 && CLOSING.includes(word));
	const [first, ...others] = reasons.filter(({ unless }) => unless !== "told" && !(closed && unless === "closed"));
	return first === void 0 ? reasons : [first, ...others];
}
function isOurs({ run: { read, workspaceName }, asked }) {
	const run = `Run ${read.id}`;
	const version = relatedId(read, "configuration-version");
	const workspace = relatedId(read, "workspace");
	const { name, id } = asked.workspace;
	const isNamed = (workspaceName ?? name).toLowerCase() === name.toLowerCase();
	return [
		claim(read.id === asked.runId, `${run} is not the one of this job, ${asked.runId}.`),
		claim(version === asked.versionId, version === void 0 ? `${run} does not say which configuration version it planned.` : `${run} planned configuration version ${version}, not ${asked.versionId}, which it was to be.`),
		claim(workspace === id, workspace === void 0 ? `${run} does not say which workspace it belongs to.` : `${run} belongs to workspace ${workspace}, not to ${id}.`),
		claim(isNamed, `${run} belongs to workspace "${workspaceName}", not to "${name}".`)
	];
}
function isOfTheChange({ origin, run: { read } }) {
	if (origin === void 0) return [HOLDS];
	const { change, ingress, terraformVersion } = origin;
	if ("doubt" in ingress) return [undecided(ingress.doubt)];
	const unlike = [
		...unlikeChange(ingress.read, change),
		...tooOld(read, change),
		...unlikeOwn(read, terraformVersion)
	];
	return [HOLDS, ...unlike.map((how) => undecided(`Run ${read.id} ${how}.`))];
}
function claim(isTrue, otherwise) {
	return isTrue ? HOLDS : undecided(otherwise);
}
function plannedAsAsked({ run: { read }, asked }) {
	const { mode, options = {}, allowPartial = false, unsaid = [] } = asked;
	const parts = allowPartial ? [] : partsOnly(options);
	return [
		...unlikeAsked(read, mode, options).map((how) => undecided(`Run ${read.id} ${how}.`)),
		...parts.map((input) => undecided(`The run planned only a part (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`)),
		...unsaid.map((sentence) => undecided(sentence))
	];
}
const ENDED_OTHERWISE = Object.fromEntries(wordsOf$2(RUN).filter((word) => word === "errored" || RUN[word].kind === "stopped").map((word) => [word, "bad"]));
function endsWell({ run: { read }, asked: { mode } }) {
	const { status } = read.attributes;
	switch (runKind(mode, status)) {
		case "good": return undoubted(stampDoubts(`run ${read.id}`, read.attributes, ENDED_OTHERWISE));
		case "bad": return endedBadly(status);
		case "stopped": return red("canceled", `The run was ${status === "discarded" ? "discarded" : "canceled"} by somebody else ("${status}") before it could be judged.`);
		case "person": return undecided(`The run awaits a decision ("${status}"), but nothing in it says of what.`, "closed");
		case "moving": return undecided(`The run is still "${status}".`, "closed");
		case "foreign": return undecided(`The run is "${status}": a ${mode} run of this gate never gets there.`);
		case "unknown": return undecided(`The run is "${status}", a status not known here.`);
	}
}
function undoubted([doubt], unless) {
	return doubt === void 0 ? HOLDS : undecided(doubt, unless);
}
function endedBadly(status) {
	if (status === "errored") return red("errored", "The run is \"errored\", and no policy or run task is the reason.", "closed");
	if (status === "policy_soft_failed") return undecided("The run is \"policy_soft_failed\", but no policy result says which one failed.", "closed");
	return undecided(`The run ended as "${status}", which says nothing that is known here.`);
}
function isGoodPlan(plan, { run, asked }) {
	const { status: ended } = run.read.attributes;
	const isGood = runKind(asked.mode, ended) === "good";
	const unless = isGood ? void 0 : "told";
	if ("doubt" in plan) return [undecided(plan.doubt, unless)];
	const { status } = plan.read.attributes;
	switch (kindOf$2(PLAN, status)) {
		case "good": return [undoubted(stampDoubts(`plan ${plan.read.id}`, plan.read.attributes, PLAN), isGood ? void 0 : "closed")];
		case "bad": return [red("errored", "The plan failed, so no policy could be evaluated.")];
		case "unknown": return [undecided(`The plan is "${status}", a status not known here.`)];
		case "moving":
		case "person":
		case "stopped":
		case "skipped": return [undecided(`The run is "${ended}" but its plan is still "${status}".`, unless)];
	}
}
function guardHolds({ guard, plan, asked }) {
	const unless = "read" in plan && kindOf$2(PLAN, plan.read.attributes.status) === "good" ? void 0 : "told";
	if (guard === void 0) return [asked.guarded === true ? undecided("What the plan destroys was not looked at.", unless) : HOLDS];
	return [
		HOLDS,
		...guard.doubts.map((sentence) => undecided(sentence, unless)),
		...guard.results.map(ofPolicy)
	];
}
function systemStands({ how, reading }, evidence) {
	const unless = endedByPlan(evidence) ? "closed" : void 0;
	return [
		"doubt" in how ? undecided(how.doubt) : HOLDS,
		...reading.doubts.map((sentence) => undecided(sentence, unless)),
		...reading.errors.map((sentence) => red("errored", sentence)),
		...reading.results.map(ofPolicy),
		...reading.runTasks.map((task) => ofRunTask(task, unanswered(task, evidence))),
		...reading.unfinished.map((item) => unfinished(item, reading.runTasks, evidence))
	];
}
function unfinished({ what, word, stage, system }, runTasks, evidence) {
	const task = runTasks.find(({ level, status }) => level === "mandatory" && (status === "failed" || status === "errored"));
	const of = stage === void 0 ? "" : ` (its stage ${stage === "running" ? "is" : "was"} "${stage}")`;
	const cause = task === void 0 ? "" : ` The usual cause is a mandatory run task that failed: see "${task.name}" in the run.`;
	const neverBegan = word === "unreachable" || system === "policy-check" || stage === "pending";
	return withoutResult(`${what} was still "${word}"${of}`, neverBegan, evidence, cause);
}
function unanswered({ name, word = "" }, evidence) {
	return withoutResult(`run task "${name}" was still "${word}"`, word === "unreachable", evidence);
}
function withoutResult(was, neverBegan, evidence, cause = "") {
	const { run, asked } = evidence;
	const { status } = run.read.attributes;
	const kind = runKind(asked.mode, status);
	const isExplained = kind === "stopped" || kind !== "good" && neverBegan || endedByPlan(evidence);
	return undecided(`The run ended as "${status}", but ${was}. Nothing vouches for this plan, so the gate stays closed.${cause}`, isExplained ? "closed" : void 0);
}
function endedByPlan({ run, plan, asked }) {
	return "read" in plan && kindOf$2(PLAN, plan.read.attributes.status) === "bad" && runKind(asked.mode, run.read.attributes.status) !== "good";
}
function somethingWasJudged(evidence) {
	const { asked, run, policyChecks, taskStages, terraformPolicy } = evidence;
	const systems = [
		policyChecks,
		taskStages,
		terraformPolicy
	];
	if (!asked.requirePolicies || systems.some(({ reading }) => reading.results.length > 0)) return HOLDS;
	return undecided("No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.", runKind(asked.mode, run.read.attributes.status) === "stopped" ? "closed" : void 0);
}
// build/src/policy/decide.js
var decide_exports = __exportAll({ decideUnaffected: () => decideUnaffected });
function decide(evidence) {
	const vouched = vouch(evidence);
	if ("reasons" in vouched) return toVerdict(vouched.reasons);
	return {
		word: vouched.green,
		reasons: [...new Set(vouched.sentences)]
	};
}
function combine(verdicts) {
	const word = worst(verdicts.map(({ verdict }) => verdict.word));
	return {
		word,
		reasons: verdicts.filter(({ verdict }) => verdict.word === word).flatMap(({ name, verdict }) => verdict.reasons.map((reason) => verdicts.length > 1 ? `${name}: ${reason}` : reason))
	};
}
function decideUnaffected(requirePolicies) {
	if (!requirePolicies) return {
		word: "passed",
		reasons: []
	};
	return {
		word: "undecided",
		reasons: ["No workspace is affected by the files that change, so no policy was asked, and policies are required. Set require-policies to false where such a change may pass, or affected-only to false."]
	};
}
function decideWithout(failure) {
	return {
		word: failure.kind === "canceled" ? "canceled" : failure.errored === true ? "errored" : "undecided",
		reasons: [failure.message]
	};
}
function toVerdict(reasons) {
	const word = worst(reasons.map((reason) => reason.word));
	const order = [...reasons].sort((a, b) => VERDICTS.indexOf(b.word) - VERDICTS.indexOf(a.word));
	return {
		word,
		reasons: [...new Set(order.map(({ sentence }) => sentence))]
	};
}
// build/src/gate/connection.js
var connection_exports = __exportAll({ versionControlOf: () => versionControlOf });
function readConnection(workspace, versionControl, unaffected = false) {
	const { attributes } = workspace;
	const name = `Workspace "${attributes.name}"`;
	if (!isConnectedTo(workspace, versionControl.change)) {
		const identifier = attributes["vcs-repo"]?.identifier;
		throw new GateStop("input", `${name} ${identifier ? `is connected to ${JSON.stringify(identifier)}, not to ${versionControl.change.repository}` : "is not connected to version control"}, so the service starts no runs for this pull request. Use \`source: upload\` for it, or connect it.`);
	}
	if (attributes["speculative-enabled"] === false) throw new GateStop("input", `${name} has automatic speculative plans switched off, so no pull request starts a run. Switch them on in the workspace's version control settings, or use \`source: upload\`.`);
	return {
		unaffected: unaffected && attributes["file-triggers-enabled"] !== false,
		whyNone: whyNone(workspace, versionControl)
	};
}
function isConnectedTo({ attributes }, { slug, repository }) {
	const { identifier, "repository-http-url": address } = attributes["vcs-repo"] ?? {};
	return isNamed(identifier, slug) && (!address || isSameRepository(address, repository));
}
function whyNone(workspace, { fork, target, defaultBranch }) {
	if (fork === true) return "The pull request comes from a fork, and the service plans none of those unless its organization allows it.";
	const branch = workspace.attributes["vcs-repo"]?.branch || defaultBranch;
	if (branch !== void 0 && target !== void 0 && branch !== target) return `The workspace follows the branch ${JSON.stringify(branch)}, the pull request goes to ${JSON.stringify(target)}, and the service plans none of those.`;
	const { named, hinted } = related(workspace, "latest-run");
	if (named?.length === 0 && !hinted) return "The workspace never had a run, and before the first one version control starts none: start that one by hand.";
}
async function readIngress(versionId, client) {
	const versions = client.configurationVersions;
	try {
		return { read: (await versions.show(versionId, { include: ["ingress_attributes"] })).ingressAttributes ?? await versions.ingressAttributes(versionId) };
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code !== "not-found") throw error;
		return { doubt: `The commit of configuration version ${versionId} is not known: ${error.message}` };
	}
}
const SKEW_MS = 6e4;
const LIFETIME_MS = 864e5;
function versionControlOf({ repository, commit, pullRequest }, { fork, target, since = "" }, now) {
	if (repository === void 0 || commit === void 0 || pullRequest === void 0) throw new GateStop("input", "`source: vcs` judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it. Use it on the event pull_request, and `source: upload` elsewhere.");
	const { serverUrl, slug, defaultBranch } = repository;
	const oldestMs = now.getTime() - LIFETIME_MS;
	const sinceMs = Math.max(oldestMs, Date.parse(since) - SKEW_MS || oldestMs);
	return {
		change: {
			commit: commit.sha,
			pullRequest: pullRequest.number,
			repository: `${serverUrl}/${slug}`,
			slug,
			sinceMs
		},
		fork,
		target,
		defaultBranch
	};
}
// build/src/gate/find-workspace.js
function isFound(looked) {
	return "workspaceId" in looked;
}
function describe(looked) {
	const found = isFound(looked) ? looked : void 0;
	const { versionId, run, notices = [] } = found?.soFar ?? {};
	return {
		workspace: looked.name,
		workspaceId: found?.workspaceId,
		workingDirectory: found?.workingDirectory ?? "",
		root: found?.root,
		configurationVersionId: versionId,
		runId: run?.id,
		runUrl: run?.url,
		runStatus: run?.status,
		results: [],
		runTasks: [],
		notices,
		diagnostics: []
	};
}
async function findWorkspace({ name, directory, repository, unaffected }, { client, options }, listed) {
	const workspace = listed ?? await showWorkspace(client, options.organization, name);
	const { attributes } = workspace;
	if (attributes["execution-mode"] === "local") throw new GateStop("input", `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`);
	const { versionControl } = options;
	const connection = versionControl && readConnection(workspace, versionControl, unaffected);
	if (!connection && attributes.permissions?.["can-queue-run"] === false) throw new GateStop("refused", `Workspace "${name}" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.`);
	if (options.mode === "provisional") refuseProvisional(name, workspace, options);
	const working = readWorkingDirectory(attributes["working-directory"]);
	if ("problem" in working) throw new GateStop("input", `Workspace "${name}" cannot be gated: ${working.problem}. Change the working directory in the workspace's settings.`);
	const { path: workingDirectory } = working;
	const root = connection ? directory : uploadRoot(directory, workingDirectory);
	if (repository !== void 0 && root.length < repository.length) throw new GateStop("input", `Workspace "${name}" runs in "${workingDirectory}", so ${root} would be sent, but the repository is ${repository}. Point \`directory\` at the directory of the repository that contains "${workingDirectory}", or change the working directory in the workspace's settings.`);
	const notices = attributes.locked === true ? [LOCKED[options.mode]] : [];
	const terraformVersion = attributes["terraform-version"] ?? void 0;
	const current = {
		versionId: relatedId(workspace, "current-configuration-version"),
		runId: relatedId(workspace, "current-run")
	};
	return {
		name,
		workspaceId: workspace.id,
		workingDirectory,
		root,
		terraformVersion,
		current,
		connection,
		soFar: {
			notices,
			mayHaveRun: false
		}
	};
}
const LOCKED = {
	speculative: "The workspace is locked. Speculative runs go on; nothing can be applied until it is unlocked.",
	provisional: "The workspace is locked: the saved plan cannot be applied until it is unlocked."
};
function refuseProvisional(name, { attributes }, wanted) {
	if (wanted.autoQueueRuns) throw new GateStop("input", "`mode: provisional` cannot go with `auto-queue-runs: true`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Leave `auto-queue-runs` out.");
	if (wanted.onFailure === "discard" && attributes.permissions?.["can-queue-apply"] === false) throw new GateStop("refused", `A provisional run of workspace "${name}" could not be discarded if the gate closed: this token may not apply runs there, and only who may apply a run may discard it. Nothing was uploaded. Give the team of the token the permission to apply runs (access level write, or runs: apply), or set \`on-failure: keep\` and discard such runs by hand.`);
}
async function showWorkspace(client, organization, name) {
	try {
		return await client.workspaces.showByName(organization, name);
	} catch (error) {
		if (error instanceof ServiceError && error.code === "not-found") throw new GateStop("refused", `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`);
		throw error;
	}
}
function readWorkingDirectory(text) {
	const parts = (text ?? "").replaceAll("\\", "/").split("/").filter((part) => part !== "" && part !== ".");
	return parts.includes("..") ? { problem: `its working directory "${text}" leads out of what is uploaded` } : { path: parts.join("/") };
}
function uploadRoot(directory, workingDirectory) {
	if (workingDirectory === "") return directory;
	const separator = directory.includes("\\") && !directory.includes("/") ? "\\" : "/";
	const parts = directory.split(separator);
	while (parts.length > 1 && parts.at(-1) === "") parts.pop();
	const wanted = workingDirectory.split("/");
	const tail = parts.slice(-wanted.length);
	if (tail.length < wanted.length || tail.some((part, index) => part !== wanted[index])) return directory;
	const root = parts.slice(0, -wanted.length).join(separator);
	return root === "" ? separator : root.endsWith(":") ? `${root}${separator}` : root;
}
// build/src/locate/loads.js
const MODULE_LIMIT = 1e3;
function isConfiguration(name) {
	return /\.(?:tf|tofu)(?:\.json)?$/.test(name) && !/^[.#]/.test(name);
}
function isRead(name) {
	return isConfiguration(name) || /^terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/.test(name) || name === ".terraform.lock.hcl";
}
function findLoads(root, files, hcl) {
	const found = {
		modules: [],
		paths: [],
		patterns: [],
		computed: false,
		unclear: false
	};
	const queue = [root];
	for (let at = 0; at < queue.length; at++) {
		const directory = queue[at] ?? root;
		if (queue.indexOf(directory) < at) continue;
		if (at >= MODULE_LIMIT) return {
			...found,
			unclear: true
		};
		found.modules.push(...files.follow(directory));
		const names = files.readDirectory(directory);
		for (const name of names.filter(directory === root ? isRead : isConfiguration)) {
			const path = join(directory, name);
			const places = files.follow(path);
			if (places.length > 1) found.paths.push(...places);
			if (isConfiguration(name)) queue.push(...readFile$1(path, root, files, hcl, found));
		}
	}
	return found;
}
function readFile$1(path, root, files, hcl, found) {
	const text = files.readFile(path);
	if (text === void 0 || text.length > 4e6) {
		found.unclear = true;
		return [];
	}
	const { modules, reads, sets, unclear } = readReferences(path, text, hcl);
	const place = (written) => resolveFrom(written.from === "module" ? dirname(path) : root, written);
	const note = (whole, prefix, suffix) => {
		const end = prefix.lastIndexOf(sep);
		if (whole) found.paths.push(...files.follow(prefix));
		else if (prefix === "") found.computed = true;
		else for (const directory of files.follow(prefix.slice(0, end))) found.patterns.push({
			prefix: directory + prefix.slice(end),
			suffix
		});
	};
	found.unclear ||= unclear;
	for (const read of reads) {
		const isAny = !read.whole && /^\.?[/\\]?$/.test(read.text) && read.ending === "";
		note(read.whole, isAny ? "" : place(read), read.ending);
	}
	for (const [directory, pattern] of sets) {
		const [before, after] = aroundSigns(pattern);
		note(false, directory.whole ? join(place(directory), sep, before) : place(directory), after);
	}
	const called = [];
	for (const source of modules) {
		const from = join(dirname(path), source.text);
		if (source.whole) called.push(from);
		else note(false, from, source.ending);
	}
	return called;
}
function resolveFrom(directory, { text, whole }) {
	if (text === "" && !whole) return "";
	return /^(?:[/\\]|[A-Za-z]:)/.test(text) ? join(text) : join(directory, text);
}
function aroundSigns({ text, whole, ending }) {
	const all = whole ? text : `${text}*${ending}`;
	const first = all.search(/[*?[{]/);
	return first < 0 ? [all, ""] : [all.slice(0, first), /[^*?[\]{}]*$/.exec(all)?.[0] ?? ""];
}
const READER = /^(?:file(?!set)\w*|templatefile)$/;
const MAY_NAME = /\bmodule\b|\bfile|\btemplatefile|\bpath\b|"\.|\\u/i;
const READ$2 = new WeakMap();
function readReferences(name, text, hcl) {
	const texts = READ$2.get(hcl) ?? new Map();
	const isJson = name.endsWith(".json");
	const key = `${isJson ? "json" : "hcl"} ${text}`;
	const found = texts.get(key) ?? {
		modules: [],
		reads: [],
		sets: [],
		unclear: false
	};
	if (texts.has(key)) return found;
	READ$2.set(hcl, texts.set(key, found));
	if (isJson) readJson(text, hcl, found);
	else if (MAY_NAME.test(text)) {
		const { body, problems } = hcl.parse(text);
		found.unclear = problems.length > 0;
		readBody(body, found);
	}
	return found;
}
function readBody({ attributes, blocks }, found, inModule = false) {
	for (const { name, value } of attributes) if (inModule && name === "source") readSource(value, found);
	else readExpression(value, found);
	for (const { type, labels, body } of blocks) readBody(body, found, type === "module" && labels.length === 1);
}
function readSource(value, found) {
	const source = writtenOf(value);
	if (source.text.startsWith(".")) found.modules.push(source);
	else if (source.text === "" && !source.whole) found.unclear = true;
}
function readExpression(value, found) {
	if (typeof value !== "object" || value === null) return;
	const expression = "kind" in value ? value : void 0;
	if (expression) note(expression, found);
	const parts = expression?.kind === "template" ? expression.parts.filter(({ kind }) => kind !== "literal") : Object.values(value);
	for (const part of parts) readExpression(part, found);
}
function note(value, found) {
	if (value.kind === "call") {
		const [first, second] = value.arguments;
		if (first && READER.test(value.name)) found.reads.push(writtenOf(first));
		if (first && second && value.name === "fileset") found.sets.push([writtenOf(first), writtenOf(second)]);
	} else if (value.kind === "template" ? placeOf$2(value.parts[0]) : looksLikePath(value)) found.reads.push(writtenOf(value));
}
function looksLikePath(value) {
	if (value.kind === "other") return /\bfile|\btemplatefile|\bpath\./.test(value.text);
	return value.kind === "literal" && /^\.\.?[/\\]/.test(String(value.value));
}
function writtenOf(value) {
	const parts = value.kind === "template" ? value.parts : [value];
	const place = placeOf$2(parts[0]);
	const written = {
		from: place === "module" ? place : "root",
		text: place ? "." : "",
		whole: true,
		ending: ""
	};
	for (const part of place ? parts.slice(1) : parts) if (part.kind !== "literal") Object.assign(written, {
		whole: false,
		ending: ""
	});
	else if (written.whole) written.text += String(part.value);
	else written.ending += String(part.value);
	return written;
}
function placeOf$2(value) {
	if (value?.kind !== "traversal" || value.root !== "path") return void 0;
	const [step] = value.steps;
	return step?.kind === "literal" && step.value === "module" ? "module" : "root";
}
function readJson(text, hcl, found) {
	const read = (value, keys) => {
		if (typeof value === "string") {
			const [first, , third, ...more] = keys;
			(first === "module" && third === "source" && more.length === 0 ? readSource : readExpression)(toExpression(value, hcl), found);
		} else if (Array.isArray(value)) for (const item of value) read(item, keys);
		else if (typeof value === "object" && value !== null) for (const [key, item] of Object.entries(value)) read(item, [...keys, key]);
	};
	try {
		read(JSON.parse(text.replace(/^\uFEFF/, "")), []);
	} catch {
		found.unclear = true;
	}
}
function toExpression(text, hcl) {
	const range = TOP;
	if (!text.includes("${") && !text.includes("%{")) return {
		kind: "literal",
		value: text,
		range
	};
	const { body, problems } = hcl.parse(`text = <<PLANGATE\n${text}\nPLANGATE\n`);
	const value = body.attributes[0]?.value;
	if (value?.kind !== "template" || problems.length > 0) return {
		kind: "other",
		text,
		range
	};
	const parts = value.parts.map((part, at) => part.kind === "literal" && at === value.parts.length - 1 ? {
		...part,
		value: String(part.value).slice(0, -1)
	} : part);
	return {
		...value,
		parts
	};
}
// build/src/gate/affected.js
function isAffected(changed, watched) {
	const { directory, prefixes, reads = [], readPatterns = [] } = watched;
	const places = [
		directory,
		...prefixes,
		...reads
	].map((place) => segmentsOf(place).join("/"));
	const patterns = watched.patterns.map(segmentsOf);
	return changed.some((path) => places.some((place) => touches(path, place)) || readPatterns.some((pattern) => isLike(path, pattern)) || patterns.some((pattern) => matches(pattern, path.split("/"), "**", matchesSegment)));
}
function segmentsOf(path) {
	return path.split("/").filter((segment) => segment !== "");
}
function matchesSegment(pattern, segment) {
	const isSame = (part, character) => part === "?" || part === character;
	return matches(pattern.split(""), segment.split(""), "*", isSame);
}
function matches(pattern, items, any, isSame) {
	let at = 0;
	let star = -1;
	let resume = 0;
	for (let index = 0; index < items.length;) {
		const part = pattern[at];
		if (part === any) {
			star = at++;
			resume = index;
		} else if (part !== void 0 && isSame(part, items[index] ?? "")) {
			at++;
			index++;
		} else if (star >= 0) {
			at = star + 1;
			index = ++resume;
		} else return false;
	}
	return pattern.slice(at).every((part) => part === any);
}
function touches(path, place) {
	const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
	return place === "" || path === place || isBelow(path, place) || isBelow(place, path);
}
function isLike(path, { prefix, suffix }) {
	return path.length >= prefix.length + suffix.length && path.startsWith(prefix) && path.endsWith(suffix);
}
// build/src/gate/read-loads.js
async function readLoads(directory, files = readsHere) {
	return findLoads(directory, files, await loadParser());
}
async function loadParser() {
	const { loadHcl } = await import("./hcl.js").then((n) => n.hcl_exports);
	return loadHcl();
}
const readsHere = {
	readDirectory: (path) => orElse(() => readdirSync(path), []),
	readFile: (path) => orElse(() => readFileSync(path, "utf8"), void 0),
	follow
};
const LINK_LIMIT = 40;
function follow(path) {
	const places = [path];
	if (orElse(() => realpathSync.native(path), path) === path) return places;
	for (const at of places) {
		const next = places.length > LINK_LIMIT ? void 0 : followFirst(at);
		if (next !== void 0) places.push(next);
	}
	return places;
}
function followFirst(path) {
	const parts = path.split(sep);
	for (let count = 2; count <= parts.length; count++) {
		const link = parts.slice(0, count).join(sep);
		const target = orElse(() => readlinkSync(link), void 0);
		if (target !== void 0) return join(resolve(dirname(link), target), ...parts.slice(count));
	}
}
function followLinksIn(directory, limit = 1e5) {
	const places = [];
	const queue = [directory];
	let seen = 0;
	for (const folder of queue) {
		const entries = orElse(() => readdirSync(folder, { withFileTypes: true }), []);
		seen += entries.length;
		if (seen > limit) return void 0;
		for (const entry of entries) {
			const path = join(folder, entry.name);
			if (entry.isSymbolicLink()) places.push(...follow(path));
			else if (entry.isDirectory() && entry.name !== ".git") queue.push(path);
		}
	}
	return places;
}
function orElse(read, otherwise) {
	try {
		return read();
	} catch {
		return otherwise;
	}
}
function mayBeMissed({ path }) {
	return basename(path) !== ".git";
}
function findUnseen(withheld, loads, root, module) {
	return withheld.filter(mayBeMissed).flatMap((entry) => {
		const path = join(root, ...entry.path.split("/"));
		const certain = isLoaded(path, loads, module);
		const possible = entry.reason === "ignored" && (loads.computed || loads.unclear);
		return certain || possible ? [{
			entry,
			path,
			certain
		}] : [];
	});
}
function isLoaded(path, { modules, paths, patterns }, module) {
	const [directory, name] = [dirname(path), basename(path)];
	const isIn = (inner, outer) => inner.startsWith(outer + sep);
	const holds = (other) => other === path || isIn(other, path);
	return (directory === module ? isRead(name) : modules.includes(directory) && isConfiguration(name)) || modules.some(holds) || paths.some((other) => holds(other) || isIn(path, other) && !isIn(module + sep, other)) || patterns.some((pattern) => isLike(path, pattern) || isIn(pattern.prefix, path));
}
// build/src/gate/groups.js
const ID = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
function jobsOf(group = "") {
	return Number(ID.exec(group)?.[2] ?? 1);
}
const EVERY_MS = 1e4;
const OF_EACH_MS = 2500;
const SOON_MS = 15e3;
const STAGE_MS = 3e4;
const STAGE_LOOKS = 3;
const REFUSED_MS = 6e4;
const LARGEST_PAGE = 100;
function createOverview(options, client, clock) {
	const { organization, mode, changeRequest, group } = options;
	const watched = new Map();
	const stagedAt = new Map();
	let nextAt = Number.NEGATIVE_INFINITY;
	let lookedAt = nextAt;
	let looking;
	let own = group ?? changeRequest;
	const everyMs = Math.max(EVERY_MS, jobsOf(group) * OF_EACH_MS);
	const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
	const list = (search) => listMoving(client, clock, (soon) => soon.runs.listMoving(organization, mode, search));
	async function look() {
		if (clock.now() >= nextAt) {
			lookedAt = clock.now();
			nextAt = Number.POSITIVE_INFINITY;
			looking = list(own).then((runs) => {
				nextAt = clock.now() + (runs ? everyMs : REFUSED_MS);
				if (runs?.size === 0) own = void 0;
				return runs;
			});
		}
		return await looking;
	}
	return {
		before: () => list(changeRequest),
		watch: (runId) => watched.set(runId, clock.now()),
		forget: (runId) => watched.delete(runId),
		async unmoved(last) {
			if (watched.size < 10) return void 0;
			const listed = await look();
			const since = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
			const run = listed?.get(last.id) ?? (listed && since > lookedAt ? last : void 0);
			const status = run?.attributes.status ?? "";
			const moves = runKind(mode, status) === "moving";
			const tells = !/^(?:pre|post)_/.test(status) || isFresh(stagedAt, last.id, clock.now(), stageMs);
			return moves && tells ? run : void 0;
		}
	};
}
async function listMoving(client, clock, ask) {
	try {
		const runs = await ask(client.with({ deadline: clock.now() + SOON_MS })).all();
		return new Map(runs.map((run) => [run.id, run]));
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code === "aborted") throw error;
		return;
	}
}
function isFresh(stagedAt, id, nowMs, stageMs) {
	const at = stagedAt.get(id) ?? nowMs;
	const fresh = nowMs - at < stageMs;
	stagedAt.set(id, fresh ? at : nowMs);
	return fresh;
}
async function listWorkspaces(client, organization, names) {
	const known = new Map();
	if (names.length < 10) return known;
	const listing = client.workspaces.list(organization);
	try {
		const { items, pagination } = await listing.page({
			number: 1,
			size: LARGEST_PAGE
		});
		const pages = Math.ceil((pagination?.["total-count"] ?? 0) / LARGEST_PAGE);
		const all = pages > 1 && pages <= names.length / 2 ? await listing.all() : items;
		for (const workspace of all) known.set(workspace.attributes.name, workspace);
	} catch (error) {
		if (!(error instanceof ServiceError)) throw error;
	}
	return known;
}
// build/src/gate/supersede.js
const SHARED_LIST = 150;
const LIST_MS = 3e4;
function startSuperseder({ cancelSuperseded: wanted, changeRequest, mode, runOptions: options, workspaces }, { client: unscoped, signal, log, clock, random, overview }, deadline, emit) {
	const background = new AbortController();
	const either = AbortSignal.any([signal, background.signal]);
	setMaxListeners(0, signal, either);
	const patient = unscoped.with({
		signal: either,
		deadline,
		patient: true
	});
	let before = Promise.resolve();
	const isWanted = wanted === true && changeRequest !== void 0 && mode === "speculative";
	const listed = isWanted && workspaces.length >= 10 ? overview.before().catch(() => void 0) : void 0;
	async function endEarlier(workspace, superseding) {
		if (either.aborted) return;
		try {
			const many = listed && await listed;
			if (many === void 0) await clock.sleep(SHARED_LIST * random() * patient.pauseMs(), either);
			const { ended, refused } = await cancelSuperseded(superseding, patient.with({ deadline: Math.min(deadline, clock.now() + LIST_MS) }), many?.values());
			const why = "superseded by a newer push to the same pull request";
			for (const runId of ended) emit({
				kind: "canceling",
				workspace,
				runId,
				why
			});
			if (refused !== void 0) log.info(`${workspace}: ${refused} of an earlier push goes on, because this token may not cancel runs: that needs the permission to apply runs. A speculative run applies nothing; with \`cancel-superseded: false\` it is not tried.`);
		} catch (error) {
			log.debug(`Earlier runs of ${workspace} were not looked for: ${messageOf$2(error)}`);
		}
	}
	return {
		supersede: (workspace, superseding) => {
			if (!isWanted) return;
			before = before.then(() => endEarlier(workspace, {
				...superseding,
				changeRequest,
				options
			}));
		},
		async close() {
			background.abort();
			await before;
		}
	};
}
async function cancelSuperseded(superseding, client, moving) {
	const { workspaceId, changeRequest } = superseding;
	const search = { search: changeRequest };
	const earlier = (moving ? [...moving].filter((each) => relatedId(each, "workspace") === workspaceId) : (await client.runs.list(workspaceId, search).page({ size: 50 })).items).filter((other) => isSuperseded(other, superseding));
	const ended = [];
	for (const { id, attributes } of earlier) {
		const how = attributes.permissions?.["can-cancel"] === false ? "refused" : await end(id, client);
		if (how === "refused") return {
			ended,
			refused: id
		};
		if (how === "ended") ended.push(id);
	}
	return { ended };
}
function isSuperseded(other, { run, changeRequest, options = {} }) {
	const { attributes } = other;
	const kind = runKind("speculative", attributes.status);
	return other.id !== run.id && attributes["plan-only"] === true && isRunOf(attributes.message, changeRequest) && unlikeOptions(other, options).length === 0 && (kind === "moving" || kind === "person") && Date.parse(attributes["created-at"] ?? "") < Date.parse(run.attributes["created-at"] ?? "");
}
async function end(id, client) {
	const comment = "Superseded by a newer push to the same pull request.";
	for (const act of ["cancel", "discard"]) try {
		await client.runs[act](id, comment);
		return "ended";
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code === "aborted") throw error;
		if (isRefusal(error)) return "refused";
		if (error.code !== "conflict") return "left";
	}
	return "left";
}
const OPEN$1 = "[plangate ";
const LONGEST$2 = 1e3;
function runMessage(message, random, { changeRequest, commit, group }) {
	const of = changeRequest === void 0 ? "" : `${clean(changeRequest)} `;
	const part = group === void 0 ? "" : `${group}.`;
	const at = commit === void 0 || commit === "" ? "" : `@${clean(commit)}`;
	const tag = `${OPEN$1}${of}${part}${nonce(random)}${at}]`;
	const said = clean(message).slice(0, LONGEST$2 - tag.length - 1);
	return said === "" ? tag : `${said} ${tag}`;
}
function isRunOf(message, changeRequest) {
	const text = message ?? "";
	const at = text.lastIndexOf(OPEN$1);
	const start = `${OPEN$1}${clean(changeRequest)} `;
	return text.startsWith(start, at) && /^[^ ]*\]$/.test(text.slice(at + start.length));
}
function nonce(random) {
	return Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4).toString(36).padStart(4, "0")).join("");
}
function clean(text) {
	return text.replaceAll(/\p{Cc}/gu, " ").replaceAll("[plangate", "(plangate").trim();
}
// build/src/gate/job.js
const END_BUDGET_MS = 5e3;
const ABORT_BUDGET_MS = 4e3;
function startJob(options, ports) {
	const { clock, random, signal, log } = ports;
	const started = clock.now();
	const deadline = options.deadline - Math.min(END_BUDGET_MS, options.timeoutMs / 10);
	const warned = new Set();
	const elapsedMs = () => clock.now() - started;
	const emit = (event) => {
		ports.onEvent({
			...event,
			atMs: elapsedMs()
		});
	};
	const archives = keepArchives(ports, emit);
	const client = ports.client.with({
		signal,
		deadline
	});
	const overview = createOverview(options, client.with({ patient: true }), clock);
	const superseder = startSuperseder(options, {
		...ports,
		overview
	}, deadline, emit);
	return {
		options,
		clock,
		random,
		signal,
		client,
		overview,
		deadline,
		emit,
		elapsedMs,
		pack: archives.pack,
		archives: archives.summaries,
		ending() {
			const until = signal.aborted ? clock.now() + ABORT_BUDGET_MS : Math.min(options.deadline, clock.now() + 2 * END_BUDGET_MS);
			const own = {
				signal: new AbortController().signal,
				deadline: until
			};
			return {
				client: ports.client.with(own),
				deadline: until
			};
		},
		earlierRun: earlierRunOf(options),
		isFrugal: () => options.workspaces.length >= 10 || ports.client.pauseMs() > 0,
		debug: (line) => log.debug(line),
		warn(line) {
			if (!warned.has(line)) log.warning(line);
			warned.add(line);
		},
		ended() {
			if (signal.aborted) return "aborted";
			return clock.now() >= deadline ? "timeout" : void 0;
		},
		supersede: superseder.supersede,
		async close() {
			await superseder.close();
			await archives.remove();
		}
	};
}
function earlierRunOf({ group, earlierRuns }) {
	let asked;
	return async (workspace) => {
		if (group !== void 0) return void 0;
		asked ??= earlierRuns?.();
		const runs = await asked ?? {};
		return Object.hasOwn(runs, workspace) ? runs[workspace] : void 0;
	};
}
function runUrlOf(workspace, runId, { client, options }) {
	const at = [
		options.organization,
		workspace,
		"runs",
		runId
	];
	return `${client.origin}/app/${at.map(encodeURIComponent).join("/")}`;
}
function keepArchives(ports, emit) {
	const packed = new Map();
	const done = [];
	const packNow = async (root) => {
		const archive = await ports.pack(root);
		done.push(archive);
		if (archive.withheld.some(mayBeMissed)) await loadParser();
		emit({
			kind: "archive",
			root,
			archive
		});
		return archive;
	};
	return {
		pack: (root) => {
			const archive = packed.get(root) ?? packNow(root);
			packed.set(root, archive);
			return archive;
		},
		summaries: () => done.map(summarize),
		remove: () => Promise.all(done.map((archive) => archive.remove().catch(() => void 0)))
	};
}
function summarize({ root, bytes, contentBytes, sha256, ...archive }) {
	return {
		root,
		files: archive.entries.filter(({ type }) => type !== "directory").length,
		bytes,
		contentBytes,
		sha256,
		withheld: archive.withheld.length
	};
}
// build/src/policy/from-plan-log.js
const MOST$2 = 100;
const LONGEST$1 = 4e3;
function fromPlanLog(log) {
	const lines = log.split("\n").map((line) => stripControls(line.slice(0, LONGEST$1 * 4)));
	const structured = lines.flatMap(fromJsonLine);
	const found = distinct(structured.length > 0 ? structured : fromBoxes(lines));
	return found.filter((it) => !repeatsAnother(it, found)).slice(0, MOST$2);
}
function repeatsAnother({ summary }, all) {
	return all.some((other) => summary.includes(`Error: ${other.summary}`));
}
function countsInLog(log) {
	return log.split("\n").flatMap((line) => {
		const text = stripControls(line.slice(0, LONGEST$1)).trim();
		const counts = text.startsWith("{") ? countsInJson(text) : countsInText(text);
		return counts === void 0 ? [] : [counts];
	}).at(-1);
}
function countsInJson(line) {
	const message = parseJson(line);
	const changes = fieldsOf(message)["changes"];
	if (fieldsOf(message)["type"] !== "change_summary") return void 0;
	if (fieldsOf(changes)["operation"] !== "plan") return void 0;
	return [
		"add",
		"change",
		"remove",
		"import"
	].map((name) => asCount(fieldsOf(changes)[name]) ?? 0);
}
function countsInText(line) {
	if (line.startsWith("No changes.")) return [
		0,
		0,
		0,
		0
	];
	if (!line.startsWith("Plan: ") || !line.endsWith(" to destroy.")) return void 0;
	const words = line.slice(6, -1).split(", ");
	return [
		"add",
		"change",
		"destroy",
		"import"
	].map((name) => {
		const word = words.find((each) => each.endsWith(` to ${name}`)) ?? "";
		return asCount(Number.parseInt(word, 10)) ?? 0;
	});
}
function fromJsonLine(line) {
	const diagnostic = fieldsOf(parseJson(line))["diagnostic"];
	const severity = fieldsOf(diagnostic)["severity"];
	const summary = textOf(diagnostic, "summary");
	if (severity !== "error" && severity !== "warning" || summary === void 0) return [];
	const range = fieldsOf(diagnostic)["range"];
	const start = asCount(fieldsOf(fieldsOf(range)["start"])["line"]);
	return [{
		severity,
		summary: summary.slice(0, LONGEST$1),
		detail: textOf(diagnostic, "detail")?.slice(0, LONGEST$1),
		address: textOf(diagnostic, "address"),
		file: textOf(range, "filename"),
		line: start || void 0
	}];
}
function fromBoxes(lines) {
	const found = [];
	let current;
	let detail = [];
	const close = () => {
		if (current !== void 0) {
			const text = detail.join("\n").trim();
			found.push({
				...current,
				detail: text === "" ? void 0 : text.slice(0, LONGEST$1)
			});
		}
		current = void 0;
		detail = [];
	};
	for (const raw of lines) {
		const line = unbox(raw);
		const opening = opens(line);
		if (opening !== void 0) {
			close();
			current = opening;
		} else if (raw.trimStart().startsWith("╵")) close();
		else if (current !== void 0) {
			const isSource = /^\d{1,6}:/.test(line.trim());
			const place = placeOf$1(line);
			if (place !== void 0 && current.file === void 0) Object.assign(current, place);
			else if (line.trimStart().startsWith("with ") && line.trimEnd().endsWith(",")) current.address = line.trim().slice(5, -1);
			else if (!isSource) detail.push(line.trim());
		}
		if (found.length >= MOST$2) break;
	}
	close();
	return found;
}
function unbox(line) {
	const trimmed = line.trimStart();
	return trimmed.startsWith("│") ? trimmed.slice(1).trimStart() : line;
}
function opens(line) {
	const [, word, summary = ""] = /^(Error|Warning): (.*)$/.exec(line) ?? [];
	if (word === void 0) return void 0;
	return {
		severity: word === "Error" ? "error" : "warning",
		summary: summary.trim()
	};
}
function placeOf$1(line) {
	const [, file, digits] = /^on ((?:(?! line ).)*) line (\d+)/.exec(line.trim()) ?? [];
	const number = asCount(Number(digits));
	return file !== void 0 && number ? {
		file,
		line: number
	} : void 0;
}
function stripControls(line) {
	const [first = "", ...coloured] = line.split("\x1B[");
	return [first, ...coloured.map((part) => part.replace(/^[^@-~]*[@-~]?/, ""))].join("").replaceAll(/(?!\t)\p{Cc}/gu, "");
}
function distinct(diagnostics) {
	return [...new Map(diagnostics.map((it) => [JSON.stringify(it), it])).values()];
}
function textOf(value, key) {
	const text = fieldsOf(value)[key];
	return typeof text === "string" && text !== "" ? text : void 0;
}
// build/src/policy/from-run-events.js
const TOLD = [
	"changed_policy_enforcements",
	"changed_task_enforcements",
	"ignored_policy_sets"
];
function noticesOf(events) {
	return events.filter(({ event }) => TOLD.includes(event.attributes.action)).flatMap(({ event }) => event.attributes.description || []);
}
function attributeOverrides(results, events) {
	const overrides = events.filter(({ event }) => /overrid/i.test(event.attributes.action)).map(({ event, actor: by, comment: reason }) => {
		return {
			by,
			at: event.attributes["created-at"] ?? void 0,
			reason
		};
	});
	return results.map((result) => {
		if (result.status !== "overridden" || result.system === "guard") return result;
		const found = pick(overrides, result.override?.at);
		return found === void 0 ? result : {
			...result,
			override: {
				...found,
				...result.override
			}
		};
	});
}
const TOGETHER_MS = 1e4;
function pick(overrides, at) {
	if (overrides.length === 1) return overrides[0];
	const then = Date.parse(at ?? "");
	const near = overrides.filter((override) => Math.abs(Date.parse(override.at ?? "") - then) <= TOGETHER_MS);
	return near.length === 1 ? near[0] : void 0;
}
// build/src/policy/from-outcomes.js
function fromOutcomes(stage, { evaluation, sets: read }) {
	const { status } = evaluation.attributes;
	const what = `policy evaluation ${evaluation.id}`;
	const { reading, kind, unfinished } = readStatus(POLICY_EVALUATION, {
		system: "policy-evaluation",
		what,
		word: status,
		stage: stage.attributes.status
	});
	const owner = relatedId(evaluation, "policy-attachable") ?? stage.id;
	if (owner !== stage.id) reading.doubts.unshift(`The ${what} belongs to ${owner}, not to ${stage.id}.`);
	if (unfinished) return reading;
	if (read !== void 0 && "doubt" in read.how) reading.doubts.push(read.how.doubt);
	reading.doubts.push(...stampDoubts(what, evaluation.attributes, POLICY_EVALUATION));
	const sets = read?.items ?? [];
	for (const set of sets) {
		const { results, doubts } = readSet$1(set, stage, evaluation);
		reading.results.push(...results);
		reading.doubts.push(...doubts);
	}
	const contrary = kind === "unknown" ? [] : contradictions$1(what, status, reading.results);
	reading.doubts.push(...countDoubts$1(what, evaluation, sets, reading.results), ...contrary);
	if (status === "errored") reading.errors.push(`The ${what} could not be evaluated.`);
	return reading;
}
function readSet$1(set, stage, { id, attributes: { status, "status-timestamps": stamps } }) {
	const { "policy-set-name": named, "result-count": counts, outcomes } = set.attributes;
	const what = `policy evaluation ${id}`;
	const name = named ?? "";
	const error = set.attributes.error ?? "";
	const mayPass = set.attributes.overridable !== false;
	const isOverridden = status === "overridden";
	const awaiting = kindOf$2(TASK_STAGE, stage.attributes.status) === "person";
	const results = (outcomes ?? []).map((outcome) => toResult$2(outcome, {
		policySet: name,
		overridable: mayPass && (awaiting || isOverridden),
		overridden: mayPass && isOverridden,
		at: stamps?.["overridden-at"] ?? void 0
	}));
	const doubts = [];
	if (isOverridden && results.some((one) => one.status === "failed" && one.level !== "advisory")) doubts.push(`The ${what} is "overridden", but policy set "${name}" cannot be.`);
	if ((relatedId(set, "policy-evaluation") ?? id) !== id) doubts.push(`Policy set "${name}" was listed for ${what} but belongs to another one.`);
	const mismatch = compare(counts, results, error !== "");
	if (mismatch !== void 0) doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
	if (error !== "") {
		const output = error.split("\n");
		const of = {
			system: "policy-evaluation",
			policySet: name
		};
		results.unshift({
			...BROKEN_SET,
			...of,
			message: error,
			output
		});
	}
	return {
		results,
		doubts
	};
}
function toResult$2(outcome, set) {
	const { isGood, level, status: own, word } = readOutcome(OUTCOME, "policy-evaluation", outcome);
	const printed = printedLines(outcome.output);
	const output = printed.map(({ text }) => text);
	const description = outcome.description ?? "";
	const isLenient = level !== "advisory" && level !== "unknown" && level !== "hard-mandatory";
	const status = own === "failed" && set.overridden && isLenient ? "overridden" : own;
	const at = status === "overridden" ? set.at : void 0;
	const named = isGood ? [] : namedIn(printed);
	const described = isGood || named.length > 0 ? [] : mentionedIn(description);
	const resources = [...named, ...described];
	return {
		system: "policy-evaluation",
		policySet: set.policySet,
		policy: outcome.policy_name ?? outcome.query ?? "",
		level,
		status,
		word,
		overridable: set.overridable && isLenient,
		message: isGood ? "" : output[0] ?? description,
		description: description === "" ? void 0 : description,
		output,
		address: resources[0]?.address,
		resources,
		override: at === void 0 ? void 0 : { at }
	};
}
function compare(counts, results, broken) {
	if (counts === null || counts === void 0) return void 0;
	const shown = tally$1(results);
	const said = [
		[
			"passed",
			"passed",
			countOf$3(counts, "passed"),
			shown.passed
		],
		[
			"failed advisory",
			"advisory failed",
			countOf$3(counts, "advisory-failed"),
			shown.advisory
		],
		[
			"failed mandatory",
			"mandatory failed",
			countOf$3(counts, "mandatory-failed"),
			shown.mandatory
		],
		[
			"errored",
			"errored",
			broken ? shown.errored : countOf$3(counts, "errored"),
			shown.errored
		]
	];
	for (const [name, did, count, listed] of said) {
		if (count === void 0) return `does not say how many policies ${did}`;
		if (count !== listed) return `counts ${count} ${name} but lists ${listed}`;
	}
}
function countDoubts$1(what, evaluation, sets, results) {
	const doubts = [];
	const { status, "result-count": counts } = evaluation.attributes;
	const isCounted = (each) => each !== void 0 && each !== null;
	const mismatch = compare(counts, results, sets.some((set) => (set.attributes.error ?? "") !== ""));
	if (mismatch !== void 0) doubts.push(`The ${what} ${mismatch} in its policy sets.`);
	if (sets.length === 0 && kindOf$2(POLICY_EVALUATION, status) === "good") doubts.push(`The ${what} is "${status}", but no policy set of it is there.`);
	const allCounted = sets.every((set) => isCounted(set.attributes["result-count"]));
	if (!isCounted(counts) && (!allCounted || sets.length === 0)) doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
	return doubts;
}
const MOST$1 = 1e3;
const LONGEST = 4e3;
const DEEPEST = 6;
const SAYS = [
	"print",
	"msg",
	"message",
	"error",
	"reason",
	"deny"
];
function printedLines(output) {
	const lines = [];
	gather(output, lines, 0);
	return lines;
}
function gather(value, lines, depth, address) {
	if (lines.length >= MOST$1 || value === null || value === void 0) return;
	if (typeof value === "string") {
		for (const line of value.split("\n")) if (lines.length < MOST$1 && line.trim() !== "") lines.push({
			text: clip(line.trimEnd()),
			address
		});
		return;
	}
	if (depth < DEEPEST && Array.isArray(value)) {
		for (const item of value) gather(item, lines, depth + 1, address);
		return;
	}
	if (depth < DEEPEST && typeof value === "object") {
		const fields = new Map(Object.entries(value));
		const said = SAYS.find((key) => fields.has(key));
		if (said !== void 0) {
			const message = fields.get(said);
			const subject = [fields.get("address"), fields.get("resource")].find(isText);
			const isBeside = isText(message) && subject !== void 0 && !message.includes(subject);
			const owner = subject !== void 0 && isAddress(subject) ? subject : void 0;
			gather(isBeside ? `${subject}: ${message}` : message, lines, depth + 1, owner);
			return;
		}
	}
	lines.push({
		text: clip(asJson(value)),
		address: void 0
	});
}
function isText(value) {
	return typeof value === "string" && value !== "";
}
function asJson(value) {
	try {
		return JSON.stringify(value) ?? "";
	} catch {
		return "(an output too deep to show)";
	}
}
function clip(line) {
	return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
}
// build/src/policy/from-tf-policy.js
function fromTfPolicy({ evaluation, sets }) {
	const { status, permissions, error, actions } = evaluation.attributes;
	const what = `Terraform policy evaluation ${evaluation.id}`;
	const canOverride = permissions?.["can-override"] ?? void 0;
	const { reading, kind, unfinished } = readStatus(TF_POLICY_EVALUATION, {
		system: "terraform-policy",
		what,
		word: status
	});
	if (unfinished) return {
		...isApply(evaluation) ? emptyReading() : reading,
		canOverride
	};
	if ((error ?? void 0) !== void 0 || status === "errored") {
		const said = [error?.summary, error?.detail].filter((part) => (part ?? "") !== "").join(": ");
		reading.errors.push(`The ${what} could not be evaluated${said === "" ? "" : `: ${said.slice(0, 2e3)}`}.`);
	}
	if (sets !== void 0 && "doubt" in sets.how) reading.doubts.push(sets.how.doubt);
	reading.doubts.push(...stampDoubts(what, evaluation.attributes, TF_POLICY_EVALUATION));
	if (kind === "person" && actions?.["is-overridable"] === false) reading.doubts.push(`The ${what} awaits an override, but by its own word it cannot be overridden.`);
	const results = (sets?.items ?? []).flatMap((set) => readSet(set, status));
	const doubts = [
		...reading.doubts,
		...countDoubts(what, evaluation, results),
		...contradictions$1(what, status, results, true)
	];
	return {
		...reading,
		canOverride,
		results,
		doubts
	};
}
function isApply({ attributes }) {
	return attributes["stage-type"]?.toLowerCase() === "apply";
}
function readSet({ attributes }, evaluation) {
	const policySet = attributes["policy-set-name"] ?? "";
	const error = attributes.error ?? "";
	const results = (attributes.outcomes ?? []).map((each) => toResult$1(each, policySet, evaluation));
	if (error === "") return results;
	const message = printError(error).slice(0, 4e3);
	return [{
		...BROKEN_SET,
		system: "terraform-policy",
		policySet,
		message,
		output: []
	}, ...results];
}
function toResult$1(outcome, policySet, evaluation) {
	const { isGood, level, status: own, word } = readOutcome(TF_POLICY_OUTCOME, "terraform-policy", outcome);
	const overridable = level === "mandatory-overridable" && ["awaiting_override", "overridden"].includes(evaluation);
	const status = own === "failed" && overridable && evaluation === "overridden" ? "overridden" : own;
	const output = printDiagnostics(outcome);
	return {
		system: "terraform-policy",
		policySet,
		policy: outcome.policy_name ?? outcome.file_name ?? "",
		level,
		status,
		word,
		overridable,
		message: isGood ? "" : output[0] ?? "",
		output,
		...placeOf(isGood ? [] : outcome.diagnostics ?? [])
	};
}
function printDiagnostics({ diagnostics }) {
	return (diagnostics ?? []).flatMap((diagnostic) => [...linesOf(diagnostic.error_message ?? diagnostic.summary), ...(diagnostic.resources ?? []).flatMap((resource) => linesOf(resource.error_message ?? resource.info_message).map((line) => (resource.resource_name ?? "") === "" ? line : `${resource.resource_name}: ${line}`))]);
}
function placeOf(diagnostics) {
	const all = diagnostics.flatMap(({ resources }) => resources ?? []).map((resource) => {
		const { resource_name: name, file_name: path, start_line: start } = resource;
		const line = asCount(start);
		const location = path && line ? {
			path,
			startLine: line,
			endLine: line,
			source: "service"
		} : void 0;
		const said = linesOf(resource.error_message ?? resource.info_message).join("; ");
		return {
			address: name ?? "",
			message: said || void 0,
			location
		};
	});
	const resources = eachOnce(all.filter(({ address }) => address !== ""));
	const location = all.find((each) => each.location)?.location;
	return {
		address: resources[0]?.address,
		location,
		resources
	};
}
function linesOf(value) {
	return (value ?? "").split("\n").filter((line) => line.trim() !== "").slice(0, 200);
}
function printError(error) {
	try {
		return typeof error === "string" ? error : JSON.stringify(error);
	} catch {
		return "The policy set could not be evaluated.";
	}
}
function countDoubts(what, { attributes: { status, "result-count": counts } }, results) {
	if (counts === null || counts === void 0) return [`The ${what} is "${status}" but does not say how many policies it has.`];
	const shown = tally$1(results);
	const mandatory = countOf$3(counts, "mandatory-failed") ?? 0;
	const overridable = countOf$3(counts, "mandatory-overridable-failed");
	const lenient = tally$1(results.filter(({ level }) => level === "mandatory-overridable")).mandatory;
	const fits = {
		passed: countOf$3(counts, "passed") === shown.passed,
		"failed advisory": countOf$3(counts, "advisory-failed") === shown.advisory,
		"failed mandatory": shown.mandatory === mandatory ? [
			void 0,
			0,
			lenient
		].includes(overridable) : overridable === lenient && shown.mandatory === mandatory + lenient,
		errored: (countOf$3(counts, "errored") ?? 0) <= shown.errored,
		unknown: (countOf$3(counts, "unknown") ?? 0) <= shown.unknown
	};
	return Object.keys(fits).filter((name) => fits[name] === false).map((name) => `The ${what} counts other ${name} policies than it lists.`);
}
// build/src/policy/observed.js
function toSystems(run, { checks, stages, tfEvaluations }) {
	const held = ({ items, how }, relation, objectOf, read) => {
		const objects = items.map(objectOf);
		const doubts = [...lost(`run ${run.id}`, run, relation, objects), ...objects.flatMap((object) => ofAnotherRun(object, run))];
		return {
			how,
			reading: merge([...items.map(read), {
				...emptyReading(),
				doubts
			}])
		};
	};
	const evaluationOf = ({ evaluation }) => evaluation;
	return {
		policyChecks: held(checks, "policy-checks", ({ check }) => check, ({ check, log }) => fromPolicyCheck(check, log)),
		taskStages: held(stages, "task-stages", ({ stage }) => stage, fromObservedStage),
		terraformPolicy: held(tfEvaluations, "tf-policy-evaluations", evaluationOf, fromTfPolicy)
	};
}
function fromObservedStage({ stage, taskResults, evaluations }) {
	const objects = evaluations.map(({ evaluation }) => evaluation);
	const owner = `task stage ${stage.id}`;
	const doubts = [...lost(owner, stage, "policy-evaluations", objects), ...lost(owner, stage, "task-results", taskResults)];
	const doubtful = {
		...emptyReading(),
		doubts
	};
	const words = objects.map(({ attributes }) => attributes.status);
	if (isOutOfReach(stage, words)) return doubtful;
	const whole = merge([fromTaskResults(stage, taskResults), ...evaluations.map((each) => fromOutcomes(stage, each))]);
	return merge([
		whole,
		doubtful,
		fromStage(stage, whole, words.length)
	]);
}
function lost(owner, resource, relation, read) {
	const { named = [], hinted } = related(resource, relation);
	const what = relation.slice(0, -1).replaceAll("-", " ").replace(/^tf /, "Terraform ");
	if (hinted && read.length === 0) return [`The ${owner} has a relationship "${relation}" that names no ${what}, and none was found.`];
	const known = new Set(read.map(({ id }) => id));
	return named.filter(({ id }) => !known.has(id)).slice(0, 20).map(({ id }) => `The ${owner} has ${what} ${id} (${relation}), but its list does not.`);
}
function ofAnotherRun(item, run) {
	const other = relatedId(item, "run");
	if (other === void 0 || other === run.id) return [];
	return [`${item.id} was listed for run ${run.id} but belongs to ${other}.`];
}
function fromTaskResults(stage, taskResults) {
	return {
		...emptyReading(),
		runTasks: taskResults.map((result) => toRunTask(result, stage)),
		doubts: taskResults.flatMap(({ id, attributes }) => stampDoubts(`task result ${id}`, attributes, TASK_RESULT))
	};
}
function toRunTask({ attributes }, stage) {
	const { status: word, "workspace-task-enforcement-level": levelWord, url } = attributes;
	const level = levelWord === "advisory" || levelWord === "mandatory" ? levelWord : "unknown";
	const kind = kindOf$2(TASK_RESULT, word);
	const status = hasNoResult(kind) ? "not-evaluated" : toStatus(kind, word);
	const isAwaited = kindOf$2(TASK_STAGE, stage.attributes.status) === "person";
	const foreignLevel = kind === "good" && level === "unknown" ? levelWord || void 0 : void 0;
	return {
		name: attributes["task-name"] ?? "",
		stage: stage.attributes.stage,
		level,
		status,
		word: kind === "good" || kind === "bad" ? foreignLevel : word,
		overridable: isAwaited && status === "failed" ? true : void 0,
		message: attributes.message ?? "",
		url: url || void 0
	};
}
function fromStage(stage, holds, evaluations) {
	const { status, permissions, actions } = stage.attributes;
	const what = `${stage.attributes.stage.replaceAll("_", "-")} stage ${stage.id}`;
	const { reading, kind } = readStatus(TASK_STAGE, {
		system: "task-stage",
		what,
		word: status,
		stage: status
	});
	if (evaluations > 0) reading.canOverride = permissions?.["can-override-policy"] ?? permissions?.["can-override"] ?? void 0;
	reading.doubts.unshift(...stampDoubts(what, stage.attributes, TASK_STAGE));
	const { results, runTasks, errors } = holds;
	const isBlamed = results.some(isBlame) || runTasks.some(isTaskBlame) || errors.length > 0;
	if (kind === "bad" && !isBlamed) {
		if (status === "errored") reading.errors.push(`The ${what} is "errored".`);
		else reading.doubts.push(`The ${what} is "failed" but nothing in it says why.`);
	}
	if (kind === "person") {
		const canBe = actions?.["is-overridable"] !== false && [...results, ...runTasks].some(({ overridable }) => overridable === true);
		const lack = isBlamed ? "can be overridden" : "says of what";
		if (!isBlamed || !canBe) reading.doubts.push(`The ${what} awaits an override but nothing in it ${lack}.`);
	}
	return reading;
}
function isBlame({ status, level }) {
	return status === "errored" || status === "unknown" || status === "failed" && level !== "advisory";
}
function isTaskBlame({ status, level }) {
	return (status === "failed" || status === "errored") && level !== "advisory";
}
function isOutOfReach(stage, evaluationWords) {
	const idle = (word) => word === "pending" || word === "unreachable";
	return isApplyStage(stage.attributes.stage) && idle(stage.attributes.status) && evaluationWords.every(idle);
}
// build/src/policy/planned-changes.js
const ACTIONS$1 = [
	"delete",
	"replace",
	"forget",
	"update",
	"create",
	"none"
];
const COUNTS = [
	"additions",
	"changes",
	"destructions",
	"imports"
];
const MOST = 2e4;
const SOURCES = {
	log: "log of the plan",
	json: "plan's JSON"
};
function createChangeList(source) {
	const kept = new Map();
	const counted = {
		additions: 0,
		changes: 0,
		destructions: 0,
		imports: 0
	};
	const doubts = new Set();
	let leftOut = 0;
	return {
		doubt: (sentence) => doubts.add(sentence),
		add({ actions, ...told }) {
			const action = toAction(actions);
			if (action === "not a change") return;
			if (action === void 0) {
				doubts.add(`The ${SOURCES[source]} names an action that is not known here.`);
				return;
			}
			if (actions.includes("create")) counted.additions += 1;
			if (actions.includes("update")) counted.changes += 1;
			if (actions.includes("delete")) counted.destructions += 1;
			if (told.imported) counted.imports += 1;
			const moved = told.previousAddress !== void 0 && told.previousAddress !== told.address;
			if (action === "none" && !moved && !told.imported) return;
			const key = JSON.stringify([told.address, told.deposed]);
			const known = kept.get(key);
			const room = action === "delete" || action === "replace" ? 2 * MOST : MOST;
			if (known === void 0 && kept.size >= room) leftOut += 1;
			else if (known === void 0 || rank(action) < rank(known.action)) kept.set(key, {
				...told,
				action,
				location: void 0
			});
		},
		end(...expected) {
			for (const [who, counts] of expected) {
				const parts = COUNTS.filter((each) => (counts[each] ?? counted[each]) !== counted[each]).map((each) => `${each} ${counted[each]} (${who} says ${counts[each]})`);
				if (parts.length > 0) doubts.add(`The ${SOURCES[source]} does not add up: ${parts.join(", ")}.`);
			}
			return {
				changes: [...kept.values()].sort(byRank),
				leftOut,
				source,
				doubt: doubts.size > 0 ? [...doubts].slice(0, 4).join(" ") : void 0
			};
		}
	};
}
function toAction(actions) {
	const has = (word) => actions.includes(word);
	if (actions.length === 0 || !actions.every((word) => KNOWN.has(word))) return void 0;
	if (has("delete")) return has("create") ? "replace" : "delete";
	return [
		"forget",
		"update",
		"create"
	].find(has) ?? (has("no-op") ? "none" : "not a change");
}
const KNOWN = new Set([
	"no-op",
	"create",
	"update",
	"delete",
	"forget",
	...[
		"read",
		"open",
		"renew",
		"close"
	]
]);
function rank(action) {
	return ACTIONS$1.indexOf(action);
}
function byRank(one, other) {
	return rank(one.action) - rank(other.action) || (one.address < other.address ? -1 : 1);
}
const LONGEST_ADDRESS = 2e3;
function asAddress(value) {
	return typeof value === "string" && value !== "" && value.length <= LONGEST_ADDRESS ? value : void 0;
}
function asWord(value) {
	return typeof value === "string" && /^[a-z][a-z0-9_]{0,63}$/.test(value) ? value : void 0;
}
// build/src/policy/from-change-json.js
const LONGEST_ENTRY = 8388608;
function createChangeJsonReader() {
	const list = createChangeList("json");
	const unread = "The plan's JSON has an entry that cannot be read.";
	const entries = createEntries("resource_changes", (text) => {
		const told = text === void 0 ? void 0 : toTold$1(text);
		if (told === void 0) list.doubt(unread);
		else if (told !== "read only") list.add(told);
	});
	return {
		take: (bytes) => entries.take(bytes),
		end(counts, cut) {
			if (!entries.begun()) return void 0;
			if (cut !== void 0) list.doubt(cut);
			else if (!entries.whole()) list.doubt("The plan's JSON ends before its end.");
			return list.end(["the plan", counts]);
		}
	};
}
const [QUOTE, BACKSLASH] = [34, 92];
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [
	91,
	93,
	123,
	125
];
const LONGEST_NAME = 64;
function createEntries(name, read) {
	let [depth, begun, whole] = [
		0,
		false,
		false
	];
	let [inText, escaped, inList] = [
		false,
		false,
		false
	];
	let lastText = "";
	let held;
	let heldBytes = 0;
	const hold = (bytes) => {
		heldBytes += bytes.length;
		if (heldBytes <= LONGEST_ENTRY) held?.push(Buffer.from(bytes));
		else if (held !== void 0) held.length = 0;
	};
	return {
		begun: () => begun,
		whole: () => whole,
		take(bytes) {
			let entryFrom = 0;
			for (let at = 0; at < bytes.length; at++) {
				const byte = bytes[at];
				if (inText) {
					if (escaped) escaped = false;
					else if (byte === BACKSLASH) escaped = true;
					else if (byte === QUOTE) inText = false;
					else if (depth === 1 && lastText.length < LONGEST_NAME) lastText += String.fromCharCode(byte ?? 0);
				} else if (byte === QUOTE) {
					inText = true;
					if (depth === 1) lastText = "";
				} else if (byte === OPEN || byte === OPEN_LIST) {
					begun ||= depth === 0 && byte === OPEN;
					if (depth === 1 && byte === OPEN_LIST) inList = lastText === name;
					if (depth === 2 && inList) [entryFrom, held, heldBytes] = [
						at,
						[],
						0
					];
					depth += 1;
				} else if (byte === CLOSE || byte === CLOSE_LIST) {
					depth -= 1;
					if (depth === 2 && held !== void 0) {
						hold(bytes.subarray(entryFrom, at + 1));
						read(heldBytes <= LONGEST_ENTRY ? Buffer.concat(held).toString("utf8") : void 0);
						held = void 0;
					}
					if (depth === 1) inList = false;
					whole ||= depth === 0 && begun;
				}
			}
			if (held !== void 0) hold(bytes.subarray(entryFrom));
		}
	};
}
const REASONS = {
	replace_because_tainted: "tainted",
	replace_because_cannot_update: "cannot_update",
	replace_by_request: "requested",
	replace_by_triggers: "replace_triggered_by"
};
function toTold$1(text) {
	const { mode, change, deposed, ...entry } = fieldsOf(parseJson(text));
	if (mode === "data" || mode === "ephemeral") return "read only";
	const { actions, importing, replace_paths: paths } = fieldsOf(change);
	const address = asAddress(entry["address"]);
	if (address === void 0 || !Array.isArray(actions)) return void 0;
	const previous = entry["previous_address"] ?? void 0;
	if (previous !== void 0 && asAddress(previous) === void 0) return void 0;
	const reason = asWord(entry["action_reason"]) ?? "";
	return {
		address,
		actions: actions.map(String),
		previousAddress: asAddress(previous),
		imported: typeof importing === "object" && importing !== null,
		deposed: typeof deposed === "string" && deposed !== "",
		reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || void 0,
		attributes: Array.isArray(paths) ? attributesOf(paths) : []
	};
}
function attributesOf(paths) {
	const names = paths.slice(0, 1e3).map((path) => Array.isArray(path) ? asWord(path[0]) : "");
	return [...new Set(names)].flatMap((name) => name || []).slice(0, 10);
}
// build/src/policy/from-change-log.js
const LONGEST_LINE = 262144;
const MOST_LINES = 1e5;
const ODD_LINE = "The log of the plan has a line about a change that is not in its own form: something else wrote into it.";
function createChangeLogReader(strict = false) {
	const list = createChangeList("log");
	const summaries = [];
	let changes = 0;
	const odd = () => void (strict && list.doubt(ODD_LINE));
	const lines = createLines((line) => {
		const { type, change, changes: summed } = ownFields(line);
		if (type === void 0) odd();
		if (type === "change_summary") {
			const counts = toCounts(summed);
			if (counts) summaries.push(counts);
			else odd();
		} else if (type === "planned_change") {
			const told = toTold(change);
			if (told === void 0) return odd();
			changes += 1;
			if (changes <= MOST_LINES) list.add(told);
		}
	}, odd);
	return {
		take: (bytes) => lines.take(bytes),
		end(counts, cut) {
			lines.end();
			const [summary, ...others] = summaries;
			if (summary === void 0 && changes === 0) return void 0;
			if (changes > MOST_LINES) list.doubt(`Of ${changes} changes in the log, ${MOST_LINES} were read.`);
			if (cut !== void 0) list.doubt(cut);
			else if (summary === void 0) list.doubt("The log of the plan ends before its summary.");
			if (others.length > 0) list.doubt("The log of the plan has more than one summary: something else wrote into it.");
			const said = summaries.map((each) => ["its summary", each]);
			return list.end(...said.slice(0, 2), ["the plan", counts]);
		}
	};
}
const NEWLINE = 10;
const NAMES$1 = ["planned_change", "change_summary"];
function createLines(read, passedOver) {
	let room = Buffer.alloc(0);
	let length = 0;
	const keep = (piece) => {
		if (room.length === 0) room = Buffer.alloc(LONGEST_LINE);
		if (length + piece.length <= LONGEST_LINE) room.set(piece, length);
		length += piece.length;
	};
	const end = () => {
		if (length > LONGEST_LINE) passedOver();
		const line = room.subarray(0, length > LONGEST_LINE ? 0 : length);
		if (NAMES$1.some((name) => line.includes(name))) read(line.toString("utf8"));
		length = 0;
	};
	return {
		end,
		take(bytes) {
			let from = 0;
			for (let to = bytes.indexOf(NEWLINE); to !== -1; to = bytes.indexOf(NEWLINE, from)) {
				keep(bytes.subarray(from, to));
				end();
				from = to + 1;
			}
			keep(bytes.subarray(from));
		}
	};
}
function ownFields(line) {
	const fields = fieldsOf(parseJson(line.replace("", "").replace("", "")));
	const { "@level": level, "@message": message, "@module": module, "@timestamp": at } = fields;
	return level === "info" && (module === "terraform.ui" || module === "tofu.ui") && typeof message === "string" && typeof at === "string" ? fields : {};
}
const ACTIONS = {
	noop: ["no-op"],
	move: ["no-op"],
	import: ["no-op"],
	replace: ["delete", "create"],
	remove: ["forget"]
};
function toTold(change) {
	const { resource, previous_resource: previous, action, reason, importing } = fieldsOf(change);
	const address = toAddress(resource);
	if (address === void 0 || typeof action !== "string") return void 0;
	const before = toAddress(previous);
	if (previous !== void 0 && before === void 0) return void 0;
	return {
		address,
		actions: Object.hasOwn(ACTIONS, action) ? ACTIONS[action] ?? [] : [action],
		previousAddress: before,
		imported: typeof importing === "object" && importing !== null,
		deposed: false,
		reason: asWord(reason),
		attributes: []
	};
}
function toAddress(resource) {
	const { addr, module, resource: inner, ...parts } = fieldsOf(resource);
	const { resource_type: type, resource_name: name, implied_provider: provider } = parts;
	if (![
		addr,
		module,
		inner,
		type,
		name,
		provider
	].every((text) => typeof text === "string")) return void 0;
	return addr === (module === "" ? inner : `${String(module)}.${String(inner)}`) ? asAddress(addr) : void 0;
}
function toCounts(changes) {
	const { add, change, remove, import: imports, operation } = fieldsOf(changes);
	const [additions, updates, destructions] = [
		asCount(add),
		asCount(change),
		asCount(remove)
	];
	if (operation !== "plan" || additions === void 0) return void 0;
	return {
		additions,
		changes: updates,
		destructions,
		imports: asCount(imports)
	};
}
// build/src/gate/read-changes.js
const BUDGET_MS$2 = 2e4;
async function readChanges(plan, ports, guarded = false) {
	const { status, "has-changes": has } = plan.attributes;
	const counts = countsOf(plan.attributes);
	const anything = has === true || guarded && has !== false || Object.values(counts).some((count) => (count ?? 0) > 0);
	if (status !== "finished" || !anything) return void 0;
	const read = (source) => readFrom(source, plan, guarded, counts, ports);
	const first = await read(guarded ? "json" : "log");
	if (first !== void 0 && first.doubt === void 0) return first;
	const second = await read(guarded ? "log" : "json");
	return second === void 0 || second.doubt !== void 0 && first !== void 0 ? first : second;
}
async function readFrom(source, plan, guarded, counts, { client, clock, signal, deadline }) {
	const create = source === "log" ? () => createChangeLogReader(guarded) : createChangeJsonReader;
	let reader = create();
	const open = () => {
		reader = create();
		return (bytes) => reader.take(bytes);
	};
	try {
		const within = Math.min(deadline, clock.now() + BUDGET_MS$2);
		const { runs } = client.with({
			signal,
			deadline: within
		});
		await (source === "log" ? runs.streamPlanLog(plan, open) : runs.streamPlanJson(plan.id, open));
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code === "aborted") throw error;
		return reader.end(counts, `What the plan changes was not read to its end (${error.code}).`);
	}
	return reader.end(counts);
}
// build/src/gate/read-policies.js
const CATCH_UP_MS = 1e4;
const EXTRA_BUDGET_MS = 2e4;
async function readPolicies(run, rests, ports) {
	const { clock, signal, deadline } = ports;
	const until = rests ? clock.now() : Math.min(deadline, clock.now() + CATCH_UP_MS);
	let lists = await readLists(ports, run);
	for (let pauseMs = 1e3; lags(lists) && clock.now() + pauseMs < until; pauseMs *= 2) {
		await clock.sleep(pauseMs, signal);
		lists = await readLists(ports, run);
	}
	return await readContents(ports, lists);
}
async function readLists({ client, believesRun }, run) {
	const isNone = (relation) => related(run, relation).named?.length === 0;
	const [checks, stages, tfEvaluations] = await Promise.all([
		believesRun && isNone("policy-checks") ? NOTHING : readList(client.policyChecks.list(run.id)),
		believesRun && isNone("task-stages") ? NOTHING : readList(client.taskStages.list(run.id)),
		isNone("tf-policy-evaluations") ? NOTHING : readList(client.tfPolicyEvaluations.list(run.id))
	]);
	return {
		checks,
		stages,
		tfEvaluations
	};
}
const NOTHING = {
	items: [],
	how: { read: "to its last page" }
};
function lags({ checks, stages, tfEvaluations }) {
	const moves = (table, status) => ["moving", "unknown"].includes(kindOf$2(table, status));
	return checks.items.some(({ attributes }) => moves(POLICY_CHECK, attributes.status)) || tfEvaluations.items.some((evaluation) => !isApply(evaluation) && moves(TF_POLICY_EVALUATION, evaluation.attributes.status)) || stages.items.some(({ stage, policyEvaluations }) => {
		return !isOutOfReach(stage, policyEvaluations.map(({ attributes }) => attributes.status)) && moves(TASK_STAGE, stage.attributes.status);
	});
}
async function readContents(ports, lists) {
	const { policyEvaluations: evaluations, tfPolicyEvaluations } = ports.client;
	const [checks, stages, tfEvaluations] = await Promise.all([
		readEach(lists.checks, async (check) => {
			const { id, attributes } = check;
			return {
				check,
				log: ports.isFrugal?.() === true && allPassed(check) || hasNoResult(kindOf$2(POLICY_CHECK, attributes.status)) ? void 0 : await extra(ports, void 0, (client) => client.policyChecks.output(id))
			};
		}),
		readEach(lists.stages, async ({ stage, policyEvaluations, taskResults }) => ({
			stage,
			taskResults,
			evaluations: await Promise.all(policyEvaluations.map(async (evaluation) => ({
				evaluation,
				sets: await readSets(POLICY_EVALUATION, evaluation, evaluations)
			})))
		})),
		readEach(lists.tfEvaluations, async (evaluation) => ({
			evaluation,
			sets: await readSets(TF_POLICY_EVALUATION, evaluation, tfPolicyEvaluations)
		}))
	]);
	return {
		checks,
		stages,
		tfEvaluations
	};
}
function allPassed({ attributes: { status, result } }) {
	return status === "passed" && result?.["advisory-failed"] === 0;
}
async function readEach({ items, how }, read) {
	return {
		items: await Promise.all(items.map(read)),
		how
	};
}
async function readSets(table, { id, attributes }, resource) {
	return hasNoResult(kindOf$2(table, attributes.status)) ? void 0 : await readList(resource.outcomes(id));
}
async function readList(listing) {
	try {
		const { items, absent } = await listing.whole();
		return {
			items,
			how: absent === void 0 ? { read: "to its last page" } : { absent }
		};
	} catch (error) {
		if (error instanceof ServiceError && error.code === "unreadable") return {
			items: [],
			how: { doubt: error.message }
		};
		throw error;
	}
}
async function extra({ client, clock, signal, deadline }, otherwise, read) {
	try {
		const within = Math.min(deadline, clock.now() + EXTRA_BUDGET_MS);
		return await read(client.with({
			signal,
			deadline: within
		}));
	} catch (error) {
		if (error instanceof ServiceError && error.code !== "aborted") return otherwise;
		throw error;
	}
}
// build/src/gate/summarize-plan.js
const LOG_BYTES$1 = 65536;
async function summarizePlan(plan, ports) {
	const { status, "has-changes": changes } = plan.attributes;
	const told = Object.values(countsOf(plan.attributes));
	const counts = told.every((count) => count === void 0 || count === null) && status === "finished" && changes !== false ? await extra(ports, void 0, async (client) => countsInLog(await client.runs.planLog(plan, LOG_BYTES$1))) : told.map((count) => count ?? 0);
	if (counts === void 0) return void 0;
	const [additions = 0, updates = 0, destructions = 0, imports = 0] = counts;
	return {
		status,
		hasChanges: changes ?? counts.some((count) => count > 0),
		additions,
		changes: updates,
		destructions,
		imports
	};
}
// build/src/gate/judge.js
const LOG_BYTES = 262144;
async function judge(settled, job) {
	const { mode, requirePolicies, runOptions: options, allowPartial } = job.options;
	const { name, workspaceId: id, versionId, run, watched, durationMs, unsaid } = settled;
	const asked = {
		mode,
		requirePolicies,
		options,
		allowPartial,
		unsaid,
		runId: run.id,
		versionId,
		workspace: {
			id,
			name
		}
	};
	const [origin, rules] = [await readOrigin(settled, job), await guardOf(id, job)];
	const judged = await judgeRun(watched, asked, job, {
		origin,
		rules
	});
	const { status } = watched.run.attributes;
	return {
		...toResult(judged, describe(settled), status, job),
		durationMs
	};
}
async function guardOf(id, { options }) {
	const { guard: rules } = options;
	return rules && {
		...rules,
		released: await rules.released?.(id)
	};
}
function toResult(judged, known, status, job) {
	for (const words of policyWords(judged.results)) job.emit({
		kind: "progress",
		workspace: known.workspace,
		status,
		words
	});
	const from = known.workingDirectory === "" ? "" : `${known.workingDirectory}/`;
	const diagnostics = judged.diagnostics.map((each) => each.file === void 0 ? each : {
		...each,
		file: `${from}${each.file}`
	});
	return {
		...known,
		...judged,
		notices: [...known.notices, ...judged.notices],
		diagnostics
	};
}
async function judgeRun(watched, asked, ports, { origin, rules, told } = {}) {
	const { run, costEstimate, workspace } = watched;
	const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
	const rests = runKind(asked.mode, run.attributes.status) === "person" || awaitsOverride(stages);
	const plan = await readPlan(watched, ports);
	const read = "read" in plan ? plan.read : void 0;
	const planFailed = read !== void 0 && kindOf$2(PLAN, read.attributes.status) === "bad";
	const readEvents = () => extra(ports, [], (client) => client.runs.events(run.id));
	const [observed, earlyEvents, summary, diagnostics, changes] = await Promise.all([
		readPolicies(run, rests, ports),
		told ? void 0 : readEvents(),
		told ? told.plan : read && summarizePlan(read, ports),
		planFailed ? extra(ports, [], async (client) => fromPlanLog(await client.runs.planLog(read, LOG_BYTES))) : [],
		told && !rules ? told.changes : read && readChanges(read, ports, rules !== void 0)
	]);
	const systems = toSystems(run, observed);
	const name = workspace?.attributes.name;
	const guarded = rules && read && guard(rules, read, changes);
	const verdict = decide({
		asked: {
			...asked,
			guarded: rules !== void 0
		},
		origin,
		run: {
			read: run,
			workspaceName: name
		},
		plan,
		...systems,
		guard: guarded
	});
	const { results, runTasks, canOverride } = merge([...Object.values(systems).map(({ reading }) => reading), ...guarded ? [guarded] : []]);
	const isOverridden = results.some(({ status }) => status === "overridden");
	const events = earlyEvents ?? (isOverridden ? await readEvents() : []);
	return {
		verdict,
		results: attributeOverrides(results, events),
		runTasks,
		canOverride,
		plan: summary,
		changes,
		cost: costEstimate && summarizeCost(costEstimate.attributes),
		diagnostics,
		notices: told?.notices ?? noticesOf(events)
	};
}
async function readOrigin({ versionId, terraformVersion }, { client, options: { versionControl } }) {
	if (versionControl === void 0) return void 0;
	const { change } = versionControl;
	return {
		change,
		terraformVersion,
		ingress: await readIngress(versionId, client)
	};
}
async function readPlan({ run, plan }, { client }) {
	if (plan !== void 0) return { read: plan };
	const id = relatedId(run, "plan");
	if (id === void 0) return { doubt: `Run ${run.id} does not name its plan.` };
	try {
		return { read: await client.runs.plan(id) };
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code === "aborted") throw error;
		return { doubt: error.message };
	}
}
function summarizeCost(attributes) {
	return {
		status: attributes.status,
		priorMonthly: attributes["prior-monthly-cost"] ?? void 0,
		proposedMonthly: attributes["proposed-monthly-cost"] ?? void 0,
		deltaMonthly: attributes["delta-monthly-cost"] ?? void 0
	};
}
const NAMES = {
	"policy-check": "policy check",
	"policy-evaluation": "policy evaluation",
	"terraform-policy": "Terraform policy",
	guard: "guard"
};
function policyWords(results) {
	return Object.entries(NAMES).flatMap(([system, name]) => {
		const own = results.filter((result) => result.system === system);
		if (own.length === 0) return [];
		const count = (test) => own.filter(test).length;
		const some = [
			[count((it) => it.status === "failed" && it.level !== "advisory"), "mandatory failed"],
			[count((it) => it.status === "failed" && it.level === "advisory"), "advisory failed"],
			[count((it) => it.status === "overridden"), "overridden"],
			[count((it) => it.status === "errored"), "errored"],
			[count((it) => it.status === "unknown" || it.status === "not-evaluated"), "undecided"]
		].filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
		return [`${name}: ${[`${own.length} ${own.length === 1 ? "policy" : "policies"}`, ...some.length > 0 ? some : ["all passed"]].join(", ")}`];
	});
}
// build/src/gate/poll.js
async function poll(options, ports) {
	const { clock, signal, deadline } = ports;
	const started = clock.now();
	const watch = startWatch(options, clock);
	try {
		if (options.initial !== void 0) watch.take(options.initial);
		let failures = 0;
		for (;;) {
			if (signal.aborted) return watch.end("aborted");
			const now = clock.now();
			if (now >= deadline) return watch.end("timeout");
			const interval = options.intervalMs(now - started, deadline - now);
			if (interval > 0) {
				if (!await slept(clock, interval, signal)) return watch.end("aborted");
				if (deadline - clock.now() < USEFUL_MS) return watch.end("timeout");
			}
			let value;
			try {
				value = await options.read();
			} catch (error) {
				if (signal.aborted) return watch.end("aborted");
				failures += 1;
				watch.fail(error);
				if (clock.now() >= deadline) return watch.end("timeout");
				if (!forgivesFailedLook(error, failures)) throw error;
				continue;
			}
			failures = 0;
			watch.take(value);
			if (options.isSettled(value)) return {
				kind: "settled",
				last: value
			};
		}
	} finally {
		await watch.close();
	}
}
const USEFUL_MS = 50;
const QUIET_MS = 3e4;
function startWatch({ changeOf, onChange, onQuiet }, clock) {
	const quiet = new AbortController();
	let last;
	let trouble;
	let known;
	let told = clock.now();
	let lastChange = told;
	const heartbeat = (async () => {
		while (!quiet.signal.aborted) {
			const due = Math.max(told, lastChange) + QUIET_MS;
			if (clock.now() >= due) {
				told = clock.now();
				onQuiet?.(last);
			} else if (!await slept(clock, due - clock.now(), quiet.signal)) return;
		}
	})();
	return {
		fail(error) {
			trouble = error;
		},
		take(value) {
			trouble = void 0;
			last = value;
			const change = changeOf?.(value);
			if (change === known) return;
			known = change;
			lastChange = clock.now();
			onChange?.(value);
		},
		end(kind) {
			return {
				kind,
				last,
				trouble
			};
		},
		async close() {
			quiet.abort();
			await heartbeat;
		}
	};
}
async function slept(clock, ms, signal) {
	try {
		await clock.sleep(ms, signal);
		return true;
	} catch (error) {
		if (signal.aborted) return false;
		throw error;
	}
}
const SHORTEST_MS = 1600;
const LONGEST_MS = 5200;
const SHORT_RUN_MS = 1e4;
const GROWTH = 1 / 2;
const SPARSE_LONGEST_MS = 3e4;
const DENSE = 1 / 20;
const DENSEST_MS = 1e3;
const SPARSE = .4;
function nextIntervalMs({ waitedMs, remainingMs, lastDurationMs }) {
	const interval = lastDurationMs !== void 0 && waitedMs < lastDurationMs * 1.15 ? expected(waitedMs, lastDurationMs) : growing(waitedMs);
	return Math.max(0, Math.min(interval, remainingMs));
}
function soonThenRarely(leastMs, mostMs) {
	let looks = 0;
	return (waitedMs, remainingMs) => looks++ === 0 ? 0 : Math.min(remainingMs, mostMs, Math.max(leastMs, waitedMs / 4));
}
function growing(waitedMs) {
	return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (waitedMs - SHORT_RUN_MS) * GROWTH));
}
function expected(waitedMs, lastDurationMs) {
	const dense = Math.min(LONGEST_MS, Math.max(DENSEST_MS, lastDurationMs * DENSE));
	const untilDense = lastDurationMs * .9 - waitedMs;
	return Math.max(dense, Math.min(untilDense, lastDurationMs * SPARSE, SPARSE_LONGEST_MS));
}
// build/src/gate/watch.js
const WATCHED = [
	"plan",
	"task_stages",
	"cost_estimate",
	"workspace",
	"tf_policy_evaluations"
];
async function watch(started, job) {
	job.overview.watch(started.run.id);
	const waiting = await watchRun(started, job).finally(() => job.overview.forget(started.run.id));
	if (waiting.kind !== "settled") throw unsettled(waiting, started.run, job);
	const { last: watched } = waiting;
	started.seen.status = watched.run.attributes.status;
	const durationMs = runDurationMs(watched.run) ?? job.clock.now() - started.askedAt;
	return {
		...started,
		watched,
		durationMs
	};
}
async function watchRun(started, job) {
	const { run: created, name: workspace } = started;
	const { options } = job;
	const client = job.client.with({ patient: true });
	const { mode, runOptions, timeoutMs } = options;
	const lastDurationMs = options.lastDurationMs?.[workspace];
	const say = (run, words) => {
		const { status } = run.attributes;
		started.seen.status = status;
		job.emit({
			kind: "progress",
			workspace,
			status,
			words
		});
	};
	const seen = [created.attributes.status];
	let last = created;
	let saidPlan = false;
	let unstamped;
	const alreadyWaitedMs = job.clock.now() - started.askedAt;
	return {
		...await poll({
			read: async () => {
				const looked = await lookAt(last, client, job);
				last = looked.run;
				refuseUnlike$1(last, mode, runOptions);
				if (last.attributes.status !== seen.at(-1)) seen.push(last.attributes.status);
				return looked;
			},
			isSettled: ({ run, taskStages }) => {
				const { status } = run.attributes;
				const stages = (taskStages ?? []).map(({ attributes }) => attributes);
				const settled = isSettled(mode, status, stages);
				const twice = status === unstamped;
				unstamped = settled && isUnstamped(run) ? status : void 0;
				return settled && (unstamped === void 0 || twice);
			},
			changeOf: ({ run, plan }) => JSON.stringify([runWords(run), planWords(plan)]),
			intervalMs: (sinceMs, remainingMs) => {
				if (unstamped !== void 0) return Math.min(SECOND_LOOK_MS, remainingMs);
				const waitedMs = alreadyWaitedMs + sinceMs;
				const usual = nextIntervalMs({
					waitedMs,
					remainingMs,
					lastDurationMs
				});
				const shared = client.pauseMs(waitedMs) * (.9 + .2 * job.random());
				return Math.min(remainingMs, Math.max(usual, shared));
			},
			onChange: ({ run, plan }) => {
				const words = planWords(plan);
				if (words !== void 0 && !saidPlan) {
					saidPlan = true;
					say(run, words);
					if (run.attributes.status === "planned") return;
				}
				say(run, runWords(run));
			},
			onQuiet: ({ run } = { run: created }) => {
				const { status } = run.attributes;
				job.emit({
					kind: "heartbeat",
					workspace,
					status,
					words: runWords(run),
					timeoutMs
				});
			},
			initial: { run: created }
		}, job),
		seen
	};
}
async function lookAt(last, client, job) {
	const unmoved = await job.overview.unmoved(last);
	return unmoved ? { run: unmoved } : await client.runs.show(last.id, { include: WATCHED });
}
function refuseUnlike$1(run, mode, options) {
	const { id, attributes } = run;
	if (runKind(mode, attributes.status) !== "moving") return;
	const [unlike] = unlikeAsked(run, mode, options);
	if (unlike !== void 0) throw new GateStop("service", `Run ${id} ${unlike}, by a later look.`);
}
const SECOND_LOOK_MS = 1e3;
function isUnstamped({ attributes }) {
	const stamped = Object.entries(attributes["status-timestamps"] ?? {}).filter(([, at]) => (at ?? "") !== "");
	const own = `${attributes.status.replaceAll("_", "-")}-at`;
	return stamped.length > 0 && !stamped.some(([key]) => key === own);
}
function planWords(plan) {
	if (plan?.attributes.status !== "finished") return void 0;
	if (plan.attributes["has-changes"] === false) return "plan: no changes";
	const { additions, changes, destructions, imports } = countsOf(plan.attributes);
	return `plan: ${(imports ?? 0) > 0 ? `${imports} to import, ` : ""}${additions ?? 0} to add, ${changes ?? 0} to change, ${destructions ?? 0} to destroy`;
}
function unsettled(waiting, run, { options: { timeoutMs } }) {
	if (waiting.kind === "aborted") return new GateStop("canceled", "The job was canceled.");
	const last = waiting.last?.run ?? run;
	const words = runWords(last);
	const lastSeen = words.startsWith("\"") ? words : `"${last.attributes.status}" (${words})`;
	const current = relatedId(waiting.last?.workspace ?? {}, "current-run") ?? last.id;
	const behind = last.attributes.status === "pending" && current !== last.id ? ` The current run of the workspace is ${current}.` : "";
	const trouble = waiting.trouble instanceof Error ? ` The last look failed: ${waiting.trouble.message}` : "";
	return new GateStop("timeout", `The timeout of ${minutes(timeoutMs)} was over before run ${run.id} was: it was last seen as ${lastSeen}, after ${waiting.seen.join(", ")}. Raise \`timeout\`, or see in the run what it waits for.${behind}${trouble}`);
}
function minutes(ms) {
	const seconds = Math.round(ms / 1e3);
	const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
	if (whole === 0) return `${rest} s`;
	return rest === 0 ? `${whole} min` : `${whole} min ${rest} s`;
}
function runDurationMs({ attributes }) {
	const created = Date.parse(attributes["created-at"] ?? "");
	const duration = Object.values(attributes["status-timestamps"] ?? {}).map((text) => Date.parse(text ?? "")).filter((time) => Number.isFinite(time)).reduce((latest, time) => Math.max(latest, time), -Infinity) - created;
	return duration > 0 ? duration : void 0;
}
// build/src/gate/adopt-overridden.js
const BUDGET_MS$1 = 6e4;
async function adoptOverridden(packed, job) {
	const { name: workspace } = packed;
	if (job.options.mode !== "speculative") return void 0;
	try {
		const runId = await job.earlierRun(workspace);
		if (runId === void 0) return void 0;
		const found = await examine(runId, packed, job);
		if (typeof found === "string") {
			job.debug(`Run ${runId} of ${workspace} is not taken over: ${found}.`);
			return;
		}
		const { status, versionId, judged } = found;
		const runUrl = runUrlOf(workspace, runId, job);
		const notice = `Run ${runId} planned these very files and was overridden, so no new run was started.`;
		job.emit({
			kind: "run-overridden",
			workspace,
			runId,
			runUrl
		});
		const soFar = {
			...packed.soFar,
			versionId,
			run: {
				id: runId,
				url: runUrl,
				status
			},
			notices: [...packed.soFar.notices, notice]
		};
		return toResult(judged, describe({
			...packed,
			soFar
		}), status, job);
	} catch (error) {
		job.debug(`An earlier run of ${workspace} is not taken over: ${messageOf$2(error)}`);
		return;
	}
}
async function examine(runId, { name, workspaceId: id, terraformVersion, archive }, job) {
	const { client: asking, clock, signal, deadline: end } = job;
	const { mode, requirePolicies, runOptions: options, allowPartial } = job.options;
	const deadline = Math.min(end, clock.now() + BUDGET_MS$1);
	const client = asking.with({
		signal,
		deadline
	});
	const watched = await client.runs.show(runId, { include: WATCHED });
	const { run } = watched;
	const versionId = relatedId(run, "configuration-version");
	if (relatedId(run, "workspace") !== id) return "it belongs to another workspace";
	const [unlike] = unlikeOwn(run, terraformVersion, options);
	if (unlike !== void 0) return `it ${unlike}`;
	if (versionId === void 0) return "it does not say which configuration version it planned";
	if (!isRecent(run, clock.date())) return "it is older than a day";
	const { status } = run.attributes;
	if (runKind(mode, status) !== "good") return `it is "${status}"`;
	const judged = await judgeRun(watched, {
		mode,
		requirePolicies,
		options,
		allowPartial,
		runId,
		versionId,
		workspace: {
			id,
			name
		}
	}, {
		client,
		clock,
		signal,
		deadline
	}, { rules: await guardOf(id, job) });
	const { word } = judged.verdict;
	if (word !== "overridden" && !(word === "needs-override" && waitsForGuardOnly(judged))) return `its verdict is "${word}"`;
	if (!await plannedThese(archive.sha256, runId, client)) return "it planned other files";
	return {
		status,
		versionId,
		judged
	};
}
function waitsForGuardOnly({ results }) {
	const others = results.filter(({ system }) => system !== "guard");
	return others.every(({ status, level }) => status !== "failed" || level === "advisory") && others.some(({ status }) => status === "overridden");
}
function isRecent({ attributes }, now) {
	const ageMs = now.getTime() - Date.parse(attributes["created-at"] ?? "");
	return ageMs >= -3e5 && ageMs <= 864e5;
}
async function plannedThese(sha256, runId, client) {
	const directory = await mkdtemp(join(tmpdir(), "plangate-"));
	try {
		const file = join(directory, "planned.tar.gz");
		await client.configurationVersions.downloadForRun(runId, file);
		const hash = createHash("sha256");
		await pipeline(createReadStream(file), hash);
		return hash.digest("hex") === sha256;
	} finally {
		await rm(directory, {
			recursive: true,
			force: true
		});
	}
}
// build/src/gate/compare-with-current.js
const BUDGET_MS = 1e4;
async function compareWithCurrent(result, { name, workspaceId, current }, job) {
	const { clock, signal, deadline: end, options } = job;
	const system = mostFailed(result.results);
	const asIs = describeOptions(options.runOptions ?? {}).length === 0;
	if (system === void 0 || current.versionId === void 0 || !asIs) return result;
	const deadline = Math.min(end, clock.now() + BUDGET_MS);
	const client = job.client.with({
		signal,
		deadline
	});
	try {
		const run = await findRun$1(workspaceId, current, client);
		if (run === void 0) return result;
		const { doubts, results } = await READ$1[system](run.id, client);
		if (doubts.length > 0) throw new Error(doubts[0]);
		return {
			...result,
			results: compare$2(result.results, results)
		};
	} catch (error) {
		job.debug(`What failed in ${name} is not compared with what is current: ${messageOf$2(error)}`);
		return result;
	}
}
function mostFailed(results) {
	const counts = new Map();
	for (const { system } of results.filter(failed)) if (system !== "guard") counts.set(system, (counts.get(system) ?? 0) + 1);
	const [most] = [...counts].sort(([, one], [, other]) => other - one);
	return most?.[0];
}
async function findRun$1(workspaceId, { versionId, runId }, client, known) {
	return (runId === void 0 ? (await client.runs.list(workspaceId).page({
		number: 1,
		size: 100
	})).items : [known ?? (await client.runs.show(runId)).run]).find((run) => relatedId(run, "workspace") === workspaceId && relatedId(run, "configuration-version") === versionId && run.attributes["plan-only"] === false && optionsOf(run).length === 0 && isRunOver(run.attributes.status));
}
const READ$1 = {
	async "policy-check"(runId, { policyChecks }) {
		const check = failedFirst(await policyChecks.list(runId).all());
		if (check === void 0) return emptyReading();
		return fromPolicyCheck(check, await policyChecks.output(check.id));
	},
	async "policy-evaluation"(runId, { taskStages, policyEvaluations }) {
		const stages = await taskStages.list(runId).all();
		const evaluation = failedFirst(stages.flatMap((each) => each.policyEvaluations));
		const stage = stages.find((each) => each.policyEvaluations.some((one) => one === evaluation));
		if (evaluation === void 0 || stage === void 0) return emptyReading();
		const sets = await readSets(POLICY_EVALUATION, evaluation, policyEvaluations);
		return fromOutcomes(stage.stage, {
			evaluation,
			sets
		});
	},
	async "terraform-policy"(runId, { tfPolicyEvaluations: evaluations }) {
		const evaluation = failedFirst((await evaluations.list(runId).all()).filter((each) => !isApply(each)));
		if (evaluation === void 0) return emptyReading();
		return fromTfPolicy({
			evaluation,
			sets: await readSets(TF_POLICY_EVALUATION, evaluation, evaluations)
		});
	}
};
function failedFirst(all) {
	return all.find(({ attributes }) => attributes.status !== "passed") ?? all[0];
}
// build/src/trust/audit.js
function signReason(reason, { by, job }) {
	const signed = [by, job].filter((part) => part !== void 0).join(", ");
	return signed === "" ? reason : `${reason} (${signed})`;
}
function noteDiscard(ended, reason, at) {
	if (ended.outcome !== "ended" || ended.status !== "discarded") return {};
	return { discarded: {
		at: at.toISOString(),
		reason
	} };
}
// build/src/gate/end-run.js
var end_run_exports = __exportAll({ unjudged: () => unjudged });
async function notStarted(looked, job) {
	if (!isFound(looked)) return await giveUp(looked, looked.error, job);
	const message = "Nothing was started for this workspace, because another one cannot be gated.";
	return {
		...describe(looked),
		verdict: decideWithout({
			kind: "skipped",
			message
		})
	};
}
async function giveUp(looked, error, job) {
	const known = describe(looked);
	const failure = failureOf(error, job.ended());
	const errored = error instanceof GateStop && error.errored;
	const undecided = {
		...known,
		verdict: decideWithout({
			...failure,
			errored
		}),
		failure
	};
	if (!isFound(looked) || !looked.soFar.mayHaveRun) return undecided;
	const { ended, left } = await endTheRun(looked, failure.kind === "canceled" ? "the job was canceled" : "the gate gave up", job);
	const told = left.leftover === void 0 ? tell$1(ended, known.runUrl) : void 0;
	const { runId = known.runId, status: runStatus = known.runStatus } = ended;
	const notices = told === void 0 ? known.notices : [...known.notices, told];
	return {
		...undecided,
		...left,
		runId,
		runStatus,
		notices
	};
}
async function keepOrDiscard(result, settled, job) {
	const { mode, onFailure, failOn } = job.options;
	if (mode !== "provisional") return result;
	const { word } = result.verdict;
	if (isGreen(word, failOn)) {
		const { status, actions } = settled.watched.run.attributes;
		const confirmable = status === "planned_and_saved" || actions?.["is-confirmable"] === true;
		return {
			...result,
			confirmable
		};
	}
	if (onFailure === "keep" || word === "needs-override") return result;
	const { ended, left } = await endTheRun(settled, "the gate did not pass", job);
	return {
		...result,
		runStatus: ended.status ?? result.runStatus,
		...left
	};
}
async function endTheRun({ name: workspace, workspaceId, soFar: { versionId, run } }, why, job) {
	if (versionId === void 0) return {
		ended: { outcome: "none" },
		left: {}
	};
	if (run !== void 0) job.emit({
		kind: "canceling",
		workspace,
		runId: run.id,
		why
	});
	const { mode } = job.options;
	const ended = await endRun({
		workspaceId,
		versionId,
		runId: run?.id,
		mode
	}, {
		...job.ending(),
		clock: job.clock,
		comment: `Plangate: ${why}.`
	});
	const leftover = leftoverOf(ended, mode, run?.url);
	if (leftover !== void 0) job.warn(leftover);
	return {
		ended,
		left: {
			leftover,
			...noteDiscard(ended, why, job.clock.date())
		}
	};
}
function tell$1(ended, runUrl) {
	const run = `Run ${ended.runId ?? ""}`;
	const see = runUrl === void 0 ? "" : ` See ${runUrl}.`;
	switch (ended.outcome) {
		case "none":
		case "over": return;
		case "left": return `${run} is "${ended.status ?? ""}": somebody applies it, so it was left alone.${see}`;
		case "ended": return `${run} was ${ended.status === "discarded" ? "discarded" : "canceled"}, because nobody waits for it any more.`;
		case "unknown": return `${ended.runId === void 0 ? "A run" : run} may still be going on: ${ended.trouble ?? `it was last seen as "${ended.status ?? ""}"`}.${see}`;
	}
}
function unjudged(known, durationMs = 0) {
	const workspaces = known.map((one) => ({
		...describe({
			name: one.workspace,
			error: void 0
		}),
		verdict: decideWithout(one.failure),
		...one
	}));
	return {
		verdict: combine(workspaces.map(({ workspace, verdict }) => ({
			name: workspace,
			verdict
		}))),
		workspaces,
		archives: [],
		durationMs
	};
}
async function endRun(target, ports) {
	let runId = target.runId;
	let status;
	try {
		runId ??= (await findRun(target, ports))?.id;
		if (runId === void 0) return { outcome: "none" };
		if (target.mode === "provisional") {
			({status} = (await ports.client.runs.show(runId)).run.attributes);
			if (runKind(target.mode, status) === "foreign") return {
				runId,
				outcome: "left",
				status
			};
		}
		await cancelOrDiscard(runId, ports);
		return {
			runId,
			...await awaitEnd(runId, ports)
		};
	} catch (error) {
		const refused = isRefusal(error) || void 0;
		return {
			runId,
			outcome: "unknown",
			status,
			trouble: messageOf$2(error),
			refused
		};
	}
}
function leftoverOf({ runId, outcome, status, trouble, refused }, mode, runUrl) {
	const run = `Run ${runId ?? ""}${runUrl === void 0 ? "" : ` (${runUrl})`}`;
	if (mode === "speculative") return outcome === "unknown" && refused === true && runId !== void 0 ? `${run} goes on, because the service refused to end it. ${NEEDS} It is speculative, so nothing of it can be applied.` : void 0;
	if (outcome === "left" || status === "applied") return `${run} was not discarded, because it is "${status}": its plan is applied although the gate did not pass. Look at it.`;
	if (outcome !== "unknown") return void 0;
	const why = trouble ?? `it was last seen as "${status}".`;
	if (runId === void 0) return `There may be a run of this job that can be applied although the gate did not pass: ${why} Look at the runs of the workspace.`;
	return refused === true ? `${run} can still be applied although the gate did not pass: the service refused to end it. ${NEEDS} Discard it by hand, and give the team of the token that permission.` : `${run} could not be ended: ${why} It may be one that can be applied although the gate did not pass: discard it by hand.`;
}
const NEEDS = "Canceling and discarding need the permission to apply runs (access level write, or runs: apply).";
async function findRun({ workspaceId, versionId }, { client, clock, deadline }) {
	for (const pauseMs of [
		500,
		1500,
		void 0
	]) {
		const run = await client.runs.findByConfigurationVersion(workspaceId, versionId);
		if (run !== void 0 || pauseMs === void 0) return run;
		if (clock.now() + pauseMs >= deadline) return void 0;
		await clock.sleep(pauseMs);
	}
}
async function cancelOrDiscard(runId, ports) {
	const { client, comment } = ports;
	try {
		await client.runs.cancel(runId, comment);
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code !== "conflict") throw error;
		const { run } = await client.runs.show(runId);
		if (isRunOver(run.attributes.status)) return;
		if (run.attributes.actions?.["is-discardable"] !== false) await client.runs.discard(runId, comment);
	}
}
async function awaitEnd(runId, { client, clock, deadline }) {
	let discarded = false;
	for (let pauseMs = 250;; pauseMs = Math.min(pauseMs * 2, 4e3)) {
		const { run } = await client.runs.show(runId);
		const { status, actions } = run.attributes;
		if (runKind("speculative", status) === "stopped") return {
			outcome: "ended",
			status
		};
		if (isRunOver(status)) return {
			outcome: "over",
			status
		};
		if (!discarded && actions?.["is-cancelable"] !== true && actions?.["is-discardable"] === true) {
			discarded = true;
			await client.runs.discard(runId);
			continue;
		}
		if (clock.now() + pauseMs >= deadline) return {
			outcome: "unknown",
			status
		};
		await clock.sleep(pauseMs);
	}
}
// build/src/gate/existing-run.js
async function judgeExisting(workspace, { run, versionId, unsaid }, job) {
	const { name, soFar } = workspace;
	const runUrl = runUrlOf(name, run.id, job);
	const seen = {
		id: run.id,
		url: runUrl,
		status: run.attributes.status
	};
	soFar.versionId = versionId;
	soFar.run = seen;
	job.emit({
		kind: "run-found",
		workspace: name,
		runId: run.id,
		runUrl
	});
	const askedAt = job.clock.now();
	return await judge(await watch({
		...workspace,
		versionId,
		run,
		askedAt,
		seen,
		unsaid
	}, job), job);
}
// build/src/gate/find-vcs-run.js
const GRACE_MS = 18e4;
const LOOKED_AT = 20;
const REPLACED = 3;
async function judgeVersionControl(found, { change }, job) {
	const first = await awaitRun(found, change, job);
	const [...notices] = found.soFar.notices;
	for (let { run } = first, replaced = 0; run !== void 0; replaced++) {
		const versionId = relatedId(run, "configuration-version") ?? "";
		found.soFar.notices = [...notices, sayPlanned(run, change)];
		const result = await judgeExisting(found, {
			run,
			versionId
		}, job);
		const newest = await findNewest(found.workspaceId, change, job.client);
		if (newest.run?.id === run.id) return result;
		if (newest.run === void 0 || replaced === REPLACED) throw replacedBy(run, newest);
		({run} = newest);
	}
}
function sayPlanned({ id }, { commit }) {
	return `Version control started run ${id}. It planned the head of the pull request, ${commit.slice(0, 7)}, and not its merge with the target branch.`;
}
function replacedBy({ id }, { run, others }) {
	return new GateStop("service", `Run ${id} ${run === void 0 ? `is not among the runs of this commit any more` : `was replaced by ${run.id}`} while it was judged.${tell(others)} Run the job again.`);
}
async function awaitRun(found, change, job) {
	const { connection } = found;
	const once = connection?.unaffected === true;
	const [waiting, seconds] = await awaitNewest(found.workspaceId, change, once, job);
	if (waiting.kind === "settled") return waiting.last;
	if (waiting.kind === "aborted") throw new GateStop("canceled", "The job was cancelled.");
	throw new GateStop("timeout", `Version control started no speculative run for commit ${change.commit.slice(0, 7)} of pull request #${change.pullRequest} within ${seconds} s. ${connection?.whyNone ?? NOT_COVERED}${tell(waiting.last?.others)}`);
}
async function awaitNewest(workspaceId, change, once, { client, clock, signal, deadline: end }) {
	const begun = clock.now();
	const deadline = Math.min(end, begun + GRACE_MS);
	return [await poll({
		read: () => findNewest(workspaceId, change, client),
		isSettled: ({ run }) => run !== void 0 || once,
		intervalMs: soonThenRarely(2e3, 15e3)
	}, {
		clock,
		signal,
		deadline
	}), Math.round((deadline - begun) / 1e3)];
}
const NOT_COVERED = "Either what changes is outside of the workspace's working directory and triggers although the configuration reads it, or the service did not hear of the push: look at the workspace's version control settings, or start the run there.";
function tell(others = []) {
	return others.slice(0, 3).map((other) => ` ${other}`).join("");
}
async function findNewest(workspaceId, change, client) {
	const planOnly = change.pullRequest !== void 0;
	const query = {
		commit: change.commit,
		planOnly
	};
	const { items } = await client.runs.list(workspaceId, query).page({
		number: 1,
		size: LOOKED_AT
	});
	const runs = [];
	const others = [];
	for (const run of items) {
		const unlike = await unlikeWanted(run, workspaceId, change, client);
		if (unlike === void 0) runs.push(run);
		else others.push(`Run ${run.id} ${unlike}.`);
	}
	const createdAt = ({ attributes }) => Date.parse(attributes["created-at"] ?? "");
	const [newest, second] = runs.toSorted((one, other) => createdAt(other) - createdAt(one));
	if (newest !== void 0 && second !== void 0 && createdAt(newest) === createdAt(second)) throw new GateStop("service", `Runs ${newest.id} and ${second.id} both plan this commit and were created at the same moment, so neither is the one that counts. Start one of them again in the service.`);
	return {
		run: newest,
		others
	};
}
async function unlikeWanted(run, workspaceId, change, client) {
	if (relatedId(run, "workspace") !== workspaceId) return "belongs to another workspace";
	const planOnly = run.attributes["plan-only"] === true;
	if (!(planOnly === (change.pullRequest !== void 0))) return planOnly ? "is speculative" : "is not speculative";
	const [early] = tooOld(run, change);
	if (early !== void 0) return early;
	const versionId = relatedId(run, "configuration-version");
	if (versionId === void 0) return "does not say which configuration version it planned";
	const ingress = await readIngress(versionId, client);
	if ("doubt" in ingress) return "has a commit that is not known";
	return unlikeChange(ingress.read, change)[0];
}
// build/src/gate/outside-modules.js
const NAMED$1 = 3;
async function findOutside({ root, entries }, inside) {
	const module = join(root, ...inside.split("/"));
	if (!entries.filter(({ type, path }) => type === "file" && isConfiguration(path) && isWithin(join(root, path), module)).some(({ path }) => climbs(join(root, path)))) return void 0;
	const { modules } = await readLoads(module, {
		...readsHere,
		follow: (path) => [path]
	});
	const outside = [...new Set(modules)].filter((path) => !isWithin(path, root));
	if (outside.length === 0) return void 0;
	const sources = outside.map((path) => JSON.stringify(slashed(relative(module, path))));
	const more = sources.length > NAMED$1 ? ` and ${sources.length - NAMED$1} more` : "";
	let common = module;
	while (!outside.every((path) => isWithin(path, common))) common = dirname(common);
	return {
		seen: `${sources.slice(0, NAMED$1).join(", ")}${more} ${sources.length === 1 ? "is the source of a module and lies" : "are sources of modules and lie"} outside of what is sent, ${root}: the plan will not find ${sources.length === 1 ? "it" : "them"}.`,
		fix: `Set the working directory of the workspace to ${JSON.stringify(slashed(relative(common, module)))} in its settings: then ${common} is sent.`
	};
}
function climbs(path) {
	try {
		return /\bsource"?\s*[=:]\s*"[./]*\.\.\//.test(readFileSync(path, "utf8"));
	} catch {
		return false;
	}
}
function slashed(path) {
	return path.split(sep).join("/");
}
// build/src/gate/pack-workspace.js
const NAMED = 3;
async function packWorkspace(found, job) {
	const { name, workingDirectory: working, root } = found;
	const archive = await job.pack(root);
	if (!holdsConfiguration(archive.entries, working)) throw new GateStop("input", `There is no Terraform configuration for workspace "${name}": ${working === "" ? `no .tf or .tofu file that is sent lies directly in ${archive.root}. Point \`directory\` at the one that has them.` : `it runs in "${working}", but ${archive.root} has no .tf or .tofu file there. Point \`directory\` at a path that ends in "${working}" or contains it, or change the working directory in the workspace's settings.`}`);
	const outside = await findOutside(archive, working);
	if (outside !== void 0) {
		const notice = `${outside.seen} ${outside.fix}`;
		found.soFar.notices.push(notice);
		job.warn(notice);
	}
	await see(archive, found, job);
	return {
		...found,
		archive
	};
}
function holdsConfiguration(entries, workingDirectory) {
	const working = workingDirectory === "" ? "." : workingDirectory;
	return entries.some(({ path, type }) => type !== "directory" && posix.dirname(path) === working && /\.(?:tf|tofu)(?:\.json)?$/.test(path));
}
async function see(archive, { workingDirectory, soFar }, job) {
	if (!archive.withheld.some(mayBeMissed)) return;
	const unseen = await unseenOf(archive, workingDirectory);
	const certain = unseen.filter((each) => each.certain);
	const doubtful = certain.filter(({ entry }) => entry.reason === TRACKING_UNKNOWN);
	if (doubtful.length > 0) throw new GateStop("input", sayUnknown(doubtful, archive));
	const closing = await findClosing(unseen.filter(({ entry }) => entry.reason !== UNTRACKED), archive, job.options.proposal);
	if (closing !== void 0) throw new GateStop("unseen", closing);
	const notices = certain.slice(0, NAMED).map(sayUnseen);
	if (certain.length > NAMED) notices.push(`${certain.length - NAMED} more files that Terraform would load stay here.`);
	soFar.notices.push(...notices);
	notices.forEach((notice) => job.warn(notice));
}
const READ = new WeakMap();
function unseenOf(archive, workingDirectory) {
	const { root, withheld } = archive;
	const module = join(root, ...workingDirectory.split("/"));
	const read = READ.get(archive) ?? new Map();
	const find = async () => findUnseen(withheld, await readLoads(module), root, module);
	const unseen = read.get(module) ?? find();
	READ.set(archive, read.set(module, unseen));
	return unseen;
}
async function findClosing(hidden, archive, proposal) {
	if (proposal === void 0 || hidden.length === 0) return void 0;
	const { repository } = proposal;
	const changed = isWithin(archive.root, repository) ? await proposal.changedFiles() : void 0;
	const certain = hidden.filter((each) => each.certain);
	const isChanged = (path) => {
		return follow(path).map((each) => relative(repository, each).split(sep).join("/")).some((place) => changed?.some((one) => touches(one, place)));
	};
	if (changed === void 0 || changed.length === 0) return sayHidden(certain, "which files this pull request changes is not known", KNOW);
	if (isChanged(join(archive.root, ".terraformignore"))) return sayHidden(hidden, `this pull request adds or changes ${RULE_FILE}`);
	return sayHidden(certain.filter(({ path }) => isChanged(path)), "this pull request adds or changes it");
}
const KNOW = " Or let the job know them: `github-token` with `pull-requests: read`, elsewhere a checkout that holds the target branch.";
function sayHidden(hidden, why, otherwise = "") {
	if (hidden.length === 0) return void 0;
	return `Terraform ${hidden.some(({ certain }) => certain) ? "would" : "may"} load ${list(hidden, ({ rule, reason }) => rule ?? reason)}, but the policies do not get to see that, and ${why}. ${hidden.some(({ entry }) => entry.rule !== void 0) ? `Remove the rules from ${RULE_FILE}, so that it is sent and judged.` : "Keep it in a file that is sent and judged."}${otherwise}`;
}
function list(unseen, detail) {
	return `${unseen.slice(0, NAMED).map(({ entry }) => {
		const more = detail(entry);
		return more === void 0 ? entry.path : `${entry.path} (${more})`;
	}).join(", ")}${unseen.length > NAMED ? ` and ${unseen.length - NAMED} more` : ""}`;
}
function sayUnseen({ entry }) {
	const { path, reason, rule } = entry;
	const why = rule ?? reason;
	return reason === "looks like a credential and is not tracked by git" ? `Terraform would load ${path}, but it ${why}: the policies judge a plan without it. \`include-untracked-secrets\` sends it.` : `Terraform would load ${path}, but the policies do not get to see it: ${why}.`;
}
function sayUnknown(doubtful, { root }) {
	const why = doubtful[0]?.entry.detail ?? "";
	const remedy = /dubious ownership/i.test(why) ? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)` : `Check the files out with git`;
	return `Terraform would load ${list(doubtful, () => void 0)}: it looks like a credential, and git cannot say whether it is tracked (${why}). What Terraform loads is not left out on a guess. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
// build/src/gate/start-run.js
async function upload(packed, job) {
	const { configurationVersions } = job.client;
	const { path, bytes } = packed.archive;
	let version = await createVersion(packed, job);
	const body = {
		path,
		bytes,
		sent: tellUpload(packed, job)
	};
	try {
		await configurationVersions.upload(version, body);
	} catch (error) {
		if (!(error instanceof ServiceError) || error.code !== "upload-refused") throw error;
		version = await createVersion(packed, job);
		await configurationVersions.upload(version, body);
	}
	await awaitUploaded(version.id, job);
	job.emit({
		kind: "uploaded",
		workspace: packed.name,
		versionId: version.id
	});
	return {
		...packed,
		versionId: version.id
	};
}
function tellUpload({ name: workspace, archive: { bytes } }, job) {
	let [begun, told, last] = [
		0,
		0,
		Infinity
	];
	return (sent) => {
		const now = job.clock.now();
		if (sent < last) [begun, told] = [now, now];
		last = sent;
		if (now - told < 1e3) return;
		told = now;
		job.emit({
			kind: "uploading",
			workspace,
			sent,
			bytes,
			sinceMs: now - begun
		});
	};
}
async function createVersion({ name: workspace, workspaceId, soFar }, { client, options, emit }) {
	const { autoQueueRuns, mode } = options;
	const version = await client.configurationVersions.create(workspaceId, {
		autoQueueRuns,
		speculative: mode === "speculative",
		provisional: mode === "provisional"
	});
	soFar.versionId = version.id;
	soFar.mayHaveRun = autoQueueRuns;
	emit({
		kind: "version-created",
		workspace,
		workspaceId,
		versionId: version.id
	});
	refuseUnlike(version, options);
	return version;
}
function refuseUnlike({ id, attributes }, { mode, autoQueueRuns }) {
	const word = mode === "provisional" || autoQueueRuns ? mode : void 0;
	if (word !== void 0 && attributes[word] !== true) throw new GateStop("service", `The service made configuration version ${id} but does not say that it is ${word}, so a run of it might be one that is applied. Nothing was uploaded. ${word === "provisional" ? "This service may not know provisional versions: use `mode: speculative`." : "Set `auto-queue-runs` to false."}`);
	if (!autoQueueRuns && mode === "provisional" && attributes["auto-queue-runs"] === true) throw new GateStop("service", `The service would start a run by itself as soon as configuration version ${id} is uploaded, although it was asked not to: that run would not only save its plan. Nothing was uploaded.`);
}
async function awaitUploaded(id, job) {
	const waiting = await poll({
		read: async () => (await job.client.configurationVersions.show(id)).version,
		isSettled: ({ attributes }) => !["moving", "unknown"].includes(kindOf$2(CONFIGURATION_VERSION, attributes.status)),
		intervalMs: soonThenRarely(250, 5e3)
	}, job);
	if (waiting.kind !== "settled") {
		const word = waiting.last?.attributes.status ?? "not to be seen";
		throw new GateStop(waiting.kind === "aborted" ? "canceled" : "timeout", `Configuration version ${id} was uploaded, but time ran out while it was still "${word}". Try again, or raise the timeout.`);
	}
	const { attributes } = waiting.last;
	if (attributes.status !== "uploaded") {
		const said = [attributes["error-message"], attributes.error].find((text) => (text ?? "") !== "");
		throw new GateStop("service", `The service could not use the upload: configuration version ${id} is "${attributes.status}"${said === void 0 ? "" : `: ${said}`}.`, { errored: attributes.status === "errored" });
	}
}
async function startRun(uploaded, job) {
	const { name: workspace, workspaceId, soFar } = uploaded;
	const { mode, runOptions, autoQueueRuns: adopted } = job.options;
	soFar.mayHaveRun = true;
	const askedAt = job.clock.now();
	const run = adopted ? await findQueuedRun(uploaded, job) : await createRun(uploaded, job);
	const url = runUrlOf(workspace, run.id, job);
	const seen = {
		id: run.id,
		url,
		status: run.attributes.status
	};
	soFar.run = seen;
	const lastDurationMs = job.options.lastDurationMs?.[workspace];
	const about = {
		runId: run.id,
		runUrl: url,
		adopted,
		lastDurationMs
	};
	job.emit({
		kind: "run-created",
		workspace,
		...about
	});
	const [unlike] = unlikeAsked(run, mode, runOptions);
	if (unlike !== void 0) throw new GateStop("service", `Run ${run.id} ${unlike}, so it was not waited for.`);
	job.supersede(workspace, {
		workspaceId,
		run
	});
	return {
		...uploaded,
		run,
		askedAt,
		seen
	};
}
async function createRun({ workspaceId, versionId }, { client, options, random }) {
	const { message: said, changeRequest, commit, group } = options;
	const message = runMessage(said, random, {
		changeRequest,
		commit,
		group
	});
	const kind = options.mode === "provisional" ? {
		savePlan: true,
		autoApply: false
	} : { planOnly: true };
	return await client.runs.create(workspaceId, versionId, {
		message,
		...kind,
		options: options.runOptions
	});
}
const QUEUED_WITHIN_MS = 18e4;
async function findQueuedRun({ versionId, workspaceId }, job) {
	const { client, clock } = job;
	const begun = clock.now();
	const deadline = Math.min(job.deadline, begun + QUEUED_WITHIN_MS);
	let looks = 0;
	const waiting = await poll({
		read: async () => {
			looks += 1;
			const { run } = await client.configurationVersions.show(versionId, { include: ["run"] });
			if (run !== void 0 || looks % 4 !== 0) return run;
			return await client.runs.findByConfigurationVersion(workspaceId, versionId);
		},
		isSettled: (run) => run !== void 0,
		intervalMs: soonThenRarely(500, 5e3)
	}, {
		...job,
		deadline
	});
	if (waiting.kind === "settled" && waiting.last !== void 0) return waiting.last;
	throw new GateStop(waiting.kind === "aborted" ? "canceled" : "timeout", `The upload of configuration version ${versionId} was to start a run, but none appeared within ${Math.round((deadline - begun) / 1e3)} s: this service may not start runs by itself. Set auto-queue-runs to false, so that the run is created here.`);
}
// build/src/gate/gate.js
var gate_exports = __exportAll({ gate: () => gate });
async function gate(options, ports) {
	const job = startJob(options, ports);
	if (options.autoQueueRuns) ports.log.info("auto-queue-runs: the service starts the run. It carries neither `message` nor the name of the pull request, so a later push does not cancel it (`cancel-superseded`).");
	try {
		const names = options.workspaces.map(({ name }) => name);
		const listed = await listWorkspaces(job.client, options.organization, names);
		const looked = await Promise.all(options.workspaces.map((wanted) => findWorkspace(wanted, job, listed.get(wanted.name)).catch((error) => ({
			name: wanted.name,
			error
		}))));
		const found = looked.filter(isFound);
		const deciding = found.length === looked.length ? found.map((each) => judgeWorkspace(each, job)) : looked.map((each) => notStarted(each, job));
		const all = await Promise.all(deciding.map(async (decided) => {
			const result = await decided;
			if (result !== void 0) job.emit({
				kind: "workspace-decided",
				result
			});
			return result;
		}));
		const workspaces = all.filter((each) => each !== void 0);
		const unaffected = looked.flatMap(({ name }, at) => all[at] === void 0 ? [name] : []);
		const named = workspaces.map(({ workspace, verdict }) => ({
			name: workspace,
			verdict
		}));
		return {
			verdict: named.length > 0 ? combine(named) : decideUnaffected(options.requirePolicies),
			workspaces,
			unaffected: unaffected.length > 0 ? unaffected : void 0,
			archives: job.archives(),
			durationMs: job.elapsedMs()
		};
	} finally {
		await job.close();
	}
}
async function judgeWorkspace(found, job) {
	const { versionControl } = job.options;
	try {
		if (versionControl !== void 0) {
			const judged = await judgeVersionControl(found, versionControl, job);
			return judged && await compareWithCurrent(judged, found, job);
		}
		const packed = await packWorkspace(found, job);
		return await compareWithCurrent(await adoptOverridden(packed, job) ?? await plan(packed, job), packed, job);
	} catch (error) {
		return await giveUp(found, error, job);
	}
}
async function plan(packed, job) {
	const settled = await watch(await startRun(await upload(packed, job), job), job);
	return await keepOrDiscard(await judge(settled, job), settled, job);
}
// build/src/gate/override-run.js
async function overrideRun(client, clock, { runId, reason, actor, within }) {
	const { run, workspace } = await client.runs.show(runId, { include: ["workspace"] });
	if (within !== void 0) await mustBeWithin(client, run, within);
	const waiting = await findWaiting(client, runId);
	const by = (await client.account().catch(() => void 0))?.account.attributes.username ?? void 0;
	const name = workspace?.attributes.name;
	const result = {
		runId,
		workspace: name,
		by,
		reason,
		overridden: [],
		refused: [],
		final: [],
		audit: []
	};
	const signed = signReason(reason, actor);
	for (const { item, state, override } of waiting) {
		const problem = state === "overridable" ? await problemOf(() => override(signed)) : NOT_PERMITTED;
		if (state === "final") result.final.push(item);
		else if (problem === void 0) result.overridden.push(item);
		else result.refused.push({
			...item,
			problem
		});
	}
	if (result.overridden.length > 0) {
		const who = {
			by: actor.by ?? by,
			job: actor.job,
			at: clock.date().toISOString()
		};
		const act = {
			action: "override",
			run: runId,
			workspace: name ?? ""
		};
		result.audit.push({
			...act,
			...who,
			reason
		});
	}
	return result;
}
async function problemOf(override) {
	try {
		await override();
		return;
	} catch (error) {
		if (error instanceof ServiceError && error.code !== "aborted") return error.message;
		throw error;
	}
}
async function mustBeWithin(client, run, { organization, workspaces }) {
	const of = relatedId(run, "workspace");
	for (const name of workspaces) {
		const found = await client.workspaces.showByName(organization, name).catch(noneIfNotFound);
		if (of !== void 0 && found?.id === of) return;
	}
	const named = `${workspaces.join(", ")} of ${organization}`;
	throw new ServiceError(`Run ${run.id} is of none of these workspaces: ${named}.`, {
		code: "invalid",
		method: "GET",
		path: `/runs/${run.id}`,
		remedy: "Nothing was overridden. Name the workspace of the run, if it is one to override in."
	});
}
const NOT_PERMITTED = "this token may not override it: its team needs the organization permission to manage policy overrides";
async function findWaiting(client, runId) {
	const { policyChecks, taskStages, tfPolicyEvaluations } = client;
	const checks = await policyChecks.list(runId).all();
	const stages = (await taskStages.list(runId).all()).map(({ stage }) => stage);
	const evaluations = await tfPolicyEvaluations.list(runId).all();
	return [
		...select("policy-check", checks, policyChecks),
		...select("task-stage", stages, taskStages),
		...select("tf-policy-evaluation", evaluations, tfPolicyEvaluations)
	];
}
function select(system, objects, resource) {
	return objects.flatMap(({ id, attributes }) => {
		const state = stateOf(WORDS[system], attributes);
		const item = {
			system,
			id,
			status: attributes.status
		};
		const override = (comment) => resource.override(id, { comment });
		return state === void 0 ? [] : {
			item,
			state,
			override
		};
	});
}
const WORDS = {
	"policy-check": {
		waits: "soft_failed",
		final: "hard_failed"
	},
	"task-stage": {
		waits: "awaiting_override",
		final: "failed"
	},
	"tf-policy-evaluation": {
		waits: "awaiting_override",
		final: "failed"
	}
};
function stateOf({ waits, final }, { status, actions, permissions }) {
	if (status === final) return "final";
	if (status !== waits) return void 0;
	if (actions?.["is-overridable"] === false) return "final";
	return (permissions?.["can-override"] ?? permissions?.["can-override-policy"]) === false ? "not-permitted" : "overridable";
}
export { GateStop, InputError, PackError, RULE_FILE, ServiceError, TransportError, VERDICTS, VERSION$1 as VERSION, checkHere, connect, createClient, createSend, execute, findAddresses, follow, followLinksIn, gate, isAffected, isGreen, overrideRun, packDirectory, parseJson, placeOf$7 as placeOf, readLoads, readWorkingDirectory, sealOf, systemClock, uploadRoot };
