export const id = 585;
export const ids = [585];
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

/***/ })

};
