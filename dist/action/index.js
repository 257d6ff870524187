import { __toESM } from "./rolldown-runtime.js";
import { textOf as textOf$4 } from "./hcl.js";
import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import process$1 from "node:process";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import * as os from "os";
import * as crypto from "crypto";
import * as fs from "fs";
import { Readable } from "node:stream";
import { rootCertificates } from "node:tls";
import { basename, dirname, join, posix, relative, resolve, sep } from "node:path";
import { lstatSync, readFileSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { open, opendir, readFile, readdir, rename, rm, stat } from "node:fs/promises";
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
	for (const { word, marked, before, after } of wordsOf$3(cleanLine(text, limit))) {
		const whole = before + word + after;
		const first = parts.length === 0 && code.length === 0;
		const isFirst = first && /^\d{1,9}[.)]$/.test(whole);
		if (!marked && !isFirst && (isPlain$1(whole) || !first && isSign(whole))) {
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
function wordsOf$3(line) {
	return Array.from(line.matchAll(WORD)).flatMap(([whole, before = "", code, quoted, after = ""]) => {
		const inside = (code ?? quoted ?? "").trim();
		const harmless = quoted !== void 0 && quoted.split(" ").every(isPlain$1);
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
const PLAIN = /^[\p{L}\p{N}\p{M}'".,;()%/?–—…·“”‘’+=!:-]+$/u;
function isPlain$1(word) {
	return PLAIN.test(word) && /[\p{L}\p{N}–—…·]/u.test(word) && !/:./u.test(word) && !/www\./iu.test(word) && !/[A-Z]-\d/iu.test(word) && !word.split(/[^0-9A-Za-z]+/u).some((part) => /^[0-9a-f]{7,64}$/iu.test(part));
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
const MESSAGE_LIMIT = 4e3;
const PROPERTY_LIMIT = 1e3;
const IN_MESSAGE = {
	"%": "%25",
	"\r": "%0D",
	"\n": "%0A"
};
const IN_PROPERTY = {
	...IN_MESSAGE,
	":": "%3A",
	",": "%2C"
};
({ ...IN_MESSAGE });
function renderCommand(name, properties, message) {
	return breakCommands(`::${name}${propertyList(properties, ",", IN_PROPERTY)}::${escapeWith(IN_MESSAGE, message)}`);
}
function propertyList(properties, between, escapes) {
	const list = Object.entries(properties).filter(([, value]) => value !== void 0 && value !== "").map(([key, value]) => `${key}=${escapeWith(escapes, clip(String(value), PROPERTY_LIMIT))}`);
	return list.length > 0 ? ` ${list.join(between)}` : "";
}
function escapeWith(escapes, text) {
	return clip(cleanText(text), MESSAGE_LIMIT).replace(/[%\r\n:,;\]]/g, (sign) => escapes[sign] ?? sign);
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
// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os.EOL);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os.EOL}${convertedValue}${os.EOL}${delimiter}`;
}
var ExitCode;
(function(ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
function debug(message) {
	issueCommand("debug", {}, message);
}
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
	process.stdout.write(message + os.EOL);
}
function saveState(name, value) {
	if (process.env["GITHUB_STATE"] || "") return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
	issueCommand("save-state", { name }, toCommandValue(value));
}
function getState(name) {
	return process.env[`STATE_${name}`] || "";
}
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
	if (typeof value !== "object" || value === null || !isPlain(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapStrings(each, change)]));
}
function isPlain(value) {
	const prototype = Object.getPrototypeOf(value);
	return prototype === Object.prototype || prototype === null;
}
// build/src/action/host.js
function actionsHost() {
	const masked = new Set();
	const secrets = createSecrets();
	return {
		print: (line) => info(secrets.conceal(line)),
		debug: (line) => debug(secrets.conceal(line)),
		warning: (line) => warning(secrets.conceal(line)),
		error: (line) => error(secrets.conceal(line)),
		mask(value) {
			secrets.keep(value);
			for (const part of partsOf$1(value)) {
				if (!masked.has(part)) setSecret(part);
				masked.add(part);
			}
		},
		output: setOutput,
		save: saveState,
		saved: getState
	};
}
function createActionLog(host, makeToken) {
	return {
		debug: (line) => host.debug(safeLine(line)),
		info: (line) => host.print(safeLine(line)),
		warning: (line) => host.warning(safeLine(line)),
		error: (line) => host.error(safeLine(line)),
		foreign(text) {
			const token = makeToken();
			host.print(`::stop-commands::${token}`);
			try {
				for (const line of neutraliseLog(text)) host.print(line);
			} finally {
				host.print(`::${token}::`);
			}
		},
		secret(value) {
			if (value.trim().length >= 6) host.mask(value.trim());
		}
	};
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
function placeOf$2(directory, base) {
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
// build/src/trust/command.js
const VERBS = [
	"help",
	"rerun",
	"override",
	"allow-destroys"
];
const LONGEST_REASON = 500;
const WORDS$2 = /^\/plangate(?: +([^ ]+))?(?: +([^ ]+))?(?: +(.+))?$/;
function readCommand(body) {
	const line = body.replace(/[ \t\r\n]+$/, "");
	if (!/^\/plangate(?: |$)/.test(line) || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)) return void 0;
	const [, word, commit = "", reason = ""] = WORDS$2.exec(line) ?? [];
	const verb = VERBS.find((each) => each === word);
	if (verb === void 0) return "unclear";
	if (verb === "help" || verb === "rerun") return commit === "" ? {
		verb,
		commit,
		reason
	} : "unclear";
	const isCommit = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit);
	const isReason = /[\p{L}\p{N}]/u.test(reason) && reason.length <= LONGEST_REASON;
	return isCommit && isReason ? {
		verb,
		commit,
		reason
	} : "unclear";
}
async function refuseApprover(approvers, { login, role, author, pusher, selfAllowed, isMember }) {
	const me = login.toLowerCase();
	if (!selfAllowed) {
		if (author === void 0 || pusher === void 0) return "Who wrote or pushed this change could not be told, and nobody lets their own pass.";
		const own = author.toLowerCase() === me ? "opened" : "pushed the last commit of";
		if ([author.toLowerCase(), pusher.toLowerCase()].includes(me)) return `${login} ${own} this pull request, and nobody lets their own pass.`;
	}
	if (approvers.people.includes(me) || approvers.roles.includes(role)) return void 0;
	for (const team of approvers.teams) if (await isMember(team)) return void 0;
	return `${login} is none of those whom \`override-by\` names.`;
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
	return listOf$2(value).slice(-8).flatMap((each) => {
		const [word, by, at, commit, reason, releases] = listOf$2(each);
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
			releases: listOf$2(releases).flatMap(decodeRelease)
		}];
	});
}
function decodeRelease(value) {
	const [workspaceId, marks, seal] = listOf$2(value);
	return typeof workspaceId === "string" && typeof marks === "string" && typeof seal === "string" && /^(?:[0-9a-f]{12}){1,300}$/.test(marks) ? [{
		workspaceId,
		marks,
		seal
	}] : [];
}
function listOf$2(value) {
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
		return `- ${prose(by, 100)} ${WORDS$1[verb]}${why} (${minuteOf(at)})`;
	});
	return [
		BEGIN_ACTS,
		"",
		...lines,
		"",
		END_ACTS
	].join("\n");
}
const WORDS$1 = {
	help: "asked what can be typed: `/plangate override COMMIT REASON`, `/plangate allow-destroys COMMIT REASON`, `/plangate rerun`",
	rerun: "started the gate again",
	override: "let the failed policies pass",
	"allow-destroys": "let the plan destroy what it destroys"
};
function withoutActs(body) {
	const [from, to] = [body.lastIndexOf(BEGIN_ACTS), body.lastIndexOf(END_ACTS)];
	return from < 0 || to < from ? body : body.slice(0, from) + body.slice(to + 23);
}
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
function standing({ kind, level }) {
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
function placeOf$1({ location }) {
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
	return decodeState$1(found, fromBase64Url(match[2] ?? ""));
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
function decodeState$1(key, json) {
	const parsed = parseJson$4(json);
	if (!isRecord$1(parsed)) return void 0;
	const { p: previousSha, h: shas, s: encoded, a } = parsed;
	if (!Array.isArray(encoded) || !Array.isArray(shas)) return void 0;
	const sections = encoded.map((each) => decodeSection(each, shas));
	if (!sections.every((section) => section !== void 0)) return void 0;
	const known = isLike$1(previousSha, /^[0-9a-f]{4,64}$/) ? previousSha : void 0;
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
	if (!isLike$1(id, TWELVE_HEX) || !isLike$1(digest, TWELVE_HEX)) return void 0;
	if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt)) return void 0;
	if (!isLike$1(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof prints !== "string") return void 0;
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
		runs: recordOf(runs, (each) => isLike$1(each, /^run-[A-Za-z0-9]{1,64}$/))
	};
}
function readPrints(text) {
	return (text.match(/[0-9a-f]{12}/g) ?? []).slice(0, FINGERPRINT_LIMIT);
}
function recordOf(value, isExpected) {
	const entries = isRecord$1(value) ? Object.entries(value) : [];
	return Object.fromEntries(entries.filter((entry) => isExpected(entry[1])));
}
function isRecord$1(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isCount(value) {
	return Number.isSafeInteger(value) && Number(value) >= 0;
}
const TWELVE_HEX = /^[0-9a-f]{12}$/;
function isLike$1(value, pattern) {
	return typeof value === "string" && pattern.test(value);
}
function parseJson$4(text) {
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
function count$1(text) {
	if (text === void 0 || !/^[1-9]\d{0,14}$/.test(text)) return void 0;
	return Number(text);
}
function sha(text) {
	return typeof text === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : void 0;
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
function change(number, url) {
	return number === void 0 ? void 0 : {
		number,
		url
	};
}
function parseJson$3(text) {
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
function textOf$3(value) {
	return typeof value === "string" && value !== "" ? value : void 0;
}
function listOf$1(value) {
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
// build/src/version.js
const VERSION = "1.1.0";
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
function parseJson$2(config$1, message$1) {
	return {
		kind: "transformation",
		type: "parse_json",
		reference: parseJson$2,
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
	links: optional(record(string(), unknown()))
});
const anyResourceSchema = looseObject({
	...identifierSchema.entries,
	attributes: optional(record(string(), unknown())),
	relationships: optional(record(string(), relationshipSchema)),
	links: optional(record(string(), unknown()))
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
		relationships: optional(record(string(), relationshipSchema), {}),
		links: optional(record(string(), unknown()), {})
	});
}
const text = nullish(string());
const flag = nullish(boolean());
const count = nullish(number());
const timestamps = nullish(record(string(), nullable(string())));
const flags = nullish(record(string(), nullable(boolean())));
function spare(schema) {
	return nullish(fallback(nullable(schema), null));
}
function object(entries) {
	return nullish(looseObject(entries));
}
const paginationSchema = looseObject({
	"current-page": number(),
	"page-size": optional(number()),
	"prev-page": count,
	"next-page": count,
	"total-pages": count,
	"total-count": count
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
	const root = parseJson$1(body);
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
		const root = parseJson$1(body);
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
		status: textOf$2(status),
		title: textOf$2(title),
		detail: textOf$2(detail),
		source: isRecord(source) ? {
			pointer: textOf$2(pointer),
			parameter: textOf$2(parameter)
		} : void 0
	};
}
function textOf$2(value) {
	return typeof value === "string" || typeof value === "number" ? plain$1(String(value), LONGEST_TEXT) : void 0;
}
function decode(schema, value, where) {
	const result = safeParse(schema, value, { abortEarly: true });
	if (result.success) return result.output;
	const [issue] = result.issues;
	const at = getDotPath(issue);
	throw new Unreadable(`does not fit at ${plain$1(at === null ? where : `${where}.${at}`, 120)}: ${plain$1(issue.message, 160)}`);
}
function parseJson$1(body) {
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
const PROBES = 2;
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
	if (state.class === "probe" && state.ambiguous >= PROBES) return {
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
	return errorOf(asked, join$1(`${`answered ${answer.status}${title === "" ? "" : ` (${title})`}`}${errors.length === 0 ? bodyWords(answer) : ""}.`, ...errors.map(reasonOf)), {
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
	return new ServiceError(join$1(`Could not ${purpose.what}: ${method} ${path} ${came}`, facts.remedy ?? ""), {
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
function join$1(...sentences) {
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
		await pause(ports, call.asked, decision.afterMs);
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
const USER_AGENT = `plangate/${VERSION}`;
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
function listOf(api, route, schema, request) {
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
const LARGEST_PAGE = 100;
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
			const size = options.size ?? LARGEST_PAGE;
			refuseImpossible(source, { size });
			return (await gather$1(source, size)).items;
		},
		whole: () => gather$1(source, LARGEST_PAGE),
		[Symbol.asyncIterator]: () => readAll(source, LARGEST_PAGE)
	};
}
function refuseImpossible(source, { number = 1, size = 1 }) {
	if (!Number.isSafeInteger(number) || number < 1) throw source.fail("has no such page: pages are numbered from 1", "invalid");
	if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE) throw source.fail(`cannot be read in pages of that size: 1 to ${LARGEST_PAGE}`, "invalid");
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
	"pull-request-number": count,
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
	"resource-additions": count,
	"resource-changes": count,
	"resource-destructions": count,
	"resource-imports": count,
	"log-read-url": text,
	"status-timestamps": timestamps
});
const applySchema = resource("applies", {
	status: string(),
	"resource-additions": count,
	"resource-changes": count,
	"resource-destructions": count,
	"resource-imports": count,
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
				body: bodyOf$1(type, {
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
	return listOf(api, GET`/agent-pools/${agentPoolId}/authentication-tokens`, agentTokenSchema, {
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
	return follow(api, route, "download", {
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
	return follow(api, route, "log", {
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
async function follow(api, route, called, { readSigned, ...request }) {
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
	return follow(api, route, "plan", {
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
			return listOf(api, GET`/workspaces/${workspaceId}/configuration-versions`, configurationVersionSchema, {
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
		passed: count,
		"total-failed": count,
		"hard-failed": count,
		"soft-failed": count,
		"advisory-failed": count,
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
		list: (runId) => listOf(api, GET`/runs/${runId}/policy-checks`, policyCheckSchema, listed(api, runId)),
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
	"advisory-failed": count,
	"mandatory-failed": count,
	passed: count,
	errored: count
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
		"advisory-failed": count,
		"mandatory-failed": count,
		"mandatory-overridable-failed": count,
		passed: count,
		errored: count,
		unknown: count
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
			start_line: count,
			error_message: text,
			resources: nullish(array(looseObject({
				resource_name: text,
				error_message: text,
				info_message: text,
				file_name: text,
				code: text,
				start_line: count
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
		outcomes: (id) => listOf(api, GET`/policy-evaluations/${id}/policy-set-outcomes`, policySetOutcomeSchema, {
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
		list: (runId) => listOf(api, GET`/runs/${runId}/tf-policy-evaluations`, tfPolicyEvaluationSchema, {
			what: "list the Terraform policy evaluations of the run",
			needs: READ_RUNS,
			absent: (refusal) => absenceIn(api, runId, "tf-policy-evaluations", refusal)
		}),
		outcomes(id) {
			return listOf(api, GET`/tf-policy-evaluations/${id}/tf-policy-set-outcomes`, tfPolicySetOutcomeSchema, {
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
function kindOf$1(table, word) {
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
	return stages.some(({ stage, status }) => !isApplyStage(stage) && kindOf$1(TASK_STAGE, status) === "person");
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
	"task-result-outcomes-count": count,
	"status-timestamps": timestamps
});
// build/src/client/resources/create-run.js
const OPERATIONS = "plan_only,plan_and_apply,save_plan,refresh_only,destroy,empty_apply";
function listRuns(api, workspaceId, query = {}) {
	return listOf(api, GET`/workspaces/${workspaceId}/runs`, runSchema, {
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
	return listOf(api, GET`/organizations/${organization}/runs`, runSchema, {
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
		read: (document, included) => resolve$1(api, document, id, included.includes("task_stages"))
	});
	for (const stage of missingStages) related.taskStages?.push(await showStage$1(api, stage));
	return related;
}
function resolve$1(api, document, id, withStages) {
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
				body: bodyOf$1("team-workspaces", await attributesOf(api, change, problems)),
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
	return listOf(api, GET`/team-workspaces`, teamWorkspaceSchema, {
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
		body: bodyOf$1("team-workspaces", await attributesOf(api, grant, problems), {
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
const NAMES$1 = Object.keys(CUSTOM_ATTRIBUTES);
function accessProblems(change, access) {
	const problems = [];
	if (access !== void 0 && !ACCESS_LEVELS.includes(access)) problems.push(`Access is one of ${ACCESS_LEVELS.join(", ")}.`);
	for (const name of NAMES$1) {
		const value = change[name];
		if (value === void 0) continue;
		const allowed = CUSTOM_ATTRIBUTES[name];
		if (!allowed.includes(value)) problems.push(`${label(name)} is one of ${allowed.join(", ")}.`);
		else if (access !== void 0 && access !== "custom") problems.push(`${label(name)} follows from the access level '${access}' and cannot be set beside it: ask for the access level 'custom' to set it.`);
	}
	return problems;
}
function writeAccess(change, mocks) {
	const custom = NAMES$1.map((name) => [name === "engine-mocks" ? mocks : name, change[name]]);
	return {
		access: change.access,
		...Object.fromEntries(custom)
	};
}
function matchesGrant(access, grant) {
	const { attributes } = access;
	if (attributes.access !== grant.access) return false;
	return NAMES$1.every((name) => {
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
const READ = "the permission to read the workspace";
function createWorkspaces(api) {
	return {
		showByName: (organization, name) => api.ask(GET`/organizations/${organization}/workspaces/${name}`, {
			what: `find the workspace "${name}" of "${organization}"`,
			needs: READ,
			read(document) {
				const workspace = readOne(document, workspaceSchema);
				const named = workspace.attributes.name;
				if (named.toLowerCase() === name.toLowerCase()) return workspace;
				throw new Unreadable(`is about the workspace ${plain$1(named, 90)}`);
			}
		}),
		show: (id) => api.ask(GET`/workspaces/${id}`, {
			what: "read the workspace",
			needs: READ,
			read: one(workspaceSchema, id)
		}),
		hasState: (id) => api.fetch(GET`/workspaces/${id}/current-state-version`, {
			what: "find out whether the workspace has state",
			needs: "the permission to read state versions",
			read: ({ status }) => status === 200 || status === 404 ? { value: status === 200 } : void 0
		}),
		list: (organization, query = {}) => listOf(api, GET`/organizations/${organization}/workspaces`, workspaceSchema, toRequest(organization, query)),
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
		needs: READ,
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
		const all = listOf(api, GET`/organizations/${organization}/${type}`, resource(type, { name: string() }), {
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
const EVERY_MS = 400;
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
			if (nowMs - slowedMs < EVERY_MS) return;
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
// build/src/git/checked-out-commit.js
async function checkedOutCommit(directory) {
	const repository = findRepository(resolve(directory));
	const folder = repository && gitDirectory(repository);
	return folder && headOf$2(folder);
}
async function headOf$2(folder) {
	const head = (await textOf$1(join(folder, "HEAD")))?.trim() ?? "";
	const reference = /^ref: (refs\/[^\s]+)$/.exec(head)?.[1];
	if (reference === void 0) return shaOf(head);
	if (reference.split("/").includes("..")) return void 0;
	const common = (await textOf$1(join(folder, "commondir")))?.trim();
	const shared = common === void 0 ? folder : resolve(folder, common);
	const loose = (await textOf$1(join(shared, reference)))?.trim();
	if (loose !== void 0) return shaOf(loose);
	return shaOf((await textOf$1(join(shared, "packed-refs")) ?? "").split("\n").find((one) => one.endsWith(` ${reference}`))?.split(" ")[0] ?? "");
}
function textOf$1(path) {
	return readFile(path, "utf8").catch(() => void 0);
}
function shaOf(text) {
	return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : void 0;
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
	const isInside = [...found.modules, void 0].some((_, from) => modules.every((step, at) => isLike(step, found.modules[from + at])));
	if (resource === void 0) return isInside;
	const { type, name, key } = found.resource;
	return isInside && fits$1(resource.type, type) && isLike(resource, {
		name,
		key
	});
}
function isLike(wanted, found) {
	if (found === void 0 || !fits$1(wanted.name, found.name)) return false;
	return wanted.key === void 0 || fits$1(wanted.key, found.key ?? "");
}
function fits$1(pattern, text) {
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
	const steps = stepsOf(text);
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
function stepsOf(text) {
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
	const kind = kindOf$1(table, word);
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
	const other = Object.entries(stamps ?? {}).filter(([key, at]) => key.endsWith("-at") && (at ?? "") !== "").map(([key]) => key.slice(0, -3).replaceAll("-", "_")).filter((word) => word !== status && ENDS.includes(kindOf$1(table, word))).find((word) => status !== "overridden" || !OVERRIDABLE.includes(word));
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
function countOf$2(counts, name) {
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
	const kind = kindOf$1(table, word);
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
		const said = `${countOf$1(caught.length)} that ${caught.length === 1 ? "is" : "are"} protected by ${pattern} would be destroyed.`;
		reading.results.push(toResult$1(`protect ${pattern}`, said, caught, rules));
	}
	const { maxDestroys: most } = rules;
	if (most === void 0) return reading;
	const number = numberOf(all, attributes, changes, rules.except);
	const said = `${countOf$1(number)} would be destroyed, and no more than ${most} may be.`;
	const caught = number > most ? all : [];
	reading.results.push(toResult$1(`max-destroys ${most}`, said, caught, rules, number > most));
	return reading;
}
function actsOf(changes) {
	return destroyedIn(changes, []).flatMap(({ acts }) => acts);
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
			deposed ? "what an earlier replacement left behind would be destroyed" : WORDS[action],
			why === "" ? "" : ` (${why})`,
			before.length > 0 ? `; before, it was ${before.join(", ")}` : ""
		].join("")
	};
}
const WORDS = {
	delete: "would be destroyed",
	replace: "would be destroyed and created anew",
	forget: "would be forgotten, and nobody manages it any more"
};
function countOf$1(number) {
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
function readSealKey(text = "") {
	const key = text.trim() || void 0;
	if (key === void 0 || /^[\w-]{43}$/.test(key)) return { key };
	return { problem: "is no key as `plangate seal-key` prints it." };
}
// build/src/trust/release.js
const MARK = 12;
function sealRelease(token, about, acts) {
	const key = keyFrom(token, "release");
	const marks = acts.map((act) => markOf(key, act)).sort().join("");
	return {
		workspaceId: about.workspaceId,
		marks,
		seal: sealOf(key, whole(about, marks))
	};
}
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
function failureOf$1(error, ended) {
	const message = messageOf(error);
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
function messageOf(error) {
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
async function judge(options, ports, runGate = run) {
	const secrets = createSecrets();
	for (const secret of options.secrets) secrets.keep(secret);
	const gated = await runGate(options, ports, secrets);
	const elsewhere = await isElsewhere$1(options);
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
	const { toReportView } = await import("./shared.js").then((n) => n.to_view_exports);
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
		const { findWorkspaces } = await import("./shared.js").then((n) => n.wanted_workspaces_exports);
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
		const { gate } = await import("./gate.js");
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
			pack: (root) => pack(root, options, ports)
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
	const { versionControlOf } = await import("./shared.js").then((n) => n.connection_exports);
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
async function pack(root, options, ports) {
	const { settings, workingDirectory, secrets, never = [] } = options;
	const { rules, secretScan, includeUntrackedSecrets, token } = settings;
	const { packDirectory } = await import("./pack-directory.js");
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
	const { describeQuery } = await import("./shared.js").then((n) => n.wanted_workspaces_exports);
	return unjudged(settings.workspaces.map((selector) => ({
		workspace: selector.kind === "name" ? selector.name : describeQuery(selector),
		failure
	})), durationMs);
}
const ELSEWHERE = "The checkout is another commit than the one that was planned, so findings have no lines. Check out the head of the pull request to have them.";
async function isElsewhere$1({ settings, context, repositoryRoot }) {
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
const SIGNS = {
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
	if (heading === "" || !room.take(`${heading}\n\n${moreOf(1e6, view)}`)) return {
		text: doubts.join("\n>\n"),
		missing: destroying.length
	};
	const groups = grouping(destroying).slice(0, most);
	const counted = takeAll(room, unlisted, asIs);
	const lines = takeAll(room, groups, (group) => changeLine(group, view));
	const missing = destroying.length - groups.slice(0, lines.length).flat().length;
	const list = [...lines, ...counted].join("\n");
	const more = missing > 0 ? moreOf(missing, view) : "";
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
	const end = moreOf(1e6, view);
	if (!room.take(`${title}\n\n${end}\n\n</details>`)) return {
		text: "",
		missing: number
	};
	const groups = grouping(others).slice(0, most);
	const lines = takeAll(room, groups, (group) => changeLine(group, view));
	const missing = number - groups.slice(0, lines.length).flat().length;
	const more = missing > 0 ? moreOf(missing, view) : "";
	return {
		text: joined("\n\n", title, lines.join("\n"), more, "</details>"),
		missing: 0
	};
}
function destructionWords(view, most) {
	const groups = grouping(changesOf(view).filter(destroys));
	const lines = groups.slice(0, most).map((group) => {
		const [change] = group;
		const names = workspacesOf$2(group, view, (name) => cleanLine(name, 60));
		const parts = [
			cleanLine(change.address, 200),
			placeOf$1(change),
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
	const place = placeOf$1(change);
	const url = location && permalink(location, view.context);
	const where = place && link$1(codeSpan(place), url, originsOf(view.context));
	const names = workspacesOf$2(group, view, (name) => codeSpan(name, 60));
	const what = joined(" ", where, codeSpan(address, 200), names);
	return `- **${SIGNS[action]}** ${joined(": ", what, why(change, (text) => codeSpan(text, 200)))}`;
}
function workspacesOf$2(group, view, mark) {
	const names = [...new Set(group.map(({ workspace }) => workspace))];
	return view.workspaces.length > 1 ? `in ${firstOf(names, 2, mark)}` : "";
}
function why(change, mark) {
	const { action, previousAddress, imported, deposed, reason = "", attributes } = change;
	const isKnown = action !== "forget" && Object.hasOwn(REASONS, reason);
	const names = list$2(attributes, 4, mark);
	return joined(", ", deposed ? "what an earlier replacement left behind" : "", previousAddress === void 0 ? "" : `moved from ${mark(cleanLine(previousAddress, 200))}`, imported ? "imported" : "", action === "forget" ? "stays, but is no longer managed" : "", joined(" ", isKnown ? REASONS[reason] : "", names && `(${names})`));
}
function moreOf(number, { workspaces, context }) {
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
	const passed = countOf$2(result, "passed");
	const hard = countOf$2(result, "hard-failed");
	const soft = countOf$2(result, "soft-failed");
	const advisory = countOf$2(result, "advisory-failed");
	const total = countOf$2(result, "total-failed");
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
function fits(status, { hard, soft, advisory }) {
	if (status === "passed") return hard === 0 && soft === 0;
	if (status === "soft_failed" || status === "overridden") return hard === 0 && soft > 0;
	if (status === "failed") return soft === 0 && hard + advisory > 0;
	return status === "hard_failed" ? hard > 0 : status === "errored";
}
function contradictions(what, { status, result }, counts) {
	const { passed, total, hard, soft, advisory } = counts;
	const doubts = [];
	if (total !== hard + soft + advisory) doubts.push(`The ${what} counts ${total} failed policies in all, but ${hard} hard-mandatory, ${soft} soft-mandatory and ${advisory} advisory ones.`);
	if (kindOf$1(POLICY_CHECK, status) !== "unknown" && !fits(status, counts)) doubts.push(`The ${what} is "${status}" but counts ${hard} hard-mandatory and ${soft} soft-mandatory failures.`);
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
const HEADER = "## Policy ";
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
	if (!line.startsWith(HEADER) || !line.endsWith(")")) return void 0;
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
function compare$1(results, current) {
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
			placeOf$1(each)
		];
	}).map((group) => joinFindings(group, context)).sort(bySeverity);
}
function joinFindings(group, context) {
	const [finding] = group;
	const { previous } = context;
	const same = groupBy(group.flatMap(({ resources }) => resources), (each) => [
		each.address,
		each.message,
		placeOf$1(each)
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
const SEVERITIES = [
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
	return SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) || KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || compare$2(one.policySet, other.policySet) || compare$2(one.policy, other.policy) || compare$2(one.address ?? "", other.address ?? "") || compare$2(one.message, other.message) || compare$2(one.fingerprint, other.fingerprint);
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
	return rest > 0 ? [...told, `${indent}… and ${count$2(rest, `more ${one}`)}`] : told;
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
	const where = view.workspaces.length > 1 ? `in ${list$2(finding.workspaces, 4)}` : "";
	const fresh = finding.age === "new" ? "new" : "";
	const spots = spotsOf(finding);
	const toLine = (spot) => {
		const [address, message] = subjectAndMessage(spot);
		const own = baselineWords(ownBaseline(spot, finding), view.context);
		return [`      ${cleaned([
			placeOf$1(spot),
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
		standing(finding),
		...more
	], "   ", limit)}`;
}
function cleaned(parts, between, limit) {
	return parts.flatMap((part) => part ? [cleanLine(part, limit)] : []).join(between);
}
function lines(...all) {
	return all.map((line) => clip(safeLine(clip(line, 4e3)), 1e3).trimEnd());
}
// build/src/quote.js
function quote(text) {
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
	return value > 0 ? { value } : { problem: `${quote(text)} is not a duration. Write 90m, 1h30m or 5400s.` };
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
	return { problem: `${quote(text)} is neither true nor false. Write true or false.` };
}
function parseNumber(text) {
	const trimmed = text.trim();
	const value = Number(trimmed);
	return /^[0-9]{1,15}$/.test(trimmed) && value > 0 ? { value } : { problem: `${quote(text)} is not a number. Write digits only.` };
}
function parseChoice(text, choices) {
	const value = choices.find((choice) => choice === text.trim().toLowerCase());
	if (value !== void 0) return { value };
	const near = didYouMean(text, choices);
	const meant = near === void 0 ? "" : ` Did you mean ${quote(near)}?`;
	return { problem: `${quote(text)} is not a choice. Write ${alternatives(choices)}.${meant}` };
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
	return { problem: `mixes lines that begin with "- " and lines that do not (${quote(odd)}). Write all of them the same way.` };
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
	if (/^["']|["']$/.test(item)) return { problem: `has a quote that is not closed: ${quote(item)}.` };
	if (/[[\]{}]/.test(item)) return { problem: `has a bracket in the wrong place: ${quote(item)}. Write \`[a, b]\` or one per line.` };
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
	if (value?.kind === "tuple") return value.items.flatMap((item) => textOf$4(item) || []);
	if (value?.kind === "object") return value.entries.flatMap(({ key }) => textOf$4(key) || []);
	return [];
}
function attribute(body, name) {
	return body.attributes.find((each) => each.name === name)?.value;
}
function textAttribute(body, name) {
	return textOf$4(attribute(body, name)) || void 0;
}
// build/src/trust/trusted-block.js
function readBranch(text) {
	return /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|^[-/.]|[/.]$|\/\/|\/\./u.test(text) ? { problem: `${quote(text)} is not the name of a branch.` } : { value: text };
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
		const says = mine === void 0 ? "names none" : `says ${quote(mine)}`;
		const where = own === void 0 ? "the pull request" : own.at;
		return [`The ${what} comes from ${trusted.at}, ${quote(theirs)}: ${where} ${says}, which does not count before it is merged.`];
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
function readLines(text) {
	const value = text.split(/\r\n|\n|\r/).map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
	return value.some((line) => /\p{Cc}/u.test(line)) ? { problem: "has control characters in it." } : { value };
}
function readVariables(text) {
	const lines = readLines(text);
	if ("problem" in lines) return lines;
	const names = lines.value.map((line) => /^([\p{L}_][\p{L}\p{N}_-]*)\s*=/u.exec(line)?.[1]);
	const odd = names.indexOf(void 0);
	if (odd >= 0) return { problem: `has no \`name=value\` in its line ${odd + 1}. One a line.` };
	const twice = names.find((name, at) => names.indexOf(name) !== at);
	return twice === void 0 ? lines : { problem: `names ${quote(twice)} twice.` };
}
function readTerraformVersion(text) {
	return /^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[0-9A-Za-z.-]{1,40})?$/.test(text) ? { value: text } : { problem: `${quote(text)} is not a version of Terraform. Write one as in 1.11.4.` };
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
	const problem = `${quote(withoutPassword(written))} is not a host. Write ${alternatives(["app.terraform.io", "tfe.example.com:8443"])}.`;
	if (/[\s\\?#@]|[^\x20-\x7e\u00a1-\uffff]/u.test(written)) return { problem };
	let url;
	try {
		url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`);
	} catch {
		return { problem };
	}
	if (url.pathname !== "/" || url.hostname === "") return { problem };
	if (url.protocol !== "https:" && url.protocol !== "http:") return { problem };
	if (url.protocol === "http:" && !isLoopback(url.hostname)) return { problem: `${quote(written)} would send the token unencrypted. Write https.` };
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
		if (!read.value.origin.startsWith("https:")) return { problem: `${quote(host)} is not reached by https. Name hosts that are.` };
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
	return odd === void 0 ? { value: [...new Set(value)] } : { problem: `${quote(odd)} is not a pattern of addresses. Write aws_db_instance.*, module.data or module.data.aws_db_instance.main.` };
}
function readMost(text) {
	return /^\s*\d{1,9}\s*$/.test(text) ? { value: Number(text) } : { problem: `${quote(text)} is not a number. Write digits only.` };
}
function readExceptions(text) {
	const list = parseList(text);
	if ("problem" in list) return list;
	const read = list.value.map((word) => parseChoice(word, EXCEPTIONS));
	const value = read.flatMap((one) => "value" in one ? one.value : []);
	return read.find((one) => "problem" in one) ?? { value };
}
const ROLES = ["maintain", "admin"];
const LOGIN = /^@?([A-Za-z0-9](?:[A-Za-z0-9_-]{0,37}[A-Za-z0-9])?)$/;
const TEAM = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([a-z0-9][a-z0-9._-]{0,99})$/;
function readApprovers(text) {
	const list = parseList(text);
	if ("problem" in list) return list;
	const approvers = {
		people: [],
		roles: [],
		teams: []
	};
	for (const item of list.value) {
		const [, person] = LOGIN.exec(item) ?? [];
		const [, organization, team] = TEAM.exec(item) ?? [];
		const role = ROLES.indexOf(item.replace(/^role:/, ""));
		if (item.startsWith("role:") && role >= 0) approvers.roles.push(...ROLES.slice(role));
		else if (organization !== void 0 && team !== void 0) approvers.teams.push({
			organization,
			team
		});
		else if (person !== void 0) approvers.people.push(person.toLowerCase());
		else return { problem: `has ${quote(item)}, which is nobody. Write people (octocat), role:maintain, role:admin or teams (acme/platform).` };
	}
	return list.value.length > 0 ? { value: approvers } : { problem: "is missing: name people, role:maintain, role:admin or teams. Nobody is meant by default." };
}
// build/src/settings/inputs.js
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
		parse: readLines
	}),
	"allow-partial": input("Let a run pass that planned only a part (`target`, `refresh-only`): the rest of the configuration is not judged.", {
		kind: "flag",
		default: "false",
		group: "What the run plans"
	}),
	replace: input("Addresses of resources to destroy and create anew, one per line.", {
		kind: "list",
		group: "What the run plans",
		parse: readLines
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
const OUTPUTS = Object.entries({
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
		message: `is ${hostname}, and ${block.at} names the host ${quote(block.hostname)}. Nothing is sent to either. Pass \`hostname\` with the right one: the files of a pull request do not choose it.`
	};
}
function filled(text) {
	const trimmed = text?.trim();
	return trimmed === "" ? void 0 : trimmed;
}
// build/src/settings/workspace-selectors.js
const NAME = /^[A-Za-z0-9_-]+$/;
const NAME_RULE = "Names have letters, digits, \"-\" and \"_\" only.";
function selectWorkspaces({ one, fromEnvironment, many, cloud, hint }, note) {
	if (one !== void 0 && many !== void 0) {
		note("workspaces", "and `workspace` are both given. Keep one of them.");
		return [];
	}
	if (many !== void 0) return readWorkspaceList(many, note);
	if (one !== void 0) {
		const name = fromEnvironment ? `${cloud?.workspaces?.prefix ?? ""}${one}` : one;
		if (NAME.test(name)) return [{
			kind: "name",
			name
		}];
		const several = /[,\n[\]=]|^- /.test(name) ? " For several, use `workspaces`." : "";
		note("workspace", `${quote(name)} is not a name. ${NAME_RULE}${several}`);
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
	if (cloud !== void 0 && named?.prefix !== void 0) note("workspace", `is missing: ${cloud.at} has only the prefix ${quote(named.prefix)}. Pass \`workspace\`, or set TF_WORKSPACE to what follows the prefix.`);
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
		else if (seen.has(JSON.stringify(selector.value))) note("workspaces", `names ${quote(item)} twice. Take one out.`);
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
		if (value === "") return { problem: `${quote(item)} says nothing after the colon.` };
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
	if (rest.length > 0 || directory === "" || name === "") return { problem: `${quote(item)} is not a pair. Write name=directory.` };
	if (!NAME.test(name)) {
		const hint = name.includes(":") ? " For a directory, write name=directory." : "";
		return { problem: `${quote(item)} is not a name. ${NAME_RULE}${hint}` };
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
function unanswered(sources) {
	return {
		hostname: textOf("hostname", sources) === void 0,
		organization: textOf("organization", sources) === void 0,
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
	const organization = textOf("organization", sources) ?? cloud?.organization;
	if (organization === void 0) note("organization", `is missing. Pass \`organization\`${hint}`);
	else if (!NAME.test(organization)) note("organization", `${quote(organization)} is not a name. ${NAME_RULE}`);
	const workspaces = selectWorkspaces({
		one: textOf("workspace", sources),
		fromEnvironment: given("workspace", sources) === void 0,
		many: given("workspaces", sources),
		cloud,
		hint
	}, note);
	const values = readInputs$1(sources, note);
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
function readInputs$1(sources, note) {
	const apart = READ_TOGETHER;
	const values = [];
	for (const spec of SPECS.values()) {
		const text = textOf(spec.name, sources) ?? spec.default;
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
function textOf(name, sources) {
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
async function check(host, door, ports) {
	try {
		return await tell(host, door, ports);
	} finally {
		await ports.send.close();
	}
}
async function tell(host, door, ports) {
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
		version: VERSION
	};
}
function secretVariables({ token, variables = [] }, others) {
	const secrets = createSecrets();
	for (const secret of [token, ...others]) secrets.keep(secret);
	return variables.filter((line) => secrets.conceal(line) !== line).map((line) => ({
		input: "variables",
		message: `would show a secret of this job to everybody who may read the run: the value of ${quote(line.slice(0, line.indexOf("=")).trim())} is one, or holds one. Set it as a sensitive variable of the workspace.`
	}));
}
const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY)$/;
function environmentSecrets(environment, named = SECRET_NAME) {
	return Object.entries(environment).filter(([name]) => named.test(name) || name.startsWith("TF_TOKEN_")).map(([, value]) => value?.trim() ?? "").filter((value) => value.length >= 16);
}
// build/src/git/ask-git.js
const SAFELY = [
	"-c",
	"core.hooksPath=/dev/null",
	"-c",
	"core.fsmonitor=false"
];
async function askGit(execute, directory, ...args) {
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
	const listed = await askGit(execute, repository, "ls-files", "-z");
	if ("text" in listed) return new Set(pathsIn(listed.text));
	if (/not a git repository/i.test(listed.why)) return { unknown: NO_REPOSITORY };
	return { unknown: firstLine(listed.why) || `exit code ${listed.exitCode}` };
}
async function isClean(directory, execute) {
	const found = await askGit(execute, directory, ...[
		"--no-optional-locks",
		"status",
		"--porcelain",
		"--untracked-files=all"
	], "--", ".");
	return "text" in found && found.text === "";
}
async function changedSince(target, repository, execute) {
	const base = await askGit(execute, repository, "merge-base", "HEAD", target);
	if ("why" in base) return void 0;
	const changed = await askGit(execute, repository, ...[
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
	const fresh = await askGit(execute, repository, ...[
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z"
	]);
	if ("why" in changed || "why" in fresh) return void 0;
	return pathsIn(changed.text + fresh.text);
}
function pathsIn(listed) {
	return listed.split("\0").filter((path) => path !== "");
}
// build/src/trust/whose.js
function compare(from, to) {
	if (!from || !to) return "unknown";
	return from.toLowerCase() === to.toLowerCase() ? "own" : "foreign";
}
function isSameRepository(one, other) {
	const [first, second] = [placeOf(one), placeOf(other)];
	return first !== void 0 && first.toLowerCase() === second?.toLowerCase();
}
function placeOf(address) {
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
// build/src/hosts/event-texts.js
const NAMES = /TITLE|BRANCH|MESSAGE|REF_NAME|HEAD_REF|DESCRIPTION|_TAG$|LABELS$/i;
const SHORTEST = 3;
function eventTextsIn(settings, payload, environment) {
	const words = Object.values(reportedWords(settings)).map((text) => cleanText(text ?? ""));
	if (words.every((text) => text === "")) return [];
	const lines = [...Object.entries(environment).flatMap(([name, text]) => NAMES.test(name) && text !== void 0 ? [text] : []), ...textsOf(payload)].flatMap((text) => {
		const clean = cleanText(text).trim();
		return [clean, ...clean.split("\n").map((line) => line.trim())];
	});
	return [...new Set(lines)].filter((text) => text.length >= SHORTEST && words.some((one) => one.includes(text))).filter((text) => prose(text, text.length) !== text).sort((one, other) => other.length - one.length);
}
function textsOf(json) {
	if (typeof json === "string") return [json];
	return typeof json === "object" && json !== null ? Object.values(json).flatMap(textsOf) : [];
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
			const outcome = await exchange$1(options, {
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
	const kind = isLimit(outcome) ? "rate-limited" : kindOf(status, said, hidden, once);
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
function kindOf(status, said, hidden, once) {
	if (status === 401 || status === 203 || status === 302) return "bad-token";
	if (status === 403 || status === 404 && hidden) return "permission";
	if (status === 404 || status === 410) return "not-found";
	if (status === 413) return "too-long";
	if (status === 400 || status === 422) return /too long|exceeds a maximum/i.test(said) ? "too-long" : "invalid";
	if (status >= 500) return once ? "unsure" : "unreachable";
	return "invalid";
}
function saidIn(body) {
	const json = parseJson$3(new TextDecoder().decode(body));
	return [json, ...listOf$1(inside(json, "errors"))].map((each) => inside(each, "message")).filter((text) => typeof text === "string").map((text) => text.trim().split(/\s*[\r\n]/, 1)[0]).join(": ");
}
function parse({ status, body }, service, what) {
	const json = parseJson$3(new TextDecoder().decode(body));
	if (body.length === 0 || json !== void 0) return json;
	throw new HostProblem("invalid", `${service} answered ${what} with ${status} and something that is not JSON: a proxy or a sign-in page stands in between.`);
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
			const [, number] = /\/issues\/([1-9]\d{0,14})$/.exec(textOf$3(issue) ?? "") ?? [];
			return {
				body: textOf$3(body) ?? "",
				author: textOf$3(inside(user, "login")),
				byPerson: inside(user, "type") === "User" && (comment["performed_via_github_app"] ?? null) === null,
				edited: textOf$3(created) === void 0 || created !== updated,
				number: number === void 0 ? void 0 : Number(number)
			};
		},
		async pusherOf(branch, commit) {
			const ref = encodeURIComponent(`refs/heads/${branch}`);
			return textOf$3(inside(listOf$1(await read(`${repository}/activity?ref=${ref}&per_page=100`)).find((each) => inside(each, "after") === commit), "actor", "login"));
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
		const nodes = listOf$1(inside(json, "data", "repository", "mergeQueue", "entries", "nodes"));
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
		return `${of} could not be started again: ${textOf$3(inside(again.json, "message")) ?? String(again.status)} It may be too old (GitHub keeps a month), or the job lacks \`actions: write\`. Push a commit to have the gate run.`;
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
const SERVERS = [
	{
		...GITEA,
		name: "forgejo",
		service: "Forgejo",
		variable: "FORGEJO_ACTIONS",
		run: "GITHUB_RUN_NUMBER"
	},
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
		defaultBranch: textOf$3(inside(payload, "repository", "default_branch")),
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
	const [first] = listOf$1(inside(run, "pull_requests"));
	const number = countOf(inside(first, "number"));
	if (number !== void 0) return {
		headSha,
		lookUp: {
			by: "number",
			number
		}
	};
	const owner = textOf$3(inside(run, "head_repository", "owner", "login"));
	const branch = textOf$3(inside(run, "head_branch"));
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
		fork: textOf$3(from) === void 0 || from !== to || isWithoutBranch(pull)
	};
}
function isWithoutBranch(pull) {
	const { label, ref } = fieldsOf$1(inside(pull, "head"));
	return label === "" || typeof ref === "string" && ref.startsWith("refs/");
}
function numberOfRef(environment) {
	const [, number] = /^refs\/pull\/(\d+)\//.exec(environment["GITHUB_REF"] ?? "") ?? [];
	return count$1(number);
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
	return compare(textOf$3(inside(from, "full_name")), environment["GITHUB_REPOSITORY"]);
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
function missingTokenHint({ secrets }) {
	return HINTS[secrets];
}
const HINTS = {
	given: void 0,
	fork: "pull requests from forks get no secrets.",
	dependabot: "Dependabot's jobs get Dependabot secrets only: add it in the repository's settings under Secrets and variables, Dependabot."
};
function jobOf({ environment, checkRunId }, slug) {
	const runId = count$1(environment["GITHUB_RUN_ID"]);
	const attempt = count$1(environment["GITHUB_RUN_ATTEMPT"] ?? "1");
	if (runId === void 0 || attempt === void 0) return void 0;
	const server = serverOf(environment);
	const number = count$1(environment[server.run]) ?? runId;
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
			items: listOf$1(inside(pull, "comments", "nodes")).map((node) => commentOf(node, graphql)),
			next: hasNextPage ? textOf$3(endCursor) ?? "" : void 0
		};
	}, graphql.clock);
	const headSha = textOf$3(inside(first, "headRefOid"));
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
	const login = textOf$3(inside(author, "login"));
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
	const author = textOf$3(inside(user, "login"));
	return {
		id: idOf(json, service),
		body: textOf$3(body) ?? "",
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
	const nodes = listOf$1(inside(pull, "files", "nodes")).map(fieldsOf$1);
	const unmoved = nodes.flatMap(({ path, changeType }) => typeof path === "string" && UNMOVED.includes(String(changeType)) ? [path] : []);
	if (inside(pull, "files", "pageInfo", "hasNextPage") === false && nodes.length === count && unmoved.length === count) return unmoved;
	const listed = await listFiles(source, number);
	const { headSha, changed } = await headOf$1(source, number);
	return headSha === head ? allOf(listed, changed) : void 0;
}
function listFiles({ ask, repository, access }, number) {
	const path = `${repository}/pulls/${number}/files?${access.server.perPage}`;
	const read = (json) => {
		const { filename: id, previous_filename: previous, status, patch } = fieldsOf$1(json);
		if (typeof id !== "string") throw unreadable(ask.service);
		const text = status === "removed" ? void 0 : textOf$3(patch);
		return {
			id,
			names: [id, textOf$3(previous) ?? id],
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
async function headOf$1({ ask, repository }, number) {
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
	const { headSha, changed } = await headOf$1(source, number);
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
		return status < 300 ? textOf$3(inside(json, "login")) : void 0;
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
		branch: textOf$3(inside(json, "head", "ref")),
		author: textOf$3(inside(json, "user", "login"))
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
		const run = count$1(environment[runIn]);
		return {
			commit: side === "merge" ? void 0 : sha(environment["GITHUB_SHA"]),
			pullRequest: change(count$1(pull), page && `${page}/${pulls}/${pull}`),
			jobUrl: page && run ? `${page}/actions/runs/${run}` : void 0,
			runNumber: count$1(environment["GITHUB_RUN_ID"]),
			repository: serverUrl && slug ? {
				serverUrl,
				slug,
				style
			} : void 0,
			root: textOf$3(environment["GITHUB_WORKSPACE"])
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
	return readFile(environment["GITHUB_EVENT_PATH"] ?? "", "utf8").then(parseJson$3, () => void 0);
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
// build/src/hosts/github/job.js
function onGitHub(job, ports) {
	const { event } = job;
	const known = event?.pullRequest ?? (event?.lookUp?.by === "number" ? event.lookUp : void 0);
	let look;
	return {
		judgement: {
			judged: event?.origin.judged !== false,
			async trusted(_, branch) {
				const api = job.github.comments ?? job.github.checks;
				if (api === void 0) throw new UntrustedError("There is no `github-token` to ask with.");
				const keep = (looked) => void (look = looked);
				const { trustedOnGitHub } = await import("./trusted.js");
				return trustedOnGitHub(api, {
					branch,
					number: known?.number,
					keep
				});
			}
		},
		root: ports.environment["GITHUB_WORKSPACE"] ?? ports.workingDirectory,
		async subject(settings, place) {
			job.limit.deadline = place.deadline;
			const found = await findSubject(job, settings, ports);
			if ("refused" in found) return found;
			return describe({
				...job,
				...found,
				look
			}, settings, place, ports);
		}
	};
}
async function findSubject({ event, github }, settings, { environment, execute, workingDirectory }) {
	if (event === void 0) return {
		headSha: "",
		problems: []
	};
	const api = github.comments ?? github.checks;
	const problems = [];
	let { pullRequest } = event;
	const matters = event.lookUp?.by !== "commit" || settings.comment !== "off" || settings.affectedOnly;
	if (api !== void 0 && matters) {
		const what = "The pull request of this job was not found";
		const explain = onProblem((problem) => {
			problems.push(explainProblem(what, "pull-requests: read", problem));
			return event.pullRequest;
		});
		pullRequest = await findPullRequest(event, api).catch(explain);
	}
	const directories = plannedDirectories(settings).map((one) => resolve(workingDirectory, one));
	const checkedOut = await checkedOutCommit(directories[0] ?? workingDirectory);
	const told = whoseOf(event, pullRequest);
	const own = told === "own" || await areWritersFiles(directories, environment, execute);
	const about = {
		event: event.name,
		checkedOut,
		trouble: problems[0]
	};
	const refused = refuseForeign({
		whose: own ? "own" : told,
		...about
	});
	if (refused !== void 0 && !settings.allowUntrustedHead) return { refused };
	const headSha = headToReport(event, pullRequest, checkedOut);
	const found = {
		headSha,
		problems,
		pullRequest
	};
	if (isElsewhere({
		event,
		...found
	}) && settings.comment !== "off") problems.push(`The checked-out commit ${headSha.slice(0, 7)} is not the head of #${pullRequest?.number}, so no comment is written there. Check the head out: \`ref: refs/pull/${pullRequest?.number}/head\`.`);
	return found;
}
function isElsewhere({ event, pullRequest, headSha }) {
	return pullRequest !== void 0 && !event?.pullRequest && headSha !== pullRequest.headSha;
}
function whoseOf({ origin }, pullRequest) {
	if (origin.whose !== "unknown" || pullRequest === void 0) return origin.whose;
	return pullRequest.fork ? "foreign" : "own";
}
function describe(known, settings, { root }, ports) {
	const { event, pullRequest, problems, limit } = known;
	let asked;
	const earlier = () => asked ??= askEarlier(known, settings);
	let through;
	const proposed = event?.origin.judged !== false || pullRequest !== void 0;
	return {
		...wordsFor(known, settings, root, ports.environment),
		proposed,
		change: changeOf(known, ports.environment),
		problems,
		earlier,
		letThrough: () => through ??= findLetThrough(known, settings, earlier),
		patient: true,
		changedFiles: () => findChangedFiles(root, known, earlier, ports.execute),
		async patches() {
			const api = known.github.comments ?? known.github.checks;
			if (api === void 0 || pullRequest === void 0) return [];
			return api.patches(pullRequest.number).catch(() => []);
		},
		async publish(view, until) {
			if (event === void 0) return {
				left: [],
				problems: []
			};
			const files = ports.signal.aborted ? void 0 : (await asked)?.files;
			limit.deadline = until;
			const { publishOnGitHub } = await import("./publish.js");
			const comment = isElsewhere(known) ? "off" : settings.comment;
			const target = {
				...settings,
				comment,
				pullRequest,
				headSha: known.headSha
			};
			const { clock, random, signal } = ports;
			const hurry = () => signal.aborted;
			const within = {
				clock,
				random,
				deadline: () => limit.deadline,
				hurry
			};
			return publishOnGitHub({
				view,
				target,
				github: known.github,
				ports: within
			}, files);
		}
	};
}
const NEW_HEADS = [
	"opened",
	"synchronize",
	"synchronized"
];
function changeOf({ payload, pullRequest }, environment) {
	const isNew = NEW_HEADS.includes(textOf$3(inside(payload, "action")) ?? "");
	const pull = inside(payload, "pull_request");
	return {
		fork: pullRequest?.fork,
		target: textOf$3(inside(pull, "base", "ref")) ?? textOf$3(environment["GITHUB_BASE_REF"]),
		since: isNew ? textOf$3(inside(pull, "updated_at")) : void 0
	};
}
function wordsFor({ event, payload, pullRequest, headSha }, settings, root, environment) {
	if (event === void 0) return {
		about: {},
		message: "plangate"
	};
	const { mode, comment, commentKey } = settings;
	const serverUrl = serverUrlOf(environment);
	const { pulls, style } = serverOf(environment);
	const slug = `${event.owner}/${event.repository}`;
	const page = `${serverUrl}/${slug}`;
	const number = pullRequest?.number;
	const key = commentKey === "default" ? "" : `/${commentKey}`;
	return {
		about: {
			repository: {
				serverUrl,
				slug,
				root,
				style,
				defaultBranch: event.defaultBranch
			},
			commit: {
				sha: headSha,
				url: `${page}/commit/${headSha}`
			},
			pullRequest: number === void 0 ? void 0 : {
				number,
				url: `${page}/${pulls}/${number}`
			},
			job: event.job,
			actor: startersOnGitHub(environment)[0],
			eventTexts: eventTextsIn(settings, payload, environment),
			takesCommands: settings.commentCommands && serverOf(environment).name === "github",
			adoptsOverridden: mode === "speculative" && comment !== "off" && number !== void 0
		},
		message: `${slug}${number === void 0 ? "" : ` #${number}`} at ${headSha.slice(0, 7)}`,
		changeRequest: number === void 0 ? void 0 : `${slug}#${number}${key}`
	};
}
async function askEarlier({ pullRequest, github, look, headSha }, { commentKey }) {
	await new Promise((next) => setImmediate(next));
	if (pullRequest === void 0 || github.comments === void 0) return void 0;
	return readEarlierReports(look === void 0 ? github.comments : { snapshot: async () => look }, pullRequest.number, commentKey, headSha);
}
async function findLetThrough({ event, payload, pullRequest, headSha, github }, { commentKey }, earlier) {
	if (event === void 0) return [];
	const repository = `${event.owner}/${event.repository}`;
	if (pullRequest !== void 0) {
		const { number } = pullRequest;
		return [{
			repository,
			number,
			commit: headSha,
			acts: (await earlier())?.acts ?? []
		}];
	}
	const api = github.comments;
	const members = await membersOf(payload, api?.commands) ?? [];
	return Promise.all(members.map(async ({ number, commit }) => {
		const read = api && await readEarlierReports(api, number, commentKey);
		return {
			repository,
			number,
			commit,
			acts: read?.acts ?? []
		};
	}));
}
async function membersOf(payload, api) {
	const group = inside(payload, "merge_group");
	const [head, base] = [sha(inside(group, "head_sha")), sha(inside(group, "base_sha"))];
	const branch = textOf$3(inside(group, "base_ref"))?.replace(/^refs\/heads\//, "");
	if (head === void 0 || base === void 0 || branch === void 0) return void 0;
	return api?.queued(branch, head, base).catch(onProblem(() => void 0));
}
async function findChangedFiles(root, { event, payload, pullRequest }, earlier, execute) {
	const checkedOut = await checkedOutCommit(root);
	if (checkedOut === void 0 || event === void 0) return void 0;
	const { name, workflowSha } = event;
	const merged = [
		"pull_request",
		"pull_request_review",
		"merge_group"
	].includes(name);
	const change = event.pullRequest ?? pullRequest;
	if (![merged ? workflowSha : void 0, change?.headSha].includes(checkedOut)) return void 0;
	if (name !== "merge_group") return (await earlier())?.files;
	const base = sha(inside(payload, "merge_group", "base_sha"));
	return base === void 0 ? void 0 : changedSince(base, root, execute);
}
async function findPullRequest(event, api) {
	const { lookUp } = event;
	if (event.pullRequest !== void 0 || lookUp === void 0) return event.pullRequest;
	const [found] = (await api.pullRequests(lookUp)).filter(({ headSha }) => lookUp.by !== "branch" || headSha === lookUp.sha).sort((one, other) => one.number - other.number);
	return found && {
		number: found.number,
		headSha: found.headSha,
		fork: found.fork
	};
}
function headToReport(event, pullRequest, checkedOut) {
	if (pullRequest === void 0 || event.pullRequest !== void 0) return event.headSha;
	return checkedOut === event.workflowSha && event.lookUp?.by === "number" ? event.workflowSha : pullRequest.headSha;
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
	const said = wordsOf(told);
	const message = code === "" || said.includes(code) ? said : `${said} (${code})`;
	return new TransportError(failureOf(code, first), message, { cause: error });
}
function wordsOf(said) {
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
	const bytes = await writeWhole(request.file, bodyOf(answer, request, watch));
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
	for await (const chunk of bodyOf(answer, request)) {
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
	return readFile(resolve(workingDirectory, path), "utf8").then((text) => text.includes("-----BEGIN CERTIFICATE-----") ? void 0 : `${quote(path)} holds no certificate in PEM form.`, ({ code = "unknown error" }) => `${quote(path)} cannot be read (${code}).`);
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
	return [`The certificate authorities in ${quote(caFile)} are trusted, and a pull request can change that file. Keep it outside of the checkout.`];
}
async function findTrusted(sources, directory, workingDirectory, trusted, own) {
	const written = sources.given["trusted-branch"]?.trim() || void 0;
	const named = written === void 0 ? void 0 : readBranch(written);
	if (named !== void 0 && "problem" in named) return { why: named.problem };
	const branch = named?.value;
	const title = branch === void 0 ? "the default branch" : `the branch ${quote(branch)}`;
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
		return { why: `There is no \`cloud\` block in ${path === "" ? "the repository" : quote(path)} on ${title} that this job may read, and one that a pull request adds does not count.` };
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
			message: `${quote(text)} does not exist.${hint}`
		};
	}
	if (!found.isDirectory()) return {
		input,
		message: `${quote(text)} is not a directory.`
	};
	const has = await hasConfiguration(path).catch((error) => error);
	if (has === true) return void 0;
	if (has !== false) {
		const what = has.path === void 0 || has.path === path ? "" : `: ${has.path}`;
		return {
			input,
			message: `${quote(text)} cannot be read (${has.code}${what}). Is it the right directory?`
		};
	}
	return {
		input,
		message: `${quote(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`
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
// build/src/action/action-io.js
function readInputs(environment) {
	const given = {};
	for (const [name, value] of Object.entries(environment)) if (name.startsWith("INPUT_") && value !== void 0) given[name.slice(6).toLowerCase()] = value;
	return given;
}
// build/src/action/connect-github.js
const LAST_WORDS_MS = 5500;
const SECRETS = [
	"token",
	"gate-token",
	"github-token",
	"checks-token",
	"members-token",
	"seal-key"
];
async function openJob(io, combines = false) {
	const { environment, clock, random, signal, workingDirectory } = io;
	const given = readInputs(environment);
	const log = createActionLog(io.host, io.makeToken);
	for (const name of SECRETS) log.secret(given[name] ?? "");
	const combined = combines ? await takeGroups(given, workingDirectory) : void 0;
	const payload = await readPayload(environment);
	const event = readEvent({
		environment,
		payload,
		pullRequestNumber: numberIn(given["pr-number"]),
		checkRunId: numberIn(given["check-run-id"])
	});
	const send = openNetwork(given["ca-file"], io);
	const limit = { deadline: Number.POSITIVE_INFINITY };
	const ports = {
		...io,
		send
	};
	const tokenHint = event && missingTokenHint(event);
	const settings = async (judgement) => combined && "problem" in combined ? { problems: [{
		input: combined.input,
		message: combined.problem
	}] } : loadSettings({
		given,
		environment,
		door: "action",
		tokenHint
	}, workingDirectory, judgement);
	const whole = combined && "groups" in combined ? combined : void 0;
	const job = {
		event,
		payload,
		given,
		limit,
		github: {}
	};
	if (event === void 0) return {
		job,
		settings,
		ports,
		log,
		combined: whole
	};
	const late = new AbortController();
	const abortLate = () => void clock.sleep(LAST_WORDS_MS).then(() => late.abort());
	signal.addEventListener("abort", abortLate, { once: true });
	const github = connectGitHub({
		apiUrl: environment["GITHUB_API_URL"] ?? "https://api.github.com",
		owner: event.owner,
		name: event.repository,
		server: serverOf(environment),
		githubToken: given["github-token"]?.trim(),
		checksToken: (given["checks-token"] ?? given["members-token"])?.trim()
	}, {
		send,
		clock,
		random,
		signal: late.signal,
		deadline: () => limit.deadline
	});
	return {
		job: {
			...job,
			github
		},
		settings,
		ports,
		log,
		combined: whole
	};
}
async function takeGroups(given, workingDirectory) {
	const { readGroups } = await import("./shared.js").then((n) => n.groups_exports);
	const { workspacesOf } = await import("./combine-here.js");
	const { REPORTS } = await import("./shared.js").then((n) => n.sub_actions_exports);
	const { groups: printed = "", from, "seal-key": sealed } = given;
	for (const name of [
		"groups",
		"from",
		"seal-key"
	]) delete given[name];
	const groups = readGroups(printed);
	if ("problem" in groups) return {
		input: "groups",
		...groups
	};
	const seal = readSealKey(sealed);
	if ("problem" in seal) return {
		input: "seal-key",
		...seal
	};
	given["workspaces"] = workspacesOf(groups).join("\n");
	given["token"] = seal.key ?? given["token"];
	return {
		groups,
		from: resolve(workingDirectory, from || REPORTS),
		sealKey: seal.key
	};
}
function numberIn(text = "") {
	const parsed = parseNumber(text);
	return "value" in parsed ? parsed.value : void 0;
}
// build/src/action/job-state.js
const stateSchema = object$2({
	mode: picklist(["speculative", "provisional"]),
	origin: string(),
	organization: string(),
	runs: array(object$2({
		workspace: string(),
		workspaceId: string(),
		versionId: string(),
		runId: optional(string())
	}))
});
function trackJob({ mode, origin, organization }, save) {
	const runs = new Map();
	const tell = () => {
		save(JSON.stringify({
			mode,
			origin,
			organization,
			runs: [...runs.values()]
		}));
	};
	return (event) => {
		switch (event.kind) {
			case "version-created": {
				const { workspace, workspaceId, versionId } = event;
				runs.set(workspace, {
					workspace,
					workspaceId,
					versionId
				});
				return tell();
			}
			case "run-created": {
				const known = runs.get(event.workspace);
				if (known === void 0) return;
				runs.set(event.workspace, {
					...known,
					runId: event.runId
				});
				return tell();
			}
			case "workspace-decided":
				if (event.result.failure === void 0 && runs.delete(event.result.workspace)) tell();
				return;
			default: return;
		}
	};
}
function decodeState(text) {
	const read = safeParse(pipe(string(), parseJson$2(), stateSchema), text);
	return read.success ? read.output : void 0;
}
// build/src/action/run-action.js
async function runAction(io, combines = false) {
	const { host, environment } = io;
	const opened = await openJob(io, combines);
	const { job, settings, ports, log, combined } = opened;
	if (isTrue(job.given["report-apply"])) return (await import("./report-apply.js")).runReportApply(opened, io);
	let reportPath = "";
	const checked = await check(onGitHub(job, ports), {
		settings,
		runGate: combined && (await import("./combine-here.js")).combinesInstead(combined),
		workingDirectory: io.workingDirectory,
		secrets: environmentSecrets(environment),
		never: [],
		log,
		tell: (line) => host.print(line),
		quietMs: 31e3,
		follow: (chosen) => trackJob(chosen, (state) => host.save("job", state)),
		async beforePublishing(view) {
			const { writeReport } = await import("./shared.js").then((n) => n.publish_report_exports);
			reportPath = await writeReport(view, log, io);
		}
	}, ports);
	if ("problems" in checked) {
		const { publishNothing } = await import("./shared.js").then((n) => n.publish_report_exports);
		const forgiven = isForgiven(checked, job);
		await publishNothing(checked.problems, forgiven, io);
		return forgiven ? 0 : 1;
	}
	const { publishReport } = await import("./shared.js").then((n) => n.publish_report_exports);
	publishReport(checked, reportPath, log, io);
	host.save("reported", "true");
	return checked.view.green ? 0 : 1;
}
function isTrue(text = "") {
	const parsed = parseFlag(text);
	return "value" in parsed && parsed.value;
}
function isForgiven({ problems, refused }, { event, given }) {
	const [first, ...others] = problems;
	return refused === void 0 && event?.withheld === true && others.length === 0 && first?.input === "token" && given["on-missing-token"] === "neutral";
}
// build/src/action/run-role.js
const IN_FOLDERS = [
	"override",
	"agent-token",
	"team-access",
	"combine"
];
function roleOf(script) {
	const folder = basename(dirname(script));
	if (folder === "agent-token" && basename(script) === "post.js") return "agent-token-post";
	if (folder === "post") return "gate-post";
	return IN_FOLDERS.find((name) => name === folder) ?? "gate";
}
async function runRole(role, io) {
	if (role === "gate" || role === "combine") return runAction(io, role === "combine");
	if (role === "gate-post") return (await import("./post.js")).finishAction(io);
	return (await import("./run-sub-action.js")).runSubAction(role, io);
}
// build/src/action/main.js
const EXIT_AFTER_SIGNAL_MS = 6500;
const host = actionsHost();
const cancel = new AbortController();
for (const name of ["SIGINT", "SIGTERM"]) process$1.on(name, () => {
	if (cancel.signal.aborted) return;
	cancel.abort(name);
	setTimeout(() => process$1.exit(1), EXIT_AFTER_SIGNAL_MS).unref();
});
process$1.exitCode = 1;
main();
async function main() {
	try {
		const exitCode = await runRole(roleOf(process$1.argv[1] ?? ""), {
			environment: process$1.env,
			workingDirectory: process$1.cwd(),
			host,
			clock: systemClock(),
			random: Math.random,
			execute,
			makeToken: randomUUID,
			signal: cancel.signal
		});
		process$1.exit(exitCode);
	} catch (error) {
		const text = error instanceof Error ? error.stack ?? error.message : String(error);
		for (const line of text.split("\n")) host.print(safeLine(line));
		host.error("Plangate failed by a mistake of its own; the lines above say where.");
		process$1.exit(1);
	}
}
export { ACCESS_LEVELS, BROKEN_SET, CONFIGURATION_VERSION, CUSTOM_ATTRIBUTES, GITHUB, GateStop, HostProblem, IGNORED, INPUTS, NO_REPOSITORY, OF_GROUPS, OUTCOME, OUTPUTS, PLAN, POLICY_CHECK, POLICY_EVALUATION, PackError, RULE_FILE, RUN, STATUS_WORDS, ServiceError, TASK_RESULT, TASK_STAGE, TF_POLICY_EVALUATION, TF_POLICY_OUTCOME, TRACKING_UNKNOWN, UNTRACKED, UntrustedError, VERDICT, VERDICTS, VERSION, accessProblems, actorOnGitHub, actsOf, array, asCount, asIs, askedOptions, awaitsOverride, base64Of, baselineWords, changesFold, chooseTarget, cleanLine, cleanText, clip, closesGate, codeSpan, collectFindings, compare$1 as compare, compare$2 as compare$1, contextOf, contradictions$1 as contradictions, count$2 as count, countOf$2 as countOf, countWords, countsOf, createActionLog, createClient, createRoom, createSecrets, currentActs, decodeMarker, decodeState, describeOptions, destructionBlock, eachOnce, emptyReading, encodeActs, encodeMarker, existsAt, explainProblem, failed, failureOf$1 as failureOf, fence, fieldsOf, fieldsOf$1, figuresOf, findAddresses, findCheckout, findRepository, firstOf, fold, footerOf, forgivesFailedLook, fromBase64Url, fromPolicyCheck, generalMessage, groupBy, grouped, guard, guardOf, hasMarker, hasNoChanges, hasNoResult, hash, headline, helpFor, htmlCode, icon, inside, isAddress, isApplyStage, isGreen, isOurs, isRefusal, isRunOver, isSameRepository, isSealed, isSettled, isWithin, joined, keptForPublishing, kindOf$1 as kindOf, levelWords, link$1 as link, linksIn, list$2 as list, listTrackedFiles, literal, looseObject, markerStart, matchesGrant, mentionedIn, merge, messageOf, mustFixFindings, namedIn, namesOf, namesOf$1, needsReason, noneIfNotFound, object$2 as object, onGitHub, onProblem, openJob, openNetwork, optional, originsOf, overriddenWords, overrideWords, ownBaseline, ownComments, parseChoice, parseFlag, parseJson, parseJson$4 as parseJson$1, parseList, partsOnly, placeOf$1 as placeOf, placeOf$2 as placeOf$1, policies, prose, publishUntil, readApprovers, readCommand, readInputs, readOutcome, readStatus, realOrSame, record, refuseApprover, refuseOverride, related, relatedId, renderActs, renderCommand, reportKey, resourcePrint, runKind, runOf, runWords, safeHref, safeLine, safeParse, sealOf, sealRelease, sectionId, serverUrlOf, shares, shownPlace, spotsOf, stampDoubts, startersOnGitHub, string, subjectAndMessage, summaryOf, takeAll, tally$1 as tally, tallyOf, textOf$3 as textOf, toBase64Url, toStatus, totalsOf, union, unknownInputs, unsaid, withHelp, withoutActs, wordsOf$2 as wordsOf, workspaces, worst };
