import { IGNORED, PackError, RULE_FILE, TRACKING_UNKNOWN, UNTRACKED, base64Of, findCheckout, findRepository, isWithin, listTrackedFiles, realOrSame } from "./index.js";
import { createHash } from "node:crypto";
import { isUtf8 } from "node:buffer";
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";
import { basename, dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { accessSync, closeSync, constants as constants$1, fstatSync, lstatSync, mkdtempSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
// build/src/archive/open-checked.js
var ChangedError = class extends Error {
	name = "ChangedError";
};
const FLAGS = constants$1.O_RDONLY | (constants$1.O_NOFOLLOW ?? 0) | (constants$1.O_NONBLOCK ?? 0);
function openChecked(seen) {
	let fd;
	try {
		fd = openSync(seen.absolute, FLAGS);
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
		finishFlush: constants.Z_SYNC_FLUSH
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
		expression: members === "" ? NOTHING : `[${members}]`,
		next: at + 1
	};
}
const NOTHING = "[^\\x00-\\x{10ffff}]";
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
const NAMES = words(`.netrc _netrc netrc .npmrc .yarnrc.yml .pypirc .pgpass pgpass pgpass.conf .my.cnf my.cnf
  .htpasswd htpasswd .envrc .git-credentials .vault-token .terraformrc terraform.rc .tofurc tofu.rc settings.xml
  nuget.config pip.conf pip.ini auth.json rclone.conf boto.cfg admin.conf kubelet.conf k3s.yaml rke2.yaml
  clouds.yaml clouds.yml secure.yaml secure.yml cwallet.sso wallet.dat cookies.txt cookiejar nohup.out core shadow`);
const ENDINGS = words(`pem p8 p12 pfx pkcs12 key ppk pvk snk jks jceks bks keystore truststore keytab kdb kdbx agekey
  ovpn tfvars tfplan tfrc tfbackend kubeconfig rkestate env credentials secret
  secrets password passwords token tokens dmp mdmp hprof har pcap pcapng keylog log`);
const TWO_ENDINGS = /\.(?:tfvars\.json|tfrc\.json|pkrvars\.hcl)$/;
const BEGINNINGS = /^(?:id_(?:rsa|dsa|ecdsa|ed25519|xmss)|\.env\b|tfplan|krb5cc|kubeconfig|talosconfig|core\.\d)/;
const WORDS = /credential|creds|passw(?:or)?d|passphrase|secret|keystore|truststore|openrc|tfstate|(?:api|private|ssh)[-_. ]?key|access[-_. ]?token|service[-_. ]?account|kube[-_. ]?config|(?:^|[^a-z])(?:tokens?|id_(?:rsa|dsa|ecdsa|ed25519))(?:[^a-z]|$)|(?:^|(?<!pub|public)[^a-z])(?:keys?|pass)(?:\.[a-z0-9]+)?$/;
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
const NAMED = words("secret secrets credential credentials creds passwords tokens private-keys ssh-keys");
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
	return NAMED.has(lower) ? "named" : around;
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
		return isSecretName(unpacked) || DATA.test(unpacked) && WORDS.test(unpacked);
	}
	return WORDS.test(bare) || name !== lower && WORDS.test(undisguise(apart(name)));
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
		accessSync(path, constants$1.R_OK | constants$1.X_OK);
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
export { packDirectory };
