import { findAddresses, parseJson } from "./index.js";
import { loadHcl, textOf } from "./hcl.js";
import native, { join, posix } from "node:path";
// build/src/locate/addresses.js
const LENGTH_LIMIT = 2e3;
const STEP = /\.([\p{L}_][\p{L}\p{N}\p{M}_-]*)|\[(?:\d{1,18}|\*|"(?:[^"\\\n]|\\.)*")\]/gsuy;
function parseAddress(text) {
	const trimmed = text.trim();
	const steps = readSteps(trimmed);
	const name = (at) => steps[at]?.name;
	const behindKey = (at) => steps[at] && name(at) === void 0 ? at + 1 : at;
	const upTo = (at) => trimmed.slice(0, steps[at - 1]?.end);
	const modules = [];
	let at = 0;
	while (name(at) === "module") {
		const called = name(at + 1);
		if (called === void 0) return void 0;
		at = behindKey(at + 2);
		if (name(at) === void 0 || name(at + 1) === void 0) return {
			text: upTo(at),
			modules,
			block: {
				type: "module",
				labels: [called]
			}
		};
		modules.push(called);
	}
	const first = name(at);
	const type = first === "data" || first === "ephemeral" ? first : "resource";
	if (type !== "resource") at += 1;
	const [kind, label] = [name(at), name(at + 1)];
	if (kind === void 0 || label === void 0) return void 0;
	return {
		text: upTo(behindKey(at + 2)),
		modules,
		block: {
			type,
			labels: [kind, label]
		}
	};
}
function readSteps(text) {
	if (text.length > LENGTH_LIMIT) return [];
	const steps = Array.from(`.${text}`.matchAll(STEP), ({ 0: all, 1: name, index }) => ({
		name,
		end: index + all.length - 1
	}));
	return steps.at(-1)?.end === text.length ? steps : [];
}
// build/src/locate/declarations.js
const LABELS = {
	resource: 2,
	data: 2,
	ephemeral: 2,
	module: 1
};
function isConfigurationFile(name) {
	const stem = /^(.+)\.(?:tf|tofu)(?:\.json)?$/s.exec(name)?.[1] ?? "";
	return stem !== "" && !name.startsWith(".") && stem !== "override" && !stem.endsWith("_override");
}
function readDeclarations(name, text, hcl) {
	if (name.endsWith(".json")) return readJson(text, hcl);
	const { body, problems } = hcl.parse(text);
	const firstProblem = Math.min(...problems.map(({ range }) => range.startLine), Infinity);
	return body.blocks.flatMap(({ type, labels, body: { attributes }, range }) => isDeclared(type) && labels.length === LABELS[type] ? [declaration(type, labels, range, attributes)] : []).filter(({ endLine }) => endLine < firstProblem);
}
function isDeclared(type) {
	return Object.hasOwn(LABELS, type);
}
function declaration(type, labels, { startLine, endLine }, attributes) {
	const source = attributes.find(({ name }) => type === "module" && name === "source")?.value;
	return {
		type,
		labels,
		startLine,
		endLine,
		source: textOf(source)
	};
}
function readJson(text, hcl) {
	const json = text.replace(/^\ufeff/, "");
	if (parseJson(json) === void 0) return [];
	return entriesOf(hcl.parse(`json = ${json.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g, toHclToken)}`).body.attributes[0]?.value).flatMap(({ name, value }) => isDeclared(name) ? fromJson(name, [], value) : []);
}
function toHclToken(json) {
	if (!json.startsWith("\"")) return "0";
	return `"${String(JSON.parse(json)).replace(/[\p{Cc}\p{Cs}"\\{]/gu, (unit) => {
		return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
	})}"`;
}
function fromJson(type, outer, value) {
	return entriesOf(value).flatMap((entry) => {
		const labels = [...outer, entry.name];
		if (labels.length < LABELS[type]) return fromJson(type, labels, entry.value);
		return [declaration(type, labels, entry, entriesOf(entry.value))];
	});
}
function entriesOf(value) {
	if (value?.kind === "tuple") return value.items.flatMap(entriesOf);
	if (value?.kind !== "object") return [];
	return value.entries.map(({ key, value }) => {
		const { startLine } = key.range;
		return {
			name: textOf(key) ?? "",
			value,
			startLine,
			endLine: value.range.endLine
		};
	});
}
// build/src/locate/removed-blocks.js
const HUNK = /^@@ -[\d,]{1,20} \+(\d{1,9})(?:,(\d{1,9}))? @@/;
const LABEL = String.raw`\s+"?([\w-]+)"?`;
const BLOCK = new RegExp(`^-\\s*(resource|data|ephemeral|module)${LABEL}(?:${LABEL})?\\s*\\{`);
const LONGEST_LINE = 500;
function findRemoved(patches, directory, { type, labels }) {
	const found = patches.flatMap(({ path, text }) => {
		const { dir, base } = posix.parse(path);
		if (dir !== directory || !isConfigurationFile(base)) return [];
		return linesBefore(text, [type, ...labels]).map((line) => {
			const at = Math.max(1, line);
			return {
				path,
				startLine: at,
				endLine: at,
				source: "removed-block"
			};
		});
	});
	return found.length === 1 ? found[0] : void 0;
}
function linesBefore(text, words) {
	const found = [];
	let before = 0;
	for (const line of text.split("\n")) {
		const [, start, count = "1"] = HUNK.exec(line) ?? [];
		if (start !== void 0) before = Number(start) - (count === "0" ? 0 : 1);
		else if (line.startsWith("+") || line.startsWith(" ")) before++;
		else if (line.length <= LONGEST_LINE) {
			if ((BLOCK.exec(line)?.slice(1))?.filter((word) => word !== void 0).join(" ") === words.join(" ")) found.push(before);
		}
	}
	return found;
}
// build/src/locate/locate.js
const MODULE_DEPTH = 30;
function createLocator(options, hcl) {
	const { repositoryRoot } = options;
	const modules = new Map();
	let patches;
	const readModule = (directory) => {
		const known = modules.get(directory) ?? declaredIn(directory, options, hcl);
		modules.set(directory, known);
		return known;
	};
	return { async locate(address, directory, mayBeGone = false) {
		const removed = async (block) => {
			if (!mayBeGone) return void 0;
			patches ??= options.patches?.();
			return findRemoved(await patches ?? [], pathInside(repositoryRoot, here) ?? "", block);
		};
		let here = directory;
		let call;
		for (const name of address.modules.slice(0, MODULE_DEPTH)) {
			const found = only(await readModule(here), "module", [name]);
			if (!found) return await removed({
				type: "module",
				labels: [name]
			}) ?? call;
			call = toLocation(found, repositoryRoot, "module-call") ?? call;
			const inner = localSource(found.source, here);
			if (inner === void 0 || pathInside(repositoryRoot, inner) === void 0) return call;
			here = inner;
		}
		const { type, labels } = address.block;
		const found = only(await readModule(here), type, labels);
		if (!found) return await removed(address.block) ?? call;
		return toLocation(found, repositoryRoot, type === "module" ? "module-call" : "block");
	} };
}
async function declaredIn(directory, files, hcl) {
	const names = (await files.readDirectory(directory)).filter(isConfigurationFile).sort();
	return (await Promise.all(names.map(async (name) => {
		const file = join(directory, name);
		const text = await files.readFile(file);
		if (text === void 0 || text.length > 4e6) return [];
		return readDeclarations(name, text, hcl).map((each) => ({
			...each,
			file
		}));
	}))).flat();
}
function only(declared, type, labels) {
	const found = declared.filter((each) => each.type === type && each.labels.every((label, at) => label === labels[at]));
	return found.length === 1 ? found[0] : void 0;
}
function localSource(source, directory) {
	if (source === void 0 || !/^\.{1,2}(?:[/\\]|$)/.test(source)) return void 0;
	return join(directory, ...source.split(/[/\\]/));
}
function toLocation({ file, startLine, endLine }, repositoryRoot, source) {
	const path = pathInside(repositoryRoot, file);
	return path === void 0 ? void 0 : {
		path,
		startLine,
		endLine,
		source
	};
}
function pathInside(root, path, system = native) {
	const inner = system.relative(root, path);
	return inner === ".." || inner.startsWith(`..${system.sep}`) || system.isAbsolute(inner) ? void 0 : inner.split(system.sep).join("/");
}
// build/src/locate/locate-results.js
async function locateResults(result, options) {
	const hcl = await loadHcl().catch(() => void 0);
	const locator = hcl && createLocator(options, hcl);
	const workspaces = await oneByOne(result.workspaces, async (workspace) => {
		const { root, workingDirectory, results, diagnostics } = workspace;
		const roots = root === void 0 ? [] : [...new Set([join(root, workingDirectory), root])];
		const places = {
			options,
			locator,
			roots
		};
		return {
			...workspace,
			results: await oneByOne(results, (each) => locateResult(each, places)),
			diagnostics: await oneByOne(diagnostics, (each) => locateDiagnostic(each, places)),
			changes: workspace.changes && await locateChanges(workspace.changes, places)
		};
	});
	return {
		...result,
		workspaces
	};
}
async function oneByOne(items, locate) {
	const located = [];
	for (const item of items) located.push(await locate(item));
	return located;
}
async function locateResult({ location: said, ...rest }, places) {
	const { status, address, message, output } = rest;
	const told = said && await toldPlace(said, address, places);
	if (status === "passed") return {
		...rest,
		location: told
	};
	const resources = await oneByOne(rest.resources, async ({ location, ...named }) => ({
		...named,
		location: (location && await toldPlace(location, named.address, places)) ?? await locateText(named.address, places, rest.system === "guard")
	}));
	const [first] = resources;
	if (first !== void 0) return {
		...rest,
		resources,
		location: first.location ?? told
	};
	if (told) return {
		...rest,
		location: told
	};
	const only = await onlyAddress([message, ...output], places);
	if (only?.address === void 0) return {
		...rest,
		...only
	};
	return {
		...rest,
		...only,
		resources: [{
			address: only.address,
			message: void 0,
			location: only.location
		}]
	};
}
async function locateDiagnostic({ file: path = "", line = 0, ...rest }, places) {
	const { address } = rest;
	const place = await toldPlace({
		path,
		startLine: line,
		endLine: line,
		source: "diagnostic"
	}, address, places) ?? await locateText(address, places);
	return {
		...rest,
		file: place?.path,
		line: place?.startLine
	};
}
const MOST_BLOCKS = 2e3;
async function locateChanges(planned, places) {
	const known = new Map();
	const changes = await oneByOne(planned.changes, async (change) => {
		const { modules, block } = parseAddress(change.address) ?? {};
		const key = JSON.stringify([modules, block]);
		if (!known.has(key) && known.size < MOST_BLOCKS) known.set(key, await locateText(change.address, places));
		return {
			...change,
			location: known.get(key)
		};
	});
	return {
		...planned,
		changes
	};
}
async function locateText(text, places, mayBeGone = false) {
	const address = text === void 0 ? void 0 : parseAddress(text);
	const [module] = places.roots;
	return address && module !== void 0 ? places.locator?.locate(address, module, mayBeGone) : void 0;
}
const MOST_NAMED = 50;
async function onlyAddress(texts, places) {
	const text = texts.map((each) => each.slice(0, 2e4)).join("\n").slice(0, 1e5);
	const found = [];
	for (const each of findAddresses(text).slice(0, MOST_NAMED)) {
		const location = await locateText(each, places);
		if (location) found.push({
			address: parseAddress(each)?.text ?? each,
			location
		});
	}
	const [first, ...others] = found;
	const blocks = new Set(found.map(({ location }) => `${location.startLine} ${location.path}`));
	if (!first || blocks.size > 1) return void 0;
	return others.length === 0 ? first : { location: first.location };
}
async function toldPlace(told, address, places) {
	const parts = told.path.split(/[/\\]/).filter((part) => part !== "" && part !== ".");
	if (parts.length === 0 || parts.includes(".terraform") || /^[/\\]|^[A-Za-z]:/.test(told.path)) return void 0;
	const candidates = [];
	for (const root of places.roots) {
		const place = await existing(told, join(root, ...parts), places.options);
		if (place && !candidates.some(({ path }) => path === place.path)) candidates.push(place);
	}
	if (candidates.length < 2) return candidates[0];
	const block = await locateText(address, places);
	return candidates.find((place) => place.path === block?.path);
}
async function existing(told, file, options) {
	const path = pathInside(options.repositoryRoot, file);
	const text = path === void 0 ? void 0 : await options.readFile(file);
	if (path === void 0 || text === void 0) return void 0;
	const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
	const { startLine } = told;
	if (!Number.isSafeInteger(startLine) || startLine < 1 || startLine > lines) return void 0;
	return {
		...told,
		path,
		endLine: Math.min(Math.max(told.endLine, startLine), lines)
	};
}
export { locateResults };
