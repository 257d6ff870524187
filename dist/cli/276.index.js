export const id = 276;
export const ids = [276,585];
export const modules = {

/***/ 6585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadHcl: () => (/* binding */ loadHcl)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/src/locate/hcl-strings.js
/** Escapes of quoted strings, indentation of heredocs. */
const SIMPLE = {
    n: '\n',
    r: '\r',
    t: '\t',
    '"': '"',
    '\\': '\\',
};
/** What the text between quotation marks means. An escape that does not exist stays as written. */
function decodeQuoted(text) {
    let read = '';
    for (let at = 0; at < text.length; at += 1) {
        const character = text.charAt(at);
        const next = text.charAt(at + 1);
        if ((character === '$' || character === '%') && text.startsWith(`${character}{`, at + 1)) {
            read += `${character}{`;
            at += 2;
        }
        else if (character !== '\\') {
            read += character;
        }
        else if (next in SIMPLE) {
            read += SIMPLE[next] ?? '';
            at += 1;
        }
        else {
            const digits = next === 'u' ? 4 : next === 'U' ? 8 : 0;
            const code = text.slice(at + 2, at + 2 + digits);
            const point = /^[0-9a-f]+$/i.test(code) && code.length === digits ? parseInt(code, 16) : -1;
            if (digits > 0 && point >= 0 && point <= 0x10ffff) {
                read += String.fromCodePoint(point);
                at += 1 + digits;
            }
            else {
                read += character;
            }
        }
    }
    return read;
}
/**
 * The literal parts of a heredoc, between its interpolations: the line of the opening word is not
 * part of it, the closing word's own indentation is not either, and `<<-` takes away the smallest
 * indentation of all lines.
 */
function decodeHeredoc(parts, indented) {
    const texts = [...parts];
    const first = texts[0] ?? '';
    texts[0] = first.slice(first.indexOf('\n') + 1);
    const last = texts.length - 1;
    const end = texts[last] ?? '';
    texts[last] = end.slice(0, end.lastIndexOf('\n') + 1);
    if (!indented)
        return texts.map(unescapeTemplate);
    let smallest = Number.POSITIVE_INFINITY;
    const lineStarts = texts.flatMap((text, index) => {
        const lines = text.split('\n');
        return index === 0 ? lines : lines.slice(1);
    });
    for (const line of lineStarts) {
        const indentation = line.length - line.trimStart().length;
        if (line.trim() !== '')
            smallest = Math.min(smallest, indentation);
    }
    if (!Number.isFinite(smallest))
        smallest = 0;
    return texts.map((text, index) => unescapeTemplate(text
        .split('\n')
        .map((line, at) => (at === 0 && index > 0 ? line : line.slice(smallest)))
        .join('\n')));
}
/** In a heredoc only `$${` and `%%{` are escapes. */
function unescapeTemplate(text) {
    return text.replaceAll('$${', '${').replaceAll('%%{', '%{');
}
//# sourceMappingURL=hcl-strings.js.map
;// CONCATENATED MODULE: ./build/src/locate/hcl-tree.js
/** From the parser's syntax tree to plain data. */

function toHclFile(root) {
    const body = root.namedChildren.find((child) => child.type === 'body');
    return {
        body: body === undefined ? { attributes: [], blocks: [] } : toBody(body),
        problems: root.hasError ? findProblems(root) : [],
    };
}
function toBody(node) {
    const attributes = [];
    const blocks = [];
    for (const child of node.namedChildren) {
        if (child.type === 'attribute')
            attributes.push(toAttribute(child));
        if (child.type === 'block')
            blocks.push(toBlock(child));
    }
    return { attributes, blocks };
}
function toAttribute(node) {
    const parts = node.namedChildren;
    const value = parts.findLast((child) => child.type === 'expression');
    return {
        name: parts[0]?.text ?? '',
        value: value === undefined ? other(node) : toExpression(value),
        range: toRange(node),
    };
}
function toBlock(node) {
    const labels = [];
    let type;
    let body = { attributes: [], blocks: [] };
    for (const child of node.namedChildren) {
        if (child.type === 'body')
            body = toBody(child);
        else if (child.type === 'identifier' && type === undefined)
            type = child.text;
        else if (child.type === 'identifier')
            labels.push(child.text);
        else if (child.type === 'string_lit')
            labels.push(toStringLiteral(child));
    }
    return { type: type ?? '', labels, body, range: toRange(node) };
}
function toExpression(node) {
    if (node.hasError)
        return other(node);
    const range = toRange(node);
    const parts = node.namedChildren.filter((child) => child.type !== 'comment');
    const [first, ...rest] = parts;
    if (first === undefined)
        return other(node);
    const steps = rest.filter((part) => part.type === 'get_attr' || part.type === 'index');
    if (steps.length !== rest.length)
        return other(node);
    const base = toTerm(first);
    if (first.type === 'variable_expr') {
        return { kind: 'traversal', root: first.text, steps: steps.map(toStep), range };
    }
    return steps.length === 0 ? base : { kind: 'access', of: base, steps: steps.map(toStep), range };
}
function toStep(node) {
    const inner = node.namedChildren[0];
    if (inner === undefined)
        return other(node);
    if (node.type === 'get_attr') {
        return { kind: 'literal', value: inner.text, range: toRange(inner) };
    }
    const index = inner.namedChildren.find((child) => child.type === 'expression');
    if (index !== undefined)
        return toExpression(index);
    // `list.0`, the old way to write `list[0]`
    const legacy = Number(inner.text.replace('.', ''));
    return { kind: 'literal', value: legacy, range: toRange(inner) };
}
function toTerm(node) {
    const range = toRange(node);
    const parts = node.namedChildren.filter((child) => child.type !== 'comment');
    const first = parts[0];
    switch (node.type) {
        case 'expression':
            return toExpression(node);
        case 'literal_value':
        case 'template_expr':
        case 'collection_value':
        case 'operation':
        case 'for_expr':
            return first === undefined ? other(node) : toTerm(first);
        case 'numeric_lit':
            return { kind: 'literal', value: Number(node.text), range };
        case 'bool_lit':
            return { kind: 'literal', value: node.text === 'true', range };
        case 'null_lit':
            return { kind: 'literal', value: null, range };
        case 'string_lit':
            return { kind: 'literal', value: toStringLiteral(node), range };
        case 'variable_expr':
            return { kind: 'traversal', root: node.text, steps: [], range };
        case 'quoted_template':
            return toTemplate(node, range, parts);
        case 'heredoc_template':
            return toHeredoc(node, range, parts);
        case 'tuple':
            return { kind: 'tuple', items: expressions(parts).map(toExpression), range };
        case 'object':
            return { kind: 'object', entries: parts.flatMap(toEntry), range };
        case 'function_call': {
            const given = parts.find((child) => child.type === 'function_arguments');
            const words = given?.namedChildren ?? [];
            return {
                kind: 'call',
                name: first?.text ?? '',
                arguments: expressions(words).map(toExpression),
                expand: words.some((child) => child.type === 'ellipsis'),
                range,
            };
        }
        case 'conditional': {
            const [condition, yes, no] = parts.map(toTerm);
            if (condition === undefined || yes === undefined || no === undefined)
                return other(node);
            return { kind: 'conditional', condition, yes, no, range };
        }
        case 'unary_operation':
        case 'binary_operation': {
            const sign = node.children.find((child) => !child.isNamed && !'()'.includes(child.type));
            return {
                kind: 'operation',
                operator: sign?.type ?? '',
                operands: parts.map(toTerm),
                range,
            };
        }
        case 'for_tuple_expr':
        case 'for_object_expr':
            return toFor(node, range, parts);
        default:
            return other(node);
    }
}
function toEntry(node) {
    const [key, value] = expressions(node.namedChildren);
    if (key === undefined || value === undefined)
        return [];
    const read = toExpression(key);
    const bare = read.kind === 'traversal' && read.steps.length === 0 && !key.text.startsWith('(');
    return [
        {
            key: bare ? { kind: 'literal', value: read.root, range: read.range } : read,
            value: toExpression(value),
        },
    ];
}
function toFor(node, range, parts) {
    const intro = parts.find((child) => child.type === 'for_intro');
    const names = intro?.namedChildren.filter((child) => child.type === 'identifier') ?? [];
    const collection = expressions(intro?.namedChildren ?? [])[0];
    const results = expressions(parts).map(toExpression);
    const tested = parts.find((child) => child.type === 'for_cond');
    const condition = expressions(tested?.namedChildren ?? [])[0];
    const valueName = names.at(-1)?.text;
    const value = results.at(-1);
    if (collection === undefined || valueName === undefined || value === undefined) {
        return other(node);
    }
    return {
        kind: 'for',
        ...(names.length > 1 && { keyName: names[0]?.text ?? '' }),
        valueName,
        collection: toExpression(collection),
        ...(results.length > 1 && results[0] !== undefined && { key: results[0] }),
        value,
        ...(condition !== undefined && { condition: toExpression(condition) }),
        grouped: parts.some((child) => child.type === 'ellipsis'),
        range,
    };
}
/**
 * The grammar's tokens lose white space at their ends, so the text between interpolations is cut out
 * of the source.
 */
function toTemplate(node, range, parts) {
    const start = parts.find((part) => part.type === 'quoted_template_start');
    const end = parts.findLast((part) => part.type === 'quoted_template_end');
    return fromPieces(node, range, parts, start, end, (texts) => texts.map(decodeQuoted));
}
function toHeredoc(node, range, parts) {
    const [start, ...more] = parts.filter((part) => part.type === 'heredoc_identifier');
    const indented = node.text.startsWith('<<-');
    return fromPieces(node, range, parts, start, more.at(-1), (texts) => decodeHeredoc(texts, indented));
}
function fromPieces(node, range, parts, start, end, decode) {
    if (start === undefined || end === undefined)
        return other(node);
    if (parts.some((part) => part.type === 'template_directive'))
        return other(node);
    const holes = parts.filter((part) => part.type === 'template_interpolation');
    const texts = [];
    let from = start.endIndex;
    for (const hole of holes) {
        texts.push(cut(node, from, hole.startIndex));
        from = hole.endIndex;
    }
    texts.push(cut(node, from, end.startIndex));
    const read = [];
    for (const [index, text] of decode(texts).entries()) {
        if (text !== '')
            read.push({ kind: 'literal', value: text, range });
        const inner = expressions(holes[index]?.namedChildren ?? [])[0];
        if (inner !== undefined)
            read.push(toExpression(inner));
    }
    return joined(read, range);
}
function cut(node, from, to) {
    return node.text.slice(from - node.startIndex, to - node.startIndex);
}
/** One interpolation and nothing else keeps the type of what it holds, as in Terraform. */
function joined(parts, range) {
    const [only, ...more] = parts;
    if (only === undefined)
        return { kind: 'literal', value: '', range };
    return more.length === 0 ? only : { kind: 'template', parts, range };
}
function toStringLiteral(node) {
    return decodeQuoted(node.text.slice(1, -1));
}
function expressions(nodes) {
    return nodes.filter((child) => child.type === 'expression');
}
function other(node) {
    return { kind: 'other', text: node.text, range: toRange(node) };
}
function toRange(node) {
    return {
        startLine: node.startPosition.row + 1,
        startColumn: node.startPosition.column + 1,
        endLine: node.endPosition.row + 1,
        endColumn: node.endPosition.column + 1,
    };
}
function findProblems(root) {
    const problems = [];
    const look = (node) => {
        if (node.isMissing) {
            problems.push({ message: `"${node.type}" is missing here`, range: toRange(node) });
        }
        else if (node.isError) {
            const [line = ''] = node.text.split('\n');
            const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
            problems.push({ message: `"${shown}" was not expected here`, range: toRange(node) });
        }
        else if (node.hasError) {
            for (const child of node.children)
                look(child);
        }
    };
    look(root);
    return problems;
}
//# sourceMappingURL=hcl-tree.js.map
;// CONCATENATED MODULE: ./build/src/locate/hcl.js
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
/**
 * The HCL parser. Its WebAssembly files lie beside the running code, in the sources as in the
 * bundle, and are read only when a file has to be parsed.
 */


let loaded;
/** Loads the parser once per process. Rejects when its files are not beside the code. */
function loadHcl() {
    loaded ??= load();
    return loaded;
}
async function load() {
    // Bundled into one file the library does not find itself any more, so it stays a file of its own,
    // and the build puts it beside the bundle.
    const library = beside('web-tree-sitter.js').href;
    const [{ Parser, Language }, wasmBinary, grammar] = await Promise.all([
        // The bundler leaves this import to node.
        import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ library)),
        (0,promises_.readFile)(beside('web-tree-sitter.wasm')),
        (0,promises_.readFile)(beside('tree-sitter-terraform.wasm')),
    ]);
    await Parser.init({ wasmBinary });
    const parser = new Parser();
    parser.setLanguage(await Language.load(grammar));
    return {
        parse(text) {
            const tree = parser.parse(text);
            if (tree === null)
                throw new Error('the HCL parser has no grammar');
            try {
                return toHclFile(tree.rootNode);
            }
            catch (error) {
                if (!(error instanceof RangeError))
                    throw error;
                const range = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
                const message = 'nested too deeply to be read';
                return { body: { attributes: [], blocks: [] }, problems: [{ message, range }] };
            }
            finally {
                tree.delete();
            }
        },
    };
}
/** Not a constant in the call itself: bundlers would take the file for an asset of their own. */
function beside(name) {
    return new URL(`./${name}`, import.meta.url);
}
//# sourceMappingURL=hcl.js.map

/***/ }),

/***/ 8276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  locateResults: () => (/* binding */ locateResults)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/policy/find-addresses.js
var find_addresses = __webpack_require__(1796);
;// CONCATENATED MODULE: ./build/src/locate/addresses.js
/** Resource addresses: `module.vpc["eu.west"].data.aws_subnet.a[0]`. Reading takes one pass. */

const IDENTIFIER_START = /[\p{L}_]/u;
const IDENTIFIER_PART = /[\p{L}\p{N}\p{M}_-]/u;
/** Longer ones do not exist; a megabyte in brackets is not an address. */
const LENGTH_LIMIT = 2_000;
const MOST = 50;
/** The address that the whole text is, attributes behind it aside; undefined when it is none. */
function parseAddress(text) {
    const trimmed = text.trim();
    const read = readAddress(trimmed, 0);
    if (!read)
        return undefined;
    const rest = skipAttributes(trimmed, read.end);
    return rest === trimmed.length ? read.address : undefined;
}
/** What a text speaks of, each once, in order; so many at the most that all can be looked up. */
function findAddresses(text) {
    return (0,find_addresses/* findAddresses */.W)(text)
        .slice(0, MOST)
        .flatMap((each) => parseAddress(each) ?? []);
}
/** The address that starts at `start`, and where it ends. */
function readAddress(text, start) {
    const modules = [];
    let at = start;
    for (;;) {
        const word = readWord(text, at);
        if (word === undefined)
            return undefined;
        const next = text.charAt(at + word.length) === '.' ? at + word.length + 1 : undefined;
        if (word !== 'module')
            return finish(text, start, at, modules);
        const name = next === undefined ? undefined : readWord(text, next);
        if (next === undefined || name === undefined)
            return undefined;
        const end = skipKey(text, next + name.length);
        if (end === undefined || end - start > LENGTH_LIMIT)
            return undefined;
        modules.push(name);
        if (text.charAt(end) !== '.' || !startsBlock(text, end + 1))
            return ending(text, start, end, modules.slice(0, -1), 'module', [name]);
        at = end + 1;
    }
}
/** Whether what follows a module is a resource or another module, not an output. */
function startsBlock(text, at) {
    const word = readWord(text, at);
    if (word === undefined)
        return false;
    const next = text.charAt(at + word.length);
    return next === '.' && readWord(text, at + word.length + 1) !== undefined;
}
function finish(text, start, at, modules) {
    const words = [];
    let end = at;
    for (let wanted = 2; words.length < wanted;) {
        const word = readWord(text, end);
        if (word === undefined)
            return undefined;
        words.push(word);
        end += word.length;
        if (words.length === 1 && (word === 'data' || word === 'ephemeral'))
            wanted = 3;
        if (words.length < wanted) {
            if (text.charAt(end) !== '.')
                return undefined;
            end += 1;
        }
    }
    const keyEnd = skipKey(text, end);
    if (keyEnd === undefined || keyEnd - start > LENGTH_LIMIT)
        return undefined;
    const [first, second, third] = words;
    return third === undefined
        ? ending(text, start, keyEnd, modules, 'resource', [first, second])
        : ending(text, start, keyEnd, modules, first, [second, third]);
}
function ending(text, start, end, modules, type, labels) {
    return { address: { text: text.slice(start, end), modules, block: { type, labels } }, end };
}
function readWord(text, at) {
    if (!IDENTIFIER_START.test(text.charAt(at)))
        return undefined;
    let end = at + 1;
    while (end < text.length && end - at <= LENGTH_LIMIT && IDENTIFIER_PART.test(text.charAt(end)))
        end += 1;
    return text.slice(at, end);
}
/** Behind `[0]`, `["a.b\"]"]` or nothing; undefined when the bracket does not close. */
function skipKey(text, at) {
    if (text.charAt(at) !== '[')
        return at;
    if (text.charAt(at + 1) === '"') {
        const quote = endOfString(text, at + 1);
        return quote !== undefined && text.charAt(quote) === ']' ? quote + 1 : undefined;
    }
    const end = text.slice(at, at + 100).indexOf(']');
    const key = end < 0 ? '' : text.slice(at + 1, at + end);
    return /^(?:\d{1,18}|\*)$/.test(key) ? at + end + 1 : undefined;
}
/** Behind the closing quote of the string that starts at `at`; a template may hold quotes itself. */
function endOfString(text, at) {
    for (let end = at + 1; end < text.length && end - at <= LENGTH_LIMIT; end += 1) {
        const character = text.charAt(end);
        if (character === '\\')
            end += 1;
        else if (character === '"')
            return end + 1;
        else if (character === '\n')
            return undefined;
    }
    return undefined;
}
/** `.tags["Name"][0]` behind an address. */
function skipAttributes(text, at) {
    let end = at;
    for (;;) {
        const key = skipKey(text, end);
        if (key === undefined)
            return end;
        if (key > end) {
            end = key;
        }
        else if (text.charAt(end) === '.') {
            const word = readWord(text, end + 1);
            if (word === undefined)
                return end;
            end += 1 + word.length;
        }
        else {
            return end;
        }
    }
}
//# sourceMappingURL=addresses.js.map
// EXTERNAL MODULE: ./build/src/locate/hcl.js + 2 modules
var locate_hcl = __webpack_require__(6585);
;// CONCATENATED MODULE: ./build/src/locate/json-lines.js
/** JSON with the lines that keys stand on: Terraform reads configuration from JSON too. */
const DEPTH_LIMIT = 100;
/** Undefined when the text is not JSON or is nested too deeply. */
function readJsonLines(text) {
    const reader = { text: text.replace(/^\ufeff/, ''), at: 0, line: 1 };
    try {
        JSON.parse(reader.text);
    }
    catch {
        return undefined;
    }
    return readValue(reader, 0);
}
/** The text is well formed: only the places are to be found. */
function readValue(reader, depth) {
    if (depth > DEPTH_LIMIT)
        return undefined;
    skipSpace(reader);
    switch (reader.text[reader.at]) {
        case '{':
            return readObject(reader, depth);
        case '[':
            return readArray(reader, depth);
        case '"':
            return { kind: 'string', value: readString(reader) };
        default:
            while (reader.at < reader.text.length && !/[\s,\]}]/.test(reader.text.charAt(reader.at)))
                reader.at += 1;
            return { kind: 'other' };
    }
}
function readObject(reader, depth) {
    const entries = [];
    for (step(reader); reader.text[reader.at] !== '}'; skipComma(reader)) {
        const startLine = reader.line;
        const key = readString(reader);
        skipSpace(reader);
        step(reader);
        const value = readValue(reader, depth + 1);
        if (value === undefined)
            return undefined;
        entries.push({ key, value, startLine, endLine: reader.line });
    }
    reader.at += 1;
    return { kind: 'object', entries };
}
function readArray(reader, depth) {
    const items = [];
    for (step(reader); reader.text[reader.at] !== ']'; skipComma(reader)) {
        const item = readValue(reader, depth + 1);
        if (item === undefined)
            return undefined;
        items.push(item);
    }
    reader.at += 1;
    return { kind: 'array', items };
}
/** Over one character and the white space behind it. */
function step(reader) {
    reader.at += 1;
    skipSpace(reader);
}
function skipComma(reader) {
    skipSpace(reader);
    if (reader.text[reader.at] === ',')
        step(reader);
}
function skipSpace(reader) {
    while (/\s/.test(reader.text.charAt(reader.at))) {
        if (reader.text[reader.at] === '\n')
            reader.line += 1;
        reader.at += 1;
    }
}
function readString(reader) {
    const start = reader.at;
    reader.at += 1;
    while (reader.text[reader.at] !== '"')
        reader.at += reader.text[reader.at] === '\\' ? 2 : 1;
    reader.at += 1;
    return JSON.parse(reader.text.slice(start, reader.at));
}
//# sourceMappingURL=json-lines.js.map
;// CONCATENATED MODULE: ./build/src/locate/declarations.js

const LABELS = { resource: 2, data: 2, ephemeral: 2, module: 1 };
/** Whether Terraform reads a file of this name; overrides change blocks that stand elsewhere. */
function isConfigurationFile(name) {
    const stem = name.endsWith('.tf')
        ? name.slice(0, -3)
        : name.endsWith('.tf.json')
            ? name.slice(0, -8)
            : '';
    return stem !== '' && !name.startsWith('.') && stem !== 'override' && !stem.endsWith('_override');
}
/** Behind the first thing that is not well formed nothing is certain: that part is left out. */
function readDeclarations(name, text, hcl) {
    if (name.endsWith('.json'))
        return fromJson(readJsonLines(text));
    const file = hcl.parse(text);
    const firstProblem = Math.min(...file.problems.map(({ range }) => range.startLine), Infinity);
    return fromBody(file.body).filter(({ endLine }) => endLine < firstProblem);
}
function fromBody(body) {
    return body.blocks.flatMap(({ type, labels, body, range }) => {
        if (!isDeclared(type) || labels.length !== LABELS[type])
            return [];
        const source = body.attributes.find(({ name }) => name === 'source')?.value;
        const literal = source?.kind === 'literal' && typeof source.value === 'string';
        return [
            {
                type,
                labels,
                startLine: range.startLine,
                endLine: range.endLine,
                ...(type === 'module' && literal && { source: String(source.value) }),
            },
        ];
    });
}
function isDeclared(type) {
    return type in LABELS;
}
function fromJson(root) {
    return entriesOf(root).flatMap(({ key, value }) => {
        if (!isDeclared(key))
            return [];
        return LABELS[key] === 1
            ? entriesOf(value).map((entry) => fromEntry(key, [entry.key], entry))
            : entriesOf(value).flatMap((type) => entriesOf(type.value).map((entry) => fromEntry(key, [type.key, entry.key], entry)));
    });
}
/** Wherever an object is expected there may be a list of objects. */
function entriesOf(node) {
    if (node?.kind === 'object')
        return node.entries;
    return node?.kind === 'array' ? node.items.flatMap(entriesOf) : [];
}
function fromEntry(type, labels, entry) {
    const source = entriesOf(entry.value).find(({ key }) => key === 'source')?.value;
    return {
        type,
        labels,
        startLine: entry.startLine,
        endLine: entry.endLine,
        ...(type === 'module' && source?.kind === 'string' && { source: source.value }),
    };
}
//# sourceMappingURL=declarations.js.map
;// CONCATENATED MODULE: ./build/src/locate/locate.js
/**
 * From a resource address to the block that declares it. What is not certain is not claimed: two
 * blocks of one name, files that cannot be read, a module whose files are not here.
 */


/** Larger files are not configuration that somebody wrote. */
const FILE_LIMIT = 4_000_000;
const MODULE_DEPTH = 30;
/** @param repositoryRoot Absolute; nothing outside of it is read or named. */
function createLocator(repositoryRoot, files, hcl) {
    const modules = new Map();
    const readModule = (directory) => {
        const known = modules.get(directory) ?? declaredIn(directory, files, hcl);
        modules.set(directory, known);
        return known;
    };
    return {
        async locate(address, directory) {
            let here = directory;
            let call;
            for (const name of address.modules.slice(0, MODULE_DEPTH)) {
                const found = only(await readModule(here), 'module', [name]);
                if (!found)
                    return call;
                call = toLocation(found, repositoryRoot, 'module-call') ?? call;
                const inner = localSource(found.source, here);
                if (inner === undefined || !isInside(inner, repositoryRoot))
                    return call;
                here = inner;
            }
            const { type, labels } = address.block;
            const found = only(await readModule(here), type, labels);
            if (!found)
                return call;
            return toLocation(found, repositoryRoot, type === 'module' ? 'module-call' : 'block');
        },
    };
}
async function declaredIn(directory, files, hcl) {
    const names = (await files.readDirectory(directory)).filter(isConfigurationFile).sort();
    const all = await Promise.all(names.map(async (name) => {
        const file = (0,external_node_path_.join)(directory, name);
        const text = await files.readFile(file);
        if (text === undefined || text.length > FILE_LIMIT)
            return [];
        return readDeclarations(name, text, hcl).map((each) => ({ ...each, file }));
    }));
    return all.flat();
}
/** The one block of that name; two of them are an error of the configuration and not certain. */
function only(declared, type, labels) {
    const found = declared.filter((each) => each.type === type && each.labels.every((label, at) => label === labels[at]));
    return found.length === 1 ? found[0] : undefined;
}
/** Only what starts with a dot is a path; everything else is a registry or a repository. */
function localSource(source, directory) {
    if (source === undefined || !/^\.{1,2}(?:[/\\]|$)/.test(source))
        return undefined;
    return (0,external_node_path_.join)(directory, ...source.split(/[/\\]/));
}
function isInside(path, repositoryRoot) {
    const inner = (0,external_node_path_.relative)(repositoryRoot, path);
    return (inner === '' || (inner !== '..' && !inner.startsWith(`..${external_node_path_.sep}`) && !/^[A-Za-z]:/.test(inner)));
}
function toLocation({ file, startLine, endLine }, repositoryRoot, source) {
    if (!isInside(file, repositoryRoot))
        return undefined;
    const path = (0,external_node_path_.relative)(repositoryRoot, file).split(external_node_path_.sep).join('/');
    return { path, startLine, endLine, source };
}
//# sourceMappingURL=locate.js.map
;// CONCATENATED MODULE: ./build/src/locate/locate-results.js
/** Gives policy results and diagnostics their place in the repository's files. */




/**
 * Before: places as the service told them, relative to what was packed or to the working directory
 * in it. After: relative to the repository's root, in a file that exists, on a line that it has; a
 * place that cannot be made certain is gone. Never rejects because of a file.
 */
async function locateResults(result, options) {
    const hcl = options.hcl ?? (await (0,locate_hcl.loadHcl)().catch(() => undefined));
    const locator = hcl && createLocator(options.repositoryRoot, options, hcl);
    const workspaces = [];
    for (const workspace of result.workspaces)
        workspaces.push(await locateWorkspace(workspace, locator, options));
    return { ...result, workspaces };
}
async function locateWorkspace(workspace, locator, options) {
    const { root, workingDirectory } = workspace;
    const module = root === undefined ? undefined : (0,external_node_path_.join)(root, workingDirectory);
    const places = {
        options,
        locator,
        roots: module === undefined ? [] : roots(module, root),
    };
    const results = [];
    for (const result of workspace.results)
        results.push(await locateResult(result, places));
    const diagnostics = [];
    for (const diagnostic of workspace.diagnostics)
        diagnostics.push(await locateDiagnostic(diagnostic, places));
    return { ...workspace, results, diagnostics };
}
function roots(module, root) {
    return root === undefined || root === module ? [module] : [module, root];
}
async function locateResult(result, places) {
    const { location, ...rest } = result;
    const told = location && (await toldPlace(location, result.address, places));
    if (told)
        return { ...rest, location: told };
    // A passed result is shown nowhere with its place.
    if (result.status === 'passed')
        return rest;
    if (result.address !== undefined) {
        const found = await locateText(result.address, places);
        return found ? { ...rest, location: found } : rest;
    }
    const only = await onlyAddress([result.message, ...result.output], places);
    return { ...rest, ...only };
}
async function locateDiagnostic(diagnostic, places) {
    const { file, line, ...rest } = diagnostic;
    const told = file !== undefined && line !== undefined
        ? await toldPlace({ path: file, startLine: line, endLine: line, source: 'diagnostic' }, diagnostic.address, places)
        : undefined;
    const place = told ?? (rest.address === undefined ? undefined : await locateText(rest.address, places));
    return place ? { ...rest, file: place.path, line: place.startLine } : rest;
}
async function locateText(text, places) {
    const address = parseAddress(text);
    const [module] = places.roots;
    return address && module !== undefined ? places.locator?.locate(address, module) : undefined;
}
/** What a message speaks of, if it speaks of one thing that this configuration declares. */
async function onlyAddress(texts, places) {
    const [module] = places.roots;
    if (module === undefined || !places.locator)
        return undefined;
    const text = texts
        .map((each) => each.slice(0, 20_000))
        .join('\n')
        .slice(0, 100_000);
    const found = [];
    for (const address of findAddresses(text)) {
        const location = await places.locator.locate(address, module);
        if (location)
            found.push({ address: address.text, location });
    }
    const [first, ...others] = found;
    if (!first || others.some(({ location }) => !isSamePlace(location, first.location)))
        return undefined;
    // Several instances of one block have one place and no one address.
    return others.length === 0 ? first : { location: first.location };
}
function isSamePlace(one, other) {
    return one.path === other.path && one.startLine === other.startLine;
}
/**
 * A place that the service told. Which directory it counts from is not said: it must be a file
 * under exactly one of the two, or the one that has the address's block there.
 */
async function toldPlace(told, address, places) {
    const parts = told.path.split(/[/\\]/).filter((part) => part !== '' && part !== '.');
    if (parts.length === 0 || parts.includes('.terraform') || /^[/\\]|^[A-Za-z]:/.test(told.path))
        return undefined;
    const candidates = [];
    for (const root of places.roots) {
        const place = await existing(told, (0,external_node_path_.join)(root, ...parts), places.options);
        if (place && !candidates.some(({ path }) => path === place.path))
            candidates.push(place);
    }
    if (candidates.length < 2)
        return candidates[0];
    const block = address === undefined ? undefined : await locateText(address, places);
    return candidates.find((place) => place.path === block?.path);
}
async function existing(told, file, options) {
    const { repositoryRoot } = options;
    if (!isInside(file, repositoryRoot))
        return undefined;
    const text = await options.readFile(file);
    if (text === undefined)
        return undefined;
    const lines = text.endsWith('\n') ? text.split('\n').length - 1 : text.split('\n').length;
    const { startLine } = told;
    if (!Number.isSafeInteger(startLine) || startLine < 1 || startLine > lines)
        return undefined;
    const path = (0,external_node_path_.relative)(repositoryRoot, file).split(external_node_path_.sep).join('/');
    return { ...told, path, endLine: Math.min(Math.max(told.endLine, startLine), lines) };
}
//# sourceMappingURL=locate-results.js.map

/***/ }),

/***/ 1796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findAddresses)
/* harmony export */ });
/**
 * Resource addresses in text that a policy wrote: `module.vpc.aws_subnet.a[0]`,
 * `data.aws_ami.base`, `aws_s3_bucket.logs["eu"]`. One pass over the text; nothing is backtracked.
 */
/** More than these in one text are an inventory, not a finding. */
const MOST = 100;
const LONGEST = 512;
/** Every distinct address, in the order of appearance. */
function findAddresses(text) {
    const found = new Set();
    let at = 0;
    while (at < text.length && found.size < MOST) {
        if (!isNameStart(text.charCodeAt(at)) || (at > 0 && continues(text.charCodeAt(at - 1)))) {
            at += 1;
            continue;
        }
        const end = endOfReference(text, at);
        const address = end - at <= LONGEST ? asAddress(text.slice(at, end)) : undefined;
        if (address !== undefined)
            found.add(address);
        at = end;
    }
    return [...found];
}
/** `name`, `.name` and `[index]` for as long as they follow each other. */
function endOfReference(text, start) {
    let at = endOfName(text, start);
    for (;;) {
        const code = text.charCodeAt(at);
        if (code === DOT && isNameStart(text.charCodeAt(at + 1)))
            at = endOfName(text, at + 1);
        else if (code === OPEN) {
            const end = endOfIndex(text, at);
            if (end === undefined)
                return at;
            at = end;
        }
        else
            return at;
    }
}
function endOfName(text, start) {
    let at = start;
    while (at < text.length && isNamePart(text.charCodeAt(at)))
        at += 1;
    return at;
}
/** The position after `[0]`, `[*]` or `["key"]`; a key may hold anything but a line end, `\` escapes. */
function endOfIndex(text, open) {
    let at = open + 1;
    if (text.charCodeAt(at) === QUOTE) {
        at += 1;
        const limit = Math.min(text.length, open + LONGEST);
        while (at < limit && text.charCodeAt(at) !== QUOTE) {
            const code = text.charCodeAt(at);
            if (code === LINE_FEED || code === CARRIAGE_RETURN)
                return undefined;
            at += code === BACKSLASH ? 2 : 1;
        }
        if (text.charCodeAt(at) !== QUOTE)
            return undefined;
        at += 1;
    }
    else {
        const first = at;
        if (text.charCodeAt(at) === STAR)
            at += 1;
        else
            while (isDigit(text.charCodeAt(at)))
                at += 1;
        if (at === first)
            return undefined;
    }
    return text.charCodeAt(at) === CLOSE ? at + 1 : undefined;
}
/**
 * The part of a reference that is an address: module path, then `type.name` with an index, or the
 * module path alone. A type without an underscore is taken only after `module.`, `data.` or
 * `ephemeral.`, so that `example.com` and `e.g` are none.
 */
function asAddress(reference) {
    const parts = splitParts(reference);
    let next = 0;
    while (parts[next]?.name === 'module' && parts[next]?.index === '' && parts[next + 1])
        next += 2;
    const moduleEnd = next;
    const afterModule = next > 0;
    const { name: kind, index } = parts[next] ?? { name: '', index: '' };
    const isRead = (kind === 'data' || kind === 'ephemeral') && index === '';
    if (isRead)
        next += 1;
    const type = parts[next];
    const name = parts[next + 1];
    if (type !== undefined && name !== undefined && type.index === '') {
        const looksLikeType = type.name.includes('_') && !type.name.startsWith('_');
        if (looksLikeType || isRead || afterModule)
            return join(parts.slice(0, next + 2));
    }
    return afterModule ? join(parts.slice(0, moduleEnd)) : undefined;
}
function splitParts(reference) {
    const parts = [];
    let at = 0;
    while (at < reference.length) {
        const end = endOfName(reference, at);
        let indexEnd = end;
        while (reference.charCodeAt(indexEnd) === OPEN) {
            const after = endOfIndex(reference, indexEnd);
            if (after === undefined)
                break;
            indexEnd = after;
        }
        parts.push({ name: reference.slice(at, end), index: reference.slice(end, indexEnd) });
        at = indexEnd + 1;
    }
    return parts;
}
function join(parts) {
    return parts.map(({ name, index }) => name + index).join('.');
}
const DOT = 46;
const OPEN = 91;
const CLOSE = 93;
const QUOTE = 34;
const BACKSLASH = 92;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const DOLLAR = 36;
const STAR = 42;
const SLASH = 47;
const AT = 64;
const LETTER = /\p{L}/u;
const LETTER_PART = /[\p{N}\p{M}]/u;
function isDigit(code) {
    return code >= 48 && code <= 57;
}
function isNameStart(code) {
    return ((code >= 97 && code <= 122) ||
        (code >= 65 && code <= 90) ||
        code === 95 ||
        (code > 127 && LETTER.test(String.fromCharCode(code))));
}
function isNamePart(code) {
    return (isNameStart(code) ||
        isDigit(code) ||
        code === 45 ||
        (code > 127 && LETTER_PART.test(String.fromCharCode(code))));
}
/** Characters before which a name is the rest of something else: a path, a host, another name. */
function continues(code) {
    return isNamePart(code) || [DOT, SLASH, BACKSLASH, DOLLAR, AT].includes(code);
}
//# sourceMappingURL=find-addresses.js.map

/***/ })

};
