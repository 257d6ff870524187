import { __exportAll } from "./rolldown-runtime.js";
import { readFile } from "node:fs/promises";
// build/src/locate/hcl-syntax.js
const TOP = {
	startLine: 1,
	startColumn: 1,
	endLine: 1,
	endColumn: 1
};
const FILE_LIMIT = 4e6;
function textOf(value) {
	return value?.kind === "literal" && typeof value.value === "string" ? value.value : void 0;
}
// build/src/locate/hcl-text.js
const SIMPLE = {
	n: "\n",
	r: "\r",
	t: "	"
};
function decodeQuoted(text) {
	return text.replace(/([$%])\1\{|\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([nrt"\\]))/g, (written, sign, short, long, simple) => {
		if (sign !== void 0) return `${sign}{`;
		if (simple !== void 0) return SIMPLE[simple] ?? simple;
		const point = parseInt(short ?? long ?? "", 16);
		return point <= 1114111 ? String.fromCodePoint(point) : written;
	});
}
function decodeHeredoc(parts, indented) {
	const texts = [...parts];
	const first = texts[0] ?? "";
	texts[0] = first.slice(first.indexOf("\n") + 1);
	const last = texts.length - 1;
	const end = texts[last] ?? "";
	texts[last] = end.slice(0, end.lastIndexOf("\n") + 1);
	if (!indented) return texts.map(unescapeTemplate);
	const smallest = texts.flatMap((text, at) => text.split("\n").slice(at === 0 ? 0 : 1)).filter((line) => line.trim() !== "").reduce((least, line) => Math.min(least, line.length - line.trimStart().length), Infinity);
	const cut = Number.isFinite(smallest) ? smallest : 0;
	return texts.map((text, index) => {
		return unescapeTemplate(text.split("\n").map((line, at) => at === 0 && index > 0 ? line : line.slice(cut)).join("\n"));
	});
}
function unescapeTemplate(text) {
	return text.replaceAll("$${", "${").replaceAll("%%{", "%{");
}
// build/src/locate/hcl.js
var hcl_exports = __exportAll({ loadHcl: () => loadHcl });
var __rewriteRelativeImportExtension = function(path, preserveJsx) {
	if (typeof path === "string" && /^\.\.?\//.test(path)) return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function(m, tsx, d, ext, cm) {
		return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : d + ext + "." + cm.toLowerCase() + "js";
	});
	return path;
};
let loaded;
function loadHcl() {
	loaded ??= load();
	return loaded;
}
async function load() {
	const library = beside("web-tree-sitter.js").href;
	const [{ Parser, Language }, wasmBinary, grammar] = await Promise.all([
		import(__rewriteRelativeImportExtension(library)),
		readFile(beside("web-tree-sitter.wasm")),
		readFile(beside("tree-sitter-terraform.wasm"))
	]);
	await Parser.init({ wasmBinary });
	const parser = new Parser();
	parser.setLanguage(await Language.load(grammar));
	return { parse(text) {
		const tree = parser.parse(text);
		if (tree === null) throw new Error("the HCL parser has no grammar");
		try {
			return {
				body: toBody(tree.rootNode),
				problems: findProblems(tree.rootNode)
			};
		} catch (error) {
			if (!(error instanceof RangeError)) throw error;
			return {
				body: {
					attributes: [],
					blocks: []
				},
				problems: [{
					message: "nested too deeply to be read",
					range: TOP
				}]
			};
		} finally {
			tree.delete();
		}
	} };
}
function beside(name) {
	return new URL(`./${name}`, import.meta.url);
}
function toBody(owner) {
	const parts = partsOf(owner.namedChildren, "body");
	return {
		attributes: parts.filter(({ type }) => type === "attribute").map(toAttribute),
		blocks: parts.filter(({ type }) => type === "block").map(toBlock)
	};
}
function toAttribute(node) {
	const value = expressions(node.namedChildren).at(-1) ?? other(node);
	return {
		name: node.namedChildren[0]?.text ?? "",
		value,
		range: toRange(node)
	};
}
function toBlock(node) {
	const [type = "", ...labels] = node.namedChildren.flatMap((child) => {
		if (child.type === "identifier") return [child.text];
		return child.type === "string_lit" ? [toStringLiteral(child)] : [];
	});
	return {
		type,
		labels,
		body: toBody(node),
		range: toRange(node)
	};
}
function toExpression(node) {
	if (node.hasError) return other(node);
	const range = toRange(node);
	const [first, ...rest] = node.namedChildren.filter((child) => child.type !== "comment");
	if (first === void 0) return other(node);
	if (!rest.every(({ type }) => type === "get_attr" || type === "index")) return other(node);
	const steps = rest.map(toStep);
	if (first.type === "variable_expr") return {
		kind: "traversal",
		root: first.text,
		steps,
		range
	};
	const of = toTerm(first);
	return steps.length === 0 ? of : {
		kind: "access",
		of,
		steps,
		range
	};
}
function toStep(node) {
	const inner = node.namedChildren[0];
	if (inner === void 0) return other(node);
	if (node.type === "get_attr") return literal(inner.text, inner);
	const [index] = expressions(inner.namedChildren);
	return index ?? literal(Number(inner.text.replace(".", "")), inner);
}
function literal(value, node) {
	return {
		kind: "literal",
		value,
		range: toRange(node)
	};
}
function toTerm(node) {
	const range = toRange(node);
	const parts = node.namedChildren.filter((child) => child.type !== "comment");
	const first = parts[0];
	switch (node.type) {
		case "expression": return toExpression(node);
		case "literal_value":
		case "template_expr":
		case "collection_value":
		case "operation":
		case "for_expr": return first === void 0 ? other(node) : toTerm(first);
		case "numeric_lit": return literal(Number(node.text), node);
		case "bool_lit": return literal(node.text === "true", node);
		case "null_lit": return literal(null, node);
		case "string_lit": return literal(toStringLiteral(node), node);
		case "variable_expr": return {
			kind: "traversal",
			root: node.text,
			steps: [],
			range
		};
		case "quoted_template":
		case "heredoc_template": return toTemplate(node, parts);
		case "tuple": return {
			kind: "tuple",
			items: expressions(parts),
			range
		};
		case "object": return {
			kind: "object",
			entries: parts.flatMap(toEntry),
			range
		};
		case "function_call": {
			const words = partsOf(parts, "function_arguments");
			const expand = words.some((child) => child.type === "ellipsis");
			return {
				kind: "call",
				name: first?.text ?? "",
				arguments: expressions(words),
				expand,
				range
			};
		}
		case "conditional": {
			const [condition, yes, no] = parts.map(toTerm);
			if (condition === void 0 || yes === void 0 || no === void 0) return other(node);
			return {
				kind: "conditional",
				condition,
				yes,
				no,
				range
			};
		}
		case "unary_operation":
		case "binary_operation": return {
			kind: "operation",
			operator: node.children.find((child) => !child.isNamed && !"()".includes(child.type))?.type ?? "",
			operands: parts.map(toTerm),
			range
		};
		case "for_tuple_expr":
		case "for_object_expr": return toFor(node, parts);
		default: return other(node);
	}
}
function toEntry(node) {
	const [key, value] = expressions(node.namedChildren);
	if (key === void 0 || value === void 0) return [];
	const { kind, range } = key;
	return [{
		key: kind === "traversal" && key.steps.length === 0 && !node.text.startsWith("(") ? {
			kind: "literal",
			value: key.root,
			range
		} : key,
		value
	}];
}
function toFor(node, parts) {
	const intro = partsOf(parts, "for_intro");
	const names = intro.filter((child) => child.type === "identifier").map(({ text }) => text);
	const [collection] = expressions(intro);
	const results = expressions(parts);
	const [valueName, value] = [names.at(-1), results.at(-1)];
	if (collection === void 0 || valueName === void 0 || value === void 0) return other(node);
	return {
		kind: "for",
		keyName: names.length > 1 ? names[0] : void 0,
		valueName,
		collection,
		key: results.length > 1 ? results[0] : void 0,
		value,
		condition: expressions(partsOf(parts, "for_cond"))[0],
		grouped: parts.some((child) => child.type === "ellipsis"),
		range: toRange(node)
	};
}
const MARK = /^(?:quoted_template_(?:start|end)|heredoc_identifier)$/;
function toTemplate(node, parts) {
	const marks = parts.filter(({ type }) => MARK.test(type));
	const [start, end] = [marks[0], marks.at(-1)];
	if (start === void 0 || end === void 0 || start === end) return other(node);
	if (parts.some((part) => part.type === "template_directive")) return other(node);
	const holes = parts.filter((part) => part.type === "template_interpolation");
	const source = node.text;
	const written = [...holes, end].map(({ startIndex }, at) => {
		const from = holes[at - 1] ?? start;
		return source.slice(from.endIndex - node.startIndex, startIndex - node.startIndex);
	});
	const texts = node.type === "heredoc_template" ? decodeHeredoc(written, source.startsWith("<<-")) : written.map(decodeQuoted);
	const read = [];
	for (const [index, text] of texts.entries()) {
		if (text !== "") read.push(literal(text, node));
		read.push(...expressions(holes[index]?.namedChildren ?? []).slice(0, 1));
	}
	if (read.length > 1) return {
		kind: "template",
		parts: read,
		range: toRange(node)
	};
	return read[0] ?? literal("", node);
}
function toStringLiteral(node) {
	return decodeQuoted(node.text.slice(1, -1));
}
function expressions(nodes) {
	return nodes.filter((child) => child.type === "expression").map(toExpression);
}
function partsOf(parts, type) {
	return parts.find((child) => child.type === type)?.namedChildren ?? [];
}
function other(node) {
	return {
		kind: "other",
		text: node.text,
		range: toRange(node)
	};
}
function toRange(node) {
	return {
		startLine: node.startPosition.row + 1,
		startColumn: node.startPosition.column + 1,
		endLine: node.endPosition.row + 1,
		endColumn: node.endPosition.column + 1
	};
}
function findProblems(node) {
	const range = toRange(node);
	if (node.isMissing) return [{
		message: `"${node.type}" is missing here`,
		range
	}];
	if (!node.isError) return node.hasError ? node.children.flatMap(findProblems) : [];
	const [line = ""] = node.text.split("\n");
	return [{
		message: `"${line.length > 60 ? `${line.slice(0, 60)}…` : line}" was not expected here`,
		range
	}];
}
export { FILE_LIMIT, TOP, hcl_exports, loadHcl, textOf };
