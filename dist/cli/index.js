#!/usr/bin/env node
import { __commonJSMin, __exportAll, __require, __toESM } from "./rolldown-runtime.js";
import { TOP, textOf as textOf$7 } from "./hcl.js";
import process from "node:process";
import { createInterface } from "node:readline/promises";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { basename, dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { access, mkdir, open, opendir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { accessSync, closeSync, constants, existsSync, fstatSync, lstatSync, mkdtempSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { request } from "node:http";
import { Readable } from "node:stream";
import { rootCertificates } from "node:tls";
import { once } from "node:events";
import { arch, platform, tmpdir } from "node:os";
import { constants as constants$1, crc32, deflateRaw, deflateRawSync } from "node:zlib";
import { isUtf8 } from "node:buffer";
import { fileURLToPath } from "node:url";
// build/src/version.js
const VERSION$1 = "1.1.0";
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
// build/src/cli/command.js
function option(flags, description, more = {}) {
	const [, short, name = flags, value] = /^(?:-(\w), )?--([\w-]+)(?: <(.+)>)?$/.exec(flags) ?? [];
	return {
		name,
		short,
		value,
		description,
		...more
	};
}
function under(group, options) {
	return options.map((each) => ({
		...each,
		group
	}));
}
const EXIT = {
	green: 0,
	blocked: 1,
	badInput: 2,
	needsOverride: 3,
	errored: 4,
	undecided: 5,
	refused: 6,
	network: 7,
	interrupted: 130,
	terminated: 143
};
// build/src/report/json.js
function renderJson$1(view) {
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
// build/src/report/escape-markdown.js
const INLINE_LIMIT = 160;
const TERMINAL_SEQUENCES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,512}(?:\u0007|\u001b\\)?|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/gu;
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufff0-\ufffc\ufffe\uffff]/gu;
function cleanText(text) {
	return text.replace(TERMINAL_SEQUENCES, "").replace(/\r\n|[\r\u0085\u2028\u2029\v\f]/g, "\n").replace(/\p{Cs}/gu, "�").replace(INVISIBLE, "");
}
function cleanLine(text, limit = INLINE_LIMIT) {
	return clip(cleanText(clipUnits(text, limit * 4)).replace(/\s+/g, " ").trim(), limit);
}
function clip(text, limit) {
	return text.length <= limit ? text : `${clipUnits(text, Math.max(0, limit - 1))}…`;
}
function clipUnits(text, limit) {
	if (text.length <= limit) return text;
	const last = text.charCodeAt(limit - 1);
	return text.slice(0, last >= 55296 && last <= 56319 ? limit - 1 : limit);
}
function codeSpan(text, limit = INLINE_LIMIT) {
	const line = cleanLine(text, limit);
	return line === "" ? "–" : spanOf(line);
}
function spanOf(line) {
	const runs = new Set(Array.from(line.matchAll(/`+/g), ([run]) => run.length));
	let length = 1;
	while (runs.has(length)) length += 1;
	const ticks = "`".repeat(length);
	const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
	return `${ticks}${pad}${escapePipes(breakMarkers(line))}${pad}${ticks}`;
}
function breakMarkers(text) {
	return text.replace(/<!(?=--\s{0,9}\/?plangate)/gi, "<\\!");
}
function escapePipes(line) {
	return line.replace(/\\(?=\|)/g, "\\ ").replaceAll("|", "\\|");
}
function prose(text, limit = 600, origins = []) {
	const parts = [];
	let code = [];
	const flush = (after = "") => {
		if (code.length === 0) return;
		const words = code.join(" ");
		parts.push((after.includes("…") ? spanOf(words) : linkedCode(words, origins)) + after);
		code = [];
	};
	for (const { word, marked, before, after } of wordsOf$4(cleanLine(text, limit))) {
		const whole = before + word + after;
		const first = parts.length === 0 && code.length === 0;
		const isFirst = first && /^\d{1,9}[.)]$/.test(whole);
		if (!marked && !isFirst && (isPlain$2(whole) || !first && isSign(whole))) {
			flush();
			parts.push(whole);
		} else {
			const apart = marked || before !== "" || isAddress$1(word);
			if (apart) flush();
			code.push(word);
			if (apart || after !== "") flush(after);
			const at = parts.length - 1;
			if (before !== "") parts[at] = before + (parts[at] ?? "");
		}
	}
	flush();
	return parts.join(" ");
}
function linkedCode(words, origins) {
	return link$1(spanOf(words), words, origins);
}
function linksIn(text, origins = []) {
	const links = cleanText(text).split(/\s+/).map(splitWord).filter(({ word, after }) => isAddress$1(word) && !after.includes("…")).filter(({ word }) => safeHref(word, origins) !== void 0);
	return [...new Set(links.map(({ word }) => linkedCode(word, origins)))];
}
const WORD = /(?<!\S)(\(?)(?:`([^`]+)`|"([^"]+)")([).,;:!?…]*)(?!\S)|\S+/gu;
function wordsOf$4(line) {
	return Array.from(line.matchAll(WORD)).flatMap(([whole, before = "", code, quoted, after = ""]) => {
		const inside = (code ?? quoted ?? "").trim();
		const harmless = quoted !== void 0 && quoted.split(" ").every(isPlain$2);
		if (inside !== "" && !harmless) return {
			word: inside,
			before,
			after,
			marked: true
		};
		return whole.split(" ").map(splitWord);
	});
}
function splitWord(text) {
	if (!/[\p{L}\p{N}]/u.test(text)) return {
		word: text,
		before: "",
		after: "",
		marked: false
	};
	const [, before = "", inner = "", stops = ""] = /^(\(?)(.+?)([.,;:!?…]*)$/u.exec(text) ?? [];
	const closes = inner.length > 1 && inner.endsWith(")") && !inner.includes("(");
	return {
		word: closes ? inner.slice(0, -1) : inner,
		before,
		after: closes ? `)${stops}` : stops,
		marked: false
	};
}
function isAddress$1(word) {
	return word.startsWith("https://");
}
function isSign(word) {
	return word === "=" || word === "+" || word === "-";
}
const PLAIN$3 = /^[\p{L}\p{N}\p{M}'".,;()%/?–—…·“”‘’+=!:-]+$/u;
function isPlain$2(word) {
	return PLAIN$3.test(word) && /[\p{L}\p{N}–—…·]/u.test(word) && !/:./u.test(word) && !/www\./iu.test(word) && !/[A-Z]-\d/iu.test(word) && !word.split(/[^0-9A-Za-z]+/u).some((part) => /^[0-9a-f]{7,64}$/iu.test(part));
}
function fence(text) {
	const body = breakMarkers(cleanText(text).replace(/^\n+|(?<!\n)\n+$/g, ""));
	const runs = Array.from(body.matchAll(/`+/g), ([run]) => run.length);
	const ticks = "`".repeat(runs.reduce((longest, run) => Math.max(longest, run), 2) + 1);
	return `${ticks}text\n${body}\n${ticks}`;
}
function htmlCode(text, limit = INLINE_LIMIT) {
	const line = cleanLine(text, limit);
	return line === "" ? "–" : `<code>${escapeEntities(line, /[&<>"']/g)}</code>`;
}
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;"
};
function escapeEntities(text, signs) {
	return text.replace(signs, (sign) => ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`);
}
function link$1(text, url, origins) {
	const href = url === void 0 ? void 0 : safeHref(url, origins);
	return href === void 0 ? text : `[${text}](${href})`;
}
function safeHref(url, origins) {
	if (!URL.canParse(url)) return void 0;
	const parsed = new URL(url);
	if (parsed.protocol !== "https:" && parsed.protocol !== "http:") return void 0;
	if (parsed.username !== "" || parsed.password !== "") return void 0;
	if (!origins.some((origin) => URL.canParse(origin) && new URL(origin).origin === parsed.origin)) return void 0;
	return parsed.href.replace(/[()|\\`<>"'*_~[\]{}^$]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
// build/src/report/neutralise-log.js
const GUTTER = "│ ";
function neutraliseLog(text) {
	return splitLines(text).map((line) => GUTTER + breakCommands(cleanLogLine(line)));
}
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
	const list = Object.entries(properties).filter(([, value]) => value !== void 0 && value !== "").map(([key, value]) => `${key}=${escapeWith(escapes, clip(String(value), PROPERTY_LIMIT))}`);
	return list.length > 0 ? ` ${list.join(between)}` : "";
}
function escapeWith(escapes, text) {
	return clip(cleanText(text), MESSAGE_LIMIT$1).replace(/[%\r\n:,;\]]/g, (sign) => escapes[sign] ?? sign);
}
// build/src/report/text.js
function count$2(number, one, many = `${one}s`) {
	return `${grouped(number)} ${number === 1 ? one : many}`;
}
const policies = (number) => count$2(number, "policy", "policies");
const workspaces = (number) => count$2(number, "workspace");
function grouped(number) {
	return String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
const asIs = (text) => text;
function list$2(items, limit = Infinity, mark = asIs) {
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
function compare$2(one, other) {
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
	if (bytes < 1e3) return count$2(bytes, "byte");
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
// build/src/secrets.js
const SHORTEST$2 = 6;
const PART$1 = 12;
function createSecrets() {
	const kept = new Set();
	const short = [];
	const forms = new Map();
	const secrets = {
		keep(value) {
			if (value.length < SHORTEST$2) return false;
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
	const address = toAddress(value);
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
function toAddress(value) {
	return /^(?:https?:\/)?\//i.test(value) && URL.canParse(value, "http://host") ? new URL(value, "http://host") : void 0;
}
function partsOf$1(value) {
	const pieces = [...new Set(piecesOf(value))];
	return pieces.length === 0 ? [value] : pieces;
}
function piecesOf(value) {
	const { pathname, search } = toAddress(value) ?? new URL("http://host");
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
var ValiError = class extends Error {
	constructor(issues) {
		super(issues[0].message);
		this.name = "ValiError";
		this.issues = issues;
	}
};
const ISO_TIMESTAMP_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:0\d|1\d|2[0-3])(?::?[0-5]\d)?)$/u;
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
function maxValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_value",
		reference: maxValue,
		async: false,
		expects: `<=${requirement instanceof Date ? requirement.toJSON() : _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value) });
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
		expects: `>=${requirement instanceof Date ? requirement.toJSON() : _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value) });
			return dataset;
		}
	};
}
function parseJson$4(config$1, message$1) {
	return {
		kind: "transformation",
		type: "parse_json",
		reference: parseJson$4,
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
const ABORT_EARLY_CONFIG = { abortEarly: true };
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
function object$2(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: object$2,
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
function picklist(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "picklist",
		reference: picklist,
		expects: _joinExpects(options.map(_stringify), "|"),
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
					expected: _joinExpects(expectedDiscriminators, "|"),
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
function parse$2(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, getGlobalConfig(config$1));
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
const count$1 = nullish(number());
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
	"prev-page": count$1,
	"next-page": count$1,
	"total-pages": count$1,
	"total-count": count$1
});
// build/src/client/jsonapi.js
var Unreadable = class extends Error {
	name = "Unreadable";
};
const DEEPEST = 200;
function refuseHtml({ headers, body }) {
	if (/^\s*text\/html\b/i.test(headers["content-type"] ?? "") && body.length > 0) throw new Unreadable(HTML);
}
const HTML = "is HTML or XML, as from a proxy or a sign-in page";
function parseDocument(body) {
	const root = parseJson$3(body);
	if (!isRecord$1(root)) throw new Unreadable("is not a JSON:API document");
	const { errors, meta, links, included } = root;
	refuseErrors(errors);
	const bare = !("data" in root) && "attributes" in root && "type" in root;
	if (!bare && !("data" in root)) throw new Unreadable("has no \"data\"");
	const numbers = isRecord$1(meta) ? meta["pagination"] : void 0;
	const data = bare ? root : root["data"];
	const told = new Map();
	indexByKey([data].flat(), told);
	return {
		data,
		included: indexByKey(Array.isArray(included) ? included : [], told),
		next: nextOf$1(isRecord$1(links) ? links["next"] : void 0),
		pagination: decode(nullish(paginationSchema), numbers, "meta.pagination") ?? void 0
	};
}
function refuseErrors(errors) {
	if (errors === void 0 || errors === null || Array.isArray(errors) && errors.length === 0) return;
	throw new Unreadable("holds errors although its status is a success");
}
function indexByKey(resources, told) {
	const index = new Map();
	for (const resource of resources.filter(isRecord$1)) {
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
		const root = parseJson$3(body);
		return isRecord$1(root) ? root : void 0;
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
	if (!isRecord$1(error)) return void 0;
	const { status, title, detail, source } = error;
	const { pointer, parameter } = isRecord$1(source) ? source : {};
	return {
		status: textOf$6(status),
		title: textOf$6(title),
		detail: textOf$6(detail),
		source: isRecord$1(source) ? {
			pointer: textOf$6(pointer),
			parameter: textOf$6(parameter)
		} : void 0
	};
}
function textOf$6(value) {
	return typeof value === "string" || typeof value === "number" ? plain$1(String(value), LONGEST_TEXT) : void 0;
}
function decode(schema, value, where) {
	const result = safeParse(schema, value, { abortEarly: true });
	if (result.success) return result.output;
	const [issue] = result.issues;
	const at = getDotPath(issue);
	throw new Unreadable(`does not fit at ${plain$1(at === null ? where : `${where}.${at}`, 120)}: ${plain$1(issue.message, 160)}`);
}
function parseJson$3(body) {
	if (body.length === 0) throw new Unreadable("is empty");
	if (body[0] === 31 && body[1] === 139) throw new Unreadable("is compressed, which was not asked for");
	const text = new TextDecoder().decode(body);
	if (text.trimStart().startsWith("<")) throw new Unreadable(HTML);
	if (isTooDeep(text)) throw new Unreadable(`is nested deeper than ${DEEPEST} levels`);
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
			if (depth > DEEPEST) return true;
		} else if (char === 93 || char === 125) depth--;
	}
	return false;
}
function dropPrototypeKeys(key, value) {
	return key === "__proto__" ? void 0 : value;
}
function isRecord$1(value) {
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
const USEFUL_MS = 500;
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
	if (state.remainingMs < Math.max(USEFUL_MS, hintMs ?? 0)) return {
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
const CODES$2 = {
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
	const code = CODES$2[status];
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
	return errorOf(asked, join$2(`${`answered ${answer.status}${title === "" ? "" : ` (${title})`}`}${errors.length === 0 ? bodyWords(answer) : ""}.`, ...errors.map(reasonOf$2)), {
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
		redirected: `It leads to ${hostOf$1(answer.headers["location"], asked)}, and no redirect is followed here: check the hostname.`,
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
function reasonOf$2(error) {
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
function hostOf$1(location, asked) {
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
		if (decision.do === "stop") throw giveUp(error, decision, attempt + 1, clock.now() - startedMs);
		if (status === 429 && call.pace === void 0) {
			const later = decision.afterMs + shared.crowd.laterMs(ports.patient, ports.random);
			decision.afterMs = Math.max(decision.afterMs, Math.min(later, until - clock.now()));
		}
		const came = status ?? (why || (failure ?? outcome.kind));
		logRetry(ports, call, decision, String(came), attempt + 1);
		(status === 429 ? call.pace ?? shared.pace : void 0)?.hold(clock.now() + Math.min(decision.afterMs, LONGEST_HOLD_MS));
		await pause$1(ports, call.asked, decision.afterMs);
		if (decision.do === "recover") {
			const found = await lookFor(call, error, until);
			if (found !== void 0) return found.value;
			if (!decision.resend) throw giveUp(error, decision, attempt + 1, clock.now() - startedMs);
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
			if (waitMs > 0) await pause$1(ports, call.asked, waitMs);
		} while (pace.slowedSince(bookedMs));
	}
	if (call.counted) {
		const waitMs = shared.crowd.waitMs(clock.now(), ports.patient, ports.random);
		if (waitMs > 0) await pause$1(ports, call.asked, Math.min(waitMs, until - clock.now()));
		shared.crowd.sent(clock.now());
	}
	if (signal?.aborted === true) throw describeTransport(call.asked, cancelled());
}
async function pause$1(ports, asked, ms) {
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
function giveUp(error, decision, attempts, forMs) {
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
		return pause$1(this.ports, asked, ms);
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
function listOf$2(api, route, schema, request) {
	const read = (document) => readMany(document, schema);
	return list$1(api, route, {
		...request,
		idOf: ({ id }) => id,
		read
	});
}
function list$1(api, route, request) {
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
			return (await gather$1(source, size)).items;
		},
		whole: () => gather$1(source, LARGEST_PAGE$1),
		[Symbol.asyncIterator]: () => readAll$1(source, LARGEST_PAGE$1)
	};
}
function refuseImpossible(source, { number = 1, size = 1 }) {
	if (!Number.isSafeInteger(number) || number < 1) throw source.fail("has no such page: pages are numbered from 1", "invalid");
	if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE$1) throw source.fail(`cannot be read in pages of that size: 1 to ${LARGEST_PAGE$1}`, "invalid");
}
async function* readAll$1(source, size) {
	const seen = new Set();
	for await (const page of readPages$1(source, size)) for (const item of page.items) {
		const id = source.idOf(item);
		if (seen.has(id)) continue;
		seen.add(id);
		yield item;
	}
}
async function gather$1(source, size) {
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
	"pull-request-number": count$1,
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
	"resource-additions": count$1,
	"resource-changes": count$1,
	"resource-destructions": count$1,
	"resource-imports": count$1,
	"log-read-url": text,
	"status-timestamps": timestamps
});
const applySchema = resource("applies", {
	status: string(),
	"resource-additions": count$1,
	"resource-changes": count$1,
	"resource-destructions": count$1,
	"resource-imports": count$1,
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
function bodyOf$2(type, attributes, relationships) {
	return { data: {
		type,
		attributes,
		relationships
	} };
}
function commentBody(comment) {
	return comment === void 0 ? void 0 : { comment };
}
async function override$1(api, route, comment, request) {
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
				run: runOf$1(document, version),
				ingressAttributes: includedOne(document, version, "ingress-attributes", ingressAttributesSchema)
			};
		}
	});
}
function runOf$1(document, version) {
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
		list: (agentPoolId) => list(api, agentPoolId),
		show: (id) => api.ask(GET`/authentication-tokens/${id}`, {
			what: "read the agent token",
			needs: MANAGE_POOLS,
			read: one(agentTokenSchema)
		}),
		async create(agentPoolId, description, { expiredAt } = {}) {
			const problems = description === "" ? ["An agent token needs a description."] : [];
			if (expiredAt !== void 0 && !isTimestamp(expiredAt)) problems.push(NO_TIMESTAMP);
			const known = problems.length === 0 ? await list(api, agentPoolId).all() : [];
			const before = new Set(known.map(({ id }) => id));
			const create = (type) => api.ask(POST`/agent-pools/${agentPoolId}/authentication-tokens`, {
				what: "create an agent token",
				needs: MANAGE_POOLS,
				class: "create",
				problems,
				body: bodyOf$2(type, {
					description,
					"expired-at": expiredAt
				}),
				recovery: { async look(api) {
					await destroyOrphan(api, await list(api, agentPoolId).all(), description, before);
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
function list(api, agentPoolId) {
	return listOf$2(api, GET`/agent-pools/${agentPoolId}/authentication-tokens`, agentTokenSchema, {
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
const END$1 = 3;
async function readPlanLog(api, url, maxBytes) {
	let tail = new Uint8Array();
	await streamPlanLog(api, url, () => {
		tail = new Uint8Array();
		return (bytes) => {
			tail = endOf$1(Buffer.concat([tail, bytes]), maxBytes + 2);
		};
	});
	const from = tail[0] === START ? 1 : 0;
	const to = tail.at(-1) === END$1 ? -1 : void 0;
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
			return listOf$2(api, GET`/workspaces/${workspaceId}/configuration-versions`, configurationVersionSchema, {
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
				body: bodyOf$2("configuration-versions", {
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
		upload: upload.bind(void 0, api),
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
async function upload(api, version, archive) {
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
const ACTIONS = {
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
	const { what, wanted } = ACTIONS[action];
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
		passed: count$1,
		"total-failed": count$1,
		"hard-failed": count$1,
		"soft-failed": count$1,
		"advisory-failed": count$1,
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
		list: (runId) => listOf$2(api, GET`/runs/${runId}/policy-checks`, policyCheckSchema, listed(api, runId)),
		listWithRelated: (runId, { include = [] } = {}) => list$1(api, GET`/runs/${runId}/policy-checks`, {
			...listed(api, runId),
			include: {
				resource: "policy-checks",
				names: include
			},
			idOf: ({ check }) => check.id,
			read: (document) => readMany(document, policyCheckSchema).map((check) => withRelated(document, check))
		}),
		show: showPolicyCheck.bind(void 0, api),
		override: (id, { comment } = {}) => override$1(api, POST`/policy-checks/${id}/actions/override`, comment, {
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
	"advisory-failed": count$1,
	"mandatory-failed": count$1,
	passed: count$1,
	errored: count$1
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
		"advisory-failed": count$1,
		"mandatory-failed": count$1,
		"mandatory-overridable-failed": count$1,
		passed: count$1,
		errored: count$1,
		unknown: count$1
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
			start_line: count$1,
			error_message: text,
			resources: nullish(array(looseObject({
				resource_name: text,
				error_message: text,
				info_message: text,
				file_name: text,
				code: text,
				start_line: count$1
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
		outcomes: (id) => listOf$2(api, GET`/policy-evaluations/${id}/policy-set-outcomes`, policySetOutcomeSchema, {
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
		list: (runId) => listOf$2(api, GET`/runs/${runId}/tf-policy-evaluations`, tfPolicyEvaluationSchema, {
			what: "list the Terraform policy evaluations of the run",
			needs: READ_RUNS,
			absent: (refusal) => absenceIn(api, runId, "tf-policy-evaluations", refusal)
		}),
		outcomes(id) {
			return listOf$2(api, GET`/tf-policy-evaluations/${id}/tf-policy-set-outcomes`, tfPolicySetOutcomeSchema, {
				what: "list the outcomes of the Terraform policy evaluation",
				needs: READ_RUNS
			});
		},
		override: (id, { comment } = {}) => override$1(api, POST`/tf-policy-evaluations/${id}/actions/override`, comment, {
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
const RUN$1 = {
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
function wordsOf$3(table) {
	return Object.keys(table);
}
function kindOf$3(table, word) {
	return (Object.hasOwn(table, word) ? table[word] : void 0) ?? "unknown";
}
function hasNoResult(kind) {
	return kind === "moving" || kind === "skipped" || kind === "stopped";
}
function meaningOf(status) {
	const table = RUN$1;
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
	return stages.some(({ stage, status }) => !isApplyStage(stage) && kindOf$3(TASK_STAGE, status) === "person");
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
	"task-result-outcomes-count": count$1,
	"status-timestamps": timestamps
});
// build/src/client/resources/create-run.js
const OPERATIONS = "plan_only,plan_and_apply,save_plan,refresh_only,destroy,empty_apply";
function listRuns(api, workspaceId, query = {}) {
	return listOf$2(api, GET`/workspaces/${workspaceId}/runs`, runSchema, {
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
	return listOf$2(api, GET`/organizations/${organization}/runs`, runSchema, {
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
async function findRun(api, workspaceId, versionId) {
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
const SECOND_LOOK_MS = 2e3;
const PATIENCE = 3;
async function createRun(api, workspaceId, versionId, attributes) {
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
		body: bodyOf$2("runs", {
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
				let run = await findRun(api, workspaceId, versionId);
				if (run === void 0 && (status === void 0 || status === 504)) {
					await api.wait(SECOND_LOOK_MS, PURPOSE);
					run = await findRun(api, workspaceId, versionId);
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
		create: (workspaceId, configurationVersionId, attributes = {}) => createRun(api, workspaceId, configurationVersionId, attributes),
		show: showRun.bind(void 0, api),
		list: (workspaceId, query = {}) => listRuns(api, workspaceId, query),
		listMoving: listMovingRuns.bind(void 0, api),
		findByConfigurationVersion: findRun.bind(void 0, api),
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
		list: (runId) => list$1(api, GET`/runs/${runId}/task-stages`, {
			what: "list the task stages of the run",
			needs: READ_RUNS,
			include: INCLUDE,
			idOf: ({ stage }) => stage.id,
			read: (document) => {
				const stages = readMany(document, taskStageSchema);
				const attached = attachments(document, stages);
				return Promise.all(stages.map((stage) => complete(api, gather(document, stage, attached))));
			},
			absent: (refusal) => absenceIn(api, runId, "task-stages", refusal)
		}),
		show: async (id) => complete(api, await showStage(api, id)),
		override: (id, { comment } = {}) => override$1(api, POST`/task-stages/${id}/actions/override`, comment, {
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
			return gather(document, stage, attachments(document, [stage]));
		}
	});
}
function gather(document, stage, attached) {
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
				body: bodyOf$2("team-workspaces", await attributesOf(api, change, problems)),
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
	return listOf$2(api, GET`/team-workspaces`, teamWorkspaceSchema, {
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
		body: bodyOf$2("team-workspaces", await attributesOf(api, grant, problems), {
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
async function attributesOf(api, change, problems) {
	if (problems.length > 0) return {};
	return writeAccess(change, change["engine-mocks"] !== void 0 && await speaksSentinel(api) ? "sentinel-mocks" : "engine-mocks");
}
const NAMES$2 = Object.keys(CUSTOM_ATTRIBUTES);
function accessProblems(change, access) {
	const problems = [];
	if (access !== void 0 && !ACCESS_LEVELS.includes(access)) problems.push(`Access is one of ${ACCESS_LEVELS.join(", ")}.`);
	for (const name of NAMES$2) {
		const value = change[name];
		if (value === void 0) continue;
		const allowed = CUSTOM_ATTRIBUTES[name];
		if (!allowed.includes(value)) problems.push(`${label(name)} is one of ${allowed.join(", ")}.`);
		else if (access !== void 0 && access !== "custom") problems.push(`${label(name)} follows from the access level '${access}' and cannot be set beside it: ask for the access level 'custom' to set it.`);
	}
	return problems;
}
function writeAccess(change, mocks) {
	const custom = NAMES$2.map((name) => [name === "engine-mocks" ? mocks : name, change[name]]);
	return {
		access: change.access,
		...Object.fromEntries(custom)
	};
}
function matchesGrant(access, grant) {
	const { attributes } = access;
	if (attributes.access !== grant.access) return false;
	return NAMES$2.every((name) => {
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
const READ$1 = "the permission to read the workspace";
function createWorkspaces(api) {
	return {
		showByName: (organization, name) => api.ask(GET`/organizations/${organization}/workspaces/${name}`, {
			what: `find the workspace "${name}" of "${organization}"`,
			needs: READ$1,
			read(document) {
				const workspace = readOne(document, workspaceSchema);
				const named = workspace.attributes.name;
				if (named.toLowerCase() === name.toLowerCase()) return workspace;
				throw new Unreadable(`is about the workspace ${plain$1(named, 90)}`);
			}
		}),
		show: (id) => api.ask(GET`/workspaces/${id}`, {
			what: "read the workspace",
			needs: READ$1,
			read: one(workspaceSchema, id)
		}),
		hasState: (id) => api.fetch(GET`/workspaces/${id}/current-state-version`, {
			what: "find out whether the workspace has state",
			needs: "the permission to read state versions",
			read: ({ status }) => status === 200 || status === 404 ? { value: status === 200 } : void 0
		}),
		list: (organization, query = {}) => listOf$2(api, GET`/organizations/${organization}/workspaces`, workspaceSchema, toRequest(organization, query)),
		listWithRuns: (organization, query = {}) => list$1(api, GET`/organizations/${organization}/workspaces`, {
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
		needs: READ$1,
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
		const all = listOf$2(api, GET`/organizations/${organization}/${type}`, resource(type, { name: string() }), {
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
const SHORT_RUN_MS = 4e4;
const SHORT_LONGEST_MS = 5600;
const GROWTH = 1.5;
const LONGEST_MS$1 = 45e3;
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
			const beyond = Math.max(0, waitedMs - SHORT_RUN_MS);
			return Math.min(pause, SHORT_LONGEST_MS + GROWTH * beyond, LONGEST_MS$1);
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
		const secret = partsOf$1(rest)[0] === rest ? value : rest;
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
// build/src/archive/pack.js
const RULE_SETS = [
	"terraform",
	"exact",
	"gitignore"
];
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
// build/src/gate/failure-of.js
var failure_of_exports = __exportAll({ GateStop: () => GateStop });
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
function failureOf$1(error, ended) {
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
async function changedSince(target, repository, execute) {
	const base = await askGit$1(execute, repository, "merge-base", "HEAD", target);
	if ("why" in base) return void 0;
	const changed = await askGit$1(execute, repository, ...[
		"diff",
		"--name-only",
		...[
			"--no-renames",
			"--no-relative",
			"--no-ext-diff",
			"--ignore-submodules=none",
			"-z"
		],
		base.text.trim(),
		"--"
	]);
	const fresh = await askGit$1(execute, repository, ...[
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z"
	]);
	if ("why" in changed || "why" in fresh) return void 0;
	return pathsIn(changed.text + fresh.text);
}
async function patchesSince(target, repository, execute) {
	const plain = [
		"--no-renames",
		"--no-relative",
		"--no-ext-diff",
		"--no-color",
		"--unified=0"
	];
	const names = ["--src-prefix=a/", "--dst-prefix=b/"];
	const done = await askGit$1(execute, repository, ...[
		"-c",
		"core.quotePath=false",
		"diff",
		...plain,
		...names,
		`${target}...HEAD`,
		"--"
	]);
	if ("why" in done) return [];
	return done.text.split(/^diff --git /m).flatMap((text) => {
		const path = /^\+\+\+ b\/(.*?)\t?$/m.exec(text)?.[1];
		return path === void 0 ? [] : [{
			path,
			text: text.slice(text.indexOf("\n@@") + 1)
		}];
	});
}
function pathsIn(listed) {
	return listed.split("\0").filter((path) => path !== "");
}
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
// build/src/git/checked-out-commit.js
async function checkedOutCommit(directory) {
	const repository = findRepository(resolve(directory));
	const folder = repository && gitDirectory(repository);
	return folder && headOf$3(folder);
}
async function headOf$3(folder) {
	const head = (await textOf$5(join(folder, "HEAD")))?.trim() ?? "";
	const reference = /^ref: (refs\/[^\s]+)$/.exec(head)?.[1];
	if (reference === void 0) return shaOf(head);
	if (reference.split("/").includes("..")) return void 0;
	const common = (await textOf$5(join(folder, "commondir")))?.trim();
	const shared = common === void 0 ? folder : resolve(folder, common);
	const loose = (await textOf$5(join(shared, reference)))?.trim();
	if (loose !== void 0) return shaOf(loose);
	return shaOf((await textOf$5(join(shared, "packed-refs")) ?? "").split("\n").find((one) => one.endsWith(` ${reference}`))?.split(" ")[0] ?? "");
}
function textOf$5(path) {
	return readFile(path, "utf8").catch(() => void 0);
}
function shaOf(text) {
	return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : void 0;
}
// build/src/quote.js
function quote$3(text) {
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
	return value > 0 ? { value } : { problem: `${quote$3(text)} is not a duration. Write 90m, 1h30m or 5400s.` };
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
	return { problem: `${quote$3(text)} is neither true nor false. Write true or false.` };
}
function parseNumber(text) {
	const trimmed = text.trim();
	const value = Number(trimmed);
	return /^[0-9]{1,15}$/.test(trimmed) && value > 0 ? { value } : { problem: `${quote$3(text)} is not a number. Write digits only.` };
}
function parseChoice(text, choices) {
	const value = choices.find((choice) => choice === text.trim().toLowerCase());
	if (value !== void 0) return { value };
	const near = didYouMean(text, choices);
	const meant = near === void 0 ? "" : ` Did you mean ${quote$3(near)}?`;
	return { problem: `${quote$3(text)} is not a choice. Write ${alternatives(choices)}.${meant}` };
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
	return { problem: `mixes lines that begin with "- " and lines that do not (${quote$3(odd)}). Write all of them the same way.` };
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
	if (/^["']|["']$/.test(item)) return { problem: `has a quote that is not closed: ${quote$3(item)}.` };
	if (/[[\]{}]/.test(item)) return { problem: `has a bracket in the wrong place: ${quote$3(item)}. Write \`[a, b]\` or one per line.` };
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
// build/src/settings/workspace-selectors.js
const NAME$2 = /^[A-Za-z0-9_-]+$/;
const NAME_RULE = "Names have letters, digits, \"-\" and \"_\" only.";
function selectWorkspaces({ one, fromEnvironment, many, cloud, hint }, note) {
	if (one !== void 0 && many !== void 0) {
		note("workspaces", "and `workspace` are both given. Keep one of them.");
		return [];
	}
	if (many !== void 0) return readWorkspaceList(many, note);
	if (one !== void 0) {
		const name = fromEnvironment ? `${cloud?.workspaces?.prefix ?? ""}${one}` : one;
		if (NAME$2.test(name)) return [{
			kind: "name",
			name
		}];
		const several = /[,\n[\]=]|^- /.test(name) ? " For several, use `workspaces`." : "";
		note("workspace", `${quote$3(name)} is not a name. ${NAME_RULE}${several}`);
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
	if (cloud !== void 0 && named?.prefix !== void 0) note("workspace", `is missing: ${cloud.at} has only the prefix ${quote$3(named.prefix)}. Pass \`workspace\`, or set TF_WORKSPACE to what follows the prefix.`);
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
		else if (seen.has(JSON.stringify(selector.value))) note("workspaces", `names ${quote$3(item)} twice. Take one out.`);
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
		if (value === "") return { problem: `${quote$3(item)} says nothing after the colon.` };
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
	if (rest.length > 0 || directory === "" || name === "") return { problem: `${quote$3(item)} is not a pair. Write name=directory.` };
	if (!NAME$2.test(name)) {
		const hint = name.includes(":") ? " For a directory, write name=directory." : "";
		return { problem: `${quote$3(item)} is not a name. ${NAME_RULE}${hint}` };
	}
	return { value: {
		kind: "name",
		name,
		directory
	} };
}
// build/src/trust/whose.js
function compare$1(from, to) {
	if (!from || !to) return "unknown";
	return from.toLowerCase() === to.toLowerCase() ? "own" : "foreign";
}
function isSameRepository(one, other) {
	const [first, second] = [placeOf$6(one), placeOf$6(other)];
	return first !== void 0 && first.toLowerCase() === second?.toLowerCase();
}
function isRepository(address, slug) {
	return (placeOf$6(address)?.toLowerCase() ?? "").endsWith(`/${slug.toLowerCase()}`);
}
function placeOf$6(address) {
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
	const tags = tagsOf(attribute$2(body, "tags"));
	return {
		name: textAttribute(body, "name"),
		prefix: textAttribute(body, "prefix"),
		project: textAttribute(body, "project"),
		tags: tags.length > 0 ? tags : void 0
	};
}
function tagsOf(value) {
	if (value?.kind === "tuple") return value.items.flatMap((item) => textOf$7(item) || []);
	if (value?.kind === "object") return value.entries.flatMap(({ key }) => textOf$7(key) || []);
	return [];
}
function attribute$2(body, name) {
	return body.attributes.find((each) => each.name === name)?.value;
}
function textAttribute(body, name) {
	return textOf$7(attribute$2(body, name)) || void 0;
}
// build/src/trust/trusted-block.js
function readBranch(text) {
	return /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|^[-/.]|[/.]$|\/\/|\/\./u.test(text) ? { problem: `${quote$3(text)} is not the name of a branch.` } : { value: text };
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
		const says = mine === void 0 ? "names none" : `says ${quote$3(mine)}`;
		const where = own === void 0 ? "the pull request" : own.at;
		return [`The ${what} comes from ${trusted.at}, ${quote$3(theirs)}: ${where} ${says}, which does not count before it is merged.`];
	};
	return [...counts.organization ? told("organization", own?.organization, trusted.organization) : [], ...counts.workspaces ? told("workspace", workspacesOf$4(own), workspacesOf$4(trusted)) : []];
}
function workspacesOf$4(block) {
	const { name, prefix, tags, project } = block?.workspaces ?? {};
	const parts = [
		name,
		prefix && `${prefix}…`,
		tags && `tags ${tags.join(", ")}`,
		project && `project ${project}`
	].filter((part) => typeof part === "string");
	return parts.length > 0 ? parts.join(", ") : void 0;
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
function exitCodeOf({ verdict, workspaces }, failOn, signal = "SIGINT") {
	const { word } = verdict;
	if (isGreen(word, failOn)) return 0;
	if (word === "canceled" && signal === "SIGTERM") return 143;
	if (word !== "undecided") return CODES$1[word];
	const failures = workspaces.filter((workspace) => workspace.verdict.word === word).map(({ failure }) => failure?.kind);
	if (failures.includes("input") || failures.includes("archive")) return 2;
	if (failures.includes("refused")) return 6;
	return failures.includes("network") ? 7 : CODES$1[word];
}
const CODES$1 = {
	passed: 1,
	advisory: 1,
	overridden: 1,
	"needs-override": 3,
	blocked: 1,
	errored: 4,
	undecided: 5,
	canceled: 130
};
// build/src/trust/command.js
const VERBS = [
	"help",
	"rerun",
	"override",
	"allow-destroys"
];
// build/src/report/acts.js
function encodeActs(acts) {
	return acts.map(({ verb, by, at, commit, reason, releases }) => [
		VERBS.indexOf(verb),
		by,
		at,
		commit,
		reason,
		releases.map(({ workspaceId, marks, seal }) => [
			workspaceId,
			marks,
			seal
		])
	]);
}
function decodeActs(value) {
	return listOf$1(value).slice(-8).flatMap((each) => {
		const [word, by, at, commit, reason, releases] = listOf$1(each);
		const verb = typeof word === "number" ? VERBS[word] : void 0;
		const [who, when, sha, why] = [
			by,
			at,
			commit,
			reason
		].filter((text) => typeof text === "string");
		if (verb === void 0 || who === void 0 || when === void 0) return [];
		if (sha === void 0 || why === void 0) return [];
		return [{
			verb,
			by: who,
			at: when,
			commit: sha,
			reason: why,
			releases: listOf$1(releases).flatMap(decodeRelease)
		}];
	});
}
function decodeRelease(value) {
	const [workspaceId, marks, seal] = listOf$1(value);
	return typeof workspaceId === "string" && typeof marks === "string" && typeof seal === "string" && /^(?:[0-9a-f]{12}){1,300}$/.test(marks) ? [{
		workspaceId,
		marks,
		seal
	}] : [];
}
function listOf$1(value) {
	return Array.isArray(value) ? value : [];
}
function currentActs(acts, commit) {
	return acts.filter((act) => act.commit === commit).slice(-8);
}
const BEGIN_ACTS = "<!-- plangate:acts -->";
const END_ACTS = "<!-- /plangate:acts -->";
function renderActs(acts) {
	if (acts.length === 0) return "";
	const lines = acts.map(({ verb, by, at, reason }) => {
		const why = reason === "" ? "" : `: ${prose(reason, 500)}`;
		return `- ${prose(by, 100)} ${WORDS$3[verb]}${why} (${minuteOf(at)})`;
	});
	return [
		BEGIN_ACTS,
		"",
		...lines,
		"",
		END_ACTS
	].join("\n");
}
const WORDS$3 = {
	help: "asked what can be typed: `/plangate override COMMIT REASON`, `/plangate allow-destroys COMMIT REASON`, `/plangate rerun`",
	rerun: "started the gate again",
	override: "let the failed policies pass",
	"allow-destroys": "let the plan destroy what it destroys"
};
// build/src/report/words.js
function hasNoChanges(plan) {
	if (plan?.status !== "finished" || plan.hasChanges) return false;
	return plan.additions + plan.changes + plan.destructions + plan.imports === 0;
}
const TALLY_FIGURES = [
	"workspaces",
	"affected",
	"policiesAtFault",
	"runTasksAtFault",
	"advisoryFailures",
	"overridden",
	"results"
];
function headline(tally) {
	if (tally.workspaces === 0) {
		const none = "no workspace is affected by this change";
		return tally.green ? `passed · ${none}` : `undecided: ${none}, and policies are required`;
	}
	const where = inWorkspaces(tally.affected, tally.workspaces);
	const forgiven = tally.green ? ", but not enforced (fail-on: never)" : "";
	const advisory = count$2(tally.advisoryFailures, "advisory failure");
	const atFault = joined(" and ", tally.policiesAtFault > 0 ? policies(tally.policiesAtFault) : "", tally.runTasksAtFault > 0 ? count$2(tally.runTasksAtFault, "run task") : "");
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
function icon(verdict, green) {
	if (verdict === "advisory" && !green) return VERDICT.blocked.icon;
	return VERDICT[green && (verdict === "blocked" || verdict === "needs-override") ? "advisory" : verdict].icon;
}
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
function placeOf$5({ location }) {
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
const FINGERPRINT_LIMIT = 200;
const STATE_LIMIT = 4096;
function markerStart(key) {
	return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
function encodeMarker(state, limit = STATE_LIMIT) {
	let hints = FINGERPRINT_LIMIT;
	let encoded = encodeState(state, hints);
	const most = limit + 2 * JSON.stringify(encodeActs(state.acts ?? [])).length;
	while (encoded.length > most && hints > 0) {
		hints = Math.floor(hints * .75);
		encoded = encodeState(state, hints);
	}
	return `${markerStart(state.key)}s=${encoded} -->`;
}
function decodeMarker(body, key) {
	const end = body.trimEnd();
	const line = end.slice(end.lastIndexOf("\n") + 1).trim();
	const match = /^<!-- plangate:v1 key=([A-Za-z0-9_-]{0,2000}) s=([A-Za-z0-9_-]{0,60000}) -->$/.exec(line);
	if (!match) return void 0;
	const found = fromBase64Url(match[1] ?? "");
	if (key !== void 0 && (found !== key || toBase64Url(key) !== match[1])) return void 0;
	return decodeState(found, fromBase64Url(match[2] ?? ""));
}
function encodeState(state, hints) {
	const each = Math.max(1, state.sections.length);
	const some = (record) => Object.fromEntries(Object.entries(record).slice(0, Math.floor(Math.min(hints, 100) / each)));
	const shas = [...new Set(state.sections.map(({ headSha }) => headSha))];
	const sections = state.sections.map((section) => {
		const runs = some(section.runs);
		const parts = [
			section.id,
			section.runId,
			section.attempt,
			shas.indexOf(section.headSha),
			section.startedAt,
			section.digest,
			VERDICTS.indexOf(section.tally.verdict),
			section.tally.green ? 1 : 0,
			TALLY_FIGURES.map((name) => section.tally[name]),
			section.fingerprints.slice(0, Math.floor(hints / each)).join(""),
			some(section.durations)
		];
		const { fingerprints, resources = [] } = section;
		if (fingerprints.length + resources.length <= Math.floor(hints / each) && resources.length > 0) return [
			...parts,
			runs,
			resources.join("")
		];
		return Object.keys(runs).length > 0 ? [...parts, runs] : parts;
	});
	const a = state.acts?.length ? encodeActs(state.acts) : void 0;
	return toBase64Url(JSON.stringify({
		p: state.previousSha,
		h: shas,
		s: sections,
		a
	}));
}
function decodeState(key, json) {
	const parsed = parseJson$2(json);
	if (!isRecord(parsed)) return void 0;
	const { p: previousSha, h: shas, s: encoded, a } = parsed;
	if (!Array.isArray(encoded) || !Array.isArray(shas)) return void 0;
	const sections = encoded.map((each) => decodeSection(each, shas));
	if (!sections.every((section) => section !== void 0)) return void 0;
	const known = isLike$2(previousSha, /^[0-9a-f]{4,64}$/) ? previousSha : void 0;
	const acts = decodeActs(a);
	return {
		key,
		sections,
		previousSha: known,
		acts: acts.length > 0 ? acts : void 0
	};
}
function decodeSection(value, shas) {
	if (!Array.isArray(value)) return void 0;
	const [id, runId, attempt, sha, startedAt, digest, verdict, green, ...more] = value;
	const [figures, prints, durations, runs, resources] = more;
	const headSha = isCount(sha) ? shas[sha] : void 0;
	const word = isCount(verdict) ? VERDICTS[verdict] : void 0;
	if (!isLike$2(id, TWELVE_HEX) || !isLike$2(digest, TWELVE_HEX)) return void 0;
	if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt)) return void 0;
	if (!isLike$2(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof prints !== "string") return void 0;
	if (word === void 0 || !Array.isArray(figures) || !figures.every(isCount)) return void 0;
	if (figures.length !== TALLY_FIGURES.length) return void 0;
	const tally = {
		verdict: word,
		green: green === 1
	};
	for (const [at, name] of TALLY_FIGURES.entries()) tally[name] = Number(figures[at]);
	return {
		id,
		runId,
		attempt,
		headSha,
		startedAt,
		digest,
		tally,
		fingerprints: readPrints(prints),
		resources: typeof resources === "string" ? readPrints(resources) : void 0,
		durations: recordOf(durations, isCount),
		runs: recordOf(runs, (each) => isLike$2(each, /^run-[A-Za-z0-9]{1,64}$/))
	};
}
function readPrints(text) {
	return (text.match(/[0-9a-f]{12}/g) ?? []).slice(0, FINGERPRINT_LIMIT);
}
function recordOf(value, isExpected) {
	const entries = isRecord(value) ? Object.entries(value) : [];
	return Object.fromEntries(entries.filter((entry) => isExpected(entry[1])));
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isCount(value) {
	return Number.isSafeInteger(value) && Number(value) >= 0;
}
const TWELVE_HEX = /^[0-9a-f]{12}$/;
function isLike$2(value, pattern) {
	return typeof value === "string" && pattern.test(value);
}
function parseJson$2(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function toBase64Url(text) {
	return Buffer.from(text, "utf8").toString("base64url");
}
function fromBase64Url(text) {
	return Buffer.from(text, "base64url").toString("utf8");
}
function sectionId(job) {
	return hash$1(JSON.stringify(job.context.section ?? namesOf$1(job).sort()));
}
function namesOf$1({ workspaces, unaffected = [] }) {
	return [...workspaces.map(({ name }) => name), ...unaffected];
}
function hash$1(text, digits = 12) {
	return createHash("sha256").update(text).digest("hex").slice(0, digits);
}
// build/src/hosts/own-comments.js
const ANY_MARKER = "<!-- plangate:";
function ownComments(comments, marker, created) {
	return comments.filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker)).sort((one, other) => one.id - other.id);
}
function isOurs({ id, mine, author }, created) {
	if (mine || created === void 0) return mine;
	return id === created.id || author !== void 0 && author === created.author;
}
function hasMarker(body, marker) {
	const end = body.trimEnd();
	return end.slice(Math.max(end.lastIndexOf("\n"), end.lastIndexOf("\r")) + 1).startsWith(marker);
}
const BREAK$1 = "​";
function defuseNote(body) {
	return body.split("\n").map(defuseLine).join("\n");
}
function defuseLine(line) {
	if (line.startsWith("<!-- ")) return line;
	const start = line.search(/\S/);
	return (line[start] === "/" ? line.slice(0, start) + BREAK$1 + line.slice(start) : line).replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${BREAK$1}`).replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${BREAK$1}`);
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
function idOf$1(json, service) {
	const id = inside(json, "id");
	if (typeof id !== "number") throw unreadable(service);
	return id;
}
// build/src/hosts/earlier-reports.js
async function readEarlierReports(comments, number, key, filesAt) {
	const snapshot = await comments.snapshot(number, { files: filesAt !== void 0 }).catch(onProblem(() => void 0));
	if (snapshot === void 0) return void 0;
	const files = snapshot.headSha === filesAt ? snapshot.files : void 0;
	const [comment] = ownComments(snapshot.comments, markerStart(key));
	const { sections = [], acts = [] } = (comment && decodeMarker(comment.body, key)) ?? {};
	return {
		durations: Object.fromEntries(sections.flatMap(({ durations }) => Object.entries(durations))),
		runs(headSha) {
			const same = sections.filter((section) => section.headSha === headSha);
			return Object.fromEntries(same.flatMap(({ runs }) => Object.entries(runs)));
		},
		findings: (section) => sections.find(({ id }) => id === section),
		files,
		acts
	};
}
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
	return twice === void 0 ? lines : { problem: `names ${quote$3(twice)} twice.` };
}
function readTerraformVersion(text) {
	return /^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[0-9A-Za-z.-]{1,40})?$/.test(text) ? { value: text } : { problem: `${quote$3(text)} is not a version of Terraform. Write one as in 1.11.4.` };
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
	const problem = `${quote$3(withoutPassword(written))} is not a host. Write ${alternatives(["app.terraform.io", "tfe.example.com:8443"])}.`;
	if (/[\s\\?#@]|[^\x20-\x7e\u00a1-\uffff]/u.test(written)) return { problem };
	let url;
	try {
		url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`);
	} catch {
		return { problem };
	}
	if (url.pathname !== "/" || url.hostname === "") return { problem };
	if (url.protocol !== "https:" && url.protocol !== "http:") return { problem };
	if (url.protocol === "http:" && !isLoopback(url.hostname)) return { problem: `${quote$3(written)} would send the token unencrypted. Write https.` };
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
		if (!read.value.origin.startsWith("https:")) return { problem: `${quote$3(host)} is not reached by https. Name hosts that are.` };
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
// build/src/policy/address-patterns.js
const LONGEST$3 = 2e3;
const STEP = /([^.[\]"\s]+)(?:\[(\*|\d+|"(?:[^"\\]|\\.)*")\])?\./gsuy;
function isPattern(text) {
	return partsOf(text) !== void 0;
}
function isProtected(pattern, address) {
	const [wanted, found] = [partsOf(pattern), partsOf(address)];
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
function partsOf(text) {
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
	if (text.length > LONGEST$3) return [];
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
const LONGEST$2 = 512;
const NAME$1 = String.raw`[\p{L}_][\p{L}\p{N}\p{M}_-]{0,${LONGEST$2}}`;
const INDEX = String.raw`\[(?:\d+|\*|"(?:[^"\\\n\r]|\\[^]){0,${LONGEST$2}}")\]`;
const PART = new RegExp(`(${NAME$1})((?:${INDEX})*)`, "gu");
const REFERENCE = new RegExp(String.raw`(?<![\p{L}\p{N}\p{M}_\-./\\$@])${NAME$1}(?:\.${NAME$1}|${INDEX}){1,${LONGEST$2 / 2}}`, "gu");
function findAddresses(text) {
	const found = new Set();
	if (!/\.[\p{L}_]/u.test(text)) return [];
	for (const [reference] of text.matchAll(REFERENCE)) {
		const address = reference.length <= LONGEST$2 ? asAddress(reference) : void 0;
		if (address !== void 0) found.add(address);
		if (found.size >= 100) break;
	}
	return [...found];
}
function asAddress(reference) {
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
	const kind = kindOf$3(table, word);
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
const ENDS$1 = [
	"good",
	"bad",
	"stopped",
	"skipped"
];
const OVERRIDABLE = ["failed", "soft_failed"];
function stampDoubts(what, { status, "status-timestamps": stamps }, table) {
	const other = Object.entries(stamps ?? {}).filter(([key, at]) => key.endsWith("-at") && (at ?? "") !== "").map(([key]) => key.slice(0, -3).replaceAll("-", "_")).filter((word) => word !== status && ENDS$1.includes(kindOf$3(table, word))).find((word) => status !== "overridden" || !OVERRIDABLE.includes(word));
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
	const kind = kindOf$3(table, word);
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
		reading.results.push(toResult$1(`protect ${pattern}`, said, caught, rules));
	}
	const { maxDestroys: most } = rules;
	if (most === void 0) return reading;
	const number = numberOf$2(all, attributes, changes, rules.except);
	const said = `${countOf$2(number)} would be destroyed, and no more than ${most} may be.`;
	const caught = number > most ? all : [];
	reading.results.push(toResult$1(`max-destroys ${most}`, said, caught, rules, number > most));
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
function numberOf$2(all, attributes, changes, except) {
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
function toResult$1(policy, message, caught, { released = [] }, failed = caught.length > 0) {
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
// build/src/settings/read-guard.js
const PIECE = /(?:"(?:[^"\\\n]|\\.)*"|[^\s,"])+|"/g;
function readPatterns(text) {
	const own = text.split(/\r\n|\n|\r/).map((line) => line.trim()).filter((line) => !line.startsWith("#")).join("\n");
	const value = Array.from(own.matchAll(PIECE), ([piece]) => piece).filter((one) => one !== "-");
	const odd = value.find((pattern) => !isPattern(pattern));
	return odd === void 0 ? { value: [...new Set(value)] } : { problem: `${quote$3(odd)} is not a pattern of addresses. Write aws_db_instance.*, module.data or module.data.aws_db_instance.main.` };
}
function readMost(text) {
	return /^\s*\d{1,9}\s*$/.test(text) ? { value: Number(text) } : { problem: `${quote$3(text)} is not a number. Write digits only.` };
}
function readExceptions(text) {
	const list = parseList(text);
	if ("problem" in list) return list;
	const read = list.value.map((word) => parseChoice(word, EXCEPTIONS));
	const value = read.flatMap((one) => "value" in one ? one.value : []);
	return read.find((one) => "problem" in one) ?? { value };
}
// build/src/settings/inputs.js
const INPUT_GROUPS = [
	"What to gate",
	"What closes the gate",
	"The run",
	"What the run plans",
	"Who may choose what",
	"What is sent",
	"The comment, on CI hosts that have one"
];
const ACTION = ["action"];
const PUBLISHING = ["action", "cli"];
const OF_GROUPS = [
	"workspace",
	"workspaces",
	"group",
	"affected-only"
];
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
	const read = readHostname(filled$2(question.hostname) ?? filled$2(environment["TF_CLOUD_HOSTNAME"]) ?? block?.hostname ?? DEFAULT_HOST);
	const host = "value" in read ? read.value : void 0;
	const problems = "problem" in read ? [{
		input: "hostname",
		message: read.problem
	}] : [];
	const bound = host && (tokenFor(host.hostname, environment) ?? storedToken?.(host.hostname));
	const token = filled$2(question.token) ?? filled$2(environment["TF_API_TOKEN"]) ?? bound;
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
		message: `is ${hostname}, and ${block.at} names the host ${quote$3(block.hostname)}. Nothing is sent to either. Pass \`hostname\` with the right one: the files of a pull request do not choose it.`
	};
}
function filled$2(text) {
	const trimmed = text?.trim();
	return trimmed === "" ? void 0 : trimmed;
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
const SPECS$1 = new Map(INPUTS.map((spec) => [spec.name, spec]));
function unanswered(sources) {
	return {
		hostname: textOf$3("hostname", sources) === void 0,
		organization: textOf$3("organization", sources) === void 0,
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
	const organization = textOf$3("organization", sources) ?? cloud?.organization;
	if (organization === void 0) note("organization", `is missing. Pass \`organization\`${hint}`);
	else if (!NAME$2.test(organization)) note("organization", `${quote$3(organization)} is not a name. ${NAME_RULE}`);
	const workspaces = selectWorkspaces({
		one: textOf$3("workspace", sources),
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
function readAlone(sources) {
	const problems = [];
	const note = (input, message) => void problems.push({
		input,
		message
	});
	const values = readInputs(sources, note);
	if (problems.length === 0) noteConflicts(values, note);
	return problems.length > 0 ? { problems } : {
		values,
		runOptions: runOptionsOf(values)
	};
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
	for (const spec of SPECS$1.values()) {
		const text = textOf$3(spec.name, sources) ?? spec.default;
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
function textOf$3(name, sources) {
	const direct = given(name, sources);
	if (direct !== void 0) return direct;
	if (name === "workspace" && given("workspaces", sources) !== void 0) return void 0;
	return (SPECS$1.get(name)?.environment ?? []).map((variable) => sources.environment[variable]?.trim()).find(Boolean);
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
// build/src/hosts/event-texts.js
const NAMES$1 = /TITLE|BRANCH|MESSAGE|REF_NAME|HEAD_REF|DESCRIPTION|_TAG$|LABELS$/i;
const SHORTEST$1 = 3;
function eventTextsIn(settings, payload, environment) {
	const words = Object.values(reportedWords(settings)).map((text) => cleanText(text ?? ""));
	if (words.every((text) => text === "")) return [];
	const lines = [...Object.entries(environment).flatMap(([name, text]) => NAMES$1.test(name) && text !== void 0 ? [text] : []), ...textsOf(payload)].flatMap((text) => {
		const clean = cleanText(text).trim();
		return [clean, ...clean.split("\n").map((line) => line.trim())];
	});
	return [...new Set(lines)].filter((text) => text.length >= SHORTEST$1 && words.some((one) => one.includes(text))).filter((text) => prose(text, text.length) !== text).sort((one, other) => other.length - one.length);
}
function textsOf(json) {
	if (typeof json === "string") return [json];
	return typeof json === "object" && json !== null ? Object.values(json).flatMap(textsOf) : [];
}
// build/src/report/links.js
function originsOf({ serviceOrigin, repository, job }) {
	return [
		serviceOrigin,
		repository?.serverUrl,
		job?.url
	].filter((url) => url !== void 0);
}
function runOf({ runId, runUrl }, context) {
	return runId === void 0 ? "" : link$1(codeSpan(runId, 40), runUrl, originsOf(context));
}
function summaryOf(context) {
	return `the ${link$1("job summary", context.job?.url, originsOf(context))}`;
}
function footerOf(context) {
	const { commit, job, version, startedAt } = context;
	const origins = originsOf(context);
	const attempt = job && job.attempt > 1 ? ` attempt ${job.attempt}` : "";
	return `<sub>${joined(" · ", commit && `Commit ${link$1(codeSpan(commit.sha.slice(0, 7)), commit.url, origins)}`, job && `${link$1("workflow run", job.url, origins)}${attempt}`, `evaluated ${minuteOf(startedAt) || "at an unknown time"}`, `Plangate ${/^[0-9A-Za-z.-]{1,30}$/.test(version) ? version : ""}`)}</sub>`;
}
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
// build/src/report/room.js
const AROUND = 2;
function createRoom(budget, measure, outer) {
	let spent = 0;
	const room = {
		left: () => Math.min(Math.floor(budget) - spent, outer?.left() ?? Infinity),
		reserve(cost) {
			if (cost > room.left() || outer?.reserve(cost) === false) return false;
			spent += cost;
			return true;
		},
		take: (text) => room.reserve(measure(text) + AROUND),
		keep: (text) => text !== "" && room.take(text) ? text : "",
		part: (share) => createRoom(room.left() * share, measure, room),
		trial: () => createRoom(room.left(), measure)
	};
	return room;
}
function takeAll(room, items, render) {
	const taken = [];
	for (const item of items) {
		const text = render(item);
		if (!room.take(text)) break;
		taken.push(text);
	}
	return taken;
}
function fold(room, title, head, items, row) {
	const summary = `<details><summary>${title}</summary>`;
	if (items.length === 0) return {
		text: "",
		missing: 0
	};
	if (!room.take(`${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`)) return {
		text: "",
		missing: items.length
	};
	const rows = takeAll(room, items, row);
	const missing = items.length - rows.length;
	return {
		text: joined("\n\n", summary, rows.length > 0 ? joined("\n", head, ...rows) : "", missing > 0 ? `… and ${grouped(missing)} more.` : "", "</details>"),
		missing
	};
}
// build/src/report/changes.js
const SIGNS$1 = {
	delete: "−",
	replace: "±",
	forget: "∅",
	update: "~",
	create: "+",
	none: "→"
};
const REASONS = {
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
function destructionBlock(view, room, most) {
	const destroying = changesOf(view).filter(destroys);
	const heading = headingOf(destroying, view);
	const doubts = takeAll(room, view.workspaces.flatMap((each) => doubtLine(each, view) || []), asIs);
	const unlisted = view.workspaces.flatMap((each) => unlistedLine(each, view) || []);
	if (heading === "" || !room.take(`${heading}\n\n${moreOf$1(1e6, view)}`)) return {
		text: doubts.join("\n>\n"),
		missing: destroying.length
	};
	const groups = grouping(destroying).slice(0, most);
	const counted = takeAll(room, unlisted, asIs);
	const lines = takeAll(room, groups, (group) => changeLine(group, view));
	const missing = destroying.length - groups.slice(0, lines.length).flat().length;
	const list = [...lines, ...counted].join("\n");
	const more = missing > 0 ? moreOf$1(missing, view) : "";
	return {
		text: joined("\n\n", heading, doubts.join("\n>\n"), list, more),
		missing: 0
	};
}
function changesFold(view, room, most) {
	const all = changesOf(view);
	const others = all.filter((change) => !destroys(change));
	const number = others.length + sum(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
	if (number === 0) return {
		text: "",
		missing: 0
	};
	const title = `<details><summary>${count$2(number, all.length === others.length ? "change" : "other change")}</summary>`;
	const end = moreOf$1(1e6, view);
	if (!room.take(`${title}\n\n${end}\n\n</details>`)) return {
		text: "",
		missing: number
	};
	const groups = grouping(others).slice(0, most);
	const lines = takeAll(room, groups, (group) => changeLine(group, view));
	const missing = number - groups.slice(0, lines.length).flat().length;
	const more = missing > 0 ? moreOf$1(missing, view) : "";
	return {
		text: joined("\n\n", title, lines.join("\n"), more, "</details>"),
		missing: 0
	};
}
function destructionWords(view, most) {
	const groups = grouping(changesOf(view).filter(destroys));
	const lines = groups.slice(0, most).map((group) => {
		const [change] = group;
		const names = workspacesOf$3(group, view, (name) => cleanLine(name, 60));
		const parts = [
			cleanLine(change.address, 200),
			placeOf$5(change),
			names,
			why(change, asIs)
		];
		return `  ${SIGNS$1[change.action]} ${joined("   ", ...parts)}`;
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
function headingOf(destroying, view) {
	const unlisted = view.workspaces.filter(({ changes }) => changes === void 0);
	const replaced = destroying.filter(({ action }) => action === "replace").length;
	const destroyed = destroying.length - replaced + sum(unlisted, ({ plan }) => plan?.destructions ?? 0);
	const one = view.workspaces.length === 1;
	const [destroy, replace] = one ? ["destroys", "replaces"] : ["destroy", "replace"];
	const what = joined(" and ", destroyed > 0 ? `${destroy} ${count$2(destroyed, "resource")}` : "", replaced > 0 && destroyed > 0 ? `${replace} ${grouped(replaced)}` : "", replaced > 0 && destroyed === 0 ? `${replace} ${count$2(replaced, "resource")}` : "");
	return what && `#### ${one ? "This plan" : "These plans"} ${what}`;
}
function unlistedLine(workspace, view) {
	const { name, plan, changes } = workspace;
	const destroyed = plan?.destructions ?? 0;
	if (changes !== void 0 || destroyed === 0) return "";
	const run = runOf(workspace, view.context) || "the run";
	return `- ${view.workspaces.length > 1 ? `${codeSpan(name, 60)}: ${grouped(destroyed)}. ` : ""}Which ones could not be read: see ${run}.`;
}
function doubtLine(workspace, view) {
	const { name, changes } = workspace;
	if (changes?.doubt === void 0) return "";
	const run = runOf(workspace, view.context);
	return `> ⚠️ ${codeSpan(name, 60)}: ${MAYBE} ${prose(changes.doubt)} See ${run || "the run"}.`;
}
function changeLine(group, view) {
	const [change] = group;
	const { address, action, location } = change;
	const place = placeOf$5(change);
	const url = location && permalink(location, view.context);
	const where = place && link$1(codeSpan(place), url, originsOf(view.context));
	const names = workspacesOf$3(group, view, (name) => codeSpan(name, 60));
	const what = joined(" ", where, codeSpan(address, 200), names);
	return `- **${SIGNS$1[action]}** ${joined(": ", what, why(change, (text) => codeSpan(text, 200)))}`;
}
function workspacesOf$3(group, view, mark) {
	const names = [...new Set(group.map(({ workspace }) => workspace))];
	return view.workspaces.length > 1 ? `in ${firstOf(names, 2, mark)}` : "";
}
function why(change, mark) {
	const { action, previousAddress, imported, deposed, reason = "", attributes } = change;
	const isKnown = action !== "forget" && Object.hasOwn(REASONS, reason);
	const names = list$2(attributes, 4, mark);
	return joined(", ", deposed ? "what an earlier replacement left behind" : "", previousAddress === void 0 ? "" : `moved from ${mark(cleanLine(previousAddress, 200))}`, imported ? "imported" : "", action === "forget" ? "stays, but is no longer managed" : "", joined(" ", isKnown ? REASONS[reason] : "", names && `(${names})`));
}
function moreOf$1(number, { workspaces, context }) {
	const runs = workspaces.flatMap((each) => each.changes ? runOf(each, context) || [] : []);
	return `… and ${grouped(number)} more: see ${firstOf(runs, 3) || "the run"}.`;
}
function sum(items, figure) {
	return items.reduce((total, item) => total + figure(item), 0);
}
// build/src/policy/named-resources.js
const MOST = 1e3;
const LONGEST$1 = 2e3;
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
			if (resources.size >= MOST) break;
			resources.set(address, {
				address,
				message: message?.slice(0, LONGEST$1),
				location
			});
		} else {
			known.location ??= location;
			const said = known.message ?? "";
			if (message !== void 0 && !said.includes(message) && said.length < LONGEST$1) known.message = said === "" ? message : `${said}; ${message}`;
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
		return pick(logged.filter((policy) => policy.level === level && policy.passed !== true), count, level).map((policy) => ({
			...toResult(policy, isOverridden ? "overridden" : "failed"),
			overridable: isSoft,
			override: at === void 0 ? void 0 : { at }
		}));
	});
	const passes = pick(logged.filter((policy) => policy.passed === true), counts.passed, "unknown").map((each) => toResult(each, "passed"));
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
	if (kindOf$3(POLICY_CHECK, status) !== "unknown" && !fits$1(status, counts)) doubts.push(`The ${what} is "${status}" but counts ${hard} hard-mandatory and ${soft} soft-mandatory failures.`);
	if (status === "passed" && result?.result === false && advisory === 0) doubts.push(`The ${what} is "passed" but its result is false.`);
	if (status === "passed" && passed + total === 0 && result?.result !== true) doubts.push(`The ${what} is "passed" but names no policy and no result.`);
	return doubts;
}
function pick(named, count, level) {
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
function toResult(policy, status) {
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
const MOST_LINES = 500;
const LONGEST = 2e3;
function parsePolicyLog(log) {
	const policies = [];
	let current;
	let description = false;
	for (const raw of log.split("\n")) {
		const line = raw.trimEnd().slice(0, LONGEST);
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
		} else if (description) current.description = `${current.description} ${line.trim()}`.trim().slice(0, LONGEST);
		else if (current.output.length < MOST_LINES) current.output.push(line);
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
function compare(results, current) {
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
			baseline: agreed$1(resources.length > 0 ? resources : [none])
		};
	});
}
function agreed$1(all) {
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
			placeOf$5(each)
		];
	}).map((group) => joinFindings(group, context)).sort(bySeverity$1);
}
function joinFindings(group, context) {
	const [finding] = group;
	const { previous } = context;
	const same = groupBy(group.flatMap(({ resources }) => resources), (each) => [
		each.address,
		each.message,
		placeOf$5(each)
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
			baseline: agreed$1([resource, ...others]),
			workspaces: workspacesOf$2([resource, ...others])
		};
	});
	const isOld = previous?.fingerprints.includes(finding.fingerprint) || resources.some(({ age }) => age === "persisting");
	return {
		...finding,
		workspaces: workspacesOf$2(group),
		permalink: finding.location && permalink(finding.location, context),
		helpUrl: helpUrl(finding, context),
		age: previous && (isOld ? "persisting" : "new"),
		baseline: agreed$1(group),
		resources
	};
}
function workspacesOf$2(all) {
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
function bySeverity$1(one, other) {
	return SEVERITIES$1.indexOf(one.severity) - SEVERITIES$1.indexOf(other.severity) || KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || compare$2(one.policySet, other.policySet) || compare$2(one.policy, other.policy) || compare$2(one.address ?? "", other.address ?? "") || compare$2(one.message, other.message) || compare$2(one.fingerprint, other.fingerprint);
}
function fingerprint(finding) {
	const { kind, policySet, policy, address = "", message } = finding;
	const text = message.slice(0, 400).toLowerCase().replace(/\d+/g, "0").replace(/\s+/g, " ");
	return hash$1(JSON.stringify([
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
function unsaid(finding, limit) {
	const { message, output, resources } = finding;
	const said = new Set(["", message]);
	for (const resource of resources) {
		said.add(resource.address);
		for (const part of [resource.message ?? "", ...(resource.message ?? "").split("; ")]) said.add(part).add(`${resource.address}: ${part}`);
	}
	const left = output.filter((line) => line.length > limit || !said.has(line));
	return left.length > 0 && areSeveral(finding) ? output : left;
}
// build/src/report/finding-list.js
const WHY_LIMIT = 240;
const VISIBLE = 5;
const FOLDED = 100;
function mustFix(view, room) {
	const findings = mustFixFindings(view);
	const mayPass = (each) => !view.green && each.severity === "needs-override";
	const fixed = findings.filter((each) => !mayPass(each));
	const passable = findings.filter(mayPass);
	const guarded = passable.filter(({ guard }) => guard === true);
	const title = fixed.every(({ kind }) => kind === "undecided") ? "Undecided, so nothing vouches for them" : "Must be fixed";
	const share = passable.length / Math.max(1, findings.length);
	const kept = room.part(1 - share / 2);
	const first = section(view.green ? "Failed, but not enforced" : title, fixed, view, kept);
	const second = section("Must be fixed, or overridden by those who manage policy overrides", passable.filter(({ guard }) => guard !== true), view, guarded.length > 0 ? room.part(.5) : room);
	const third = section("Guarded, unless a comment lets it through", guarded, view, room);
	return {
		text: joined("\n\n", first.text, second.text, third.text),
		missing: first.missing + second.missing + third.missing
	};
}
function section(words, findings, view, room) {
	const title = `**${words}**`;
	if (findings.length === 0) return {
		text: "",
		missing: 0
	};
	if (!room.take(title)) return {
		text: names(findings, room),
		missing: findings.length
	};
	const render = (finding) => itemOf(finding, view, VISIBLE, "**");
	const items = takeAll(room.part(.7), findings, render);
	const left = findings.slice(items.length);
	const all = takeAll(room.trial(), left, render);
	if (all.length === left.length) items.push(...all.filter((item) => room.take(item)));
	const shown = new Set(findings.slice(0, items.length).map(({ policy }) => policy));
	const others = findings.slice(items.length).filter(({ policy }) => !shown.has(policy));
	const rest = others.length > 0 ? names(others, room) : "";
	return {
		text: joined("\n\n", title, items.join("\n"), rest),
		missing: findings.length - items.length
	};
}
function names(findings, room) {
	const different = [...new Set(findings.map(({ policy }) => policy))];
	const more = (number) => `${policies(number)} more, named in the summary`;
	if (!room.take(`Also failed: and ${more(different.length)}.`)) return "";
	const shown = takeAll(room, different, (name) => codeSpan(name, 80));
	const missing = different.length - shown.length;
	const rest = missing > 0 ? more(missing) : "";
	return `Also failed: ${joined(" and ", shown.join(", "), rest)}.`;
}
function foldedList(title, findings, view, room) {
	return fold(room, title, "", findings, (finding) => itemOf(finding, view, FOLDED));
}
function itemOf(finding, view, most, strong = "") {
	const spots = spotsOf(finding);
	const rest = spots.length - most;
	const general = prose(generalMessage(finding), WHY_LIMIT, view.context.linkOrigins);
	const head = joined(" · ", `- ${strong}${codeSpan(finding.policy, 120)}${strong}`, ...about(finding, view, strong !== ""));
	return joined("\n", general === "" ? head : `${head}: ${general}`, ...spots.slice(0, most).map((spot) => `  - ${lineOf(spot, finding, view)}`), rest > 0 ? `  - and ${grouped(rest)} more` : "");
}
function about(finding, view, closing) {
	const { kind, policySet, status, level, description = "", message } = finding;
	const isSaid = status === "failed" || kind === "diagnostic";
	return [
		description === message ? "" : prose(description, 160),
		policySet === "" ? "" : codeSpan(policySet, 80),
		kind === "run-task" ? "run task" : kind === "diagnostic" ? "plan error" : "",
		level === "advisory" && closing ? "advisory" : "",
		level === "unknown" && kind !== "diagnostic" ? "unknown level" : "",
		status === "overridden" ? overriddenWords(finding, MARKS) : isSaid ? "" : STATUS_WORDS[status],
		view.workspaces.length > 1 ? workspacesOf$1(finding, view) : "",
		baselineWords(finding, view.context, codeSpan),
		finding.age === "new" ? "🆕" : "",
		finding.helpUrl ? link$1("how to fix", finding.helpUrl, [finding.helpUrl]) : ""
	];
}
const MARKS = {
	name: (text) => codeSpan(text, 60),
	text: (text) => prose(text, WHY_LIMIT)
};
function workspacesOf$1({ workspaces: names }, view) {
	const all = view.workspaces.length;
	if (names.length === all && all > 2) return `all ${workspaces(all)}`;
	return firstOf(names, 4, (name) => codeSpan(name, 60), workspaces);
}
function lineOf(spot, finding, view) {
	const [address, message] = subjectAndMessage(spot, WHY_LIMIT);
	const place = placeOf$5(spot);
	const isNew = spot.age === "new" && finding.age !== "new";
	const isElsewhere = spot.workspaces.length < finding.workspaces.length;
	const isNameless = spot.address === void 0 && finding.kind === "policy";
	return joined(" · ", joined(" ", place && link$1(codeSpan(place), spot.permalink, originsOf(view.context)), joined(": ", address && codeSpan(address, 200), prose(message, WHY_LIMIT, view.context.linkOrigins)) || (place ? "" : "–")), isNameless ? "names no resource" : "", isElsewhere ? workspacesOf$1(spot, view) : "", baselineWords(ownBaseline(spot, finding), view.context, codeSpan), isNew ? "🆕" : "");
}
function messageDetails(findings, view, room, messageLimit) {
	const groups = groupBy(findings.filter((each) => spotsOf(each).length > VISIBLE || textOf$2(each) !== ""), (each) => [
		each.kind,
		each.policySet,
		each.policy
	]);
	const folds = takeAll(room, groups, (group) => messageFold(group, view, messageLimit));
	return {
		text: folds.join("\n\n"),
		missing: groups.slice(folds.length).flat().length
	};
}
function textOf$2(finding) {
	const { message } = finding;
	const isCut = message.length > WHY_LIMIT || /[\r\n]/.test(message);
	const printed = unsaid(finding, WHY_LIMIT);
	const isPrinted = printed.some((line) => line.includes(message));
	return joined("\n", isCut && !isPrinted ? message : "", ...printed);
}
const WRITTEN_OUT = 10;
function messageFold(group, view, limit) {
	const [{ policy }] = group;
	const shown = group.slice(0, WRITTEN_OUT);
	const rest = group.length - shown.length;
	const more = group.reduce((sum, each) => sum + spotsOf(each).slice(VISIBLE).length, 0);
	const what = joined(" and ", more > 0 ? count$2(more, "more resource") : "", group.some((each) => textOf$2(each) !== "") ? "what it printed" : "");
	return joined("\n\n", `<details><summary>${htmlCode(policy, 120)}: ${what}</summary>`, ...shown.map((finding) => moreOf(finding, view, Math.floor(limit / shown.length), group)), rest > 0 ? `… and ${grouped(rest)} more of the same policy.` : "", "</details>");
}
function moreOf(finding, view, limit, { length: alike }) {
	const spots = spotsOf(finding).slice(VISIBLE);
	const lines = takeAll(createRoom(limit * 2, (line) => line.length), spots, (spot) => `- ${lineOf(spot, finding, view)}`);
	const rest = spots.length - lines.length;
	if (rest > 0) lines.push(`- … and ${grouped(rest)} more`);
	const text = textOf$2(finding);
	const cut = text.length > limit ? `\n… ${grouped(text.length - limit)} more characters` : "";
	const links = linksIn(clip(text, limit), view.context.linkOrigins).slice(0, 5).join(", ");
	return joined("\n\n", alike > 1 && view.workspaces.length > 1 ? `In ${workspacesOf$1(finding, view)}:` : "", lines.join("\n"), text === "" ? "" : fence(clip(text, limit) + cut), links);
}
// build/src/report/help.js
const PAGE = "https://github.com/plangate/plangate/blob/main/docs/troubleshooting.md";
const HEADINGS$1 = [
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
	const heading = HEADINGS$1.find((each) => phrasesOf(each).some((one) => holds(message, one)));
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
	if (closing.length > 0) return [`Fix ${closing.length === 1 ? "the finding" : `the ${count$2(closing.length, "finding")}`}${closing.every(({ kind, status }) => kind === "policy" && status === "failed") ? " that nobody can override," : ""} and push again.`];
	if (verdict !== "advisory") return [];
	return [`Fix the ${count$2(advisory, "advisory failure")} and push again; or those who write the workflow set fail-on to mandatory.`];
}
function overrideSteps$1({ overrides, context }, { name, code }) {
	if (overrides.length === 0) return [];
	const policies = [...new Set(overrides.flatMap((each) => each.policies))];
	const runs = overrides.slice(0, MOST_RUNS).map(({ runId }) => runId);
	const rest = overrides.length - runs.length;
	const others = rest > 0 ? `, and the same for ${count$2(rest, "other run")}` : "";
	const again = context.adoptsOverridden === true ? ", then run this job again" : "";
	const command = code(`plangate override ${runs.join(" ")} --reason "…"`);
	const comment = commandOf("override", context);
	const or = comment === void 0 ? "" : `; or those whom the workflow names comment ${code(comment)}`;
	return [`Fix ${list$2(policies, MOST_NAMES, name)}, or let ${policies.length === 1 ? "it" : "them"} pass: those who manage policy overrides run ${command}${others}${again}${or}.`];
}
function commandOf(word, { takesCommands, commit, pullRequest }) {
	return takesCommands === true && commit !== void 0 && pullRequest !== void 0 ? `/plangate ${word} ${commit.sha} REASON` : void 0;
}
function guardSteps({ findings, context }, { name, code }) {
	const guards = findings.filter(({ guard, severity }) => guard && severity === "needs-override");
	if (guards.length === 0) return [];
	const rules = list$2([...new Set(guards.map(({ policy }) => policy))], MOST_NAMES, name);
	const command = commandOf("allow-destroys", context);
	return [`Keep to ${rules} and push again; or ${command === void 0 ? "where a workflow takes commands (docs/commands.md), people let it through by a comment" : `those whom the workflow names let it through by the comment ${code(command)}`}.`];
}
function recoverSteps(view, mark) {
	const { findings, workspaces, context } = view;
	const those = (verdict) => workspaces.filter((each) => each.verdict === verdict);
	const named = (all) => list$2(all.map(({ name }) => name), MOST_NAMES, mark.name);
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
// build/src/report/workspace-table.js
const HEAD = "| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|";
const VISIBLE_ROWS = 10;
function workspaceTables(view, room) {
	const sorted = [...view.workspaces].sort(byVerdict);
	const closed = sorted.filter(({ verdict }) => !isGreen(verdict));
	const open = sorted.length <= VISIBLE_ROWS ? sorted : closed.slice(0, VISIBLE_ROWS);
	const rest = sorted.slice(open.length);
	if (sorted.length === 0 || !room.take(HEAD)) return {
		visible: "",
		folded: "",
		missing: sorted.length
	};
	const rollUp = rest.length > 0 && room.reserve(250) ? [rollUpRow(rest)] : [];
	const toRow = (workspace) => row(workspace, view);
	const rows = takeAll(room, open, toRow);
	const isWhole = rows.length === open.length;
	const title = `${workspaces(rest.length)} one by one`;
	const folded = isWhole ? fold(room, title, HEAD, rest, toRow) : void 0;
	return {
		visible: [
			HEAD,
			...rows,
			...rollUp
		].join("\n"),
		folded: folded && folded.missing < rest.length ? folded.text : "",
		missing: open.length - rows.length
	};
}
function row(workspace, view) {
	const { verdict } = workspace;
	const none = isGreen(verdict) ? "no policies" : VERDICT[verdict].words;
	return `| ${[
		icon(verdict, isGreen(verdict, view.context.failOn)),
		codeSpan(workspace.name, 90),
		planCell(workspace),
		countsCell([workspace]) || none,
		runOf(workspace, view.context) || "–"
	].join(" | ")} |`;
}
function rollUpRow(rest) {
	const verdicts = [...new Set(rest.map(({ verdict }) => verdict))];
	const signs = verdicts.map((verdict) => icon(verdict, isGreen(verdict)));
	const words = verdicts.map((verdict) => VERDICT[verdict].words).join(", ");
	const counts = countsCell(rest) || "no policies";
	return `| ${signs[0]} | ${workspaces(rest.length)} ${words} | | ${counts} | |`;
}
function countsCell(of) {
	return countWords(of, (words) => `**${words}**`);
}
function planCell(workspace) {
	return joined("<br>", planWords(workspace), costWords(workspace.cost?.deltaMonthly));
}
function planWords(workspace) {
	const { plan } = workspace;
	const figures = figuresOf(workspace);
	if (plan?.status === "errored") return "failed";
	if (plan === void 0 || figures === void 0) return "–";
	const { creates, updates, deletes, replaces = 0 } = figures;
	if (hasNoChanges(plan)) return "no changes";
	return joined(" ", creates > 0 ? `+${grouped(creates)}` : "", updates > 0 ? `~${grouped(updates)}` : "", deletes > 0 ? `**−${grouped(deletes)}**` : "", replaces > 0 ? `**±${grouped(replaces)}**` : "", plan.imports > 0 ? `${grouped(plan.imports)} imported` : "") || "changes outputs only";
}
function costWords(delta) {
	if (delta === void 0 || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(delta)) return "";
	const value = Number(delta);
	if (value === 0) return "";
	return `${value > 0 ? "+" : "−"}${Math.abs(value).toFixed(2)} USD a month`;
}
function byVerdict(one, other) {
	return VERDICTS.indexOf(other.verdict) - VERDICTS.indexOf(one.verdict) || compare$2(one.name, other.name);
}
function resultsFold(view, room) {
	const rank = ({ status }) => status === "passed" ? 1 : 0;
	const name = ({ policySet, policy }) => `${policySet}\n${policy}`;
	const groups = groupBy(view.results, ({ policySet, policy, level, status }) => {
		return [
			policySet,
			policy,
			level,
			status
		];
	}).sort(([one], [other]) => rank(one) - rank(other) || compare$2(name(one), name(other)));
	return fold(room, `All ${policies(view.results.length)}`, "| Policy | Level | Result | Workspaces |\n|---|---|---|---|", groups, resultRow);
}
function resultRow(group) {
	const [{ policySet, policy, level, status, word = "" }] = group;
	const set = policySet === "" ? "" : `<br><sub>${codeSpan(policySet, 80)}</sub>`;
	const all = [...new Set(group.map(({ workspace }) => workspace))];
	const names = all.slice(0, 3).map((each) => codeSpan(each, 60));
	const rest = all.length - names.length;
	return `| ${[
		`${codeSpan(policy, 120)}${set}`,
		levelWords(level),
		status === "unknown" ? `unknown ${codeSpan(word, 40)}` : status,
		list$2(rest > 0 ? [...names, `${grouped(rest)} more`] : names)
	].join(" | ")} |`;
}
// build/src/report/body.js
function renderBody(view, options) {
	const room = createRoom(options.budget, options.measure);
	const footer = room.keep(footerOf(view.context));
	const asked = room.part(.3).keep(optionsLine(view));
	const canSay = room.reserve(300 + options.measure(options.elsewhere));
	const must = mustFixFindings(view);
	const fix = mustFix(view, room.part(.75));
	const reasons = reasonLines(view, room.part(.5));
	const [inSight, folded] = options.results ? [1e3, 5e3] : [50, 200];
	const destroyed = destructionBlock(view, room.part(.5), inSight);
	const leftovers = leftoverLines(view, room);
	const tables = workspaceTables(view, room.part(.8));
	const steps = room.part(.5).keep(nextLines(view));
	const details = messageDetails(must, view, room.part(.8), options.messageLimit);
	const advisory = otherFindings(view, room, false);
	const notes = otherFindings(view, room, true);
	const notices = noticesFold(view, room);
	const changed = changesFold(view, room.part(.7), folded);
	const results = options.results ? resultsFold(view, room) : {
		text: "",
		missing: 0
	};
	const unaffected = room.keep(unaffectedLine(view));
	const { resolved } = view;
	const gone = resolved > 0 ? `✅ ${grouped(resolved)} resolved since the last push.` : "";
	const leftOut = [
		[
			fix.missing,
			"finding not listed",
			"findings not listed"
		],
		[details.missing, "long message"],
		[advisory.missing, "advisory failure"],
		[notes.missing + notices.missing, "note"],
		[destroyed.missing + changed.missing, "change"],
		[tables.missing, "workspace"],
		[results.missing, "result"]
	].flatMap(([number, one, many]) => number > 0 ? count$2(number, one, many) : []);
	return joined("\n\n", asked, tables.visible, leftovers, reasons, fix.text, steps, destroyed.text, details.text, changed.text, advisory.text, notes.text, tables.folded, notices.text, results.text, unaffected, room.keep(gone), leftOut.length > 0 && canSay ? `Left out for length: ${leftOut.join(", ")}. All of it is in ${options.elsewhere}.` : "", footer);
}
function otherFindings(view, room, notes) {
	const must = mustFixFindings(view);
	const findings = view.findings.filter((each) => !must.includes(each) && each.severity === "notes" === notes);
	return foldedList(notes ? `☑️ ${count$2(findings.length, "overridden failure or note", "overridden failures and notes")}` : `⚠️ ${count$2(findings.length, "advisory failure")}`, findings, view, room);
}
function noticesFold(view, room) {
	const groups = groupBy(view.workspaces.flatMap(({ name, notices }) => notices.map((notice) => ({
		name,
		notice
	}))), ({ notice }) => notice);
	return fold(room, `ℹ️ ${count$2(groups.length, "notice")}`, "", groups, (group) => {
		return `- ${firstName(group)}: ${prose(group[0].notice, 400)}`;
	});
}
function firstName(workspaces) {
	return firstOf(workspaces.map(({ name }) => name), 1, (name) => codeSpan(name, 60));
}
function optionsLine({ context: { runOptions = [] } }) {
	if (runOptions.length === 0) return "";
	return `⚙️ Planned with ${firstOf(runOptions, 10, (option) => codeSpan(option, 200))}. Without, the verdict may be another one.`;
}
function unaffectedLine({ unaffected }) {
	if (unaffected.length === 0) return "";
	const names = unaffected.slice(0, 10).map((name) => codeSpan(name, 90));
	const more = unaffected.length > 10 ? ` and ${grouped(unaffected.length - 10)} more` : "";
	return `Not affected by this change, and not planned: ${names.join(", ")}${more}.`;
}
function reasonLines(view, room) {
	const groups = groupBy(view.workspaces.filter((each) => needsReason(each, view)), ({ reasons }) => reasons.slice(0, 3));
	const lines = takeAll(room, groups, reasonLine);
	const missing = groups.length - lines.length;
	if (missing > 0 && lines.length > 0) lines.push(`- … and ${count$2(missing, "other reason")}.`);
	return lines.join("\n");
}
function reasonLine(alike) {
	const [{ verdict, reasons }] = alike;
	const shown = reasons.slice(0, 3);
	const why = shown.map((reason) => prose(reason, 500));
	const [url = ""] = shown.flatMap((reason) => helpFor(reason) ?? []);
	const help = url && link$1("What to do", url, [url]);
	return joined(" ", `- ${icon(verdict, false)} ${firstName(alike)}:`, ...why, help);
}
function leftoverLines(view, room) {
	return takeAll(room, view.workspaces.flatMap(({ leftover }) => leftover ?? []), (leftover) => `> ⚠️ ${prose(leftover, 900)}`).join("\n>\n");
}
function nextLines(view) {
	if (view.workspaces.length === 0) return view.nextSteps.map((each) => prose(each)).join("\n");
	const code = (text) => codeSpan(text, 700);
	const [first, ...others] = stepsOf(view, {
		name: (text) => codeSpan(text, 60),
		code
	});
	if (first === void 0) return "";
	if (others.length === 0) return `**What to do next:** ${first}`;
	return `**What to do next**\n\n${[first, ...others].map((each) => `- ${each}`).join("\n")}`;
}
// build/src/report/own-words.js
const LIMIT_BYTES$1 = 2e3;
function ownWordsOf({ ownWords, eventTexts = [], linkOrigins }) {
	const { title = "", header = "", footer = "" } = ownWords ?? {};
	const render = (text) => calm(clipBytes(markForeign(cleanText(text), eventTexts)).trim(), linkOrigins ?? []);
	return {
		title: prose(clipBytes(title), LIMIT_BYTES$1),
		header: render(header),
		footer: render(footer)
	};
}
function clipBytes(text) {
	const bytes = Buffer.from(text);
	if (bytes.length <= LIMIT_BYTES$1) return text;
	return `${bytes.subarray(0, LIMIT_BYTES$1 - Buffer.byteLength("…")).toString().replace(/\ufffd+$/, "")}…`;
}
function markForeign(text, [first, ...others]) {
	if (first === void 0) return text;
	return text.split(first).map((part) => markForeign(part, others)).join(codeSpan(first, LIMIT_BYTES$1));
}
const BREAK = "​";
function calm(text, origins) {
	let open = "";
	return [...text.split("\n").map((line, at, all) => {
		const run = /^(?:`{3,}|~{3,})/.exec(line)?.[0] ?? "";
		if (open !== "") {
			const closes = run.startsWith(open) && line.trim() === run;
			if (closes) open = "";
			return closes ? run : calmLine(line, origins);
		}
		if (run !== "" && !(run.startsWith("`") && line.includes("`", run.length))) {
			open = run;
			return run;
		}
		const underlines = /^\s*(?:=+|-+)\s*$/.test(line) && all[at - 1]?.trim() !== "";
		const lower = line.replace(/^(\s*)#{1,3}(?=\s|$)/, "$1####");
		return (underlines && at > 0 ? BREAK : "") + calmLine(lower, origins);
	}), open].join("\n").trimEnd();
}
const HIDDEN_FENCE = /^[\s>*+\-\d.)]+(?=`{3}|~{3})/;
const ACTIVE = /\]\(([^\s()<>]*)\)|(?<=^|[\s*_~(])(https?:\/\/[^\s<>()[\]"'`*|\\^{}…]+)|[<&@](?=\S)|#(?=\d)|\bGH-(?=\d)|\b[0-9a-f]{7,}\b|(?:mailto|xmpp)(?=:)|:(?=\/\/)|\bwww(?=\.)|\](?=[(:])|!(?=\[)|\$/giu;
function calmLine(line, origins) {
	return line.replace(ACTIVE, (sign, target, address) => {
		const href = safeHref(target ?? address ?? "", origins);
		if (target !== void 0) return href === void 0 ? `]${BREAK}(${calmLine(target, origins)})` : `](${href})`;
		if (address === void 0) return sign.replace(/.{6}(?=.)|.$/gu, `$&${BREAK}`);
		return href ?? calmLine(address.replace(":", `:${BREAK}`), origins);
	}).replace(HIDDEN_FENCE, `$&${BREAK}`);
}
// build/src/report/sections.js
const COMMENT_BUDGET = 6e4;
const ROOM_FOR_WORDS = 3e4;
const NO_WORDS = {
	title: "",
	header: "",
	footer: ""
};
function mergeSections(existing, section, budget = COMMENT_BUDGET) {
	const { key } = section;
	const body = existing ?? "";
	const known = decodeMarker(body, key);
	if (known && (isSuperseded(section.state, known) || holdsSection(body, section))) return body;
	const head = newestOf([...known?.sections ?? [], section.state]).headSha;
	const previousSha = previousOf(known, head);
	const others = (known ? readParts(body, known) : []).filter(({ state }) => state.id !== section.state.id && (state.headSha === head || state.headSha === previousSha));
	const stateLimit = Math.min(4096, Math.floor(budget / 8));
	const acts = currentActs(known?.acts ?? [], head);
	return fitParts(others, section, budget, (parts) => {
		const sections = parts.map(({ state }) => state);
		const marker = encodeMarker({
			key,
			sections,
			previousSha,
			acts
		}, stateLimit);
		return compose(parts, head, joined("\n\n", renderActs(acts), marker), section, budget);
	});
}
function holdsSection(body, { state, key }) {
	const found = decodeMarker(body, key)?.sections.find(({ id }) => id === state.id);
	const { digest, runId, attempt } = state;
	return found?.digest === digest && found.runId === runId && found.attempt === attempt;
}
function isSuperseded(ours, comment) {
	const theirs = comment.sections.find(({ id }) => id === ours.id);
	if (theirs && isNewer(theirs, ours)) return true;
	return comment.sections.some((other) => other.headSha !== ours.headSha && isNewer(other, ours));
}
function isNewer(one, other) {
	if (one.runId === other.runId && one.runId !== 0) return one.attempt > other.attempt;
	if (one.headSha !== other.headSha && one.runId !== 0 && other.runId !== 0) return one.runId > other.runId;
	return one.startedAt > other.startedAt;
}
function newestOf(states) {
	return states.reduce((newest, state) => isNewer(state, newest) ? state : newest);
}
function previousOf(known, head) {
	const last = known?.sections.filter(({ headSha }) => headSha !== head) ?? [];
	return last.length === 0 ? known?.previousSha : newestOf(last).headSha;
}
function fitParts(others, section, budget, composeAll) {
	const { state, title, url } = section;
	const own = (text) => ({
		state,
		title,
		text,
		url
	});
	const wanted = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
	let kept = [...others];
	const all = (text) => [...kept, own(text)].sort(bySeverity);
	for (;;) {
		const room = budget - composeAll(all("")).length;
		const smaller = room < wanted ? giveWay(kept, wanted - room) : void 0;
		if (smaller === void 0) return composeAll(all(room > 0 ? section.render(room) : ""));
		kept = smaller;
	}
}
function giveWay(parts, wanted) {
	const withText = parts.filter(({ text }) => text !== "");
	const withTitle = parts.filter(({ title }) => title !== "");
	const isGreen = ({ state }) => Number(state.tally.green);
	withText.sort((one, other) => other.text.length - one.text.length);
	withTitle.sort((one, other) => isGreen(other) - isGreen(one));
	const victims = withText.length > 0 ? withText : withTitle;
	if (victims.length === 0) return void 0;
	const chosen = new Set();
	let freed = 0;
	for (const victim of victims) {
		if (freed >= wanted) break;
		chosen.add(victim);
		freed += victim.text.length || 150;
	}
	return parts.map((part) => {
		if (!chosen.has(part)) return part;
		return part.text === "" ? {
			...part,
			title: ""
		} : {
			...part,
			text: ""
		};
	});
}
function bySeverity(one, other) {
	const badness = ({ state }) => VERDICTS.indexOf(state.tally.verdict);
	return badness(other) - badness(one) || compare$2(one.title, other.title) || compare$2(one.state.id, other.state.id);
}
const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const END = "<!-- /plangate:section -->";
function readParts(body, known) {
	const lines = body.split("\n");
	const begins = new Map();
	for (const [at, line] of lines.entries()) {
		const [, id, heading] = line.startsWith("<!-- ") ? BEGIN.exec(line) ?? [] : [];
		if (id !== void 0) begins.set(id, {
			at,
			heading: heading ?? ""
		});
	}
	return known.sections.map((state) => {
		const begin = begins.get(state.id);
		const end = begin === void 0 ? -1 : lines.indexOf(END, begin.at);
		if (begin === void 0 || end < 0) return {
			state,
			title: "",
			text: ""
		};
		return {
			state,
			text: lines.slice(begin.at + 1, end).join("\n").trim(),
			...readHeading(begin.heading)
		};
	});
}
function readHeading(encoded) {
	const parsed = parseJson$2(fromBase64Url(encoded));
	const [title, url] = Array.isArray(parsed) ? parsed : [];
	if (typeof title !== "string") return { title: "" };
	return {
		title,
		url: typeof url === "string" ? url : void 0
	};
}
function compose(parts, head, marker, { origins, words }, budget) {
	const { title, header, footer } = budget < ROOM_FOR_WORDS ? NO_WORDS : words;
	const isCurrent = ({ state }) => state.headSha === head;
	const [only, ...more] = parts;
	const named = parts.filter(({ title }) => title !== "");
	const blocks = only && more.length === 0 ? [framed(only, only.text)] : named.map((part) => besides(part, isCurrent(part), origins));
	return joined("\n\n", `### ${heading$1(parts.filter(isCurrent), parts.length, title || "Policy gate")}`, header, ...blocks, footer, marker);
}
function heading$1(current, all, title) {
	const tally = addUp(current.map(({ state }) => state.tally));
	const waiting = all - current.length;
	const sign = tally.green && waiting > 0 ? "⏳" : icon(tally.verdict, tally.green);
	const rest = waiting > 0 ? ` · waiting for ${waiting} of ${all} jobs` : "";
	return `${sign} ${title}: ${headline(tally)}${rest}`;
}
function addUp(tallies) {
	const verdict = worst(tallies.map((tally) => tally.verdict));
	const green = tallies.every((tally) => tally.green);
	const atFault = tallies.filter((tally) => shares(tally.verdict, verdict));
	const sum = (figure, of = tallies) => of.reduce((total, tally) => total + tally[figure], 0);
	const countable = atFault.length === 1 ? atFault : [];
	return {
		verdict,
		green,
		workspaces: sum("workspaces"),
		affected: sum("affected", atFault),
		policiesAtFault: sum("policiesAtFault", countable),
		runTasksAtFault: sum("runTasksAtFault", countable),
		advisoryFailures: sum("advisoryFailures"),
		overridden: sum("overridden"),
		results: sum("results")
	};
}
function framed(part, text) {
	const { state, title, url } = part;
	const encoded = toBase64Url(JSON.stringify([title, url].filter((each) => each !== void 0)));
	return [
		`<!-- plangate:section ${state.id} ${encoded} -->`,
		"",
		text,
		"",
		END
	].join("\n");
}
function besides(part, current, origins) {
	const { tally, headSha } = part.state;
	const sign = current ? icon(tally.verdict, tally.green) : "⏳";
	const said = current ? headline(tally) : `waiting for a result (${headline(tally)} at ${headSha.slice(0, 7)})`;
	const text = !current ? "" : part.text || `Details: ${link$1("the job", part.url, origins)}.`;
	if (current && tally.green && part.text !== "") return `<details><summary>${sign} ${htmlCode(part.title)}: ${said}</summary>\n${framed(part, text)}\n</details>`;
	return `#### ${sign} ${prose(part.title)}: ${said}\n\n${framed(part, text)}`;
}
// build/src/report/comment.js
function renderComment(view, budget) {
	return mergeSections(void 0, toSection(view), budget);
}
function toSection(view) {
	return {
		title: list$2(namesOf$1(view), 3, (name) => cleanLine(name, 60)),
		url: view.context.job?.url,
		state: stateOf$1(view),
		key: view.key,
		origins: originsOf(view.context),
		words: ownWordsOf(view.context),
		render: (budget) => renderText$1(view, budget, Math.min(4e3, Math.floor(budget / 8)))
	};
}
const CHECK_BUDGET = 6e4;
function renderCheck(view, budget = CHECK_BUDGET) {
	return {
		title: clip(view.headline.charAt(0).toUpperCase() + view.headline.slice(1), 250),
		summary: renderText$1(view, budget, 4e3, bytesOf)
	};
}
const bytesOf = (text) => Buffer.byteLength(text);
function renderText$1(view, budget, messageLimit, measure = (text) => text.length) {
	return renderBody(view, {
		budget,
		measure,
		elsewhere: summaryOf(view.context),
		messageLimit,
		results: false
	});
}
const SUMMARY_BUDGET_BYTES = 1e6;
function renderSummary(view, budgetBytes = SUMMARY_BUDGET_BYTES) {
	const heading = `### ${icon(view.verdict, view.green)} Policy gate: ${view.headline}\n\n`;
	const room = budgetBytes - bytesOf(heading) - 1;
	if (room < 0) return "";
	return `${heading}${renderBody(view, {
		budget: room,
		measure: bytesOf,
		elsewhere: "the report file (output `report-json`)",
		messageLimit: 2e4,
		results: true
	})}\n`;
}
function stateOf$1(view) {
	const { job, commit, startedAt } = view.context;
	const seconds = Math.floor(Date.parse(startedAt) / 1e3);
	const prints = view.findings.map(({ fingerprint }) => fingerprint);
	const parts = view.findings.flatMap((finding) => finding.resources.map((resource) => resourcePrint(finding, resource)));
	const durations = view.workspaces.flatMap(({ name, durationMs }) => durationMs === void 0 ? [] : [[name, durationMs]]);
	const runs = view.workspaces.filter(({ verdict }) => verdict === "needs-override" || verdict === "overridden").flatMap(({ name, runId }) => runId === void 0 ? [] : [[name, runId]]);
	return {
		id: sectionId(view),
		runId: job?.runId ?? 0,
		attempt: job?.attempt ?? 0,
		headSha: commit?.sha ?? "",
		startedAt: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
		digest: digestOf$1(view),
		tally: tallyOf(view),
		fingerprints: [...new Set(prints)].slice(0, 200),
		resources: parts.length > 0 ? [...new Set(parts)] : void 0,
		durations: Object.fromEntries(durations),
		runs: Object.fromEntries(runs)
	};
}
function digestOf$1(view) {
	const { runOptions = [] } = view.context;
	const said = [view.headline, ...runOptions];
	for (const { name, verdict, reasons, plan, changes } of view.workspaces) said.push(JSON.stringify([
		name,
		verdict,
		reasons,
		plan,
		changes
	]));
	for (const { fingerprint, status, severity, message, workspaces, age, baseline, resources } of view.findings) {
		const each = resources.map((one) => [
			one.fingerprint,
			one.age,
			one.workspaces
		]);
		said.push(JSON.stringify([
			fingerprint,
			status,
			severity,
			message,
			workspaces,
			age,
			each
		]));
		said.push(baseline ?? "", ...resources.map((one) => one.baseline ?? ""));
	}
	return hash$1(said.join(""));
}
// build/src/report/junit.js
const TEXT_LIMIT = 2e4;
function renderJunit(view) {
	const suites = view.workspaces.map((workspace) => {
		const isIts = (each) => each.workspace === workspace.name;
		const cases = [
			...view.results.filter(isIts).flatMap(policyCases),
			...view.runTasks.filter(isIts).map(({ name, level, status, message }) => testCase(`run task ${name}`, "run task", outcome(status, level), message, "")),
			...verdictCase(workspace)
		];
		const skipped = ` skipped="${numberOf$1(cases, "skipped")}"`;
		return {
			cases,
			xml: [
				`  <testsuite name="${attribute$1(workspace.name)}"${totals(cases, workspace.durationMs)}${skipped}>`,
				...cases.map(({ xml }) => xml),
				"  </testsuite>"
			]
		};
	});
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<testsuites name="Policy gate"${totals(suites.flatMap(({ cases }) => cases), view.durationMs)}>`,
		...suites.flatMap(({ xml }) => xml),
		"</testsuites>",
		""
	].join("\n");
}
function totals(cases, durationMs = 0) {
	const time = (durationMs / 1e3).toFixed(3);
	return ` tests="${cases.length}" failures="${numberOf$1(cases, "failure")}" errors="${numberOf$1(cases, "error")}" time="${time}"`;
}
function numberOf$1(cases, kind) {
	return cases.filter((each) => each.kind === kind).length;
}
function policyCases(result) {
	const { policySet, policy, level, status, message, output, resources } = result;
	return (status === "passed" || resources.length === 0 ? [result] : resources).map(({ address, message: own, location }, index) => {
		const where = [address, placeOf$5({ location })].filter(Boolean);
		const said = own || message || (status === "passed" ? "" : STATUS_WORDS[status]);
		const printed = index === 0 ? output.filter((line) => !line.includes(said)) : [];
		const text = [
			`level: ${levelWords(level)}`,
			...where,
			said,
			...printed
		].join("\n");
		return testCase(joined(" · ", policy, where[0]), policySet || "policies", outcome(status, level), said, text);
	});
}
function outcome(status, level) {
	if (status === "passed") return "passed";
	if (status === "overridden" || status === "failed" && level === "advisory") return "skipped";
	return status === "failed" ? "failure" : "error";
}
function verdictCase({ verdict, reasons }) {
	if (verdict !== "errored" && verdict !== "undecided" && verdict !== "canceled") return [];
	const text = reasons.join("\n");
	return [testCase("verdict", "run", "error", `${VERDICT[verdict].words}: ${text}`, text)];
}
function testCase(name, className, kind, message, text) {
	const head = `    <testcase classname="${attribute$1(className)}" name="${attribute$1(name)}"`;
	if (kind === "passed") return {
		kind,
		xml: `${head}/>`
	};
	const said = attribute$1(message);
	return {
		kind,
		xml: `${head}>\n      ${kind === "skipped" ? `<skipped message="${said}"/>` : `<${kind} message="${said}" type="policy">${content(text)}</${kind}>`}\n    </testcase>`
	};
}
function attribute$1(text) {
	return content(clip(text, 1e3)).replaceAll("\n", "&#10;").replaceAll("	", "&#9;");
}
function content(text) {
	return escapeEntities(cleanText(clip(text, TEXT_LIMIT)), /[&<>"#]|:(?=:)/g);
}
// build/src/report/sarif.js
const RANKS = {
	blocks: {
		level: "error",
		security: "8.5",
		quality: "blocker"
	},
	"needs-override": {
		level: "error",
		security: "7.0",
		quality: "critical"
	},
	warns: {
		level: "warning",
		security: "4.0",
		quality: "minor"
	},
	notes: {
		level: "note",
		security: "1.0",
		quality: "info"
	}
};
const RESULT_LIMIT = 5e3;
function findingsToScan(view) {
	return [...view.workspaces.filter((each) => needsReason(each, view)).map(({ name, verdict, reasons }) => {
		return {
			policySet: "",
			policy: VERDICT[verdict].words,
			message: reasons.join(" "),
			kind: "undecided",
			level: "unknown",
			status: "not-evaluated",
			severity: "blocks",
			overridable: false,
			output: [],
			resources: [],
			workspaces: [name],
			fingerprint: hash$1(JSON.stringify([
				"verdict",
				name,
				verdict
			]))
		};
	}), ...view.findings];
}
function pathOf({ location, workspaces: [first] }, { workspaces }) {
	return location?.path ?? workspaces.find(({ name }) => name === first)?.directory ?? ".";
}
function renderSarif(view) {
	const shown = entriesOf(view).slice(0, RESULT_LIMIT);
	const rules = new Map(shown.map(({ finding }) => [ruleId(finding), ruleOf(finding)]));
	return printableJson({
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "Plangate",
				semanticVersion: view.context.version,
				informationUri: "https://github.com/plangate/plangate",
				rules: [...rules.values()]
			} },
			automationDetails: { id: `plangate/${cleanLine(view.key, 100)}/` },
			columnKind: "utf16CodeUnits",
			originalUriBaseIds: { "%SRCROOT%": { description: { text: "The repository" } } },
			results: shown.map((entry) => resultOf(entry, view))
		}]
	});
}
function entriesOf(view) {
	return findingsToScan(view).flatMap((finding) => spotsOf(finding).map((spot) => ({
		finding,
		spot
	})));
}
function ruleId({ kind, policySet, policy }) {
	return [
		kind === "undecided" ? "policy" : kind,
		policySet,
		policy
	].filter(Boolean).map((part) => cleanLine(part, 100)).join("/");
}
function ruleOf(finding) {
	const name = cleanLine(finding.policy, 200) || "policy";
	const text = cleanLine(finding.description ?? "", 1e3) || name;
	const override = overrideWords(finding);
	const level = `Level: ${levelWords(finding.level)}.`;
	return {
		id: ruleId(finding),
		name,
		shortDescription: { text: clip(text, 250) },
		fullDescription: { text },
		helpUri: finding.helpUrl,
		help: { text: joined(" ", level, override && `This finding ${override}.`) },
		defaultConfiguration: { level: RANKS[finding.severity].level },
		properties: {
			tags: ["policy", finding.level],
			"security-severity": RANKS[finding.severity].security
		}
	};
}
function resultOf({ finding, spot }, view) {
	const { location } = spot;
	const line = location?.startLine ?? 1;
	const region = {
		startLine: line,
		startColumn: 1,
		endLine: line,
		endColumn: 2
	};
	const artifactLocation = {
		uri: encodePath(pathOf(spot, view)),
		uriBaseId: "%SRCROOT%"
	};
	const nowhere = location ? "" : " (its place in the files is not known)";
	const workspaces = `[workspaces: ${workspacesOf(spot, 10)}]`;
	const justification = cleanLine(overriddenWords(finding), 400);
	return {
		ruleId: ruleId(finding),
		level: RANKS[finding.severity].level,
		message: { text: `${clip(cleanText(textOf$1(finding, spot)), 4e3)}${nowhere} ${workspaces}` },
		locations: [{ physicalLocation: {
			artifactLocation,
			region
		} }],
		baselineState: spot.baseline === "existing" ? "unchanged" : spot.baseline,
		partialFingerprints: { primaryLocationLineHash: `${spot.fingerprint}:1` },
		suppressions: finding.status === "overridden" ? [{
			kind: "external",
			status: "accepted",
			justification
		}] : void 0
	};
}
function renderCodeQuality(view) {
	return printableJson(groupBy(entriesOf(view).map(({ finding, spot }) => {
		const { severity, level, policy } = finding;
		const { location } = spot;
		const path = pathOf(spot, view);
		const begin = location?.startLine ?? 1;
		const { quality } = RANKS[severity === "notes" && level === "advisory" ? "warns" : severity];
		return {
			description: describe$3(finding, spot),
			check_name: cleanLine(policy, 200) || "policy",
			fingerprint: hash$1(JSON.stringify([
				spot.fingerprint,
				severity,
				path,
				`${begin}`
			]), 40),
			severity: quality,
			location: {
				path,
				lines: { begin }
			}
		};
	}), ({ fingerprint }) => fingerprint).map(([issue]) => issue));
}
function describe$3(finding, spot) {
	const about = `${levelWords(finding.level)}; ${workspacesOf(spot, 5)}`;
	return clip(`${cleanLine(textOf$1(finding, spot), 1e3)} (${about})`, 2e3);
}
function textOf$1(finding, spot) {
	const [address, message] = subjectAndMessage(spot);
	return joined(": ", address && cleanLine(address, 300), generalMessage(finding), message);
}
function workspacesOf({ workspaces }, limit) {
	return list$2(workspaces, limit, (name) => cleanLine(name, 100));
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
		nextSteps: green ? [] : nextSteps$1(view, result.verdict.reasons)
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
function nextSteps$1(view, reasons) {
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
// build/src/hosts/files.js
const REPORT_FILES = {
	"report.json": renderJson$1,
	"junit.xml": renderJunit,
	"report.sarif": renderSarif,
	"code-quality.json": renderCodeQuality,
	"comment.md": (view) => `${renderComment(view)}\n`,
	"summary.md": (view) => renderSummary(view),
	"terraform.json": renderTerraformWidget,
	"annotations.json": renderJobLinks,
	"verdict.env": renderDotenv
};
async function writeReports(view, directory, write) {
	for (const [name, render] of Object.entries(REPORT_FILES)) await write(join(directory, name), render(view));
}
function renderTerraformWidget({ workspaces }) {
	const sum = (figure) => workspaces.reduce((total, { plan }) => total + (plan?.[figure] ?? 0), 0);
	return printableJson({
		create: sum("additions"),
		update: sum("changes"),
		delete: sum("destructions")
	});
}
function renderJobLinks({ workspaces, context }) {
	return printableJson({ Runs: workspaces.flatMap(({ name, runId, runUrl }) => {
		const url = runUrl && safeHref(runUrl, [context.serviceOrigin]);
		return url ? [{ external_link: {
			label: cleanLine(`${name}: ${runId ?? "run"}`),
			url
		} }] : [];
	}) });
}
const NOT_IN_DOTENV = [
	"run-ids",
	"audit",
	"not-looked"
];
function renderDotenv(view) {
	return Object.entries(toOutputs(view, {})).filter(([name, value]) => value !== "" && !NOT_IN_DOTENV.includes(name)).map(([name, value]) => `PLANGATE_${name.toUpperCase().replaceAll("-", "_")}=${value.replaceAll(/\s/g, "")}\n`).join("");
}
// build/src/hosts/ask.js
const ATTEMPTS = 4;
const PATIENCE_MS$3 = 6e4;
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
			const outcome = await exchange$1(options, {
				method,
				url,
				timeoutMs: Math.min(TIMEOUT_MS, leftMs),
				fresh: once
			}, body);
			if ("headers" in outcome && (isAnswer(outcome.status) || accept.includes(outcome.status))) return {
				...outcome,
				json: parse$1(outcome, service, what)
			};
			const failure = outcome instanceof TransportError ? outcome.failure : void 0;
			if (failure === "aborted") throw giveUp("was given up");
			if (failure === "timeout" && leftMs < TIMEOUT_MS && !once) throw giveUp(TOO_LATE);
			const problem = toProblem$1(options, method, what, outcome, once);
			const waitMs = attempt < ATTEMPTS ? delayMs(outcome, attempt, options) : void 0;
			if (waitMs === void 0 || waitedMs + waitMs > PATIENCE_MS$3 || waitMs >= leftMs) throw problem;
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
async function exchange$1({ send, headers, signal }, request, body) {
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
		return attempt === 1 ? PATIENCE_MS$3 : void 0;
	}
	if (status < 500) return void 0;
	return after >= 0 ? after * 1e3 : backoff;
}
function toProblem$1({ service, refused, unreachable }, method, what, outcome, once) {
	if (outcome instanceof TransportError) {
		const { failure, message } = outcome;
		const remedy = unreachable === void 0 ? "" : ` ${unreachable}`;
		return new HostProblem(once && failure !== "not-sent" && failure !== "tls" ? "unsure" : "unreachable", `${service} could not be reached: ${what} (${message.replace(/\.$/, "")}).${remedy}`);
	}
	const { status, headers } = outcome;
	const said = saidIn(outcome.body);
	const words = said === "" ? "" : ` (${said.slice(0, 200)})`;
	const hidden = refused !== void 0 && (method === "GET" || method === "POST");
	const kind = isLimit(outcome) ? "rate-limited" : kindOf$2(status, said, hidden, once);
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
function kindOf$2(status, said, hidden, once) {
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
function parse$1({ status, body }, service, what) {
	const json = parseJson$1(new TextDecoder().decode(body));
	if (body.length === 0 || json !== void 0) return json;
	throw new HostProblem("invalid", `${service} answered ${what} with ${status} and something that is not JSON: a proxy or a sign-in page stands in between.`);
}
// build/src/hosts/decide-comment.js
function toCommentContent(view) {
	const { key } = view;
	const section = toSection(view);
	const ours = (body) => decodeMarker(body, key)?.sections.find(({ id }) => id === section.state.id);
	return {
		marker: markerStart(key),
		compose: (existing, budget) => mergeSections(existing, section, budget),
		holds: (body) => holdsSection(body, section),
		isSuperseded(body) {
			const state = decodeMarker(body, key);
			return state !== void 0 && isSuperseded(section.state, state);
		},
		isOtherVerdict: (body) => (ours(body)?.tally.verdict ?? view.verdict) !== view.verdict,
		isAlone: (body) => decodeMarker(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true
	};
}
function decideComment(snapshot, content, wish, created) {
	const comment = ownComments(snapshot.comments, content.marker, created)[0];
	if (snapshot.headSha !== wish.headSha) return {
		kind: "keep",
		superseded: "commit",
		comment
	};
	if (comment === void 0) {
		if (created !== void 0) return {
			kind: "keep",
			comment: created
		};
		if (!(wish.when === "always" || wish.when !== "off" && !wish.green)) return { kind: "keep" };
		return { kind: snapshot.whole ? "create" : "unknown" };
	}
	if (content.isSuperseded(comment.body)) return {
		kind: "keep",
		superseded: "run",
		comment
	};
	if (wish.when === "off") return {
		kind: "keep",
		comment
	};
	if (wish.when === "on-failure" && wish.green && content.isAlone?.(comment.body)) return {
		kind: "delete",
		comment
	};
	if (wish.mode === "recreate-on-change" && created === void 0 && content.isOtherVerdict?.(comment.body)) return {
		kind: "replace",
		comment
	};
	return {
		kind: "update",
		comment
	};
}
// build/src/hosts/comment.js
const BUDGETS = [
	6e4,
	3e4,
	2e3
];
const ROUNDS = 12;
const LOOKS_FOR_CREATED = 3;
const MOST_DELETED = 20;
async function startComment(api, content, wish, ports, first) {
	const { defuse = (body) => body } = api;
	const compose = (...about) => defuse(content.compose(...about));
	const writer = {
		api,
		content: {
			...content,
			compose
		},
		wish,
		ports
	};
	const began = ports.clock.now();
	const result = await look(writer, first);
	const slowness = ports.clock.now() - began;
	return {
		result,
		settle: async () => result.written ? settle(writer, result, slowness) : result
	};
}
async function writeComment(api, content, wish, ports) {
	const result = await (await startComment(api, content, wish, ports)).settle();
	return {
		commentUrl: result.url?.startsWith("http") ? result.url : void 0,
		problems: tellComment(result)
	};
}
function tellComment(result) {
	if (result === void 0) return [];
	const { superseded, foreign, lost } = result;
	return [
		...superseded === void 0 ? [] : [SUPERSEDED[superseded]],
		...foreign ? [FOREIGN] : [],
		...lost ? [LOST] : []
	];
}
const SUPERSEDED = {
	commit: "The pull request has a newer commit: its comment is left to the run of that commit.",
	run: "A later run has reported on this pull request: its comment was left as it is."
};
const FOREIGN = "A comment of somebody else carries this gate's marker. It was left alone and means nothing.";
const LOST = "Other jobs kept writing to the comment: look for this report in the summary of the job.";
async function look(writer, first) {
	const { api, content, wish } = writer;
	for (let tries = 1;; tries++) {
		const snapshot = (tries === 1 ? first : void 0) ?? await api.snapshot(wish.number);
		const action = decideComment(snapshot, content, wish, writer.created);
		try {
			return {
				...await act(writer, action, snapshot),
				foreign: hasForeign(writer, snapshot),
				lost: false
			};
		} catch (error) {
			if (!(error instanceof HostProblem && error.kind === "not-found") || tries === 3) throw error;
		}
	}
}
function hasForeign({ content, created }, { comments }) {
	return comments.filter(({ body }) => hasMarker(body, content.marker)).some((comment) => !isOurs(comment, created));
}
async function act(writer, action, snapshot) {
	const { api, content } = writer;
	switch (action.kind) {
		case "unknown": throw new HostProblem("invalid", "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.");
		case "keep": return {
			written: false,
			url: action.comment?.url,
			superseded: action.superseded
		};
		case "delete":
			await api.deleteComment(action.comment.id);
			return { written: true };
		case "create":
		case "replace": {
			const before = action.kind === "replace" ? action.comment : void 0;
			const { url } = await create(writer, before?.body, snapshot);
			if (before !== void 0) await api.deleteComment(before.id);
			return {
				written: true,
				url
			};
		}
		case "update": {
			const { id, body: existing, url } = action.comment;
			if (content.compose(existing, BUDGETS[0]) === existing) return {
				written: false,
				url
			};
			await fitting(content, existing, (body) => api.updateComment(id, body));
			return {
				written: true,
				url
			};
		}
	}
}
async function create(writer, existing, { comments }) {
	const { api, content, wish, ports } = writer;
	const before = new Set(comments.map(({ id }) => id));
	const isNew = ({ id, body }) => !before.has(id) && hasMarker(body, content.marker) && content.holds(body);
	for (let tries = 1;; tries++) try {
		const send = (body) => api.createComment(wish.number, body);
		return writer.created = await fitting(content, existing, send);
	} catch (error) {
		if (!(error instanceof HostProblem) || error.kind !== "unsure" || tries === 2) throw error;
		for (let looks = 0; looks < 2; looks++) {
			if (looks > 0 && !await pause(ports, 2e3)) throw error;
			const found = (await api.snapshot(wish.number)).comments.find(isNew);
			if (found === void 0) continue;
			const { id, url, mine, author } = found;
			return writer.created = mine ? {
				id,
				url,
				author
			} : {
				id,
				url
			};
		}
	}
}
async function fitting(content, existing, write, [budget, ...smaller] = BUDGETS) {
	const written = write(content.compose(existing, budget));
	const [next, ...others] = smaller;
	if (next === void 0) return written;
	const again = onProblem(() => fitting(content, existing, write, [next, ...others]), "too-long");
	return written.catch(again);
}
async function settle(writer, written, slowness) {
	const { api, content, wish, ports } = writer;
	let result = written;
	for (let round = 1, missing = 0; round <= ROUNDS; round++) {
		if (!await pause(ports, pauseMs(round, slowness, ports.random))) return result;
		const began = ports.clock.now();
		const snapshot = await api.snapshot(wish.number);
		const foreign = hasForeign(writer, snapshot);
		const [comment, ...copies] = ownComments(snapshot.comments, content.marker, writer.created);
		if (comment === void 0 && writer.created !== void 0) {
			result = {
				...result,
				foreign
			};
			if (++missing === LOOKS_FOR_CREATED) return result;
			continue;
		}
		if (comment !== void 0 && content.holds(comment.body)) {
			for (const { id } of copies.slice(0, MOST_DELETED)) await api.deleteComment(id);
			return {
				written: true,
				lost: false,
				foreign,
				url: comment.url
			};
		}
		result = await look(writer, snapshot);
		if (!result.written) return result;
		slowness = Math.max(slowness, ports.clock.now() - began);
	}
	return {
		...result,
		lost: true
	};
}
async function pause({ clock, signal, deadline }, ms) {
	if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY)) return false;
	await clock.sleep(ms, signal);
	return true;
}
function pauseMs(round, slowness, random) {
	return Math.max(800, Math.min(3 * slowness, 1e4)) + random() * 850 * (1 + round);
}
// build/src/hosts/pages.js
const LONGEST_MS = 6e4;
async function readPages(read, clock) {
	const found = new Map();
	const asked = new Set();
	const until = clock.now() + LONGEST_MS;
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
function readList(ask, path, read, itemsOf = (json) => json) {
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
			const { items, whole } = await readList(ask, host.list, read, host.itemsOf);
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
async function publishNote(job, view, { comment: when, commentMode: mode }, ports) {
	const { host, pullRequest, commit: headSha = "" } = job;
	const api = when === "off" ? void 0 : host.comments?.(job, ports, view.green);
	if (pullRequest === void 0 || api === void 0) return { problems: [] };
	if (typeof api === "string") return { problems: [api] };
	const wish = {
		number: pullRequest.number,
		headSha,
		green: view.green,
		when,
		mode
	};
	return writeNote(api, toCommentContent(view), wish, ports);
}
function writeNote(api, content, wish, ports) {
	const tell = onProblem(({ message }) => ({ problems: [`No comment: ${message}`] }));
	return writeComment(api, content, wish, ports).catch(tell);
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
			placeOf$5({ location }),
			finding.policySet,
			finding.policy,
			finding.severity
		];
	});
	groups.sort(([one], [other]) => rank$1(one) - rank$1(other) || one.turn - other.turn);
	const annotations = groups.slice(0, limit).map(toAnnotation);
	const [last] = annotations.slice(-1);
	const rest = groups.length - annotations.length;
	if (last && rest > 0) last.message += `\n${count$2(rest, "more place")}: see the job summary.`;
	return annotations;
}
function rank$1({ finding }) {
	return [
		"failure",
		"warning",
		"notice"
	].indexOf(levelOf$1(finding));
}
function toAnnotation(group) {
	const [{ finding, location }] = group;
	const { path, startLine } = location;
	const level = finding.kind === "diagnostic" ? "plan" : levelWords(finding.level);
	const messages = group.slice(0, 20).flatMap((each) => [textOf(generalMessage(each.finding)), messageOf$1(each.spot)]);
	const workspaces = group.flatMap(({ spot }) => spot.workspaces);
	return {
		path,
		start_line: startLine,
		end_line: startLine,
		annotation_level: levelOf$1(finding),
		title: clip(`${cleanLine(finding.policy, 200)} (${level})`, 250),
		message: `${clip(joined("\n", ...new Set(messages)), MESSAGE_LIMIT)}\n${standingOf(finding, [...new Set(workspaces)])}`
	};
}
function messageOf$1(spot) {
	const [address, message] = subjectAndMessage(spot);
	return joined(": ", address && cleanLine(address, 300), textOf(message));
}
function textOf(message) {
	return cleanText(message.slice(0, MESSAGE_LIMIT)).trim();
}
function standingOf(finding, workspaces) {
	const { policySet, status, helpUrl = "" } = finding;
	const names = firstOf(workspaces, 10, (name) => cleanLine(name, 100));
	return joined(" · ", policySet === "" ? "" : `Policy set ${cleanLine(policySet, 100)}`, `${workspaces.length === 1 ? "workspace" : "workspaces"} ${names}`, status === "overridden" ? cleanLine(overriddenWords(finding), 400) : overrideWords(finding), helpUrl && `how to fix: ${helpUrl}`);
}
function levelOf$1(finding) {
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
		id: idOf$1(json, SERVICE$1),
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
			}, (incoming) => void receive$1(incoming, maxBytes).then(resolve, fail)).on("socket", (socket) => socket.once("connect", () => connected = true)).on("error", fail).end(body);
		});
	};
}
async function receive$1(incoming, maxBytes) {
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
		title: clip(key === "default" ? "Policy gate" : `Policy gate: ${key}`, TITLE),
		details: clip(details, DETAILS - more.length) + more,
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
		details: clip(each.message, DETAILS),
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
			details: clip(details, DETAILS)
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
		id: idOf$1(json, service),
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
	const { headSha, changed } = await headOf$2(source, number);
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
	return readList(ask, path, read);
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
async function headOf$2({ ask, repository }, number) {
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
	const { items, whole } = await readList(ask, path, read);
	const listed = files ? await listFiles(source, number) : void 0;
	const { headSha, changed } = await headOf$2(source, number);
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
			return idOf$1((await ask("POST", runs, body)).json, ask.service);
		},
		async findCheckRun(run) {
			const path = `${repository}/commits/${run.headSha}/check-runs?check_name=${encodeURIComponent(run.name)}&per_page=100`;
			const read = (json) => ({
				id: idOf$1(json, ask.service),
				externalId: inside(json, "external_id")
			});
			const itemsOf = (json) => inside(json, "check_runs");
			const { items } = await readList(ask, path, read, itemsOf);
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
		const { items, whole } = await readList(ask, `${repository}/${path}${server.perPage}`, read);
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
				return list(isGitHub ? `pulls?head=${label}&state=open&` : OPEN);
			}
			return (await list(isGitHub ? `commits/${query.sha}/pulls?` : OPEN)).filter(({ open, headSha }) => open && headSha === query.sha);
		},
		async pullRequestsMergedAs(commit) {
			return (await list(isGitHub ? `commits/${commit}/pulls?` : CLOSED)).filter(({ mergedAs }) => mergedAs === commit);
		}
	};
}
const CLOSED = "pulls?state=closed&sort=recentupdate&";
const OPEN = "pulls?state=open&sort=recentupdate&";
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
function explainProblem(what, needs, problem, fork = false) {
	if (problem.explained) return `${what}: ${problem.message}`;
	switch (problem.kind) {
		case "permission": return `${what}: the token needs \`${needs}\`${problem.accepted === void 0 ? "" : `, the server says: ${problem.accepted}`}. ${fork ? "Pull requests from forks get a token that may only read; the summary of the job has the whole report." : `Give the job \`permissions: ${needs}\`.`}`;
		case "bad-token": return `${what}: GitHub does not know the token (401). Pass \`\${{ github.token }}\` or leave the input out.`;
		case "rate-limited": return `${what}: GitHub's rate limit is used up. ${problem.message}`;
		case "not-found": return `${what}: it is not there, or the token must not see it (needs \`${needs}\`). ${problem.message}`;
		default: return `${what}: ${problem.message}`;
	}
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
			whoAmI: async (ask) => String(idOf$1((await ask("GET", "/user")).json, SERVICE)),
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
		id: idOf$1(json, SERVICE),
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
function actorOf$1({ host, environment }) {
	return host.actor.map((name) => environment[name]?.trim()).find(Boolean);
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
async function hostHere(door, ports) {
	const { job, origin, judgement, usual, refusal } = await standing(ports);
	const { repository, pullRequest, jobUrl, runNumber } = job;
	const about = `${repository?.slug ?? ""}${pullRequest ? `#${pullRequest.number}` : ""}`;
	const target = valuesOf(ports.environment, "target").find(Boolean);
	const proposed = origin.judged || pullRequest !== void 0 || target !== void 0;
	return {
		judgement,
		root: job.root,
		async subject(settings, { root, directory, deadline }) {
			const refused = await refusal(settings, ports);
			if (refused !== void 0) return { refused };
			const { comment, commentMode, commentKey, mode } = settings;
			const sha = job.commit ?? await headOf$1(directory, ports.execute);
			const at = sha === void 0 ? "" : ` at ${sha.slice(0, 7)}`;
			const untilEnd = {
				...ports,
				deadline: () => deadline
			};
			const api = comment === "off" ? void 0 : job.host.comments?.(job, untilEnd);
			const comments = typeof api === "string" ? void 0 : api;
			return {
				about: {
					repository: repository && {
						...repository,
						root,
						defaultBranch: usual || void 0
					},
					commit: sha === void 0 ? void 0 : { sha },
					pullRequest,
					job: jobUrl === void 0 ? void 0 : {
						url: jobUrl,
						runId: runNumber ?? 0,
						attempt: 1
					},
					actor: actorOf$1(job),
					eventTexts: eventTextsIn(settings, void 0, ports.environment),
					adoptsOverridden: mode === "speculative" && comments !== void 0
				},
				message: `${about || "plangate check"}${at}`,
				change: { fork: origin.whose === "unknown" ? void 0 : origin.whose === "foreign" },
				changeRequest: repository && pullRequest ? about : void 0,
				proposed,
				changedFiles: () => findChangedFiles(root, target, proposed, ports.execute),
				async patches() {
					const since = target && toTarget(target);
					return since ? patchesSince(since, root, ports.execute) : [];
				},
				async earlier() {
					if (comments === void 0 || pullRequest === void 0) return void 0;
					return readEarlierReports(comments, pullRequest.number, commentKey).catch((error) => {
						if (ports.signal.aborted) return void 0;
						throw error;
					});
				},
				publish(view, until) {
					const wish = {
						comment,
						commentMode,
						reports: door.reports
					};
					return publishOn(job, view, wish, {
						...ports,
						...door,
						deadline: () => until
					});
				}
			};
		}
	};
}
async function headOf$1(directory, execute) {
	const done = await execute("git", [
		"rev-parse",
		"--verify",
		"HEAD"
	], { cwd: directory }).catch(() => void 0);
	return done?.exitCode === 0 ? done.stdout.trim() : void 0;
}
async function findChangedFiles(root, named, proposed, execute) {
	const target = named === void 0 ? !proposed && "origin/HEAD" : toTarget(named);
	return target ? changedSince(target, root, execute) : void 0;
}
function toTarget(named) {
	const name = named.replace(/^refs\/heads\//, "");
	if (/^[0-9a-f]{40,64}$/.test(name)) return name;
	return /^[\w./-]+$/.test(name) && !name.startsWith("-") ? `origin/${name}` : void 0;
}
async function publishOn(job, view, wish, ports) {
	const problems = [];
	if (wish.reports !== void 0) await writeReports(view, wish.reports, ports.write).catch((error) => {
		problems.push(`Not all reports were written to ${wish.reports}: ${reasonOf$1(error)}`);
	});
	try {
		const told = await job.host.publish?.(job, view, wish, ports) ?? [];
		problems.push(...told);
		const { commentUrl, problems: more } = await publishNote(job, view, wish, ports);
		return {
			commentUrl,
			problems: [...problems, ...more]
		};
	} catch (error) {
		const sentence = ports.signal?.aborted ? "the job was canceled." : reasonOf$1(error);
		return { problems: [...problems, `The report was not published: ${sentence}`] };
	}
}
function reasonOf$1(error) {
	return error instanceof Error ? error.message : String(error);
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
	const said = wordsOf$2(told);
	const message = code === "" || said.includes(code) ? said : `${said} (${code})`;
	return new TransportError(failureOf(code, first), message, { cause: error });
}
function wordsOf$2(said) {
	const [, tls] = /\bSSL routines:[^:]*:([^:]+):/.exec(said) ?? [];
	return tls ?? said.replace(/^Error: /, "");
}
function failureOf(code, error) {
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
	const send = async (request) => exchange(dispatchers, request);
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
async function receive(answer, request, watch) {
	const { statusCode: status, headers } = answer;
	const html = /^\s*text\/html\b/i.test(String(headers["content-type"] ?? ""));
	const nothing = status < 200 || status > 299 || status === 204 || html;
	if (request.file === void 0 || nothing) return keep(answer, request);
	assertCheckable(answer);
	const bytes = await writeWhole(request.file, bodyOf$1(answer, request, watch));
	return {
		...headOf(answer),
		body: new Uint8Array(),
		bytes
	};
}
async function keep(answer, request) {
	const chunks = [];
	const take = answer.statusCode === 200 || answer.statusCode === 206 ? request.take : void 0;
	let offset = 0;
	for await (const chunk of bodyOf$1(answer, request)) {
		if (take === void 0) chunks.push(chunk);
		else take(chunk, offset);
		offset += chunk.length;
	}
	return {
		...headOf(answer),
		body: Buffer.concat(chunks)
	};
}
async function exchange(dispatchers, request) {
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
		return await receive(await (await dispatchers.choose(request)).request({
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
async function* bodyOf$1(answer, { maxBytes }, watch) {
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
function headOf(answer) {
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
	return readFile(resolve(workingDirectory, path), "utf8").then((text) => text.includes("-----BEGIN CERTIFICATE-----") ? void 0 : `${quote$3(path)} holds no certificate in PEM form.`, ({ code = "unknown error" }) => `${quote$3(path)} cannot be read (${code}).`);
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
	const open = unanswered(sources);
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
	return [`The certificate authorities in ${quote$3(caFile)} are trusted, and a pull request can change that file. Keep it outside of the checkout.`];
}
async function findTrusted(sources, directory, workingDirectory, trusted, own) {
	const written = sources.given["trusted-branch"]?.trim() || void 0;
	const named = written === void 0 ? void 0 : readBranch(written);
	if (named !== void 0 && "problem" in named) return { why: named.problem };
	const branch = named?.value;
	const title = branch === void 0 ? "the default branch" : `the branch ${quote$3(branch)}`;
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
		return { why: `There is no \`cloud\` block in ${path === "" ? "the repository" : quote$3(path)} on ${title} that this job may read, and one that a pull request adds does not count.` };
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
			message: `${quote$3(text)} does not exist.${hint}`
		};
	}
	if (!found.isDirectory()) return {
		input,
		message: `${quote$3(text)} is not a directory.`
	};
	const has = await hasConfiguration(path).catch((error) => error);
	if (has === true) return void 0;
	if (has !== false) {
		const what = has.path === void 0 || has.path === path ? "" : `: ${has.path}`;
		return {
			input,
			message: `${quote$3(text)} cannot be read (${has.code}${what}). Is it the right directory?`
		};
	}
	return {
		input,
		message: `${quote$3(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`
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
// build/src/cli/check-options.js
const SPECS = INPUTS.filter((spec) => existsAt(spec, "cli"));
const VALUES = {
	string: "text",
	choice: "word"
};
const CHECK_OPTIONS = [...INPUT_GROUPS, void 0].flatMap((group) => SPECS.filter((spec) => spec.group === group).map(toOption));
const JUDGE_OPTIONS = CHECK_OPTIONS.filter(({ name, group }) => (group === "What closes the gate" || group === "What the run plans") && name !== "allow-destroy-apply");
function givenInputs(input) {
	const given = {};
	for (const spec of SPECS) {
		const value = input.options[optionName(spec)];
		if (value === true) given[spec.name] = spec.default === "true" ? "false" : "true";
		else if (typeof value === "string") given[spec.name] = value;
		else if (Array.isArray(value)) given[spec.name] = value.join("\n");
	}
	return given;
}
function optionFor(inputName) {
	const spec = SPECS.find(({ name }) => name === inputName);
	return spec ? `--${optionName(spec)}` : inputName;
}
function toProblem({ input, message }) {
	const help = helpFor(`${input} ${message}`);
	return {
		subject: optionFor(input),
		message: joined(" See ", forOptions(message), help)
	};
}
function forOptions(message) {
	return message.replaceAll(/`([a-z-]+)`/g, (_, word) => optionFor(word));
}
function toOption(spec) {
	return {
		name: optionName(spec),
		description: describe$2(spec),
		group: spec.group,
		value: spec.kind === "flag" ? void 0 : VALUES[spec.kind] ?? spec.kind,
		repeatable: spec.kind === "list",
		offers: spec.choices
	};
}
function optionName({ name, kind, default: usual }) {
	return kind === "flag" && usual === "true" ? `no-${name}` : name;
}
function describe$2(spec) {
	const text = spec.description.replaceAll("`", "");
	if (spec.kind === "flag") return spec.off ?? text;
	const facts = [
		spec.choices?.join(", "),
		spec.environment && `else ${spec.environment.join(", ")}`,
		spec.cloudBlock && "else the cloud block",
		spec.default !== void 0 && `default: ${spec.default}`
	].filter((fact) => typeof fact === "string");
	return facts.length > 0 ? `${text} (${facts.join("; ")})` : text;
}
// build/src/cli/credentials-file.js
const fileSchema = fallback(pipe(string(), parseJson$4(), object$2({ credentials: record$1(string(), unknown()) })), { credentials: {} });
async function readStoredTokens(environment) {
	const folder = environment["APPDATA"] ? join(environment["APPDATA"], "terraform.d") : join(environment["HOME"] ?? environment["USERPROFILE"] ?? "", ".terraform.d");
	const text = await readFile(join(folder, "credentials.tfrc.json"), "utf8").catch(() => "");
	const { credentials } = parse$2(fileSchema, text);
	return (hostname) => textOf$4(inside(credentials, hostname, "token"))?.trim() || void 0;
}
// build/src/cli/log.js
function createLog(io, options = {}) {
	const { verbose = false, story = "err" } = options;
	const secrets = createSecrets();
	let written = Promise.resolve();
	const write = (stream, line, safe = neutralise) => {
		const text = secrets.conceal(safe(line));
		written = written.then(() => io[stream](`${text}\n`));
	};
	const say = (line) => write("err", line);
	return {
		debug: (line) => {
			if (verbose) say(line);
		},
		info: say,
		warning: (line) => say(`warning: ${line}`),
		error: (line) => say(`error: ${line}`),
		foreign: say,
		tell: (line) => write(story, line),
		command: (line) => write(story, line, (same) => same),
		secret: (value) => void secrets.keep(value),
		conceal: (text) => secrets.conceal(text),
		flush: () => written
	};
}
function neutralise(text) {
	return text.split(/\r\n|\n/).map(safeLine).join("\n");
}
// build/src/cli/init/find-configurations.js
const MAX_DEPTH = 5;
async function findConfigurations(root) {
	const found = {
		configurations: [],
		backends: [],
		any: false
	};
	const visit = async (directory, depth) => {
		const path = join(root, directory);
		const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
		const files = entries.map(({ name }) => name).filter((name) => /\.(?:tf|tofu)$/.test(name));
		if (files.length > 0) {
			found.any = true;
			const cloud = await findCloudBlock(path, directory);
			if (cloud !== void 0) found.configurations.push({
				directory,
				cloud
			});
			else found.backends.push(...await findBackends(path, directory, files.sort()));
		}
		const deeper = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".")).map(({ name }) => name).filter((name) => name !== "node_modules").sort();
		for (const name of depth < MAX_DEPTH ? deeper : []) await visit(directory === "." ? name : `${directory}/${name}`, depth + 1);
	};
	await visit(".", 0);
	return found;
}
async function findBackends(path, directory, files) {
	const backends = [];
	for (const name of files) {
		const text = await readFile(join(path, name), "utf8").catch(() => "");
		const [, type] = /^\s*backend\s+"([\w-]+)"\s*\{/m.exec(text) ?? [];
		if (type !== void 0) backends.push({
			type,
			at: directory === "." ? name : `${directory}/${name}`
		});
	}
	return backends;
}
// build/src/cli/problems.js
var UsageError = class extends Error {
	name = "UsageError";
	problems;
	constructor(problems) {
		super(problems.map(({ subject, message }) => `${subject} ${message}`).join("\n"));
		this.problems = problems;
	}
};
function usageError(subject, message) {
	return new UsageError([{
		subject,
		message
	}]);
}
function renderProblems(command, problems) {
	const width = Math.max(...problems.map(({ subject }) => subject.length));
	const lines = problems.map(({ subject, message }) => safeLine(`  ${subject.padEnd(width)}  ${message}`));
	return [
		`${command} cannot start: ${count$2(problems.length, "problem")}.`,
		...lines,
		`See \`${command} --help\`.`,
		""
	].join("\n");
}
// build/src/cli/read-input.js
function argumentOf(input, name) {
	const value = input.arguments[name];
	return typeof value === "string" ? value : "";
}
function argumentsOf(input, name) {
	return [input.arguments[name] ?? []].flat();
}
function optionOf(input, name) {
	const value = input.options[name];
	return typeof value === "string" ? value : void 0;
}
function optionsOf(input, name) {
	const value = input.options[name];
	return Array.isArray(value) ? value : typeof value === "string" ? [value] : [];
}
function flagOf(input, name) {
	return input.options[name] === true;
}
function numberOf(input, name) {
	const text = optionOf(input, name);
	return text === void 0 ? void 0 : Number(text);
}
function wholeNumber(least, most) {
	return (value) => {
		const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
		return number >= least && number <= most ? void 0 : `is not a whole number from ${least} to ${most}.`;
	};
}
// build/src/cli/connection.js
const CONNECTION_OPTIONS = under("Connection", [
	option("--hostname <host>", "host of the service; else TF_CLOUD_HOSTNAME, else the cloud block, else app.terraform.io"),
	option("--token <token>", "API token; else TF_API_TOKEN, TF_TOKEN_<host> or what `terraform login` stored. On the command line other users of this machine can see it"),
	option("--ca-file <file>", "PEM file with certificate authorities to trust besides the usual ones"),
	option("--verbose", "say on standard error what is asked of the service")
]);
const WORKSPACE_OPTIONS = [option("-w, --workspace <name-or-id>", "name, or id as in ws-…; else TF_WORKSPACE, else the cloud block"), option("-o, --organization <name>", "organization of what is given by its name; else TF_CLOUD_ORGANIZATION, else the cloud block")];
const DIALECTS = [
	"auto",
	"engine",
	"sentinel"
];
const PATIENCE_MS$2 = 6e4;
async function loadOptions(input, { environment, workingDirectory }, judgement) {
	const storedToken = await readStoredTokens(environment);
	const read = await loadSettings({
		given: givenInputs(input),
		environment,
		storedToken,
		door: "cli"
	}, workingDirectory, judgement);
	if ("settings" in read) return read;
	const first = read.problems.findIndex(({ message }) => message.startsWith("is missing. Pass"));
	const below = first < 0 ? "" : await blocksBelow(optionOf(input, "directory"), workingDirectory);
	const tell = (one, at) => at === first ? {
		...one,
		message: one.message + below
	} : one;
	return { problems: read.problems.map(tell) };
}
async function blocksBelow(directory = ".", workingDirectory) {
	const { configurations } = await findConfigurations(resolve(workingDirectory, directory));
	const [first, ...others] = configurations.map((one) => join(directory, one.directory));
	if (first === void 0) return "";
	if (others.length === 0) return ` A cloud block stands in ${first}: add \`--directory\` ${first}.`;
	return ` Cloud blocks stand in ${[first, ...others.slice(0, 4)].join(", ")}${others.length > 4 ? ", …" : ""}: choose one with \`--directory\`.`;
}
async function findPlace(input, io, names) {
	const { environment, workingDirectory } = io;
	const organization = optionOf(input, "organization") ?? filled$1(environment, "TF_CLOUD_ORGANIZATION");
	const workspace = optionOf(input, "workspace");
	const open = {
		hostname: optionOf(input, "hostname") === void 0 && !filled$1(environment, "TF_CLOUD_HOSTNAME"),
		organization: names && organization === void 0,
		workspaces: names && workspace === void 0
	};
	const { judgement } = await standing(io);
	const { cloud, judged } = await readBlocks({ given: {} }, open, workingDirectory, judgement);
	const { host, token, ...target } = chooseTarget({
		hostname: optionOf(input, "hostname"),
		token: optionOf(input, "token"),
		environment,
		storedToken: await readStoredTokens(environment),
		block: judged === void 0 ? cloud : void 0,
		missingToken: (hostname) => `is missing. Set TF_API_TOKEN, pass --token, or run \`terraform login ${hostname}\`.`
	});
	const caFile = optionOf(input, "ca-file")?.trim() || void 0;
	const others = judged?.blocks.map((block) => host && otherHost(host, block)) ?? [];
	const { name, prefix = "" } = cloud?.workspaces ?? {};
	const chosen = filled$1(environment, "TF_WORKSPACE");
	const named = {
		organization: organization ?? cloud?.organization,
		workspace: workspace ?? (chosen === void 0 ? name : `${prefix}${chosen}`)
	};
	const around = await environmentProblems(caFile, environment, workingDirectory);
	const problems = [
		...target.problems,
		...others,
		...around
	].flatMap((one) => one ?? []);
	if (host === void 0 || token === void 0 || problems.length > 0) return {
		...named,
		problems: problems.map(toProblem)
	};
	return {
		...named,
		target: {
			...host,
			token,
			caFile
		}
	};
}
function filled$1(environment, name) {
	return environment[name]?.trim() || void 0;
}
function connect({ origin, token, caFile }, input, io, { log = createLog(io, { verbose: flagOf(input, "verbose") }), patienceMs = PATIENCE_MS$2, secrets } = {}) {
	log.secret(token);
	const send = openNetwork(caFile, io);
	const dialect = DIALECTS.find((word) => word === optionOf(input, "dialect"));
	const deadline = io.clock.now() + patienceMs;
	return {
		client: createClient({
			...io,
			origin,
			token,
			send,
			log,
			deadline,
			dialect,
			discovers: true,
			secrets
		}),
		log,
		deadline,
		close: async () => {
			await send.close();
			await log.flush();
		}
	};
}
function workspaceProblems({ workspace, organization }) {
	if (workspace === void 0) return [{
		subject: "--workspace",
		message: "is needed: a name, or an id as in ws-…; a cloud block in this directory would do."
	}];
	return organization === void 0 && !workspace.startsWith("ws-") ? [needsOrganization("workspace", workspace)] : [];
}
function needsOrganization(kind, name) {
	return {
		subject: "--organization",
		message: `is needed to find the ${kind} "${name}" by its name.`
	};
}
const FINDERS = {
	workspace: ["ws-", async ({ workspaces }, of, name) => (await workspaces.showByName(of, name)).id],
	team: ["team-", ({ names }, of, name) => names.team(of, name)],
	"agent pool": ["apool-", ({ names }, of, name) => names.agentPool(of, name)]
};
async function findId(client, kind, text, organization) {
	const [prefix, find] = FINDERS[kind];
	const mayBeId = text.startsWith(prefix);
	if (mayBeId && /^[a-z]+-[A-Za-z0-9]{16}$/.test(text) || mayBeId && organization === void 0) return text;
	if (organization === void 0) throw new UsageError([needsOrganization(kind, text)]);
	const id = await find(client, organization, text).catch((error) => {
		if (!mayBeId || !isRefusal(error)) throw error;
	});
	if (id !== void 0 || mayBeId) return id ?? text;
	throw new ServiceError(`No ${kind} of "${organization}" that this token sees is called "${text}". Check its name, or pass its id as in ${prefix}….`, {
		code: "not-found",
		method: "GET",
		path: kind
	});
}
// build/src/cli/table.js
function renderTable(headings, rows) {
	const lines = [headings.map((heading) => heading.toUpperCase()), ...rows.map(toText)];
	const widths = headings.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ""))));
	const render = (line) => line.map((cell, column) => `${cell}${" ".repeat((widths[column] ?? 0) - widthOf(cell))}`).join("  ").trimEnd();
	return `${lines.map(render).join("\n")}\n`;
}
function renderRecord(facts) {
	const known = facts.filter(([, value]) => value !== void 0 && value !== null && value !== "");
	const width = Math.max(0, ...known.map(([name]) => name.length));
	return known.map(([name, value]) => `${name.padEnd(width)}  ${safeLine(toWord(value))}\n`).join("");
}
function toText(row) {
	return row.map((cell) => safeLine(toWord(cell)));
}
function toWord(cell) {
	if (cell === true) return "yes";
	if (cell === false) return "no";
	return cell === null || cell === void 0 || cell === "" ? "-" : String(cell);
}
function widthOf(text) {
	return Array.from(text).length;
}
// build/src/cli/operation.js
const TRANSFER_PATIENCE_MS = 18e5;
const LIST_OPTIONS = [
	option("--all", "read every page"),
	option("--page <number>", "which page, from 1", { check: wholeNumber(1, 999999999) }),
	option("--page-size <count>", "entries per page, up to 100; 20 where the service decides", { check: wholeNumber(1, 100) })
];
const YES_OPTION = option("-y, --yes", "do it without asking; needed where nobody can be asked");
const JSON_OPTION = option("--json", "print the service's answer as JSON and nothing else");
function idOf(name, prefix) {
	return {
		name,
		description: `id as in ${prefix}-…`,
		required: true
	};
}
const IDS = {
	agent_pool_id: {
		name: "pool",
		description: "name, or id as in apool-…",
		required: true
	},
	agent_token_id: idOf("agent-token", "at"),
	configuration_version_id: idOf("version", "cv"),
	policy_check_id: idOf("check", "polchk"),
	run_id: idOf("run", "run"),
	team_workspace_id: idOf("team-access", "tws")
};
function operation(name, route, spec) {
	const { problems, destroys, call, patienceMs, routes = [], ...command } = spec;
	const ids = Array.from(route.matchAll(/<(\w+)>/g), ([, id = ""]) => id);
	const words = spec.arguments ?? ids.flatMap((id) => IDS[id] ?? []);
	const inWorkspace = spec.inWorkspace ?? (ids.includes("workspace_id") ? true : void 0);
	const inPool = ids.includes("agent_pool_id");
	const options = [...spec.options ?? []];
	if (inWorkspace) options.unshift(...WORKSPACE_OPTIONS);
	if (inPool) options.unshift(...WORKSPACE_OPTIONS.slice(1));
	if (destroys) options.push(YES_OPTION);
	options.push(JSON_OPTION, ...CONNECTION_OPTIONS);
	return {
		...command,
		name,
		arguments: words,
		options,
		routes: route === "" ? routes : [route, ...routes],
		description: joined(" ", route && `${route}.`, spec.description),
		async run(input, io) {
			const place = await findPlace(input, io, inWorkspace !== void 0 || inPool);
			const given = argumentOf(input, words[0]?.name ?? "");
			const wrong = problems?.(input, io) ?? [];
			if (destroys) wrong.push(...needsYes(`${destroys} ${given}`, input, io));
			const ofRun = given === "latest" || place.workspace !== void 0;
			if (inWorkspace === true || inWorkspace === "of a run" && ofRun) wrong.unshift(...workspaceProblems(place));
			if ("problems" in place) wrong.push(...place.problems);
			if (wrong.length > 0 || "problems" in place) throw new UsageError(wrong);
			if (destroys) await agree(`${destroys} ${given}`, input, io);
			const { client, log, close } = connect(place.target, input, io, { patienceMs });
			const idFor = (kind, text) => findId(client, kind, text, place.organization);
			const workspaceId = () => idFor("workspace", place.workspace ?? "");
			const answer = (document, text) => io.out(log.conceal(flagOf(input, "json") ? printableJson(document) : text));
			try {
				const id = inPool ? await idFor("agent pool", given) : given;
				const teamId = () => idFor("team", optionOf(input, "team") ?? "");
				return await call({
					client,
					input,
					io,
					log,
					id,
					place,
					workspaceId,
					teamId,
					answer
				}) ?? EXIT.green;
			} finally {
				await close();
			}
		}
	};
}
function needsYes(what, input, io) {
	if (flagOf(input, "yes") || io.terminal) return [];
	return [{
		subject: "--yes",
		message: `is needed to ${what}: nobody can be asked here.`
	}];
}
async function agree(what, input, io) {
	if (flagOf(input, "yes")) return;
	if ((await io.ask(`This will ${what}, for good. Go on? [y/N] `))?.trim().toLowerCase() !== "y") throw usageError("--yes", "was not given, and you did not say \"y\".");
}
function showing(name, route, spec) {
	const { ask, facts, ...described } = spec;
	const call = async (asked) => {
		const resource = await ask(asked);
		await asked.answer({ data: resource }, renderRecord(facts(resource)));
	};
	return operation(name, route, {
		...described,
		call
	});
}
function doing(name, route, spec) {
	const { act, done, ...described } = spec;
	const call = async (asked) => {
		await act(asked);
		await asked.answer({ data: null }, `${done(safeLine(asked.id))}\n`);
	};
	return operation(name, route, {
		...described,
		call
	});
}
function listing(name, route, spec) {
	const { ask, headings, row, document: toDocument, ...described } = spec;
	const options = [...spec.options ?? [], ...LIST_OPTIONS];
	const call = async (asked) => {
		const { items, pagination, absent } = await readPage(asked.input, await ask(asked));
		const told = toDocument?.(items, asked.input) ?? { data: items };
		const document = pagination ? {
			...told,
			meta: { pagination }
		} : told;
		await asked.answer(document, renderTable(headings, items.map(row)));
		const next = pagination?.["next-page"] ?? void 0;
		if (next !== void 0) {
			const total = pagination?.["total-count"] ?? void 0;
			const of = total === void 0 ? "" : ` of ${total}`;
			asked.log.info(`${items.length}${of} shown; for more: --page ${next}, or --all.`);
		} else if (items.length === 0) asked.log.info(absent ? "This service has no such list." : "There is none.");
	};
	return operation(name, route, {
		...described,
		options,
		problems: pageProblems,
		call
	});
}
function pageProblems(input) {
	const page = numberOf(input, "page") ?? numberOf(input, "page-size");
	if (!flagOf(input, "all") || page === void 0) return [];
	return [{
		subject: "--all",
		message: "reads every page: leave out --page and --page-size."
	}];
}
async function readPage(input, listing) {
	if (flagOf(input, "all")) return listing.whole();
	return listing.page({
		number: numberOf(input, "page"),
		size: numberOf(input, "page-size")
	});
}
function includeOption(names, description) {
	return option("--include <relation>", description, {
		choices: names,
		repeatable: true
	});
}
function withIncluded(data, included, input) {
	if (input.options["include"] === void 0) return { data };
	return {
		data,
		included: included.filter((resource) => resource !== void 0)
	};
}
// build/src/cli/write-secret-file.js
async function writeSecretFile(option, path, workingDirectory, make) {
	const absolute = resolve(workingDirectory, path);
	const file = await open(absolute, "wx", 384).catch((error) => {
		const why = error.code === "EEXIST" ? "exists already." : `cannot be written (${error.code}).`;
		throw usageError(`--${option}`, `"${path}" ${why}`);
	});
	try {
		const { content, value } = await make();
		await file.writeFile(content);
		await file.close();
		return value;
	} catch (error) {
		await file.close().catch(() => void 0);
		await rm(absolute, { force: true });
		throw error;
	}
}
// build/src/cli/agent-tokens.js
const agentTokens = {
	name: "agent-tokens",
	summary: "tokens with which HCP agents of a pool sign in",
	commands: [
		listing("list", "GET /agent-pools/<agent_pool_id>/authentication-tokens", {
			summary: "list the tokens of an agent pool, without their secrets",
			ask: ({ client, id }) => client.agentTokens.list(id),
			headings: [
				"id",
				"created",
				"last used",
				"expires",
				"description"
			],
			row: ({ id, attributes }) => [
				id,
				attributes["created-at"],
				attributes["last-used-at"] ?? "never",
				attributes["expired-at"] ?? "never",
				attributes.description
			]
		}),
		showing("show", "GET /authentication-tokens/<agent_token_id>", {
			summary: "show one agent token, without its secret",
			ask: ({ client, id }) => client.agentTokens.show(id),
			facts: facts$2
		}),
		operation("create", "POST /agent-pools/<agent_pool_id>/authentication-tokens", {
			summary: "create an agent token and hand over its secret, once",
			description: "The secret cannot be read again later. It is printed on standard output and nothing else is, or written to a new file that only you may read.",
			options: [
				option("--description <text>", "what the token is for", { required: true }),
				option("--expired-at <time>", "when it stops working, as in 2027-01-31T12:00:00Z"),
				option("--out <file>", "new file for the secret instead of standard output")
			],
			examples: { "plangate agent-tokens create apool-… --description \"build farm\" --out agent.token": "keep the secret out of logs and of the shell" },
			async call({ client, id, input, io, log, answer }) {
				const make = async () => {
					const value = await client.agentTokens.create(id, optionOf(input, "description") ?? "", { expiredAt: optionOf(input, "expired-at") });
					return {
						content: `${value.attributes.token ?? ""}\n`,
						value
					};
				};
				const path = optionOf(input, "out");
				if (path === void 0) {
					const { content, value } = await make();
					await io.out(flagOf(input, "json") ? printableJson({ data: value }) : content);
					log.info(`${safeLine(value.id)} created. The secret above cannot be read again.`);
					return;
				}
				const created = await writeSecretFile("out", path, io.workingDirectory, make);
				await answer({ data: {
					...created,
					attributes: {
						...created.attributes,
						token: null
					}
				} }, renderRecord([...facts$2(created), ["secret in", path]]));
			}
		}),
		doing("destroy", "DELETE /authentication-tokens/<agent_token_id>", {
			summary: "destroy an agent token: agents that use it can no longer sign in",
			destroys: "destroy the agent token",
			act: ({ client, id }) => client.agentTokens.destroy(id),
			done: (id) => `${id} is destroyed.`
		})
	]
};
function facts$2({ id, attributes }) {
	return [
		["id", id],
		["description", attributes.description],
		["created-at", attributes["created-at"]],
		["last-used-at", attributes["last-used-at"] ?? "never"],
		["expired-at", attributes["expired-at"]]
	];
}
const USUAL_SIZE = 25;
function splitIntoGroups(names, durations, most, random) {
	const known = names.map((name) => durations[name]).filter((ms) => ms !== void 0).sort((one, other) => one - other);
	const middle = known[Math.floor(known.length / 2)] ?? 1;
	const count = Math.min(names.length, most ?? Math.ceil(names.length / USUAL_SIZE), 256);
	const groups = Array.from({ length: count }, () => {
		return {
			load: 0,
			workspaces: []
		};
	});
	const sized = names.map((name) => ({
		name,
		ms: durations[name] ?? middle
	}));
	for (const { name, ms } of sized.sort((one, other) => other.ms - one.ms)) {
		const lightest = groups.reduce((least, group) => group.load < least.load ? group : least);
		lightest.load += ms;
		lightest.workspaces.push(name);
	}
	const matrix = Array.from({ length: 12 }, () => Math.floor(random() * 36).toString(36)).join("");
	return groups.map(({ workspaces }, index) => ({
		group: `${matrix}-${index + 1}-of-${count}`,
		workspaces
	}));
}
const ID = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
function jobsOf(group = "") {
	return Number(ID.exec(group)?.[2] ?? 1);
}
const entry = object$2({
	group: string(),
	workspaces: string()
});
const matrix$1 = union([object$2({ include: array(entry) }), record$1(string(), entry)]);
function readGroups(text) {
	const value = parseJson(text);
	if (value === void 0) return { problem: "is no matrix as it was printed: it is no JSON." };
	const read = safeParse(matrix$1, value);
	if (!read.success) return { problem: "is no matrix as it was printed." };
	const groups = (Array.isArray(read.output["include"]) ? read.output["include"] : Object.values(read.output)).map(({ group, workspaces }) => {
		const named = workspaces.split(",");
		return {
			group,
			named,
			workspaces: named.map((item) => item.split("=")[0] ?? "")
		};
	});
	const names = groups.flatMap(({ workspaces }) => workspaces);
	if (!(new Set(groups.map(({ group }) => ID.exec(group)?.[1])).size === groups.length && new Set(groups.map(({ group }) => group.slice(0, 12))).size <= 1 && groups.every(({ group, workspaces }) => ID.exec(group)?.[2] === String(groups.length) && !workspaces.includes("")))) return { problem: "lacks a group, or has one twice: pass all that was printed." };
	return new Set(names).size === names.length ? groups : { problem: "has a workspace twice." };
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
// build/src/cli/report-files.js
const REPORTS = [
	[
		"report-json",
		"everything, as JSON",
		renderJson$1
	],
	[
		"junit",
		"one test case per policy, as JUnit XML",
		renderJunit
	],
	[
		"sarif",
		"findings for code scanning, as SARIF",
		renderSarif
	],
	[
		"code-quality",
		"findings for GitLab merge requests, as Code Quality JSON",
		renderCodeQuality
	]
];
const REPORT_OPTIONS = under("Reports", [
	option("--format <word>", "text tells the story as it happens; json prints the report on standard output and nothing else there", {
		choices: ["text", "json"],
		default: "text"
	}),
	option("--json", "the same as --format json"),
	option("--reports <directory>", "write all reports there: report.json, junit.xml, report.sarif, comment.md and what GitLab shows by itself"),
	...REPORTS.map(([name, what]) => option(`--${name} <file>`, what))
]);
function wantsJson(input) {
	return flagOf(input, "json") || optionOf(input, "format") === "json";
}
async function reportProblems(input, workingDirectory) {
	const problems = [];
	for (const name of ["reports", ...REPORTS.map(([one]) => one)]) {
		const path = optionOf(input, name);
		if (path === void 0) continue;
		const subject = `--${name}`;
		const wanted = name === "reports" ? "directory" : "file";
		const there = await stat(resolve(workingDirectory, path)).catch(() => void 0);
		if (path.trim() === "") problems.push({
			subject,
			message: `needs the name of a ${wanted}.`
		});
		else if (there !== void 0 && there.isDirectory() !== (wanted === "directory")) problems.push({
			subject,
			message: `"${path}" is there and is no ${wanted}.`
		});
	}
	return problems;
}
async function handOver(view, { input, io, log }, problems = []) {
	for (const problem of problems) log.warning(withHelp(problem));
	for (const [name, , render] of REPORTS) {
		const path = optionOf(input, name);
		if (path === void 0) continue;
		try {
			await writeWholeFile(resolve(io.workingDirectory, path), render(view));
		} catch (error) {
			const why = error instanceof Error ? error.message : String(error);
			log.warning(withHelp(`--${name}: "${path}" was not written: ${why}`));
		}
	}
	await log.flush();
	if (wantsJson(input)) await io.out(renderJson$1(view));
}
async function writeWholeFile(path, content, mode) {
	const beside = `${path}.${randomUUID()}.part`;
	await mkdir(dirname(path), { recursive: true });
	try {
		await writeFile(beside, content, { mode });
		await rename(beside, path);
	} catch (error) {
		await rm(beside, { force: true });
		throw error;
	}
}
// build/src/cli/audit.js
const LANES = 4;
const SAVE_EVERY_MS = 1e4;
const audit = operation("audit", "", {
	summary: "tell what each policy would block, from the newest finished runs",
	description: "Reads the newest finished run of the current configuration of each workspace (neither speculative nor with options) and prints every policy in every workspace, those first that would block most. A policy without a result in a run is \"not evaluated in that run\", and never counts as passed.\n\nNothing is started or changed. Half of what the service allows per second is left to others. The exit code is 5 where something is not known.",
	options: [
		option("-o, --organization <name>", "organization; else TF_CLOUD_ORGANIZATION"),
		option("--workspaces <list>", "names, tag:TEXT or project:TEXT; all that the token sees"),
		option("--format <word>", "how it is printed", {
			choices: [
				"table",
				"json",
				"csv"
			],
			default: "table"
		}),
		option("--state <file>", "keep there what was read, and go on from it when called again"),
		option("--full-speed", "leave nothing of the limit to others")
	],
	examples: { "plangate audit --organization acme --workspaces tag:net --state audit.json": "who would be blocked if advisory policies became mandatory" },
	problems(input, io) {
		const { problems } = selectorsOf(input);
		if (organizationOf(input, io) !== "") return problems;
		return [...problems, {
			subject: "--organization",
			message: "is needed."
		}];
	},
	patienceMs: 72e5,
	async call(call) {
		const { client, input, io, log, answer } = call;
		const audited = await readAll(await findAll(call), call);
		const { toRows } = await import("./audit.js");
		const rows = toRows(audited);
		const now = io.clock.date().getTime();
		const document = { data: rows.map((row) => ({
			...row,
			ageMs: ageOf(row, now)
		})) };
		const format = optionOf(input, "format");
		const render = format === "csv" ? renderCsv : renderTable;
		const cells = rows.map((row) => cellsOf(row, now));
		await answer(document, format === "json" ? printableJson(document) : render(HEADINGS, cells));
		for (const { name, doubts } of audited) if (doubts[0] !== void 0) log.warning(`${name}: ${doubts[0]}`);
		log.info(`${workspaces(audited.length)} for ${count$2(client.answers(), "request")}. Nothing was changed.`);
		return rows.some(({ result }) => result === "unknown") ? EXIT.undecided : EXIT.green;
	}
});
function organizationOf(input, { environment }) {
	return (optionOf(input, "organization") ?? environment["TF_CLOUD_ORGANIZATION"])?.trim() ?? "";
}
function selectorsOf(input) {
	const problems = [];
	const many = optionOf(input, "workspaces");
	if (many === void 0) return { problems };
	const note = (_, message) => problems.push({
		subject: "--workspaces",
		message
	});
	return {
		problems,
		selectors: readWorkspaceList(many, note)
	};
}
async function findAll({ client, input, io }) {
	const organization = organizationOf(input, io);
	const { selectors = [{
		kind: "query",
		tags: []
	}] } = selectorsOf(input);
	const names = selectors.flatMap((each) => each.kind === "name" ? each.name : []);
	const { toQuery } = await Promise.resolve().then(() => wanted_workspaces_exports);
	const listed = await listWorkspaces(client, organization, names);
	const found = new Map();
	for (const each of selectors) {
		if (each.kind === "name") {
			const { name } = each;
			const workspace = listed.get(name) ?? await client.workspaces.showByName(organization, name);
			found.set(workspace.id, { workspace });
			continue;
		}
		const query = await toQuery(client, organization, each);
		const some = query && await client.workspaces.listWithRuns(organization, query).all();
		for (const one of some ?? []) found.set(one.workspace.id, one);
	}
	if (found.size > 0) return [...found.values()];
	throw new ServiceError(`No workspace of "${organization}" was found. Either none is as --workspaces says, or this token may not see them: use one that may read them.`, {
		code: "not-found",
		method: "GET",
		path: "workspaces"
	});
}
async function readAll(wanted, call) {
	const { client, input, io, log } = call;
	const { clock, signal } = io;
	const { auditWorkspace, stillHolds } = await import("./audit.js");
	const state = await openState(call);
	const read = new Map();
	for (const { workspace } of wanted) {
		const known = state.known.get(workspace.id);
		if (known !== void 0 && stillHolds(known, workspace)) read.set(known.id, known);
	}
	const left = wanted.filter(({ workspace }) => !read.has(workspace.id));
	const { rateLimit = 30 } = await client.ping().catch(() => ({}));
	const eachMs = flagOf(input, "full-speed") ? 0 : 2e3 / rateLimit;
	const [startedAt, before] = [clock.now(), client.answers()];
	let [saved, told] = [startedAt, startedAt];
	const lane = async () => {
		for (let next = left.shift(); next !== void 0; next = left.shift()) {
			const ports = {
				client,
				clock,
				signal,
				deadline: Number.POSITIVE_INFINITY
			};
			const { workspace, currentRun } = next;
			read.set(workspace.id, await auditWorkspace(workspace, currentRun, ports));
			const words = `${read.size} of ${workspaces(wanted.length)} read, ${count$2(client.answers(), "request")}`;
			await io.status?.(words);
			if (io.status === void 0 && clock.now() - told >= 3e4) {
				told = clock.now();
				log.info(words);
			}
			if (clock.now() - saved >= SAVE_EVERY_MS) {
				saved = clock.now();
				await state.save(read);
			}
			const aheadMs = startedAt + (client.answers() - before) * eachMs - clock.now();
			if (aheadMs > 0) await clock.sleep(aheadMs, signal);
		}
	};
	const stopping = () => lane().finally(() => void left.splice(0));
	const lanes = await Promise.allSettled(Array.from({ length: LANES }, stopping));
	await io.status?.();
	await state.save(read);
	for (const ended of lanes) if (ended.status === "rejected") throw ended.reason;
	return wanted.flatMap(({ workspace }) => read.get(workspace.id) ?? []);
}
async function openState({ client: { origin }, input, io, log }) {
	const given = optionOf(input, "state");
	const refuse = (message) => usageError("--state", `"${given}" ${message}`);
	const organization = organizationOf(input, io);
	const known = new Map();
	if (given === void 0) return {
		known,
		save: async () => {}
	};
	const path = resolve(io.workingDirectory, given);
	const text = await readFile(path, "utf8").catch((error) => {
		if (error.code === "ENOENT") return void 0;
		throw refuse(`cannot be read (${error.code}).`);
	});
	if (text !== void 0) {
		const { auditedWorkspace } = await import("./audit.js");
		const state = safeParse(pipe(string(), parseJson$4(), object$2({
			audit: literal(1),
			origin: string(),
			organization: string(),
			workspaces: array(auditedWorkspace)
		})), text);
		if (!state.success) throw refuse("is not the state of an audit: name another file.");
		if (state.output.origin !== origin || state.output.organization !== organization) throw refuse("is of another organization or host: name another file.");
		for (const workspace of state.output.workspaces) known.set(workspace.id, workspace);
	}
	const save = async (read) => {
		const workspaces = [...new Map([...known, ...read]).values()];
		const state = {
			audit: 1,
			origin,
			organization,
			workspaces
		};
		await writeWholeFile(path, log.conceal(printableJson(state)), 384).catch((error) => {
			throw refuse(`cannot be written (${error.code}).`);
		});
	};
	return {
		known,
		save
	};
}
const HEADINGS = [
	"policy",
	"set",
	"level",
	"would block",
	"workspace",
	"result",
	"run",
	"age"
];
function cellsOf(row, now) {
	const { policy, policySet, level, wouldBlock, workspace, result, run } = row;
	return [
		policy,
		policySet,
		level,
		wouldBlock,
		workspace,
		result,
		run?.id,
		age(ageOf(row, now))
	];
}
function ageOf({ run }, now) {
	const ms = Date.parse(run?.createdAt ?? "");
	return Number.isNaN(ms) ? void 0 : Math.max(0, now - ms);
}
function age(ms) {
	if (ms === void 0) return void 0;
	const hours = Math.floor(ms / 36e5);
	return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
function renderCsv(headings, rows) {
	const cell = (value) => {
		const text = safeLine(String(value ?? ""));
		return `"${(/^\s*[=+\-@＝＋－＠]/u.test(text) ? `'${text}` : text).replaceAll("\"", "\"\"")}"`;
	};
	return [headings, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
// build/src/archive/place.js
function placeOf$3(directory, base) {
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
function readSealKey(text = "") {
	const key = text.trim() || void 0;
	if (key === void 0 || /^[\w-]{43}$/.test(key)) return { key };
	return { problem: "is no key as `plangate seal-key` prints it." };
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
// build/src/judge.js
var judge_exports = __exportAll({ guardOf: () => guardOf });
async function judge(options, ports, runGate = run$8) {
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
	const { askedOf, sealGroup, withRoots } = await import("./shared.js").then((n) => n.sealed_group_exports);
	const asked = askedOf(settings, context.commit?.sha);
	const portable = withRoots(secrets.concealAll(workspaces), (root) => relative(repositoryRoot, root));
	return sealGroup(reportKey(token), {
		group,
		asked,
		workspaces: portable
	});
}
async function run$8(options, ports, secrets) {
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
		const { findWorkspaces } = await Promise.resolve().then(() => wanted_workspaces_exports);
		const { wanted, skipped } = await findWorkspaces(client, options);
		if (skipped.length > 0) log.info(`Not affected by the files that change, and skipped: ${skipped.join(", ")}.`);
		if (wanted.length === 0) {
			const { decideUnaffected } = await import("./shared.js").then((n) => n.decide_exports);
			return {
				verdict: decideUnaffected(settings.requirePolicies),
				workspaces: [],
				unaffected: skipped,
				archives: [],
				durationMs: clock.now() - started
			};
		}
		if (!versionControl) sayWithoutRepository(wanted, options, log);
		const { gate } = await import("./shared.js").then((n) => n.gate_exports);
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
			guard: guardOf(options),
			proposal: options.proposed ? {
				repository: repositoryRoot,
				changedFiles
			} : void 0
		}, {
			...ports,
			client,
			pack: (root) => pack$1(root, options, ports)
		});
		return skipped.length > 0 ? {
			...result,
			unaffected: skipped
		} : result;
	} catch (error) {
		return await notGated(settings, failureOf$1(error, signal.aborted ? "aborted" : clock.now() >= deadline ? "timeout" : void 0), clock.now() - started);
	}
}
async function askVersionControl({ settings, context, change = {} }, clock) {
	if (settings.source !== "vcs") return void 0;
	const { versionControlOf } = await Promise.resolve().then(() => connection_exports);
	return versionControlOf(context, change, clock.date());
}
function guardOf({ settings, letThrough }) {
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
async function pack$1(root, options, ports) {
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
	const { unjudged } = await import("./shared.js").then((n) => n.end_run_exports);
	const { describeQuery } = await Promise.resolve().then(() => wanted_workspaces_exports);
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
const LARGE_BYTES$1 = 1e8;
const LARGEST_SHOWN = 10;
function describeArchive({ bytes, sha256, entries, withheld }) {
	const files = entries.filter(({ type }) => type === "file").length;
	const ignored = withheld.filter(({ reason }) => reason === "ignored");
	const others = withheld.filter(({ reason }) => reason !== "ignored").map(({ path }) => path);
	const shown = others.length > 4 ? [...others.slice(0, 3), `${others.length - 3} more`] : others;
	const left = [...ignored.length > 0 ? [`${ignored.length} ignored`] : [], ...others.length > 0 ? [`${others.length} withheld: ${shown.join(", ")}`] : []];
	return `${`${files} ${files === 1 ? "file" : "files"}, ${formatBytes(bytes)}`}, sha256 ${sha256.slice(0, 12)}…${left.length > 0 ? ` (${left.join(", ")})` : ""}`;
}
function describeLargest({ bytes, entries }) {
	if (bytes <= LARGE_BYTES$1) return [];
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
		case "progress": return event.words === RUN$1.errored.says ? [] : lines(`${stamp}${event.words}`);
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
	const left = joined(", ", ignored > 0 ? `${grouped(ignored)} ignored` : "", withheld.length > 0 ? `${grouped(withheld.length)} withheld: ${list$2(withheld, 4)}` : "");
	const largest = describeLargest(archive);
	return lines("▸ Archive", `  ${shownDirectory(archive.root, repositoryRoot)} → ${count$2(files, "file")}, ${size(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${left && `  (${left})`}`, ...largest.slice(0, 1).map(() => "  The largest files:"), ...largest.map((line) => `    ${line}`), ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`));
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
const SHOWN$1 = {
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
		...some(must, SHOWN$1.findings, "finding", (finding) => findingLines("✗", finding, view)),
		...some(advisory, SHOWN$1.advisory, "advisory failure", (finding) => findingLines("!", finding, view)),
		...some(overridden, SHOWN$1.advisory, "overridden failure", (finding) => [findingLine("✓", finding, [finding.address, overriddenWords(finding)], 300)])
	];
	return lines("", ...workspaceLines(view), ...destructionWords(view, SHOWN$1.changes), ...told.length > 0 ? ["", ...told] : [], "", `${VERDICT[view.verdict].sign} Policy gate: ${view.headline}.`, ...view.nextSteps);
}
function some(items, limit, one, toLines, indent = "  ") {
	const rest = items.length - limit;
	const told = items.slice(0, limit).flatMap(toLines);
	return rest > 0 ? [...told, `${indent}… and ${count$2(rest, `more ${one}`)}`] : told;
}
function workspaceLines(view) {
	const closed = view.workspaces.filter(({ verdict }) => !isGreen(verdict));
	const green = view.workspaces.filter(({ verdict }) => isGreen(verdict));
	const shown = [...closed, ...green].slice(0, SHOWN$1.workspaces);
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
	const where = view.workspaces.length > 1 ? `in ${list$2(finding.workspaces, 4)}` : "";
	const fresh = finding.age === "new" ? "new" : "";
	const spots = spotsOf(finding);
	const toLine = (spot) => {
		const [address, message] = subjectAndMessage(spot);
		const own = baselineWords(ownBaseline(spot, finding), view.context);
		return [`      ${cleaned([
			placeOf$5(spot),
			address,
			message,
			own
		], "   ", 400)}`];
	};
	const shown = some(spots, SHOWN$1.resources, "resource", toLine, "      ");
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
	return all.map((line) => clip(safeLine(clip(line, 4e3)), 1e3).trimEnd());
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
			const words = wordsOf$1(event);
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
function wordsOf$1(event) {
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
async function check$1(host, door, ports) {
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
	const { result, view } = await story.during(judge({
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
		message: `would show a secret of this job to everybody who may read the run: the value of ${quote$3(line.slice(0, line.indexOf("=")).trim())} is one, or holds one. Set it as a sensitive variable of the workspace.`
	}));
}
const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY)$/;
function environmentSecrets(environment, named = SECRET_NAME) {
	return Object.entries(environment).filter(([name]) => named.test(name) || name.startsWith("TF_TOKEN_")).map(([, value]) => value?.trim() ?? "").filter((value) => value.length >= 16);
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
		[!clone || placeOf$2(clone) === placeOf$2(repository), `was cloned from ${show(clone)}, not from ${repository}`],
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
	return placeOf$2(address)?.startsWith(`${placeOf$2(repository)}/`) === true;
}
function placeOf$2(address) {
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
function describe$1(looked) {
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
const READ = new WeakMap();
function readReferences(name, text, hcl) {
	const texts = READ.get(hcl) ?? new Map();
	const isJson = name.endsWith(".json");
	const key = `${isJson ? "json" : "hcl"} ${text}`;
	const found = texts.get(key) ?? {
		modules: [],
		reads: [],
		sets: [],
		unclear: false
	};
	if (texts.has(key)) return found;
	READ.set(hcl, texts.set(key, found));
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
	if (expression) note$1(expression, found);
	const parts = expression?.kind === "template" ? expression.parts.filter(({ kind }) => kind !== "literal") : Object.values(value);
	for (const part of parts) readExpression(part, found);
}
function note$1(value, found) {
	if (value.kind === "call") {
		const [first, second] = value.arguments;
		if (first && READER.test(value.name)) found.reads.push(writtenOf(first));
		if (first && second && value.name === "fileset") found.sets.push([writtenOf(first), writtenOf(second)]);
	} else if (value.kind === "template" ? placeOf$1(value.parts[0]) : looksLikePath(value)) found.reads.push(writtenOf(value));
}
function looksLikePath(value) {
	if (value.kind === "other") return /\bfile|\btemplatefile|\bpath\./.test(value.text);
	return value.kind === "literal" && /^\.\.?[/\\]/.test(String(value.value));
}
function writtenOf(value) {
	const parts = value.kind === "template" ? value.parts : [value];
	const place = placeOf$1(parts[0]);
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
function placeOf$1(value) {
	if (value?.kind !== "traversal" || value.root !== "path") return void 0;
	const [step] = value.steps;
	return step?.kind === "literal" && step.value === "module" ? "module" : "root";
}
function readJson(text, hcl, found) {
	const read = (value, keys) => {
		if (typeof value === "string") {
			const [first, , third, ...more] = keys;
			(first === "module" && third === "source" && more.length === 0 ? readSource : readExpression)(toExpression$1(value, hcl), found);
		} else if (Array.isArray(value)) for (const item of value) read(item, keys);
		else if (typeof value === "object" && value !== null) for (const [key, item] of Object.entries(value)) read(item, [...keys, key]);
	};
	try {
		read(JSON.parse(text.replace(/^\uFEFF/, "")), []);
	} catch {
		found.unclear = true;
	}
}
function toExpression$1(text, hcl) {
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
// build/src/gate/wanted-workspaces.js
var wanted_workspaces_exports = __exportAll({
	describeQuery: () => describeQuery,
	findWorkspaces: () => findWorkspaces,
	toQuery: () => toQuery
});
async function findWorkspaces(client, options) {
	const { settings, workingDirectory, repositoryRoot } = options;
	const connected = settings.source === "vcs";
	const selected = settings.workspaces.map((selector) => {
		const own = selector.kind === "name" ? selector.directory : void 0;
		return {
			selector,
			place: connected ? {
				directory: repositoryRoot,
				repository: repositoryRoot
			} : placeOf$3(own ?? settings.directory, workingDirectory)
		};
	});
	const all = new Map();
	for (const { selector, place } of selected) {
		if (selector.kind === "name") {
			all.set(selector.name, {
				name: selector.name,
				...place
			});
			continue;
		}
		const found = await queryWorkspaces(client, settings.organization, selector);
		if (found.length === 0) throw new GateStop("input", nothingFound(settings, selector));
		for (const workspace of found) {
			const { name } = workspace.attributes;
			if (!all.has(name)) all.set(name, {
				name,
				...place,
				known: workspace
			});
		}
	}
	const changed = settings.affectedOnly || connected ? await options.changedFiles?.() : void 0;
	if (changed === void 0 || changed.length === 0) return {
		wanted: [...all.values()],
		skipped: []
	};
	const isConcerned = concernsOf(changed, repositoryRoot);
	const wanted = [];
	const skipped = [];
	for (const each of all.values()) if (await isConcerned(each, each.known ?? await client.workspaces.showByName(settings.organization, each.name))) wanted.push(each);
	else if (connected) wanted.push({
		...each,
		unaffected: true
	});
	else skipped.push(each.name);
	return {
		wanted,
		skipped
	};
}
function nothingFound({ organization }, query) {
	return `No workspace of organization "${organization}" was found for ${describeQuery(query)}. Either it is wrong, or the token may not see them.`;
}
function describeQuery({ tags, project }) {
	return [tags.length > 0 ? `tag:${tags.join(",")}` : "", project === void 0 ? "" : `project:${project}`].filter((part) => part !== "").join(" ");
}
async function queryWorkspaces(client, organization, selector) {
	const query = await toQuery(client, organization, selector);
	return query === void 0 ? [] : await client.workspaces.list(organization, query).all();
}
async function toQuery(client, organization, { tags, project }) {
	const isName = project !== void 0 && !/^prj-[A-Za-z0-9]+$/.test(project);
	const id = isName ? await client.names.project(organization, project) : project;
	if (isName && id === void 0) return void 0;
	return {
		tags: tags.length > 0 ? tags : void 0,
		project: id
	};
}
function concernsOf(changed, repositoryRoot) {
	const known = new Map();
	return async ({ directory, repository }, { attributes }) => {
		if (repository !== repositoryRoot) return true;
		const working = readWorkingDirectory(attributes["working-directory"]);
		const inside = "path" in working ? working.path : "";
		const root = uploadRoot(directory, inside);
		const module = join(root, inside);
		const watched = {
			directory: inRepository(module, repositoryRoot) ?? "",
			patterns: attributes["trigger-patterns"] ?? [],
			prefixes: attributes["trigger-prefixes"] ?? []
		};
		if (isAffected(changed, watched)) return true;
		const reading = known.get(module) ?? readElsewhere(module, root, repositoryRoot);
		known.set(module, reading);
		const elsewhere = await reading;
		return elsewhere === void 0 || isAffected(changed, {
			...watched,
			...elsewhere
		});
	};
}
async function readElsewhere(module, root, repositoryRoot) {
	const { modules, paths, patterns, unclear } = await readLoads(module);
	const linked = [module, ...modules].map((each) => followLinksIn(each));
	if (unclear || linked.includes(void 0)) return void 0;
	return {
		reads: [
			...follow(join(root, RULE_FILE)),
			...modules,
			...paths,
			...linked.flatMap((places) => places ?? [])
		].flatMap((path) => inRepository(path, repositoryRoot) ?? []),
		readPatterns: patterns.flatMap(({ prefix, suffix }) => {
			const from = inRepository(prefix, repositoryRoot);
			if (from === void 0) return [];
			return {
				prefix: prefix.endsWith(sep) && from !== "" ? `${from}/` : from,
				suffix
			};
		})
	};
}
function inRepository(path, repositoryRoot) {
	const inner = relative(repositoryRoot, path).split(sep).join("/");
	return inner === ".." || inner.startsWith("../") ? void 0 : inner;
}
// node_modules/commander/lib/error.js
var require_error = __commonJSMin(((exports) => {
	var CommanderError = class extends Error {
		constructor(exitCode, code, message) {
			super(message);
			Error.captureStackTrace(this, this.constructor);
			this.name = this.constructor.name;
			this.code = code;
			this.exitCode = exitCode;
			this.nestedError = void 0;
		}
	};
	var InvalidArgumentError = class extends CommanderError {
		constructor(message) {
			super(1, "commander.invalidArgument", message);
			Error.captureStackTrace(this, this.constructor);
			this.name = this.constructor.name;
		}
	};
	exports.CommanderError = CommanderError;
	exports.InvalidArgumentError = InvalidArgumentError;
}));
// node_modules/commander/lib/argument.js
var require_argument = __commonJSMin(((exports) => {
	const { InvalidArgumentError } = require_error();
	var Argument = class {
		constructor(name, description) {
			this.description = description || "";
			this.variadic = false;
			this.parseArg = void 0;
			this.defaultValue = void 0;
			this.defaultValueDescription = void 0;
			this.argChoices = void 0;
			switch (name[0]) {
				case "<":
					this.required = true;
					this._name = name.slice(1, -1);
					break;
				case "[":
					this.required = false;
					this._name = name.slice(1, -1);
					break;
				default:
					this.required = true;
					this._name = name;
			}
			if (this._name.endsWith("...")) {
				this.variadic = true;
				this._name = this._name.slice(0, -3);
			}
		}
		name() {
			return this._name;
		}
		_collectValue(value, previous) {
			if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
			previous.push(value);
			return previous;
		}
		default(value, description) {
			this.defaultValue = value;
			this.defaultValueDescription = description;
			return this;
		}
		argParser(fn) {
			this.parseArg = fn;
			return this;
		}
		choices(values) {
			this.argChoices = values.slice();
			this.parseArg = (arg, previous) => {
				if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
				if (this.variadic) return this._collectValue(arg, previous);
				return arg;
			};
			return this;
		}
		argRequired() {
			this.required = true;
			return this;
		}
		argOptional() {
			this.required = false;
			return this;
		}
	};
	function humanReadableArgName(arg) {
		const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
		return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
	}
	exports.Argument = Argument;
	exports.humanReadableArgName = humanReadableArgName;
}));
// node_modules/commander/lib/help.js
var require_help = __commonJSMin(((exports) => {
	const { humanReadableArgName } = require_argument();
	var Help = class {
		constructor() {
			this.helpWidth = void 0;
			this.minWidthToWrap = 40;
			this.sortSubcommands = false;
			this.sortOptions = false;
			this.showGlobalOptions = false;
		}
		prepareContext(contextOptions) {
			this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
		}
		visibleCommands(cmd) {
			const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
			const helpCommand = cmd._getHelpCommand();
			if (helpCommand && !helpCommand._hidden) visibleCommands.push(helpCommand);
			if (this.sortSubcommands) visibleCommands.sort((a, b) => {
				return a.name().localeCompare(b.name());
			});
			return visibleCommands;
		}
		compareOptions(a, b) {
			const getSortKey = (option) => {
				return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
			};
			return getSortKey(a).localeCompare(getSortKey(b));
		}
		visibleOptions(cmd) {
			const visibleOptions = cmd.options.filter((option) => !option.hidden);
			const helpOption = cmd._getHelpOption();
			if (helpOption && !helpOption.hidden) {
				const removeShort = helpOption.short && cmd._findOption(helpOption.short);
				const removeLong = helpOption.long && cmd._findOption(helpOption.long);
				if (!removeShort && !removeLong) visibleOptions.push(helpOption);
				else if (helpOption.long && !removeLong) visibleOptions.push(cmd.createOption(helpOption.long, helpOption.description));
				else if (helpOption.short && !removeShort) visibleOptions.push(cmd.createOption(helpOption.short, helpOption.description));
			}
			if (this.sortOptions) visibleOptions.sort(this.compareOptions);
			return visibleOptions;
		}
		visibleGlobalOptions(cmd) {
			if (!this.showGlobalOptions) return [];
			const globalOptions = [];
			for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
				const visibleOptions = ancestorCmd.options.filter((option) => !option.hidden);
				globalOptions.push(...visibleOptions);
			}
			if (this.sortOptions) globalOptions.sort(this.compareOptions);
			return globalOptions;
		}
		visibleArguments(cmd) {
			if (cmd._argsDescription) cmd.registeredArguments.forEach((argument) => {
				argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
			});
			if (cmd.registeredArguments.find((argument) => argument.description)) return cmd.registeredArguments;
			return [];
		}
		subcommandTerm(cmd) {
			const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
			return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + (args ? " " + args : "");
		}
		optionTerm(option) {
			return option.flags;
		}
		argumentTerm(argument) {
			return argument.name();
		}
		longestSubcommandTermLength(cmd, helper) {
			return helper.visibleCommands(cmd).reduce((max, command) => {
				return Math.max(max, this.displayWidth(helper.styleSubcommandTerm(helper.subcommandTerm(command))));
			}, 0);
		}
		longestOptionTermLength(cmd, helper) {
			return helper.visibleOptions(cmd).reduce((max, option) => {
				return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
			}, 0);
		}
		longestGlobalOptionTermLength(cmd, helper) {
			return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
				return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
			}, 0);
		}
		longestArgumentTermLength(cmd, helper) {
			return helper.visibleArguments(cmd).reduce((max, argument) => {
				return Math.max(max, this.displayWidth(helper.styleArgumentTerm(helper.argumentTerm(argument))));
			}, 0);
		}
		commandUsage(cmd) {
			let cmdName = cmd._name;
			if (cmd._aliases[0]) cmdName = cmdName + "|" + cmd._aliases[0];
			let ancestorCmdNames = "";
			for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
			return ancestorCmdNames + cmdName + " " + cmd.usage();
		}
		commandDescription(cmd) {
			return cmd.description();
		}
		subcommandDescription(cmd) {
			return cmd.summary() || cmd.description();
		}
		optionDescription(option) {
			const extraInfo = [];
			if (option.argChoices) extraInfo.push(`choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
			if (option.defaultValue !== void 0) {
				if (option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean") extraInfo.push(`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`);
			}
			if (option.presetArg !== void 0 && option.optional) extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
			if (option.envVar !== void 0) extraInfo.push(`env: ${option.envVar}`);
			if (extraInfo.length > 0) {
				const extraDescription = `(${extraInfo.join(", ")})`;
				if (option.description) return `${option.description} ${extraDescription}`;
				return extraDescription;
			}
			return option.description;
		}
		argumentDescription(argument) {
			const extraInfo = [];
			if (argument.argChoices) extraInfo.push(`choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
			if (argument.defaultValue !== void 0) extraInfo.push(`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`);
			if (extraInfo.length > 0) {
				const extraDescription = `(${extraInfo.join(", ")})`;
				if (argument.description) return `${argument.description} ${extraDescription}`;
				return extraDescription;
			}
			return argument.description;
		}
		formatItemList(heading, items, helper) {
			if (items.length === 0) return [];
			return [
				helper.styleTitle(heading),
				...items,
				""
			];
		}
		groupItems(unsortedItems, visibleItems, getGroup) {
			const result = new Map();
			unsortedItems.forEach((item) => {
				const group = getGroup(item);
				if (!result.has(group)) result.set(group, []);
			});
			visibleItems.forEach((item) => {
				const group = getGroup(item);
				if (!result.has(group)) result.set(group, []);
				result.get(group).push(item);
			});
			return result;
		}
		formatHelp(cmd, helper) {
			const termWidth = helper.padWidth(cmd, helper);
			const helpWidth = helper.helpWidth ?? 80;
			function callFormatItem(term, description) {
				return helper.formatItem(term, termWidth, description, helper);
			}
			let output = [`${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`, ""];
			const commandDescription = helper.commandDescription(cmd);
			if (commandDescription.length > 0) output = output.concat([helper.boxWrap(helper.styleCommandDescription(commandDescription), helpWidth), ""]);
			const argumentList = helper.visibleArguments(cmd).map((argument) => {
				return callFormatItem(helper.styleArgumentTerm(helper.argumentTerm(argument)), helper.styleArgumentDescription(helper.argumentDescription(argument)));
			});
			output = output.concat(this.formatItemList("Arguments:", argumentList, helper));
			this.groupItems(cmd.options, helper.visibleOptions(cmd), (option) => option.helpGroupHeading ?? "Options:").forEach((options, group) => {
				const optionList = options.map((option) => {
					return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
				});
				output = output.concat(this.formatItemList(group, optionList, helper));
			});
			if (helper.showGlobalOptions) {
				const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
					return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
				});
				output = output.concat(this.formatItemList("Global Options:", globalOptionList, helper));
			}
			this.groupItems(cmd.commands, helper.visibleCommands(cmd), (sub) => sub.helpGroup() || "Commands:").forEach((commands, group) => {
				const commandList = commands.map((sub) => {
					return callFormatItem(helper.styleSubcommandTerm(helper.subcommandTerm(sub)), helper.styleSubcommandDescription(helper.subcommandDescription(sub)));
				});
				output = output.concat(this.formatItemList(group, commandList, helper));
			});
			return output.join("\n");
		}
		displayWidth(str) {
			return stripColor(str).length;
		}
		styleTitle(str) {
			return str;
		}
		styleUsage(str) {
			return str.split(" ").map((word) => {
				if (word === "[options]") return this.styleOptionText(word);
				if (word === "[command]") return this.styleSubcommandText(word);
				if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
				return this.styleCommandText(word);
			}).join(" ");
		}
		styleCommandDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleOptionDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleSubcommandDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleArgumentDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleDescriptionText(str) {
			return str;
		}
		styleOptionTerm(str) {
			return this.styleOptionText(str);
		}
		styleSubcommandTerm(str) {
			return str.split(" ").map((word) => {
				if (word === "[options]") return this.styleOptionText(word);
				if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
				return this.styleSubcommandText(word);
			}).join(" ");
		}
		styleArgumentTerm(str) {
			return this.styleArgumentText(str);
		}
		styleOptionText(str) {
			return str;
		}
		styleArgumentText(str) {
			return str;
		}
		styleSubcommandText(str) {
			return str;
		}
		styleCommandText(str) {
			return str;
		}
		padWidth(cmd, helper) {
			return Math.max(helper.longestOptionTermLength(cmd, helper), helper.longestGlobalOptionTermLength(cmd, helper), helper.longestSubcommandTermLength(cmd, helper), helper.longestArgumentTermLength(cmd, helper));
		}
		preformatted(str) {
			return /\n[^\S\r\n]/.test(str);
		}
		formatItem(term, termWidth, description, helper) {
			const itemIndent = 2;
			const itemIndentStr = " ".repeat(itemIndent);
			if (!description) return itemIndentStr + term;
			const paddedTerm = term.padEnd(termWidth + term.length - helper.displayWidth(term));
			const spacerWidth = 2;
			const remainingWidth = (this.helpWidth ?? 80) - termWidth - spacerWidth - itemIndent;
			let formattedDescription;
			if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) formattedDescription = description;
			else formattedDescription = helper.boxWrap(description, remainingWidth).replace(/\n/g, "\n" + " ".repeat(termWidth + spacerWidth));
			return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `\n${itemIndentStr}`);
		}
		boxWrap(str, width) {
			if (width < this.minWidthToWrap) return str;
			const rawLines = str.split(/\r\n|\n/);
			const chunkPattern = /[\s]*[^\s]+/g;
			const wrappedLines = [];
			rawLines.forEach((line) => {
				const chunks = line.match(chunkPattern);
				if (chunks === null) {
					wrappedLines.push("");
					return;
				}
				let sumChunks = [chunks.shift()];
				let sumWidth = this.displayWidth(sumChunks[0]);
				chunks.forEach((chunk) => {
					const visibleWidth = this.displayWidth(chunk);
					if (sumWidth + visibleWidth <= width) {
						sumChunks.push(chunk);
						sumWidth += visibleWidth;
						return;
					}
					wrappedLines.push(sumChunks.join(""));
					const nextChunk = chunk.trimStart();
					sumChunks = [nextChunk];
					sumWidth = this.displayWidth(nextChunk);
				});
				wrappedLines.push(sumChunks.join(""));
			});
			return wrappedLines.join("\n");
		}
	};
	function stripColor(str) {
		return str.replace(/\x1b\[\d*(;\d*)*m/g, "");
	}
	exports.Help = Help;
	exports.stripColor = stripColor;
}));
// node_modules/commander/lib/option.js
var require_option = __commonJSMin(((exports) => {
	const { InvalidArgumentError } = require_error();
	var Option = class {
		constructor(flags, description) {
			this.flags = flags;
			this.description = description || "";
			this.required = flags.includes("<");
			this.optional = flags.includes("[");
			this.variadic = /\w\.\.\.[>\]]$/.test(flags);
			this.mandatory = false;
			const optionFlags = splitOptionFlags(flags);
			this.short = optionFlags.shortFlag;
			this.long = optionFlags.longFlag;
			this.negate = false;
			if (this.long) this.negate = this.long.startsWith("--no-");
			this.defaultValue = void 0;
			this.defaultValueDescription = void 0;
			this.presetArg = void 0;
			this.envVar = void 0;
			this.parseArg = void 0;
			this.hidden = false;
			this.argChoices = void 0;
			this.conflictsWith = [];
			this.implied = void 0;
			this.helpGroupHeading = void 0;
		}
		default(value, description) {
			this.defaultValue = value;
			this.defaultValueDescription = description;
			return this;
		}
		preset(arg) {
			this.presetArg = arg;
			return this;
		}
		conflicts(names) {
			this.conflictsWith = this.conflictsWith.concat(names);
			return this;
		}
		implies(impliedOptionValues) {
			let newImplied = impliedOptionValues;
			if (typeof impliedOptionValues === "string") newImplied = { [impliedOptionValues]: true };
			this.implied = Object.assign(this.implied || {}, newImplied);
			return this;
		}
		env(name) {
			this.envVar = name;
			return this;
		}
		argParser(fn) {
			this.parseArg = fn;
			return this;
		}
		makeOptionMandatory(mandatory = true) {
			this.mandatory = !!mandatory;
			return this;
		}
		hideHelp(hide = true) {
			this.hidden = !!hide;
			return this;
		}
		_collectValue(value, previous) {
			if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
			previous.push(value);
			return previous;
		}
		choices(values) {
			this.argChoices = values.slice();
			this.parseArg = (arg, previous) => {
				if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
				if (this.variadic) return this._collectValue(arg, previous);
				return arg;
			};
			return this;
		}
		name() {
			if (this.long) return this.long.replace(/^--/, "");
			return this.short.replace(/^-/, "");
		}
		attributeName() {
			if (this.negate) return camelcase(this.name().replace(/^no-/, ""));
			return camelcase(this.name());
		}
		helpGroup(heading) {
			this.helpGroupHeading = heading;
			return this;
		}
		is(arg) {
			return this.short === arg || this.long === arg;
		}
		isBoolean() {
			return !this.required && !this.optional && !this.negate;
		}
	};
	var DualOptions = class {
		constructor(options) {
			this.positiveOptions = new Map();
			this.negativeOptions = new Map();
			this.dualOptions = new Set();
			options.forEach((option) => {
				if (option.negate) this.negativeOptions.set(option.attributeName(), option);
				else this.positiveOptions.set(option.attributeName(), option);
			});
			this.negativeOptions.forEach((value, key) => {
				if (this.positiveOptions.has(key)) this.dualOptions.add(key);
			});
		}
		valueFromOption(value, option) {
			const optionKey = option.attributeName();
			if (!this.dualOptions.has(optionKey)) return true;
			const preset = this.negativeOptions.get(optionKey).presetArg;
			const negativeValue = preset !== void 0 ? preset : false;
			return option.negate === (negativeValue === value);
		}
	};
	function camelcase(str) {
		return str.split("-").reduce((str, word) => {
			return str + word[0].toUpperCase() + word.slice(1);
		});
	}
	function splitOptionFlags(flags) {
		let shortFlag;
		let longFlag;
		const shortFlagExp = /^-[^-]$/;
		const longFlagExp = /^--[^-]/;
		const flagParts = flags.split(/[ |,]+/).concat("guard");
		if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
		if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
		if (!shortFlag && shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
		if (!shortFlag && longFlagExp.test(flagParts[0])) {
			shortFlag = longFlag;
			longFlag = flagParts.shift();
		}
		if (flagParts[0].startsWith("-")) {
			const unsupportedFlag = flagParts[0];
			const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
			if (/^-[^-][^-]/.test(unsupportedFlag)) throw new Error(`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);
			if (shortFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many short flags`);
			if (longFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many long flags`);
			throw new Error(`${baseError}
- unrecognised flag format`);
		}
		if (shortFlag === void 0 && longFlag === void 0) throw new Error(`option creation failed due to no flags found in '${flags}'.`);
		return {
			shortFlag,
			longFlag
		};
	}
	exports.Option = Option;
	exports.DualOptions = DualOptions;
}));
// node_modules/commander/lib/suggestSimilar.js
var require_suggestSimilar = __commonJSMin(((exports) => {
	const maxDistance = 3;
	function editDistance(a, b) {
		if (Math.abs(a.length - b.length) > maxDistance) return Math.max(a.length, b.length);
		const d = [];
		for (let i = 0; i <= a.length; i++) d[i] = [i];
		for (let j = 0; j <= b.length; j++) d[0][j] = j;
		for (let j = 1; j <= b.length; j++) for (let i = 1; i <= a.length; i++) {
			let cost = 1;
			if (a[i - 1] === b[j - 1]) cost = 0;
			else cost = 1;
			d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
		}
		return d[a.length][b.length];
	}
	function suggestSimilar(word, candidates) {
		if (!candidates || candidates.length === 0) return "";
		candidates = Array.from(new Set(candidates));
		const searchingOptions = word.startsWith("--");
		if (searchingOptions) {
			word = word.slice(2);
			candidates = candidates.map((candidate) => candidate.slice(2));
		}
		let similar = [];
		let bestDistance = maxDistance;
		const minSimilarity = .4;
		candidates.forEach((candidate) => {
			if (candidate.length <= 1) return;
			const distance = editDistance(word, candidate);
			const length = Math.max(word.length, candidate.length);
			if ((length - distance) / length > minSimilarity) {
				if (distance < bestDistance) {
					bestDistance = distance;
					similar = [candidate];
				} else if (distance === bestDistance) similar.push(candidate);
			}
		});
		similar.sort((a, b) => a.localeCompare(b));
		if (searchingOptions) similar = similar.map((candidate) => `--${candidate}`);
		if (similar.length > 1) return `\n(Did you mean one of ${similar.join(", ")}?)`;
		if (similar.length === 1) return `\n(Did you mean ${similar[0]}?)`;
		return "";
	}
	exports.suggestSimilar = suggestSimilar;
}));
// node_modules/commander/lib/command.js
var require_command = __commonJSMin(((exports) => {
	const EventEmitter = __require("node:events").EventEmitter;
	const childProcess = __require("node:child_process");
	const path = __require("node:path");
	const fs = __require("node:fs");
	const process = __require("node:process");
	const { Argument, humanReadableArgName } = require_argument();
	const { CommanderError } = require_error();
	const { Help, stripColor } = require_help();
	const { Option, DualOptions } = require_option();
	const { suggestSimilar } = require_suggestSimilar();
	var Command = class Command extends EventEmitter {
		constructor(name) {
			super();
			this.commands = [];
			this.options = [];
			this.parent = null;
			this._allowUnknownOption = false;
			this._allowExcessArguments = false;
			this.registeredArguments = [];
			this._args = this.registeredArguments;
			this.args = [];
			this.rawArgs = [];
			this.processedArgs = [];
			this._scriptPath = null;
			this._name = name || "";
			this._optionValues = {};
			this._optionValueSources = {};
			this._storeOptionsAsProperties = false;
			this._actionHandler = null;
			this._executableHandler = false;
			this._executableFile = null;
			this._executableDir = null;
			this._defaultCommandName = null;
			this._exitCallback = null;
			this._aliases = [];
			this._combineFlagAndOptionalValue = true;
			this._description = "";
			this._summary = "";
			this._argsDescription = void 0;
			this._enablePositionalOptions = false;
			this._passThroughOptions = false;
			this._lifeCycleHooks = {};
			this._showHelpAfterError = false;
			this._showSuggestionAfterError = true;
			this._savedState = null;
			this._outputConfiguration = {
				writeOut: (str) => process.stdout.write(str),
				writeErr: (str) => process.stderr.write(str),
				outputError: (str, write) => write(str),
				getOutHelpWidth: () => process.stdout.isTTY ? process.stdout.columns : void 0,
				getErrHelpWidth: () => process.stderr.isTTY ? process.stderr.columns : void 0,
				getOutHasColors: () => useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
				getErrHasColors: () => useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
				stripColor: (str) => stripColor(str)
			};
			this._hidden = false;
			this._helpOption = void 0;
			this._addImplicitHelpCommand = void 0;
			this._helpCommand = void 0;
			this._helpConfiguration = {};
			this._helpGroupHeading = void 0;
			this._defaultCommandGroup = void 0;
			this._defaultOptionGroup = void 0;
		}
		copyInheritedSettings(sourceCommand) {
			this._outputConfiguration = sourceCommand._outputConfiguration;
			this._helpOption = sourceCommand._helpOption;
			this._helpCommand = sourceCommand._helpCommand;
			this._helpConfiguration = sourceCommand._helpConfiguration;
			this._exitCallback = sourceCommand._exitCallback;
			this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
			this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
			this._allowExcessArguments = sourceCommand._allowExcessArguments;
			this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
			this._showHelpAfterError = sourceCommand._showHelpAfterError;
			this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
			return this;
		}
		_getCommandAndAncestors() {
			const result = [];
			for (let command = this; command; command = command.parent) result.push(command);
			return result;
		}
		command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
			let desc = actionOptsOrExecDesc;
			let opts = execOpts;
			if (typeof desc === "object" && desc !== null) {
				opts = desc;
				desc = null;
			}
			opts = opts || {};
			const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
			const cmd = this.createCommand(name);
			if (desc) {
				cmd.description(desc);
				cmd._executableHandler = true;
			}
			if (opts.isDefault) this._defaultCommandName = cmd._name;
			cmd._hidden = !!(opts.noHelp || opts.hidden);
			cmd._executableFile = opts.executableFile || null;
			if (args) cmd.arguments(args);
			this._registerCommand(cmd);
			cmd.parent = this;
			cmd.copyInheritedSettings(this);
			if (desc) return this;
			return cmd;
		}
		createCommand(name) {
			return new Command(name);
		}
		createHelp() {
			return Object.assign(new Help(), this.configureHelp());
		}
		configureHelp(configuration) {
			if (configuration === void 0) return this._helpConfiguration;
			this._helpConfiguration = configuration;
			return this;
		}
		configureOutput(configuration) {
			if (configuration === void 0) return this._outputConfiguration;
			this._outputConfiguration = {
				...this._outputConfiguration,
				...configuration
			};
			return this;
		}
		showHelpAfterError(displayHelp = true) {
			if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
			this._showHelpAfterError = displayHelp;
			return this;
		}
		showSuggestionAfterError(displaySuggestion = true) {
			this._showSuggestionAfterError = !!displaySuggestion;
			return this;
		}
		addCommand(cmd, opts) {
			if (!cmd._name) throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
			opts = opts || {};
			if (opts.isDefault) this._defaultCommandName = cmd._name;
			if (opts.noHelp || opts.hidden) cmd._hidden = true;
			this._registerCommand(cmd);
			cmd.parent = this;
			cmd._checkForBrokenPassThrough();
			return this;
		}
		createArgument(name, description) {
			return new Argument(name, description);
		}
		argument(name, description, parseArg, defaultValue) {
			const argument = this.createArgument(name, description);
			if (typeof parseArg === "function") argument.default(defaultValue).argParser(parseArg);
			else argument.default(parseArg);
			this.addArgument(argument);
			return this;
		}
		arguments(names) {
			names.trim().split(/ +/).forEach((detail) => {
				this.argument(detail);
			});
			return this;
		}
		addArgument(argument) {
			const previousArgument = this.registeredArguments.slice(-1)[0];
			if (previousArgument?.variadic) throw new Error(`only the last argument can be variadic '${previousArgument.name()}'`);
			if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) throw new Error(`a default value for a required argument is never used: '${argument.name()}'`);
			this.registeredArguments.push(argument);
			return this;
		}
		helpCommand(enableOrNameAndArgs, description) {
			if (typeof enableOrNameAndArgs === "boolean") {
				this._addImplicitHelpCommand = enableOrNameAndArgs;
				if (enableOrNameAndArgs && this._defaultCommandGroup) this._initCommandGroup(this._getHelpCommand());
				return this;
			}
			const [, helpName, helpArgs] = (enableOrNameAndArgs ?? "help [command]").match(/([^ ]+) *(.*)/);
			const helpDescription = description ?? "display help for command";
			const helpCommand = this.createCommand(helpName);
			helpCommand.helpOption(false);
			if (helpArgs) helpCommand.arguments(helpArgs);
			if (helpDescription) helpCommand.description(helpDescription);
			this._addImplicitHelpCommand = true;
			this._helpCommand = helpCommand;
			if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
			return this;
		}
		addHelpCommand(helpCommand, deprecatedDescription) {
			if (typeof helpCommand !== "object") {
				this.helpCommand(helpCommand, deprecatedDescription);
				return this;
			}
			this._addImplicitHelpCommand = true;
			this._helpCommand = helpCommand;
			this._initCommandGroup(helpCommand);
			return this;
		}
		_getHelpCommand() {
			if (this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"))) {
				if (this._helpCommand === void 0) this.helpCommand(void 0, void 0);
				return this._helpCommand;
			}
			return null;
		}
		hook(event, listener) {
			const allowedValues = [
				"preSubcommand",
				"preAction",
				"postAction"
			];
			if (!allowedValues.includes(event)) throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
			if (this._lifeCycleHooks[event]) this._lifeCycleHooks[event].push(listener);
			else this._lifeCycleHooks[event] = [listener];
			return this;
		}
		exitOverride(fn) {
			if (fn) this._exitCallback = fn;
			else this._exitCallback = (err) => {
				if (err.code !== "commander.executeSubCommandAsync") throw err;
			};
			return this;
		}
		_exit(exitCode, code, message) {
			if (this._exitCallback) this._exitCallback(new CommanderError(exitCode, code, message));
			process.exit(exitCode);
		}
		action(fn) {
			const listener = (args) => {
				const expectedArgsCount = this.registeredArguments.length;
				const actionArgs = args.slice(0, expectedArgsCount);
				if (this._storeOptionsAsProperties) actionArgs[expectedArgsCount] = this;
				else actionArgs[expectedArgsCount] = this.opts();
				actionArgs.push(this);
				return fn.apply(this, actionArgs);
			};
			this._actionHandler = listener;
			return this;
		}
		createOption(flags, description) {
			return new Option(flags, description);
		}
		_callParseArg(target, value, previous, invalidArgumentMessage) {
			try {
				return target.parseArg(value, previous);
			} catch (err) {
				if (err.code === "commander.invalidArgument") {
					const message = `${invalidArgumentMessage} ${err.message}`;
					this.error(message, {
						exitCode: err.exitCode,
						code: err.code
					});
				}
				throw err;
			}
		}
		_registerOption(option) {
			const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
			if (matchingOption) {
				const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
				throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
			}
			this._initOptionGroup(option);
			this.options.push(option);
		}
		_registerCommand(command) {
			const knownBy = (cmd) => {
				return [cmd.name()].concat(cmd.aliases());
			};
			const alreadyUsed = knownBy(command).find((name) => this._findCommand(name));
			if (alreadyUsed) {
				const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
				const newCmd = knownBy(command).join("|");
				throw new Error(`cannot add command '${newCmd}' as already have command '${existingCmd}'`);
			}
			this._initCommandGroup(command);
			this.commands.push(command);
		}
		addOption(option) {
			this._registerOption(option);
			const oname = option.name();
			const name = option.attributeName();
			if (option.negate) {
				const positiveLongFlag = option.long.replace(/^--no-/, "--");
				if (!this._findOption(positiveLongFlag)) this.setOptionValueWithSource(name, option.defaultValue === void 0 ? true : option.defaultValue, "default");
			} else if (option.defaultValue !== void 0) this.setOptionValueWithSource(name, option.defaultValue, "default");
			const handleOptionValue = (val, invalidValueMessage, valueSource) => {
				if (val == null && option.presetArg !== void 0) val = option.presetArg;
				const oldValue = this.getOptionValue(name);
				if (val !== null && option.parseArg) val = this._callParseArg(option, val, oldValue, invalidValueMessage);
				else if (val !== null && option.variadic) val = option._collectValue(val, oldValue);
				if (val == null) {
					if (option.negate) val = false;
					else if (option.isBoolean() || option.optional) val = true;
					else val = "";
				}
				this.setOptionValueWithSource(name, val, valueSource);
			};
			this.on("option:" + oname, (val) => {
				const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
				handleOptionValue(val, invalidValueMessage, "cli");
			});
			if (option.envVar) this.on("optionEnv:" + oname, (val) => {
				const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
				handleOptionValue(val, invalidValueMessage, "env");
			});
			return this;
		}
		_optionEx(config, flags, description, fn, defaultValue) {
			if (typeof flags === "object" && flags instanceof Option) throw new Error("To add an Option object use addOption() instead of option() or requiredOption()");
			const option = this.createOption(flags, description);
			option.makeOptionMandatory(!!config.mandatory);
			if (typeof fn === "function") option.default(defaultValue).argParser(fn);
			else if (fn instanceof RegExp) {
				const regex = fn;
				fn = (val, def) => {
					const m = regex.exec(val);
					return m ? m[0] : def;
				};
				option.default(defaultValue).argParser(fn);
			} else option.default(fn);
			return this.addOption(option);
		}
		option(flags, description, parseArg, defaultValue) {
			return this._optionEx({}, flags, description, parseArg, defaultValue);
		}
		requiredOption(flags, description, parseArg, defaultValue) {
			return this._optionEx({ mandatory: true }, flags, description, parseArg, defaultValue);
		}
		combineFlagAndOptionalValue(combine = true) {
			this._combineFlagAndOptionalValue = !!combine;
			return this;
		}
		allowUnknownOption(allowUnknown = true) {
			this._allowUnknownOption = !!allowUnknown;
			return this;
		}
		allowExcessArguments(allowExcess = true) {
			this._allowExcessArguments = !!allowExcess;
			return this;
		}
		enablePositionalOptions(positional = true) {
			this._enablePositionalOptions = !!positional;
			return this;
		}
		passThroughOptions(passThrough = true) {
			this._passThroughOptions = !!passThrough;
			this._checkForBrokenPassThrough();
			return this;
		}
		_checkForBrokenPassThrough() {
			if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw new Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
		}
		storeOptionsAsProperties(storeAsProperties = true) {
			if (this.options.length) throw new Error("call .storeOptionsAsProperties() before adding options");
			if (Object.keys(this._optionValues).length) throw new Error("call .storeOptionsAsProperties() before setting option values");
			this._storeOptionsAsProperties = !!storeAsProperties;
			return this;
		}
		getOptionValue(key) {
			if (this._storeOptionsAsProperties) return this[key];
			return this._optionValues[key];
		}
		setOptionValue(key, value) {
			return this.setOptionValueWithSource(key, value, void 0);
		}
		setOptionValueWithSource(key, value, source) {
			if (this._storeOptionsAsProperties) this[key] = value;
			else this._optionValues[key] = value;
			this._optionValueSources[key] = source;
			return this;
		}
		getOptionValueSource(key) {
			return this._optionValueSources[key];
		}
		getOptionValueSourceWithGlobals(key) {
			let source;
			this._getCommandAndAncestors().forEach((cmd) => {
				if (cmd.getOptionValueSource(key) !== void 0) source = cmd.getOptionValueSource(key);
			});
			return source;
		}
		_prepareUserArgs(argv, parseOptions) {
			if (argv !== void 0 && !Array.isArray(argv)) throw new Error("first parameter to parse must be array or undefined");
			parseOptions = parseOptions || {};
			if (argv === void 0 && parseOptions.from === void 0) {
				if (process.versions?.electron) parseOptions.from = "electron";
				const execArgv = process.execArgv ?? [];
				if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) parseOptions.from = "eval";
			}
			if (argv === void 0) argv = process.argv;
			this.rawArgs = argv.slice();
			let userArgs;
			switch (parseOptions.from) {
				case void 0:
				case "node":
					this._scriptPath = argv[1];
					userArgs = argv.slice(2);
					break;
				case "electron":
					if (process.defaultApp) {
						this._scriptPath = argv[1];
						userArgs = argv.slice(2);
					} else userArgs = argv.slice(1);
					break;
				case "user":
					userArgs = argv.slice(0);
					break;
				case "eval":
					userArgs = argv.slice(1);
					break;
				default: throw new Error(`unexpected parse option { from: '${parseOptions.from}' }`);
			}
			if (!this._name && this._scriptPath) this.nameFromFilename(this._scriptPath);
			this._name = this._name || "program";
			return userArgs;
		}
		parse(argv, parseOptions) {
			this._prepareForParse();
			const userArgs = this._prepareUserArgs(argv, parseOptions);
			this._parseCommand([], userArgs);
			return this;
		}
		async parseAsync(argv, parseOptions) {
			this._prepareForParse();
			const userArgs = this._prepareUserArgs(argv, parseOptions);
			await this._parseCommand([], userArgs);
			return this;
		}
		_prepareForParse() {
			if (this._savedState === null) this.saveStateBeforeParse();
			else this.restoreStateBeforeParse();
		}
		saveStateBeforeParse() {
			this._savedState = {
				_name: this._name,
				_optionValues: { ...this._optionValues },
				_optionValueSources: { ...this._optionValueSources }
			};
		}
		restoreStateBeforeParse() {
			if (this._storeOptionsAsProperties) throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
			this._name = this._savedState._name;
			this._scriptPath = null;
			this.rawArgs = [];
			this._optionValues = { ...this._savedState._optionValues };
			this._optionValueSources = { ...this._savedState._optionValueSources };
			this.args = [];
			this.processedArgs = [];
		}
		_checkForMissingExecutable(executableFile, executableDir, subcommandName) {
			if (fs.existsSync(executableFile)) return;
			const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory"}`;
			throw new Error(executableMissing);
		}
		_executeSubCommand(subcommand, args) {
			args = args.slice();
			let launchWithNode = false;
			const sourceExt = [
				".js",
				".ts",
				".tsx",
				".mjs",
				".cjs"
			];
			function findFile(baseDir, baseName) {
				const localBin = path.resolve(baseDir, baseName);
				if (fs.existsSync(localBin)) return localBin;
				if (sourceExt.includes(path.extname(baseName))) return void 0;
				const foundExt = sourceExt.find((ext) => fs.existsSync(`${localBin}${ext}`));
				if (foundExt) return `${localBin}${foundExt}`;
			}
			this._checkForMissingMandatoryOptions();
			this._checkForConflictingOptions();
			let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
			let executableDir = this._executableDir || "";
			if (this._scriptPath) {
				let resolvedScriptPath;
				try {
					resolvedScriptPath = fs.realpathSync(this._scriptPath);
				} catch {
					resolvedScriptPath = this._scriptPath;
				}
				executableDir = path.resolve(path.dirname(resolvedScriptPath), executableDir);
			}
			if (executableDir) {
				let localFile = findFile(executableDir, executableFile);
				if (!localFile && !subcommand._executableFile && this._scriptPath) {
					const legacyName = path.basename(this._scriptPath, path.extname(this._scriptPath));
					if (legacyName !== this._name) localFile = findFile(executableDir, `${legacyName}-${subcommand._name}`);
				}
				executableFile = localFile || executableFile;
			}
			launchWithNode = sourceExt.includes(path.extname(executableFile));
			let proc;
			if (process.platform !== "win32") {
				if (launchWithNode) {
					args.unshift(executableFile);
					args = incrementNodeInspectorPort(process.execArgv).concat(args);
					proc = childProcess.spawn(process.argv[0], args, { stdio: "inherit" });
				} else proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
			} else {
				this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
				args.unshift(executableFile);
				args = incrementNodeInspectorPort(process.execArgv).concat(args);
				proc = childProcess.spawn(process.execPath, args, { stdio: "inherit" });
			}
			if (!proc.killed) [
				"SIGUSR1",
				"SIGUSR2",
				"SIGTERM",
				"SIGINT",
				"SIGHUP"
			].forEach((signal) => {
				process.on(signal, () => {
					if (proc.killed === false && proc.exitCode === null) proc.kill(signal);
				});
			});
			const exitCallback = this._exitCallback;
			proc.on("close", (code) => {
				code = code ?? 1;
				if (!exitCallback) process.exit(code);
				else exitCallback(new CommanderError(code, "commander.executeSubCommandAsync", "(close)"));
			});
			proc.on("error", (err) => {
				if (err.code === "ENOENT") this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
				else if (err.code === "EACCES") throw new Error(`'${executableFile}' not executable`);
				if (!exitCallback) process.exit(1);
				else {
					const wrappedError = new CommanderError(1, "commander.executeSubCommandAsync", "(error)");
					wrappedError.nestedError = err;
					exitCallback(wrappedError);
				}
			});
			this.runningCommand = proc;
		}
		_dispatchSubcommand(commandName, operands, unknown) {
			const subCommand = this._findCommand(commandName);
			if (!subCommand) this.help({ error: true });
			subCommand._prepareForParse();
			let promiseChain;
			promiseChain = this._chainOrCallSubCommandHook(promiseChain, subCommand, "preSubcommand");
			promiseChain = this._chainOrCall(promiseChain, () => {
				if (subCommand._executableHandler) this._executeSubCommand(subCommand, operands.concat(unknown));
				else return subCommand._parseCommand(operands, unknown);
			});
			return promiseChain;
		}
		_dispatchHelpCommand(subcommandName) {
			if (!subcommandName) this.help();
			const subCommand = this._findCommand(subcommandName);
			if (subCommand && !subCommand._executableHandler) subCommand.help();
			return this._dispatchSubcommand(subcommandName, [], [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]);
		}
		_checkNumberOfArguments() {
			this.registeredArguments.forEach((arg, i) => {
				if (arg.required && this.args[i] == null) this.missingArgument(arg.name());
			});
			if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) return;
			if (this.args.length > this.registeredArguments.length) this._excessArguments(this.args);
		}
		_processArguments() {
			const myParseArg = (argument, value, previous) => {
				let parsedValue = value;
				if (value !== null && argument.parseArg) {
					const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
					parsedValue = this._callParseArg(argument, value, previous, invalidValueMessage);
				}
				return parsedValue;
			};
			this._checkNumberOfArguments();
			const processedArgs = [];
			this.registeredArguments.forEach((declaredArg, index) => {
				let value = declaredArg.defaultValue;
				if (declaredArg.variadic) {
					if (index < this.args.length) {
						value = this.args.slice(index);
						if (declaredArg.parseArg) value = value.reduce((processed, v) => {
							return myParseArg(declaredArg, v, processed);
						}, declaredArg.defaultValue);
					} else if (value === void 0) value = [];
				} else if (index < this.args.length) {
					value = this.args[index];
					if (declaredArg.parseArg) value = myParseArg(declaredArg, value, declaredArg.defaultValue);
				}
				processedArgs[index] = value;
			});
			this.processedArgs = processedArgs;
		}
		_chainOrCall(promise, fn) {
			if (promise?.then && typeof promise.then === "function") return promise.then(() => fn());
			return fn();
		}
		_chainOrCallHooks(promise, event) {
			let result = promise;
			const hooks = [];
			this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
				hookedCommand._lifeCycleHooks[event].forEach((callback) => {
					hooks.push({
						hookedCommand,
						callback
					});
				});
			});
			if (event === "postAction") hooks.reverse();
			hooks.forEach((hookDetail) => {
				result = this._chainOrCall(result, () => {
					return hookDetail.callback(hookDetail.hookedCommand, this);
				});
			});
			return result;
		}
		_chainOrCallSubCommandHook(promise, subCommand, event) {
			let result = promise;
			if (this._lifeCycleHooks[event] !== void 0) this._lifeCycleHooks[event].forEach((hook) => {
				result = this._chainOrCall(result, () => {
					return hook(this, subCommand);
				});
			});
			return result;
		}
		_parseCommand(operands, unknown) {
			const parsed = this.parseOptions(unknown);
			this._parseOptionsEnv();
			this._parseOptionsImplied();
			operands = operands.concat(parsed.operands);
			unknown = parsed.unknown;
			this.args = operands.concat(unknown);
			if (operands && this._findCommand(operands[0])) return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
			if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(operands[1]);
			if (this._defaultCommandName) {
				this._outputHelpIfRequested(unknown);
				return this._dispatchSubcommand(this._defaultCommandName, operands, unknown);
			}
			if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) this.help({ error: true });
			this._outputHelpIfRequested(parsed.unknown);
			this._checkForMissingMandatoryOptions();
			this._checkForConflictingOptions();
			const checkForUnknownOptions = () => {
				if (parsed.unknown.length > 0) this.unknownOption(parsed.unknown[0]);
			};
			const commandEvent = `command:${this.name()}`;
			if (this._actionHandler) {
				checkForUnknownOptions();
				this._processArguments();
				let promiseChain;
				promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
				promiseChain = this._chainOrCall(promiseChain, () => this._actionHandler(this.processedArgs));
				if (this.parent) promiseChain = this._chainOrCall(promiseChain, () => {
					this.parent.emit(commandEvent, operands, unknown);
				});
				promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
				return promiseChain;
			}
			if (this.parent?.listenerCount(commandEvent)) {
				checkForUnknownOptions();
				this._processArguments();
				this.parent.emit(commandEvent, operands, unknown);
			} else if (operands.length) {
				if (this._findCommand("*")) return this._dispatchSubcommand("*", operands, unknown);
				if (this.listenerCount("command:*")) this.emit("command:*", operands, unknown);
				else if (this.commands.length) this.unknownCommand();
				else {
					checkForUnknownOptions();
					this._processArguments();
				}
			} else if (this.commands.length) {
				checkForUnknownOptions();
				this.help({ error: true });
			} else {
				checkForUnknownOptions();
				this._processArguments();
			}
		}
		_findCommand(name) {
			if (!name) return void 0;
			return this.commands.find((cmd) => cmd._name === name || cmd._aliases.includes(name));
		}
		_findOption(arg) {
			return this.options.find((option) => option.is(arg));
		}
		_checkForMissingMandatoryOptions() {
			this._getCommandAndAncestors().forEach((cmd) => {
				cmd.options.forEach((anOption) => {
					if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) cmd.missingMandatoryOptionValue(anOption);
				});
			});
		}
		_checkForConflictingLocalOptions() {
			const definedNonDefaultOptions = this.options.filter((option) => {
				const optionKey = option.attributeName();
				if (this.getOptionValue(optionKey) === void 0) return false;
				return this.getOptionValueSource(optionKey) !== "default";
			});
			definedNonDefaultOptions.filter((option) => option.conflictsWith.length > 0).forEach((option) => {
				const conflictingAndDefined = definedNonDefaultOptions.find((defined) => option.conflictsWith.includes(defined.attributeName()));
				if (conflictingAndDefined) this._conflictingOption(option, conflictingAndDefined);
			});
		}
		_checkForConflictingOptions() {
			this._getCommandAndAncestors().forEach((cmd) => {
				cmd._checkForConflictingLocalOptions();
			});
		}
		parseOptions(args) {
			const operands = [];
			const unknown = [];
			let dest = operands;
			function maybeOption(arg) {
				return arg.length > 1 && arg[0] === "-";
			}
			const negativeNumberArg = (arg) => {
				if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
				return !this._getCommandAndAncestors().some((cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short)));
			};
			let activeVariadicOption = null;
			let activeGroup = null;
			let i = 0;
			while (i < args.length || activeGroup) {
				const arg = activeGroup ?? args[i++];
				activeGroup = null;
				if (arg === "--") {
					if (dest === unknown) dest.push(arg);
					dest.push(...args.slice(i));
					break;
				}
				if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
					this.emit(`option:${activeVariadicOption.name()}`, arg);
					continue;
				}
				activeVariadicOption = null;
				if (maybeOption(arg)) {
					const option = this._findOption(arg);
					if (option) {
						if (option.required) {
							const value = args[i++];
							if (value === void 0) this.optionMissingArgument(option);
							this.emit(`option:${option.name()}`, value);
						} else if (option.optional) {
							let value = null;
							if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) value = args[i++];
							this.emit(`option:${option.name()}`, value);
						} else this.emit(`option:${option.name()}`);
						activeVariadicOption = option.variadic ? option : null;
						continue;
					}
				}
				if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
					const option = this._findOption(`-${arg[1]}`);
					if (option) {
						if (option.required || option.optional && this._combineFlagAndOptionalValue) this.emit(`option:${option.name()}`, arg.slice(2));
						else {
							this.emit(`option:${option.name()}`);
							activeGroup = `-${arg.slice(2)}`;
						}
						continue;
					}
				}
				if (/^--[^=]+=/.test(arg)) {
					const index = arg.indexOf("=");
					const option = this._findOption(arg.slice(0, index));
					if (option && (option.required || option.optional)) {
						this.emit(`option:${option.name()}`, arg.slice(index + 1));
						continue;
					}
				}
				if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) dest = unknown;
				if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
					if (this._findCommand(arg)) {
						operands.push(arg);
						unknown.push(...args.slice(i));
						break;
					} else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
						operands.push(arg, ...args.slice(i));
						break;
					} else if (this._defaultCommandName) {
						unknown.push(arg, ...args.slice(i));
						break;
					}
				}
				if (this._passThroughOptions) {
					dest.push(arg, ...args.slice(i));
					break;
				}
				dest.push(arg);
			}
			return {
				operands,
				unknown
			};
		}
		opts() {
			if (this._storeOptionsAsProperties) {
				const result = {};
				const len = this.options.length;
				for (let i = 0; i < len; i++) {
					const key = this.options[i].attributeName();
					result[key] = key === this._versionOptionName ? this._version : this[key];
				}
				return result;
			}
			return this._optionValues;
		}
		optsWithGlobals() {
			return this._getCommandAndAncestors().reduce((combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()), {});
		}
		error(message, errorOptions) {
			this._outputConfiguration.outputError(`${message}\n`, this._outputConfiguration.writeErr);
			if (typeof this._showHelpAfterError === "string") this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
			else if (this._showHelpAfterError) {
				this._outputConfiguration.writeErr("\n");
				this.outputHelp({ error: true });
			}
			const config = errorOptions || {};
			const exitCode = config.exitCode || 1;
			const code = config.code || "commander.error";
			this._exit(exitCode, code, message);
		}
		_parseOptionsEnv() {
			this.options.forEach((option) => {
				if (option.envVar && option.envVar in process.env) {
					const optionKey = option.attributeName();
					if (this.getOptionValue(optionKey) === void 0 || [
						"default",
						"config",
						"env"
					].includes(this.getOptionValueSource(optionKey))) {
						if (option.required || option.optional) this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
						else this.emit(`optionEnv:${option.name()}`);
					}
				}
			});
		}
		_parseOptionsImplied() {
			const dualHelper = new DualOptions(this.options);
			const hasCustomOptionValue = (optionKey) => {
				return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
			};
			this.options.filter((option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(this.getOptionValue(option.attributeName()), option)).forEach((option) => {
				Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
					this.setOptionValueWithSource(impliedKey, option.implied[impliedKey], "implied");
				});
			});
		}
		missingArgument(name) {
			const message = `error: missing required argument '${name}'`;
			this.error(message, { code: "commander.missingArgument" });
		}
		optionMissingArgument(option) {
			const message = `error: option '${option.flags}' argument missing`;
			this.error(message, { code: "commander.optionMissingArgument" });
		}
		missingMandatoryOptionValue(option) {
			const message = `error: required option '${option.flags}' not specified`;
			this.error(message, { code: "commander.missingMandatoryOptionValue" });
		}
		_conflictingOption(option, conflictingOption) {
			const findBestOptionFromValue = (option) => {
				const optionKey = option.attributeName();
				const optionValue = this.getOptionValue(optionKey);
				const negativeOption = this.options.find((target) => target.negate && optionKey === target.attributeName());
				const positiveOption = this.options.find((target) => !target.negate && optionKey === target.attributeName());
				if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) return negativeOption;
				return positiveOption || option;
			};
			const getErrorMessage = (option) => {
				const bestOption = findBestOptionFromValue(option);
				const optionKey = bestOption.attributeName();
				if (this.getOptionValueSource(optionKey) === "env") return `environment variable '${bestOption.envVar}'`;
				return `option '${bestOption.flags}'`;
			};
			const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
			this.error(message, { code: "commander.conflictingOption" });
		}
		unknownOption(flag) {
			if (this._allowUnknownOption) return;
			let suggestion = "";
			if (flag.startsWith("--") && this._showSuggestionAfterError) {
				let candidateFlags = [];
				let command = this;
				do {
					const moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
					candidateFlags = candidateFlags.concat(moreFlags);
					command = command.parent;
				} while (command && !command._enablePositionalOptions);
				suggestion = suggestSimilar(flag, candidateFlags);
			}
			const message = `error: unknown option '${flag}'${suggestion}`;
			this.error(message, { code: "commander.unknownOption" });
		}
		_excessArguments(receivedArgs) {
			if (this._allowExcessArguments) return;
			const expected = this.registeredArguments.length;
			const s = expected === 1 ? "" : "s";
			const message = `error: too many arguments${this.parent ? ` for '${this.name()}'` : ""}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
			this.error(message, { code: "commander.excessArguments" });
		}
		unknownCommand() {
			const unknownName = this.args[0];
			let suggestion = "";
			if (this._showSuggestionAfterError) {
				const candidateNames = [];
				this.createHelp().visibleCommands(this).forEach((command) => {
					candidateNames.push(command.name());
					if (command.alias()) candidateNames.push(command.alias());
				});
				suggestion = suggestSimilar(unknownName, candidateNames);
			}
			const message = `error: unknown command '${unknownName}'${suggestion}`;
			this.error(message, { code: "commander.unknownCommand" });
		}
		version(str, flags, description) {
			if (str === void 0) return this._version;
			this._version = str;
			flags = flags || "-V, --version";
			description = description || "output the version number";
			const versionOption = this.createOption(flags, description);
			this._versionOptionName = versionOption.attributeName();
			this._registerOption(versionOption);
			this.on("option:" + versionOption.name(), () => {
				this._outputConfiguration.writeOut(`${str}\n`);
				this._exit(0, "commander.version", str);
			});
			return this;
		}
		description(str, argsDescription) {
			if (str === void 0 && argsDescription === void 0) return this._description;
			this._description = str;
			if (argsDescription) this._argsDescription = argsDescription;
			return this;
		}
		summary(str) {
			if (str === void 0) return this._summary;
			this._summary = str;
			return this;
		}
		alias(alias) {
			if (alias === void 0) return this._aliases[0];
			let command = this;
			if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) command = this.commands[this.commands.length - 1];
			if (alias === command._name) throw new Error("Command alias can't be the same as its name");
			const matchingCommand = this.parent?._findCommand(alias);
			if (matchingCommand) {
				const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
				throw new Error(`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`);
			}
			command._aliases.push(alias);
			return this;
		}
		aliases(aliases) {
			if (aliases === void 0) return this._aliases;
			aliases.forEach((alias) => this.alias(alias));
			return this;
		}
		usage(str) {
			if (str === void 0) {
				if (this._usage) return this._usage;
				const args = this.registeredArguments.map((arg) => {
					return humanReadableArgName(arg);
				});
				return [].concat(this.options.length || this._helpOption !== null ? "[options]" : [], this.commands.length ? "[command]" : [], this.registeredArguments.length ? args : []).join(" ");
			}
			this._usage = str;
			return this;
		}
		name(str) {
			if (str === void 0) return this._name;
			this._name = str;
			return this;
		}
		helpGroup(heading) {
			if (heading === void 0) return this._helpGroupHeading ?? "";
			this._helpGroupHeading = heading;
			return this;
		}
		commandsGroup(heading) {
			if (heading === void 0) return this._defaultCommandGroup ?? "";
			this._defaultCommandGroup = heading;
			return this;
		}
		optionsGroup(heading) {
			if (heading === void 0) return this._defaultOptionGroup ?? "";
			this._defaultOptionGroup = heading;
			return this;
		}
		_initOptionGroup(option) {
			if (this._defaultOptionGroup && !option.helpGroupHeading) option.helpGroup(this._defaultOptionGroup);
		}
		_initCommandGroup(cmd) {
			if (this._defaultCommandGroup && !cmd.helpGroup()) cmd.helpGroup(this._defaultCommandGroup);
		}
		nameFromFilename(filename) {
			this._name = path.basename(filename, path.extname(filename));
			return this;
		}
		executableDir(path) {
			if (path === void 0) return this._executableDir;
			this._executableDir = path;
			return this;
		}
		helpInformation(contextOptions) {
			const helper = this.createHelp();
			const context = this._getOutputContext(contextOptions);
			helper.prepareContext({
				error: context.error,
				helpWidth: context.helpWidth,
				outputHasColors: context.hasColors
			});
			const text = helper.formatHelp(this, helper);
			if (context.hasColors) return text;
			return this._outputConfiguration.stripColor(text);
		}
		_getOutputContext(contextOptions) {
			contextOptions = contextOptions || {};
			const error = !!contextOptions.error;
			let baseWrite;
			let hasColors;
			let helpWidth;
			if (error) {
				baseWrite = (str) => this._outputConfiguration.writeErr(str);
				hasColors = this._outputConfiguration.getErrHasColors();
				helpWidth = this._outputConfiguration.getErrHelpWidth();
			} else {
				baseWrite = (str) => this._outputConfiguration.writeOut(str);
				hasColors = this._outputConfiguration.getOutHasColors();
				helpWidth = this._outputConfiguration.getOutHelpWidth();
			}
			const write = (str) => {
				if (!hasColors) str = this._outputConfiguration.stripColor(str);
				return baseWrite(str);
			};
			return {
				error,
				write,
				hasColors,
				helpWidth
			};
		}
		outputHelp(contextOptions) {
			let deprecatedCallback;
			if (typeof contextOptions === "function") {
				deprecatedCallback = contextOptions;
				contextOptions = void 0;
			}
			const outputContext = this._getOutputContext(contextOptions);
			const eventContext = {
				error: outputContext.error,
				write: outputContext.write,
				command: this
			};
			this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
			this.emit("beforeHelp", eventContext);
			let helpInformation = this.helpInformation({ error: outputContext.error });
			if (deprecatedCallback) {
				helpInformation = deprecatedCallback(helpInformation);
				if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) throw new Error("outputHelp callback must return a string or a Buffer");
			}
			outputContext.write(helpInformation);
			if (this._getHelpOption()?.long) this.emit(this._getHelpOption().long);
			this.emit("afterHelp", eventContext);
			this._getCommandAndAncestors().forEach((command) => command.emit("afterAllHelp", eventContext));
		}
		helpOption(flags, description) {
			if (typeof flags === "boolean") {
				if (flags) {
					if (this._helpOption === null) this._helpOption = void 0;
					if (this._defaultOptionGroup) this._initOptionGroup(this._getHelpOption());
				} else this._helpOption = null;
				return this;
			}
			this._helpOption = this.createOption(flags ?? "-h, --help", description ?? "display help for command");
			if (flags || description) this._initOptionGroup(this._helpOption);
			return this;
		}
		_getHelpOption() {
			if (this._helpOption === void 0) this.helpOption(void 0, void 0);
			return this._helpOption;
		}
		addHelpOption(option) {
			this._helpOption = option;
			this._initOptionGroup(option);
			return this;
		}
		help(contextOptions) {
			this.outputHelp(contextOptions);
			let exitCode = Number(process.exitCode ?? 0);
			if (exitCode === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) exitCode = 1;
			this._exit(exitCode, "commander.help", "(outputHelp)");
		}
		addHelpText(position, text) {
			const allowedValues = [
				"beforeAll",
				"before",
				"after",
				"afterAll"
			];
			if (!allowedValues.includes(position)) throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
			const helpEvent = `${position}Help`;
			this.on(helpEvent, (context) => {
				let helpStr;
				if (typeof text === "function") helpStr = text({
					error: context.error,
					command: context.command
				});
				else helpStr = text;
				if (helpStr) context.write(`${helpStr}\n`);
			});
			return this;
		}
		_outputHelpIfRequested(args) {
			const helpOption = this._getHelpOption();
			if (helpOption && args.find((arg) => helpOption.is(arg))) {
				this.outputHelp();
				this._exit(0, "commander.helpDisplayed", "(outputHelp)");
			}
		}
	};
	function incrementNodeInspectorPort(args) {
		return args.map((arg) => {
			if (!arg.startsWith("--inspect")) return arg;
			let debugOption;
			let debugHost = "127.0.0.1";
			let debugPort = "9229";
			let match;
			if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) debugOption = match[1];
			else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null) {
				debugOption = match[1];
				if (/^\d+$/.test(match[3])) debugPort = match[3];
				else debugHost = match[3];
			} else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null) {
				debugOption = match[1];
				debugHost = match[3];
				debugPort = match[4];
			}
			if (debugOption && debugPort !== "0") return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
			return arg;
		});
	}
	function useColor() {
		if (process.env.NO_COLOR || process.env.FORCE_COLOR === "0" || process.env.FORCE_COLOR === "false") return false;
		if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== void 0) return true;
	}
	exports.Command = Command;
	exports.useColor = useColor;
}));
const { program, createCommand, createArgument, createOption, CommanderError, InvalidArgumentError, InvalidOptionArgumentError, Command, Argument, Option, Help } = __toESM(__commonJSMin(((exports) => {
	const { Argument } = require_argument();
	const { Command } = require_command();
	const { CommanderError, InvalidArgumentError } = require_error();
	const { Help } = require_help();
	const { Option } = require_option();
	exports.program = new Command();
	exports.createCommand = (name) => new Command(name);
	exports.createOption = (flags, description) => new Option(flags, description);
	exports.createArgument = (name, description) => new Argument(name, description);
	exports.Command = Command;
	exports.Option = Option;
	exports.Argument = Argument;
	exports.Help = Help;
	exports.CommanderError = CommanderError;
	exports.InvalidArgumentError = InvalidArgumentError;
	exports.InvalidOptionArgumentError = InvalidArgumentError;
}))(), 1).default;
// build/src/cli/program.js
function parse(root, argv) {
	let spec = root;
	let path = root.name;
	let words = [...argv];
	if (words[0] === "help") words = [...words.slice(1), "--help"];
	for (;;) {
		const next = spec.commands?.find(({ name }) => name === words[0]);
		if (!next) break;
		spec = next;
		path = `${path} ${next.name}`;
		words = words.slice(1);
	}
	const [first] = words;
	if (spec === root && (first === "--version" || first === "-V")) return {
		kind: "version",
		path
	};
	if (spec.run) return parseLeaf(spec, spec.run, path, words);
	if (words.includes("--help") || words.includes("-h")) {
		if (first === void 0 || first.startsWith("-")) return {
			kind: "help",
			path,
			text: helpText(spec, path)
		};
	}
	return {
		kind: "problems",
		path,
		problems: [unknownCommand(spec, path, first)]
	};
}
function helpText(spec, path) {
	if (spec.help !== void 0) return spec.help;
	const examples = Object.entries(spec.examples ?? {}).map(([command, what]) => `  # ${what}\n  ${command}\n`);
	const text = build(spec, path).command.helpInformation();
	return examples.length > 0 ? `${text}\nExamples:\n${examples.join("")}` : text;
}
function unknownCommand(spec, path, word) {
	const names = (spec.commands ?? []).map(({ name }) => name);
	if (word === void 0) return {
		subject: path,
		message: `needs a command: ${names.join(", ")}.`
	};
	if (word.startsWith("-")) return {
		subject: word,
		message: `is not an option of ${path}, which needs a command.${suggestion(word, ["--help", ...path.includes(" ") ? [] : ["--version"]])}`
	};
	return {
		subject: word,
		message: `is not a command.${suggestion(word, names)}`
	};
}
function parseLeaf(spec, run, path, words) {
	const problems = [];
	const { given, keys, operands, unknown } = readOptions(spec, path, words, problems);
	if (given["help"] === true) return {
		kind: "help",
		path,
		text: helpText(spec, path)
	};
	const end = unknown.includes("--") ? unknown.indexOf("--") : unknown.length;
	const strangers = unknown.slice(0, end).filter((word) => word.startsWith("-"));
	const isStrange = strangers.length > 0;
	for (const word of strangers) problems.push(unknownOption(spec, path, word));
	const input = {
		arguments: {},
		options: {}
	};
	for (const [option, key] of keys) input.options[option.name] = readValues(option, given[key], problems);
	let rest = isStrange ? operands : [...operands, ...unknown];
	for (const { name, description, required, variadic } of spec.arguments ?? []) {
		const taken = variadic ? rest : rest.slice(0, 1);
		rest = rest.slice(taken.length);
		if (taken.length === 0 && required && !isStrange) problems.push({
			subject: name.toUpperCase(),
			message: `is needed: ${description}.`
		});
		input.arguments[name] = variadic ? taken : taken[0];
	}
	for (const word of isStrange ? [] : rest) problems.push({
		subject: word,
		message: "is one argument too many."
	});
	return problems.length > 0 ? {
		kind: "problems",
		path,
		problems
	} : {
		kind: "run",
		path,
		run,
		input
	};
}
function readOptions(spec, path, words, problems) {
	const left = [...words];
	for (;;) {
		const { command, keys } = build(spec, path);
		try {
			const { operands, unknown } = command.parseOptions([...left]);
			return {
				given: command.opts(),
				keys,
				operands,
				unknown
			};
		} catch (error) {
			if (!(error instanceof CommanderError)) throw error;
			problems.push({
				subject: left.pop() ?? "",
				message: "needs a value."
			});
		}
	}
}
function readValues(option, given, problems) {
	const subject = `--${option.name}`;
	if (option.value === void 0) return given === !option.name.startsWith("no-") ? true : void 0;
	const values = Array.isArray(given) ? given : [];
	for (const value of values) {
		if (option.choices && !option.choices.includes(value)) {
			const message = `"${value}" is not one of ${option.choices.join(", ")}.`;
			problems.push({
				subject,
				message: message + suggestion(value, option.choices)
			});
		}
		const wrong = option.check?.(value);
		if (wrong !== void 0) problems.push({
			subject,
			message: `"${value}" ${wrong}`
		});
	}
	const told = problems.some((problem) => problem.subject === subject);
	if (values.length === 0 && option.required && !told) problems.push({
		subject,
		message: `is needed: ${option.description}.`
	});
	if (option.repeatable) return values.length > 0 ? values : void 0;
	if (values.length > 1) problems.push({
		subject,
		message: "was given more than once."
	});
	return values[0] ?? option.default;
}
function unknownOption(spec, path, word) {
	const subject = word.split("=", 1)[0] ?? word;
	if (spec.options?.some((option) => `--${option.name}` === subject && !option.value)) return {
		subject,
		message: "takes no value."
	};
	return {
		subject,
		message: `is not an option of ${path}.${suggestion(subject, (spec.options ?? []).map((option) => `--${option.name}`))}`
	};
}
function suggestion(word, names) {
	const near = didYouMean(word, names);
	return near === void 0 ? "" : ` Did you mean ${near}?`;
}
function build(spec, path) {
	const command = new Command(path).exitOverride().configureOutput({
		writeOut: ignore,
		writeErr: ignore,
		getOutHelpWidth: () => 80
	}).helpOption(false).helpCommand(false);
	command.description([sentence(spec.summary), spec.description].filter(Boolean).join("\n\n"));
	const keys = new Map();
	for (const argument of spec.arguments ?? []) {
		const name = `${argument.name.toUpperCase()}${argument.variadic ? "..." : ""}`;
		command.argument(argument.required ? `<${name}>` : `[${name}]`, argument.description);
	}
	for (const option of spec.options ?? []) {
		const built = buildOption(option);
		command.addOption(built);
		keys.set(option, built.attributeName());
	}
	for (const child of spec.commands ?? []) command.command(child.name).description(child.summary);
	command.option("-h, --help", "show this");
	return {
		command,
		keys
	};
}
function buildOption(spec) {
	const short = spec.short === void 0 ? "" : `-${spec.short}, `;
	const value = spec.value === void 0 ? "" : ` <${spec.value}>`;
	const option = new Option(`${short}--${spec.name}${value}`, describe(spec));
	if (spec.group !== void 0) option.helpGroup(`${spec.group}:`);
	if (spec.value !== void 0) option.argParser((word, before) => (before ?? []).concat(word));
	return option;
}
function describe(spec) {
	const facts = [
		spec.choices && !spec.description.includes(spec.choices.join("|")) && spec.choices.join(", "),
		spec.default !== void 0 && `default: ${spec.default}`,
		spec.repeatable && "may be repeated",
		spec.required && "required"
	].filter((fact) => typeof fact === "string");
	return facts.length > 0 ? `${spec.description} (${facts.join("; ")})` : spec.description;
}
function sentence(summary) {
	return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}
function ignore() {}
// build/src/cli/run-program.js
async function runProgram(root, argv, io) {
	const parsed = parse(root, argv);
	switch (parsed.kind) {
		case "version":
			await io.out(`${io.version}\n`);
			return EXIT.green;
		case "help":
			await io.out(parsed.text);
			return EXIT.green;
		case "problems":
			if (argv.length > 0) return fail(new UsageError(parsed.problems), parsed.path, argv, io);
			await io.err(helpText(root, root.name));
			return EXIT.badInput;
		case "run": try {
			return await parsed.run(parsed.input, io);
		} catch (error) {
			return fail(error, parsed.path, argv, io);
		}
	}
}
async function fail(error, command, argv, io) {
	const { text, exitCode } = explainFailure(error, command, io.signal);
	if (argv.join(" ").search(/(?:^| )--(?:json|format[ =]json)(?: |$)/) >= 0) {
		const { code, status, remedy } = error instanceof ServiceError ? error : NOTHING$2;
		const problems = error instanceof UsageError ? error.problems : void 0;
		const message = text.trimEnd();
		await io.out(printableJson({ error: {
			exitCode,
			code,
			status,
			message,
			remedy,
			problems
		} }));
	}
	await io.err(text);
	return exitCode;
}
const NOTHING$2 = {};
function explainFailure(error, command, signal) {
	if (error instanceof UsageError) return {
		text: renderProblems(command, error.problems),
		exitCode: EXIT.badInput
	};
	if (signal.aborted) {
		const exitCode = signal.reason === "SIGTERM" ? EXIT.terminated : EXIT.interrupted;
		return {
			text: `${command} was canceled.\n`,
			exitCode
		};
	}
	if (error instanceof PackError) return {
		text: neutralise([
			"The directory cannot be packed:",
			...error.problems.map(({ path, message }) => `  ${path}: ${message}`),
			""
		].join("\n")),
		exitCode: EXIT.badInput
	};
	if (error instanceof ServiceError) return {
		text: `${neutralise(sentences(error))}\n`,
		exitCode: EXIT_CODE_OF[error.code]
	};
	return {
		text: `${command} stopped: ${neutralise(error instanceof Error ? error.message : String(error))}\n`,
		exitCode: EXIT.undecided
	};
}
const EXIT_CODE_OF = {
	invalid: EXIT.badInput,
	local: EXIT.badInput,
	unauthorized: EXIT.refused,
	forbidden: EXIT.refused,
	"not-found": EXIT.refused,
	"bad-request": EXIT.refused,
	conflict: EXIT.refused,
	"too-large": EXIT.refused,
	unprocessable: EXIT.refused,
	"upload-refused": EXIT.refused,
	"rate-limited": EXIT.network,
	"server-error": EXIT.network,
	redirected: EXIT.network,
	unreadable: EXIT.network,
	network: EXIT.network,
	timeout: EXIT.network,
	tls: EXIT.network,
	aborted: EXIT.interrupted
};
function sentences(error) {
	const { message, remedy } = error;
	return remedy === void 0 || message.includes(remedy) ? message : `${message}\n  ${remedy}`;
}
// build/src/cli/doctor/finding.js
function ok(subject, seen) {
	return {
		state: "ok",
		subject,
		seen
	};
}
function note(subject, seen, fix) {
	return {
		state: "note",
		subject,
		seen,
		fix
	};
}
function problem(subject, seen, fix, exitCode) {
	return {
		state: "problem",
		subject,
		seen,
		fix,
		exitCode
	};
}
// build/src/cli/doctor/examine-service.js
async function examineService(client, hostname) {
	const findings = [];
	try {
		const { appName, apiVersion, version } = await client.ping();
		const facts = [
			appName,
			version,
			apiVersion && `API ${apiVersion}`
		].filter(Boolean);
		const seen = facts.length > 0 ? `answers: ${facts.join(", ")}` : "answers";
		findings.push(ok("host", `${hostname} ${seen}`));
	} catch (error) {
		const found = ofError("host", error, hostname);
		if (isUnreachable(error)) return [found];
		if (isNoOperation(error) && isNoOperation(await client.account().catch((thrown) => thrown))) return [problem("host", `${hostname} has no such API: it knows neither ping nor account/details`, "Check --hostname.", EXIT.network)];
		findings.push(note("host", found.seen));
	}
	findings.push(await examineToken(client));
	return findings;
}
async function examineToken(client) {
	try {
		const { account, tokenKind } = await client.account();
		const name = account.attributes.username ?? account.id;
		if (tokenKind === "organization") return problem("token", `belongs to the organization (${name})`, "Organization tokens may not create configuration versions. Use the token of a team or a user.", EXIT.refused);
		return ok("token", `${tokenKind === "unknown" ? "accepted" : `${tokenKind} token`} of ${name}`);
	} catch (error) {
		if (error instanceof ServiceError && error.code === "not-found") return note("token", "the service does not say whose it is (404 on account details)");
		return ofError("token", error, "the service");
	}
}
function ofError(subject, error, what) {
	if (!(error instanceof ServiceError)) throw error;
	if (error.code === "aborted") throw error;
	const fix = error.remedy ?? REMEDIES[error.code] ?? "Try again with --verbose.";
	const [line = what] = error.message.split("\n", 1);
	return problem(subject, line.replace(fix, "").trim(), fix, EXIT_CODE_OF[error.code]);
}
function isNoOperation(error) {
	return error instanceof ServiceError && error.status === 404 && error.errors.length === 0;
}
function isUnreachable(error) {
	return error instanceof ServiceError && [
		"network",
		"timeout",
		"tls"
	].includes(error.code);
}
const REMEDIES = {
	network: "Check --hostname, and HTTPS_PROXY and NO_PROXY if this machine reaches the network through a proxy.",
	timeout: "Check the network between this machine and the host: something swallows the connection.",
	tls: "Pass --ca-file with the certificate authority of the host, or set NODE_EXTRA_CA_CERTS.",
	unauthorized: "The token is wrong, revoked or expired, or belongs to another host. Make a new one."
};
// build/src/cli/doctor/examine-workspace.js
async function examineSelector(client, settings, selector, workingDirectory, sent) {
	const { organization, mode, source } = settings;
	if (selector.kind === "query") return [await examineQuery(client, organization, selector)];
	const { name } = selector;
	const subject = `workspace ${name}`;
	let workspace;
	try {
		workspace = await client.workspaces.showByName(organization, name);
	} catch (error) {
		if (error instanceof ServiceError && error.code === "not-found") return [await findMissing(client, organization, name)];
		return [ofError(subject, error, name)];
	}
	const directory = resolve(workingDirectory, selector.directory ?? settings.directory);
	const working = readWorkingDirectory(workspace.attributes["working-directory"]);
	const inside = "path" in working ? working.path : "";
	sent.set(uploadRoot(directory, inside), inside);
	const looked = {
		client,
		subject,
		...workspace,
		source,
		directory
	};
	return [
		ok(subject, `is ${workspace.id} in ${organization}`),
		...examineConnection(looked),
		...source === "upload" ? examinePermissions(looked) : [],
		...mode === "speculative" ? await examinePower(looked) : [],
		...examineExecution(looked),
		...await examineDirectory(looked)
	];
}
async function examineQuery(client, organization, selector) {
	const subject = describeQuery(selector);
	try {
		const found = await queryWorkspaces(client, organization, selector);
		const names = found.map(({ attributes }) => attributes.name).join(", ");
		if (found.length > 0) return ok(subject, `${found.length} workspaces: ${names}`);
		return problem(subject, "names no workspace that this token sees", "Check the words, and that the team of this token has access to the workspaces.", EXIT.refused);
	} catch (error) {
		return ofError(subject, error, subject);
	}
}
async function findMissing(client, organization, name) {
	const subject = `workspace ${name}`;
	try {
		const seen = [];
		for await (const { attributes } of client.workspaces.list(organization)) {
			seen.push(attributes.name);
			if (seen.length >= 500) break;
		}
		const near = didYouMean(name, seen);
		const fix = seen.length === 0 ? `Give the team of this token access to "${name}": it sees no workspace at all.` : near !== void 0 ? `Did you mean "${near}"?` : `Give the team of this token access to "${name}", or name one that it sees: ${seen.slice(0, 5).join(", ")}${seen.length > 5 ? ", …" : ""}.`;
		return problem(subject, `is not among those in ${organization} that this token sees`, fix, EXIT.refused);
	} catch (error) {
		if (error instanceof ServiceError && error.code === "not-found") return problem("organization", `${organization} is not there for this token`, "Check the spelling of the organization, and that the token belongs to it.", EXIT.refused);
		return ofError("organization", error, organization);
	}
}
function examinePermissions({ subject, attributes }) {
	const permissions = attributes.permissions ?? {};
	if (permissions["can-queue-run"] === false) return [problem(subject, "does not let this token queue plans", "Give the team of this token at least the plan level on the workspace. A token of an organization has no team: use one of a team or of a user.", EXIT.refused)];
	return permissions["can-queue-run"] === true ? [ok(subject, "lets this token queue plans")] : [];
}
function examineConnection({ subject, attributes, source }) {
	const repository = attributes["vcs-repo"]?.identifier;
	const plans = attributes["speculative-enabled"] !== false;
	if (source === "upload") {
		if (!repository || !plans) return [];
		return [note(subject, `is connected to ${repository}, and version control plans every pull request there`, "`source: vcs` judges that run instead of uploading the files for a second one.")];
	}
	if (repository && plans) return [ok(subject, `is connected to ${repository}`)];
	return [problem(subject, repository ? "has speculative plans from version control turned off, so no pull request starts a run" : "is not connected to version control, so no pull request starts a run", "Change that in its version control settings, or use `source: upload`.", EXIT.badInput)];
}
async function examinePower({ client, subject, id, attributes }) {
	const newest = await client.runs.list(id).page({ size: 1 }).then(({ items }) => items[0], () => void 0);
	const powers = [attributes.permissions?.["can-queue-apply"] === true && "apply runs", newest?.attributes.permissions?.["can-override-policy-check"] === true && "override policies"].filter((power) => typeof power === "string");
	if (powers.length === 0) return [];
	return [note(subject, `lets this token ${powers.join(" and ")}, and speculative plans need neither`, "Use a token of a team with the plan level only: under pull_request, whoever may push a branch can use it for all that it may do.")];
}
function examineExecution({ subject, attributes, source }) {
	const findings = [];
	if (attributes["execution-mode"] === "local") findings.push(problem(subject, "plans on the machine of its users (execution mode local)", "Set the execution mode of the workspace to remote or agent: policies are evaluated there only.", EXIT.badInput));
	if (attributes["speculative-enabled"] === false && source === "upload") findings.push(note(subject, "has speculative plans from version control turned off", "Nothing: those made here do not depend on it."));
	if (attributes.locked === true) findings.push(note(subject, "is locked", "Speculative runs pass; provisional ones wait until it is unlocked."));
	return findings;
}
async function examineDirectory({ subject, attributes, directory }) {
	const inside = attributes["working-directory"];
	if (inside === void 0 || inside === null || inside === "") return [];
	const trimmed = inside.replace(/^\/+|\/+$/g, "");
	if (directory.replaceAll("\\", "/").endsWith(`/${trimmed}`)) return [ok(subject, `works in ${trimmed}, which the directory ends with: the directory above it is sent`)];
	if ((await stat(join(directory, trimmed)).catch(() => void 0))?.isDirectory()) return [ok(subject, `works in ${trimmed}, which is in the directory`)];
	return [problem(subject, `works in ${trimmed}, which is neither in ${directory} nor its end`, `Pass the directory that ends in ${trimmed} or the one it is in, or change the workspace's working directory.`, EXIT.badInput)];
}
// build/src/cli/check.js
const check = {
	name: "check",
	summary: "pack, plan, read the policies, decide",
	description: "Packs a directory, uploads it to one or more workspaces, lets them plan it, waits for every policy result and answers with one verdict, which is also the exit code.\n\nOn a laptop the directory needs nothing but its cloud block and a token.",
	options: [
		...CHECK_OPTIONS,
		...REPORT_OPTIONS,
		option("--verbose", "say what is asked of the service")
	],
	examples: {
		"plangate check": "the workspace of the cloud block in this directory",
		"plangate check --organization acme --workspaces net-prod,dns --directory infra": "one directory, two workspaces, one verdict",
		"plangate check --json > report.json": "for a script"
	},
	run: (input, io) => runCheck(input, io)
};
const QUIET_MS = 31e3;
async function runCheck(input, io, runGate) {
	const json = wantsJson(input);
	const log = createLog(io, {
		verbose: flagOf(input, "verbose"),
		story: json ? "err" : "out"
	});
	const asked = {
		input,
		io,
		log
	};
	try {
		const { result, view, published, settings } = await checkHere(asked, runGate);
		const lost = result.workspaces.filter(({ workspaceId, failure }) => workspaceId === void 0 && failure?.kind === "refused");
		if (runGate === void 0 && lost.length > 0) await tellMissing(settings, lost, asked);
		if (published.commentUrl !== void 0) log.tell(`Comment: ${published.commentUrl}`);
		await handOver(view, asked, published.problems);
		const signal = io.signal.reason === "SIGTERM" ? "SIGTERM" : "SIGINT";
		return exitCodeOf(result, settings.failOn, signal);
	} finally {
		await log.flush();
	}
}
async function tellMissing(settings, lost, asked) {
	const { input, io, log } = asked;
	const { client, close } = connect(settings, input, io, {
		log,
		patienceMs: 1e4
	});
	for (const { workspace } of lost.slice(0, 5)) {
		const { subject, seen, fix = "" } = await findMissing(client, settings.organization, workspace).catch(() => NOT_FOUND);
		if (!seen.startsWith("Could not")) log.warning(`${subject} ${seen}. ${fix}`);
	}
	await close();
}
const NOT_FOUND = {
	subject: "",
	seen: "Could not be asked",
	fix: ""
};
async function checkHere({ input, io, log }, runGate) {
	const { environment, workingDirectory } = io;
	const secrets = environmentSecrets(environment, /(?:^|_)TOKEN$/);
	for (const secret of secrets) log.secret(secret);
	const wanted = optionOf(input, "reports");
	const reports = wanted === void 0 ? void 0 : resolve(workingDirectory, wanted);
	const ports = {
		...io,
		send: openNetwork(optionOf(input, "ca-file"), io)
	};
	const { tell, command } = log;
	const checked = await check$1(await hostHere({
		reports,
		command,
		write: writeWholeFile
	}, ports), {
		async settings(judgement) {
			const read = await loadOptions(input, io, judgement);
			const problems = await reportProblems(input, workingDirectory);
			if ("settings" in read && problems.length === 0) return read;
			throw new UsageError([...("problems" in read ? read.problems : []).map(toProblem), ...problems]);
		},
		workingDirectory,
		secrets,
		never: reports === void 0 ? [] : [reports],
		log,
		tell,
		runGate,
		status: io.status,
		quietMs: io.status ? void 0 : QUIET_MS
	}, ports);
	if (!("problems" in checked)) return checked;
	if (checked.refused === void 0) throw new UsageError(checked.problems.map(toProblem));
	throw usageError("--allow-untrusted-head", `is not given. ${forOptions(checked.refused)}`);
}
// build/src/cli/combine.js
const combine = {
	name: "combine",
	summary: "judge the groups of a matrix anew, as one verdict",
	description: "Takes what `plangate matrix` printed and the reports of its groups to one verdict, which is also the exit code: the one check to require.\n\nReports only say where to look. Every run is read from the service and judged anew, and it counts only if its message, which nobody writes without the token, names its group. A group that is missing, doubled, of another commit or not whole is undecided, and named.\n\nA job without the token has PLANGATE_SEAL_KEY instead, as `plangate seal-key` prints it: then the reports count as far as they are sealed with it, and nothing is asked of the service.",
	options: [
		option("--groups <json>", "what `plangate matrix` printed, taken from the output of its job; else PLANGATE_GROUPS"),
		option("--from <directory>", "where the reports of the groups lie: every *.json below it", { default: "plangate-reports" }),
		...CHECK_OPTIONS.filter(({ name }) => !OF_GROUPS.includes(name)),
		...REPORT_OPTIONS,
		option("--verbose", "say what is asked of the service")
	],
	examples: { "plangate combine --groups \"$GROUPS\" --from reports --organization acme": "in the last job of the workflow, which always runs" },
	run: run$7
};
async function run$7(input, io) {
	const groups = groupsOf(input, io);
	const { combinesInstead, workspacesOf } = await import("./combine-here.js");
	const read = readSealKey(io.environment["PLANGATE_SEAL_KEY"]);
	if ("problem" in read) throw usageError("PLANGATE_SEAL_KEY", read.problem);
	const { key: sealKey } = read;
	const from = resolve(io.workingDirectory, optionOf(input, "from") ?? "");
	const workspaces = workspacesOf(groups);
	const token = sealKey ?? optionOf(input, "token");
	return await runCheck({
		...input,
		options: {
			...input.options,
			workspaces,
			token
		}
	}, io, combinesInstead({
		groups,
		from,
		sealKey
	}));
}
function groupsOf(input, { environment }) {
	const text = optionOf(input, "groups") ?? environment["PLANGATE_GROUPS"] ?? "";
	const groups = text.trim() === "" ? { problem: "is needed: what `plangate matrix` printed, from the output of its job." } : readGroups(text);
	if (Array.isArray(groups)) return groups;
	throw usageError("--groups", groups.problem);
}
// build/src/cli/completion.js
const SHELLS = {
	bash,
	zsh: (words) => `autoload -U +X bashcompinit && bashcompinit\n${bash(words)}`,
	fish,
	powershell
};
function completion(root) {
	const names = Object.keys(SHELLS).join(", ");
	return {
		name: "completion",
		summary: "let your shell complete commands, options and values",
		arguments: [{
			name: "shell",
			description: names,
			required: true
		}],
		options: [option("--json", "print as JSON what may follow what, for another shell")],
		examples: {
			"plangate completion bash > ~/.local/share/bash-completion/completions/plangate": "for bash",
			"plangate completion fish > ~/.config/fish/completions/plangate.fish": "for fish",
			"plangate completion powershell >> $PROFILE": "for PowerShell"
		},
		async run(input, io) {
			const shell = argumentOf(input, "shell");
			const write = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : void 0;
			if (write === void 0) throw usageError("SHELL", `is one of ${names}.`);
			const words = wordsOf(root());
			const json = flagOf(input, "json");
			await io.out(json ? printableJson({ data: Object.fromEntries(words) }) : write(words));
			return EXIT.green;
		}
	};
}
function wordsOf(spec, path = [], words = new Map()) {
	const children = spec.commands ?? [];
	const shells = spec.arguments?.[0]?.name === "shell" ? Object.keys(SHELLS) : [];
	const names = children.length > 0 ? children.map(({ name }) => name) : shells;
	const options = (spec.options ?? []).map(({ name }) => `--${name}`);
	const version = path.length === 0 ? ["--version"] : [];
	words.set(path.join(" "), [
		...names,
		...options,
		"--help",
		...version
	]);
	for (const { name, value, choices, offers = choices } of spec.options ?? []) if (value !== void 0) words.set([...path, `--${name}`].join(" "), Array.from(offers ?? []));
	for (const child of children) wordsOf(child, [...path, child.name], words);
	return words;
}
function bash(words) {
	return `_plangate() {
  local path="" next="" word last="\${COMP_WORDS[COMP_CWORD-1]}"
  for word in "\${COMP_WORDS[@]:1:$((COMP_CWORD-1))}"; do
    case "$word" in -*) break ;; esac
    path="\${path:+$path }$word"
  done
  case "$last" in --*) path="$path $last" ;; esac
  while :; do
    case "$path" in
${[...words].map(([path, next]) => `    ${JSON.stringify(path)}) next=${JSON.stringify(next.join(" "))} ;;`).join("\n")}
      *" --"*) path="\${path% --*}"; continue ;;
    esac
    break
  done
  COMPREPLY=()
  while IFS='' read -r word; do COMPREPLY+=("$word"); done \\
    < <(compgen -W "$next" -- "\${COMP_WORDS[COMP_CWORD]}")
}
complete -o default -F _plangate plangate
`;
}
function fish(words) {
	return `function __plangate_at
  set -l words (commandline -opc)
  test (count $words) -ge (math 1 + (count $argv)); or return 1
  for at in (seq (count $argv))
    test $words[(math $at + 1)] = $argv[$at]; or return 1
  end
end
${[...words].flatMap(([path, next]) => {
		const [at = "", of] = path.split(/ ?--/);
		const complete = `complete -c plangate -n '${at === "" ? "__fish_use_subcommand" : `__plangate_at ${at}`}'`;
		if (of !== void 0) return [`${complete} -l ${of} ${next.length > 0 ? `-x -a '${next.join(" ")}'` : "-r"}`];
		return next.flatMap((word) => {
			if (!word.startsWith("--")) return `${complete} -f -a ${word}`;
			return words.has(`${path} ${word}`) ? [] : `${complete} -l ${word.slice(2)}`;
		});
	}).join("\n")}
`;
}
function powershell(words) {
	return `$plangateWords = @{
${[...words].map(([path, next]) => `  '${path}' = '${next.join(" ")}'`).join("\n")}
}
Register-ArgumentCompleter -Native -CommandName plangate -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $words = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" })
  if ($wordToComplete -ne '') { $words = @($words | Select-Object -SkipLast 1) }
  $path = @()
  foreach ($word in $words) { if ($word -like '-*') { break }; $path += $word }
  $key = $path -join ' '
  $value = "$key $($words[-1])"
  if ($words.Count -gt 0 -and $plangateWords.ContainsKey($value)) { $key = $value }
  "$($plangateWords[$key])".Split(' ') | Where-Object { $_ -ne '' -and $_ -like "$wordToComplete*" } |
    ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}
`;
}
// build/src/archive/open-checked.js
var ChangedError = class extends Error {
	name = "ChangedError";
};
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
function openChecked(seen) {
	let fd;
	try {
		fd = openSync(seen.absolute, FLAGS);
	} catch (error) {
		const code = codeOf$1(error);
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
function codeOf$1(error) {
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
	const code = codeOf$1(error) ?? "";
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
function toExpression(glob) {
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
		message: `pattern ${quote$2(rule.text)} matches only an entry of that name; ${upload}; write ${quote$2(`${rule.text}/`)}`
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
	const shown = quote$2(pattern);
	if (rule.negated && /(^|\/)\.git(\/|$)/.test(pattern)) return `${shown} cannot be brought back: version control data never ships; delete the line`;
	if (/^\.\.?\//.test(pattern)) return `pattern ${shown} matches nothing, paths are never written like that; write ${quote$2(pattern.replace(/^(\.\.?\/)+/, "/"))}`;
	if (pattern.replace(/^\//, "").includes("//")) return `pattern ${shown} matches nothing, no path holds two slashes in a row; write ${quote$2(pattern.replace(/\/{2,}/g, "/"))}`;
	if (/\\[0-9A-Za-z]/.test(pattern)) return `pattern ${shown} holds a backslash, which takes the meaning from the next character or gives it one; between directories write \`/\``;
}
function describeMetacharacters(rule, set, engine) {
	const pattern = patternOf(rule);
	const live = pattern.replace(/\\[^]/g, "");
	if (!/[()[\]{}+|^]/.test(live)) return void 0;
	const shown = quote$2(pattern);
	const escaped = quote$2(`${rule.negated ? "!" : ""}${escapePattern(pattern)}`);
	const here = set === "exact" || rule.negated ? "" : " A file of exactly that name is withheld here.";
	if (engine && !mayBeReadable(rule.glob, engine)) return `Terraform cannot read pattern ${shown} and drops it.${here} Write ${escaped}`;
	if (live.includes("[!")) return `in pattern ${shown}, \`[!\` does not mean "none of": Terraform takes \`!\` for one of the characters. Write \`[^\``;
	if (/[()+|^]|\{[0-9]+(,[0-9]*)?\}/.test(live.replace(/\[\^?\]?[^\]]*\]/g, ""))) return `Terraform takes pattern ${shown} for a regular expression, so it does not match a name written like it.${here} Write ${escaped}`;
	if (/\{.*,.*\}/.test(live)) return `in pattern ${shown}, braces are characters and no alternatives; write a line for each`;
}
function mayBeReadable(glob, engine) {
	try {
		return engine.isReadable(toExpression(glob));
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
const quote$2 = (text) => `\`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``;
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
	const expression = toExpression(glob);
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
		const code = codeOf$1(error);
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
const NAMES = words(`.netrc _netrc netrc .npmrc .yarnrc.yml .pypirc .pgpass pgpass pgpass.conf .my.cnf my.cnf
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
const NAMED$1 = words("secret secrets credential credentials creds passwords tokens private-keys ssh-keys");
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
	return NAMED$1.has(lower) ? "named" : around;
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
	return ENDINGS.has(ending) || NAMES.has(lower) || (ending === "json" || ending === "hcl") && TWO_ENDINGS.test(lower) || BEGINNINGS.test(lower);
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
	write$1(header, `${(EMPTY_SUM + write$1(header, name, 0) + write$1(header, octal(mode, 8), 100) + write$1(header, octal(size, 12), 124) + write$1(header, type, 156) + write$1(header, target, 157) + write$1(header, prefix, 345)).toString(8).padStart(6, "0")}\0 `, 148);
	return header;
}
function write$1(header, text, offset) {
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
	const code = codeOf$1(error);
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
		const message = `cannot be read (${codeOf$1(error) ?? String(error)}); make it readable or ignore it`;
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
function kindOf$1(stats) {
	if (stats.isFile()) return "file";
	if (stats.isDirectory()) return "directory";
	return stats.isSymbolicLink() ? "link" : "special";
}
function compareBytes(a, b) {
	const length = Math.min(a.length, b.length);
	for (let at = 0; at < length; at++) {
		const left = a.charCodeAt(at);
		const right = b.charCodeAt(at);
		if (left !== right) return rank(left) - rank(right);
	}
	return a.length - b.length;
}
const rank = (unit) => unit < 55296 ? unit : unit < 57344 ? unit + 8192 : unit - 2048;
// build/src/archive/links.js
function resolveLink(place) {
	const text = readlinkSync(place.absolute);
	const lexical = resolve(dirname(place.absolute), text);
	let real;
	try {
		real = realpathSync.native(place.absolute);
	} catch (error) {
		const code = codeOf$1(error);
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
		const type = kindOf$1(stats);
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
// build/src/cli/upload-version.js
async function createForLater(call) {
	const path = optionOf(call.input, "upload-url-file") ?? "";
	const { workingDirectory } = call.io;
	return writeSecretFile("upload-url-file", path, workingDirectory, async () => {
		const version = await makeVersion(call);
		return {
			content: renderTicket(version),
			value: version
		};
	});
}
async function uploadTo(find, path, { client, io, log }) {
	const archive = await findArchive(path, io, log);
	try {
		const found = await find();
		await client.configurationVersions.upload(found, archive.body);
		return (await client.configurationVersions.show(found.id)).version;
	} finally {
		await archive.remove();
	}
}
async function makeVersion({ client, input, workspaceId }) {
	return client.configurationVersions.create(await workspaceId(), {
		autoQueueRuns: !flagOf(input, "no-run"),
		speculative: flagOf(input, "speculative"),
		provisional: flagOf(input, "provisional")
	});
}
async function findArchive(path, io, log) {
	const absolute = resolve(io.workingDirectory, path);
	const found = await stat(absolute).catch(() => void 0);
	if (found === void 0) throw usageError("PATH", `"${path}" is not there.`);
	if (found.isFile()) return {
		body: bodyOf(absolute, found.size, io),
		remove: async () => {}
	};
	const archive = await packDirectory({ root: absolute }, {
		...io,
		log
	});
	const files = archive.entries.filter(({ type }) => type === "file").length;
	log.info(`packed ${count$2(files, "file")}, ${archive.bytes} bytes, sha256 ${archive.sha256}`);
	return {
		body: bodyOf(archive.path, archive.bytes, io),
		remove: () => archive.remove()
	};
}
function bodyOf(path, bytes, { status }) {
	const say = (done) => void status?.(done < bytes ? `uploading ${size(done)} of ${size(bytes)}` : void 0);
	return {
		path,
		bytes,
		sent: say
	};
}
function renderTicket(version) {
	const ticket = {
		id: version.id,
		"upload-url": version.attributes["upload-url"]
	};
	return `${JSON.stringify(ticket)}\n`;
}
async function readTicket(path, shownAs) {
	let ticket;
	try {
		ticket = JSON.parse(await readFile(path, "utf8"));
	} catch {
		throw broken(shownAs, "cannot be read.");
	}
	const { id, "upload-url": url } = ticket ?? {};
	if (typeof id !== "string" || typeof url !== "string") throw broken(shownAs, "was not written by `configuration-versions create`.");
	return {
		id,
		type: "configuration-versions",
		attributes: {
			status: "pending",
			"upload-url": url
		},
		relationships: {},
		links: {}
	};
}
function broken(shownAs, message) {
	return usageError("--upload-url-file", `"${shownAs}" ${message}`);
}
function versionFacts({ id, attributes }) {
	const reached = Object.entries(attributes["status-timestamps"] ?? {});
	return [
		["id", id],
		["status", attributes.status],
		["error", attributes["error-message"] ?? attributes.error],
		["source", attributes.source],
		["speculative", attributes.speculative],
		["provisional", attributes.provisional],
		["auto-queue-runs", attributes["auto-queue-runs"]],
		...reached.map(([name, at]) => [name, at])
	];
}
async function tell$1(version, { answer }) {
	const { "upload-url": _secret, ...attributes } = version.attributes;
	await answer({ data: {
		...version,
		attributes
	} }, renderRecord(versionFacts(version)));
}
const createVersion = operation("create", "POST /workspaces/<workspace_id>/configuration-versions", {
	summary: "create a configuration version and upload to it now or later",
	description: "Needs the permission to queue plans and the token of a user or a team.\n\nThe service tells the upload URL once and anybody who has it can upload. So say what becomes of it: --upload sends the files at once, --upload-url-file keeps it in a file that only you may read, for `plangate configuration-versions upload`.",
	options: [
		option("--speculative", "only for plans that can never be applied"),
		option("--provisional", "does not become the current version before its run is applied"),
		option("--no-run", "do not start a run once the files have arrived"),
		option("--upload <path>", "a directory or a .tar.gz to upload at once"),
		option("--upload-url-file <file>", "new file that keeps the upload URL, readable by you only")
	],
	examples: { "plangate configuration-versions create -o acme -w net-prod --speculative --upload ./infra": "pack a directory, upload it, start a plan" },
	problems: (input) => {
		if ([optionOf(input, "upload"), optionOf(input, "upload-url-file")].filter((way) => way !== void 0).length === 1) return [];
		return [{
			subject: "--upload",
			message: "or --upload-url-file is needed, one of the two: the URL is told once."
		}];
	},
	patienceMs: TRANSFER_PATIENCE_MS,
	async call(call) {
		const path = optionOf(call.input, "upload");
		await tell$1(path === void 0 ? await createForLater(call) : await uploadTo(() => makeVersion(call), path, call), call);
	}
});
const uploadVersion = operation("upload", "PUT <upload_url>", {
	summary: "upload files to a configuration version that was created before",
	description: "The URL comes from the file that `plangate configuration-versions create --upload-url-file` wrote. A directory is packed as `plangate pack` would; a .tar.gz is sent as it is.",
	arguments: [{
		name: "path",
		description: "a directory or a .tar.gz",
		required: true
	}],
	options: [option("--upload-url-file <file>", "the file that `create` wrote", { required: true })],
	patienceMs: TRANSFER_PATIENCE_MS,
	async call(call) {
		const { input, io } = call;
		const shownAs = optionOf(input, "upload-url-file") ?? "";
		const version = await readTicket(resolve(io.workingDirectory, shownAs), shownAs);
		await tell$1(await uploadTo(async () => version, argumentOf(input, "path"), call), call);
	}
});
// build/src/cli/prune.js
const ARCHIVE = "archived";
const ACTS = {
	[ARCHIVE]: ({ client }, id) => client.configurationVersions.archive(id),
	"marked for deletion": ({ client }, id) => client.configurationVersions.softDeleteBackingData(id),
	"deleted for good": ({ client }, id) => client.configurationVersions.permanentlyDeleteBackingData(id)
};
const MAY = {
	uploaded: [ARCHIVE, "marked for deletion"],
	backing_data_soft_deleted: ["", "deleted for good"]
};
const pruneVersions = operation("prune", "", {
	summary: "archive old configuration versions of a workspace, and say why others stay",
	description: "Lists the configuration versions of a workspace and archives, oldest first, those that are older and not among the newest. What came from version control, is current or in use stays, and so does what the service does not date. Half of what the service allows per second is left to others.\n\nWith --backing-data (self-managed only): marks their files for deletion instead, and deletes for good what was marked before and is as old.",
	inWorkspace: true,
	options: [
		option("--older-than <duration>", "uploaded longer ago than this, as in 30d or 12h", { check: (text) => {
			return "problem" in parseDuration(text) ? "is not a duration. Write 30d or 12h." : void 0;
		} }),
		option("--keep <count>", "as many of the newest stay, whatever their age", { check: wholeNumber(0, 999999) }),
		option("--backing-data", "the files themselves, in a self-managed edition"),
		option("--dry-run", "say what would be done, and do nothing"),
		YES_OPTION
	],
	examples: { "plangate configuration-versions prune -w net-prod --older-than 30d --keep 10 --dry-run": "what would go, and why the rest stays" },
	problems: (input, io) => {
		const wrong = [];
		if ((optionOf(input, "older-than") ?? optionOf(input, "keep")) === void 0) wrong.push({
			subject: "--older-than",
			message: "or --keep is needed: what is old?"
		});
		if (!flagOf(input, "dry-run") && !flagOf(input, "yes") && !io.terminal) wrong.push({
			subject: "--yes",
			message: "is needed: nobody can be asked here."
		});
		return wrong;
	},
	patienceMs: 36e5,
	async call(call) {
		const { client, input, io, log, answer } = call;
		const { rateLimit = 30 } = await client.ping().catch(() => ({}));
		const pause = () => io.clock.sleep(2e3 / rateLimit, io.signal);
		const workspace = await client.workspaces.show(await call.workspaceId());
		const versions = [];
		for (let number = 1; number !== null;) {
			const { items, pagination } = await client.configurationVersions.list(workspace.id).page({
				number,
				size: 100
			});
			versions.push(...items);
			number = pagination?.["next-page"] ?? null;
			await pause();
		}
		const choices = choose(versions, relatedId(workspace, "current-configuration-version"), call);
		const going = choices.filter(({ act }) => act !== void 0);
		const dry = flagOf(input, "dry-run");
		if (!dry && going.length > 0) await agree(`${flagOf(input, "backing-data") ? "delete the files of" : "archive"} ${count$2(going.length, "configuration version")}`, input, io);
		const done = dry ? 0 : await prune(going, call, pause);
		const rows = choices.map(({ version, uploadedMs, what, act }) => ({
			id: version.id,
			"uploaded-at": uploadedMs === void 0 ? void 0 : new Date(uploadedMs).toISOString(),
			pruned: act !== void 0,
			what: dry && act !== void 0 ? `would be ${what}` : what
		}));
		const table = rows.map(({ id, what, ...row }) => [
			id,
			row["uploaded-at"],
			what
		]);
		await answer({ data: rows }, renderTable([
			"id",
			"uploaded",
			"what becomes of it"
		], table));
		log.info(`${dry ? going.length : done} of ${count$2(versions.length, "configuration version")}${dry ? " would go" : " gone"}.`);
	}
});
function choose(versions, current, { input, io }) {
	const read = parseDuration(optionOf(input, "older-than") ?? "");
	const oldMs = io.clock.date().getTime() - ("value" in read ? read.value : 0);
	const keep = numberOf(input, "keep") ?? 0;
	const data = flagOf(input, "backing-data");
	const dated = versions.map((version) => ({
		version,
		uploadedMs: uploadOf(version)
	}));
	dated.sort((one, other) => (other.uploadedMs ?? Infinity) - (one.uploadedMs ?? Infinity));
	const undated = dated.filter(({ uploadedMs }) => uploadedMs === void 0).length;
	return dated.map(({ version, uploadedMs }, at) => {
		const { id, attributes, relationships } = version;
		const act = MAY[attributes.status]?.[data ? 1 : 0] || void 0;
		const [, why] = [
			[id === current, "stays: it is current"],
			[act === void 0, `stays: it is ${attributes.status}`],
			[relatedId({ relationships }, "ingress-attributes") !== void 0, "stays: it came from version control"],
			[uploadedMs === void 0, "stays: the service does not say how old it is"],
			[at < keep + undated, `stays: it is among the newest ${keep}`],
			[(uploadedMs ?? 0) > oldMs, "stays: it is not old enough"]
		].find(([holds]) => holds) ?? [];
		if (why !== void 0 || act === void 0) return {
			version,
			uploadedMs,
			what: why ?? ""
		};
		return {
			version,
			uploadedMs,
			what: act,
			act: ACTS[act]
		};
	});
}
function uploadOf({ attributes }) {
	const { "uploaded-at": uploaded, "finished-at": finished } = attributes["status-timestamps"] ?? {};
	const ms = Date.parse(uploaded ?? finished ?? "");
	return Number.isNaN(ms) ? void 0 : ms;
}
async function prune(going, call, pause) {
	const { io, log } = call;
	let [done, told] = [0, io.clock.now()];
	for (const choice of going.toReversed()) {
		const words = `${done} of ${going.length} done`;
		await io.status?.(words);
		if (io.status === void 0 && io.clock.now() - told >= 3e4) {
			told = io.clock.now();
			log.info(`still pruning, ${words}`);
		}
		try {
			await choice.act?.(call, choice.version.id);
			done++;
		} catch (error) {
			if (!(error instanceof ServiceError) || error.status === void 0) throw error;
			const said = error.errors[0]?.detail ?? error.errors[0]?.title ?? `answered ${error.status}`;
			Object.assign(choice, {
				what: `stays: ${said}`,
				act: void 0
			});
		}
		await pause();
	}
	await io.status?.();
	return done;
}
// build/src/cli/configuration-versions.js
const INCLUDES$1 = ["run", "ingress_attributes"];
const DOWNLOAD_FOR_RUN = "GET /runs/<run_id>/configuration-version/download";
const configurationVersions = {
	name: "configuration-versions",
	summary: "the uploaded files that runs work on",
	commands: [
		listing("list", "GET /workspaces/<workspace_id>/configuration-versions", {
			summary: "list the configuration versions of a workspace",
			description: "Needs the permission to read runs.",
			examples: { "plangate configuration-versions list --organization acme --workspace net-prod --all": "every version there is" },
			ask: async ({ client, workspaceId }) => client.configurationVersions.list(await workspaceId()),
			headings: [
				"id",
				"status",
				"source",
				"speculative",
				"provisional",
				"auto-queue-runs"
			],
			row: ({ id, attributes }) => {
				const { status, source, speculative, provisional } = attributes;
				return [
					id,
					status,
					source,
					speculative,
					provisional,
					attributes["auto-queue-runs"]
				];
			}
		}),
		operation("show", "GET /configuration-versions/<configuration_version_id>", {
			summary: "show one configuration version",
			description: "Needs the permission to read runs.",
			options: [includeOption(INCLUDES$1, "show what belongs to it as well")],
			async call({ client, id, input, answer }) {
				const include = INCLUDES$1.filter((name) => optionsOf(input, "include").includes(name));
				const { version, run, ingressAttributes: commit } = await client.configurationVersions.show(id, { include });
				const text = renderRecord([
					...versionFacts(version),
					["run", run && `${run.id} (${run.attributes.status})`],
					...commit ? ingressFacts(commit) : []
				]);
				await answer(withIncluded(version, [run, commit], input), text);
			}
		}),
		showing("ingress-attributes", "GET /configuration-versions/<configuration_version_id>/ingress-attributes", {
			summary: "show the commit that a configuration version was made from",
			description: "Only versions that came from a version-control repository have one.",
			ask: ({ client, id }) => client.configurationVersions.ingressAttributes(id),
			facts: ingressFacts
		}),
		createVersion,
		uploadVersion,
		operation("download", "GET /configuration-versions/<configuration_version_id>/download", {
			summary: "download the files of a configuration version, or of the one that a run used",
			description: `With --run: ${DOWNLOAD_FOR_RUN}.\n\nThe file appears under its name when it is complete and not before.`,
			routes: [DOWNLOAD_FOR_RUN],
			arguments: [{
				...idOf("version", "cv"),
				required: false
			}],
			options: [
				option("--run <run>", "id as in run-…: the version that this run used"),
				option("--out <file>", "where to; else <id>.tar.gz in this directory"),
				option("--force", "replace the file if it exists")
			],
			problems: (input) => {
				if ([input.arguments["version"], input.options["run"]].filter((id) => id !== void 0).length === 1) return [];
				return [{
					subject: "VERSION",
					message: "or --run is needed, one of the two."
				}];
			},
			patienceMs: TRANSFER_PATIENCE_MS,
			async call({ client, id: version, input, io, answer }) {
				const run = optionOf(input, "run");
				const name = optionOf(input, "out") ?? `${(run ?? version).replaceAll(/[^\w-]/g, "_")}.tar.gz`;
				const file = resolve(io.workingDirectory, name);
				if (!flagOf(input, "force") && existsSync(file)) throw usageError("--out", `"${name}" exists already. Name another, or add --force.`);
				const { bytes } = run === void 0 ? await client.configurationVersions.download(version, file) : await client.configurationVersions.downloadForRun(run, file);
				await answer({ data: {
					file,
					bytes
				} }, `${file}  ${bytes} bytes\n`);
			}
		}),
		doing("archive", "POST /configuration-versions/<configuration_version_id>/actions/archive", {
			summary: "let the service discard the files of a configuration version",
			description: "Not for versions from version control, for the current version of a workspace or while a run uses it.",
			destroys: "discard the files of",
			act: ({ client, id }) => client.configurationVersions.archive(id),
			done: (id) => `${id} is being archived.`
		}),
		pruneVersions,
		doing("soft-delete", "POST /configuration-versions/<configuration_version_id>/actions/soft_delete_backing_data", {
			summary: "mark the files of a configuration version for deletion (self-managed only)",
			description: "Until they are deleted for good, `restore` brings them back.",
			options: [option("--delete-older-than-n-days <days>", "sent to the service as it is; what it does there is up to the service", { check: wholeNumber(0, 999999) })],
			act: ({ client, id, input }) => client.configurationVersions.softDeleteBackingData(id, { deleteOlderThanDays: numberOf(input, "delete-older-than-n-days") }),
			done: (id) => `The files of ${id} are marked for deletion.`
		}),
		doing("restore", "POST /configuration-versions/<configuration_version_id>/actions/restore_backing_data", {
			summary: "bring back files that were marked for deletion (self-managed only)",
			act: ({ client, id }) => client.configurationVersions.restoreBackingData(id),
			done: (id) => `The files of ${id} are being restored.`
		}),
		doing("permanently-delete", "POST /configuration-versions/<configuration_version_id>/actions/permanently_delete_backing_data", {
			summary: "delete marked files for good (self-managed only)",
			destroys: "delete the files of",
			act: ({ client, id }) => client.configurationVersions.permanentlyDeleteBackingData(id),
			done: (id) => `The files of ${id} are deleted.`
		})
	]
};
function ingressFacts({ attributes }) {
	return [
		["repository", attributes.identifier],
		["branch", attributes.branch],
		["tag", attributes.tag],
		["commit", attributes["commit-sha"]],
		["commit-message", attributes["commit-message"]],
		["commit-url", attributes["commit-url"]],
		["compare-url", attributes["compare-url"]],
		["pull-request", attributes["pull-request-number"]],
		["pull-request-title", attributes["pull-request-title"]],
		["pull-request-url", attributes["pull-request-url"]],
		["sender", attributes["sender-username"]]
	];
}
// build/src/service/demo/scenarios.js
const ENCRYPT = [
	"storage/volumes.tf",
	"  encrypted         = false\n",
	"  encrypted         = true\n  kms_key_id        = aws_kms_key.data.arn\n"
];
const CLOSE_NFS = [
	"storage/shared.tf",
	"cidr_blocks = [\"0.0.0.0/0\"]",
	"cidr_blocks = [\"10.20.0.0/16\"]"
];
const MOVE_BUCKET = [
	"network/flow-logs.tf",
	"  region = \"us-east-1\"\n",
	""
];
const TAG_EIP = [
	"network/main.tf",
	"  domain = \"vpc\"\n",
	"  domain = \"vpc\"\n  tags   = local.tags\n"
];
const TAG_ROUTES = [
	"modules/vpc/subnets/main.tf",
	"resource \"aws_route_table\" \"this\" {\n  vpc_id = var.vpc_id\n",
	"resource \"aws_route_table\" \"this\" {\n  vpc_id = var.vpc_id\n  tags   = var.tags\n"
];
const TAG_SCRATCH = [
	"storage/volumes.tf",
	"  availability_zone = each.value\n",
	"  availability_zone = each.value\n  tags              = local.tags\n"
];
const KEEP_EXPORTS = [
	"storage/buckets.tf",
	"resource \"aws_s3_bucket\" \"exports\" {\n",
	`resource "aws_s3_bucket_versioning" "exports" {
  bucket = aws_s3_bucket.exports.id

  versioning_configuration {
    status = "Enabled"
  }
}

resource "aws_s3_bucket" "exports" {
`
];
const MISSPELL = [
	"network/main.tf",
	"source = \"../modules/vpc\"",
	"source = \"../modules/vcp\""
];
const MANDATORY = [ENCRYPT, CLOSE_NFS];
const ADVISORY = [
	TAG_EIP,
	TAG_ROUTES,
	TAG_SCRATCH,
	KEEP_EXPORTS
];
const EVERYTHING = [
	...MANDATORY,
	MOVE_BUCKET,
	...ADVISORY
];
const SCENARIOS = {
	passed: {
		story: "a pull request that mends everything",
		edits: EVERYTHING
	},
	advisory: {
		story: "a pull request that leaves the advisory failures",
		edits: [...MANDATORY, MOVE_BUCKET]
	},
	overridden: {
		story: "a pull request whose one mandatory failure somebody overrides while it is gated",
		edits: [...MANDATORY, ...ADVISORY],
		colleague: true
	},
	"needs-override": {
		story: "a pull request with a failure that somebody may override",
		edits: MANDATORY
	},
	blocked: {
		story: "a pull request with mistakes that nobody may let pass",
		edits: []
	},
	errored: {
		story: "a pull request that cannot be planned",
		edits: [...EVERYTHING, MISSPELL]
	},
	undecided: {
		story: "a pull request whose policies are never evaluated, although the run ends well",
		edits: EVERYTHING,
		script: {
			workspace: "net-prod",
			reference: { evaluationStuck: true }
		}
	},
	canceled: {
		story: "a pull request whose run somebody else cancels",
		edits: EVERYTHING,
		script: {
			workspace: "net-prod",
			reference: { interruption: {
				at: "planning",
				action: "cancel"
			} }
		}
	}
};
const SHOWN = {
	service: "https://app.terraform.example",
	github: "https://github.example"
};
// build/src/cli/demo.js
const demo = {
	name: "demo",
	summary: "see all of it in ten seconds, no account, no network",
	description: "Takes the example configuration through the real gate: a local service plans it and judges it by real policies, a local stand-in for GitHub receives the comment and the annotations. Prints what a reviewer would see. Minutes of waiting pass in no time; nothing leaves this machine.",
	options: [option("--scenario <verdict>", "how it ends", {
		choices: VERDICTS,
		default: "blocked"
	}), option("--json", "print the report as JSON and nothing else")],
	examples: {
		"plangate demo": "mistakes that nobody may let pass",
		"plangate demo --scenario needs-override": "one that somebody may"
	},
	run: run$6
};
async function run$6(input, io) {
	const scenario = VERDICTS.find((word) => word === optionOf(input, "scenario")) ?? "blocked";
	const json = flagOf(input, "json");
	const log = createLog(io, { story: json ? "err" : "out" });
	if (!json) await io.out(`${opening(scenario)}${heading("The job's log")}`);
	const { runDemo } = await import("./run-demo.js");
	const shown = await runDemo({
		scenario,
		examples: await findExamples(),
		version: io.version,
		signal: io.signal,
		log,
		onLines: (lines) => lines.forEach(log.tell)
	});
	await log.flush();
	await io.out(json ? renderJson$1(shown.view) : render$3(shown));
	if (shown.problems.length === 0) return EXIT.green;
	await io.err(`The demonstration is broken:\n${shown.problems.join("\n")}\n`);
	return EXIT.undecided;
}
function opening(scenario) {
	return `Plangate demo: ${SCENARIOS[scenario].story}.

The configuration, the policies, the gate and what it publishes are real. The service and GitHub are
stand-ins on this machine, shown as ${SHOWN.service} and
${SHOWN.github}. Other endings: --scenario ${VERDICTS.filter((word) => word !== scenario).join(", ")}.
`;
}
function render$3({ view, comments, annotations, exitCode }) {
	const [comment] = comments;
	return [
		block(renderVerdict(view)),
		heading(`The comment on pull request #42${comment ? `, by ${comment.author}` : ""}`),
		quote$1(comment?.body ?? "(none)"),
		heading("The annotations, on the lines at fault"),
		annotations.length === 0 ? "(none)\n" : annotations.map(renderAnnotation).join(""),
		heading("The job summary"),
		quote$1(renderSummary(view)),
		heading("The verdict"),
		`${sentence(view.headline)} The job is ${view.green ? "green" : "red"}; plangate check would exit with ${exitCode}.\n`
	].join("");
}
function heading(words) {
	return `\n── ${words} ${"─".repeat(Math.max(3, 96 - words.length))}\n\n`;
}
function quote$1(markdown) {
	return block(neutraliseLog(markdown.split("\n").filter((line) => !/^<!-- .* -->$/.test(line)).join("\n").replaceAll(/\n{3,}/g, "\n\n").trimEnd()).map((line) => line.trimEnd()));
}
function renderAnnotation(annotation) {
	const { path, start_line: line, annotation_level: level, title, message } = annotation;
	return `${path}:${line}  ${level}  ${title ?? ""}\n` + block(message.split("\n").map((each) => `    ${each}`));
}
function block(lines) {
	return lines.map((line) => `${line}\n`).join("");
}
async function findExamples() {
	for (const path of ["../../examples/", "../../../examples/"]) {
		const folder = fileURLToPath(new URL(path, import.meta.url));
		if (await access(`${folder}seed.json`).then(() => true, () => false)) return folder;
	}
	throw new Error("the folder examples/ is not where it was installed");
}
// build/src/gate/outside-modules.js
const NAMED = 3;
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
	const more = sources.length > NAMED ? ` and ${sources.length - NAMED} more` : "";
	let common = module;
	while (!outside.every((path) => isWithin(path, common))) common = dirname(common);
	return {
		seen: `${sources.slice(0, NAMED).join(", ")}${more} ${sources.length === 1 ? "is the source of a module and lies" : "are sources of modules and lie"} outside of what is sent, ${root}: the plan will not find ${sources.length === 1 ? "it" : "them"}.`,
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
// build/src/cli/doctor/examine-here.js
const LARGE_BYTES = 1e8;
async function examineArchive(root, inside, rules, io, log) {
	try {
		const archive = await packDirectory({
			root,
			rules
		}, {
			...io,
			log
		});
		await archive.remove();
		const files = archive.entries.filter(({ type }) => type === "file").length;
		const outside = await findOutside(archive, inside);
		const seen = `${root}: ${count$2(files, "file")}, ${formatBytes(archive.bytes)} to send, ${archive.withheld.length} stay here`;
		return [
			archive.bytes > LARGE_BYTES ? note("archive", seen, "Leave out what no plan needs: `plangate pack --list` shows it, .terraformignore takes it.") : ok("archive", seen),
			...archive.warnings.map(({ at, message }) => note("archive", `${at} ${message}`)),
			...outside ? [problem("modules", outside.seen, outside.fix, EXIT.badInput)] : []
		];
	} catch (error) {
		if (!(error instanceof PackError)) throw error;
		return error.problems.map(({ path, message }) => problem("archive", `${path}: ${message}`, "See `plangate pack --list`.", EXIT.badInput));
	}
}
const FOLDER = ".github/workflows";
async function examineWorkflows(root, environment) {
	const names = await readdir(join(root, FOLDER)).catch(() => []);
	const findings = [];
	const texts = [];
	for (const name of names.filter((one) => /\.ya?ml$/.test(one)).sort()) {
		const text = await readFile(join(root, FOLDER, name), "utf8").catch(() => "");
		if (!usesGate(text)) continue;
		texts.push(text);
		findings.push(...examineWorkflow(`${FOLDER}/${name}`, text));
	}
	const elsewhere = fromElsewhere(environment);
	const seen = [
		elsewhere,
		await codeOwners(root),
		texts.some((text) => /^\s*environment:/m.test(text)) && "its job names an environment, which may keep the token from unreviewed branches",
		texts.some((text) => /^\s*(?:on:\s*\[?.*\b)?workflow_call\b/m.test(text)) && "it can be called from other repositories (workflow_call)"
	].filter((text) => typeof text === "string");
	findings.push(...seen.map((text) => ok("workflow", text)));
	if (findings.length === 0 || elsewhere !== void 0) return findings;
	const fix = "Require the workflow by a ruleset of the organization, or let code owners review .github/ (examples/workflows/organization-gate.yml). Rulesets cannot be seen from here.";
	return [...findings, note("workflow", "under pull_request its text is the pull request's own", fix)];
}
function usesGate(text) {
	return text.split("\n").some((line) => /^\s*(?:- )?uses:\s*["']?plangate\/plangate@/.test(line));
}
function examineWorkflow(path, text) {
	const lines = text.split("\n").map((line) => line.replace(/\s+#.*$/, "").trim());
	const has = (permission) => lines.includes(`${permission}: write`) || lines.includes("permissions: write-all");
	const onTarget = lines.some((line) => /^-?\s*(?:on:\s*)?\[?.*\bpull_request_target\b/.test(line));
	const findings = [
		[
			!has("pull-requests"),
			"has no permission to comment",
			"Add `pull-requests: write` under `permissions:`."
		],
		[
			!has("checks"),
			"has no permission to annotate",
			"Add `checks: write` under `permissions:`."
		],
		[
			onTarget,
			"runs on pull_request_target",
			"Use `on: pull_request`: a plan runs code, and here it would run with your secrets."
		]
	].flatMap(([there, seen, fix]) => there ? note(path, seen, fix) : []);
	return findings.length > 0 ? findings : [ok(path, "may comment and annotate")];
}
const CODE_OWNERS = [
	".github/CODEOWNERS",
	"CODEOWNERS",
	"docs/CODEOWNERS"
];
function fromElsewhere(environment) {
	const { GITHUB_WORKFLOW_REF: at = "", GITHUB_REPOSITORY: here } = environment;
	const repository = at.split("/").slice(0, 2).join("/");
	if (at === "" || here === void 0 || repository === here) return void 0;
	return `it comes from ${repository}: no pull request here rewrites it`;
}
async function codeOwners(root) {
	for (const path of CODE_OWNERS) {
		const text = await readFile(join(root, path), "utf8").catch(() => void 0);
		if (text === void 0) continue;
		const covers = /^(?:\*{1,2}|\/?\.github(?:\/|\/\*{1,2}|\/workflows(?:\/.*)?)?)\s+\S/;
		const line = text.split("\n").findIndex((one) => covers.test(one.trim())) + 1;
		return line === 0 ? void 0 : `.github/ has code owners (${path}:${line}); a ruleset must ask for their review`;
	}
}
// build/src/cli/doctor/examine-needs.js
const NEEDS = [
	[
		"a run names its configuration version and its workspace",
		"undecided: whose plan it is stays open",
		async (_client, { run }) => relatedId(run, "configuration-version") !== void 0 && relatedId(run, "workspace") !== void 0
	],
	[
		"a run brings its plan along (include)",
		"the plan is read by its id, once, at the end",
		async (_client, { plan }) => plan !== void 0
	],
	[
		"a plan can be read by its id",
		"undecided, unless a run brings it along",
		async (client, { run }) => {
			const id = relatedId(run, "plan");
			return id !== void 0 && (await client.runs.plan(id)).id === id;
		}
	],
	[
		"the log of a plan can be read",
		"no word on why a plan failed",
		async (client, { run, plan }) => {
			const read = plan ?? await client.runs.plan(relatedId(run, "plan") ?? "");
			return await client.runs.planLog(read, 64) !== "";
		}
	],
	[
		"policy checks can be listed",
		"no policy of that kind is judged",
		async (client, { run }) => isThere(await client.policyChecks.list(run.id).whole())
	],
	[
		"task stages can be listed (policy evaluations, run tasks)",
		"no policy of that kind is judged",
		async (client, { run }) => isThere(await client.taskStages.list(run.id).whole())
	],
	[
		"the run of a configuration version is found",
		"a run whose answer was lost may be left behind",
		async (client, { run }, workspaceId) => {
			const version = relatedId(run, "configuration-version") ?? "";
			return (await client.runs.findByConfigurationVersion(workspaceId, version))?.id === run.id;
		}
	]
];
async function examineNeeds(client, workspaceId) {
	const latest = await tried(async () => {
		const { items } = await client.runs.list(workspaceId).page({
			number: 1,
			size: 20
		});
		const run = items.find(({ attributes }) => runKind("speculative", attributes.status) !== "stopped");
		return run && client.runs.show(run.id, { include: ["plan"] });
	});
	const needs = [];
	for (const [need, without, ask] of NEEDS) {
		if (typeof latest === "string" || latest === void 0) {
			const seen = latest ?? "the workspace has no run yet";
			needs.push({
				need,
				without,
				met: "unknown",
				seen
			});
			continue;
		}
		const answer = await tried(() => ask(client, latest, workspaceId));
		const seen = typeof answer === "string" ? answer : void 0;
		needs.push({
			need,
			without,
			met: answer === true ? "yes" : "no",
			seen
		});
	}
	return needs;
}
function renderNeeds(needs) {
	if (needs.length === 0) return "";
	const table = renderTable([
		"what the gate needs of a service",
		"met",
		"without it"
	], needs.map(({ need, met, without }) => [
		need,
		met,
		met === "yes" ? "" : without
	]));
	const why = new Set(needs.flatMap(({ met, seen }) => seen === void 0 ? [] : [`${met}: ${seen}`]));
	return `\n${table}${Array.from(why, (line) => `${safeLine(line)}\n`).join("")}`;
}
function isThere({ absent }) {
	return absent === void 0;
}
async function tried(ask) {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof ServiceError && error.code !== "aborted") return error.message;
		throw error;
	}
}
// build/src/cli/doctor.js
const USED = [
	"hostname",
	"token",
	"ca-file",
	"organization",
	"workspace",
	"workspaces",
	"directory",
	"rules",
	"source",
	"mode",
	"trusted-branch"
];
const doctor = {
	name: "doctor",
	summary: "find out why it does not work",
	description: "Looks at everything that a check depends on and says what to do where something is amiss: token, host, organization, workspaces, their permissions and execution mode, what would be sent, workflows. It changes nothing. Give it the options that you give to `plangate check`.\n\nWith --conformance it walks a workspace that has no other use through everything that the gate needs of a service: uploads, speculative runs of `terraform_data`, a canceled one. It never applies, refuses a workspace that applies by itself, has state or a run in progress, and says what it could not clean up.",
	options: [
		...CHECK_OPTIONS.filter(({ name }) => USED.includes(name)),
		option("--conformance", "plan in a workspace of your own, and say what the service can do"),
		option("--i-own-it <name>", "with --conformance: the workspace once more; it is made for this"),
		option("--json", "print the findings as JSON"),
		option("--verbose", "say what is asked of the service")
	],
	run: run$5
};
async function run$5(input, io) {
	if (flagOf(input, "conformance")) {
		const { runConformance } = await import("./conformance.js");
		return await runConformance(input, io);
	}
	const log = createLog(io, { verbose: flagOf(input, "verbose") });
	const json = flagOf(input, "json");
	const findings = [];
	const needs = [];
	const tell = async (found, met = []) => {
		findings.push(...found);
		needs.push(...met);
		if (!json) await io.out(`${found.map(render$2).join("")}${renderNeeds(met)}`);
	};
	await tell([ok("plangate", io.version)]);
	await examine(input, io, log, tell);
	await log.flush();
	const first = findings.find(({ state }) => state === "problem");
	if (json) await io.out(printableJson({
		findings,
		needs
	}));
	else await io.out(verdict(findings));
	return first?.exitCode ?? EXIT.green;
}
async function examine(input, io, log, tell) {
	const { environment, workingDirectory } = io;
	const { judgement } = await standing(io);
	const read = await loadOptions(input, io, judgement);
	const settings = "settings" in read ? read.settings : void 0;
	if ("problems" in read) await tell(read.problems.map(ofSetting));
	const sent = new Map();
	const target = settings ? { target: settings } : await findPlace(input, io, false);
	if ("target" in target) {
		const { client, close } = connect(target.target, input, io, {
			log,
			patienceMs: 2e4
		});
		try {
			const service = await examineService(client, target.target.hostname);
			await tell(service);
			if (settings && service.every(({ state }) => state !== "problem")) {
				for (const selector of settings.workspaces) await tell(await examineSelector(client, settings, selector, workingDirectory, sent));
				await tell([], await needsOf(client, settings));
			}
		} finally {
			await close();
		}
	}
	if (settings && sent.size === 0) sent.set(resolve(workingDirectory, settings.directory), "");
	for (const [root, inside] of sent) await tell(await examineArchive(root, inside, settings?.rules ?? "terraform", io, log));
	await tell(await examineWorkflows(repositoryOf(workingDirectory) ?? resolve(workingDirectory), environment));
}
async function needsOf(client, { organization, workspaces }) {
	const name = workspaces.find((selector) => selector.kind === "name")?.name;
	if (name === void 0) return [];
	const found = await client.workspaces.showByName(organization, name).catch(() => void 0);
	return found === void 0 ? [] : await examineNeeds(client, found.id);
}
function ofSetting(wrong) {
	const { subject, message } = toProblem(wrong);
	const [seen = message, ...fix] = message.split(/(?<=\.) /);
	return problem(subject, seen, fix.length > 0 ? fix.join(" ") : "See `plangate check --help`.", EXIT.badInput);
}
const SIGNS = {
	ok: "✓",
	note: "!",
	problem: "✗"
};
function render$2({ state, subject, seen, fix }) {
	return `${safeLine(`${SIGNS[state]} ${subject}: ${seen}`)}\n${fix === void 0 ? "" : `    → ${safeLine(fix)}\n`}`;
}
function verdict(findings) {
	const problems = findings.filter(({ state }) => state === "problem").length;
	if (problems === 0) return "\nNothing is in the way of `plangate check`.\n";
	return `\n${problems === 1 ? "1 problem" : `${problems} problems`}; what to do stands after each arrow.\n`;
}
// build/src/cli/init/choose-inputs.js
function chooseInputs(found, given) {
	const wanted = given.directory === void 0 ? found : found.filter(({ directory }) => directory === given.directory);
	const told = wanted.filter((one) => selectorOf(one) !== void 0);
	const [first] = told;
	if (told.length < 2 || given.workspace !== void 0) return single(first ?? wanted[0], given);
	const lines = [...new Set(told.map(selectorOf))];
	const { hostname, organization } = first?.cloud ?? {};
	return [
		...hostname === void 0 ? [] : [{
			name: "hostname",
			value: hostname
		}],
		filled("organization", given.organization ?? organization, "acme"),
		{
			name: "workspaces",
			value: lines.join("\n")
		}
	];
}
const isQuery = (line) => /^(?:tag|project):/.test(line);
function selectorOf({ directory, cloud }) {
	const { name, tags = [], project } = cloud.workspaces ?? {};
	if (name !== void 0) return `${name}=${directory}`;
	if (tags.length === 0) return project === void 0 ? void 0 : `project:${project}`;
	return tags.length === 1 && project === void 0 ? `tag:${tags[0]}` : void 0;
}
function single(found, given) {
	const inputs = [];
	const { hostname, organization, workspaces } = found?.cloud ?? {};
	if (hostname !== void 0) inputs.push({
		name: "hostname",
		value: hostname
	});
	const { everything = false } = given;
	if (given.organization !== void 0 || organization === void 0 || everything) inputs.push(filled("organization", given.organization ?? organization, "acme"));
	const known = workspaces?.name ?? workspaces?.tags ?? workspaces?.project;
	const named = given.workspace ?? (everything ? workspaces?.name : void 0);
	if (named !== void 0 || known === void 0) inputs.push(filled("workspace", named, "net-prod"));
	const directory = given.directory ?? found?.directory ?? ".";
	if (directory !== ".") inputs.push({
		name: "directory",
		value: directory
	});
	return inputs;
}
function filled(name, value, example) {
	return value === void 0 ? {
		name,
		value: example,
		blank: true
	} : {
		name,
		value
	};
}
// build/src/cli/init/find-connected.js
const PATIENCE_MS$1 = 5e3;
async function findConnected(configurations, given, input, io) {
	const [first] = configurations;
	const organization = given.organization ?? first?.cloud.organization;
	const names = given.workspace ? [given.workspace] : configurations.flatMap(({ cloud }) => cloud.workspaces?.name ?? []);
	const found = await findPlace(input, io, false);
	if ("problems" in found || organization === void 0 || names.length === 0) return void 0;
	const { target } = found;
	if (configurations.flatMap(({ cloud }) => cloud.hostname ?? []).some((host) => host !== target.hostname)) return void 0;
	const remote = await io.execute("git", [
		"remote",
		"get-url",
		"origin"
	], { cwd: io.workingDirectory }).then(({ stdout }) => stdout.trim()).catch(() => "");
	const { client, close } = connect(target, input, io, { patienceMs: PATIENCE_MS$1 });
	try {
		const repositories = (await Promise.all(names.map((name) => client.workspaces.showByName(organization, name)))).map(({ attributes }) => attributes["speculative-enabled"] === false ? "" : attributes["vcs-repo"]?.identifier || "");
		const [repository = ""] = repositories;
		return repositories.every((each) => each !== "" && isRepository(remote, each)) ? repository : void 0;
	} catch {
		return;
	} finally {
		await close();
	}
}
// build/src/cli/init/render-workflow.js
const REPOSITORY_URL = "https://github.com/plangate/plangate";
function commitCommand(version) {
	return `git ls-remote ${REPOSITORY_URL} 'refs/tags/v${version}^{}'`;
}
function renderWorkflow(inputs, { version, commit }, server = "github") {
	const [from, checks] = server === "gitea" ? ["https://github.com/", ""] : ["", "      checks: write # annotations on the lines at fault\n"];
	return `${commit === void 0 ? `# Put the commit of the release in place of <sha>; this prints it:
#   ${commitCommand(version)}
` : ""}name: Policy gate
on: pull_request
permissions: {}
concurrency:
  group: plangate-\${{ github.event.pull_request.number }}
  cancel-in-progress: true # the run of an outdated push is canceled at the service, too
jobs:
  gate:
    runs-on: ubuntu-latest
    permissions:
      contents: read # check out the code
      pull-requests: write # one comment
${checks}    steps:
      - uses: ${from}actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { persist-credentials: false }
      - uses: ${from}plangate/plangate@${commit ?? "<sha>"} # v${version}
        with:
          # Every pull request needs it: give its team the plan level, and nothing more.
          token: \${{ secrets.TF_API_TOKEN }} # zizmor: ignore[secrets-outside-env]
${inputs.map(renderInput).join("")}`;
}
function renderInput({ name, value, blank }) {
	const remark = blank ? " # put yours here" : "";
	if (!value.includes("\n")) return `          ${name}: ${yamlString(value)}${remark}\n`;
	return `          ${name}: |${remark}\n${value.split("\n").map((line) => `            ${line}\n`).join("")}`;
}
function yamlString(value) {
	const plain = /^[A-Za-z][A-Za-z0-9_./-]*$/.test(value);
	const word = /^(?:y|n|yes|no|on|off|true|false|null)$/i.test(value);
	return plain && !word ? value : JSON.stringify(value);
}
// build/src/cli/init/render-snippet.js
const SNIPPET_HOSTS = [
	"gitea",
	"gitlab",
	"azure",
	"bitbucket",
	"jenkins",
	"circleci"
];
function renderSnippet(host, inputs, release) {
	if (host === "gitea") return GITEA_FILE + renderWorkflow(inputs, release, host);
	const options = inputs.map(({ name, value }) => ` --${name} ${shellWord(value.replaceAll("\n", ","))}`);
	const { file, secrets, reports = "plangate-reports", template } = SNIPPETS[host];
	const blanks = inputs.filter(({ blank }) => blank).map(({ name }) => `--${name}`);
	const remarks = [
		file,
		secrets,
		blanks.length > 0 && `Put your own ${blanks.join(" and ")} below.`,
		!release.onNpm && `<sha256> is in ${downloadUrl(release.version, "SHA256SUMS")}`
	].filter((remark) => typeof remark === "string");
	const sign = host === "jenkins" ? "//" : "#";
	const script = commands(`check${options.join("")} --reports ${reports}`, release);
	const body = template.replace(/^( *)SCRIPT$/m, (_, indent) => script.map((line) => `${indent}${line}`).join("\n"));
	return `${remarks.map((remark) => `${sign} ${remark}\n`).join("")}${body}`;
}
function downloadUrl(version, file) {
	return `${REPOSITORY_URL}/releases/download/v${version}/${file}`;
}
function commands(words, { version, onNpm }) {
	if (onNpm) return [`npx --yes plangate@${version} ${words}`];
	return [
		"set -e",
		"plangate=$(mktemp -d)",
		`curl -fsSL ${downloadUrl(version, `plangate-${version}.tgz`)} -o "$plangate/release.tgz"`,
		"echo \"<sha256>  $plangate/release.tgz\" | sha256sum --check",
		"tar -xzf \"$plangate/release.tgz\" -C \"$plangate\"",
		`node "$plangate/package/dist/cli/index.js" ${words}`
	];
}
const GITEA_FILE = "# .gitea/workflows/plangate.yml; on Forgejo it is .forgejo/workflows/plangate.yml.\n";
const SNIPPETS = {
	gitlab: {
		file: ".gitlab-ci.yml",
		secrets: "Settings → CI/CD → Variables, both masked: TF_API_TOKEN, and GITLAB_TOKEN for the note.",
		template: `plangate:
  image: node:24
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
    - |
      SCRIPT
  artifacts:
    when: always
    paths: [plangate-reports]
    reports:
      junit: plangate-reports/junit.xml
      codequality: plangate-reports/code-quality.json
      terraform: plangate-reports/terraform.json
      annotations: plangate-reports/annotations.json
      dotenv: plangate-reports/verdict.env
`
	},
	azure: {
		file: "azure-pipelines.yml",
		secrets: "Secret variable: TF_API_TOKEN. The build service needs \"Contribute to pull requests\" for the thread.",
		template: `pool: { vmImage: ubuntu-latest }
steps:
  - checkout: self
    persistCredentials: false
  - task: NodeTool@0
    inputs: { versionSpec: '24.x' }
  - script: |
      SCRIPT
    name: plangate
    displayName: Policy gate
    env:
      TF_API_TOKEN: $(TF_API_TOKEN)
      SYSTEM_ACCESSTOKEN: $(System.AccessToken)
  - task: PublishTestResults@2
    condition: always()
    inputs:
      testResultsFormat: JUnit
      testResultsFiles: plangate-reports/junit.xml
      testRunTitle: Policies
`
	},
	bitbucket: {
		file: "bitbucket-pipelines.yml",
		secrets: "Repository settings → Repository variables, secured: TF_API_TOKEN.",
		reports: "test-results",
		template: `image: node:24
pipelines:
  pull-requests:
    '**':
      - step:
          name: Policy gate
          script:
            - |
              SCRIPT
`
	},
	jenkins: {
		file: "Jenkinsfile",
		secrets: "Credentials: secret text \"tf-api-token\". The agent needs Node.js 20.19 or newer.",
		template: `pipeline {
  agent any
  options { skipDefaultCheckout(false) }
  stages {
    stage('Policy gate') {
      when { changeRequest() }
      environment { TF_API_TOKEN = credentials('tf-api-token') }
      steps {
        sh '''
          SCRIPT
        '''
      }
      post {
        always {
          junit 'plangate-reports/junit.xml'
          recordIssues tool: sarif(pattern: 'plangate-reports/report.sarif')
          archiveArtifacts 'plangate-reports/*'
        }
      }
    }
  }
}
`
	},
	circleci: {
		file: ".circleci/config.yml",
		secrets: "Organization settings → Contexts, \"hcp-terraform\": TF_API_TOKEN.",
		template: `version: 2.1
jobs:
  policy-gate:
    docker:
      - image: cimg/node:24.0
    steps:
      - checkout
      - run: |
          SCRIPT
      - store_test_results: { path: plangate-reports/junit.xml }
      - store_artifacts: { path: plangate-reports }
workflows:
  pull-requests:
    jobs:
      - policy-gate: { context: hcp-terraform }
`
	}
};
function shellWord(value) {
	return /^[\w./=,:-]+$/.test(value) ? value : `"${value.replaceAll(/["'$\\`!]/g, "")}"`;
}
// build/src/cli/init.js
const WORKFLOW = ".github/workflows/plangate.yml";
const PATIENCE_MS = 5e3;
const init = {
	name: "init",
	summary: "write the workflow for this repository",
	description: `Reads the cloud blocks of this repository and writes ${WORKFLOW}: one job, on every pull request. It shows the file, and asks a person first. Where a token is at hand, it asks whether version control plans the workspaces already, and then proposes source "vcs". GitHub is asked for the commit of this release, so that the workflow pins it. For other CI hosts it prints what to copy.`,
	options: [
		option("--host <name>", "CI host", {
			choices: ["github", ...SNIPPET_HOSTS],
			default: "github"
		}),
		option("--organization <name>", "else from the cloud block"),
		option("--workspace <name>", "else from the cloud block"),
		option("--directory <path>", "else where the cloud block stands"),
		option("--json", "print what would be written as JSON and nothing else"),
		option("--force", "replace a workflow that is there already"),
		option("-y, --yes", "write it without asking")
	],
	examples: {
		"plangate init": "GitHub, everything from the cloud block",
		"plangate init --host gitlab >> .gitlab-ci.yml": "another host"
	},
	run: run$4
};
async function run$4(input, io) {
	const root = repositoryOf(io.workingDirectory) ?? resolve(io.workingDirectory);
	const found = await findConfigurations(root);
	const host = SNIPPET_HOSTS.find((name) => name === optionOf(input, "host"));
	const given = {
		organization: optionOf(input, "organization"),
		workspace: optionOf(input, "workspace"),
		directory: optionOf(input, "directory")
	};
	if (given.organization === void 0 || given.workspace === void 0) refuseOthers(found);
	const inputs = chooseInputs(found.configurations, {
		everything: host !== void 0,
		...given
	});
	const connected = await findConnected(found.configurations, given, input, io);
	if (connected !== void 0) inputs.push({
		name: "source",
		value: "vcs"
	});
	const { version } = io;
	const json = flagOf(input, "json");
	await sayOutside(root, found, io);
	if (given.directory === void 0) await sayLeftOut(found, inputs, io);
	if (host !== void 0) {
		const text = renderSnippet(host, inputs, {
			version,
			onNpm: false
		});
		await io.out(json ? printableJson({ data: {
			text,
			written: false
		} }) : text);
		return EXIT.green;
	}
	const path = join(root, WORKFLOW);
	const shown = relative(io.workingDirectory, path);
	if (!flagOf(input, "force")) await refuseToReplace(path);
	const commit = await findCommit(root, io);
	const text = renderWorkflow(inputs, {
		version,
		commit
	});
	if (!json) await io.out(`${shown}:\n\n${text.replaceAll(/^(?=.)/gm, "  ")}\n`);
	const written = await agreed(input, io);
	if (json) await io.out(printableJson({ data: {
		path: shown,
		text,
		written
	} }));
	else if (!written) await io.out("Nothing was written.\n");
	if (!written) return EXIT.green;
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, text, { flag: flagOf(input, "force") ? "w" : "wx" });
	if (json) return EXIT.green;
	if (connected !== void 0) await io.out(`${sayConnected(connected)}\n\n`);
	await io.out(nextSteps(shown, found.configurations.length, inputs, commit));
	return EXIT.green;
}
async function sayLeftOut(found, inputs, io) {
	const { configurations } = found;
	if (configurations.length < 2) return;
	const gated = inputs.find(({ name }) => name === "directory")?.value ?? ".";
	const left = inputs.some(({ name }) => name === "workspaces") ? configurations.filter((one) => selectorOf(one) === void 0) : configurations.filter(({ directory }) => directory !== gated);
	if (left.length === 0) return;
	const warning = `warning: not in the workflow: ${left.map((one) => one.directory).join(", ")}. Their cloud blocks name no workspace that one line of \`workspaces\` can say: add the names there.`;
	await io.err(`${safeLine(warning)}\n`);
}
async function sayOutside(root, { configurations }, io) {
	for (const { directory } of configurations) {
		const at = join(root, directory);
		const outside = await findOutside({
			root: at,
			entries: (await readdir(at).catch(() => [])).map((path) => ({
				path,
				type: "file",
				size: 0
			}))
		}, "");
		if (outside === void 0) continue;
		const warning = `warning: ${outside.seen} ${outside.fix} If they say so already, all is well.`;
		await io.err(`${safeLine(warning)}\n`);
	}
}
function refuseOthers({ configurations, backends, any }) {
	if (configurations.length > 0) return;
	const remedy = "If a workspace plans it all the same, name it: --organization, --workspace.";
	if (!any) throw usageError("this repository", `holds no configuration: not a single .tf file in it or below. ${remedy}`);
	if (backends.length === 0) return;
	throw usageError("this repository", `keeps its state in ${backends.map(({ type, at }) => `backend "${type}" (${at})`).join(", ")}. Plangate gates workspaces of HCP Terraform, Terraform Enterprise or a service with the same API. ${remedy}`);
}
async function refuseToReplace(path) {
	if (await stat(path).catch(() => void 0) === void 0) return;
	throw usageError("--force", `is needed: ${WORKFLOW} is there already and would be replaced.`);
}
async function findCommit(cwd, io) {
	const ref = `refs/tags/v${io.version}^{}`;
	const quiet = [
		"-c",
		"core.askPass=true",
		"-c",
		"credential.helper="
	];
	const enough = new AbortController();
	const asked = io.execute("git", [
		...quiet,
		"ls-remote",
		REPOSITORY_URL,
		ref
	], { cwd }).then(({ exitCode, stdout }) => exitCode === 0 ? stdout : "");
	const late = io.clock.sleep(PATIENCE_MS, enough.signal).then(() => "");
	const answer = await Promise.race([asked, late]).catch(() => "");
	enough.abort();
	late.catch(() => void 0);
	return /^([0-9a-f]{40})\t/.exec(answer)?.[1];
}
async function agreed(input, io) {
	if (!io.terminal || flagOf(input, "yes")) return true;
	const answer = (await io.ask("Write it? [Y/n] "))?.trim().toLowerCase();
	return answer === "" || answer === "y" || answer === "yes";
}
function sayConnected(repository) {
	return `The workspaces are connected to ${safeLine(repository)}: version control plans every pull request, and \`source: vcs\` judges that run. Take the line out to upload and plan the merge instead.`;
}
function nextSteps(path, found, inputs, commit) {
	const blanks = inputs.filter(({ blank }) => blank).map(({ name }) => name);
	const lines = [
		commit === void 0 && "Put the commit of the release in place of <sha>: the file says how.",
		blanks.length > 0 && `Put your ${blanks.join(" and ")} into it: no cloud block in this repository says it.`,
		inputs.some(({ name, value }) => name === "workspaces" && value.split("\n").some(isQuery)) && "See that the workspaces found by tag or project have their working directory: it says which directory is theirs.",
		"Store a team or user API token as the secret TF_API_TOKEN of the repository.",
		"Commit it and open a pull request."
	].filter((step) => typeof step === "string").map((step, index) => `  ${index + 1}. ${step}`);
	return [
		`${path} written, from ${count$2(found, "cloud block")}. Next:`,
		...lines,
		""
	].join("\n");
}
// build/src/cli/matrix.js
const FORMATS = [
	"github",
	"gitlab",
	"azure"
];
const matrix = {
	name: "matrix",
	summary: "print the affected workspaces as groups, one for each job",
	description: "Finds the workspaces that `plangate check` would gate and prints them as groups of about the same length, by how long their last runs took. Each job gates one group with `plangate check --group`; `plangate combine` makes one verdict of all.\n\nNothing is planned, and nothing is written to the service.",
	options: [
		...CHECK_OPTIONS.filter(({ group }) => [
			"What to gate",
			"The run",
			"Who may choose what"
		].includes(group ?? "")).filter(({ name }) => name !== "group"),
		option("--format <word>", "whose matrix it is", {
			choices: FORMATS,
			default: "github"
		}),
		option("--groups <number>", `as many groups as that at most, up to 256; else one for 25 workspaces`, { check: wholeNumber(1, 256) }),
		option("--include <file>", "file of the repository with the jobs `.plangate-group` and `.plangate-combine`, for --format gitlab", { default: ".gitlab/plangate.yml" }),
		option("--verbose", "say on standard error what is asked of the service")
	],
	examples: {
		"plangate matrix --organization acme --workspaces tag:net --affected-only": "one line of JSON for `strategy.matrix` of GitHub",
		"plangate matrix --format gitlab > child.yml": "a child pipeline for GitLab"
	},
	run: run$3
};
async function run$3(input, io) {
	const log = createLog(io, { verbose: flagOf(input, "verbose") });
	const ports = {
		...io,
		log,
		send: openNetwork(optionOf(input, "ca-file"), io)
	};
	try {
		const host = await hostHere({
			reports: void 0,
			command: log.command,
			write: writeWholeFile
		}, ports);
		const read = await loadOptions(input, io, host.judgement);
		if ("problems" in read) throw new UsageError(read.problems.map(toProblem));
		const { settings } = read;
		log.secret(settings.token);
		const directory = resolve(io.workingDirectory, settings.directory);
		const root = repositoryOf(directory) ?? resolve(host.root ?? realpathSync.native(directory));
		const deadline = io.clock.now() + settings.timeoutMs;
		const subject = await host.subject(settings, {
			directory,
			root,
			deadline
		});
		if ("refused" in subject) throw usageError("--allow-untrusted-head", `is not given. ${forOptions(subject.refused)}`);
		for (const notice of read.notices) log.warning(notice);
		const client = createClient({
			...settings,
			...ports,
			deadline,
			discovers: true
		});
		const { workingDirectory } = io;
		const { changedFiles } = subject;
		const { findWorkspaces } = await Promise.resolve().then(() => wanted_workspaces_exports);
		const { wanted, skipped } = await findWorkspaces(client, {
			settings,
			workingDirectory,
			repositoryRoot: root,
			changedFiles
		});
		const earlier = await subject.earlier?.().catch(() => void 0);
		const names = wanted.map(({ name }) => name);
		const limit = numberOf(input, "groups");
		const groups = splitIntoGroups(names, earlier?.durations ?? {}, limit, io.random);
		log.info(`${names.length} workspaces in ${groups.length} groups; ${skipped.length} are not affected by the files that change.`);
		if (groups.length === 0) log.info(NOTHING);
		await log.flush();
		const places = new Map(wanted.map((one) => [one.name, placeOf(one, directory, io)]));
		const entries = groups.map(({ group, workspaces }) => ({
			group,
			workspaces: workspaces.map((name) => places.get(name) ?? name).join(",")
		}));
		await io.out(render$1(entries, input, settings));
		return 0;
	} finally {
		await ports.send.close();
		await log.flush();
	}
}
const NOTHING = "There is nothing to plan. An empty matrix is an error on GitHub: run the jobs of the groups only if the output does not say `\"include\":[]`, and `plangate combine` always. It passes then.";
function placeOf({ name, directory }, usual, { workingDirectory }) {
	if (directory === usual || directory === realpathSync.native(usual)) return name;
	const place = relative(realpathSync.native(workingDirectory), directory).split(sep).join("/");
	if (!/[,"'=\p{Cc}]/u.test(place)) return `${name}=${place}`;
	throw usageError("--workspaces", `has ${JSON.stringify(place)} for ${name}, which no list can carry: rename the directory.`);
}
function render$1(entries, input, settings) {
	const include = oneLine({ include: entries });
	switch (optionOf(input, "format")) {
		case "azure": return `${oneLine(Object.fromEntries(entries.map((entry, index) => [`group_${index + 1}`, entry])))}\n`;
		case "gitlab": return childPipeline(entries, optionOf(input, "include") ?? "", settings);
		default: return `${include}\n`;
	}
}
function childPipeline(entries, file, { organization }) {
	const rows = entries.map(({ group, workspaces }) => `      - PLANGATE_GROUP: ${oneLine(group)}
        PLANGATE_WORKSPACES: ${oneLine(workspaces)}
`);
	const some = entries.length > 0;
	const groups = oneLine({ include: entries });
	const jobs = `plangate:
  extends: .plangate-group
  parallel:
    matrix:
${rows.join("")}
`;
	return `# Made by \`plangate matrix\` for the organization ${oneLine(organization)}.
include:
  - local: ${oneLine(file)}

${some ? jobs : ""}plangate-combine:
  extends: .plangate-combine
${some ? "  needs: [plangate]\n" : ""}  when: always
  variables:
    PLANGATE_GROUPS: ${oneLine(groups)}
`;
}
function oneLine(value) {
	return JSON.stringify(JSON.parse(printableJson(value)));
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
// build/src/hosts/github/who-overrides.js
async function actorOnGitHub(event, api, environment) {
	if (event === void 0) return { refused: "This is not a job of GitHub Actions." };
	const starters = startersOnGitHub(environment);
	const refused = await refuseOverride({
		event: event.name,
		whose: event.origin.whose,
		starters,
		permissionOf: async (login) => {
			if (api === void 0) throw new Error("There is no token to ask GitHub with.");
			return api.permissionOf(login);
		}
	});
	return refused === void 0 ? {
		by: starters[0],
		job: event.job?.url
	} : { refused };
}
function startersOnGitHub(environment) {
	return [...new Set(github.actor.flatMap((name) => environment[name]?.trim() || []))];
}
async function refuseOverride(question) {
	const { event, whose, starters, permissionOf } = question;
	if (whose === "foreign") return `The event ${event} is about a fork's pull request.`;
	if (whose === "unknown" && /^(?:pull_request|workflow_run)/.test(event)) return `Whose pull request the event ${event} is about could not be told.`;
	if (starters.length === 0) return "Who started this job could not be told.";
	for (const login of starters) try {
		const permission = await permissionOf(login);
		if (![
			"owner",
			"admin",
			"write"
		].includes(permission)) return `${login}, who started this job, may not write in the repository ("${permission}").`;
	} catch (error) {
		return `What ${login}, who started this job, may do could not be told.${error instanceof Error ? ` ${error.message}` : ""}`;
	}
}
// build/src/cli/override.js
const override = operation("override", "", {
	summary: "let a failed policy pass, with a reason",
	description: "Overrides every policy check, task stage and Terraform policy evaluation of a run that waits for it, and nothing else; of several runs one after the other, with the same reason. Needs the organization permission to manage policy overrides. The reason is kept on the run, for everybody to read; in a CI job, with who started it and a link to it.\n\nA CI job has to name the workspaces whose runs it may override. A job of a fork overrides nothing; on GitHub, only people who may write in the repository do, and GITHUB_TOKEN is used to ask.\n\nExit code 0: nothing waits any more. 1: something failed that nobody can override. 6: an override was refused.",
	arguments: [{
		...idOf("run", "run"),
		variadic: true
	}],
	options: [
		option("--reason <text>", "why it may pass", { required: true }),
		option("-o, --organization <name>", "organization of the workspaces; in a CI job, else TF_CLOUD_ORGANIZATION"),
		option("--workspaces <list>", "names of the workspaces whose runs may be overridden; in a CI job, else TF_WORKSPACE")
	],
	examples: {
		"plangate override run-CZcmD7eagjhyX0vN --reason \"INC-1234, until Friday\"": "one run",
		"plangate override run-CZcmD7eagjhyX0vN run-9aBmD7eagjhyX0vN --reason \"INC-1234\"": "all runs of a job, as its report says"
	},
	problems: (input, io) => {
		const within = withinOf(input, io);
		return "problems" in within ? within.problems : [];
	},
	async call({ client, input, io, answer }) {
		const actor = await actorOf(io);
		if ("refused" in actor) throw usageError("the override", `is refused. ${actor.refused}`);
		const results = [];
		const say = () => answer(results.length > 1 ? results : results[0], results.map(render).join(""));
		try {
			for (const runId of new Set(argumentsOf(input, "run"))) {
				const request = {
					runId,
					reason: optionOf(input, "reason") ?? "",
					actor,
					...withinOf(input, io)
				};
				results.push(await overrideRun(client, io.clock, request));
			}
		} catch (error) {
			if (results.length > 0) await say();
			throw error;
		}
		await say();
		if (results.some(({ refused }) => refused.length > 0)) return EXIT.refused;
		return results.some(({ final }) => final.length > 0) ? EXIT.blocked : EXIT.green;
	}
});
function withinOf(input, { environment }) {
	const inJob = detect(environment).host.name !== "none" || isSomeCi(environment);
	const given = (name, variable) => optionOf(input, name)?.trim() || inJob && environment[variable]?.trim() || "";
	const organization = given("organization", "TF_CLOUD_ORGANIZATION");
	const written = given("workspaces", "TF_WORKSPACE");
	const list = parseList(written);
	const problems = [];
	const note = (subject, message) => void problems.push({
		subject,
		message
	});
	if ("problem" in list) note("--workspaces", list.problem);
	const needed = inJob || organization !== "" || written !== "";
	if (needed && organization === "") note("--organization", "is needed to find the workspaces.");
	if (needed && written === "") note("--workspaces", "is needed: whose runs may be overridden here.");
	if (problems.length > 0 || "problem" in list) return { problems };
	return needed ? { within: {
		organization,
		workspaces: list.value
	} } : {};
}
async function actorOf(io) {
	const { environment } = io;
	const job = detect(environment);
	if (SERVERS.some(({ name }) => name === job.host.name)) {
		const event = readEvent({
			environment,
			payload: await readPayload(environment)
		});
		const githubToken = environment["GITHUB_TOKEN"]?.trim() || void 0;
		const place = {
			apiUrl: environment["GITHUB_API_URL"] ?? "https://api.github.com",
			server: serverOf(environment),
			owner: event?.owner ?? "",
			name: event?.repository ?? ""
		};
		const send = createSend({ environment });
		const { comments } = connectGitHub({
			...place,
			githubToken
		}, {
			...io,
			send
		});
		try {
			return await actorOnGitHub(event, comments, environment);
		} finally {
			await send.close();
		}
	}
	const { whose } = await job.host.origin(environment);
	if (whose !== "own") return { refused: "This job is about the change of a fork, or of nobody knows whom." };
	return {
		by: actorOf$1(job),
		job: job.jobUrl
	};
}
function render(result) {
	const { runId, workspace, by, reason, overridden, refused, final } = result;
	const where = workspace === void 0 ? runId : `${runId} (${workspace})`;
	const lines = [
		...overridden.map((item) => `overridden   ${name(item)}`),
		...refused.map((item) => `refused      ${name(item)}: ${item.problem ?? ""}`),
		...final.map((item) => `final        ${name(item)}`)
	].map((line) => `  ${safeLine(line)}`);
	if (lines.length === 0) return `${safeLine(where)}: nothing waits for an override.\n`;
	const [record] = result.audit;
	const owner = record?.by ?? by ?? "the owner of this token";
	return `${[safeLine(where + (overridden.length > 0 ? `, by ${owner}: ${reason}` : "")), ...lines].join("\n")}\n`;
}
function name({ system, id, status }) {
	return `${system.replaceAll("-", " ")} ${id}, was ${status}`;
}
// build/src/cli/pack.js
const pack = {
	name: "pack",
	summary: "what would leave this machine, and why",
	description: "Packs a directory the way `check` does and says what is in the archive. Nothing is sent. The same tree gives the same bytes on every machine.",
	arguments: [{
		name: "directory",
		description: "what to pack; else the working directory",
		required: false
	}],
	options: [
		option("-o, --output <file>", "keep the archive (.tar.gz) here"),
		option("--list", "show every file that ships and every one that stays, and why"),
		option("--json", "the same for machines; nothing else on standard output"),
		option("--rules <set>", "how .terraformignore is read", {
			choices: RULE_SETS,
			default: "terraform"
		}),
		option("--secret-scan <what>", "what a file that seems to hold a token does", {
			choices: ["warn", "fail"],
			default: "warn"
		}),
		option("--include-untracked-secrets", "ship files that look like credentials although git does not track them")
	],
	examples: {
		"plangate pack --list": "what would be sent from here",
		"plangate pack infra -o infra.tar.gz": "keep the archive"
	},
	run: run$2
};
async function run$2(input, io) {
	const log = createLog(io);
	const { directory } = placeOf$3(argumentOf(input, "directory") || ".", io.workingDirectory);
	const output = optionOf(input, "output");
	const archive = await packDirectory({
		root: directory,
		rules: RULE_SETS.find((name) => name === optionOf(input, "rules")),
		secretScan: optionOf(input, "secret-scan") === "fail" ? "fail" : "warn",
		includeUntrackedSecrets: flagOf(input, "include-untracked-secrets"),
		output: output === void 0 ? void 0 : resolve(io.workingDirectory, output)
	}, {
		...io,
		log
	});
	await archive.remove();
	const outside = await findOutside(archive, "");
	if (outside !== void 0) log.warning(`${outside.seen} ${outside.fix}`);
	if (flagOf(input, "json")) await io.out(`${renderJson(archive)}\n`);
	else await io.out(renderText(archive, flagOf(input, "list"), output));
	await log.flush();
	return EXIT.green;
}
function renderJson({ entries, withheld, warnings, bytes, sha256 }) {
	const files = entries.map(({ path, size, type }) => ({
		path,
		size,
		type
	}));
	return JSON.stringify({
		files,
		withheld,
		warnings,
		bytes,
		sha256
	}, void 0, 2);
}
function renderText(archive, list, output) {
	const { entries, withheld, warnings, sha256 } = archive;
	const lines = [];
	if (list) {
		const width = Math.max(0, ...entries.map(({ size }) => String(size).length));
		for (const { path, type, size } of entries) {
			const what = type === "file" ? String(size) : type === "directory" ? "/" : "→";
			lines.push(`+ ${what.padStart(width)}  ${path}${type === "directory" ? "/" : ""}`);
		}
		for (const { path, reason, rule, detail } of withheld) {
			const why = rule ?? detail;
			lines.push(`- ${" ".repeat(width)}  ${path}  ${reason}${why ? ` (${why})` : ""}`);
		}
		if (lines.length > 0) lines.push("");
	}
	for (const { at, message } of warnings) lines.push(`warning ${at} ${message}`);
	lines.push(describeArchive(archive));
	const largest = describeLargest(archive);
	if (largest.length > 0) lines.push("The largest files:", ...largest.map((line) => `  ${line}`));
	lines.push(output === void 0 ? "Nothing was kept; -o FILE keeps it." : `${output} ${sha256}`);
	return `${lines.map(safeLine).join("\n")}\n`;
}
// build/src/cli/policy-checks.js
const INCLUDES = ["run", "run.workspace"];
const policyChecks = {
	name: "policy-checks",
	summary: "what policy checks say of a run",
	commands: [
		listing("list", "GET /runs/<run_id>/policy-checks", {
			summary: "list the policy checks of a run",
			description: "Without --page and --page-size the service answers all of them.",
			options: [includeOption(INCLUDES, "show what they belong to as well")],
			ask: ({ client, id, input }) => client.policyChecks.listWithRelated(id, { include: includesOf(input) }),
			headings: [
				"id",
				"status",
				"scope",
				"passed",
				"failed",
				"overridable",
				"you may override"
			],
			row: ({ check: { id, attributes } }) => [
				id,
				attributes.status,
				attributes.scope,
				attributes.result?.passed,
				attributes.result?.["total-failed"],
				attributes.actions?.["is-overridable"],
				attributes.permissions?.["can-override"]
			],
			document: (checks, input) => withIncluded(checks.map(({ check }) => check), [checks[0]?.run, checks[0]?.workspace], input)
		}),
		operation("show", "GET /policy-checks/<policy_check_id>", {
			summary: "show one policy check",
			options: [includeOption(INCLUDES, "show what it belongs to as well")],
			async call({ client, id, input, answer }) {
				const include = includesOf(input);
				const { check, run, workspace } = await client.policyChecks.show(id, { include });
				const text = renderRecord([
					...facts$1(check),
					["run", run && `${run.id} (${run.attributes.status})`],
					["workspace", workspace && `${workspace.attributes.name} (${workspace.id})`]
				]);
				await answer(withIncluded(check, [run, workspace], input), text);
			}
		}),
		showing("override", "POST /policy-checks/<policy_check_id>/actions/override", {
			summary: "let a failed policy check pass",
			description: "Only soft-mandatory failures can be overridden, by those who may manage policy overrides. For everything that failed on a run there is `plangate override`.",
			options: [option("--reason <text>", "why it may pass; shown on the run"), option("--comment <text>", "the same, as it was called before")],
			destroys: "override the policy check",
			problems: (input) => reasonOf(input) ? [] : [{
				subject: "--reason",
				message: "is needed: why it may pass."
			}],
			ask: ({ client, id, input }) => client.policyChecks.override(id, { comment: reasonOf(input) }),
			facts: facts$1
		}),
		operation("output", "GET /policy-checks/<policy_check_id>/output", {
			summary: "print what the policies of a check printed",
			async call({ client, id, log, answer }) {
				const text = await client.policyChecks.output(id);
				const shown = neutralise(text ?? "");
				const ended = shown === "" || shown.endsWith("\n") ? shown : `${shown}\n`;
				await answer({ data: { output: text ?? null } }, ended);
				if (text === void 0) log.info(`${safeLine(id)} has printed nothing yet.`);
			}
		})
	]
};
function includesOf(input) {
	return INCLUDES.filter((name) => optionsOf(input, "include").includes(name));
}
function reasonOf(input) {
	return (optionOf(input, "reason") ?? optionOf(input, "comment"))?.trim() || void 0;
}
function facts$1({ id, attributes }) {
	const { status, scope, result, actions, permissions } = attributes;
	return [
		["id", id],
		["status", status],
		["scope", scope],
		["result", result?.result],
		["passed", result?.passed],
		["total-failed", result?.["total-failed"]],
		["hard-failed", result?.["hard-failed"]],
		["soft-failed", result?.["soft-failed"]],
		["advisory-failed", result?.["advisory-failed"]],
		["duration-ms", result?.["duration-ms"]],
		["is-overridable", actions?.["is-overridable"]],
		["can-override", permissions?.["can-override"]],
		...Object.entries(attributes["status-timestamps"] ?? {})
	];
}
// build/src/cli/runs/examine.js
const RUN = {
	name: "run",
	description: "id as in run-…, or latest: the newest of the workspace",
	required: true
};
const MUST_BE = [
	...WORKSPACE_OPTIONS,
	option("--version <id>", "configuration version that it must be of, as in cv-…"),
	option("--commit <hash>", "commit that it must be of, for runs of version control", { check: (text) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text) ? void 0 : "is not the whole hash of a commit." })
];
const NOT_SAID = "What is not said of the run (its workspace; its version or commit) is not compared, and then the answer is undecided, exit code 5, however well the run did. Options that it was planned with have to be said as well.";
function examining(name, summary, description, instead) {
	return {
		name,
		summary,
		description: `${description}\n\n${NOT_SAID}`,
		arguments: [RUN],
		options: [
			...MUST_BE,
			option("--any", "take the run as it is, whatever was not said of it"),
			...JUDGE_OPTIONS,
			...REPORT_OPTIONS.filter(({ name: one }) => one !== "reports"),
			...instead ? [instead.option] : [],
			...CONNECTION_OPTIONS
		],
		examples: {
			[`plangate runs ${name} latest -o acme -w net-prod --any`]: "the newest run, whatever it is",
			[`plangate runs ${name} run-CZcmD7eagjhyX0vN -o acme -w net-prod --version cv-UYwHEakurukz85nW`]: "this run, if it is of this version"
		},
		async run(input, io) {
			const session = await openSession(input, io);
			try {
				if (instead && flagOf(input, instead.option.name)) return await instead.run(session);
				const wanted = {
					...session.wanted,
					waits: name === "watch"
				};
				const { view, exitCode } = await session.examine(wanted);
				await handOver(view, session);
				return exitCode;
			} finally {
				await session.close();
			}
		}
	};
}
async function openSession(input, io, { problems = [], inWorkspace = false } = {}) {
	const json = wantsJson(input);
	const found = await findPlace(input, io, true);
	const read = readAlone({
		given: givenInputs(input),
		environment: io.environment,
		door: "cli"
	});
	const id = argumentOf(input, "run");
	const wrong = [...problems, ...await reportProblems(input, io.workingDirectory)];
	if (inWorkspace || id === "latest" || found.workspace !== void 0) wrong.push(...workspaceProblems(found));
	if ("problems" in found) wrong.push(...found.problems);
	if ("problems" in read) wrong.push(...read.problems.map(toProblem));
	if (wrong.length > 0 || "problems" in found || "problems" in read) throw new UsageError(wrong);
	const secrets = createSecrets();
	const { values } = read;
	const log = createLog(io, {
		verbose: flagOf(input, "verbose"),
		story: json ? "err" : "out"
	});
	const patience = {
		log,
		patienceMs: values.timeoutMs,
		secrets
	};
	const { client, deadline, close } = connect(found.target, input, io, patience);
	const wanted = await wantedOf(input, found, client).catch(async (error) => {
		await close();
		throw error;
	});
	const runOptions = await toLiterals(read.runOptions);
	const { hostname, origin: serviceOrigin } = found.target;
	const startedAt = io.clock.date().toISOString();
	const commit = wanted.commit === void 0 ? void 0 : { sha: wanted.commit };
	const examine = async (run) => {
		const { examineRun } = await import("./examine-run.js");
		const { guardOf } = await Promise.resolve().then(() => judge_exports);
		const asked = {
			...values,
			runOptions,
			deadline,
			guard: guardOf({ settings: values })
		};
		const onEvent = (event) => renderEvent(event).forEach(log.tell);
		const examined = await examineRun(run, asked, {
			...io,
			client,
			log,
			onEvent
		});
		const context = {
			key: "default",
			failOn: values.failOn,
			organization: run.organization ?? "",
			hostname,
			serviceOrigin,
			runOptions: describeOptions(examined.options),
			startedAt,
			version: VERSION$1,
			commit
		};
		const { toReportView } = await Promise.resolve().then(() => to_view_exports);
		const view = secrets.concealAll(toReportView(examined.result, context));
		renderOpening(context).slice(1).forEach(log.tell);
		renderVerdict(view).forEach(log.tell);
		return {
			...examined,
			view,
			exitCode: codeOf(examined, values.failOn, io)
		};
	};
	return {
		client,
		input,
		io,
		deadline,
		log,
		json,
		wanted,
		examine,
		close
	};
}
function codeOf({ result }, failOn, { signal }) {
	return exitCodeOf(result, failOn, signal.reason === "SIGTERM" ? "SIGTERM" : "SIGINT");
}
async function wantedOf(input, { workspace: said, organization }, client) {
	const id = argumentOf(input, "run");
	const found = said && await findId(client, "workspace", said, organization);
	return {
		id,
		organization,
		workspace: found && {
			id: found,
			name: found === said ? void 0 : said
		} || void 0,
		versionId: optionOf(input, "version"),
		commit: optionOf(input, "commit"),
		sha256: void 0,
		any: flagOf(input, "any"),
		waits: false
	};
}
// build/src/cli/runs/read-report.js
const reportSchema = looseObject({
	tool: looseObject({ name: literal("plangate") }),
	organization: string(),
	workspaces: array(looseObject({
		name: string(),
		runId: optional(string()),
		configurationVersionId: optional(string())
	})),
	archives: array(looseObject({ sha256: string() }))
});
async function readReport(path, wanted) {
	const text = await readFile(path, "utf8").catch(() => void 0);
	if (text === void 0) return { problem: "cannot be read." };
	const report = safeParse(pipe(string(), parseJson$4(), reportSchema), text);
	if (!report.success) return { problem: "is no report of the gate as JSON." };
	const { organization, workspaces, archives } = report.output;
	const [one, ...others] = workspaces.filter(({ name }) => wanted === void 0 || name === wanted);
	if (one === void 0) return { problem: `names no workspace "${wanted ?? ""}".` };
	if (others.length > 0) return { problem: "names several workspaces: say which one, --workspace." };
	const { name: workspace, runId, configurationVersionId: versionId } = one;
	const [archive, ...more] = archives;
	if (runId === void 0 || versionId === void 0 || archive === void 0 || more.length > 0) return { problem: `does not say which run and files it is about in "${workspace}".` };
	return {
		organization,
		workspace,
		runId,
		versionId,
		sha256: archive.sha256
	};
}
// build/src/cli/runs/apply.js
const applying = {
	name: "apply",
	summary: "apply the saved plan of a run that is green",
	description: "For provisional runs: a plan that the gate saved, and that is to be applied after the merge. Everything is read again just before, and nothing is applied that is not green by then, that is of another workspace or version than was said, that was planned with options nobody said, or that does not wait for its confirmation. Then waits for the end of the apply.\n\nName the run with its workspace and --version, or give the report of the gate (--report): it names all three, and the files that were planned are compared with it. A CI job needs to be one that may override, see `plangate override --help`.\n\nExit code 0: applied, or there was nothing to apply. 4: the apply failed. 5: not green, or not known how it ended. 6: refused.",
	arguments: [{
		...RUN,
		required: false,
		description: "id as in run-…; else the one of the report"
	}],
	options: [
		...MUST_BE.filter(({ name }) => name !== "commit"),
		option("--report <file>", "report.json of the gate that judged the run"),
		option("--reason <text>", "why it is applied; kept on the run", { default: "applied after the gate" }),
		YES_OPTION,
		option("--allow-destroy-apply", "apply a plan that destroys everything"),
		option("--format <word>", "text tells the story; json prints what was done, for a script", {
			choices: ["text", "json"],
			default: "text"
		}),
		...JUDGE_OPTIONS,
		...CONNECTION_OPTIONS
	],
	examples: {
		"plangate runs apply --report report.json --yes": "in the job behind the environment",
		"plangate runs apply run-CZcmD7eagjhyX0vN -o acme -w net-prod --version cv-UYwHEakurukz85nW": "by hand"
	},
	run: run$1
};
async function run$1(given, io) {
	const { input, sha256, problems } = await withReport(given, io);
	const actor = await actorOf(io);
	if ("refused" in actor) {
		const message = `is refused. ${actor.refused}`;
		throw new UsageError([...problems, {
			subject: "the apply",
			message
		}]);
	}
	problems.push(...needsYes(`apply ${argumentOf(input, "run")}`, input, io));
	const session = await openSession(input, io, {
		problems,
		inWorkspace: true
	});
	try {
		return await applyGreen({
			...session.wanted,
			sha256
		}, actor, session);
	} finally {
		await session.close();
	}
}
async function applyGreen(wanted, actor, session) {
	const { client, input, io, deadline, log, examine } = session;
	const { applyRun, whyNotApplied } = await import("./apply-run.js");
	const allowDestroy = flagOf(input, "allow-destroy-apply");
	let told = await examine(wanted);
	let why = whyNotApplied(told, allowDestroy);
	const workspace = told.view.workspaces[0]?.name ?? "";
	if (why === void 0 && !flagOf(input, "yes")) {
		await agree(`apply run ${told.run?.id} in ${workspace}`, input, io);
		told = await examine(wanted);
		why = whyNotApplied(told, allowDestroy);
	}
	const runId = told.run?.id ?? wanted.id;
	const request = {
		runId,
		workspace,
		reason: optionOf(input, "reason") ?? "",
		actor
	};
	const onChange = (words) => log.tell(`  ${words}`);
	const ports = {
		...io,
		client,
		deadline,
		onChange
	};
	const applied = why === void 0 ? await applyRun(request, ports) : { notApplied: why };
	if ("notApplied" in applied) {
		log.error(`Nothing was applied: run ${runId} ${applied.notApplied}`);
		await log.flush();
		return told.exitCode === EXIT.green ? EXIT.undecided : told.exitCode;
	}
	return tell(applied, session);
}
const ENDS = {
	applied: [EXIT.green, (run) => `✅ Applied ${run}`],
	nothing: [EXIT.green, (run) => `✅ ${run} had nothing to apply`],
	failed: [EXIT.errored, (run, words) => `❌ The apply of ${run} failed: it is ${words}`],
	waits: [EXIT.undecided, (run, words) => `⚠️ ${run} waits for somebody: ${words}`],
	unfinished: [EXIT.undecided, (run, words) => `⚠️ How the apply of ${run} ended is not known: ${words}`]
};
async function tell(applied, { io, log, json }) {
	const { runId, workspace, outcome, words, counts, durationMs, firstError, audit } = applied;
	const [exitCode, said] = ENDS[outcome];
	const done = counts && `${counts.additions} created, ${counts.changes} changed, ${counts.destructions} destroyed`;
	const took = durationMs === void 0 ? void 0 : `after ${elapsed(durationMs)}`;
	[
		joined(", ", said(`${runId} (${workspace})`, words), done, took),
		...firstError === void 0 ? [] : [`  ${firstError}`],
		...audit.map(({ by, reason }) => `  by ${by ?? "the owner of this token"}: ${reason}`)
	].map(safeLine).forEach(log.tell);
	await log.flush();
	if (json) await io.out(log.conceal(printableJson(applied)));
	return exitCode;
}
async function followApply(session) {
	const { client, io, deadline, log, wanted } = session;
	const { watchWanted } = await import("./examine-run.js");
	const { GateStop } = await Promise.resolve().then(() => failure_of_exports);
	const onChange = (words) => log.tell(`  ${words}`);
	const followed = await watchWanted(wanted, {
		...io,
		client,
		deadline,
		onChange
	}).catch((error) => {
		if (!(error instanceof GateStop)) throw error;
		throw usageError("RUN", error.message);
	});
	const exitCode = await tell({
		...followed,
		audit: []
	}, session);
	return followed.outcome === "waits" ? EXIT.green : exitCode;
}
async function withReport(input, io) {
	const problems = [];
	const note = (subject, message) => void problems.push({
		subject,
		message
	});
	const path = optionOf(input, "report");
	if (optionOf(input, "fail-on") === "never") note("--fail-on", "cannot be never: what is applied is green.");
	if (path === void 0) {
		if (argumentOf(input, "run") === "") note("RUN", "is needed, or the --report that names it.");
		if (optionOf(input, "version") === void 0) note("--version", "is needed: which configuration version is to be applied. Or give the --report of the gate.");
		return {
			input,
			sha256: void 0,
			problems
		};
	}
	const read = await readReport(resolve(io.workingDirectory, path), optionOf(input, "workspace"));
	if ("problem" in read) {
		note("--report", read.problem);
		return {
			input,
			sha256: void 0,
			problems
		};
	}
	const { organization, workspace, versionId: version, runId } = read;
	for (const [name, value] of Object.entries({
		organization,
		version
	})) {
		const said = optionOf(input, name) ?? value;
		if (said !== value) note(`--${name}`, `is ${said}, and the report says ${value}.`);
	}
	const said = argumentOf(input, "run") || runId;
	if (said !== runId) note("RUN", `is ${said}, and the report says ${runId}.`);
	const options = {
		...input.options,
		organization,
		workspace,
		version
	};
	return {
		input: {
			arguments: { run: runId },
			options
		},
		sha256: read.sha256,
		problems
	};
}
// build/src/cli/runs.js
const runs = {
	name: "runs",
	summary: "runs that are there, whoever started them",
	commands: [
		listing("list", "", {
			summary: "list the runs of a workspace, newest first",
			description: "The service allows 30 such requests a minute.",
			inWorkspace: true,
			options: [option("--status <words>", "only with one of these statuses, as in planned,applied")],
			ask: async ({ client, workspaceId, input }) => client.runs.list(await workspaceId(), { status: optionOf(input, "status") }),
			headings: [
				"id",
				"status",
				"created",
				"what",
				"version",
				"message"
			],
			row: (run) => [
				run.id,
				run.attributes.status,
				run.attributes["created-at"],
				kindOf(run),
				relatedId(run, "configuration-version"),
				run.attributes.message
			]
		}),
		examining("show", "judge a run that is over, and report on it", "Reads everything that judged the run and tells it as `plangate check` does, with the same formats and exit codes. Nothing is started, changed or ended."),
		examining("watch", "wait for the end of a run, and report on it", "Waits until the run is over or waits for somebody, as long as --timeout says, and then does what `runs show` does. The run goes on when nobody watches any more.", {
			option: option("--apply", "wait for the end of its apply instead, and judge nothing: exit code 0 where it was applied or waits for a person, 4 where it failed, 5 where that is not known"),
			run: followApply
		}),
		ending("cancel", "cancel a run that is going on"),
		ending("discard", "discard a run that waits for somebody"),
		applying
	]
};
function kindOf({ attributes }) {
	if (attributes["plan-only"] === true) return "speculative";
	if (attributes["save-plan"] === true) return "provisional";
	return attributes["is-destroy"] === true ? "destroy" : "plan and apply";
}
function ending(action, summary) {
	return operation(action, "", {
		summary,
		description: `Needs the permission to apply runs. A run that is over already is left as it is.`,
		arguments: [RUN],
		inWorkspace: "of a run",
		options: [option("--comment <text>", "why; shown on the run")],
		destroys: `${action} the run`,
		async call(call) {
			const { client, input, answer } = call;
			const runId = await findRunId(call);
			await client.runs[action](runId, optionOf(input, "comment"));
			const { run } = await client.runs.show(runId);
			const text = `${safeLine(`${run.id} is ${runWords(run)}`)}\n`;
			await answer({ data: run }, text);
		}
	});
}
async function findRunId({ client, id, place, workspaceId }) {
	if (id !== "latest" && place.workspace === void 0) return id;
	const wanted = await workspaceId();
	const [run] = id === "latest" ? (await client.runs.list(wanted).page({
		number: 1,
		size: 1
	})).items : [(await client.runs.show(id)).run];
	if (run !== void 0 && relatedId(run, "workspace") === wanted) return run.id;
	throw usageError("--workspace", run === void 0 ? "has no run yet." : `is not the workspace of ${run.id}.`);
}
// build/src/cli/seal-key.js
const sealKey = {
	name: "seal-key",
	summary: "print the key for a job that combines reports without the token",
	description: "Every report of a group is sealed with a key that is made of the token. A job with that key in PLANGATE_SEAL_KEY combines the reports and needs no token; the token cannot be had from it. Whoever has the key can seal a report that says \"passed\": keep it as a secret. Nothing is asked of the service.\n\nThe key is printed on standard output and nothing else is, or written to a new file that only you may read.",
	options: [option("--out <file>", "new file for the key instead of standard output"), ...CONNECTION_OPTIONS.filter(({ name }) => name === "hostname" || name === "token")],
	examples: { "plangate seal-key --out seal.key": "keep the key out of logs and of the shell" },
	async run(input, io) {
		const place = await findPlace(input, io, false);
		if ("problems" in place) throw new UsageError(place.problems);
		const content = `${reportKey(place.target.token)}\n`;
		const path = optionOf(input, "out");
		const made = {
			content,
			value: void 0
		};
		if (path === void 0) await io.out(content);
		else await writeSecretFile("out", path, io.workingDirectory, async () => made);
		return EXIT.green;
	}
};
// build/src/cli/policy-directory.js
const OPA = "https://openpolicyagent.org/downloads/v1.22.0";
async function examinePolicies(directory, shownAs) {
	const names = await readdir(directory).catch((error) => error.code);
	if (!Array.isArray(names)) return { problem: `"${shownAs}" ${names === "ENOENT" ? "does not exist" : `cannot be read (${names})`}.` };
	const sentinel = names.find((name) => name === "sentinel.hcl" || name.endsWith(".sentinel"));
	const rego = names.filter((name) => name.endsWith(".rego") && !name.endsWith("_test.rego"));
	const compiled = ["policy.wasm", "bundle.tar.gz"].find((name) => names.includes(name));
	if (sentinel !== void 0 && compiled === void 0 && rego.length === 0) return { problem: `"${shownAs}" holds Sentinel policies (${sentinel}). Only the service itself can judge those: \`plangate check\` against a workspace that they apply to. Here, policies are Rego.` };
	if (compiled === void 0) return { problem: `"${shownAs}" holds ${rego.length > 0 ? `${rego.length} .rego and no compiled file` : "no policy"}. Compile what is to judge: \`opa build -t wasm -e NAME -o bundle.tar.gz *.rego\`, NAME being a query as in terraform/policies/tags/deny. ${howToGetOpa()}` };
	if (compiled === "policy.wasm" && !await isWasm(join(directory, compiled))) return { problem: `"${join(shownAs, compiled)}" is not WebAssembly. \`opa build -t wasm\` makes a bundle that has it inside; name that bundle.tar.gz.` };
	const changed = async (name) => (await stat(join(directory, name))).mtimeMs;
	const compiledAt = await changed(compiled);
	for (const name of rego) {
		if (await changed(name) <= compiledAt) continue;
		return { warning: `${join(shownAs, name)} was changed after ${join(shownAs, compiled)} was made, which is what judges: compile it anew and start again.` };
	}
	return {};
}
async function isWasm(path) {
	const file = await open(path);
	try {
		const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
		return buffer.toString("latin1") === "\0asm";
	} finally {
		await file.close();
	}
}
const PROGRAMS = {
	"linux x64": "opa_linux_amd64_static",
	"linux arm64": "opa_linux_arm64_static",
	"darwin x64": "opa_darwin_amd64",
	"darwin arm64": "opa_darwin_arm64_static",
	"win32 x64": "opa_windows_amd64.exe"
};
function howToGetOpa(here = `${platform()} ${arch()}`) {
	const program = PROGRAMS[here];
	if (program === void 0) return "For `opa` on this system see https://openpolicyagent.org.";
	if (here.startsWith("win32")) return `To get opa: \`curl.exe -Lo opa.exe ${OPA}/${program}\`.`;
	return `To get opa: \`curl -Lo opa ${OPA}/${program} && chmod +x opa\`.`;
}
// build/src/cli/serve-lines.js
function toJsonLine(service) {
	const { origin: address, token, organization, workspaces, teams, agentPools } = service;
	const terraform = {
		hostname: hostOf(service),
		config: terraformConfig(service)
	};
	const line = {
		address,
		token,
		organization,
		workspaces,
		teams,
		agentPools,
		runs: service.toDecide(),
		terraform
	};
	return `${JSON.stringify(line)}\n`;
}
function toShell(service, config) {
	const [workspace] = service.workspaces;
	return [
		...[
			["PLANGATE_ADDRESS", service.origin],
			["TF_CLOUD_HOSTNAME", config === void 0 ? service.origin : hostOf(service)],
			["TF_API_TOKEN", service.token],
			["TF_CLOUD_ORGANIZATION", service.organization],
			...workspace === void 0 ? [] : [["TF_WORKSPACE", workspace.name]],
			...config === void 0 ? [] : [["TF_CLI_CONFIG_FILE", config]]
		].map(([name = "", value = ""]) => `export ${name}=${quote(value)}`),
		...service.workspaces.map(({ id, name }) => `# workspace ${name}: ${id}`),
		...service.teams.map(({ id, name }) => `# team ${name}: ${id}`),
		...service.agentPools.map(({ id, name }) => `# agent pool ${name}: ${id}`),
		...service.toDecide().map(({ id, workspace, what }) => `# run ${id}: ${what}, in ${workspace}`),
		...config === void 0 ? hintAtTerraform(service) : [],
		""
	].join("\n");
}
function hintAtTerraform(service) {
	return ["# Terraform's CLI configuration (--terraform-config FILE writes it, and identifies the service):", ...terraformConfig(service).trimEnd().split("\n").map((line) => `#   ${line}`)];
}
function terraformConfig(service) {
	const host = JSON.stringify(hostOf(service));
	const api = JSON.stringify(`${service.origin}/api/v2/`);
	return [
		`host ${host} {`,
		"  services = {",
		...[
			"tfe.v2",
			"tfe.v2.1",
			"tfe.v2.2"
		].map((name) => `    "${name}" = ${api}`),
		"  }",
		"}",
		`credentials ${host} {`,
		`  token = ${JSON.stringify(service.token)}`,
		"}",
		""
	].join("\n");
}
function hostOf({ origin }) {
	return `localhost:${new URL(origin).port}`;
}
function quote(text) {
	return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
// build/src/cli/serve.js
const IDENTITIES = [
	"neutral",
	"hcp-terraform",
	"terraform-enterprise"
];
const serve = {
	name: "serve",
	summary: "a local service with the same API",
	description: "Serves the 23 operations, runs, policy checks and policy evaluations on 127.0.0.1, in memory, until it is stopped. What is uploaded is unpacked, planned statically, and judged by real Rego policies. For demonstrations, tests and policy authors.\n\nWithout --seed there is an organization with two workspaces, two teams, an agent pool, and in each workspace a run with a policy check to override.",
	options: [
		option("--port <N>", "listen on this port; any free one when left out", { check: wholeNumber(0, 65535) }),
		option("--seed <FILE>", "start with what this JSON file describes"),
		option("--policies <DIR>", "judge every plan by policies.hcl and policy.wasm (or bundle.tar.gz) in here; without this and --seed, by the example policies"),
		option("--edition <EDITION>", "hosted does not know the operations on backing data", {
			choices: ["hosted", "self-managed"],
			default: "hosted"
		}),
		option("--identity <NAME>", "as what the service introduces itself in its headers; neutral when left out, hcp-terraform with --terraform-config", { choices: IDENTITIES }),
		option("--terraform-config <FILE>", "write Terraform's CLI configuration for this service, with a token, to a new file that only you may read"),
		option("--format <FORMAT>", "what the first lines on standard output are", {
			choices: ["shell", "json"],
			default: "shell"
		}),
		option("--json", "the same as --format json"),
		option("--run-seconds <N>", "how long runs take whose script does not say; 0.4 when left out", { check: (text) => text.trim() !== "" && Number(text) >= 0 && Number(text) <= 86400 ? void 0 : "is not a number from 0 to 86400." }),
		option("--rate-limit <N>", "answer 429 beyond this many requests per second and user", { check: wholeNumber(0, 1e6) }),
		option("--faults", "open /admin/faults and /admin/scripts to anyone on this machine")
	],
	examples: {
		"plangate serve --port 8099": "something to try at http://127.0.0.1:8099",
		"plangate serve --format json --policies ./policies": "for a script: the first line is JSON; every plan is judged by your own policies",
		"plangate serve --port 8099 --terraform-config terraform.rc > service.env": "for Terraform itself: `. ./service.env` in another shell, then `terraform init`"
	},
	run
};
async function run(input, io) {
	const policies = optionOf(input, "policies");
	if (policies !== void 0) await readPolicies(policies, io);
	const service = await start(input, io);
	const file = optionOf(input, "terraform-config");
	let written;
	try {
		if (file !== void 0) {
			const content = terraformConfig(service);
			const value = resolve(io.workingDirectory, file);
			const make = async () => ({
				content,
				value
			});
			written = await writeSecretFile("terraform-config", file, io.workingDirectory, make);
		}
		const json = flagOf(input, "json") || optionOf(input, "format") === "json";
		await io.out(json ? toJsonLine(service) : toShell(service, written));
		await io.err(`Serving on ${service.origin} until it is stopped (Ctrl-C).\n`);
		if (!io.signal.aborted) await once(io.signal, "abort");
		return EXIT.green;
	} finally {
		await service.stop();
		if (written !== void 0) await rm(written, { force: true });
	}
}
async function readPolicies(shownAs, io) {
	const found = await examinePolicies(resolve(io.workingDirectory, shownAs), shownAs);
	if (found.problem !== void 0) throw usageError("--policies", found.problem);
	if (found.warning !== void 0) await io.err(`${safeLine(`warning: ${found.warning}`)}\n`);
}
async function start(input, io) {
	const at = (path) => path === void 0 ? void 0 : resolve(io.workingDirectory, path);
	const port = numberOf(input, "port");
	const seconds = numberOf(input, "run-seconds");
	const seedFile = at(optionOf(input, "seed"));
	const examples = seedFile === void 0 ? { bundled: "examples" } : void 0;
	const wanted = {
		clock: io.clock,
		random: io.random,
		edition: optionOf(input, "edition") === "self-managed" ? "self-managed" : "hosted",
		identity: identityOf(input),
		faults: flagOf(input, "faults"),
		port,
		runDurationMs: seconds === void 0 ? void 0 : seconds * 1e3,
		rateLimit: numberOf(input, "rate-limit"),
		policies: at(optionOf(input, "policies")) ?? examples,
		seed: seedFile === void 0 ? void 0 : await readSeed(seedFile, optionOf(input, "seed") ?? ""),
		seedDirectory: seedFile && dirname(seedFile)
	};
	try {
		return await (await import("./service.js").then((n) => n.service_exports)).startService(wanted);
	} catch (error) {
		throw new UsageError(explain(error, port));
	}
}
function identityOf(input) {
	const named = IDENTITIES.find((name) => name === optionOf(input, "identity"));
	if (optionOf(input, "terraform-config") === void 0) return named ?? "neutral";
	if (named !== "neutral") return named ?? "hcp-terraform";
	throw usageError("--identity", "neutral says no version, and Terraform asks for one. Name another, or none.");
}
async function readSeed(path, shownAs) {
	try {
		return JSON.parse(await readFile(path, "utf8"));
	} catch (error) {
		throw usageError("--seed", `${shownAs} ${error instanceof SyntaxError ? `is not JSON: ${error.message}` : "cannot be read"}.`);
	}
}
function explain(error, port) {
	const { code, message } = error;
	const subject = "--port";
	if (code === "EADDRINUSE") return [{
		subject,
		message: `${port} is in use. Choose another one.`
	}];
	if (code === "EACCES") return [{
		subject,
		message: `${port} may not be used. Choose one above 1023.`
	}];
	const [first = message, ...more] = message.split("\n").map((line) => line.trim());
	const told = first.startsWith("The seed") ? "--seed" : "--policies";
	if (more.length === 0) return [{
		subject: "plangate serve",
		message
	}];
	return more.map((line) => ({
		subject: told,
		message: line
	}));
}
// build/src/cli/team-access.js
const MEANINGS = {
	runs: "runs of the workspace",
	variables: "variables of the workspace",
	"state-versions": "state of the workspace",
	"engine-mocks": "mock data for testing policies",
	"workspace-locking": "whether they may lock and unlock by hand",
	"run-tasks": "whether they may manage run tasks",
	"policy-overrides": "whether they may override failed policies"
};
const CUSTOM_NAMES = Object.keys(CUSTOM_ATTRIBUTES);
const isFlag = (name) => typeof CUSTOM_ATTRIBUTES[name][0] === "boolean";
const CUSTOM_OPTIONS = under("With --access custom", [...CUSTOM_NAMES.map((name) => option(`--${name} <${isFlag(name) ? "boolean" : "level"}>`, MEANINGS[name], { choices: CUSTOM_ATTRIBUTES[name].map(String) })), option("--dialect <word>", "how mocks of the policy engine are called in what is sent", {
	choices: DIALECTS,
	default: "auto"
})]);
const ACCESS = option("--access <level>", "what the team may do", { choices: ACCESS_LEVELS });
const teamAccess = {
	name: "team-access",
	summary: "which teams may do what in a workspace",
	commands: [
		listing("list", "GET /team-workspaces?filter[workspace][id]=<workspace_id>", {
			summary: "list which teams may do what in a workspace",
			description: "Without --page and --page-size the service answers all of them.",
			ask: async ({ client, workspaceId }) => client.teamAccess.list(await workspaceId()),
			headings: [
				"id",
				"team",
				"access",
				...CUSTOM_NAMES
			],
			row: (grant) => [
				grant.id,
				relatedId(grant, "team"),
				grant.attributes.access,
				...CUSTOM_NAMES.map((name) => attribute(grant, name))
			]
		}),
		showing("show", "GET /team-workspaces/<team_workspace_id>", {
			summary: "show one team's access to one workspace",
			ask: ({ client, id }) => client.teamAccess.show(id),
			facts
		}),
		showing("add", "POST /team-workspaces", {
			summary: "give a team access to a workspace",
			inWorkspace: true,
			options: [
				option("--team <name-or-id>", "name, or id as in team-…", { required: true }),
				{
					...ACCESS,
					required: true
				},
				...CUSTOM_OPTIONS
			],
			examples: {
				"plangate team-access add -w net-prod --team reviewers --access plan": "the team may queue plans",
				"plangate team-access add -w ws-… --team team-… --access custom --runs plan --state-versions read": "and read the state, which `plan` alone may not"
			},
			problems: customProblems,
			ask: async (call) => {
				const { client, input, workspaceId, teamId } = call;
				return heeded(await client.teamAccess.add({
					workspaceId: await workspaceId(),
					teamId: await teamId(),
					access: levelOf(input) ?? "read",
					...customOf(input)
				}), call);
			},
			facts
		}),
		showing("update", "PATCH /team-workspaces/<team_workspace_id>", {
			summary: "change one team's access to one workspace",
			description: "What is not given stays as it is.",
			options: [ACCESS, ...CUSTOM_OPTIONS],
			problems: (input) => {
				if (["access", ...CUSTOM_NAMES].filter((name) => optionOf(input, name)).length > 0) return customProblems(input);
				return [{
					subject: "--access",
					message: "or another change is needed."
				}];
			},
			ask: async (call) => {
				const { client, id, input } = call;
				const asked = {
					access: levelOf(input),
					...customOf(input)
				};
				return heeded(await client.teamAccess.update(id, asked), call);
			},
			facts
		}),
		doing("remove", "DELETE /team-workspaces/<team_workspace_id>", {
			summary: "take away a team's access to a workspace",
			destroys: "take away the access",
			act: ({ client, id }) => client.teamAccess.remove(id),
			done: (id) => `${id} is removed.`
		})
	]
};
function customProblems(input) {
	const access = optionOf(input, "access");
	if (access === void 0 || access === "custom") return [];
	return CUSTOM_NAMES.filter((name) => optionOf(input, name) !== void 0).map((name) => ({
		subject: `--${name}`,
		message: `can be set with --access custom only; "${access}" says itself what it allows.`
	}));
}
function levelOf(input) {
	const access = optionOf(input, "access");
	return ACCESS_LEVELS.find((level) => level === access);
}
function customOf(input) {
	const given = CUSTOM_NAMES.flatMap((name) => {
		const text = optionOf(input, name);
		return text === void 0 ? [] : [[name, isFlag(name) ? text === "true" : text]];
	});
	return Object.fromEntries(given);
}
function heeded(grant, { input, log }) {
	for (const name of ["access", ...CUSTOM_NAMES]) {
		const asked = optionOf(input, name);
		const given = name === "access" ? grant.attributes.access : attribute(grant, name);
		if (asked === void 0 || asked === String(given)) continue;
		log.warning(`The service took it, and its answer says ${given ?? "nothing"} of ${name}, not ${asked}.`);
	}
	return grant;
}
function facts(grant) {
	return [
		["id", grant.id],
		["team", relatedId(grant, "team")],
		["workspace", relatedId(grant, "workspace")],
		["access", grant.attributes.access],
		...CUSTOM_NAMES.map((name) => [name, attribute(grant, name)])
	];
}
function attribute(grant, name) {
	return name === "engine-mocks" ? engineMocksOf(grant) : grant.attributes[name];
}
// build/src/cli/commands.js
const first = [
	check,
	demo,
	doctor,
	init
];
const then = [
	pack,
	matrix,
	combine,
	sealKey,
	audit,
	override,
	runs,
	serve,
	completion(() => plangate)
];
const operations = [
	configurationVersions,
	policyChecks,
	teamAccess,
	agentTokens
];
const SUMMARY = "Gate infrastructure changes on policy, before anything is applied.";
const plangate = {
	name: "plangate",
	summary: SUMMARY,
	commands: [
		...first,
		...then,
		...operations
	],
	help: renderHelp()
};
function renderHelp() {
	const width = Math.max(...[
		...first,
		...then,
		...operations
	].map(({ name }) => name.length));
	const line = ({ name, summary }) => `  plangate ${name.padEnd(width)}   ${summary}`;
	return [
		SUMMARY,
		"",
		...first.map(line),
		"",
		...then.map(line),
		"",
		"Every operation of the service:",
		...operations.map(line),
		"",
		"Each has a --help. `plangate --version` tells the version.",
		"",
		"Exit codes: 0 passed · 1 blocked · 2 bad input · 3 needs override · 4 run errored ·",
		"            5 undecided · 6 refused · 7 network · 130, 143 canceled",
		""
	].join("\n");
}
// build/src/cli/screen.js
const ERASE = "\r\x1B[K";
function createScreen({ out, err, columns }) {
	let shown = "";
	let written = Promise.resolve();
	const inTurn = (write) => written = written.then(write);
	const above = (write) => (text) => inTurn(async () => {
		if (shown !== "") await err(ERASE);
		await write(paint(text));
		if (text.endsWith("\n")) await err(shown);
		else shown = "";
	});
	return {
		out: above(out),
		err: above(err),
		status: (line = "") => inTurn(async () => {
			const next = Array.from(line).slice(0, columns() - 1).join("");
			if (next === shown) return;
			await err(`${shown === "" ? "" : ERASE}${next}`);
			shown = next;
		})
	};
}
const COLOURS = {
	"✓": 32,
	"✗": 31,
	"!": 33,
	"?": 33
};
function paint(text) {
	return text.replaceAll(/^( *)([✓✗!?])(?= )/gmu, (_, indent, sign) => `${indent}\x1b[${COLOURS[sign]}m${sign}\x1b[39m`);
}
function wantsScreen(terminal, { NO_COLOR = "", TERM, CI = "" }) {
	return terminal && NO_COLOR === "" && TERM !== "dumb" && CI === "";
}
// build/src/cli/main.js
const cancel = new AbortController();
for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => {
	if (cancel.signal.aborted) process.exit(name === "SIGINT" ? 130 : 143);
	cancel.abort(name);
});
let unwritten;
for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
	if (error.code !== "EPIPE") unwritten ??= error;
});
const streams = {
	out: (text) => write(process.stdout, text),
	err: (text) => write(process.stderr, text)
};
const io = {
	...wantsScreen(process.stdout.isTTY && process.stderr.isTTY, process.env) ? createScreen({
		...streams,
		columns: () => process.stderr.columns
	}) : streams,
	environment: process.env,
	workingDirectory: process.cwd(),
	terminal: process.stdout.isTTY && process.stdin.isTTY,
	ask,
	clock: systemClock(),
	random: Math.random,
	execute,
	signal: cancel.signal,
	version: VERSION$1
};
process.exitCode = EXIT.undecided;
main();
async function main() {
	const exitCode = await runProgram(plangate, process.argv.slice(2), io);
	if (unwritten !== void 0) await io.err(`Not all of it could be written: ${unwritten.message}\n`);
	const done = exitCode === EXIT.green && unwritten !== void 0 ? EXIT.undecided : exitCode;
	process.exit(done);
}
function write(stream, text) {
	return new Promise((resolve) => {
		stream.write(text, () => resolve());
	});
}
async function ask(question) {
	const lines = createInterface({
		input: process.stdin,
		output: process.stderr
	});
	try {
		return await lines.question(question, { signal: cancel.signal });
	} catch {
		return;
	} finally {
		lines.close();
	}
}
export { ACCESS_LEVELS, BROKEN_SET, CONFIGURATION_VERSION, CUSTOM_ATTRIBUTES, EXIT, GITHUB, GateStop, HostProblem, LIFETIME_MS, OUTCOME, PLAN, POLICY_CHECK, POLICY_EVALUATION, RULE_FILE, RUN$1 as RUN, SCENARIOS, SHOWN, ServiceError, TASK_RESULT, TASK_STAGE, TF_POLICY_EVALUATION, TF_POLICY_OUTCOME, TRACKING_UNKNOWN, UNNAMED, UNTRACKED, UsageError, VERDICTS, VERSION$1 as VERSION, array, asCount, askedOptions, awaitsOverride, boolean, compare, connect, contradictions$1 as contradictions, countOf$3 as countOf, countsOf, createClient, createOverview, createSend, describe$1 as describe, describeOptions, eachOnce, emptyReading, examineNeeds, exitCodeOf, explainProblem, failed, failureOf$1 as failureOf, fieldsOf, findAddresses, findOutside, findPlace, findUnseen, findWorkspace, flagOf, follow, forgivesFailedLook, fromPolicyCheck, guard, guardOf, hasNoResult, integer, isAddress, isApplyStage, isFound, isGreen, isRefusal, isRunOver, isSealed, isSettled, isWithin, isoTimestamp, judge, keptForPublishing, kindOf$3 as kindOf, listWorkspaces, literal, loadParser, looseObject, maxValue, mayBeMissed, mentionedIn, merge, messageOf$2 as messageOf, minLength, minValue, namedIn, namesOf, noneIfNotFound, noteDiscard, nullable, number, object$2 as object, onProblem, optionOf, optional, overrideRun, packDirectory, parse$2 as parse, parseJson, partsOnly, picklist, pipe, printableJson, readIngress, readLoads, readOutcome, readSettings, readStatus, readWorkingDirectory, record$1 as record, regex, related, relatedId, renderAnnotations, renderCheck, renderEvent, renderNeeds, renderOpening, reportKey, reportedSettings, runKind, runWords, safeLine, safeParse, sealOf, signReason, stampDoubts, startComment, strictObject, string, tally$1 as tally, tellComment, toCommentContent, toSection, toStatus, tooOld, touches, union, unknown, unlikeChange, uploadRoot, variant, wordsOf$3 as wordsOf, worst };
